### The browser client: what only those who learn, or ask what something is, need. Fetched when it is wanted.

## The first game, and its hints in the Second Edition

ui-learn-title = Nauka gry
ui-learn-says = Grasz w prawdziwą grę przy prawdziwym stole. Głos obok mówi, co ważne i kiedy, a po mniej więcej dziesięciu minutach milknie. Gra trwa dalej tak długo, jak chcesz.
ui-learn-move = Podróż
ui-learn-move-says = Rzuć kośćmi ruchu i wybierz świecące pole.
ui-learn-fight = Walka
ui-learn-fight-says = Dwie kości i wartość bohatera muszą dać dość.
ui-learn-buy = Zakupy
ui-learn-buy-says = Złoto zamienia się w broń, pancerze i towarzyszy.
ui-learn-grow = Rozwój
ui-learn-grow-says = Pokonane Wyzwania dają Doświadczenie.
ui-learn-begin = Zaczynamy
ui-learn-already = Pierwsza gra już się zaczęła.
ui-learn-go-on = Graj dalej
ui-learn-voice = Pierwsza gra
ui-learn-hide = Ukryj
ui-learn-show = Pokaż wskazówkę
ui-learn-stop = Dalej poradzę sobie bez pomocy
ui-learn-lessons = Czego już umiesz
ui-learn-done = umiesz
ui-learn-open = jeszcze przed tobą
ui-hint-set-out = { $hero } zaczyna pośrodku mapy. Rzuć wszystkimi pięcioma kośćmi ruchu: każda pokazuje, na jaki teren pozwala wejść. Okrągłe zielone klejnoty to najłatwiejsze przygody, poszukaj takiego w pobliżu.
ui-hint-set-out-fight = Rzuć jeszcze raz. Przygoda zaczyna się, gdy ruch kończy się na klejnocie. Zielone są dla początkujących, potem żółte, niebieskie i czerwone.
ui-hint-set-out-town = Masz złoto: { $gold }. Zakończ ruch w mieście, aby zobaczyć, co sprzedają, i dać się uzdrowić.
ui-hint-set-out-grow = Punkty Doświadczenia: { $points } z { $price } potrzebnych na rozwój. Zielony klejnot daje jeden, trudniejsze więcej.
ui-hint-travel = Na świecące pola można dojść z tym rzutem. Naciśnij jedno, aby zobaczyć drogę i zużyte kości; naciśnij znowu albo Enter, aby ruszyć. Koniec na klejnocie oznacza przygodę.
ui-hint-rest = Kto rzuca trzema kośćmi lub mniej, odpoczywa: każda kość poniżej czterech usuwa jedno Zmęczenie. Wybierz, komu to pomoże.
ui-hint-attempt = Tu czeka przygoda. Dobierz jej kartę i zmierz się z nią albo zostaw ją na inny raz. Szansa obok dotyczy przeciętnej karty tego koloru.
ui-hint-before = Przed walką można użyć niektórych kart. Szanse pokazują, co każda z nich zmienia. Jeśli nic nie pomoże, przejdź do bitwy.
ui-hint-escape = Przed pierwszym ciosem możesz spróbować ucieczki. Spójrz na szanse: jeśli dobre, walcz, jeśli złe, uciekaj.
ui-hint-act = Runda ma trzy ataki: dystansowy, wręcz i magiczny. W jednym atakujesz, w pozostałych się bronisz. Atakuj tam, gdzie masz wysoką wartość, a przeciwnik niską; paski pokazują, czym kończy się każdy wybór.
ui-hint-hit = Atak się udał. Wybierz, kto otrzyma rany.
ui-hint-cancel = Niektóre karty anulują rany, często kosztem Zmęczenia. Utracone Życie trudno odzyskać; Wytrzymałość wraca po odpoczynku.
ui-hint-improve = Kartą można jeszcze podnieść ten rzut. Użyj jej tylko tam, gdzie zamieni porażkę w sukces.
ui-hint-reward = Przygoda wygrana, a oto nagroda. Pokonane Wyzwania zatrzymuje się jako Doświadczenie.
ui-hint-market = To handel w mieście. Za złoto kupisz broń, pancerz i Sprzymierzeńców; jedna sztuka złota leczy jedną ranę. Szukaj tego, co wzmacnia twój najlepszy atak, a potem odejdź.
ui-hint-experience = Punktów wystarczy na rozwój. Wydaj je tam, gdzie { $hero } już ma siłę: dwa więcej do najczęstszego ataku to dużo. Życie i Wytrzymałość też pomagają.
ui-hint-room = Bohater może mieć dwie bronie, jeden pancerz i dwóch Sprzymierzeńców. Rozstań się z tym, czego używasz najrzadziej.
ui-hint-knockout = Ogłuszenie: przepadają całe złoto i najdroższa karta, a { $hero } rusza dalej z najbliższego miasta, w pełni sił. Zdarza się każdemu.
ui-hint-prize = Zwycięstwo nad innym bohaterem: możesz wziąć zdobycz.
ui-hint-other = Przeczytaj pytanie, spójrz na szanse, wybierz. Znak zapytania objaśnia wszystko na stole.
ui-hint-watch = Teraz ruszają się inni. Patrz, oglądaj karty i bohaterów albo naciśnij S, by przejść do swojej następnej decyzji.
ui-hint-farewell = Umiesz podróżować, walczyć, handlować i się rozwijać: to cała gra. Wygrywa, kto pokona Wielkiego Władcę Margatha albo zbierze trzy Smocze Runy. Odtąd stół należy do ciebie.

