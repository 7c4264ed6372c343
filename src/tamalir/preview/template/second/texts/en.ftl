# Names and flavour. What a card does is told by the game itself, from its effects.

name-cook-of-the-red-ladle = Cook of the Red Ladle
flavour-cook-of-the-red-ladle = She has fed three armies and poisoned only one of them.
name-iron-ladle = Iron Ladle
flavour-iron-ladle = For soup, and for second opinions.
name-pepper-pot = Pepper Pot
name-kitchen-hand = Kitchen Hand
name-boiling-kettle = Boiling Kettle
name-hungry-guests = Hungry Guests
name-great-feast = The Great Feast
