### Runebound, trzecia edycja: słowa katalogu zasad.
### Wiadomość: tytuł. Atrybuty: text (zasada), check (jak dowodzi jej test), differs (gdzie źródła się różnią
### i które odczytanie obowiązuje). Każda wartość w jednym wierszu; trzy cyfry oznaczają wydanie, zob. content/rules/third.toml.

## GOLDEN – podstawowe zasady i znaczenie ważnych słów

rule-3E-GOLDEN-001 = Kompletna Księga Zasad ma ostatnie słowo
    .text = Gdy Kompletna Księga Zasad i Zasady wprowadzające są ze sobą sprzeczne, obowiązuje Kompletna Księga Zasad. To ona rozstrzyga ostatecznie.
    .check = Dane: zdanie z Zasad wprowadzających sprzeczne z Kompletną Księgą Zasad. Gdy trzeba wybrać, to działa wersja Księgi, a druga zostaje tylko zanotowana.

rule-3E-GOLDEN-002 = Tekst elementu gry ponad Księgą
    .text = Gdy tekst na elemencie gry przeczy Kompletnej Księdze Zasad, obowiązuje tekst na elemencie.
    .check = Dane: karta, która pozwala poszukiwać przygód za 1 akcję. Gdy bohater robi to dzięki niej, to płaci 1 akcję zamiast 2.

rule-3E-GOLDEN-003 = Karta i zasada razem, jeśli się da
    .text = Karta zastępuje tylko tę część zasady, której naprawdę przeczy. Jeśli można zachować zgodność i z kartą, i z zasadą, trzeba tak zrobić.
    .check = Dane: karta z +2 kośćmi przy ruchu i szybkość 3. Gdy bohater porusza się z rzutem, to rzuca 5 kośćmi, a wszystkie inne zasady ruchu (jedna kość, jeden heks) obowiązują.

rule-3E-GOLDEN-004 = „Nie można” jest ostateczne
    .text = Efekt karty ze słowami „nie można” (w dowolnej odmianie) jest ostateczny: nie omija go żadna inna zasada ani zdolność.
    .check = Dane: 3 obrażenia, których nie można zablokować, bohater z 3 tarczami i zdolnością blokującą 3. Gdy się je rozpatruje, to kładzie się 3 żetony obrażeń.

rule-3E-GOLDEN-005 = „Można” oznacza wybór
    .text = Efekt ze słowem „można” (w dowolnej odmianie) jest opcjonalny dla gracza, któremu się go proponuje; efekt bez tego słowa jest obowiązkowy.
    .check = Dane: zdolność „możesz wyleczyć 1”. Gdy się ją proponuje, to można odmówić; przy „wylecz 1” nie można.

rule-3E-GOLDEN-006 = Zdolności wzmocnień są zawsze opcjonalne
    .text = Żaden gracz nie musi aktywować zdolności wzmocnienia, bez względu na jej brzmienie.
    .check = Dane: wróg z 2 wzmocnieniami i zdolnością za 2. Gdy działa kontrolujący, to może spasować.

rule-3E-GOLDEN-007 = Cudzych elementów się nie rusza
    .text = Gracz nie może oddziaływać na wyprawy, pogłoski, karty umiejętności, karty zasobów, kartę bohatera, żetony ani trofea innego gracza, chyba że jakaś zdolność wyraźnie na to pozwala.
    .check = Dane: bohater A i efekt „odrzuć 1 trofeum”. Gdy się go rozpatruje, to wchodzą w grę tylko trofea A.

rule-3E-GOLDEN-008 = Często pomijane zasady
    .text = Podręcznik wymienia pięć haseł, które łatwo przeoczyć: ograniczenie liczby elementów gry, raz na turę, uczciwa gra, litera X i zdolności jednoczesne. Ekran pomocy powinien do nich odsyłać.
    .check = Dane: spis pomocy. Gdy się go otworzy, to są w nim hasła zasad LIMIT, ONCE, FAIR, X i SIMUL.

## SETUP – dziesięć kroków przygotowania, po kolei

rule-3E-SETUP-001 = Krok 1a: plansza
    .text = Połóżcie planszę na środku obszaru gry.
    .check = Dane: nowa gra. Gdy wykonano krok 1, to jest jedna plansza i nie wykonano żadnego dalszego kroku.

rule-3E-SETUP-002 = Krok 1b: miejsca przy stole
    .text = Gracze siadają wokół planszy w dowolnej kolejności; od tego, jak usiądą, zależy porządek tury, zgodny z ruchem wskazówek zegara, i to, kto siedzi po czyjej prawej.
    .check = Dane: miejsca A, B, C zgodnie z ruchem wskazówek zegara. Gdy pierwszy jest B, to porządek tury to B, C, A.

rule-3E-SETUP-003 = Krok 1c: klejnoty przygód
    .text = Na każdym heksie z symbolem klejnotu połóżcie jeden odkryty klejnot przygody tego samego rodzaju.
    .check = Dane: plansza z 9 symbolami klejnotów każdego z 3 rodzajów. Gdy wykonano krok 1, to leży 27 klejnotów, wszystkie odkryte i właściwego rodzaju.

rule-3E-SETUP-004 = Krok 2: pula żetonów
    .text = Wszystkie pozostałe żetony podzielcie według typu; razem tworzą pulę żetonów.
    .check = Dane: przygotowanie. Gdy wykonano krok 2, to każdy żeton, którego nie ma na planszy, jest w puli.

rule-3E-SETUP-005 = Krok 3a: jeden scenariusz
    .text = Gracze wspólnie wybierają dokładnie jeden scenariusz na tę grę.
    .check = Dane: dwa scenariusze do wyboru. Gdy wszyscy wskażą ten sam, to używa się jego i tylko jego.

rule-3E-SETUP-006 = Krok 3b: scenariusz losowy
    .text = Jeśli gracze nie mogą się zgodzić, scenariusz wybiera się losowo.
    .check = Dane: podzielone głosy i ziarno 7. Gdy przygotowanie przebiegnie dwa razy z ziarnem 7, to oba razy wypadnie ten sam scenariusz, a każdy ma równe szanse.

rule-3E-SETUP-007 = Krok 3c: talia fabuły
    .text = Dziesięć kart fabuły wybranego scenariusza (poznaje się je po ilustracji złoczyńcy) potasujcie w talię fabuły; karty fabuły pozostałych scenariuszy odłóżcie do pudełka.
    .check = Dane: wybrano scenariusz M. Gdy wykonano krok 3, to talia fabuły ma 10 potasowanych kart, wszystkie z M.

rule-3E-SETUP-008 = Krok 3d: głośne czytanie karty scenariusza
    .text = Przed grą czyta się wszystkim graczom na głos obie strony karty scenariusza.
    .check = Dane: przygotowanie. Gdy wykonano krok 3, to każdy gracz widzi obie strony karty scenariusza.

rule-3E-SETUP-009 = Krok 4a: trzy podstawowe talie przygód
    .text = 60 kart przygód, które nie należą do żadnego scenariusza, rozdzielcie według rewersów na trzy talie po 20 kart: walk, przeszukiwania i spotkań.
    .check = Dane: 60 podstawowych kart przygód. Gdy rozdzieli się je według rewersów, to powstają trzy talie po 20.

rule-3E-SETUP-010 = Krok 4b: karty przygód scenariusza
    .text = Do każdej z trzech talii wtasujcie dziesięć kart przygód o tym samym rewersie z ilustracją wybranego złoczyńcy w prawym dolnym rogu; karty przygód drugiego scenariusza odłóżcie do pudełka. Każda talia liczy wtedy 30 kart.
    .check = Dane: scenariusz M. Gdy wykonano krok 4, to każda talia przygód ma 30 kart, z których 10 należy do M, a żadna do innego scenariusza.

rule-3E-SETUP-011 = Krok 5a: losowy pierwszy gracz
    .text = Zanim gracze wybiorą bohaterów, wylosujcie pierwszego gracza.
    .check = Dane: 4 graczy i wiele ziaren. Gdy losuje się pierwszego gracza, to każde miejsce wypada w około 25 procentach gier.

rule-3E-SETUP-012 = Krok 5b: wybór bohaterów w porządku tury
    .text = Zaczynając od pierwszego gracza, w porządku tury, każdy wybiera bohatera spośród jeszcze wolnych.
    .check = Dane: porządek B, C, A, a B wziął Corbina. Gdy wybiera C, to Corbina nie ma do wyboru.

rule-3E-SETUP-013 = Krok 5c: karta bohatera stroną przygotowania do góry
    .text = Karta bohatera jest dwustronna i zaczyna grę z widoczną stroną ze zdolnością przygotowania.
    .check = Dane: wybrany bohater. Gdy wykonano krok 5, to widoczna jest strona przygotowania, a zdolności drugiej strony są niedostępne.

rule-3E-SETUP-014 = Krok 5d: początkowe złoto
    .text = Każdy gracz bierze z puli żetonów tyle złota, ile wynosi początkowe złoto jego bohatera.
    .check = Dane: bohater z początkowym złotem 2. Gdy wykonano krok 5, to jego gracz ma 2 szt. złota.

rule-3E-SETUP-015 = Krok 5e: początkowe żetony walki
    .text = Każdy gracz bierze z puli żetony walki swojego bohatera.
    .check = Dane: bohater z 3 początkowymi żetonami walki. Gdy wykonano krok 5, to gracz ma dokładnie te 3.

rule-3E-SETUP-016 = Krok 6: początkowe umiejętności
    .text = Potasujcie talię umiejętności. W porządku tury, zaczynając od pierwszego gracza, każdy dobiera tyle kart umiejętności, ile wynosi maksymalna wielkość ręki jego bohatera.
    .check = Dane: wielkości ręki 4 i 3 oraz talia 60 kart. Gdy wykonano krok 6, to na rękach są 4 i 3 karty, a w talii 53.

rule-3E-SETUP-017 = Krok 7: ustawienie bohaterów
    .text = W porządku tury każdy gracz stawia figurkę bohatera w świątyni, twierdzy lub miasteczku, zależnie od tego, co podaje karta bohatera; heks tego rodzaju wybiera dowolnie.
    .check = Dane: karta bohatera mówi „świątynia”, a na planszy jest 5 świątyń. Gdy się go ustawia, to dozwolone jest dokładnie te 5 heksów.
    .differs = Zdanie można czytać tak: (a) dowolny z trzech rodzajów miejsc albo (b) rodzaj podany na karcie bohatera, z wyborem heksu. Przyjęto (b): uwaga w nawiasie odsyła do karty bohatera.

rule-3E-SETUP-018 = Krok 8a: zdolności przygotowania
    .text = W porządku tury każdy gracz rozpatruje zdolność przygotowania ze swojej karty bohatera.
    .check = Dane: porządek B, C, A. Gdy wykonuje się krok 8, to trzy zdolności przygotowania rozpatruje się w kolejności B, C, A.

rule-3E-SETUP-019 = Krok 8b: odwrócenie kart bohaterów
    .text = Po rozpatrzeniu zdolności przygotowania każdy odwraca kartę bohatera na drugą stronę; tej strony używa się do końca gry.
    .check = Dane: wykonano krok 8. Gdy wymieni się zdolności, to są tylko te z drugiej strony karty.

rule-3E-SETUP-020 = Laurel: bez Znajomości terenu podczas przygotowania
    .text = Laurel z Krwawej Puszczy nie może użyć zdolności Znajomość terenu podczas przygotowania gry.
    .check = Dane: Laurel rozpatruje zdolność przygotowania. Gdy rzuca kośćmi, to Znajomość terenu jest niedostępna.

rule-3E-SETUP-021 = Laurel: może się zmobilizować przy rzucie przygotowania
    .text = Laurel może się zmobilizować, aby ponownie rzucić kośćmi terenu rzuconymi w ramach zdolności przygotowania; używa do tego kart umiejętności dobranych w kroku 6.
    .check = Dane: Laurel z 4 kartami umiejętności rzuca w ramach przygotowania. Gdy raz się zmobilizuje, to rzuca ponownie jedną kością, a na ręce ma 3 karty.

rule-3E-SETUP-022 = Krok 9: zapełnienie targowisk
    .text = Potasujcie talię zasobów i na każdym z czterech targowisk z boku planszy połóżcie po trzy odkryte karty zasobów.
    .check = Dane: potasowana talia 60 zasobów. Gdy wykonano krok 9, to na 4 targowiskach są po 3 karty, a w talii 48.

rule-3E-SETUP-023 = Krok 10: żeton czasu
    .text = Połóżcie żeton czasu na pierwszym polu toru czasu. Można zaczynać.
    .check = Dane: wykonano krok 10. Gdy odczyta się stan, to żeton stoi na polu 1 stroną Aktu 1 i nic z tego pola nie zadziałało.
    .differs = Krok nie mówi, którą stroną do góry; Akt 1 wynika z zasad o aktach. Położenie żetonu nie jest przesunięciem, więc symbole pola 1 podczas przygotowania nie działają.

## ROUND, TURN, FIRST – porządek gry

rule-3E-ROUND-001 = Gra to ciąg rund
    .text = Gra toczy się w rundach, jedna po drugiej, aż się skończy.
    .check = Dane: skończyła się 1. runda i nikt nie wygrał. Gdy gra toczy się dalej, to zaczyna się 2. runda.

rule-3E-ROUND-002 = Jedna tura gracza na rundę
    .text = W każdej rundzie każdy gracz rozgrywa dokładnie jedną turę: najpierw pierwszy gracz, potem kolejni zgodnie z ruchem wskazówek zegara.
    .check = Dane: pierwszy gracz A spośród A, B, C. Gdy rozgrywa się rundę, to tury mają A, B, C, każdy jedną.

rule-3E-ROUND-003 = Żeton czasu przesuwa się między rundami
    .text = Po zakończeniu rundy, zanim pierwszy gracz zacznie następną turę, przesuwa on żeton czasu o jedno pole.
    .check = Dane: żeton na polu 4. Gdy kończy się ostatnia tura rundy, to przed następną turą żeton stoi na polu 5.

rule-3E-FIRST-001 = Rzut na pierwszego gracza
    .text = Proponowany sposób wyboru pierwszego gracza: każdy rzuca wszystkimi pięcioma kośćmi terenu, a pierwszym graczem zostaje ten, kto ma najwięcej dzikich symboli.
    .check = Dane: dzikie symbole 1, 3, 0. Gdy się je porówna, to pierwszym graczem jest drugi z nich.

rule-3E-FIRST-002 = Pierwszy gracz się nie zmienia
    .text = Pierwszego gracza ustala się na początku gry i nie zmienia się on co rundę; rola przechodzi dalej tylko po wyeliminowaniu.
    .check = Dane: A jest pierwszy w 1. rundzie. Gdy zaczyna się 5. runda, a A jest nadal w grze, to pierwszą turę ma A.

rule-3E-TURN-001 = Aktywny gracz
    .text = Aktywny gracz to ten, którego tura właśnie trwa.
    .check = Dane: tura B. Gdy się spyta, to aktywnym graczem jest B i nikt inny.

rule-3E-TURN-002 = Porządek tury
    .text = Wszystko, co robi się w porządku tury, zaczyna pierwszy gracz, a potem kolejni zgodnie z ruchem wskazówek zegara.
    .check = Dane: pierwszy gracz B przy miejscach A, B, C. Gdy efekt fabuły pyta wszystkich w porządku tury, to kolejność jest B, C, A, nawet w turze A.

rule-3E-TURN-003 = Koniec tury
    .text = Gdy gracz wyda wszystkie trzy akcje i skończy uczyć się umiejętności i używać zdolności, turę zaczyna następny gracz.
    .check = Dane: 0 akcji. Gdy gracz ogłosi koniec, to aktywny jest następny gracz; dopóki chce się jeszcze uczyć umiejętności, to tura trwa.

## ACT, TIME, GEM – akty, tor czasu i klejnoty przygód

rule-3E-ACT-001 = Dwa akty
    .text = Gra ma dwa akty; cyfra na widocznej stronie żetonu czasu mówi, który z nich trwa.
    .check = Dane: żeton pokazuje 1. Gdy się spyta, to trwa Akt 1.

rule-3E-ACT-002 = Kiedy kończy się akt
    .text = Akt kończy się, gdy żeton czasu dotarł na ostatnie pole toru i wszyscy gracze rozegrali swoje tury tej rundy.
    .check = Dane: tor o 12 polach i żeton, który dotarł na pole 12. Gdy kończy się ostatnia tura tej rundy, to kończy się akt, nie wcześniej.

rule-3E-ACT-003 = Z Aktu 1 do Aktu 2
    .text = Po Akcie 1 następne przesunięcie stawia żeton czasu na pierwszym polu toru i odwraca go na stronę Aktu 2.
    .check = Dane: żeton na ostatnim polu, strona 1. Gdy runda się kończy, to jest na polu 1, strona 2.

rule-3E-ACT-004 = Nie ma Aktu 3
    .text = Trzeciego aktu nie ma nigdy. Gdy żeton czasu dotrze na koniec toru po raz drugi, karta scenariusza mówi, co się dzieje.
    .check = Dane: żeton na ostatnim polu, strona 2. Gdy runda się kończy, to akt pozostaje 2 i wykonuje się polecenie scenariusza na koniec toru.
    .differs = Tekst łączy polecenie scenariusza z dotarciem na koniec toru, a akt kończy się dopiero po turach tej rundy. Przyjęto: polecenie scenariusza wykonuje się na końcu rundy, w której żeton stoi na ostatnim polu w Akcie 2 (na domyślnym torze to runda 24), a jeśli scenariusz tak mówi, także na końcu każdej następnej. O dwóch scenariuszach podstawowych zob. 3E-SCEN-008 i 3E-SCEN-011.

rule-3E-TIME-001 = Po co jest tor i żeton
    .text = Żeton czasu na torze czasu pokazuje, ile rund minęło.
    .check = Dane: 5 pełnych rund od pola 1. Gdy się odczyta, to żeton jest na polu 6.

rule-3E-TIME-002 = Na końcu Aktu 2 żeton stoi
    .text = Żetonu czasu, który pokazuje Akt 2 i stoi na ostatnim polu, już się nie przesuwa; zostaje tam do końca gry.
    .check = Dane: ostatnie pole, strona 2. Gdy miną jeszcze trzy rundy, to żeton jest nadal na ostatnim polu, strona 2.

rule-3E-TIME-003 = Pole fabuły
    .text = Gdy żeton czasu przesunie się na pole z symbolem fabuły, dobiera się i rozpatruje wierzchnią kartę talii fabuły.
    .check = Dane: domyślny tor (pola fabuły 2, 5, 8, 11) i 10 kart fabuły. Gdy żeton przejdzie z pola 1 na pole 2, to rozpatruje się 1 kartę fabuły i zostaje 9.

rule-3E-TIME-004 = Pole odświeżenia klejnotów
    .text = Gdy żeton czasu przesunie się na pole odświeżenia klejnotów, odkrywa się wszystkie klejnoty przygód na heksach bez bohatera.
    .check = Dane: 4 zakryte klejnoty, jeden pod bohaterem. Gdy żeton wejdzie na pole odświeżenia, to 3 są odkryte, a ten pod bohaterem zakryty.

rule-3E-GEM-001 = Strony klejnotu
    .text = Klejnot jest odkryty, gdy widać jego kolorową stronę, a zakryty, gdy widać szarą.
    .check = Dane: klejnot szarą stroną do góry. Gdy się spyta, to jest zakryty.

## ACTION – akcje bohaterów

rule-3E-ACTION-001 = Trzy akcje na turę
    .text = Każdy bohater ma do wydania trzy akcje w swojej turze.
    .check = Dane: początek tury. Gdy policzy się akcje, to są 3.

rule-3E-ACTION-002 = Na co wydaje się akcję
    .text = Akcję można wydać na poszukiwanie przygód, ruch, odpoczynek, zakupy, szkolenie lub inne działanie opisane na karcie.
    .check = Dane: zdrowy bohater w mieście z kartą dóbr o akcji wymiany. Gdy wymieni się możliwości, to są wśród nich ruch, odpoczynek, zakupy, szkolenie i akcja karty.

rule-3E-ACTION-003 = „Akcja” to akcja bohatera
    .text = Zasada lub karta, która mówi o akcji, a nie o akcji walki, ma na myśli akcję bohatera.
    .check = Dane: karta „zdobądź 1 akcję”. Gdy użyje się jej w walce, to nie ma dodatkowej akcji walki.

rule-3E-ACTION-004 = Powtarzanie akcji
    .text = Bohater może w jednej turze wykonać tę samą akcję kilka razy.
    .check = Dane: 3 akcje. Gdy bohater szkoli się trzy razy, to wszystkie są dozwolone.

rule-3E-ACTION-005 = Poszukiwanie przygód kosztuje dwie
    .text = Poszukiwanie przygód kosztuje dwie akcje zamiast jednej.
    .check = Dane: 3 akcje. Gdy bohater poszukuje przygód, to zostaje 1.

rule-3E-ACTION-006 = Symbol akcji na kartach
    .text = Zdolność karty, która kosztuje akcję, poprzedza symbol akcji; jeden symbol to jedna akcja.
    .check = Dane: zdolność z jednym symbolem akcji i 1 akcja. Gdy się jej użyje, to zostaje 0 akcji.

rule-3E-ACTION-007 = Akcja na nic
    .text = Bohater może wydać akcję, aby nic nie zrobić.
    .check = Dane: 2 akcje. Gdy bohater nic nie robi, to zostaje 1 i nic więcej się nie zmienia.

rule-3E-ACTION-008 = Trzeba wydać wszystkie trzy akcje
    .text = W turze trzeba wydać wszystkie trzy akcje; kto nie ma pożytku z akcji, wydaje ją na nic.
    .check = Dane: 1 akcja i bohater ani pokonany, ani wstrzymany. Gdy gracz kończy turę, to akcja liczy się jako wydana na nic (żadna nie przechodzi dalej); pokonanemu z 1 akcją gra odmawia końca tury i zostaje mu tylko odpoczynek.
    .differs = Powiedziane tylko mimochodem (uwaga o akcjach walki mówi o trzech akcjach, które bohater musi wydać). Zachowywanie akcji to zasada rozszerzenia z 002. Nic nie robić nie może bohater pokonany (musi odpoczywać, 3E-DEFEAT-004) ani wstrzymany (następną akcję wydaje na to, by przestać nim być, 3E-DELAY-001): dopóki zostały im akcje, nie mogą zakończyć tury.

## MOVE, RIVER, ROAD – ruch

rule-3E-MOVE-001 = Dwa sposoby ruchu
    .text = Za jedną akcję ruchu bohater albo przechodzi bez rzutu na jeden sąsiadujący heks, albo rzuca kośćmi terenu i porusza się dzięki nim.
    .check = Dane: 1 akcja. Gdy gracz wybierze ruch, to wybiera krok albo rzut.

rule-3E-MOVE-002 = Liczba kości
    .text = Rzucając na ruch, bohater rzuca tyloma kośćmi terenu, ile wynosi jego szybkość.
    .check = Dane: szybkość 4. Gdy rzuca się na ruch, to 4 kośćmi.

rule-3E-MOVE-003 = Kości wydaje się pojedynczo
    .text = Po rzucie bohater wydaje kości jedną po drugiej; każda wydana kość prowadzi na jeden sąsiadujący heks, którego teren zgadza się z symbolem na tej kości.
    .check = Dane: kości równiny/las i równiny/wzgórza, bohater obok lasu graniczącego ze wzgórzami. Gdy pierwszą wyda jako las, a drugą jako wzgórza, to stoi na wzgórzach.

rule-3E-MOVE-004 = Po rzucie nie ma kroku bez kości
    .text = Po rzucie bohater może się w tej akcji poruszać tylko przez wydawanie kości; przejście bez rzutu na sąsiadujący heks nie jest już możliwe.
    .check = Dane: rzut bez użytecznej kości. Gdy wymieni się możliwości, to nie ma wśród nich kroku bez kości.

rule-3E-MOVE-005 = Dowolna liczba kości
    .text = Po rzucie bohater może wydać dowolną liczbę kości, także żadnej.
    .check = Dane: 3 rzucone kości. Gdy bohater kończy po 0 kościach, to akcja się kończy, a on się nie ruszył.

rule-3E-MOVE-006 = Jedna kość, jeden heks
    .text = Kość z kilkoma symbolami i tak przesuwa bohatera tylko o jeden heks: dopasowuje się ją do terenu jednego heksu.
    .check = Dane: jedna kość góra/woda. Gdy wyda się ją na wejście na górę, to nie można użyć jej także na wodę.

rule-3E-MOVE-007 = Bez innej akcji w trakcie
    .text = Kości z akcji ruchu trzeba wydać przed następną akcją; nie można wydać części kości, wykonać innej akcji i wydać reszty.
    .check = Dane: zostały 2 kości, a bohater zaczyna zakupy. Gdy chce dokończyć ruch, to kości już nie ma.

rule-3E-MOVE-008 = Wejście do miasta
    .text = Miasto pasuje do każdego terenu: na heks miasta można wejść, wydając dowolną kość.
    .check = Dane: kość tylko z równinami obok Tamaliru. Gdy się ją wyda, to bohater jest w Tamalirze.
    .differs = Kłóci się to z zasadą, że przez rzekę prowadzi tylko woda lub dziki symbol; zob. 3E-GAP-012.

rule-3E-MOVE-009 = Dwa mosty
    .text = Na planszy są dwa mosty: na heksach Czerwony Most i Bród Zadrica; przez most można przejść, wydając dowolną kość terenu.
    .check = Dane: kość z równinami i rzeka z mostem. Gdy wyda się ją na przejście mostem, to wolno.
    .differs = Gdzie leżą mosty: nasza plansza umieszcza Bród Zadrica na krawędzi (10,6)-(10,7), jedynym połączeniu traktu przez rzekę, co jest pewne, a Czerwony Most na krawędzi (8,1)-(8,2), co jest wywnioskowane.

