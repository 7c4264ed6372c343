"""Words for everything: requests, options, events, refusals, cards and rules in every language.

>>> from tamalir import language
>>> language.text("pl", "varikas-the-dead")
'Varikas Martwy'
>>> language.text("fr", "varikas-the-dead")
Traceback (most recent call last):
...
tamalir.kernel.errors.Unknown: unknown language 'fr'; known: en, pl, ru
"""

from collections.abc import Mapping

from tamalir.kernel import Seat
from tamalir.language.check import missing_keys, problems
from tamalir.language.sources import TextError
from tamalir.language.speaker import Speaker, speaker
from tamalir.rulebook import LANGUAGES

__all__ = ["LANGUAGES", "Speaker", "TextError", "missing_keys", "problems", "speaker", "text"]


def text(
    lang: str,
    thing: object,
    *,
    edition: str | None = None,
    seat: Seat | None = None,
    packs: Mapping[str, str] | None = None,
) -> str:
    """Any request, option, event, refusal, result, card, effect, rule id or name id as a sentence.

    `edition` says whose vocabulary an effect speaks, `seat` through whose eyes an event is seen, `packs`
    (as `table.setup.packs`) whose cards have names.
    """
    return speaker(lang, packs).text(thing, edition=edition, seat=seat)
