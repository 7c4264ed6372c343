### Strony wokół stołu: początek, nowa gra, poczekalnia, kronika, zapis rozgrywki, zasady, pierwsza gra, ustawienia.

## Wszędzie

ui-page-home = Strona początkowa
ui-page-skip = Do treści
ui-page-back = Wróć
ui-page-copied = Skopiowano
ui-page-loading = Chwileczkę
ui-page-failed = To się nie udało.
ui-page-unreachable = Serwer nie odpowiada. Nic nie przepadło: spróbuj za chwilę.
ui-page-not-found = Takiej strony nie ma.
ui-page-language = Język
ui-page-settings = Ustawienia

## Początek

ui-start-title = Tamalir
ui-start-subtitle = Stół do gry Runebound
ui-start-menu = Menu główne
ui-start-continue = Kontynuuj
ui-start-continue-more =
    { $n ->
        [one] i jeszcze { $n } stół
        [few] i jeszcze { $n } stoły
       *[other] i jeszcze { $n } stołów
    }
ui-start-quick = Szybka gra
ui-start-new = Nowa gra
ui-start-new-says = Od jednego do sześciu miejsc, wszystkie warianty
ui-start-join = Dołącz do stołu
ui-start-join-says = Z otrzymanym linkiem
ui-start-learn = Nauka
ui-start-learn-says = Dziesięć minut z kośćmi w ręku
ui-start-load = Wczytaj plik
ui-beside = Obok pudełka
ui-start-watch = Oglądaj
ui-start-rules = Zasady
ui-start-about = O programie
ui-start-fan = Nieoficjalny projekt fanowski. Bezpłatny, otwarty, bez konta.
ui-start-setting-up = Przygotowujemy stół.
ui-start-choose-file = Wybierz plik z grą
ui-start-bad-file = Ten plik nie jest zapisem gry.

## Stoły w tej przeglądarce

ui-tables-title = Twoje stoły
ui-tables-says = Pamięta je tylko ta przeglądarka. Kto ma link do miejsca, może grać dalej skądkolwiek.
ui-tables-none = Nie ma jeszcze żadnego stołu. Szybka gra zaczyna się jednym kliknięciem.
ui-tables-forget = Zapomnij ten stół
ui-tables-forget-sure = Bez linku nikt nie wróci na to miejsce. Zapomnieć?
ui-tables-forgotten = Serwer nie zna już tego stołu.
ui-tables-your-turn = { $hero }{ $round ->
    [0] { "" }
   *[other] , runda { $round }
}. Teraz decydujesz ty.
ui-tables-waiting = { $hero }{ $round ->
    [0] { "" }
   *[other] , runda { $round }
}. Decydują inni.
ui-tables-over = { $hero }. Koniec gry.
ui-tables-watching = Oglądasz.{ $round ->
    [0] { "" }
   *[other] { " " }Runda { $round }.
}
ui-tables-watched = Oglądana gra dobiegła końca.

## Dołączanie i oglądanie

ui-join-title = Dołącz do stołu
ui-join-says = Wklej link do swojego miejsca. Otwiera tylko to jedno miejsce, więc zachowaj go dla siebie.
ui-join-field = Link
ui-join-go = Usiądź
ui-join-bad-link = To nie jest link do miejsca przy stole. Wygląda on tak: { $example }.
ui-watch-title = Oglądaj
ui-watch-says = Widzowie widzą to, co przy stole jawne dla wszystkich, i żadnych tajemnic.
ui-watch-field = Link dla widzów
ui-watch-go = Oglądaj

## Nowa gra

