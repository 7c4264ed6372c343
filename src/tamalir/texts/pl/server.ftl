### Co mówi serwer stołu.

## Na kogo czeka stół

waiting-who = { NAME($hero) } ({ $player })
waiting-several = Czekamy na tych graczy: { $list }.
waiting-any = { $who } podejmuje decyzję.
waiting-setup = { $who } przygotowuje się do gry.
waiting-turn = { $who } decyduje, co dalej.
waiting-movement = { $who } wybiera drogę.
waiting-move = { $who } wybiera drogę.
waiting-adventure = { $who } decyduje, co tu zrobić.
waiting-card = { $who } decyduje o karcie.
waiting-event = { $who } decyduje o wydarzeniu.
waiting-experience = { $who } decyduje o doświadczeniu.
waiting-limits = { $who } robi miejsce wśród kart.
waiting-market = { $who } handluje.
waiting-shop = { $who } robi zakupy.
waiting-negotiation = { $who } prowadzi rozmowy.
waiting-deal = { $who } prowadzi rozmowy.
waiting-game = { $who } decyduje, czy zakończyć grę.
waiting-roll = { $who } decyduje o rzucie.
waiting-dice = { $who } decyduje o kościach.
waiting-combat = { $who } walczy.
waiting-fight = { $who } walczy.
waiting-wounds = { $who } decyduje o ranach.
waiting-reward = { $who } wybiera nagrodę.
waiting-duel = { $who } wybiera zdobycz.
waiting-knockout = { $who } dochodzi do siebie po Ogłuszeniu.
waiting-hand = { $who } wybiera karty z ręki.
waiting-hero = { $who } zastanawia się nad zdolnością.
waiting-learn = { $who } uczy się umiejętności.
waiting-trophy = { $who } decyduje o trofeach.
waiting-test = { $who } przechodzi test.
waiting-asset = { $who } decyduje o zasobie.
waiting-quest = { $who } decyduje, jak kończy się zadanie.
waiting-villain = { $who } przesuwa złoczyńcę.

## Co dzieje się na mapie

event-moved-to = { NAME($hero) } wchodzi na pole: { $what }.

## Księga

book-colour-green = zielony
book-letter-green = Z
book-colour-yellow = żółty
book-letter-yellow = Ż
book-colour-blue = niebieski
book-letter-blue = N
book-colour-red = czerwony
book-letter-red = C
book-attribute-mind = Percepcja
book-attribute-body = Siła
book-attribute-spirit = Magia
book-attack-ranged = walka dystansowa
book-attack-melee = walka wręcz
book-attack-magic = walka magiczna

## Boty

book-bot-random = Los
book-bot-says-random = Wybiera dowolną dozwoloną możliwość. Szybki i niegroźny.
book-bot-novice = Nowicjusz
book-bot-says-novice = Gra jak ktoś w swojej pierwszej grze: rozsądnie, lecz bez planu.
book-bot-adventurer = Poszukiwacz przygód
book-bot-says-adventurer = Planuje drogę, zna szanse w walce i omija to, co zbyt niebezpieczne.
book-bot-champion = Mistrz
book-bot-says-champion = Ściga się o runy, poluje na ich posiadaczy i najdłużej myśli.
book-bot-says-third-adventurer = Wybiera przygody, fabułę i targ według tego, co są warte, zna szanse w walce i jest śmiały.
book-bot-says-third-champion = Już się nie myli i twardo prowadzi przeciwników innych graczy.
book-bot-says-bonds-adventurer = Wybiera przygody, fabułę i targ według tego, co są warte, zna szanse w walce i jest śmiały.
book-bot-says-bonds-champion = Już się nie myli i twardo prowadzi przeciwników innych graczy.

## Opcje zasad

