"""The course of a game: rules run from rest point to rest point, asking and being answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, cast

from tamalir.kernel import rules
from tamalir.kernel.dealers import Dealer
from tamalir.kernel.edition import Edition, State
from tamalir.kernel.errors import DeadEnd, ForgottenRule, Misfit, NothingAsked
from tamalir.kernel.events import Event
from tamalir.kernel.journal import CHANCE, EVERYBODY, Entry, Journal
from tamalir.kernel.requests import Choose, ChooseAll, Draw, Request, Roll, Seat
from tamalir.kernel.rules import Rule, standing
from tamalir.kernel.shape import clone

S = TypeVar("S", bound=State)

REST_STRIDE = 6
"""The state is copied at the first rest point after so many answers: forks then replay a
handful of answers, and the copies cost little."""


class Course(Generic[S]):
    """What a table is underneath: the running rule, the journal, the last copy at rest, the events told."""

    def __init__(
        self,
        edition: Edition[S],
        state: S,
        dealer: Dealer,
        journal: Journal | None,
        replay: Sequence[Entry],
        listening: bool,
    ) -> None:
        """Start from a state at rest. `journal` is what led there, `replay` what is known to follow."""
        self.edition = edition
        self.dealer = dealer
        self.journal = journal if journal is not None else Journal()
        self.request: Request | None = None
        self._rule: Rule[None] | None = None
        self._together: dict[Seat, str] = {}
        """Answers to a simultaneous choice that still waits for others."""
        self._listening = listening
        self._told: list[Event] = []
        self._told_at: list[int] = []
        """How long the journal was when each event was told."""
        self._rest: S = state
        self._rest_at = len(self.journal)
        self._rest_told = 0
        self._origin: S | None = state if not self.journal.entries else None
        self.state: S = clone(state)
        self._go(replay)

    def standing(self) -> list[str]:
        """Where in the rules we stand, outermost rule first."""
        return standing(self._rule)

    def _go(self, replay: Sequence[Entry]) -> None:
        """Run from a state at rest, first along answers that are already known."""
        self.state.told = self._told if self._listening else None
        self._rule = None
        request = self._next_request(None)
        for entry in replay:
            if request is None:
                raise NothingAsked("the game is over before its journal is")
            value = _accepted(request, entry)
            self.journal.add(entry.who, entry.answer, entry.forced)
            request = self._next_request(value)
        self._wait_for(request)

    def _run(self, who: Seat, answer: object, value: object) -> None:
        """Write an answer down, send it into the running rule and go on to the next question for the outside.

        When a rule or the dealer fails on the way, the table goes back to where it was.
        """
        length = len(self.journal)
        rest = self._rest, self._rest_at, self._rest_told
        try:
            self.journal.add(who, answer)
            self._wait_for(self._next_request(value))
        except BaseException:
            self._rest, self._rest_at, self._rest_told = rest
            self._back_to(length)
            raise

    def _back_to(self, length: int) -> None:
        """Play again from the rest point until the journal has `length` entries."""
        again = self.journal.entries[self._rest_at : length]
        self.journal = self.journal.until(self._rest_at)
        del self._told[self._rest_told :], self._told_at[self._rest_told :]
        self.state = clone(self._rest)
        self._together.clear()
        self._go(again)

    def _wait_for(self, request: Request | None) -> None:
        """Answer what needs nobody: chance by the dealer, single options by the table."""
        while request is not None:
            if request.is_chance:
                thrown = self.dealer.answer(cast("Roll | Draw", request), self.journal.throws)
                if thrown is None:
                    break
                value: object = dealt(request, thrown)
                self.journal.add(CHANCE, value)
            elif isinstance(request, Choose):
                options = cast("Choose[Any]", request).options
                if len(options) > 1:
                    break
                if not options:
                    raise DeadEnd(f"{request} offers nothing ({', '.join(self.standing())})")
                value = options[0]
                self.journal.add(request.seat, value.id, forced=True)
            else:
                choices = cast("ChooseAll", request).choices
                if any(len(choice.options) != 1 for choice in choices.values()):
                    break
                only = tuple((seat, choices[seat].options[0].id) for seat in sorted(choices))
                value = cast("ChooseAll", request).accept(only)
                self.journal.add(EVERYBODY, only, forced=True)
            request = self._next_request(value)
        self.request = request

    def _next_request(self, value: object) -> Request | None:
        rule = self._rule
        while True:
            if rule is None:
                if len(self.journal) - self._rest_at >= REST_STRIDE:
                    self._rest = clone(self.state)
                    self._rest_at = len(self.journal)
                    self._rest_told = len(self._told)
                step = self.edition.step(self.state)
                if step is None:
                    request = None
                    break
                self._rule = rule = iter(step)
                value = None
            try:
                request = rule.send(value)
                break
            except StopIteration:
                self._rule = rule = None
        if rules.forgotten:
            names = ", ".join(rules.forgotten)
            rules.forgotten.clear()
            raise ForgottenRule(f"called but never run: {names}")
        if len(self._told_at) < len(self._told):
            self._told_at.extend([len(self.journal)] * (len(self._told) - len(self._told_at)))
        return request


def _accepted(request: Request, entry: Entry) -> object:
    """What the rule gets for an answer of the journal."""
    if isinstance(request, Choose):
        choice = cast("Choose[Any]", request)
        _check_who(entry, choice.seat)
        return choice.accept(entry.answer)
    if isinstance(request, ChooseAll):
        _check_who(entry, EVERYBODY)
        return request.accept(entry.answer)
    _check_who(entry, CHANCE)
    return dealt(request, entry.answer)


def _check_who(entry: Entry, asked: Seat) -> None:
    if entry.who != asked:
        raise Misfit("journal", f"{entry.who} answered where {asked} was asked")


def dealt(request: Request, answer: object) -> object:
    """A checked answer to chance."""
    return cast("Roll | Draw", request).accept(answer)
