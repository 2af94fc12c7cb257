"""Many live tables at once, for a short time; `farshore bench server --load` does it for a minute with 200."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farshore_research.bench.load import play
from server.conftest import Server
from server.sit_down import run


@pytest.mark.slow
def test_live_tables_with_four_clients_each_without_an_error(
    new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    server = start(new_database("sqlite"))
    result = run(play(server.address, "kingdom_maps", 25, 5.0, pause=0.5))
    assert result.errors == []
    assert result.moves >= 25
