### Runebound, druga edycja: słowa katalogu zasad.
### Wiadomość: tytuł. Atrybuty: text (zasada), check (jak dowodzi jej test), differs (gdzie źródła się różnią
### i które odczytanie obowiązuje). Każda wartość w jednym wierszu; trzy cyfry oznaczają wydanie, zob. content/rules/second.toml.

## Cel gry

rule-2E-WIN-001 = Cel wyznacza scenariusz
    .text = O tym, co trzeba zrobić, aby wygrać, i jakie niebezpieczeństwa czekają na graczy, decyduje rozgrywana przygoda (scenariusz). Zestaw podstawowy zawiera jeden scenariusz: Powrót Władców Smoków.
    .check = Dane: nowa gra podstawowa. Gdy odczytuje się scenariusz, to jest nim Powrót Władców Smoków, a warunki zwycięstwa to dokładnie „Wielki Władca Margath pokonany” i „trzy Smocze Runy”.

rule-2E-WIN-002 = Zwycięstwo przez zabicie Margatha
    .text = W Powrocie Władców Smoków wygrywa gracz, który pokona czerwone Wyzwanie „Wielki Władca Margath”.
    .check = Dane: bohater walczy z Wielkim Władcą Margathem, któremu zostało 1 Życia. Gdy bohater zada 1 ranę, to jego gracz wygrywa.

rule-2E-WIN-003 = Zwycięstwo dzięki trzem Smoczym Runom
    .text = W Powrocie Władców Smoków wygrywa gracz, który ma jednocześnie trzy Smocze Runy. Smoczy Run to czerwona karta Wyzwania zatrzymana w nagrodę za zabicie jednego z Władców Smoków.
    .check = Dane: gracz ma 2 Smocze Runy. Gdy pokona trzeciego Władcę Smoków i zatrzyma jego kartę, to od razu wygrywa.
    .differs = 004 i 001 mówią tylko o zebraniu trzech Smoczych Runów; 000 dodaje, że oznacza to zabicie trzech Władców Smoków, a w Ostatecznym Starciu utożsamia czerwone karty Wyzwań ze Smoczymi Runami. Przyjęto: Runem jest czerwona karta Wyzwania, którą czyni nim tekst jej nagrody; w Ostatecznym Starciu liczy się każda posiadana czerwona karta Wyzwania (zob. 2E-END-014).

rule-2E-WIN-004 = Wygrywa pierwszy, komu się uda
    .text = Jedynym zwycięzcą jest gracz, który pierwszy spełni którykolwiek z warunków zwycięstwa; w tej chwili gra się kończy.
    .check = Dane: gracze A i B mają po 2 Smocze Runy. Gdy A zdobędzie trzeci w swojej turze, to gra się kończy, A jest jedynym zwycięzcą, a B nie ma już tury.

rule-2E-WIN-005 = Gdzie są karty celu
    .text = Wielki Władca Margath i karty Smoczych Runów znajdują się w czerwonej talii Przygód.
    .check = Dane: lista kart. Gdy wyszuka się Margatha i wszystkie Wyzwania ze Smoczymi Runami, to każde jest czerwone.
    .differs = W tym miejscu mówi o tym tylko 001; 004 i 000 w niczym temu nie przeczą.

## Elementy gry

rule-2E-COMP-001 = Liczba graczy
    .text = W grze bierze udział od jednego do sześciu graczy (najlepiej trzech lub czterech); rozgrywka trwa mniej więcej od dwóch do czterech godzin.
    .check = Dane: prośby o grę dla 0, 1, 6 i 7 graczy. Gdy się je sprawdza, to 1 i 6 są przyjęte, a 0 i 7 odrzucone.

rule-2E-COMP-002 = Karty bohaterów
    .text = Jest 12 kart bohaterów; każda podaje Życie, Wytrzymałość, cechy i specjalne zdolności jednego bohatera.
    .check = Dane: lista elementów. Gdy policzy się karty bohaterów, to jest ich 12.

rule-2E-COMP-003 = Karty Przygód
    .text = Są 84 karty Przygód w czterech kolorach: zielone 35, żółte 25, niebieskie 16, czerwone 8.
    .check = Dane: lista elementów. Gdy policzy się karty Przygód według kolorów, to jest ich 35, 25, 16 i 8, razem 84.

rule-2E-COMP-004 = Karty Handlu
    .text = Są 84 karty Handlu: 29 Sprzymierzeńców i 55 Przedmiotów.
    .check = Dane: lista elementów. Gdy policzy się karty Handlu, to 29 + 55 = 84.

rule-2E-COMP-005 = Figurki bohaterów
    .text = Jest 12 plastikowych figurek, po jednej dla każdej karty bohatera; figurka wskazuje miejsce bohatera na planszy.
    .check = Dane: 12 kart bohaterów. Gdy każda pyta o swoją figurkę, to odpowiada 12 różnych figurek.

rule-2E-COMP-006 = Żetony Ran
    .text = Jest 60 żetonów Ran; zaznacza się nimi rany bohaterów, Sprzymierzeńców i Wyzwań.
    .check = Dane: lista elementów. Gdy policzy się żetony Ran, to jest ich 60.

rule-2E-COMP-007 = Żetony Zmęczenia
    .text = Są 54 żetony Zmęczenia; zaznacza się nimi Zmęczenie bohaterów i Sprzymierzeńców.
    .check = Dane: lista elementów. Gdy policzy się żetony Zmęczenia, to jest ich 54.
    .differs = 004 i 001 podają 54, 000 podaje 42. Przyjęto: 54 (dwa źródła). Liczba ta nigdy nie ogranicza gry, zob. 2E-GAP-033.

rule-2E-COMP-008 = Znaczniki Przygód
    .text = Jest 58 znaczników Przygód w czterech kolorach: zielone 22, żółte 16, niebieskie 11, czerwone 9.
    .check = Dane: lista elementów. Gdy policzy się znaczniki Przygód według kolorów, to jest ich 22, 16, 11 i 9, razem 58.
    .differs = 000 podaje łącznie 48 przy tych samych liczbach kolorów, które dają 58; suma jest błędem druku. Przyjęto: 58.

rule-2E-COMP-009 = Żetony Doświadczenia
    .text = Jest 60 żetonów Doświadczenia; każdy daje bohaterowi jedną trwałą premię.
    .check = Dane: lista elementów. Gdy policzy się żetony Doświadczenia, to jest ich 60.

rule-2E-COMP-010 = Żetony nierozstrzygniętych Wyzwań
    .text = Jest 6 żetonów nierozstrzygniętych Wyzwań o numerach od 1 do 6, po jednym na każde z sześciu pól nierozstrzygniętych Wyzwań.
    .check = Dane: nowa gra. Gdy powstają pola nierozstrzygniętych Wyzwań, to jest ich 6, a żeton n należy do pola n.

rule-2E-COMP-011 = Żetony złota
    .text = Jest 50 żetonów złota: 28 o wartości jednej sztuki złota (oznaczone I), 12 o wartości pięciu (V) i 10 o wartości dziesięciu (X).
    .check = Dane: lista elementów. Gdy zsumuje się złoto, to 28x1 + 12x5 + 10x10 = 188.

rule-2E-COMP-012 = Żetony Zagłady
    .text = Jest 8 żetonów Zagłady, potrzebnych tylko w wariancie Szlak Zagłady.
    .check = Dane: gra bez wariantu Szlak Zagłady. Gdy obejrzy się stan gry, to nie ma w niej żetonów Zagłady.

rule-2E-COMP-013 = Kości, plansza, instrukcja
    .text = Są 2 kości dziesięciościenne, 5 kości ruchu, plansza i instrukcja.
    .check = Dane: prośba o rzut. Gdy to rzut na ruch, to używa się najwyżej 5 kości ruchu; gdy to rzut zagrożenia, to 2 kości ruchu; w każdym innym rzucie 2 kości dziesięciościennych.

rule-2E-COMP-014 = Kolor oznacza trudność
    .text = Karty i znaczniki Przygód mają te same cztery kolory, od najłatwiejszego do najtrudniejszego: zielony, żółty, niebieski, czerwony.
    .check = Dane: cztery kolory. Gdy ułoży się je według trudności, to kolejność jest zielony, żółty, niebieski, czerwony.

rule-2E-COMP-015 = Trzy typy kart Przygód
    .text = Każda karta Przygody to Wyzwanie (zwykle przeciwnik do pokonania; typ najczęstszy), Wydarzenie (zmiana obejmująca cały świat, czasem także zasady) albo Spotkanie (testy umiejętności, walka lub poboczne zadanie).
    .check = Dane: dowolna karta Przygody. Gdy odczyta się jej typ, to jest to dokładnie jedno z trzech: Wyzwanie, Wydarzenie, Spotkanie.

rule-2E-COMP-016 = Dwie strony znacznika Przygody
    .text = Na jednej stronie znacznika Przygody widnieje klejnot w jego kolorze, na drugiej liczba punktów Doświadczenia, którą jest wart.
    .check = Dane: znacznik na planszy. Gdy się go pokazuje, to klejnotem do góry; znacznik gracza pokazuje zaś wartość w punktach Doświadczenia.

rule-2E-COMP-017 = Odczytywanie kości dziesięciościennych
    .text = Poza rzutami kośćmi ruchu każdy rzut wykonuje się obiema kośćmi dziesięciościennymi i dodaje wyniki; 0 na kości oznacza 10, suma wynosi więc od 2 do 20.
    .check = Dane: ścianki 0 i 0. Gdy się je doda, to rzut wynosi 20; 0 i 3 dają 13; 1 i 1 dają 2.

rule-2E-COMP-018 = Słowo „kości”
    .text = Gdy karta mówi o kościach, ma na myśli dwie kości dziesięciościenne, chyba że wymienia kości ruchu.
    .check = Dane: efekt karty, który każe ponownie rzucić „kośćmi”. Gdy użyje się go podczas ruchu, to kośćmi ruchu się nie rzuca.
    .differs = 001 używa dla obu rodzajów kości osobnych słów; znaczenie to samo.

rule-2E-COMP-019 = Do czego służą kości ruchu
    .text = Rzut kośćmi ruchu rozstrzyga, na które pola może wejść bohater; symbole na kościach odpowiadają siedmiu typom terenu.
    .check = Dane: ścianka kości ruchu. Gdy się ją odczyta, to każdy symbol jest jednym z: równina, droga, rzeka, bagno, las, wzgórza, góry.

rule-2E-COMP-020 = Pola mapy
    .text = Mapa składa się z sześciokątnych pól; każde to jeden typ terenu albo miasto.
    .check = Dane: dowolne pole w grze. Gdy się je obejrzy, to ma dokładnie jeden z siedmiu typów terenu albo jest miastem.

rule-2E-COMP-021 = Siedem typów terenu
    .text = Typy terenu to równina, droga, rzeka, bagno, las, wzgórza i góry.
    .check = Dane: lista terenów. Gdy się ją policzy, to jest ich 7, a miasto do nich nie należy.

rule-2E-COMP-022 = Miasta pasują do wszystkiego
    .text = Podczas ruchu pole miasta liczy się jak każdy typ terenu.
    .check = Dane: miasto obok bohatera i kość tylko z bagnem i górami. Gdy bohater wyda tę kość, to może wejść do miasta.

rule-2E-COMP-023 = Klejnoty przygody na mapie
    .text = Na niektórych polach nadrukowany jest zielony, żółty, niebieski lub czerwony klejnot przygody; wskazuje on kolor znacznika Przygody, który należy tam położyć.
    .check = Dane: pole z żółtym klejnotem. Gdy przygotowanie jest skończone, to leży na nim żółty znacznik.

rule-2E-COMP-024 = Inne obszary planszy
    .text = Poza mapą plansza ma pola nierozstrzygniętych Wyzwań, po jednym stosie kart Handlu dla każdego miasta, miejsca na cztery talie Przygód i talię Handlu oraz pole na karty Wydarzeń.
    .check = Dane: stan nowej gry. Gdy wymieni się obszary, to jest 6 pól nierozstrzygniętych Wyzwań, po jednym stosie kart Handlu na miasto, 4 talie Przygód, 1 talia Handlu i 1 pole na karty Wydarzeń.

rule-2E-COMP-025 = Herby miast
    .text = Herb miasta widnieje obok miasta na mapie i przy jego stosie kart Handlu; w ten sposób wiadomo, który stos należy do którego miasta.
    .check = Dane: lista miast. Gdy stosy kart Handlu przypisze się miastom, to każdy stos ma jedno miasto, a każde miasto jeden stos.

rule-2E-COMP-040 = Położenie Tamaliru
    .text = Miasto Tamalir, w którym zaczynają wszyscy bohaterowie, leży blisko środka mapy.
    .check = Dane: dane planszy. Gdy położenie Tamaliru porówna się z rozmiarem mapy, to leży on w środkowej trzeciej części w obu kierunkach.
    .differs = 001 wymienia miasto, nie mówiąc, gdzie leży.

## Oznaczenia na kartach

rule-2E-COMP-026 = Życie
    .text = Życie mierzy zdrowie bohaterów, Sprzymierzeńców i Wyzwań; kto ma tyle ran, ile wynosi jego Życie, lub więcej, zostaje pokonany.
    .check = Dane: Wyzwanie z Życiem 3. Gdy ma 3 rany, to jest pokonane.

rule-2E-COMP-027 = Wytrzymałość
    .text = Wytrzymałość mierzy wigor bohaterów i Sprzymierzeńców; Zmęczenie nieprzekraczające Wytrzymałości w niczym nie szkodzi, a każdy punkt ponad nią zamienia się w ranę.
    .check = Dane: Wytrzymałość 4 i 4 żetony Zmęczenia. Gdy otrzyma się jeszcze 1 punkt Zmęczenia, to Zmęczenie zostaje 4, a ran jest o 1 więcej.

rule-2E-COMP-028 = Tekst karty
    .text = Tekst karty opisuje jej efekty i zasady specjalne; tekst pisany kursywą tylko buduje klimat i nie działa na grę.
    .check = Dane: karta z tekstem zasad i kursywą. Gdy wczyta się efekty, to daje je tylko tekst zasad.

rule-2E-COMP-029 = Cechy
    .text = Bohaterowie, Sprzymierzeńcy i Wyzwania mają trzy cechy: Percepcję, Siłę i Magię; każda ma wartość i liczbę obrażeń.
    .check = Dane: dowolny bohater, Sprzymierzeniec lub Wyzwanie. Gdy się go wczyta, to ma wartości Percepcji, Siły i Magii oraz obrażenia dystansowe, wręcz i magiczne.

rule-2E-COMP-030 = Percepcja
    .text = Bohater i Sprzymierzeniec dodają Percepcję do rzutów walki dystansowej i do testów zdolności umysłu. Percepcja Wyzwania to liczba, którą muszą osiągnąć wymierzone w nie rzuty walki dystansowej.
    .check = Dane: Percepcja bohatera 1, Wyzwania 15. Gdy bohater wyrzuci 11 w walce dystansowej, to suma 12 przeciwko 15 jest porażką.

rule-2E-COMP-031 = Siła
    .text = Bohater i Sprzymierzeniec dodają Siłę do rzutów walki wręcz i do testów sprawności fizycznej. Siła Wyzwania to liczba, którą muszą osiągnąć wymierzone w nie rzuty walki wręcz.
    .check = Dane: Siła bohatera 4, Wyzwania 11. Gdy bohater wyrzuci 7 w walce wręcz, to suma 11 jest sukcesem.

rule-2E-COMP-032 = Magia
    .text = Bohater i Sprzymierzeniec dodają Magię do rzutów walki magicznej oraz do testów ogłady i siły woli. Magia Wyzwania to liczba, którą muszą osiągnąć wymierzone w nie rzuty walki magicznej.
    .check = Dane: Magia Sprzymierzeńca 1, Wyzwania 14. Gdy w fazie walki magicznej wypadnie 15, to suma 16 jest sukcesem.
    .differs = 000 wymienia tylko testy siły woli, 004 i 001 testy ogłady i siły woli. Przyjęto: jedne i drugie.

rule-2E-COMP-033 = Liczby obrażeń
    .text = Obrażenia dystansowe, wręcz i magiczne (podane obok Percepcji, Siły i Magii) mówią, ile ran zadaje bohater, Sprzymierzeniec lub Wyzwanie w danym rodzaju walki.
    .check = Dane: obrażenia Wyzwania: dystansowe 0, wręcz 1, magiczne 2; atakuje Sprzymierzeniec z Życiem 2. Gdy jego atak magiczny się nie uda, to otrzymuje on 2 rany i zostaje zabity.

rule-2E-COMP-034 = Cena
    .text = Cena to liczba sztuk złota, którą płaci się za zakup Przedmiotu lub wynajęcie Sprzymierzeńca.
    .check = Dane: Przedmiot o cenie 5 i bohater z 5 sztukami złota. Gdy go kupi, to ma 0 złota.

rule-2E-COMP-035 = Ranga Wydarzenia
    .text = Na każdej karcie Wydarzenia widnieje ranga zapisana cyfrą rzymską; od niej zależy, czy Wydarzenie zadziała, czy zostanie odrzucone.
    .check = Dane: karta Wydarzenia. Gdy się ją wczyta, to jej ranga to I, II, III lub IV.
    .differs = 004 wymienia rangi od I do III, 001 i 000 od I do IV. Przyjęto: dozwolone są rangi od I do IV; w taliach podstawowych nie wszystkie muszą wystąpić.

rule-2E-COMP-036 = Ikony przypominające
    .text = Ikona na karcie Wydarzenia przypomina o odnowieniu znaczników Przygód. Ikona na karcie Handlu mówi, jak się jej używa: karta wymaga aktywacji, wymaga odrzucenia albo jest zawsze aktywna.
    .check = Dane: Przedmiot z talii Handlu. Gdy się go wczyta, to każdy jego efekt wymaga aktywacji, wymaga odrzucenia albo jest zawsze aktywny.
    .differs = 001 nazywa ikony: klepsydra oznacza aktywację, gwiazda odrzucenie, miecz kartę zawsze aktywną; 004 i 000 tylko je pokazują, a w zapisie tekstu obrazki zginęły.

rule-2E-COMP-037 = Karty Sprzymierzeńców
    .text = Sprzymierzeńcy to postacie, które przyłączają się do bohatera; mają te same liczby co bohaterowie, czasem specjalne zdolności, a ponadto cenę.
    .check = Dane: karta Sprzymierzeńca. Gdy się ją wczyta, to ma Życie, Wytrzymałość, trzy cechy i cenę.

rule-2E-COMP-038 = Rodzaj i typ Przedmiotu
    .text = Każdy Przedmiot ma rodzaj (np. Broń, Pancerz, Artefakt) i typ (np. Miecz, Tarcza, Relikwia); mogą one ograniczać to, co bohater może nosić.
    .check = Dane: Przedmiot z napisem „Broń: Miecz”. Gdy się go wczyta, to rodzaj to Broń, a typ to Miecz.

rule-2E-COMP-039 = Symbole w tekście kart
    .text = W tekstach kart występuje sześć symboli: Percepcja, Siła, Magia, rana, Zmęczenie i złoto.
    .check = Dane: tekst karty z symbolami. Gdy się go odczyta, to każdy symbol odpowiada jednemu z sześciu pojęć.

## Przygotowanie gry

rule-2E-SETUP-001 = Rozłożenie planszy
    .text = Krok 1: rozłóżcie planszę na środku stołu.
    .check = Dane: nowa gra. Gdy zaczyna się przygotowanie, to wczytuje się dokładnie jedną planszę, zanim położy się jakikolwiek znacznik.

rule-2E-SETUP-002 = Znaczniki Przygód na planszy
    .text = Krok 2: na każdym polu z nadrukowanym klejnotem połóżcie znacznik Przygody w tym samym kolorze, klejnotem do góry.
    .check = Dane: plansza z 20 zielonymi klejnotami. Gdy przygotowanie jest skończone, to na tych polach leży 20 zielonych znaczników klejnotem do góry i żadne pole z klejnotem nie jest puste.

rule-2E-SETUP-003 = Żetony nierozstrzygniętych Wyzwań na planszy
    .text = Krok 3: połóżcie każdy z sześciu żetonów nierozstrzygniętych Wyzwań na polu z jego numerem.
    .check = Dane: nowa gra. Gdy przygotowanie jest skończone, to na polu n leży żeton n dla n = 1..6 i nie ma tam kart.

rule-2E-SETUP-004 = Talia Handlu
    .text = Krok 4a: potasujcie razem wszystkie karty Sprzymierzeńców i Przedmiotów; to talia Handlu. Połóżcie ją na jej miejscu.
    .check = Dane: 29 Sprzymierzeńców i 55 Przedmiotów. Gdy powstaje talia, to przed rozdaniem na stosy ma 84 potasowane karty.

rule-2E-SETUP-005 = Towar w miastach
    .text = Krok 4b: dla każdego miasta poza Tamalirem dobierzcie jedną kartę Handlu i połóżcie ją odkrytą na stosie tego miasta; stos Tamaliru jest na początku pusty.
    .check = Dane: 8 miast. Gdy przygotowanie jest skończone, to 7 stosów ma po 1 odkrytej karcie, Tamalir ma 0, a talia Handlu 77 kart.

rule-2E-SETUP-006 = Talie Przygód
    .text = Krok 5: rozdzielcie karty Przygód według kolorów na cztery talie, potasujcie każdą osobno i połóżcie na jej miejscu.
    .check = Dane: 84 karty Przygód. Gdy powstają talie, to mają 35, 25, 16 i 8 kart, każda w jednym kolorze.

rule-2E-SETUP-007 = Złoto na początek
    .text = Krok 6a: każdy gracz otrzymuje trzy sztuki złota.
    .check = Dane: 4 graczy. Gdy przygotowanie jest skończone, to każdy ma 3 sztuki złota.

rule-2E-SETUP-008 = Bank
    .text = Krok 6b: reszta złota tworzy wspólny bank; z niego pochodzi zdobywane złoto, do niego trafia złoto wydane na uzdrawianie, zakupy i inne cele.
    .check = Dane: bohater z 3 sztukami złota. Gdy zapłaci 1 za uzdrowienie, to ma 2, a bank o 1 więcej.

rule-2E-SETUP-009 = Rozmienianie złota
    .text = Gracz może w każdej chwili wymienić w banku żetony złota na inne o tej samej łącznej wartości.
    .check = Dane: gracz z jednym żetonem o wartości pięciu sztuk złota. Gdy zapłaci 3, to zostają mu 2 sztuki złota.

rule-2E-SETUP-010 = Wspólny stos
    .text = Krok 7: żetony Ran, Zmęczenia i Doświadczenia ułóżcie we wspólny stos, tak aby każdy miał do niego dostęp.
    .check = Dane: nowa gra. Gdy przygotowanie jest skończone, to żaden bohater nie ma żetonów Ran, Zmęczenia ani Doświadczenia.

rule-2E-SETUP-011 = Rozdanie bohaterów
    .text = Krok 8: każdy gracz losuje kartę bohatera; gracze mogą też uzgodnić, kto gra którym bohaterem.
    .check = Dane: 3 graczy i losowy wybór. Gdy rozdaje się bohaterów, to każdy dostaje innego; przy wyborze własnym każdy dostaje wybranego, o ile wszyscy wybrali różnych.

rule-2E-SETUP-012 = Figurki; reszta do pudełka
    .text = Krok 9: każdy gracz bierze figurkę swojego bohatera; niewykorzystane karty i figurki bohaterów wracają do pudełka i nie biorą udziału w grze.
    .check = Dane: 3 graczy. Gdy przygotowanie jest skończone, to 9 bohaterów jest poza grą i nie można ich później wylosować.

rule-2E-SETUP-013 = Gracz rozpoczynający
    .text = Krok 10: wylosujcie gracza rozpoczynającego; to on rozgrywa pierwszą turę.
    .check = Dane: gra z ustalonym ziarnem losowości dla 4 graczy. Gdy przygotowanie jest skończone, to pierwszym oznaczono dokładnie jedno miejsce, zgodnie z tym ziarnem.
    .differs = 004 i 000 mówią o losowaniu, 001 o dowolnym sposobie. Przyjęto: losowanie; wybór pierwszego gracza jest zasadą domową.

rule-2E-SETUP-014 = Puste pole na karty Wydarzeń
    .text = Na początku gry pole na karty Wydarzeń jest puste.
    .check = Dane: nowa gra. Gdy odczyta się pole na karty Wydarzeń, to nie ma na nim karty.
    .differs = Wprost mówią o tym tylko diagramy w 001 i 000.

## Przebieg gry

rule-2E-TURN-001 = Całe tury, zgodnie z ruchem wskazówek zegara
    .text = Gracz rozgrywa całą swoją turę, po czym zaczyna gracz po jego lewej; tak, zgodnie z ruchem wskazówek zegara, toczy się gra aż do końca.
    .check = Dane: miejsca A, B, C i tura A. Gdy tura A się kończy, to gra B, potem C, potem A.

rule-2E-TURN-002 = Pięć faz
    .text = Tura składa się z pięciu faz w stałej kolejności: Regeneracja, Ruch, Przygoda, Handel, Doświadczenie.
    .check = Dane: tura w fazie Przygody. Gdy gracz chce rzucić kośćmi ruchu, to gra odmawia.

rule-2E-TURN-003 = Faza, której nie można rozegrać
    .text = Fazę, której nie można rozegrać, pomija się i przechodzi do następnej.
    .check = Dane: bohater kończy ruch w mieście bez innego bohatera i bez znaczników. Gdy tura toczy się dalej, to pomija się fazę Przygody i zaczyna faza Handlu.
    .differs = 004 mówi, że gracz nie zawsze może rozegrać każdą fazę; 001 każe ją pominąć i grać dalej; 000 podaje przykład bohatera, który kończy ruch w mieście i pomija fazę Przygody. Przyjęto: pominąć i grać dalej; bohater spotkany w mieście mimo to umożliwia kontakt, zob. 2E-GAP-011.

rule-2E-TURN-004 = Tury, które kończą się wcześniej
    .text = Niektóre wyniki natychmiast kończą turę i pozostałe fazy przepadają: ucieczka, Ogłuszenie, koniec walki pomiędzy bohaterami oraz (w wariancie z zagrożeniami) rozpatrzenie Wydarzenia lub Spotkania, które było zagrożeniem.
    .check = Dane: bohater z 5 punktami Doświadczenia ucieka w swojej fazie Przygody. Gdy ucieczkę rozpatrzono, to w tej turze nie ma faz Handlu i Doświadczenia.
    .differs = Ogólną zasadę w opisie tury podaje tylko 001; poszczególne przypadki są we wszystkich trzech.

