### Co boty mówią o swoich decyzjach. `$what` i `$foe` to identyfikatory miejsc, kart, kolorów lub bohaterów.

bot-plan-default = Nie miałem szczególnego planu.
bot-plan-fight = Walczę do końca. Przeciwnik: { NAME($foe) }, szansa na wygraną: { $percent } %.
bot-plan-flee = Wolę uciec. Przeciwnik: { NAME($foe) }, szansa na ucieczkę: { $percent } %.
bot-plan-fight-on = Walczę najlepiej, jak umiem. Przeciwnik: { NAME($foe) }.
bot-plan-slip = Poszedłem za pierwszym odruchem.
bot-plan-wander = Na nic tutaj się nie porywam, więc się rozglądam.
bot-plan-go-adventure = Idę po { $what ->
    [green] zieloną
    [yellow] żółtą
    [blue] niebieską
   *[red] czerwoną
 } przygodę. Szansa na wygraną: około { $percent } %.
bot-plan-go-undefeated = Idę zmierzyć się z kimś, kogo nikt jeszcze nie pokonał: { NAME($what) }. Szansa na wygraną: około { $percent } %.
bot-plan-go-town = Zmierzam do miasta, żeby się wyleczyć i coś kupić. Cel: { NAME($what) }.
bot-plan-go-duel = Ruszam odebrać Smoczy Run. Rywal: { NAME($what) }, szansa na wygraną: około { $percent } %.
bot-plan-go-task = Idę tam, gdzie załatwię tę sprawę: { NAME($what) }.
bot-plan-rest = Odpoczywam.
bot-plan-move-on = Zostawiam to: ryzyko jest większe niż zysk.
bot-plan-attempt-adventure = Podejmuję { $what ->
    [green] zieloną
    [yellow] żółtą
    [blue] niebieską
   *[red] czerwoną
 } przygodę. Szansa na wygraną: około { $percent } %.
bot-plan-attempt-undefeated = Rzucam wyzwanie: { NAME($what) }. Szansa na wygraną: około { $percent } %.
bot-plan-attempt-duel = Atakuję. Przeciwnik: { NAME($what) }, szansa na wygraną: około { $percent } %.
bot-plan-attempt-negotiate = Zaczynam rozmowy: { NAME($what) }.
bot-plan-leave-market = Nic tu nie jest dla mnie warte swojej ceny.
bot-plan-market-buy = { NAME($what) }: ten zakup wzmocni mnie bardziej, niż kosztuje.
bot-plan-market-hire = { NAME($what) }: taki sprzymierzeniec mi się przyda.
bot-plan-market-sell = Sprzedaję, żeby zrobić miejsce na coś lepszego: { NAME($what) }.
bot-plan-market-heal = Najpierw muszę opatrzyć rany.
bot-plan-market-revive = Odzyskuję siły.
bot-plan-market-use = To mnie nic nie kosztuje.
bot-plan-experience = Najbardziej poprawia moje szanse rozwój tej cechy: { $what ->
    [mind] Percepcja
    [body] Siła
    [spirit] Magia
    [stamina] Wytrzymałość
   *[life] Życie
 }.
bot-plan-deal = Ta umowa mnie wzmacnia.
bot-plan-no-deal = Ta umowa nie jest dla mnie.
bot-plan-play-on = Chcę grać dalej.

bot-chosen = Wybór: { $deed } ({ $numbers }).
bot-weighed = Rozważane: { $deed } ({ $numbers }).

bot-fact-win = wygrana { $n } %
bot-fact-loss = porażka { $n } %
bot-fact-away = ucieczka { $n } %
bot-fact-wounds = rany { $n }
bot-fact-reach = dotarcie { $n } %
bot-fact-hit = trafienie { $n } %
bot-fact-hold = obrona { $n } %
bot-fact-score = wartość { $n }

# Plany w trzeciej edycji.
bot-plan-third-hero = Ta postać mi odpowiada: silna w walce i dość szybka.
bot-plan-third-start = Stąd mam blisko do przygód.
bot-plan-third-learn = Uczę się: { NAME($what) }. Ta umiejętność jest dla mnie warta więcej niż trofea.
bot-plan-third-train = Szkolę się: nowe karty przydadzą się w testach i rzutach, może trafi się coś do nauczenia.
bot-plan-third-rest = Odpoczywam, zanim ruszę dalej.
bot-plan-third-go-gem = Zmierzam do miejsca przygody: { $what ->
    [combat] walka
    [explore] przeszukiwanie
   *[social] spotkanie
 }.
bot-plan-third-do-gem = Szukam tutaj przygody: { $what ->
    [combat] walka
    [explore] przeszukiwanie
   *[social] spotkanie
 }.
