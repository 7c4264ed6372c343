"""The printed cards and boards themselves, not copies of them: what they cost, how often, on which tokens."""

from __future__ import annotations

import pytest

from tamalir.bonds import edition as bonds
from tamalir.bonds.boards import board_of
from tamalir.bonds.cards import bonds_book
from tamalir.bonds.edition import EDITION
from tamalir.bonds.envelopes import cannot_post
from tamalir.kernel import Fast, Scripted, Setup, Table
from tamalir.third.board_cards import DECKS
from tamalir.third.combat import hero_tokens
from tamalir.third.state import Side, ThirdState
from tests.bonds.scenes import fight
from tests.bonds.tables import begun, lay, sit
from tests.third.scenes import answer, asked, enemy, hero, hurt, options, pending, pool, refused, told
from tests.third.tables import asset, does, events, quest, skill
from tests.third.test_tokens import surge

CARDS = bonds.own().cards
SCENARIOS = ("corpse-king", "margath")


def scene(
    name: str, *casts: list[str], abilities_of_boards: bool = False, **changed: int
) -> Table[ThirdState]:
    """A prepared fight of the pack; the hero's cards and its opponent are the printed ones."""
    setup = Setup(seats=1, scene=name, options=EDITION.settle({"board-abilities": abilities_of_boards}))
    state = EDITION.begin(setup)
    state.heroes[0].hand += ["cunning"] * changed.get("more_cards", 0)
    return Table(EDITION, state, Scripted([*casts]), setup=setup)


# --- heroes -----------------------------------------------------------------------------

CAST = ["physical", "physical", "physical-2", "surge", "double", "tactics", "enemy", "enemy"]


@pytest.mark.rule("UB-CARD-001")
def test_twin_blades_once_a_round_for_a_card_and_two_tokens():
    table = scene("warlock", CAST, more_cards=2)
    blades = "special:twin-blades:eliam-1+eliam-2"
    table.answer(blades)

    assert hurt(table) == (0, 3)
    assert len(table.state.heroes[0].hand) == 2
    assert pool(hero(table)) == ["physical-2"]
    side = hero(table)
    side.pool += side.spent  # as if they had come back: the tokens are there, and the cards
    side.spent.clear()
    assert blades not in options(answer(table, "spend:eliam-3"))
    assert refused(table, blades) == "3E-GOLDEN-002"


def as_eliam(in_city: bool = True) -> Table[ThirdState]:
    """Eliam's first turn, alone, with 2 gold."""
    state = begun(3, 1, "margath").state
    table = Table(bonds.EDITION, state, Fast(3))
    while table.state.step != "turn":
        ids = options(table)
        table.answer("hero:eliam" if "hero:eliam" in ids else ids[0])
    person = table.state.heroes[0]
    person.gold = 2
    place = table.state.book.board.places["city" if in_city else "town"][0]
    person.hex = place
    return Table(bonds.EDITION, table.state, Fast(3))


@pytest.mark.rule("UB-CARD-002")
def test_socialize_once_a_turn_for_an_action_and_a_coin():
    assert "ability:socialize" not in options(as_eliam(in_city=False))
    table = as_eliam()
    table.answer("ability:socialize")

    assert (table.state.actions, table.state.heroes[0].gold) == (2, 1)
    assert [facts["deck"] for facts in events(table, "card-drawn")] == ["social"]
    assert table.state.heroes[0].has_used("socialize")
    while table.request is not None and table.request.key != "turn.action":
        table.answer(options(table)[-1])
    table.state.heroes[0].hex = table.state.book.board.places["city"][0]
    table.state.heroes[0].gold = 2
    table.state.actions = 2
    again = Table(bonds.EDITION, table.state, Fast(3))
    assert "ability:socialize" not in options(again)
    assert refused(again, "ability:socialize") == "3E-ONCE-001"


# --- enemies ----------------------------------------------------------------------------


@pytest.mark.rule("UB-CARD-006", "UB-CHOICE-002")
def test_relentless_recasts_one_spent_token_of_the_horde_for_one_surge():
    cast = ["physical-2", "physical*", "surge*", "enemy", "agility", "surge", "dash*", "dash*"]
    table = answer(scene("undead-horde", cast, ["enemy"]), "pass")

    # The Warrior board: agility (enemy-2) turns a dash over, then the surge (enemy-3) pays for Relentless
    (activated,) = told(table, "fight-ability")
    assert (activated["ability"], activated["tokens"]) == ("relentless", "enemy-3")
    (thrown,) = told(table, "fight-recast")
    assert (thrown["token"], thrown["face"]) == ("enemy-2", "enemy")  # of those that were spent
    (attack,) = told(table, "fight-attack")
    assert attack["tokens"] == "enemy-1+enemy-4+enemy-2"  # it is back in the pool


