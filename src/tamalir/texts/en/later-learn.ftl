### The browser client: what only those who learn, or ask what something is, need. Fetched when it is wanted.

## The first game, and its hints in the Second Edition

ui-learn-title = Learn the game
ui-learn-says = You play a real game on the real table. A voice at your side says what matters, when it matters, and falls silent after about ten minutes. The game goes on as long as you like.
ui-learn-move = Travel
ui-learn-move-says = Roll the movement dice, choose a space that glows.
ui-learn-fight = Fight
ui-learn-fight-says = Beat a number with two dice and a hero’s value.
ui-learn-buy = Buy
ui-learn-buy-says = Gold becomes weapons, armor and companions.
ui-learn-grow = Grow
ui-learn-grow-says = Defeated challenges become experience.
ui-learn-begin = Begin
ui-learn-already = You have begun a first game already.
ui-learn-go-on = Go on with it
ui-learn-voice = First game
ui-learn-hide = Hide
ui-learn-show = Show the hint
ui-learn-stop = I can go on alone
ui-learn-lessons = Learnt so far
ui-learn-done = learnt
ui-learn-open = still to come
ui-hint-set-out = { $hero } begins in the middle of the map. Roll all five movement dice: each shows the kinds of land that it lets you enter. Round green jewels with a G are the easiest adventures, so look for one nearby.
ui-hint-set-out-fight = Roll again. An adventure begins when your journey ends on a jewel. Green is for beginners, then yellow, blue and red.
ui-hint-set-out-town = You have { $gold } gold. End your journey in a town to see what its market sells, and to be healed.
ui-hint-set-out-grow = You have { $points } of the { $price } experience points that a raise costs. Green jewels give one each, harder ones more.
ui-hint-travel = The spaces that glow can be reached with this roll. Press one to see the way and the dice it spends; press again, or Enter, to go. Ending on a jewel means an adventure.
ui-hint-rest = Who rolls three dice or fewer rests: one exhaustion goes for each die below four. Choose whom it does good.
ui-hint-attempt = Here lies an adventure. Draw its card and face what it says, or leave it alone and move on another time. The chance beside it is for an average card of this color.
ui-hint-before = Before combat, some cards may be used. The odds show what each of them changes. If nothing helps, go on to the battle.
ui-hint-escape = You could try to escape before the first blow. Look at the odds in the question: fight if they are good, run if they are not.
ui-hint-act = A round has three attacks: ranged, melee, magic. In one of them you attack, in the others you defend. Attack where your value is high and the enemy’s is low; the bars show how each choice ends.
ui-hint-hit = The attack succeeded. Choose whom the wounds go to.
ui-hint-cancel = Some cards take wounds away, often for exhaustion. Life lost is hard to get back; stamina returns with rest.
ui-hint-improve = A card can still raise this roll. Use it only where it turns failure into success.
ui-hint-reward = The adventure is won, and this is the reward. Defeated challenges are kept as experience.
ui-hint-market = This is the market of the town. Gold buys weapons, armor and allies; one gold heals one wound. Look for what makes your best attack stronger, then leave.
ui-hint-experience = Enough points for a raise. Spend them where { $hero } is already strong: two more on the attack that you use most is worth a lot. Life and stamina help, too.
ui-hint-room = A hero has room for two weapons, one armor and two allies. Part with what you use least.
ui-hint-knockout = { $hero } was knocked out: all gold and the dearest card are lost, and the journey goes on from the nearest town, healed. It happens to everybody.
ui-hint-prize = You won against another hero and may take a prize.
ui-hint-other = Read the question, look at the odds, choose. The question mark explains everything on the table.
ui-hint-watch = The others are on the move. Watch, look at cards and heroes, or press S to skip to your next decision.
ui-hint-farewell = You can travel, fight, trade and grow: that is the whole game. Win by defeating High Lord Margath or by gathering three Dragon Runes. From here on the table is yours.

## The Third Edition

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

## Unbreakable Bonds

ui-learn-bonds-tokens = The combat board
ui-learn-bonds-tokens-says = Enemies play themselves: read what they will do, and come before it.
ui-learn-bonds-prepare = Preparing
ui-learn-bonds-prepare-says = Save an action today for a long turn tomorrow.
ui-hint-bonds-start = Choose where { $hero } begins. Look for gems nearby, for a market, and for roads between them.
ui-hint-bonds-first-turn = You play alone against the scenario: the bar above the map says what you want and how long there is. A turn has three actions. Begin by rolling { $dice } terrain dice: each opens one hex of the land that it shows.
ui-hint-bonds-board = The enemy plays itself. Its tokens lie on the spaces of its board, and it works from the top down: the framed space comes next, and on the right stands what it will do. Strike before a big blow comes, cast its worst token again with your agility, or keep shields for it. Charge cannot be blocked.
ui-hint-bonds-board-on = A new round, new tokens. Read the board again: which space is framed, what does it cost you, and can you spoil it?
ui-hint-bonds-prepare = One action is left. If nothing useful is within reach, prepare: a token saves the action for a later turn, so that you can travel and still have two actions for an adventure.
ui-hint-bonds-warband = A warband stands here. Fighting it takes one action; each of its units makes it stronger, so come early.
ui-hint-bonds-plague = The plague is here. Treating it takes one action and a test of an attribute of your choice: take your best one, and do not end your turn here.
ui-hint-bonds-cure = Choose the attribute that you are best at: each point reveals a card, and each star is a success.
ui-hint-bonds-farewell = You know how to travel, read a combat board, shop, test, learn and prepare. Collect lore, for each takes one from the villain’s life, and face it in Act II. With others it is played the same way, only that you win or lose together.

## Lessons

ui-learn-first = Your first game
ui-learn-aside = Ten lessons of two minutes, or a whole game with a voice at your side.
ui-lesson = Lesson
ui-lessons = Lessons, one by one
ui-lessons-says = Each takes about two minutes. Dice and cards are prepared, and a light shows what is meant. Take them in any order.
ui-lessons-done = { $done } of { $all } taken
ui-lessons-forget = Forget which I have taken
ui-lesson-step = { $n } of { $all }
ui-lesson-read = Go on
ui-lesson-show = Take me there
ui-lesson-wait = One moment …
ui-lesson-other = The dice of this lesson are prepared for another choice: the one with the light around it.
ui-lesson-next = Next: { $title }
ui-lesson-all = All lessons
ui-lesson-play-on = Play on here
ui-lesson-leave = Leave the lesson
