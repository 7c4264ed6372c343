"""Tampered messages to a real server: each is refused with a code or carried out, none goes wrong inside."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from scripts.fuzz import tampered
from scripts.fuzz_wire import SAMPLES
from tests.server.house import Server

ROUTES = (
    ("POST", "/api/games"),
    ("POST", "/api/games/import"),
    ("POST", "/api/packs"),
    ("POST", "/api/games/{game}/act"),
    ("POST", "/api/games/{game}/undo"),
    ("POST", "/api/games/{game}/undo/vote"),
    ("POST", "/api/games/{game}/chat"),
    ("POST", "/api/games/{game}/join"),
    ("POST", "/api/games/{game}/to-bot"),
    ("POST", "/api/games/{game}/dice/pledge"),
    ("POST", "/api/games/{game}/fork"),
    ("POST", "/api/games/{game}/push"),
    ("GET", "/api/games/{game}"),
    ("GET", "/api/games/{game}/why"),
    ("GET", "/api/games/{game}/at"),
)
BODIES: tuple[dict[str, Any], ...] = (
    {"edition": "second", "seats": [{}, {"kind": "bot"}], "options": {"doom-track": True}},
    {"save": {"setup": {"seats": 2}, "schema": 1, "edition": "third"}, "seats": [{}]},
    {"files": {"pack.toml": "[pack]"}},
)


def body_of(luck: random.Random) -> bytes:
    sample = dict(luck.choice((*SAMPLES, *BODIES)))
    sample.pop("type", None)
    text = json.dumps(tampered(sample, luck)).encode()
    torn = bytearray(text)
    if luck.random() < 0.3 and torn:
        torn[luck.randrange(len(torn))] = luck.randrange(256)
    return bytes(torn)


def test_routes(server: Server):
    table = server.create("third", "challenge")
    token = table.created["seats"][0]["token"]
    kinds: set[int] = set()
    for n in range(250):
        luck = random.Random(f"route:{n}")
        method, path = luck.choice(ROUTES)
        query = {
            luck.choice(("since", "lang", "option", "length", "seat")): luck.choice(("-1", "x", "\x00", "1"))
        }
        found = server.client.request(
            method,
            path.format(game=table.game),
            params=query if luck.random() < 0.5 else {},
            content=body_of(luck) if method == "POST" else None,
            headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
        )
        kinds.add(found.status_code)
        assert found.status_code < 500, (n, method, path, found.text)
        if found.status_code >= 400:
            assert found.json()["code"], (n, found.text)
    assert {200, 400, 409} <= kinds
    assert server.client.get("/healthz").json()["well"]


def test_bytes_that_are_no_text(server: Server):
    for body in (b"\xff\xfe", b'{"edition": "\xc3"}', b'{"edition": "\\ud800"}', b"\x00", b""):
        found = server.client.post("/api/games", content=body, headers={"content-type": "application/json"})
        assert found.status_code == 400, (body, found.text)


def test_sockets(server: Server):
    table = server.create("second", None, seats=[{}, {}])
    token = table.created["seats"][0]["token"]
    address = f"{server.url.replace('http', 'ws')}/api/games/{table.game}/socket"
    answered = n = 0
    codes: set[int] = set()
    while n < 250:
        with connect(address, proxy=None, max_size=None) as line:
            line.send(json.dumps({"type": "hello", "token": token}))
            line.recv(timeout=30)
            try:
                for _ in range(25):
                    luck = random.Random(f"socket:{n}")
                    n += 1
                    do = dict(luck.choice(SAMPLES))
                    message = {"id": n, "do": do}
                    if luck.random() < 0.7:
                        message = tampered(message, luck)
                    line.send(json.dumps(message))
                    while True:
                        heard = json.loads(line.recv(timeout=60))
                        if heard["type"] in ("done", "error"):
                            break
                    answered += 1
                    assert heard.get("code") not in ("internal", "engine-fault"), (n, message, heard)
            except ConnectionClosed as closed:
                codes.add(0 if closed.rcvd is None else closed.rcvd.code)
    assert codes <= {4400, 4401, 4429}, "too many mistakes, or the link was renewed"
    assert answered > 100
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        assert client.get("/healthz").json()["well"]
