### The pages around the table: start, new game, lobby, chronicle, replay, rules, first game, settings, about.

## Everywhere

ui-page-home = Start page
ui-page-skip = To the contents
ui-page-back = Back
ui-page-copied = Copied
ui-page-loading = One moment
ui-page-failed = That did not work.
ui-page-unreachable = The server does not answer. Nothing is lost: try again in a moment.
ui-page-not-found = This page does not exist.
ui-page-language = Language
ui-page-settings = Settings

## Start

ui-start-title = Tamalir
ui-start-subtitle = A table for Runebound
ui-start-menu = Main menu
ui-start-continue = Continue
ui-start-continue-more =
    { $n ->
        [one] and { $n } more table
       *[other] and { $n } more tables
    }
ui-start-quick = Quick game
ui-start-new = New game
ui-start-new-says = One to six seats, every variant explained
ui-start-join = Join a table
ui-start-join-says = With the link that you were given
ui-start-learn = Learn
ui-start-learn-says = Ten minutes, hands on the dice
ui-start-load = Load a file
ui-beside = Beside the box
ui-start-watch = Watch
ui-start-rules = Rules
ui-start-about = About
ui-start-fan = An unofficial fan project. Free, open, no account.
ui-start-setting-up = The table is being set.
ui-start-choose-file = Choose a game file
ui-start-bad-file = This file is not a saved game.

## Tables of this browser

ui-tables-title = Your tables
ui-tables-says = Kept in this browser only. Whoever has the link of a seat can go on from anywhere.
ui-tables-none = No table yet. A quick game begins with one click.
ui-tables-forget = Forget this table
ui-tables-forget-sure = Without its link nobody gets back to this seat. Forget it?
ui-tables-forgotten = The server does not know this table any more.
ui-tables-your-turn = { $hero }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}. It is your turn.
ui-tables-waiting = { $hero }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}. Others decide.
ui-tables-over = { $hero }. The game is over.
ui-tables-watching = You are watching.{ $round ->
    [0] { "" }
   *[other] { " " }Round { $round }.
}
ui-tables-watched = You watched. The game is over.

## Join and watch

ui-join-title = Join a table
ui-join-says = Paste the link of your seat. It opens this one seat and nobody else’s, so keep it to yourself.
ui-join-field = Link
ui-join-go = Sit down
ui-join-bad-link = This is not the link of a seat. It looks like { $example }.
ui-watch-title = Watch
ui-watch-says = Spectators see the table as everybody may see it, and no secrets.
ui-watch-field = Link for spectators
ui-watch-go = Watch

## New game

ui-new-title = New game
ui-new-says = Everything is set so that you can begin at once.
ui-new-edition = Edition
ui-new-edition-second-says = Rise of the Dragon Lords. One to six heroes look for Margath or three Dragon Runes.
ui-new-edition-third-says = Two to four heroes gather strength for twelve rounds an act; who slays the villain wins.
ui-new-edition-bonds-says = Alone, as a team or as rivals; enemies play themselves.
ui-new-edition-plain = With words instead of pictures: questions, options, the map and a list of all that lies there.
ui-new-seats = Seats
ui-new-seat = Seat { $n }
ui-new-seat-who = Who sits here
ui-new-seat-me = Me
ui-new-seat-mine = Another hero of mine
ui-new-seat-mine-says = You lead this hero too: the table shows whichever of your heroes is asked.
ui-new-seat-here = A player on this device
ui-new-seat-away = A player with a link
ui-new-seat-bot = A bot
ui-new-seat-name = Name
ui-new-seat-hero = Hero
ui-new-seat-any-hero = Drawn by lot
ui-new-seat-strength = Strength
ui-new-seat-add = Add a seat
ui-new-seat-remove = Remove seat { $n }
ui-new-how = How you play
ui-new-variants = Variants
ui-new-variants-says = The rulebook offers these. None of them is needed.
ui-new-readings = Other readings of the rules
ui-new-readings-says = Where the rulebook leaves room, a table may agree on another reading.
ui-new-changed =
    { $n ->
        [0] as in the rulebook
        [one] { $n } changed
       *[other] { $n } changed
    }
