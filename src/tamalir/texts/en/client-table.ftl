### The browser client: the table and what all pages share.

ui-name = Tamalir
ui-close = Close
ui-reload = Load again
ui-loading = One moment …
ui-page-missing = This page could not be loaded.
ui-opening = The table is being laid …

## The line to the server

ui-line-waiting = The line to the table is broken. It is being opened again; nothing is lost.
ui-no-token = You need a link to this table
ui-no-token-help = Open the link that the host has given you. It holds the key to your seat.
ui-bad-token = This link opens nothing any more
ui-bad-token-help = The host may have renewed it. Ask for a new one.
ui-no-game = There is no such table
ui-no-game-help = It may have been cleared away, or the link is not complete.
ui-closed = The table was closed to this page
ui-closed-help = Load the page again to come back.
ui-to-start = To the start page
ui-error-stale = The game has gone on meanwhile. Look at the question again.
ui-error-cannot-undo = This cannot be taken back any more.
ui-error-game-over = The game is over.
ui-error-unavailable = The server cannot answer now. Try again.
ui-error-too-many = Not so fast, please.
ui-error-forbidden = That is not yours to do.
ui-error-already-asked = The others have been asked already.
ui-error-lost = The line broke before it arrived. Please say it again.
ui-error-quota = From here there are too many tables already.
ui-error-set-aside = The rules came to no end at this table, so it was set aside. All answers until then are kept; whoever runs the server must look at it.

## Top bar and menu

ui-tools = Tools
ui-undo = Undo
ui-why = Explain
ui-explain = What is this?
ui-sound = Sound
ui-light = Daylight or candle-light
ui-menu = Menu
ui-steps = Steps of the turn
ui-step-refresh = Refresh
ui-step-movement = Movement
ui-step-adventure = Adventure
ui-step-market = Market
ui-step-experience = Experience
ui-settings = Settings
ui-rules = Rules
ui-replay = Replay
ui-lobby = Seats and links
ui-talk = Talk
ui-talk-empty = Nobody has said anything yet.
ui-talk-say = Say something to the table
ui-talk-send = Say
ui-talk-unread =
    { $n ->
        [one] Talk, { $n } new line
       *[other] Talk, { $n } new lines
    }
ui-spectator = Spectator
ui-link-copy = Copy my link
ui-link-copied = Your link is copied. Whoever has it plays your seat.
ui-link-not-copied = The browser does not let this page copy.
ui-let-bot = Let a bot play for me
ui-play-myself = Play myself again
ui-leave = Leave the table
ui-keys = Keys
ui-decks-title = Decks and doom

## The margin

ui-margin = Company and chronicle
ui-company = Company
ui-undefeated = Undefeated
ui-undefeated-one = { $name }, { $place }: show on the map
ui-undefeated-none = Free
ui-chronicle = Chronicle
ui-chronicle-filter = Which entries to show
ui-chronicle-empty = Nothing has happened yet.
ui-chronicle-again = See this moment again
ui-deed-host-bot = The host gave the seat of { $who } to a bot.
ui-deed-host-human = The host gave the seat of { $who } back to its player.
ui-deed-link = The host renewed the link of { $who }.
ui-deed-absent = A bot stands in for { $who }.
ui-deed-trial = { $who } has tried something out at a private table.
ui-filter-all = all
ui-filter-mine = mine
ui-filter-fights = fights
ui-filter-journeys = journeys
ui-filter-trade = goods
ui-filter-land = the land
ui-rule-of = Rule { $rule }
ui-rule-page = Page { $page }
ui-rule-open = Read it in the rulebook
ui-rule-missing = This rule could not be found.
ui-seat-bot = bot: { $bot }
ui-seat-away = { $name }, away
ui-seat-free = nobody here yet
ui-seat-stand-in = { $name }, away; a bot plays
ui-life = Life
ui-stamina = Stamina
ui-gold = Gold

## The question

