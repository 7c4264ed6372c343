### The browser client: the fight by tokens.

## The stage

ui-fight = Fight
ui-fight-round = Round { $n }
ui-fight-phase-cast = Cast
ui-fight-phase-action = Actions
ui-fight-phase-flee = Flee
ui-fight-no-flight = No way to flee
ui-fight-to-win = { $name } to win
ui-fight-spent = spent
ui-fight-spent-of = Spent tokens of { $name }
ui-fight-pool =
    Tokens of { $name }: { $n }, { $gold ->
        [0] none of them gold
       *[other] { $gold } of them gold
    }
ui-fight-played-by = played by { $name }
ui-fight-you-play = you play it
ui-fight-your-hero = your hero
ui-fight-for = You play the enemy for { $name }
ui-fight-initiative = Initiative { $low } to { $high }
ui-fight-first = { $name } was first
ui-fight-acts = { $name } decides
ui-fight-passed = passed
ui-fight-life = { $left } of { $most } life left
ui-fight-life-loss = { $loss } life may be lost
ui-fight-range = { $low } to { $high }
ui-fight-abilities = Abilities of { $name }
ui-fight-used = used

## Tokens

ui-fight-letter =
    { $kind ->
        [physical] P
        [magical] M
        [enemy] E
        [shield] S
        [agility] A
        [surge] U
        [double] D
        [charge] C
        [tactics] T
       *[dash] –
    }
ui-fight-token = { $face }, below: { $back }
ui-fight-token-stack = , on the double, worth { $worth }
ui-fight-token-strikes = , strikes
ui-fight-kind =
    { $kind ->
        [physical] physical
        [magical] magic
        [enemy] enemy damage
        [charge] charge
       *[other] damage
    }

## Picking

ui-fight-pick = Pick tokens: what they can do stands here.
ui-fight-pick-one = Pick one of the ringed tokens.
ui-fight-pick-shields = Pick shields. This costs no action.
ui-fight-picked = Picked: { $tokens }
ui-fight-clear = Put everything back
ui-fight-then = then pick the token
ui-fight-idle-shield = A shield answers a hit; it is never an action of its own.
ui-fight-idle-dash = A dash does nothing; only its gold mark counts.
ui-fight-idle = Just now nothing can be done with this token.
ui-fight-do-strike = Strike for { $n }
ui-fight-note-strike = { $kind }; { $left } of { $most } life would be left
ui-fight-do-flip = Turn { $face } to { $back }
ui-fight-do-flip-one = Turn one of your own
ui-fight-do-recast = Have { $face } cast again
ui-fight-note-recast = on its other side: { $back }
ui-fight-do-recast-one = Have one of theirs cast again
ui-fight-do-double = Double { $face }
ui-fight-do-double-one = Double one of your own
ui-fight-note-double = it is laid on the double; both are spent together
ui-fight-do-block =
    { $rest ->
        [0] Stop it all
       *[other] Stop { $n }, take { $rest }
    }
ui-fight-do-take = Take all { $n }
ui-fight-note-life = { $left } of { $most } life left
ui-fight-do-pass = Pass
ui-fight-note-pass = no more actions this round
ui-fight-incoming = { $n } { $kind } coming in
ui-fight-stopped = { $n } stopped, { $rest } taken

## Fleeing

ui-fight-flee-map = Where the die leads
ui-fight-flee-question = Nobody has fled yet: one terrain die decides where to.
ui-fight-flee-fits =
    { $n ->
        [0] No neighbouring hex fits.
        [one] One neighbouring hex fits; the fight would end there.
       *[other] { $n } neighbouring hexes fit; the fight would end there.
    }
ui-fight-do-flee-to = Flee: { $place }
ui-fight-note-flee = { $terrain }, the fight is over
