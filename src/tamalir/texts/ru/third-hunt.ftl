### «Серая охота», наш собственный сценарий: имена и художественный текст.

## Сценарий и злодей

name-grey-huntress = Серая Охотница
    .gender = f
    .gen = Серой Охотницы
    .dat = Серой Охотнице
    .acc = Серую Охотницу
    .ins = Серой Охотницей
    .loc = Серой Охотнице
name-grey-hunt = Серая охота
    .gender = f
    .gen = Серой охоты
    .dat = Серой охоте
    .acc = Серую охоту
    .ins = Серой охотой
    .loc = Серой охоте

## Враги

name-grey-hounds = Серые гончие
    .gender = p
    .gen = Серых гончих
    .dat = Серым гончим
    .acc = Серых гончих
    .ins = Серыми гончими
    .loc = Серых гончих
flavour-grey-hounds = Они не лают. Лают собаки, которые ещё не решили.
name-mist-riders = Всадники из тумана
    .gender = p
    .gen = Всадников из тумана
    .dat = Всадникам из тумана
    .acc = Всадников из тумана
    .ins = Всадниками из тумана
    .loc = Всадниках из тумана
flavour-mist-riders = Первый топот слышен слева. Копьё приходит с другой стороны.
name-antlered-one = Рогач
    .gender = m
    .gen = Рогача
    .dat = Рогачу
    .acc = Рогача
    .ins = Рогачом
    .loc = Рогаче
flavour-antlered-one = Когда-то он был дичью. И плохо это перенёс.
name-poachers = Браконьеры
    .gender = p
    .gen = Браконьеров
    .dat = Браконьерам
    .acc = Браконьеров
    .ins = Браконьерами
    .loc = Браконьерах
flavour-poachers = Охотятся на то же, что и Охотница, и надеются, что она не обидится.
name-beaters = Загонщики
    .gender = p
    .gen = Загонщиков
    .dat = Загонщикам
    .acc = Загонщиков
    .ins = Загонщиками
    .loc = Загонщиках
flavour-beaters = Деревенские с барабанами. Им сказали, что гнать кого-то придётся, и они переглянулись.
name-hollow-falconer = Пустой сокольничий
    .gender = m
    .gen = Пустого сокольничего
    .dat = Пустому сокольничему
    .acc = Пустого сокольничего
    .ins = Пустым сокольничим
    .loc = Пустом сокольничем
flavour-hollow-falconer = Под капюшоном никого. Приказывает сокол.
name-silver-thief = Похитительница серебра
    .gender = f
    .gen = Похитительницы серебра
    .dat = Похитительнице серебра
    .acc = Похитительницу серебра
    .ins = Похитительницей серебра
    .loc = Похитительнице серебра
flavour-silver-thief = «Я спасаю тебе жизнь», — говорит она и даже не врёт.
name-first-hound = Первый пёс
    .gender = m
    .gen = Первого пса
    .dat = Первому псу
    .acc = Первого пса
    .ins = Первым псом
    .loc = Первом псе
flavour-first-hound = Все прочие — с него списаны, и он это знает.

## Задания

name-tracks-in-the-frost = Следы на инее
    .gender = p
    .gen = Следов на инее
    .dat = Следам на инее
    .ins = Следами на инее
    .loc = Следах на инее
flavour-tracks-in-the-frost = Копыта, лапы и одна пара сапог, идущая задом наперёд.
name-the-silversmiths-debt = Долг серебряника
    .gender = m
    .gen = Долга серебряника
    .dat = Долгу серебряника
    .ins = Долгом серебряника
    .loc = Долге серебряника
flavour-the-silversmiths-debt = Он должен всем, так что беречь его приходится каждому.
name-hide-in-the-reeds = Шалаш в камышах
    .gender = m
    .gen = Шалаша в камышах
    .dat = Шалашу в камышах
    .ins = Шалашом в камышах
    .loc = Шалаше в камышах
flavour-hide-in-the-reeds = Тому, кто его построил, было видно всё. Не помогло.
name-the-white-hart = Белый олень
    .gender = m
    .gen = Белого оленя
    .dat = Белому оленю
    .acc = Белого оленя
    .ins = Белым оленем
    .loc = Белом олене
