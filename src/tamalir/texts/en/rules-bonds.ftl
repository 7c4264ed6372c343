### Unbreakable Bonds, the co-operative and solo expansion of the Third Edition: the words of the rules catalogue.
### Message: title. Attributes: text (the rule), check (how a test shows it), differs (where readings differ,
### and which one holds). Every value stands on one line; three digits name a printing, see content/rules/bonds.toml.

## MODE: which rules apply in which mode of play

rule-UB-MODE-001 = Three modes of play
    .text = With the expansion a Third Edition game can be played competitively (as in the base game), co-operatively, or solo. The mode is fixed before setup and decides which parts of the expansion are used.
    .check = Given a new 3E game with the expansion on, When the modes are listed, Then exactly competitive, co-operative and solo are offered.
    .differs = 002 gives no player range. Reading: solo = 1 player, co-operative = 2 to 4 (a party holds at most four heroes, there are four prepare tokens, and 002 speaks of a 4-player game), competitive = 2 to 4 as in the base game.

rule-UB-MODE-002 = Co-operative chapter is added to the base rules
    .text = Co-operative and solo games use the whole base rulebook plus the co-operative chapter of the expansion; where the two clash, the expansion's rule wins, and a component's own text wins over both.
    .check = Given a co-operative game, When a base rule is not mentioned by the expansion (a hero has 3 actions a turn), Then it still holds.

rule-UB-MODE-003 = New rules used in every mode
    .text = The prepare action, the trait-based enemy token sets, the twist cards and the player-count symbol are used in all three modes, the competitive one included. So are the charge and tactics symbols and the term civilised hex, wherever a token or card in play shows them.
    .check = Given a competitive game with the expansion, When a hero with 3 actions takes the prepare action, Then it is legal and leaves 2 actions.
    .differs = 002 prints charge, tactics and civilised hexes after the co-operative chapter and binds them to no mode; they stand on tokens and cards that are used in every mode.

rule-UB-MODE-004 = Rules bound to a mode
    .text = Combat boards are used in co-operative and solo games only. Party skills and envelopes are used in co-operative games only. Trade, gifts and parties belong to the co-operative chapter and are empty in a solo game because there is no second hero.
    .check = Given a solo game, When it is set up, Then there are 4 combat boards in reach, 0 party skills in the skill deck and 0 envelopes in the supply.

## COMP: components (counts and what they are)

rule-UB-COMP-001 = Two heroes
    .text = Two hero figures and two double-sided hero cards are added to the hero pool: Eliam and Tatianna. Each hero owns three of the six new hero combat tokens.
    .check = Given the expansion is on, When the hero pool is listed, Then it holds the 6 base heroes plus Eliam and Tatianna, each with 3 starting combat tokens.
    .differs = 002 names only Eliam (in the combat example); Tatianna is named on the component page of the English sheet. Three tokens each = 6 hero tokens / 2 heroes, and the combat example shows Eliam with exactly three.

rule-UB-COMP-002 = Thirty-seven combat tokens
    .text = 37 combat tokens: 6 Mystic enemy, 6 Savage enemy, 6 Trickster enemy, 6 hero, 12 asset, 1 Queen Ariad.
    .check = Given the token list, When 6+6+6+6+12+1 is summed, Then the total is 37.

rule-UB-COMP-003 = Sixty adventure cards
    .text = 60 adventure cards, all belonging to the two new scenarios: 30 per scenario, ten for each of the combat, explore and social decks.
    .check = Given one of the two new scenarios, When the adventure decks are built, Then each of the 3 decks has 20 common + 10 scenario cards = 30.
    .differs = 002 gives only the total of 60. 003 says every scenario brings 10 cards to each of the three decks; two scenarios x 30 = 60 fits exactly.

rule-UB-COMP-004 = Ten party skills
    .text = 10 party skill cards, shuffled into the skill deck in co-operative games.
    .check = Given a co-operative skill deck of six sets of 10, When party skills are added, Then it holds 70 cards.

rule-UB-COMP-005 = Twenty assets
    .text = 20 asset cards with the matching share of the 12 new asset combat tokens. They carry codes with the letter F (for example F09).
    .check = Given the 20 new assets, When they are counted as one asset set, Then the set is the same size as each of the base sets A, B and C.

rule-UB-COMP-006 = Thirty skills in three sets
    .text = 30 skill cards forming three skill sets of ten, each set marked with its own symbol.
    .check = Given the new skill cards, When grouped by set symbol, Then there are 3 groups of 10.

rule-UB-COMP-007 = Ten twists
    .text = 10 twist cards (official English name Twist), a kind of asset card that is resolved instead of sold.
    .check = Given an asset deck of 60, When twists are added, Then it holds 70 cards of which 10 are twists.

rule-UB-COMP-008 = Three envelopes
    .text = 3 envelope cards, a limited supply used in co-operative games.
    .check = Given 3 envelopes already in front of heroes, When a fourth is asked for, Then none is available.

rule-UB-COMP-009 = Five scenario sheets
    .text = 5 double-sided scenario sheets: two for the new scenarios and three that convert earlier competitive scenarios to co-operative and solo play.
    .check = Given the 5 sheets, When split by origin, Then 2 belong to new scenarios and 3 to earlier ones.

rule-UB-COMP-010 = Four combat boards
    .text = 4 combat boards, one for each primary enemy trait: Warrior, Mystic, Savage, Trickster.
    .check = Given the boards, When keyed by trait, Then each of the 4 traits has exactly 1 board.

rule-UB-COMP-011 = Twenty-six story cards
    .text = 26 story cards for the two new scenarios; five of them are the warbands of The Locust Swarm.
    .check = Given the 26 story cards, When the Locust Swarm warbands are taken out, Then 5 are removed and 21 remain.
    .differs = How the other 21 divide between the two scenarios is not stated anywhere we could read; treat each deck's size as data.

rule-UB-COMP-012 = Prepare, damage and story tokens
    .text = 4 prepare tokens, 6 damage tokens worth 5 each, and 6 double-sided story tokens. Damage tokens of different value may be exchanged freely; damage, gold and story tokens are not limited by the supply.
    .check = Given a hero with 5 damage, When shown with one 5-token instead of five 1-tokens, Then the damage total is still 5.

rule-UB-COMP-013 = Expansion symbol
    .text = Some cards carry the Unbreakable Bonds symbol, cards without it carry the art of the thing they belong to (a scenario), and skill cards carry only their set's symbol. The marks serve sorting and have no effect in play.
    .check = Given a card marked with the expansion symbol, When it is played, Then the mark itself changes nothing.

## CARD: single cards whose working is visible in the rules sheet

rule-UB-CARD-001 = Eliam: Twin Blades
    .text = One time in each combat round, as his combat action, Eliam can discard a skill card (exert) and take two of his own physical-damage tokens out of his pool; the opponent is then dealt 3 physical damage that nothing can block.
    .check = Given Eliam with 2 physical tokens and 1 card in hand, When he uses Twin Blades on an enemy with a shield showing, Then the enemy takes 3, both tokens count as spent and his hand is 0.
    .differs = The worked example in 002 does not mention the exert; the English hero card on the component page does. Card text wins: exerting is part of the cost.

rule-UB-CARD-002 = Eliam: Socialize
    .text = While in a city, one time per turn, Eliam can pay an action and a gold coin to draw a card from the social adventure deck.
    .check = Given Eliam in a city with 2 actions and 1 gold, When he socializes, Then he has 1 action, 0 gold and draws 1 card.
    .differs = The icon for what is drawn is lost in the page text. Reading: a social adventure card, from the ability's name. The other reading is a skill card.

rule-UB-CARD-003 = Tatianna: setup ability
    .text = Tatianna's setup ability gives her one trophy at the start of the game; the type is her choice, since none is named.
    .check = Given setup step 8, When Tatianna resolves her setup ability, Then she owns 1 trophy.

rule-UB-CARD-004 = Warlock: Blast (2 surge)
    .text = The Warlock is a Mystic enemy with an ability costing 2 surge: deal 3 enemy damage; the opponent may spend 1 agility to negate it.
    .check = Given the Warlock spends 2 surge on it and the hero has 1 agility showing, When the hero spends it in response, Then 0 damage is dealt and the 2 surge stay spent.
    .differs = Both symbols in the ability text are lost, and the English name of the ability is our translation. Damage: enemy damage, because enemies can deal no other kind from a card without naming it. Negating symbol: agility is the most natural (a dodge); surge is the other candidate.

rule-UB-CARD-005 = Orc Marauder: stops a flip
    .text = The Orc Marauder may spend 1 surge to prevent its opponent from flipping a token.
    .check = Given the Marauder has 1 surge showing, When the hero spends agility to flip a token, Then the Marauder's surge is spent, the flip does not happen and the hero's agility stays spent.
    .differs = The symbol is lost. The Polish pronoun that refers back to it is neuter, which fits surge (wzmocnienie) and rules out agility and shield (feminine). The cost stands inside the sentence and not before it, so this is not a surge ability: it is no combat action and has no once-per-round limit.

rule-UB-CARD-006 = Undead Horde: Relentless
    .text = The Undead Horde's surge ability Relentless recasts one of the Horde's own spent tokens.
    .check = Given the Horde with spent tokens, When Relentless is activated, Then exactly 1 of them is recast and returns to its pool on the side thrown.
    .differs = Cost not readable in 002; public data give cost 1. The same data list a second ability of cost 1: the opponent cannot use surge abilities this round.

rule-UB-CARD-007 = Sample cards on the component page
    .text = Four further cards are legible. Party skill Explorers' Club: when a party member finishes a quest, one fellow member gets a trophy of any type. Skill Expert Shopper: one time in each shop action the owner can throw away the asset just drawn for a new draw. Asset Healer's Garb (clothing, code F09, cost apparently 4): one time per turn, out of combat, 1 damage is healed on a hero sharing the owner's hex, the owner included. Twist Work the Shop: the shopper can forgo buying, become delayed and get 1 gold.
    .check = Given a party of 2 that has learned Explorers' Club, When hero A completes a quest, Then hero B gains 1 trophy of a type B chooses.

