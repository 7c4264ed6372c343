### The laboratory: many games and what they show.

lab-title = What { $games } games show
lab-run = The run
lab-run-says = { $edition }, { $players } seats; seed { $seed }, { $steps } steps of thought for each decision.
lab-edition-second = Second Edition
lab-edition-third = Third Edition
lab-edition-bonds = Unbreakable Bonds
lab-limit-turns = A game is stopped after { $n } turns of all players together and then decided by comparison: { $share } of the games were.
lab-limit-answers = A game is given up after { $n } answers: { $share } of the games were.
lab-interval-says = Shares come with Wilson's 95 % interval: of twenty such intervals about one misses the true share.
lab-setting = setting
lab-value = value
lab-players = players
lab-games = games
lab-options = options
lab-cards = cards
lab-added = added
lab-removed = taken out
lab-default-options = as printed

lab-heroes = Heroes
lab-heroes-says = Of the games in which a hero took part, the share it has won. With { $players } at the table { $fair } would be even; a shared victory counts in part.
lab-hero = hero
lab-share = share
lab-interval = 95 % interval
lab-level = level
lab-falls-of = knockouts
lab-wins-of-fights = fights won
lab-who = Who plays
lab-who-says = The share of victories by player, and of whoever had the first turn.
lab-player = player
lab-first = first player

lab-reasons = How games end
lab-reasons-says = What decided them.
lab-reason = end
lab-reason-victory-margath = Margath slain
lab-reason-victory-runes = three Dragon Runes
lab-reason-victory-red-cards = three red Challenges in the Endgame
lab-reason-endgame-over = Endgame decided by comparison
lab-reason-turn-limit = turn limit
lab-reason-solo-lost = lost alone
lab-reason-agreed-to-end = by agreement
lab-reason-stopped = given up
lab-reason-villain-fell = villain defeated
lab-reason-goal-reached = the villain reached his goal
lab-reason-time-is-up = time ran out
lab-reason-warbands-fell = all warbands were defeated
lab-reason-cities-scorched = all cities were scorched
lab-reason-plague-over = the plague was cured
lab-reason-cities-plagued = all cities were plagued
lab-reason-out-of-time = act 2 was over
lab-reason-all-eliminated = all heroes eliminated
lab-reason-round-limit = too many rounds
lab-reason-other = other

lab-course = What came to pass
lab-course-says = In how many games it was so.
lab-endgame = the Endgame began

lab-length = Length
lab-length-says = Turns of each player until the end. Half of the games lie below the median, a tenth below the first decile.
lab-measure = measure
lab-mean = mean
lab-median = median
lab-deciles = first to ninth decile
lab-turns = turns of a player
lab-answers = answers, dice included
lab-knockouts = knockouts in a game
lab-duels = duels in a game
lab-adventures = adventure cards in a game
lab-levels = level at the end
lab-spent = gold spent by a player

lab-pace = Pace
lab-pace-says = Level and gold at the beginning of a player's turns: the mean, and the range of the middle eight tenths.
lab-turn = turn
lab-gold = gold
lab-seats = players still there
lab-range = middle 80 %

lab-fights = Fights
lab-fights-says = How fights with Challenges and other enemies end, by colour.
lab-colour = colour
lab-colour-green = green
lab-colour-yellow = yellow
lab-colour-blue = blue
lab-colour-red = red
lab-colour-none = none
lab-number = fights
lab-won = won
lab-lost = lost
lab-escaped = escaped
lab-rounds = rounds
lab-wounds = wounds taken
lab-kinds = Ranged, melee, magic
lab-kinds-says = Of the fights won, which kind of combat dealt the last wound; "other" are cards that wound without a roll.
lab-kind = kind
lab-kind-ranged = ranged
lab-kind-melee = melee
lab-kind-magic = magic
lab-kind-other = other
lab-attributes = Main attributes
lab-attributes-says = Which attribute was the highest of those who have won, with experience and the Items that always work; of equal ones that with which the hero has dealt more wounds.
lab-attribute = attribute
lab-attribute-mind = Mind
lab-attribute-body = Body
lab-attribute-spirit = Spirit
lab-bonuses = Experience
lab-bonuses-says = What players have spent their experience on, counters for each player in the mean.
lab-bonuses-mind = Mind
lab-bonuses-body = Body
lab-bonuses-spirit = Spirit
lab-bonuses-stamina = Stamina
lab-bonuses-life = Life

lab-falls = Where heroes fall
lab-falls-says = Knockouts by place and by opponent. A place is a town, or a hex by its column and row.
lab-place = place
lab-by = opponent
lab-cause = occasion
lab-cause-adventure = adventure
lab-cause-undefeated = undefeated challenge
lab-cause-hazard = hazard
lab-cause-endgame = Endgame
lab-cause-encounter = Encounter
lab-cause-event = Event
lab-cause-meeting = duel
lab-cause-duel = duel
lab-cause-villain = villain
lab-cause-other = outside combat

