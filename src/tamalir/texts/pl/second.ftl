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
# jak doszło do rzutu; gdy zdarzenie tego nie mówi, jest sam rzut
second-throws =
    { $act ->
        [attack] { $kind ->
            [ranged] atakuje na dystans i wyrzuca
            [melee] atakuje wręcz i wyrzuca
           *[magic] atakuje magią i wyrzuca
        }
        [defence] { $kind ->
            [ranged] broni się na dystans i wyrzuca
            [melee] broni się wręcz i wyrzuca
           *[magic] broni się przed magią i wyrzuca
        }
       *[none] wyrzuca
    }

## Pytania: walka

ask-combat-before = Przed walką: której karty użyjesz?
ask-combat-escape = Runda { $round }: próbujesz uciec?
ask-combat-act =
    Runda { $round }, { $kind ->
        [ranged] faza walki dystansowej
        [melee] faza walki wręcz
       *[magic] faza walki magicznej
    }: atak czy obrona?
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

ask-reward-keep = Do drużyny może dołączyć nowa karta: { NAME($card) }. Zatrzymujesz ją?
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
do-strike = Uderz tak, jak jest
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
        [success] { NAME($who) } { second-throws } { $dice }, razem { $total } przeciwko { $target }: sukces!
       *[failure] { NAME($who) } { second-throws } { $dice }, razem { $total } przeciwko { $target }: porażka.
    }
event-escape-rolled =
    { $outcome ->
        [success] { NAME($who) } wyrzuca { $dice }, razem { $total } przeciwko { $target }: ucieczka się udaje!
       *[failure] { NAME($who) } wyrzuca { $dice }, razem { $total } przeciwko { $target }: ucieczka się nie udaje.
    }
event-test-rolled =
    { $outcome ->
        [success] { NAME($who) } wyrzuca { $dice }, razem { $total } przeciwko { $target }: test zdany.
       *[failure] { NAME($who) } wyrzuca { $dice }, razem { $total } przeciwko { $target }: test niezdany.
    }
event-target-set = { NAME($who) } ustala liczbę docelową: { $total }.
event-roll-raised = { NAME($card) } dodaje { $n }, razem jest { $total }.
event-wounds-taken =
    { GENDER($who) ->
        [p] { NAME($who) } otrzymują { second-n-wounds }.
       *[other] { NAME($who) } otrzymuje { second-n-wounds }.
    }
