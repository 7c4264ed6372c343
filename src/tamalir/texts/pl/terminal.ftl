### Stół w terminalu. Pełne wiersze, które można odczytać na głos.

## Początek

language-en = English
language-pl = Polski
language-ru = Русский

play-which-language = Który język?
play-which-game = W co gramy?
play-choose-default = Wpisz numer; sam Enter oznacza { $n }.
play-begins = Odpowiadaj numerem; h to pomoc, q to wyjście.
play-loaded = Wracamy do gry z pliku { $file }.
play-note = Uwaga: { $note }

scene-second-brood = Druga edycja: Varikas Martwy przeciwko Plemieniu Krwawej Matki
scene-second-duel = Druga edycja: Mordrog przeciwko Szalonemu Carthosowi, dla dwóch graczy
scene-third-first-game = Trzecia edycja: pierwsza partia, przygotowana dla lorda Hawthorne’a
play-whole-second = Druga edycja: cała gra
play-whole-third = Trzecia edycja: cała gra
play-whole-bonds = Unbreakable Bonds: cała gra wspólnie albo w pojedynkę
play-how-many = Ilu graczy?
play-how-many-bots = Ilu z nich prowadzi komputer?
play-choose-number = Liczba od { $least } do { $most }; sam Enter oznacza { $n }.

## Obraz

play-turn = Decyduje { NAME($hero) }, { $player }.
play-turn-of-seat = Decyduje { $player }.
play-numbered = { $n }. { $what }
play-deed-of-card = { $deed }. { $text }
play-computer = { NAME($hero) } (komputer): { $deed }
play-computer-seat = Komputer ({ $player }): { $deed }

picture-second-hero = { NAME($card) }: rany { $wounds } z { $life }, Zmęczenie { $exhaustion } z { $stamina }, złoto { $gold }. Percepcja { $mind }, Siła { $body }, Magia { $spirit }; obrażenia dystansowe { $ranged }, wręcz { $melee }, magiczne { $magic }.
picture-second-ally = Sprzymierzeniec { NAME($card) }: rany { $wounds } z { $life }, Zmęczenie { $exhaustion } z { $stamina }. Percepcja { $mind }, Siła { $body }, Magia { $spirit }; obrażenia dystansowe { $ranged }, wręcz { $melee }, magiczne { $magic }.
picture-second-foe = { NAME($card) }: rany { $wounds } z { $life }. Percepcja { $mind }, Siła { $body }, Magia { $spirit }; obrażenia dystansowe { $ranged }, wręcz { $melee }, magiczne { $magic }.
picture-second-items = Przedmioty: { $items }.
picture-second-item =
    { $down ->
        [yes] { NAME($card) } (karta zakryta)
       *[no] { NAME($card) }
    }
picture-second-kept = Zatrzymane karty: { $cards }.
picture-second-place = Miejsce: { $what }.
picture-second-dice =
    { $paid ->
        [none] Kości ruchu: { EACH($dice, of: "second-terrain") }.
       *[other] Kości ruchu: { EACH($dice, of: "second-terrain") }. Przebyte pola: { EACH($paid, of: "second-terrain") }.
    }
picture-second-stack = Na sprzedaż, ale teraz nie dla ciebie: { $cards }.
picture-second-ware = { NAME($card) } (cena { $cost })
picture-second-event =
    { $text ->
        [none] Wydarzenie w grze: { NAME($card) }.
       *[other] Wydarzenie w grze: { NAME($card) }. { $text }
    }
picture-second-track = Nierozstrzygnięte Wyzwania: { $list }.
picture-second-doom = Szlak Zagłady: karty { $cards }, żetony Zagłady { $counters } z { $most }.
picture-second-endgame = Trwa Ostateczne Starcie.
picture-second-experience = Poziom Doświadczenia { $level }. Znaczniki Przygód: { EACH($way, of: "second-counters") }; punkty Doświadczenia: { $points }, żeton Doświadczenia kosztuje { $cost }.
picture-second-deal = Oferta jak dotąd: { NAME($hero) } daje: { second-gives }, a chce: { second-wants }.
picture-second-closed = Niedostępne dla twoich kości: { $list }.

