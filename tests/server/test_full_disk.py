"""A disk without room: everything that must be stored is refused with a reason, and works again when there is room."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from urllib.error import HTTPError

import pytest

from farshore.client import RequestRefused
from server.conftest import Server
from server.sit_down import Sitting, make, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux only")


def limit_files(server: Server, size: int = resource.RLIM_INFINITY) -> None:
    """From now on no file of the server grows beyond this size."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def act_once(sitting: Sitting) -> int:
    """Sit down and do the first legal action; returns the new version."""
    guest = await sitting.guest(*sitting.secrets)
    seat = guest.turn.busy[0]
    await guest.act(seat, guest.scene_actions()[0])
    await guest.close()
    return guest.version


def test_a_full_disk_is_said_and_nothing_fails_inside(
    start: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    # Python renames even a half-written bytecode file into place: others would load it.
    server = start(new_database("sqlite"), PYTHONDONTWRITEBYTECODE="1")
    sitting = make(server, "explorers", "p")
    before = run(act_once(sitting))
    limit_files(server, 4_096)
    with pytest.raises(RequestRefused) as refused:
        run(act_once(sitting))
    assert refused.value.key == "store-failed"
    with pytest.raises(HTTPError) as failed:
        make(server, "explorers", "p")
    assert failed.value.code == 503
    limit_files(server)
    assert run(act_once(sitting)) > before
    assert make(server, "explorers", "p").secrets
    assert server.mistakes() == ""
