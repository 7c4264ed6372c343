"""Every card of the set does at the table what it says: each paragraph is brought to its moment and used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, cast

import pytest

from tamalir import api
from tamalir.kernel import Fast, Setup, Table, clone
from tamalir.players.luck import Luck
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import own_book
from tamalir.second.market import price
from tamalir.second.movement import most_dice
from tamalir.second.state import Ally, Attempt, Fight, Foe, Item, SecondState
from tamalir.second.values import (
    damage,
    enemy_damage,
    enemy_life,
    enemy_value,
    escape_bonus,
    life,
    roll_bonus,
    skill,
    stamina,
    standing_effects,
    value,
)
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import COLOURS, HERO, Attribute, Cause, Kind, Step, Terrain, Usage
from tamalir.world.effects import Effect
from tamalir.world.piles import Pile

BOOK = own_book(BASE_SET)
BEARER, OTHER = "corbin-axebearer", "mordrog"
SEEDS = range(80)
ANSWERS = 250
FORWARD = ("attack", "stay", "to-battle", "take-wounds")
"""What leads into fights and through them."""


class Paragraph(NamedTuple):
    """One effect of a card, and as what the card is held."""

    card: str
    n: int
    effect: Effect
    held: str
    """hero, item, ally or kept"""

    def __str__(self) -> str:
        return f"{self.card}-{self.n}"


def paragraphs() -> Iterator[Paragraph]:
    for held, cards in (("hero", BOOK.heroes), ("item", BOOK.items), ("ally", BOOK.allies)):
        for id, card in cards.items():
            for n, effect in enumerate(card.effects):
                yield Paragraph(id, n, effect, held)
    for id, card in {**BOOK.challenges, **BOOK.encounters}.items():
        for n, effect in enumerate(card.kept.effects if card.kept is not None else ()):
            yield Paragraph(id, n, effect, "kept" if card.kept.role != "item" else "item")  # pyright: ignore[reportOptionalMemberAccess]


def standing(effect: Effect) -> bool:
    return VERBS.verbs[effect.do].run is None


@cache
def dealt(hero: str, seed: int) -> SecondState:
    return api.new("second", heroes=[hero, OTHER if hero != OTHER else "valadir"], seed=seed).state


def holding(paragraph: Paragraph | None, seed: int = 0, hero: str = BEARER) -> SecondState:
    """A game that is about to begin: the hero is a little hurt and tired, and has this card."""
    if paragraph is not None and paragraph.held == "hero":
        hero = paragraph.card
    state = clone(dealt(hero, seed))
    bearer = state.heroes[0]
    bearer.wounds, bearer.exhaustion, bearer.gold = 1, 1, 10
    state.heroes[1].gold = 5
    if paragraph is not None and any(inner.do == "ready-items" for inner in paragraph.effect.within()):
        bearer.items.append(Item("chainmail", down=True))
    if paragraph is not None:
        match paragraph.held:
            case "item":
                bearer.items.append(Item(paragraph.card))
            case "ally":
                bearer.allies.append(Ally(paragraph.card))
                card = paragraph.card  # there is one of each
                state.stacks = {
                    town: [each for each in stack if each != card] for town, stack in state.stacks.items()
                }
                state.market.bag = [each for each in state.market.bag if each != card]
            case "kept":
                bearer.kept = [*bearer.kept, paragraph.card]
            case _:
                pass
    return state


# --- what always holds ---------------------------------------------------------------------------


def figures(state: SecondState, card: str | None = None) -> dict[str, Any]:
    """Everything that a card which always works can change about its bearer, or about itself if an Ally."""
    who = HERO if card is None else card
    found: dict[str, Any] = {
        **{a.value: value(state, 0, who, a) for a in Attribute},
        **{f"damage-{k.value}": damage(state, 0, who, k) for k in Kind},
        "life": life(state, 0, who),
        "stamina": stamina(state, 0, who),
    }
    if card is None:
        found |= {f"{k.value}-attack": roll_bonus(state, 0, k, attack=True) for k in Kind}
        found |= {f"{k.value}-defence": roll_bonus(state, 0, k, attack=False) for k in Kind}
        found |= {f"skill-{name}": skill(state, 0, name) for name in SKILLS}
        found |= {"escape": escape_bonus(state, 0), "dice": most_dice(state, 0)}
        found |= {f"price-{id}": price(state, 0, id) for id in ("white-blade", "lord-loren")}
        found["easy"] = sorted(e.args["terrain"] for e in standing_effects(state, 0, HERO, "easy-terrain"))
        found["weary"] = sorted(e.args["terrain"] for e in standing_effects(state, 0, HERO, "weary-terrain"))
        found["safe"] = bool(standing_effects(state, 0, HERO, "safe-travel"))
        found["unhealed"] = bool(standing_effects(state, 0, HERO, "no-healing"))
    return found


SKILLS = sorted({name for hero in BOOK.heroes.values() for name in hero.skills})


def promised(effect: Effect) -> dict[str, Any]:
    """What a paragraph that always works says it changes, in the words of `figures`."""
    args = effect.args
    match effect.do:
        case "raise":
            return {args["what"]: args["by"]}
        case "raise-damage":
            return {f"damage-{args['what']}": args["by"]}
        case "roll-bonus":
            kinds = [args["kind"]] if "kind" in args else [kind.value for kind in Kind]
            acts = ("attack",) if args.get("attack") else ("attack", "defence")
            return {f"{kind}-{act}": args["by"] for kind in kinds for act in acts}
        case "skill-bonus":
            return {f"skill-{args['what']}": args["by"]}
        case "escape-bonus":
            return {"escape": args["by"]}
        case "movement-dice":
            return {"dice": args["by"]}
        case "price":
            of = {"item": ["white-blade"], "ally": ["lord-loren"]}.get(
                args.get("of", ""), ["white-blade", "lord-loren"]
            )
            return {f"price-{id}": args["by"] for id in of}
        case "easy-terrain":
            return {"easy": [args["terrain"]]}
        case "weary-terrain":
            return {"weary": [args["terrain"]]}
        case "safe-travel":
            return {"safe": True}
        case "no-healing":
            return {"unhealed": True}
        case "open-task":
            return {}  # how it is fulfilled by others: tests/second/test_verbs_rival.py
        case _:
            raise AssertionError(f"{effect.do}: nobody has said what it changes")


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, was in before.items():
        now = after[key]
        if isinstance(was, list):
            if more := [each for each in now if each not in was]:
                found[key] = more
        elif isinstance(was, bool):
            if now != was:
                found[key] = now
        elif now != was:
            found[key] = now - was
    return found


def summed(effects: list[Effect]) -> dict[str, Any]:
    total: dict[str, Any] = {}
    for effect in effects:
        for key, by in promised(effect).items():
            total[key] = total[key] + by if key in total and not isinstance(by, bool) else by
    return {key: sorted(cast("list[str]", by)) if isinstance(by, list) else by for key, by in total.items()}


ALWAYS = sorted({(p.card, p.held) for p in paragraphs() if standing(p.effect)})


@pytest.mark.parametrize(("card", "held"), ALWAYS)
def test_what_always_holds(card: str, held: str):
    own = [p for p in paragraphs() if p.card == card and standing(p.effect)]
    if held == "hero":  # compared with the same hero as printed, but without its abilities
        state = holding(own[0])
        bare = figures(state)
        told = [e for p in own for e in standing_effects(state, 0, HERO, p.effect.do) if e == p.effect]
        assert told == [p.effect for p in own]
        for p in own:
            for key, by in promised(p.effect).items():
                assert by in bare[key] if isinstance(by, str) else bare[key], (key, by)
        return
    for_hero = [p.effect for p in own if held != "ally" or p.effect.args.get("to") == "hero"]
    for_self = [p.effect for p in own if held == "ally" and p.effect.args.get("to") != "hero"]
    without, withal = holding(None), holding(own[0])
    for state in (without, withal):  # whatever a card asks for is there
        state.heroes[0].allies.append(Ally("smith-without-a-forge"))
        for p in own:
            if "terrain" in p.effect.given:
                state.heroes[0].hex = somewhere(str(p.effect.given["terrain"]))
            if "trait" in p.effect.given:
                state.fight = Fight(0, Cause.ADVENTURE, 0, Foe(one_with(str(p.effect.given["trait"]))))

    assert changed(figures(without), figures(withal)) == {k: v for k, v in summed(for_hero).items() if v}
    if for_self:
        printed = BOOK.allies[card]
        assert figures(withal, card)["life"] >= printed.life


def one_with(trait: str) -> str:
    return next(id for id, card in BOOK.challenges.items() if trait in card.traits)


def somewhere(terrain: str) -> Any:
    return next(at for at, space in BOOK.board.spaces.items() if space.terrain is Terrain(terrain))


# --- what is used --------------------------------------------------------------------------------

TELLS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "add-to-roll": ("roll-raised", {"n": "by"}),
    "reroll": ("rethrown", {}),
    "add-wounds": ("wounds-added", {"n": "by"}),
    "attack": ("combat-rolled", {"kind": "kind"}),
    "cancel-wounds": ("wounds-cancelled", {}),
    "bear-wounds": ("wounds-borne", {}),
    "both": ("rested", {}),  # the one card of the set that does two things at once
    "heal": ("wounds-healed", {}),
    "recover": ("rested", {}),
    "rob": ("gold-lost", {"n": "n"}),
    "gain-gold": ("gold-gained", {"n": "n"}),
    "inflict": ("foe-wounded", {}),  # or the other hero, in a duel
    "weaken": ("enemy-weakened", {"n": "by", "what": "what"}),
    "strengthen": ("hero-strengthened", {"n": "by", "what": "what"}),
    "slip-away": ("escaped", {}),
    "test": ("test-rolled", {"target": "number"}),
    "reroll-dice": ("movement-rolled", {}),
    "add-dice": ("movement-rolled", {"n": "n"}),
}
"""Verb -> the event that shows it, and which of the event's facts is which argument of the effect."""