rule-3E-MOVE-010 = Ruch dzięki zdolności nie wymaga akcji ruchu
    .text = Zdolności, która pozwala się poruszyć (np. umiejętności Chodzenie po wodzie), używa się bez akcji ruchu.
    .check = Dane: 0 akcji i wyuczona zdolność „rusz się o 1 heks”. Gdy spełniony jest jej warunek, to można jej użyć.

rule-3E-RIVER-001 = Rzeki biegną krawędziami heksów i zagradzają drogę
    .text = Rzeki narysowano wzdłuż krawędzi heksów; zagradzają one ruch przez te krawędzie.
    .check = Dane: dwa heksy lasu z rzeką między nimi. Gdy wyda się kość równiny/las, to ruch jest niedozwolony.

rule-3E-RIVER-002 = Przejście przez rzekę z kośćmi
    .text = Poruszając się dzięki kościom, można przejść przez rzekę tylko po wydaniu kości z wodą lub dzikim symbolem.
    .check = Dane: kość góra/woda i rzeka przed równinami. Gdy wyda się ją jako wodę, to bohater przechodzi.

rule-3E-RIVER-003 = Teren za rzeką nie pomaga
    .text = Kości, która pasuje tylko do terenu heksu za rzeką, nie można użyć do jej przekroczenia.
    .check = Dane: kość z równinami i równiny za rzeką. Gdy się spróbuje, to nie wolno.

rule-3E-RIVER-004 = Krok bez rzutu prowadzi przez rzekę
    .text = Bohater, który nie rzuca, lecz przechodzi na jeden sąsiadujący heks, może przejść przez rzekę.
    .check = Dane: krawędź rzeki. Gdy wybierze się krok przez nią, to bohater przechodzi za 1 akcję.

rule-3E-ROAD-001 = Dowolna kość na trakcie
    .text = Bohater na heksie traktu może wydać dowolną kość, aby przejść na sąsiadujący heks tego samego traktu.
    .check = Dane: bohater na heksie traktu i kość góra/woda. Gdy wyda się ją na następny heks tego traktu (równiny), to wolno.

rule-3E-ROAD-002 = Miasta są heksami traktu
    .text = Podczas ruchu heksy miast liczą się jak trakt, więc z miasta można iść wychodzącym z niego traktem za dowolną kość.
    .check = Dane: bohater w Riverwatch, skąd trakt wiedzie przez równiny. Gdy wyda się na nim kość góra/woda, to wolno.

rule-3E-ROAD-003 = Dwa nazwane heksy traktu
    .text = Jak heksy traktu traktuje się także Miasteczko Targowe i Spoczynek Suvara.
    .check = Dane: bohater na heksie traktu obok Spoczynku Suvara na tym samym trakcie. Gdy wyda się dowolną kość, to może tam wejść.

rule-3E-ROAD-004 = Wejście na trakt
    .text = Wchodząc na heks traktu z heksu, który nie leży na tym trakcie, trzeba dopasować kość do terenu heksu; dopiero bohater, który jest na trakcie, idzie nim za dowolną kość.
    .check = Dane: bohater w lesie obok heksu traktu na równinach, tylko z kością las/wzgórza. Gdy spróbuje, to nie wolno; z kością równin wolno.

rule-3E-ROAD-005 = Trakty muszą być bezpośrednio połączone
    .text = Dowolnej kości można użyć tylko między heksami, których trakty łączą się bezpośrednio. Sąsiadujące heksy, których trakty się nie stykają, nie są połączone, tak jak na rozstajach obok Spoczynku Suvara.
    .check = Dane: sąsiadujące heksy traktu P i Q bez traktu przez wspólną krawędź. Gdy wyda się niepasującą kość z P na Q, to nie wolno.

## HEX, CITY, TOWN, SHRINE, STRONGHOLD, WILD – miejsca

rule-3E-HEX-001 = Czym jest heks
    .text = Heks to jedno sześciokątne pole planszy; ma jeden typ terenu.
    .check = Dane: dowolny heks poza miastem. Gdy odczyta się teren, to jest dokładnie jeden.

rule-3E-HEX-002 = Pięć typów terenu
    .text = W zestawie podstawowym jest pięć typów terenu: równiny, wzgórza, woda, las i góra.
    .check = Dane: spis terenów. Gdy się je wymieni, to jest ich dokładnie 5.

rule-3E-HEX-003 = Na heksie zmieści się każdy
    .text = Na jednym heksie może stać dowolna liczba bohaterów.
    .check = Dane: 3 bohaterów na heksie. Gdy wchodzi czwarty, to wolno.

rule-3E-CITY-001 = Cztery miasta
    .text = Miasta to heksy oznaczone sztandarem i ilustracją: Dawnsmoor, Kuźnia, Riverwatch i Tamalir.
    .check = Dane: dane planszy. Gdy wymieni się miasta, to są dokładnie te 4.

rule-3E-CITY-002 = Miasto pasuje do każdego terenu
    .text = Miasto liczy się jak każdy typ terenu, zarówno przy wchodzeniu do niego, jak i dla zdolności, które sprawdzają teren heksu.
    .check = Dane: bohater w mieście i rzut równiny/las, równiny/wzgórza, góra/woda. Gdy policzy się kości pasujące do terenu heksu, to są 3.

rule-3E-CITY-003 = Lyssa w mieście
    .text = Gdy Lyssa walczy na heksie miasta, każda kość terenu rzucona na Podchodzenie zwierzyny zadaje obrażenia, bo każda pasuje do miasta.
    .check = Dane: Lyssa w Tamalirze i rzut równiny, las/wzgórza, góra/woda. Gdy rozpatruje się jej zdolność, to liczą się wszystkie 3 kości.

rule-3E-TOWN-001 = Miasteczka
    .text = Miasteczka to heksy większych osad, oznaczone symbolem miasteczka.
    .check = Dane: heks z symbolem miasteczka. Gdy spyta się o rodzaj, to jest to miasteczko.

rule-3E-TOWN-002 = Miasteczko zachowuje teren
    .text = Heks miasteczka nadal ma jeden z pięciu typów terenu na potrzeby ruchu i przeszukiwania; na przykład Wydrążone Miasto jest górą.
    .check = Dane: Wydrążone Miasto. Gdy wyda się na wejście kość góra/woda, to wolno; kość równin nie.

rule-3E-SHRINE-001 = Świątynie
    .text = Świątynie to heksy świętych miejsc, oznaczone symbolem świątyni.
    .check = Dane: heks z symbolem świątyni. Gdy spyta się o rodzaj, to jest to świątynia.

rule-3E-SHRINE-002 = Świątynia zachowuje teren
    .text = Heks świątyni nadal ma jeden z pięciu typów terenu na potrzeby ruchu i przeszukiwania; na przykład Kuźnia Yrtwrighta jest górą.
    .check = Dane: Kuźnia Yrtwrighta. Gdy spyta się o teren, to jest to góra.

rule-3E-STRONGHOLD-001 = Twierdze
    .text = Twierdze to heksy umocnień i wojskowych przyczółków, oznaczone symbolem twierdzy.
    .check = Dane: heks z symbolem twierdzy. Gdy spyta się o rodzaj, to jest to twierdza.

rule-3E-STRONGHOLD-002 = Twierdza zachowuje teren
    .text = Heks twierdzy nadal ma jeden z pięciu typów terenu na potrzeby ruchu i przeszukiwania; na przykład Rozbity Gród to równiny.
    .check = Dane: Rozbity Gród. Gdy spyta się o teren, to są to równiny.
    .differs = W 003 jest tylko polska nazwa; że Rozbity Gród to heks nazwany na planszy fanowskiej Sundergard, jest wnioskiem, ale teren się zgadza.

rule-3E-WILD-001 = Dzicz
    .text = Dzicz to każdy heks, który nie jest miastem, miasteczkiem, świątynią ani twierdzą; te cztery rodzaje heksów nigdy nie są dziczą.
    .check = Dane: heks traktu bez symbolu miejsca. Gdy się spyta, to jest dziczą; świątynia w lesie nie jest.

## DICE, SPEED – kości terenu

rule-3E-DICE-001 = Do czego służą kości terenu
    .text = Kośćmi terenu rzuca się przy ruchu i przeszukiwaniu oraz zawsze, gdy wymaga tego zasada lub zdolność (odpoczynek w dziczy, ucieczka, niektóre zdolności).
    .check = Dane: ruch, przeszukiwanie, odpoczynek w dziczy lub ucieczka. Gdy się je rozpatruje, to rzuca się kośćmi terenu.

rule-3E-DICE-002 = Sześć symboli
    .text = Na kościach terenu jest sześć różnych symboli: las, wzgórza, góra, równiny, woda i dziki symbol.
    .check = Dane: opis kości. Gdy zbierze się jej symbole, to jest dokładnie tych 6.

rule-3E-DICE-003 = Jeden symbol z każdej kości
    .text = Na niektórych ściankach jest kilka symboli terenu; z każdej rzuconej kości można dopasować tylko jeden.
    .check = Dane: jedna kość las/wzgórza. Gdy wymaganie to las i wzgórza, to sama ta kość go nie spełnia.

rule-3E-DICE-004 = Dziki symbol to każdy teren
    .text = Dziki symbol odpowiada wszystkim symbolom terenu.
    .check = Dane: dziki symbol. Gdy porówna się go z wodą, to pasuje.

rule-3E-DICE-005 = Dziki symbol liczy się zawsze
    .text = Gracz nie może uznać, że dziki symbol nie jest jakimś terenem: jeśli za górę otrzymałby 3 obrażenia, to za dziki symbol też otrzymuje 3 obrażenia.
    .check = Dane: „otrzymaj 3 obrażenia, jeśli wypadnie góra” i dziki symbol. Gdy się to rozpatrzy, to otrzymuje się 3 obrażenia.

rule-3E-SPEED-001 = Szybkość
    .text = Każdy bohater ma szybkość; to liczba kości terenu, którymi rzuca, gdy porusza się z rzutem lub przeszukuje.
    .check = Dane: szybkość 3 na karcie. Gdy rzuca się na ruch, to 3 kośćmi.

rule-3E-SPEED-002 = Premie do szybkości
    .text = Zdolność zapisana jako +X przed symbolem szybkości zwiększa szybkość o X.
    .check = Dane: szybkość 3 i dwie karty +1 szybkości. Gdy się spyta, to szybkość wynosi 5.

## REST, HEAL – odpoczynek i leczenie

rule-3E-REST-001 = Akcja odpoczynku
    .text = Bohater może wydać jedną akcję na odpoczynek.
    .check = Dane: 3 akcje. Gdy bohater odpoczywa, to zostają 2.

rule-3E-REST-002 = Pełne wyleczenie
    .text = Bohater, który odpoczywa w mieście, miasteczku, świątyni lub twierdzy, leczy wszystkie obrażenia.
    .check = Dane: 8 obrażeń w miasteczku. Gdy bohater odpoczywa, to ma 0 obrażeń.

rule-3E-REST-003 = Odpoczynek w dziczy
    .text = Bohater, który odpoczywa w dziczy, rzuca pięcioma kośćmi terenu i leczy 1 obrażenie za każdą kość z symbolem pasującym do terenu jego heksu.
    .check = Dane: 4 obrażenia na heksie lasu i rzut równiny/las, las/wzgórza, równiny, dziki, góra/woda. Gdy bohater odpoczywa, to leczy 3 i zostaje 1.

rule-3E-REST-004 = Odpoczynek może nic nie dać
    .text = W dziczy może się zdarzyć, że nic nie pasuje; wtedy leczy się 0 obrażeń.
    .check = Dane: heks góry i pięć kości równin. Gdy bohater odpoczywa, to leczy 0, a akcja jest wydana.

rule-3E-REST-005 = Pokonany bohater, który nic nie wyleczył
    .text = Pokonany bohater, który podczas odpoczynku wyleczył 0 obrażeń, pozostaje pokonany i także następną akcję musi wydać na odpoczynek.
    .check = Dane: pokonany bohater na górze i pięć kości równin. Gdy wybiera następną akcję, to dozwolony jest tylko odpoczynek.

rule-3E-REST-006 = Na trakcie liczy się teren pod nim
    .text = Na heksie traktu kości muszą pasować do terenu, który leży pod traktem; sam trakt przy odpoczynku nie pasuje do niczego.
    .check = Dane: równiny z traktem i rzut pięć razy góra/woda. Gdy bohater odpoczywa, to leczy 0.

rule-3E-REST-007 = Szybkość nie zmienia liczby kości
    .text = Zdolności zwiększające szybkość nie zmieniają liczby kości przy odpoczynku: zawsze jest ich pięć.
    .check = Dane: szybkość 7. Gdy bohater odpoczywa w dziczy, to rzuca 5 kośćmi.

rule-3E-REST-008 = Wolno odpoczywać bez obrażeń
    .text = Bohater bez obrażeń także może wykonać akcję odpoczynku, choć niczego nie leczy.
    .check = Dane: 0 obrażeń. Gdy bohater wybierze odpoczynek, to wolno: wydaje 1 akcję i leczy 0.

rule-3E-HEAL-001 = Leczenie zdejmuje żetony obrażeń
    .text = Gdy bohater lub wróg się leczy, z jego karty zdejmuje się tyle żetonów obrażeń, ile wyleczył.
    .check = Dane: 5 obrażeń. Gdy wyleczy się 2, to zostają 3.

rule-3E-HEAL-002 = Bez obrażeń nie ma leczenia
    .text = Bohater bez obrażeń nie może się leczyć; efekt, którego warunkiem jest wyleczenie, się nie aktywuje.
    .check = Dane: 0 obrażeń. Gdy efekt leczy 2, to leczy się 0, a zdolności „gdy się leczysz” się nie aktywują.

## TRAIN, HAND – szkolenie i karty na ręce

rule-3E-TRAIN-001 = Akcja szkolenia
    .text = Bohater może wydać jedną akcję na szkolenie: dobiera tyle kart umiejętności, ile wynosi maksymalna wielkość ręki, bez względu na to, ile już ma na ręce.
    .check = Dane: wielkość ręki 4 i 3 karty na ręce. Gdy bohater się szkoli, to dobiera 4 karty (na chwilę ma 7).

rule-3E-TRAIN-002 = Po szkoleniu odrzuca się nadmiar
    .text = Po dobraniu bohater odrzuca karty, aż zostanie mu tyle, ile wynosi maksymalna wielkość ręki.
    .check = Dane: 7 kart i wielkość ręki 4. Gdy szkolenie się kończy, to odrzuca 3 wybrane i zachowuje 4.

rule-3E-TRAIN-003 = Najpierw odrzuć, potem się ucz
    .text = Podczas szkolenia bohater nie może nauczyć się umiejętności, dopóki nie odrzuci nadmiaru kart.
    .check = Dane: 7 kart przy wielkości ręki 4 i dość trofeów. Gdy bohater chce się uczyć przed odrzuceniem, to gra odmawia.

rule-3E-HAND-001 = Maksymalna wielkość ręki
    .text = Karta bohatera podaje, ile kart umiejętności może on mieć najwyżej na ręce.
    .check = Dane: na karcie 3. Gdy na ręce są 3 karty, to wolno; 4 nie.

rule-3E-HAND-002 = Nadmiar odrzuca się zawsze
    .text = Gdy bohater w jakiejkolwiek chwili gry ma na ręce więcej kart umiejętności, niż wynosi maksymalna wielkość ręki, nadmiar od razu się odrzuca.
    .check = Dane: na ręce 4 z 4 kart i efekt dobierający 2. Gdy się je dobierze, to od razu odrzuca się 2 wybrane.

rule-3E-HAND-003 = Nie odrzuca się kart dobrowolnie
    .text = Bohater nie może odrzucać kart umiejętności z ręki z własnej woli; musi tego wymagać zasada lub koszt.
    .check = Dane: 3 karty na ręce i żaden efekt. Gdy gracz chce jedną odrzucić, to gra odmawia.

## SHOP, MARKET – kupno i sprzedaż

rule-3E-SHOP-001 = Akcja zakupów
    .text = Bohater w mieście może wydać jedną akcję na zakupy na jego targowisku; akcja ma trzy kroki w stałej kolejności: przejrzenie targowiska, sprzedaż, kupno lub odrzucenie.
    .check = Dane: bohater w miasteczku. Gdy chce robić zakupy, to gra odmawia; w Kuźni wolno za 1 akcję, tylko na jej targowisku.

rule-3E-SHOP-002 = Krok 1: przejrzenie targowiska
    .text = Dobierz wierzchnią kartę talii zasobów i dołóż ją odkrytą do tego targowiska, na którym są teraz cztery karty.
    .check = Dane: 3 karty na targowisku. Gdy wykonano krok 1, to są 4.

rule-3E-SHOP-003 = Krok 2: sprzedaż zasobów
    .text = Bohater może sprzedać dowolną liczbę własnych zasobów; każdą sprzedaną kartę odrzuca się i zdobywa za nią złoto równe jej kosztowi.
    .check = Dane: dwa zasoby o koszcie 4 i 3 oraz 1 szt. złota. Gdy sprzeda się oba, to jest 8 szt. złota, a obie karty leżą na stosie odrzuconych kart zasobów.

rule-3E-SHOP-004 = Sprzedaż tylko podczas zakupów
    .text = Poza akcją zakupów nie można sprzedawać zasobów, chyba że pozwala na to jakaś zdolność.
    .check = Dane: bohater w mieście, który nie zaczął zakupów. Gdy chce coś sprzedać, to gra odmawia.

rule-3E-SHOP-005 = Bez odsprzedaży w tej samej akcji
    .text = Zasobu kupionego w akcji zakupów nie można w tej samej akcji sprzedać.
    .check = Dane: zasób kupiony w kroku 3, gdy zdolność pozwala znów sprzedawać. Gdy chce się go w tej akcji sprzedać, to gra odmawia.

rule-3E-SHOP-006 = Krok 3: kupno lub odrzucenie jednego zasobu
    .text = Bohater musi albo kupić jeden zasób z tego targowiska, albo, niczego nie kupując, odrzucić z niego jedną kartę; na targowisku zostają trzy karty.
    .check = Dane: 4 karty na targowisku i brak złota. Gdy kończy się krok 3, to 1 z nich leży na stosie odrzuconych kart zasobów i zostają 3.

rule-3E-SHOP-007 = Zapłata za zasób
    .text = Aby kupić zasób, bohater wydaje złoto równe jego kosztowi, bierze kartę i kładzie ją obok karty bohatera.
    .check = Dane: 5 szt. złota i zasób o koszcie 5. Gdy bohater go kupi, to ma 0 złota i ten zasób.

rule-3E-SHOP-008 = Jeden zakup na akcję
    .text = W jednej akcji zakupów można kupić najwyżej jeden zasób.
    .check = Dane: 20 szt. złota. Gdy kupiono jeden zasób, to drugi zakup wymaga nowej akcji zakupów.

rule-3E-MARKET-001 = Cztery targowiska
    .text = Przy krawędzi planszy są cztery targowiska, po jednym na każde miasto; zasoby z targowiska kupuje się podczas zakupów w tym mieście.
    .check = Dane: bohater w Dawnsmoor. Gdy robi zakupy, to do wyboru są tylko trzy karty Dawnsmoor (i ta dołożona).

rule-3E-MARKET-002 = Poza zakupami zawsze trzy karty
    .text = Jeśli zasób znika z targowiska inaczej niż przez akcję zakupów, jego miejsce od razu zajmuje wierzchnia karta talii zasobów, tak aby na targowisku zawsze były trzy karty.
    .check = Dane: wydarzenie, które zabiera kartę z targowiska Tamaliru. Gdy się je rozpatrzy, to są tam znów 3 karty.

## ASSET, GOODS, GOLD, GIVE – majątek

rule-3E-ASSET-001 = Pięć typów zasobów
    .text = Zasoby dzielą się na pięć typów: broń, ubranie, ekwipunek, ruch i dobra.
    .check = Dane: spis typów. Gdy się je wymieni, to jest ich 5.
    .differs = Angielskie nazwy typów są nasze, poza clothing i goods; gdzie indziej ekwipunek nazywa się gear. Na kartach rosyjskich jest оружие, одежда, снаряжение, передвижение, товары, co dokładnie odpowiada liście polskiej.

rule-3E-ASSET-002 = Po jednym zasobie każdego typu
    .text = Bohater może mieć jednocześnie tylko jeden zasób każdego typu.
    .check = Dane: bohater ma broń. Gdy sprawdza się stan, to nie ma drugiej.

rule-3E-ASSET-003 = Drugi zasób tego samego typu
    .text = Bohater, który zdobywa drugi zasób typu, jaki już ma, musi od razu odrzucić jeden z nich, według własnego wyboru.
    .check = Dane: posiadany miecz (broń). Gdy zdobędzie się łuk (broń), to jeden z nich od razu się odrzuca, a jego żeton wraca do puli.

rule-3E-ASSET-004 = Z zasobem przychodzi jego żeton
    .text = Kto kupuje zasób albo zdobywa go w inny sposób, bierze też powiązany z nim żeton walki (z tym samym trzyelementowym kodem), jeśli taki jest.
    .check = Dane: zasób z nagrody o kodzie B03. Gdy się go zdobędzie, to zdobywa się też żeton B03.

rule-3E-ASSET-005 = Z zasobem odchodzi jego żeton
    .text = Gdy zasób zostaje sprzedany lub stracony, jego żeton walki wraca do puli żetonów.
    .check = Dane: zasób odrzucony przez efekt. Gdy się to rozpatrzy, to jego żeton jest w puli.

rule-3E-ASSET-006 = Przetasowanie talii zasobów
    .text = Gdy talia zasobów się wyczerpie, stos odrzuconych kart zasobów tasuje się w nową zakrytą talię.
    .check = Dane: 1 karta w talii i 9 odrzuconych. Gdy ostatnia karta opuści talię, to jest nowa potasowana talia z 9 kart, a stos odrzuconych jest pusty.

rule-3E-ASSET-007 = Słowo „zasoby”
    .text = W opisach zdolności karty zasobów nazywa się zasobami.
    .check = Dane: zdolność, która mówi o zasobach. Gdy się ją odczyta, to chodzi o karty zasobów.

rule-3E-ASSET-008 = Trzy zestawy zasobów
    .text = W zestawie podstawowym są trzy zestawy zasobów, oznaczone literami A, B i C; talię zasobów buduje się z trzech zestawów, które dzięki rozszerzeniom można wymieniać podczas przygotowania gry.
    .check = Dane: dostępne zestawy A, B, C, D. Gdy buduje się talię, to używa się dokładnie 3 różnych.

rule-3E-GOODS-001 = Dobra
    .text = Dobra to typ zasobu, który wyróżnia wartość wymiany.
    .check = Dane: karta dóbr. Gdy się ją odczyta, to ma wartość wymiany.

rule-3E-GOODS-002 = Wymiana dóbr
    .text = Na każdej karcie dóbr jest akcja, która pozwala bohaterowi je wymienić; odrzuca on kartę i zdobywa złoto równe jej wartości wymiany. Dobra można też wymieniać dzięki innym efektom.
    .check = Dane: dobra o wartości wymiany 3 i spełniony warunek. Gdy wyda się akcję, to zdobywa się 3 szt. złota, a kartę odrzuca.
    .differs = Że wartość wymiany wypłaca się w złocie, wynika tylko pośrednio z uwagi o przekazywaniu; przyjęto jak wyżej, chyba że karta mówi inaczej.

rule-3E-GOODS-003 = Przekazanie dóbr nie jest wymianą
    .text = Przekazanie dóbr innemu bohaterowi nie jest wymianą: nikt nie zdobywa wartości wymiany.
    .check = Dane: dobra o wartości 4 przekazane innemu bohaterowi. Gdy to się stało, to złoto żadnego z nich się nie zmienia.

rule-3E-GOLD-001 = Złoto jest walutą
    .text = Złoto wydaje się na zakup zasobów i na użycie różnych zdolności kart.
    .check = Dane: zdolność za 2 szt. złota, a bohater ma 1. Gdy chce jej użyć, to gra odmawia.

rule-3E-GOLD-002 = Złota można mieć dowolnie dużo
    .text = Gracz może mieć dowolną ilość złota.
    .check = Dane: 40 szt. złota. Gdy zdobędzie się jeszcze 3, to jest ich 43.

rule-3E-GOLD-003 = Rozmienianie złota
    .text = Żeton 3 szt. złota odpowiada trzem żetonom 1 szt. złota; złoto można w każdej chwili swobodnie rozmieniać.
    .check = Dane: jeden żeton 3 szt. złota i koszt 1. Gdy się zapłaci, to zostają 2 szt. złota.

rule-3E-GIVE-001 = Przekazywanie
    .text = Bohaterowie na tym samym heksie mogą podczas swoich tur swobodnie przekazywać sobie złoto i zasoby; nie kosztuje to akcji.
    .check = Dane: A i B na jednym heksie w turze A. Gdy A przekaże B 2 szt. złota, to A ma o 2 mniej, B o 2 więcej, a akcje A się nie zmieniają.
    .differs = Albo przekazywać może tylko aktywny bohater, albo obaj w turze każdego z nich. Przyjęto: w turze jednego z dwóch bohaterów, w obie strony, za zgodą obu graczy.

rule-3E-GIVE-002 = Żeton idzie z zasobem
    .text = Razem z przekazywanym zasobem przekazuje się jego żeton walki.
    .check = Dane: zasób o kodzie D03 przekazany B. Gdy to się stało, to B ma żeton D03.

rule-3E-GIVE-003 = Czego nie można przekazać
    .text = Innemu bohaterowi nie można przekazać początkowych żetonów walki, trofeów, kart umiejętności ani żetonów fabuły.
    .check = Dane: A ma 2 trofea. Gdy chce przekazać 1 B, to gra odmawia.
    .differs = Wypraw i pogłosek nie wymienia się ani tu, ani wśród rzeczy, które wolno przekazać; ponieważ wolno tylko złoto i zasoby, w grze rywalizacyjnej zostają u właściciela (rozdział kooperacyjny w 002 to zmienia).

rule-3E-FAIR-001 = Gra się, aby wygrać
    .text = Gracze powinni trzymać się ducha rywalizacji i starać się wygrać.
    .check = Dane: gracz komputerowy. Gdy wybiera, to jego celem jest własne zwycięstwo.