ui-new-house = House rules
ui-new-odds = Odds are shown
ui-new-odds-says = Every choice carries its chances. Off: everybody reckons alone.
ui-new-thoughts = Bots say what they think
ui-new-thoughts-says = A bot tells why it chose what it chose, once it has chosen.
ui-new-enemies = The computer plays enemies
ui-new-enemies-says = In a fight nobody has to decide for the enemy of a neighbour: the best bot does.
ui-new-undo = Taking back
ui-new-undo-own = One’s own
ui-new-undo-own-says = The last choice, as long as no die has fallen and no card has been seen since; further with everybody’s consent.
ui-new-undo-consent = Only with consent
ui-new-undo-consent-says = Everybody at the table must agree.
ui-new-undo-off = Never
ui-new-undo-off-says = What is done is done.
ui-new-takeover = A bot stands in for absent players
ui-new-takeover-says = Whoever is asked and away for so long is stood in for, until coming back.
ui-new-clock = Time for a decision
ui-new-clock-says = A question that stays open for so long is answered by a bot, once.
ui-new-never = Never
ui-new-no-clock = No limit
ui-new-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
ui-new-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
ui-new-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
ui-new-begin = Set the table
ui-new-summary = This table
ui-new-sum-people =
    { $n ->
        [0] Bots only: you watch
        [one] { $n } player
       *[other] { $n } players
    }
ui-new-sum-bots =
    { $n ->
        [0] no bots
        [one] { $n } bot
       *[other] { $n } bots
    }
ui-new-same-hero = Two seats cannot have the same hero.

## Lobby

ui-lobby-title = The table is set
ui-lobby-says = Hand every player the link of their seat. It is shown to you only here.
ui-lobby-seats = Seats
ui-lobby-you = You
ui-lobby-here = is here
ui-lobby-not-here = not here yet
ui-lobby-this-device = on this device
ui-lobby-bot = bot, { $strength }
ui-lobby-standing-in = a bot stands in
ui-lobby-copy-link = Copy the link
ui-lobby-qr = QR code
ui-lobby-qr-of = QR code of the link of seat { $n }
ui-lobby-new-link = Make a new link
ui-lobby-new-link-says = The old link opens nothing any more.
ui-lobby-to-bot = Hand to a bot
ui-lobby-to-human = Take back from the bot
ui-lobby-play-here = Play here too
ui-lobby-your-name = Your name
ui-lobby-save-name = Say so
ui-lobby-all-here = Everybody is here.
ui-lobby-waiting =
    { $n ->
        [one] { $n } player is missing.
       *[other] { $n } players are missing.
    }
ui-lobby-to-table = To the table
ui-lobby-spectators = Spectators
ui-lobby-spectators-says = Whoever has this link may look on, and sees no secrets.
ui-lobby-goes = Soon to be removed
ui-lobby-goes-says = Nobody has played here for a long time: this table will be removed on { $day }. Play on to keep it, or save it to a file.
ui-lobby-dice = Fair dice
ui-lobby-dice-says = This number was fixed before the first throw. After the game anybody can check every throw against it.
ui-lobby-dice-joint = Everybody's share has gone into the dice: from throw { $n } on nobody could have chosen them.
ui-lobby-dice-server = The dice follow from this number alone until everybody has opened the table and added a share.

## Passing the device on

ui-curtain-title = { $name } is asked
ui-curtain-says = Hand over the device. Nothing secret is shown until you say that you are here.
ui-curtain-go = I am { $name }

## Chronicle

