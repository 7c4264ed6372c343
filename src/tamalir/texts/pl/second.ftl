### Druga edycja: pytania, możliwości, zdarzenia i zdania na kartach.

## Wspólne słowa; czytają zmienne zdania, w którym stoją

second-kind =
    { $kind ->
        [ranged] dystansowy
        [melee] wręcz
       *[magic] magiczny
    }
second-attribute =
    { $attribute ->
        [mind] Percepcji
        [body] Siły
       *[spirit] Magii
    }
# dopełniacz
second-what =
    { $what ->
        [mind] Percepcji
        [body] Siły
        [spirit] Magii
        [life] Życia
        [stamina] Wytrzymałości
        [ranged] obrażeń dystansowych
        [melee] obrażeń wręcz
        [magic] obrażeń magicznych
       *[other] { $what }
    }
# biernik
second-n-wounds =
    { $n } { $n ->
        [one] ranę
        [few] rany
       *[many] ran
    }
second-wounds =
    { $wounds } { $wounds ->
        [one] ranę
        [few] rany
       *[many] ran
    }
second-n-exhaustion =
    { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Zmęczenia
second-exhaustion =
    { $exhaustion } { $exhaustion ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Zmęczenia
second-rank =
    { $rank ->
        [1] I
        [2] II
       *[3] III
    }
second-sum =
    { $dice } + { $own }{ SIGN($added) ->
        [minus] {" "}− { SIZE($added) }
       *[plus] { $added ->
            [0] {""}
           *[other] {" "}+ { $added }
        }
    }, razem { $total } przeciwko { $target }
# jak doszło do rzutu; gdy zdarzenie tego nie mówi, jest sam rzut
second-throws =
    { $act ->
        [attack] { $kind ->
            [ranged] atakuje na dystans: { second-sum }
            [melee] atakuje wręcz: { second-sum }
           *[magic] atakuje magią: { second-sum }
        }
        [defence] { $kind ->
            [ranged] broni się na dystans: { second-sum }
            [melee] broni się wręcz: { second-sum }
           *[magic] broni się przed magią: { second-sum }
        }
       *[none] wyrzuca { second-sum }
    }
second-what-acc =
    { $what ->
        [mind] Percepcję
        [body] Siłę
        [spirit] Magię
        [life] Życie
        [stamina] Wytrzymałość
        [ranged] obrażenia dystansowe
        [melee] obrażenia wręcz
       *[magic] obrażenia magiczne
    }

## Pytania: walka

ask-combat-before = Przed walką: której karty użyjesz?
ask-combat-escape = Runda { $round }: próbujesz uciec?
ask-combat-act =
    Runda { $round }, { $kind ->
        [ranged] faza walki dystansowej
        [melee] faza walki wręcz
       *[magic] faza walki magicznej
    }: { $escape ->
        [yes] najpierw ucieczka, atak czy obrona?
       *[no] atak czy obrona?
    }
ask-combat-hit = { NAME($who) } trafia i zadaje { second-n-wounds }. Chcesz zadać więcej?
ask-roll-improve =
    { $target ->
        [0] Liczba docelowa, którą ustala { NAME($who) }, to { $total }. Chcesz ją podnieść?
       *[other] { NAME($who) } ma { $total }, a potrzebuje { $target }. Chcesz poprawić rzut?
    }
ask-wounds-cancel = { NAME($who) } ma otrzymać { second-n-wounds }. Chcesz coś anulować?

## Pytania: kości rzucane ręką

ask-roll-combat = Rzuć dwiema kośćmi dziesięciościennymi za { NAME($who, case: "acc") }.
ask-roll-target = Rzuć dwiema kośćmi dziesięciościennymi za { NAME($who, case: "acc") }: ustalą liczbę docelową.
ask-roll-escape = Rzuć dwiema kośćmi dziesięciościennymi: czy { NAME($who) } ucieknie?
ask-roll-test = Rzuć dwiema kośćmi dziesięciościennymi: czy { NAME($who) } zda test?

## Pytania: po walce

ask-reward-keep =
    { $role ->
        [item] { NAME($card) } zostawia po sobie przedmiot. Zatrzymujesz kartę?
       *[ally] Do drużyny może dołączyć nowa karta: { NAME($card) }. Zatrzymujesz ją?
    }
ask-duel-prize =
    { GENDER($rival) ->
        [f] { NAME($rival) } leży pokonana: co zabierasz?
       *[other] { NAME($rival) } leży pokonany: co zabierasz?
    }
ask-knockout-card = Ogłuszenie kosztuje cię najdroższą kartę: którą tracisz?
ask-knockout-town = Kilka miast jest równie blisko: gdzie się budzisz?

## Możliwości

do-attack =
    { $kind ->
        [ranged] Atakuj bohaterem na dystans
        [melee] Atakuj bohaterem wręcz
       *[magic] Atakuj bohaterem przy użyciu magii
    }
do-ally =
    { $kind ->
        [ranged] Niech { NAME($ally) } zaatakuje na dystans
        [melee] Niech { NAME($ally) } zaatakuje wręcz
       *[magic] Niech { NAME($ally) } zaatakuje magią
    }
do-defend =
    { $kind ->
        [ranged] Broń się przed atakiem dystansowym
        [melee] Broń się w walce wręcz
       *[magic] Broń się przed magią
    }
do-stay = Zostań i walcz
do-escape = Spróbuj uciec
do-to-battle = Nic więcej: do walki
do-strike = Nie zadawaj więcej
do-let-it-stand =
    { $target ->
        [0] Zostaw liczbę docelową { $total }
       *[other] Zostaw wynik { $total } przeciwko { $target }
    }
do-take-wounds = Przyjmij { second-n-wounds }
do-use = Użyj karty „{ NAME($card) }”
do-discard = Odrzuć na dobre { NAME($card, case: "acc") }
do-keep = Zatrzymaj { NAME($card, case: "acc") }
do-leave = Zostaw
do-prize = Zabierz { NAME($card, case: "acc") }
do-prize-gold = Zabierz całe złoto: { $n }
do-prize-nothing = Nie zabieraj niczego
do-lose = Strać { NAME($card, case: "acc") }
do-town = Do miasta { NAME($town) }

## Zdarzenia: walka

event-combat-begins = { NAME($hero) } napotyka { NAME($foe, case: "acc") }.
event-duel-begins = { NAME($hero) } atakuje { NAME($rival, case: "acc") }!
event-combat-round = Zaczyna się runda { $round }, działa { NAME($hero) }.
event-defence-skipped =
    { $kind ->
        [ranged] { NAME($who) } nie musi się bronić: obrażenia dystansowe są zerowe.
        [melee] { NAME($who) } nie musi się bronić: obrażenia wręcz są zerowe.
       *[magic] { NAME($who) } nie musi się bronić: obrażenia magiczne są zerowe.
    }
event-combat-rolled =
    { $outcome ->
        [success] { NAME($who) } { second-throws } – sukces!
       *[failure] { NAME($who) } { second-throws } – porażka.
    }
event-escape-rolled =
    { $outcome ->
        [success] { NAME($who) } próbuje uciec: { second-sum } – ucieczka się udaje!
       *[failure] { NAME($who) } próbuje uciec: { second-sum } – na próżno.
    }
event-test-rolled =
    { $outcome ->
        [success] { NAME($who) } wykonuje test: { second-sum } – sukces.
       *[failure] { NAME($who) } wykonuje test: { second-sum } – porażka.
    }
event-target-set = { NAME($who) } ustala liczbę docelową: { $total }.
event-roll-raised =
    { GENDER($card) ->
        [p] { NAME($card) } dodają { $n }, razem jest { $total }.
       *[other] { NAME($card) } dodaje { $n }, razem jest { $total }.
    }
event-wounds-taken =
    { GENDER($who) ->
        [p] { NAME($who) } otrzymują { second-n-wounds }.
       *[other] { NAME($who) } otrzymuje { second-n-wounds }.
    }
event-wounds-borne = { NAME($who) } przyjmuje { second-n-wounds } za bohatera.
event-wounds-cancelled =
    { SAME($card, $who) ->
        [yes] { NAME($who) } odpiera cios i anuluje { second-n-wounds }.
       *[no] { NAME($card) } anuluje { second-n-wounds } – { NAME($who) } może odetchnąć.
    }
event-wounds-healed =
    { $n ->
        [0] { GENDER($who) ->
            [p] { NAME($who) } nie mają ran do wyleczenia.
           *[other] { NAME($who) } nie ma ran do wyleczenia.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } leczą { second-n-wounds }.
           *[other] { NAME($who) } leczy { second-n-wounds }.
        }
    }
event-exhaustion-taken =
    { GENDER($who) ->
        [p] { NAME($who) } otrzymują { second-n-exhaustion }.
       *[other] { NAME($who) } otrzymuje { second-n-exhaustion }.
    }
event-foe-wounded =
    { GENDER($foe) ->
        [p] { NAME($foe) } otrzymują { second-n-wounds }.
       *[other] { NAME($foe) } otrzymuje { second-n-wounds }.
    }
event-ally-killed =
    { GENDER($ally) ->
        [p] { NAME($ally) } giną w walce.
       *[other] { NAME($ally) } ginie w walce.
    }

## Zdarzenia: karty, złoto, zagłada

event-card-used =
    { SAME($hero, $card) ->
        [yes] { NAME($hero) } sięga po własną moc.
       *[no] { NAME($hero) } używa { NAME($card, case: "gen") }.
    }
event-card-discarded = { NAME($hero) } odrzuca { NAME($card, case: "acc") }.
event-gold-gained =
    { NAME($hero) } zdobywa { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota.
event-doom-card = Na Szlaku Zagłady, na polu { NAME($town) }, ląduje karta; jest ich już { $n }.
event-doom-counter = Zagłada dociera do pola { NAME($town) }: leży tam żeton Zagłady numer { $n }.

## Zdarzenia: po walce

event-challenge-defeated = { NAME($hero) } pokonuje { NAME($foe, case: "acc") }!
event-card-kept = { NAME($hero) } zatrzymuje kartę „{ NAME($card) }”.
event-card-passed-on = { NAME($hero) } oddaje kartę „{ NAME($card) }”, a bierze ją { NAME($rival) }.
event-counter-taken =
    { $colour ->
        [green] { NAME($hero) } zdobywa zielony znacznik Przygody.
        [yellow] { NAME($hero) } zdobywa żółty znacznik Przygody.
        [blue] { NAME($hero) } zdobywa niebieski znacznik Przygody.
       *[red] { NAME($hero) } zdobywa czerwony znacznik Przygody.
    }
event-escaped =
    { GENDER($hero) ->
        [f] { NAME($hero) } wycofuje się tam, skąd przyszła.
       *[other] { NAME($hero) } wycofuje się tam, skąd przyszedł.
    }
event-duel-won = { NAME($hero) } pokonuje { NAME($rival, case: "acc") }!
event-prize-taken =
    { $prize ->
        [gold] { NAME($hero) } zabiera całe złoto { NAME($rival, case: "gen") }.
       *[other] { NAME($hero) } zabiera { NAME($prize, case: "acc") }, a { NAME($rival) } może tylko patrzeć.
    }
event-knocked-out =
    { GENDER($hero) ->
        [f] { NAME($hero) } pada ogłuszona.
       *[other] { NAME($hero) } pada ogłuszony.
    }
event-gold-lost =
    { NAME($hero) } traci { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota.
event-carried-to-town = { NAME($hero) } trafia do miasta { NAME($town) }.
event-undefeated = Karta „{ NAME($card) }” trafia na pole { $n } nierozstrzygniętych Wyzwań.
event-track-overflows = Wszystkie pola są zajęte: karta „{ NAME($card) }” opuszcza pole { $n }.
event-game-won =
    { $reason ->
        [victory-margath] { NAME($hero) } zabija Wielkiego Władcę Margatha i wygrywa grę!
        [victory-red-cards] { NAME($hero) } ma trzy czerwone Wyzwania i wygrywa grę!
       *[victory-runes] { NAME($hero) } ma trzy Smocze Runy i wygrywa grę!
    }

## Jak się skończyło

result-scene-over = Walka dobiegła końca.
result-victory-margath = Wielki Władca Margath nie żyje; zwycięzca: { $winners }.
result-victory-runes = Trzy Smocze Runy są w jednych rękach; zwycięzca: { $winners }.

## Chwile

when-second-before-combat = Przed walką
when-second-ranged = Walka dystansowa
when-second-melee = Walka wręcz
when-second-magic = Walka magiczna
when-second-any-phase = W każdej fazie
when-second-combat-roll = Rzut walki
when-second-attack-roll = Rzut ataku
when-second-escape = Ucieczka
when-second-skill-test = Test umiejętności
when-second-wounds = Gdy zadawane są rany
when-second-any-time = W dowolnej chwili
when-second-movement = Ruch
when-second-market = Handel
when-second-card = Na tej karcie
when-second-reward = Nagroda
when-second-encounter = Spotkanie
when-second-event = Natychmiast

## Warunki i ograniczenia

given-second-wounds-at-least =
    ta postać ma co najmniej { $value } { $value ->
        [one] ranę
        [few] rany
       *[many] ran
    }
given-second-allies-at-most =
    { $value ->
        [0] nie masz Sprzymierzeńców
        [one] masz najwyżej { $value } Sprzymierzeńca
       *[many] masz najwyżej { $value } Sprzymierzeńców
    }
given-second-allies-at-least =
    masz co najmniej { $value } { $value ->
        [one] Sprzymierzeńca
       *[many] Sprzymierzeńców
    }
limit-second-turn = raz na turę
limit-second-battle = raz na walkę
limit-second-round = raz na rundę

## Co robią karty

effect-second-raise =
    { $to ->
        [hero] { SIGNED($by) } do { second-what } twojego bohatera
       *[none] { SIGNED($by) } do { second-what }
    }
effect-second-raise-damage =
    { $to ->
        [hero] { SIGNED($by) } do { second-what } twojego bohatera
       *[none] { SIGNED($by) } do { second-what }
    }
effect-second-roll-bonus =
    { $attack ->
        [yes] { $kind ->
            [none] { SIGNED($by) } do rzutów ataku
            [ranged] { SIGNED($by) } do rzutów ataku dystansowego
            [melee] { SIGNED($by) } do rzutów ataku wręcz
           *[magic] { SIGNED($by) } do rzutów ataku magicznego
        }
       *[none] { $kind ->
            [none] { SIGNED($by) } do rzutów walki
            [ranged] { SIGNED($by) } do rzutów walki dystansowej
            [melee] { SIGNED($by) } do rzutów walki wręcz
           *[magic] { SIGNED($by) } do rzutów walki magicznej
        }
    }
effect-second-skill-bonus = { SIGNED($by) } do { EACH($what, of: "skill", case: "gen") }
effect-second-escape-bonus = { SIGNED($by) } do testów ucieczki
effect-second-raise-foes = wszyscy przeciwnicy mają { SIGNED($by) } do { second-what }
effect-second-raise-foes-damage =
    { SIGN($by) ->
        [minus] wszyscy przeciwnicy, którzy zadają { second-what-acc }, zadają ich o { SIZE($by) } mniej
       *[plus] wszyscy przeciwnicy, którzy zadają { second-what-acc }, zadają ich o { SIZE($by) } więcej
    }
effect-second-attack =
    { $wounds ->
        [none] wykonaj atak { second-kind }
        [one] wykonaj atak { second-kind }, który zadaje { $wounds } ranę
        [few] wykonaj atak { second-kind }, który zadaje { $wounds } rany
       *[many] wykonaj atak { second-kind }, który zadaje { $wounds } ran
    }
effect-second-inflict = zadaj przeciwnikowi { second-wounds }
effect-second-suffer =
    { $exhaustion ->
        [none] otrzymaj { second-wounds }
       *[other] { $wounds ->
            [none] otrzymaj { second-exhaustion }
           *[other] otrzymaj { second-exhaustion } i { second-wounds }
        }
    }
effect-second-test =
    wykonaj test { second-attribute } ({ $skill ->
        [none] { "" }
       *[other] { EACH($skill, of: "skill") },{ " " }
    }{ $number }){ $success ->
        [none] { "" }
       *[other] ; sukces: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; porażka: { $failure }
    }
effect-second-cancel-wounds =
    { $protects ->
        [ally] anuluj { second-n-wounds } jednego ze swoich Sprzymierzeńców
        [party] anuluj { second-n-wounds } dowolnego członka drużyny
       *[none] anuluj { second-n-wounds } swojego bohatera
    }
effect-second-add-to-roll =
    { $to ->
        [hero] dodaj { $by } do rzutu swojego bohatera
       *[none] dodaj { $by } do rzutu
    }
effect-second-bear-wounds =
    { $n ->
        [none] przyjmij 1 ranę za swojego bohatera
        [one] przyjmij { $n } ranę za swojego bohatera
        [few] przyjmij { $n } rany za swojego bohatera
       *[many] przyjmij { $n } ran za swojego bohatera
    }
effect-second-both = { $effects }
effect-second-add-wounds =
    zadaj { $by } { $by ->
        [one] dodatkową ranę
        [few] dodatkowe rany
       *[many] dodatkowych ran
    } udanym atakiem
effect-second-heal =
    { $to ->
        [hero] ulecz { second-wounds } swojego bohatera
       *[none] ulecz { second-wounds }
    }
effect-second-gain-gold =
    zdobądź { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
effect-second-keep = zatrzymaj tę kartę

## Wiersz karty: czym jest, jej liczby i sposób użycia

second-figures = Percepcja { $mind }, Siła { $body }, Magia { $spirit }; obrażenia: dystansowe { $ranged }, wręcz { $melee }, magiczne { $magic }.
second-usage =
    { $usage ->
        [activate] Wymaga aktywacji.
        [discard] Wymaga odrzucenia.
       *[always] Działa zawsze.
    }
second-item =
    { $item_class ->
        [weapon] Broń
        [armor] Pancerz
        [potion] Mikstura
        [rune] Run
       *[artifact] Artefakt
    } ({ EACH($type, of: "second-type") })
card-second-skill = { EACH($skill, of: "skill") } { SIGNED($by) }
card-second-hero =
    { $skills ->
        [none] Bohater: Życie { $life }, Wytrzymałość { $stamina }. { second-figures }
       *[other] Bohater: Życie { $life }, Wytrzymałość { $stamina }. { second-figures } Umiejętności: { $skills }.
    }
card-second-ally = Sprzymierzeniec, cena { $cost }: Życie { $life }, Wytrzymałość { $stamina }. { second-figures }
card-second-item = { second-item }, cena { $cost }. { second-usage }
card-second-challenge =
    { $colour ->
        [green] Zielone
        [yellow] Żółte
        [blue] Niebieskie
       *[red] Czerwone
    } Wyzwanie{ $traits ->
        [none] { "" }
       *[other] { " " }({ EACH($traits, of: "second-trait") })
    }: Życie { $life }. { second-figures }{ $wins ->
        [yes] { " " }Kto je pokona, wygrywa grę.
       *[no] { "" }
    }
card-second-encounter =
    { $colour ->
        [green] Zielone
        [yellow] Żółte
        [blue] Niebieskie
       *[red] Czerwone
    } Spotkanie.{ $life ->
        [0] { "" }
       *[other] { " " }Przeciwnik: Życie { $life }. { second-figures }
    }
card-second-event =
    { $colour ->
        [green] Zielone
        [yellow] Żółte
        [blue] Niebieskie
       *[red] Czerwone
    } Wydarzenie rangi { second-rank }.{ $life ->
        [0] { "" }
       *[other] { " " }Przeciwnik: Życie { $life }. { second-figures }
    }
card-second-kept =
    { $role ->
        [ally] Zatrzymana karta to Sprzymierzeniec: Życie { $life }, Wytrzymałość { $stamina }. { second-figures }
        [item] Zatrzymana karta to Przedmiot: { second-item }. { second-usage }
        [rune] Zatrzymana karta to Smoczy Run: trzy takie dają zwycięstwo.
        [task] Zatrzymana karta to zadanie.
       *[trophy] Zatrzymana karta to trofeum.
    }
second-trait-bandit = bandyci
second-trait-bane-spider = Pająki Zguby
second-trait-beast = bestia
second-trait-construct = konstrukt
second-trait-cultist = kultyści
second-trait-demon = demon
second-trait-dragon = smok
second-trait-dragon-lord = Władca Smoków
second-trait-ferrox = Ferrox
second-trait-giant = olbrzym
second-trait-goblin = gobliny
second-trait-razorwing = Brzytwoskrzydłe
second-trait-spirit = duch
second-trait-undead = nieumarli
second-trait-witch = wiedźma
second-type-amulet = amulet
second-type-axe = topór
second-type-binding = pęta
second-type-body = korpus
second-type-bomb = bomba
second-type-bow = łuk
second-type-charm = talizman
second-type-clothing = odzież
second-type-crossbow = kusza
second-type-dagger = sztylet
second-type-destruction = zniszczenie
second-type-explosive = ładunek wybuchowy
second-type-gauntlets = rękawice
second-type-healing = leczenie
second-type-mace = obuchowa
second-type-protection = ochrona
second-type-relic = relikwia
second-type-restoration = odnowa
second-type-ring = pierścień
second-type-rune = run
second-type-scroll = zwój
second-type-shield = tarcza
second-type-smoke = dym
second-type-spear = włócznia
second-type-staff = kostur
second-type-sword = miecz
second-type-tool = narzędzie
second-type-travel = podróż
second-type-vigor = wigor
second-type-vision = wizja
