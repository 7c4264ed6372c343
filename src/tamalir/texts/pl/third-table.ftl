### Trzecia edycja: cała gra na planszy. Walki są w third.ftl.

## Wspólne słowa; czytają zmienne zdania, w którym stoją

third-deck =
    { $deck ->
        [combat] walk
        [explore] przeszukiwania
       *[social] spotkań
    }
# dopełniacz po „klejnot”
third-gem =
    { $deck ->
        [combat] walki
        [explore] przeszukiwania
       *[social] spotkania
    }
third-trophy =
    { $kind ->
        [combat] trofeum walki
        [explore] trofeum przeszukiwania
        [social] trofeum spotkania
       *[any] trofeum
    }
third-attribute =
    { $attribute ->
        [body] ciało
        [mind] umysł
       *[spirit] duch
    }
third-attribute-gen =
    { $attribute ->
        [body] ciała
        [mind] umysłu
       *[spirit] ducha
    }
third-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
# narzędnik: rzuć czym?
third-dice =
    { $n ->
        [one] jedną kością terenu
       *[other] { $n } kośćmi terenu
    }
third-story-tokens =
    { $token ->
        [companion] { $n ->
            [one] { $n } towarzysz
            [few] { $n } towarzyszy
           *[many] { $n } towarzyszy
        }
        [silver] { $n ->
            [one] { $n } srebrny grot
            [few] { $n } srebrne groty
           *[many] { $n } srebrnych grotów
        }
       *[lore] { $n ->
            [one] { $n } żeton wiedzy
            [few] { $n } żetony wiedzy
           *[many] { $n } żetonów wiedzy
        }
    }
third-terrain =
    { $terrain ->
        [plains] równina
        [forest] las
        [hills] wzgórza
        [mountain] góra
        [water] woda
       *[city] miasto
    }
third-gives =
    { $gives ->
        [none] { $gives_gold ->
            [0] nic
           *[other] { $gives_gold } szt. złota
        }
       *[other] { $gives_gold ->
            [0] { EACH($gives, of: "name") }
           *[other] { EACH($gives, of: "name") } i { $gives_gold } szt. złota
        }
    }
third-wants =
    { $wants ->
        [none] { $wants_gold ->
            [0] nic
           *[other] { $wants_gold } szt. złota
        }
       *[other] { $wants_gold ->
            [0] { EACH($wants, of: "name") }
           *[other] { EACH($wants, of: "name") } i { $wants_gold } szt. złota
        }
    }
price-gold = { $n } szt. złota
price-exert =
    { $n ->
        [one] jedna mobilizacja
        [few] { $n } mobilizacje
       *[many] { $n } mobilizacji
    }
price-trophy =
    { $n ->
        [one] { $n } trofeum
        [few] { $n } trofea
       *[many] { $n } trofeów
    }
price-combat-trophy =
    { $n ->
        [one] { $n } trofeum walki
        [few] { $n } trofea walki
       *[many] { $n } trofeów walki
    }
price-explore-trophy =
    { $n ->
        [one] { $n } trofeum przeszukiwania
        [few] { $n } trofea przeszukiwania
       *[many] { $n } trofeów przeszukiwania
    }
price-social-trophy =
    { $n ->
        [one] { $n } trofeum spotkania
        [few] { $n } trofea spotkania
       *[many] { $n } trofeów spotkania
    }
price-story =
    { $n ->
        [one] { $n } żeton fabuły
        [few] { $n } żetony fabuły
       *[many] { $n } żetonów fabuły
    }
price-damage =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
price-action = { third-actions }

## Pytania: przygotowanie gry

ask-setup-scenario = Który scenariusz chcesz rozegrać?
ask-draw-scenario = Gracze nie są zgodni: wylosuj scenariusz.
ask-setup-first = Gracz { $player }: rzuć pięcioma kośćmi terenu; zaczyna ten, kto ma najwięcej dzikich symboli.
ask-setup-hero = Gracz { $player }: którego bohatera wybierasz?
ask-setup-place =
    { NAME($who) }: gdzie zaczynasz? { $kind ->
        [town] W dowolnym miasteczku.
        [shrine] W dowolnej świątyni.
       *[stronghold] W dowolnej twierdzy.
    }

## Pytania: tura

ask-turn-action =
    { $n ->
        [0] { NAME($hero) }: nie masz już akcji. Coś jeszcze?
       *[other] { NAME($hero) }, pozostałe akcje: { $n }. Co robisz?
    }