bot-plan-third-go-quest = Zmierzam na wyprawę: { NAME($what) }. Próba udaje się w około { $percent } %.
bot-plan-third-do-quest = Podejmuję wyprawę: { NAME($what) }. Udaje się w około { $percent } %.
bot-plan-third-go-rumor = Idę za pogłoską: { NAME($what) }.
bot-plan-third-do-rumor = Tutaj pogłoska się spełnia: { NAME($what) }.
bot-plan-third-go-story = Zmierzam na wyprawę fabularną: { NAME($what) }.
bot-plan-third-do-story = Robię to, czego wymaga wyprawa fabularna: { NAME($what) }.
bot-plan-third-go-shop = Zmierzam na targ: { NAME($what) }.
bot-plan-third-do-shop = Przeglądam targ: { NAME($what) }.
bot-plan-third-go-rest = Szukam miejsca na odpoczynek.
bot-plan-third-do-rest = Odpoczywam tutaj.
bot-plan-third-go-zombie = Idę na zombie: każdy z nich wzmacnia złoczyńcę.
bot-plan-third-do-zombie = Zabijam zombie: każdy z nich wzmacnia złoczyńcę.
bot-plan-third-go-villain = Już czas: ruszam na złoczyńcę. Szansa na wygraną: około { $percent } %.
bot-plan-third-do-villain = Już czas: walczę ze złoczyńcą. Szansa na wygraną: około { $percent } %.
bot-plan-third-road = Idę tam, skąd mam bliżej do celu.
bot-plan-third-enemy = Kieruję przeciwnikiem najlepiej, jak umiem: { NAME($foe) }.
bot-plan-third-flee = Wolę uciec. Przeciwnik: { NAME($foe) }.
bot-plan-third-card = { NAME($what) }: wybieram to, co pewnie da mi najwięcej.
bot-plan-third-offer = To jest dla mnie warte swojej ceny.
bot-plan-third-no-offer = To nie jest dla mnie warte swojej ceny.
bot-plan-third-test = Mobilizuję się, dopóki sukces jest wart więcej niż karta.
bot-plan-third-discard = Oddaję to, bez czego najłatwiej się obejdę.
bot-plan-third-prepare = Nic tu teraz nie jest warte akcji: zachowuję ją na później.
bot-plan-third-saved = Teraz przyda się akcja, którą mam w zapasie.
bot-plan-third-recover = Najpierw muszę znów ruszyć z miejsca.
bot-plan-third-ability = Używam zdolności { NAME($what) }: pomaga, a kosztuje niewiele.
bot-plan-third-nothing = W tej turze nic więcej nie jest warte zachodu.
bot-plan-third-pay = Płacę tym, bez czego najłatwiej się obejdę.
bot-plan-third-match = Mobilizuję się, jeśli lepszy rzut jest wart karty.
bot-plan-third-keep = Zatrzymuję to, co mam.
bot-plan-third-take = { NAME($what) }: nic innego tutaj tak mnie nie wzmocni.
bot-plan-third-slip = Poszedłem za pierwszym odruchem.

# Plany drużyny.
bot-plan-third-go-warband = Idę na spotkanie watahy: { NAME($what) }. Szansa na zwycięstwo: około { $percent } %.
bot-plan-third-do-warband = Walczę z watahą: { NAME($what) }. Szansa na zwycięstwo: około { $percent } %.
bot-plan-third-go-cure = Jestem w drodze do chorych.
bot-plan-third-do-cure = Próbuję uleczyć to miejsce.
bot-plan-third-go-gather = Już czas: zbieramy się tam, gdzie jest złoczyńca. Razem wygramy z szansą około { $percent } %.
bot-plan-team-wait = Czekam tu, aż będziemy razem. Wtedy wygramy z szansą około { $percent } %.
bot-plan-team-join-lore = Tak: w jednej drużynie liczy się wszystko, co razem mamy przeciw złoczyńcy ({ NAME($foe) }).
bot-plan-team-join-way = Tak: { NAME($what) } i ja idziemy w tę samą stronę.
bot-plan-team-no-join = Nie: moja droga prowadzi gdzie indziej, a { NAME($what) } ma własną.
bot-plan-team-share = Daję trofeum: { NAME($what) } pomoże nam wszystkim.
bot-plan-team-no-share = Trofea są mi potrzebne na własną umiejętność.
bot-plan-team-trade = { NAME($what) } przyda się tobie bardziej niż mnie.
bot-plan-team-deal = Zgoda: to wzmocni drużynę.
bot-plan-team-no-deal = Raczej nie: drużyna na tym straci.
bot-plan-team-deal-mine = Zgoda: { NAME($what) } wzmocni mnie, a przez to cały zespół.
bot-plan-team-no-deal-mine = Raczej nie: { NAME($what) } przyda się bardziej mnie niż tobie.
bot-plan-team-gift = Tam przyda się to bardziej niż tutaj.
bot-plan-team-form = Idziemy dalej jedną drużyną: wtedy liczy się wszystko, co mamy razem.
bot-plan-team-leave = Rozstajemy się: każde z nas idzie gdzie indziej.
bot-plan-team-open = Otwieram kopertę: była dla mnie.
bot-plan-team-skill = { NAME($what) } pomoże każdemu w drużynie: zapłaćmy wspólnie.
bot-plan-team-event = Tym wydarzeniem zajmę się osobiście.
bot-plan-team-no-fight = Jesteśmy jedną drużyną: nie podniosę na ciebie ręki.