LEFT_TO_ASK = ("either", "go-to-town", "walk", "wild-step", "ready-items")
"""Verbs that only open something up; what follows shows them."""


class Used(NamedTuple):
    before: SecondState
    table: Table[SecondState]
    told: list[Mapping[str, Any]]


def used(paragraph: Paragraph, state: SecondState, seed: int) -> Used | None:
    """Play on until the paragraph can be used, and use it."""
    table: Table[SecondState] = Table(EDITION, state, Fast(seed), setup=Setup(2), game="test")
    wanted = f"use:{paragraph.card}" + (f"#{paragraph.n}" if paragraph.n else "")
    luck = Luck(seed)
    for _ in range(ANSWERS):
        if table.request is None:
            return None
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        ids = [option.id for option in asked.options]
        if seat == 0 and wanted in (*ids, *(o.id for o in asked.asides if o.refused is None)):
            before, told = clone(table.state), len(table.events())
            table.answer(wanted, seat)
            return Used(before, table, [dict(event) for event in table.events()[told:]])
        forward = [id for id in ids if id in FORWARD or id.startswith(("roll:5", "to:"))]
        table.answer(luck.pick(forward if forward and luck.below(10) < 6 else ids), seat)
    return None


ACTIVE = [p for p in paragraphs() if not standing(p.effect) and p.effect.when != "arrived"]


