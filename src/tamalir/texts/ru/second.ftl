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
# как дошло до броска; если событие об этом молчит, просто бросок
second-throws =
    { $act ->
        [attack] { $kind ->
            [ranged] атакует издали и выбрасывает
            [melee] атакует вблизи и выбрасывает
           *[magic] атакует магией и выбрасывает
        }
        [defence] { $kind ->
            [ranged] защищается в дальнем бою и выбрасывает
            [melee] защищается в ближнем бою и выбрасывает
           *[magic] защищается от магии и выбрасывает
        }
       *[none] выбрасывает
    }

## Вопросы: бой

ask-combat-before = Перед боем: какую карту примените?
ask-combat-escape = Раунд { $round }: попытаетесь бежать?
ask-combat-act =
    Раунд { $round }, { $kind ->
        [ranged] фаза дальнего боя
        [melee] фаза ближнего боя
       *[magic] фаза магического боя
    }: атаковать или защищаться?
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

ask-reward-keep = К вам может присоединиться «{ NAME($card) }». Оставите карту себе?
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

event-combat-begins = { NAME($hero) } встречает препятствие «{ NAME($foe) }».
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
        [success] { NAME($who) } { second-throws } { $dice }, итог { $total } против { $target } — успех!
       *[failure] { NAME($who) } { second-throws } { $dice }, итог { $total } против { $target } — провал.
    }
event-escape-rolled =
    { $outcome ->
        [success] { NAME($who) } выбрасывает { $dice }, итог { $total } против { $target } — и убегает!
       *[failure] { NAME($who) } выбрасывает { $dice }, итог { $total } против { $target } — убежать не удалось.
    }
event-test-rolled =
    { $outcome ->
        [success] { NAME($who) } выбрасывает { $dice }, итог { $total } против { $target } — проверка пройдена.
       *[failure] { NAME($who) } выбрасывает { $dice }, итог { $total } против { $target } — проверка провалена.
    }
event-target-set = { NAME($who) } задаёт целевое число { $total }.
event-roll-raised = «{ NAME($card) }» добавляет { $n }, теперь итог { $total }.
event-wounds-taken =
    { GENDER($who) ->
        [p] { NAME($who) } получают { second-n-wounds }.
       *[other] { NAME($who) } получает { second-n-wounds }.
    }
