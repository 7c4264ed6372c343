"""Pictures of a pack on one page: the map as SVG, and what stands on it.

Nothing here takes part in a game. The page needs no other file and no network.
"""

from tamalir.preview.atlas import Atlas, atlas_of
from tamalir.preview.page import cards_section, map_section, page

__all__ = ["Atlas", "atlas_of", "cards_section", "map_section", "page"]
