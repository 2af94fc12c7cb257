"""Codes that people type: for seats, clubs, tournaments, invitations and recovery."""

from __future__ import annotations

from secrets import choice
from typing import Final

from farshore.server.rate_limits import RateLimiter

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The letters of codes, without those that look alike."""
TRIES: Final = 10
"""Codes of one kind that one address may try per minute."""


def random_code(length: int) -> str:
    """Return a random code."""
    return "".join(choice(LETTERS) for _ in range(length))


def derive_code(key: bytes, length: int) -> str:
    """Return the code that follows from a key, so that it need not be stored.

    >>> derive_code(bytes([1, 0]), 4)
    'AA22'
    """
    number = int.from_bytes(key)
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(length))


def normalise_code(typed: str) -> str:
    """Return the letters of a typed code, in capitals and without spaces and hyphens.

    >>> normalise_code(" abcd-2345 ")
    'ABCD2345'
    """
    return "".join(letter for letter in typed.upper() if letter in LETTERS)


def limit_tries() -> RateLimiter:
    """Return a limit for the codes that one address may try."""
    return RateLimiter(TRIES / 60, seconds=60)
