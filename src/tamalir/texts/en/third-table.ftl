### Third Edition: the whole game on the board. Fights are in third.ftl.

## Shared words; they read the variables of the sentence in which they stand

third-deck =
    { $deck ->
        [combat] combat
        [explore] exploration
       *[social] social
    }
third-trophy =
    { $kind ->
        [combat] combat trophy
        [explore] exploration trophy
        [social] social trophy
       *[any] trophy
    }
third-attribute =
    { $attribute ->
        [body] body
        [mind] mind
       *[spirit] spirit
    }
third-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
third-dice =
    { $n ->
        [one] one terrain die
       *[other] { $n } terrain dice
    }
third-story-tokens =
    { $token ->
        [companion] { $n ->
            [one] { $n } companion
           *[other] { $n } companions
        }
        [silver] { $n ->
            [one] { $n } silver arrowhead
           *[other] { $n } silver arrowheads
        }
       *[lore] { $n } lore
    }
third-terrain =
    { $terrain ->
        [plains] plains
        [forest] forest
        [hills] hills
        [mountain] mountain
        [water] water
       *[city] a city
    }
third-gives =
    { $gives ->
        [none] { $gives_gold ->
            [0] nothing
           *[other] { $gives_gold } gold
        }
       *[other] { $gives_gold ->
            [0] { EACH($gives, of: "name") }
           *[other] { EACH($gives, of: "name") } and { $gives_gold } gold
        }
    }
third-wants =
    { $wants ->
        [none] { $wants_gold ->
            [0] nothing
           *[other] { $wants_gold } gold
        }
       *[other] { $wants_gold ->
            [0] { EACH($wants, of: "name") }
           *[other] { EACH($wants, of: "name") } and { $wants_gold } gold
        }
    }
price-gold = { $n } gold
price-exert =
    { $n ->
        [one] exert once
       *[other] exert { $n } times
    }
price-trophy =
    { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }
price-combat-trophy =
    { $n ->
        [one] { $n } combat trophy
       *[other] { $n } combat trophies
    }
price-explore-trophy =
    { $n ->
        [one] { $n } exploration trophy
       *[other] { $n } exploration trophies
    }
price-social-trophy =
    { $n ->
        [one] { $n } social trophy
       *[other] { $n } social trophies
    }
price-story =
    { $n ->
        [one] { $n } story token
       *[other] { $n } story tokens
    }
price-damage = { $n } damage
price-action = { third-actions }

## Questions: set-up

ask-setup-scenario = Which scenario do you want to play?
ask-draw-scenario = The players disagree: draw the scenario.
ask-setup-first = Player { $player }: roll five terrain dice; most wild symbols begin.
ask-setup-hero = Player { $player }: which hero do you choose?
ask-setup-place =
    Where does { NAME($who) } start? { $kind ->
        [town] In any town.
        [shrine] At any shrine.
       *[stronghold] In any stronghold.
    }

## Questions: the turn

ask-turn-action =
    { $n ->
        [0] { NAME($hero) } has no actions left. Anything else?
       *[other] { NAME($hero) }, { third-actions } left: what do you do?
    }
ask-move-spend = { NAME($who) } travels. The dice: { EACH($dice, of: "terrain-face") }.
ask-move-walk =
    Where does { NAME($who) } go? { $n ->
        [one] { $n } hex is left.
       *[other] { $n } hexes are left.
    }
ask-move-place = Where does { NAME($who) } go?
ask-dice-move = Roll { third-dice } for the move of { NAME($who) }.
ask-dice-rest = Roll { third-dice } for the rest of { NAME($who) }.
ask-dice-explore = Roll { third-dice }: { NAME($who) } explores.
ask-dice-ability = Roll { third-dice } for { NAME($who) }.
ask-dice-again = Roll again for { NAME($who) }: { third-dice }.
ask-dice-which = Which die does { NAME($who) } roll again?
ask-dice-count-as = Which die does { NAME($who) } change?
ask-dice-match =
    The dice: { EACH($dice, of: "terrain-face") }; { $n ->
        [one] { $n } matches
       *[other] { $n } match
    }. Does { NAME($who) } change them?
