### Третья редакция: вся игра на поле. Бои — в third.ftl.

## Общие слова; они читают переменные предложения, в котором стоят

# родительный множественного после «колода»
third-deck =
    { $deck ->
        [combat] боёв
        [explore] исследований
       *[social] встреч
    }
third-gem =
    { $deck ->
        [combat] боя
        [explore] исследования
       *[social] встречи
    }
third-trophy =
    { $kind ->
        [combat] боевой трофей
        [explore] трофей исследования
        [social] трофей встречи
       *[any] трофей
    }
third-attribute =
    { $attribute ->
        [body] тело
        [mind] разум
       *[spirit] дух
    }
third-attribute-gen =
    { $attribute ->
        [body] тела
        [mind] разума
       *[spirit] духа
    }
third-actions =
    { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    }
third-dice =
    { $n ->
        [one] { $n } походный кубик
        [few] { $n } походных кубика
       *[many] { $n } походных кубиков
    }
third-story-tokens =
    { $token ->
        [companion] союзники, { $n }
        [silver] серебряные наконечники, { $n }
       *[lore] знания, { $n }
    }
third-terrain =
    { $terrain ->
        [plains] равнина
        [forest] лес
        [hills] холмы
        [mountain] горы
        [water] вода
       *[city] город
    }
third-gives =
    { $gives ->
        [none] { $gives_gold ->
            [0] ничего
           *[other] { $gives_gold } золота
        }
       *[other] { $gives_gold ->
            [0] { EACH($gives, of: "name") }
           *[other] { EACH($gives, of: "name") } и { $gives_gold } золота
        }
    }
third-wants =
    { $wants ->
        [none] { $wants_gold ->
            [0] ничего
           *[other] { $wants_gold } золота
        }
       *[other] { $wants_gold ->
            [0] { EACH($wants, of: "name") }
           *[other] { EACH($wants, of: "name") } и { $wants_gold } золота
        }
    }
price-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
price-exert =
    { $n ->
        [one] { $n } усилие
        [few] { $n } усилия
       *[many] { $n } усилий
    }
price-trophy =
    { $n ->
        [one] { $n } трофей
        [few] { $n } трофея
       *[many] { $n } трофеев
    }
price-combat-trophy =
    { $n ->
        [one] { $n } боевой трофей
        [few] { $n } боевых трофея
       *[many] { $n } боевых трофеев
    }
price-explore-trophy =
    { $n ->
        [one] { $n } трофей исследования
        [few] { $n } трофея исследования
       *[many] { $n } трофеев исследования
    }
price-social-trophy =
    { $n ->
        [one] { $n } трофей встречи
        [few] { $n } трофея встречи
       *[many] { $n } трофеев встречи
    }
price-story =
    { $n ->
        [one] { $n } сюжетный жетон
        [few] { $n } сюжетных жетона
       *[many] { $n } сюжетных жетонов
    }
price-damage =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }
price-action = { third-actions }

## Вопросы: подготовка к игре

ask-setup-scenario = Какой сценарий вы хотите сыграть?
ask-draw-scenario = Игроки не договорились: выберите сценарий наугад.
ask-setup-first = Игрок { $player }: бросьте пять походных кубиков; начинает тот, у кого больше джокеров.
ask-setup-hero = Игрок { $player }: какого героя вы выбираете?
ask-setup-place =
    { NAME($who) }: откуда вы начинаете? { $kind ->
        [town] Из любого поселения.
        [shrine] Из любого святилища.
       *[stronghold] Из любой крепости.
    }

## Вопросы: ход

ask-turn-action =
    { $n ->
        [0] { NAME($hero) }: действий больше нет. Что-нибудь ещё?
       *[other] { NAME($hero) }, осталось действий: { $n }. Что вы делаете?
    }
