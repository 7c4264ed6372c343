### The browser client: the table and what all pages share.

ui-name = Tamalir
ui-close = Zamknij
ui-reload = Wczytaj ponownie
ui-loading = Chwileczkę…
ui-page-missing = Nie udało się wczytać tej strony.
ui-opening = Rozkładamy stół…

## The line to the server

ui-line-waiting = Połączenie ze stołem zostało przerwane. Już je nawiązujemy; nic nie przepadło.
ui-no-token = Potrzebujesz odnośnika do tego stołu
ui-no-token-help = Otwórz odnośnik od gospodarza. Jest w nim klucz do twojego miejsca.
ui-bad-token = Ten odnośnik niczego już nie otwiera
ui-bad-token-help = Gospodarz mógł go wymienić. Poproś o nowy.
ui-no-game = Nie ma takiego stołu
ui-no-game-help = Mógł zostać uprzątnięty albo odnośnik jest niepełny.
ui-closed = Stół został zamknięty dla tej strony
ui-closed-help = Wczytaj stronę ponownie, żeby wrócić.
ui-to-start = Na stronę główną
ui-error-stale = Gra potoczyła się tymczasem dalej. Spójrz jeszcze raz na pytanie.
ui-error-cannot-undo = Tego nie można już cofnąć.
ui-error-game-over = Gra się skończyła.
ui-error-unavailable = Serwer nie może teraz odpowiedzieć. Spróbuj ponownie.
ui-error-too-many = Nie tak szybko, proszę.
ui-error-forbidden = To nie należy do ciebie.
ui-error-already-asked = Pozostali gracze zostali już zapytani.
ui-error-lost = Połączenie zerwało się przed dostarczeniem. Powiedz to jeszcze raz.
ui-error-quota = Z tego adresu jest tu już zbyt wiele stołów.
ui-error-set-aside = Zasady przy tym stole nie dobiegały końca, więc stół odstawiono. Wszystkie dotychczasowe odpowiedzi są zachowane; musi mu się przyjrzeć osoba, która prowadzi serwer.

## Top bar and menu

ui-tools = Narzędzia
ui-undo = Cofnij
ui-why = Wyjaśnij
ui-explain = Co to jest?
ui-sound = Dźwięk
ui-light = Światło dnia albo świecy
ui-menu = Menu
ui-steps = Fazy tury
ui-step-refresh = Regeneracja
ui-step-movement = Ruch
ui-step-adventure = Przygoda
ui-step-market = Handel
ui-step-experience = Doświadczenie
ui-settings = Ustawienia
ui-rules = Zasady
ui-replay = Powtórka
ui-lobby = Miejsca i odnośniki
ui-talk = Rozmowa
ui-talk-empty = Nikt jeszcze nic nie powiedział.
ui-talk-say = Powiedz coś przy stole
ui-talk-send = Powiedz
ui-talk-unread =
    { $n ->
        [one] Rozmowa, { $n } nowa wypowiedź
        [few] Rozmowa, { $n } nowe wypowiedzi
       *[many] Rozmowa, { $n } nowych wypowiedzi
    }
ui-spectator = Widz
ui-link-copy = Kopiuj mój odnośnik
ui-link-copied = Odnośnik skopiowany. Kto go ma, gra na twoim miejscu.
ui-link-not-copied = Przeglądarka nie pozwala tej stronie kopiować.
ui-let-bot = Niech gra za mnie bot
ui-play-myself = Znów gram osobiście
ui-leave = Odejdź od stołu
ui-keys = Klawisze
ui-decks-title = Talie i Zagłada

## The margin

