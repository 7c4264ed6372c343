### A fight beside the box: figures typed in, real dice and tokens, and what the rules ask.

beside-fight-none = There is no help with fights of this box yet.
beside-fight-kind = What kind of fight
beside-fight-challenge = Against an enemy
beside-fight-duel = Hero against hero
beside-fight-foe = Enemy
beside-fight-hero = Hero
beside-fight-rival = Other hero
beside-fight-card = { $side ->
    [foe] Which enemy
   *[hero] Which hero
}
beside-fight-typed = Type the figures in
beside-fight-name = Name (if you like)
beside-fight-figure = { $label }: { $n }
beside-fight-empty = { $label }: still empty
beside-fight-figure-mind = Mind
beside-fight-figure-body = Body
beside-fight-figure-spirit = Spirit
beside-fight-figure-ranged = ranged damage
beside-fight-figure-melee = melee damage
beside-fight-figure-magic = magic damage
beside-fight-damage = damage
beside-fight-figure-life = Life
beside-fight-figure-stamina = Stamina
beside-fight-figure-health = Health
beside-fight-figure-damage = Damage taken
beside-fight-figure-cards = Cards in hand
beside-fight-figure-wounds = Wounds
beside-fight-figure-exhaustion = Exhaustion
beside-fight-figure-plus-mind = + Mind
beside-fight-figure-plus-body = + Body
beside-fight-figure-plus-spirit = + Spirit
beside-fight-back = Back to the figure before
beside-fight-done = Close
beside-fight-fill = Enter the missing figures
beside-fight-bonus = Bonus
beside-fight-begin = Fight
beside-fight-extras = Bonuses, Items, Allies and special text
beside-fight-add-card = Add an Item or Ally of ours
beside-fight-add-own = Add a card of your own
beside-fight-remove = Remove: { $name }
beside-fight-thing = { $what ->
    [roll] +{ $n } to the roll ({ $kind ->
        [ranged] ranged
        [melee] melee
       *[magic] magic
    })
    [hit] +{ $n } damage ({ $kind ->
        [ranged] ranged
        [melee] melee
       *[magic] magic
    })
    [cancel] cancel { $n }
   *[before] { $kind ->
        [ranged] ranged
        [melee] melee
       *[magic] magic
    } attack before combat: { $n }
}
beside-fight-thing-what = What the card does
beside-fight-thing-n = How much
beside-fight-thing-kind = In which phase
beside-fight-thing-use = How it is used
beside-fight-thing-cost = What it costs
beside-fight-thing-roll = adds to a roll
beside-fight-thing-hit = adds damage to a hit
beside-fight-thing-cancel = cancels wounds
beside-fight-thing-before = attacks before combat
beside-fight-use-activate = activate it
beside-fight-use-discard = discard it
beside-fight-use-ability = the hero’s own ability
beside-fight-cost = { $n ->
    [0] free
   *[other] { $n } exhaustion
}
beside-fight-test = The enemy asks for a test before combat
beside-fight-test-attribute = Test of
beside-fight-test-number = The number to reach
beside-fight-test-wounds = Who fails takes
beside-fight-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
beside-fight-steps = Ask about every step, even where nothing can come of it
beside-fight-side = { $kind ->
    [ranged] ranged
    [melee] melee
   *[magic] magic
} { $value }, damage { $damage }
beside-fight-left = { $left } of { $of } left
beside-fight-told = What has just happened
beside-fight-before = { $n ->
    [one] What happened before ({ $n })
   *[other] What happened before ({ $n })
}
beside-fight-over = The fight is over.
beside-fight-undo = Take back
beside-fight-figures = Change the figures
beside-fight-throw = Throw for me
beside-fight-next = Another fight
beside-fight-dice = What each die shows
beside-fight-sum = What both dice show together
beside-fight-together = Enter the sum of both dice instead
beside-fight-each = Enter each die instead
beside-fight-shown = { $n } of { $of } dice entered
beside-fight-needed = You need { $n } or more.
beside-fight-any = Any throw will do.
beside-fight-never = You would need { $n }: no throw is enough.
beside-fight-chance = { $chance } to succeed
beside-fight-else = What else, and what not
beside-fight-all = Show all { $n } ways
beside-fight-fewer = Show the best only

## Combat tokens

beside-fight-cast = Tap a token that shows its other side.
beside-fight-token = { $face }; tap to turn it over: { $back }
beside-fight-enter = Enter the cast
beside-fight-passed = has passed
beside-fight-pool = Combat tokens
beside-fight-pool-more = Further tokens
beside-fight-front-side = Which symbol is on one side of the next token?
beside-fight-back-side = And on its other side?
beside-fight-gold = gold
beside-fight-bare = The hero still needs a combat token.
beside-fight-own-card = Your card
beside-fight-add-asset = Add an asset or a learned skill of ours
beside-fight-act = Act
beside-fight-act-n = Act { $n }
beside-fight-board = Combat board
beside-fight-add-power = Add what the enemy does for surges
beside-fight-power = { $surges ->
    [one] { $surges } surge
   *[other] { $surges } surges
}: { $damage } damage
beside-fight-power-surges = For so many surges
beside-fight-power-damage = it deals so much damage
beside-fight-power-negated = 1 agility cancels it