@pytest.mark.rule("UB-CARD-004")
def test_one_agility_is_enough_against_the_blast():
    cast = ["agility*", "physical", "shield", "surge", "dash*", "shield", "surge", "enemy"]
    table = answer(scene("warlock", cast), "pass")

    assert asked(table) == (0, "fight.negate")
    answer(table, next(id for id in options(table) if "eliam-1" in id))
    assert "blast" in [fact["ability"] for fact in told(table, "fight-ability")]
    assert asked(table) == (0, "fight.block")
    assert pending(table).args["amount"] == 1  # the enemy damage that comes next, not the Blast
    assert hurt(table)[0] == 0


# --- boards and tokens ------------------------------------------------------------------

BOLT = surge("bolt", "damage", kind="enemy", amount=3) | {"cost": {"surge": 2}}


@pytest.mark.rule("UB-GAP-005")
def test_on_the_trickster_board_tactics_copies_enemy_damage_before_surge():
    table = fight("dash", "tactics enemy surge-2", "trickster", enemy_abilities=[BOLT])

    assert [fact["face"] for fact in told(table, "fight-copied")][:1] == ["enemy"]


@pytest.mark.rule("UB-GAP-005")
@pytest.mark.parametrize(("abilities", "top"), [([BOLT], "e2"), ([], "e3")])
def test_on_the_trickster_board_the_double_takes_surge_if_it_pays(
    abilities: list[dict[str, object]], top: str
):
    table = fight("dash", "double surge enemy", "trickster", enemy_abilities=abilities)

    assert told(table, "fight-stacked")[0]["token"] == top


@pytest.mark.rule("UB-GAP-004")
@pytest.mark.parametrize(("cast", "top"), [("double enemy-2 charge", "e3"), ("double dash enemy", "e3")])
def test_on_the_savage_board_the_double_takes_charge_before_enemy_damage(cast: str, top: str):
    table = fight("dash", cast, "savage")

    assert told(table, "fight-stacked")[0]["token"] == top


@pytest.mark.rule("UB-GAP-004")
@pytest.mark.parametrize("turned", ["shield", "dash"])
def test_on_the_savage_board_agility_turns_a_shield_or_a_dash(turned: str):
    table = fight("physical", f"agility enemy {turned}/surge", "savage")
    answer(table, "pass")

    (flipped,) = told(table, "fight-flipped")
    assert (flipped["token"], flipped["face"]) == ("e3", "surge")


@pytest.mark.rule("UB-GAP-011")
def test_several_agility_tokens_are_resolved_in_one_action():
    table = fight("physical magical", "agility*/shield agility*/shield dash/enemy dash/enemy", "warrior")

    assert [fact["token"] for fact in told(table, "fight-flipped")] == ["e3", "e4"]
    assert enemy(table).actions == 1


@pytest.mark.rule("UB-ENEMYTOKEN-004")
@pytest.mark.parametrize("trait", ["mystic", "savage", "trickster"])
def test_each_new_set_has_five_tokens_and_a_powerful_one_of_its_own(trait: str):
    tokens = CARDS.sets[trait]
    six = [*tokens.tokens, tokens.powerful]

    assert six == [*(f"{trait}-{n}" for n in range(1, 6)), f"powerful-{trait}"]
    assert set(six) <= set(CARDS.tokens)


@pytest.mark.rule("UB-SETUP-005", "UB-MODE-004")
@pytest.mark.parametrize("seats", [1, 3])
def test_four_boards_with_their_tokens_lie_in_reach(seats: int):
    state = begun(1, seats, "margath").state
    boards = bonds_book(state).boards

    assert sorted(boards) == ["mystic", "savage", "trickster", "warrior"]
    assert [boards[trait].tokens for trait in sorted(boards)] == ["mystic", "savage", "trickster", "enemy"]
    assert {board.tokens for board in boards.values()} == set(state.book.catalogue.sets)


@pytest.mark.rule("UB-MODE-004", "UB-BOARD-001")
@pytest.mark.parametrize(("seats", "mode"), [(1, "cooperative"), (2, "cooperative"), (2, "competitive")])
def test_boards_drive_enemies_alone_and_together_but_not_among_rivals(seats: int, mode: str):
    bite = surge("bite", "damage", kind="enemy", amount=1)
    table = fight(
        "dash", "enemy* surge", "savage", seats=seats, enemy_abilities=[bite], chosen={"mode": mode}
    )

    assert board_of(table.state, enemy(table)).id == "savage"
    if mode == "competitive":
        assert asked(table) == (1, "fight.action")
        return
    keys = [event["key"] for event in table.events()]
    assert keys.index("fight-attack") < keys.index("fight-ability")  # the order of the board, and nobody's


# --- games ------------------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-032", "UB-SCEN-002")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_converted_scenario_brings_its_own_decks_and_villain(scenario: str, seats: int):
    state = begun(1, seats, scenario).state
    catalogue = state.book.catalogue
    of_adventures = (*catalogue.enemies.values(), *catalogue.quests.values(), *catalogue.events.values())
    own = {card.id for card in of_adventures if card.scenario == scenario}

    assert state.scenario == scenario
    assert (
        catalogue.scenarios[scenario].villain == {"margath": "margath", "corpse-king": "vorakesh"}[scenario]
    )
    stories = [*state.decks["story"].bag, *state.decks["story"].below]
    assert {catalogue.stories[card].scenario for card in stories} == {scenario}
    drawn = [card for deck in DECKS for card in (*state.decks[deck].bag, *state.decks[deck].below)]
    assert len([card for card in drawn if card in own]) == 30
    assert not [card for card in drawn if card in {c.id for c in of_adventures if c.scenario} - own]


