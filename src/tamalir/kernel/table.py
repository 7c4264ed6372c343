"""A game in progress: runs the rules, hands out requests, takes answers, keeps the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, cast

from tamalir.kernel import rules
from tamalir.kernel.dealers import Dealer, Fast
from tamalir.kernel.edition import Edition, Result, Setup, State
from tamalir.kernel.errors import CannotUndo, ForgottenRule, NothingAsked, Refused, TamalirError, Unknown
from tamalir.kernel.events import Event
from tamalir.kernel.journal import CHANCE, EVERYBODY, Entry, Journal
from tamalir.kernel.requests import Choose, ChooseAll, Draw, Option, Request, Roll, Seat
from tamalir.kernel.rules import Rule, standing
from tamalir.kernel.shape import clone, encode

S = TypeVar("S", bound=State)

REST_STRIDE = 6
"""The state is copied at the first rest point after so many answers: forks then replay a
handful of answers, and the copies cost little."""


class Table(Generic[S]):
    """One game at one table.

    `request` is what the game waits for, or None when it is over. Chance is answered by
    the dealer, and a choice with a single option by the table itself; both stand in the
    journal like every other answer.
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
        """How many events were told before this table was opened from a save."""
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
            self.journal.add(request.seat, option.id)
            self._run(option)
        else:
            value = _dealt(request, answer)
            self.journal.add(CHANCE, value)
            self._run(value)

    def take(self, option: Option[Any]) -> None:
        """Answer with an option object of the pending choice itself: unchecked, for bots and searches."""
        self.journal.add(cast("Choose[Any]", self.request).seat, option.id)
        self._run(option)

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
        """Why this cannot be done now: the refusal with its rule, or None if it can be done."""
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
        offered = [o.id for s in asked for o in cast("Choose[Any]", self.pending(s)).options]
        if pending is None and option in offered:
            return Refused(self.edition.turn_rule, option, {"seat": seat})
        raise Unknown("option", option, offered)

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
        """What happened from event number `since` on, as this seat (None: a spectator) may know it."""
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
            dealer if dealer is not None else Fast(len(self.journal)),
            setup=self.setup,
            game=self.game,
            journal=self.journal.until(self._rest_at),
            replay=self.journal.entries[self._rest_at :],
            listening=listening,
        )
        fork._together = self._together.copy()
        return fork

    def undo(self, seat: Seat) -> int:
        """Take back this seat's newest choice; gives the number of answers taken back.

        Never past chance, new information or another seat's choice: for those everybody
        must agree, and then `rewind` does it.
        """
        if self._together.pop(seat, None) is not None:
            return 0
        entries = self.journal.entries
        at = len(entries) - 1
        while at >= 0 and entries[at].forced:
            at -= 1
        if at < 0:
            raise CannotUndo("there is nothing to take back")
        if entries[at].who == CHANCE:
            raise CannotUndo("dice or cards have spoken since")
        if entries[at].who != seat:
            raise CannotUndo("another seat has chosen since")
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
                raise CannotUndo(
                    "the game comes from an older version; it cannot be taken back further than its save"
                )
            self._rest, self._rest_at, self._rest_told = cast("S", self._origin), 0, 0
        again = entries[self._rest_at : length]
        self.journal = self.journal.until(self._rest_at)
        del self._told[self._rest_told :], self._told_at[self._rest_told :]
        self.state = clone(self._rest)
        self._together.clear()
        self._go(again)

    # --- saving -------------------------------------------------------------------------

    def at_rest(self) -> dict[str, Any]:
        """The parts of a save that only the table knows."""
        return {
            "rest": self._rest_at,
            "state": encode(self._rest),
            "journal": self.journal.to_save(),
            "together": sorted(self._together.items()),
            "told": self._told_before + self._rest_told,
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
        told: int,
        together: Sequence[tuple[Seat, str]] = (),
    ) -> Table[S]:
        """Open a saved game at its rest point and follow the answers since, as far as they still fit."""
        since = journal.entries[rest:]
        try:
            table = cls(
                edition, state, dealer, setup=setup, game=game, journal=journal.until(rest), replay=since
            )
            for seat, option in together:
                table.answer(option, seat)
        except TamalirError as error:
            table = cls(edition, state, dealer, setup=setup, game=game, journal=journal.until(rest))
            table.notes.append(
                f"{len(since)} answers since the last rest point no longer fit and were dropped: {error}"
            )
        table._told_before = told
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
        self._together[seat] = request.choices[seat].accept(answer).id
        if len(waiting) == 1:
            together = tuple(sorted(self._together.items()))
            self._together.clear()
            self.journal.add(EVERYBODY, together)
            self._run(request.accept(together))

    def _go(self, replay: Sequence[Entry]) -> None:
        """Run from a state at rest, first along answers that are already known."""
        self.state.told = self._told if self._listening else None
        self._rule = None
        request = self._next_request(None)
        for entry in replay:
            if request is None:
                raise NothingAsked("the game is over before its journal is")
            value = _accepted(request, entry.answer)
            self.journal.add(entry.who, entry.answer, entry.forced)
            request = self._next_request(value)
        self._wait_for(request)

    def _run(self, value: object) -> None:
        """Send an answer into the running rule and go on to the next question for the outside."""
        self._wait_for(self._next_request(value))

    def _wait_for(self, request: Request | None) -> None:
        """Answer what needs nobody: chance by the dealer, single options by the table."""
        while request is not None:
            if request.is_chance:
                dealt = self.dealer.answer(cast("Roll | Draw", request), self.journal.throws)
                if dealt is None:
                    break
                value: object = _dealt(request, dealt)
                self.journal.add(CHANCE, value)
            elif isinstance(request, Choose) and len(cast("Choose[Any]", request).options) == 1:
                value = cast("Choose[Any]", request).options[0]
                self.journal.add(request.seat, value.id, forced=True)
            else:
                break
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
        if self.setup is None:
            return False
        try:
            origin = self.edition.begin(self.setup)
            whole = Table(
                self.edition,
                origin,
                self.dealer,
                setup=self.setup,
                game=self.game,
                replay=self.journal.entries,
            )
        except TamalirError:
            self.notes.append("the rules have changed since this game began: earlier events cannot be shown")
            self._told_before = 0
            return False
        self._origin = origin
        self._rest_told += whole.events_told() - len(self._told)
        self._told, self._told_at, self._told_before = whole._told, whole._told_at, 0
        self.state.told = self._told if self._listening else None
        return True


def _accepted(request: Request, answer: object) -> object:
    if isinstance(request, Choose | ChooseAll):
        return cast("Choose[Any] | ChooseAll", request).accept(answer)
    return _dealt(request, answer)


def _dealt(request: Request, answer: object) -> object:
    return cast("Roll | Draw", request).accept(answer)
