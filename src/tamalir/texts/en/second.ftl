### The Second Edition: what is asked, what can be done, what happens, what cards say.

## Words that sentences share; they read the variables of the sentence they stand in

second-kind =
    { $kind ->
        [ranged] ranged
        [melee] melee
       *[magic] magic
    }
second-attribute =
    { $attribute ->
        [mind] Mind
        [body] Body
       *[spirit] Spirit
    }
second-what =
    { $what ->
        [mind] Mind
        [body] Body
        [spirit] Spirit
        [life] Life
        [stamina] Stamina
        [ranged] ranged damage
        [melee] melee damage
        [magic] magic damage
       *[other] { $what }
    }
second-n-wounds =
    { $n } { $n ->
        [one] wound
       *[other] wounds
    }
second-wounds =
    { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }
second-rank =
    { $rank ->
        [1] I
        [2] II
       *[3] III
    }
second-sum =
    { $dice } + { $own }{ SIGN($added) ->
        [minus] {" "}− { SIZE($added) }
       *[plus] { $added ->
            [0] {""}
           *[other] {" "}+ { $added }
        }
    }, { $total } in all against { $target }
# how somebody comes to throw; events that do not say the act just throw
second-throws =
    { $act ->
        [attack] { $kind ->
            [ranged] attacks at range: { second-sum }
            [melee] attacks in melee: { second-sum }
           *[magic] attacks with magic: { second-sum }
        }
        [defence] { $kind ->
            [ranged] defends at range: { second-sum }
            [melee] defends in melee: { second-sum }
           *[magic] defends against magic: { second-sum }
        }
       *[none] throws { second-sum }
    }

## Questions: combat

ask-combat-before = Before Combat: which of your cards do you use?
ask-combat-escape = Round { $round }: do you try to escape?
ask-combat-act =
    Round { $round }, { $kind ->
        [ranged] Ranged
        [melee] Melee
       *[magic] Magic
    } phase: { $escape ->
        [yes] escape first, attack or defend?
       *[no] attack or defend?
    }
ask-combat-hit = { NAME($who) } strikes home for { second-n-wounds }. Do you make it worse?
ask-roll-improve =
    { $target ->
        [0] { NAME($who) } sets the target number at { $total }. Do you raise it?
       *[other] { NAME($who) } has { $total } and needs { $target }. Do you improve the roll?
    }
ask-wounds-cancel = { NAME($who) } is about to take { second-n-wounds }. Do you cancel any?

## Questions: dice thrown by hand

ask-roll-combat = Throw the two ten-sided dice for { NAME($who) }.
ask-roll-target = Throw the two ten-sided dice for { NAME($who) }: they set the target number.
ask-roll-escape = Throw the two ten-sided dice: does { NAME($who) } escape?
ask-roll-test = Throw the two ten-sided dice: does { NAME($who) } pass the test?

## Questions: after the fight

ask-reward-keep =
    { $role ->
        [item] { NAME($card) } has left you something. Do you keep the card as an Item?
       *[ally] { NAME($card) } can join you. Do you keep the card?
    }
ask-duel-prize = { NAME($rival) } is beaten: what do you take?
ask-knockout-card = You are knocked out and lose your dearest card: which one goes?
ask-knockout-town = Several towns are equally near: where do you wake up?

## Options

do-attack =
    { $kind ->
        [ranged] Attack at range with your hero
        [melee] Attack in melee with your hero
       *[magic] Attack with your hero's magic
    }
do-ally =
    { $kind ->
        [ranged] Send { NAME($ally) } to attack at range
        [melee] Send { NAME($ally) } into melee
       *[magic] Send { NAME($ally) } to attack with magic
    }
do-defend =
    { $kind ->
        [ranged] Defend against ranged attacks
        [melee] Defend in melee
       *[magic] Defend against magic
    }
do-stay = Stay and fight
do-escape = Try to escape
do-to-battle = Nothing more: to battle
do-strike = Strike as it is
do-let-it-stand =
    { $target ->
        [0] Let the target number stand at { $total }
       *[other] Let the roll stand at { $total } against { $target }
    }
do-take-wounds = Take { second-n-wounds }
do-use = Use the card { NAME($card) }
do-discard = Discard { NAME($card) } for good
do-keep = Keep { NAME($card) }
do-leave = Leave it behind
do-prize = Take { NAME($card) }
do-prize-gold = Take all the gold: { $n }
do-prize-nothing = Take nothing
do-lose = Lose { NAME($card) }
do-town = Go to { NAME($town) }

