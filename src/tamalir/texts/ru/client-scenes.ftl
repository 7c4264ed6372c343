### Клиент в браузере: сцены и карты.

## Карты

ui-scene-kind-hero = Герой
ui-scene-kind-ally = Союзник
ui-scene-kind-item = Предмет
ui-scene-kind-challenge = Препятствие
ui-scene-kind-event = Событие
ui-scene-kind-encounter = Встреча
ui-scene-class-weapon = Оружие
ui-scene-class-armor = Доспехи
ui-scene-class-potion = Зелье
ui-scene-class-rune = Руна
ui-scene-class-artifact = Артефакт
ui-scene-usage-activate = С активацией
ui-scene-usage-discard = Со сбросом
ui-scene-usage-always = Постоянное действие
ui-scene-activated = Активирована до следующего шага сборов
ui-scene-mind = Разум
ui-scene-body = Тело
ui-scene-spirit = Дух
ui-scene-life-word = Жизнь
ui-scene-stamina-word = Сила
ui-scene-life = Жизнь
ui-scene-stamina = Сила
ui-scene-life-is = Жизнь { $n }
ui-scene-stamina-is = Сила { $n }
ui-scene-life-left = Жизнь: осталось { $left } из { $most }
ui-scene-stamina-left = Сила: осталось { $left } из { $most }
ui-scene-damage = Урон { $n }
ui-scene-event-rank = Событие уровня { $n }
ui-scene-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    }
ui-scene-exhaustion =
    { $n ->
        [one] { $n } усилие
        [few] { $n } усилия
       *[other] { $n } усилий
    }
ui-scene-jewel = Камень приключения, { $colour }
ui-scene-gold =
    { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[other] { $n } золотых
    }
ui-scene-gold-word =
    { $n ->
        [one] золотой
       *[other] золотых
    }
ui-scene-gold-plain = Золото
ui-scene-kit = Предметы, союзники и оставленные карты
ui-scene-kit-empty = Пока ничего.
ui-scene-xp = { $n } из { $price } до уровня { $level }
ui-scene-look-at = Рассмотреть: { $name }
ui-scene-played-by = Играет { $name }
ui-scene-card-acts = Что можно сделать с этой картой
ui-scene-opening = Карты раскладываются.
ui-scene-dismiss = Убрать

## Бои

ui-scene-fight = Бой
ui-scene-duel = Поединок героев
ui-scene-round =
    { $n ->
        [0] Перед боем
       *[other] Раунд { $n }
    }
ui-scene-cause-hazard = Дорожная опасность: некуда бежать
ui-scene-cause-endgame = Эндшпиль: бежать некуда
ui-scene-cause-undefeated = Непреодолённое препятствие
ui-scene-stage-before-combat = Перед боем
ui-scene-stage-escape = Бегство
ui-scene-stage-ranged = Дальний
ui-scene-stage-melee = Ближний
ui-scene-stage-magic = Магия
ui-scene-phase-foe =
    враг { $value }, { $n ->
        [0] без урона
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    }
ui-scene-phase-you = герой { $value }
ui-scene-phase-mind = разум { $value }
ui-scene-phase-attack = атака
ui-scene-phase-defence = защита
ui-scene-phase-escape = попытка
ui-scene-phase-skipped = бояться нечего
ui-scene-success = успех
ui-scene-failure = провал
ui-scene-act-attack =
    { $kind ->
        [ranged] { $who }: дальняя атака
        [melee] { $who }: ближняя атака
        [magic] { $who }: магическая атака
       *[none] { $who }: атака
    }
ui-scene-act-defence =
    { $kind ->
        [ranged] { $who }: защита в дальнем бою
        [melee] { $who }: защита в ближнем бою
        [magic] { $who }: защита от магии
       *[none] { $who }: защита
    }
ui-scene-act-escape = { $who }: попытка к бегству
ui-scene-act-test = { $who }: проверка
ui-scene-act-target = { $who } задаёт целевое число
ui-scene-throw-told =
    { $success ->
        [true] { $who }: { $total } против { $target }, успех
       *[false] { $who }: { $total } против { $target }, провал
    }
ui-scene-throw-target = { $who }: целевое число { $total }
ui-scene-needed = нужно
ui-scene-short =
    { $n ->
        [0] { $target } есть
       *[other] до { $target } не хватает { $n }
    }
ui-scene-blow =
    { $n ->
        [one] Грозит { $n } рана
        [few] Грозят { $n } раны
       *[other] Грозит { $n } ран
    }
ui-scene-left-of = осталось { $left } из { $most }
ui-scene-attacks = агрессор
ui-scene-defends = защитник
ui-scene-hand = Ваши карты
ui-scene-hand-of = Карты: { $name }
ui-scene-card-ready = можно применить сейчас
ui-scene-card-win = победа { $with }, без неё { $without }
ui-scene-card-counted = уже учтена
ui-scene-card-later = не в этот момент
ui-scene-stake = Ставка
ui-scene-stake-jewel = Камень: { $colour }.
ui-scene-stake-lose =
    { $card ->
        [none] Потеря сознания: пропадёт золото ({ $gold }).
       *[other] Потеря сознания: пропадут золото ({ $gold }) и карта «{ $card }».
    }
