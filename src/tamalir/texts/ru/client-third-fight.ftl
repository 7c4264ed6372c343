### Клиент в браузере: бой на жетонах.

## Сцена

ui-fight = Бой
ui-fight-round = Раунд { $n }
ui-fight-phase-cast = Бросок
ui-fight-phase-action = Действия
ui-fight-phase-flee = Бегство
ui-fight-no-flight = Бежать некуда
ui-fight-to-win = { $name } победит
ui-fight-spent = сброс
ui-fight-spent-of = { $name }: потраченные жетоны
ui-fight-pool =
    { $name }: жетоны ({ $n }), { $gold ->
        [0] золотых нет
       *[other] золотых: { $gold }
    }
ui-fight-played-by = играет { $name }
ui-fight-you-play = играете вы
ui-fight-your-hero = ваш герой
ui-fight-for = Вы играете за врага, противник: { $name }
ui-fight-initiative = Инициатива { $low } к { $high }
ui-fight-first = { $name } начинает
ui-fight-acts = Решает { $name }
ui-fight-passed = пас
ui-fight-life = жизнь: { $left } из { $most }
ui-fight-life-loss = может потерять: { $loss }
ui-fight-range = { $low }–{ $high }
ui-fight-abilities = Способности: { $name }
ui-fight-used = уже была

## Жетоны

ui-fight-letter =
    { $kind ->
        [physical] Ф
        [magical] М
        [enemy] В
        [shield] Щ
        [agility] Л
        [surge] У
        [double] 2
        [charge] Н
        [tactics] Т
       *[dash] –
    }
ui-fight-token = { $face }, на обороте: { $back }
ui-fight-token-stack = , на удвоении, стоит { $worth }
ui-fight-token-strikes = , бьёт
ui-fight-kind =
    { $kind ->
        [physical] физический урон
        [magical] магический урон
        [enemy] вражеский урон
        [charge] натиск
       *[other] урон
    }

## Выбор

ui-fight-pick = Укажите жетоны: здесь появится, что они могут вместе.
ui-fight-pick-one = Укажите один из обведённых жетонов.
ui-fight-pick-shields = Укажите щиты. Действия это не стоит.
ui-fight-picked = Выбрано: { $tokens }
ui-fight-clear = Положить всё обратно
ui-fight-then = затем укажите жетон
ui-fight-idle-shield = Щит отвечает на удар, сам по себе он не действие.
ui-fight-idle-dash = Прочерк ничего не даёт; важен только золотой знак.
ui-fight-idle = Сейчас с этим жетоном ничего не сделать.
ui-fight-do-strike = Удар на { $n }
ui-fight-note-strike = { $kind }; останется { $left } из { $most } жизни
ui-fight-do-flip = Перевернуть: { $face } на { $back }
ui-fight-do-flip-one = Перевернуть свой жетон
ui-fight-do-recast = Перебросить: { $face }
ui-fight-note-recast = на обороте: { $back }
ui-fight-do-recast-one = Заставить перебросить жетон
ui-fight-do-double = Удвоить: { $face }
ui-fight-do-double-one = Удвоить свой жетон
ui-fight-note-double = ложится на удвоение; тратятся оба сразу
ui-fight-do-block =
    { $rest ->
        [0] Отбить всё
       *[other] Отбить { $n }, принять { $rest }
    }
ui-fight-do-take = Принять все { $n }
ui-fight-note-life = останется { $left } из { $most } жизни
ui-fight-do-pass = Пас
ui-fight-note-pass = до конца раунда без действий
ui-fight-incoming = летит { $n }: { $kind }
ui-fight-stopped = отбито { $n }, принято { $rest }

## Бегство

ui-fight-flee-map = Куда ведёт кубик
ui-fight-flee-question = Пока никто не бежал: куда, решит один кубик местности.
ui-fight-flee-fits =
    { $n ->
        [0] Ни одна соседняя клетка не подходит.
        [one] Подходит { $n } соседняя клетка; там бой закончится.
        [few] Подходят { $n } соседние клетки; там бой закончится.
       *[many] Подходит { $n } соседних клеток; там бой закончится.
    }
ui-fight-do-flee-to = Бежать: { $place }
ui-fight-note-flee = { $terrain }, бой окончен
