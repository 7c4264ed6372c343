### Third Edition and Unbreakable Bonds: questions, options, events and sentences on cards. Fights; the rest is in third-table.ftl.

## Shared words; they read the variables of the sentence in which they stand

third-kind =
    { $kind ->
        [physical] physical damage
        [magical] magical damage
        [charge] charge
       *[enemy] enemy damage
    }
third-damage =
    { $amount ->
        [x] X
        [body] X (your body)
        [mind] X (your mind)
        [spirit] X (your spirit)
       *[other] { $amount }
    } { third-kind }
third-symbol =
    { $showing ->
        [physical] physical damage
        [magical] magical damage
        [enemy] enemy damage
        [surge] a surge
        [shield] a shield
        [dash] a dash
        [double] a double
       *[agility] agility
    }

## Faces of combat tokens, front and reverse; a star marks gold

face-physical = physical
face-physical-gold = physical★
face-physical-2 = physical 2
face-physical-2-gold = physical 2★
face-physical-3 = physical 3
face-physical-3-gold = physical 3★
face-magical = magical
face-magical-gold = magical★
face-magical-2 = magical 2
face-magical-2-gold = magical 2★
face-magical-3 = magical 3
face-magical-3-gold = magical 3★
face-enemy = enemy damage
face-enemy-gold = enemy damage★
face-enemy-2 = enemy damage 2
face-enemy-2-gold = enemy damage 2★
face-enemy-3 = enemy damage 3
face-enemy-3-gold = enemy damage 3★
face-charge = charge
face-charge-gold = charge★
face-charge-2 = charge 2
face-charge-2-gold = charge 2★
face-charge-3 = charge 3
face-charge-3-gold = charge 3★
face-surge = surge
face-surge-gold = surge★
face-surge-2 = surge 2
face-surge-2-gold = surge 2★
face-surge-3 = surge 3
face-surge-3-gold = surge 3★
face-shield = shield
face-shield-gold = shield★
face-shield-2 = shield 2
face-shield-2-gold = shield 2★
face-shield-3 = shield 3
face-shield-3-gold = shield 3★
face-agility = agility
face-agility-gold = agility★
face-double = double
face-double-gold = double★
face-dash = dash
face-dash-gold = dash★
face-tactics = tactics
face-tactics-gold = tactics★

## Questions

ask-fight-action = Round { $round }: what does { NAME($who) } do?
ask-fight-block = { NAME($who) } would take { third-damage }. Block it?
ask-fight-brace = { NAME($who) } would fall to { third-damage }. Use something before it lands?
ask-fight-negate = { NAME($opponent) } uses { NAME($ability) }. Does { NAME($who) } negate it?
ask-fight-prevent = { NAME($who) } can prevent this with { NAME($ability) }. Do it?
ask-fight-ability = { NAME($who) } may use { NAME($ability) }. Use it?
ask-fight-order = Several abilities of { NAME($who) } at once: which one first?
ask-fight-exert = Which skill card do you discard to exert?
ask-fight-pick-flip = Which token does { NAME($who) } flip?
ask-fight-recast = { NAME($who) }: cast again: { EACH($faces, of: "face") }.
ask-fight-pick-remove = Which token does { NAME($who) } remove?
ask-fight-pick-recast = Which token does { NAME($who) } have recast?
ask-fight-agility = { NAME($who) } copies agility: what for?
ask-fight-flee = Round { $round } is over: does { NAME($who) } try to flee?
ask-fight-flight = The die shows { EACH($face, of: "terrain-face") }. Where does { NAME($who) } flee?
ask-fight-cast = Round { $round }: cast all combat tokens of both sides.
ask-fight-flee-die = Roll one terrain die: does { NAME($who) } get away?

## Options

do-spend = Attack: { third-damage } ({ EACH($faces, of: "face") })
do-flip =
    { $by ->
        [none] Agility: flip { EACH($face, of: "face") } to { EACH($back, of: "face") }
       *[other] Agility ({ EACH($by, of: "face") }): flip { EACH($face, of: "face") } to { EACH($back, of: "face") }
    }
