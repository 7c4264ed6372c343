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
        [charge] натиск
        [tactics] тактика
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
ui-third-villain-life =
    { $taken ->
        [0] Жизнь: { $n }
       *[other] Жизнь: { $n } из { $printed }, ваши знания или спутники отняли { $taken }
    }
ui-third-casts =
    { $name }: { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }
ui-third-abilities = Способности: { $name }
ui-third-no-flight = Из этого боя не убегают, а проигравший выбывает из игры.
ui-third-villain-waits = Перед боем: { $name }
ui-third-entrance-health = жизни против вас
ui-third-entrance-march = После последнего раунда второго акта начнётся поход; в его конце проиграют все.
ui-third-entrance-go = К столу
ui-third-life = Жизнь
ui-third-hard = Насколько трудно играть
ui-third-hard-is =
    { $n ->
        [1] прощает ошибки
        [2] нужен план
       *[other] для бывалых
    }
ui-third-begins = В начале
ui-third-begins-at =
    { $kind ->
        [stronghold] крепость
        [town] поселение
        [shrine] святилище
       *[other] город
    }
ui-third-dice-of =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
ui-third-hero-corbin-role = охотится за наградой
ui-third-hero-corbin-advice = Два меча и десять сердец: сражайтесь рано и держитесь рядом с другими героями, за каждого один раз платят награду.
ui-third-hero-laurel-of-bloodwood-role = знает все тропы
ui-third-hero-laurel-of-bloodwood-advice = Раз за ход она перебрасывает неудачные кубики и держит четыре карты. Ходите далеко, выбирайте бои, а усиление берегите для второго броска жетона.
ui-third-hero-lord-hawthorne-role = бьёт дважды подряд
ui-third-hero-lord-hawthorne-advice = Все его жетоны бьют. Победите, пока враг не потратил и половины своих, а золото отдайте за щит.
ui-third-hero-master-thorn-role = уже где-то не здесь
ui-third-hero-master-thorn-advice = Слабые руки, острый ум: сначала обходите бои, берите задания и события, а с каждым трофеем переноситесь дальше.
ui-third-hero-elder-mok-role = зовёт на помощь мёртвых
ui-third-hero-elder-mok-advice = Его усиление становится испытанием духа, а звёзды — магическим уроном. Чем больше духа и карт на руке, тем он страшнее.
ui-third-hero-lyssa-role = встаёт после поражения
ui-third-hero-lyssa-advice = Пока у неё на руке есть карта навыка, поражение стоит ей только этой карты. Смелее.

## Сценарии

ui-third-scenario-margath-lead = Над Небосводом набирает силу дракон. Кто узнает о нём достаточно, ударит первым, иначе Тамалир сгорит.
ui-third-scenario-margath-way = Сюжетные задания дают знания, и каждое отнимает у него единицу жизни в бою с вами.
ui-third-scenario-margath-threat = После второго акта он идёт на Тамалир: клетка за каждый джокер на пяти кубиках.
ui-third-scenario-margath-end = Кто победит его, выиграл. Если он дойдёт до города, проиграют все.
ui-third-scenario-corpse-king-lead = Вдоль дорог открываются могилы. Держите спутников рядом: каждый уцелевший зомби стоит за короля.
ui-third-scenario-corpse-king-way = Сюжетные задания дают спутников; каждый отнимает у него две единицы жизни в бою с вами, и один есть у всех с начала.
ui-third-scenario-corpse-king-threat = Зомби кусают вошедших на их клетку и делают Воракеша сильнее. Убить одного — действие и монета золота.
ui-third-scenario-corpse-king-end = Кто победит Воракеша, выиграл. Когда кончится второй акт, проиграют все.
ui-third-fact-life = Жизнь злодея
ui-third-fact-floor = { $n }, но не ниже { $floor }
ui-third-fact-token =
    { $token ->
        [lore] За каждое знание
        [companion] За спутника
       *[other] За сюжетный жетон
    }
ui-third-fact-rounds = Раунды
ui-third-fact-rounds-is =
    { $end ->
        [march] 24, потом поход
       *[other] 24, и всё
    }
ui-third-fact-lair = Появится
ui-third-end-story = сюжетные жетоны
ui-third-end-assets = приобретения
ui-third-end-quests = задания
