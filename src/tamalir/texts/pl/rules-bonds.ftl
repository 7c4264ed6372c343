### Runebound, trzecia edycja, „Nierozerwalne więzi”: słowa katalogu zasad.
### Wiadomość: tytuł. Atrybuty: text (zasada), check (jak dowodzi jej test), differs (gdzie źródła się różnią
### i które odczytanie obowiązuje). Każda wartość w jednym wierszu; trzy cyfry oznaczają wydanie, zob. content/rules/bonds.toml.

## MODE: które zasady obowiązują w którym trybie

rule-UB-MODE-001 = Trzy tryby gry
    .text = Z rozszerzeniem można grać w trzecią edycję rywalizacyjnie (jak w zestawie podstawowym), kooperacyjnie lub jednoosobowo. Tryb ustala się przed przygotowaniem gry; od niego zależy, których części rozszerzenia się używa.
    .check = Dane: nowa gra w trzecią edycję z rozszerzeniem. Gdy wymieni się tryby, to są dokładnie rywalizacyjny, kooperacyjny i jednoosobowy.
    .differs = 002 nie podaje liczby graczy. Odczytanie: tryb jednoosobowy = 1 gracz, kooperacyjny = od 2 do 4 (w drużynie jest najwyżej czterech bohaterów, są cztery żetony przygotowania, a 002 mówi o grze 4-osobowej), rywalizacyjny = od 2 do 4, jak w zestawie podstawowym.

rule-UB-MODE-002 = Rozdział kooperacyjny dochodzi do zasad podstawowych
    .text = W grze kooperacyjnej i jednoosobowej obowiązują całe zasady podstawowe i rozdział kooperacyjny rozszerzenia; gdy są sprzeczne, wygrywa zasada rozszerzenia, a tekst elementu gry jest ważniejszy od obu.
    .check = Dane: gra kooperacyjna. Gdy rozszerzenie nie wspomina o zasadzie podstawowej (bohater ma 3 akcje na turę), to nadal obowiązuje.

rule-UB-MODE-003 = Nowe zasady we wszystkich trybach
    .text = Akcja przygotowania, zestawy żetonów wroga według cech, karty zmiennych i symbol liczby graczy są używane we wszystkich trzech trybach, także w rywalizacyjnym. Tak samo symbole szarży i taktyki oraz pojęcie heksu cywilizacji, gdziekolwiek pokazuje je żeton lub karta w grze.
    .check = Dane: gra rywalizacyjna z rozszerzeniem. Gdy bohater z 3 akcjami wykona akcję przygotowania, to wolno i zostają 2 akcje.
    .differs = 002 opisuje szarżę, taktykę i heksy cywilizacji po rozdziale kooperacyjnym i nie wiąże ich z żadnym trybem; są na żetonach i kartach używanych w każdym trybie.

rule-UB-MODE-004 = Zasady tylko dla niektórych trybów
    .text = Plansz walki używa się tylko w grze kooperacyjnej i jednoosobowej. Umiejętności drużynowych i kopert używa się tylko w grze kooperacyjnej. Wymiana, dary i drużyny należą do rozdziału kooperacyjnego; w grze jednoosobowej nie mają zastosowania, bo nie ma drugiego bohatera.
    .check = Dane: gra jednoosobowa. Gdy się ją przygotuje, to są 4 plansze walki, 0 umiejętności drużynowych w talii umiejętności i 0 kopert w zapasie.

## COMP: elementy gry (ile ich jest i czym są)

rule-UB-COMP-001 = Dwóch bohaterów
    .text = Do puli bohaterów dochodzą dwie figurki i dwie dwustronne karty bohaterów: Eliam i Tatianna. Każde z nich ma trzy z sześciu nowych żetonów walki bohaterów.
    .check = Dane: rozszerzenie w grze. Gdy wymieni się pulę bohaterów, to jest w niej 6 podstawowych oraz Eliam i Tatianna, każde z 3 początkowymi żetonami walki.
    .differs = 002 wymienia tylko Eliama (w przykładzie walki); Tatiannę wymienia strona z elementami gry w wydaniu angielskim. Po trzy żetony = 6 żetonów bohaterów / 2 bohaterów, a w przykładzie walki Eliam ma dokładnie trzy.

rule-UB-COMP-002 = Trzydzieści siedem żetonów walki
    .text = 37 żetonów walki: 6 wroga z cechą Mistyczny, 6 z cechą Dziki, 6 z cechą Oszust, 6 bohaterów, 12 zasobów, 1 Królowej Ariady.
    .check = Dane: lista żetonów. Gdy doda się 6+6+6+6+12+1, to suma wynosi 37.

rule-UB-COMP-003 = Sześćdziesiąt kart przygód
    .text = 60 kart przygód, wszystkie z dwóch nowych scenariuszy: po 30 na scenariusz, po dziesięć do talii walk, przeszukiwania i spotkań.
    .check = Dane: jeden z dwóch nowych scenariuszy. Gdy buduje się talie przygód, to każda z 3 ma 20 wspólnych + 10 kart scenariusza = 30.
    .differs = 002 podaje tylko sumę 60. Według 003 każdy scenariusz daje po 10 kart do każdej z trzech talii; dwa scenariusze x 30 = 60 zgadza się dokładnie.

rule-UB-COMP-004 = Dziesięć umiejętności drużynowych
    .text = 10 kart umiejętności drużynowych, które w grze kooperacyjnej wtasowuje się w talię umiejętności.
    .check = Dane: kooperacyjna talia umiejętności z sześciu zestawów po 10. Gdy doda się umiejętności drużynowe, to ma 70 kart.

rule-UB-COMP-005 = Dwadzieścia zasobów
    .text = 20 kart zasobów wraz z ich częścią 12 nowych żetonów walki zasobów. Mają kody z literą F (np. F09).
    .check = Dane: 20 nowych zasobów. Gdy policzy się je jako jeden zestaw, to jest on tej samej wielkości co zestawy podstawowe A, B i C.

rule-UB-COMP-006 = Trzydzieści umiejętności w trzech zestawach
    .text = 30 kart umiejętności w trzech zestawach po dziesięć, każdy z własnym symbolem.
    .check = Dane: nowe karty umiejętności. Gdy pogrupuje się je według symbolu zestawu, to są 3 grupy po 10.

rule-UB-COMP-007 = Dziesięć kart zmiennych
    .text = 10 kart zmiennych (po angielsku Twist): rodzaj zasobu, którego się nie sprzedaje, lecz rozpatruje.
    .check = Dane: talia 60 zasobów. Gdy doda się karty zmiennych, to ma 70 kart, z czego 10 to karty zmiennych.

rule-UB-COMP-008 = Trzy koperty
    .text = 3 karty kopert: ograniczony zapas używany w grze kooperacyjnej.
    .check = Dane: 3 koperty leżą już przed bohaterami. Gdy chce się czwartej, to żadnej nie ma.

rule-UB-COMP-009 = Pięć arkuszy scenariuszy
    .text = 5 dwustronnych arkuszy scenariuszy: dwa nowych scenariuszy i trzy, które dostosowują wcześniejsze scenariusze rywalizacyjne do gry kooperacyjnej i jednoosobowej.
    .check = Dane: 5 arkuszy. Gdy rozdzieli się je według pochodzenia, to 2 należą do nowych scenariuszy, a 3 do wcześniejszych.

rule-UB-COMP-010 = Cztery plansze walki
    .text = 4 plansze walki, po jednej dla każdej cechy głównej wroga: Wojownik, Mistyczny, Dziki, Oszust.
    .check = Dane: plansze. Gdy przypisze się je cechom, to każda z 4 cech ma dokładnie 1 planszę.

rule-UB-COMP-011 = Dwadzieścia sześć kart fabuły
    .text = 26 kart fabuły dwóch nowych scenariuszy; pięć z nich to zagony z „Roju szarańczy”.
    .check = Dane: 26 kart fabuły. Gdy wyjmie się zagony z „Roju szarańczy”, to ubywa 5 i zostaje 21.
    .differs = Jak pozostałe 21 dzieli się między dwa scenariusze, nie podaje żadne dostępne nam źródło; wielkość każdej talii traktuje się jako dane.

rule-UB-COMP-012 = Żetony przygotowania, obrażeń i fabuły
    .text = 4 żetony przygotowania, 6 żetonów po 5 obrażeń i 6 dwustronnych żetonów fabuły. Żetony obrażeń o różnej wartości można swobodnie rozmieniać; żetonów obrażeń, złota i fabuły nie ogranicza zawartość pudełka.
    .check = Dane: bohater z 5 obrażeniami. Gdy pokaże się je jednym żetonem 5 zamiast pięciu żetonów 1, to obrażeń jest nadal 5.

rule-UB-COMP-013 = Symbol rozszerzenia
    .text = Niektóre karty mają symbol Nierozerwalnych więzi, karty bez niego mają ilustrację tego, do czego należą (scenariusza), a karty umiejętności tylko symbol zestawu. Znaki służą do sortowania i nie działają w grze.
    .check = Dane: karta z symbolem rozszerzenia. Gdy się jej użyje, to sam znak nic nie zmienia.

## CARD: pojedyncze karty, których działanie widać w instrukcji

rule-UB-CARD-001 = Eliam: Para ostrzy
    .text = Raz na rundę walki, jako akcję walki, Eliam może się zmobilizować (odrzucić kartę umiejętności) i usunąć ze swojej puli dwa własne żetony obrażeń fizycznych; przeciwnikowi zadaje się wtedy 3 obrażenia fizyczne, których nie można zablokować.
    .check = Dane: Eliam z 2 żetonami obrażeń fizycznych i 1 kartą na ręce. Gdy użyje Pary ostrzy przeciw wrogowi z widoczną tarczą, to wróg otrzymuje 3, oba żetony są wydane, a ręka liczy 0 kart.
    .differs = Przykład w 002 nie wspomina o mobilizacji; mówi o niej angielska karta bohatera na stronie z elementami gry. Tekst karty jest ważniejszy: mobilizacja należy do kosztu.

rule-UB-CARD-002 = Eliam: Życie towarzyskie
    .text = Raz na turę, będąc w mieście, Eliam może wydać akcję i 1 szt. złota, aby dobrać kartę z talii spotkań.
    .check = Dane: Eliam w mieście z 2 akcjami i 1 szt. złota. Gdy użyje Życia towarzyskiego, to ma 1 akcję, 0 złota i dobiera 1 kartę.
    .differs = Ikona tego, co się dobiera, zaginęła w tekście strony. Odczytanie: karta z talii spotkań, po nazwie zdolności. Drugie odczytanie to karta umiejętności.

rule-UB-CARD-003 = Tatianna: zdolność przygotowania
    .text = Zdolność przygotowania Tatianny daje jej na początku gry jedno trofeum; rodzaj wybiera sama, bo żadnego nie podano.
    .check = Dane: krok 8 przygotowania. Gdy Tatianna rozpatrzy zdolność przygotowania, to ma 1 trofeum.

rule-UB-CARD-004 = Czarnoksiężnik: Wybuch (2 wzmocnienia)
    .text = Czarnoksiężnik to wróg z cechą Mistyczny i zdolnością za 2 wzmocnienia: zadaj 3 obrażenia wroga; przeciwnik może wydać 1 zwinność, aby to zanegować.
    .check = Dane: Czarnoksiężnik wydaje na nią 2 wzmocnienia, a bohater ma widoczną 1 zwinność. Gdy wyda ją w odpowiedzi, to jest 0 obrażeń, a 2 wzmocnienia pozostają wydane.
    .differs = Oba symbole w tekście zdolności zaginęły, a angielską nazwę przetłumaczyliśmy sami. Obrażenia: wroga, bo innych wróg nie może zadać z karty, która ich nie nazywa. Symbol negowania: najbardziej naturalna jest zwinność (unik); drugim kandydatem jest wzmocnienie.

rule-UB-CARD-005 = Ork zbójca: zatrzymuje przewrócenie
    .text = Ork zbójca może wydać 1 wzmocnienie, aby uniemożliwić przeciwnikowi przewrócenie żetonu.
    .check = Dane: Ork zbójca ma widoczne 1 wzmocnienie. Gdy bohater wyda zwinność na przewrócenie żetonu, to wzmocnienie jest wydane, przewrócenia nie ma, a zwinność pozostaje wydana.
    .differs = Symbol zaginął. Odnoszący się do niego zaimek jest rodzaju nijakiego, co pasuje do wzmocnienia, a wyklucza zwinność i tarczę (rodzaj żeński). Koszt stoi w zdaniu, a nie przed nim, więc nie jest to zdolność wzmocnienia: nie jest akcją walki i nie ogranicza się do razu na rundę.

rule-UB-CARD-006 = Horda nieumarłych: Nieustępliwość
    .text = Zdolność wzmocnienia Hordy nieumarłych, Nieustępliwość, przerzuca jeden z jej własnych wydanych żetonów.
    .check = Dane: Horda z wydanymi żetonami. Gdy aktywuje się Nieustępliwość, to przerzuca się dokładnie 1 z nich i wraca on do puli wyrzuconą stroną.
    .differs = Kosztu nie da się odczytać w 002; publiczne dane podają koszt 1. Te same dane mają drugą zdolność o koszcie 1: w tej rundzie przeciwnik nie może używać zdolności wzmocnień.

rule-UB-CARD-007 = Przykładowe karty na stronie z elementami gry
    .text = Czytelne są jeszcze cztery karty. Umiejętność drużynowa „Klub odkrywców”: gdy członek drużyny ukończy wyprawę, jeden z pozostałych członków zdobywa trofeum dowolnego rodzaju. Umiejętność „Wytrawny kupiec”: raz w każdej akcji zakupów właściciel może odrzucić właśnie dobrany zasób i dobrać nowy. Zasób „Szata uzdrowiciela” (ubranie, kod F09, koszt zapewne 4): raz na turę, poza walką, leczy 1 obrażenie bohaterowi na heksie właściciela, także samemu właścicielowi. Karta zmiennej „Pomoc w sklepie”: kupujący może zrezygnować z kupna, zostać wstrzymany i zdobyć 1 szt. złota.
    .check = Dane: dwuosobowa drużyna, która nauczyła się „Klubu odkrywców”. Gdy bohater A ukończy wyprawę, to B zdobywa 1 trofeum wybranego rodzaju.

## SETUP: włączanie rozszerzenia do gry

rule-UB-SETUP-001 = Bohaterowie i żetony dołączają do pul
    .text = W każdym trybie nowe karty bohaterów dołączają do puli bohaterów, a nowe żetony walki do puli żetonów.
    .check = Dane: gra rywalizacyjna z rozszerzeniem. Gdy wybiera się bohaterów, to można wybrać Eliama.

