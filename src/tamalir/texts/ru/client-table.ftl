### The browser client: the table and what all pages share.

ui-name = Tamalir
ui-close = Закрыть
ui-reload = Загрузить ещё раз
ui-loading = Минуту…
ui-page-missing = Не удалось загрузить эту страницу.
ui-opening = Стол накрывается…

## The line to the server

ui-line-waiting = Связь со столом прервалась. Восстанавливаем её; ничего не потеряно.
ui-no-token = Нужна ссылка на этот стол
ui-no-token-help = Откройте ссылку, которую дал хозяин стола. В ней ключ от вашего места.
ui-bad-token = Эта ссылка больше ничего не открывает
ui-bad-token-help = Возможно, хозяин её заменил. Попросите новую.
ui-no-game = Такого стола нет
ui-no-game-help = Возможно, его уже убрали или ссылка неполная.
ui-closed = Стол закрыт для этой страницы
ui-closed-help = Загрузите страницу ещё раз, чтобы вернуться.
ui-to-start = На главную страницу
ui-error-stale = Игра тем временем ушла вперёд. Посмотрите на вопрос ещё раз.
ui-error-cannot-undo = Этого уже нельзя отменить.
ui-error-game-over = Игра окончена.
ui-error-unavailable = Сервер сейчас не отвечает. Попробуйте ещё раз.
ui-error-too-many = Пожалуйста, не так быстро.
ui-error-forbidden = Это не ваше дело за этим столом.
ui-error-already-asked = Остальных уже спросили.
ui-error-lost = Связь прервалась раньше, чем это дошло. Скажите ещё раз.
ui-error-quota = С этого адреса здесь уже слишком много столов.
ui-error-set-aside = Правила за этим столом не приходили к концу, поэтому он отложен. Все прежние ответы сохранены; на стол должен взглянуть тот, кто держит сервер.

## Top bar and menu

ui-tools = Инструменты
ui-undo = Отменить
ui-why = Объяснить
ui-explain = Что это?
ui-sound = Звук
ui-light = Дневной свет или свеча
ui-menu = Меню
ui-steps = Шаги хода
ui-step-refresh = Сборы
ui-step-movement = Поход
ui-step-adventure = Приключение
ui-step-market = Торг
ui-step-experience = Опыт
ui-settings = Настройки
ui-rules = Правила
ui-replay = Повтор
ui-lobby = Места и ссылки
ui-talk = Разговор
ui-talk-empty = Пока никто ничего не сказал.
ui-talk-say = Скажите что-нибудь за столом
ui-talk-send = Сказать
ui-talk-unread =
    { $n ->
        [one] Разговор, { $n } новая реплика
        [few] Разговор, { $n } новые реплики
       *[many] Разговор, { $n } новых реплик
    }
ui-spectator = Зритель
ui-link-copy = Скопировать мою ссылку
ui-link-copied = Ссылка скопирована. У кого она есть, тот играет за вас.
ui-link-not-copied = Браузер не разрешает этой странице копировать.
ui-let-bot = Пусть за меня играет бот
ui-play-myself = Снова играть самому
ui-leave = Встать из-за стола
ui-keys = Клавиши
ui-decks-title = Колоды и неизбежность

## The margin

ui-margin = Спутники и летопись
ui-company = Спутники
ui-undefeated = Непреодолённые
ui-undefeated-one = { $name }, { $place }: показать на карте
ui-undefeated-none = Свободно
ui-chronicle = Летопись
ui-chronicle-filter = Какие записи показать
ui-chronicle-empty = Пока ничего не произошло.
ui-chronicle-again = Посмотреть этот момент ещё раз
ui-deed-host-bot = Хозяин стола отдал место боту: { $who }.
ui-deed-host-human = Хозяин стола вернул место игроку: { $who }.
ui-deed-link = Хозяин стола заменил ссылку на место: { $who }.
ui-deed-absent = Бот играет вместо: { $who }.
ui-deed-trial = Проба за отдельным столом: { $who }.
ui-filter-all = всё
ui-filter-mine = моё
ui-filter-fights = бои
ui-filter-journeys = походы
ui-filter-trade = добро
ui-filter-land = край
ui-rule-of = Правило { $rule }
ui-rule-page = Страница { $page }
ui-rule-open = Читать в книге правил
ui-rule-missing = Такое правило не найдено.
ui-seat-bot = бот: { $bot }
ui-seat-away = { $name }, не за столом
ui-seat-free = здесь пока никого
ui-seat-stand-in = { $name }, не за столом; играет бот
ui-life = Жизнь
ui-stamina = Сила
ui-gold = Золото

## The question