event-wounds-cancelled = «{ NAME($card) }» отводит от { NAME($who, case: "gen") } { second-n-wounds }.
event-wounds-healed =
    { GENDER($who) ->
        [p] { NAME($who) } исцеляют { second-n-wounds }.
       *[other] { NAME($who) } исцеляет { second-n-wounds }.
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
        [yes] { NAME($hero) } пускает в ход собственную силу.
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
event-doom-counter = Неизбежность у города { NAME($town) }: на нём жетон неизбежности номер { $n }.

## События: после боя

event-challenge-defeated = { NAME($hero) } преодолевает препятствие «{ NAME($foe) }»!
event-card-kept = { NAME($hero) } оставляет себе карту «{ NAME($card) }».
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
       *[victory-runes] { NAME($hero) } держит три Драконьи руны и выигрывает игру!
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
when-second-event = Событие

## Условия и ограничения

given-second-wounds-at-least =
    у владельца не меньше { $value } { $value ->
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
effect-second-escape-bonus = { SIGNED($by) } к попыткам к бегству
effect-second-raise-foes = у всех противников { SIGNED($by) } к { second-what }
effect-second-raise-foes-damage = у всех противников, которые его наносят, { SIGNED($by) } к { second-what }
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
        [none] вы получаете { second-wounds }
       *[other] { $wounds ->
            [none] вы делаете { second-exhaustion }
           *[other] вы делаете { second-exhaustion } и получаете { second-wounds }
        }
    }
effect-second-test =
    пройдите проверку { second-attribute }{ $skill ->
        [none] { "" }
       *[other] , { EACH($skill, of: "skill") }
    } ({ $number }){ $success ->
        [none] { "" }
       *[other] ; успех: { $success }
    }{ $failure ->
        [none] { "" }
       *[other] ; провал: { $failure }
    }
effect-second-cancel-wounds =
    { $protects ->
        [ally] отведите { second-n-wounds } от вашего союзника
        [party] отведите { second-n-wounds } от любого в вашем отряде
       *[none] отведите { second-n-wounds } от вашего героя
    }
effect-second-add-to-roll = прибавьте { $by } к броску
effect-second-add-wounds =
    нанесите ещё { $by } { $by ->
        [one] рану
        [few] раны
       *[many] ран
    }
effect-second-heal = снимите { second-wounds }
effect-second-gain-gold =
    получите { $n } { $n ->
        [one] золотой
       *[many] золотых
    }
effect-second-keep = оставьте эту карту себе

## Почему нельзя

refused-2E-ACT-002 = Эта карта лежит лицом вниз до вашего следующего шага сборов
refused-2E-ACT-003 = В этом шаге похода карта уже активирована
refused-2E-ACT-004 = В этом шаге торга карта уже активирована
refused-2E-ACT-005 = Перед этим боем карта уже активирована
refused-2E-ACT-006 = В этом раунде боя карта уже активирована
refused-2E-ALLY-001 = Союзники атакуют только в фазах дальнего, ближнего и магического боя
refused-2E-ALLY-003 = Этот союзник в этом раунде уже атаковал
refused-2E-ALLY-007 = Союзники никогда не защищаются
refused-2E-COMBAT-003 = Свойство «Перед боем» действует один раз за бой, и это уже применено
refused-2E-COMBAT-010 = Атаковать и защищаться можно только в фазах дальнего, ближнего и магического боя
refused-2E-COMBAT-020 = Ваш герой в этом раунде уже атаковал
refused-2E-COMBAT-022 = В каждой фазе атакует только один из ваших персонажей, и это уже решено
refused-2E-COMBAT-029 = Оставленную себе карту приключения сбросить нельзя
refused-2E-COMBAT-033 = На эту фазу выбор сделан, кости уже в деле
refused-2E-DUEL-006 = Бежать может только нынешний агрессор
refused-2E-DUEL-009 = После броска агрессора целевое число уже не изменить
refused-2E-DUEL-011 = Что делать в фазе, выбирает только нынешний агрессор
refused-2E-DUEL-022 = Агрессор уже объявил, что делает, и не может передумать
refused-2E-EFFECT-001 = Вам нечем заплатить за это свойство
refused-2E-EFFECT-004 = Это свойство действует только в фазе дальнего боя
refused-2E-EFFECT-005 = Это свойство действует только в фазе ближнего боя
refused-2E-EFFECT-006 = Это свойство действует только в фазе магического боя
refused-2E-EFFECT-007 = Это свойство действует только в фазе дальнего, ближнего или магического боя
refused-2E-EFFECT-008 = Свойство «Перед боем» действует только перед боем
refused-2E-EFFECT-009 = Сейчас от неё нет толку: карта действует, когда происходит то, для чего она нужна
refused-2E-EFFECT-010 = Текст карты ограничивает число применений, и оно исчерпано
refused-2E-ESCAPE-001 = Бежать можно только в фазе бегства
refused-2E-GAP-032 = Нельзя сбросить карту, чтобы избежать исхода броска или потери добычи
refused-2E-GAP-038 = В этот момент активировать карты нельзя
refused-2E-GAP-039 = В этом приключении карта уже активирована
refused-2E-GAP-090 = Бесплатное свойство действует один раз при каждом случае
refused-2E-GAP-093 = Бросок целевого числа — не бросок атаки
refused-2E-LIMIT-001 = У героя может быть не больше двух предметов-оружия
refused-2E-LIMIT-002 = У героя может быть не больше одних доспехов
refused-2E-LIMIT-003 = У героя может быть не больше двух союзников
refused-2E-LIMIT-007 = Продавать карты можно только на шаге торга
refused-2E-MARKET-001 = Покупать карты можно только на шаге торга
refused-2E-TERM-001 = Это действует только при бросках атаки
refused-2E-TERM-002 = Раны можно отвести только в тот миг, когда их наносят
refused-2E-TURN-001 = Сейчас решает другой игрок
refused-2E-VAR-003 = У героя может быть только один предмет каждого класса и типа
refused-2E-WOUND-007 = После такой платы усилий стало бы больше, чем силы
