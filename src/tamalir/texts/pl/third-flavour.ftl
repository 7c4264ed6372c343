### Karty zestawu początkowego trzeciej edycji: opisy fabularne własnego pióra.

## Wrogowie bez scenariusza

flavour-deep-elf = Jego lud wieki temu porzucił słońce. Od tamtej pory nie może nikomu darować cienia.
flavour-razorwing = Głodny nie ląduje nigdy. Nikt jeszcze nie widział, żeby wylądował.
flavour-beastman = Jedna jego połowa wolałaby najpierw porozmawiać. Topór trzyma ta druga.
flavour-moon-cat = Za dnia wygląda jak dywanik zostawiony na skale. Nie składać.
flavour-ettin = Dwie głowy i jeden żołądek. Zgodne są tylko co do ciebie.
flavour-ogre = Broni przełęczy przed olbrzymami. Jak dotąd wziął za olbrzyma jedenastu podróżnych.
flavour-kobolds = Jeden kobold to drobny kłopot. Tyle że nigdy nie ma tylko jednego.
flavour-highwaymen = „Pieniądze albo życie” to stara formuła. Ci zrezygnowali z „albo”.
flavour-giant = Z daleka wyglądał na wzgórze. Owce też się nabrały.
flavour-gallows-archers = Hrabia powiesił ich za pudłowanie. Na ćwiczenia mieli potem całą wieczność.
flavour-rune-thief = Nie umie odczytać ani jednego runu. Sprzedaje je na wagę, a cięższymi rzuca.
flavour-border-reavers = Dla sprawiedliwości łupią po obu stronach granicy.

## Wrogowie scenariusza z Margathem

flavour-dragon-hybrid = Im więcej wiesz o smokach, tym bardziej on bierze to do siebie.
flavour-cinder-cultists = Obiecano im, że Margath zje ich na końcu. Lepszej oferty nie dostali.
flavour-ash-hounds = Biegną przed ogniem i wystawiają wszystko, co jeszcze stoi.
flavour-wyvern = Uczeni upierają się, że to nie jest prawdziwy smok. Dotarło to do niej i ma żal.
flavour-hatchling-brood = Dziewięć sztuk, tydzień życia i już kłótnia, która część ciebie jest czyja.
flavour-oathless-knight = Ostrogi odesłał pocztą w dniu, w którym Margath zaproponował skrzydła.
flavour-drake-rider = Wodze są na pokaz. Z nich dwóch to smok czytał mapę.
flavour-drake-warden = Co noc liczy skarb i zawsze wychodzi mu tyle samo: za mało.

## Wrogowie scenariusza „Król umarłych”

flavour-death-knight = Przysiągł bronić mostu do ostatniego tchu. Trzeba było staranniej dobrać słowa.
flavour-shambling-dead = Nie spieszą się. Na wszystko, na co mogli, już się spóźnili.
flavour-plague-rats = Przed czymś uciekają. Lepiej nie czekać, żeby się dowiedzieć, przed czym.
flavour-banshee = Opłakuje człowieka za życia nudnego. Żal z latami nabrał blasku.
flavour-carrion-golem = Vorakesh niczego nie marnuje. Tę oszczędność czuć już stąd.
flavour-hollow-jailer = Jego więźniowie wciąż żyją, co jest wbrew przepisom. Ciągle zamierza o to zapytać.
flavour-bone-surgeon = Jego pacjenci się nie skarżą. Od tego zawsze zaczyna operację.
flavour-crypt-keeper = Godziny odwiedzin minęły czterysta lat temu. Bardzo tego przestrzega.

## Wróg z talii spotkań

flavour-tavern-brawlers = Zaczęło się od rozlanego piwa. Nikt już nie pamięta czyjego i dlatego biją się wszyscy.

## Wyprawy bez scenariusza

