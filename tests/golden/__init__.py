"""Whole games as readable text, and saves of every schema that was ever released."""
