### Третья редакция и «Нерушимые узы»: вопросы, варианты, события и фразы на картах. Бои; остальное — в third-table.ftl.

## Общие слова; читают переменные той фразы, в которой стоят

third-kind =
    { $kind ->
        [physical] физические раны
        [magical] магические раны
        [charge] раны от натиска
       *[enemy] вражеские раны
    }
third-kind-gen =
    { $kind ->
        [physical] физических ран
        [magical] магических ран
        [charge] ран от натиска
       *[enemy] вражеских ран
    }
# винительный
third-damage =
    { $amount ->
        [x] X { third-kind-gen }
        [body] X (ваше тело) { third-kind-gen }
        [mind] X (ваш разум) { third-kind-gen }
        [spirit] X (ваш дух) { third-kind-gen }
        [one] { $amount } { $kind ->
            [physical] физическую рану
            [magical] магическую рану
            [charge] рану от натиска
           *[enemy] вражескую рану
        }
        [few] { $amount } { third-kind }
       *[many] { $amount } { third-kind-gen }
    }
# винительный
third-symbol =
    { $showing ->
        [physical] физические раны
        [magical] магические раны
        [enemy] вражеские раны
        [surge] усиление
        [shield] щит
        [dash] прочерк
        [double] удвоение
       *[agility] ловкость
    }

## Стороны боевых жетонов, лицо и оборот; звёздочка отмечает золото

face-physical = физические
face-physical-gold = физические★
face-physical-2 = физические 2
face-physical-2-gold = физические 2★
face-physical-3 = физические 3
face-physical-3-gold = физические 3★
face-magical = магические
face-magical-gold = магические★
face-magical-2 = магические 2
face-magical-2-gold = магические 2★
face-magical-3 = магические 3
face-magical-3-gold = магические 3★
face-enemy = вражеские раны
face-enemy-gold = вражеские раны★
face-enemy-2 = вражеские раны 2
face-enemy-2-gold = вражеские раны 2★
face-enemy-3 = вражеские раны 3
face-enemy-3-gold = вражеские раны 3★
face-charge = натиск
face-charge-gold = натиск★
face-charge-2 = натиск 2
face-charge-2-gold = натиск 2★
face-charge-3 = натиск 3
face-charge-3-gold = натиск 3★
face-surge = усиление
face-surge-gold = усиление★
face-surge-2 = усиление 2
face-surge-2-gold = усиление 2★
face-surge-3 = усиление 3
face-surge-3-gold = усиление 3★
face-shield = щит
face-shield-gold = щит★
face-shield-2 = щит 2
face-shield-2-gold = щит 2★
face-shield-3 = щит 3
face-shield-3-gold = щит 3★
face-agility = ловкость
face-agility-gold = ловкость★
face-double = удвоение
face-double-gold = удвоение★
face-dash = прочерк
face-dash-gold = прочерк★
face-tactics = тактика
face-tactics-gold = тактика★

## Вопросы

ask-fight-action = Раунд { $round }, { NAME($who) }: какое боевое действие?
ask-fight-block = { NAME($who) } получает { third-damage }. Блокировать?
ask-fight-brace = { NAME($who) }: { third-damage } – и поражение. Применить что-нибудь, пока удар не нанесён?
ask-fight-negate = { NAME($opponent) } применяет способность «{ NAME($ability) }». { NAME($who) }: отменить?
ask-fight-prevent = { NAME($who) }: способность «{ NAME($ability) }» может это предотвратить. Применить?
ask-fight-ability = { NAME($who) }: применить способность «{ NAME($ability) }»?
ask-fight-order = { NAME($who) }: несколько способностей сразу. Какая первая?
ask-fight-exert = Какую карту навыка сбросить, чтобы приложить усилие?
ask-fight-pick-flip = { NAME($who) }: какой жетон перевернуть?
ask-fight-recast = { NAME($who) }: перебросьте { EACH($faces, of: "face") }.
ask-fight-pick-remove = { NAME($who) }: какой жетон убрать?
ask-fight-pick-recast = { NAME($who) }: какой жетон перебросить?
ask-fight-agility = { NAME($who) } копирует ловкость: для чего?
ask-fight-flee = Раунд { $round } окончен. { NAME($who) }: попытаться бежать?
ask-fight-flight = На кубике: { EACH($face, of: "terrain-face") }. { NAME($who) }: куда бежать?
ask-fight-cast = Раунд { $round }: бросьте все боевые жетоны обеих сторон.
ask-fight-flee-die = Бросьте один походный кубик: удастся ли бежать? ({ NAME($who) })