flavour-swamp-tales = Każda opowieść o tym bagnie kończy się tak samo: „i tyle widziano jego buty”.
flavour-prince-of-thieves = Odbiera bogatym i oddaje biednym. Po drodze potrąca sobie koszty.
flavour-goblin-raids = W dni powszednie kradną kury, a w pełnię imiona dzieci. Wieś prosi o zwrot kur.
flavour-love-you = Zamkowy strażnik potrzebuje wiersza na czwartek. Chciałby, żeby była w nim mowa o fosie.
flavour-magic-storm = Deszcz pada tam w górę, a w zeszłym tygodniu padało wójtem.
flavour-my-kitty = „Białe łapki, wabi się Biszkopt”, głosi ogłoszenie. O rozmiarach ani słowa.
flavour-narrow-ledge = Kozy tędy chodzą, zapewniano. Nie mówiono, czy wracają.
flavour-orc-renegades = Odeszli z plemienia z powodu zasad. Plemię nie miało żadnych, a im to było za dużo.
flavour-prowess-of-the-dwarves = Wrota mają dziewięćset lat i wciąż nie skrzypią. Otworzyć je to już inna sprawa.
flavour-spring-festival = Dolina koronuje królową, pali słomianego olbrzyma i pije, aż przestaje pamiętać, kto był kim.
flavour-winding-path = Mijasz ten dąb już czwarty raz. Tym razem skinął głową.
flavour-captive-spirit = Siedzi w tej butelce od stulecia. Ten, kto ją zakorkował, dołączył kartkę: „Nie dopuszczać do głosu”.
flavour-shrine-of-pollux = Pielgrzymi zostawiają świecę, biorą błogosławieństwo i odchodzą. Ostatnio odchodzą też świece.
flavour-hunting-the-beast = Tropy są świeże, głębokie i, jak się dość późno okazuje, wyłącznie za tobą.
flavour-someone-elses-junk = Dla jednego rupiecie, dla innego skarb. Pierwszy nie żyje, więc nie ma kogo spytać.
flavour-the-counts-request = „Drobnostka”, powiedział hrabia i kazał za tobą podnieść most zwodzony.
flavour-shadows-in-the-night = W każdy nów ktoś opróżnia piwnice miasteczka. Myszy złożyły skargę.
flavour-desperate-trader = Wszystko musi zniknąć do zmroku, czyli zanim obudzą się wierzyciele.
flavour-hunting-party = Szukają tropiciela, łucznika i kogoś, kto biega wolniej od nich.
flavour-the-missing-fiddler = Panna młoda chce go przed weselem. Sąsiadom wystarczyłyby skrzypce.

## Wyprawy scenariusza z Margathem

flavour-dragon-bones = Żebra od sześciu pokoleń podpierają dach stodoły. W tej stodole nigdy nie było zimno.
flavour-blood-stone = Podobno płacze, zanim zbudzi się smok. Pielgrzymi przestali go wycierać.
flavour-marvellous-people = Smocze wojny wspominają ciepło. Wtedy ostatni raz ktoś poprosił ich do tańca.
flavour-moonlight = W tym świetle woda pokazuje, co nad nią leci. Dziś pokazuje więcej niż jednego.
flavour-the-castellan = Zamek ma w porządku i księgi też. Jedna z pozycji brzmi: „dach, do lądowania”.
flavour-calm-lake = Ani fali, ani ryby, ani żaby. Coś tu piło i reszta wolała się odzwyczaić.
flavour-first-shed-scale = Leży tam łuska wielka jak koło od wozu. Właściciel od tamtej pory urósł.
flavour-burnt-library = Najpierw spłonął regał o smokach. Bibliotekarz mówi, że to pech, i mówi to trochę za głośno.
flavour-warm-eggshells = Cztery skorupki, jeszcze ciepłe, i osiem par śladów. Rachunek lepiej dokończyć po drodze w dół.
flavour-where-no-bird-sings = Najpierw odleciały ptaki, potem odeszli drwale. Drzewa poszłyby za nimi, gdyby mogły.
flavour-smoke-in-the-distance = Stąd mógłby to być komin. Kominy jednak nie krążą.
flavour-the-dragon-painter = Maluje wyłącznie z natury. Brwi już mu nie odrosły.

## Wyprawy scenariusza „Król umarłych”