rule-3E-FAIR-002 = Przekazywanie z korzyścią dla obu stron
    .text = Elementy gry powinny zmieniać właściciela tylko z korzyścią dla obu stron; bohater nie powinien oddawać wszystkiego po to tylko, aby wygrał inny.
    .check = Dane: oferta, w której A oddaje wszystkie zasoby za nic. Gdy przy stole włączono strażnika uczciwej gry, to oferta jest oznaczona.

rule-3E-FAIR-003 = Wrogami gra się na całego
    .text = Kto kontroluje wroga, powinien grać nim najlepiej, jak umie, i jak najbardziej szkodzić przeciwnikowi.
    .check = Dane: wróg prowadzony przez komputer, który może pokonać bohatera. Gdy działa, to to robi.

## ADVENTURE, DECK, DRAW, DISCARD – karty przygód i obchodzenie się z kartami

rule-3E-ADVENTURE-001 = Poszukiwanie przygód
    .text = Bohater na heksie z odkrytym klejnotem może wydać dwie akcje, aby zakryć ten klejnot i dobrać jedną kartę z odpowiadającej mu talii przygód.
    .check = Dane: 2 akcje i odkryty klejnot spotkania. Gdy bohater poszukuje przygód, to ma 0 akcji, klejnot jest zakryty i dobiera 1 kartę spotkania.

rule-3E-ADVENTURE-002 = Jedna akcja nie wystarczy
    .text = Bohater, któremu została tylko jedna akcja, nie może poszukiwać przygód.
    .check = Dane: 1 akcja na odkrytym klejnocie. Gdy wymieni się możliwości, to nie ma poszukiwania przygód.

rule-3E-ADVENTURE-003 = Zakryty klejnot nie daje przygód
    .text = Na heksie z zakrytym (szarym) klejnotem nie można poszukiwać przygód.
    .check = Dane: 3 akcje na zakrytym klejnocie. Gdy wymieni się możliwości, to nie ma poszukiwania przygód.

rule-3E-ADVENTURE-004 = Trzy talie
    .text = Są trzy talie przygód: spotkań, walk i przeszukiwania.
    .check = Dane: przygotowanie. Gdy wymieni się talie, to są te trzy.

rule-3E-ADVENTURE-005 = Trzy typy kart
    .text = Karty przygód są trzech typów: wrogowie, wydarzenia i wyprawy; każdy typ może się znaleźć w każdej talii przygód.
    .check = Dane: talia walk. Gdy dobierze się z niej wydarzenie, to rozpatruje się je jak wydarzenie.

rule-3E-ADVENTURE-006 = Poszukiwanie przygód przy pustej talii
    .text = Wyczerpanej talii przygód się nie przetasowuje. Bohaterowie nadal mogą wydawać akcje na poszukiwanie przygód przy jej klejnotach, ale poza zakryciem klejnotu nic się nie dzieje.
    .check = Dane: pusta talia przeszukiwania i odkryty klejnot przeszukiwania. Gdy bohater poszukuje przygód, to wydaje 2 akcje, klejnot jest zakryty, a karty nie ma.

rule-3E-DECK-001 = Talia przeszukiwania
    .text = Talia przeszukiwania jest jedną z trzech talii przygód i składa się głównie z wypraw. Jej karty i trofea oznacza w tekście symbol przeszukiwania; jako trofea nazywają się trofeami przeszukiwania.
    .check = Dane: koszt: jedno trofeum przeszukiwania. Gdy wyda się trofeum z rewersem przeszukiwania, to gra je przyjmuje.

rule-3E-DECK-002 = Talia spotkań
    .text = Talia spotkań jest jedną z trzech talii przygód i składa się głównie z wydarzeń. Jej karty i trofea oznacza w tekście symbol spotkania; jako trofea nazywają się trofeami spotkania.
    .check = Dane: koszt: jedno trofeum spotkania. Gdy daje się trofeum walki, to gra odmawia.

rule-3E-DECK-003 = Talia walk
    .text = Talia walk jest jedną z trzech talii przygód i składa się głównie z wrogów. Jej karty i trofea oznacza w tekście symbol walki; jako trofea nazywają się trofeami walki.
    .check = Dane: pokonany wróg z talii walk. Gdy się go otrzyma, to jest trofeum walki.

rule-3E-DECK-004 = Talii przygód nigdy się nie przetasowuje
    .text = Żadnej z trzech talii przygód nie przetasowuje się po wyczerpaniu.
    .check = Dane: pusta talia spotkań i 12 kart na jej stosie odrzuconych. Gdy trzeba dobrać kartę spotkania, to nie dobiera się żadnej, a stos się nie zmienia.

rule-3E-DRAW-001 = Dobiera się z wierzchu
    .text = Dobierana karta pochodzi z wierzchu swojej talii.
    .check = Dane: talia [x, y, z] z x na wierzchu. Gdy dobiera się 1, to jest to x.

rule-3E-DRAW-002 = Karty przygód rozpatruje się od razu
    .text = Każdą dobraną kartę przygody rozpatruje się natychmiast, zależnie od jej typu.
    .check = Dane: dobrano wroga. Gdy to się stało, to walka zaczyna się przed wszystkim innym.

rule-3E-DRAW-003 = Jednoczesne dobieranie
    .text = Kilka kart dobieranych w wyniku jednego efektu dobiera się razem, zanim cokolwiek się z nimi zrobi.
    .check = Dane: „dobierz 2 umiejętności” przy 3 z 4 kart na ręce. Gdy się to rozpatruje, to najpierw dobiera się obie, a potem odrzuca jedną.

rule-3E-DISCARD-001 = Dokąd trafiają odrzucone karty
    .text = Odrzuconą kartę kładzie się odkrytą na stosie odrzuconych kart obok talii, z której pochodzi.
    .check = Dane: odrzucona umiejętność. Gdy to się stało, to leży odkryta na wierzchu stosu odrzuconych kart umiejętności.

rule-3E-FLAVOR-001 = Opis fabularny
    .text = Wyśrodkowany tekst kursywą to opis fabularny i nie wpływa na rozpatrywanie karty; kursywa na kartach przygód to opis fabularny albo lista cech, a ani jedno, ani drugie samo niczego nie robi.
    .check = Dane: karta z kursywą „strać całe złoto”. Gdy się ją rozpatruje, to złoto się od tego nie zmienia.

## EXPLORE, QUEST – przeszukiwanie i wyprawy

rule-3E-EXPLORE-001 = Przeszukiwanie
    .text = Niektóre karty, np. wyprawy, każą bohaterowi przeszukiwać: rzuca on tyloma kośćmi terenu, ile wynosi jego szybkość, a o skutku mówi zdolność, która tego zażądała.
    .check = Dane: szybkość 3 i akcja przeszukiwania z wyprawy. Gdy się jej użyje, to rzuca się 3 kośćmi i sprawdza zakończenia wyprawy.

rule-3E-EXPLORE-002 = Dziki symbol w wymaganiu
    .text = Dziki symbol na kości liczy się jak dowolny typ terenu, ale dziki symbol w wymaganiu przeszukiwania spełnia tylko dziki symbol.
    .check = Dane: wymaganie dziki symbol i równiny, rzut dziki, równiny, las/wzgórza. Gdy się sprawdza, to spełnione; przy rzucie równiny, równiny, las/wzgórza nie.

rule-3E-QUEST-001 = Dobranie wyprawy
    .text = Dobraną wyprawę kładzie się odkrytą obok karty bohatera, który ją dobrał.
    .check = Dane: dobrana wyprawa. Gdy się ją rozpatrzy, to leży przy bohaterze, a dobieranie jest skończone.

rule-3E-QUEST-002 = Droga na wskazany heks
    .text = Aby ukończyć wyprawę, bohater musi dotrzeć na jeden ze wskazanych na niej heksów (zwykle oznaczonych czerwono na mapce) i wykonać polecenie z górnej części karty.
    .check = Dane: wyprawa wskazuje heksy h1 i h2. Gdy bohater stoi na h3, to jej polecenia nie można użyć.

rule-3E-QUEST-003 = Wypraw można mieć dowolnie wiele
    .text = Gracz może mieć dowolną liczbę wypraw.
    .check = Dane: 6 wypraw. Gdy dobierze się siódmą, to się ją zachowuje.

rule-3E-QUEST-004 = Od jednego do trzech zakończeń
    .text = Wyprawa ma od jednego do trzech zakończeń; nad nimi, pod mapką, podano wymaganie każdego z nich, a po jego spełnieniu można rozpatrzyć zdolność z tą samą cyfrą rzymską.
    .check = Dane: spełnione wymaganie II. Gdy wybiera się zakończenie, to dostępna jest zdolność II.

rule-3E-QUEST-005 = Spełnianie wymagań terenu
    .text = Większość wypraw każe przeszukać wskazany heks i wymienia symbole terenu; aby spełnić wymaganie, bohater wydaje za każdy wymieniony symbol jedną kość, która go pokazuje.
    .check = Dane: wymaganie góra i woda, rzut góra/woda, dziki, równiny. Gdy się wydaje, to spełniają je dwie pierwsze kości.

rule-3E-QUEST-006 = Jedna kość, jeden symbol
    .text = Jednej kości nie można wydać na więcej niż jeden z wymienionych symboli.
    .check = Dane: wymaganie góra i woda, jedna kość góra/woda. Gdy się sprawdza, to niespełnione.

rule-3E-QUEST-007 = Zakończenia można nie wybrać
    .text = Bohater może nie rozpatrywać zakończenia, choć spełnił jego wymaganie; wyprawa nadal leży wtedy odkryta i można próbować znowu, wykonując jej polecenie.
    .check = Dane: spełnione zakończenie I. Gdy się z niego zrezygnuje, to wyprawa zostaje i można później próbować zakończenia III.

rule-3E-QUEST-008 = Wyprawa staje się trofeum
    .text = Rozpatrując zakończenie, bohater otrzymuje wyprawę jako trofeum, chyba że to zakończenie mówi inaczej.
    .check = Dane: rozpatrzono zakończenie I bez polecenia odrzucenia. Gdy to się stało, to karta wyprawy leży zakryta wśród trofeów bohatera.

rule-3E-QUEST-009 = Tylko jedno zakończenie
    .text = Można rozpatrzyć tylko jedno zakończenie wyprawy, nawet jeśli spełniono naraz kilka wymagań.
    .check = Dane: spełnione I i II. Gdy rozpatrzy się I, to II nie.

rule-3E-QUEST-010 = Żadne zakończenie nie jest możliwe
    .text = Jeśli bohater nie może rozpatrzyć żadnego zakończenia, wyprawa nadal leży odkryta obok karty bohatera i można próbować znowu, wykonując jej polecenie.
    .check = Dane: żadne wymaganie niespełnione. Gdy próba się kończy, to wyprawa zostaje, a akcja jest wydana.

## EVENT, RUMOR – wydarzenia

rule-3E-EVENT-001 = Rozpatrzenie wydarzenia
    .text = Bohater, który dobiera wydarzenie, czyta na głos jego dwie opcje i wskazuje jedną, którą się rozpatruje.
    .check = Dane: opcje a i b. Gdy wybierze się b, to rozpatruje się tylko b.

rule-3E-EVENT-002 = Wolny wybór, ale do końca
    .text = Wybrać można dowolną opcję, ale z jej efektu trzeba rozpatrzyć tyle, ile się da; może się okazać, że nie da się nic.
    .check = Dane: opcja „strać 2 szt. złota i zdobądź 1 trofeum”, a bohater ma 1. Gdy ją wybierze, to traci 1 szt. złota i zdobywa 1 trofeum.

rule-3E-EVENT-003 = Słowa opowieści w zdolności
    .text = Oprócz kursywy na górze wydarzenia często mają opowieść wplecioną w samą zdolność; słowa te nie działają na grę, liczy się tylko część z poleceniem.
    .check = Dane: wydarzenie Opowieści z dawnych dni: test, słowa o sakiewce, 1 szt. złota i karta jako trofeum. Gdy test się uda, to zdobywa się dokładnie 1 szt. złota i kartę jako trofeum.

rule-3E-EVENT-004 = Wydarzenie jako trofeum
    .text = Wydarzenie otrzymuje się jako trofeum tylko wtedy, gdy pozwala na to jego własny tekst; w przeciwnym razie odrzuca się je po rozpatrzeniu.
    .check = Dane: opcja bez słów o trofeum. Gdy się ją rozpatrzy, to wydarzenie leży na stosie odrzuconych kart.

rule-3E-RUMOR-001 = Przyjęcie pogłoski
    .text = Na niektórych opcjach jest słowo „Pogłoska”. Po wyborze takiej opcji wydarzenie leży odkryte przed bohaterem, aż zostanie rozpatrzone tak, jak opisuje karta.
    .check = Dane: wybrano opcję „Pogłoska”. Gdy tura się kończy, to karta nadal leży przed bohaterem.

rule-3E-RUMOR-002 = Pogłosek można mieć dowolnie wiele
    .text = Bohater może mieć dowolną liczbę pogłosek.
    .check = Dane: 5 pogłosek. Gdy przyjmie się szóstą, to się ją zachowuje.

rule-3E-RUMOR-003 = Pogłoska wyklucza drugą opcję
    .text = Gdy wydarzenie przyjęto jako pogłoskę, jego drugiej opcji nie można już wybrać ani rozpatrzyć.
    .check = Dane: posiadana pogłoska. Gdy wymieni się możliwości, to nie ma drugiej opcji tej karty.

## ENEMY – wrogowie

rule-3E-ENEMY-001 = Wrogowie
    .text = Wrogowie to jeden z typów kart przygód; bohater, który dobiera wroga, natychmiast nawiązuje z nim walkę.
    .check = Dane: dobrano wroga przy 0 akcjach. Gdy to się stało, to walka zaczyna się od razu.

rule-3E-ENEMY-002 = Najpierw nagroda, potem trofeum
    .text = Bohater, który pokona wroga w walce, najpierw zdobywa nagrodę podaną na karcie, a potem otrzymuje tę kartę jako trofeum.
    .check = Dane: nagroda 2 szt. złota. Gdy pokona się wroga, to zdobywa się 2 szt. złota, a potem 1 trofeum (tę kartę).

rule-3E-ENEMY-003 = Cechy
    .text = Wrogowie mają cechy zapisane pogrubioną kursywą (np. Nieumarły). Cechy liczą się tylko dla fabuły i dla efektów kart, które je wymieniają; same nie mają żadnej zdolności.
    .check = Dane: zdolność „+1 obrażenie przeciw Nieumarłym” i wróg Nieumarły. Gdy się jej użyje, to premia działa; przeciw innemu wrogowi nie.

rule-3E-ENEMY-004 = Test atrybutu na karcie wroga
    .text = Jeśli na karcie wroga jest test atrybutu i bohaterowi się on nie uda, wroga się nie odrzuca i walka trwa dalej; podany na karcie efekt nieudanego testu rozpatruje się jak zwykle.
    .check = Dane: wróg z „test umysłu albo otrzymaj 2 obrażenia”. Gdy test się nie uda, to są 2 obrażenia i walka trwa.

rule-3E-ENEMY-005 = Wróg otrzymany jako trofeum dzięki zdolności
    .text = Jeśli zdolność pozwala bohaterowi otrzymać wroga jako trofeum, walka się kończy, a bohater nie zdobywa nagrody za tego wroga.
    .check = Dane: taka zdolność przeciw wrogowi z nagrodą 3 szt. złota. Gdy się ją rozpatrzy, to walka się kończy, jest 1 trofeum i 0 złota.

rule-3E-ENEMY-006 = Wrogowie na innych kartach
    .text = Wrogowie mogą się znaleźć także na kartach fabuły i kartach scenariuszy.
    .check = Dane: karta fabuły z wrogiem. Gdy nawiąże się z nim walkę, to działają zwykłe zasady walki.

rule-3E-ENEMY-007 = Potężni wrogowie w Akcie 2
    .text = W Akcie 2 każdy wróg rzuca oprócz swoich pięciu żetonów także żetonem walki potężnego wroga.
    .check = Dane: Akt 2. Gdy wróg rzuca, to 6 żetonami; w Akcie 1 pięcioma.

rule-3E-ENEMY-008 = Strony żetonu potężnego wroga
    .text = Żeton potężnego wroga ma z jednej strony 2 obrażenia wroga, a z drugiej złote wzmocnienie.
    .check = Dane: żeton potężnego wroga. Gdy odczyta się strony, to są to obrażenia wroga 2 i złote wzmocnienie 1.
    .differs = W druku symbole są uszkodzone (symbol o wartości 2 i drugi symbol). Dwa publiczne programy podają 2 obrażenia wroga / złote wzmocnienie; trzeci (dang0/RPGScala) ma 2 wzmocnienia i pozostaje w mniejszości. Złotego oznaczenia w 003 nie ma.

## TROPHY, GAIN – trofea i zdobywanie

rule-3E-TROPHY-001 = Trofea
    .text = Trofea to zakryte karty przygód, które bohater może wydawać, aby uczyć się umiejętności.
    .check = Dane: 2 trofea. Gdy się je wymieni, to są zakrytymi kartami o widocznym rodzaju (walka, przeszukiwanie, spotkanie).

rule-3E-TROPHY-002 = Otrzymanie karty jako trofeum
    .text = Gdy bohater otrzymuje kartę przygody jako trofeum, zakrywa ją i kładzie obok swojej karty bohatera.
    .check = Dane: karta pokonanego wroga. Gdy otrzyma się ją jako trofeum, to właśnie ta karta leży zakryta obok karty bohatera.
    .differs = Druk używa tego samego czasownika („otrzymuje”) w dwóch sąsiednich akapitach; drugi znaczy wyraźnie „zdobywa”, jak pokazuje hasło o zdobywaniu. Przyjęto: pierwszy to „weź tę kartę”, drugi „zdobądź z talii”.

rule-3E-TROPHY-003 = Otrzymać znaczy też zdobyć
    .text = Trofeum, które się otrzymuje, uważa się też za zdobyte: aktywuje ono również zdolności działające, gdy zdobywa się trofeum.
    .check = Dane: zdolność „gdy zdobywasz trofeum, wylecz 1”. Gdy otrzyma się kartę wroga jako trofeum, to leczy się 1.

rule-3E-TROPHY-004 = Zdobycie trofeum z talii
    .text = Gdy bohater zdobywa trofeum, bierze wierzchnią kartę wskazanej talii przygód i kładzie ją zakrytą obok swojej karty bohatera.
    .check = Dane: „zdobądź 1 trofeum walki”. Gdy się to rozpatrzy, to wierzchnia karta talii walk, nieoglądana, trafia do trofeów bohatera.

rule-3E-TROPHY-005 = Rodzaj niepodany
    .text = Jeśli nie podano rodzaju trofeum, które się zdobywa, wybiera go bohater.
    .check = Dane: „zdobądź 1 trofeum”. Gdy się to rozpatruje, to gracz wybiera walkę, przeszukiwanie lub spotkanie.

rule-3E-TROPHY-006 = Pusta talia: ze stosu odrzuconych kart
    .text = Jeśli dana talia przygód jest pusta, bohater zdobywa zamiast tego wierzchnią kartę z jej stosu odrzuconych kart.
    .check = Dane: pusta talia przeszukiwania i 4 odrzucone karty. Gdy zdobywa się trofeum przeszukiwania, to jest nim wierzchnia odrzucona i zostają 3.

rule-3E-TROPHY-007 = Oglądanie trofeów
    .text = Bohater może w każdej chwili oglądać awersy swoich zakrytych trofeów i pokazywać je innym bohaterom.
    .check = Dane: trofea A. Gdy pokazuje się widok A, to widać awersy; w widoku B tylko rewersy.

rule-3E-TROPHY-008 = Trofeów można mieć dowolnie wiele
    .text = Bohater może mieć dowolną liczbę trofeów.
    .check = Dane: 15 trofeów. Gdy zdobędzie się jeszcze jedno, to jest ich 16.

rule-3E-TROPHY-009 = Premiowe trofea
    .text = Gdy karta przygody daje premiowe trofea, bohater najpierw otrzymuje jako trofeum samą kartę przygody, a potem premiowe trofea z wierzchu talii przygód.
    .check = Dane: wróg z talii walk z 1 premiowym trofeum bez podanego rodzaju. Gdy się go pokona, to najpierw otrzymuje się jego kartę, a potem wierzchnią kartę talii wskazanej przez bohatera.
    .differs = Nie powiedziano, z której talii. Przyjęto: z talii o symbolu podanym przy premii; jeśli rodzaju nie podano, wybiera bohater (3E-TROPHY-005). Nagroda w postaci złota lub premiowego trofeum to wybór w chwili zdobywania nagrody (3E-GAP-064).

rule-3E-GAIN-001 = Zdobycz kładzie się obok karty bohatera
    .text = Gracz, który zdobywa lub otrzymuje element gry, kładzie go obok karty bohatera, tak aby wszyscy widzieli, kto go kontroluje.
    .check = Dane: zdobyty zasób. Gdy inni patrzą na stół, to widzą właściciela.

rule-3E-GAIN-002 = Zdobyte żetony pochodzą z puli
    .text = Złoto i inne żetony, które bohater zdobywa, pochodzą z puli żetonów.
    .check = Dane: „zdobądź 1 żeton fabuły”. Gdy się to rozpatrzy, to pochodzi on z puli, a nie od innego bohatera.

## ATTR, HEALTH, HERO – bohaterowie i ich wartości

rule-3E-HERO-001 = Jeden bohater na gracza
    .text = Każdy gracz kontroluje jednego bohatera: kartę bohatera, pasującą figurkę i początkowe żetony walki.
    .check = Dane: 3 graczy. Gdy policzy się bohaterów, to jest ich 3, każdy z własną kartą, figurką i żetonami.

rule-3E-HERO-002 = Gdzie zaczynają bohaterowie podstawowi
    .text = Według kart bohaterów Corbin i Lord Hawthorne zaczynają w twierdzy, Starszy Mok i Lyssa w świątyni, a Laurel z Krwawej Puszczy i Mistrz Thorn w miasteczku.
    .check = Dane: domyślna plansza. Gdy ustawia się Corbina, to dozwolone jest dokładnie 5 twierdz; dla Lyssy 5 świątyń; dla Mistrza Thorna 5 miasteczek.
    .differs = 003 podaje tylko trzy rodzaje miejsc; jedno źródło dla wszystkich sześciu bohaterów, drugie dla dwóch z nich.

rule-3E-HERO-003 = Początkowe żetony bohaterów podstawowych
    .text = Strona / strona, złote strony oznaczono *. Corbin: fizyczne 2 / wzmocnienie; fizyczne* / tarcza; zwinność / fizyczne. Starszy Mok: magiczne 2 / podwojenie; zwinność* / tarcza; wzmocnienie* / fizyczne. Laurel: fizyczne 2 / wzmocnienie; tarcza / fizyczne*; wzmocnienie* / zwinność. Lord Hawthorne: fizyczne 2 / tarcza; fizyczne* / zwinność; fizyczne* / kreska. Lyssa: fizyczne 2 / tarcza; magiczne* / zwinność; zwinność* / wzmocnienie*. Mistrz Thorn: wzmocnienie 2 / magiczne; podwojenie / magiczne*; zwinność* / magiczne. Symbole bez liczby mają wartość 1.
    .check = Dane: 18 żetonów. Gdy policzy się strony, to każdy bohater ma dokładnie jedną o wartości 2, a złotych Corbin 1, Mok 2, Laurel 2, Hawthorne 2, Lyssa 3, Thorn 2.
    .differs = Brak w 003. Gdzie jeden program nie ma u bohaterów symbolu wzmocnienia, przyjęto wzmocnienie z drugiego.

rule-3E-HERO-004 = Corbin: wyzwanie dla nagrody
    .text = Corbin może wydać 1 akcję, aby wyzwać niepokonanego bohatera na swoim heksie; walczą, aż jeden z nich zostanie pokonany. Jeśli Corbin wygra, zdobywa 2 szt. złota i 1 trofeum walki. Każdego bohatera może wyzwać tylko raz na grę.
    .check = Dane: Corbin z 1 akcją i jeszcze niewyzywany B na jego heksie. Gdy Corbin go wyzwie i pokona, to zdobywa 2 szt. złota i 1 trofeum walki, a B nigdy więcej nie może wyzwać, bez względu na wynik.
    .differs = Zgadza się z 003, które dodaje, że nikt nie może z tej walki uciec i że wyzwany bohater, który wygra, nic nie dostaje.

rule-3E-HERO-005 = Corbin: atak wzmocnieniem
    .text = X wzmocnień: zadaj X obrażeń fizycznych; przeciwnik może wydać X wzmocnień, aby to zanegować.
    .check = Dane: Corbin wydaje 2 wzmocnienia, a przeciwnik ma 1. Gdy to ogłoszono, to nie można tego zanegować i zadaje się 2 obrażenia fizyczne.

rule-3E-HERO-006 = Starszy Mok: wymiana kart
    .text = Raz na turę Starszy Mok może się zmobilizować, aby dobrać 1 kartę umiejętności.
    .check = Dane: 3 karty na ręce. Gdy się jej użyje, to 1 się odrzuca, 1 dobiera, a drugiego użycia w tej turze gra odmawia; przy pustej ręce odmawia od razu.

rule-3E-HERO-007 = Starszy Mok: atak ducha
    .text = 1 wzmocnienie: wykonaj test ducha z modyfikatorem +1 i zadaj 1 obrażenie magiczne za każdy sukces.
    .check = Dane: duch 2. Gdy się ją aktywuje, to przed mobilizacją ujawnia się 3 karty, a 2 sukcesy zadają naraz 2 obrażenia magiczne.
    .differs = Publiczny program podaje koszt 2; na karcie jest 1.

rule-3E-HERO-008 = Laurel: znajomość terenu
    .text = Raz na turę Laurel może ponownie rzucić wszystkimi swoimi kośćmi terenu.
    .check = Dane: rzut 3 kośćmi, 1 wydana. Gdy się jej użyje, to pozostałymi 2 rzuca się ponownie, a drugiego użycia w tej turze gra odmawia.
    .differs = Wszystkie to każda kość rzutu, której jeszcze nie wydano; podczas przygotowania gry nie można tego użyć (3E-SETUP-020).