ui-end-page = Chronicle
ui-end-won = { $hero } wins
ui-end-won-before = { $hero } wins, ahead of { $others }
ui-end-won-many = { $heroes } win together
ui-end-team = Who was there
ui-end-nobody = Nobody wins
ui-end-length =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
ui-end-replay = Replay
ui-end-again = Play again
ui-end-export = Save as a file
ui-end-not-over = This game is not over yet.
ui-end-to-table = To the table
ui-end-ranking = Ranking
ui-end-level = level
ui-end-gold = gold
ui-end-won-fights = won
ui-end-lost-fights = lost
ui-end-knockouts = knocked out
ui-end-you = You
ui-end-trails = Where the heroes went
ui-end-turn = Turn { $n }
ui-end-show = Show this moment
ui-end-saga = The story
ui-end-saga-none = Too little happened to make a story of it.
ui-end-chances = Who was likely to win
ui-end-chances-says = About, by turn: judged from the position, as games of bots went on from there.
ui-end-chances-of = { $who }: { $first } % at first, at most { $most } %.
ui-end-luck = Luck and choices
ui-end-earned = earned
ui-end-earned-lucky = earned and lucky
ui-end-lucky = lucky
ui-end-neither = neither
ui-end-luck-axis = luck of the dice
ui-end-luck-better = { $hero }: such luck or better comes in { $percent } % of such games.
ui-end-luck-worse = { $hero }: such luck or worse comes in { $percent } % of such games.
ui-end-luck-few = { $hero }: no throw that chance decided.
ui-end-best = The best choice in { $percent } % of { $n } choices in fights that can be judged.
ui-end-counting = The choices are being looked at.
ui-end-not-whole = There was no time for the whole game: later choices are not counted.
ui-end-luck-none = Too few dice were thrown to speak of luck.
ui-end-shelf = Brought home
ui-end-shelf-empty = Nothing but the story.
ui-end-gave = What each gave
ui-end-share = Tell the others
ui-end-keep = Save the picture
ui-end-copy = Copy the link
ui-end-same-dice = The same dice
ui-end-runes = runes
ui-end-duels = duels won
ui-end-jewel-red = red
ui-end-jewel-blue = blue
ui-end-jewel-yellow = yellow
ui-end-jewel-green = green
ui-end-fair = Were the dice fair?
ui-end-fair-check = Check every throw
ui-end-fair-checking = Checking
ui-end-fair-yes =
    { $n ->
        [one] { $n } throw, checked against the seed sealed before it.
       *[other] { $n } throws, every one checked against the seed sealed before the first.
    }
ui-end-fair-noted = This browser had noted the seal when the game began.
ui-end-fair-seed = The seed is not the one that was sealed when the game began.
ui-end-fair-throw = Throw { $n } does not follow from the seed.
ui-end-fair-gap = Throw { $n } is missing.
ui-end-fair-joint = From throw { $n } on the dice were everybody's.
ui-end-fair-share = The share of seat { $n } is not the one that was promised.
ui-end-fair-cannot = This browser checks only over https or on this machine.
ui-end-fair-no-proof = This game cannot be proven.

## Replay

ui-replay-page = Replay
ui-replay-moment = Moment { $n } of { $most }
ui-replay-scrub = Moment
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-before = One step back
ui-replay-after = One step on
ui-replay-turn-before = Turn before
ui-replay-turn-after = Next turn
ui-replay-speed = Speed
ui-replay-share = Copy a link to this moment
ui-replay-export = Save as a file
ui-replay-fork = Play on from here
ui-replay-fork-says = A private table with fresh dice. This game stays as it is.
ui-replay-none = Nothing has happened yet.
ui-replay-happened = What happened

## Rules

ui-rules-title = Rules
ui-rules-says = Every rule that the table follows, with the number that refusals and the log name.
ui-rules-find = Search
ui-rules-field = Word or number of a rule
ui-rules-edition = Edition
ui-rules-hits =
    { $n ->
        [0] No rule speaks of that. Try one word, or a part of it.
        [one] { $n } rule
       *[other] { $n } rules
    }
ui-rules-chapters = Chapters
ui-rules-shown-in-english = This rule is not translated yet, so it stands here in English.
ui-rules-page-of = Rulebook, page { $page }
ui-rules-differs = Where sources differ
ui-rules-link = Link to this rule
ui-rules-none-such = There is no rule { $rule }.

## Chapters of the rulebook

