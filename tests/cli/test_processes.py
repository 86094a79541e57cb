"""The real command in its own process: exit codes, signals, pipes, a terminal."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "caravansary"]
PATIENCE = 60.0
BETWEEN_PRESSES = 5.0


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return dict(
        os.environ, CARAVANSARY_LANG="en", CARAVANSARY_SAVES=str(tmp_path / "saves"), TERM="xterm", COLUMNS="100"
    )


def listen_to_ctrl_c() -> None:
    """Takes the terminal, and hears Ctrl-C also where this was started in the background and ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command at a pseudo-terminal."""

    def __init__(self, words: list[str], environment: dict[str, str]) -> None:
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            preexec_fn=listen_to_ctrl_c,  # noqa: PLW1509
        )
        os.close(inside)
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def press_ctrl_c_until(self, text: str) -> None:
        """Presses again when nothing happens for a while, as people do.

        Python's readline loses a Ctrl-C that comes after the prompt is shown and before it listens to the keyboard.
        """
        pressed: list[float] = []

        def done() -> bool:
            if text in self.shown:
                return True
            if not pressed or time.monotonic() - pressed[-1] > BETWEEN_PRESSES:
                self.type("\x03")
                pressed.append(time.monotonic())
            return False

        self._read_until(done)

    def wait_for(self, text: str) -> None:
        """Reads the screen until the text has come since the last wait."""
        self.shown = self._read_until(lambda: text in self.shown)

    def end(self) -> int:
        self._read_until(lambda: self.process.poll() is not None)
        return self.process.wait(PATIENCE)

    def _read_until(self, done: Callable[[], bool]) -> str:
        self.shown = ""
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, f"waited in vain; the screen shows {self.shown!r}"
            if select.select([self.screen], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.screen, 65536).decode(errors="replace")
                except OSError:
                    return self.shown
        return self.shown

    def close(self) -> None:
        """Whatever still runs here ends, so that a failure of one test does not slow down all others."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.screen)


TerminalMaker = Callable[[list[str]], Terminal]


@pytest.fixture
def at_terminal(environment: dict[str, str]) -> Iterator[TerminalMaker]:
    opened: list[Terminal] = []

    def make(words: list[str]) -> Terminal:
        opened.append(Terminal(words, environment))
        return opened[-1]

    yield make
    for terminal in opened:
        terminal.close()


def run(words: list[str], environment: dict[str, str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], env=environment, input=typed, capture_output=True, text=True, check=False)


def test_a_whole_game_through_a_pipe(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ["play", "yspahan", "--players", "3", "--seats", "you,random,random", "--save", str(file)]
    done = run(words, environment, "1\n" * 1000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    assert json.loads(file.read_bytes())["scores"]
    assert run(["replay", str(file), "--plain"], environment).returncode == 0


def test_bad_usage_ends_with_2_and_no_traceback(environment: dict[str, str]) -> None:
    done = run(["play", "chess"], environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("caravansary: there is no game 'chess'")


def test_ctrl_c_in_a_game_saves_it_and_ends_with_130(at_terminal: TerminalMaker, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ["play", "yspahan", "--seats", "you,random", "--option", "first_player=first_seat", "--save", str(file)]
    terminal = at_terminal(words)
    terminal.wait_for("? for help >")
    terminal.type("1\r")
    terminal.wait_for("? for help >")
    terminal.press_ctrl_c_until("--resume")
    assert terminal.end() == 130
    assert len(json.loads(file.read_bytes())["moves"]) >= 1


@pytest.mark.parametrize("workers_hear_it", [False, True])
@pytest.mark.parametrize("later", [0.0, 0.1, 0.2])
def test_ctrl_c_in_a_simulation_ends_with_130_and_no_traceback(
    at_terminal: TerminalMaker, later: float, workers_hear_it: bool
) -> None:
    words = ["simulate", "yspahan", "--bots", "greedy", "--games", "100000", "--jobs", "2"]
    terminal = at_terminal(words)
    terminal.wait_for("/100000")
    time.sleep(later)  # the workers start meanwhile
    if workers_hear_it:
        terminal.type("\x03")
    else:
        terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown


def test_a_reader_that_goes_away_is_no_error(environment: dict[str, str]) -> None:
    for words in ("games", "games --json"):
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run(
            [*COMMAND, *words.split()], env=environment, stdout=writing, stderr=subprocess.PIPE, text=True, check=False
        )
        os.close(writing)
        assert (done.returncode, done.stderr) == (141, "")


def test_progress_is_shown_on_a_terminal_only(environment: dict[str, str]) -> None:
    words = ["simulate", "yspahan", "--games", "50", "--json"]
    assert run(words, environment).stderr == ""
    screen, inside = pty.openpty()
    done = subprocess.run([*COMMAND, *words], env=environment, stdout=subprocess.PIPE, stderr=inside, check=True)
    assert "50/50" in os.read(screen, 65536).decode()
    assert json.loads(done.stdout)["games"] == 50
    os.close(inside)
    os.close(screen)
