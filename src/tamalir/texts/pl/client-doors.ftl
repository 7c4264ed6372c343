## Drzwi na stronie początkowej: jedne dla każdej gry.

ui-start-doors = Gry
ui-start-plan = Bohaterowie i zasady
ui-start-mine = Ty: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, wygrane: { $won }
ui-start-beside-says = Zasady, liczniki i walki do własnego pudełka
ui-start-today = Do północy ci sami bohaterowie i te same rzuty dla wszystkich. Do tego zagadki i własne osiągnięcia.
ui-start-days = { $n } z ostatnich { $all } dni

ui-door-second-name = Druga edycja
ui-door-second-set = Powrót Władców Smoków
ui-door-second-mood = Wyrusz, urośnij w siłę i pierwszy stań przed Wielkim Lordem.
ui-door-second-who = 1–6 bohaterów, każdy na własną rękę
ui-door-second-long = Po około 30 tur, z wariantem krócej
ui-door-second-goal = Zabij Margatha albo zdobądź trzy Smocze Runy
ui-door-second-quick = Bohater i dwa boty, około godziny

ui-door-third-name = Trzecia edycja
ui-door-third-set = Drogi Terrinoth
ui-door-third-mood = Rzuć żetonami, idź za pogłoskami. Ktoś jest już w drodze do Tamalir.
ui-door-third-who = 2–4 bohaterów, każdy przeciw każdemu
ui-door-third-long = Dwa akty po dwanaście rund
ui-door-third-goal = Pokonaj złoczyńcę, zanim skończy się czas
ui-door-third-quick = Bohater przeciw botowi

ui-door-bonds-name = Nierozerwalne więzi
ui-door-bonds-set = Razem albo w pojedynkę
ui-door-bonds-mood = Nikt nie wygrywa sam. Jedna droga, jedno ognisko, jeden zegar dla was wszystkich.
ui-door-bonds-who = 1–4 bohaterów, jedna drużyna
ui-door-bonds-long = Dwa akty po dwanaście rund
ui-door-bonds-goal = Wygrywają wszyscy albo nikt
ui-door-bonds-quick = Ty i dwoje towarzyszy
