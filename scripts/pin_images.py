#!/usr/bin/env python3
"""Writes the digests of outside images behind their tags, in deploy/. Needs Docker's client and a network.

A tag can be moved to other bytes, a digest cannot. Run it again to take the newer bytes of the same tags.
"""

import re
import subprocess
import sys
from pathlib import Path

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
IMAGE = re.compile(r"^(FROM +|\s+image: +)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?= |$)", re.MULTILINE)
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def digest_of(image: str) -> str:
    """Ask the registry for the digest of the index, which holds the image of every processor."""
    ask = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
    done = subprocess.run(ask, capture_output=True, text=True, check=False)
    digest = done.stdout.strip()
    if done.returncode or not DIGEST.fullmatch(digest):
        answer = done.stderr.strip() or digest or "no answer"
        raise SystemExit(f"No digest of {image}, and nothing was changed: {answer}")
    return digest


def main(folder: Path = DEPLOY) -> int:
    texts = {
        path: path.read_text("utf-8")
        for path in [folder / "Dockerfile", *sorted(folder.glob("compose*.yaml"))]
    }
    images = sorted({match[2] for text in texts.values() for match in IMAGE.finditer(text)})
    digests = {image: digest_of(image) for image in images}
    for path, text in texts.items():
        path.write_text(IMAGE.sub(lambda at: f"{at[1]}{at[2]}@{digests[at[2]]}", text), "utf-8")
    for image, digest in digests.items():
        print(f"{image}@{digest}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