ui-new-title = Nowa gra
ui-new-says = Wszystko jest tak ustawione, że można zaczynać od razu.
ui-new-edition = Edycja
ui-new-edition-second-says = Powrót Władców Smoków. Od jednego do sześciu bohaterów szuka Margatha albo trzech Smoczych Runów.
ui-new-edition-third-says = Od dwojga do czworga bohaterów zbiera siły przez dwa akty; wygrywa, kto zgładzi złoczyńcę.
ui-new-edition-bonds-says = W pojedynkę, razem albo jako rywale; wrogowie grają sami.
ui-new-edition-plain = Słowami zamiast obrazów: pytania, możliwości, mapa i spis wszystkiego, co leży na stole.
ui-new-seats = Miejsca
ui-new-seat = Miejsce { $n }
ui-new-seat-who = Kto tu siedzi
ui-new-seat-me = Ja
ui-new-seat-mine = Jeszcze jeden mój bohater
ui-new-seat-mine-says = Prowadzisz też tego bohatera. Stół pokazuje tego z twoich bohaterów, który właśnie decyduje.
ui-new-seat-here = Gracz przy tym urządzeniu
ui-new-seat-away = Gracz z linkiem
ui-new-seat-bot = Bot
ui-new-seat-name = Imię
ui-new-seat-hero = Bohater
ui-new-seat-any-hero = Wylosowany
ui-new-seat-strength = Siła gry
ui-new-seat-add = Dodaj miejsce
ui-new-seat-remove = Usuń miejsce { $n }
ui-new-how = Jak gracie
ui-new-variants = Warianty
ui-new-variants-says = Proponuje je instrukcja. Żaden nie jest konieczny.
ui-new-readings = Inne odczytania zasad
ui-new-readings-says = Tam, gdzie instrukcja zostawia swobodę, stół może umówić się na inne odczytanie.
ui-new-changed =
    { $n ->
        [0] jak w instrukcji
        [one] { $n } zmiana
        [few] { $n } zmiany
       *[other] { $n } zmian
    }
ui-new-house = Zasady domowe
ui-new-odds = Szanse są widoczne
ui-new-odds-says = Przy każdym wyborze stoją jego szanse. Wyłączone: każdy liczy sam.
ui-new-thoughts = Boty mówią, co myślą
ui-new-thoughts-says = Bot wyjaśnia swój wybór, gdy już go dokona.
ui-new-enemies = Wrogami gra komputer
ui-new-enemies-says = W walce nikt nie musi decydować za wroga sąsiada: robi to najlepszy bot.
ui-new-undo = Cofanie
ui-new-undo-own = Własny wybór
ui-new-undo-own-says = Ostatni wybór, dopóki nie padła kość i nie odkryto karty; dalej za zgodą wszystkich.
ui-new-undo-consent = Tylko za zgodą
ui-new-undo-consent-says = Muszą się zgodzić wszyscy przy stole.
ui-new-undo-off = Nigdy
ui-new-undo-off-says = Co się stało, to się nie odstanie.
ui-new-takeover = Bot zastępuje nieobecnych
ui-new-takeover-says = Kto ma decydować, a nie ma go tak długo, tego zastępuje bot, aż do powrotu.
ui-new-clock = Czas na decyzję
ui-new-clock-says = Na pytanie, które tak długo czeka, odpowiada raz bot.
ui-new-never = Nigdy
ui-new-no-clock = Bez limitu
ui-new-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
ui-new-hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[other] { $n } godzin
    }
ui-new-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[other] { $n } dni
    }
ui-new-begin = Przygotuj stół
ui-new-summary = Ten stół
ui-new-sum-people =
    { $n ->
        [0] Same boty: oglądasz
        [one] { $n } gracz
        [few] { $n } gracze
       *[other] { $n } graczy
    }
ui-new-sum-bots =
    { $n ->
        [0] bez botów
        [one] { $n } bot
        [few] { $n } boty
       *[other] { $n } botów
    }
ui-new-same-hero = Dwa miejsca nie mogą mieć tego samego bohatera.

## Poczekalnia

ui-lobby-title = Stół gotowy
ui-lobby-says = Przekaż każdemu graczowi link do jego miejsca. Tylko tutaj możesz go zobaczyć.
ui-lobby-seats = Miejsca
ui-lobby-you = Ty
ui-lobby-here = jest przy stole
ui-lobby-not-here = jeszcze nie ma
ui-lobby-this-device = na tym urządzeniu
ui-lobby-bot = bot, { $strength }
ui-lobby-standing-in = zastępuje bot
ui-lobby-copy-link = Kopiuj link
ui-lobby-qr = Kod QR
ui-lobby-qr-of = Kod QR linku do miejsca { $n }
ui-lobby-new-link = Utwórz nowy link
ui-lobby-new-link-says = Stary link niczego już nie otworzy.
ui-lobby-to-bot = Oddaj botowi
ui-lobby-to-human = Odbierz botowi
ui-lobby-play-here = Zagraj też tutaj
ui-lobby-your-name = Twoje imię
ui-lobby-save-name = Przedstaw się
ui-lobby-all-here = Wszyscy są.
ui-lobby-waiting =
    { $n ->
        [one] Brakuje { $n } gracza.
       *[other] Brakuje { $n } graczy.
    }
