"""Clients of a Farshore server.

`Client` lets a bot play with a bot token, `SyncClient` does the same without `async`. `TableClient` follows one table
as the page does: it joins with the secret of a seat, keeps the scene up to date and sends moves.
"""

from farshore.client.program import Client, ProgramResult, Turn
from farshore.client.program_tables import RequestFailed
from farshore.client.sync import SyncClient, SyncTurn
from farshore.client.table_client import (
    RequestRefused,
    TableClient,
    board_actions,
    boards,
    nodes,
    patch_node,
    post,
)

__all__ = [
    "Client",
    "ProgramResult",
    "RequestFailed",
    "RequestRefused",
    "SyncClient",
    "SyncTurn",
    "TableClient",
    "Turn",
    "board_actions",
    "boards",
    "nodes",
    "patch_node",
    "post",
]