picture-third-side =
    { $tokens ->
        [none] { NAME($who) }: obrażenia { $damage } z { $health }. Nie ma już żetonów.
       *[other] { NAME($who) }: obrażenia { $damage } z { $health }. Żetony: { $tokens }.
    }
picture-third-token =
    { $golden ->
        [yes] { picture-third-symbol } (złoty symbol)
       *[no] { picture-third-symbol }
    }
picture-third-stack = { $token } (na podwojeniu)
picture-third-symbol =
    { $symbol ->
        [physical] obrażenia fizyczne { $value }
        [magical] obrażenia magiczne { $value }
        [enemy] obrażenia wroga { $value }
        [agility] zwinność { $value }
        [surge] wzmocnienie { $value }
        [double] podwojenie
        [shield] tarcza { $value }
        [charge] szarża { $value }
        [tactics] taktyka
       *[dash] kreska
    }

## Wyjaśnienia

play-unlisted =
    { $count ->
        [one] march:KOLUMNA,RZĄD prowadzi wprost na jeszcze jedno pole w zasięgu.
       *[other] march:KOLUMNA,RZĄD prowadzi wprost na dowolne z { $count } innych pól w zasięgu.
    }
play-asides =
    { $count ->
        [one] Wpisz a, aby zobaczyć jeszcze jedną rzecz, którą możesz zrobić w każdej chwili.
       *[other] Wpisz a, aby zobaczyć jeszcze { $count } rzeczy, które możesz zrobić w każdej chwili.
    }
play-asides-title = W każdej chwili możesz:
play-no-asides = Nic innego nie możesz teraz zrobić.
play-offers =
    { $count ->
        [one] Wpisz o, aby zobaczyć jedną rzecz, którą inny gracz może zrobić poza swoją kolejką.
       *[other] Wpisz o, aby zobaczyć { $count } rzeczy, które inni gracze mogą zrobić poza swoją kolejką.
    }
play-offers-title = Poza swoją kolejką gracze mogą teraz:
play-offer = { $n }. { $who }: { $deed }
play-who = { NAME($hero) }, { $player }
play-no-offers = Poza swoją kolejką nikt nie może teraz nic zrobić.
play-forbidden-title = Teraz niedozwolone:
play-forbidden = { $n }. { $deed }: { $reason }
play-nothing-forbidden = Nic, czego można by próbować, nie jest teraz zabronione.
play-allowed = To możesz teraz zrobić: { $deed }.
play-not-understood = „{ $word }” nie jest możliwą odpowiedzią. Wpisz numer albo h, aby zobaczyć pomoc.
play-not-found = Nikt tu nie zna „{ $word }”.
play-no-map = W tej grze nie ma mapy.
play-give-gold = Aby dać złoto, wpisz kwotę po dwukropku, od give-gold:{ $least } do give-gold:{ $most }.
play-ask-gold = Aby poprosić o złoto, wpisz kwotę po dwukropku, od ask-gold:{ $least } do ask-gold:{ $most }.

## Polecenia

play-undone =
    { $n ->
        [one] Twój ostatni wybór został cofnięty.
       *[other] Twój ostatni wybór i jego następstwa zostały cofnięte.
    }
play-cannot-undo = Nic nie zostało cofnięte: { $reason }.
undo-nothing = nie ma czego cofać
undo-chance = od tego czasu przemówiły kości albo karty
undo-other = od tego czasu wybierał ktoś inny
undo-seen = od tego czasu odkryto coś zakrytego
undo-old = gra pochodzi ze starszej wersji i dalej jej cofnąć nie można
undo-length = dziennik nie jest tak długi
play-saved = Gra została zapisana w pliku { $file }.
play-not-saved = Gra nie została zapisana: { $reason }
play-save-where = Podaj plik: s PLIK
play-language-now = Od teraz po polsku.
play-leave = Odchodzisz od stołu. Bywaj!
play-input-ended = Nie ma więcej danych, więc odchodzimy od stołu. Bywaj!
play-help =
    Numer albo nazwa możliwości odpowiada na pytanie.
    a pokazuje, co jeszcze możesz zrobić w każdej chwili, na przykład odrzucić kartę.
    o pokazuje, co gracze mogą zrobić poza swoją kolejką; o 2 to wykonuje.
    ? pokazuje, czego teraz nie możesz zrobić i która zasada tego zabrania.
    ? 3 albo ? NAZWA wyjaśnia jedną rzecz i pokazuje zasadę.
    p pokazuje cały stół.
    m mówi, co gdzie leży na mapie.
    c pokazuje karty pod ręką; c 3 albo c NAZWA pokazuje jedną kartę.
    odds mówi, jakie szanse daje każda opcja i o co toczy się gra; odds live wybiera cel.
    u cofa twój ostatni wybór.
    s PLIK zapisuje grę.
    l zmienia język; l ru wybiera konkretny.
    h pokazuje tę pomoc.
    q odchodzi od stołu.