## SETUP: putting the expansion into the game

rule-UB-SETUP-001 = Heroes and tokens join the pools
    .text = In any mode the new hero cards join the hero pool and the new combat tokens join the token bank.
    .check = Given a competitive game with the expansion, When heroes are chosen, Then Eliam can be chosen.

rule-UB-SETUP-002 = Three new skill sets
    .text = Three skill sets join the pool of skill sets. Working English names: Militant Pilgrim, One with the Land, High Society.
    .check = Given the base game's 6 skill sets, When the expansion is added, Then 9 sets can be chosen from.
    .differs = The official English set names were not found; the names given are our own translations.

rule-UB-SETUP-003 = Six sets make the skill deck
    .text = The skill deck is still made of six sets; any of the new sets may be one of the six chosen during setup.
    .check = Given 9 available sets, When the skill deck is built, Then it holds 6 sets = 60 cards before any party skills.

rule-UB-SETUP-004 = Twists go into the asset deck
    .text = In any mode, once the asset deck has been made, all twist cards are shuffled into it.
    .check = Given a competitive game, When the asset deck is ready, Then it contains 10 twists.

rule-UB-SETUP-005 = Boards and token sets in reach
    .text = Co-operative and solo only: the four combat boards and the enemy token sets that go with them are laid where every player can reach them.
    .check = Given a solo game, When setup ends, Then 4 boards and 4 enemy token sets are available.

rule-UB-SETUP-006 = Party skills go into the skill deck
    .text = Co-operative only: once the skill deck has been made, the ten party skills are shuffled into it.
    .check = Given a co-operative game, When the skill deck is ready, Then it holds 60 + 10 = 70 cards.
    .differs = The printed number reads like 'to' in the extraction; it is 10, the number in the component list. The deck is made before starting hands are drawn (003 step 6), so a starting hand may contain party skills.

rule-UB-SETUP-007 = Envelopes beside the board
    .text = Co-operative only: the three envelope cards are placed next to the board as a supply.
    .check = Given a co-operative game, When setup ends, Then the envelope supply is 3.

## SOLO: solo play

rule-UB-SOLO-001 = Solo uses the co-operative rules
    .text = A solo game follows all the ordinary co-operative rules, combat boards included, apart from the exceptions listed for solo play.
    .check = Given a solo game, When the hero fights a Mystic enemy, Then the enemy's tokens are resolved with the Mystic board.

rule-UB-SOLO-002 = No party skills
    .text = Solo exception one: the party skill cards are not shuffled into the skill deck.
    .check = Given a solo game, When the skill deck is counted, Then it has 60 cards and 0 party skills.

rule-UB-SOLO-003 = No envelopes
    .text = Solo exception two: the envelope cards are not used.
    .check = Given a solo hero in a city, When legal free moves are listed, Then sending an envelope is not among them.

rule-UB-SOLO-004 = Cards about another hero are replaced
    .text = When the solo player draws an adventure, skill or asset card that refers to another hero, the card is discarded and the next card of that deck is drawn in its place.
    .check = Given a solo training draw of 3 whose 2nd card refers to another hero, When it is drawn, Then that card goes to the discard pile and a 4th card is drawn, leaving 3 drawn cards.

## PREPARE: the prepare action (all modes)

rule-UB-PREPARE-001 = Prepare is a hero action
    .text = A hero may spend one of the actions of the turn on the prepare action, which saves that action for a later turn.
    .check = Given a hero with 3 actions, When the hero prepares, Then 2 actions are left this turn.

rule-UB-PREPARE-002 = Prepare token on the hero card
    .text = Taking the prepare action puts one prepare token on the hero's card.
    .check = Given a hero with 0 prepare tokens, When the hero prepares, Then the hero has 1.

rule-UB-PREPARE-003 = Spending the token
    .text = In one of the hero's later turns the hero may spend the prepare token to take one additional action in that turn. The token returns to the bank.
    .check = Given a hero who prepared last turn, When the token is spent this turn, Then the hero has 4 actions this turn and 0 tokens.

rule-UB-PREPARE-004 = One token at most
    .text = A hero can never have more than one prepare token on the hero card.
    .check = Given a hero with 1 prepare token, When legal actions are listed, Then prepare is not among them.
    .differs = Reading A: the action may be taken but places nothing. Reading B: it may not be taken. Ruling: B; the result is the same for play (a hero may always spend an action on nothing) and the interface is clearer.

## ENEMYTOKEN: enemy tokens by trait (all modes)

rule-UB-ENEMYTOKEN-001 = Primary trait
    .text = Every enemy has exactly one primary trait: Warrior, Mystic, Savage or Trickster. Other traits printed on the card keep their base meaning (only card effects refer to them).
    .check = Given any enemy card, When its traits are read, Then exactly 1 of the 4 primary traits is present.

rule-UB-ENEMYTOKEN-002 = Cast the matching set
    .text = Whoever plays the enemy casts the enemy token set that matches the enemy's primary trait.
    .check = Given a Savage enemy, When a combat round starts, Then only tokens of the Savage set (plus any villain token) are cast for it.

rule-UB-ENEMYTOKEN-003 = Base tokens are the Warrior set
    .text = The enemy tokens of the base game form the token set of the Warrior trait.
    .check = Given a Warrior enemy in Act 1, When it casts, Then it casts the 5 base enemy tokens.

rule-UB-ENEMYTOKEN-004 = Three new sets of six
    .text = The expansion adds one set of six tokens for each other trait: Mystic (purple), Savage (red), Trickster (green).
    .check = Given the Trickster set, When counted, Then it has 6 green tokens.

rule-UB-ENEMYTOKEN-005 = Trait sets also in competitive play
    .text = In a competitive game the trait sets are used as well, but the player controlling the enemy decides how to spend the tokens as in the base game; no combat board is used.
    .check = Given a competitive game, When a hero meets a Mystic enemy, Then the controlling opponent casts purple tokens and chooses each combat action freely.

## TWIST: twists (Polish: zmienne), all modes

rule-UB-TWIST-001 = Twists are assets in the asset deck
    .text = A twist is a special kind of asset card that sits in the asset deck among the ordinary assets.
    .check = Given the asset deck, When a twist is on top, Then it is drawn like any asset but never offered for sale.

rule-UB-TWIST-002 = Drawn while shopping: resolve, discard, draw on
    .text = When a twist is drawn during a shop action, the player shopping in that city resolves it, discards it, and then draws the next asset card.
    .check = Given a market of 3 and a twist on top, When a hero shops there, Then the twist is resolved and discarded and the next card joins the market, which then shows 4.

rule-UB-TWIST-003 = Several twists in a row
    .text = If several twists come up one after another during the same shop action, the shopper resolves each of them.
    .check = Given 2 twists then a sword on top, When a hero shops, Then both twists are resolved and discarded and the sword joins the market.

rule-UB-TWIST-004 = Twists at setup are set aside
    .text = A twist turned up while the markets are being filled at the start of the game is laid aside unresolved, and dealing goes on until every market has its assets.
    .check = Given 12 assets must be dealt and 2 twists turn up, When the markets are filled, Then 14 cards have been drawn and 4 markets show 3 assets each.

rule-UB-TWIST-005 = Set-aside twists are shuffled back
    .text = When the markets are full, all twists laid aside are shuffled back into the asset deck.
    .check = Given 2 twists laid aside in setup, When the markets are full, Then the deck again holds all 10 twists and is shuffled.

rule-UB-TWIST-006 = Refilling outside a shop action
    .text = If an asset leaves a market outside a shop action and its replacement is a twist, the twist is discarded without being resolved and another card is drawn.
    .check = Given a thief effect removes an asset and the top card is a twist, When the gap is refilled, Then the twist has no effect, is discarded, and the next asset fills the gap.

## PLAYERCOUNT: the player-count symbol (all modes)

rule-UB-PLAYERCOUNT-001 = Symbol stands for the number of players
    .text = An effect that shows the player-count symbol uses the number of players taking part in the current game in its place.
    .check = Given a 3-player game and an enemy with health 4 plus the symbol, When its health is worked out, Then it is 7.

rule-UB-PLAYERCOUNT-002 = Elimination does not change it
    .text = The value of the symbol stays the same when a player is eliminated.
    .check = Given a 4-player game in which 1 hero was eliminated, When the symbol is read, Then it is 4.

## TRADE: trading and gifts (co-operative)

rule-UB-TRADE-001 = Free giving is forbidden
    .text = In a co-operative game the base rule that lets heroes on one hex hand each other gold and assets freely does not apply.
    .check = Given two heroes on one hex, When hero A tries to hand B an asset costing 4 for nothing, Then it is refused.
    .differs = 002 literally forbids handing over cards. Gold is covered too: the one gift of 1 gold a turn would be empty if gold could be given freely.

rule-UB-TRADE-002 = Trading at equal value
    .text = Instead, heroes may trade items whose values are equal, the value of an item being its cost in gold.
    .check = Given A's axe costs 4 and B's cloak costs 4, When they swap them, Then the trade is legal.

rule-UB-TRADE-003 = Trading takes no action
    .text = Trading costs no action.
    .check = Given a hero with 2 actions left, When the hero trades, Then 2 actions are left.

rule-UB-TRADE-004 = Same hex only, two heroes
    .text = A trade takes place only between two heroes who share a hex.
    .check = Given two heroes on adjacent hexes, When they try to trade, Then it is refused.

rule-UB-TRADE-005 = Gold evens out the difference
    .text = Gold may be added by one hero to make up the difference in cost between the items.
    .check = Given A gives an item of cost 6 for an item of cost 4, When B adds exactly 2 gold, Then the trade is legal; with 1 gold it is not.

rule-UB-TRADE-006 = Buying from another hero
    .text = A hero may buy an item from another hero outright, paying its full cost in gold.
    .check = Given B owns an item of cost 5, When A pays B 5 gold, Then A has the item and B has 5 more gold.

