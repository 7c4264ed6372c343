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
        [charge] charge
        [tactics] tactics
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
ui-third-villain-life =
    { $taken ->
        [0] Life { $n }
       *[other] Life { $n } of { $printed }: what you know or who follows you took { $taken }
    }
ui-third-casts =
    { $name }: { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
ui-third-abilities = What { $name } can do
ui-third-no-flight = Nobody flees from this fight, and whoever loses it is out of the game.
ui-third-villain-waits = Before the fight: { $name }
ui-third-entrance-health = life against you
ui-third-entrance-march = After the last round of Act II the march begins; at its end all have lost.
ui-third-entrance-go = To the table
ui-third-life = Life
ui-third-hard = How hard to play
ui-third-hard-is =
    { $n ->
        [1] forgives mistakes
        [2] needs a plan
       *[other] for old hands
    }
ui-third-begins = Begins with
ui-third-begins-at =
    { $kind ->
        [stronghold] a stronghold
        [town] a town
        [shrine] a shrine
       *[other] a city
    }
ui-third-dice-of =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
ui-third-hero-corbin-role = hunts for bounty
ui-third-hero-corbin-advice = Two swords and ten hearts: fight early, and stay near other heroes, for each of them is worth a bounty once.
ui-third-hero-laurel-of-bloodwood-role = knows every path
ui-third-hero-laurel-of-bloodwood-advice = She throws bad dice away once a turn and holds four cards. Go far, choose your fights, and keep the surge for a second cast.
ui-third-hero-lord-hawthorne-role = strikes twice in a row
ui-third-hero-lord-hawthorne-advice = All his tokens strike. Win before the enemy has used half of its own, and spend your gold on a shield.
ui-third-hero-master-thorn-role = is somewhere else already
ui-third-hero-master-thorn-advice = Weak arms, sharp mind: avoid combat gems at first, take quests and events, and leap away with every trophy.
ui-third-hero-elder-mok-role = asks the dead for help
ui-third-hero-elder-mok-advice = His surge becomes a test of spirit, and its stars become magic damage. More spirit and a full hand make him terrible.
ui-third-hero-lyssa-role = gets up again
ui-third-hero-lyssa-advice = As long as she holds a skill card, a defeat costs her that card and nothing else. Be bold.

## The scenarios

ui-third-scenario-margath-lead = A dragon gathers strength over Skyfall Keep. Whoever knows enough of him strikes first, or Tamalir burns.
ui-third-scenario-margath-way = Story quests give lore, and each piece of lore takes one from his life against you.
ui-third-scenario-margath-threat = After Act II he marches on Tamalir, a hex for every wild die of five.
ui-third-scenario-margath-end = Whoever defeats him wins. If he reaches the city, all have lost.
ui-third-scenario-corpse-king-lead = Graves open along the roads. Keep your companions close: every zombie left standing stands behind the king.
ui-third-scenario-corpse-king-way = Story quests give companions; each takes two from his life against you, and everybody begins with one.
ui-third-scenario-corpse-king-threat = Zombies bite whoever enters their hex and make Vorakesh stronger. Killing one takes an action and brings a gold piece.
ui-third-scenario-corpse-king-end = Whoever defeats Vorakesh wins. When Act II is over, all have lost.
ui-third-fact-life = The villain’s life
ui-third-fact-floor = { $n }, never below { $floor }
ui-third-fact-token =
    { $token ->
        [lore] For each lore
        [companion] For each companion
       *[other] For each story token
    }
ui-third-fact-rounds = Rounds
ui-third-fact-rounds-is =
    { $end ->
        [march] 24, then the march
       *[other] 24, no more
    }
ui-third-fact-lair = Appears at
ui-third-end-story = story tokens
ui-third-end-assets = assets
ui-third-end-quests = quests
