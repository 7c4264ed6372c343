# Historia zakończonej gry: tytuł i rozdziały wybrane z jej zdarzeń.

story-saga = Opowieść o { NAME($hero, case: "loc") }
story-fall = Upadek { NAME($hero, case: "gen") }
story-team = { EACH($heroes, of: "name") }
story-end-title = Koniec
story-chance =
    { $about ->
        [yes] około { $percent } %
       *[no] { $percent } %
    }
story-odds =
    { $percent ->
        [-1] { "" }
       *[other] { " " }Na początku walki szansa na zwycięstwo wynosiła { story-chance }.
    }

## Second Edition

story-second-bought-title = { NAME($card) }
story-second-bought =
    { $kept ->
        [yes] { NAME($hero) } płaci za tę kartę { $cost } szt. złota: { NAME($card) }. Przydała się do samego końca.
       *[no] { NAME($hero) } płaci za tę kartę { $cost } szt. złota: { NAME($card) }. Do końca nie przetrwała.
    }
story-second-knocked-out-title =
    { $town ->
        [none] { NAME($hero) } pada
       *[other] Z powrotem w mieście: { NAME($town) }
    }
story-second-knocked-out =
    { GENDER($hero) ->
        [f] { NAME($hero) } pada ogłuszona
       *[other] { NAME($hero) } pada ogłuszony
    }{ $gold ->
        [none] .
        [one] { " " }i budzi się bez jednej sztuki złota.
        [few] { " " }i budzi się bez { $gold } sztuk złota.
       *[many] { " " }i budzi się bez { $gold } sztuk złota.
    }{ $foe ->
        [none] { "" }
       *[other] { " " }Przeciwnik: { NAME($foe) }.
    }{ story-odds }
story-second-foe-title = { NAME($foe) }
story-second-foe = { NAME($hero) } pokonuje { NAME($foe, case: "acc") }.{ story-odds }
story-second-rune-title =
    { $nth ->
        [1] Pierwszy run
        [2] Drugi run
       *[other] Trzeci run
    }
story-second-rune = { NAME($hero) } zdobywa Smoczy Run: { NAME($card) }.{ story-odds }
story-second-duel-title = { NAME($hero) } kontra { NAME($rival) }
story-second-duel = Spotkało się dwoje bohaterów. Silniejszą stroną okazuje się { NAME($hero) }, a { NAME($rival) } za to płaci.
story-second-ally-title =
    { GENDER($ally) ->
        [p] { NAME($ally) } giną
       *[other] { NAME($ally) } ginie
    }
story-second-ally =
    { GENDER($ally) ->
        [p] { NAME($ally) } giną w walce i nikt nie może zająć ich miejsca.
       *[other] { NAME($ally) } ginie w walce i nikt nie może zająć tego miejsca.
    }
story-second-task-title = Wypełnione zadanie
story-second-task = { NAME($hero) } wypełnia zadanie z karty „{ NAME($card) }”.
story-second-doom-title = Zagłada: { NAME($town) }
story-second-doom = Miasto { NAME($town) } zamyka połowę toru Zagłady. Czas zaczyna uciekać.
story-second-endgame-title = Ostateczne Starcie
story-second-endgame = Tor Zagłady jest pełny. Odtąd nikt nie może uciec, a kto padnie, odpada z gry.
story-second-eliminated-title = { NAME($hero) } odpada
story-second-eliminated = { NAME($hero) } pada w Ostatecznym Starciu i odtąd może tylko patrzeć.
story-second-won-title =
    { $reason ->
        [victory-margath] Przed obliczem Wielkiego Władcy
        [victory-red-cards] Trzecia czerwona karta
       *[victory-runes] Trzy Smocze Runy
    }
story-second-won =
    { $reason ->
        [victory-margath] { NAME($hero) } zabija Wielkiego Władcę Margatha i ratuje Terrinoth.
        [victory-red-cards] { NAME($hero) } ma na koncie trzy czerwone Wyzwania.
       *[victory-runes] { NAME($hero) } ma trzy Smocze Runy, a Władcy Smoków nie mają żadnej.
    }{ story-odds }
story-second-over-title = Bez zwycięzcy
story-second-over = Gra kończy się bez zwycięzcy.

## Third Edition

story-third-bought-title = { NAME($card) }
story-third-bought =
    { $kept ->
        [yes] { NAME($hero) } płaci za tę kartę { $cost } szt. złota: { NAME($card) }. Przydała się do samego końca.
       *[no] { NAME($hero) } płaci za tę kartę { $cost } szt. złota: { NAME($card) }. Do końca nie przetrwała.
    }
story-third-skill-title = { NAME($card) }
story-third-skill = { NAME($who) } wymienia trofea na umiejętność: { NAME($card) }.
story-third-quest-title = { NAME($card) }
story-third-quest = { NAME($who) } kończy wyprawę „{ NAME($card) }”.
story-third-foe-title = { NAME($card) }
story-third-foe = { NAME($who) } pokonuje wroga: { NAME($card) }.{ story-odds }
story-third-defeated-title = { NAME($who) } pada
story-third-defeated =
    { $foe ->
        [none] { NAME($who) } ponosi klęskę i musi zacząć od nowa z tym, co zostało.
       *[other] { NAME($who) } ponosi klęskę. Przeciwnik: { NAME($foe) }.
    }{ story-odds }
story-third-villain-title = Pojawia się { NAME($who) }
story-third-villain = Złoczyńca przybywa na miejsce ({ NAME($place) }): { NAME($who) }. Odtąd nie ma już innego celu.
story-third-eliminated-title = { NAME($who) } odpada
story-third-eliminated = { NAME($who) } odpada z gry na dobre.
story-third-won-title = Koniec złoczyńcy
story-third-won = { NAME($who) } pokonuje złoczyńcę i kraina może odetchnąć.{ story-odds }

## Unbreakable Bonds

story-bonds-party-title = Odtąd razem
story-bonds-party = Powstaje drużyna: { EACH($heroes, of: "name") }. Odtąd idą jak jeden.
story-bonds-skill-title = { NAME($card) }
story-bonds-skill = Wspólnie uczą się umiejętności drużynowej: { NAME($card) }.
story-bonds-envelope-title = Koperta
story-bonds-envelope = { NAME($who) } dostaje kopertę wtedy, kiedy jest potrzebna.
story-bonds-twist-title = { NAME($card) }
story-bonds-twist = { NAME($who) } odkrywa kartę zmiennej: { NAME($card) }.
story-bonds-warband-title = Rozbita wataha: { NAME($who) }
story-bonds-warband = { NAME($hero) } rozbija watahę: { NAME($who) }.{ story-odds }
story-bonds-scorched-title = Płonie { NAME($place) }
story-bonds-scorched = Wataha dociera do celu ({ NAME($place) }) i zostawia spaloną ziemię.
story-bonds-cured-title = { NAME($place) } wraca do zdrowia
story-bonds-cured = { NAME($who) } leczy zarazę: { NAME($place) }.