ask-move-spend = { NAME($who) } w drodze. Kości: { EACH($dice, of: "terrain-face") }.
ask-move-walk = { NAME($who) }: dokąd idziesz? Pozostałe heksy: { $n }.
ask-move-place = { NAME($who) }: dokąd idziesz?
ask-dice-move = { NAME($who) } rusza: rzuć { third-dice }.
ask-dice-rest = { NAME($who) } odpoczywa: rzuć { third-dice }.
ask-dice-explore = { NAME($who) } przeszukuje: rzuć { third-dice }.
ask-dice-ability = { NAME($who) }: rzuć { third-dice }.
ask-dice-again = { NAME($who) }: rzuć ponownie { third-dice }.
ask-dice-which = { NAME($who) }: którą kością rzucasz ponownie?
ask-dice-count-as = { NAME($who) }: którą kość zmieniasz?
ask-dice-match = Kości: { EACH($dice, of: "terrain-face") }; pasujące: { $n }. { NAME($who) }: zmieniasz je?
ask-draw-skill = Dobierz kartę umiejętności.
ask-draw-asset = Dobierz kartę zasobu.
ask-draw-trophy = Dobierz wierzchnią kartę talii jako trofeum, nie oglądając jej.
ask-draw-story = Dobierz kartę fabuły.
ask-draw-borrowed = Wylosuj wroga ze stosu odrzuconych kart walk.
ask-hand-discard = { NAME($who) } ma na ręce za dużo kart umiejętności. Którą odrzucasz? Do odrzucenia: { $n }.
ask-hand-lose = { NAME($who) }: którą kartę umiejętności odrzucasz? Do odrzucenia: { $n }.
ask-hero-exert = { NAME($who) } mobilizuje się: którą kartę umiejętności odrzucasz?
ask-hero-brace =
    { NAME($who) } ma otrzymać { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } i zostanie pokonany. Użyć czegoś wcześniej?
ask-hero-ability = { NAME($who) }: użyć zdolności { NAME($ability) }?
ask-hero-order = { NAME($who) }: kilka zdolności naraz. Która pierwsza?
ask-hero-challenge = { NAME($who) }: kogo wyzywasz?
ask-learn-spend = { NAME($who) }: które { third-trophy } wydajesz na naukę? Pozostało: { $n }.
ask-learn-drop = { NAME($who) }: za dużo umiejętności ({ third-attribute }). Którą odrzucasz?
ask-learn-free = { NAME($who) }: której umiejętności się uczysz, bez wydawania trofeów?
ask-trophy-spend = { NAME($who) }: które { third-trophy } wydajesz? Pozostało: { $n }.
ask-trophy-kind = { NAME($who) }: jakiego rodzaju trofeum zdobywasz?
ask-test-exert = Test { third-attribute-gen }, dotychczasowe sukcesy: { $n }. { NAME($who) }: mobilizujesz się?
ask-shop-sell = { NAME($town) }, złoto: { $gold }. Co sprzedajesz?
ask-shop-buy = { NAME($town) }, złoto: { $gold }. Kup jeden zasób albo odrzuć jeden z targowiska.
ask-asset-drop =
    { NAME($who) } ma dwa zasoby jednego typu ({ $type ->
        [weapon] broń
        [clothing] ubranie
        [equipment] ekwipunek
        [movement] ruch
       *[goods] dobra
    }). Który odrzucasz?
ask-asset-lose = { NAME($who) }: który zasób tracisz?
ask-asset-take = { NAME($who) }: który zasób bierzesz z targowiska?
ask-event-choice = { NAME($card) }. { NAME($who) }: którą z dwóch opcji wybierasz?
ask-quest-ending =
    { $dice ->
        [none] { NAME($card) }. { NAME($who) }: które zakończenie wybierasz?
       *[other] { NAME($card) }, kości: { EACH($dice, of: "terrain-face") }. { NAME($who) }: które zakończenie wybierasz?
    }
ask-card-choose = { NAME($card) }. { NAME($who) }: co wybierasz?
ask-card-may = { NAME($who) }: korzystasz z tego (karta: { NAME($card) })?
ask-card-price = { NAME($who) }: płacisz ({ EACH($price, of: "price") })?
ask-deal-offer = { NAME($hero) }: oferta. Dajesz: { third-gives }. Chcesz: { third-wants }.
ask-deal-answer =
    { NAME($hero) } daje: { third-gives }, chce: { third-wants }. { $fair ->
        [no] To oddanie wszystkiego za nic, wbrew duchowi gry. Przyjmujesz?
       *[yes] Przyjmujesz?
    }
ask-villain-march = Rzuć pięcioma kośćmi terenu: { NAME($who) } idzie o jeden heks za każdy dziki symbol.

## Możliwości

