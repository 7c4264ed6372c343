### Runebound, Second Edition: the words of the rules catalogue.
### Message: title. Attributes: text (the rule), check (how a test shows it), differs (where readings differ,
### and which one holds). Every value stands on one line; three digits name a printing, see content/rules/second.toml.

## Object of the game

rule-2E-WIN-001 = Scenario sets the goal
    .text = The adventure (scenario) being played decides what the players must do to win and which dangers they meet. The base set holds one scenario, Rise of the Dragon Lords.
    .check = Given a new base game, When its scenario is read, Then it is Rise of the Dragon Lords and its win conditions are exactly 'High Lord Margath defeated' and 'three Dragon Runes held'.

rule-2E-WIN-002 = Victory by slaying Margath
    .text = In Rise of the Dragon Lords a player wins by defeating the red Challenge High Lord Margath.
    .check = Given a hero fighting High Lord Margath who has 1 Life left, When the hero deals 1 wound, Then that player wins.

rule-2E-WIN-003 = Victory by three Dragon Runes
    .text = In Rise of the Dragon Lords a player wins by holding three Dragon Runes at once. A Dragon Rune is a red Challenge card kept as the reward for killing one of the Dragon Lords.
    .check = Given a player holding 2 Dragon Runes, When the player defeats a third Dragon Lord and keeps its card, Then the player wins at once.
    .differs = 004 and 001 only say collect three Dragon Runes; 000 adds that this means killing three Dragon Lords and, in its Endgame, equates red Challenge cards with Dragon Runes. Default: a rune is a red Challenge card whose reward text makes it a Dragon Rune; in the Endgame every red Challenge card held counts (see 2E-END-014).

rule-2E-WIN-004 = First to succeed wins
    .text = The first player to meet either win condition is the only winner, and the game ends there.
    .check = Given players A and B each holding 2 Dragon Runes, When A gains a third on its turn, Then the game is over with A as sole winner and B gets no further turn.

rule-2E-WIN-005 = Where the goal cards are
    .text = High Lord Margath and the Dragon Rune cards are found in the red adventure deck.
    .check = Given the card list, When Margath and all Dragon Rune Challenges are looked up, Then each one has colour red.
    .differs = Only 001 says so in this section; nothing in 004 or 000 contradicts it.

## Components

rule-2E-COMP-001 = Player count
    .text = The game takes one to six players (three or four is the recommended number) and lasts about two to four hours.
    .check = Given set-up requests for 0, 1, 6 and 7 players, When each is validated, Then 1 and 6 are accepted and 0 and 7 are refused.

rule-2E-COMP-002 = Hero cards
    .text = There are 12 hero cards, each giving one hero's Life, Stamina, attributes and special abilities.
    .check = Given the component list, When hero cards are counted, Then there are 12.

rule-2E-COMP-003 = Adventure cards
    .text = There are 84 adventure cards in four colours: green 35, yellow 25, blue 16, red 8.
    .check = Given the component list, When adventure cards are counted by colour, Then the counts are 35, 25, 16, 8 and the sum is 84.

rule-2E-COMP-004 = Market cards
    .text = There are 84 market cards: 29 Allies and 55 Items.
    .check = Given the component list, When market cards are counted, Then 29 + 55 = 84.

rule-2E-COMP-005 = Hero figures
    .text = There are 12 plastic figures, one for each hero card; the figure marks the hero's place on the board.
    .check = Given 12 hero cards, When each asks for its figure, Then 12 distinct figures answer.

rule-2E-COMP-006 = Wound counters
    .text = There are 60 wound counters, used to record wounds on heroes, Allies and Challenges.
    .check = Given the component list, When wound counters are counted, Then there are 60.

rule-2E-COMP-007 = Exhaustion counters
    .text = There are 54 exhaustion counters, used to record exhaustion on heroes and Allies.
    .check = Given the component list, When exhaustion counters are counted, Then there are 54.
    .differs = 004 and 001 say 54; 000 says 42. Default: 54 (two documents). The number never limits play, see 2E-GAP-033.

rule-2E-COMP-008 = Adventure counters
    .text = There are 58 adventure counters in four colours: green 22, yellow 16, blue 11, red 9.
    .check = Given the component list, When adventure counters are counted by colour, Then the counts are 22, 16, 11, 9 and the sum is 58.
    .differs = 000 prints a total of 48 beside the same four colour counts, which add up to 58; that total is a misprint. Default: 58.

rule-2E-COMP-009 = Experience counters
    .text = There are 60 experience counters; each gives a hero one permanent bonus.
    .check = Given the component list, When experience counters are counted, Then there are 60.

rule-2E-COMP-010 = Undefeated challenge counters
    .text = There are 6 undefeated challenge counters numbered 1 to 6, one for each of the six positions of the undefeated challenge track.
    .check = Given a new game, When the track is built, Then it has 6 positions and counter n belongs to position n.

rule-2E-COMP-011 = Gold counters
    .text = There are 50 gold counters: 28 worth one gold (marked I), 12 worth five (V) and 10 worth ten (X).
    .check = Given the component list, When the gold is added up, Then 28x1 + 12x5 + 10x10 = 188.

rule-2E-COMP-012 = Doom counters
    .text = There are 8 doom counters, used only with the Doom Track variant.
    .check = Given a game without the Doom Track variant, When the state is inspected, Then no doom counter is in play.

rule-2E-COMP-013 = Dice, board, rulebook
    .text = There are 2 ten-sided dice, 5 movement dice, one game board and one rulebook.
    .check = Given a roll request, When it is a movement roll, Then at most 5 movement dice are used; When it is a check of the hazards variant, Then 2 movement dice are used; every other roll uses 2 ten-sided dice.

rule-2E-COMP-014 = Colour means difficulty
    .text = Adventure cards and adventure counters share four colours in rising difficulty: green (easiest), yellow, blue, red (hardest).
    .check = Given the four colours, When sorted by difficulty, Then the order is green, yellow, blue, red.

rule-2E-COMP-015 = Three types of adventure card
    .text = Every adventure card is a Challenge (usually an enemy to fight; the most common type), an Event (a world-wide change that can alter rules) or an Encounter (skill tests, combat or a side quest).
    .check = Given any adventure card, When its type is read, Then it is exactly one of Challenge, Event, Encounter.

rule-2E-COMP-016 = Two sides of an adventure counter
    .text = One side of an adventure counter shows a jewel of its colour; the other shows how many experience points it is worth.
    .check = Given a counter on the board, When shown, Then the jewel side is up; Given a counter owned by a player, Then its experience value is visible.

rule-2E-COMP-017 = Reading the ten-sided dice
    .text = Except where movement dice are called for, every roll is made with both ten-sided dice added together; a face of 0 counts as 10, so totals run from 2 to 20.
    .check = Given faces 0 and 0, When summed, Then the roll is 20; Given 0 and 3, Then 13; Given 1 and 1, Then 2.

rule-2E-COMP-018 = The word dice
    .text = Card text that says dice means the two ten-sided dice unless it says movement dice.
    .check = Given a card effect that rerolls 'the dice', When it is used during movement, Then movement dice are not rerolled.
    .differs = 001 keeps two separate nouns for the two kinds of die; same meaning.

rule-2E-COMP-019 = What movement dice are for
    .text = Movement dice are rolled to find which spaces a hero can enter; their symbols stand for the seven terrain types.
    .check = Given a movement die face, When read, Then every symbol on it is one of plains, road, river, swamp, forest, hills, mountains.

rule-2E-COMP-020 = Map spaces
    .text = The map consists of hexagonal spaces, every one of them either a single terrain type or a town.
    .check = Given any space in play, When inspected, Then it has exactly one of the seven terrain types or is a town.

rule-2E-COMP-021 = Seven terrain types
    .text = The terrain types are plains, road, river, swamp, forest, hills and mountains.
    .check = Given the terrain list, When counted, Then there are 7 and town is not one of them.

rule-2E-COMP-022 = Towns are wild
    .text = A town space counts as every terrain type for movement.
    .check = Given a town next to the hero and a die showing only swamp and mountains, When the hero spends that die, Then it may enter the town.

rule-2E-COMP-023 = Adventure jewels on the map
    .text = Some spaces are printed with an adventure jewel in green, yellow, blue or red, which says what colour of adventure counter belongs there.
    .check = Given a space with a yellow jewel, When set-up is done, Then the counter on it is yellow.

rule-2E-COMP-024 = Other areas of the board
    .text = Besides the map the board has the undefeated challenge track, one market stack for each town, places for the four adventure decks and the market deck, and the Event area.
    .check = Given a new game state, When its zones are listed, Then it has 6 track positions, one market stack per town, 4 adventure decks, 1 market deck and 1 Event area.

rule-2E-COMP-025 = Town heraldry
    .text = Each town's coat of arms is printed both beside the town on the map and on its market stack, which ties the stack to the town.
    .check = Given the town list, When market stacks are matched to towns, Then the match is one to one.

rule-2E-COMP-040 = Place of Tamalir
    .text = The town of Tamalir, where every hero starts, lies near the centre of the map.
    .check = Given the board data, When Tamalir's place is compared with the extent of the map, Then it lies in the middle third in both directions.
    .differs = 001 names the town without saying where it lies.

## Card anatomy

rule-2E-COMP-026 = Life
    .text = Life measures the health of heroes, Allies and Challenges; one with wounds equal to or above its Life is defeated.
    .check = Given a Challenge with Life 3, When it has 3 wounds, Then it is defeated.

rule-2E-COMP-027 = Stamina
    .text = Stamina measures the vigour of heroes and Allies; exhaustion up to Stamina has no penalty and every point beyond it becomes a wound.
    .check = Given Stamina 4 and 4 exhaustion, When 1 more exhaustion is taken, Then exhaustion stays 4 and wounds rise by 1.

rule-2E-COMP-028 = Card text
    .text = Card text gives the card's effects and special rules; text in italics is flavour and has no effect.
    .check = Given a card with rules text and italic text, When effects are loaded, Then only the rules text yields effects.

rule-2E-COMP-029 = Attributes
    .text = Heroes, Allies and Challenges have three attributes, Mind, Body and Spirit, each with a value and a damage number.
    .check = Given any hero, Ally or Challenge, When loaded, Then it has Mind, Body and Spirit values and ranged, melee and magic damage.

rule-2E-COMP-030 = Mind
    .text = Mind helps a hero or Ally in ranged combat rolls and in tests of mental skills, to which it is added. On a Challenge it is the number that ranged rolls against it must reach.
    .check = Given hero Mind 1 and Challenge Mind 15, When the hero rolls 11 in ranged combat, Then the total is 12 against 15 and fails.

rule-2E-COMP-031 = Body
    .text = Body helps a hero or Ally in melee combat rolls and in tests of physical skills, to which it is added. On a Challenge it is the number that melee rolls against it must reach.
    .check = Given hero Body 4 and Challenge Body 11, When the hero rolls 7 in melee, Then the total 11 succeeds.

rule-2E-COMP-032 = Spirit
    .text = Spirit helps a hero or Ally in magic combat rolls and in tests of social and willpower skills, to which it is added. On a Challenge it is the number that magic rolls against it must reach.
    .check = Given Ally Spirit 1 and Challenge Spirit 14, When 15 is rolled in the magic phase, Then the total 16 succeeds.
    .differs = 000 mentions only willpower tests, 004 and 001 social and willpower tests. Default: both.

rule-2E-COMP-033 = Damage numbers
    .text = Ranged, melee and magic damage (printed beside Mind, Body and Spirit) say how many wounds a hero, Ally or Challenge inflicts in that kind of combat.
    .check = Given Challenge damage ranged 0, melee 1, magic 2 and an attacking Ally with Life 2, When the Ally's magic attack fails, Then the Ally takes 2 wounds and is killed.

rule-2E-COMP-034 = Cost
    .text = Cost is the amount of gold paid to buy an Item or hire an Ally.
    .check = Given an Item of cost 5 and a hero with 5 gold, When it is bought, Then the hero has 0 gold.

rule-2E-COMP-035 = Event rank
    .text = Every Event card carries a rank in Roman numerals that decides whether it takes effect or is discarded.
    .check = Given an Event card, When loaded, Then its rank is one of I, II, III, IV.
    .differs = 004 lists ranks I to III; 001 and 000 list I to IV. Default: ranks I to IV are legal; the base decks need not contain all of them.

rule-2E-COMP-036 = Reminder icons
    .text = The icon on an Event card reminds players to replenish adventure counters. The icon on a market card says how it is used: activate, discard, or always on.
    .check = Given a market Item, When loaded, Then each of its effects has the mode activate, discard or always-on.
    .differs = 001 names the icons: hourglass for activate, star for discard, sword for always on; 004 and 000 only show pictures that the text lost.

rule-2E-COMP-037 = Ally cards
    .text = Allies are characters who join a hero; they have the same set of figures as heroes, may have special abilities, and also have a cost.
    .check = Given an Ally card, When loaded, Then it has Life, Stamina, three attributes and a cost.

rule-2E-COMP-038 = Item class and type
    .text = Every Item has a class (such as Weapon, Armor or Artifact) and a type (such as sword, shield or relic), which may limit what a hero can carry.
    .check = Given an Item printed 'Weapon: Sword', When loaded, Then class is Weapon and type is Sword.

rule-2E-COMP-039 = Shorthand symbols
    .text = Card text uses six symbols: Mind, Body, Spirit, wound, exhaustion and gold.
    .check = Given card text with symbols, When parsed, Then each symbol maps to one of the six terms.

## Game set-up

rule-2E-SETUP-001 = Lay out the board
    .text = Set-up step 1: unfold the board in the middle of the table.
    .check = Given a new game, When set-up starts, Then exactly one board is loaded before any counter is placed.

rule-2E-SETUP-002 = Place adventure counters
    .text = Set-up step 2: place one adventure counter, jewel side up, on every space printed with a jewel, matching the jewel's colour.
    .check = Given a board with 20 green jewels, When set-up is done, Then 20 green counters lie on those spaces, jewel side up, and no jewel space is bare.

rule-2E-SETUP-003 = Place undefeated counters
    .text = Set-up step 3: put each of the six undefeated challenge counters on the track position of its own number.
    .check = Given a new game, When set-up is done, Then position n of the track holds counter n for n = 1..6 and no card.

rule-2E-SETUP-004 = Build the market deck
    .text = Set-up step 4a: shuffle all Ally and Item cards into one market deck and put it on its place.
    .check = Given 29 Allies and 55 Items, When the deck is built, Then it has 84 shuffled cards before stacks are dealt.

rule-2E-SETUP-005 = Stock the towns
    .text = Set-up step 4b: draw one market card for each town except Tamalir and put it face up on that town's market stack; Tamalir's stack starts empty.
    .check = Given 8 towns, When set-up is done, Then 7 stacks hold 1 face-up card, Tamalir holds 0 and the market deck has 77 cards.

rule-2E-SETUP-006 = Build the adventure decks
    .text = Set-up step 5: sort the adventure cards by colour into four decks, shuffle each and put it on its place.
    .check = Given the 84 adventure cards, When decks are built, Then they hold 35, 25, 16 and 8 cards of a single colour each.

rule-2E-SETUP-007 = Starting gold
    .text = Set-up step 6a: give each player three gold.
    .check = Given 4 players, When set-up is done, Then each has 3 gold.

rule-2E-SETUP-008 = The bank
    .text = Set-up step 6b: all other gold forms a common bank; gold earned comes from it and gold spent on healing, purchases and so on goes into it.
    .check = Given a hero with 3 gold, When it pays 1 for healing, Then it has 2 and the bank gains 1.

rule-2E-SETUP-009 = Changing money
    .text = A player may swap gold counters for others of equal value with the bank at any time.
    .check = Given a player holding one five-gold counter, When paying 3, Then the player is left with 2 gold.

rule-2E-SETUP-010 = Central pile
    .text = Set-up step 7: make a common pile of the wound counters, the exhaustion counters and the experience counters within everyone's reach.
    .check = Given a new game, When set-up is done, Then no hero has any wound, exhaustion or experience counter.

rule-2E-SETUP-011 = Assign heroes
    .text = Set-up step 8: each player gets a random hero card; alternatively the players may agree who plays which hero.
    .check = Given 3 players and option random, When heroes are dealt, Then 3 different heroes are assigned; Given option choose, Then the players' picks are honoured if all differ.

rule-2E-SETUP-012 = Take figures, box the rest
    .text = Set-up step 9: each player takes the matching figure; unused hero cards and figures go back in the box and are out of the game.
    .check = Given 3 players, When set-up is done, Then 9 heroes are out of the game and cannot be drawn later.

rule-2E-SETUP-013 = Starting player
    .text = Set-up step 10: choose the starting player at random; that player takes the first turn.
    .check = Given a seeded game with 4 players, When set-up is done, Then exactly one seat is marked as first by the seeded generator.
    .differs = 004 and 000 say at random; 001 says by any method. Default: random; choosing the first player is a house-rule option.

rule-2E-SETUP-014 = Empty Event area
    .text = The Event area is empty at the start of the game.
    .check = Given a new game, When the Event area is read, Then it holds no card.
    .differs = Said outright in the diagrams of 001 and 000 only.

## The turn sequence

rule-2E-TURN-001 = Clockwise whole turns
    .text = A player finishes a whole turn before the player to the left begins one; play goes clockwise until the game ends.
    .check = Given seats A, B, C and A's turn, When A's turn ends, Then B is active, then C, then A.

rule-2E-TURN-002 = Five steps
    .text = A turn has five steps in fixed order: Refresh, Movement, Adventure, Market, Experience.
    .check = Given a turn in the Adventure step, When a player tries to roll movement dice, Then the action is refused.