lab-challenges = Challenges
lab-challenges-says = The most dangerous first. "Drawn" is the mean number of draws in a game.
lab-drawn = drawn
lab-appearances = Adventure cards
lab-appearances-says = In how many games each card has come up, and how often in all. Cards of the set that never came up are not listed.
lab-in-games = in games
lab-times = times
lab-kind-challenge = Challenge
lab-kind-encounter = Encounter
lab-kind-event = Event
lab-kind-quest = Quest
lab-kind-item = Item
lab-kind-ally = Ally
lab-kind-asset = Asset

lab-market = Market
lab-market-says = In how many games a card lay in a town and was bought; on how many visits somebody who stood before it could pay for it, and on what share of them it was bought. "Buyers win" is the share of its buyers that have won the game: whoever is winning buys more, so this shows company, not cause.
lab-card = card
lab-seen = seen
lab-offered = within reach
lab-bought = bought if seen
lab-bought-if = bought if within reach
lab-price = gold
lab-uses = uses
lab-holders = buyers win
lab-deciding = Cards that decide games
lab-deciding-says = Cards whose buyers win more or less often than the others at the same table, with 95 % certainty after correction for the number of cards. { $n } cards were looked at.
lab-deciding-none = With so many games no card stands out.
lab-lift = against the table

lab-meetings = Duels
lab-meetings-says =
    { $n ->
        [one] { $n } duel
       *[other] { $n } duels
    }, { $per } in a game; the hero that attacked has won { $share } of them.
lab-outcome = outcome
lab-outcome-won = the attacker wins
lab-outcome-lost = the defender wins
lab-outcome-escaped = escaped
lab-outcome-broken-off = broken off
lab-outcome-stalled = undecided

lab-differences = What differs
lab-differences-says = Shares by a pooled z-test, lengths by Mann and Whitney's test; p is corrected by Holm for the { $n } comparisons made on this page. Differences with p below 0.05 are marked.
lab-what = what
lab-before = first run
lab-after = second run
lab-difference = difference
lab-p = corrected p
lab-marked = differs
lab-no-difference = Nothing differs by more than chance would explain.
lab-plans-differ = What was played differently

lab-playing = Games
lab-rate = { $n } games/s
lab-interrupted = Stopped. What was played is kept: the same command goes on from there.
lab-kept = Results: { $folder }
lab-language = Language
lab-page-written = Written: { $file }

lab-card-title = Laboratory: { $card }
lab-card-says = The same { $games } games (same seeds, same seats) were played with the card in the set and without it. Differences are paired, game by game.
lab-card-holders = Holders
lab-card-holders-says = How seats that held the card did, against the same seats in the same games without it.
lab-card-seen = games in which it came up
lab-card-held = seats that held it
lab-card-win-with = they won with it
lab-card-win-without = the same seats without it
lab-card-shift = shift in win rate
lab-card-length = turns of a player, change
lab-card-knockouts = knockouts in a game, change
lab-card-price = Fair price
lab-card-price-says = From the odds of fights, quickly estimated: what the card adds to a hero's chances, compared with what the other market cards add for their price.
lab-card-printed = printed price
lab-card-fair = fair price by odds
lab-card-paid = bought when within reach
lab-card-strength = strength added
lab-card-combinations = Odd combinations
lab-card-combinations-says = Market cards with which it is worth much more, or much less, than both alone add up to.
lab-card-with = together with
lab-card-alone = apart, added up
lab-card-both = together
lab-card-factor = factor
lab-card-text = Text
lab-card-text-says = How often each effect was used. An effect that works all the time is marked as such; one that was never used although the card was held is dead text.
lab-card-effect = effect
lab-card-always = always works
lab-card-dead = never used
lab-card-used = { $n ->
    [one] used once
   *[other] used { $n } times
}
lab-card-unheld = the card was never held
lab-card-challenge = As an enemy
lab-card-challenge-says = How it fares among the other cards of its colour.
lab-card-of-colour = others of its colour
lab-rows = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
lab-plan-games = games
lab-plan-seed = seed
lab-plan-players = players
lab-plan-options = options
lab-plan-heroes = heroes
lab-plan-steps = steps of thought
lab-plan-packs = added packs
lab-plan-without = cards taken out
lab-plan-limit = limit of answers
lab-plan-made-with = version and cards
lab-plan-edition = edition
lab-card-at-price = shift in win rate at a price of { $n }
lab-card-no-price = Its strength in fights is too small for odds to price it.
lab-plan-blank = blank cards
lab-plan-prices = other prices
lab-plan-laid = laid out
lab-card-verdict = Verdict
lab-card-verdict-held-more = { $card } makes its holder stronger: { $by } on average, over { $cases } seats that held it.
lab-card-verdict-held-less = { $card } harms its holder: { $by } on average, over { $cases } seats that held it.
lab-card-verdict-fought-more = { $card } is easier than its like: { $by }, over { $cases } fights.
lab-card-verdict-fought-less = { $card } is harder than its like: { $by }, over { $cases } fights.
lab-card-verdict-table-more = With { $card } heroes come further: { $by } on average, over { $cases } games in which it came up.
lab-card-verdict-table-less = With { $card } heroes come less far: { $by } on average, over { $cases } games in which it came up.
lab-card-verdict-even = { $card } makes no difference of note: it is smaller than { $margin } ({ $by }).
lab-card-verdict-unclear = It cannot be told yet whether { $card } makes a difference: so far { $by }, over { $cases } cases.
lab-nothing = None.
lab-card-verdict-unmet = Nobody had to do with { $card } in { $games } games, so nothing can be said about it.
lab-card-verdict-interval = 95 % interval for all looks together: { $span }.
lab-card-verdict-needs = To settle it, about { $more } more games are needed.
lab-card-verdict-stopped = It was settled after { $games } of { $most } games, and no more were played.
lab-card-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
lab-card-look = { $games } games: { $by } ({ $span })
lab-card-measure-won = win rate, points of a hundred
lab-card-measure-beaten = fights won, points of a hundred
lab-card-measure-level = levels
lab-card-measure-progress = progress
lab-card-unit-won = { $n } points of a hundred in win rate
lab-card-unit-beaten = { $n } points of a hundred of fights won
lab-card-unit-level = { $n } levels
lab-card-unit-progress = { $n } points of progress
lab-card-measure-progress-says = Progress counts trophies, story tokens, and half of gold and assets.