flavour-blessing-of-kernos = Bóg dzikich stworzeń błogosławi tych, którzy klękną w zimnej wodzie. Lubi na to patrzeć.
flavour-the-last-bell = Dopóki bije, groby są zamknięte. Dzwonnik nie spał od żniw.
flavour-salted-graves = Sól trzyma umarłych pod ziemią. Przy okazji, jak właśnie zauważono, trzyma ich w świeżości.
flavour-the-ferrymans-daughter = Za dnia przewozi żywych. Nocą odwozi z powrotem tych, którzy nie powinni byli przepłynąć.
flavour-the-miller-who-came-back = Miele jak dawniej, mówi żona. Martwi ją to, co miele.
flavour-crown-of-lead = Kto ją nosi, rządzi umarłymi. Kto nosił ją ostatnio, siedzi tam do dziś.
flavour-lights-in-the-mist = Siedem latarni i ani jednej ręki. Szukają kogoś i coraz mniej wybrzydzają.
flavour-the-bone-orchard = Rodzi dwa razy w roku. Sadzono tam tylko dziadków.
flavour-witness-under-ice = Widział, kto złamał pieczęć. Opowie każdemu, kto dość długo wstrzyma oddech.
flavour-the-open-crypt = Zamek wyłamano od środka i to całkiem grzecznie.
flavour-the-hired-mourners = Płaczą za trzy sztuki złota dziennie. Ostatnio także bez zamówienia.

## Wydarzenia bez scenariusza

flavour-ancient-burials = Wieśniacy proszą, żeby zajrzeć do środka. Linę potrzymają, mówią, ale stamtąd.
flavour-coven-of-necromancers = Spotykają się trzeciej nocy miesiąca w stodole. Każdy przynosi krzesło i krewnych.
flavour-desperate-peasant = Wóz ugrzązł, wół choruje, a bohaterowie tylko mijają. Dziś minęło go już pięcioro.
flavour-devastated-village = Stoi już tylko karczma. Napastnicy uregulowali rachunek i to martwi karczmarza bardziej niż pożar.
flavour-harvest-festival = Jest konkurs na największą rzepę i na największego bohatera. Na razie prowadzą rzepy.
flavour-hidden-gift = Pod kamieniem milowym leży paczka z twoim imieniem. Atrament jest starszy od ciebie.
flavour-tales-of-old = Przy smutnym fragmencie bard zamyka oczy. Fragment jest długi, a sakiewka otwarta.
flavour-runesmith = Za bystre oko i pewną rękę płaci dobrze. Ostatnia para jeszcze dymi.
flavour-smuggling = Na skrzyniach napisano „rzepa”. Rzepa nie brzęczy.
flavour-strength-exercises = Nieznajomy zakłada się, że nie podniesiesz jego kowadła. Drugi zakład zawarł na ciebie.
flavour-wandering-trader = Sprzeda wszystko prócz muła. Muł, jak wyjaśnia, jest wspólnikiem.
flavour-drunken-company = Śpiewają, że jesteś z ich rodziny. W trzeciej zwrotce kosztuje to kolejkę, w piątej zaczyna się opłacać.
flavour-caravan-in-trouble = Dwa koła złamane, jeden strażnik śpi, a skrzyń nikt nie liczy.
flavour-con-artist = „Nareszcie uczciwa twarz”, mówi. Dla wprawy powtarza to też do lustra.
flavour-family-matters = Kuzyn się żeni albo go chowają. List zamókł.
flavour-toll-of-the-free-road = Droga jest wolna od opłat, głosi tablica. Za przeczytanie tablicy pobiera się jedną sztukę złota.
flavour-the-quiet-monk = Złożył śluby milczenia i ma o nich wiele do powiedzenia, głównie brwiami.
flavour-a-friendly-game = Każdy z czterech graczy ma pięć asów. Niegrzecznie byłoby zaczynać ten temat.
flavour-attempted-robbery = Mają plan, maski i jedną kuszę. Nie uzgodnili tylko, kto trzyma kuszę.
flavour-robbery-on-the-road = Za zakrętem ktoś woła o pomoc. Ktoś inny woła, że nie trzeba.
flavour-mocking-traveller = Ma swoje zdanie o twoich butach, twoim koniu i twoich szansach, a idzie twoim tempem.

