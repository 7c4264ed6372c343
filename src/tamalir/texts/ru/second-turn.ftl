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
second-terrain-any = любая местность

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
second-size-gold =
    { SIZE($n) } { SIZE($n) ->
        [one] золотой
       *[other] золотых
    }
second-by-gold =
    { SIZE($by) } { SIZE($by) ->
        [one] золотой
       *[other] золотых
    }
second-hero-until =
    { $until ->
        [none] до конца хода
       *[other] { second-until }
    }
second-battle-until =
    { $until ->
        [none] до конца боя
       *[other] { second-until }
    }

## Вопросы

ask-adventure-attempt = Что здесь делает { NAME($hero) }?
ask-card-either = «{ NAME($card) }»: что из двух выбираете?
ask-card-pay =
    «{ NAME($card) }»: заплатите { $n } { $n ->
        [one] золотой
       *[other] золотых
    }?
ask-card-rival = «{ NAME($card) }»: какого соперника выбираете?
ask-card-take =
    { $cost ->
        [0] Карту «{ NAME($card) }» можно взять даром: берёте?
        [one] Карту «{ NAME($card) }» можно взять за { $cost } золотой: берёте?
       *[other] Карту «{ NAME($card) }» можно взять за { $cost } золотых: берёте?
    }
ask-card-bargain =
    «{ NAME($card) }»: { NAME($hero) } предлагает вам { $points } { $points ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } опыта за { $n } { $n ->
        [one] золотой
       *[other] золотых
    }. Покупаете?
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
ask-market-fatal = «{ NAME($card) }» отнимет у вас последнюю жизнь: герой падёт на месте. Вы уверены?
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
ask-roll-hazard-number = Бросьте два походных кубика и сосчитайте символы: это число столкновения.
ask-roll-movement =
    { $hero ->
        [none] Бросьте походные кубики.
       *[other] Бросьте походные кубики за { NAME($hero, case: "acc") }.
    }
ask-turn-end = Ваш ход кончается: применяете карту?
ask-game-end = { NAME($hero) } предлагает закончить игру без победителя. Вы согласны?
ask-roll-commit = Что здесь подведёт, то пропадёт: какие предметы вы используете в броске { $kind ->
    [ranged] дальнего боя
    [melee] ближнего боя
   *[magic] магического боя
}?
ask-card-order = Что разыграть первым?

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
        [life] +1 к жизни{ $closes ->
            [green] {" "}– зелёные приключения закроются навсегда
            [yellow] {" "}– жёлтые приключения закроются навсегда
            [blue] {" "}– синие приключения закроются навсегда
           *[none] {""}
        }
       *[other] +2 к { second-what }
    }
do-break-off = Прервать переговоры
do-buy =
    { $cost ->
        [0] Взять «{ NAME($card, case: "acc") }» даром
        [one] Купить «{ NAME($card, case: "acc") }» за { $cost } золотой
       *[other] Купить «{ NAME($card, case: "acc") }» за { $cost } золотых
    }
do-counter = Ответить своим предложением
do-decline = Отказаться
do-dismiss = Отпустить { NAME($card, case: "acc") }
do-duel = Напасть на { NAME($hero, case: "acc") }
do-first =
    { $text ->
        [none] а) первое
       *[other] а) { $text }
    }
do-give = Отдать «{ NAME($card, case: "acc") }»
do-give-gold =
    Отдать { $n } { $n ->
        [one] золотой
       *[other] золотых
    }
do-go-on = Дальше
do-heal = Заплатить 1 золотой и снять 1 рану с { NAME($who, case: "gen") }
do-heal-all =
    Заплатить { $cost } { $cost ->
        [one] золотой
       *[other] золотых
    } и снять { $n } { $n ->
        [one] рану
        [few] раны
       *[many] ран
    } с { NAME($who, case: "gen") }
do-hire =
    { $cost ->
        [0] Нанять { NAME($card, case: "acc") } даром
        [one] Нанять { NAME($card, case: "acc") } за { $cost } золотой
       *[other] Нанять { NAME($card, case: "acc") } за { $cost } золотых
    }
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
do-rival = { NAME($hero) }
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
do-second =
    { $text ->
        [none] б) второе
       *[other] б) { $text }
    }
do-sell =
    { $gain ->
        [one] Продать «{ NAME($card, case: "acc") }» за { $gain } золотой
       *[other] Продать «{ NAME($card, case: "acc") }» за { $gain } золотых
    }
do-step = Вместо броска перейти на клетку { $hex }
do-stop = Остановиться здесь
do-take =
    { $cost ->
        [0] Взять «{ NAME($card, case: "acc") }»
        [one] Взять «{ NAME($card, case: "acc") }» за { $cost } золотой
       *[other] Взять «{ NAME($card, case: "acc") }» за { $cost } золотых
    }
