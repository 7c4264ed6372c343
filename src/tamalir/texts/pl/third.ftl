### Trzecia edycja i Nierozerwalne więzi: pytania, możliwości, zdarzenia i zdania na kartach. Walki; reszta jest w third-table.ftl.

## Wspólne słowa; czytają zmienne zdania, w którym stoją

third-kind =
    { $kind ->
        [physical] obrażenia fizyczne
        [magical] obrażenia magiczne
        [charge] obrażenia z szarży
       *[enemy] obrażenia wroga
    }
third-kind-gen =
    { $kind ->
        [physical] obrażeń fizycznych
        [magical] obrażeń magicznych
        [charge] obrażeń z szarży
       *[enemy] obrażeń wroga
    }
third-damage =
    { $amount ->
        [x] X { third-kind-gen }
        [body] X (twoje ciało) { third-kind-gen }
        [mind] X (twój umysł) { third-kind-gen }
        [spirit] X (twój duch) { third-kind-gen }
        [one] { $amount } { $kind ->
            [physical] obrażenie fizyczne
            [magical] obrażenie magiczne
            [charge] obrażenie z szarży
           *[enemy] obrażenie wroga
        }
        [few] { $amount } { third-kind }
       *[many] { $amount } { third-kind-gen }
    }
# biernik
third-symbol =
    { $showing ->
        [physical] obrażenia fizyczne
        [magical] obrażenia magiczne
        [enemy] obrażenia wroga
        [surge] wzmocnienie
        [shield] tarczę
        [dash] kreskę
        [double] podwojenie
       *[agility] zwinność
    }

## Strony żetonów walki, awers i rewers; gwiazdka oznacza złoto

face-physical = fizyczne
face-physical-gold = fizyczne★
face-physical-2 = fizyczne 2
face-physical-2-gold = fizyczne 2★
face-physical-3 = fizyczne 3
face-physical-3-gold = fizyczne 3★
face-magical = magiczne
face-magical-gold = magiczne★
face-magical-2 = magiczne 2
face-magical-2-gold = magiczne 2★
face-magical-3 = magiczne 3
face-magical-3-gold = magiczne 3★
face-enemy = obrażenia wroga
face-enemy-gold = obrażenia wroga★
face-enemy-2 = obrażenia wroga 2
face-enemy-2-gold = obrażenia wroga 2★
face-enemy-3 = obrażenia wroga 3
face-enemy-3-gold = obrażenia wroga 3★
face-charge = szarża
face-charge-gold = szarża★
face-charge-2 = szarża 2
face-charge-2-gold = szarża 2★
face-charge-3 = szarża 3
face-charge-3-gold = szarża 3★
face-surge = wzmocnienie
face-surge-gold = wzmocnienie★
face-surge-2 = wzmocnienie 2
face-surge-2-gold = wzmocnienie 2★
face-surge-3 = wzmocnienie 3
face-surge-3-gold = wzmocnienie 3★
face-shield = tarcza
face-shield-gold = tarcza★
face-shield-2 = tarcza 2
face-shield-2-gold = tarcza 2★
face-shield-3 = tarcza 3
face-shield-3-gold = tarcza 3★
face-agility = zwinność
face-agility-gold = zwinność★
face-double = podwojenie
face-double-gold = podwojenie★
face-dash = kreska
face-dash-gold = kreska★
face-tactics = taktyka
face-tactics-gold = taktyka★

## Pytania