## Варианты

do-spend = Атака на { third-damage } ({ EACH($faces, of: "face") })
do-flip =
    { $by ->
        [none] Ловкость: перевернуть жетон { EACH($face, of: "face") } на сторону { EACH($back, of: "face") }
       *[other] Ловкость ({ EACH($by, of: "face") }): перевернуть жетон { EACH($face, of: "face") } на сторону { EACH($back, of: "face") }
    }
do-recast =
    { $by ->
        [none] Ловкость: противник перебрасывает жетон { EACH($face, of: "face") } (оборот: { EACH($back, of: "face") })
       *[other] Ловкость ({ EACH($by, of: "face") }): противник перебрасывает жетон { EACH($face, of: "face") } (оборот: { EACH($back, of: "face") })
    }
do-double = Положить на удвоение: { EACH($faces, of: "face") }
do-surge =
    { $faces ->
        [none] { NAME($ability) }
       *[other] { NAME($ability) }: потратить { EACH($faces, of: "face") }
    }
do-special =
    { $faces ->
        [none] { NAME($ability) }
       *[other] { NAME($ability) }: потратить { EACH($faces, of: "face") }
    }
do-copy =
    { $ability ->
        [none] Тактика: скопировать { EACH($face, of: "face") }
       *[other] Тактика: скопировать { EACH($face, of: "face") } для способности «{ NAME($ability) }»
    }
do-pass = Спасовать до конца раунда
do-block = Заблокировать { $value }: { EACH($faces, of: "face") }
do-take-damage = Получить раны
do-answer = Потратить { EACH($faces, of: "face") }
do-use-ability = Применить
do-let-be = Не применять
do-resolve-first = Сначала «{ NAME($ability) }»
do-exert = Усилие: сбросить карту «{ NAME($card) }»
do-token = { EACH($faces, of: "face") }
do-enough = Достаточно
do-two-damage = Не берусь судить: вместо этого герой получает 2 раны
do-flee = Попытаться бежать
do-flee-to = Бежать на клетку: { $hex }
do-reroll = Приложить усилие («{ NAME($card) }») и перебросить кубик

## События

event-fight-engaged = Бой: { NAME($who) } и { NAME($opponent) }.
event-fight-cast = Раунд { $round }, бросок, { NAME($who) }: { EACH($faces, of: "face") }.
event-fight-initiative = Инициатива { $attacker } против { $defender }. Первый ход: { NAME($who) }.
event-fight-attack = { NAME($who) }: атака на { third-damage } ({ EACH($faces, of: "face") }).
event-fight-blocked =
    { NAME($who) }: { $amount ->
        [one] заблокирована { $amount } рана
        [few] заблокированы { $amount } раны
       *[many] заблокировано { $amount } ран
    } ({ EACH($faces, of: "face") }).
event-fight-blocked-by-ability = { NAME($who) }: способность блокирует { third-damage }.
event-fight-damage =
    { GENDER($who) ->
        [p] { NAME($who) } получают { third-damage }.
       *[m] { NAME($who) } получает { third-damage }.
    }
event-fight-no-damage =
    { GENDER($who) ->
        [p] { NAME($who) } не получают { third-kind-gen }.
       *[m] { NAME($who) } не получает { third-kind-gen }.
    }
event-fight-defeated =
    { GENDER($who) ->
        [f] { NAME($who) } терпит поражение.
        [p] { NAME($who) } терпят поражение.
       *[m] { NAME($who) } терпит поражение.
    }
event-fight-healed =
    { NAME($who) }: { $amount ->
        [one] вылечена { $amount } рана
        [few] вылечены { $amount } раны
       *[many] вылечено { $amount } ран
    }.