## Wydarzenia scenariusza z Margathem

flavour-dirty-beggar = Pod sadzą ma dworską szatę. To on ostatni mówił królowi o smokach.
flavour-faster-than-the-wind = Posłanka oddaje ci torbę, nie zwalniając. To, co ją goni, też nie zwalnia.
flavour-shadows-of-the-past = Stare pobojowisko, jeszcze starszy hełm, a w nim głos, który chce dokończyć meldunek.
flavour-significant-other = Szuka męża, który „tylko na chwilę” poszedł obejrzeć smocze jajo.
flavour-blood-of-the-strong = Pustelnik wie, czego boją się smoki. Wymienia tę wiedzę kroplę za kroplę.
flavour-big-trouble = Dobra wiadomość: mapa nie kłamała, leże jest tutaj. Zła wiadomość jest taka sama.
flavour-cultists-pamphlet = „Po co płonąć samotnie?”, pyta. Na marginesie ktoś rozpisał godziny czyjegoś apetytu.
flavour-burned-out-bard = Śpiewał kiedyś Margathowi. Zdążył zaśpiewać jedną zwrotkę, i to nie tę.
flavour-egg-seller = Świeże, duże i nie trzymać przy piecu. W zasadzie w ogóle nie trzymać.
flavour-veteran-of-the-dragon-war = Nie może być aż tak stary. Prosi, żeby o tym nie mówić, bo ktoś sobie przypomni.
flavour-prayer-for-rain = Rolnicy chcą deszczu, młynarz wiatru, a wszyscy chcą, żeby poza tym niebo było puste.

## Wydarzenia scenariusza „Król umarłych”

flavour-gravediggers-wages = Płacono mu, żeby ich kładł. Za to, żeby leżeli, nikt nie chciał płacić.
flavour-dead-mans-toll = Strażnik mostu zmarł na służbie i nadal pobiera opłaty. Monet już nie przyjmuje.
flavour-torches-at-the-gate = Straż pyta, kto idzie. Nie odpowiada nikt, i to w czterdzieści głosów.
flavour-funeral-feast = Jedzenie dobre, wino jeszcze lepsze, tylko nieboszczyk się spóźnia.
flavour-frightened-deserters = Uciekli z bitwy, bo druga strona wciąż wstawała.
flavour-orphan-with-a-lantern = Dwa razy sama przeszła przez martwe ziemie. Proponuje, że odprowadzi cię bezpiecznie do miasta.
flavour-doctor-with-a-beak = Maska chroni przed zarazą. Pijawki, jak twierdzi, są do towarzystwa.
flavour-widow-at-the-window = Mąż zagląda do niej co wieczór. Chciałaby najpierw odzyskać obrączkę.
flavour-silver-for-the-dead = Po dwie monety na parę oczu. Liczysz monety, a potem, powoli, oczy.
flavour-priest-without-a-flock = Cała parafia wstała i poszła, niektórzy po latach spoczynku.
flavour-bone-buyer = Nie pyta, skąd są. Pyta, czy się jeszcze ruszają.
flavour-last-letter = Zaadresowany do Riverwatch, zapieczętowany i opatrzony datą z przyszłego tygodnia.

## Karty fabuły scenariusza z Margathem

flavour-collector-of-antiquities = Ma dwie tabliczki o smokach i pożycza je temu, kto przejdzie próbę. Próba jest starsza od tabliczek.
flavour-dragons-cave = Gospodarza nie ma. Ściany mówią, czego się boi, drobnym pismem, tuż nad podłogą.
flavour-depths-of-the-lake-of-tears = Ktoś utopił tu bibliotekę, żeby ocalić ją przed ogniem. Czyta się ją po jednym długim oddechu.
flavour-visions-of-dawn = Tej nocy całemu Terrinoth śni się to samo skrzydło. Niektórzy budzą się, wiedząc, gdzie jest słabe.
flavour-price-of-scales = Kowale z Kuźni wiedzą, co przebija smoczą skórę. Wiedzą też co do grosza, ile to kosztuje.
flavour-warden-of-the-pass = Śpi na tajemnicach swego pana. Podobno uwierają.
flavour-songs-of-the-old-kings = Czwartej zwrotki zakazano nie bez powodu: podaje drogę.
flavour-broken-banner = Weterani rozmawiają tylko z tymi, którzy przyniosą dowód walki. Zadrapania się nie liczą, mają własne.
flavour-smoke-over-terrinoth = Kto ruszył w stronę dymu, czegoś się dowiedział. Kto ruszył w drugą, zachował brwi.
flavour-margaths-tithe = Bierze dziesiątą część wszystkiego. Dalej niż do dziesięciu liczyć się nie nauczył.

