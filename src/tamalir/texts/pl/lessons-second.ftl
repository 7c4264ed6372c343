# Co mówią lekcje drugiej edycji. Po jednym zdaniu na krok, w kolejności z content/lessons/second.toml.

lesson-second-dice = Kości i podróż
lesson-second-dice-says = Pięć kości decyduje, dokąd bohater dojdzie.
lesson-second-dice-done = Był rzut, była droga i marsz. Podróż skończyła się na klejnocie, więc zaczęła się przygoda. O walce opowiada trzecia lekcja.
lesson-second-dice-map = To Corbin Topornik w mieście Tamalir. Tu zaczyna każdy bohater. Każdy klejnot na mapie to przygoda: zielone są najłatwiejsze, czerwone czekają na koniec gry.
lesson-second-dice-roll = Tura zaczyna się od podróży. Rzuć wszystkimi pięcioma kośćmi ruchu.
lesson-second-dice-tray = Tu leżą kości. Każda pokazuje rodzaje terenu i opłaca jeden krok na któryś z nich. Pola, na które można dojść z tym rzutem, świecą na mapie.
lesson-second-dice-go = Krok drogą i krok równiną prowadzą do tego zielonego klejnotu. Naciśnij go, aby zobaczyć drogę i potrzebne kości; naciśnij jeszcze raz, aby ruszyć.

lesson-second-rest = Odpoczynek
lesson-second-rest-says = Kto rzuca mniejszą liczbą kości, odzyskuje siły.
lesson-second-rest-done = Oba znaczniki Zmęczenia zniknęły, a na drogę do domu wystarczyły dwie kości. Najlepiej odpoczywać wtedy, gdy nie trzeba iść daleko.
lesson-second-rest-tired = Mordrog ma dwa znaczniki Zmęczenia: płacił Wytrzymałością za zdolności. Gdy jej zabraknie, zapłaci ranami.
lesson-second-rest-roll = Każda kość poniżej czterech, którą zostawisz w kubku, usuwa jedno Zmęczenie. Cztery byłyby na marsz; rzuć tylko dwiema.
lesson-second-rest-go = Do miasta prowadzi każda kość. Idź do Tamalir.

lesson-second-fight = Walka
lesson-second-fight-says = Dystans, wręcz, magia: raz na rundę atakujesz, poza tym się bronisz.
lesson-second-fight-done = Dwie kości dziesięciościenne i twoja wartość przeciw liczbie przeciwnika: tak wygląda każda walka. Za zwycięstwo jest złoto, a klejnot liczy się jako Doświadczenie.
lesson-second-fight-foe = Wygłodniały Ferrox. Percepcja 12, Siła 10 i Magia 13 to liczby, które trzeba wyrzucić; krople obok to rany, które zadaje. Ma trzy punkty Życia.
lesson-second-fight-ranged = Runda ma trzy fazy i w jednej z nich atakujesz. Corbin jest najlepszy wręcz. Na dystans ferrox nie zadaje ran, więc nie ma się czego bać: tutaj się broń.
lesson-second-fight-melee = Teraz faza wręcz. Siła 4 i dwie kości przeciw 10: wiersz mówi, jaka to szansa. Atakuj.
lesson-second-fight-round = Trafienie. Magią też nie zadaje ran, runda się skończyła i trwa już następna. Poczekaj znowu na walkę wręcz: broń się.
lesson-second-fight-again = Jeszcze jeden cios rozstrzygnie. Atakuj.

lesson-second-escape = Ucieczka
lesson-second-escape-says = Nie każdą walkę trzeba toczyć do końca.
lesson-second-escape-done = Ucieczka się udała. Olbrzym trafia na tor niepokonanych Wyzwań, gdzie widzą go wszyscy, i czeka na swoim polu na kogoś dość silnego.
lesson-second-escape-foe = Wyjący Olbrzym: Siła 16 i pięć punktów Życia. Sylweta ma już trzy rany. To się może skończyć tylko źle.
lesson-second-escape-odds = Każdy wiersz mówi, co z niego wyniknie: szansę na wygraną, na ucieczkę i na ogłuszenie. Kto zostanie ogłuszony, traci całe złoto i najdroższą kartę.
lesson-second-escape-run = Ucieczka to rzut z twoją Percepcją przeciw Percepcji wroga, przed pierwszą fazą rundy. Gdy się nie uda, otrzymujesz ranę i możesz spróbować znowu albo walczyć. Uciekaj.

lesson-second-market = Handel
lesson-second-market-says = Złoto zamienia się w broń, pancerze, Sprzymierzeńców i zdrowie.
lesson-second-market-done = Buzdygan do najlepszego ataku i ani jednej rany. Każde miasto ma własne towary, a każda wizyta dokłada jedną kartę.
lesson-second-market-town = Mordrog ma dziewięć sztuk złota i jedną ranę. Na sąsiednie pole można przejść bez rzutu. Wejdź do Tamalir.
lesson-second-market-stall = Kram w mieście. Gdy ktoś przychodzi, dokłada się jedną kartę. Pod każdą widać, ile kosztuje i co zmieni w twoich szansach.
lesson-second-market-buy = Mordrog żyje z ataku wręcz, a Buzdygan Piorunów zawsze dodaje cztery do takich rzutów. Kup go.
lesson-second-market-heal = Uzdrowiciel bierze jedną sztukę złota za ranę. Daj się uleczyć.
lesson-second-market-leave = Jest miejsce na dwie bronie, jeden pancerz i dwóch Sprzymierzeńców; resztę można nosić bez ograniczeń. Opuść handel: to kończy turę.