ask-draw-skill = Draw a skill card.
ask-draw-asset = Draw an asset card.
ask-draw-trophy = Draw the top card of the deck as a trophy, unseen.
ask-draw-story = Draw a story card.
ask-draw-borrowed = Draw an enemy from the combat discard pile.
ask-hand-discard =
    { NAME($who) } holds too many skill cards. Which do you discard? { $n ->
        [one] { $n } must go.
       *[other] { $n } must go.
    }
ask-hand-lose =
    Which skill card does { NAME($who) } discard? { $n ->
        [one] { $n } must go.
       *[other] { $n } must go.
    }
ask-hero-exert = { NAME($who) } exerts: which skill card do you discard?
ask-hero-brace = { NAME($who) } would fall to { $n } damage. Use something first?
ask-hero-ability = { NAME($who) } may use { NAME($ability) }. Use it?
ask-hero-order = Several abilities of { NAME($who) } at once: which one first?
ask-hero-challenge = Whom does { NAME($who) } challenge?
ask-learn-spend = Which { third-trophy } does { NAME($who) } spend to learn? { $n } to go.
ask-learn-drop = { NAME($who) } has more { third-attribute } skills than allowed. Which one goes?
ask-learn-free = Which skill does { NAME($who) } learn, without trophies?
ask-trophy-spend = Which { third-trophy } does { NAME($who) } spend? { $n } to go.
ask-trophy-kind = Which kind of trophy does { NAME($who) } gain?
ask-test-exert =
    Test of { third-attribute }, { $n ->
        [one] { $n } success
       *[other] { $n } successes
    } so far. Does { NAME($who) } exert?
ask-shop-sell = { NAME($town) }, { $gold } gold: what do you sell?
ask-shop-buy = { NAME($town) }, { $gold } gold: buy one asset, or discard one from the market.
ask-asset-drop =
    { NAME($who) } has two assets of one type ({ $type ->
        [weapon] weapon
        [clothing] clothing
        [equipment] equipment
        [movement] movement
       *[goods] goods
    }). Which one goes?
ask-asset-lose = Which asset does { NAME($who) } lose?
ask-asset-take = Which asset does { NAME($who) } take from a market?
ask-event-choice = { NAME($card) }: which of the two options does { NAME($who) } choose?
ask-quest-ending =
    { $dice ->
        [none] { NAME($card) }: which ending does { NAME($who) } choose?
       *[other] { NAME($card) }, the dice: { EACH($dice, of: "terrain-face") }. Which ending does { NAME($who) } choose?
    }
ask-card-choose = { NAME($card) }: what does { NAME($who) } choose?
ask-card-may = Does { NAME($who) } use what the card says ({ NAME($card) })?
ask-card-price = Does { NAME($who) } pay: { EACH($price, of: "price") }?
ask-deal-offer = For { NAME($hero) }: you give { third-gives } and want { third-wants }.
ask-deal-answer =
    { NAME($hero) } gives { third-gives } and wants { third-wants }. { $fair ->
        [no] This gives everything away for nothing, against the spirit of the game. Do you accept?
       *[yes] Do you accept?
    }
ask-villain-march = Roll five terrain dice: { NAME($who) } moves one hex for every wild symbol.

## Options

