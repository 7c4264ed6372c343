### Szanse i drabinki w wierszu poleceń.

odds-foe = Wyzwanie
odds-win = wygrana
odds-loss = porażka
odds-away = ucieczka
odds-wounds = rany
odds-exhaustion = zmęczenie
odds-exact = dokładnie
odds-yes = tak
odds-within = wygrana do +{ $n } %

ladder-playing = Partie
ladder-pair = para
ladder-games = partie
ladder-wins = wygrane
ladder-losses = przegrane
ladder-share = udział
ladder-interval = przedział 95 %
ladder-player = gracz
ladder-rating = ranking
ladder-mean = średnia decyzja
ladder-worst = najwolniejsza
ladder-over = ponad limit

## Co znaczy liczba

odds-says-win = wygrana { $percent } %
odds-says-away = ucieczka { $percent } %
odds-says-loss = klęska { $percent } %
odds-says-about = w przybliżeniu: { $odds }
odds-plan = { $plan }: { $odds }.
plan-keep-fleeing = Uciekać do skutku
odds-title = Szanse przy takim celu: { $aim }. Inne cele: { $others }.
odds-aim-gain = jak najwięcej, licząc całą stawkę
odds-aim-win = wygrać
odds-aim-live = ustać na nogach
odds-aim-cards = ocalić karty
odds-option = { $deed } – { $odds }{ $best ->
    [yes] {" "}(najlepiej)
   *[no] {""}
}
odds-none = Do tego pytania nie ma szans do policzenia.

## O co toczy się gra

stake-second-win =
    Zwycięstwo daje { $points ->
        [0] samą chwałę
        [one] { $points } punkt doświadczenia
        [few] { $points } punkty doświadczenia
       *[other] { $points } punktów doświadczenia
    }{ $gold ->
        [0] {""}
       *[other] {" "}i { $gold } szt. złota
    }{ $prize ->
        [card] , a karta zostaje u ciebie
        [rune] , a do tego Smoczy Run
        [victory] , a do tego wygraną w grze
       *[none] {""}
    }.
stake-second-fall =
    { $card ->
        [none] { $gold ->
            [0] Klęska kosztuje resztę tury i miejsce na mapie.
           *[other] Klęska kosztuje całe złoto ({ $gold }) i resztę tury.
        }
       *[other] { $gold ->
            [0] Klęska kosztuje kartę { NAME($card) } (cena { $cost }) i resztę tury.
           *[other] Klęska kosztuje całe złoto ({ $gold }), kartę { NAME($card) } (cena { $cost }) i resztę tury.
        }
    }
stake-second-out = Kto teraz padnie, odpada z gry.
stake-second-away =
    Ucieczka kosztuje { $gold } { $gold ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota.
stake-second-prices =
    Licząc w złocie: rana { $wound }, Sprzymierzeniec { $ally }, reszta tury { $turn }, poziom { $level }, Smoczy Run { $rune }{ $kept ->
        [none] {""}
       *[other] , ta karta { $kept }
    }.