rule-3E-HERO-009 = Laurel: przerzucenie
    .text = 1 wzmocnienie: przerzuć jeden ze swoich wydanych żetonów, może to być także żeton wzmocnienia, którym zapłacono.
    .check = Dane: płaci żeton wzmocnienia. Gdy sam zostanie wybrany, to przerzuca się go do puli, a zdolności nie można w tej rundzie walki użyć ponownie.

rule-3E-HERO-010 = Lord Hawthorne: druga akcja walki
    .text = Raz na walkę, po wykonaniu akcji walki, Lord Hawthorne może od razu wykonać następną.
    .check = Dane: zaatakował. Gdy jej użyje, to wykonuje drugą akcję walki przed przeciwnikiem; drugiego użycia w tej walce gra odmawia.

rule-3E-HERO-011 = Lord Hawthorne: przerzucenie
    .text = Raz na rundę walki, jako akcję walki, Lord Hawthorne może się zmobilizować, aby przerzucić dowolną liczbę swoich żetonów.
    .check = Dane: 3 żetony w puli i 1 wydany. Gdy jej użyje, to przerzuca najwyżej 3, wydanego nie może wybrać, a na ręce ma o 1 kartę mniej.
    .differs = Tekst nie mówi o wydanych żetonach, więc można wybierać tylko nieprzykryte żetony z jego puli (3E-COMBAT-019).

rule-3E-HERO-012 = Lyssa: powrót po porażce
    .text = Po tym, jak Lyssa zostanie pokonana, może się zmobilizować, aby wyleczyć wszystkie swoje obrażenia.
    .check = Dane: Lyssa z 1 kartą na ręce, pokonana przez wroga z karty przygody. Gdy się zmobilizuje, to ma 0 obrażeń, nie jest pokonana, a karta wroga leży na stosie odrzuconych.
    .differs = O chwili i o złoczyńcy: 3E-GAP-059.

rule-3E-HERO-013 = Lyssa: podchodzenie zwierzyny
    .text = 1 wzmocnienie: przeszukuj i zadaj 1 obrażenie fizyczne za każdą kość, która pasuje do terenu jej heksu.
    .check = Dane: szybkość 3 na wzgórzach i rzut równiny/wzgórza, las/wzgórza, równiny. Gdy się ją aktywuje, to zadaje 2 obrażenia fizyczne.

rule-3E-HERO-014 = Mistrz Thorn: teleportacja
    .text = Za każdym razem, gdy Mistrz Thorn zdobywa trofeum, może się zmobilizować, aby poruszyć się o najwyżej X heksów, gdzie X to jego umysł.
    .check = Dane: umysł 3 i wyprawa ukończona jako trofeum. Gdy się zmobilizuje, to może skończyć na dowolnym heksie odległym najwyżej o 3.
    .differs = Jak przebiega taki ruch: 3E-GAP-058.

rule-3E-HERO-015 = Mistrz Thorn: odwet
    .text = 2 wzmocnienia: do końca rundy walki, za każdym razem, gdy Thorn otrzymuje obrażenia z ataku przeciwnika, przeciwnikowi zadaje się tyle samo obrażeń magicznych.
    .check = Dane: zdolność działa, a z ataku za 4 Thorn blokuje 1. Gdy się go rozpatrzy, to otrzymuje 3, a przeciwnikowi zadaje się 3 obrażenia magiczne.
    .differs = Liczą się tylko obrażenia naprawdę otrzymane, zablokowane nie. Jeśli atak pokona Thorna, walka jest skończona i nic nie wraca do przeciwnika (3E-DEFEAT-002). Przeciwnik może te obrażenia blokować tarczami.

rule-3E-ATTR-001 = Trzy atrybuty
    .text = Każdy bohater ma trzy atrybuty: ciało, umysł i ducha. Używa się ich przy rozpatrywaniu zdolności i w testach.
    .check = Dane: bohater. Gdy wymieni się atrybuty, to są to ciało, umysł i duch.

rule-3E-ATTR-002 = Liczą się wszystkie modyfikatory
    .text = Wartość atrybutu uwzględnia wszystkie modyfikatory naraz: +2 ciała i -1 ciała to razem +1 ciała.
    .check = Dane: ciało 2 na karcie, modyfikatory +2 i -1. Gdy się spyta, to ciało wynosi 3.

rule-3E-ATTR-003 = Atrybut może być ujemny
    .text = Atrybut może mieć wartość ujemną. Przy rozpatrywaniu zdolności kart wartość ujemną traktuje się jak 0, chyba że trzeba ją z czymś porównać.
    .check = Dane: duch -1 i „wylecz X, gdzie X to twój duch”. Gdy się to rozpatrzy, to 0; warunek „jeśli twój duch jest mniejszy niż 0” jest spełniony.

rule-3E-ATTR-004 = Atrybut ogranicza liczbę umiejętności
    .text = Bohater nie może mieć więcej umiejętności danego typu, których się nauczył, niż wynosi obecna wartość tego atrybutu; dotyczy to każdego z trzech typów.
    .check = Dane: umysł 2 i 2 wyuczone umiejętności umysłu. Gdy chce się nauczyć trzeciej (bez premii do atrybutu), to gra odmawia.

rule-3E-ATTR-005 = Ciało
    .text = Ciało to siła, zręczność i inne cechy fizyczne; ogranicza liczbę umiejętności ciała, których nauczył się bohater.
    .check = Dane: ciało 1 i 1 wyuczona umiejętność ciała. Gdy chce się nauczyć innej zwykłej umiejętności ciała, to gra odmawia.

rule-3E-ATTR-006 = Umysł
    .text = Umysł to inteligencja, spostrzegawczość i inne cechy umysłowe; ogranicza liczbę umiejętności umysłu, których nauczył się bohater.
    .check = Dane: umysł 0. Gdy chce się nauczyć zwykłej umiejętności umysłu, to gra odmawia.

rule-3E-ATTR-007 = Duch
    .text = Duch to siła woli, talent magiczny i inne cechy duchowe; ogranicza liczbę umiejętności ducha, których nauczył się bohater.
    .check = Dane: duch 2 i 1 wyuczona umiejętność ducha. Gdy uczy się kolejnej, to wolno.

rule-3E-ATTR-008 = Zapis premii do atrybutu
    .text = Zdolność zapisana jako +X przed symbolem atrybutu zwiększa ten atrybut o X.
    .check = Dane: bohater z umysłem 1 nauczył się umiejętności „+1 umysłu”. Gdy się spyta, to umysł wynosi 2.

rule-3E-HEALTH-001 = Życie
    .text = Bohaterowie i wrogowie mają życie; kto ma tyle żetonów obrażeń, ile wynosi jego życie, zostaje pokonany.
    .check = Dane: życie 9 i 9 obrażeń. Gdy się sprawdza, to bohater jest pokonany.

rule-3E-HEALTH-002 = Premie do życia
    .text = Zdolność zapisana jako +X przed symbolem życia zwiększa życie o X.
    .check = Dane: życie 8 i +2 życia. Gdy się spyta, to wynosi 10.

## SKILL, LEARN – karty umiejętności

rule-3E-SKILL-001 = Karty umiejętności
    .text = Karty umiejętności to zdolności i talenty, których bohater może się nauczyć. Zanim użyje się zdolności z karty, trzeba się jej nauczyć; na ręce karta służy tylko do mobilizowania się, a w talii do testów.
    .check = Dane: umiejętność na ręce. Gdy chce się użyć jej zdolności, to gra odmawia.

rule-3E-LEARN-001 = Kiedy można uczyć się umiejętności
    .text = W swojej turze bohater może nauczyć się dowolnej liczby umiejętności z ręki, przed wydaniem akcji lub po nim.
    .check = Dane: 3 umiejętności, na które starcza trofeów, między dwiema akcjami. Gdy uczy się wszystkich 3, to wolno.

rule-3E-LEARN-002 = Po ostatniej akcji
    .text = Bohater może uczyć się umiejętności także po rozpatrzeniu ostatniej akcji, a przed końcem swojej tury.
    .check = Dane: 0 akcji. Gdy bohater uczy się umiejętności, to wolno.

rule-3E-LEARN-003 = Nie w trakcie akcji
    .text = Podczas rozpatrywania akcji bohater nie może uczyć się umiejętności.
    .check = Dane: trwa walka z poszukiwania przygód. Gdy bohater chce się uczyć, to gra odmawia.

rule-3E-LEARN-004 = Zapłata trofeami
    .text = Aby nauczyć się umiejętności z ręki, bohater wydaje trofea odpowiadające jej kosztowi, który pokazują kolorowe kule na górze karty.
    .check = Dane: umiejętność z 3 kulami. Gdy się jej nauczy, to odrzuca się 3 trofea.

rule-3E-LEARN-005 = Kule muszą się zgadzać
    .text = Każde wydane trofeum musi pasować do kuli z kosztu; do szarej kuli pasuje trofeum dowolnego rodzaju.
    .check = Dane: koszt walka i szara kula, trofea spotkania i walki. Gdy się płaci, to wolno; trofeami spotkania i spotkania nie.

rule-3E-LEARN-006 = Miejsce wyuczonych umiejętności
    .text = Kartę umiejętności, której bohater się nauczył, kładzie się obok karty bohatera; jej zdolności można używać tak, jak opisuje karta.
    .check = Dane: wyuczona umiejętność. Gdy patrzy się na stół, to jest jawna i działa.

rule-3E-LEARN-007 = Za dużo umiejętności
    .text = Jeśli w jakiejkolwiek chwili bohater ma więcej umiejętności danego typu, niż pozwala atrybut, musi wybierać i odrzucać umiejętności, których się nauczył, aż ich liczba będzie dozwolona.
    .check = Dane: ciało 3, 3 umiejętności ciała, bohater traci zasób z +1 ciała (ciało 2). Gdy się sprawdza, to od razu odrzuca się 1 wybraną umiejętność ciała.

rule-3E-LEARN-008 = Inaczej umiejętności nie można porzucić
    .text = Tylko po przekroczeniu limitu bohater może odrzucić umiejętność, której się nauczył.
    .check = Dane: 2 z 2 umiejętności umysłu. Gdy gracz chce jedną porzucić dla innej, to gra odmawia.

rule-3E-LEARN-009 = Nauka, która zwiększa atrybut
    .text = Bohater, który osiągnął limit, może mimo to nauczyć się umiejętności, która zwiększa któryś z jego atrybutów. Jeśli nie zwiększa ona atrybutu, z którym jest powiązana, bohater musi potem odrzucić jedną ze swoich wyuczonych umiejętności.
    .check = Dane: ciało 2 i 2 umiejętności ciała. Gdy nauczy się umiejętności ciała z +1 ciała, to zachowuje 3; gdy zamiast tego umiejętności ciała z +1 ducha, to musi odrzucić jedną umiejętność ciała.
    .differs = Odczytania: (a) ponad limit wolno uczyć się tylko umiejętności zwiększających atrybut, (b) wolno każdej, po czym trzeba coś odrzucić. Przyjęto (a): limit podano jako zakaz, a to zdanie jako wyjątek. Odrzuca się umiejętność tego typu, którego jest za dużo; może to być ta nowa.

rule-3E-SKILL-002 = Przetasowanie talii umiejętności
    .text = Gdy talia umiejętności się wyczerpie, stos odrzuconych kart umiejętności tasuje się w nową zakrytą talię.
    .check = Dane: 1 karta i „dobierz 3”. Gdy się dobiera, to po pierwszej tasuje się stos odrzuconych i dobiera jeszcze 2.

rule-3E-SKILL-003 = Słowo „umiejętności”
    .text = W opisach zdolności karty umiejętności nazywa się umiejętnościami.
    .check = Dane: zdolność, która mówi o umiejętnościach. Gdy się ją odczyta, to chodzi o karty umiejętności.

rule-3E-SKILL-004 = Sześć zestawów umiejętności
    .text = W zestawie podstawowym jest sześć zestawów umiejętności, każdy z własnym symbolem: Potęga dziczy, Wyszkolenie wojskowe, Zew drogi, Przyjaciele z nizin, Przychylność bóstw i Magia runów. Talię umiejętności buduje się zawsze z sześciu różnych zestawów; dzięki rozszerzeniom można je wymieniać podczas przygotowania gry.
    .check = Dane: 9 dostępnych zestawów. Gdy buduje się talię umiejętności, to używa się dokładnie 6 różnych.
    .differs = Nazwy zestawów pochodzą z wydania polskiego; oficjalnych nazw angielskich nie znaleziono.

## EXERT – mobilizowanie się

rule-3E-EXERT-001 = Mobilizowanie się
    .text = Bohater mobilizuje się, odrzucając z ręki jedną kartę umiejętności.
    .check = Dane: 3 karty na ręce. Gdy bohater się zmobilizuje, to ma 2, a na stosie odrzuconych jest o 1 więcej.

rule-3E-EXERT-002 = Mobilizacja jako koszt
    .text = Aby użyć zdolności wielu kart umiejętności, bohater musi się zmobilizować.
    .check = Dane: pusta ręka. Gdy chce użyć zdolności za mobilizację, to gra odmawia.

rule-3E-EXERT-003 = Mobilizacja dla ponownego rzutu kością
    .text = Bohater może się zmobilizować, aby ponownie rzucić jedną kością terenu. Może to zrobić zawsze, gdy rzuca kośćmi terenu: przy ruchu, przeszukiwaniu, rozpatrywaniu zdolności, odpoczynku lub ucieczce.
    .check = Dane: rzut ucieczki równiny, a obok jest tylko las. Gdy bohater się zmobilizuje, to rzuca kością ponownie.

rule-3E-EXERT-004 = Kolejne rzuty
    .text = Bohater, którego wynik na kości nadal nie zadowala, może zmobilizować się znowu, dla tej samej lub innej kości, dopóki ma karty do odrzucenia.
    .check = Dane: 2 karty na ręce. Gdy tą samą kością rzuca ponownie dwa razy, to wolno, a ręka jest pusta.

rule-3E-EXERT-005 = Jedyna granica: karty na ręce
    .text = To, ile razy bohater może się zmobilizować, ogranicza tylko liczba kart umiejętności na jego ręce.
    .check = Dane: 4 karty. Gdy chce się zmobilizować 5 razy, to za piątym gra odmawia.

## TEST – testy atrybutów

rule-3E-TEST-001 = Test atrybutu
    .text = Gdy bohater ma wykonać test ciała, umysłu lub ducha, wykonuje test atrybutu w trzech krokach: użycie atrybutu, zmobilizowanie się, rozpatrzenie wyniku.
    .check = Dane: „test umysłu”. Gdy się go rozpatruje, to trzy kroki następują w tej kolejności.

rule-3E-TEST-002 = Krok 1: karty za atrybut
    .text = Bohater ujawnia z wierzchu talii umiejętności tyle kart, ile wynosi testowany atrybut.
    .check = Dane: umysł 3. Gdy wykonano krok 1, to ujawniono 3 karty.

rule-3E-TEST-003 = Modyfikator testu
    .text = Modyfikator podany przy teście zwiększa lub zmniejsza liczbę kart ujawnianych w kroku 1.
    .check = Dane: ciało 2 i „test ciała +1”. Gdy wykonano krok 1, to są 3 karty; przy -1 jest 1.

rule-3E-TEST-004 = Nie można ujawnić mniej
    .text = Bohater nie może ujawnić mniej kart, niż wynosi jego atrybut, chyba że zmniejsza ich liczbę modyfikator.
    .check = Dane: duch 2. Gdy gracz chce ujawnić 1, to gra odmawia.

rule-3E-TEST-005 = Krok 2: zmobilizowanie się
    .text = Bohater może się mobilizować dowolną liczbę razy; każda mobilizacja ujawnia następną kartę talii umiejętności i rozpatruje się ją osobno, a po każdej nowej karcie można przejść do kroku 3.
    .check = Dane: 2 karty na ręce. Gdy pierwsza mobilizacja pokaże sukces, to gracz może przestać z 1 kartą na ręce.

rule-3E-TEST-006 = Atrybut 0 lub mniej
    .text = Bohater z atrybutem równym 0 lub mniejszym też może podejść do testu: w kroku 1 nie ujawnia żadnej karty i musi się zmobilizować, aby mieć szansę.
    .check = Dane: duch 0 i 1 karta na ręce. Gdy bohater wykonuje test, to w kroku 1 ujawnia 0 kart, a mobilizując się, najwyżej 1.

rule-3E-TEST-007 = Mobilizacja dla większej liczby sukcesów
    .text = Także po ujawnieniu sukcesu bohater może się dalej mobilizować, aby mieć więcej sukcesów.
    .check = Dane: już 1 sukces. Gdy mobilizacja ujawni następny, to są 2 sukcesy.

rule-3E-TEST-008 = Krok 3: liczenie sukcesów
    .text = Każdy symbol sukcesu (gwiazda) na ujawnionych kartach to jeden sukces.
    .check = Dane: 4 ujawnione karty, na nich 2 gwiazdy. Gdy się policzy, to są 2 sukcesy.

rule-3E-TEST-009 = Test udany
    .text = Przy co najmniej jednym sukcesie test jest udany i bohater dalej rozpatruje kartę.
    .check = Dane: 1 sukces. Gdy się go rozpatruje, to wykonuje się tekst po teście.

rule-3E-TEST-010 = Test nieudany
    .text = Bez sukcesów test jest nieudany: z karty nie rozpatruje się już niczego poza ewentualnymi efektami nieudanego testu.
    .check = Dane: 0 sukcesów i „test ciała, aby zdobyć 2 szt. złota”. Gdy się to rozpatrzy, to złota nie ma.

rule-3E-TEST-011 = Nieudany test z wydarzenia
    .text = Jeśli nieudany test należał do karty wydarzenia, wydarzenie się odrzuca.
    .check = Dane: wydarzenie z nieudanym testem. Gdy się je rozpatrzy, to leży na stosie odrzuconych kart.

rule-3E-TEST-012 = Ujawnione karty się odrzuca
    .text = Bez względu na wynik po teście odrzuca się wszystkie ujawnione karty umiejętności.
    .check = Dane: 3 ujawnione karty. Gdy test się kończy, to są na stosie odrzuconych kart umiejętności.

rule-3E-TEST-013 = Symbol sukcesu
    .text = Symbol sukcesu służy do testów atrybutów i znajduje się w prawej części kart umiejętności.
    .check = Dane: karta umiejętności. Gdy odczyta się znak sukcesu, to ma 0 lub 1 gwiazdę, jak na karcie.

## ABILITY, ONCE, SIMUL, NEGATE, X, SPEND – zdolności

rule-3E-ABILITY-001 = Zdolności
    .text = Każda karta ma co najmniej jeden efekt zwany zdolnością; każdy osobny akapit karty to jedna zdolność.
    .check = Dane: karta z 3 akapitami. Gdy wymieni się zdolności, to są 3.

rule-3E-ABILITY-002 = Tylko własne karty
    .text = Bohater może używać tylko zdolności własnych kart: tych, które kupił, zdobył lub których się nauczył. Karty innych graczy, odrzucone i oddane się nie liczą.
    .check = Dane: zasób przekazany B. Gdy A chce użyć jego zdolności, to gra odmawia.

rule-3E-ABILITY-003 = Kolejność z karty
    .text = Zdolności rozpatruje się w kolejności, w jakiej stoją na karcie, a efekty w zdaniu w kolejności, w jakiej je wymieniono; każdy kończy się przed następnym.
    .check = Dane: „strać 2 szt. złota i zdobądź 1 zasób”. Gdy się to rozpatruje, to najpierw złoto, potem zasób.

rule-3E-ONCE-001 = Raz na turę
    .text = Zdolności ograniczonej słowami „raz na turę” można użyć najwyżej raz we własnej turze bohatera.
    .check = Dane: użyto jej w tej turze. Gdy chce się jej użyć znowu, to gra odmawia; w następnej własnej turze wolno.

rule-3E-ONCE-002 = Nie w cudzych turach
    .text = Zdolności „raz na turę” nie można użyć w turze innego bohatera.
    .check = Dane: tura B. Gdy A chce użyć zdolności „raz na turę”, to gra odmawia.

rule-3E-ONCE-003 = Dowolna chwila własnej tury
    .text = Zdolności „raz na turę” można użyć w dowolnej chwili tury bohatera, gdy spełnione są jej warunki, nawet w środku akcji takiej jak ruch.
    .check = Dane: rzut na ruch 3 kośćmi. Gdy wyda się 1 kość, potem użyje kroku ze zdolności „raz na turę”, a potem wyda 2 kości, to wszystko wolno.

rule-3E-SIMUL-001 = Zdolności jednoczesne
    .text = Zdolności, które aktywują się w tej samej chwili, są jednoczesne.
    .check = Dane: dwie zdolności aktywowane przez jedno zdarzenie. Gdy czekają na rozpatrzenie, to mają tę samą chwilę.

rule-3E-SIMUL-002 = Najpierw aktywny gracz
    .text = Spośród zdolności jednoczesnych najpierw rozpatruje się zdolności aktywnego gracza, a potem pozostałych w porządku tury.
    .check = Dane: aktywny C, pierwszy gracz A spośród A, B, C. Gdy każdy ma jedną, to kolejność jest C, A, B.
    .differs = Porządek tury zaczyna się z definicji od pierwszego gracza, a nie od sąsiada aktywnego; przyjęto dosłownie.

rule-3E-SIMUL-003 = Własne zdolności w dowolnej kolejności
    .text = Gracz z kilkoma zdolnościami jednoczesnymi sam wybiera ich kolejność i rozpatruje je wszystkie, zanim zacznie następny gracz.
    .check = Dane: A ma zdolności p i q, B ma r. Gdy A wybierze q, p, to kolejność jest q, p, r.

rule-3E-NEGATE-001 = Negowanie
    .text = Tego, co zanegowano lub uniemożliwiono, się nie rozpatruje.
    .check = Dane: zanegowana zdolność. Gdy przychodzi jej chwila, to nie zachodzi żaden jej efekt.

rule-3E-NEGATE-002 = Negować i uniemożliwiać to jedno
    .text = Negowanie i uniemożliwianie są w zasadach synonimami.
    .check = Dane: odporność na negowanie. Gdy coś chce to uniemożliwić, to odporność działa.

rule-3E-NEGATE-003 = Chwila negowania
    .text = Zdolności, która coś neguje lub uniemożliwia, można użyć tylko tuż przed rozpatrzeniem tej rzeczy.
    .check = Dane: ogłoszona zdolność wzmocnienia wroga. Gdy chwila przed rozpatrzeniem minie, to nie można jej już zanegować.

rule-3E-NEGATE-004 = Kosztów się nie zwraca
    .text = Jeśli poniesiono koszt, a efekt zanegowano lub uniemożliwiono, koszt nie jest zwracany.
    .check = Dane: 1 wzmocnienie wydane na zdolność, którą zanegowano. Gdy to się stało, to żeton pozostaje wydany, a zdolność liczy się jako użyta w tej rundzie walki.
    .differs = To, że zanegowana zdolność wzmocnienia liczy się jako aktywowana (raz na rundę walki), jest naszym wnioskiem: aktywowano ją, a dopiero potem zanegowano.

rule-3E-X-001 = Litera X
    .text = X oznacza liczbę w zdolnościach o zmiennym wyniku; ustala się ją, płacąc koszt (np. X wzmocnień) albo spełniając inny warunek.
    .check = Dane: „X wzmocnień: zadaj X obrażeń”. Gdy wyda się 3 wzmocnienia, to X wynosi 3.

rule-3E-X-002 = X nadąża za stanem gry
    .text = X aktualizuje się samo wraz ze stanem gry.
    .check = Dane: „+X życia, gdzie X to twój duch”. Gdy duch wzrośnie z 1 do 2, to życie od razu rośnie o 1.

rule-3E-X-003 = X przy aktywacji przez inną zdolność
    .text = Jeśli zdolność za X wzmocnień aktywuje inna zdolność, a nie zapłata, X wynosi 1, chyba że podano inaczej.
    .check = Dane: zdolność, która za darmo aktywuje „X wzmocnień: zadaj X obrażeń”. Gdy się ją rozpatrzy, to zadaje 1 obrażenie.

rule-3E-SPEND-001 = Wydawać można tylko swoje
    .text = Zdolności mogą wymagać wydania akcji, kart, kości, żetonów lub trofeów; gracz może wydawać tylko własne.
    .check = Dane: koszt 1 trofeum, a bohater nie ma żadnego. Gdy daje trofeum innego gracza, to gra odmawia.

rule-3E-SPEND-002 = Wydane żetony walki
    .text = Wydane żetony walki odkłada się na bok i w tej samej rundzie walki nie można ich wydać ponownie.
    .check = Dane: żeton wydany w 1. akcji walki. Gdy przychodzi 3., to jest niedostępny.

rule-3E-SPEND-003 = Inne wydane żetony
    .text = Wszystkie żetony poza żetonami walki po wydaniu wracają do puli żetonów.
    .check = Dane: wydano 2 szt. złota. Gdy to się stało, to są w puli.

rule-3E-SPEND-004 = Wydane trofea
    .text = Wydane trofea odrzuca się na stos odrzuconych kart ich talii przygód; jeśli nie podano rodzaju, bohater może wydać trofea dowolnego rodzaju.
    .check = Dane: „wydaj 1 trofeum”. Gdy wybierze się trofeum spotkania, to wolno.

rule-3E-SPEND-005 = Wydane kości
    .text = Wydane kości terenu odkłada się na bok i nie można ich wydać ponownie podczas rozpatrywania tej samej akcji lub zdolności.
    .check = Dane: kość wydana na krok. Gdy ten sam ruch trwa, to jest niedostępna.

## ENGAGE, COMBAT – przebieg walki

rule-3E-ENGAGE-001 = Nawiązanie walki
    .text = Gracz nawiązuje walkę z przeciwnikiem, gdy zaczyna z nim walczyć.
    .check = Dane: dobrano wroga. Gdy zaczyna się walka, to bohater ją nawiązał.

