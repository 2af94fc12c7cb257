"""Browsers of players, for tests: cookies, origin, passkeys."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any

from server.authenticator import Authenticator
from server.sit_down import House, request


@dataclass
class Browser:
    """One browser on one device. It sends its cookies and its origin, as browsers do."""

    house: House
    cookies: dict[str, str] = field(default_factory=dict)
    origin: str = ""
    host: str = ""
    last_headers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        port = self.house.address.rpartition(":")[2]
        self.host = self.host or f"localhost:{port}"
        self.origin = self.origin or f"http://{self.host}"

    def __call__(self, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """A request: its status, and the JSON or text of the answer."""
        sent = {"host": self.host, **headers}
        if body is not None and self.origin != "none":
            sent.setdefault("origin", self.origin)
        if self.cookies:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        status, answered, words = request(self.house, path, body, **sent)
        self.last_headers = answered
        for name, morsel in SimpleCookie(answered.get("set-cookie", "")).items():
            if morsel.value:
                self.cookies[name] = morsel.value
            else:
                self.cookies.pop(name, None)
        return status, json.loads(words) if words.startswith(("{", "[")) else words

    def sign_up(self, name: str, passkey: Authenticator | None = None, **more: Any) -> dict[str, Any]:
        """Make a player, with a passkey or without."""
        answer = None
        if passkey is not None:
            status, found = self("/api/player/passkey", {"name": name})
            assert status == 200, found
            answer = passkey.create(found["options"], self.origin)
        body = {"name": name, **more} | ({"passkey": answer} if answer else {})
        status, made = self("/api/player/new", body)
        assert status == 200, made
        return dict(made)

    def assertion(self, passkey: Authenticator, origin: str = "") -> dict[str, Any]:
        """A fresh answer of a passkey for signing in."""
        status, found = self("/api/player/challenge", {})
        assert status == 200, found
        return passkey.get(found["options"], origin or self.origin)

    def sign_in(self, passkey: Authenticator, **more: Any) -> tuple[int, Any]:
        return self("/api/player/sign-in", {"passkey": self.assertion(passkey), **more})