rule-2E-TURN-005 = Koniec tury
    .text = Po fazie Doświadczenia tura się kończy, a gracz po lewej zaczyna swoją od fazy Regeneracji.
    .check = Dane: A kończy fazę Doświadczenia. Gdy wyznacza się następny stan, to B jest w fazie Regeneracji.

## Faza 1: Regeneracja

rule-2E-REFRESH-001 = Regeneracja aktywowanych kart
    .text = W fazie Regeneracji odkrywasz wszystkie swoje aktywowane (zakryte) karty.
    .check = Dane: gracz z 3 aktywowanymi Przedmiotami. Gdy następuje faza Regeneracji, to wszystkie 3 są odkryte.

rule-2E-REFRESH-002 = Zregenerowane karty znów działają
    .text = Kartę odkrytą w fazie Regeneracji można ponownie aktywować.
    .check = Dane: Przedmiot aktywowany w poprzedniej turze. Gdy się zregeneruje, to w tej turze można go aktywować.

rule-2E-REFRESH-003 = Nie ma czego regenerować
    .text = Gracz bez aktywowanych kart pomija fazę Regeneracji.
    .check = Dane: brak aktywowanych kart. Gdy zaczyna się tura, to bez wyboru gracza trwa faza Ruchu.

## Faza 2: Ruch

rule-2E-MOVE-001 = Ruch nie jest obowiązkowy
    .text = W fazie Ruchu możesz przesunąć figurkę bohatera po mapie, ale nie musisz.
    .check = Dane: bohater w fazie Ruchu. Gdy gracz rezygnuje z ruchu, to bohater zostaje, a tura toczy się dalej.

rule-2E-MOVE-002 = Figurka to cała drużyna
    .text = Figurka oznacza bohatera wraz ze wszystkimi jego Sprzymierzeńcami; drużyna zawsze porusza się razem.
    .check = Dane: bohater z 2 Sprzymierzeńcami. Gdy wejdzie na pole, to obaj są tam z nim.

rule-2E-MOVE-003 = Pierwsza tura zaczyna się w Tamalirze
    .text = W swojej pierwszej turze, przed ruchem, gracz stawia figurkę bohatera na polu miasta Tamalir.
    .check = Dane: miejsce B nie miało jeszcze tury. Gdy gra A, to figurki B nie ma na mapie; gdy zaczyna się pierwsza faza Ruchu B, to figurka stoi w Tamalirze.

rule-2E-MOVE-004 = Pięć kości ruchu
    .text = Zwykle rzucasz pięcioma kośćmi ruchu.
    .check = Dane: bohater i Sprzymierzeńcy bez żetonów Ran i Zmęczenia. Gdy rzuca się na ruch, to można rzucić najwyżej 5 kośćmi.

rule-2E-MOVE-005 = Cztery kości przy ranach lub Zmęczeniu
    .text = Jeśli na twoim bohaterze lub którymkolwiek z jego Sprzymierzeńców leży żeton Rany albo Zmęczenia, rzucasz najwyżej czterema kośćmi ruchu.
    .check = Dane: bohater bez żetonów, którego Sprzymierzeniec ma 1 punkt Zmęczenia. Gdy rzuca się na ruch, to można rzucić najwyżej 4 kośćmi.

rule-2E-MOVE-006 = Symbole na ściankach
    .text = Na każdej ściance kości ruchu są dwa lub trzy symbole terenu.
    .check = Dane: pięć kości ruchu. Gdy odczyta się ich 30 ścianek, to żadna nie ma mniej niż 2 ani więcej niż 3 symboli.
    .differs = 004 i 000 mówią o dwóch lub więcej, 001 o dwóch lub trzech. Przyjęto: dwa lub trzy, jako dokładniejsze.

rule-2E-MOVE-007 = Jeden symbol z każdej kości
    .text = Każda rzucona kość daje jeden krok: wybierasz jeden z jej symboli, a pozostałe na tej kości się nie liczą.
    .check = Dane: kość z równiną, wzgórzami i drogą. Gdy wyda się ją na wzgórza, to nie zapłaci już za równinę ani drogę.

rule-2E-MOVE-008 = Wejście na pole kosztuje pasujący symbol
    .text = Za wejście na każde pole płacisz jedną niezużytą kością z symbolem terenu tego pola.
    .check = Dane: trzy kości, każda z rzeką wśród symboli. Gdy bohater idzie wzdłuż rzeki, to może wejść najwyżej na 3 pola rzeki.

rule-2E-MOVE-009 = Wejście do miasta
    .text = Na pole miasta pozwala wejść dowolna kość, bez względu na jej symbole.
    .check = Dane: kość tylko ze wzgórzami i górami. Gdy bohater jest obok miasta, to może wydać tę kość na wejście.

rule-2E-MOVE-010 = Nie trzeba używać wszystkich kości
    .text = Nie musisz wykorzystać wszystkich rzuconych kości.
    .check = Dane: 5 kości do użycia. Gdy gracz zatrzyma się po 2 polach, to ruch kończy się zgodnie z zasadami.

rule-2E-MOVE-011 = Niewykorzystane kości przepadają
    .text = Kości, których nie użyjesz do końca ruchu, przepadają; nie można ich zachować na później.
    .check = Dane: 3 niewykorzystane kości na końcu ruchu. Gdy zaczyna się następna tura, to żadnej z nich nie ma.

rule-2E-MOVE-012 = Znaczniki i figurki nie zagradzają drogi
    .text = Znaczniki Przygód, żetony nierozstrzygniętych Wyzwań i inni bohaterowie nie zatrzymują ruchu ani na niego nie wpływają: można na takie pole wejść, przejść przez nie i z niego zejść.
    .check = Dane: droga przez pole z czerwonym znacznikiem i innym bohaterem. Gdy bohater przez nie przechodzi, to nic się tam nie dzieje.

rule-2E-MOVE-013 = Odpoczynek
    .text = Przed rzutem możesz postanowić, że odpoczywasz: rzucasz wtedy mniej niż czterema kośćmi ruchu (trzema, dwiema, jedną lub żadną).
    .check = Dane: bohater z 3 punktami Zmęczenia. Gdy gracz wybierze rzut 2 kośćmi, to bohater odpoczywa; gdy 4 kośćmi, to nie.
    .differs = 004 i 000 mówią, że przed rzutem; 001 tego nie powtarza. Przyjęto: wybór zapada przed rzutem.

rule-2E-MOVE-014 = Co daje odpoczynek
    .text = Za każdą kość, której brakuje ci do czterech, możesz od razu odrzucić jeden żeton Zmęczenia: przy trzech kościach 1, przy dwóch 2, przy jednej 3, przy żadnej 4.
    .check = Dane: 4 punkty Zmęczenia. Gdy gracz rzuci 1 kością, to można odrzucić najwyżej 3.
    .differs = W 004 i 001 jest zasada i dwa przykłady (przy dwóch kościach dwa żetony, bez ruchu cztery); w 000 zasada i drugi przykład. Wszędzie liczy się od czterech, także gdy drużynie przysługuje pięć kości.

rule-2E-MOVE-015 = Podział odpoczynku
    .text = Żetony Zmęczenia odrzucane dzięki odpoczynkowi możesz zdjąć z bohatera i Sprzymierzeńców w dowolnym podziale.
    .check = Dane: bohater ma 1, Sprzymierzeniec 2 punkty Zmęczenia. Gdy rzuca się o 2 kości mniej niż czterema, to można odrzucić 1 z bohatera i 1 ze Sprzymierzeńca albo 2 ze Sprzymierzeńca.

rule-2E-MOVE-016 = Pełny odpoczynek
    .text = Gracz, który nie rzuca żadną kością i się nie rusza, może odrzucić cztery żetony Zmęczenia.
    .check = Dane: bohater ma 3, Sprzymierzeniec 2 punkty Zmęczenia. Gdy nie rzuca się żadną kością, to można odrzucić razem 4 żetony, a bohater zostaje na miejscu.

rule-2E-MOVE-017 = Odpoczynek nie leczy ran
    .text = Odpoczynek usuwa tylko Zmęczenie; rany pozostają.
    .check = Dane: 2 rany i 1 punkt Zmęczenia. Gdy bohater w pełni odpocznie, to zostają 2 rany i 0 Zmęczenia.

rule-2E-MOVE-018 = Krok o jedno pole zamiast rzutu
    .text = Zamiast rzucać kośćmi ruchu bohater może przejść na jedno dowolne sąsiednie pole, bez względu na jego teren.
    .check = Dane: bohater na równinie obok gór. Gdy gracz wybierze krok bez rzutu, to bohater wchodzi w góry bez rzutu kośćmi.

rule-2E-MOVE-019 = Przy odpoczynku nie ma kroku bez rzutu
    .text = W turze, w której wybierasz odpoczynek, nie możesz wykonać kroku bez rzutu.
    .check = Dane: bohater odpoczął z 0 kośćmi. Gdy gracz chce kroku bez rzutu, to gra odmawia.
    .differs = 004 urywa się w środku tego zdania; 001 i 000 podają je w całości: kto wybrał odpoczynek, temu nie wolno.

rule-2E-MOVE-020 = Koniec ruchu na pustym polu
    .text = Jeśli ruch kończy się na polu bez znacznika Przygody i bez miasta, fazy Przygody i Handlu się pomija.
    .check = Dane: bohater kończy ruch na pustym polu lasu. Gdy tura toczy się dalej, to następna jest faza Doświadczenia.
    .differs = 004 i 001: gdy nie ma ani jednego, ani drugiego, przepadają obie fazy; 000: bez znacznika przepada faza Przygody, bez miasta faza Handlu. Wynik ten sam. Pole z innym bohaterem lub żetonem nierozstrzygniętego Wyzwania mimo to pozwala na fazę Przygody, zob. 2E-GAP-010 i 2E-GAP-023.

rule-2E-MOVE-021 = Połówki pól
    .text = Pola przecięte krawędzią mapy nie biorą udziału w grze i nie można na nie wejść.
    .check = Dane: bohater obok połówki pola. Gdy powstaje lista dozwolonych ruchów, to nie ma jej ani dla kości, ani dla kroku bez rzutu.

rule-2E-MOVE-022 = Przed ruchem i po ruchu
    .text = Zdolności używane „przed ruchem” lub „po ruchu” należą do fazy Ruchu; bez niej nie można ich użyć.
    .check = Dane: zdolność używana po ruchu i Ostateczne Starcie. Gdy trwa bitwa, to zdolność nie jest dostępna.

## Faza 3: Przygoda

rule-2E-ADV-001 = Przygoda nie jest obowiązkowa
    .text = Bohater, który zakończył ruch na znaczniku Przygody, może podjąć się przygody albo zostawić ją w spokoju.
    .check = Dane: bohater na zielonym znaczniku. Gdy zaczyna się faza Przygody, to można podjąć się przygody albo zrezygnować.

rule-2E-ADV-002 = Rezygnacja
    .text = Jeśli nie podejmujesz się przygody, przechodzisz od razu do fazy Doświadczenia.
    .check = Dane: bohater na zielonym znaczniku. Gdy gracz rezygnuje, to trwa faza Doświadczenia, a znacznik zostaje.
    .differs = O znaczniku na polu miasta zob. 2E-GAP-078.

rule-2E-ADV-003 = Dobranie przygody
    .text = Kto podejmuje się przygody, dobiera wierzchnią kartę z talii Przygód w kolorze znacznika.
    .check = Dane: niebieski znacznik i 16 niebieskich kart. Gdy podejmuje się przygody, to dobiera się wierzchnią niebieską kartę i zostaje 15.

rule-2E-ADV-004 = Odkrycie i rozpatrzenie
    .text = Dobraną kartę pokazuje się wszystkim graczom, po czym się ją rozpatruje; tekst budujący klimat można odczytać na głos, ale nie trzeba.
    .check = Dane: dobrana karta Przygody. Gdy się ją rozpatruje, to widzą ją wszyscy gracze.

rule-2E-ADV-005 = Każdy typ ma własny przebieg
    .text = Wyzwania, Wydarzenia i Spotkania rozpatruje się każde inaczej.
    .check = Dane: dobrana karta. Gdy zaczyna się jej rozpatrywanie, to Wyzwanie prowadzi do walki, Wydarzenie na pole na karty Wydarzeń, a Spotkanie do swojego tekstu.

rule-2E-ADV-006 = Wyzwanie oznacza walkę
    .text = Każde Wyzwanie rozstrzyga się walką.
    .check = Dane: dobrane Wyzwanie. Gdy zaczyna się jego rozpatrywanie, to otwiera się walka z etapem „Przed walką”.

rule-2E-ADV-007 = Kilka znaczników Przygód na jednym polu
    .text = Jeśli na polu leżą znaczniki Przygód w różnych kolorach, gracz wybiera, której przygody się podejmuje.
    .check = Dane: pole z zielonym i niebieskim znacznikiem. Gdy bohater podejmuje się tam przygody, to gracz wybiera kolor i dobiera z tej talii.
    .differs = Tylko w 000. Przyjęto.

## Wydarzenia

rule-2E-EVENT-001 = Pierwsze Wydarzenie
    .text = Jeśli pole na karty Wydarzeń jest puste, dobrane Wydarzenie kładzie się na nim i natychmiast zaczyna ono działać.
    .check = Dane: puste pole na karty Wydarzeń. Gdy dobierze się Wydarzenie o randze II, to leży na tym polu i działa.

rule-2E-EVENT-002 = Wydarzenia trwają
    .text = Wydarzenie w grze działa, dopóki nie zastąpi go późniejsze.
    .check = Dane: Wydarzenie w grze. Gdy minie dziesięć tur bez innego Wydarzenia, to nadal działa.

rule-2E-EVENT-003 = Porównanie rang
    .text = Jeśli w grze jest już Wydarzenie, porównaj jego rangę z rangą właśnie dobranego.
    .check = Dane: ranga II w grze. Gdy dobierze się rangę III, to porównuje się 3 z 2.
    .differs = W 004 rangi sięgają od I do III, w 001 i 000 od I do IV; przyjęto od I do IV.

rule-2E-EVENT-004 = Ranga równa lub wyższa zastępuje
    .text = Jeśli ranga nowego Wydarzenia jest równa randze Wydarzenia w grze lub od niej wyższa, nowe natychmiast zaczyna działać i pozostaje w grze, dopóki nie zostanie zastąpione.
    .check = Dane: ranga II w grze. Gdy dobierze się inne Wydarzenie o randze II, to na polu leży nowa karta.

rule-2E-EVENT-005 = Zastąpione Wydarzenie się odrzuca
    .text = Zastąpione Wydarzenie trafia zakryte na spód talii Przygód w swoim kolorze.
    .check = Dane: zielone Wydarzenie zastąpione żółtym. Gdy to się stało, to zielona karta jest na spodzie zielonej talii.

rule-2E-EVENT-006 = Niższa ranga nie działa
    .text = Jeśli ranga nowego Wydarzenia jest niższa niż ranga Wydarzenia w grze, jego efekt się ignoruje, a karta trafia zakryta na spód talii w swoim kolorze.
    .check = Dane: ranga III w grze. Gdy dobierze się rangę I, to ranga III zostaje, a nowa karta jest na spodzie swojej talii.

rule-2E-EVENT-007 = Ranga nigdy nie spada
    .text = Ranga w grze zatem nigdy nie maleje: gdy w grze jest Wydarzenie o randze III, do końca gry nie zadziała już żadne o randze I ani II.
    .check = Dane: ranga III zastąpiła rangę I. Gdy później dobierze się rangi I i II, to żadna nie działa.
    .differs = 004 i 000 opisują przypadek rang od I do III; 001 mówi o tym ogólnie.

rule-2E-EVENT-008 = Po Wydarzeniu kolejna karta
    .text = Po dobraniu i rozpatrzeniu Wydarzenia, bez względu na to, czy zadziałało, musisz dobrać następną kartę Przygody tego samego koloru; w jednej fazie Przygody może więc dojść do kilku Wydarzeń.
    .check = Dane: trzy Wydarzenia na wierzchu zielonej talii. Gdy podejmuje się zielonej przygody, to wszystkie trzy rozpatruje się po kolei, a w tej samej fazie dobiera czwartą zieloną kartę.
    .differs = 004 i 000 każą dobrać nową kartę z talii Przygód, 001 z talii właściwego koloru. Talia złożona z samych Wydarzeń nie zapętli gry, zob. 2E-GAP-075.

## Odnawianie znaczników Przygód

rule-2E-EVENT-009 = Każde Wydarzenie odnawia znaczniki
    .text = Po dobraniu każdego Wydarzenia gracz, który je dobrał, odnawia znaczniki Przygód na mapie.
    .check = Dane: dobrane Wydarzenie i 2 puste pola z ikoną słońca. Gdy się je rozpatruje, to znaczniki odnawia się raz.

rule-2E-EVENT-010 = Odnawianie mimo braku efektu
    .text = Znaczniki odnawia się także wtedy, gdy samo Wydarzenie zostaje zignorowane lub odrzucone.
    .check = Dane: ranga III w grze i dobrane Wydarzenie o randze I. Gdy się je rozpatruje, to znaczniki i tak się odnawia.
    .differs = Mówią o tym 001 i 000; 004 wspomina tylko, że ikona przypomnienia jest na każdej karcie Wydarzenia. Przyjęto: odnawia się zawsze.

rule-2E-EVENT-011 = Tylko klejnoty z ikoną słońca
    .text = Odnawia się tylko te pola, których nadrukowany klejnot otaczają promienie słońca.
    .check = Dane: opróżnione pole z klejnotem bez ikony słońca. Gdy Wydarzenie odnawia znaczniki, to pole zostaje puste.

rule-2E-EVENT-012 = Tylko puste pola
    .text = Na pole, na którym wciąż leży znacznik Przygody, nie kładzie się drugiego.
    .check = Dane: pole z ikoną słońca i swoim znacznikiem. Gdy Wydarzenie odnawia znaczniki, to pole nadal ma 1 znacznik.

rule-2E-EVENT-013 = Zgodny kolor
    .text = Odnowiony znacznik ma kolor klejnotu na swoim polu.
    .check = Dane: puste żółte pole z ikoną słońca, a na stosie same zielone znaczniki. Gdy Wydarzenie odnawia znaczniki, to niczego się tam nie kładzie.

rule-2E-EVENT-014 = Tylko ze wspólnego stosu
    .text = Na mapę mogą wrócić tylko te znaczniki Przygód, które leżą na wspólnym stosie (wydane na Doświadczenie albo pozostałe po przygotowaniu gry).
    .check = Dane: 3 puste zielone pola z ikoną słońca, a wszystkie zielone znaczniki mają gracze. Gdy Wydarzenie odnawia znaczniki, to żadnego się nie kładzie.
    .differs = Źródła mówią o stosie wydanych znaczników; że leżą tam także pozostałe, rozstrzyga 2E-GAP-018.

rule-2E-EVENT-015 = Za mało znaczników
    .text = Jeśli na stosie brakuje znaczników jakiegoś koloru, pola, które je dostaną, wybiera gracz, który dobrał Wydarzenie.
    .check = Dane: 3 puste zielone pola z ikoną słońca i 1 zielony znacznik na stosie. Gdy Wydarzenie odnawia znaczniki, to jedyne pole wybiera gracz, który je dobrał.

## Spotkania

rule-2E-ENC-001 = Zgodnie z kartą
    .text = Gdy dobierzesz Spotkanie, postępuj zgodnie z tekstem karty; zwykle wymaga on testu umiejętności, czasem walki, a często spełnienia innych warunków.
    .check = Dane: Spotkanie z testem umiejętności. Gdy się je dobierze, to test wykonuje się przed dobraniem następnej karty.

rule-2E-ENC-002 = Długie Spotkania
    .text = Spotkanie może postawić zadanie, którego wykonanie zajmie wiele tur.
    .check = Dane: Spotkanie, które każe odwiedzić wskazane miasto. Gdy się je dobierze, to zostaje u gracza, aż zadanie wykona lub karta sama się odrzuci.

rule-2E-ENC-003 = Nagrody za Spotkania
    .text = Spotkanie może nagrodzić złotem, premią lub specjalną zdolnością, zgodnie z tekstem karty.
    .check = Dane: Spotkanie warte 3 sztuki złota przy sukcesie. Gdy test się uda, to gracz zdobywa 3 sztuki złota.

rule-2E-ENC-004 = Odrzucone Spotkania opuszczają grę
    .text = Odrzucone Spotkanie zostaje usunięte z gry i nie wraca do swojej talii Przygód.
    .check = Dane: rozpatrzone Spotkanie. Gdy się je odrzuci, to nie ma go w żadnej talii i nie można go znów dobrać.
    .differs = W grze podstawowej tak samo we wszystkich trzech. W wariancie Szlak Zagłady karta trafia na Szlak, zob. 2E-DOOM-003.

rule-2E-ENC-005 = Po Spotkaniu kolejna karta
    .text = Po dobraniu i rozpatrzeniu Spotkania musisz dobrać następną kartę Przygody tego samego koloru; w jednej fazie Przygody może więc dojść do kilku Spotkań.
    .check = Dane: dwa Spotkania na wierzchu żółtej talii. Gdy podejmuje się żółtej przygody, to oba rozpatruje się po kolei, a w tej samej fazie dobiera trzecią żółtą kartę.
    .differs = Granice tego łańcucha wyznaczają 2E-GAP-075 i 2E-GAP-076.

## Nierozstrzygnięte Wyzwania

rule-2E-UNDEF-001 = Natrafienie na nierozstrzygnięte Wyzwanie
    .text = Gdy ruch kończy się na żetonie nierozstrzygniętego Wyzwania, czeka tam Wyzwanie z pola nierozstrzygniętych Wyzwań o tym samym numerze.
    .check = Dane: żeton 2 na polu. Gdy bohater kończy tam ruch, to czeka Wyzwanie z pola nierozstrzygniętych Wyzwań 2.

rule-2E-UNDEF-002 = Próba nie jest obowiązkowa
    .text = Z nierozstrzygniętym Wyzwaniem możesz się zmierzyć, ale nie musisz.
    .check = Dane: żeton 2 na polu. Gdy zaczyna się faza Przygody, to można się z nim zmierzyć albo zrezygnować.

rule-2E-UNDEF-003 = Nie dobiera się karty
    .text = Mierząc się z nierozstrzygniętym Wyzwaniem, nie dobierasz karty Przygody; rozpatrujesz kartę z pola nierozstrzygniętych Wyzwań.
    .check = Dane: 30 zielonych kart i zielone nierozstrzygnięte Wyzwanie. Gdy ktoś się z nim mierzy, to zielona talia nadal ma 30 kart.

rule-2E-UNDEF-004 = Nierozstrzygnięte Wyzwanie ma pierwszeństwo
    .text = Jeśli żeton nierozstrzygniętego Wyzwania leży na jednym polu ze znacznikiem Przygody innego koloru niż karta Wyzwania, najpierw trzeba zmierzyć się z Wyzwaniem, a dopiero potem podjąć się przygody.
    .check = Dane: zielone nierozstrzygnięte Wyzwanie na polu z żółtym znacznikiem. Gdy bohater podejmuje się tam przygody, to może zmierzyć się tylko z tym Wyzwaniem.
    .differs = Uwaga ta jest tylko w 000. Przyjęto. Przy tym samym kolorze 2E-UNDEF-003 daje ten sam wynik.

rule-2E-UNDEF-005 = Kiedy Wyzwanie jest nierozstrzygnięte
    .text = Wyzwanie, przed którym twój bohater uciekł lub które go ogłuszyło, trafia na pierwsze wolne pole nierozstrzygniętych Wyzwań.
    .check = Dane: zajęte pola 1 i 3. Gdy bohater ucieknie przed Wyzwaniem, to karta trafia na pole 2.
    .differs = 004 i 001 mówią o następnym lub pierwszym wolnym polu; 000 w tekście zasady o wolnym, a na diagramie i w przykładzie o pierwszym wolnym. Przyjęto: wolne pole o najniższym numerze.

rule-2E-UNDEF-006 = Rany znikają
    .text = Z Wyzwania odkładanego na pole nierozstrzygniętych Wyzwań usuwa się wszystkie żetony Ran.
    .check = Dane: Wyzwanie z 2 ranami. Gdy bohater ucieknie, to odłożona karta ma 0 ran.

rule-2E-UNDEF-007 = Oznaczenie pola walki
    .text = Na polu mapy, na którym toczyła się walka, kładzie się żeton z numerem zajętego pola nierozstrzygniętych Wyzwań.
    .check = Dane: karta trafia na pole 2. Gdy się ją odłoży, to na polu walki leży żeton 2.

rule-2E-UNDEF-008 = Znacznik Przygody zostaje
    .text = Znacznik Przygody pozostaje na polu razem z żetonem nierozstrzygniętego Wyzwania.
    .check = Dane: żółty znacznik na polu walki. Gdy bohater ucieknie, to leżą tam i żółty znacznik, i żeton nierozstrzygniętego Wyzwania.
    .differs = 000 mówi tak o ucieczce, ale nie o Ogłuszeniu; 004 i 001 o obu.

rule-2E-UNDEF-009 = Wszystkie pola zajęte
    .text = Jeśli wszystkie sześć pól jest zajętych, ustępuje karta, która leży tam najdłużej: odrzuca się ją zakrytą pod talię jej koloru, a nowe Wyzwanie zajmuje jej pole.
    .check = Dane: 6 kart odłożonych po kolei na pola od 1 do 6. Gdy bohater ucieknie przed siódmym Wyzwaniem, to karta z pola 1 trafia na spód swojej talii, a nowa zajmuje pole 1.

rule-2E-UNDEF-010 = Przeniesienie żetonu
    .text = Żeton ponownie zajętego pola przenosi się z dotychczasowego miejsca na mapie na pole nowej walki.
    .check = Dane: żeton 1 na polu X i wszystkie pola zajęte. Gdy bohater ucieknie przed Wyzwaniem na polu Y, to żeton 1 leży na Y, a nie na X.

## Kontakty między bohaterami

