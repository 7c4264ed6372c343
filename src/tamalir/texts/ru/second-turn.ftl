### Вторая редакция вне боя: подготовка, поход, приключения, торг, опыт, конец.

## Общие слова

second-terrain-plains = равнина
second-terrain-road = дорога
second-terrain-river = река
second-terrain-swamp = болото
second-terrain-forest = лес
second-terrain-hills = холмы
second-terrain-mountains = горы
second-terrain-town = город
second-terrain-any = любой ландшафт

second-counters-green =
    { $n } { $n ->
        [one] зелёный
       *[other] зелёных
    }
second-counters-yellow =
    { $n } { $n ->
        [one] жёлтый
       *[other] жёлтых
    }
second-counters-blue =
    { $n } { $n ->
        [one] синий
       *[other] синих
    }
second-counters-red =
    { $n } { $n ->
        [one] красный
       *[other] красных
    }
second-counters-nothing = ничего

second-terrain =
    { $terrain ->
        [plains] равнина
        [road] дорога
        [river] река
        [swamp] болото
        [forest] лес
        [hills] холмы
        [mountains] горы
       *[town] город
    }
# именительный мужского рода: жетон
second-colour =
    { $colour ->
        [green] зелёный
        [yellow] жёлтый
        [blue] синий
       *[red] красный
    }
second-colour-gen-plural =
    { $colour ->
        [green] зелёных
        [yellow] жёлтых
        [blue] синих
       *[red] красных
    }
second-until =
    { $until ->
        [phase] до конца фазы
        [round] до конца раунда
        [turn] до конца хода
       *[battle] до конца боя
    }
second-gives =
    { $gives ->
        [none] { $gives_gold ->
            [0] ничего
           *[other] золото ({ $gives_gold })
        }
       *[other] { $gives_gold ->
            [0] { EACH($gives, of: "name") }
           *[other] { EACH($gives, of: "name") } и золото ({ $gives_gold })
        }
    }
second-wants =
    { $wants ->
        [none] { $wants_gold ->
            [0] ничего
           *[other] золото ({ $wants_gold })
        }
       *[other] { $wants_gold ->
            [0] { EACH($wants, of: "name") }
           *[other] { EACH($wants, of: "name") } и золото ({ $wants_gold })
        }
    }

## Вопросы

ask-adventure-attempt = Что здесь делает { NAME($hero) }?
ask-card-either = «{ NAME($card) }»: что из двух выбираете?
ask-card-pay =
    «{ NAME($card) }»: заплатите { $n } { $n ->
        [one] золотой
       *[other] золотых
    }?
ask-card-take =
    { $cost ->
        [0] Карту «{ NAME($card) }» можно взять даром: берёте?
       *[other] Карту «{ NAME($card) }» можно взять, цена { $cost }: берёте?
    }
ask-card-town = «{ NAME($card) }»: в какой город идёте?
ask-card-walk = «{ NAME($card) }»: куда идёте?
ask-draw-adventure = Возьмите карту приключения.
ask-draw-doom = Положите карту на трек неизбежности, не глядя.
ask-draw-first-player = Жребий: кто начинает?
ask-draw-hero = Вытяните карту героя.
ask-draw-market = Возьмите карту приобретения.
ask-draw-order = Жребий: кто первый?
ask-event-replenish = Не хватает { second-colour-gen-plural } жетонов: какая клетка получит жетон?
ask-experience-buy = Единиц опыта: { $points }, жетон стоит { $cost }. Что улучшаете?
ask-experience-pay = Какими жетонами заплатите цену { $cost }?
ask-limits-make-room = Для карты «{ NAME($card) }» нет места: что сбрасываете?
ask-market-act = { NAME($town) }, шаг торга, золота в кошельке: { $gold }. Что делаете?
ask-market-upkeep = { NAME($card) } требует 1 золотой жалованья: платите?
ask-movement-moved = Вы на месте: применяете карту?
ask-movement-rest = Отдых: кто снимает жетон усилия? Можно снять: { $n }.
ask-movement-set-out = Как { NAME($hero) } отправляется в путь?
ask-movement-travel =
    { $left ->
        [one] Остался { $left } кубик: куда идёте?
        [few] Осталось { $left } кубика: куда идёте?
       *[many] Осталось { $left } кубиков: куда идёте?
    }
