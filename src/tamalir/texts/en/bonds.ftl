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
refused-UB-GAP-054 = Enough for now: five trades a turn between two heroes, one change of party between two actions.
refused-UB-TRADE-001 = In a team nothing is handed over freely: trade, or give the one gift of the turn.
refused-UB-TRADE-004 = Only heroes on the same hex trade.
refused-UB-TRADE-007 = One gift a turn.
refused-UB-TRADE-008 = There is nothing that could change hands.

## Envelopes

do-send-envelope = Send an envelope
do-open-envelope = Open an envelope
do-keep-event = Resolve the event
do-to-hero = To { NAME($hero) }
ask-envelope-what = What does { NAME($who) } put on the envelope?
ask-envelope-whom = To whom does { NAME($who) } send the envelope?
ask-envelope-event = { NAME($card) }: does { NAME($who) } send this event to somebody as a rumor?
event-envelope-sent =
    { $kind ->
        [gold] { NAME($who) } sends { NAME($rival) } an envelope: 1 gold.
       *[card] { $card ->
            [none] { NAME($who) } sends { NAME($rival) } an envelope: a skill card.
           *[other] { NAME($who) } sends { NAME($rival) } an envelope: { NAME($card) }.
        }
    }
event-envelope-opened =
    { $kind ->
        [gold] { NAME($who) } opens an envelope: 1 gold.
       *[card] { $card ->
            [none] { NAME($who) } opens an envelope: a skill card.
           *[other] { NAME($who) } opens an envelope: { NAME($card) }.
        }
    }
refused-UB-ENVELOPE-001 = There is no other hero of your team to whom an envelope could be sent.
refused-UB-ENVELOPE-002 = One envelope a turn.
refused-UB-ENVELOPE-003 = There is nothing to put on an envelope.
refused-UB-ENVELOPE-005 = There is no envelope to open.
refused-UB-ENVELOPE-008 = The supply of envelopes is empty.
refused-UB-ENVELOPE-012 = Envelopes are sent and opened in cities and towns.

## Twists

event-twist-drawn = { NAME($who) } turns up a twist: { NAME($card) }.
part-third-twist = Twist: { $effects }
effect-third-no-purchase = buy nothing in this shop action
name-work-the-shop = Work the Shop
    .gender = n
name-pickpocket = Pickpocket
    .gender = n
name-old-debt = Old Debt
    .gender = n
name-market-brawl = Market Brawl
    .gender = n
name-fencing-lesson = Fencing Lesson
    .gender = n
name-healer-at-the-well = Healer at the Well
    .gender = n
name-loose-tongues = Loose Tongues
    .gender = n
name-closing-time = Closing Time
    .gender = n
name-lost-purse = Lost Purse
    .gender = n
name-blocked-street = Blocked Street
    .gender = n
name-socialize = Socialize
    .gender = n
name-tatiannas-secret = Tatianna's Secret
    .gender = n
name-eliams-savings = Eliam's Savings
    .gender = p
name-over-the-rooftops = Over the Rooftops
    .gender = n

## Scenario sheets

part-third-sheet-villain =
    { $when ->
        [setup] The villain { NAME($who) } is on the board from the start: { NAME($place) }.
       *[act] The villain { NAME($who) } appears at the end of act 1: { NAME($place) }.
    } Its printed health changes by { SIGNED($harder) } for a team of this size. { $token ->
        [companion] For each companion of the hero who faces the villain it changes by { SIGNED($per_token) }
        [silver] For each silver arrowhead of the hero who faces the villain it changes by { SIGNED($per_token) }
       *[lore] For each lore of the hero who faces the villain it changes by { SIGNED($per_token) }
    }{ $per_zombie ->
        [0] {""}
       *[other] , for each zombie on the board by { SIGNED($per_zombie) }
    }; it never falls below { $floor }. The enemy follows its combat board. As soon as any hero defeats the villain, the whole team wins.
part-third-sheet-pooled =
    { $token ->
        [companion] Heroes of one party share their companions against the villain.
        [silver] Heroes of one party share their silver arrowheads against the villain.
       *[lore] Heroes of one party share their lore against the villain.
    }
part-third-sheet-end =
    { $end ->
        [march] After act 2 the villain marches at the end of each round, one hex for every wild on five terrain dice. When { NAME($who) } reaches the goal, the team has lost: { NAME($goal) }.
        [hunt] The hunt does not end with act 2: in every round after it the villain rides one hex farther.
       *[lost] If { NAME($who) } is unbeaten at the end of act 2, the team has lost.
    } { $end ->
        [hunt] The team has lost when every hero is eliminated.
       *[other] It has lost as well when every hero is eliminated.
    }

part-third-sheet-help =
    { $gold ->
        [0] {""}
       *[other] Every hero gets { $gold } more gold at the start.{" "}
    }{ $rounds ->
        [0] {""}
        [one] In the first round the time token does not move.
       *[other] In the first { $rounds } rounds the time token does not move.
    }
