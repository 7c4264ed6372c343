### Szare łowy, nasz własny scenariusz: nazwy i teksty klimatyczne.

## Scenariusz i złoczyńca

name-grey-huntress = Szara Łowczyni
    .gender = f
    .gen = Szarej Łowczyni
    .dat = Szarej Łowczyni
    .acc = Szarą Łowczynię
    .ins = Szarą Łowczynią
    .loc = Szarej Łowczyni
name-grey-hunt = Szare łowy
    .gender = p
    .gen = Szarych łowów
    .dat = Szarym łowom
    .ins = Szarymi łowami
    .loc = Szarych łowach

## Wrogowie

name-grey-hounds = Szare ogary
    .gender = p
    .gen = Szarych ogarów
    .dat = Szarym ogarom
    .ins = Szarymi ogarami
    .loc = Szarych ogarach
flavour-grey-hounds = Nie szczekają. Szczekają psy, które się jeszcze zastanawiają.
name-mist-riders = Jeźdźcy z mgły
    .gender = p
    .gen = Jeźdźców z mgły
    .dat = Jeźdźcom z mgły
    .acc = Jeźdźców z mgły
    .ins = Jeźdźcami z mgły
    .loc = Jeźdźcach z mgły
flavour-mist-riders = Pierwszy tętent słychać z lewej. Kopia nadciąga skądinąd.
name-antlered-one = Rogacz
    .gender = m
    .gen = Rogacza
    .dat = Rogaczowi
    .acc = Rogacza
    .ins = Rogaczem
    .loc = Rogaczu
flavour-antlered-one = Był kiedyś zwierzyną. Źle to zniósł.
name-poachers = Kłusownicy
    .gender = p
    .gen = Kłusowników
    .dat = Kłusownikom
    .acc = Kłusowników
    .ins = Kłusownikami
    .loc = Kłusownikach
flavour-poachers = Polują na to samo co Łowczyni i liczą, że nie weźmie tego do siebie.
name-beaters = Naganiacze
    .gender = p
    .gen = Naganiaczy
    .dat = Naganiaczom
    .acc = Naganiaczy
    .ins = Naganiaczami
    .loc = Naganiaczach
flavour-beaters = Wieśniacy z bębnami. Usłyszeli, że ktoś musi być pędzony, i spojrzeli po sobie.
name-hollow-falconer = Pusty sokolnik
    .gender = m
    .gen = Pustego sokolnika
    .dat = Pustemu sokolnikowi
    .acc = Pustego sokolnika
    .ins = Pustym sokolnikiem
    .loc = Pustym sokolniku
flavour-hollow-falconer = Pod kapturem nie ma nikogo. Rozkazy wydaje sokół.
name-silver-thief = Złodziejka srebra
    .gender = f
    .gen = Złodziejki srebra
    .dat = Złodziejce srebra
    .acc = Złodziejkę srebra
    .ins = Złodziejką srebra
    .loc = Złodziejce srebra
flavour-silver-thief = „Ratuję ci życie” – mówi i nawet nie kłamie.
name-first-hound = Pierwszy ogar
    .gender = m
    .gen = Pierwszego ogara
    .dat = Pierwszemu ogarowi
    .acc = Pierwszego ogara
    .ins = Pierwszym ogarem
    .loc = Pierwszym ogarze
flavour-first-hound = Wszystkie inne to kopie i on o tym wie.

## Zadania

name-tracks-in-the-frost = Tropy na szronie
    .gender = p
    .gen = Tropów na szronie
    .dat = Tropom na szronie
    .ins = Tropami na szronie
    .loc = Tropach na szronie
flavour-tracks-in-the-frost = Kopyta, łapy i jedna para butów idąca tyłem.
name-the-silversmiths-debt = Dług złotnika
    .gender = m
    .gen = Długu złotnika
    .dat = Długowi złotnika
    .ins = Długiem złotnika
    .loc = Długu złotnika
flavour-the-silversmiths-debt = Winien jest wszystkim, więc nikt nie może pozwolić, by coś mu się stało.
name-hide-in-the-reeds = Kryjówka w trzcinach
    .gender = f
    .gen = Kryjówki w trzcinach
    .dat = Kryjówce w trzcinach
    .acc = Kryjówkę w trzcinach
    .ins = Kryjówką w trzcinach
    .loc = Kryjówce w trzcinach
flavour-hide-in-the-reeds = Kto ją zbudował, widział wszystko. Nie pomogło.
name-the-white-hart = Biały jeleń
    .gender = m
    .gen = Białego jelenia
    .dat = Białemu jeleniowi
    .acc = Białego jelenia
    .ins = Białym jeleniem
    .loc = Białym jeleniu
