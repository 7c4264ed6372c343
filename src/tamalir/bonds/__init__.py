"""Unbreakable Bonds: what co-operative and solo play change in the Third Edition."""
