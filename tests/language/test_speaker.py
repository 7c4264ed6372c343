"""Every kind of thing in every language, with the grammar right."""

from __future__ import annotations

from typing import Any

import pytest

import tamalir
from tamalir.kernel import Choose, Event, Option, Refused, Result, Roll, Unknown
from tamalir.language import LANGUAGES, Speaker, TextError, speaker, text
from tamalir.language.voice import Voice
from tamalir.rulebook import UnknownRule
from tamalir.second.cards import ItemDef
from tamalir.second.library import own_book
from tamalir.second.words import ItemClass, Skill, Usage
from tamalir.world.dice import D10
from tamalir.world.effects import Effect


def told(key: str, **facts: int | str) -> Event:
    return Event(key, 0, facts)


class TestThings:
    """One of each kind."""

    def test_a_request(self):
        asked = Choose[str](0, "combat.act", [], {"kind": "melee", "round": 2})

        assert text("en", asked) == "Round 2, Melee phase: attack or defend?"
        assert text("pl", asked) == "Runda 2, faza walki wręcz: atak czy obrona?"
        assert text("ru", asked) == "Раунд 2, фаза ближнего боя: атаковать или защищаться?"

    def test_a_request_for_chance(self):
        thrown = Roll("roll.combat", (D10, D10), {"who": "mordrog"})

        assert text("pl", thrown) == "Rzuć dwiema kośćmi dziesięciościennymi za Mordroga."

    def test_an_option(self):
        option = Option("ally:acolyte-of-flame", None, {"ally": "acolyte-of-flame", "kind": "magic"})

        assert text("en", option) == "Send Acolyte of Flame to attack with magic"
        assert text("pl", option) == "Niech Akolita Płomienia zaatakuje magią"
        assert text("ru", option) == "Послать Аколита Пламени в магическую атаку"

    def test_an_option_as_it_crosses_the_wire(self):
        assert text("en", {"id": "take-wounds", "args": {"n": 1}}) == "Take 1 wound"

    def test_an_event_and_its_form_on_the_wire(self):
        event = told("foe-wounded", foe="brood-of-the-bloodmother", n=2)

        assert text("ru", event) == "Выводок Кровавой матери получает 2 раны."
        assert text("ru", event.seen_by(None)) == text("ru", event)

    def test_a_refusal_says_why_and_names_its_rule(self):
        refused = Refused("2E-COMBAT-020", "attack")

        assert text("en", refused) == "Your hero has already attacked in this round (2E-COMBAT-020)."
        assert text("pl", refused) == "Twój bohater już atakował w tej rundzie (2E-COMBAT-020)."
        assert text("ru", refused) == "Ваш герой в этом раунде уже атаковал (2E-COMBAT-020)."

    def test_a_refusal_without_a_sentence_of_its_own_has_the_title_of_its_rule(self):
        assert text("en", Refused("2E-WIN-004", "x")) == "First to succeed wins (2E-WIN-004)."

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", "The rules of this game do not allow it (TOY-STEP-001)."),
            ("pl", "Zasady tej gry na to nie pozwalają (TOY-STEP-001)."),
            ("ru", "Правила этой игры этого не допускают (TOY-STEP-001)."),
        ],
    )
    def test_a_refusal_in_a_game_that_has_no_rulebook(self, lang: str, said: str):
        assert text(lang, Refused("TOY-STEP-001", "step")) == said
        assert not speaker(lang).knows_rule("TOY-STEP-001")
        assert speaker(lang).knows_rule("2E-WIN-004")

    def test_a_rule(self):
        assert text("en", "2E-ALLY-003") == (
            "One attack per Ally and round (2E-ALLY-003): Each Ally may attack only once in a round."
        )

    def test_a_name(self):
        assert [text(lang, "mad-carthos") for lang in LANGUAGES] == [
            "Mad Carthos",
            "Szalony Carthos",
            "Безумный Картос",
        ]

    def test_a_result(self):
        assert text("en", "scene-over") == "The fight is over."
        assert text("pl", Result((1,), ((1,), (0,)), "victory-runes")) == (
            "Trzy Smocze Runy są w jednych rękach; zwycięzca: gracz 2."
        )

    def test_a_card(self):
        assert text("pl", own_book("examples").items["soul-burn"]) == (
            "Płomień Duszy\n"
            "Artefakt (run), cena 6. Wymaga aktywacji.\n"
            "Walka magiczna: aktywuj tę kartę i kosztem 1 żetonu Zmęczenia "
            "zadaj 3 dodatkowe rany udanym atakiem.\n"
            "Grzeje dłonie temu, kto go nosi. Resztę zostawia sobie na później."
        )

    def test_an_effect_with_effects_inside(self):
        brood = own_book("examples").challenges["brood-of-the-bloodmother"]

        assert text("en", brood.effects[0], edition="second") == (
            "Before Combat: test Body, Swim (14); failure: take 1 wound."
        )

    def test_an_effect_with_everything_around_it(self):
        effect = Effect(
            "add-to-roll",
            when="melee",
            cost={"exhaustion": 2, "gold": 1},
            given={"allies-at-most": 0},
            limit="turn",
            args={"by": 2},
        )

        assert text("en", effect, edition="second") == (
            "Melee: if you have no Allies, once per turn, "
            "take 2 exhaustion and pay 1 gold to add 2 to the roll."
        )
        assert text("ru", effect, edition="second") == (
            "Ближний бой: если у вас нет союзников, один раз за ход "
            "ценой 2 усилий и 1 золотого прибавьте 2 к броску."
        )

    def test_always_on_cards_need_no_activation_in_their_text(self):
        belt = ItemDef(
            "belt-of-strength", ItemClass.ARTIFACT, "clothing", Usage.ALWAYS, effects=(_raise(3), _raise(-1))
        )

        assert text("ru", belt) == (
            "Пояс силы\nАртефакт (одежда), цена 0. Действует всегда.\n+3 к телу.\n−1 к телу.\n"
            "Удержит штаны и решётку ворот, а однажды удержал и мост."
        )

    def test_a_hero_with_figures_and_skills(self):
        mok = own_book("rise-of-the-dragon-lords").heroes["spiritspeaker-mok"]

        assert speaker("en").card_lines(mok)[1] == (
            "Hero: Life 6, Stamina 4. Mind 2, Body 2, Spirit 5; damage: ranged 1, melee 1, magic 2. "
            "Skills: Diplomacy +3, Lore +2 and Willpower +1."
        )
        assert (
            speaker("pl")
            .card_facts(mok)[0]
            .endswith("Umiejętności: Dyplomacja +3, Wiedza +2 i Siła woli +1.")
        )

    def test_a_card_that_becomes_an_ally_says_so(self):
        card = own_book("rise-of-the-dragon-lords").encounters["a-question-of-honor"]

        _, known, choice, ally = speaker("en").card_text(card)

        assert known == "If you have the card Oathbreaker Knight, gain 1 experience point."
        assert choice == (
            "Choose: a) test Spirit, Diplomacy (14); success: keep this card; "
            "or b) fight the enemy on this card (victory: keep this card)."
        )
        assert ally.startswith("Kept, it is an Ally: Life 4, Stamina 3. Mind 1, Body 3, Spirit 0; damage: ")

    def test_a_kept_task_says_what_it_asks_for(self):
        card = own_book("rise-of-the-dragon-lords").encounters["cracked-rune"]

        assert "Zatrzymana karta to zadanie." in speaker("pl").card_text(card)
        assert speaker("pl").card_text(card)[-1] == (
            "Po przybyciu: jeśli jesteś w mieście Kuźnia, zakończ zadanie: zdobądź 4 punkty Doświadczenia "
            "i dobierz kartę Handlu, którą możesz zatrzymać za darmo."
        )

    def test_the_text_of_a_kept_card_in_hand(self):
        spiders = own_book("rise-of-the-dragon-lords").challenges["lair-of-cursed-spiders"]

        assert speaker("en").in_hand(spiders, 0) == (
            "Before Combat: discard this card and inflict 1 wound on your enemy."
        )
        assert speaker("en").in_hand(spiders, 1) is None

    def test_branches_of_a_choice(self):
        book = own_book("rise-of-the-dragon-lords")
        ogre, troll = book.challenges["ogre-in-his-cups"], book.challenges["toll-bridge-troll"]

        assert (
            speaker("ru").branch(book.encounters["cracked-rune"], "either", "second") == "получите 4 золотых"
        )
        assert speaker("pl").branch(ogre, "either", "second") == "nie rób nic"
        assert speaker("pl").branch(troll, "either", "first") is None

    def test_orders_and_statements_in_a_row(self):
        atavax = own_book("rise-of-the-dragon-lords").challenges["atavax"]

        assert speaker("en").card_text(atavax)[2] == (
            "Reward: choose: a) every hero loses 2 gold, then gain 7 gold; "
            "or b) gain 4 gold and gain 1 experience point."
        )

    def test_a_choice_of_two_is_an_order_and_a_choice_of_one_a_statement(self):
        smoke = own_book("rise-of-the-dragon-lords").items["seers-smoke"]
        one = Effect(
            "either", when="before-combat", args={"first": (Effect("recover", args={"exhaustion": 1}),)}
        )

        assert [speaker(lang).card_text(smoke)[-1].partition(":")[2][:40] for lang in ("en", "pl", "ru")] == [
            " discard this card and choose: a) raise ",
            " odrzuć tę kartę i wybierz: a) podnieś P",
            " сбросьте эту карту и выберите: а) дайте",
        ]
        assert speaker("en").effect(one, "second", "discard") == (
            "Before Combat: discard this card: you may remove 1 exhaustion."
        )

    def test_what_happens_to_the_enemy_joins_what_happens_to_the_hero(self):
        ashkarr = own_book("rise-of-the-dragon-lords").challenges["ashkarr"]

        assert "; провал: получите 1 рану и дайте противнику +1 к магическому урону до конца боя." in str(
            speaker("ru").card_text(ashkarr)
        )

    def test_something_that_has_no_words(self):
        with pytest.raises(TypeError, match="no words for complex"):
            text("en", 1j)
        with pytest.raises(TypeError, match="no words for a table with x in it"):
            text("en", {"x": 1})
        with pytest.raises(TypeError, match="no words for an effect unless one knows of which edition"):
            text("en", Effect("nothing"))

    def test_secrets_are_told_only_to_those_who_may_know_them(self):
        voice = Voice(
            "en", {"event-drawn": "event-drawn = { $card ->\n [none] a card\n *[other] { $card }\n }\n"}
        )
        event = Event("drawn", 0, {}, None, {"card": "x"}, (0,))

        assert [voice.say("event-drawn", _facts(event, seat)) for seat in (0, 1)] == ["x", "a card"]