flavour-the-white-hart = За ним можно идти ровно столько, сколько ему угодно.
name-cold-campfire = Остывший костёр
    .gender = m
    .gen = Остывшего костра
    .dat = Остывшему костру
    .ins = Остывшим костром
    .loc = Остывшем костре
flavour-cold-campfire = Четыре миски, пять ложек и некого спросить.
name-moonwell = Лунный колодец
    .gender = m
    .gen = Лунного колодца
    .dat = Лунному колодцу
    .ins = Лунным колодцем
    .loc = Лунном колодце
flavour-moonwell = Луна в нём каждую ночь полная. С той, второй, она больше не советуется.
name-old-hunters-map = Карта старого охотника
    .gender = f
    .gen = Карты старого охотника
    .dat = Карте старого охотника
    .acc = Карту старого охотника
    .ins = Картой старого охотника
    .loc = Карте старого охотника
flavour-old-hunters-map = Отмечено всё, где он едва не погиб. На остальное места почти не осталось.
name-wolf-pit = Волчья яма
    .gender = f
    .gen = Волчьей ямы
    .dat = Волчьей яме
    .acc = Волчью яму
    .ins = Волчьей ямой
    .loc = Волчьей яме
flavour-wolf-pit = Волк на дне предлагает перемирие до утра.
name-arrow-in-the-oak = Стрела в дубе
    .gender = f
    .gen = Стрелы в дубе
    .dat = Стреле в дубе
    .acc = Стрелу в дубе
    .ins = Стрелой в дубе
    .loc = Стреле в дубе
flavour-arrow-in-the-oak = Торчит там сто лет и до сих пор на кого-то показывает.
name-the-charcoal-burner = Угольщик
    .gender = m
    .gen = Угольщика
    .dat = Угольщику
    .acc = Угольщика
    .ins = Угольщиком
    .loc = Угольщике
flavour-the-charcoal-burner = Охота каждую зиму проезжает мимо и здоровается. Ответить он ни разу не решился.
name-the-broken-snare = Порванный силок
    .gender = m
    .gen = Порванного силка
    .dat = Порванному силку
    .ins = Порванным силком
    .loc = Порванном силке
flavour-the-broken-snare = То, что вырвалось, завязало узел заново. Лучше прежнего.
name-the-huntsmans-widow = Вдова ловчего
    .gender = f
    .gen = Вдовы ловчего
    .dat = Вдове ловчего
    .acc = Вдову ловчего
    .ins = Вдовой ловчего
    .loc = Вдове ловчего
flavour-the-huntsmans-widow = Каждый вечер она ставит два прибора. Из одного едят.

## События

name-horn-at-dusk = Рог в сумерках
    .gender = m
    .gen = Рога в сумерках
    .dat = Рогу в сумерках
    .ins = Рогом в сумерках
    .loc = Роге в сумерках
flavour-horn-at-dusk = Один сигнал: кого-то нашли. Второй — кого.
name-run-with-the-pack = Бег со сворой
    .gender = m
    .gen = Бега со сворой
    .dat = Бегу со сворой
    .ins = Бегом со сворой
    .loc = Беге со сворой
flavour-run-with-the-pack = Быть быстрее гончих незачем. Хватит быть быстрее друзей.
name-false-trail = Ложный след
    .gender = m
    .gen = Ложного следа
    .dat = Ложному следу
    .ins = Ложным следом
    .loc = Ложном следе
flavour-false-trail = Немного серебра в чужой седельной сумке — и ночь опять тиха.
name-bait = Приманка
    .gender = f
    .gen = Приманки
    .dat = Приманке
    .acc = Приманку
    .ins = Приманкой
    .loc = Приманке
flavour-bait = Коза согласилась сама. Тут бы и задуматься.
name-the-fletcher = Стрельник
    .gender = m
    .gen = Стрельника
    .dat = Стрельнику
    .acc = Стрельника
    .ins = Стрельником
    .loc = Стрельнике
flavour-the-fletcher = Он ручается за каждую стрелу. Жалобы принимает только лично.
name-a-price-on-your-head = Награда за голову
    .gender = f
    .gen = Награды за голову
    .dat = Награде за голову
    .acc = Награду за голову
    .ins = Наградой за голову
    .loc = Награде за голову
