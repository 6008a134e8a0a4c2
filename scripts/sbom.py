"""Writes what a server consists of, as CycloneDX: the same bytes for the same lock files.

`python scripts/sbom.py --output blockcade.cdx.json`. It needs nothing but Python, so that images can run it.
"""

import argparse
import json
import os
import sys
import tomllib
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from locked import REQUIREMENTS, ROOT, Package, bundled_in_page, installed_python, python_packages

NAMESPACE = uuid.uuid5(uuid.NAMESPACE_URL, "pkg:pypi/blockcade")
# The kernel's compiled modules contain it, and the hash map that it brings.
COMPILED_IN = "nanobind"


def component(package: Package) -> dict[str, Any]:
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": _reference(package),
        "name": package.name,
        "version": package.version,
        "purl": package.purl,
        "licenses": [{"expression": package.licence}],
    }
    # One hash a file: of a wheel for each machine only the registry knows which it is.
    if package.kind == "npm":
        found["hashes"] = [{"alg": algorithm, "content": digest} for algorithm, digest in package.hashes]
    else:
        found["externalReferences"] = [
            {
                "type": "distribution",
                "url": package.purl,
                "comment": "one of these files" + (f"; where {package.marker}" if package.marker else ""),
                "hashes": [{"alg": algorithm, "content": digest} for algorithm, digest in package.hashes],
            }
        ]
    return found


def _reference(package: Package) -> str:
    return f"{package.purl}#{package.marker}" if package.marker else package.purl


def bill() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    compiled = [package for package in python_packages("build") if package.name == COMPILED_IN]
    assert compiled, f"{REQUIREMENTS}/build.txt names no {COMPILED_IN}"
    packages = [*installed_python(), *compiled, *bundled_in_page()]
    own = f"pkg:pypi/{project['name']}@{project['version']}"
    components = [component(package) for package in packages]
    content: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": project["name"],
                "version": project["version"],
                "purl": own,
                "licenses": [{"expression": project["license"]}],
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [each["bom-ref"] for each in components]}],
    }
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        stamp = datetime.fromtimestamp(int(epoch), UTC)
        content["metadata"]["timestamp"] = stamp.isoformat().replace("+00:00", "Z")
    content["serialNumber"] = f"urn:uuid:{uuid.uuid5(NAMESPACE, json.dumps(content, sort_keys=True))}"
    return content


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, help="a file, instead of the terminal")
    args = parser.parse_args()
    text = json.dumps(bill(), indent=2, sort_keys=True) + "\n"
    if args.output:
        args.output.write_text(text, "utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
