"""Turns what the engine knows into sentences of one language.

Keys become message ids in one fixed way, so that nothing has to be registered:

    request combat.stance            ask-combat-stance
    option  ally:acolyte-of-flame    do-ally            with $object
    event   combat.hit               event-combat-hit   with its facts and $seat
    refusal by rule 2E-COMBAT-020    refused-2E-COMBAT-020, or else the rule's title
    name    varikas-the-dead         name-varikas-the-dead
    result  defeated                 result-defeated
    effect  attack of the second     effect-second-attack
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Any, cast

from tamalir.kernel import Event, Option, Refused, Request, Result, Seat
from tamalir.language.packs import voice_with
from tamalir.language.sources import TextError, known_language
from tamalir.language.voice import NONE, Args, Value
from tamalir.rulebook import UnknownRule
from tamalir.rulebook.rule import PREFIXES
from tamalir.rulebook.words import Words
from tamalir.rulebook.words import read as read_rules
from tamalir.world.cards import CardDef
from tamalir.world.effects import Effect
from tamalir.world.packs import Pack, pack_called
from tamalir.world.parts import Part

UNLABELLED = ("encounter",)
"""Moments that go without saying on the card itself: the text of an Encounter is all that it is."""

EITHER = "choose-one"
"""The verb that offers one of several things."""

STATEMENTS = ("embolden",)
"""Verbs whose sentence is no order: it stands after a colon."""

FOR_ALL = "all-"
"""Verbs about everybody are statements, not orders: "and" cannot join the two."""

RULE_ID = re.compile(r"[0-9A-Z]{2}-[A-Z]+-\d{3}")


class Speaker:
    """Speaks one language and falls back on English where that language is silent.

    A sentence that English lacks as well is spoken as its key in brackets and remembered in
    `missing`; a strict speaker raises instead, which is how tests find what nobody has written.
    """

    def __init__(self, lang: str, *, strict: bool = False, packs: Sequence[Pack] = ()) -> None:
        """`packs` from elsewhere bring the names of their cards."""
        self.lang: str = known_language(lang)
        self.strict = strict
        self.missing: set[str] = set()
        """Keys that no language has, and faults inside messages."""
        self.borrowed: set[str] = set()
        """Keys that only English has."""
        self._voices = [voice_with(each, packs) for each in dict.fromkeys((lang, "en"))]

    # --- plain messages --------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        """Whether this language, or English behind it, has the message."""
        return any(each.knows(key) for each in self._voices)

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A message with its variables filled in."""
        plain = _plain(args or {})
        for each in self._voices:
            said = each.say(key, plain)
            if said is not None:
                if each.lang != self.lang:
                    self.borrowed.add(key)
                self._report(each.faults)
                return said
        self._report([f"{key}: is missing"])
        return f"[{key}]"

    def name(self, id: str, case: str = "nom") -> str:
        """The name of a card, hero, place or foe."""
        for each in self._voices:
            said = each.name(id, case)
            if said is not None:
                return said
        self._report([f"name-{id}: is missing"])
        return f"[name-{id}]"

    def listed(self, parts: Sequence[str]) -> str:
        """'a', 'a and b', 'a, b and c', as the language does it."""
        if len(parts) <= 1:
            return "".join(parts)
        *most, last = parts
        head = most[0]
        for part in most[1:]:
            head = self.say("list-more", {"head": head, "next": part})
        return self.say("list-two" if len(parts) == 2 else "list-last", {"head": head, "next": last})

    # --- the table -------------------------------------------------------------------------

    def request(self, request: Request) -> str:
        """What is asked."""
        seats = request.seats
        args: dict[str, Value] = {"seat": seats[0]} if len(seats) == 1 else {}
        return self.say(f"ask-{_dashed(request.key)}", {**args, **request.args})

    def option(self, option: Option[Any]) -> str:
        """What a player may do."""
        return self.deed(option.id, option.args)

    def deed(self, id: str, args: Args | None = None) -> str:
        """What a player may do, from an option's id and arguments as they cross the wire."""
        verb, _, what = id.partition(":")
        return self.say(f"do-{_dashed(verb)}", {"object": what, **(args or {})})

    def event(self, event: Event | Mapping[str, Any], seat: Seat | None = None) -> str:
        """What happened, as far as `seat` (None: a spectator) may know it."""
        seen = cast("Mapping[str, Any]", event.seen_by(seat) if isinstance(event, Event) else event)
        who = seen.get("seat")
        return self.say(
            f"event-{_dashed(seen['key'])}", {"seat": NONE if who is None else who, **seen["facts"]}
        )

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done, always with the rule's id."""
        return self.forbidden(refused.rule, refused.option, refused.args_for_text)

    def forbidden(self, rule: str, option: str = "", args: Mapping[str, Any] | None = None) -> str:
        """Why something cannot be done, from a rule's id and what was tried."""
        key = f"refused-{rule}"
        if self.knows(key):
            what = option.partition(":")[2]
            reason = self.say(key, {"option": option, "object": what, **(args or {})})
        elif self.knows_rule(rule):
            reason = self.rule_words(rule)[0]["title"]
        else:
            reason = self.say("refused-by-a-rule")
        return self.say("refused-frame", {"reason": reason.rstrip("."), "rule": rule})

    def rule(self, id: str) -> str:
        """A rule: its title, its id and what it says."""
        words, borrowed = self.rule_words(id)
        shown = self.say("rule-frame", {"title": words["title"], "rule": id, "text": words["text"]})
        return self.say("rule-frame-borrowed", {"shown": shown}) if borrowed else shown

    def knows_rule(self, id: str) -> bool:
        """Whether the rulebook has this rule; a game from elsewhere may have none."""
        return id in _rules(id.partition("-")[0], "en")

    def rule_words(self, id: str) -> tuple[Words, bool]:
        """Title, text and more of a rule, and whether they had to be borrowed from English."""
        prefix = id.partition("-")[0]
        known, own = _rules(prefix, "en"), _rules(prefix, self.lang)
        if id not in known:
            raise UnknownRule(id, known or PREFIXES)
        return (own[id], False) if id in own else (known[id], self.lang != "en")

    def result(self, result: Result | str) -> str:
        """How a game ended."""
        if isinstance(result, str):
            return self.say(f"result-{_dashed(result)}")
        winners = self.listed([self.say("seat-name", {"seat": seat + 1}) for seat in result.winners])
        return self.say(
            f"result-{_dashed(result.reason)}", {"winners": winners or NONE, "count": len(result.winners)}
        )

    # --- cards -----------------------------------------------------------------------------

    def card(self, card: CardDef) -> str:
        """Name, rules text and flavour, a line each."""
        return "\n".join(self.card_lines(card))

    def card_lines(self, card: CardDef) -> list[str]:
        """Name, what it is, what it does, what it is once it is kept, flavour."""
        flavour = f"flavour-{card.called}"
        told = [self.say(flavour)] if self.knows(flavour) else []
        return [self.name(card.called), *self.card_text(card), *told]

    def card_text(self, card: CardDef) -> list[str]:
        """The card without its name and flavour."""
        return [*self.card_facts(card), *self._paragraphs(card), *self.kept_text(card)]

    def kept_text(self, card: CardDef) -> list[str]:
        """What the card is and does once it is kept; nothing if it cannot be."""
        kept = card.when_kept
        return [] if kept is None else [*self.card_facts(kept), *self._paragraphs(kept)]

    def card_facts(self, card: CardDef) -> list[str]:
        """What a card is, with its figures, in a line; none where the edition has no such line."""
        key = f"card-{card.vocabulary}-{card.kind}"
        if not self.knows(key):
            return []
        skills = [
            self.say(f"card-{card.vocabulary}-skill", {"skill": skill, "by": by})
            for skill, by in card.trained.items()
        ]
        return [self.say(key, {**card.facts, "skills": self.listed(skills)})]

    def in_hand(self, card: CardDef, n: int) -> str | None:
        """Paragraph n, from 0, of a card that somebody owns."""
        owned = card.when_owned
        parts = () if owned is None else owned.parts
        return self._part(parts[n], card.vocabulary) if n < len(parts) else None

    def part(self, card: CardDef, kind: str, n: int = 1) -> str | None:
        """Paragraph n of a kind, such as the second ending of a quest."""
        found = [part for part in card.parts if part.kind == kind]
        return self._part(found[n - 1], card.vocabulary) if 0 < n <= len(found) else None

    def branch(self, card: CardDef, verb: str, part: str) -> str | None:
        """What one branch of a card's choice by this verb does; None if the card has no or several such."""
        kept = card.when_kept
        parts = (*card.parts, *(() if kept is None else kept.parts))
        effects = [effect for each in parts for top in each.effects for effect in top.within()]
        choices = [effect for effect in effects if effect.do == verb]
        if len(choices) != 1:
            return None
        chosen = choices[0].args.get(part, ())
        if not chosen:
            return self.say(f"effect-{card.vocabulary}-nothing")
        return str(self._arg(chosen, card.vocabulary))

    def _paragraphs(self, card: CardDef) -> list[str]:
        return [self._part(part, card.vocabulary) for part in card.parts]

    def _part(self, part: Part, vocabulary: str) -> str:
        said = " ".join(
            self.effect(effect, vocabulary, part.usage, labelled=effect.when not in UNLABELLED, may=part.may)
            for effect in part.effects
        )
        if not part.kind:
            return said
        return self.say(f"part-{vocabulary}-{part.kind}", {**part.facts, "effects": said})

    def effect(
        self,
        effect: Effect,
        vocabulary: str,
        usage: str = "always",
        *,
        labelled: bool = True,
        may: bool = False,
    ) -> str:
        """One paragraph of a card as a sentence; `usage` tells how the card is used, such as `activate`."""
        clause = self._clause(effect, vocabulary, usage, inner=not labelled, may=may)
        return _capital(self.say("effect-frame-sentence", {"effect": clause}))

    def _clause(
        self, effect: Effect, vocabulary: str, usage: str = "always", inner: bool = False, may: bool = False
    ) -> str:
        """The verb with what surrounds it, innermost first; each frame has the language's own word order."""
        either = effect.do == EITHER
        args = {name: self._arg(value, vocabulary, either) for name, value in effect.args.items()}
        said = self.say(f"effect-{vocabulary}-{effect.do}", args)
        then = "-then" if _is_a_statement(effect) else ""
        if effect.cost:
            prices = [self.say(f"cost-{name}", {"n": n}) for name, n in effect.cost.items()]
            said = self.say(f"effect-frame-cost{then}", {"cost": self.listed(prices), "effect": said})
        if may:
            said = self.say("effect-frame-may", {"effect": said})
        if usage != "always" and effect.when != "always":
            said = self.say(f"effect-frame-{usage}{then}", {"effect": said})
        if effect.limit is not None:
            limit = self.say(f"limit-{vocabulary}-{effect.limit}")
            said = self.say("effect-frame-limit", {"limit": limit, "effect": said})
        if effect.given:
            conditions = [
                self.say(f"given-{vocabulary}-{name}", {"value": self._arg(value, vocabulary)})
                for name, value in effect.given.items()
            ]
            said = self.say("effect-frame-given", {"given": self.listed(conditions), "effect": said})
        if effect.when != "always" and not inner:  # the moment is that of the effect around it
            moment = self.say(f"when-{vocabulary}-{effect.when}")
            said = self.say("effect-frame", {"when": moment, "effect": said})
        return said

    def _arg(self, value: object, vocabulary: str, either: bool = False) -> Value:
        if isinstance(value, Effect):
            return self._clause(value, vocabulary, inner=True)
        if isinstance(value, list | tuple):
            parts = cast("Sequence[object]", value)
            said = [str(self._arg(part, vocabulary)) for part in parts]
            if either:
                return reduce(
                    lambda head, following: self.say("list-or", {"head": head, "next": following}), said
                )
            if any(isinstance(part, Effect) and part.do.startswith(FOR_ALL) for part in parts):
                return reduce(self._then, said)
            return self.listed(said)
        return _value(value)

    def _then(self, head: str, following: str) -> str:
        return self.say("effect-frame-then", {"head": head, "next": following})

    # --- anything --------------------------------------------------------------------------

    def text(self, thing: object, *, edition: str | None = None, seat: Seat | None = None) -> str:
        """Whatever it is, as a sentence."""
        match thing:
            case Option():
                return self.option(cast("Option[Any]", thing))
            case Request():
                return self.request(thing)
            case Event():
                return self.event(thing, seat)
            case Refused():
                return self.refusal(thing)
            case Result():
                return self.result(thing)
            case Effect():
                if edition is None:
                    raise TypeError("no words for an effect unless one knows of which edition")
                return self.effect(thing, edition)
            case str():
                return self._word(thing)
            case Mapping():
                return self._data(cast("Mapping[str, Any]", thing))
            case CardDef():
                return self.card(thing)
            case _:
                raise TypeError(f"no words for {type(thing).__name__}")

    def _word(self, word: str) -> str:
        """A rule's id, the id of something with a name, or the reason of a result."""
        if RULE_ID.fullmatch(word):
            return self.rule(word)
        if self.knows(f"name-{word}") or not self.knows(f"result-{_dashed(word)}"):
            return self.name(word)
        return self.result(word)

    def _data(self, data: Mapping[str, Any]) -> str:
        """Events and options in the form in which they cross the wire."""
        if "facts" in data:
            return self.event(data)
        if "id" in data:
            return self.deed(data["id"], data.get("args"))
        raise TypeError(f"no words for a table with {', '.join(map(str, data)) or 'nothing'} in it")

    def _report(self, faults: list[str]) -> None:
        if not faults:
            return
        found = list(faults)
        faults.clear()
        self.missing.update(found)
        if self.strict:
            raise TextError(f"texts/{self.lang}: {'; '.join(found)}")