ui-your-turn = Ваш ход
ui-you-are-asked = Вопрос к вам
ui-turn-of = Ход: { $name }
ui-round = Круг { $n }
ui-over = Конец
ui-over-title = Игра окончена.
ui-to-end = К летописи этой игры
ui-waiting = Минуту: идёт раздача.
ui-in-reach = { $n ->
    [one] Доступна { $n } клетка. Выберите светящуюся.
    [few] Доступны { $n } клетки. Выберите светящуюся.
   *[many] Доступно { $n } клеток. Выберите светящуюся.
}
ui-options = Что можно сделать
ui-travel = В путь
ui-confirm = Сделать
ui-choose-first = Сначала выберите
ui-back = Назад
ui-key-enter = Enter
ui-agree = Согласиться
ui-refuse = Отказать
ui-undo-asked = { $name } просит отменить последний выбор.
ui-all-options = Все возможности ({ $n })
ui-offers = Вас не спрашивают, но вы можете:
ui-fewer = Меньше
ui-as-list = Списком
ui-more = { $n ->
    [one] Ещё { $n } возможность
    [few] Ещё { $n } возможности
   *[many] Ещё { $n } возможностей
}
ui-order = Поступать так в каждом раунде
ui-order-stop = Больше так не поступать
ui-skip = К моему следующему решению
ui-skip-watching = К последнему ходу
ui-hurrying = Чужие ходы показываются сразу, пока не спросят вас.
ui-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
ui-movement-dice = Походные кубики
ui-die-pays = { $terrains }: оплатит шаг { $step }, { $terrain }
ui-die-spent = { $terrains }: потрачен на шаг { $step }, { $terrain }
ui-odds-win = Шанс на победу: { $chance }
ui-odds-average = Шанс против средней карты: { $chance }
ui-odds-is-win = победа
ui-odds-is-away = уйти
ui-odds-is-loss = пасть
ui-odds-aim = Лучшее ради:
ui-odds-aim-gain = всего, что на кону
ui-odds-aim-win = победы
ui-odds-aim-live = спасения
ui-odds-aim-cards = карт
ui-odds-wounds = ожидается ран: { $n }
ui-odds-best = лучшие шансы
ui-odds-off = За этим столом шансы не показывают.
ui-odds-none = Для этого вопроса шансов нет.
ui-odds-exact = Шансы точные.
ui-odds-about = Шансы посчитаны по множеству проб; возможна ошибка в { $error } п. п.
ui-why-asked = Выберите одну из возможностей номером, нажатием или стрелками. Первое нажатие показывает, что будет, второе делает.

## The map

ui-map = Карта
ui-map-label = { $n ->
    [0] Карта
    [one] Карта, доступна { $n } клетка
    [few] Карта, доступны { $n } клетки
   *[many] Карта, доступно { $n } клеток
}
ui-map-loading = Карта рисуется…
ui-map-tools = Инструменты карты
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-zoom-all = Вся карта
ui-to-map = К карте
ui-to-scene = Назад к бою
ui-to-position = К перечню того, что на столе
ui-list-title = Карта списком
ui-list-reach = Только доступные клетки
ui-space-jewel = Приключение: { $colour }
ui-space-jewel-sun = Приключение: { $colour }, возвращается с событиями
ui-space-taken = Приключение отсюда уже забрали.
ui-space-undefeated = Непреодолённое: { $name }
ui-space-hero = Здесь { $name }.
ui-space-market = { $n ->
    [0] Купить нечего
    [one] На рынке { $n } карта
    [few] На рынке { $n } карты
   *[many] На рынке { $n } карт
}
ui-space-dice = Кубики
ui-space-far = Этим броском не дойти
ui-space-way = { $n ->
    [one] { $n } кубик: { $ways }
    [few] { $n } кубика: { $ways }
   *[many] { $n } кубиков: { $ways }
}
ui-space-chance = Дойти, бросив { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
ui-space-win = Победа, средняя карта
ui-space-off = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
} к { $way ->
    [ne] северо-востоку
    [n] северу
    [nw] северо-западу
    [w] западу
    [sw] юго-западу
    [s] югу
    [se] юго-востоку
   *[e] востоку
}
ui-event-rank = Событие уровня { $n }
ui-no-event = Сейчас нет действующего события.
ui-doom = Неизбежность { $n }/8
ui-doom-next = { $n ->
    [one] следующий через { $n } карту
    [few] следующий через { $n } карты
   *[many] следующий через { $n } карт
}
ui-doomed = Неизбежность пришла
ui-stalls = Рынки
ui-decks = и все колоды
ui-stall-cards = { $n ->
    [0] пусто
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

## On a phone

ui-tabs = Части стола
ui-tab-map = Карта
ui-tab-hero = Герой
ui-tab-company = Спутники
ui-tab-chronicle = Летопись
ui-lower = Опустить лист
ui-raise = Поднять лист

## Keys

ui-key-choose = выбрать возможность с этим номером
ui-key-confirm = подтвердить
ui-key-back = на уровень назад; хода не завершает
ui-key-undo = отменить
ui-key-why = объяснить вопрос
ui-key-skip = к моему следующему решению
ui-key-order = поступать так в каждом раунде этого боя
ui-key-arrows = по клеткам карты
ui-key-home = к моему герою
ui-key-zoom = ближе, дальше, вся карта
ui-key-tabs = карта, герой, спутники, летопись
ui-key-light = дневной свет или свеча
ui-key-sound = включить или выключить звук
ui-key-plan = спланировать путь, и во время чужого хода

## Планирование

ui-plan = План
ui-plan-title = { $name }: план пути
ui-plan-says = Шанс закончить путь на каждой клетке с таким числом кубиков, до броска.
ui-plan-dice = Сколько кубиков
ui-plan-where = Куда стоит идти
ui-plan-chance = Шанс дойти: { $chance }
ui-plan-none = Сейчас нечего планировать.
ui-plan-nothing = Поблизости нет ничего, ради чего стоит идти.
ui-plan-end = Закончить план

## A game without pictures of its own

ui-plain-title = Что лежит на столе
ui-time-left = Раунд { $round }. Осталось примерно { $left ->
    [one] { $left } раунд
    [few] { $left } раунда
   *[other] { $left } раундов
}.
ui-time-left-off = (Оценка по партиям ботов, их { $games }; в среднем она ошибалась на { $off ->
    [one] { $off } раунд
    [few] { $off } раунда
   *[other] { $off } раундов
}.)