ask-move-spend = { NAME($who) } в пути. Кубики: { EACH($dice, of: "terrain-face") }.
ask-move-walk = { NAME($who) }: куда идёте? Осталось клеток: { $n }.
ask-move-place = { NAME($who) }: куда идёте?
ask-dice-move = { NAME($who) } отправляется в путь: бросьте { third-dice }.
ask-dice-rest = { NAME($who) } отдыхает: бросьте { third-dice }.
ask-dice-explore = { NAME($who) } исследует: бросьте { third-dice }.
ask-dice-ability = { NAME($who) }: бросьте { third-dice }.
ask-dice-again = { NAME($who) }: перебросьте { third-dice }.
ask-dice-which = { NAME($who) }: какой кубик вы перебрасываете?
ask-dice-count-as = { NAME($who) }: какой кубик вы меняете?
ask-dice-match = Кубики: { EACH($dice, of: "terrain-face") }; совпадают: { $n }. { NAME($who) }: меняете их?
ask-draw-skill = Возьмите карту навыка.
ask-draw-asset = Возьмите карту приобретения.
ask-draw-trophy = Возьмите верхнюю карту колоды как трофей, не глядя.
ask-draw-story = Возьмите сюжетную карту.
ask-draw-borrowed = Выберите наугад врага из сброса колоды боёв.
ask-hand-discard = { NAME($who) }: на руке слишком много навыков. Какой вы сбрасываете? Надо сбросить: { $n }.
ask-hand-lose = { NAME($who) }: какой навык вы сбрасываете с руки? Надо сбросить: { $n }.
ask-hero-exert = { NAME($who) } прилагает усилие: какой навык вы сбрасываете?
ask-hero-brace =
    { NAME($who) } получит { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    } и падёт. Применить что-нибудь прежде?
ask-hero-ability = { NAME($who) }: использовать способность «{ NAME($ability) }»?
ask-hero-order = { NAME($who) }: несколько способностей сразу. Какая первая?
ask-hero-challenge = { NAME($who) }: кого вы вызываете на бой?
ask-learn-spend = { NAME($who) }: какой { third-trophy } вы тратите на изучение? Осталось: { $n }.
ask-learn-drop = { NAME($who) }: навыков больше, чем позволяет { third-attribute }. Какой сбросить?
ask-learn-free = { NAME($who) }: какой навык вы изучаете, не тратя трофеев?
ask-trophy-spend = { NAME($who) }: какой { third-trophy } вы тратите? Осталось: { $n }.
ask-trophy-kind = { NAME($who) }: какой трофей вы получаете?
ask-test-exert = Проверка { third-attribute-gen }, успехов пока: { $n }. { NAME($who) }: прилагаете усилие?
ask-shop-sell = { NAME($town) }, золото: { $gold }. Что вы продаёте?
ask-shop-buy = { NAME($town) }, золото: { $gold }. Купите одно приобретение или сбросьте одно с рынка.
ask-asset-drop =
    { NAME($who) }: два приобретения одного типа ({ $type ->
        [weapon] оружие
        [clothing] одежда
        [equipment] снаряжение
        [movement] передвижение
       *[goods] товары
    }). Какое сбросить?
ask-asset-lose = { NAME($who) }: какое приобретение вы теряете?
ask-asset-take = { NAME($who) }: какое приобретение вы берёте с рынка?
ask-event-choice = { NAME($card) }. { NAME($who) }: какой из двух вариантов вы выбираете?
ask-quest-ending =
    { $dice ->
        [none] { NAME($card) }. { NAME($who) }: какой исход вы выбираете?
       *[other] { NAME($card) }, кубики: { EACH($dice, of: "terrain-face") }. { NAME($who) }: какой исход вы выбираете?
    }
ask-card-choose = { NAME($card) }. { NAME($who) }: что вы выбираете?
ask-card-may = { NAME($who) }: воспользуетесь этим (карта: { NAME($card) })?
ask-card-price = { NAME($who) }: платите ({ EACH($price, of: "price") })?
ask-deal-offer = { NAME($hero) }: предложение. Вы даёте: { third-gives }. Хотите: { third-wants }.
ask-deal-answer =
    { NAME($hero) } даёт: { third-gives }, хочет: { third-wants }. { $fair ->
        [no] Это значит отдать всё даром, вопреки духу игры. Вы согласны?
       *[yes] Вы согласны?
    }
ask-villain-march = Бросьте пять походных кубиков: { NAME($who) } проходит по клетке за каждый джокер.

## Варианты

do-scenario = { NAME($object) }
do-hero = { NAME($hero) }
do-start = { NAME($place) }
do-walk = Шаг на клетку { $hex }
do-travel = Бросить { third-dice } и двигаться
do-take-rest = Отдых
do-train = Тренировка
do-shop = Торговля
do-go-adventuring = Приключение (колода { third-deck })
do-recover = Снять задержку
do-idle = Потратить действие впустую
do-end-turn = Закончить ход
do-attempt = Задание: { NAME($card) }
do-follow = Слух: { NAME($card) }
do-story = Сюжетное задание: { NAME($card) }
do-kill-zombie = Убить зомби за 1 золото
do-face-villain = Вступить в бой с главным злодеем
do-learn = Изучить: { NAME($card) }
do-ability = Использовать «{ NAME($ability) }»
do-deal = Передать что-нибудь: { NAME($hero) }
do-hand-over = Предложить в дар: { NAME($card) } ({ NAME($hero) })
do-hand-over-gold = Предложить в дар: { $n } зол. ({ NAME($hero) })
do-go = На клетку { $hex } ({ third-terrain }) за кубик { EACH($face, of: "terrain-face") }
do-show-trophies = Показать свои трофеи: { NAME($hero) }
do-keep-dice = Оставить кубики как есть
do-die = { EACH($face, of: "terrain-face") }
do-discard-skill = Сбросить: { NAME($card) }
do-drop-skill = Отказаться от навыка: { NAME($card) }
do-drop = Сбросить приобретение: { NAME($card) }
do-pay-trophy = Потратить: { NAME($card) } ({ third-trophy })
do-kind = { third-trophy }
do-reject = Сбросить с рынка: { NAME($card) }
do-take-asset = { NAME($card) } ({ NAME($town) })
do-choice =
    { $n ->
        [1] Первый вариант
       *[2] Второй вариант
    }
