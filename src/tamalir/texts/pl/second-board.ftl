### Plansza drugiej edycji: zestaw, krainy i rzeki. Są tylko na mapie, więc wystarcza mianownik.

name-rise-of-the-dragon-lords = Powrót Władców Smoków
    .gender = m

## Krainy

name-rimefang-peaks = Szczyty Lodowego Kła
    .gender = p
name-snowblind-wood = Ślepa Knieja
    .gender = f
name-farthest-pines = Ostatnie Sosny
    .gender = p
name-whitegrass = Białe Trawy
    .gender = p
name-howling-giant-hills = Wzgórza Wyjącego Olbrzyma
    .gender = p
name-anvil-heights = Turnie Kowadła
    .gender = p
name-scholars-downs = Pagórki Uczonych
    .gender = p
name-hearthmeadow = Domowe Łąki
    .gender = p
name-hanging-woods = Lasy Wisielców
    .gender = p
name-moonglow-marsh = Bagno Księżycowej Poświaty
    .gender = n
name-whisperbrake = Szepczący Gąszcz
    .gender = m
name-barley-downs = Jęczmienne Pola
    .gender = p
name-mournholt = Żałobny Gaj
    .gender = m
name-crimson-forest = Karmazynowy Las
    .gender = m

## Rzeki

name-rimewater = Szronawa
    .gender = f
name-anvilrun = Kowadlna
    .gender = f
name-moonbrook = Księżycówka
    .gender = f
