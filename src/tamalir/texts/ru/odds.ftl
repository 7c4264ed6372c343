### Шансы и турниры в командной строке.

odds-foe = Препятствие
odds-win = победа
odds-loss = поражение
odds-away = бегство
odds-wounds = раны
odds-exhaustion = усилия
odds-exact = точно
odds-yes = да
odds-within = победа до +{ $n } %

ladder-playing = Партии
ladder-pair = пара
ladder-games = партий
ladder-wins = побед
ladder-losses = поражений
ladder-share = доля
ladder-interval = интервал 95 %
ladder-player = игрок
ladder-rating = рейтинг
ladder-mean = решение в среднем
ladder-worst = самое долгое
ladder-over = сверх лимита

## Что значит число

odds-says-win = победа { $percent } %
odds-says-away = бегство { $percent } %
odds-says-loss = поражение { $percent } %
odds-says-about = приблизительно: { $odds }
odds-plan = { $plan }: { $odds }.
plan-keep-fleeing = Убегать, пока не выйдет
odds-title = Шансы при такой цели: { $aim }. Другие цели: { $others }.
odds-aim-gain = получить как можно больше из того, что на кону
odds-aim-win = победить
odds-aim-live = устоять на ногах
odds-aim-cards = сберечь карты
odds-option = { $deed } – { $odds }{ $best ->
    [yes] {" "}(лучше всего)
   *[no] {""}
}
odds-none = К этому вопросу шансов нет.

## Что на кону

stake-second-win =
    Победа приносит { $points ->
        [0] только славу
        [one] { $points } очко опыта
        [few] { $points } очка опыта
       *[other] { $points } очков опыта
    }{ $gold ->
        [0] {""}
       *[other] {" "}и { $gold } золота
    }{ $prize ->
        [card] , а карта остаётся у вас
        [rune] , а ещё Драконью руну
        [victory] , а ещё победу в игре
       *[none] {""}
    }.
stake-second-fall =
    { $card ->
        [none] { $gold ->
            [0] Поражение стоит остатка хода и места на карте.
           *[other] Поражение стоит всего золота ({ $gold }) и остатка хода.
        }
       *[other] { $gold ->
            [0] Поражение отнимет карту «{ NAME($card) }» (цена { $cost }) и остаток хода.
           *[other] Поражение отнимет всё золото ({ $gold }), карту «{ NAME($card) }» (цена { $cost }) и остаток хода.
        }
    }
stake-second-out = Кто сейчас падёт, выбывает из игры.
stake-second-away = Бегство стоит { $gold } золота.
stake-second-prices =
    В пересчёте на золото: рана { $wound }, союзник { $ally }, остаток хода { $turn }, уровень { $level }, Драконья руна { $rune }{ $kept ->
        [none] {""}
       *[other] , эта карта { $kept }
    }.