book-option-doom-track = Szlak Zagłady
book-option-says-doom-track = Odrzucane karty przygód zbierają się pod stosami kart Handlu i sprowadzają Zagładę; ósmy żeton Zagłady zaczyna Ostateczne Starcie.
book-option-travel-hazards = Zagrożenia podróży
book-option-says-travel-hazards = Kto kończy ruch w dziczy, może natrafić na zagrożenie.
book-option-softer-knockouts = Osłabione Ogłuszanie
book-option-says-softer-knockouts = Ogłuszony bohater traci mniej.
book-option-item-limits = Limit Przedmiotów
book-option-says-item-limits = Bohater może nieść ograniczoną liczbę Przedmiotów każdego rodzaju.
book-option-ally-limits = Limit Sprzymierzeńców
book-option-says-ally-limits = Bohaterowi może towarzyszyć dowolnie wielu Sprzymierzeńców, ale trzeba im płacić żołd.
book-option-length = Długość gry
book-option-says-length = W krótszej grze doświadczenie kosztuje mniej, w dłuższej więcej.
book-option-battle-trophies = Trofea bitewne
book-option-says-battle-trophies = Kto ogłuszy innego bohatera, bierze zdobycz.
book-option-slower-doom = Wolniejsza Zagłada
book-option-says-slower-doom = Zagłada postępuje dopiero po dwa razy większej liczbie kart; za ostatnim miastem idą one po torze drugi raz.
book-option-slower-solo-doom = Wolniejsza Zagłada dla jednego gracza
book-option-says-slower-solo-doom = W grze samotnej Zagłada postępuje dopiero po trzech kartach zamiast dwóch.
book-option-doom-under-decks = Karty Zagłady pod talie
book-option-says-doom-under-decks = Po położeniu żetonu Zagłady pozostałe karty trafiają pod swoje talie, a nie na stosy odrzuconych kart.
book-option-escape-from-bare-mind = Łatwiejsza ucieczka przed bohaterem
book-option-says-escape-from-bare-mind = Uciekający przed bohaterem rzuca przeciwko samej jego Percepcji.
book-option-double-knockout-spares-winner = Podwójne Ogłuszenie oszczędza zwycięzcę
book-option-says-double-knockout-spares-winner = Gdy obaj bohaterowie padają naraz, zwycięzca nie zostaje ogłuszony.
book-option-first-player = Pierwszy gracz
book-option-says-first-player = Kto zaczyna.
book-option-negotiate-and-adventure = Handel i przygoda
book-option-says-negotiate-and-adventure = Bohater może handlować z innym i w tej samej turze podjąć się przygody.
book-option-most-offers = Liczba ofert
book-option-says-most-offers = Po tylu ofertach rozmowy kończą się niczym.
book-option-forfeited-bars-undefeated = Porzucone kolory są zamknięte
book-option-says-forfeited-bars-undefeated = Kto zrezygnował z koloru, nie może podjąć także nierozstrzygniętych Wyzwań tego koloru.
book-option-forfeited-hazards-rise = Zagrożenia porzuconych kolorów rosną
book-option-says-forfeited-hazards-rise = Zagrożenie porzuconego koloru staje się najłatwiejszym z dozwolonych.
book-option-hazard-number-of-the-check = Numer zagrożenia z pierwszego rzutu
book-option-says-hazard-number-of-the-check = Liczą się symbole rzutu sprawdzającego; drugiego rzutu nie ma.
book-option-hazard-ends-only-the-step = Zagrożenie kończy tylko fazę
book-option-says-hazard-ends-only-the-step = Po zagrożeniu tura toczy się dalej od następnej fazy.
book-option-endgame-after-the-turn = Ostateczne Starcie po zakończeniu tury
book-option-says-endgame-after-the-turn = Tura, w której kładzie się ósmy żeton Zagłady, jest dogrywana do końca.
book-option-solo-elimination-wins = Jedyny gracz nie przegrywa Ostatecznego Starcia
book-option-says-solo-elimination-wins = Samotny gracz wygrywa także po wyeliminowaniu: ma najwięcej czerwonych kart.
book-option-defender-uses-ally-abilities = Obrońca korzysta ze Sprzymierzeńców
book-option-says-defender-uses-ally-abilities = W pojedynku obrońca może używać zdolności Sprzymierzeńców, które nie są atakami.
book-option-decide-each-step = Każdy krok osobno
book-option-says-decide-each-step = Każdy krok podróży, każda ucieczka i każdy cios to osobne pytanie. Wyłączone: podróż to jeden wybór, o ucieczkę i atak pyta się razem, a o to, co niczego nie zmienia, wcale.
book-option-turn-limit = Limit tur
book-option-says-turn-limit = Po tylu turach gra się kończy: decydują pokonane czerwone Wyzwania, potem poziom, potem złoto. 0 oznacza brak limitu.
book-option-scenario = Scenariusz
book-option-says-scenario = W którą opowieść się gra.
book-option-deals = Przekazywanie
book-option-says-deals = Ile razy w turze bohaterowie na jednym heksie mogą się wymieniać.
book-option-mode = Tryb
book-option-says-mode = Czy bohaterowie współpracują, rywalizują, czy gra jedna osoba.
book-option-board-abilities = Zdolności plansz walki
book-option-says-board-abilities = Wrogowie walczą ze zdolnościami swoich plansz walki.
book-option-skill-sets = Zestawy umiejętności
book-option-says-skill-sets = Które sześć z dziewięciu zestawów umiejętności trafia do talii.
book-option-asset-sets = Zestawy zasobów
book-option-says-asset-sets = Które trzy z czterech zestawów zasobów trafiają do talii.
book-option-enemy-choices = Wybory wrogów
book-option-says-enemy-choices = Kto decyduje za wrogów, gdy ich zasady zostawiają wybór.
book-choice-length-shorter = krótsza
book-choice-length-standard = zwykła
book-choice-length-longer = dłuższa
book-choice-first-player-random = losowo
book-choice-first-player-first-seat = pierwsze miejsce
book-choice-scenario-agree = gracze się umawiają
book-choice-scenario-margath = Margath
book-choice-scenario-corpse-king = Król umarłych
book-choice-scenario-grey-hunt = Szare łowy
book-choice-scenario-locust-swarm = Rój szarańczy
book-choice-scenario-red-death = Czerwona śmierć
book-choice-deals-free = bez ograniczeń
book-choice-deals-limited = najwyżej dziesięć razy
book-choice-mode-cooperative = kooperacyjny
book-choice-mode-competitive = rywalizacyjny
book-choice-mode-solo = jednoosobowy
book-option-difficulty = Poziom trudności
book-option-says-difficulty = Jak trudna jest gra kooperacyjna: według instrukcji albo z inną liczbą punktów zdrowia wroga, czasem i pomocą na start.
book-choice-difficulty-written = według instrukcji
book-choice-difficulty-easy = łatwy
book-choice-difficulty-normal = zwykły
book-choice-difficulty-hard = trudny
book-choice-skill-sets-drawn = losowane
book-choice-skill-sets-base = z gry podstawowej
book-choice-skill-sets-new = nowe, reszta losowo
book-choice-skill-sets-chosen = wybierają gracze
book-choice-asset-sets-drawn = losowane
book-choice-asset-sets-base = z gry podstawowej
book-choice-asset-sets-new = nowe, reszta losowo
book-choice-asset-sets-chosen = wybierają gracze
book-choice-enemy-choices-engine = komputer
book-choice-enemy-choices-players = gracze

## Początek

play-at = Stół czeka pod adresem { $address } (Ctrl-C kończy; gry pozostają zapisane).

## Powiadomienia przeglądarki: krótko, na zablokowany ekran

push-your-turn = Twoja kolej, { $name }
push-game-over = Gra skończona
push-others = Przy stole: { $list }
