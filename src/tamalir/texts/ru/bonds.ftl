### Unbreakable Bonds: вся игра на поле. Бои — в third.ftl.

do-prepare = Накопление сил: сохранить это действие на будущий ход
do-spend-prepare = Потратить жетон накопления сил на ещё одно действие
do-trade = Обмен: { NAME($hero) }
do-gift = Сделать подарок: { NAME($hero) }
do-give-coin = 1 золото
do-give-card = { NAME($card) }
ask-gift-what = { NAME($who) }: какой подарок получит { NAME($hero) }?
ask-challenge-accept = { NAME($hero) } вызывает на бой. Согласие даёт { NAME($who) }?
event-hero-prepares = { NAME($who) } копит силы для будущего хода.
event-prepare-spent = { NAME($who) } тратит жетон накопления сил на ещё одно действие.
event-gift-given =
    { $kind ->
        [gold] { NAME($rival) } получает в подарок 1 золото; даритель — { NAME($hero) }.
       *[card] { $card ->
            [none] { NAME($rival) } получает в подарок карту навыка; даритель — { NAME($hero) }.
           *[other] { NAME($rival) } получает в подарок карту «{ NAME($card) }»; даритель — { NAME($hero) }.
        }
    }
refused-UB-PREPARE-002 = На карте героя нет жетона накопления сил.
refused-UB-PREPARE-004 = У героя не больше одного жетона накопления сил.
refused-UB-GAP-043 = Жетон накопления сил — для будущего хода.
refused-UB-GAP-054 = Пока достаточно: пять обменов за ход между двумя героями, одна смена отряда между двумя действиями.
refused-UB-TRADE-001 = В команде ничего не передают даром: меняйтесь или сделайте один подарок за ход.
refused-UB-TRADE-004 = Меняются только герои на одной клетке.
refused-UB-TRADE-007 = Один подарок за ход.
refused-UB-TRADE-008 = Передавать нечего.

## Конверты

do-send-envelope = Отправить конверт
do-open-envelope = Открыть конверт
do-keep-event = Разыграть событие
do-to-hero = Получатель: { NAME($hero) }
ask-envelope-what = Что { NAME($who) } кладёт на конверт?
ask-envelope-whom = Кому { NAME($who) } отправляет конверт?
ask-envelope-event = «{ NAME($card) }»: отправляет ли { NAME($who) } это событие кому-то как слух?
event-envelope-sent =
    { $kind ->
        [gold] { NAME($who) } отправляет конверт (1 золото). Получатель: { NAME($rival) }.
       *[card] { $card ->
            [none] { NAME($who) } отправляет конверт (карта навыка). Получатель: { NAME($rival) }.
           *[other] { NAME($who) } отправляет конверт («{ NAME($card) }»). Получатель: { NAME($rival) }.
        }
    }
event-envelope-opened =
    { $kind ->
        [gold] { NAME($who) } открывает конверт: 1 золото.
       *[card] { $card ->
            [none] { NAME($who) } открывает конверт: карта навыка.
           *[other] { NAME($who) } открывает конверт: «{ NAME($card) }».
        }
    }
refused-UB-ENVELOPE-001 = Нет другого героя вашей команды, которому можно отправить конверт.
refused-UB-ENVELOPE-002 = Один конверт за ход.
refused-UB-ENVELOPE-003 = На конверт нечего положить.
refused-UB-ENVELOPE-005 = Нет конверта, который можно открыть.
refused-UB-ENVELOPE-008 = Запас конвертов исчерпан.
refused-UB-ENVELOPE-012 = Конверты отправляют и открывают в городах и поселениях.

## Карты перемен

event-twist-drawn = { NAME($who) } открывает карту перемен: «{ NAME($card) }».
part-third-twist = Карта перемен: { $effects }
effect-third-no-purchase = ничего не покупайте в эту торговлю
name-work-the-shop = Работа в лавке
    .gender = f
name-pickpocket = Карманник
    .gender = m
name-old-debt = Старый долг
    .gender = m
name-market-brawl = Драка на рынке
    .gender = f
name-fencing-lesson = Урок фехтования
    .gender = m
name-healer-at-the-well = Целительница у колодца
    .gender = f
name-loose-tongues = Длинные языки
    .gender = p
name-closing-time = Пора закрываться
    .gender = f
name-lost-purse = Потерянный кошель
    .gender = m
name-blocked-street = Перекрытая улица
    .gender = f
name-socialize = Светская жизнь
    .gender = f
