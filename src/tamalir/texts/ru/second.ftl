### Вторая редакция: вопросы, возможности, события и предложения на картах.

## Общие слова; читают переменные того предложения, в котором стоят

# винительный падеж женского рода: «дальнюю атаку»
second-kind =
    { $kind ->
        [ranged] дальнюю
        [melee] ближнюю
       *[magic] магическую
    }
# родительный
second-attribute =
    { $attribute ->
        [mind] разума
        [body] тела
       *[spirit] духа
    }
# дательный
second-what =
    { $what ->
        [mind] разуму
        [body] телу
        [spirit] духу
        [life] жизни
        [stamina] силе
        [ranged] дальнему урону
        [melee] ближнему урону
        [magic] магическому урону
       *[other] { $what }
    }
# винительный
second-n-wounds =
    { $n } { $n ->
        [one] рану
        [few] раны
       *[many] ран
    }
second-wounds =
    { $wounds } { $wounds ->
        [one] рану
        [few] раны
       *[many] ран
    }
second-n-exhaustion =
    { $n } { $n ->
        [one] усилие
        [few] усилия
       *[many] усилий
    }
second-exhaustion =
    { $exhaustion } { $exhaustion ->
        [one] усилие
        [few] усилия
       *[many] усилий
    }
second-rank =
    { $rank ->
        [1] I
        [2] II
       *[3] III
    }
second-sum =
    { $dice } + { $own }{ SIGN($added) ->
        [minus] {" "}− { SIZE($added) }
       *[plus] { $added ->
            [0] {""}
           *[other] {" "}+ { $added }
        }
    }, итог { $total } против { $target }
# как дошло до броска; если событие об этом молчит, просто бросок
second-throws =
    { $act ->
        [attack] { $kind ->
            [ranged] атакует издали: { second-sum }
            [melee] атакует вблизи: { second-sum }
           *[magic] атакует магией: { second-sum }
        }
        [defence] { $kind ->
            [ranged] защищается в дальнем бою: { second-sum }
            [melee] защищается в ближнем бою: { second-sum }
           *[magic] защищается от магии: { second-sum }
        }
       *[none] выбрасывает { second-sum }
    }
second-what-acc =
    { $what ->
        [mind] разум
        [body] тело
        [spirit] дух
        [life] жизнь
        [stamina] силу
        [ranged] дальний урон
        [melee] ближний урон
       *[magic] магический урон
    }

## Вопросы: бой

ask-combat-before = Перед боем: какую карту примените?
ask-combat-escape = Раунд { $round }: попытаетесь бежать?
ask-combat-act =
    Раунд { $round }, { $kind ->
        [ranged] фаза дальнего боя
        [melee] фаза ближнего боя
       *[magic] фаза магического боя
    }: { $escape ->
        [yes] сначала бежать, атаковать или защищаться?
       *[no] атаковать или защищаться?
    }
ask-combat-hit = { NAME($who) } попадает и наносит { second-n-wounds }. Усилить удар?
ask-roll-improve =
    { $target ->
        [0] { NAME($who) } задаёт целевое число { $total }. Повысить его?
       *[other] { NAME($who) }: итог { $total }, а нужно { $target }. Улучшить бросок?
    }
ask-wounds-cancel = { NAME($who) } вот-вот получит { second-n-wounds }. Отвести?

## Вопросы: кости, брошенные рукой

ask-roll-combat = Бросьте две десятигранные кости за { NAME($who, case: "acc") }.
ask-roll-target = Бросьте две десятигранные кости за { NAME($who, case: "acc") }: они зададут целевое число.
ask-roll-escape = Бросьте две десятигранные кости: убежит ли { NAME($who) }?
ask-roll-test = Бросьте две десятигранные кости: пройдёт ли { NAME($who) } проверку?

## Вопросы: после боя

ask-reward-keep =
    { $role ->
        [item] От «{ NAME($card) }» вам осталась вещь. Оставите карту себе?
       *[ally] К вам может присоединиться «{ NAME($card) }». Оставите карту себе?
    }