## Karty fabuły scenariusza „Król umarłych”

flavour-night-at-suvars-rest = Pielgrzymi zaryglowali drzwi. Pójdą za każdym, kto wyciągnie ich z piwnicy dobrym słowem.
flavour-siege-of-telis = Oblegający nie potrzebują jedzenia, snu ani powodu. Załodze brakuje wszystkich trzech.
flavour-the-drowned-bell = Bije sam, trzy sążnie pod wodą. Jeden z dzwonników wypłynął i szuka zajęcia.
flavour-captives-of-the-crypt = Vorakesh trzyma żywych na później. Woleliby, żeby trzymać ich gdzie indziej.
flavour-refuge-at-fort-rodric = „Miecze do wynajęcia”, głosi szyld, a niżej świeżą kredą: „ceny wstały, jak wszystko”.
flavour-the-kings-true-name = Archiwiści z Dawnsmoor wymieniają imiona za znaleziska. Nie mówią, do czego im znaleziska.
flavour-burning-the-fields = Chłopi wolą stracić jęczmień, niż zbierać to, co wschodzi między nim.
flavour-the-plague-road = Na drodze do targu znów tłoczno. Nikt nie kupuje i nikt nie mruga.
flavour-whispers-of-vorakesh = Każdemu obiecuje to samo: spoczynek. Nikt jeszcze nie spoczął.
flavour-the-silent-procession = Bezgłośnie przechodzą przez wsie. Żywi na końcu pochodu odłączyliby się za ciepłą kolację.

## Potęga dziczy

flavour-taxidermist = Słoma, drut i szacunek. Głównie słoma.
flavour-boundless-stamina = „Jeszcze tylko mila” to nie kłamstwo, jeśli powtarzać je przy każdym słupku.
flavour-barkskin = Wiosną swędzi, a dzięcioły sobie pozwalają. Strzałom przeszkadza to bardziej niż tobie.
flavour-pack-instinct = W pojedynkę jest się zdobyczą. Trzeba przekonująco udawać stado.
flavour-unpredictable = Wróg nie odgadnie następnego ruchu, o którym ty też jeszcze nie wiesz.
flavour-woodcraft = Mech rośnie od północy. Od południa rośnie to, co zjada ufających mchowi.
flavour-herbalist = Jeśli smakuje okropnie, pomaga. Jeśli dobrze, to była wilcza jagoda.
flavour-water-walking = Sztuka polega na tym, by nie patrzeć w dół i nie mówić o tym wodzie.
flavour-beast-speech = Z wilkiem można się dogadać, jeśli pozwolić mu skończyć. Niedźwiedzie przerywają.

## Wyszkolenie wojskowe

flavour-marksmanship = Zacznij rozmowę z osiemdziesięciu kroków. Mało kto odpowiada.
flavour-ambidextrous = Lewica doskonale wie, co czyni prawica, i też by chciała.
flavour-shield-bearer = Tarcza to mur, który nosi się tam, gdzie jest potrzebny.
flavour-forced-march = Trzydzieści mil przed śniadaniem. Śniadanie też jest trzydzieści mil dalej.
flavour-weapon-drill = Tysiąc razy ten sam cios. Przy ostatniej setce, mówił sierżant, manekin błagał o litość.
flavour-tactician = Żaden plan nie przetrwa spotkania z wrogiem. Niech więc ich plan spotka ciebie.
flavour-quartermaster = Wojsku się nie kradnie. Wpisuje się tylko pod inną pozycję.
flavour-disciplined = Każdy pasek zapięty, każda myśl złożona w kostkę.
flavour-rallying-cry = Nie musi mieć sensu. Wystarczy, że zagłuszy strach.
flavour-war-aria = Cztery oktawy, trzy zwrotki i, jeśli dobrze pójdzie, bis na pobojowisku.