flavour-the-white-hart = Daje się śledzić dokładnie tak długo, jak mu pasuje.
name-cold-campfire = Wystygłe ognisko
    .gender = n
    .gen = Wystygłego ogniska
    .dat = Wystygłemu ognisku
    .ins = Wystygłym ogniskiem
    .loc = Wystygłym ognisku
flavour-cold-campfire = Cztery miski, pięć łyżek i nikogo, kogo by zapytać.
name-moonwell = Księżycowa studnia
    .gender = f
    .gen = Księżycowej studni
    .dat = Księżycowej studni
    .acc = Księżycową studnię
    .ins = Księżycową studnią
    .loc = Księżycowej studni
flavour-moonwell = Księżyc stoi w niej co noc w pełni. Tamtego drugiego już nie pyta.
name-old-hunters-map = Mapa starego myśliwego
    .gender = f
    .gen = Mapy starego myśliwego
    .dat = Mapie starego myśliwego
    .acc = Mapę starego myśliwego
    .ins = Mapą starego myśliwego
    .loc = Mapie starego myśliwego
flavour-old-hunters-map = Zaznaczył każde miejsce, w którym omal nie zginął. Na resztę zabrakło miejsca.
name-wolf-pit = Wilczy dół
    .gender = m
    .gen = Wilczego dołu
    .dat = Wilczemu dołowi
    .ins = Wilczym dołem
    .loc = Wilczym dole
flavour-wolf-pit = Wilk na dnie proponuje rozejm do rana.
name-arrow-in-the-oak = Strzała w dębie
    .gender = f
    .gen = Strzały w dębie
    .dat = Strzale w dębie
    .acc = Strzałę w dębie
    .ins = Strzałą w dębie
    .loc = Strzale w dębie
flavour-arrow-in-the-oak = Tkwi tam od stu lat i wciąż na kogoś wskazuje.
name-the-charcoal-burner = Węglarz
    .gender = m
    .gen = Węglarza
    .dat = Węglarzowi
    .acc = Węglarza
    .ins = Węglarzem
    .loc = Węglarzu
flavour-the-charcoal-burner = Łowy mijają jego chatę każdej zimy i pozdrawiają. Nigdy nie śmiał odpowiedzieć.
name-the-broken-snare = Zerwane wnyki
    .gender = p
    .gen = Zerwanych wnyków
    .dat = Zerwanym wnykom
    .ins = Zerwanymi wnykami
    .loc = Zerwanych wnykach
flavour-the-broken-snare = To, co się wydostało, zawiązało węzeł na nowo. Lepiej.
name-the-huntsmans-widow = Wdowa po łowczym
    .gender = f
    .gen = Wdowy po łowczym
    .dat = Wdowie po łowczym
    .acc = Wdowę po łowczym
    .ins = Wdową po łowczym
    .loc = Wdowie po łowczym
flavour-the-huntsmans-widow = Co wieczór stawia dwa nakrycia. Z jednego ktoś je.

## Wydarzenia

name-horn-at-dusk = Róg o zmierzchu
    .gender = m
    .gen = Rogu o zmierzchu
    .dat = Rogowi o zmierzchu
    .ins = Rogiem o zmierzchu
    .loc = Rogu o zmierzchu
flavour-horn-at-dusk = Jeden sygnał: kogoś znaleziono. Drugi mówi kogo.
name-run-with-the-pack = Bieg ze sforą
    .gender = m
    .gen = Biegu ze sforą
    .dat = Biegowi ze sforą
    .ins = Biegiem ze sforą
    .loc = Biegu ze sforą
flavour-run-with-the-pack = Nie trzeba być szybszym od ogarów. Wystarczy od przyjaciół.
name-false-trail = Fałszywy trop
    .gender = m
    .gen = Fałszywego tropu
    .dat = Fałszywemu tropowi
    .ins = Fałszywym tropem
    .loc = Fałszywym tropie
flavour-false-trail = Trochę srebra w cudzej sakwie i noc znów jest spokojna.
name-bait = Przynęta
    .gender = f
    .gen = Przynęty
    .dat = Przynęcie
    .acc = Przynętę
    .ins = Przynętą
    .loc = Przynęcie
flavour-bait = Koza się zgodziła. To powinno nam dać do myślenia.
name-the-fletcher = Strzelarz
    .gender = m
    .gen = Strzelarza
    .dat = Strzelarzowi
    .acc = Strzelarza
    .ins = Strzelarzem
    .loc = Strzelarzu
flavour-the-fletcher = Daje gwarancję na każdą strzałę. Reklamacje tylko osobiście.
name-a-price-on-your-head = Nagroda za głowę
    .gender = f
    .gen = Nagrody za głowę
    .dat = Nagrodzie za głowę
    .acc = Nagrodę za głowę
    .ins = Nagrodą za głowę
    .loc = Nagrodzie za głowę
