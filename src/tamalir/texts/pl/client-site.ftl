### Strona, która gra bez serwera, i gry, które przenoszą się od stołu do stołu.

ui-site-loading = Pobieram grę, tylko ten jeden raz …
ui-site-starting = Rozkładam stół …
ui-site-failed = Nie udało się uruchomić gry.
ui-site-late = To trwa dłużej, niż powinno.
ui-site-again = Spróbuj ponownie
ui-site-slow = Trwało to zbyt długo. Nic nie przepadło: spróbuj za chwilę.
ui-site-progress = Ile już pobrano
ui-site-people = Ten stół istnieje tylko w twojej przeglądarce. Możecie podawać sobie urządzenie, ale odnośniki, rozmowa i powiadomienia dla nieobecnych wymagają serwera.
ui-site-moving = Aby grać dalej ze znajomymi, zapisz grę w pliku i otwórz ją przy stole na serwerze; tą samą drogą wraca.
ui-take-along = Zabierz grę ze sobą
ui-error-needs-server = Do tego potrzeba innych osób, a więc serwera.
ui-error-secrets = Inni mają zakryte karty: plik by je zdradził.
ui-error-bad-save = Tego pliku nie da się grać dalej.
