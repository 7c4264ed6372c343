### Klient w przeglądarce: stół trzeciej edycji.

ui-token-face =
    { $n ->
        [1] { "" }
       *[other] { $n }{" "}
    }{ $kind ->
        [physical] fizyczne
        [magical] magiczne
        [enemy] obrażenia wroga
        [shield] tarcza
        [agility] zwinność
        [surge] wzmocnienie
        [double] podwojenie
        [charge] szarża
        [tactics] taktyka
       *[dash] kreska
    }{ $gold ->
        [yes] , złoty
       *[no] { "" }
    }
ui-token-faces = { $face }; pod spodem: { $back }
ui-third-act = Akt { $n }
ui-third-time = Tor czasu
ui-third-time-space = Pole { $n }
ui-third-time-refresh = klejnoty wracają
ui-third-time-story = dobiera się kartę fabuły
ui-third-villain-comes = { $name } przybywa na koniec I aktu, zdrowie na karcie { $n }
ui-third-villain-is-here = { $name } jest na planszy, zdrowie na karcie { $n }
ui-third-stories = Wyprawy fabularne
ui-third-story-stock = Żetony fabuły: { $n }
ui-third-no-story = Nie ma jeszcze wypraw fabularnych.
ui-third-markets = Targowiska
ui-third-show-market = Pokaż na mapie: { $town }
ui-third-ware = { $name }, złoto: { $n }
ui-third-market-empty = nic na sprzedaż
ui-third-gem = Klejnot: { $colour }
ui-third-gem-used = Wyczerpany klejnot: { $colour }
ui-third-market-here = Targowisko, karty: { $n }
ui-third-zombies = Zombi: { $n }
ui-third-story-here = Wyprawa fabularna: { $name }
ui-third-goal-here = Tu prowadzi twoja wyprawa: { $name }
ui-third-villain-here = Tu stoi { $name }
ui-third-lair-here = Tu pojawi się { $name }
ui-third-actions = Pozostałe akcje: { $n }
ui-third-dice = Kości terenu
ui-third-wild = dowolny
ui-third-action-1 = Pierwsza akcja
ui-third-action-2 = Druga akcja
ui-third-action-3 = Trzecia akcja
ui-third-row-action = 1 akcja
ui-third-row-rest = 1 akcja: leczenie
ui-third-row-train = 1 akcja: dobierz karty umiejętności
ui-third-row-adventure = 2 akcje: karta z tej talii
ui-third-row-villain = 1 akcja: zdrowie { $n } przeciw tobie i nie ma odwrotu
ui-third-row-free = bez akcji
ui-third-skills = Wyuczone umiejętności
ui-third-trophies = Trofea
ui-third-trophies-of =
    Trofea: { $kind ->
        [combat] walka
        [explore] przeszukiwanie
       *[social] spotkania
    }
ui-third-story-tokens = Żetony fabuły
ui-third-end-skills = Umiejętności
ui-third-end-trophies = Zdobyte trofea
ui-third-end-defeats = Porażki
ui-third-gold = Złoto: { $n }
ui-third-health = Zdrowie { $n }
ui-third-star = Gwiazda: sukces w testach
ui-third-type =
    { $type ->
        [weapon] broń
        [clothing] ubiór
        [equipment] ekwipunek
        [movement] podróż
       *[goods] dobra
    }
ui-third-kind =
    { $kind ->
        [hero] bohater
        [event] wydarzenie
        [enemy] wróg
        [scenario] scenariusz
        [quest] wyprawa
        [story] fabuła
       *[other] karta
    }
