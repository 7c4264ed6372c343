"""Browser push: a sealed message to the push service of somebody's browser (RFC 8030, 8291 and 8292).

The service passes it on without being able to read it. It is signed with a key that is made once and never
leaves the server. Only the push services of browsers, and hosts that the operator adds, are ever called, so
that nobody can make the server call its own neighbours.
"""

from __future__ import annotations

import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from time import time
from typing import Any, cast
from urllib.parse import urlsplit

import certifi
import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tamalir.host.errors import Problem
from tamalir.host.wire import PushOn
from tamalir.server.settings import Settings
from tamalir.server.storage.database import Database
from tamalir.server.storage.pushes import id_of, signing_key
from tamalir.server.storage.records import PushRecord

SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
"""Chrome and its kin, Firefox, Edge, Safari."""
GONE = (400, 401, 403, 404, 410)
"""What a service says about a browser that wants nothing any more, or not from us."""
SECONDS = 10.0
KEPT_SECONDS = 24 * 60 * 60
"""So long a service keeps a message for a browser that is switched off."""
SIGNED_SECONDS = 12 * 60 * 60
Seal = Callable[..., bytes]
CURVE_POINT, AUTH_BYTES = 65, 16


class Pusher:
    """Seals, signs and sends."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._hosts = (*SERVICES, *settings.push_hosts) if settings.push else ()
        self._contact = settings.push_contact or _contact(settings.public_url)
        self._database = database
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._client: httpx.AsyncClient | None = None

    async def public_key(self) -> str | None:
        """What a browser needs to subscribe; None: push is off."""
        if not self._hosts:
            return None
        key = await self._signing_key()
        return _text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def subscription(self, seat: int, command: PushOn) -> PushRecord:
        """Refuse what cannot be sent to, or must not be."""
        if not self._hosts:
            raise Problem(403, "push-off", "this server sends no notifications to browsers")
        if not may_call(command.endpoint, self._hosts):
            raise Problem(422, "push", "notifications go only to the push services of browsers, over https")
        try:
            point = _bytes(command.keys.p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            fits = len(point) == CURVE_POINT and len(_bytes(command.keys.auth)) == AUTH_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise Problem(422, "push", "these are not the keys of a browser's subscription")
        return PushRecord(
            id=id_of(command.endpoint),
            seat=seat,
            endpoint=command.endpoint,
            p256dh=command.keys.p256dh,
            auth=command.keys.auth,
            lang=command.lang,
        )

    async def send(self, record: PushRecord, topic: str, message: dict[str, Any]) -> int:
        """What the push service answers; raises `httpx.HTTPError` if it does not."""
        if not may_call(record.endpoint, self._hosts):  # allowed once, and no longer
            return GONE[0]
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": topic,
            "urgency": "normal",
            "authorization": self._signature(record.endpoint, await self._signing_key()),
        }
        if self._client is None:
            self._client = caller()
        answer = await self._client.post(record.endpoint, content=sealed(record, message), headers=headers)
        return answer.status_code

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _signing_key(self) -> ec.EllipticCurvePrivateKey:
        if self._key is None:
            fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            kept = await signing_key(self._database.engine, self._database.writer, f"{fresh:064x}")
            self._key = ec.derive_private_key(int(kept, 16), ec.SECP256R1())
        return self._key

    def _signature(self, endpoint: str, key: ec.EllipticCurvePrivateKey) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        return Vapid02(key).sign(claims)["Authorization"]  # pyright: ignore[reportUnknownMemberType] - py_vapid tells no types


def caller() -> httpx.AsyncClient:
    """Trusts whom the system trusts, and the usual authorities."""
    trusted = ssl.create_default_context()
    trusted.load_verify_locations(certifi.where())
    return httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False, verify=trusted)


def sealed(record: PushRecord, message: dict[str, Any]) -> bytes:
    """Only the browser that subscribed can open it."""
    return cast("Seal", http_ece.encrypt)(
        json.dumps(message, ensure_ascii=False).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(record.p256dh),
        auth_secret=_bytes(record.auth),
        version="aes128gcm",
    )


def may_call(endpoint: str, hosts: tuple[str, ...]) -> bool:
    """https, and a host of the list; `*.` stands for what comes before a dot."""
    try:
        parts = urlsplit(endpoint)
        host = parts.netloc.lower()
        fine = parts.scheme == "https" and "@" not in host and endpoint.isascii() and endpoint.isprintable()
    except ValueError:
        return False
    host = host.removesuffix(":443")
    return fine and any(
        host.endswith(allowed[1:]) and host != allowed[1:] if allowed.startswith("*.") else host == allowed
        for allowed in hosts
    )


def _contact(public_url: str | None) -> str:
    """Whom a push service can turn to."""
    if public_url is not None and public_url.startswith("https://"):
        return public_url
    return "mailto:operator@tamalir.invalid"


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