rule-2E-TURN-003 = Steps that cannot be done
    .text = A step that cannot be carried out is skipped and the turn goes on with the next one.
    .check = Given a hero who ends movement in a town without another hero or any counter, When the turn goes on, Then the Adventure step is skipped and the Market step begins.
    .differs = 004 says a player may be unable to complete every step; 001 says skip it and go on; 000 gives the example that a hero ending in a town skips the Adventure step. Default: skip and go on; a hero met in a town still allows interaction, see 2E-GAP-011.

rule-2E-TURN-004 = Turns that end early
    .text = Some outcomes end the turn at once, so that the remaining steps are lost: escaping, being knocked out, the end of a fight between heroes, and (hazards variant) resolving an Event or Encounter met as a hazard.
    .check = Given a hero who escapes during its Adventure step while owning 5 experience points, When the escape is resolved, Then no Market or Experience step takes place that turn.
    .differs = Only 001 states the general principle in the turn overview; the single cases are in all three.

rule-2E-TURN-005 = End of turn
    .text = After the Experience step the turn is over and the player to the left starts a turn with the Refresh step.
    .check = Given A ends the Experience step, When the next state is computed, Then B is in the Refresh step.

## Step 1: Refresh

rule-2E-REFRESH-001 = Refresh activated cards
    .text = In the Refresh step turn all of your activated (face-down) cards face up.
    .check = Given a player with 3 activated Items, When the Refresh step runs, Then all 3 are face up.

rule-2E-REFRESH-002 = Refreshed cards work again
    .text = A card turned face up in the Refresh step may be activated again.
    .check = Given an Item activated last turn, When it is refreshed, Then it may be activated this turn.

rule-2E-REFRESH-003 = Nothing to refresh
    .text = A player without activated cards skips the Refresh step.
    .check = Given no activated cards, When the turn starts, Then the active step is Movement without a player choice.

## Step 2: Movement

rule-2E-MOVE-001 = Movement is optional
    .text = Moving the hero figure on the map in the Movement step is optional.
    .check = Given a hero in the Movement step, When the player declines to move, Then the hero stays and the turn goes on.

rule-2E-MOVE-002 = The figure is the whole party
    .text = The figure stands for the hero and all of that hero's Allies, who always move together.
    .check = Given a hero with 2 Allies, When the hero enters a space, Then both Allies are there too.

rule-2E-MOVE-003 = First turn starts in Tamalir
    .text = On a player's very first turn, before moving, the hero figure is placed on the town space Tamalir.
    .check = Given seat B has not had a turn, When A plays, Then B's figure is not on the map; When B's first Movement step begins, Then it stands on Tamalir.

rule-2E-MOVE-004 = Five movement dice
    .text = Normally you roll five movement dice.
    .check = Given a hero and Allies without wound or exhaustion counters, When movement is rolled, Then up to 5 dice may be rolled.

rule-2E-MOVE-005 = Four dice when hurt or tired
    .text = If there is any wound or exhaustion counter on your hero or on any of your Allies, you may roll at most four movement dice.
    .check = Given a fresh hero whose Ally has 1 exhaustion, When movement is rolled, Then at most 4 dice may be rolled.

rule-2E-MOVE-006 = Symbols on a die face
    .text = Every face of a movement die shows two or three terrain symbols.
    .check = Given the five movement dice, When their 30 faces are read, Then none has fewer than 2 symbols and none more than 3.
    .differs = 004 and 000 say two or more; 001 says two or three. Default: two or three, the more exact statement.

rule-2E-MOVE-007 = One symbol per die
    .text = A rolled die gives one step: choose one of its symbols and ignore the others on that die.
    .check = Given one die showing plains, hills and road, When it is spent on a hills space, Then it cannot also pay for a plains or road space.

rule-2E-MOVE-008 = Entering a space costs a matching symbol
    .text = Each space entered is paid for with one unused die showing the terrain type of that space.
    .check = Given three dice each showing river among their symbols, When the hero goes along a river, Then it may enter at most 3 river spaces.

rule-2E-MOVE-009 = Entering a town
    .text = Any die, whatever symbols it shows, may be spent to enter a town space.
    .check = Given a die showing hills and mountains only, When the hero is next to a town, Then the die may be spent to enter it.

rule-2E-MOVE-010 = No need to use every die
    .text = You need not use all the dice you rolled.
    .check = Given 5 usable dice, When the player stops after 2 spaces, Then movement ends legally.

rule-2E-MOVE-011 = Unused dice are lost
    .text = Dice left unused at the end of movement are lost; they cannot be saved.
    .check = Given 3 unused dice at the end of movement, When the next turn starts, Then none of them is available.

rule-2E-MOVE-012 = Counters and figures do not block
    .text = Adventure counters, undefeated challenge counters and other heroes neither stop nor affect movement into, through or out of a space.
    .check = Given a path through a space with a red counter and another hero, When the hero passes, Then nothing happens there.

rule-2E-MOVE-013 = Resting
    .text = Before rolling, you may choose to rest by rolling fewer than four movement dice (three, two, one or none).
    .check = Given a hero with 3 exhaustion, When the player chooses to roll 2 dice, Then the hero is resting; When 4 dice are chosen, Then it is not.
    .differs = 004 and 000 say before rolling; 001 does not repeat it. Default: the choice is made before rolling.

rule-2E-MOVE-014 = What resting gives
    .text = For each die below four that you do not roll, you may at once discard one exhaustion counter: three dice rolled gives 1, two gives 2, one gives 3, none gives 4.
    .check = Given 4 exhaustion, When the player rolls 1 die, Then up to 3 exhaustion may be discarded.
    .differs = Stated by rule and by two examples in 004 and 001 (two dice rolled: two discarded; no movement: four discarded); 000 gives the rule and the second example. The base is four in all of them, also for a party entitled to five dice.

rule-2E-MOVE-015 = Sharing out rest
    .text = The exhaustion discarded by resting may come from the hero and Allies in any mix.
    .check = Given hero 1 and Ally 2 exhaustion, When 2 dice are not rolled below four, Then any of hero 1 + Ally 1, or Ally 2 may be discarded.

rule-2E-MOVE-016 = Full rest
    .text = A player who rolls no dice at all and does not move may discard four exhaustion.
    .check = Given hero 3 and Ally 2 exhaustion, When no die is rolled, Then 4 counters in total may be discarded and the hero stays where it is.

rule-2E-MOVE-017 = Rest does not heal wounds
    .text = Resting discards exhaustion only; wounds stay.
    .check = Given 2 wounds and 1 exhaustion, When the hero rests fully, Then 2 wounds and 0 exhaustion remain.

rule-2E-MOVE-018 = One-space move instead of rolling
    .text = In place of a movement roll the hero may step to any one adjacent space, whatever its terrain.
    .check = Given a hero on plains next to mountains, When the player takes the one-space move, Then the hero enters the mountains with no dice rolled.

rule-2E-MOVE-019 = No one-space move when resting
    .text = The one-space move is not allowed in a turn in which you chose to rest.
    .check = Given a hero that rested with 0 dice, When the player asks for the one-space move, Then it is refused.
    .differs = 004 breaks off in the middle of this sentence; 001 and 000 give it whole: forbidden if you chose to rest.

rule-2E-MOVE-020 = Ending on a bare space
    .text = If movement ends in a space with neither an adventure counter nor a town, the Adventure and Market steps are skipped.
    .check = Given a hero ending on an empty forest space, When the turn goes on, Then the next step is Experience.
    .differs = 004 and 001 say both steps are skipped when there is neither; 000 says the Adventure step is skipped for want of a counter and the Market step for want of a town. Same result. A space with another hero or an undefeated challenge counter still allows the Adventure step, see 2E-GAP-010 and 2E-GAP-023.

rule-2E-MOVE-021 = Half spaces
    .text = Spaces cut in half by the edge of the map are not in play and may not be entered.
    .check = Given a hero next to a half space, When a legal-move list is made, Then the half space is absent for dice and one-space moves alike.

rule-2E-MOVE-022 = Before and after moving
    .text = Abilities worded before moving or after moving belong to the Movement step; without a Movement step they cannot be used.
    .check = Given an ability usable after moving and the Endgame, When a confrontation is under way, Then the ability is not offered.

## Step 3: Adventure

rule-2E-ADV-001 = Adventures are optional
    .text = A hero whose movement ends on an adventure counter may attempt the adventure or leave it alone.
    .check = Given a hero on a green counter, When the Adventure step begins, Then attempt and decline are both offered.

rule-2E-ADV-002 = Declining
    .text = If you do not attempt the adventure, go straight to the Experience step.
    .check = Given a hero on a green counter, When the player declines, Then the active step is Experience and the counter stays.
    .differs = For a counter on a town space see 2E-GAP-078.

rule-2E-ADV-003 = Drawing the adventure
    .text = An attempted adventure is the top card of the adventure deck whose colour matches the counter.
    .check = Given a blue counter and 16 blue cards, When the adventure is attempted, Then the top blue card is drawn and 15 remain.

rule-2E-ADV-004 = Reveal and resolve
    .text = The drawn card is shown to all players and then resolved; reading its flavour text aloud is optional.
    .check = Given a drawn adventure card, When resolved, Then all players' views contain the card.

rule-2E-ADV-005 = Each type has its own procedure
    .text = Challenges, Events and Encounters are resolved by different procedures.
    .check = Given a drawn card, When dispatched, Then Challenge goes to combat, Event to the Event area and Encounter to its text.

rule-2E-ADV-006 = Challenges mean combat
    .text = Every Challenge is resolved by combat.
    .check = Given a drawn Challenge, When its resolution starts, Then a combat with a Before Combat stage is opened.

rule-2E-ADV-007 = Several adventure counters on one space
    .text = If a space holds adventure counters of different colours, the player chooses which of them to attempt.
    .check = Given a space with a green and a blue counter, When the hero attempts an adventure there, Then the player may pick either colour and draws from that deck.
    .differs = Only 000 has this. Adopted as default.

## Events

rule-2E-EVENT-001 = First Event
    .text = If the Event area is empty, a drawn Event is placed there and takes effect at once.
    .check = Given an empty Event area, When a rank II Event is drawn, Then it is in the area and its effect applies.

rule-2E-EVENT-002 = Events last
    .text = An Event in play stays in effect until a later Event replaces it.
    .check = Given an Event in play, When ten turns pass without another Event, Then its effect still applies.

rule-2E-EVENT-003 = Compare ranks
    .text = If an Event is already in play, compare its rank with that of the Event just drawn.
    .check = Given rank II in play, When rank III is drawn, Then the comparison is 3 against 2.
    .differs = Ranks are I to III in 004 and I to IV in 001 and 000; default I to IV.

rule-2E-EVENT-004 = Equal or higher rank replaces
    .text = If the new Event's rank is equal to or higher than that of the Event in play, the new one takes effect at once and stays until it is replaced.
    .check = Given rank II in play, When another rank II is drawn, Then the new card is in the area.

rule-2E-EVENT-005 = The replaced Event is discarded
    .text = A replaced Event goes face down to the bottom of the adventure deck of its own colour.
    .check = Given a green Event replaced by a yellow one, When done, Then the green card is the bottom card of the green deck.

rule-2E-EVENT-006 = Lower rank is ignored
    .text = If the new Event's rank is lower than that of the Event in play, its effect is ignored and it goes face down to the bottom of the deck of its colour.
    .check = Given rank III in play, When rank I is drawn, Then rank III stays and the new card is at the bottom of its deck.

rule-2E-EVENT-007 = Ranks never fall
    .text = As a result the rank in play never goes down: once a rank III Event is in play, no rank I or II Event takes effect for the rest of the game.
    .check = Given rank I replaced by rank III, When ranks I and II are drawn later, Then neither takes effect.
    .differs = 004 and 000 give the I to III case; 001 states it in general.

rule-2E-EVENT-008 = Draw again after an Event
    .text = After an Event has been drawn and resolved, whether it took effect or not, you must draw another adventure card of the same colour; so several Events can come up in one Adventure step.
    .check = Given three Events on top of the green deck, When a green adventure is attempted, Then all three are resolved in turn and the fourth green card is drawn in the same step.
    .differs = 004 and 000 say draw a new card from the adventure deck; 001 says from the deck of the needed colour. A deck of nothing but Events cannot loop, see 2E-GAP-075.

## Replenishing adventure counters

rule-2E-EVENT-009 = Every Event replenishes
    .text = Each drawn Event makes the drawing player replenish adventure counters on the map.
    .check = Given an Event is drawn and 2 empty sunburst spaces, When it is resolved, Then replenishing takes place once.

rule-2E-EVENT-010 = Replenish even if ignored
    .text = Replenishing takes place even if the Event itself is ignored or discarded.
    .check = Given rank III in play and a drawn rank I Event, When it is resolved, Then counters are replenished all the same.
    .differs = Stated in 001 and 000; 004 says only that every Event card carries the reminder icon. Default: always replenish.

rule-2E-EVENT-011 = Only sunburst jewels
    .text = Only spaces whose printed jewel is surrounded by a sunburst are replenished.
    .check = Given an emptied plain jewel space, When an Event replenishes, Then it stays empty.

rule-2E-EVENT-012 = Only bare spaces
    .text = A space that still has an adventure counter gets no second one.
    .check = Given a sunburst space with its counter, When an Event replenishes, Then the space still has 1 counter.

rule-2E-EVENT-013 = Matching colour
    .text = A replenished counter has the colour of the jewel on its space.
    .check = Given an empty yellow sunburst space and only green counters in the pile, When an Event replenishes, Then nothing is placed there.

rule-2E-EVENT-014 = Only from the central pile
    .text = Only adventure counters lying in the central pile (spent for experience, or spare since set-up) can be put back on the map.
    .check = Given 3 empty green sunburst spaces and all green counters owned by players, When an Event replenishes, Then none is placed.
    .differs = The documents name the pile of spent counters; that spare counters lie there too is 2E-GAP-018.

rule-2E-EVENT-015 = Shortage
    .text = If the pile has too few counters of a colour, the player who drew the Event chooses which spaces get them.
    .check = Given 3 empty green sunburst spaces and 1 green counter in the pile, When an Event replenishes, Then the drawing player picks the one space.

## Encounters

rule-2E-ENC-001 = Follow the card
    .text = When you draw an Encounter, do what the card says; it usually asks for a skill test, sometimes for combat, and often for other conditions.
    .check = Given an Encounter with a skill test, When drawn, Then the test is made before any further draw.

rule-2E-ENC-002 = Long Encounters
    .text = An Encounter may set a task that takes many turns to fulfil.
    .check = Given an Encounter that asks for a visit to a named town, When drawn, Then it stays with the player until fulfilled or discarded by its own text.

rule-2E-ENC-003 = Encounter rewards
    .text = Encounters may reward gold, bonuses or special abilities, as printed.
    .check = Given an Encounter worth 3 gold on success, When the test succeeds, Then the player gains 3 gold.

rule-2E-ENC-004 = Discarded Encounters leave the game
    .text = A discarded Encounter is removed from play and does not return to its adventure deck.
    .check = Given a resolved Encounter, When discarded, Then it is in no deck and cannot be drawn again.
    .differs = Same in all three for the basic game. With the Doom Track variant it goes to the track instead, see 2E-DOOM-003.

rule-2E-ENC-005 = Draw again after an Encounter
    .text = After an Encounter has been drawn and resolved you must draw another adventure card of the same colour; so several Encounters can come up in one Adventure step.
    .check = Given two Encounters on top of the yellow deck, When a yellow adventure is attempted, Then both are resolved in turn and the third yellow card is drawn in the same step.
    .differs = See 2E-GAP-075 and 2E-GAP-076 for the limits of this chain.

## Undefeated challenges

rule-2E-UNDEF-001 = Meeting an undefeated challenge
    .text = When movement ends on an undefeated challenge counter, the Challenge met there is the card on the track position with the same number.
    .check = Given counter 2 on the space, When the hero ends there, Then the Challenge offered is the card on position 2.

rule-2E-UNDEF-002 = Optional attempt
    .text = You may choose to attempt the undefeated challenge; you are not forced to.
    .check = Given counter 2 on the space, When the Adventure step begins, Then attempt and decline are offered.

rule-2E-UNDEF-003 = No card is drawn
    .text = When attempting an undefeated challenge do not draw an adventure card; resolve the card on the track.
    .check = Given 30 green cards and an undefeated green Challenge, When attempted, Then the green deck still has 30 cards.

rule-2E-UNDEF-004 = Undefeated challenge goes first
    .text = If an undefeated challenge counter shares a space with an adventure counter of a colour other than its card's, the undefeated challenge must be faced before the adventure.
    .check = Given a green undefeated Challenge on a space with a yellow counter, When the hero attempts an adventure there, Then only the undefeated Challenge can be attempted.
    .differs = Only 000 has this note. Adopted as default. For equal colours 2E-UNDEF-003 gives the same result.

rule-2E-UNDEF-005 = When a Challenge becomes undefeated
    .text = A Challenge that your hero escaped from, or that knocked your hero out, goes onto the undefeated challenge track, into the first free position.
    .check = Given positions 1 and 3 taken, When a hero escapes a Challenge, Then the card goes to position 2.
    .differs = 004 and 001 say next or first free position; 000 says a free position in the rule and the first free one in the diagram and example. Default: the free position with the lowest number.

rule-2E-UNDEF-006 = Wounds come off
    .text = All wound counters are removed from a Challenge placed on the track.
    .check = Given a Challenge with 2 wounds, When the hero escapes, Then the card on the track has 0 wounds.

rule-2E-UNDEF-007 = Marking the space
    .text = The counter with the number of that position is placed on the space where the battle took place.
    .check = Given the card goes to position 2, When placed, Then counter 2 lies on the battle space.

