### The browser client: somebody's first game of the Third Edition.

ui-learn-third-dice = Dice
ui-learn-third-dice-says = Roll terrain dice and walk where they lead.
ui-learn-third-tokens = Tokens
ui-learn-third-tokens-says = Cast combat tokens and spend them, one action after the other.
ui-learn-third-shop = Shopping
ui-learn-third-shop-says = Gold becomes assets, and many bring a token of their own.
ui-learn-third-test = Tests
ui-learn-third-test-says = Reveal skill cards and hope for stars.
ui-learn-third-learn = Learning
ui-learn-third-learn-says = Trophies pay for the skills in your hand.

## Hints

ui-hint-third-turn-dice = A turn has three actions. { $hero } begins in Sundergard; two hexes to the north-east lies an orange gem with a C, a fight. Choose to roll { $dice } terrain dice: each die opens one hex of the land that it shows, and the wild sign opens any.
ui-hint-third-turn-fight = Gems mark adventures: orange with a C is combat, green with an E exploration, purple with an S social. Travel until you stand on an orange one; an adventure takes two actions, so arrive with two left, or begin your next turn there.
ui-hint-third-turn-gem = You stand on a gem. Go adventuring: it takes two actions and draws a card of its colour. With fewer actions left, end the turn here and begin the next one with the adventure.
ui-hint-third-turn-market = You have { $gold } gold. Cities with a coat of arms have markets; their wares stand in the margin. Travel to the nearest one, roads help, and spend an action on shopping.
ui-hint-third-turn-shop = You are in a city. Shopping takes one action: you see a fourth ware, may sell what you have, then buy one or discard one.
ui-hint-third-turn-test = Green and purple gems lead to quests and events, and many of those ask for a test. Travel to one and go adventuring.
ui-hint-third-turn-learn = You have trophies: { $trophies }. They pay for skills in your hand, and learning takes no action. Find “Learn” among the choices.
ui-hint-third-turn-train = Training draws as many skill cards as your hand may hold; then you keep the best. Trophies from adventures pay for them. Both together make you strong enough for the dragon.
ui-hint-third-turn-rest = { $hero } is badly hurt. Resting takes one action: in a city, town, stronghold or shrine all damage heals, in the wild as much as five dice show the land you stand on.
ui-hint-third-turn-end = No actions left. End the turn; the others play, then the marker on the time track moves on.
ui-hint-third-down = { $hero } was defeated. That is no end: rest, get up, and go on. Only the villain throws heroes out of the game.
ui-hint-third-steps = The dice have fallen. Hexes with a golden edge can be reached: press one to see the way, press again or Enter to go. A hex on a road may be entered with the road sign, too. Discarding a skill card (exerting) rolls a die again.
ui-hint-third-walk = Walk to a neighbouring hex, or stop here.
ui-hint-third-match = The dice show these lands. Keep them, or change one if a card lets you.
ui-hint-third-fight = A fight. Both sides have cast their tokens; gold marks decided who acts first. Press a token of yours, and the question shows what it does. Swords and magic strike, the lightning pays for abilities, the wing turns tokens over or casts them again, the two rings double a token. Shields wait until you are struck.
ui-hint-third-fight-on = A new round: all tokens were cast again. Look at the enemy’s shields before you strike, and spend every token that can do something; what is left is worth nothing when the round is over.
ui-hint-third-enemy = Your neighbour fights, and you play the enemy. Be as mean as the tokens let you: the same rules, the other side of the cloth.
ui-hint-third-block = You are struck. Each shield that you pick takes away as much damage as it shows. Answering is no action.
ui-hint-third-flee = The round is over. You may try to flee, or stay for another one. Look at the odds.
ui-hint-third-flight = One terrain die decides where you may flee to. Hexes that glow fit it.
ui-hint-third-pick = Choose the token on the cloth.
ui-hint-third-ability = A card offers to act here. Read what it does and what it costs, then use it or let it be.
ui-hint-third-exert = A test: one card for each point of the attribute is revealed from the skill deck, and every star is a success. You may discard skill cards from your hand to reveal more. Stop as soon as you have enough.
ui-hint-third-event = The card gives you a choice. The percentage says how likely a test succeeds; below it stands what you gain.
ui-hint-third-quest = A quest: dice are thrown, and each ending wants certain lands. Choose the best ending that is met; if none is, exert or come back another time.
ui-hint-third-sell = First you may sell: an asset brings what it cost. Goods are worth carrying to the cities that their card names.
ui-hint-third-buy = Buy the ware that helps you most, or discard one so that others cannot have it. The tokens on each card are cast with yours in every fight.
ui-hint-third-one-of-each = A hero keeps one asset of each kind. Part with one of them.
ui-hint-third-pay = The skill costs trophies. Coloured circles want a trophy of that colour, grey ones take any: pay those with what you need least.
ui-hint-third-hand = Too many cards in hand. Part with the one that you can learn last.
ui-hint-third-other = Read the question, look at the odds, choose. The question mark explains everything on the table.
ui-hint-third-watch = { $hero } waits while the other one plays. Watch, look at cards, or press S to skip to your next decision.
ui-hint-third-watch-fight = The other side decides. Watch which tokens go: what is spent cannot hurt you any more.
ui-hint-third-farewell = You know the dice, the tokens, tests, markets and skills: that is the whole game. Collect lore from story quests, for each takes one from Margath’s life, and face him in Act II before he reaches Tamalir. From here on the table is yours.
