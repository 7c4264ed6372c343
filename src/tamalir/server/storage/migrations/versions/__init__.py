"""One file for each step, never edited after its release."""
