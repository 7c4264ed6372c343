"""The table server: games over HTTP and WebSocket, seats without accounts, storage that loses nothing.

`tables.py` is the heart: it owns live games and carries out commands. `live.py` is one game in memory,
`storage/` its life on disk, `app.py` the door to the network.
"""
