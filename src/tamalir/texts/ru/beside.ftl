### Рядом с коробкой: что говорит страница. Названия счётчиков, шагов и треков — в box.ftl.

beside-box = Коробка на столе
beside-tabs = Разделы помощника
beside-tab-fight = Бой
beside-tab-counters = Счётчики
beside-tab-rules = Правила
beside-tab-round = Раунд
beside-rule = Правило
beside-undo = Отменить
beside-name = Имя

## Правила

beside-rules-case = Например
beside-rules-words = В коробках на каждом языке
beside-rules-more = Есть и другие. Уточните запрос ещё одним словом.
beside-asked = Частые вопросы на этом шаге
beside-steps = Шаги

## Счётчики

beside-heroes = Герои за столом
beside-hero = Герой
beside-hero-add = Добавить героя
beside-hero-which = Кто это?
beside-hero-own = Ввести значения
beside-hero-join = За стол
beside-hero-drop = Убрать: { $name }
beside-hero-drop-sure = Точно убрать: { $name }?
beside-empty = Кто сегодня за столом? Счётчики остаются на этом устройстве.
beside-less = { $name }: на один меньше
beside-more = { $name }: на один больше
beside-level = уровень { $n }
beside-to-level = до уровня { $n }
beside-won = Добыт жетон приключения
beside-gain = Жетон, { $name }: опыт { $n }
beside-buy = Опыт
beside-buy-for =
    { $n ->
        [one] Потратить { $n } единицу опыта на
        [few] Потратить { $n } единицы опыта на
       *[many] Потратить { $n } единиц опыта на
    }
beside-length = Длина игры
beside-price =
    { $players ->
        [one] по { $n } при одном герое
       *[other] по { $n } при { $players } героях
    }
beside-limits = Не больше:
beside-variant = Играем с вариантом: { $name }
beside-track-at = { $lap }: { $n } из { $of }

## Раунд

beside-round = Раунд { $n }
beside-order = Порядок ходов
beside-round-empty = За столом ещё никого нет.
beside-step-of = { $hero }: { $step }
beside-turn-over = Ход окончен
beside-next = Дальше: { $what }

## Свои карты

beside-cards = Свои карты
beside-cards-says = То, что вы введёте из своей коробки, остаётся на этом устройстве. Только имена и числа; набор из них можно передать другим и играть с ним.
beside-cards-none = Пока ни одной.
beside-cards-new = Ввести новую карту
beside-cards-save = Запомнить
beside-cards-drop = Забыть: { $name }
beside-cards-export = Сохранить набор
beside-cards-import = Прочитать набор
beside-cards-check = Проверить их
beside-cards-good =
    { $n ->
        [one] Карта годится для игры.
        [few] Все { $n } карты годятся для игры.
       *[many] Все { $n } карт годятся для игры.
    }
beside-cards-bad = С этим набором что-то не так: { $why }
beside-cards-taken =
    { $n ->
        [0] В нём нет карт, которые знает эта страница.
        [one] Прочитана одна карта.
        [few] Прочитано { $n } карты.
       *[many] Прочитано { $n } карт.
    }{ $other ->
        [0] { "" }
       *[other] { " " }Некоторые — для другой коробки.
    }
