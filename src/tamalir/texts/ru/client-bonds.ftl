### Клиент в браузере: стол «Нерушимых уз».

ui-bonds-start-solo = Играть в одиночку

## Перед игрой

ui-bonds-mode-solo = В одиночку
ui-bonds-mode-solo-says = Один герой против сценария. Враги играют сами.
ui-bonds-mode-cooperative = Командой
ui-bonds-mode-cooperative-says = От двух до четырёх героев побеждают или проигрывают вместе: отряды, конверты, обмен.
ui-bonds-mode-competitive = Соперниками
ui-bonds-mode-competitive-says = Третья редакция с накоплением сил, новыми жетонами и поворотами. Побеждает один.
ui-bonds-agree-says = О сценарии договариваются за столом; его лист прочтут до того, как вы выберете.
ui-bonds-against = Против чего вы выступаете?
ui-bonds-share =
    { $n ->
        [1] Одинокие чемпионы выигрывают { $about ->
            [1] около { $percent } %
           *[other] { $percent } %
        } таких игр
       *[other] Команды вашего размера выигрывают { $about ->
            [1] около { $percent } %
           *[other] { $percent } %
        } таких игр
    } ({ $about ->
        [1] по кривой для игр ботов при разных настройках, всего { $games }
       *[other] измерено на ботах, игр: { $games }
    }).
ui-bonds-share-none = Как часто такие команды побеждают, ещё не измерено.
ui-bonds-wins = побед: { $about ->
        [1] около { $percent } %
       *[other] { $percent } %
    }
ui-bonds-unmeasured = ещё не измерено

## Цель и время

ui-bonds-sheet = Сценарий
ui-bonds-goal = Наша цель
ui-bonds-goal-villain = Победить: { $name }
ui-bonds-goal-warbands = Разбито орд: { $n } из { $of }
ui-bonds-goal-plague =
    { $n ->
        [0] Без чумы во II акте: сейчас её нет
       *[other] Без чумы во II акте: больных мест: { $n }
    }
ui-bonds-cities = Города в безопасности: { $n } из { $of }
ui-bonds-rounds =
    { $n ->
        [1] Последний раунд
       *[other] Раундов осталось: { $n }
    }
ui-bonds-overtime = II акт позади
ui-bonds-round-ends = В конце раунда:
ui-bonds-comes-still = Жетон времени пока стоит.
ui-bonds-comes-grow = { $who }: на один отряд больше.
ui-bonds-comes-march =
    { $n ->
        [0] { $who } выжгут: { $place }.
        [1] { $who } дойдут до цели и выжгут её: { $place }.
       *[other] { $who } идут к цели: { $place }, раундов пути: { $n }.
    }
ui-bonds-comes-plague =
    { $n ->
        [1] Карта сюжета, а за ней чума придёт сюда: { $places }.
       *[other] До распространения чумы раундов: { $n }. Куда: { $places }.
    }
ui-bonds-comes-story = Карта сюжета.
ui-bonds-warbands = Орды
ui-bonds-band = отряды: { $units }, здоровье: { $health }
ui-bonds-facedown = лежит рубашкой вверх, ещё придёт

## Карта

ui-bonds-warband-here = Орда { $n }: { $name }, отряды: { $units }, здоровье: { $health }
ui-bonds-target-here =
    { $rounds ->
        [1] { $name } дойдут сюда в конце этого раунда
       *[other] { $name } дойдут сюда, раундов: { $rounds }
    }
ui-bonds-scorched-here = Выжженная земля: больше не поселение
ui-bonds-plague-here = Чума: кто закончит здесь ход, получит рану
ui-bonds-spreads-here =
    { $several ->
        [yes] Чума может прийти сюда
       *[no] Следующей чума придёт сюда
    }
ui-bonds-party-here = Отряд, героев: { $n }

## Команда

ui-bonds-team = Команда
ui-bonds-alone = Герой
ui-bonds-you = Вы
ui-bonds-yours-too = Тоже ваш герой
ui-bonds-lead = Играть за героя: { $hero }
ui-bonds-party = Отряд ({ $n }): идут вместе
ui-bonds-prepared = Жетон накопления сил: действие про запас
ui-bonds-envelopes = Конверты
ui-bonds-has-envelope = есть конверт, его можно открыть
ui-bonds-common = Общие навыки
ui-bonds-no-common = Пока ни одного.
ui-bonds-payable = У вас в руке: { $name }. Трофеев на всех хватает.
ui-bonds-supply = в запасе: { $n }
ui-bonds-envelope-for = В пути, { $hero }: { $what }
ui-bonds-a-skill = карта навыка
ui-bonds-meanwhile = А пока вы можете
ui-bonds-do-it = Сделать сейчас
ui-bonds-deed =
    { $deed ->
        [open-envelope] Открыть конверт
        [trade] Обменяться
        [leave-party] Покинуть отряд
       *[join-party] Вступить в отряд
    }
ui-bonds-row-warband = 1 действие: здоровье орды { $n }

## Обмен

ui-bonds-trade = Обмен
ui-bonds-gives = Отдаёт
ui-bonds-scales-empty = Положите что-нибудь на весы.
ui-bonds-scales-even = Чаши вровень: можно предложить.
ui-bonds-scales-short = Чаши не вровень: у того, кто доплачивает, не хватает золота.
ui-bonds-trade-says = Вещь стоит столько, сколько на ней написано, а разницу покрывает золото. Обмен не требует действия. Вещь забирает с собой свой жетон; каждого вида остаётся одна.

## Боевой планшет

ui-bonds-board = Боевой планшет: { $name }
ui-bonds-symbol =
    { $kind ->
        [enemy] Вражеский урон
        [charge] Натиск
        [double] Удвоение
        [surge] Усиление
        [tactics] Тактика
       *[agility] Ловкость
    }
ui-bonds-coming = { $name }: что будет, если ничего не изменится
ui-bonds-next = сейчас
ui-bonds-empty = пусто
ui-bonds-no-effect = сейчас ничего не даст
ui-bonds-unblockable = Это не отразить.
ui-bonds-beside = Вне очереди (щиты отвечают, прочерки ничего не делают)
ui-bonds-strikes = Бьёт, тратя
ui-bonds-spent = Потрачено: { $n }
ui-bonds-step =
    { $do ->
        [damage] урон: { $n }
        [double] удваивает: { $token }
        [ability] { $ability }
        [copy] повторяет: { $token }, { $n }
        [flip] переворачивает: { $token }
        [recast] вы перебрасываете: { $token }
       *[pass] пасует
    }
ui-bonds-why-next = { $space } — первое поле сверху, которое может что-то сделать.
ui-bonds-why-skipped = Пропущено, потому что ничего не дало бы: { $spaces }.
ui-bonds-why-pass = Ни одно поле ничего не может: враг пасует.
ui-bonds-why-passed = Враг спасовал и в этом раунде больше ничего не сделает.

## Конец игры команды

ui-bonds-end-warbands = разбитые орды
ui-bonds-end-cured = исцелённые места
ui-bonds-end-envelopes = отправленные конверты
ui-bonds-end-gifts = подарки
