"""Runebound, Third Edition."""