name-tatiannas-secret = Тайна Татианны
    .gender = f
name-eliams-savings = Сбережения Элиама
    .gender = p
name-over-the-rooftops = По крышам
    .gender = n

## Листы сценариев

part-third-sheet-villain =
    { $when ->
        [setup] Главный злодей { NAME($who) } с самого начала на поле: { NAME($place) }.
       *[act] Главный злодей { NAME($who) } появляется в конце первого акта: { NAME($place) }.
    } Для такой команды его напечатанное здоровье меняется на { SIGNED($harder) }. { $token ->
        [companion] За каждого союзника героя, вышедшего против злодея, здоровье меняется на { SIGNED($per_token) }
        [silver] За каждый серебряный наконечник героя, вышедшего против злодея, здоровье меняется на { SIGNED($per_token) }
       *[lore] За каждый жетон знаний героя, вышедшего против злодея, здоровье меняется на { SIGNED($per_token) }
    }{ $per_zombie ->
        [0] {""}
       *[other] , за каждого зомби на поле — на { SIGNED($per_zombie) }
    }; ниже { $floor } оно не опускается. Враг действует по своему боевому планшету. Как только любой герой победит злодея, выигрывает вся команда.
part-third-sheet-pooled =
    { $token ->
        [companion] Герои одного отряда считают своих союзников против злодея вместе.
        [silver] Герои одного отряда считают свои серебряные наконечники против злодея вместе.
       *[lore] Герои одного отряда считают свои жетоны знаний против злодея вместе.
    }
part-third-sheet-end =
    { $end ->
        [march] После второго акта злодей в конце каждого раунда идёт вперёд: на одну клетку за каждый джокер на пяти походных кубиках. Когда { NAME($who) } дойдёт до цели, команда проиграла: { NAME($goal) }.
        [hunt] Охота не кончается со вторым актом: в каждом следующем раунде злодей проезжает на клетку больше.
       *[lost] Если к концу второго акта { NAME($who) } не побеждён, команда проиграла.
    } { $end ->
        [hunt] Команда проигрывает, когда выбыли все герои.
       *[other] Она проигрывает и тогда, когда выбыли все герои.
    }

part-third-sheet-help =
    { $gold ->
        [0] {""}
       *[other] Каждый герой получает в начале ещё золото: { $gold }.{" "}
    }{ $rounds ->
        [0] {""}
        [one] В первом раунде жетон времени не движется.
       *[other] В первые раунды ({ $rounds }) жетон времени не движется.
    }
measured-difficulty = { $n ->
        [1] Одинокий чемпион выигрывает здесь { $about ->
            [1] около { $percent } %
           *[other] { $percent } %
        } партий
       *[other] Команды вашего размера выигрывают здесь { $about ->
            [1] около { $percent } %
           *[other] { $percent } %
        } партий
    } ({ $about ->
        [1] по кривой для игр ботов при разных настройках, всего { $games }
       *[other] измерено на ботах, партий: { $games }
    }).
event-time-stands-still = Жетон времени пока не движется.

## Отряды

do-form-party =
    { $hero ->
        [all] Предложить отряд всем героям на этой клетке
       *[other] Предложить создать отряд: { NAME($hero) }
    }
do-join-party = Вступить в отряд, где { NAME($hero) }
do-leave-party = Покинуть отряд
ask-party-accept = { NAME($hero) } предлагает создать отряд. Согласие даёт { NAME($who) }?
event-party-declined = { NAME($who) } не вступает в отряд, который предлагает { NAME($hero) }.
event-party-formed = Создан отряд: { EACH($heroes, of: "name") }.
event-party-joined = { NAME($who) } вступает в отряд, где { NAME($hero) }.
event-party-left = { NAME($who) } покидает отряд.
event-party-dissolved = В отряде остаётся только { NAME($who) }: отряд распадается.
refused-UB-MODE-004 = Отряды бывают только в командной игре.
refused-UB-PARTY-001 = На этой клетке нет героя, с которым сейчас можно создать отряд.
refused-UB-PARTY-002 = В отряде не больше четырёх героев.
refused-UB-PARTY-005 = Герой не состоит в отряде.
refused-UB-PARTY-006 = На этой клетке нет такого отряда.
refused-UB-PARTY-009 = Задержанный или побеждённый герой сначала должен прийти в себя.
refused-UB-GAP-036 = Герой состоит не больше чем в одном отряде.

## Стол словами

