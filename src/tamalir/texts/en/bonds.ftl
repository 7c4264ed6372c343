### Unbreakable Bonds: the whole game on the board. Fights are in third.ftl.

do-prepare = Prepare: save this action for a later turn
do-spend-prepare = Spend the prepare token for one more action
do-trade = Trade with { NAME($hero) }
do-gift = Give { NAME($hero) } something
do-give-coin = 1 gold
do-give-card = { NAME($card) }
ask-gift-what = What does { NAME($who) } give { NAME($hero) }?
ask-challenge-accept = { NAME($hero) } challenges { NAME($who) }. Do you agree to fight?
event-hero-prepares = { NAME($who) } prepares for a later turn.
event-prepare-spent = { NAME($who) } spends the prepare token for one more action.
event-gift-given =
    { $kind ->
        [gold] { NAME($hero) } gives { NAME($rival) } 1 gold.
       *[card] { $card ->
            [none] { NAME($hero) } gives { NAME($rival) } a skill card.
           *[other] { NAME($hero) } gives { NAME($rival) } { NAME($card) }.
        }
    }
refused-UB-PREPARE-002 = There is no prepare token on the hero's card.
refused-UB-PREPARE-004 = A hero has one prepare token at most.
refused-UB-GAP-043 = The prepare token is for a later turn.
refused-UB-GAP-054 = Enough has been traded between the two in this turn.
refused-UB-TRADE-001 = In a team nothing is handed over freely: trade, or give the one gift of the turn.
refused-UB-TRADE-004 = Only heroes on the same hex trade.
refused-UB-TRADE-007 = One gift a turn.
refused-UB-TRADE-008 = There is nothing that could change hands.