rule-2E-UNDEF-008 = The adventure counter stays
    .text = The adventure counter remains on the space together with the undefeated challenge counter.
    .check = Given a yellow counter on the battle space, When the hero escapes, Then yellow counter and undefeated counter are both there.
    .differs = 000 says so for escapes but not for knockouts; 004 and 001 say so for both.

rule-2E-UNDEF-009 = Full track
    .text = If all six positions are taken, the card that has been on the track longest makes room: it is discarded face down under the deck of its colour, and the new Challenge takes its position.
    .check = Given 6 cards placed in order 1 to 6, When a seventh Challenge is escaped, Then the card on position 1 goes to the bottom of its deck and the new card takes position 1.

rule-2E-UNDEF-010 = Moving the counter of a full track
    .text = The counter of the reused position is moved from its old space to the new battle space.
    .check = Given counter 1 on space X and a full track, When a Challenge is escaped on space Y, Then counter 1 is on Y and not on X.

## Interacting with other heroes

rule-2E-MEET-001 = Interaction is optional
    .text = If your movement ends in a space with another player's hero, decide whether to interact with that hero.
    .check = Given heroes A and B on one space in A's Adventure step, When options are listed, Then interact and ignore are both there.

rule-2E-MEET-002 = Two ways to interact
    .text = Interaction is either negotiation or an attack.
    .check = Given heroes A and B on one space, When A interacts, Then the choices are negotiate and attack.

rule-2E-MEET-003 = One hero only
    .text = You may interact with only one hero in a turn.
    .check = Given heroes B and C on A's space, When A has negotiated with B, Then A cannot interact with C this turn.
    .differs = 001 states it outright; 004 and 000 speak of interacting with one of the heroes. Default: one hero, whichever the kind of interaction.

rule-2E-MEET-004 = Adventure or interaction
    .text = If the space also has an adventure counter, choose either the adventure or interaction with one hero, not both.
    .check = Given A on a space with hero B and a green counter, When A negotiates with B, Then A cannot attempt the green adventure this turn.
    .differs = An undefeated challenge counts as an adventure here, see 2E-GAP-028. All three demand the choice. The explicit ban in 004 and 001 names only attack plus adventure; 000 bans doing both in general. Default: negotiation also uses up the choice; allowing negotiation plus adventure is a house-rule option.

rule-2E-MEET-005 = No attack plus adventure
    .text = An attack on a hero and an adventure exclude each other within one turn.
    .check = Given A attacked B this turn, When A asks for an adventure, Then it is refused.

rule-2E-MEET-006 = No two attacks on heroes
    .text = In one turn you may attack one hero at most.
    .check = Given B and C on A's space, When A has fought B, Then A cannot attack C this turn.

rule-2E-MEET-007 = Negotiating forfeits attacking
    .text = Choosing to negotiate with a hero gives up any attack on that hero until the turn ends.
    .check = Given A opened negotiation with B, When it fails, Then A cannot attack B this turn.

rule-2E-MEET-008 = What can be traded
    .text = Negotiating players may exchange gold, Items and Allies, by agreement of both.
    .check = Given A and B negotiate, When B does not accept, Then nothing changes hands; When both accept 3 gold for an Ally, Then both transfers happen.
    .differs = 001 says by mutual consent; 000 calls it trade and says freely. Adventure cards and counters are not on the list, so they cannot be traded.

rule-2E-MEET-009 = Agreements bind
    .text = Any agreement reached in negotiation is binding.
    .check = Given both players confirmed a trade, When one tries to withdraw, Then it is refused.

rule-2E-MEET-010 = Attacking
    .text = Attacking another hero starts combat between heroes, which follows the combat rules with the changes listed there.
    .check = Given A attacks B, When combat opens, Then A is attacker and B is defender.

## Step 4: Market

rule-2E-MARKET-001 = Market only in a town
    .text = You take the Market step only if your hero ended its movement in a town space; otherwise it is skipped.
    .check = Given a hero ending on plains, When the turn goes on, Then no Market step takes place.

rule-2E-MARKET-002 = What is for sale
    .text = A town's market stack shows which Items and Allies can be had in that town.
    .check = Given a card on Riverwatch's stack, When a hero is in another town, Then that card cannot be bought.

rule-2E-MARKET-003 = Add a card first
    .text = Before any other action of the Market step, draw one card from the market deck and put it face up on the stack of the town you are in.
    .check = Given a stack of 2, When the Market step begins, Then the stack has 3 face-up cards before the first purchase.

rule-2E-MARKET-004 = Tamalir fills up too
    .text = Tamalir starts without cards, but cards are added to its stack in play like anywhere else.
    .check = Given an empty Tamalir stack, When a hero takes a Market step there, Then the stack has 1 card.
    .differs = Noted in 004 and 000; 001 only gives the general rule. Same result.

rule-2E-MARKET-005 = Actions without limit
    .text = After the new card is added you may take any of the market actions, in any order, as often as you want and can afford.
    .check = Given 10 gold, When a player heals, sells, buys and heals again, Then all four actions are legal while gold lasts.

rule-2E-MARKET-006 = Buying an Item
    .text = Buy an Item: choose an Item from the town's stack, pay its cost to the bank and put it next to your hero card.
    .check = Given an Item of cost 4 and 6 gold, When bought, Then the player has 2 gold and the Item.

rule-2E-MARKET-007 = Hiring an Ally
    .text = Hire an Ally: choose an Ally from the town's stack, pay its cost to the bank and put it next to your hero card.
    .check = Given an Ally of cost 5 and 5 gold, When hired, Then the player has 0 gold and the Ally.

rule-2E-MARKET-008 = The whole stack is open
    .text = Any card of the town's stack may be chosen, not only the one added last.
    .check = Given a stack of 3 cards, When buying, Then all 3 are offered.

rule-2E-MARKET-009 = Selling an Item
    .text = Sell an Item: it goes onto the stack of the town you are in, and the bank pays you half its cost, rounded down.
    .check = Given an Item of cost 3, When sold, Then the player gains 1 gold and the Item is on the town's stack.

rule-2E-MARKET-010 = One-gold Items cannot be sold
    .text = An Item that costs one gold cannot be sold, since it would bring nothing.
    .check = Given an Item of cost 1, When a sale is asked for, Then it is refused.

rule-2E-MARKET-011 = Allies cannot be sold
    .text = Allies may not be sold.
    .check = Given an Ally of cost 6, When a sale is asked for, Then it is refused.
    .differs = 004 breaks off in the middle of this sentence; 001 and 000 give it: Allies cannot be sold.

rule-2E-MARKET-012 = Not the same Item twice
    .text = In one turn you may not both buy and sell the same Item.
    .check = Given an Item bought this turn, When the player tries to sell it, Then it is refused; Given an Item sold this turn, When the player tries to buy it back, Then it is refused.
    .differs = Missing in 004. 000 forbids buying and then selling; 001 forbids selling and buying the same Item, in whichever order. Default: both orders are forbidden.

rule-2E-MARKET-013 = Buying healing
    .text = For one gold discard either one wound or all exhaustion from your hero or from one Ally.
    .check = Given a hero with 2 wounds and 3 exhaustion and 2 gold, When 1 gold is paid for a wound and 1 for exhaustion, Then 1 wound and 0 exhaustion remain.

rule-2E-MARKET-014 = Three ways to use an Item
    .text = Every Item is used in one of three ways, shown by its icon: activate to use, discard to use, or always on.
    .check = Given any Item effect, When loaded, Then its mode is activate, discard or always-on.
    .differs = One Item may carry effects of two kinds, see 2E-MARKET-019.

rule-2E-MARKET-015 = Activate-to-use Items
    .text = An activate-to-use Item is activated (turned face down) after its effect is used, so it can be used only once per turn.
    .check = Given an activate Item used this turn, When used again before the next Refresh step, Then it is refused.

rule-2E-MARKET-016 = Discard-to-use Items
    .text = A discard-to-use Item is discarded once its effect has been used: face down under the market deck.
    .check = Given a Dwarven Fire Bomb, When used, Then it is the bottom card of the market deck.

rule-2E-MARKET-017 = Always-on Items
    .text = An always-on Item gives its benefit as long as you control the card.
    .check = Given an always-on Item with +3 Body, When owned, Then Body is 3 higher.

rule-2E-MARKET-018 = Losing an always-on Item
    .text = Whatever the reason for losing the card, its benefit ends at once.
    .check = Given an always-on Item with +3 Body, When it is discarded, Then Body drops by 3 immediately.

rule-2E-MARKET-019 = Always-on part of an activated card
    .text = If an Item has both an always-on effect and an activated effect, the always-on effect keeps working while the card is face down.
    .check = Given an Item with always-on +1 Mind and an activated effect, When it is face down, Then the +1 Mind still applies.
    .differs = Only 000 has this. Adopted as default.

rule-2E-MARKET-020 = Only heroes use Items
    .text = Items belong to the hero; Allies cannot use Weapons or hold Items unless a card allows it.
    .check = Given an always-on Item with +3 Body and an attacking Ally with Body 3, When the Ally rolls 8, Then the total is 11.
    .differs = 001: only the hero can use Item cards. 000: Allies may not use Weapons or own Items unless a card says so. 004 is silent. Adopted as default.

## Ally and Item limits

rule-2E-LIMIT-001 = Two Weapons
    .text = The limit for Weapons is two per hero, at all times.
    .check = Given 2 Weapons, When a third is bought, Then it is refused until one Weapon is gone.

rule-2E-LIMIT-002 = One Armor
    .text = The limit for Armor is one per hero, at all times.
    .check = Given 1 Armor, When a second is bought, Then it is refused until the first is gone.

rule-2E-LIMIT-003 = Two Allies
    .text = The limit for Allies is two per hero, at all times.
    .check = Given 2 Allies, When a third is hired, Then it is refused until one Ally is gone.

rule-2E-LIMIT-004 = Other classes are unlimited
    .text = Items of classes other than Weapon and Armor have no limit.
    .check = Given 5 Artifacts, When a sixth is bought, Then it is allowed.

rule-2E-LIMIT-005 = Make room first
    .text = To gain a Weapon, Armor or Ally beyond the limit you must first sell (Items only) or discard a card of that kind.
    .check = Given 2 Allies and 1 discarded, When a new Ally is hired, Then the player has 2 Allies.

rule-2E-LIMIT-006 = Discarding at any time
    .text = Giving up an Item or Ally by discarding it is allowed at any time.
    .check = Given a player in the Movement step, When an Item is discarded, Then it is accepted and brings no gold.

rule-2E-LIMIT-007 = Selling only in the Market step
    .text = Items may be sold only in your own Market step, in a town.
    .check = Given a hero in the Experience step in a town, When a sale is asked for, Then it is refused.
    .differs = 000 adds that Items may also be sold to another hero while trading with that hero; that is negotiation (2E-MEET-008) and at any agreed price.

rule-2E-LIMIT-008 = Where discards go
    .text = Discarded Items and Allies go under the market deck, face down.
    .check = Given a market deck of 40, When an Ally is discarded, Then the deck has 41 with that Ally at the bottom.
    .differs = For adventure cards that serve as Items or Allies see 2E-GAP-022 and 2E-GAP-082; they never go under the market deck.

rule-2E-LIMIT-009 = Things on a discarded card
    .text = When a card is discarded, all counters, markers and cards lying on it or under it are discarded too.
    .check = Given an Ally with 1 wound and 2 exhaustion, When discarded, Then the counters are back in the pile and the card in the deck carries none.
    .differs = Only 001 has this. Adopted as default.

rule-2E-LIMIT-010 = Adventure cards count
    .text = Adventure cards that have become Items or Allies count toward the limits.
    .check = Given 2 Allies and an Encounter that offers an Ally, When the player keeps both Allies, Then the new Ally cannot be accepted.

rule-2E-LIMIT-011 = An offered Ally may be refused
    .text = A player at the limit who is offered an Ally by a card may either discard an Ally and take the new one or refuse the offer.
    .check = Given 2 Allies and an offered third, When the player refuses, Then the party is unchanged.
    .differs = 001 states the refusal outright; 004 and 000 imply it.

## Step 5: Experience

rule-2E-XP-001 = Spending experience
    .text = In the Experience step you may trade adventure counters you have gained for experience counters.
    .check = Given 5 experience points in a two-player game, When the Experience step runs, Then buying one experience counter is offered and declining is allowed.

rule-2E-XP-002 = Value of an adventure counter
    .text = The number on the back of an adventure counter is its worth in experience points.
    .check = Given counters worth 1, 1 and 3, When added, Then the player has 5 experience points.

rule-2E-XP-003 = Price of an experience counter
    .text = One experience counter costs 5 experience points with 1 or 2 players, 4 with 3 or 4 players and 3 with 5 or 6 players.
    .check = Given player counts 1 to 6, When the price is read, Then it is 5, 5, 4, 4, 3, 3.

rule-2E-XP-004 = Spent counters
    .text = Spent adventure counters go to the central pile.
    .check = Given 4 green counters spent, When done, Then the pile has 4 more green counters available for replenishing.

rule-2E-XP-005 = Making change
    .text = A player who spends adventure counters may get change by swapping counters with the central pile.
    .check = Given one counter worth 3 and one worth 2 and a price of 4, When a counter is bought, Then the player keeps 1 point as change from the pile.
    .differs = Which counters change hands is settled by 2E-GAP-088.

rule-2E-XP-006 = No change available
    .text = If the pile cannot give change, the unspent points are written down and remain the player's.
    .check = Given counters worth 3 and 3, a price of 4 and no small counters in the pile, When a counter is bought, Then 2 points are recorded for the player.

rule-2E-XP-007 = Any number of counters
    .text = There is no limit to the number of experience counters a hero may have, and several may be bought in one step; saving up brings no benefit in itself.
    .check = Given 12 points and a price of 4, When the player buys 3 counters in one step, Then it is allowed; Given 8 unspent points, When turns pass, Then they stay 8.

rule-2E-XP-008 = Attribute counters
    .text = An experience counter may give +2 Mind, +2 Body or +2 Spirit, permanently.
    .check = Given Body 4, When a Body counter is bought twice, Then Body is 8.

rule-2E-XP-009 = Stamina counter
    .text = An experience counter may give +2 Stamina, permanently.
    .check = Given Stamina 4, When a Stamina counter is bought, Then Stamina is 6.

rule-2E-XP-010 = Life counter
    .text = An experience counter may give +1 Life, permanently, at the price of giving up easier adventures.
    .check = Given Life 4, When a Life counter is bought, Then Life is 5.

rule-2E-XP-011 = Life costs the easiest colour
    .text = Each Life counter takes away the right to draw adventure cards of the easiest colour still open to that hero: green after the first, yellow as well after the second, blue as well after the third.
    .check = Given a hero with 2 Life counters, When it ends on a green or yellow counter, Then no adventure can be drawn there; on blue or red it can.
    .differs = All three give green and yellow as the example; the third step follows from the rule.

rule-2E-XP-012 = At most three Life counters
    .text = Life cannot be raised by more than three, since no adventure cards would be left to draw.
    .check = Given 3 Life counters, When a fourth is asked for, Then it is refused.

rule-2E-XP-013 = Experience point value
    .text = An experience counter's experience point value is the number of points spent to gain it; some cards refer to it.
    .check = Given 3 counters in a four-player game, When their value is asked for, Then it is 12.
    .differs = 001 adds that the value is the same for all counters throughout a game, so it need not be remembered.

## Taking wounds and exhaustion

rule-2E-WOUND-001 = Wound counters
    .text = Wounds taken or inflicted are recorded by placing that many wound counters on the card of the hero, Ally or enemy.
    .check = Given 2 wounds inflicted on a Challenge, When placed, Then its wound count is 2 higher.

rule-2E-WOUND-002 = Inflicting and taking are one thing
    .text = Wounds inflicted by one side are wounds taken by the other; effects on either wording see the same wounds.
    .check = Given an effect that triggers when the hero takes wounds, When a Challenge inflicts 2 wounds on the hero, Then it triggers.
    .differs = Only 001 spells this out.

rule-2E-WOUND-003 = Defeat
    .text = A card whose wounds equal or exceed its Life is defeated.
    .check = Given Life 4, When wounds go from 3 to 5, Then the card is defeated.
    .differs = The card diagrams say equal; the rules text of all three says equal or exceed. Default: equal or exceed.

rule-2E-WOUND-004 = What defeat means
    .text = A defeated hero is knocked out; a defeated Ally or Challenge is killed.
    .check = Given a defeated hero, Ally and Challenge, When resolved, Then the results are knockout, killed and killed.

rule-2E-WOUND-005 = Exhaustion counters
    .text = When exhaustion is taken, place that many exhaustion counters on the hero or Ally.
    .check = Given 1 exhaustion on a hero, When 2 more are taken and Stamina is 4, Then it has 3.

rule-2E-WOUND-006 = Exhaustion beyond Stamina
    .text = Exhaustion that would exceed Stamina turns into wounds at once, one for one.
    .check = Given Stamina 3 and 2 exhaustion, When 3 exhaustion are taken, Then the result is 3 exhaustion and 2 wounds.
    .differs = 004 and 000 place the counters and convert the excess; 001 says a wound is taken instead of the counter. Same result.

rule-2E-WOUND-007 = No overpaying with exhaustion
    .text = You may not use an ability with an exhaustion cost if paying it would take the payer above its Stamina.
    .check = Given Stamina 4 and 4 exhaustion, When an ability costing 1 exhaustion is asked for, Then it is refused.
    .differs = 001 names heroes and Allies; 004 and 000 speak of the player's hero. Default: it holds for whichever character pays.

rule-2E-WOUND-008 = Who pays an ability's cost
    .text = A cost in wounds or exhaustion is borne by the hero, or by the Ally if it is printed on that Ally's card, unless the card names someone else.
    .check = Given an Ally's ability that costs 1 exhaustion, When used, Then the counter goes on that Ally, not on the hero.
    .differs = Only 000 has this (its cost wording). Adopted as default.

