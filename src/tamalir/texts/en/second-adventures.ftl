### Adventure cards of Rise of the Dragon Lords: names and flavour. What a card does is told by its effects.

## Green challenges

name-razorwing-flock = Flock of Razorwings
    .gender = n
flavour-razorwing-flock = They hunt anything that shines. A helmet can be put away; a bald head is more difficult.
name-grave-pickers = Grave-Pickers
    .gender = p
flavour-grave-pickers = They take only the bones, since Vorakesh pays by weight. The rings they regard as a tip.
name-toll-bridge-troll = Toll-Bridge Troll
    .gender = m
flavour-toll-bridge-troll = He counts every coin twice, and bends down to do it. Draw your own conclusions, then your sword.
name-boar-of-local-legend = Boar of Local Legend
    .gender = m
flavour-boar-of-local-legend = Every village tells of him, and it is always the same boar. At least supper is settled.
name-failed-apprentice = Vorakesh's Failed Apprentice
    .gender = m
flavour-failed-apprentice = Dismissed for raising the wrong grandmother. He has kept the textbook.
name-cliff-harpies = Cliff Harpies
    .gender = p
flavour-cliff-harpies = They nest where climbing takes both hands. They have noticed that too.
name-ogre-in-his-cups = Ogre in His Cups
    .gender = m
flavour-ogre-in-his-cups = Whoever will not drink with him, he hits at once. Whoever will, he hits later, and with less aim.
name-stray-hatchling = Stray Drake Hatchling
    .gender = n
flavour-stray-hatchling = There have been no dragons in Terrinoth for a thousand years. This one is about three weeks old.
name-starving-ferrox = Starving Ferrox
    .gender = n
flavour-starving-ferrox = It has eaten the horse, the saddle and the signpost. Now it has noticed you.
name-undismissed-watch = Watch That Was Never Dismissed
    .gender = n
flavour-undismissed-watch = They died defending this village three hundred years ago. Nobody has told them that they may stop.
name-goblin-outriders = Goblin Outriders
    .gender = p
flavour-goblin-outriders = The wolves do the running, the goblins do the shouting. At close quarters neither knows what to do.
name-hedge-hexer = Hedge Hexer
    .gender = f
flavour-hedge-hexer = Cows she curses for a living, heroes for the pleasure of it.
name-bone-hounds = Bone Hounds
    .gender = p
flavour-bone-hounds = They were good dogs once. They still fetch, though it is not a stick.
name-river-lurker = River Lurker
    .gender = n
flavour-river-lurker = Because of it the ferry no longer runs. Nor, for that matter, does the ferryman.
name-thorn-dancers = Thorn Dancers
    .gender = p
flavour-thorn-dancers = They dance till dawn with anyone who strays in. Leaving with all your blood is thought rude.
name-lair-of-cursed-spiders = Lair of Cursed Spiders
    .gender = n
flavour-lair-of-cursed-spiders = Whoever cursed them did not think of the neighbors.
name-gentlemen-of-the-road = Gentlemen of the Road
    .gender = p
flavour-gentlemen-of-the-road = They say please. They said it to the last three as well.
name-lying-lights = Lying Lights
    .gender = p
flavour-lying-lights = They promise an inn. There is no inn; there is not even a road.
name-hollow-scarecrow = Hollow Scarecrow
    .gender = n
flavour-hollow-scarecrow = It no longer frightens the crows. It employs them.
name-barrow-sleeper = Barrow Sleeper
    .gender = m
flavour-barrow-sleeper = They buried his gold with him, so that he need not come looking for it. Then somebody started digging.
name-mudborn = Mudborn
    .gender = n
flavour-mudborn = The swamp wanted to see the world. It did not get far, and it blames you.
name-farrows-deserters = Farrow's Deserters
    .gender = p
flavour-farrows-deserters = They joined for the pay and ran when they saw their comrades. The comrades had been dead for a week.
name-empty-chapel-choir = Choir of the Empty Chapel
    .gender = n
flavour-empty-chapel-choir = The roof fell in, the priest died, the flock left. The choir has not missed a note.

## Green encounters

name-dying-courier = Dying Courier
    .gender = m
flavour-dying-courier = The letter bears the seal of Vorakesh. Greyhaven would read it with interest; Nerekhall would pay to make sure that nobody does.
name-crossroads-wager = A Wager at the Crossroads
    .gender = n
flavour-crossroads-wager = Three cups, one pea, and somebody who is sure to have seen where it went. The man with the quick fingers only holds the stakes.
name-farrows-squire = Sir Farrow's Squire
    .gender = m
flavour-farrows-squire = The old man still keeps his master's spurs. He wants them laid to rest in the mountains, where the knight loved to ride while he lived.
name-ferrymans-riddle = The Ferryman's Riddle
    .gender = n
flavour-ferrymans-riddle = For a good answer he takes you anywhere. For silence he will at least share his soup.
name-wounded-razorwing = Wounded Razorwing
    .gender = n