do-scenario = { NAME($object) }
do-hero = { NAME($hero) }
do-start = { NAME($place) }
do-walk = Idź na heks { $hex }
do-travel = Rzuć { third-dice } i ruszaj
do-take-rest = Odpoczynek
do-train = Szkolenie
do-shop = Zakupy
do-go-adventuring = Poszukiwanie przygód (talia { third-deck })
do-recover = Koniec wstrzymania
do-idle = Wydaj akcję na nic
do-end-turn = Zakończ turę
do-attempt = Wyprawa: { NAME($card) }
do-follow = Pogłoska: { NAME($card) }
do-story = Wyprawa fabularna: { NAME($card) }
do-kill-zombie = Zabij zombie za 1 szt. złota
do-face-villain = Nawiąż walkę ze złoczyńcą
do-learn = Naucz się: { NAME($card) }
do-ability = Użyj zdolności { NAME($ability) }
do-deal = Przekazywanie: { NAME($hero) }
do-hand-over = Zaproponuj dar: { NAME($card) } ({ NAME($hero) })
do-hand-over-gold = Zaproponuj dar: { $n } szt. złota ({ NAME($hero) })
do-go = Na heks { $hex } ({ third-terrain }) za kość { EACH($face, of: "terrain-face") }
do-show-trophies = Pokaż swoje trofea: { NAME($hero) }
do-keep-dice = Zostaw kości, jak leżą
do-die = { EACH($face, of: "terrain-face") }
do-discard-skill = Odrzuć kartę { NAME($card) }
do-drop-skill = Porzuć umiejętność { NAME($card) }
do-drop = Odrzuć zasób { NAME($card) }
do-pay-trophy = Wydaj kartę { NAME($card) } ({ third-trophy })
do-kind = { third-trophy }
do-reject = Odrzuć z targowiska: { NAME($card) }
do-take-asset = { NAME($card) } ({ NAME($town) })
do-choice =
    { $n ->
        [1] Pierwsza opcja
       *[2] Druga opcja
    }
do-ending = Zakończenie { $n }
do-no-ending = Tym razem bez zakończenia
do-effect =
    { $verb ->
        [gain-gold] Złoto (wybór { $n })
        [bonus-trophy] Premiowe trofeum (wybór { $n })
        [gain-trophy] Trofeum (wybór { $n })
        [gain-story] Żetony fabuły (wybór { $n })
       *[other] Wybór { $n }
    }
do-challenge = Wyzwij: { NAME($hero) }

## Zdarzenia: przygotowanie i czas

event-scenario-chosen = Scenariusz: { NAME($scenario) }.
event-first-player-roll = Gracz { $player }: dzikie symbole { $n }.
event-first-player = Pierwszym graczem jest gracz { $player }.
event-hero-starts = { NAME($who) } zaczyna: { NAME($place) }.
event-round-begins = Akt { $act }, zaczyna się runda { $n }.
event-turn-over = Koniec tury: { NAME($hero) }.
event-time-moves = Żeton czasu przesuwa się na pole { $space } aktu { $act }.
event-act-over = Koniec aktu { $act }.
event-act-begins = Zaczyna się akt { $act }.
event-gems-refreshed = Klejnoty przygód na heksach bez bohatera zostają odkryte.
event-gem-refreshed = { NAME($who) } odkrywa klejnot.
event-story-drawn = Karta fabuły: { NAME($card) }.
event-story-quest-placed = { NAME($card) }: pole { $n } toru wypraw fabularnych.
event-story-quest-over = { NAME($card) } schodzi z toru wypraw fabularnych.
event-story-used = { NAME($who) } podejmuje wyprawę fabularną { NAME($card) }.
event-villain-appears = Pojawia się { NAME($who) }: { NAME($place) }.
event-villain-marches = Dzikie symbole: { $n }. { NAME($who) } stoi na heksie: { $hex }.
event-villain-falls = { NAME($who) } pokonuje złoczyńcę!
event-scenario-flipped =
    { $side ->
        [a] Karta scenariusza wraca na stronę A.
       *[b] Karta scenariusza zostaje odwrócona na stronę B.
    }
event-hero-eliminated =
    { GENDER($who) ->
        [f] { NAME($who) } zostaje wyeliminowana.
       *[m] { NAME($who) } zostaje wyeliminowany.
    }
event-zombies-placed =
    { $n ->
        [one] Pojawia się zombie: { NAME($place) }.
       *[other] Pojawiają się zombie ({ $n }): { NAME($place) }.
    }
event-zombies-met = { NAME($who) } wchodzi między zombie: { $hex }.
event-zombie-killed = { NAME($who) } zabija zombie i zdobywa { $n } szt. złota.

## Zdarzenia: bohaterowie

event-hero-moved = { NAME($who) } wchodzi na heks: { $hex }.
event-hero-damaged =
    { NAME($who) } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
event-hero-defeated =
    { GENDER($who) ->
        [f] { NAME($who) } jest pokonana.
       *[m] { NAME($who) } jest pokonany.
    }
