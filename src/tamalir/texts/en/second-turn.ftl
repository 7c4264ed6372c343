### The Second Edition beyond the fight: set-up, movement, adventures, market, experience, the end.

## Words that sentences share

second-terrain-plains = plains
second-terrain-road = road
second-terrain-river = river
second-terrain-swamp = swamp
second-terrain-forest = forest
second-terrain-hills = hills
second-terrain-mountains = mountains
second-terrain-town = town
second-terrain-any = any terrain

second-counters-green = { $n } green
second-counters-yellow = { $n } yellow
second-counters-blue = { $n } blue
second-counters-red = { $n } red
second-counters-nothing = nothing

second-terrain =
    { $terrain ->
        [plains] plains
        [road] a road
        [river] a river
        [swamp] a swamp
        [forest] a forest
        [hills] hills
        [mountains] mountains
       *[town] a town
    }
second-colour =
    { $colour ->
        [green] green
        [yellow] yellow
        [blue] blue
       *[red] red
    }
second-until =
    { $until ->
        [phase] until the phase ends
        [round] until the round ends
        [turn] until the turn ends
       *[battle] until the battle ends
    }
second-gives =
    { $gives ->
        [none] { $gives_gold ->
            [0] nothing
           *[other] { $gives_gold } gold
        }
       *[other] { $gives_gold ->
            [0] { EACH($gives, of: "name") }
           *[other] { EACH($gives, of: "name") } and { $gives_gold } gold
        }
    }
second-wants =
    { $wants ->
        [none] { $wants_gold ->
            [0] nothing
           *[other] { $wants_gold } gold
        }
       *[other] { $wants_gold ->
            [0] { EACH($wants, of: "name") }
           *[other] { EACH($wants, of: "name") } and { $wants_gold } gold
        }
    }
second-hero-until =
    { $until ->
        [none] until the turn ends
       *[other] { second-until }
    }

## Questions

ask-adventure-attempt = What does { NAME($hero) } do here?
ask-card-either = { NAME($card) }: which of the two do you choose?
ask-card-pay = { NAME($card) }: do you pay { $n } gold?
ask-card-rival = { NAME($card) }: which rival do you choose?
ask-card-take =
    { $cost ->
        [0] { NAME($card) } is yours for nothing: do you take it?
       *[other] { NAME($card) } is yours for { $cost } gold: do you take it?
    }
ask-card-bargain =
    { NAME($card) }: { NAME($hero) } offers you { $points } experience { $points ->
        [one] point
       *[other] points
    } for { $n } gold. Do you buy?
ask-card-town = { NAME($card) }: to which town do you go?
ask-card-walk = { NAME($card) }: where do you go?
ask-draw-adventure = Draw an adventure card.
ask-draw-doom = Draw a card for the doom track, unseen.
ask-draw-first-player = Draw lots: who begins?
ask-draw-hero = Draw a hero.
ask-draw-market = Draw a market card.
ask-draw-order = Draw lots: who goes first?
ask-event-replenish = There are too few { second-colour } counters: which space gets one?
ask-experience-buy = You have { $points } experience points, and a counter costs { $cost }: what do you improve?
ask-experience-pay =
    Which counters do you pay the { $cost } { $cost ->
        [one] point
       *[other] points
    } with?
ask-limits-make-room = There is no room for { NAME($card) }: what do you discard?
ask-market-fatal = { NAME($card) } would cost you your last Life: you would fall on the spot. Is that what you want?
ask-market-act = { NAME($town) }, Market step, with { $gold } gold in your purse: what do you do?
ask-market-upkeep = { NAME($card) } wants 1 gold in wages: do you pay?
ask-movement-moved = You have arrived: do you use a card?
ask-movement-rest = Rest: who loses 1 exhaustion? You can discard { $n }.
ask-movement-set-out = How does { NAME($hero) } set out?
ask-movement-travel =
    { $left ->
        [one] { $left } die is left: where do you go?
       *[other] { $left } dice are left: where do you go?
    }
ask-negotiation-offer = What do you offer { NAME($hero) }?
ask-negotiation-reply = { NAME($hero) } gives { second-gives } and wants { second-wants }: what do you say?
ask-roll-hazard =
    { $hero ->
        [none] Throw two movement dice: is the road safe?
       *[other] Throw two movement dice: does { NAME($hero) } travel safely?
    }
ask-roll-hazard-colour = Throw the two ten-sided dice for the colour of the hazard.
ask-roll-hazard-number = Throw two movement dice and count their symbols for the hazard.
ask-roll-movement =
    { $hero ->
        [none] Throw the movement dice.
       *[other] Throw the movement dice for { NAME($hero) }.
    }