flavour-wounded-razorwing = One wing is broken, both eyes are furious. It has never been helped before, and does not care for it.
name-lost-child = Lost Child of Vynelvale
    .gender = f
flavour-lost-child = She knows the way home perfectly well. She merely wants to see everything else first.

## Green events

name-fair-in-the-free-towns = Fair in the Free Towns
    .gender = n
flavour-fair-in-the-free-towns = Every stall has the last one of its kind, for next to nothing and today only.
name-rains-without-end = Rains Without End
    .gender = p
flavour-rains-without-end = The roads have become rivers, and the rivers run through somebody's kitchen.
name-the-veil-wears-thin = The Veil Wears Thin
    .gender = n
flavour-the-veil-wears-thin = Magic leaks in through the seams of the world. The apprentices are delighted; the masters are packing.
name-pilgrim-season = Pilgrim Season
    .gender = n
flavour-pilgrim-season = Nobody gets lost while there is singing to follow. Not even those who would like to.
name-barons-levy = The Barons' Levy
    .gender = n
flavour-barons-levy = The barons guard the roads. Against whom, they do not say; for how much, they do.
name-red-comet = The Red Comet
    .gender = n
flavour-red-comet = It has the shape of a wing. Everyone sees it, and everyone is suddenly spoiling for a fight.

## Yellow challenges

name-bane-spider-matriarch = Bane Spider Matriarch
    .gender = f
flavour-bane-spider-matriarch = She has had nine hundred children. Those that disappointed her, she ate.
name-razorwing-roost = Razorwing Roost
    .gender = n
flavour-razorwing-roost = You can hear them sharpening. The way up is long; the way down is very short.
name-howling-giant = The Howling Giant
    .gender = m
flavour-howling-giant = They named the hills after him and did not ask first. He has been howling about it ever since.
name-dragon-cult-cantor = Cantor of the Dragon Cult
    .gender = m
flavour-dragon-cult-cantor = He sings in the tongue of dragons. It has forty words for fire and none for mercy.
name-corpse-ram = Farrow's Corpse-Ram
    .gender = n
flavour-corpse-ram = It takes forty dead men to carry it. Nobody asked for volunteers.
flavour-brood-of-the-bloodmother = The Bloodmother's children learn to swim before they learn to bite. There is only a short break between the lessons.
name-death-witch = Death Witch
    .gender = f
flavour-death-witch = She is always willing to talk. It is the listening that wears people out.
name-bone-archers = Bone Archers
    .gender = p
flavour-bone-archers = No eyes, no breath, no nerves. They shoot much better now.
name-plague-cart = Plague Cart
    .gender = n
flavour-plague-cart = It calls at every house. None of the passengers has asked for his purse back.
name-mirror-duellist = Mirror Duelist
    .gender = m
flavour-mirror-duellist = He knows every move you make. Fortunately, so do you.
name-farrows-vanguard = Farrow's Vanguard
    .gender = n
flavour-farrows-vanguard = It marches day and night and lights no fires. The crows know where to go all the same.
name-ferrox-pack-lord = Ferrox Pack-Lord
    .gender = m
flavour-ferrox-pack-lord = He leads by example: first into the fight, last to leave the table.
name-oathbreaker-knight = Oathbreaker Knight
    .gender = m
flavour-oathbreaker-knight = He swore to serve until death and ran long before. Vorakesh does not accept death as an excuse.
name-hag-of-moonglow-marsh = Hag of Moonglow Marsh
    .gender = f
flavour-hag-of-moonglow-marsh = Her cures work. It is the illnesses she hands out first that people complain of.
name-ember-wolves = Ember Wolves
    .gender = p
flavour-ember-wolves = A dragon sneezed outside their den. Those that survived have never been cold since.

## Yellow encounters

flavour-a-question-of-honor = She is certain that you have insulted her horse. There are two ways to settle it, and the horse is watching.
name-refugees-on-the-road = Refugees on the Road
    .gender = p
flavour-refugees-on-the-road = They carry everything they have left, which is mostly each other.
name-second-hand-graves = Dealer in Second-Hand Graves
    .gender = m
flavour-second-hand-graves = Everything on the cart had one owner, and a very quiet one. He has no more use for it.
name-herald-of-sir-farrow = Herald of Sir Farrow
    .gender = m
flavour-herald-of-sir-farrow = The general pays gold for a word about where another hero sleeps. The herald puts it very politely.
name-madmans-map = Madman's Map
    .gender = n
flavour-madmans-map = North is at the bottom, the sea is in the middle, and he has sold a copy to everybody. The swamp, though, is right to the last tussock.

## Yellow events

name-march-of-the-dead = March of the Dead
    .gender = n
flavour-march-of-the-dead = There is no song and no drum. The ground itself beats time.
name-the-grey-cough = The Grey Cough
    .gender = n
