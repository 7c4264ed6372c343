# История законченной игры: заглавие и главы, выбранные из её событий.

story-saga = Сказание про { NAME($hero, case: "acc") }
story-fall = Падение { NAME($hero, case: "gen") }
story-team = { EACH($heroes, of: "name") }
story-end-title = Конец
story-chance =
    { $about ->
        [yes] около { $percent } %
       *[no] { $percent } %
    }
story-odds =
    { $percent ->
        [-1] { "" }
       *[other] { " " }Когда бой начался, шанс победить был { story-chance }.
    }

## Second Edition

story-second-bought-title = { NAME($card) }
story-second-bought =
    { $kept ->
        [yes] { NAME($hero) } платит { $cost } зол. за карту «{ NAME($card) }», и она служит до самого конца.
       *[no] { NAME($hero) } платит { $cost } зол. за карту «{ NAME($card) }», но до конца она не дожила.
    }
story-second-knocked-out-title =
    { $town ->
        [none] { NAME($hero) } теряет сознание
       *[other] Снова в городе: { NAME($town) }
    }
story-second-knocked-out =
    { $gold ->
        [none] { NAME($hero) } теряет сознание.
        [one] { NAME($hero) } теряет сознание, а с ним и { $gold } золотой.
       *[other] { NAME($hero) } теряет сознание, а с ним и { $gold } зол.
    }{ $foe ->
        [none] { "" }
       *[other] { " " }Противник: { NAME($foe) }.
    }{ story-odds }
story-second-foe-title = { NAME($foe) }
story-second-foe = { NAME($hero) } преодолевает препятствие «{ NAME($foe) }».{ story-odds }
story-second-rune-title =
    { $nth ->
        [1] Первая руна
        [2] Вторая руна
       *[other] Третья руна
    }
story-second-rune = { NAME($hero) } добывает Драконью руну: { NAME($card) }.{ story-odds }
story-second-duel-title = { NAME($hero) } против { NAME($rival, case: "gen") }
story-second-duel = Встретились два героя. Сильнее оказывается { NAME($hero) }, а { NAME($rival) } за это платит.
story-second-ally-title =
    { GENDER($ally) ->
        [p] { NAME($ally) } гибнут
       *[other] { NAME($ally) } гибнет
    }
story-second-ally =
    { GENDER($ally) ->
        [p] { NAME($ally) } гибнут в бою, и заменить их некому.
       *[other] { NAME($ally) } гибнет в бою, и замены нет.
    }
story-second-task-title = Исполненное задание
story-second-task = { NAME($hero) } исполняет то, чего требует карта «{ NAME($card) }».
story-second-doom-title = Неизбежность: { NAME($town) }
story-second-doom = Город { NAME($town) } замыкает половину трека неизбежности. Времени остаётся всё меньше.
story-second-endgame-title = Эндшпиль
story-second-endgame = Трек неизбежности заполнен. Отныне никто не может убежать, а павший выбывает из игры.
story-second-eliminated-title = { NAME($hero) } выбывает
story-second-eliminated = { NAME($hero) } выбывает в эндшпиле и дальше может только смотреть.
story-second-won-title =
    { $reason ->
        [victory-margath] Лицом к лицу с Верховным лордом
        [victory-red-cards] Третья красная карта
       *[victory-runes] Три Драконьи руны
    }
story-second-won =
    { $reason ->
        [victory-margath] { NAME($hero) } убивает Верховного лорда Маргата и спасает Терринот.
        [victory-red-cards] { NAME($hero) } преодолевает третье красное препятствие.
       *[victory-runes] { NAME($hero) } собирает три Драконьи руны, и лордам драконов не остаётся ни одной.
    }{ story-odds }
story-second-over-title = Без победителя
story-second-over = Игра закончилась без победителя.

## Third Edition

story-third-bought-title = { NAME($card) }
story-third-bought =
    { $kept ->
        [yes] { NAME($hero) } платит { $cost } зол. за карту «{ NAME($card) }», и она служит до самого конца.
       *[no] { NAME($hero) } платит { $cost } зол. за карту «{ NAME($card) }», но до конца она не дожила.
    }
story-third-skill-title = { NAME($card) }
story-third-skill = { NAME($who) } меняет трофеи на навык «{ NAME($card) }».
story-third-quest-title = { NAME($card) }
story-third-quest = { NAME($who) } завершает задание «{ NAME($card) }».
story-third-foe-title = { NAME($card) }
story-third-foe = { NAME($who) } побеждает врага: { NAME($card) }.{ story-odds }
story-third-defeated-title = { NAME($who) } терпит поражение
story-third-defeated =
    { $foe ->
        [none] { NAME($who) } терпит поражение и начинает заново с тем, что осталось.
       *[other] { NAME($who) } терпит поражение. Противник: { NAME($foe) }.
    }{ story-odds }
story-third-villain-title = Появляется { NAME($who) }
story-third-villain = Главный злодей здесь ({ NAME($place) }): { NAME($who) }. Отныне другой цели нет.
story-third-eliminated-title = { NAME($who) } выбывает
story-third-eliminated = { NAME($who) } выбывает из игры навсегда.
story-third-won-title = Главный злодей повержен
story-third-won = { NAME($who) } побеждает главного злодея, и край может вздохнуть свободно.{ story-odds }

## Unbreakable Bonds

story-bonds-party-title = Отныне вместе
story-bonds-party = Собирается отряд: { EACH($heroes, of: "name") }. Отныне они идут как один.
story-bonds-skill-title = { NAME($card) }
story-bonds-skill = Вместе они осваивают навык отряда «{ NAME($card) }».
story-bonds-envelope-title = Конверт
story-bonds-envelope = { NAME($who) } получает конверт как раз вовремя.
story-bonds-twist-title = { NAME($card) }
story-bonds-twist = { NAME($who) } открывает карту перемен «{ NAME($card) }».
story-bonds-warband-title = Орда разбита: { NAME($who) }
story-bonds-warband = { NAME($hero) } разбивает орду: { NAME($who) }.{ story-odds }
story-bonds-scorched-title = Горит { NAME($place) }
story-bonds-scorched = Орда приходит сюда ({ NAME($place) }) и оставляет выжженную землю.
story-bonds-cured-title = { NAME($place) } исцеляется
story-bonds-cured = { NAME($who) } излечивает чуму: { NAME($place) }.
