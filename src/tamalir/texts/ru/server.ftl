### Что говорит сервер стола.

## Кого ждёт стол

waiting-who = { NAME($hero) } ({ $player })
waiting-several = Ждём игроков: { $list }.
waiting-any = { $who } принимает решение.
waiting-setup = { $who } готовится к игре.
waiting-turn = { $who } решает, что дальше.
waiting-movement = { $who } выбирает путь.
waiting-move = { $who } выбирает путь.
waiting-adventure = { $who } решает, что здесь делать.
waiting-card = { $who } решает, как быть с картой.
waiting-event = { $who } решает, как быть с событием.
waiting-experience = { $who } распоряжается опытом.
waiting-limits = { $who } освобождает место среди карт.
waiting-market = { $who } торгуется.
waiting-shop = { $who } делает покупки.
waiting-negotiation = { $who } ведёт переговоры.
waiting-deal = { $who } ведёт переговоры.
waiting-game = { $who } решает, закончить ли игру.
waiting-roll = { $who } решает, как быть с броском.
waiting-dice = { $who } решает, как быть с кубиками.
waiting-combat = { $who } сражается.
waiting-fight = { $who } сражается.
waiting-wounds = { $who } решает, как быть с ранами.
waiting-reward = { $who } выбирает награду.
waiting-duel = { $who } выбирает добычу.
waiting-knockout = { $who } приходит в себя.
waiting-hand = { $who } выбирает карты с руки.
waiting-hero = { $who } думает о способности.
waiting-learn = { $who } изучает навыки.
waiting-trophy = { $who } решает, как быть с трофеями.
waiting-test = { $who } проходит проверку.
waiting-asset = { $who } решает, как быть с приобретением.
waiting-quest = { $who } решает, чем кончится задание.
waiting-villain = { $who } передвигает злодея.

## Что происходит на карте

event-moved-to = { NAME($hero) } выходит на клетку: { $what }.

## Книга

book-colour-green = зелёный
book-letter-green = З
book-colour-yellow = жёлтый
book-letter-yellow = Ж
book-colour-blue = синий
book-letter-blue = С
book-colour-red = красный
book-letter-red = К
book-attribute-mind = Разум
book-attribute-body = Тело
book-attribute-spirit = Дух
book-attack-ranged = дальний бой
book-attack-melee = ближний бой
book-attack-magic = магический бой

## Боты

book-bot-random = Случай
book-bot-says-random = Выбирает любой разрешённый вариант. Быстр и никому не опасен.
book-bot-novice = Новичок
book-bot-says-novice = Играет как в первой своей партии: разумно, но без плана.
book-bot-adventurer = Искатель приключений
book-bot-says-adventurer = Планирует путь, знает шансы в бою и обходит то, что слишком опасно.
book-bot-champion = Чемпион
book-bot-says-champion = Стремится к рунам, охотится на тех, у кого они есть, и думает дольше всех.
book-bot-says-third-adventurer = Выбирает приключения, сюжет и рынок по их ценности, знает шансы в бою и действует смело.
book-bot-says-third-champion = Больше не ошибается и жёстко играет за врагов других игроков.
book-bot-says-bonds-adventurer = Выбирает приключения, сюжет и рынок по их ценности, знает шансы в бою и действует смело.
book-bot-says-bonds-champion = Больше не ошибается и жёстко играет за врагов других игроков.

## Варианты правил