ask-fight-action = Runda { $round }, { NAME($who) }: jaka akcja walki?
ask-fight-block = { NAME($who) }: { third-damage }. Blokujesz?
ask-fight-brace = { NAME($who) }: { third-damage } i koniec walki. Użyć czegoś, zanim spadnie cios?
ask-fight-negate = { NAME($opponent) } używa zdolności { NAME($ability) }. { NAME($who) }: negujesz?
ask-fight-prevent = { NAME($who) }: zdolność { NAME($ability) } może to uniemożliwić. Użyć jej?
ask-fight-ability = { NAME($who) }: użyć zdolności { NAME($ability) }?
ask-fight-order = { NAME($who) }: kilka zdolności naraz. Która pierwsza?
ask-fight-exert = Którą kartę umiejętności odrzucasz, aby się zmobilizować?
ask-fight-pick-flip = { NAME($who) }: który żeton przewrócić?
ask-fight-recast = { NAME($who) }: przerzuć { EACH($faces, of: "face") }.
ask-fight-pick-remove = { NAME($who) }: który żeton usunąć?
ask-fight-pick-recast = { NAME($who) }: który żeton przerzucić?
ask-fight-agility = { NAME($who) } kopiuje zwinność: do czego?
ask-fight-flee = Koniec rundy { $round }. { NAME($who) }: próbujesz uciec?
ask-fight-flight = Na kości: { EACH($face, of: "terrain-face") }. { NAME($who) }: dokąd uciekasz?
ask-fight-cast = Runda { $round }: rzuć wszystkimi żetonami walki obu stron.
ask-fight-flee-die = Rzuć jedną kością terenu: czy { NAME($who) } ucieknie?

## Możliwości

do-spend = Atak: { third-damage } ({ EACH($faces, of: "face") })
do-flip =
    { $by ->
        [none] Zwinność: przewróć żeton { EACH($face, of: "face") } na stronę { EACH($back, of: "face") }
       *[other] Zwinność ({ EACH($by, of: "face") }): przewróć żeton { EACH($face, of: "face") } na stronę { EACH($back, of: "face") }
    }
do-recast =
    { $by ->
        [none] Zwinność: przeciwnik przerzuca żeton { EACH($face, of: "face") } (rewers: { EACH($back, of: "face") })
       *[other] Zwinność ({ EACH($by, of: "face") }): przeciwnik przerzuca żeton { EACH($face, of: "face") } (rewers: { EACH($back, of: "face") })
    }
do-double = Połóż na podwojeniu: { EACH($faces, of: "face") }
do-surge =
    { $faces ->
        [none] { NAME($ability) }
       *[other] { NAME($ability) }: wydaj { EACH($faces, of: "face") }
    }
do-special =
    { $faces ->
        [none] { NAME($ability) }
       *[other] { NAME($ability) }: wydaj { EACH($faces, of: "face") }
    }
do-copy =
    { $ability ->
        [none] Taktyka: skopiuj { EACH($face, of: "face") }
       *[other] Taktyka: skopiuj { EACH($face, of: "face") } na zdolność { NAME($ability) }
    }
do-pass = Spasuj do końca rundy
do-block = Zablokuj { $value }: { EACH($faces, of: "face") }
do-take-damage = Przyjmij obrażenia
do-answer = Wydaj { EACH($faces, of: "face") }
do-use-ability = Użyj
do-let-be = Nie używaj
do-resolve-first = Najpierw { NAME($ability) }
do-exert = Mobilizacja: odrzuć kartę { NAME($card) }
do-token = { EACH($faces, of: "face") }
do-enough = Wystarczy
do-two-damage = Nie potrafię ocenić: bohater otrzymuje zamiast tego 2 obrażenia
do-flee = Spróbuj uciec
do-flee-to = Uciekaj na heks: { $hex }
do-reroll = Zmobilizuj się ({ NAME($card) }) i rzuć ponownie

## Zdarzenia

event-fight-engaged = Walka: { NAME($who) } i { NAME($opponent) }.
event-fight-cast = Runda { $round }, rzut, { NAME($who) }: { EACH($faces, of: "face") }.
event-fight-initiative = Inicjatywa { $attacker } do { $defender }. Pierwszy ruch: { NAME($who) }.
event-fight-attack = { NAME($who) }: atak, { third-damage } ({ EACH($faces, of: "face") }).
event-fight-blocked =
    { NAME($who) }: { $amount ->
        [one] zablokowano { $amount } obrażenie
        [few] zablokowano { $amount } obrażenia
       *[many] zablokowano { $amount } obrażeń
    } ({ EACH($faces, of: "face") }).