do-ending = Исход { $n }
do-no-ending = На этот раз без исхода
do-effect =
    { $verb ->
        [gain-gold] Золото (выбор { $n })
        [bonus-trophy] Дополнительный трофей (выбор { $n })
        [gain-trophy] Трофей (выбор { $n })
        [gain-story] Сюжетные жетоны (выбор { $n })
       *[other] Выбор { $n }
    }
do-challenge = Вызвать на бой: { NAME($hero) }

## События: подготовка и время

event-scenario-chosen = Сценарий: { NAME($scenario) }.
event-first-player-roll = Игрок { $player }: джокеров { $n }.
event-first-player = Первый игрок — игрок { $player }.
event-hero-starts = { NAME($who) } начинает здесь: { NAME($place) }.
event-round-begins = Акт { $act }, начинается раунд { $n }.
event-turn-over = Ход окончен: { NAME($hero) }.
event-time-moves = Жетон времени переходит на деление { $space }, акт { $act }.
event-act-over = Акт { $act } окончен.
event-act-begins = Начинается акт { $act }.
event-gems-refreshed = Жетоны приключений на клетках без героев переворачиваются лицевой стороной вверх.
event-gem-refreshed = { NAME($who) } переворачивает жетон приключений лицевой стороной вверх.
event-story-drawn = Сюжетная карта: { NAME($card) }.
event-story-quest-placed = { NAME($card) }: деление { $n } трека сюжетных заданий.
event-story-quest-over = { NAME($card) } покидает трек сюжетных заданий.
event-story-used = { NAME($who) } берётся за сюжетное задание «{ NAME($card) }».
event-villain-appears = Появляется { NAME($who) }: { NAME($place) }.
event-villain-marches = Джокеров: { $n }. { NAME($who) } стоит на клетке: { $hex }.
event-villain-falls = { NAME($who) } побеждает главного злодея!
event-scenario-flipped =
    { $side ->
        [a] Карта сценария снова лежит стороной А вверх.
       *[b] Карта сценария переворачивается на сторону Б.
    }
event-hero-eliminated = { NAME($who) } выбывает из игры.
event-zombies-placed =
    { $n ->
        [one] Появляется зомби: { NAME($place) }.
       *[other] Появляются зомби ({ $n }): { NAME($place) }.
    }
event-zombies-met = { NAME($who) } натыкается на зомби: { $hex }.
event-zombie-killed =
    { NAME($who) } убивает зомби и получает { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }.

## События: герои

event-hero-moved = { NAME($who) } приходит на клетку: { $hex }.
event-hero-damaged =
    { NAME($who) } получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }.
event-hero-defeated =
    { GENDER($who) ->
        [f] { NAME($who) } побеждена.
       *[m] { NAME($who) } побеждён.
    }
event-hero-healed =
    { NAME($who) } вылечивает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }.
event-hero-rested = { NAME($who) } отдыхает; вылечено ран: { $n }.
event-hero-trains = { NAME($who) } тренируется.
event-hero-idles = { NAME($who) } ничего не делает.
event-hero-delayed =
    { GENDER($who) ->
        [f] { NAME($who) } задержана.
       *[m] { NAME($who) } задержан.
    }
event-hero-recovers =
    { GENDER($who) ->
        [f] { NAME($who) } больше не задержана.
       *[m] { NAME($who) } больше не задержан.
    }
event-dice-rolled = { NAME($who) } бросает: { EACH($dice, of: "terrain-face") }.
event-exerted = { NAME($who) } прилагает усилие и сбрасывает карту «{ NAME($card) }».
event-ability-used =
    { GENDER($who) ->
        [p] { NAME($who) } используют «{ NAME($ability) }».
       *[m] { NAME($who) } использует «{ NAME($ability) }».
    }
