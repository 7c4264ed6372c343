"""Second-edition combat and duels, heading by heading of the rulebook."""