do-recast =
    { $by ->
        [none] Agility: make the opponent recast { EACH($face, of: "face") } (reverse: { EACH($back, of: "face") })
       *[other] Agility ({ EACH($by, of: "face") }): make the opponent recast { EACH($face, of: "face") } (reverse: { EACH($back, of: "face") })
    }
do-double = Lay on the double: { EACH($faces, of: "face") }
do-surge =
    { $faces ->
        [none] { NAME($ability) }
       *[other] { NAME($ability) }: spend { EACH($faces, of: "face") }
    }
do-special =
    { $faces ->
        [none] { NAME($ability) }
       *[other] { NAME($ability) }: spend { EACH($faces, of: "face") }
    }
do-copy =
    { $ability ->
        [none] Tactics: copy { EACH($face, of: "face") }
       *[other] Tactics: copy { EACH($face, of: "face") } for { NAME($ability) }
    }
do-pass = Pass for this round
do-block = Block { $value } with { EACH($faces, of: "face") }
do-take-damage = Take the damage
do-answer = Spend { EACH($faces, of: "face") }
do-use-ability = Use it
do-let-be = Let it be
do-resolve-first = { NAME($ability) } first
do-exert = Exert: discard { NAME($card) }
do-token = { EACH($faces, of: "face") }
do-enough = That is enough
do-two-damage = I cannot judge: the hero takes 2 damage instead
do-flee = Try to flee
do-flee-to = Flee to { $hex }
do-reroll = Exert { NAME($card) } and roll again

## Events

event-fight-engaged =
    { GENDER($who) ->
        [p] { NAME($who) } fight { NAME($opponent) }.
       *[m] { NAME($who) } fights { NAME($opponent) }.
    }
event-fight-cast =
    { GENDER($who) ->
        [p] Round { $round }, { NAME($who) } cast: { EACH($faces, of: "face") }.
       *[m] Round { $round }, { NAME($who) } casts: { EACH($faces, of: "face") }.
    }
event-fight-initiative =
    { GENDER($who) ->
        [p] Initiative { $attacker } against { $defender }: { NAME($who) } act first.
       *[m] Initiative { $attacker } against { $defender }: { NAME($who) } acts first.
    }
event-fight-attack =
    { GENDER($who) ->
        [p] { NAME($who) } attack with { third-damage } ({ EACH($faces, of: "face") }).
       *[m] { NAME($who) } attacks with { third-damage } ({ EACH($faces, of: "face") }).
    }
event-fight-blocked =
    { GENDER($who) ->
        [p] { NAME($who) } block { $amount } ({ EACH($faces, of: "face") }).
       *[m] { NAME($who) } blocks { $amount } ({ EACH($faces, of: "face") }).
    }
event-fight-blocked-by-ability =
    { GENDER($who) ->
        [p] { NAME($who) } block { third-damage } by an ability.
       *[m] { NAME($who) } blocks { third-damage } by an ability.
    }
event-fight-damage =
    { GENDER($who) ->
        [p] { NAME($who) } take { third-damage }.
       *[m] { NAME($who) } takes { third-damage }.
    }
event-fight-no-damage =
    { GENDER($who) ->
        [p] { NAME($who) } take no { third-kind }.
       *[m] { NAME($who) } takes no { third-kind }.
    }
event-fight-defeated =
    { GENDER($who) ->
        [p] { NAME($who) } are defeated.
       *[m] { NAME($who) } is defeated.
    }
event-fight-healed =
    { GENDER($who) ->
        [p] { NAME($who) } heal { $amount } damage.
       *[m] { NAME($who) } heals { $amount } damage.
    }
event-fight-ability =
    { $faces ->
        [none] { GENDER($who) ->
            [p] { NAME($who) } use { NAME($ability) }.
           *[m] { NAME($who) } uses { NAME($ability) }.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } use { NAME($ability) } ({ EACH($faces, of: "face") }).
           *[m] { NAME($who) } uses { NAME($ability) } ({ EACH($faces, of: "face") }).
        }
    }
event-fight-agility =
    { GENDER($who) ->
        [p] { NAME($who) } spend agility ({ EACH($faces, of: "face") }).
       *[m] { NAME($who) } spends agility ({ EACH($faces, of: "face") }).
    }