second-goal =
    { $what ->
        [none] { $to }
        [green] зелёное приключение, { $to }
        [yellow] жёлтое приключение, { $to }
        [blue] синее приключение, { $to }
        [red] красное приключение, { $to }
       *[other] { NAME($what) }
    }
do-march =
    { $n ->
        [one] Идти сюда и встать: { second-goal }
        [few] Идти сюда и встать ({ $n } клетки): { second-goal }
       *[other] Идти сюда и встать ({ $n } клеток): { second-goal }
    }
do-to =
    { $terrain ->
        [none] Идти на клетку { $hex }
       *[other] Идти на клетку { $hex } ({ second-terrain })
    }
do-undefeated = Снова выйти на бой: «{ NAME($card) }»
do-propose-end = Предложить закончить игру
do-agree-to-end = Согласиться: игра окончена
do-play-on = Играть дальше
do-commit = Применить «{ NAME($card, case: "acc") }» ({ SIGNED($n) })
do-task = { NAME($card) }

## События

event-adventure-drawn = { NAME($hero) } берёт карту «{ NAME($card) }».
event-bought =
    { $cost ->
        [0] { NAME($hero) } получает карту «{ NAME($card) }» даром.
        [one] { NAME($hero) } получает карту «{ NAME($card) }» за { $cost } золотой.
       *[other] { NAME($hero) } получает карту «{ NAME($card) }» за { $cost } золотых.
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
event-eliminated = { NAME($hero) } проигрывает последнюю битву и выбывает.
event-endgame-begins = Неизбежное свершилось: начинается эндшпиль.
event-enemy-defeated = { NAME($hero) } побеждает противника с карты «{ NAME($foe) }».
event-enemy-weakened =
    { $itself ->
        [yes] { NAME($card) } { GENDER($card) ->
            [p] слабеют
           *[other] слабеет
        }: −{ $n } к { second-what }.
       *[no] Карта «{ NAME($card) }» ослабляет противника: −{ $n } к { second-what }.
    }
event-enemy-emboldened =
    { NAME($foe) } { GENDER($foe) ->
        [p] смелеют
       *[other] смелеет
    }: +{ $n } к { second-what }.
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
        [agreed-to-end] Все согласны: игра окончена.
       *[endgame-over] Сражаться больше некому: игра окончена.
    }
event-hazard-checked =
    { $outcome ->
        [safe] { NAME($hero) } идёт спокойно (местность: { second-terrain }).
       *[hazard] { NAME($hero) } попадает в беду (местность: { second-terrain }).
    }
event-hazard-met =
    { $colour ->
        [green] В пути подстерегает зелёная дорожная опасность, и навстречу ей выходит { NAME($hero) }.
        [yellow] В пути подстерегает жёлтая дорожная опасность, и навстречу ей выходит { NAME($hero) }.
        [blue] В пути подстерегает синяя дорожная опасность, и навстречу ей выходит { NAME($hero) }.
       *[red] В пути подстерегает красная дорожная опасность, и навстречу ей выходит { NAME($hero) }.
    }
event-healing-bought =
    { GENDER($who) ->
        [p] { NAME($who) } лечатся за 1 золотой.
       *[other] { NAME($who) } лечится за 1 золотой.
    }
event-hero-chosen = В игру вступает { NAME($hero) }.
event-hero-placed = { NAME($hero) } выходит из города { NAME($town) }.
event-hero-strengthened =
    { SIGN($n) ->
        [minus] { NAME($who) } слабеет: { SIGNED($n) } к { second-what }.
       *[plus] { NAME($who) } становится сильнее: { SIGNED($n) } к { second-what }.
    }
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
    { $n ->
        [0] { GENDER($who) ->
            [p] { NAME($who) } отдыхают, хотя усилий на них нет.
           *[other] { NAME($who) } отдыхает, хотя снимать нечего.
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } отдыхают и снимают { second-n-exhaustion }.
           *[other] { NAME($who) } отдыхает и снимает { second-n-exhaustion }.
        }
    }
event-rethrown = { NAME($who) } выбрасывает { $before } и бросает ещё раз: { $dice }, итог { $total }.
event-sold =
    { $gain ->
        [one] { NAME($hero) } продаёт «{ NAME($card, case: "acc") }» за { $gain } золотой.
       *[other] { NAME($hero) } продаёт «{ NAME($card, case: "acc") }» за { $gain } золотых.
    }
event-task-finished = { NAME($hero) } выполняет задание с карты «{ NAME($card) }».
event-turn-begins = Ход начинает { NAME($hero) }.
event-upkeep-paid = { NAME($card) } получает жалованье и остаётся.
event-wounds-added = Карта «{ NAME($card) }» добавляет { second-n-wounds }.
event-end-proposed = { NAME($hero) } предлагает закончить игру.
event-end-declined = Не все согласны с { NAME($hero, case: "ins") }: игра продолжается.

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
result-agreed-to-end = Игроки согласились закончить; никто не победил.

