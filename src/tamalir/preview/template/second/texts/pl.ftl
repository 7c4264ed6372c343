# Nazwy i opisy. Przypadki podaje się jako atrybuty: .gen dopełniacz, .dat celownik, .acc biernik,
# .ins narzędnik, .loc miejscownik; .gender: m, f, n albo p (liczba mnoga).

name-cook-of-the-red-ladle = Kucharka od Czerwonej Chochli
    .gen = Kucharki od Czerwonej Chochli
    .dat = Kucharce od Czerwonej Chochli
    .acc = Kucharkę od Czerwonej Chochli
    .gender = f
flavour-cook-of-the-red-ladle = Wykarmiła trzy armie, a otruła tylko jedną.
name-iron-ladle = Żelazna Chochla
    .acc = Żelazną Chochlę
    .gender = f
flavour-iron-ladle = Do zupy i do przekonywania.
name-pepper-pot = Pieprzniczka
    .acc = Pieprzniczkę
    .gender = f
name-kitchen-hand = Podkuchenny
    .acc = Podkuchennego
    .gender = m
name-boiling-kettle = Wrzący Kocioł
    .gender = m
name-hungry-guests = Głodni Goście
    .gender = p
name-great-feast = Wielka Uczta
    .gender = f
