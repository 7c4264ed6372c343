### Бой рядом с коробкой: введённые значения, настоящие кости и жетоны и вопросы правил.

beside-fight-none = Для этой коробки помощи в бою пока нет.
beside-fight-kind = Какой это бой
beside-fight-challenge = С врагом
beside-fight-duel = Герой против героя
beside-fight-foe = Враг
beside-fight-hero = Герой
beside-fight-rival = Другой герой
beside-fight-card = { $side ->
    [foe] Какой враг
   *[hero] Какой герой
}
beside-fight-typed = Ввести значения
beside-fight-name = Имя (если хотите)
beside-fight-figure = { $label }: { $n }
beside-fight-empty = { $label }: ещё пусто
beside-fight-figure-mind = Разум
beside-fight-figure-body = Тело
beside-fight-figure-spirit = Дух
beside-fight-figure-ranged = урон в дальнем бою
beside-fight-figure-melee = урон в ближнем бою
beside-fight-figure-magic = урон магией
beside-fight-damage = урон
beside-fight-figure-life = Жизнь
beside-fight-figure-stamina = Выносливость
beside-fight-figure-health = Здоровье
beside-fight-figure-damage = Полученный урон
beside-fight-figure-cards = Карт в руке
beside-fight-figure-wounds = Раны
beside-fight-figure-exhaustion = Усталость
beside-fight-figure-plus-mind = + Разум
beside-fight-figure-plus-body = + Тело
beside-fight-figure-plus-spirit = + Дух
beside-fight-back = Назад к предыдущему значению
beside-fight-done = Закрыть
beside-fight-fill = Ввести недостающие значения
beside-fight-bonus = Бонус
beside-fight-begin = В бой
beside-fight-extras = Бонусы, предметы, союзники и особый текст
beside-fight-add-card = Добавить наш предмет или союзника
beside-fight-add-own = Добавить свою карту
beside-fight-remove = Убрать: { $name }
beside-fight-thing = { $what ->
    [roll] +{ $n } к броску ({ $kind ->
        [ranged] дальний бой
        [melee] ближний бой
       *[magic] магия
    })
    [hit] +{ $n } к урону ({ $kind ->
        [ranged] дальний бой
        [melee] ближний бой
       *[magic] магия
    })
    [cancel] отменяет раны: { $n }
   *[before] атака перед боем ({ $kind ->
        [ranged] дальняя
        [melee] ближняя
       *[magic] магия
    }): { $n }
}
beside-fight-thing-what = Что делает карта
beside-fight-thing-n = Сколько
beside-fight-thing-kind = В какой фазе
beside-fight-thing-use = Как её применяют
beside-fight-thing-cost = Чего она стоит
beside-fight-thing-roll = прибавляет к броску
beside-fight-thing-hit = прибавляет урон к попаданию
beside-fight-thing-cancel = отменяет раны
beside-fight-thing-before = атакует перед боем
beside-fight-use-activate = активировать
beside-fight-use-discard = сбросить
beside-fight-use-ability = собственное свойство героя
beside-fight-cost = { $n ->
    [0] бесплатно
   *[other] усталость: { $n }
}
beside-fight-test = Враг требует испытания перед боем
beside-fight-test-attribute = Испытание
beside-fight-test-number = Нужное число
beside-fight-test-wounds = За провал
beside-fight-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
}
beside-fight-steps = Спрашивать о каждом шаге, даже если от него ничего не зависит
beside-fight-side = { $kind ->
    [ranged] дальний бой
    [melee] ближний бой
   *[magic] магия
} { $value }, урон { $damage }
beside-fight-left = Осталось { $left } из { $of }
beside-fight-told = Что только что случилось
beside-fight-before = Что было раньше ({ $n })
beside-fight-over = Бой окончен.
beside-fight-undo = Вернуть ход
beside-fight-figures = Изменить значения
beside-fight-throw = Бросить за меня
beside-fight-next = Следующий бой
beside-fight-dice = Что показывает каждая кость
beside-fight-sum = Что показывают обе кости вместе
beside-fight-together = Вводить сумму обеих костей
beside-fight-each = Вводить каждую кость
beside-fight-shown = Введено костей: { $n } из { $of }
beside-fight-needed = Нужно { $n } или больше.
beside-fight-any = Подойдёт любой бросок.
beside-fight-never = Нужно было бы { $n }: никакого броска не хватит.
beside-fight-chance = { $chance } на успех
beside-fight-else = Что ещё можно и чего нельзя
beside-fight-all = Показать все варианты ({ $n })
beside-fight-fewer = Показать только лучшие

## Combat tokens

beside-fight-cast = Коснитесь жетона, который лежит другой стороной.
beside-fight-token = { $face }; коснитесь, чтобы перевернуть: { $back }
beside-fight-enter = Записать бросок
beside-fight-passed = пасует
beside-fight-pool = Боевые жетоны
beside-fight-pool-more = Ещё жетоны
beside-fight-front-side = Какой символ на одной стороне следующего жетона?
beside-fight-back-side = А на другой?
beside-fight-gold = золотой
beside-fight-bare = Герою ещё нужен боевой жетон.
beside-fight-own-card = Ваша карта
beside-fight-add-asset = Добавить наше приобретение или изученный навык
beside-fight-act = Акт
beside-fight-act-n = Акт { $n }
beside-fight-board = Боевой планшет
beside-fight-add-power = Добавить, что враг делает за усиления
beside-fight-power = усиление: { $surges }, урон: { $damage }
beside-fight-power-surges = За столько усилений
beside-fight-power-damage = наносит столько урона
beside-fight-power-negated = 1 ловкость отменяет это
