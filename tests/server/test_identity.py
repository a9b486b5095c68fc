"""Identity: a signed cookie, a one-time code, a bearer token; and what the server refuses to listen to."""

from __future__ import annotations

import httpx
import pytest
import websockets

from tests.server.player import player
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_again_by_the_cookie(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        first = await http.get("/api/me")
        said = first.headers["set-cookie"]
        assert "HttpOnly" in said
        assert "SameSite=lax" in said
        assert (await http.get("/api/me")).json() == first.json()
        renamed = await http.patch("/api/me", json={"name": "  Ana \u202e Lúcia "})
        assert renamed.json()["name"] == "Ana Lúcia"
        assert (await http.patch("/api/me", json={"name": "\u200b"})).status_code == 400
        forged = http.cookies["golazo"][:-2] + "xx"
    async with httpx.AsyncClient(base_url=server.url, cookies={"golazo": forged}) as http:
        assert (await http.get("/api/me")).json()["id"] != first.json()["id"]


async def test_a_one_time_code_brings_the_identity_to_another_device_once(server: Running) -> None:
    async with player(server) as one, httpx.AsyncClient(base_url=server.url) as phone:
        code = (await one.post("/api/me/code"))["code"]
        claimed = await phone.post("/api/me/claim", json={"code": code.lower().replace("-", " ")})
        assert claimed.json()["id"] == one.me["id"]
        assert (await phone.get("/api/me")).json()["id"] == one.me["id"]
        again = await phone.post("/api/me/claim", json={"code": code})
        assert again.json()["error"]["key"] == "code-unknown"


async def test_a_program_has_a_token(server: Running) -> None:
    async with player(server) as one:
        token = (await one.post("/api/me/token"))["token"]
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers) as program:
            assert (await program.get("/api/me")).json()["id"] == one.me["id"]
            made = await program.post("/api/tables", json={"game": "world-cup-2010", "seats": [{"kind": "me"}] * 2})
            assert made.json()["yours"] == [0, 1]
        async with websockets.connect(server.socket, additional_headers=headers) as socket:
            assert one.me["id"] in str(await socket.recv())
        cookie = one.http.cookies["golazo"]
        wrong = {"Authorization": f"Bearer {cookie}"}
        async with httpx.AsyncClient(base_url=server.url, headers=wrong) as program:
            assert (await program.get("/api/tables/mine")).status_code == 401


async def test_a_new_token_makes_the_ones_before_invalid(server: Running) -> None:
    async with player(server) as one:
        first, second = [(await one.post("/api/me/token"))["token"] for _ in range(2)]
        old, new = {"Authorization": f"Bearer {first}"}, {"Authorization": f"Bearer {second}"}
        async with httpx.AsyncClient(base_url=server.url) as program:
            assert (await program.get("/api/tables/mine", headers=new)).status_code == 200
            assert (await program.get("/api/tables/mine", headers=old)).status_code == 401
        async with websockets.connect(server.socket, additional_headers=old) as socket:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert (await one.get("/api/me"))["id"] == one.me["id"]


async def test_other_sites_pages_are_not_listened_to(server: Running) -> None:
    async with player(server) as one:
        cookie = {"Cookie": f"golazo={one.http.cookies['golazo']}"}
        evil = websockets.Origin("https://evil.example")
        async with websockets.connect(server.socket, additional_headers=cookie, origin=evil) as socket:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        answer = await one.http.post("/api/me/token", headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "origin-foreign"
        answer = await one.http.post("/api/me/token", headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403


async def test_without_a_cookie_the_socket_is_closed(server: Running) -> None:
    async with websockets.connect(server.socket) as socket:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_every_answer_carries_the_usual_headers(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for path in ("/", "/api/games", "/healthz", "/lobby"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        for path in ("/api/nothing", "/../../etc/passwd", "/api/tables/x"):
            answer = await http.get(path)
            assert answer.status_code in (200, 400, 404)
            assert "root:" not in answer.text
        missing = (await http.get("/api/nothing")).json()
        assert missing["error"]["key"] == "page-unknown"
        large = await http.patch("/api/me", content=b"x" * 100_000)
        assert large.status_code in (401, 413)


async def test_what_is_no_message_is_refused_and_changes_nothing(server: Running) -> None:
    async with player(server) as one:
        for text in (
            "",
            "{",
            "[]",
            '{"type":"choose"}',
            '{"type":"no"}',
            "[" * 5000,
            '{"type":"watch","table":"../x"}',
        ):
            await one.socket.send(text)
            refused = await one.of("refused")
            assert refused["error"]["key"] == "message-unreadable"
        await one.socket.send(b"\xff\xfe")
        assert (await one.of("refused"))["error"]["key"] == "message-unreadable"
        await one.send("watch", table="a" * 20)
        assert (await one.of("refused"))["error"]["key"] == "table-unknown"
