### The browser client: the table of the Third Edition.

ui-token-face =
    { $n ->
        [1] { "" }
       *[other] { $n }{" "}
    }{ $kind ->
        [physical] physical
        [magical] magic
        [enemy] enemy damage
        [shield] shield
        [agility] agility
        [surge] surge
        [double] double
       *[dash] dash
    }{ $gold ->
        [yes] , gold
       *[no] { "" }
    }
ui-token-faces = { $face }; below: { $back }
ui-third-act = Act { $n }
ui-third-time = Time track
ui-third-time-space = Space { $n }
ui-third-time-refresh = gems turn face up
ui-third-time-story = a story card is drawn
ui-third-villain-comes = { $name } comes at the end of Act I, printed health { $n }
ui-third-villain-is-here = { $name } is on the board, printed health { $n }
ui-third-stories = Story quests
ui-third-story-stock =
    { $n ->
        [one] { $n } story token left
       *[other] { $n } story tokens left
    }
ui-third-no-story = No story quest lies here yet.
ui-third-markets = Markets
ui-third-show-market = Show { $town } on the map
ui-third-ware = { $name }, { $n } gold
ui-third-market-empty = nothing for sale
ui-third-gem = Gem: { $colour }
ui-third-gem-used = Used gem: { $colour }
ui-third-market-here = Market, wares: { $n }
ui-third-zombies = Zombies: { $n }
ui-third-story-here = Story quest: { $name }
ui-third-goal-here = Your quest goes on here: { $name }
ui-third-villain-here = { $name } stands here
ui-third-lair-here = Here { $name } will appear
ui-third-actions =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
ui-third-dice = Terrain dice
ui-third-wild = wild
ui-third-action-1 = First action
ui-third-action-2 = Second action
ui-third-action-3 = Third action
ui-third-row-action = 1 action
ui-third-row-rest = 1 action: heal
ui-third-row-train = 1 action: draw skill cards
ui-third-row-adventure = 2 actions: a card of this deck
ui-third-row-villain = 1 action: health { $n } against you, and no way back
ui-third-row-free = no action
ui-third-skills = Learned skills
ui-third-trophies = Trophies
ui-third-trophies-of =
    Trophies: { $kind ->
        [combat] combat
        [explore] exploration
       *[social] social
    }
ui-third-story-tokens = Story tokens
ui-third-end-skills = Skills
ui-third-end-trophies = Trophies won
ui-third-end-defeats = Defeats
ui-third-gold = { $n } gold
ui-third-health = Health { $n }
ui-third-star = Star: a success in tests
ui-third-type =
    { $type ->
        [weapon] weapon
        [clothing] clothing
        [equipment] equipment
        [movement] movement
       *[goods] goods
    }
ui-third-kind =
    { $kind ->
        [hero] hero
        [event] event
        [enemy] enemy
        [scenario] scenario
        [quest] quest
        [story] story
       *[other] card
    }
ui-third-speed = Speed: terrain dice
ui-third-hand = Hand
ui-third-hand-empty = No skill cards in hand.
ui-third-of = { $n } of { $most }
ui-third-tokens = Combat tokens
ui-third-learned = Learned: { $n } of { $most }
ui-third-quests = Open quests
ui-third-assets = Assets
ui-third-one-of-each = one of each kind
ui-third-out = Out of the game
ui-third-defeated = Defeated: only rest is possible
ui-third-delayed = Delayed: the first action goes to getting up
ui-third-cost-any =
    { $n ->
        [one] { $n } trophy of any kind
       *[other] { $n } trophies of any kind
    }
ui-third-cost =
    { $kind ->
        [combat] combat trophies
        [explore] exploration trophies
       *[social] social trophies
    }: { $n }
ui-third-trophy-back =
    Trophy, face down: { $kind ->
        [combat] combat
        [explore] exploration
       *[social] social
    }
ui-third-card-back = A skill card, face down

## Scenes

ui-third-scenario = Which story is played?
ui-third-votes = Still to choose: { $names }
ui-third-heroes = Who are you?
ui-third-test = { $attribute } test
ui-third-revealed = Revealed cards
ui-third-deck-left = Skill deck: { $n }
ui-third-none-revealed = No card was revealed.
ui-third-stars =
    { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }
ui-third-exert = Exert: discard a skill to reveal one more card
ui-third-card = A card is being resolved
ui-third-ending = Ending { $n }
ui-third-met = met
ui-third-not-met = not met
ui-third-market = Market: { $town }
ui-third-purse = { $n } gold in the purse
ui-third-shop-steps = Steps of shopping
ui-third-shop-look = Look
ui-third-shop-sell = Sell
ui-third-shop-buy = Buy or discard
ui-third-just-drawn = just drawn
ui-third-buy = Buy for { $n }
ui-third-take = Take it
ui-third-too-dear = { $n } gold: too dear
ui-third-reject = Discard
ui-third-full-price = sold at full price
ui-third-pool = Tokens as they will be cast
ui-third-gains = Would be added: { $token }
ui-third-other-markets = Other markets
ui-third-growth = How { $name } grows
ui-third-free-place = free place
ui-third-no-place = no place
ui-third-no-trophies = No trophies yet.
ui-third-deal = A deal
ui-third-puts-in = Puts on the table
ui-third-has = Has besides
ui-third-nothing = nothing
ui-third-setup-scenario = Scenario
ui-third-setup-hero = Heroes
ui-third-setup-place = Start
ui-third-villain-health = The villain's health
ui-third-villain = The villain
ui-third-villain-now = The villain is on the board.
ui-third-villain-when =
    { $n ->
        [one] Comes after this round.
       *[other] Comes after { $n } more rounds.
    }
ui-third-villain-against = Health against each hero
