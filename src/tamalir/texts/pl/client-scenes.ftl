### Klient w przeglądarce: sceny i karty.

## Karty

ui-scene-kind-hero = Bohater
ui-scene-kind-ally = Sprzymierzeniec
ui-scene-kind-item = Przedmiot
ui-scene-kind-challenge = Wyzwanie
ui-scene-kind-event = Wydarzenie
ui-scene-kind-encounter = Spotkanie
ui-scene-class-weapon = Broń
ui-scene-class-armor = Pancerz
ui-scene-class-potion = Mikstura
ui-scene-class-rune = Run
ui-scene-class-artifact = Artefakt
ui-scene-usage-activate = Wymaga aktywacji
ui-scene-usage-discard = Jednorazowy
ui-scene-usage-always = Zawsze aktywny
ui-scene-activated = Aktywowana do następnego kroku Odświeżania
ui-scene-mind = Percepcja
ui-scene-body = Siła
ui-scene-spirit = Magia
ui-scene-life-word = Życie
ui-scene-stamina-word = Wytrzymałość
ui-scene-life = Życie
ui-scene-stamina = Wytrzymałość
ui-scene-life-is = Życie { $n }
ui-scene-stamina-is = Wytrzymałość { $n }
ui-scene-life-left = Życie: zostało { $left } z { $most }
ui-scene-stamina-left = Wytrzymałość: zostało { $left } z { $most }
ui-scene-damage = Obrażenia: { $n }
ui-scene-event-rank = Wydarzenie rangi { $n }
ui-scene-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[other] { $n } ran
    }
ui-scene-exhaustion = Zmęczenie: { $n }
ui-scene-jewel = Klejnot przygody, { $colour }
ui-scene-gold =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
ui-scene-gold-word =
    { $n ->
        [one] sztuka złota
        [few] sztuki złota
       *[other] sztuk złota
    }
ui-scene-gold-plain = Złoto
ui-scene-kit = Przedmioty, Sprzymierzeńcy i zatrzymane karty
ui-scene-kit-empty = Jeszcze nic.
ui-scene-xp = { $n } z { $price } do poziomu { $level }
ui-scene-look-at = Obejrzyj: { $name }
ui-scene-played-by = Gra: { $name }
ui-scene-card-acts = Co możesz zrobić z tą kartą
ui-scene-opening = Karty są właśnie wykładane.
ui-scene-dismiss = Odłóż

## Walki

ui-scene-fight = Walka
ui-scene-duel = Walka Bohaterów
ui-scene-round =
    { $n ->
        [0] Przed walką
       *[other] Runda { $n }
    }
ui-scene-cause-hazard = Zagrożenie podróży: nie ma ucieczki
ui-scene-cause-endgame = Ostateczne Starcie: nie ma ucieczki
ui-scene-cause-undefeated = Nierozstrzygnięte Wyzwanie
ui-scene-stage-before-combat = Przed walką
ui-scene-stage-escape = Ucieczka
ui-scene-stage-ranged = Dystans
ui-scene-stage-melee = Wręcz
ui-scene-stage-magic = Magia
ui-scene-phase-foe =
    wróg { $value }, { $n ->
        [0] bez obrażeń
        [one] { $n } rana
        [few] { $n } rany
       *[other] { $n } ran
    }
ui-scene-phase-you = Bohater { $value }
ui-scene-phase-mind = Percepcja { $value }
ui-scene-phase-attack = atak
ui-scene-phase-defence = obrona
ui-scene-phase-escape = próba ucieczki
ui-scene-phase-skipped = nic nie grozi
ui-scene-success = sukces
ui-scene-failure = porażka
ui-scene-act-attack =
    { $kind ->
        [ranged] { $who }: atak dystansowy
        [melee] { $who }: atak wręcz
        [magic] { $who }: atak magiczny
       *[none] { $who }: atak
    }
ui-scene-act-defence =
    { $kind ->
        [ranged] { $who }: obrona na dystans
        [melee] { $who }: obrona wręcz
        [magic] { $who }: obrona przed magią
       *[none] { $who }: obrona
    }
ui-scene-act-escape = { $who }: próba ucieczki
ui-scene-act-test = { $who }: test
ui-scene-act-target = { $who } wyznacza liczbę docelową
ui-scene-throw-told =
    { $success ->
        [true] { $who }: { $total } przeciw { $target }, sukces
       *[false] { $who }: { $total } przeciw { $target }, porażka
    }
ui-scene-throw-target = { $who }: liczba docelowa { $total }
ui-scene-needed = potrzeba
ui-scene-short =
    { $n ->
        [0] { $target } osiągnięte
       *[other] do { $target } brakuje { $n }
    }
ui-scene-blow =
    { $n ->
        [one] Grozi { $n } rana
        [few] Grożą { $n } rany
       *[other] Grozi { $n } ran
    }
ui-scene-left-of = zostało { $left } z { $most }
ui-scene-attacks = napastnik
ui-scene-defends = obrońca
ui-scene-hand = Twoje karty
ui-scene-hand-of = Karty: { $name }
ui-scene-card-ready = można użyć teraz
ui-scene-card-win = wygrana { $with }, bez niej { $without }
ui-scene-card-counted = już wliczona
ui-scene-card-later = nie w tej chwili
ui-scene-stake = Stawka
ui-scene-stake-jewel = Klejnot: { $colour }.
ui-scene-stake-lose =
    { $card ->
        [none] Ogłuszenie: strata złota ({ $gold }).
       *[other] Ogłuszenie: strata złota ({ $gold }) i karty „{ $card }”.
    }
