"""Logs tell what failed, never what was secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO

import pytest
import structlog

from farshore.server import logs
from farshore.server.settings import Settings


@pytest.fixture
def as_before() -> Iterator[None]:
    known = structlog.get_config()
    yield
    structlog.configure(**known)


@pytest.mark.parametrize("as_json", [True, False])
def test_a_traceback_tells_no_values(as_json: bool, capsys: pytest.CaptureFixture[str], as_before: None) -> None:
    def fail(secret: str) -> None:
        raise OSError(f"{len(secret)} letters are too many")

    logs.set_up(Settings(log_json=as_json))
    try:
        fail("swordfish")
    except OSError as error:
        structlog.get_logger("test").error("failed", exc_info=error)
    printed = capsys.readouterr().out
    assert "9 letters are too many" in printed
    assert "swordfish" not in printed.replace('fail("swordfish")', "")
    if as_json:
        assert json.loads(printed)["exception"][0]["exc_type"] == "OSError"


def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch, as_before: None) -> None:
    class Full(StringIO):
        def write(self, words: str) -> int:
            tried.append(words)
            raise OSError(28, "No space left on device")

    tried: list[str] = []
    logs.set_up(Settings())
    monkeypatch.setattr("sys.stdout", Full())
    log = structlog.get_logger("farshore.test")
    log.warning("summaries not written", tables=3)
    try:
        raise KeyError("x")
    except KeyError:
        log.exception("message failed")
    printed = "".join(tried)
    assert "summaries not written" in printed
    assert "message failed" in printed
