### Skills of the Second Edition. A test names the attribute as well: Swim goes with Body, Lore with Mind.

## Body

skill-swim = Swim
skill-climb = Climb
skill-endure = Endure

## Mind

skill-sneak = Sneak
skill-track = Track
skill-search = Search
skill-lore = Lore

## Spirit

skill-diplomacy = Diplomacy
skill-willpower = Willpower
skill-bluff = Bluff
