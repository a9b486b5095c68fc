"""What a test needs and the machine does not have: a reason to skip, but never where the whole suite must run."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    said = f"{what}; scripts/setup-tests installs it"
    if os.environ.get("CI"):
        pytest.fail(said)
    pytest.skip(said)