ask-turn-end = Your turn ends: do you use a card?
ask-game-end = { NAME($hero) } proposes to end the game here, without a winner. Do you agree?
ask-roll-commit = What is used and fails here is lost: which Items do you commit to the { $kind ->
    [ranged] ranged
    [melee] melee
   *[magic] magic
} roll?
ask-card-order = Which of these comes first?

## Options

do-accept = Accept
do-adventure = Attempt the { second-colour } adventure
do-ask = Ask for { NAME($card) }
do-ask-gold = Ask for { $n } gold
do-bonus =
    { $what ->
        [life] Raise Life by 1{ $closes ->
            [green] {" "}– green adventures are closed to you for ever then
            [yellow] {" "}– yellow adventures are closed to you for ever then
            [blue] {" "}– blue adventures are closed to you for ever then
           *[none] {""}
        }
       *[other] Raise { second-what } by 2
    }
do-break-off = Break off the talks
do-buy =
    { $cost ->
        [0] Take { NAME($card) } for nothing
       *[other] Buy { NAME($card) } for { $cost } gold
    }
do-counter = Answer with an offer of your own
do-decline = Decline
do-dismiss = Let { NAME($card) } go
do-duel = Attack { NAME($hero) }
do-first =
    { $text ->
        [none] a) the first
       *[other] a) { $text }
    }
do-give = Give { NAME($card) }
do-give-gold = Give { $n } gold
do-go-on = Go on
do-heal = Pay 1 gold to heal 1 wound of { NAME($who) }
do-heal-all = Pay { $cost } gold to heal { $n } wounds of { NAME($who) }
do-hire =
    { $cost ->
        [0] Hire { NAME($card) } for nothing
       *[other] Hire { NAME($card) } for { $cost } gold
    }
do-leave-market = Leave the market
do-move-on = Leave everything alone and go on
do-negotiate = Negotiate with { NAME($hero) }
do-pay =
    { $card ->
        [none] Pay with { EACH($way, of: "second-counters") }
       *[other] Pay 1 gold for { NAME($card) }
    }
do-pay-gold = Pay { $n } gold
do-rival = { NAME($hero) }
do-pay-nothing = Pay nothing
do-propose = Make this offer
do-replenish = Put it on space { $hex }
do-rest = Discard 1 exhaustion from { NAME($who) }
do-revive = Pay 1 gold to rid { NAME($who) } of all exhaustion
do-roll =
    { $n ->
        [0] { $rest ->
            [0] Stay where you are
           *[other] Stay and discard up to { $rest } exhaustion
        }
        [one] { $rest ->
            [0] Roll { $n } movement die
           *[other] Roll { $n } movement die and discard up to { $rest } exhaustion
        }
       *[other] { $rest ->
            [0] Roll { $n } movement dice
           *[other] Roll { $n } movement dice and discard up to { $rest } exhaustion
        }
    }
do-save-up = Save the points up
do-second =
    { $text ->
        [none] b) the second
       *[other] b) { $text }
    }
do-sell = Sell { NAME($card) } for { $gain } gold
do-step = Go one space to { $hex } instead of rolling
do-stop = Stop here
do-take =
    { $cost ->
        [0] Take { NAME($card) }
       *[other] Take { NAME($card) } for { $cost } gold
    }
second-goal =
    { $what ->
        [none] { $to }
        [green] the green adventure at { $to }
        [yellow] the yellow adventure at { $to }
        [blue] the blue adventure at { $to }
        [red] the red adventure at { $to }
       *[other] { NAME($what) }
    }
do-march =
    { $n ->
        [one] Go to { second-goal } and stop there
       *[other] Go to { second-goal }, { $n } spaces away, and stop there
    }
do-to =
    { $terrain ->
        [none] Go to { $hex }
       *[other] Go to { $hex } ({ second-terrain })
    }
do-undefeated = Face { NAME($card) } once more
do-propose-end = Propose to end the game
do-agree-to-end = Agree: the game ends here
do-play-on = Play on
do-commit = Commit { NAME($card) } ({ SIGNED($n) })
do-task = { NAME($card) }

## Events

event-adventure-drawn = { NAME($hero) } draws the card { NAME($card) }.
event-bought =
    { $cost ->
        [0] { NAME($hero) } gets { NAME($card) } for nothing.
       *[other] { NAME($hero) } gets { NAME($card) } for { $cost } gold.
    }