do-scenario = { NAME($object) }
do-hero = { NAME($hero) }
do-start = { NAME($place) }
do-walk = Step to { $hex }
do-travel = Roll { third-dice } and move
do-take-rest = Rest
do-train = Train
do-shop = Shop
do-go-adventuring = Adventure ({ third-deck } deck)
do-recover = Get up: no longer delayed
do-idle = Spend an action on nothing
do-end-turn = End the turn
do-attempt = Quest: { NAME($card) }
do-follow = Rumor: { NAME($card) }
do-story = Story quest: { NAME($card) }
do-kill-zombie = Kill a zombie for 1 gold
do-face-villain = Face the villain
do-learn = Learn { NAME($card) }
do-ability = Use { NAME($ability) }
do-deal = Hand something over to { NAME($hero) }
do-hand-over = Offer { NAME($card) } to { NAME($hero) }
do-hand-over-gold = Offer { $n } gold to { NAME($hero) }
do-go = To { $hex } ({ third-terrain }) with { EACH($face, of: "terrain-face") }
do-show-trophies = Show your trophies to { NAME($hero) }
do-keep-dice = Leave the dice as they are
do-die = { EACH($face, of: "terrain-face") }
do-discard-skill = Discard { NAME($card) }
do-drop-skill = Give up { NAME($card) }
do-drop = Give up { NAME($card) }
do-pay-trophy = Spend { NAME($card) } ({ third-trophy })
do-kind = { third-trophy }
do-reject = Discard { NAME($card) } from the market
do-take-asset = { NAME($card) } from { NAME($town) }
do-choice =
    { $n ->
        [1] The first option
       *[2] The second option
    }
do-ending = Ending { $n }
do-no-ending = No ending this time
do-effect =
    { $verb ->
        [gain-gold] Gold (choice { $n })
        [bonus-trophy] A bonus trophy (choice { $n })
        [gain-trophy] A trophy (choice { $n })
        [gain-story] Story tokens (choice { $n })
       *[other] Choice { $n }
    }
do-challenge = Challenge { NAME($hero) }

## Events: set-up and time

event-scenario-chosen = The scenario is { NAME($scenario) }.
event-first-player-roll = Player { $player } rolls { $n } wild.
event-first-player = Player { $player } is the first player.
event-hero-starts = { NAME($who) } starts at { NAME($place) }.
event-round-begins = Act { $act }, round { $n } begins.
event-turn-over = The turn of { NAME($hero) } is over.
event-time-moves = The time token moves to space { $space } of act { $act }.
event-act-over = Act { $act } is over.
event-act-begins = Act { $act } begins.
event-gems-refreshed = Adventure gems without a hero are turned faceup.
event-gem-refreshed = { NAME($who) } turns the gem faceup.
event-story-drawn = Story card: { NAME($card) }.
event-story-quest-placed = { NAME($card) } goes to space { $n } of the story quest track.
event-story-quest-over = { NAME($card) } leaves the story quest track.
event-story-used = { NAME($who) } takes up { NAME($card) }.
event-villain-appears = { NAME($who) } appears: { NAME($place) }.
event-villain-marches = { $n } wild: { NAME($who) } stands at { $hex }.
event-villain-falls = { NAME($who) } has defeated the villain!
event-scenario-flipped =
    { $side ->
        [a] The scenario card is turned back to its front.
       *[b] The scenario card is turned over.
    }
event-hero-eliminated = { NAME($who) } is eliminated.
event-zombies-placed =
    { $n ->
        [one] A zombie appears: { NAME($place) }.
       *[other] { $n } zombies appear: { NAME($place) }.
    }
event-zombies-met = { NAME($who) } walks into zombies at { $hex }.
event-zombie-killed = { NAME($who) } kills a zombie and gains { $n } gold.

## Events: heroes

event-hero-moved = { NAME($who) } moves: { $hex }.
event-hero-damaged = { NAME($who) } takes { $n } damage.
event-hero-defeated = { NAME($who) } is defeated.
event-hero-healed = { NAME($who) } heals { $n } damage.
event-hero-rested = { NAME($who) } rests: { $n } damage healed.
event-hero-trains = { NAME($who) } trains.
event-hero-idles = { NAME($who) } does nothing.
event-hero-delayed = { NAME($who) } is delayed.
event-hero-recovers = { NAME($who) } is no longer delayed.
event-dice-rolled = { NAME($who) } rolls { EACH($dice, of: "terrain-face") }.
event-exerted = { NAME($who) } exerts and discards { NAME($card) }.
event-ability-used =
    { GENDER($who) ->
        [p] { NAME($who) } use { NAME($ability) }.
       *[m] { NAME($who) } uses { NAME($ability) }.
    }