event-fight-flipped = { NAME($who) }: a token is flipped to { EACH($face, of: "face") }.
event-fight-recast = { NAME($who) }: a token is recast and shows { EACH($face, of: "face") }.
event-fight-removed =
    { GENDER($who) ->
        [p] { NAME($who) } lose { EACH($faces, of: "face") }.
       *[m] { NAME($who) } loses { EACH($faces, of: "face") }.
    }
event-fight-stacked =
    { GENDER($who) ->
        [p] { NAME($who) } lay { EACH($face, of: "face") } on the double.
       *[m] { NAME($who) } lays { EACH($face, of: "face") } on the double.
    }
event-fight-copied =
    { GENDER($who) ->
        [p] { NAME($who) } spend tactics as a copy of { EACH($face, of: "face") }.
       *[m] { NAME($who) } spends tactics as a copy of { EACH($face, of: "face") }.
    }
event-fight-negated =
    { GENDER($who) ->
        [p] { NAME($who) } negate { NAME($ability) } ({ EACH($faces, of: "face") }).
       *[m] { NAME($who) } negates { NAME($ability) } ({ EACH($faces, of: "face") }).
    }
event-fight-prevented =
    { $faces ->
        [none] { GENDER($who) ->
            [p] { NAME($who) } prevent it with { NAME($ability) }.
           *[m] { NAME($who) } prevents it with { NAME($ability) }.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } prevent it with { NAME($ability) } ({ EACH($faces, of: "face") }).
           *[m] { NAME($who) } prevents it with { NAME($ability) } ({ EACH($faces, of: "face") }).
        }
    }
event-fight-passed =
    { GENDER($who) ->
        [p] { NAME($who) } pass.
       *[m] { NAME($who) } passes.
    }
event-fight-exerted = { NAME($who) } exerts and discards { NAME($card) }.
event-fight-flee-die = { NAME($who) } tries to flee: { EACH($face, of: "terrain-face") }.
event-fight-fled = { NAME($who) } flees to { $hex }.
event-fight-stalled = Nobody has won after { $round } rounds; the fight is broken off.
event-fight-spoils = { NAME($who) } gains { $gold } gold and { NAME($card) } as a trophy.

result-fight-won = The fight is won by { $winners }.
result-fight-lost = The hero is defeated.
result-fight-fled = The hero has fled.
result-fight-stalled = Nobody has won the fight.

## Terrain dice

terrain-face-wild = wild
terrain-face-plains = plains
terrain-face-forest = forest
terrain-face-hills = hills
terrain-face-mountain = mountain
terrain-face-water = water

## Refusals

refused-3E-COMBAT-005 = Combat actions belong to the action phase.
refused-3E-COMBAT-010 = It is the opponent's turn to act.
refused-3E-COMBAT-011 = Who has passed takes no more combat actions this round.
refused-3E-DAMAGE-007 = Physical and magical damage cannot be spent in the same action.
refused-3E-DAMAGE-010 = Only heroes spend physical and magical damage, only enemies spend enemy damage.
refused-3E-DASH-001 = A dash cannot be spent.
refused-3E-SHIELD-001 = Shields are spent only when damage would be taken.
refused-3E-SHIELD-002 = Shields are no combat action.
refused-3E-SPEND-001 = One can only spend one's own tokens, and there are not enough.
refused-3E-SPEND-002 = This token has been spent in this round.
refused-3E-SURGE-002 = There are not enough surges.
refused-3E-SURGE-003 = A surge ability can be used only once in a combat round.
refused-3E-GOLDEN-002 = The card limits how often this may be used.
refused-3E-GOLDEN-004 = A card says that this cannot be done.
refused-3E-EXERT-002 = There is no skill card to discard.
refused-3E-FLIP-001 = Spent tokens cannot be flipped.
refused-3E-TOKEN-005 = Spent tokens are out of reach.
refused-3E-DOUBLE-002 = A stack is spent with the token on top.
refused-3E-DOUBLE-003 = Only one token lies on a double, and a stack takes no more.
refused-3E-DOUBLE-005 = A covered token is out of reach.
refused-3E-ABILITY-002 = That ability is on somebody else's card.
refused-3E-FLEE-001 = There is no way to flee now.
refused-3E-FLEE-005 = Enemies cannot flee.
refused-3E-VILLAIN-006 = Nobody can flee from the villain.
refused-3E-CHALLENGE-005 = Nobody can flee from this challenge.
refused-UB-TACTICS-002 = Only tactics can be spent as a copy.
refused-UB-TACTICS-003 = A shield can be copied only in answer to damage.
refused-UB-TACTICS-004 = Tactics is never spent together with other tokens.
refused-UB-TACTICS-005 = Heroes cannot copy enemy damage.
refused-UB-TACTICS-006 = Enemies cannot copy physical or magical damage.
refused-UB-TACTICS-007 = A double cannot be copied.
refused-UB-GAP-024 = Tactics copies a symbol that shows on another token, and neither dashes nor tactics.