rule-UB-SETUP-002 = Trzy nowe zestawy umiejętności
    .text = Do puli zestawów umiejętności dochodzą trzy: Wojujący pielgrzym, Jedność z krainą i Wyższe sfery.
    .check = Dane: 6 zestawów umiejętności z zestawu podstawowego. Gdy doda się rozszerzenie, to można wybierać spośród 9.
    .differs = Oficjalnych angielskich nazw zestawów nie znaleziono; nazwy w języku angielskim to nasze tłumaczenia.

rule-UB-SETUP-003 = Talia umiejętności to sześć zestawów
    .text = Talia umiejętności nadal składa się z sześciu zestawów; każdy z nowych może być jednym z sześciu wybranych podczas przygotowania gry.
    .check = Dane: 9 dostępnych zestawów. Gdy buduje się talię umiejętności, to ma 6 zestawów = 60 kart, nie licząc umiejętności drużynowych.

rule-UB-SETUP-004 = Karty zmiennych w talii zasobów
    .text = W każdym trybie po utworzeniu talii zasobów wtasowuje się w nią wszystkie karty zmiennych.
    .check = Dane: gra rywalizacyjna. Gdy talia zasobów jest gotowa, to jest w niej 10 kart zmiennych.

rule-UB-SETUP-005 = Plansze i zestawy żetonów pod ręką
    .text = Tylko tryb kooperacyjny lub jednoosobowy: cztery plansze walki i odpowiadające im zestawy żetonów wrogów kładzie się tak, aby każdy gracz mógł po nie sięgnąć.
    .check = Dane: gra jednoosobowa. Gdy przygotowanie się kończy, to są 4 plansze i 4 zestawy żetonów wroga.

rule-UB-SETUP-006 = Umiejętności drużynowe w talii umiejętności
    .text = Tylko tryb kooperacyjny: po utworzeniu talii umiejętności wtasowuje się w nią dziesięć kart umiejętności drużynowych.
    .check = Dane: gra kooperacyjna. Gdy talia umiejętności jest gotowa, to ma 60 + 10 = 70 kart.
    .differs = W zapisie tekstu liczba wygląda jak „to”; jest to 10, liczba z listy elementów. Talię tworzy się przed dobraniem początkowych kart (003, krok 6), więc początkowa ręka może zawierać umiejętności drużynowe.

rule-UB-SETUP-007 = Koperty obok planszy
    .text = Tylko tryb kooperacyjny: trzy karty kopert kładzie się obok planszy jako zapas.
    .check = Dane: gra kooperacyjna. Gdy przygotowanie się kończy, to w zapasie są 3 koperty.

## SOLO: tryb jednoosobowy

rule-UB-SOLO-001 = Tryb jednoosobowy używa zasad kooperacyjnych
    .text = W grze jednoosobowej obowiązują wszystkie zwykłe zasady kooperacyjne, łącznie z planszami walki, poza wymienionymi wyjątkami.
    .check = Dane: gra jednoosobowa. Gdy bohater walczy z wrogiem o cesze Mistyczny, to żetony wroga rozpatruje się planszą Mistycznego.

rule-UB-SOLO-002 = Bez umiejętności drużynowych
    .text = Pierwszy wyjątek: kart umiejętności drużynowych nie wtasowuje się w talię umiejętności.
    .check = Dane: gra jednoosobowa. Gdy policzy się talię umiejętności, to ma 60 kart i 0 umiejętności drużynowych.

rule-UB-SOLO-003 = Bez kopert
    .text = Drugi wyjątek: nie używa się kart kopert.
    .check = Dane: samotny bohater w mieście. Gdy wymieni się darmowe czynności, to nie ma wśród nich wysłania koperty.

rule-UB-SOLO-004 = Karty o innym bohaterze się wymienia
    .text = Gdy samotny gracz dobierze kartę przygody, umiejętności lub zasobu, która odnosi się do innego bohatera, odrzuca ją i dobiera w jej miejsce następną z tej talii.
    .check = Dane: samotny gracz dobiera podczas szkolenia 3 karty, a 2. odnosi się do innego bohatera. Gdy ją dobierze, to trafia na stos odrzuconych, dobiera się 4. i są 3 dobrane karty.

## PREPARE: akcja przygotowania (wszystkie tryby)

rule-UB-PREPARE-001 = Przygotowanie jest akcją bohatera
    .text = Bohater może wydać jedną z akcji tury na akcję przygotowania, która zachowuje tę akcję na późniejszą turę.
    .check = Dane: bohater z 3 akcjami. Gdy się przygotuje, to w tej turze zostają 2.

rule-UB-PREPARE-002 = Żeton przygotowania na karcie bohatera
    .text = Akcja przygotowania kładzie na karcie bohatera jeden żeton przygotowania.
    .check = Dane: bohater z 0 żetonów przygotowania. Gdy się przygotuje, to ma 1.

rule-UB-PREPARE-003 = Wydanie żetonu
    .text = W jednej z późniejszych tur bohater może wydać żeton przygotowania, aby wykonać w tej turze jedną dodatkową akcję. Żeton wraca do puli.
    .check = Dane: bohater przygotował się w poprzedniej turze. Gdy wyda żeton w tej, to ma w niej 4 akcje i 0 żetonów.

rule-UB-PREPARE-004 = Najwyżej jeden żeton
    .text = Bohater nigdy nie może mieć na karcie więcej niż jednego żetonu przygotowania.
    .check = Dane: bohater z 1 żetonem przygotowania. Gdy wymieni się dozwolone akcje, to nie ma wśród nich przygotowania.
    .differs = Odczytanie A: akcję można wykonać, ale niczego nie kładzie. Odczytanie B: nie można jej wykonać. Przyjęto B; w grze wynik jest ten sam (akcję zawsze można wydać na nic), a wybór jest jaśniejszy.

## ENEMYTOKEN: żetony wroga według cech (wszystkie tryby)

rule-UB-ENEMYTOKEN-001 = Cecha główna
    .text = Każdy wróg ma dokładnie jedną cechę główną: Wojownik, Mistyczny, Dziki lub Oszust. Inne cechy z karty znaczą to co w zestawie podstawowym (odnoszą się do nich tylko efekty kart).
    .check = Dane: dowolna karta wroga. Gdy odczyta się cechy, to jest dokładnie 1 z 4 głównych.

rule-UB-ENEMYTOKEN-002 = Rzut pasującym zestawem
    .text = Kto gra wrogiem, rzuca zestawem żetonów odpowiadającym jego cesze głównej.
    .check = Dane: wróg z cechą Dziki. Gdy zaczyna się runda walki, to rzuca się za niego tylko żetonami zestawu Dziki (i ewentualnie żetonem złoczyńcy).

rule-UB-ENEMYTOKEN-003 = Podstawowe żetony to zestaw Wojownika
    .text = Żetony wroga z zestawu podstawowego są zestawem cechy Wojownik.
    .check = Dane: wróg z cechą Wojownik w Akcie 1. Gdy rzuca, to 5 podstawowymi żetonami wroga.

rule-UB-ENEMYTOKEN-004 = Trzy nowe zestawy po sześć
    .text = Rozszerzenie dodaje po jednym zestawie sześciu żetonów dla pozostałych cech: Mistyczny (fioletowy), Dziki (czerwony), Oszust (zielony).
    .check = Dane: zestaw Oszust. Gdy się go policzy, to ma 6 zielonych żetonów.

rule-UB-ENEMYTOKEN-005 = Zestawy cech także w grze rywalizacyjnej
    .text = W grze rywalizacyjnej też używa się zestawów według cech, ale o wydawaniu żetonów decyduje, jak w zestawie podstawowym, gracz kontrolujący wroga; plansz walki się nie używa.
    .check = Dane: gra rywalizacyjna. Gdy bohater napotka wroga z cechą Mistyczny, to kontrolujący rywal rzuca fioletowymi żetonami i swobodnie wybiera akcje walki.

## TWIST: karty zmiennych, wszystkie tryby

rule-UB-TWIST-001 = Karty zmiennych są w talii zasobów
    .text = Karta zmiennej to szczególny rodzaj zasobu; leży w talii zasobów między zwykłymi zasobami.
    .check = Dane: talia zasobów. Gdy na wierzchu jest karta zmiennej, to dobiera się ją jak każdy zasób, ale nigdy nie jest na sprzedaż.

rule-UB-TWIST-002 = Dobrana podczas zakupów: rozpatrz, odrzuć, dobierz dalej
    .text = Gdy kartę zmiennej dobiera się w akcji zakupów, gracz robiący zakupy w tym mieście rozpatruje ją, odrzuca i dobiera następną kartę zasobu.
    .check = Dane: 3 karty na targowisku i karta zmiennej na wierzchu talii. Gdy bohater robi tam zakupy, to kartę zmiennej rozpatruje się i odrzuca, a następna trafia na targowisko, na którym są wtedy 4.

rule-UB-TWIST-003 = Kilka kart zmiennych z rzędu
    .text = Jeśli w tej samej akcji zakupów pojawi się kilka kart zmiennych po kolei, kupujący rozpatruje każdą z nich.
    .check = Dane: na wierzchu 2 karty zmiennych, potem miecz. Gdy bohater robi zakupy, to obie rozpatruje się i odrzuca, a miecz trafia na targowisko.

rule-UB-TWIST-004 = Przy przygotowaniu odkłada się je na bok
    .text = Kartę zmiennej odkrytą podczas zapełniania targowisk na początku gry odkłada się na bok bez rozpatrywania i rozdaje dalej, aż każde targowisko będzie miało swoje zasoby.
    .check = Dane: trzeba rozdać 12 zasobów, a pojawiają się 2 karty zmiennych. Gdy targowiska są zapełnione, to dobrano 14 kart, a na 4 targowiskach są po 3 zasoby.

rule-UB-TWIST-005 = Odłożone wtasowuje się z powrotem
    .text = Gdy targowiska są pełne, wszystkie odłożone karty zmiennych wtasowuje się w talię zasobów.
    .check = Dane: 2 karty zmiennych odłożone podczas przygotowania. Gdy targowiska są pełne, to w potasowanej talii jest znów wszystkich 10.

rule-UB-TWIST-006 = Uzupełnianie poza zakupami
    .text = Jeśli zasób znika z targowiska poza akcją zakupów, a na jego miejsce dobiera się kartę zmiennej, odrzuca się ją bez rozpatrywania i dobiera kolejną.
    .check = Dane: efekt kradzieży usuwa zasób, a na wierzchu jest karta zmiennej. Gdy uzupełnia się miejsce, to nie działa ona, zostaje odrzucona, a miejsce zajmuje następny zasób.

## PLAYERCOUNT: symbol liczby graczy (wszystkie tryby)

rule-UB-PLAYERCOUNT-001 = Symbol oznacza liczbę graczy
    .text = W efekcie z symbolem liczby graczy podstawia się w jego miejsce liczbę graczy biorących udział w tej grze.
    .check = Dane: gra dla 3 graczy i wróg z życiem 4 plus symbol. Gdy oblicza się życie, to wynosi 7.

rule-UB-PLAYERCOUNT-002 = Eliminacja jej nie zmienia
    .text = Gdy gracz zostanie wyeliminowany, wartość symbolu się nie zmienia.
    .check = Dane: gra dla 4 graczy, 1 bohater wyeliminowany. Gdy odczyta się symbol, to wynosi 4.

## TRADE: wymiana i dary (tryb kooperacyjny)

rule-UB-TRADE-001 = Swobodnie przekazywać nie wolno
    .text = W grze kooperacyjnej nie obowiązuje podstawowa zasada, która pozwala bohaterom na jednym heksie swobodnie przekazywać sobie złoto i zasoby.
    .check = Dane: dwaj bohaterowie na jednym heksie. Gdy A chce oddać B za nic zasób o koszcie 4, to gra odmawia.
    .differs = 002 zabrania dosłownie przekazywania kart. Obejmuje to też złoto: jeden dar 1 szt. złota na turę nie miałby sensu, gdyby złoto można było przekazywać swobodnie.

rule-UB-TRADE-002 = Wymiana za równą wartość
    .text = Zamiast tego bohaterowie mogą wymieniać przedmioty o równej wartości; wartością przedmiotu jest jego koszt w złocie.
    .check = Dane: topór A i płaszcz B kosztują po 4. Gdy się zamienią, to wolno.

rule-UB-TRADE-003 = Wymiana nie kosztuje akcji
    .text = Wymiana nie wymaga akcji.
    .check = Dane: bohater z 2 akcjami. Gdy się wymienia, to nadal ma 2.

rule-UB-TRADE-004 = Ten sam heks, dwaj bohaterowie
    .text = Wymieniać mogą się tylko dwaj bohaterowie na tym samym heksie.
    .check = Dane: dwaj bohaterowie na sąsiadujących heksach. Gdy chcą się wymienić, to gra odmawia.

rule-UB-TRADE-005 = Złoto wyrównuje różnicę
    .text = Jeden z bohaterów może dołożyć złoto, aby wyrównać różnicę kosztu przedmiotów.
    .check = Dane: A daje przedmiot o koszcie 6 za przedmiot o koszcie 4. Gdy B dołoży dokładnie 2 szt. złota, to wolno; przy 1 nie.

rule-UB-TRADE-006 = Kupno od innego bohatera
    .text = Bohater może po prostu kupić przedmiot od innego bohatera, płacąc jego pełny koszt w złocie.
    .check = Dane: B ma przedmiot o koszcie 5. Gdy A zapłaci mu 5 szt. złota, to A ma przedmiot, a B o 5 szt. złota więcej.

rule-UB-TRADE-007 = Jeden dar na turę
    .text = Ponadto raz na turę bohater może dać za darmo innemu bohaterowi na tym samym heksie jedną z tych rzeczy: 1 szt. złota, 1 kartę umiejętności z ręki, 1 wyprawę albo 1 pogłoskę.
    .check = Dane: A dał już w tej turze 1 szt. złota. Gdy chce w niej dać wyprawę, to gra odmawia.

rule-UB-TRADE-008 = Co nigdy nie zmienia właściciela
    .text = Początkowych żetonów walki, trofeów, wyuczonych umiejętności i żetonów fabuły nie można wymieniać ani dawać. Karty umiejętności, wyprawy i pogłoski przechodzą tylko jako dar raz na turę lub w kopercie.
    .check = Dane: A proponuje trofeum za 2 szt. złota. Gdy złoży ofertę, to gra odmawia.