rule-UB-TRADE-007 = One gift a turn
    .text = In addition, once per turn a hero may give another hero on the same hex one of the following for nothing: 1 gold, or 1 skill card from hand, or 1 quest, or 1 rumor.
    .check = Given A already gave 1 gold this turn, When A tries to give a quest on the same turn, Then it is refused.

rule-UB-TRADE-008 = What can never change hands
    .text = Starting combat tokens, trophies, learned skills and story tokens cannot be traded or given. Skill cards, quests and rumors move only as the once-per-turn gift or in an envelope.
    .check = Given A offers a trophy for 2 gold, When the trade is proposed, Then it is refused.

rule-UB-TRADE-009 = Token goes with the asset
    .text = An asset that changes hands takes its combat token with it, and the receiver still may own only one asset of each type, discarding one at once if over the limit.
    .check = Given A trades a weapon with a token to B who already has a weapon, When the trade ends, Then B has the token and must discard 1 of the 2 weapons.

rule-UB-TRADE-010 = Trading goods is not cashing them in
    .text = Handing a goods card to another hero does not count as trading in the goods and pays no trade value.
    .check = Given goods with trade value 6 and cost 3, When they are traded to a hero for 3 gold, Then no 6 gold are gained.

## ENVELOPE: envelopes (co-operative)

rule-UB-ENVELOPE-001 = Sending over any distance
    .text = An envelope lets a hero give gold, a quest, a rumor or a skill to an allied hero of choice, even one who is not on the same hex.
    .check = Given A in a city and B ten hexes away, When A sends B an envelope, Then it is legal; with B on the same hex it is legal too.

rule-UB-ENVELOPE-002 = When it may be sent
    .text = Once per turn, while in a city or a town, a hero may take an available envelope card to send it.
    .check = Given a hero in a town who already sent one envelope this turn, When a second is tried, Then it is refused.

rule-UB-ENVELOPE-003 = Contents
    .text = Exactly one thing goes on the envelope: 1 gold, or 1 skill card from the sender's hand, or 1 quest, or 1 rumor.
    .check = Given a sender with 5 gold, When 2 gold are put on one envelope, Then it is refused.

rule-UB-ENVELOPE-004 = Handed to a chosen hero
    .text = The sender hands the filled envelope to a hero of the sender's choice, who keeps it until it is opened.
    .check = Given a 3-player game, When A fills an envelope, Then A names B or C as the holder.

rule-UB-ENVELOPE-005 = Opening
    .text = The next time the holder is in a city or town, the holder may open the envelope and take what is on it.
    .check = Given B holds an envelope with 1 gold, When B ends a move in a town, Then B may take 1 gold.

rule-UB-ENVELOPE-006 = The envelope returns to the supply
    .text = An opened envelope card goes back to the supply and can be used again.
    .check = Given a supply of 2, When an envelope is opened, Then the supply is 3.

rule-UB-ENVELOPE-007 = No action needed
    .text = Neither sending nor opening an envelope takes an action.
    .check = Given a hero with 0 actions left but the turn not yet ended, When an envelope is sent from a city, Then it is legal.

rule-UB-ENVELOPE-008 = Empty supply
    .text = No envelope can be sent while the supply of envelope cards is empty.
    .check = Given 3 unopened envelopes, When a hero in a city tries to send another, Then it is refused.