rule-3E-ENGAGE-002 = Zdolności przy nawiązaniu walki
    .text = Zdolności, które aktywują się przy nawiązaniu walki z wrogiem, działają tuż przed pierwszą fazą rzutu pierwszej rundy walki.
    .check = Dane: „gdy nawiązujesz walkę, otrzymaj 1 obrażenie”. Gdy zaczyna się walka, to obrażenie zadaje się przed rzutem żetonami.

rule-3E-COMBAT-001 = Dwóch przeciwników
    .text = Walkę toczą dwaj przeciwnicy.
    .check = Dane: walka. Gdy policzy się strony, to są 2.

rule-3E-COMBAT-002 = Przeciwnik
    .text = Przeciwnik gracza to jego rywal w walce, wróg lub bohater.
    .check = Dane: A walczy z wrogiem. Gdy spyta się o przeciwnika A, to jest nim wróg.

rule-3E-COMBAT-003 = Atakujący
    .text = W walce atakującym jest aktywny gracz; wróg nigdy nie jest atakującym.
    .check = Dane: A nawiązuje walkę z wrogiem w swojej turze. Gdy się spyta, to A jest atakującym.

rule-3E-COMBAT-004 = Kto kontroluje wroga
    .text = Na czas walki wroga kontroluje gracz po prawej stronie walczącego bohatera: rzuca jego żetonami i podejmuje za niego wszystkie decyzje.
    .check = Dane: miejsca A, B, C zgodnie z ruchem wskazówek zegara, walczy A. Gdy działa wróg, to decyduje C.

rule-3E-COMBAT-005 = Rundy i fazy
    .text = Walka toczy się w rundach walki, a każda ma trzy fazy: rzutu, akcji i ucieczki. Rundy powtarza się, aż jedna ze stron zostanie pokonana lub ucieknie.
    .check = Dane: nikt nie jest pokonany ani nie uciekł. Gdy faza ucieczki się kończy, to zaczyna się nowa runda od fazy rzutu.

rule-3E-COMBAT-006 = Faza rzutu
    .text = Każda strona zbiera wszystkie swoje żetony walki i obie rzucają nimi jednocześnie; rzucone żetony tworzą pule walki.
    .check = Dane: 3 żetony bohatera i 5 wroga. Gdy się nimi rzuci, to pule mają 3 i 5.

rule-3E-COMBAT-007 = Czym rzuca bohater
    .text = Bohater rzuca wszystkimi początkowymi żetonami i każdym innym żetonem walki, który ma.
    .check = Dane: 3 żetony początkowe i 2 z zasobów. Gdy się rzuca, to 5.

rule-3E-COMBAT-008 = Czym rzuca wróg
    .text = Wróg rzuca pięcioma żetonami wroga, a w Akcie 2 także żetonem potężnego wroga.
    .check = Dane: Akt 1. Gdy się rzuca, to 5 żetonami wroga.

rule-3E-COMBAT-009 = Czym rzuca złoczyńca
    .text = Złoczyńca rzuca pięcioma żetonami wroga, żetonem potężnego wroga i żetonem pokazanym na jego karcie scenariusza.
    .check = Dane: złoczyńca. Gdy się rzuca, to 7 żetonami.
    .differs = Dosłownie złoczyńca zawsze rzuca żetonem potężnego wroga, nawet w Akcie 1; oba hasła mówią o sześciu innych żetonach wroga. Przyjęto: 7 żetonów w każdym akcie. W scenariuszach podstawowych złoczyńca pojawia się na końcu Aktu 1, więc pytanie nie powstaje.

rule-3E-COMBAT-010 = W fazie akcji na zmianę
    .text = W fazie akcji strony na zmianę wykonują akcje walki, aż obie spasują.
    .check = Dane: działa A. Gdy skończy, to następny działa przeciwnik.

rule-3E-COMBAT-011 = Pas
    .text = Strona, która nie chce wykonać akcji walki, może spasować; w tej rundzie walki nie wykonuje już akcji walki, ale nadal może wydawać tarcze.
    .check = Dane: A spasował. Gdy ma otrzymać 2 obrażenia i ma 1 tarczę, to może zablokować 1; gdy przyszłaby jego następna akcja, to się ją pomija.

rule-3E-COMBAT-012 = Przymusowy pas
    .text = Strona, która nie ma żadnej dostępnej akcji walki (np. żadnych symboli do wydania), musi spasować.
    .check = Dane: zostały tylko kreska i tarcza. Gdy przychodzi akcja tej strony, to pasuje.

rule-3E-COMBAT-013 = Pokonanie od razu kończy walkę
    .text = Walka kończy się natychmiast, gdy bohater lub wróg zostaje w niej pokonany; nie ma już żadnych akcji ani fazy ucieczki.
    .check = Dane: po 2. akcji wróg ma tyle obrażeń, ile życia. Gdy się sprawdza, to nie ma 3. akcji ani fazy ucieczki.

rule-3E-COMBAT-014 = Faza ucieczki
    .text = W fazie ucieczki bohater może spróbować uciec; jeśli tego nie robi lub nie może, zaczyna się nowa runda walki od fazy rzutu.
    .check = Dane: bohater rezygnuje z ucieczki. Gdy faza się kończy, to numer rundy rośnie o 1 i wszystkim rzuca się od nowa.

rule-3E-COMBAT-015 = Podczas walki nie ma ruchu
    .text = Podczas walki bohater nie może poruszyć się na inny heks, chyba że ucieka, kończąc walkę.
    .check = Dane: zdolność „rusz się o 1 heks” w walce. Gdy chce się jej użyć, to gra odmawia.

rule-3E-COMBAT-016 = Akcje walki
    .text = Gracze wydają symbole z żetonów walki, aby wykonywać akcje walki; każdy symbol działa inaczej.
    .check = Dane: odkryty jeden żeton zwinności. Gdy wymieni się akcje walki, to jest wśród nich zwinność.

rule-3E-COMBAT-017 = Akcje walki to nie akcje bohatera
    .text = Akcje walki są czym innym niż trzy akcje w turze bohatera.
    .check = Dane: 1 akcja przed walką. Gdy wykona się 6 akcji walki, to nadal zostaje 1 akcja.

rule-3E-COMBAT-018 = Specjalne akcje walki
    .text = Karty mogą dawać bohaterowi dodatkowe, specjalne akcje walki.
    .check = Dane: zasób „akcja walki: przerzuć 1 żeton”. Gdy trwa faza akcji, to jest wśród możliwości.

rule-3E-COMBAT-019 = Zdolności sięgają tylko żetonów w puli
    .text = Zdolności, które wpływają na żetony walki, działają tylko na żetony wciąż będące w puli walki, chyba że mówią inaczej; Proroctwa Proroka Strachów, które przerzuca żeton, nie można użyć na wydanym żetonie, bo nie wspomina ono o wydanych.
    .check = Dane: żeton bohatera t1 w puli, t2 wydany. Gdy zdolność Proroka Strachów wybiera cel, to może wybrać tylko t1.

rule-3E-COMBAT-020 = Nikt z zewnątrz
    .text = Celem akcji walki i zdolności używanych w walce nie mogą być bohaterowie ani wrogowie, którzy nie biorą w niej udziału.
    .check = Dane: A walczy z wrogiem, B jest na tym samym heksie. Gdy zdolność walki A wybiera cel, to nie może wybrać B.

rule-3E-COMBAT-021 = Atak
    .text = Atak to każda akcja walki, która zadaje obrażenia, nawet jeśli zostaną zablokowane.
    .check = Dane: 2 obrażenia fizyczne w całości zablokowane. Gdy sprawdza się zdolności „po ataku”, to atak się odbył.

rule-3E-COMBAT-022 = Obrażenia, które nie są atakiem
    .text = Zdolności, które zadają obrażenia, a nie są akcjami walki, nie są atakami, np. umiejętność Przeciwczar.
    .check = Dane: obrażenia zadaje Przeciwczar. Gdy sprawdza się zdolności „gdy cię zaatakowano”, to się nie aktywują.

## INIT, TOKEN, POOL, CAST, RECAST, FLIP, REMOVE – żetony walki

rule-3E-INIT-001 = Złote symbole dają inicjatywę
    .text = Złote symbole na żetonach walki liczą się do inicjatywy, dopóki są odkryte.
    .check = Dane: 3 żetony, 2 pokazują złoto. Gdy się policzy, to inicjatywa wynosi 2.

rule-3E-INIT-002 = Liczona na początku fazy akcji
    .text = Inicjatywę porównuje się raz, na początku fazy akcji: pierwszą akcję walki tej rundy wykonuje gracz, który ma więcej żetonów z inicjatywą.
    .check = Dane: żeton przewrócony na złoto w trakcie fazy. Gdy ustala się kolejność, to się ona nie zmienia.

rule-3E-INIT-003 = Przy remisie atakujący
    .text = Przy remisie pierwszy jest atakujący; w walce z wrogiem to zawsze bohater.
    .check = Dane: 1 do 1 z wrogiem. Gdy faza się zaczyna, to pierwszy działa bohater.

rule-3E-INIT-004 = Jeden żeton, jedna inicjatywa
    .text = Żeton, którego złoty symbol ma wartość większą niż 1 (np. 2 obrażenia fizyczne), też liczy się do inicjatywy jako jeden żeton.
    .check = Dane: jeden złoty żeton 2 obrażeń. Gdy się policzy, to inicjatywa wynosi 1.

rule-3E-TOKEN-001 = Dwie strony
    .text = Żetonami walki rzuca się, aby rozstrzygnąć walkę; symbole są na obu stronach.
    .check = Dane: żeton. Gdy wymieni się strony, to są 2.

rule-3E-TOKEN-002 = Duży symbol
    .text = Duży symbol na odkrytej stronie można wydać jako akcję walki dla jego efektu.
    .check = Dane: odkryta duża tarcza. Gdy nadchodzą obrażenia, to można ją wydać.

rule-3E-TOKEN-003 = Mały symbol
    .text = Mały symbol tylko przypomina, co jest na odwrocie; nie może być celem żetonów ani zdolności kart.
    .check = Dane: żeton pokazuje obrażenia i małą tarczę. Gdy rozpatruje się „usuń wszystkie żetony tarcz”, to zostaje.

rule-3E-TOKEN-004 = Liczy się tylko odkryta strona
    .text = Zdolność, która odnosi się do żetonu lub jego symboli, odnosi się tylko do strony w tej chwili odkrytej.
    .check = Dane: „zadaj 1 obrażenie za każdą tarczę przeciwnika” i żeton z zakrytą tarczą. Gdy się policzy, to dodaje 0.

rule-3E-TOKEN-005 = Poza pulą znaczy wydany
    .text = Żeton walki bohatera lub wroga, który jest poza jego pulą walki, uważa się za wydany, bez względu na to, czy go wydano, czy usunięto. Wydane żetony nie są dopuszczalnym celem, chyba że zdolność je wymienia.
    .check = Dane: usunięty żeton. Gdy rozpatruje się „przerzuć jeden ze swoich wydanych żetonów”, to można go wybrać.
    .differs = Druk mówi w obu miejscach „poza pulą żetonów”; sens wymaga puli walki. Przyjęto: pula walki.

rule-3E-TOKEN-006 = Rzuca się tylko żetonami walki
    .text = Rzuca się, przewraca i przerzuca tylko żetony walki; zdolności, które to robią, nie dotyczą żadnych innych żetonów.
    .check = Dane: dwustronny żeton fabuły. Gdy rozpatruje się „przewróć 1 żeton”, to nie można go wybrać.

rule-3E-TOKEN-007 = Rodzaj żetonu, bez względu na wartość
    .text = Zdolność skierowana na żetony jakiegoś rodzaju (np. „usuń wszystkie żetony tarcz przeciwnika”) obejmuje żetony tego rodzaju o dowolnej wartości.
    .check = Dane: żetony przeciwnika fizyczne 1 i fizyczne 2. Gdy rozpatruje się „usuń wszystkie żetony obrażeń fizycznych”, to usuwa się oba.

rule-3E-POOL-001 = Pula walki
    .text = Pula walki gracza to wszystkie żetony walki, które ma on po rzucie na początku rundy walki.
    .check = Dane: 4 rzucone żetony. Gdy żadnego nie wydano, to pula ma 4.
    .differs = Druk mówi „na początku walki”; ponieważ w każdej rundzie walki rzuca się wszystkim od nowa, pula powstaje co rundę.

rule-3E-POOL-002 = Żetony z puli można wydawać i brać za cel
    .text = Żetony w puli walki można wydawać na akcje walki i są one dopuszczalnym celem innych żetonów i zdolności kart.
    .check = Dane: 3 żetony w puli przeciwnika. Gdy wyda się zwinność na przerzucenie, to celem może być każdy nieprzykryty.

rule-3E-POOL-003 = W następnej rundzie żetony wracają
    .text = Żetonami wydanymi lub usuniętymi w rundzie walki rzuca się znowu w następnej rundzie.
    .check = Dane: wydano wszystkie 5 żetonów. Gdy zaczyna się następna runda, to rzuca się wszystkimi 5.

rule-3E-CAST-001 = Rzut żetonami
    .text = Aby rzucić żetonami, gracz potrząsa nimi w zamkniętych dłoniach i rozrzuca je na stole jak kości; używa się symboli na stronach, które wypadły do góry. Każda strona jest równie prawdopodobna.
    .check = Dane: 10000 rzutów jednym żetonem. Gdy się policzy, to każda strona wypada mniej więcej w połowie.

rule-3E-CAST-002 = Rzut jednym żetonem
    .text = Pojedynczym żetonem, także przy przerzucaniu, można rzucić jak monetą, wyrzucając go w powietrze.
    .check = Dane: przerzucony jeden żeton. Gdy się go losuje, to jest jeden sprawiedliwy wynik z dwóch.

rule-3E-CAST-003 = Zły rzut się powtarza
    .text = Jeśli większość graczy uzna, że rzut nie był dość losowy, gracz musi rzucić ponownie.
    .check = Dane: losuje program. Gdy rzuca, to wynik jest ostateczny, bo losowanie jest sprawiedliwe (zasada fizycznego stołu, nie odwzorowana).

rule-3E-RECAST-001 = Przerzucanie
    .text = Gdy zdolność pozwala przerzucić żeton, bierze się jeden żeton z puli walki i rzuca nim ponownie według zasad rzucania.
    .check = Dane: przerzucony żeton. Gdy to się stało, to jest w tej samej puli z nowo wylosowaną stroną.

rule-3E-RECAST-002 = Swoje żetony przerzuca się samemu
    .text = Gracz zawsze sam przerzuca własne żetony, także wtedy, gdy powoduje to zdolność przeciwnika.
    .check = Dane: bohater wydaje zwinność na żeton wroga. Gdy się go przerzuca, to rzuca kontrolujący wroga, a żeton pozostaje żetonem wroga.

rule-3E-RECAST-003 = Żeton niewskazany
    .text = Zdolność, która nie mówi, który żeton gracza się przerzuca, można zastosować do dowolnego jego żetonu.
    .check = Dane: „przerzuć jeden ze swoich żetonów” i 3 w puli. Gdy się tego użyje, to można wybrać każdy z 3; przy „przerzuć 1 żeton” i 2 w puli przeciwnika każdy z 5.
    .differs = Polskie zdanie może się też odnosić do tego, „którego gracza” jest żeton. Przyjęto jedno i drugie: „przerzuć żeton” bez właściciela sięga każdego nieprzykrytego żetonu z obu pul, „przerzuć jeden ze swoich żetonów” każdego nieprzykrytego z własnej.

rule-3E-FLIP-001 = Przewracanie
    .text = Przewrócić żeton walki to odwrócić go na drugą stronę. Przewracać można tylko niewydane żetony.
    .check = Dane: wydany żeton. Gdy przewrócenie bierze go za cel, to gra odmawia.

rule-3E-REMOVE-001 = Usuwanie żetonów
    .text = Żeton usunięty z puli walki odkłada się na bok, tak jakby został wydany.
    .check = Dane: usunięta tarcza. Gdy w tej samej rundzie nadchodzą obrażenia, to nie może ich zablokować.

## DAMAGE, SHIELD, SURGE, AGILITY, DOUBLE, DASH – symbole w walce

rule-3E-DAMAGE-001 = Żetony obrażeń
    .text = Gdy bohater lub wróg otrzymuje obrażenia, kładzie się na jego karcie tyle żetonów obrażeń; gdy obrażeń jest tyle, ile życia, zostaje pokonany.
    .check = Dane: życie 6, obrażenia 4. Gdy otrzyma się 2, to jest się pokonanym.

rule-3E-DAMAGE-002 = Obrażeń nie może być więcej niż życia
    .text = Bohater nie może mieć więcej żetonów obrażeń niż życia; nadwyżkę ze zdolności lub ataku się ignoruje, a od chwili pokonania ignoruje się wszystko ponad życie bohatera lub wroga.
    .check = Dane: życie 8 i obrażenia 7. Gdy otrzyma się 5, to jest ich 8.

rule-3E-DAMAGE-003 = Rozmienianie żetonów obrażeń
    .text = Żeton 3 obrażeń odpowiada trzem żetonom 1 obrażenia; żetony obrażeń można w każdej chwili swobodnie rozmieniać.
    .check = Dane: jeden żeton 3 obrażeń. Gdy wyleczy się 1, to zostają 2.

rule-3E-DAMAGE-004 = Obrażenia fizyczne
    .text = Jako akcję walki bohater może wydać ze swojej puli X obrażeń fizycznych, aby zadać przeciwnikowi X obrażeń.
    .check = Dane: żetony fizyczne 2 i fizyczne 1. Gdy wyda się oba, to są 3 obrażenia.

rule-3E-DAMAGE-005 = Obrażenia magiczne
    .text = Jako akcję walki bohater może wydać ze swojej puli X obrażeń magicznych, aby zadać przeciwnikowi X obrażeń.
    .check = Dane: magiczne 1 i magiczne 1. Gdy wyda się oba, to są 2 obrażenia.

rule-3E-DAMAGE-006 = Nie wszystko naraz
    .text = Żetonów obrażeń jednego rodzaju nie trzeba wydawać wszystkich w jednej akcji walki.
    .check = Dane: fizyczne 1 i fizyczne 2. Gdy wyda się tylko fizyczne 1, to wolno, a drugi zostaje w puli.

rule-3E-DAMAGE-007 = Fizycznych i magicznych się nie łączy
    .text = W tej samej akcji walki nie można wydać obrażeń fizycznych i magicznych.
    .check = Dane: fizyczne 2 i magiczne 2. Gdy chce się zadać 4 obrażenia w jednej akcji, to gra odmawia.

rule-3E-DAMAGE-008 = Rodzaj obrażeń bywa ważny
    .text = Niektóre zdolności dotyczą tylko jednego rodzaju obrażeń; na przykład wróg może blokować fizyczne, a magicznych nie, albo odwrotnie.
    .check = Dane: wróg, który blokuje obrażenia fizyczne. Gdy zada się mu 2 magiczne, to są 2 obrażenia.

rule-3E-DAMAGE-009 = Obrażenia wroga
    .text = Jako akcję walki gracz kontrolujący wroga może wydać z jego puli X obrażeń wroga, aby zadać X obrażeń jego przeciwnikowi; żetonów może użyć dowolnie wielu.
    .check = Dane: obrażenia wroga 1, 1 i 2. Gdy wyda się dwa żetony warte 3, to są 3 obrażenia.
    .differs = Zdanie w druku przez pomyłkę wymienia wroga dwa razy; obrażenia otrzymuje przeciwnik wroga.

rule-3E-DAMAGE-010 = Symbole tylko bohaterów i tylko wrogów
    .text = Obrażenia fizyczne i magiczne wydają tylko bohaterowie, a obrażenia wroga tylko wrogowie.
    .check = Dane: bohater z efektem pokazującym obrażenia wroga. Gdy chce je wydać, to gra odmawia.

rule-3E-DAMAGE-011 = Obrażenia tylko przeciwnikowi
    .text = Obrażenia zadaje się zwykle akcjami walki. Zadane w walce mogą trafić tylko przeciwnika: ani nikogo spoza walki, ani siebie.
    .check = Dane: 3 obrażenia fizyczne. Gdy wybiera się cel, to może nim być tylko przeciwnik.

rule-3E-DAMAGE-012 = Zablokowane w całości znaczy niezadane
    .text = Jeśli zablokowano wszystkie obrażenia ataku lub zdolności, uważa się, że nie zadano żadnych; zdolności, które wymagają zadania obrażeń, się nie aktywują.
    .check = Dane: „po zadaniu obrażeń wylecz 1” i w całości zablokowany atak za 2. Gdy się go rozpatrzy, to leczenia nie ma.

rule-3E-DAMAGE-013 = Zablokowane obrażenia się ignoruje
    .text = Zablokowane obrażenia się ignoruje.
    .check = Dane: 3 obrażenia, 2 zablokowane. Gdy się je rozpatrzy, to kładzie się 1 żeton.

rule-3E-DAMAGE-014 = Dodatkowy efekt działa mimo bloku
    .text = Jeśli zdolność zadaje obrażenia i robi coś jeszcze, ten drugi efekt rozpatruje się, nawet gdy obrażenia zablokowano, chyba że podano inaczej.
    .check = Dane: „zadaj 2 obrażenia i usuń 1 żeton”, 2 zablokowane. Gdy się to rozpatrzy, to jest 0 obrażeń i usunięty 1 żeton.
    .differs = Por. 3E-DAMAGE-012: niezależny drugi efekt zachodzi; efekt zależny od zadania obrażeń nie.

rule-3E-SHIELD-001 = Blokowanie tarczami
    .text = Gdy bohater lub wróg ma w walce otrzymać obrażenia, może wydać tarcze; każda tarcza blokuje 1 obrażenie dowolnego rodzaju (fizyczne, magiczne lub wroga).
    .check = Dane: 3 obrażenia wroga i tarcza o wartości 2. Gdy się ją wyda, to jest 1 obrażenie.

rule-3E-SHIELD-002 = Tarcze nie kosztują akcji walki
    .text = Wydanie tarcz, aby zablokować obrażenia, nie jest akcją walki.
    .check = Dane: A blokuje. Gdy ustala się, czyja jest akcja, to nic się nie zmienia.

rule-3E-SHIELD-003 = Blokowanie nie jest obowiązkowe
    .text = Nikt nie musi wydawać tarcz; obrażenia można przyjąć, nawet mając tarcze.
    .check = Dane: 1 tarcza i 1 obrażenie. Gdy się zrezygnuje, to jest 1 obrażenie, a tarcza zostaje.

rule-3E-SHIELD-004 = W walce z każdego źródła
    .text = W walce tarcze mogą blokować obrażenia z dowolnego źródła, także ze zdolności wzmocnień i innych.
    .check = Dane: zdolność wzmocnienia zadająca 3 i 2 tarcze. Gdy się zablokuje, to jest 1 obrażenie.

rule-3E-SHIELD-005 = Obrażenia nie do zablokowania
    .text = Na obrażenia, których nie można zablokować, nie można wydawać tarcz.
    .check = Dane: 3 obrażenia nie do zablokowania i 3 tarcze. Gdy się je rozpatrzy, to są 3 obrażenia, a tarcze niewydane.

rule-3E-SHIELD-006 = Obrażeń przy nawiązaniu walki nie można zablokować
    .text = Obrażeń zadanych przez zdolność w chwili nawiązania walki z przeciwnikiem nie można zablokować tarczami.
    .check = Dane: 2 obrażenia przy nawiązaniu walki. Gdy zaczyna się walka, to są 2 obrażenia (niczym jeszcze nie rzucono).

rule-3E-SHIELD-007 = Poza walką tarcze nie pomagają
    .text = Poza walką nie można wydawać tarcz, aby blokować obrażenia, np. gdy zdolność każe bohaterowi otrzymać X obrażeń.
    .check = Dane: karta fabuły zadaje 1 obrażenie. Gdy się ją rozpatruje, to nie można użyć tarczy.

rule-3E-SURGE-001 = Wydawanie wzmocnień
    .text = Jako akcję walki gracz może wydać symbole wzmocnień ze swojej puli walki, aby aktywować zdolność wzmocnienia.
    .check = Dane: 1 wzmocnienie i zdolność za 1. Gdy się jej użyje, to wzmocnienie jest wydane, a zdolność działa.

rule-3E-SURGE-002 = Zdolności wzmocnień
    .text = Zdolności poprzedzone symbolem wzmocnienia to zdolności wzmocnień; liczba przed symbolem mówi, ile wzmocnień trzeba wydać ze swojej puli.
    .check = Dane: zdolność za 2 wzmocnienia, a jest 1. Gdy chce się jej użyć, to gra odmawia.

rule-3E-SURGE-003 = Raz na rundę walki
    .text = Żadnej zdolności wzmocnienia nie można aktywować więcej niż raz na rundę walki.
    .check = Dane: zdolność za 1 użyta w tej rundzie i jeszcze 1 wzmocnienie. Gdy chce się jej użyć znowu, to gra odmawia; w następnej rundzie wolno.

rule-3E-SURGE-004 = Nadpłata
    .text = Na zdolność można wydać więcej wzmocnień, niż trzeba; nadwyżka nic nie daje.
    .check = Dane: podwojone wzmocnienie (2) i zdolność za 1. Gdy się je wyda, to wolno, a efekt jest jak za 1.

rule-3E-SURGE-005 = Najpierw zapłata
    .text = Koszt zdolności wzmocnienia płaci się przed rozpatrzeniem efektu, więc zdolność, która przerzuca wydane żetony, może przerzucić także te żetony wzmocnień, którymi za nią zapłacono.
    .check = Dane: „1 wzmocnienie: przerzuć jeden ze swoich wydanych żetonów”, a innych wydanych nie ma. Gdy się tego użyje, to do puli można przerzucić sam żeton, którym zapłacono.