## Cards: moments, costs, limits, conditions

when-third-surge = Surge
when-third-agility = Agility
when-third-combat-action = Combat action
when-third-engaging = On engaging
when-third-cast = After the cast
when-third-action-phase = At the start of the action phase
when-third-acted = After your combat action
when-third-attacked = After an attack of the opponent
when-third-dealt-damage = After your attack has dealt damage
when-third-opponent-flips = When the opponent would flip a token
cost-surge = spend { $n } surge
cost-x-surge =
    spend X surge{ $n ->
        [one] {""}
       *[other] , at least { $n }
    }
cost-agility = spend { $n } agility
cost-exert =
    exert{ $n ->
        [one] {""}
       *[other] { " " }{ $n } times
    }
cost-physical-tokens = remove { $n } of your physical tokens
limit-third-round = once per combat round
limit-third-combat = once per combat
given-third-round = this is combat round { $value }
given-third-hurt = damage is at least { $value } % of its health

## Cards: effects

effect-third-damage =
    { $unblockable ->
        [yes] deal { third-damage } that cannot be blocked
       *[none] deal { third-damage }
    }
effect-third-heal =
    heal { $amount ->
        [x] X
        [body] X (your body)
        [mind] X (your mind)
        [spirit] X (your spirit)
        [all] all
       *[other] { $amount }
    } damage
effect-third-recast =
    { $spent ->
        [yes] recast one of your spent tokens
       *[none] { $whose ->
            [opponent] make the opponent recast one of its tokens
            [any] recast any token
           *[own] { $count ->
                [any-number] recast any number of your tokens
               *[none] { $showing ->
                    [none] recast one of your tokens
                   *[other] recast one of your tokens that show { third-symbol }
                }
            }
        }
    }
effect-third-flip =
    { $whose ->
        [opponent] { $count ->
            [all] flip all tokens of the opponent
           *[none] flip one token of the opponent
        }
        [any] flip any token
       *[own] { $showing ->
            [none] flip one of your tokens
           *[other] flip one of your tokens that shows { third-symbol }
        }
    }
effect-third-remove =
    { $count ->
        [all] remove all tokens of the opponent that show { third-symbol }
       *[none] { $showing ->
            [none] remove one token of the opponent
           *[other] remove one token of the opponent that shows { third-symbol }
        }
    }
effect-third-double-damage = double your { third-kind } until the end of the combat round
effect-third-turn-back = deal back, as { third-kind }, what you take from attacks until the end of the combat round
effect-third-no-surges = forbid the opponent surge abilities in this combat round
effect-third-act-again = take another combat action at once
effect-third-prevent = prevent it
effect-third-negatable =
    { $effects }; the opponent may spend { $amount ->
        [x] X
       *[other] { $amount }
    } { $by ->
        [surge] surge
       *[agility] agility
    } to negate this
effect-third-in-order = { $effects }
effect-third-bonus =
    { $amount ->
        [body] +X (your body)
        [mind] +X (your mind)
        [spirit] +X (your spirit)
        [story] +X (story tokens of the hero)
        [units] +X (units of the warband)
        [players] +X (number of players)
       *[other] { SIGNED($amount) }
    } { $value ->
        [health] health
        [body] body
        [mind] mind
        [spirit] spirit
        [speed] speed
        [move-dice] dice when you move
        [explore-dice] dice when you explore
        [tests] cards in attribute tests
        [attack] damage with each attack
        [price] to the price of assets you buy
       *[hand] hand size
    }
