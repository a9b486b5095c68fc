"""Plain values: anything that JSON can represent."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
"""A JSON object: arguments of words, parts of a view, a record."""
