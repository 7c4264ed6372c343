"""The door for assistants."""
