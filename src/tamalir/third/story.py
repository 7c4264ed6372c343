"""Story cards and the story quest track."""

from __future__ import annotations

from tamalir.kernel import Rule, Seat, rule
from tamalir.third.costs import cannot_pay, pay
from tamalir.third.deck_cards import StoryDef
from tamalir.third.effects_in_order import read_on
from tamalir.third.heroes import stands_in
from tamalir.third.state import StoryQuest, ThirdState, Unfinished
from tamalir.third.steps import Step
from tamalir.third.uses import Deed, pointless
from tamalir.world.piles import draw_from


@rule
def draw_story(state: ThirdState) -> Rule[None]:
    """The first player draws the top card and it is resolved (3E-TIME-003, 3E-GAP-007)."""
    card = yield from draw_from(state.decks["story"], "draw.story")
    state.step = Step.NEXT_ROUND
    if card is None:
        return
    state.drawn = card
    story = state.book.catalogue.stories[card]
    state.emit("story-drawn", state.first, "3E-TIME-003", card=card)
    if story.at:
        place_on_track(state, story)
    yield from resolve_drawn(Deed(state, state.first, card), Unfinished(state.first, "drawn", card))


@rule
def resolve_drawn(deed: Deed, text: Unfinished) -> Rule[None]:
    """What a story card does on being drawn; if it is no quest it is then discarded."""
    state, story = deed.state, deed.state.book.catalogue.stories[deed.card]
    if (yield from read_on(deed, story.drawn, text)):
        state.drawn = None
        if not story.at:
            state.story_discards.append(story.id)  # 3E-STORY-002


def place_on_track(state: ThirdState, story: StoryDef) -> None:
    """On the first empty space (3E-STORYQUEST-001), which the track always has (3E-GAP-035)."""
    space = next((n for n, quest in enumerate(state.track) if quest.card is None), len(state.track))
    if space == len(state.track):
        state.track.append(StoryQuest())
    state.track[space] = StoryQuest(story.id, story.stock)
    state.emit("story-quest-placed", None, "3E-STORYQUEST-001", card=story.id, n=space + 1)


def story_token_hex(state: ThirdState, quest: StoryQuest) -> tuple[int, int] | None:
    """Where the story quest token lies (3E-STORYQUEST-003); nowhere if the card can be used on several hexes
    (3E-STORYQUEST-004)."""
    if quest.card is None:
        return None
    board = state.book.board
    hexes = [at for place in state.book.catalogue.stories[quest.card].at for at in board.places[place]]
    return hexes[0] if len(hexes) == 1 else None


def leave_track(state: ThirdState, card: str) -> None:
    """Its own text removes a story quest (3E-GAP-034)."""
    for quest in state.track:
        if quest.card == card:
            quest.card, quest.stock = None, 0
            state.story_discards.append(card)
            state.emit("story-quest-over", None, "3E-GAP-034", card=card)


def on_track(state: ThirdState, card: str) -> StoryQuest | None:
    return next((quest for quest in state.track if quest.card == card), None)


def cannot_use_story(state: ThirdState, seat: Seat, card: str) -> str | None:
    """The rule that keeps a hero from using a story quest here and now."""
    quest = on_track(state, card)
    if quest is None:
        return "3E-STORYQUEST-001"
    story = state.book.catalogue.stories[card]
    if not stands_in(state, seat, *story.at):
        return "3E-STORYQUEST-002"
    if not quest.stock and _nothing_else(state, seat, story):
        return "3E-GAP-034"  # with the stock gone that reward is no longer offered
    return cannot_pay(state, seat, story.cost)


NO_REWARDS = {
    "take-stock", "test", "explore", "roll-terrain", "engage", "in-order", "choose-one", "may", "each-hero",
    "another-hero", "contest",
    "suffer", "delay", "lose-gold", "lose-story", "lose-asset", "lose-trophies", "discard-skills",
    "place-zombies", "leave-track",
}  # fmt: skip
"""Verbs that bring nothing but what stands inside them, or nothing good."""


def _nothing_else(state: ThirdState, seat: Seat, story: StoryDef) -> bool:
    """Whether a story quest whose stock is gone has nothing more to give this hero (3E-GAP-034)."""
    parts = [inner for effect in story.effects for inner in effect.within()]
    if all(part.do != "take-stock" for part in parts):
        return False
    deed = Deed(state, seat, story.id)
    rewards = [part for part in parts if part.do not in NO_REWARDS]
    return all(pointless(deed, part) is not None for part in rewards)


@rule
def use_story(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """A hero on the right hex pays and does what the card says (3E-STORYQUEST-002)."""
    story = state.book.catalogue.stories[card]
    state.emit("story-used", seat, "3E-STORYQUEST-002", who=state.heroes[seat].id, card=card)
    yield from pay(state, seat, story.cost)
    yield from follow_story(Deed(state, seat, card), Unfinished(seat, "story", card))


@rule
def follow_story(deed: Deed, text: Unfinished) -> Rule[None]:
    yield from read_on(deed, deed.state.book.catalogue.stories[deed.card].effects, text)
