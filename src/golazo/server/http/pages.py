"""The web app's files, and QR codes for a phone in the same house."""

from __future__ import annotations

import io
import mimetypes
from pathlib import Path
from typing import Annotated, Any, Final

import segno
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, QueryParameter

from golazo.server.refusal import Refusal, Unknown

FOLDER: Final = (Path(__file__).parents[1] / "web").resolve()
NOT_BUILT: Final = (
    "<!doctype html><title>Golazo</title><p>This Golazo was installed without its web app. In a checkout, scripts/play "
    "builds it.</p>"
)
A_YEAR: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

Local = Annotated[str, QueryParameter(pattern=r"^/[A-Za-z0-9/_.~-]*$", max_length=200)]


@get("/api/qr", summary="A QR code for an address of this server")
async def qr(request: Request[Any, Any, Any], path: Local) -> Response[bytes]:
    address = f"{request.url.scheme}://{request.headers.get('host', '')}{path}"
    picture = io.BytesIO()
    try:
        segno.make(address, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    except ValueError:  # a host's name that is longer than any
        raise Refusal("request-unreadable") from None
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the web app; every other address is the app itself, which finds its own way."""
    if path.startswith(("/api/", "/schema/")):
        raise Unknown("page-unknown")
    if path.strip("/") and (found := _file(path)) is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        # Vite puts a digest of the content into these names.
        cache = A_YEAR if found.parent.name == "assets" else ALWAYS_ASK
        return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
    index = FOLDER / "index.html"
    content = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": ALWAYS_ASK})


def _file(path: str) -> Path | None:
    try:
        found = (FOLDER / path.lstrip("/")).resolve()
        return found if found.is_relative_to(FOLDER) and found.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


ROUTES = [qr, page]