rule-UB-TRADE-009 = Żeton idzie z zasobem
    .text = Zasób, który zmienia właściciela, zabiera ze sobą swój żeton walki; odbiorca nadal może mieć tylko jeden zasób każdego typu i po przekroczeniu limitu od razu jeden odrzuca.
    .check = Dane: A daje broń z żetonem B, który ma już broń. Gdy wymiana się kończy, to B ma żeton i musi odrzucić 1 z 2 broni.

rule-UB-TRADE-010 = Oddanie dóbr to nie wymiana dóbr
    .text = Oddanie karty dóbr innemu bohaterowi nie liczy się jako wymiana dóbr i nie daje wartości wymiany.
    .check = Dane: dobra o wartości wymiany 6 i koszcie 3. Gdy odda się je bohaterowi za 3 szt. złota, to nie zdobywa się 6.

## ENVELOPE: koperty (tryb kooperacyjny)

rule-UB-ENVELOPE-001 = Przesyłka na każdą odległość
    .text = Koperta pozwala bohaterowi przekazać złoto, wyprawę, pogłoskę lub umiejętność wybranemu sprzymierzonemu bohaterowi, nawet jeśli nie stoi on na tym samym heksie.
    .check = Dane: A w mieście, B dziesięć heksów dalej. Gdy A wyśle mu kopertę, to wolno; gdy B stoi na tym samym heksie, wolno również.

rule-UB-ENVELOPE-002 = Kiedy można ją wysłać
    .text = Raz na turę, będąc w mieście lub miasteczku, bohater może wziąć dostępną kartę koperty, aby ją wysłać.
    .check = Dane: bohater w miasteczku wysłał już w tej turze kopertę. Gdy chce wysłać drugą, to gra odmawia.

rule-UB-ENVELOPE-003 = Zawartość
    .text = Na kopercie kładzie się dokładnie jedną rzecz: 1 szt. złota, 1 kartę umiejętności z ręki nadawcy, 1 wyprawę albo 1 pogłoskę.
    .check = Dane: nadawca z 5 szt. złota. Gdy chce położyć na kopercie 2, to gra odmawia.

rule-UB-ENVELOPE-004 = Podanie wybranemu bohaterowi
    .text = Nadawca podaje kopertę z zawartością wybranemu bohaterowi, który trzyma ją do otwarcia.
    .check = Dane: gra dla 3 graczy. Gdy A wypełni kopertę, to wskazuje B lub C.

rule-UB-ENVELOPE-005 = Otwarcie
    .text = Gdy posiadacz następnym razem znajdzie się w mieście lub miasteczku, może otworzyć kopertę i wziąć jej zawartość.
    .check = Dane: B ma kopertę z 1 szt. złota. Gdy kończy ruch w miasteczku, to może ją wziąć.

rule-UB-ENVELOPE-006 = Koperta wraca do zapasu
    .text = Otwarta karta koperty wraca do zapasu i można jej użyć ponownie.
    .check = Dane: w zapasie 2. Gdy otworzy się kopertę, to są 3.

rule-UB-ENVELOPE-007 = Bez akcji
    .text = Ani wysłanie, ani otwarcie koperty nie wymaga akcji.
    .check = Dane: bohater z 0 akcji, tura jeszcze trwa. Gdy wyśle kopertę z miasta, to wolno.

rule-UB-ENVELOPE-008 = Pusty zapas
    .text = Dopóki w zapasie nie ma kart kopert, nie można wysłać koperty.
    .check = Dane: 3 nieotwarte koperty. Gdy bohater w mieście chce wysłać kolejną, to gra odmawia.

rule-UB-ENVELOPE-009 = Wysłanie wydarzenia z pogłoską
    .text = Jeśli karta wydarzenia ma opcję ze słowem „Pogłoska”, bohater, który ją ma, może użyć koperty, aby wysłać to wydarzenie innemu bohaterowi.
    .check = Dane: A w mieście dobiera wydarzenie z opcją „Pogłoska”. Gdy wyśle je w kopercie, to nie rozpatruje żadnej opcji.
    .differs = Odczytanie pierwsze: można wysłać tylko pogłoskę już przyjętą (a to jest już na liście zawartości). Odczytanie drugie: właśnie dobrane wydarzenie z opcją „Pogłoska” można wysłać przed wyborem opcji. Przyjęto drugie, inaczej zdanie niczego by nie dodawało. Nadawca musi być wtedy w mieście lub miasteczku; ponieważ na domyślnej planszy nie ma tam klejnotów, zdarza się to tylko przy kartach dobranych dzięki zdolnościom (takim jak Życie towarzyskie Eliama).

rule-UB-ENVELOPE-010 = Odbiorca musi przyjąć je jako pogłoskę
    .text = Bohater, który dostaje wydarzenie w kopercie, musi rozpatrzyć je jako pogłoskę i nie może wybrać jego drugiej opcji.
    .check = Dane: B otwiera kopertę z wydarzeniem. Gdy je weźmie, to leży odkryte jako pogłoska, a druga opcja jest zamknięta.

rule-UB-ENVELOPE-011 = Nie w środku szkolenia
    .text = Podczas akcji szkolenia nie można położyć karty umiejętności na kopercie między dobraniem kart a odrzuceniem nadmiaru ponad maksymalną wielkość ręki.
    .check = Dane: bohater z wielkością ręki 3 dobrał w szkoleniu do 5 kart. Gdy chce kopertę przed odrzuceniem, to gra odmawia; po odrzuceniu do 3 wolno.

rule-UB-ENVELOPE-012 = Świątynie i twierdze się nie liczą
    .text = Koperty wysyła się i otwiera tylko w miastach i miasteczkach, nie w świątyniach, twierdzach ani dziczy.
    .check = Dane: bohater w twierdzy z kopertą. Gdy chce ją otworzyć, to gra odmawia.

## PARTY: drużyny (tryb kooperacyjny)

rule-UB-PARTY-001 = Propozycja zebrania drużyny
    .text = W swojej turze, przed dowolną akcją lub po niej, bohater może zaproponować zebranie drużyny jednemu lub kilku bohaterom na tym samym heksie.
    .check = Dane: tura A między dwiema akcjami, B na heksie A. Gdy A zaproponuje, a B przyjmie, to A i B są drużyną.

rule-UB-PARTY-002 = Najwyżej czterech bohaterów
    .text = W drużynie jest najwyżej czterech bohaterów.
    .check = Dane: drużyna z 4. Gdy chce dołączyć jeszcze jeden, to gra odmawia.

rule-UB-PARTY-003 = Drużyna porusza się razem
    .text = Wszyscy bohaterowie z drużyny poruszają się wspólnie: gdy rusza się jeden, pozostali idą z nim na ten sam heks.
    .check = Dane: A i B w drużynie na jednym heksie. Gdy A w swojej turze przejdzie 3 heksy, to B stoi na nowym heksie A.

rule-UB-PARTY-004 = Bez dodatkowych kości
    .text = Poruszający się bohater wydaje kości terenu tylko na własny ruch; zabranie drużyny nie kosztuje dalszych kości, a pozostali nie wydają nic.
    .check = Dane: drużyna z 3. Gdy A wyda 2 kości na 2 heksy, to wszyscy 3 przeszli 2 heksy, a wydano razem 2 kości.

rule-UB-PARTY-005 = Opuszczenie drużyny
    .text = Każdy bohater może opuścić drużynę między akcjami, bez względu na to, czyja tura trwa.
    .check = Dane: tura A, który właśnie skończył akcję. Gdy B opuści drużynę, to następny ruch A go nie zabiera.

rule-UB-PARTY-006 = Dołączenie do drużyny
    .text = Bohater dołącza (lub wraca) do istniejącej drużyny, gdy jest na jej heksie i ogłosi to przed akcją dowolnego bohatera lub po niej.
    .check = Dane: C na heksie drużyny A+B w turze B. Gdy C ogłosi to przed akcją B, to drużyna to A+B+C.

rule-UB-PARTY-007 = Dwuosobowa drużyna się rozwiązuje
    .text = Jeśli bohater opuszcza dwuosobową drużynę, zostaje ona rozwiązana.
    .check = Dane: drużyna A+B. Gdy B odejdzie, to drużyny nie ma.

rule-UB-PARTY-008 = Wstrzymani i pokonani odpadają
    .text = Bohater, który w drużynie zostanie wstrzymany lub pokonany, zostaje z niej automatycznie usunięty.
    .check = Dane: drużyna A+B+C. Gdy B zostanie pokonany, to drużyna to A+C.

rule-UB-PARTY-009 = Powrót dopiero po dojściu do siebie
    .text = Bohater usunięty z powodu wstrzymania lub pokonania nie może wrócić, dopóki nie przestanie być wstrzymany albo nie wyleczy się tak, że nie jest już pokonany.
    .check = Dane: B usunięto, gdy był wstrzymany. Gdy wyda akcję, aby przestać nim być, to może ogłosić powrót.

## PARTYSKILL: umiejętności drużynowe (tryb kooperacyjny)

rule-UB-PARTYSKILL-001 = Działają w drużynie
    .text = Umiejętności drużynowe pomagają bohaterom tylko tak długo, jak są razem w drużynie.
    .check = Dane: wyuczona umiejętność drużynowa i brak drużyny. Gdy samotny bohater chce jej użyć, to nie ma efektu.

rule-UB-PARTYSKILL-002 = Nauka jak przy innych umiejętnościach
    .text = Umiejętności drużynowej uczy się tak jak zwykłej: bohater zagrywa ją z ręki w swojej turze, przed akcją lub po niej, za trofea pasujące do jej kosztu.
    .check = Dane: umiejętność drużynowa za dwa trofea walki. Gdy między akcjami wyda się 2 trofea walki, to jest wyuczona.

rule-UB-PARTYSKILL-003 = Zapłacić może każdy
    .text = Trofea na naukę umiejętności drużynowej może wydać każdy bohater biorący udział w grze.
    .check = Dane: kartę zagrywa A, a trofea ma B na innym heksie. Gdy zapłaci B, to jest wyuczona.

rule-UB-PARTYSKILL-004 = Koszt można podzielić
    .text = Kilku bohaterów może podzielić między siebie łączny koszt umiejętności drużynowej.
    .check = Dane: koszt 3. Gdy A, B i C zapłacą po 1 pasującym trofeum, to umiejętność jest wyuczona.

rule-UB-PARTYSKILL-005 = Właściciel karty nie musi płacić
    .text = Bohater, który zagrywa umiejętność drużynową z ręki, nie musi dokładać się do jej kosztu.
    .check = Dane: A zagrywa umiejętność drużynową za 2 i ma 0 trofeów. Gdy B zapłaci 2, to jest wyuczona.

rule-UB-PARTYSKILL-006 = Wspólny obszar
    .text = Wyuczone umiejętności drużynowe leżą na wspólnym obszarze obok planszy; nie należą do żadnego bohatera z osobna.
    .check = Dane: A zagrał umiejętność drużynową, której się nauczono. Gdy A zostanie wyeliminowany, to jest ona nadal w grze.

rule-UB-PARTYSKILL-007 = Zostają bez drużyny
    .text = Wyuczone umiejętności drużynowe pozostają w grze, nawet gdy żaden bohater nie jest w drużynie.
    .check = Dane: 2 wyuczone umiejętności drużynowe. Gdy jedyna drużyna się rozwiąże, to obie są nadal w grze.

rule-UB-PARTYSKILL-008 = Nowa drużyna ma wszystkie
    .text = Z chwilą zebrania nowej drużyny jej bohaterowie mają dostęp do wszystkich dotąd wyuczonych umiejętności drużynowych.
    .check = Dane: 2 wyuczone umiejętności drużynowe. Gdy C i D zbiorą drużynę, to obaj mogą używać obu.

rule-UB-PARTYSKILL-009 = Bez ograniczenia liczby
    .text = Liczba wyuczonych umiejętności drużynowych nie jest ograniczona; nie wliczają się one do limitu atrybutu żadnego bohatera.
    .check = Dane: wszyscy bohaterowie mają ciało 1 i po jednej umiejętności ciała. Gdy nauczą się trzeciej umiejętności drużynowej, to niczego nie trzeba odrzucać.
    .differs = 002 mówi tylko, że liczba jest nieograniczona; że nie wiąże ich limit atrybutu z 003, jest naszym wnioskiem, bo karty nie należą do żadnego bohatera.

rule-UB-PARTYSKILL-010 = Wspólne dla kilku drużyn
    .text = Tych samych umiejętności drużynowych może używać jednocześnie kilka drużyn.
    .check = Dane: 4 graczy w drużynach A+B i C+D oraz 1 wyuczona umiejętność drużynowa. Gdy każda drużyna spełni warunek, to każda ma jej efekt.

## BOARD: plansze walki (tryb kooperacyjny i jednoosobowy)

rule-UB-BOARD-001 = Wrogiem kieruje plansza
    .text = W grze kooperacyjnej i jednoosobowej żetony walki wroga rozpatruje się za pomocą planszy walki, a nie według wyboru kontrolującego gracza.
    .check = Dane: walka w grze kooperacyjnej. Gdy działa wróg, to o żetonach decyduje plansza, a nie gracz.

rule-UB-BOARD-002 = Jedna plansza na cechę główną
    .text = Każda plansza należy do jednej cechy głównej; używa się planszy cechy tego wroga, z którym trwa walka.
    .check = Dane: wróg z cechą Oszust. Gdy zaczyna się walka, to używa się planszy Oszusta.

rule-UB-BOARD-003 = Co rundę ktoś rzuca za wroga
    .text = W każdej rundzie walki jeden z graczy rzuca żetonami wroga odpowiadającymi jego cesze.
    .check = Dane: 2. runda walki w Akcie 1. Gdy przychodzi faza rzutu, to rzuca się znów wszystkimi 5 żetonami wroga, wydanymi i niewydanymi.

rule-UB-BOARD-004 = Ułożenie żetonów
    .text = Po rzucie każdy żeton wroga kładzie się na polu planszy, którego symbol zgadza się z odkrytym symbolem żetonu.
    .check = Dane: rzut: 2 obrażenia wroga, 1 podwojenie, 1 wzmocnienie, 1 taktyka. Gdy się je ułoży, to na tych polach są 2, 1, 1 i 1 żeton.

rule-UB-BOARD-005 = Inicjatywa jak zwykle
    .text = O pierwszej akcji walki decyduje zasada podstawowa: wykonuje ją strona, która ma więcej odkrytych złotych symboli.
    .check = Dane: wróg pokazuje 2 złote żetony, bohater 1. Gdy zaczyna się faza akcji, to pierwszy działa wróg.