event-story-gained = { NAME($who) } gains { third-story-tokens }.
event-story-lost = { NAME($who) } loses { third-story-tokens }.
event-skills-drawn =
    { $cards ->
        [none] { $n ->
            [one] { NAME($who) } draws { $n } skill card.
           *[other] { NAME($who) } draws { $n } skill cards.
        }
       *[other] { NAME($who) } draws { EACH($cards, of: "name") }.
    }
event-skills-shuffled = The skill discard pile becomes the new skill deck.
event-skill-discarded = { NAME($who) } discards { NAME($card) }.
event-skill-learned = { NAME($who) } learns { NAME($card) }.
event-skill-dropped = { NAME($who) } gives up the skill { NAME($card) }.
event-trophy-taken = { NAME($who) } takes { NAME($card) } as a trophy ({ third-trophy }).
event-trophy-gained =
    { $card ->
        [none] { NAME($who) } gains { $kind ->
            [explore] an
           *[other] a
        } { third-trophy }.
       *[other] { NAME($who) } gains { $kind ->
            [explore] an
           *[other] a
        } { third-trophy }: { NAME($card) }.
    }
event-trophies-shown =
    { $cards ->
        [none] { NAME($who) } shows { NAME($hero) } some trophies.
       *[other] { NAME($who) } shows { NAME($hero) } the trophies: { EACH($cards, of: "name") }.
    }
event-trophy-spent = { NAME($who) } spends { NAME($card) } ({ third-trophy }).
event-test-begins =
    { NAME($who) } tests { third-attribute }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-test-card =
    { $star ->
        [yes] { NAME($card) }: a success.
       *[no] { NAME($card) }: no success.
    }
event-test-over =
    { NAME($who) } has { $n ->
        [0] no success
        [one] { $n } success
       *[other] { $n } successes
    } with { third-attribute }.

## Events: assets

event-assets-shuffled = The asset discard pile becomes the new asset deck.
event-asset-on-sale = In { NAME($town) } there is a new asset: { NAME($card) }.
event-asset-rejected = { NAME($who) } discards { NAME($card) } from the market of { NAME($town) }.
event-asset-lost = { NAME($who) } loses { NAME($card) }.
event-asset-gained = { NAME($who) } gains { NAME($card) }.
event-goods-traded = { NAME($who) } trades { NAME($card) } for { $n } gold.
event-hand-over-offered =
    { NAME($hero) } offers { NAME($rival) } { third-gives } for { third-wants }.{ $fair ->
        [no] { " " }That is hardly fair play.
       *[yes] {""}
    }
event-hand-over-declined = { NAME($hero) } declines the offer of { NAME($rival) }.
event-handed-over = { NAME($hero) } and { NAME($rival) } hand things over.

## Events: adventures

event-adventure-begins = { NAME($who) } adventures, { third-deck } gem: { $hex }.
event-card-drawn = { NAME($who) } draws { NAME($card) } ({ third-deck } deck).
event-deck-exhausted = The { third-deck } deck is empty: nothing happens.
event-card-discarded-faceup = { NAME($card) } is discarded.
event-event-chosen =
    { $n ->
        [1] { NAME($who) } chooses the first option of { NAME($card) }.
       *[2] { NAME($who) } chooses the second option of { NAME($card) }.
    }
event-rumor-taken = { NAME($who) } keeps { NAME($card) } as a rumor.
event-rumor-followed = { NAME($who) } follows the rumor { NAME($card) }.
event-quest-attempted = { NAME($who) } attempts the quest { NAME($card) }.
event-quest-ends = { NAME($who) } resolves ending { $n } of { NAME($card) }.
event-quest-goes-on = { NAME($card) } stays with { NAME($who) }.
event-fight-reward = { NAME($who) } has beaten { NAME($card) } and gains { $gold } gold.
event-fight-borrowed = { NAME($who) } borrows { NAME($ability) } of { NAME($card) }.

## Results

