"""Worlds that a seat may believe in: a state rebuilt from its View, the unknown part dealt at random.

The Second Edition hides the order of shuffled cards and the faces of the doom track. All other
facts of the table are in the View, and what it does not list (how often an ability was used, which
way a hero came) is left as new.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tamalir.kernel import Choose, Dealer, Fast, Seat, Setup, Table
from tamalir.players.luck import Luck
from tamalir.second import values
from tamalir.second.cards import Book
from tamalir.second.edition import EDITION
from tamalir.second.experience import WORTH
from tamalir.second.state import (
    Ally,
    Attempt,
    Blow,
    Check,
    Deal,
    Fight,
    Foe,
    Hero,
    Item,
    Journey,
    SecondState,
    Undefeated,
    change,
)
from tamalir.second.uses import ACTIVATION_RULES
from tamalir.second.words import COLOURS, HERO, Attribute, Colour, Kind, Terrain
from tamalir.world.hexes import Hex
from tamalir.world.modifiers import Modifier
from tamalir.world.piles import Pile

View = Mapping[str, Any]

_COLOUR = {colour.value: colour for colour in Colour}


def seen(view: View, book: Book, request: Choose[Any] | None = None) -> SecondState:
    """What the View shows, as a state. Decks hold every card that could be in them, in no order."""
    game = view["game"]
    state = SecondState(
        heroes=[_hero(hero) for hero in game["heroes"]],
        options=dict(game["options"]),
        turn=game["turn"],
        turns=game["turns"],
        step=game["step"],
        book=book,
    )
    state.event = game["event"]
    state.endgame = game["endgame"]
    state.stacks = {town: list(cards) for town, cards in game["market"]["stacks"].items()}
    state.jewels = {at: _colours(*colours) for at, colours in game["jewels"].items()}
    state.pile = {_COLOUR[colour]: n for colour, n in game["pile"].items()}
    state.track = [
        None if taken is None else Undefeated(taken["card"], _hex(taken["space"]), n)
        for n, taken in enumerate(game["track"])
    ]
    state.aged = len(state.track)
    state.doom_counters = game["doom"]["counters"]
    state.doom = [
        _deck(book, Colour(colour))[0] for colour in game["doom"]["colours"]
    ]  # any card: backs alone
    journey = game["journey"]
    state.journey = Journey(list(journey["dice"]), [Terrain(t) for t in journey["paid"]])
    attempt = game["attempt"]
    if attempt is not None:
        place = state.heroes[state.turn].place
        assert place is not None
        state.attempt = Attempt(Colour(attempt["colour"]), place, attempt["hazard"], list(attempt["drawn"]))
    if game["deal"] is not None:
        state.deal = _deal(game["deal"])
    if game["fight"] is not None:
        _put_in_the_fight(state, game, request)
    return state


def sample(view: View, book: Book, luck: Luck) -> SecondState:
    """One world consistent with the View: unseen cards are dealt to decks, discards and the doom track."""
    state = seen(view, book)
    game = view["game"]
    doom = [Colour(colour) for colour in game["doom"]["colours"]]
    known = visible(state)
    found: dict[Colour, list[str]] = {}
    for colour in COLOURS:
        hidden = [card for card in _deck(book, colour) if card not in known]
        hidden = luck.shuffled(hidden)
        # Used Encounters are the likeliest to be gone for good, so they are dealt last.
        n = int(game["decks"][colour.value])
        pile = int(game["discards"][colour.value])
        on_track = doom.count(colour)
        state.decks[colour] = Pile(bag=hidden[:n])
        state.discards[colour] = hidden[n : n + pile]
        found[colour] = hidden[n + pile : n + pile + on_track]
        state.removed = [*state.removed, *hidden[n + pile + on_track :]]
    state.doom = [found[colour].pop() for colour in doom if found[colour]]
    market = [card for card in book.market() if card not in known]
    state.market = Pile(bag=luck.shuffled(market))
    return state


def seated(state: SecondState, dealer: Dealer | None = None, seed: int = 0) -> Table[SecondState]:
    """A table at which this world can be played on from a rest point."""
    return Table(EDITION, state, dealer or Fast(seed), setup=Setup(len(state.heroes)), listening=False)


def visible(state: SecondState) -> set[str]:
    """Cards that lie open somewhere."""
    cards: set[str] = {card for stack in state.stacks.values() for card in stack}
    for hero in state.heroes:
        cards.update(item.card for item in hero.items)
        cards.update(ally.card for ally in hero.allies)
        cards.update(hero.kept)
    cards.update(taken.card for taken in state.track if taken is not None)
    if state.event is not None:
        cards.add(state.event)
    if state.fight is not None and state.fight.foe is not None:
        cards.add(state.fight.foe.card)
    if state.attempt is not None:
        cards.update(state.attempt.seen)
    return cards


def _deck(book: Book, colour: Colour) -> list[str]:
    kinds = (book.challenges, book.encounters, book.events)
    return [c.id for kind in kinds for c in kind.values() if c.colour is colour]


def _hero(data: Mapping[str, Any]) -> Hero:
    counters = {_COLOUR[colour]: n for colour, n in data["counters"].items()}
    return Hero(
        data["card"],
        wounds=data["wounds"],
        exhaustion=data["exhaustion"],
        gold=data["gold"],
        items=[Item(item["card"], item["down"]) for item in data["items"]],
        allies=[Ally(a["card"], a["wounds"], a["exhaustion"], a["down"]) for a in data["allies"]],
        kept=list(data["kept"]),
        bonuses=dict(data["bonuses"]),
        counters=counters,
        points=data["points"] - sum(WORTH[colour] * n for colour, n in counters.items()),
        place=None if data["place"] is None else _hex(data["place"]),
        out=data["out"],
    )


def _put_in_the_fight(state: SecondState, game: Mapping[str, Any], request: Choose[Any] | None) -> None:
    """The fight as far as the View tells; what cards have changed is read off the figures."""
    data = game["fight"]
    foe = data["foe"]
    fight = Fight(
        data["seat"],
        data["cause"],
        attacker=data["attacker"],
        foe=None if foe is None else Foe(foe["card"], foe["wounds"]),
        rival=data["rival"],
        space=state.hero(int(data["seat"])).place,
        stage=data["stage"],
        round=data["round"],
        attacked=list(data["attacked"]),
    )
    state.fight = fight
    for seat, hero in enumerate(game["heroes"]):
        if not hero["card"]:
            continue
        for attribute in Attribute:
            more = hero["values"][attribute.value] - values.value(state, seat, HERO, attribute)
            if more:
                change(state.heroes[seat], Modifier(attribute.value, more, "battle", ""))
        for kind in Kind:
            more = hero["damage"][kind.value] - values.damage(state, seat, HERO, kind)
            if more:
                change(state.heroes[seat], Modifier(kind.value, more, "battle", ""))
    if foe is not None:
        for attribute in Attribute:
            more = foe["values"][attribute.value] - values.enemy_value(state, fight, attribute)
            if more:
                change(fight, Modifier(f"foe-{attribute.value}", more, "battle", ""))
        for kind in Kind:
            more = foe["damage"][kind.value] - values.enemy_damage(state, fight, kind)
            if more:
                change(fight, Modifier(f"foe-{kind.value}", more, "battle", ""))
    state.window = "before-combat" if fight.stage == "before-combat" else "round"
    _put_in_the_moment(state, game, fight, request)


def _put_in_the_moment(
    state: SecondState, game: Mapping[str, Any], fight: Fight, request: Choose[Any] | None
) -> None:
    """The roll or blow under way, and which cards the request says are spent."""
    if request is None:
        return
    seat = request.seat
    for option in (*request.refused, *request.asides):
        use = option.id.partition(":")[2]
        if option.refused in ACTIVATION_RULES.values() and seat not in state.activated:
            state.activated = [*state.activated, seat]
        elif option.refused == "2E-COMBAT-003":
            fight.used.append(f"{seat}:{use}")
        elif option.refused == "2E-EFFECT-010":
            fight.used.append(f"{seat}:{use} limited")
        elif option.refused == "2E-GAP-090":
            fight.used.append(f"{seat}:{use} {fight.stage} {fight.round}")
    in_phase = fight.stage in ("ranged", "melee", "magic")
    check = game["check"]
    if check is not None:
        who = _who(state, seat, request)
        key = "combat" if in_phase else "escape" if fight.stage == "escape" else "test"
        attack = who in fight.attacked
        kind = Kind(fight.stage) if in_phase else None
        plus = 0
        if kind is not None:
            plus = values.value(state, seat, who, kind.attribute)
            plus += values.roll_bonus(state, seat, kind, attack) if who == HERO else 0
        elif key == "escape":
            plus = values.value(state, seat, HERO, Attribute.MIND) + values.escape_bonus(state, seat)
        state.check = Check(seat, who, key, kind, attack, in_phase, check["target"], plus=plus)
        state.check.dice = check["total"] - plus
    blow = game["blow"]
    if blow is not None:
        state.blow = Blow(seat, blow["who"], blow["wounds"])


def _who(state: SecondState, seat: Seat, request: Choose[Any]) -> str:
    """Whose roll it is, by the card that the request names."""
    name = request.args.get("who")
    hero = state.heroes[seat]
    return str(name) if any(ally.card == name for ally in hero.allies) else HERO


def _deal(data: Mapping[str, Any]) -> Deal:
    return Deal(
        data["by"],
        data["to"],
        {int(seat): list(cards) for seat, cards in data["cards"].items()},
        {int(seat): int(n) for seat, n in data["gold"].items()},
        1,
    )


@cache
def _colours(*names: str) -> tuple[Colour, ...]:
    return tuple(_COLOUR[name] for name in names)


def _hex(pair: Sequence[int]) -> Hex:
    q, r = pair
    return q, r