rule-UB-ENVELOPE-009 = Sending a rumor event
    .text = If an event card has an option marked Rumor, the hero who has it may use an envelope to send that event to another hero.
    .check = Given A in a city draws an event with a Rumor option, When A sends it by envelope, Then A resolves neither option.
    .differs = Reading one: only a rumor already taken may be sent (that is already in the contents list). Reading two: a freshly drawn event with a Rumor option may be sent before an option is chosen. Ruling: the second, otherwise the sentence would add nothing. The sender must be in a city or town at that moment; since no gem of the default board lies on one, this happens only with cards drawn by abilities (such as Eliam's Socialize).

rule-UB-ENVELOPE-010 = Receiver must take it as a rumor
    .text = A hero who receives an event by envelope must resolve that card as a rumor and cannot choose its other option.
    .check = Given B opens an envelope holding an event, When B takes it, Then it lies faceup as a rumor and the other option is closed.

rule-UB-ENVELOPE-011 = Not in the middle of training
    .text = A skill card cannot be put on an envelope during a train action between drawing the cards and discarding down to the maximum hand size.
    .check = Given a hero with hand limit 3 who just drew to 5 cards in a train action, When an envelope is tried before discarding, Then it is refused; after discarding to 3 it is legal.

rule-UB-ENVELOPE-012 = Shrines and strongholds do not count
    .text = Sending and opening work only in cities and towns, not in shrines, strongholds or the wilderness.
    .check = Given a hero in a stronghold with an envelope, When opening is tried, Then it is refused.

## PARTY: parties (co-operative)

rule-UB-PARTY-001 = Offering to form a party
    .text = On the hero's own turn, before or after any action, a hero may offer to form a party to one or more heroes on the same hex.
    .check = Given A's turn between two actions with B on A's hex, When A offers and B accepts, Then A and B are a party.

rule-UB-PARTY-002 = At most four heroes
    .text = A party holds at most four heroes.
    .check = Given a party of 4, When another hero tries to join, Then it is refused.

rule-UB-PARTY-003 = The party moves together
    .text = All heroes of a party move together: when one of them moves, every other member moves along to the same hex.
    .check = Given A and B in a party on one hex, When A moves 3 hexes on A's turn, Then B stands on A's new hex.

rule-UB-PARTY-004 = No extra dice
    .text = The moving hero spends terrain dice only for that hero's own move; taking the party along costs no further dice and the others spend nothing.
    .check = Given a party of 3, When A spends 2 dice to move 2 hexes, Then all 3 heroes have moved 2 hexes and 2 dice in all were spent.

rule-UB-PARTY-005 = Leaving
    .text = Any hero may leave the party between actions, no matter whose turn it is.
    .check = Given it is A's turn and A has just finished an action, When B leaves, Then A's next move does not take B along.

rule-UB-PARTY-006 = Joining an existing party
    .text = A hero joins or rejoins an existing party by being on its hex and declaring it before or after any hero's action.
    .check = Given C on the hex of party A+B during B's turn, When C declares before B's action, Then the party is A+B+C.

rule-UB-PARTY-007 = A party of two dissolves
    .text = If a hero leaves a two-hero party, the party is dissolved.
    .check = Given party A+B, When B leaves, Then no party exists.

rule-UB-PARTY-008 = Delayed or defeated heroes drop out
    .text = A hero who becomes delayed or defeated while in a party is removed from it automatically.
    .check = Given party A+B+C, When B is defeated, Then the party is A+C.

rule-UB-PARTY-009 = No return before recovery
    .text = A hero removed for being delayed or defeated cannot rejoin until the delay has been spent off or the hero has healed and is no longer defeated.
    .check = Given B was removed while delayed, When B spends an action to end the delay, Then B may declare to rejoin.

## PARTYSKILL: party skills (co-operative)

rule-UB-PARTYSKILL-001 = They work for heroes in a party
    .text = Party skills help heroes only while they are together in a party.
    .check = Given a learned party skill and no party, When a lone hero tries to use it, Then it has no effect.

rule-UB-PARTYSKILL-002 = Learned like other skills
    .text = A party skill is learned the way a skill is: played from the hand of a hero, on that hero's turn before or after an action, for trophies matching its cost.
    .check = Given a party skill of cost two combat trophies, When 2 combat trophies are spent between actions, Then it is learned.

rule-UB-PARTYSKILL-003 = Anyone may pay
    .text = Any hero taking part in the game may spend the trophies to learn the party skill.
    .check = Given A plays the card and B, on another hex, owns the trophies, When B pays, Then it is learned.

rule-UB-PARTYSKILL-004 = The cost may be shared
    .text = Several heroes may split the total cost of a party skill between them.
    .check = Given cost 3, When A pays 1, B pays 1 and C pays 1 matching trophies, Then the skill is learned.

rule-UB-PARTYSKILL-005 = The card's owner need not pay
    .text = The hero who plays the party skill from hand does not have to contribute to its cost.
    .check = Given A plays a cost-2 party skill and has 0 trophies, When B pays 2, Then it is learned.

rule-UB-PARTYSKILL-006 = Common area
    .text = Learned party skills lie in a common area beside the board; they belong to no single hero.
    .check = Given A played a party skill that was learned, When A is eliminated, Then the skill is still in play.

rule-UB-PARTYSKILL-007 = They stay without a party
    .text = Learned party skills remain in play even when no hero is in a party.
    .check = Given 2 learned party skills, When the only party dissolves, Then 2 party skills are still in play.

rule-UB-PARTYSKILL-008 = A new party gets all of them
    .text = The moment a new party is formed its heroes have access to every party skill learned so far.
    .check = Given 2 learned party skills, When C and D form a party, Then both can use both skills.

rule-UB-PARTYSKILL-009 = No limit to their number
    .text = There is no limit to the number of learned party skills; they do not count against any hero's attribute limit.
    .check = Given all heroes have body 1 and one body skill each, When a third party skill is learned, Then nothing has to be discarded.
    .differs = 002 says only that the number is unlimited; that the attribute limit of 003 does not bind is our conclusion, since the cards belong to no hero.

rule-UB-PARTYSKILL-010 = Several parties share them
    .text = Several parties at once may use the same party skills.
    .check = Given 4 players in parties A+B and C+D and 1 learned party skill, When each party meets its condition, Then each party gets its effect.

## BOARD: combat boards (co-operative and solo)

rule-UB-BOARD-001 = Boards drive the enemy
    .text = In co-operative and solo games the enemy's combat tokens are resolved with a combat board instead of by a controlling player's free choice.
    .check = Given a co-operative fight, When the enemy is to act, Then the board and not a player decides which tokens are used.

rule-UB-BOARD-002 = One board per primary trait
    .text = Each board belongs to one primary trait; the board used is the one of the fought enemy's trait.
    .check = Given a Trickster enemy, When combat starts, Then the Trickster board is used.

rule-UB-BOARD-003 = A player casts for the enemy each round
    .text = In every combat round one of the players casts the enemy tokens of the enemy's trait.
    .check = Given round 2 of a fight in Act 1, When the cast phase comes, Then all 5 enemy tokens are cast again, spent or not.

rule-UB-BOARD-004 = Placing tokens
    .text = After casting, each enemy token is put on the space of that board whose symbol matches the token's faceup symbol.
    .check = Given a cast of 2 enemy damage, 1 double, 1 surge, 1 tactics, When placed, Then those spaces hold 2, 1, 1 and 1 tokens.

rule-UB-BOARD-005 = Initiative as usual
    .text = Who takes the first combat action is decided by the base rule: the side with more faceup golden symbols.
    .check = Given the enemy shows 2 golden tokens and the hero 1, When the action phase starts, Then the enemy acts first.

rule-UB-BOARD-006 = The hero wins ties
    .text = If initiative is tied the hero takes the first combat action.
    .check = Given 1 golden token on each side, When the action phase starts, Then the hero acts first.

rule-UB-BOARD-007 = The enemy's action: next space with a token
    .text = Each time it is the enemy's turn to take a combat action, resolve the next space of the board, going from top to bottom, that holds a token, by carrying out what that space says.
    .check = Given tokens only on the 2nd and 5th space, When the enemy acts twice, Then the 2nd space is resolved first and the 5th second.

rule-UB-BOARD-008 = All tokens of the space
    .text = Resolving a space always resolves all the tokens on it (surge spaces have their own rule).
    .check = Given 2 enemy damage tokens of 1 on their space and no plus value, When that space is resolved, Then both are spent and 2 damage is dealt in one action.

rule-UB-BOARD-009 = Symbols that cannot be resolved are skipped
    .text = If a symbol cannot be resolved (a double with nothing to double) or would have no effect (a surge ability that would do nothing), skip it and go on to the next space.
    .check = Given an enemy pool of one double and one dash, When the double space is reached, Then it is skipped and the enemy passes with the double unspent.

rule-UB-BOARD-010 = Skipped symbols are looked at again
    .text = On the enemy's next turn check whether things have changed so that a skipped symbol can now be resolved.
    .check = Given a skipped double and an enemy token then flipped to enemy damage, When the enemy acts next, Then the double is resolved before the enemy damage.

rule-UB-BOARD-011 = Nothing left: the enemy passes
    .text = When no space is left that can be resolved, the enemy passes and takes no further combat actions in that round.
    .check = Given only an unusable double is left, When the enemy is to act, Then it passes, and a later change in the same round gives it no more actions.

rule-UB-BOARD-012 = Board ability
    .text = Each board carries an ability below its name; it always applies in combat against enemies of that kind.
    .check = Given the Mystic board's ability, When any Mystic enemy is fought, Then it applies from the first cast phase on.

rule-UB-BOARD-013 = Doubling is an action of its own
    .text = When the double space is resolved the enemy lays the token the space tells it to on top of the double; that uses up its combat action, and the doubled stack is spent later when its own space is resolved.
    .check = Given a double and a surge 1, When the double space is resolved, Then the surge lies on the double, nothing is spent yet, and it is the hero's turn.

rule-UB-BOARD-014 = A new round starts at the top
    .text = If the hero stays in the fight, both sides cast all their tokens again and the enemy again works down its board from the top.
    .check = Given round 1 is over and the hero does not flee, When round 2 starts, Then every enemy token is on the board again by its new symbol.

rule-UB-BOARD-015 = The enemy goes on after the hero has passed
    .text = Once the hero has passed, the enemy keeps taking combat actions one after another, space by space, until it passes too; the hero may still use shields and other responses.
    .check = Given the hero has passed with 1 shield left and the enemy holds tokens on surge, tactics and enemy damage, When the round goes on, Then the enemy takes 3 more actions and the shield can block 1 of the damage.

## SURGE: spending surges on a combat board

rule-UB-SURGE-001 = Three parts
    .text = Every surge space is divided into three parts, for sums of 1, 2 and 3 surge, to sort the tokens by what they will pay for.
    .check = Given a stack worth 2 surge, When placed, Then it lies in part 2.

rule-UB-SURGE-002 = Not all at once
    .text = The enemy does not spend all its surge in one action.
    .check = Given 3 surge and abilities costing 2 and 1, When the surge space is resolved once, Then 2 surge are spent and 1 is left.

rule-UB-SURGE-003 = Costliest ability first
    .text = Resolving the surge space spends just enough surge to activate the enemy's most expensive ability that has not been activated yet in this combat round.
    .check = Given 2 surge and unused abilities costing 1 and 2, When the space is resolved, Then the ability costing 2 is activated.
    .differs = The text does not say what happens when the costliest ability cannot be paid. Ruling: the costliest one that can be paid with the surge at hand.

rule-UB-SURGE-004 = Stacking tokens for one ability
    .text = Surge tokens that together pay for an ability are stacked in the part of the space with that sum and are spent together.
    .check = Given two tokens of 1 surge and an ability costing 2, When placed, Then both lie as one stack in part 2.

rule-UB-SURGE-005 = Ability without effect: take another
    .text = If the ability that would be activated would have no effect, but another ability not yet activated would, activate that other ability by spending the surge it costs.
    .check = Given 2 surge, a healing ability costing 2 on an undamaged enemy and a damage ability costing 1, When the space is resolved, Then 1 surge is spent on the damage ability.

rule-UB-SURGE-006 = What no effect means
    .text = An ability has no effect if, apart from the surge tokens being removed, it would not change the state of the game in any way.
    .check = Given an ability that recasts a spent token and no token is spent except the surge paying for it, When judged, Then it has an effect, because that surge counts as spent once paid.
    .differs = 003 says the cost is paid before the effect, so tokens spent on the ability are legal targets for it; the check follows that order.

rule-UB-SURGE-007 = No ability would have an effect
    .text = If none of the abilities would have an effect, spend no surge and resolve the tokens on the next space instead.
    .check = Given 1 surge, an undamaged enemy whose only ability heals, and 1 enemy damage, When the enemy acts, Then the damage space is resolved and the surge stays.

rule-UB-SURGE-008 = No other tokens: pass
    .text = If in that case no other tokens are on the board, the enemy passes.
    .check = Given only 1 surge left and no ability with an effect, When the enemy is to act, Then it passes.

rule-UB-SURGE-009 = Equal cost: top to bottom
    .text = If the enemy has several abilities of the same cost, they are resolved from the top of its card to the bottom.
    .check = Given two unused abilities of cost 1, When 1 surge is resolved, Then the upper one is activated.

rule-UB-SURGE-010 = Each ability once a round
    .text = An enemy can still activate each of its abilities only once per combat round.
    .check = Given 2 surge and a single ability of cost 1, When the enemy has acted on surge once, Then the 2nd surge cannot be used this round.

## AGILITY: enemy abilities paid with agility

rule-UB-AGILITY-001 = Some enemy abilities cost agility
    .text = Some enemies have abilities that are paid with agility instead of surge.
    .check = Given an enemy card with an ability marked 1 agility, When read, Then it is not a surge ability.

rule-UB-AGILITY-002 = Card text replaces the board's agility space
    .text = For such an enemy, agility tokens are resolved by the ability text on the enemy's card and not by the instructions on the board's agility space.
    .check = Given 1 agility token and an enemy with an agility ability, When the agility space is reached, Then the card's ability happens and the board's agility instruction does not.

## PLUS: spaces with a plus value

rule-UB-PLUS-001 = A plus raises the total
    .text = A space may add a value to its symbol. The value is added to the combined value of all tokens of that symbol being resolved, once and not per token.
    .check = Given +1 and two tokens of 1 enemy damage, When resolved, Then 3 damage is dealt.

rule-UB-PLUS-002 = Only with at least one token
    .text = The value counts only if at least one token with that symbol is being resolved; on an empty space it is ignored.
    .check = Given +1 and no enemy damage token, When the enemy acts, Then 0 damage is dealt from that space.

rule-UB-PLUS-003 = Warrior board: +1 enemy damage
    .text = The enemy-damage space of the Warrior board carries +1.
    .check = Given a Warrior enemy with one token of 2 enemy damage, When that space is resolved, Then 3 damage is dealt.
    .differs = The symbol next to the +1 is lost in extraction; the example deals damage with it, so it is enemy damage.

## SHIELD: how an enemy blocks

rule-UB-SHIELD-001 = Shields are used at the first chance
    .text = An enemy always spends its shields at the first opportunity, in response to taking damage. This is not a combat action and happens even after the enemy has passed.
    .check = Given an enemy with 1 shield that has passed, When the hero deals 2 physical, Then the shield is spent and 1 damage is taken.

rule-UB-SHIELD-002 = Tactics before shield
    .text = If the enemy has both a shield and a tactics symbol, it first spends the tactics as a copy of the shield to block, and then uses the shield.
    .check = Given an enemy with tactics and shield 1, When 1 damage comes in, Then the tactics is spent and the shield stays.
    .differs = Both symbols are lost in the extraction. They are shield and tactics: the sentence points to the page-7 rules, where tactics is the symbol that can be spent as a copy of a blocking symbol. Tactics must go first because the shield it copies has to be showing.

rule-UB-SHIELD-003 = Unblockable damage
    .text = Damage that cannot be blocked (charge, or so worded) lets the enemy spend neither shields nor tactics as a shield.
    .check = Given an enemy with 2 shields, When it is dealt 3 unblockable damage, Then it takes 3 and still has 2 shields.

## SHIFT: moving tokens on the board

rule-UB-SHIFT-001 = Recast or flipped tokens move
    .text = An enemy token that is recast or flipped to another symbol is moved to the space of its new symbol.
    .check = Given a shield flipped to enemy damage, When the flip ends, Then the token lies on the enemy-damage space.

rule-UB-SHIFT-002 = Removed top token frees the double
    .text = If the token on top of a double is removed, the double goes back to its original space.
    .check = Given a stack surge-on-double in part 2, When the surge is removed, Then the double lies on the double space again.

rule-UB-SHIFT-003 = Surge on a double moves the stack
    .text = If a surge token is put on top of a double, move the stack to the part of the surge space for the new sum.
    .check = Given a surge of 1 on a double, When stacked, Then the stack lies in part 2.

## CHOICE: choices made for an enemy

rule-UB-CHOICE-001 = Optional abilities are always used
    .text = If at any moment an enemy has an optional ability, it uses it as often as possible.
    .check = Given an enemy that may spend 1 surge to stop a flip and has 2 surge, When the hero flips twice in the round, Then both flips are stopped and 2 surge are spent.

rule-UB-CHOICE-002 = Choose what hurts the hero most
    .text = When resolving an enemy's ability calls for a choice, make the choice that harms the hero as much as possible.
    .check = Given an ability that removes one hero token and a hero showing 2 physical and a dash, When it is resolved, Then the 2 physical token is removed.

rule-UB-CHOICE-003 = Two damage instead of a biased choice
    .text = If the player feels unable to choose without bias, the hero takes 2 damage instead and the effect is neither chosen nor resolved.
    .check = Given a player who declines to choose, When the ability is reached, Then the hero is dealt 2 damage and the ability does nothing else.

## CIV: civilised hexes

rule-UB-CIV-001 = Civilised hex
    .text = A hex is a civilised hex if it holds a city, a town, a stronghold or a shrine.
    .check = Given a hill hex with a shrine, When tested, Then it is civilised; a plain hill hex is not.

rule-UB-CIV-002 = The opposite of wilderness
    .text = Every hex is either civilised or wilderness, because the base rules call wilderness every hex without a city, town, shrine or stronghold.
    .check = Given all hexes of the board, When sorted, Then none is both and none is neither.

## CHARGE: the charge symbol

rule-UB-CHARGE-001 = A new kind of damage on tokens
    .text = Charge is a damage symbol on combat tokens, separate from physical, magic and enemy damage; heroes and enemies may both have it.
    .check = Given an ability that blocks physical damage, When 2 charge is spent, Then that ability does not apply.

rule-UB-CHARGE-002 = Spending charge
    .text = As a combat action a combatant may spend X charge to deal X damage to the opponent that cannot be blocked.
    .check = Given 2 charge spent against an opponent with 3 shields, When resolved, Then 2 damage is taken and 3 shields are left.
    .differs = The Polish adjective could be read as 'damage that does not block'. It stands for unblockable; nothing else makes sense.

rule-UB-CHARGE-003 = The charger cannot block afterwards
    .text = After a combatant has spent charge in a combat round, that combatant cannot block damage for the rest of the round.
    .check = Given a hero with 2 shields who spent 1 charge, When the enemy then deals 2 damage this round, Then the hero takes 2; next round shields work again.

## TACTICS: the tactics symbol

rule-UB-TACTICS-001 = Copies another symbol
    .text = Tactics is a combat symbol that is spent as a copy of another symbol in play.
    .check = Given tactics and no other token in either pool, When tactics is to be spent, Then there is nothing to copy.

rule-UB-TACTICS-002 = As a combat action
    .text = As a combat action a combatant may spend one tactics from the own pool as a copy of the symbol showing on any other token in any combatant's pool.
    .check = Given my tactics and the opponent's faceup agility, When I spend tactics as agility, Then I flip one of my tokens or make the opponent recast one.

rule-UB-TACTICS-003 = In answer to damage
    .text = When about to take damage, a combatant may spend one tactics from the own pool as a copy of a symbol that would let it block or prevent that damage. This is not a combat action.
    .check = Given tactics and a faceup shield 1 in either pool, When 2 damage comes in, Then spending tactics as that shield leaves 1 damage.

rule-UB-TACTICS-004 = Never together with other tokens
    .text = Tactics cannot be spent together with other tokens in one combat action; the copy is a separate action.
    .check = Given tactics and tokens worth 3 physical, When a hero attacks with the 3 physical, Then the tactics copy may only follow as another combat action.

rule-UB-TACTICS-005 = Heroes cannot copy enemy damage
    .text = Only enemies can spend enemy damage, so a hero cannot spend tactics as a copy of it.
    .check = Given a hero's tactics and only enemy damage showing elsewhere, When copying is tried, Then it is refused.

rule-UB-TACTICS-006 = Enemies cannot copy physical or magical damage
    .text = Only heroes can spend physical or magical damage, so an enemy cannot spend tactics as a copy of either.
    .check = Given an enemy's tactics and only hero physical damage showing, When its tactics space is reached, Then nothing can be copied and the space is skipped.

rule-UB-TACTICS-007 = Double cannot be copied
    .text = Because tactics is spent the moment it is used, it cannot copy the effect of a double.
    .check = Given tactics and a faceup double only, When copying is tried, Then it is refused.

rule-UB-TACTICS-008 = The number is copied too
    .text = If the copied symbol has a number, the number is copied with it.
    .check = Given my tactics and my own faceup token 2 physical, When spent as a copy, Then 2 physical damage is dealt.

## SCEN: scenarios

rule-UB-SCEN-001 = Two new scenarios
    .text = The expansion brings two new scenarios: The Red Death (a plague spreading over the land) and The Locust Swarm (an invasion by Uthuk warbands).
    .check = Given the scenario list, When filtered to the expansion, Then it shows The Red Death and The Locust Swarm.

rule-UB-SCEN-002 = Three converted scenarios
    .text = Three sheets let earlier competitive scenarios be played co-operatively or solo: the two of the base game (The Ascendance of Margath, The Corpse King) and Caught in a Web.
    .check = Given only the base game and this expansion, When co-operative scenarios are listed, Then 4 are playable.
    .differs = 002 names only Caught in a Web; that the other two are the base scenarios follows from the number three and from the base game having two.

rule-UB-SCEN-003 = Caught in a Web needs its own pack
    .text = The Caught in a Web sheet may be used, co-operatively or solo, only by players who own that scenario pack; without it the sheet is left out when a scenario is chosen.
    .check = Given the pack is not owned, When a scenario is drawn at random, Then Caught in a Web cannot come up.

rule-UB-SCEN-004 = Queen Ariad's token
    .text = The single Queen Ariad combat token is the villain token of Caught in a Web and is cast by her in addition to the six enemy tokens.
    .check = Given the fight with Queen Ariad, When she casts, Then she casts 5 + 1 + 1 = 7 tokens.
    .differs = 002 lists the token and nothing else; its use follows from 003, where every villain has a token of its own.

rule-UB-SCEN-005 = Locust Swarm: setup
    .text = The five warband cards are kept apart from the story deck and mixed. One, picked blindly, opens the scenario: it lies faceup in the first space of the story quest track (I) and its story quest token stands on Outlaw Glade (Polana Zbójców). Behind it lie as many further warbands, facedown, as there are players; story cards reveal them in the course of the game. Any others are not used.
    .check = Given 2 players, When set up, Then 1 warband is faceup at Outlaw Glade, 2 are facedown on the track and 2 are in the box.

rule-UB-SCEN-006 = Locust Swarm: moving warbands
    .text = When warbands move, the faceup ones act one after another, lowest space of the story quest track first, and each advances a single hex on the shortest way to the closest civilised hex that is a legal target for it. Hexes with a scorched earth token are never legal targets.
    .check = Given two faceup warbands in spaces I and II, When warbands move, Then the one in I moves 1 hex first.

rule-UB-SCEN-007 = Locust Swarm: what a warband can target
    .text = A warband's units decide its targets: with 1 unit shrines, with 2 also towns, with 3 also strongholds, with 4 also cities.
    .check = Given a warband with 2 units, a city 1 hex away and a town 3 hexes away, When it moves, Then it moves toward the town.

rule-UB-SCEN-008 = Locust Swarm: no target, one more unit
    .text = A faceup warband that is told to move while no legal target exists for it stays where it is and gains one unit.
    .check = Given a warband with 0 units, When warbands move, Then it stays and has 1 unit.

rule-UB-SCEN-009 = Locust Swarm: units and victory
    .text = Story tokens stand for Uthuk units and make a warband stronger. The players win by defeating all warbands.
    .check = Given 3 warbands in play of which 2 are defeated, When the 3rd is defeated, Then the players win.

rule-UB-SCEN-010 = Red Death: plague and cures
    .text = In The Red Death cities and towns can carry a plague that heroes can cure. One quest of the scenario shows how: for 1 action, test an attribute in a plagued city or town; few successes give little, 2 give 3 gold, 3 or more cure the plague on that hex.
    .check = Given a hero with that quest in a plagued town, When the test brings 3 successes, Then the plague there is cured.
    .differs = The attribute icon is lost in the page text, and the rest of the sheet was not found.

## GAP: rulings where the rules sheet leaves a real gap

rule-UB-GAP-001 = Boards are data
    .text = A combat board is an ordered list of spaces; each space has a symbol, an instruction, a plus value (normally 0) and, for surge, three parts. The board also has one ability. The engine must read all of this from data and hard-code no board.
    .check = Given a board file with spaces agility, double, surge, tactics, enemy damage, When loaded, Then the enemy scans them in that order.
    .differs = Why: the boards themselves are pictures in 002 and were not extracted; only fragments of the Mystic and Warrior boards are known.

rule-UB-GAP-002 = Mystic board: spaces
    .text = Mystic, top to bottom: agility; double (lay your highest surge on it if an unused ability with an effect could then be paid, otherwise your highest enemy damage); surge; tactics (copy the highest enemy damage showing, otherwise the highest surge that can pay for an unused ability); enemy damage (spend all).
    .check = Given surge 1, double, tactics, two enemy damage 1 and an unused ability of cost 2 with an effect, When the enemy acts four times, Then the order is double, surge stack of 2, tactics for 1, enemy damage for 2; Given no such ability, Then the first action lays an enemy damage on the double.
    .differs = Known from the example: double before surge before tactics before enemy damage, enemy damage last, surge doubled first, tactics copying the highest enemy damage. Inferred: that the empty space above double is agility (the only remaining symbol resolved as an action). Ours: the condition on doubling surge (without it an enemy with no use for surge would waste its double), the fallbacks after 'otherwise', and the agility instruction, which is to make the hero recast the unspent hero token of highest damage value.

rule-UB-GAP-003 = Warrior board: spaces
    .text = Warrior, top to bottom: agility (flip one of your tokens showing a dash, otherwise make the hero recast the highest damage token); double (your highest enemy damage, otherwise your highest surge if an unused ability with an effect could then be paid); surge; enemy damage with +1 (spend all).
    .check = Given agility, a dash side whose other side is enemy damage 1, and enemy damage 1, When the enemy acts twice, Then the dash is flipped first and the second action deals 1+1+1 = 3.
    .differs = Known: only the +1 on enemy damage. Order and instructions are ours, copied from the Mystic skeleton (manipulate, double, abilities, attack).

rule-UB-GAP-004 = Savage board: spaces
    .text = Savage, top to bottom: double (your highest charge, otherwise your highest enemy damage); charge (spend all); enemy damage (spend all); surge; agility (flip one of your tokens showing a shield or dash).
    .check = Given charge 1, enemy damage 1 and surge 1, When the enemy acts three times, Then the order is charge, enemy damage, surge.
    .differs = Nothing of this board is known. Design: the Savage attacks before anything else and cares little for defence, which suits a set with charge on it.

rule-UB-GAP-005 = Trickster board: spaces
    .text = Trickster, top to bottom: agility (make the hero recast the unspent hero token of highest damage value); tactics (copy the highest enemy damage, otherwise surge that can pay for an unused ability); double (your highest surge if an unused ability with an effect could then be paid, otherwise your highest enemy damage); surge; enemy damage (spend all).
    .check = Given agility 1 and enemy damage 1 against a hero showing 2 physical, When the enemy acts first, Then the 2 physical token is recast before any damage is dealt.
    .differs = Nothing of this board is known. Design: spoil the hero's throw first, strike last.

rule-UB-GAP-006 = Mystic board: ability
    .text = Mystic ability: whenever damage that can be blocked would be dealt to it while a shield shows on any other token in either pool, the Mystic spends tactics as a copy of that shield.
    .check = Given a Mystic with tactics and a hero with a faceup shield 1, When the hero deals 2 physical, Then tactics is spent and 1 damage is taken.
    .differs = The example says the text on the board tells the hero that the Warlock's tactics will copy the hero's own symbol against a direct attack; the only copyable symbol that could matter is the hero's shield. Whether the words stand under the board's name or on the tactics space (which seems to be labelled Skopiuj, copy) is unknown and makes no difference.

rule-UB-GAP-007 = Warrior, Savage and Trickster boards: abilities
    .text = Warrior: once per combat round, before initiative is counted, recast one of its tokens showing a dash. Savage: while its damage is at least half its health, its enemy-damage space has +1. Trickster: in the first combat round of a fight, after initiative is decided, the hero recasts the hero token of highest damage value. A game option switches board abilities of our own making off.
    .check = Given a Savage of health 6 with 3 damage and one enemy damage 1, When that space is resolved, Then 2 damage is dealt; Given a Trickster fight tied for initiative, Then the hero still acts first.
    .differs = 002 says every board has an ability but prints none. These are small and thematic on purpose, to make up for the missing human controller; none of them touches a printed rule (ties for initiative stay with the hero, UB-BOARD-006).

rule-UB-GAP-008 = Shields and dashes beside the spaces
    .text = Shield tokens lie on a holding space that is never resolved as an action; they are used only in answer to damage. Dash tokens lie beside the board and cannot be resolved, but stay in the pool and can be flipped or recast.
    .check = Given only a shield and a dash left, When the enemy is to act, Then it passes.
    .differs = Why: every token must lie somewhere, but the example's last space is enemy damage and shields never take a combat action.

rule-UB-GAP-009 = A symbol without a space
    .text = If a token shows a symbol for which the board has no space (a villain's own token, a copied or stolen one), it is resolved as a space of its own just above enemy damage: charge is spent as charge, tactics and agility as on the Mystic board.
    .check = Given a Warrior villain whose own token shows charge 2 and a board without charge, When the scan gets below surge, Then 2 charge is spent before enemy damage.

rule-UB-GAP-010 = The scan starts at the top every time
    .text = For each enemy combat action scan the board from the top and resolve the first space that holds at least one token that can be resolved with effect.
    .check = Given the enemy has just resolved enemy damage at the bottom and a hero effect then turns an enemy token to agility, When the enemy acts, Then the agility space is resolved.
    .differs = Reading A: go on downward from the last space and come back only for skipped symbols. Reading B: scan from the top each time. Ruling: B; it gives the same result in the example, covers the re-check of skipped symbols, and needs no memory.

rule-UB-GAP-011 = Several tokens on a one-at-a-time space
    .text = When a space holds several agility, double or tactics tokens, they are resolved one after the other within the same enemy action, each with its own effect, since the board rule says all tokens of a space are resolved. Copies made by tactics are separate instances of damage.
    .check = Given 2 tactics and enemy damage 1, When the tactics space is resolved, Then the hero is dealt 1 and then 1 again, blocked separately.
    .differs = The base rules allow one agility per action, and tactics may not be combined with other tokens. Resolving one by one honours both texts.

rule-UB-GAP-012 = Five tokens plus the powerful one
    .text = Each trait set of six consists of five ordinary tokens and one powerful-enemy token. In Act 1 an enemy casts the five, in Act 2 all six; a villain casts all six plus its own token.
    .check = Given a Mystic enemy in Act 1, When it casts, Then 5 tokens are cast; in Act 2, 6.
    .differs = Reading A: all six are always cast. Reading B: as in the base game. Ruling: B; the base (Warrior) set is five plus one, the Warlock in the example has exactly five tokens, and a play report casts five in Act 1.

rule-UB-GAP-013 = Warrior set: faces
    .text = Warrior tokens, side / side, gold marked *: enemy damage 1 / dash*; shield 1 / enemy damage 1; agility / enemy damage 1; enemy damage 1* / surge 1; double / dash*; powerful token: enemy damage 2 / surge 1*.
    .check = Given the 5 ordinary Warrior tokens, When their faces are counted, Then there are 4 enemy damage, 2 dash, 1 shield, 1 agility, 1 surge and 1 double.
    .differs = Four public programs agree once one program's stand-in for surge is set aside. 003 confirms the powerful token's two symbols but not which is golden.

rule-UB-GAP-014 = Mystic, Savage, Trickster sets: faces
    .text = Until a copy is checked use: Mystic: surge 1 / enemy damage 1*; double / dash*; tactics / shield 1; enemy damage 1 / surge 1; enemy damage 1 / agility; powerful: surge 2* / enemy damage 2. Savage: enemy damage 1 / charge 1; enemy damage 1 / dash*; charge 1 / dash*; double / dash; surge 1 / enemy damage 1*; powerful: charge 2 / surge 1*. Trickster: agility / enemy damage 1*; shield 1 / enemy damage 1; tactics / dash*; surge 1 / agility*; enemy damage 1 / double; powerful: enemy damage 2 / tactics*.
    .check = Given the five ordinary Mystic tokens, When each shows its first side, Then the pool is surge, double, tactics, enemy damage, enemy damage with 0 golden symbols, as in the worked example; Given all 32 casts of the five Savage tokens, When enemy damage, charge and the best doubling are summed, Then the mean is 3.0, of which charge 1.0 before doubling.
    .differs = Only one fact is known: the five ordinary Mystic tokens can show surge, double, tactics and twice enemy damage at once. The rest is ours, with charge given to Savages and tactics to Mystics and Tricksters. * marks gold. Sizing: mean damage of one cast with the best use of double and tactics is Warrior 2.5, Mystic 2.4, Trickster 2.3 and Savage 3.0 in Act 1 (3.7, 3.9, 4.3 and 4.3 in Act 2); the Savage pays for its edge by having no shield.

rule-UB-GAP-015 = Trait and token of villains
    .text = A villain fights with the board and token set of the primary trait on its card, plus its own token. Margath is a Warrior (Warrior, Villain, Dragon), Vorakesh a Mystic (Mystic, Villain, Humanoid). Queen Ariad, whose card was not seen, is taken as a Trickster.
    .check = Given Margath in Act 2, When he casts, Then he casts the 5 + 1 Warrior tokens + his own = 7.
    .differs = Only Queen Ariad's trait is our own choice.

rule-UB-GAP-016 = Enemies without a primary trait
    .text = An enemy whose data name no primary trait (older packs, own content) counts as a Warrior.
    .check = Given an enemy with only the trait Undead, When combat starts, Then the base tokens and the Warrior board are used.
    .differs = Why: the Warrior set is the base set, so the fight stays as it was before the expansion.

rule-UB-GAP-017 = Who handles the enemy's side
    .text = At a table any player may cast and move the enemy's tokens; by default the player to the right of the fighting hero, in solo the solo player. The software casts and resolves them itself and only asks when a choice is left to the players.
    .check = Given a 3-player co-operative fight, When the enemy must cast, Then the engine casts without asking any seat.
    .differs = 002 says one of the players; 003 names the player on the right for base play.

rule-UB-GAP-018 = What harms most: an order for the engine
    .text = The engine ranks the options of an enemy choice by: defeats the hero now; most damage the hero will take this combat round; least damage the enemy will take this round; most lasting loss to the hero (assets, skills, gold, trophies, in that order); first in the printed order. Damage still to come is a plain estimate: the values of the damage symbols that would be showing on unspent tokens of each side, a random throw counted at its expected value, answers of the other side left out.
    .check = Given Relentless and spent tokens enemy damage 1 / surge 1 and double / dash, When the engine chooses, Then the damage token is recast (expected damage 0.5 against 0).
    .differs = Why: the rule gives only the aim (harm the hero as much as possible); a program needs a fixed order and a cheap estimate so that games can be replayed and no search is needed.

rule-UB-GAP-019 = The two-damage way out in software
    .text = The engine's own choice is the default. A table setting hands such choices to the players; then the offer to take 2 damage instead is shown with them. In combat this damage can be blocked like any other damage.
    .check = Given the setting on and a hero with 1 shield, When the player takes the way out in combat, Then 1 damage is taken and the shield is spent.
    .differs = Reading A: the 2 damage is a penalty outside the fight and cannot be blocked. Reading B: in combat shields block damage from any source (003). Ruling: B.

rule-UB-GAP-020 = Grouping surges
    .text = Surge is grouped anew whenever the surge space is about to be resolved: take the costliest payable ability with an effect and pay it with the tokens or stacks of smallest sufficient total. Surplus value is lost; surge that pays for nothing stays and counts as unresolvable.
    .check = Given a doubled stack of 2 and a single 1, and abilities of cost 3 and 1, When resolved, Then all three tokens pay for the cost-3 ability.
    .differs = The three parts of the space are a sorting help; the rule itself is 'just enough for the costliest unused ability'.

rule-UB-GAP-021 = Abilities costing X
    .text = An ability with cost X ranks by the surge the enemy could spend on it, that is all it has; when it is chosen, all the surge the enemy still has is spent on it.
    .check = Given 3 surge and unused abilities of cost X and cost 2, When resolved, Then X is chosen with X = 3.
    .differs = Why: costliest first; with all surge spent X is the costliest.

rule-UB-GAP-022 = Plus, double and tactics together
    .text = A plus is added after doubling, to the final total of its space. A copy made with tactics is resolved on the tactics space and gets no plus from another space.
    .check = Given a Warrior with enemy damage 2 on a double and a loose enemy damage 1, When that space is resolved, Then 4 + 1 + 1 = 6 damage is dealt.
    .differs = 002 says the plus goes on the combined value; doubling is part of a token's value.

rule-UB-GAP-023 = How many shields an enemy spends
    .text = Against one instance of damage the enemy spends tactics copies first, then shields, smallest sufficient first, and stops as soon as all of it is blocked.
    .check = Given shields of 1 and 2 and incoming damage 1, When it blocks, Then only the shield of 1 is spent.
    .differs = Why: 'at the first opportunity' tells when to block, not to waste tokens.

rule-UB-GAP-024 = Tactics needs a symbol that shows
    .text = In both uses tactics copies a symbol showing on another unspent token in the pool of either side. A token under another one does not show. Tactics cannot copy a dash or another tactics.
    .check = Given tactics and no shield showing in either pool, When 2 damage comes in, Then tactics cannot block.
    .differs = The sentence on defence does not repeat that the symbol must show. It still speaks of a copy, the example has the Warlock copy the hero's shield, and the order 'tactics first, then shield' only makes sense if the shield must still be showing.

rule-UB-GAP-025 = Tactics and doubled tokens
    .text = Tactics copies the printed symbol and number of a token, not a doubling under it. Tactics that itself lies on a double is spent with the double and its copied value is doubled (agility gains nothing).
    .check = Given my 2 physical on a double and a loose tactics, When tactics copies it, Then 2 damage is dealt, not 4.
    .differs = Reading A: the doubled value is copied (a public token calculator does so). Reading B: only the printed number. Ruling: B; 002 speaks of a symbol printed with a number. That tactics cannot be spent together with other tokens is read as not adding tokens to the copied symbol; a double under it is part of the stack.

rule-UB-GAP-026 = Charge, shields and prevention
    .text = A combatant who spent charge, or tactics as a copy of charge, can spend neither shields nor tactics as a shield that round, but may still negate or prevent abilities. Charge is not mixed with another kind of damage in one action, and it can be doubled.
    .check = Given a hero who spent 1 charge and has 1 agility, When the Warlock uses its 2-surge ability, Then the hero may still spend agility to negate it but not a shield to block it.
    .differs = 002 forbids blocking only; blocking and negating are separate terms in 003.

rule-UB-GAP-027 = A flipped token on a double
    .text = When the token on top of a double is recast or flipped, it returns to the same stack and the whole stack moves to the space of the new symbol; showing a dash, the stack cannot be resolved until it changes again.
    .check = Given surge on double in part 2, When the surge is flipped to enemy damage 1, Then the stack lies on enemy damage and is worth 2.

rule-UB-GAP-028 = One team
    .text = In a co-operative game all players win or lose together; a player whose hero was eliminated shares the result.
    .check = Given 3 players of whom 1 was eliminated, When the last warband is defeated, Then all 3 have won.
    .differs = 002 never says it in words; the introduction has heroes fight side by side.

rule-UB-GAP-029 = How the game is won
    .text = The sheet in play names the goal. In a villain scenario the team wins at once when any hero defeats the villain.
    .check = Given hero B defeats Margath, When combat ends, Then the whole team has won.

rule-UB-GAP-030 = How the game is lost
    .text = The team loses at once when the sheet's loss condition is met or every hero has been eliminated, and at the end of Act 2 (time token at the end of the track for the second time and all turns of that round taken) if the goal is not reached and the sheet names no other ending.
    .check = Given a solo hero defeated by the villain, When eliminated, Then the game is lost.
    .differs = 003 refers to the scenario card when time runs out; the co-operative sheets' words were not found.

rule-UB-GAP-031 = Fighting the villain
    .text = The base rules stand: one hero fights the villain at a time, cannot flee, and is eliminated on defeat; all damage is then removed from the villain and another hero may try.
    .check = Given A deals the villain 9 damage and is defeated, When B engages it later, Then the villain starts with 0 damage.

rule-UB-GAP-032 = Sheet instead of card
    .text = In a co-operative or solo game the scenario sheet takes the place of the scenario card. The sheet of a converted scenario is used like the card: side A during play, side B for the villain. The sheet of The Locust Swarm starts on the side with setup and warband movement and is then turned over for play, the first side staying in use for reference; The Red Death is handled alike. The scenario's own story deck and adventure cards are used with it. The two new scenarios are for co-operative and solo play only.
    .check = Given a co-operative Margath game, When set up, Then the Margath sheet, the Margath story deck and 30 Margath adventure cards are used.
    .differs = 002 does not say whether the new scenarios work competitively; their sheets come with the two new modes and the goal is shared. That the Locust Swarm sheet is turned over after setup is printed on it; the second sides were not found.

rule-UB-GAP-033 = Turns in a party
    .text = A party changes nothing in the turn order: rounds, first player and time track run as in the base game, and every member still takes an own turn with three actions. On another member's turn a hero moves along but takes no actions (no shopping, training, resting, adventuring).
    .check = Given party A+B in a city on A's turn, When B wants to shop, Then B must wait for B's own turn.
    .differs = 002 is silent; players who tried it read it this way, and nothing in 002 grants actions outside a turn.

rule-UB-GAP-034 = Combat stays one against one
    .text = A fight is between the active hero and one enemy, also in a party; the other members join in only if a party skill says so.
    .check = Given a party of 3, When A draws an enemy, Then only A's tokens are cast against it.

rule-UB-GAP-035 = What counts as moving the party
    .text = Any movement of the active hero takes the party along: a move action, an ability that moves, crossing a river, fleeing. Each member's turn can move the party again. A member moved by an own ability on another hero's turn, or by an effect that names that hero alone, moves alone and leaves the party. What entering a hex does (zombies) happens to every member; a member defeated by it drops out there, and if the moving hero is defeated the move ends for all.
    .check = Given party A+B and A flees to the next hex, When the flee succeeds, Then B is on that hex too and B was not in the fight; Given A moves the party onto a zombie, Then A and B take 2 damage each.
    .differs = Reading A: only move actions. Reading B: every movement. Ruling: B; 002 says simply that all members move together. Members who want to stay must leave between actions. Without the rule on other heroes' turns Master Thorn could drag the active hero away in the middle of an action.

rule-UB-GAP-036 = Consent and membership
    .text = An invited hero may refuse. Joining an existing party needs no consent of its members. A hero is in at most one party. A delayed or defeated hero cannot be invited or join. When only one member is left for any reason, the party is dissolved.
    .check = Given party A+B, When B is defeated and removed, Then no party is left.
    .differs = 002 speaks of offering and of declaring, which we read as free choice on the joiner's side only.

rule-UB-GAP-037 = Using party skills
    .text = A learned party skill counts as a skill of every hero who is in a party, for as long as that hero is in it. A once-per-turn limit counts per party and turn. The card has no owner, cannot be discarded to exert, and is not affected by effects on a hero's learned skills. In hand it is an ordinary skill card and may be exerted.
    .check = Given one once-per-turn party skill and party A+B, When A used it on A's turn, Then it cannot be used again before the next turn begins.

rule-UB-GAP-038 = When and what may be traded
    .text = A trade may be made at any time outside the resolution of an action, on the turn of any hero, if both heroes agree. Each side may offer any number of assets plus gold; the two sums of cost and gold must be equal.
    .check = Given A offers assets of cost 2 and 3 for one of cost 4 and 1 gold, When proposed, Then it is legal, because 5 = 4 + 1.
    .differs = 002 names no timing. 003 lets heroes give on their own turns; since trade needs both, we allow it on either's turn and, for simplicity, on anyone's.

rule-UB-GAP-039 = Counting once-per-turn gifts
    .text = The gift and the envelope are two separate once-per-turn allowances of the giving hero and are used on that hero's own turn only. There is no limit on receiving.
    .check = Given A's turn with B and C on the hex in a city, When A gives B 1 gold and sends D an envelope with 1 gold, Then both are legal; a second gift is not.
    .differs = Players asked whether 1 gold may be given on each hero's turn. Base rule: a once-per-turn right is used on one's own turn, so every hero has one gift per round.

rule-UB-GAP-040 = Envelope details
    .text = A holder already in a city or town may open at once, between actions, on anyone's turn; opening may be put off. Contents on an unopened envelope belong to nobody and count for no limit; a skill taken from it is subject to hand size at once. A hero may hold several. If the holder is eliminated, the contents are discarded and the envelope returns to the supply.
    .check = Given B in a town receives an envelope on A's turn, When A's current action ends, Then B may open it.
    .differs = Reading A: B must first leave and enter a city or town again. Reading B: being there is enough. Ruling: B.

rule-UB-GAP-041 = Twists drawn by other effects; reshuffling
    .text = A twist drawn by any effect that is not the shop action's draw and not setup is discarded unresolved and replaced. Discarded twists are shuffled back with the other discarded assets when the asset deck runs out. If deck and discard pile hold nothing but twists, the drawing stops without an asset.
    .check = Given a reward 'draw one asset' and a twist on top, When drawn, Then the twist is discarded without effect and the next asset is taken; Given only twists left in deck and discard pile, Then each is drawn at most once for this draw and no asset is taken.
    .differs = 002 covers shopping, setup and refilling a market; the same treatment as refilling is the nearest fit.

rule-UB-GAP-042 = Twists that last through the shop action
    .text = A twist is discarded as soon as it has been read and carried out; if it changes what the shopper may do (such as gaining gold in place of buying), that lasts to the end of this shop action. Discarding one asset instead of buying is still needed to bring the market to three.
    .check = Given Work the Shop is drawn and the hero takes its 1 gold, When the shop action ends, Then the hero is delayed, has 1 more gold, bought nothing and the market has 3 assets.

rule-UB-GAP-043 = Prepare: edge cases
    .text = The token cannot be spent on the turn it was gained. The extra action is an ordinary action: it may be one of the two needed to adventure, and after spending the token the hero may prepare again. A defeated hero cannot prepare (only rest), but may spend a token for one more action to rest. A delayed hero must still end the delay with the next action. Tokens cannot be traded.
    .check = Given a hero with 1 action left and a token from last turn, When the token is spent, Then the hero has 2 actions and may adventure.

rule-UB-GAP-044 = What refers to another hero
    .text = A card is replaced in solo play if any of its effects needs a hero other than its user to exist (another hero, a rival, a challenge, each other hero, a party). Cards that merely may include other heroes but work for the user alone are kept. It is a yes/no mark in the card data. Cards revealed for a test are not drawn and are never replaced; cards dealt to markets and starting hands are. Trophies gained unseen are kept. Story cards and sheets are never replaced: what they ask of other heroes is skipped. If deck and discard pile hold no unmarked card, nothing is drawn.
    .check = Given solo play and Healer's Garb (heal a hero on your hex, yourself included), When dealt to a market, Then it stays; Given a skill deck and discard pile with marked cards only, When training, Then the draw ends without a card instead of running for ever.
    .differs = 002 gives no test for 'refers to'.

rule-UB-GAP-045 = The solo round
    .text = In solo play a round is the one hero's turn; the solo player is always first player and advances the time token after every turn. The player-count symbol is 1.
    .check = Given a solo game, When the hero has taken 5 turns, Then the time token has moved 5 spaces.

rule-UB-GAP-046 = One person, several heroes
    .text = One person may play two to four heroes under the co-operative rules; each hero is a player for the player-count symbol, hand, turn and gift limits. That is not a solo game.
    .check = Given one person with 2 heroes, When set up, Then party skills and envelopes are used and the symbol is 2.
    .differs = Common practice for co-operative games; 002 does not forbid it.

rule-UB-GAP-047 = Heroes challenging heroes
    .text = Abilities by which one hero challenges another remain as printed in co-operative play and use the base rules for hero against hero, without a combat board; the challenged player must agree. In solo play they do nothing.
    .check = Given Corbin challenges B in a co-operative game, When B declines, Then no combat takes place and the ability is not used up.
    .differs = 002 does not mention challenges; consent keeps them from being an exploit or a grief. Corbin's bounty (2 gold, 1 combat trophy) can be earned once from each willing ally, who is left defeated.

rule-UB-GAP-048 = The new assets as a set
    .text = The 20 new assets form one asset set (letter F). The asset deck is made of three sets chosen from those owned, and the ten twists are added to whatever three were chosen.
    .check = Given sets A, B, C and F, When A, B and F are chosen, Then the deck has 60 assets + 10 twists.
    .differs = 002 gives no instruction for the assets; 003 announces that later sets may be exchanged, and a code F09 is legible on a new card.

rule-UB-GAP-049 = Locust Swarm: rest of the sheet
    .text = Until the sheet is checked: warbands start with 0 units. Warbands move at the end of each round after the time token, ignoring terrain, rivers and heroes; among equally near targets city comes before stronghold before town before shrine, then the lower q, then the lower r, and ties between next hexes are broken by coordinates alike. A warband entering the hex it targets puts a scorched earth token there and keeps its units; the hex then counts as wilderness and its market is closed. Facedown warbands are turned up by story cards; whenever no faceup warband is left while facedown ones remain, the next is turned up at the end of the round. New warbands start on Outlaw Glade unless a card says otherwise. A hero on a warband's hex may spend 1 action to engage it; it has its card's health plus 1 per unit, fights by its card's trait, may be fled from, and keeps no damage after a fight it did not lose. A hero it defeats is not eliminated. Lost if all four cities are scorched, or at the end of Act 2 with a warband left, facedown ones included.
    .check = Given a warband with 4 units next to an unscorched city, When warbands move, Then it enters the city and a scorched earth token is placed; Given the only faceup warband is defeated and 1 is facedown, When the round ends, Then that one is faceup on Outlaw Glade.
    .differs = Known: UB-SCEN-005 to UB-SCEN-009. Starting without units is implied by the rule for warbands that have no target. The rest is our design. Turning up the next warband is needed because all must be defeated and the story deck may not reveal them in time, which would make the game unwinnable.

rule-UB-GAP-050 = Red Death: rest of the sheet
    .text = Until the sheet is checked: at setup put a plague token on as many different cities and towns as the player count plus 1, drawn at random but with at most two cities among them. After each story card one more is placed, on the city or town without plague that is fewest hexes from a plagued one (ties at random); if no plague is left, nothing spreads. A hero ending a turn on a plagued hex takes 1 damage, and resting there is resolved with five dice as in the wilderness. A hero there may spend 1 action to test an attribute of its choice: with 3 successes the plague is removed. Won as soon as in Act 2 no plague is left; lost when all four cities are plagued at once, or at the end of Act 2.
    .check = Given 4 players, When set up, Then 5 of the 9 cities and towns carry a plague token and at most 2 of them are cities; Given a defeated hero in a plagued city, When resting, Then five dice all match and 5 damage are healed.
    .differs = Known: UB-SCEN-010 only. The rest is our design on the same theme. The cap on cities keeps a four-player game from being lost in setup (1 chance in 25 otherwise); resting must heal something, or a hero defeated on a plagued hex could never get up again; a free choice of attribute keeps heroes with spirit 0 in the game.

rule-UB-GAP-051 = Converted scenarios: rest of the sheets
    .text = Until the sheets are checked: play the scenario card's text (3E-SCEN-007 to 3E-SCEN-012) with 'the hero who does this wins' read as 'the team wins' and 'all heroes lose' as 'the team loses', raise the villain's health by the player-count symbol times 2, and let story tokens that change the villain's health (lore, companions) count for whichever hero fights it if held by a member of the same party. The floor of 8 stays and is applied last.
    .check = Given 3 players in one party with 4, 3 and 1 lore, When one of them engages Margath, Then his health is 15 + 6 - 8 = 13; Given a solo hero with 12 lore, Then 8.
    .differs = The three sheets were not found. The rise makes up for the pooled tokens: each hero of The Corpse King starts with a companion worth -2, which it cancels exactly.

rule-UB-GAP-052 = Lost symbols
    .text = Where the extraction of 002 lost a symbol, it was restored from the rule around it, from Polish grammar (surge, damage and double are neuter; shield, agility, charge and tactics feminine) and from 003. Each restored symbol that is not certain is named in a 'differs' note of its entry.
    .check = Given any entry built on a restored symbol, When its certainty is in doubt, Then its 'differs' field says so.

rule-UB-GAP-053 = Values of the two new heroes
    .text = Until the cards are checked. Eliam: speed 3, health 9, hand 3, body 2, mind 2, spirit 1, gold 2, starts in a town; tokens physical 1 / agility*, physical 1 / surge 1*, shield 1 / physical 2; setup: gain 1 gold. Tatianna: speed 3, health 8, hand 4, body 2, mind 2, spirit 1, gold 2, starts on a shrine; tokens physical 2 / agility, physical 1* / shield 1, surge 1* / physical 1; once per turn she may exert to move 1 hex; 1 surge: deal 1 physical damage that cannot be blocked. Golden sides are marked *.
    .check = Given Eliam's three tokens, When each shows its first side, Then the pool is physical 1, physical 1, shield 1 with 0 golden symbols.
    .differs = Read from a scrambled transcript: Eliam's health 9 and hand 3, Tatianna's hand 4 and gold 2, the abilities of UB-CARD-001 to UB-CARD-003. Everything else is ours, on the budget of the base heroes (attribute sum 5, one face of value 2, two golden sides). Eliam's tokens can show physical, physical, shield without gold, as in the worked example.

rule-UB-GAP-054 = Free deeds come to an end
    .text = Trades and party changes cost nothing, so the engine bounds them: between two actions each hero may change its party membership (form, join, leave) at most once, and any two heroes may complete at most 5 trades in a turn. A trade that only restores the state before an earlier trade of the same turn is refused.
    .check = Given B has left the party after A's first action, When B wants to rejoin before A's second action, Then refused; after A's second action allowed.
    .differs = 002 sets no limit; without one computer players could join and leave, or swap the same items, for ever.

rule-UB-GAP-055 = Combat boards and villains' abilities
    .text = A villain's surge abilities follow the board rules: costliest payable one with an effect first, equal costs from top to bottom. Choices in them are made by UB-GAP-018. Vorakesh's borrowed ability has an effect only if the combat discard pile holds an enemy with a surge ability; the engine draws the card when the surge is paid and picks its ability by UB-GAP-018. The dice roll that moves Margath after Act 2 is made by the engine, and nobody may change it.
    .check = Given Margath undamaged with 2 surge and abilities of cost 1, 2 and 3 unused, When the surge space is resolved, Then healing has no effect and the cost-1 ability flips one hero token.
