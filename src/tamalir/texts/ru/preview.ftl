### Страница просмотра набора (`tamalir content preview`): карта и легенда.

preview-map = Карта: клеток { $spaces }, городов { $towns }, камней приключений { $jewels }
preview-enlarge = Увеличить карту
preview-terrain = Местность
preview-jewels = Камни приключений
preview-towns = Города и трек неизбежности
preview-sunburst = вспышка
preview-sunbursts = Камней со вспышкой: { $n }. Их жетоны возвращаются, когда событие обновляет жетоны приключений.
preview-about = Версия { $version }, отпечаток { $fingerprint }, авторы: { $authors }, лицензия { $licence }.
preview-unofficial = Tamalir — неофициальный проект поклонников, без рисунков и текстов издателя.

preview-terrain-plains = Равнина
preview-terrain-road = Дорога
preview-terrain-river = Река
preview-terrain-swamp = Болото
preview-terrain-forest = Лес
preview-terrain-hills = Холмы
preview-terrain-mountains = Горы
preview-terrain-town = Город

preview-jewel-green = Зелёный камень
preview-jewel-yellow = Жёлтый камень
preview-jewel-blue = Синий камень
preview-jewel-red = Красный камень

## Буквы на камнях: все четыре должны различаться

preview-letter-green = З
preview-letter-yellow = Ж
preview-letter-blue = С
preview-letter-red = К

## Карты

preview-cards = Карты
preview-heroes = Герои
preview-allies = Союзники, по возрастанию цены
preview-items =
    { $item_class ->
        [weapon] Оружие, по возрастанию цены
        [armor] Доспехи, по возрастанию цены
        [potion] Зелья, по возрастанию цены
        [rune] Руны, по возрастанию цены
       *[artifact] Артефакты, по возрастанию цены
    }
preview-adventures =
    { $colour ->
        [green] Зелёные приключения
        [yellow] Жёлтые приключения
        [blue] Синие приключения
       *[red] Красные приключения
    }
preview-item =
    { EACH($type, of: "second-type") }, { $usage ->
        [activate] с активацией
        [discard] со сбросом
       *[always] постоянное действие
    }
preview-ally = Жизнь { $life }, сила { $stamina }
preview-challenge =
    { $traits ->
        [none] Препятствие
       *[other] Препятствие: { EACH($traits, of: "second-trait") }
    }{ $wins ->
        [yes] . Преодолевший его выигрывает игру.
       *[no] { "" }
    }
preview-encounter = Встреча
preview-event = Событие
preview-price = Цена: { $n } зол.
preview-life = Жизнь: { $n }
preview-rank = Уровень { $n }
preview-stamina = Сила
preview-attribute =
    { $attribute ->
        [mind] Разум
        [body] Тело
       *[spirit] Дух
    }

## Третья редакция

preview-third-map = Карта: клеток { $spaces }, мест { $places }, самоцветов приключений { $gems }
preview-third-gems = Самоцветы приключений
preview-third-gem =
    { $deck ->
        [combat] Самоцвет боя
        [explore] Самоцвет исследования
       *[social] Самоцвет встречи
    }
preview-third-places = Места
preview-third-kind =
    { $kind ->
        [city] Город
        [town] Городок
        [shrine] Святилище
       *[stronghold] Крепость
    }
preview-third-heroes = Герои
preview-third-scenarios = Сценарии и злодеи
preview-third-assets =
    { $type ->
        [weapon] Оружие по цене
        [clothing] Одежда по цене
        [equipment] Снаряжение по цене
        [movement] Средства передвижения по цене
       *[goods] Товары по цене
    }
preview-third-skills =
    { $attribute ->
        [body] Навыки тела
        [mind] Навыки разума
       *[spirit] Навыки духа
    }
preview-third-deck =
    { $deck ->
        [combat] Боевые приключения
        [explore] Приключения-исследования
       *[social] Приключения-встречи
    }
preview-third-of-scenario = { $scenario }: приключения и карты истории
preview-third-health = Здоровье: { $n }
preview-third-trophies = Цена в трофеях: { $n }

preview-bonds-party-skills = Навыки отряда
preview-bonds-twists = Карты перемен
preview-bonds-boards = Боевые планшеты
preview-bonds-sheets = Листы команды (героев: { $n })