ask-duel-prize =
    { GENDER($rival) ->
        [f] { NAME($rival) } повержена: что забираете?
       *[other] { NAME($rival) } повержен: что забираете?
    }
ask-knockout-card = Потеря сознания стоит вам самой дорогой карты: какую теряете?
ask-knockout-town = Несколько городов одинаково близки: где вы очнётесь?

## Возможности

do-attack =
    { $kind ->
        [ranged] Атаковать героем издали
        [melee] Атаковать героем вблизи
       *[magic] Атаковать героем с помощью магии
    }
do-ally =
    { $kind ->
        [ranged] Послать { NAME($ally, case: "acc") } в дальнюю атаку
        [melee] Послать { NAME($ally, case: "acc") } в ближнюю атаку
       *[magic] Послать { NAME($ally, case: "acc") } в магическую атаку
    }
do-defend =
    { $kind ->
        [ranged] Защищаться в дальнем бою
        [melee] Защищаться в ближнем бою
       *[magic] Защищаться в магическом бою
    }
do-stay = Остаться и драться
do-escape = Попытаться бежать
do-to-battle = Больше ничего: в бой
do-strike = Ударить как есть
do-let-it-stand =
    { $target ->
        [0] Оставить целевое число { $total }
       *[other] Оставить итог { $total } против { $target }
    }
do-take-wounds = Принять { second-n-wounds }
do-use = Применить карту «{ NAME($card) }»
do-discard = Сбросить насовсем «{ NAME($card, case: "acc") }»
do-keep = Оставить себе «{ NAME($card, case: "acc") }»
do-leave = Отказаться
do-prize = Забрать «{ NAME($card, case: "acc") }»
do-prize-gold = Забрать всё золото: { $n }
do-prize-nothing = Ничего не забирать
do-lose = Потерять «{ NAME($card, case: "acc") }»
do-town = В город { NAME($town) }

## События: бой

event-combat-begins = { NAME($hero) } вступает в бой: «{ NAME($foe) }».
event-duel-begins = { NAME($hero) } нападает на { NAME($rival, case: "acc") }!
event-combat-round = Начинается раунд { $round }, действует { NAME($hero) }.
event-defence-skipped =
    { $kind ->
        [ranged] { NAME($who) } может не защищаться: дальний урон равен нулю.
        [melee] { NAME($who) } может не защищаться: ближний урон равен нулю.
       *[magic] { NAME($who) } может не защищаться: магический урон равен нулю.
    }
event-combat-rolled =
    { $outcome ->
        [success] { NAME($who) } { second-throws } — успех!
       *[failure] { NAME($who) } { second-throws } — провал.
    }
event-escape-rolled =
    { $outcome ->
        [success] { NAME($who) } пытается бежать: { second-sum } — и убегает!
       *[failure] { NAME($who) } пытается бежать: { second-sum } — тщетно.
    }
event-test-rolled =
    { $outcome ->
        [success] { NAME($who) } проходит проверку: { second-sum } — успех.
       *[failure] { NAME($who) } проходит проверку: { second-sum } — провал.
    }
event-target-set = { NAME($who) } задаёт целевое число { $total }.
event-roll-raised = Карта «{ NAME($card) }» добавляет { $n }, теперь итог { $total }.
event-wounds-taken =
    { GENDER($who) ->
        [p] { NAME($who) } получают { second-n-wounds }.
       *[other] { NAME($who) } получает { second-n-wounds }.
    }
event-wounds-borne = { NAME($who) } принимает на себя { second-n-wounds } вместо героя.
event-wounds-cancelled =
    { SAME($card, $who) ->
        [yes] { NAME($who) } отводит от себя { second-n-wounds }.
       *[no] Карта «{ NAME($card) }» отводит от { NAME($who, case: "gen") } { second-n-wounds }.
    }
event-wounds-healed =
    { $n ->
        [0] Лечить нечего: { NAME($who) } без ран.
       *[other] { GENDER($who) ->
            [p] { NAME($who) } исцеляют { second-n-wounds }.
           *[other] { NAME($who) } исцеляет { second-n-wounds }.
        }
    }
