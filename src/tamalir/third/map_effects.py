"""The verbs of cards outside combat: gains and losses, the board, tests and rolls.

Each has its sentence in the texts and its line in docs/third-content.md.
"""

from __future__ import annotations

from tamalir.kernel import Option, Rule, choose, confirm, roll, rule
from tamalir.third import camp, harm, villain
from tamalir.third.adventure import draw_adventure as draw_card
from tamalir.third.adventure import fight_out
from tamalir.third.assets import gain_asset as gain
from tamalir.third.assets import lose_asset as lose
from tamalir.third.assets import refill
from tamalir.third.attribute_tests import attribute_test
from tamalir.third.combat import challenge as begin_challenge
from tamalir.third.combat import engage as begin_fight
from tamalir.third.costs import token_name
from tamalir.third.deeds import all_in_order
from tamalir.third.dice import pick_die, reroll_all, reroll_one, throw
from tamalir.third.effects import ANY, OUTSIDE
from tamalir.third.heroes import company, defeated, in_turn_order
from tamalir.third.learning import cannot_learn, learn
from tamalir.third.quests import explore_dice
from tamalir.third.skills import discard_one
from tamalir.third.skills import draw_skills as draw
from tamalir.third.state import State
from tamalir.third.story import leave_track as take_off_track
from tamalir.third.story import on_track
from tamalir.third.terrain import TERRAIN_DIE, shows
from tamalir.third.travel import here, travel, walk
from tamalir.third.trophies import spend_trophies, trophies_of
from tamalir.third.trophy_gains import gain_trophy as gain_one_trophy
from tamalir.third.trophy_gains import take_trophy as take_card
from tamalir.third.uses import VERBS, Deed, Doing
from tamalir.world.effects import Effect

MAP = (*OUTSIDE, "always")
BOTH = (*ANY, *OUTSIDE)

VERBS.standing("action-cost", action=str, amount=int)


# --- gains and losses -------------------------------------------------------------------


@VERBS.verb("gain-gold", when=BOTH)
def gain_gold(use: Doing, amount: int | str) -> None:
    """Gold comes from the bank (3E-GAIN-002), as much as one likes (3E-GOLD-002)."""
    hero, n = use.state.heroes[use.seat], use.number(amount)
    if n:
        hero.gold += n
        use.state.tell("gold-gained", use.seat, "3E-GAIN-002", hero=hero.id, n=n)


@VERBS.verb("lose-gold", when=BOTH)
def lose_gold(use: Doing, amount: int | str) -> None:
    """As much of it as there is (3E-EVENT-002)."""
    hero = use.state.heroes[use.seat]
    n = hero.gold if amount == "all" else min(hero.gold, use.number(amount))
    if n:
        hero.gold -= n
        use.state.tell("gold-lost", use.seat, "3E-EVENT-002", hero=hero.id, n=n)


@VERBS.verb("suffer", when=MAP)
def suffer(use: Deed, amount: int | str) -> None:
    """Damage outside combat; nothing blocks it."""
    harm.suffer(use.state, use.seat, use.number(amount))


@VERBS.verb("draw-skills", when=BOTH)
@rule
def draw_skills(use: Doing, amount: int | str) -> Rule[None]:
    yield from draw(use.state, use.seat, use.number(amount))


@VERBS.verb("discard-skills", when=MAP)
@rule
def discard_skills(use: Doing, amount: int | str) -> Rule[None]:
    for left in range(use.number(amount), 0, -1):
        if use.state.heroes[use.seat].hand:
            yield from discard_one(use.state, use.seat, "hand.lose", left)


@VERBS.verb("learn-free", when=MAP)
@rule
def learn_free(use: Deed) -> Rule[None]:
    """A skill from hand without trophies; the limits hold (3E-GAP-065)."""
    state, seat = use.state, use.seat
    hand = sorted(set(state.heroes[seat].hand))
    options: list[Option[str | None]] = [
        Option(f"learn:{card}", card, {"card": card})
        for card in hand
        if cannot_learn(state, seat, card, free=True) is None
    ]
    if not options:
        return
    options.append(Option("let-be", None))
    card = yield from choose(seat, "learn.free", options, {"who": state.heroes[seat].id})
    if card is not None:
        yield from learn(state, seat, card, free=True)


@VERBS.verb("gain-trophy", when=MAP)
@rule
def gain_trophy(use: Deed, kind: str = "any", amount: int | str = 1) -> Rule[None]:
    for _ in range(use.number(amount)):
        yield from gain_one_trophy(use.state, use.seat, kind)


