"""What is said only in the Third Edition and its expansions."""
