### The preview page of a pack (`tamalir content preview`): the map and its legend.

preview-map = A map of { $spaces } spaces with { $towns } towns and { $jewels } adventure jewels
preview-enlarge = Enlarge the map
preview-terrain = Terrain
preview-jewels = Adventure jewels
preview-towns = Towns and doom track
preview-sunburst = sunburst
preview-sunbursts = Jewels with a sunburst: { $n }. Their counters come back when an Event replenishes the board.
preview-about = Version { $version }, fingerprint { $fingerprint }, by { $authors }, licence { $licence }.
preview-unofficial = Tamalir is an unofficial fan project without any artwork or text of the publisher.

preview-terrain-plains = Plains
preview-terrain-road = Road
preview-terrain-river = River
preview-terrain-swamp = Swamp
preview-terrain-forest = Forest
preview-terrain-hills = Hills
preview-terrain-mountains = Mountains
preview-terrain-town = Town

preview-jewel-green = Green jewel
preview-jewel-yellow = Yellow jewel
preview-jewel-blue = Blue jewel
preview-jewel-red = Red jewel

## Letters on the jewels: all four must differ

preview-letter-green = G
preview-letter-yellow = Y
preview-letter-blue = B
preview-letter-red = R

## The cards

preview-cards = Cards
preview-heroes = Heroes
preview-allies = Allies by price
preview-items =
    { $item_class ->
        [weapon] Weapons by price
        [armor] Armor by price
        [potion] Potions by price
        [rune] Runes by price
       *[artifact] Artifacts by price
    }
preview-adventures =
    { $colour ->
        [green] Green adventures
        [yellow] Yellow adventures
        [blue] Blue adventures
       *[red] Red adventures
    }
preview-item =
    { EACH($type, of: "second-type") }, { $usage ->
        [activate] activate to use
        [discard] discard to use
       *[always] always on
    }
preview-ally = Life { $life }, Stamina { $stamina }
preview-challenge =
    { $traits ->
        [none] Challenge
       *[other] Challenge: { EACH($traits, of: "second-trait") }
    }{ $wins ->
        [yes] . Whoever defeats it wins the game.
       *[no] { "" }
    }
preview-encounter = Encounter
preview-event = Event
preview-price = Price: { $n } gold
preview-life = Life: { $n }
preview-rank = Rank { $n }
preview-stamina = Stamina
preview-attribute =
    { $attribute ->
        [mind] Mind
        [body] Body
       *[spirit] Spirit
    }

## The Third Edition

preview-third-map = A map of { $spaces } hexes with { $places } places and { $gems } adventure gems
preview-third-gems = Adventure gems
preview-third-gem =
    { $deck ->
        [combat] Combat gem
        [explore] Exploration gem
       *[social] Social gem
    }
preview-third-places = Places
preview-third-kind =
    { $kind ->
        [city] City
        [town] Town
        [shrine] Shrine
       *[stronghold] Stronghold
    }
preview-third-heroes = Heroes
preview-third-scenarios = Scenarios and villains
preview-third-assets =
    { $type ->
        [weapon] Weapons by price
        [clothing] Clothing by price
        [equipment] Equipment by price
        [movement] Movement by price
       *[goods] Goods by price
    }
preview-third-skills =
    { $attribute ->
        [body] Skills of the body
        [mind] Skills of the mind
       *[spirit] Skills of the spirit
    }
preview-third-deck =
    { $deck ->
        [combat] Combat adventures
        [explore] Exploration adventures
       *[social] Social adventures
    }
preview-third-of-scenario = { $scenario }: adventures and story cards
preview-third-health = Health: { $n }
preview-third-trophies =
    { $n ->
        [one] Costs { $n } trophy
       *[other] Costs { $n } trophies
    }

preview-bonds-party-skills = Party skills
preview-bonds-twists = Twists
preview-bonds-boards = Combat boards
preview-bonds-sheets = Sheets of a team, read to { $n } heroes
