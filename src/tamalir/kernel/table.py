"""A game in progress: runs the rules, hands out requests, takes answers, keeps the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from tamalir.kernel.codec import encode
from tamalir.kernel.dealers import Dealer, Fast, Manual
from tamalir.kernel.edition import Edition, Setup
from tamalir.kernel.errors import DAMAGE, CannotUndo, NothingAsked, Refused, TamalirError, Unknown
from tamalir.kernel.hiding import hide
from tamalir.kernel.journal import CHANCE, EVERYBODY, Entry, Journal, drawn
from tamalir.kernel.requests import Choose, ChooseAll, Option, Request, Seat
from tamalir.kernel.runner import Runner, dealt
from tamalir.kernel.state import Result, S
from tamalir.kernel.view import Asked, View, Way

FORK_LUCK = 0x7A6C6972_00000000
"""Seeds of forks begin here, far from those people type in: a fork never shares the luck of its game."""


_SHOWN_BY: list[Callable[[Table[Any]], str]] = []
"""Who draws tables for notebooks, if anybody does: rooms above put themselves here."""


def show_tables_with(draw: Callable[[Table[Any]], str]) -> None:
    """From now on notebooks show tables as this function draws them, as HTML."""
    _SHOWN_BY[:] = [draw]


class Table(Runner[S]):
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
        self.setup = setup
        self.game = game
        self.notes: list[str] = []
        """What had to be said aloud, such as answers of an old save that no longer fit."""
        self._told_before = 0
        """How many events were told before this table was opened from a save, or forked."""
        self._past_lost = False
        """The journal has been played again from the beginning, and led elsewhere."""
        super().__init__(edition, state, dealer, journal, replay, listening)

    @property
    def seats(self) -> int:
        return 0 if self.setup is None else self.setup.seats

    def __repr__(self) -> str:
        scene = "" if self.setup is None or self.setup.scene is None else f" {self.setup.scene}"
        if self.request is None:
            state = f"over: {self.result.reason}" if self.result is not None else "over"
        else:
            waiting = ", ".join(str(seat) for seat in self.waiting()) or "chance"
            state = f"asks {waiting}: {self.request.key}"
        return f"<Table {self.edition.id}{scene}, {self.journal.length} answers, {state}>"

    def _repr_html_(self) -> str | None:
        """What everybody may see of it, for notebooks."""
        return _SHOWN_BY[0](self) if _SHOWN_BY else None

    # --- playing ------------------------------------------------------------------------

    def answer(self, answer: object, seat: Seat | None = None) -> None:
        """Answer the pending request. A wrong answer raises and changes nothing.

        `seat` says who answers; it may be left out when only one seat, or chance, is asked.
        """
        request = self.request
        if request is None:
            raise NothingAsked("the game is over; nothing is asked")
        if seat is not None and seat not in request.seats:
            self._speak_up(request, answer, seat)
        elif isinstance(request, ChooseAll):
            self._answer_together(request, answer, seat)
        elif isinstance(request, Choose):
            option = self._accepted(cast("Choose[Any]", request), answer)
            self._run(request.seat, option.id, option)
        else:
            value = dealt(request, answer)
            self._run(CHANCE, value, value)

    def take(self, option: Option[Any]) -> None:
        """Answer with an option object of the pending choice itself: unchecked, for bots and searches."""
        request = self.request
        assert isinstance(request, Choose)
        self._run(request.seat, option.id, option)

    def pending(self, seat: Seat) -> Choose[Any] | None:
        """What this seat is asked now, if anything."""
        request = self.request
        if isinstance(request, ChooseAll):
            return None if seat in self._together else request.choices.get(seat)
        if isinstance(request, Choose) and request.seat == seat:
            return cast("Choose[Any]", request)
        return None

    def offers(self, seat: Seat) -> list[Option[Any]]:
        """What a seat that is not asked may do now, if anything; `answer` takes it like an answer."""
        request = self.request
        if not isinstance(request, Choose):
            return []
        return [o for o in cast("Choose[Any]", request).offers(seat) if o.refused is None]

    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        if self.request is None:
            return ()
        seats = self.request.seats
        return tuple(seat for seat in seats if seat not in self._together) if self._together else seats

    def why(self, option: str, seat: Seat | None = None) -> Refused | None:
        """Why this cannot be done now: the refusal with its rule, or None if it can be done.

        What other seats are offered plays no part: it may be their secret.
        """
        asked, request = self.waiting(), self.request
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
        elif isinstance(request, Choose):
            try:
                if cast("Choose[Any]", request).accept_from(seat, option) is not None:
                    return None
            except Refused as refused:
                return refused
        reason = self.edition.why(self.state, seat, option)
        if reason is not None:
            return Refused(reason[0], option, reason[1])
        if pending is None and asked:
            return Refused(self.edition.turn_rule, option, {"seat": seat})
        raise Unknown("option", option, [] if pending is None else [o.id for o in pending.options])

    @property
    def result(self) -> Result | None:
        return self.state.result

    # --- looking ------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View[S]:
        """What this seat (None: a spectator) may know."""
        request, length = self.request, self.journal.length

        def way() -> Way | None:
            if self.journal.length != length:
                return None  # the game has gone on
            rest = hide(self._rest, seat)
            own = {} if seat is None or seat not in self._together else {seat: self._together[seat]}
            since = self.journal.since(self._rest_at)
            return Way(rest, since, own) if self.edition.open_draws or not any(map(drawn, since)) else None

        return View(
            self.edition,
            self.setup,
            hide(self.state, seat),
            seat,
            length,
            None if request is None else Asked(request.key, self.waiting()),
            None if seat is None else self.pending(seat),
            () if seat is None else self.offers(seat),
            way,
        )

    def events(self, since: int = 0, seat: Seat | None = None) -> list[dict[str, object]]:
        """What happened from event number `since` on, as this seat (None: a spectator) may know it.

        The next `since` is `events_told()`.
        """
        if since < self._told_before:
            self._recall()
        return [event.seen_by(seat) for event in self._events[max(0, since - self._told_before) :]]

    def events_told(self) -> int:
        """How many events there have been."""
        return self._told_before + len(self._events)

    # --- branching and taking back ------------------------------------------------------

    def fork(self, dealer: Dealer | None = None, listening: bool = False) -> Table[S]:
        """A copy that can be played on without touching this one.

        It gets a dealer of its own: nobody sees the future by copying the game.
        """
        rest = self._rest
        journal, since = self.journal.parted(self._rest_at)
        fork = Table(
            self.edition,
            rest,
            dealer if dealer is not None else Fast(FORK_LUCK + self.journal.length),
            setup=self.setup,
            game=self.game,
            journal=journal,
            replay=since,
            listening=listening,
        )
        if self._together:
            fork._together = self._together.copy()
        fork._origin = self._origin
        if listening and self._listening:
            fork._told_before = self._told_before + self._rest_events
        return fork

    def undo(self, seat: Seat) -> int:
        """Take back this seat's newest choice; gives the number of answers taken back.

        Never past chance, new information or another seat's choice: for those everybody
        must agree, and then `rewind` does it.
        """
        if self._together.pop(seat, None) is not None:
            return 0
        if self._together:
            raise CannotUndo("other")
        entries = self.journal.entries
        at = len(entries) - 1
        while at >= 0 and entries[at].forced:
            at -= 1
        if at < 0:
            raise CannotUndo("nothing")
        if entries[at].who == CHANCE:
            raise CannotUndo("chance")
        if _chooser(entries[at]) != seat:
            raise CannotUndo("other")
        if at < self._copy_at and self._told_before and not self._recall():
            raise CannotUndo("old")  # nobody knows any more what was told between that choice and the save
        if not self._listening or any(
            e.secret for e, n in zip(self._events, self._events_at, strict=True) if n > at
        ):
            raise CannotUndo("seen")
        back = len(entries) - at
        self.rewind(at)
        return back

    def rewind(self, length: int) -> None:
        """Go back to when the journal had `length` entries. From there chance falls as it fell."""
        entries = self.journal.entries
        if not 0 <= length <= len(entries):
            raise CannotUndo("length", f"the journal has {len(entries)} answers, not {length}")
        if length < self._copy_at:
            if self._origin is None and not self._recall():
                raise CannotUndo("old")
            self._copy, self._copy_at, self._copy_events = cast("S", self._origin), 0, 0
            self._told_before = 0
        self._back_to(length)

    # --- saving -------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The game as plain data, ready for `json.dumps`."""
        from tamalir.kernel import saves  # here, because saves know what a table is

        return saves.save(self)

    def at_rest(self) -> dict[str, Any]:
        """The parts of a save that only the table knows."""
        state = encode(self._rest)
        return {
            "rest": self._rest_at,
            "state": state,
            "journal": self.journal.to_save(),
            "together": sorted(self._together.items()),
            "told": self._told_before + self._rest_events if self._listening else None,
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

    def _accepted(self, request: Choose[Any], answer: object) -> Option[Any]:
        """The option with this id. What the edition can explain is refused by its rule."""
        try:
            return request.accept(answer)
        except Unknown:
            reason = self.edition.why(self.state, request.seat, str(answer))
            if reason is None:
                raise
            raise Refused(reason[0], str(answer), reason[1]) from None

    def _speak_up(self, request: Request, answer: object, seat: Seat) -> None:
        """A seat that is not asked does what it is offered; the question stands again afterwards."""
        spoken: Option[Any] | None = None
        if isinstance(request, Choose):
            spoken = cast("Choose[Any]", request).accept_from(seat, answer)
        if spoken is None:
            raise Refused(self.edition.turn_rule, str(answer), {"seat": seat})
        self._run(seat, spoken.id, spoken)

    def _answer_together(self, request: ChooseAll, answer: object, seat: Seat | None) -> None:
        waiting = self.waiting()
        if seat is None:
            if len(waiting) != 1:
                raise Unknown("seat", "none", map(str, waiting))
            (seat,) = waiting
        if seat in self._together:
            raise Refused(self.edition.turn_rule, str(answer), {"seat": seat})
        option = self._accepted(request.choices[seat], answer).id
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
        self._copy, self._copy_at, self._copy_events = whole._copy, whole._copy_at, whole._copy_events
        self._rest_at, self._rest_events, self._rests = whole._rest_at, whole._rest_events, whole._rests
        self._events, self._events_at, self._told_before = whole._events, whole._events_at, 0
        self.state.events = self._events if self._listening else None
        return True


def _chooser(entry: Entry) -> Seat:
    """The seat whose choice this was; a simultaneous choice of one seat is that seat's own."""
    if entry.who != EVERYBODY:
        return entry.who
    together = cast("tuple[tuple[Seat, str], ...]", entry.answer)
    return together[0][0] if len(together) == 1 else EVERYBODY