picture-bonds-board = Боевой планшет «{ NAME($board) }», сверху вниз:
picture-bonds-space =
    { $symbol ->
        [enemy] вражеские раны
        [charge] натиск
        [double] удвоение
        [surge] усиление
        [tactics] тактика
       *[agility] ловкость
    }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) }
    }: { $tokens ->
        [none] пусто
       *[other] { $tokens }
    }
picture-bonds-next =
    { $do ->
        [damage] Дальше: { $kind ->
            [charge] раны от натиска — { $amount }.
           *[enemy] вражеские раны — { $amount }.
        }
        [double] Дальше удваивает: { $token }.
        [ability] Дальше применит «{ NAME($ability) }».
        [copy] Дальше копирует: { $token } (ран: { $amount }).
        [flip] Дальше перевернёт: { $token }.
        [recast] Дальше вы перебросите: { $token }.
       *[pass] Дальше пасует.
    }
picture-bonds-party =
    { $token ->
        [none] Отряд: { $heroes }.
        [companion] Отряд: { $heroes } (союзников вместе: { $story }).
        [silver] Отряд: { $heroes } (серебряных наконечников вместе: { $story }).
       *[lore] Отряд: { $heroes } (знаний вместе: { $story }).
    }
picture-bonds-envelope =
    { $kind ->
        [gold] Конверт (получатель — { NAME($hero) }): 1 золото.
       *[card] { $card ->
            [none] Конверт (получатель — { NAME($hero) }): карта навыка.
           *[other] Конверт (получатель — { NAME($hero) }): «{ NAME($card) }».
        }
    }
picture-bonds-prepared = Накопили силы: { $heroes }.

## Навыки отряда и наборы

part-third-party-skill =
    { $attribute ->
        [body] Навык отряда (тело)
        [mind] Навык отряда (разум)
       *[spirit] Навык отряда (дух)
    }; стоимость: { EACH($price, of: "price") }, от любых героев вместе. Действует для каждого героя в отряде.{ $success ->
        [yes] { " " }Успех в проверках характеристик.
       *[no] {""}
    }
when-third-quest-completed = Когда вы выполнили задание
effect-third-fellow = один другой герой вашего отряда: { $effects }
effect-third-party = каждый герой вашего отряда: { $effects }
do-play-party-skill = Разыграть навык отряда «{ NAME($card) }»: платить могут все вместе
ask-party-skill-share = «{ NAME($card) }»: не хватает трофеев ({ $n }). Какой отдаёт { NAME($who) }?
ask-party-fellow = «{ NAME($card) }»: кому из отряда?
event-party-skill-played = { NAME($who) } разыгрывает навык отряда «{ NAME($card) }».
event-party-skill-unpaid = Собрать трофеи на «{ NAME($card) }» не удалось.
event-party-skill-learned = Команда изучает навык отряда «{ NAME($card) }».
refused-UB-PARTYSKILL-001 = В отряде нет другого героя.
refused-UB-PARTYSKILL-002 = Навык отряда разыгрывают с руки, в командной игре.
refused-UB-PARTYSKILL-003 = Всех трофеев героев вместе не хватает.
refused-UB-PARTYSKILL-006 = Навык отряда не принадлежит никому: разыграйте его для команды.
refused-UB-GAP-037 = В этот ход никто не захотел за него платить.
ask-setup-set =
    { $kind ->
        [skill] Каким набором навыков играем? Нужно ещё { $n }.
       *[asset] Каким набором имущества играем? Нужно ещё { $n }.
    }
do-take-set = { NAME($set) }
event-sets-chosen =
    { $kind ->
        [skill] Наборы навыков в этой игре: { EACH($sets, of: "name") }.
       *[asset] Наборы имущества в этой игре: { EACH($sets, of: "name") }.
    }
picture-bonds-common = Навыки отряда: { $cards }.

## Single cards

effect-third-redraw-asset = один раз за торговлю можете сбросить взятое имущество и взять другое
effect-third-hero-here = один герой на вашей клетке, считая вас: { $effects }
ask-card-hero-here = «{ NAME($card) }»: какой герой на этой клетке?
do-redraw = Сбросить «{ NAME($card) }» и взять другое
do-keep-asset = Оставить «{ NAME($card) }»
ask-shop-redraw = Взята карта «{ NAME($card) }». { NAME($who) }: взять другую?
event-asset-redrawn = { NAME($who) } сбрасывает «{ NAME($card) }» и берёт другое.

## Два сценария из коробки

