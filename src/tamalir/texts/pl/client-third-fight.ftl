### Klient w przeglądarce: walka na żetony.

## Scena

ui-fight = Walka
ui-fight-round = Runda { $n }
ui-fight-phase-cast = Rzut
ui-fight-phase-action = Akcje
ui-fight-phase-flee = Ucieczka
ui-fight-no-flight = Nie ma ucieczki
ui-fight-to-win = { $name } wygra
ui-fight-spent = wydane
ui-fight-spent-of = { $name }: wydane żetony
ui-fight-pool =
    { $name }: żetony ({ $n }), { $gold ->
        [0] żaden złoty
       *[other] złote: { $gold }
    }
ui-fight-played-by = gra { $name }
ui-fight-you-play = grasz ty
ui-fight-your-hero = twój bohater
ui-fight-for = Grasz wroga, z którym walczy { $name }
ui-fight-initiative = Inicjatywa { $low } do { $high }
ui-fight-first = { $name } zaczyna
ui-fight-acts = { $name } decyduje
ui-fight-passed = pas
ui-fight-life = życie: { $left } z { $most }
ui-fight-life-loss = może stracić: { $loss }
ui-fight-range = { $low }–{ $high }
ui-fight-abilities = Zdolności: { $name }
ui-fight-used = użyto

## Żetony

ui-fight-letter =
    { $kind ->
        [physical] F
        [magical] M
        [enemy] O
        [shield] T
        [agility] Z
        [surge] W
        [double] P
        [charge] S
        [tactics] K
       *[dash] –
    }
ui-fight-token = { $face }, pod spodem: { $back }
ui-fight-token-stack = , na podwojeniu, wartość { $worth }
ui-fight-token-strikes = , uderza
ui-fight-kind =
    { $kind ->
        [physical] fizyczne
        [magical] magiczne
        [enemy] obrażenia wroga
        [charge] szarża
       *[other] obrażenia
    }

## Wybieranie

ui-fight-pick = Wskaż żetony. Tu stanie, co razem potrafią.
ui-fight-pick-one = Wskaż jeden z żetonów w obwódce.
ui-fight-pick-shields = Wskaż tarcze. To nie kosztuje akcji.
ui-fight-picked = Wybrane: { $tokens }
ui-fight-clear = Odłóż wszystko
ui-fight-then = potem wskaż żeton
ui-fight-idle-shield = Tarcza odpowiada na cios; sama nigdy nie jest akcją.
ui-fight-idle-dash = Kreska nic nie daje; liczy się tylko jej złoty znak.
ui-fight-idle = Tym żetonem nic teraz nie zrobisz.
ui-fight-do-strike = Uderz za { $n }
ui-fight-note-strike = { $kind }; zostanie { $left } z { $most } życia
ui-fight-do-flip = Odwróć: { $face } na { $back }
ui-fight-do-flip-one = Odwróć swój żeton
ui-fight-do-recast = Każ rzucić: { $face }
ui-fight-note-recast = na drugiej stronie: { $back }
ui-fight-do-recast-one = Każ rzucić cudzy żeton
ui-fight-do-double = Podwój: { $face }
ui-fight-do-double-one = Podwój swój żeton
ui-fight-note-double = kładziesz go na podwojeniu; oba wydasz razem
ui-fight-do-block =
    { $rest ->
        [0] Zatrzymaj wszystko
       *[other] Zatrzymaj { $n }, przyjmij { $rest }
    }
ui-fight-do-take = Przyjmij całe { $n }
ui-fight-note-life = zostanie { $left } z { $most } życia
ui-fight-do-pass = Spasuj
ui-fight-note-pass = koniec akcji w tej rundzie
ui-fight-incoming = nadchodzi { $n }: { $kind }
ui-fight-stopped = zatrzymane { $n }, przyjęte { $rest }

## Ucieczka

ui-fight-flee-map = Dokąd prowadzi kość
ui-fight-flee-question = Nikt jeszcze nie uciekł: o kierunku zdecyduje jedna kość terenu.
ui-fight-flee-fits =
    { $n ->
        [0] Żadne sąsiednie pole nie pasuje.
        [one] Pasuje jedno sąsiednie pole; tam walka by się skończyła.
        [few] Pasują { $n } sąsiednie pola; tam walka by się skończyła.
       *[many] Pasuje { $n } sąsiednich pól; tam walka by się skończyła.
    }
ui-fight-do-flee-to = Uciekaj: { $place }
ui-fight-note-flee = { $terrain }, koniec walki