flavour-a-price-on-your-head = Портрет льстит. Сумма — нет.
name-shared-fire = Общий костёр
    .gender = m
    .gen = Общего костра
    .dat = Общему костру
    .ins = Общим костром
    .loc = Общем костре
flavour-shared-fire = Имён не спрашивают, поклажу пересчитывают все.
name-wager-of-hunters = Пари охотников
    .gender = n
flavour-wager-of-hunters = Ставки высоки, а рассказы ещё выше.
name-bloodhound-for-sale = Ищейка на продажу
    .gender = f
    .gen = Ищейки на продажу
    .dat = Ищейке на продажу
    .acc = Ищейку на продажу
    .ins = Ищейкой на продажу
    .loc = Ищейке на продажу
flavour-bloodhound-for-sale = Найдёт всё, кроме дороги к продавцу. Потому он и торгует.
name-the-poachers-tale = Рассказ браконьера
    .gender = m
    .gen = Рассказа браконьера
    .dat = Рассказу браконьера
    .ins = Рассказом браконьера
    .loc = Рассказе браконьера
flavour-the-poachers-tale = Клянётся, что никогда там не был, и описывает всё до мелочей.
name-oath-at-the-crossroads = Клятва на распутье
    .gender = f
    .gen = Клятвы на распутье
    .dat = Клятве на распутье
    .acc = Клятву на распутье
    .ins = Клятвой на распутье
    .loc = Клятве на распутье
flavour-oath-at-the-crossroads = Клялись вчетвером на одном ноже. У кого останется нож, не решили.

## Карты истории

name-the-silver-vein = Серебряная жила
    .gender = f
    .gen = Серебряной жилы
    .dat = Серебряной жиле
    .acc = Серебряную жилу
    .ins = Серебряной жилой
    .loc = Серебряной жиле
flavour-the-silver-vein = Рудокопы ушли второпях и забрали лестницы.
name-the-buried-quiver = Зарытый колчан
    .gender = m
    .gen = Зарытого колчана
    .dat = Зарытому колчану
    .ins = Зарытым колчаном
    .loc = Зарытом колчане
flavour-the-buried-quiver = Лучника в могиле нет. Её вырыли для стрел.
name-den-of-the-first-hound = Логово первого пса
    .gender = n
    .gen = Логова первого пса
    .dat = Логову первого пса
    .ins = Логовом первого пса
    .loc = Логове первого пса
flavour-den-of-the-first-hound = Кости разложены по размеру. Зверь он аккуратный.
name-vigil-in-the-circle = Бдение в круге
    .gender = n
    .gen = Бдения в круге
    .dat = Бдению в круге
    .ins = Бдением в круге
    .loc = Бдении в круге
flavour-vigil-in-the-circle = Одна ночь среди камней. Слушают они внимательнее, чем хотелось бы.
name-the-bowyers-apprentice = Подмастерье лучника
    .gender = m
    .gen = Подмастерья лучника
    .dat = Подмастерью лучника
    .ins = Подмастерьем лучника
flavour-the-bowyers-apprentice = Он знает, где мастер спрятал серебро, и ему скучно.
name-moot-of-the-hunters = Сход охотников
    .gender = m
    .gen = Схода охотников
    .dat = Сходу охотников
    .ins = Сходом охотников
    .loc = Сходе охотников
flavour-moot-of-the-hunters = Видели её все, и все в тот миг смотрели в другую сторону.
name-the-cut-leash = Перерезанный поводок
    .gender = m
    .gen = Перерезанного поводка
    .dat = Перерезанному поводку
    .ins = Перерезанным поводком
    .loc = Перерезанном поводке
flavour-the-cut-leash = Без гончих ей приходится вернуться и пересчитать их. Их очень много.
name-horns-in-the-night = Рога в ночи
    .gender = p
    .gen = Рогов в ночи
    .dat = Рогам в ночи
    .ins = Рогами в ночи
    .loc = Рогах в ночи
