### Odds and ladders on the command line.

odds-foe = Challenge
odds-win = win the fight
odds-loss = fall
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

## What a number is

odds-says-win = win the fight { $percent } %
odds-says-away = get away { $percent } %
odds-says-loss = fall { $percent } %
odds-says-about = about: { $odds }
odds-plan = { $plan }: { $odds }.
plan-keep-fleeing = Flee again and again
odds-title = Odds for this aim: { $aim }. Others: { $others }.
odds-aim-gain = the most by all that is at stake
odds-aim-win = victory first
odds-aim-live = staying on your feet
odds-aim-cards = saving the cards
odds-option = { $deed } – { $odds }{ $best ->
    [yes] {" "}(best)
   *[no] {""}
}
odds-none = There are no odds for this question.

## What is at stake

stake-second-win =
    Victory brings { $points ->
        [0] no experience
        [one] { $points } point of experience
       *[other] { $points } points of experience
    }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }{ $prize ->
        [card] , and this card stays with you
        [rune] , and a Dragon Rune
        [victory] , and the game
       *[none] {""}
    }.
stake-second-fall =
    { $card ->
        [none] { $gold ->
            [0] Falling costs the rest of your turn and your place on the map.
           *[other] Falling costs all your { $gold } gold and the rest of your turn.
        }
       *[other] { $gold ->
            [0] Falling costs { NAME($card) } ({ $cost } gold) and the rest of your turn.
           *[other] Falling costs all your { $gold } gold, { NAME($card) } ({ $cost } gold) and the rest of your turn.
        }
    }
stake-second-out = Whoever falls now is out of the game.
stake-second-away = Getting away costs { $gold } gold.
stake-second-prices =
    Counted in gold: a wound { $wound }, an Ally { $ally }, the rest of a turn { $turn }, a level { $level }, a Dragon Rune { $rune }{ $kept ->
        [none] {""}
       *[other] , this card { $kept }
    }.
