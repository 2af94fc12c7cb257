"""Web Push: a message that only one browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
"""Bytes of a record: a notice fits into one."""
VALID = 12 * 3600
"""Seconds for which a signature is good; services take up to a day."""
CURVE = ec.SECP256R1()


def told(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(words: str) -> bytes:
    """Bytes as browsers wrote them."""
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """The server as push services know it: one pair of keys, made at the first start."""

    def __init__(self, private: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(read(private)), CURVE)
        self.public = told(point(self._key.public_key()))
        """What a browser must know to let this server send it something."""

    @staticmethod
    def fresh() -> str:
        """A new private key, to be kept."""
        return told(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))

    def authorization(self, address: str, contact: str) -> str:
        """The header that shows a push service who sends."""
        where = urlsplit(address)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time()) + VALID, "sub": contact}
        words = ".".join(told(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(words.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={words}.{told(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(
    words: bytes, p256dh: bytes, auth: bytes, *, salt: bytes = b"", own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """For the browser with these keys; ValueError if they are none."""
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    mine = point(own.public_key())
    shared = _derived(own.exchange(ec.ECDH(), receiver), auth, b"WebPush: info\0" + p256dh + mine, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    last = b"\x02"  # after this record nothing comes
    head = salt + RECORD.to_bytes(4) + len(mine).to_bytes(1) + mine
    return head + AESGCM(key).encrypt(nonce, words + last, None)