## Events: combat

event-combat-begins = { NAME($hero) } comes face to face with { NAME($foe) }.
event-duel-begins = { NAME($hero) } attacks { NAME($rival) }!
event-combat-round = Round { $round } begins with { NAME($hero) } to act.
event-defence-skipped = { NAME($who) } need not defend: there is no { second-kind } damage to fear.
event-combat-rolled =
    { $outcome ->
        [success] { NAME($who) } { second-throws } – success!
       *[failure] { NAME($who) } { second-throws } – failure.
    }
event-escape-rolled =
    { $outcome ->
        [success] { NAME($who) } tries to escape: { second-sum } – and gets away!
       *[failure] { NAME($who) } tries to escape: { second-sum } – in vain.
    }
event-test-rolled =
    { $outcome ->
        [success] { NAME($who) } is put to the test: { second-sum } – passed.
       *[failure] { NAME($who) } is put to the test: { second-sum } – failed.
    }
event-target-set = { NAME($who) } sets the target number at { $total }.
event-roll-raised =
    { GENDER($card) ->
        [p] { NAME($card) } add { $n }, which makes { $total }.
       *[other] { NAME($card) } adds { $n }, which makes { $total }.
    }
event-wounds-taken =
    { GENDER($who) ->
        [p] { NAME($who) } take { second-n-wounds }.
       *[other] { NAME($who) } takes { second-n-wounds }.
    }
event-wounds-borne = { NAME($who) } takes { second-n-wounds } in the hero's stead.
event-wounds-cancelled =
    { SAME($card, $who) ->
        [yes] { NAME($who) } wards off { second-n-wounds }.
       *[no] { NAME($card) } spares { NAME($who) } { second-n-wounds }.
    }
event-wounds-healed =
    { $n ->
        [0] { GENDER($who) ->
            [p] { NAME($who) } have no wounds to heal.
           *[other] { NAME($who) } has no wounds to heal.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } recover from { second-n-wounds }.
           *[other] { NAME($who) } recovers from { second-n-wounds }.
        }
    }
event-exhaustion-taken =
    { GENDER($who) ->
        [p] { NAME($who) } take { $n } exhaustion.
       *[other] { NAME($who) } takes { $n } exhaustion.
    }
event-foe-wounded =
    { GENDER($foe) ->
        [p] { NAME($foe) } take { second-n-wounds }.
       *[other] { NAME($foe) } takes { second-n-wounds }.
    }
event-ally-killed =
    { GENDER($ally) ->
        [p] { NAME($ally) } fall in battle.
       *[other] { NAME($ally) } falls in battle.
    }

## Events: cards, gold, doom

event-card-used =
    { SAME($hero, $card) ->
        [yes] { NAME($hero) } calls on { GENDER($hero) ->
            [f] her
           *[m] his
        } own power.
       *[no] { NAME($hero) } uses { NAME($card) }.
    }
event-card-discarded = { NAME($hero) } discards { NAME($card) }.
event-gold-gained = { NAME($hero) } gains { $n } gold.
event-doom-card =
    A card lands on the doom track at { NAME($town) }; there { $n ->
        [one] is { $n }
       *[other] are { $n }
    } now.
event-doom-counter = Doom comes to { NAME($town) }: doom counter number { $n } is placed.

## Events: after the fight

event-challenge-defeated = { NAME($hero) } defeats { NAME($foe) }!
event-card-kept = { NAME($hero) } keeps the card { NAME($card) }.
event-card-passed-on = { NAME($hero) } passes the card { NAME($card) } on to { NAME($rival) }.
event-counter-taken =
    { $colour ->
        [green] { NAME($hero) } takes a green adventure counter.
        [yellow] { NAME($hero) } takes a yellow adventure counter.
        [blue] { NAME($hero) } takes a blue adventure counter.
       *[red] { NAME($hero) } takes a red adventure counter.
    }
event-escaped =
    { GENDER($hero) ->
        [f] { NAME($hero) } withdraws the way she came.
       *[other] { NAME($hero) } withdraws the way he came.
    }
event-duel-won = { NAME($hero) } defeats { NAME($rival) }!
event-prize-taken =
    { $prize ->
        [gold] { NAME($hero) } takes all the gold of { NAME($rival) }.
       *[other] { NAME($hero) } takes { NAME($prize) } from { NAME($rival) }.
    }
