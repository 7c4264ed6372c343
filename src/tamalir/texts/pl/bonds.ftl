### Unbreakable Bonds: cała gra na planszy. Walki są w third.ftl.

do-prepare = Przygotowanie: zachowaj tę akcję na późniejszą turę
do-spend-prepare = Wydaj żeton przygotowania na dodatkową akcję
do-trade = Wymiana: { NAME($hero) }
do-gift = Dar: { NAME($hero) }
do-give-coin = 1 szt. złota
do-give-card = { NAME($card) }
ask-gift-what = { NAME($who) }: jaki dar otrzymuje { NAME($hero) }?
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
refused-UB-GAP-054 = Na razie dość: pięć wymian na turę między dwójką bohaterów, jedna zmiana drużyny między dwiema akcjami.
refused-UB-TRADE-001 = W jednym zespole nic nie przechodzi z rąk do rąk za darmo: wymieniajcie się albo daj jeden dar na turę.
refused-UB-TRADE-004 = Wymieniają się tylko bohaterowie na tym samym heksie.
refused-UB-TRADE-007 = Jeden dar na turę.
refused-UB-TRADE-008 = Nie ma nic, co mogłoby zmienić właściciela.

## Koperty

do-send-envelope = Wyślij kopertę
do-open-envelope = Otwórz kopertę
do-keep-event = Rozpatrz wydarzenie
do-to-hero = Adresat: { NAME($hero) }
ask-envelope-what = Co { NAME($who) } kładzie na kopercie?
ask-envelope-whom = Do kogo { NAME($who) } wysyła kopertę?
ask-envelope-event = { NAME($card) }: czy { NAME($who) } wysyła to wydarzenie komuś jako pogłoskę?
event-envelope-sent =
    { $kind ->
        [gold] { NAME($who) } wysyła kopertę (1 szt. złota). Adresat: { NAME($rival) }.
       *[card] { $card ->
            [none] { NAME($who) } wysyła kopertę (karta umiejętności). Adresat: { NAME($rival) }.
           *[other] { NAME($who) } wysyła kopertę ({ NAME($card) }). Adresat: { NAME($rival) }.
        }
    }
event-envelope-opened =
    { $kind ->
        [gold] { NAME($who) } otwiera kopertę: 1 szt. złota.
       *[card] { $card ->
            [none] { NAME($who) } otwiera kopertę: karta umiejętności.
           *[other] { NAME($who) } otwiera kopertę: { NAME($card) }.
        }
    }
refused-UB-ENVELOPE-001 = Nie ma innego bohatera z twojego zespołu, któremu można by wysłać kopertę.
refused-UB-ENVELOPE-002 = Jedna koperta na turę.
refused-UB-ENVELOPE-003 = Nie ma czego położyć na kopercie.
refused-UB-ENVELOPE-005 = Nie ma koperty do otwarcia.
refused-UB-ENVELOPE-008 = Zapas kopert się wyczerpał.
refused-UB-ENVELOPE-012 = Koperty wysyła się i otwiera w miastach i miasteczkach.

## Karty zmiennej

event-twist-drawn = { NAME($who) } odkrywa kartę zmiennej: { NAME($card) }.
part-third-twist = Karta zmiennej: { $effects }
effect-third-no-purchase = nie kupuj nic podczas tych zakupów
name-work-the-shop = Pomoc w sklepie
    .gender = f
name-pickpocket = Kieszonkowiec
    .gender = m
name-old-debt = Stary dług
    .gender = m
name-market-brawl = Bójka na targu
    .gender = f
name-fencing-lesson = Lekcja szermierki
    .gender = f
name-healer-at-the-well = Uzdrowicielka przy studni
    .gender = f
name-loose-tongues = Długie języki
    .gender = p
name-closing-time = Pora zamykać
    .gender = f
name-lost-purse = Zgubiona sakiewka
    .gender = f