ui-lobby-to-table = Do stołu
ui-lobby-spectators = Widzowie
ui-lobby-spectators-says = Kto ma ten link, może patrzeć i nie widzi tajemnic.
ui-lobby-goes = Wkrótce zniknie
ui-lobby-goes-says = Przy tym stole od dawna nikt nie grał: { $day } zostanie usunięty. Graj dalej, aby go zachować, albo zapisz grę do pliku.
ui-lobby-dice = Uczciwe kości
ui-lobby-dice-says = Tę liczbę ustalono przed pierwszym rzutem. Po grze każdy może sprawdzić z nią każdy rzut.
ui-lobby-dice-joint = Każdy dołożył swoją część do kości: od rzutu { $n } nikt nie mógł ich wybrać.
ui-lobby-dice-server = Kości wynikają tylko z tej liczby, dopóki wszyscy nie otworzą stołu i nie dołożą swojej części.

## Przekazywanie urządzenia

ui-curtain-title = Decyduje { $name }
ui-curtain-says = Przekaż urządzenie. Nic tajnego nie pokaże się, dopóki nie potwierdzisz, że to ty.
ui-curtain-go = Gra { $name }

## Kronika

ui-end-page = Kronika
ui-end-won = Zwycięża { $hero }
ui-end-won-before = Zwycięża { $hero }. Za zwycięzcą: { $others }
ui-end-won-many = Wspólnie zwyciężają: { $heroes }
ui-end-team = Kto tam był
ui-end-nobody = Nikt nie wygrywa
ui-end-length =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }
ui-end-replay = Zapis rozgrywki
ui-end-again = Zagraj jeszcze raz
ui-end-export = Zapisz do pliku
ui-end-not-over = Ta gra jeszcze trwa.
ui-end-to-table = Do stołu
ui-end-ranking = Kolejność
ui-end-level = poziom
ui-end-gold = złoto
ui-end-won-fights = wygrane
ui-end-lost-fights = przegrane
ui-end-knockouts = ogłuszenia
ui-end-you = Ty
ui-end-trails = Którędy szli bohaterowie
ui-end-turn = Tura { $n }
ui-end-show = Pokaż tę chwilę
ui-end-saga = Opowieść
ui-end-saga-none = Wydarzyło się zbyt mało, by powstała opowieść.
ui-end-chances = Kto miał szansę wygrać
ui-end-chances-says = W przybliżeniu, tura po turze: ocena pozycji według dalszego przebiegu gier botów.
ui-end-chances-of = { $who }: na początku { $first } %, najwyżej { $most } %.
ui-end-luck = Szczęście i wybory
ui-end-earned = zasługa
ui-end-earned-lucky = zasługa i szczęście
ui-end-lucky = szczęście
ui-end-neither = ani jedno, ani drugie
ui-end-luck-axis = szczęście w rzutach
ui-end-luck-better = { $hero }: takie szczęście lub większe trafia się w { $percent } % takich gier.
ui-end-luck-worse = { $hero }: takie szczęście lub mniejsze trafia się w { $percent } % takich gier.
ui-end-luck-few = { $hero }: żaden rzut nie zależał od szczęścia.
ui-end-best = Najlepszy wybór w { $percent } % ocenionych decyzji w walce (razem { $n }).
ui-end-counting = Trwa ocena wyborów.
ui-end-not-whole = Na całą grę zabrakło czasu: późniejszych wyborów nie policzono.
ui-end-luck-none = Rzutów było za mało, by mówić o szczęściu.
ui-end-shelf = Przyniesione do domu
ui-end-shelf-empty = Tylko opowieść.
ui-end-gave = Co dał każdy z was
ui-end-share = Opowiedz innym
ui-end-keep = Zapisz obrazek
ui-end-copy = Kopiuj link
ui-end-same-dice = Te same kości
ui-end-runes = runy
ui-end-duels = wygrane pojedynki
ui-end-jewel-red = czerwone
ui-end-jewel-blue = niebieskie
ui-end-jewel-yellow = żółte
ui-end-jewel-green = zielone
ui-end-fair = Czy kości były uczciwe?
ui-end-fair-check = Sprawdź każdy rzut
ui-end-fair-checking = Sprawdzanie
ui-end-fair-yes =
    { $n ->
        [one] { $n } rzut, sprawdzony z ziarnem zapieczętowanym przed grą.
        [few] { $n } rzuty, każdy sprawdzony z ziarnem zapieczętowanym przed pierwszym.
       *[other] { $n } rzutów, każdy sprawdzony z ziarnem zapieczętowanym przed pierwszym.
    }
