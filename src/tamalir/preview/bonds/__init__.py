"""Packs of Unbreakable Bonds on a page."""
