## The doors of the start page: one for each game.

ui-start-doors = Games
ui-start-plan = Heroes and rules
ui-start-mine = You: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
ui-start-beside-says = Rules, counters and fights for your own set
ui-start-today = The same heroes and the same dice for everybody, until midnight. And puzzles, and your own record.
ui-start-days = { $n } of the last { $all } days

ui-door-second-name = Second Edition
ui-door-second-set = Rise of the Dragon Lords
ui-door-second-mood = Ride out, grow strong, and be the first to stand before the High Lord.
ui-door-second-who = 1 to 6 heroes, each for themselves
ui-door-second-long = About 30 turns each, or less with a variant
ui-door-second-goal = Slay Margath, or hold three Dragon Runes
ui-door-second-quick = A hero and two bots, about an hour

ui-door-third-name = Third Edition
ui-door-third-set = Roads of Terrinoth
ui-door-third-mood = Cast your tokens, follow the rumors. Somebody is already on his way to Tamalir.
ui-door-third-who = 2 to 4 heroes, against each other
ui-door-third-long = Two acts of twelve rounds
ui-door-third-goal = Defeat the villain before time runs out
ui-door-third-quick = A hero against a bot

ui-door-bonds-name = Unbreakable Bonds
ui-door-bonds-set = Together, or on your own
ui-door-bonds-mood = Nobody wins alone. One road, one fire, one clock for all of you.
ui-door-bonds-who = 1 to 4 heroes, one team
ui-door-bonds-long = Two acts of twelve rounds
ui-door-bonds-goal = All win, or all fall
ui-door-bonds-quick = You and two companions