rule-UB-BOARD-006 = Remisy wygrywa bohater
    .text = Przy remisie inicjatywy pierwszą akcję walki wykonuje bohater.
    .check = Dane: po 1 złotym żetonie. Gdy zaczyna się faza akcji, to pierwszy działa bohater.

rule-UB-BOARD-007 = Akcja wroga: następne pole z żetonem
    .text = Gdy przychodzi kolej na akcję walki wroga, rozpatruje się następne pole planszy z żetonem, idąc od góry do dołu, i wykonuje jego polecenie.
    .check = Dane: żetony tylko na 2. i 5. polu. Gdy wróg działa dwa razy, to najpierw rozpatruje 2. pole, potem 5.

rule-UB-BOARD-008 = Wszystkie żetony pola
    .text = Rozpatrując pole, zawsze rozpatruje się wszystkie żetony, które na nim leżą (pola wzmocnień mają własną zasadę).
    .check = Dane: 2 żetony obrażeń wroga 1 na swoim polu, bez plusa. Gdy się je rozpatruje, to wydaje się oba i zadaje 2 obrażenia w jednej akcji.

rule-UB-BOARD-009 = Symbole, których nie można rozpatrzyć, się pomija
    .text = Jeśli symbolu nie da się rozpatrzyć (podwojenie bez niczego do podwojenia) albo nie miałby efektu (zdolność wzmocnienia, która nic nie robi), pomija się go i przechodzi do następnego pola.
    .check = Dane: w puli wroga jedno podwojenie i jedna kreska. Gdy dojdzie się do pola podwojenia, to się je pomija i wróg pasuje z niewydanym podwojeniem.

rule-UB-BOARD-010 = Do pominiętych się wraca
    .text = Przy następnej akcji wroga sprawdza się, czy sytuacja się zmieniła i pominięty symbol można już rozpatrzyć.
    .check = Dane: pominięte podwojenie, a potem żeton wroga przewrócono na obrażenia wroga. Gdy wróg działa następnym razem, to podwojenie rozpatruje się przed obrażeniami wroga.

rule-UB-BOARD-011 = Nic nie zostało: wróg pasuje
    .text = Gdy nie ma już pola, które można rozpatrzyć, wróg pasuje i w tej rundzie nie wykonuje więcej akcji walki.
    .check = Dane: zostało tylko nieużyteczne podwojenie. Gdy działa wróg, to pasuje, a późniejsza zmiana w tej rundzie nie daje mu akcji.

rule-UB-BOARD-012 = Zdolność planszy walki
    .text = Każda plansza ma pod nazwą zdolność; działa ona zawsze w walce z wrogami tego rodzaju.
    .check = Dane: zdolność planszy Mistycznego. Gdy walczy się z wrogiem o cesze Mistyczny, to działa od pierwszej fazy rzutu.

rule-UB-BOARD-013 = Podwojenie jest osobną akcją
    .text = Gdy rozpatruje się pole podwojenia, wróg kładzie na podwojeniu żeton wskazany przez pole; zużywa to jego akcję walki, a stos wydaje się później, gdy przyjdzie kolej na jego własne pole.
    .check = Dane: podwojenie i wzmocnienie 1. Gdy rozpatruje się pole podwojenia, to wzmocnienie leży na podwojeniu, nic jeszcze nie wydano i działa bohater.

rule-UB-BOARD-014 = Nowa runda zaczyna się od góry
    .text = Jeśli bohater zostaje w walce, obie strony znów rzucają wszystkimi żetonami, a wróg znów idzie po planszy od góry.
    .check = Dane: skończyła się 1. runda, a bohater nie ucieka. Gdy zaczyna się 2., to każdy żeton wroga leży znów na planszy według nowego symbolu.

rule-UB-BOARD-015 = Wróg działa dalej, gdy bohater spasował
    .text = Gdy bohater spasuje, wróg wykonuje kolejne akcje walki jedną po drugiej, pole po polu, aż też spasuje; bohater nadal może używać tarcz i innych odpowiedzi.
    .check = Dane: bohater spasował z 1 tarczą, a wróg ma żetony na wzmocnieniu, taktyce i obrażeniach wroga. Gdy runda trwa, to wróg wykonuje jeszcze 3 akcje, a tarcza może zablokować 1 obrażenie.

## SURGE: wydawanie wzmocnień na planszy walki

rule-UB-SURGE-001 = Trzy części
    .text = Każde pole wzmocnień dzieli się na trzy części, dla sum 1, 2 i 3 wzmocnień, aby układać żetony według tego, za co zapłacą.
    .check = Dane: stos wart 2 wzmocnienia. Gdy się go położy, to leży w części 2.

rule-UB-SURGE-002 = Nie wszystko naraz
    .text = Wróg nie wydaje wszystkich wzmocnień w jednej akcji.
    .check = Dane: 3 wzmocnienia i zdolności za 2 i 1. Gdy raz rozpatrzy się pole wzmocnień, to wydaje się 2 i zostaje 1.

rule-UB-SURGE-003 = Najpierw najdroższa zdolność
    .text = Rozpatrując pole wzmocnień, wydaje się tylko tyle wzmocnień, ile trzeba, aby aktywować najdroższą zdolność wroga, której w tej rundzie walki jeszcze nie aktywowano.
    .check = Dane: 2 wzmocnienia i nieużyte zdolności za 1 i 2. Gdy rozpatruje się pole, to aktywuje się zdolność za 2.
    .differs = Tekst nie mówi, co się dzieje, gdy na najdroższą zdolność nie starcza. Przyjęto: najdroższa, za którą można zapłacić posiadanymi wzmocnieniami.

rule-UB-SURGE-004 = Układanie żetonów na jedną zdolność
    .text = Żetony wzmocnień, które razem płacą za zdolność, układa się w stos w części pola z tą sumą i wydaje razem.
    .check = Dane: dwa żetony wzmocnienia 1 i zdolność za 2. Gdy się je położy, to leżą jako jeden stos w części 2.

rule-UB-SURGE-005 = Zdolność bez efektu ustępuje innej
    .text = Jeśli zdolność, która ma się aktywować, nie miałaby efektu, a inna, jeszcze nieaktywowana, by go miała, aktywuje się tę inną, wydając tyle wzmocnień, ile kosztuje.
    .check = Dane: 2 wzmocnienia, zdolność leczenia za 2 u wroga bez obrażeń i zdolność zadająca obrażenia za 1. Gdy rozpatruje się pole, to wydaje się 1 wzmocnienie na obrażenia.

rule-UB-SURGE-006 = Co znaczy „bez efektu”
    .text = Zdolność nie ma efektu, jeśli poza usunięciem żetonów wzmocnień w żaden sposób nie zmieniłaby stanu gry.
    .check = Dane: zdolność, która przerzuca wydany żeton, a wydane jest tylko płacące za nią wzmocnienie. Gdy się ocenia, to ma efekt, bo po zapłacie to wzmocnienie jest wydane.
    .differs = Według 003 koszt płaci się przed efektem, więc żetony wydane na zdolność są jej dopuszczalnym celem; sprawdza się w tej właśnie kolejności.

rule-UB-SURGE-007 = Żadna zdolność nie miałaby efektu
    .text = Jeśli żadna ze zdolności nie miałaby efektu, nie wydaje się wzmocnień, lecz rozpatruje żetony na następnym polu.
    .check = Dane: 1 wzmocnienie, wróg bez obrażeń, którego jedyna zdolność leczy, i 1 obrażenia wroga. Gdy działa wróg, to rozpatruje się pole obrażeń, a wzmocnienie zostaje.

rule-UB-SURGE-008 = Bez innych żetonów: pas
    .text = Jeśli w takim wypadku na planszy nie ma innych żetonów, wróg pasuje.
    .check = Dane: zostało tylko 1 wzmocnienie i żadna zdolność nie ma efektu. Gdy działa wróg, to pasuje.

rule-UB-SURGE-009 = Przy równym koszcie od góry do dołu
    .text = Jeśli wróg ma kilka zdolności o tym samym koszcie, rozpatruje się je od góry jego karty do dołu.
    .check = Dane: dwie nieużyte zdolności za 1. Gdy rozpatruje się 1 wzmocnienie, to aktywuje się wyższa na karcie.

rule-UB-SURGE-010 = Każda zdolność raz na rundę
    .text = Wróg nadal może aktywować każdą swoją zdolność tylko raz na rundę walki.
    .check = Dane: 2 wzmocnienia i jedna zdolność za 1. Gdy wróg raz jej użył, to drugiego wzmocnienia nie może w tej rundzie użyć.

## AGILITY: zdolności wroga wymagające zwinności

rule-UB-AGILITY-001 = Niektóre zdolności wrogów kosztują zwinność
    .text = Niektórzy wrogowie mają zdolności, za które płaci się zwinnością zamiast wzmocnieniami.
    .check = Dane: karta wroga ze zdolnością za 1 zwinność. Gdy się ją odczyta, to nie jest to zdolność wzmocnienia.

rule-UB-AGILITY-002 = Tekst karty zastępuje pole zwinności
    .text = U takiego wroga żetony zwinności rozpatruje się według tekstu zdolności z jego karty, a nie według polecenia na polu zwinności planszy.
    .check = Dane: 1 żeton zwinności i wróg ze zdolnością za zwinność. Gdy dojdzie się do pola zwinności, to działa zdolność z karty, a polecenie planszy nie.

## PLUS: pola z symbolem +

rule-UB-PLUS-001 = Plus zwiększa sumę
    .text = Pole może dodawać wartość do swojego symbolu. Dodaje się ją do łącznej wartości wszystkich rozpatrywanych żetonów z tym symbolem, raz, a nie za każdy żeton.
    .check = Dane: +1 i dwa żetony obrażeń wroga 1. Gdy się je rozpatrzy, to są 3 obrażenia.

rule-UB-PLUS-002 = Tylko z co najmniej jednym żetonem
    .text = Wartość liczy się tylko wtedy, gdy rozpatruje się co najmniej jeden żeton z tym symbolem; na pustym polu się ją ignoruje.
    .check = Dane: +1 i żadnego żetonu obrażeń wroga. Gdy działa wróg, to z tego pola jest 0 obrażeń.

rule-UB-PLUS-003 = Plansza Wojownika: +1 do obrażeń wroga
    .text = Pole obrażeń wroga na planszy Wojownika ma +1.
    .check = Dane: wróg z cechą Wojownik i jeden żeton obrażeń wroga 2. Gdy rozpatruje się to pole, to są 3 obrażenia.
    .differs = Symbol przy +1 zaginął w zapisie tekstu; w przykładzie zadaje on obrażenia, więc są to obrażenia wroga.

## SHIELD: jak blokuje wróg

rule-UB-SHIELD-001 = Tarcze przy pierwszej okazji
    .text = Wróg zawsze wydaje tarcze przy pierwszej okazji, w odpowiedzi na otrzymywane obrażenia. Nie jest to akcja walki i dzieje się także po tym, jak wróg spasował.
    .check = Dane: wróg z 1 tarczą, który spasował. Gdy bohater zada 2 fizyczne, to tarcza jest wydana, a wróg otrzymuje 1 obrażenie.

rule-UB-SHIELD-002 = Taktyka przed tarczą
    .text = Jeśli wróg ma i tarczę, i taktykę, najpierw wydaje taktykę jako kopię tarczy, aby zablokować obrażenia, a potem używa tarczy.
    .check = Dane: wróg z taktyką i tarczą 1. Gdy nadchodzi 1 obrażenie, to taktyka jest wydana, a tarcza zostaje.
    .differs = Oba symbole zaginęły w zapisie tekstu. Są to tarcza i taktyka: zdanie odsyła do zasad na stronie 7, gdzie taktyka jest symbolem, który można wydać jako kopię symbolu blokującego. Taktyka musi iść pierwsza, bo kopiowana tarcza musi być widoczna.

rule-UB-SHIELD-003 = Obrażenia nie do zablokowania
    .text = Na obrażenia, których nie można zablokować (szarża lub tak opisane), wróg nie może wydać ani tarcz, ani taktyki jako tarczy.
    .check = Dane: wróg z 2 tarczami. Gdy zada mu się 3 obrażenia nie do zablokowania, to otrzymuje 3 i nadal ma 2 tarcze.

## SHIFT: przesuwanie żetonów na planszy

rule-UB-SHIFT-001 = Przerzucone i przewrócone żetony się przesuwa
    .text = Żeton wroga przerzucony lub przewrócony na inny symbol przesuwa się na pole nowego symbolu.
    .check = Dane: tarcza przewrócona na obrażenia wroga. Gdy to się stało, to żeton leży na polu obrażeń wroga.

rule-UB-SHIFT-002 = Usunięcie wierzchu zwalnia podwojenie
    .text = Jeśli żeton leżący na podwojeniu zostaje usunięty, podwojenie wraca na swoje pierwotne pole.
    .check = Dane: stos wzmocnienia na podwojeniu w części 2. Gdy usunie się wzmocnienie, to podwojenie leży znów na polu podwojenia.

rule-UB-SHIFT-003 = Wzmocnienie na podwojeniu przesuwa stos
    .text = Jeśli na podwojeniu położono żeton wzmocnienia, stos przesuwa się do części pola wzmocnień odpowiadającej nowej sumie.
    .check = Dane: wzmocnienie 1 na podwojeniu. Gdy się je ułoży, to stos leży w części 2.

## CHOICE: wybory wrogów

rule-UB-CHOICE-001 = Opcjonalnych zdolności używa się zawsze
    .text = Jeśli wróg ma w jakiejkolwiek chwili zdolność opcjonalną, używa jej tak często, jak może.
    .check = Dane: wróg, który może wydać 1 wzmocnienie, aby uniemożliwić przewrócenie, i ma 2. Gdy bohater przewraca dwa razy w rundzie, to oba przewrócenia są uniemożliwione, a 2 wzmocnienia wydane.

rule-UB-CHOICE-002 = Wybór najgorszy dla bohatera
    .text = Gdy rozpatrzenie zdolności wroga wymaga wyboru, wybiera się to, co najbardziej szkodzi bohaterowi.
    .check = Dane: zdolność usuwa jeden żeton bohatera, a on pokazuje fizyczne 2 i kreskę. Gdy się ją rozpatrzy, to usuwa się fizyczne 2.