ui-third-speed = Szybkość: kości terenu
ui-third-hand = Ręka
ui-third-hand-empty = Na ręce nie ma kart umiejętności.
ui-third-of = { $n } z { $most }
ui-third-tokens = Żetony walki
ui-third-learned = Wyuczone: { $n } z { $most }
ui-third-quests = Otwarte wyprawy
ui-third-assets = Zasoby
ui-third-one-of-each = po jednym każdego rodzaju
ui-third-out = Poza grą
ui-third-defeated = Pokonany bohater może tylko odpocząć
ui-third-delayed = Wstrzymanie: akcję trzeba wydać na podniesienie się
ui-third-cost-any = Trofea dowolnego rodzaju: { $n }
ui-third-cost =
    { $kind ->
        [combat] trofea walki
        [explore] trofea przeszukiwania
       *[social] trofea spotkań
    }: { $n }
ui-third-trophy-back =
    Zakryte trofeum: { $kind ->
        [combat] walka
        [explore] przeszukiwanie
       *[social] spotkania
    }
ui-third-card-back = Zakryta karta umiejętności

## Sceny

ui-third-scenario = Jaka historia będzie rozegrana?
ui-third-votes = Wybierają jeszcze: { $names }
ui-third-heroes = Kim jesteś?
ui-third-test = Test: { $attribute }
ui-third-revealed = Odkryte karty
ui-third-deck-left = Talia umiejętności: { $n }
ui-third-none-revealed = Nie odkryto żadnej karty.
ui-third-stars = Sukcesy: { $n }
ui-third-exert = Mobilizacja: odrzuć umiejętność, by odkryć kolejną kartę
ui-third-card = Trwa rozpatrywanie karty
ui-third-ending = Zakończenie { $n }
ui-third-met = spełnione
ui-third-not-met = niespełnione
ui-third-market = Targowisko: { $town }
ui-third-purse = W sakiewce { $n } szt. złota
ui-third-shop-steps = Kroki zakupów
ui-third-shop-look = Przegląd
ui-third-shop-sell = Sprzedaż
ui-third-shop-buy = Kupno albo odrzucenie
ui-third-just-drawn = właśnie dobrana
ui-third-buy = Kup za { $n }
ui-third-take = Weź
ui-third-too-dear = { $n } szt. złota: za drogo
ui-third-reject = Odrzuć
ui-third-full-price = sprzedaż za pełną cenę
ui-third-pool = Żetony, którymi rzucisz
ui-third-gains = Dojdzie: { $token }
ui-third-other-markets = Inne targowiska
ui-third-growth = Rozwój: { $name }
ui-third-free-place = wolne miejsce
ui-third-no-place = brak miejsca
ui-third-no-trophies = Nie ma jeszcze trofeów.
ui-third-deal = Wymiana
ui-third-puts-in = Kładzie na stół
ui-third-has = Ma poza tym
ui-third-nothing = nic
ui-third-setup-scenario = Scenariusz
ui-third-setup-hero = Bohaterowie
ui-third-setup-place = Początek
ui-third-villain-health = Zdrowie złoczyńcy
ui-third-villain = Złoczyńca
ui-third-villain-now = Złoczyńca jest na planszy.
ui-third-villain-when =
    { $n ->
        [one] Przybywa po tej rundzie.
        [few] Przybywa po { $n } rundach.
       *[many] Przybywa po { $n } rundach.
    }
ui-third-villain-against = Zdrowie przeciw każdemu bohaterowi
ui-third-villain-life =
    { $taken ->
        [0] Życie { $n }
       *[other] Życie { $n } z { $printed }: twoja wiedza lub towarzysze odjęli { $taken }
    }
