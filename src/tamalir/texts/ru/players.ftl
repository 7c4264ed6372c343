### Что боты говорят о своих решениях. `$what` и `$foe` — это места, карты, цвета или герои.

bot-plan-default = Особого плана у меня не было.
bot-plan-fight = Сражаюсь до конца. Противник: { NAME($foe) }, шанс на победу: { $percent } %.
bot-plan-flee = Лучше отступить. Противник: { NAME($foe) }, шанс уйти: { $percent } %.
bot-plan-fight-on = Сражаюсь как умею. Противник: { NAME($foe) }.
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