event-hero-healed =
    { NAME($who) } leczy { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
event-hero-rested = { NAME($who) } odpoczywa; wyleczone obrażenia: { $n }.
event-hero-trains = { NAME($who) } szkoli się.
event-hero-idles = { NAME($who) } nic nie robi.
event-hero-delayed =
    { GENDER($who) ->
        [f] { NAME($who) } jest wstrzymana.
       *[m] { NAME($who) } jest wstrzymany.
    }
event-hero-recovers =
    { GENDER($who) ->
        [f] { NAME($who) } nie jest już wstrzymana.
       *[m] { NAME($who) } nie jest już wstrzymany.
    }
event-dice-rolled = { NAME($who) } rzuca: { EACH($dice, of: "terrain-face") }.
event-exerted = { NAME($who) } mobilizuje się i odrzuca kartę { NAME($card) }.
event-ability-used =
    { GENDER($who) ->
        [p] { NAME($who) } używają zdolności { NAME($ability) }.
       *[m] { NAME($who) } używa zdolności { NAME($ability) }.
    }
event-story-gained = { NAME($who) } zdobywa: { third-story-tokens }.
event-story-lost = { NAME($who) } traci: { third-story-tokens }.
event-skills-drawn =
    { $cards ->
        [none] { NAME($who) } dobiera karty umiejętności: { $n }.
       *[other] { NAME($who) } dobiera: { EACH($cards, of: "name") }.
    }
event-skills-shuffled = Odrzucone karty umiejętności tworzą nową talię.
event-skill-discarded = { NAME($who) } odrzuca kartę { NAME($card) }.
event-skill-learned = { NAME($who) } uczy się umiejętności { NAME($card) }.
event-skill-dropped = { NAME($who) } porzuca umiejętność { NAME($card) }.
event-trophy-taken = { NAME($who) } bierze kartę { NAME($card) } ({ third-trophy }).
event-trophy-gained =
    { $card ->
        [none] { NAME($who) } zdobywa { third-trophy }.
       *[other] { NAME($who) } zdobywa { third-trophy }: { NAME($card) }.
    }
event-trophies-shown =
    { $cards ->
        [none] { NAME($who) } pokazuje swoje trofea: widzi je { NAME($hero) }.
       *[other] { NAME($who) } pokazuje swoje trofea ({ NAME($hero) } je widzi): { EACH($cards, of: "name") }.
    }
event-trophy-spent = { NAME($who) } wydaje kartę { NAME($card) } ({ third-trophy }).
event-test-begins =
    { NAME($who) }: test { third-attribute-gen }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-test-card =
    { $star ->
        [yes] { NAME($card) }: sukces.
       *[no] { NAME($card) }: bez sukcesu.
    }
event-test-over = { NAME($who) }: test { third-attribute-gen }, sukcesy: { $n }.

## Zdarzenia: zasoby

event-assets-shuffled = Odrzucone karty zasobów tworzą nową talię.
event-asset-on-sale = { NAME($town) }: nowy zasób na targowisku, { NAME($card) }.
event-asset-rejected = { NAME($who) } odrzuca z targowiska ({ NAME($town) }): { NAME($card) }.
event-asset-lost = { NAME($who) } traci zasób { NAME($card) }.
event-asset-gained = { NAME($who) } zdobywa zasób { NAME($card) }.
event-goods-traded = { NAME($who) } wymienia dobra { NAME($card) } na { $n } szt. złota.
event-hand-over-offered =
    { NAME($hero) } proponuje. Odbiorca: { NAME($rival) }. Daje: { third-gives }, chce: { third-wants }.{ $fair ->
        [no] { " " }To raczej nie jest uczciwa gra.
       *[yes] {""}
    }
event-hand-over-declined = { NAME($hero) } odmawia. Propozycję składa { NAME($rival) }.
event-handed-over = { NAME($hero) } i { NAME($rival) } przekazują sobie rzeczy.

## Zdarzenia: przygody

event-adventure-begins = { NAME($who) } szuka przygód (klejnot { third-gem }): { $hex }.
event-card-drawn = { NAME($who) } dobiera kartę { NAME($card) } (talia { third-deck }).
event-deck-exhausted = Talia { third-deck } jest pusta: nic się nie dzieje.
event-card-discarded-faceup = Karta { NAME($card) } zostaje odrzucona.
event-event-chosen =
    { $n ->
        [1] { NAME($who) } wybiera pierwszą opcję karty { NAME($card) }.
       *[2] { NAME($who) } wybiera drugą opcję karty { NAME($card) }.
    }
event-rumor-taken = { NAME($who) } zachowuje pogłoskę { NAME($card) }.
event-rumor-followed = { NAME($who) } idzie za pogłoską { NAME($card) }.
event-quest-attempted = { NAME($who) } podejmuje wyprawę { NAME($card) }.
event-quest-ends = { NAME($who) }: zakończenie { $n } wyprawy { NAME($card) }.
event-quest-goes-on = { NAME($card) }: wyprawa trwa ({ NAME($who) }).
event-fight-reward = { NAME($who) } pokonuje wroga { NAME($card) }; złoto { SIGNED($gold) }.
event-fight-borrowed = { NAME($who) } używa cudzej zdolności { NAME($ability) } ({ NAME($card) }).

## Wyniki

result-villain-fell = Złoczyńca pokonany. Zwycięzca: { $winners }.
result-goal-reached = Złoczyńca dotarł do celu: wszyscy bohaterowie przegrywają.
result-time-is-up = Koniec Aktu 2, złoczyńca niepokonany: wszyscy bohaterowie przegrywają.
result-all-eliminated = Wszyscy bohaterowie wyeliminowani: nikt nie wygrywa.
result-round-limit = Gra trwa zbyt długo: nikt nie wygrywa.

## Odmowy

refused-3E-ABILITY-001 = Karta na to tutaj i teraz nie pozwala.
refused-3E-ACTION-001 = Nie ma już akcji.
refused-3E-ACTION-006 = Pozostało za mało akcji.
refused-3E-ADVENTURE-001 = Na tym heksie nie ma klejnotu przygody.
refused-3E-ADVENTURE-002 = Pozostało za mało akcji na poszukiwanie przygód.
refused-3E-ADVENTURE-003 = Klejnot na tym heksie jest zakryty.
refused-3E-ASSET-003 = Zasób odrzuca się tylko wtedy, gdy są dwa jednego typu.
refused-3E-ATTR-004 = Atrybut nie pozwala na więcej umiejętności tego typu.
refused-3E-CHALLENGE-002 = Wyzwać innego bohatera można tylko dzięki zdolności.
refused-3E-DEFEAT-004 = Pokonany bohater może tylko odpoczywać.
refused-3E-DELAY-001 = Wstrzymany bohater musi wydać następną akcję, aby przestać nim być.
refused-3E-DELAY-004 = Pokonany bohater musi się najpierw wyleczyć.
refused-3E-DICE-001 = Nie ma kości do zmiany.
refused-3E-EXERT-003 = Mobilizacja wymaga rzutu, testu albo zdolności.
refused-3E-GAP-031 = Złoczyńca jeszcze się nie pojawił.
refused-3E-GAP-034 = Na tej wyprawie fabularnej nic już nie zostało.
refused-3E-GAP-037 = Próba kosztuje więcej akcji, niż pozostało.
refused-3E-GAP-043 = Teraz nie można niczego przekazać.
refused-3E-COMBAT-015 = Taki ruch nie jest możliwy podczas walki.
refused-3E-COMBAT-020 = Do trwającej walki nie można wciągnąć nikogo innego.
refused-3E-GAP-066 = Ci dwaj przekazali sobie w tej turze dość rzeczy.
refused-3E-GIVE-001 = Przekazywać mogą tylko bohaterowie na tym samym heksie.
refused-3E-GIVE-003 = Przekazać można tylko złoto i zasoby.
refused-3E-GOLD-001 = Za mało złota.
refused-3E-GOLDEN-007 = To należy do kogoś innego.
refused-3E-HAND-003 = Kart umiejętności nie odrzuca się dowolnie.
refused-3E-HERO-004 = Nie ma tu bohatera, którego można wyzwać.
refused-3E-LEARN-001 = Umiejętności uczy się we własnej turze.
refused-3E-LEARN-003 = W trakcie akcji nie można uczyć się umiejętności.
refused-3E-LEARN-004 = Za mało trofeów na tę umiejętność.
refused-3E-LEARN-005 = Trofea nie pasują do kosztu tej umiejętności.
refused-3E-LEARN-008 = Umiejętności nie można porzucić dowolnie.
refused-3E-MARKET-001 = Tego zasobu nie ma na targowisku tego miasta.
refused-3E-MOVE-001 = Krok prowadzi na sąsiadujący heks.
refused-3E-MOVE-003 = Żadna kość tam nie prowadzi.
refused-3E-MOVE-004 = Po rzucie nie ma już kroku bez kości.
refused-3E-MOVE-007 = Najpierw dokończ ruch.
refused-3E-ONCE-001 = Ta zdolność została już użyta w tej turze.
refused-3E-ONCE-002 = Tej zdolności używa się we własnej turze.
refused-3E-QUEST-002 = Bohater nie stoi na heksie tej wyprawy.
refused-3E-RUMOR-001 = Pogłoska tutaj nie pomoże.
refused-3E-SCEN-012 = Bohater nie stoi na heksie złoczyńcy.
refused-3E-SHOP-001 = Zakupy robi się w mieście.
refused-3E-SHOP-004 = Zasoby sprzedaje się tylko podczas zakupów.
refused-3E-SHOP-007 = Za mało złota na ten zasób.
refused-3E-SHOP-008 = W jednej akcji zakupów kupuje się jeden zasób.
refused-3E-SKILL-001 = Najpierw trzeba się nauczyć tej umiejętności.
refused-3E-STORYQUEST-001 = Tej wyprawy fabularnej nie ma na torze.
refused-3E-STORYQUEST-002 = Bohater nie stoi na heksie tej wyprawy fabularnej.
refused-3E-TRAIN-003 = Najpierw odrzuć nadmiar kart.
refused-3E-TURN-001 = To nie jest tura tego bohatera.
refused-3E-TURN-003 = Najpierw dokończ to, co trwa.
refused-3E-ZOMBIE-005 = Na tym heksie nie ma zombie.

## Karty: chwile, koszty, ograniczenia, warunki

when-third-action = Akcja
when-third-turn = W twojej turze
when-third-terrain-roll = Po rzucie kośćmi terenu
when-third-trophy-gained = Gdy zdobędziesz trofeum
when-third-after-defeat = Po twojej porażce
when-third-setup = Przygotowanie
# po "kosztem" stoi dopełniacz
cost-trophy =
    { $n } { $n ->
        [one] trofeum
       *[other] trofeów
    }
cost-combat-trophy =
    { $n } { $n ->
        [one] trofeum walki
       *[other] trofeów walki
    }
cost-explore-trophy =
    { $n } { $n ->
        [one] trofeum przeszukiwania
       *[other] trofeów przeszukiwania
    }
cost-social-trophy =
    { $n } { $n ->
        [one] trofeum spotkania
       *[other] trofeów spotkania
    }
cost-story =
    { $n } { $n ->
        [one] żetonu fabuły
       *[other] żetonów fabuły
    }
cost-damage =
    { $n } { $n ->
        [one] obrażenia
       *[other] obrażeń
    }
cost-action =
    { $n } { $n ->
        [one] akcji
       *[other] akcji
    }
limit-third-turn = raz na turę
limit-third-game = raz na grę
given-third-foe-trait = przeciwnik ma cechę { NAME($value) }
given-third-place =
    { $value ->
        [city] jesteś w mieście
        [town] jesteś w miasteczku
        [shrine] jesteś w świątyni
        [stronghold] jesteś w twierdzy
        [civilised] jesteś w mieście, miasteczku, twierdzy albo świątyni
        [wilderness] jesteś w dziczy
       *[other] twoje miejsce to { NAME($value) }
    }
given-third-terrain =
    twój heks to { $value ->
        [plains] równina
        [forest] las
        [hills] wzgórza
        [mountain] góra
       *[water] woda
    }
given-third-act = trwa akt { $value }
given-third-gold = masz co najmniej { $value } szt. złota
given-third-company = na twoim heksie jest inny bohater
given-third-body = masz co najmniej { $value } ciała
given-third-mind = masz co najmniej { $value } umysłu
given-third-spirit = masz co najmniej { $value } ducha

## Karty: efekty

third-amount =
    { $amount ->
        [x] X
        [body] X (twoje ciało)
        [mind] X (twój umysł)
        [spirit] X (twój duch)
        [story] X (twoje żetony fabuły)
        [all] całe
       *[other] { $amount }
    }
effect-third-gain-gold = zdobądź { third-amount } szt. złota
effect-third-lose-gold =
    { $amount ->
        [all] strać całe złoto
       *[other] strać { third-amount } szt. złota
    }
effect-third-suffer =
    otrzymaj { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
        [many] { $amount } obrażeń
       *[other] { third-amount } obrażeń
    }
effect-third-draw-skills =
    dobierz { $amount ->
        [one] { $amount } kartę umiejętności
        [few] { $amount } karty umiejętności
        [many] { $amount } kart umiejętności
       *[other] { third-amount } kart umiejętności
    }
effect-third-discard-skills =
    odrzuć z ręki { $amount ->
        [one] { $amount } kartę umiejętności
        [few] { $amount } karty umiejętności
        [many] { $amount } kart umiejętności
       *[other] { third-amount } kart umiejętności
    }
effect-third-learn-free = możesz nauczyć się umiejętności z ręki bez wydawania trofeów
effect-third-gain-trophy =
    { $amount ->
        [none] { $kind ->
            [none] zdobądź 1 trofeum
           *[other] zdobądź 1 { third-trophy }
        }
       *[other] { $kind ->
            [none] zdobądź trofea: { third-amount }
            [combat] zdobądź trofea walki: { third-amount }
            [explore] zdobądź trofea przeszukiwania: { third-amount }
            [social] zdobądź trofea spotkania: { third-amount }
           *[any] zdobądź trofea: { third-amount }
        }
    }
effect-third-take-trophy = otrzymaj tę kartę jako trofeum
effect-third-bonus-trophy =
    { $kind ->
        [none] zdobądź 1 premiowe trofeum
        [combat] zdobądź 1 premiowe trofeum walki
        [explore] zdobądź 1 premiowe trofeum przeszukiwania
        [social] zdobądź 1 premiowe trofeum spotkania
       *[any] zdobądź 1 premiowe trofeum
    }
effect-third-lose-trophies =
    odrzuć { $amount ->
        [one] { $amount } swoje trofeum
        [few] { $amount } swoje trofea
        [many] { $amount } swoich trofeów
       *[other] { third-amount } swoich trofeów
    }
effect-third-gain-story =
    zdobądź { $amount ->
        [one] { $amount } żeton fabuły
        [few] { $amount } żetony fabuły
        [many] { $amount } żetonów fabuły
       *[other] { third-amount } żetonów fabuły
    }
effect-third-lose-story =
    strać { $amount ->
        [one] { $amount } żeton fabuły
        [few] { $amount } żetony fabuły
        [many] { $amount } żetonów fabuły
       *[other] { third-amount } żetonów fabuły
    }
effect-third-take-stock =
    weź z tej karty { $amount ->
        [none] 1 żeton fabuły
        [one] { $amount } żeton fabuły
        [few] { $amount } żetony fabuły
       *[many] { $amount } żetonów fabuły
    }
effect-third-gain-asset =
    weź z dowolnego targowiska { $of ->
        [none] zasób
        [weapon] broń
        [clothing] ubranie
        [equipment] ekwipunek
        [movement] zasób ruchu
       *[goods] dobra
    }{ $most ->
        [none] {""}
       *[other] { " " }o koszcie najwyżej { $most }
    }
effect-third-lose-asset = odrzuć jeden ze swoich zasobów
effect-third-trade =
    { $extra ->
        [none] wymień te dobra
       *[other] wymień te dobra i zdobądź dodatkowo { $extra } szt. złota
    }
effect-third-delay = zostajesz wstrzymany
effect-third-recover = nie jesteś już wstrzymany
effect-third-gain-action =
    { $amount ->
        [none] zdobądź 1 akcję
        [one] zdobądź { $amount } akcję
        [few] zdobądź { $amount } akcje
       *[many] zdobądź { $amount } akcji
    }
effect-third-move =
    rusz się o najwyżej { $steps ->
        [one] { $steps } heks
        [few] { $steps } heksy
        [many] { $steps } heksów
        [x] X heksów
        [body] X heksów (twoje ciało)
        [mind] X heksów (twój umysł)
        [spirit] X heksów (twój duch)
       *[other] { $steps } heksów
    }
effect-third-roll-to-move =
    rzuć { $dice ->
        [one] jedną kością terenu
       *[other] { $dice } kośćmi terenu
    } i wydaj je na ruch
effect-third-go-to =
    { $place ->
        [city] idź do dowolnego miasta
        [town] idź do dowolnego miasteczka
        [shrine] idź do dowolnej świątyni
        [stronghold] idź do dowolnej twierdzy
       *[other] idź na miejsce { NAME($place) }
    }
effect-third-refresh-gem = odkryj klejnot na swoim heksie
effect-third-place-zombies =
    { $amount ->
        [none] umieść 1 zombie: { NAME($place) }
       *[other] umieść { $amount } zombie: { NAME($place) }
    }
effect-third-kill-zombies =
    { $amount ->
        [none] zabij 1 zombie na swoim heksie
       *[other] zabij { $amount } zombie na swoim heksie
    }
effect-third-reroll-dice =
    { $count ->
        [one] rzuć ponownie jedną kością
       *[none] rzuć ponownie wszystkimi swoimi kośćmi
    }
effect-third-count-as = jedna kość liczy się także jako { third-terrain }
effect-third-test =
    test { third-attribute-gen }{ $modifier ->
        [none] {""}
       *[other] { " " }({ SIGNED($modifier) })
    }{ $needs ->
        [none] {""}
       *[other] , wymagane sukcesy: { $needs }
    }{ $success ->
        [none] {""}
       *[other] ; sukces: { $success }
    }{ $failure ->
        [none] {""}
       *[other] ; porażka: { $failure }
    }
effect-third-explore = przeszukaj; X to liczba kości pasujących do twojego heksu: { $effects }
effect-third-roll-terrain =
    rzuć { $dice ->
        [one] jedną kością terenu
       *[other] { $dice } kośćmi terenu
    }; jeśli wypadnie { $symbol ->
        [plains] równina
        [forest] las
        [hills] wzgórza
        [mountain] góra
        [water] woda
       *[wild] dziki symbol
    }: { $effects }
effect-third-draw-adventure =
    dobierz i rozpatrz kartę z talii { $deck ->
        [combat] walk
        [explore] przeszukiwania
       *[social] spotkań
    }
effect-third-engage =
    { $effects ->
        [none] nawiąż walkę: { NAME($enemy) }
       *[other] nawiąż walkę: { NAME($enemy) }; jeśli wygrasz: { $effects }
    }
effect-third-challenge = wyzwij niepokonanego bohatera na swoim heksie, każdego tylko raz na grę; jeśli wygrasz: { $effects }
effect-third-leave-track = usuń tę kartę z toru wypraw fabularnych
effect-third-choose-one = wybierz jedno: { $effects }
effect-third-may = jeśli chcesz: { $effects }
effect-third-each-hero =
    { $others ->
        [yes] każdy inny bohater: { $effects }
       *[none] każdy bohater: { $effects }
    }
effect-third-action-cost =
    poszukiwanie przygód kosztuje cię { $amount ->
        [one] { $amount } akcję
        [few] { $amount } akcje
       *[many] { $amount } akcji
    }{ $action ->
        [adventure] {""}
       *[other] {""}
    }
effect-third-take-enemy = otrzymaj wroga jako trofeum, bez nagrody; walka się kończy
effect-third-borrow-surge = użyj jednej zdolności wzmocnienia losowego wroga ze stosu odrzuconych kart walk

## Nazwy: bohaterowie, scenariusze

name-elder-mok = Starszy Mok
    .gender = m
    .gen = Starszego Moka
    .dat = Starszemu Mokowi
    .acc = Starszego Moka
    .ins = Starszym Mokiem
    .loc = Starszym Moku
name-lyssa = Lyssa
    .gender = f
    .gen = Lyssy
    .dat = Lyssie
    .acc = Lyssę
    .ins = Lyssą
    .loc = Lyssie
name-vorakesh = Vorakesh
    .gender = m
    .gen = Vorakesha
    .dat = Vorakeshowi
    .acc = Vorakesha
    .ins = Vorakeshem
    .loc = Vorakeshu
name-corpse-king = Król umarłych
    .gender = m
    .gen = Króla umarłych
    .dat = Królowi umarłych
    .acc = Króla umarłych
    .ins = Królem umarłych
    .loc = Królu umarłych

## Nazwy: miejsca

name-bright-valley = Jasna Dolina
    .gender = f
name-burrow-town = Wydrążone Miasto
    .gender = n
name-everton = Everton
    .gender = m
name-market-town = Miasteczko Targowe
    .gender = n
name-red-bridge = Czerwony Most
    .gender = m
name-caer-loek = Caer Loek
    .gender = n
name-fort-rodric = Fort Rodric
    .gender = m
name-skyfall-keep = Podniebie
    .gender = n
name-sundergard = Rozbity Gród
    .gender = m
name-telis-castle = Zamek Telis
    .gender = m
name-hunting-circle = Krąg Łowów
    .gender = m
name-madness-pass = Przełęcz Szaleństwa
    .gender = f
name-shrine-of-aris = Świątynia Aris
    .gender = f
name-suvars-rest = Spoczynek Suvara
    .gender = m
name-yrtwrights-forge = Kuźnia Yrtwrighta
    .gender = f
name-ash-hills = Popielne Wzgórza
    .gender = p
name-blackwing-swamp = Bagno Czarnego Skrzydła
    .gender = n
name-blue-haze-hills = Wzgórza Błękitnej Mgły
    .gender = p
name-cursed-ruins = Przeklęte Ruiny
    .gender = p
name-echo-lake = Jezioro Ech
    .gender = n
name-fangs-of-mennara = Kły Mennary
    .gender = p
name-green-forest = Zielony Las
    .gender = m
name-hedge = Żywopłot
    .gender = m
name-howling-valley = Wyjąca Dolina
    .gender = f
name-kellos-breath = Oddech Kellosa
    .gender = m
name-lake-kernan = Jezioro Kernan
    .gender = n
name-lake-of-tears = Jezioro Łez
    .gender = n
name-lonely-peak = Samotny Szczyt
    .gender = m
name-lowlands-of-bitterness = Niziny Goryczy
    .gender = p
name-misty-plains = Mgliste Równiny
    .gender = p
name-moonlight-swamp = Bagno Księżycowego Blasku
    .gender = n
name-mountains-of-despair = Góry Rozpaczy
    .gender = p
name-outlaw-glade = Polana Zbójców
    .gender = f
name-river-lands = Kraina Rzek
    .gender = f
name-sharp-cliffs = Ostre Urwiska
    .gender = p
name-snake-forest = Wężowy Las
    .gender = m
name-southern-plains = Południowe Równiny
    .gender = p
name-starfall-forest = Las Spadających Gwiazd
    .gender = m
name-stub = Kikut
    .gender = m
name-telsvanian-plains = Równiny Telsvańskie
    .gender = p
name-thicket-of-despondency = Gąszcz Przygnębienia
    .gender = m
name-valley-of-souls = Dolina Dusz
    .gender = f
name-zadrics-ford = Bród Zadrica
    .gender = m

## Nazwy: zdolności i cechy

name-bounty-hunting = Łowca nagród
    .gender = m
name-corbins-first-hunt = Pierwsze łowy
    .gender = p
name-knowledge-of-the-land = Znajomość terenu
    .gender = f
name-laurels-way = Ścieżka Laurel
    .gender = f
name-hawthornes-banner = Sztandar Hawthorne'a
    .gender = m
name-teleport = Teleportacja
    .gender = f
name-thorns-studies = Studia Thorna
    .gender = p
name-spirit-manifestation = Objawienie ducha
    .gender = n
name-strong-in-spirit = Silny duchem
    .gender = m
name-moks-tales = Gawędy Moka
    .gender = p
name-stalking-prey = Podchodzenie zwierzyny
    .gender = n
name-nine-lives = Dziewięć żyć
    .gender = p
name-lyssas-trail = Trop Lyssy
    .gender = m
name-raise-the-dead = Ożywienie umarłego
    .gender = n
name-vampirism = Wampiryzm
    .gender = m
name-curse = Klątwa
    .gender = f
name-undead = Nieumarły
    .gender = m
name-dragon = Smok
    .gender = m
name-humanoid = Humanoid
    .gender = m
name-demon = Demon
    .gender = m
name-creature = Stworzenie
    .gender = n

## Klejnoty na stronie: nazwa i litera

book-colour-combat = walka
book-letter-combat = W
book-colour-explore = przeszukiwanie
book-letter-explore = P
book-colour-social = spotkania
book-letter-social = S
