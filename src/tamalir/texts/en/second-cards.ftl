### Names of the Second Edition. English needs them in one form; the gender serves he, she and it.

## Heroes

name-varikas-the-dead = Varikas the Dead
    .gender = m
name-mordrog = Mordrog
    .gender = m
name-mad-carthos = Mad Carthos
    .gender = m
name-spiritspeaker-mok = Spiritspeaker Mok
    .gender = m
name-valadir = Valadir
    .gender = m

## Allies

name-acolyte-of-flame = Acolyte of Flame
    .gender = m
name-burning-priest = Burning Priest
    .gender = m
name-prince-gardun = Prince Gardun
    .gender = m

## Items

name-padded-leather-armor = Padded Leather Armor
    .gender = n
name-dwarven-fire-bomb = Dwarven Fire Bomb
    .gender = n
name-soul-burn = Soul Burn
    .gender = n
name-westerian-shell-shield = Westerian Shell Shield
    .gender = n
name-black-dagger = Black Dagger
    .gender = n
name-belt-of-strength = Belt of Strength
    .gender = n
name-white-blade = White Blade
    .gender = n
name-lightning-mace = Lightning Mace
    .gender = n
name-dragontooth-hammer = Dragontooth Hammer
    .gender = n

## Adventure cards

name-brood-of-the-bloodmother = Brood of the Bloodmother
    .gender = n
name-a-question-of-honor = A Question of Honor
    .gender = n
