### Wielkie chwile, cel gry i o co w niej chodzi.

ui-moment-victory = Zwycięstwo
ui-moment-defeat = Porażka
ui-moment-won = Wygrywa: { $hero }.
ui-moment-lost-to = { $hero } nie zdąży: zwycięstwo przypada komuś innemu ({ $winner }).
ui-moment-all-lost = { $hero } przegrywa, a z nim wszyscy.
ui-moment-chronicle = Czytaj kronikę
ui-moment-stay = Zobacz stół
ui-moment-go-on = Dalej
ui-moment-of = { $n } z { $most }
ui-settings-moments = Wielkie chwile
ui-settings-moments-says = Zagłada, zdarzenia, runy, poziomy i omdlenia dostają własny obraz. Koniec gry ma go zawsze.

ui-goal = Cel
ui-goal-runes = Smocze Runy
ui-goal-second = Zdobądź trzy Smocze Runy albo zabij Wielkiego Lorda Margatha. Runy: { $n } z 3.
ui-goal-doom = Zagłada: { $n } z { $most }. Ostatni znacznik rozpoczyna Ostateczne Starcie.
ui-goal-third = Pokonaj wroga, nim skończy się czas: { $villain }.
ui-goal-third-unknown = Pokonaj wroga, nim skończy się czas.
ui-goal-third-life = Życie wroga przeciw tobie: { $n }
ui-goal-rounds = Runda { $n } z { $most }

ui-tale = O co tu chodzi
ui-tale-go = W drogę
ui-tale-second-1 = Stare smoki się budzą. Czarnoksiężnik chce przywołać ich władcę, Margatha, i nie ma nikogo innego, kto by go powstrzymał.
ui-tale-second-2 = Podróżujesz dzięki kościom z rodzajami terenu. Gdzie leży klejnot, tam czeka przygoda: najpierw zielone, na końcu czerwone.
ui-tale-second-3 = Walki dają złoto i doświadczenie. Kupuj broń, zbieraj drużynę, rośnij w siłę; kto padnie, traci część dorobku.
ui-tale-second-4 = Smoczych Runów strzegą Władcy Smoków. Kto zdobędzie trzy albo zabije Margatha, wygrywa, a pierwszy może być tylko jeden.
ui-tale-third-1 = Wróg zbiera siły. Po dwunastu rundach się pojawi, a po następnych dwunastu kraj będzie stracony.
ui-tale-third-2 = Tura to trzy akcje: podróż na kościach terenu, przygoda tam, gdzie leży klejnot, handel w miastach.
ui-tale-third-3 = Walczy się żetonami. Rzuć je i na zmianę korzystaj z tego, co pokazują.
ui-tale-third-4 = Trofea zamieniają się w umiejętności, a zadania fabularne osłabiają wroga. Kto go powali, wygrywa.

ui-second-face = Stań do walki
ui-second-stake-margath = Sam Wielki Lord. Jeśli padnie, gra jest wygrana; jeśli padniesz ty, zapamięta twoją twarz.
ui-second-stake-lord = Władca Smoków, strażnik Smoczego Runu. Trzy runy wygrywają grę.
ui-second-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[other] { $n } ran
    }
ui-second-doom-of = Zagłada, { $n } z { $most }
ui-second-doom-title = Zagłada dociera do miasta { $town }
ui-second-doom-left =
    { $n ->
        [0] To był ostatni znacznik: zaczyna się Ostateczne Starcie.
        [one] Jeszcze jeden i zacznie się Ostateczne Starcie.
        [few] Jeszcze { $n } i zacznie się Ostateczne Starcie.
       *[other] Jeszcze { $n } i zacznie się Ostateczne Starcie.
    }
ui-second-endgame = Ostatni bój
ui-second-endgame-says = Czas kraju się skończył. Bohaterowie jeden po drugim ruszają na najsilniejszych wrogów, jacy zostali.
ui-second-endgame-escape = Nikt nie może uciec
ui-second-rune =
    { $n ->
        [1] Pierwszy Smoczy Run
        [2] Drugi Smoczy Run
       *[other] Trzeci Smoczy Run
    }
ui-second-rune-mine =
    { $n ->
        [0] Wszystkie trzy są twoje.
        [one] Jeszcze jeden i gra jest twoja.
       *[other] Jeszcze { $n } i gra jest twoja.
    }
