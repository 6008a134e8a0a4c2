"""The threat model and its tests are the same list."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
MODEL = HERE.parents[1] / "docs" / "security.md"


def test_every_line_of_the_threat_model_has_a_test_and_every_test_a_line() -> None:
    lines = re.findall(r"^\| (S-\d\d) \|", MODEL.read_text("utf-8"), re.MULTILINE)
    assert len(lines) == len(set(lines))
    tested = {
        f"S-{match[1]}"
        for path in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (match := re.match(r"test_s_(\d\d)_", node.name))
    }
    assert tested == set(lines)
