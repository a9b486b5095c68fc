"""What is installed: the version and the optional extras."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES

from golazo.engine.errors import BadSetup


def version() -> str:
    """The version, and whether engine and games are compiled."""
    import golazo
    from golazo.engine import position

    is_compiled = str(position.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return f"golazo {golazo.__version__} ({'compiled' if is_compiled else 'interpreted'})"


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import a module of an extra; if it is not installed, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "golazo":
            raise
        raise BadSetup("extra-missing", extra=extra, module=error.name) from None