## Моменты и условия

when-second-arrived = По прибытии
when-second-before-moving = Перед походом
when-second-moved = После похода
when-second-movement-rolled = После броска походных кубиков
when-second-end-of-turn = В конце вашего хода
given-second-trait =
    { $value ->
        [undead] враг — нежить
        [dragon] враг — дракон
        [giant] враг — великан
        [witch] враг — ведьма
        [spirit] враг — дух
        [cultist] враг — культист
        [construct] враг — голем
        [beast] враг — зверь
       *[other] у врага есть черта { $value }
    }
given-second-phase =
    { $value ->
        [ranged] идёт фаза дальнего боя
        [melee] идёт фаза ближнего боя
        [magic] идёт фаза магического боя
       *[other] идёт фаза { $value }
    }
given-second-colour =
    { $value ->
        [green] враг зелёный
        [yellow] враг жёлтый
        [blue] враг синий
       *[red] враг красный
    }
given-second-town = вы в городе { NAME($value) }
given-second-holding = у вас есть карта «{ NAME($value) }»
given-second-terrain =
    { $value ->
        [plains] вы на равнине
        [road] вы на дороге
        [river] вы на реке
        [swamp] вы на болоте
        [forest] вы в лесу
        [hills] вы в холмах
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
effect-second-all-gain-gold =
    { SIGN($n) ->
        [minus] каждый герой теряет { second-size-gold }
       *[plus] каждый герой получает { second-size-gold }
    }
effect-second-all-suffer =
    { $exhaustion ->
        [none] каждый герой получает { second-wounds }
       *[other] { $wounds ->
            [none] каждый герой делает { second-exhaustion }
           *[other] каждый герой делает { second-exhaustion } и получает { second-wounds }
        }
    }
effect-second-bargain =
    предложите сопернику на выбор { $points } { $points ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } опыта за { $n } { $n ->
        [one] золотой
       *[other] золотых
    }{ $refused ->
        [none] { "" }
       *[other] ; если никто не купит, { $refused }
    }
effect-second-contest =
    вызовите соперника на выбор: он бросает кубики и прибавляет своё значение { second-attribute }{ $skill ->
        [none] { "" }
       *[other] { " " }({ EACH($skill, of: "skill") })
    }, а вы в такой же проверке должны набрать не меньше{ $stake ->
        [none] { "" }
        [one] ; проигравший платит победителю до { $stake } золотого
       *[other] ; проигравший платит победителю до { $stake } золотых
    }{ $success ->
        [none] { "" }
       *[other] ; успех: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; провал: { $failure }
    }
effect-second-curse =
    { $exhaustion ->
        [none] нанесите сопернику на выбор { second-wounds }
       *[other] { $wounds ->
            [none] заставьте соперника на выбор сделать { second-exhaustion }
           *[other] заставьте соперника на выбор сделать { second-exhaustion } и получить { second-wounds }
        }
    }
effect-second-easy-terrain =
    { $terrain ->
        [plains] любой походный кубик позволяет выйти на равнину
        [road] любой походный кубик позволяет выйти на дорогу
        [river] любой походный кубик позволяет выйти на реку
        [swamp] любой походный кубик позволяет войти в болото
        [forest] любой походный кубик позволяет войти в лес
        [hills] любой походный кубик позволяет войти в холмы
       *[mountains] любой походный кубик позволяет войти в горы
    }
effect-second-either =
    { $second ->
        [none] если хотите, { $first }
       *[other] выберите: а) { $first }; или б) { $second }
    }
effect-second-embolden = дайте противнику +{ $by } к { second-what } { second-battle-until }
effect-second-fight =
    { $win ->
        [none] { $escape ->
            [none] сразитесь с противником с этой карты
           *[other] сразитесь с противником с этой карты (бегство: { $escape })
        }
       *[other] { $escape ->
            [none] сразитесь с противником с этой карты (победа: { $win })
           *[other] сразитесь с противником с этой карты (победа: { $win }; бегство: { $escape })
        }
    }
effect-second-find-market-card =
    { $discount ->
        [none] возьмите карту приобретения, которую можно оставить себе даром
       *[other] возьмите карту приобретения, которую можно купить на { $discount } { $discount ->
            [one] золотой
           *[other] золотых
        } дешевле
    }
effect-second-finish = завершите задание: { $reward }
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
effect-second-movement-dice =
    { SIGN($by) ->
        [minus] вы бросаете на { SIZE($by) } { SIZE($by) ->
            [one] походный кубик
            [few] походных кубика
           *[many] походных кубиков
        } меньше
       *[plus] вы бросаете на { SIZE($by) } { SIZE($by) ->
            [one] походный кубик
            [few] походных кубика
           *[many] походных кубиков
        } больше
    }