def _raise(by: int) -> Effect:
    return Effect("raise", args={"what": "body", "by": by})


def _facts(event: Event, seat: int) -> Any:
    return event.seen_by(seat)["facts"]


class TestGrammar:
    """Plurals, cases and genders."""

    def test_several_enemies_are_a_plural(self):
        wolves = told("enemy-emboldened", foe="ember-wolves", what="spirit", n=1)
        archers = told("enemy-weakened", card="bone-archers", what="ranged", n=1, itself="yes")

        assert [text(lang, wolves) for lang in ("en", "pl", "ru")] == [
            "Ember Wolves grow bolder: Spirit rises by 1.",
            "Wilki Żaru nabierają śmiałości: +1 do Magii.",
            "Тлеющие волки смелеют: +1 к духу.",
        ]
        assert [text(lang, archers).partition(":")[0] for lang in ("en", "pl", "ru")] == [
            "Bone Archers falter",
            "Kościani Łucznicy słabną",
            "Костяные лучники слабеют",
        ]

    @pytest.mark.parametrize("skill", Skill)
    def test_a_skill_is_the_same_word_in_every_case(self, skill: Skill):
        bonus = Effect("skill-bonus", args={"what": skill.value, "by": 2})

        assert (
            speaker("ru")
            .effect(bonus, "second")
            .startswith(f"+2 к {speaker('ru').say(f'skill-{skill.value}')[:3]}")
        )

    @pytest.mark.parametrize(
        ("n", "pl", "ru"),
        [
            (1, "1 ranę", "1 рану"),
            (2, "2 rany", "2 раны"),
            (5, "5 ran", "5 ран"),
            (12, "12 ran", "12 ран"),
            (21, "21 ran", "21 рану"),
            (22, "22 rany", "22 раны"),
            (25, "25 ran", "25 ран"),
        ],
    )
    def test_plurals(self, n: int, pl: str, ru: str):
        event = told("wounds-taken", who="mordrog", n=n)

        assert text("en", event) == f"Mordrog takes {n} wound{'s' if n > 1 else ''}."
        assert text("pl", event) == f"Mordrog otrzymuje {pl}."
        assert text("ru", event) == f"Мордрог получает {ru}."

    @pytest.mark.parametrize(
        ("n", "pl", "ru"),
        [
            (1, "1 sztukę", "1 золотой"),
            (2, "2 sztuki", "2 золотых"),
            (5, "5 sztuk", "5 золотых"),
            (21, "21 sztuk", "21 золотой"),
            (22, "22 sztuki", "22 золотых"),
            (25, "25 sztuk", "25 золотых"),
        ],
    )
    def test_gold(self, n: int, pl: str, ru: str):
        event = told("gold-gained", hero="mordrog", n=n)

        assert text("pl", event) == f"Mordrog zdobywa {pl} złota."
        assert text("ru", event) == f"Мордрог получает {ru}."

    def test_cases(self):
        polish, russian = speaker("pl"), speaker("ru")

        assert [
            polish.name("prince-gardun", case) for case in ("nom", "gen", "dat", "acc", "ins", "loc")
        ] == [
            "Książę Gardun",
            "Księcia Garduna",
            "Księciu Gardunowi",
            "Księcia Garduna",
            "Księciem Gardunem",
            "Księciu Gardunie",
        ]
        assert russian.name("dwarven-fire-bomb", "acc") == "Огненную бомбу"
        assert speaker("en").name("dwarven-fire-bomb", "acc") == "Dwarven Fire Bomb"
        assert polish.name("black-dagger", "acc") == "Czarny Sztylet"  # like the nominative, so not given

    def test_cases_in_a_sentence(self):
        event = told("duel-begins", hero="mordrog", rival="mad-carthos")

        assert text("pl", event) == "Mordrog atakuje Szalonego Carthosa!"
        assert text("ru", event) == "Мордрог нападает на Безумного Картоса!"

    def test_gender(self):
        entries = {
            "name-a": "name-a = Anna\n    .gender = f\n",
            "name-b": "name-b = Brat\n    .gender = m\n",
            "came": "came = { GENDER($who) ->\n [f] przyszła\n *[m] przyszedł\n }\n",
        }
        voice = Voice("pl", entries)

        assert [voice.say("came", {"who": who}) for who in "ab"] == ["przyszła", "przyszedł"]

    def test_a_card_that_is_its_own_hero(self):
        own = told("card-used", hero="varikas-the-dead", card="varikas-the-dead")
        other = told("card-used", hero="varikas-the-dead", card="dwarven-fire-bomb")

        assert text("en", own) == "Varikas the Dead calls on his own power."
        assert text("pl", own) == "Varikas Martwy sięga po własną moc."
        assert text("pl", other) == "Varikas Martwy używa Krasnoludzkiej Bomby."
        assert text("ru", other) == "Варикас Мёртвый применяет «Огненную бомбу»."

    @pytest.mark.parametrize(
        ("lang", "listed"), [("en", "a, b and c"), ("pl", "a, b i c"), ("ru", "a, b и c")]
    )
    def test_lists(self, lang: str, listed: str):
        assert speaker(lang).listed(["a", "b", "c"]) == listed
        assert speaker(lang).listed(["a"]) == "a"
        assert speaker(lang).listed([]) == ""

    def test_a_fact_that_may_be_absent(self):
        facts: dict[str, int | str] = {
            "who": "mordrog",
            "dice": 9,
            "own": 4,
            "added": 1,
            "total": 14,
            "target": 12,
            "outcome": "success",
        }

        assert text("ru", told("combat-rolled", **facts)) == (
            "Мордрог выбрасывает 9 + 4 + 1, итог 14 против 12 — успех!"
        )
        assert text("ru", told("combat-rolled", act="defence", kind="magic", **facts)) == (
            "Мордрог защищается от магии: 9 + 4 + 1, итог 14 против 12 — успех!"
        )

    @pytest.mark.parametrize(
        ("by", "pl", "ru"),
        [
            (-1, "Sprzymierzeńcy są tańsi o 1 sztukę złota.", "Союзники дешевле на 1 золотой."),
            (2, "Sprzymierzeńcy są drożsi o 2 sztuki złota.", "Союзники дороже на 2 золотых."),
            (5, "Sprzymierzeńcy są drożsi o 5 sztuk złota.", "Союзники дороже на 5 золотых."),
        ],
    )
    def test_a_number_that_adds_or_takes_away(self, by: int, pl: str, ru: str):
        effect = Effect("price", args={"of": "ally", "by": by})

        assert (text("pl", effect, edition="second"), text("ru", effect, edition="second")) == (pl, ru)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_nothing_to_heal_is_not_healed(self, lang: str):
        healed, rested = told("wounds-healed", who="mordrog", n=0), told("rested", who="mordrog", n=0)

        assert "0" not in text(lang, healed) + text(lang, rested)

    def test_facts_that_are_lists(self):
        rolled = told("movement-rolled", hero="mordrog", n=2, dice="plains+road river+swamp+road any")
        offer = told("offer-made", hero="mordrog", gives="soul-burn", gives_gold=2, wants="", wants_gold=0)
        paid = Option("pay:2green+1blue", None, {"way": "2green+1blue"})

        assert text("en", rolled) == (
            "Mordrog throws movement dice: plains/road, river/swamp/road, any terrain."
        )
        assert text("pl", offer) == "Mordrog daje: Płomień Duszy i złoto (2), a chce: nic."
        assert text("ru", paid) == "Заплатить жетонами: 2 зелёных + 1 синий"

    def test_no_marks_for_writing_directions(self):
        assert "\u2068" not in text("en", told("target-set", who="mordrog", total=12))


