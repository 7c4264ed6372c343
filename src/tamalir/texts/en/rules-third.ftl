### Runebound, Third Edition: the words of the rules catalogue.
### Message: title. Attributes: text (the rule), check (how a test shows it), differs (where readings differ,
### and which one holds). Every value stands on one line; three digits name a printing, see content/rules/third.toml.

## GOLDEN - precedence of rules, and reading of key words

rule-3E-GOLDEN-001 = Rules reference outranks the introductory rulebook
    .text = Where the complete rules reference and the introductory rulebook disagree, the complete rules reference is followed. It is the last word on rules.
    .check = Given a statement in the introductory rules that conflicts with the reference, When the engine must pick, Then the reference's version is the one implemented and the other is recorded only as a note.

rule-3E-GOLDEN-002 = Component text outranks the rules reference
    .text = When the text on a component contradicts the rules reference, the component's text applies.
    .check = Given a card that lets a hero adventure for 1 action, When the hero adventures by that card, Then 1 action is charged instead of 2.

rule-3E-GOLDEN-003 = Obey both card and rule where possible
    .text = A card replaces only the part of a rule it really contradicts. If card and rule can both be obeyed at once, both must be obeyed.
    .check = Given a card giving +2 dice on a move roll and speed 3, When the hero moves by dice, Then 5 dice are rolled and every other movement rule (one die, one hex) still holds.

rule-3E-GOLDEN-004 = Cannot is absolute
    .text = An effect of a card that uses the word cannot (in any inflection) is final: no other rule or ability can get round it.
    .check = Given damage 3 that cannot be blocked and a hero with 3 shields plus an ability that blocks 3, When the damage resolves, Then 3 damage tokens are placed.

rule-3E-GOLDEN-005 = May marks an optional effect
    .text = An effect worded with may (in any inflection) is optional for the player it is offered to; an effect without it is mandatory.
    .check = Given an ability 'you may heal 1', When it is offered, Then a decline choice exists; Given 'heal 1', Then no decline choice exists.

rule-3E-GOLDEN-006 = Surge abilities are always optional
    .text = No player is ever obliged to activate a surge ability, whatever its wording.
    .check = Given an enemy with 2 surges and a 2-surge ability, When its controller is to act, Then passing is a legal choice.

rule-3E-GOLDEN-007 = Hands off other players' components
    .text = A player cannot touch or affect the quests, rumors, skill cards, asset cards, hero card, tokens or trophies of another player unless an ability says expressly that it may.
    .check = Given hero A with an effect 'discard 1 trophy', When it resolves, Then only A's trophies are eligible.

rule-3E-GOLDEN-008 = Topics the rules flag as easily missed
    .text = The document singles out five glossary topics that players tend to miss: component limitations, once per turn, fair play, the letter X and simultaneous abilities.
    .check = Given the help index, When opened, Then entries for LIMIT, ONCE, FAIR, X and SIMUL rules are present.

## SETUP - the ten steps, in order

rule-3E-SETUP-001 = Step 1a: place the board
    .text = Put the board in the middle of the play area.
    .check = Given a new game, When step 1 is done, Then one board instance exists and no later step has run.

rule-3E-SETUP-002 = Step 1b: free seating
    .text = Players sit round the board in any order they like; the seating then fixes clockwise turn order and who sits to whose right.
    .check = Given seats A,B,C clockwise, When turn order is asked with B first, Then it is B,C,A.

rule-3E-SETUP-003 = Step 1c: place adventure gems
    .text = Place one faceup adventure gem on every hex that shows a gem symbol, each gem matching the kind of its symbol.
    .check = Given a board with 9 gem symbols of each of the 3 kinds, When step 1 is done, Then 27 gems lie on the board, all faceup and of the right kind.

rule-3E-SETUP-004 = Step 2: create the token bank
    .text = Sort all tokens that are left by type; together they form the token bank.
    .check = Given setup, When step 2 is done, Then every token not on the board belongs to the bank.

rule-3E-SETUP-005 = Step 3a: choose one scenario
    .text = The players agree on exactly one scenario for this game.
    .check = Given two scenarios on offer, When all players name the same one, Then that one is used and only that one.

rule-3E-SETUP-006 = Step 3b: random scenario on disagreement
    .text = If the players cannot agree on a scenario, it is picked at random.
    .check = Given split votes and seed 7, When setup runs twice with seed 7, Then the same scenario is drawn both times, each scenario having equal probability.