rule-2E-WOUND-009 = Discarded counters
    .text = Wound and exhaustion counters that are discarded, by resting, healing or otherwise, return to the central pile.
    .check = Given 2 exhaustion discarded by resting, When done, Then the pile has 2 more.

## Using card effects

rule-2E-EFFECT-001 = Abilities belong to the owner
    .text = Effects on a hero, Ally or Item card may be used by its owner, at the time and for the cost the card states.
    .check = Given an Item owned by B, When A asks to use it, Then it is refused.

rule-2E-EFFECT-002 = Abilities affect their bearer
    .text = Unless the card says otherwise, a hero or Ally may use its own ability only on itself.
    .check = Given a hero ability that discards 1 wound, When the player aims it at an Ally, Then it is refused.
    .differs = Only 001 has this. Adopted as default.

rule-2E-EFFECT-003 = Timing labels
    .text = An effect labelled Before Combat, Ranged, Melee or Magic can be used only in combat and only at that moment.
    .check = Given a Magic effect, When used in the melee phase, Then it is refused.

rule-2E-EFFECT-004 = Ranged label
    .text = A Ranged effect works only in the ranged phase, not with a ranged attack made Before Combat.
    .check = Given a Ranged effect and a Before Combat ranged attack, When the effect is asked for, Then it is refused.

rule-2E-EFFECT-005 = Melee label
    .text = A Melee effect works only in the melee phase, not with a melee attack made Before Combat.
    .check = Given a Melee effect and a Before Combat melee attack, When the effect is asked for, Then it is refused.

rule-2E-EFFECT-006 = Magic label
    .text = A Magic effect works only in the magic phase, not with a magic attack made Before Combat.
    .check = Given Varikas's successful Before Combat magic attack, When Soul Burn is asked for, Then it is refused.

rule-2E-EFFECT-007 = Any-phase label
    .text = An effect labelled for any phase works in the ranged, melee or magic phase. It cannot be used Before Combat, because that stage is not a phase.
    .check = Given an any-phase effect, When asked for Before Combat, Then it is refused; in the melee phase it is allowed.
    .differs = 001 and 000 only; 004 does not mention the label. Adopted as default.

rule-2E-EFFECT-008 = Before Combat label
    .text = A Before Combat effect can be used only in the Before Combat stage.
    .check = Given a Before Combat effect, When round 1 has begun, Then it is refused.

rule-2E-EFFECT-009 = Effects without a label
    .text = An effect without a timing label either works all the time or is used under the condition written in its text.
    .check = Given the Belt of Strength (+3 Body), When owned, Then Body is always 3 higher; Given armor that cancels a wound, Then it can be used only when the hero is taking a wound.
    .differs = Spelled out only in 001.

rule-2E-EFFECT-010 = Repeated use
    .text = An ability may be used several times in a row unless it needs activation, is a Before Combat ability, or its text limits it (for instance to once per turn).
    .check = Given Mok with 0 exhaustion, Stamina 4 or more and 2 wounds, When the ability 'take 2 exhaustion to discard 1 wound' is used twice, Then 4 exhaustion are taken and 0 wounds remain.
    .differs = 001 gives all three exceptions; 000 says unless the card's text says otherwise; 004 is silent. Default: 001.

rule-2E-EFFECT-011 = Value bonuses do not add damage
    .text = A bonus to a combat value does not raise the damage of that attack unless the card says so.
    .check = Given +3 Body and melee damage 2, When a melee attack succeeds, Then 2 wounds are inflicted.
    .differs = Only 001 has this. Adopted as default.

rule-2E-EFFECT-012 = Bonus cards after the roll
    .text = A card that gives a bonus to a combat roll or skill test may be used after the dice have been rolled.
    .check = Given a combat roll total of 10 against 12 and an unused Item with +2 to the roll, When the Item is used after the roll, Then the total is 12 and succeeds.
    .differs = 001 states it; in 000's example of a fight between heroes the defender rolls 9 and then uses the Black Dagger. 004 is silent. Adopted as default; for a defender in a duel see 2E-DUEL-009.

rule-2E-EFFECT-013 = Committing always-on Items
    .text = If some effect will make you discard the cards used in a combat roll, you must say before rolling which always-on Items you are using.
    .check = Given an enemy whose text discards the Items used in a failed roll and two always-on Items, When the player rolls with only one of them declared, Then only that one adds its bonus and only that one is at risk.
    .differs = Only 001 has this. Adopted as default.

## Card activation

rule-2E-ACT-001 = Activation
    .text = Using an activate-to-use card turns it face down in front of its owner.
    .check = Given an activate Item, When used, Then it is face down and still owned.

rule-2E-ACT-002 = Down until refreshed
    .text = An activated card cannot be used again until it is turned up in the Refresh step of its owner's next turn.
    .check = Given an Item activated on the owner's turn, When other players act, Then it stays face down until the owner's next Refresh step.

rule-2E-ACT-003 = One activation in the Movement step
    .text = You may activate one card in your Movement step.
    .check = Given 2 activate Items usable while moving, When one is used, Then the other is refused in that step.

rule-2E-ACT-004 = One activation in the Market step
    .text = You may activate one card in your Market step.
    .check = Given 2 activate Items usable in the Market step, When one is used, Then the other is refused in that step.

rule-2E-ACT-005 = One activation Before Combat
    .text = In the Adventure step you may activate one card in the Before Combat stage.
    .check = Given armor activated to cancel a Before Combat wound, When a second Item is to be activated Before Combat, Then it is refused.
    .differs = Same in all; 000's Before Combat section lists Items without the limit, but its activation section and example keep it.

rule-2E-ACT-006 = One activation per round
    .text = In each round of combat you may activate one card.
    .check = Given 2 face-up activate Items, When one is used in the ranged phase of round 1, Then the other must wait for round 2.

rule-2E-ACT-007 = Always-on and discard cards are free
    .text = Always-on and discard-to-use cards are not activated and do not count toward the activation limits.
    .check = Given armor activated Before Combat, When a Dwarven Fire Bomb is discarded for its effect in the same stage, Then it is allowed.

## Combat: Before Combat stage

rule-2E-COMBAT-001 = Shape of a battle
    .text = A battle has one Before Combat stage and then rounds, one after another, until the battle is decided by a defeat or an escape.
    .check = Given neither side defeated after round 1, When the round ends, Then round 2 begins.

rule-2E-COMBAT-002 = The adventure card goes first
    .text = Before Combat text on the adventure card is resolved before any Before Combat ability of the player.
    .check = Given a Challenge with a Before Combat test, When combat opens, Then the test is made before the player is offered any ability.

rule-2E-COMBAT-003 = Each ability once
    .text = After that, you may use each Before Combat ability of your hero and of your Allies once per battle.
    .check = Given a hero and an Ally with one Before Combat ability each, When both are used, Then neither is offered again in this battle.
    .differs = 000's introduction to combat allows each participant one Before Combat action, but its own Before Combat section, like 004 and 001, allows every ability once. Default: every ability once.

rule-2E-COMBAT-004 = One activated Item
    .text = In the same stage you may also activate one Item with a Before Combat effect.
    .check = Given 2 activate Items with Before Combat effects, When one is used, Then the other is refused.

rule-2E-COMBAT-005 = Own order
    .text = You choose which of your Before Combat abilities and effects to use and in which order.
    .check = Given a hero ability and an Ally ability, When the Ally's is chosen first, Then it is legal.

rule-2E-COMBAT-006 = Failed Before Combat attacks do no harm
    .text = A hero or Ally whose attack roll in a Before Combat ability fails takes no wounds for the failure.
    .check = Given a Before Combat ranged attack with total 12 against Mind 15 and Challenge ranged damage 3, When it fails, Then the hero takes 0 wounds.
    .differs = Only 000 states it, for battles with Challenges; the Challenge example in all three shows a failed Fire Bomb throw without harm (against ranged damage 0). Default: no harm, in fights between heroes as well.

rule-2E-COMBAT-007 = Only before the first round
    .text = Before Combat abilities and effects are resolved only before the first round of a battle.
    .check = Given round 2 begins, When Before Combat abilities are listed, Then there are none.

## Combat: values and rounds

rule-2E-COMBAT-008 = Combat values
    .text = Mind is the ranged combat value, Body the melee combat value and Spirit the magic combat value.
    .check = Given Mind 1, Body 4, Spirit 4, When combat values are read, Then ranged 1, melee 4, magic 4.

rule-2E-COMBAT-009 = Four phases
    .text = Each round has four phases in fixed order: Escape, Ranged, Melee, Magic.
    .check = Given a new round, When phases are listed, Then the order is escape, ranged, melee, magic.

rule-2E-COMBAT-010 = Attack or defend
    .text = In each of the ranged, melee and magic phases you either attack or defend.
    .check = Given the ranged phase of round 1, When options are listed, Then hero attack, hero defend and attack by each able Ally are there.

rule-2E-COMBAT-033 = Choice at the start of the phase
    .text = Whether to attack, and with whom, or to defend is decided when the phase begins, before any dice of that phase are rolled.
    .check = Given a melee phase in which the player chose to defend, When the dice show 20, Then the roll cannot be turned into an attack.
    .differs = All three name the moment for the ranged phase; the melee and magic phases follow the same pattern.

rule-2E-COMBAT-011 = Ranged phase
    .text = The ranged phase uses the ranged (Mind) values and ranged damage of both sides.
    .check = Given hero Mind 3 and Challenge Mind 12, When 9 is rolled, Then the total 12 succeeds.

rule-2E-COMBAT-012 = Melee phase
    .text = The melee phase uses the melee (Body) values and melee damage of both sides.
    .check = Given hero Body 4 and Challenge Body 11, When 5 is rolled, Then the total 9 fails.

rule-2E-COMBAT-013 = Magic phase
    .text = The magic phase uses the magic (Spirit) values and magic damage of both sides.
    .check = Given hero Spirit 4 and Challenge Spirit 14, When 10 is rolled, Then the total 14 succeeds.

rule-2E-COMBAT-014 = Making a combat roll
    .text = To attack or defend, roll the dice and add the combat value of that phase; the roll succeeds if the total equals or exceeds the opponent's value for the phase.
    .check = Given a target of 14, When totals of 13, 14 and 15 are made, Then the results are failure, success, success.

rule-2E-COMBAT-015 = Successful attack
    .text = A successful attack inflicts wounds on the opponent equal to the attacker's damage for that phase.
    .check = Given hero melee damage 2, When a melee attack succeeds, Then the opponent takes 2 wounds.

rule-2E-COMBAT-016 = Failed attack
    .text = After a failed attack the attacker takes wounds equal to the opponent's damage for that phase.
    .check = Given Challenge melee damage 1, When the hero's melee attack fails, Then the hero takes 1 wound.

rule-2E-COMBAT-017 = Successful defence
    .text = After a successful defence nothing happens.
    .check = Given a defence total of 15 against 15, When resolved, Then neither side takes wounds.

rule-2E-COMBAT-018 = Failed defence
    .text = After a failed defence the hero takes wounds equal to the opponent's damage for that phase.
    .check = Given Challenge magic damage 2 and a defence total of 13 against 14, When resolved, Then the hero takes 2 wounds.

rule-2E-COMBAT-019 = No need to defend against zero damage
    .text = If the opponent's damage for the phase is zero, the defence roll may be left out.
    .check = Given Challenge ranged damage 0, When the hero defends in the ranged phase, Then the player may skip the roll and no wound is taken.

rule-2E-COMBAT-020 = One attack per hero and round
    .text = A hero may attack in only one of the three phases of a round; the player may not let the hero attack again that round.
    .check = Given the hero attacked in the ranged phase, When the melee phase begins, Then hero attack is not offered.

rule-2E-COMBAT-021 = Otherwise defend
    .text = In a phase in which neither the hero nor an Ally attacks, the hero must defend.
    .check = Given no attack is chosen in the magic phase, When it is resolved, Then the hero makes a defence roll.

rule-2E-COMBAT-022 = One attacker per phase
    .text = In each phase only one of your characters, the hero or one Ally, may attack.
    .check = Given the hero attacks in the ranged phase, When an Ally's attack is asked for in the same phase, Then it is refused.
    .differs = Spelled out in 001; 004 and 000 say the Ally attacks in a phase in which the hero does not.

rule-2E-COMBAT-023 = Going on
    .text = After a phase in which nobody was defeated the next phase must be played; after the magic phase a new round begins with the Escape phase.
    .check = Given hero and Challenge standing after the magic phase of round 1, When the game goes on, Then it is the Escape phase of round 2.

rule-2E-COMBAT-024 = Immediate end
    .text = A battle ends at once when the opponent is defeated or the hero is knocked out; remaining phases are not played.
    .check = Given the Challenge is defeated in the ranged phase, When resolved, Then no melee or magic phase takes place.

rule-2E-COMBAT-025 = Combat roll
    .text = Any roll to attack or to defend in the ranged, melee or magic phase is a combat roll; card bonuses to it are added on top of the combat value.
    .check = Given roll 9, Body 3 and an Item with +2 to the roll, When totalled, Then the result is 14, whether attacking or defending.

## Combat: defeating Challenges

rule-2E-COMBAT-026 = Defeating a Challenge
    .text = A Challenge with wounds equal to or above its Life is defeated at once.
    .check = Given Life 3 and 2 wounds, When 1 wound is inflicted, Then it is defeated at once.

rule-2E-COMBAT-027 = Reward
    .text = Whoever defeats a Challenge gets the reward printed on it, if any.
    .check = Given a reward of 3 gold, When the Challenge is defeated, Then the player gains 3 gold from the bank.

rule-2E-COMBAT-028 = Kept Challenge cards
    .text = A reward may let you keep the Challenge card itself; a card that becomes an Item or Ally in this way follows all rules for Items and Allies.
    .check = Given a Challenge kept as an Ally and 1 other Ally, When Allies are counted, Then there are 2.
    .differs = The Challenge example in all three documents and the Dragon Runes show that a kept card may also be neither, see 2E-GAP-079.

rule-2E-COMBAT-029 = Kept cards cannot be lost
    .text = A Challenge card kept as an Item or Ally cannot be sold, discarded by choice, given away, lost at random or lost through a knockout.
    .check = Given a kept card and one Item of cost 4, When the hero is knocked out, Then the Item is lost and the kept card stays.
    .differs = Encounters and other kept cards: 2E-GAP-079 and 2E-GAP-080. 004: not sold, dismissed or lost at random or by knockout. 001: not sold, given away or lost, by choice or by knockout. 000: not sold, discarded, or lost at random or by knockout. Default: all of these together. The winner of a fight between heroes may still take one, see 2E-GAP-060.

rule-2E-COMBAT-030 = Take the adventure counter
    .text = Whoever defeats a Challenge also takes the adventure counter from its space.
    .check = Given a yellow counter on the space, When the Challenge is defeated, Then the counter is in the player's area and not on the map.

rule-2E-COMBAT-031 = Counter kept with its value showing
    .text = A gained adventure counter lies in front of its owner with its experience point value showing.
    .check = Given a gained counter, When the player's area is shown, Then its experience value is visible.

rule-2E-COMBAT-032 = Discard the defeated Challenge
    .text = After reward and counter, the defeated Challenge goes face down to the bottom of the deck of its colour, unless it is kept.
    .check = Given a defeated green Challenge that is not kept, When all is done, Then it is the bottom card of the green deck.

## Phase 1: Escape

rule-2E-ESCAPE-001 = Escape is optional
    .text = In the first phase of every round you may make an escape test.
    .check = Given the Escape phase, When options are listed, Then escape and stay are offered.

rule-2E-ESCAPE-002 = Escape test
    .text = Roll the dice and add your Mind; you escape if the total equals or exceeds the opponent's Mind.
    .check = Given Mind 1 and opponent Mind 15, When 14 is rolled, Then the escape succeeds; When 13 is rolled, Then it fails.

rule-2E-ESCAPE-003 = Failed escape
    .text = After a failed escape test your hero takes one wound.
    .check = Given 0 wounds, When one escape test fails, Then the hero has 1 wound.

rule-2E-ESCAPE-004 = Try again or go on
    .text = After a failed test you may try again or go on to the ranged phase.
    .check = Given one failed test, When options are listed, Then try again and go on are offered.

rule-2E-ESCAPE-005 = Retreat one space
    .text = After a successful escape move your hero back to the space from which it came into the battle space.
    .check = Given a hero that entered the battle space from hex H, When it escapes, Then it stands on H.
    .differs = 004 and 000: back one space in the direction it came from; 001: to the space from which it entered. Same result.

rule-2E-ESCAPE-006 = The Challenge stays undefeated
    .text = If the opponent was a Challenge, it goes to the undefeated challenge track as 2E-UNDEF-005 to 2E-UNDEF-010 say.
    .check = Given an escape from a Challenge with 2 wounds, When resolved, Then the card is on the track without wounds and its numbered counter is on the battle space.

rule-2E-ESCAPE-007 = Escaping ends the turn
    .text = After a successful escape your turn is over.
    .check = Given a successful escape, When resolved, Then the next player's Refresh step begins.

## Allies in combat

rule-2E-ALLY-001 = Allies may attack
    .text = In a phase in which your hero does not attack, you may have one Ally attack instead.
    .check = Given a hero that attacked in melee and 1 Ally, When the magic phase begins, Then Ally attack is offered.

rule-2E-ALLY-002 = Attacking in all three phases
    .text = With two Allies you can attack in all three phases of a round, each time with a different character.
    .check = Given hero and 2 Allies, When the hero attacks ranged, Ally 1 melee and Ally 2 magic, Then all three attacks are legal.