ui-margin = Kompania i kronika
ui-company = Kompania
ui-undefeated = Niepokonane
ui-undefeated-one = { $name }, { $place }: pokaż na mapie
ui-undefeated-none = Wolne
ui-chronicle = Kronika
ui-chronicle-filter = Które wpisy pokazać
ui-chronicle-empty = Nic się jeszcze nie wydarzyło.
ui-chronicle-again = Zobacz tę chwilę jeszcze raz
ui-deed-host-bot = Gospodarz oddał botowi miejsce: { $who }.
ui-deed-host-human = Gospodarz zwrócił miejsce graczowi: { $who }.
ui-deed-link = Gospodarz zmienił link do miejsca: { $who }.
ui-deed-absent = Bot zastępuje: { $who }.
ui-deed-trial = Próba na prywatnym stole: { $who }.
ui-filter-all = wszystko
ui-filter-mine = moje
ui-filter-fights = walki
ui-filter-journeys = podróże
ui-filter-trade = dobytek
ui-filter-land = kraina
ui-rule-of = Zasada { $rule }
ui-rule-page = Strona { $page }
ui-rule-open = Czytaj w księdze zasad
ui-rule-missing = Nie znaleziono tej zasady.
ui-seat-bot = bot: { $bot }
ui-seat-away = { $name }, poza stołem
ui-seat-free = nikogo tu jeszcze nie ma
ui-seat-stand-in = { $name }, poza stołem; gra bot
ui-life = Życie
ui-stamina = Wytrzymałość
ui-gold = Złoto

## The question

ui-your-turn = Twoja tura
ui-you-are-asked = Pytanie do ciebie
ui-turn-of = Tura: { $name }
ui-round = Runda { $n }
ui-over = Koniec
ui-over-title = Gra się skończyła.
ui-to-end = Do kroniki tej gry
ui-waiting = Chwileczkę: trwa rozdawanie.
ui-in-reach = { $n ->
    [one] Jedno pole w zasięgu. Wybierz je albo zostań.
    [few] { $n } pola w zasięgu. Wybierz jedno ze świecących.
   *[many] { $n } pól w zasięgu. Wybierz jedno ze świecących.
}
ui-options = Co możesz zrobić
ui-travel = Ruszaj
ui-confirm = Zrób to
ui-choose-first = Najpierw wybierz
ui-back = Wstecz
ui-key-enter = Enter
ui-agree = Zgoda
ui-refuse = Odmów
ui-undo-asked = { $name } prosi o cofnięcie ostatniego wyboru.
ui-all-options = Wszystkie możliwości ({ $n })
ui-offers = Nikt cię nie pyta, ale możesz:
ui-fewer = Mniej
ui-as-list = Jako lista
ui-more = { $n ->
    [one] Jeszcze jedna rzecz
    [few] Jeszcze { $n } rzeczy
   *[many] Jeszcze { $n } rzeczy
}
ui-order = Rób tak samo w każdej rundzie
ui-order-stop = Przestań robić tak samo
ui-skip = Do mojej następnej decyzji
ui-skip-watching = Do ostatniego ruchu
ui-hurrying = Ruchy innych są pokazywane od razu, aż padnie pytanie do ciebie.
ui-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[many] { $n } kości
}
ui-movement-dice = Kości ruchu
ui-die-pays = { $terrains }: płaci za krok { $step }, { $terrain }
ui-die-spent = { $terrains }: zapłaciła za krok { $step }, { $terrain }
ui-odds-win = Szansa na zwycięstwo: { $chance }
ui-odds-average = Szansa przeciw przeciętnej karcie: { $chance }
ui-odds-is-win = wygrana
ui-odds-is-away = ucieczka
ui-odds-is-loss = klęska
ui-odds-aim = Najlepsze dla:
ui-odds-aim-gain = całej stawki
ui-odds-aim-win = zwycięstwa
ui-odds-aim-live = przetrwania
ui-odds-aim-cards = kart
ui-odds-wounds = spodziewane rany: { $n }
ui-odds-best = najlepsze szanse
ui-odds-off = Przy tym stole gra się bez podpowiadania szans.
ui-odds-none = Dla tego pytania nie ma szans do podania.
ui-odds-exact = Szanse są dokładne.
ui-odds-about = Szanse policzono z wielu prób; mogą się różnić o { $error } p.p.
ui-why-asked = Wybierz jedną z możliwości numerem, kliknięciem albo strzałkami. Pierwsze naciśnięcie pokazuje skutek, drugie go wykonuje.

## The map