rule-3E-SETUP-007 = Step 3c: build the story deck
    .text = Shuffle the ten story cards of the chosen scenario (recognised by the villain's picture) into the story deck; put the story cards of every other scenario back in the box.
    .check = Given scenario M chosen, When step 3 is done, Then the story deck has 10 cards, all of M, in shuffled order.

rule-3E-SETUP-008 = Step 3d: read the scenario card aloud
    .text = Both sides of the scenario card are read aloud to all players before play.
    .check = Given setup, When step 3 is done, Then both sides of the scenario card are visible to every player.

rule-3E-SETUP-009 = Step 4a: three base adventure decks
    .text = Split the 60 adventure cards that belong to no scenario into three decks by their backs (20 cards each): combat, explore and social.
    .check = Given 60 base adventure cards, When split by back, Then three decks of 20 result.

rule-3E-SETUP-010 = Step 4b: add the scenario's adventure cards
    .text = Shuffle into each of the three decks the ten adventure cards of that back that carry the chosen villain's picture in the lower right corner; return the other scenario's adventure cards to the box. Each deck then holds 30 cards.
    .check = Given scenario M, When step 4 is done, Then each adventure deck has 30 cards of which 10 belong to M and none to another scenario.

rule-3E-SETUP-011 = Step 5a: random first player
    .text = Determine the first player at random before heroes are chosen.
    .check = Given 4 players and many seeds, When first players are drawn, Then each seat comes up in about 25 percent of games.

rule-3E-SETUP-012 = Step 5b: choose heroes in turn order
    .text = Starting with the first player and going in turn order, each player chooses a hero that is still free.
    .check = Given order B,C,A and B took Corbin, When C chooses, Then Corbin is not on offer.

rule-3E-SETUP-013 = Step 5c: hero card starts on its setup side
    .text = A hero card has two sides and starts the game with the side that carries the setup ability showing.
    .check = Given a chosen hero, When step 5 is done, Then the active side is the setup side and the play side's abilities are unavailable.

rule-3E-SETUP-014 = Step 5d: starting gold
    .text = Each player takes gold from the bank equal to the starting gold value of the chosen hero.
    .check = Given a hero with starting gold 2, When step 5 is done, Then that player owns 2 gold.

rule-3E-SETUP-015 = Step 5e: starting combat tokens
    .text = Each player takes from the bank the combat tokens belonging to the chosen hero.
    .check = Given a hero with 3 starting combat tokens, When step 5 is done, Then exactly these 3 are owned.

rule-3E-SETUP-016 = Step 6: starting skill hands
    .text = Shuffle the skill deck. In turn order, beginning with the first player, each player draws skill cards equal to the hero's maximum hand size.
    .check = Given hand sizes 4 and 3 and a 60-card deck, When step 6 is done, Then hands hold 4 and 3 cards and 53 remain.

rule-3E-SETUP-017 = Step 7: place heroes
    .text = In turn order each player puts the hero's figure on a shrine, stronghold or town, of the kind the hero card names, choosing freely among the hexes of that kind.
    .check = Given a hero whose card says 'shrine' and 5 shrines on the board, When placing, Then exactly those 5 hexes are legal.
    .differs = The sentence can be read (a) as any of the three kinds at will or (b) as the kind printed on the hero card with free choice of the hex. Default: (b); the bracketed remark points to the hero card.

rule-3E-SETUP-018 = Step 8a: resolve setup abilities
    .text = In turn order each player resolves the setup ability of the hero card.
    .check = Given order B,C,A, When step 8 runs, Then the three setup abilities resolve in the order B,C,A.

rule-3E-SETUP-019 = Step 8b: flip hero cards to the play side
    .text = After the setup abilities have been resolved every player turns the hero card over; the other side is used for the rest of the game.
    .check = Given step 8 done, When abilities are listed, Then only play-side abilities appear.

rule-3E-SETUP-020 = Laurel: no terrain knowledge during setup
    .text = Laurel of Bloodwood cannot use her terrain-knowledge ability while the game is being set up.
    .check = Given Laurel resolves her setup ability, When dice are rolled for it, Then her terrain-knowledge ability is not offered.

rule-3E-SETUP-021 = Laurel: may exert on her setup roll
    .text = Laurel may exert to reroll terrain dice that she rolls for her setup ability, using the skill cards drawn in step 6.
    .check = Given Laurel with 4 skill cards rolls for setup, When she exerts once, Then one die is rerolled and her hand falls to 3.

rule-3E-SETUP-022 = Step 9: fill the markets
    .text = Shuffle the asset deck and deal three faceup asset cards to each of the four markets printed along the board's side.
    .check = Given a shuffled asset deck of 60, When step 9 is done, Then 4 markets show 3 cards each and 48 remain.

rule-3E-SETUP-023 = Step 10: place the time token
    .text = Put the time token on the first space of the time track. Play can begin.
    .check = Given step 10 done, When the state is read, Then the token stands on space 1 showing Act 1 and nothing printed on that space has been triggered.
    .differs = The step does not name the token's side; Act 1 follows from the acts rules. Being placed is not moving, so symbols of space 1 do not trigger at setup.

## ROUND, TURN, FIRST - order of play

rule-3E-ROUND-001 = The game is a chain of rounds
    .text = Play proceeds in rounds, one after another, until the game ends.
    .check = Given round 1 over and nobody has won, When play goes on, Then round 2 starts.

rule-3E-ROUND-002 = One turn per player per round
    .text = In each round every player takes exactly one turn, the first player first, then clockwise.
    .check = Given first player A of A,B,C, When a round is played, Then the turns are A,B,C and each occurs once.

rule-3E-ROUND-003 = Time token moves between rounds
    .text = When a round is over and before the first player starts a new turn, the first player advances the time token one space.
    .check = Given the token on space 4, When the last player's turn of the round ends, Then the token stands on space 5 before the next turn begins.

rule-3E-FIRST-001 = Rolling for first player
    .text = The suggested way to draw the first player: everybody rolls all five terrain dice and whoever shows the most wild symbols is first player.
    .check = Given wild counts 1,3,0, When compared, Then the second player is first player.

rule-3E-FIRST-002 = The first player stays the same
    .text = The first player is fixed at the start of the game and does not rotate; only elimination passes the role on.
    .check = Given A first in round 1, When round 5 starts and A is still in the game, Then A takes the first turn.

rule-3E-TURN-001 = Active player
    .text = The active player is the one whose turn is in progress.
    .check = Given B's turn, When asked, Then active player is B and nobody else.

rule-3E-TURN-002 = Turn order
    .text = Whatever must be done in turn order starts with the first player and continues clockwise.
    .check = Given first player B of seats A,B,C, When a story effect asks all players in turn order, Then the order is B,C,A even in A's turn.

rule-3E-TURN-003 = End of turn
    .text = Once all three actions are spent and the player has finished learning skills and using abilities, the turn passes to the next player.
    .check = Given 0 actions left, When the player declares the end, Then the next player becomes active; While the player still wishes to learn a skill, Then the turn is not over.

## ACT, TIME, GEM - acts, time track and adventure gems

rule-3E-ACT-001 = Two acts
    .text = The game has two acts; the digit on the visible side of the time token tells which one is being played.
    .check = Given the token shows 1, When asked, Then the current act is 1.

rule-3E-ACT-002 = When an act ends
    .text = An act ends when the time token has reached the last space of the track and all players have then taken their turns of that round.
    .check = Given a 12-space track and the token arriving on space 12, When the last turn of that round ends, Then the act is over, not earlier.

rule-3E-ACT-003 = From Act 1 to Act 2
    .text = After Act 1, the next advance of the time token puts it on the first space of the track and turns it to its Act 2 side.
    .check = Given the token on the last space, side 1, When the round ends, Then it is on space 1, side 2.

rule-3E-ACT-004 = No Act 3
    .text = There is never a third act. When the time token reaches the end of the track for the second time, the scenario card says what happens.
    .check = Given the token on the last space, side 2, When the round ends, Then the act stays 2 and the scenario's end-of-track instruction is executed.
    .differs = The text ties the scenario instruction to reaching the end of the track, while an act only ends after that round's turns. Implement: fire the scenario's instruction at the end of the round in which the token stands on the last space in Act 2 (round 24 on the default track) and again, if the scenario says so, at each later round end. For the two base scenarios see 3E-SCEN-008 and 3E-SCEN-011.

rule-3E-TIME-001 = Purpose of track and token
    .text = The time token on the time track shows how many rounds have gone by.
    .check = Given 5 completed rounds from space 1, When read, Then the token is on space 6.

rule-3E-TIME-002 = Token stays at the end of Act 2
    .text = A time token that already shows Act 2 and stands on the last space is not moved any more; it stays there for the rest of the game.
    .check = Given last space, side 2, When three more rounds end, Then the token is still on the last space, side 2.

rule-3E-TIME-003 = Story space
    .text = When the time token moves onto a space with a story symbol, the top card of the story deck is drawn and resolved.
    .check = Given default track data (story spaces 2, 5, 8, 11) and 10 story cards, When the token moves from space 1 to space 2, Then 1 story card is resolved and 9 remain.

rule-3E-TIME-004 = Gem-refresh space
    .text = When the time token moves onto a gem-refresh space, every adventure gem on a hex without a hero is turned faceup.
    .check = Given 4 facedown gems, one of them under a hero, When the token enters a refresh space, Then 3 are turned faceup and the one under the hero stays facedown.

rule-3E-GEM-001 = Gem sides
    .text = A gem is faceup when its coloured side shows and facedown when its grey side shows.
    .check = Given a gem showing grey, When asked, Then its state is facedown.

## ACTION - hero actions

rule-3E-ACTION-001 = Three actions per turn
    .text = Each hero has three actions to spend in the own turn.
    .check = Given a turn start, When actions are counted, Then 3.

rule-3E-ACTION-002 = What an action buys
    .text = An action may be spent on adventuring, moving, resting, shopping, training, or any other deed described on a card.
    .check = Given a healthy hero in a city with a trade-action goods card, When choices are listed, Then move, rest, shop, train and the card's action appear.

rule-3E-ACTION-003 = Action means hero action
    .text = A rule or card that says action without saying combat action means a hero action.
    .check = Given a card 'gain 1 action', When used during combat, Then no extra combat action arises.

rule-3E-ACTION-004 = Repeating actions
    .text = A hero may perform the same action several times in one turn.
    .check = Given 3 actions, When the hero trains three times, Then all three are legal.

rule-3E-ACTION-005 = Adventuring costs two
    .text = Adventuring costs two actions instead of one.
    .check = Given 3 actions, When the hero adventures, Then 1 remains.

rule-3E-ACTION-006 = Action symbol on cards
    .text = A card ability that costs an action is preceded by the action symbol; one such symbol costs one action.
    .check = Given an ability with one action symbol and 1 action left, When used, Then 0 actions remain.

rule-3E-ACTION-007 = Spending an action on nothing
    .text = A hero may spend an action to do nothing.
    .check = Given 2 actions left, When the hero idles, Then 1 is left and nothing else changed.

rule-3E-ACTION-008 = All three actions are spent
    .text = The three actions of a turn must all be spent; a player with no use for one spends it on nothing.
    .check = Given 1 action left and a hero neither defeated nor delayed, When the player ends the turn, Then the engine books it as an idle action (no action carries over); Given a defeated hero with 1 action left, Then ending the turn is refused and rest is the only choice.
    .differs = Said only in passing (the note on combat actions speaks of the three actions a hero must spend). Carrying actions over is an expansion rule of 002. Idling is not open to a defeated hero (it must rest, 3E-DEFEAT-004) nor to a delayed one (its next action goes on recovering, 3E-DELAY-001): for them the turn cannot be ended while actions are left.

## MOVE, RIVER, ROAD - movement

rule-3E-MOVE-001 = Two ways to move
    .text = For one move action the hero either moves to one adjacent hex without rolling, or rolls terrain dice and moves with them.
    .check = Given 1 action, When move is chosen, Then the player is asked for 'step' or 'roll'.

rule-3E-MOVE-002 = Number of dice
    .text = When rolling to move, the hero rolls terrain dice equal to its speed.
    .check = Given speed 4, When rolling to move, Then 4 dice are rolled.

rule-3E-MOVE-003 = Spend dice one at a time
    .text = After rolling, the hero spends dice one by one; each spent die moves the hero to one adjacent hex whose terrain matches a symbol on that die.
    .check = Given dice plains/forest and plains/hills, hero next to a forest hex that borders a hills hex, When the first die is spent as forest and the second as hills, Then the hero stands on the hills hex.

rule-3E-MOVE-004 = No single step after rolling
    .text = Once the dice are rolled the hero can only move by spending dice in this action; the step to an adjacent hex without a roll is no longer available.
    .check = Given a roll with no usable die, When choices are listed, Then no free step is among them.

rule-3E-MOVE-005 = Any number of dice
    .text = After the roll the hero may spend any number of the dice, including none.
    .check = Given 3 rolled dice, When the hero stops after 0 dice, Then the action is over and the hero has not moved.

rule-3E-MOVE-006 = One die, one hex
    .text = A die that shows several symbols still moves the hero only one hex: it is matched to the terrain of one hex.
    .check = Given one mountain/water die, When it is spent to enter a mountain, Then it cannot also be used to enter a water hex.

rule-3E-MOVE-007 = No other action in between
    .text = Dice of a move action must be spent before the next action is taken; a hero cannot spend some dice, take another action and spend more dice.
    .check = Given 2 dice left and the hero starts a shop action, When the move is resumed, Then the 2 dice are gone.

rule-3E-MOVE-008 = Entering a city
    .text = A city matches every terrain: any die whatever may be spent to move into a city hex.
    .check = Given a plains-only die next to Tamalir, When spent, Then the hero is in Tamalir.
    .differs = Collides with the rule that only water or wild crosses a river; see 3E-GAP-012.

rule-3E-MOVE-009 = Two bridges
    .text = The board has two bridges, one on the Red Bridge hex and one on the Zadric's Ford hex; any terrain die may be spent to move across a bridge.
    .check = Given a plains die and a bridged river edge, When spent to cross at the bridge, Then the crossing is legal.
    .differs = Where the bridges lie: our board puts Zadric's Ford on the edge (10,6)-(10,7), the only road link over a river, which is sure, and Red Bridge on the edge (8,1)-(8,2), which is inferred.

rule-3E-MOVE-010 = Movement by ability needs no move action
    .text = An ability that lets a hero move (for instance the skill Water Walking) is used without taking a move action.
    .check = Given 0 actions left and a learned ability 'move 1 hex', When its condition is met, Then it can be used.

rule-3E-RIVER-001 = Rivers lie on hex edges and block
    .text = Rivers are drawn along the edges between hexes and block movement across those edges.
    .check = Given two forest hexes with a river between them, When a plains/forest die is spent, Then the move is illegal.

rule-3E-RIVER-002 = Crossing a river with dice
    .text = When moving with dice, a river edge can be crossed only by spending a die that shows water or wild.
    .check = Given a mountain/water die and a river edge before a plains hex, When spent as water, Then the hero crosses.

rule-3E-RIVER-003 = Destination terrain does not help
    .text = A die that merely matches the terrain of the hex behind the river cannot be used to cross it.
    .check = Given a plains die and a plains hex behind a river, When tried, Then illegal.

rule-3E-RIVER-004 = Single step crosses rivers
    .text = A hero that does not roll but takes the one-hex step may step across a river.
    .check = Given a river edge, When the step option is chosen towards it, Then the hero crosses for 1 action.

rule-3E-ROAD-001 = Any die along a road
    .text = A hero standing on a road hex may spend any die to move to an adjacent hex on the same road.
    .check = Given a hero on a road hex and a mountain/water die, When spent towards the next hex of that road (plains), Then legal.

rule-3E-ROAD-002 = Cities are road hexes
    .text = City hexes count as road hexes for movement, so from a city any die serves to move along a road that leaves it.
    .check = Given a hero in Riverwatch with a road leading out over plains, When a mountain/water die is spent along it, Then legal.

rule-3E-ROAD-003 = Two named hexes are road hexes
    .text = Market Town (Miasteczko Targowe) and Suvar's Rest (Spoczynek Suvara) count as road hexes as well.
    .check = Given a hero on a road hex adjoining Suvar's Rest on the same road, When any die is spent, Then the hero may enter it.

rule-3E-ROAD-004 = Getting onto a road
    .text = When entering a road hex from a hex that is not on that road, the die must match the terrain of the entered hex; only a hero already on the road moves along it with any die.
    .check = Given a hero in a forest next to a plains road hex and only a forest/hills die, When tried, Then illegal; with a plains die legal.

rule-3E-ROAD-005 = Roads must be directly connected
    .text = The any-die privilege holds only between hexes whose roads are directly joined. Adjacent road hexes whose roads do not meet are not connected, as at the crossroads beside Suvar's Rest.
    .check = Given adjacent road hexes P and Q with no road segment over their common edge, When a non-matching die is spent from P to Q, Then illegal.

## HEX, CITY, TOWN, SHRINE, STRONGHOLD, WILD - places

rule-3E-HEX-001 = What a hex is
    .text = A hex is one six-sided space of the board and has one terrain type.
    .check = Given any non-city hex, When its terrain is read, Then exactly one value is returned.

rule-3E-HEX-002 = Five terrain types
    .text = The base game has five terrain types: plains, hills, water, forest and mountain.
    .check = Given the terrain enumeration, When listed, Then it has exactly these 5 members.

rule-3E-HEX-003 = No occupancy limit
    .text = Any number of heroes may stand on the same hex.
    .check = Given 3 heroes on a hex, When a fourth enters, Then legal.

rule-3E-CITY-001 = The four cities
    .text = Cities are the hexes marked by a banner and a picture: Dawnsmoor, Forge, Riverwatch and Tamalir.
    .check = Given the board data, When cities are listed, Then exactly these 4.

rule-3E-CITY-002 = City matches every terrain
    .text = A city counts as matching every terrain type, for moving into it and for abilities that look at the terrain of the hex.
    .check = Given a hero in a city and a roll plains/forest, plains/hills, mountain/water, When matches with the hex's terrain are counted, Then 3.

rule-3E-CITY-003 = Lyssa in a city
    .text = When Lyssa fights in a city hex, every terrain die rolled for her stalking ability deals damage, because every die matches the city.
    .check = Given Lyssa in Tamalir and a roll of plains, forest/hills, mountain/water, When her ability resolves, Then all 3 dice count.

rule-3E-TOWN-001 = Towns
    .text = Towns are hexes showing larger settlements, marked by the town symbol.
    .check = Given a hex with the town symbol, When its kind is asked, Then town.

rule-3E-TOWN-002 = A town keeps its terrain
    .text = A town hex still has one of the five terrain types for movement and exploring; Burrow Town (Wydrążone Miasto), for example, is a mountain.
    .check = Given Burrow Town, When a mountain/water die is spent to enter it, Then legal; with a plains die illegal.

rule-3E-SHRINE-001 = Shrines
    .text = Shrines are hexes showing holy places, marked by the shrine symbol.
    .check = Given a hex with the shrine symbol, When its kind is asked, Then shrine.

rule-3E-SHRINE-002 = A shrine keeps its terrain
    .text = A shrine hex still has one of the five terrain types for movement and exploring; Yrtwright's Forge, for example, is a mountain.
    .check = Given Yrtwright's Forge, When its terrain is asked, Then mountain.

rule-3E-STRONGHOLD-001 = Strongholds
    .text = Strongholds are hexes showing fortifications and military outposts, marked by the stronghold symbol.
    .check = Given a hex with the stronghold symbol, When its kind is asked, Then stronghold.

rule-3E-STRONGHOLD-002 = A stronghold keeps its terrain
    .text = A stronghold hex still has one of the five terrain types for movement and exploring; Sundergard (Rozbity Gród), for example, is plains.
    .check = Given Sundergard, When its terrain is asked, Then plains.
    .differs = 003 has only the Polish name; that Rozbity Gród is the hex called Sundergard on the fan board is inferred; the terrain agrees.

rule-3E-WILD-001 = Wilderness
    .text = Wilderness means every hex that is not a city, town, shrine or stronghold; those four kinds of hex are never wilderness.
    .check = Given a road hex without any place symbol, When asked, Then it is wilderness; Given a shrine on a forest hex, Then it is not.

## DICE, SPEED - terrain dice

rule-3E-DICE-001 = Uses of terrain dice
    .text = Terrain dice are rolled for moving and for exploring, and wherever a rule or ability asks for them (rest in the wilderness, fleeing, some abilities).
    .check = Given a move, explore, wilderness rest or flee, When resolved, Then terrain dice are rolled.

rule-3E-DICE-002 = Six symbols
    .text = Six different symbols occur on the terrain dice: forest, hills, mountain, plains, water and wild.
    .check = Given the die definition, When its symbols are collected, Then exactly these 6 occur.

rule-3E-DICE-003 = One symbol per die
    .text = Some faces carry several terrain symbols; from each rolled die only one symbol may be matched.
    .check = Given a single forest/hills die, When a requirement forest + hills is to be met, Then it is not met by this die alone.

rule-3E-DICE-004 = Wild equals every terrain symbol
    .text = The wild symbol corresponds to every terrain symbol.
    .check = Given a wild result, When checked against water, Then it matches.

rule-3E-DICE-005 = Wild cannot be declined
    .text = A player cannot declare that a wild result does not count as some terrain: if a mountain result would cost 3 damage, rolling wild costs 3 damage.
    .check = Given 'take 3 damage if you roll a mountain' and a roll of wild, When resolved, Then 3 damage are taken.

rule-3E-SPEED-001 = Speed value
    .text = Each hero has a speed value; it is the number of terrain dice rolled when the hero moves with dice or explores.
    .check = Given printed speed 3, When moving with dice, Then 3 dice.

rule-3E-SPEED-002 = Speed bonuses
    .text = An ability written +X before the speed symbol raises speed by X.
    .check = Given speed 3 and two cards of +1 speed, When asked, Then speed 5.

## REST, HEAL - resting and healing

rule-3E-REST-001 = Rest action
    .text = A hero may spend one action to rest.
    .check = Given 3 actions, When resting, Then 2 remain.

rule-3E-REST-002 = Full healing in places
    .text = A hero resting in a city, town, shrine or stronghold heals all damage.
    .check = Given 8 damage in a town, When resting, Then 0 damage.

rule-3E-REST-003 = Resting in the wilderness
    .text = A hero resting in the wilderness rolls five terrain dice and heals 1 damage for each die with a symbol matching the terrain of its hex.
    .check = Given 4 damage on a forest hex and a roll plains/forest, forest/hills, plains, wild, mountain/water, When resting, Then 3 are healed and 1 remains.

rule-3E-REST-004 = Resting may heal nothing
    .text = A wilderness rest can show no match and then heals 0.
    .check = Given a mountain hex and five plains dice, When resting, Then 0 healed and the action is spent.

rule-3E-REST-005 = Defeated hero that heals nothing
    .text = A defeated hero that heals 0 while resting stays defeated and must spend the next action on resting too.
    .check = Given a defeated hero on a mountain with five plains dice, When the next action is chosen, Then rest is the only legal action.

rule-3E-REST-006 = Road hexes use the terrain under the road
    .text = On a road hex the dice must match the terrain lying under the road; the road itself matches nothing when resting.
    .check = Given a plains hex with a road and a roll of five mountain/water dice, When resting, Then 0 healed.

rule-3E-REST-007 = Speed does not change rest dice
    .text = Abilities that raise speed do not change the number of dice rolled for resting: it is always five.
    .check = Given speed 7, When resting in the wilderness, Then 5 dice.

rule-3E-REST-008 = Resting without damage is legal
    .text = A hero without damage may still take the rest action, though nothing is healed.
    .check = Given 0 damage, When rest is chosen, Then legal, 1 action spent, 0 healed.

rule-3E-HEAL-001 = Healing removes damage tokens
    .text = When a hero or enemy heals, damage tokens equal to the amount healed are taken off its card.
    .check = Given 5 damage, When healing 2, Then 3 damage.

rule-3E-HEAL-002 = No healing without damage
    .text = A hero that has no damage cannot heal; an effect conditional on having healed does not trigger.
    .check = Given 0 damage, When an effect heals 2, Then 0 are healed and 'when you heal' abilities stay quiet.

## TRAIN, HAND - training and the skill hand

rule-3E-TRAIN-001 = Train action
    .text = A hero may spend one action to train: draw skill cards equal to the maximum hand size, no matter how many cards are held already.
    .check = Given hand size 4 with 3 cards in hand, When training, Then 4 cards are drawn (7 in hand for the moment).

rule-3E-TRAIN-002 = Discard down after training
    .text = After drawing, the hero discards down to the maximum hand size.
    .check = Given 7 cards and hand size 4, When training ends, Then 3 chosen cards are discarded and 4 kept.

rule-3E-TRAIN-003 = No learning before discarding
    .text = While training, a hero cannot learn a skill before the surplus cards have been discarded.
    .check = Given 7 cards of hand size 4 and enough trophies, When learning is tried before the discard, Then refused.

rule-3E-HAND-001 = Maximum hand size
    .text = The hero card states the maximum number of skill cards the hero may hold in hand.
    .check = Given printed 3, When 3 cards are held, Then legal; 4 not.

rule-3E-HAND-002 = Surplus is discarded at any time
    .text = Whenever, at any moment of the game, a hero holds more skill cards than the maximum hand size, the surplus is discarded at once.
    .check = Given hand 4 of 4 and an effect drawing 2, When drawn, Then 2 cards of the player's choice are discarded immediately.

rule-3E-HAND-003 = No voluntary discard from hand
    .text = A hero cannot discard skill cards from hand of its own accord; a rule or cost must call for it.
    .check = Given 3 cards in hand and no effect, When a discard is tried, Then refused.

## SHOP, MARKET - buying and selling

rule-3E-SHOP-001 = Shop action
    .text = A hero in a city may spend one action to shop at that city's market; the action has three steps in fixed order: look over the market, sell, then buy or discard.
    .check = Given a hero in a town, When shop is tried, Then refused; in Forge, Then legal for 1 action at Forge's market only.

rule-3E-SHOP-002 = Step 1: look over the market
    .text = Draw the top card of the asset deck and add it faceup to this market, which now has four cards.
    .check = Given 3 cards in the market, When step 1 is done, Then 4.

rule-3E-SHOP-003 = Step 2: sell assets
    .text = Optionally the hero sells any number of own asset cards; each sold card is discarded and brings gold equal to its cost.
    .check = Given two assets of cost 4 and 3 and 1 gold, When both are sold, Then 8 gold and both cards on the asset discard pile.

rule-3E-SHOP-004 = Selling only while shopping
    .text = Assets cannot be sold outside a shop action unless an ability allows it.
    .check = Given a hero in a city that has not started shopping, When selling is tried, Then refused.

rule-3E-SHOP-005 = No reselling within the action
    .text = An asset bought in a shop action cannot be sold in the same shop action.
    .check = Given an asset bought in step 3 through an ability that re-opens selling, When it is sold in this action, Then refused.

rule-3E-SHOP-006 = Step 3: buy or discard one
    .text = The hero must either buy one asset of this market or, buying nothing, discard one asset card of this market; the market is left with three cards.
    .check = Given 4 market cards and no money, When step 3 ends, Then 1 of them is on the asset discard pile and 3 remain.

rule-3E-SHOP-007 = Paying for an asset
    .text = To buy, the hero spends gold equal to the asset's cost, takes the card and puts it beside the hero card.
    .check = Given 5 gold and an asset of cost 5, When bought, Then 0 gold and the asset is owned.

rule-3E-SHOP-008 = One purchase per action
    .text = At most one asset can be bought in one shop action.
    .check = Given 20 gold, When one asset was bought, Then a second purchase needs another shop action.

rule-3E-MARKET-001 = Four markets
    .text = Four markets lie at the board's edge, one for each city; the assets of a market are bought by shopping in the corresponding city.
    .check = Given a hero in Dawnsmoor, When shopping, Then only Dawnsmoor's three cards (plus the one added) are on offer.

rule-3E-MARKET-002 = Three cards outside shopping
    .text = If an asset leaves a market other than by a shop action, its place is filled at once with the top card of the asset deck, so that the market always holds three cards.
    .check = Given an event that takes a card from Tamalir's market, When resolved, Then Tamalir's market again shows 3 cards.

## ASSET, GOODS, GOLD, GIVE - possessions

rule-3E-ASSET-001 = Five asset types
    .text = Assets come in five types: weapon, clothing, equipment, movement and goods.
    .check = Given the type enumeration, When listed, Then 5 members.
    .differs = English type words are ours except clothing and goods; elsewhere equipment is called gear. The Russian cards print оружие, одежда, снаряжение, передвижение, товары, which fits the Polish list one to one.

rule-3E-ASSET-002 = One asset of each type
    .text = A hero may own only one asset of each type at a time.
    .check = Given a weapon owned, When the state is validated, Then no second weapon is present.

rule-3E-ASSET-003 = Second asset of a type
    .text = A hero that gains a second asset of a type it already has must at once discard one of the two, whichever it chooses.
    .check = Given an owned sword (weapon), When a bow (weapon) is gained, Then one of them is discarded immediately and its token goes to the bank.

rule-3E-ASSET-004 = Gaining an asset brings its token
    .text = A hero that buys an asset, or gains one by any other means, also takes the combat token tied to it (same three-character code), if it has one.
    .check = Given an event reward asset with code B03, When gained, Then token B03 is gained.

rule-3E-ASSET-005 = Losing an asset loses its token
    .text = When an asset is sold or lost, its combat token goes to the token bank.
    .check = Given an asset discarded by an effect, When resolved, Then its token is in the bank.

rule-3E-ASSET-006 = Asset deck reshuffle
    .text = Whenever the asset deck runs out, the asset discard pile is shuffled into a new facedown asset deck.
    .check = Given 1 card in the deck and 9 in the discard pile, When that last card leaves the deck, Then a new shuffled deck of 9 exists and the discard pile is empty.

rule-3E-ASSET-007 = The word assets
    .text = In abilities, asset cards are called assets.
    .check = Given an ability naming assets, When parsed, Then it selects asset cards.

rule-3E-ASSET-008 = Three asset sets
    .text = The base game has three asset sets marked A, B and C; the asset deck is built from three sets, which expansions allow players to swap at setup.
    .check = Given sets A,B,C,D available, When a deck is built, Then exactly 3 different sets are used.

rule-3E-GOODS-001 = Goods
    .text = Goods are an asset type distinguished by a trade value.
    .check = Given a goods card, When read, Then it has a trade value.

rule-3E-GOODS-002 = Trading goods
    .text = Every goods card bears an action by which a hero trades it; the hero discards the card and gains gold equal to its trade value. Other effects may also allow goods to be traded.
    .check = Given goods of trade value 3 and its condition met, When the action is spent, Then +3 gold and the card is discarded.
    .differs = That the trade value is paid in gold is stated only by contrast in the note on giving; implement as given here unless the card says otherwise.

rule-3E-GOODS-003 = Giving goods is not trading
    .text = Handing goods to another hero is not a trade: nobody gains the trade value.
    .check = Given goods of value 4 given to another hero, When done, Then neither hero's gold changes.

rule-3E-GOLD-001 = Gold is the currency
    .text = Gold is spent to buy assets and to use various card abilities.
    .check = Given an ability costing 2 gold and 1 gold owned, When tried, Then refused.

rule-3E-GOLD-002 = No limit on gold
    .text = A player may own any amount of gold.
    .check = Given 40 gold, When 3 more are gained, Then 43.

rule-3E-GOLD-003 = Change at will
    .text = A 3-gold token equals three 1-gold tokens, and gold may be changed freely at any time.
    .check = Given one 3-gold token and a cost of 1, When paid, Then 2 gold are left.

rule-3E-GIVE-001 = Handing over
    .text = Heroes on the same hex may freely give each other gold and assets during their turns; this costs no action.
    .check = Given A and B on one hex in A's turn, When A gives 2 gold to B, Then A has 2 less, B 2 more, and A's actions are unchanged.
    .differs = Either only the active hero may give, or both may hand things over in the turn of either of them. Implement: during the turn of one of the two heroes, both directions, with the consent of both players.

rule-3E-GIVE-002 = The token goes with the asset
    .text = Together with a handed-over asset goes its matching combat token.
    .check = Given an asset with code D03 given to B, When done, Then B owns token D03.

rule-3E-GIVE-003 = What cannot be handed over
    .text = Starting combat tokens, trophies, skill cards and story tokens cannot be given to another hero.
    .check = Given A with 2 trophies, When A tries to give 1 to B, Then refused.
    .differs = Quests and rumors are named neither here nor among the things that may be given; since only gold and assets may be given, they stay with their owner in the competitive game (the co-operative chapter of 002 changes that).

rule-3E-FAIR-001 = Play to win
    .text = Players should keep to the spirit of competition and try to win.
    .check = Given an AI seat, When choosing, Then its objective is its own victory.

rule-3E-FAIR-002 = Gifts should help both sides
    .text = Components should change hands only when both sides gain; a hero should not give everything away just to let another win.
    .check = Given an offer in which A gives all assets for nothing, When the table has the fair-play guard on, Then the offer is flagged.

rule-3E-FAIR-003 = Enemies are played to the utmost
    .text = Whoever controls an enemy should play it as well as possible, to hurt the opponent the most.
    .check = Given an AI-controlled enemy with a lethal line, When it acts, Then it takes it.

## ADVENTURE, DECK, DRAW, DISCARD - adventure cards and card handling

rule-3E-ADVENTURE-001 = Adventure action
    .text = A hero on a hex with a faceup gem may spend two actions to turn that gem facedown and draw one card from the matching adventure deck.
    .check = Given 2 actions and a faceup social gem, When adventuring, Then 0 actions, gem facedown, 1 social card drawn.

rule-3E-ADVENTURE-002 = One action left is not enough
    .text = A hero with only one action left cannot adventure.
    .check = Given 1 action on a faceup gem, When choices are listed, Then adventure is absent.

rule-3E-ADVENTURE-003 = Facedown gem bars adventuring
    .text = A hero cannot adventure on a hex whose gem is facedown (grey).
    .check = Given 3 actions on a facedown gem, When choices are listed, Then adventure is absent.

rule-3E-ADVENTURE-004 = Three decks
    .text = There are three adventure decks: social, combat and explore.
    .check = Given setup, When decks are listed, Then these three.

rule-3E-ADVENTURE-005 = Three card types
    .text = Adventure cards are of three types: enemies, events and quests; any type can occur in any adventure deck.
    .check = Given a combat deck, When an event is drawn from it, Then it is resolved as an event.

rule-3E-ADVENTURE-006 = Adventuring with an empty deck
    .text = An adventure deck that has run out is not reshuffled. Heroes may still spend actions to adventure on its gems, but nothing happens beyond turning the gem facedown.
    .check = Given an empty explore deck and a faceup explore gem, When adventuring, Then 2 actions spent, gem facedown, no card.

rule-3E-DECK-001 = Explore deck
    .text = The explore deck is one of the three adventure decks and consists mostly of quests. Its cards and trophies are shown in card text by the explore symbol; as trophies they are called explore trophies.
    .check = Given a cost of one explore trophy, When an explore-backed trophy is spent, Then accepted.

rule-3E-DECK-002 = Social deck
    .text = The social deck is one of the three adventure decks and consists mostly of events. Its cards and trophies are shown by the social symbol; as trophies they are called social trophies.
    .check = Given a cost of one social trophy, When a combat trophy is offered, Then refused.

rule-3E-DECK-003 = Combat deck
    .text = The combat deck is one of the three adventure decks and consists mostly of enemies. Its cards and trophies are shown by the combat symbol; as trophies they are called combat trophies.
    .check = Given an enemy from the combat deck defeated, When taken, Then it is a combat trophy.

rule-3E-DECK-004 = Adventure decks are never reshuffled
    .text = None of the three adventure decks is reshuffled when it runs out.
    .check = Given an empty social deck with 12 cards in its discard pile, When a social card should be drawn, Then none is drawn and the discard pile is untouched.

rule-3E-DRAW-001 = Draw from the top
    .text = A drawn card comes from the top of its deck.
    .check = Given deck [x,y,z] with x on top, When 1 is drawn, Then x.

rule-3E-DRAW-002 = Adventure cards resolve at once
    .text = Every drawn adventure card is resolved immediately according to its type.
    .check = Given an enemy drawn, When drawn, Then combat starts before anything else.

rule-3E-DRAW-003 = Simultaneous draw
    .text = Several cards drawn by one effect are drawn together, before any of them is dealt with.
    .check = Given 'draw 2 skills' with hand 3 of 4, When resolved, Then both are drawn first and one discard follows.

rule-3E-DISCARD-001 = Where discards go
    .text = A discarded card is put faceup on the discard pile next to the deck it came from.
    .check = Given a skill discarded, When done, Then it is the faceup top card of the skill discard pile.

rule-3E-FLAVOR-001 = Flavor text
    .text = Centred italic text on cards is flavor and has no effect on how the card is resolved; italic text on adventure cards is either flavor or a list of traits, and neither does anything by itself.
    .check = Given a card with italic text 'lose all gold', When resolved, Then gold is unchanged by it.

## EXPLORE, QUEST - exploring and quests

rule-3E-EXPLORE-001 = Exploring
    .text = Some cards, such as quests, tell a hero to explore: the hero rolls terrain dice equal to its speed, and the ability that called for it says what the result does.
    .check = Given speed 3 and a quest's explore action, When used, Then 3 dice are rolled and the quest's endings are checked.

rule-3E-EXPLORE-002 = Wild requirements need wild dice
    .text = A wild result counts as any terrain type, but a wild symbol in an explore requirement can only be met by a wild result.
    .check = Given requirement wild + plains and roll wild, plains, forest/hills, When checked, Then met; with roll plains, plains, forest/hills, Then not met.

rule-3E-QUEST-001 = Drawing a quest
    .text = A drawn quest is placed faceup beside the hero card of the hero that drew it.
    .check = Given a quest drawn, When resolved, Then it is in the hero's quest area and the draw is finished.

rule-3E-QUEST-002 = Going to the marked hex
    .text = To complete a quest the hero must go to one of the hexes the quest marks (usually in red on the card's map) and carry out the instruction in the upper part of the card.
    .check = Given a quest marking hexes h1 and h2, When the hero stands on h3, Then its instruction cannot be used.

rule-3E-QUEST-003 = No limit on quests
    .text = A player may hold any number of quests.
    .check = Given 6 quests, When a seventh is drawn, Then it is kept.

rule-3E-QUEST-004 = One to three endings
    .text = A quest has one to three endings; above them, under the map picture, stands a requirement for each, and when a requirement is fulfilled the ability with the same Roman numeral may be resolved.
    .check = Given requirement II met, When an ending is chosen, Then ability II is available.

rule-3E-QUEST-005 = Meeting a terrain requirement
    .text = Most quests ask the hero to explore the marked hex and list terrain symbols; to fulfil the requirement the hero spends, for each listed symbol, one die that shows it.
    .check = Given requirement mountain + water and roll mountain/water, wild, plains, When spent, Then met with the first two dice.

rule-3E-QUEST-006 = One die, one listed symbol
    .text = A die cannot be spent on more than one of the listed symbols.
    .check = Given requirement mountain + water and a single mountain/water die, When checked, Then not met.

rule-3E-QUEST-007 = An ending may be declined
    .text = A hero may decide not to resolve an ending even though its requirement is fulfilled; the quest then stays faceup and may be tried again by following its instruction.
    .check = Given ending I met, When declined, Then the quest stays and a later attempt for ending III is possible.

rule-3E-QUEST-008 = Quest becomes a trophy
    .text = On resolving an ending the hero takes the quest as a trophy, unless that ending says otherwise.
    .check = Given ending I resolved without a discard instruction, When done, Then the quest card lies facedown among the hero's trophies.

rule-3E-QUEST-009 = Only one ending
    .text = Only one ending of a quest can be resolved, even if several requirements are fulfilled at the same time.
    .check = Given I and II both met, When I is resolved, Then II is not.

rule-3E-QUEST-010 = No ending possible
    .text = If the hero cannot resolve any ending, the quest stays faceup beside the hero card and may be tried again by following its instruction.
    .check = Given no requirement met, When the attempt ends, Then the quest is still held and the action is spent.

## EVENT, RUMOR - events

rule-3E-EVENT-001 = Resolving an event
    .text = A hero that draws an event reads its two options aloud and picks one of them, which is resolved.
    .check = Given options a and b, When b is chosen, Then only b resolves.

rule-3E-EVENT-002 = Free choice, resolve as much as possible
    .text = Any option may be chosen, but as much of the chosen effect as possible must be resolved; that can turn out to be nothing at all.
    .check = Given option 'lose 2 gold and gain 1 trophy' and 1 gold owned, When chosen, Then 1 gold is lost and 1 trophy gained.

rule-3E-EVENT-003 = Story words inside an ability
    .text = Besides the italic flavor at the top, events often have narrative words inside the ability itself; those words have no game effect, only the operative part counts.
    .check = Given the event Tales of Old with a test followed by words about a purse, 1 gold and the card as trophy, When the test succeeds, Then exactly +1 gold and the card as trophy.

rule-3E-EVENT-004 = Event as trophy
    .text = A hero takes an event as a trophy only when the event's own text allows it; otherwise it is discarded after resolution.
    .check = Given an option without the trophy phrase, When resolved, Then the event is on its discard pile.

rule-3E-RUMOR-001 = Taking a rumor
    .text = Some options bear the word Rumor. If such an option is chosen the event stays faceup in front of the hero until it is resolved as its text describes.
    .check = Given a rumor option chosen, When the turn ends, Then the card is still in the hero's rumor area.

rule-3E-RUMOR-002 = No limit on rumors
    .text = A hero may hold any number of rumors.
    .check = Given 5 rumors, When a sixth is taken, Then kept.

rule-3E-RUMOR-003 = Rumor excludes the other option
    .text = Once an event has been taken as a rumor, its other option can no longer be chosen or resolved.
    .check = Given a held rumor, When choices are listed, Then the card's other option is absent.

## ENEMY - enemies

rule-3E-ENEMY-001 = Enemies
    .text = Enemies are a type of adventure card; a hero that draws one engages it in combat immediately.
    .check = Given an enemy drawn with 0 actions left, When drawn, Then combat starts at once.

rule-3E-ENEMY-002 = Reward, then trophy
    .text = A hero that defeats an enemy in combat first gains the reward printed on its card and then takes the card as a trophy.
    .check = Given reward 2 gold, When the enemy is defeated, Then +2 gold and afterwards +1 trophy (that card).

rule-3E-ENEMY-003 = Traits
    .text = Enemies carry traits in bold italics (for example Undead). Traits matter only for the story and for card effects that name them; they have no ability of their own.
    .check = Given an ability '+1 damage against Undead' and an Undead enemy, When used, Then the bonus applies; against another enemy it does not.

rule-3E-ENEMY-004 = Attribute test printed on an enemy
    .text = If an enemy carries an attribute test and the hero fails it, the enemy is not discarded and the combat goes on; a printed failure effect, if any, is resolved as usual.
    .check = Given an enemy with 'test mind or take 2', When the test fails, Then 2 damage and combat continues.

rule-3E-ENEMY-005 = Enemy taken as trophy by an ability
    .text = If an ability lets the hero take an enemy as a trophy, the combat ends and the hero does not gain that enemy's reward.
    .check = Given such an ability against an enemy with reward 3 gold, When resolved, Then combat over, +1 trophy, +0 gold.

rule-3E-ENEMY-006 = Enemies on other cards
    .text = Enemies can also be printed on story cards and scenario cards.
    .check = Given a story card with an enemy, When engaged, Then the ordinary combat rules apply.

rule-3E-ENEMY-007 = Powerful enemies in Act 2
    .text = In Act 2 every enemy casts the powerful enemy combat token in addition to its five enemy tokens.
    .check = Given Act 2, When an enemy casts, Then 6 tokens; in Act 1, 5 tokens.

rule-3E-ENEMY-008 = Powerful enemy token faces
    .text = The powerful enemy token shows 2 enemy damage on one side and a golden surge on the other.
    .check = Given the powerful token, When its sides are read, Then enemy damage 2 and golden surge 1.
    .differs = The symbols are damaged in the printing (a value-2 symbol and a second symbol). Two public programs give 2 enemy damage / golden surge; a third (dang0/RPGScala) has 2 surge and is outvoted. The gold mark is not in 003.

## TROPHY, GAIN - trophies and gaining

rule-3E-TROPHY-001 = Trophies
    .text = Trophies are facedown adventure cards that a hero can spend to learn skill cards.
    .check = Given 2 trophies, When listed, Then they are facedown cards with a visible kind (combat, explore, social).

rule-3E-TROPHY-002 = Taking the card as a trophy
    .text = When a hero takes (otrzymuje) an adventure card as a trophy, that card is turned facedown and put beside the hero card.
    .check = Given a defeated enemy card, When taken as trophy, Then this very card is facedown beside the hero card.
    .differs = The printing uses the same verb (otrzymuje) in two neighbouring paragraphs; the second clearly means to gain (zdobywa), as the section on gaining shows. Default: the first is read as 'take this card', the second as 'gain from the deck'.

rule-3E-TROPHY-003 = Taking counts as gaining
    .text = A trophy that is taken also counts as gained: abilities that trigger when a trophy is gained trigger on it too.
    .check = Given an ability 'when you gain a trophy, heal 1', When an enemy card is taken as trophy, Then 1 is healed.

rule-3E-TROPHY-004 = Gaining a trophy from a deck
    .text = When a hero gains a trophy, it takes the top card of the stated adventure deck and puts it facedown beside its hero card.
    .check = Given 'gain 1 combat trophy', When resolved, Then the top card of the combat deck is moved, unseen, to the hero's trophies.

rule-3E-TROPHY-005 = Unspecified kind
    .text = If the kind of trophy to gain is not stated, the hero chooses the kind.
    .check = Given 'gain 1 trophy', When resolved, Then the player picks combat, explore or social.

rule-3E-TROPHY-006 = Empty deck: take from the discard pile
    .text = If the adventure deck in question is empty, the hero gains the top card of that deck's discard pile instead.
    .check = Given an empty explore deck and 4 discards, When an explore trophy is gained, Then the top discard becomes the trophy and 3 remain.

rule-3E-TROPHY-007 = Looking at trophies
    .text = A hero may look at the fronts of its own facedown trophies at any time and may show them to other heroes.
    .check = Given A's trophies, When A's private view is rendered, Then the fronts are visible; in B's view only the backs.

rule-3E-TROPHY-008 = No limit on trophies
    .text = A hero may have any number of trophies.
    .check = Given 15 trophies, When one more is gained, Then 16.

rule-3E-TROPHY-009 = Bonus trophies
    .text = When an adventure card grants bonus trophies, the hero first takes the adventure card itself as a trophy and then takes the bonus trophies from the top of the adventure deck.
    .check = Given a combat-deck enemy with 1 bonus trophy of no printed kind, When defeated, Then the enemy card is taken first and then the top card of the deck the hero names.
    .differs = Which deck is not said. Implement: the deck of the symbol printed with the bonus; if no kind is printed, the hero chooses (3E-TROPHY-005). A reward that offers gold or a bonus trophy is a choice made when the reward is gained (3E-GAP-064).

rule-3E-GAIN-001 = Gaining puts it beside the hero card
    .text = A player that gains or takes a component puts it beside the hero card, so that everyone can see who controls it.
    .check = Given a gained asset, When others view the table, Then they see its owner.

rule-3E-GAIN-002 = Gained tokens come from the bank
    .text = Gold and other tokens that a hero gains come from the token bank.
    .check = Given 'gain 1 story token', When resolved, Then it comes from the bank, not from another hero.

## ATTR, HEALTH, HERO - heroes and their values

rule-3E-HERO-001 = One hero per player
    .text = Each player controls one hero, made up of a hero card, the matching figure and the hero's starting combat tokens.
    .check = Given 3 players, When heroes are counted, Then 3, each with its own card, figure and tokens.

rule-3E-HERO-002 = Starting places of the base heroes
    .text = The hero cards send Corbin and Lord Hawthorne to a stronghold, Elder Mok and Lyssa to a shrine, Laurel of Bloodwood and Master Thorn to a town.
    .check = Given the default board, When Corbin is placed, Then exactly the 5 strongholds are legal; for Lyssa the 5 shrines; for Master Thorn the 5 towns.
    .differs = 003 gives only the three kinds of place; one source for all six heroes, a second one for two of them.

rule-3E-HERO-003 = Starting tokens of the base heroes
    .text = Side / side, golden sides marked *. Corbin: physical 2 / surge; physical* / shield; agility / physical. Elder Mok: magical 2 / doubling; agility* / shield; surge* / physical. Laurel: physical 2 / surge; shield / physical*; surge* / agility. Lord Hawthorne: physical 2 / shield; physical* / agility; physical* / dash. Lyssa: physical 2 / shield; magical* / agility; agility* / surge*. Master Thorn: surge 2 / magical; doubling / magical*; agility* / magical. Symbols without a number are worth 1.
    .check = Given the 18 tokens, When faces are counted, Then every hero has exactly one face of value 2, and golden sides number Corbin 1, Mok 2, Laurel 2, Hawthorne 2, Lyssa 3, Thorn 2.
    .differs = Not in 003. Where one program has no surge symbol for heroes the other one's surge is taken.

rule-3E-HERO-004 = Corbin: challenge for a bounty
    .text = Corbin may spend 1 action to challenge a hero on his hex that is not defeated; they fight until one of them is defeated. If Corbin wins he gains 2 gold and 1 combat trophy. He can challenge each hero only once per game.
    .check = Given Corbin with 1 action and B on his hex, never challenged before, When Corbin challenges and defeats B, Then Corbin has +2 gold and +1 combat trophy and B can never be challenged by him again, win or lose.
    .differs = Fits 003, which adds that nobody can flee from it and that a challenged hero who wins gets nothing.

rule-3E-HERO-005 = Corbin: surge attack
    .text = X surge: deal X physical damage; the opponent may spend X surge to negate this.
    .check = Given Corbin spends 2 surge and the opponent shows 1 surge, When announced, Then it cannot be negated and 2 physical damage are dealt.

rule-3E-HERO-006 = Elder Mok: trading cards
    .text = Once per turn Elder Mok may exert to draw 1 skill card.
    .check = Given 3 cards in hand, When used, Then 1 is discarded, 1 drawn and a second use this turn is refused; Given an empty hand, Then refused.

rule-3E-HERO-007 = Elder Mok: spirit attack
    .text = 1 surge: test spirit with modifier +1 and deal 1 magical damage per success.
    .check = Given spirit 2, When activated, Then 3 cards are revealed before any exertion, and 2 successes deal 2 magical damage as one hit.
    .differs = A public program codes a cost of 2; the card shows 1.

rule-3E-HERO-008 = Laurel: terrain knowledge
    .text = Once per turn Laurel may reroll all of her terrain dice.
    .check = Given a roll of 3 dice of which 1 is spent, When used, Then the other 2 are rolled again and a second use this turn is refused.
    .differs = All means every die of the roll that is not yet spent; it is not available during setup (3E-SETUP-020).

rule-3E-HERO-009 = Laurel: recast
    .text = 1 surge: recast one of her spent tokens, the surge token that paid included.
    .check = Given her surge token pays, When it is chosen itself, Then it is recast into her pool and the ability cannot be used again this combat round.

rule-3E-HERO-010 = Lord Hawthorne: second combat action
    .text = Once per combat, after taking a combat action Lord Hawthorne may at once take another one.
    .check = Given he has attacked, When he uses it, Then he takes a second combat action before the opponent acts; a second use in the same combat is refused.

rule-3E-HERO-011 = Lord Hawthorne: recast
    .text = Once per combat round, as a combat action, Lord Hawthorne may exert to recast any number of his tokens.
    .check = Given 3 tokens in the pool and 1 spent, When used, Then up to 3 are recast, the spent one is not eligible and his hand is 1 smaller.
    .differs = The text names no spent tokens, so only uncovered tokens of his pool can be chosen (3E-COMBAT-019).

rule-3E-HERO-012 = Lyssa: recovery after defeat
    .text = After being defeated Lyssa may exert to heal all her damage.
    .check = Given Lyssa defeated by an adventure enemy with 1 card in hand, When she exerts, Then 0 damage, not defeated, and the enemy card is on its discard pile.
    .differs = Timing and the villain: 3E-GAP-059.

rule-3E-HERO-013 = Lyssa: stalking prey
    .text = 1 surge: explore, and deal 1 physical damage for each die that matches the terrain of her hex.
    .check = Given speed 3 on a hills hex and a roll plains/hills, forest/hills, plains, When activated, Then 2 physical damage.

rule-3E-HERO-014 = Master Thorn: teleporting
    .text = Each time Master Thorn gains a trophy he may exert to move up to X hexes, X being his mind.
    .check = Given mind 3 and a quest completed as a trophy, When he exerts, Then he may end on any hex at most 3 hexes away.
    .differs = How such a move works: 3E-GAP-058.

rule-3E-HERO-015 = Master Thorn: turning damage back
    .text = 2 surge: for the rest of the combat round, whenever he takes damage from an attack of the opponent, the opponent is dealt as much magical damage.
    .check = Given it is active and an attack of 4 of which Thorn blocks 1, When resolved, Then he takes 3 and the opponent is dealt 3 magical damage.
    .differs = Only damage that was really taken counts, blocked damage does not. If the attack defeats Thorn the combat is over and nothing is turned back (3E-DEFEAT-002). The opponent may block it with shields.

rule-3E-ATTR-001 = Three attributes
    .text = Each hero has three attributes: body, mind and spirit. They are used to resolve abilities and to make tests.
    .check = Given a hero, When attributes are listed, Then body, mind, spirit.

rule-3E-ATTR-002 = All modifiers count
    .text = The value of an attribute takes every modifier into account at once: +2 body and -1 body together are +1 body.
    .check = Given printed body 2, a +2 and a -1 modifier, When asked, Then body 3.

rule-3E-ATTR-003 = Attributes may be negative
    .text = An attribute can have a negative value. When resolving card abilities a negative value is treated as 0, except where the value has to be compared with something.
    .check = Given spirit -1 and 'heal X, X = spirit', When resolved, Then 0; Given 'if your spirit is lower than 0', Then true.

rule-3E-ATTR-004 = Attribute limits learned skills
    .text = For each of the three types, a hero cannot have more learned skills of that type than its current value in that attribute.
    .check = Given mind 2 with 2 learned mind skills, When a third (without an attribute bonus) is to be learned, Then refused.

rule-3E-ATTR-005 = Body
    .text = Body stands for strength, dexterity and other bodily qualities; it limits the number of learned body skills.
    .check = Given body 1 and 1 body skill learned, When another plain body skill is tried, Then refused.

rule-3E-ATTR-006 = Mind
    .text = Mind stands for intelligence, perception and other mental qualities; it limits the number of learned mind skills.
    .check = Given mind 0, When a plain mind skill is tried, Then refused.

rule-3E-ATTR-007 = Spirit
    .text = Spirit stands for willpower, magical talent and other spiritual qualities; it limits the number of learned spirit skills.
    .check = Given spirit 2 and 1 spirit skill learned, When another is tried, Then allowed.

rule-3E-ATTR-008 = Attribute bonus notation
    .text = An ability written +X before an attribute's symbol raises that attribute by X.
    .check = Given a skill '+1 mind' learned by a hero of mind 1, When asked, Then mind 2.

rule-3E-HEALTH-001 = Health
    .text = Heroes and enemies have health; one whose damage tokens equal its health is defeated.
    .check = Given health 9 and 9 damage, When checked, Then defeated.

rule-3E-HEALTH-002 = Health bonuses
    .text = An ability written +X before the health symbol raises health by X.
    .check = Given health 8 and +2 health, When asked, Then 10.

## SKILL, LEARN - skill cards

rule-3E-SKILL-001 = Skill cards
    .text = Skill cards represent abilities and talents a hero may learn. A skill must be learned before its ability can be used; in hand it serves only for exerting, and in the deck for tests.
    .check = Given a skill in hand, When its ability is tried, Then refused.

rule-3E-LEARN-001 = When skills can be learned
    .text = In its own turn a hero may learn any number of skills from hand, before or after spending an action.
    .check = Given 3 affordable skills between two actions, When all 3 are learned, Then legal.

rule-3E-LEARN-002 = After the last action
    .text = A hero may also learn skills after its last action has been resolved but before its turn ends.
    .check = Given 0 actions left, When a skill is learned, Then legal.

rule-3E-LEARN-003 = Not during an action
    .text = A hero cannot learn a skill while an action is being resolved.
    .check = Given combat in progress from an adventure action, When learning is tried, Then refused.

rule-3E-LEARN-004 = Paying with trophies
    .text = To learn a skill from hand the hero spends trophies equal to the skill's cost, which is shown as coloured orbs at the top of the card.
    .check = Given a skill with 3 orbs, When learned, Then 3 trophies are discarded.

rule-3E-LEARN-005 = Orbs must match
    .text = Each spent trophy must match an orb of the cost; a grey orb is matched by a trophy of any kind.
    .check = Given cost combat + grey and trophies social + combat, When paid, Then legal; with social + social illegal.

rule-3E-LEARN-006 = Learned skills lie beside the hero card
    .text = A learned skill is placed beside the hero card and its abilities may be used as the card describes.
    .check = Given a learned skill, When the table is viewed, Then it is public and active.

rule-3E-LEARN-007 = Learned skills above the limit
    .text = If at any moment a hero has more learned skills of a type than its attribute allows, it must choose and discard learned skills until the number is allowed.
    .check = Given body 3 with 3 body skills and an asset of +1 body lost (body 2), When checked, Then 1 body skill of the player's choice is discarded at once.

rule-3E-LEARN-008 = No other way to drop a learned skill
    .text = Being above the limit is the only way a hero can discard a learned skill.
    .check = Given 2 of 2 mind skills, When the player wants to drop one for another, Then refused.

rule-3E-LEARN-009 = Learning to raise an attribute
    .text = A hero at its limit may still learn a skill that raises one of its attributes. If the skill does not raise the attribute it belongs to, the hero must then discard one of its learned skills.
    .check = Given body 2 with 2 body skills, When a body skill of +1 body is learned, Then 3 are kept; When a body skill of +1 spirit is learned instead, Then one body skill must be discarded.
    .differs = Readings: (a) only attribute-raising skills may be learned beyond the limit, (b) any skill may, followed by a forced discard. Default: (a); the limit is stated as a prohibition and this sentence as its exception. The discarded skill is one of the type in excess and may be the new one.

rule-3E-SKILL-002 = Skill deck reshuffle
    .text = Whenever the skill deck runs out, the skill discard pile is shuffled into a new facedown skill deck.
    .check = Given 1 card left and 'draw 3', When drawn, Then after the first card the discard pile is shuffled and 2 more are drawn.

rule-3E-SKILL-003 = The word skills
    .text = In abilities, skill cards are called skills.
    .check = Given an ability naming skills, When parsed, Then it selects skill cards.

rule-3E-SKILL-004 = Six skill sets
    .text = The base game has six skill sets, each with its own symbol: Power of the Wilds, Military Training, Call of the Road, Friends in Low Places, Favor of the Gods and Rune Magic. The skill deck is always built from six different sets; expansions allow sets to be swapped at setup.
    .check = Given 9 sets available, When a skill deck is built, Then exactly 6 different sets are used.
    .differs = Set names are rendered from Polish (Potęga dziczy, Wyszkolenie wojskowe, Zew drogi, Przyjaciele z nizin, Przychylność bóstw, Magia runów); the official English names were not found.

## EXERT - exerting

rule-3E-EXERT-001 = Exerting
    .text = A hero exerts by discarding one skill card from its hand.
    .check = Given 3 cards in hand, When exerting, Then 2 in hand and 1 more on the skill discard pile.

rule-3E-EXERT-002 = Exerting as a cost
    .text = Many skill cards require the hero to exert in order to use their ability.
    .check = Given an empty hand, When an exert ability is tried, Then refused.

rule-3E-EXERT-003 = Exerting to reroll a die
    .text = A hero may exert to reroll one terrain die. This is possible whenever the hero rolls terrain dice: moving, exploring, resolving an ability, resting or fleeing.
    .check = Given a flee roll of plains next to a forest only, When exerting, Then the die is rolled again.

rule-3E-EXERT-004 = Repeated rerolls
    .text = A hero that still dislikes the die may exert again, for the same or another die, as long as cards are left to discard.
    .check = Given 2 cards in hand, When the same die is rerolled twice, Then legal and the hand is empty.

rule-3E-EXERT-005 = Only limit: cards in hand
    .text = The number of times a hero may exert is limited only by the skill cards in its hand.
    .check = Given 4 cards, When exerting 5 times is tried, Then the fifth is refused.

## TEST - attribute tests

rule-3E-TEST-001 = Attribute test
    .text = When a hero must test body, mind or spirit it makes an attribute test in three steps: use the attribute, exert, resolve the result.
    .check = Given 'test mind', When resolved, Then the three steps run in that order.

rule-3E-TEST-002 = Step 1: reveal by attribute
    .text = The hero reveals as many cards from the top of the skill deck as its value in the tested attribute.
    .check = Given mind 3, When step 1 is done, Then 3 cards are revealed.

rule-3E-TEST-003 = Test modifier
    .text = A modifier printed with the test raises or lowers the number of cards revealed in step 1.
    .check = Given body 2 and 'test body +1', When step 1 is done, Then 3 cards; with -1, 1 card.

rule-3E-TEST-004 = No holding back
    .text = The hero cannot reveal fewer cards than its attribute, apart from a modifier.
    .check = Given spirit 2, When the player wants to reveal 1, Then refused.

rule-3E-TEST-005 = Step 2: exert
    .text = The hero may exert any number of times; each exertion reveals the next card of the skill deck and is resolved on its own, and after each new card the hero may go on to step 3.
    .check = Given 2 hand cards, When the first exertion shows a success, Then the player may stop with 1 card left in hand.

rule-3E-TEST-006 = Attribute of 0 or less
    .text = A hero whose attribute is 0 or less may still attempt the test: it reveals no card in step 1 and must exert to have a chance.
    .check = Given spirit 0 and 1 hand card, When testing, Then 0 cards in step 1 and at most 1 by exerting.

rule-3E-TEST-007 = Exerting for more successes
    .text = A hero may go on exerting after a success has been revealed, to obtain more successes.
    .check = Given 1 success already, When exerting reveals another, Then 2 successes.

rule-3E-TEST-008 = Step 3: count successes
    .text = Each success symbol (star) on the revealed cards is one success.
    .check = Given 4 revealed cards with 2 stars among them, When counted, Then 2 successes.

rule-3E-TEST-009 = Passing the test
    .text = With at least one success the test succeeds and the hero continues to resolve the card.
    .check = Given 1 success, When resolved, Then the text after the test is executed.

rule-3E-TEST-010 = Failing the test
    .text = With no success the test fails: nothing further of the card is resolved except effects tied to failure, if there are any.
    .check = Given 0 successes and 'test body to gain 2 gold', When resolved, Then no gold.

rule-3E-TEST-011 = Failed test on an event
    .text = If the test belonged to an event card and fails, the event is discarded.
    .check = Given an event whose test fails, When resolved, Then the event is on its discard pile.

rule-3E-TEST-012 = Revealed cards are discarded
    .text = Whatever the result, all revealed skill cards are discarded when the test is over.
    .check = Given 3 revealed cards, When the test ends, Then the skill discard pile has them.

rule-3E-TEST-013 = Success symbol
    .text = The success symbol is used for attribute tests and stands in the right-hand part of skill cards.
    .check = Given a skill card, When its success flag is read, Then it is 0 or 1 star as printed.

## ABILITY, ONCE, SIMUL, NEGATE, X, SPEND - abilities

rule-3E-ABILITY-001 = Abilities
    .text = Every card has one or more effects called abilities; each separate paragraph on a card is one ability.
    .check = Given a card with 3 paragraphs, When abilities are listed, Then 3.

rule-3E-ABILITY-002 = Own cards only
    .text = A hero may use only abilities of its own cards: those it bought, gained or learned. Cards of other players, discarded cards and cards given away do not count.
    .check = Given an asset given to B, When A tries its ability, Then refused.

rule-3E-ABILITY-003 = Printed order
    .text = Abilities are resolved in the order in which they stand on the card, and effects within a sentence in the order in which they are named, each finished before the next.
    .check = Given 'lose 2 gold and gain 1 asset', When resolved, Then gold first, asset second.

rule-3E-ONCE-001 = Once per turn
    .text = An ability limited to once per turn can be used at most once in the hero's own turn.
    .check = Given it was used in this turn, When tried again, Then refused; in the next own turn allowed.

rule-3E-ONCE-002 = Not in other players' turns
    .text = A once-per-turn ability cannot be used during another hero's turn.
    .check = Given B's turn, When A tries a once-per-turn ability, Then refused.

rule-3E-ONCE-003 = Any moment of the own turn
    .text = A once-per-turn ability may be used at any moment of the hero's turn at which its conditions hold, even in the middle of an action such as a move.
    .check = Given a move roll of 3 dice, When 1 die is spent, then the once-per-turn step ability is used, then 2 dice are spent, Then all of it is legal.

rule-3E-SIMUL-001 = Simultaneous abilities
    .text = Abilities that trigger at the same moment are simultaneous.
    .check = Given two abilities triggered by one event, When queued, Then they share one trigger moment.

rule-3E-SIMUL-002 = Active player first
    .text = Of simultaneous abilities those of the active player are resolved first; the other players follow in turn order.
    .check = Given C active and first player A of A,B,C, When all have one, Then the order is C,A,B.
    .differs = Turn order by definition starts with the first player, not with the neighbour of the active player; implement that literally.

rule-3E-SIMUL-003 = Own abilities in any order
    .text = A player with several simultaneous abilities chooses their order and resolves all of them before the next player begins.
    .check = Given A with abilities p,q and B with r, When A chooses q,p, Then the order is q,p,r.

rule-3E-NEGATE-001 = Negating
    .text = Something negated or prevented is not resolved.
    .check = Given an ability negated, When its time comes, Then none of its effects happen.

rule-3E-NEGATE-002 = Negate and prevent are the same
    .text = To negate and to prevent are synonyms in the rules.
    .check = Given an immunity to being negated, When something tries to prevent it, Then it is immune.

rule-3E-NEGATE-003 = Timing of negation
    .text = An ability that negates or prevents something can be used only directly before the thing in question is resolved.
    .check = Given an enemy surge ability announced, When the window before resolution passes unused, Then it can no longer be negated.

rule-3E-NEGATE-004 = Costs are not refunded
    .text = If a cost was paid and the effect is negated or prevented, the cost is not given back.
    .check = Given 1 surge spent on an ability that is negated, When done, Then the surge token stays spent and the ability counts as used this combat round.
    .differs = That the negated surge ability also counts as activated for the once-per-round limit is our inference: it was activated and then negated.

rule-3E-X-001 = The letter X
    .text = X stands for a number in abilities with a variable result; it is set by paying a cost (such as X surges) or by meeting some other condition.
    .check = Given 'X surge: deal X damage', When 3 surges are spent, Then X is 3.

rule-3E-X-002 = X follows the game state
    .text = X is updated automatically as the game state changes.
    .check = Given '+X health, X = your spirit', When spirit rises from 1 to 2, Then health rises by 1 at once.

rule-3E-X-003 = X when activated by another ability
    .text = If an X-surge ability is activated by another ability instead of by paying, X counts as 1 unless stated otherwise.
    .check = Given an ability that activates 'X surge: deal X damage' for free, When resolved, Then 1 damage.

rule-3E-SPEND-001 = Spend only what is yours
    .text = Abilities may ask a player to spend actions, cards, dice, tokens or trophies; a player can spend only its own.
    .check = Given a cost of 1 trophy and none owned, When another player's trophy is offered, Then refused.

rule-3E-SPEND-002 = Spent combat tokens
    .text = Spent combat tokens are set aside and cannot be spent again in the same combat round.
    .check = Given a token spent as combat action 1, When combat action 3 comes, Then the token is not available.

rule-3E-SPEND-003 = Other spent tokens
    .text = All tokens other than combat tokens go back to the token bank when spent.
    .check = Given 2 gold spent, When done, Then the bank gets them.

rule-3E-SPEND-004 = Spent trophies
    .text = Spent trophies are discarded to the discard pile of their adventure deck; if no kind is stated the hero may spend trophies of any kind.
    .check = Given 'spend 1 trophy', When a social trophy is chosen, Then legal.

rule-3E-SPEND-005 = Spent dice
    .text = Spent terrain dice are set aside and cannot be spent again while the same action or ability is being resolved.
    .check = Given a die spent for a step, When the same move goes on, Then the die is not available.

## ENGAGE, COMBAT - combat structure

rule-3E-ENGAGE-001 = Engaging
    .text = A player engages an opponent by starting to fight it.
    .check = Given an enemy drawn, When combat starts, Then the hero has engaged it.

rule-3E-ENGAGE-002 = When-engaging abilities
    .text = Abilities that trigger when an enemy is engaged happen directly before the first cast phase of the first combat round.
    .check = Given 'when you engage, take 1 damage', When combat starts, Then the damage is dealt before any token is cast.

rule-3E-COMBAT-001 = Two opponents
    .text = A combat is fought between two opponents.
    .check = Given a combat, When its sides are counted, Then 2.

rule-3E-COMBAT-002 = Opponent
    .text = A player's opponent is its rival in the combat, whether enemy or hero.
    .check = Given A fighting an enemy, When A's opponent is asked, Then the enemy.

rule-3E-COMBAT-003 = Attacker
    .text = In a combat the active player is the attacker; an enemy is never the attacker.
    .check = Given A engages an enemy in A's turn, When asked, Then A is attacker.

rule-3E-COMBAT-004 = Who controls the enemy
    .text = For the length of the combat the player to the right of the fighting hero controls the enemy: casts its tokens and makes all its decisions.
    .check = Given seats A,B,C clockwise and A fighting, When the enemy acts, Then C decides.

rule-3E-COMBAT-005 = Rounds and phases
    .text = Combat runs in combat rounds of three phases: cast, action, flee. Rounds repeat until one side is defeated or flees.
    .check = Given nobody defeated or fled, When the flee phase ends, Then a new round begins with the cast phase.

rule-3E-COMBAT-006 = Cast phase
    .text = Each side gathers all its combat tokens and both cast them at the same time; the cast tokens form the combat pools.
    .check = Given 3 hero tokens and 5 enemy tokens, When cast, Then pools of 3 and 5.

rule-3E-COMBAT-007 = What a hero casts
    .text = A hero casts all its starting tokens and every other combat token it owns.
    .check = Given 3 starting and 2 asset tokens, When cast, Then 5.

rule-3E-COMBAT-008 = What an enemy casts
    .text = An enemy casts the five enemy tokens; in Act 2 also the powerful enemy token.
    .check = Given Act 1, When cast, Then 5 enemy tokens.

rule-3E-COMBAT-009 = What a villain casts
    .text = A villain casts the five enemy tokens, the powerful enemy token and the token shown on its scenario card.
    .check = Given a villain, When cast, Then 7 tokens.
    .differs = Taken literally a villain always casts the powerful token, even in Act 1; both sections speak of six other enemy tokens. Default: 7 tokens in either act. In the base scenarios the villain appears at the end of Act 1, so the question does not come up.

rule-3E-COMBAT-010 = Action phase alternates
    .text = In the action phase the two sides alternate combat actions until both have passed.
    .check = Given A acts, When done, Then the opponent acts next.

rule-3E-COMBAT-011 = Passing
    .text = A side that does not want to take a combat action may pass; it then takes no more combat actions in this combat round but may still spend shields.
    .check = Given A passed, When A would take 2 damage with 1 shield, Then A may block 1; when A's next action would come, Then it is skipped.

rule-3E-COMBAT-012 = Forced pass
    .text = A side with no combat action available (for example no symbols to spend) must pass.
    .check = Given only a dash and a shield left, When it is this side's action, Then it passes.

rule-3E-COMBAT-013 = Defeat ends combat at once
    .text = The combat ends immediately when a hero or enemy in it is defeated; there is no further action and no flee phase.
    .check = Given the enemy at full damage after action 2, When checked, Then no action 3 and no flee phase.

rule-3E-COMBAT-014 = Flee phase
    .text = In the flee phase the hero may try to flee; if it does not or cannot, a new combat round begins with the cast phase.
    .check = Given the hero declines to flee, When the phase ends, Then round number rises by 1 and everything is cast again.

rule-3E-COMBAT-015 = No movement during combat
    .text = During combat a hero cannot move to another hex except by fleeing to end the combat.
    .check = Given a 'move 1 hex' ability during combat, When tried, Then refused.

rule-3E-COMBAT-016 = Combat actions
    .text = Players spend the symbols on their combat tokens to take combat actions; each symbol has its own effect.
    .check = Given one agility token faceup, When combat actions are listed, Then the agility action is offered.

rule-3E-COMBAT-017 = Combat actions are not hero actions
    .text = Combat actions are separate from the three actions of a hero's turn.
    .check = Given 1 action left before combat, When 6 combat actions are taken, Then 1 action is still left.

rule-3E-COMBAT-018 = Special combat actions
    .text = Cards may give a hero additional, special combat actions.
    .check = Given an asset 'combat action: recast 1 token', When the action phase runs, Then it is among the choices.

rule-3E-COMBAT-019 = Abilities reach only pool tokens
    .text = Abilities that affect combat tokens affect only tokens still in a combat pool unless they say otherwise; the Dread Prophet's prophecy, which recasts a token, cannot be used on a spent token because it does not mention spent tokens.
    .check = Given hero tokens t1 in pool and t2 spent, When the Dread Prophet's ability targets, Then only t1 is eligible.

rule-3E-COMBAT-020 = No outsiders
    .text = Combat actions and abilities used during combat cannot target heroes or enemies that are not in that combat.
    .check = Given A fighting an enemy and B on the same hex, When A's combat ability asks for a target, Then B is not eligible.

rule-3E-COMBAT-021 = Attack
    .text = An attack is any combat action that deals damage, even if the damage is blocked.
    .check = Given 2 physical damage fully blocked, When 'after an attack' abilities are checked, Then the attack took place.

rule-3E-COMBAT-022 = Damage that is not an attack
    .text = Abilities that deal damage without being combat actions are not attacks, for example the skill Counterspell (Przeciwczar).
    .check = Given Counterspell deals damage, When 'when attacked' abilities are checked, Then they do not trigger.

## INIT, TOKEN, POOL, CAST, RECAST, FLIP, REMOVE - combat tokens

rule-3E-INIT-001 = Golden symbols give initiative
    .text = Golden symbols on combat tokens count for initiative while they are faceup.
    .check = Given 3 tokens of which 2 show gold, When counted, Then initiative 2.

rule-3E-INIT-002 = Counted at the start of the action phase
    .text = Initiative is compared once, at the start of the action phase: the player with more tokens showing initiative takes the first combat action of that round.
    .check = Given a token flipped to gold later in the phase, When order is considered, Then it does not change.

rule-3E-INIT-003 = Ties go to the attacker
    .text = On a tie the attacker is first; against an enemy that is always the hero.
    .check = Given 1 against 1 with an enemy, When the phase starts, Then the hero acts first.

rule-3E-INIT-004 = One token, one initiative
    .text = A token whose golden symbol has a value above 1 (for instance 2 physical damage) still counts as one token for initiative.
    .check = Given one golden 2-damage token, When counted, Then initiative 1.

rule-3E-TOKEN-001 = Two sides
    .text = Combat tokens are cast to resolve combat and have symbols on both sides.
    .check = Given a token, When its sides are listed, Then 2.

rule-3E-TOKEN-002 = Large symbol
    .text = The large symbol of the faceup side can be spent as a combat action for its effect.
    .check = Given a faceup large shield, When damage comes, Then it can be spent.

rule-3E-TOKEN-003 = Small symbol
    .text = The small symbol only reminds of what is on the reverse; tokens and card abilities cannot target it.
    .check = Given a token showing damage with a small shield, When 'remove all shield tokens' resolves, Then it stays.

rule-3E-TOKEN-004 = Only the faceup side counts
    .text = An ability that refers to a token or to symbols on it refers only to the side that is faceup at the moment.
    .check = Given 'deal 1 damage per shield of your opponent' and a token with a shield facedown, When counted, Then it adds 0.

rule-3E-TOKEN-005 = Outside the pool means spent
    .text = A combat token of a hero or enemy that is outside its combat pool counts as spent, whether it was spent or removed. Spent tokens are not legal targets unless an ability names them.
    .check = Given a removed token, When an ability 'recast 1 of your spent tokens' resolves, Then it is eligible.
    .differs = The printing says outside the token bank (pula żetonów) in both places; the sense requires the combat pool (pula walki). Default: the combat pool.

rule-3E-TOKEN-006 = Only combat tokens are cast
    .text = Combat tokens can be cast, flipped and recast; no other kind of token is touched by abilities that cast, flip or recast tokens.
    .check = Given a double-sided story token, When 'flip 1 token' resolves, Then it is not eligible.

rule-3E-TOKEN-007 = Kind targeting ignores values
    .text = An ability aimed at tokens of a kind (such as 'remove all shield tokens of your opponent') applies to tokens of that kind of any value.
    .check = Given opposing tokens physical 1 and physical 2, When 'remove all physical tokens' resolves, Then both are removed.

rule-3E-POOL-001 = Combat pool
    .text = The combat pool of a player is the set of combat tokens it has after casting at the start of a combat round.
    .check = Given 4 cast tokens, When none is spent, Then the pool has 4.
    .differs = The printing says at the start of the combat; since everything is cast anew in every combat round the pool is rebuilt each round.

rule-3E-POOL-002 = Pool tokens can be spent and targeted
    .text = Tokens in a combat pool may be spent for combat actions and are legal targets for other tokens and card abilities.
    .check = Given an opposing pool of 3, When an agility is spent to recast, Then each uncovered one is a legal target.

rule-3E-POOL-003 = Tokens come back next round
    .text = Tokens spent or removed during a combat round are cast again in the next combat round.
    .check = Given 5 tokens all spent, When the next round starts, Then all 5 are cast.

rule-3E-CAST-001 = Casting
    .text = To cast tokens a player shakes them in closed hands and throws them on the table like dice; the sides that land faceup give the usable symbols. Each side is equally likely.
    .check = Given 10000 casts of one token, When counted, Then each side comes up about half the time.

rule-3E-CAST-002 = Casting a single token
    .text = A single token that is cast or recast may be flicked into the air like a coin.
    .check = Given one token recast, When simulated, Then one fair two-way random result is drawn.

rule-3E-CAST-003 = Poor casts are repeated
    .text = If most players judge that a cast was not random enough, the offending player must cast again.
    .check = Given software dice, When a cast is made, Then the result is final since the generator is fair (physical-table rule, not modelled).

rule-3E-RECAST-001 = Recasting
    .text = When an ability lets a token be recast, one token is taken from the combat pool and cast again by the casting rules.
    .check = Given a recast token, When done, Then it is back in the same pool with a fresh random side.

rule-3E-RECAST-002 = Owners recast their own tokens
    .text = A player always recasts its own tokens, also when the opponent's ability causes it.
    .check = Given the hero spends agility on an enemy token, When recast, Then the enemy's controller makes the throw and the token stays the enemy's.

rule-3E-RECAST-003 = Unspecified token
    .text = An ability that does not say which of a player's tokens is recast may be applied to any token of that player.
    .check = Given 'recast 1 of your tokens' and 3 in the pool, When used, Then all 3 are eligible; Given 'recast 1 token' and 2 more in the opponent's pool, Then all 5.
    .differs = The Polish sentence may also go back to 'which player's token'. Default: both; 'recast a token' without an owner reaches any uncovered token of either pool, 'recast one of your tokens' any uncovered token of your own pool.

rule-3E-FLIP-001 = Flipping
    .text = To flip a combat token is to turn it over to its other side. Only unspent tokens can be flipped.
    .check = Given a spent token, When a flip targets it, Then refused.

rule-3E-REMOVE-001 = Removing tokens
    .text = A token removed from a combat pool is set aside as though it had been spent.
    .check = Given a removed shield, When damage comes in the same round, Then it cannot block.

## DAMAGE, SHIELD, SURGE, AGILITY, DOUBLE, DASH - symbols in combat

rule-3E-DAMAGE-001 = Damage tokens
    .text = Whenever a hero or enemy takes damage, that many damage tokens are put on its card; with damage equal to its health it is defeated.
    .check = Given health 6, damage 4, When 2 are taken, Then defeated.

rule-3E-DAMAGE-002 = Damage never exceeds health
    .text = A hero cannot have more damage tokens than health; surplus damage from an ability or attack is ignored, and from the moment of defeat everything above a hero's or enemy's health is ignored.
    .check = Given health 8 and damage 7, When 5 are taken, Then 8.

rule-3E-DAMAGE-003 = Change at will
    .text = A 3-damage token equals three 1-damage tokens, and damage tokens may be exchanged freely at any time.
    .check = Given one 3-damage token, When 1 is healed, Then 2 damage remain.

rule-3E-DAMAGE-004 = Physical damage
    .text = As a combat action a hero may spend X physical damage from its pool to deal X damage to its opponent.
    .check = Given tokens physical 2 and physical 1, When both are spent, Then 3 damage.

rule-3E-DAMAGE-005 = Magical damage
    .text = As a combat action a hero may spend X magical damage from its pool to deal X damage to its opponent.
    .check = Given magical 1 and magical 1, When both are spent, Then 2 damage.

rule-3E-DAMAGE-006 = Not all at once
    .text = The damage tokens of a kind need not all be spent in one combat action.
    .check = Given physical 1 and physical 2, When only physical 1 is spent, Then legal and the other stays in the pool.

rule-3E-DAMAGE-007 = Physical and magical do not mix
    .text = Physical and magical damage cannot be spent in the same combat action.
    .check = Given physical 2 and magical 2, When 4 damage in one action is tried, Then refused.

rule-3E-DAMAGE-008 = Kinds matter to some abilities
    .text = Some abilities concern one kind of damage only, such as an enemy that can block physical but not magical damage or the other way round.
    .check = Given an enemy that blocks physical damage, When 2 magical are dealt, Then 2 damage.

rule-3E-DAMAGE-009 = Enemy damage
    .text = As a combat action the controller of an enemy may spend X enemy damage from the enemy's pool to deal X damage to the opponent, using any number of the tokens.
    .check = Given enemy damage 1, 1 and 2, When two tokens worth 3 are spent, Then 3 damage.
    .differs = The printing's sentence names the enemy twice by mistake; the damage goes to the enemy's opponent.

rule-3E-DAMAGE-010 = Hero-only and enemy-only symbols
    .text = Only heroes spend physical and magical damage; only enemies spend enemy damage.
    .check = Given a hero with an effect showing enemy damage, When spending it is tried, Then refused.

rule-3E-DAMAGE-011 = Damage goes to the opponent only
    .text = Damage is usually dealt by combat actions. Damage dealt in combat can be dealt only to the combatant's opponent: neither to anyone outside the combat nor to oneself.
    .check = Given 3 physical, When a target is asked, Then only the opponent is possible.

rule-3E-DAMAGE-012 = All blocked means none dealt
    .text = If all damage of an attack or ability is blocked, no damage counts as dealt, and abilities that need damage to be dealt do not trigger.
    .check = Given 'after you deal damage, heal 1' and an attack of 2 fully blocked, When resolved, Then no healing.

rule-3E-DAMAGE-013 = Blocked damage is ignored
    .text = Damage that is blocked is ignored.
    .check = Given 3 damage and 2 blocked, When resolved, Then 1 token.

rule-3E-DAMAGE-014 = Extra effects survive a block
    .text = If an ability deals damage and also does something else, the other effect is resolved even if the damage is blocked, unless stated otherwise.
    .check = Given 'deal 2 damage and remove 1 token' with 2 blocked, When resolved, Then 0 damage and 1 token removed.
    .differs = Compare 3E-DAMAGE-012: an independent second effect happens; an effect conditional on damage having been dealt does not.

rule-3E-SHIELD-001 = Blocking with shields
    .text = Whenever a hero or enemy would take damage during combat it may spend shields; each shield blocks 1 damage of any kind (physical, magical or enemy).
    .check = Given 3 enemy damage and a shield of value 2, When spent, Then 1 damage.

rule-3E-SHIELD-002 = Shields cost no combat action
    .text = Spending shields to block is not a combat action.
    .check = Given A blocks, When the turn to act is considered, Then it is unchanged.

rule-3E-SHIELD-003 = Blocking is optional
    .text = Nobody has to spend shields; damage may be taken even when shields are available.
    .check = Given 1 shield and 1 damage, When declined, Then 1 damage and the shield stays.

rule-3E-SHIELD-004 = Any source in combat
    .text = During combat shields can block damage from any source, surge abilities and other abilities included.
    .check = Given a surge ability dealing 3 and 2 shields, When blocked, Then 1 damage.

rule-3E-SHIELD-005 = Unblockable damage
    .text = Shields cannot be spent against damage that cannot be blocked.
    .check = Given 3 unblockable damage and 3 shields, When resolved, Then 3 damage and the shields are unspent.

rule-3E-SHIELD-006 = Damage on engaging cannot be blocked
    .text = Damage dealt by an ability at the moment of engaging an opponent cannot be blocked with shields.
    .check = Given 2 damage on engaging, When combat starts, Then 2 damage (nothing has been cast yet).

rule-3E-SHIELD-007 = Not outside combat
    .text = Shields cannot be spent to block damage outside combat, such as an ability that makes a hero take X damage.
    .check = Given a story card dealing 1 damage, When resolved, Then no shield can be used.

rule-3E-SURGE-001 = Spending surges
    .text = As a combat action a player may spend surge symbols from its combat pool to activate a surge ability.
    .check = Given 1 surge and a 1-surge ability, When used, Then the surge is spent and the ability resolves.

rule-3E-SURGE-002 = Surge abilities
    .text = Abilities preceded by the surge symbol are surge abilities; the number before the symbol is how many surges must be spent from the player's pool.
    .check = Given a 2-surge ability and 1 surge, When tried, Then refused.

rule-3E-SURGE-003 = Once per combat round
    .text = No surge ability can be activated more than once in a combat round.
    .check = Given a 1-surge ability used this round and 1 more surge, When tried again, Then refused; next round allowed.

rule-3E-SURGE-004 = Overpaying
    .text = A player may spend more surges on an ability than required; the surplus has no effect.
    .check = Given a doubled surge (2) and a 1-surge ability, When spent, Then legal and the effect is that of 1 surge.

rule-3E-SURGE-005 = Pay first
    .text = The cost of a surge ability is paid before its effect is resolved, so an ability that recasts spent tokens can recast the very surge tokens that paid for it.
    .check = Given '1 surge: recast 1 of your spent tokens' as the only spent token, When used, Then the paying token itself can be recast into the pool.

rule-3E-AGILITY-001 = Using agility
    .text = As a combat action a player may spend one agility symbol either to flip one token of its own combat pool or to make the opponent recast one token of the opponent's pool.
    .check = Given 1 agility, When spent to flip an own damage/shield token, Then its other side is faceup; or, When aimed at an opposing token, Then the opponent recasts it.
    .differs = The glossary entry speaks of heroes; the quick reference puts no hero-only mark on agility, and the enemy tokens include one. Default: for both sides.

rule-3E-AGILITY-002 = One agility at a time
    .text = Only one agility symbol is spent per combat action.
    .check = Given 2 agility tokens, When one action is taken, Then only one is spent.

rule-3E-AGILITY-003 = Doubled agility
    .text = An agility token may be stacked on a doubling token, but since only one agility can be spent at a time the doubling has no extra effect; both tokens are spent.
    .check = Given agility on a double, When used, Then one flip or one recast, and both tokens are spent.

rule-3E-DOUBLE-001 = Doubling
    .text = As a combat action a player may put one of its other unspent combat tokens on top of a token whose doubling symbol is faceup, making a stack; the token on top counts as doubled.
    .check = Given a faceup double and physical 2, When stacked, Then the stack is worth physical 4.

rule-3E-DOUBLE-002 = A stack is spent together
    .text = Both tokens of a stack are spent at the same time when the top token is used.
    .check = Given a stack of physical 2 on a double, When spent as a combat action, Then 4 physical damage and 2 spent tokens.

rule-3E-DOUBLE-003 = One token on top
    .text = Only one token may be put on top of a token, and none on a token that already lies on another.
    .check = Given a stack, When another token is to be added, Then refused.

rule-3E-DOUBLE-004 = The top token stays vulnerable
    .text = The token on top of a doubling token can be recast, flipped and removed from the pool; if recast or flipped it returns to the top of the same stack.
    .check = Given a stack whose top is recast to a dash, When done, Then the dash lies on the double.

rule-3E-DOUBLE-005 = The doubling token is immune
    .text = While a token lies on it, the doubling token is immune to every effect: it cannot be recast, flipped or removed until it is spent. In general no token that has another on top can be recast or flipped.
    .check = Given 'remove all doubling tokens' and a stack, When resolved, Then the covered double stays.

rule-3E-DASH-001 = Dash symbols
    .text = A dash has no ability of its own and cannot be spent as a combat action; golden dashes count for initiative.
    .check = Given a pool of one golden dash, When initiative is counted, Then 1; when combat actions are listed, Then none but pass.

## FLEE, DEFEAT, DELAY, ELIM, CHALLENGE - outcomes

rule-3E-FLEE-001 = Fleeing
    .text = In the flee phase of a combat round a hero may flee: it rolls one terrain die and may spend it to move to an adjacent hex of matching terrain, which ends the combat.
    .check = Given a roll forest/hills beside a hill hex, When spent, Then the hero is on that hex and combat is over.

rule-3E-FLEE-002 = Not fleeing
    .text = If the hero cannot or will not spend the die, a new combat round begins, unless the opponent is a hero that flees.
    .check = Given a roll without a matching neighbour, When the phase ends, Then the next round starts.

rule-3E-FLEE-003 = No penalty for a failed attempt
    .text = A failed attempt to flee has no penalty apart from the further combat round.
    .check = Given a failed attempt, When done, Then damage, hand and tokens are unchanged (except cards the hero chose to exert).

rule-3E-FLEE-004 = Two heroes: attacker decides first
    .text = When two heroes fight, the attacker (who started the combat) decides about fleeing first; if it flees, the combat ends and the other hero cannot flee.
    .check = Given both wish to flee, When the attacker succeeds, Then the defender stays on its hex.

rule-3E-FLEE-005 = Enemies cannot flee
    .text = Enemies cannot flee.
    .check = Given an enemy at 1 health, When the flee phase comes, Then only the hero gets the option.

rule-3E-DEFEAT-001 = Being defeated
    .text = A hero or enemy with damage equal to its health is defeated.
    .check = Given damage 9 of 9, When checked, Then defeated.

rule-3E-DEFEAT-002 = Unresolved combat abilities lapse
    .text = When a combat ends by defeat, combat abilities not yet resolved are not resolved any more, such as the Great Dragon's scorching ability after a hero has defeated it.
    .check = Given the Great Dragon defeated while its ability is pending, When combat ends, Then the hero takes nothing from it.

rule-3E-DEFEAT-003 = Hero defeated by an adventure enemy
    .text = When a hero is defeated by an enemy from an adventure card, that card is discarded.
    .check = Given a hero defeated by a combat-deck enemy, When done, Then the enemy card is on the combat discard pile.

rule-3E-DEFEAT-004 = A defeated hero can only rest
    .text = A defeated hero cannot take any action except resting.
    .check = Given a defeated hero with 3 actions, When choices are listed, Then only rest.
    .differs = Whether spending an action on nothing is still open to a defeated hero is not said; the rest section says it must spend its next action resting. Implement: only rest.

rule-3E-DEFEAT-005 = No combat with other heroes
    .text = A defeated hero cannot be challenged by other heroes and can in no way engage in combat with them.
    .check = Given a defeated hero on Corbin's hex, When Corbin looks for a challenge, Then that hero is not eligible.

rule-3E-DEFEAT-006 = Abilities and learning while defeated
    .text = A defeated hero may still use abilities and learn skills.
    .check = Given a defeated hero with enough trophies, When learning, Then legal.

rule-3E-DEFEAT-007 = Extra health lifts defeat
    .text = A defeated hero that learns a skill granting extra health is no longer defeated and need not rest.
    .check = Given 8 damage of 8, When +2 health is learned, Then health 10, not defeated, all actions open.

rule-3E-DELAY-001 = Delayed
    .text = A delayed hero must spend its next action to stop being delayed.
    .check = Given a delayed hero with 3 actions, When the first is spent on recovering, Then 2 free actions remain.

rule-3E-DELAY-002 = Marking
    .text = A delayed hero's figure is laid on its side.
    .check = Given a delayed hero, When the board is rendered, Then the figure is shown lying.

rule-3E-DELAY-003 = Abilities and learning while delayed
    .text = A delayed hero may still use abilities and learn skills.
    .check = Given a delayed hero, When a skill is learned before recovering, Then legal.

rule-3E-DELAY-004 = Defeated and delayed
    .text = A hero that is both defeated and delayed must first heal so as to be no longer defeated; only then can it spend an action to stop being delayed.
    .check = Given both states and 3 actions in a town, When acting, Then rest first, recover second, third action free.

rule-3E-ELIM-001 = Elimination
    .text = Some effects, such as a defeat by the villain, eliminate a hero: its player loses the game and its figure is removed from the board.
    .check = Given a hero defeated by the villain, When done, Then its player is out and the figure is off the board.

rule-3E-ELIM-002 = What leaves the game
    .text = The eliminated hero's assets, skill cards, trophies and combat tokens are removed from the game.
    .check = Given 2 assets, 3 skills and 4 trophies, When eliminated, Then none of them is in any deck, pile or bank.

rule-3E-ELIM-003 = What returns to the bank
    .text = The eliminated hero's gold, story tokens and damage tokens return to the token bank.
    .check = Given 6 gold and 2 lore, When eliminated, Then both are back in the bank.

rule-3E-ELIM-004 = New first player
    .text = If the eliminated player was first player, the next player in turn order becomes first player.
    .check = Given first player A eliminated, next B, When the round ends, Then B advances the time token and starts the round.

rule-3E-CHALLENGE-001 = Challenging
    .text = When a hero challenges another hero, the two engage and fight until one is defeated or flees.
    .check = Given a challenge, When accepted by the rules, Then combat rounds run between the two heroes.

rule-3E-CHALLENGE-002 = Needs an ability
    .text = A hero cannot challenge another hero unless an ability lets it.
    .check = Given no such ability, When choices are listed, Then challenge is absent.

rule-3E-CHALLENGE-003 = The challenger is the attacker
    .text = The challenging hero is the attacker and wins ties for initiative.
    .check = Given initiative 2 against 2, When the phase starts, Then the challenger acts first.

rule-3E-CHALLENGE-004 = Corbin's challenge: no reward for the challenged
    .text = A hero challenged by Corbin that wins the combat gets no reward.
    .check = Given B challenged by Corbin and Corbin defeated, When done, Then B gains nothing.

rule-3E-CHALLENGE-005 = Corbin's challenge: no fleeing
    .text = Neither hero can flee during Corbin's challenge.
    .check = Given Corbin's challenge, When a round ends, Then the flee phase offers nothing and a new round starts.

## VILLAIN, SCEN, STORY, STORYQUEST, LORE, COMPANION, ZOMBIE - scenario

rule-3E-SCEN-001 = Scenario parts
    .text = A scenario consists of one scenario card, ten adventure cards for each adventure deck, and a story deck of ten cards.
    .check = Given a scenario's data, When counted, Then 1 + 30 + 10 cards.

rule-3E-SCEN-002 = Scenario mark
    .text = All cards of a scenario carry the same picture detail; for the two base scenarios it is the villain's picture.
    .check = Given a scenario adventure card, When its mark is read, Then it names the scenario.

rule-3E-SCEN-003 = The two base scenarios
    .text = The base game has two scenarios: The Ascendance of Margath (Margath powstaje; villain Margath) and The Corpse King (Król umarłych; villain Vorakesh).
    .check = Given the base set, When scenarios are listed, Then these 2.
    .differs = Word for word the Polish and Russian titles (Król umarłych, Король мертвецов) say king of the dead; The Corpse King is the English title used by players and in the expansion catalogue.

rule-3E-SCEN-004 = Scenario card sides
    .text = The scenario card lies beside the board. Side A holds the rules for play; side B describes the villain, or other victory condition, that must be overcome to win.
    .check = Given setup done, When the card is read, Then side A is up.

rule-3E-SCEN-005 = Open information
    .text = Players should read both sides at the start and may read either side at any moment.
    .check = Given any moment, When a player opens the card, Then both sides are shown.

rule-3E-SCEN-006 = Flip when the villain is engaged
    .text = When a hero engages the villain the scenario card is turned to side B; if the hero does not win, it is turned back to side A after the combat.
    .check = Given the villain engaged, When combat runs, Then side B; after the hero's loss, Then side A.

rule-3E-SCEN-007 = Margath appears
    .text = The Ascendance of Margath: at the end of Act 1 Margath's token is placed on Skyfall Keep (Podniebie).
    .check = Given The Ascendance of Margath, When round 12 is over, Then Margath's token is on Skyfall Keep.
    .differs = The card names the place Небосвод; our board has it as the stronghold at (6,8). Its English name is a working name.

rule-3E-SCEN-008 = Margath marches on Tamalir
    .text = The Ascendance of Margath: after the end of Act 2, each time the time token would have to be moved, the first player rolls five terrain dice instead and Margath is moved 1 hex towards Tamalir for every wild symbol.
    .check = Given Margath on Skyfall Keep at the end of round 24, When the dice show 2 wild, Then he is 2 hexes nearer to Tamalir and the time token has not moved.
    .differs = Details: 3E-GAP-055.

rule-3E-SCEN-009 = Margath reaches Tamalir
    .text = If Margath reaches Tamalir, all heroes lose.
    .check = Given Margath 2 hexes from Tamalir, When 3 wild are rolled, Then he is in Tamalir and the game ends without a winner.

rule-3E-SCEN-010 = Vorakesh appears
    .text = The Corpse King: at the end of Act 1 Vorakesh's token and 1 zombie are placed on the Cursed Ruins.
    .check = Given The Corpse King, When round 12 is over, Then the hex (3,2) holds Vorakesh's token and 1 zombie more than before.

rule-3E-SCEN-011 = The Corpse King: time runs out
    .text = The Corpse King: at the end of Act 2 all heroes lose.
    .check = Given Vorakesh unbeaten, When the last turn of round 24 ends, Then the game is over and nobody has won.

rule-3E-SCEN-012 = Engaging the villain
    .text = In both base scenarios a hero on the villain's hex may spend 1 action to turn the scenario card over and engage the villain.
    .check = Given a hero with 2 actions on Margath's hex, When it engages and nobody wins or loses yet, Then 1 action was spent and side B is up.

rule-3E-VILLAIN-001 = Villains
    .text = Villains are the enemies on side B of scenario cards.
    .check = Given side B, When parsed, Then it yields an enemy with health and abilities.

rule-3E-VILLAIN-002 = Villain token
    .text = Each villain has a special combat token, pictured in the lower left corner of the scenario card's back, that is cast in addition to the six other enemy tokens.
    .check = Given Margath, When casting, Then 7 tokens including Margath's own.

rule-3E-VILLAIN-003 = Winning the game
    .text = The hero that defeats the villain wins the game.
    .check = Given the villain defeated by B's hero, When checked, Then B wins and the game is over.

rule-3E-VILLAIN-004 = Losing to the villain
    .text = A hero defeated in combat with the villain is eliminated; all damage is removed from the villain and the scenario card is turned back to its front.
    .check = Given the villain with 6 damage defeats a hero, When done, Then hero eliminated, villain 0 damage, side A.

rule-3E-VILLAIN-005 = The game goes on
    .text = After an elimination the game continues until another hero defeats the villain or all heroes have lost.
    .check = Given 1 of 3 heroes eliminated, When the turn passes, Then the other 2 play on; Given all 3 eliminated, Then the game ends without a winner.

rule-3E-VILLAIN-006 = No fleeing from the villain
    .text = A hero cannot flee from combat with the villain.
    .check = Given villain combat, When a round ends, Then a new round starts without a flee option.

rule-3E-VILLAIN-007 = Reduced health is the ceiling
    .text = If story tokens reduce the villain's health, the villain cannot heal beyond its starting health value for that combat.
    .check = Given printed health 15 reduced by 3 lore to 12 and 4 damage, When the villain heals 6, Then 0 damage and health still 12.
    .differs = Starting value may mean the printed health or the reduced health at the start of the combat. Implement: health is lowered as a maximum and healing only removes damage tokens, which satisfies both.

rule-3E-VILLAIN-008 = Margath's values
    .text = Margath has printed health 15 and the traits Warrior, Villain and Dragon; defeating him wins the game.
    .check = Given Margath engaged by a hero without lore, When asked, Then health 15.

rule-3E-VILLAIN-009 = Lore cannot push Margath below 8
    .text = The reduction by lore tokens cannot bring Margath's health below 8.
    .check = Given an opponent with 9 lore, When engaged, Then health 8, not 6; with 7 lore also 8; with 6 lore 9.

rule-3E-VILLAIN-010 = Margath's surge abilities
    .text = 1 surge: flip one of the opponent's tokens. 2 surge: heal 3 damage. 3 surge: double all his enemy damage until the end of the combat round.
    .check = Given Margath with 4 damage and 2 surge, When he heals, Then 1 damage.
    .differs = The doubling is detailed in 3E-GAP-061.

rule-3E-VILLAIN-011 = Vorakesh's values
    .text = Vorakesh has printed health 10 and the traits Mystic, Villain and Humanoid. He has 1 health more for each zombie on the board and 2 less for each companion of his opponent; this cannot bring his health below 8.
    .check = Given no zombie and an opponent with 1 companion, When engaged, Then 8; with 3 companions and 1 zombie 8, not 5; with 1 companion and 6 zombies 14.

rule-3E-VILLAIN-012 = Vorakesh's surge abilities
    .text = 1 surge: choose a discarded enemy card of the combat deck at random and use any one surge ability of it. 1 surge: deal 1 enemy damage and heal 1 damage. 2 surge: flip all tokens of the opponent.
    .check = Given Vorakesh with 3 damage uses the second ability and the opponent blocks it, When resolved, Then 0 damage dealt and he has 2 damage (extra effects survive a block).
    .differs = The borrowed ability is detailed in 3E-GAP-060. The two abilities of cost 1 are separate, each once per combat round.

rule-3E-VILLAIN-013 = Villain tokens
    .text = Margath's token: enemy damage 2 / surge. Vorakesh's token: surge 2 / enemy damage 1. Neither has a golden side.
    .check = Given Margath casts, When his 7 tokens are listed, Then the five enemy tokens, the powerful token and enemy damage 2 / surge.

rule-3E-STORY-001 = At least two stay unused
    .text = The time token passes along the track twice, so that in every game at least two of the ten story cards go unused.
    .check = Given a full two-act game, When story draws are counted, Then at most 8.

rule-3E-STORY-002 = Resolve and discard
    .text = Story cards that are not story quests are resolved at once and then discarded.
    .check = Given a plain story card drawn, When resolved, Then it is on the story discard pile.

rule-3E-STORY-003 = Story enemies are no trophies
    .text = A defeated enemy printed on a story card is not taken as a trophy.
    .check = Given a story-card enemy defeated, When done, Then trophies unchanged (a printed reward is still gained).

rule-3E-STORY-004 = Story tokens
    .text = Story tokens are double-sided and their use depends on the scenario card: sometimes one side only, sometimes both sides as tokens with different functions.
    .check = Given The Corpse King, When story tokens are placed, Then white sides are companions and black sides zombies.

rule-3E-STORYQUEST-001 = Story quests
    .text = Some story cards bear the words Story Quest. Such a card, when drawn, is placed above the board on the first empty space of the story quest track.
    .check = Given two story quests on the track, When another is drawn, Then it takes the third space.

rule-3E-STORYQUEST-002 = Effect of story quests
    .text = Story quest cards let heroes resolve abilities of those story cards while standing on particular hexes of the board.
    .check = Given a story quest at hex h, When a hero on h acts, Then the card's ability is offered; elsewhere not.

rule-3E-STORYQUEST-003 = Story quest token
    .text = After placing the card, the story quest token matching its track space is put on the hex the card names.
    .check = Given a card on track space II naming hex h, When placed, Then story quest token II is on h.

rule-3E-STORYQUEST-004 = No token for many hexes
    .text = If a story quest can be resolved on several hexes (such as any town, shrine or stronghold), no story quest token needs to be placed.
    .check = Given a story quest for any shrine, When placed, Then no token is on the board and every shrine offers it.

rule-3E-LORE-001 = Lore
    .text = In The Ascendance of Margath the story tokens are called lore tokens.
    .check = Given that scenario, When a story token is gained, Then it is lore.

rule-3E-LORE-002 = Lore weakens Margath
    .text = Margath has 1 health less for each lore token his opponent has.
    .check = Given Margath's printed health 15 and an opponent with 4 lore, When engaged, Then health 11.
    .differs = The scenario card adds a floor of 8, see 3E-VILLAIN-009.

rule-3E-COMPANION-001 = Companions
    .text = In The Corpse King the white story tokens are called companions.
    .check = Given that scenario, When a white story token is gained, Then it is a companion.

rule-3E-COMPANION-002 = Companions weaken Vorakesh
    .text = Vorakesh has 2 health less for each companion his opponent has.
    .check = Given printed health 10, 7 zombies on the board and an opponent with 3 companions, When engaged, Then Vorakesh has 10 + 7 - 6 = 11 health, 6 less than without companions.
    .differs = The scenario card adds a floor of 8, see 3E-VILLAIN-011.

rule-3E-COMPANION-003 = One companion to start with
    .text = In The Corpse King each hero gains 1 companion at the start of the game.
    .check = Given The Corpse King with 3 players, When setup ends, Then each hero owns 1 companion.

rule-3E-ZOMBIE-001 = Zombies
    .text = In The Corpse King the black story tokens are called zombies; story quests place them on the board, and the scenario card places one more with Vorakesh.
    .check = Given a story quest that places 2 zombies, When resolved, Then 2 black tokens are on the named hexes.

rule-3E-ZOMBIE-002 = Zombies strengthen Vorakesh
    .text = Vorakesh has 1 health more for each zombie on the board.
    .check = Given printed health 10, 5 zombies on the board and an opponent with 1 companion, When Vorakesh is engaged, Then 10 + 5 - 2 = 13 health.

rule-3E-ZOMBIE-003 = Killed zombies
    .text = Zombies that are killed return to the token bank.
    .check = Given a zombie killed, When done, Then the bank has it and Vorakesh's bonus falls by 1.

rule-3E-ZOMBIE-004 = Walking into zombies
    .text = Each time a hero enters a hex with a zombie, that hero takes 2 damage.
    .check = Given a hero with 0 damage moving over two hexes that each hold a zombie, When the move ends, Then 4 damage.
    .differs = Details: 3E-GAP-056.

rule-3E-ZOMBIE-005 = Killing a zombie
    .text = A hero on a hex with a zombie may spend 1 action to kill it and gain 1 gold; the zombie is taken off the board.
    .check = Given a hero with 2 actions on a hex with 1 zombie, When it kills it, Then 1 action left, +1 gold, zombie in the bank.

## LIMIT - component limitations

rule-3E-LIMIT-001 = Unlimited tokens
    .text = Gold, story and damage tokens are not limited by the supply in the box; substitutes are used when they run out.
    .check = Given any number already in play, When 10 more gold are gained, Then 10 are gained.

rule-3E-LIMIT-002 = Unlimited dice
    .text = The number of dice is not limited by the box. A player who must roll more than five dice rolls all, notes the results and rolls again as many as needed.
    .check = Given speed 7, When moving with dice, Then 7 independent results are available.

rule-3E-LIMIT-003 = Adventure cards are limited
    .text = Adventure cards are limited by the supply: if neither the deck nor its discard pile has a card to give, no trophy is gained.
    .check = Given all 30 explore cards held by heroes, When an explore trophy should be gained, Then none.

## SYMBOL - quick reference

rule-3E-SYMBOL-001 = Physical damage symbol
    .text = Combat symbol, heroes only: spend any number of physical damage symbols to deal physical damage equal to their total value.
    .check = Given values 1 and 2, When spent, Then 3 physical damage.

rule-3E-SYMBOL-002 = Magical damage symbol
    .text = Combat symbol, heroes only: spend any number of magical damage symbols to deal magical damage equal to their total value.
    .check = Given values 2 and 2, When spent, Then 4 magical damage.

rule-3E-SYMBOL-003 = Enemy damage symbol
    .text = Combat symbol, enemies only: spend any number of enemy damage symbols to deal enemy damage equal to their total value.
    .check = Given values 1,1,2, When all are spent, Then 4 enemy damage.

rule-3E-SYMBOL-004 = Agility symbol
    .text = Combat symbol: spend 1 agility to flip one own unspent token or to force the opponent to recast one of its unspent tokens, at the spender's choice.
    .check = Given 1 agility, When spent, Then exactly one of the two effects occurs.

rule-3E-SYMBOL-005 = Surge symbol
    .text = Combat symbol: spend surges equal to the cost of a surge ability to resolve it; each surge ability at most once per combat round.
    .check = Given a 1-surge ability, When used twice in a round, Then the second is refused.

rule-3E-SYMBOL-006 = Doubling symbol
    .text = Combat symbol: put one own unspent token on top of 1 doubling symbol to form a stack; symbols on top of it count as doubled.
    .check = Given shield 1 stacked on a double, When blocking, Then 2 damage can be blocked.

rule-3E-SYMBOL-007 = Shield symbol
    .text = Combat symbol: whenever damage would be taken during combat, any number of shields may be spent to block as much damage; this uses up no combat action.
    .check = Given shields 1 and 1, When 3 damage come, Then up to 2 can be blocked.

rule-3E-SYMBOL-008 = Terrain symbols
    .text = The terrain symbols are: wild, water, forest, mountain, hills and plains.
    .check = Given the symbol table, When listed, Then these 6.

rule-3E-SYMBOL-009 = Hero value symbols
    .text = Six symbols stand for hero values: body, mind, spirit, speed, health and maximum hand size.
    .check = Given a hero card, When parsed, Then all 6 values are present.

rule-3E-SYMBOL-010 = Adventure kind symbols
    .text = Three symbols stand for the kinds of adventure cards, gems and trophies: combat, explore and social.
    .check = Given a gem, When its symbol is read, Then one of the 3.

rule-3E-SYMBOL-011 = Other symbols
    .text = Further symbols stand for an action, gold and a success.
    .check = Given card text '1 action: gain 2 gold', When parsed, Then the action and gold symbols are recognised.

rule-3E-SYMBOL-012 = Hex symbols
    .text = Three symbols on the board mark towns, shrines and strongholds.
    .check = Given a hex symbol, When read, Then town, shrine or stronghold.
    .differs = The text extraction of the quick reference lost the stronghold caption; the glossary has it.

rule-3E-SYMBOL-013 = Scenario marks
    .text = Two pictures mark the cards of the two base scenarios.
    .check = Given a marked card, When the other scenario is played, Then it is not in the game.

## TERM - redirects and wording conventions

rule-3E-TERM-001 = Glossary redirects
    .text = The glossary sends some words to other entries: traits to enemies; wild symbols to terrain dice; Margath and Vorakesh to villain; rumors to events; rivers and roads to movement; selling to shopping; learning to skill cards; preventing to negating; victory conditions to scenario card; trading to goods.
    .check = Given a help search for 'rumors', When opened, Then the event rules are shown.

rule-3E-TERM-002 = Structure and index
    .text = The document is a look-up work of 16 pages: setup and golden rules on page 2, glossary on pages 3 to 14, index on page 15 with 117 headings from actions to health, and the quick reference (combat actions, terrain symbols) on page 16. It advises beginners to read the introductory rulebook first.
    .check = Given this catalogue, When each of the 117 index headings is looked up, Then at least one rule names that section in its sources or 3E-TERM-001 redirects it.

rule-3E-TERM-003 = Hero and player
    .text = Rules that speak of a hero doing something mean the player who controls that hero deciding for it; gaining, spending and owning are booked on that player's hero.
    .check = Given 'the hero gains 1 gold', When resolved, Then the controlling player's gold rises by 1.

rule-3E-TERM-004 = Asset code
    .text = The three-character code (for instance a letter and two digits) printed on an asset and on its combat token ties the two together.
    .check = Given asset C09, When its token is sought, Then exactly the token C09.

## GAP - rulings where the document is silent (the printing lacks the introductory rulebook, the scenario cards and the board)

rule-3E-GAP-001 = Number of players
    .text = The competitive base game is for 2 to 4 players. Solo and cooperative play come only with the expansion of printing 002.
    .check = Given 5 seats, When a base game is created, Then refused; 2, 3 and 4 are accepted.

rule-3E-GAP-002 = Length of the time track
    .text = The time track has 12 spaces, so each act lasts 12 rounds and a game that runs its full course 24. The number is data, not code.
    .check = Given the default board, When 12 rounds have been played, Then the token flips to Act 2.
    .differs = 003 gives no length. A review counts 12 rounds an act, a play log numbers turns up to 2-12, and a fan implementation brings the villain after round 12 and its end rule after round 24.

rule-3E-GAP-003 = Four story spaces
    .text = Four spaces of the track carry the story symbol and the first space does not: two passes then give at most eight draws, leaving at least two of ten cards, as the text says. With a symbol on space 1 there would be only seven draws, because the token is placed there at setup rather than moved. Default data: spaces 2, 5, 8 and 11.
    .check = Given a full game on default data, When story draws are counted, Then 8.
    .differs = The number four is implied by the text and confirmed by a player's count. Spaces 2 and 5 are reported round by round; 8 and 11 are inferred from equal spacing (the same report has none in round 9).

rule-3E-GAP-004 = Gem-refresh spaces
    .text = Default data: space 7 is a gem-refresh space, and gems are also refreshed when the token comes round to space 1 for Act 2. Refreshes therefore happen after rounds 6, 12 and 18.
    .check = Given default data, When rounds 6, 12 and 18 end, Then gems without a hero are turned faceup.
    .differs = 003 does not say where the refresh spaces are; the only source is a fan implementation that refreshes every sixth round (its fourth refresh, after round 24, falls away because the token no longer moves).

rule-3E-GAP-005 = Coming round counts as moving onto space 1
    .text = Turning the token to Act 2 and moving it to the first space is a move onto that space, so its symbols trigger.
    .check = Given refresh on space 1, When Act 2 begins, Then the refresh is carried out.

rule-3E-GAP-006 = A space with two symbols
    .text = If a track space carries both symbols, gems are refreshed first and the story card is drawn second.
    .check = Given a custom track with both on space 6, When entered, Then refresh precedes the story draw.

rule-3E-GAP-007 = Who resolves a story card
    .text = The first player draws and reads the story card; effects that ask all heroes are resolved in turn order. No turn is running then: nobody is active player, once-per-turn abilities cannot be used, simultaneous abilities go in turn order from the first player, and a hero made to fight is the attacker against an enemy played by its right-hand neighbour.
    .check = Given first player B, When a story card asks each hero to test, Then the order is B,C,A; Given a story card makes C fight, Then C wins ties for initiative and B controls the enemy (seats A,B,C clockwise).

rule-3E-GAP-008 = Faces of the terrain die
    .text = All five terrain dice are alike. The six faces are: plains; plains and forest; plains and hills; forest and hills; mountain and water; wild. Chance to match with one die: plains 4/6, forest 3/6, hills 3/6, water 2/6, mountain 2/6.
    .check = Given 60000 rolls, When matches are counted, Then plains about 40000, forest and hills about 30000, water and mountain about 20000.
    .differs = 003 shows only that faces with two symbols exist (mountain/water in an example). A second fan source (martinlsm/RuneBoundMatchSim) lists plains twice and no plains/hills face, which contradicts the match odds published on the forum (forest 3/6, plains 4/6, swamp 2/6, hills 3/6); only the list given here meets them.

rule-3E-GAP-009 = Gem kinds and numbers
    .text = Combat gems are orange (yellow), explore gems green, social gems purple. Default board data has nine of each kind.
    .check = Given the default board, When gems are counted, Then 9 + 9 + 9.
    .differs = The colours are reported alike by several sources; the numbers come from one fan transcription of the board.

rule-3E-GAP-010 = The board is data
    .text = Hex layout, terrain, place symbols, roads (as joined edges), rivers (as edges), bridges (as edges) and gem kinds are read from a data file. The document itself fixes only: four cities, two bridge hexes, the road status of two named hexes, and the terrain of Burrow Town (mountain), Yrtwright's Forge (mountain) and Sundergard (plains). The default board, has 203 hexes in 15 columns of 14 and 13, 4 cities, 5 towns, 5 shrines, 5 strongholds, 27 gems, 24 road hexes with 27 links, 38 river edges and 2 bridges.
    .check = Given the default board file, When loaded, Then it has 203 hexes and every named hex of 003 exists in it with the terrain stated here; every road link, river edge and bridge joins two neighbouring hexes.
    .differs = The fan board is a padded 15 by 15 square; without the 22 padding cells its forest, plains, hills, mountain, road and city counts equal those of the forum post. Still open: water has 8 hexes against the post's 4 swamps, all ground under roads is taken as plains, and single hexes rest on one source. A board of our own is permissible.

rule-3E-GAP-011 = Bridge edges
    .text = A bridge is a property of a river edge: moving over that edge accepts any die, whatever the terrain of the hex entered. It does not make other edges of the bridge hex passable.
    .check = Given Red Bridge (8,1) with river edges to (7,2), (8,2) and (9,1), of which only (8,1)-(8,2) is bridged, When a plains die is spent over each, Then only the move to (8,2) is legal.

rule-3E-GAP-012 = River before city or road
    .text = Where a river edge without a bridge lies in front of a city hex or under a road, the river rule prevails: with dice only water or wild crosses. Board data should put bridges where roads cross rivers.
    .check = Given a city behind an unbridged river, When a plains die is spent, Then refused; with wild legal.
    .differs = The city rule says any die, the river rule says only water or wild. The river rule uses the stricter word (only) and speaks of crossing, the city rule of matching terrain. On the default board the case never arises: no river edge touches a city, and the only road link over a river is the bridge at Zadric's Ford.

rule-3E-GAP-013 = Roads and terrain dice
    .text = On a road a hero may also leave it or move along it by matching terrain as usual; the road only adds the any-die option between joined road hexes.
    .check = Given a hero on a road next to a forest off the road, When a die showing forest is spent, Then legal; Given two neighbouring plains road hexes that are not joined, Then a plains die still moves between them.

rule-3E-GAP-014 = One side passed, the other goes on
    .text = After one side has passed, the other may take combat actions one after another until it passes too.
    .check = Given A passed and the enemy with 3 usable tokens, When the phase goes on, Then the enemy may take 3 actions in a row.

rule-3E-GAP-015 = Passing with symbols left
    .text = A side may pass although it still has usable symbols; in this combat round those tokens then serve only for blocking and for what an ability expressly lets the side spend in answer to something (to negate or prevent it).
    .check = Given 1 agility left, When the side passes, Then it cannot be spent to flip or recast later in this round, but it can be spent to negate an ability whose text offers that.
    .differs = 003 bars further combat actions and allows shields; spending a symbol to negate or prevent something is not a combat action either.

rule-3E-GAP-016 = Tokens are spent whole
    .text = A token is spent as a whole: a 2-damage token cannot be spent for 1 damage. A shield of value 2 may be spent against 1 damage; the surplus is lost.
    .check = Given a 2-damage token, When 1 damage is wanted from it, Then refused.

rule-3E-GAP-017 = Blocking is per hit
    .text = Shields are chosen after the amount of a single attack or ability is known and before it is taken; any number of shields may be spent on it at once.
    .check = Given an attack of 3 and shields 1,1,1, When two are spent, Then 1 damage and one shield left.

rule-3E-GAP-018 = Stack whose top is removed
    .text = If the top token of a stack is removed, the doubling token stays in the pool, uncovered, and can be used for doubling again with a new combat action.
    .check = Given a stack with its top removed, When the next action comes, Then the double can take another token.

rule-3E-GAP-019 = Stack whose top becomes useless
    .text = If the top token is turned to a dash, the stack stays; the dash cannot be spent, so both tokens are idle until an effect changes the top again or the round ends.
    .check = Given a dash on a double, When combat actions are listed, Then the stack offers none.

rule-3E-GAP-020 = Doubled shields and surges
    .text = A shield on a doubling token blocks 2 per shield value and is spent together with the double; a surge on a doubling token counts as twice its surges.
    .check = Given surge 1 on a double and a 2-surge ability, When spent, Then it activates.

rule-3E-GAP-021 = Enemy card after flight
    .text = When a hero flees from an enemy of an adventure card, that card is discarded with no reward and no trophy and its damage tokens go back to the bank.
    .check = Given an enemy with 2 damage and the hero flees, When done, Then the card is on its discard pile and the bank has the 2 damage.
    .differs = 003 orders the discard only for a defeated hero. A lingering enemy has no place on the board, so the same is done here.

rule-3E-GAP-022 = Movement rules while fleeing
    .text = The flee die follows the movement rules: any die along a joined road, into a city or over a bridge; water or wild over a river; wild anywhere. The no-roll step is not available.
    .check = Given a hero on a road hex and a die without a match off the road, When fleeing along the road, Then legal.

rule-3E-GAP-023 = Combat between heroes
    .text = In combat between heroes each player controls the own hero; nobody controls an enemy. Each hero may spend physical and magical damage. A defeated hero stays on its hex with its damage and loses nothing else; what the winner gets is stated by the ability that allowed the challenge.
    .check = Given A defeats B in a challenge, When done, Then B is defeated on its hex and keeps gold, assets and trophies unless the ability says otherwise.

rule-3E-GAP-024 = Controller of the enemy with eliminated players
    .text = The controller is the nearest player to the right still in the game; if nobody else is left, the computer plays the enemy (the combat boards of 002 are the printed means for that, otherwise its best play by 3E-FAIR-003).
    .check = Given right neighbour C eliminated and B next to the right, When A fights, Then B controls.

rule-3E-GAP-025 = Owner of enemy abilities
    .text = For simultaneous abilities an enemy's abilities count as those of the player controlling it, so the fighting active player's come first.
    .check = Given hero and enemy abilities both on engaging, When combat starts, Then the hero's resolve first.

rule-3E-GAP-026 = Defeated hero that draws an enemy
    .text = If an ability makes a defeated hero engage an enemy, the combat ends at once with the hero defeated and an adventure-card enemy is discarded.
    .check = Given a defeated hero drawing an enemy by an ability, When resolved, Then the enemy is discarded and nothing is cast.

rule-3E-GAP-027 = Falling health
    .text = If a hero's health falls to or below its damage (for instance by losing an asset), damage is cut to the new health and the hero is defeated at once.
    .check = Given 9 damage, health 10 falling to 8, When checked, Then 8 damage and defeated.

rule-3E-GAP-028 = Both sides defeated together
    .text = If one effect brings both combatants to their health, both are defeated: the hero gains reward and trophy and is then a defeated hero. Against the villain the win is checked first.
    .check = Given an effect dealing 1 to both at 1 health left each, When resolved, Then the hero gains the trophy and is defeated.

rule-3E-GAP-029 = Stalled combat
    .text = The rules set no limit to combat rounds. For simulations a guard stops a combat after 100 rounds without result. The hero is then treated as having fled without moving (enemy card handled as in 3E-GAP-021). In a fight that allows no flight (villain, Corbin's challenge) it is a draw: nobody is defeated or eliminated, no reward is gained, the villain's damage is removed and the scenario card is turned back.
    .check = Given two sides that always pass, When 100 rounds have run, Then combat ends by the guard and the fact is logged; Given the opponent was the villain, Then the hero is still in the game and the villain has 0 damage.

rule-3E-GAP-030 = Playing on after Act 2
    .text = After the token has come to rest at the end of Act 2 the game goes on round by round until the scenario ends it; story and refresh symbols no longer trigger because the token does not move. Simulations stop a game after 100 rounds and count it as lost by all.
    .check = Given the token at rest, When 3 more rounds pass, Then no story card is drawn.
    .differs = Of the base scenarios only The Ascendance of Margath goes on after Act 2. Its ending comes by dice (60 percent of rounds move Margath, about 7 rounds in the mean), so it has no hard limit; the guard is for simulations only.

rule-3E-GAP-031 = How the villain is reached
    .text = A villain stands on the board as a token from the end of Act 1 on; it does not act by itself. A hero on its hex may spend one action to turn the scenario card over and engage it. Scenarios of our own follow the same pattern unless they say otherwise.
    .check = Given Act 2 and a hero on the villain's hex with 1 action, When engage is chosen, Then the action is spent, the card flips to side B and combat starts; Given Act 1, Then the choice is absent.
    .differs = The scenario cards are not in the printing; both scans print exactly this (3E-SCEN-007, 3E-SCEN-010, 3E-SCEN-012), so what was a default is now confirmed.

rule-3E-GAP-032 = Defeat of all players
    .text = All players lose when all heroes are eliminated or when the scenario's losing condition occurs: Margath reaching Tamalir after Act 2 (3E-SCEN-008, 3E-SCEN-009), or the end of Act 2 in The Corpse King (3E-SCEN-011).
    .check = Given Margath next to Tamalir after Act 2, When the round ends and the five dice show no wild, Then the game goes on; with one wild, Then all lose.
    .differs = A fan implementation moves Margath one hex every round; the scenario card makes it one hex per wild symbol on five dice.

rule-3E-GAP-033 = Last hero standing
    .text = Being the only hero left is not a win; the villain must still be defeated.
    .check = Given one hero left, When the turn starts, Then the game is still on.

rule-3E-GAP-034 = Story quests stay
    .text = A story quest stays on its track until its own text removes it; any hero on the right hex may use it, paying what the card asks. Story tokens that a card holds as a stock are laid on it when it is placed and are taken first come, first served; with the stock gone the card stays but that reward is no longer offered.
    .check = Given a story quest with 2 lore tokens of which A has taken 1, When B reaches the hex and succeeds, Then B takes the second; When C comes later, Then no token is left to gain and the card is still on the track.

rule-3E-GAP-035 = Story quest track size
    .text = The track is treated as an ordered list long enough for all story quests in play, numbered I, II, III and so on; a freed space is the first empty one again.
    .check = Given spaces I and III occupied, When a story quest is drawn, Then it goes to II.

rule-3E-GAP-036 = Story-card enemies after a lost fight
    .text = If a hero is defeated by, or flees from, an enemy of a story card, its damage is removed; a story quest stays on its track, any other story card is discarded.
    .check = Given a story quest enemy with 3 damage and the hero flees, When done, Then the card is on the track and the damage is 0.

rule-3E-GAP-037 = Cost of a quest attempt
    .text = The instruction on a quest normally starts with an action symbol: one action for one attempt on a marked hex. Data must carry the printed cost.
    .check = Given a quest with one action symbol and 1 action left on its hex, When attempted, Then 0 actions left and the explore roll follows.

rule-3E-GAP-038 = Tie for first player
    .text = If several players tie for the most wild symbols, those players roll again. Software may draw the first player uniformly at random instead.
    .check = Given 2,2,1 wild symbols, When compared, Then only the first two roll again.

rule-3E-GAP-039 = Sharing a starting hex
    .text = Several heroes may start on the same hex.
    .check = Given A on a shrine, When B with the same kind places, Then that shrine is legal too.

rule-3E-GAP-040 = Adventure is paid first
    .text = The two actions are spent and the gem is turned before the card is drawn; combat or tests from the card are part of that action, and the turn then goes on with whatever actions are left.
    .check = Given 3 actions, When the drawn enemy is fought and beaten, Then 1 action is left.

rule-3E-GAP-041 = Delayed with adventure in mind
    .text = Recovering from delay uses up exactly one action; it cannot be combined with another action.
    .check = Given a delayed hero with 3 actions, When it recovers, Then 2 are left and adventuring is still possible.

rule-3E-GAP-042 = Delay across turns
    .text = A hero delayed outside its turn, or with no action left, spends the first action of its next turn on recovering.
    .check = Given a hero delayed in another's turn, When its turn starts, Then the first action can only be recovery.

rule-3E-GAP-043 = Timing of handing over
    .text = Nothing can be handed over during combat or while an action or ability is being resolved; a receiver who then has two assets of a type must discard one at once.
    .check = Given A in combat, When A tries to give gold, Then refused.

rule-3E-GAP-044 = Choice of the surplus asset
    .text = The hero may discard either of the two assets of a type, also the new one; the token of the discarded one goes to the bank.
    .check = Given an old and a new weapon, When asked, Then both are on offer.

rule-3E-GAP-045 = Empty asset supply
    .text = If neither asset deck nor discard pile has a card, shopping adds none in step 1; in step 3 the hero may buy but need not discard while the market has three cards or fewer.
    .check = Given no assets left and 3 market cards, When shopping without buying, Then 3 cards stay.

rule-3E-GAP-046 = Empty skill supply
    .text = If skill deck and discard pile are both empty, as many cards as possible are drawn or revealed. Cards revealed in the running test are not part of the reshuffle.
    .check = Given 1 card in the deck, 0 discards and mind 3, When testing, Then 1 card is revealed.

rule-3E-GAP-047 = Drawing from an empty adventure deck
    .text = An ability that makes a hero draw an adventure card from an empty deck draws nothing; only trophies may be taken from the discard pile.
    .check = Given an empty social deck, When an ability says draw 1 social card, Then nothing is drawn.

rule-3E-GAP-048 = Possessions of an eliminated hero not named
    .text = Quests and rumors of an eliminated hero are removed from the game like its other cards; if it was that player's turn, the turn ends.
    .check = Given an eliminated hero with 2 quests, When done, Then they are out of the game and the next player is active.

rule-3E-GAP-049 = Open and hidden information
    .text = Skill cards in hand and the fronts of trophies are hidden from other players; gold, assets, learned skills, quests, rumors, tokens and the kinds of trophies are open.
    .check = Given B's view of A, When rendered, Then A's hand shows only its size and A's trophies only their backs.

rule-3E-GAP-050 = Test modifier below zero
    .text = If attribute plus modifier is 0 or less, no card is revealed in step 1.
    .check = Given body 1 and 'test body -2', When step 1 is done, Then 0 cards.

rule-3E-GAP-051 = The five enemy tokens
    .text = The five base enemy tokens have these sides: enemy damage 1 / shield 1; enemy damage 1 / agility; golden enemy damage 1 / surge; enemy damage 1 / golden dash; doubling / golden dash. The powerful token: enemy damage 2 / golden surge.
    .check = Given the five tokens, When golden sides are counted, Then 3; with the powerful token 4.
    .differs = Not in 003. Four public programs agree once the surge stand-in of one of them is set aside. In 002 these tokens are the Warrior set. Villain tokens: 3E-VILLAIN-013.

rule-3E-GAP-052 = Values of the six base heroes
    .text = Body/mind/spirit, health, hand size, starting gold: Corbin 3/2/0, 10, 3, 2; Elder Mok 2/1/2, 9, 3, 2; Laurel of Bloodwood 2/2/1, 8, 4, 2; Lord Hawthorne 3/1/1, 9, 3, 3; Lyssa 2/2/2, 9, 3, 1; Master Thorn 0/3/2, 8, 4, 2. All have speed 3 and three starting combat tokens.
    .check = Given the hero table, When Corbin is read, Then body 3, mind 2, spirit 0, health 10, hand 3, speed 3, gold 2.
    .differs = 003 names only Corbin, Laurel and Lyssa and gives no figures. Speed, health, hand and attributes are legible on the scanned cards and agree with two data sets; the starting gold rests on the two data sets. Start places, tokens and abilities: 3E-HERO-002 to 3E-HERO-015.

rule-3E-GAP-053 = Composition of decks not stated
    .text = 003 states 60 base adventure cards (20 per deck), 30 per scenario and 10 story cards per scenario. The box has 60 skills (six sets of 10), 60 assets (three sets of 20) and 60 combat tokens (18 hero, 5 enemy, 1 powerful, 2 villain, 34 asset). Read all sizes from data.
    .check = Given six skill sets of 10 and three asset sets of 20, When the decks are built, Then each has 60 cards; Given sets of other sizes, Then the deck size is the sum of its sets.
    .differs = Card totals from a review, the token total inferred from a program's list.

rule-3E-GAP-054 = End of a round, step by step
    .text = After the last turn of a round: (1) if the token stands on the last space the act ends and the scenario's end-of-act instruction is carried out; (2) if the game is not over, the first player moves the token, or does what the scenario puts in its place after Act 2; (3) the symbols of the space entered are resolved, refresh before story; (4) the next round starts.
    .check = Given The Ascendance of Margath and round 12 over, When the steps run, Then Margath is placed, then the token goes to space 1 side 2, then gems are refreshed, then round 13 starts.
    .differs = 003 gives the pieces but not their order around the end of an act.

rule-3E-GAP-055 = Margath's march in detail
    .text = The first roll is made at the end of round 24, the round in which Act 2 ends. The roll belongs to the scenario, not to a hero: nobody may exert for it and no ability touches it. Margath takes the shortest way by hexes; terrain, rivers, roads and heroes do not matter, and nothing happens to heroes he meets. On the default board the way is unique: from (6,8) straight north to Tamalir at (6,2). On other boards ties are broken by the lower q, then the lower r. Heroes fight him where he stands.
    .check = Given Margath on (6,8) and 2, 0 and 3 wild at three round ends, When moved, Then (6,6), (6,6), (6,3); with 1 more wild he is in Tamalir and all lose.
    .differs = The card says only: towards Tamalir. A first player able to reroll the dice could decide the game for everybody, so the roll is kept free of it.

rule-3E-GAP-056 = Zombies in detail
    .text = Entering a hex costs 2 damage however many zombies are on it. Every way of entering counts: dice, step, ability, fleeing, moving with others. Staying, starting a turn there or having a zombie placed on one's hex costs nothing. Shields do not help. One action kills one zombie for 1 gold, and a hero may go on killing with further actions.
    .check = Given a hex with 3 zombies, When a hero enters, Then 2 damage; When it then spends 2 actions, Then 1 zombie is left and the hero has +2 gold.
    .differs = The card speaks of a hex with a zombie; per zombie would make stacks deadly (three zombies would cost 6 of 8 to 10 health).

rule-3E-GAP-057 = Defeated in the middle of an action
    .text = A hero defeated while an action or ability is being resolved stops at once: unspent dice are lost, no further step is made, the rest of the card does not happen for it, an event is discarded and a quest stays. Actions left in the turn can be spent only on resting.
    .check = Given a hero with 8 health and 6 damage, 3 dice and a zombie on the first hex, When it enters, Then it is defeated there, the other 2 dice are lost and its next action can only be rest.
    .differs = 003 says what a defeated hero may do, not what becomes of the action it is in.

rule-3E-GAP-058 = Movement counted in hexes
    .text = An ability that moves a hero a number of hexes uses no dice: each step goes to any adjacent hex whatever its terrain, and rivers may be crossed as with the no-roll step. Fewer steps are allowed if the text says up to. Every hex on the way is entered. It cannot be used during a combat. An ability that rolls dice for a move follows the dice rules.
    .check = Given Master Thorn with mind 3 beside a river after gaining a trophy outside combat, When he exerts, Then he may cross it and move 3 hexes in all.
    .differs = 003 restricts rivers only for dice and allows them for the step; an ability that gives hexes is like the step.

rule-3E-GAP-059 = Lyssa's recovery
    .text = Lyssa may use her recovery as soon as the combat or effect that defeated her is over, also in another player's turn or between rounds. It does not undo what the defeat brought (enemy discarded, challenge lost, party left). A hero defeated by the villain is eliminated as part of the defeat, before any ability that works after a defeat.
    .check = Given Lyssa with 2 cards in hand defeated by Margath, When the combat ends, Then she is eliminated and no exert is offered.
    .differs = Other reading: she heals first and is spared. 003 makes elimination the direct result of being defeated by the villain, without a gap.

rule-3E-GAP-060 = Vorakesh's borrowed ability
    .text = The card is drawn at random among the enemy cards on the combat deck's discard pile that carry a surge ability, and stays there. The controller picks one of its surge abilities, which happens as Vorakesh's own without further cost; X counts as 1. It may repeat an ability borrowed earlier, since each use is one activation of Vorakesh's ability. With no such card the ability has no effect.
    .check = Given only Dragon Hybrid on the combat discard pile, When Vorakesh pays 1 surge and its controller picks the ability of 2 enemy damage, Then 2 enemy damage are dealt; Given an empty pile, Then nothing.
    .differs = The card does not say what happens without a discarded enemy; drawing among cards that can do something avoids empty draws.

rule-3E-GAP-061 = Damage doubled for a round
    .text = An effect that doubles all damage of a kind until the end of the combat round doubles the value of every such token whenever it is spent in that round, recast and flipped tokens included, and multiplies with a doubling token. It does not touch damage dealt by abilities.
    .check = Given Margath's 3-surge ability is active, When enemy damage 2 on a doubling token is spent, Then 2 x 2 x 2 = 8 damage; with a loose enemy damage 1, Then 2.

rule-3E-GAP-062 = Combat actions need something to act on
    .text = Agility can be spent only if the effect chosen has a legal token to flip or recast; a damage action needs at least one token. A surge ability may be activated although it would do nothing. Any other unspent token of one's own that is neither covered nor covering may be laid on a doubling token, a dash or a second doubling token included, although that brings nothing.
    .check = Given one agility left, no other own token and an empty opposing pool, When combat actions are listed, Then only pass.
    .differs = Each of these uses up a token or a place on a doubling token, so the action phase always comes to an end.

rule-3E-GAP-063 = Delay does not add up
    .text = A delayed hero that is delayed again stays delayed once: one action ends it.
    .check = Given a hero delayed twice, When it spends 1 action to recover, Then it is free.

rule-3E-GAP-064 = Rewards with a choice
    .text = Where a reward offers one thing or another, the hero chooses when the reward is gained. A chosen bonus trophy still comes after the card itself (3E-TROPHY-009).
    .check = Given the Sorceress defeated, When the hero chooses the bonus trophy, Then +0 gold, her card as an explore trophy and then 1 more trophy.

rule-3E-GAP-065 = Learning by an ability
    .text = An ability that lets a hero learn a skill works when it is resolved, also within an action, and replaces only what it names (for instance the cost). The attribute limit with its exception holds as usual, and the skill must be in hand unless the ability says otherwise.
    .check = Given mind 2 with 2 mind skills and a quest ending that lets a skill be learned for free, When a plain mind skill is chosen, Then refused; a body skill within the limit is learned without trophies.

rule-3E-GAP-066 = Handing over comes to an end
    .text = The rules set no limit to handing things over. Computer players and simulations make at most 10 transfers a turn between any two heroes and never one that only restores an earlier state of that turn.
    .check = Given A and B on one hex, both computer players, When A has given B 1 gold, Then B's giving that gold back in the same turn is not among the choices.
    .differs = Giving is free and works both ways, so two programs could pass the same coin for ever.

rule-3E-GAP-067 = Turns after an elimination
    .text = The role of first player passes at once, but nobody takes a second turn in the round: the players who have not had their turn take it in the old order, then the round ends.
    .check = Given first player A of A,B,C eliminated in A's own turn, When the round goes on, Then B and C take one turn each, B ends the round and B starts the next one.

rule-3E-GAP-068 = Setup abilities
    .text = Setup abilities are data. Known: Laurel rolls 2 terrain dice and may spend them to move. For the other five base heroes nothing was found; until a card is seen each gains 1 trophy: Corbin and Lord Hawthorne a combat trophy, Elder Mok a social, Lyssa and Master Thorn an explore trophy.
    .check = Given setup step 8 with Corbin and Laurel, When resolved, Then Corbin owns the former top card of the combat deck as a trophy and Laurel has rolled 2 dice.
    .differs = The defaults are ours and must stay replaceable.

rule-3E-GAP-069 = A card drawn within a card
    .text = If an adventure card makes the hero draw another adventure card, the new card is resolved completely first and the rest of the first card after it, unless the hero was defeated meanwhile.
    .check = Given an event whose option draws a combat card, When an enemy comes up and is beaten, Then the enemy is a trophy first and the event is finished and discarded afterwards.

rule-3E-GAP-070 = Floors of hero values
    .text = Modifiers cannot make the number of dice or the hand size lower than 0, nor a hero's health lower than 1. A hero with speed 0 can still take the no-roll step.
    .check = Given speed 1 and two modifiers of -1, When rolling to move, Then 0 dice.
    .differs = 003 speaks of negative values for attributes only.
