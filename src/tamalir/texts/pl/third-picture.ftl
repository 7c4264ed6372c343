### Trzecia edycja: stół słowami. Pełne linijki, do czytania na głos.

picture-third-hero =
    { NAME($id) }: obrażenia { $damage } z { $health }, złoto { $gold }{ $token ->
        [none] {""}
        [companion] , towarzysze { $story }
        [silver] , srebrne groty { $story }
       *[lore] , wiedza { $story }
    }. Ciało { $body }, umysł { $mind }, duch { $spirit }, szybkość { $speed }.{ $state ->
        [defeated] { " " }Bohater pokonany.
        [delayed] { " " }Bohater wstrzymany.
       *[well] {""}
    }
picture-third-gone = { NAME($id) }: bohater wyeliminowany.
picture-third-place = Miejsce: { $what }.
picture-third-hand = Ręka ({ $n } z { $most }): { $cards }.
picture-third-other-hand = Karty w ręce: { $n }.
picture-third-skills = Wyuczone umiejętności: { $cards }.
picture-third-assets = Zasoby: { $cards }.
picture-third-trophies = Trofea: { EACH($price, of: "price") }.
picture-third-quests = Wyprawy: { $list }.
picture-third-rumors = Pogłoski: { $list }.
picture-third-goal = { NAME($card) } ({ $where })
picture-third-time = Akt { $act }, runda { $round }, pole { $time } na torze czasu (z { $spaces }). { NAME($scenario) }.
picture-third-villain = { NAME($who) }: { $where }.
picture-third-villain-health = { NAME($who) }: życie przeciwko tobie { $n }.
picture-third-story =
    Wyprawa fabularna { NAME($card) }{ $stock ->
        [0] {""}
       *[other] {" "}(żetony fabuły: { $stock })
    }: { $where }.
picture-third-market = Targowisko, { NAME($town) }: { $cards }.
picture-third-ware = { NAME($card) } ({ $cost } szt. złota)

## Plansza słowami

land-third-city = miasto { NAME($place) }
land-third-town = miasteczko { NAME($place) }
land-third-shrine = świątynia { NAME($place) }
land-third-stronghold = twierdza { NAME($place) }
land-third-region =
    { $place ->
        [none] { $terrain }
       *[other] { $terrain } ({ NAME($place) })
    }
land-third-gem =
    { $faceup ->
        [yes] { $deck ->
            [combat] klejnot walki
            [explore] klejnot przeszukiwania
           *[social] klejnot spotkania
        }
       *[no] { $deck ->
            [combat] zakryty klejnot walki
            [explore] zakryty klejnot przeszukiwania
           *[social] zakryty klejnot spotkania
        }
    }
land-third-zombies = zombie: { $n }
land-third-story = wyprawa fabularna { NAME($card) }
land-third-bearing =
    { $n ->
        [one] { $n } heks na { $direction }
        [few] { $n } heksy na { $direction }
       *[many] { $n } heksów na { $direction }
    }
land-third-city-list = Miasta: { $list }.
land-third-town-list = Miasteczka: { $list }.
land-third-shrine-list = Świątynie: { $list }.
land-third-stronghold-list = Twierdze: { $list }.
land-third-gems =
    { $deck ->
        [combat] Najbliższe klejnoty walki: { $list }.
        [explore] Najbliższe klejnoty przeszukiwania: { $list }.
       *[social] Najbliższe klejnoty spotkania: { $list }.
    }
land-third-infested = Zombie: { $list }.
play-third-walk = Jeden krok na { $direction }: { $what }
play-third-go = Wydaj kość ({ EACH($face, of: "terrain-face") }), by iść na { $direction }: { $what }
play-third-flee-to = Uciekaj na { $direction }: { $what }
land-third-reach = Te kości prowadzą do: { $list }.
land-third-reach-end = { $what } (kości: { $n })
drawing-third-land = Teren: . równina, f las, n wzgórza, ^ góra, ~ woda; C miasto, T miasteczko, S świątynia, K twierdza; = droga, | rzeka.
drawing-third-things = Na heksie: @ ty, ! złoczyńca, liczba – inny bohater, z zombie, * wyprawa fabularna; klejnoty: c walki, e przeszukiwania, s spotkań.
drawing-third-hero = { $n } to { NAME($hero) }.