@VERBS.verb("take-trophy", when=("always",))
@rule
def take_trophy(use: Deed) -> Rule[None]:
    """This card becomes a trophy: an event only by its own text (3E-EVENT-004)."""
    if use.card in use.state.resolving:
        use.state.resolving.remove(use.card)
        yield from take_card(use.state, use.seat, use.card)


@VERBS.verb("bonus-trophy", when=("always",))
def bonus_trophy(use: Deed, kind: str = "any") -> None:
    """It comes after the card itself (3E-TROPHY-009)."""
    use.state.bonus.append(kind)


@VERBS.verb("lose-trophies", when=MAP)
@rule
def lose_trophies(use: Deed, amount: int | str) -> Rule[None]:
    """Only of the hero's own (3E-GOLDEN-007)."""
    n = min(use.number(amount), len(trophies_of(use.state, use.seat, "any")))
    yield from spend_trophies(use.state, use.seat, "any", n)


@VERBS.verb("gain-story", when=BOTH)
def gain_story(use: Doing, amount: int | str) -> None:
    """Story tokens come from the bank (3E-GAIN-002), without a limit (3E-LIMIT-001)."""
    _gain_tokens(use, use.number(amount))


def _gain_tokens(use: Doing, n: int) -> None:
    state = use.state
    hero = state.heroes[use.seat]
    if n:
        hero.story += n
        state.tell("story-gained", use.seat, "3E-GAIN-002", who=hero.id, n=n, token=token_name(state))


@VERBS.verb("lose-story", when=MAP)
def lose_story(use: Deed, amount: int | str) -> None:
    state = use.state
    hero = state.heroes[use.seat]
    n = min(hero.story, use.number(amount))
    if n:
        hero.story -= n
        state.tell("story-lost", use.seat, "3E-SPEND-003", who=hero.id, n=n, token=token_name(state))


@VERBS.verb("take-stock", when=("always",))
def take_stock(use: Deed, amount: int = 1) -> None:
    """Tokens that lie on the story quest, first come, first served (3E-GAP-034)."""
    quest = on_track(use.state, use.card)
    if quest is not None:
        n = min(amount, quest.stock)
        quest.stock -= n
        _gain_tokens(use, n)


@VERBS.verb("gain-asset", when=MAP)
@rule
def gain_asset(use: Deed, most: int | None = None, of: str | None = None) -> Rule[None]:
    """One asset from any market for nothing; its place is filled again (3E-MARKET-002)."""
    state, seat = use.state, use.seat
    assets = state.book.catalogue.assets
    options = [
        Option(f"take-asset:{city}:{card}", (city, card), {"card": card, "town": city})
        for city, market in state.markets.items()
        for card in dict.fromkeys(market)
        if (most is None or assets[card].cost <= most) and (of is None or assets[card].type == of)
    ]
    if not options:
        return
    city, card = yield from choose(seat, "asset.take", options, {"who": state.heroes[seat].id})
    state.markets[city].remove(card)
    state.tell("asset-gained", seat, "3E-ASSET-004", who=state.heroes[seat].id, card=card)
    yield from gain(state, seat, card)
    yield from refill(state, city)


@VERBS.verb("lose-asset", when=MAP)
@rule
def lose_asset(use: Deed) -> Rule[None]:
    state, seat = use.state, use.seat
    assets = state.heroes[seat].assets
    if assets:
        options = [Option(f"drop:{card}", card, {"card": card}) for card in assets]
        card = yield from choose(seat, "asset.lose", options, {"who": state.heroes[seat].id})
        yield from lose(state, seat, card)


@VERBS.verb("trade", when=MAP)
@rule
def trade(use: Deed, extra: int = 0) -> Rule[None]:
    """Discard these goods for their trade value in gold (3E-GOODS-002)."""
    state, seat = use.state, use.seat
    hero = state.heroes[seat]
    if use.card in hero.assets:
        value = (state.book.catalogue.assets[use.card].trade or 0) + extra
        hero.gold += value
        state.tell("goods-traded", seat, "3E-GOODS-002", who=hero.id, card=use.card, n=value)
        yield from lose(state, seat, use.card)


@VERBS.verb("delay", when=MAP)
def delay(use: Deed) -> None:
    camp.delay(use.state, use.seat)


@VERBS.verb("recover", when=MAP)
def recover(use: Deed) -> None:
    if use.state.heroes[use.seat].delayed:
        camp.recover(use.state, use.seat)


