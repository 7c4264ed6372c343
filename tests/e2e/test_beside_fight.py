"""A fight beside the board, on a phone, by touch: figures and real dice go in, the rules answer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.visitor import Visitor

BROOD = (15, 11, 14, 0, 1, 2, 3)
"""Values, damage and Life of the Brood of the Bloodmother."""
VARIKAS = (1, 4, 4, 1, 2, 1, 5, 4)
"""Values, damage, Life and Stamina."""


class Player:
    """Somebody with a phone beside the board, whose every tap is counted."""

    def __init__(self, me: Visitor, edition: str) -> None:
        self.me = me
        self.taps = 0
        me.open(f"/beside?tab=fight&edition={edition}")

    def tap(self, selector: str) -> None:
        self.taps += 1
        thing = self.me.see(selector)
        thing.scroll_into_view_if_needed()
        thing.tap()

    def enter(self, figures: Sequence[int]) -> None:
        for n in figures:
            self.tap(f'[data-pad] [data-n="{n}"]')

    def choose(self, option: str) -> None:
        self.tap(f'[data-option="{option}"]:not(:disabled)')

    def dice(self, one: int, other: int) -> None:
        self.me.see("[data-die]:nth-child(1).wanted")
        self.tap(f'[data-key="{one}"]')
        self.me.see("[data-die]:nth-child(2).wanted")
        self.tap(f'[data-key="{other}"]')

    def told(self, words: str) -> None:
        said = self.me.page.locator("[data-told]")
        self.me.eventually(lambda: words in said.inner_text(), words)

    def left(self, who: str, n: int) -> None:
        self.me.see(f'[data-who="{who}"] [data-left="{n}"]')


def no_serious_finding(me: Visitor) -> None:
    found = findings(me.page)
    assert not found, "\n".join(found)


def test_two_rounds_with_typed_figures_take_at_most_thirty_taps(visit: Visit) -> None:
    me = visit(size="small-phone", theme="candle")
    player = Player(me, "second")
    player.enter(BROOD)
    player.enter(VARIKAS)
    no_serious_finding(me)
    player.tap("[data-do=begin]")
    player.choose("attack")
    assert me.see("[data-needed]").get_attribute("data-needed") == "14"
    player.dice(6, 5)  # 11 + 1 against 15, and no ranged damage to fear
    player.told("12")
    player.dice(2, 3)  # the defence in melee, which nobody has to choose: 5 + 4 against 11
    player.left("some-hero", 4)
    player.dice(10, 1)  # and against magic: 11 + 4 against 14
    me.see('[data-stage="ranged"][aria-current]')
    player.choose("attack")
    player.dice(10, 10)
    player.left("some-foe", 2)
    player.dice(8, 1)
    player.dice(9, 9)
    me.see('[data-option="escape"]')  # the third round
    assert player.taps <= 30
    no_serious_finding(me)


@pytest.mark.parametrize(("lang", "theme"), [("pl", "parchment"), ("ru", "candle")])
def test_a_fight_goes_on_where_it_was_and_can_be_taken_back(visit: Visit, lang: str, theme: str) -> None:
    me = visit(lang=lang, theme=theme, size="phone")
    player = Player(me, "second")
    player.enter(BROOD)
    player.enter(VARIKAS)
    player.tap("[data-do=begin]")
    player.choose("defend")
    player.choose("attack")
    player.tap("[data-do=together]")
    player.tap('[data-key="20"]')
    player.left("some-foe", 1)
    me.page.reload()
    player.left("some-foe", 1)
    player.tap("[data-do=undo]")
    player.left("some-foe", 3)
    player.tap("[data-do=throw]")
    me.see('[data-needed="10"]')  # the defence against magic, whatever was thrown
    no_serious_finding(me)


def test_a_pool_tapped_together_and_a_real_cast(visit: Visit) -> None:
    """Doubling two physical damage, as the Third Edition's booklets tell it (3E-EX-004)."""
    me = visit(size="small-phone")
    player = Player(me, "third")
    player.tap('[data-figure="foe.health"]')
    player.enter([8, 10])
    for worth, face, back in ((1, "double", "dash"), (2, "physical", "dash")):
        player.tap(f'[data-worth="{worth}"]')
        player.tap(f'[data-symbol="{face}"]')
        player.tap(f'[data-symbol="{back}"]')
    no_serious_finding(me)
    player.tap("[data-do=begin]")
    player.tap('[data-token="enemy-3"][data-face="enemy*"]')  # it shows its other side
    me.see('[data-token="enemy-3"][data-face="surge"]')
    no_serious_finding(me)
    player.tap("[data-do=enter]")
    player.choose("double:your-hero-1:your-hero-2")
    player.tap("[data-do=all][aria-expanded=false]")  # the enemy has more ways than are shown at first
    player.choose("pass")
    player.choose("spend:your-hero-2")
    player.left("some-foe", 4)
    no_serious_finding(me)


def test_the_enemy_of_a_combat_board_plays_itself(visit: Visit) -> None:
    """Eliam against the Warlock, action by action (UB-EX-001)."""
    me = visit(size="phone", theme="candle", lang="ru")
    player = Player(me, "bonds")
    me.see("[data-card-of=foe]").select_option("warlock")
    me.see("[data-card-of=hero]").select_option("eliam")
    player.tap('[data-figure="hero.cards"]')
    player.enter([1])
    player.tap("[data-do=begin]")
    me.see("[data-do=enter]")
    shown = me.page.eval_on_selector_all("[data-token]", "all => all.map(token => token.dataset.face)")
    assert shown == ["physical", "physical", "shield", "surge", "double", "tactics", "enemy", "enemy"]
    player.tap("[data-do=enter]")
    me.see('[data-next="double"] [data-why]')
    steps = me.page.eval_on_selector_all("[data-step]", "all => all.map(step => step.dataset.step)")
    assert steps == ["double", "copy", "damage"]
    player.tap('[data-option^="special:twin-blades"]:not(:disabled)')
    player.left("warlock", 3)
    player.tap('[data-option^="block:"]:not(:disabled)')
    player.left("eliam", 4)  # 5 damage of 9 health
    me.see("[data-do=enter]")  # the next cast
    no_serious_finding(me)