rule-2E-MEET-001 = Kontakt nie jest obowiązkowy
    .text = Jeśli kończysz ruch na polu z bohaterem innego gracza, decydujesz, czy nawiązujesz z nim kontakt.
    .check = Dane: bohaterowie A i B na jednym polu w fazie Przygody gracza A. Gdy wymieni się możliwości, to jest wśród nich i kontakt, i jego pominięcie.

rule-2E-MEET-002 = Dwa rodzaje kontaktu
    .text = Kontakt to handel albo atak.
    .check = Dane: bohaterowie A i B na jednym polu. Gdy A nawiązuje kontakt, to może wybrać handel lub atak.

rule-2E-MEET-003 = Tylko jeden bohater
    .text = W jednej turze możesz nawiązać kontakt tylko z jednym bohaterem.
    .check = Dane: bohaterowie B i C na polu A. Gdy A handlował z B, to w tej turze nie może nawiązać kontaktu z C.
    .differs = 001 mówi to wprost; 004 i 000 piszą o kontakcie z jednym z bohaterów. Przyjęto: jeden bohater, bez względu na rodzaj kontaktu.

rule-2E-MEET-004 = Przygoda albo kontakt
    .text = Jeśli na polu jest też znacznik Przygody, wybierasz albo przygodę, albo kontakt z jednym bohaterem, nigdy oba naraz.
    .check = Dane: A na polu z bohaterem B i zielonym znacznikiem. Gdy A handluje z B, to w tej turze nie może podjąć się zielonej przygody.
    .differs = Nierozstrzygnięte Wyzwanie liczy się tu jako przygoda, zob. 2E-GAP-028. Wyboru wymagają wszystkie trzy źródła. Wyraźny zakaz w 004 i 001 dotyczy tylko ataku i przygody, w 000 łączenia obu w ogóle. Przyjęto: handel także wyczerpuje wybór; zgoda na handel i przygodę w jednej turze jest zasadą domową.

rule-2E-MEET-005 = Albo atak, albo przygoda
    .text = Atak na bohatera i przygoda w jednej turze wykluczają się.
    .check = Dane: A zaatakował w tej turze B. Gdy A chce podjąć się przygody, to gra odmawia.

rule-2E-MEET-006 = Nie dwa ataki na bohaterów
    .text = W jednej turze możesz zaatakować najwyżej jednego bohatera.
    .check = Dane: B i C na polu A. Gdy A walczył z B, to w tej turze nie może zaatakować C.

rule-2E-MEET-007 = Handel wyklucza atak
    .text = Kto zaczyna handel z bohaterem, do końca tury nie może go zaatakować.
    .check = Dane: A zaczął handel z B. Gdy nie dojdzie do porozumienia, to w tej turze A nie może zaatakować B.

rule-2E-MEET-008 = Czym można handlować
    .text = Podczas handlu gracze mogą za obopólną zgodą wymieniać złoto, Przedmioty i Sprzymierzeńców.
    .check = Dane: A i B handlują. Gdy B się nie zgadza, to nic nie zmienia właściciela; gdy obaj zgodzą się na 3 sztuki złota za Sprzymierzeńca, to następuje jedno i drugie.
    .differs = 001 mówi o obopólnej zgodzie; 000 nazywa to handlem i pozwala wymieniać dowolnie. Kart ani znaczników Przygód nie ma na liście, więc nie można nimi handlować.

rule-2E-MEET-009 = Porozumienia wiążą
    .text = Każde porozumienie zawarte podczas handlu jest wiążące.
    .check = Dane: obaj gracze potwierdzili wymianę. Gdy jeden chce się wycofać, to gra odmawia.

rule-2E-MEET-010 = Atak
    .text = Atak na innego bohatera zaczyna walkę pomiędzy bohaterami; toczy się ona według zasad walki z wymienionymi tam zmianami.
    .check = Dane: A atakuje B. Gdy zaczyna się walka, to A jest napastnikiem, a B obrońcą.

## Faza 4: Handel

rule-2E-MARKET-001 = Handel tylko w mieście
    .text = Fazę Handlu rozgrywasz tylko wtedy, gdy twój bohater zakończył ruch na polu miasta; w przeciwnym razie się ją pomija.
    .check = Dane: bohater kończy ruch na równinie. Gdy tura toczy się dalej, to nie ma fazy Handlu.

rule-2E-MARKET-002 = Co jest na sprzedaż
    .text = Stos kart Handlu pokazuje, jakie Przedmioty i jacy Sprzymierzeńcy są do zdobycia w danym mieście.
    .check = Dane: karta na stosie Riverwatch. Gdy bohater jest w innym mieście, to nie może jej kupić.

rule-2E-MARKET-003 = Najpierw nowa karta
    .text = Zanim zrobisz cokolwiek w fazie Handlu, dobierz jedną kartę z talii Handlu i połóż ją odkrytą na stosie miasta, w którym jesteś.
    .check = Dane: stos 2 kart. Gdy zaczyna się faza Handlu, to przed pierwszym zakupem są na nim 3 odkryte karty.

rule-2E-MARKET-004 = Tamalir też się zapełnia
    .text = Tamalir zaczyna bez kart, ale w trakcie gry dokłada się je na jego stos tak samo jak w innych miastach.
    .check = Dane: pusty stos Tamaliru. Gdy bohater rozgrywa tam fazę Handlu, to na stosie jest 1 karta.
    .differs = Zaznaczają to 004 i 000; 001 podaje tylko ogólną zasadę. Wynik ten sam.

rule-2E-MARKET-005 = Działania bez ograniczeń
    .text = Po dołożeniu nowej karty możesz podejmować dowolne działania handlowe, w dowolnej kolejności i tyle razy, ile chcesz i na ile cię stać.
    .check = Dane: 10 sztuk złota. Gdy gracz uzdrawia, sprzedaje, kupuje i znów uzdrawia, to wszystkie cztery działania są dozwolone, dopóki starcza złota.

rule-2E-MARKET-006 = Zakup Przedmiotu
    .text = Zakup Przedmiotu: wybierz Przedmiot ze stosu miasta, zapłać jego cenę do banku i połóż kartę obok karty bohatera.
    .check = Dane: Przedmiot o cenie 4 i 6 sztuk złota. Gdy gracz go kupi, to ma 2 sztuki złota i Przedmiot.

rule-2E-MARKET-007 = Wynajęcie Sprzymierzeńca
    .text = Wynajęcie Sprzymierzeńca: wybierz Sprzymierzeńca ze stosu miasta, zapłać jego cenę do banku i połóż kartę obok karty bohatera.
    .check = Dane: Sprzymierzeniec o cenie 5 i 5 sztuk złota. Gdy gracz go wynajmie, to ma 0 złota i Sprzymierzeńca.

rule-2E-MARKET-008 = Do wyboru cały stos
    .text = Można wybrać dowolną kartę ze stosu miasta, nie tylko tę dołożoną jako ostatnia.
    .check = Dane: stos 3 kart. Gdy gracz kupuje, to do wyboru są wszystkie 3.

rule-2E-MARKET-009 = Sprzedaż Przedmiotu
    .text = Sprzedaż Przedmiotu: karta trafia na stos miasta, w którym jesteś, a bank wypłaca ci połowę jej ceny, zaokrągloną w dół.
    .check = Dane: Przedmiot o cenie 3. Gdy gracz go sprzeda, to zdobywa 1 sztukę złota, a Przedmiot leży na stosie miasta.

rule-2E-MARKET-010 = Przedmiotów za 1 sztukę złota nie można sprzedać
    .text = Przedmiotu, którego cena to jedna sztuka złota, nie można sprzedać, bo nic by nie przyniósł.
    .check = Dane: Przedmiot o cenie 1. Gdy gracz chce go sprzedać, to gra odmawia.

rule-2E-MARKET-011 = Sprzymierzeńców nie można sprzedawać
    .text = Sprzymierzeńców nie wolno sprzedawać.
    .check = Dane: Sprzymierzeniec o cenie 6. Gdy gracz chce go sprzedać, to gra odmawia.
    .differs = 004 urywa się w środku tego zdania; podają je 001 i 000: sprzedaż Sprzymierzeńców jest niedozwolona.

rule-2E-MARKET-012 = Nie dwa razy ten sam Przedmiot
    .text = W jednej turze nie wolno zarazem kupić i sprzedać tego samego Przedmiotu.
    .check = Dane: Przedmiot kupiony w tej turze. Gdy gracz chce go sprzedać, to gra odmawia; gdy chce odkupić Przedmiot sprzedany w tej turze, to gra też odmawia.
    .differs = Brak w 004. 000 zabrania kupić, a potem sprzedać; 001 zabrania sprzedaży i kupna tego samego Przedmiotu, w dowolnej kolejności. Przyjęto: zakazane są obie kolejności.

rule-2E-MARKET-013 = Uzdrawianie
    .text = Za jedną sztukę złota odrzuć albo jeden żeton Rany, albo wszystkie żetony Zmęczenia ze swojego bohatera lub z jednego Sprzymierzeńca.
    .check = Dane: bohater z 2 ranami, 3 punktami Zmęczenia i 2 sztukami złota. Gdy zapłaci 1 za ranę i 1 za Zmęczenie, to zostają 1 rana i 0 Zmęczenia.

rule-2E-MARKET-014 = Trzy sposoby użycia Przedmiotu
    .text = Każdego Przedmiotu używa się na jeden z trzech sposobów, które wskazuje ikona: wymaga on aktywacji, wymaga odrzucenia albo jest zawsze aktywny.
    .check = Dane: dowolny efekt Przedmiotu. Gdy się go wczyta, to wymaga aktywacji, wymaga odrzucenia albo jest zawsze aktywny.
    .differs = Jeden Przedmiot może mieć efekty dwóch rodzajów, zob. 2E-MARKET-019.

rule-2E-MARKET-015 = Przedmioty wymagające aktywacji
    .text = Po użyciu efektu Przedmiot wymagający aktywacji zostaje aktywowany (zakryty), więc można go użyć tylko raz na turę.
    .check = Dane: użyty w tej turze Przedmiot wymagający aktywacji. Gdy gracz chce go użyć ponownie przed następną fazą Regeneracji, to gra odmawia.

rule-2E-MARKET-016 = Przedmioty wymagające odrzucenia
    .text = Po użyciu efektu Przedmiot wymagający odrzucenia zostaje odrzucony: trafia zakryty pod talię Handlu.
    .check = Dane: Krasnoludzka Bomba. Gdy się jej użyje, to jest na spodzie talii Handlu.

rule-2E-MARKET-017 = Przedmioty zawsze aktywne
    .text = Przedmiot zawsze aktywny przynosi korzyść, dopóki masz jego kartę.
    .check = Dane: Przedmiot zawsze aktywny z +3 do Siły. Gdy się go ma, to Siła jest o 3 wyższa.

rule-2E-MARKET-018 = Utrata Przedmiotu zawsze aktywnego
    .text = Gdy stracisz kartę, z jakiegokolwiek powodu, jej korzyść natychmiast ustaje.
    .check = Dane: Przedmiot zawsze aktywny z +3 do Siły. Gdy się go odrzuci, to Siła od razu spada o 3.

rule-2E-MARKET-019 = Zawsze aktywna część aktywowanej karty
    .text = Jeśli Przedmiot ma efekt zawsze aktywny i efekt wymagający aktywacji, efekt zawsze aktywny działa także wtedy, gdy karta jest zakryta.
    .check = Dane: Przedmiot zawsze aktywny z +1 do Percepcji i z efektem wymagającym aktywacji. Gdy jest zakryty, to +1 do Percepcji nadal działa.
    .differs = Tylko w 000. Przyjęto.

rule-2E-MARKET-020 = Przedmiotów używają tylko bohaterowie
    .text = Przedmioty należą do bohatera; Sprzymierzeńcy nie mogą używać Broni ani mieć Przedmiotów, chyba że karta na to pozwala.
    .check = Dane: Przedmiot zawsze aktywny z +3 do Siły i atakujący Sprzymierzeniec z Siłą 3. Gdy Sprzymierzeniec wyrzuci 8, to suma wynosi 11.
    .differs = 001: kart Przedmiotów może używać tylko bohater. 000: Sprzymierzeńcy nie mogą używać Broni ani posiadać Przedmiotów, chyba że karta mówi inaczej. 004 milczy. Przyjęto.

## Ograniczenia ilości Przedmiotów i Sprzymierzeńców

rule-2E-LIMIT-001 = Dwie Bronie
    .text = Bohater może mieć w każdej chwili najwyżej dwie Bronie.
    .check = Dane: 2 Bronie. Gdy gracz chce kupić trzecią, to gra odmawia, dopóki nie pozbędzie się jednej.

rule-2E-LIMIT-002 = Jeden Pancerz
    .text = Bohater może mieć w każdej chwili najwyżej jeden Pancerz.
    .check = Dane: 1 Pancerz. Gdy gracz chce kupić drugi, to gra odmawia, dopóki nie pozbędzie się pierwszego.

rule-2E-LIMIT-003 = Dwóch Sprzymierzeńców
    .text = Bohater może mieć w każdej chwili najwyżej dwóch Sprzymierzeńców.
    .check = Dane: 2 Sprzymierzeńców. Gdy gracz chce wynająć trzeciego, to gra odmawia, dopóki nie pozbędzie się jednego.

rule-2E-LIMIT-004 = Inne rodzaje bez ograniczeń
    .text = Liczba Przedmiotów innych rodzajów niż Broń i Pancerz nie jest ograniczona.
    .check = Dane: 5 Artefaktów. Gdy gracz kupuje szósty, to wolno.

rule-2E-LIMIT-005 = Najpierw miejsce
    .text = Aby zdobyć Broń, Pancerz lub Sprzymierzeńca ponad limit, musisz najpierw sprzedać (tylko Przedmiot) albo odrzucić kartę tego samego rodzaju.
    .check = Dane: 2 Sprzymierzeńców, jeden odrzucony. Gdy gracz wynajmie nowego, to ma 2 Sprzymierzeńców.

rule-2E-LIMIT-006 = Odrzucić można w każdej chwili
    .text = Przedmiot lub Sprzymierzeńca możesz odrzucić w każdej chwili.
    .check = Dane: gracz w fazie Ruchu. Gdy odrzuca Przedmiot, to wolno mu, ale nie dostaje złota.

rule-2E-LIMIT-007 = Sprzedaż tylko w fazie Handlu
    .text = Przedmioty wolno sprzedawać tylko we własnej fazie Handlu, w mieście.
    .check = Dane: bohater w mieście w fazie Doświadczenia. Gdy gracz chce coś sprzedać, to gra odmawia.
    .differs = 000 dodaje, że Przedmioty można sprzedać także innemu bohaterowi, handlując z nim; to jest handel pomiędzy bohaterami (2E-MEET-008), po dowolnej uzgodnionej cenie.

rule-2E-LIMIT-008 = Dokąd trafiają odrzucone karty
    .text = Odrzucone karty Przedmiotów i Sprzymierzeńców trafiają zakryte pod talię Handlu.
    .check = Dane: talia Handlu z 40 kart. Gdy odrzuci się Sprzymierzeńca, to talia ma 41, a on jest na spodzie.
    .differs = O kartach Przygód, które służą jako Przedmioty lub Sprzymierzeńcy, zob. 2E-GAP-022 i 2E-GAP-082; nigdy nie trafiają pod talię Handlu.

rule-2E-LIMIT-009 = To, co leży na odrzuconej karcie
    .text = Wraz z kartą odrzuca się wszystkie żetony, znaczniki i karty, które na niej lub pod nią leżą.
    .check = Dane: Sprzymierzeniec z 1 raną i 2 punktami Zmęczenia. Gdy się go odrzuci, to żetony wracają na stos, a karta w talii nie ma żadnych.
    .differs = Tylko w 001. Przyjęto.

rule-2E-LIMIT-010 = Karty Przygód też się liczą
    .text = Karty Przygód, które stały się Przedmiotami lub Sprzymierzeńcami, wliczają się do ograniczeń.
    .check = Dane: 2 Sprzymierzeńców i Spotkanie, które daje Sprzymierzeńca. Gdy gracz zachowa obu, to nowego nie może przyjąć.

rule-2E-LIMIT-011 = Sprzymierzeńca można nie przyjąć
    .text = Gracz, który osiągnął limit, a karta daje mu Sprzymierzeńca, może albo odrzucić jednego ze swoich i przyjąć nowego, albo odmówić.
    .check = Dane: 2 Sprzymierzeńców i propozycja trzeciego. Gdy gracz odmówi, to drużyna się nie zmienia.
    .differs = 001 mówi o odmowie wprost; z 004 i 000 to wynika.

## Faza 5: Doświadczenie

rule-2E-XP-001 = Wydawanie doświadczenia
    .text = W fazie Doświadczenia możesz wymienić zdobyte znaczniki Przygód na żetony Doświadczenia.
    .check = Dane: 5 punktów Doświadczenia w grze dla dwóch graczy. Gdy następuje faza Doświadczenia, to można kupić jeden żeton Doświadczenia albo zrezygnować.

rule-2E-XP-002 = Wartość znacznika Przygody
    .text = Liczba na odwrocie znacznika Przygody to jego wartość w punktach Doświadczenia.
    .check = Dane: znaczniki o wartości 1, 1 i 3. Gdy się je doda, to gracz ma 5 punktów Doświadczenia.

rule-2E-XP-003 = Cena żetonu Doświadczenia
    .text = Jeden żeton Doświadczenia kosztuje 5 punktów Doświadczenia przy 1 lub 2 graczach, 4 przy 3 lub 4 graczach i 3 przy 5 lub 6 graczach.
    .check = Dane: od 1 do 6 graczy. Gdy odczyta się cenę, to wynosi 5, 5, 4, 4, 3, 3.

rule-2E-XP-004 = Wydane znaczniki
    .text = Wydane znaczniki Przygód trafiają na wspólny stos.
    .check = Dane: 4 wydane zielone znaczniki. Gdy to się stało, to na stosie są 4 zielone znaczniki więcej, gotowe do odnowienia.

rule-2E-XP-005 = Rozmienianie
    .text = Gracz, który wydaje znaczniki Przygód, może je rozmienić, zamieniając znaczniki ze wspólnym stosem.
    .check = Dane: znaczniki o wartości 3 i 2 oraz cena 4. Gdy gracz kupi żeton, to zachowuje 1 punkt jako resztę ze stosu.
    .differs = Które znaczniki zmieniają właściciela, rozstrzyga 2E-GAP-088.

rule-2E-XP-006 = Nie ma jak rozmienić
    .text = Jeśli ze stosu nie da się wydać reszty, niewydane punkty się zapisuje i nadal należą do gracza.
    .check = Dane: znaczniki o wartości 3 i 3, cena 4, na stosie brak małych znaczników. Gdy gracz kupi żeton, to zapisuje mu się 2 punkty.

rule-2E-XP-007 = Dowolna liczba żetonów
    .text = Bohater może mieć dowolną liczbę żetonów Doświadczenia, a w jednej fazie można kupić ich kilka; samo oszczędzanie nie daje żadnej korzyści.
    .check = Dane: 12 punktów i cena 4. Gdy gracz kupuje 3 żetony w jednej fazie, to wolno; 8 niewydanych punktów po kilku turach to nadal 8.

rule-2E-XP-008 = Żetony cech
    .text = Żeton Doświadczenia może dać trwałą premię +2 do Percepcji, +2 do Siły albo +2 do Magii.
    .check = Dane: Siła 4. Gdy dwa razy kupi się żeton Siły, to Siła wynosi 8.

rule-2E-XP-009 = Żeton Wytrzymałości
    .text = Żeton Doświadczenia może dać trwałą premię +2 do Wytrzymałości.
    .check = Dane: Wytrzymałość 4. Gdy kupi się żeton Wytrzymałości, to wynosi ona 6.

rule-2E-XP-010 = Żeton Życia
    .text = Żeton Doświadczenia może dać trwałą premię +1 do Życia, lecz w zamian rezygnuje się z łatwiejszych przygód.
    .check = Dane: Życie 4. Gdy kupi się żeton Życia, to Życie wynosi 5.

rule-2E-XP-011 = Życie kosztuje najłatwiejszy kolor
    .text = Każdy żeton Życia odbiera prawo do dobierania kart Przygód najłatwiejszego koloru, jaki został temu bohaterowi: pierwszy zielonych, drugi także żółtych, trzeci także niebieskich.
    .check = Dane: bohater z 2 żetonami Życia. Gdy kończy ruch na zielonym lub żółtym znaczniku, to nie może dobrać tam przygody; na niebieskim i czerwonym może.
    .differs = Wszystkie trzy podają przykład zielonych i żółtych; trzeci krok wynika z zasady.

rule-2E-XP-012 = Najwyżej trzy żetony Życia
    .text = Życia nie można podnieść o więcej niż trzy, bo nie zostałyby żadne karty Przygód do dobrania.
    .check = Dane: 3 żetony Życia. Gdy gracz chce czwarty, to gra odmawia.

rule-2E-XP-013 = Wartość w punktach Doświadczenia
    .text = Wartość żetonu Doświadczenia w punktach to liczba punktów wydanych na jego zdobycie; odwołują się do niej niektóre karty.
    .check = Dane: 3 żetony w grze dla czterech graczy. Gdy spyta się o ich wartość, to wynosi 12.
    .differs = 001 dodaje, że w ciągu jednej gry wartość wszystkich żetonów jest taka sama, więc nie trzeba jej pamiętać.

## Rany i Zmęczenie

rule-2E-WOUND-001 = Żetony Ran
    .text = Otrzymane lub zadane rany zaznacza się, kładąc tyle żetonów Ran na karcie bohatera, Sprzymierzeńca lub przeciwnika.
    .check = Dane: 2 rany zadane Wyzwaniu. Gdy się je położy, to ma o 2 rany więcej.

rule-2E-WOUND-002 = Zadawać i otrzymywać to jedno
    .text = Rany zadane przez jedną stronę są ranami otrzymanymi przez drugą; efekty mówiące o zadawaniu i o otrzymywaniu dotyczą tych samych ran.
    .check = Dane: efekt działający, gdy bohater otrzymuje rany. Gdy Wyzwanie zada bohaterowi 2 rany, to efekt działa.
    .differs = Wprost mówi o tym tylko 001.

rule-2E-WOUND-003 = Pokonanie
    .text = Karta, której rany są równe jej Życiu lub je przekraczają, zostaje pokonana.
    .check = Dane: Życie 4. Gdy liczba ran zmieni się z 3 na 5, to karta jest pokonana.
    .differs = Diagramy kart mówią o równości; tekst zasad we wszystkich trzech o równości lub przekroczeniu. Przyjęto: równe lub większe.

rule-2E-WOUND-004 = Co oznacza pokonanie
    .text = Pokonany bohater zostaje ogłuszony; pokonani Sprzymierzeńcy i Wyzwania zostają zabici.
    .check = Dane: pokonany bohater, Sprzymierzeniec i Wyzwanie. Gdy się to rozpatrzy, to bohater jest ogłuszony, a Sprzymierzeniec i Wyzwanie są zabici.

rule-2E-WOUND-005 = Żetony Zmęczenia
    .text = Za każdy otrzymany punkt Zmęczenia połóż na karcie bohatera lub Sprzymierzeńca żeton Zmęczenia.
    .check = Dane: bohater z 1 punktem Zmęczenia i Wytrzymałością 4. Gdy otrzyma jeszcze 2, to ma 3.

rule-2E-WOUND-006 = Zmęczenie ponad Wytrzymałość
    .text = Zmęczenie, które przekroczyłoby Wytrzymałość, natychmiast zamienia się w rany: każdy punkt w jedną.
    .check = Dane: Wytrzymałość 3 i 2 punkty Zmęczenia. Gdy otrzyma się 3 punkty Zmęczenia, to są 3 punkty Zmęczenia i 2 rany.
    .differs = 004 i 000 każą położyć żetony i zamienić nadmiar; 001 mówi, że zamiast żetonu otrzymuje się ranę. Wynik ten sam.

rule-2E-WOUND-007 = Zmęczeniem nie można przepłacać
    .text = Nie możesz użyć zdolności za Zmęczenie, jeśli zapłata podniosłaby Zmęczenie płacącego powyżej jego Wytrzymałości.
    .check = Dane: Wytrzymałość 4 i 4 punkty Zmęczenia. Gdy gracz chce użyć zdolności za 1 punkt Zmęczenia, to gra odmawia.
    .differs = 001 wymienia bohaterów i Sprzymierzeńców; 004 i 000 mówią o bohaterze gracza. Przyjęto: dotyczy to każdej postaci, która płaci.

rule-2E-WOUND-008 = Kto ponosi koszt zdolności
    .text = Koszt w ranach lub Zmęczeniu ponosi bohater, a jeśli podano go na karcie Sprzymierzeńca, ten Sprzymierzeniec, chyba że karta wskazuje kogoś innego.
    .check = Dane: zdolność Sprzymierzeńca za 1 punkt Zmęczenia. Gdy się jej użyje, to żeton leży na Sprzymierzeńcu, a nie na bohaterze.
    .differs = Tylko w 000 (w opisie zwrotu „kosztem”). Przyjęto.

rule-2E-WOUND-009 = Odrzucone żetony
    .text = Żetony Ran i Zmęczenia odrzucone przez odpoczynek, uzdrowienie lub w inny sposób wracają na wspólny stos.
    .check = Dane: 2 punkty Zmęczenia odrzucone dzięki odpoczynkowi. Gdy to się stało, to na stosie są 2 żetony więcej.

## Użycie kart

rule-2E-EFFECT-001 = Zdolności należą do właściciela
    .text = Efektów z karty bohatera, Sprzymierzeńca lub Przedmiotu może używać jej właściciel, w chwili i za cenę podaną na karcie.
    .check = Dane: Przedmiot gracza B. Gdy chce go użyć A, to gra odmawia.

rule-2E-EFFECT-002 = Zdolność działa na tego, kto ją ma
    .text = Jeśli karta nie mówi inaczej, bohater lub Sprzymierzeniec może użyć swojej zdolności tylko na sobie.
    .check = Dane: zdolność bohatera, która odrzuca 1 ranę. Gdy gracz chce jej użyć na Sprzymierzeńcu, to gra odmawia.
    .differs = Tylko w 001. Przyjęto.

