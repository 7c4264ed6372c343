"""Pictures of a pack on one page, and what is wrong with it; `preview/<game>` draws the packs of a game.

Nothing here takes part in a game. The page needs no other file and no network.
"""
