### Strona podglądu zestawu (`tamalir content preview`): mapa i legenda.

preview-map =
    Mapa: { $spaces } { $spaces ->
        [one] pole
        [few] pola
       *[many] pól
    }, { $towns } { $towns ->
        [one] miasto
        [few] miasta
       *[many] miast
    }, { $jewels } { $jewels ->
        [one] klejnot
        [few] klejnoty
       *[many] klejnotów
    } przygody
preview-enlarge = Powiększ mapę
preview-terrain = Teren
preview-jewels = Klejnoty przygody
preview-towns = Miasta i Szlak Zagłady
preview-sunburst = ikona słońca
preview-sunbursts = Klejnotów z ikoną słońca: { $n }. Ich znaczniki wracają, gdy Wydarzenie uzupełnia planszę.
preview-about = Wersja { $version }, odcisk { $fingerprint }, autorzy: { $authors }, licencja { $licence }.
preview-unofficial = Tamalir to nieoficjalny projekt fanowski, bez grafik i tekstów wydawcy.

preview-terrain-plains = Równina
preview-terrain-road = Droga
preview-terrain-river = Rzeka
preview-terrain-swamp = Bagno
preview-terrain-forest = Las
preview-terrain-hills = Wzgórza
preview-terrain-mountains = Góry
preview-terrain-town = Miasto

preview-jewel-green = Zielony klejnot
preview-jewel-yellow = Żółty klejnot
preview-jewel-blue = Niebieski klejnot
preview-jewel-red = Czerwony klejnot

## Litery na klejnotach: wszystkie cztery muszą się różnić

preview-letter-green = Z
preview-letter-yellow = Ż
preview-letter-blue = N
preview-letter-red = C

## Karty

preview-cards = Karty
preview-heroes = Bohaterowie
preview-allies = Sprzymierzeńcy według ceny
preview-items =
    { $item_class ->
        [weapon] Broń według ceny
        [armor] Pancerze według ceny
        [potion] Mikstury według ceny
        [rune] Runy według ceny
       *[artifact] Artefakty według ceny
    }
preview-adventures =
    { $colour ->
        [green] Zielone przygody
        [yellow] Żółte przygody
        [blue] Niebieskie przygody
       *[red] Czerwone przygody
    }
preview-item =
    { EACH($type, of: "second-type") }, { $usage ->
        [activate] wymaga aktywacji
        [discard] wymaga odrzucenia
       *[always] działa zawsze
    }
preview-ally = Życie { $life }, Wytrzymałość { $stamina }
preview-challenge =
    { $traits ->
        [none] Wyzwanie
       *[other] Wyzwanie: { EACH($traits, of: "second-trait") }
    }{ $wins ->
        [yes] . Kto je pokona, wygrywa grę.
       *[no] { "" }
    }
preview-encounter = Spotkanie
preview-event = Wydarzenie
preview-price =
    Cena: { $n } { $n ->
        [one] sztuka
        [few] sztuki
       *[many] sztuk
    } złota
preview-life = Życie: { $n }
preview-rank = Ranga { $n }
preview-stamina = Wytrzymałość
preview-attribute =
    { $attribute ->
        [mind] Percepcja
        [body] Siła
       *[spirit] Magia
    }

## Trzecia edycja

preview-third-map = Mapa: heksy { $spaces }, miejsca { $places }, klejnoty przygód { $gems }
preview-third-gems = Klejnoty przygód
preview-third-gem =
    { $deck ->
        [combat] Klejnot walki
        [explore] Klejnot przeszukiwania
       *[social] Klejnot spotkań
    }
preview-third-places = Miejsca
preview-third-kind =
    { $kind ->
        [city] Miasto
        [town] Miasteczko
        [shrine] Świątynia
       *[stronghold] Twierdza
    }
preview-third-heroes = Bohaterowie
preview-third-scenarios = Scenariusze i złoczyńcy
preview-third-assets =
    { $type ->
        [weapon] Broń według ceny
        [clothing] Ubiór według ceny
        [equipment] Ekwipunek według ceny
        [movement] Środki podróży według ceny
       *[goods] Towary według ceny
    }
preview-third-skills =
    { $attribute ->
        [body] Umiejętności ciała
        [mind] Umiejętności umysłu
       *[spirit] Umiejętności ducha
    }
preview-third-deck =
    { $deck ->
        [combat] Przygody walki
        [explore] Przygody przeszukiwania
       *[social] Przygody spotkań
    }
preview-third-of-scenario = { $scenario }: przygody i karty fabuły
preview-third-health = Życie: { $n }
preview-third-trophies = Koszt w trofeach: { $n }

preview-bonds-party-skills = Umiejętności drużynowe
preview-bonds-twists = Karty zmiennej
preview-bonds-boards = Plansze walki
preview-bonds-sheets = Arkusze zespołu (liczba bohaterów: { $n })