ui-your-turn = Your turn
ui-you-are-asked = You are asked
ui-turn-of = Turn of { $name }
ui-round = Round { $n }
ui-over = The end
ui-over-title = The game is over.
ui-to-end = To the chronicle of this game
ui-waiting = One moment: the table is being dealt.
ui-in-reach = { $n ->
    [one] One space in reach. Pick it, or stay.
   *[other] { $n } spaces in reach. Pick one that glows.
}
ui-options = What you can do
ui-travel = Travel
ui-confirm = Do it
ui-choose-first = Choose first
ui-back = Back
ui-key-enter = Enter
ui-agree = Agree
ui-refuse = Refuse
ui-undo-asked = { $name } asks to take back the last choice.
ui-all-options = All { $n } options
ui-offers = You are not asked, but you may:
ui-fewer = Fewer
ui-as-list = As a list
ui-more = { $n ->
    [one] One more thing
   *[other] { $n } more things
}
ui-order = Do the same in every round
ui-order-stop = Stop doing the same
ui-skip = To my next decision
ui-skip-watching = To the latest move
ui-hurrying = The others' moves are shown at once until you are asked.
ui-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
ui-movement-dice = Movement dice
ui-die-pays = { $terrains }: pays for step { $step }, { $terrain }
ui-die-spent = { $terrains }: has paid for step { $step }, { $terrain }
ui-odds-win = Chance to win: { $chance }
ui-odds-average = Chance against an average card: { $chance }
ui-odds-is-win = win
ui-odds-is-away = get away
ui-odds-is-loss = fall
ui-odds-aim = Best for:
ui-odds-aim-gain = all at stake
ui-odds-aim-win = victory
ui-odds-aim-live = staying up
ui-odds-aim-cards = the cards
ui-odds-wounds = wounds expected: { $n }
ui-odds-best = best odds
ui-odds-off = This table plays without odds.
ui-odds-none = There are no odds for this question.
ui-odds-exact = The odds are exact.
ui-odds-about = The odds are counted from many trials; they may be off by { $error } points.
ui-why-asked = Choose one of the options with its number, a click or the arrow keys. The first press shows what it means, the second does it.

## The map

ui-map = Map
ui-map-label = { $n ->
    [0] Map
    [one] Map, one space in reach
   *[other] Map, { $n } spaces in reach
}
ui-map-loading = The map is being drawn …
ui-map-tools = Map tools
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-all = Whole map
ui-to-map = To the map
ui-to-scene = Back to the fight
ui-to-position = To what lies on the table
ui-list-title = The map as a list
ui-list-reach = Only spaces in reach
ui-space-jewel = Adventure: { $colour }
ui-space-jewel-sun = Adventure: { $colour }, comes back with events
ui-space-taken = The adventure here is taken.
ui-space-undefeated = Undefeated: { $name }
ui-space-hero = Here stands { $name }.
ui-space-market = { $n ->
    [0] Nothing for sale
    [one] One card for sale
   *[other] { $n } cards for sale
}
ui-space-dice = Dice
ui-space-far = Not in reach of this roll
ui-space-way = { $n ->
    [one] 1 die: { $ways }
   *[other] { $n } dice: { $ways }
}
ui-space-chance = Reached with { $n ->
    [one] 1 die
   *[other] { $n } dice
}
ui-space-win = Win, average card
ui-space-off = { $n ->
    [one] one space
   *[other] { $n } spaces
} to the { $way ->
    [ne] north-east
    [n] north
    [nw] north-west
    [w] west
    [sw] south-west
    [s] south
    [se] south-east
   *[e] east
}
ui-event-rank = Event of rank { $n }
ui-no-event = No event is in play.
ui-doom = Doom { $n }/8
ui-doom-next = { $n ->
    [one] next with 1 card
   *[other] next in { $n } cards
}
ui-doomed = Doomed
ui-stalls = Stalls
ui-decks = and all decks
ui-stall-cards = { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}

## On a phone

ui-tabs = Parts of the table
ui-tab-map = Map
ui-tab-hero = Hero
ui-tab-company = Company
ui-tab-chronicle = Chronicle
ui-lower = Lower the sheet
ui-raise = Raise the sheet

## Keys

ui-key-choose = choose the option with that number
ui-key-confirm = confirm
ui-key-back = back one level; never ends a turn
ui-key-undo = undo
ui-key-why = explain the question
ui-key-skip = to my next decision
ui-key-order = do the same in every round of this fight
ui-key-arrows = from space to space on the map
ui-key-home = to my own hero
ui-key-zoom = closer, farther, whole map
ui-key-tabs = map, hero, company, chronicle
ui-key-light = daylight or candle-light
ui-key-sound = sound on or off
ui-key-plan = plan a journey, also while others play

## Planning

ui-plan = Plan
ui-plan-title = { $name } plans a journey
ui-plan-says = The chance to end on each space with so many dice, before they fall.
ui-plan-dice = With how many dice
ui-plan-where = Worth going to
ui-plan-chance = Reached with a chance of { $chance }
ui-plan-none = There is no journey to plan now.
ui-plan-nothing = Nothing worth going to is near enough.
ui-plan-end = Done planning

## A game without pictures of its own

ui-plain-title = What lies on the table
ui-time-left = Round { $round }. About { $left ->
    [one] { $left } more round
   *[other] { $left } more rounds
} to go.
ui-time-left-off = (An estimate from { $games } games of bots, which was off by { $off ->
    [one] { $off } round
   *[other] { $off } rounds
} on average.)
