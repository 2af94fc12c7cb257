"""What Prometheus may ask at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

live_tables = Gauge("farshore_live_tables", "Tables in memory")
tables_made = Counter("farshore_tables_made", "Tables made by this process")
sockets = Gauge("farshore_connections", "Open sockets")
moves = Counter("farshore_moves", "Actions done, by people and bots", ["by"])
refusals = Counter("farshore_refusals", "Messages and requests that were refused", ["reason"])
move_seconds = Histogram(
    "farshore_move_seconds",
    "From the arrival of an action until it was stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
bot_queue = Gauge("farshore_bot_queue", "Bots that wait for a worker or think")
bot_waiting = Gauge("farshore_bot_waiting", "Questions that wait for a worker", ["kind"])
bot_wait_seconds = Histogram(
    "farshore_bot_wait_seconds",
    "How long questions waited for a worker",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
)
bot_seconds = Histogram(
    "farshore_bot_seconds", "How long bots thought", buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30)
)
bot_replacements = Counter("farshore_bot_replacements", "Workers that hung or crashed and were replaced")
resyncs = Counter("farshore_resyncs", "Lines too slow for single steps")
lines_refused = Counter("farshore_lines_refused", "HTTP lines beyond the limit of their address or of this process")
lines_too_late = Counter("farshore_lines_too_late", "HTTP lines that did not send the rest in time", ["part"])
waits_for_share = Counter("farshore_waits_for_share", "Messages that waited because their address had used its share")
