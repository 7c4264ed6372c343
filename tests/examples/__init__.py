"""The printed examples of the rulebooks, played step by step."""
