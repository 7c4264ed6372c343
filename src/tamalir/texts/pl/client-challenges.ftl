## Wyzwania: gra dnia, łamigłówki, własne wyniki.

ui-challenges = Wyzwania
ui-challenges-says = Gra na dziś, łamigłówki z jednej walki i twoje wyniki. Bez konta: wszystko zostaje na tym urządzeniu.
ui-daily = Gra dnia
ui-daily-says = Dziś dla wszystkich ci sami bohaterowie, te same boty i te same kości. Kto wybiera tak samo, ma takie samo szczęście.
ui-daily-play = Zagraj: { $name }
ui-daily-again = Zagraj jeszcze raz: { $name }
ui-daily-open = Kości wynikają z daty, więc każdy może je obliczyć: to gra dla zabawy, nie dowód szczęścia.
ui-daily-yours = Twój wynik
ui-daily-line-won = Tamalir, { $date }: { $hero } – zwycięstwo w grze „{ $game }” po { $turns ->
    [one] { $turns } turze
   *[other] { $turns } turach
}.
ui-daily-line-lost = Tamalir, { $date }: { $hero } – bez zwycięstwa w grze „{ $game }” ({ $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[other] { $turns } tur
}).
ui-daily-copy = Skopiuj wynik
ui-daily-copied = Skopiowano.
ui-puzzles = Łamigłówki
ui-puzzles-says = Jedna walka i jeden sposób gry, który wygrywa najczęściej. Szanse są ukryte. Liczą się twoje decyzje, nie rzuty.
ui-puzzles-none = Nie ma tu jeszcze łamigłówek.
ui-puzzles-solved = Rozwiązane: { $solved } z { $all }
ui-puzzle-who = { $hero } – przeciwnik: { $foe }
ui-puzzle-level = { $level ->
    [1] łatwa
    [2] podchwytliwa
   *[3] trudna
}
ui-puzzle-goal = Najlepsza gra wygrywa w { $win } przypadków.
ui-puzzle-done = rozwiązana
ui-puzzle-missed = jeszcze nie
ui-puzzle-title-solved = Rozwiązane
ui-puzzle-title-missed = To nie była najlepsza gra
ui-puzzle-solved-won = Niczego nie zaprzepaszczono, a kości przyznały ci rację.
ui-puzzle-solved-lost = Niczego nie zaprzepaszczono. Kości zdecydowały inaczej, ale wybór był słuszny.
ui-puzzle-missed-won = Kości były łaskawe. Dało się jednak zagrać lepiej.
ui-puzzle-missed-lost = Dało się zagrać lepiej. Oto miejsce, w którym to przepadło:
ui-puzzle-choices = Twoje decyzje
ui-puzzle-right = nie dało się lepiej: { $kept } na zwycięstwo
ui-puzzle-better = { $kept } na zwycięstwo. Lepiej: { $best } ({ $could })
ui-puzzle-nothing = Nie było czego wybierać.
ui-puzzle-retry = Spróbuj ponownie
ui-puzzle-next = Następna łamigłówka
ui-puzzle-all = Wszystkie łamigłówki
ui-record = Twoje wyniki
ui-record-says = Gry zakończone na tym urządzeniu.
ui-record-none = Żadna gra nie dobiegła tu jeszcze końca.
ui-record-games = Gry
ui-record-won = Wygrane
ui-record-heroes = Bohaterowie
ui-record-days = Dni
ui-record-hero = { $hero }: wygrane { $won } z { $games }
ui-record-clear = Zapomnij to wszystko
ui-record-clear-sure = Na pewno? Naciśnij jeszcze raz.
ui-deeds = Osiągnięcia
ui-deed-first = Pierwsze kroki
ui-deed-first-says = Doprowadź grę do końca.
ui-deed-won = Zwycięstwo
ui-deed-won-says = Wygraj grę.
ui-deed-five = Stały bywalec
ui-deed-five-says = Doprowadź do końca pięć gier.
ui-deed-heroes = Wiele twarzy
ui-deed-heroes-says = Zagraj czterema różnymi bohaterami.
ui-deed-both = Dwie drogi
ui-deed-both-says = Doprowadź do końca gry dwóch edycji.
ui-deed-puzzle = Chłodna głowa
ui-deed-puzzle-says = Rozwiąż łamigłówkę.
ui-deed-puzzles = Taktyk
ui-deed-puzzles-says = Rozwiąż dziesięć łamigłówek.
ui-deed-all = Arcymistrz
ui-deed-all-says = Rozwiąż wszystkie łamigłówki.
ui-deed-day = Gracz dnia
ui-deed-day-says = Ukończ grę dnia.
ui-deed-week = Cały tydzień
ui-deed-week-says = Ukończ gry siedmiu dni.
ui-deed-got = { $got } z { $all }
ui-deed-yes = zdobyte
ui-deed-no = jeszcze nie

## Zgłoszenie od stołu.

ui-report = Zgłoś błąd
ui-report-says = Powstanie plik z położeniem na stole, ostatnimi odpowiedziami i tym, co pokazuje strona. Wyślij go osobie, która opiekuje się tym stołem; da się z niego zrobić test.
ui-report-kind = Co się nie zgadza?
ui-report-other = Coś innego
ui-report-missing = Odmówiono czegoś, na co zasady pozwalają
ui-report-forbidden = Dozwolono coś, czego zasady zabraniają
ui-report-option = O który wybór chodzi?
ui-report-words = Własnymi słowami
ui-report-secrets = Nic nie jest wysyłane samo. Dopóki inni mają ukryte karty, plik zawiera tylko to, co wolno ci wiedzieć.
ui-report-save = Zapisz zgłoszenie
ui-report-done = Zapisano.
ui-wrong = Coś się przy tym stole nie zgadza. Nic nie przepadło: zapisz zgłoszenie i cofnijcie się o krok, jeśli wszyscy się zgodzą.
ui-wrong-back = Poproś o cofnięcie
