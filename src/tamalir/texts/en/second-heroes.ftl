### Heroes of the Second Edition's set Rise of the Dragon Lords. Names that the rulebooks' examples use stand in second-cards.ftl.

## Heroes

flavour-varikas-the-dead = Death kept him for three days and then asked him to leave. He has never said what they quarreled about.
flavour-mordrog = Other orcs sharpen the axe before the fight. Mordrog thinks that this is what the fight is for.
flavour-mad-carthos = The university of Greyhaven expelled him twice, the second time for coming back.
flavour-spiritspeaker-mok = The spirits tell him everything. He would pay good money for one that knew when to stop.
name-red-scorpion = Red Scorpion
    .gender = f
flavour-red-scorpion = She counts the blows that missed her. It is the only bookkeeping she enjoys.
name-silhouette = Silhouette
    .gender = f
flavour-silhouette = Her portrait hangs on the walls of three cities. In all three it shows an empty doorway.
name-battlemage-jaes = Battlemage Jaes
    .gender = m
flavour-battlemage-jaes = He reads in the saddle, at table and in battle. So far only the horse has complained.
name-bogran-the-shadow = Bogran the Shadow
    .gender = m
flavour-bogran-the-shadow = He has never stolen from a friend. He keeps the list of friends short.
name-ronan-of-the-wild = Ronan of the Wild
    .gender = m
flavour-ronan-of-the-wild = Ask him the way and he will tell you which trees to greet.
flavour-valadir = People follow him because he is usually between them and the teeth.
name-corbin-axebearer = Corbin Axebearer
    .gender = m
flavour-corbin-axebearer = He sleeps like a felled oak and wakes like the axe.
name-one-fist = One Fist
    .gender = m
flavour-one-fist = Nobody remembers how he lost the other one. Nobody who has met this one asks.