event-exhaustion-taken =
    { GENDER($who) ->
        [p] { NAME($who) } делают
       *[other] { NAME($who) } делает
    } { $n } { $n ->
        [one] усилие
        [few] усилия
       *[many] усилий
    }.
event-foe-wounded =
    { GENDER($foe) ->
        [p] { NAME($foe) } получают { second-n-wounds }.
       *[other] { NAME($foe) } получает { second-n-wounds }.
    }
event-ally-killed =
    { GENDER($ally) ->
        [p] { NAME($ally) } погибают в бою.
       *[other] { NAME($ally) } погибает в бою.
    }

## События: карты, золото, неизбежность

event-card-used =
    { SAME($hero, $card) ->
        [yes] { NAME($hero) } применяет своё особое свойство.
       *[no] { NAME($hero) } применяет «{ NAME($card, case: "acc") }».
    }
event-card-discarded = { NAME($hero) } сбрасывает «{ NAME($card, case: "acc") }».
event-gold-gained =
    { NAME($hero) } получает { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
event-doom-card = На трек неизбежности у города { NAME($town) } ложится карта; теперь их { $n }.
event-doom-counter = Неизбежность настигает город { NAME($town) }: выложен жетон неизбежности номер { $n }.

## События: после боя

event-challenge-defeated = { NAME($hero) } преодолевает препятствие «{ NAME($foe) }»!
event-card-kept = { NAME($hero) } оставляет себе карту «{ NAME($card) }».
event-card-passed-on = { NAME($hero) } передаёт карту «{ NAME($card) }», её берёт { NAME($rival) }.
event-counter-taken =
    { $colour ->
        [green] { NAME($hero) } берёт зелёный жетон приключения.
        [yellow] { NAME($hero) } берёт жёлтый жетон приключения.
        [blue] { NAME($hero) } берёт синий жетон приключения.
       *[red] { NAME($hero) } берёт красный жетон приключения.
    }
event-escaped =
    { GENDER($hero) ->
        [f] { NAME($hero) } отступает туда, откуда пришла.
       *[other] { NAME($hero) } отступает туда, откуда пришёл.
    }
event-duel-won = { NAME($hero) } побеждает { NAME($rival, case: "acc") }!
event-prize-taken =
    { $prize ->
        [gold] { NAME($hero) } забирает всё золото { NAME($rival, case: "gen") }.
       *[other] { NAME($hero) } забирает у { NAME($rival, case: "gen") } карту «{ NAME($prize) }».
    }
event-knocked-out = { NAME($hero) } теряет сознание.
event-gold-lost =
    { NAME($hero) } теряет { $n } { $n ->
        [one] золотой
       *[many] золотых
    }.
event-carried-to-town = { NAME($hero) } попадает в город { NAME($town) }.
event-undefeated = Карта «{ NAME($card) }» занимает место { $n } на треке непреодолённых препятствий.
event-track-overflows = Трек заполнен: карта «{ NAME($card) }» уходит с места { $n }.
event-game-won =
    { $reason ->
        [victory-margath] { NAME($hero) } убивает Верховного лорда Маргата и выигрывает игру!
        [victory-red-cards] { NAME($hero) } преодолевает три красных препятствия и выигрывает игру!
       *[victory-runes] { NAME($hero) } собирает три Драконьи руны и выигрывает игру!
    }

## Чем кончилось

result-scene-over = Бой окончен.
result-victory-margath = Верховный лорд Маргат мёртв; победитель — { $winners }.
result-victory-runes = Три Драконьи руны в одних руках; победитель — { $winners }.

## Моменты

when-second-before-combat = Перед боем
when-second-ranged = Дальний бой
when-second-melee = Ближний бой
when-second-magic = Магический бой
when-second-any-phase = Любая фаза
when-second-combat-roll = Боевой бросок
when-second-attack-roll = Бросок атаки
when-second-escape = Бегство
when-second-skill-test = Проверка умения
when-second-wounds = При нанесении ран
when-second-any-time = В любой момент
when-second-movement = Поход
when-second-market = Торг
when-second-card = На этой карте
when-second-reward = Награда
when-second-encounter = Встреча
when-second-event = Сразу

## Условия и ограничения

given-second-wounds-at-least =
    у этого персонажа не меньше { $value } { $value ->
        [one] раны
       *[many] ран
    }
given-second-allies-at-most =
    { $value ->
        [0] у вас нет союзников
        [one] у вас не больше { $value } союзника
       *[many] у вас не больше { $value } союзников
    }
given-second-allies-at-least =
    у вас не меньше { $value } { $value ->
        [one] союзника
       *[many] союзников
    }
limit-second-turn = один раз за ход
limit-second-battle = один раз за бой
limit-second-round = один раз за раунд

## Что делают карты

effect-second-raise =
    { $to ->
        [hero] { SIGNED($by) } к { second-what } вашего героя
       *[none] { SIGNED($by) } к { second-what }
    }
effect-second-raise-damage =
    { $to ->
        [hero] { SIGNED($by) } к { second-what } вашего героя
       *[none] { SIGNED($by) } к { second-what }
    }
effect-second-roll-bonus =
    { $attack ->
        [yes] { $kind ->
            [none] { SIGNED($by) } к броскам атаки
            [ranged] { SIGNED($by) } к броскам дальней атаки
            [melee] { SIGNED($by) } к броскам ближней атаки
           *[magic] { SIGNED($by) } к броскам магической атаки
        }
       *[none] { $kind ->
            [none] { SIGNED($by) } к боевым броскам
            [ranged] { SIGNED($by) } к боевым броскам в дальнем бою
            [melee] { SIGNED($by) } к боевым броскам в ближнем бою
           *[magic] { SIGNED($by) } к боевым броскам в магическом бою
        }
    }
effect-second-skill-bonus = { SIGNED($by) } к { EACH($what, of: "skill", case: "dat") }
effect-second-escape-bonus = { SIGNED($by) } к броскам при попытке к бегству
effect-second-raise-foes = у всех противников { SIGNED($by) } к { second-what }
effect-second-raise-foes-damage =
    { SIGN($by) ->
        [minus] все противники, наносящие { second-what-acc }, получают к нему { SIGNED($by) }
       *[plus] все противники, наносящие { second-what-acc }, получают к нему { SIGNED($by) }
    }
effect-second-attack =
    { $wounds ->
        [none] проведите { second-kind } атаку
        [one] проведите { second-kind } атаку, которая наносит { $wounds } рану
        [few] проведите { second-kind } атаку, которая наносит { $wounds } раны
       *[many] проведите { second-kind } атаку, которая наносит { $wounds } ран
    }
effect-second-inflict = нанесите противнику { second-wounds }
effect-second-suffer =
    { $exhaustion ->
        [none] получите { second-wounds }
       *[other] { $wounds ->
            [none] сделайте { second-exhaustion }
           *[other] сделайте { second-exhaustion } и получите { second-wounds }
        }
    }
effect-second-test =
    пройдите проверку { second-attribute } ({ $skill ->
        [none] { "" }
       *[other] { EACH($skill, of: "skill") },{ " " }
    }{ $number }){ $success ->
        [none] { "" }
       *[other] ; успех: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; провал: { $failure }
    }
effect-second-cancel-wounds =
    { $protects ->
        [ally] отведите { second-n-wounds } от одного из своих союзников
        [party] отведите { second-n-wounds } от любого персонажа в своём отряде
       *[none] отведите { second-n-wounds } от своего героя
    }
effect-second-add-to-roll =
    { $to ->
        [hero] прибавьте { $by } к броску своего героя
       *[none] прибавьте { $by } к броску
    }
effect-second-bear-wounds =
    { $n ->
        [none] примите 1 рану вместо своего героя
        [one] примите { $n } рану вместо своего героя
        [few] примите { $n } раны вместо своего героя
       *[many] примите { $n } ран вместо своего героя
    }
effect-second-both = { $effects }
effect-second-add-wounds =
    нанесите ещё { $by } { $by ->
        [one] рану
        [few] раны
       *[many] ран
    } успешной атакой
effect-second-heal =
    { $to ->
        [hero] снимите { second-wounds } со своего героя
       *[none] снимите { second-wounds }
    }
effect-second-gain-gold =
    получите { $n } { $n ->
        [one] золотой
       *[many] золотых
    }
effect-second-keep = оставьте эту карту себе

## Строка карты: что это, её числа и как её применяют

second-figures = Разум { $mind }, тело { $body }, дух { $spirit }; урон: дальний { $ranged }, ближний { $melee }, магический { $magic }.
second-usage =
    { $usage ->
        [activate] Применяется с активацией.
        [discard] Применяется со сбросом.
       *[always] Действует всегда.
    }
second-item =
    { $item_class ->
        [weapon] Оружие
        [armor] Доспехи
        [potion] Зелье
        [rune] Руна
       *[artifact] Артефакт
    } ({ EACH($type, of: "second-type") })
card-second-skill = { EACH($skill, of: "skill") } { SIGNED($by) }
card-second-hero =
    { $skills ->
        [none] Герой: жизнь { $life }, сила { $stamina }. { second-figures }
       *[other] Герой: жизнь { $life }, сила { $stamina }. { second-figures } Умения: { $skills }.
    }
card-second-ally = Союзник, цена { $cost }: жизнь { $life }, сила { $stamina }. { second-figures }
card-second-item = { second-item }, цена { $cost }. { second-usage }
card-second-challenge =
    { $colour ->
        [green] Зелёное
        [yellow] Жёлтое
        [blue] Синее
       *[red] Красное
    } препятствие{ $traits ->
        [none] { "" }
       *[other] { " " }({ EACH($traits, of: "second-trait") })
    }: жизнь { $life }. { second-figures }{ $wins ->
        [yes] { " " }Преодолевший его выигрывает игру.
       *[no] { "" }
    }
card-second-encounter =
    { $colour ->
        [green] Зелёная
        [yellow] Жёлтая
        [blue] Синяя
       *[red] Красная
    } встреча.{ $life ->
        [0] { "" }
       *[other] { " " }Противник: жизнь { $life }. { second-figures }
    }
card-second-event =
    { $colour ->
        [green] Зелёное
        [yellow] Жёлтое
        [blue] Синее
       *[red] Красное
    } событие уровня { second-rank }.{ $life ->
        [0] { "" }
       *[other] { " " }Противник: жизнь { $life }. { second-figures }
    }
card-second-kept =
    { $role ->
        [ally] Оставленная карта — союзник: жизнь { $life }, сила { $stamina }. { second-figures }
        [item] Оставленная карта — предмет. { second-item }. { second-usage }
        [rune] Оставленная карта — Драконья руна: три такие руны приносят победу.
        [task] Оставленная карта — задание.
       *[trophy] Оставленная карта — трофей.
    }
second-trait-bandit = разбойники
second-trait-bane-spider = пауки-губители
second-trait-beast = зверь
second-trait-construct = голем
second-trait-cultist = культисты
second-trait-demon = демон
second-trait-dragon = дракон
second-trait-dragon-lord = Драконий лорд
second-trait-ferrox = феррокс
second-trait-giant = великан
second-trait-goblin = гоблины
second-trait-razorwing = бритвокрылы
second-trait-spirit = дух
second-trait-undead = нежить
second-trait-witch = ведьма
second-type-amulet = амулет
second-type-axe = топор
second-type-binding = путы
second-type-body = на тело
second-type-bomb = бомба
second-type-bow = лук
second-type-charm = оберег
second-type-clothing = одежда
second-type-crossbow = арбалет
second-type-dagger = кинжал
second-type-destruction = разрушение
second-type-explosive = взрывчатка
second-type-gauntlets = рукавицы
second-type-healing = лечение
second-type-mace = палица
second-type-protection = защита
second-type-relic = реликвия
second-type-restoration = восстановление
second-type-ring = кольцо
second-type-rune = руна
second-type-scroll = свиток
second-type-shield = щит
second-type-smoke = дым
second-type-spear = копьё
second-type-staff = посох
second-type-sword = меч
second-type-tool = инструмент
second-type-travel = странствие
second-type-vigor = бодрость
second-type-vision = прозрение
