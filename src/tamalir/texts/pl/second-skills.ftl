### Umiejętności drugiej edycji. Dopełniacz służy zdaniom takim jak „+2 do Pływania”.

## Siła

skill-swim = Pływanie
    .gen = Pływania
skill-climb = Wspinaczka
    .gen = Wspinaczki
skill-endure = Hart ciała
    .gen = Hartu ciała

## Percepcja

skill-sneak = Skradanie
    .gen = Skradania
skill-track = Tropienie
    .gen = Tropienia
skill-search = Przeszukiwanie
    .gen = Przeszukiwania
skill-lore = Wiedza
    .gen = Wiedzy

## Magia

skill-diplomacy = Dyplomacja
    .gen = Dyplomacji
skill-willpower = Siła woli
    .gen = Siły woli
skill-bluff = Blef
    .gen = Blefu