rule-2E-ALLY-003 = One attack per Ally and round
    .text = Each Ally may attack only once in a round.
    .check = Given an Ally that attacked in the ranged phase, When the melee phase begins, Then that Ally is not offered as attacker.
    .differs = Spelled out only in 001. Adopted as default.

rule-2E-ALLY-004 = The Ally's own values
    .text = An Ally's attack uses the Ally's combat value and, on success, the Ally's damage.
    .check = Given Ally Spirit 1 and magic damage 1, When 15 is rolled against Spirit 14, Then the total is 16 and 1 wound is inflicted.

rule-2E-ALLY-005 = The Ally bears its failure
    .text = If an Ally's attack fails, the Ally, not the hero, takes the wounds and any other harm from the enemy.
    .check = Given Challenge magic damage 2, When an Ally's magic attack fails, Then the Ally takes 2 wounds and the hero 0.
    .differs = The documents name the Challenge; in 000's duel an attacking Ally suffers in the same way.

rule-2E-ALLY-006 = Killed Allies
    .text = An Ally with wounds equal to or above its Life is killed; its card goes face down under the market deck.
    .check = Given an Ally with Life 2, When it takes 2 wounds, Then its card is at the bottom of the market deck.
    .differs = 004 says equal; 001 and 000 say equal or more. Default: equal or more. An Ally that is an adventure card: 2E-GAP-082.

rule-2E-ALLY-007 = Allies never defend
    .text = Only heroes defend; Allies never do.
    .check = Given a hero that attacked this round and an able Ally, When the player wants the Ally to defend, Then it is refused.

## Knockouts

rule-2E-KO-001 = Knockout
    .text = A hero with wounds equal to or above its Life is knocked out at once.
    .check = Given Life 4 and 3 wounds, When 1 wound is taken, Then the hero is knocked out.

rule-2E-KO-002 = Counters come off
    .text = Knockout step 1: discard all wound and exhaustion counters from the hero.
    .check = Given 4 wounds and 2 exhaustion, When knocked out, Then the hero has 0 and 0.

rule-2E-KO-003 = Gold is lost
    .text = Knockout step 2: discard all of the hero's gold to the bank.
    .check = Given 9 gold, When knocked out, Then the hero has 0 gold.

rule-2E-KO-004 = Dearest card is lost
    .text = Knockout step 3: discard the hero's Ally or Item with the highest cost; it goes face down under the market deck.
    .check = Given an Item of cost 4 and an Ally of cost 7, When knocked out, Then the Ally is discarded.

rule-2E-KO-005 = Choice between equally dear cards
    .text = If several cards share the highest cost, the player chooses which one to discard.
    .check = Given two Items of cost 5, When knocked out, Then the player picks one and keeps the other.

rule-2E-KO-006 = To the nearest town
    .text = Knockout step 4: move the hero figure to the nearest town.
    .check = Given towns at distances 2 and 4, When knocked out, Then the hero stands on the town at distance 2.

rule-2E-KO-007 = Choice between equally near towns
    .text = If several towns are equally near, the player chooses one.
    .check = Given two towns at distance 3, When knocked out, Then the player picks one.

rule-2E-KO-008 = The Challenge stays undefeated
    .text = Knockout step 5: a Challenge that knocked the hero out loses its wounds and goes to the undefeated challenge track, as after an escape; the adventure counter stays.
    .check = Given a Challenge with 1 wound that knocks the hero out, When resolved, Then it is on the track without wounds and its counter is on the battle space with the adventure counter.

rule-2E-KO-009 = Knockout ends the turn
    .text = After these steps your turn ends.
    .check = Given a knockout on the own turn, When resolved, Then the next player's Refresh step begins.

## Combat between heroes

rule-2E-DUEL-001 = Based on normal combat
    .text = Combat between heroes follows the combat rules except where the rules below differ.
    .check = Given A attacks B, When combat opens, Then it has a Before Combat stage and rounds of four phases.

rule-2E-DUEL-002 = Attacker and defender
    .text = In the first round the hero whose player declared the attack is the attacker and the other is the defender, who stands in for a Challenge.
    .check = Given A attacks B, When round 1 begins, Then A is attacker and B defender.

rule-2E-DUEL-003 = Defender's Before Combat first
    .text = The defender goes first with Before Combat abilities, those of hero, Allies and Items, under the normal limits of that stage.
    .check = Given both heroes have Before Combat abilities, When combat opens, Then B (defender) is asked before A.

rule-2E-DUEL-004 = Attacker's Before Combat second
    .text = When the defender is done, the attacker may use Before Combat abilities.
    .check = Given B has finished, When the stage goes on, Then A is asked.

rule-2E-DUEL-005 = Target for Before Combat attacks
    .text = When a Before Combat ability makes an attack roll against a hero, that hero's player first rolls and adds the fitting combat value to set the target number.
    .check = Given Carthos rolls 11 with Mind 0, When Mordrog throws the Fire Bomb with 14 + 1, Then 15 beats 11.
    .differs = Only in 000's example. Adopted as default.

rule-2E-DUEL-006 = Only the attacker may escape
    .text = In the Escape phase only the current attacker may attempt to escape.
    .check = Given round 1 of A against B, When the Escape phase begins, Then B is not offered an escape.

rule-2E-DUEL-007 = Defender sets the target number
    .text = In each phase the defender's dice come first: their sum plus the hero's combat value for that phase is the attacker's target number.
    .check = Given the defender rolls 9 with Body 3, When the attacker's target is read, Then it is 12.

rule-2E-DUEL-008 = Defender's modifiers
    .text = The defender may raise that total with any fitting cards, by activating or discarding them.
    .check = Given the defender rolls 9 with Body 3 and uses the Black Dagger for +2, When totalled, Then the target is 14.
    .differs = What kind of roll this is: 2E-GAP-093.

rule-2E-DUEL-009 = Target fixed before the attacker rolls
    .text = The defender may use cards to raise the target number only until the attacker has made the combat roll.
    .check = Given the attacker has rolled, When the defender asks to activate a bonus Item, Then it is refused.
    .differs = Only in 000's example. Adopted as default; it narrows 2E-EFFECT-012 for the defender.

rule-2E-DUEL-010 = Attacker must match or beat it
    .text = The attacker's attack or defence succeeds if its total equals or exceeds the target number.
    .check = Given target 14, When the attacker totals 14, Then it succeeds.

rule-2E-DUEL-011 = Only the attacker chooses
    .text = The attacker chooses in each phase to attack with the hero, attack with an Ally or defend; the defender chooses nothing and inflicts its damage whenever the attacker fails.
    .check = Given Mordrog defends in the ranged phase with 6 against 11, When resolved, Then he takes Carthos's ranged damage of 1.
    .differs = Spelled out in 000's example; it follows from the general combat rules in 004 and 001.

rule-2E-DUEL-022 = The attacker declares first
    .text = In each phase the attacker announces its act (hero attack, Ally attack or defence) before the defender rolls for the target number.
    .check = Given the melee phase of a duel, When it begins, Then the attacker is asked for its act before the defender's dice are rolled and cannot change it afterwards.
    .differs = Only in 000's example; it agrees with 2E-COMBAT-033, which all three have. Adopted as default.

rule-2E-DUEL-012 = Defender fights without Allies
    .text = During the rounds the current defender may use Items but no Allies; only the attacker may have Allies attack.
    .check = Given B defends with an Ally in the party, When the target number is made, Then only hero values and Items count; Given the Before Combat stage, When B has an Ally with a Before Combat ability, Then it may be used.
    .differs = Only in 000's example, which speaks of the round. Adopted as default: in the rounds the ban covers Ally attacks and Ally abilities of the defender alike; letting the defender use non-attack Ally abilities is a house-rule option. It does not reach the Before Combat stage, for which 004 refers to the general rule with its Ally abilities (2E-DUEL-003).

rule-2E-DUEL-013 = Activation limit
    .text = Both players keep the limit of one activated card per round of combat.
    .check = Given the defender activated an Item in the ranged phase of round 1, When the melee phase begins, Then a second activation is refused.

rule-2E-DUEL-014 = Roles swap every round
    .text = At the end of each round the attacker becomes the defender and the defender the attacker.
    .check = Given A attacks in round 1, When round 2 begins, Then B is attacker and may escape.

rule-2E-DUEL-015 = Both knocked out at once
    .text = If both heroes are knocked out at the same moment, the current defender counts as the winner.
    .check = Given an effect that wounds both heroes to their Life at once, When resolved, Then the defender of that round wins.
    .differs = Only 000 has this. Adopted as default.

rule-2E-DUEL-016 = End of the fight
    .text = Defeat of either hero, or escape of the attacker, ends the fight and with it the turn of the player whose turn it is.
    .check = Given A started the fight on its own turn and B is defeated, When resolved, Then A's turn is over without Market and Experience steps.

rule-2E-DUEL-017 = Winner
    .text = If a hero is defeated, the other hero is the winner; if the attacker escapes, nobody wins.
    .check = Given the attacker escapes, When the fight ends, Then no prize is taken and nobody is knocked out.

rule-2E-DUEL-018 = Prize
    .text = The winner may take one of these from the loser: one Item, one Ally, all of the gold, or one adventure card.
    .check = Given the loser has 8 gold, an Item and an Ally, When the winner takes the gold, Then the winner gains 8 and may take nothing else.

rule-2E-DUEL-019 = A captured Ally keeps its counters
    .text = An Ally taken as a prize keeps its wound and exhaustion counters.
    .check = Given an Ally with 2 wounds, When taken, Then it has 2 wounds in the winner's party.

rule-2E-DUEL-020 = Then the loser is knocked out
    .text = After the prize is taken, the loser carries out the knockout steps with what is left.
    .check = Given the winner took 8 gold, When the loser is knocked out, Then the loser also discards the dearest Item or Ally and moves to the nearest town.

rule-2E-DUEL-021 = No experience
    .text = Neither hero gains experience from a fight between heroes.
    .check = Given A defeats B, When experience is compared, Then both have the same points as before.

## Skill tests

rule-2E-SKILL-001 = Test with a skill
    .text = A test that names an attribute, a skill and a number: roll the dice, add the attribute and the hero's bonus in that skill.
    .check = Given Test Spirit Diplomacy (15), Spirit 3 and Diplomacy +2, When 10 is rolled, Then the total 15 succeeds.

rule-2E-SKILL-002 = Test without a skill
    .text = A test that names only an attribute and a number: roll the dice and add the attribute.
    .check = Given Test Spirit (15), Spirit 3 and Diplomacy +2, When 11 is rolled, Then the total 14 fails.

rule-2E-SKILL-003 = Lacking the skill
    .text = A hero without the named skill makes the test without a skill bonus.
    .check = Given Test Body Swim (14), Body 4 and no Swim, When 6 is rolled, Then the total 10 fails.

rule-2E-SKILL-004 = Success and failure
    .text = A test succeeds if the total equals or exceeds the number and fails otherwise.
    .check = Given number 15, When totals are 14 and 15, Then the results are failure and success.

rule-2E-SKILL-005 = Allies do not make tests
    .text = Allies have no skills and cannot make skill tests, unless a card expressly allows it.
    .check = Given an Ally with Body 6, When the hero must test Body, Then the Ally cannot make the test.
    .differs = 004 has no exception; 001 and 000 allow it where a card says so. Default: the card exception holds.

## Optional rules

rule-2E-VAR-001 = Variants are optional
    .text = Every variant (Doom Track with Endgame, Travel Hazards, Softer Knockouts, Item Limits, Ally Limits, Shorter, Longer, Battle Trophies) may be switched on or off separately; players may also invent their own. The Doom Track and Travel Hazards are the recommended ones.
    .check = Given a new game with only Travel Hazards on, When rules are loaded, Then hazard rules apply and no other variant rule does.
    .differs = 001 does not mark any variant as recommended and alone has Battle Trophies.

## Variant: the Doom Track

rule-2E-DOOM-001 = The row of market stacks is the doom track
    .text = The row of eight town market stacks along the board's edge doubles as the doom track; it counts upward from Vynelvale (1): Riverwatch is 2, Dawnsmoor 3, Tamalir 4, Nerekhal 6 and Frostgate 8.
    .check = Given the doom track, When positions 1, 2, 3, 4, 6 and 8 are named, Then they are Vynelvale, Riverwatch, Dawnsmoor, Tamalir, Nerekhal, Frostgate.
    .differs = The order is put together from scattered remarks. 004 calls the fourth space Vynelvale in the hazard section, a misprint (Vynelvale is the first); 001 and 000 say Tamalir. Positions 5 and 7 are not named, see 2E-GAP-062.

rule-2E-DOOM-002 = Starting card
    .text = Before play one green adventure card, the top one of its deck, is put unseen and face down beside the Vynelvale stack.
    .check = Given a new game with the variant on, When set-up is done, Then position 1 holds 1 face-down green card and the green deck has 34.

rule-2E-DOOM-003 = Discarded adventure cards go to the track
    .text = Whenever an adventure card is discarded it is placed face down on the lowest free position of the doom track instead of going under its deck or out of the game.
    .check = Given only position 1 taken, When two adventure cards are discarded one after the other, Then they lie on positions 2 (Riverwatch) and 3 (Dawnsmoor) and in no deck.
    .differs = 004 stresses that the card is not removed from the game.

rule-2E-DOOM-004 = Which discards count
    .text = All discards of adventure cards count: defeated Challenges, resolved Encounters, Events that cannot take effect, and kept adventure cards that a player uses up.
    .check = Given a kept Challenge card used for its one-time effect, When it is discarded, Then it goes to the doom track.

rule-2E-DOOM-005 = Market cards do not count
    .text = Discarded market cards still go to the bottom of the market deck and never to the doom track.
    .check = Given an Ally is killed, When its card is discarded, Then the doom track is unchanged.
    .differs = Said outright only in 001.

rule-2E-DOOM-006 = Cards that trigger a doom counter
    .text = A doom counter is added when the number of cards on the track reaches 2 with one player, 4 with two, 6 with three and 8 with four to six players.
    .check = Given player counts 1 to 6, When the threshold is read, Then it is 2, 4, 6, 8, 8, 8.
    .differs = The entry for one player is lost in the text of 004 and 000; 001 has 2.

rule-2E-DOOM-007 = Adding a counter: keep the last card
    .text = Step 1: move the card placed last to the first position (Vynelvale).
    .check = Given three players and the sixth card just placed, When the counter is added, Then that card is on position 1.

rule-2E-DOOM-008 = Adding a counter: clear the others
    .text = Step 2: remove all other cards from the track to discard piles of their own colours; they do not go back under their decks.
    .check = Given six cards on the track in a three-player game, When the counter is added, Then 5 cards are in discard piles by colour and no deck has grown.
    .differs = 004: to their discard piles. 000: to discard piles, expressly not back under the decks. 001: back under their decks. Default: discard piles (two documents, one explicit); returning them under the decks is a house-rule option.

rule-2E-DOOM-009 = Adding a counter: place it
    .text = Step 3: put a doom counter on the coat of arms of the lowest track position that has none: the first on Vynelvale, the second on Riverwatch, the third on Dawnsmoor, and so on.
    .check = Given 2 doom counters, When a third is added, Then it is on Dawnsmoor.

rule-2E-DOOM-010 = Eighth counter
    .text = Placing the eighth doom counter, which goes on Frostgate, ends the normal game and starts the Endgame.
    .check = Given 7 doom counters, When one more is added, Then it is on Frostgate and the game is in the Endgame.
    .differs = What happens to a battle or card still being resolved: 2E-GAP-065.

## The Endgame (Doom Track variant)

rule-2E-END-001 = Strip the red deck
    .text = Endgame set-up 1: remove all Events and Encounters from the red adventure deck.
    .check = Given a red deck with 5 Challenges, 1 Event and 1 Encounter, When the Endgame begins, Then it has 5 cards, all Challenges.

rule-2E-END-002 = Red undefeated challenges return
    .text = Endgame set-up 2: red Challenges on the undefeated challenge track are taken off it and put into the red deck.
    .check = Given 1 red and 2 yellow undefeated Challenges, When the Endgame begins, Then the red one is in the red deck and the yellow ones are not.

rule-2E-END-003 = Players keep their red cards
    .text = Players keep the red Challenge cards they defeated earlier.
    .check = Given a player with 2 Dragon Runes, When the Endgame begins, Then the player still has 2.

rule-2E-END-004 = Shuffle
    .text = Endgame set-up 3: shuffle the red deck.
    .check = Given the prepared red deck, When the Endgame begins, Then its order is drawn from the game's random generator.

rule-2E-END-005 = Hero level
    .text = Endgame set-up 4: a hero's level is one plus its number of experience counters.
    .check = Given 6 experience counters, When the level is computed, Then it is 7.

rule-2E-END-006 = Order of confrontation
    .text = Players confront one at a time from the highest hero level to the lowest, until someone wins.
    .check = Given levels 7, 9 and 4, When the order is made, Then it is 9, 7, 4.

rule-2E-END-007 = Ties in the order
    .text = Equal levels are ordered by gold, more gold first; if gold is equal too, at random.
    .check = Given two heroes of level 7 with 3 and 11 gold, When the order is made, Then the hero with 11 gold goes first.

rule-2E-END-008 = Draw a red Challenge
    .text = On your Endgame turn draw the top card of the red deck, reveal it and resolve it as a normal Challenge.
    .check = Given the prepared red deck, When a confrontation begins, Then its top card is fought with a Before Combat stage and rounds.

rule-2E-END-009 = No escape
    .text = In the Endgame you cannot escape; the Escape phase is skipped.
    .check = Given an Endgame battle, When a round begins, Then its first phase is ranged.
    .differs = 004 and 001 say you cannot escape; 000 adds that the phase is skipped.