flavour-the-grey-cough = The healers have closed their doors. They are healing the healers.
name-frost-at-midsummer = Frost at Midsummer
    .gender = n
flavour-frost-at-midsummer = The rivers can be walked on, the roads hardly. The farmers blame dragons and are, for once, right.
name-muster-of-the-free-towns = Muster of the Free Towns
    .gender = n
flavour-muster-of-the-free-towns = The towns agree on nothing except that they are next.
name-farrow-burns-the-farms = Farrow Burns the Farms
    .gender = n
flavour-farrow-burns-the-farms = The dead do not eat. They see no reason why anyone should.

## Blue challenges

name-broken-tower-drake = Drake of the Broken Tower
    .gender = n
flavour-broken-tower-drake = The tower still stood when the drake learned to fly. Then the drake learned to land.
name-cinder-twins = The Cinder Twins
    .gender = p
flavour-cinder-twins = One burns what the other has missed. They never quarrel, since nothing is left to quarrel over.
name-colossus-of-frostgate = Colossus of Frostgate
    .gender = m
flavour-colossus-of-frostgate = The town built a gate to keep him out. He uses it to knock.
name-wyvern-riders = Wyvern Riders
    .gender = p
flavour-wyvern-riders = The wyverns believe in nothing. They have merely noticed that the cult feeds them pilgrims.
name-dragonspawn-cohort = Dragonspawn Cohort
    .gender = n
flavour-dragonspawn-cohort = Hatched in ranks and drilled in the egg. It is at a loss only when somebody already stands inside the formation.
name-shadow-of-vorakesh = Shadow of Vorakesh
    .gender = n
flavour-shadow-of-vorakesh = He cannot be everywhere at once, so he sends what he can spare. He has looked pale lately.
name-atavax = Atavax
    .gender = m
flavour-atavax = He collects debts that nobody remembers. His papers are in perfect order.
name-sir-farrow = Sir Farrow
    .gender = m
flavour-sir-farrow = In life he never lost a battle. Vorakesh saw no reason why a grave should spoil the record.
name-mistlands-wyrm = Wyrm of the Mistlands
    .gender = n
flavour-mistlands-wyrm = The mist is its breath. The silence is its dinner.
name-half-made-dragon = Half-Made Dragon
    .gender = n
flavour-half-made-dragon = Vorakesh's first attempt. It has three left wings and bears a separate grudge for each.
name-egg-warden = Warden of the Last Egg
    .gender = m
flavour-egg-warden = He is to follow whoever is worthy. He knows only one way of finding out.

## Blue encounters

name-turncoats-bargain = The Turncoat's Bargain
    .gender = n
flavour-turncoats-bargain = He has betrayed Vorakesh, Farrow and two of the free towns. That, he says, makes him an expert.
name-cracked-rune = Cracked Rune
    .gender = n
flavour-cracked-rune = It whispers that Forge is a long way off. And that there is really no hurry.
name-dreaming-dragon = Dreaming Dragon
    .gender = n
flavour-dreaming-dragon = It dreams of being robbed, and smiles. In the dream it wakes up.

## Blue events

name-call-down-the-inferno = Call Down the Inferno
    .gender = n
flavour-call-down-the-inferno = Somewhere a choir has come to the last verse. The forests answer.
name-wings-over-terrinoth = Wings over Terrinoth
    .gender = p
flavour-wings-over-terrinoth = The shepherds no longer count sheep. They count shadows.

## Red challenges

name-morvaine = Morvaine the Winter-Bringer
    .gender = f
flavour-morvaine = Where she lands, the calendar gives up. The one warm thing for miles is her rune.
name-ysmere = Ysmere of the Drowned Hoard
    .gender = f
flavour-ysmere = Her hoard lies at the bottom of a lake, together with everyone who came to count it.
name-skaldrith = Skaldrith the Storm-Crowned
    .gender = m
flavour-skaldrith = As a hatchling he was struck by lightning. He struck back.
name-umbrazul = Umbrazul Sun-Eater
    .gender = m
flavour-umbrazul = On the day he hatched, the sun went out for an hour. It is said to have been a little smaller afterwards.
name-ashkarr = Ashkarr the Furnace
    .gender = m
flavour-ashkarr = The smiths of Forge once asked him for a light. Visitors are still shown the puddle.
name-gorvenax = Gorvenax the Unburied
    .gender = m
flavour-gorvenax = The only Dragon Lord whom nobody had to wake. He never agreed to lie down.
name-high-lord-margath = High Lord Margath
    .gender = m
flavour-high-lord-margath = He was dead for so long that the world forgot to be afraid. He has come back to remind it.

## Red event

name-vorakesh-speaks-the-name = Vorakesh Speaks the Name
    .gender = n
flavour-vorakesh-speaks-the-name = It takes one breath to say and took eight hundred graves to learn. Deep below, an eye opens.
