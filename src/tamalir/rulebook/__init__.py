"""The rulebook as data: every rule of the games that have a catalogue of them, by id.

>>> from tamalir import rulebook
>>> rulebook.find("2E-WIN-004").title
'First to succeed wins'
"""

from tamalir.rulebook.catalogue import find, load, search
from tamalir.rulebook.errors import CatalogueError, UnknownRule
from tamalir.rulebook.rule import EDITIONS, LANGUAGES, Rule
from tamalir.rulebook.terms import Term, terms

__all__ = [
    "EDITIONS",
    "LANGUAGES",
    "CatalogueError",
    "Rule",
    "Term",
    "UnknownRule",
    "find",
    "load",
    "search",
    "terms",
]
