"""The command `caravansary`, one module for each of its commands.

Exit codes: 0 fine, 1 the check failed, 2 bad usage or bad input with one line of reason on stderr, 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from caravansary.cli.run import run

__all__ = ["main", "run"]


def main(argv: Sequence[str] | None = None) -> None:
    sys.exit(run(sys.argv[1:] if argv is None else argv))
