"""The screen: rich output and line by line input, on a terminal or through a pipe."""

from __future__ import annotations

import sys
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.text import Text

SCROLLED_AWAY = "\x1b[3J"


class PipeClosed(Exception):
    """Whoever read our output has gone away, as `head` does."""


class PlainConsole(Console):
    """A console that prints text as it is, and reports a closed pipe instead of ending the program."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> NoReturn:
        raise PipeClosed


class Screen:
    """What a player looks at and types into."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or PlainConsole()
        self._typed_by_hand = sys.stdin.isatty()
        if self._typed_by_hand:
            _edit_lines()

    def show(self, *parts: RenderableType) -> None:
        """Tables as they are; text breaks between words on a terminal and not at all in a pipe."""
        piped = not self.console.is_terminal
        for part in parts:
            self.console.print(part, soft_wrap=piped and isinstance(part, Text))

    def line(self, text: str = "", style: str = "") -> None:
        self.show(Text(text, style=style))

    def verbatim(self, text: str) -> None:
        """For what somebody may want to copy: never broken."""
        self.console.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def wipe(self) -> None:
        """Clears also what could be scrolled back to."""
        self.clear()
        if self.console.is_terminal:
            self.console.file.write(SCROLLED_AWAY)

    def read(self, prompt: str) -> str | None:
        """A line from the player without outer spaces, or None when there will be no more."""
        self.console.print(Text(prompt, style="bold cyan"), end=" ")
        self.console.file.flush()
        try:
            answer = input()
        except EOFError:
            self.line()
            return None
        if not self._typed_by_hand:
            self.line()
        return answer.strip()


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