event-fight-ability =
    { $faces ->
        [none] { NAME($who) }: способность «{ NAME($ability) }».
       *[other] { NAME($who) }: способность «{ NAME($ability) }» ({ EACH($faces, of: "face") }).
    }
event-fight-agility = { NAME($who) }: потрачена ловкость ({ EACH($faces, of: "face") }).
event-fight-flipped = { NAME($who) }: жетон перевёрнут на сторону { EACH($face, of: "face") }.
event-fight-recast = { NAME($who) }: жетон переброшен, выпало { EACH($face, of: "face") }.
event-fight-removed = { NAME($who) }: потеряно — { EACH($faces, of: "face") }.
event-fight-stacked = { NAME($who) }: на удвоение легло — { EACH($face, of: "face") }.
event-fight-copied = { NAME($who) }: тактика как копия: { EACH($face, of: "face") }.
event-fight-negated =
    { GENDER($who) ->
        [p] { NAME($who) } отменяют способность «{ NAME($ability) }» ({ EACH($faces, of: "face") }).
       *[m] { NAME($who) } отменяет способность «{ NAME($ability) }» ({ EACH($faces, of: "face") }).
    }
event-fight-prevented =
    { $faces ->
        [none] { GENDER($who) ->
            [p] { NAME($who) } предотвращают это способностью «{ NAME($ability) }».
           *[m] { NAME($who) } предотвращает это способностью «{ NAME($ability) }».
        }
       *[other] { GENDER($who) ->
            [p] { NAME($who) } предотвращают это способностью «{ NAME($ability) }» ({ EACH($faces, of: "face") }).
           *[m] { NAME($who) } предотвращает это способностью «{ NAME($ability) }» ({ EACH($faces, of: "face") }).
        }
    }
event-fight-passed = { NAME($who) }: пас.
event-fight-exerted = { NAME($who) } прилагает усилие и сбрасывает карту «{ NAME($card) }».
event-fight-flee-die = { NAME($who) } пытается бежать: { EACH($face, of: "terrain-face") }.
event-fight-fled = { NAME($who) } бежит на клетку: { $hex }.
event-fight-stalled = За { $round } раундов никто не победил; бой прерван.
event-fight-spoils = { NAME($who) }: золото { SIGNED($gold) } и трофей «{ NAME($card) }».

result-fight-won = В бою побеждает { $winners }.
result-fight-lost = Герой побеждён.
result-fight-fled = Герой бежал из боя.
result-fight-stalled = В бою никто не победил.

## Походные кубики

terrain-face-wild = джокер
terrain-face-plains = равнина
terrain-face-forest = лес
terrain-face-hills = холмы
terrain-face-mountain = горы
terrain-face-water = вода

## Отказы

refused-3E-COMBAT-005 = Боевые действия совершаются в фазе действий.
refused-3E-COMBAT-010 = Сейчас действует противник.
refused-3E-COMBAT-011 = Спасовавший больше не действует в этом раунде боя.
refused-3E-DAMAGE-007 = Физические и магические раны нельзя потратить одним действием.
refused-3E-DAMAGE-010 = Физические и магические раны тратят только герои, вражеские — только враги.
refused-3E-DASH-001 = Прочерк нельзя потратить.
refused-3E-SHIELD-001 = Щиты тратят только тогда, когда грозят раны.
refused-3E-SHIELD-002 = Щит — не боевое действие.
refused-3E-SPEND-001 = Тратить можно только свои жетоны, а их не хватает.
refused-3E-SPEND-002 = Этот жетон уже потрачен в этом раунде.
refused-3E-SURGE-002 = Не хватает усилений.
refused-3E-SURGE-003 = Способность усиления применяют только один раз за раунд боя.
refused-3E-GOLDEN-002 = Карта ограничивает число применений.
refused-3E-GOLDEN-004 = На карте сказано, что этого делать нельзя.
refused-3E-EXERT-002 = Нет карты навыка, чтобы её сбросить.
refused-3E-FLIP-001 = Потраченные жетоны нельзя переворачивать.
refused-3E-TOKEN-005 = До потраченных жетонов не дотянуться.
refused-3E-DOUBLE-002 = Стопка тратится вместе с верхним жетоном.
refused-3E-DOUBLE-003 = На удвоении лежит только один жетон, и стопку нельзя увеличить.
refused-3E-DOUBLE-005 = До накрытого жетона не дотянуться.
refused-3E-ABILITY-002 = Эта способность — на чужой карте.
refused-3E-FLEE-001 = Сейчас бежать нельзя.
refused-3E-FLEE-005 = Враги не могут бежать из боя.
refused-3E-VILLAIN-006 = От главного злодея бежать нельзя.
refused-3E-CHALLENGE-005 = От этого вызова бежать нельзя.
refused-UB-TACTICS-002 = Как копию можно потратить только тактику.
refused-UB-TACTICS-003 = Щит копируют только в ответ на раны.
refused-UB-TACTICS-004 = Тактику никогда не тратят вместе с другими жетонами.
refused-UB-TACTICS-005 = Герои не могут копировать вражеские раны.
refused-UB-TACTICS-006 = Враги не могут копировать физические и магические раны.
refused-UB-TACTICS-007 = Удвоение нельзя скопировать.
refused-UB-GAP-024 = Тактика копирует символ, видимый на другом жетоне; ни прочерк, ни тактику скопировать нельзя.