rule-UB-CHOICE-003 = Dwa obrażenia zamiast stronniczego wyboru
    .text = Jeśli gracz czuje, że nie potrafi wybrać bezstronnie, bohater otrzymuje zamiast tego 2 obrażenia, a efektu się nie wybiera ani nie rozpatruje.
    .check = Dane: gracz, który nie chce wybierać. Gdy dojdzie do zdolności, to bohaterowi zadaje się 2 obrażenia, a zdolność nie robi nic więcej.

## CIV: heksy cywilizacji

rule-UB-CIV-001 = Heks cywilizacji
    .text = Heks jest heksem cywilizacji, jeśli jest na nim miasto, miasteczko, twierdza lub świątynia.
    .check = Dane: wzgórza ze świątynią. Gdy się sprawdza, to jest heks cywilizacji; zwykłe wzgórza nie.

rule-UB-CIV-002 = Przeciwieństwo dziczy
    .text = Każdy heks jest albo heksem cywilizacji, albo dziczą, bo zasady podstawowe nazywają dziczą każdy heks bez miasta, miasteczka, świątyni i twierdzy.
    .check = Dane: wszystkie heksy planszy. Gdy się je podzieli, to żaden nie jest jednym i drugim ani żadnym z nich.

## CHARGE: symbol szarży

rule-UB-CHARGE-001 = Nowy rodzaj obrażeń na żetonach
    .text = Szarża to symbol obrażeń na żetonach walki, inny niż obrażenia fizyczne, magiczne i wroga; mogą go mieć i bohaterowie, i wrogowie.
    .check = Dane: zdolność, która blokuje obrażenia fizyczne. Gdy wyda się 2 szarży, to ona nie działa.

rule-UB-CHARGE-002 = Wydanie szarży
    .text = Jako akcję walki walczący może wydać X szarży, aby zadać przeciwnikowi X obrażeń, których nie można zablokować.
    .check = Dane: 2 szarży przeciw przeciwnikowi z 3 tarczami. Gdy się je rozpatrzy, to otrzymuje 2 obrażenia i nadal ma 3 tarcze.
    .differs = Polski przymiotnik („nieblokujących”) można by czytać jako „obrażenia, które nie blokują”. Chodzi o niemożliwe do zablokowania; nic innego nie ma sensu.

rule-UB-CHARGE-003 = Po szarży nie można blokować
    .text = Walczący, który w rundzie walki wydał szarżę, do końca tej rundy nie może blokować obrażeń.
    .check = Dane: bohater z 2 tarczami wydał 1 szarżę. Gdy wróg zada potem 2 obrażenia w tej rundzie, to otrzymuje 2; w następnej rundzie tarcze znów działają.

## TACTICS: symbol taktyki

rule-UB-TACTICS-001 = Kopiuje inny symbol
    .text = Taktyka to symbol walki, który wydaje się jako kopię innego symbolu w grze.
    .check = Dane: taktyka i żadnego innego żetonu w obu pulach. Gdy chce się ją wydać, to nie ma czego kopiować.

rule-UB-TACTICS-002 = Jako akcja walki
    .text = Jako akcję walki walczący może wydać jedną taktykę ze swojej puli jako kopię symbolu widocznego na dowolnym innym żetonie w puli dowolnego walczącego.
    .check = Dane: moja taktyka i odkryta zwinność przeciwnika. Gdy wydam taktykę jako zwinność, to przewracam jeden ze swoich żetonów albo przeciwnik przerzuca jeden swój.

rule-UB-TACTICS-003 = W odpowiedzi na obrażenia
    .text = Gdy walczący ma otrzymać obrażenia, może wydać jedną taktykę ze swojej puli jako kopię symbolu, który pozwoliłby mu te obrażenia zablokować lub uniemożliwić. Nie jest to akcja walki.
    .check = Dane: taktyka i odkryta tarcza 1 w którejkolwiek puli. Gdy nadchodzą 2 obrażenia, to po wydaniu taktyki jako tej tarczy zostaje 1.

rule-UB-TACTICS-004 = Nigdy razem z innymi żetonami
    .text = W jednej akcji walki nie można wydać taktyki razem z innymi żetonami; kopia jest osobną akcją.
    .check = Dane: taktyka i żetony warte 3 fizyczne. Gdy bohater atakuje tymi 3, to kopia taktyki może nastąpić tylko jako kolejna akcja walki.

rule-UB-TACTICS-005 = Bohaterowie nie kopiują obrażeń wroga
    .text = Obrażenia wroga mogą wydawać tylko wrogowie, więc bohater nie może wydać taktyki jako ich kopii.
    .check = Dane: taktyka bohatera, a poza nią widać tylko obrażenia wroga. Gdy chce się je skopiować, to gra odmawia.

rule-UB-TACTICS-006 = Wrogowie nie kopiują obrażeń fizycznych i magicznych
    .text = Obrażenia fizyczne i magiczne mogą wydawać tylko bohaterowie, więc wróg nie może wydać taktyki jako kopii żadnych z nich.
    .check = Dane: taktyka wroga, a widać tylko obrażenia fizyczne bohatera. Gdy dojdzie się do pola taktyki, to nie ma czego kopiować i pole się pomija.

rule-UB-TACTICS-007 = Podwojenia nie można skopiować
    .text = Taktykę wydaje się w chwili użycia, więc nie można nią skopiować efektu podwojenia.
    .check = Dane: taktyka i tylko odkryte podwojenie. Gdy chce się je skopiować, to gra odmawia.

rule-UB-TACTICS-008 = Kopiuje się też liczbę
    .text = Jeśli kopiowany symbol ma liczbę, kopiuje się go razem z nią.
    .check = Dane: moja taktyka i mój odkryty żeton fizyczne 2. Gdy wydam ją jako kopię, to zadaję 2 obrażenia fizyczne.

## SCEN: scenariusze

rule-UB-SCEN-001 = Dwa nowe scenariusze
    .text = Rozszerzenie zawiera dwa nowe scenariusze: „Czerwoną śmierć” (zaraza ogarnia krainę) i „Rój szarańczy” (najazd zagonów Uthuków).
    .check = Dane: lista scenariuszy. Gdy zostawi się tylko rozszerzenie, to widać „Czerwoną śmierć” i „Rój szarańczy”.

rule-UB-SCEN-002 = Trzy dostosowane scenariusze
    .text = Trzy arkusze pozwalają rozegrać kooperacyjnie lub jednoosobowo wcześniejsze scenariusze rywalizacyjne: dwa z zestawu podstawowego („Margath powstaje”, „Król umarłych”) i „W sieci”.
    .check = Dane: tylko zestaw podstawowy i to rozszerzenie. Gdy wymieni się scenariusze kooperacyjne, to zagrać można w 4.
    .differs = 002 wymienia tylko „W sieci”; że pozostałe dwa to scenariusze podstawowe, wynika z liczby trzy i z tego, że w zestawie podstawowym są dwa.

rule-UB-SCEN-003 = „W sieci” wymaga własnego zestawu
    .text = Arkusza „W sieci”, w grze kooperacyjnej lub jednoosobowej, mogą użyć tylko gracze, którzy mają ten zestaw scenariuszowy; bez niego pomija się arkusz przy wyborze scenariusza.
    .check = Dane: brak zestawu scenariuszowego. Gdy losuje się scenariusz, to „W sieci” nie może wypaść.

rule-UB-SCEN-004 = Żeton Królowej Ariady
    .text = Jedyny żeton walki Królowej Ariady jest żetonem złoczyńcy w scenariuszu „W sieci”; rzuca nim ona oprócz sześciu żetonów wroga.
    .check = Dane: walka z Królową Ariadą. Gdy rzuca, to 5 + 1 + 1 = 7 żetonami.
    .differs = 002 tylko wymienia żeton; jego użycie wynika z 003, gdzie każdy złoczyńca ma własny żeton.

rule-UB-SCEN-005 = „Rój szarańczy”: przygotowanie
    .text = Pięć kart zagonów oddziela się od talii fabuły i tasuje. Jedna, wzięta na ślepo, otwiera scenariusz: leży odkryta na pierwszym polu toru wypraw fabularnych (I), a jej żeton wyprawy fabularnej stoi na Polanie Zbójców. Za nią leży zakrytych tyle dalszych zagonów, ilu jest graczy; w trakcie gry odkrywają je karty fabuły. Pozostałych się nie używa.
    .check = Dane: 2 graczy. Gdy się przygotuje, to 1 odkryty zagon jest na Polanie Zbójców, 2 leżą zakryte na torze, a 2 w pudełku.

rule-UB-SCEN-006 = „Rój szarańczy”: ruch zagonów
    .text = Gdy zagony się poruszają, odkryte działają jeden po drugim, od najniższego pola toru wypraw fabularnych; każdy przesuwa się o jeden heks najkrótszą drogą do najbliższego heksu cywilizacji, który jest jego dozwolonym celem. Heksy z żetonem spalonej ziemi nigdy nie są dozwolonym celem.
    .check = Dane: dwa odkryte zagony na polach I i II. Gdy zagony się poruszają, to najpierw o 1 heks rusza ten z pola I.

rule-UB-SCEN-007 = „Rój szarańczy”: co może być celem zagonu
    .text = O celach zagonu decydują jego jednostki: przy 1 jednostce świątynie, przy 2 także miasteczka, przy 3 także twierdze, przy 4 także miasta.
    .check = Dane: zagon z 2 jednostkami, miasto o 1 heks i miasteczko o 3 heksy dalej. Gdy się porusza, to w stronę miasteczka.

rule-UB-SCEN-008 = „Rój szarańczy”: brak celu, jedna jednostka więcej
    .text = Odkryty zagon, który ma się poruszyć, a nie ma dozwolonego celu, zostaje na miejscu i zyskuje jedną jednostkę.
    .check = Dane: zagon z 0 jednostek. Gdy zagony się poruszają, to zostaje i ma 1 jednostkę.

rule-UB-SCEN-009 = „Rój szarańczy”: jednostki i zwycięstwo
    .text = Żetony fabuły oznaczają jednostki Uthuków i wzmacniają zagon. Gracze wygrywają, pokonując wszystkie zagony.
    .check = Dane: 3 zagony w grze, 2 pokonane. Gdy pokona się trzeci, to gracze wygrywają.

rule-UB-SCEN-010 = „Czerwona śmierć”: zaraza i leczenie
    .text = W „Czerwonej śmierci” miasta i miasteczka może ogarnąć zaraza, którą bohaterowie mogą wyleczyć. Jak to zrobić, pokazuje jedna z wypraw scenariusza: za 1 akcję wykonaj test atrybutu w mieście lub miasteczku z zarazą; przy niewielu sukcesach zyskuje się mało, 2 dają 3 szt. złota, 3 lub więcej leczą zarazę na tym heksie.
    .check = Dane: bohater z tą wyprawą w miasteczku z zarazą. Gdy test da 3 sukcesy, to zaraza jest tam wyleczona.
    .differs = Ikona atrybutu zaginęła w tekście strony, a reszty arkusza nie znaleziono.

## GAP: rozstrzygnięcia tam, gdzie instrukcja pozostawia lukę

rule-UB-GAP-001 = Plansze pochodzą z danych
    .text = Plansza walki to uporządkowana lista pól; każde pole ma symbol, polecenie, wartość plus (zwykle 0), a pole wzmocnień trzy części. Plansza ma też jedną zdolność. Gra wczytuje to wszystko z danych i nie zna na stałe żadnej planszy.
    .check = Dane: plik planszy z polami zwinność, podwojenie, wzmocnienie, taktyka, obrażenia wroga. Gdy się go wczyta, to wróg przegląda je w tej kolejności.
    .differs = Dlaczego: same plansze są w 002 obrazkami i ich nie odczytano; znane są tylko fragmenty plansz Mistycznego i Wojownika.

rule-UB-GAP-002 = Plansza Mistycznego: pola
    .text = Mistyczny, od góry do dołu: zwinność; podwojenie (połóż na nim swoje najwyższe wzmocnienie, jeśli można by wtedy zapłacić za nieużytą zdolność, która ma efekt, w przeciwnym razie swoje najwyższe obrażenia wroga); wzmocnienia; taktyka (skopiuj najwyższe widoczne obrażenia wroga, w przeciwnym razie najwyższe wzmocnienie, które może zapłacić za nieużytą zdolność); obrażenia wroga (wydaj wszystkie).
    .check = Dane: wzmocnienie 1, podwojenie, taktyka, dwa razy obrażenia wroga 1 i nieużyta zdolność za 2, która ma efekt. Gdy wróg działa cztery razy, to po kolei podwojenie, stos 2 wzmocnień, taktyka za 1, obrażenia wroga za 2; bez takiej zdolności pierwsza akcja kładzie na podwojeniu obrażenia wroga.
    .differs = Znane z przykładu: podwojenie przed wzmocnieniem, to przed taktyką, ta przed obrażeniami wroga, obrażenia wroga na końcu, najpierw podwaja się wzmocnienie, taktyka kopiuje najwyższe obrażenia wroga. Wywnioskowane: że puste pole nad podwojeniem to zwinność (jedyny pozostały symbol rozpatrywany jako akcja). Nasze: warunek podwojenia wzmocnienia (bez niego wróg, któremu wzmocnienia nic nie dają, marnowałby podwojenie), to, co po „w przeciwnym razie”, i polecenie zwinności: bohater przerzuca swój niewydany żeton o najwyższej wartości obrażeń.

rule-UB-GAP-003 = Plansza Wojownika: pola
    .text = Wojownik, od góry do dołu: zwinność (przewróć jeden ze swoich żetonów z kreską, w przeciwnym razie zmuś bohatera do przerzucenia żetonu o najwyższych obrażeniach); podwojenie (twoje najwyższe obrażenia wroga, w przeciwnym razie twoje najwyższe wzmocnienie, jeśli można by wtedy zapłacić za nieużytą zdolność, która ma efekt); wzmocnienia; obrażenia wroga z +1 (wydaj wszystkie).
    .check = Dane: zwinność, kreska z obrażeniami wroga 1 na odwrocie i obrażenia wroga 1. Gdy wróg działa dwa razy, to najpierw przewraca kreskę, a druga akcja zadaje 1+1+1 = 3.
    .differs = Znane: tylko +1 do obrażeń wroga. Kolejność i polecenia są nasze, wzorowane na układzie Mistycznego (manipulacja, podwojenie, zdolności, atak).