flavour-a-price-on-your-head = Podobizna schlebia. Kwota nie.
name-shared-fire = Wspólne ognisko
    .gender = n
    .gen = Wspólnego ogniska
    .dat = Wspólnemu ognisku
    .ins = Wspólnym ogniskiem
    .loc = Wspólnym ognisku
flavour-shared-fire = Nikt nie pyta o imiona i każdy liczy tobołki.
name-wager-of-hunters = Zakład myśliwych
    .gender = m
    .gen = Zakładu myśliwych
    .dat = Zakładowi myśliwych
    .ins = Zakładem myśliwych
    .loc = Zakładzie myśliwych
flavour-wager-of-hunters = Stawki są wysokie, opowieści jeszcze wyższe.
name-bloodhound-for-sale = Tropowiec na sprzedaż
    .gender = m
    .gen = Tropowca na sprzedaż
    .dat = Tropowcowi na sprzedaż
    .acc = Tropowca na sprzedaż
    .ins = Tropowcem na sprzedaż
    .loc = Tropowcu na sprzedaż
flavour-bloodhound-for-sale = Znajdzie wszystko prócz drogi do sprzedawcy. Dlatego wciąż sprzedaje.
name-the-poachers-tale = Opowieść kłusownika
    .gender = f
    .gen = Opowieści kłusownika
    .dat = Opowieści kłusownika
    .ins = Opowieścią kłusownika
    .loc = Opowieści kłusownika
flavour-the-poachers-tale = Przysięga, że nigdy tam nie był, i opisuje to bardzo dokładnie.
name-oath-at-the-crossroads = Przysięga na rozstajach
    .gender = f
    .gen = Przysięgi na rozstajach
    .dat = Przysiędze na rozstajach
    .acc = Przysięgę na rozstajach
    .ins = Przysięgą na rozstajach
    .loc = Przysiędze na rozstajach
flavour-oath-at-the-crossroads = Przysięgały cztery osoby na jeden nóż. Kto zatrzyma nóż, nie ustalono.

## Karty fabuły

name-the-silver-vein = Srebrna żyła
    .gender = f
    .gen = Srebrnej żyły
    .dat = Srebrnej żyle
    .acc = Srebrną żyłę
    .ins = Srebrną żyłą
    .loc = Srebrnej żyle
flavour-the-silver-vein = Górnicy odeszli w pośpiechu i zabrali drabiny.
name-the-buried-quiver = Zakopany kołczan
    .gender = m
    .gen = Zakopanego kołczanu
    .dat = Zakopanemu kołczanowi
    .ins = Zakopanym kołczanem
    .loc = Zakopanym kołczanie
flavour-the-buried-quiver = W tym grobie nie ma łucznika. Wykopano go dla strzał.
name-den-of-the-first-hound = Legowisko pierwszego ogara
    .gender = n
    .gen = Legowiska pierwszego ogara
    .dat = Legowisku pierwszego ogara
    .ins = Legowiskiem pierwszego ogara
    .loc = Legowisku pierwszego ogara
flavour-den-of-the-first-hound = Kości ułożone są według wielkości. To porządne zwierzę.
name-vigil-in-the-circle = Czuwanie w kręgu
    .gender = n
    .gen = Czuwania w kręgu
    .dat = Czuwaniu w kręgu
    .ins = Czuwaniem w kręgu
    .loc = Czuwaniu w kręgu
flavour-vigil-in-the-circle = Jedna noc wśród kamieni. Słuchają uważniej, niżby się chciało.
name-the-bowyers-apprentice = Uczeń łuczarza
    .gender = m
    .gen = Ucznia łuczarza
    .dat = Uczniowi łuczarza
    .acc = Ucznia łuczarza
    .ins = Uczniem łuczarza
    .loc = Uczniu łuczarza
flavour-the-bowyers-apprentice = Wie, gdzie mistrz schował srebro, i bardzo się nudzi.
name-moot-of-the-hunters = Wiec myśliwych
    .gender = m
    .gen = Wiecu myśliwych
    .dat = Wiecowi myśliwych
    .ins = Wiecem myśliwych
    .loc = Wiecu myśliwych
flavour-moot-of-the-hunters = Wszyscy ją widzieli i wszyscy patrzyli akurat w inną stronę.
name-the-cut-leash = Przecięta smycz
    .gender = f
    .gen = Przeciętej smyczy
    .dat = Przeciętej smyczy
    .acc = Przeciętą smycz
    .ins = Przeciętą smyczą
    .loc = Przeciętej smyczy
flavour-the-cut-leash = Bez ogarów musi wrócić i je policzyć. Jest ich bardzo dużo.
name-horns-in-the-night = Rogi wśród nocy
    .gender = p
    .gen = Rogów wśród nocy
    .dat = Rogom wśród nocy
    .ins = Rogami wśród nocy
    .loc = Rogach wśród nocy
