### Third Edition: the table in words. Complete lines, readable aloud.

picture-third-hero =
    { NAME($id) }: damage { $damage } of { $health }, gold { $gold }{ $token ->
        [none] {""}
        [companion] , companions { $story }
        [silver] , silver arrowheads { $story }
       *[lore] , lore { $story }
    }. Body { $body }, mind { $mind }, spirit { $spirit }, speed { $speed }.{ $state ->
        [defeated] { " " }Defeated.
        [delayed] { " " }Delayed.
       *[well] {""}
    }
picture-third-gone = { NAME($id) } is eliminated.
picture-third-place = Place: { $what }.
picture-third-hand = Hand ({ $n } of { $most }): { $cards }.
picture-third-other-hand =
    { $n ->
        [one] { $n } card in hand.
       *[other] { $n } cards in hand.
    }
picture-third-skills = Learned skills: { $cards }.
picture-third-assets = Assets: { $cards }.
picture-third-trophies = Trophies: { EACH($price, of: "price") }.
picture-third-quests = Quests: { $list }.
picture-third-rumors = Rumors: { $list }.
picture-third-goal = { NAME($card) } ({ $where })
picture-third-time = Act { $act }, round { $round }, space { $time } of the time track ({ $spaces } in all). { NAME($scenario) }.
picture-third-villain = { NAME($who) }: { $where }.
picture-third-villain-health = Against you { NAME($who) } has { $n } health.
picture-third-story =
    Story quest { NAME($card) }{ $stock ->
        [0] {""}
        [one] , { $stock } story token
       *[other] , { $stock } story tokens
    }: { $where }.
picture-third-market = Market of { NAME($town) }: { $cards }.
picture-third-ware = { NAME($card) } ({ $cost } gold)

## The board in words

land-third-city = city of { NAME($place) }
land-third-town = town of { NAME($place) }
land-third-shrine = shrine: { NAME($place) }
land-third-stronghold = stronghold: { NAME($place) }
land-third-region =
    { $place ->
        [none] { $terrain }
       *[other] { $terrain } ({ NAME($place) })
    }
land-third-gem =
    { $faceup ->
        [yes] { third-deck } gem
       *[no] { third-deck } gem, facedown
    }
land-third-zombies =
    { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }
land-third-story = story quest { NAME($card) }
land-third-bearing =
    { $n ->
        [one] { $n } hex { $direction }
       *[other] { $n } hexes { $direction }
    }
land-third-city-list = Cities: { $list }.
land-third-town-list = Towns: { $list }.
land-third-shrine-list = Shrines: { $list }.
land-third-stronghold-list = Strongholds: { $list }.
land-third-gems =
    { $deck ->
        [combat] Nearest combat gems: { $list }.
        [explore] Nearest exploration gems: { $list }.
       *[social] Nearest social gems: { $list }.
    }
land-third-infested = Zombies: { $list }.
play-third-walk = One step { $direction }: { $what }
play-third-go = Spend { EACH($face, of: "terrain-face") } to go { $direction }: { $what }
play-third-flee-to = Flee { $direction }: { $what }
land-third-reach = These dice take you to: { $list }.
land-third-reach-end =
    { $n ->
        [one] { $what } ({ $n } die)
       *[other] { $what } ({ $n } dice)
    }
drawing-third-land = Land: . plains, f forest, n hills, ^ mountain, ~ water; C city, T town, S shrine, K stronghold; = road, | river.
drawing-third-things = There: @ you, ! the villain, a number another hero, z zombies, * a story quest; gems: c combat, e exploration, s social.
drawing-third-hero = { $n } is { NAME($hero) }.
