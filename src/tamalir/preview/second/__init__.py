"""The map and the cards of a second-edition pack on a page."""