event-knocked-out = { NAME($hero) } is knocked out.
event-gold-lost = { NAME($hero) } loses { $n } gold.
event-carried-to-town = { NAME($hero) } comes to { NAME($town) }.
event-undefeated = { NAME($card) } goes to position { $n } of the undefeated challenge track.
event-track-overflows = The track is full: { NAME($card) } leaves position { $n }.
event-game-won =
    { $reason ->
        [victory-margath] { NAME($hero) } slays High Lord Margath and wins the game!
        [victory-red-cards] { NAME($hero) } has beaten three red Challenges and wins the game!
       *[victory-runes] { NAME($hero) } holds three Dragon Runes and wins the game!
    }

## How it ended

result-scene-over = The fight is over.
result-victory-margath = High Lord Margath is slain; the winner is { $winners }.
result-victory-runes = Three Dragon Runes are in one hand; the winner is { $winners }.

## Moments: the label that a card's paragraph begins with

when-second-before-combat = Before Combat
when-second-ranged = Ranged
when-second-melee = Melee
when-second-magic = Magic
when-second-any-phase = Any phase
when-second-combat-roll = Combat roll
when-second-attack-roll = Attack roll
when-second-escape = Escape
when-second-skill-test = Skill test
when-second-wounds = When wounds are dealt
when-second-any-time = At any time
when-second-movement = Movement
when-second-market = Market
when-second-card = On this card
when-second-reward = Reward
when-second-encounter = Encounter
when-second-event = At once

## Conditions and limits

given-second-wounds-at-least =
    this character has at least { $value } { $value ->
        [one] wound
       *[other] wounds
    }
given-second-allies-at-most =
    { $value ->
        [0] you have no Allies
        [one] you have at most { $value } Ally
       *[other] you have at most { $value } Allies
    }
given-second-allies-at-least =
    you have at least { $value } { $value ->
        [one] Ally
       *[other] Allies
    }
limit-second-turn = once per turn
limit-second-battle = once per battle
limit-second-round = once per round

## What cards do

effect-second-raise =
    { $to ->
        [hero] { SIGNED($by) } { second-what } for your hero
       *[none] { SIGNED($by) } { second-what }
    }
effect-second-raise-damage =
    { $to ->
        [hero] { SIGNED($by) } { second-what } for your hero
       *[none] { SIGNED($by) } { second-what }
    }
effect-second-roll-bonus =
    { $attack ->
        [yes] { $kind ->
            [none] { SIGNED($by) } to attack rolls
           *[other] { SIGNED($by) } to { second-kind } attack rolls
        }
       *[none] { $kind ->
            [none] { SIGNED($by) } to combat rolls
           *[other] { SIGNED($by) } to { second-kind } combat rolls
        }
    }
effect-second-skill-bonus = { SIGNED($by) } to { EACH($what, of: "skill") }
effect-second-escape-bonus = { SIGNED($by) } to escape tests
effect-second-raise-foes = all enemies have { SIGNED($by) } { second-what }
effect-second-raise-foes-damage =
    { SIGN($by) ->
        [minus] all enemies that deal { second-what } deal { SIZE($by) } less
       *[plus] all enemies that deal { second-what } deal { SIZE($by) } more
    }
effect-second-attack =
    { $wounds ->
        [none] make a { second-kind } attack
        [one] make a { second-kind } attack that deals { $wounds } wound
       *[other] make a { second-kind } attack that deals { $wounds } wounds
    }
effect-second-inflict = inflict { second-wounds } on your enemy
effect-second-suffer =
    { $exhaustion ->
        [none] take { second-wounds }
       *[other] { $wounds ->
            [none] take { $exhaustion } exhaustion
           *[other] take { $exhaustion } exhaustion and { second-wounds }
        }
    }
effect-second-test =
    test { second-attribute }{ $skill ->
        [none] { "" }
       *[other] , { EACH($skill, of: "skill") }
    } ({ $number }){ $success ->
        [none] { "" }
       *[other] ; success: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; failure: { $failure }
    }
effect-second-cancel-wounds =
    { $protects ->
        [ally] cancel { second-n-wounds } on one of your Allies
        [party] cancel { second-n-wounds } on any member of your party
       *[none] cancel { second-n-wounds } on your hero
    }
