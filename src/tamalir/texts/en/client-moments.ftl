### Great moments, the goal, and what a game is about.

ui-moment-victory = Victory
ui-moment-defeat = Defeat
ui-moment-won = { $hero } has won.
ui-moment-lost-to = { $hero } came too late: the victory belongs to { $winner }.
ui-moment-all-lost = { $hero } has lost, and so has everybody.
ui-moment-chronicle = Read the chronicle
ui-moment-stay = Look at the table
ui-moment-go-on = Onwards
ui-moment-of = { $n } of { $most }
ui-settings-moments = Great moments
ui-settings-moments-says = Doom, events, runes, levels and knock-outs get a picture of their own. The end of the game always has one.

ui-goal = The goal
ui-goal-runes = Dragon Runes
ui-goal-second = Win three Dragon Runes or slay High Lord Margath. Runes: { $n } of 3.
ui-goal-doom = Doom: { $n } of { $most }. With the last counter the Endgame begins.
ui-goal-third = Strike down { $villain } before time runs out.
ui-goal-third-unknown = Strike down the villain before time runs out.
ui-goal-third-life = Life of the villain against you: { $n }
ui-goal-rounds = Round { $n } of { $most }

ui-tale = What this is about
ui-tale-go = Into the land
ui-tale-second-1 = Old dragons stir. A sorcerer means to wake their High Lord, Margath, and there is nobody else to stop him.
ui-tale-second-2 = You travel by dice that show the land. Wherever a jewel lies, an adventure waits: green ones first, red ones last.
ui-tale-second-3 = Fights bring gold and experience. Buy arms, hire friends, grow; whoever is knocked out loses them again.
ui-tale-second-4 = The Dragon Lords keep the Dragon Runes. Whoever holds three of them, or slays Margath, has won, and only one can be first.
ui-tale-third-1 = A villain gathers strength. After twelve rounds it appears, and after twelve more the land is lost.
ui-tale-third-2 = A turn has three actions: travel by terrain dice, adventure where a gem lies, trade in the cities.
ui-tale-third-3 = Fights are fought with tokens. Cast them, and take turns in using what they show.
ui-tale-third-4 = Trophies become skills, and story quests weaken the villain. Whoever strikes it down has won.

ui-second-face = Face it
ui-second-stake-margath = The High Lord himself. If he falls, the game is won; if you fall, he will remember your face.
ui-second-stake-lord = A Dragon Lord, and keeper of a Dragon Rune. Three of them win the game.
ui-second-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
ui-second-doom-of = Doom, { $n } of { $most }
ui-second-doom-title = Doom reaches { $town }
ui-second-doom-left =
    { $n ->
        [0] That was the last one: the Endgame begins.
        [one] One more, and the Endgame begins.
       *[other] { $n } more, and the Endgame begins.
    }
ui-second-endgame = The last stand
ui-second-endgame-says = The land has no more time. One hero after the other rides against the strongest foes that are left.
ui-second-endgame-escape = Nobody can escape
ui-second-rune =
    { $n ->
        [1] The first Dragon Rune
        [2] The second Dragon Rune
       *[other] The third Dragon Rune
    }
ui-second-rune-mine =
    { $n ->
        [0] All three are yours.
        [one] One more, and the game is yours.
       *[other] { $n } more, and the game is yours.
    }
ui-second-rune-other =
    { $n ->
        [0] { $hero } holds all three.
        [one] { $hero } needs one more to win.
       *[other] { $hero } needs { $n } more to win.
    }
ui-second-level = Level { $n }
ui-second-knocked-out = Knocked out
ui-second-knocked-says = Strangers carry { $hero } to the nearest town. Life returns, the purse does not.
ui-second-up-again = Up again
ui-second-event = An Event changes the land
ui-second-end-victory-margath =
    { $won ->
        [true] The High Lord is dead, and the dragons have nobody to wake for.
       *[other] The High Lord is dead, but the songs will be about somebody else.
    }
ui-second-end-victory-runes =
    { $won ->
        [true] With three runes in one hand the dragons’ power is broken.
       *[other] The runes lie together at last, in another hand.
    }
ui-second-end-victory-red-cards =
    { $won ->
        [true] Three of the worst have fallen; the rest have seen enough.
       *[other] Three of the worst have fallen, and not to you.
    }
ui-second-end-solo-lost = Margath spreads his wings over the land, and nobody is left to look up.
ui-second-end-endgame-over = Nobody stands any more, and what was fought for stays undecided.

ui-third-struck-down = Struck down
ui-third-skill-of =
    { $n ->
        [one] The first skill
       *[other] Skill number { $n }
    }
ui-third-end-margath-won = The dragon falls from the sky before a single roof of Tamalir burns.
ui-third-end-margath-lost = Tamalir burns, and the dragon sleeps in its ashes.
ui-third-end-corpse-king-won = The graves close, and what walked lies down again.
ui-third-end-corpse-king-lost = The dead keep the roads now. There is nobody left to bury them.
ui-third-end-grey-hunt-won = The hounds fall silent. The huntsman will not ride again.
ui-third-end-grey-hunt-lost = The horn sounds over the whole land, and everybody in it is game.

ui-gallery = Who rides out?
ui-gallery-take = Take { $hero }
ui-gallery-lots = Draw lots
ui-gallery-skills = Good at
ui-start-quick-hero = Choose the hero
ui-second-hero-varikas-the-dead-role = strikes before the fight
ui-second-hero-mordrog-role = hits hardest
ui-second-hero-mad-carthos-role = cheap bargains, wild fire
ui-second-hero-spiritspeaker-mok-role = heals on the road
ui-second-hero-red-scorpion-role = shrugs off blows
ui-second-hero-silhouette-role = sure aim, quick heels
ui-second-hero-battlemage-jaes-role = uses everything twice
ui-second-hero-bogran-the-shadow-role = never short of gold
ui-second-hero-ronan-of-the-wild-role = at home in the woods
ui-second-hero-valadir-role = shields his company
ui-second-hero-corbin-axebearer-role = never tires
ui-second-hero-one-fist-role = best alone

## Fewer presses, named numbers

ui-since = What the others did
ui-since-all = All of it, { $n } lines
ui-ride = Fight on until something changes
ui-settings-safe = One press where nothing is at risk
ui-settings-safe-says = Whatever carries a chance, costs something or is a fight still asks for a second press.
ui-settings-others = Show every step of the bots
ui-settings-others-says = Otherwise their turns are summed up on a card.
ui-odds-name-win =
    { $about ->
        [true] about: win the fight
       *[other] win the fight
    }
ui-odds-name-there =
    { $about ->
        [true] about: win there
       *[other] win there
    }
ui-odds-away = get away { $chance }
ui-odds-loss = knocked out { $chance }