event-story-gained = { NAME($who) } получает: { third-story-tokens }.
event-story-lost = { NAME($who) } теряет: { third-story-tokens }.
event-skills-drawn =
    { $cards ->
        [none] { NAME($who) } берёт карты навыков: { $n }.
       *[other] { NAME($who) } берёт: { EACH($cards, of: "name") }.
    }
event-skills-shuffled = Сброшенные навыки становятся новой колодой навыков.
event-skill-discarded = { NAME($who) } сбрасывает карту «{ NAME($card) }».
event-skill-learned = { NAME($who) } изучает навык «{ NAME($card) }».
event-skill-dropped = { NAME($who) } отказывается от навыка «{ NAME($card) }».
event-trophy-taken = { NAME($who) } берёт карту «{ NAME($card) }» ({ third-trophy }).
event-trophy-gained =
    { $card ->
        [none] { NAME($who) } получает { third-trophy }.
       *[other] { NAME($who) } получает { third-trophy }: { NAME($card) }.
    }
event-trophies-shown =
    { $cards ->
        [none] { NAME($who) } показывает свои трофеи; их видит { NAME($hero) }.
       *[other] { NAME($who) } показывает свои трофеи (видит { NAME($hero) }): { EACH($cards, of: "name") }.
    }
event-trophy-spent = { NAME($who) } тратит карту «{ NAME($card) }» ({ third-trophy }).
event-test-begins =
    { NAME($who) }: проверка { third-attribute-gen }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-test-card =
    { $star ->
        [yes] { NAME($card) }: успех.
       *[no] { NAME($card) }: нет успеха.
    }
event-test-over = { NAME($who) }: проверка { third-attribute-gen }, успехов: { $n }.

## События: приобретения

event-assets-shuffled = Сброшенные приобретения становятся новой колодой приобретений.
event-asset-on-sale = { NAME($town) }: новое приобретение на рынке, { NAME($card) }.
event-asset-rejected = { NAME($who) } сбрасывает с рынка ({ NAME($town) }): { NAME($card) }.
event-asset-lost = { NAME($who) } теряет приобретение «{ NAME($card) }».
event-asset-gained = { NAME($who) } получает приобретение «{ NAME($card) }».
event-goods-traded = { NAME($who) } продаёт товары «{ NAME($card) }» за { $n } золота.
event-hand-over-offered =
    { NAME($hero) } предлагает. Кому: { NAME($rival) }. Даёт: { third-gives }, хочет: { third-wants }.{ $fair ->
        [no] { " " }Это едва ли честная игра.
       *[yes] {""}
    }
event-hand-over-declined = { NAME($hero) } отказывается. Предложение сделал игрок: { NAME($rival) }.
event-handed-over = { NAME($hero) } и { NAME($rival) } обмениваются вещами.

## События: приключения

event-adventure-begins = { NAME($who) } ищет приключений (жетон { third-gem }): { $hex }.
event-card-drawn = { NAME($who) } берёт карту «{ NAME($card) }» (колода { third-deck }).
event-deck-exhausted = Колода { third-deck } пуста: ничего не происходит.
event-card-discarded-faceup = Карта «{ NAME($card) }» сброшена.
event-event-chosen =
    { $n ->
        [1] { NAME($who) } выбирает первый вариант карты «{ NAME($card) }».
       *[2] { NAME($who) } выбирает второй вариант карты «{ NAME($card) }».
    }
event-rumor-taken = { NAME($who) } оставляет слух «{ NAME($card) }».
event-rumor-followed = { NAME($who) } проверяет слух «{ NAME($card) }».
event-quest-attempted = { NAME($who) } берётся за задание «{ NAME($card) }».
event-quest-ends = { NAME($who) }: исход { $n } задания «{ NAME($card) }».
event-quest-goes-on = Задание «{ NAME($card) }» остаётся ({ NAME($who) }).
event-fight-reward = { NAME($who) } побеждает врага «{ NAME($card) }»; золото { SIGNED($gold) }.
event-fight-borrowed = { NAME($who) } использует чужую способность «{ NAME($ability) }» ({ NAME($card) }).

## Итоги

result-villain-fell = Главный злодей побеждён. Победитель: { $winners }.
result-goal-reached = Главный злодей достиг цели: все герои проигрывают.
result-time-is-up = Второй акт окончен, злодей не побеждён: все герои проигрывают.
result-all-eliminated = Все герои выбыли из игры: никто не победил.
result-round-limit = Игра слишком затянулась: никто не победил.

## Отказы

