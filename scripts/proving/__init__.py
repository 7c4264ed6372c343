"""Proof by breaking: `scripts/prove.py` spoils the code of a rule and sees whether its tests notice."""
