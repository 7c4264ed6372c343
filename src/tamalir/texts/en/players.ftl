### What bots say about their decisions. `$what` and `$foe` are ids of places, cards, colours or heroes.

bot-plan-default = I had no particular plan.
bot-plan-fight = I fight { NAME($foe) } to the end: I win with { $percent } %.
bot-plan-flee = I would rather get away from { NAME($foe) }: that works with { $percent } %.
bot-plan-fight-on = I fight { NAME($foe) } as well as I can.
bot-plan-slip = I followed my first impulse.
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
bot-plan-go-task = I am going where this can be settled: { NAME($what) }.
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

# Plans of the Third Edition.
bot-plan-third-hero = This hero suits me: strong in a fight, and quick enough.
bot-plan-third-start = From here there are adventures close by.
bot-plan-third-learn = I learn { NAME($what) }: it is worth more to me than the trophies.
bot-plan-third-train = I train: new cards for tests and rolls, and perhaps a skill to learn.
bot-plan-third-rest = I rest before I go on.
bot-plan-third-go-gem = I am on my way to { $what ->
    [combat] a combat
    [explore] an exploration
   *[social] a social
 } adventure.
bot-plan-third-do-gem = I draw { $what ->
    [combat] a combat
    [explore] an exploration
   *[social] a social
 } adventure here.
bot-plan-third-go-quest = I am on my way to a quest: { NAME($what) }. An attempt succeeds with about { $percent } %.
bot-plan-third-do-quest = I attempt a quest: { NAME($what) }. It succeeds with about { $percent } %.
bot-plan-third-go-rumor = I follow a rumor: { NAME($what) }.
bot-plan-third-do-rumor = Here the rumor comes true: { NAME($what) }.
bot-plan-third-go-story = I am on my way to a story quest: { NAME($what) }.
bot-plan-third-do-story = I do what this story quest asks: { NAME($what) }.
bot-plan-third-go-shop = I am on my way to the market of { NAME($what) }.
bot-plan-third-do-shop = I look over the market of { NAME($what) }.
bot-plan-third-go-rest = I am looking for a place where I can rest.
bot-plan-third-do-rest = I rest here.
bot-plan-third-go-zombie = I go after a zombie: every one of them makes the villain stronger.
bot-plan-third-do-zombie = I kill a zombie: every one of them makes the villain stronger.
bot-plan-third-go-villain = It is time: I am on my way to the villain, and win with about { $percent } %.
bot-plan-third-do-villain = It is time: I face the villain, and win with about { $percent } %.
bot-plan-third-road = I go where it is nearer to my goal.
bot-plan-third-enemy = I play { NAME($foe) } as well as I can.
bot-plan-third-flee = I would rather get away from { NAME($foe) }.
bot-plan-third-card = { NAME($what) }: I take what is likely to bring me most.
bot-plan-third-offer = This is worth its price to me.
bot-plan-third-no-offer = This is not worth its price to me.
bot-plan-third-test = I exert as long as a success is worth more than a card.
bot-plan-third-discard = I part with what I can best do without.
bot-plan-third-prepare = Nothing here is worth an action just now: I save it for a later turn.
bot-plan-third-saved = Now I can use the action that I saved.
bot-plan-third-recover = First of all I get going again.
bot-plan-third-ability = I use { NAME($what) }: it helps me and costs little.
bot-plan-third-nothing = There is nothing more that is worth it this turn.
bot-plan-third-pay = I pay with what I can best do without.
bot-plan-third-match = I exert if a better roll is worth a card.
bot-plan-third-keep = I keep what I have.
bot-plan-third-take = { NAME($what) } makes me stronger than anything else here.
bot-plan-third-slip = I followed my first impulse.

# Plans of a team.
bot-plan-third-go-warband = I go to meet a warband: { NAME($what) }. I win with about { $percent } %.
bot-plan-third-do-warband = I fight a warband: { NAME($what) }. I win with about { $percent } %.
bot-plan-third-go-cure = I am on my way to the sick.
bot-plan-third-do-cure = I try to cure this place.
bot-plan-third-go-gather = It is time: we gather where the villain is. Together we win with about { $percent } %.
bot-plan-team-wait = I wait here until we are together. Then we win with about { $percent } %.
bot-plan-team-join-lore = Yes: in one party all that we have learned counts against { NAME($foe) }.
bot-plan-team-join-way = Yes: { NAME($what) } and I have the same way.
bot-plan-team-no-join = No: my way leads elsewhere, and with { NAME($what) } I would lose time.
bot-plan-team-share = I give a trophy: { NAME($what) } will help all of us.
bot-plan-team-no-share = I need my trophies for a skill of my own.
bot-plan-team-trade = { NAME($what) } is worth more in your hands than in mine.
bot-plan-team-deal = Agreed: that makes the team stronger.
bot-plan-team-no-deal = Rather not: the team would be the weaker for it.
bot-plan-team-deal-mine = Agreed: { NAME($what) } makes me stronger, and so the team.
bot-plan-team-no-deal-mine = Rather not: I need { NAME($what) } more than you do.
bot-plan-team-gift = This does more good there than here.
bot-plan-team-form = We go on as one party: then all that we have counts together.
bot-plan-team-leave = We part: our ways lead to different places.
bot-plan-team-open = I open the envelope: it was meant for me.
bot-plan-team-skill = { NAME($what) } helps everybody in a party: let us pay for it together.
bot-plan-team-event = I take care of this event myself.
bot-plan-team-no-fight = We are one team: I do not raise my hand against you.