## Zew drogi

flavour-mountaineering = Wejście jest dobrowolne. Zejście już nie.
flavour-long-strider = Cień nieraz prosił, żeby go ponieść.
flavour-light-sleeper = Jedno oko na ogień, drugie na ciemność. Sen mieści się pomiędzy.
flavour-cartography = Białe plamy wcale nie są nieznane. Tam poprzedni kartograf przestał pisać.
flavour-shortcut-finder = Tędy jest krócej. O tym, że szybciej, nie było mowy.
flavour-storyteller = W trzeciej gospodzie goblin jest już trollem. W piątej ma tytuł szlachecki.
flavour-pilgrim = Bogowie nagradzają obolałe stopy. Wyżej nie chce im się patrzeć.
flavour-wanderlust = Dom to dobre miejsce, o ile już się z niego wyszło.

## Przyjaciele z nizin

flavour-brawler = Zasady karczmy: bez broni, bez magii, bez czoła. Dwie z trzech to uczciwy wynik.
flavour-loud-friends = Nigdy cię nie opuszczą, głównie dlatego, że nie mogą wstać.
flavour-delusions-of-grandeur = Przyszły król nie nosi sam bagaży.
flavour-haggler = Przy pierwszej cenie zapłacz, przy drugiej się roześmiej, trzecią zapłać.
flavour-shell-game = Groch jest pod kubkiem, który wskazałby człowiek uczciwy. Nikt go nie wskazuje.
flavour-informant = Słyszy wszystko, nie zapomina niczego i przypomina sobie za sztukę złota.
flavour-dirty-fighting = Honor jest dla tych, których stać na drugą próbę.
flavour-escape-artist = Każdy zamek to łamigłówka, każdy węzeł to sugestia, a okno to drzwi dla odważnych.
flavour-shared-bottle = Rywale, póki jest korek, bracia, póki jest wino.
flavour-silver-tongue = Wynegocjował kiedyś zniżkę u kata.

## Przychylność bóstw

flavour-zealots-strength = Wiara przenosi góry. Zastanowienie zwykle odstawia je z powrotem.
flavour-oath-of-iron = „Nie padnę”. Bogowie cenią tych, którzy dają to na piśmie.
flavour-augury = Wnętrzności mówiły jasno: ktoś ucierpi. Jak dotąd ucierpiała kura.
flavour-healing-touch = Ciepłe dłonie, dobre słowo i bardzo mocny chwyt na czas nastawiania kości.
flavour-victory-foretold = Tak jest napisane. Kartka zamokła, ale zakończenie znasz.
flavour-divine-wrath = Umarli mieli swoją szansę. Bogowie nie lubią stałych klientów.
flavour-fire-of-kellos = Kellos wybacza każdemu. Po wszystkim.
flavour-grace-of-aris = „Nie dziś”, odezwał się głos, lekko poirytowany, i zawrócił cię po buty.
flavour-answered-prayer = Odpowiedź brzmiała „nie”, ale tak wymownie, że dało się z niej wiele nauczyć.
flavour-tithe = Bogom pieniądze nie są potrzebne. Dachowi ich domu owszem.

## Magia runów

