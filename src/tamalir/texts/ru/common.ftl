### Что говорит любая часть игры: перечисления, рамки карт и правил, простые ответы.

## Перечисления

list-two = { $head } и { $next }
list-more = { $head }, { $next }
list-last = { $head } и { $next }
list-or = { $head }; либо { $next }

## Правила и отказы

refused-frame = { $reason } ({ $rule }).
refused-by-a-rule = Правила этой игры этого не допускают
rule-frame = { $title } ({ $rule }): { $text }
rule-frame-borrowed = { $shown } [пока без перевода]

## Абзац карты

effect-frame-cost = ценой { $cost } { $effect }
effect-frame-given = если { $given }, { $effect }
effect-frame-may = (по желанию) { $effect }
effect-frame-limit = { $limit } { $effect }
effect-frame = { $when }: { $effect }
effect-frame-activate = активируйте эту карту и { $effect }
effect-frame-discard = сбросьте эту карту и { $effect }
effect-frame-then = { $head }, затем { $next }
effect-frame-cost-then = ценой { $cost }: { $effect }
effect-frame-activate-then = активируйте эту карту: { $effect }
effect-frame-discard-then = сбросьте эту карту: { $effect }
effect-frame-sentence = { $effect }.

# после «ценой» стоит родительный падеж
cost-exhaustion =
    { $n } { $n ->
        [one] усилия
       *[other] усилий
    }
cost-wounds =
    { $n } { $n ->
        [one] раны
       *[other] ран
    }
cost-gold =
    { $n } { $n ->
        [one] золотого
       *[other] золотых
    }

## Простые ответы

do-yes = Да
do-no = Нет
do-done = Готово

## Места

seat-name = игрок { $seat }

## Редакции

name-second = Вторая редакция
    .gender = f
    .gen = Второй редакции
    .dat = Второй редакции
    .acc = Вторую редакцию
    .ins = Второй редакцией
    .loc = Второй редакции
name-third = Третья редакция
    .gender = f
    .gen = Третьей редакции
    .dat = Третьей редакции
    .acc = Третью редакцию
    .ins = Третьей редакцией
    .loc = Третьей редакции
name-bonds = Третья редакция с дополнением «Нерушимые узы»
    .gender = f
    .gen = Третьей редакции с дополнением «Нерушимые узы»
    .dat = Третьей редакции с дополнением «Нерушимые узы»
    .acc = Третью редакцию с дополнением «Нерушимые узы»
    .ins = Третьей редакцией с дополнением «Нерушимые узы»
    .loc = Третьей редакции с дополнением «Нерушимые узы»

## Города обеих редакций

name-vynelvale = Винельваль
    .gender = m
    .gen = Винельваля
    .dat = Винельвалю
    .ins = Винельвалем
    .loc = Винельвале
name-riverwatch = Риверуотч
    .gender = m
    .gen = Риверуотча
    .dat = Риверуотчу
    .ins = Риверуотчем
    .loc = Риверуотче
name-dawnsmoor = Даунсмур
    .gender = m
    .gen = Даунсмура
    .dat = Даунсмуру
    .ins = Даунсмуром
    .loc = Даунсмуре
name-tamalir = Тамалир
    .gender = m
    .gen = Тамалира
    .dat = Тамалиру
    .ins = Тамалиром
    .loc = Тамалире
name-greyhaven = Грейхэвен
    .gender = m
    .gen = Грейхэвена
    .dat = Грейхэвену
    .ins = Грейхэвеном
    .loc = Грейхэвене
name-nerekhall = Нерекхолл
    .gender = m
    .gen = Нерекхолла
    .dat = Нерекхоллу
    .ins = Нерекхоллом
    .loc = Нерекхолле
name-forge = Кузня
    .gender = f
    .gen = Кузни
    .dat = Кузне
    .acc = Кузню
    .ins = Кузней
    .loc = Кузне
name-frostgate = Фростгейт
    .gender = m
    .gen = Фростгейта
    .dat = Фростгейту
    .ins = Фростгейтом
    .loc = Фростгейте

## Рядом с коробкой: кого ввели без имени

name-some-hero = Герой
    .gender = m
    .gen = Героя
    .dat = Герою
    .acc = Героя
    .ins = Героем
    .loc = Герое
name-some-rival = Другой герой
    .gender = m
    .gen = Другого героя
    .dat = Другому герою
    .acc = Другого героя
    .ins = Другим героем
    .loc = Другом герое
name-some-foe = Враг
    .gender = m
    .gen = Врага
    .dat = Врагу
    .acc = Врага
    .ins = Врагом
    .loc = Враге
