### The browser client: being together at a table. Fetched when somebody speaks, looks on, or is asked for a name.

ui-talk-heard = { $name }: { $text }
ui-phrases = Quick phrases, read by everybody in their own language
ui-phrase-hello = Hello, everybody!
ui-phrase-well-done = Well done!
ui-phrase-bad-luck = Bad luck.
ui-phrase-hurry = Your turn, whenever you like.
ui-phrase-moment = One moment, please.
ui-phrase-thanks = Thank you!
ui-phrase-sorry = Sorry, I had to.
ui-phrase-good-game = Good game!
ui-name-asked = What are you called?
ui-name-asked-says = The others see it beside your hero.
ui-name-say = Say so
ui-name-later = Later
ui-bot-plays = A bot plays for you.
ui-bot-plays-says = { $bot } decides until you take over.
ui-bot-plays-away = You were away, so { $bot } has taken your place.
ui-looking = You look on
ui-looking-says = You see what everybody at the table sees, and no secrets. You can talk with the players, but nothing of yours is in the game.
ui-looking-bots = Only bots play here. Lean back, or look over their shoulders.
ui-looking-heroes = Press a portrait to see all that a hero has; press a card to read it.
ui-looking-explain = The question mark tells what anything on the table is.
ui-looking-replay = From the beginning
ui-looking-invite = Link for more spectators
