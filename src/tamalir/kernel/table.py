"""A game in progress: runs the rules, hands out requests, takes answers, keeps the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, cast

from tamalir.kernel import rules
from tamalir.kernel.dealers import Dealer, Fast, Manual
from tamalir.kernel.edition import Edition, Result, Setup, State
from tamalir.kernel.errors import (
    DAMAGE,
    CannotUndo,
    DeadEnd,
    ForgottenRule,
    Misfit,
    NothingAsked,
    Refused,
    TamalirError,
    Unknown,
)
from tamalir.kernel.events import Event
from tamalir.kernel.journal import CHANCE, EVERYBODY, Entry, Journal
from tamalir.kernel.requests import Choose, ChooseAll, Draw, Option, Request, Roll, Seat
from tamalir.kernel.rules import Rule, standing
from tamalir.kernel.shape import clone, encode

S = TypeVar("S", bound=State)

REST_STRIDE = 6
"""The state is copied at the first rest point after so many answers: forks then replay a
handful of answers, and the copies cost little."""

FORK_LUCK = 0x7A6C6972_00000000
"""Seeds of forks begin here, far from those people type in: a fork never shares the luck of its game."""


class Table(Generic[S]):
    """One game at one table.

    `request` is what the game waits for, or None when it is over. Chance is answered by
    the dealer, and a choice that leaves nobody a choice by the table itself; both stand in
    the journal like every other answer.
    """

    def __init__(
        self,
        edition: Edition[S],
        state: S,
        dealer: Dealer,
        *,
        setup: Setup | None = None,
        game: str = "",
        journal: Journal | None = None,
        replay: Sequence[Entry] = (),
        listening: bool = True,
    ) -> None:
        """Start from a state at rest. `journal` is what led there, `replay` what is known to follow."""
        self.edition = edition
        self.dealer = dealer
        self.setup = setup
        self.game = game
        self.journal = journal if journal is not None else Journal()
        self.notes: list[str] = []
        """What had to be said aloud, such as answers of an old save that no longer fit."""
        self.request: Request | None = None
        self._rule: Rule[None] | None = None
        self._together: dict[Seat, str] = {}
        """Answers to a simultaneous choice that still waits for others."""
        self._listening = listening
        self._told: list[Event] = []
        self._told_at: list[int] = []
        """How long the journal was when each event was told."""
        self._told_before = 0
        """How many events were told before this table was opened from a save, or forked."""
        self._past_lost = False
        """The journal has been played again from the beginning, and led elsewhere."""
        self._rest: S = state
        self._rest_at = len(self.journal)
        self._rest_told = 0
        self._origin: S | None = state if not self.journal.entries else None
        self.state: S = clone(state)
        self._go(replay)

    # --- playing ------------------------------------------------------------------------

    def answer(self, answer: object, seat: Seat | None = None) -> None:
        """Answer the pending request. A wrong answer raises and changes nothing.

        `seat` says who answers; it may be left out when only one seat, or chance, is asked.
        """
        request = self.request
        if request is None:
            raise NothingAsked("the game is over; nothing is asked")
        if seat is not None and seat not in request.seats:
            raise Refused(self.edition.turn_rule, str(answer), {"seat": seat})
        if isinstance(request, ChooseAll):
            self._answer_together(request, answer, seat)
        elif isinstance(request, Choose):
            option = cast("Choose[Any]", request).accept(answer)
            self._run(request.seat, option.id, option)
        else:
            value = _dealt(request, answer)
            self._run(CHANCE, value, value)

    def take(self, option: Option[Any]) -> None:
        """Answer with an option object of the pending choice itself: unchecked, for bots and searches."""
        self._run(cast("Choose[Any]", self.request).seat, option.id, option)

    def pending(self, seat: Seat) -> Choose[Any] | None:
        """What this seat is asked now, if anything."""
        request = self.request
        if isinstance(request, ChooseAll):
            return None if seat in self._together else request.choices.get(seat)
        if isinstance(request, Choose) and request.seat == seat:
            return cast("Choose[Any]", request)
        return None

    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        seats: tuple[Seat, ...] = () if self.request is None else self.request.seats
        return tuple(seat for seat in seats if seat not in self._together)

    def why(self, option: str, seat: Seat | None = None) -> Refused | None:
        """Why this cannot be done now: the refusal with its rule, or None if it can be done.

        What other seats are offered plays no part: it may be their secret.
        """
        asked = self.waiting()
        seat = seat if seat is not None else (asked[0] if asked else 0)
        pending = self.pending(seat)
        if pending is not None:
            try:
                pending.accept(option)
                return None
            except Refused as refused:
                return refused
            except Unknown:
                pass  # not among what is weighed now; the edition may know more
        reason = self.edition.why(self.state, seat, option)
        if reason is not None:
            return Refused(reason[0], option, reason[1])
        if pending is None and self.request is not None:
            return Refused(self.edition.turn_rule, option, {"seat": seat})
        raise Unknown("option", option, [] if pending is None else [o.id for o in pending.options])

    @property
    def result(self) -> Result | None:
        return self.state.result

    # --- looking ------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> dict[str, object]:
        """What this seat (None: a spectator) may know, ready for JSON."""
        asked: dict[str, object] | None = None
        if self.request is not None:
            asked = {"key": self.request.key, "waiting": list(self.waiting())}
            pending = None if seat is None else self.pending(seat)
            if pending is not None:
                asked["args"] = dict(pending.args)
                asked["options"] = [{"id": o.id, "args": dict(o.args)} for o in pending.options]
                asides = [{"id": o.id, "args": dict(o.args)} for o in pending.asides if o.refused is None]
                if asides:
                    asked["asides"] = asides
        result = self.state.result
        return {
            "edition": self.edition.id,
            "version": len(self.journal),
            "seat": seat,
            "request": asked,
            "game": self.edition.view(self.state, seat),
            "result": None
            if result is None
            else {
                "winners": list(result.winners),
                "ranking": [list(g) for g in result.ranking],
                "reason": result.reason,
            },
        }

    def events(self, since: int = 0, seat: Seat | None = None) -> list[dict[str, object]]:
        """What happened from event number `since` on, as this seat (None: a spectator) may know it.

        The next `since` is `events_told()`.
        """
        if since < self._told_before:
            self._recall()
        return [event.seen_by(seat) for event in self._told[max(0, since - self._told_before) :]]

    def events_told(self) -> int:
        """How many events there have been."""
        return self._told_before + len(self._told)

    def standing(self) -> list[str]:
        """Where in the rules we stand, outermost rule first."""
        return standing(self._rule)

    # --- branching and taking back ------------------------------------------------------

    def fork(self, dealer: Dealer | None = None, listening: bool = False) -> Table[S]:
        """A copy that can be played on without touching this one.

        It gets a dealer of its own: nobody sees the future by copying the game.
        """
        fork = Table(
            self.edition,
            self._rest,
            dealer if dealer is not None else Fast(FORK_LUCK + len(self.journal)),
            setup=self.setup,
            game=self.game,
            journal=self.journal.until(self._rest_at),
            replay=self.journal.entries[self._rest_at :],
            listening=listening,
        )
        fork._together = self._together.copy()
        fork._origin = self._origin
        if listening and self._listening:
            fork._told_before = self._told_before + self._rest_told
        return fork

    def undo(self, seat: Seat) -> int:
        """Take back this seat's newest choice; gives the number of answers taken back.

        Never past chance, new information or another seat's choice: for those everybody
        must agree, and then `rewind` does it.
        """
        if self._together.pop(seat, None) is not None:
            return 0
        if self._together:
            raise CannotUndo("another seat has chosen since")
        entries = self.journal.entries
        at = len(entries) - 1
        while at >= 0 and entries[at].forced:
            at -= 1
        if at < 0:
            raise CannotUndo("there is nothing to take back")
        if entries[at].who == CHANCE:
            raise CannotUndo("dice or cards have spoken since")
        if _chooser(entries[at]) != seat:
            raise CannotUndo("another seat has chosen since")
        if at < self._rest_at and self._told_before and not self._recall():
            raise CannotUndo(_TOO_OLD)  # nobody knows any more what was told between that choice and the save
        if not self._listening or any(
            e.secret for e, n in zip(self._told, self._told_at, strict=True) if n > at
        ):
            raise CannotUndo("something hidden has been seen since")
        back = len(entries) - at
        self.rewind(at)
        return back

    def rewind(self, length: int) -> None:
        """Go back to when the journal had `length` entries. From there chance falls as it fell."""
        entries = self.journal.entries
        if not 0 <= length <= len(entries):
            raise CannotUndo(f"the journal has {len(entries)} answers; it cannot be taken back to {length}")
        if length < self._rest_at:
            if self._origin is None and not self._recall():
                raise CannotUndo(_TOO_OLD)
            self._rest, self._rest_at, self._rest_told = cast("S", self._origin), 0, 0
            self._told_before = 0
        self._back_to(length)

    # --- saving -------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The game as plain data, ready for `json.dumps`."""
        from tamalir.kernel import saves  # here, because saves know what a table is

        return saves.save(self)

    def at_rest(self) -> dict[str, Any]:
        """The parts of a save that only the table knows."""
        return {
            "rest": self._rest_at,
            "state": encode(self._rest),
            "journal": self.journal.to_save(),
            "together": sorted(self._together.items()),
            "told": self._told_before + self._rest_told if self._listening else None,
        }

    @classmethod
    def at(
        cls,
        edition: Edition[S],
        state: S,
        dealer: Dealer,
        setup: Setup | None,
        game: str,
        journal: Journal,
        rest: int,
        told: int | None,
        together: Sequence[tuple[Seat, str]] = (),
    ) -> Table[S]:
        """Open a saved game at its rest point and follow the answers since, if they still fit.

        `told` is the number of events told until the rest point; None if nobody listened.
        """
        since = journal.entries[rest:]
        try:
            table = cls(
                edition, state, dealer, setup=setup, game=game, journal=journal.until(rest), replay=since
            )
            for seat, option in together:
                table.answer(option, seat)
        except DAMAGE as error:
            table = cls(edition, state, dealer, setup=setup, game=game, journal=journal.until(rest))
            table.notes.append(
                f"{len(since)} answers since the last rest point no longer fit and were dropped: {error}"
            )
        if told is not None:
            table._told_before = told
        elif rest:
            table._recall()
        return table

    # --- the engine room ----------------------------------------------------------------

    def _answer_together(self, request: ChooseAll, answer: object, seat: Seat | None) -> None:
        waiting = self.waiting()
        if seat is None:
            if len(waiting) != 1:
                raise Unknown("seat", "none", map(str, waiting))
            (seat,) = waiting
        if seat in self._together:
            raise Refused(self.edition.turn_rule, str(answer), {"seat": seat})
        option = request.choices[seat].accept(answer).id
        if len(waiting) > 1:
            self._together[seat] = option
            return
        others, self._together = self._together, {}
        together = tuple(sorted({**others, seat: option}.items()))
        try:
            self._run(EVERYBODY, together, request.accept(together))
        except BaseException:
            self._together = others
            raise

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
                dealt = self.dealer.answer(cast("Roll | Draw", request), self.journal.throws)
                if dealt is None:
                    break
                value: object = _dealt(request, dealt)
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

    def _recall(self) -> bool:
        """Play the journal again from the very beginning, to have all events and the way back."""
        if self.setup is None or self._past_lost:
            return False
        whole: Table[S] | None = None
        try:
            whole = Table(
                self.edition,
                self.edition.begin(self.setup),
                Manual(),  # every throw is known; the dealer need not be troubled
                replay=self.journal.entries,
                listening=self._listening,
            )
            self._past_lost = encode(whole.state) != encode(self.state)
        except TamalirError:
            self._past_lost = True
        if whole is None or self._past_lost:
            self.notes.append("the rules have changed since this game began: earlier events cannot be shown")
            return False
        self._origin = whole._origin
        self._rest, self._rest_at, self._rest_told = whole._rest, whole._rest_at, whole._rest_told
        self._told, self._told_at, self._told_before = whole._told, whole._told_at, 0
        self.state.told = self._told if self._listening else None
        return True


_TOO_OLD = "the game comes from an older version; it cannot be taken back further than its save"


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
    return _dealt(request, entry.answer)


def _check_who(entry: Entry, asked: Seat) -> None:
    if entry.who != asked:
        raise Misfit("journal", f"{entry.who} answered where {asked} was asked")


def _chooser(entry: Entry) -> Seat:
    """The seat whose choice this was; a simultaneous choice of one seat is that seat's own."""
    if entry.who != EVERYBODY:
        return entry.who
    together = cast("tuple[tuple[Seat, str], ...]", entry.answer)
    return together[0][0] if len(together) == 1 else EVERYBODY


def _dealt(request: Request, answer: object) -> object:
    return cast("Roll | Draw", request).accept(answer)