ui-end-fair-noted = Ta przeglądarka zapamiętała pieczęć na początku gry.
ui-end-fair-seed = Ziarno nie jest tym, które zapieczętowano na początku gry.
ui-end-fair-throw = Rzut { $n } nie wynika z ziarna.
ui-end-fair-gap = Brakuje rzutu { $n }.
ui-end-fair-joint = Od rzutu { $n } kości były wspólne.
ui-end-fair-share = Część miejsca { $n } nie jest tą, którą obiecano.
ui-end-fair-cannot = Ta przeglądarka sprawdza tylko przez https albo na tym komputerze.
ui-end-fair-no-proof = Tej gry nie można dowieść.

## Zapis rozgrywki

ui-replay-page = Zapis rozgrywki
ui-replay-moment = Chwila { $n } z { $most }
ui-replay-scrub = Chwila
ui-replay-play = Odtwarzaj
ui-replay-pause = Pauza
ui-replay-first = Na początek
ui-replay-last = Na koniec
ui-replay-before = Krok wstecz
ui-replay-after = Krok naprzód
ui-replay-turn-before = Poprzednia tura
ui-replay-turn-after = Następna tura
ui-replay-speed = Tempo
ui-replay-share = Kopiuj link do tej chwili
ui-replay-export = Zapisz do pliku
ui-replay-fork = Graj dalej od tej chwili
ui-replay-fork-says = Prywatny stół ze świeżymi kośćmi. Ta gra zostaje, jaka jest.
ui-replay-none = Nic się jeszcze nie wydarzyło.
ui-replay-happened = Co się wydarzyło

## Zasady

ui-rules-title = Zasady
ui-rules-says = Każda zasada, której trzyma się stół, z numerem, który podają odmowy i dziennik gry.
ui-rules-find = Szukaj
ui-rules-field = Słowo albo numer zasady
ui-rules-edition = Edycja
ui-rules-hits =
    { $n ->
        [0] Żadna zasada o tym nie mówi. Spróbuj jednego słowa albo jego części.
        [one] { $n } zasada
        [few] { $n } zasady
       *[other] { $n } zasad
    }
ui-rules-chapters = Rozdziały
ui-rules-shown-in-english = Tej zasady jeszcze nie przetłumaczono, więc stoi tu po angielsku.
ui-rules-page-of = Instrukcja, strona { $page }
ui-rules-differs = Gdzie źródła się różnią
ui-rules-link = Link do tej zasady
ui-rules-none-such = Nie ma zasady { $rule }.

## Rozdziały instrukcji

ui-chapter-second-win = Cel gry
ui-chapter-second-comp = Elementy gry
ui-chapter-second-setup = Przygotowanie gry
ui-chapter-second-turn = Tura
ui-chapter-second-refresh = Faza Regeneracji
ui-chapter-second-move = Faza Ruchu
ui-chapter-second-adv = Faza Przygody
ui-chapter-second-event = Wydarzenia
ui-chapter-second-enc = Spotkania
ui-chapter-second-undef = Nierozstrzygnięte Wyzwania
ui-chapter-second-meet = Inni bohaterowie
ui-chapter-second-market = Faza Handlu
ui-chapter-second-limit = Ograniczenia ilości Przedmiotów i Sprzymierzeńców
ui-chapter-second-xp = Faza Doświadczenia
ui-chapter-second-wound = Rany i Zmęczenie
ui-chapter-second-effect = Użycie kart
ui-chapter-second-act = Aktywacja kart
ui-chapter-second-combat = Walka
ui-chapter-second-escape = Ucieczka
ui-chapter-second-ally = Sprzymierzeńcy w walce
ui-chapter-second-ko = Ogłuszenie
ui-chapter-second-duel = Walka pomiędzy Bohaterami
ui-chapter-second-skill = Testy umiejętności
ui-chapter-second-var = Warianty
ui-chapter-second-doom = Szlak Zagłady
ui-chapter-second-end = Ostateczne Starcie
ui-chapter-second-hazard = Zagrożenia podróży
ui-chapter-second-term = Pojęcia
ui-chapter-second-gap = Rozstrzygnięcia tam, gdzie instrukcja milczy

