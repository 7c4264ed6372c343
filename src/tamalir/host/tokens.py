"""Secrets that stand for a seat: unguessable, stored only as hashes, compared in constant time."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import token_bytes, token_hex, token_urlsafe

TOKEN_BYTES = 32
SEED_BYTES = 32
LONGEST_TOKEN = 128


def new_token() -> str:
    """256 bits, fit for a link."""
    return token_urlsafe(TOKEN_BYTES)


def new_game_id() -> str:
    """Names a game; also part of every fair throw."""
    return token_hex(12)


def new_seed() -> bytes:
    return token_bytes(SEED_BYTES)


def digest(token: str) -> str:
    """What is stored and compared. The token is random, so a plain hash cannot be searched."""
    return sha256(token.encode()).hexdigest()


def matches(given: str, stored: str) -> bool:
    """Compares two digests without telling by time how far they agree."""
    return compare_digest(given, stored)
