### Что боты говорят о своих решениях. `$what` и `$foe` — это места, карты, цвета или герои.

bot-plan-default = Особого плана у меня не было.
bot-plan-fight = Сражаюсь до конца. Противник: { NAME($foe) }, шанс на победу: { $percent } %.
bot-plan-flee = Лучше отступить. Противник: { NAME($foe) }, шанс уйти: { $percent } %.
bot-plan-fight-on = Сражаюсь как умею. Противник: { NAME($foe) }.
bot-plan-slip = Доверяюсь первому порыву.
bot-plan-wander = Здесь мне пока ничего не по силам, поэтому осматриваюсь.
bot-plan-go-adventure = Иду за { $what ->
    [green] зелёным
    [yellow] жёлтым
    [blue] синим
   *[red] красным
 } приключением. Шанс на победу: около { $percent } %.
bot-plan-go-undefeated = Иду на противника, которого ещё никто не одолел: { NAME($what) }. Шанс на победу: около { $percent } %.
bot-plan-go-town = Направляюсь в город, чтобы подлечиться и зайти на рынок. Цель: { NAME($what) }.
bot-plan-go-duel = Иду отбирать Драконью руну. Соперник: { NAME($what) }, шанс на победу: около { $percent } %.
bot-plan-go-task = Иду туда, где можно закончить это дело: { NAME($what) }.
bot-plan-rest = Отдыхаю.
bot-plan-move-on = Прохожу мимо: риск больше выгоды.
bot-plan-attempt-adventure = Берусь за { $what ->
    [green] зелёное
    [yellow] жёлтое
    [blue] синее
   *[red] красное
 } приключение. Шанс на победу: около { $percent } %.
bot-plan-attempt-undefeated = Бросаю вызов: { NAME($what) }. Шанс на победу: около { $percent } %.
bot-plan-attempt-duel = Нападаю. Противник: { NAME($what) }, шанс на победу: около { $percent } %.
bot-plan-attempt-negotiate = Начинаю переговоры: { NAME($what) }.
bot-plan-leave-market = Ничто здесь не стоит для меня своей цены.
bot-plan-market-buy = { NAME($what) }: эта покупка усилит меня больше, чем стоит.
bot-plan-market-hire = { NAME($what) }: такой союзник мне пригодится.
bot-plan-market-sell = Продаю, чтобы освободить место для лучшего: { NAME($what) }.
bot-plan-market-heal = Сначала нужно залечить раны.
bot-plan-market-revive = Восстанавливаю силы.
bot-plan-market-use = Мне это ничего не стоит.
bot-plan-experience = Сильнее всего мои шансы повысит эта характеристика: { $what ->
    [mind] разум
    [body] тело
    [spirit] дух
    [stamina] сила
   *[life] жизнь
 }.
bot-plan-deal = Эта сделка меня усилит.
bot-plan-no-deal = Эта сделка не для меня.
bot-plan-play-on = Хочу играть дальше.

bot-chosen = Выбрано: { $deed } ({ $numbers }).
bot-weighed = Взвешено: { $deed } ({ $numbers }).

bot-fact-win = победа { $n } %
bot-fact-loss = поражение { $n } %
bot-fact-away = уйти { $n } %
bot-fact-wounds = раны { $n }
bot-fact-reach = дойти { $n } %
bot-fact-hit = попадание { $n } %
bot-fact-hold = защита { $n } %
bot-fact-score = ценность { $n }

# Планы в третьей редакции.
bot-plan-third-hero = Этот герой мне подходит: силён в бою и достаточно быстр.
bot-plan-third-start = Отсюда близко до приключений.
bot-plan-third-learn = Изучаю: { NAME($what) }. Этот навык для меня дороже трофеев.
bot-plan-third-train = Тренируюсь: новые карты помогут в проверках и бросках, а может, найдётся навык по силам.
bot-plan-third-rest = Отдыхаю, прежде чем идти дальше.
bot-plan-third-go-gem = Иду за приключением: { $what ->
    [combat] бой
    [explore] исследование
   *[social] встреча
 }.
bot-plan-third-do-gem = Ищу здесь приключение: { $what ->
    [combat] бой
    [explore] исследование
   *[social] встреча
 }.
