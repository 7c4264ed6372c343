### Klient w przeglądarce: stół dodatku Nierozerwalne więzi.

ui-bonds-start-solo = Zagraj w pojedynkę

## Przed grą

ui-bonds-mode-solo = W pojedynkę
ui-bonds-mode-solo-says = Jeden bohater przeciw scenariuszowi. Wrogowie grają sami.
ui-bonds-mode-cooperative = Razem
ui-bonds-mode-cooperative-says = Od dwojga do czworga bohaterów wygrywa lub przegrywa wspólnie: drużyny, koperty, wymiany.
ui-bonds-mode-competitive = Jako rywale
ui-bonds-mode-competitive-says = Trzecia edycja z przygotowaniem, nowymi żetonami i zwrotami. Wygrywa jedno z was.
ui-bonds-agree-says = Scenariusz uzgadnia się przy stole; zanim wybierzecie, przeczytacie jego arkusz.
ui-bonds-against = Przeciw czemu wyruszacie?
ui-bonds-share =
    { $n ->
        [1] Samotni mistrzowie wygrywają { $about ->
            [1] około { $percent } %
           *[other] { $percent } %
        } takich gier
       *[other] Zespoły waszej wielkości wygrywają { $about ->
            [1] około { $percent } %
           *[other] { $percent } %
        } takich gier
    } ({ $about ->
        [1] z krzywej dla gier botów przy różnych ustawieniach, razem { $games }
       *[other] zmierzono na botach, gier: { $games }
    }).
ui-bonds-share-none = Nie zmierzono jeszcze, jak często takie zespoły wygrywają.
ui-bonds-wins = wygrane: { $about ->
        [1] około { $percent } %
       *[other] { $percent } %
    }
ui-bonds-unmeasured = jeszcze nie zmierzono

## Cel i czas

ui-bonds-sheet = Scenariusz
ui-bonds-goal = Nasz cel
ui-bonds-goal-villain = Pokonać: { $name }
ui-bonds-goal-warbands = Pokonane watahy: { $n } z { $of }
ui-bonds-goal-plague =
    { $n ->
        [0] Bez zarazy w II akcie: teraz jej nie ma
       *[other] Bez zarazy w II akcie: chore miejsca: { $n }
    }
ui-bonds-cities = Bezpieczne miasta: { $n } z { $of }
ui-bonds-rounds =
    { $n ->
        [1] Ostatnia runda
       *[other] Zostało rund: { $n }
    }
ui-bonds-overtime = Po II akcie
ui-bonds-round-ends = Na koniec rundy:
ui-bonds-comes-still = Znacznik czasu jeszcze stoi.
ui-bonds-comes-grow = { $who }: jeden oddział więcej.
ui-bonds-comes-march =
    { $n ->
        [0] { $who } obracają w popiół: { $place }.
        [1] { $who } dochodzą do celu i palą go: { $place }.
       *[other] { $who } idą na cel: { $place }, rund do celu: { $n }.
    }
ui-bonds-comes-plague =
    { $n ->
        [1] Karta fabuły, a po niej zaraza obejmie: { $places }.
       *[other] Zaraza rozprzestrzeni się, rund do tego: { $n }. Cel: { $places }.
    }
ui-bonds-comes-story = Karta fabuły.
ui-bonds-warbands = Watahy
ui-bonds-band = oddziały: { $units }, zdrowie: { $health }
ui-bonds-facedown = zakryta, jeszcze nadejdzie

## Mapa

ui-bonds-warband-here = Wataha { $n }: { $name }, oddziały: { $units }, zdrowie: { $health }
ui-bonds-target-here =
    { $rounds ->
        [1] { $name } dojdą tu na koniec tej rundy
       *[other] { $name } dojdą tu, rund: { $rounds }
    }
ui-bonds-scorched-here = Spalona ziemia: to już nie jest miejsce
ui-bonds-plague-here = Zaraza: kto tu kończy turę, odnosi obrażenia
ui-bonds-spreads-here =
    { $several ->
        [yes] Tu może dotrzeć zaraza
       *[no] Tu teraz dotrze zaraza
    }
ui-bonds-party-here = Drużyna, bohaterowie: { $n }

## Zespół

ui-bonds-team = Zespół
ui-bonds-alone = Bohater
ui-bonds-you = Ty
ui-bonds-yours-too = Też twój bohater
ui-bonds-lead = Graj jako { $hero }
ui-bonds-party = Drużyna ({ $n }): podróżują razem
ui-bonds-prepared = Żeton przygotowania: akcja na później
ui-bonds-envelopes = Koperty
ui-bonds-has-envelope = ma kopertę do otwarcia
ui-bonds-common = Wspólne umiejętności
ui-bonds-no-common = Jeszcze żadnej.
ui-bonds-payable = W twojej ręce: { $name }. Razem macie na nią trofea.
ui-bonds-supply = w zapasie: { $n }
ui-bonds-envelope-for = W drodze, { $hero }: { $what }
ui-bonds-a-skill = karta umiejętności
ui-bonds-meanwhile = Tymczasem możesz
ui-bonds-do-it = Zrób to teraz
ui-bonds-deed =
    { $deed ->
        [open-envelope] Otworzyć kopertę
        [trade] Wymienić się
        [leave-party] Opuścić drużynę
       *[join-party] Dołączyć do drużyny
    }
ui-bonds-row-warband = 1 akcja: zdrowie watahy { $n }

## Wymiana

ui-bonds-trade = Wymiana
ui-bonds-gives = Daje
ui-bonds-scales-empty = Połóż coś na szali.
ui-bonds-scales-even = Szale są równe: można zaproponować.
ui-bonds-scales-short = Szale nie są równe: kto ma dopłacić, nie ma tyle złota.
ui-bonds-trade-says = Przedmiot jest wart tyle, ile kosztuje, a różnicę wyrównuje złoto. Wymiana nie zajmuje akcji. Przedmiot zabiera swój żeton; każdego rodzaju zostaje jeden.

## Plansza walki

ui-bonds-board = Plansza walki: { $name }
ui-bonds-symbol =
    { $kind ->
        [enemy] Obrażenia wroga
        [charge] Szarża
        [double] Podwojenie
        [surge] Wzmocnienie
        [tactics] Taktyka
       *[agility] Zwinność
    }
ui-bonds-coming = { $name }: co zrobi, jeśli nic się nie zmieni
ui-bonds-next = teraz
ui-bonds-empty = puste
ui-bonds-no-effect = teraz nic by nie dało
ui-bonds-unblockable = Nic tego nie zablokuje.
ui-bonds-beside = Poza kolejnością (tarcze odpowiadają, kreski nic nie robią)
ui-bonds-strikes = Uderza, wydając
ui-bonds-spent = Wydane: { $n }
ui-bonds-step =
    { $do ->
        [damage] obrażenia: { $n }
        [double] podwaja: { $token }
        [ability] { $ability }
        [copy] kopiuje: { $token }, { $n }
        [flip] odwraca: { $token }
        [recast] rzucasz ponownie: { $token }
       *[pass] pasuje
    }
ui-bonds-why-next = { $space } to pierwsze pole od góry, które może coś zrobić.
ui-bonds-why-skipped = Pominięte, bo nic by nie dały: { $spaces }.
ui-bonds-why-pass = Żadne pole nic nie może: wróg pasuje.
ui-bonds-why-passed = Wróg spasował i w tej rundzie nic już nie zrobi.

## Koniec gry drużyny

ui-bonds-end-warbands = rozbite watahy
ui-bonds-end-cured = wyleczone miejsca
ui-bonds-end-envelopes = wysłane koperty
ui-bonds-end-gifts = podarunki
