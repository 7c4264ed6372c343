"""What the sources say of cards of the Third Edition, and what is our own."""

from __future__ import annotations

import pytest

from tamalir.third.cards import AssetDef
from tests.content.third_cards import ALL, CARDS, Anything

KNOWN_ENEMIES = {
    "reanimates": (5, 1),
    "deep-elf": (5, 2),
    "razorwing": (5, 2),
    "great-dragon": (5, 2),
    "beastman": (6, 2),
    "moon-cat": (6, 2),
    "death-knight": (6, 3),
    "dreadbringer": (7, 3),
    "ettin": (7, 3),
    "ogre": (8, 3),
    "barrow-wyrm": (8, 3),
}
"""Health and gold."""

KNOWN_QUESTS = {
    "swamp-tales": ("blackwing-swamp", "w -", "w* 3g", "wwp -"),
    "dragon-bones": ("cursed-ruins", "h 1g", "hh 1s", "hhw 2s"),
    "prince-of-thieves": ("outlaw-glade", "f 1g", "fw 3h", "fmw 3g"),
    "blood-stone": ("suvars-rest", "w -", "ww 1s", "www 2s"),
    "goblin-raids": ("howling-valley", "h 1g", "hm 2h", "hhw 3g"),
    "love-you": ("telis-castle", "f 2g", "fw ?", "pf 5h"),
    "magic-storm": ("fangs-of-mennara", "f -", "fw ?", "fmw 4g"),
    "marvellous-people": ("moonlight-swamp", "f 5h", "ff 1s", "fff 2s"),
    "moonlight": ("moonlight-swamp", "w 1g", "wp 1s", "ww 2s"),
    "my-kitty": ("yrtwrights-forge", "p 1g", "fm 3h", "wmf 3g"),
    "narrow-ledge": ("madness-pass", "pm 1g", "hm 2g", "pmm 4g"),
    "orc-renegades": ("fort-rodric", "h 1g", "hf 2g", "ww ?"),
    "prowess-of-the-dwarves": ("valley-of-souls", "h 1g", "hh 2g", "hm ?"),
    "spring-festival": ("bright-valley", "p -", "ppw ?", "ph 2g"),
    "winding-path": ("green-forest", "f 1g", "fw ?", "wwf 3g"),
}
"""The place, then symbols and bonus of each ending: gold, healing, story tokens; * is wild, ? unknown."""

KNOWN_ASSETS = {
    "ancient-sword": (2, "a03"),
    "serrated-axe": (5, "a04"),
    "short-bow": (6, "c05"),
    "staff-of-light": (8, "b07"),
    "valorous-blade": (12, "b08"),
    "truesight-bow": (12, "c07"),
    "leather-armor": (3, "c09"),
    "traders-attire": (4, "a09"),
    "chain-mail": (4, "a10"),
    "battle-robe": (9, "a11"),
    "spiked-armor": (9, "b10"),
    "mana-armor": (11, "c12"),
    "lush-camisole": (3, None),
    "elven-armor": (8, None),
    "potion-set": (4, "b01"),
    "clawed-gauntlet": (6, "b03"),
    "satchel": (2, None),
    "ring-of-power": (3, None),
    "alchemists-belt": (2, None),
    "winged-boots": (3, None),
    "thoroughbred": (7, None),
    "provisions": (0, None),
    "valuables": (2, None),
    "materiel": (0, None),
    "armaments": (2, None),
    "artefacts": (0, None),
    "relics": (2, None),
}
"""Cost and code."""

KNOWN_SKILLS = {
    "mountaineering": ("body", {"any": 1}),
    "water-walking": ("spirit", {"explore": 1}),
    "taxidermist": ("body", {"any": 1}),
    "steadfast": ("body", {"any": 3, "combat": 1}),
    "marksmanship": ("body", {"any": 1, "combat": 1}),
    "ambidextrous": ("body", {"any": 3}),
    "cunning": ("mind", {"any": 3}),
    "delusions-of-grandeur": ("mind", {"any": 1}),
    "healing-touch": ("spirit", {"any": 2}),
    "war-aria": ("spirit", {"any": 1, "combat": 1, "social": 1}),
    "craving-for-magic": ("spirit", {"any": 2}),
}
TITLED_SKILLS = {
    "boundless-stamina",
    "counterspell",
    "cartography",
    "disciplined",
    "unpredictable",
    "victory-foretold",
}

