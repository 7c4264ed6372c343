"""A door for assistants and tools: the verbs of the public API over the Model Context Protocol."""
