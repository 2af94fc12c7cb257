"""Recovery codes: five groups of four letters, shown once and stored as a slow hash.

The first letters find the player, so that no name has to be typed; only the others are secret: 69 random bits.
"""

from __future__ import annotations

from hashlib import scrypt
from hmac import compare_digest
from secrets import token_bytes
from typing import Final, NamedTuple

from farshore.server.typed_codes import normalise_code, random_code

LENGTH, PUBLIC, GROUP = 20, 6, 4
"""Letters of a code, those that find the player, and those of a group."""
COST: Final = 2**14
"""The cost of scrypt: about 50 ms and 16 MB for each try."""


class RecoveryCode(NamedTuple):
    """A code in two parts: the letters that find the player, and the secret ones."""

    public: str
    secret: str

    def __str__(self) -> str:
        words = self.public + self.secret
        return " ".join(words[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def new_code() -> RecoveryCode:
    """Return a random code."""
    letters = random_code(LENGTH)
    return RecoveryCode(letters[:PUBLIC], letters[PUBLIC:])


def read_code(typed: str) -> RecoveryCode | None:
    """Return a typed code, in any case and with any spaces; None if it cannot be one.

    >>> read_code("abcd-efgh jkmn pqrs tuvw")
    RecoveryCode(public='ABCDEF', secret='GHJKMNPQRSTUVW')
    >>> read_code("ABCD") is None
    True
    """
    letters = normalise_code(typed)
    return RecoveryCode(letters[:PUBLIC], letters[PUBLIC:]) if len(letters) == LENGTH else None


def hash_code(secret: str, salt: bytes = b"") -> str:
    """Return the stored form of the secret part: salt and scrypt, in hexadecimal. It takes long: use a thread."""
    salt = salt or token_bytes(16)
    hashed = scrypt(secret.encode(), salt=salt, n=COST, r=8, p=1, maxmem=64 * 2**20, dklen=32)
    return f"{salt.hex()}:{hashed.hex()}"


NO_CODE: Final = f"{'00' * 16}:{'00' * 32}"
"""A hash that no code has: trying it takes as long as trying another."""


def is_code(secret: str, stored: str) -> bool:
    """Return whether this is the secret part of a stored code."""
    salt = bytes.fromhex(stored.partition(":")[0])
    return compare_digest(hash_code(secret, salt), stored)