measured-difficulty = { $n ->
        [1] A lone champion wins { $about ->
            [1] about { $percent } %
           *[other] { $percent } %
        } of its games here
       *[other] Teams of your size win { $about ->
            [1] about { $percent } %
           *[other] { $percent } %
        } of their games here
    } ({ $about ->
        [1] from a curve over games of bots at several settings, { $games } in all
       *[other] measured with bots, games: { $games }
    }).
event-time-stands-still = The time token does not move yet.

## Parties

do-form-party =
    { $hero ->
        [all] Offer all heroes here to form a party
       *[other] Offer { NAME($hero) } to form a party
    }
do-join-party = Join the party of { NAME($hero) }
do-leave-party = Leave the party
ask-party-accept = { NAME($hero) } offers a party. Does { NAME($who) } join?
event-party-declined = { NAME($who) } does not join { NAME($hero) }.
event-party-formed = A party is formed: { EACH($heroes, of: "name") }.
event-party-joined = { NAME($who) } joins the party of { NAME($hero) }.
event-party-left = { NAME($who) } leaves the party.
event-party-dissolved = { NAME($who) } is left alone: the party is dissolved.
refused-UB-MODE-004 = Parties belong to co-operative games.
refused-UB-PARTY-001 = There is no hero on this hex who could form a party now.
refused-UB-PARTY-002 = A party holds at most four heroes.
refused-UB-PARTY-005 = The hero is in no party.
refused-UB-PARTY-006 = There is no such party on this hex.
refused-UB-PARTY-009 = A delayed or defeated hero must recover first.
refused-UB-GAP-036 = A hero is in one party at most.

## The table in words

picture-bonds-board = Combat board { NAME($board) }, used from the top down:
picture-bonds-space =
    { $symbol ->
        [enemy] enemy damage
        [charge] charge
        [double] double
        [surge] surge
        [tactics] tactics
       *[agility] agility
    }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) }
    }: { $tokens ->
        [none] empty
       *[other] { $tokens }
    }
picture-bonds-next =
    { $do ->
        [damage] Next: { $kind ->
            [charge] { $amount } charge damage.
           *[enemy] { $amount } enemy damage.
        }
        [double] Next: it doubles { $token }.
        [ability] Next: { NAME($ability) }.
        [copy] Next: it copies { $token } for { $amount } damage.
        [flip] Next: it turns over { $token }.
        [recast] Next: you cast { $token } again.
       *[pass] Next: it passes.
    }
picture-bonds-party =
    { $token ->
        [none] Party: { $heroes }.
        [companion] Party: { $heroes } (companions together: { $story }).
        [silver] Party: { $heroes } (silver arrowheads together: { $story }).
       *[lore] Party: { $heroes } (lore together: { $story }).
    }
picture-bonds-envelope =
    { $kind ->
        [gold] Envelope for { NAME($hero) }: 1 gold.
       *[card] { $card ->
            [none] Envelope for { NAME($hero) }: a skill card.
           *[other] Envelope for { NAME($hero) }: { NAME($card) }.
        }
    }
picture-bonds-prepared = Prepared: { $heroes }.

## Party skills and sets

part-third-party-skill =
    { $attribute ->
        [body] Party skill (body)
        [mind] Party skill (mind)
       *[spirit] Party skill (spirit)
    }; costs { EACH($price, of: "price") }, from any heroes together. It works for every hero in a party.{ $success ->
        [yes] { " " }A success in attribute tests.
       *[no] {""}
    }
when-third-quest-completed = When you complete a quest
effect-third-fellow = one fellow of your party: { $effects }
effect-third-party = each hero of your party: { $effects }
do-play-party-skill = Play the party skill { NAME($card) }: all together may pay
ask-party-skill-share = { NAME($card) }: { $n ->
        [one] { $n } trophy is
       *[other] { $n } trophies are
    } still needed. Which does { NAME($who) } give?
ask-party-fellow = { NAME($card) }: for whom of the party?
event-party-skill-played = { NAME($who) } plays the party skill { NAME($card) }.
event-party-skill-unpaid = The trophies for { NAME($card) } do not come together.
event-party-skill-learned = The team has learned the party skill { NAME($card) }.
refused-UB-PARTYSKILL-001 = There is no other hero in the party.
refused-UB-PARTYSKILL-002 = A party skill is played from the hand, in a co-operative game.
refused-UB-PARTYSKILL-003 = The heroes do not have the trophies for it between them.
refused-UB-PARTYSKILL-006 = A party skill belongs to no hero: play it for the team.
refused-UB-GAP-037 = Nobody wanted to pay for it in this turn.
ask-setup-set =
    { $kind ->
        [skill] Which skill set is played with? { $n } more are needed.
       *[asset] Which asset set is played with? { $n } more are needed.
    }
