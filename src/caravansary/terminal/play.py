"""Play: a whole game in the terminal, against bots or with several people at one device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from caravansary.bots import Bot, answer, make_bot
from caravansary.core.chance import Seeded
from caravansary.core.events import Event
from caravansary.core.match import Match
from caravansary.core.state import State
from caravansary.locale import Speaker
from caravansary.terminal import view
from caravansary.terminal.saves import Saved
from caravansary.terminal.screen import Screen
from caravansary.terminal.seats import Seat

LONG_NEWS = 14
LONG_LOG = 30


class Quit(Exception):
    """The player leaves; the game is saved."""


class Session:
    """One sitting at a table."""

    def __init__(self, saved: Saved, seats: Sequence[Seat], speaker: Speaker, screen: Screen) -> None:
        self.saved = saved
        self.match = saved.match
        self.speaker = speaker
        self.screen = screen
        self.bots: list[Bot | None] = [None if seat.bot is None else make_bot(seat.bot) for seat in seats]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.told = [last_answer(self.match, seat) for seat in range(len(seats))]
        self.shown: int | None = None
        self.warned = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "h": self.help,
            "b": self.redraw,
            "u": self.undo,
            "r": self.restart_turn,
            "p": self.points,
            "l": self.log,
            "s": self.save_as,
            "q": self.quit,
        }

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def alone(self) -> bool:
        """Against bots only: anything may be taken back."""
        return len(self.people) == 1

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        try:
            while not self.state.over():
                bot = self.bots[self.state.seat]
                if bot is None:
                    self.let_person_answer(self.state.seat)
                else:
                    self.let_bot_answer(bot)
            self.autosave()
            self.show_end()
        except (Quit, KeyboardInterrupt) as leaving:
            self.autosave()
            self.screen.verbatim(self.speaker.say("saved-for-later", file=str(self.saved.path)))
            if isinstance(leaving, KeyboardInterrupt):
                raise

    # Answers.

    def let_bot_answer(self, bot: Bot) -> None:
        """A bot's dice follow from the number of the move: the same answer again gets the same reply."""
        thoughts = Seeded(f"{self.saved.seed}/move {len(self.match.played)}")
        self.match.play(answer(bot, self.state, thoughts))

    def let_person_answer(self, seat: int) -> None:
        if self.hand_over(seat):
            self.draw(seat)
            self.read_answer(seat)

    def read_answer(self, seat: int) -> None:
        """Reads lines until one of them has changed the state."""
        before = self.state, len(self.match.played)
        while (self.state, len(self.match.played)) == before:
            line = self.screen.read(self.speaker.say("prompt", count=len(self.state.actions)))
            if line is None:
                raise Quit
            self.obey(line)

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif line:
            self.choose(line)

    def choose(self, line: str) -> None:
        action = find_choice(self.state, line, self.speaker)
        if action is None:
            self.say("not-understood", text=line, count=len(self.state.actions))
            return
        self.told[self.state.seat] = len(self.match.played)
        self.match.play(action)
        self.autosave()

    # Handing the device over.

    def hand_over(self, seat: int) -> bool:
        """Lets the next person come to the screen; False if the one before took an answer back instead."""
        last, self.shown = self.shown, seat
        if last is None or last == seat or not self.has_secrets(last, seat):
            return True
        self.screen.wipe()
        names = {"player": self.speaker.names[seat], "last": self.speaker.names[last]}
        self.say("hand-over", **names)
        while True:
            line = self.screen.read(self.speaker.say("press-enter", **names))
            if line is None or line == "q":
                raise Quit
            if line == "u" and self.match.undo(last):
                self.after_taking_back()
                self.shown = last
                return False
            if line == "":
                return True
            self.say("nothing-to-take-back" if line == "u" else "press-enter-only")

    def has_secrets(self, *seats: int) -> bool:
        return any(self.state.hidden(seat) for seat in seats)

    # What is shown.

    def draw(self, seat: int) -> None:
        state, screen = self.state, self.screen
        screen.clear()
        screen.show(view.header(state, self.speaker))
        screen.show(view.board(state, seat, self.speaker), view.totals(state, seat, self.speaker))
        self.show_news(seat)
        screen.line()
        screen.show(view.question(state, self.speaker), view.choices(state, self.speaker))

    def show_news(self, seat: int) -> None:
        """What happened since this person last answered, the answer included."""
        lines = view.narration(self.events(self.told[seat]), seat, self.speaker)
        if not lines:
            return
        self.screen.line()
        if len(lines) > LONG_NEWS:
            self.say("earlier-news", count=len(lines) - LONG_NEWS)
        self.screen.show(view.bullets(lines[-LONG_NEWS:]))

    def events(self, since: int = 0) -> list[Event]:
        opening = self.match.opening if since == 0 else []
        return [*opening, *[event for played in self.match.played[since:] for event in played.events]]

    def show_end(self) -> None:
        state = self.state
        viewer = self.people[0] if self.alone else None
        self.screen.clear()
        self.screen.show(view.header(state, self.speaker, self.speaker.say("game-over")))
        self.screen.show(view.board(state, viewer, self.speaker))
        if viewer is not None:
            self.show_news(viewer)
        self.screen.line()
        self.screen.show(view.score_sheet(state, None, self.speaker))
        self.screen.line(view.winners(state, self.speaker), style="bold")
        self.screen.verbatim(self.speaker.say("kept-record", file=str(self.saved.path)))

    def say(self, id: str, **args: int | str) -> None:
        self.screen.line(self.speaker.say(id, **args), style="dim")

    # Commands.

    def help(self, _: str) -> None:
        game = self.state.setup.game
        self.screen.line(self.speaker.say("help-commands"))
        if self.speaker.knows(f"{game.id}-help"):
            self.screen.line()
            self.screen.show(view.paragraphs(self.speaker.say(f"{game.id}-help", seats=self.state.setup.seats)))

    def redraw(self, _: str) -> None:
        self.draw(self.state.seat)

    def undo(self, _: str) -> None:
        if self.match.undo(self.state.seat, anything=self.alone):
            self.after_taking_back()
        else:
            self.say("nothing-to-take-back")

    def restart_turn(self, _: str) -> None:
        if self.match.restart_turn(self.state.seat, anything=self.alone):
            self.after_taking_back()
        else:
            self.say("nothing-to-take-back")

    def after_taking_back(self) -> None:
        length = len(self.match.played)
        self.told = [min(told, length) for told in self.told]
        self.autosave()

    def points(self, _: str) -> None:
        self.screen.show(view.score_sheet(self.state, self.state.seat, self.speaker))

    def log(self, rest: str) -> None:
        lines = view.narration(self.events(), self.state.seat, self.speaker)
        shown = lines if rest else lines[-LONG_LOG:]
        if len(shown) < len(lines):
            self.say("earlier-log", count=len(lines) - len(shown))
        self.screen.show(view.bullets(shown))

    def save_as(self, rest: str) -> None:
        path = Path(rest) if rest else self.saved.path
        try:
            self.saved.save(path)
        except OSError as error:
            self.say("not-saved", file=str(path), reason=error.strerror or str(error))
            return
        self.say("saved", file=str(path))

    def quit(self, _: str) -> None:
        raise Quit

    def autosave(self) -> None:
        try:
            self.saved.save()
        except OSError as error:
            if not self.warned:
                self.say("not-saved", file=str(self.saved.path), reason=error.strerror or str(error))
            self.warned = True


def last_answer(match: Match, seat: int) -> int:
    """How many answers came before the seat's last one. What happened since then it has not been told yet."""
    own = [number for number, played in enumerate(match.played) if played.seat == seat]
    return own[-1] if own else 0


def find_choice(state: State, line: str, speaker: Speaker) -> int | None:
    """The answer meant by a number, by the text of an action or label, or by the only one that begins like that."""
    if line.isdecimal():
        number = int(line)
        return state.actions[number - 1] if 1 <= number <= len(state.actions) else None
    wanted = " ".join(line.casefold().split())
    spoken = {action: _spoken(state, action, speaker) for action in state.actions}
    exact = [action for action, texts in spoken.items() if wanted in texts]
    near = exact or [a for a, texts in spoken.items() if any(text.startswith(wanted) for text in texts)]
    return near[0] if len(near) == 1 else None


def _spoken(state: State, action: int, speaker: Speaker) -> list[str]:
    return [state.setup.space.text(action).casefold(), speaker(state.label(action)).casefold()]
