# Names and flavour. What a card does is told by the game itself, from its effects.

name-cook-of-the-red-ladle = Cook of the Red Ladle
flavour-cook-of-the-red-ladle = She has fed three armies and poisoned only one of them.
name-second-helping = Second Helping
name-iron-ladle = Iron Ladle
flavour-iron-ladle = For soup, and for second opinions.
name-good-nose = Good Nose
name-something-is-burning = Something Is Burning
name-boiling-kettle = Boiling Kettle
name-hot-steam = Hot Steam
name-lost-recipe = Lost Recipe
name-hungry-guests = Hungry Guests
name-night-of-the-ladles = Night of the Ladles
    .gender = n
name-king-of-crumbs = King of Crumbs
    .gender = m
name-eats-the-evidence = Eats the Evidence
    .gender = n
name-the-great-feast = The Great Feast
    .gender = n
flavour-the-great-feast = Everybody was invited. Nobody asked as what.