@pytest.mark.parametrize("paragraph", ACTIVE, ids=str)
def test_what_is_used(paragraph: Paragraph):
    found = next(
        (use for seed in SEEDS if (use := used(paragraph, holding(paragraph, seed), seed)) is not None), None
    )
    assert found is not None, "its moment never came"
    before, table, told = found
    effect = paragraph.effect
    facts = {event["key"]: event["facts"] for event in reversed(told)}

    assert facts["card-used"]["card"] == paragraph.card
    if effect.cost.get("exhaustion"):
        assert facts["exhaustion-taken"]["n"] == effect.cost["exhaustion"]
    if effect.do in LEFT_TO_ASK:
        _opens(effect, before, table)
    else:
        key, arguments = TELLS[effect.do]
        for fact, argument in arguments.items():
            assert facts[key][fact] == effect.args[argument]
        assert key in facts or (effect.do == "inflict" and "wounds-taken" in facts)
    if effect.do in ("heal", "recover"):
        stated = effect.args["wounds" if effect.do == "heal" else "exhaustion"]
        assert 1 <= facts[TELLS[effect.do][0]]["n"] <= stated
    if effect.do == "cancel-wounds":
        assert before.blow is not None
        assert facts["wounds-cancelled"]["n"] == min(effect.args["n"], before.blow.wounds)
    _is_spent(paragraph, table)


def _opens(effect: Effect, before: SecondState, table: Table[SecondState]) -> None:
    asked = None if table.request is None else table.pending(0)
    match effect.do:
        case "either":
            assert asked is not None
            assert [option.id for option in asked.options] == ["first", "second"]
        case "go-to-town" | "walk":
            moved = table.state.heroes[0].hex != before.heroes[0].hex
            assert moved or (asked is not None and len(asked.options) > 1)
        case "wild-step":
            assert asked is not None
            reach = {option.id for option in asked.options if option.id.startswith("to:")}
            ways = BOOK.board.ways(before.heroes[0].hex)  # pyright: ignore[reportArgumentType]
            assert len(reach) == len(ways)
        case _:
            assert sum(item.down for item in table.state.heroes[0].items) < sum(
                item.down for item in before.heroes[0].items
            )


