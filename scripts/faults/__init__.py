"""A rehearsal of faults: the server's own code on virtual time, and a checker of what clients saw."""