name-blocked-street = Zablokowana ulica
    .gender = f
name-socialize = Życie towarzyskie
    .gender = n
name-tatiannas-secret = Sekret Tatianny
    .gender = m
name-eliams-savings = Oszczędności Eliama
    .gender = p
name-over-the-rooftops = Po dachach
    .gender = n

## Arkusze scenariuszy

part-third-sheet-villain =
    { $when ->
        [setup] Złoczyńca { NAME($who) } jest na planszy od początku: { NAME($place) }.
       *[act] Złoczyńca { NAME($who) } pojawia się na koniec aktu 1: { NAME($place) }.
    } Przy takim zespole jego wydrukowane życie zmienia się o { SIGNED($harder) }. { $token ->
        [companion] Za każdego towarzysza bohatera, który się z nim mierzy, jego życie zmienia się o { SIGNED($per_token) }
        [silver] Za każdy srebrny grot bohatera, który się z nim mierzy, jego życie zmienia się o { SIGNED($per_token) }
       *[lore] Za każdy żeton wiedzy bohatera, który się z nim mierzy, jego życie zmienia się o { SIGNED($per_token) }
    }{ $per_zombie ->
        [0] {""}
       *[other] , a za każdego zombie na planszy o { SIGNED($per_zombie) }
    }; nigdy nie spada poniżej { $floor }. Wróg działa według swojej planszy walki. Gdy którykolwiek bohater pokona złoczyńcę, wygrywa cały zespół.
part-third-sheet-pooled =
    { $token ->
        [companion] Bohaterowie z jednej drużyny dzielą się towarzyszami w walce ze złoczyńcą.
        [silver] Bohaterowie z jednej drużyny dzielą się srebrnymi grotami w walce ze złoczyńcą.
       *[lore] Bohaterowie z jednej drużyny dzielą się wiedzą w walce ze złoczyńcą.
    }
part-third-sheet-end =
    { $end ->
        [march] Po akcie 2 złoczyńca maszeruje na koniec każdej rundy: o jeden heks za każdy dziki symbol na pięciu kościach terenu. Gdy { NAME($who) } dotrze do celu, zespół przegrywa: { NAME($goal) }.
        [hunt] Łowy nie kończą się z aktem 2: w każdej następnej rundzie złoczyńca przebywa o jeden heks więcej.
       *[lost] Jeśli na koniec aktu 2 { NAME($who) } jest niepokonany, zespół przegrywa.
    } { $end ->
        [hunt] Zespół przegrywa, gdy wszyscy bohaterowie zostaną wyeliminowani.
       *[other] Przegrywa także wtedy, gdy wszyscy bohaterowie zostaną wyeliminowani.
    }

part-third-sheet-help =
    { $gold ->
        [0] {""}
       *[other] Każdy bohater dostaje na początku dodatkowe złoto: { $gold }.{" "}
    }{ $rounds ->
        [0] {""}
        [one] W pierwszej rundzie żeton czasu się nie przesuwa.
       *[other] Przez pierwsze rundy ({ $rounds }) żeton czasu się nie przesuwa.
    }
measured-difficulty = { $n ->
        [1] Samotny mistrz wygrywa tu { $about ->
            [1] około { $percent } %
           *[other] { $percent } %
        } gier
       *[other] Zespoły waszej wielkości wygrywają tu { $about ->
            [1] około { $percent } %
           *[other] { $percent } %
        } gier
    } ({ $about ->
        [1] z krzywej dla gier botów przy różnych ustawieniach, razem { $games }
       *[other] zmierzono na botach, gier: { $games }
    }).
event-time-stands-still = Żeton czasu jeszcze się nie przesuwa.

## Drużyny

do-form-party =
    { $hero ->
        [all] Zaproponuj drużynę wszystkim bohaterom na tym heksie
       *[other] Zaproponuj utworzenie drużyny: { NAME($hero) }
    }