## Карты: моменты, цены, ограничения, условия

when-third-surge = Усиление
when-third-agility = Ловкость
when-third-combat-action = Боевое действие
when-third-engaging = Вступая в бой
when-third-cast = После броска
when-third-action-phase = В начале фазы действий
when-third-acted = После вашего боевого действия
when-third-attacked = После атаки противника
when-third-dealt-damage = Когда ваша атака нанесла раны
when-third-opponent-flips = Когда противник переворачивает жетон
# после «ценой» стоит родительный
cost-surge =
    { $n } { $n ->
        [one] усиления
       *[other] усилений
    }
cost-x-surge =
    X усилений{ $n ->
        [one] {""}
       *[other] {" "}(не меньше { $n })
    }
cost-agility =
    { $n } { $n ->
        [one] ловкости
       *[other] ловкостей
    }
cost-exert =
    { $n ->
        [one] приложенного усилия
       *[other] { $n } приложенных усилий
    }
cost-physical-tokens =
    { $n } { $n ->
        [one] убранного жетона физических ран
       *[other] убранных жетонов физических ран
    }
limit-third-round = один раз за раунд боя
limit-third-combat = один раз за бой
given-third-round = идёт раунд боя { $value }
given-third-hurt = раны составляют не меньше { $value } % здоровья

## Карты: эффекты

effect-third-damage =
    { $unblockable ->
        [yes] нанесите { third-damage } без возможности блокировать
       *[none] нанесите { third-damage }
    }
effect-third-heal =
    { $amount ->
        [x] вылечите X ран
        [body] вылечите X ран (ваше тело)
        [mind] вылечите X ран (ваш разум)
        [spirit] вылечите X ран (ваш дух)
        [all] вылечите все раны
        [one] вылечите { $amount } рану
        [few] вылечите { $amount } раны
       *[many] вылечите { $amount } ран
    }
effect-third-recast =
    { $spent ->
        [yes] перебросьте один из своих потраченных жетонов
       *[none] { $whose ->
            [opponent] заставьте противника перебросить один из его жетонов
            [any] перебросьте любой жетон
           *[own] { $count ->
                [any-number] перебросьте любое число своих жетонов
               *[none] { $showing ->
                    [none] перебросьте один из своих жетонов
                   *[other] перебросьте один из своих жетонов, показывающий { third-symbol }
                }
            }
        }
    }
effect-third-flip =
    { $whose ->
        [opponent] { $count ->
            [all] переверните все жетоны противника
           *[none] переверните один жетон противника
        }
        [any] переверните любой жетон
       *[own] { $showing ->
            [none] переверните один из своих жетонов
           *[other] переверните один из своих жетонов, показывающий { third-symbol }
        }
    }
