### The board of the Second Edition: the set, its regions and its rivers. They are printed on the map only.

name-rise-of-the-dragon-lords = Rise of the Dragon Lords

## Regions

name-rimefang-peaks = Rimefang Peaks
name-snowblind-wood = Snowblind Wood
name-farthest-pines = The Farthest Pines
name-whitegrass = The Whitegrass
name-howling-giant-hills = Howling Giant Hills
name-anvil-heights = Anvil Heights
name-scholars-downs = Scholars' Downs
name-hearthmeadow = Hearthmeadow
name-hanging-woods = Hanging Woods
name-moonglow-marsh = Moonglow Marsh
name-whisperbrake = Whisperbrake
name-barley-downs = Barley Downs
name-mournholt = Mournholt
name-crimson-forest = Crimson Forest

## Rivers

name-rimewater = Rimewater
name-anvilrun = Anvilrun
name-moonbrook = Moonbrook