def speaker(lang: str, packs: Mapping[str, str] | None = None) -> Speaker:
    """The speaker of a language; made once. `packs`: names and fingerprints of a table's packs."""
    return _speaker(lang, tuple((packs or {}).items()))


@cache
def _speaker(lang: str, packs: tuple[tuple[str, str], ...]) -> Speaker:
    return Speaker(lang, packs=[pack_called(*pack) for pack in packs])


@cache
def _rules(prefix: str, lang: str) -> dict[str, Words]:
    """The rules whose ids begin so."""
    return read_rules(PREFIXES[prefix], lang) if prefix in PREFIXES else {}


def _dashed(key: str) -> str:
    return key.replace(".", "-")


def _is_a_statement(effect: Effect) -> bool:
    """Whether its sentence is no order; of choices these are the ones with one side: "you may"."""
    one_sided = effect.do == "either" and len(effect.args) == 1
    return one_sided or effect.do in STATEMENTS or effect.do.startswith(FOR_ALL)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _plain(args: Mapping[str, Any]) -> dict[str, Value]:
    return {name: _value(value) for name, value in args.items()}


def _value(value: object) -> Value:
    """Fluent knows numbers and texts; yes, no and nothing are texts that messages select on."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == "":
        return NONE
    return value if isinstance(value, int) else str(value)
