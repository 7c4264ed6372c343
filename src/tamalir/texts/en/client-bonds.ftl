### The browser client: the table of Unbreakable Bonds.

ui-bonds-start-solo = Play alone

## Before a game

ui-bonds-mode-solo = Alone
ui-bonds-mode-solo-says = One hero against the scenario. Enemies play themselves.
ui-bonds-mode-cooperative = As a team
ui-bonds-mode-cooperative-says = Two to four heroes win or lose together: parties, envelopes, trades.
ui-bonds-mode-competitive = As rivals
ui-bonds-mode-competitive-says = The Third Edition with prepared actions, new tokens and twists. One wins.
ui-bonds-agree-says = You agree on a scenario at the table; its sheet is read to you before you choose.
ui-bonds-against = What do you set out against?
ui-bonds-share =
    { $n ->
        [1] Lone champions win { $about ->
            [1] about { $percent } %
           *[other] { $percent } %
        } of their games like this one
       *[other] Teams of your size win { $about ->
            [1] about { $percent } %
           *[other] { $percent } %
        } of their games like this one
    } ({ $about ->
        [1] from a curve over games of bots at several settings, { $games } in all
       *[other] measured with bots, games: { $games }
    }).
ui-bonds-share-none = How often such teams win has not been measured yet.
ui-bonds-wins = { $about ->
        [1] about { $percent } %
       *[other] { $percent } %
    } win
ui-bonds-unmeasured = not measured yet

## Goal and clock

ui-bonds-sheet = The scenario
ui-bonds-goal = Our goal
ui-bonds-goal-villain = Defeat { $name }
ui-bonds-goal-warbands = Warbands fallen: { $n } of { $of }
ui-bonds-goal-plague =
    { $n ->
        [0] No plague in Act II: none now
        [one] No plague in Act II: { $n } place is ill
       *[other] No plague in Act II: { $n } places are ill
    }
ui-bonds-cities = Cities safe: { $n } of { $of }
ui-bonds-rounds =
    { $n ->
        [one] Last round
       *[other] { $n } rounds left
    }
ui-bonds-overtime = Act II is over
ui-bonds-round-ends = When this round ends:
ui-bonds-comes-still = The time token does not move yet.
ui-bonds-comes-grow = { $who } gain a unit.
ui-bonds-comes-march =
    { $n ->
        [0] { $who } scorch { $place }.
        [1] { $who } reach { $place } and scorch it.
       *[other] { $who } march on { $place }, { $n } rounds away.
    }
ui-bonds-comes-plague =
    { $n ->
        [1] A story card comes, and then the plague spreads: { $places }.
       *[other] The plague spreads in { $n } rounds: { $places }.
    }
ui-bonds-comes-story = A story card comes.
ui-bonds-warbands = Warbands
ui-bonds-band = units { $units }, health { $health }
ui-bonds-facedown = face down, still to come

## The map

ui-bonds-warband-here = Warband { $n }: { $name }, units { $units }, health { $health }
ui-bonds-target-here =
    { $rounds ->
        [one] { $name } will reach it when this round ends
       *[other] { $name } will reach it in { $rounds } rounds
    }
ui-bonds-scorched-here = Scorched earth: no longer a place
ui-bonds-plague-here = Plague: who ends a turn here is hurt
ui-bonds-spreads-here =
    { $several ->
        [yes] The plague may spread to here next
       *[no] The plague spreads to here next
    }
ui-bonds-party-here = A party, heroes: { $n }

## The team

ui-bonds-team = The team
ui-bonds-alone = The hero
ui-bonds-you = You
ui-bonds-yours-too = Yours too
ui-bonds-lead = Lead { $hero }
ui-bonds-party = A party of { $n }: they travel together
ui-bonds-prepared = Prepare token: an action saved for later
ui-bonds-envelopes = Envelopes
ui-bonds-has-envelope = has an envelope to open
ui-bonds-common = Skills we share
ui-bonds-no-common = None learned yet.
ui-bonds-payable = In your hand: { $name }. Together you have the trophies.
ui-bonds-supply = in the supply: { $n }
ui-bonds-envelope-for = On its way to { $hero }: { $what }
ui-bonds-a-skill = a skill card
ui-bonds-meanwhile = Meanwhile you may
ui-bonds-do-it = Do it now
ui-bonds-deed =
    { $deed ->
        [open-envelope] Open an envelope
        [trade] Trade
        [leave-party] Leave the party
       *[join-party] Join a party
    }
ui-bonds-row-warband = 1 action: its health { $n }

## Trade

ui-bonds-trade = Trade
ui-bonds-gives = Gives
ui-bonds-scales-empty = Put something on the scales.
ui-bonds-scales-even = The scales are even: it can be offered.
ui-bonds-scales-short = Not even: whoever owes the difference does not have so much gold.
ui-bonds-trade-says = Items are worth what they cost, and gold makes up the difference. A trade takes no action. An item takes its token along; of each kind a hero keeps one.

## The combat board

ui-bonds-board = Combat board: { $name }
ui-bonds-symbol =
    { $kind ->
        [enemy] Enemy damage
        [charge] Charge
        [double] Double
        [surge] Surge
        [tactics] Tactics
       *[agility] Agility
    }
ui-bonds-coming = What { $name } would do, as things stand
ui-bonds-next = next
ui-bonds-empty = empty
ui-bonds-no-effect = nothing it could do now
ui-bonds-unblockable = Nothing blocks it.
ui-bonds-beside = Outside the order (shields answer, dashes do nothing)
ui-bonds-strikes = It strikes with
ui-bonds-spent = Spent: { $n }
ui-bonds-step =
    { $do ->
        [damage] { $n } damage
        [double] doubles { $token }
        [ability] { $ability }
        [copy] copies { $token }: { $n }
        [flip] turns over { $token }
        [recast] you recast { $token }
       *[pass] passes
    }
ui-bonds-why-next = { $space } is the first space from the top that can do something.
ui-bonds-why-skipped = Skipped, for it would do nothing: { $spaces }.
ui-bonds-why-pass = No space can do anything: it passes.
ui-bonds-why-passed = It has passed and does nothing more in this round.

## The end of a game as a team

ui-bonds-end-warbands = warbands routed
ui-bonds-end-cured = places cured
ui-bonds-end-envelopes = envelopes sent
ui-bonds-end-gifts = gifts