part-third-sheet-warbands = Орды утуков вторгаются отсюда: { NAME($place) }. Одна стоит там с самого начала, остальные ({ $n }) появятся по ходу игры. В конце каждого раунда каждая орда идёт на одну клетку к ближайшему месту, на которое может напасть: с 1 отрядом — святилища, с 2 — также поселения, с 3 — также крепости, с 4 — также города; если такого нет, она получает отряд. Место, до которого она дошла, выжжено: это глушь без рынка. На клетке орды герой может потратить действие и сразиться с ней; каждый отряд делает её сильнее на 1{ $health ->
        [0] {""}
       *[other] , а её напечатанное здоровье меняется на { SIGNED($health) }
    }. Команда побеждает, разбив все орды. Она проигрывает, если выжжены все четыре города, в конце второго акта или если выбыли все герои.
part-third-sheet-plague = Чума вспыхнула в городах и поселениях ({ $n }), и после каждой карты сюжета она доходит до следующего. Кто заканчивает ход в таком месте, получает раны ({ $damage }), а отдыхают там не лучше, чем в глуши. Герой может потратить там действие на проверку любой характеристики: успехов { $successes } — и место исцелено. Команда побеждает, как только во втором акте чумы больше нет. Она проигрывает, если чума разом охватила все четыре города, в конце второго акта или если выбыли все герои.
effect-third-rout-warband = орда разбита
effect-third-reveal-warband = откройте следующую орду
effect-third-march-warbands = все орды идут вперёд
effect-third-reinforce-warbands =
    { $amount ->
        [-2] каждая орда теряет 2 отряда
        [-1] каждая орда теряет отряд
       *[other] каждая орда получает отряд
    }
effect-third-spread-plague = чума доходит до ещё одного города или поселения
effect-third-cure-plague = исцелите чуму на своей клетке
do-engage-warband = Сразиться с ордой: { NAME($who) }
do-cure-plague = Лечить чуму (проверка, успехов: { $n })
do-attribute =
    { $attribute ->
        [body] Тело
        [mind] Разум
       *[spirit] Дух
    }
ask-plague-attribute = Какую характеристику проверяет { NAME($who) }?
event-warband-appears = Появляется орда: { NAME($who) } ({ NAME($place) }).
event-warband-grows = { NAME($who) }: отрядов теперь { $n }.
event-warband-moves = Орда идёт вперёд: { NAME($who) }, { $hex }.
event-warband-falls = { NAME($hero) } разбивает орду: { NAME($who) }.
event-scorched = Выжженная земля: { NAME($place) }.
event-plague-spreads = Вспыхивает чума: { NAME($place) }.
event-plague-cured = { NAME($who) } исцеляет чуму: { NAME($place) }.
refused-UB-GAP-049 = На этой клетке нет такой орды.
refused-UB-GAP-050 = На этой клетке нет чумы.
picture-bonds-warband = Орда { NAME($who) }, здоровье { $health }, отрядов: { $units }, { $where }.
picture-bonds-facedown = Орды, которые ещё придут: { $n }.
picture-bonds-scorched = Выжжено: { $places }.
picture-bonds-plague = Чума: { $places }.
result-warbands-fell = Последняя орда разбита: команда победила.
result-cities-scorched = Выжжены все четыре города: команда проиграла.
result-plague-over = Красная смерть отступила: команда победила.
result-cities-plagued = Чума охватила все четыре города: команда проиграла.
result-out-of-time = Второй акт окончен: команда проиграла.

part-third-board-space =
    { $n }. { $symbol ->
        [enemy] Вражеские раны
        [charge] Натиск
        [double] Удвоение
        [surge] Усиление
        [tactics] Тактика
       *[agility] Ловкость
    }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) }
    }{ $symbol ->
        [enemy] : все жетоны одной атакой.
        [charge] : все жетоны одной атакой, которую нельзя заблокировать.
        [double] : на него ложится самый сильный жетон первого из этих видов: { EACH($faces, of: "face") }.
        [surge] : на самую дорогую способность, на которую хватает и от которой будет толк.
        [tactics] : копия самого сильного из видимых жетонов первого из этих видов: { EACH($faces, of: "face") }.
       *[agility] { $faces ->
            [none] : герой перебрасывает жетон с наибольшими ранами.
           *[other] { $recast ->
                [yes] : враг переворачивает свой жетон с одним из этих символов: { EACH($faces, of: "face") }; если такого нет, герой перебрасывает жетон с наибольшими ранами.
               *[no] : враг переворачивает свой жетон с одним из этих символов: { EACH($faces, of: "face") }.
            }
        }
    }
