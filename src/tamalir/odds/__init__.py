"""Questions about a position, answered with numbers: fights, journeys, the worth of cards."""
