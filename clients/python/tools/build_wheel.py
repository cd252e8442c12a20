"""
Builds the package for pip (PEP 517), from nothing but Python: so `pip install` needs no network, and no setuptools
either. The package is pure Python, so that its wheel is a zip file of its sources and of three files about them.
"""

import base64
import hashlib
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).resolve().parents[1]
_WHEEL = "Wheel-Version: 1.0\nGenerator: mistward\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
#: The oldest time that a zip file can hold: the same sources make the same wheel.
_EPOCH = (1980, 1, 1, 0, 0, 0)

Files = dict[str, bytes]


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((_ROOT / "pyproject.toml").read_text())["project"]
    return project


def _metadata(project: dict[str, Any]) -> str:
    fields = {
        "Metadata-Version": "2.1",
        "Name": project["name"],
        "Version": project["version"],
        "Summary": project["description"],
        "License": project["license"]["text"],
        "Requires-Python": project["requires-python"],
        "Description-Content-Type": "text/markdown",
    }
    head = "".join(f"{name}: {value}\n" for name, value in fields.items())
    return f"{head}\n{(_ROOT / project['readme']).read_text()}"


def _sources() -> Iterator[Path]:
    folder = _ROOT / _project()["name"]
    yield from sorted(path for path in folder.rglob("*") if path.suffix == ".py" or path.name == "py.typed")


def _record(files: Files, own: str) -> str:
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    return "".join(lines) + f"{own},,\n"


def _write(folder: str, files: Files) -> str:
    project = _project()
    stem = f"{project['name']}-{project['version']}"
    files = files | {
        f"{stem}.dist-info/METADATA": _metadata(project).encode(),
        f"{stem}.dist-info/WHEEL": _WHEEL.encode(),
    }
    record = f"{stem}.dist-info/RECORD"
    wheel = f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in (files | {record: _record(files, record).encode()}).items():
            archive.writestr(zipfile.ZipInfo(path, _EPOCH), content, zipfile.ZIP_DEFLATED)
    return wheel


def build_wheel(folder: str, settings: Any = None, metadata: Any = None) -> str:
    """Writes the wheel into a folder; returns its name. pip calls this."""
    return _write(folder, {str(path.relative_to(_ROOT)): path.read_bytes() for path in _sources()})


def build_editable(folder: str, settings: Any = None, metadata: Any = None) -> str:
    """The same for `pip install --editable`: a wheel that leads back here."""
    return _write(folder, {"mistward.pth": f"{_ROOT}\n".encode()})


def build_sdist(folder: str, settings: Any = None) -> str:
    """Source archives are made by git."""
    raise NotImplementedError("there are wheels only")
