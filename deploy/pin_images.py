"""Pin the images of Dockerfile and compose.yaml by digest: python3 deploy/pin_images.py. Needs Docker and the network.

A tag can be moved to another image; a digest cannot. A release runs this before it builds the image, so that the file
in the release names exactly what was built on.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
IMAGE = re.compile(r"^(ARG PYTHON_IMAGE=|\s*image: )([a-z0-9./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?$", re.MULTILINE)


def current_digest(image: str) -> str:
    """Return the digest of an image in its registry: sha256:…"""
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", image]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def pin(text: str, digest_of: Callable[[str], str]) -> str:
    """Return a file with the digest behind each image; an older digest is replaced."""
    return IMAGE.sub(lambda found: f"{found[1]}{found[2]}@{digest_of(found[2])}", text)


def main() -> None:
    for name in ("Dockerfile", "compose.yaml"):
        file = ROOT / name
        file.write_text(pin(file.read_text("utf-8"), current_digest), "utf-8")
        print(f"{name} is pinned")


if __name__ == "__main__":
    main()
