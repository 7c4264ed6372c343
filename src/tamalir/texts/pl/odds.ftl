### Szanse i drabinki w wierszu poleceń.

odds-foe = Wyzwanie
odds-win = wygrana
odds-loss = porażka
odds-escape = ucieczka
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
ladder-pauses = { $n ->
    [one] Jedna decyzja przekroczyła limit tylko dlatego, że maszyna przystanęła ({ $ms } ms): podjęta jeszcze raz od zera zmieściła się w nim.
    [few] { $n } decyzje przekroczyły limit tylko dlatego, że maszyna przystanęła (najdłużej { $ms } ms): podjęte jeszcze raz od zera zmieściły się w nim.
   *[other] { $n } decyzji przekroczyło limit tylko dlatego, że maszyna przystanęła (najdłużej { $ms } ms): podjęte jeszcze raz od zera zmieściły się w nim.
}