rule-UB-GAP-004 = Plansza Dzikiego: pola
    .text = Dziki, od góry do dołu: podwojenie (twoja najwyższa szarża, w przeciwnym razie twoje najwyższe obrażenia wroga); szarża (wydaj całą); obrażenia wroga (wydaj wszystkie); wzmocnienia; zwinność (przewróć jeden ze swoich żetonów z tarczą lub kreską).
    .check = Dane: szarża 1, obrażenia wroga 1 i wzmocnienie 1. Gdy wróg działa trzy razy, to po kolei szarża, obrażenia wroga, wzmocnienie.
    .differs = O tej planszy nic nie wiadomo. Zamysł: Dziki najpierw atakuje, a o obronę mało dba, co pasuje do zestawu z szarżą.

rule-UB-GAP-005 = Plansza Oszusta: pola
    .text = Oszust, od góry do dołu: zwinność (zmuś bohatera do przerzucenia niewydanego żetonu o najwyższej wartości obrażeń); taktyka (skopiuj najwyższe obrażenia wroga, w przeciwnym razie wzmocnienie, które może zapłacić za nieużytą zdolność); podwojenie (twoje najwyższe wzmocnienie, jeśli można by wtedy zapłacić za nieużytą zdolność, która ma efekt, w przeciwnym razie twoje najwyższe obrażenia wroga); wzmocnienia; obrażenia wroga (wydaj wszystkie).
    .check = Dane: zwinność 1 i obrażenia wroga 1 przeciw bohaterowi z fizycznymi 2. Gdy wróg działa pierwszy, to fizyczne 2 zostają przerzucone, zanim zada się obrażenia.
    .differs = O tej planszy nic nie wiadomo. Zamysł: najpierw zepsuć rzut bohatera, uderzyć na końcu.

rule-UB-GAP-006 = Plansza Mistycznego: zdolność
    .text = Zdolność Mistycznego: gdy mają mu zostać zadane obrażenia, które można zablokować, a na innym żetonie w którejkolwiek puli widać tarczę, Mistyczny wydaje taktykę jako jej kopię.
    .check = Dane: Mistyczny z taktyką i bohater z odkrytą tarczą 1. Gdy bohater zada 2 fizyczne, to taktyka jest wydana, a wróg otrzymuje 1 obrażenie.
    .differs = Przykład mówi, że tekst na planszy informuje bohatera, iż taktyka Czarnoksiężnika skopiuje jego własny symbol przy bezpośrednim ataku; jedyny symbol, którego kopia miałaby tu znaczenie, to tarcza bohatera. Czy słowa te stoją pod nazwą planszy, czy na polu taktyki (które zdaje się nosić napis „Skopiuj”), nie wiadomo i nic to nie zmienia.

rule-UB-GAP-007 = Plansze Wojownika, Dzikiego i Oszusta: zdolności
    .text = Wojownik: raz na rundę walki, zanim policzy się inicjatywę, przerzuca jeden ze swoich żetonów z kreską. Dziki: dopóki jego obrażenia wynoszą co najmniej połowę życia, jego pole obrażeń wroga ma +1. Oszust: w pierwszej rundzie walki, po ustaleniu inicjatywy, bohater przerzuca swój żeton o najwyższej wartości obrażeń. Opcja gry pozwala wyłączyć zdolności plansz naszego pomysłu.
    .check = Dane: Dziki z życiem 6, 3 obrażeniami i jednymi obrażeniami wroga 1. Gdy rozpatruje się to pole, to zadaje 2 obrażenia; w walce z Oszustem przy remisie inicjatywy pierwszy i tak działa bohater.
    .differs = 002 mówi, że każda plansza ma zdolność, ale żadnej nie drukuje. Te są celowo małe i w duchu cech, aby zastąpić brakującego gracza; żadna nie narusza drukowanej zasady (remisy inicjatywy nadal wygrywa bohater, UB-BOARD-006).

rule-UB-GAP-008 = Tarcze i kreski obok pól
    .text = Żetony tarcz leżą na polu, którego nigdy nie rozpatruje się jako akcji; używa się ich tylko w odpowiedzi na obrażenia. Żetony kresek leżą obok planszy i nie można ich rozpatrzyć, ale pozostają w puli i można je przewracać i przerzucać.
    .check = Dane: zostały tylko tarcza i kreska. Gdy działa wróg, to pasuje.
    .differs = Dlaczego: każdy żeton musi gdzieś leżeć, a ostatnie pole w przykładzie to obrażenia wroga i tarcze nigdy nie zajmują akcji walki.

rule-UB-GAP-009 = Symbol bez pola
    .text = Jeśli żeton pokazuje symbol, dla którego plansza nie ma pola (własny żeton złoczyńcy, żeton skopiowany lub odebrany), rozpatruje się go jak osobne pole tuż nad obrażeniami wroga: szarżę wydaje się jako szarżę, taktykę i zwinność jak na planszy Mistycznego.
    .check = Dane: złoczyńca z cechą Wojownik, którego żeton pokazuje szarżę 2, i plansza bez szarży. Gdy przegląd zejdzie poniżej wzmocnień, to 2 szarży wydaje się przed obrażeniami wroga.

rule-UB-GAP-010 = Za każdym razem od góry
    .text = Przy każdej akcji walki wroga przegląda się planszę od góry i rozpatruje pierwsze pole z co najmniej jednym żetonem, który można rozpatrzyć z efektem.
    .check = Dane: wróg rozpatrzył obrażenia wroga na dole, a efekt bohatera odwrócił jego żeton na zwinność. Gdy działa wróg, to rozpatruje się pole zwinności.
    .differs = Odczytanie A: iść w dół od ostatniego pola i wracać tylko do pominiętych symboli. Odczytanie B: za każdym razem od góry. Przyjęto B; w przykładzie daje ten sam wynik, obejmuje powrót do pominiętych symboli i nie wymaga pamiętania.

rule-UB-GAP-011 = Kilka żetonów na polu, z którego używa się po jednym
    .text = Gdy na polu leży kilka żetonów zwinności, podwojenia lub taktyki, rozpatruje się je jeden po drugim w tej samej akcji wroga, każdy z własnym efektem, bo zasada planszy każe rozpatrzyć wszystkie żetony pola. Kopie zrobione taktyką to osobne obrażenia.
    .check = Dane: 2 taktyki i obrażenia wroga 1. Gdy rozpatruje się pole taktyki, to bohaterowi zadaje się 1 i jeszcze raz 1, blokowane osobno.
    .differs = Zasady podstawowe pozwalają na jedną zwinność na akcję, a taktyki nie wolno łączyć z innymi żetonami. Rozpatrywanie po kolei jest zgodne z oboma tekstami.

rule-UB-GAP-012 = Pięć żetonów i potężny
    .text = Każdy sześciożetonowy zestaw cechy to pięć zwykłych żetonów i jeden żeton potężnego wroga. W Akcie 1 wróg rzuca pięcioma, w Akcie 2 wszystkimi sześcioma; złoczyńca rzuca wszystkimi sześcioma i własnym żetonem.
    .check = Dane: wróg z cechą Mistyczny w Akcie 1. Gdy rzuca, to 5 żetonami; w Akcie 2 sześcioma.
    .differs = Odczytanie A: zawsze rzuca się wszystkimi sześcioma. Odczytanie B: jak w zestawie podstawowym. Przyjęto B; zestaw podstawowy (Wojownik) to pięć i jeden, Czarnoksiężnik w przykładzie ma dokładnie pięć żetonów, a w relacji z gry w Akcie 1 rzuca się pięcioma.

rule-UB-GAP-013 = Zestaw Wojownika: strony
    .text = Żetony Wojownika, strona / strona, złoto oznaczono *: obrażenia wroga 1 / kreska*; tarcza 1 / obrażenia wroga 1; zwinność / obrażenia wroga 1; obrażenia wroga 1* / wzmocnienie 1; podwojenie / kreska*; żeton potężnego wroga: obrażenia wroga 2 / wzmocnienie 1*.
    .check = Dane: 5 zwykłych żetonów Wojownika. Gdy policzy się strony, to są 4 obrażenia wroga, 2 kreski, 1 tarcza, 1 zwinność, 1 wzmocnienie i 1 podwojenie.
    .differs = Cztery publiczne programy są zgodne, jeśli pominąć zastępczy symbol wzmocnienia w jednym z nich. 003 potwierdza oba symbole żetonu potężnego wroga, ale nie to, który jest złoty.

rule-UB-GAP-014 = Zestawy Mistycznego, Dzikiego i Oszusta: strony
    .text = Dopóki nie sprawdzono egzemplarza: Mistyczny: wzmocnienie 1 / obrażenia wroga 1*; podwojenie / kreska*; taktyka / tarcza 1; obrażenia wroga 1 / wzmocnienie 1; obrażenia wroga 1 / zwinność; potężny: wzmocnienie 2* / obrażenia wroga 2. Dziki: obrażenia wroga 1 / szarża 1; obrażenia wroga 1 / kreska*; szarża 1 / kreska*; podwojenie / kreska; wzmocnienie 1 / obrażenia wroga 1*; potężny: szarża 2 / wzmocnienie 1*. Oszust: zwinność / obrażenia wroga 1*; tarcza 1 / obrażenia wroga 1; taktyka / kreska*; wzmocnienie 1 / zwinność*; obrażenia wroga 1 / podwojenie; potężny: obrażenia wroga 2 / taktyka*.
    .check = Dane: pięć zwykłych żetonów Mistycznego. Gdy każdy pokazuje pierwszą stronę, to pula to wzmocnienie, podwojenie, taktyka, obrażenia wroga, obrażenia wroga i 0 złotych symboli, jak w przykładzie; gdy dla wszystkich 32 rzutów pięcioma żetonami Dzikiego zsumuje się obrażenia wroga, szarżę i najlepsze podwojenie, to średnia wynosi 3,0, w tym szarża przed podwojeniem 1,0.
    .differs = Wiadomo tylko jedno: pięć zwykłych żetonów Mistycznego może pokazać naraz wzmocnienie, podwojenie, taktykę i dwa razy obrażenia wroga. Reszta jest nasza: szarżę mają Dzicy, taktykę Mistyczni i Oszuści. * oznacza złoto. Wyważenie: średnie obrażenia z jednego rzutu przy najlepszym użyciu podwojenia i taktyki to w Akcie 1 Wojownik 2,5, Mistyczny 2,4, Oszust 2,3 i Dziki 3,0 (w Akcie 2: 3,7, 3,9, 4,3 i 4,3); Dziki płaci za przewagę brakiem tarczy.

rule-UB-GAP-015 = Cecha i żeton złoczyńców
    .text = Złoczyńca walczy planszą i zestawem żetonów cechy głównej ze swojej karty oraz własnym żetonem. Margath to Wojownik (Wojownik, Złoczyńca, Smok), Vorakesh to Mistyczny (Mistyczny, Złoczyńca, Humanoid). Królową Ariadę, której karty nie widziano, przyjęto jako Oszusta.
    .check = Dane: Margath w Akcie 2. Gdy rzuca, to 5 + 1 żetonami Wojownika i własnym, razem 7.
    .differs = Naszym wyborem jest tylko cecha Królowej Ariady.

rule-UB-GAP-016 = Wrogowie bez cechy głównej
    .text = Wróg, którego dane nie podają cechy głównej (starsze zestawy, własne dodatki), liczy się jako Wojownik.
    .check = Dane: wróg tylko z cechą Nieumarły. Gdy zaczyna się walka, to używa się podstawowych żetonów i planszy Wojownika.
    .differs = Dlaczego: zestaw Wojownika jest zestawem podstawowym, więc walka pozostaje taka jak przed rozszerzeniem.

rule-UB-GAP-017 = Kto obsługuje stronę wroga
    .text = Przy stole żetonami wroga może rzucać i przesuwać je każdy gracz; domyślnie gracz po prawej stronie walczącego bohatera, a w grze jednoosobowej samotny gracz. Program rzuca i rozpatruje je sam i pyta tylko wtedy, gdy wybór należy do graczy.
    .check = Dane: walka w grze kooperacyjnej dla 3 graczy. Gdy wróg ma rzucić, to program rzuca, nie pytając nikogo.
    .differs = 002 mówi o jednym z graczy; 003 w grze podstawowej wskazuje gracza z prawej.

rule-UB-GAP-018 = Co szkodzi najbardziej: kolejność dla programu
    .text = Możliwości wroga program porządkuje według tego, co: od razu pokonuje bohatera; zada bohaterowi najwięcej obrażeń w tej rundzie walki; narazi wroga na najmniej obrażeń w tej rundzie; przynosi bohaterowi największą trwałą stratę (zasoby, umiejętności, złoto, trofea, w tej kolejności); stoi pierwsze w kolejności z karty. Przyszłe obrażenia szacuje się po prostu: wartości symboli obrażeń, które byłyby widoczne na niewydanych żetonach każdej strony, rzut losowy liczony według wartości oczekiwanej, bez odpowiedzi drugiej strony.
    .check = Dane: Nieustępliwość i wydane żetony obrażenia wroga 1 / wzmocnienie 1 oraz podwojenie / kreska. Gdy wybiera program, to przerzuca żeton obrażeń (oczekiwane obrażenia 0,5 wobec 0).
    .differs = Dlaczego: zasada podaje tylko cel (zaszkodzić bohaterowi jak najbardziej); program potrzebuje stałej kolejności i prostego szacunku, aby gry można było odtwarzać i aby nie trzeba było przeszukiwać możliwości.

rule-UB-GAP-019 = Dwa obrażenia zamiast wyboru w programie
    .text = Domyślnie wybiera program. Ustawienie stołu oddaje takie wybory graczom; wtedy wraz z nimi pojawia się propozycja przyjęcia 2 obrażeń. W walce można je zablokować jak każde inne.
    .check = Dane: włączone ustawienie i bohater z 1 tarczą. Gdy gracz przyjmuje w walce 2 obrażenia zamiast wyboru, to otrzymuje 1, a tarcza jest wydana.
    .differs = Odczytanie A: 2 obrażenia są karą spoza walki i nie można ich zablokować. Odczytanie B: w walce tarcze blokują obrażenia z dowolnego źródła (003). Przyjęto B.

rule-UB-GAP-020 = Grupowanie wzmocnień
    .text = Wzmocnienia grupuje się na nowo, ilekroć ma się rozpatrzyć pole wzmocnień: wybiera się najdroższą możliwą do opłacenia zdolność, która ma efekt, i płaci za nią żetonami lub stosami o najmniejszej wystarczającej sumie. Nadwyżka przepada; wzmocnienia, które za nic nie płacą, zostają i liczą się jako niemożliwe do rozpatrzenia.
    .check = Dane: podwojony stos 2 i pojedyncze 1 oraz zdolności za 3 i 1. Gdy się je rozpatruje, to wszystkie trzy żetony płacą za zdolność za 3.
    .differs = Trzy części pola ułatwiają tylko układanie; sama zasada brzmi: tyle, ile trzeba na najdroższą nieużytą zdolność.