KNOWN_TESTS = {
    "coven-of-necromancers": [("body", -2, 2), ("spirit", 0, 1)],
    "desperate-peasant": [("body", 0, 0), ("body", -1, 1)],
    "devastated-village": [("mind", 0, 0), ("body", 0, 1)],
    "harvest-festival": [("body", 0, 1), ("mind", 0, 1)],
    "hidden-gift": [("spirit", 0, 0), ("mind", 0, 1)],
    "tales-of-old": [("mind", 0, 0), ("body", 0, 1)],
    "runesmith": [("mind", -1, 3), ("spirit", 0, 0)],
    "shadows-of-the-past": [("mind", 0, 0), ("body", 0, 2)],
    "strength-exercises": [("body", -1, 1), ("spirit", 0, 1)],
}
"""Attribute, modifier and gold of both options."""

TITLES = {
    *("sorceress", "dread-prophet", "dragon-hybrid", "kobolds", "highwaymen", "giant"),
    *("captive-spirit", "shrine-of-pollux", "hunting-the-beast", "someone-elses-junk", "the-counts-request"),
    *("shadows-in-the-night", "the-castellan", "desperate-trader", "blessing-of-kernos", "calm-lake"),
    *("mocking-traveller", "attempted-robbery", "robbery-on-the-road", "big-trouble", "hunting-party"),
    *("smoke-in-the-distance", "blood-of-the-strong", "con-artist", "family-matters", "drunken-company"),
    *("caravan-in-trouble", "ancient-burials", "smuggling", "wandering-trader", "dirty-beggar"),
    *("faster-than-the-wind", "significant-other"),
    *("collector-of-antiquities", "dragons-cave", "depths-of-the-lake-of-tears", "visions-of-dawn"),
}
"""Further cards of which a source tells something."""

KNOWN = {
    *KNOWN_ENEMIES,
    *KNOWN_QUESTS,
    *KNOWN_ASSETS,
    *KNOWN_SKILLS,
    *TITLED_SKILLS,
    *KNOWN_TESTS,
    *TITLES,
}


def test_all_known_cards_are_there():
    assert sorted(KNOWN - {card.id for card in ALL}) == []


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_our_own_designs_are_marked_and_no_others(card: Anything):
    if isinstance(card, AssetDef) and card.code is not None:  # its faces are printed ones
        assert ("id" in card.own) is (card.id not in KNOWN)
    else:
        assert (card.own == ("*",)) is (card.id not in KNOWN)


@pytest.mark.parametrize("id", KNOWN_ENEMIES)
def test_known_enemies(id: str):
    assert (CARDS.enemies[id].health, CARDS.enemies[id].gold) == KNOWN_ENEMIES[id]


@pytest.mark.parametrize("id", KNOWN_QUESTS)
def test_known_quests(id: str):
    quest = CARDS.quests[id]
    place, *endings = KNOWN_QUESTS[id]

    assert quest.at == (place,)
    for ending, written in zip(quest.endings, endings, strict=True):
        symbols, bonus = written.split()
        assert "".join("*" if need == "wild" else need[0] for need in ending.needs) == symbols
        if bonus != "?":
            amounts = {"gain-gold": "g", "heal": "h", "gain-story": "s"}
            found = [f"{e.args['amount']}{amounts[e.do]}" for e in ending.effects if e.do in amounts]
            assert (found or ["-"]) == [bonus]


@pytest.mark.parametrize("id", KNOWN_ASSETS)
def test_known_assets(id: str):
    assert (CARDS.assets[id].cost, CARDS.assets[id].code) == KNOWN_ASSETS[id]


@pytest.mark.parametrize("id", KNOWN_SKILLS)
def test_known_skills(id: str):
    assert (CARDS.skills[id].attribute, CARDS.skills[id].cost) == KNOWN_SKILLS[id]


@pytest.mark.parametrize("id", KNOWN_TESTS)
def test_known_events(id: str):
    found: list[tuple[str, int, int]] = []
    for option in CARDS.events[id].options:
        (test,) = option.effects
        gold = sum(e.args["amount"] for e in test.args["success"] if e.do == "gain-gold")
        found.append((test.args["attribute"], test.args.get("modifier", 0), gold))

    assert found == KNOWN_TESTS[id]
