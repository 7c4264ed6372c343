"""A table held for its viewers: commands, undo, offers, screens, words, bots' turns.

No network, no storage, no clock and no event loop: a server puts people, sockets and a database around it, a
page that plays without a server puts a worker and its own storage around it.
"""
