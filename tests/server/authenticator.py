"""A passkey in software: it makes credentials and signs as a browser and its authenticator do."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40


def encode(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def decode(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


@dataclass
class Authenticator:
    """One credential of one domain."""

    domain: str = "localhost"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: token_bytes(32))
    count: int = 0

    def _data(self, flags: int) -> bytes:
        return sha256(self.domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = encode(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}, "response": response}

    def create(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """Answer the options for a new passkey."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(PRESENT | VERIFIED | HAS_CREDENTIAL) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._answer({"clientDataJSON": encode(client), "attestationObject": encode(attestation)})

    def get(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """Answer the options for signing in."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {"clientDataJSON": encode(client), "authenticatorData": encode(data), "signature": encode(signature)}
        )