event-card-readied = { NAME($card) } is face up again.
event-deal-made = { NAME($hero) } and { NAME($rival) } shake hands on it.
event-deck-empty = There is no { second-colour } card left to draw.
event-eliminated = { NAME($hero) } is out of the Endgame.
event-endgame-begins = Doom is complete: the Endgame begins.
event-enemy-defeated = { NAME($hero) } overcomes { NAME($foe) }.
event-enemy-weakened =
    { $itself ->
        [yes] { NAME($card) } { GENDER($card) ->
            [p] falter
           *[other] falters
        }: { second-what } falls by { $n }.
       *[no] { NAME($card) } { GENDER($card) ->
            [p] weaken
           *[other] weakens
        } the enemy: { second-what } falls by { $n }.
    }
event-enemy-emboldened =
    { NAME($foe) } { GENDER($foe) ->
        [p] grow bolder
       *[other] grows bolder
    }: { second-what } rises by { $n }.
event-event-ignored = The Event { NAME($card) } comes to nothing: a greater one is in play.
event-event-takes-effect = The Event { NAME($card) } takes effect.
event-experience-gained =
    { $what ->
        [life] { NAME($hero) } grows with experience: Life rises by 1.
       *[other] { NAME($hero) } grows with experience: { second-what } rises by 2.
    }
event-game-begins = The game begins, and { NAME($hero) } has the first turn.
event-game-over =
    { $reason ->
        [solo-lost] The game is over, and it is lost.
        [turn-limit] The agreed number of turns is reached: the game is over.
        [agreed-to-end] All have agreed: the game is over.
       *[endgame-over] Nobody is left to confront: the game is over.
    }
event-hazard-checked =
    { $outcome ->
        [safe] { NAME($hero) } finds { second-terrain } here and travels safely.
       *[hazard] { NAME($hero) } finds { second-terrain } here and runs into danger.
    }
event-hazard-met = A { second-colour } travel hazard strikes { NAME($hero) }.
event-healing-bought =
    { GENDER($who) ->
        [p] { NAME($who) } are treated for 1 gold.
       *[other] { NAME($who) } is treated for 1 gold.
    }
event-hero-chosen = { NAME($hero) } joins the game.
event-hero-placed = { NAME($hero) } sets out from { NAME($town) }.
event-hero-strengthened =
    { SIGN($n) ->
        [minus] { NAME($who) } grows weaker: { second-what } falls by { SIZE($n) }.
       *[plus] { NAME($who) } grows stronger: { second-what } rises by { SIZE($n) }.
    }
event-market-card = In { NAME($town) } a new card is for sale: { NAME($card) }.
event-market-card-found = { NAME($hero) } comes upon { NAME($card) }.
event-moved = { NAME($hero) } reaches { second-terrain } at { $hex }.
event-movement-rolled =
    { $hero ->
        [none] { NAME($card) } gives movement dice: { EACH($dice, of: "second-terrain") }.
       *[other] { NAME($hero) } throws movement dice: { EACH($dice, of: "second-terrain") }.
    }
event-negotiation-begins = { NAME($hero) } meets { NAME($rival) } to negotiate.
event-negotiation-ends = The talks of { NAME($hero) } are over.
event-no-experience = The pile has no counter left for { NAME($hero) }.
event-offer-answered =
    { $reply ->
        [accept] { NAME($hero) } accepts.
        [decline] { NAME($hero) } declines.
        [counter] { NAME($hero) } wants to make another offer.
       *[break-off] { NAME($hero) } breaks off the talks.
    }
event-offer-made = { NAME($hero) } gives { second-gives } and wants { second-wants }.
event-points-gained =
    { NAME($hero) } gains { $n } experience { $n ->
        [one] point
       *[other] points
    }.
event-replenished = A { second-colour } adventure counter appears at { $hex }.
event-rested =
    { $n ->
        [0] { GENDER($who) ->
            [p] { NAME($who) } rest, though they have no exhaustion.
           *[other] { NAME($who) } rests, though there is no exhaustion to lose.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } rest and lose { $n } exhaustion.
           *[other] { NAME($who) } rests and loses { $n } exhaustion.
        }
    }
event-rethrown = { NAME($who) } throws { $before } first, and then again: { $dice } for a total of { $total }.
event-sold = { NAME($hero) } sells { NAME($card) } for { $gain } gold.
event-task-finished = { NAME($hero) } has done what { NAME($card) } asked for.
event-turn-begins = It is the turn of { NAME($hero) }.
event-upkeep-paid = { NAME($card) } is paid and stays.
event-wounds-added = { NAME($card) } makes it { second-n-wounds } more.
event-end-proposed = { NAME($hero) } proposes to end the game.
event-end-declined = Not everybody agrees with { NAME($hero) }: the game goes on.

## How it ended