ui-second-rune-other =
    { $n ->
        [0] { $hero } ma wszystkie trzy.
        [one] { $hero } potrzebuje jeszcze jednego.
       *[other] { $hero } potrzebuje jeszcze { $n }.
    }
ui-second-level = Poziom { $n }
ui-second-knocked-out = Bez zmysłów
ui-second-knocked-says = { $hero } trafia na plecach obcych ludzi do najbliższego miasta. Życie wraca, sakiewka nie.
ui-second-up-again = Na nogi
ui-second-event = Zdarzenie odmienia kraj
ui-second-end-victory-margath =
    { $won ->
        [true] Wielki Lord nie żyje, a smoki nie mają już dla kogo się budzić.
       *[other] Wielki Lord nie żyje, ale pieśni powstaną o kimś innym.
    }
ui-second-end-victory-runes =
    { $won ->
        [true] Trzy runy w jednej dłoni łamią potęgę smoków.
       *[other] Runy leżą wreszcie razem, lecz w cudzej dłoni.
    }
ui-second-end-victory-red-cards =
    { $won ->
        [true] Trzech najgorszych padło; reszta napatrzyła się dość.
       *[other] Trzech najgorszych padło, ale nie z twojej ręki.
    }
ui-second-end-solo-lost = Margath rozpościera skrzydła nad krajem i nie ma już kto podnieść wzroku.
ui-second-end-endgame-over = Nikt już nie stoi, a to, o co walczono, pozostaje nierozstrzygnięte.

ui-third-struck-down = Pokonany
ui-third-skill-of =
    { $n ->
        [one] Pierwsza umiejętność
       *[other] Umiejętność numer { $n }
    }
ui-third-end-margath-won = Smok spada z nieba, nim zapłonie choć jeden dach Tamaliru.
ui-third-end-margath-lost = Tamalir płonie, a smok śpi w jego popiołach.
ui-third-end-corpse-king-won = Groby się zamykają, a to, co chodziło, znów leży.
ui-third-end-corpse-king-lost = Drogi należą do umarłych. Nie ma już kto ich grzebać.
ui-third-end-grey-hunt-won = Ogary milkną. Łowczy więcej nie wyjedzie.
ui-third-end-grey-hunt-lost = Róg brzmi nad całym krajem, a każdy w nim jest zwierzyną.

ui-gallery = Kto wyrusza?
ui-gallery-take = Biorę: { $hero }
ui-gallery-lots = Losuj
ui-gallery-skills = Mocne strony
ui-start-quick-hero = Wybierz bohatera
ui-second-hero-varikas-the-dead-role = uderza jeszcze przed walką
ui-second-hero-mordrog-role = bije najmocniej
ui-second-hero-mad-carthos-role = tanie zakupy, dziki ogień
ui-second-hero-spiritspeaker-mok-role = leczy w drodze
ui-second-hero-red-scorpion-role = nic sobie nie robi z ciosów
ui-second-hero-silhouette-role = pewne oko, szybkie nogi
ui-second-hero-battlemage-jaes-role = używa wszystkiego dwa razy
ui-second-hero-bogran-the-shadow-role = nigdy bez złota
ui-second-hero-ronan-of-the-wild-role = w lesie jak w domu
ui-second-hero-valadir-role = osłania towarzyszy
ui-second-hero-corbin-axebearer-role = nigdy się nie męczy
ui-second-hero-one-fist-role = najlepiej sam

## Fewer presses, named numbers

ui-since = Co zrobili inni
ui-since-all = Wszystko, wierszy: { $n }
ui-ride = Walcz dalej, aż coś się zmieni
ui-settings-safe = Jedno naciśnięcie, gdy nic nie grozi
ui-settings-safe-says = To, co niesie ryzyko, kosztuje albo jest walką, nadal wymaga drugiego naciśnięcia.
ui-settings-others = Pokazuj każdy krok botów
ui-settings-others-says = W przeciwnym razie ich tury streszcza karta.
ui-odds-name-win =
    { $about ->
        [true] około: wygrana walka
       *[other] wygrana walka
    }
ui-odds-name-there =
    { $about ->
        [true] około: wygrana tam
       *[other] wygrana tam
    }
ui-odds-away = ucieczka { $chance }
ui-odds-loss = utrata zmysłów { $chance }