effect-third-block-kind = block all { third-kind }
effect-third-opponent-no-surges = the opponent cannot use surge abilities
effect-third-space-plus =
    { SIGNED($amount) } on the space for { $symbol ->
        [charge] charge
       *[enemy] enemy damage
    }
effect-third-copy-any-shield = against damage, spend tactics as a copy of any shield that shows
effect-third-recast-highest = make the opponent recast its token of highest damage value

## Names

name-corbin = Corbin
    .gender = m
name-laurel-of-bloodwood = Laurel of Bloodwood
    .gender = f
name-lord-hawthorne = Lord Hawthorne
    .gender = m
name-master-thorn = Master Thorn
    .gender = m
name-eliam = Eliam
    .gender = m
name-tatianna = Tatianna
    .gender = f
name-reanimates = Reanimates
    .gender = p
name-sorceress = Sorceress
    .gender = f
name-dreadbringer = Dreadbringer
    .gender = m
name-barrow-wyrm = Barrow Wyrm
    .gender = m
name-great-dragon = Great Dragon
    .gender = m
name-dread-prophet = Dread Prophet
    .gender = m
name-margath = Margath
    .gender = m
name-warlock = Warlock
    .gender = m
name-orc-marauder = Orc Marauder
    .gender = m
name-undead-horde = Undead Horde
    .gender = f
name-truesight-bow = Truesight Bow
    .gender = n
name-staff-of-light = Staff of Light
    .gender = n
name-battle-robe = Battle Robe
    .gender = n
name-chain-mail = Chain Mail
    .gender = n
name-spiked-armor = Spiked Armor
    .gender = n
name-leather-armor = Leather Armor
    .gender = n
name-steadfast = Steadfast
    .gender = n
name-cunning = Cunning
    .gender = n
name-mystic = Mystic
    .gender = m
name-warrior = Warrior
    .gender = m
name-savage = Savage
    .gender = m
name-trickster = Trickster
    .gender = m
name-challenge = Challenge
    .gender = n
name-savage-assault = Savage Assault
    .gender = n
name-speed-of-dizon = Speed of Di'zon
    .gender = n
name-onslaught = Onslaught
    .gender = n
name-smiting-blow = Smiting Blow
    .gender = n
name-merging-of-minds = Merging of Minds
    .gender = n
name-twin-blades = Twin Blades
    .gender = p
name-hidden-dagger = Hidden Dagger
    .gender = n
name-grasping-hands = Grasping Hands
    .gender = p
name-taunting-spell = Taunting Spell
    .gender = n
name-twist-of-fate = Twist of Fate
    .gender = n
name-rusting-curse = Rusting Curse
    .gender = n
name-sundering = Sundering
    .gender = n
name-dark-mending = Dark Mending
    .gender = n
name-terror = Terror
    .gender = n
name-numbing-cold = Numbing Cold
    .gender = n
name-venomous-bite = Venomous Bite
    .gender = n
name-shedding-skin = Shedding Skin
    .gender = n
name-scorch = Scorch
    .gender = n
name-prophecy = Prophecy
    .gender = n
name-taunt = Taunt
    .gender = n
name-will-of-margath = Will of Margath
    .gender = n
name-empower = Empower
    .gender = n
name-blast = Blast
    .gender = n
name-iron-grip = Iron Grip
    .gender = n
name-relentless = Relentless
    .gender = n
name-grave-chill = Grave Chill
    .gender = n
name-first-arrow = First Arrow
    .gender = n
name-inner-light = Inner Light
    .gender = n
name-blinding-light = Blinding Light
    .gender = n
name-woven-power = Woven Power
    .gender = n
name-iron-links = Iron Links
    .gender = p
name-spikes = Spikes
    .gender = p
name-thick-plates = Thick Plates
    .gender = p
name-steadfast-health = Steadfast
    .gender = n
name-cunning-mind = Cunning
    .gender = n
name-mirrored-shield = Mirrored Shield
    .gender = n
name-second-wind = Second Wind
    .gender = n
name-wounded-fury = Wounded Fury
    .gender = n
name-first-feint = First Feint
    .gender = n
