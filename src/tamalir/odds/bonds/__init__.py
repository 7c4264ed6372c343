"""Fights on combat boards and what a team may expect, in numbers."""
