"""What is said only in the Second Edition."""
