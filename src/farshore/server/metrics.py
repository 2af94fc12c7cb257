"""Prometheus metrics, served at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

live_tables = Gauge("farshore_live_tables", "Tables in memory")
live_table_bytes = Gauge("farshore_live_table_bytes", "Estimated memory of the tables in memory")
tables_made = Counter("farshore_tables_made", "Tables created by this process")
sockets = Gauge("farshore_connections", "Open WebSockets")
moves = Counter("farshore_moves", "Actions played, by people and bots", ["by"])
refusals = Counter("farshore_refusals", "Messages and requests that were refused", ["reason"])
move_seconds = Histogram(
    "farshore_move_seconds",
    "From the arrival of an action until it was stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
bot_queue = Gauge("farshore_bot_queue", "Requests that wait for a worker or are being computed")
bot_waiting = Gauge("farshore_bot_waiting", "Requests that wait for a worker", ["kind"])
bot_wait_seconds = Histogram(
    "farshore_bot_wait_seconds",
    "Seconds that requests waited for a worker",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
)
bot_seconds = Histogram(
    "farshore_bot_seconds", "Seconds that workers took for a request", buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30)
)
bot_replacements = Counter("farshore_bot_replacements", "Workers that hung or crashed and were replaced")
resyncs = Counter("farshore_resyncs", "Whole scenes sent because a connection was too slow for patches")
connections_refused = Counter("farshore_lines_refused", "HTTP connections refused because of a limit")
requests_too_late = Counter(
    "farshore_lines_too_late", "HTTP connections whose request did not arrive in time", ["part"]
)
quota_waits = Counter("farshore_waits_for_share", "Messages that waited for the processor quota of their address")
loop_lag = Gauge("farshore_loop_lag_seconds", "Seconds by which the event loop was late")
request_seconds = Histogram(
    "farshore_request_seconds",
    "From the arrival of an HTTP request until its response, by status",
    ["status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
notices_dropped = Counter("farshore_notices_dropped", "Requests to other servers that were given up", ["reason"])