ui-scene-stake-endgame = Porażka oznacza eliminację.
ui-scene-reward-label = Nagroda
ui-scene-labels-elsewhere = Ruch|Handel|Po przybyciu|Przed ruchem|Po ruchu|Po rzucie kośćmi ruchu|Na końcu twojej tury

## Rozpatrywane karty

ui-scene-adventure-of =
    Przygoda: { $colour }{ $n ->
        [one] { "" }
       *[other] , karta { $n }
    }
ui-scene-hazard-of = Zagrożenie podróży: { $colour }
ui-scene-knocked-out = Ogłuszenie
ui-scene-spoils = Łup

## Handel

ui-scene-market = Targ: { $town }
ui-scene-stall =
    { $n ->
        [one] { $n } karta na straganie
        [few] { $n } karty na straganie
       *[other] { $n } kart na straganie
    }
ui-scene-stall-empty = Stragan jest pusty.
ui-scene-just-arrived = nowość
ui-scene-worth = Przeciw kartom tego koloru ({ $colour }): { $without } bez niej, { $with } z nią
ui-scene-buy = Kup
ui-scene-hire = Najmij
ui-scene-not-now = nie teraz
ui-scene-adds = Co daje twoim szansom
ui-scene-was = było { $chance }
ui-scene-goods = Twoje towary
ui-scene-goods-of = Towary: { $name }
ui-scene-goods-price = sprzedaż za połowę ceny, w dół
ui-scene-sells-for = sprzedaż za { $n } złota
ui-scene-unsold = nie na sprzedaż
ui-scene-slots-weapon = Broń
ui-scene-slots-armor = Pancerz
ui-scene-slots-ally = Sprzymierzeńcy
ui-scene-room =
    { $what ->
        [weapon] Broń: { $taken } z { $most }
        [armor] Pancerz: { $taken } z { $most }
       *[ally] Sprzymierzeńcy: { $taken } z { $most }
    }
ui-scene-healer = Uzdrowiciel
ui-scene-healer-idle = Nikt nie potrzebuje uzdrowiciela.
ui-scene-heal = Ulecz ranę
ui-scene-heal-all =
    Ulecz { $n } { $n ->
        [one] ranę
        [few] rany
       *[many] ran
    }
ui-scene-revive = Usuń całe Zmęczenie
ui-scene-has-wounds =
    { $n ->
        [one] { $name }: { $n } rana
        [few] { $name }: { $n } rany
       *[other] { $name }: { $n } ran
    }
ui-scene-has-exhaustion = { $name }: Zmęczenie { $n }
ui-scene-other-stalls = Na innych straganach

## Doświadczenie

ui-scene-experience = Doświadczenie
ui-scene-level-next = Poziom { $level }. Żeton kosztuje { $price } pkt. i daje poziom { $next }.
ui-scene-points =
    { $n ->
        [one] { $n } punkt Doświadczenia
        [few] { $n } punkty Doświadczenia
       *[other] { $n } punktów Doświadczenia
    }
ui-scene-points-of = { $n } z { $price } pkt.
ui-scene-pay-ways = Sposoby zapłaty
ui-scene-counters =
    { $n ->
        [one] { $n } żeton Doświadczenia
        [few] { $n } żetony Doświadczenia
       *[other] { $n } żetonów Doświadczenia
    }
ui-scene-raises-mind = walka na dystans i ucieczka
ui-scene-raises-body = walka wręcz
ui-scene-raises-spirit = walka magiczna
ui-scene-raises-stamina = więcej Zmęczenia, zanim zaboli
ui-scene-raises-life = jedna rana więcej; traci najłatwiejszy kolor

## Handel z innym Bohaterem

ui-scene-negotiation = Handel z innym Bohaterem
ui-scene-offers = składa propozycję
ui-scene-listens = słucha
ui-scene-gives = { $name } daje
ui-scene-gives-nothing = na razie nic
ui-scene-owns-nothing = Nie ma Przedmiotów ani Sprzymierzeńców.

## Zagłada i Ostateczne Starcie

ui-scene-doom = Szlak Zagłady
ui-scene-doom-off = W tej grze nie ma Szlaku Zagłady.
ui-scene-doom-next =
    { $n ->
        [one] Następna odrzucona karta Przygody przyniesie żeton Zagłady.
        [few] Jeszcze { $n } odrzucone karty Przygody przyniosą żeton Zagłady.
       *[other] Jeszcze { $n } odrzuconych kart Przygody przyniesie żeton Zagłady.
    }
ui-scene-doom-until = Do Ostatecznego Starcia: żetonów { $counters }, kart { $n }.
ui-scene-doomed = objęte Zagładą
ui-scene-doom-here = karta tutaj przynosi Zagładę
ui-scene-endgame = Ostateczne Starcie
ui-scene-endgame-says = Bohaterowie po kolei stają do walki z czerwonymi Wyzwaniami; rozstrzygają trzy czerwone karty albo Wielki Władca Margath.
ui-scene-standings = Kto jest najbliżej zwycięstwa
ui-scene-hero = Bohater
ui-scene-red-cards = Czerwone karty
ui-scene-level = Poziom
ui-scene-out = wyeliminowany
ui-scene-deck = w talii: { $n }, odrzucone: { $gone }