rule-2E-EFFECT-003 = Oznaczenia chwili
    .text = Efektu z oznaczeniem „Przed walką”, „Walka dystansowa”, „Walka wręcz” lub „Walka magiczna” można użyć tylko w walce i tylko w tej chwili.
    .check = Dane: efekt „Walka magiczna”. Gdy gracz chce go użyć w fazie walki wręcz, to gra odmawia.

rule-2E-EFFECT-004 = Oznaczenie „Walka dystansowa”
    .text = Efekt „Walka dystansowa” działa tylko w fazie walki dystansowej; nie wspiera ataku dystansowego wykonanego „Przed walką”.
    .check = Dane: efekt „Walka dystansowa” i atak dystansowy „Przed walką”. Gdy gracz chce użyć efektu, to gra odmawia.

rule-2E-EFFECT-005 = Oznaczenie „Walka wręcz”
    .text = Efekt „Walka wręcz” działa tylko w fazie walki wręcz; nie wspiera ataku wręcz wykonanego „Przed walką”.
    .check = Dane: efekt „Walka wręcz” i atak wręcz „Przed walką”. Gdy gracz chce użyć efektu, to gra odmawia.

rule-2E-EFFECT-006 = Oznaczenie „Walka magiczna”
    .text = Efekt „Walka magiczna” działa tylko w fazie walki magicznej; nie wspiera ataku magicznego wykonanego „Przed walką”.
    .check = Dane: udany atak magiczny Varikasa „Przed walką”. Gdy gracz chce użyć Płomienia Duszy, to gra odmawia.

rule-2E-EFFECT-007 = Oznaczenie „W każdej fazie”
    .text = Efekt „W każdej fazie” działa w fazie walki dystansowej, wręcz lub magicznej. Nie można go użyć „Przed walką”, bo ten etap nie jest fazą.
    .check = Dane: efekt „W każdej fazie”. Gdy gracz chce go użyć „Przed walką”, to gra odmawia; w fazie walki wręcz wolno.
    .differs = Tylko w 001 i 000; 004 nie wspomina o tym oznaczeniu. Przyjęto.

rule-2E-EFFECT-008 = Oznaczenie „Przed walką”
    .text = Efektu „Przed walką” można użyć tylko na etapie „Przed walką”.
    .check = Dane: efekt „Przed walką”. Gdy zaczęła się 1. runda, to gra odmawia.

rule-2E-EFFECT-009 = Efekty bez oznaczenia
    .text = Efekt bez oznaczenia chwili działa przez cały czas albo używa się go wtedy, gdy zachodzi opisany w nim warunek.
    .check = Dane: Pas Siły (+3 do Siły). Gdy się go ma, to Siła jest zawsze o 3 wyższa; Pancerza, który anuluje ranę, można użyć tylko wtedy, gdy bohater otrzymuje ranę.
    .differs = Wprost mówi o tym tylko 001.

rule-2E-EFFECT-010 = Wielokrotne użycie
    .text = Zdolności można użyć kilka razy z rzędu, chyba że wymaga aktywacji, jest zdolnością „Przed walką” albo ogranicza ją jej tekst (np. do jednego razu na turę).
    .check = Dane: Mok bez Zmęczenia, z Wytrzymałością co najmniej 4 i 2 ranami. Gdy dwa razy użyje zdolności „kosztem 2 punktów Zmęczenia odrzuć 1 ranę”, to otrzymuje 4 punkty Zmęczenia i ma 0 ran.
    .differs = 001 podaje wszystkie trzy wyjątki; 000 mówi: chyba że tekst karty stanowi inaczej; 004 milczy. Przyjęto: 001.

rule-2E-EFFECT-011 = Premia do wartości nie zwiększa obrażeń
    .text = Premia do wartości walki nie zwiększa obrażeń tego ataku, chyba że karta tak mówi.
    .check = Dane: +3 do Siły i obrażenia wręcz 2. Gdy atak wręcz się uda, to zadaje 2 rany.
    .differs = Tylko w 001. Przyjęto.

rule-2E-EFFECT-012 = Karty z premią po rzucie
    .text = Karty, która daje premię do rzutu walki lub testu umiejętności, można użyć już po rzucie kośćmi.
    .check = Dane: suma rzutu walki 10 przeciwko 12 i nieużyty Przedmiot z +2 do rzutu. Gdy użyje się go po rzucie, to suma wynosi 12 i jest sukcesem.
    .differs = Mówi o tym 001; w przykładzie walki pomiędzy bohaterami w 000 obrońca wyrzuca 9, a potem używa Czarnego Sztyletu. 004 milczy. Przyjęto; o obrońcy w pojedynku zob. 2E-DUEL-009.

rule-2E-EFFECT-013 = Zapowiedź Przedmiotów zawsze aktywnych
    .text = Jeśli jakiś efekt każe odrzucić karty użyte w rzucie walki, przed rzutem musisz powiedzieć, których Przedmiotów zawsze aktywnych używasz.
    .check = Dane: przeciwnik, którego tekst odrzuca Przedmioty użyte w nieudanym rzucie, i dwa Przedmioty zawsze aktywne. Gdy gracz rzuca, zapowiadając jeden z nich, to tylko ten daje premię i tylko ten może przepaść.
    .differs = Tylko w 001. Przyjęto.

## Aktywacja kart

rule-2E-ACT-001 = Aktywacja
    .text = Użytą kartę wymagającą aktywacji kładzie się zakrytą przed jej właścicielem.
    .check = Dane: Przedmiot wymagający aktywacji. Gdy się go użyje, to jest zakryty, ale nadal należy do gracza.

rule-2E-ACT-002 = Zakryta do regeneracji
    .text = Aktywowanej karty nie można użyć ponownie, dopóki właściciel nie odkryje jej w fazie Regeneracji swojej następnej tury.
    .check = Dane: Przedmiot aktywowany w turze właściciela. Gdy grają inni, to pozostaje zakryty do następnej fazy Regeneracji właściciela.

rule-2E-ACT-003 = Jedna aktywacja w fazie Ruchu
    .text = W swojej fazie Ruchu możesz aktywować jedną kartę.
    .check = Dane: 2 Przedmioty wymagające aktywacji, do użycia przy ruchu. Gdy użyje się jednego, to w tej fazie gra odmawia drugiego.

rule-2E-ACT-004 = Jedna aktywacja w fazie Handlu
    .text = W swojej fazie Handlu możesz aktywować jedną kartę.
    .check = Dane: 2 Przedmioty wymagające aktywacji, do użycia w fazie Handlu. Gdy użyje się jednego, to w tej fazie gra odmawia drugiego.

rule-2E-ACT-005 = Jedna aktywacja przed walką
    .text = W fazie Przygody, na etapie „Przed walką”, możesz aktywować jedną kartę.
    .check = Dane: Pancerz aktywowany, by anulować ranę „Przed walką”. Gdy gracz chce aktywować „Przed walką” drugi Przedmiot, to gra odmawia.
    .differs = Wszędzie tak samo; rozdział „Przed walką” w 000 wymienia Przedmioty bez ograniczenia, ale rozdział o aktywacji i przykład je zachowują.

rule-2E-ACT-006 = Jedna aktywacja na rundę
    .text = W każdej rundzie walki możesz aktywować jedną kartę.
    .check = Dane: 2 odkryte Przedmioty wymagające aktywacji. Gdy jednego użyje się w fazie walki dystansowej 1. rundy, to drugi musi zaczekać do 2. rundy.

rule-2E-ACT-007 = Karty zawsze aktywne i wymagające odrzucenia się nie liczą
    .text = Kart zawsze aktywnych i wymagających odrzucenia się nie aktywuje, więc nie wliczają się one do limitów aktywacji.
    .check = Dane: Pancerz aktywowany „Przed walką”. Gdy na tym samym etapie odrzuci się Krasnoludzką Bombę dla jej efektu, to wolno.

## Walka: etap „Przed walką”

rule-2E-COMBAT-001 = Przebieg walki
    .text = Walka to jeden etap „Przed walką”, a potem kolejne rundy, aż rozstrzygnie ją pokonanie jednej ze stron lub ucieczka.
    .check = Dane: po 1. rundzie nikt nie jest pokonany. Gdy runda się kończy, to zaczyna się 2. runda.

rule-2E-COMBAT-002 = Najpierw karta Przygody
    .text = Tekst „Przed walką” z karty Przygody rozpatruje się przed wszystkimi zdolnościami „Przed walką” gracza.
    .check = Dane: Wyzwanie z testem „Przed walką”. Gdy zaczyna się walka, to test wykonuje się, zanim graczowi zaproponuje się jakąkolwiek zdolność.

rule-2E-COMBAT-003 = Każda zdolność raz
    .text = Potem możesz użyć każdej zdolności „Przed walką” swojego bohatera i jego Sprzymierzeńców, raz na walkę.
    .check = Dane: bohater i Sprzymierzeniec, każdy z jedną zdolnością „Przed walką”. Gdy użyje się obu, to w tej walce żadnej nie można już użyć.
    .differs = Wstęp do walki w 000 daje każdemu uczestnikowi jedno działanie „Przed walką”, ale jego własny rozdział „Przed walką”, tak jak 004 i 001, pozwala użyć każdej zdolności raz. Przyjęto: każdej zdolności raz.

rule-2E-COMBAT-004 = Jeden aktywowany Przedmiot
    .text = Na tym samym etapie możesz też aktywować jeden Przedmiot z efektem „Przed walką”.
    .check = Dane: 2 Przedmioty wymagające aktywacji z efektem „Przed walką”. Gdy użyje się jednego, to gra odmawia drugiego.

rule-2E-COMBAT-005 = Własna kolejność
    .text = To ty wybierasz, których swoich zdolności i efektów „Przed walką” użyjesz i w jakiej kolejności.
    .check = Dane: zdolność bohatera i zdolność Sprzymierzeńca. Gdy najpierw wybierze się zdolność Sprzymierzeńca, to wolno.

rule-2E-COMBAT-006 = Nieudany atak przed walką nie szkodzi
    .text = Bohater lub Sprzymierzeniec, któremu nie powiedzie się rzut ataku ze zdolności „Przed walką”, nie otrzymuje za to ran.
    .check = Dane: atak dystansowy „Przed walką” z sumą 12 przeciwko Percepcji 15, obrażenia dystansowe Wyzwania 3. Gdy się nie uda, to bohater otrzymuje 0 ran.
    .differs = Mówi o tym tylko 000, o walkach z Wyzwaniami; przykład Wyzwania we wszystkich trzech pokazuje nieudany rzut Krasnoludzką Bombą bez szkody (przy obrażeniach dystansowych 0). Przyjęto: bez szkody, także w walce pomiędzy bohaterami.

rule-2E-COMBAT-007 = Tylko przed pierwszą rundą
    .text = Zdolności i efekty „Przed walką” rozpatruje się tylko przed pierwszą rundą walki.
    .check = Dane: zaczyna się 2. runda. Gdy wymieni się zdolności „Przed walką”, to nie ma żadnych.

## Walka: wartości i rundy

rule-2E-COMBAT-008 = Wartości walki
    .text = Percepcja jest wartością walki dystansowej, Siła wartością walki wręcz, a Magia wartością walki magicznej.
    .check = Dane: Percepcja 1, Siła 4, Magia 4. Gdy odczyta się wartości walki, to dystansowa wynosi 1, wręcz 4, magiczna 4.

rule-2E-COMBAT-009 = Cztery fazy
    .text = Każda runda ma cztery fazy w stałej kolejności: ucieczka, walka dystansowa, walka wręcz, walka magiczna.
    .check = Dane: nowa runda. Gdy wymieni się fazy, to są po kolei: ucieczka, walka dystansowa, wręcz, magiczna.

rule-2E-COMBAT-010 = Atak albo obrona
    .text = W każdej z faz walki dystansowej, wręcz i magicznej albo atakujesz, albo się bronisz.
    .check = Dane: faza walki dystansowej 1. rundy. Gdy wymieni się możliwości, to są wśród nich atak bohaterem, obrona bohaterem i atak każdym zdolnym Sprzymierzeńcem.

rule-2E-COMBAT-033 = Wybór na początku fazy
    .text = O ataku (i o tym, kto atakuje) albo o obronie decyduje się na początku fazy, przed wszystkimi rzutami tej fazy.
    .check = Dane: faza walki wręcz, w której gracz wybrał obronę. Gdy wypadnie 20, to rzutu nie można zamienić w atak.
    .differs = Wszystkie trzy wskazują tę chwilę dla fazy walki dystansowej; fazy walki wręcz i magicznej przebiegają tak samo.

rule-2E-COMBAT-011 = Faza walki dystansowej
    .text = W fazie walki dystansowej liczą się wartości walki dystansowej (Percepcja) i obrażenia dystansowe obu stron.
    .check = Dane: Percepcja bohatera 3, Wyzwania 12. Gdy wypadnie 9, to suma 12 jest sukcesem.

rule-2E-COMBAT-012 = Faza walki wręcz
    .text = W fazie walki wręcz liczą się wartości walki wręcz (Siła) i obrażenia wręcz obu stron.
    .check = Dane: Siła bohatera 4, Wyzwania 11. Gdy wypadnie 5, to suma 9 jest porażką.

rule-2E-COMBAT-013 = Faza walki magicznej
    .text = W fazie walki magicznej liczą się wartości walki magicznej (Magia) i obrażenia magiczne obu stron.
    .check = Dane: Magia bohatera 4, Wyzwania 14. Gdy wypadnie 10, to suma 14 jest sukcesem.

rule-2E-COMBAT-014 = Rzut walki
    .text = Aby zaatakować lub się obronić, rzuć kośćmi i dodaj wartość walki danej fazy; rzut kończy się sukcesem, jeśli suma jest równa wartości przeciwnika w tej fazie lub od niej większa.
    .check = Dane: liczba docelowa 14. Gdy sumy wynoszą 13, 14 i 15, to wyniki to porażka, sukces, sukces.

rule-2E-COMBAT-015 = Udany atak
    .text = Udany atak zadaje przeciwnikowi tyle ran, ile wynoszą obrażenia atakującego w tej fazie.
    .check = Dane: obrażenia wręcz bohatera 2. Gdy atak wręcz się uda, to przeciwnik otrzymuje 2 rany.

rule-2E-COMBAT-016 = Nieudany atak
    .text = Po nieudanym ataku atakujący otrzymuje tyle ran, ile wynoszą obrażenia przeciwnika w tej fazie.
    .check = Dane: obrażenia wręcz Wyzwania 1. Gdy atak wręcz bohatera się nie uda, to otrzymuje on 1 ranę.

rule-2E-COMBAT-017 = Udana obrona
    .text = Po udanej obronie nic się nie dzieje.
    .check = Dane: suma obrony 15 przeciwko 15. Gdy się ją rozpatrzy, to nikt nie otrzymuje ran.

rule-2E-COMBAT-018 = Nieudana obrona
    .text = Po nieudanej obronie bohater otrzymuje tyle ran, ile wynoszą obrażenia przeciwnika w tej fazie.
    .check = Dane: obrażenia magiczne Wyzwania 2 i suma obrony 13 przeciwko 14. Gdy się ją rozpatrzy, to bohater otrzymuje 2 rany.

rule-2E-COMBAT-019 = Przed zerem obrażeń nie trzeba się bronić
    .text = Jeśli obrażenia przeciwnika w danej fazie wynoszą zero, rzut obrony można pominąć.
    .check = Dane: obrażenia dystansowe Wyzwania 0. Gdy bohater broni się w fazie walki dystansowej, to gracz może pominąć rzut i nie otrzymuje ran.

rule-2E-COMBAT-020 = Jeden atak bohatera na rundę
    .text = Bohater może zaatakować tylko w jednej z trzech faz rundy; do jej końca gracz nie może już nim zaatakować.
    .check = Dane: bohater zaatakował w fazie walki dystansowej. Gdy zaczyna się faza walki wręcz, to atak bohaterem nie jest możliwy.

rule-2E-COMBAT-021 = W pozostałych fazach obrona
    .text = W fazie, w której nie atakuje ani bohater, ani Sprzymierzeniec, bohater musi się bronić.
    .check = Dane: w fazie walki magicznej nie wybrano ataku. Gdy się ją rozpatruje, to bohater wykonuje rzut obrony.

rule-2E-COMBAT-022 = Jeden atakujący na fazę
    .text = W każdej fazie może zaatakować tylko jedna z twoich postaci: bohater albo jeden Sprzymierzeniec.
    .check = Dane: bohater atakuje w fazie walki dystansowej. Gdy gracz chce w tej samej fazie zaatakować Sprzymierzeńcem, to gra odmawia.
    .differs = Wprost mówi o tym 001; według 004 i 000 Sprzymierzeniec atakuje w fazie, w której nie atakuje bohater.

rule-2E-COMBAT-023 = Dalszy ciąg
    .text = Po fazie, w której nikt nie został pokonany, trzeba rozegrać następną; po fazie walki magicznej zaczyna się nowa runda od fazy ucieczki.
    .check = Dane: po fazie walki magicznej 1. rundy bohater i Wyzwanie nadal stoją. Gdy gra toczy się dalej, to jest to faza ucieczki 2. rundy.

rule-2E-COMBAT-024 = Natychmiastowy koniec
    .text = Walka kończy się natychmiast, gdy przeciwnik zostaje pokonany lub bohater ogłuszony; pozostałych faz się nie rozgrywa.
    .check = Dane: Wyzwanie pokonano w fazie walki dystansowej. Gdy się to rozpatrzy, to nie ma faz walki wręcz i magicznej.

rule-2E-COMBAT-025 = Co jest rzutem walki
    .text = Rzutem walki jest każdy rzut ataku lub obrony w fazie walki dystansowej, wręcz lub magicznej; premie z kart dodaje się do niego ponad wartość walki.
    .check = Dane: rzut 9, Siła 3 i Przedmiot z +2 do rzutu. Gdy się to doda, to wynik jest 14, przy ataku i przy obronie.

## Walka: pokonanie Wyzwania

rule-2E-COMBAT-026 = Pokonanie Wyzwania
    .text = Wyzwanie, którego rany są równe jego Życiu lub je przekraczają, zostaje natychmiast pokonane.
    .check = Dane: Życie 3 i 2 rany. Gdy zada się 1 ranę, to Wyzwanie jest od razu pokonane.

rule-2E-COMBAT-027 = Nagroda
    .text = Kto pokona Wyzwanie, otrzymuje nagrodę podaną na jego karcie, jeśli taka jest.
    .check = Dane: nagroda 3 sztuki złota. Gdy pokona się Wyzwanie, to gracz zdobywa z banku 3 sztuki złota.

rule-2E-COMBAT-028 = Zatrzymane karty Wyzwań
    .text = Nagroda może pozwolić zatrzymać samą kartę Wyzwania; kartę, która w ten sposób staje się Przedmiotem lub Sprzymierzeńcem, obowiązują wszystkie zasady dotyczące Przedmiotów lub Sprzymierzeńców.
    .check = Dane: Wyzwanie zatrzymane jako Sprzymierzeniec i 1 inny Sprzymierzeniec. Gdy się ich policzy, to jest ich 2.
    .differs = Przykład Wyzwania we wszystkich trzech źródłach i Smocze Runy pokazują, że zatrzymana karta może też nie być ani jednym, ani drugim, zob. 2E-GAP-079.

rule-2E-COMBAT-029 = Zatrzymanych kart nie można stracić
    .text = Karty Wyzwania zatrzymanej jako Przedmiot lub Sprzymierzeniec nie można sprzedać, odrzucić z własnej woli, oddać ani stracić losowo lub przez Ogłuszenie.
    .check = Dane: zatrzymana karta i Przedmiot o cenie 4. Gdy bohater zostanie ogłuszony, to traci Przedmiot, a zatrzymana karta zostaje.
    .differs = Spotkania i inne zatrzymane karty: 2E-GAP-079 i 2E-GAP-080. 004: nie można sprzedać, odprawić ani stracić losowo lub przez Ogłuszenie. 001: nie można sprzedać, oddać ani stracić, z woli gracza lub przez Ogłuszenie. 000: nie można sprzedać, odrzucić ani stracić losowo lub przez Ogłuszenie. Przyjęto: wszystkie te zakazy łącznie. Zwycięzca walki pomiędzy bohaterami może jednak taką kartę zabrać, zob. 2E-GAP-060.

rule-2E-COMBAT-030 = Zdobycie znacznika Przygody
    .text = Kto pokona Wyzwanie, zabiera też znacznik Przygody z jego pola.
    .check = Dane: żółty znacznik na polu. Gdy pokona się Wyzwanie, to znacznik jest u gracza, a nie na mapie.

rule-2E-COMBAT-031 = Znacznik leży wartością do góry
    .text = Zdobyty znacznik Przygody leży przed właścicielem, wartością w punktach Doświadczenia do góry.
    .check = Dane: zdobyty znacznik. Gdy pokazuje się obszar gracza, to widać jego wartość w punktach Doświadczenia.

rule-2E-COMBAT-032 = Odrzucenie pokonanego Wyzwania
    .text = Po odebraniu nagrody i znacznika pokonane Wyzwanie trafia zakryte na spód talii swojego koloru, chyba że zostaje zatrzymane.
    .check = Dane: pokonane zielone Wyzwanie, którego nie zatrzymano. Gdy wszystko rozpatrzono, to jest na spodzie zielonej talii.

## Faza 1 rundy: ucieczka

rule-2E-ESCAPE-001 = Ucieczka nie jest obowiązkowa
    .text = W pierwszej fazie każdej rundy możesz wykonać test ucieczki.
    .check = Dane: faza ucieczki. Gdy wymieni się możliwości, to można uciekać albo zostać.

rule-2E-ESCAPE-002 = Test ucieczki
    .text = Rzuć kośćmi i dodaj swoją Percepcję; uciekasz, jeśli suma jest równa Percepcji przeciwnika lub od niej większa.
    .check = Dane: Percepcja 1, przeciwnika 15. Gdy wypadnie 14, to ucieczka się udaje; gdy 13, to nie.

rule-2E-ESCAPE-003 = Nieudana ucieczka
    .text = Po nieudanym teście ucieczki twój bohater otrzymuje jedną ranę.
    .check = Dane: 0 ran. Gdy jeden test ucieczki się nie uda, to bohater ma 1 ranę.

rule-2E-ESCAPE-004 = Jeszcze raz albo dalej
    .text = Po nieudanym teście możesz spróbować ponownie albo przejść do fazy walki dystansowej.
    .check = Dane: jeden nieudany test. Gdy wymieni się możliwości, to można spróbować ponownie albo przejść dalej.

rule-2E-ESCAPE-005 = Odwrót o jedno pole
    .text = Po udanej ucieczce cofasz bohatera na pole, z którego wszedł na pole walki.
    .check = Dane: bohater wszedł na pole walki z pola H. Gdy ucieknie, to stoi na H.
    .differs = 004 i 000: o jedno pole w kierunku, z którego przyszedł; 001: na pole, z którego wszedł. Wynik ten sam.

rule-2E-ESCAPE-006 = Wyzwanie pozostaje nierozstrzygnięte
    .text = Jeśli przeciwnikiem było Wyzwanie, trafia ono na pole nierozstrzygniętych Wyzwań, jak stanowią zasady od 2E-UNDEF-005 do 2E-UNDEF-010.
    .check = Dane: ucieczka przed Wyzwaniem z 2 ranami. Gdy się ją rozpatrzy, to karta leży bez ran na polu nierozstrzygniętych Wyzwań, a jej żeton z numerem na polu walki.

rule-2E-ESCAPE-007 = Ucieczka kończy turę
    .text = Po udanej ucieczce twoja tura się kończy.
    .check = Dane: udana ucieczka. Gdy się ją rozpatrzy, to zaczyna się faza Regeneracji następnego gracza.

## Sprzymierzeńcy w walce

rule-2E-ALLY-001 = Sprzymierzeńcy mogą atakować
    .text = W fazie, w której twój bohater nie atakuje, może zamiast niego zaatakować jeden Sprzymierzeniec.
    .check = Dane: bohater, który zaatakował wręcz, i 1 Sprzymierzeniec. Gdy zaczyna się faza walki magicznej, to można zaatakować Sprzymierzeńcem.

rule-2E-ALLY-002 = Atak we wszystkich trzech fazach
    .text = Mając dwóch Sprzymierzeńców, możesz atakować we wszystkich trzech fazach rundy, za każdym razem inną postacią.
    .check = Dane: bohater i 2 Sprzymierzeńców. Gdy bohater atakuje na dystans, pierwszy Sprzymierzeniec wręcz, a drugi magią, to wszystkie trzy ataki są dozwolone.

rule-2E-ALLY-003 = Jeden atak Sprzymierzeńca na rundę
    .text = Każdy Sprzymierzeniec może zaatakować tylko raz w rundzie.
    .check = Dane: Sprzymierzeniec zaatakował w fazie walki dystansowej. Gdy zaczyna się faza walki wręcz, to nie może już atakować.
    .differs = Wprost tylko w 001. Przyjęto.

rule-2E-ALLY-004 = Własne wartości Sprzymierzeńca
    .text = Atakując Sprzymierzeńcem, używa się jego wartości walki, a po sukcesie jego obrażeń.
    .check = Dane: Magia Sprzymierzeńca 1, obrażenia magiczne 1. Gdy wypadnie 15 przeciwko Magii 14, to suma wynosi 16 i zadaje 1 ranę.

rule-2E-ALLY-005 = Porażkę ponosi Sprzymierzeniec
    .text = Jeśli atak Sprzymierzeńca się nie powiedzie, rany i wszelkie inne szkody od przeciwnika ponosi on, a nie bohater.
    .check = Dane: obrażenia magiczne Wyzwania 2. Gdy atak magiczny Sprzymierzeńca się nie uda, to on otrzymuje 2 rany, a bohater 0.
    .differs = Źródła mówią o Wyzwaniu; w pojedynku w 000 atakujący Sprzymierzeniec cierpi tak samo.

rule-2E-ALLY-006 = Zabici Sprzymierzeńcy
    .text = Sprzymierzeniec, którego rany są równe jego Życiu lub je przekraczają, zostaje zabity; jego karta trafia zakryta pod talię Handlu.
    .check = Dane: Sprzymierzeniec z Życiem 2. Gdy otrzyma 2 rany, to jego karta jest na spodzie talii Handlu.
    .differs = 004 mówi: równe, 001 i 000: równe lub większe. Przyjęto: równe lub większe. O Sprzymierzeńcu, który jest kartą Przygody: 2E-GAP-082.