result-villain-fell = The villain has fallen. Winner: { $winners }.
result-goal-reached = The villain has reached his goal: all heroes lose.
result-time-is-up = Act 2 is over and the villain unbeaten: all heroes lose.
result-all-eliminated = All heroes are eliminated: nobody wins.
result-round-limit = The game has gone on for too long: nobody wins.

## Refusals

refused-3E-ABILITY-001 = The card does not allow this here and now.
refused-3E-ACTION-001 = There are no actions left.
refused-3E-ACTION-006 = There are not enough actions left.
refused-3E-ADVENTURE-001 = There is no adventure gem on this hex.
refused-3E-ADVENTURE-002 = There are not enough actions left to adventure.
refused-3E-ADVENTURE-003 = The gem on this hex lies facedown.
refused-3E-ASSET-003 = Assets are discarded only when there are two of a type.
refused-3E-ATTR-004 = The attribute allows no more learned skills of this type.
refused-3E-CHALLENGE-002 = Only an ability lets a hero challenge another.
refused-3E-DEFEAT-004 = A defeated hero can only rest.
refused-3E-DELAY-001 = A delayed hero must spend its next action to get up.
refused-3E-DELAY-004 = A defeated hero must heal before it can get up.
refused-3E-DICE-001 = There are no dice to change.
refused-3E-EXERT-003 = Exerting needs a roll, a test or an ability that asks for it.
refused-3E-GAP-031 = The villain has not appeared yet.
refused-3E-GAP-034 = Nothing is left on this story quest.
refused-3E-GAP-037 = The attempt costs more actions than are left.
refused-3E-GAP-043 = Nothing can be handed over now.
refused-3E-COMBAT-015 = This movement is not possible in combat.
refused-3E-COMBAT-020 = Nobody else can be brought into a combat.
refused-3E-GAP-066 = Enough has changed hands between the two in this turn.
refused-3E-GIVE-001 = Only heroes on the same hex hand things over.
refused-3E-GIVE-003 = Only gold and assets can be handed over.
refused-3E-GOLD-001 = There is not enough gold.
refused-3E-GOLDEN-007 = That belongs to somebody else.
refused-3E-HAND-003 = Skill cards are not discarded at will.
refused-3E-HERO-004 = There is no hero here to be challenged.
refused-3E-LEARN-001 = Skills are learned in the own turn.
refused-3E-LEARN-003 = Skills are not learned while an action is being resolved.
refused-3E-LEARN-004 = There are not enough trophies for this skill.
refused-3E-LEARN-005 = The trophies do not match the cost of this skill.
refused-3E-LEARN-008 = A learned skill cannot be given up at will.
refused-3E-MARKET-001 = This asset is not in the market of this city.
refused-3E-MOVE-001 = A step goes to an adjacent hex.
refused-3E-MOVE-003 = No die leads there.
refused-3E-MOVE-004 = After the roll there is no step without a die.
refused-3E-MOVE-007 = First finish the move.
refused-3E-ONCE-001 = This ability has been used in this turn.
refused-3E-ONCE-002 = This ability is for the own turn.
refused-3E-QUEST-002 = The hero is not on a hex of this quest.
refused-3E-RUMOR-001 = The rumor does not help here.
refused-3E-SCEN-012 = The hero is not on the villain's hex.
refused-3E-SHOP-001 = One shops in a city.
refused-3E-SHOP-004 = Assets are sold only while shopping.
refused-3E-SHOP-007 = There is not enough gold for this asset.
refused-3E-SHOP-008 = One asset is bought in a shop action.
refused-3E-SKILL-001 = The skill must be learned first.
refused-3E-STORYQUEST-001 = This story quest is not on the track.
refused-3E-STORYQUEST-002 = The hero is not on a hex of this story quest.
refused-3E-TRAIN-003 = First discard the surplus cards.
refused-3E-TURN-001 = It is not this hero's turn.
refused-3E-TURN-003 = First finish what is being resolved.
refused-3E-ZOMBIE-005 = There is no zombie on this hex.