rule-UB-GAP-021 = Zdolności kosztujące X
    .text = Zdolność o koszcie X ocenia się według liczby wzmocnień, które wróg mógłby na nią wydać, czyli wszystkich, jakie ma; gdy zostanie wybrana, wydaje się na nią wszystkie pozostałe wzmocnienia.
    .check = Dane: 3 wzmocnienia i nieużyte zdolności za X i za 2. Gdy się je rozpatruje, to wybiera się X z X = 3.
    .differs = Dlaczego: najpierw najdroższa; przy wydaniu wszystkich wzmocnień X jest najdroższe.

rule-UB-GAP-022 = Plus, podwojenie i taktyka razem
    .text = Plus dodaje się po podwojeniu, do ostatecznej sumy swojego pola. Kopię zrobioną taktyką rozpatruje się na polu taktyki i nie dostaje ona plusa z innego pola.
    .check = Dane: Wojownik z obrażeniami wroga 2 na podwojeniu i luźnymi obrażeniami wroga 1. Gdy rozpatruje się to pole, to jest 4 + 1 + 1 = 6 obrażeń.
    .differs = Według 002 plus dodaje się do łącznej wartości; podwojenie jest częścią wartości żetonu.

rule-UB-GAP-023 = Ile tarcz wydaje wróg
    .text = Przeciw pojedynczemu trafieniu wróg wydaje najpierw kopie taktyki, potem tarcze, zaczynając od najmniejszych wystarczających, i przestaje, gdy tylko wszystko zablokuje.
    .check = Dane: tarcze 1 i 2 i nadchodzące 1 obrażenie. Gdy wróg blokuje, to wydaje tylko tarczę 1.
    .differs = Dlaczego: „przy pierwszej okazji” mówi, kiedy blokować, a nie, by marnować żetony.

rule-UB-GAP-024 = Taktyka wymaga widocznego symbolu
    .text = W obu zastosowaniach taktyka kopiuje symbol widoczny na innym niewydanym żetonie w puli którejkolwiek strony. Żeton pod innym nie jest widoczny. Taktyką nie można skopiować kreski ani innej taktyki.
    .check = Dane: taktyka i żadnej widocznej tarczy w obu pulach. Gdy nadchodzą 2 obrażenia, to taktyka nie może blokować.
    .differs = Zdanie o obronie nie powtarza, że symbol musi być widoczny. Nadal jednak mówi o kopii, w przykładzie Czarnoksiężnik kopiuje tarczę bohatera, a kolejność „najpierw taktyka, potem tarcza” ma sens tylko wtedy, gdy tarcza musi być jeszcze widoczna.

rule-UB-GAP-025 = Taktyka a podwojone żetony
    .text = Taktyka kopiuje nadrukowany symbol i liczbę żetonu, a nie podwojenie pod nim. Taktykę, która sama leży na podwojeniu, wydaje się razem z nim, a skopiowana wartość się podwaja (zwinność nic nie zyskuje).
    .check = Dane: moje fizyczne 2 na podwojeniu i luźna taktyka. Gdy taktyka je skopiuje, to są 2 obrażenia, a nie 4.
    .differs = Odczytanie A: kopiuje się wartość podwojoną (tak robi publiczny kalkulator żetonów). Odczytanie B: tylko nadrukowaną liczbę. Przyjęto B; 002 mówi o symbolu z nadrukowaną wartością. Zakaz wydawania taktyki razem z innymi żetonami rozumiemy tak, że do kopiowanego symbolu nie dokłada się żetonów; podwojenie pod spodem jest częścią stosu.

rule-UB-GAP-026 = Szarża, tarcze i uniemożliwianie
    .text = Walczący, który wydał szarżę lub taktykę jako kopię szarży, nie może w tej rundzie wydać ani tarcz, ani taktyki jako tarczy, ale nadal może negować i uniemożliwiać zdolności. Szarży nie łączy się w jednej akcji z innymi obrażeniami; można ją podwoić.
    .check = Dane: bohater wydał 1 szarżę i ma 1 zwinność. Gdy Czarnoksiężnik użyje zdolności za 2 wzmocnienia, to bohater może ją zanegować zwinnością, ale nie zablokować tarczą.
    .differs = 002 zabrania tylko blokowania; blokowanie i negowanie to w 003 osobne pojęcia.

rule-UB-GAP-027 = Przewrócony żeton na podwojeniu
    .text = Gdy żeton leżący na podwojeniu zostaje przerzucony lub przewrócony, wraca na ten sam stos, a cały stos przechodzi na pole nowego symbolu; jeśli pokazuje kreskę, stosu nie można rozpatrzyć, dopóki znów się nie zmieni.
    .check = Dane: wzmocnienie na podwojeniu w części 2. Gdy wzmocnienie przewróci się na obrażenia wroga 1, to stos leży na polu obrażeń wroga i jest wart 2.

rule-UB-GAP-028 = Jeden zespół
    .text = W grze kooperacyjnej wszyscy gracze wygrywają lub przegrywają razem; gracz, którego bohatera wyeliminowano, dzieli wynik.
    .check = Dane: 3 graczy, 1 wyeliminowany. Gdy pokona się ostatni zagon, to wygrywają wszyscy 3.
    .differs = 002 nigdzie nie mówi tego wprost; we wstępie bohaterowie walczą ramię w ramię.

rule-UB-GAP-029 = Jak się wygrywa
    .text = Cel podaje używany arkusz. W scenariuszu ze złoczyńcą zespół wygrywa od razu, gdy którykolwiek bohater pokona złoczyńcę.
    .check = Dane: bohater B pokonuje Margatha. Gdy walka się kończy, to wygrywa cały zespół.

rule-UB-GAP-030 = Jak się przegrywa
    .text = Zespół przegrywa od razu, gdy spełni się warunek przegranej z arkusza lub wyeliminowano wszystkich bohaterów, a także na końcu Aktu 2 (żeton czasu po raz drugi na końcu toru i wszystkie tury tej rundy rozegrane), jeśli celu nie osiągnięto, a arkusz nie podaje innego zakończenia.
    .check = Dane: samotny bohater pokonany przez złoczyńcę. Gdy zostanie wyeliminowany, to gra jest przegrana.
    .differs = 003 odsyła na wypadek końca czasu do karty scenariusza; tekstu arkuszy kooperacyjnych nie znaleziono.

rule-UB-GAP-031 = Walka ze złoczyńcą
    .text = Obowiązują zasady podstawowe: ze złoczyńcą walczy naraz jeden bohater, nie może uciec, a pokonany zostaje wyeliminowany; ze złoczyńcy usuwa się wtedy wszystkie obrażenia i może spróbować inny bohater.
    .check = Dane: A zadaje złoczyńcy 9 obrażeń i zostaje pokonany. Gdy później walczy B, to złoczyńca zaczyna z 0 obrażeń.

rule-UB-GAP-032 = Arkusz zamiast karty
    .text = W grze kooperacyjnej i jednoosobowej miejsce karty scenariusza zajmuje arkusz. Arkusza dostosowanego scenariusza używa się jak karty: strony A podczas gry, strony B dla złoczyńcy. Arkusz „Roju szarańczy” leży najpierw stroną z przygotowaniem i ruchem zagonów do góry, po czym na czas gry się go odwraca, choć do pierwszej strony nadal się zagląda; tak samo jest z „Czerwoną śmiercią”. Razem z arkuszem używa się talii fabuły i kart przygód tego scenariusza. Oba nowe scenariusze są tylko do gry kooperacyjnej i jednoosobowej.
    .check = Dane: kooperacyjna gra „Margath powstaje”. Gdy się ją przygotuje, to używa się jej arkusza, talii fabuły i 30 kart przygód.
    .differs = 002 nie mówi, czy w nowe scenariusze można grać rywalizacyjnie; ich arkusze pochodzą z dwóch nowych trybów, a cel jest wspólny. Że arkusz „Roju szarańczy” odwraca się po przygotowaniu, jest na nim wydrukowane; drugich stron nie znaleziono.

rule-UB-GAP-033 = Tury w drużynie
    .text = Drużyna niczego nie zmienia w porządku tury: rundy, pierwszy gracz i tor czasu działają jak w zestawie podstawowym, a każdy członek nadal rozgrywa własną turę z trzema akcjami. W turze innego członka bohater idzie z nim, ale nie wykonuje akcji (zakupów, szkolenia, odpoczynku, poszukiwania przygód).
    .check = Dane: drużyna A+B w mieście w turze A. Gdy B chce robić zakupy, to musi zaczekać na własną turę.
    .differs = 002 milczy; gracze, którzy próbowali, czytają to w ten sposób, a nic w 002 nie daje akcji poza turą.

rule-UB-GAP-034 = Walka nadal jeden na jednego
    .text = Walkę toczą aktywny bohater i jeden wróg, także w drużynie; pozostali członkowie włączają się tylko wtedy, gdy mówi tak umiejętność drużynowa.
    .check = Dane: drużyna z 3. Gdy A dobierze wroga, to przeciw niemu rzuca się tylko żetonami A.

rule-UB-GAP-035 = Co jest ruchem drużyny
    .text = Każdy ruch aktywnego bohatera zabiera drużynę: akcja ruchu, zdolność, która porusza, przejście przez rzekę, ucieczka. W turze każdego członka drużyna może się ruszyć znowu. Członek, którego w turze innego bohatera porusza własna zdolność albo efekt wymieniający tylko jego, idzie sam i opuszcza drużynę. To, co robi wejście na heks (zombie), spotyka każdego członka; pokonany odpada z drużyny w tym miejscu, a jeśli pokonany zostaje prowadzący, ruch kończy się dla wszystkich.
    .check = Dane: drużyna A+B, A ucieka na sąsiadujący heks. Gdy ucieczka się uda, to B też tam jest, choć nie walczył; gdy A wprowadzi drużynę na zombie, to A i B otrzymują po 2 obrażenia.
    .differs = Odczytanie A: tylko akcje ruchu. Odczytanie B: każdy ruch. Przyjęto B; 002 mówi po prostu, że wszyscy członkowie poruszają się wspólnie. Kto chce zostać, musi opuścić drużynę między akcjami. Bez zasady o turach innych bohaterów Mistrz Thorn mógłby zabrać aktywnego bohatera w środku akcji.

rule-UB-GAP-036 = Zgoda i członkostwo
    .text = Zaproszony bohater może odmówić. Dołączenie do istniejącej drużyny nie wymaga zgody jej członków. Bohater należy najwyżej do jednej drużyny. Wstrzymanego ani pokonanego bohatera nie można zaprosić i nie może on dołączyć. Gdy z jakiegokolwiek powodu zostaje jeden członek, drużyna się rozwiązuje.
    .check = Dane: drużyna A+B. Gdy B zostanie pokonany i usunięty, to drużyny nie ma.
    .differs = 002 mówi o proponowaniu i ogłaszaniu; rozumiemy to jako wolny wybór tylko po stronie dołączającego.

rule-UB-GAP-037 = Używanie umiejętności drużynowych
    .text = Wyuczona umiejętność drużynowa liczy się jako umiejętność każdego bohatera w drużynie, dopóki do niej należy. Ograniczenie „raz na turę” liczy się na drużynę i turę. Karta nie ma właściciela, nie można jej odrzucić, aby się zmobilizować, i nie działają na nią efekty dotyczące wyuczonych umiejętności bohatera. Na ręce jest zwykłą kartą umiejętności i można ją odrzucić, aby się zmobilizować.
    .check = Dane: umiejętność drużynowa „raz na turę” i drużyna A+B. Gdy A użył jej w swojej turze, to przed następną turą nie można jej użyć znowu.

rule-UB-GAP-038 = Kiedy i co można wymieniać
    .text = Wymiany można dokonać zawsze poza rozpatrywaniem akcji, w turze dowolnego bohatera, jeśli obaj bohaterowie się zgadzają. Każda strona może dać dowolną liczbę zasobów i złoto; sumy kosztów i złota po obu stronach muszą być równe.
    .check = Dane: A proponuje zasoby o koszcie 2 i 3 za zasób o koszcie 4 i 1 szt. złota. Gdy złoży ofertę, to wolno, bo 5 = 4 + 1.
    .differs = 002 nie podaje chwili. 003 pozwala przekazywać w swoich turach; ponieważ wymiana wymaga obu, pozwalamy na nią w turze każdego z nich, a dla prostoty w każdej.

rule-UB-GAP-039 = Liczenie darów na turę
    .text = Dar i koperta to dwa osobne prawa dającego bohatera, każde raz na turę, i używa się ich tylko w jego własnej turze. Otrzymywanie nie jest ograniczone.
    .check = Dane: tura A w mieście z B i C na heksie. Gdy A da B 1 szt. złota i wyśle D kopertę z 1 szt. złota, to wolno; drugiego daru nie.
    .differs = Gracze pytali, czy 1 szt. złota można dać w turze każdego bohatera. Zasada podstawowa: z prawa „raz na turę” korzysta się we własnej turze, więc każdy bohater ma jeden dar na rundę.

rule-UB-GAP-040 = Koperty w szczegółach
    .text = Posiadacz, który już jest w mieście lub miasteczku, może otworzyć kopertę od razu, między akcjami, w dowolnej turze; otwarcie można odłożyć. Zawartość nieotwartej koperty nie należy do nikogo i nie wlicza się do żadnych limitów; wyjęta z niej umiejętność od razu podlega wielkości ręki. Bohater może mieć kilka kopert. Jeśli posiadacz zostaje wyeliminowany, zawartość się odrzuca, a koperta wraca do zapasu.
    .check = Dane: B w miasteczku dostaje kopertę w turze A. Gdy skończy się bieżąca akcja A, to B może ją otworzyć.
    .differs = Odczytanie A: odbiorca musi najpierw wyjść i znów wejść do miasta lub miasteczka. Odczytanie B: wystarczy tam być. Przyjęto B.

rule-UB-GAP-041 = Karty zmiennych dobrane inaczej; przetasowanie
    .text = Kartę zmiennej dobraną przez efekt, który nie jest dobraniem w akcji zakupów ani przygotowaniem gry, odrzuca się bez rozpatrywania i zastępuje. Odrzucone karty zmiennych wtasowuje się z innymi odrzuconymi zasobami, gdy talia zasobów się wyczerpie. Jeśli w talii i na stosie odrzuconych kart są same karty zmiennych, dobieranie kończy się bez zasobu.
    .check = Dane: nagroda „dobierz jeden zasób” i karta zmiennej na wierzchu. Gdy się dobiera, to odrzuca się ją bez efektu i bierze następny zasób; gdy w talii i na stosie odrzuconych są same karty zmiennych, to każdą dobiera się najwyżej raz i zasobu nie ma.
    .differs = 002 opisuje zakupy, przygotowanie i uzupełnianie targowiska; najbliższe jest potraktowanie jak przy uzupełnianiu.