ui-scene-stake-endgame = При поражении герой выбывает из эндшпиля.
ui-scene-reward-label = Награда
ui-scene-labels-elsewhere = Поход|Торг|По прибытии|Перед походом|После похода|После броска походных кубиков|В конце вашего хода

## Карты в игре

ui-scene-adventure-of =
    Приключение: { $colour }{ $n ->
        [1] { "" }
       *[other] , карта { $n }
    }
ui-scene-hazard-of = Дорожная опасность: { $colour }
ui-scene-knocked-out = Потеря сознания
ui-scene-spoils = Добыча

## Рынок

ui-scene-market = Рынок: { $town }
ui-scene-stall =
    { $n ->
        [one] { $n } карта на прилавке
        [few] { $n } карты на прилавке
       *[other] { $n } карт на прилавке
    }
ui-scene-stall-empty = Прилавок пуст.
ui-scene-just-arrived = новинка
ui-scene-worth = Против карт этого цвета ({ $colour }): { $without } без неё, { $with } с ней
ui-scene-buy = Купить
ui-scene-hire = Нанять
ui-scene-not-now = не сейчас
ui-scene-adds = Что это даёт вашим шансам
ui-scene-was = было { $chance }
ui-scene-goods = Ваши товары
ui-scene-goods-of = Товары: { $name }
ui-scene-goods-price = продаются за полцены, с округлением вниз
ui-scene-sells-for = продаётся за { $n } зол.
ui-scene-unsold = не продаётся
ui-scene-slots-weapon = Оружие
ui-scene-slots-armor = Доспехи
ui-scene-slots-ally = Союзники
ui-scene-room =
    { $what ->
        [weapon] Оружие: { $taken } из { $most }
        [armor] Доспехи: { $taken } из { $most }
       *[ally] Союзники: { $taken } из { $most }
    }
ui-scene-healer = Лекарь
ui-scene-healer-idle = Лекарь никому не нужен.
ui-scene-heal = Вылечить рану
ui-scene-heal-all =
    Вылечить { $n } { $n ->
        [one] рану
        [few] раны
       *[many] ран
    }
ui-scene-revive = Снять все усилия
ui-scene-has-wounds =
    { $n ->
        [one] { $name }: { $n } рана
        [few] { $name }: { $n } раны
       *[other] { $name }: { $n } ран
    }
ui-scene-has-exhaustion =
    { $n ->
        [one] { $name }: { $n } усилие
        [few] { $name }: { $n } усилия
       *[other] { $name }: { $n } усилий
    }
ui-scene-other-stalls = На других прилавках

## Опыт

ui-scene-experience = Опыт
ui-scene-level-next = Уровень { $level }. Жетон стоит { $price } ед. опыта и даёт уровень { $next }.
ui-scene-points =
    { $n ->
        [one] { $n } единица опыта
        [few] { $n } единицы опыта
       *[other] { $n } единиц опыта
    }
ui-scene-points-of = { $n } из { $price } ед.
ui-scene-pay-ways = Чем заплатить
ui-scene-counters =
    { $n ->
        [one] { $n } жетон опыта
        [few] { $n } жетона опыта
       *[other] { $n } жетонов опыта
    }
ui-scene-raises-mind = дальний бой и бегство
ui-scene-raises-body = ближний бой
ui-scene-raises-spirit = магический бой
ui-scene-raises-stamina = больше усилий без ран
ui-scene-raises-life = на рану больше; самый лёгкий цвет теряется

## Переговоры

ui-scene-negotiation = Переговоры
ui-scene-offers = делает предложение
ui-scene-listens = слушает
ui-scene-gives = { $name } отдаёт
ui-scene-gives-nothing = пока ничего
ui-scene-owns-nothing = Ни предметов, ни союзников.

## Неизбежность и эндшпиль

ui-scene-doom = Трек неизбежности
ui-scene-doom-off = В этой игре нет трека неизбежности.
ui-scene-doom-next =
    { $n ->
        [1] Следующая сброшенная карта приключения принесёт жетон неизбежности.
        [one] Ещё { $n } сброшенная карта приключения принесёт жетон неизбежности.
        [few] Ещё { $n } сброшенные карты приключений принесут жетон неизбежности.
       *[other] Ещё { $n } сброшенных карт приключений принесут жетон неизбежности.
    }
ui-scene-doom-until = До эндшпиля: жетонов { $counters }, карт { $n }.
ui-scene-doomed = обречён
ui-scene-doom-here = карта здесь приносит жетон
ui-scene-endgame = Эндшпиль
ui-scene-endgame-says = Герои по очереди сражаются с красными препятствиями; всё решат три красные карты или Верховный лорд Маргат.
ui-scene-standings = Кто впереди
ui-scene-hero = Герой
ui-scene-red-cards = Красные карты
ui-scene-level = Уровень
ui-scene-out = выбыл
ui-scene-deck = в колоде: { $n }, сброшено: { $gone }
