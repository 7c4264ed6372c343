"""Browser push: sealed messages to a push service on this machine, opened as a browser opens them."""

from __future__ import annotations

import json
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Empty, Queue
from secrets import token_bytes
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tamalir.server.client import Guest
from tamalir.server.push import SERVICES, may_call
from tests.server.house import Server, Table, eventually, serving, sqlite
from tests.server.stored import stored
from tests.server.test_play import denied

POINT = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(data: str) -> bytes:
    return urlsafe_b64decode(data + "=" * (-len(data) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """One subscription: its keys never leave it, and it opens what was sealed for it (RFC 8291)."""

    def __init__(self, service: str, path: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)
        self.public = self._key.public_key().public_bytes(*POINT)
        self.path = path
        self.endpoint = f"{service}{path}"

    def subscription(self, lang: str = "en") -> dict[str, Any]:
        keys = {"p256dh": text(self.public), "auth": text(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys, "lang": lang}

    def opened(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = derived(shared, self._auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


class PushService:
    """What browsers' makers run: takes sealed messages over TLS and says what it is told to say."""

    def __init__(self, folder: Path) -> None:
        self.status = 201
        self.letters: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.letters.put((self.path, headers, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name it has above
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.certificate, key = certificate(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.host = f"localhost:{self._server.server_port}"
        self.url = f"https://{self.host}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.letters.get(timeout=60)

    def nothing(self) -> bool:
        try:
            self.letters.get(timeout=0.7)
        except Empty:
            return True
        return False

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)


def certificate(folder: Path) -> tuple[Path, Path]:
    """For localhost, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(
            x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "service.pem", folder / "service.key"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    pem = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    files[1].write_bytes(key.private_bytes(*pem))
    return files


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    made = PushService(tmp_path_factory.mktemp("service"))
    try:
        yield made
    finally:
        made.close()


@pytest.fixture(scope="module")
def pushing(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts this push service and may call it."""
    folder = tmp_path_factory.mktemp("pushing")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(service.certificate))
        with serving(sqlite(folder), "--push-host", service.host, log=folder / "log") as server:
            yield server


@pytest.fixture(autouse=True)
def well(service: PushService) -> None:
    service.status = 201
    while not service.letters.empty():
        service.letters.get_nowait()


def duel(server: Server, **more: Any) -> tuple[Table, Guest, Guest]:
    """Who is asked first, and who then."""
    table = server.create("second", "duel", **more)
    asked, _ = table.asked()
    return table, asked, next(seat for seat in table.seats if seat is not asked)


def until_asked(table: Table, seat: Guest) -> None:
    """Play until this seat is asked for the first time."""
    for _ in range(30):
        if table.asked()[0] is seat:
            return
        table.step()
    raise AssertionError("never asked")


def test_whoever_is_away_is_told_in_their_language(pushing: Server, service: PushService):
    table, first, second = duel(pushing)
    for n, seat in enumerate(table.seats):
        seat.post("join", name=("Анна", "Bolek")[n])
    browser = Browser(service.url, "/push/abc")
    assert second.post("push", **browser.subscription("ru")) == {"on": True}

    until_asked(table, second)

    path, headers, body = service.next()
    mine, other = (1, 0) if second is table.seats[1] else (0, 1)
    names = ("Анна", "Bolek")
    assert path == "/push/abc"
    assert browser.opened(body) == {
        "title": f"Ваш ход, {names[mine]}",
        "body": f"За столом: {names[other]}",
        "lang": "ru",
        "game": table.game,
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert headers["topic"] == table.game
    assert service.nothing(), "one question, one notification"
    check_signature(headers["authorization"], pushing.client.get("/api/push").json()["key"], service.url)
    del first


def check_signature(header: str, published: str, audience: str) -> None:
    """RFC 8292: a token signed with the key that the browser subscribed with."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == published
    head, claims, signature = fields["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(raw(claims))
    assert said["aud"] == audience
    assert said["sub"].startswith(("mailto:", "https://"))
    half = raw(signature)
    der = encode_dss_signature(int.from_bytes(half[:32], "big"), int.from_bytes(half[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(published))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_whoever_is_there_is_not_told(pushing: Server, service: PushService):
    table, _, second = duel(pushing)
    second.post("push", **Browser(service.url, "/there").subscription())
    with second.socket():
        until_asked(table, second)
        assert service.nothing()


def test_nobody_is_told_after_the_end_of_it(pushing: Server, service: PushService):
    table, _, second = duel(pushing)
    browser = Browser(service.url, "/ended")
    second.post("push", **browser.subscription())
    assert second.post("push/end", endpoint=browser.endpoint) == {"on": False}
    assert second.post("push/end", endpoint=browser.endpoint) == {"on": False}
    until_asked(table, second)
    assert service.nothing()


def test_a_renewed_link_ends_it(pushing: Server, service: PushService):
    """Whoever held the old link learns nothing any more."""
    table, _, second = duel(pushing)
    second.post("push", **Browser(service.url, "/old-link").subscription())
    seat = table.seats.index(second)
    token = table.host.post("links", seat=seat)["token"]
    table.seats[seat] = pushing.guest(table.game, token)
    until_asked(table, table.seats[seat])
    assert service.nothing()
    assert stored(pushing.database, table.game).pushes == []


@pytest.mark.parametrize("status", [404, 410, 403])
def test_a_browser_that_is_gone_is_forgotten(pushing: Server, service: PushService, status: int):
    table, _, second = duel(pushing)
    service.status = status
    second.post("push", **Browser(service.url, f"/gone-{status}").subscription())
    assert len(stored(pushing.database, table.game).pushes) == 1
    until_asked(table, second)
    service.next()
    assert eventually(lambda: stored(pushing.database, table.game).pushes == [])


def test_a_service_that_stumbles_is_tried_again(pushing: Server, service: PushService):
    table, _, second = duel(pushing)
    service.status = 500
    browser = Browser(service.url, "/stumbles")
    second.post("push", **browser.subscription())
    until_asked(table, second)
    service.next()
    service.status = 201
    table.step()
    until_asked(table, second)
    assert browser.opened(service.next()[2])["game"] == table.game
    assert len(stored(pushing.database, table.game).pushes) == 1


def test_at_most_five_browsers_for_a_seat(pushing: Server, service: PushService):
    table, _, second = duel(pushing)
    browsers = [Browser(service.url, f"/device-{n}") for n in range(7)]
    for browser in [*browsers, browsers[-1]]:
        second.post("push", **browser.subscription())
    kept = [push.endpoint for push in stored(pushing.database, table.game).pushes]
    assert kept == [browser.endpoint for browser in browsers[2:]]
    until_asked(table, second)
    assert {service.next()[0] for _ in range(5)} == {browser.path for browser in browsers[2:]}
    assert service.nothing()


def test_it_survives_a_restart_and_the_key_stays(service: PushService, tmp_path: Path):
    browser = Browser(service.url, "/restart")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(service.certificate))
        server = Server(sqlite(tmp_path), "--push-host", service.host, log=tmp_path / "log").start()
        try:
            table, _, second = duel(server)
            second.post("push", **browser.subscription())
            key = server.client.get("/api/push").json()["key"]
            server.kill()
            server.start()
            assert server.client.get("/api/push").json()["key"] == key
            until_asked(table, second)
            assert browser.opened(service.next()[2])["game"] == table.game
            assert not [word for word in (browser.endpoint, "/restart") if word in server.log.read_text()]
        finally:
            server.close()


class TestRefused:
    def test_addresses_that_are_not_push_services(self, pushing: Server, service: PushService):
        table, _, second = duel(pushing)
        good = Browser(service.url, "/good").subscription()
        port = service.host.partition(":")[2]
        for endpoint in (
            "http://fcm.googleapis.com/x", "https://169.254.169.254/latest", "https://127.0.0.1/",
            f"https://127.0.0.1:{port}/x", f"http://{service.host}/x", "https://elsewhere.example/",
            "https://fcm.googleapis.com@127.0.0.1/", "https://fcm.googleapis.com:8443/",
            "https://[::1]/", "https://[", "ftp://fcm.googleapis.com/", "https://push.apple.com/",
            "https://evil-push.apple.com.example/", "https://fcm.googleapis.com\\@127.0.0.1/", "javascript:1",
        ):  # fmt: skip
            denied("push", 422, second.post, "push", **{**good, "endpoint": endpoint})
        assert stored(pushing.database, table.game).pushes == []

    def test_keys_that_are_none(self, pushing: Server, service: PushService):
        _, _, second = duel(pushing)
        good = Browser(service.url, "/keys").subscription()
        for keys in (
            {"p256dh": "AAAA", "auth": good["keys"]["auth"]},
            {"p256dh": good["keys"]["p256dh"], "auth": "AAAA"},
            {"p256dh": text(b"\x04" + b"\x01" * 64), "auth": good["keys"]["auth"]},
            {"p256dh": "ż", "auth": "ż"},
        ):
            denied("push", 422, second.post, "push", **{**good, "keys": keys})

    def test_only_players(self, pushing: Server, service: PushService):
        table, _, _ = duel(pushing)
        good = Browser(service.url, "/spectator").subscription()
        denied("forbidden", 403, table.spectator.post, "push", **good)
        denied("forbidden", 403, table.host.post, "push", **good)
        denied("bad-token", 401, pushing.guest(table.game, "x").post, "push", **good)

    def test_when_it_is_off(self, service: PushService, tmp_path: Path):
        with serving(sqlite(tmp_path), "--no-push", log=tmp_path / "log") as server:
            assert server.client.get("/api/push").json() == {"key": None}
            _, _, second = duel(server)
            denied("push-off", 403, second.post, "push", **Browser(service.url, "/off").subscription())


def test_services_of_known_browsers():
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
    ):
        assert may_call(endpoint, SERVICES)