do-join-party = Dołącz do drużyny, w której jest { NAME($hero) }
do-leave-party = Opuść drużynę
ask-party-accept = { NAME($hero) } proponuje utworzenie drużyny. Czy { NAME($who) } się zgadza?
event-party-declined = { NAME($who) } nie wchodzi do drużyny (propozycja: { NAME($hero) }).
event-party-formed = Powstaje drużyna: { EACH($heroes, of: "name") }.
event-party-joined = { NAME($who) } dołącza do drużyny, w której jest { NAME($hero) }.
event-party-left = { NAME($who) } opuszcza drużynę.
event-party-dissolved = Z drużyny został tylko jeden bohater ({ NAME($who) }), więc drużyna się rozpada.
refused-UB-MODE-004 = Drużyny są tylko w grze kooperacyjnej.
refused-UB-PARTY-001 = Na tym heksie nie ma bohatera, z którym można teraz utworzyć drużynę.
refused-UB-PARTY-002 = W drużynie jest najwyżej czterech bohaterów.
refused-UB-PARTY-005 = Bohater nie należy do żadnej drużyny.
refused-UB-PARTY-006 = Na tym heksie nie ma takiej drużyny.
refused-UB-PARTY-009 = Bohater opóźniony lub pokonany musi najpierw dojść do siebie.
refused-UB-GAP-036 = Bohater należy najwyżej do jednej drużyny.

## Stół w słowach

picture-bonds-board = Plansza walki „{ NAME($board) }”, rozpatrywana od góry:
picture-bonds-space =
    { $symbol ->
        [enemy] obrażenia wroga
        [charge] szarża
        [double] podwojenie
        [surge] wzmocnienie
        [tactics] taktyka
       *[agility] zwinność
    }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) }
    }: { $tokens ->
        [none] puste
       *[other] { $tokens }
    }
picture-bonds-next =
    { $do ->
        [damage] Następnie { $kind ->
            [charge] obrażenia od szarży: { $amount }.
           *[enemy] obrażenia wroga: { $amount }.
        }
        [double] Następnie podwaja: { $token }.
        [ability] Następnie używa zdolności „{ NAME($ability) }”.
        [copy] Następnie kopiuje: { $token } (obrażenia: { $amount }).
        [flip] Następnie odwraca: { $token }.
        [recast] Następnie ponownie rzucasz: { $token }.
       *[pass] Następnie pasuje.
    }
picture-bonds-party =
    { $token ->
        [none] Drużyna: { $heroes }.
        [companion] Drużyna: { $heroes } (towarzysze razem: { $story }).
        [silver] Drużyna: { $heroes } (srebrne groty razem: { $story }).
       *[lore] Drużyna: { $heroes } (wiedza razem: { $story }).
    }
picture-bonds-envelope =
    { $kind ->
        [gold] Koperta (adresat: { NAME($hero) }): 1 szt. złota.
       *[card] { $card ->
            [none] Koperta (adresat: { NAME($hero) }): karta umiejętności.
           *[other] Koperta (adresat: { NAME($hero) }): { NAME($card) }.
        }
    }
picture-bonds-prepared = Z żetonem przygotowania: { $heroes }.

## Umiejętności drużynowe i zestawy

part-third-party-skill =
    { $attribute ->
        [body] Umiejętność drużynowa (ciało)
        [mind] Umiejętność drużynowa (umysł)
       *[spirit] Umiejętność drużynowa (duch)
    }; koszt: { EACH($price, of: "price") }, od dowolnych bohaterów razem. Działa dla każdego bohatera w drużynie.{ $success ->
        [yes] { " " }Sukces w testach atrybutów.
       *[no] {""}
    }
