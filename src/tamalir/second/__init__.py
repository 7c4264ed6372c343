"""Runebound, Second Edition."""