## The Third Edition and Unbreakable Bonds

lab-gained-progress = progress at the end
lab-third-card-of-colour = others of its deck
lab-third-card-challenge-says = How it fares among the other enemies of its deck.
lab-third-card-knockouts = defeats of heroes in a game, change
lab-third-card-price-says = From the odds of fights: what the asset adds to a hero's chance to beat enemies, compared with what other assets add for their price; and how often it was bought by those who could pay.
lab-scenario = scenario
lab-act = act at the end
lab-villain = the villain appeared
lab-mode = mode
lab-mode-solo = solo
lab-mode-cooperative = cooperative
lab-mode-competitive = competitive
lab-won_together = the heroes won together
lab-twists = twists drawn in a game
lab-envelopes = envelopes sent in a game
lab-deck = deck
lab-deck-combat = combat
lab-deck-explore = exploration
lab-deck-social = social
lab-deck-story = story
lab-deck-scenario = scenario
lab-deck-none = none
lab-damage = damage taken
lab-kind-physical = physical
lab-kind-magical = magical
lab-kind-enemy = Enemy
lab-values = Heroes at the end
lab-values-says = Their values with the bonuses of all their cards, the mean of all players. Heroes that were eliminated do not count.
lab-values-body = Body
lab-values-mind = Mind
lab-values-spirit = Spirit
lab-values-health = Health
lab-values-speed = Speed
lab-gained = What heroes gained
lab-gained-says = In the whole game, the mean of all players. Trophies count even if they were spent, skills even if they were given up.
lab-gained-skills = skills learned
lab-gained-quests = quests brought to an ending
lab-gained-story = story tokens
lab-gained-trophies_combat = combat trophies
lab-gained-trophies_explore = exploration trophies
lab-gained-trophies_social = social trophies
lab-gained-villains = villain faced
lab-gained-envelopes = envelopes sent
lab-gained-prepared = prepare tokens
lab-third-heroes-says = Of the games in which a hero took part, the share it has won; the mean of all heroes is { $fair }. Where the villain has his way, nobody wins.
lab-third-level = skills
lab-third-levels = learned skills at the end
lab-third-falls-of = defeats
lab-third-wins-of-fights = combats won
lab-third-knockouts = defeats of heroes in a game
lab-third-duels = combats between heroes in a game
lab-third-pace-says = Learned skills and gold at the beginning of a player's turns: the mean, and the range of the middle eight tenths.
lab-third-fights = Combats
lab-third-fights-says = How combats with enemies end, by the deck from which the enemy comes.
lab-third-number = combats
lab-third-escaped = fled
lab-third-kinds = Physical and magical damage
lab-third-kinds-says = Of the combats won, which kind of damage the hero dealt last; "other" is any other damage, and combats that ended without.
lab-third-falls-says = Defeats by occasion, opponent and place. A place has a name, or is a hex by its column and row.
lab-third-cause-meeting = combat between heroes
lab-third-challenges = Enemies
lab-third-market-says = In how many games an asset lay in a market and was bought; in how many turns somebody who shopped there could pay for it, and in what share of them it was bought. "Buyers win" is the share of its buyers that have won the game: whoever is winning buys more, so this shows company, not cause.
lab-third-meetings = Combats between heroes
lab-third-meetings-says =
    { $n ->
        [one] { $n } combat between heroes
       *[other] { $n } combats between heroes
    }, { $per } in a game; the hero that attacked has won { $share } of them.
lab-third-outcome-escaped = fled
