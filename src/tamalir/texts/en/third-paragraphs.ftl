### Third Edition: what stands on cards besides effects, paragraph by paragraph.

part-third-ability = { NAME($ability) }. { $effects }
part-third-hero =
    Health { $health }, speed { $speed }, hand size { $hand }; body { $body }, mind { $mind }, spirit { $spirit }. Starts with { $gold } gold { $kind ->
        [city] in a city
        [town] in a town
        [shrine] at a shrine
       *[stronghold] in a stronghold
    }.
part-third-tokens =
    { $n ->
        [one] Combat token: { EACH($faces, of: "face") }.
       *[other] Combat tokens: { EACH($faces, of: "face") }.
    }
part-third-enemy =
    { $traits ->
        [none] Enemy with { $health } health.
       *[other] Enemy with { $health } health: { EACH($traits, of: "name") }.
    }
part-third-reward =
    { $effects ->
        [none] Reward: { $gold } gold.
       *[other] { $gold ->
            [0] Reward: { $effects }
           *[other] Reward: { $gold } gold. { $effects }
        }
    }
part-third-asset =
    { third-type } for { $cost } gold{ $trade ->
        [0] {""}
       *[other] , trade value { $trade } gold
    }.
third-type =
    { $type ->
        [weapon] Weapon
        [clothing] Clothing
        [equipment] Equipment
        [movement] Movement
       *[goods] Goods
    }
part-third-skill =
    { $attribute ->
        [body] Body skill
        [mind] Mind skill
       *[spirit] Spirit skill
    }; costs { EACH($price, of: "price") }.{ $success ->
        [yes] { " " }A success in attribute tests.
       *[no] {""}
    }
part-third-quest =
    Quest ({ third-deck }), at: { EACH($at, of: "name") }. For { third-actions } { $attribute ->
        [none] explore
       *[other] { $modifier ->
            [0] test { third-attribute }
           *[other] test { third-attribute } ({ SIGNED($modifier) })
        }
    } and choose an ending that you have met.
part-third-ending =
    Ending { $n }{ $needs ->
        [none] {""}
       *[other] , dice: { EACH($needs, of: "terrain-face") }
    }{ $successes ->
        [0] {""}
        [one] , { $successes } success
       *[other] , { $successes } successes
    }{ $price ->
        [none] {""}
       *[other] , price: { EACH($price, of: "price") }
    }. { $effects ->
        [none] {""}
       *[other] { $effects }{ " " }
    }{ $trophy ->
        [yes] Take this card as a trophy.
       *[no] Discard this card.
    }
part-third-event = Event ({ third-deck }): choose one of two.
part-third-choice =
    { $rumor ->
        [yes] Option { $n }, a rumor to keep and to use at: { EACH($at, of: "name") }{ $price ->
            [none] {""}
           *[other] ; price: { EACH($price, of: "price") }
        }. { $effects }
       *[no] Option { $n }: { $effects }
    }
part-third-drawn = When drawn: { $effects }
part-third-story =
    Story quest{ $stock ->
        [0] {""}
        [one] { " " }with { $stock } story token on it
       *[other] { " " }with { $stock } story tokens on it
    }, at: { EACH($at, of: "name") }{ $price ->
        [none] {""}
       *[other] ; price: { EACH($price, of: "price") }
    }. { $effects }
part-third-villain =
    { $when ->
        [setup] The villain { NAME($who) } is on the board from the start: { NAME($place) }.
       *[act] The villain { NAME($who) } appears at the end of act 1: { NAME($place) }.
    } { $token ->
        [companion] For each companion of the hero who faces the villain its health changes by { SIGNED($per_token) }
        [silver] For each silver arrowhead of the hero who faces the villain its health changes by { SIGNED($per_token) }
       *[lore] For each lore of the hero who faces the villain its health changes by { SIGNED($per_token) }
    }{ $per_zombie ->
        [0] {""}
       *[other] , for each zombie on the board by { SIGNED($per_zombie) }
    }; it never falls below { $floor }. Whoever defeats the villain wins.
part-third-starting-tokens = Every hero begins with { third-story-tokens }.
part-third-zombies =
    { $n ->
        [0] A hero who enters a hex with zombies suffers 2 damage; killing one there is an action and brings 1 gold.
        [one] With the villain { $n } zombie appears: { NAME($place) }. A hero who enters a hex with zombies suffers 2 damage; killing one there is an action and brings 1 gold.
       *[other] With the villain { $n } zombies appear: { NAME($place) }. A hero who enters a hex with zombies suffers 2 damage; killing one there is an action and brings 1 gold.
    }
part-third-after-act-two =
    { $end ->
        [march] After act 2 the villain marches at the end of each round, one hex for every wild on five terrain dice. When { NAME($who) } reaches the goal, all heroes lose: { NAME($goal) }.
        [hunt] The hunt does not end with act 2: in every round after it the villain rides one hex farther. The heroes lose when all of them are eliminated.
       *[lost] If { NAME($who) } is unbeaten at the end of act 2, all heroes lose.
    }

## Kinds of places, as goals

name-city = any city
    .gender = n
name-town = any town
    .gender = n
name-shrine = any shrine
    .gender = n
name-stronghold = any stronghold
    .gender = n
name-civilised = any city, town, stronghold or shrine
name-wilderness = anywhere in the wilderness
    .gender = n
name-villain = Villain
    .gender = m
