"""Every card of the Third Edition's set does at the table what it says: every option of every event, every
story card, every ability of every enemy, hero, asset and skill is brought to its moment and used."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from tamalir.kernel import Fast, Setup, Table, clone
from tamalir.third import heroes
from tamalir.third.adventure import adventure_cost
from tamalir.third.board_cards import DECKS
from tamalir.third.cards import Ability
from tamalir.third.combat import engage
from tamalir.third.deck_cards import EventDef, StoryDef
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.state import ThirdState, fight_of
from tamalir.third.values import standing
from tests.third.scenes import answer, options, pending
from tests.third.tables import WILD, events, lay, sit
from tests.third.tables import hero as hero_card

CARDS = catalogue()
STARS = ["s1", "s3", "s5", "s7", "s9", "s11"]
BLANKS = ["s0", "s2", "s4", "s6", "s8", "s10"]
CALM = ("pass", "stay", "take-damage", "let-be", "stop", "no", "enough")


def rich(state: ThirdState, seat: int) -> None:
    """A hero who can pay for anything."""
    hero = state.heroes[seat]
    hero.gold, hero.story, hero.damage = 9, 3, 4
    hero.trophies = [
        ["deep-elf", "razorwing", "sorceress", "tavern-brawlers"],
        ["ettin", "ogre"],
    ][seat]


def table_for(card: EventDef | StoryDef, skills: list[str], **decks: list[str]) -> ThirdState:
    kind: dict[str, Any] = {"scenario": card.scenario} if card.scenario else {}
    able = hero_card("ann", body=4, mind=4, spirit=4)
    state = lay(able, card, decks={"skill": [*skills, *skills, *skills], "story": [], **decks}, **kind)
    for seat in range(len(state.heroes)):
        rich(state, seat)
    for deck in DECKS:
        below = [id for id, enemy in CARDS.enemies.items() if enemy.deck == deck and not enemy.scenario]
        state.decks[deck].below = [*state.decks[deck].below, *below[8:12]]
    return state


def on(table: Table[ThirdState], *wanted: str) -> Table[ThirdState]:
    """Answer as wanted, else calmly, until the next action is to be chosen."""
    left = list(wanted)
    for _ in range(500):
        if table.request is None or pending(table).key == "turn.action":
            return table
        ids = options(table)
        fits = [id for id in ids if left and id.startswith(left[0])]
        if fits:
            left.pop(0)
        table.answer((fits or [id for id in ids if id in CALM] or ids)[0])
    raise AssertionError("it does not end")


# --- events -----------------------------------------------------------------------------

OPTIONS = [(event, n) for event in CARDS.events.values() for n in (1, 2)]


@pytest.mark.parametrize("skills", [STARS, BLANKS], ids=["success", "failure"])
@pytest.mark.parametrize(("event", "n"), OPTIONS, ids=lambda part: getattr(part, "id", str(part)))
def test_every_option_of_every_event(event: EventDef, n: int, skills: list[str]):
    option = event.options[n - 1]
    state = table_for(event, skills, **{event.deck: [event.id]})
    gem = next(at for at, deck in state.book.board.gems.items() if deck == event.deck)
    state.heroes[0].hex = gem
    table = on(answer(sit(state), "go-adventuring", f"choice:{n}"), "yes")
    if option.rumor:
        hero = table.state.heroes[0]
        assert hero.rumors == {event.id: n - 1}
        board = table.state.book.board
        hero.hex = next(at for place in option.at for at in board.terrain if board.lies_in(at, place))
        table.state.actions = 3
        table = on(answer(sit(table.state), f"follow:{event.id}"), "yes")

    after = table.state
    verbs = [inner.do for effect in option.effects for inner in effect.within()]
    wins = event.id in after.heroes[0].trophies
    fails = skills is BLANKS and "test" in verbs
    assert wins or event.id in after.adventure_discards[event.deck]
    assert wins is ("take-trophy" in verbs and not fails) or not _sure(option.effects)
    assert not after.heroes[0].rumors
    assert after.bonus == []


def _sure(effects: Any) -> bool:
    """Whether the trophy does not hang on a choice of the hero or on a fight."""
    verbs = {inner.do for effect in effects for inner in effect.within()}
    return not verbs & {"choose-one", "draw-adventure", "may"}


# --- story cards ------------------------------------------------------------------------


@pytest.mark.parametrize("skills", [STARS, BLANKS], ids=["success", "failure"])
@pytest.mark.parametrize("story", CARDS.stories.values(), ids=lambda card: card.id)
def test_every_story_card(story: StoryDef, skills: list[str]):
    state = table_for(story, skills)
    state.decks["story"].below = [story.id]
    state.time, state.to_come = 1, [1]
    table = sit(state)
    for _ in range(2):
        table = on(answer(table, "end-turn"), "yes")
    after = table.state
    assert [e["card"] for e in events(table, "story-drawn")] == [story.id]
    if not story.at:
        assert after.story_discards == [story.id]
        return
    assert [quest.card for quest in after.track] == [story.id]
    hero, board = after.heroes[0], after.book.board
    hero.hex = next(at for place in story.at for at in board.terrain if board.lies_in(at, place))
    hero.beaten, hero.damage, hero.story, after.fallen, hero.delayed = False, 0, 0, [], False
    rich(after, 0)
    hero.damage, before = 1, after.track[0].stock
    table = on(answer(sit(after), f"story:{story.id}"), "yes")

    taken = before - (table.state.track[0].stock if table.state.track[0].card else 0)
    verbs = {inner.do for effect in story.effects for inner in effect.within()}
    if "take-stock" in verbs and not verbs & {"test", "engage"}:
        assert taken == 1
    if "take-stock" in verbs and "test" in verbs:
        assert taken == (1 if skills is STARS else 0)
    if "engage" in verbs:
        assert len(events(table, "fight-engaged")) == 1


# --- abilities --------------------------------------------------------------------------


class Paragraph(NamedTuple):
    """An ability, and the card on which it stands."""

    kind: str
    card: str
    ability: Ability

    def __str__(self) -> str:
        return f"{self.card}-{self.ability.id}"


def paragraphs(*, standing: bool) -> Iterator[Paragraph]:
    groups: tuple[tuple[str, Any], ...] = (
        ("hero", CARDS.heroes), ("enemy", CARDS.enemies), ("asset", CARDS.assets), ("skill", CARDS.skills),
    )  # fmt: skip
    for kind, cards in groups:
        for card in cards.values():
            for ability in card.abilities:
                if (ability.when == "always") is standing and ability.when != "setup":
                    yield Paragraph(kind, card.id, ability)


def able(paragraph: Paragraph, seed: int) -> ThirdState:
    """A hero with this card, hurt and rich, where the ability can be used; in combat, if it is for that."""
    kind, card, ability = paragraph
    rivals = ["corbin", "lord-hawthorne", "master-thorn", "elder-mok", "lyssa", "laurel-of-bloodwood"]
    who = card if kind == "hero" else rivals[seed % 6]
    other = next(id for id in rivals if id != who)
    hides = getattr(CARDS.enemies.get(card), "scenario", None)
    scenario = hides or ("corpse-king" if seed % 2 else "margath")
    setup = Setup(2, heroes=[who, other], options={"scenario": scenario})
    state = EDITION.begin(setup)
    table = Table(EDITION, state, Fast(seed), setup=setup)
    while pending(table).key != "turn.action":
        table.answer(options(table)[0])
    state = clone(table.state)
    state.active, state.to_come, state.actions, state.first = 0, [1], 3, 0
    hero = state.heroes[0]
    hero.gold, hero.story, hero.damage, hero.delayed = 9, 2, 3, "recover" in _verbs(ability)
    if kind == "asset":
        hero.assets.append(card)
        _take_away(state, card, "asset")
    if kind == "skill":
        hero.skills.append(card)
        _take_away(state, card, "skill")
    _put(state, ability, seed)
    if kind == "enemy":
        _take_away(state, card, CARDS.enemies[card].deck)
        state.act = 2  # with the powerful token, which three surges need
        engage(state, 0, card)
        if "hurt" in ability.effect.given:
            fight_of(state).sides[1].damage = CARDS.enemies[card].health - 1
    elif _fights(ability):
        foe = _foe(ability, seed)
        _take_away(state, foe, CARDS.enemies[foe].deck)
        engage(state, 0, foe)
    return state


def _verbs(ability: Ability) -> set[str]:
    return {inner.do for inner in ability.effect.within()}


def _take_away(state: ThirdState, card: str, deck: str) -> None:
    """The card is no longer where it lay."""
    pile = state.decks.get(deck)
    places: list[list[str]] = [
        state.heroes[0].hand,
        state.heroes[1].hand,
        *state.markets.values(),
        state.skill_discards,
    ]
    if pile is not None:
        pile.bag = [other for other in pile.bag if other != card]
    for cards in places:
        if card in cards:
            cards.remove(card)
            return


def _fights(ability: Ability) -> bool:
    return ability.when not in ("action", "turn", "terrain-roll", "trophy-gained", "quest-completed")


def _foe(ability: Ability, seed: int) -> str:
    wanted = ability.effect.given.get("foe-trait")
    foes = [id for id, card in CARDS.enemies.items() if card.deck == "combat" and not card.scenario]
    fitting = [id for id in foes if wanted is None or wanted in CARDS.enemies[id].traits]
    strong = [id for id in fitting if CARDS.enemies[id].health > 6] or fitting
    return (strong if ability.when == "after-defeat" else fitting)[seed % len(strong)]


def _put(state: ThirdState, ability: Ability, seed: int) -> None:
    """Where its conditions hold."""
    board, hero = state.book.board, state.heroes[0]
    given = ability.effect.given
    if "place" in given:
        hero.hex = next(at for at in (WILD, *board.terrain) if board.lies_in(at, str(given["place"])))
    elif "terrain" in given:
        hero.hex = next(at for at in board.terrain if board.terrain[at] == given["terrain"])
    else:
        hero.hex = list(board.gems)[seed % len(board.gems)] if seed % 2 else WILD
    if "act" in given:
        state.act = int(given["act"])
    if "company" in given or ability.effect.do == "challenge":
        state.heroes[1].hex = hero.hex
    if "hurt" in given or ability.when == "after-defeat":
        hero.damage = heroes.health(state, 0) - 1
    quest = next(id for id, card in CARDS.quests.items() if not card.scenario and not card.test)
    if ability.when == "quest-completed":
        _take_away(state, quest, CARDS.quests[quest].deck)
        hero.quests = [quest]
        hero.hex = board.places[CARDS.quests[quest].at[0]][0]


SEEDS = range(90)
BOLD = ("attempt", "travel", "go-adventuring", "take-rest", "story", "ending", "take-damage")
FORWARD = ("ability", "surge", "special", "answer", "use-ability", "yes")


def used(paragraph: Paragraph, seed: int) -> bool:
    """Whether the ability was used in this scene; random answers that like to use abilities."""
    table = sit_down(able(paragraph, seed), seed)
    luck, id = Random(seed), paragraph.ability.id
    for _ in range(60):
        if table.request is None or not table.waiting():
            break
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        every = [*asked.options, *asked.asides]
        mine = [o.id for o in every if o.refused is None and (id in o.id or o.args.get("ability") == id)]
        bold = [o.id for o in asked.options if o.verb in BOLD]
        forward = [o.id for o in asked.options if asked.args.get("ability") == id and o.verb in FORWARD]
        picked = forward or mine or (bold if luck.random() < 0.6 else []) or [o.id for o in asked.options]
        table.answer(luck.choice(picked), seat)
        if _told(table, id):
            return True
    return _told(table, id)


def sit_down(state: ThirdState, seed: int) -> Table[ThirdState]:
    return Table(EDITION, state, Fast(seed), setup=Setup(2))


def _told(table: Table[ThirdState], ability: str) -> bool:
    return any(e["ability"] == ability for key in TOLD for e in events(table, key))


TOLD = ("fight-ability", "ability-used", "fight-prevented", "fight-surge", "fight-special")


@pytest.mark.rule("3E-ABILITY-001")
@pytest.mark.parametrize("paragraph", list(paragraphs(standing=False)), ids=str)
def test_every_ability_is_used_at_its_moment(paragraph: Paragraph):
    assert any(used(paragraph, seed) for seed in SEEDS)


@pytest.mark.parametrize("paragraph", list(paragraphs(standing=True)), ids=str)
def test_every_standing_ability_works(paragraph: Paragraph):
    kind, card, ability = paragraph
    effect = ability.effect
    state = able(paragraph, 1)
    if kind == "enemy" or "foe-trait" in effect.given or effect.do == "block-kind":
        if state.fight is None:
            engage(state, 0, _foe(ability, 1))
        fight = fight_of(state)
        fight.round = int(effect.given.get("round", 1))
        side = fight.sides[1 if kind == "enemy" else 0]
        assert effect in list(standing(state, side, effect.do))
        if "round" in effect.given:
            fight.round += 1
            assert effect not in list(standing(state, side, effect.do))
        return
    without = clone(state)
    without.heroes[0].assets = [id for id in without.heroes[0].assets if id != card]
    without.heroes[0].skills = [id for id in without.heroes[0].skills if id != card]
    if effect.do == "action-cost":
        assert adventure_cost(state, 0) == effect.args["amount"] < adventure_cost(without, 0)
    else:
        assert effect.do == "bonus"
        value = str(effect.args["value"])
        change = heroes.bonus(state, 0, value) - heroes.bonus(without, 0, value)
        assert change == heroes.amount_of(state, 0, effect.args["amount"]) != 0
