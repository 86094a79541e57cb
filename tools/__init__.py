"""The developers' tools behind ./dev; each module is one command: python -m tools.NAME --help."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