refused-3E-ABILITY-001 = Карта этого здесь и сейчас не позволяет.
refused-3E-ACTION-001 = Действий больше нет.
refused-3E-ACTION-006 = Осталось слишком мало действий.
refused-3E-ADVENTURE-001 = На этой клетке нет жетона приключений.
refused-3E-ADVENTURE-002 = Для приключения осталось слишком мало действий.
refused-3E-ADVENTURE-003 = Жетон на этой клетке лежит лицевой стороной вниз.
refused-3E-ASSET-003 = Приобретение сбрасывают, только когда их два одного типа.
refused-3E-ATTR-004 = Характеристика не позволяет больше навыков этого типа.
refused-3E-CHALLENGE-002 = Вызвать другого героя можно только благодаря способности.
refused-3E-DEFEAT-004 = Побеждённый герой может только отдыхать.
refused-3E-DELAY-001 = Задержанный герой тратит следующее действие, чтобы снять задержку.
refused-3E-DELAY-004 = Побеждённый герой должен сначала вылечиться.
refused-3E-DICE-001 = Нет кубиков, которые можно изменить.
refused-3E-EXERT-003 = Для усилия нужен бросок, проверка или способность.
refused-3E-GAP-031 = Главный злодей ещё не появился.
refused-3E-GAP-034 = На этом сюжетном задании ничего не осталось.
refused-3E-GAP-037 = Попытка стоит больше действий, чем осталось.
refused-3E-GAP-043 = Сейчас ничего нельзя передать.
refused-3E-COMBAT-015 = Такое движение в бою невозможно.
refused-3E-COMBAT-020 = В идущий бой нельзя втянуть никого другого.
refused-3E-GAP-066 = Эти двое достаточно передали друг другу за этот ход.
refused-3E-GIVE-001 = Передавать могут только герои на одной клетке.
refused-3E-GIVE-003 = Передать можно только золото и приобретения.
refused-3E-GOLD-001 = Не хватает золота.
refused-3E-GOLDEN-007 = Это принадлежит кому-то другому.
refused-3E-HAND-003 = Навыки не сбрасывают по своему желанию.
refused-3E-HERO-004 = Здесь нет героя, которого можно вызвать.
refused-3E-LEARN-001 = Навыки изучают в свой ход.
refused-3E-LEARN-003 = Во время действия навыки не изучают.
refused-3E-LEARN-004 = Для этого навыка не хватает трофеев.
refused-3E-LEARN-005 = Трофеи не подходят к стоимости этого навыка.
refused-3E-LEARN-008 = От изученного навыка нельзя отказаться по желанию.
refused-3E-MARKET-001 = Этого приобретения нет на рынке этого города.
refused-3E-MOVE-001 = Шаг ведёт на соседнюю клетку.
refused-3E-MOVE-003 = Ни один кубик туда не ведёт.
refused-3E-MOVE-004 = После броска нельзя сделать шаг без кубика.
refused-3E-MOVE-007 = Сначала закончите движение.
refused-3E-ONCE-001 = Эта способность уже использована в этом ходу.
refused-3E-ONCE-002 = Эту способность используют в свой ход.
refused-3E-QUEST-002 = Герой не на клетке этого задания.
refused-3E-RUMOR-001 = Слух здесь не поможет.
refused-3E-SCEN-012 = Герой не на клетке главного злодея.
refused-3E-SHOP-001 = Торгуют в городе.
refused-3E-SHOP-004 = Приобретения продают только во время торговли.
refused-3E-SHOP-007 = На это приобретение не хватает золота.
refused-3E-SHOP-008 = За одну торговлю покупают одно приобретение.
refused-3E-SKILL-001 = Сначала навык надо изучить.
refused-3E-STORYQUEST-001 = Этого сюжетного задания нет на треке.
refused-3E-STORYQUEST-002 = Герой не на клетке этого сюжетного задания.
refused-3E-TRAIN-003 = Сначала сбросьте лишние карты.
refused-3E-TURN-001 = Сейчас не ход этого героя.
refused-3E-TURN-003 = Сначала закончите то, что происходит.
refused-3E-ZOMBIE-005 = На этой клетке нет зомби.

## Карты: моменты, стоимость, ограничения, условия

when-third-action = Действие
when-third-turn = В ваш ход
when-third-terrain-roll = После броска походных кубиков
when-third-trophy-gained = Когда вы получаете трофей
when-third-after-defeat = После вашего поражения
when-third-setup = Подготовка
# после «ценой» стоит родительный
cost-trophy =
    { $n } { $n ->
        [one] трофея
       *[other] трофеев
    }
cost-combat-trophy =
    { $n } { $n ->
        [one] боевого трофея
       *[other] боевых трофеев
    }
