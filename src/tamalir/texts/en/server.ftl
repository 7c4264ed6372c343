### What the table server says.

## Whom the table waits for

waiting-who = { NAME($hero) } ({ $player })
waiting-several = Waiting for { $list }.
waiting-any = { $who } decides.
waiting-setup = { $who } prepares for the game.
waiting-turn = { $who } decides what comes next.
waiting-movement = { $who } chooses the way.
waiting-move = { $who } chooses the way.
waiting-adventure = { $who } decides what to do here.
waiting-card = { $who } decides about a card.
waiting-event = { $who } decides about an event.
waiting-experience = { $who } decides about experience.
waiting-limits = { $who } makes room among the cards.
waiting-market = { $who } is at the market.
waiting-shop = { $who } is shopping.
waiting-negotiation = { $who } negotiates.
waiting-deal = { $who } negotiates.
waiting-game = { $who } answers whether the game is to end.
waiting-roll = { $who } decides about a roll.
waiting-dice = { $who } decides about the dice.
waiting-combat = { $who } is in combat.
waiting-fight = { $who } is in combat.
waiting-wounds = { $who } decides about wounds.
waiting-reward = { $who } chooses a reward.
waiting-duel = { $who } chooses the prize.
waiting-knockout = { $who } recovers from a knockout.
waiting-hand = { $who } chooses cards from the hand.
waiting-hero = { $who } considers an ability.
waiting-learn = { $who } learns skills.
waiting-trophy = { $who } decides about trophies.
waiting-test = { $who } faces a test.
waiting-asset = { $who } decides about an asset.
waiting-quest = { $who } decides how a quest ends.
waiting-villain = { $who } moves the villain.

## What happens on the map

event-moved-to = { NAME($hero) } reaches: { $what }.

## The book

book-colour-green = green
book-letter-green = G
book-colour-yellow = yellow
book-letter-yellow = Y
book-colour-blue = blue
book-letter-blue = B
book-colour-red = red
book-letter-red = R
book-attribute-mind = Mind
book-attribute-body = Body
book-attribute-spirit = Spirit
book-attack-ranged = ranged
book-attack-melee = melee
book-attack-magic = magic

## Bots

book-bot-random = Chance
book-bot-says-random = Picks any legal option. Quick, and no match for anybody.
book-bot-novice = Novice
book-bot-says-novice = Plays like somebody in a first game: sensible, but without a plan.
book-bot-adventurer = Adventurer
book-bot-says-adventurer = Plans its way, knows the odds of a fight and leaves what is too dangerous.
book-bot-champion = Champion
book-bot-says-champion = Races for the runes, hunts whoever holds one and takes longest to think.
book-bot-says-third-adventurer = Goes for adventures, story and market by what they are worth, knows the odds of a fight, and is bold.
book-bot-says-third-champion = Errs no more, and plays every enemy of the others hard.
book-bot-says-bonds-adventurer = Goes for adventures, story and market by what they are worth, knows the odds of a fight, and is bold.
book-bot-says-bonds-champion = Errs no more, and plays every enemy of the others hard.

## Options of the rules