event-fight-blocked-by-ability = { NAME($who) }: zdolność blokuje { third-damage }.
event-fight-damage =
    { GENDER($who) ->
        [p] { NAME($who) } otrzymują { third-damage }.
       *[m] { NAME($who) } otrzymuje { third-damage }.
    }
event-fight-no-damage =
    { GENDER($who) ->
        [p] { NAME($who) } nie otrzymują { third-kind-gen }.
       *[m] { NAME($who) } nie otrzymuje { third-kind-gen }.
    }
event-fight-defeated =
    { GENDER($who) ->
        [f] { NAME($who) } jest pokonana.
        [n] { NAME($who) } jest pokonane.
        [p] { NAME($who) } ponoszą porażkę.
       *[m] { NAME($who) } jest pokonany.
    }
event-fight-healed =
    { NAME($who) }: wyleczono { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }.
event-fight-ability =
    { $faces ->
        [none] { GENDER($who) ->
            [p] { NAME($who) } używają zdolności { NAME($ability) }.
           *[m] { NAME($who) } używa zdolności { NAME($ability) }.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } używają zdolności { NAME($ability) } ({ EACH($faces, of: "face") }).
           *[m] { NAME($who) } używa zdolności { NAME($ability) } ({ EACH($faces, of: "face") }).
        }
    }
event-fight-agility = { NAME($who) }: wydana zwinność ({ EACH($faces, of: "face") }).
event-fight-flipped = { NAME($who) }: żeton przewrócony na stronę { EACH($face, of: "face") }.
event-fight-recast = { NAME($who) }: żeton przerzucony, wypada { EACH($face, of: "face") }.
event-fight-removed = { NAME($who) }: stracono { EACH($faces, of: "face") }.
event-fight-stacked = { NAME($who) }: na podwojenie trafia żeton { EACH($face, of: "face") }.
event-fight-copied = { NAME($who) }: taktyka jako kopia: { EACH($face, of: "face") }.
event-fight-negated =
    { GENDER($who) ->
        [p] { NAME($who) } negują zdolność { NAME($ability) } ({ EACH($faces, of: "face") }).
       *[m] { NAME($who) } neguje zdolność { NAME($ability) } ({ EACH($faces, of: "face") }).
    }
event-fight-prevented =
    { $faces ->
        [none] { GENDER($who) ->
            [p] { NAME($who) } uniemożliwiają to zdolnością { NAME($ability) }.
           *[m] { NAME($who) } uniemożliwia to zdolnością { NAME($ability) }.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } uniemożliwiają to zdolnością { NAME($ability) } ({ EACH($faces, of: "face") }).
           *[m] { NAME($who) } uniemożliwia to zdolnością { NAME($ability) } ({ EACH($faces, of: "face") }).
        }
    }
event-fight-passed = { NAME($who) }: pas.
event-fight-exerted = { NAME($who) } mobilizuje się i odrzuca kartę { NAME($card) }.
event-fight-flee-die = { NAME($who) } próbuje uciec: { EACH($face, of: "terrain-face") }.
event-fight-fled = { NAME($who) } ucieka na heks: { $hex }.
event-fight-stalled = Po { $round } rundach nikt nie wygrał; walka zostaje przerwana.
event-fight-spoils = { NAME($who) }: złoto { SIGNED($gold) } i trofeum { NAME($card) }.

result-fight-won = Walkę wygrywa { $winners }.
result-fight-lost = Bohater jest pokonany.
result-fight-fled = Bohater uciekł.
result-fight-stalled = Nikt nie wygrał walki.

## Kości terenu