@VERBS.verb("gain-action", when=BOTH)
def gain_action(use: Doing, amount: int = 1) -> None:
    """A hero action, for the own turn (3E-ACTION-003)."""
    if use.state.active == use.seat and use.state.step == "turn":
        use.state.actions += amount


# --- the board --------------------------------------------------------------------------


def _fighting(use: Doing, effect: Effect) -> str | None:
    """Nobody moves by an ability in the middle of a combat (3E-GAP-058)."""
    return None if use.state.fight is None else "3E-COMBAT-015"


@VERBS.verb("move", when=MAP, can=_fighting)
@rule
def move(use: Deed, steps: int | str) -> Rule[None]:
    """No action is needed (3E-MOVE-010)."""
    yield from walk(use.state, use.seat, use.number(steps))


@VERBS.verb("roll-to-move", when=MAP, can=_fighting)
@rule
def roll_to_move(use: Deed, dice: int) -> Rule[None]:
    """Dice that are rolled for an ability follow the dice rules (3E-GAP-058)."""
    outer = use.state.dice
    yield from travel(use.state, use.seat, dice)
    use.state.dice = outer


@VERBS.verb("go-to", when=MAP, can=_fighting)
@rule
def go_to(use: Deed, place: str) -> Rule[None]:
    """The hero is put on a place, or on one of that kind which it chooses."""
    state, seat = use.state, use.seat
    board = state.book.board
    options = [
        Option(f"start:{board.named[at][0]}", at, {"place": board.named[at][0]})
        for n, at in enumerate(board.places[place])
        if board.named[at][0] not in [board.named[other][0] for other in board.places[place][:n]]
    ]
    there = yield from choose(seat, "move.place", options, {"who": state.heroes[seat].id})
    harm.enter(state, seat, there, "3E-GAP-058")


@VERBS.verb("refresh-gem", when=MAP)
def refresh_gem(use: Deed) -> None:
    at = here(use.state, use.seat)
    if at in use.state.gems and not use.state.gems[at]:
        use.state.gems[at] = True
        use.state.tell("gem-refreshed", use.seat, "3E-GEM-001", who=use.state.heroes[use.seat].id)


@VERBS.verb("place-zombies", when=MAP)
def place_zombies(use: Deed, place: str, amount: int = 1) -> None:
    villain.place_zombies(use.state, place, amount)


@VERBS.verb("kill-zombies", when=MAP)
def kill_zombies(use: Deed, amount: int = 1) -> None:
    for _ in range(amount):
        if use.state.zombies.get(here(use.state, use.seat)):
            villain.kill_zombie(use.state, use.seat, 0)


def _no_dice(use: Doing, effect: Effect) -> str | None:
    return None if use.state.dice is not None and use.state.dice.faces else "3E-DICE-001"


@VERBS.verb("reroll-dice", when=("terrain-roll",), can=_no_dice)
@rule
def reroll_dice(use: Deed, count: str = "all") -> Rule[None]:
    yield from (reroll_all if count == "all" else reroll_one)(use.state, use.seat)


@VERBS.verb("count-as", when=("terrain-roll",), can=_no_dice)
@rule
def count_as(use: Deed, terrain: str) -> Rule[None]:
    """One die shows that terrain as well; still only one symbol of it counts (3E-DICE-003)."""
    n = yield from pick_die(use.state, use.seat, "dice.count-as")
    dice = use.state.dice
    assert dice is not None
    if not shows(dice.faces[n], terrain):
        dice.faces[n] = f"{dice.faces[n]}+{terrain}"


# --- tests, rolls, cards ----------------------------------------------------------------


@VERBS.verb("test", when=BOTH)
@rule
def make_test(
    use: Doing,
    attribute: str,
    modifier: int = 0,
    needs: int = 1,
    success: tuple[Effect, ...] = (),
    failure: tuple[Effect, ...] = (),
) -> Rule[None]:
    """With enough successes the card goes on (3E-TEST-009); otherwise only what is tied to failure happens
    (3E-TEST-010). On an enemy a failed test does not end the combat (3E-ENEMY-004)."""
    found = yield from attribute_test(use.state, use.seat, attribute, modifier)
    use.x = found
    if found >= needs:
        yield from all_in_order(use, success)
    else:
        yield from all_in_order(use, failure)
        use.stopped = True


@VERBS.verb("explore", when=BOTH)
@rule
def explore(use: Doing, effects: tuple[Effect, ...]) -> Rule[None]:
    """Roll dice equal to speed (3E-EXPLORE-001); X is how many match the hero's at, all of them in a city
    (3E-CITY-003)."""
    state, seat = use.state, use.seat
    outer = state.dice
    dice = yield from throw(state, seat, explore_dice(state, seat), "ability")
    yield from camp.mend(state, seat, dice, len(dice.faces))
    use.x = camp.matching(state, seat, dice)
    state.dice = outer
    if use.x:
        yield from all_in_order(use, effects)