cost-explore-trophy =
    { $n } { $n ->
        [one] трофея исследования
       *[other] трофеев исследования
    }
cost-social-trophy =
    { $n } { $n ->
        [one] трофея встречи
       *[other] трофеев встречи
    }
cost-story =
    { $n } { $n ->
        [one] сюжетного жетона
       *[other] сюжетных жетонов
    }
cost-damage =
    { $n } { $n ->
        [one] раны
       *[other] ран
    }
cost-action =
    { $n } { $n ->
        [one] действия
       *[other] действий
    }
limit-third-turn = один раз за ход
limit-third-game = один раз за игру
given-third-foe-trait = у противника есть особенность «{ NAME($value) }»
given-third-place =
    { $value ->
        [city] вы в городе
        [town] вы в поселении
        [shrine] вы в святилище
        [stronghold] вы в крепости
        [civilised] вы в городе, поселении, крепости или святилище
        [wilderness] вы в диких землях
       *[other] ваше место — { NAME($value) }
    }
given-third-terrain =
    ваша клетка — { $value ->
        [plains] равнина
        [forest] лес
        [hills] холмы
        [mountain] горы
       *[water] вода
    }
given-third-act = идёт акт { $value }
given-third-gold = у вас не меньше { $value } золота
given-third-company = на вашей клетке есть другой герой
given-third-body = ваше тело не меньше { $value }
given-third-mind = ваш разум не меньше { $value }
given-third-spirit = ваш дух не меньше { $value }

## Карты: эффекты

third-amount =
    { $amount ->
        [x] X
        [body] X (ваше тело)
        [mind] X (ваш разум)
        [spirit] X (ваш дух)
        [story] X (ваши сюжетные жетоны)
        [all] всё
       *[other] { $amount }
    }
effect-third-gain-gold =
    получите { $amount ->
        [one] { $amount } золото
       *[other] { third-amount } золота
    }
effect-third-lose-gold =
    { $amount ->
        [all] потеряйте всё золото
        [one] потеряйте { $amount } золото
       *[other] потеряйте { third-amount } золота
    }
effect-third-suffer =
    получите { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
        [many] { $amount } ран
       *[other] { third-amount } ран
    }
effect-third-draw-skills =
    возьмите { $amount ->
        [one] { $amount } навык
        [few] { $amount } навыка
        [many] { $amount } навыков
       *[other] { third-amount } навыков
    }
effect-third-discard-skills =
    сбросьте с руки { $amount ->
        [one] { $amount } навык
        [few] { $amount } навыка
        [many] { $amount } навыков
       *[other] { third-amount } навыков
    }
effect-third-learn-free = можете изучить навык с руки, не тратя трофеев
effect-third-gain-trophy =
    { $amount ->
        [none] { $kind ->
            [none] получите 1 трофей
           *[other] получите 1 { third-trophy }
        }
       *[other] { $kind ->
            [none] получите трофеи: { third-amount }
            [combat] получите боевые трофеи: { third-amount }
            [explore] получите трофеи исследования: { third-amount }
            [social] получите трофеи встречи: { third-amount }
           *[any] получите трофеи: { third-amount }
        }
    }
effect-third-take-trophy = возьмите эту карту как трофей
effect-third-bonus-trophy =
    { $kind ->
        [none] получите 1 дополнительный трофей
        [combat] получите 1 дополнительный боевой трофей
        [explore] получите 1 дополнительный трофей исследования
        [social] получите 1 дополнительный трофей встречи
       *[any] получите 1 дополнительный трофей
    }
effect-third-lose-trophies =
    сбросьте { $amount ->
        [one] { $amount } свой трофей
        [few] { $amount } своих трофея
        [many] { $amount } своих трофеев
       *[other] { third-amount } своих трофеев
    }
effect-third-gain-story =
    получите { $amount ->
        [one] { $amount } сюжетный жетон
        [few] { $amount } сюжетных жетона
        [many] { $amount } сюжетных жетонов
       *[other] { third-amount } сюжетных жетонов
    }
effect-third-lose-story =
    потеряйте { $amount ->
        [one] { $amount } сюжетный жетон
        [few] { $amount } сюжетных жетона
        [many] { $amount } сюжетных жетонов
       *[other] { third-amount } сюжетных жетонов
    }
effect-third-take-stock =
    возьмите с этой карты { $amount ->
        [none] 1 сюжетный жетон
        [one] { $amount } сюжетный жетон
        [few] { $amount } сюжетных жетона
       *[many] { $amount } сюжетных жетонов
    }
