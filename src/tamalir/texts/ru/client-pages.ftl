### Страницы вокруг стола: начало, новая игра, сбор, летопись, запись партии, правила, первая игра, настройки.

## Везде

ui-page-home = На главную
ui-page-skip = К содержанию
ui-page-back = Назад
ui-page-copied = Скопировано
ui-page-loading = Минутку
ui-page-failed = Не получилось.
ui-page-unreachable = Сервер не отвечает. Ничего не потеряно: попробуйте чуть позже.
ui-page-not-found = Такой страницы нет.
ui-page-language = Язык
ui-page-settings = Настройки

## Начало

ui-start-title = Тамалир
ui-start-subtitle = Стол для игры Runebound
ui-start-menu = Главное меню
ui-start-continue = Продолжить
ui-start-continue-more =
    { $n ->
        [one] и ещё { $n } стол
        [few] и ещё { $n } стола
       *[other] и ещё { $n } столов
    }
ui-start-quick = Быстрая игра
ui-start-new = Новая игра
ui-start-new-says = От одного до шести мест, все варианты правил
ui-start-join = Сесть за стол
ui-start-join-says = По ссылке, которую вам дали
ui-start-learn = Обучение
ui-start-learn-says = Десять минут с костями в руке
ui-start-load = Загрузить файл
ui-beside = Рядом с коробкой
ui-start-watch = Смотреть
ui-start-rules = Правила
ui-start-about = О программе
ui-start-fan = Неофициальный проект поклонников. Бесплатно, открыто, без регистрации.
ui-start-setting-up = Стол готовится.
ui-start-choose-file = Выберите файл игры
ui-start-bad-file = Этот файл — не сохранённая игра.

## Столы этого браузера

ui-tables-title = Ваши столы
ui-tables-says = О них помнит только этот браузер. У кого есть ссылка места, тот может продолжить откуда угодно.
ui-tables-none = Столов пока нет. Быстрая игра начинается одним нажатием.
ui-tables-forget = Забыть этот стол
ui-tables-forget-sure = Без ссылки на это место никто не вернётся. Забыть?
ui-tables-forgotten = Сервер больше не знает этого стола.
ui-tables-your-turn = { $hero }{ $round ->
    [0] { "" }
   *[other] , раунд { $round }
}. Решаете вы.
ui-tables-waiting = { $hero }{ $round ->
    [0] { "" }
   *[other] , раунд { $round }
}. Решают другие.
ui-tables-over = { $hero }. Игра окончена.
ui-tables-watching = Вы смотрите.{ $round ->
    [0] { "" }
   *[other] { " " }Раунд { $round }.
}
ui-tables-watched = Игра, которую вы смотрели, окончена.

## Сесть за стол, смотреть

ui-join-title = Сесть за стол
ui-join-says = Вставьте ссылку своего места. Она открывает только это место, поэтому никому её не показывайте.
ui-join-field = Ссылка
ui-join-go = Сесть
ui-join-bad-link = Это не ссылка места за столом. Она выглядит так: { $example }.
ui-watch-title = Смотреть
ui-watch-says = Зрители видят то, что за столом открыто всем, и никаких тайн.
ui-watch-field = Ссылка для зрителей
ui-watch-go = Смотреть

## Новая игра