ui-chapter-second-win = Object of the game
ui-chapter-second-comp = Components
ui-chapter-second-setup = Set-up
ui-chapter-second-turn = The turn
ui-chapter-second-refresh = Refresh step
ui-chapter-second-move = Movement step
ui-chapter-second-adv = Adventure step
ui-chapter-second-event = Events
ui-chapter-second-enc = Encounters
ui-chapter-second-undef = Undefeated challenges
ui-chapter-second-meet = Other heroes
ui-chapter-second-market = Market step
ui-chapter-second-limit = Ally and Item limits
ui-chapter-second-xp = Experience step
ui-chapter-second-wound = Wounds and exhaustion
ui-chapter-second-effect = Using cards
ui-chapter-second-act = Activating cards
ui-chapter-second-combat = Combat
ui-chapter-second-escape = Escape
ui-chapter-second-ally = Allies in combat
ui-chapter-second-ko = Knockouts
ui-chapter-second-duel = Combat between heroes
ui-chapter-second-skill = Skill tests
ui-chapter-second-var = Variants
ui-chapter-second-doom = Doom Track
ui-chapter-second-end = Endgame
ui-chapter-second-hazard = Travel Hazards
ui-chapter-second-term = Terms
ui-chapter-second-gap = Rulings where the book is silent

## Settings

ui-settings-title = Settings
ui-settings-says = Kept in this browser. They change nothing for other players.
ui-settings-language = Language
ui-settings-theme = Light
ui-settings-theme-system = As the device
ui-settings-theme-parchment = Daylight
ui-settings-theme-candle = Candle-light
ui-settings-speed = Speed of movement
ui-settings-speed-off = Still
ui-settings-speed-slow = Slow
ui-settings-speed-normal = Normal
ui-settings-speed-fast = Fast
ui-settings-sound = Sound
ui-settings-volume = Volume
ui-settings-air = Sounds of the place
ui-settings-motion = Less movement
ui-settings-motion-says = Nothing rolls, flies or breathes; results simply stand there.
ui-settings-press = One press answers
ui-settings-press-says = Otherwise the first press shows what would happen, and the second one does it.
ui-settings-name = Your name at new tables

## About

ui-about-title = About Tamalir
ui-about-what = Tamalir is a table for the board game Runebound: every rule is carried out as it stands in the rulebook, every refusal names its rule, and every throw can be checked.
ui-about-fan = This is an unofficial fan project. It is not affiliated with or endorsed by the publisher of Runebound. No artwork and no text of the publisher is in it; names and figures follow the rulebooks, and cards and places that no source describes are our own designs.
ui-about-free = It is free and open, without advertising, without an account. Nothing about you is kept but the name that you give at a table.
ui-about-credits = Credits
ui-about-icons = Icons: Game-icons.net by Lorc, Delapouite and contributors, Creative Commons BY 3.0. Terrain signs, jewels, dice, towns and the map are our own.
ui-about-fonts = Type: Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
ui-about-parts = Built with Svelte, Project Fluent, Python, Litestar and SQLAlchemy.
ui-about-licence = The program is free software under the MIT license; card and map data under Creative Commons BY 4.0.
ui-about-version = Version { $version }

## Browser push

ui-push = Tell me when it is my turn
ui-push-says = A notification from this browser, also while the table is closed.
ui-push-blocked = The browser does not allow notifications from this page. You can change that in its settings.
ui-push-failed = That did not work. Private windows allow no notifications; otherwise please try again.

## Own cards and the balance lab

ui-lab-title = Balance lab
ui-lab-says = What a card does to the game, and what many games show.
ui-lab-drop = Drop a result of the laboratory here, or choose the file.
ui-lab-other = Another result:
ui-lab-choose = Choose a file
ui-lab-bad = “{ $file }” is no result of the laboratory. It wants what the commands below write.
ui-lab-how = How to get a result
ui-lab-how-card = A card, of the box or your own: the same games are played with it and without it.
ui-lab-how-report = Many games at once, and what they show:
ui-lab-private = The file is read by this browser alone and goes nowhere.
ui-packs = Own cards
ui-packs-says = A pack of your own cards joins this table. It is data only; the server checks it before it lies on the table.
ui-packs-zip = A zip file
ui-packs-folder = A folder
ui-packs-checking = Being checked …
ui-packs-drop = Leave out { $name }
ui-packs-bad = This pack cannot be played with: { $why }
ui-packs-lab = What is a card worth? Ask the
ui-packs-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
