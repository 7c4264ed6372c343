### Co mówi każda część gry: wyliczenia, ramy kart i zasad, proste odpowiedzi.

## Wyliczenia

list-two = { $head } i { $next }
list-more = { $head }, { $next }
list-last = { $head } i { $next }
list-or = { $head }; albo { $next }

## Zasady i odmowy

refused-frame = { $reason } ({ $rule }).
refused-by-a-rule = Zasady tej gry na to nie pozwalają
rule-frame = { $title } ({ $rule }): { $text }
rule-frame-borrowed = { $shown } [jeszcze bez tłumaczenia]

## Akapit karty

effect-frame-cost = kosztem { $cost } { $effect }
effect-frame-given = jeśli { $given }, { $effect }
effect-frame-may = (jeśli chcesz) { $effect }
effect-frame-limit = { $limit } { $effect }
effect-frame = { $when }: { $effect }
effect-frame-activate = aktywuj tę kartę i { $effect }
effect-frame-discard = odrzuć tę kartę i { $effect }
effect-frame-then = { $head }, potem { $next }
effect-frame-cost-then = kosztem { $cost }: { $effect }
effect-frame-activate-then = aktywuj tę kartę: { $effect }
effect-frame-discard-then = odrzuć tę kartę: { $effect }
effect-frame-sentence = { $effect }.

# po "kosztem" stoi dopełniacz
cost-exhaustion =
    { $n } { $n ->
        [one] żetonu
       *[other] żetonów
    } Zmęczenia
cost-wounds =
    { $n } { $n ->
        [one] rany
       *[other] ran
    }
cost-gold =
    { $n } { $n ->
        [one] sztuki
       *[other] sztuk
    } złota

## Proste odpowiedzi

do-yes = Tak
do-no = Nie
do-done = Gotowe

## Miejsca

seat-name = gracz { $seat }

## Edycje

name-second = Druga edycja
    .gender = f
    .gen = Drugiej edycji
    .dat = Drugiej edycji
    .acc = Drugą edycję
    .ins = Drugą edycją
    .loc = Drugiej edycji
name-third = Trzecia edycja
    .gender = f
    .gen = Trzeciej edycji
    .dat = Trzeciej edycji
    .acc = Trzecią edycję
    .ins = Trzecią edycją
    .loc = Trzeciej edycji
name-bonds = Trzecia edycja z rozszerzeniem Nierozerwalne więzi
    .gender = f
    .gen = Trzeciej edycji z rozszerzeniem Nierozerwalne więzi
    .dat = Trzeciej edycji z rozszerzeniem Nierozerwalne więzi
    .acc = Trzecią edycję z rozszerzeniem Nierozerwalne więzi
    .ins = Trzecią edycją z rozszerzeniem Nierozerwalne więzi
    .loc = Trzeciej edycji z rozszerzeniem Nierozerwalne więzi

## Miasta obu edycji

name-vynelvale = Vynelvale
    .gender = n
name-riverwatch = Riverwatch
    .gender = n
name-dawnsmoor = Dawnsmoor
    .gender = n
name-tamalir = Tamalir
    .gender = m
    .gen = Tamaliru
    .dat = Tamalirowi
    .ins = Tamalirem
    .loc = Tamalirze
name-greyhaven = Greyhaven
    .gender = n
name-nerekhall = Nerekhall
    .gender = n
name-forge = Kuźnia
    .gender = f
    .gen = Kuźni
    .dat = Kuźni
    .acc = Kuźnię
    .ins = Kuźnią
    .loc = Kuźni
name-frostgate = Frostgate
    .gender = n

## Przy pudełku: kogo wpisano bez nazwy

name-some-hero = Bohater
    .gender = m
    .gen = Bohatera
    .dat = Bohaterowi
    .acc = Bohatera
    .ins = Bohaterem
    .loc = Bohaterze
name-some-rival = Drugi bohater
    .gender = m
    .gen = Drugiego bohatera
    .dat = Drugiemu bohaterowi
    .acc = Drugiego bohatera
    .ins = Drugim bohaterem
    .loc = Drugim bohaterze
name-some-foe = Wróg
    .gender = m
    .gen = Wroga
    .dat = Wrogowi
    .acc = Wroga
    .ins = Wrogiem
    .loc = Wrogu
