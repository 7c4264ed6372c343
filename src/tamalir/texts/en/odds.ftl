### Odds and ladders on the command line.

odds-foe = Challenge
odds-win = win
odds-loss = knocked out
odds-escape = get away
odds-wounds = wounds
odds-exhaustion = exhaustion
odds-exact = exact
odds-yes = yes
odds-within = win up to +{ $n } %

ladder-playing = Games
ladder-pair = pair
ladder-games = games
ladder-wins = won
ladder-losses = lost
ladder-share = share
ladder-interval = 95 % interval
ladder-player = player
ladder-rating = rating
ladder-mean = mean decision
ladder-worst = slowest
ladder-pauses = { $n ->
    [one] One decision was over its limit only because the machine paused ({ $ms } ms): made again from scratch, it kept the limit.
   *[other] { $n } decisions were over their limits only because the machine paused (up to { $ms } ms): made again from scratch, they kept them.
}