def _is_spent(paragraph: Paragraph, table: Table[SecondState]) -> None:
    """Activated Items lie face down; those that are used up go as soon as what they say is done."""
    if paragraph.held != "item":
        return
    left = [item for item in table.state.heroes[0].items if item.card == paragraph.card]
    usage = BOOK.item(paragraph.card).usage
    if usage is Usage.ACTIVATE:
        assert [item.down for item in left] == [True]
    elif usage is Usage.DISCARD and paragraph.effect.do not in LEFT_TO_ASK:
        assert not left


# --- adventures ----------------------------------------------------------------------------------


def drawing(card: str, seed: int) -> Table[SecondState]:
    """A hero, sometimes a mighty one, that has just arrived where this card will be drawn."""
    state = clone(dealt(BEARER, seed))
    hero = state.heroes[0]
    state.heroes[1].gold = 5
    adventure = BOOK.adventure(card)
    mind, might = ((9, 9), (0, 0), (2, 9))[seed % 3]  # sometimes one that fails
    hero.gold, hero.wounds, hero.exhaustion = 10, 2, 2
    hero.bonuses = {"mind": mind, "body": might, "spirit": might, "stamina": 3, "life": 9}
    hero.hex = next(at for at, space in BOOK.board.spaces.items() if space.jewel is adventure.colour)
    hero.items = [Item("dragontooth-hammer")] if might else []
    if seed % 2:
        _meet(state, card, seed // 2)
    for colour in COLOURS:
        state.decks[colour] = Pile(bag=[card] if colour is adventure.colour else [])
    state.active, state.step, state.attempt = 0, Step.ARRIVAL, Attempt(adventure.colour, hero.hex)
    return Table(EDITION, state, Fast(seed), setup=Setup(2), game="test")


def _meet(state: SecondState, card: str, nth: int) -> None:
    """Whatever the texts of a card ask for is there: a terrain, the card that leads to it, an Ally."""
    hero = state.heroes[0]
    terrains = [str(e.given["terrain"]) for e in BOOK.adventure(card).effects if "terrain" in e.given]
    if terrains:
        hero.hex = somewhere(terrains[nth % len(terrains)])
    for effect in (inner for top in BOOK.adventure(card).effects for inner in top.within()):
        asked = effect.given
        if "holding" in asked:
            held = str(asked["holding"])
            kept = (BOOK.challenges.get(held) or BOOK.encounters[held]).kept
            role = None if kept is None else kept.role
            if role == "ally":
                hero.allies.append(Ally(held))
            elif role == "item":
                hero.items.append(Item(held))
            else:
                hero.kept = [*hero.kept, held]
        if "allies-at-least" in asked:
            hero.allies.append(Ally("orc-shieldbearer"))


SHOWS: Mapping[str, tuple[str, ...]] = {
    "all-gain-gold": ("gold-gained", "gold-lost"),
    "all-suffer": ("wounds-taken", "exhaustion-taken"),
    "bargain": ("asked-accept",),
    "contest": ("target-set",),
    "curse": ("wounds-taken", "exhaustion-taken"),
    "embolden": ("enemy-emboldened",),
    "pass-on": ("card-passed-on",),
    "rob": ("gold-lost",),
    "either": ("asked-first",),
    "fight": ("combat-begins", "combat-round", "enemy-defeated"),
    "find-market-card": ("market-card-found",),
    "finish": ("task-finished",),
    "gain-experience": ("points-gained", "experience-gained"),
    "gain-gold": ("gold-gained",),
    "go-to-town": ("moved", "asked-town"),
    "heal": ("wounds-healed",),
    "inflict": ("foe-wounded",),
    "keep": ("card-kept",),
    "lose-gold": ("gold-lost",),
    "pay": ("asked-pay-gold",),
    "recover": ("rested",),
    "remove-counter": ("counters-removed",),
    "strengthen": ("hero-strengthened",),
    "suffer": ("wounds-taken", "exhaustion-taken"),
    "test": ("test-rolled",),
    "weaken": ("enemy-weakened", "hero-strengthened"),
}
"""Verb of an adventure card -> what shows at the table that it was carried out."""


EXACTLY: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "curse": ("wounds-taken", {"n": "wounds"}),
    "embolden": ("enemy-emboldened", {"n": "by", "what": "what"}),
    "gain-experience": ("points-gained", {"n": "points"}),
    "gain-gold": ("gold-gained", {"n": "n"}),
    "heal": ("wounds-healed", {"n": "wounds"}),
    "inflict": ("foe-wounded", {"n": "wounds"}),
    "lose-gold": ("gold-lost", {"n": "n"}),
    "recover": ("rested", {"n": "exhaustion"}),
    "remove-counter": ("counters-removed", {"n": "n", "colour": "colour"}),
    "rob": ("gold-lost", {"n": "n"}),
    "strengthen": ("hero-strengthened", {"n": "by", "what": "what"}),
    "suffer": ("wounds-taken", {"n": "wounds"}),
    "test": ("test-rolled", {"target": "number"}),
    "weaken": ("enemy-weakened", {"n": "by", "what": "what"}),
}
"""Verb -> the event that shows it, and which of the event's facts is which argument of the effect."""