bot-plan-third-go-quest = Иду выполнять задание: { NAME($what) }. Попытка удаётся примерно в { $percent } % случаев.
bot-plan-third-do-quest = Берусь за задание: { NAME($what) }. Удаётся примерно в { $percent } % случаев.
bot-plan-third-go-rumor = Иду по следу слуха: { NAME($what) }.
bot-plan-third-do-rumor = Здесь слух подтверждается: { NAME($what) }.
bot-plan-third-go-story = Иду к сюжетному заданию: { NAME($what) }.
bot-plan-third-do-story = Делаю то, чего требует сюжетное задание: { NAME($what) }.
bot-plan-third-go-shop = Иду на рынок: { NAME($what) }.
bot-plan-third-do-shop = Осматриваю рынок: { NAME($what) }.
bot-plan-third-go-rest = Ищу, где отдохнуть.
bot-plan-third-do-rest = Отдыхаю здесь.
bot-plan-third-go-zombie = Иду на зомби: каждый из них усиливает злодея.
bot-plan-third-do-zombie = Убиваю зомби: каждый из них усиливает злодея.
bot-plan-third-go-villain = Пора: иду на злодея. Шанс на победу: около { $percent } %.
bot-plan-third-do-villain = Пора: вступаю в бой со злодеем. Шанс на победу: около { $percent } %.
bot-plan-third-road = Иду туда, откуда ближе до цели.
bot-plan-third-enemy = Играю за врага как умею: { NAME($foe) }.
bot-plan-third-flee = Лучше отступить. Противник: { NAME($foe) }.
bot-plan-third-card = { NAME($what) }: выбираю то, что скорее всего принесёт больше.
bot-plan-third-offer = Для меня это стоит своей цены.
bot-plan-third-no-offer = Для меня это не стоит своей цены.
bot-plan-third-test = Напрягаю силы, пока успех дороже карты.
bot-plan-third-discard = Расстаюсь с тем, без чего легче обойтись.
bot-plan-third-prepare = Сейчас здесь ничто не стоит действия: сохраню его на потом.
bot-plan-third-saved = Теперь пригодится сохранённое действие.
bot-plan-third-recover = Прежде всего надо снова тронуться с места.
bot-plan-third-ability = Использую «{ NAME($what) }»: помогает, а стоит недорого.
bot-plan-third-nothing = В этот ход больше ничто не стоит усилий.
bot-plan-third-pay = Плачу тем, без чего легче обойтись.
bot-plan-third-match = Прилагаю усилие, если лучший бросок дороже карты.
bot-plan-third-keep = Оставляю то, что есть.
bot-plan-third-take = { NAME($what) }: ничто другое здесь так меня не усилит.
bot-plan-third-slip = Доверяюсь первому порыву.

# Планы команды.
bot-plan-third-go-warband = Иду навстречу орде: { NAME($what) }. Шанс победить — около { $percent } %.
bot-plan-third-do-warband = Бьюсь с ордой: { NAME($what) }. Шанс победить — около { $percent } %.
bot-plan-third-go-cure = Иду к больным.
bot-plan-third-do-cure = Пытаюсь исцелить это место.
bot-plan-third-go-gather = Пора: собираемся там, где злодей. Вместе победим с шансом около { $percent } %.
bot-plan-team-wait = Жду здесь, пока не соберёмся. Тогда победим с шансом около { $percent } %.
bot-plan-team-join-lore = Да: в одном отряде против злодея считается всё, что мы собрали ({ NAME($foe) }).
bot-plan-team-join-way = Да: нам по пути ({ NAME($what) }).
bot-plan-team-no-join = Нет: мой путь лежит в другую сторону ({ NAME($what) } — не по пути).
bot-plan-team-share = Отдаю трофей: { NAME($what) } поможет всем нам.
bot-plan-team-no-share = Трофеи нужны мне для собственного навыка.
bot-plan-team-trade = { NAME($what) } в ваших руках полезнее, чем в моих.
bot-plan-team-deal = Согласие: это усилит команду.
bot-plan-team-no-deal = Лучше не надо: команда от этого проиграет.
bot-plan-team-deal-mine = Согласен: { NAME($what) } сделает сильнее меня, а значит, и команду.
bot-plan-team-no-deal-mine = Пожалуй, нет: { NAME($what) } нужнее мне, чем вам.
bot-plan-team-gift = Там это принесёт больше пользы, чем здесь.
bot-plan-team-form = Дальше идём одним отрядом: тогда считается всё, что у нас есть вместе.
bot-plan-team-leave = Расходимся: нам в разные стороны.
bot-plan-team-open = Открываю конверт: он для меня.
bot-plan-team-skill = «{ NAME($what) }» поможет каждому в отряде: заплатим вместе.
bot-plan-team-event = Этим событием займусь лично.
bot-plan-team-no-fight = Мы одна команда: я не подниму на вас руку.