effect-second-no-healing = за золото лечиться нельзя
effect-second-open-task = это задание может выполнить любой герой
effect-second-pass-on = отдайте эту карту сопернику на выбор: он обязан её оставить
effect-second-pay =
    если заплатите { $n } { $n ->
        [one] золотой
       *[other] золотых
    }, { $paid }{ $unpaid ->
        [none] { "" }
       *[other] ; иначе { $unpaid }
    }
effect-second-price =
    { $of ->
        [ally] { SIGN($by) ->
            [minus] союзники дешевле на { second-by-gold }
           *[plus] союзники дороже на { second-by-gold }
        }
        [item] { SIGN($by) ->
            [minus] предметы дешевле на { second-by-gold }
           *[plus] предметы дороже на { second-by-gold }
        }
       *[none] { SIGN($by) ->
            [minus] все покупки дешевле на { second-by-gold }
           *[plus] все покупки дороже на { second-by-gold }
        }
    }
effect-second-ready-items =
    { $n ->
        [none] переверните лицом вверх свой самый дорогой активированный предмет
        [one] переверните лицом вверх свой самый дорогой активированный предмет
        [few] переверните лицом вверх { $n } своих самых дорогих активированных предмета
       *[many] переверните лицом вверх { $n } своих самых дорогих активированных предметов
    }
effect-second-recover =
    { $to ->
        [hero] снимите { second-exhaustion } со своего героя
       *[none] снимите { second-exhaustion }
    }
effect-second-remove-counter =
    { $n ->
        [none] снимите с поля 1 { second-colour } жетон приключения, самый северный (в ряду — самый западный)
        [one] снимите с поля { $n } { second-colour } жетон приключения, самый северный (в ряду — самый западный)
        [few] снимите с поля { $n } { second-colour-gen-plural } жетона приключения, начиная с севера (в ряду — с запада)
       *[many] снимите с поля { $n } { second-colour-gen-plural } жетонов приключения, начиная с севера (в ряду — с запада)
    }
effect-second-reroll = перебросьте обе кости
effect-second-reroll-dice = перебросьте все походные кубики
effect-second-rob =
    { $n ->
        [one] заберите у соперника на выбор { $n } золотой
       *[other] заберите у соперника на выбор до { $n } золотых
    }
effect-second-safe-travel = дорожные опасности вам не страшны
effect-second-slip-away = бегите без проверки
effect-second-strengthen =
    { SIGN($by) ->
        [minus] ваш герой получает { SIGNED($by) } к { second-what } { second-hero-until }
       *[plus] дайте своему герою { SIGNED($by) } к { second-what } { second-hero-until }
    }
effect-second-walk =
    { $n ->
        [none] пройдите не больше 1 клетки по любой местности
        [one] пройдите не больше { $n } клетки по любой местности
       *[other] пройдите не больше { $n } клеток по любой местности
    }
effect-second-weaken = дайте противнику −{ $by } к { second-what } { second-battle-until }
effect-second-wild-step =
    { $n ->
        [none] выйдите ещё на 1 клетку любой местности
        [one] выйдите ещё на { $n } клетку любой местности
        [few] выйдите ещё на { $n } клетки любой местности
       *[many] выйдите ещё на { $n } клеток любой местности
    }
effect-second-nothing = ничего не делайте
effect-second-breaks-items = предметы, применённые в проваленном боевом броске против этого противника, сбрасываются
event-counters-removed =
    «{ NAME($card) }»: с поля { $n ->
        [one] убран { $n } { $colour ->
            [green] зелёный
            [yellow] жёлтый
            [blue] синий
           *[red] красный
        } жетон.
        [few] убраны { $n } { $colour ->
            [green] зелёных
            [yellow] жёлтых
            [blue] синих
           *[red] красных
        } жетона.
       *[many] убрано { $n } { $colour ->
            [green] зелёных
            [yellow] жёлтых
            [blue] синих
           *[red] красных
        } жетонов.
    }
effect-second-weary-terrain =
    { $terrain ->
        [plains] каждый раз, выходя на равнину, герой делает { second-exhaustion }
        [road] каждый раз, выходя на дорогу, герой делает { second-exhaustion }
        [river] каждый раз, выходя на реку, герой делает { second-exhaustion }
        [swamp] каждый раз, входя в болото, герой делает { second-exhaustion }
        [forest] каждый раз, входя в лес, герой делает { second-exhaustion }
        [hills] каждый раз, входя в холмы, герой делает { second-exhaustion }
       *[mountains] каждый раз, входя в горы, герой делает { second-exhaustion }
    }