terrain-face-wild = dziki symbol
terrain-face-plains = równina
terrain-face-forest = las
terrain-face-hills = wzgórza
terrain-face-mountain = góra
terrain-face-water = woda

## Odmowy

refused-3E-COMBAT-005 = Akcje walki wykonuje się w fazie akcji.
refused-3E-COMBAT-010 = Teraz działa przeciwnik.
refused-3E-COMBAT-011 = Kto spasował, nie wykonuje już akcji walki w tej rundzie.
refused-3E-DAMAGE-007 = Obrażeń fizycznych i magicznych nie można wydać w tej samej akcji.
refused-3E-DAMAGE-010 = Tylko bohaterowie wydają obrażenia fizyczne i magiczne, a tylko wrogowie obrażenia wroga.
refused-3E-DASH-001 = Kreski nie można wydać.
refused-3E-SHIELD-001 = Tarcze wydaje się tylko wtedy, gdy grożą obrażenia.
refused-3E-SHIELD-002 = Tarcza nie jest akcją walki.
refused-3E-SPEND-001 = Wydawać można tylko własne żetony, a tych nie wystarcza.
refused-3E-SPEND-002 = Ten żeton został już wydany w tej rundzie.
refused-3E-SURGE-002 = Za mało wzmocnień.
refused-3E-SURGE-003 = Zdolności wzmocnienia można użyć tylko raz na rundę walki.
refused-3E-GOLDEN-002 = Karta ogranicza liczbę użyć tej zdolności.
refused-3E-GOLDEN-004 = Karta mówi, że tego zrobić nie można.
refused-3E-EXERT-002 = Nie ma karty umiejętności do odrzucenia.
refused-3E-FLIP-001 = Wydanych żetonów nie można przewracać.
refused-3E-TOKEN-005 = Wydane żetony są poza zasięgiem.
refused-3E-DOUBLE-002 = Stos wydaje się razem z żetonem na wierzchu.
refused-3E-DOUBLE-003 = Na podwojeniu leży tylko jeden żeton, a stosu nie można powiększyć.
refused-3E-DOUBLE-005 = Przykryty żeton jest poza zasięgiem.
refused-3E-ABILITY-002 = Ta zdolność jest na cudzej karcie.
refused-3E-FLEE-001 = Teraz nie można uciec.
refused-3E-FLEE-005 = Wrogowie nie mogą uciekać.
refused-3E-VILLAIN-006 = Przed złoczyńcą nie można uciec.
refused-3E-CHALLENGE-005 = Od tego wyzwania nie można uciec.
refused-UB-TACTICS-002 = Tylko taktykę można wydać jako kopię.
refused-UB-TACTICS-003 = Tarczę można skopiować tylko w odpowiedzi na obrażenia.
refused-UB-TACTICS-004 = Taktyki nigdy nie wydaje się razem z innymi żetonami.
refused-UB-TACTICS-005 = Bohaterowie nie mogą kopiować obrażeń wroga.
refused-UB-TACTICS-006 = Wrogowie nie mogą kopiować obrażeń fizycznych ani magicznych.
refused-UB-TACTICS-007 = Podwojenia nie można skopiować.
refused-UB-GAP-024 = Taktyka kopiuje symbol widoczny na innym żetonie; ani kreski, ani taktyki skopiować nie można.

## Karty: chwile, koszty, ograniczenia, warunki

when-third-surge = Wzmocnienie
when-third-agility = Zwinność
when-third-combat-action = Akcja walki
when-third-engaging = Przy nawiązaniu walki
when-third-cast = Po rzucie
when-third-action-phase = Na początku fazy akcji
when-third-acted = Po twojej akcji walki
when-third-attacked = Po ataku przeciwnika
when-third-dealt-damage = Gdy twój atak zada obrażenia
when-third-opponent-flips = Gdy przeciwnik miałby przewrócić żeton
# po "kosztem" stoi dopełniacz
cost-surge =
    { $n } { $n ->
        [one] wzmocnienia
       *[other] wzmocnień
    }
