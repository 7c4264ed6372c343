### Unbreakable Bonds: cała gra na planszy. Walki są w third.ftl.

do-prepare = Przygotowanie: zachowaj tę akcję na późniejszą turę
do-spend-prepare = Wydaj żeton przygotowania na dodatkową akcję
do-trade = Handluj: { NAME($hero) }
do-gift = Podaruj coś: { NAME($hero) }
do-give-coin = 1 szt. złota
do-give-card = { NAME($card) }
ask-gift-what = { NAME($who) }: jaki podarunek otrzymuje { NAME($hero) }?
ask-challenge-accept = { NAME($hero) } rzuca wyzwanie. Czy { NAME($who) } godzi się na walkę?
event-hero-prepares = { NAME($who) } przygotowuje się do późniejszej tury.
event-prepare-spent = { NAME($who) } wydaje żeton przygotowania na dodatkową akcję.
event-gift-given =
    { $kind ->
        [gold] { NAME($rival) } otrzymuje 1 szt. złota; darczyńca: { NAME($hero) }.
       *[card] { $card ->
            [none] { NAME($rival) } otrzymuje kartę umiejętności; darczyńca: { NAME($hero) }.
           *[other] { NAME($rival) } otrzymuje kartę { NAME($card) }; darczyńca: { NAME($hero) }.
        }
    }
refused-UB-PREPARE-002 = Na karcie bohatera nie ma żetonu przygotowania.
refused-UB-PREPARE-004 = Bohater ma najwyżej jeden żeton przygotowania.
refused-UB-GAP-043 = Żeton przygotowania jest na późniejszą turę.
refused-UB-GAP-054 = W tej turze dość już handlowano między tą dwójką.
refused-UB-TRADE-001 = W drużynie nic nie przechodzi z rąk do rąk za darmo: handlujcie albo daj jeden podarunek na turę.
refused-UB-TRADE-004 = Handlują tylko bohaterowie na tym samym heksie.
refused-UB-TRADE-007 = Jeden podarunek na turę.
refused-UB-TRADE-008 = Nie ma nic, co mogłoby zmienić właściciela.