ask-negotiation-offer = Что вы предлагаете? Слушает { NAME($hero) }.
ask-negotiation-reply = { NAME($hero) } даёт: { second-gives }, а хочет: { second-wants }. Что ответите?
ask-roll-hazard =
    { $hero ->
        [none] Бросьте два походных кубика: безопасен ли путь?
       *[other] Бросьте два походных кубика: безопасно ли идёт { NAME($hero) }?
    }
ask-roll-hazard-colour = Бросьте две десятигранные кости: какого цвета опасность?
ask-roll-hazard-number = Бросьте два походных кубика и сосчитайте символы опасности.
ask-roll-movement =
    { $hero ->
        [none] Бросьте походные кубики.
       *[other] Бросьте походные кубики за { NAME($hero, case: "acc") }.
    }
ask-turn-end = Ваш ход кончается: применяете карту?

## Возможности

do-accept = Принять
do-adventure =
    { $colour ->
        [green] Пройти зелёное приключение
        [yellow] Пройти жёлтое приключение
        [blue] Пройти синее приключение
       *[red] Пройти красное приключение
    }
do-ask = Попросить «{ NAME($card, case: "acc") }»
do-ask-gold =
    Попросить { $n } { $n ->
        [one] золотой
       *[other] золотых
    }
do-bonus =
    { $what ->
        [life] +1 к жизни
       *[other] +2 к { second-what }
    }
do-break-off = Прервать переговоры
do-buy = Купить «{ NAME($card, case: "acc") }», цена { $cost }
do-counter = Ответить своим предложением
do-decline = Отказаться
do-dismiss = Отпустить { NAME($card, case: "acc") }
do-duel = Напасть на { NAME($hero, case: "acc") }
do-first = Первое
do-give = Отдать «{ NAME($card, case: "acc") }»
do-give-gold =
    Отдать { $n } { $n ->
        [one] золотой
       *[other] золотых
    }
do-go-on = Дальше
do-heal = Заплатить 1 золотой и снять 1 рану с { NAME($who, case: "gen") }
do-hire = Нанять { NAME($card, case: "acc") }, цена { $cost }
do-leave-market = Уйти с рынка
do-move-on = Ничего не трогать и продолжить ход
do-negotiate = Начать переговоры: { NAME($hero) }
do-pay =
    { $card ->
        [none] Заплатить жетонами: { EACH($way, of: "second-counters") }
       *[other] Заплатить 1 золотой за { NAME($card, case: "acc") }
    }
do-pay-gold =
    Заплатить { $n } { $n ->
        [one] золотой
       *[other] золотых
    }
do-pay-nothing = Не платить
do-propose = Сделать это предложение
do-replenish = Положить на клетку { $hex }
do-rest = Снять 1 усилие с { NAME($who, case: "gen") }
do-revive = Заплатить 1 золотой и снять все усилия с { NAME($who, case: "gen") }
do-roll =
    { $n ->
        [0] { $rest ->
            [0] Остаться на месте
           *[other] Остаться и снять усилия, не больше { $rest }
        }
        [one] { $rest ->
            [0] Бросить { $n } походный кубик
           *[other] Бросить { $n } походный кубик и снять усилия, не больше { $rest }
        }
        [few] { $rest ->
            [0] Бросить { $n } походных кубика
           *[other] Бросить { $n } походных кубика и снять усилия, не больше { $rest }
        }
       *[many] { $rest ->
            [0] Бросить { $n } походных кубиков
           *[other] Бросить { $n } походных кубиков и снять усилия, не больше { $rest }
        }
    }
do-save-up = Копить опыт дальше
do-second = Второе
do-sell = Продать «{ NAME($card, case: "acc") }», выручка { $gain }
do-step = Вместо броска перейти на клетку { $hex }
do-stop = Остановиться здесь
do-take =
    { $cost ->
        [0] Взять «{ NAME($card, case: "acc") }»
       *[other] Взять «{ NAME($card, case: "acc") }», цена { $cost }
    }
do-to =
    { $terrain ->
        [none] Идти на клетку { $hex }
       *[other] Идти на клетку { $hex } ({ second-terrain })
    }