flavour-rune-of-might = Wyrył go między łopatkami krasnolud o zimnych dłoniach i bez daru rozmowy.
flavour-stone-skin = Tępią się na niej ostrza. Niestety, komplementy również.
flavour-counterspell = Prezent wypada zwrócić w stanie, w jakim się go otrzymało.
flavour-rune-reader = Raz czyta się dla sensu, raz dla pewności i jeszcze raz, by sprawdzić, czy run się nie poruszył.
flavour-mind-lock = Na chwilę wróg zapomina wszelkiej magii. U niektórych prawie tego nie widać.
flavour-dispel = Większość czarów mija, jeśli stanowczo poprosić we właściwym martwym języku.
flavour-craving-for-magic = Im więcej się ma, tym więcej się chce i tym trudniej przypomnieć sobie, po co.
flavour-arc-lightning = Stań na czymś suchym. Wrogowi doradź co innego.
flavour-blink = Między tu a tam nie ma zupełnie nic. Lepiej się w nim nie zatrzymywać.
flavour-overload = Run świeci, buczy i pachnie spalonymi włosami. Teraz.

## Zasoby, zestaw A

flavour-grappling-hook = Rzucać, aż zaczepi. Potem szarpnąć tak, jakby wcale nie miało na tym zawisnąć życie.
flavour-ember-orb = Grzeje dłonie, gotuje herbatę, kończy dyskusję.
flavour-ancient-sword = Nosił go król. Potem przez trzysta lat nosił go chłop, do krojenia sera.
flavour-serrated-axe = Nowy był gładki. Od tamtej pory poznał wiele hełmów.
flavour-singing-blade = Przed walką nuci, w walce śpiewa. Po walce czeka na oklaski.
flavour-giants-maul = Dla olbrzyma była to wykałaczka. Prosi o zwrot.
flavour-tempest-rod = Nie kierować w stronę drzew, metalu, przyjaciół ani nieba.
flavour-padded-coat = Trzy warstwy wełny, dwie lnu i jedna z listów poprzedniego właściciela.
flavour-traders-attire = Strażnicy machają ręką: przejazd. Rozbójnicy też machają.
flavour-lush-camisole = Takiemu haftowi nikt niczego nie odmawia.
flavour-thoroughbred = Ma dłuższy rodowód niż ty i wie o tym.
flavour-stubborn-mule = Pójdzie wszędzie, o ile sam na to wpadnie.
flavour-brass-spyglass = Przybliża kłopoty, nie zbliżając do nich ciebie.
flavour-war-horn = Zapowiada armię. Armii wcale być nie musi.
flavour-provisions = Worki mąki i krąg sera pod strażą kota, który pobiera swoją część w naturze.
flavour-valuables = Małe, błyszczące i, jak przysięgasz przy każdej bramie, nabyte zgodnie z prawem.

## Zasoby, zestaw B

flavour-potion-set = Czerwona leczy, niebieska pali. Po ciemku obie są brązowe.
flavour-lodestone = Zawsze na coś wskazuje. Nikt nie ustalił, na co.
flavour-clawed-gauntlet = Doskonała do wspinaczki, walki i kończenia uścisków dłoni.
flavour-militia-spear = Tania, długa, a ostry koniec oznaczono.
flavour-hunting-knife = Oprawia króliki i rozstrzyga spory o króliki.
flavour-duelling-sabre = W zestawie książeczka o honorze. Najbardziej zaczytane są strony o odwrocie.
flavour-valorous-blade = Nigdy się nie waha. Właściciele czasem by woleli, żeby się zawahało.
flavour-warded-mantle = Dwieście drobnych runów. Każdy innym pismem mówi „nie”.
flavour-dwarven-plate = Gwarancja na osiem pokoleń. Nie obejmuje wzrostu.
flavour-ring-of-power = Skromna moc, uczciwa cena i żadnych napisów w środku.
flavour-elven-armor = Tak lekka, że elfy zapominają ją zdjąć, i tak piękna, że i tak by nie zdjęły.
flavour-tame-wolf = Oswojony to dużo powiedziane. Macie umowę.
flavour-travelling-coach = Z każdego miasta rusza punktualnie. Gdzie stanie, zależy od osi.
flavour-tinderbox = Krzemień, stal i jedyna sucha kartka dobrej książki.
flavour-materiel = Buty, koce i wiadra. Wojny wygrywa się wiadrami.
flavour-armaments = Dwa tuziny mieczy, jeden dbały właściciel, żadnych pytań przy bramie.

## Zasoby, zestaw C

