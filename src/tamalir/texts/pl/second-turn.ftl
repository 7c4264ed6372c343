### Druga edycja poza walką: przygotowanie, ruch, przygody, handel, doświadczenie, koniec.

## Wspólne słowa

second-terrain-plains = równina
second-terrain-road = droga
second-terrain-river = rzeka
second-terrain-swamp = bagno
second-terrain-forest = las
second-terrain-hills = wzgórza
second-terrain-mountains = góry
second-terrain-town = miasto
second-terrain-any = dowolny teren

second-counters-green =
    { $n } { $n ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
second-counters-yellow =
    { $n } { $n ->
        [one] żółty
        [few] żółte
       *[many] żółtych
    }
second-counters-blue =
    { $n } { $n ->
        [one] niebieski
        [few] niebieskie
       *[many] niebieskich
    }
second-counters-red =
    { $n } { $n ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }
second-counters-nothing = nic

second-terrain =
    { $terrain ->
        [plains] równina
        [road] droga
        [river] rzeka
        [swamp] bagno
        [forest] las
        [hills] wzgórza
        [mountains] góry
       *[town] miasto
    }
# mianownik rodzaju męskiego: znacznik, żeton
second-colour =
    { $colour ->
        [green] zielony
        [yellow] żółty
        [blue] niebieski
       *[red] czerwony
    }
# dopełniacz liczby mnogiej i rodzaju żeńskiego kończą się różnie, więc osobno
second-colour-gen-plural =
    { $colour ->
        [green] zielonych
        [yellow] żółtych
        [blue] niebieskich
       *[red] czerwonych
    }
second-until =
    { $until ->
        [phase] do końca fazy
        [round] do końca rundy
        [turn] do końca tury
       *[battle] do końca walki
    }
second-gives =
    { $gives ->
        [none] { $gives_gold ->
            [0] nic
           *[other] złoto ({ $gives_gold })
        }
       *[other] { $gives_gold ->
            [0] { EACH($gives, of: "name") }
           *[other] { EACH($gives, of: "name") } i złoto ({ $gives_gold })
        }
    }
second-wants =
    { $wants ->
        [none] { $wants_gold ->
            [0] nic
           *[other] złoto ({ $wants_gold })
        }
       *[other] { $wants_gold ->
            [0] { EACH($wants, of: "name") }
           *[other] { EACH($wants, of: "name") } i złoto ({ $wants_gold })
        }
    }
second-size-gold =
    { SIZE($n) } { SIZE($n) ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
second-by-gold =
    { SIZE($by) } { SIZE($by) ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
second-colour-plural =
    { $colour ->
        [green] zielone
        [yellow] żółte
        [blue] niebieskie
       *[red] czerwone
    }
second-hero-until =
    { $until ->
        [none] do końca tury
       *[other] { second-until }
    }
second-battle-until =
    { $until ->
        [none] do końca walki
       *[other] { second-until }
    }

## Pytania

ask-adventure-attempt = Co robi tu { NAME($hero) }?
ask-card-either = { NAME($card) }: które z dwojga wybierasz?
ask-card-pay =
    { NAME($card) }: czy płacisz { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota?
ask-card-rival = { NAME($card) }: którego rywala wybierasz?
ask-card-take =
    { $cost ->
        [0] Karta „{ NAME($card) }” może być twoja za darmo: bierzesz ją?
        [one] Karta „{ NAME($card) }” może być twoja za { $cost } sztukę złota: bierzesz ją?
        [few] Karta „{ NAME($card) }” może być twoja za { $cost } sztuki złota: bierzesz ją?
       *[many] Karta „{ NAME($card) }” może być twoja za { $cost } sztuk złota: bierzesz ją?
    }
ask-card-bargain =
    { NAME($card) }. { NAME($hero) } proponuje ci { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Doświadczenia za { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota. Kupujesz?
ask-card-town = { NAME($card) }: do którego miasta idziesz?
ask-card-walk = { NAME($card) }: dokąd idziesz?
ask-draw-adventure = Dobierz kartę Przygody.
ask-draw-doom = Połóż zakrytą kartę na Szlaku Zagłady.
ask-draw-first-player = Losowanie: kto zaczyna?
ask-draw-hero = Wylosuj bohatera.
ask-draw-market = Dobierz kartę Handlu.
ask-draw-order = Losowanie: kto jest pierwszy?
ask-event-replenish = Brakuje { second-colour-gen-plural } znaczników: które pole dostanie znacznik?
ask-experience-buy =
    { $points ->
        [one] Masz { $points } punkt Doświadczenia, a żeton kosztuje { $cost }: co rozwijasz?
        [few] Masz { $points } punkty Doświadczenia, a żeton kosztuje { $cost }: co rozwijasz?
       *[many] Masz { $points } punktów Doświadczenia, a żeton kosztuje { $cost }: co rozwijasz?
    }
ask-experience-pay = Którymi znacznikami płacisz (cena w punktach: { $cost })?
ask-limits-make-room = Nie ma miejsca na nową kartę ({ NAME($card) }): co odrzucasz?
ask-market-fatal = { NAME($card) } odbierze ci ostatnie Życie: twój bohater padnie na miejscu. Na pewno?
ask-market-act = { NAME($town) }, faza Handlu, złoto w sakiewce: { $gold }. Co robisz?
ask-market-upkeep = { NAME($card) } żąda 1 sztuki złota żołdu: płacisz?
ask-movement-moved = Jesteś na miejscu: używasz karty?
ask-movement-rest = Odpoczynek: kto odrzuca żeton Zmęczenia? Do odrzucenia: { $n }.
ask-movement-set-out = Jak rusza w drogę { NAME($hero) }?
ask-movement-travel =
    { $left ->
        [one] Została { $left } kość: dokąd idziesz?
        [few] Zostały { $left } kości: dokąd idziesz?
       *[many] Zostało { $left } kości: dokąd idziesz?
    }
ask-negotiation-offer = Jaką ofertę otrzyma { NAME($hero) }?
ask-negotiation-reply = { NAME($hero) } daje: { second-gives }, a chce: { second-wants }. Co odpowiadasz?
ask-roll-hazard =
    { $hero ->
        [none] Rzuć dwiema kośćmi ruchu: czy droga jest bezpieczna?
       *[other] Rzuć dwiema kośćmi ruchu: czy { NAME($hero) } podróżuje bezpiecznie?
    }
ask-roll-hazard-colour = Rzuć dwiema kośćmi dziesięciościennymi na kolor zagrożenia.
ask-roll-hazard-number = Rzuć dwiema kośćmi ruchu i policz symbole: to numer zagrożenia.
ask-roll-movement =
    { $hero ->
        [none] Rzuć kośćmi ruchu.
       *[other] Rzuć kośćmi ruchu za { NAME($hero, case: "acc") }.
    }
ask-turn-end = Twoja tura się kończy: używasz karty?
ask-game-end = { NAME($hero) } proponuje zakończyć grę bez zwycięzcy. Zgadzasz się?
ask-roll-commit = To, co tu zawiedzie, przepada: których Przedmiotów użyjesz w rzucie { $kind ->
    [ranged] walki dystansowej
    [melee] walki wręcz
   *[magic] walki magicznej
}?
ask-card-order = Co rozpatrzysz najpierw?

## Możliwości

do-accept = Przyjmij
do-adventure =
    { $colour ->
        [green] Podejmij się zielonej przygody
        [yellow] Podejmij się żółtej przygody
        [blue] Podejmij się niebieskiej przygody
       *[red] Podejmij się czerwonej przygody
    }
do-ask = Poproś o { NAME($card, case: "acc") }
do-ask-gold =
    Poproś o { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
do-bonus =
    { $what ->
        [life] +1 do Życia{ $closes ->
            [green] {" "}– zielone przygody będą odtąd na zawsze zamknięte
            [yellow] {" "}– żółte przygody będą odtąd na zawsze zamknięte
            [blue] {" "}– niebieskie przygody będą odtąd na zawsze zamknięte
           *[none] {""}
        }
       *[other] +2 do { second-what }
    }
do-break-off = Zerwij rozmowy
do-buy =
    { $cost ->
        [0] Weź { NAME($card, case: "acc") } za darmo
        [one] Kup { NAME($card, case: "acc") } za { $cost } sztukę złota
        [few] Kup { NAME($card, case: "acc") } za { $cost } sztuki złota
       *[many] Kup { NAME($card, case: "acc") } za { $cost } sztuk złota
    }
do-counter = Odpowiedz własną ofertą
do-decline = Odmów
do-dismiss = Odpraw { NAME($card, case: "acc") }
do-duel = Zaatakuj { NAME($hero, case: "acc") }
do-first =
    { $text ->
        [none] a) pierwsze
       *[other] a) { $text }
    }
do-give = Daj { NAME($card, case: "acc") }
do-give-gold =
    Daj { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
do-go-on = Dalej
do-heal = Zapłać 1 sztukę złota za uleczenie 1 rany: { NAME($who) }
do-heal-all =
    Zapłać { $cost } { $cost ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota za uleczenie { $n } ran: { NAME($who) }
do-hire =
    { $cost ->
        [0] Wynajmij { NAME($card, case: "acc") } za darmo
        [one] Wynajmij { NAME($card, case: "acc") } za { $cost } sztukę złota
        [few] Wynajmij { NAME($card, case: "acc") } za { $cost } sztuki złota
       *[many] Wynajmij { NAME($card, case: "acc") } za { $cost } sztuk złota
    }
do-leave-market = Opuść targ
do-move-on = Zostaw wszystko w spokoju i idź dalej
do-negotiate = Zaproponuj handel: { NAME($hero) }
do-pay =
    { $card ->
        [none] Zapłać znacznikami: { EACH($way, of: "second-counters") }
       *[other] Zapłać 1 sztukę złota żołdu: { NAME($card) }
    }
do-pay-gold =
    Zapłać { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
do-rival = { NAME($hero) }
do-pay-nothing = Nie płać
do-propose = Złóż tę ofertę
do-replenish = Połóż go na polu { $hex }
do-rest = { NAME($who) } odrzuca 1 żeton Zmęczenia
do-revive = Zapłać 1 sztukę złota za odrzucenie całego Zmęczenia: { NAME($who) }
do-roll =
    { $n ->
        [0] { $rest ->
            [0] Zostań na miejscu
           *[other] Zostań i odrzuć Zmęczenie, najwyżej { $rest }
        }
        [one] { $rest ->
            [0] Rzuć { $n } kością ruchu
           *[other] Rzuć { $n } kością ruchu i odrzuć Zmęczenie, najwyżej { $rest }
        }
       *[other] { $rest ->
            [0] Rzuć { $n } kośćmi ruchu
           *[other] Rzuć { $n } kośćmi ruchu i odrzuć Zmęczenie, najwyżej { $rest }
        }
    }
do-save-up = Oszczędzaj punkty
do-second =
    { $text ->
        [none] b) drugie
       *[other] b) { $text }
    }
do-sell =
    { $gain ->
        [one] Sprzedaj { NAME($card, case: "acc") } za { $gain } sztukę złota
        [few] Sprzedaj { NAME($card, case: "acc") } za { $gain } sztuki złota
       *[many] Sprzedaj { NAME($card, case: "acc") } za { $gain } sztuk złota
    }
do-step = Zamiast rzucać przejdź na pole { $hex }
do-stop = Zatrzymaj się tutaj
do-take =
    { $cost ->
        [0] Weź { NAME($card, case: "acc") }
        [one] Weź { NAME($card, case: "acc") } za { $cost } sztukę złota
        [few] Weź { NAME($card, case: "acc") } za { $cost } sztuki złota
       *[many] Weź { NAME($card, case: "acc") } za { $cost } sztuk złota
    }
second-goal =
    { $what ->
        [none] { $to }
        [green] zielona przygoda, { $to }
        [yellow] żółta przygoda, { $to }
        [blue] niebieska przygoda, { $to }
        [red] czerwona przygoda, { $to }
       *[other] { NAME($what) }
    }
do-march =
    { $n ->
        [one] Idź tu i stań: { second-goal }
        [few] Idź tu i stań ({ $n } pola): { second-goal }
       *[other] Idź tu i stań ({ $n } pól): { second-goal }
    }
do-to =
    { $terrain ->
        [none] Idź na pole { $hex }
       *[other] Idź na pole { $hex } ({ second-terrain })
    }
do-undefeated = Zmierz się znowu: { NAME($card) }
do-propose-end = Zaproponuj zakończenie gry
do-agree-to-end = Zgoda: kończymy grę
do-play-on = Gramy dalej
do-commit = Użyj { NAME($card, case: "gen") } ({ SIGNED($n) })
do-task = { NAME($card) }

## Zdarzenia

event-adventure-drawn = { NAME($hero) } dobiera kartę „{ NAME($card) }”.
event-bought =
    { $cost ->
        [0] { NAME($hero) } dostaje { NAME($card, case: "acc") } za darmo.
        [one] { NAME($hero) } dostaje { NAME($card, case: "acc") } za { $cost } sztukę złota.
        [few] { NAME($hero) } dostaje { NAME($card, case: "acc") } za { $cost } sztuki złota.
       *[many] { NAME($hero) } dostaje { NAME($card, case: "acc") } za { $cost } sztuk złota.
    }
event-card-readied = Karta „{ NAME($card) }” znów leży odkryta.
event-deal-made = { NAME($hero) } i { NAME($rival) } dobijają targu.
event-deck-empty =
    { $colour ->
        [green] W zielonej talii nie ma już kart.
        [yellow] W żółtej talii nie ma już kart.
        [blue] W niebieskiej talii nie ma już kart.
       *[red] W czerwonej talii nie ma już kart.
    }
event-eliminated = { NAME($hero) } odpada z Ostatecznego Starcia.
event-endgame-begins = Zagłada się dopełniła: zaczyna się Ostateczne Starcie.
event-enemy-defeated = { NAME($hero) } pokonuje przeciwnika z karty „{ NAME($foe) }”.
event-enemy-weakened =
    { $itself ->
        [yes] { NAME($card) } { GENDER($card) ->
            [p] słabną
           *[other] słabnie
        }: −{ $n } do { second-what }.
       *[no] { NAME($card) } { GENDER($card) ->
            [p] osłabiają
           *[other] osłabia
        } przeciwnika: −{ $n } do { second-what }.
    }
event-enemy-emboldened =
    { NAME($foe) } { GENDER($foe) ->
        [p] nabierają śmiałości
       *[other] nabiera śmiałości
    }: +{ $n } do { second-what }.
event-event-ignored = Wydarzenie „{ NAME($card) }” nie ma skutku: w grze jest ważniejsze.
event-event-takes-effect = Wydarzenie „{ NAME($card) }” wchodzi do gry.
event-experience-gained =
    { $what ->
        [life] { NAME($hero) } zdobywa doświadczenie: +1 do Życia.
       *[other] { NAME($hero) } zdobywa doświadczenie: +2 do { second-what }.
    }
event-game-begins = Gra się zaczyna, pierwszą turę ma { NAME($hero) }.
event-game-over =
    { $reason ->
        [solo-lost] Koniec gry: to przegrana.
        [turn-limit] Minęła umówiona liczba tur: koniec gry.
        [agreed-to-end] Wszyscy się zgadzają: koniec gry.
       *[endgame-over] Nikt już nie może stanąć do walki: koniec gry.
    }
event-hazard-checked =
    { $outcome ->
        [safe] { NAME($hero) } podróżuje bezpiecznie (teren: { second-terrain }).
       *[hazard] { NAME($hero) } natrafia na zagrożenie (teren: { second-terrain }).
    }
event-hazard-met =
    { $colour ->
        [green] { NAME($hero) } staje przed zielonym zagrożeniem podróży.
        [yellow] { NAME($hero) } staje przed żółtym zagrożeniem podróży.
        [blue] { NAME($hero) } staje przed niebieskim zagrożeniem podróży.
       *[red] { NAME($hero) } staje przed czerwonym zagrożeniem podróży.
    }
event-healing-bought =
    { GENDER($who) ->
        [p] { NAME($who) } korzystają z pomocy uzdrowiciela za 1 sztukę złota.
       *[other] { NAME($who) } korzysta z pomocy uzdrowiciela za 1 sztukę złota.
    }
event-hero-chosen = Do gry dołącza { NAME($hero) }.
event-hero-placed = { NAME($hero) } wyrusza z miasta { NAME($town) }.
event-hero-strengthened =
    { SIGN($n) ->
        [minus] { NAME($who) } słabnie: { SIGNED($n) } do { second-what }.
       *[plus] { NAME($who) } rośnie w siłę: { SIGNED($n) } do { second-what }.
    }
event-market-card = W mieście { NAME($town) } jest nowa karta: { NAME($card) }.
event-market-card-found = { NAME($hero) } natrafia na kartę „{ NAME($card) }”.
event-moved = { NAME($hero) } wchodzi na pole { $hex } ({ second-terrain }).
event-movement-rolled =
    { $hero ->
        [none] { NAME($card) } daje kości ruchu: { EACH($dice, of: "second-terrain") }.
       *[other] { NAME($hero) } rzuca kośćmi ruchu: { EACH($dice, of: "second-terrain") }.
    }
event-negotiation-begins = { NAME($hero) } i { NAME($rival) } zaczynają rozmowy.
event-negotiation-ends = { NAME($hero) } kończy rozmowy.
event-no-experience = Dla { NAME($hero, case: "gen") } nie ma już znacznika.
event-offer-answered =
    { $reply ->
        [accept] { NAME($hero) } przyjmuje ofertę.
        [decline] { NAME($hero) } odmawia.
        [counter] { NAME($hero) } chce złożyć własną ofertę.
       *[break-off] { NAME($hero) } zrywa rozmowy.
    }
event-offer-made = { NAME($hero) } daje: { second-gives }, a chce: { second-wants }.
event-points-gained =
    { NAME($hero) } zdobywa { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Doświadczenia.
event-replenished = Na polu { $hex } pojawia się { second-colour } znacznik Przygody.
event-rested =
    { $n ->
        [0] { GENDER($who) ->
            [p] { NAME($who) } odpoczywają, choć nie mają Zmęczenia.
           *[other] { NAME($who) } odpoczywa, choć nie ma Zmęczenia.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } odpoczywają i odrzucają { second-n-exhaustion }.
           *[other] { NAME($who) } odpoczywa i odrzuca { second-n-exhaustion }.
        }
    }
event-rethrown = { NAME($who) } wyrzuca { $before }, rzuca jeszcze raz: { $dice }, razem { $total }.
event-sold =
    { $gain ->
        [one] { NAME($hero) } sprzedaje { NAME($card, case: "acc") } za { $gain } sztukę złota.
        [few] { NAME($hero) } sprzedaje { NAME($card, case: "acc") } za { $gain } sztuki złota.
       *[many] { NAME($hero) } sprzedaje { NAME($card, case: "acc") } za { $gain } sztuk złota.
    }
event-task-finished = { NAME($hero) } wypełnia zadanie z karty „{ NAME($card) }”.
event-turn-begins = Turę zaczyna { NAME($hero) }.
event-upkeep-paid = { NAME($card) } otrzymuje żołd i zostaje.
event-wounds-added = { NAME($card) } dokłada { second-n-wounds }.
event-end-proposed = { NAME($hero) } proponuje zakończyć grę.
event-end-declined = { NAME($hero) } nie znajduje zgody wszystkich: gra toczy się dalej.

## Jak się skończyło

result-victory-red-cards = Trzy czerwone Wyzwania są pokonane; zwycięzca: { $winners }.
result-endgame-over =
    { $count ->
        [one] Nikt nie dotrwał do końca; najlepszy wynik: { $winners }.
       *[other] Nikt nie dotrwał do końca; równie dobry wynik: { $winners }.
    }
result-turn-limit =
    { $count ->
        [one] Umówione tury minęły; zwycięzca: { $winners }.
       *[other] Umówione tury minęły; zwycięzcy: { $winners }.
    }
result-solo-lost = Terrinoth upada, gra jest przegrana.
result-agreed-to-end = Gracze zgodzili się skończyć; nikt nie wygrywa.

## Chwile i warunki

when-second-arrived = Po przybyciu
when-second-before-moving = Przed ruchem
when-second-moved = Po ruchu
when-second-movement-rolled = Po rzucie kośćmi ruchu
when-second-end-of-turn = Na końcu twojej tury
given-second-trait =
    { $value ->
        [undead] przeciwnik jest nieumarły
        [dragon] przeciwnik jest smokiem
        [giant] przeciwnik jest olbrzymem
        [witch] przeciwnikiem jest wiedźma
        [spirit] przeciwnik jest duchem
        [cultist] przeciwnik jest kultystą
        [construct] przeciwnik jest konstruktem
        [beast] przeciwnik jest bestią
       *[other] przeciwnik ma cechę { $value }
    }
given-second-phase =
    { $value ->
        [ranged] trwa faza walki dystansowej
        [melee] trwa faza walki wręcz
        [magic] trwa faza walki magicznej
       *[other] trwa faza { $value }
    }
given-second-colour =
    { $value ->
        [green] przeciwnik jest zielony
        [yellow] przeciwnik jest żółty
        [blue] przeciwnik jest niebieski
       *[red] przeciwnik jest czerwony
    }
given-second-town = jesteś w mieście { NAME($value) }
given-second-holding = masz kartę „{ NAME($value) }”
given-second-terrain =
    { $value ->
        [plains] jesteś na równinie
        [road] jesteś na drodze
        [river] jesteś na rzece
        [swamp] jesteś na bagnie
        [forest] jesteś w lesie
        [hills] jesteś na wzgórzach
        [mountains] jesteś w górach
       *[town] jesteś w mieście
    }

## Co robią karty

effect-second-add-dice =
    { $n ->
        [one] rzuć dodatkowo { $n } kością ruchu
       *[other] rzuć dodatkowo { $n } kośćmi ruchu
    }
effect-second-all-gain-gold =
    { SIGN($n) ->
        [minus] każdy bohater traci { second-size-gold }
       *[plus] każdy bohater zdobywa { second-size-gold }
    }
effect-second-all-suffer =
    { $exhaustion ->
        [none] każdy bohater otrzymuje { second-wounds }
       *[other] { $wounds ->
            [none] każdy bohater otrzymuje { second-exhaustion }
           *[other] każdy bohater otrzymuje { second-exhaustion } i { second-wounds }
        }
    }
effect-second-bargain =
    zaproponuj wybranemu rywalowi { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Doświadczenia za { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota{ $refused ->
        [none] { "" }
       *[other] ; jeśli nikt nie kupi, { $refused }
    }
effect-second-contest =
    rzuć wyzwanie wybranemu rywalowi: rywal rzuca kośćmi i dodaje swoją wartość { second-attribute }{ $skill ->
        [none] { "" }
       *[other] { " " }({ EACH($skill, of: "skill") })
    }, a ty w takim samym teście musisz osiągnąć jego wynik{ $stake ->
        [none] { "" }
        [one] ; przegrany płaci zwycięzcy do { $stake } sztuki złota
       *[other] ; przegrany płaci zwycięzcy do { $stake } sztuk złota
    }{ $success ->
        [none] { "" }
       *[other] ; sukces: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; porażka: { $failure }
    }
effect-second-curse =
    { $exhaustion ->
        [none] zadaj wybranemu rywalowi { second-wounds }
       *[other] { $wounds ->
            [none] daj wybranemu rywalowi { second-exhaustion }
           *[other] daj wybranemu rywalowi { second-exhaustion } i zadaj mu { second-wounds }
        }
    }
effect-second-easy-terrain =
    { $terrain ->
        [plains] każda kość ruchu pozwala wejść na równinę
        [road] każda kość ruchu pozwala wejść na drogę
        [river] każda kość ruchu pozwala wejść na rzekę
        [swamp] każda kość ruchu pozwala wejść na bagno
        [forest] każda kość ruchu pozwala wejść do lasu
        [hills] każda kość ruchu pozwala wejść na wzgórza
       *[mountains] każda kość ruchu pozwala wejść w góry
    }
effect-second-either =
    { $second ->
        [none] jeśli chcesz, { $first }
       *[other] wybierz: a) { $first }; albo b) { $second }
    }
effect-second-embolden = podnieś { second-what-acc } przeciwnika o { $by } { second-battle-until }
effect-second-fight =
    { $win ->
        [none] { $escape ->
            [none] walcz z przeciwnikiem z tej karty
           *[other] walcz z przeciwnikiem z tej karty (ucieczka: { $escape })
        }
       *[other] { $escape ->
            [none] walcz z przeciwnikiem z tej karty (zwycięstwo: { $win })
           *[other] walcz z przeciwnikiem z tej karty (zwycięstwo: { $win }; ucieczka: { $escape })
        }
    }
effect-second-find-market-card =
    { $discount ->
        [none] dobierz kartę Handlu, którą możesz zatrzymać za darmo
       *[other] dobierz kartę Handlu, którą możesz kupić o { $discount } { $discount ->
            [one] sztukę
            [few] sztuki
           *[many] sztuk
        } złota taniej
    }
effect-second-finish = zakończ zadanie: { $reward }
effect-second-gain-experience =
    zdobądź { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Doświadczenia
effect-second-go-to-town =
    { $town ->
        [none] przenieś się do wybranego miasta
       *[other] przenieś się do miasta { NAME($town) }
    }
effect-second-lose-gold =
    strać { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota
effect-second-movement-dice =
    { SIGN($by) ->
        [minus] rzucasz { SIZE($by) } { SIZE($by) ->
            [one] kością
           *[other] kośćmi
        } ruchu mniej
       *[plus] rzucasz { SIZE($by) } { SIZE($by) ->
            [one] kością
           *[other] kośćmi
        } ruchu więcej
    }
effect-second-no-healing = nie można się uzdrawiać za złoto
effect-second-open-task = każdy bohater może wypełnić to zadanie
effect-second-pass-on = oddaj tę kartę wybranemu rywalowi; rywal musi ją zatrzymać
effect-second-pay =
    jeśli zapłacisz { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota, { $paid }{ $unpaid ->
        [none] { "" }
       *[other] ; w przeciwnym razie { $unpaid }
    }
effect-second-price =
    { $of ->
        [ally] { SIGN($by) ->
            [minus] Sprzymierzeńcy są tańsi o { second-by-gold }
           *[plus] Sprzymierzeńcy są drożsi o { second-by-gold }
        }
        [item] { SIGN($by) ->
            [minus] Przedmioty są tańsze o { second-by-gold }
           *[plus] Przedmioty są droższe o { second-by-gold }
        }
       *[none] { SIGN($by) ->
            [minus] wszystkie karty Handlu są tańsze o { second-by-gold }
           *[plus] wszystkie karty Handlu są droższe o { second-by-gold }
        }
    }
effect-second-ready-items =
    { $n ->
        [none] odkryj swój najdroższy aktywowany Przedmiot
        [one] odkryj swój najdroższy aktywowany Przedmiot
        [few] odkryj swoje { $n } najdroższe aktywowane Przedmioty
       *[many] odkryj swoich { $n } najdroższych aktywowanych Przedmiotów
    }
effect-second-recover =
    { $to ->
        [hero] usuń { second-exhaustion } swojego bohatera
       *[none] usuń { second-exhaustion }
    }
effect-second-remove-counter =
    { $n ->
        [none] zdejmij z planszy 1 { second-colour } znacznik Przygody wysunięty najdalej na północ (w rzędzie najdalej na zachód)
        [one] zdejmij z planszy { $n } { second-colour } znacznik Przygody wysunięty najdalej na północ (w rzędzie najdalej na zachód)
        [few] zdejmij z planszy { $n } { second-colour-plural } znaczniki Przygody, zaczynając od północy (w rzędzie od zachodu)
       *[many] zdejmij z planszy { $n } { second-colour-gen-plural } znaczników Przygody, zaczynając od północy (w rzędzie od zachodu)
    }
effect-second-reroll = rzuć obiema kośćmi jeszcze raz
effect-second-reroll-dice = rzuć wszystkimi kośćmi ruchu jeszcze raz
effect-second-rob =
    { $n ->
        [one] zabierz wybranemu rywalowi { $n } sztukę złota
       *[other] zabierz wybranemu rywalowi do { $n } sztuk złota
    }
effect-second-safe-travel = nie dotyczą cię zagrożenia podróży
effect-second-slip-away = ucieknij bez testu
effect-second-strengthen =
    { SIGN($by) ->
        [minus] obniż { second-what-acc } swojego bohatera o { SIZE($by) } { second-hero-until }
       *[plus] podnieś { second-what-acc } swojego bohatera o { SIZE($by) } { second-hero-until }
    }
effect-second-walk =
    { $n ->
        [none] przejdź najwyżej 1 pole dowolnego terenu
        [one] przejdź najwyżej { $n } pole dowolnego terenu
        [few] przejdź najwyżej { $n } pola dowolnego terenu
       *[many] przejdź najwyżej { $n } pól dowolnego terenu
    }
effect-second-weaken = obniż { second-what-acc } przeciwnika o { $by } { second-battle-until }
effect-second-wild-step =
    { $n ->
        [none] wejdź dodatkowo na 1 pole dowolnego terenu
        [one] wejdź dodatkowo na { $n } pole dowolnego terenu
        [few] wejdź dodatkowo na { $n } pola dowolnego terenu
       *[many] wejdź dodatkowo na { $n } pól dowolnego terenu
    }
effect-second-nothing = nie rób nic
effect-second-breaks-items = Przedmioty użyte w nieudanym rzucie walki z tym przeciwnikiem zostają odrzucone
event-counters-removed =
    { NAME($card) }: z planszy { $n ->
        [one] znika { $n } { $colour ->
            [green] zielony
            [yellow] żółty
            [blue] niebieski
           *[red] czerwony
        } znacznik Przygody.
        [few] znikają { $n } { $colour ->
            [green] zielone
            [yellow] żółte
            [blue] niebieskie
           *[red] czerwone
        } znaczniki Przygody.
       *[many] znika { $n } { $colour ->
            [green] zielonych
            [yellow] żółtych
            [blue] niebieskich
           *[red] czerwonych
        } znaczników Przygody.
    }
effect-second-weary-terrain =
    { $terrain ->
        [plains] za każde wejście na równinę bohater otrzymuje { second-exhaustion }
        [road] za każde wejście na drogę bohater otrzymuje { second-exhaustion }
        [river] za każde wejście na rzekę bohater otrzymuje { second-exhaustion }
        [swamp] za każde wejście na bagno bohater otrzymuje { second-exhaustion }
        [forest] za każde wejście do lasu bohater otrzymuje { second-exhaustion }
        [hills] za każde wejście na wzgórza bohater otrzymuje { second-exhaustion }
       *[mountains] za każde wejście w góry bohater otrzymuje { second-exhaustion }
    }