do-undefeated = Снова выйти на бой: «{ NAME($card) }»

## События

event-adventure-drawn = { NAME($hero) } берёт карту «{ NAME($card) }».
event-bought =
    { $cost ->
        [0] { NAME($hero) } получает карту «{ NAME($card) }» даром.
       *[other] { NAME($hero) } получает карту «{ NAME($card) }», уплатив золото: { $cost }.
    }
event-card-readied = Карта «{ NAME($card) }» снова лежит лицом вверх.
event-deal-made = { NAME($hero) } и { NAME($rival) } ударяют по рукам.
event-deck-empty =
    { $colour ->
        [green] В зелёной колоде больше нет карт.
        [yellow] В жёлтой колоде больше нет карт.
        [blue] В синей колоде больше нет карт.
       *[red] В красной колоде больше нет карт.
    }
event-eliminated = { NAME($hero) } выбывает из последней битвы.
event-endgame-begins = Неизбежное свершилось: начинается последняя битва.
event-enemy-defeated = { NAME($hero) } побеждает противника с карты «{ NAME($foe) }».
event-enemy-weakened = «{ NAME($card) }» ослабляет противника: −{ $n } к { second-what }.
event-event-ignored = Событие «{ NAME($card) }» проходит бесследно: действует более важное.
event-event-takes-effect = Событие «{ NAME($card) }» вступает в силу.
event-experience-gained =
    { $what ->
        [life] { NAME($hero) } набирается опыта: +1 к жизни.
       *[other] { NAME($hero) } набирается опыта: +2 к { second-what }.
    }
event-game-begins = Игра начинается, первый ход делает { NAME($hero) }.
event-game-over =
    { $reason ->
        [solo-lost] Игра окончена: это поражение.
        [turn-limit] Условленное число ходов прошло: игра окончена.
       *[endgame-over] Сражаться больше некому: игра окончена.
    }
event-hazard-checked =
    { $outcome ->
        [safe] { NAME($hero) } идёт спокойно (ландшафт: { second-terrain }).
       *[hazard] { NAME($hero) } попадает в беду (ландшафт: { second-terrain }).
    }
event-hazard-met =
    { $colour ->
        [green] В пути подстерегает зелёная опасность, и навстречу ей выходит { NAME($hero) }.
        [yellow] В пути подстерегает жёлтая опасность, и навстречу ей выходит { NAME($hero) }.
        [blue] В пути подстерегает синяя опасность, и навстречу ей выходит { NAME($hero) }.
       *[red] В пути подстерегает красная опасность, и навстречу ей выходит { NAME($hero) }.
    }
event-healing-bought =
    { GENDER($who) ->
        [p] { NAME($who) } лечатся за 1 золотой.
       *[other] { NAME($who) } лечится за 1 золотой.
    }
event-hero-chosen = В игру вступает { NAME($hero) }.
event-hero-placed = { NAME($hero) } выходит из города { NAME($town) }.
event-hero-strengthened = { NAME($who) } набирает силу: +{ $n } к { second-what }.
event-market-card = В городе { NAME($town) } появилась карта «{ NAME($card) }».
event-market-card-found = { NAME($hero) } находит карту «{ NAME($card) }».
event-moved = { NAME($hero) } выходит на клетку { $hex } ({ second-terrain }).
event-movement-rolled =
    { $hero ->
        [none] «{ NAME($card) }» даёт походные кубики: { EACH($dice, of: "second-terrain") }.
       *[other] { NAME($hero) } бросает походные кубики: { EACH($dice, of: "second-terrain") }.
    }
event-negotiation-begins = { NAME($hero) } и { NAME($rival) } начинают переговоры.
event-negotiation-ends = { NAME($hero) } заканчивает переговоры.
event-no-experience = Для { NAME($hero, case: "gen") } больше нет жетона.
event-offer-answered =
    { $reply ->
        [accept] { NAME($hero) } соглашается.
        [decline] { NAME($hero) } отказывается.
        [counter] { NAME($hero) } хочет сделать своё предложение.
       *[break-off] { NAME($hero) } прерывает переговоры.
    }
