"""The course of a game: rules run from rest point to rest point, asking and being answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, cast

from tamalir.kernel.dealers import Dealer, Fast, OnPath
from tamalir.kernel.edition import Edition
from tamalir.kernel.errors import DeadEnd, ForgottenRule, Misfit, NothingAsked
from tamalir.kernel.events import Event
from tamalir.kernel.journal import CHANCE, EVERYBODY, Entry, Journal
from tamalir.kernel.requests import (
    Chance,
    Choose,
    ChooseAll,
    IdWatch,
    Option,
    Request,
    Seat,
    look_for_equal_ids,
)
from tamalir.kernel.rules import PASSED, Passed, Rule, forgotten, standing
from tamalir.kernel.shape import clone
from tamalir.kernel.state import S

REST_STRIDE = 96
"""While nobody forks, saves or takes back, the state is copied only at the first rest point after so many
answers; the first who wants the last rest point has these answers played again."""


class Runner(Generic[S]):
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
        self.journal: Journal = journal if journal is not None else Journal()
        self.request: Request | None = None
        self._rule: Rule[None] | None = None
        self._together: dict[Seat, str] = {}
        """Answers to a simultaneous choice that still waits for others."""
        self._listening = listening
        self._events: list[Event] = []
        self._events_at: list[int] = []
        """How long the journal was when each event was told."""
        self._copy: S = state
        """The state at a rest point: the last one, or one not long before."""
        self._copy_at: int = self.journal.length
        self._copy_events: int = 0
        self._rest_at: int = self._copy_at
        self._rest_events: int = 0
        """How long the journal was, and how much was told, at the copy and at the last rest point."""
        self._former = self._copy, self._copy_at, self._copy_events
        """The copy before this one: an answer that fails after a new copy was made goes back to it."""
        self._rests: int = 0
        """Rest points passed since the copy."""
        self._origin: S | None = None if self._copy_at else state
        self.state: S = clone(state)
        self._go(replay)

    @property
    def seats(self) -> int:
        """How many sit at the table, as far as that was agreed on."""
        return 0

    def standing(self) -> list[str]:
        """Where in the rules we stand, outermost rule first."""
        return standing(self._rule)

    @property
    def _rest(self) -> S:
        """The state at the last rest point, made only when somebody wants it."""
        if self._rests:
            self._copy = self._at_last_rest()
            self._copy_at, self._copy_events, self._rests = self._rest_at, self._rest_events, 0
        return self._copy

    def _at_last_rest(self) -> S:
        """Play again from the copy to the last rest point."""
        state = clone(self._copy)
        state.events = None
        known = self.journal.since(self._copy_at)
        answered = 0
        for _ in range(self._rests):
            step = self.edition.step(state)
            if step is None or isinstance(step, Passed):
                continue
            rule = iter(step)
            value: object = None
            try:
                while True:
                    value = _accepted(rule.send(value), known[answered])
                    answered += 1
            except StopIteration:
                pass
        return state

    def _go(self, replay: Sequence[Entry]) -> None:
        """Run from a state at rest, first along answers that are already known."""
        self.state.events = self._events if self._listening else None
        self._rule = None
        self._rests = -1  # the first to be passed is where we stand
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
        length = self.journal.length
        try:
            self.journal.add(who, answer)
            self._wait_for(self._next_request(value))
        except BaseException:
            if self._copy_at > length:
                self._copy, self._copy_at, self._copy_events = self._former
            self._back_to(length)
            raise

    def _back_to(self, length: int) -> None:
        """Play again from the copy until the journal has `length` entries."""
        self.journal, again = self.journal.parted(self._copy_at)
        del self._events[self._copy_events :], self._events_at[self._copy_events :]
        self.state = clone(self._copy)
        self._together.clear()
        self._go(again[: length - self._copy_at])

    def _wait_for(self, request: Request | None) -> None:
        """Answer what needs nobody: chance by the dealer, single options by the table."""
        while request is not None:
            value: object
            if isinstance(request, Choose):
                options: list[Option[Any]] = request.options  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
                if len(options) > 1:
                    break
                if not options:
                    raise DeadEnd(f"{request} offers nothing ({', '.join(self.standing())})")
                value = options[0]
                self.journal.add(request.seat, options[0].id, True)
            elif isinstance(request, Chance):
                dealer = self.dealer
                if isinstance(dealer, OnPath):
                    value = dealer.answer_on(request, self.journal.throws, self.journal.path())
                else:
                    value = dealer.answer(request, self.journal.throws)
                if value is None:
                    break
                if type(dealer) is not Fast:  # which has read its answer off the request itself
                    value = request.accept(value)
                self.journal.add(CHANCE, value)
            else:
                assert isinstance(request, ChooseAll)
                choices = request.choices
                if any(len(choice.options) != 1 for choice in choices.values()):
                    break
                only = tuple((seat, choices[seat].options[0].id) for seat in sorted(choices))
                value = request.accept(only)
                self.journal.add(EVERYBODY, only, True)
            request = self._next_request(value)
        if IdWatch.on:
            look_for_equal_ids(cast("Request | None", request), self.seats)
        self.request = request

    def _next_request(self, value: object) -> Request | None:
        """What is asked next; None when the game is over."""
        rule = self._rule
        request: Request | None = None
        while True:
            if rule is None:
                self._begin_a_rule()
                rule = self._rule
                if rule is None:
                    break
                value = None
            try:
                request = rule.send(value)
                break
            except StopIteration:
                rule = None
        if forgotten:
            names = ", ".join(forgotten)
            forgotten.clear()
            raise ForgottenRule(f"called but never run: {names}")
        if self._listening:
            self._events_at.extend([self.journal.length] * (len(self._events) - len(self._events_at)))
        return request

    def _begin_a_rule(self) -> None:
        """Go on from rest point to rest point until a rule begins, or the game is over."""
        state, told = self.state, self._events
        self._rest_at = at = self.journal.length
        self._rest_events = len(told)
        if at - self._copy_at < REST_STRIDE:
            rests = self._rests + 1
        else:
            self._former = self._copy, self._copy_at, self._copy_events
            self._copy = clone(state)
            self._copy_at, self._copy_events, rests = at, self._rest_events, 0
        next_step = self.edition.step
        step: Any = next_step(state)
        while step is PASSED:
            rests += 1
            self._rest_events = len(told)
            step = next_step(state)
        self._rests = rests
        rule: Any = None if step is None else iter(step)
        self._rule = rule


def _accepted(request: Request, entry: Entry) -> object:
    """What the rule gets for an answer of the journal."""
    if isinstance(request, Choose):
        choice = cast("Choose[Any]", request)
        if entry.who >= 0 and entry.who != choice.seat:
            spoken = choice.accept_from(entry.who, entry.answer)
            if spoken is not None:
                return spoken
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
    return cast("Chance", request).accept(answer)