when-third-quest-completed = Gdy ukończysz wyprawę
effect-third-fellow = jeden inny bohater z twojej drużyny: { $effects }
effect-third-party = każdy bohater z twojej drużyny: { $effects }
do-play-party-skill = Zagraj umiejętność drużynową „{ NAME($card) }”: zapłacić mogą wszyscy razem
ask-party-skill-share = „{ NAME($card) }”: brakuje jeszcze trofeów ({ $n }). Które daje { NAME($who) }?
ask-party-fellow = „{ NAME($card) }”: dla kogo z drużyny?
event-party-skill-played = { NAME($who) } zagrywa umiejętność drużynową „{ NAME($card) }”.
event-party-skill-unpaid = Nie udało się zebrać trofeów na kartę „{ NAME($card) }”.
event-party-skill-learned = Zespół uczy się umiejętności drużynowej „{ NAME($card) }”.
refused-UB-PARTYSKILL-001 = W drużynie nie ma innego bohatera.
refused-UB-PARTYSKILL-002 = Umiejętność drużynową zagrywa się z ręki, w grze kooperacyjnej.
refused-UB-PARTYSKILL-003 = Bohaterowie nie mają razem dość trofeów.
refused-UB-PARTYSKILL-006 = Umiejętność drużynowa nie należy do żadnego bohatera: zagraj ją dla zespołu.
refused-UB-GAP-037 = W tej turze nikt nie chciał za nią zapłacić.
ask-setup-set =
    { $kind ->
        [skill] Którym zestawem umiejętności gramy? Potrzeba jeszcze { $n }.
       *[asset] Którym zestawem zasobów gramy? Potrzeba jeszcze { $n }.
    }
do-take-set = { NAME($set) }
event-sets-chosen =
    { $kind ->
        [skill] Zestawy umiejętności w tej grze: { EACH($sets, of: "name") }.
       *[asset] Zestawy zasobów w tej grze: { EACH($sets, of: "name") }.
    }
picture-bonds-common = Umiejętności drużynowe: { $cards }.

## Single cards

effect-third-redraw-asset = podczas każdych zakupów możesz raz odrzucić dobrany zasób i dobrać inny
effect-third-hero-here = jeden bohater na twoim heksie, także ty: { $effects }
ask-card-hero-here = „{ NAME($card) }”: który bohater na tym heksie?
do-redraw = Odrzuć „{ NAME($card) }” i dobierz inny zasób
do-keep-asset = Zostaw „{ NAME($card) }”
ask-shop-redraw = Dobrano „{ NAME($card) }”. Czy { NAME($who) } chce dobrać inny zasób?
event-asset-redrawn = { NAME($who) } odrzuca „{ NAME($card) }” i dobiera inny zasób.

## Dwa scenariusze z pudełka

part-third-sheet-warbands = Watahy Uthuków wkraczają do krainy stąd: { NAME($place) }. Jedna jest tam od początku, kolejne ({ $n }) pojawią się w trakcie gry. Na koniec każdej rundy każda wataha rusza się o jeden heks ku najbliższemu miejscu, które może zaatakować: z 1 oddziałem świątynie, z 2 także miasteczka, z 3 także twierdze, z 4 także miasta; jeśli takiego nie ma, zyskuje oddział. Zdobyte miejsce zostaje spalone: to dzicz bez targowiska. Na jej heksie bohater może wydać akcję, by z nią walczyć; każdy oddział wzmacnia ją o 1{ $health ->
        [0] {""}
       *[other] , a jej wydrukowane życie zmienia się o { SIGNED($health) }
    }. Zespół wygrywa, gdy pokona wszystkie watahy. Przegrywa, gdy spłoną wszystkie cztery miasta, na koniec aktu 2 albo gdy wszyscy bohaterowie zostaną wyeliminowani.
