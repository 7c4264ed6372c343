### Trzecia edycja: co stoi na kartach oprócz efektów, akapit po akapicie.

part-third-ability = { NAME($ability) }. { $effects }
part-third-hero =
    Życie { $health }, szybkość { $speed }, ręka { $hand }; ciało { $body }, umysł { $mind }, duch { $spirit }. Początkowe złoto: { $gold }. Początek: { $kind ->
        [city] dowolne miasto
        [town] dowolne miasteczko
        [shrine] dowolna świątynia
       *[stronghold] dowolna twierdza
    }.
part-third-tokens =
    { $n ->
        [one] Żeton walki: { EACH($faces, of: "face") }.
       *[other] Żetony walki: { EACH($faces, of: "face") }.
    }
part-third-enemy =
    { $traits ->
        [none] Wróg, życie { $health }.
       *[other] Wróg, życie { $health }; cechy: { EACH($traits, of: "name") }.
    }
part-third-reward =
    { $effects ->
        [none] Nagroda: { $gold } szt. złota.
       *[other] { $gold ->
            [0] Nagroda: { $effects }
           *[other] Nagroda: { $gold } szt. złota. { $effects }
        }
    }
part-third-asset =
    { third-type }, koszt { $cost } szt. złota{ $trade ->
        [0] {""}
       *[other] , wartość wymiany { $trade } szt. złota
    }.
third-type =
    { $type ->
        [weapon] Broń
        [clothing] Ubranie
        [equipment] Ekwipunek
        [movement] Ruch
       *[goods] Dobra
    }
part-third-skill =
    { $attribute ->
        [body] Umiejętność ciała
        [mind] Umiejętność umysłu
       *[spirit] Umiejętność ducha
    }; koszt: { EACH($price, of: "price") }.{ $success ->
        [yes] { " " }Sukces w testach atrybutów.
       *[no] {""}
    }
part-third-quest =
    Wyprawa (talia { third-deck }), miejsce: { EACH($at, of: "name") }. Kosztem { $n } akcji { $attribute ->
        [none] przeszukaj
       *[other] { $modifier ->
            [0] wykonaj test { third-attribute-gen }
           *[other] wykonaj test { third-attribute-gen } ({ SIGNED($modifier) })
        }
    } i wybierz jedno ze spełnionych zakończeń.
part-third-ending =
    Zakończenie { $n }{ $needs ->
        [none] {""}
       *[other] , kości: { EACH($needs, of: "terrain-face") }
    }{ $successes ->
        [0] {""}
       *[other] , sukcesy: { $successes }
    }{ $price ->
        [none] {""}
       *[other] , cena: { EACH($price, of: "price") }
    }. { $effects ->
        [none] {""}
       *[other] { $effects }{ " " }
    }{ $trophy ->
        [yes] Otrzymaj tę kartę jako trofeum.
       *[no] Odrzuć tę kartę.
    }
part-third-event = Wydarzenie (talia { third-deck }): wybierz jedną z dwóch możliwości.
part-third-choice =
    { $rumor ->
        [yes] Możliwość { $n }, pogłoska do zachowania; miejsce: { EACH($at, of: "name") }{ $price ->
            [none] {""}
           *[other] ; cena: { EACH($price, of: "price") }
        }. { $effects }
       *[no] Możliwość { $n }: { $effects }
    }
part-third-drawn = Po dobraniu: { $effects }
part-third-story =
    Wyprawa fabularna{ $stock ->
        [0] {""}
       *[other] , leżą na niej żetony fabuły: { $stock }
    }; miejsce: { EACH($at, of: "name") }{ $price ->
        [none] {""}
       *[other] ; cena: { EACH($price, of: "price") }
    }. { $effects }
part-third-villain =
    { $when ->
        [setup] Złoczyńca { NAME($who) } jest na planszy od początku: { NAME($place) }.
       *[act] Złoczyńca { NAME($who) } pojawia się na koniec aktu 1: { NAME($place) }.
    } { $token ->
        [companion] Życie złoczyńcy zmienia się o { SIGNED($per_token) } za każdego towarzysza bohatera, który staje z nim do walki
        [silver] Życie złoczyńcy zmienia się o { SIGNED($per_token) } za każdy srebrny grot bohatera, który staje z nim do walki
       *[lore] Życie złoczyńcy zmienia się o { SIGNED($per_token) } za każdy żeton wiedzy bohatera, który staje z nim do walki
    }{ $per_zombie ->
        [0] {""}
       *[other] , a o { SIGNED($per_zombie) } za każdego zombie na planszy
    }; nigdy nie spada poniżej { $floor }. Kto pokona złoczyńcę, wygrywa.
part-third-starting-tokens = Każdy bohater zaczyna z: { third-story-tokens }.
part-third-zombies =
    { $n ->
        [0] Bohater, który wejdzie na heks z zombie, otrzymuje 2 obrażenia; zabicie jednego z nich to akcja i daje 1 szt. złota.
       *[other] Wraz ze złoczyńcą pojawiają się zombie ({ $n }): { NAME($place) }. Bohater, który wejdzie na heks z zombie, otrzymuje 2 obrażenia; zabicie jednego z nich to akcja i daje 1 szt. złota.
    }
part-third-after-act-two =
    { $end ->
        [march] Po akcie 2 złoczyńca maszeruje na koniec każdej rundy: jeden heks za każdy dziki symbol na pięciu kościach terenu. Gdy { NAME($who) } dojdzie do celu, wszyscy bohaterowie przegrywają: { NAME($goal) }.
        [hunt] Łowy nie kończą się z aktem 2: w każdej następnej rundzie złoczyńca przebywa o jeden heks więcej. Bohaterowie przegrywają, gdy wszyscy zostaną wyeliminowani.
       *[lost] Jeśli na koniec aktu 2 { NAME($who) } jest niepokonany, wszyscy bohaterowie przegrywają.
    }

## Rodzaje miejsc jako cele

name-city = dowolne miasto
    .gender = n
name-town = dowolne miasteczko
    .gender = n
name-shrine = dowolna świątynia
    .gender = f
name-stronghold = dowolna twierdza
    .gender = f
name-civilised = dowolny heks cywilizacji
    .gender = m
name-wilderness = dowolne miejsce w dziczy
    .gender = n
name-villain = Złoczyńca
    .gender = m