effect-third-gain-asset =
    возьмите с любого рынка { $of ->
        [none] приобретение
        [weapon] оружие
        [clothing] одежду
        [equipment] снаряжение
        [movement] приобретение для передвижения
       *[goods] товары
    }{ $most ->
        [none] {""}
       *[other] { " " }стоимостью не больше { $most }
    }
effect-third-lose-asset = сбросьте одно из своих приобретений
effect-third-trade =
    { $extra ->
        [none] продайте эти товары
       *[other] продайте эти товары и получите ещё { $extra } золота
    }
effect-third-delay = вы задержаны
effect-third-recover = вы больше не задержаны
effect-third-gain-action =
    { $amount ->
        [none] получите 1 действие
        [one] получите { $amount } действие
        [few] получите { $amount } действия
       *[many] получите { $amount } действий
    }
effect-third-move =
    пройдите не больше { $steps ->
        [one] { $steps } клетки
        [few] { $steps } клеток
        [many] { $steps } клеток
        [x] X клеток
        [body] X клеток (ваше тело)
        [mind] X клеток (ваш разум)
        [spirit] X клеток (ваш дух)
       *[other] { $steps } клеток
    }
effect-third-roll-to-move =
    бросьте { $dice ->
        [one] { $dice } походный кубик
        [few] { $dice } походных кубика
       *[many] { $dice } походных кубиков
    } и потратьте на движение
effect-third-go-to =
    { $place ->
        [city] отправляйтесь в любой город
        [town] отправляйтесь в любое поселение
        [shrine] отправляйтесь в любое святилище
        [stronghold] отправляйтесь в любую крепость
       *[other] отправляйтесь сюда: { NAME($place) }
    }
effect-third-refresh-gem = переверните жетон приключений на своей клетке лицевой стороной вверх
effect-third-place-zombies =
    { $amount ->
        [none] поместите 1 зомби: { NAME($place) }
       *[other] поместите зомби ({ $amount }): { NAME($place) }
    }
effect-third-kill-zombies =
    { $amount ->
        [none] убейте 1 зомби на своей клетке
       *[other] убейте зомби на своей клетке: { $amount }
    }
effect-third-reroll-dice =
    { $count ->
        [one] перебросьте один кубик
       *[none] перебросьте все свои кубики
    }
effect-third-count-as = один кубик считается и таким: { third-terrain }
effect-third-test =
    проверка { third-attribute-gen }{ $modifier ->
        [none] {""}
       *[other] { " " }({ SIGNED($modifier) })
    }{ $needs ->
        [none] {""}
       *[other] , нужно успехов: { $needs }
    }{ $success ->
        [none] {""}
       *[other] ; успех: { $success }
    }{ $failure ->
        [none] {""}
       *[other] ; провал: { $failure }
    }
effect-third-explore = исследуйте; X — число кубиков, подходящих к вашей клетке: { $effects }
effect-third-roll-terrain =
    бросьте { $dice ->
        [one] { $dice } походный кубик
        [few] { $dice } походных кубика
       *[many] { $dice } походных кубиков
    }; если выпадет { $symbol ->
        [plains] равнина
        [forest] лес
        [hills] холмы
        [mountain] горы
        [water] вода
       *[wild] джокер
    }: { $effects }
effect-third-draw-adventure =
    возьмите и разыграйте карту из колоды { $deck ->
        [combat] боёв
        [explore] исследований
       *[social] встреч
    }
effect-third-engage =
    { $effects ->
        [none] вступите в бой: { NAME($enemy) }
       *[other] вступите в бой: { NAME($enemy) }; если победите: { $effects }
    }
effect-third-challenge = вызовите на бой непобеждённого героя на своей клетке, каждого лишь раз за игру; если победите: { $effects }
effect-third-leave-track = уберите эту карту с трека сюжетных заданий
effect-third-choose-one = выберите одно: { $effects }
effect-third-may = по желанию: { $effects }
effect-third-each-hero =
    { $others ->
        [yes] каждый другой герой: { $effects }
       *[none] каждый герой: { $effects }
    }
effect-third-action-cost =
    приключение стоит вам { $amount ->
        [one] { $amount } действие
        [few] { $amount } действия
       *[many] { $amount } действий
    }{ $action ->
        [adventure] {""}
       *[other] {""}
    }
effect-third-take-enemy = возьмите врага как трофей, без награды; бой окончен
effect-third-borrow-surge = используйте одну способность усиления случайного врага из сброса колоды боёв

## Имена: герои, сценарии

name-elder-mok = Старейшина Мок
    .gender = m
    .gen = Старейшины Мока
    .dat = Старейшине Моку
    .acc = Старейшину Мока
    .ins = Старейшиной Моком
    .loc = Старейшине Моке
