### Unbreakable Bonds: вся игра на поле. Бои — в third.ftl.

do-prepare = Подготовка: сохранить это действие на будущий ход
do-spend-prepare = Потратить жетон подготовки на ещё одно действие
do-trade = Торговать: { NAME($hero) }
do-gift = Сделать подарок: { NAME($hero) }
do-give-coin = 1 золото
do-give-card = { NAME($card) }
ask-gift-what = { NAME($who) }: какой подарок получит { NAME($hero) }?
ask-challenge-accept = { NAME($hero) } вызывает на бой. Согласие даёт { NAME($who) }?
event-hero-prepares = { NAME($who) } готовится к будущему ходу.
event-prepare-spent = { NAME($who) } тратит жетон подготовки на ещё одно действие.
event-gift-given =
    { $kind ->
        [gold] { NAME($rival) } получает в подарок 1 золото; даритель — { NAME($hero) }.
       *[card] { $card ->
            [none] { NAME($rival) } получает в подарок карту навыка; даритель — { NAME($hero) }.
           *[other] { NAME($rival) } получает в подарок карту «{ NAME($card) }»; даритель — { NAME($hero) }.
        }
    }
refused-UB-PREPARE-002 = На карте героя нет жетона подготовки.
refused-UB-PREPARE-004 = У героя не больше одного жетона подготовки.
refused-UB-GAP-043 = Жетон подготовки — для будущего хода.
refused-UB-GAP-054 = В этот ход эти двое торговали достаточно.
refused-UB-TRADE-001 = В команде ничего не передают даром: торгуйте или сделайте один подарок за ход.
refused-UB-TRADE-004 = Торгуют только герои на одной клетке.
refused-UB-TRADE-007 = Один подарок за ход.
refused-UB-TRADE-008 = Передавать нечего.