## Ustawienia

ui-settings-title = Ustawienia
ui-settings-says = Pamięta je ta przeglądarka. Dla innych graczy nic nie zmieniają.
ui-settings-language = Język
ui-settings-theme = Światło
ui-settings-theme-system = Jak w urządzeniu
ui-settings-theme-parchment = Światło dnia
ui-settings-theme-candle = Światło świec
ui-settings-speed = Tempo ruchu
ui-settings-speed-off = Bez ruchu
ui-settings-speed-slow = Powoli
ui-settings-speed-normal = Zwykłe
ui-settings-speed-fast = Szybko
ui-settings-sound = Dźwięk
ui-settings-volume = Głośność
ui-settings-air = Odgłosy otoczenia
ui-settings-motion = Mniej ruchu
ui-settings-motion-says = Nic się nie toczy i nie lata; wyniki po prostu są.
ui-settings-press = Jedno naciśnięcie odpowiada
ui-settings-press-says = W przeciwnym razie pierwsze pokazuje, co by się stało, a drugie to robi.
ui-settings-name = Twoje imię przy nowych stołach

## O programie

ui-about-title = O programie Tamalir
ui-about-what = Tamalir to stół do gry planszowej Runebound: każda zasada działa tak, jak stoi w instrukcji, każda odmowa podaje swoją zasadę, a każdy rzut można sprawdzić.
ui-about-fan = To nieoficjalny projekt fanowski. Nie jest związany z wydawcą gry Runebound ani przez niego wspierany. Nie zawiera ilustracji ani tekstów wydawcy; nazwy i liczby pochodzą z instrukcji, a karty i miejsca, których nie opisuje żadne źródło, wymyśliliśmy sami.
ui-about-free = Jest bezpłatny i otwarty, bez reklam i bez konta. Nie przechowuje o tobie niczego poza imieniem, które podajesz przy stole.
ui-about-credits = Podziękowania
ui-about-icons = Ikony: Game-icons.net, autorzy Lorc, Delapouite i inni, Creative Commons BY 3.0. Znaki terenu, klejnoty, kości, miasta i mapa są nasze.
ui-about-fonts = Pismo: Alegreya, Alegreya SC i Alegreya Sans, autor Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
ui-about-parts = Zbudowane z użyciem Svelte, Project Fluent, Pythona, Litestar i SQLAlchemy.
ui-about-licence = Program jest wolnym oprogramowaniem na licencji MIT; dane kart i mapy na licencji Creative Commons BY 4.0.
ui-about-version = Wersja { $version }

## Powiadomienia przeglądarki

ui-push = Powiadom mnie, gdy przyjdzie moja kolej
ui-push-says = Powiadomienie z tej przeglądarki, także gdy stół jest zamknięty.
ui-push-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
ui-push-failed = Nie udało się. Okna prywatne nie pozwalają na powiadomienia; w zwykłym oknie spróbuj jeszcze raz.

## Własne karty i laboratorium

ui-lab-title = Laboratorium
ui-lab-says = Co karta zmienia w grze i co widać po wielu partiach.
ui-lab-drop = Upuść tu wynik z laboratorium albo wybierz plik.
ui-lab-other = Inny wynik:
ui-lab-choose = Wybierz plik
ui-lab-bad = „{ $file }” nie jest wynikiem z laboratorium. Potrzebny jest plik zapisany poniższymi poleceniami.
ui-lab-how = Skąd wziąć wynik
ui-lab-how-card = Karta z pudełka albo własna: te same partie rozgrywa się z nią i bez niej.
ui-lab-how-report = Wiele partii naraz i to, co z nich widać:
ui-lab-private = Plik czyta tylko ta przeglądarka; nigdzie nie jest wysyłany.
ui-packs = Własne karty
ui-packs-says = Zestaw własnych kart dołącza do tego stołu. To same dane; serwer sprawdza je, zanim trafią na stół.
ui-packs-zip = Plik zip
ui-packs-folder = Folder
ui-packs-checking = Sprawdzanie …
ui-packs-drop = Usuń { $name }
ui-packs-bad = Tym zestawem nie da się grać: { $why }
ui-packs-lab = Ile warta jest karta? Sprawdź:
ui-packs-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
