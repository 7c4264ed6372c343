### Klient w przeglądarce: być razem przy stole. Pobierane, gdy ktoś mówi, przygląda się albo ma podać imię.

ui-talk-heard = { $name }: { $text }
ui-phrases = Szybkie zwroty, każdy czyta je w swoim języku
ui-phrase-hello = Cześć wszystkim!
ui-phrase-well-done = Brawo!
ui-phrase-bad-luck = Co za pech.
ui-phrase-hurry = Twoja kolej, bez pośpiechu.
ui-phrase-moment = Chwileczkę, proszę.
ui-phrase-thanks = Dziękuję!
ui-phrase-sorry = Wybacz, nie było wyjścia.
ui-phrase-good-game = Dobra gra!
ui-name-asked = Jak się nazywasz?
ui-name-asked-says = Inni zobaczą to obok twojego bohatera.
ui-name-say = Przedstaw się
ui-name-later = Później
ui-bot-plays = Gra za ciebie bot.
ui-bot-plays-says = Decyduje { $bot }, dopóki nie przejmiesz gry.
ui-bot-plays-away = Nie było cię, więc twoje miejsce zajął { $bot }.
ui-looking = Przyglądasz się
ui-looking-says = Widzisz to, co wszyscy przy stole, bez tajemnic. Możesz rozmawiać z graczami, ale nie bierzesz udziału w grze.
ui-looking-bots = Grają tu same boty. Usiądź wygodnie albo zajrzyj im przez ramię.
ui-looking-heroes = Naciśnij portret, aby zobaczyć wszystko, co ma bohater; naciśnij kartę, aby ją przeczytać.
ui-looking-explain = Znak zapytania mówi, czym jest każda rzecz na stole.
ui-looking-replay = Od początku
ui-looking-invite = Odnośnik dla widzów
