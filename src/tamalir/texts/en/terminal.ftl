### The table in the terminal. Complete lines, readable aloud.

## Beginning

language-en = English
language-pl = Polski
language-ru = Русский

play-which-language = Which language?
play-which-game = What do you want to play?
play-choose-default = Type a number; Enter alone takes { $n }.
play-begins = Type a number to answer, h for help, q to leave.
play-loaded = The game in { $file } goes on.
play-note = Note: { $note }

scene-second-brood = Second Edition: Varikas the Dead against the Brood of the Bloodmother
scene-second-duel = Second Edition: Mordrog against Mad Carthos, for two players
scene-third-first-game = Third Edition: a first game, prepared for Lord Hawthorne
play-whole-second = Second Edition: a whole game
play-whole-third = Third Edition: a whole game
play-whole-bonds = Unbreakable Bonds: a whole game as one team, or alone
play-how-many = How many players?
play-how-many-bots = How many of them does the computer play?
play-choose-number = A number from { $least } to { $most }; Enter alone means { $n }.

## The picture

play-turn = { NAME($hero) }, { $player }, decides.
play-turn-of-seat = Next to decide: { $player }.
play-numbered = { $n }. { $what }
play-deed-of-card = { $deed }. { $text }
play-computer = { NAME($hero) } (computer): { $deed }
play-computer-seat = Computer ({ $player }): { $deed }

picture-second-hero = { NAME($card) }: wounds { $wounds } of { $life }, exhaustion { $exhaustion } of { $stamina }, gold { $gold }. Mind { $mind }, Body { $body }, Spirit { $spirit }; damage ranged { $ranged }, melee { $melee }, magic { $magic }.
picture-second-ally = Ally { NAME($card) }: wounds { $wounds } of { $life }, exhaustion { $exhaustion } of { $stamina }. Mind { $mind }, Body { $body }, Spirit { $spirit }; damage ranged { $ranged }, melee { $melee }, magic { $magic }.
picture-second-foe = { NAME($card) }: wounds { $wounds } of { $life }. Mind { $mind }, Body { $body }, Spirit { $spirit }; damage ranged { $ranged }, melee { $melee }, magic { $magic }.
picture-second-items = Items: { $items }.
picture-second-item =
    { $down ->
        [yes] { NAME($card) } (face down)
       *[no] { NAME($card) }
    }
picture-second-kept = Kept cards: { $cards }.
picture-second-place = Place: { $what }.
picture-second-dice =
    { $paid ->
        [none] Movement dice: { EACH($dice, of: "second-terrain") }.
       *[other] Movement dice: { EACH($dice, of: "second-terrain") }. Entered so far: { EACH($paid, of: "second-terrain") }.
    }
picture-second-stack = Also for sale, but not for you now: { $cards }.
picture-second-ware = { NAME($card) } ({ $cost } gold)
picture-second-event =
    { $text ->
        [none] Event in play: { NAME($card) }.
       *[other] Event in play: { NAME($card) }. { $text }
    }
picture-second-track = Undefeated challenges: { $list }.
picture-second-doom = Doom track: cards { $cards }, doom counters { $counters } of { $most }.
picture-second-endgame = The Endgame is on.
picture-second-experience = Level { $level }. Adventure counters: { EACH($way, of: "second-counters") }; experience points: { $points }, an experience counter costs { $cost }.
picture-second-deal = The offer so far: { NAME($hero) } gives { second-gives } and wants { second-wants }.
picture-second-closed = Closed to your dice: { $list }.

picture-third-side =
    { $tokens ->
        [none] { NAME($who) }: damage { $damage } of { $health }. No tokens left.
       *[other] { NAME($who) }: damage { $damage } of { $health }. Tokens: { $tokens }.
    }
picture-third-token =
    { $golden ->
        [yes] { picture-third-symbol } (golden)
       *[no] { picture-third-symbol }
    }
picture-third-stack = { $token } (on the double)
picture-third-symbol =
    { $symbol ->
        [physical] physical damage { $value }
        [magical] magical damage { $value }
        [enemy] enemy damage { $value }
        [agility] agility { $value }
        [surge] surge { $value }
        [double] doubling
        [shield] shield { $value }
        [charge] charge { $value }
        [tactics] tactics
       *[dash] dash
    }

## Explanations

play-unlisted =
    { $count ->
        [one] march:COLUMN,ROW goes straight to another space in reach.
       *[other] march:COLUMN,ROW goes straight to any of { $count } other spaces in reach.
    }
play-asides =
    { $count ->
        [one] Type a for one more thing that you may do at any time.
       *[other] Type a for { $count } more things that you may do at any time.
    }
play-asides-title = At any time you may:
play-no-asides = There is nothing else that you may do now.
play-offers =
    { $count ->
        [one] Type o for one thing that another player may do out of turn.
       *[other] Type o for { $count } things that other players may do out of turn.
    }