class TestGaps:
    """What happens when words are missing."""

    def test_an_unknown_language(self):
        with pytest.raises(Unknown, match="unknown language 'fr'; known: en, pl, ru"):
            text("fr", "mordrog")
        with pytest.raises(Unknown, match="unknown language"):
            tamalir.text("fr", "mordrog")

    def test_a_missing_message_is_its_key_in_brackets_and_remembered(self):
        voice = Speaker("pl")

        assert voice.text(told("never-written")) == "[event-never-written]"
        assert voice.missing == {"event-never-written: is missing"}

    def test_a_strict_speaker_raises(self):
        with pytest.raises(TextError, match="event-never-written: is missing"):
            Speaker("pl", strict=True).text(told("never-written"))

    def test_a_name_that_nobody_has_given(self):
        voice = Speaker("pl")

        assert voice.text(told("target-set", who="nobody", total=3)) == (
            "[name-nobody] ustala liczbę docelową: 3."
        )
        assert voice.missing == {"name-nobody: is missing"}

    def test_a_missing_variable_is_a_fault(self):
        with pytest.raises(TextError, match="total"):
            Speaker("en", strict=True).text(told("target-set", who="mordrog"))

    def test_a_language_that_lacks_a_message_borrows_it_from_english(self):
        polish = Speaker("pl")
        polish._voices[0] = Voice("pl", {"name-mordrog": "name-mordrog = Mordrog\n    .gender = m\n"})

        assert (
            polish.text(told("target-set", who="mordrog", total=3)) == "Mordrog sets the target number at 3."
        )
        assert polish.borrowed == {"event-target-set"}

    def test_a_name_that_is_missing_in_the_language_is_borrowed_too(self):
        lonely = Voice("pl", {"hello": 'hello = Witaj, { NAME($who, case: "acc") }!\n'})

        assert lonely.say("hello", {"who": "mad-carthos"}) == "Witaj, Mad Carthos!"
        assert lonely.faults == []

    def test_rules_that_are_not_translated_are_marked(self):
        voice = Speaker("pl")
        words, borrowed = voice.rule_words("2E-ALLY-003")

        assert voice.rule("2E-ALLY-003").endswith("[jeszcze bez tłumaczenia]") is borrowed
        assert words["title"]

    def test_an_unknown_rule(self):
        with pytest.raises(UnknownRule, match="unknown rule '2E-COMBAT-999'"):
            text("en", "2E-COMBAT-999")

    def test_a_message_that_is_no_fluent(self):
        with pytest.raises(TextError, match="bad cannot be read"):
            Voice("en", {"bad": "bad = { $x\n"}).say("bad", {})

    def test_an_unknown_case_is_a_fault(self):
        voice = Voice("pl", {"hello": 'hello = { NAME($who, case: "voc") }\n'})
        voice.say("hello", {"who": "mordrog"})

        assert voice.faults == ["NAME: unknown case voc; known: nom, gen, dat, acc, ins, loc"]


def test_the_speaker_of_a_language_is_made_once():
    assert speaker("pl") is speaker("pl")