result-victory-red-cards = Three red Challenges are beaten; the winner is { $winners }.
result-endgame-over =
    { $count ->
        [one] Nobody stood to the end; the best was { $winners }.
       *[other] Nobody stood to the end; the best were { $winners }.
    }
result-turn-limit =
    { $count ->
        [one] The agreed turns are over; the winner is { $winners }.
       *[other] The agreed turns are over; the winners are { $winners }.
    }
result-solo-lost = Terrinoth falls, and the game is lost.
result-agreed-to-end = The players have agreed to stop; nobody wins.

## Moments and conditions

when-second-arrived = On arrival
when-second-before-moving = Before moving
when-second-moved = After moving
when-second-movement-rolled = After the movement roll
when-second-end-of-turn = At the end of your turn
given-second-trait =
    { $value ->
        [undead] the enemy is undead
        [dragon] the enemy is a dragon
        [giant] the enemy is a giant
        [witch] the enemy is a witch
        [spirit] the enemy is a spirit
        [cultist] the enemy is a cultist
        [construct] the enemy is a construct
        [beast] the enemy is a beast
       *[other] the enemy has the trait { $value }
    }
given-second-phase =
    { $value ->
        [ranged] it is the Ranged phase
        [melee] it is the Melee phase
        [magic] it is the Magic phase
       *[other] it is the { $value } phase
    }
given-second-colour =
    { $value ->
        [green] the enemy is green
        [yellow] the enemy is yellow
        [blue] the enemy is blue
       *[red] the enemy is red
    }
given-second-town = you are in { NAME($value) }
given-second-holding = you have the card { NAME($value) }
given-second-terrain =
    { $value ->
        [plains] you are on plains
        [road] you are on a road
        [river] you are on a river
        [swamp] you are in a swamp
        [forest] you are in a forest
        [hills] you are in the hills
        [mountains] you are in the mountains
       *[town] you are in a town
    }

## What cards do

effect-second-add-dice =
    { $n ->
        [one] roll { $n } more movement die
       *[other] roll { $n } more movement dice
    }
effect-second-all-gain-gold =
    { SIGN($n) ->
        [minus] every hero loses { SIZE($n) } gold
       *[plus] every hero gains { SIZE($n) } gold
    }
effect-second-all-suffer =
    { $exhaustion ->
        [none] every hero takes { second-wounds }
       *[other] { $wounds ->
            [none] every hero takes { $exhaustion } exhaustion
           *[other] every hero takes { $exhaustion } exhaustion and { second-wounds }
        }
    }
effect-second-bargain =
    offer a rival of your choice { $points } experience { $points ->
        [one] point
       *[other] points
    } for { $n } gold{ $refused ->
        [none] { "" }
       *[other] ; if nobody buys, { $refused }
    }
effect-second-contest =
    challenge a rival of your choice: the rival rolls and adds { second-attribute }{ $skill ->
        [none] { "" }
       *[other] { " " }with { EACH($skill, of: "skill") }
    }, and you must reach that total in the same test{ $stake ->
        [none] { "" }
       *[other] ; the loser pays the winner up to { $stake } gold
    }{ $success ->
        [none] { "" }
       *[other] ; success: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; failure: { $failure }
    }
effect-second-curse =
    { $exhaustion ->
        [none] make a rival of your choice take { second-wounds }
       *[other] { $wounds ->
            [none] make a rival of your choice take { $exhaustion } exhaustion
           *[other] make a rival of your choice take { $exhaustion } exhaustion and { second-wounds }
        }
    }
effect-second-easy-terrain =
    { $terrain ->
        [plains] any movement die lets you enter plains
        [road] any movement die lets you enter a road
        [river] any movement die lets you enter a river
        [swamp] any movement die lets you enter a swamp
        [forest] any movement die lets you enter a forest
        [hills] any movement die lets you enter hills
       *[mountains] any movement die lets you enter mountains
    }
effect-second-either =
    { $second ->
        [none] you may { $first }
       *[other] choose: a) { $first }; or b) { $second }
    }
effect-second-embolden =
    { $until ->
        [none] your enemy's { second-what } rises by { $by } until the battle ends
       *[other] your enemy's { second-what } rises by { $by } { second-until }
    }
effect-second-fight =
    { $win ->
        [none] { $escape ->
            [none] fight the enemy on this card
           *[other] fight the enemy on this card (escape: { $escape })
        }
       *[other] { $escape ->
            [none] fight the enemy on this card (victory: { $win })
           *[other] fight the enemy on this card (victory: { $win }; escape: { $escape })
        }
    }