rule-UB-GAP-042 = Karty zmiennych działające do końca zakupów
    .text = Kartę zmiennej odrzuca się, gdy tylko ją przeczytano i wykonano; jeśli zmienia to, co może kupujący (np. zdobyć złoto zamiast kupować), działa to do końca tej akcji zakupów. Odrzucenie jednego zasobu zamiast kupna jest nadal potrzebne, aby na targowisku zostały trzy karty.
    .check = Dane: dobrano „Pomoc w sklepie”, a bohater bierze 1 szt. złota. Gdy akcja zakupów się kończy, to jest wstrzymany, ma o 1 szt. złota więcej, niczego nie kupił, a na targowisku są 3 zasoby.

rule-UB-GAP-043 = Przygotowanie: przypadki graniczne
    .text = Żetonu nie można wydać w turze, w której się go zdobyło. Dodatkowa akcja jest zwykłą akcją: może być jedną z dwóch potrzebnych do poszukiwania przygód, a po wydaniu żetonu można się przygotować ponownie. Pokonany bohater nie może się przygotować (tylko odpoczywać), ale może wydać żeton na jeszcze jedną akcję odpoczynku. Wstrzymany musi następną akcję i tak wydać na to, by przestać być wstrzymanym. Żetonów nie można wymieniać.
    .check = Dane: bohater z 1 akcją i żetonem z poprzedniej tury. Gdy go wyda, to ma 2 akcje i może poszukiwać przygód.

rule-UB-GAP-044 = Co odnosi się do innego bohatera
    .text = W grze jednoosobowej wymienia się kartę, jeśli którykolwiek jej efekt wymaga istnienia bohatera innego niż ten, kto jej używa (inny bohater, rywal, wyzwanie, każdy inny bohater, drużyna). Karty, które mogą objąć innych, ale działają i dla samego używającego, zostają. W danych karty jest to znak tak/nie. Kart ujawnionych w teście się nie dobiera i nigdy nie wymienia; karty rozdane na targowiska i na początkową rękę tak. Trofea zdobyte bez oglądania zostają. Kart fabuły i arkuszy nigdy się nie wymienia: pomija się to, czego wymagają od innych bohaterów. Jeśli w talii i na stosie odrzuconych kart nie ma karty bez znaku, niczego się nie dobiera.
    .check = Dane: gra jednoosobowa i „Szata uzdrowiciela” (leczy bohatera na twoim heksie, także ciebie). Gdy trafi na targowisko, to zostaje; gdy talia umiejętności i stos odrzuconych mają tylko oznaczone karty, to szkolenie kończy się bez karty, zamiast trwać bez końca.
    .differs = 002 nie mówi, jak poznać, co „odnosi się” do innego bohatera.

rule-UB-GAP-045 = Runda jednoosobowa
    .text = W grze jednoosobowej runda to tura jedynego bohatera; samotny gracz jest zawsze pierwszym graczem i po każdej turze przesuwa żeton czasu. Symbol liczby graczy to 1.
    .check = Dane: gra jednoosobowa. Gdy bohater rozegrał 5 tur, to żeton czasu przesunął się o 5 pól.

rule-UB-GAP-046 = Jedna osoba, kilku bohaterów
    .text = Jedna osoba może grać dwoma, trzema lub czterema bohaterami według zasad kooperacyjnych; każdy bohater jest graczem dla symbolu liczby graczy, ręki, tury i limitu darów. Nie jest to gra jednoosobowa.
    .check = Dane: jedna osoba z 2 bohaterami. Gdy przygotuje grę, to używa się umiejętności drużynowych i kopert, a symbol wynosi 2.
    .differs = Częsty zwyczaj w grach kooperacyjnych; 002 tego nie zabrania.

rule-UB-GAP-047 = Bohaterowie wyzywający bohaterów
    .text = Zdolności, którymi jeden bohater wyzywa drugiego, działają w grze kooperacyjnej jak na karcie, według zasad podstawowych walki bohaterów, bez planszy walki; wyzwany gracz musi się zgodzić. W grze jednoosobowej nic nie robią.
    .check = Dane: Corbin wyzywa B w grze kooperacyjnej. Gdy B odmówi, to walki nie ma, a zdolność nie jest zużyta.
    .differs = 002 nie wspomina o wyzwaniach; zgoda chroni przed nadużyciem i złośliwością. Nagrodę Corbina (2 szt. złota, 1 trofeum walki) można zdobyć raz od każdego chętnego sojusznika, który zostaje przy tym pokonany.

rule-UB-GAP-048 = Nowe zasoby jako zestaw
    .text = 20 nowych zasobów tworzy jeden zestaw zasobów (litera F). Talię zasobów tworzą trzy zestawy wybrane spośród posiadanych, a dziesięć kart zmiennych dodaje się niezależnie od tego, które wybrano.
    .check = Dane: zestawy A, B, C i F. Gdy wybierze się A, B i F, to talia ma 60 zasobów + 10 kart zmiennych.
    .differs = 002 nie mówi, co zrobić z zasobami; 003 zapowiada, że późniejsze zestawy będzie można wymieniać, a na nowej karcie widać kod F09.

rule-UB-GAP-049 = „Rój szarańczy”: reszta arkusza
    .text = Dopóki nie sprawdzono arkusza: zagony zaczynają z 0 jednostek. Poruszają się na końcu każdej rundy, po żetonie czasu, nie zważając na teren, rzeki i bohaterów; spośród równie bliskich celów miasto jest przed twierdzą, ta przed miasteczkiem, a to przed świątynią, potem decyduje mniejsze q, potem mniejsze r, i tak samo rozstrzyga się remisy między następnymi heksami. Zagon, który wchodzi na heks będący jego celem, kładzie tam żeton spalonej ziemi i zachowuje jednostki; heks liczy się odtąd jako dzicz, a jego targowisko jest zamknięte. Zakryte zagony odkrywają karty fabuły; gdy nie ma już odkrytego zagonu, a są jeszcze zakryte, następny odkrywa się na końcu rundy. Nowe zagony zaczynają na Polanie Zbójców, chyba że karta mówi inaczej. Bohater na heksie zagonu może wydać 1 akcję, aby nawiązać z nim walkę; zagon ma życie ze swojej karty plus 1 za każdą jednostkę, walczy według cechy z karty, można przed nim uciec i po walce, której nie przegrał, nie zachowuje obrażeń. Bohater, którego pokona, nie zostaje wyeliminowany. Przegrywa się, gdy spalone są wszystkie cztery miasta albo gdy na końcu Aktu 2 został jakikolwiek zagon, także zakryty.
    .check = Dane: zagon z 4 jednostkami obok niespalonego miasta. Gdy zagony się poruszają, to wchodzi do miasta i kładzie się żeton spalonej ziemi; gdy pokonano jedyny odkryty zagon, a 1 jest zakryty, to na końcu rundy jest on odkryty na Polanie Zbójców.
    .differs = Znane: od UB-SCEN-005 do UB-SCEN-009. Że zaczyna się bez jednostek, wynika z zasady o zagonach bez celu. Reszta to nasz zamysł. Odkrywanie następnego zagonu jest konieczne, bo pokonać trzeba wszystkie, a talia fabuły mogłaby ich nie odkryć na czas i gry nie dałoby się wygrać.

rule-UB-GAP-050 = „Czerwona śmierć”: reszta arkusza
    .text = Dopóki nie sprawdzono arkusza: podczas przygotowania połóżcie żetony zarazy w wylosowanych miastach i miasteczkach: o 1 więcej, niż jest graczy, ale najwyżej w dwóch miastach. Po każdej karcie fabuły dokłada się jeden, w mieście lub miasteczku bez zarazy, które jest najmniej heksów od zarażonego (remisy losowo); jeśli zarazy już nie ma, nic się nie szerzy. Bohater, który kończy turę na heksie z zarazą, otrzymuje 1 obrażenie, a odpoczynek rozpatruje się tam pięcioma kośćmi, jak w dziczy. Bohater może tam wydać 1 akcję na test wybranego atrybutu: przy 3 sukcesach zaraza znika. Wygrywa się, gdy tylko w Akcie 2 nie ma już zarazy; przegrywa, gdy naraz zarażone są wszystkie cztery miasta, albo na końcu Aktu 2.
    .check = Dane: 4 graczy. Gdy się przygotuje, to 5 z 9 miast i miasteczek ma żeton zarazy, w tym najwyżej 2 miasta; gdy pokonany bohater odpoczywa w zarażonym mieście, to wszystkie pięć kości pasuje i leczy 5 obrażeń.
    .differs = Znane: tylko UB-SCEN-010. Reszta to nasz zamysł na ten sam temat. Ograniczenie liczby miast chroni grę czteroosobową przed przegraną już podczas przygotowania (inaczej 1 szansa na 25); odpoczynek musi coś leczyć, bo bohater pokonany na zarażonym heksie nigdy by się nie podniósł; wolny wybór atrybutu utrzymuje w grze bohaterów z duchem 0.

rule-UB-GAP-051 = Dostosowane scenariusze: reszta arkuszy
    .text = Dopóki nie sprawdzono arkuszy: gra się według tekstu karty scenariusza (od 3E-SCEN-007 do 3E-SCEN-012), czytając „bohater, który to zrobi, wygrywa” jako „zespół wygrywa”, a „wszyscy bohaterowie przegrywają” jako „zespół przegrywa”; życie złoczyńcy rośnie o symbol liczby graczy razy 2, a żetony fabuły, które je zmieniają (wiedza, towarzysze), liczą się dla walczącego bohatera także wtedy, gdy ma je członek tej samej drużyny. Dolna granica 8 pozostaje i stosuje się ją na końcu.
    .check = Dane: 3 graczy w jednej drużynie z 4, 3 i 1 żetonem wiedzy. Gdy jeden z nich walczy z Margathem, to ma on 15 + 6 - 8 = 13 życia; samotny bohater z 12 żetonami obniża je do 8.
    .differs = Trzech arkuszy nie znaleziono. Wzrost równoważy wspólne żetony: każdy bohater w „Królu umarłych” zaczyna z towarzyszem wartym -2, co się dokładnie znosi.

rule-UB-GAP-052 = Zaginione symbole
    .text = Gdzie w zapisie tekstu 002 zaginął symbol, odtworzono go z otaczającej zasady, z polskiej gramatyki (wzmocnienie, obrażenie i podwojenie są rodzaju nijakiego; tarcza, zwinność, szarża i taktyka żeńskiego) i z 003. Każdy odtworzony symbol, który nie jest pewny, wymieniono przy zasadzie, w uwadze o różnicach źródeł.
    .check = Dane: dowolny wpis oparty na odtworzonym symbolu. Gdy jego pewność budzi wątpliwość, to mówi o tym uwaga o różnicach źródeł.

rule-UB-GAP-053 = Wartości dwojga nowych bohaterów
    .text = Dopóki nie sprawdzono kart. Eliam: szybkość 3, życie 9, ręka 3, ciało 2, umysł 2, duch 1, złoto 2, zaczyna w miasteczku; żetony fizyczne 1 / zwinność*, fizyczne 1 / wzmocnienie 1*, tarcza 1 / fizyczne 2; przygotowanie: zdobądź 1 szt. złota. Tatianna: szybkość 3, życie 8, ręka 4, ciało 2, umysł 2, duch 1, złoto 2, zaczyna w świątyni; żetony fizyczne 2 / zwinność, fizyczne 1* / tarcza 1, wzmocnienie 1* / fizyczne 1; raz na turę może się zmobilizować, aby poruszyć się o 1 heks; 1 wzmocnienie: zadaj 1 obrażenie fizyczne, którego nie można zablokować. Złote strony oznaczono *.
    .check = Dane: trzy żetony Eliama. Gdy każdy pokazuje pierwszą stronę, to pula to fizyczne 1, fizyczne 1, tarcza 1 i 0 złotych symboli.
    .differs = Odczytane z uszkodzonego zapisu: życie 9 i ręka 3 Eliama, ręka 4 i złoto 2 Tatianny, zdolności od UB-CARD-001 do UB-CARD-003. Cała reszta jest nasza, w granicach bohaterów podstawowych (suma atrybutów 5, jedna strona o wartości 2, dwie złote strony). Żetony Eliama mogą pokazać fizyczne, fizyczne i tarczę bez złota, jak w przykładzie walki.

rule-UB-GAP-054 = Darmowe czynności mają koniec
    .text = Wymiany i zmiany w drużynie nic nie kosztują, więc gra je ogranicza: między dwiema akcjami każdy bohater może zmienić swoją przynależność do drużyny (zebrać, dołączyć, opuścić) najwyżej raz, a każdych dwoje bohaterów może dokonać najwyżej 5 wymian na turę. Na wymianę, która tylko przywraca stan sprzed wcześniejszej wymiany tej samej tury, gra nie pozwala.
    .check = Dane: B opuścił drużynę po pierwszej akcji A. Gdy chce wrócić przed drugą akcją A, to gra odmawia; po drugiej akcji A wolno.
    .differs = 002 nie wyznacza granicy; bez niej gracze komputerowi mogliby bez końca dołączać i odchodzić albo zamieniać te same przedmioty.

rule-UB-GAP-055 = Plansze walki a zdolności złoczyńców
    .text = Zdolności wzmocnień złoczyńcy podlegają zasadom planszy: najpierw najdroższa możliwa do opłacenia, która ma efekt, przy równym koszcie od góry do dołu. Wybory w nich rozstrzyga UB-GAP-018. Cudza zdolność Vorakesha ma efekt tylko wtedy, gdy na stosie odrzuconych kart talii walk jest wróg ze zdolnością wzmocnienia; program losuje kartę, gdy zapłacono wzmocnienia, i wybiera jej zdolność według UB-GAP-018. Rzut kośćmi, który po Akcie 2 porusza Margatha, wykonuje program i nikt nie może go zmienić.
    .check = Dane: Margath bez obrażeń z 2 wzmocnieniami i nieużytymi zdolnościami za 1, 2 i 3. Gdy rozpatruje się pole wzmocnień, to leczenie nie ma efektu, a zdolność za 1 przewraca jeden żeton bohatera.
