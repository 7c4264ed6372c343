"""The narrator of a game: its options, events and positions in sentences of one language.

This one knows nothing but keys, names and cards, which is enough to play any game. A game with a map has a
narrator of its own in `language/<game>`, which says more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from tamalir.kernel import Choose, Option, Seat, State, View
from tamalir.language.speaker import Speaker
from tamalir.world.catalogue import Catalogue

S = TypeVar("S", bound=State)

Told = Mapping[str, Any]
"""An event as `table.events` gives it."""


class Narrator(Generic[S]):
    """Says what can be said of any game."""

    turn_start: str | None = None
    """The key of the first question of a turn, at which the whole picture is shown."""
    headings: tuple[str, ...] = ("turn-begins",)
    """Events that stand above what follows them."""
    shown: tuple[str, ...] = ()
    """Events that bring a card which everybody reads."""
    amounts: tuple[str, ...] = ()
    """Verbs whose options differ by a number only: where there are many, `play-<verb>` tells them as one."""
    unmentioned: tuple[str, ...] = ()
    """Verbs of asides that are always possible, and not worth a mention at every question."""

    def __init__(self, speaker: Speaker, catalogue: Catalogue) -> None:
        self.speaker = speaker
        self.catalogue = catalogue

    # --- who and what -----------------------------------------------------------------------

    def played_by(self, view: View[S], seat: Seat) -> str | None:
        """Whom a seat plays, by the id of a name; None before it is settled."""
        return None

    def option(self, view: View[S], seat: Seat, option: Option[Any], *, brief: bool = False) -> str:
        """What an option does, with what a player must know to choose it; in brief without card texts."""
        return self.speaker.option(option)

    def note(self, asked: Choose[Any]) -> str | None:
        """The text of the card that a question is about."""
        card = self.catalogue.printed(str(asked.args.get("card", "")))
        return None if card is None else " ".join(self.speaker.card_text(card)) or None

    # --- what happens -----------------------------------------------------------------------

    def event(self, view: View[S], event: Told) -> str:
        """What happened; empty for what goes without saying."""
        key = f"event-{event['key'].replace('.', '-')}"
        return self.speaker.event(event) if self.speaker.knows(key) else ""

    def story(self, view: View[S], events: Sequence[Told], before: View[S]) -> list[str]:
        """Sentences for all that happened since an earlier view, one after the other."""
        return [self.event(view, event) for event in events]

    # --- what there is ----------------------------------------------------------------------

    def picture(self, view: View[S], asked: Choose[Any] | None = None) -> list[str]:
        """What lies on the table, in lines that can be read aloud: what matters for a question, or all."""
        return []

    def overview(self, view: View[S], seat: Seat) -> list[str]:
        """The map in words, from where a seat's hero stands; nothing where there is no map."""
        return []

    def cards(self, view: View[S], seat: Seat) -> list[str]:
        """Cards that a seat has to do with just now."""
        return []

    def card(self, card: str) -> list[str] | None:
        """A card in lines, its name first; None if there is no such card."""
        printed = self.catalogue.printed(card)
        return None if printed is None else self.speaker.card_lines(printed)

    def card_named(self, name: str) -> str | None:
        """The card that is called so in this language."""
        wanted = name.lower()
        return next((card for card in self.catalogue if self.speaker.name(card).lower() == wanted), None)