rule-3E-AGILITY-001 = Użycie zwinności
    .text = Jako akcję walki gracz może wydać jeden symbol zwinności, aby albo przewrócić jeden żeton z własnej puli walki, albo zmusić przeciwnika do przerzucenia jednego żetonu z jego puli.
    .check = Dane: 1 zwinność. Gdy wyda się ją na przewrócenie własnego żetonu obrażenia/tarcza, to odkryta jest druga strona; gdy celem jest żeton przeciwnika, to przeciwnik go przerzuca.
    .differs = Hasło mówi o bohaterach; skrót zasad nie zastrzega zwinności dla bohaterów, a jest ona na jednym z żetonów wroga. Przyjęto: dla obu stron.

rule-3E-AGILITY-002 = Jedna zwinność naraz
    .text = W jednej akcji walki wydaje się tylko jeden symbol zwinności.
    .check = Dane: 2 żetony zwinności. Gdy wykona się jedną akcję, to wydaje się tylko jeden.

rule-3E-AGILITY-003 = Podwojona zwinność
    .text = Żeton zwinności można położyć na żetonie podwojenia, ale ponieważ naraz wydaje się tylko jedną zwinność, podwojenie nic nie dodaje; wydaje się oba żetony.
    .check = Dane: zwinność na podwojeniu. Gdy się jej użyje, to jest jedno przewrócenie lub jedno przerzucenie, a wydane są oba żetony.

rule-3E-DOUBLE-001 = Podwojenie
    .text = Jako akcję walki gracz może położyć jeden ze swoich innych niewydanych żetonów walki na żetonie z odkrytym symbolem podwojenia, tworząc stos; żeton na wierzchu liczy się podwójnie.
    .check = Dane: odkryte podwojenie i fizyczne 2. Gdy się je ułoży, to stos jest wart fizyczne 4.

rule-3E-DOUBLE-002 = Stos wydaje się razem
    .text = Oba żetony stosu wydaje się jednocześnie, gdy używa się żetonu z wierzchu.
    .check = Dane: fizyczne 2 na podwojeniu. Gdy stos wyda się jako akcję walki, to są 4 obrażenia fizyczne i 2 wydane żetony.

rule-3E-DOUBLE-003 = Jeden żeton na wierzchu
    .text = Na żetonie można położyć tylko jeden żeton, a na żetonie, który już leży na innym, żadnego.
    .check = Dane: stos. Gdy chce się dołożyć żeton, to gra odmawia.

rule-3E-DOUBLE-004 = Wierzchni żeton nie jest chroniony
    .text = Żeton leżący na podwojeniu można przerzucić, przewrócić i usunąć z puli; po przerzuceniu lub przewróceniu wraca na wierzch tego samego stosu.
    .check = Dane: wierzch stosu przerzucono i wypadła kreska. Gdy to się stało, to kreska leży na podwojeniu.

rule-3E-DOUBLE-005 = Żeton podwojenia jest odporny
    .text = Dopóki leży na nim żeton, podwojenie jest odporne na wszystkie efekty: aż do wydania nie można go przerzucić, przewrócić ani usunąć. Żadnego żetonu, na którym leży inny, nie można przerzucić ani przewrócić.
    .check = Dane: „usuń wszystkie żetony podwojenia” i stos. Gdy się to rozpatrzy, to przykryte podwojenie zostaje.

rule-3E-DASH-001 = Symbole kresek
    .text = Kreska nie ma własnej zdolności i nie można jej wydać jako akcji walki; złote kreski liczą się do inicjatywy.
    .check = Dane: w puli jedna złota kreska. Gdy policzy się inicjatywę, to wynosi 1; gdy wymieni się akcje walki, to jest tylko pas.

## FLEE, DEFEAT, DELAY, ELIM, CHALLENGE – wyniki

rule-3E-FLEE-001 = Ucieczka
    .text = W fazie ucieczki rundy walki bohater może uciec: rzuca jedną kością terenu i może ją wydać, aby przejść na sąsiadujący heks o pasującym terenie, co kończy walkę.
    .check = Dane: rzut las/wzgórza obok wzgórz. Gdy wyda się kość, to bohater jest na tym heksie, a walka skończona.

rule-3E-FLEE-002 = Bez ucieczki
    .text = Jeśli bohater nie może lub nie chce wydać kości, zaczyna się nowa runda walki, chyba że przeciwnikiem jest bohater, który ucieka.
    .check = Dane: rzut bez pasującego sąsiedniego heksu. Gdy faza się kończy, to zaczyna się następna runda.

rule-3E-FLEE-003 = Nieudana próba bez kary
    .text = Za nieudaną próbę ucieczki nie ma kary, poza kolejną rundą walki.
    .check = Dane: nieudana próba. Gdy to się stało, to obrażenia, ręka i żetony się nie zmieniają (poza kartami odrzuconymi z woli bohatera na mobilizację).

rule-3E-FLEE-004 = Dwaj bohaterowie: najpierw decyduje atakujący
    .text = Gdy walczą ze sobą dwaj bohaterowie, o ucieczce najpierw decyduje atakujący (ten, który zaczął walkę); jeśli ucieknie, walka się kończy, a drugi bohater nie może już uciekać.
    .check = Dane: obaj chcą uciec. Gdy atakującemu się uda, to drugi zostaje na swoim heksie.

rule-3E-FLEE-005 = Wrogowie nie mogą uciekać
    .text = Wrogowie nie mogą uciekać.
    .check = Dane: wróg z 1 życia. Gdy przychodzi faza ucieczki, to wybór ma tylko bohater.

rule-3E-DEFEAT-001 = Pokonanie
    .text = Bohater lub wróg, który ma tyle obrażeń, ile życia, zostaje pokonany.
    .check = Dane: 9 obrażeń przy życiu 9. Gdy się sprawdza, to bohater jest pokonany.

rule-3E-DEFEAT-002 = Nierozpatrzone zdolności przepadają
    .text = Gdy walkę kończy pokonanie, zdolności walki jeszcze nierozpatrzonych już się nie rozpatruje, np. Osmalenia Wielkiego smoka po tym, jak pokonał go bohater.
    .check = Dane: Wielkiego smoka pokonano, gdy jego zdolność czekała. Gdy walka się kończy, to bohater nic od niej nie otrzymuje.

rule-3E-DEFEAT-003 = Bohater pokonany przez wroga z karty przygody
    .text = Gdy bohatera pokonuje wróg z karty przygody, tę kartę się odrzuca.
    .check = Dane: bohatera pokonał wróg z talii walk. Gdy to się stało, to karta wroga leży na stosie odrzuconych kart walk.

rule-3E-DEFEAT-004 = Pokonany bohater może tylko odpoczywać
    .text = Pokonany bohater nie może wykonywać żadnych akcji poza odpoczynkiem.
    .check = Dane: pokonany bohater z 3 akcjami. Gdy wymieni się możliwości, to jest tylko odpoczynek.
    .differs = Nie powiedziano, czy pokonany bohater może wydać akcję na nic; hasło o odpoczynku mówi, że następną akcję musi wydać na odpoczynek. Przyjęto: tylko odpoczynek.

rule-3E-DEFEAT-005 = Bez walki z innymi bohaterami
    .text = Pokonanego bohatera inni nie mogą wyzwać i w żaden sposób nie może on nawiązać z nimi walki.
    .check = Dane: pokonany bohater na heksie Corbina. Gdy Corbin szuka, kogo wyzwać, to nie może wybrać tego bohatera.

rule-3E-DEFEAT-006 = Zdolności i nauka mimo pokonania
    .text = Pokonany bohater nadal może używać zdolności i uczyć się umiejętności.
    .check = Dane: pokonany bohater z dostateczną liczbą trofeów. Gdy się uczy, to wolno.

rule-3E-DEFEAT-007 = Dodatkowe życie znosi pokonanie
    .text = Pokonany bohater, który nauczy się umiejętności dającej dodatkowe życie, nie jest już pokonany i nie musi odpoczywać.
    .check = Dane: 8 obrażeń przy życiu 8. Gdy nauczy się +2 życia, to życie wynosi 10, bohater nie jest pokonany i ma wszystkie akcje.

rule-3E-DELAY-001 = Wstrzymany
    .text = Wstrzymany bohater musi wydać następną akcję, aby przestać być wstrzymanym.
    .check = Dane: wstrzymany bohater z 3 akcjami. Gdy pierwszą wyda, aby przestać nim być, to zostają 2 wolne akcje.

rule-3E-DELAY-002 = Oznaczenie
    .text = Figurkę wstrzymanego bohatera kładzie się na boku.
    .check = Dane: wstrzymany bohater. Gdy pokazuje się planszę, to figurka leży.

rule-3E-DELAY-003 = Zdolności i nauka mimo wstrzymania
    .text = Wstrzymany bohater nadal może używać zdolności i uczyć się umiejętności.
    .check = Dane: wstrzymany bohater. Gdy uczy się umiejętności, zanim przestanie nim być, to wolno.

rule-3E-DELAY-004 = Pokonany i wstrzymany
    .text = Bohater zarazem pokonany i wstrzymany musi najpierw się wyleczyć, aby nie być już pokonanym; dopiero wtedy może wydać akcję, aby przestać być wstrzymanym.
    .check = Dane: oba stany i 3 akcje w miasteczku. Gdy bohater działa, to najpierw odpoczynek, potem koniec wstrzymania, a trzecia akcja jest wolna.

rule-3E-ELIM-001 = Eliminacja
    .text = Niektóre efekty, np. pokonanie przez złoczyńcę, eliminują bohatera: jego gracz przegrywa, a figurkę usuwa się z planszy.
    .check = Dane: bohater pokonany przez złoczyńcę. Gdy to się stało, to jego gracz odpadł, a figurki nie ma na planszy.

rule-3E-ELIM-002 = Co opuszcza grę
    .text = Zasoby, karty umiejętności, trofea i żetony walki wyeliminowanego bohatera usuwa się z gry.
    .check = Dane: 2 zasoby, 3 umiejętności i 4 trofea. Gdy bohater zostanie wyeliminowany, to żadnej z tych kart nie ma w taliach, na stosach ani w puli.

rule-3E-ELIM-003 = Co wraca do puli
    .text = Złoto, żetony fabuły i żetony obrażeń wyeliminowanego bohatera wracają do puli żetonów.
    .check = Dane: 6 szt. złota i 2 żetony wiedzy. Gdy bohater zostanie wyeliminowany, to są z powrotem w puli.

rule-3E-ELIM-004 = Nowy pierwszy gracz
    .text = Jeśli wyeliminowany gracz był pierwszym graczem, zostaje nim następny gracz w porządku tury.
    .check = Dane: wyeliminowano pierwszego gracza A, następny jest B. Gdy runda się kończy, to B przesuwa żeton czasu i zaczyna rundę.

rule-3E-CHALLENGE-001 = Wyzwanie
    .text = Gdy bohater wyzywa innego, nawiązują walkę i toczą ją, aż jeden zostanie pokonany lub ucieknie.
    .check = Dane: wyzwanie. Gdy jest zgodne z zasadami, to dwaj bohaterowie toczą rundy walki.

rule-3E-CHALLENGE-002 = Potrzebna jest zdolność
    .text = Bohater nie może wyzwać innego bohatera, chyba że pozwala mu na to jakaś zdolność.
    .check = Dane: brak takiej zdolności. Gdy wymieni się możliwości, to wyzwania nie ma.

rule-3E-CHALLENGE-003 = Wyzywający jest atakującym
    .text = Bohater, który rzucił wyzwanie, jest atakującym i wygrywa remisy inicjatywy.
    .check = Dane: inicjatywa 2 do 2. Gdy faza się zaczyna, to pierwszy działa wyzywający.

rule-3E-CHALLENGE-004 = Wyzwanie Corbina: bez nagrody dla wyzwanego
    .text = Bohater wyzwany przez Corbina, który wygra walkę, nie dostaje żadnej nagrody.
    .check = Dane: Corbin wyzwał B i został pokonany. Gdy to się stało, to B nic nie zdobywa.

rule-3E-CHALLENGE-005 = Wyzwanie Corbina: bez ucieczki
    .text = Podczas wyzwania Corbina żaden z bohaterów nie może uciec.
    .check = Dane: wyzwanie Corbina. Gdy runda się kończy, to faza ucieczki nic nie daje i zaczyna się nowa runda.

## VILLAIN, SCEN, STORY, STORYQUEST, LORE, COMPANION, ZOMBIE – scenariusz

rule-3E-SCEN-001 = Z czego składa się scenariusz
    .text = Scenariusz to jedna karta scenariusza, dziesięć kart przygód do każdej talii przygód i talia fabuły z dziesięciu kart.
    .check = Dane: dane scenariusza. Gdy się policzy, to jest 1 + 30 + 10 kart.

rule-3E-SCEN-002 = Znak scenariusza
    .text = Wszystkie karty scenariusza mają ten sam fragment ilustracji; w obu scenariuszach podstawowych to wizerunek złoczyńcy.
    .check = Dane: karta przygody scenariusza. Gdy odczyta się jej znak, to wskazuje scenariusz.

rule-3E-SCEN-003 = Dwa scenariusze podstawowe
    .text = W zestawie podstawowym są dwa scenariusze: „Margath powstaje” (złoczyńca: Margath) i „Król umarłych” (złoczyńca: Vorakesh).
    .check = Dane: zestaw podstawowy. Gdy wymieni się scenariusze, to są te 2.
    .differs = Polski i rosyjski tytuł znaczą dosłownie to samo („Król umarłych”, Король мертвецов); The Corpse King to tytuł angielski użyty w third-facts i w katalogu rozszerzeń.

rule-3E-SCEN-004 = Strony karty scenariusza
    .text = Karta scenariusza leży obok planszy. Strona A zawiera zasady na czas gry; strona B opisuje złoczyńcę, którego trzeba pokonać, aby wygrać, lub inny warunek zwycięstwa.
    .check = Dane: skończone przygotowanie. Gdy odczyta się kartę, to widać stronę A.

rule-3E-SCEN-005 = Informacja jawna
    .text = Gracze powinni na początku przeczytać obie strony i w każdej chwili mogą czytać dowolną z nich.
    .check = Dane: dowolna chwila. Gdy gracz otworzy kartę, to widzi obie strony.

rule-3E-SCEN-006 = Odwrócenie przy walce ze złoczyńcą
    .text = Gdy bohater nawiązuje walkę ze złoczyńcą, kartę scenariusza odwraca się na stronę B; jeśli bohater nie wygra, po walce wraca ona na stronę A.
    .check = Dane: walka ze złoczyńcą. Gdy trwa, to widać stronę B; po przegranej bohatera stronę A.

rule-3E-SCEN-007 = Pojawia się Margath
    .text = „Margath powstaje”: na końcu Aktu 1 żeton Margatha kładzie się na heksie Podniebie.
    .check = Dane: „Margath powstaje”. Gdy kończy się runda 12, to żeton Margatha jest na heksie Podniebie.
    .differs = Karta nazywa to miejsce Небосвод; na naszej planszy to twierdza (6,8). Nazwa angielska jest robocza.

rule-3E-SCEN-008 = Margath maszeruje na Tamalir
    .text = „Margath powstaje”: po końcu Aktu 2 za każdym razem, gdy należałoby przesunąć żeton czasu, pierwszy gracz rzuca zamiast tego pięcioma kośćmi terenu, a Margath przesuwa się o 1 heks w stronę Tamaliru za każdy dziki symbol.
    .check = Dane: Margath na heksie Podniebie na końcu rundy 24. Gdy na kościach są 2 dzikie symbole, to jest o 2 heksy bliżej Tamaliru, a żeton czasu się nie przesunął.
    .differs = Szczegóły: 3E-GAP-055.

rule-3E-SCEN-009 = Margath dociera do Tamaliru
    .text = Jeśli Margath dotrze do Tamaliru, wszyscy bohaterowie przegrywają.
    .check = Dane: Margath 2 heksy od Tamaliru. Gdy wypadną 3 dzikie symbole, to jest w Tamalirze, a gra kończy się bez zwycięzcy.

rule-3E-SCEN-010 = Pojawia się Vorakesh
    .text = „Król umarłych”: na końcu Aktu 1 żeton Vorakesha i 1 zombie kładzie się na Przeklętych Ruinach.
    .check = Dane: „Król umarłych”. Gdy kończy się runda 12, to na heksie (3,2) jest żeton Vorakesha i o 1 zombie więcej niż przedtem.

rule-3E-SCEN-011 = „Król umarłych”: czas się kończy
    .text = „Król umarłych”: na końcu Aktu 2 wszyscy bohaterowie przegrywają.
    .check = Dane: niepokonany Vorakesh. Gdy kończy się ostatnia tura rundy 24, to gra się kończy i nikt nie wygrywa.

rule-3E-SCEN-012 = Walka ze złoczyńcą
    .text = W obu scenariuszach podstawowych bohater na heksie złoczyńcy może wydać 1 akcję, aby odwrócić kartę scenariusza i nawiązać z nim walkę.
    .check = Dane: bohater z 2 akcjami na heksie Margatha. Gdy nawiąże walkę i jeszcze nikt nie wygrał, to wydano 1 akcję i widać stronę B.

rule-3E-VILLAIN-001 = Złoczyńcy
    .text = Złoczyńcy to wrogowie ze strony B kart scenariuszy.
    .check = Dane: strona B. Gdy się ją odczyta, to daje wroga z życiem i zdolnościami.

rule-3E-VILLAIN-002 = Żeton złoczyńcy
    .text = Każdy złoczyńca ma specjalny żeton walki, pokazany w lewym dolnym rogu rewersu karty scenariusza; rzuca się nim oprócz sześciu innych żetonów wroga.
    .check = Dane: Margath. Gdy rzuca, to 7 żetonami, w tym własnym.

rule-3E-VILLAIN-003 = Wygrana
    .text = Bohater, który pokona złoczyńcę, wygrywa grę.
    .check = Dane: złoczyńcę pokonał bohater B. Gdy się sprawdza, to wygrywa B i gra się kończy.

rule-3E-VILLAIN-004 = Przegrana ze złoczyńcą
    .text = Bohater pokonany w walce ze złoczyńcą zostaje wyeliminowany; ze złoczyńcy usuwa się wszystkie obrażenia, a kartę scenariusza odwraca z powrotem na awers.
    .check = Dane: złoczyńca z 6 obrażeniami pokonuje bohatera. Gdy to się stało, to bohater jest wyeliminowany, złoczyńca ma 0 obrażeń i widać stronę A.

rule-3E-VILLAIN-005 = Gra toczy się dalej
    .text = Po eliminacji gra toczy się dalej, aż inny bohater pokona złoczyńcę albo wszyscy bohaterowie przegrają.
    .check = Dane: wyeliminowano 1 z 3 bohaterów. Gdy tura przechodzi dalej, to pozostali 2 grają; gdy wyeliminowano wszystkich 3, to gra kończy się bez zwycięzcy.

rule-3E-VILLAIN-006 = Przed złoczyńcą nie można uciec
    .text = Z walki ze złoczyńcą bohater nie może uciec.
    .check = Dane: walka ze złoczyńcą. Gdy runda się kończy, to zaczyna się nowa, bez możliwości ucieczki.

rule-3E-VILLAIN-007 = Zmniejszone życie jest granicą
    .text = Jeśli żetony fabuły zmniejszają życie złoczyńcy, nie może się on wyleczyć ponad swoją początkową wartość życia w tej walce.
    .check = Dane: życie 15 z karty obniżone 3 żetonami wiedzy do 12 i 4 obrażenia. Gdy złoczyńca leczy 6, to ma 0 obrażeń i nadal życie 12.
    .differs = Wartość początkowa może oznaczać życie z karty albo zmniejszone na początku walki. Przyjęto: obniża się najwyższe możliwe życie, a leczenie tylko usuwa żetony obrażeń, co spełnia oba odczytania.

rule-3E-VILLAIN-008 = Wartości Margatha
    .text = Margath ma na karcie 15 życia i cechy Wojownik, Złoczyńca i Smok; kto go pokona, wygrywa grę.
    .check = Dane: z Margathem walczy bohater bez wiedzy. Gdy się spyta, to Margath ma 15 życia.

rule-3E-VILLAIN-009 = Wiedza nie obniży Margatha poniżej 8
    .text = Żetony wiedzy nie mogą obniżyć życia Margatha poniżej 8.
    .check = Dane: przeciwnik z 9 żetonami wiedzy. Gdy zaczyna się walka, to życie wynosi 8, a nie 6; przy 7 żetonach też 8; przy 6 żetonach 9.

rule-3E-VILLAIN-010 = Zdolności wzmocnień Margatha
    .text = 1 wzmocnienie: przewróć jeden z żetonów przeciwnika. 2 wzmocnienia: wylecz 3 obrażenia. 3 wzmocnienia: podwój wszystkie swoje obrażenia wroga do końca rundy walki.
    .check = Dane: Margath z 4 obrażeniami i 2 wzmocnieniami. Gdy się leczy, to ma 1 obrażenie.
    .differs = Szczegóły podwojenia: 3E-GAP-061.

rule-3E-VILLAIN-011 = Wartości Vorakesha
    .text = Vorakesh ma na karcie 10 życia i cechy Mistyczny, Złoczyńca i Humanoid. Ma o 1 życia więcej za każdego zombie na planszy i o 2 mniej za każdego towarzysza przeciwnika; nie może to obniżyć jego życia poniżej 8.
    .check = Dane: żadnego zombie i przeciwnik z 1 towarzyszem. Gdy zaczyna się walka, to życie wynosi 8; przy 3 towarzyszach i 1 zombie 8, a nie 5; przy 1 towarzyszu i 6 zombie 14.

rule-3E-VILLAIN-012 = Zdolności wzmocnień Vorakesha
    .text = 1 wzmocnienie: wylosuj odrzuconą kartę wroga z talii walk i użyj jednej z jej zdolności wzmocnień. 1 wzmocnienie: zadaj 1 obrażenie wroga i wylecz 1 obrażenie. 2 wzmocnienia: przewróć wszystkie żetony przeciwnika.
    .check = Dane: Vorakesh z 3 obrażeniami używa drugiej zdolności, a przeciwnik blokuje. Gdy się to rozpatrzy, to zadał 0 obrażeń i ma 2 (dodatkowe efekty działają mimo bloku).
    .differs = Szczegóły cudzej zdolności: 3E-GAP-060. Dwie zdolności o koszcie 1 są osobne, każda raz na rundę walki.

rule-3E-VILLAIN-013 = Żetony złoczyńców
    .text = Żeton Margatha: obrażenia wroga 2 / wzmocnienie. Żeton Vorakesha: wzmocnienie 2 / obrażenia wroga 1. Żaden nie ma złotej strony.
    .check = Dane: rzuca Margath. Gdy wymieni się jego 7 żetonów, to jest pięć żetonów wroga, żeton potężnego wroga i obrażenia wroga 2 / wzmocnienie.

rule-3E-STORY-001 = Co najmniej dwie karty zostają
    .text = Żeton czasu przechodzi tor dwukrotnie, więc w każdej grze co najmniej dwie z dziesięciu kart fabuły pozostają nieużyte.
    .check = Dane: pełna gra w dwóch aktach. Gdy policzy się dobrane karty fabuły, to jest ich najwyżej 8.

rule-3E-STORY-002 = Rozpatrzyć i odrzucić
    .text = Karty fabuły, które nie są wyprawami fabularnymi, rozpatruje się od razu i odrzuca.
    .check = Dane: dobrano zwykłą kartę fabuły. Gdy się ją rozpatrzy, to leży na stosie odrzuconych kart fabuły.

rule-3E-STORY-003 = Wrogowie z kart fabuły nie są trofeami
    .text = Pokonanego wroga z karty fabuły nie otrzymuje się jako trofeum.
    .check = Dane: pokonano wroga z karty fabuły. Gdy to się stało, to trofeów nie przybywa (podaną nagrodę jednak się zdobywa).

rule-3E-STORY-004 = Żetony fabuły
    .text = Żetony fabuły są dwustronne, a ich użycie zależy od karty scenariusza: czasem używa się tylko jednej strony, czasem obu, jako żetonów o różnych funkcjach.
    .check = Dane: „Król umarłych”. Gdy kładzie się żetony fabuły, to białe strony są towarzyszami, a czarne zombie.

rule-3E-STORYQUEST-001 = Wyprawy fabularne
    .text = Na niektórych kartach fabuły są słowa „Wyprawa fabularna”. Taką dobraną kartę kładzie się nad planszą, na pierwszym pustym polu toru wypraw fabularnych.
    .check = Dane: dwie wyprawy fabularne na torze. Gdy dobierze się następną, to zajmuje trzecie pole.

rule-3E-STORYQUEST-002 = Co dają wyprawy fabularne
    .text = Karty wypraw fabularnych pozwalają bohaterom rozpatrywać ich zdolności na określonych heksach planszy.
    .check = Dane: wyprawa fabularna na heksie h. Gdy działa bohater na h, to zdolność karty jest dostępna; gdzie indziej nie.

rule-3E-STORYQUEST-003 = Żeton wyprawy fabularnej
    .text = Po położeniu karty żeton wyprawy fabularnej odpowiadający polu toru kładzie się na heksie, który karta wymienia.
    .check = Dane: karta na polu II toru wymienia heks h. Gdy się ją położy, to na h leży żeton wyprawy fabularnej II.

rule-3E-STORYQUEST-004 = Przy wielu heksach bez żetonu
    .text = Jeśli wyprawę fabularną można rozpatrywać na kilku heksach (np. w dowolnym miasteczku, świątyni lub twierdzy), nie trzeba kłaść jej żetonu.
    .check = Dane: wyprawa fabularna dla dowolnej świątyni. Gdy się ją położy, to na planszy nie ma żetonu, a jest dostępna w każdej świątyni.

rule-3E-LORE-001 = Wiedza
    .text = W scenariuszu „Margath powstaje” żetony fabuły nazywa się żetonami wiedzy.
    .check = Dane: ten scenariusz. Gdy zdobędzie się żeton fabuły, to jest to żeton wiedzy.