do-take-set = { NAME($set) }
event-sets-chosen =
    { $kind ->
        [skill] Skill sets in this game: { EACH($sets, of: "name") }.
       *[asset] Asset sets in this game: { EACH($sets, of: "name") }.
    }
picture-bonds-common = Party skills: { $cards }.

## Single cards

effect-third-redraw-asset = in each shop action you may once discard the asset just drawn and draw another
effect-third-hero-here = one hero on your hex, yourself included: { $effects }
ask-card-hero-here = { NAME($card) }: which hero on this hex?
do-redraw = Discard { NAME($card) } and draw another
do-keep-asset = Keep { NAME($card) }
ask-shop-redraw = { NAME($card) } was drawn. Does { NAME($who) } want another?
event-asset-redrawn = { NAME($who) } discards { NAME($card) } for another draw.

## The two scenarios of the box

part-third-sheet-warbands = Uthuk warbands invade the land from here: { NAME($place) }. One is there from the start, { $n ->
        [one] one more appears
       *[other] { $n } more appear
    } in the course of the game. At the end of each round every warband moves one hex towards the closest place it can attack: with 1 unit shrines, with 2 also towns, with 3 also strongholds, with 4 also cities; if there is none, it gains a unit. What it reaches is scorched: a wilderness without a market. On its hex a hero may spend an action to fight it; each unit makes it stronger by 1{ $health ->
        [0] {""}
       *[other] , and its printed health changes by { SIGNED($health) }
    }. The team wins when every warband is defeated. It loses when all four cities are scorched, at the end of act 2, or when every hero is eliminated.
part-third-sheet-plague = A plague has broken out in { $n } cities and towns, and after each story card it reaches the next one. Who ends a turn in such a place suffers { $damage } damage, and one rests there as badly as in the wilderness. A hero there may spend an action to test an attribute of choice: { $successes } successes cure the place. The team wins as soon as no plague is left in act 2. It loses when all four cities are plagued at once, at the end of act 2, or when every hero is eliminated.
effect-third-rout-warband = the warband is defeated
effect-third-reveal-warband = turn up the next warband
effect-third-march-warbands = all warbands move
effect-third-reinforce-warbands =
    { $amount ->
        [-2] every warband loses 2 units
        [-1] every warband loses a unit
       *[other] every warband gains a unit
    }
effect-third-spread-plague = the plague reaches one more city or town
effect-third-cure-plague = cure the plague on your hex
do-engage-warband = Fight { NAME($who) }
do-cure-plague = Treat the plague here (test, { $n } successes)
do-attribute =
    { $attribute ->
        [body] Body
        [mind] Mind
       *[spirit] Spirit
    }
ask-plague-attribute = Which attribute does { NAME($who) } test?
event-warband-appears = A warband appears: { NAME($who) } ({ NAME($place) }).
event-warband-grows = { NAME($who) }: units now { $n }.
event-warband-moves = { NAME($who) } advance: { $hex }.
event-warband-falls = { NAME($hero) } has defeated the warband: { NAME($who) }.
event-scorched = Scorched earth: { NAME($place) }.
event-plague-spreads = The plague breaks out: { NAME($place) }.
event-plague-cured = { NAME($who) } has cured the plague: { NAME($place) }.
refused-UB-GAP-049 = There is no such warband on this hex.
refused-UB-GAP-050 = There is no plague on this hex.
picture-bonds-warband = Warband { NAME($who) }, health { $health }, units { $units }: { $where }.
picture-bonds-facedown = Warbands still to come: { $n }.
picture-bonds-scorched = Scorched: { $places }.
picture-bonds-plague = Plague: { $places }.
result-warbands-fell = The last warband is defeated: the team wins.
result-cities-scorched = All four cities are scorched: the team has lost.
result-plague-over = The Red Death is over: the team wins.
result-cities-plagued = The plague holds all four cities: the team has lost.
result-out-of-time = Act 2 is over: the team has lost.

part-third-board-space =
    { $n }. { $symbol ->
        [enemy] Enemy damage
        [charge] Charge
        [double] Double
        [surge] Surge
        [tactics] Tactics
       *[agility] Agility
    }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) }
    }{ $symbol ->
        [enemy] : all tokens in one attack.
        [charge] : all tokens in one attack that cannot be blocked.
        [double] : the highest token of the first of these kinds is laid on it: { EACH($faces, of: "face") }.
        [surge] : for the dearest ability that it pays for and that would do something.
        [tactics] : a copy of the highest token of the first of these kinds that shows: { EACH($faces, of: "face") }.
       *[agility] { $faces ->
            [none] : the hero recasts the token with the most damage.
           *[other] { $recast ->
                [yes] : flips an own token that shows one of these: { EACH($faces, of: "face") }; if there is none, the hero recasts the token with the most damage.
               *[no] : flips an own token that shows one of these: { EACH($faces, of: "face") }.
            }
        }
    }
