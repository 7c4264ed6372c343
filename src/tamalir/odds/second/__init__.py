"""Fights, journeys and the worth of cards of the Second Edition, in numbers."""
