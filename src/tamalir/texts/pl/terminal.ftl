### Stół w terminalu. Pełne wiersze, które można odczytać na głos.

## Początek

language-en = English
language-pl = Polski
language-ru = Русский

play-which-language = Który język?
play-which-fight = Która walka?
play-choose-default = Wpisz numer; sam Enter oznacza { $n }.
play-begins = Odpowiadaj numerem; h to pomoc, q to wyjście.
play-loaded = Wracamy do gry z pliku { $file }.
play-note = Uwaga: { $note }

scene-second-brood = Druga edycja: Varikas Martwy przeciwko Plemieniu Krwawej Matki
scene-second-duel = Druga edycja: Mordrog przeciwko Szalonemu Carthosowi, dla dwóch graczy

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
picture-third-symbol =
    { $symbol ->
        [physical] obrażenia fizyczne { $value }
        [magical] obrażenia magiczne { $value }
        [enemy] obrażenia wroga { $value }
        [agility] zwinność { $value }
        [surge] wzmocnienie { $value }
        [double] podwojenie
        [shield] tarcza { $value }
       *[dash] kreska
    }

## Wyjaśnienia

play-asides =
    { $count ->
        [one] Wpisz a, aby zobaczyć jeszcze jedną rzecz, którą możesz zrobić w każdej chwili.
       *[other] Wpisz a, aby zobaczyć jeszcze { $count } rzeczy, które możesz zrobić w każdej chwili.
    }
play-asides-title = W każdej chwili możesz:
play-no-asides = Nic innego nie możesz teraz zrobić.
play-forbidden-title = Teraz niedozwolone:
play-forbidden = { $n }. { $deed }: { $reason }
play-nothing-forbidden = Nic, czego można by próbować, nie jest teraz zabronione.
play-allowed = To możesz teraz zrobić: { $deed }.
play-not-understood = „{ $word }” nie jest możliwą odpowiedzią. Wpisz numer albo h, aby zobaczyć pomoc.
play-not-found = Nikt tu nie zna „{ $word }”.

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
    ? pokazuje, czego teraz nie możesz zrobić i która zasada tego zabrania.
    ? 3 albo ? NAZWA wyjaśnia jedną rzecz i pokazuje zasadę.
    p pokazuje jeszcze raz obie strony.
    c pokazuje karty na stole.
    u cofa twój ostatni wybór.
    s PLIK zapisuje grę.
    l zmienia język; l ru wybiera konkretny.
    h pokazuje tę pomoc.
    q odchodzi od stołu.
