"""The server: tables, their storage, HTTP API, WebSocket and worker processes.

Layers, lowest first. A module imports its own package and lower layers only (`tests/test_server_layers.py`).

| package | holds |
|---|---|
| `settings`, `errors`, `metrics`, … | what all others use |
| `wire` | the messages between client and server, and their encoding |
| `store`, `workers` | the database; worker processes and their queue |
| `tables` | tables in memory: matches, seats, access, chat, lessons |
| `scenes` | what clients see of a table: views, patches, log |
| `bots`, `notices`, `players` | bots at tables, hints, reviews; notices of turns; names, passkeys and sessions |
| `socket`, `http` | the WebSocket; the API and the page |
| `admin` | the operator's decisions in a running server |
| `app`, `serve` | the application, and how to run it |
"""

from typing import Final

from farshore.core.optional_deps import Extra

SERVER: Final = Extra(
    "server",
    (
        "alembic",
        "cryptography",
        "litestar",
        "openskill",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "webauthn",
        "websockets",
    ),
)
POSTGRES: Final = Extra("postgres", ("psycopg",))