ui-third-casts =
    { $name }: { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
ui-third-abilities = Zdolności: { $name }
ui-third-no-flight = Z tej walki nikt nie ucieka, a kto ją przegra, odpada z gry.
ui-third-villain-waits = Przed walką: { $name }
ui-third-entrance-health = życia przeciw tobie
ui-third-entrance-march = Po ostatniej rundzie Aktu II zaczyna się marsz; na jego końcu przegrywają wszyscy.
ui-third-entrance-go = Do stołu
ui-third-life = Życie
ui-third-hard = Jak trudno grać
ui-third-hard-is =
    { $n ->
        [1] wybacza błędy
        [2] wymaga planu
       *[other] dla starych wyjadaczy
    }
ui-third-begins = Na początek
ui-third-begins-at =
    { $kind ->
        [stronghold] twierdza
        [town] miasteczko
        [shrine] świątynia
       *[other] miasto
    }
ui-third-dice-of =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
ui-third-hero-corbin-role = poluje na nagrody
ui-third-hero-corbin-advice = Dwa miecze i dziesięć serc: walcz wcześnie i trzymaj się blisko innych bohaterów, bo za każdego raz płacą nagrodę.
ui-third-hero-laurel-of-bloodwood-role = zna każdą ścieżkę
ui-third-hero-laurel-of-bloodwood-advice = Raz na turę odrzuca zły rzut i trzyma cztery karty. Chodź daleko, wybieraj walki, a wzmocnienie zostaw na drugi rzut żetonem.
ui-third-hero-lord-hawthorne-role = uderza dwa razy z rzędu
ui-third-hero-lord-hawthorne-advice = Wszystkie jego żetony uderzają. Wygraj, zanim wróg wyda połowę swoich, a złoto przeznacz na tarczę.
ui-third-hero-master-thorn-role = już jest gdzie indziej
ui-third-hero-master-thorn-advice = Słabe ramię, bystry umysł: na początku omijaj klejnoty walki, bierz zadania i wydarzenia, a z każdym trofeum przenoś się dalej.
ui-third-hero-elder-mok-role = prosi o pomoc umarłych
ui-third-hero-elder-mok-advice = Jego wzmocnienie staje się testem ducha, a gwiazdki obrażeniami magicznymi. Więcej ducha i pełna ręka czynią go strasznym.
ui-third-hero-lyssa-role = zawsze wstaje
ui-third-hero-lyssa-advice = Dopóki ma na ręce kartę umiejętności, porażka kosztuje ją tylko tę kartę. Nie bój się ryzyka.

## Scenariusze

ui-third-scenario-margath-lead = Nad Podniebiem rośnie w siłę smok. Kto wie o nim dość, uderzy pierwszy, inaczej Tamalir spłonie.
ui-third-scenario-margath-way = Zadania fabularne dają wiedzę, a każda odbiera mu punkt życia w walce z tobą.
ui-third-scenario-margath-threat = Po Akcie II rusza na Tamalir: heks za każdy dziki symbol na pięciu kościach.
ui-third-scenario-margath-end = Kto go pokona, wygrywa. Jeśli dotrze do miasta, przegrywają wszyscy.
ui-third-scenario-corpse-king-lead = Przy drogach otwierają się groby. Trzymaj towarzyszy blisko: każdy zombi, który został, stoi za królem.
ui-third-scenario-corpse-king-way = Zadania fabularne dają towarzyszy; każdy odbiera mu dwa punkty życia w walce z tobą, a jednego ma na początku każdy.
ui-third-scenario-corpse-king-threat = Zombi gryzą każdego, kto wejdzie na ich heks, i wzmacniają Vorakesha. Zabicie jednego to akcja i sztuka złota.
ui-third-scenario-corpse-king-end = Kto pokona Vorakesha, wygrywa. Gdy skończy się Akt II, przegrywają wszyscy.
ui-third-fact-life = Życie złoczyńcy
ui-third-fact-floor = { $n }, nigdy poniżej { $floor }
ui-third-fact-token =
    { $token ->
        [lore] Za każdą wiedzę
        [companion] Za towarzysza
       *[other] Za żeton fabuły
    }
ui-third-fact-rounds = Rundy
ui-third-fact-rounds-is =
    { $end ->
        [march] 24, potem marsz
       *[other] 24 i koniec
    }
ui-third-fact-lair = Pojawia się
ui-third-end-story = żetony fabuły
ui-third-end-assets = zasoby
ui-third-end-quests = wyprawy