cost-x-surge =
    X wzmocnień{ $n ->
        [one] {""}
       *[other] {" "}(co najmniej { $n })
    }
cost-agility =
    { $n } { $n ->
        [one] zwinności
       *[other] zwinności
    }
cost-exert =
    { $n ->
        [one] mobilizacji
       *[other] { $n } mobilizacji
    }
cost-physical-tokens =
    usunięcia { $n } { $n ->
        [one] twojego żetonu obrażeń fizycznych
       *[other] twoich żetonów obrażeń fizycznych
    }
limit-third-round = raz na rundę walki
limit-third-combat = raz na walkę
given-third-round = trwa runda walki { $value }
given-third-hurt = obrażenia to co najmniej { $value } % życia

## Karty: efekty

effect-third-damage =
    { $unblockable ->
        [yes] zadaj bez możliwości zablokowania { third-damage }
       *[none] zadaj { third-damage }
    }
effect-third-heal =
    { $amount ->
        [x] wylecz X obrażeń
        [body] wylecz X obrażeń (twoje ciało)
        [mind] wylecz X obrażeń (twój umysł)
        [spirit] wylecz X obrażeń (twój duch)
        [all] wylecz wszystkie obrażenia
        [one] wylecz { $amount } obrażenie
        [few] wylecz { $amount } obrażenia
       *[many] wylecz { $amount } obrażeń
    }
effect-third-recast =
    { $spent ->
        [yes] przerzuć jeden ze swoich wydanych żetonów
       *[none] { $whose ->
            [opponent] zmuś przeciwnika do przerzucenia jednego z jego żetonów
            [any] przerzuć dowolny żeton
           *[own] { $count ->
                [any-number] przerzuć dowolną liczbę swoich żetonów
               *[none] { $showing ->
                    [none] przerzuć jeden ze swoich żetonów
                   *[other] przerzuć jeden ze swoich żetonów, który pokazuje { third-symbol }
                }
            }
        }
    }
effect-third-flip =
    { $whose ->
        [opponent] { $count ->
            [all] przewróć wszystkie żetony przeciwnika
           *[none] przewróć jeden żeton przeciwnika
        }
        [any] przewróć dowolny żeton
       *[own] { $showing ->
            [none] przewróć jeden ze swoich żetonów
           *[other] przewróć jeden ze swoich żetonów, który pokazuje { third-symbol }
        }
    }
effect-third-remove =
    { $count ->
        [all] usuń wszystkie żetony przeciwnika, które pokazują { third-symbol }
       *[none] { $showing ->
            [none] usuń jeden żeton przeciwnika
           *[other] usuń jeden żeton przeciwnika, który pokazuje { third-symbol }
        }
    }
effect-third-double-damage = podwój swoje { third-kind } do końca rundy walki
effect-third-turn-back = do końca rundy walki oddawaj (jako { third-kind }) tyle, ile otrzymujesz z ataków przeciwnika
effect-third-no-surges = zabroń przeciwnikowi używania zdolności wzmocnień w tej rundzie walki
effect-third-act-again = od razu wykonaj kolejną akcję walki
effect-third-prevent = uniemożliw to
effect-third-negatable =
    { $effects }; przeciwnik może wydać { $amount ->
        [x] X
       *[other] { $amount }
    } { $by ->
        [surge] { $amount ->
            [x] wzmocnień
            [one] wzmocnienie
            [few] wzmocnienia
           *[many] wzmocnień
        }
       *[agility] { $amount ->
            [x] zwinności
            [one] zwinność
           *[other] zwinności
        }
    }, aby to zanegować
