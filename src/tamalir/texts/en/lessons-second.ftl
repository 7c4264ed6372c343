# What the lessons of the Second Edition say. One message for each step, in the order of content/lessons/second.toml.

lesson-second-dice = Dice and journeys
lesson-second-dice-says = Five dice decide where a hero can go.
lesson-second-dice-done = You rolled, looked for a way, and went it. Your journey ended on a jewel, so an adventure began. How a fight goes is the third lesson.
lesson-second-dice-map = This is Corbin Axebearer, in the town of Tamalir. Every hero begins here. Each jewel on the map is an adventure: green ones are the easiest, red ones are for the end of the game.
lesson-second-dice-roll = A turn begins with a journey. Roll all five movement dice.
lesson-second-dice-tray = Here lie the dice. Each shows kinds of land, and pays for one step onto one of them. Spaces that you can reach with this roll glow on the map.
lesson-second-dice-go = One step of road and one of plains lead to this green jewel. Press it to see the way and the dice it takes; press it again to go.

lesson-second-rest = Rest
lesson-second-rest-says = Whoever rolls fewer dice gets strength back.
lesson-second-rest-done = Both exhaustion counters are gone, and two dice were enough for the way home. A good turn for a rest is one in which you need not go far.
lesson-second-rest-tired = Mordrog carries two exhaustion counters: he has spent his Stamina on abilities. Once nothing of it is left, he pays with wounds.
lesson-second-rest-roll = Each die below four that you leave in the cup takes one exhaustion away. Four would be for walking; roll only two.
lesson-second-rest-go = Any die leads into a town. Go to Tamalir.

lesson-second-fight = A fight
lesson-second-fight-says = Ranged, melee, magic: attack once a round, defend otherwise.
lesson-second-fight-done = Two dice of ten sides and your value, against the number of the enemy: that is every fight. For the victory you got gold, and the jewel as experience.
lesson-second-fight-foe = A Starving Ferrox. Mind 12, Body 10, Spirit 13 are the numbers that your rolls must reach; the drops beside them are the wounds it deals. It has three Life.
lesson-second-fight-ranged = A round has three phases, and in one of them you attack. Corbin is best in melee. At range the ferrox deals no wounds, so there is nothing to fear: defend here.
lesson-second-fight-melee = Now the melee phase. Body 4 and two dice against 10: the line says how likely that is. Attack.
lesson-second-fight-round = A hit. Against magic it has nothing either, so the round is over and the next one has begun. Wait for melee again: defend.
lesson-second-fight-again = One more blow decides it. Attack.

lesson-second-escape = Getting away
lesson-second-escape-says = Not every fight must be fought to its end.
lesson-second-escape-done = You got away. The giant now stands on the track of undefeated challenges, open for everybody to see, and waits on its space for whoever is strong enough.
lesson-second-escape-foe = A Howling Giant, Body 16 and five Life. Silhouette has three wounds already. This can only end badly.
lesson-second-escape-odds = Each line says what comes of it: the chance to win, to get away, to be knocked out. Who is knocked out loses all gold and the dearest card.
lesson-second-escape-run = An escape is a roll with your Mind against the enemy’s, before the first phase of a round. If it fails, you take a wound, and may try again or fight. Run.

lesson-second-market = The market
lesson-second-market-says = Gold becomes weapons, armor, allies and health.
lesson-second-market-done = A mace for your best attack, and no wound left. Every town has a market of its own, and each visit puts one more card on its stall.
lesson-second-market-town = Mordrog has nine gold and a wound. To a space next to yours you may walk without rolling. Step into Tamalir.
lesson-second-market-stall = The stall of the town. Whenever somebody comes, one card is added. Below each card you see what it costs and what it would do for your chances.
lesson-second-market-buy = Mordrog lives by his melee attack, and the Lightning Mace adds four to each of its rolls, always. Buy it.
lesson-second-market-heal = A healer takes one gold for each wound. Be healed.
lesson-second-market-leave = You have room for two weapons, one armor and two allies; other things can be carried freely. Leave the market: that ends the turn.

