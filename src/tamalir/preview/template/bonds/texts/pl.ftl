# Nazwy i opisy. Przypadki podaje się jako atrybuty: .gen dopełniacz, .dat celownik, .acc biernik,
# .ins narzędnik, .loc miejscownik; .gender: m, f, n albo p (liczba mnoga).

name-cook-of-the-red-ladle = Kucharka od Czerwonej Chochli
    .gen = Kucharki od Czerwonej Chochli
    .dat = Kucharce od Czerwonej Chochli
    .acc = Kucharkę od Czerwonej Chochli
    .ins = Kucharką od Czerwonej Chochli
    .gender = f
flavour-cook-of-the-red-ladle = Wykarmiła trzy armie, a otruła tylko jedną.
name-second-helping = Dokładka
    .acc = Dokładkę
    .ins = Dokładką
    .gender = f
name-boiling-kettle = Wrzący Kocioł
    .gen = Wrzącego Kotła
    .ins = Wrzącym Kotłem
    .gender = m
name-hot-steam = Gorąca Para
    .gen = Gorącej Pary
    .acc = Gorącą Parę
    .ins = Gorącą Parą
    .gender = f
name-free-samples = Darmowa Degustacja
    .acc = Darmową Degustację
    .ins = Darmową Degustacją
    .gender = f