part-third-sheet-plague = Zaraza wybuchła w { $n } miastach i miasteczkach, a po każdej karcie fabuły dociera do następnego. Kto kończy turę w takim miejscu, otrzymuje obrażenia ({ $damage }), a odpoczywa się tam tak źle jak w dziczy. Bohater może tam wydać akcję na test wybranego atrybutu: { $successes } sukcesy leczą miejsce. Zespół wygrywa, gdy w akcie 2 nie ma już zarazy. Przegrywa, gdy zaraza obejmie naraz wszystkie cztery miasta, na koniec aktu 2 albo gdy wszyscy bohaterowie zostaną wyeliminowani.
effect-third-rout-warband = wataha jest pokonana
effect-third-reveal-warband = odkryj następną watahę
effect-third-march-warbands = wszystkie watahy ruszają
effect-third-reinforce-warbands =
    { $amount ->
        [-2] każda wataha traci 2 oddziały
        [-1] każda wataha traci oddział
       *[other] każda wataha zyskuje oddział
    }
effect-third-spread-plague = zaraza dociera do kolejnego miasta lub miasteczka
effect-third-cure-plague = wylecz zarazę na swoim heksie
do-engage-warband = Walcz z watahą: { NAME($who) }
do-cure-plague = Lecz zarazę (test, sukcesy: { $n })
do-attribute =
    { $attribute ->
        [body] Ciało
        [mind] Umysł
       *[spirit] Duch
    }
ask-plague-attribute = Który atrybut testuje { NAME($who) }?
event-warband-appears = Pojawia się wataha: { NAME($who) } ({ NAME($place) }).
event-warband-grows = { NAME($who) }: oddziałów jest teraz { $n }.
event-warband-moves = Wataha rusza: { NAME($who) }, { $hex }.
event-warband-falls = { NAME($hero) } pokonuje watahę: { NAME($who) }.
event-scorched = Spalona ziemia: { NAME($place) }.
event-plague-spreads = Wybucha zaraza: { NAME($place) }.
event-plague-cured = { NAME($who) } leczy zarazę: { NAME($place) }.
refused-UB-GAP-049 = Na tym heksie nie ma takiej watahy.
refused-UB-GAP-050 = Na tym heksie nie ma zarazy.
picture-bonds-warband = Wataha { NAME($who) }, życie { $health }, oddziały: { $units }, { $where }.
picture-bonds-facedown = Watahy, które dopiero nadejdą: { $n }.
picture-bonds-scorched = Spalone: { $places }.
picture-bonds-plague = Zaraza: { $places }.
result-warbands-fell = Ostatnia wataha jest pokonana: zespół wygrywa.
result-cities-scorched = Wszystkie cztery miasta spalone: zespół przegrywa.
result-plague-over = Koniec czerwonej śmierci: zespół wygrywa.
result-cities-plagued = Zaraza opanowała wszystkie cztery miasta: zespół przegrywa.
result-out-of-time = Koniec aktu 2: zespół przegrywa.

part-third-board-space =
    { $n }. { $symbol ->
        [enemy] Obrażenia wroga
        [charge] Szarża
        [double] Podwojenie
        [surge] Wzmocnienie
        [tactics] Taktyka
       *[agility] Zwinność
    }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) }
    }{ $symbol ->
        [enemy] : wszystkie żetony w jednym ataku.
        [charge] : wszystkie żetony w jednym ataku, którego nie można zablokować.
        [double] : kładzie się na nim najwyższy żeton pierwszego z tych rodzajów: { EACH($faces, of: "face") }.
        [surge] : na najdroższą zdolność, na którą go stać i która coś zmieni.
        [tactics] : kopia najwyższego widocznego żetonu pierwszego z tych rodzajów: { EACH($faces, of: "face") }.
       *[agility] { $faces ->
            [none] : bohater przerzuca żeton z największymi obrażeniami.
           *[other] { $recast ->
                [yes] : wróg przewraca własny żeton z jednym z tych symboli: { EACH($faces, of: "face") }; jeśli takiego nie ma, bohater przerzuca żeton z największymi obrażeniami.
               *[no] : wróg przewraca własny żeton z jednym z tych symboli: { EACH($faces, of: "face") }.
            }
        }
    }