rule-2E-END-010 = No Refresh and no Movement
    .text = An Endgame turn has no Refresh and no Movement step; abilities used in, before or after those steps cannot be used.
    .check = Given an Item activated before the Endgame, When the owner's confrontation begins, Then it is still face down.
    .differs = 004 and 000 name abilities used before or after moving; 001 names all abilities tied to either step.

rule-2E-END-011 = End-of-turn abilities
    .text = An ability that is used at the end of a turn may be used after a Challenge has been defeated.
    .check = Given an ability usable at the end of the turn, When an Endgame Challenge is defeated, Then the ability is offered before the next draw.
    .differs = Only 001 has this. Adopted as default.

rule-2E-END-012 = Defeating Margath
    .text = If you defeat High Lord Margath you win the game.
    .check = Given Margath is drawn and defeated, When resolved, Then the player wins.

rule-2E-END-013 = Defeating another red Challenge
    .text = If you defeat another Challenge, take its card (with its reward).
    .check = Given a Dragon Lord is defeated, When resolved, Then its card is in the player's area.
    .differs = 001 mentions the reward as well as the card; 004 and 000 the card only.

rule-2E-END-014 = Three red cards win
    .text = If you then have three red Challenge cards, you win the game.
    .check = Given 2 red Challenge cards, When a third is gained in the Endgame, Then the player wins.
    .differs = 000 equates red Challenge cards with Dragon Runes; 004 and 001 count red Challenge cards. Default: every red Challenge card held counts in the Endgame.

rule-2E-END-015 = Otherwise fight on
    .text = If you have not won, draw and resolve another red Challenge; go on until you win or are eliminated.
    .check = Given 1 red card after a victory, When resolved, Then another red Challenge is drawn for the same player.

rule-2E-END-016 = Failing eliminates
    .text = Failing against a red Challenge puts you out of the Endgame; the card goes back into the red deck, which is shuffled again.
    .check = Given a hero knocked out by a red Challenge, When resolved, Then the card is in the reshuffled red deck and the player is out.

rule-2E-END-017 = Nothing lost by the knockout
    .text = A knockout in the Endgame costs neither gold nor experience counters.
    .check = Given 12 gold and 5 experience counters, When the hero is eliminated, Then it still has 12 gold and 5 counters.
    .differs = 000 mentions gold only; 004 and 001 gold and experience counters. Default: both kept.

rule-2E-END-018 = Next player
    .text = When a player is eliminated, the next player in the order of 2E-END-006 and 2E-END-007 confronts.
    .check = Given order A, B, C with B and C on the same level, When A is eliminated, Then B confronts, and after B, C.
    .differs = The documents say the next highest level; players of equal level follow each other in the order fixed at the start.

rule-2E-END-019 = Everyone eliminated
    .text = If all players are eliminated, the player with the most red Challenge cards wins; ties go to the higher hero level, then to more gold.
    .check = Given red cards 2, 2, 1, levels 6, 8, 9, When all are eliminated, Then the level 8 player wins.

## Variant: Travel Hazards

rule-2E-HAZARD-001 = When to check
    .text = A check with two movement dice is compulsory when movement ends in a space that is not a town and holds no adventure counter, no undefeated challenge counter and no other hero.
    .check = Given a hero ending on a bare forest space, When movement ends, Then 2 movement dice are rolled; Given another hero there, Then none is rolled.

rule-2E-HAZARD-002 = Matching symbol: safe
    .text = If at least one symbol on the two dice matches the terrain of the space, there is no hazard.
    .check = Given a forest space and dice road/plains and forest/hills, When checked, Then there is no hazard.

rule-2E-HAZARD-003 = No matching symbol: hazard
    .text = If no symbol matches, you meet a hazard at once and must find its colour.
    .check = Given a forest space and dice road/plains and river/hills, When checked, Then a hazard is met.

rule-2E-HAZARD-004 = Rough terrain is more dangerous
    .text = Because symbols are spread unevenly over the dice, hazards are more likely in mountains, forest and swamp than in plains, road and river.
    .check = Given the real movement dice, When the chance of a hazard is computed by terrain, Then it is higher for mountains, forest and swamp than for plains, road and river.
    .differs = A tip in all three; 000 adds the reason.

rule-2E-HAZARD-005 = Last act of movement
    .text = The hazard check is the last thing done after moving; abilities used after moving come before it.
    .check = Given an ability used after moving that moves the hero into a town, When it is used, Then no hazard check is made.

rule-2E-HAZARD-006 = Hazard number
    .text = With the Doom Track: roll the two movement dice again and count all symbols showing; that is the hazard number.
    .check = Given faces with 3 and 3 symbols, When counted, Then the hazard number is 6.
    .differs = 004 and 000: roll again. 001: count the symbols of the check roll itself, without a second roll. Default: roll again (two documents); counting the first roll is a house-rule option.

rule-2E-HAZARD-007 = Counting up the track
    .text = Count that many positions up the doom track from Vynelvale; the colour of the card there is the colour of the hazard.
    .check = Given four players, 6 cards on the track, the sixth yellow, and hazard number 6, When counted, Then the hazard is yellow.

rule-2E-HAZARD-008 = Wrapping round
    .text = If the hazard number exceeds the number of cards on the track, counting starts again at the first card, as often as needed.
    .check = Given 3 cards on the track and hazard number 5, When counted, Then the card on position 2 is used; Given 2 cards and hazard number 5, Then position 1.

rule-2E-HAZARD-009 = Colour without the Doom Track
    .text = In a game without a doom track the ten-sided dice decide: 2 to 6 green, 7 to 15 yellow, 16 to 20 blue.
    .check = Given rolls 2, 6, 7, 15, 16, 20, When looked up, Then green, green, yellow, yellow, blue, blue.

rule-2E-HAZARD-010 = Draw and resolve
    .text = Draw an adventure card of the hazard's colour, reveal it and resolve it as a normal adventure with the exceptions below.
    .check = Given a yellow hazard, When drawn, Then the top yellow card is revealed and resolved.

rule-2E-HAZARD-011 = One card only
    .text = An Event or Encounter met as a hazard is resolved normally and then your turn ends; no further card is drawn.
    .check = Given a hazard draw of an Event, When resolved, Then no second card is drawn and the turn is over.
    .differs = 004 and 000: the turn ends. 001: the Adventure step ends. Default: the turn ends (two documents), so no Experience step; ending only the step is a house-rule option.

rule-2E-HAZARD-012 = No Before Combat
    .text = Before Combat text on the adventure card is not resolved, and no Before Combat ability of hero, Allies, Items or other cards may be used.
    .check = Given a hazard Challenge with a Before Combat test, When combat opens, Then round 1 begins at once without the test.

rule-2E-HAZARD-013 = No escape
    .text = The Escape phase is skipped in every round.
    .check = Given a hazard Challenge, When a round begins, Then its first phase is ranged.

rule-2E-HAZARD-014 = No reward
    .text = Overcoming a hazard does not bring the reward printed on the card.
    .check = Given a hazard Challenge with a reward of 3 gold, When defeated, Then no gold is gained and the card is not kept.
    .differs = For Margath and the Dragon Lords see 2E-GAP-097, for Encounters 2E-GAP-098.

rule-2E-HAZARD-015 = Experience
    .text = A Challenge defeated as a hazard brings the usual experience: take an adventure counter of its colour from the central pile.
    .check = Given a blue hazard Challenge defeated and a blue counter in the pile, When resolved, Then the player takes that counter.

rule-2E-HAZARD-016 = Substitute counters
    .text = If the pile has no counter of that colour, take counters of other colours worth the same, making change as needed.
    .check = Given no blue counter but three green ones in the pile, When a blue hazard Challenge is defeated, Then the player takes the three green counters.
    .differs = How change is made is settled by 2E-GAP-089.

rule-2E-HAZARD-017 = No counters, no experience
    .text = If the pile cannot make up the value, no experience is gained for that Challenge.
    .check = Given a pile worth 2 points and a blue hazard worth 3, When defeated, Then 0 points are gained.

rule-2E-HAZARD-018 = Failure
    .text = A hazard Challenge that you fail is discarded (or put on the doom track) and never goes to the undefeated challenge track.
    .check = Given a hero knocked out by a hazard with the Doom Track on, When resolved, Then the card is on the doom track and no undefeated counter is placed.

rule-2E-HAZARD-019 = Knockout
    .text = A hero knocked out by a hazard follows the normal knockout steps.
    .check = Given 7 gold and an Item, When knocked out by a hazard, Then gold and the dearest card are lost and the hero is in the nearest town.

## Other variants

rule-2E-VAR-002 = Softer Knockouts
    .text = Knockouts follow the standard steps, but no Item or Ally is discarded.
    .check = Given 5 gold and an Ally, When knocked out, Then gold is lost, the Ally stays and the hero is in the nearest town.

rule-2E-VAR-003 = Item Limits
    .text = Instead of two Weapons and one Armor, a hero may have only one Item of each combination of class and type.
    .check = Given a Weapon: Mace, When a Weapon: Sword is bought, Then it is allowed; When a second Weapon: Mace is bought, Then it is refused.
    .differs = 004 and 000 limit what is owned, 001 what may be used. Default: owned.

rule-2E-VAR-004 = Ally Limits: any number
    .text = Instead of at most two Allies, a hero may have any number.
    .check = Given 2 Allies, When a third is hired, Then it is allowed.

rule-2E-VAR-005 = Ally Limits: upkeep
    .text = Your Market step starts with paying one gold to the bank for each Ally, before anything else is done.
    .check = Given 3 Allies and 5 gold, When the Market step begins, Then 3 gold are paid and 2 remain.

rule-2E-VAR-006 = Ally Limits: unpaid Allies
    .text = Any Ally you cannot or do not pay is discarded at once.
    .check = Given 3 Allies and 1 gold, When the Market step begins, Then the player keeps at most 1 Ally of choice.
    .differs = 004: not paid; 001: cannot or will not pay; 000: cannot pay. Default: unpaid for either reason.

rule-2E-VAR-007 = Shorter Runebound
    .text = An experience counter costs 4 points with 1 or 2 players, 3 with 3 or 4 and 2 with 5 or 6.
    .check = Given player counts 1 to 6, When the price is read, Then it is 4, 4, 3, 3, 2, 2.
    .differs = 000's scan shows the last row as 5-9, a reading error for 5-6.

rule-2E-VAR-008 = Longer Runebound
    .text = An experience counter costs 6 points with 1 or 2 players, 5 with 3 or 4 and 4 with 5 or 6.
    .check = Given player counts 1 to 6, When the price is read, Then it is 6, 6, 5, 5, 4, 4.

rule-2E-VAR-009 = Battle Trophies: prize
    .text = The winner of a fight between heroes may take one card or all gold from the loser.
    .check = Given the loser has 6 gold and 2 Items, When the winner takes 1 Item, Then the gold stays with the loser.
    .differs = Variant only in 001; its prize is the same choice as 2E-DUEL-018.

rule-2E-VAR-010 = Battle Trophies: loser
    .text = The loser then follows the knockout steps but discards neither a market card nor the gold left.
    .check = Given the winner took an Item, When the loser with 6 gold is knocked out, Then it keeps 6 gold and all other cards, loses its counters and is in the nearest town.
    .differs = Variant only in 001.

rule-2E-VAR-011 = Battle Trophies: winner
    .text = The winner keeps all wounds and exhaustion taken in the fight.
    .check = Given the winner has 3 wounds, When the fight ends, Then it has 3 wounds.
    .differs = Variant only in 001; nothing in the basic rules heals a winner either.

## Notes, terms and definitions

rule-2E-TERM-001 = Attack roll
    .text = An attack roll is a combat roll made to attack; a defence roll is not one.
    .check = Given a bonus to attack rolls, When the hero defends, Then the bonus does not apply.

rule-2E-TERM-002 = Cancel
    .text = Cancelling a wound happens at the moment it would be inflicted, so that it never is; a wound already inflicted cannot be cancelled later.
    .check = Given armor that cancels 1 wound, When 1 wound is about to be inflicted, Then using it leaves no wound counter; Given a wound taken in the ranged phase, When the armor is asked for in the melee phase, Then it is refused.

rule-2E-TERM-003 = Unstated results
    .text = If a card does not say what happens on success or on failure of a test, nothing happens in that case; discard the card and go on.
    .check = Given an Encounter that states only a success result, When the test fails, Then nothing happens and the card is discarded.

rule-2E-TERM-004 = You
    .text = On a card, you means your hero, unless the card makes clear that it means the player.
    .check = Given the text 'you must test Body', When resolved, Then the hero makes the test.
    .differs = 004 and 000: the hero, rarely the player if clearly shown. 001: either one, by context (taking a card is the player's act, testing a skill the hero's). Default: the hero for tests, wounds and fights, the player for handling cards and gold.

rule-2E-TERM-005 = Your enemy
    .text = Your enemy is whoever your hero is fighting: usually a Challenge, but it may be another hero or an enemy made by an Encounter or Event.
    .check = Given a fight between heroes, When a card inflicts 1 wound on your enemy, Then the other hero takes 1 wound.

## Rulings for gaps: turn and movement

rule-2E-GAP-001 = Card text beats the rulebook
    .text = Where a card and these rules conflict, the card wins for as long as it applies. Why: Events are said to change rules, and many rules end with 'unless a card says otherwise'.
    .check = Given an Event that forbids healing in towns, When a hero pays for healing, Then it is refused while the Event is in play.

rule-2E-GAP-002 = Not moving still ends movement
    .text = A hero that stays where it is (by resting, by rolling and not moving, or by choice) ends its movement in that space, with all consequences: adventure, market, meeting heroes, hazard check. Why: movement is optional and the later steps ask only where it ended.
    .check = Given a hero that rests fully in a town, When movement ends, Then its Market step takes place.

rule-2E-GAP-003 = First turn is a full turn
    .text = On the first turn the hero is put on Tamalir and may move on, stay and take the Market step there, or do anything else a later turn allows. Why: the text adds only the placement.
    .check = Given a first turn, When the player stays in Tamalir, Then one market card is added to its stack and the player may shop.

rule-2E-GAP-004 = Heroes not yet placed
    .text = A hero that has not had its first turn is not on the map and cannot be met or attacked. Effects that ask for a place or a distance pass it by; others reach it. If it is knocked out, it moves nowhere and is put on Tamalir on its first turn as usual. Why: figures are placed on the owner's first turn.
    .check = Given A in Tamalir on turn 1 and B not yet placed, When A's options are listed, Then B cannot be interacted with; Given an Event that wounds every hero, When drawn, Then B is wounded too.

rule-2E-GAP-005 = Rest is counted from four
    .text = The number of exhaustion counters discarded by resting is four minus the dice rolled, even for a party that could roll five. A party with exhaustion can never roll five anyway. Dice that a card takes away are not dice that you choose not to roll: the full roll of a party left with three is no rest, two dice rolled give it 1, and no dice at all give 4 to everybody. Why: all documents define rest as fewer than four dice.
    .check = Given 2 exhaustion, When 3 dice are rolled, Then 1 exhaustion may be discarded.

rule-2E-GAP-006 = Dice are fixed before discarding
    .text = The number of dice is declared before the rest discards and does not rise if the party becomes free of counters. Why: resting is chosen before the roll and the discard comes from dice not rolled.
    .check = Given 1 exhaustion, When the player declares 3 dice and discards it, Then exactly 3 dice are rolled.

rule-2E-GAP-007 = Paying step by step
    .text = Dice are spent one at a time, space by space; a space may be entered more than once; spent dice are not taken back. Why: each space entered is paid for by itself and no rule forbids returning.
    .check = Given dice plains and plains, When the hero steps out and back onto plains, Then both dice are spent.

rule-2E-GAP-008 = Where a hero came from
    .text = The engine remembers for each hero the last space from which it entered its present space by its own movement. A hero that did not move this turn still uses that memory. Placement by set-up, knockout, escape or a card clears it. Why: escape needs such a space also when the hero waited a turn.
    .check = Given a hero that entered X from H last turn and rested on X this turn, When it escapes from X, Then it goes to H.

rule-2E-GAP-009 = Escape without a space to go back to
    .text = A hero that escapes with no remembered space stays in the battle space; everything else about escaping applies. Why: no document provides another destination and staying does not block play.
    .check = Given a hero still in Tamalir since its placement, attacked there by another hero and attacker in round 2, When it escapes, Then it stays in Tamalir and the fight is over; Given a hero moved to a town by a knockout and attacked there, Then the same.

## Rulings for gaps: adventures, Events, Encounters, decks

rule-2E-GAP-010 = A hero alone makes an Adventure step
    .text = If the space has no adventure counter but another hero, the Adventure step takes place for the interaction. Why: interaction belongs to that step and depends only on sharing the space; the skip rule speaks of adventures.
    .check = Given A and B on a bare space, When A's Adventure step comes, Then A may negotiate or attack.

rule-2E-GAP-011 = Meeting heroes in a town
    .text = Heroes in a town may interact. After negotiation, or none, the Market step follows; an attack ends the turn, so no Market step follows. Why: the interaction rule makes no exception for towns; 000's remark that a town skips the Adventure step concerns adventures.
    .check = Given A and B in Greyhaven, When A negotiates with B, Then A's Market step still takes place; When A attacks B, Then it does not.

rule-2E-GAP-012 = Empty adventure deck
    .text = If a card must be drawn from an adventure deck with no cards (and, with the Doom Track, no discard pile to reshuffle), nothing is drawn and the Adventure step ends; the adventure counter stays. A hazard of that colour passes in the same way. Why: no card means nothing to resolve or to defeat.
    .check = Given an empty red deck, When a hero attempts a red adventure, Then no card is drawn and the counter remains.

rule-2E-GAP-013 = Empty market deck
    .text = If the market deck is empty, no card is added to the stack and the Market step goes on. Why: the addition is a preparation, not a condition.
    .check = Given an empty market deck, When a Market step begins, Then the stack is unchanged and actions are allowed.