effect-second-add-to-roll =
    { $to ->
        [hero] add { $by } to your hero's roll
       *[none] add { $by } to the roll
    }
effect-second-bear-wounds =
    { $n ->
        [none] take 1 wound in your hero's stead
        [one] take { $n } wound in your hero's stead
       *[other] take { $n } wounds in your hero's stead
    }
effect-second-both = { $effects }
effect-second-add-wounds =
    inflict { $by } more { $by ->
        [one] wound
       *[other] wounds
    } with a successful attack
effect-second-heal =
    { $to ->
        [hero] heal { second-wounds } on your hero
       *[none] heal { second-wounds }
    }
effect-second-gain-gold = gain { $n } gold
effect-second-keep = keep this card

## A card's own line: what it is, its figures and how it is used

second-figures = Mind { $mind }, Body { $body }, Spirit { $spirit }; damage: ranged { $ranged }, melee { $melee }, magic { $magic }.
second-usage =
    { $usage ->
        [activate] Activate to use.
        [discard] Discard to use.
       *[always] Always on.
    }
second-item =
    { $item_class ->
        [weapon] Weapon
        [armor] Armor
        [potion] Potion
        [rune] Rune
       *[artifact] Artifact
    } ({ EACH($type, of: "second-type") })
card-second-skill = { EACH($skill, of: "skill") } { SIGNED($by) }
card-second-hero =
    { $skills ->
        [none] Hero: Life { $life }, Stamina { $stamina }. { second-figures }
       *[other] Hero: Life { $life }, Stamina { $stamina }. { second-figures } Skills: { $skills }.
    }
card-second-ally = Ally for { $cost } gold: Life { $life }, Stamina { $stamina }. { second-figures }
card-second-item = { second-item } for { $cost } gold. { second-usage }
card-second-challenge =
    { $colour ->
        [green] Green
        [yellow] Yellow
        [blue] Blue
       *[red] Red
    } Challenge{ $traits ->
        [none] { "" }
       *[other] { " " }({ EACH($traits, of: "second-trait") })
    }: Life { $life }. { second-figures }{ $wins ->
        [yes] { " " }Whoever defeats it wins the game.
       *[no] { "" }
    }
card-second-encounter =
    { $colour ->
        [green] Green
        [yellow] Yellow
        [blue] Blue
       *[red] Red
    } Encounter.{ $life ->
        [0] { "" }
       *[other] { " " }Enemy: Life { $life }. { second-figures }
    }
card-second-event =
    { $colour ->
        [green] Green
        [yellow] Yellow
        [blue] Blue
       *[red] Red
    } Event of rank { second-rank }.{ $life ->
        [0] { "" }
       *[other] { " " }Enemy: Life { $life }. { second-figures }
    }
card-second-kept =
    { $role ->
        [ally] Kept, it is an Ally: Life { $life }, Stamina { $stamina }. { second-figures }
        [item] Kept, it is an Item: { second-item }. { second-usage }
        [rune] Kept, it is a Dragon Rune: three of them win the game.
        [task] Kept, it is a task.
       *[trophy] Kept, it is a trophy.
    }
second-trait-bandit = bandits
second-trait-bane-spider = Bane Spiders
second-trait-beast = beast
second-trait-construct = construct
second-trait-cultist = cultist
second-trait-demon = demon
second-trait-dragon = dragon
second-trait-dragon-lord = Dragon Lord
second-trait-ferrox = Ferrox
second-trait-giant = giant
second-trait-goblin = goblins
second-trait-razorwing = Razorwings
second-trait-spirit = spirit
second-trait-undead = undead
second-trait-witch = witch
second-type-amulet = amulet
second-type-axe = axe
second-type-binding = binding
second-type-body = body armor
second-type-bomb = bomb
second-type-bow = bow
second-type-charm = charm
second-type-clothing = clothing
second-type-crossbow = crossbow
second-type-dagger = dagger
second-type-destruction = destruction
second-type-explosive = explosive
second-type-gauntlets = gauntlets
second-type-healing = healing
second-type-mace = mace
second-type-protection = protection
second-type-relic = relic
second-type-restoration = restoration
second-type-ring = ring
second-type-rune = rune
second-type-scroll = scroll
second-type-shield = shield
second-type-smoke = smoke
second-type-spear = spear
second-type-staff = staff
second-type-sword = sword
second-type-tool = tool
second-type-travel = travel
second-type-vigor = vigor
second-type-vision = vision
