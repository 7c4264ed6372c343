"""Whether a position can be: nothing lost or doubled, nothing off the board, no number out of bounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tamalir.third.assets import MARKET
from tamalir.third.board_cards import DECKS
from tamalir.third.heroes import health
from tamalir.third.rounds import LAST_ROUND
from tamalir.third.state import Fight, Hero, Side, ThirdState
from tamalir.third.steps import Phase
from tamalir.third.terrain import TERRAINS
from tamalir.third.turn import NEXT
from tamalir.third.unfinished import FINISH
from tamalir.world.faults import Fault, Judge
from tamalir.world.limits import Used


def validate(state: ThirdState) -> list[Fault]:
    """All that is wrong with a position; nothing in every position that a game leads to."""
    judge = Judge(len(state.heroes))
    lay_out(state, judge, assets_of(state))
    look_over(state, judge)
    least, most = whole_of(state)
    judge.whole(least, most)
    return judge.faults


def look_over(state: ThirdState, judge: Judge, noted: tuple[str, ...] = ()) -> None:
    """Everything but where cards lie. `noted` are other things than abilities that heroes note as used."""
    _table(state, judge)
    for seat, hero in enumerate(state.heroes):
        _hero(state, judge, seat, hero, noted)
    if state.fight is not None:
        _fight(state, judge, state.fight)
    _moment(state, judge)
    if not judge.strange:
        _figures(state, judge)


def _table(state: ThirdState, judge: Judge) -> None:
    """Whose turn it is, the board and the tracks."""
    catalogue, board, track = state.book.catalogue, state.book.map, state.book.track
    judge.number("heroes", len(state.heroes), 1, 4)
    judge.known("step", state.step, NEXT, "step")
    judge.known("scenario", state.scenario, catalogue.scenarios, "scenario")
    for name, seat in (("active", state.active), ("first", state.first)):
        judge.seat(name, seat)
    for name, seats in (
        ("to_come", state.to_come),
        ("eliminated", state.eliminated),
        ("fallen", state.fallen),
    ):
        judge.order(name, seats)
    judge.number("act", state.act, 1, 2)
    judge.number("round", state.round, 1, LAST_ROUND + 1)
    judge.number("time", state.time, 1, track.spaces)
    judge.number("actions", state.actions)
    if state.scene is not None:
        return
    hexes = {} if board is None else board.terrain
    judge.place("villain", state.villain, hexes)
    for at, n in state.zombies.items():
        judge.place(f"zombies.{at}", at, hexes)
        judge.number(f"zombies.{at}", n, 1)
    gems = {} if board is None else board.gems
    if state.gems.keys() != gems.keys():
        judge.fault("gems", "they do not lie where they are printed")
    cities = [] if board is None else [board.named[at][0] for at in board.places.get("city", ())]
    for city, cards in state.markets.items():
        judge.known(f"markets.{city}", city, cities, "city")
        judge.number(f"markets.{city}", len(cards), 0, MARKET + 1)
    for n, quest in enumerate(state.track):
        judge.number(f"track[{n}].stock", quest.stock)


def _hero(state: ThirdState, judge: Judge, seat: int, hero: Hero, noted: tuple[str, ...]) -> None:
    path = f"heroes[{seat}]"
    early = state.step.startswith("setup")
    if hero.id or not early:
        judge.known(f"{path}.id", hero.id, state.book.catalogue.heroes, "hero")
        if [other.id for other in state.heroes].count(hero.id) > 1 and state.scene is None:
            judge.fault(f"{path}.id", f"{hero.id} is played twice")
    judge.number(f"{path}.gold", hero.gold)
    judge.number(f"{path}.damage", hero.damage)
    judge.number(f"{path}.story", hero.story)
    judge.order(f"{path}.challenged", hero.challenged)
    _notes(state, judge, f"{path}.used", hero.used, noted)
    if state.book.map is not None:
        judge.place(f"{path}.hex", hero.hex, state.book.map.terrain)
    if state.scene is None:
        if hero.hex is None and not early and seat not in state.eliminated:
            judge.fault(f"{path}.hex", "it is nowhere")
        if hero.hex is not None and seat in state.eliminated:
            judge.fault(f"{path}.hex", "it is out of the game")


def _notes(state: ThirdState, judge: Judge, path: str, notes: list[Used], besides: tuple[str, ...]) -> None:
    """Uses are of abilities that there are."""
    for n, note in enumerate(notes):
        judge.seat(f"{path}[{n}].seat", note.seat)
        name = str(note.ability)
        if name not in besides and judge.known(f"{path}[{n}].ability", name, state.book.abilities, "ability"):
            if note.card not in ("", state.book.homes[name]):
                judge.fault(f"{path}[{n}].card", f"{name} does not stand on {note.card}")


# --- what is going on -------------------------------------------------------------------


def _fight(state: ThirdState, judge: Judge, fight: Fight) -> None:
    catalogue = state.book.catalogue
    judge.known("fight.ability", fight.ability, state.book.abilities, "ability")
    judge.known("fight.story", fight.story, catalogue.stories, "story card")
    judge.number("fight.round", fight.round)
    judge.number("fight.turn", fight.turn, 0, 1)
    if len(fight.sides) != 2:
        judge.fault("fight.sides", "a combat has two sides")
        judge.strange = True
    for n, side in enumerate(fight.sides):
        path = f"fight.sides[{n}]"
        judge.seat(f"{path}.seat", side.seat)
        judge.known(f"{path}.who", side.who, catalogue.heroes if side.hero else catalogue.enemies, "fighter")
        judge.number(f"{path}.damage", side.damage)
        judge.number(f"{path}.actions", side.actions)
        for ability in side.abilities:
            judge.known(f"{path}.abilities", ability, state.book.abilities, "ability")
        for token in (*side.pool, *side.spent):
            judge.known(f"{path}.pool", token.id, state.book.dice, "combat token")
        _notes(state, judge, f"{path}.used", side.used, ())


def _moment(state: ThirdState, judge: Judge) -> None:
    """Dice on the table, and texts that go on later."""
    catalogue = state.book.catalogue
    for face in () if state.dice is None else state.dice.faces:
        for symbol in face.split("+"):
            judge.known("dice.faces", symbol, (*TERRAINS, "wild"), "terrain symbol")
    for n, text in enumerate(state.unfinished):
        path = f"unfinished[{n}]"
        judge.seat(f"{path}.seat", text.seat)
        judge.order(f"{path}.heroes", text.heroes)
        judge.known(f"{path}.kind", text.kind, FINISH, "kind of text")
        if text.kind == "event":
            judge.known(f"{path}.card", text.card, catalogue.events, "event")
        elif text.kind == "ability":
            judge.known(f"{path}.part", text.part, state.book.abilities, "ability")
        else:
            judge.known(f"{path}.card", text.card, catalogue.stories, "story card")
    for n, deal in enumerate(state.deals):
        judge.order(f"deals[{n}]", (deal.giver, deal.taker))
    for n, bonus in enumerate(state.bonus):
        judge.seat(f"bonus[{n}].seat", bonus.seat)
        judge.known(f"bonus[{n}].kind", bonus.kind, (*DECKS, "any"), "kind of trophy")
        if state.book.printed(bonus.card) is None:
            judge.fault(f"bonus[{n}].card", f"there is no card {bonus.card}")
    judge.known("drawn", state.drawn, catalogue.stories, "story card")


def _figures(state: ThirdState, judge: Judge) -> None:
    """What is compared with figures of the rules: damage up to health (3E-DEFEAT-001), and the combat tokens
    of both sides (3E-TOKEN-005)."""
    for seat, hero in enumerate(state.heroes):
        if hero.id:
            judge.number(f"heroes[{seat}].damage", max(0, hero.damage), 0, health(state, seat))
    fight = state.fight
    if fight is not None and fight.phase != Phase.OVER:
        for n, side in enumerate(fight.sides):
            _tokens(state, judge, f"fight.sides[{n}]", side)


def _tokens(state: ThirdState, judge: Judge, path: str, side: Side) -> None:
    """Once they are cast, all of them are in the pool or outside it, each once; doubles carry one."""
    lying = [*side.pool, *side.spent]
    if lying and sorted(token.id for token in lying) != sorted(state.book.seams.tokens(state, side)):
        judge.fault(f"{path}.pool", "these are not the combat tokens that were cast")
    for token in lying:
        printed = state.book.catalogue.tokens[token.id].faces
        if (token.face, token.back) not in (printed, printed[::-1]):
            judge.fault(f"{path}.pool", f"{token.id} has not these two sides")
    ids = [token.id for token in side.pool]
    for token in side.pool:
        if token.on is not None and token.on not in ids:
            judge.fault(f"{path}.pool", f"{token.id} lies on a token that is not there")


# --- cards ------------------------------------------------------------------------------


def assets_of(state: ThirdState) -> list[str]:
    """What the asset deck may hold."""
    return list(state.book.catalogue.assets)


def adventures(state: ThirdState) -> dict[str, list[str]]:
    """The cards of each adventure deck, those of the scenario among them (3E-SETUP-010)."""
    cards = state.book.catalogue
    every = (*cards.enemies.values(), *cards.quests.values(), *cards.events.values())
    return {
        deck: [c.id for c in every if c.deck == deck and c.scenario in (None, state.scenario)]
        for deck in DECKS
    }


def lay_out(state: ThirdState, judge: Judge, assets: list[str]) -> None:
    """Where every card lies, and whether such cards may lie there."""
    cards = state.book.catalogue
    by_deck = adventures(state)
    kinds: dict[str, list[str]] = {
        **by_deck,
        "skill": list(cards.skills),
        "asset": assets,
        "story": [story.id for story in cards.stories.values() if story.scenario == state.scenario],
    }
    for deck, pile in state.decks.items():
        judge.known(f"decks.{deck}", deck, kinds, "deck")
        judge.lie(f"decks.{deck}.bag", pile.bag, kinds.get(deck, ()), f"{deck} card")
        judge.lie(f"decks.{deck}.below", pile.below, kinds.get(deck, ()), f"{deck} card")
    for deck, pile in state.adventure_discards.items():
        judge.lie(f"adventure_discards.{deck}", pile, kinds.get(deck, ()), f"{deck} card")
    adventure = [card for deck in DECKS for card in by_deck[deck]]
    judge.lie("skill_discards", state.skill_discards, kinds["skill"], "skill")
    judge.lie("asset_discards", state.asset_discards, kinds["asset"], "asset")
    judge.lie("story_discards", state.story_discards, kinds["story"], "story card")
    judge.lie("revealed", state.revealed, kinds["skill"], "skill")
    for city, market in state.markets.items():
        judge.lie(f"markets.{city}", market, cards.assets, "asset")
    for seat, hero in enumerate(state.heroes):
        judge.lie(f"heroes[{seat}].hand", hero.hand, cards.skills, "skill")
        judge.lie(f"heroes[{seat}].skills", hero.skills, cards.skills, "skill")
        judge.lie(f"heroes[{seat}].assets", hero.assets, cards.assets, "asset")
        judge.lie(f"heroes[{seat}].trophies", hero.trophies, adventure, "adventure card")
        judge.lie(f"heroes[{seat}].quests", hero.quests, cards.quests, "quest")
        judge.lie(f"heroes[{seat}].rumors", hero.rumors, cards.events, "event")
        for card, option in hero.rumors.items():
            judge.number(f"heroes[{seat}].rumors.{card}", option, 0, 1)
    judge.lie("track", [q.card for q in state.track if q.card is not None], kinds["story"], "story card")
    judge.lie("removed", state.removed, [card for kind in kinds.values() for card in kind], "card")
    resolving = [card for card in state.resolving if _is_card(state, card)]
    judge.lie("resolving", resolving, [*adventure, *assets], "card")
    judge.lie("drawn", _drawn(state), kinds["story"], "story card")
    judge.lie("fight.sides", _fought(state), adventure, "enemy")


def _is_card(state: ThirdState, card: str) -> bool:
    """An enemy of a story or scenario card is no card by itself."""
    enemy = state.book.catalogue.enemies.get(card)
    return enemy is None or enemy.deck in DECKS


def _drawn(state: ThirdState) -> Iterator[str]:
    """A story card that is being resolved; a story quest lies on the track already (3E-STORYQUEST-001)."""
    story = None if state.drawn is None else state.book.catalogue.stories.get(state.drawn)
    if story is not None and not story.at:
        yield story.id


def _fought(state: ThirdState) -> Iterator[str]:
    """The card of an enemy that is being fought."""
    fight = state.fight
    if fight is not None and state.scene is None:
        for side in fight.sides:
            if not side.hero and _is_card(state, side.who):
                yield side.who


def whole_of(state: ThirdState) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """How often each card must be there, and may be."""
    cards = state.book.catalogue
    most = {card.id: card.copies for card in (*cards.skills.values(), *cards.assets.values())}
    stories = [story.id for story in cards.stories.values() if story.scenario == state.scenario]
    most |= dict.fromkeys([*stories, *(card for deck in adventures(state).values() for card in deck)], 1)
    if state.scene is not None:
        return {}, most
    least = dict(most)
    if state.scenario is None:
        least = {card: n for card, n in most.items() if card in cards.skills or card in cards.assets}
    for enemy in cards.enemies.values():
        if not enemy.in_deck:
            least.pop(enemy.id, None)  # games that were begun before know them as cards of the deck
    return least, most