ui-new-title = Новая игра
ui-new-says = Всё расставлено так, что начать можно сразу.
ui-new-edition = Редакция
ui-new-edition-second-says = Возрождение Драконьих лордов. От одного до шести героев ищут Маргата или три Драконьи руны.
ui-new-edition-third-says = От двух до четырёх героев два акта копят силы; побеждает тот, кто сразит злодея.
ui-new-edition-bonds-says = В одиночку, командой или соперниками; враги играют сами.
ui-new-edition-plain = Словами вместо картинок: вопросы, варианты, карта и перечень всего, что лежит на столе.
ui-new-seats = Места
ui-new-seat = Место { $n }
ui-new-seat-who = Кто здесь сидит
ui-new-seat-me = Я
ui-new-seat-mine = Ещё один мой герой
ui-new-seat-mine-says = Этого героя тоже ведёте вы. Стол показывает того из ваших героев, чьего решения ждут.
ui-new-seat-here = Игрок за этим устройством
ui-new-seat-away = Игрок по ссылке
ui-new-seat-bot = Бот
ui-new-seat-name = Имя
ui-new-seat-hero = Герой
ui-new-seat-any-hero = По жребию
ui-new-seat-strength = Сила игры
ui-new-seat-add = Добавить место
ui-new-seat-remove = Убрать место { $n }
ui-new-how = Как вы играете
ui-new-variants = Варианты правил
ui-new-variants-says = Их предлагают правила. Ни один не обязателен.
ui-new-readings = Другие прочтения правил
ui-new-readings-says = Там, где правила оставляют свободу, стол может договориться о другом прочтении.
ui-new-changed =
    { $n ->
        [0] как в правилах
        [one] { $n } изменение
        [few] { $n } изменения
       *[other] { $n } изменений
    }
ui-new-house = Домашние правила
ui-new-odds = Шансы видны
ui-new-odds-says = У каждого выбора указаны его шансы. Выключено: каждый считает сам.
ui-new-thoughts = Боты говорят, что думают
ui-new-thoughts-says = Бот объясняет свой выбор, когда он уже сделан.
ui-new-enemies = За врагов играет компьютер
ui-new-enemies-says = В бою никому не нужно решать за врага соседа: это делает лучший бот.
ui-new-undo = Возврат ходов
ui-new-undo-own = Свой выбор
ui-new-undo-own-says = Последний выбор, пока не выпала кость и не открыта карта; дальше — с согласия всех.
ui-new-undo-consent = Только с согласия
ui-new-undo-consent-says = Согласны должны быть все за столом.
ui-new-undo-off = Никогда
ui-new-undo-off-says = Что сделано, то сделано.
ui-new-takeover = Отсутствующих заменяет бот
ui-new-takeover-says = Кого спрашивают, а его нет так долго, того до возвращения заменяет бот.
ui-new-clock = Время на решение
ui-new-clock-says = На вопрос, который остаётся открытым так долго, один раз отвечает бот.
ui-new-never = Никогда
ui-new-no-clock = Без ограничения
ui-new-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }
ui-new-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[other] { $n } часов
    }