rule-2E-ALLY-007 = Sprzymierzeńcy nigdy się nie bronią
    .text = Bronią się tylko bohaterowie; Sprzymierzeńcy nigdy.
    .check = Dane: bohater, który w tej rundzie atakował, i zdolny Sprzymierzeniec. Gdy gracz chce bronić się Sprzymierzeńcem, to gra odmawia.

## Ogłuszenie

rule-2E-KO-001 = Ogłuszenie
    .text = Bohater, którego rany są równe jego Życiu lub je przekraczają, zostaje natychmiast ogłuszony.
    .check = Dane: Życie 4 i 3 rany. Gdy bohater otrzyma 1 ranę, to zostaje ogłuszony.

rule-2E-KO-002 = Żetony znikają
    .text = Ogłuszenie, krok 1: odrzuć wszystkie żetony Ran i Zmęczenia z bohatera.
    .check = Dane: 4 rany i 2 punkty Zmęczenia. Gdy bohater zostanie ogłuszony, to ma 0 i 0.

rule-2E-KO-003 = Złoto przepada
    .text = Ogłuszenie, krok 2: odrzuć całe złoto bohatera do banku.
    .check = Dane: 9 sztuk złota. Gdy bohater zostanie ogłuszony, to ma 0 złota.

rule-2E-KO-004 = Utrata najdroższej karty
    .text = Ogłuszenie, krok 3: odrzuć najdroższą spośród kart Sprzymierzeńców i Przedmiotów bohatera; trafia ona zakryta pod talię Handlu.
    .check = Dane: Przedmiot o cenie 4 i Sprzymierzeniec o cenie 7. Gdy bohater zostanie ogłuszony, to odrzuca Sprzymierzeńca.

rule-2E-KO-005 = Wybór spośród równie drogich kart
    .text = Jeśli najwyższą cenę ma kilka kart, gracz wybiera, którą odrzuca.
    .check = Dane: dwa Przedmioty o cenie 5. Gdy bohater zostanie ogłuszony, to gracz wybiera jeden, a drugi zachowuje.

rule-2E-KO-006 = Do najbliższego miasta
    .text = Ogłuszenie, krok 4: przenieś figurkę bohatera do najbliższego miasta.
    .check = Dane: miasta w odległości 2 i 4. Gdy bohater zostanie ogłuszony, to stoi w mieście w odległości 2.

rule-2E-KO-007 = Wybór spośród równie bliskich miast
    .text = Jeśli kilka miast jest równie blisko, gracz wybiera jedno z nich.
    .check = Dane: dwa miasta w odległości 3. Gdy bohater zostanie ogłuszony, to gracz wybiera jedno.

rule-2E-KO-008 = Wyzwanie pozostaje nierozstrzygnięte
    .text = Ogłuszenie, krok 5: Wyzwanie, które ogłuszyło bohatera, traci rany i trafia na pole nierozstrzygniętych Wyzwań, jak po ucieczce; znacznik Przygody zostaje.
    .check = Dane: Wyzwanie z 1 raną ogłusza bohatera. Gdy się to rozpatrzy, to leży bez ran na polu nierozstrzygniętych Wyzwań, a jego żeton na polu walki razem ze znacznikiem Przygody.

rule-2E-KO-009 = Ogłuszenie kończy turę
    .text = Po tych krokach twoja tura się kończy.
    .check = Dane: Ogłuszenie we własnej turze. Gdy się je rozpatrzy, to zaczyna się faza Regeneracji następnego gracza.

## Walka pomiędzy bohaterami

rule-2E-DUEL-001 = Jak zwykła walka
    .text = Walka pomiędzy bohaterami toczy się według zasad walki, chyba że poniższe zasady mówią inaczej.
    .check = Dane: A atakuje B. Gdy zaczyna się walka, to ma etap „Przed walką” i rundy po cztery fazy.

rule-2E-DUEL-002 = Napastnik i obrońca
    .text = W pierwszej rundzie napastnikiem jest bohater gracza, który ogłosił atak; drugi bohater jest obrońcą i zajmuje miejsce Wyzwania.
    .check = Dane: A atakuje B. Gdy zaczyna się 1. runda, to A jest napastnikiem, a B obrońcą.

rule-2E-DUEL-003 = Najpierw „Przed walką” obrońcy
    .text = Zdolności „Przed walką” (bohatera, Sprzymierzeńców i Przedmiotów) jako pierwszy używa obrońca, ze zwykłymi ograniczeniami tego etapu.
    .check = Dane: obaj bohaterowie mają zdolności „Przed walką”. Gdy zaczyna się walka, to B (obrońca) wybiera przed A.

rule-2E-DUEL-004 = Potem „Przed walką” napastnika
    .text = Gdy obrońca skończy, swoich zdolności „Przed walką” może użyć napastnik.
    .check = Dane: B skończył. Gdy etap toczy się dalej, to wybiera A.

rule-2E-DUEL-005 = Liczba docelowa ataku przed walką
    .text = Gdy zdolność „Przed walką” wymaga rzutu ataku przeciwko bohaterowi, gracz tego bohatera najpierw rzuca kośćmi i dodaje odpowiednią wartość walki: to liczba docelowa.
    .check = Dane: Carthos wyrzuca 11 z Percepcją 0. Gdy Mordrog rzuca Krasnoludzką Bombą z 14 + 1, to 15 wygrywa z 11.
    .differs = Tylko w przykładzie w 000. Przyjęto.

rule-2E-DUEL-006 = Uciekać może tylko napastnik
    .text = W fazie ucieczki uciekać może tylko obecny napastnik.
    .check = Dane: 1. runda A przeciwko B. Gdy zaczyna się faza ucieczki, to B nie może uciekać.

rule-2E-DUEL-007 = Liczbę docelową ustala obrońca
    .text = W każdej fazie najpierw rzuca obrońca: suma kości i wartości walki jego bohatera w tej fazie jest liczbą docelową napastnika.
    .check = Dane: obrońca wyrzuca 9 z Siłą 3. Gdy odczyta się liczbę docelową napastnika, to wynosi 12.

rule-2E-DUEL-008 = Premie obrońcy
    .text = Obrońca może podnieść tę sumę dowolnymi odpowiednimi kartami, aktywując je lub odrzucając.
    .check = Dane: obrońca wyrzuca 9 z Siłą 3 i używa Czarnego Sztyletu (+2). Gdy się to doda, to liczba docelowa wynosi 14.
    .differs = Jaki to rodzaj rzutu: 2E-GAP-093.

rule-2E-DUEL-009 = Liczba docelowa ustalona przed rzutem napastnika
    .text = Obrońca może podnosić liczbę docelową kartami tylko do chwili, w której napastnik wykona rzut walki.
    .check = Dane: napastnik już rzucił. Gdy obrońca chce aktywować Przedmiot z premią, to gra odmawia.
    .differs = Tylko w przykładzie w 000. Przyjęto; zawęża to 2E-EFFECT-012 dla obrońcy.

rule-2E-DUEL-010 = Napastnik musi jej dorównać
    .text = Atak lub obrona napastnika kończy się sukcesem, jeśli jego suma jest równa liczbie docelowej lub od niej większa.
    .check = Dane: liczba docelowa 14. Gdy suma napastnika wynosi 14, to jest sukces.

rule-2E-DUEL-011 = Wybiera tylko napastnik
    .text = W każdej fazie napastnik wybiera: atak bohaterem, atak Sprzymierzeńcem albo obronę; obrońca niczego nie wybiera i zadaje swoje obrażenia zawsze wtedy, gdy napastnikowi się nie powiedzie.
    .check = Dane: Mordrog broni się w fazie walki dystansowej z 6 przeciwko 11. Gdy się to rozpatrzy, to otrzymuje 1 ranę z obrażeń dystansowych Carthosa.
    .differs = Wprost w przykładzie w 000; w 004 i 001 wynika to z ogólnych zasad walki.

rule-2E-DUEL-022 = Napastnik zapowiada pierwszy
    .text = W każdej fazie napastnik zapowiada, co robi (atak bohaterem, atak Sprzymierzeńcem lub obrona), zanim obrońca rzuci na liczbę docelową.
    .check = Dane: faza walki wręcz w pojedynku. Gdy się zaczyna, to napastnik wybiera działanie przed rzutem obrońcy i potem nie może go zmienić.
    .differs = Tylko w przykładzie w 000; zgadza się to z 2E-COMBAT-033, wspólnym dla wszystkich trzech. Przyjęto.

rule-2E-DUEL-012 = Obrońca walczy bez Sprzymierzeńców
    .text = W rundach walki obecny obrońca może używać Przedmiotów, ale nie Sprzymierzeńców; Sprzymierzeńcami może atakować tylko napastnik.
    .check = Dane: B broni się, mając Sprzymierzeńca. Gdy powstaje liczba docelowa, to liczą się tylko wartości bohatera i Przedmioty; na etapie „Przed walką” zdolności Sprzymierzeńca B można użyć.
    .differs = Tylko w przykładzie w 000, który mówi o rundzie. Przyjęto: w rundach zakaz obejmuje zarówno ataki, jak i zdolności Sprzymierzeńców obrońcy; pozwolenie obrońcy na zdolności Sprzymierzeńców, które nie są atakami, jest zasadą domową. Zakaz nie sięga etapu „Przed walką”, dla którego 004 odsyła do ogólnej zasady wraz ze zdolnościami Sprzymierzeńców (2E-DUEL-003).

rule-2E-DUEL-013 = Limit aktywacji
    .text = Obu graczy obowiązuje limit jednej aktywowanej karty na rundę walki.
    .check = Dane: obrońca aktywował Przedmiot w fazie walki dystansowej 1. rundy. Gdy zaczyna się faza walki wręcz, to gra odmawia drugiej aktywacji.

rule-2E-DUEL-014 = Co rundę zamiana ról
    .text = Na końcu każdej rundy napastnik staje się obrońcą, a obrońca napastnikiem.
    .check = Dane: A atakuje w 1. rundzie. Gdy zaczyna się 2. runda, to napastnikiem jest B i może uciekać.

rule-2E-DUEL-015 = Obaj ogłuszeni naraz
    .text = Jeśli obaj bohaterowie zostają ogłuszeni w tej samej chwili, za zwycięzcę uważa się obecnego obrońcę.
    .check = Dane: efekt, który naraz doprowadza rany obu bohaterów do ich Życia. Gdy się go rozpatrzy, to wygrywa obrońca z tej rundy.
    .differs = Tylko w 000. Przyjęto.

rule-2E-DUEL-016 = Koniec walki
    .text = Pokonanie któregokolwiek bohatera lub ucieczka napastnika kończy walkę, a wraz z nią turę gracza, którego tura właśnie trwa.
    .check = Dane: A zaczął walkę w swojej turze i pokonał B. Gdy się to rozpatrzy, to tura A kończy się bez faz Handlu i Doświadczenia.

rule-2E-DUEL-017 = Zwycięzca
    .text = Jeśli jeden bohater zostaje pokonany, zwycięża drugi; jeśli napastnik ucieknie, nie zwycięża nikt.
    .check = Dane: napastnik ucieka. Gdy walka się kończy, to nikt nie bierze zdobyczy i nikt nie jest ogłuszony.

rule-2E-DUEL-018 = Zdobycz
    .text = Zwycięzca może zabrać pokonanemu jedno z poniższych: jeden Przedmiot, jednego Sprzymierzeńca, całe złoto albo jedną kartę Przygody.
    .check = Dane: pokonany ma 8 sztuk złota, Przedmiot i Sprzymierzeńca. Gdy zwycięzca weźmie złoto, to zdobywa 8 i nie może wziąć nic więcej.

rule-2E-DUEL-019 = Zdobyty Sprzymierzeniec zachowuje żetony
    .text = Sprzymierzeniec wzięty jako zdobycz zachowuje swoje żetony Ran i Zmęczenia.
    .check = Dane: Sprzymierzeniec z 2 ranami. Gdy zostanie zabrany, to w drużynie zwycięzcy ma 2 rany.

rule-2E-DUEL-020 = Potem Ogłuszenie pokonanego
    .text = Po zabraniu zdobyczy pokonany wykonuje kroki Ogłuszenia z tym, co mu zostało.
    .check = Dane: zwycięzca zabrał 8 sztuk złota. Gdy pokonany wykonuje kroki Ogłuszenia, to odrzuca też najdroższą kartę i przenosi się do najbliższego miasta.

rule-2E-DUEL-021 = Bez doświadczenia
    .text = Walka pomiędzy bohaterami nie daje doświadczenia żadnemu z nich.
    .check = Dane: A pokonuje B. Gdy porówna się doświadczenie, to obaj mają tyle punktów co przedtem.

## Testy umiejętności

rule-2E-SKILL-001 = Test z umiejętnością
    .text = Gdy test podaje cechę, umiejętność i liczbę, rzuć kośćmi, dodaj cechę oraz premię bohatera w tej umiejętności.
    .check = Dane: test Magii, Dyplomacja (15), Magia 3 i Dyplomacja +2. Gdy wypadnie 10, to suma 15 jest sukcesem.

rule-2E-SKILL-002 = Test bez umiejętności
    .text = Gdy test podaje tylko cechę i liczbę, rzuć kośćmi i dodaj cechę.
    .check = Dane: test Magii (15), Magia 3 i Dyplomacja +2. Gdy wypadnie 11, to suma 14 jest porażką.

rule-2E-SKILL-003 = Bez danej umiejętności
    .text = Bohater, który nie ma podanej umiejętności, wykonuje test bez premii za nią.
    .check = Dane: test Siły, Pływanie (14), Siła 4 i brak Pływania. Gdy wypadnie 6, to suma 10 jest porażką.

rule-2E-SKILL-004 = Sukces i porażka
    .text = Test kończy się sukcesem, jeśli suma jest równa podanej liczbie lub od niej większa; w przeciwnym razie kończy się porażką.
    .check = Dane: liczba 15. Gdy sumy wynoszą 14 i 15, to wyniki to porażka i sukces.

rule-2E-SKILL-005 = Sprzymierzeńcy nie wykonują testów
    .text = Sprzymierzeńcy nie mają umiejętności i nie mogą wykonywać testów umiejętności, chyba że karta wyraźnie na to pozwala.
    .check = Dane: Sprzymierzeniec z Siłą 6. Gdy bohater ma wykonać test Siły, to Sprzymierzeniec nie może go wykonać.
    .differs = 004 nie zna wyjątku; 001 i 000 dopuszczają go, gdy karta tak mówi. Przyjęto: wyjątek z karty obowiązuje.

## Zasady opcjonalne

rule-2E-VAR-001 = Warianty są opcjonalne
    .text = Każdy wariant (Szlak Zagłady z Ostatecznym Starciem, Zagrożenia podróży, Osłabione Ogłuszanie, Limit Przedmiotów, Limit Sprzymierzeńców, Krótsza gra, Dłuższa gra, Trofea bitewne) można włączyć lub wyłączyć osobno; gracze mogą też wymyślać własne. Zalecane są Szlak Zagłady i Zagrożenia podróży.
    .check = Dane: nowa gra tylko z Zagrożeniami podróży. Gdy wczyta się zasady, to działają zasady zagrożeń i żadnego innego wariantu.
    .differs = 001 nie poleca żadnego wariantu i jako jedyne zawiera Trofea bitewne.

## Wariant: Szlak Zagłady

rule-2E-DOOM-001 = Szlak Zagłady to rząd stosów kart Handlu
    .text = Rząd ośmiu stosów kart Handlu wzdłuż krawędzi planszy jest zarazem Szlakiem Zagłady; pozycje liczy się od Vynelvale (1): Riverwatch to 2, Dawnsmoor 3, Tamalir 4, Nerekhal 6, a Frostgate 8.
    .check = Dane: Szlak Zagłady. Gdy nazwie się pozycje 1, 2, 3, 4, 6 i 8, to są to Vynelvale, Riverwatch, Dawnsmoor, Tamalir, Nerekhal i Frostgate.
    .differs = Kolejność złożono z rozproszonych wzmianek. 004 w rozdziale o zagrożeniach nazywa czwartą pozycję Vynelvale, co jest błędem druku (Vynelvale jest pierwsze); 001 i 000 podają Tamalir. Pozycji 5 i 7 nie nazwano, zob. 2E-GAP-062.

rule-2E-DOOM-002 = Karta na początek
    .text = Przed rozpoczęciem gry wierzchnią kartę zielonej talii Przygód kładzie się zakrytą, bez oglądania, obok stosu Vynelvale.
    .check = Dane: nowa gra z tym wariantem. Gdy przygotowanie jest skończone, to na pozycji 1 leży 1 zakryta zielona karta, a zielona talia ma 34.

rule-2E-DOOM-003 = Odrzucone karty Przygód trafiają na Szlak
    .text = Każdą odrzucaną kartę Przygody kładzie się zakrytą na najniższej wolnej pozycji Szlaku Zagłady, zamiast odkładać ją pod talię lub usuwać z gry.
    .check = Dane: zajęta tylko pozycja 1. Gdy odrzuci się kolejno dwie karty Przygód, to leżą na pozycjach 2 (Riverwatch) i 3 (Dawnsmoor), a w żadnej talii ich nie ma.
    .differs = 004 podkreśla, że karty nie usuwa się z gry.

rule-2E-DOOM-004 = Które odrzucenia się liczą
    .text = Liczą się wszystkie odrzucane karty Przygód: pokonane Wyzwania, rozpatrzone Spotkania, Wydarzenia, które nie mogą zadziałać, i zatrzymane karty Przygód, które gracz zużywa.
    .check = Dane: zatrzymana karta Wyzwania użyta dla jednorazowego efektu. Gdy się ją odrzuci, to trafia na Szlak Zagłady.

rule-2E-DOOM-005 = Karty Handlu się nie liczą
    .text = Odrzucone karty Handlu nadal trafiają na spód talii Handlu, nigdy na Szlak Zagłady.
    .check = Dane: zabito Sprzymierzeńca. Gdy odrzuci się jego kartę, to Szlak Zagłady się nie zmienia.
    .differs = Wprost tylko w 001.

rule-2E-DOOM-006 = Ile kart sprowadza żeton Zagłady
    .text = Żeton Zagłady dokłada się, gdy liczba kart na Szlaku osiągnie 2 przy jednym graczu, 4 przy dwóch, 6 przy trzech i 8 przy czterech, pięciu lub sześciu graczach.
    .check = Dane: od 1 do 6 graczy. Gdy odczyta się próg, to wynosi 2, 4, 6, 8, 8, 8.
    .differs = Wiersz dla jednego gracza zaginął w tekście 004 i 000; w 001 jest 2.

rule-2E-DOOM-007 = Żeton Zagłady: ostatnia karta zostaje
    .text = Krok 1: kartę położoną jako ostatnia przesuń na pierwszą pozycję (Vynelvale).
    .check = Dane: trzech graczy i właśnie położona szósta karta. Gdy dokłada się żeton, to ta karta jest na pozycji 1.

rule-2E-DOOM-008 = Żeton Zagłady: pozostałe karty schodzą
    .text = Krok 2: wszystkie inne karty ze Szlaku odłóż na stosy kart odrzuconych ich kolorów; nie wracają pod swoje talie.
    .check = Dane: sześć kart na Szlaku w grze dla trzech graczy. Gdy dokłada się żeton, to 5 kart leży na stosach kart odrzuconych według kolorów i żadna talia nie urosła.
    .differs = 004: na stosy kart odrzuconych. 000: na stosy kart odrzuconych, wyraźnie nie pod talie. 001: z powrotem pod talie. Przyjęto: stosy kart odrzuconych (dwa źródła, jedno wprost); wkładanie ich pod talie jest zasadą domową.

rule-2E-DOOM-009 = Żeton Zagłady: położenie
    .text = Krok 3: połóż żeton Zagłady na herbie najniższej pozycji Szlaku, na której jeszcze go nie ma: pierwszy w Vynelvale, drugi w Riverwatch, trzeci w Dawnsmoor i tak dalej.
    .check = Dane: 2 żetony Zagłady. Gdy dokłada się trzeci, to leży w Dawnsmoor.

rule-2E-DOOM-010 = Ósmy żeton
    .text = Położenie ósmego żetonu Zagłady, we Frostgate, kończy zwykłą grę i zaczyna Ostateczne Starcie.
    .check = Dane: 7 żetonów Zagłady. Gdy dokłada się jeszcze jeden, to leży we Frostgate i trwa Ostateczne Starcie.
    .differs = Co się dzieje z walką lub kartą, której jeszcze nie rozpatrzono: 2E-GAP-065.

## Ostateczne Starcie (wariant Szlak Zagłady)

rule-2E-END-001 = Oczyszczenie czerwonej talii
    .text = Przygotowanie Ostatecznego Starcia, krok 1: usuńcie z czerwonej talii Przygód wszystkie Wydarzenia i Spotkania.
    .check = Dane: czerwona talia z 5 Wyzwaniami, 1 Wydarzeniem i 1 Spotkaniem. Gdy zaczyna się Ostateczne Starcie, to ma 5 kart, same Wyzwania.

rule-2E-END-002 = Czerwone nierozstrzygnięte Wyzwania wracają
    .text = Przygotowanie Ostatecznego Starcia, krok 2: czerwone Wyzwania z pól nierozstrzygniętych Wyzwań przenieście do czerwonej talii.
    .check = Dane: 1 czerwone i 2 żółte nierozstrzygnięte Wyzwania. Gdy zaczyna się Ostateczne Starcie, to czerwone jest w czerwonej talii, a żółtych tam nie ma.

rule-2E-END-003 = Gracze zachowują czerwone karty
    .text = Gracze zachowują czerwone karty Wyzwań, które pokonali wcześniej.
    .check = Dane: gracz z 2 Smoczymi Runami. Gdy zaczyna się Ostateczne Starcie, to nadal ma 2.

rule-2E-END-004 = Tasowanie
    .text = Przygotowanie Ostatecznego Starcia, krok 3: potasujcie czerwoną talię.
    .check = Dane: przygotowana czerwona talia. Gdy zaczyna się Ostateczne Starcie, to jej kolejność pochodzi z losowania gry.

rule-2E-END-005 = Poziom Doświadczenia
    .text = Przygotowanie Ostatecznego Starcia, krok 4: Poziom Doświadczenia bohatera to jeden plus liczba jego żetonów Doświadczenia.
    .check = Dane: 6 żetonów Doświadczenia. Gdy obliczy się Poziom, to wynosi 7.

rule-2E-END-006 = Kolejność
    .text = Gracze stają do bitwy pojedynczo, od najwyższego Poziomu Doświadczenia do najniższego, aż ktoś wygra.
    .check = Dane: Poziomy 7, 9 i 4. Gdy ustala się kolejność, to jest 9, 7, 4.

rule-2E-END-007 = Remis w kolejności
    .text = Przy równych Poziomach pierwszy jest gracz, który ma więcej złota; jeśli i złota jest tyle samo, decyduje los.
    .check = Dane: dwaj bohaterowie na Poziomie 7 z 3 i 11 sztukami złota. Gdy ustala się kolejność, to pierwszy jest ten z 11.

rule-2E-END-008 = Czerwone Wyzwanie
    .text = W swojej turze Ostatecznego Starcia dobierz wierzchnią kartę czerwonej talii, odkryj ją i rozpatrz jak zwykłe Wyzwanie.
    .check = Dane: przygotowana czerwona talia. Gdy zaczyna się bitwa, to z jej wierzchnią kartą walczy się z etapem „Przed walką” i w rundach.

rule-2E-END-009 = Bez ucieczki
    .text = W Ostatecznym Starciu nie można uciekać; fazę ucieczki się pomija.
    .check = Dane: walka w Ostatecznym Starciu. Gdy zaczyna się runda, to pierwszą fazą jest walka dystansowa.
    .differs = 004 i 001 mówią, że nie można uciekać; 000 dodaje, że fazę się pomija.

rule-2E-END-010 = Bez Regeneracji i Ruchu
    .text = Tura Ostatecznego Starcia nie ma faz Regeneracji i Ruchu; nie można używać zdolności działających w tych fazach, przed nimi ani po nich.
    .check = Dane: Przedmiot aktywowany przed Ostatecznym Starciem. Gdy zaczyna się bitwa właściciela, to nadal jest zakryty.
    .differs = 004 i 000 wymieniają zdolności używane przed ruchem lub po nim; 001 wszystkie zdolności związane z którąkolwiek z tych faz.

rule-2E-END-011 = Zdolności końca tury
    .text = Zdolności używanej na końcu tury można użyć po pokonaniu Wyzwania.
    .check = Dane: zdolność używana na końcu tury. Gdy w Ostatecznym Starciu pokona się Wyzwanie, to można jej użyć przed dobraniem następnego.
    .differs = Tylko w 001. Przyjęto.

rule-2E-END-012 = Pokonanie Margatha
    .text = Jeśli pokonasz Wielkiego Władcę Margatha, wygrywasz grę.
    .check = Dane: dobrano i pokonano Margatha. Gdy się to rozpatrzy, to gracz wygrywa.

rule-2E-END-013 = Pokonanie innego czerwonego Wyzwania
    .text = Jeśli pokonasz inne Wyzwanie, zabierasz jego kartę (wraz z nagrodą).
    .check = Dane: pokonano Władcę Smoków. Gdy się to rozpatrzy, to jego karta jest u gracza.
    .differs = 001 wspomina i o nagrodzie, i o karcie; 004 i 000 tylko o karcie.

rule-2E-END-014 = Trzy czerwone karty dają zwycięstwo
    .text = Jeśli masz wtedy trzy czerwone karty Wyzwań, wygrywasz grę.
    .check = Dane: 2 czerwone karty Wyzwań. Gdy w Ostatecznym Starciu zdobędzie się trzecią, to gracz wygrywa.
    .differs = 000 utożsamia czerwone karty Wyzwań ze Smoczymi Runami; 004 i 001 liczą czerwone karty Wyzwań. Przyjęto: w Ostatecznym Starciu liczy się każda posiadana czerwona karta Wyzwania.