## Cards: moments, costs, limits, conditions

when-third-action = Action
when-third-turn = On your turn
when-third-terrain-roll = After you roll terrain dice
when-third-trophy-gained = When you gain a trophy
when-third-after-defeat = After you are defeated
when-third-setup = Set-up
cost-trophy =
    spend { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }
cost-combat-trophy =
    spend { $n ->
        [one] { $n } combat trophy
       *[other] { $n } combat trophies
    }
cost-explore-trophy =
    spend { $n ->
        [one] { $n } exploration trophy
       *[other] { $n } exploration trophies
    }
cost-social-trophy =
    spend { $n ->
        [one] { $n } social trophy
       *[other] { $n } social trophies
    }
cost-story =
    spend { $n ->
        [one] { $n } story token
       *[other] { $n } story tokens
    }
cost-damage = suffer { $n } damage
cost-action = spend { third-actions }
limit-third-turn = once per turn
limit-third-game = once per game
given-third-foe-trait = the opponent is { NAME($value) }
given-third-place =
    { $value ->
        [city] you are in a city
        [town] you are in a town
        [shrine] you are at a shrine
        [stronghold] you are in a stronghold
        [civilised] you are in a city, a town or a stronghold, or at a shrine
        [wilderness] you are in the wilderness
       *[other] you are at { NAME($value) }
    }
given-third-terrain =
    your hex is { $value ->
        [plains] plains
        [forest] forest
        [hills] hills
        [mountain] mountain
       *[water] water
    }
given-third-act = this is act { $value }
given-third-gold = you have at least { $value } gold
given-third-company = another hero is on your hex
given-third-body = your body is at least { $value }
given-third-mind = your mind is at least { $value }
given-third-spirit = your spirit is at least { $value }

## Cards: effects

third-amount =
    { $amount ->
        [x] X
        [body] X (your body)
        [mind] X (your mind)
        [spirit] X (your spirit)
        [story] X (your story tokens)
        [all] all
       *[other] { $amount }
    }
effect-third-gain-gold = gain { third-amount } gold
effect-third-lose-gold =
    { $amount ->
        [all] lose all your gold
       *[other] lose { third-amount } gold
    }
effect-third-suffer = suffer { third-amount } damage
effect-third-draw-skills =
    draw { $amount ->
        [one] { $amount } skill
       *[other] { third-amount } skills
    }
effect-third-discard-skills =
    discard { $amount ->
        [one] { $amount } skill
       *[other] { third-amount } skills
    } from your hand
effect-third-learn-free = you may learn a skill from your hand without spending trophies
effect-third-gain-trophy =
    { $amount ->
        [none] { $kind ->
            [none] gain 1 trophy
           *[other] gain 1 { third-trophy }
        }
       *[other] { $kind ->
            [none] gain { third-amount } trophies
            [combat] gain { third-amount } combat trophies
            [explore] gain { third-amount } exploration trophies
            [social] gain { third-amount } social trophies
           *[any] gain { third-amount } trophies
        }
    }
effect-third-take-trophy = take this card as a trophy
effect-third-bonus-trophy =
    { $kind ->
        [none] gain 1 bonus trophy
        [combat] gain 1 bonus combat trophy
        [explore] gain 1 bonus exploration trophy
        [social] gain 1 bonus social trophy
       *[any] gain 1 bonus trophy
    }
effect-third-lose-trophies =
    { $amount ->
        [one] discard { $amount } of your trophies
       *[other] discard { third-amount } of your trophies
    }
effect-third-gain-story =
    { $amount ->
        [one] gain { $amount } story token
       *[other] gain { third-amount } story tokens
    }
effect-third-lose-story =
    { $amount ->
        [one] lose { $amount } story token
       *[other] lose { third-amount } story tokens
    }
effect-third-take-stock =
    { $amount ->
        [none] take 1 story token from this card
        [one] take { $amount } story token from this card
       *[other] take { $amount } story tokens from this card
    }