ui-new-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }
ui-new-begin = Приготовить стол
ui-new-summary = Этот стол
ui-new-sum-people =
    { $n ->
        [0] Одни боты: вы смотрите
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
ui-new-sum-bots =
    { $n ->
        [0] без ботов
        [one] { $n } бот
        [few] { $n } бота
       *[other] { $n } ботов
    }
ui-new-same-hero = У двух мест не может быть одного героя.

## Сбор

ui-lobby-title = Стол готов
ui-lobby-says = Передайте каждому игроку ссылку его места. Увидеть её можно только здесь.
ui-lobby-seats = Места
ui-lobby-you = Вы
ui-lobby-here = за столом
ui-lobby-not-here = ещё не за столом
ui-lobby-this-device = на этом устройстве
ui-lobby-bot = бот, { $strength }
ui-lobby-standing-in = заменяет бот
ui-lobby-copy-link = Скопировать ссылку
ui-lobby-qr = QR-код
ui-lobby-qr-of = QR-код ссылки места { $n }
ui-lobby-new-link = Сделать новую ссылку
ui-lobby-new-link-says = Старая ссылка больше ничего не откроет.
ui-lobby-to-bot = Отдать боту
ui-lobby-to-human = Забрать у бота
ui-lobby-play-here = Играть и здесь
ui-lobby-your-name = Ваше имя
ui-lobby-save-name = Представиться
ui-lobby-all-here = Все в сборе.
ui-lobby-waiting =
    { $n ->
        [one] Не хватает { $n } игрока.
       *[other] Не хватает { $n } игроков.
    }
ui-lobby-to-table = К столу
ui-lobby-spectators = Зрители
ui-lobby-spectators-says = У кого есть эта ссылка, тот может смотреть и не видит тайн.
ui-lobby-goes = Скоро будет удалён
ui-lobby-goes-says = За этим столом давно никто не играл: { $day } он будет удалён. Продолжите игру, чтобы сохранить его, или запишите партию в файл.
ui-lobby-dice = Честные кости
ui-lobby-dice-says = Это число определено до первого броска. После игры любой может проверить по нему каждый бросок.
ui-lobby-dice-joint = Каждый добавил к костям свою долю: с броска { $n } их никто не мог выбрать.
ui-lobby-dice-server = Кости следуют только из этого числа, пока все не откроют стол и не добавят свою долю.

## Передача устройства

ui-curtain-title = Решает { $name }
ui-curtain-says = Передайте устройство. Ничего тайного не покажется, пока вы не подтвердите, что это вы.
ui-curtain-go = Играет { $name }

## Летопись

ui-end-page = Летопись
ui-end-won = Победитель: { $hero }
ui-end-won-before = Побеждает { $hero }. Следом: { $others }
ui-end-won-many = Победили вместе: { $heroes }
ui-end-team = Кто там был
ui-end-nobody = Никто не победил
ui-end-length =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
ui-end-replay = Запись партии
ui-end-again = Сыграть ещё
ui-end-export = Сохранить в файл
ui-end-not-over = Эта игра ещё идёт.
ui-end-to-table = К столу
ui-end-ranking = Места
ui-end-level = уровень
ui-end-gold = золото
ui-end-won-fights = побед
ui-end-lost-fights = поражений
ui-end-knockouts = без сознания
ui-end-you = Вы
ui-end-trails = Где ходили герои
ui-end-turn = Ход { $n }
ui-end-show = Показать этот момент
ui-end-saga = Сказание
ui-end-saga-none = Событий слишком мало для сказания.
ui-end-chances = Кто мог победить
ui-end-chances-says = Приблизительно, ход за ходом: оценка позиции по тому, как дальше шли игры ботов.
ui-end-chances-of = { $who }: сначала { $first } %, самое большее { $most } %.
ui-end-luck = Удача и выбор
ui-end-earned = заслуженно
ui-end-earned-lucky = заслуга и удача
ui-end-lucky = удачно
ui-end-neither = ни то ни другое
ui-end-luck-axis = удача в бросках
ui-end-luck-better = { $hero }: такая удача или большая выпадает в { $percent } % таких игр.
ui-end-luck-worse = { $hero }: такая удача или меньшая выпадает в { $percent } % таких игр.
ui-end-luck-few = { $hero }: ни один бросок не зависел от удачи.
ui-end-best = Лучший выбор в { $percent } % решений в бою, которые можно оценить (всего { $n }).
ui-end-counting = Решения оцениваются.
ui-end-not-whole = На всю игру времени не хватило: поздние решения не учтены.
ui-end-luck-none = Бросков слишком мало, чтобы говорить об удаче.
ui-end-shelf = Принесено домой
ui-end-shelf-empty = Только само сказание.
ui-end-gave = Что дал каждый
ui-end-share = Расскажите другим
ui-end-keep = Сохранить картинку
ui-end-copy = Скопировать ссылку
ui-end-same-dice = Те же кубики
ui-end-runes = руны
ui-end-duels = выигранные дуэли
ui-end-jewel-red = красные
ui-end-jewel-blue = синие
ui-end-jewel-yellow = жёлтые
ui-end-jewel-green = зелёные
ui-end-fair = Честны ли были кости?
ui-end-fair-check = Проверить каждый бросок
ui-end-fair-checking = Проверка
ui-end-fair-yes =
    { $n ->
        [one] { $n } бросок сверен с зерном, запечатанным до начала.
        [few] { $n } броска, каждый сверен с зерном, запечатанным до первого.
       *[other] { $n } бросков, каждый сверен с зерном, запечатанным до первого.
    }
ui-end-fair-noted = Этот браузер запомнил печать в начале игры.
ui-end-fair-seed = Это не то зерно, которое запечатали в начале игры.
ui-end-fair-throw = Бросок { $n } не следует из зерна.
ui-end-fair-gap = Броска { $n } не хватает.
ui-end-fair-joint = С броска { $n } кости были общими.
ui-end-fair-share = Доля места { $n } не та, что была обещана.
ui-end-fair-cannot = Этот браузер проверяет только по https или на этом компьютере.
ui-end-fair-no-proof = Эту партию нельзя доказать.

## Запись партии

ui-replay-page = Запись партии
ui-replay-moment = Момент { $n } из { $most }
ui-replay-scrub = Момент
ui-replay-play = Проиграть
ui-replay-pause = Пауза
ui-replay-first = В начало
ui-replay-last = В конец
ui-replay-before = Шаг назад
ui-replay-after = Шаг вперёд
ui-replay-turn-before = Предыдущий ход
ui-replay-turn-after = Следующий ход
ui-replay-speed = Скорость
ui-replay-share = Скопировать ссылку на этот момент
ui-replay-export = Сохранить в файл
ui-replay-fork = Играть отсюда дальше
ui-replay-fork-says = Отдельный стол со свежими костями. Эта партия останется как есть.
ui-replay-none = Ещё ничего не произошло.
ui-replay-happened = Что произошло

## Правила

ui-rules-title = Правила
ui-rules-says = Каждое правило, которому следует стол, с номером, который называют отказы и журнал.
ui-rules-find = Найти
ui-rules-field = Слово или номер правила
ui-rules-edition = Редакция
ui-rules-hits =
    { $n ->
        [0] Ни одно правило об этом не говорит. Попробуйте одно слово или его часть.
        [one] { $n } правило
        [few] { $n } правила
       *[other] { $n } правил
    }
ui-rules-chapters = Главы
ui-rules-shown-in-english = Это правило ещё не переведено, поэтому здесь оно на английском.
ui-rules-page-of = Книга правил, страница { $page }
ui-rules-differs = Где источники расходятся
ui-rules-link = Ссылка на это правило
ui-rules-none-such = Правила { $rule } нет.

## Главы правил

ui-chapter-second-win = Цель игры
ui-chapter-second-comp = Состав игры
ui-chapter-second-setup = Подготовка к игре
ui-chapter-second-turn = Ход
ui-chapter-second-refresh = Шаг сборов
ui-chapter-second-move = Шаг похода
ui-chapter-second-adv = Шаг приключения
ui-chapter-second-event = События
ui-chapter-second-enc = Встречи
ui-chapter-second-undef = Непреодолённые препятствия
ui-chapter-second-meet = Другие герои
ui-chapter-second-market = Шаг торга
ui-chapter-second-limit = Пределы союзников и предметов
ui-chapter-second-xp = Шаг опыта
ui-chapter-second-wound = Раны и усилия
ui-chapter-second-effect = Применение карт
ui-chapter-second-act = Активация карт
ui-chapter-second-combat = Бой
ui-chapter-second-escape = Бегство
ui-chapter-second-ally = Союзники в бою
ui-chapter-second-ko = Потеря сознания
ui-chapter-second-duel = Поединок героев
ui-chapter-second-skill = Проверки умений
ui-chapter-second-var = Варианты правил
ui-chapter-second-doom = Трек неизбежности
ui-chapter-second-end = Эндшпиль
ui-chapter-second-hazard = Дорожные опасности
ui-chapter-second-term = Понятия
ui-chapter-second-gap = Решения там, где правила молчат

## Настройки

ui-settings-title = Настройки
ui-settings-says = Хранятся в этом браузере. Для других игроков ничего не меняют.
ui-settings-language = Язык
ui-settings-theme = Свет
ui-settings-theme-system = Как на устройстве
ui-settings-theme-parchment = Дневной свет
ui-settings-theme-candle = Свет свечи
ui-settings-speed = Скорость движения
ui-settings-speed-off = Без движения
ui-settings-speed-slow = Медленно
ui-settings-speed-normal = Обычно
ui-settings-speed-fast = Быстро
ui-settings-sound = Звук
ui-settings-volume = Громкость
ui-settings-air = Звуки окружения
ui-settings-motion = Меньше движения
ui-settings-motion-says = Ничто не катится и не летает; итог просто виден.
ui-settings-press = Отвечает одно нажатие
ui-settings-press-says = Иначе первое нажатие показывает, что будет, а второе делает.
ui-settings-name = Ваше имя за новыми столами

## О программе

ui-about-title = О программе «Тамалир»
ui-about-what = «Тамалир» — стол для настольной игры Runebound: каждое правило исполняется так, как стоит в книге, каждый отказ называет своё правило, а каждый бросок можно проверить.
ui-about-fan = Это неофициальный проект поклонников. Он не связан с издателем Runebound и не одобрен им. В нём нет рисунков и текстов издателя; имена и числа взяты из правил, а карты и места, которых не описывает ни один источник, придуманы нами.
ui-about-free = Он бесплатен и открыт, без рекламы и без регистрации. О вас не хранится ничего, кроме имени, которое вы называете за столом.
ui-about-credits = Благодарности
ui-about-icons = Значки: Game-icons.net, авторы Lorc, Delapouite и другие, Creative Commons BY 3.0. Знаки местности, камни, кости, города и карта — наши.
ui-about-fonts = Шрифты: Alegreya, Alegreya SC и Alegreya Sans, автор Хуан Пабло дель Пераль, Huerta Tipográfica, SIL Open Font License 1.1.
ui-about-parts = Построено на Svelte, Project Fluent, Python, Litestar и SQLAlchemy.
ui-about-licence = Программа — свободное ПО под лицензией MIT; данные карт и поля — под Creative Commons BY 4.0.
ui-about-version = Версия { $version }

## Уведомления браузера

ui-push = Сообщать, когда мой ход
ui-push-says = Уведомление этого браузера, даже когда стол закрыт.
ui-push-blocked = Браузер не разрешает этой странице показывать уведомления. Это можно изменить в его настройках.
ui-push-failed = Не получилось. Приватные окна не разрешают уведомлений; в обычном окне попробуйте ещё раз.

## Свои карты и лаборатория

ui-lab-title = Лаборатория
ui-lab-says = Что карта меняет в игре и что видно по многим партиям.
ui-lab-drop = Перетащите сюда результат лаборатории или выберите файл.
ui-lab-other = Другой результат:
ui-lab-choose = Выбрать файл
ui-lab-bad = «{ $file }» — не результат лаборатории. Нужен файл, который записывают команды ниже.
ui-lab-how = Как получить результат
ui-lab-how-card = Карта из коробки или своя: одни и те же партии играются с ней и без неё.
ui-lab-how-report = Много партий сразу и то, что по ним видно:
ui-lab-private = Файл читает только этот браузер; он никуда не отправляется.
ui-packs = Свои карты
ui-packs-says = Набор своих карт присоединяется к этому столу. Это только данные; сервер проверяет их, прежде чем они лягут на стол.
ui-packs-zip = Файл zip
ui-packs-folder = Папка
ui-packs-checking = Проверяется …
ui-packs-drop = Убрать { $name }
ui-packs-bad = С этим набором играть нельзя: { $why }
ui-packs-lab = Сколько стоит карта? Спросите:
ui-packs-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
