### What bots say about their decisions. `$what` and `$foe` are ids of places, cards, colours or heroes.

bot-plan-default = I had no particular plan.
bot-plan-fight = I fight { NAME($foe) } to the end: I win with { $percent } %.
bot-plan-flee = I would rather get away from { NAME($foe) }: that works with { $percent } %.
bot-plan-fight-on = I fight { NAME($foe) } as well as I can.
bot-plan-wander = There is nothing here that I dare to attempt, so I look around.
bot-plan-go-adventure = I am on my way to a { $what ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
 } adventure, which I win with about { $percent } %.
bot-plan-go-undefeated = I am going for { NAME($what) }, whom nobody has beaten yet: I win with about { $percent } %.
bot-plan-go-town = I am on my way to { NAME($what) }, to heal and to buy.
bot-plan-go-duel = I am hunting { NAME($what) } for a Dragon Rune: I win with about { $percent } %.
bot-plan-rest = I rest.
bot-plan-move-on = I leave this alone: the risk is greater than the gain.
bot-plan-attempt-adventure = I attempt the { $what ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
 } adventure: I win with about { $percent } %.
bot-plan-attempt-undefeated = I challenge { NAME($what) }: I win with about { $percent } %.
bot-plan-attempt-duel = I attack { NAME($what) }: I win with about { $percent } %.
bot-plan-attempt-negotiate = I talk to { NAME($what) }.
bot-plan-leave-market = Nothing here is worth its price to me.
bot-plan-market-buy = { NAME($what) } makes me stronger by more than it costs.
bot-plan-market-hire = { NAME($what) } will serve me well.
bot-plan-market-sell = I sell { NAME($what) } to make room for something better.
bot-plan-market-heal = My wounds need care before anything else.
bot-plan-market-revive = I get my strength back.
bot-plan-market-use = This costs me nothing.
bot-plan-experience = A counter on { $what ->
    [mind] Mind
    [body] Body
    [spirit] Spirit
    [stamina] Stamina
   *[life] Life
 } improves my chances most.
bot-plan-deal = This deal makes me stronger.
bot-plan-no-deal = This deal is not for me.
bot-plan-play-on = I want to play on.

bot-chosen = Chosen: { $deed } ({ $numbers }).
bot-weighed = Weighed: { $deed } ({ $numbers }).

bot-fact-win = win { $n } %
bot-fact-loss = knocked out { $n } %
bot-fact-away = get away { $n } %
bot-fact-wounds = wounds { $n }
bot-fact-reach = reach { $n } %
bot-fact-hit = hit { $n } %
bot-fact-hold = hold { $n } %
bot-fact-score = worth { $n }
