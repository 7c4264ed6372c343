# The story of a finished game: its title, and the chapters that are chosen from its events.

story-saga = The saga of { NAME($hero) }
story-fall = The fall of { NAME($hero) }
story-team = { EACH($heroes, of: "name") }
story-end-title = The end
story-chance =
    { $about ->
        [yes] about { $percent } %
       *[no] { $percent } %
    }
story-odds =
    { $percent ->
        [-1] { "" }
       *[other] { " " }When it began, the chance to win was { story-chance }.
    }

## Second Edition

story-second-bought-title = { NAME($card) }
story-second-bought =
    { $kept ->
        [yes] { NAME($hero) } paid { $cost } gold for { NAME($card) } and had it to the very end.
       *[no] { NAME($hero) } paid { $cost } gold for { NAME($card) }, which did not last to the end.
    }
story-second-knocked-out-title =
    { $town ->
        [none] { NAME($hero) } falls
       *[other] Carried to { NAME($town) }
    }
story-second-knocked-out =
    { $gold ->
        [none] { NAME($hero) } was knocked out.
        [one] { NAME($hero) } was knocked out and woke up one gold poorer.
       *[other] { NAME($hero) } was knocked out and woke up { $gold } gold poorer.
    }{ $foe ->
        [none] { "" }
       *[other] { " " }The opponent was { NAME($foe) }.
    }{ story-odds }
story-second-foe-title = { NAME($foe) }
story-second-foe = { NAME($hero) } defeated { NAME($foe) }.{ story-odds }
story-second-rune-title =
    { $nth ->
        [1] The first rune
        [2] The second rune
       *[other] The third rune
    }
story-second-rune = { NAME($hero) } won a Dragon Rune: { NAME($card) }.{ story-odds }
story-second-duel-title = { NAME($hero) } against { NAME($rival) }
story-second-duel = Two heroes met, and { NAME($hero) } was the stronger one; { NAME($rival) } paid for it.
story-second-ally-title = { NAME($ally) } falls
story-second-ally = { NAME($ally) } died in battle, and nobody could take the place.
story-second-task-title = A task fulfilled
story-second-task = { NAME($hero) } did what the card { NAME($card) } asked for.
story-second-doom-title = Doom over { NAME($town) }
story-second-doom = With { NAME($town) } half of the doom track was full, and time began to run out.
story-second-endgame-title = The Endgame
story-second-endgame = The doom track was full. From here on nobody could escape, and whoever fell was out.
story-second-eliminated-title = { NAME($hero) } is out
story-second-eliminated = { NAME($hero) } fell in the Endgame and could only watch from then on.
story-second-won-title =
    { $reason ->
        [victory-margath] Before the High Lord
        [victory-red-cards] The third red card
       *[victory-runes] Three Dragon Runes
    }
story-second-won =
    { $reason ->
        [victory-margath] { NAME($hero) } slew High Lord Margath and saved Terrinoth.
        [victory-red-cards] { NAME($hero) } had beaten three red Challenges.
       *[victory-runes] { NAME($hero) } held three Dragon Runes, and the Dragon Lords held none.
    }{ story-odds }
story-second-over-title = Nobody's victory
story-second-over = The game ended without a winner.

## Third Edition

story-third-bought-title = { NAME($card) }
story-third-bought =
    { $kept ->
        [yes] { NAME($hero) } paid { $cost } gold for { NAME($card) } and had it to the very end.
       *[no] { NAME($hero) } paid { $cost } gold for { NAME($card) }, which did not last to the end.
    }
story-third-skill-title = { NAME($card) }
story-third-skill = { NAME($who) } traded trophies for a skill: { NAME($card) }.
story-third-quest-title = { NAME($card) }
story-third-quest = { NAME($who) } brought the quest { NAME($card) } to its end.
story-third-foe-title = { NAME($card) }
story-third-foe = { NAME($who) } defeated { NAME($card) }.{ story-odds }
story-third-defeated-title = { NAME($who) } falls
story-third-defeated =
    { $foe ->
        [none] { NAME($who) } was defeated and had to begin again from less.
       *[other] { NAME($who) } was defeated. The opponent was { NAME($foe) }.
    }{ story-odds }
story-third-villain-title = { NAME($who) } appears
story-third-villain = The villain came to { NAME($place) }: { NAME($who) }. From here on there was no other goal.
story-third-eliminated-title = { NAME($who) } is out
story-third-eliminated = { NAME($who) } fell for good and was out of the game.
story-third-won-title = The villain falls
story-third-won = { NAME($who) } defeated the villain, and the land could breathe again.{ story-odds }

## Unbreakable Bonds

story-bonds-party-title = They travel together
story-bonds-party = A party was formed: { EACH($heroes, of: "name") }. From here on they went as one.
story-bonds-skill-title = { NAME($card) }
story-bonds-skill = Together they learned a party skill: { NAME($card) }.
story-bonds-envelope-title = An envelope
story-bonds-envelope = An envelope reached { NAME($who) } when it was needed.
story-bonds-twist-title = { NAME($card) }
story-bonds-twist = { NAME($who) } drew a twist of fate: { NAME($card) }.
story-bonds-warband-title = { NAME($who) } is beaten
story-bonds-warband = { NAME($hero) } routed a warband: { NAME($who) }.{ story-odds }
story-bonds-scorched-title = { NAME($place) } burns
story-bonds-scorched = A warband reached { NAME($place) } and left scorched earth.
story-bonds-cured-title = { NAME($place) } recovers
story-bonds-cured = { NAME($who) } cured the plague in { NAME($place) }.