rule-2E-END-015 = Walka trwa dalej
    .text = Jeśli jeszcze nie wygrywasz, dobierz i rozpatrz następne czerwone Wyzwanie; rób tak, aż wygrasz albo odpadniesz.
    .check = Dane: 1 czerwona karta po zwycięstwie. Gdy się to rozpatrzy, to ten sam gracz dobiera następne czerwone Wyzwanie.

rule-2E-END-016 = Porażka eliminuje
    .text = Kto przegra z czerwonym Wyzwaniem, odpada z Ostatecznego Starcia; karta wraca do czerwonej talii, którą tasuje się na nowo.
    .check = Dane: bohater ogłuszony przez czerwone Wyzwanie. Gdy się to rozpatrzy, to karta jest w przetasowanej czerwonej talii, a gracz odpadł.

rule-2E-END-017 = Ogłuszenie niczego nie zabiera
    .text = Ogłuszenie w Ostatecznym Starciu nie kosztuje ani złota, ani żetonów Doświadczenia.
    .check = Dane: 12 sztuk złota i 5 żetonów Doświadczenia. Gdy bohater zostanie wyeliminowany, to nadal ma 12 sztuk złota i 5 żetonów.
    .differs = 000 wspomina tylko o złocie; 004 i 001 o złocie i żetonach Doświadczenia. Przyjęto: zachowuje się jedno i drugie.

rule-2E-END-018 = Następny gracz
    .text = Gdy gracz zostaje wyeliminowany, do bitwy staje następny według kolejności z 2E-END-006 i 2E-END-007.
    .check = Dane: kolejność A, B, C, a B i C na tym samym Poziomie. Gdy A zostanie wyeliminowany, to do bitwy staje B, a po nim C.
    .differs = Źródła mówią o następnym najwyższym Poziomie; gracze o równych Poziomach idą po sobie w kolejności ustalonej na początku.

rule-2E-END-019 = Wszyscy wyeliminowani
    .text = Jeśli wszyscy gracze zostaną wyeliminowani, wygrywa ten, kto ma najwięcej czerwonych kart Wyzwań; przy remisie ten, kto ma wyższy Poziom Doświadczenia, a potem ten, kto ma więcej złota.
    .check = Dane: czerwone karty 2, 2, 1 i Poziomy 6, 8, 9. Gdy wszyscy odpadną, to wygrywa gracz z Poziomem 8.

## Wariant: Zagrożenia podróży

rule-2E-HAZARD-001 = Kiedy rzuca się na zagrożenie
    .text = Gdy ruch kończy się na polu, które nie jest miastem i na którym nie ma znacznika Przygody, żetonu nierozstrzygniętego Wyzwania ani innego bohatera, trzeba wykonać rzut zagrożenia dwiema kośćmi ruchu.
    .check = Dane: bohater kończy ruch na pustym polu lasu. Gdy ruch się kończy, to rzuca się 2 kośćmi ruchu; jeśli jest tam inny bohater, to się nie rzuca.

rule-2E-HAZARD-002 = Pasujący symbol: bezpiecznie
    .text = Jeśli choć jeden symbol na obu kościach zgadza się z terenem pola, zagrożenia nie ma.
    .check = Dane: pole lasu i kości droga/równina oraz las/wzgórza. Gdy się sprawdza, to zagrożenia nie ma.

rule-2E-HAZARD-003 = Brak pasującego symbolu: zagrożenie
    .text = Jeśli żaden symbol się nie zgadza, od razu natrafiasz na zagrożenie i musisz ustalić jego kolor.
    .check = Dane: pole lasu i kości droga/równina oraz rzeka/wzgórza. Gdy się sprawdza, to jest zagrożenie.

rule-2E-HAZARD-004 = Trudny teren jest groźniejszy
    .text = Symbole są na kościach rozłożone nierówno, dlatego zagrożenia częściej zdarzają się w górach, w lesie i na bagnie niż na równinie, drodze i rzece.
    .check = Dane: prawdziwe kości ruchu. Gdy obliczy się szansę zagrożenia według terenu, to jest wyższa w górach, w lesie i na bagnie niż na równinie, drodze i rzece.
    .differs = Wskazówka we wszystkich trzech; 000 podaje też przyczynę.

rule-2E-HAZARD-005 = Ostatnia czynność ruchu
    .text = Rzut zagrożenia jest ostatnią czynnością po ruchu; zdolności używane po ruchu rozpatruje się przed nim.
    .check = Dane: zdolność używana po ruchu, która przenosi bohatera do miasta. Gdy się jej użyje, to rzutu zagrożenia nie ma.

rule-2E-HAZARD-006 = Numer zagrożenia
    .text = Ze Szlakiem Zagłady: rzuć jeszcze raz dwiema kośćmi ruchu i policz wszystkie widoczne symbole; to numer zagrożenia.
    .check = Dane: ścianki z 3 i 3 symbolami. Gdy się je policzy, to numer zagrożenia wynosi 6.
    .differs = 004 i 000: rzuca się ponownie. 001: liczą się symbole samego rzutu zagrożenia, bez drugiego rzutu. Przyjęto: rzuca się ponownie (dwa źródła); liczenie pierwszego rzutu jest zasadą domową.

rule-2E-HAZARD-007 = Odliczanie na Szlaku
    .text = Odlicz od Vynelvale tyle pozycji Szlaku Zagłady, ile wynosi numer zagrożenia; kolor leżącej tam karty jest kolorem zagrożenia.
    .check = Dane: czterech graczy, 6 kart na Szlaku, szósta żółta, i numer zagrożenia 6. Gdy się odlicza, to zagrożenie jest żółte.

rule-2E-HAZARD-008 = Odliczanie od nowa
    .text = Jeśli numer zagrożenia jest większy niż liczba kart na Szlaku, liczy się dalej od pierwszej karty, tyle razy, ile trzeba.
    .check = Dane: 3 karty na Szlaku i numer zagrożenia 5. Gdy się odlicza, to liczy się karta na pozycji 2; przy 2 kartach i numerze 5 na pozycji 1.

rule-2E-HAZARD-009 = Kolor bez Szlaku Zagłady
    .text = W grze bez Szlaku Zagłady decydują kości dziesięciościenne: od 2 do 6 zielony, od 7 do 15 żółty, od 16 do 20 niebieski.
    .check = Dane: rzuty 2, 6, 7, 15, 16, 20. Gdy się je odczyta, to kolory to zielony, zielony, żółty, żółty, niebieski, niebieski.

rule-2E-HAZARD-010 = Dobranie i rozpatrzenie
    .text = Dobierz kartę Przygody w kolorze zagrożenia, odkryj ją i rozpatrz jak zwykłą przygodę, z poniższymi wyjątkami.
    .check = Dane: żółte zagrożenie. Gdy się dobiera, to odkrywa się i rozpatruje wierzchnią żółtą kartę.

rule-2E-HAZARD-011 = Tylko jedna karta
    .text = Wydarzenie lub Spotkanie, które jest zagrożeniem, rozpatruje się normalnie, po czym twoja tura się kończy; następnej karty się nie dobiera.
    .check = Dane: jako zagrożenie dobrano Wydarzenie. Gdy się je rozpatrzy, to nie dobiera się drugiej karty i tura się kończy.
    .differs = 004 i 000: kończy się tura. 001: kończy się faza Przygody. Przyjęto: kończy się tura (dwa źródła), więc nie ma fazy Doświadczenia; zakończenie samej fazy jest zasadą domową.

rule-2E-HAZARD-012 = Brak etapu „Przed walką”
    .text = Tekstu „Przed walką” z karty Przygody się nie rozpatruje i nie można użyć żadnej zdolności „Przed walką” bohatera, Sprzymierzeńców, Przedmiotów ani innych kart.
    .check = Dane: Wyzwanie z testem „Przed walką” jako zagrożenie. Gdy zaczyna się walka, to od razu jest 1. runda, bez testu.

rule-2E-HAZARD-013 = Brak możliwości ucieczki
    .text = W każdej rundzie pomija się fazę ucieczki.
    .check = Dane: Wyzwanie jako zagrożenie. Gdy zaczyna się runda, to pierwszą fazą jest walka dystansowa.

rule-2E-HAZARD-014 = Brak nagrody
    .text = Pokonanie zagrożenia nie daje nagrody podanej na karcie.
    .check = Dane: Wyzwanie z nagrodą 3 sztuk złota jako zagrożenie. Gdy się je pokona, to nie zdobywa się złota i nie zatrzymuje karty.
    .differs = O Margacie i Władcach Smoków zob. 2E-GAP-097, o Spotkaniach 2E-GAP-098.

rule-2E-HAZARD-015 = Doświadczenie
    .text = Wyzwanie pokonane jako zagrożenie daje zwykłe doświadczenie: weź ze wspólnego stosu znacznik Przygody w jego kolorze.
    .check = Dane: pokonane niebieskie Wyzwanie jako zagrożenie i niebieski znacznik na stosie. Gdy się to rozpatrzy, to gracz bierze ten znacznik.

rule-2E-HAZARD-016 = Zastępcze znaczniki
    .text = Jeśli na stosie nie ma znacznika tego koloru, weź znaczniki innych kolorów o tej samej wartości, w razie potrzeby rozmieniając.
    .check = Dane: na stosie nie ma niebieskiego znacznika, są trzy zielone. Gdy pokona się niebieskie Wyzwanie jako zagrożenie, to gracz bierze trzy zielone.
    .differs = Sposób rozmieniania ustala 2E-GAP-089.

rule-2E-HAZARD-017 = Bez znaczników nie ma doświadczenia
    .text = Jeśli ze znaczników na stosie nie da się złożyć tej wartości, za to Wyzwanie nie zdobywa się doświadczenia.
    .check = Dane: stos wart 2 punkty i niebieskie zagrożenie warte 3. Gdy się je pokona, to zdobywa się 0 punktów.

rule-2E-HAZARD-018 = Porażka
    .text = Wyzwanie, z którym przegrasz jako z zagrożeniem, odrzuca się (lub kładzie na Szlaku Zagłady); nigdy nie trafia ono na pola nierozstrzygniętych Wyzwań.
    .check = Dane: bohater ogłuszony przez zagrożenie w grze ze Szlakiem Zagłady. Gdy się to rozpatrzy, to karta leży na Szlaku Zagłady i nie kładzie się żetonu nierozstrzygniętego Wyzwania.

rule-2E-HAZARD-019 = Ogłuszenie przez zagrożenie
    .text = Bohater ogłuszony przez zagrożenie wykonuje zwykłe kroki Ogłuszenia.
    .check = Dane: 7 sztuk złota i Przedmiot. Gdy bohatera ogłuszy zagrożenie, to traci złoto i najdroższą kartę i jest w najbliższym mieście.

## Inne warianty

rule-2E-VAR-002 = Osłabione Ogłuszanie
    .text = Ogłuszenie przebiega zwykłymi krokami, ale nie odrzuca się żadnego Przedmiotu ani Sprzymierzeńca.
    .check = Dane: 5 sztuk złota i Sprzymierzeniec. Gdy bohater zostanie ogłuszony, to traci złoto, Sprzymierzeniec zostaje, a bohater jest w najbliższym mieście.

rule-2E-VAR-003 = Limit Przedmiotów
    .text = Zamiast limitu dwóch Broni i jednego Pancerza obowiązuje inny: bohater może mieć tylko jeden Przedmiot danego rodzaju i typu.
    .check = Dane: Broń typu Broń obuchowa. Gdy kupuje się Broń typu Miecz, to wolno; gdy chce się kupić drugą Broń typu Broń obuchowa, to gra odmawia.
    .differs = 004 i 000 ograniczają to, co się posiada, 001 to, czego się używa. Przyjęto: co się posiada.

rule-2E-VAR-004 = Limit Sprzymierzeńców: dowolna liczba
    .text = Zamiast najwyżej dwóch bohater może mieć dowolną liczbę Sprzymierzeńców.
    .check = Dane: 2 Sprzymierzeńców. Gdy wynajmuje się trzeciego, to wolno.

rule-2E-VAR-005 = Limit Sprzymierzeńców: żołd
    .text = Fazę Handlu zaczynasz od zapłacenia do banku jednej sztuki złota za każdego Sprzymierzeńca, zanim zrobisz cokolwiek innego.
    .check = Dane: 3 Sprzymierzeńców i 5 sztuk złota. Gdy zaczyna się faza Handlu, to płaci się 3 i zostają 2.

rule-2E-VAR-006 = Limit Sprzymierzeńców: bez żołdu
    .text = Sprzymierzeniec, któremu nie możesz lub nie chcesz zapłacić, zostaje natychmiast odrzucony.
    .check = Dane: 3 Sprzymierzeńców i 1 sztuka złota. Gdy zaczyna się faza Handlu, to gracz zachowuje najwyżej 1 wybranego.
    .differs = 004: któremu nie zapłacono; 001: któremu nie można lub nie chce się zapłacić; 000: któremu nie można zapłacić. Przyjęto: brak zapłaty z któregokolwiek z tych powodów.

rule-2E-VAR-007 = Krótsza gra
    .text = Żeton Doświadczenia kosztuje 4 punkty przy 1 lub 2 graczach, 3 przy 3 lub 4 i 2 przy 5 lub 6.
    .check = Dane: od 1 do 6 graczy. Gdy odczyta się cenę, to wynosi 4, 4, 3, 3, 2, 2.
    .differs = Skan 000 podaje ostatni wiersz jako 5-9; to błąd odczytu, powinno być 5-6.

rule-2E-VAR-008 = Dłuższa gra
    .text = Żeton Doświadczenia kosztuje 6 punktów przy 1 lub 2 graczach, 5 przy 3 lub 4 i 4 przy 5 lub 6.
    .check = Dane: od 1 do 6 graczy. Gdy odczyta się cenę, to wynosi 6, 6, 5, 5, 4, 4.

rule-2E-VAR-009 = Trofea bitewne: zdobycz
    .text = Zwycięzca walki pomiędzy bohaterami może zabrać pokonanemu jedną kartę albo całe złoto.
    .check = Dane: pokonany ma 6 sztuk złota i 2 Przedmioty. Gdy zwycięzca weźmie 1 Przedmiot, to złoto zostaje u pokonanego.
    .differs = Wariant tylko w 001; zdobycz to ten sam wybór co w 2E-DUEL-018.

rule-2E-VAR-010 = Trofea bitewne: pokonany
    .text = Pokonany wykonuje potem kroki Ogłuszenia, ale nie odrzuca ani karty Handlu, ani złota, które mu zostało.
    .check = Dane: zwycięzca wziął Przedmiot. Gdy pokonany z 6 sztukami złota wykonuje kroki Ogłuszenia, to zachowuje 6 sztuk złota i pozostałe karty, traci żetony i jest w najbliższym mieście.
    .differs = Wariant tylko w 001.

rule-2E-VAR-011 = Trofea bitewne: zwycięzca
    .text = Zwycięzca zachowuje wszystkie rany i Zmęczenie, które otrzymał w walce.
    .check = Dane: zwycięzca ma 3 rany. Gdy walka się kończy, to ma 3 rany.
    .differs = Wariant tylko w 001; także zasady podstawowe nie leczą zwycięzcy.

## Pojęcia

rule-2E-TERM-001 = Rzut ataku
    .text = Rzut ataku to rzut walki wykonany po to, by zaatakować; rzut obrony nim nie jest.
    .check = Dane: premia do rzutów ataku. Gdy bohater się broni, to premia nie działa.

rule-2E-TERM-002 = Anulowanie
    .text = Ranę anuluje się w chwili, w której miałaby zostać zadana, tak że nigdy do niej nie dochodzi; rany już zadanej nie można anulować później.
    .check = Dane: Pancerz, który anuluje 1 ranę. Gdy użyje się go, zanim rana zostanie zadana, to nie ma żetonu Rany; gdy ranę otrzymano w fazie walki dystansowej, a Pancerza chce się użyć w fazie walki wręcz, to gra odmawia.

rule-2E-TERM-003 = Wynik, o którym karta nie mówi
    .text = Jeśli karta nie podaje, co się dzieje po sukcesie lub po porażce w teście, w takim wypadku nie dzieje się nic; odrzuć kartę i graj dalej.
    .check = Dane: Spotkanie, które podaje tylko wynik sukcesu. Gdy test się nie uda, to nic się nie dzieje i kartę się odrzuca.

rule-2E-TERM-004 = Ty
    .text = Na kartach „ty” oznacza twojego bohatera, chyba że z karty jasno wynika, że chodzi o gracza.
    .check = Dane: tekst „wykonaj test Siły”. Gdy się go rozpatruje, to test wykonuje bohater.
    .differs = 004 i 000: bohater, rzadko gracz, jeśli to jasno wskazano. 001: jeden albo drugi, zależnie od kontekstu (kartę bierze gracz, umiejętność testuje bohater). Przyjęto: bohater przy testach, ranach i walkach, gracz przy kartach i złocie.

rule-2E-TERM-005 = Twój przeciwnik
    .text = Twój przeciwnik to ten, z kim walczy twój bohater: zwykle Wyzwanie, ale może to być inny bohater albo przeciwnik ze Spotkania lub Wydarzenia.
    .check = Dane: walka pomiędzy bohaterami. Gdy karta zadaje 1 ranę twojemu przeciwnikowi, to otrzymuje ją drugi bohater.

## Rozstrzygnięcia: tura i ruch

rule-2E-GAP-001 = Karta jest ważniejsza niż instrukcja
    .text = Gdy karta jest sprzeczna z tymi zasadami, wygrywa karta, tak długo, jak działa. Dlaczego: Wydarzenia mają zmieniać zasady, a wiele zasad kończy się słowami „chyba że karta mówi inaczej”.
    .check = Dane: Wydarzenie, które zabrania uzdrawiania w miastach. Gdy bohater chce zapłacić za uzdrowienie, to gra odmawia, dopóki Wydarzenie jest w grze.

rule-2E-GAP-002 = Kto się nie rusza, też kończy ruch
    .text = Bohater, który zostaje na miejscu (bo odpoczywa, bo po rzucie się nie ruszył albo z wyboru), kończy ruch na tym polu ze wszystkimi skutkami: przygoda, handel, kontakt z bohaterem, rzut zagrożenia. Dlaczego: ruch nie jest obowiązkowy, a dalsze fazy pytają tylko o to, gdzie się zakończył.
    .check = Dane: bohater w pełni odpoczywa w mieście. Gdy ruch się kończy, to następuje faza Handlu.

rule-2E-GAP-003 = Pierwsza tura jest pełną turą
    .text = W pierwszej turze bohater staje w Tamalirze i może ruszyć dalej, zostać i rozegrać tam fazę Handlu albo zrobić wszystko inne, na co pozwala późniejsza tura. Dlaczego: tekst dodaje tylko ustawienie figurki.
    .check = Dane: pierwsza tura. Gdy gracz zostanie w Tamalirze, to na jego stos dokłada się jedną kartę Handlu i można handlować.

rule-2E-GAP-004 = Bohaterowie jeszcze nieustawieni
    .text = Bohatera, który nie miał jeszcze pierwszej tury, nie ma na mapie; nie można nawiązać z nim kontaktu ani go zaatakować. Efekty, które pytają o miejsce lub odległość, go omijają; inne go dosięgają. Jeśli zostanie ogłuszony, nigdzie się nie przenosi i w pierwszej turze jak zwykle staje w Tamalirze. Dlaczego: figurkę stawia się w pierwszej turze jej właściciela.
    .check = Dane: A w Tamalirze w 1. turze, B jeszcze nieustawiony. Gdy wymieni się możliwości A, to kontakt z B nie jest możliwy; Wydarzenie, które rani każdego bohatera, rani też B.

rule-2E-GAP-005 = Odpoczynek liczy się od czterech
    .text = Liczba żetonów Zmęczenia odrzucanych dzięki odpoczynkowi to cztery minus liczba rzuconych kości, nawet dla drużyny, która mogłaby rzucić pięcioma. Drużyna ze Zmęczeniem i tak nigdy nie rzuca pięcioma. Kość zabrana przez kartę nie jest kością, którą gracz odłożył: pełny rzut drużyny, której zostały trzy, nie jest odpoczynkiem, dwie kości dają jej 1, a brak rzutu każdemu 4. Dlaczego: wszystkie źródła określają odpoczynek jako mniej niż cztery kości.
    .check = Dane: 2 punkty Zmęczenia. Gdy rzuca się 3 kośćmi, to można odrzucić 1.

rule-2E-GAP-006 = Liczba kości ustalona przed odrzuceniem
    .text = Liczbę kości zapowiada się, zanim odpoczynek usunie żetony, i nie rośnie ona, gdy drużyna pozbędzie się wszystkich żetonów. Dlaczego: odpoczynek wybiera się przed rzutem, a żetony odrzuca się za kości, którymi się nie rzuca.
    .check = Dane: 1 punkt Zmęczenia. Gdy gracz zapowie 3 kości i je odrzuci, to rzuca dokładnie 3 kośćmi.

rule-2E-GAP-007 = Zapłata krok po kroku
    .text = Kości zużywa się pojedynczo, pole po polu; na to samo pole można wejść więcej niż raz; zużytych kości się nie cofa. Dlaczego: za wejście na każde pole płaci się osobno, a żadna zasada nie zabrania powrotu.
    .check = Dane: kości równina i równina. Gdy bohater wejdzie na równinę i wróci na równinę, to obie kości są zużyte.

rule-2E-GAP-008 = Skąd przyszedł bohater
    .text = Gra pamięta dla każdego bohatera ostatnie pole, z którego wszedł własnym ruchem na pole obecne. Korzysta z tego także bohater, który w tej turze się nie ruszył. Ustawienie przez przygotowanie gry, Ogłuszenie, ucieczkę lub kartę tę pamięć kasuje. Dlaczego: takie pole jest potrzebne do ucieczki także wtedy, gdy bohater przeczekał turę.
    .check = Dane: bohater wszedł w poprzedniej turze z H na X, a w tej odpoczywał na X. Gdy ucieknie z X, to idzie na H.

rule-2E-GAP-009 = Ucieczka, gdy nie ma dokąd wrócić
    .text = Bohater, który ucieka, a nie ma zapamiętanego pola, zostaje na polu walki; poza tym ucieczka przebiega jak zwykle. Dlaczego: żadne źródło nie podaje innego celu, a pozostanie nie wstrzymuje gry.
    .check = Dane: bohater, który od ustawienia stoi w Tamalirze, zaatakowany tam i w 2. rundzie napastnik. Gdy ucieknie, to zostaje w Tamalirze, a walka się kończy; tak samo bohater przeniesiony do miasta przez Ogłuszenie i tam zaatakowany.

## Rozstrzygnięcia: przygody, Wydarzenia, Spotkania, talie

rule-2E-GAP-010 = Sam bohater wystarcza do fazy Przygody
    .text = Jeśli na polu nie ma znacznika Przygody, ale jest inny bohater, faza Przygody się odbywa, aby można było nawiązać kontakt. Dlaczego: kontakt należy do tej fazy i zależy tylko od wspólnego pola; zasada o pomijaniu mówi o przygodach.
    .check = Dane: A i B na pustym polu. Gdy przychodzi faza Przygody A, to A może handlować lub atakować.

rule-2E-GAP-011 = Kontakty w mieście
    .text = Bohaterowie w mieście mogą nawiązać kontakt. Po handlu, i gdy kontaktu nie było, następuje faza Handlu; atak kończy turę, więc fazy Handlu już nie ma. Dlaczego: zasada o kontaktach nie robi wyjątku dla miast; uwaga w 000, że w mieście pomija się fazę Przygody, dotyczy przygód.
    .check = Dane: A i B w Greyhaven. Gdy A handluje z B, to A nadal ma fazę Handlu; gdy atakuje B, to nie.

rule-2E-GAP-012 = Pusta talia Przygód
    .text = Jeśli trzeba dobrać kartę z talii Przygód, w której nie ma kart (a przy Szlaku Zagłady także stosu kart odrzuconych do przetasowania), niczego się nie dobiera i faza Przygody się kończy; znacznik Przygody zostaje. Tak samo mija zagrożenie tego koloru. Dlaczego: bez karty nie ma czego rozpatrzyć ani pokonać.
    .check = Dane: pusta czerwona talia. Gdy bohater podejmuje się czerwonej przygody, to nie dobiera karty, a znacznik zostaje.

rule-2E-GAP-013 = Pusta talia Handlu
    .text = Jeśli talia Handlu jest pusta, na stos nie dokłada się karty i faza Handlu toczy się dalej. Dlaczego: dołożenie karty jest przygotowaniem, a nie warunkiem.
    .check = Dane: pusta talia Handlu. Gdy zaczyna się faza Handlu, to stos się nie zmienia, a działania są dozwolone.

rule-2E-GAP-014 = Kartę Handlu dokłada się zawsze
    .text = W mieście kartę dokłada się bez względu na to, czy gracz cokolwiek kupi. Dlaczego: dobiera się ją przed wyborem działań.
    .check = Dane: bohater z 0 złota w mieście. Gdy trwa jego faza Handlu, to stos rośnie o 1.

rule-2E-GAP-015 = Zatrzymane Spotkanie nie wstrzymuje dobierania
    .text = Spotkanie zatrzymane na czas długiego zadania uważa się na razie za rozpatrzone, więc następną kartę dobiera się od razu. Dlaczego: wszystkie źródła każą po Spotkaniu dobrać kolejną kartę, a zadanie może trwać wiele tur.
    .check = Dane: Spotkanie zatrzymane przed graczem. Gdy się je położy, to dobiera się następną kartę tego koloru.

rule-2E-GAP-016 = Przeciwnicy ze Spotkań
    .text = Walka z przeciwnikiem ze Spotkania lub Wydarzenia toczy się według zasad walki. Jeśli bohater ucieknie lub zostanie ogłuszony, karta nigdy nie trafia na pola nierozstrzygniętych Wyzwań: jeśli jej tekst nie mówi inaczej, Spotkanie się odrzuca, a Wydarzenie zostaje w grze. Pokonanie takiego przeciwnika daje tylko to, co mówi karta, bez znacznika Przygody. Dlaczego: pola nierozstrzygniętych Wyzwań i znaczniki należą do Wyzwań.
    .check = Dane: przeciwnik ze Spotkania i ucieczka. Gdy się to rozpatrzy, to Spotkanie znika z gry, żadne pole nierozstrzygniętych Wyzwań nie jest zajęte, a znacznik Przygody zostaje.

