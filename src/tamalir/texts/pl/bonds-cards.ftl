### Unbreakable Bonds: nazwy i teksty fabularne kart.

## Umiejętności drużynowe

name-explorers-club = Klub odkrywców
    .gender = m
flavour-explorers-club = Pierwsza zasada klubu: kto wróci, ten stawia.
name-shared-campfire = Wspólne ognisko
    .gender = n
flavour-shared-campfire = Cztery posłania, jeden ogień i nikt nie siada do niego plecami.
name-marching-song = Pieśń marszowa
    .gender = f
flavour-marching-song = Ma czterdzieści zwrotek. Trzydzieści osiem mówi o stopach.
name-many-eyes = Wiele par oczu
    .gender = p
flavour-many-eyes = Jedne patrzą na ścieżkę, drugie na drzewa, trzecie w niebo. Czwarte pilnują kucharza.
name-common-purse = Wspólna sakiewka
    .gender = f
flavour-common-purse = Otwiera się dopiero wtedy, gdy wszyscy naraz pociągną za sznurki.
name-side-by-side = Ramię w ramię
    .gender = n
flavour-side-by-side = Dwie włócznie zajmują mniej miejsca niż jeden bohater.
name-shouted-warning = Okrzyk ostrzegawczy
    .gender = m
flavour-shouted-warning = Wystarczy „z lewej!”, o ile ustalono, czyjej.
name-nobody-falls = Nikt nie upadnie
    .gender = n
flavour-nobody-falls = Ktoś się potknął. Trzy dłonie były szybsze od ziemi.
name-lessons-on-the-road = Lekcje po drodze
    .gender = p
flavour-lessons-on-the-road = Przy następnym kamieniu milowym złodziej umiał się modlić, a kapłan otwierać zamki.
name-unbreakable-bond = Nierozerwalna więź
    .gender = f
flavour-unbreakable-bond = Smoczy ogień już próbował.

## Zestawy

name-set-call-of-the-road = Zew drogi
    .gender = m
name-set-power-of-the-wilds = Potęga dziczy
    .gender = f
name-set-favor-of-the-gods = Przychylność bóstw
    .gender = f
name-set-military-training = Wyszkolenie wojskowe
    .gender = n
name-set-friends-in-low-places = Przyjaciele z nizin
    .gender = p
name-set-rune-magic = Magia runów
    .gender = f
name-set-militant-pilgrim = Wojujący pielgrzym
    .gender = m
name-set-one-with-the-land = Jedność z krainą
    .gender = f
name-set-high-society = Wyższe sfery
    .gender = p
name-set-a = Zestaw A
    .gender = m
name-set-b = Zestaw B
    .gender = m
name-set-c = Zestaw C
    .gender = m
name-set-f = Zestaw F
    .gender = m
