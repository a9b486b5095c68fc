"""The project's scripts, as modules for tests."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


def script(name: str) -> ModuleType:
    """A script, loaded without being run; it may import those beside it."""
    folder = str(ROOT / "scripts")
    found = spec_from_file_location(f"script_{name}", f"{folder}/{name}.py")
    assert found is not None
    assert found.loader is not None
    loaded = module_from_spec(found)
    sys.path.insert(0, folder)
    try:
        found.loader.exec_module(loaded)
    finally:
        sys.path.remove(folder)
    return loaded