rule-2E-GAP-017 = Odnowione znaczniki
    .text = Odnowione znaczniki kładzie się klejnotem do góry; przygody można się podjąć od następnego wejścia na pole, a bohater, który już tam stoi, może to zrobić w późniejszej turze. Dlaczego: stan jest taki sam jak po przygotowaniu gry.
    .check = Dane: znacznik odnowiony pod bohaterem B. Gdy B zakończy tam ruch w następnej turze, to może podjąć się tej przygody.

rule-2E-GAP-018 = Zapasowe znaczniki Przygód
    .text = Znaczniki Przygód, które zostały po przygotowaniu gry, od początku leżą na wspólnym stosie. Dlaczego: z tego stosu korzysta się przy rozmienianiu, odnawianiu i zagrożeniach. Źródła nie podają, ile klejnotów jest na mapie; gracze wydania drukowanego mówią o dwóch zapasowych znacznikach każdego koloru, co powinny potwierdzić dane planszy.
    .check = Dane: 22 zielone znaczniki i 20 zielonych klejnotów. Gdy przygotowanie jest skończone, to na stosie są 2 zielone znaczniki.

rule-2E-GAP-019 = Wartość kolorów
    .text = Znaczniki Przygód są warte 1 (zielony), 2 (żółty), 3 (niebieski) i 4 (czerwony). Dlaczego: wariant z zagrożeniami zrównuje trzy zielone z jednym niebieskim, a wartość rośnie z trudnością; wartości żółtego i czerwonego są wnioskiem.
    .check = Dane: po jednym znaczniku każdego koloru. Gdy się je doda, to suma wynosi 10.

rule-2E-GAP-020 = Porzucone kolory a nierozstrzygnięte Wyzwania
    .text = Bohater, który zrezygnował z koloru, może nadal zmierzyć się z nierozstrzygniętym Wyzwaniem tego koloru, bo karty się nie dobiera, a po zwycięstwie zabiera znacznik. Zakaz tego jest zasadą domową. Dlaczego: zrezygnowano z prawa do dobierania.
    .check = Dane: bohater z 1 żetonem Życia i zielone nierozstrzygnięte Wyzwanie. Gdy kończy tam ruch, to może się z nim zmierzyć.

rule-2E-GAP-021 = Porzucone kolory a zagrożenia
    .text = Jeśli zagrożenie ma kolor, którego bohater nie może już dobierać, karty się nie dobiera i zagrożenie mija. Dobranie w zamian karty najłatwiejszego dozwolonego koloru jest zasadą domową. Dlaczego: bohaterowi nie wolno dobierać kart tego koloru.
    .check = Dane: bohater z 1 żetonem Życia i zielone zagrożenie. Gdy się je rozpatruje, to nie dobiera się karty.

rule-2E-GAP-022 = Zużycie zatrzymanej karty Przygody
    .text = Zatrzymaną kartę Przygody, zużytą dla jej efektu, odrzuca się jak każdą kartę Przygody: Wyzwanie lub Wydarzenie pod talię, Spotkanie poza grę, a przy Szlaku Zagłady każdą z nich na Szlak. Dlaczego: wynika to z zasad odrzucania.
    .check = Dane: zatrzymana żółta karta Wyzwania zużyta w grze bez Szlaku Zagłady. Gdy się ją odrzuci, to jest na spodzie żółtej talii.

## Rozstrzygnięcia: nierozstrzygnięte Wyzwania

rule-2E-GAP-023 = Który znacznik zabiera zwycięzca
    .text = Z nierozstrzygniętym Wyzwaniem, którego żeton leży na polu sam, też można się zmierzyć. Zwycięzca zabiera znacznik tej przygody, której się podjął, a przy nierozstrzygniętym Wyzwaniu znacznik w jego kolorze; jeśli go nie ma, dostaje nagrodę bez doświadczenia, a znacznik innego koloru zostaje na późniejszą turę. Dlaczego: zasada nierozstrzygniętych Wyzwań zależy tylko od żetonu z numerem, a 000 traktuje znacznik innego koloru jak drugą przygodę.
    .check = Dane: żeton 4 na pustym polu. Gdy pokona się jego Wyzwanie, to zdobywa się nagrodę bez doświadczenia; gdy pokona się zielone nierozstrzygnięte Wyzwanie na polu z żółtym znacznikiem, to żółty zostaje.

rule-2E-GAP-024 = Obok nierozstrzygniętego Wyzwania nie dobiera się nowej karty
    .text = Dopóki na polu stoi nierozstrzygnięte Wyzwanie, nikt nie może dobrać nowej karty za leżący tam znacznik Przygody tego samego koloru; jedyną dostępną przygodą jest to Wyzwanie. Dlaczego: tekst zastępuje dobieranie kartą z pola nierozstrzygniętych Wyzwań.
    .check = Dane: zielone nierozstrzygnięte Wyzwanie i zielony znacznik na jednym polu. Gdy bohater kończy tam ruch, to może zmierzyć się z Wyzwaniem albo zrezygnować.

rule-2E-GAP-025 = Zwolnienie pola
    .text = Gdy nierozstrzygnięte Wyzwanie zostaje pokonane, jego karta opuszcza pole nierozstrzygniętych Wyzwań, a żeton z numerem wraca na to pole, które jest znowu wolne. Dlaczego: żeton oznacza tylko tę kartę.
    .check = Dane: pokonano Wyzwanie z pola 2. Gdy się to rozpatrzy, to żeton 2 leży na swoim polu, a pole 2 jest wolne.

rule-2E-GAP-026 = Kolejna porażka
    .text = Jeśli bohater ucieknie przed nierozstrzygniętym Wyzwaniem albo ono go ogłuszy, karta zachowuje swoje pole, żeton i starszeństwo, bez ran. Dlaczego: ani na chwilę nie przestała być nierozstrzygnięta.
    .check = Dane: karta na polu 3. Gdy bohater przed nią ucieknie, to nadal jest na polu 3, a żeton 3 na tym samym polu mapy.

rule-2E-GAP-027 = Starszeństwo na polach
    .text = O starszeństwie decyduje kolejność odkładania kart, a nie numer pola. Dlaczego: tekst mówi o karcie leżącej najdłużej, a tylko zwykle jest to pole pierwsze.
    .check = Dane: pola od 1 do 6 zapełnione po kolei, pole 1 zwolnione i zajęte na nowo. Gdy pól zabraknie, to odrzuca się kartę z pola 2.

rule-2E-GAP-028 = Dwa nierozstrzygnięte Wyzwania na jednym polu
    .text = Jeśli na polu leżą dwa żetony nierozstrzygniętych Wyzwań, gracz wybiera, z którym się mierzy. W jednej turze można podjąć się tylko jednej przygody, a nierozstrzygnięte Wyzwanie nią jest, więc wyklucza także kontakt z bohaterem (2E-MEET-004). Dlaczego: tak jak przy kilku znacznikach Przygód; fazę Przygody opisano dla jednej próby.
    .check = Dane: żetony 2 i 5 na jednym polu. Gdy bohater się mierzy, to gracz wybiera jeden i w tej turze nie może przejść ani do drugiego, ani do stojącego tam bohatera.

rule-2E-GAP-029 = Z nierozstrzygniętym Wyzwaniem walczy się od nowa
    .text = Walkę z nierozstrzygniętym Wyzwaniem rozgrywa się w całości, z jego tekstem „Przed walką”. Dlaczego: rozpatruje się je tak jak kartę dobraną.
    .check = Dane: nierozstrzygnięte Wyzwanie z testem „Przed walką”. Gdy ktoś się z nim mierzy, to wykonuje test.

## Rozstrzygnięcia: karty, handel i ograniczenia

rule-2E-GAP-030 = Aktywowane karty zmieniające właściciela
    .text = Aktywowana karta, którą wymieniono lub zdobyto, pozostaje zakryta do następnej fazy Regeneracji nowego właściciela; sprzedaną kładzie się na stos odkrytą. Dlaczego: karty odkrywa tylko faza Regeneracji, a karty Handlu leżą odkryte.
    .check = Dane: zakryty Przedmiot przekazany B w turze A. Gdy następuje faza Regeneracji B, to jest odkryty.

rule-2E-GAP-031 = Ograniczenia przy wymianie
    .text = Ograniczenia sprawdza się po dokonaniu całej wymiany; kto by je przekroczył, musi przedtem coś odrzucić. Dlaczego: ograniczenia obowiązują zawsze, a obie strony przekazują karty jednocześnie.
    .check = Dane: A i B mają po 2 Sprzymierzeńców. Gdy zamienią się po jednym, to nikt nie musi niczego odrzucać.

rule-2E-GAP-032 = Odrzucanie podczas walki
    .text = Przedmiot lub Sprzymierzeńca można odrzucić podczas walki, ale nie między rzutem wykonanym tą kartą lub za nią a rozpatrzeniem jego wyniku; nie może tego też zrobić ogłuszony bohater, dopóki nie odda zdobyczy i nie wykona kroków Ogłuszenia. „W każdej chwili” znaczy tutaj: zawsze, gdy właściciel ma coś do zdecydowania. Dlaczego: wolno odrzucać w każdej chwili, ale nie po to, by uniknąć wyniku lub utraty zdobyczy.
    .check = Dane: atakujący Sprzymierzeniec, któremu rzut się nie udał. Gdy gracz chce go odrzucić przed położeniem ran, to gra odmawia; tak samo bohaterowi pokonanemu w pojedynku, który chce odrzucić Przedmiot, zanim zwycięzca wybierze.

rule-2E-GAP-033 = Żetonów nie zabraknie
    .text = Żetony Ran, Zmęczenia, Doświadczenia i złota są w tej grze nieograniczone; znaczniki Przygód, żetony nierozstrzygniętych Wyzwań i żetony Zagłady są ograniczone do podanych liczb. Dlaczego: tylko dla tych drugich są zasady na wypadek, gdyby ich zabrakło.
    .check = Dane: w użyciu jest 60 żetonów Ran. Gdy zada się kolejną ranę, to zostaje zapisana.

rule-2E-GAP-034 = Spadek Życia lub Wytrzymałości
    .text = Jeśli Życie lub Wytrzymałość spada (np. przez utratę Przedmiotu), nadmiar Zmęczenia od razu zamienia się w rany, a karta, której rany osiągnęły nowe Życie, od razu zostaje pokonana. Dlaczego: obie zasady porównują żetony z obecną wartością.
    .check = Dane: Wytrzymałość 4 dzięki Przedmiotowi z +2 i 4 punkty Zmęczenia. Gdy bohater straci Przedmiot, to ma 2 punkty Zmęczenia i o 2 rany więcej.

rule-2E-GAP-035 = Wzrost Życia nie leczy
    .text = Nowy żeton Życia lub Wytrzymałości podnosi tylko granicę; rany i Zmęczenie zostają. Dlaczego: o leczeniu nie ma mowy.
    .check = Dane: Życie 4 i 2 rany. Gdy kupi się żeton Życia, to Życie wynosi 5, a rany są 2.

rule-2E-GAP-036 = Koszt w ranach, który ogłusza
    .text = Koszt w ranach można zapłacić, nawet jeśli ogłuszy płacącego; Ogłuszenie następuje najpierw, a efekt przepada. Dlaczego: ograniczony jest tylko koszt w Zmęczeniu, a Ogłuszenie jest natychmiastowe.
    .check = Dane: Życie 5 i 4 rany. Gdy użyje się zdolności za 1 ranę, to bohater zostaje ogłuszony, a efektu nie ma.

rule-2E-GAP-037 = Kosztu nie można anulować
    .text = Ran otrzymanych jako koszt zdolności nie można anulować. Dlaczego: anulowany koszt nie zostałby zapłacony.
    .check = Dane: Pancerz, który anuluje 1 ranę. Gdy 1 ranę płaci się jako koszt, to Pancerza nie można użyć.

rule-2E-GAP-038 = Aktywacja poza wymienionymi chwilami
    .text = Kart nie można aktywować w fazach Regeneracji i Doświadczenia. W turze innego gracza kartę można aktywować w walce pomiędzy bohaterami, a poza nią w odpowiedzi na efekt, który dosięga drużyny właściciela: jedną kartę na każdy taki efekt. Dlaczego: podane limity dotyczą własnej tury, a na ranę z Wydarzenia innego gracza można odpowiedzieć tak samo jak na własną (2E-GAP-039).
    .check = Dane: Przedmiot wymagający aktywacji. Gdy chce się go użyć w fazie Doświadczenia, to gra odmawia; gdy Wydarzenie w turze A zadaje B 1 ranę, a B ma dwa takie Przedmioty anulujące rany, to aktywacja jednego anuluje ranę, a drugiej gra odmawia.

rule-2E-GAP-039 = Aktywacja bez walki
    .text = Przygoda rozpatrywana bez walki (np. test ze Spotkania) pozwala na jedną aktywację na każdą rozpatrywaną kartę; liczy się ona jako aktywacja „Przed walką”. Dlaczego: to ta sama część fazy Przygody.
    .check = Dane: dwa Przedmioty z premią i test ze Spotkania. Gdy aktywuje się jeden, to dla tej karty gra odmawia drugiego.

rule-2E-GAP-040 = Faza ucieczki należy do rundy
    .text = Aktywacja w fazie ucieczki wyczerpuje jedyną aktywację w rundzie. Dlaczego: ucieczka jest pierwszą z czterech faz rundy.
    .check = Dane: Pancerz aktywowany przeciw ranie z ucieczki. Gdy zaczyna się faza walki dystansowej tej samej rundy, to nie można już niczego aktywować.

rule-2E-GAP-041 = Kolejność równoczesnych efektów
    .text = Jeśli kilka efektów działa w tej samej chwili, o ich kolejności decyduje gracz, którego tura trwa. Dlaczego: to on ustala już kolejność efektów „Przed walką”.
    .check = Dane: dwa efekty wywołane jedną raną. Gdy się je rozpatruje, to kolejność ustala gracz, którego tura trwa.

rule-2E-GAP-042 = Premie się sumują
    .text = Premie z kilku kart do jednego rzutu sumują się, o ile każdej można w tej chwili użyć. Dlaczego: zasada rzutu walki dodaje wszystkie premie i nie wyznacza granicy.
    .check = Dane: dwie zawsze aktywne Bronie z +2 i +4 do rzutów walki wręcz. Gdy bohater rzuca wręcz, to dodaje +6.

rule-2E-GAP-043 = Ataki wykonane przed walką
    .text = Atak ze zdolności „Przed walką” jest rzutem walki i rzutem ataku: działają na niego premie do takich rzutów bez oznaczenia, a efekty oznaczone fazą nie działają. Obrażenia są takie, jak podaje zdolność, a jeśli nie podaje, takie, jakie atakujący ma w tym rodzaju walki. Atak ten nie zużywa ataku postaci w 1. rundzie. Dlaczego: przykład Wyzwania nazywa rzut Krasnoludzką Bombą rzutem walki, a limit ataków dotyczy rundy.
    .check = Dane: bohater wykonał atak magiczny „Przed walką”. Gdy zaczyna się faza walki wręcz 1. rundy, to może zaatakować.

## Rozstrzygnięcia: ucieczka, Ogłuszenie i walki pomiędzy bohaterami

rule-2E-GAP-044 = Powtarzanie testu ucieczki
    .text = W jednej fazie ucieczki test można powtarzać dowolną liczbę razy, za cenę jednej rany za każdą porażkę; przed każdym można zrezygnować z dalszych prób. Dlaczego: po każdej porażce jest wybór: jeszcze raz albo dalej.
    .check = Dane: Życie 5 i 0 ran. Gdy w jednej fazie trzy testy się nie udadzą, a czwarty tak, to bohater ma 3 rany i uciekł.

rule-2E-GAP-045 = Ogłuszenie podczas ucieczki
    .text = Jeśli rana po nieudanym teście ucieczki ogłuszy bohatera, wykonuje się kroki Ogłuszenia. Dlaczego: Ogłuszenie jest natychmiastowe.
    .check = Dane: Życie 4 i 3 rany. Gdy test ucieczki się nie uda, to bohater zostaje ogłuszony, a Wyzwanie trafia na pole nierozstrzygniętych Wyzwań.

rule-2E-GAP-046 = Ranę z ucieczki można anulować
    .text = Ranę po nieudanym teście ucieczki można anulować jak każdą inną. Dlaczego: jest to rana otrzymana przez bohatera.
    .check = Dane: nieużyty Pancerz. Gdy test ucieczki się nie uda, to aktywując go, można anulować ranę.

rule-2E-GAP-047 = Ogłuszenie przed walką
    .text = Jeśli bohater zostaje ogłuszony na etapie „Przed walką” albo w dowolnej chwili walki przez coś innego niż przeciwnik (koszt, własną kartę), walka i tak jest przegrana: wykonuje się kroki Ogłuszenia, a Wyzwanie trafia na pole nierozstrzygniętych Wyzwań. Dlaczego: Wyzwanie zostało dobrane i nie zostało pokonane.
    .check = Dane: Życie 4, 3 rany i nieudany test „Przed walką” za 1 ranę. Gdy się to rozpatrzy, to bohater jest ogłuszony, a karta leży na polu nierozstrzygniętych Wyzwań.

rule-2E-GAP-048 = Wyzwanie zabite przed walką
    .text = Jeśli Wyzwanie zostaje pokonane na etapie „Przed walką”, ma to wszystkie zwykłe skutki i nie rozgrywa się żadnej rundy. Dlaczego: pokonanie jest natychmiastowe.
    .check = Dane: Życie 1. Gdy atak „Przed walką” zada 1 ranę, to zdobywa się nagrodę i znacznik.

rule-2E-GAP-049 = Ogłuszenie poza walką
    .text = Bohater ogłuszony poza walką wykonuje te kroki, które go dotyczą; żadne Wyzwanie nie trafia na pola nierozstrzygniętych. Rozpatrywane Spotkanie się odrzuca, chyba że jego tekst pozwolił je zatrzymać, Wydarzenie zostaje tam, gdzie stawia je ranga, a znacznik Przygody nie znika. Jeśli trwa tura właściciela, kończy się ona i nie dobiera się kolejnej karty. Dlaczego: Ogłuszenie wywołują rany równe Życiu, bez względu na przyczynę.
    .check = Dane: podczas ruchu nadmiar Zmęczenia z Wydarzenia daje tyle ran, ile Życia. Gdy się to rozpatrzy, to bohater jest w najbliższym mieście, a tura się kończy; po nieudanym teście ze Spotkania, którego rana ogłusza, Spotkanie znika z gry, znacznik zostaje i nie dobiera się karty.

rule-2E-GAP-050 = Ogłuszenie w turze innego gracza
    .text = Jeśli bohater zostaje ogłuszony w turze innego gracza poza walką pomiędzy bohaterami, tura ta toczy się dalej. Dlaczego: zasada kończy turę gracza, którego bohater został ogłuszony.
    .check = Dane: tura A i efekt, który ogłusza B. Gdy się go rozpatrzy, to tura A toczy się dalej.

rule-2E-GAP-051 = Nie ma czego odrzucić
    .text = Bohater bez Przedmiotów i Sprzymierzeńców albo z samymi zatrzymanymi kartami Wyzwań przy Ogłuszeniu niczego nie odrzuca. Karty bez podanej ceny mają cenę 0, a chronione się pomija. Dlaczego: chronionych kart nie można stracić.
    .check = Dane: tylko Smoczy Run. Gdy bohater zostanie ogłuszony, to nie traci żadnej karty.

rule-2E-GAP-052 = Sprzymierzeńcy po Ogłuszeniu
    .text = Przy Ogłuszeniu odrzuca się tylko żetony bohatera; ocaleli Sprzymierzeńcy zachowują swoje i przenoszą się razem z nim. Dlaczego: krok wymienia żetony bohatera, a figurka to cała drużyna.
    .check = Dane: Sprzymierzeniec z 1 raną. Gdy bohater zostanie ogłuszony, a Sprzymierzeniec przeżyje, to ma on 1 ranę.

rule-2E-GAP-053 = Doświadczenia nigdy się nie traci
    .text = Ogłuszenie nie zabiera ani żetonów Doświadczenia, ani znaczników Przygód. Dlaczego: na liście strat nie ma ani jednych, ani drugich.
    .check = Dane: 3 żetony Doświadczenia i 2 znaczniki Przygód. Gdy bohater zostanie ogłuszony, to zachowuje wszystkie.

rule-2E-GAP-054 = Odległość do miasta
    .text = Najbliższe jest to miasto, do którego prowadzi najmniej kroków po polach biorących udział w grze, bez względu na teren; połówki pól się nie liczą. Bohater, który już jest w mieście, zostaje w nim. Dlaczego: o najbliższym mówi się bez względu na teren, a połówki pól nie biorą udziału w grze.
    .check = Dane: miasto o 3 kroki przez góry i drugie o 4 kroki drogą. Gdy bohater zostanie ogłuszony, to trafia do pierwszego.

rule-2E-GAP-055 = Bohater i Wyzwanie padają razem
    .text = Jeśli jeden efekt w tej samej chwili pokonuje Wyzwanie i ogłusza bohatera, bohater zostaje ogłuszony, a Wyzwanie trafia na pole nierozstrzygniętych Wyzwań (jako zagrożenie zostaje odrzucone; w Ostatecznym Starciu wraca do czerwonej talii, a gracz zostaje wyeliminowany). Dlaczego: tak jak w 000, gdzie górą jest obrońca, a jego rolę gra Wyzwanie.
    .check = Dane: obojgu zostało 1 Życia, a efekt zadaje każdemu 1 ranę. Gdy się go rozpatrzy, to Wyzwanie jest nierozstrzygnięte, a bohater ogłuszony.

rule-2E-GAP-056 = Zwycięzca podwójnego Ogłuszenia
    .text = Gdy obaj bohaterowie padają naraz, zwycięża obrońca, ale i on zostaje ogłuszony: najpierw zwycięzca wykonuje własne kroki Ogłuszenia, potem zabiera zdobycz, a na końcu swoje kroki Ogłuszenia wykonuje pokonany. Oszczędzenie zwycięzcy Ogłuszenia jest zasadą domową. Dlaczego: 000 wskazuje tylko zwycięzcę, jego rany i tak są równe Życiu, a ta kolejność zachowuje sens zdobyczy.
    .check = Dane: obrońca i napastnik padają naraz, a napastnik ma 6 sztuk złota. Gdy się to rozpatrzy, to obrońca traci własne złoto, kończy z 6 sztukami, a obaj bohaterowie są w miastach.

rule-2E-GAP-057 = Liczba docelowa ucieczki przed bohaterem
    .text = Napastnik, który chce uciec, rzuca przeciwko sumie kości i Percepcji obrońcy, tak jak w innych fazach. Obrońca rzuca raz, gdy w tej fazie zapowiedziano pierwszy test, i ta liczba docelowa obowiązuje we wszystkich testach fazy. Użycie samej Percepcji jest zasadą domową. Dlaczego: liczbę docelową fazy ustala rzut obrońcy, a przeciwko samej Percepcji bohatera ucieczka byłaby prawie pewna.
    .check = Dane: obrońca wyrzuca 11 z Percepcją 0. Gdy suma napastnika wynosi 10, to ucieczka się nie udaje i kosztuje 1 ranę; przy następnej próbie w tej fazie liczba docelowa to nadal 11.

rule-2E-GAP-058 = Dokąd ucieka bohater w pojedynku
    .text = Uciekający napastnik wraca na swoje własne zapamiętane pole (zob. 2E-GAP-008), także wtedy, gdy to jego na początku zaatakowano. Karta, dzięki której właściciel się wymyka, nie jest próbą ucieczki: może jej użyć także obrońca; wraca wtedy na swoje zapamiętane pole, nikt nie wygrywa i tura się kończy. Dlaczego: zasada ucieczki mówi o polu, z którego przyszedł ten bohater, a obrońcy zamknięta jest tylko faza ucieczki.
    .check = Dane: B, zaatakowany w 1. rundzie, a w 2. napastnik. Gdy ucieknie, to idzie na pole, z którego przyszedł, a tura A się kończy.

rule-2E-GAP-059 = Zdobycz a ograniczenia
    .text = Zwycięzca musi zrobić miejsce na zdobycz zgodnie ze zwykłymi ograniczeniami albo wybrać inną; może też nie zabierać niczego. Dlaczego: ograniczenia obowiązują zawsze, a zasada mówi, że zwycięzca może zabrać.
    .check = Dane: zwycięzca z 2 Sprzymierzeńcami. Gdy chce Sprzymierzeńca pokonanego, to najpierw musi jednego odrzucić.

rule-2E-GAP-060 = Karty Przygód jako zdobycz
    .text = Zdobytą kartą Przygody może być każda zatrzymana przez pokonanego karta Wyzwania lub Spotkania, także Smoczy Run; trzeci Run zdobyty w ten sposób od razu daje zwycięstwo. Dlaczego: kartę Przygody wymienia się bez ograniczeń, a ochrona obejmuje sprzedaż, los i Ogłuszenie.
    .check = Dane: zwycięzca z 2 Runami. Gdy weźmie Run pokonanego, to wygrywa grę.

rule-2E-GAP-061 = Aktywacje zaatakowanego bohatera
    .text = Zaatakowany bohater ma te same prawa co napastnik: jedną aktywację „Przed walką” i jedną na rundę. Aktywowane w ten sposób karty pozostają zakryte do następnej fazy Regeneracji ich właściciela. Dlaczego: obu graczy wiążą te same limity, a karty odkrywa tylko faza Regeneracji właściciela.
    .check = Dane: w turze A bohater B aktywował tarczę „Przed walką” i sztylet w 1. rundzie. Gdy zaczyna się następna tura B, to obie karty odkrywa jego faza Regeneracji.

## Rozstrzygnięcia: warianty i Ostateczne Starcie

rule-2E-GAP-062 = Nienazwane pozycje Szlaku
    .text = Pozycje 5 i 7 Szlaku Zagłady to Greyhaven i ósme miasto, w kolejności nadrukowanej na planszy; źródła nie nazywają żadnej z nich. Rozstrzygają dane planszy. Dlaczego: Szlak to rząd wszystkich stosów kart Handlu.
    .check = Dane: dane planszy. Gdy odczyta się pozycje 5 i 7, to są to dwa miasta spoza sześciu nazwanych.

