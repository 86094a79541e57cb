"""What is measured in the page itself: whether what glows can be clicked, and whether nothing is hidden."""

from pathlib import Path


def script(name: str) -> str:
    return (Path(__file__).parent / "scripts" / f"{name}.js").read_text("utf-8")


DEAD = script("dead")
HIDDEN = script("hidden")