effect-second-find-market-card =
    { $discount ->
        [none] draw a market card, which you may keep for nothing
       *[other] draw a market card, which you may buy for { $discount } gold less
    }
effect-second-finish = finish the task: { $reward }
effect-second-gain-experience =
    gain { $points } experience { $points ->
        [one] point
       *[other] points
    }
effect-second-go-to-town =
    { $town ->
        [none] go to a town of your choice
       *[other] go to { NAME($town) }
    }
effect-second-lose-gold = lose { $n } gold
effect-second-movement-dice =
    { SIGN($by) ->
        [minus] you roll { SIZE($by) } { SIZE($by) ->
            [one] movement die
           *[other] movement dice
        } fewer
       *[plus] you roll { SIZE($by) } more { SIZE($by) ->
            [one] movement die
           *[other] movement dice
        }
    }
effect-second-no-healing = you cannot buy healing
effect-second-open-task = every hero may fulfill this task
effect-second-pass-on = give this card to a rival of your choice, who must keep it
effect-second-pay =
    if you pay { $n } gold, { $paid }{ $unpaid ->
        [none] { "" }
       *[other] ; otherwise { $unpaid }
    }
effect-second-price =
    { $of ->
        [ally] { SIGN($by) ->
            [minus] Allies cost { SIZE($by) } gold less
           *[plus] Allies cost { SIZE($by) } gold more
        }
        [item] { SIGN($by) ->
            [minus] Items cost { SIZE($by) } gold less
           *[plus] Items cost { SIZE($by) } gold more
        }
       *[none] { SIGN($by) ->
            [minus] everything for sale costs { SIZE($by) } gold less
           *[plus] everything for sale costs { SIZE($by) } gold more
        }
    }
effect-second-ready-items =
    { $n ->
        [none] turn your dearest activated Item face up
        [one] turn your dearest activated Item face up
       *[other] turn your { $n } dearest activated Items face up
    }
effect-second-recover =
    { $to ->
        [hero] remove { $exhaustion } exhaustion from your hero
       *[none] remove { $exhaustion } exhaustion
    }
effect-second-remove-counter =
    { $n ->
        [none] remove 1 { second-colour } adventure counter from the map, the northernmost (of equals the westernmost)
        [one] remove { $n } { second-colour } adventure counter from the map, the northernmost (of equals the westernmost)
       *[other] remove { $n } { second-colour } adventure counters from the map, the northernmost (of equals the westernmost)
    }
effect-second-reroll = throw both dice again
effect-second-reroll-dice = throw all your movement dice again
effect-second-rob =
    { $n ->
        [one] take { $n } gold from a rival of your choice
       *[other] take up to { $n } gold from a rival of your choice
    }
effect-second-safe-travel = you are safe from travel hazards
effect-second-slip-away = escape without a test
effect-second-strengthen =
    { SIGN($by) ->
        [minus] lower your hero's { second-what } by { SIZE($by) } { second-hero-until }
       *[plus] raise your hero's { second-what } by { SIZE($by) } { second-hero-until }
    }
effect-second-walk =
    { $n ->
        [none] move up to 1 space, whatever the terrain
        [one] move up to { $n } space, whatever the terrain
       *[other] move up to { $n } spaces, whatever the terrain
    }
effect-second-weaken =
    { $until ->
        [none] lower your enemy's { second-what } by { $by } until the battle ends
       *[other] lower your enemy's { second-what } by { $by } { second-until }
    }
effect-second-wild-step =
    { $n ->
        [none] enter 1 more space of any terrain
        [one] enter { $n } more space of any terrain
       *[other] enter { $n } more spaces of any terrain
    }
effect-second-nothing = do nothing
effect-second-breaks-items = Items used in a failed combat roll against it are discarded
event-counters-removed =
    { NAME($card) }: { $n ->
        [one] a { $colour ->
            [green] green
            [yellow] yellow
            [blue] blue
           *[red] red
        } counter leaves the map.
       *[other] { $n } { $colour ->
            [green] green
            [yellow] yellow
            [blue] blue
           *[red] red
        } counters leave the map.
    }
effect-second-weary-terrain =
    { $terrain ->
        [plains] your hero takes { $exhaustion } exhaustion on entering plains
        [road] your hero takes { $exhaustion } exhaustion on entering a road
        [river] your hero takes { $exhaustion } exhaustion on entering a river
        [swamp] your hero takes { $exhaustion } exhaustion on entering a swamp
        [forest] your hero takes { $exhaustion } exhaustion on entering a forest
        [hills] your hero takes { $exhaustion } exhaustion on entering hills
       *[mountains] your hero takes { $exhaustion } exhaustion on entering mountains
    }
