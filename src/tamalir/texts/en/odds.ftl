### Odds and ladders on the command line.

odds-foe = Challenge
odds-win = win
odds-loss = knocked out
odds-away = get away
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
ladder-over = over the limit
