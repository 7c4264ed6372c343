### Szanse i drabinki w wierszu poleceń.

odds-foe = Wyzwanie
odds-win = wygrana
odds-loss = porażka
odds-away = ucieczka
odds-wounds = rany
odds-exhaustion = zmęczenie
odds-exact = dokładnie
odds-yes = tak
odds-within = wygrana do +{ $n } %

ladder-playing = Partie
ladder-pair = para
ladder-games = partie
ladder-wins = wygrane
ladder-losses = przegrane
ladder-share = udział
ladder-interval = przedział 95 %
ladder-player = gracz
ladder-rating = ranking
ladder-mean = średnia decyzja
ladder-worst = najwolniejsza
ladder-over = ponad limit