effect-third-gain-asset =
    take { $of ->
        [none] an asset
        [weapon] a weapon
        [clothing] clothing
        [equipment] equipment
        [movement] a movement asset
       *[goods] goods
    } from any market{ $most ->
        [none] {""}
       *[other] , worth at most { $most } gold
    }
effect-third-lose-asset = discard one of your assets
effect-third-trade =
    { $extra ->
        [none] trade these goods
       *[other] trade these goods for { $extra } gold more
    }
effect-third-delay = become delayed
effect-third-recover = you are no longer delayed
effect-third-gain-action =
    { $amount ->
        [none] gain 1 action
        [one] gain { $amount } action
       *[other] gain { $amount } actions
    }
effect-third-move =
    move up to { $steps ->
        [one] { $steps } hex
        [x] X hexes
        [body] X hexes (your body)
        [mind] X hexes (your mind)
        [spirit] X hexes (your spirit)
       *[other] { $steps } hexes
    }
effect-third-roll-to-move = roll { $dice } terrain dice and spend them to move
effect-third-go-to =
    { $place ->
        [city] go to any city
        [town] go to any town
        [shrine] go to any shrine
        [stronghold] go to any stronghold
       *[other] go to { NAME($place) }
    }
effect-third-refresh-gem = turn the gem on your hex faceup
effect-third-place-zombies =
    { $amount ->
        [none] place 1 zombie: { NAME($place) }
        [one] place { $amount } zombie: { NAME($place) }
       *[other] place { $amount } zombies: { NAME($place) }
    }
effect-third-kill-zombies =
    { $amount ->
        [none] kill 1 zombie on your hex
        [one] kill { $amount } zombie on your hex
       *[other] kill { $amount } zombies on your hex
    }
effect-third-reroll-dice =
    { $count ->
        [one] reroll one of the dice
       *[none] reroll all your dice
    }
effect-third-count-as = one die counts as { third-terrain } too
effect-third-test =
    test { third-attribute }{ $modifier ->
        [none] {""}
       *[other] { " " }({ SIGNED($modifier) })
    }{ $needs ->
        [none] {""}
       *[other] , { $needs } successes
    }{ $success ->
        [none] {""}
       *[other] ; success: { $success }
    }{ $failure ->
        [none] {""}
       *[other] ; failure: { $failure }
    }
effect-third-explore = explore; X is the number of dice that match your hex: { $effects }
effect-third-roll-terrain =
    roll { $dice ->
        [one] one terrain die
       *[other] { $dice } terrain dice
    }; if any shows { $symbol ->
        [plains] plains
        [forest] forest
        [hills] hills
        [mountain] mountain
        [water] water
       *[wild] wild
    }: { $effects }
effect-third-draw-adventure =
    draw and resolve a card of the { $deck ->
        [combat] combat
        [explore] exploration
       *[social] social
    } deck
effect-third-engage =
    { $effects ->
        [none] fight { NAME($enemy) }
       *[other] fight { NAME($enemy) }; if you win: { $effects }
    }
effect-third-challenge = challenge an undefeated hero on your hex, each only once per game; if you win: { $effects }
effect-third-leave-track = remove this card from the story quest track
effect-third-choose-one = choose one: { $effects }
effect-third-may = you may { $effects }
effect-third-each-hero =
    { $others ->
        [yes] each other hero: { $effects }
       *[none] each hero: { $effects }
    }
effect-third-action-cost =
    adventuring costs you { $amount ->
        [one] { $amount } action
       *[other] { $amount } actions
    }{ $action ->
        [adventure] {""}
       *[other] {""}
    }
effect-third-take-enemy = take the enemy as a trophy, without its reward; the combat ends
effect-third-borrow-surge = use one surge ability of a random enemy in the combat discard pile

## Names: heroes, scenarios, tokens

name-elder-mok = Elder Mok
    .gender = m
name-lyssa = Lyssa
    .gender = f
name-vorakesh = Vorakesh
    .gender = m
name-corpse-king = The Corpse King
    .gender = m

## Names: places

