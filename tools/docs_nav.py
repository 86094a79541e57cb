"""A hook of MkDocs: every page of docs/rules is listed under Rules, by its heading."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig

HEADING = re.compile(r"^# (.+)$", re.MULTILINE)
SECTION = "Rules"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    pages = sorted(_page(path) for path in (Path(config.docs_dir) / "rules").glob("*.md"))
    for entry in config.nav or []:
        if SECTION in entry:
            entry[SECTION] = [{title: f"rules/{name}"} for title, name in pages]
    return config


def _page(path: Path) -> tuple[str, str]:
    found = HEADING.search(path.read_text("utf-8"))
    if found is None:
        raise ValueError(f"{path.name} has no heading")
    return found[1], path.name