event-offer-made = { NAME($hero) } даёт: { second-gives }, а хочет: { second-wants }.
event-points-gained =
    { NAME($hero) } получает { $n } { $n ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } опыта.
event-replenished = На клетке { $hex } появляется { second-colour } жетон приключения.
event-rested =
    { GENDER($who) ->
        [p] { NAME($who) } отдыхают и снимают { second-n-exhaustion }.
       *[other] { NAME($who) } отдыхает и снимает { second-n-exhaustion }.
    }
event-rethrown = { NAME($who) } бросает ещё раз: { $dice }, итог { $total }.
event-sold = { NAME($hero) } продаёт «{ NAME($card, case: "acc") }», выручив золото: { $gain }.
event-task-finished = { NAME($hero) } выполняет задание с карты «{ NAME($card) }».
event-turn-begins = Ход начинает { NAME($hero) }.
event-upkeep-paid = { NAME($card) } получает жалованье и остаётся.
event-wounds-added = «{ NAME($card) }» добавляет { second-n-wounds }.

## Чем кончилось

result-victory-red-cards = Три красных препятствия преодолены; победитель — { $winners }.
result-endgame-over =
    { $count ->
        [one] До конца не выстоял никто; лучший — { $winners }.
       *[other] До конца не выстоял никто; лучшие — { $winners }.
    }
result-turn-limit =
    { $count ->
        [one] Условленные ходы прошли; победитель — { $winners }.
       *[other] Условленные ходы прошли; победители — { $winners }.
    }
result-solo-lost = Терринот пал, игра проиграна.

## Моменты и условия

when-second-arrived = По прибытии
when-second-before-moving = Перед походом
when-second-moved = После похода
when-second-movement-rolled = После броска походных кубиков
when-second-end-of-turn = В конце вашего хода
given-second-town = вы в городе { NAME($value) }
given-second-terrain =
    { $value ->
        [plains] вы на равнине
        [road] вы на дороге
        [river] вы на реке
        [swamp] вы на болоте
        [forest] вы в лесу
        [hills] вы на холмах
        [mountains] вы в горах
       *[town] вы в городе
    }

## Что делают карты

effect-second-add-dice =
    { $n ->
        [one] бросьте ещё { $n } походный кубик
        [few] бросьте ещё { $n } походных кубика
       *[many] бросьте ещё { $n } походных кубиков
    }
effect-second-all-gain-gold = { SIGNED($n) } к золоту каждого героя
effect-second-all-suffer =
    { $exhaustion ->
        [none] каждый герой получает { second-wounds }
       *[other] { $wounds ->
            [none] каждый герой делает { second-exhaustion }
           *[other] каждый герой делает { second-exhaustion } и получает { second-wounds }
        }
    }
effect-second-easy-terrain =
    { $terrain ->
        [plains] любой походный кубик позволяет выйти на равнину
        [road] любой походный кубик позволяет выйти на дорогу
        [river] любой походный кубик позволяет выйти на реку
        [swamp] любой походный кубик позволяет войти в болото
        [forest] любой походный кубик позволяет войти в лес
        [hills] любой походный кубик позволяет выйти на холмы
       *[mountains] любой походный кубик позволяет войти в горы
    }
effect-second-either =
    { $second ->
        [none] если хотите, { $first }
       *[other] выберите: { $first } или { $second }
    }
effect-second-fight =
    сразитесь с противником с этой карты{ $win ->
        [none] { "" }
       *[other] ; победа: { $win }
    }{ $escape ->
        [none] { "" }
       *[other] ; бегство: { $escape }
    }
effect-second-find-market-card =
    { $discount ->
        [none] возьмите карту приобретения; её можно оставить себе даром
       *[other] возьмите карту приобретения; её можно купить со скидкой { $discount }
    }
effect-second-finish = задание выполнено: { $reward }
effect-second-gain-experience =
    получите { $points } { $points ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } опыта
effect-second-go-to-town =
    { $town ->
        [none] отправляйтесь в город по вашему выбору
       *[other] отправляйтесь в город { NAME($town) }
    }
effect-second-lose-gold =
    потеряйте { $n } { $n ->
        [one] золотой
       *[other] золотых
    }