rule-3E-LORE-002 = Wiedza osłabia Margatha
    .text = Margath ma o 1 życia mniej za każdy żeton wiedzy, który ma jego przeciwnik.
    .check = Dane: życie Margatha 15 i przeciwnik z 4 żetonami wiedzy. Gdy zaczyna się walka, to życie wynosi 11.
    .differs = Karta scenariusza dodaje dolną granicę 8, zob. 3E-VILLAIN-009.

rule-3E-COMPANION-001 = Towarzysze
    .text = W scenariuszu „Król umarłych” białe żetony fabuły nazywa się towarzyszami.
    .check = Dane: ten scenariusz. Gdy zdobędzie się biały żeton fabuły, to jest to towarzysz.

rule-3E-COMPANION-002 = Towarzysze osłabiają Vorakesha
    .text = Vorakesh ma o 2 życia mniej za każdego towarzysza, którego ma jego przeciwnik.
    .check = Dane: życie 10, na planszy 7 zombie, przeciwnik z 3 towarzyszami. Gdy zaczyna się walka, to Vorakesh ma 10 + 7 - 6 = 11 życia, o 6 mniej niż bez towarzyszy.
    .differs = Karta scenariusza dodaje dolną granicę 8, zob. 3E-VILLAIN-011.

rule-3E-COMPANION-003 = Jeden towarzysz na początek
    .text = W scenariuszu „Król umarłych” każdy bohater zdobywa na początku gry 1 towarzysza.
    .check = Dane: „Król umarłych” dla 3 graczy. Gdy przygotowanie się kończy, to każdy bohater ma 1 towarzysza.

rule-3E-ZOMBIE-001 = Zombie
    .text = W scenariuszu „Król umarłych” czarne żetony fabuły nazywa się zombie; na planszę kładą je wyprawy fabularne, a jednego, razem z Vorakeshem, także karta scenariusza.
    .check = Dane: wyprawa fabularna, która kładzie 2 zombie. Gdy się ją rozpatrzy, to na wskazanych heksach są 2 czarne żetony.

rule-3E-ZOMBIE-002 = Zombie wzmacniają Vorakesha
    .text = Vorakesh ma o 1 życia więcej za każdego zombie na planszy.
    .check = Dane: życie 10, na planszy 5 zombie, przeciwnik z 1 towarzyszem. Gdy zaczyna się walka z Vorakeshem, to ma on 10 + 5 - 2 = 13 życia.

rule-3E-ZOMBIE-003 = Zabite zombie
    .text = Zabite zombie wracają do puli żetonów.
    .check = Dane: zabito zombie. Gdy to się stało, to jest w puli, a premia Vorakesha spada o 1.

rule-3E-ZOMBIE-004 = Wejście między zombie
    .text = Za każdym razem, gdy bohater wchodzi na heks z zombie, otrzymuje 2 obrażenia.
    .check = Dane: bohater bez obrażeń przechodzi przez dwa heksy z zombie. Gdy ruch się kończy, to ma 4 obrażenia.
    .differs = Szczegóły: 3E-GAP-056.

rule-3E-ZOMBIE-005 = Zabicie zombie
    .text = Bohater na heksie z zombie może wydać 1 akcję, aby go zabić i zdobyć 1 szt. złota; zombie zdejmuje się z planszy.
    .check = Dane: bohater z 2 akcjami na heksie z 1 zombie. Gdy go zabije, to ma 1 akcję i o 1 szt. złota więcej, a zombie jest w puli.

## LIMIT – ograniczenie liczby elementów gry

rule-3E-LIMIT-001 = Nieograniczone żetony
    .text = Żetonów złota, fabuły i obrażeń nie ogranicza zawartość pudełka; gdy ich zabraknie, używa się zastępczych.
    .check = Dane: dowolna liczba w grze. Gdy zdobędzie się jeszcze 10 szt. złota, to zdobywa się 10.

rule-3E-LIMIT-002 = Nieograniczone kości
    .text = Liczby kości nie ogranicza zawartość pudełka. Kto ma rzucić więcej niż pięcioma, rzuca wszystkimi, zapisuje wyniki i rzuca ponownie tyloma, ile brakuje.
    .check = Dane: szybkość 7. Gdy rzuca się na ruch, to jest 7 niezależnych wyników.

rule-3E-LIMIT-003 = Karty przygód są ograniczone
    .text = Liczbę kart przygód ogranicza zawartość pudełka: jeśli nie ma karty ani w talii, ani na jej stosie odrzuconych kart, nie zdobywa się trofeum.
    .check = Dane: wszystkie 30 kart przeszukiwania mają bohaterowie. Gdy trzeba zdobyć trofeum przeszukiwania, to nie ma żadnego.

## SYMBOL – skrót zasad

rule-3E-SYMBOL-001 = Symbol obrażeń fizycznych
    .text = Symbol walki, tylko bohaterowie: wydaj dowolną liczbę symboli obrażeń fizycznych, aby zadać obrażenia fizyczne równe ich łącznej wartości.
    .check = Dane: wartości 1 i 2. Gdy się je wyda, to są 3 obrażenia fizyczne.

rule-3E-SYMBOL-002 = Symbol obrażeń magicznych
    .text = Symbol walki, tylko bohaterowie: wydaj dowolną liczbę symboli obrażeń magicznych, aby zadać obrażenia magiczne równe ich łącznej wartości.
    .check = Dane: wartości 2 i 2. Gdy się je wyda, to są 4 obrażenia magiczne.

rule-3E-SYMBOL-003 = Symbol obrażeń wroga
    .text = Symbol walki, tylko wrogowie: wydaj dowolną liczbę symboli obrażeń wroga, aby zadać obrażenia wroga równe ich łącznej wartości.
    .check = Dane: wartości 1, 1, 2. Gdy wyda się wszystkie, to są 4 obrażenia wroga.

rule-3E-SYMBOL-004 = Symbol zwinności
    .text = Symbol walki: wydaj 1 zwinność, aby według własnego wyboru przewrócić jeden swój niewydany żeton albo zmusić przeciwnika do przerzucenia jednego z jego niewydanych żetonów.
    .check = Dane: 1 zwinność. Gdy się ją wyda, to zachodzi dokładnie jeden z dwóch efektów.

rule-3E-SYMBOL-005 = Symbol wzmocnienia
    .text = Symbol walki: wydaj tyle wzmocnień, ile kosztuje zdolność wzmocnienia, aby ją rozpatrzyć; każdą zdolność wzmocnienia najwyżej raz na rundę walki.
    .check = Dane: zdolność za 1 wzmocnienie. Gdy chce się jej użyć dwa razy w rundzie, to za drugim gra odmawia.

rule-3E-SYMBOL-006 = Symbol podwojenia
    .text = Symbol walki: połóż jeden swój niewydany żeton na 1 symbolu podwojenia, tworząc stos; symbole na jego wierzchu liczą się podwójnie.
    .check = Dane: tarcza 1 na podwojeniu. Gdy się blokuje, to można zablokować 2 obrażenia.

rule-3E-SYMBOL-007 = Symbol tarczy
    .text = Symbol walki: gdy w walce masz otrzymać obrażenia, możesz wydać dowolną liczbę tarcz, aby zablokować tyle samo obrażeń; nie zużywa to akcji walki.
    .check = Dane: tarcze 1 i 1. Gdy nadchodzą 3 obrażenia, to można zablokować najwyżej 2.

rule-3E-SYMBOL-008 = Symbole terenu
    .text = Symbole terenu to dziki symbol, woda, las, góra, wzgórza i równiny.
    .check = Dane: tabela symboli. Gdy się je wymieni, to jest tych 6.

rule-3E-SYMBOL-009 = Symbole wartości bohatera
    .text = Sześć symboli oznacza wartości bohatera: ciało, umysł, ducha, szybkość, życie i maksymalną wielkość ręki.
    .check = Dane: karta bohatera. Gdy się ją odczyta, to jest wszystkich 6 wartości.

rule-3E-SYMBOL-010 = Symbole rodzajów przygód
    .text = Trzy symbole oznaczają rodzaje kart przygód, klejnotów i trofeów: walkę, przeszukiwanie i spotkanie.
    .check = Dane: klejnot. Gdy odczyta się symbol, to jest jednym z 3.

rule-3E-SYMBOL-011 = Inne symbole
    .text = Dalsze symbole oznaczają akcję, złoto i sukces.
    .check = Dane: tekst karty „1 akcja: zdobądź 2 szt. złota”. Gdy się go odczyta, to rozpoznaje się symbole akcji i złota.

rule-3E-SYMBOL-012 = Symbole heksów
    .text = Trzy symbole na planszy oznaczają miasteczka, świątynie i twierdze.
    .check = Dane: symbol heksu. Gdy się go odczyta, to jest to miasteczko, świątynia lub twierdza.
    .differs = W zapisie tekstu skrótu zasad zginął podpis twierdzy; jest w słowniku terminów.

rule-3E-SYMBOL-013 = Znaki scenariuszy
    .text = Dwa obrazki oznaczają karty dwóch scenariuszy podstawowych.
    .check = Dane: oznaczona karta. Gdy gra się w drugi scenariusz, to nie ma jej w grze.

## TERM – odsyłacze i znaczenie słów

rule-3E-TERM-001 = Odsyłacze słownika
    .text = Słownik odsyła niektóre słowa do innych haseł: cechy do wrogów; dzikie symbole do kości terenu; Margatha i Vorakesha do złoczyńcy; pogłoski do wydarzeń; rzeki i trakty do ruchu; sprzedawanie do zakupów; uczenie się do kart umiejętności; uniemożliwianie do negowania; warunki zwycięstwa do karty scenariusza; wymianę do dóbr.
    .check = Dane: szukanie w pomocy słowa „pogłoski”. Gdy się je otworzy, to widać zasady wydarzeń.

rule-3E-TERM-002 = Budowa i indeks
    .text = Podręcznik ma 16 stron i służy do sprawdzania zasad: przygotowanie gry i podstawowe zasady są na stronie 2, słownik terminów na stronach od 3 do 14, indeks ze 117 hasłami, od akcji do życia, na stronie 15, a skrót zasad (akcje walki, symbole terenu) na stronie 16. Początkującym radzi zacząć od Zasad wprowadzających.
    .check = Dane: ten katalog. Gdy wyszuka się każde ze 117 haseł indeksu, to co najmniej jedna zasada podaje to hasło w źródłach albo odsyła je 3E-TERM-001.

rule-3E-TERM-003 = Bohater i gracz
    .text = Gdy zasady mówią, że coś robi bohater, chodzi o gracza, który nim kieruje i za niego decyduje; zdobycze, wydatki i własność przypisuje się bohaterowi tego gracza.
    .check = Dane: „bohater zdobywa 1 szt. złota”. Gdy się to rozpatrzy, to złoto jego gracza rośnie o 1.

rule-3E-TERM-004 = Kod zasobu
    .text = Trzyelementowy kod (np. litera i dwie cyfry) na zasobie i na jego żetonie walki łączy je ze sobą.
    .check = Dane: zasób C09. Gdy szuka się jego żetonu, to jest to dokładnie żeton C09.

## GAP – rozstrzygnięcia tam, gdzie podręcznik milczy (wydaniu brak Zasad wprowadzających, kart scenariuszy i planszy)

rule-3E-GAP-001 = Liczba graczy
    .text = Podstawowa gra rywalizacyjna jest przeznaczona dla 2–4 graczy. Gra jednoosobowa i kooperacyjna jest możliwa dopiero z rozszerzeniem z wydania 002.
    .check = Dane: 5 miejsc. Gdy tworzy się grę podstawową, to następuje odmowa; 2, 3 i 4 są przyjęte.

rule-3E-GAP-002 = Długość toru czasu
    .text = Tor czasu ma 12 pól, więc każdy akt trwa 12 rund, a gra rozegrana do końca 24. Liczba pochodzi z danych i nie jest wpisana w program.
    .check = Dane: domyślna plansza. Gdy rozegrano 12 rund, to żeton odwraca się na Akt 2.
    .differs = 003 nie podaje długości. Recenzja liczy 12 rund na akt, zapis rozgrywki numeruje tury do 2-12, a w programie fanowskim złoczyńca pojawia się po rundzie 12, zasada końca zaś działa po rundzie 24.

rule-3E-GAP-003 = Cztery pola fabuły
    .text = Symbol fabuły mają cztery pola toru, a pierwsze nie: dwa przejścia dają wtedy najwyżej osiem kart i zostają co najmniej dwie z dziesięciu, jak mówi tekst. Z symbolem na polu 1 kart byłoby tylko siedem, bo podczas przygotowania żeton się tam kładzie, a nie przesuwa. Dane domyślne: pola 2, 5, 8 i 11.
    .check = Dane: pełna gra na danych domyślnych. Gdy policzy się dobrane karty fabuły, to jest ich 8.
    .differs = Liczba cztery wynika z tekstu i potwierdza ją rachunek jednego z graczy. O polach 2 i 5 donosi relacja z rund; 8 i 11 wywnioskowano z równych odstępów (ta sama relacja nie ma karty w rundzie 9). Można to zmienić w danych.

rule-3E-GAP-004 = Pola odświeżenia klejnotów
    .text = Dane domyślne: polem odświeżenia klejnotów jest pole 7, a klejnoty odświeża się także wtedy, gdy żeton wraca na pole 1 w Akcie 2. Odświeżenie następuje zatem po rundach 6, 12 i 18.
    .check = Dane: dane domyślne. Gdy kończą się rundy 6, 12 i 18, to klejnoty bez bohatera zostają odkryte.
    .differs = 003 nie mówi, gdzie są pola odświeżenia; jedynym źródłem jest program fanowski, który odświeża co szóstą rundę (czwarte odświeżenie, po rundzie 24, odpada, bo żeton już się nie przesuwa). Można to zmienić w danych.

rule-3E-GAP-005 = Powrót żetonu to przesunięcie na pole 1
    .text = Odwrócenie żetonu na Akt 2 i przeniesienie go na pierwsze pole jest przesunięciem na to pole, więc jego symbole działają.
    .check = Dane: odświeżenie na polu 1. Gdy zaczyna się Akt 2, to jest wykonane.

rule-3E-GAP-006 = Pole z dwoma symbolami
    .text = Jeśli pole toru ma oba symbole, najpierw odświeża się klejnoty, a potem dobiera kartę fabuły.
    .check = Dane: własny tor z oboma symbolami na polu 6. Gdy żeton tam wejdzie, to odświeżenie jest przed kartą fabuły.

rule-3E-GAP-007 = Kto rozpatruje kartę fabuły
    .text = Kartę fabuły dobiera i czyta pierwszy gracz; efekty dotyczące wszystkich bohaterów rozpatruje się w porządku tury. Nie trwa wtedy żadna tura: nie ma aktywnego gracza, nie można używać zdolności „raz na turę”, zdolności jednoczesne rozpatruje się w porządku tury od pierwszego gracza, a bohater zmuszony do walki jest atakującym, wrogiem zaś gra jego sąsiad z prawej.
    .check = Dane: pierwszy gracz B. Gdy karta fabuły każe każdemu bohaterowi wykonać test, to kolejność jest B, C, A; gdy każe C walczyć, to C wygrywa remisy inicjatywy, a wroga kontroluje B (miejsca A, B, C zgodnie z ruchem wskazówek zegara).

rule-3E-GAP-008 = Ścianki kości terenu
    .text = Wszystkie pięć kości terenu jest jednakowych. Sześć ścianek to: równiny; równiny i las; równiny i wzgórza; las i wzgórza; góra i woda; dziki symbol. Szansa, że jedna kość pasuje: równiny 4/6, las 3/6, wzgórza 3/6, woda 2/6, góra 2/6.
    .check = Dane: 60000 rzutów. Gdy policzy się pasujące, to równin jest około 40000, lasu i wzgórz po około 30000, wody i góry po około 20000.
    .differs = 003 pokazuje tylko, że są ścianki z dwoma symbolami (góra/woda w przykładzie). Drugie źródło fanowskie (martinlsm/RuneBoundMatchSim) ma równiny dwa razy, a ścianki równiny/wzgórza nie ma, co przeczy szansom podanym na forum (las 3/6, równiny 4/6, bagno 2/6, wzgórza 3/6); spełnia je tylko podana tu lista.

rule-3E-GAP-009 = Rodzaje i liczba klejnotów
    .text = Klejnoty walki są pomarańczowe (żółte), przeszukiwania zielone, a spotkania fioletowe. Domyślne dane planszy mają po dziewięć każdego rodzaju.
    .check = Dane: domyślna plansza. Gdy policzy się klejnoty, to jest 9 + 9 + 9.
    .differs = O kolorach kilka źródeł mówi tak samo; liczby pochodzą z jednego fanowskiego opisu planszy.

rule-3E-GAP-010 = Plansza pochodzi z danych
    .text = Układ heksów, teren, symbole miejsc, trakty (jako połączone krawędzie), rzeki i mosty (jako krawędzie) oraz rodzaje klejnotów wczytuje się z pliku danych. Sam podręcznik ustala tylko cztery miasta, dwa heksy mostów, to, że dwa nazwane heksy są traktem, oraz teren Wydrążonego Miasta (góra), Kuźni Yrtwrighta (góra) i Rozbitego Grodu (równiny). Nasza plansza ma 203 heksy w 15 kolumnach po 14 i 13, 4 miasta, 5 miasteczek, 5 świątyń, 5 twierdz, 27 klejnotów, 24 heksy traktu z 27 połączeniami, 38 krawędzi rzek i 2 mosty.
    .check = Dane: plik domyślnej planszy. Gdy się go wczyta, to ma 203 heksy, są w nim wszystkie nazwane heksy z 003 z podanym tu terenem, a każde połączenie traktu, rzeka i most łączy dwa sąsiadujące heksy.
    .differs = Plansza fanowska to dopełniony kwadrat 15 na 15; bez 22 dopełniających pól liczby lasów, równin, wzgórz, gór, traktów i miast są takie jak we wpisie na forum. Otwarte pozostaje: woda ma 8 heksów wobec 4 bagien z wpisu, cały teren pod traktami przyjęto jako równiny, a pojedyncze heksy opierają się na jednym źródle. Można użyć własnej planszy.

rule-3E-GAP-011 = Krawędzie mostów
    .text = Most to właściwość krawędzi rzeki: przez tę krawędź można przejść za dowolną kość, bez względu na teren heksu, na który się wchodzi. Innych krawędzi heksu z mostem to nie otwiera.
    .check = Dane: Czerwony Most (8,1) z rzekami do (7,2), (8,2) i (9,1), z których most ma tylko (8,1)-(8,2). Gdy przez każdą wyda się kość równin, to wolno tylko na (8,2).

rule-3E-GAP-012 = Rzeka przed miastem i traktem
    .text = Gdy rzeka bez mostu leży przed heksem miasta lub pod traktem, pierwszeństwo ma zasada rzeki: kośćmi przechodzi się tylko za wodę lub dziki symbol. Tam, gdzie trakt przecina rzekę, dane planszy powinny mieć most.
    .check = Dane: miasto za rzeką bez mostu. Gdy wyda się kość równin, to gra odmawia; dziki symbol wolno.
    .differs = Zasada miasta mówi: dowolna kość, zasada rzeki: tylko woda lub dziki symbol. Zasada rzeki używa mocniejszego słowa (tylko) i mówi o przekraczaniu, zasada miasta o dopasowaniu terenu. Na domyślnej planszy taki przypadek nie zachodzi: żadna rzeka nie dotyka miasta, a jedyne połączenie traktu przez rzekę to most Bród Zadrica.

rule-3E-GAP-013 = Trakty a kości terenu
    .text = Na trakcie bohater może też z niego zejść lub iść nim, dopasowując teren jak zwykle; trakt dodaje tylko możliwość użycia dowolnej kości między połączonymi heksami traktu.
    .check = Dane: bohater na trakcie obok lasu poza traktem. Gdy wyda kość z lasem, to wolno; między dwoma sąsiadującymi, niepołączonymi heksami traktu na równinach kość równin też prowadzi.

rule-3E-GAP-014 = Jedna strona spasowała, druga działa dalej
    .text = Gdy jedna strona spasowała, druga może wykonywać akcje walki jedną po drugiej, aż też spasuje.
    .check = Dane: A spasował, a wróg ma 3 użyteczne żetony. Gdy faza trwa, to wróg może wykonać 3 akcje z rzędu.

rule-3E-GAP-015 = Pas mimo symboli
    .text = Strona może spasować, choć ma jeszcze użyteczne symbole; w tej rundzie walki jej żetony służą wtedy tylko do blokowania i do tego, na co zdolność wyraźnie pozwala je wydać w odpowiedzi (aby coś zanegować lub uniemożliwić).
    .check = Dane: została 1 zwinność. Gdy strona spasuje, to w tej rundzie nie może jej wydać na przewrócenie ani przerzucenie, ale może zanegować nią zdolność, której tekst na to pozwala.
    .differs = 003 zabrania dalszych akcji walki, a tarcze dopuszcza; wydanie symbolu, aby coś zanegować lub uniemożliwić, też nie jest akcją walki.

rule-3E-GAP-016 = Żeton wydaje się w całości
    .text = Żeton wydaje się w całości: żetonu 2 obrażeń nie można wydać za 1 obrażenie. Tarczę o wartości 2 można wydać na 1 obrażenie; nadwyżka przepada.
    .check = Dane: żeton 2 obrażeń. Gdy chce się z niego 1 obrażenia, to gra odmawia.

rule-3E-GAP-017 = Blokuje się każde trafienie osobno
    .text = Tarcze wybiera się, gdy znana jest liczba obrażeń z jednego ataku lub zdolności, ale zanim się je otrzyma; naraz można wydać dowolnie wiele tarcz.
    .check = Dane: atak za 3 i tarcze 1, 1, 1. Gdy wyda się dwie, to jest 1 obrażenie i zostaje jedna tarcza.

rule-3E-GAP-018 = Stos, z którego usunięto wierzch
    .text = Jeśli wierzchni żeton stosu zostanie usunięty, podwojenie zostaje w puli nieprzykryte i nową akcją walki można znów go użyć do podwojenia.
    .check = Dane: stos z usuniętym wierzchem. Gdy przychodzi następna akcja, to na podwojeniu można położyć inny żeton.

rule-3E-GAP-019 = Stos, którego wierzch stał się bezużyteczny
    .text = Jeśli na wierzchnim żetonie pojawi się kreska, stos zostaje; kreski nie można wydać, więc oba żetony leżą bezczynnie, aż jakiś efekt znów zmieni wierzch albo skończy się runda.
    .check = Dane: kreska na podwojeniu. Gdy wymieni się akcje walki, to stos nie daje żadnej.

rule-3E-GAP-020 = Podwojone tarcze i wzmocnienia
    .text = Tarcza na podwojeniu blokuje 2 obrażenia za każdy punkt swojej wartości i wydaje się ją razem z podwojeniem; wzmocnienie na podwojeniu liczy się jako dwa razy więcej wzmocnień.
    .check = Dane: wzmocnienie 1 na podwojeniu i zdolność za 2. Gdy się je wyda, to zdolność się aktywuje.

rule-3E-GAP-021 = Karta wroga po ucieczce
    .text = Gdy bohater ucieka przed wrogiem z karty przygody, kartę odrzuca się bez nagrody i bez trofeum, a żetony obrażeń wracają do puli.
    .check = Dane: wróg z 2 obrażeniami, a bohater ucieka. Gdy to się stało, to karta leży na stosie odrzuconych, a 2 obrażenia są w puli.
    .differs = 003 każe odrzucić kartę tylko po pokonaniu bohatera. Dla wroga, który by został, nie ma miejsca na planszy, więc postępuje się tak samo.

rule-3E-GAP-022 = Zasady ruchu przy ucieczce
    .text = Kość ucieczki podlega zasadom ruchu: dowolna kość wzdłuż połączonego traktu, do miasta lub przez most; woda lub dziki symbol przez rzekę; dziki symbol wszędzie. Kroku bez rzutu nie ma.
    .check = Dane: bohater na heksie traktu i kość, która pasuje tylko na trakcie. Gdy ucieka traktem, to wolno.

rule-3E-GAP-023 = Walka między bohaterami
    .text = W walce między bohaterami każdy gracz kieruje własnym bohaterem; nikt nie kontroluje wroga. Obaj mogą wydawać obrażenia fizyczne i magiczne. Pokonany bohater zostaje na swoim heksie ze swoimi obrażeniami i nie traci nic więcej; co dostaje zwycięzca, mówi zdolność, która pozwoliła na wyzwanie.
    .check = Dane: A pokonuje B w wyzwaniu. Gdy to się stało, to B jest pokonany na swoim heksie i zachowuje złoto, zasoby i trofea, chyba że zdolność mówi inaczej.

rule-3E-GAP-024 = Kto kontroluje wroga po eliminacjach
    .text = Wroga kontroluje najbliższy gracz z prawej, który jest jeszcze w grze; jeśli nie ma już nikogo innego, wrogiem gra komputer (drukowanym środkiem do tego są plansze walki z 002, w przeciwnym razie gra najlepiej, jak można, według 3E-FAIR-003).
    .check = Dane: wyeliminowany sąsiad z prawej C, dalej w prawo B. Gdy walczy A, to wroga kontroluje B.

rule-3E-GAP-025 = Do kogo należą zdolności wroga
    .text = Przy zdolnościach jednoczesnych zdolności wroga uważa się za zdolności gracza, który go kontroluje, więc najpierw działa walczący aktywny gracz.
    .check = Dane: bohater i wróg mają zdolności przy nawiązaniu walki. Gdy walka się zaczyna, to najpierw rozpatruje się zdolność bohatera.

rule-3E-GAP-026 = Pokonany bohater, który dobiera wroga
    .text = Jeśli zdolność każe pokonanemu bohaterowi nawiązać walkę z wrogiem, walka od razu się kończy, bohater jest pokonany, a wroga z karty przygody się odrzuca.
    .check = Dane: pokonany bohater dobiera wroga dzięki zdolności. Gdy się to rozpatrzy, to wroga się odrzuca i nie rzuca żetonami.