effect-third-in-order = { $effects }
effect-third-bonus =
    { $value ->
        [health] życie
        [body] ciało
        [mind] umysł
        [spirit] duch
        [speed] szybkość
        [move-dice] kości przy ruchu
        [explore-dice] kości przy przeszukiwaniu
        [tests] karty w testach atrybutów
        [attack] obrażenia każdego ataku
        [price] cena kupowanych zasobów
       *[hand] maksymalna wielkość ręki
    } { $amount ->
        [body] +X (twoje ciało)
        [mind] +X (twój umysł)
        [spirit] +X (twój duch)
        [story] +X (żetony fabuły bohatera)
        [units] +X (oddziały watahy)
        [players] +X (liczba graczy)
       *[other] { SIGNED($amount) }
    }
effect-third-block-kind = zablokuj wszystkie { third-kind }
effect-third-opponent-no-surges = przeciwnik nie może używać zdolności wzmocnień
effect-third-space-plus =
    { SIGNED($amount) } na polu { $symbol ->
        [charge] szarży
       *[enemy] obrażeń wroga
    }
effect-third-copy-any-shield = przeciw obrażeniom wydaj taktykę jako kopię dowolnej widocznej tarczy
effect-third-recast-highest = zmuś przeciwnika do przerzucenia jego żetonu o najwyższej wartości obrażeń

## Nazwy

name-corbin = Corbin
    .gender = m
    .gen = Corbina
    .dat = Corbinowi
    .acc = Corbina
    .ins = Corbinem
    .loc = Corbinie
name-laurel-of-bloodwood = Laurel z Krwawej Puszczy
    .gender = f
name-lord-hawthorne = Lord Hawthorne
    .gender = m
    .gen = Lorda Hawthorne'a
    .dat = Lordowi Hawthorne'owi
    .acc = Lorda Hawthorne'a
    .ins = Lordem Hawthorne'em
    .loc = Lordzie Hawthornie
name-master-thorn = Mistrz Thorn
    .gender = m
    .gen = Mistrza Thorna
    .dat = Mistrzowi Thornowi
    .acc = Mistrza Thorna
    .ins = Mistrzem Thornem
    .loc = Mistrzu Thornie
name-eliam = Eliam
    .gender = m
    .gen = Eliama
    .dat = Eliamowi
    .acc = Eliama
    .ins = Eliamem
    .loc = Eliamie
name-tatianna = Tatianna
    .gender = f
    .gen = Tatianny
    .dat = Tatiannie
    .acc = Tatiannę
    .ins = Tatianną
    .loc = Tatiannie
name-reanimates = Ożywieńcy
    .gender = p
    .gen = Ożywieńców
    .dat = Ożywieńcom
    .acc = Ożywieńców
    .ins = Ożywieńcami
    .loc = Ożywieńcach
name-sorceress = Czarodziejka
    .gender = f
    .gen = Czarodziejki
    .dat = Czarodziejce
    .acc = Czarodziejkę
    .ins = Czarodziejką
    .loc = Czarodziejce
name-dreadbringer = Siewca Trwogi
    .gender = m
    .gen = Siewcy Trwogi
    .dat = Siewcy Trwogi
    .acc = Siewcę Trwogi
    .ins = Siewcą Trwogi
    .loc = Siewcy Trwogi
name-barrow-wyrm = Żmij z kurhanu
    .gender = m
    .gen = Żmija z kurhanu
    .dat = Żmijowi z kurhanu
    .acc = Żmija z kurhanu
    .ins = Żmijem z kurhanu
    .loc = Żmiju z kurhanu
name-great-dragon = Wielki smok
    .gender = m
    .gen = Wielkiego smoka
    .dat = Wielkiemu smokowi
    .acc = Wielkiego smoka
    .ins = Wielkim smokiem
    .loc = Wielkim smoku
name-dread-prophet = Prorok Strachów
    .gender = m
    .gen = Proroka Strachów
    .dat = Prorokowi Strachów
    .acc = Proroka Strachów
    .ins = Prorokiem Strachów
    .loc = Proroku Strachów
name-margath = Margath
    .gender = m
    .gen = Margatha
    .dat = Margathowi
    .acc = Margatha
    .ins = Margathem
    .loc = Margacie