book-option-doom-track = Трек неизбежности
book-option-says-doom-track = Сброшенные карты приключений копятся под рынками городов и приближают неизбежное; с восьмым жетоном неизбежности начинается эндшпиль.
book-option-travel-hazards = Дорожные опасности
book-option-says-travel-hazards = Кто заканчивает движение в глуши, может столкнуться с опасностью.
book-option-softer-knockouts = Смягчение потерь
book-option-says-softer-knockouts = Герой, потерявший сознание, теряет меньше.
book-option-item-limits = Предел предметов
book-option-says-item-limits = Число предметов каждого вида у героя ограничено.
book-option-ally-limits = Предел союзников
book-option-says-ally-limits = Союзников может быть сколько угодно, но каждому платят жалованье.
book-option-length = Длительность игры
book-option-says-length = В быстрой игре опыт обходится дешевле, в долгой дороже.
book-option-battle-trophies = Боевые трофеи
book-option-says-battle-trophies = Победивший другого героя забирает добычу.
book-option-slower-doom = Неспешная неизбежность
book-option-says-slower-doom = Неизбежность приближает вдвое больше карт; за последним городом они идут по треку второй раз.
book-option-slower-solo-doom = Неспешная неизбежность для одного игрока
book-option-says-slower-solo-doom = В одиночной игре неизбежность приближают три карты, а не две.
book-option-doom-under-decks = Карты неизбежности под колоды
book-option-says-doom-under-decks = Когда кладётся жетон неизбежности, прочие карты уходят под свои колоды, а не в сброс.
book-option-escape-from-bare-mind = Лёгкое бегство от героя
book-option-says-escape-from-bare-mind = Убегая от героя, бросают против одного его разума.
book-option-double-knockout-spares-winner = Двойное падение щадит победителя
book-option-says-double-knockout-spares-winner = Если оба героя падают разом, победитель не теряет сознания.
book-option-first-player = Первый игрок
book-option-says-first-player = Кто начинает.
book-option-negotiate-and-adventure = Переговоры и приключение
book-option-says-negotiate-and-adventure = Герой может вести переговоры и в тот же ход пойти на приключение.
book-option-most-offers = Число предложений
book-option-says-most-offers = После стольких предложений переговоры кончаются ничем.
book-option-forfeited-bars-undefeated = Оставленные цвета закрыты
book-option-says-forfeited-bars-undefeated = Кто отказался от цвета, не может браться и за непреодолённые препятствия этого цвета.
book-option-forfeited-hazards-rise = Опасности оставленных цветов растут
book-option-says-forfeited-hazards-rise = Опасность оставленного цвета становится самой лёгкой из разрешённых.
book-option-hazard-number-of-the-check = Число столкновения по первому броску
book-option-says-hazard-number-of-the-check = Считаются символы проверочного броска; второго броска нет.
book-option-hazard-ends-only-the-step = Опасность завершает лишь шаг
book-option-says-hazard-ends-only-the-step = После опасности ход продолжается со следующего шага.
book-option-endgame-after-the-turn = Эндшпиль после хода
book-option-says-endgame-after-the-turn = Ход, в котором положен восьмой жетон неизбежности, доигрывается до конца.
book-option-solo-elimination-wins = Единственный игрок не проигрывает эндшпиль
book-option-says-solo-elimination-wins = Одиночный игрок побеждает и выбыв: красных карт больше всех у него.
book-option-defender-uses-ally-abilities = Защитник пользуется союзниками
book-option-says-defender-uses-ally-abilities = В поединке защитник может применять свойства союзников, кроме атак.
book-option-decide-each-step = Решать каждый шаг
book-option-says-decide-each-step = Каждый шаг пути, каждое бегство и каждый удар — отдельный вопрос. Выключено: путь выбирают целиком, о бегстве и атаке спрашивают сразу, а о том, что ничего не меняет, не спрашивают.
book-option-turn-limit = Предел ходов
book-option-says-turn-limit = После стольких ходов игра кончается: решают преодолённые красные препятствия, затем уровень, затем золото. 0 означает без предела.
book-option-scenario = Сценарий
book-option-says-scenario = Какая история разыгрывается.
book-option-deals = Обмен
book-option-says-deals = Сколько раз за ход герои на одной клетке могут меняться.
book-option-mode = Режим
book-option-says-mode = Сотрудничают герои, соперничают, или играет один.
book-option-board-abilities = Способности боевых планшетов
book-option-says-board-abilities = Враги сражаются со способностями своих боевых планшетов.
book-option-skill-sets = Наборы навыков
book-option-says-skill-sets = Какие шесть из девяти наборов навыков войдут в колоду.
book-option-asset-sets = Наборы имущества
book-option-says-asset-sets = Какие три из четырёх наборов имущества войдут в колоду.
book-option-enemy-choices = Решения врагов
book-option-says-enemy-choices = Кто решает за врагов, когда правила оставляют выбор.
book-choice-length-shorter = быстрая
book-choice-length-standard = обычная
book-choice-length-longer = долгая
book-choice-first-player-random = по жребию
book-choice-first-player-first-seat = первое место
book-choice-scenario-agree = игроки договариваются
book-choice-scenario-margath = Маргат
book-choice-scenario-corpse-king = Король мертвецов
book-choice-scenario-grey-hunt = Серая охота
book-choice-scenario-locust-swarm = Рой саранчи
book-choice-scenario-red-death = Красная смерть
book-choice-deals-free = без ограничений
book-choice-deals-limited = не более десяти раз
book-choice-mode-cooperative = командный
book-choice-mode-competitive = соревновательный
book-choice-mode-solo = одиночный
book-option-difficulty = Сложность
book-option-says-difficulty = Насколько трудна командная игра: как в правилах или с иным здоровьем врага, временем и помощью в начале.
book-choice-difficulty-written = как в правилах
book-choice-difficulty-easy = легко
book-choice-difficulty-normal = обычно
book-choice-difficulty-hard = трудно
book-choice-skill-sets-drawn = по жребию
book-choice-skill-sets-base = из базовой игры
book-choice-skill-sets-new = новые, остальные по жребию
book-choice-skill-sets-chosen = выбирают игроки
book-choice-asset-sets-drawn = по жребию
book-choice-asset-sets-base = из базовой игры
book-choice-asset-sets-new = новые, остальные по жребию
book-choice-asset-sets-chosen = выбирают игроки
book-choice-enemy-choices-engine = компьютер
book-choice-enemy-choices-players = игроки

## Начало

play-at = Стол открыт по адресу { $address } (Ctrl-C завершает; игры сохраняются).

## Уведомления браузера: коротко, для заблокированного экрана

push-your-turn = Ваш ход, { $name }
push-game-over = Игра окончена
push-others = За столом: { $list }
