### Великие мгновения, цель игры и то, о чём она.

ui-moment-victory = Победа
ui-moment-defeat = Поражение
ui-moment-won = Победа за героем: { $hero }.
ui-moment-lost-to = { $hero } не успевает: победа достаётся другому ({ $winner }).
ui-moment-all-lost = { $hero } терпит поражение, и вместе с ним все.
ui-moment-chronicle = Читать летопись
ui-moment-stay = Взглянуть на стол
ui-moment-go-on = Дальше
ui-moment-of = { $n } из { $most }
ui-settings-moments = Великие мгновения
ui-settings-moments-says = У неизбежности, событий, рун, уровней и нокаутов есть своя картина. У конца игры она есть всегда.

ui-goal = Цель
ui-goal-runes = Драконьи руны
ui-goal-second = Добудьте три Драконьи руны или сразите верховного лорда Маргата. Руны: { $n } из 3.
ui-goal-doom = Неизбежность: { $n } из { $most }. С последним жетоном начинается эндшпиль.
ui-goal-third = Сразите злодея, пока не вышло время: { $villain }.
ui-goal-third-unknown = Сразите злодея, пока не вышло время.
ui-goal-third-life = Жизнь злодея против вас: { $n }
ui-goal-rounds = Раунд { $n } из { $most }

ui-tale = О чём эта игра
ui-tale-go = В путь
ui-tale-second-1 = Старые драконы просыпаются. Чародей хочет пробудить их владыку, Маргата, и остановить его больше некому.
ui-tale-second-2 = Вы странствуете по костям, на которых нарисована местность. Где лежит самоцвет, там ждёт приключение: сначала зелёные, под конец красные.
ui-tale-second-3 = Бои приносят золото и опыт. Покупайте оружие, нанимайте друзей, растите; кто упадёт без чувств, потеряет часть добытого.
ui-tale-second-4 = Драконьи руны хранят Драконьи лорды. Кто соберёт три или сразит Маргата, тот победил, а первым может быть лишь один.
ui-tale-third-1 = Злодей копит силы. Через двенадцать раундов он явится, а ещё через двенадцать край будет потерян.
ui-tale-third-2 = В ходу три действия: путь по костям местности, приключение там, где лежит самоцвет, торговля в городах.
ui-tale-third-3 = Сражаются жетонами. Бросьте их и по очереди пользуйтесь тем, что выпало.
ui-tale-third-4 = Трофеи становятся умениями, а сюжетные задания ослабляют злодея. Кто сразит его, тот победил.

ui-second-face = Принять бой
ui-second-stake-margath = Сам верховный лорд. Падёт он, и игра выиграна; падёте вы, и он запомнит ваше лицо.
ui-second-stake-lord = Драконий лорд, хранитель Драконьей руны. Три руны приносят победу.
ui-second-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    }
ui-second-doom-of = Неизбежность, { $n } из { $most }
ui-second-doom-title = Неизбежность настигла город { $town }
ui-second-doom-left =
    { $n ->
        [0] Это был последний жетон: начинается эндшпиль.
        [one] Ещё один, и начнётся эндшпиль.
       *[other] Ещё { $n }, и начнётся эндшпиль.
    }
ui-second-endgame = Последний бой
ui-second-endgame-says = Время края вышло. Герои один за другим выходят против сильнейших врагов из тех, что остались.
ui-second-endgame-escape = Бежать нельзя никому
ui-second-rune =
    { $n ->
        [1] Первая Драконья руна
        [2] Вторая Драконья руна
       *[other] Третья Драконья руна
    }
ui-second-rune-mine =
    { $n ->
        [0] Все три ваши.
        [one] Ещё одна, и игра ваша.
       *[other] Ещё { $n }, и игра ваша.
    }
ui-second-rune-other =
    { $n ->
        [0] { $hero } держит все три.
        [one] До победы этого героя одна руна: { $hero }.
       *[other] До победы этого героя рун: { $n }. { $hero } идёт впереди.
    }
ui-second-level = Уровень { $n }
ui-second-knocked-out = Без чувств
ui-second-knocked-says = { $hero } попадает в ближайший город на чужих руках. Жизнь возвращается, кошелёк нет.
ui-second-up-again = Снова в строй
ui-second-event = Событие меняет край
ui-second-end-victory-margath =
    { $won ->
        [true] Верховный лорд мёртв, и драконам больше не для кого просыпаться.
       *[other] Верховный лорд мёртв, но песни сложат не о вас.
    }
ui-second-end-victory-runes =
    { $won ->
        [true] Три руны в одной руке, и сила драконов сломлена.
       *[other] Руны наконец лежат вместе, но в чужой руке.
    }
ui-second-end-victory-red-cards =
    { $won ->
        [true] Трое самых страшных пали, остальные насмотрелись.
       *[other] Трое самых страшных пали, но не от вашей руки.
    }
ui-second-end-solo-lost = Маргат простирает крылья над краем, и некому больше поднять глаза.
ui-second-end-endgame-over = Никто больше не стоит, и то, за что бились, осталось нерешённым.

ui-third-struck-down = Повержен
ui-third-skill-of =
    { $n ->
        [one] Первое умение
       *[other] Умение номер { $n }
    }
ui-third-end-margath-won = Дракон падает с неба прежде, чем загорается хоть одна крыша Тамалира.
ui-third-end-margath-lost = Тамалир горит, и дракон спит в его пепле.
ui-third-end-corpse-king-won = Могилы закрываются, и те, кто ходил, снова лежат.
ui-third-end-corpse-king-lost = Дороги теперь держат мёртвые. Хоронить их больше некому.
ui-third-end-grey-hunt-won = Гончие смолкают. Ловчий больше не выедет.
ui-third-end-grey-hunt-lost = Рог звучит над всем краем, и каждый в нём теперь дичь.

ui-gallery = Кто отправится в путь?
ui-gallery-take = Взять героя: { $hero }
ui-gallery-lots = Бросить жребий
ui-gallery-skills = Силён в
ui-start-quick-hero = Выбрать героя
ui-second-hero-varikas-the-dead-role = бьёт ещё до боя
ui-second-hero-mordrog-role = бьёт сильнее всех
ui-second-hero-mad-carthos-role = дешёвые покупки, дикий огонь
ui-second-hero-spiritspeaker-mok-role = лечит в пути
ui-second-hero-red-scorpion-role = не замечает ударов
ui-second-hero-silhouette-role = верный глаз, быстрые ноги
ui-second-hero-battlemage-jaes-role = всё пускает в ход дважды
ui-second-hero-bogran-the-shadow-role = всегда при деньгах
ui-second-hero-ronan-of-the-wild-role = в лесу как дома
ui-second-hero-valadir-role = прикрывает спутников
ui-second-hero-corbin-axebearer-role = не знает усталости
ui-second-hero-one-fist-role = лучше всего один

## Fewer presses, named numbers

ui-since = Что сделали другие
ui-since-all = Всё, строк: { $n }
ui-ride = Биться дальше, пока что-нибудь не изменится
ui-settings-safe = Одно нажатие, где нечем рисковать
ui-settings-safe-says = Там, где есть риск, цена или бой, по-прежнему нужно второе нажатие.
ui-settings-others = Показывать каждый шаг ботов
ui-settings-others-says = Иначе их ходы подводит итогом карточка.
ui-odds-name-win =
    { $about ->
        [true] около: выиграть бой
       *[other] выиграть бой
    }
ui-odds-name-there =
    { $about ->
        [true] около: победа там
       *[other] победа там
    }
ui-odds-away = уйти { $chance }
ui-odds-loss = нокаут { $chance }