@pytest.mark.rule("UB-SETUP-004")
@pytest.mark.parametrize(("mode", "seats"), [("competitive", 2), ("cooperative", 2), ("cooperative", 1)])
def test_ten_twists_are_in_the_asset_deck_in_every_mode(mode: str, seats: int):
    deck = begun(1, seats, "margath", mode).state.decks["asset"]
    twists = set(bonds.own().twists)

    assert len(twists) == 10
    assert len([card for card in (*deck.bag, *deck.below) if card in twists]) == 10


@pytest.mark.rule("UB-SOLO-003", "UB-MODE-004")
def test_alone_there_are_no_envelopes():
    state = lay(seats=1)
    state.heroes[0].hex = state.book.board.places["tamalir"][0]
    state.heroes[0].gold = 2
    table = sit(state)

    assert "send-envelope" not in options(table)
    assert refused(table, "send-envelope") == "UB-ENVELOPE-001"
    pair = lay(seats=2)
    pair.heroes[0].hex = pair.book.board.places["tamalir"][0]
    assert cannot_post(pair, 0) is None


@pytest.mark.rule("UB-ENVELOPE-011")
def test_no_envelope_between_drawing_and_discarding():
    state = lay(seats=2)
    state.heroes[0].hex = state.book.board.places["tamalir"][0]
    state.heroes[0].hand = ["s9", "s10"]
    table = answer(sit(state), "train")

    assert table.request is not None
    assert table.request.key == "hand.discard"
    assert len(table.state.heroes[0].hand) == 5
    assert "send-envelope" not in options(table)
    for _ in range(2):
        answer(table, options(table)[0])
    assert len(table.state.heroes[0].hand) == 3
    assert "send-envelope" in options(table)


@pytest.mark.rule("UB-ENVELOPE-005", "UB-ENVELOPE-006")
def test_only_the_holder_opens_an_envelope_and_gets_what_is_on_it():
    state = lay(quest("errand", ["town"], does()), seats=3)
    for seat, place in enumerate(("tamalir", "dawnsmoor", "dawnsmoor")):
        state.heroes[seat].hex = state.book.board.places[place][0]
    state.heroes[0].quests = ["errand"]
    table = answer(sit(state), "send-envelope", "give-card:errand", "to-hero:2", "end-turn")

    assert "open-envelope" not in options(table)  # seat 1 holds none
    assert refused(table, "open-envelope") == "UB-ENVELOPE-005"
    answer(table, "end-turn", "open-envelope")
    assert [person.quests for person in table.state.heroes] == [[], [], ["errand"]]


def with_wares() -> ThirdState:
    """Two heroes on one hex: a sword and silk here, a spear there; 10 gold each."""
    trade = {"id": "sell-silk", "when": "action", "do": "trade"}
    state = lay(
        asset("sword", "weapon", 3, code="a10"),
        asset("spear", "weapon", 4),
        asset("silk", "goods", 3, [trade], trade=6),
        skill("s0"),
    )
    mine, theirs = state.heroes
    mine.assets, theirs.assets = ["sword", "silk"], ["spear"]
    mine.gold = theirs.gold = 10
    return state


@pytest.mark.rule("UB-TRADE-009")
@pytest.mark.parametrize(("dropped", "kept"), [("spear", "sword"), ("sword", "spear")])
def test_a_second_weapon_from_a_trade_costs_one_of_the_two(dropped: str, kept: str):
    table = answer(sit(with_wares()), "trade:1", "give:sword", "propose", "accept")

    assert table.request is not None
    assert (table.request.key, table.waiting()) == ("asset.drop", (1,))
    assert sorted(options(table)) == ["drop:spear", "drop:sword"]
    answer(table, f"drop:{dropped}")
    assert table.state.heroes[1].assets == [kept]
    assert table.state.heroes[0].assets == ["silk"]
    assert dropped in table.state.asset_discards


@pytest.mark.rule("UB-TRADE-009")
def test_the_combat_token_goes_with_the_asset():
    table = answer(sit(with_wares()), "trade:1", "give:sword", "ask:spear", "propose", "accept")
    sides = [Side(who, seat, hero=True) for seat, who in enumerate(("ann", "bob"))]

    assert ["a10" in hero_tokens(table.state, side) for side in sides] == [False, True]


@pytest.mark.rule("UB-TRADE-010")
def test_goods_go_for_their_cost_and_pay_no_trade_value():
    table = answer(sit(with_wares()), "trade:1", "give:silk", "propose", "accept")
    mine, theirs = table.state.heroes

    assert (mine.gold, theirs.gold) == (13, 7)
    assert (mine.assets, theirs.assets) == (["sword"], ["spear", "silk"])
    assert table.state.asset_discards == []
    assert events(table, "goods-traded") == []