effect-third-remove =
    { $count ->
        [all] уберите все жетоны противника, показывающие { third-symbol }
       *[none] { $showing ->
            [none] уберите один жетон противника
           *[other] уберите один жетон противника, показывающий { third-symbol }
        }
    }
effect-third-double-damage = удвойте свои { third-kind } до конца раунда боя
effect-third-turn-back = до конца раунда боя наносите в ответ столько же ({ third-kind }), сколько получаете от атак противника
effect-third-no-surges = запретите противнику способности усиления в этом раунде боя
effect-third-act-again = сразу совершите ещё одно боевое действие
effect-third-prevent = предотвратите это
effect-third-negatable =
    { $effects }; противник может потратить { $amount ->
        [x] X
       *[other] { $amount }
    } { $by ->
        [surge] { $amount ->
            [x] усилений
            [one] усиление
            [few] усиления
           *[many] усилений
        }
       *[agility] ловкость
    }, чтобы это отменить
effect-third-in-order = { $effects }
effect-third-bonus =
    { $amount ->
        [body] +X (ваше тело)
        [mind] +X (ваш разум)
        [spirit] +X (ваш дух)
        [story] +X (сюжетные жетоны героя)
        [units] +X (отряды орды)
        [players] +X (число игроков)
       *[other] { SIGNED($amount) }
    } { $value ->
        [health] к здоровью
        [body] к телу
        [mind] к разуму
        [spirit] к духу
        [speed] к скорости
        [move-dice] к кубикам при движении
        [explore-dice] к кубикам при исследовании
        [tests] к картам в проверках характеристик
        [attack] к ранам от каждой атаки
        [price] к цене покупаемых приобретений
       *[hand] к пределу карт на руке
    }
effect-third-block-kind = блокируйте все { third-kind }
effect-third-opponent-no-surges = противник не может применять способности усиления
effect-third-space-plus =
    { SIGNED($amount) } на поле { $symbol ->
        [charge] натиска
       *[enemy] вражеских ран
    }
effect-third-copy-any-shield = против ран тратьте тактику как копию любого видимого щита
effect-third-recast-highest = заставьте противника перебросить его жетон с наибольшими ранами

## Названия

name-corbin = Корбин
    .gender = m
    .gen = Корбина
    .dat = Корбину
    .acc = Корбина
    .ins = Корбином
    .loc = Корбине
name-laurel-of-bloodwood = Лорел из Кровавого леса
    .gender = f
name-lord-hawthorne = Лорд Хоторн
    .gender = m
    .gen = Лорда Хоторна
    .dat = Лорду Хоторну
    .acc = Лорда Хоторна
    .ins = Лордом Хоторном
    .loc = Лорде Хоторне
name-master-thorn = Мастер Торн
    .gender = m
    .gen = Мастера Торна
    .dat = Мастеру Торну
    .acc = Мастера Торна
    .ins = Мастером Торном
    .loc = Мастере Торне
name-eliam = Элиам
    .gender = m
    .gen = Элиама
    .dat = Элиаму
    .acc = Элиама
    .ins = Элиамом
    .loc = Элиаме
name-tatianna = Татианна
    .gender = f
    .gen = Татианны
    .dat = Татианне
    .acc = Татианну
    .ins = Татианной
    .loc = Татианне
name-reanimates = Ожившие мертвецы
    .gender = p
    .gen = Оживших мертвецов
    .dat = Ожившим мертвецам
    .acc = Оживших мертвецов
    .ins = Ожившими мертвецами
    .loc = Оживших мертвецах
name-sorceress = Колдунья
    .gender = f
    .gen = Колдуньи
    .dat = Колдунье
    .acc = Колдунью
    .ins = Колдуньей
    .loc = Колдунье
name-dreadbringer = Вестник ужаса
    .gender = m
    .gen = Вестника ужаса
    .dat = Вестнику ужаса
    .acc = Вестника ужаса
    .ins = Вестником ужаса
    .loc = Вестнике ужаса
name-barrow-wyrm = Курганный змей
    .gender = m
    .gen = Курганного змея
    .dat = Курганному змею
    .acc = Курганного змея
    .ins = Курганным змеем
    .loc = Курганном змее