flavour-two-headed-coin = Zawsze spada właściwą stroną. Trudniej zdecydować, która to.
flavour-dragon-heart = Wciąż bije, raz na godzinę. Raz na godzinę jest się bardzo odważnym.
flavour-apprentices-wand = Poprzedni uczeń zdał egzamin. Różdżce nie powiedziano, jakim sposobem.
flavour-court-rapier = Zrobiono go, żeby groźnie wyglądał na balach. Okazało się, że potrafi to i gdzie indziej.
flavour-short-bow = Dość krótki do siodła i dość długi na dystans, jaki wolisz zachować.
flavour-rune-blade = Jeden run na ostrość, jeden na gniew i jeden, którego nikt nie śmiał przeczytać na głos.
flavour-dancers-silks = Wróg patrzy na rękaw. W rękawie noża nie ma.
flavour-star-mantle = W pogodne noce na niebie brakuje jednej gwiazdy. To ta z lewego ramienia.
flavour-cloak-of-mirrors = Kto w niego uderza, widzi kogoś, kogo wolałby nie trafić.
flavour-mana-armor = Wykuł go ze światła ktoś, kogo nie było stać na stal.
flavour-satchel = Zawsze zmieści się coś jeszcze. Nigdy nie jest to rzecz, której szukasz.
flavour-alchemists-belt = Dziewięć fiolek, dziewięć etykiet i sporo wiary, że do siebie pasują.
flavour-winged-boots = Zawiązać sznurowadła. Zdarzało się już, że buty odlatywały same.
flavour-folding-skiff = Rozkłada się w minutę. Przy składaniu rozpadały się małżeństwa.
flavour-artefacts = Stare, wyszczerbione i dla kogoś, kto ma dach nad ołtarzem, niepozbawione znaczenia.
flavour-relics = Sądząc po świątyniach, święty miał trzy kolana. To jest czwarte.

## Karty, których nazwy stoją w third.ftl

flavour-reanimates = Zapomnieli, kim byli. Jak działa szyja, pamiętają.
flavour-sorceress = Śmieje się z twojego czaru, zanim go rzucisz. Co gorsza, wie, gdzie spadnie.
flavour-dreadbringer = Nikt nie widział jego twarzy. Zawsze zasłania ją to, czego się boisz.
flavour-barrow-wyrm = Strzeże króla, którego dawno zjadł.
flavour-great-dragon = Przeżył cztery królestwa i pamięta smak trzech.
flavour-dread-prophet = Przepowiada same złe rzeczy i złości się, gdy zwą go ponurakiem. To też przepowiedział.
flavour-truesight-bow = Trafia w to, o czym myślisz, nie w to, w co mierzysz. Najpierw myśl, potem napinaj.
flavour-staff-of-light = W nocy to lampa. W dzień to argument.
flavour-battle-robe = Ognioodporna, krwioodporna i nie widać na niej obiadu.
flavour-chain-mail = Dziesięć tysięcy kółek i każde szczypie.
flavour-spiked-armor = Nikt cię już nie obejmuje. Taki był zamysł.
flavour-leather-armor = Skrzypi. Kto zaufa mu przeciw toporowi, też skrzypnie.
flavour-steadfast = Przewrócić mogą każdego. Nie trzeba się do tego przyzwyczajać.
flavour-cunning = Prosta droga jest dla tych, którzy nie widzą dwóch pozostałych.

## Bohaterowie i scenariusze

flavour-corbin = Przynosi to, na co poluje, żywe albo martwe. Raz przyniósł jedno i drugie.
flavour-laurel-of-bloodwood = Las powierzył jej tajemnicę. Od tamtej pory nie przestała iść.
flavour-lord-hawthorne = Ćwiczy przed świtem. Jego wrogowie też, odkąd go znają.
flavour-master-thorn = Trzy lata temu zostawił otwarte drzwi do pracowni i od tego czasu był w czterech krajach.
flavour-elder-mok = Młodzi pytają o radę jego. On pyta starszych, a ci nie żyją od wieków.
flavour-lyssa = Policzyła osiem swoich żyć i przestała: dziewiąte lubi najbardziej.
