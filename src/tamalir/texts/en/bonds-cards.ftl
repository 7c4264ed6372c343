### Unbreakable Bonds: names and flavour of its cards, in our own words.

## Party skills

name-explorers-club = Explorers' Club
    .gender = n
flavour-explorers-club = The first rule of the club: whoever comes back buys the drinks.
name-shared-campfire = Shared Campfire
    .gender = n
flavour-shared-campfire = Four bedrolls, one fire, and nobody sits with their back to it.
name-marching-song = Marching Song
    .gender = n
flavour-marching-song = It has forty verses. Thirty-eight of them are about feet.
name-many-eyes = Many Eyes
    .gender = p
flavour-many-eyes = One watches the path, one the trees, one the sky. One watches the cook.
name-common-purse = Common Purse
    .gender = n
flavour-common-purse = It opens only when all four strings are pulled at once.
name-side-by-side = Side by Side
    .gender = n
flavour-side-by-side = Two spears need less room than one hero.
name-shouted-warning = Shouted Warning
    .gender = n
flavour-shouted-warning = "Left!" is enough, provided you agreed whose left.
name-nobody-falls = Nobody Falls
    .gender = n
flavour-nobody-falls = Somebody stumbled. Three hands were quicker than the ground.
name-lessons-on-the-road = Lessons on the Road
    .gender = p
flavour-lessons-on-the-road = By the next milestone the thief could pray and the priest could pick locks.
name-unbreakable-bond = Unbreakable Bond
    .gender = n
flavour-unbreakable-bond = Dragonfire has tried.

## Sets

name-set-call-of-the-road = Call of the Road
    .gender = n
name-set-power-of-the-wilds = Power of the Wilds
    .gender = n
name-set-favor-of-the-gods = Favor of the Gods
    .gender = n
name-set-military-training = Military Training
    .gender = n
name-set-friends-in-low-places = Friends in Low Places
    .gender = p
name-set-rune-magic = Rune Magic
    .gender = n
name-set-militant-pilgrim = Militant Pilgrim
    .gender = n
name-set-one-with-the-land = One with the Land
    .gender = n
name-set-high-society = High Society
    .gender = n
name-set-a = Set A
    .gender = n
name-set-b = Set B
    .gender = n
name-set-c = Set C
    .gender = n
name-set-f = Set F
    .gender = n