rule-2E-GAP-063 = Inne odrzucenia a Szlak Zagłady
    .text = Zastąpione Wydarzenie i karta wypchnięta z zapełnionych pól nierozstrzygniętych Wyzwań są odrzuconymi kartami Przygód i też trafiają na Szlak Zagłady. Karty odrzucone w tej samej chwili kładzie się pojedynczo, w kolejności wybranej przez gracza, którego tura trwa. Dlaczego: wariant mówi o każdej odrzuconej karcie Przygody.
    .check = Dane: Szlak Zagłady i ranga I w grze. Gdy zastąpi ją Wydarzenie o randze II, to karta o randze I trafia na najniższą wolną pozycję Szlaku.

rule-2E-GAP-064 = Przetasowanie przy Szlaku Zagłady
    .text = Jeśli przy dobieraniu talia jest pusta, jej stos kart odrzuconych tasuje się w nową talię, bez Spotkań, które opuszczają grę; przy zasadzie domowej, która wkłada karty pod talie, Spotkania opuszczają grę w tej właśnie chwili. Dlaczego: stos kart odrzuconych zastępuje spód talii, a w grze podstawowej odrzucone Spotkania nigdy nie wracają.
    .check = Dane: pusta zielona talia i stos z 6 Wyzwaniami i 1 Spotkaniem. Gdy potrzebna jest zielona karta, to powstaje talia z 6 kart.

rule-2E-GAP-065 = Ostateczne Starcie zaczyna się od razu
    .text = Po położeniu ósmego żetonu rozpatrywaną kartę lub walkę doprowadza się do końca ze wszystkimi skutkami (nagroda, znacznik, kroki Ogłuszenia, zwycięstwo), po czym zaczyna się Ostateczne Starcie; nie dobiera się kolejnej karty, a reszty tury się nie rozgrywa. Odrzucone w tym czasie karty Przygód trafiają na swoje stosy kart odrzuconych. Dogranie tury jest zasadą domową. Dlaczego: zwykła gra ma się w tej chwili skończyć, odrzucenie następuje po nagrodzie, a walki nie można przerwać w połowie.
    .check = Dane: ósmy żeton kładzie się po pokonaniu Wyzwania. Gdy się to rozpatrzy, to zdobywa się nagrodę i znacznik, a fazy Doświadczenia nie ma; jeśli przyczyną była zatrzymana karta zużyta w środku walki, walkę najpierw się dogrywa.

rule-2E-GAP-066 = Jeden gracz a Szlak Zagłady
    .text = Przy jednym graczu każda odrzucona karta Przygody dokłada żeton Zagłady, bo na Szlaku zawsze leży jedna karta, a wystarczą dwie: razem osiem odrzuceń, podczas gdy przy dwóch, trzech lub czterech graczach na każdego przypada ich mniej więcej od dwunastu do czternastu. Próg trzech kart (szesnaście odrzuceń) jest zasadą domową. Dlaczego: wynika to wprost z tabeli.
    .check = Dane: jeden gracz. Gdy odrzucono 8 kart Przygód, to zaczyna się Ostateczne Starcie.

rule-2E-GAP-067 = Z czym wchodzi się w Ostateczne Starcie
    .text = Rany, Zmęczenie, zakryte karty, Sprzymierzeńcy, Przedmioty i Wydarzenie w grze pozostają bez zmian, także między kolejnymi czerwonymi Wyzwaniami; nie ma faz Handlu i Doświadczenia. W każdej walce przysługują zwykłe aktywacje. Dlaczego: wśród brakujących faz wymieniono tylko Regenerację i Ruch, ale czas przygód i miast minął, a tura to sama bitwa.
    .check = Dane: 3 rany na początku Ostatecznego Starcia. Gdy dobiera się pierwsze Wyzwanie, to bohater nadal ma 3 rany.

rule-2E-GAP-068 = Eliminacja bez kroków Ogłuszenia
    .text = Bohater wyeliminowany z Ostatecznego Starcia nie wykonuje żadnych kroków Ogłuszenia: Przedmioty, Sprzymierzeńcy, złoto, żetony Doświadczenia i czerwone karty zostają do końcowego porównania. Dlaczego: złoto i doświadczenie wyraźnie się zachowuje, a bohater nie bierze już udziału w grze.
    .check = Dane: wyeliminowany bohater ze Sprzymierzeńcem o cenie 8 i 4 sztukami złota. Gdy Ostateczne Starcie toczy się dalej, to nadal ma jedno i drugie.

rule-2E-GAP-069 = Nie ma już czerwonych Wyzwań
    .text = Jeśli w Ostatecznym Starciu w czerwonej talii nie ma karty do dobrania, bitwa tego gracza kończy się tak, jakby został wyeliminowany. Dlaczego: nie ma już z kim walczyć.
    .check = Dane: pusta czerwona talia. Gdy gracz ma dobrać kartę, to kolej przechodzi dalej.

rule-2E-GAP-070 = Remis do końca
    .text = Jeśli po wyeliminowaniu wszystkich równe są czerwone karty, Poziom i złoto, remisujący gracze dzielą się zwycięstwem. Dlaczego: źródła nie podają dalszego rozstrzygnięcia remisu.
    .check = Dane: dwaj gracze równi we wszystkich trzech. Gdy wszyscy odpadną, to wygrywają obaj.

rule-2E-GAP-071 = Jedyny gracz wyeliminowany
    .text = W grze dla jednego gracza eliminacja z Ostatecznego Starcia jest przegraną. Odczytanie dosłowne, w którym jedyny gracz ma najwięcej czerwonych kart i wygrywa, jest zasadą domową. Dlaczego: grę samotną musi się dać przegrać.
    .check = Dane: jedyny gracz wyeliminowany z 1 czerwoną kartą. Gdy Ostateczne Starcie się kończy, to wynikiem jest przegrana.

rule-2E-GAP-072 = Walka z zagrożeniem w ramach tury
    .text = Walka z zagrożeniem liczy się przy aktywacjach jako część fazy Przygody (jedna na rundę, żadna „Przed walką”). Po pokonaniu Wyzwania, które było zagrożeniem, kartę odrzuca się jak zwykle i tura toczy się dalej od fazy Doświadczenia. Dlaczego: turę kończą tylko Wydarzenia i Spotkania będące zagrożeniem, a limity aktywacji liczy się na rundę.
    .check = Dane: 4 punkty po pokonaniu zagrożenia w grze dla czterech graczy. Gdy tura toczy się dalej, to można kupić żeton Doświadczenia.

rule-2E-GAP-073 = Żołd przed nową kartą Handlu
    .text = W wariancie Limit Sprzymierzeńców żołd płaci się przed dołożeniem nowej karty Handlu. Dlaczego: płaci się go na samym początku fazy, przed wszystkim innym.
    .check = Dane: Sprzymierzeniec bez żołdu. Gdy się go odrzuci, to kartę Handlu dobiera się potem.

rule-2E-GAP-074 = Łączenie wariantów
    .text = Warianty można dowolnie łączyć, tylko Krótsza gra i Dłuższa gra wykluczają się wzajemnie. Przy Osłabionym Ogłuszaniu przegrana walka pomiędzy bohaterami nadal kosztuje zdobycz i złoto; przy Trofeach bitewnych nie odrzuca się ani złota, ani karty; nie robi tego też zwycięzca, który sam został ogłuszony (2E-GAP-056). Dlaczego: każdy wariant zmienia jedną zasadę.
    .check = Dane: wybrano zarazem Krótszą i Dłuższą grę. Gdy przygotowuje się grę, to następuje odmowa.

## Rozstrzygnięcia: łańcuchy kart, ciąg dalszy

rule-2E-GAP-075 = Żadna karta dwa razy w jednej fazie
    .text = Karty odrzuconej w trakcie fazy Przygody nie można w tej samej fazie dobrać ponownie; jeśli w talii (z przetasowanym stosem) nie ma nic innego, obowiązuje 2E-GAP-012. Dlaczego: z talii samych Wydarzeń, które się ignoruje lub które zastępują się nawzajem, dobierano by karty bez końca.
    .check = Dane: ranga III w grze i czerwona talia z jednego Wydarzenia o randze I. Gdy podejmuje się czerwonej przygody, to Wydarzenie dobiera się raz, znaczniki odnawia raz i faza się kończy, a czerwony znacznik zostaje na mapie.

rule-2E-GAP-076 = Opuszczenie pola kończy przygodę
    .text = Jeśli karta rozpatrywana w fazie Przygody zabiera bohatera z pola przygody, nie dobiera się kolejnej karty i tura toczy się dalej od fazy Doświadczenia. Dlaczego: następna karta należałaby do znacznika, na którym bohater już nie stoi, a na nowym polu nie zakończył ruchu.
    .check = Dane: Spotkanie, które przenosi bohatera do miasta. Gdy się je rozpatrzy, to nie dobiera się kolejnej karty, nie ma fazy Handlu i zaczyna się faza Doświadczenia.

rule-2E-GAP-077 = Kolejność przy Wydarzeniu
    .text = Dobrane Wydarzenie najpierw się porównuje i, jeśli pozwala na to ranga, zaczyna ono działać; potem odnawia się znaczniki, nawet jeśli efekt ogłuszył bohatera, który je dobrał; na końcu dobiera się następną kartę, o ile tura trwa. Dlaczego: efekt jest natychmiastowy, a odnawianie zależy tylko od dobrania.
    .check = Dane: Wydarzenie, którego efekt ogłusza dobierającego bohatera, i 2 puste pola z ikoną słońca. Gdy się je rozpatrzy, to oba pola się odnawia i nie dobiera kolejnej karty.

rule-2E-GAP-078 = Znaczniki w mieście
    .text = Jeśli na polu miasta znajdzie się znacznik Przygody lub żeton nierozstrzygniętego Wyzwania, bohater, który zakończy tam ruch, może rozegrać fazę Przygody, a jeśli tura trwa dalej, także fazę Handlu; rezygnacja prowadzi do fazy Handlu. Dlaczego: faza Handlu wymaga tylko zakończenia ruchu w mieście, a 2E-ADV-002 opisuje pola bez miasta.
    .check = Dane: żeton nierozstrzygniętego Wyzwania w mieście. Gdy bohater rezygnuje, to następuje faza Handlu.

## Rozstrzygnięcia: zatrzymane karty, ciąg dalszy

rule-2E-GAP-079 = Zatrzymane karty, które nie są Przedmiotem ani Sprzymierzeńcem
    .text = Zatrzymana karta Przygody, której jej własny tekst nie czyni ani Przedmiotem, ani Sprzymierzeńcem (Smoczy Run, trofeum z późniejszym efektem, zadanie), nie wlicza się do żadnych ograniczeń i nie ma ceny. Nie można jej sprzedać, wymienić, odrzucić z własnej woli ani stracić przez Ogłuszenie; opuszcza właściciela tylko tak, jak mówi jej tekst, albo jako zdobycz (2E-GAP-060). Dlaczego: w przykładzie Wyzwania kartę zatrzymuje się tylko dla późniejszego efektu, a każda zatrzymana nagroda ma być bezpieczna.
    .check = Dane: zatrzymane trofeum, 2 Bronie, 1 Pancerz i 2 Sprzymierzeńców. Gdy sprawdza się ograniczenia, to żadne nie jest przekroczone; gdy gracz chce odrzucić trofeum, to gra odmawia.

rule-2E-GAP-080 = Spotkania zatrzymane jako Przedmioty lub Sprzymierzeńcy
    .text = Kartę Spotkania, która stała się Przedmiotem lub Sprzymierzeńcem, chroni się tak samo, jak 2E-COMBAT-029 chroni kartę Wyzwania. Dlaczego: ona również nie ma ceny ani miejsca w talii Handlu.
    .check = Dane: Sprzymierzeniec ze Spotkania i Przedmiot o cenie 4. Gdy bohater zostanie ogłuszony, to traci Przedmiot, a Sprzymierzeniec zostaje.

rule-2E-GAP-081 = Zatrzymane karty zaczynają bez żetonów
    .text = Z zatrzymywanej karty Przygody zdejmuje się wszystkie żetony; Wyzwanie, które staje się Sprzymierzeńcem, dołącza bez ran. Dlaczego: pokonane Wyzwanie ma tyle ran, ile Życia, i inaczej od razu by zginęło.
    .check = Dane: Wyzwanie z Życiem 3, pokonane 3 ranami i zatrzymane jako Sprzymierzeniec. Gdy dołącza, to ma 0 ran.

rule-2E-GAP-082 = Karty Przygód zabite jako Sprzymierzeńcy
    .text = Karta Przygody służąca jako Sprzymierzeniec może zostać zabita jak każdy Sprzymierzeniec; odrzuca się ją wtedy jako kartę Przygody (2E-GAP-022) i nigdy nie trafia pod talię Handlu. Dlaczego: ochrona obejmuje sprzedaż, wybór, los i Ogłuszenie, lecz nie śmierć, a karta nie jest kartą Handlu.
    .check = Dane: Sprzymierzeniec z zielonego Wyzwania w grze bez Szlaku Zagłady. Gdy zostanie zabity, to jest na spodzie zielonej talii, a talia Handlu się nie zmienia.

rule-2E-GAP-083 = Odmowa przyjęcia karty
    .text = Nagrody lub propozycji, która uczyniłaby kartę Przedmiotem lub Sprzymierzeńcem, można nie przyjąć, a trzeba tak zrobić, jeśli nie ma jak zrobić na nią miejsca; kartę odrzuca się wtedy jak zwykle. Dlaczego: 001 pozwala odmówić przyjęcia Sprzymierzeńca, a chronione karty mogą zająć limit na dobre.
    .check = Dane: dwaj chronieni Sprzymierzeńcy. Gdy Wyzwanie może stać się Sprzymierzeńcem, to nie można go przyjąć i trafia pod swoją talię.

rule-2E-GAP-084 = Żołd chronionych Sprzymierzeńców
    .text = W wariancie Limit Sprzymierzeńców żołd Sprzymierzeńców będących kartami Przygód płaci się przed innymi, na ile starcza złota; jeśli go brakuje, zostają mimo braku zapłaty. Dlaczego: takich kart nie można odprawić (2E-COMBAT-029), a wariant tego nie zmienia.
    .check = Dane: 1 chroniony i 1 wynajęty Sprzymierzeniec oraz 1 sztuka złota. Gdy zaczyna się faza Handlu, to złoto dostaje chroniony, a wynajętego się odrzuca; przy 0 złota chroniony i tak zostaje.

## Rozstrzygnięcia: handel i doświadczenie, ciąg dalszy

rule-2E-GAP-085 = Przebieg rozmów handlowych
    .text = Handel z innym bohaterem to ciąg ofert, z których każda mówi, co dają obie strony; druga strona przyjmuje ofertę, odmawia albo odpowiada własną. Każda przyjęta oferta jest wykonywana od razu. Każda ze stron może w dowolnej chwili zerwać rozmowy, a kończą się one także po dziesięciu ofertach (liczbę można zmienić przy stole). Dlaczego: źródła nie narzucają formy, a wymiana ofert musi mieć koniec.
    .check = Dane: dziesięć ofert bez porozumienia. Gdy dziesiąta zostanie odrzucona, to rozmowy się kończą, a tura toczy się dalej.

rule-2E-GAP-086 = Co obejmuje porozumienie
    .text = Wiążąca jest uzgodniona wymiana złota, Przedmiotów i Sprzymierzeńców, dokonywana na miejscu; jedna ze stron może nie dawać nic. Obietnic na późniejsze tury się nie zapisuje i nikogo nie wiążą. Dlaczego: wymieniono tylko te dobra, a gra nie może wymusić zamiarów.
    .check = Dane: B daje A 2 sztuki złota za nic i obaj potwierdzają. Gdy się to wykona, to A ma 2 sztuki złota więcej; gdy A obiecał nie atakować B, a w późniejszej turze go atakuje, to wolno.

rule-2E-GAP-087 = Żetony na wymienianych kartach
    .text = Karta, która podczas handlu zmienia właściciela, zachowuje leżące na niej żetony. Dlaczego: tak jak Sprzymierzeniec wzięty jako zdobycz.
    .check = Dane: Sprzymierzeniec z 1 raną. Gdy zostanie przekazany B, to w jego drużynie ma 1 ranę.

rule-2E-GAP-088 = Którymi znacznikami się płaci
    .text = Gracz wybiera, które znaczniki Przygód oddaje za żeton Doświadczenia, ale żadnych, których cena nie wymaga; może też użyć punktów zapisanych według 2E-XP-006. Resztę wydaje się ze stosu w możliwie najmniejszej liczbie znaczników, a to, czego stos nie może wydać, się zapisuje. Poza tym znaczników ze stosem się nie wymienia. Dlaczego: rozmienia się tylko przy wydawaniu, a swobodna wymiana pozwalałaby graczom wpływać na to, co można odnowić.
    .check = Dane: cena 4 i znaczniki o wartości 3, 2 i 1. Gdy gracz odda 3 i 2, to wraca 1 punkt; gdy chce oddać wszystkie trzy, to gra odmawia.

rule-2E-GAP-089 = Reszta za zagrożenie
    .text = Jeśli ze stosu nie da się złożyć dokładnej wartości Wyzwania, które było zagrożeniem, zwycięzca może wziąć znaczniki o wyższej wartości i oddać różnicę własnymi; jeśli i to się nie uda, obowiązuje 2E-HAZARD-017. Niczego się nie zapisuje. Dlaczego: wolno rozmieniać w razie potrzeby, a źródła ograniczają zdobycz do tego, co jest na stosie.
    .check = Dane: niebieskie zagrożenie warte 3, na stosie jeden czerwony znacznik wart 4, zwycięzca ma zielony wart 1. Gdy się rozmieni, to zwycięzca ma czerwony, a stos zielony.

## Rozstrzygnięcia: zdolności i zakończenia, ciąg dalszy

rule-2E-GAP-090 = Zdolności bez kosztu
    .text = Zdolność, która nic nie kosztuje i której nie ogranicza jej tekst, działa raz przy każdej okazji, która na nią pozwala: przy jednym rzucie, jednej zadawanej ranie, jednym kroku. Dlaczego: 2E-EFFECT-010 pozwala powtarzać zdolności, a darmową można by powtarzać bez końca.
    .check = Dane: darmowa zdolność, która dodaje 1 do rzutu walki. Gdy użyto jej przy rzucie, to przy tym rzucie nie można jej użyć znowu, a przy następnym tak.

rule-2E-GAP-091 = Raz na turę
    .text = „Raz na turę” znaczy: raz w każdej turze, czyjakolwiek by była; w Ostatecznym Starciu cała bitwa gracza jest jedną turą, z wyjątkiem zdolności końca tury (2E-END-011). Dlaczego: słowa te nie wskazują konkretnej tury, a źródła nazywają bitwę turą.
    .check = Dane: zdolność „raz na turę” użyta we własnej turze. Gdy bohatera zaatakowano w turze następnego gracza, to można jej znów użyć.

rule-2E-GAP-092 = Premie do testów ucieczki
    .text = Test ucieczki nie jest ani rzutem walki, ani testem umiejętności: po obu stronach liczy się tylko Percepcja, ze wszystkim, co ją zmienia, oraz karty, które mówią o ucieczce. Dlaczego: rzuty walki to rzuty faz walki dystansowej, wręcz i magicznej.
    .check = Dane: Przedmiot z +2 do rzutów walki dystansowej i Przedmiot z +1 do Percepcji. Gdy rzuca się na ucieczkę, to dodaje się tylko +1.

rule-2E-GAP-093 = Rzut obrońcy w pojedynku
    .text = Rzut ustalający liczbę docelową jest rzutem walki, ale nie atakiem: można przy nim użyć premii do rzutów walki i efektów oznaczonych tą fazą, a nie można użyć premii do rzutów ataku ani efektów wymagających udanego ataku. Dlaczego: w przykładzie w 000 dodaje się do niego premię ze sztyletu, a jednak obrońca ani nie atakuje, ani nie wybiera.
    .check = Dane: obrońca z +2 do rzutów walki wręcz i +1 do rzutów ataku. Gdy w fazie walki wręcz wyrzuci 9 z Siłą 3, to liczba docelowa wynosi 14; Przedmiotu, który dodaje rany do udanego ataku magicznego, obrońca nie może użyć, gdy napastnikowi nie uda się faza walki magicznej.

rule-2E-GAP-094 = Walki bez końca
    .text = Walkę nierozstrzygniętą po 100 rundach przerywa się. Tam, gdzie można uciec, liczy się to jako udana ucieczka; kartę zagrożenia odrzuca się i tura się kończy; w Ostatecznym Starciu gracz zostaje wyeliminowany; walka pomiędzy bohaterami nie ma zwycięzcy i tura się kończy. Dlaczego: strona, która nie może trafić lub nie atakuje, mogłaby inaczej walczyć bez końca.
    .check = Dane: Wyzwanie bez obrażeń i bohater, który broni się w każdej fazie. Gdy kończy się 100. runda, to Wyzwanie leży na polu nierozstrzygniętych Wyzwań, a tura się kończy.

rule-2E-GAP-095 = Gry bez końca
    .text = Grę można zakończyć bez zwycięzcy, jeśli zgodzą się wszyscy gracze; samotny gracz, który to robi, przegrywa. Stół może ustalić limit tur: gdy zostanie osiągnięty, rozstrzyga 2E-END-019 (a w grze samotnej 2E-GAP-071). Domyślnie limitu nie ma. Dlaczego: bez Szlaku Zagłady nic nie wymusza końca, a czerwone znaczniki niekoniecznie wrócą.
    .check = Dane: stół z limitem 200 tur, bez Szlaku Zagłady, gracze z 2 i 1 czerwoną kartą Wyzwania. Gdy kończy się tura 200, to wygrywa pierwszy z nich.

rule-2E-GAP-096 = Czerwone karty poza czerwoną talią
    .text = Gdy czerwoną talię przygotowuje się do Ostatecznego Starcia, wracają do niej także czerwone Wyzwania z czerwonego stosu kart odrzuconych i ze Szlaku Zagłady; poza nią zostają tylko karty graczy. Dlaczego: w grze podstawowej leżałyby pod talią, a Margatha nie może zabraknąć w ostatniej bitwie.
    .check = Dane: Margath na czerwonym stosie kart odrzuconych i czerwone Wyzwanie na Szlaku Zagłady. Gdy zaczyna się Ostateczne Starcie, to oba są w czerwonej talii.

rule-2E-GAP-097 = Margath i Władcy Smoków jako zagrożenia
    .text = Przy Szlaku Zagłady zagrożenie może być czerwone. Zabicie Wielkiego Władcy Margatha także wtedy daje zwycięstwo; Władca Smoków pokonany jako zagrożenie daje doświadczenie, ale nie Run, a jego kartę się odrzuca. Dlaczego: zabicie Margatha jest celem gry, a nie nagrodą, natomiast Run nią jest.
    .check = Dane: czerwone zagrożenie. Gdy dobierze się i pokona Margatha, to gracz wygrywa; gdy dobierze się i pokona Władcę Smoków, to jego karta trafia na Szlak Zagłady, a Runów gracza nie przybywa.

rule-2E-GAP-098 = Spotkania jako zagrożenia
    .text = Spotkanie, które jest zagrożeniem, rozpatruje się zgodnie z kartą: testy mają swoje skutki, a zadanie można zatrzymać. Inna jest tylko walka: bez „Przed walką”, bez ucieczki i bez nagrody za zwycięstwo. Można do niego aktywować jedną kartę (2E-GAP-039). Dlaczego: wyjątek każe rozpatrywać Spotkania normalnie, a pozostałe wyjątki dotyczą walk.
    .check = Dane: Spotkanie jako zagrożenie z testem za 2 sztuki złota. Gdy test się uda, to zdobywa się 2 sztuki złota i tura się kończy; gdy w takim Spotkaniu pokona się przeciwnika wartego 2 sztuki złota, to złota się nie zdobywa.
rule-2E-GAP-099 = Karty, które dotykają rywala
    .text = Gdy karta mówi o wybranym rywalu, ten, kto wykonuje jej tekst, wybiera dowolnego innego bohatera, gdziekolwiek on jest; rywala bez złota nie da się okraść, a temu, kto nie może zapłacić, nic się nie proponuje. Rany można anulować jedną kartą. W zawodach rywal rzuca pierwszy, a jego wynik jest liczbą do osiągnięcia, jak w pojedynku (2E-DUEL-007); premia do testów umiejętności może go podnieść. W grze w pojedynkę nikt nie zostaje okradziony ani przeklęty, układ nie dochodzi do skutku, a w zawodach liczbę wyznaczają same kości. Dlaczego: zasady nie znają odległości dla tego, co mówią karty, a pojedynek pokazuje, jak bohaterowie mierzą się ze sobą.
    .check = Dane: rywale z 3 sztukami złota i bez złota. Gdy karta zabiera rywalowi do 5 sztuk złota, to wybrać można tylko pierwszego i traci on 3; w zawodach w Percepcji z rywalem, który ma Percepcję 2 i wyrzuca 9, wystarczy osiągnąć 11.
rule-2E-GAP-100 = Otwarte zadania
    .text = Zadanie, które może wypełnić każdy bohater, zostaje u tego, kto je zatrzymał; wypełnia je ten, kto pierwszy zakończy ruch tam, gdzie wskazuje karta: dostaje nagrodę, a kartę się odrzuca. Dlaczego: wyścig ma jedną nagrodę.
    .check = Dane: bohater z otwartym zadaniem dla Kuźni. Gdy do Kuźni dotrze inny bohater, to on dostaje nagrodę, a kartę się odrzuca.
rule-2E-GAP-101 = Wolniejszy tor Zagłady
    .text = Opcjonalna zasada domowa dla stołów, które chcą, by Ostateczne Starcie dało się wygrać: żeton Zagłady pojawia się po dwa razy większej liczbie kart, niż podano w instrukcji (4 przy jednym graczu, 8 przy dwóch, 12 przy trzech, 16 przy czterech i więcej). Za ostatnim miastem karty idą po torze drugi raz. Reszta się nie zmienia. Dlaczego: przy liczbach z instrukcji bohaterowie stają do Ostatecznego Starcia na poziomie od 2 do 6, a wtedy mało kto pokona czerwone Wyzwanie.
    .check = Dane: dwóch graczy i wolniejsza Zagłada. Gdy odrzucono 8 kart Przygód, to pojawia się pierwszy żeton Zagłady.
