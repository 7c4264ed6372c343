### The browser client: scenes and cards.

## Cards

ui-scene-kind-hero = Hero
ui-scene-kind-ally = Ally
ui-scene-kind-item = Item
ui-scene-kind-challenge = Challenge
ui-scene-kind-event = Event
ui-scene-kind-encounter = Encounter
ui-scene-class-weapon = Weapon
ui-scene-class-armor = Armor
ui-scene-class-potion = Potion
ui-scene-class-rune = Rune
ui-scene-class-artifact = Artifact
ui-scene-usage-activate = Activate to use
ui-scene-usage-discard = Discard to use
ui-scene-usage-always = Always on
ui-scene-activated = Activated until the next Refresh step
ui-scene-mind = Mind
ui-scene-body = Body
ui-scene-spirit = Spirit
ui-scene-life-word = Life
ui-scene-stamina-word = Stamina
ui-scene-life = Life
ui-scene-stamina = Stamina
ui-scene-life-is = Life { $n }
ui-scene-stamina-is = Stamina { $n }
ui-scene-life-left = Life: { $left } of { $most } left
ui-scene-stamina-left = Stamina: { $left } of { $most } left
ui-scene-damage = Damage { $n }
ui-scene-event-rank = Event of rank { $n }
ui-scene-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
ui-scene-exhaustion = { $n } exhaustion
ui-scene-jewel = Adventure jewel, { $colour }
ui-scene-gold = { $n } gold
ui-scene-gold-word =
    { $n ->
        [one] gold
       *[other] gold
    }
ui-scene-gold-plain = Gold
ui-scene-kit = Items, Allies and kept cards
ui-scene-kit-empty = Nothing yet.
ui-scene-xp = { $n } of { $price } to level { $level }
ui-scene-look-at = Look at { $name }
ui-scene-played-by = Played by { $name }
ui-scene-card-acts = What you can do with this card
ui-scene-opening = The cards are being laid out.
ui-scene-dismiss = Put away

## Fights

ui-scene-fight = Fight
ui-scene-duel = Fight between heroes
ui-scene-round =
    { $n ->
        [0] Before Combat
       *[other] Round { $n }
    }
ui-scene-cause-hazard = Travel hazard: no escape
ui-scene-cause-endgame = Endgame: no escape
ui-scene-cause-undefeated = An undefeated challenge
ui-scene-stage-before-combat = Before
ui-scene-stage-escape = Escape
ui-scene-stage-ranged = Ranged
ui-scene-stage-melee = Melee
ui-scene-stage-magic = Magic
ui-scene-phase-foe =
    foe { $value }, { $n ->
        [0] no damage
        [one] { $n } wound
       *[other] { $n } wounds
    }
ui-scene-phase-you = hero { $value }
ui-scene-phase-mind = Mind { $value }
ui-scene-phase-attack = attacked
ui-scene-phase-defence = defended
ui-scene-phase-escape = tried
ui-scene-phase-skipped = nothing to fear
ui-scene-success = success
ui-scene-failure = failure
ui-scene-act-attack =
    { $kind ->
        [ranged] { $who } attacks at range
        [melee] { $who } attacks in melee
        [magic] { $who } attacks with magic
       *[none] { $who } attacks
    }
ui-scene-act-defence =
    { $kind ->
        [ranged] { $who } defends at range
        [melee] { $who } defends in melee
        [magic] { $who } defends against magic
       *[none] { $who } defends
    }
ui-scene-act-escape = { $who } tries to escape
ui-scene-act-test = { $who } is put to the test
ui-scene-act-target = { $who } sets the target number
ui-scene-throw-told =
    { $success ->
        [true] { $who }: { $total } against { $target }, success
       *[false] { $who }: { $total } against { $target }, failure
    }
ui-scene-throw-target = { $who }: target number { $total }
ui-scene-needed = needed
ui-scene-short =
    { $n ->
        [0] { $target } is reached
       *[other] { $n } short of { $target }
    }
ui-scene-blow =
    { $n ->
        [one] { $n } wound is coming
       *[other] { $n } wounds are coming
    }
ui-scene-left-of = { $left } of { $most } left
ui-scene-attacks = attacker
ui-scene-defends = defender
ui-scene-hand = Your cards
ui-scene-hand-of = Cards: { $name }
ui-scene-card-ready = can be used now
ui-scene-card-win = win { $with }, else { $without }
ui-scene-card-counted = counted already
ui-scene-card-later = not at this moment
ui-scene-stake = At stake
ui-scene-stake-jewel = A jewel: { $colour }.
ui-scene-stake-lose =
    { $card ->
        [none] Knocked out: { $gold } gold is lost.
       *[other] Knocked out: { $gold } gold and { $card } are lost.
    }