@VERBS.verb("roll-terrain", when=BOTH)
@rule
def roll_terrain(use: Doing, dice: int, symbol: str, effects: tuple[Effect, ...]) -> Rule[None]:
    """If some die shows the symbol; a wild counts whether one likes it or not (3E-DICE-005)."""
    hero = use.state.heroes[use.seat]
    faces = yield from roll("dice.ability", [TERRAIN_DIE] * dice, {"who": hero.id, "n": dice})
    shown = " ".join(str(face) for face in faces)
    use.state.tell("dice-rolled", use.seat, "3E-DICE-001", who=hero.id, dice=shown)
    use.x = sum(shows(str(face), symbol) for face in faces)
    if use.x:
        yield from all_in_order(use, effects)


@VERBS.verb("draw-adventure", when=MAP)
@rule
def draw_adventure(use: Deed, deck: str) -> Rule[None]:
    """A card within a card is resolved completely first (3E-GAP-069)."""
    yield from draw_card(use.state, use.seat, deck)
    yield from fight_out(use.state)


@VERBS.verb("engage", when=MAP)
@rule
def engage(use: Deed, enemy: str, effects: tuple[Effect, ...] = ()) -> Rule[None]:
    """Fight an enemy of a story card by the ordinary rules (3E-ENEMY-006); what follows is for winning."""
    state = use.state
    begin_fight(state, use.seat, enemy, story=use.card)
    fight = state.fight
    yield from fight_out(state)
    assert fight is not None
    if fight.ended == "defeat" and not use.over:
        yield from all_in_order(use, effects)


def _nobody_to_challenge(use: Deed, effect: Effect) -> str | None:
    return None if _rivals(use.state, use) else "3E-HERO-004"


def _rivals(state: State, use: Deed) -> list[int]:
    """Undefeated heroes on the at (3E-DEFEAT-005) whom this hero has not challenged before (3E-HERO-004)."""
    challenged = state.heroes[use.seat].challenged
    return [s for s in company(state, use.seat) if s not in challenged and not defeated(state, s)]


@VERBS.verb("challenge", when=("action",), can=_nobody_to_challenge)
@rule
def challenge(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """Fight another hero until one is defeated; nobody can flee (3E-CHALLENGE-001, 3E-CHALLENGE-005)."""
    state, seat = use.state, use.seat
    options = [
        Option(f"challenge:{other}", other, {"hero": state.heroes[other].id}) for other in _rivals(state, use)
    ]
    rival = yield from choose(seat, "hero.challenge", options, {"who": state.heroes[seat].id})
    state.heroes[seat].challenged.append(rival)
    assert use.ability is not None
    begin_challenge(state, seat, rival, no_flight="3E-CHALLENGE-005", ability=use.ability.id)


@VERBS.verb("leave-track", when=("always",))
def leave_track(use: Deed) -> None:
    take_off_track(use.state, use.card)


# --- wholes -----------------------------------------------------------------------------


@VERBS.verb("choose-one", when=MAP)
@rule
def choose_one(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """One thing or another: the hero chooses when it comes to that (3E-GAP-064)."""
    options = [
        Option(f"effect:{n}", effect, {"card": use.card, "n": n, "verb": effect.do})
        for n, effect in enumerate(effects, 1)
    ]
    facts = {"who": use.state.heroes[use.seat].id, "card": use.card}
    effect = yield from choose(use.seat, "card.choose", options, facts)
    yield from all_in_order(use, (effect,))


@VERBS.verb("may", when=MAP)
@rule
def may(use: Deed, effects: tuple[Effect, ...]) -> Rule[None]:
    """Optional (3E-GOLDEN-005)."""
    facts = {"who": use.state.heroes[use.seat].id, "card": use.card}
    if (yield from confirm(use.seat, "card.may", facts)):
        yield from all_in_order(use, effects)


@VERBS.verb("each-hero", when=MAP)
@rule
def each_hero(use: Deed, effects: tuple[Effect, ...], others: bool = False) -> Rule[None]:
    """All heroes in turn order, from the first player on (3E-TURN-002, 3E-GAP-007)."""
    for seat in in_turn_order(use.state):
        if use.state.result is None and not (others and seat == use.seat):
            yield from all_in_order(Deed(use.state, seat, use.card), effects)