## The Third Edition

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

## Unbreakable Bonds

ui-learn-bonds-tokens = Plansza walki
ui-learn-bonds-tokens-says = Wrogowie grają sami: odczytaj, co zrobią, i uprzedź to.
ui-learn-bonds-prepare = Przygotowanie
ui-learn-bonds-prepare-says = Zachowaj akcję dziś na dłuższą turę jutro.
ui-hint-bonds-start = Wybierz, gdzie zacznie { $hero }. Poszukaj klejnotów w pobliżu, targowiska i dróg między nimi.
ui-hint-bonds-first-turn = Grasz w pojedynkę przeciw scenariuszowi: pasek nad mapą mówi, co jest celem i ile zostało czasu. Tura to trzy akcje. Zacznij od rzutu kośćmi terenu (masz ich { $dice }): każda otwiera jedno pole takiego terenu, jaki pokazuje.
ui-hint-bonds-board = Wróg gra sam. Jego żetony leżą na polach planszy, a działa z góry na dół: pole w ramce jest następne, po prawej stoi, co zrobi. Uderz, zanim spadnie wielki cios, zwinnością rzuć ponownie jego najgorszy żeton albo zachowaj tarcze. Szarży nie da się zablokować.
ui-hint-bonds-board-on = Nowa runda, nowe żetony. Odczytaj planszę jeszcze raz: które pole jest w ramce, ile cię to kosztuje i czy możesz to popsuć?
ui-hint-bonds-prepare = Została jedna akcja. Jeśli nic pożytecznego nie jest w zasięgu, przygotuj się: żeton zachowa akcję na późniejszą turę, więc wystarczy na podróż i na przygodę za dwie akcje.
ui-hint-bonds-warband = Stoi tu wataha. Walka z nią zajmuje jedną akcję; każdy oddział ją wzmacnia, więc nie czekaj.
ui-hint-bonds-plague = Tu jest zaraza. Leczenie zajmuje jedną akcję i test wybranej cechy: weź najlepszą i nie kończ tu tury.
ui-hint-bonds-cure = Wybierz cechę, która ci najlepiej wychodzi: każdy punkt odkrywa kartę, a każda gwiazdka to sukces.
ui-hint-bonds-farewell = Umiesz już podróżować, czytać planszę walki, kupować, zdawać testy, uczyć się i przygotowywać. Zbieraj wiedzę, bo każdy żeton odbiera złoczyńcy zdrowie, i zmierz się z nim w II akcie. Z innymi gra się tak samo, tylko wygrywa się i przegrywa razem.

## Lekcje

ui-learn-first = Twoja pierwsza gra
ui-learn-aside = Dziesięć lekcji po dwie minuty albo cała gra z głosem u boku.
ui-lesson = Lekcja
ui-lessons = Lekcje, każda z osobna
ui-lessons-says = Każda trwa około dwóch minut. Kości i karty są przygotowane, a światło wskazuje, o co chodzi. Kolejność jest dowolna.
ui-lessons-done = Ukończone: { $done } z { $all }
ui-lessons-forget = Zapomnij, które mam za sobą
ui-lesson-step = { $n } z { $all }
ui-lesson-read = Dalej
ui-lesson-show = Przejdź tam
ui-lesson-wait = Chwileczkę …
ui-lesson-other = Kości tej lekcji przygotowano na inny wybór: ten w świetle.
ui-lesson-next = Następna: { $title }
ui-lesson-all = Wszystkie lekcje
ui-lesson-play-on = Graj dalej tutaj
ui-lesson-leave = Opuść lekcję
