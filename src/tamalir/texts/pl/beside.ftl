### Obok pudełka: co mówi strona. Nazwy liczników, kroków i torów są w box.ftl.

beside-box = Pudełko na stole
beside-tabs = Części pomocnika
beside-tab-fight = Walka
beside-tab-counters = Liczniki
beside-tab-rules = Zasady
beside-tab-round = Runda
beside-rule = Zasada
beside-undo = Cofnij
beside-name = Nazwa

## Zasady

beside-rules-case = Na przykład
beside-rules-words = W pudełkach w każdym języku
beside-rules-more = Jest ich więcej. Dopisz jeszcze jedno słowo.
beside-asked = Częste pytania w tym kroku
beside-steps = Kroki

## Liczniki

beside-heroes = Bohaterowie przy stole
beside-hero = Bohater
beside-hero-add = Dodaj bohatera
beside-hero-which = Kto to jest?
beside-hero-own = Wpisz wartości
beside-hero-join = Do stołu
beside-hero-drop = Usuń: { $name }
beside-hero-drop-sure = Na pewno usunąć: { $name }?
beside-empty = Kto dziś siedzi przy stole? Liczniki zostają na tym urządzeniu.
beside-less = { $name }: o jeden mniej
beside-more = { $name }: o jeden więcej
beside-level = poziom { $n }
beside-to-level = do poziomu { $n }
beside-won = Zdobyty znacznik
beside-gain = Znacznik, kolor { $name }: { $n } pkt Doświadczenia
beside-buy = Doświadczenie
beside-buy-for =
    { $n ->
        [one] Wydaj { $n } punkt na
        [few] Wydaj { $n } punkty na
       *[many] Wydaj { $n } punktów na
    }
beside-length = Długość gry
beside-price =
    { $players ->
        [one] po { $n } pkt przy jednym bohaterze
       *[other] po { $n } pkt przy { $players } bohaterach
    }
beside-limits = Najwyżej:
beside-variant = Gramy z wariantem: { $name }
beside-track-at = { $lap }: { $n } z { $of }

## Runda

beside-round = Runda { $n }
beside-order = Kolejność tur
beside-round-empty = Nikt jeszcze nie siedzi przy stole.
beside-step-of = { $hero }: { $step }
beside-turn-over = Koniec tury
beside-next = Dalej: { $what }

## Własne karty

beside-cards = Własne karty
beside-cards-says = To, co wpiszesz ze swojego pudełka, zostaje na tym urządzeniu. Tylko nazwy i liczby; paczkę z nimi można przekazać dalej i nią grać.
beside-cards-none = Jeszcze żadnej.
beside-cards-new = Wpisz nową kartę
beside-cards-save = Zapamiętaj
beside-cards-drop = Zapomnij: { $name }
beside-cards-export = Zapisz jako paczkę
beside-cards-import = Wczytaj paczkę
beside-cards-check = Sprawdź je
beside-cards-good =
    { $n ->
        [one] Karta nadaje się do gry.
        [few] Wszystkie { $n } karty nadają się do gry.
       *[many] Wszystkie { $n } kart nadaje się do gry.
    }
beside-cards-bad = Z tą paczką coś jest nie tak: { $why }
beside-cards-taken =
    { $n ->
        [0] Nie ma w niej kart, które zna ta strona.
        [one] Wczytano jedną kartę.
        [few] Wczytano { $n } karty.
       *[many] Wczytano { $n } kart.
    }{ $other ->
        [0] { "" }
       *[other] { " " }Niektóre są do innego pudełka.
    }