name-bright-valley = Bright Valley
    .gender = n
name-burrow-town = Burrow Town
    .gender = n
name-everton = Everton
    .gender = n
name-market-town = Market Town
    .gender = n
name-red-bridge = Red Bridge
    .gender = n
name-caer-loek = Caer Loek
    .gender = n
name-fort-rodric = Fort Rodric
    .gender = n
name-skyfall-keep = Skyfall Keep
    .gender = n
name-sundergard = Sundergard
    .gender = n
name-telis-castle = Telis Castle
    .gender = n
name-hunting-circle = Hunting Circle
    .gender = n
name-madness-pass = Madness Pass
    .gender = n
name-shrine-of-aris = Shrine of Aris
    .gender = n
name-suvars-rest = Suvar's Rest
    .gender = n
name-yrtwrights-forge = Yrtwright's Forge
    .gender = n
name-ash-hills = Ash Hills
    .gender = p
name-blackwing-swamp = Blackwing Swamp
    .gender = n
name-blue-haze-hills = Blue Haze Hills
    .gender = p
name-cursed-ruins = Cursed Ruins
    .gender = p
name-echo-lake = Echo Lake
    .gender = n
name-fangs-of-mennara = Fangs of Mennara
    .gender = p
name-green-forest = Green Forest
    .gender = n
name-hedge = Hedge
    .gender = n
name-howling-valley = Howling Valley
    .gender = n
name-kellos-breath = Kellos' Breath
    .gender = n
name-lake-kernan = Lake Kernan
    .gender = n
name-lake-of-tears = Lake of Tears
    .gender = n
name-lonely-peak = Lonely Peak
    .gender = n
name-lowlands-of-bitterness = Lowlands of Bitterness
    .gender = p
name-misty-plains = Misty Plains
    .gender = p
name-moonlight-swamp = Moonlight Swamp
    .gender = n
name-mountains-of-despair = Mountains of Despair
    .gender = p
name-outlaw-glade = Outlaw Glade
    .gender = n
name-river-lands = River Lands
    .gender = p
name-sharp-cliffs = Sharp Cliffs
    .gender = p
name-snake-forest = Snake Forest
    .gender = n
name-southern-plains = Southern Plains
    .gender = p
name-starfall-forest = Starfall Forest
    .gender = n
name-stub = Stub
    .gender = n
name-telsvanian-plains = Telsvanian Plains
    .gender = p
name-thicket-of-despondency = Thicket of Despondency
    .gender = n
name-valley-of-souls = Valley of Souls
    .gender = n
name-zadrics-ford = Zadric's Ford
    .gender = n

## Names: abilities and traits

name-bounty-hunting = Bounty Hunting
    .gender = n
name-corbins-first-hunt = First Hunt
    .gender = n
name-knowledge-of-the-land = Knowledge of the Land
    .gender = n
name-laurels-way = Laurel's Way
    .gender = n
name-hawthornes-banner = Hawthorne's Banner
    .gender = n
name-teleport = Teleport
    .gender = n
name-thorns-studies = Thorn's Studies
    .gender = p
name-spirit-manifestation = Spirit Manifestation
    .gender = n
name-strong-in-spirit = Strong in Spirit
    .gender = n
name-moks-tales = Mok's Tales
    .gender = p
name-stalking-prey = Stalking Prey
    .gender = n
name-nine-lives = Nine Lives
    .gender = p
name-lyssas-trail = Lyssa's Trail
    .gender = n
name-raise-the-dead = Raise the Dead
    .gender = n
name-vampirism = Vampirism
    .gender = n
name-curse = Curse
    .gender = n
name-undead = Undead
    .gender = m
name-dragon = Dragon
    .gender = m
name-humanoid = Humanoid
    .gender = m
name-demon = Demon
    .gender = m
name-creature = Creature
    .gender = n

## Gems on a page: name and letter

book-colour-combat = combat
book-letter-combat = C
book-colour-explore = exploration
book-letter-explore = E
book-colour-social = social
book-letter-social = S
