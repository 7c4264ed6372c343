"""The rulebook as data: the catalogue itself, the search, the command line and the coverage count."""
