"""What Prometheus may ask about this process at `/metrics`."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("caravansary_moves_total", "Answers and take-backs stored.")
REFUSALS = Counter("caravansary_refusals_total", "Messages and requests refused, by code.", ["code"])
COMMAND_SECONDS = Histogram(
    "caravansary_command_seconds",
    "From reading a command off a socket to knowing its outcome.",
    ["type"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
SOCKETS = Gauge("caravansary_sockets", "Open websockets.")
TABLES = Gauge("caravansary_tables_loaded", "Tables in memory.")
BOT_SECONDS = Histogram("caravansary_bot_seconds", "Time a bot took to answer.", ["bot"])
BOT_FAILURES = Counter("caravansary_bot_failures_total", "Bots that crashed, hung or answered nonsense.", ["bot"])