effect-second-movement-dice = { SIGNED($by) } к числу ваших походных кубиков
effect-second-no-healing = лечиться нельзя
effect-second-pay =
    можно заплатить золото ({ $n }): тогда { $paid }{ $unpaid ->
        [none] { "" }
       *[other] ; иначе { $unpaid }
    }
effect-second-price =
    { $of ->
        [ally] { SIGNED($by) } к цене союзников
        [item] { SIGNED($by) } к цене предметов
       *[none] { SIGNED($by) } ко всем ценам
    }
effect-second-ready-items =
    { $n ->
        [none] переверните лицом вверх самый дорогой активированный предмет
        [one] переверните лицом вверх самый дорогой активированный предмет
       *[other] переверните лицом вверх самые дорогие активированные предметы, не больше { $n }
    }
effect-second-recover = снимите { second-exhaustion }
effect-second-remove-counter =
    { $n ->
        [none] снимите с поля 1 { second-colour } жетон приключения
        [one] снимите с поля { $n } { second-colour } жетон приключения
        [few] снимите с поля { $n } { second-colour-gen-plural } жетона приключений
       *[many] снимите с поля { $n } { second-colour-gen-plural } жетонов приключений
    }
effect-second-reroll = перебросьте обе кости
effect-second-reroll-dice = перебросьте все походные кубики
effect-second-safe-travel = опасности пути вам не страшны
effect-second-slip-away = бегите без проверки
effect-second-strengthen =
    { $until ->
        [none] у вашего героя { SIGNED($by) } к { second-what } до конца хода
       *[other] у вашего героя { SIGNED($by) } к { second-what } { second-until }
    }
effect-second-walk =
    { $n ->
        [none] пройдите не больше 1 клетки по любому ландшафту
        [one] пройдите не больше { $n } клетки по любому ландшафту
       *[other] пройдите не больше { $n } клеток по любому ландшафту
    }
effect-second-weaken =
    { $until ->
        [none] у противника −{ $by } к { second-what } до конца боя
       *[other] у противника −{ $by } к { second-what } { second-until }
    }
effect-second-wild-step =
    { $n ->
        [none] выйдите ещё на 1 клетку с любым ландшафтом
        [one] выйдите ещё на { $n } клетку с любым ландшафтом
        [few] выйдите ещё на { $n } клетки с любым ландшафтом
       *[many] выйдите ещё на { $n } клеток с любым ландшафтом
    }

## Почему нельзя

refused-2E-DUEL-012 = В раундах поединка защитник сражается без союзников
refused-2E-EFFECT-002 = Свойство служит только тому, у кого оно есть
refused-2E-EFFECT-003 = Это действует только в бою, в указанный на карте момент
refused-2E-GAP-001 = Это запрещает карта в игре
refused-2E-GAP-020 = Ваш герой отказался от приключений этого цвета
refused-2E-GAP-024 = Здесь стоит непреодолённое препятствие этого цвета, и сразиться надо с ним
refused-2E-GAP-079 = Оставленную себе карту приключения сбросить нельзя
refused-2E-GAP-080 = Оставленную себе карту встречи сбросить нельзя
refused-2E-GAP-086 = В предложении должно быть золото, предмет или союзник
refused-2E-MARKET-006 = На этот предмет не хватает золота
refused-2E-MARKET-007 = На этого союзника не хватает золота
refused-2E-MARKET-010 = Предмет ценой 1 продать нельзя
refused-2E-MARKET-011 = Союзников продавать нельзя
refused-2E-MARKET-012 = За один ход нельзя купить и продать один и тот же предмет
refused-2E-MARKET-013 = Лечение стоит 1 золотой, а у вас его нет
refused-2E-MARKET-020 = Предметы служат только герою
refused-2E-MOVE-008 = Ни на одном оставшемся кубике нет этого ландшафта
refused-2E-MOVE-022 = Не осталось походных кубиков, с которыми это можно применить
refused-2E-UNDEF-004 = Здесь стоит непреодолённое препятствие, и сначала надо сразиться с ним
refused-2E-VAR-006 = У вас нет золота на жалованье этому союзнику
refused-2E-XP-011 = За повышение жизни ваш герой лишился приключений этого цвета
refused-2E-XP-012 = Жизнь можно повысить не больше трёх раз