flavour-horns-in-the-night = Nikt nie zmrużył oka. Kilkoro zaszło całkiem daleko.
name-the-hunt-feasts = Uczta łowów
    .gender = f
    .gen = Uczty łowów
    .dat = Uczcie łowów
    .acc = Ucztę łowów
    .ins = Ucztą łowów
    .loc = Uczcie łowów
flavour-the-hunt-feasts = Goście mile widziani. Przynoszą mięso.
name-silver-from-the-sky = Srebro z nieba
    .gender = n
    .gen = Srebra z nieba
    .dat = Srebru z nieba
    .ins = Srebrem z nieba
    .loc = Srebrze z nieba
flavour-silver-from-the-sky = Spadła gwiazda. Do rana każdy miał jej kawałek i mniej przyjaciół.

## Zdolności

name-never-loses-the-trail = Nigdy nie gubi tropu
    .gender = m
name-call-of-the-horn = Zew rogu
    .gender = m
name-grey-arrow = Szara strzała
    .gender = f
name-turn-as-one = Zwrot jak jeden pies
    .gender = m
name-drag-down = Ściągnięcie na ziemię
    .gender = n
name-half-in-the-mist = Na wpół we mgle
    .gender = n
name-lances-down = Kopie w dół
    .gender = p
name-spells-break-on-bone = Czary pękają na kości
    .gender = p
name-lowered-antlers = Pochylone poroże
    .gender = n
name-wire-across-the-path = Drut w poprzek ścieżki
    .gender = m
name-from-both-sides = Z obu stron
    .gender = n
name-din-of-drums = Łomot bębnów
    .gender = m
name-close-the-ring = Zamknąć krąg
    .gender = n
name-stooping-falcon = Spadający sokół
    .gender = m
name-light-fingers = Zwinne palce
    .gender = p
name-gone-round-the-corner = Już za rogiem
    .gender = n
name-teeth-of-winter = Zęby zimy
    .gender = p
name-circles-again = Krąży na nowo
    .gender = n

## Co mówi karta i co się dzieje

part-third-hunt =
    Między rundami złoczyńca jedzie w stronę zwierzyny, przez każdy teren: w akcie 1 o { $pace } heks. naprzód, w akcie 2 o { $faster }. Zwierzyną jest niepokonany bohater, który ma najwięcej srebrnych grotów, a wśród równych najbliższy. Dogoniony bohater otrzymuje obrażenia ({ $bite }) i traci srebrny grot, a { NAME($who) } wraca tam, skąd wyrusza. Po akcie 2 złoczyńca zamiast tego od razu atakuje i nikt nie może uciec.
event-villain-rides =
    { $n ->
        [0] { NAME($who) } czeka na heksie { $hex }. Zwierzyna: { NAME($hero) }.
       *[other] { NAME($who) } jedzie za zwierzyną ({ NAME($hero) }), heksy: { $n }, na heks { $hex }.
    }
event-villain-strikes =
    { $n ->
        [0] { NAME($who) } atakuje i znika: { NAME($place) }. Zwierzyna: { NAME($hero) }.
       *[other] { NAME($who) } atakuje, zabiera { third-story-tokens } i znika: { NAME($place) }. Zwierzyna: { NAME($hero) }.
    }
event-villain-attacks = { NAME($who) } dopada swojej zwierzyny i atakuje: { NAME($hero) }!
event-villain-driven-off = { NAME($hero) } przegania złoczyńcę; { NAME($who) } wraca: { NAME($place) }.

## Między bohaterami

effect-third-another-hero =
    { $here ->
        [yes] wskazany przez ciebie inny bohater na twoim heksie: { $effects }
       *[none] wskazany przez ciebie inny bohater: { $effects }
    }
effect-third-rob =
    { $what ->
        [story] zabierz innemu bohaterowi żetony fabuły (najwyżej { $amount })
       *[none] zabierz innemu bohaterowi najwyżej { $amount } szt. złota
    }
effect-third-contest =
    każdy bohater wykonuje test { third-attribute-gen }{ $modifier ->
        [none] {""}
       *[other] { " " }({ SIGNED($modifier) })
    }; kto ma najwięcej sukcesów: { $effects }{ $losers ->
        [none] {""}
       *[other] ; pozostali: { $losers }
    }
effect-third-drive-off = złoczyńca, który poluje, wraca do swojej siedziby
ask-card-hero = { NAME($card) }. { NAME($who) }: którego bohatera wskazujesz?
event-contest-won = { NAME($who) } wygrywa zawody (sukcesy: { $n }).
event-contest-lost = { NAME($who) } nie wygrywa zawodów (sukcesy: { $n }).