TIRING: Mapping[str, str] = {
    "all-suffer": "exhaustion-taken",
    "curse": "exhaustion-taken",
    "suffer": "exhaustion-taken",
}


FIGURES = {fact for _, arguments in EXACTLY.values() for fact in arguments}


def told_by(effect: Effect) -> str | None:
    """An event with the very figures of this effect, as `shown` writes it; None if it has none."""
    if effect.do in TIRING and "exhaustion" in effect.args:
        return f"{TIRING[effect.do]} n={effect.args['exhaustion']}"
    if effect.do not in EXACTLY:
        return None
    key, arguments = EXACTLY[effect.do]
    figures = {fact: effect.args[argument] for fact, argument in arguments.items() if argument in effect.args}
    return " ".join([key, *(f"{fact}={figures[fact]}" for fact in sorted(figures))])


@pytest.mark.parametrize("card", [*BOOK.challenges, *BOOK.encounters, *BOOK.events])
def test_every_adventure_does_what_it_says(card: str):
    """Each verb of its text is seen at the table in one way of playing it or another, with its figures."""
    texts = [effect for effect in BOOK.adventure(card).effects if not standing(effect)]
    effects = [effect for text in texts for effect in text.within()]
    wanted = {effect.do for effect in effects}
    figures = {told for effect in effects if (told := told_by(effect)) is not None}
    seen: set[str] = set()
    for seed in range(200):
        seen |= shown(drawing(card, seed), Luck(seed))
        if figures <= seen and all(seen & set(SHOWS[verb]) for verb in wanted):
            break
    assert {verb for verb in wanted if not seen & set(SHOWS[verb])} == set()
    assert figures - seen == set()
    assert f"card {card}" in seen


def shown(table: Table[SecondState], luck: Luck) -> set[str]:
    """What is asked and told until the turn is over."""
    found: set[str] = set()
    eager = 1 + luck.below(9)
    for _ in range(120):
        if table.request is None or table.state.active != 0:
            break
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        ids = [option.id for option in asked.options]
        found |= {f"asked-{id.partition(':')[0]}" for id in ids}
        forward = [id for id in ids if id in FORWARD]
        brave = [id for id in ids if id != "escape" or eager < 4] or ids
        table.answer(luck.pick(forward if forward and luck.below(10) < eager else brave), seat)
    for event in table.events():
        key, facts = str(event["key"]), cast("dict[str, Any]", event["facts"])
        told = sorted(set(facts) & FIGURES)
        found |= {key, " ".join([key, *(f"{fact}={facts[fact]}" for fact in told)])}
        found |= {f"card {fact}" for fact in facts.values()}
    return found


@pytest.mark.parametrize("card", BOOK.events)
def test_an_event_changes_the_world_while_it_lies_there(card: str):
    always = [effect for effect in BOOK.events[card].effects if standing(effect)]
    calm, stirred = holding(None), holding(None)
    for state in (calm, stirred):
        state.heroes[0].allies.append(Ally("smith-without-a-forge"))
    stirred.event = card
    mine = [effect for effect in always if not effect.do.startswith("raise-foes")]

    assert changed(figures(calm), figures(stirred)) == {k: v for k, v in summed(mine).items() if v}
    for effect in always:
        if effect.do.startswith("raise-foes"):
            assert foe_with(stirred, effect) - foe_with(calm, effect) == effect.args["by"]


def foe_with(state: SecondState, effect: Effect) -> int:
    foe = next(id for id, card in BOOK.challenges.items() if min(card.figures.damage(kind) for kind in Kind))
    fight = Fight(0, Cause.ADVENTURE, 0, Foe(foe))
    what = effect.args["what"]
    if effect.do == "raise-foes-damage":
        return enemy_damage(state, fight, Kind(what))
    return enemy_life(state, fight) if what == "life" else enemy_value(state, fight, Attribute(what))


def test_nothing_of_the_set_is_left_out():
    """Cards without a paragraph are Allies that only fight."""
    spoken = {paragraph.card for paragraph in paragraphs()}

    assert {*BOOK.heroes, *BOOK.items} <= spoken
    assert {id for id in BOOK.allies if id not in spoken} == {
        id for id, ally in BOOK.allies.items() if not ally.effects
    }
