"""Starting a server: one process, or several on PostgreSQL."""

from __future__ import annotations

import errno
import json
import logging
import logging.config
import os
import socket
import sys
import time
from pathlib import Path
from typing import Any, Final

import uvicorn

from golazo.server.browser import open_soon
from golazo.server.http.identity import secret_of
from golazo.server.refusal import Refusal
from golazo.server.settings import from_environment

MESSAGE_BYTES: Final = 65_536
STOP_SECONDS: Final = 10
LOCK: Final = "lock"
_KNOWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


def serve(
    host: str, port: int, workers: int, data: Path | None, lan: bool, proxies: str = "", browser: bool = False
) -> None:
    if data is not None:
        os.environ["GOLAZO_DATA"] = str(data)
    settings = from_environment()
    if workers > 1 and not settings.is_postgres:
        raise Refusal("serve-workers", workers=workers)
    os.umask(0o077)
    secret_of(settings.data, settings.secret)  # made once, before several processes look for it
    lock = None if settings.is_postgres else _locked(settings.data)
    if lan:
        host = "0.0.0.0"
    if _is_taken(host, port):
        raise Refusal("serve-port", port=str(port))
    _show(host, port, lan)
    if browser:
        open_soon(f"http://127.0.0.1:{port}/")
    logging.config.dictConfig(LOGGING)
    uvicorn.run(
        "golazo.server.http.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        log_config=LOGGING,
    )
    if lock is not None:
        os.close(lock)


def _locked(folder: Path) -> int | None:
    """One server a folder: two would show people different games."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return None
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Refusal("serve-twice", folder=str(folder)) from None
    return handle


def _show(host: str, port: int, lan: bool) -> None:
    """Where it is; with `lan` also the address for a phone in the same house, to type or to look at."""
    shown = "127.0.0.1" if lan or host in ("0.0.0.0", "::") else host
    print(f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/")
    if lan:
        import segno

        address = f"http://{_own_address()}:{port}/"
        print(address)
        segno.make(address, error="m").terminal(compact=True)
    sys.stdout.flush()


def _is_taken(host: str, port: int) -> bool:
    """Whether somebody listens there already; better said before the server starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error.errno == errno.EADDRINUSE
    return False


def _own_address() -> str:
    """Of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


class JsonLines(logging.Formatter):
    """One JSON object a line. Only what the server itself says goes in: no headers, cookies, tokens or addresses."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in _KNOWN},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "golazo.server.serve.JsonLines"}},
    "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["out"], "level": "WARNING"},
    "loggers": {
        "golazo": {"level": "INFO"},
        # It would write down the address of everybody who connects.
        "uvicorn": {"level": "WARNING"},
    },
}