rule-3E-GAP-027 = Spadek życia
    .text = Jeśli życie bohatera spadnie do liczby jego obrażeń lub niżej (np. przez utratę zasobu), obrażenia zmniejsza się do nowego życia i bohater od razu zostaje pokonany.
    .check = Dane: 9 obrażeń, życie spada z 10 do 8. Gdy się sprawdza, to obrażeń jest 8 i bohater jest pokonany.

rule-3E-GAP-028 = Obie strony pokonane naraz
    .text = Jeśli po jednym efekcie obie strony mają tyle obrażeń, ile życia, obie są pokonane: bohater zdobywa nagrodę i trofeum, po czym jest pokonanym bohaterem. W walce ze złoczyńcą najpierw sprawdza się zwycięstwo.
    .check = Dane: efekt zadaje po 1 obu, którym zostało po 1 życia. Gdy się go rozpatrzy, to bohater zdobywa trofeum i jest pokonany.

rule-3E-GAP-029 = Walka bez rozstrzygnięcia
    .text = Zasady nie ograniczają liczby rund walki. Na potrzeby symulacji walkę bez wyniku przerywa się po 100 rundach. Bohatera traktuje się wtedy tak, jakby uciekł bez ruchu (z kartą wroga jak w 3E-GAP-021). W walce, z której nie można uciec (złoczyńca, wyzwanie Corbina), jest remis: nikt nie zostaje pokonany ani wyeliminowany, nie ma nagrody, ze złoczyńcy usuwa się obrażenia, a kartę scenariusza odwraca z powrotem.
    .check = Dane: obie strony zawsze pasują. Gdy minie 100 rund, to walka zostaje przerwana i zapisana w dzienniku; jeśli przeciwnikiem był złoczyńca, bohater jest nadal w grze, a złoczyńca ma 0 obrażeń.

rule-3E-GAP-030 = Gra po Akcie 2
    .text = Gdy żeton czasu zatrzyma się na końcu Aktu 2, gra toczy się runda po rundzie, aż zakończy ją scenariusz; symbole fabuły i odświeżenia już nie działają, bo żeton się nie przesuwa. Symulacje przerywają grę po 100 rundach i liczą ją jako przegraną wszystkich.
    .check = Dane: żeton stoi na końcu. Gdy miną jeszcze 3 rundy, to nie dobiera się karty fabuły.
    .differs = Ze scenariuszy podstawowych po Akcie 2 trwa tylko „Margath powstaje”. Koniec przynoszą kości (w 60 procentach rund Margath się rusza, średnio trwa to około 7 rund), więc twardej granicy nie ma; ograniczenie dotyczy tylko symulacji.

rule-3E-GAP-031 = Jak dotrzeć do złoczyńcy
    .text = Od końca Aktu 1 złoczyńca stoi na planszy jako żeton; sam z siebie nie działa. Bohater na jego heksie może wydać jedną akcję, aby odwrócić kartę scenariusza i nawiązać z nim walkę. Nasze własne scenariusze działają tak samo, chyba że mówią inaczej.
    .check = Dane: Akt 2 i bohater z 1 akcją na heksie złoczyńcy. Gdy wybierze walkę, to akcja jest wydana, karta odwraca się na stronę B i zaczyna się walka; w Akcie 1 tego wyboru nie ma.
    .differs = Kart scenariuszy nie ma w wydaniu; oba skany mówią dokładnie to (3E-SCEN-007, 3E-SCEN-010, 3E-SCEN-012), więc to, co było założeniem, jest teraz potwierdzone.

rule-3E-GAP-032 = Przegrana wszystkich
    .text = Wszyscy gracze przegrywają, gdy wyeliminowano wszystkich bohaterów albo zaszedł warunek przegranej ze scenariusza: Margath dotarł po Akcie 2 do Tamaliru (3E-SCEN-008, 3E-SCEN-009) lub w „Królu umarłych” skończył się Akt 2 (3E-SCEN-011).
    .check = Dane: Margath obok Tamaliru po Akcie 2. Gdy runda się kończy i na pięciu kościach nie ma dzikiego symbolu, to gra trwa; przy jednym wszyscy przegrywają.
    .differs = Program fanowski przesuwa Margatha co rundę o jeden heks; karta scenariusza mówi o jednym heksie za każdy dziki symbol na pięciu kościach.

rule-3E-GAP-033 = Ostatni bohater
    .text = Kto został jako jedyny bohater, jeszcze nie wygrał; złoczyńcę i tak trzeba pokonać.
    .check = Dane: został jeden bohater. Gdy zaczyna się tura, to gra nadal trwa.

rule-3E-GAP-034 = Wyprawy fabularne zostają
    .text = Wyprawa fabularna leży na torze, dopóki nie usunie jej własny tekst; może z niej skorzystać każdy bohater na właściwym heksie, płacąc to, czego żąda karta. Żetony fabuły, które karta ma w zapasie, kładzie się na niej, gdy wchodzi do gry, i bierze je ten, kto pierwszy po nie sięgnie; gdy zapas się skończy, karta zostaje, ale tej nagrody już nie daje.
    .check = Dane: wyprawa fabularna z 2 żetonami wiedzy, z których A wziął 1. Gdy B dotrze na heks i mu się uda, to bierze drugi; gdy później przyjdzie C, to nie ma już żetonu, a karta nadal leży na torze.

rule-3E-GAP-035 = Wielkość toru wypraw fabularnych
    .text = Tor traktuje się jak uporządkowaną listę, dość długą dla wszystkich wypraw fabularnych w grze, z numerami I, II, III i tak dalej; zwolnione pole jest znów pierwszym pustym.
    .check = Dane: zajęte pola I i III. Gdy dobierze się wyprawę fabularną, to trafia na II.

rule-3E-GAP-036 = Wrogowie z kart fabuły po przegranej walce
    .text = Jeśli bohatera pokona wróg z karty fabuły albo bohater przed nim ucieknie, usuwa się obrażenia wroga; wyprawa fabularna zostaje na torze, inną kartę fabuły się odrzuca.
    .check = Dane: wróg z wyprawy fabularnej z 3 obrażeniami, a bohater ucieka. Gdy to się stało, to karta jest na torze, a obrażeń jest 0.

rule-3E-GAP-037 = Koszt próby wyprawy
    .text = Polecenie na wyprawie zaczyna się zwykle symbolem akcji: jedna akcja za jedną próbę na wskazanym heksie. Dane muszą podawać koszt z karty.
    .check = Dane: wyprawa z jednym symbolem akcji i 1 akcja na jej heksie. Gdy się próbuje, to zostaje 0 akcji i następuje rzut przeszukiwania.

rule-3E-GAP-038 = Remis o pierwszego gracza
    .text = Jeśli najwięcej dzikich symboli ma kilku graczy, rzucają oni ponownie. Program może zamiast tego po prostu wylosować pierwszego gracza.
    .check = Dane: 2, 2, 1 dzikie symbole. Gdy się je porówna, to ponownie rzucają tylko dwaj pierwsi.

rule-3E-GAP-039 = Wspólny heks na początku
    .text = Kilku bohaterów może zaczynać na tym samym heksie.
    .check = Dane: A w świątyni. Gdy ustawia się B o tym samym rodzaju miejsca, to ta świątynia też jest dozwolona.

rule-3E-GAP-040 = Za przygodę płaci się z góry
    .text = Dwie akcje wydaje się i klejnot zakrywa przed dobraniem karty; walka i testy z karty należą do tej akcji, a potem tura toczy się dalej z pozostałymi akcjami.
    .check = Dane: 3 akcje. Gdy walczy się z dobranym wrogiem i wygrywa, to zostaje 1 akcja.

rule-3E-GAP-041 = Wstrzymany a poszukiwanie przygód
    .text = Pozbycie się wstrzymania zużywa dokładnie jedną akcję; nie można jej połączyć z inną.
    .check = Dane: wstrzymany bohater z 3 akcjami. Gdy przestanie nim być, to zostają 2 i nadal można poszukiwać przygód.

rule-3E-GAP-042 = Wstrzymanie na przełomie tur
    .text = Bohater wstrzymany poza swoją turą albo bez pozostałych akcji wydaje na to pierwszą akcję swojej następnej tury.
    .check = Dane: bohater wstrzymany w cudzej turze. Gdy zaczyna się jego tura, to pierwszą akcję może wydać tylko na to, by przestać nim być.

rule-3E-GAP-043 = Kiedy można przekazywać
    .text = Niczego nie można przekazać podczas walki ani w trakcie rozpatrywania akcji lub zdolności; kto po przekazaniu ma dwa zasoby jednego typu, musi od razu odrzucić jeden z nich.
    .check = Dane: A w walce. Gdy chce przekazać złoto, to gra odmawia.

rule-3E-GAP-044 = Wybór nadmiarowego zasobu
    .text = Z dwóch zasobów jednego typu bohater może odrzucić dowolny, także nowy; żeton odrzuconego wraca do puli.
    .check = Dane: stara i nowa broń. Gdy się spyta, to do wyboru są obie.

rule-3E-GAP-045 = Brak zasobów
    .text = Jeśli nie ma kart ani w talii zasobów, ani na jej stosie odrzuconych, w kroku 1 zakupów nic się nie dokłada; w kroku 3 bohater może kupić, ale nie musi odrzucać, dopóki na targowisku są najwyżej trzy karty.
    .check = Dane: brak zasobów i 3 karty na targowisku. Gdy robi się zakupy bez kupna, to zostają 3 karty.

rule-3E-GAP-046 = Brak umiejętności
    .text = Jeśli talia umiejętności i jej stos odrzuconych kart są puste, dobiera się lub ujawnia tyle kart, ile się da. Karty ujawnione w trwającym teście nie biorą udziału w przetasowaniu.
    .check = Dane: 1 karta w talii, 0 odrzuconych i umysł 3. Gdy wykonuje się test, to ujawnia się 1 kartę.

rule-3E-GAP-047 = Dobieranie z pustej talii przygód
    .text = Zdolność, która każe dobrać kartę przygody z pustej talii, niczego nie dobiera; ze stosu odrzuconych kart można brać tylko trofea.
    .check = Dane: pusta talia spotkań. Gdy zdolność każe dobrać 1 kartę spotkania, to nic się nie dobiera.

rule-3E-GAP-048 = Niewymienione rzeczy wyeliminowanego bohatera
    .text = Wyprawy i pogłoski wyeliminowanego bohatera usuwa się z gry tak jak inne jego karty; jeśli trwała tura tego gracza, kończy się ona.
    .check = Dane: wyeliminowany bohater z 2 wyprawami. Gdy to się stało, to są poza grą, a aktywny jest następny gracz.

rule-3E-GAP-049 = Informacje jawne i ukryte
    .text = Karty umiejętności na ręce i awersy trofeów są ukryte przed innymi graczami; złoto, zasoby, wyuczone umiejętności, wyprawy, pogłoski, żetony i rodzaje trofeów są jawne.
    .check = Dane: widok A oczami B. Gdy się go pokazuje, to z ręki A widać tylko liczbę kart, a z trofeów tylko rewersy.

rule-3E-GAP-050 = Test poniżej zera
    .text = Jeśli atrybut z modyfikatorem wynosi 0 lub mniej, w kroku 1 nie ujawnia się żadnej karty.
    .check = Dane: ciało 1 i „test ciała -2”. Gdy wykonano krok 1, to ujawniono 0 kart.

rule-3E-GAP-051 = Pięć żetonów wroga
    .text = Pięć podstawowych żetonów wroga ma strony: obrażenia wroga 1 / tarcza 1; obrażenia wroga 1 / zwinność; złote obrażenia wroga 1 / wzmocnienie; obrażenia wroga 1 / złota kreska; podwojenie / złota kreska. Żeton potężnego wroga: obrażenia wroga 2 / złote wzmocnienie.
    .check = Dane: pięć żetonów. Gdy policzy się złote strony, to są 3; z żetonem potężnego wroga 4.
    .differs = Brak w 003. Cztery publiczne programy są zgodne, jeśli pominąć zastępczy symbol wzmocnienia w jednym z nich. W 002 te żetony to zestaw Wojownik. Żetony złoczyńców: 3E-VILLAIN-013.

rule-3E-GAP-052 = Wartości sześciu bohaterów podstawowych
    .text = Ciało/umysł/duch, życie, wielkość ręki, początkowe złoto: Corbin 3/2/0, 10, 3, 2; Starszy Mok 2/1/2, 9, 3, 2; Laurel z Krwawej Puszczy 2/2/1, 8, 4, 2; Lord Hawthorne 3/1/1, 9, 3, 3; Lyssa 2/2/2, 9, 3, 1; Mistrz Thorn 0/3/2, 8, 4, 2. Wszyscy mają szybkość 3 i po trzy początkowe żetony walki.
    .check = Dane: tabela bohaterów. Gdy odczyta się Corbina, to ma ciało 3, umysł 2, ducha 0, życie 10, rękę 3, szybkość 3, złoto 2.
    .differs = 003 wymienia tylko Corbina, Laurel i Lyssę i nie podaje liczb. Szybkość, życie, wielkość ręki i atrybuty są czytelne na skanach kart i zgodne z dwoma zbiorami danych; początkowe złoto opiera się na tych dwóch zbiorach. Miejsca startu, żetony i zdolności: od 3E-HERO-002 do 3E-HERO-015.

rule-3E-GAP-053 = Niepodany skład talii
    .text = 003 podaje 60 podstawowych kart przygód (po 20 na talię), 30 na scenariusz i 10 kart fabuły na scenariusz. W pudełku jest 60 umiejętności (sześć zestawów po 10), 60 zasobów (trzy zestawy po 20) i 60 żetonów walki (18 bohaterów, 5 wroga, 1 potężnego wroga, 2 złoczyńców, 34 zasobów). Wszystkie wielkości wczytuje się z danych.
    .check = Dane: sześć zestawów po 10 umiejętności i trzy po 20 zasobów. Gdy buduje się talie, to każda ma 60 kart; przy zestawach innej wielkości talia jest ich sumą.
    .differs = Liczby kart z recenzji, liczba żetonów wywnioskowana z listy w programie.

rule-3E-GAP-054 = Koniec rundy krok po kroku
    .text = Po ostatniej turze rundy: (1) jeśli żeton stoi na ostatnim polu, akt się kończy i wykonuje się polecenie scenariusza na koniec aktu; (2) jeśli gra trwa dalej, pierwszy gracz przesuwa żeton albo robi to, co scenariusz każe robić zamiast tego po Akcie 2; (3) rozpatruje się symbole nowego pola, najpierw odświeżenie, potem fabułę; (4) zaczyna się następna runda.
    .check = Dane: „Margath powstaje”, skończona runda 12. Gdy wykonuje się kroki, to pojawia się Margath, potem żeton idzie na pole 1, strona 2, potem odświeża się klejnoty, potem zaczyna się runda 13.
    .differs = 003 podaje poszczególne części, ale nie ich kolejność wokół końca aktu.

rule-3E-GAP-055 = Marsz Margatha w szczegółach
    .text = Pierwszy rzut wykonuje się na końcu rundy 24, w której kończy się Akt 2. Rzut należy do scenariusza, nie do bohatera: nikt nie może się dla niego mobilizować i żadna zdolność na niego nie działa. Margath idzie najkrótszą drogą po heksach; teren, rzeki, trakty i bohaterowie nie mają znaczenia, a napotkanym bohaterom nic się nie dzieje. Na domyślnej planszy droga jest jedna: z (6,8) prosto na północ do Tamaliru (6,2). Na innych planszach remis rozstrzyga mniejsze q, potem mniejsze r. Bohaterowie walczą z nim tam, gdzie stoi.
    .check = Dane: Margath na (6,8) i na końcach trzech rund 2, 0 i 3 dzikie symbole. Gdy się przesuwa, to stoi na (6,6), (6,6), (6,3); po jeszcze 1 dzikim symbolu jest w Tamalirze i wszyscy przegrywają.
    .differs = Karta mówi tylko: w stronę Tamaliru. Pierwszy gracz, który mógłby rzucić ponownie, decydowałby o grze za wszystkich, więc rzutu nie można zmieniać.

rule-3E-GAP-056 = Zombie w szczegółach
    .text = Wejście na heks kosztuje 2 obrażenia bez względu na liczbę zombie. Liczy się każdy sposób wejścia: kości, krok, zdolność, ucieczka, ruch razem z innymi. Samo pozostanie na heksie, początek tury na nim i położenie zombie na heksie bohatera nic nie kosztują. Tarcze nie pomagają. Jedna akcja zabija jednego zombie i daje 1 szt. złota, a kolejnymi akcjami można zabijać dalej.
    .check = Dane: heks z 3 zombie. Gdy bohater wejdzie, to otrzymuje 2 obrażenia; gdy potem wyda 2 akcje, to zostaje 1 zombie, a bohater ma o 2 szt. złota więcej.
    .differs = Karta mówi o heksie z zombie; liczenie za każdego z osobna czyniłoby grupy śmiertelnymi (trzy zombie zabrałyby 6 z 8–10 punktów życia).

rule-3E-GAP-057 = Pokonany w środku akcji
    .text = Bohater pokonany w trakcie rozpatrywania akcji lub zdolności od razu się zatrzymuje: niewydane kości przepadają, dalszych kroków nie ma, reszta karty go nie dotyczy, wydarzenie się odrzuca, a wyprawa zostaje. Pozostałe akcje tury można wydać tylko na odpoczynek.
    .check = Dane: bohater z życiem 8 i 6 obrażeniami, 3 kości, zombie na pierwszym heksie. Gdy tam wejdzie, to jest pokonany, pozostałe 2 kości przepadają, a następną akcją może być tylko odpoczynek.
    .differs = 003 mówi, co może pokonany bohater, a nie, co się dzieje z akcją, w której go pokonano.

rule-3E-GAP-058 = Ruch liczony w heksach
    .text = Zdolność, która porusza bohatera o liczbę heksów, nie używa kości: każdy krok prowadzi na dowolny sąsiadujący heks bez względu na teren, a rzeki można przekraczać jak przy kroku bez rzutu. Jeśli tekst mówi „o najwyżej”, kroków może być mniej. Na każdy heks po drodze się wchodzi. Nie można tego użyć podczas walki. Zdolność, która rzuca kośćmi na ruch, podlega zasadom kości.
    .check = Dane: Mistrz Thorn z umysłem 3 przy rzece, zdobył trofeum poza walką. Gdy się zmobilizuje, to może ją przekroczyć i przejść razem 3 heksy.
    .differs = 003 ogranicza rzeki tylko dla kości, a krok przez nie dopuszcza; zdolność podająca liczbę heksów jest jak krok.

rule-3E-GAP-059 = Powrót Lyssy
    .text = Lyssa może użyć tej zdolności, gdy tylko skończy się walka lub efekt, który ją pokonał, także w turze innego gracza lub między rundami. Nie cofa to skutków porażki (odrzucony wróg, przegrane wyzwanie, opuszczona drużyna). Bohater pokonany przez złoczyńcę zostaje wyeliminowany w ramach samego pokonania, przed zdolnościami działającymi po porażce.
    .check = Dane: Lyssa z 2 kartami na ręce pokonana przez Margatha. Gdy walka się kończy, to jest wyeliminowana i nie może się zmobilizować.
    .differs = Inne odczytanie: najpierw się leczy i zostaje oszczędzona. W 003 eliminacja jest bezpośrednim skutkiem pokonania przez złoczyńcę, bez przerwy.

rule-3E-GAP-060 = Cudza zdolność Vorakesha
    .text = Kartę losuje się spośród kart wrogów na stosie odrzuconych kart talii walk, które mają zdolność wzmocnienia; zostaje ona na stosie. Kontrolujący wybiera jedną z jej zdolności wzmocnień, która działa jak własna zdolność Vorakesha, bez dalszych kosztów; X wynosi 1. Może powtórzyć zdolność użytą wcześniej, bo każde użycie jest jedną aktywacją zdolności Vorakesha. Bez takiej karty zdolność nie ma efektu.
    .check = Dane: na stosie odrzuconych kart walk jest tylko Smoczy mieszaniec. Gdy Vorakesh zapłaci 1 wzmocnienie, a kontrolujący wybierze zdolność za 2 obrażenia wroga, to zadaje 2 obrażenia wroga; przy pustym stosie nic.
    .differs = Karta nie mówi, co się dzieje bez odrzuconego wroga; losowanie spośród kart, które coś robią, pozwala uniknąć pustych losowań.

rule-3E-GAP-061 = Obrażenia podwojone na rundę
    .text = Efekt, który podwaja wszystkie obrażenia jakiegoś rodzaju do końca rundy walki, podwaja wartość każdego takiego żetonu, ilekroć wydaje się go w tej rundzie, także przerzuconego i przewróconego, i łączy się z żetonem podwojenia (wartości się mnożą). Nie dotyczy obrażeń zadawanych przez zdolności.
    .check = Dane: działa zdolność Margatha za 3 wzmocnienia. Gdy wyda się obrażenia wroga 2 na podwojeniu, to jest 2 x 2 x 2 = 8 obrażeń; luźne obrażenia wroga 1 dają 2.

rule-3E-GAP-062 = Akcja walki musi mieć na czym działać
    .text = Zwinność można wydać tylko wtedy, gdy wybrany efekt ma dozwolony żeton do przewrócenia lub przerzucenia; akcja zadająca obrażenia wymaga co najmniej jednego żetonu. Zdolność wzmocnienia można aktywować, choćby nic nie dała. Na podwojeniu można położyć każdy inny własny niewydany żeton, który nie jest przykryty ani nie przykrywa innego, także kreskę i drugie podwojenie, choć nic to nie daje.
    .check = Dane: została jedna zwinność, brak innych własnych żetonów i pusta pula przeciwnika. Gdy wymieni się akcje walki, to jest tylko pas.
    .differs = Każda z tych akcji zużywa żeton lub miejsce na podwojeniu, więc faza akcji zawsze się kończy.

rule-3E-GAP-063 = Wstrzymanie się nie sumuje
    .text = Wstrzymany bohater, którego wstrzymano ponownie, jest wstrzymany raz: kończy to jedna akcja.
    .check = Dane: bohater wstrzymany dwukrotnie. Gdy wyda 1 akcję, aby przestać nim być, to jest wolny.

rule-3E-GAP-064 = Nagrody do wyboru
    .text = Gdy nagroda daje jedno lub drugie, bohater wybiera w chwili jej zdobycia. Wybrane premiowe trofeum i tak przychodzi po samej karcie (3E-TROPHY-009).
    .check = Dane: pokonana Czarodziejka. Gdy bohater wybierze premiowe trofeum, to zdobywa 0 złota, jej kartę jako trofeum przeszukiwania, a potem jeszcze 1 trofeum.

rule-3E-GAP-065 = Nauka dzięki zdolności
    .text = Zdolność, która pozwala nauczyć się umiejętności, działa, gdy się ją rozpatruje, także w trakcie akcji, i zastępuje tylko to, co wymienia (np. koszt). Limit atrybutu z jego wyjątkiem obowiązuje jak zwykle, a umiejętność musi być na ręce, chyba że zdolność mówi inaczej.
    .check = Dane: umysł 2, 2 umiejętności umysłu i zakończenie wyprawy pozwalające nauczyć się umiejętności za darmo. Gdy wybierze się zwykłą umiejętność umysłu, to gra odmawia; umiejętności ciała w granicach limitu uczy się bez trofeów.

rule-3E-GAP-066 = Przekazywanie ma swój koniec
    .text = Zasady nie ograniczają przekazywania. Gracze komputerowi i symulacje przekazują najwyżej 10 razy na turę między dwoma bohaterami i nigdy tak, by tylko przywrócić wcześniejszy stan tej tury.
    .check = Dane: A i B na jednym heksie, obaj komputerowi. Gdy A przekazał B 1 szt. złota, to zwrot tej sztuki przez B w tej samej turze nie jest możliwy.
    .differs = Przekazywanie jest darmowe i działa w obie strony, więc dwa programy mogłyby bez końca podawać sobie tę samą monetę.

rule-3E-GAP-067 = Tury po eliminacji
    .text = Rola pierwszego gracza przechodzi od razu, ale w rundzie nikt nie rozgrywa drugiej tury: gracze, którzy jeszcze nie mieli swojej, rozgrywają ją w dawnej kolejności, po czym runda się kończy.
    .check = Dane: pierwszy gracz A spośród A, B, C wyeliminowany w swojej turze. Gdy runda trwa, to B i C rozgrywają po jednej turze, B kończy rundę i B zaczyna następną.

rule-3E-GAP-068 = Zdolności przygotowania
    .text = Zdolności przygotowania pochodzą z danych. Znana jest jedna: Laurel rzuca 2 kośćmi terenu i może je wydać na ruch. O pozostałych pięciu bohaterach podstawowych niczego nie znaleziono; dopóki nie znajdzie się karta, każdy zdobywa 1 trofeum: Corbin i Lord Hawthorne walki, Starszy Mok spotkania, Lyssa i Mistrz Thorn przeszukiwania.
    .check = Dane: krok 8 przygotowania z Corbinem i Laurel. Gdy się go rozpatrzy, to Corbin ma dawną wierzchnią kartę talii walk jako trofeum, a Laurel rzuciła 2 kośćmi.
    .differs = Ustawienia domyślne są nasze i muszą dać się wymienić.

rule-3E-GAP-069 = Karta dobrana przez kartę
    .text = Jeśli karta przygody każe bohaterowi dobrać następną kartę przygody, najpierw rozpatruje się w całości nową, a potem resztę pierwszej, chyba że bohatera w tym czasie pokonano.
    .check = Dane: wydarzenie, którego opcja dobiera kartę walki. Gdy pojawi się wróg i zostanie pokonany, to najpierw jest on trofeum, a potem kończy się i odrzuca wydarzenie.

rule-3E-GAP-070 = Dolne granice wartości bohatera
    .text = Modyfikatory nie mogą obniżyć liczby kości ani wielkości ręki poniżej 0, a życia bohatera poniżej 1. Bohater o szybkości 0 nadal może przejść bez rzutu na sąsiadujący heks.
    .check = Dane: szybkość 1 i dwa modyfikatory -1. Gdy rzuca się na ruch, to 0 kośćmi.
    .differs = 003 mówi o wartościach ujemnych tylko przy atrybutach.
