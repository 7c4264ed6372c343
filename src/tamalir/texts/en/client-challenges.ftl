## Challenges: the game of the day, puzzles, one's own record.

ui-challenges = Challenges
ui-challenges-says = A game for today, puzzles of one fight, and your own record. No account: all of it stays on this device.
ui-daily = Game of the day
ui-daily-says = The same heroes, the same bots and the same dice for everybody, today. Whoever makes the same choices meets the same luck.
ui-daily-play = Play { $name }
ui-daily-again = Play { $name } again
ui-daily-open = The dice follow from the date, so anybody can work them out: this is a game for fun, not a proof of luck.
ui-daily-yours = Your result
ui-daily-line-won = Tamalir, { $date }: { $hero } won { $game } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
ui-daily-line-lost = Tamalir, { $date }: { $hero } did not win { $game } ({ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}).
ui-daily-copy = Copy the result
ui-daily-copied = Copied.
ui-puzzles = Puzzles
ui-puzzles-says = One fight, and one line of play that wins most often. Odds are hidden. What counts is what you choose, not how the dice fall.
ui-puzzles-none = There are no puzzles here yet.
ui-puzzles-solved = { $solved } of { $all } solved
ui-puzzle-who = { $hero } against { $foe }
ui-puzzle-level = { $level ->
    [1] easy
    [2] tricky
   *[3] hard
}
ui-puzzle-goal = The best line wins in { $win } of all cases.
ui-puzzle-done = solved
ui-puzzle-missed = not yet
ui-puzzle-title-solved = Solved
ui-puzzle-title-missed = Not the best line
ui-puzzle-solved-won = You gave nothing away, and the dice agreed.
ui-puzzle-solved-lost = You gave nothing away. The dice fell otherwise; the line was right.
ui-puzzle-missed-won = The dice were kind. There was a better line, though.
ui-puzzle-missed-lost = There was a better line. This is where it was left:
ui-puzzle-choices = Your choices
ui-puzzle-right = as good as any: { $kept } to win
ui-puzzle-better = { $kept } to win. Better: { $best } ({ $could })
ui-puzzle-nothing = There was nothing to choose.
ui-puzzle-retry = Try again
ui-puzzle-next = Next puzzle
ui-puzzle-all = All puzzles
ui-record = Your record
ui-record-says = Games that ended on this device.
ui-record-none = No game has ended here yet.
ui-record-games = Games
ui-record-won = Won
ui-record-heroes = Heroes
ui-record-days = Days
ui-record-hero = { $hero }: { $won } of { $games } won
ui-record-clear = Forget all this
ui-record-clear-sure = Really forget? Press once more.
ui-deeds = Achievements
ui-deed-first = First steps
ui-deed-first-says = End a game.
ui-deed-won = Victory
ui-deed-won-says = Win a game.
ui-deed-five = Regular
ui-deed-five-says = End five games.
ui-deed-heroes = Many faces
ui-deed-heroes-says = Play four different heroes.
ui-deed-both = Two roads
ui-deed-both-says = End games of two editions.
ui-deed-puzzle = Cool head
ui-deed-puzzle-says = Solve a puzzle.
ui-deed-puzzles = Tactician
ui-deed-puzzles-says = Solve ten puzzles.
ui-deed-all = Grandmaster
ui-deed-all-says = Solve every puzzle.
ui-deed-day = Of the day
ui-deed-day-says = Finish a game of the day.
ui-deed-week = A whole week
ui-deed-week-says = Finish games of seven days.
ui-deed-got = { $got } of { $all }
ui-deed-yes = reached
ui-deed-no = not yet reached

## A report from the table.

ui-report = Report a fault
ui-report-says = This saves a file with the position, the last answers and what the page shows. Send it to whoever looks after this table; it can be turned into a test.
ui-report-kind = What is wrong?
ui-report-other = Something else
ui-report-missing = Something is refused that the rules allow
ui-report-forbidden = Something is offered that the rules forbid
ui-report-option = Which one?
ui-report-words = In your own words
ui-report-secrets = Nothing goes anywhere by itself. While others hold hidden cards, the file holds only what you may know.
ui-report-save = Save the report
ui-report-done = Saved.
ui-wrong = Something at this table does not add up. Nothing is lost: save a report, and go back a step if all agree.
ui-wrong-back = Ask to go back