ui-map = Mapa
ui-map-label = { $n ->
    [0] Mapa
    [one] Mapa, jedno pole w zasięgu
    [few] Mapa, { $n } pola w zasięgu
   *[many] Mapa, { $n } pól w zasięgu
}
ui-map-loading = Mapa się rysuje…
ui-map-tools = Narzędzia mapy
ui-zoom-in = Bliżej
ui-zoom-out = Dalej
ui-zoom-all = Cała mapa
ui-to-map = Na mapę
ui-to-scene = Wróć do walki
ui-to-position = Do spisu rzeczy na stole
ui-list-title = Mapa jako lista
ui-list-reach = Tylko pola w zasięgu
ui-space-jewel = Przygoda: { $colour }
ui-space-jewel-sun = Przygoda: { $colour }, wraca z Wydarzeniami
ui-space-taken = Tę przygodę ktoś już zabrał.
ui-space-undefeated = Niepokonane: { $name }
ui-space-hero = Stoi tu { $name }.
ui-space-market = { $n ->
    [0] Nic na sprzedaż
    [one] Jedna karta na sprzedaż
    [few] { $n } karty na sprzedaż
   *[many] { $n } kart na sprzedaż
}
ui-space-dice = Kości
ui-space-far = Poza zasięgiem tego rzutu
ui-space-way = { $n ->
    [one] 1 kość: { $ways }
    [few] { $n } kości: { $ways }
   *[many] { $n } kości: { $ways }
}
ui-space-chance = Dojście przy rzucie { $n ->
    [one] 1 kością
    [few] { $n } kośćmi
   *[many] { $n } kośćmi
}
ui-space-win = Zwycięstwo, przeciętna karta
ui-space-off = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
} na { $way ->
    [ne] północny wschód
    [n] północ
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
    [s] południe
    [se] południowy wschód
   *[e] wschód
}
ui-event-rank = Wydarzenie rangi { $n }
ui-no-event = Żadne Wydarzenie nie jest w grze.
ui-doom = Zagłada { $n }/8
ui-doom-next = { $n ->
    [one] następny przy 1 karcie
    [few] następny za { $n } karty
   *[many] następny za { $n } kart
}
ui-doomed = Dotknięte Zagładą
ui-stalls = Kramy
ui-decks = i wszystkie talie
ui-stall-cards = { $n ->
    [0] pusto
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}

## On a phone

ui-tabs = Części stołu
ui-tab-map = Mapa
ui-tab-hero = Bohater
ui-tab-company = Kompania
ui-tab-chronicle = Kronika
ui-lower = Opuść arkusz
ui-raise = Podnieś arkusz

## Keys

ui-key-choose = wybierz możliwość o tym numerze
ui-key-confirm = potwierdź
ui-key-back = poziom wstecz; nigdy nie kończy tury
ui-key-undo = cofnij
ui-key-why = wyjaśnij pytanie
ui-key-skip = do mojej następnej decyzji
ui-key-order = rób tak samo w każdej rundzie tej walki
ui-key-arrows = od pola do pola na mapie
ui-key-home = do mojego bohatera
ui-key-zoom = bliżej, dalej, cała mapa
ui-key-tabs = mapa, bohater, kompania, kronika
ui-key-light = światło dnia albo świecy
ui-key-sound = dźwięk włącz albo wyłącz
ui-key-plan = zaplanuj podróż, także w turze innych

## Planowanie

ui-plan = Planuj
ui-plan-title = { $name }: plan podróży
ui-plan-says = Szansa dotarcia na każde pole przy tylu kościach, zanim zostaną rzucone.
ui-plan-dice = Iloma kośćmi
ui-plan-where = Dokąd warto iść
ui-plan-chance = Szansa dotarcia: { $chance }
ui-plan-none = Nie ma teraz podróży do zaplanowania.
ui-plan-nothing = W pobliżu nie ma nic, do czego warto by iść.
ui-plan-end = Koniec planowania

## A game without pictures of its own

ui-plain-title = Co leży na stole
ui-time-left = Runda { $round }. Zostało około { $left ->
    [one] { $left } rundy
   *[other] { $left } rund
}.
ui-time-left-off = (Szacunek z { $games } gier botów; mylił się średnio o { $off ->
    [one] { $off } rundę
    [few] { $off } rundy
   *[other] { $off } rund
}.)