lesson-second-experience = Doświadczenie
lesson-second-experience-says = Zdobyte klejnoty wzmacniają bohatera.
lesson-second-experience-done = Dwa więcej do każdego rzutu wręcz, do końca gry. Im więcej bohaterów gra, tym mniej kosztuje poziom.
lesson-second-experience-points = Corbin zdobył cztery zielone klejnoty, po jednym punkcie; żółte liczą się za dwa, niebieskie za trzy, czerwone za cztery. Poziom kosztuje tu pięć punktów.
lesson-second-experience-win = Ferroxowi został jeden punkt Życia. Atakuj na dystans: wystarczy dowolne trafienie.
lesson-second-experience-raise = Pięć punktów to poziom. Percepcję, Siłę, Magię albo Wytrzymałość można podnieść o dwa, a Życie o jeden. Corbin walczy Siłą. Podnieś ją.

lesson-second-allies = Sprzymierzeńcy
lesson-second-allies-says = Towarzysze walczą obok bohatera i mogą polec.
lesson-second-allies-done = W każdej fazie może atakować jedno z was, a kto atakuje, ten przy porażce otrzymuje rany. Poległy Sprzymierzeniec przepada, więc wysyłaj tego, kto wytrzyma.
lesson-second-allies-party = Z Valadirem idą dwaj Sprzymierzeńcy: kłusownik, który strzela przed walką, i wilk, który gryzie. Każdy ma własne Życie i Wytrzymałość.
lesson-second-allies-before = Przed walką kłusownik może strzelić za jedno Zmęczenie. Użyj go.
lesson-second-allies-ranged = Teraz runda. Każde z trojga może w niej raz zaatakować, ale w każdej fazie tylko jedno. Na dystans nie trzeba: broń się.
lesson-second-allies-melee = Walka wręcz jest dla wilka.
lesson-second-allies-magic = A magia to najmocniejsza strona Valadira: dwie rany za trafienie. Atakuj.

lesson-second-cards = Spotkania i Wydarzenia
lesson-second-cards-says = Nie każda karta przygody to wróg.
lesson-second-cards-done = Wydarzenie działa na wszystkich, aż zastąpi je inne, co najmniej tak samo silne. Przy Spotkaniu robisz to, co mówi karta; potem zwykle dobiera się następną.
lesson-second-cards-jewel = Mok Mówca Duchów stoi obok zielonego klejnotu. Przejdź tam.
lesson-second-cards-draw = Co tu leży? Dobierz kartę.
lesson-second-cards-event = Pierwsza karta to Wydarzenie: jarmark w wolnych miastach. Leży na widoku i wszędzie obniża ceny. Po Wydarzeniu dobiera się następną kartę.
lesson-second-cards-choose = Druga to Spotkanie: przewoźnik zadaje zagadkę. Można dać się uleczyć albo podjąć test Percepcji, w którym liczy się Wiedza Moka. Spróbuj.
lesson-second-cards-town = Rozwiązana. Dostajesz dwie sztuki złota i przewóz do wybranego miasta.

lesson-second-duel = Pojedynki
lesson-second-duel-says = Bohaterowie, którzy się spotkają, mogą ze sobą walczyć.
lesson-second-duel-done = Łuk za darmo. Rywal obudzi się w najbliższym mieście i ciebie zapamięta.
lesson-second-duel-meet = Stoi tam Ronan: ranny, z sześcioma sztukami złota i dobrym łukiem. Podejdź do niego.
lesson-second-duel-choose = Kto spotka innego bohatera, może z nim handlować albo go zaatakować. Atakuj.
lesson-second-duel-ranged = W pojedynku rzucają obaj: jego rzut to liczba, którą trzeba osiągnąć. Na dystans jest lepszy od ciebie. Broń się.
lesson-second-duel-melee = Wręcz Mordrog jest lepszy od każdego. Atakuj.
lesson-second-duel-strike = Trafienie. Za jedno Zmęczenie Mordrog mógłby zadać ranę więcej; tu wystarczą dwie. Uderz.
lesson-second-duel-prize = Zwycięzca bierze złoto albo jedną kartę. Weź łuk.

lesson-second-end = Koniec
lesson-second-end-says = Margath i to, jak się wygrywa.
lesson-second-end-done = Gra wygrana. Druga droga jest cichsza: zebrać trzy Smocze Runy od jego Smoczych Władców. Wiesz już wszystko; stół należy do ciebie.
lesson-second-end-goal = Tu zawsze widać, po co wszyscy tu są: pokonać Wielkiego Władcę Margatha albo zdobyć trzy Smocze Runy. Jedno i drugie leży pod czerwonymi klejnotami.
lesson-second-end-foe = Oto Margath. Zostały mu trzy punkty Życia. Corbin przyszedł z poziomami, bronią i pancerzem, jak należy.
lesson-second-end-ranged = Jak zawsze, poczekaj na walkę wręcz: broń się.
lesson-second-end-armor = Cztery rany. Zbroja ze Smoczych Łusek odbija trzy z nich, raz na turę. Użyj jej.
lesson-second-end-melee = Siła 8, buzdygan i włócznia przeciw 20. Teraz.