name-great-dragon = Великий дракон
    .gender = m
    .gen = Великого дракона
    .dat = Великому дракону
    .acc = Великого дракона
    .ins = Великим драконом
    .loc = Великом драконе
name-dread-prophet = Пророк страхов
    .gender = m
    .gen = Пророка страхов
    .dat = Пророку страхов
    .acc = Пророка страхов
    .ins = Пророком страхов
    .loc = Пророке страхов
name-margath = Маргат
    .gender = m
    .gen = Маргата
    .dat = Маргату
    .acc = Маргата
    .ins = Маргатом
    .loc = Маргате
name-warlock = Колдун
    .gender = m
    .gen = Колдуна
    .dat = Колдуну
    .acc = Колдуна
    .ins = Колдуном
    .loc = Колдуне
name-orc-marauder = Орк-разбойник
    .gender = m
    .gen = Орка-разбойника
    .dat = Орку-разбойнику
    .acc = Орка-разбойника
    .ins = Орком-разбойником
    .loc = Орке-разбойнике
name-undead-horde = Орда нежити
    .gender = f
    .gen = Орды нежити
    .dat = Орде нежити
    .acc = Орду нежити
    .ins = Ордой нежити
    .loc = Орде нежити
name-truesight-bow = Лук истинного зрения
    .gender = m
name-staff-of-light = Посох света
    .gender = m
name-battle-robe = Боевая мантия
    .gender = f
name-chain-mail = Кольчуга
    .gender = f
name-spiked-armor = Шипастый доспех
    .gender = m
name-leather-armor = Кожаный доспех
    .gender = m
name-steadfast = Стойкость
    .gender = f
name-cunning = Хитрость
    .gender = f
name-mystic = Мистик
    .gender = m
name-warrior = Воин
    .gender = m
name-savage = Дикарь
    .gender = m
name-trickster = Трикстер
    .gender = m
name-challenge = Вызов
    .gender = m
name-savage-assault = Жестокое нападение
    .gender = n
name-speed-of-dizon = Скорость Ди'зона
    .gender = f
name-onslaught = Натиск
    .gender = m
name-smiting-blow = Разящий удар
    .gender = m
name-merging-of-minds = Слияние разумов
    .gender = n
name-twin-blades = Парные клинки
    .gender = p
name-hidden-dagger = Спрятанный кинжал
    .gender = m
name-grasping-hands = Цепкие руки
    .gender = p
name-taunting-spell = Сковывающие чары
    .gender = p
name-twist-of-fate = Поворот судьбы
    .gender = m
name-rusting-curse = Проклятие ржавчины
    .gender = n
name-sundering = Крушение щитов
    .gender = n
name-dark-mending = Тёмное исцеление
    .gender = n
name-terror = Ужас
    .gender = m
name-numbing-cold = Цепенящий холод
    .gender = m
name-venomous-bite = Ядовитый укус
    .gender = m
name-shedding-skin = Сброшенная кожа
    .gender = f
name-scorch = Опаление
    .gender = n
name-prophecy = Пророчество
    .gender = n
name-taunt = Насмешка
    .gender = f
name-will-of-margath = Воля Маргата
    .gender = f
name-empower = Усиление
    .gender = n
name-blast = Взрыв
    .gender = m
name-iron-grip = Железная хватка
    .gender = f
name-relentless = Неотступность
    .gender = f
name-grave-chill = Могильный холод
    .gender = m
name-first-arrow = Первая стрела
    .gender = f
name-inner-light = Внутренний свет
    .gender = m
name-blinding-light = Слепящий свет
    .gender = m
name-woven-power = Вплетённая сила
    .gender = f
name-iron-links = Железные звенья
    .gender = p
name-spikes = Шипы
    .gender = p
name-thick-plates = Толстые пластины
    .gender = p
name-steadfast-health = Стойкость
    .gender = f
name-cunning-mind = Хитрость
    .gender = f
name-mirrored-shield = Зеркальный щит
    .gender = m
name-second-wind = Второе дыхание
    .gender = n
name-wounded-fury = Ярость раненого
    .gender = f
name-first-feint = Первый обман
    .gender = m
