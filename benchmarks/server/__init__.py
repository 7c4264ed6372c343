"""How much one server process holds."""
