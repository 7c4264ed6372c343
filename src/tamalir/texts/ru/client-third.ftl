### Клиент в браузере: стол третьей редакции.

ui-token-face =
    { $n ->
        [1] { "" }
       *[other] { $n }{" "}
    }{ $kind ->
        [physical] физический
        [magical] магический
        [enemy] вражеский урон
        [shield] щит
        [agility] ловкость
        [surge] усиление
        [double] удвоение
       *[dash] прочерк
    }{ $gold ->
        [yes] , золотой
       *[no] { "" }
    }
ui-token-faces = { $face }; на обороте: { $back }
ui-third-act = Акт { $n }
ui-third-time = Счётчик времени
ui-third-time-space = Деление { $n }
ui-third-time-refresh = жетоны приключений обновляются
ui-third-time-story = берётся сюжетная карта
ui-third-villain-comes = { $name } явится в конце I акта, здоровье на карте { $n }
ui-third-villain-is-here = { $name } на поле, здоровье на карте { $n }
ui-third-stories = Сюжетные задания
ui-third-story-stock = Сюжетных жетонов: { $n }
ui-third-no-story = Сюжетных заданий пока нет.
ui-third-markets = Рынки
ui-third-show-market = Показать на карте: { $town }
ui-third-ware = { $name }, золото: { $n }
ui-third-market-empty = товаров нет
ui-third-gem = Жетон приключений: { $colour }
ui-third-gem-used = Использованный жетон приключений: { $colour }
ui-third-market-here = Рынок, товаров: { $n }
ui-third-zombies = Зомби: { $n }
ui-third-story-here = Сюжетное задание: { $name }
ui-third-goal-here = Здесь продолжится ваше задание: { $name }
ui-third-villain-here = Здесь стоит { $name }
ui-third-lair-here = Здесь появится { $name }
ui-third-actions = Осталось действий: { $n }
ui-third-dice = Кубики местности
ui-third-wild = любая местность
ui-third-action-1 = Первое действие
ui-third-action-2 = Второе действие
ui-third-action-3 = Третье действие
ui-third-row-action = 1 действие
ui-third-row-rest = 1 действие: лечение
ui-third-row-train = 1 действие: возьмите карты навыков
ui-third-row-adventure = 2 действия: карта из этой колоды
ui-third-row-villain = 1 действие: здоровье { $n } против вас, пути назад нет
ui-third-row-free = без действия
ui-third-skills = Изученные навыки
ui-third-trophies = Трофеи
ui-third-trophies-of =
    Трофеи: { $kind ->
        [combat] бой
        [explore] исследование
       *[social] встречи
    }
ui-third-story-tokens = Сюжетные жетоны
ui-third-end-skills = Навыки
ui-third-end-trophies = Добыто трофеев
ui-third-end-defeats = Поражения
ui-third-gold = Золото: { $n }
ui-third-health = Здоровье { $n }
ui-third-star = Звезда: успех в испытаниях
ui-third-type =
    { $type ->
        [weapon] оружие
        [clothing] одежда
        [equipment] снаряжение
        [movement] передвижение
       *[goods] товар
    }
ui-third-kind =
    { $kind ->
        [hero] герой
        [event] событие
        [enemy] враг
        [scenario] сценарий
        [quest] задание
        [story] сюжет
       *[other] карта
    }
ui-third-speed = Скорость: кубики местности
ui-third-hand = Рука
ui-third-hand-empty = На руке нет карт навыков.
ui-third-of = { $n } из { $most }
ui-third-tokens = Боевые жетоны
ui-third-learned = Изучено: { $n } из { $most }
ui-third-quests = Открытые задания
ui-third-assets = Приобретения
ui-third-one-of-each = по одному каждого вида
ui-third-out = Вне игры
ui-third-defeated = Герой побеждён: можно только отдыхать
ui-third-delayed = Задержка: первое действие уйдёт на неё
ui-third-cost-any = Трофеев любого вида: { $n }
ui-third-cost =
    { $kind ->
        [combat] трофеи боя
        [explore] трофеи исследования
       *[social] трофеи встреч
    }: { $n }
ui-third-trophy-back =
    Трофей рубашкой вверх: { $kind ->
        [combat] бой
        [explore] исследование
       *[social] встречи
    }
ui-third-card-back = Карта навыка рубашкой вверх

## Сцены

ui-third-scenario = Какую историю играем?
ui-third-votes = Ещё выбирают: { $names }
ui-third-heroes = Кто вы?
ui-third-test = Испытание: { $attribute }
ui-third-revealed = Открытые карты
ui-third-deck-left = Колода навыков: { $n }
ui-third-none-revealed = Ни одной карты не открыто.
ui-third-stars = Успехов: { $n }
ui-third-exert = Усилие: сбросьте навык, чтобы открыть ещё одну карту
ui-third-card = Разыгрывается карта
ui-third-ending = Исход { $n }
ui-third-met = выполнено
ui-third-not-met = не выполнено
ui-third-market = Рынок: { $town }
ui-third-purse = Золота в кошельке: { $n }
ui-third-shop-steps = Шаги торговли
ui-third-shop-look = Осмотр
ui-third-shop-sell = Продажа
ui-third-shop-buy = Покупка или сброс
ui-third-just-drawn = только что взята
ui-third-buy = Купить за { $n }
ui-third-take = Взять
ui-third-too-dear = Золото: { $n }. Слишком дорого
ui-third-reject = Сбросить
ui-third-full-price = продажа за полную цену
ui-third-pool = Жетоны, которые вы бросите
ui-third-gains = Добавится: { $token }
ui-third-other-markets = Другие рынки
ui-third-growth = Рост героя: { $name }
ui-third-free-place = свободное место
ui-third-no-place = мест нет
ui-third-no-trophies = Трофеев пока нет.
ui-third-deal = Сделка
ui-third-puts-in = Предлагает
ui-third-has = Кроме того, есть
ui-third-nothing = ничего
ui-third-setup-scenario = Сценарий
ui-third-setup-hero = Герои
ui-third-setup-place = Начало
ui-third-villain-health = Здоровье злодея
ui-third-villain = Злодей
ui-third-villain-now = Злодей уже на поле.
ui-third-villain-when =
    { $n ->
        [one] Явится через { $n } раунд.
        [few] Явится через { $n } раунда.
       *[many] Явится через { $n } раундов.
    }
ui-third-villain-against = Здоровье против каждого героя