rule-2E-GAP-014 = The market draw is not optional
    .text = In a town the card is added whether or not the player buys anything. Why: the draw comes before any choice of actions.
    .check = Given a hero with 0 gold in a town, When its Market step runs, Then the stack grows by 1.

rule-2E-GAP-015 = Kept Encounters do not stop the draw
    .text = An Encounter kept for a long task counts as resolved for the moment, so the next card is drawn at once. Why: all documents demand another draw after an Encounter and tasks may take many turns.
    .check = Given an Encounter kept in front of the player, When placed, Then another card of the colour is drawn.

rule-2E-GAP-016 = Enemies from Encounters
    .text = Combat with an enemy of an Encounter or Event follows the combat rules. If the hero escapes or is knocked out, the card never goes to the undefeated challenge track: unless its text says otherwise, an Encounter is discarded and an Event stays in play. Defeating such an enemy brings only what the card says and no adventure counter. Why: track and counters are tied to Challenges.
    .check = Given an Encounter enemy and an escape, When resolved, Then the Encounter is removed, no track position is used and the adventure counter stays.

rule-2E-GAP-017 = Replenished counters
    .text = Replenished counters are placed jewel side up and may be attempted from the next arrival on; the hero already standing there may do so in a later turn. Why: same state as at set-up.
    .check = Given a counter replenished under hero B, When B's next turn ends there, Then B may attempt it.

rule-2E-GAP-018 = Spare adventure counters
    .text = Adventure counters left over after set-up start in the central pile. Why: change, replenishing and hazards all draw on that pile. The documents do not say how many jewels the map has; players of the printed game report two spare counters of each colour, which the board data should confirm.
    .check = Given 22 green counters and 20 green jewels, When set-up is done, Then the pile has 2 green counters.

rule-2E-GAP-019 = Value of each colour
    .text = Adventure counters are worth 1 (green), 2 (yellow), 3 (blue) and 4 (red). Why: the hazards variant equates three green with one blue, and the values rise with difficulty; yellow and red are inferred.
    .check = Given one counter of each colour, When added, Then the total is 10.

rule-2E-GAP-020 = Forfeited colours and undefeated challenges
    .text = A hero that gave up a colour may still attempt an undefeated challenge of that colour, because no card is drawn, and takes the counter if it wins. Barring it is a house-rule option. Why: the forfeited right is to draw.
    .check = Given a hero with 1 Life counter and a green undefeated Challenge, When it ends there, Then the attempt is offered.

rule-2E-GAP-021 = Forfeited colours and hazards
    .text = If a hazard has a colour the hero may no longer draw, no card is drawn and the hazard passes. Drawing the easiest permitted colour instead is a house-rule option. Why: the hero is not allowed to draw that colour.
    .check = Given a hero with 1 Life counter and a green hazard, When resolved, Then no card is drawn.

rule-2E-GAP-022 = Using up a kept adventure card
    .text = A kept adventure card that is spent for its effect is discarded like any adventure card: a Challenge or Event under its deck, an Encounter out of the game, and with the Doom Track any of them onto the track. Why: follows from the discard rules.
    .check = Given a kept yellow Challenge card used up without the Doom Track, When discarded, Then it is at the bottom of the yellow deck.

## Rulings for gaps: undefeated challenges

rule-2E-GAP-023 = Which counter a victory takes
    .text = An undefeated challenge counter alone on a space can still be attempted. A victory takes the adventure counter that was attempted, and for an undefeated challenge one of its own colour; if there is none, the reward is gained without experience and a counter of another colour stays for a later turn. Why: the track rule depends only on the numbered counter, and 000 treats a counter of another colour as a second adventure.
    .check = Given counter 4 on a bare space, When its Challenge is defeated, Then the reward is gained and no experience; Given a green undefeated Challenge on a space with a yellow counter, When it is defeated, Then the yellow counter stays.

rule-2E-GAP-024 = No fresh draw past an undefeated challenge
    .text = While an undefeated challenge stands on a space, nobody can draw a new card for the adventure counter of its colour there; the only adventure on offer is the undefeated one. Why: the text replaces the draw by the card on the track.
    .check = Given a green undefeated Challenge and a green counter on one space, When the hero ends there, Then the options are the undefeated Challenge or declining.

rule-2E-GAP-025 = Clearing the track
    .text = When an undefeated challenge is defeated, its card leaves the track and its numbered counter returns to its track position, which is open again. Why: the counter marks that card only.
    .check = Given position 2 defeated, When resolved, Then counter 2 is on the track and position 2 is free.

rule-2E-GAP-026 = Failing again
    .text = If the hero escapes from or is knocked out by an undefeated challenge, the card keeps its position, its counter and its age on the track, without wounds. Why: it never stopped being undefeated.
    .check = Given the card on position 3, When a hero escapes from it, Then it is still on position 3 with counter 3 on the same space.

rule-2E-GAP-027 = Age on the track
    .text = Age is the order in which cards were placed, not the position number. Why: the text says longest, and position one only usually.
    .check = Given positions 1 to 6 filled in order, position 1 cleared and refilled, When the track overflows, Then the card on position 2 is discarded.

rule-2E-GAP-028 = Two undefeated challenges on one space
    .text = If two undefeated challenge counters share a space, the player chooses which one to attempt. Only one adventure may be attempted per turn, and an undefeated challenge is one, so that it also excludes interaction with a hero (2E-MEET-004). Why: analogous to several adventure counters; the Adventure step is written for one attempt.
    .check = Given counters 2 and 5 on one space, When the hero attempts, Then the player picks one and cannot go on to the other, nor to a hero there, this turn.

rule-2E-GAP-029 = Undefeated challenges are fought anew
    .text = An attempted undefeated challenge is fought in full, with its Before Combat text. Why: it is resolved as the drawn card would be.
    .check = Given an undefeated Challenge with a Before Combat test, When attempted, Then the test is made.

## Rulings for gaps: cards, trade and limits

rule-2E-GAP-030 = Activated cards that change hands
    .text = An activated card that is traded or captured stays face down until its new owner's next Refresh step; a sold card is turned face up on the stack. Why: only the Refresh step turns a card up, and market cards lie face up.
    .check = Given a face-down Item traded to B on A's turn, When B's next Refresh step runs, Then it is face up.

rule-2E-GAP-031 = Limits in a trade
    .text = Limits are checked when an exchange is complete; whoever would exceed one must discard before it is completed. Why: the limits hold at all times and goods pass together.
    .check = Given A and B with 2 Allies each, When they swap one Ally for one Ally, Then no discard is needed.

rule-2E-GAP-032 = Discarding during combat
    .text = An Item or Ally may be discarded during combat, but not between the making of a roll by or for that card and the end of its result, nor by a knocked-out hero before prize and knockout steps are done. The engine takes 'at any time' as: whenever the owner has a decision to make. Why: at any time is allowed, but a result or a prize may not be dodged.
    .check = Given an attacking Ally whose roll failed, When the player asks to discard it before the wounds are placed, Then it is refused; Given a hero defeated in a duel, When its player asks to discard an Item before the winner chooses, Then it is refused.

rule-2E-GAP-033 = Counters do not run out
    .text = Wound, exhaustion, experience and gold counters are unlimited in the engine; adventure, undefeated challenge and doom counters are limited as listed. Why: only the latter have rules about running out.
    .check = Given 60 wound counters in use, When another wound is inflicted, Then it is recorded.

rule-2E-GAP-034 = Falling Life or Stamina
    .text = If Life or Stamina falls (for example because an Item is lost), excess exhaustion becomes wounds at once, and a card whose wounds reach its new Life is defeated at once. Why: both rules compare counters with the present value.
    .check = Given Stamina 4 through an Item with +2 and 4 exhaustion, When the Item is lost, Then the hero has 2 exhaustion and 2 wounds more.

rule-2E-GAP-035 = Raising Life does not heal
    .text = A new Life or Stamina counter raises the limit only; wounds and exhaustion stay. Why: no healing is mentioned.
    .check = Given Life 4 with 2 wounds, When a Life counter is bought, Then Life is 5 with 2 wounds.

rule-2E-GAP-036 = Wound costs that knock out
    .text = A wound cost may be paid even if it knocks the payer out; the knockout comes first and the effect is lost. Why: only exhaustion costs are capped, and a knockout is immediate.
    .check = Given Life 5 and 4 wounds, When an ability costing 1 wound is used, Then the hero is knocked out and the effect does not happen.

rule-2E-GAP-037 = Costs cannot be cancelled
    .text = Wounds taken as the cost of an ability cannot be cancelled. Why: a cancelled cost has not been paid.
    .check = Given armor that cancels 1 wound, When 1 wound is paid as a cost, Then the armor is not offered.

rule-2E-GAP-038 = Activation outside the listed moments
    .text = Cards cannot be activated in the Refresh or Experience step. On another player's turn a card can be activated in a fight between heroes and, outside one, in answer to an effect that reaches the card owner's party: one card for each such effect. Why: the printed limits are those of the own turn, and a wound from another player's Event may be answered as one's own may (2E-GAP-039).
    .check = Given an activate Item, When asked for in the Experience step, Then it is refused; Given two activate Items that cancel wounds and an Event on A's turn that deals 1 wound to B, When B activates one, Then the wound is cancelled and a second activation is refused.