ui-scene-stake-endgame = Defeat means elimination.
ui-scene-reward-label = Reward
ui-scene-labels-elsewhere = Movement|Market|On arrival|Before moving|After moving|After the movement roll|At the end of your turn

## Cards being resolved

ui-scene-adventure-of =
    Adventure: { $colour }{ $n ->
        [one] { "" }
       *[other] , card { $n }
    }
ui-scene-hazard-of = Travel hazard: { $colour }
ui-scene-knocked-out = Knocked out
ui-scene-spoils = The prize

## Market

ui-scene-market = Market of { $town }
ui-scene-stall =
    { $n ->
        [one] { $n } card on the stall
       *[other] { $n } cards on the stall
    }
ui-scene-stall-empty = The stall is empty.
ui-scene-just-arrived = just arrived
ui-scene-worth = Against { $colour }: { $without } without it, { $with } with it
ui-scene-buy = Buy
ui-scene-hire = Hire
ui-scene-not-now = not now
ui-scene-adds = What it adds to your chances
ui-scene-was = was { $chance }
ui-scene-goods = Your goods
ui-scene-goods-of = Goods: { $name }
ui-scene-goods-price = sold for half, rounded down
ui-scene-sells-for = sells for { $n } gold
ui-scene-unsold = not for sale
ui-scene-slots-weapon = Weapons
ui-scene-slots-armor = Armor
ui-scene-slots-ally = Allies
ui-scene-room =
    { $what ->
        [weapon] Weapons: { $taken } of { $most }
        [armor] Armor: { $taken } of { $most }
       *[ally] Allies: { $taken } of { $most }
    }
ui-scene-healer = Healer
ui-scene-healer-idle = Nobody needs the healer.
ui-scene-heal = Heal a wound
ui-scene-heal-all = Heal { $n } wounds
ui-scene-revive = Lift all exhaustion
ui-scene-has-wounds =
    { $n ->
        [one] { $name }: { $n } wound
       *[other] { $name }: { $n } wounds
    }
ui-scene-has-exhaustion = { $name }: { $n } exhaustion
ui-scene-other-stalls = On other stalls

## Experience

ui-scene-experience = Experience
ui-scene-level-next = Level { $level }. A counter costs { $price } points and leads to level { $next }.
ui-scene-points =
    { $n ->
        [one] { $n } experience point
       *[other] { $n } experience points
    }
ui-scene-points-of = { $n } of { $price } points
ui-scene-pay-ways = Ways to pay
ui-scene-counters =
    { $n ->
        [one] { $n } experience counter
       *[other] { $n } experience counters
    }
ui-scene-raises-mind = ranged combat and escape
ui-scene-raises-body = melee combat
ui-scene-raises-spirit = magic combat
ui-scene-raises-stamina = more exhaustion before it hurts
ui-scene-raises-life = one wound more to fall; the easiest colour is given up

## Negotiation

ui-scene-negotiation = Negotiation
ui-scene-offers = makes the offer
ui-scene-listens = listens
ui-scene-gives = { $name } would give
ui-scene-gives-nothing = nothing so far
ui-scene-owns-nothing = Owns no items and no allies.

## Doom and Endgame

ui-scene-doom = Doom track
ui-scene-doom-off = This game is played without the doom track.
ui-scene-doom-next =
    { $n ->
        [one] The next discarded adventure card brings a doom counter.
       *[other] { $n } more discarded adventure cards bring a doom counter.
    }
ui-scene-doom-until =
    { $counters ->
        [one] { $counters } counter, and so { $n } cards, until the Endgame.
       *[other] { $counters } counters, and so { $n } cards, until the Endgame.
    }
ui-scene-doomed = doomed
ui-scene-doom-here = a card here brings doom
ui-scene-endgame = Endgame
ui-scene-endgame-says = Heroes confront red Challenges in turn; three red cards or High Lord Margath decide the game.
ui-scene-standings = Who stands where
ui-scene-hero = Hero
ui-scene-red-cards = Red cards
ui-scene-level = Level
ui-scene-out = out
ui-scene-deck =
    { $n ->
        [one] { $n } card in the deck, { $gone } discarded
       *[other] { $n } cards in the deck, { $gone } discarded
    }