play-offers-title = Out of turn, players may now:
play-offer = { $n }. { $who }: { $deed }
play-who = { NAME($hero) }, { $player }
play-no-offers = Nobody may do anything out of turn now.
play-forbidden-title = Not allowed now:
play-forbidden = { $n }. { $deed }: { $reason }
play-nothing-forbidden = Nothing that you might try is forbidden now.
play-allowed = You may do this now: { $deed }.
play-not-understood = “{ $word }” is not a possible answer. Type a number, or h for help.
play-not-found = Nobody here knows “{ $word }”.
play-no-map = There is no map in this game.
play-give-gold = To give gold, type the amount after a colon, from give-gold:{ $least } to give-gold:{ $most }.
play-ask-gold = To ask for gold, type the amount after a colon, from ask-gold:{ $least } to ask-gold:{ $most }.

## Commands

play-undone =
    { $n ->
        [one] Your last choice is taken back.
       *[other] Your last choice and what followed from it are taken back.
    }
play-cannot-undo = Nothing is taken back: { $reason }.
undo-nothing = there is nothing to take back
undo-chance = dice or cards have spoken since
undo-other = somebody else has chosen since
undo-seen = something hidden has been seen since
undo-old = the game comes from an older version and cannot go back further
undo-length = the journal is not as long as that
play-saved = The game is saved in { $file }.
play-not-saved = The game is not saved: { $reason }
play-save-where = Say where to: s FILE
play-language-now = From now on in English.
play-leave = You leave the table. Farewell!
play-input-ended = There is no more input, so the table is left here. Farewell!
play-help =
    A number or the name of an option answers the question.
    a lists what else you may do at any time, such as discarding a card.
    o lists what players may do out of turn; o 2 does it.
    ? lists what you cannot do now, and the rule that forbids it.
    ? 3 or ? NAME explains one thing and shows the rule.
    p shows the whole table.
    m tells what lies where on the map.
    c shows the cards at hand; c 3 or c NAME shows one card.
    odds tells the chances of each option and what is at stake; odds live chooses an aim.
    u takes your last choice back.
    s FILE saves the game.
    l changes the language; l pl chooses one.
    h shows this help.
    q leaves the table.

## The map in words

way-east = east
way-north-east = north-east
way-north = north
way-north-west = north-west
way-west = west
way-south-west = south-west
way-south = south
way-south-east = south-east
land-second-town = town of { NAME($town) }
land-second-counter =
    { $colour ->
        [green] green adventure
        [yellow] yellow adventure
        [blue] blue adventure
       *[red] red adventure
    }
land-second-undefeated = undefeated challenge { NAME($card) }
land-second-hero =
    { GENDER($hero) ->
        [f] heroine { NAME($hero) }
       *[other] hero { NAME($hero) }
    }
land-second-way = { $direction } { $what }
land-second-here = here
land-second-bearing =
    { $n ->
        [one] { $n } space { $direction }
       *[other] { $n } spaces { $direction }
    }
land-second-far = { $what } ({ $where })
land-second-from = Seen from here: { $what }.
land-second-towns = Towns: { $list }.
land-second-counters =
    { $colour ->
        [green] Nearest green adventures: { $list }.
        [yellow] Nearest yellow adventures: { $list }.
        [blue] Nearest blue adventures: { $list }.
       *[red] Nearest red adventures: { $list }.
    }
land-second-other = { NAME($hero) }: { $where }.
land-second-position = { $n }. { NAME($card) } ({ $where })
play-to = Go { $direction }: { $what }
play-step = Instead of rolling, one step { $direction }: { $what }
play-replenish =
    { $n ->
        [one] Put it { $n } space { $direction }: { $what }
       *[other] Put it { $n } spaces { $direction }: { $what }
    }
play-moved = { NAME($hero) } goes { $direction }: { $what }.
play-replenished =
    { $colour ->
        [green] A green adventure appears { $where } of { NAME($town) }: { $what }.
        [yellow] A yellow adventure appears { $where } of { NAME($town) }: { $what }.
        [blue] A blue adventure appears { $where } of { NAME($town) }: { $what }.
       *[red] A red adventure appears { $where } of { NAME($town) }: { $what }.
    }

## Rules on the command line

rules-kind = kind
rules-kind-core = rule
rules-kind-ruling = ruling where the books are silent
rules-kind-component = what is in the box
rules-kind-definition = meaning of a word
rules-kind-variant = variant
rules-check = check
rules-readings = readings
rules-term = Polish term
rules-sources = sources
rules-code = code
rules-tests = tests
rules-no-code = no line names it
rules-no-tests = none is tagged with it
rules-no-checkout = Code and tests are named only in a checkout of the project.
rules-untranslated = not translated yet
rules-some = { $shown } of { $n } rules shown; --limit { $n } shows all
rules-none = no rule holds all of: { $words }