## Mapa w słowach

way-east = wschód
way-north-east = północny wschód
way-north = północ
way-north-west = północny zachód
way-west = zachód
way-south-west = południowy zachód
way-south = południe
way-south-east = południowy wschód
land-second-town = miasto { NAME($town) }
land-second-counter =
    { $colour ->
        [green] zielona przygoda
        [yellow] żółta przygoda
        [blue] niebieska przygoda
       *[red] czerwona przygoda
    }
land-second-undefeated = nierozstrzygnięte Wyzwanie „{ NAME($card) }”
land-second-hero =
    { GENDER($hero) ->
        [f] bohaterka { NAME($hero) }
       *[other] bohater { NAME($hero) }
    }
land-second-way = { $direction } – { $what }
land-second-here = tutaj
land-second-bearing =
    { $n ->
        [one] { $n } pole na { $direction }
        [few] { $n } pola na { $direction }
       *[many] { $n } pól na { $direction }
    }
land-second-far = { $what } ({ $where })
land-second-from = Widok z tego miejsca: { $what }.
land-second-towns = Miasta: { $list }.
land-second-counters =
    { $colour ->
        [green] Najbliższe zielone przygody: { $list }.
        [yellow] Najbliższe żółte przygody: { $list }.
        [blue] Najbliższe niebieskie przygody: { $list }.
       *[red] Najbliższe czerwone przygody: { $list }.
    }
land-second-other = { NAME($hero) }: { $where }.
land-second-position = { $n }. { NAME($card) } ({ $where })
play-to = Idź na { $direction }: { $what }
play-step = Zamiast rzucać zrób jeden krok na { $direction }: { $what }
play-replenish =
    { $n ->
        [one] Połóż go { $n } pole na { $direction }: { $what }
        [few] Połóż go { $n } pola na { $direction }: { $what }
       *[many] Połóż go { $n } pól na { $direction }: { $what }
    }
play-moved = { NAME($hero) } idzie na { $direction }: { $what }.
play-replenished =
    { $colour ->
        [green] Pojawia się zielona przygoda, { $where } od miasta { NAME($town) }: { $what }.
        [yellow] Pojawia się żółta przygoda, { $where } od miasta { NAME($town) }: { $what }.
        [blue] Pojawia się niebieska przygoda, { $where } od miasta { NAME($town) }: { $what }.
       *[red] Pojawia się czerwona przygoda, { $where } od miasta { NAME($town) }: { $what }.
    }

## Zasady w wierszu poleceń

rules-kind = rodzaj
rules-kind-core = zasada
rules-kind-ruling = rozstrzygnięcie tam, gdzie instrukcje milczą
rules-kind-component = zawartość pudełka
rules-kind-definition = znaczenie słowa
rules-kind-variant = wariant
rules-check = sprawdzian
rules-readings = różnice
rules-term = polski termin
rules-sources = źródła
rules-code = kod
rules-tests = testy
rules-no-code = żaden wiersz jej nie wymienia
rules-no-tests = żaden nie ma jej znacznika
rules-no-checkout = Kod i testy widać tylko w katalogu roboczym projektu.
rules-untranslated = jeszcze nieprzetłumaczone
rules-some =
    { $shown ->
        [one] Pokazano { $shown } zasadę z { $n }; --limit { $n } pokaże wszystkie
        [few] Pokazano { $shown } zasady z { $n }; --limit { $n } pokaże wszystkie
       *[other] Pokazano { $shown } zasad z { $n }; --limit { $n } pokaże wszystkie
    }
rules-none = żadna zasada nie zawiera wszystkich słów: { $words }