lesson-second-experience = Experience
lesson-second-experience-says = Jewels you have won make your hero stronger.
lesson-second-experience-done = Two more for every melee roll, for the rest of the game. The more heroes play, the less a level costs.
lesson-second-experience-points = Corbin has won four green jewels, one point each; yellow ones count two, blue three, red four. A level costs five points here.
lesson-second-experience-win = The ferrox has one Life left. Attack at range: any hit will do.
lesson-second-experience-raise = Five points: a level. Mind, Body, Spirit or Stamina can be raised by two, or Life by one. Corbin strikes with Body. Raise it.

lesson-second-allies = Allies
lesson-second-allies-says = Companions fight beside the hero, and can fall.
lesson-second-allies-done = In each phase one of you may attack, and whoever attacks bears the wounds of a failure. An ally that falls is gone, so send the one who can bear it.
lesson-second-allies-party = Two allies travel with Valadir: a poacher who shoots before the fight, and a wolf who bites. Each has Life and Stamina of its own.
lesson-second-allies-before = Before combat the poacher may shoot, for one exhaustion. Use him.
lesson-second-allies-ranged = Now the round. Each of the three may attack once in it, but only one in each phase. At range nobody needs to: defend.
lesson-second-allies-melee = Melee is for the wolf.
lesson-second-allies-magic = And magic is what Valadir does best: two wounds for a hit. Attack.

lesson-second-cards = Encounters and events
lesson-second-cards-says = Not every adventure card is an enemy.
lesson-second-cards-done = An event holds for everybody until another one, at least as strong, takes its place. Of an encounter you do what its card says; mostly you then draw again.
lesson-second-cards-jewel = Spiritspeaker Mok stands beside a green jewel. Walk there.
lesson-second-cards-draw = What lies here? Draw its card.
lesson-second-cards-event = The first card was an event: a fair in the free towns. It lies in sight of all and makes things cheaper everywhere. After an event another card is drawn.
lesson-second-cards-choose = The second one is an encounter: a ferryman asks a riddle. You may be healed, or dare a test of Mind, in which Mok’s Lore counts. Dare it.
lesson-second-cards-town = Solved. He gives you two gold and takes you to a town of your choice.

lesson-second-duel = Duels
lesson-second-duel-says = Heroes who meet may fight each other.
lesson-second-duel-done = A bow for nothing. The other one wakes up in the nearest town, and will remember you.
lesson-second-duel-meet = Ronan stands there, wounded, with six gold and a good bow. Step to him.
lesson-second-duel-choose = Whoever meets another hero may trade with him, or attack him. Attack.
lesson-second-duel-ranged = In a duel both roll: his roll is the number that you must reach. At range he is better than you. Defend.
lesson-second-duel-melee = In melee Mordrog is better than anybody. Attack.
lesson-second-duel-strike = A hit. For one exhaustion Mordrog could deal a wound more; two are enough here. Strike.
lesson-second-duel-prize = Whoever wins takes gold or one card. Take the bow.

lesson-second-end = The end
lesson-second-end-says = Margath, and how the game is won.
lesson-second-end-done = The game is won. The other way is quieter: gather three Dragon Runes from his Dragon Lords. You know it all now; the table is yours.
lesson-second-end-goal = What everybody is here for always stands here: defeat High Lord Margath, or win three Dragon Runes. Both lie under red jewels.
lesson-second-end-foe = This is Margath. He has three Life left. Corbin has come with levels, weapons and armor, as one should.
lesson-second-end-ranged = Wait for melee, as ever: defend.
lesson-second-end-armor = Four wounds. The Dragonscale Mail turns three of them aside, once a turn. Use it.
lesson-second-end-melee = Body 8, a mace and a spear, against 20. Now.
