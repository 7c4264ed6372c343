### Walka przy pudełku: wpisane wartości, prawdziwe kości i żetony oraz pytania zasad.

beside-fight-none = Dla tego pudełka nie ma jeszcze pomocy w walce.
beside-fight-kind = Rodzaj walki
beside-fight-challenge = Z wrogiem
beside-fight-duel = Bohater z bohaterem
beside-fight-foe = Wróg
beside-fight-hero = Bohater
beside-fight-rival = Drugi bohater
beside-fight-card = { $side ->
    [foe] Który wróg
   *[hero] Który bohater
}
beside-fight-typed = Wpisz wartości
beside-fight-name = Nazwa (jeśli chcesz)
beside-fight-figure = { $label }: { $n }
beside-fight-empty = { $label }: jeszcze puste
beside-fight-figure-mind = Umysł
beside-fight-figure-body = Ciało
beside-fight-figure-spirit = Duch
beside-fight-figure-ranged = obrażenia z dystansu
beside-fight-figure-melee = obrażenia wręcz
beside-fight-figure-magic = obrażenia od magii
beside-fight-damage = obrażenia
beside-fight-figure-life = Życie
beside-fight-figure-stamina = Wytrzymałość
beside-fight-figure-health = Zdrowie
beside-fight-figure-damage = Odniesione obrażenia
beside-fight-figure-cards = Karty na ręce
beside-fight-figure-wounds = Rany
beside-fight-figure-exhaustion = Zmęczenie
beside-fight-figure-plus-mind = + Umysł
beside-fight-figure-plus-body = + Ciało
beside-fight-figure-plus-spirit = + Duch
beside-fight-back = Wróć do poprzedniej wartości
beside-fight-done = Zamknij
beside-fight-fill = Wpisz brakujące wartości
beside-fight-bonus = Premia
beside-fight-begin = Walcz
beside-fight-extras = Premie, Przedmioty, Sprzymierzeńcy i specjalny tekst
beside-fight-add-card = Dodaj nasz Przedmiot lub Sprzymierzeńca
beside-fight-add-own = Dodaj własną kartę
beside-fight-remove = Usuń: { $name }
beside-fight-thing = { $what ->
    [roll] +{ $n } do rzutu ({ $kind ->
        [ranged] dystans
        [melee] wręcz
       *[magic] magia
    })
    [hit] +{ $n } do obrażeń ({ $kind ->
        [ranged] dystans
        [melee] wręcz
       *[magic] magia
    })
    [cancel] anuluje rany: { $n }
   *[before] atak przed walką ({ $kind ->
        [ranged] dystans
        [melee] wręcz
       *[magic] magia
    }): { $n }
}
beside-fight-thing-what = Co robi karta
beside-fight-thing-n = Ile
beside-fight-thing-kind = W której fazie
beside-fight-thing-use = Jak się jej używa
beside-fight-thing-cost = Ile kosztuje
beside-fight-thing-roll = dodaje do rzutu
beside-fight-thing-hit = dodaje obrażenia do trafienia
beside-fight-thing-cancel = anuluje rany
beside-fight-thing-before = atakuje przed walką
beside-fight-use-activate = aktywuj ją
beside-fight-use-discard = odrzuć ją
beside-fight-use-ability = własna zdolność bohatera
beside-fight-cost = { $n ->
    [0] za darmo
    [one] { $n } zmęczenie
    [few] { $n } zmęczenia
   *[many] { $n } zmęczenia
}
beside-fight-test = Wróg wymaga testu przed walką
beside-fight-test-attribute = Test cechy
beside-fight-test-number = Liczba do osiągnięcia
beside-fight-test-wounds = Porażka kosztuje
beside-fight-wounds = { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[many] { $n } ran
}
beside-fight-steps = Pytaj o każdy krok, nawet gdy nic z niego nie wyniknie
beside-fight-side = { $kind ->
    [ranged] dystans
    [melee] wręcz
   *[magic] magia
} { $value }, obrażenia { $damage }
beside-fight-left = Zostało { $left } z { $of }
beside-fight-told = Co się właśnie stało
beside-fight-before = Co było wcześniej ({ $n })
beside-fight-over = Walka skończona.
beside-fight-undo = Cofnij
beside-fight-figures = Zmień wartości
beside-fight-throw = Rzuć za mnie
beside-fight-next = Następna walka
beside-fight-dice = Co pokazuje każda kość
beside-fight-sum = Co pokazują obie kości razem
beside-fight-together = Podawaj sumę obu kości
beside-fight-each = Podawaj każdą kość osobno
beside-fight-shown = Podane kości: { $n } z { $of }
beside-fight-needed = Potrzeba { $n } lub więcej.
beside-fight-any = Wystarczy każdy rzut.
beside-fight-never = Potrzeba by { $n }: żaden rzut nie wystarczy.
beside-fight-chance = { $chance } szans na sukces
beside-fight-else = Co jeszcze można, a czego nie
beside-fight-all = Pokaż wszystkie możliwości ({ $n })
beside-fight-fewer = Pokaż tylko najlepsze

## Combat tokens

beside-fight-cast = Dotknij żetonu, który pokazuje drugą stronę.
beside-fight-token = { $face }; dotknij, aby odwrócić: { $back }
beside-fight-enter = Wpisz wynik
beside-fight-passed = spasował
beside-fight-pool = Żetony walki
beside-fight-pool-more = Dalsze żetony
beside-fight-front-side = Jaki symbol jest na jednej stronie następnego żetonu?
beside-fight-back-side = A na drugiej?
beside-fight-gold = złoty
beside-fight-bare = Bohater potrzebuje jeszcze żetonu walki.
beside-fight-own-card = Twoja karta
beside-fight-add-asset = Dodaj nasz zasób lub poznaną umiejętność
beside-fight-act = Akt
beside-fight-act-n = Akt { $n }
beside-fight-board = Plansza walki
beside-fight-add-power = Dodaj, co wróg robi za wzmocnienia
beside-fight-power = wzmocnienie: { $surges }, obrażenia: { $damage }
beside-fight-power-surges = Za tyle wzmocnień
beside-fight-power-damage = zadaje tyle obrażeń
beside-fight-power-negated = 1 zwinność to anuluje
