"""Web Push: message encryption (RFC 8291) and server identification (RFC 8292)."""

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
"""Seconds for which a signature is valid; push services accept up to a day."""
CURVE = ec.SECP256R1()
AUTH = 16
"""Bytes of the secret that a browser shares with the server."""


def encode_base64url(raw: bytes) -> str:
    """Encode bytes as URL-safe base64 without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode_base64url(words: str) -> bytes:
    """Decode URL-safe base64 without padding."""
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def are_keys(p256dh: str, auth: str) -> bool:
    """Return whether these are the keys of a browser: a point of the curve, and 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode_base64url(p256dh))
        return len(decode_base64url(auth)) == AUTH
    except ValueError:
        return False


def encode_public_key(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """The key pair by which push services know the server."""

    def __init__(self, private: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode_base64url(private)), CURVE)
        self.public = encode_base64url(encode_public_key(self._key.public_key()))
        """The public key that a browser needs for its subscription."""

    @staticmethod
    def fresh() -> str:
        """Return a new private key."""
        return encode_base64url(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))

    def authorization(self, address: str, contact: str) -> str:
        """Return the header that identifies the server to a push service."""
        where = urlsplit(address)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time()) + VALID, "sub": contact}
        words = ".".join(
            encode_base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(words.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={words}.{encode_base64url(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def _derive_key(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(
    words: bytes, p256dh: bytes, auth: bytes, *, salt: bytes = b"", own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """Encrypt for the browser with these keys; raise ValueError if they are invalid."""
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    mine = encode_public_key(own.public_key())
    shared = _derive_key(own.exchange(ec.ECDH(), receiver), auth, b"WebPush: info\0" + p256dh + mine, 32)
    key = _derive_key(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive_key(shared, salt, b"Content-Encoding: nonce\0", 12)
    last = b"\x02"  # the last record
    head = salt + RECORD.to_bytes(4) + len(mine).to_bytes(1) + mine
    return head + AESGCM(key).encrypt(nonce, words + last, None)