event-wounds-cancelled = { NAME($card) } anuluje { second-n-wounds } – { NAME($who) } może odetchnąć.
event-wounds-healed =
    { GENDER($who) ->
        [p] { NAME($who) } leczą { second-n-wounds }.
       *[other] { NAME($who) } leczy { second-n-wounds }.
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
event-doom-card = Na torze zagłady, na polu { NAME($town) }, ląduje karta; jest ich już { $n }.
event-doom-counter = Zagłada dociera do pola { NAME($town) }: leży tam żeton Zagłady numer { $n }.

## Zdarzenia: po walce

event-challenge-defeated = { NAME($hero) } pokonuje { NAME($foe, case: "acc") }!
event-card-kept = { NAME($hero) } zatrzymuje kartę „{ NAME($card) }”.
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
when-second-event = Wydarzenie

## Warunki i ograniczenia

given-second-wounds-at-least =
    posiadacz ma co najmniej { $value } { $value ->
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
effect-second-raise-foes-damage = wszyscy przeciwnicy, którzy je zadają, mają { SIGNED($by) } do { second-what }
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
        [none] otrzymujesz { second-wounds }
       *[other] { $wounds ->
            [none] otrzymujesz { second-exhaustion }
           *[other] otrzymujesz { second-exhaustion } i { second-wounds }
        }
    }
effect-second-test =
    wykonaj test { second-attribute }{ $skill ->
        [none] { "" }
       *[other] , { EACH($skill, of: "skill") }
    } ({ $number }){ $success ->
        [none] { "" }
       *[other] ; sukces: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; porażka: { $failure }
    }
effect-second-cancel-wounds =
    { $protects ->
        [ally] anuluj { second-n-wounds } twojego Sprzymierzeńca
        [party] anuluj { second-n-wounds } dowolnego członka drużyny
       *[none] anuluj { second-n-wounds } twojego bohatera
    }
effect-second-add-to-roll = dodaj { $by } do rzutu
effect-second-add-wounds =
    zadaj { $by } { $by ->
        [one] dodatkową ranę
        [few] dodatkowe rany
       *[many] dodatkowych ran
    }
effect-second-heal = odrzuć { second-wounds }
effect-second-gain-gold =
    zdobywasz { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
effect-second-keep = zatrzymaj tę kartę

## Dlaczego nie

refused-2E-ACT-002 = Ta karta leży zakryta aż do twojej następnej fazy Regeneracji
refused-2E-ACT-003 = W tej fazie Ruchu karta została już aktywowana
refused-2E-ACT-004 = W tej fazie Handlu karta została już aktywowana
refused-2E-ACT-005 = Przed tą walką karta została już aktywowana
refused-2E-ACT-006 = W tej rundzie walki karta została już aktywowana
refused-2E-ALLY-001 = Sprzymierzeńcy atakują tylko w fazach walki dystansowej, wręcz i magicznej
refused-2E-ALLY-003 = Ten Sprzymierzeniec już atakował w tej rundzie
refused-2E-ALLY-007 = Sprzymierzeńcy nigdy się nie bronią
refused-2E-COMBAT-003 = Zdolność „Przed walką” działa raz na walkę, a ta została już użyta
refused-2E-COMBAT-010 = Atakować i bronić się można tylko w fazach walki dystansowej, wręcz i magicznej
refused-2E-COMBAT-020 = Twój bohater już atakował w tej rundzie
refused-2E-COMBAT-022 = W każdej fazie atakuje tylko jedna z twoich postaci, a to już postanowione
refused-2E-COMBAT-029 = Zatrzymanej karty Przygody nie można odrzucić
refused-2E-COMBAT-033 = Wybór na tę fazę już padł, kości są w ruchu
refused-2E-DUEL-006 = Uciekać może tylko obecny napastnik
refused-2E-DUEL-009 = Po rzucie napastnika liczby docelowej nie można już zmienić
refused-2E-DUEL-011 = W każdej fazie wybiera tylko obecny napastnik
refused-2E-DUEL-022 = Napastnik już zapowiedział, co robi, i nie może tego zmienić
refused-2E-EFFECT-001 = Nie stać cię na koszt tej karty
refused-2E-EFFECT-004 = Ta zdolność działa tylko w fazie walki dystansowej
refused-2E-EFFECT-005 = Ta zdolność działa tylko w fazie walki wręcz
refused-2E-EFFECT-006 = Ta zdolność działa tylko w fazie walki magicznej
refused-2E-EFFECT-007 = Ta zdolność działa tylko w fazie walki dystansowej, wręcz lub magicznej
refused-2E-EFFECT-008 = Zdolność „Przed walką” działa tylko przed walką
refused-2E-EFFECT-009 = Teraz nic by nie dała: karta działa wtedy, gdy zachodzi to, do czego służy
refused-2E-EFFECT-010 = Karta mówi, ile razy można jej użyć, i to już wyczerpane
refused-2E-ESCAPE-001 = Uciekać można tylko w fazie ucieczki
refused-2E-GAP-032 = Nie można odrzucić karty, aby uniknąć wyniku rzutu lub utraty łupu
refused-2E-GAP-038 = W tej chwili nie można aktywować żadnej karty
refused-2E-GAP-039 = Podczas tej przygody karta została już aktywowana
refused-2E-GAP-090 = Darmowa zdolność działa raz przy każdej okazji
refused-2E-GAP-093 = Rzut na liczbę docelową nie jest rzutem ataku
refused-2E-LIMIT-001 = Bohater może mieć najwyżej dwie Bronie
refused-2E-LIMIT-002 = Bohater może mieć najwyżej jeden Pancerz
refused-2E-LIMIT-003 = Bohater może mieć najwyżej dwóch Sprzymierzeńców
refused-2E-LIMIT-007 = Karty można sprzedawać tylko w fazie Handlu
refused-2E-MARKET-001 = Karty można kupować tylko w fazie Handlu
refused-2E-TERM-001 = To działa tylko przy rzutach ataku
refused-2E-TERM-002 = Rany można anulować tylko w chwili, gdy są zadawane
refused-2E-TURN-001 = Teraz decyduje ktoś inny
refused-2E-VAR-003 = Bohater może mieć najwyżej jeden Przedmiot danego rodzaju i typu
refused-2E-WOUND-007 = Po zapłaceniu Zmęczenie przekroczyłoby Wytrzymałość
