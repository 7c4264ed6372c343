### Стол в терминале. Полные строки, которые можно прочесть вслух.

## Начало

language-en = English
language-pl = Polski
language-ru = Русский

play-which-language = Какой язык?
play-which-game = Во что играем?
play-choose-default = Введите номер; просто Enter означает { $n }.
play-begins = Отвечайте номером; h — справка, q — выход.
play-loaded = Игра из файла { $file } продолжается.
play-note = Замечание: { $note }

scene-second-brood = Вторая редакция: Варикас Мёртвый против Выводка Кровавой матери
scene-second-duel = Вторая редакция: Мордрог против Безумного Картоса, для двух игроков
scene-third-first-game = Третья редакция: первая партия, подготовленная для лорда Хоторна
play-whole-second = Вторая редакция: целая игра
play-whole-third = Третья редакция: целая игра
play-whole-bonds = Unbreakable Bonds: целая игра одной командой или в одиночку
play-how-many = Сколько игроков?
play-how-many-bots = За скольких из них играет компьютер?
play-choose-number = Число от { $least } до { $most }; просто Enter означает { $n }.

## Картина

play-turn = Решает { NAME($hero) }, { $player }.
play-turn-of-seat = Решает { $player }.
play-numbered = { $n }. { $what }
play-deed-of-card = { $deed }. { $text }
play-computer = { NAME($hero) } (компьютер): { $deed }
play-computer-seat = Компьютер ({ $player }): { $deed }

picture-second-hero = { NAME($card) }: раны { $wounds } из { $life }, усилия { $exhaustion } из { $stamina }, золото { $gold }. Разум { $mind }, тело { $body }, дух { $spirit }; урон дальний { $ranged }, ближний { $melee }, магический { $magic }.
picture-second-ally = Союзник { NAME($card) }: раны { $wounds } из { $life }, усилия { $exhaustion } из { $stamina }. Разум { $mind }, тело { $body }, дух { $spirit }; урон дальний { $ranged }, ближний { $melee }, магический { $magic }.
picture-second-foe = { NAME($card) }: раны { $wounds } из { $life }. Разум { $mind }, тело { $body }, дух { $spirit }; урон дальний { $ranged }, ближний { $melee }, магический { $magic }.
picture-second-items = Предметы: { $items }.
picture-second-item =
    { $down ->
        [yes] { NAME($card) } (лицом вниз)
       *[no] { NAME($card) }
    }
picture-second-kept = Оставленные карты: { $cards }.
picture-second-place = Место: { $what }.
picture-second-dice =
    { $paid ->
        [none] Походные кубики: { EACH($dice, of: "second-terrain") }.
       *[other] Походные кубики: { EACH($dice, of: "second-terrain") }. Уже пройдено: { EACH($paid, of: "second-terrain") }.
    }
picture-second-stack = Продаётся, но сейчас не для вас: { $cards }.
picture-second-ware = { NAME($card) } (цена { $cost })
picture-second-event =
    { $text ->
        [none] Событие в игре: { NAME($card) }.
       *[other] Событие в игре: { NAME($card) }. { $text }
    }
picture-second-track = Непреодолённые препятствия: { $list }.
picture-second-doom = Трек неизбежности: карты { $cards }, жетоны неизбежности { $counters } из { $most }.
picture-second-endgame = Идёт эндшпиль.
picture-second-experience = Уровень героя { $level }. Жетоны приключений: { EACH($way, of: "second-counters") }; единиц опыта: { $points }, жетон опыта стоит { $cost }.
picture-second-deal = Предложение пока такое: { NAME($hero) } даёт: { second-gives }, а хочет: { second-wants }.
picture-second-closed = Недоступно для ваших кубиков: { $list }.

picture-third-side =
    { $tokens ->
        [none] { NAME($who) }: раны { $damage } из { $health }. Жетонов не осталось.
       *[other] { NAME($who) }: раны { $damage } из { $health }. Жетоны: { $tokens }.
    }
picture-third-token =
    { $golden ->
        [yes] { picture-third-symbol } (золотой символ)
       *[no] { picture-third-symbol }
    }
picture-third-stack = { $token } (на удвоении)
picture-third-symbol =
    { $symbol ->
        [physical] физические раны { $value }
        [magical] магические раны { $value }
        [enemy] вражеские раны { $value }
        [agility] ловкость { $value }
        [surge] усиление { $value }
        [double] удвоение
        [shield] щит { $value }
        [charge] натиск { $value }
        [tactics] тактика
       *[dash] прочерк
    }

## Объяснения

play-unlisted =
    { $count ->
        [one] march:СТОЛБЕЦ,РЯД ведёт прямо на ещё одну клетку, куда можно дойти.
       *[other] march:СТОЛБЕЦ,РЯД ведёт прямо на любую из других клеток, куда можно дойти: их { $count }.
    }
play-asides =
    { $count ->
        [one] Введите a, чтобы увидеть ещё { $count } возможность на любой момент.
        [few] Введите a, чтобы увидеть ещё { $count } возможности на любой момент.
       *[many] Введите a, чтобы увидеть ещё { $count } возможностей на любой момент.
    }
play-asides-title = В любой момент вы можете:
play-no-asides = Больше ничего сейчас сделать нельзя.
play-offers =
    { $count ->
        [one] Введите o, чтобы увидеть { $count } действие, которое другой игрок может совершить вне очереди.
        [few] Введите o, чтобы увидеть { $count } действия, которые другие игроки могут совершить вне очереди.
       *[many] Введите o, чтобы увидеть { $count } действий, которые другие игроки могут совершить вне очереди.
    }