book-option-doom-track = Doom Track
book-option-says-doom-track = Discarded adventure cards gather under the market stacks and bring doom; with the eighth doom counter the Endgame begins.
book-option-travel-hazards = Travel Hazards
book-option-says-travel-hazards = Whoever ends the movement in the wild may run into a hazard.
book-option-softer-knockouts = Softer Knockouts
book-option-says-softer-knockouts = A knocked-out hero loses less.
book-option-item-limits = Item Limits
book-option-says-item-limits = How many Items of each kind a hero may carry is limited.
book-option-ally-limits = Ally Limits
book-option-says-ally-limits = Any number of Allies may follow a hero, but they want their pay.
book-option-length = Length of the game
book-option-says-length = Experience costs less in a shorter game and more in a longer one.
book-option-battle-trophies = Battle Trophies
book-option-says-battle-trophies = Whoever knocks out another hero takes a prize.
book-option-slower-doom = Slower doom
book-option-says-slower-doom = Twice as many cards are needed before doom advances; past the last town they go over the track a second time.
book-option-slower-solo-doom = Slower doom for one player
book-option-says-slower-solo-doom = Alone, three cards instead of two are needed before doom advances.
book-option-doom-under-decks = Doom cards go under the decks
book-option-says-doom-under-decks = When a doom counter is placed, the other cards of its row go under their decks, not to the discard piles.
book-option-escape-from-bare-mind = Easier escape from heroes
book-option-says-escape-from-bare-mind = Whoever escapes from a hero rolls against its bare Mind.
book-option-double-knockout-spares-winner = A double knockout spares the winner
book-option-says-double-knockout-spares-winner = When both heroes fall at once, the winner is not knocked out.
book-option-first-player = First player
book-option-says-first-player = Who begins.
book-option-negotiate-and-adventure = Negotiate and adventure
book-option-says-negotiate-and-adventure = A hero may negotiate and still attempt an adventure in the same turn.
book-option-most-offers = Offers in a negotiation
book-option-says-most-offers = After so many offers a negotiation ends without a deal.
book-option-forfeited-bars-undefeated = Forfeited colours stay closed
book-option-says-forfeited-bars-undefeated = Whoever gave up a colour cannot attempt undefeated challenges of that colour either.
book-option-forfeited-hazards-rise = Hazards of forfeited colours rise
book-option-says-forfeited-hazards-rise = A hazard of a colour that was given up becomes the easiest colour still allowed.
book-option-hazard-number-of-the-check = Hazard number from the first roll
book-option-says-hazard-number-of-the-check = The symbols of the check roll count; there is no second roll.
book-option-hazard-ends-only-the-step = A hazard ends only the step
book-option-says-hazard-ends-only-the-step = After a hazard the turn goes on with the next step.
book-option-endgame-after-the-turn = The Endgame waits for the end of the turn
book-option-says-endgame-after-the-turn = The turn in which the eighth doom counter falls is played to its end.
book-option-solo-elimination-wins = The only player cannot lose the Endgame
book-option-says-solo-elimination-wins = Alone, whoever is eliminated has the most red cards and wins all the same.
book-option-defender-uses-ally-abilities = The defender uses Allies
book-option-says-defender-uses-ally-abilities = In a duel the defender may use the abilities of Allies that are not attacks.
book-option-decide-each-step = Decide each step
book-option-says-decide-each-step = Every step of a journey, every escape and every blow is a question of its own. Off: a journey is one choice, escape and attack are asked at once, and what changes nothing is not asked.
book-option-turn-limit = Turn limit
book-option-says-turn-limit = After so many turns the game ends: red Challenges won decide, then level, then gold. 0 means no limit.
book-option-scenario = Scenario
book-option-says-scenario = Which story is played.
book-option-deals = Handing over
book-option-says-deals = How often heroes on one hex may deal in a turn.
book-option-mode = Mode
book-option-says-mode = Whether the heroes stand together or compete, or one plays alone.
book-option-board-abilities = Abilities of combat boards
book-option-says-board-abilities = Enemies fight with the abilities of their combat boards.
book-option-skill-sets = Skill sets
book-option-says-skill-sets = Which six of the nine skill sets are shuffled together.
book-option-asset-sets = Asset sets
book-option-says-asset-sets = Which three of the four asset sets are shuffled together.
book-option-enemy-choices = Enemy choices
book-option-says-enemy-choices = Who decides for enemies where their rules leave a choice.
book-choice-length-shorter = shorter
book-choice-length-standard = standard
book-choice-length-longer = longer
book-choice-first-player-random = drawn by lot
book-choice-first-player-first-seat = the first seat
book-choice-scenario-agree = the players agree
book-choice-scenario-margath = Margath
book-choice-scenario-corpse-king = The Corpse King
book-choice-scenario-grey-hunt = The Grey Hunt
book-choice-scenario-locust-swarm = The Locust Swarm
book-choice-scenario-red-death = The Red Death
book-choice-deals-free = as often as they like
book-choice-deals-limited = at most ten times
book-choice-mode-cooperative = cooperative
book-choice-mode-competitive = competitive
book-choice-mode-solo = solo
book-option-difficulty = Difficulty
book-option-says-difficulty = How hard the co-operative game is: as the booklet has it, or with more or less health, time and help.
book-choice-difficulty-written = as written
book-choice-difficulty-easy = easy
book-choice-difficulty-normal = normal
book-choice-difficulty-hard = hard
book-choice-skill-sets-drawn = drawn by lot
book-choice-skill-sets-base = those of the base game
book-choice-skill-sets-new = the new ones, the rest by lot
book-choice-skill-sets-chosen = the players choose
book-choice-asset-sets-drawn = drawn by lot
book-choice-asset-sets-base = those of the base game
book-choice-asset-sets-new = the new ones, the rest by lot
book-choice-asset-sets-chosen = the players choose
book-choice-enemy-choices-engine = the computer
book-choice-enemy-choices-players = the players

## Starting

play-at = The table is at { $address } (Ctrl-C ends it; games are kept).

## Browser push: short, for a locked screen

push-your-turn = It is your turn, { $name }
push-game-over = The game is over
push-others = At the table: { $list }