name-lyssa = Лисса
    .gender = f
    .gen = Лиссы
    .dat = Лиссе
    .acc = Лиссу
    .ins = Лиссой
    .loc = Лиссе
name-vorakesh = Воракеш
    .gender = m
    .gen = Воракеша
    .dat = Воракешу
    .acc = Воракеша
    .ins = Воракешем
    .loc = Воракеше
name-corpse-king = Король мертвецов
    .gender = m
    .gen = Короля мертвецов
    .dat = Королю мертвецов
    .acc = Короля мертвецов
    .ins = Королём мертвецов
    .loc = Короле мертвецов

## Имена: места

name-bright-valley = Светлый дол
    .gender = m
name-burrow-town = Подземный город
    .gender = m
name-everton = Эвертон
    .gender = m
name-market-town = Торговый град
    .gender = m
name-red-bridge = Красный мост
    .gender = m
name-caer-loek = Каэр Лоэк
    .gender = m
name-fort-rodric = Форт Родрик
    .gender = m
name-skyfall-keep = Небосвод
    .gender = m
name-sundergard = Сандергард
    .gender = m
name-telis-castle = Замок Телис
    .gender = m
name-hunting-circle = Охотничий круг
    .gender = m
name-madness-pass = Перевал Безумия
    .gender = m
name-shrine-of-aris = Святилище Арис
    .gender = n
name-suvars-rest = Приют Сувара
    .gender = m
name-yrtwrights-forge = Кузница Иртрайта
    .gender = f
name-ash-hills = Пепельные холмы
    .gender = p
name-blackwing-swamp = Топь Чёрного Крыла
    .gender = f
name-blue-haze-hills = Холмы Синей Дымки
    .gender = p
name-cursed-ruins = Проклятые руины
    .gender = p
name-echo-lake = Озеро Эхо
    .gender = n
name-fangs-of-mennara = Клыки Меннары
    .gender = p
name-green-forest = Зелёный лес
    .gender = m
name-hedge = Изгородь
    .gender = f
name-howling-valley = Воющий дол
    .gender = m
name-kellos-breath = Дыхание Келлоса
    .gender = n
name-lake-kernan = Озеро Кернан
    .gender = n
name-lake-of-tears = Озеро слёз
    .gender = n
name-lonely-peak = Одинокий пик
    .gender = m
name-lowlands-of-bitterness = Низины Горечи
    .gender = p
name-misty-plains = Туманные равнины
    .gender = p
name-moonlight-swamp = Топь Лунного Света
    .gender = f
name-mountains-of-despair = Горы Отчаяния
    .gender = p
name-outlaw-glade = Разбойничья вольница
    .gender = f
name-river-lands = Речные земли
    .gender = p
name-sharp-cliffs = Острые скалы
    .gender = p
name-snake-forest = Змеиный лес
    .gender = m
name-southern-plains = Южные равнины
    .gender = p
name-starfall-forest = Лес Звездопада
    .gender = m
name-stub = Обрубок
    .gender = m
name-telsvanian-plains = Телсванские равнины
    .gender = p
name-thicket-of-despondency = Чаща Уныния
    .gender = f
name-valley-of-souls = Долина Душ
    .gender = f
name-zadrics-ford = Переправа Зедрика
    .gender = f

## Имена: способности и особенности

name-bounty-hunting = Охота за головами
    .gender = f
name-corbins-first-hunt = Первая охота
    .gender = f
name-knowledge-of-the-land = Следопыт
    .gender = m
name-laurels-way = Тропа Лорел
    .gender = f
name-hawthornes-banner = Знамя Хоторна
    .gender = n
name-teleport = Телепортация
    .gender = f
name-thorns-studies = Штудии Торна
    .gender = p
name-spirit-manifestation = Проявление духа
    .gender = n
name-strong-in-spirit = Сильный духом
    .gender = m
name-moks-tales = Сказания Мока
    .gender = p
name-stalking-prey = Выследить добычу
    .gender = n
name-nine-lives = Девять жизней
    .gender = p
name-lyssas-trail = След Лиссы
    .gender = m
name-raise-the-dead = Поднять мертвеца
    .gender = n
name-vampirism = Вампиризм
    .gender = m
name-curse = Проклятие
    .gender = n
name-undead = Нежить
    .gender = f
name-dragon = Дракон
    .gender = m
name-humanoid = Гуманоид
    .gender = m
name-demon = Демон
    .gender = m
name-creature = Существо
    .gender = n

## Камни на странице: название и буква

book-colour-combat = бой
book-letter-combat = Б
book-colour-explore = исследование
book-letter-explore = И
book-colour-social = встречи
book-letter-social = В