rule-2E-GAP-039 = Activation without combat
    .text = An adventure resolved without combat (such as an Encounter's test) allows one activation for each card resolved, counted as its Before Combat activation. Why: it is the same part of the Adventure step.
    .check = Given two bonus Items and an Encounter test, When one is activated, Then the other is refused for that card.

rule-2E-GAP-040 = The Escape phase is part of the round
    .text = An activation in the Escape phase uses up the round's single activation. Why: Escape is the first of the round's four phases.
    .check = Given armor activated against an escape wound, When the ranged phase of the same round begins, Then no further activation is allowed.

rule-2E-GAP-041 = Order of simultaneous effects
    .text = If several effects apply at the same moment, the active player decides their order. Why: the active player already orders all Before Combat effects.
    .check = Given two effects triggered by one wound, When resolved, Then the active player orders them.

rule-2E-GAP-042 = Several bonuses stack
    .text = Bonuses from several cards to one roll add up, as long as each may be used at that moment. Why: the combat roll rule adds all bonuses and sets no cap.
    .check = Given two always-on Weapons with +2 and +4 to melee rolls, When the hero rolls melee, Then +6 is added.

rule-2E-GAP-043 = Attacks made Before Combat
    .text = An attack made through a Before Combat ability is a combat roll and an attack roll: unlabelled bonuses to such rolls apply, effects labelled for a phase do not. Its damage is what the ability states, otherwise the attacker's damage of that kind. It does not use up the character's attack in round 1. Why: the Challenge example calls the Fire Bomb throw a combat roll, and the limit on attacks counts within a round.
    .check = Given a hero that made a Before Combat magic attack, When the melee phase of round 1 begins, Then hero attack is offered.

## Rulings for gaps: escape, knockout and fights between heroes

rule-2E-GAP-044 = Repeated escape tests
    .text = Escape tests may be repeated any number of times in one Escape phase, one wound for each failure; each may be preceded by the choice to stop. Why: try again or move on is offered after every failure.
    .check = Given Life 5 and 0 wounds, When three tests fail in one phase and the fourth succeeds, Then the hero has 3 wounds and has escaped.

rule-2E-GAP-045 = Knocked out while escaping
    .text = If the wound of a failed escape test knocks the hero out, the knockout steps apply. Why: a knockout is immediate.
    .check = Given Life 4 and 3 wounds, When an escape test fails, Then the hero is knocked out and the Challenge goes to the track.

rule-2E-GAP-046 = Escape wounds can be cancelled
    .text = The wound of a failed escape test may be cancelled like any other. Why: it is a wound taken by the hero.
    .check = Given unused armor, When an escape test fails, Then the wound may be cancelled by activating it.

rule-2E-GAP-047 = Knocked out before combat
    .text = If a hero is knocked out in the Before Combat stage, or at any point of a battle by something other than the enemy (a cost, a card of its own), the battle is lost all the same: knockout steps apply and the Challenge goes to the undefeated challenge track. Why: the Challenge has been drawn and not defeated.
    .check = Given Life 4, 3 wounds and a failed Before Combat test for 1 wound, When resolved, Then the hero is knocked out and the card is on the track.

rule-2E-GAP-048 = Challenge killed before combat
    .text = If the Challenge is defeated in the Before Combat stage, it is defeated with all usual results and no round is played. Why: defeat is immediate.
    .check = Given Life 1, When a Before Combat attack deals 1 wound, Then reward and counter are gained.

rule-2E-GAP-049 = Knockouts outside combat
    .text = A hero knocked out outside combat follows the steps that apply; no Challenge goes to the track. An Encounter being resolved is discarded unless its text has let the player keep it, an Event stays where its rank puts it, and the adventure counter remains. If it is the owner's turn, the turn ends and no further card is drawn. Why: the trigger is wounds reaching Life, whatever the cause.
    .check = Given excess exhaustion from an Event during movement that reaches Life, When resolved, Then the hero is in the nearest town and the turn ends; Given a failed Encounter test whose wound reaches Life, Then the Encounter is removed, the counter stays and no card is drawn.

rule-2E-GAP-050 = Knockouts on another player's turn
    .text = If a hero is knocked out on another player's turn outside a fight between heroes, that turn goes on. Why: the rule ends the turn of the player whose hero was knocked out.
    .check = Given A's turn and an effect that knocks B out, When resolved, Then A's turn goes on.

rule-2E-GAP-051 = Nothing to discard
    .text = A hero without Items and Allies, or with kept Challenge cards only, discards nothing at knockout. Cards without a printed cost count as cost 0 and protected ones are skipped. Why: the protected cards cannot be lost.
    .check = Given only a Dragon Rune, When knocked out, Then no card is lost.

rule-2E-GAP-052 = Allies after a knockout
    .text = At knockout only the hero's counters are discarded; surviving Allies keep theirs and move with the hero. Why: the step names the hero's counters and the figure is the whole party.
    .check = Given an Ally with 1 wound, When the hero is knocked out and the Ally survives, Then the Ally has 1 wound.

rule-2E-GAP-053 = Experience is never lost
    .text = A knockout takes neither experience counters nor adventure counters. Why: neither is on the list of losses.
    .check = Given 3 experience counters and 2 adventure counters, When knocked out, Then all remain.

rule-2E-GAP-054 = Distance to a town
    .text = The nearest town is the one with the fewest steps over spaces in play, whatever their terrain; half spaces do not count. A hero already in a town stays there. Why: nearest is said without regard to terrain, and half spaces are out of play.
    .check = Given a town 3 mountain steps away and one 4 road steps away, When knocked out, Then the hero goes to the first.

rule-2E-GAP-055 = Hero and Challenge fall together
    .text = If one effect defeats the Challenge and knocks the hero out at the same moment, the hero is knocked out and the Challenge goes to the track (as a hazard it is discarded; in the Endgame it returns to the red deck and the player is eliminated). Why: by analogy with 000's ruling that the defender, whose part the Challenge plays, prevails.
    .check = Given both at 1 Life left and an effect dealing 1 wound to each, When resolved, Then the Challenge is undefeated and the hero knocked out.

rule-2E-GAP-056 = The winner of a double knockout
    .text = When both heroes fall at once, the defender wins but is knocked out as well: the winner's own knockout steps come first, then it takes its prize, then the loser carries out the knockout steps. Sparing the winner the knockout is a house-rule option. Why: 000 only names the winner, the wounds still reach its Life, and this order keeps the prize meaningful.
    .check = Given defender and attacker both reach their Life at once and the attacker has 6 gold, When resolved, Then the defender loses its own gold, ends with 6 gold, and both heroes are in towns.

rule-2E-GAP-057 = Target for escaping from a hero
    .text = The attacker who wants to escape rolls against the dice total of the defender plus the defender's Mind, as in the other phases. The defender rolls once, when the first test of the phase is announced, and that target holds for every test of the phase. Using the bare Mind value is a house-rule option. Why: the defender's roll sets the target for the phase, and against a bare hero Mind escape would be all but certain.
    .check = Given the defender rolls 11 with Mind 0, When the attacker totals 10, Then the escape fails and costs 1 wound; When the attacker tries again in the same phase, Then the target is still 11.

rule-2E-GAP-058 = Where an escaping hero goes in a duel
    .text = The escaping attacker goes back to its own remembered space (see 2E-GAP-008), also if it was the hero attacked at first. A card that lets its owner slip away is no attempt to escape: the defender may use it as well, goes back to its own remembered space, nobody wins and the turn ends. Why: the escape rule names the space that hero came from, and only the Escape phase is closed to the defender.
    .check = Given B, attacked in round 1 and attacker in round 2, When B escapes, Then B goes to the space B came from and A's turn ends.

rule-2E-GAP-059 = Prizes and limits
    .text = The winner must make room for a prize under the normal limits or choose another prize; the winner may also take nothing. Why: the limits hold always and the rule says may take.
    .check = Given a winner with 2 Allies, When it wants the loser's Ally, Then it must discard one first.

rule-2E-GAP-060 = Adventure cards as prizes
    .text = The adventure card taken may be any kept Challenge or Encounter card of the loser, including a Dragon Rune; a third rune won this way wins the game at once. Why: adventure card is named without limit, and protection covers sale, chance and knockout.
    .check = Given a winner with 2 runes, When it takes a rune from the loser, Then it wins the game.

rule-2E-GAP-061 = Activations of the hero attacked
    .text = A hero that is attacked has the same allowance as its attacker: one activation Before Combat and one per round. Cards activated that way stay face down until their owner's own next Refresh step. Why: both players are bound by the same limits and only the owner's Refresh step turns cards up.
    .check = Given B activated a shield Before Combat and a dagger in round 1 on A's turn, When B's next turn begins, Then both are refreshed in its Refresh step.

## Rulings for gaps: variants and the Endgame

rule-2E-GAP-062 = Unnamed track positions
    .text = Positions 5 and 7 of the doom track are Greyhaven and the eighth town, in the order printed on the board; the documents name neither position. The board data decides. Why: the track is the row of all market stacks.
    .check = Given the board data, When positions 5 and 7 are read, Then they are two towns not among the six named ones.

rule-2E-GAP-063 = Other discards and the doom track
    .text = A replaced Event and a card pushed off the full undefeated challenge track are discarded adventure cards and go to the doom track as well. Cards discarded at the same moment are placed one by one in the order the active player chooses. Why: the variant speaks of every discarded adventure card.
    .check = Given the Doom Track and rank I in play, When a rank II Event replaces it, Then the rank I card goes to the lowest free position of the doom track.

rule-2E-GAP-064 = Reshuffling with the Doom Track
    .text = If a deck is empty when a card must be drawn, its discard pile is shuffled into a new deck, without its Encounters, which leave the game; under the house rule that puts cleared cards under their decks, Encounters leave the game at that point. Why: discard piles replace the deck bottom, and discarded Encounters never return in the basic game.
    .check = Given an empty green deck and a pile of 6 Challenges and 1 Encounter, When a green card is needed, Then a deck of 6 is made.

rule-2E-GAP-065 = The Endgame begins at once
    .text = When the eighth counter is placed, the card or battle being resolved is brought to its end with all results (reward, counter, knockout steps, victory), then the Endgame begins; no further card is drawn and the rest of the turn is not played. Adventure cards discarded in the meantime go to their discard piles. Finishing the turn is a house-rule option. Why: the normal game is said to end at that moment, discarding comes after the reward, and a battle cannot be left half fought.
    .check = Given the eighth counter is triggered by a defeated Challenge, When resolved, Then reward and counter are gained and no Experience step follows; Given it is triggered by a kept card used up in the middle of a battle, Then that battle is played out first.

rule-2E-GAP-066 = One player and the doom track
    .text = With one player every discarded adventure card adds a doom counter, since the track always keeps one card and two trigger: eight discards in all, where two to four players get about twelve to fourteen each. A threshold of three cards (sixteen discards) is a house-rule option. Why: direct result of the table.
    .check = Given one player, When 8 adventure cards have been discarded, Then the Endgame begins.

rule-2E-GAP-067 = State carried into the Endgame
    .text = Wounds, exhaustion, face-down cards, Allies, Items and the Event in play stay as they are, also from one red Challenge to the next; there is no Market or Experience step. Each battle allows the usual activations. Why: only Refresh and Movement are mentioned as missing, but the time for adventures and towns is over and a turn is only the confrontation.
    .check = Given 3 wounds at the start of the Endgame, When the first Challenge is drawn, Then the hero still has 3 wounds.

rule-2E-GAP-068 = Elimination without knockout steps
    .text = A hero eliminated in the Endgame carries out no knockout steps at all: Items, Allies, gold, experience counters and red cards stay as they are for the final comparison. Why: gold and experience are expressly kept, and the hero takes no further part.
    .check = Given an eliminated hero with an Ally of cost 8 and 4 gold, When the Endgame goes on, Then it still has both.

rule-2E-GAP-069 = No red Challenges left
    .text = If the red deck has no card to draw in the Endgame, that player's confrontation ends as if eliminated. Why: nothing is left to fight.
    .check = Given an empty red deck, When a player must draw, Then play passes on.

rule-2E-GAP-070 = Tie to the end
    .text = If red cards, level and gold are all equal after everyone is eliminated, the tied players share the victory. Why: the documents list no further tie-breaker.
    .check = Given two players equal in all three, When all are eliminated, Then both win.

rule-2E-GAP-071 = One player eliminated
    .text = In a game with one player, elimination in the Endgame is a defeat. The literal reading, in which the only player has the most red cards and wins, is a house-rule option. Why: a solo game needs a way to be lost.
    .check = Given one player eliminated with 1 red card, When the Endgame ends, Then the result is a loss.

rule-2E-GAP-072 = Hazard battles within the turn
    .text = A hazard battle counts as part of the Adventure step for activations (one per round, none Before Combat). After defeating a hazard Challenge the card is discarded as usual and the turn goes on with the Experience step. Why: only Events and Encounters met as hazards end the turn, and activation limits are set by round.
    .check = Given 4 points after a hazard victory in a four-player game, When the turn goes on, Then an experience counter may be bought.

rule-2E-GAP-073 = Upkeep before the market draw
    .text = With Ally Limits the upkeep is paid before the new market card is added. Why: it comes at the very beginning of the step, before anything else.
    .check = Given an unpaid Ally, When it is discarded, Then the market card is drawn afterwards.

rule-2E-GAP-074 = Combining variants
    .text = Variants combine freely, except that Shorter and Longer exclude each other. With Softer Knockouts a lost fight between heroes still costs the prize and the gold; with Battle Trophies neither gold nor a card is discarded, nor by a winner who is knocked out as well (2E-GAP-056). Why: each variant changes one rule.
    .check = Given both Shorter and Longer chosen, When the game is set up, Then it is refused.

## Rulings for gaps: chains of cards, continued

rule-2E-GAP-075 = No card twice in one step
    .text = A card discarded in the course of an Adventure step cannot be drawn again in the same step; if the deck (with its reshuffled pile) holds nothing else, 2E-GAP-012 applies. Why: a deck left with nothing but Events that are ignored or replace one another would be drawn for ever.
    .check = Given rank III in play and a red deck of one rank I Event, When a red adventure is attempted, Then the Event is drawn once, counters are replenished once, and the step ends with the red counter still on the map.

rule-2E-GAP-076 = Leaving the space ends the adventure
    .text = If a card resolved in the Adventure step takes the hero away from the space of the adventure, no further card is drawn and the turn goes on with the Experience step. Why: the next card would belong to a counter the hero no longer stands on, and the hero's movement did not end in the new space.
    .check = Given an Encounter that puts the hero into a town, When it is resolved, Then no further card is drawn, there is no Market step and the Experience step begins.

rule-2E-GAP-077 = Order of an Event
    .text = A drawn Event is first compared and, if its rank allows, takes effect; then counters are replenished, even if the effect has knocked the drawing hero out; then the next card is drawn if the turn goes on. Why: the effect is immediate, and replenishing depends on the draw alone.
    .check = Given an Event whose effect knocks out the drawing hero and 2 empty sunburst spaces, When it is resolved, Then both are replenished and no further card is drawn.

rule-2E-GAP-078 = Counters in a town
    .text = If a town space ever holds an adventure counter or an undefeated challenge counter, a hero ending movement there may take the Adventure step and, if the turn goes on, the Market step as well; declining leads to the Market step. Why: the Market step asks only whether movement ended in a town, and 2E-ADV-002 is written for spaces without one.
    .check = Given an undefeated challenge counter in a town, When the hero declines it, Then the Market step follows.

## Rulings for gaps: kept cards, continued

rule-2E-GAP-079 = Kept cards that are neither Item nor Ally
    .text = A kept adventure card that its text makes neither an Item nor an Ally (a Dragon Rune, a trophy with a later effect, a task) counts toward no limit and has no cost. It cannot be sold, traded, discarded by choice or lost through a knockout; it leaves its owner only as its text says or as a prize (2E-GAP-060). Why: the Challenge example keeps a card merely for a later effect, and every kept reward is meant to be safe.
    .check = Given a kept trophy and 2 Weapons, 1 Armor and 2 Allies, When limits are checked, Then none is exceeded; When the player asks to discard the trophy, Then it is refused.

rule-2E-GAP-080 = Encounters kept as Items or Allies
    .text = An Encounter card that has become an Item or Ally is protected just as 2E-COMBAT-029 protects a Challenge card. Why: it has no cost and no place in the market deck either.
    .check = Given an Ally from an Encounter and an Item of cost 4, When the hero is knocked out, Then the Item is lost and the Ally stays.

rule-2E-GAP-081 = Kept cards start clean
    .text = All counters come off an adventure card when it is kept; a Challenge that becomes an Ally joins without wounds. Why: a defeated Challenge carries wounds up to its Life and would otherwise die at once.
    .check = Given a Challenge with Life 3 defeated with 3 wounds and kept as an Ally, When it joins, Then it has 0 wounds.

rule-2E-GAP-082 = Adventure cards killed as Allies
    .text = An adventure card serving as an Ally can be killed like any Ally; it is then discarded as an adventure card (2E-GAP-022) and never goes under the market deck. Why: the protection covers sale, choice, chance and knockout but not death, and the card is not a market card.
    .check = Given an Ally made from a green Challenge without the Doom Track, When it is killed, Then it is the bottom card of the green deck and the market deck is unchanged.

rule-2E-GAP-083 = Refusing a kept card
    .text = A reward or offer that would make a card an Item or Ally may be refused, and must be if no room can be made for it; the card is then discarded as usual. Why: 001 lets an offered Ally be refused, and protected cards may block a limit for good.
    .check = Given two protected Allies, When a Challenge offers itself as an Ally, Then it cannot be accepted and goes under its deck.

rule-2E-GAP-084 = Upkeep of protected Allies
    .text = With Ally Limits the upkeep of adventure-card Allies is paid before that of others, as far as the gold goes; if it does not suffice, they stay unpaid. Why: such cards cannot be dismissed (2E-COMBAT-029), which the variant does not take back.
    .check = Given 1 protected and 1 hired Ally and 1 gold, When the Market step begins, Then the gold goes to the protected Ally and the hired one is discarded; Given 0 gold, Then the protected Ally stays.

## Rulings for gaps: negotiation and experience, continued

rule-2E-GAP-085 = Course of a negotiation
    .text = A negotiation is a series of offers, each naming what both sides give; the other side accepts, declines or answers with an offer of its own. Each accepted offer is carried out at once. Either side may break off at any point, and the negotiation also ends after ten offers (a table option). Why: the documents set no form, and an exchange of offers needs an end.
    .check = Given ten offers have been made without agreement, When the tenth is declined, Then the negotiation is over and the turn goes on.

rule-2E-GAP-086 = What an agreement covers
    .text = Binding is the exchange of gold, Items and Allies agreed on, which is made on the spot; one side of it may be empty. Promises about later turns are not recorded and bind nobody. Why: only these goods are named, and an engine cannot enforce intentions.
    .check = Given B gives A 2 gold for nothing and both confirm, When carried out, Then A has 2 gold more; Given A also promised not to attack B, When A attacks B on a later turn, Then it is legal.

rule-2E-GAP-087 = Counters on traded cards
    .text = A card that changes hands in a negotiation keeps the counters lying on it. Why: as for an Ally taken as a prize.
    .check = Given an Ally with 1 wound, When it is traded to B, Then it has 1 wound in B's party.

rule-2E-GAP-088 = Which counters are paid
    .text = The player chooses which adventure counters to hand in for an experience counter, but none that the price does not need; points noted under 2E-XP-006 may be used as well. Change comes from the pile in as few counters as possible, and what the pile cannot give is noted. Counters are not swapped with the pile otherwise. Why: change is offered for spending only, and free swapping would let players steer what can be replenished.
    .check = Given a price of 4, counters worth 3, 2 and 1, When the player hands in 3 and 2, Then 1 point comes back; When the player wants to hand in all three, Then it is refused.

rule-2E-GAP-089 = Change for a hazard
    .text = If the pile cannot make up the exact value of a hazard Challenge, its winner may take counters of higher value and give back own counters for the difference; if that fails too, 2E-HAZARD-017 applies. Nothing is noted on paper. Why: change is allowed as necessary, and the documents limit the gain to what the pile holds.
    .check = Given a blue hazard worth 3, a pile of one red counter worth 4 and a winner with a green counter worth 1, When change is made, Then the winner has the red counter and the pile the green one.

## Rulings for gaps: abilities and endings, continued

rule-2E-GAP-090 = Abilities without a cost
    .text = An ability that costs nothing and is not limited by its text works once for each occasion that allows it: one roll, one wound being dealt, one step. Why: 2E-EFFECT-010 lets abilities be repeated, and a free one could be repeated for ever.
    .check = Given a free ability that adds 1 to a combat roll, When it has been used on a roll, Then it is not offered again for that roll but is for the next.

rule-2E-GAP-091 = Once per turn
    .text = Once per turn means once in each turn, whoever's turn it is; in the Endgame a player's whole confrontation is one turn, apart from end-of-turn abilities (2E-END-011). Why: the words name no particular turn, and the documents call the confrontation a turn.
    .check = Given an ability limited to once per turn and used on the own turn, When the hero is attacked on the next player's turn, Then it may be used again.

rule-2E-GAP-092 = Bonuses to escape tests
    .text = An escape test is neither a combat roll nor a skill test: on both sides only Mind counts, with everything that changes Mind, and cards that name escaping. Why: combat rolls are those of the ranged, melee and magic phases.
    .check = Given an Item with +2 to ranged combat rolls and one with +1 Mind, When an escape test is rolled, Then only +1 is added.

rule-2E-GAP-093 = The defender's roll in a duel
    .text = The roll that sets a target number is a combat roll but no attack: combat-roll bonuses and effects labelled for the phase may be used on it, while bonuses to attack rolls and effects that ask for a successful attack may not. Why: 000's example adds a dagger's bonus to it, yet the defender neither attacks nor chooses.
    .check = Given a defender with +2 to melee combat rolls and +1 to attack rolls, When it rolls 9 with Body 3 in the melee phase, Then the target is 14; Given an Item that adds wounds to a successful magic attack, When the attacker fails in the magic phase, Then the defender cannot use it.

rule-2E-GAP-094 = Battles without end
    .text = A battle still undecided after 100 rounds is broken off. Where escape is possible it counts as a successful escape; a hazard card is discarded and the turn ends; in the Endgame the player is eliminated; a fight between heroes has no winner and the turn ends. Why: a side that cannot hit or does not attack could otherwise go on for ever.
    .check = Given a Challenge without damage and a hero that defends in every phase, When round 100 ends, Then the Challenge is on the undefeated challenge track and the turn is over.

rule-2E-GAP-095 = Games without end
    .text = The game may be ended without a winner if all players agree; a lone player who does so has lost. A table may set a limit of turns as an option: when it is reached, 2E-END-019 (and in a solo game 2E-GAP-071) decides. There is no limit by default. Why: without the Doom Track nothing forces an end, and red counters are not sure to come back.
    .check = Given a table with a limit of 200 turns, no Doom Track and players with 2 and 1 red Challenge cards, When turn 200 ends, Then the first player wins.

rule-2E-GAP-096 = Red cards outside the red deck
    .text = When the red deck is prepared for the Endgame, red Challenges in the red discard pile and on the doom track go back into it as well; only cards held by players stay out. Why: in the basic game they would lie under the deck, and Margath must not be missing from the final battle.
    .check = Given Margath in the red discard pile and a red Challenge on the doom track, When the Endgame begins, Then both are in the red deck.

rule-2E-GAP-097 = Margath and Dragon Lords as hazards
    .text = With the Doom Track a hazard can be red. Killing High Lord Margath wins the game there too; a Dragon Lord defeated as a hazard gives experience but no rune, and its card is discarded. Why: killing Margath is the object of the game and not a reward, while the rune is one.
    .check = Given a red hazard, When Margath is drawn and defeated, Then the player wins; When a Dragon Lord is drawn and defeated, Then its card goes to the doom track and the player's runes are unchanged.

rule-2E-GAP-098 = Encounters met as hazards
    .text = A hazard Encounter is carried out as printed: its tests have their results, and a task may be kept. Only combat in it changes: no Before Combat, no escape and no reward for winning it. One card may be activated for it (2E-GAP-039). Why: the exception demands normal resolution of Encounters, while the other exceptions are about fights.
    .check = Given a hazard Encounter with a test worth 2 gold, When the test succeeds, Then 2 gold are gained and the turn ends; Given a hazard Encounter with an enemy worth 2 gold, When the enemy is defeated, Then no gold is gained.
rule-2E-GAP-099 = Cards that touch a rival
    .text = Where a card speaks of a rival of your choice, whoever carries out its text chooses any other hero, wherever that hero is; a rival without gold cannot be robbed, and one that cannot pay is offered no bargain. Wounds can be cancelled with one card. In a contest the rival rolls first and its total is the number to reach, as in a duel (2E-DUEL-007); a bonus to skill tests may raise it. Alone, nobody is robbed or cursed, a bargain fails, and in a contest the bare dice set the number. Why: the rules know no distance for what cards say, and a duel shows how heroes are measured with each other.
    .check = Given rivals with 3 and no gold, When a card takes up to 5 gold from a rival, Then only the first can be chosen and loses 3; Given a contest in Mind against a rival with Mind 2 that rolls 9, When you reach 11, Then you succeed.
rule-2E-GAP-100 = Open tasks
    .text = A task that every hero may fulfil stays with the hero that kept it; whoever first ends its movement where the task asks for it fulfils it, gets the reward, and the card is discarded. Why: a race needs one prize.
    .check = Given a hero that keeps an open task for Forge, When another hero arrives in Forge, Then that hero gets the reward and the card is discarded.
rule-2E-GAP-101 = A slower doom track
    .text = A house-rule option for tables that want the Endgame to be winnable: a doom counter takes twice as many cards as printed (4 with one player, 8 with two, 12 with three, 16 with four or more). Past the last town the cards go over the track a second time. All else stays. Why: with the printed numbers heroes reach the Endgame at level 2 to 6, where hardly anybody beats a red Challenge.
    .check = Given two players and a slower doom, When 8 adventure cards have been discarded, Then the first doom counter is placed.