flavour-horns-in-the-night = Никто не спал. Некоторые ушли довольно далеко.
name-the-hunt-feasts = Пир охоты
    .gender = m
    .gen = Пира охоты
    .dat = Пиру охоты
    .ins = Пиром охоты
    .loc = Пире охоты
flavour-the-hunt-feasts = Гостям рады. Мясо они приносят с собой.
name-silver-from-the-sky = Серебро с неба
    .gender = n
    .gen = Серебра с неба
    .dat = Серебру с неба
    .ins = Серебром с неба
    .loc = Серебре с неба
flavour-silver-from-the-sky = Упала звезда. К утру у каждого был её кусок и меньше друзей.

## Способности

name-never-loses-the-trail = Не теряет след
    .gender = m
name-call-of-the-horn = Зов рога
    .gender = m
name-grey-arrow = Серая стрела
    .gender = f
name-turn-as-one = Поворот всей сворой
    .gender = m
name-drag-down = Свалить с ног
    .gender = n
name-half-in-the-mist = Наполовину в тумане
    .gender = n
name-lances-down = Копья к бою
    .gender = p
name-spells-break-on-bone = Чары ломаются о кость
    .gender = p
name-lowered-antlers = Опущенные рога
    .gender = p
name-wire-across-the-path = Проволока поперёк тропы
    .gender = f
name-from-both-sides = С двух сторон
    .gender = n
name-din-of-drums = Грохот барабанов
    .gender = m
name-close-the-ring = Сомкнуть кольцо
    .gender = n
name-stooping-falcon = Сокол камнем вниз
    .gender = m
name-light-fingers = Лёгкие пальцы
    .gender = p
name-gone-round-the-corner = Уже за углом
    .gender = n
name-teeth-of-winter = Зубы зимы
    .gender = p
name-circles-again = Новый круг
    .gender = m

## Что говорит карта и что происходит

part-third-hunt =
    Между раундами злодей скачет к добыче по любой местности: в первом акте на { $pace } кл., во втором на { $faster }. Добыча — непобеждённый герой, у которого больше всего серебряных наконечников, среди равных — ближайший. Настигнутый герой получает раны ({ $bite }) и теряет серебряный наконечник, а { NAME($who) } возвращается туда, откуда выехала охота. После второго акта злодей вместо этого нападает сразу, и бежать нельзя.
event-villain-rides =
    { $n ->
        [0] { NAME($who) } ждёт на клетке { $hex }. Добыча: { NAME($hero) }.
       *[other] { NAME($who) } скачет за добычей ({ NAME($hero) }), клеток: { $n }, на клетку { $hex }.
    }
event-villain-strikes =
    { $n ->
        [0] { NAME($who) } наносит удар и исчезает: { NAME($place) }. Добыча: { NAME($hero) }.
       *[other] { NAME($who) } наносит удар, забирает { third-story-tokens } и исчезает: { NAME($place) }. Добыча: { NAME($hero) }.
    }
event-villain-attacks = { NAME($who) } настигает добычу и нападает: { NAME($hero) }!
event-villain-driven-off = { NAME($hero) } прогоняет злодея; { NAME($who) } возвращается: { NAME($place) }.

## Между героями

effect-third-another-hero =
    { $here ->
        [yes] другой герой на вашей клетке по вашему выбору: { $effects }
       *[none] другой герой по вашему выбору: { $effects }
    }
effect-third-rob =
    { $what ->
        [story] отберите у другого героя сюжетные жетоны (не больше { $amount })
       *[none] отберите у другого героя не больше { $amount } золота
    }
effect-third-contest =
    каждый герой проходит проверку { third-attribute-gen }{ $modifier ->
        [none] {""}
       *[other] { " " }({ SIGNED($modifier) })
    }; у кого больше всего успехов: { $effects }{ $losers ->
        [none] {""}
       *[other] ; остальные: { $losers }
    }
effect-third-drive-off = злодей, который охотится, возвращается в своё логово
ask-card-hero = { NAME($card) }. { NAME($who) }: какого героя вы называете?
event-contest-won = { NAME($who) } побеждает в состязании (успехов: { $n }).
event-contest-lost = { NAME($who) } не побеждает в состязании (успехов: { $n }).