name-warlock = Czarnoksiężnik
    .gender = m
    .gen = Czarnoksiężnika
    .dat = Czarnoksiężnikowi
    .acc = Czarnoksiężnika
    .ins = Czarnoksiężnikiem
    .loc = Czarnoksiężniku
name-orc-marauder = Ork zbójca
    .gender = m
    .gen = Orka zbójcy
    .dat = Orkowi zbójcy
    .acc = Orka zbójcę
    .ins = Orkiem zbójcą
    .loc = Orku zbójcy
name-undead-horde = Horda nieumarłych
    .gender = f
    .gen = Hordy nieumarłych
    .dat = Hordzie nieumarłych
    .acc = Hordę nieumarłych
    .ins = Hordą nieumarłych
    .loc = Hordzie nieumarłych
name-truesight-bow = Łuk prawdziwego widzenia
    .gender = m
name-staff-of-light = Kostur światła
    .gender = m
name-battle-robe = Szata bojowa
    .gender = f
name-chain-mail = Kolczuga
    .gender = f
name-spiked-armor = Kolczasty pancerz
    .gender = m
name-leather-armor = Skórzany pancerz
    .gender = m
name-steadfast = Niezłomność
    .gender = f
name-cunning = Przebiegłość
    .gender = f
name-mystic = Mistyczny
    .gender = m
name-warrior = Wojownik
    .gender = m
name-savage = Dziki
    .gender = m
name-trickster = Oszust
    .gender = m
name-challenge = Wyzwanie
    .gender = n
name-savage-assault = Brutalny atak
    .gender = m
name-speed-of-dizon = Szybkość Di'zona
    .gender = f
name-onslaught = Natarcie
    .gender = n
name-smiting-blow = Druzgocący cios
    .gender = m
name-merging-of-minds = Zespolenie umysłów
    .gender = n
name-twin-blades = Para ostrzy
    .gender = f
name-hidden-dagger = Ukryty sztylet
    .gender = m
name-grasping-hands = Chwytające dłonie
    .gender = p
name-taunting-spell = Zwodniczy czar
    .gender = m
name-twist-of-fate = Odmiana losu
    .gender = f
name-rusting-curse = Klątwa rdzy
    .gender = f
name-sundering = Kruszenie tarcz
    .gender = n
name-dark-mending = Mroczne leczenie
    .gender = n
name-terror = Przerażenie
    .gender = n
name-numbing-cold = Paraliżujący chłód
    .gender = m
name-venomous-bite = Jadowite ukąszenie
    .gender = n
name-shedding-skin = Zrzucenie skóry
    .gender = n
name-scorch = Osmalenie
    .gender = n
name-prophecy = Proroctwo
    .gender = n
name-taunt = Szyderstwo
    .gender = n
name-will-of-margath = Wola Margatha
    .gender = f
name-empower = Spotęgowanie
    .gender = n
name-blast = Wybuch
    .gender = m
name-iron-grip = Żelazny uścisk
    .gender = m
name-relentless = Nieustępliwość
    .gender = f
name-grave-chill = Chłód grobu
    .gender = m
name-first-arrow = Pierwsza strzała
    .gender = f
name-inner-light = Wewnętrzne światło
    .gender = n
name-blinding-light = Oślepiające światło
    .gender = n
name-woven-power = Wpleciona moc
    .gender = f
name-iron-links = Żelazne ogniwa
    .gender = p
name-spikes = Kolce
    .gender = p
name-thick-plates = Grube płyty
    .gender = p
name-steadfast-health = Niezłomność
    .gender = f
name-cunning-mind = Przebiegłość
    .gender = f
name-mirrored-shield = Lustrzana tarcza
    .gender = f
name-second-wind = Drugi oddech
    .gender = m
name-wounded-fury = Furia rannego
    .gender = f
name-first-feint = Pierwsza zmyłka
    .gender = f