play-offers-title = Вне очереди игроки сейчас могут:
play-offer = { $n }. { $who }: { $deed }
play-who = { NAME($hero) }, { $player }
play-no-offers = Вне очереди сейчас никто ничего сделать не может.
play-forbidden-title = Сейчас нельзя:
play-forbidden = { $n }. { $deed }: { $reason }
play-nothing-forbidden = Ничто из того, что можно попробовать, сейчас не запрещено.
play-allowed = Это сейчас можно сделать: { $deed }.
play-not-understood = «{ $word }» — не ответ на этот вопрос. Введите номер или h, чтобы увидеть справку.
play-not-found = Никто здесь не знает «{ $word }».
play-no-map = В этой игре нет карты.
play-give-gold = Чтобы отдать золото, введите сумму после двоеточия, от give-gold:{ $least } до give-gold:{ $most }.
play-ask-gold = Чтобы попросить золото, введите сумму после двоеточия, от ask-gold:{ $least } до ask-gold:{ $most }.

## Команды

play-undone =
    { $n ->
        [one] Ваш последний выбор отменён.
       *[other] Ваш последний выбор и его последствия отменены.
    }
play-cannot-undo = Ничего не отменено: { $reason }.
undo-nothing = возвращать нечего
undo-chance = с тех пор своё слово сказали кости или карты
undo-other = с тех пор выбирал кто-то другой
undo-seen = с тех пор открылось что-то скрытое
undo-old = игра из более старой версии, дальше вернуться нельзя
undo-length = журнал не настолько длинный
play-saved = Игра сохранена в файле { $file }.
play-not-saved = Игра не сохранена: { $reason }
play-save-where = Укажите файл: s ФАЙЛ
play-language-now = Теперь по-русски.
play-leave = Вы покидаете стол. До встречи!
play-input-ended = Ввод закончился, поэтому стол покинут. До встречи!
play-help =
    Номер или имя варианта отвечает на вопрос.
    a показывает, что ещё можно сделать в любой момент, например сбросить карту.
    o показывает, что игроки могут сделать вне очереди; o 2 — сделать это.
    ? показывает, чего сейчас делать нельзя и какое правило это запрещает.
    ? 3 или ? ИМЯ объясняет что-то одно и показывает правило.
    p показывает весь стол.
    m говорит, что где лежит на карте.
    c показывает карты под рукой; c 3 или c ИМЯ показывает одну карту.
    odds называет шансы каждого варианта и то, что на кону; odds live выбирает цель.
    u отменяет ваш последний выбор.
    s ФАЙЛ сохраняет игру.
    l меняет язык; l pl выбирает нужный.
    h показывает эту справку.
    q — покинуть стол.

## Карта словами

way-east = восток
way-north-east = северо-восток
way-north = север
way-north-west = северо-запад
way-west = запад
way-south-west = юго-запад
way-south = юг
way-south-east = юго-восток
land-second-town = город { NAME($town) }
land-second-counter =
    { $colour ->
        [green] зелёное приключение
        [yellow] жёлтое приключение
        [blue] синее приключение
       *[red] красное приключение
    }
land-second-undefeated = непреодолённое препятствие «{ NAME($card) }»
land-second-hero =
    { GENDER($hero) ->
        [f] героиня { NAME($hero) }
       *[other] герой { NAME($hero) }
    }
land-second-way = { $direction } — { $what }
land-second-here = здесь
land-second-bearing =
    { $n ->
        [one] { $n } клетка на { $direction }
        [few] { $n } клетки на { $direction }
       *[many] { $n } клеток на { $direction }
    }
land-second-far = { $what } ({ $where })
land-second-from = Вид отсюда: { $what }.
land-second-towns = Города: { $list }.
land-second-counters =
    { $colour ->
        [green] Ближайшие зелёные приключения: { $list }.
        [yellow] Ближайшие жёлтые приключения: { $list }.
        [blue] Ближайшие синие приключения: { $list }.
       *[red] Ближайшие красные приключения: { $list }.
    }
land-second-other = { NAME($hero) }: { $where }.
land-second-position = { $n }. { NAME($card) } ({ $where })
play-to = Идти на { $direction }: { $what }
play-step = Вместо броска сделать один шаг на { $direction }: { $what }
play-replenish =
    { $n ->
        [one] Положить за { $n } клетку на { $direction }: { $what }
        [few] Положить за { $n } клетки на { $direction }: { $what }
       *[many] Положить за { $n } клеток на { $direction }: { $what }
    }
play-moved = { NAME($hero) } идёт на { $direction }: { $what }.
play-replenished =
    { $colour ->
        [green] Появляется зелёное приключение, { $where } от города { NAME($town) }: { $what }.
        [yellow] Появляется жёлтое приключение, { $where } от города { NAME($town) }: { $what }.
        [blue] Появляется синее приключение, { $where } от города { NAME($town) }: { $what }.
       *[red] Появляется красное приключение, { $where } от города { NAME($town) }: { $what }.
    }

## Правила в командной строке

rules-kind = вид
rules-kind-core = правило
rules-kind-ruling = решение там, где книги молчат
rules-kind-component = состав коробки
rules-kind-definition = значение слова
rules-kind-variant = вариант
rules-check = проверка
rules-readings = разночтения
rules-term = польский термин
rules-sources = источники
rules-code = код
rules-tests = тесты
rules-no-code = ни одна строка его не называет
rules-no-tests = ни один им не помечен
rules-no-checkout = Код и тесты видны только в рабочей копии проекта.
rules-untranslated = пока не переведено
rules-some =
    { $shown ->
        [one] Показано { $shown } правило из { $n }; --limit { $n } покажет все
        [few] Показано { $shown } правила из { $n }; --limit { $n } покажет все
       *[other] Показано { $shown } правил из { $n }; --limit { $n } покажет все
    }
rules-none = нет правила, где есть все слова: { $words }
