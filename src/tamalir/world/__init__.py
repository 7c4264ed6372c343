"""What both editions share: hexes, piles, dice, modifiers, packs and effects."""
