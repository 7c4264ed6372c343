## Испытания: игра дня, задачи, личный счёт.

ui-challenges = Испытания
ui-challenges-says = Игра на сегодня, задачи на один бой и ваш личный счёт. Без учётной записи: всё хранится на этом устройстве.
ui-daily = Игра дня
ui-daily-says = Сегодня у всех одни и те же герои, те же боты и те же кости. Кто выбирает одинаково, тому одинаково и везёт.
ui-daily-play = Сыграть: { $name }
ui-daily-again = Сыграть ещё раз: { $name }
ui-daily-open = Кости зависят от даты, и вычислить их может каждый: эта игра для удовольствия, а не доказательство удачи.
ui-daily-yours = Ваш результат
ui-daily-line-won = Tamalir, { $date }: { $hero } — победа в игре «{ $game }» за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}.
ui-daily-line-lost = Tamalir, { $date }: { $hero } — без победы в игре «{ $game }» ({ $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}).
ui-daily-copy = Скопировать результат
ui-daily-copied = Скопировано.
ui-puzzles = Задачи
ui-puzzles-says = Один бой и один путь, который побеждает чаще всего. Шансы скрыты. Важно, что вы выбрали, а не как легли кости.
ui-puzzles-none = Задач здесь пока нет.
ui-puzzles-solved = Решено: { $solved } из { $all }
ui-puzzle-who = { $hero } — противник: { $foe }
ui-puzzle-level = { $level ->
    [1] лёгкая
    [2] с подвохом
   *[3] трудная
}
ui-puzzle-goal = Лучший путь побеждает в { $win } случаев.
ui-puzzle-done = решена
ui-puzzle-missed = ещё нет
ui-puzzle-title-solved = Решено
ui-puzzle-title-missed = Это не лучший путь
ui-puzzle-solved-won = Вы ничего не упустили, и кости с вами согласны.
ui-puzzle-solved-lost = Вы ничего не упустили. Кости легли иначе, но выбор был верным.
ui-puzzle-missed-won = Кости были добры. Но был путь и лучше.
ui-puzzle-missed-lost = Был путь лучше. Вот где он потерян:
ui-puzzle-choices = Ваши решения
ui-puzzle-right = лучше не бывает: { $kept } на победу
ui-puzzle-better = { $kept } на победу. Лучше: { $best } ({ $could })
ui-puzzle-nothing = Выбирать было не из чего.
ui-puzzle-retry = Ещё раз
ui-puzzle-next = Следующая задача
ui-puzzle-all = Все задачи
ui-record = Личный счёт
ui-record-says = Игры, законченные на этом устройстве.
ui-record-none = Здесь ещё не закончена ни одна игра.
ui-record-games = Игры
ui-record-won = Победы
ui-record-heroes = Герои
ui-record-days = Дни
ui-record-hero = { $hero }: побед { $won } из { $games }
ui-record-clear = Забыть всё это
ui-record-clear-sure = Точно забыть? Нажмите ещё раз.
ui-deeds = Достижения
ui-deed-first = Первые шаги
ui-deed-first-says = Доведите игру до конца.
ui-deed-won = Победа
ui-deed-won-says = Победите в игре.
ui-deed-five = Завсегдатай
ui-deed-five-says = Доведите до конца пять игр.
ui-deed-heroes = Много лиц
ui-deed-heroes-says = Сыграйте четырьмя разными героями.
ui-deed-both = Две дороги
ui-deed-both-says = Доведите до конца игры двух редакций.
ui-deed-puzzle = Холодная голова
ui-deed-puzzle-says = Решите задачу.
ui-deed-puzzles = Тактик
ui-deed-puzzles-says = Решите десять задач.
ui-deed-all = Гроссмейстер
ui-deed-all-says = Решите все задачи.
ui-deed-day = Герой дня
ui-deed-day-says = Закончите игру дня.
ui-deed-week = Целая неделя
ui-deed-week-says = Закончите игры семи дней.
ui-deed-got = { $got } из { $all }
ui-deed-yes = получено
ui-deed-no = ещё не получено

## Сообщение от стола.

ui-report = Сообщить об ошибке
ui-report-says = Будет сохранён файл с положением на столе, последними ответами и тем, что показывает страница. Отправьте его тому, кто следит за этим столом: из него можно сделать тест.
ui-report-kind = Что не так?
ui-report-other = Что-то другое
ui-report-missing = Запрещено то, что правила разрешают
ui-report-forbidden = Предложено то, что правила запрещают
ui-report-option = Что именно?
ui-report-words = Своими словами
ui-report-secrets = Само ничего никуда не отправляется. Пока у других есть скрытые карты, в файле только то, что вам можно знать.
ui-report-save = Сохранить сообщение
ui-report-done = Сохранено.
ui-wrong = За этим столом что-то не сходится. Ничего не пропало: сохраните сообщение и вернитесь на шаг назад, если все согласны.
ui-wrong-back = Попросить вернуться
