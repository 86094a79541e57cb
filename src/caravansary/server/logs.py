"""Structured logs: one JSON object a line on standard error, or coloured lines where somebody looks at them.

Many people read logs, and logs are kept for long, so no secret may be in them. Tracebacks have no values of variables,
and whatever looks like a secret is blotted out.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer

SECRETS = [
    (re.compile(r"(\w+://[^\s:/@]+):[^\s@]+@"), r"\1:***@"),  # the password in an address
    (re.compile(r"(?i)(password\s*[=:]\s*)('[^']*'|\S+)"), r"\1***"),
    (re.compile(r"(caravansary=)[^\s;\"',)\]}]+"), r"\1***"),  # the cookie
    (re.compile(r"(seat=)[\w.-]{20,}"), r"\1***"),  # a seat's link
    (re.compile(r"\b[\w-]{16}\.[\w-]{43}(?![\w-])"), "***"),  # a signed guest
    (re.compile(r"\b[0-9a-f]{64}\b"), "***"),  # a seed
    (re.compile(r"(Failing row contains \().*"), r"\1***"),  # what PostgreSQL tells of a row it did not take
]


def blot(text: str) -> str:
    """A text without what only the server may know.

    >>> blot("cannot reach postgresql://ann:pa55@db/x with caravansary=ann.sig; seed " + "ab" * 32)
    'cannot reach postgresql://ann:***@db/x with caravansary=***; seed ***'
    """
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def _blot_all(value: Any) -> Any:
    if isinstance(value, str):
        return blot(value)
    if isinstance(value, dict):
        return {name: _blot_all(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_blot_all(inner) for inner in value]
    return value


def blot_out(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name, value in line.items():
        line[name] = _blot_all(value)
    return line


def set_up_logs(json: bool) -> None:
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    traceback = (
        structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
        if json
        else structlog.processors.format_exc_info
    )
    final: list[structlog.typing.Processor] = [
        traceback,
        blot_out,
        structlog.processors.JSONRenderer()
        if json
        else structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
    structlog.configure(
        processors=[*shared, *final],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *final],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
