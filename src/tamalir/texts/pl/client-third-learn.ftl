### Klient w przeglądarce: pierwsza partia Trzeciej edycji.

ui-learn-third-dice = Kości
ui-learn-third-dice-says = Rzuć kośćmi terenu i idź tam, gdzie prowadzą.
ui-learn-third-tokens = Żetony
ui-learn-third-tokens-says = Rzucaj żetonami walki i wydawaj je, akcja po akcji.
ui-learn-third-shop = Zakupy
ui-learn-third-shop-says = Złoto zamienia się w zasoby, a wiele z nich wnosi własny żeton.
ui-learn-third-test = Testy
ui-learn-third-test-says = Odkrywaj karty umiejętności i licz na gwiazdki.
ui-learn-third-learn = Nauka
ui-learn-third-learn-says = Trofeami płaci się za umiejętności z ręki.

## Podpowiedzi

ui-hint-third-turn-dice = Tura to trzy akcje. { $hero } zaczyna w Rozbitym Grodzie; dwa pola na północny wschód leży pomarańczowy klejnot z literą W, czyli walka. Wybierz rzut kośćmi terenu (masz ich { $dice }): każda kość otwiera jedno pole takiego terenu, jaki pokazuje, a dziki symbol otwiera każde.
ui-hint-third-turn-fight = Klejnoty oznaczają przygody: pomarańczowe W to walka, zielone P przeszukiwanie, fioletowe S spotkanie. Podróżuj, aż staniesz na pomarańczowym; przygoda zajmuje dwie akcje, więc dotrzyj tam z dwiema w zapasie albo zacznij na nim następną turę.
ui-hint-third-turn-gem = Stoisz na klejnocie. Rusz na przygodę: zajmie dwie akcje i odkryje kartę jego koloru. Jeśli zostało mniej akcji, zakończ tu turę i zacznij następną od przygody.
ui-hint-third-turn-market = Złoto: { $gold }. Miasta z herbem mają targowiska, ich towary widać na marginesie. Idź do najbliższego, drogi pomagają, i przeznacz akcję na zakupy.
ui-hint-third-turn-shop = Jesteś w mieście. Zakupy zajmują jedną akcję: zobaczysz czwarty towar, możesz coś sprzedać, a potem kupić jeden towar albo jeden odrzucić.
ui-hint-third-turn-test = Zielone i fioletowe klejnoty prowadzą do zadań i wydarzeń, a wiele z nich wymaga testu. Idź na taki klejnot i rusz na przygodę.
ui-hint-third-turn-learn = Trofea: { $trophies }. Płaci się nimi za umiejętności z ręki, a nauka nie zajmuje akcji. Poszukaj „Naucz się” wśród możliwości.
ui-hint-third-turn-train = Trening daje tyle kart umiejętności, ile mieści ręka; potem zostawiasz najlepsze. Trofea z przygód za nie płacą. Jedno z drugim da ci dość sił na smoka.
ui-hint-third-turn-rest = { $hero } ma ciężkie rany. Odpoczynek zajmuje jedną akcję: w mieście, miasteczku, twierdzy i świątyni leczy wszystko, w głuszy tyle, ile z pięciu kości pokaże teren, na którym stoisz.
ui-hint-third-turn-end = Akcje się skończyły. Zakończ turę; zagrają inni, a potem znacznik na torze czasu ruszy dalej.
ui-hint-third-down = { $hero } leży bez sił. To nie koniec: odpocznij, wstań i ruszaj dalej. Z gry wyrzuca tylko złoczyńca.
ui-hint-third-steps = Kości padły. Do pól ze złotym brzegiem da się dojść: naciśnij jedno, by zobaczyć drogę, naciśnij jeszcze raz albo Enter, by iść. Na pole z drogą wejdziesz także za znak drogi. Odrzucenie karty umiejętności (mobilizacja) pozwala rzucić kością ponownie.
ui-hint-third-walk = Przejdź na sąsiednie pole albo zostań tutaj.
ui-hint-third-match = Kości pokazują takie tereny. Zostaw je albo zmień jedną, jeśli pozwala na to karta.
ui-hint-third-fight = Walka. Obie strony rzuciły żetonami; złote znaki zdecydowały, kto działa pierwszy. Naciśnij swój żeton, a pytanie pokaże, co potrafi. Miecze i magia uderzają, błyskawica płaci za zdolności, skrzydło odwraca żetony albo rzuca nimi ponownie, dwa kręgi podwajają żeton. Tarcze czekają, aż ktoś uderzy ciebie.
ui-hint-third-fight-on = Nowa runda: wszystkie żetony poleciały jeszcze raz. Zanim uderzysz, spójrz na tarcze wroga, i wydaj każdy żeton, który coś daje; z końcem rundy reszta przepada.
ui-hint-third-enemy = Walczy sąsiad, a ty grasz jego wroga. Bądź tak podły, jak pozwalają żetony: te same zasady, druga strona sukna.
ui-hint-third-block = Wróg uderza. Każda wybrana tarcza zatrzymuje tyle obrażeń, ile pokazuje. Odpowiedź nie zajmuje akcji.
ui-hint-third-flee = Runda się skończyła. Możesz spróbować ucieczki albo zostać na następną. Spójrz na szanse.
ui-hint-third-flight = O tym, dokąd uciekniesz, decyduje jedna kość terenu. Pasują pola, które świecą.
ui-hint-third-pick = Wybierz żeton na suknie.
ui-hint-third-ability = Karta może tu zadziałać. Przeczytaj, co robi i ile kosztuje, a potem użyj jej albo daj spokój.
ui-hint-third-exert = Test: z talii umiejętności odkrywa się kartę za każdy punkt cechy, a każda gwiazdka to sukces. Możesz odrzucać karty z ręki, by odkryć więcej. Przestań, gdy wystarczy.
ui-hint-third-event = Karta daje wybór. Procent mówi, jak często test się udaje; niżej stoi, co zyskasz.
ui-hint-third-quest = Zadanie: padają kości, a każde zakończenie wymaga pewnych terenów. Wybierz najlepsze ze spełnionych; jeśli nie ma żadnego, zmobilizuj się albo wróć innym razem.
ui-hint-third-sell = Najpierw możesz sprzedać: zasób przynosi tyle, ile kosztował. Towary warto zawieźć do miast z ich karty.
ui-hint-third-buy = Kup towar, który pomoże ci najbardziej, albo odrzuć jeden, by nie dostali go inni. Żetony z karty rzuca się w każdej walce razem z twoimi.
ui-hint-third-one-of-each = Bohater trzyma po jednym zasobie każdego rodzaju. Rozstań się z jednym.
ui-hint-third-pay = Umiejętność kosztuje trofea. Kolorowe kółka chcą trofeum tego koloru, szare przyjmą każde: zapłać za nie tym, czego potrzebujesz najmniej.
ui-hint-third-hand = Za dużo kart na ręce. Oddaj tę, której nauczysz się najpóźniej.
ui-hint-third-other = Przeczytaj pytanie, spójrz na szanse, wybierz. Znak zapytania wyjaśnia wszystko na stole.
ui-hint-third-watch = { $hero } czeka, gra kto inny. Patrz, oglądaj karty albo naciśnij S, by przejść do swojej następnej decyzji.
ui-hint-third-watch-fight = Decyduje druga strona. Patrz, które żetony odchodzą: wydane już ci nie zaszkodzą.
ui-hint-third-farewell = Znasz kości, żetony, testy, targowiska i umiejętności: to cała gra. Zbieraj wiedzę z zadań fabularnych, każda odbiera Margathowi punkt życia, i staw mu czoła w Akcie II, zanim dotrze do Tamaliru. Odtąd stół należy do ciebie.
