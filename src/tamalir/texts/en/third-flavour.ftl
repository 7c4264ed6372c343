### Cards of the Third Edition set: flavour, in our own words.

## Enemies without a scenario

flavour-deep-elf = His people left the sun behind an age ago and have resented everyone's shadow since.
flavour-razorwing = It never lands while it is hungry. Nobody has seen it land.
flavour-beastman = Half of him wants to talk first. It is never the half that holds the axe.
flavour-moon-cat = By day it looks like a rug somebody left on a rock. Do not fold it.
flavour-ettin = Two heads, one stomach, no agreement on anything but you.
flavour-ogre = He guards the pass against giants. So far he has mistaken eleven travellers for giants.
flavour-kobolds = One kobold is a nuisance. There is no such thing as one kobold.
flavour-highwaymen = "Your money or your life" is an old form of words. These ones have dropped the "or".
flavour-giant = From afar you took him for a hill. So did the sheep.
flavour-gallows-archers = The count hanged them for bad aim. They have had all eternity to practise.
flavour-rune-thief = He cannot read a single rune. He sells them by weight, and throws the heavy ones.
flavour-border-reavers = They raid both sides of the border, out of fairness.

## Enemies of Margath's scenario

flavour-dragon-hybrid = The more you learn about dragons, the more this one takes it personally.
flavour-cinder-cultists = They were promised that Margath would eat them last. It was the best offer they had.
flavour-ash-hounds = They run ahead of the fire and point at whatever still stands.
flavour-wyvern = Scholars insist that it is no true dragon. It has heard this, and holds a grudge.
flavour-hatchling-brood = Nine of them, a week old, already quarrelling over which part of you is whose.
flavour-oathless-knight = He returned his spurs by post, on the day that Margath offered wings.
flavour-drake-rider = The reins are for show. Of the two, the drake has read the map.
flavour-drake-warden = He counts the hoard every night and always gets the same number: not enough.

## Enemies of the Corpse King's scenario

flavour-death-knight = He swore to hold this bridge until his last breath, and was sloppy with the wording.
flavour-shambling-dead = They are in no hurry. They have already missed everything they were late for.
flavour-plague-rats = Something larger is chasing them. Do not wait to learn what.
flavour-banshee = She mourns a man who was dull in life. The grief has been much improved since.
flavour-carrion-golem = Vorakesh wastes nothing. You can smell the thrift from here.
flavour-hollow-jailer = His prisoners are still alive, which is against the regulations. He keeps meaning to ask.
flavour-bone-surgeon = His patients do not complain. He removes that first.
flavour-crypt-keeper = Visiting hours ended four hundred years ago. He is strict about it.

## An enemy of the social deck

flavour-tavern-brawlers = It began with a spilled beer. By now nobody remembers whose, which is why everybody is still fighting.

## Quests without a scenario

flavour-swamp-tales = Every tale about the Blackwing ends the same way: "and that was the last anyone saw of his boots."
flavour-prince-of-thieves = He takes from the rich and gives to the poor. On the way he deducts expenses.
flavour-goblin-raids = They steal chickens on weekdays and children's names at the full moon. The village wants the chickens back.
flavour-love-you = The castle guard wants a poem by Thursday. He would also like it to mention the moat.
flavour-magic-storm = It rains upward there, and last week it rained the mayor.
flavour-my-kitty = "White paws, answers to Biscuit," says the poster. It does not say how large.
flavour-narrow-ledge = Goats use it, they told you. They did not say in which direction.
flavour-orc-renegades = They left their tribe over a matter of principle: the tribe had none, and they wanted fewer.
flavour-prowess-of-the-dwarves = The door is nine hundred years old and still does not squeak. Opening it is another matter.
flavour-spring-festival = The valley crowns a queen, burns a straw giant and drinks until it forgets which was which.
flavour-winding-path = You have passed this oak three times. The fourth time it nodded.
flavour-captive-spirit = It has been in that bottle for a century. Whoever corked it left a note: "Don't let it talk."
flavour-shrine-of-pollux = Pilgrims leave a candle, take a blessing and go. The candles have begun to leave as well.
flavour-hunting-the-beast = The tracks are fresh, deep and, as you notice a little late, only behind you.
flavour-someone-elses-junk = One man's rubbish is another man's hoard. The first man is dead, so nobody can ask.
flavour-the-counts-request = "A trifle," said the count, and had the drawbridge raised behind you.
flavour-shadows-in-the-night = Someone empties the town's cellars every new moon. The mice have lodged a complaint.
flavour-desperate-trader = Everything must go by nightfall. He means before his creditors wake up.
flavour-hunting-party = They are looking for a tracker, an archer and somebody who runs more slowly than they do.
flavour-the-missing-fiddler = The bride wants him found before the wedding. The neighbours would settle for the fiddle.

## Quests of Margath's scenario

flavour-dragon-bones = The ribs have held up a barn roof for six generations. The barn has never once felt cold.
flavour-blood-stone = It is said to weep before a dragon wakes. The pilgrims have stopped wiping it dry.
flavour-marvellous-people = They remember the dragon wars fondly: it was the last time that anyone asked them to dance.
flavour-moonlight = In this light the water shows what flies above it. Tonight it shows more than one.
flavour-the-castellan = He keeps a tidy keep and a tidy ledger. One line in it reads: "roof, for landing on".
flavour-calm-lake = Not a ripple, not a fish, not a frog. Something drank here, and everybody else gave up the habit.
flavour-first-shed-scale = Up there lies a scale as large as a cartwheel. Its owner has grown since.
flavour-burnt-library = The dragon shelf burned first. The librarian calls it bad luck, twice, and rather too loudly.
flavour-warm-eggshells = Four shells, still warm, and eight sets of tracks. Do the sum on the way down.
flavour-where-no-bird-sings = The birds went first, then the woodcutters. The trees would follow if they could.
flavour-smoke-in-the-distance = From here it could be a chimney. Chimneys do not circle.
flavour-the-dragon-painter = He paints only from life. His eyebrows have never grown back.

## Quests of the Corpse King's scenario

flavour-blessing-of-kernos = The god of wild things blesses whoever kneels in cold water. He likes to watch them do it.
flavour-the-last-bell = While it rings, the graves stay shut. The ringer has not slept since harvest.
flavour-salted-graves = Salt keeps the dead down. It also keeps them fresh, as somebody has just noticed.
flavour-the-ferrymans-daughter = She rows the living across by day. At night she rows back whoever should not have crossed.
flavour-the-miller-who-came-back = He grinds as well as ever, says his wife. It is what he grinds that worries her.
flavour-crown-of-lead = Whoever wears it rules the dead. Whoever wore it last is still sitting there.
flavour-lights-in-the-mist = Seven lanterns, no hands. They are looking for somebody, and have stopped being particular.
flavour-the-bone-orchard = It bears twice a year. Nobody has planted anything there but grandfathers.
flavour-witness-under-ice = He saw who broke the seal. He will tell it to anyone who can hold their breath.
flavour-the-open-crypt = The lock was broken from the inside, and quite politely at that.
flavour-the-hired-mourners = They weep for three gold a day. Lately they do it without being asked.

## Events without a scenario

flavour-ancient-burials = The villagers ask you to look inside. They will hold the rope, they say, from over there.
flavour-coven-of-necromancers = They meet on the third night of the month, in a barn, and bring their own chairs and relatives.
flavour-desperate-peasant = The cart is stuck, the ox is sick and the heroes keep riding past. Five have done so today.
flavour-devastated-village = Only the inn still stands. The raiders paid their bill, which worries the innkeeper more than the fire.
flavour-harvest-festival = There is a contest for the largest turnip and one for the largest hero. The turnips are ahead.
flavour-hidden-gift = Under the milestone lies a parcel with your name. The ink is older than you are.
flavour-tales-of-old = The bard closes his eyes for the sad part. It is a long part, and his purse lies open.
flavour-runesmith = He pays well for a clear eye and a steady hand. The last pair is still smoking.
flavour-smuggling = The crates say "turnips". Turnips do not clank.
flavour-strength-exercises = A stranger bets that you cannot lift his anvil. He has bet on this before, and on you.
flavour-wandering-trader = He sells everything except the mule. The mule, he explains, is a partner.
flavour-drunken-company = They sing that you are family. By the third verse it costs you a round, by the fifth it pays.
flavour-caravan-in-trouble = Two wheels broken, one guard asleep and nobody counting the crates.
flavour-con-artist = "An honest face at last," he says. He says it to the mirror as well, for practice.
flavour-family-matters = Your cousin is getting married, or buried; the letter got wet.
flavour-toll-of-the-free-road = The road is free, the sign declares. The sign costs one gold to read.
flavour-the-quiet-monk = He took a vow of silence and has a great deal to say about it, mostly with his eyebrows.
flavour-a-friendly-game = All four players have five aces. It would be rude to mention it first.
flavour-attempted-robbery = They have a plan, masks and one crossbow. They have not agreed who holds the crossbow.
flavour-robbery-on-the-road = Behind the bend somebody shouts for help. Somebody else shouts that there is no need.
flavour-mocking-traveller = He has an opinion on your boots, your horse and your chances, and he walks at your pace.

## Events of Margath's scenario

flavour-dirty-beggar = Under the soot he wears a court robe. He was the last to brief the king on dragons.
flavour-faster-than-the-wind = A courier hands you her satchel without stopping. What chases her is not stopping either.
flavour-shadows-of-the-past = An old battlefield, an older helmet, and inside it a voice that wants to finish its report.
flavour-significant-other = She is looking for her husband, who went to look at a dragon's egg "just for a minute".
flavour-blood-of-the-strong = The hermit knows what dragons fear. He trades it drop for drop.
flavour-big-trouble = The good news: the map was right, the lair is here. That was also the bad news.
flavour-cultists-pamphlet = "Why burn alone?" it asks. The margin holds a tide table of somebody's appetite.
flavour-burned-out-bard = He sang for Margath once. He got one verse out, and it was the wrong verse.
flavour-egg-seller = Fresh, large, and do not keep them near the stove. Actually, do not keep them.
flavour-veteran-of-the-dragon-war = He cannot be that old. He asks you not to mention it, as it would only remind somebody.
flavour-prayer-for-rain = The farmers want rain, the miller wants wind, and everybody wants the sky to be empty otherwise.

## Events of the Corpse King's scenario

flavour-gravediggers-wages = He was paid to put them in. Nobody offered to pay for keeping them there.
flavour-dead-mans-toll = The bridge keeper died in office, and still collects. He no longer takes coin.
flavour-torches-at-the-gate = The watch asks who goes there. Nobody answers, in forty voices.
flavour-funeral-feast = The food is good, the wine is better and the deceased is late.
flavour-frightened-deserters = They ran from the battle because the other side kept getting up.
flavour-orphan-with-a-lantern = She has crossed the dead lands twice, alone. She offers to see you safely to town.
flavour-doctor-with-a-beak = The mask keeps out the plague. The leeches, he says, are for conversation.
flavour-widow-at-the-window = Her husband comes by every evening. She would like her ring back first.
flavour-silver-for-the-dead = Two coins for each pair of eyes. You count the coins, and then, slowly, the eyes.
flavour-priest-without-a-flock = The whole parish got up and left, some of them after years of rest.
flavour-bone-buyer = He does not ask where they come from. He asks whether they are still moving.
flavour-last-letter = It is addressed to Riverwatch, sealed with wax and dated next week.

## Story cards of Margath's scenario

flavour-collector-of-antiquities = He owns two tablets on dragons and lends them to those who pass his test. The test is older than the tablets.
flavour-dragons-cave = The owner is out. The walls tell what he fears, in small letters, near the floor.
flavour-depths-of-the-lake-of-tears = Someone drowned a library here to save it from fire. Reading it takes one long breath at a time.
flavour-visions-of-dawn = Tonight everyone in Terrinoth dreams of the same wing. Some of them wake up knowing where it is weak.
flavour-price-of-scales = The smiths of Forge know exactly what pierces a dragon's hide. They know exactly what that is worth, too.
flavour-warden-of-the-pass = It sleeps on its master's secrets. They are said to be lumpy.
flavour-songs-of-the-old-kings = The fourth verse was forbidden for a good reason: it gives directions.
flavour-broken-banner = The veterans speak only to those who bring proof of a fight. Scratches do not count, they have plenty.
flavour-smoke-over-terrinoth = Those who rode toward the smoke learned something. Those who rode away kept their eyebrows.
flavour-margaths-tithe = He takes a tenth of everything. He has never learned to count past ten.

## Story cards of the Corpse King's scenario

flavour-night-at-suvars-rest = The pilgrims have barred the door. They will follow anyone who can talk them out of the cellar.
flavour-siege-of-telis = The besiegers need no food, no sleep and no reason. The garrison needs all three.
flavour-the-drowned-bell = It rings by itself, three fathoms down. One ringer swam up and is looking for work.
flavour-captives-of-the-crypt = Vorakesh keeps the living for later. They would rather be kept by you.
flavour-refuge-at-fort-rodric = Swords for hire, says the sign, and below, in fresh chalk: prices have risen, like everything else.
flavour-the-kings-true-name = The archivists of Dawnsmoor trade names for finds. They never say what they do with the finds.
flavour-burning-the-fields = The farmers would rather lose the barley than harvest what is coming up between it.
flavour-the-plague-road = The road to market is crowded again. Nobody is buying, and nobody blinks.
flavour-whispers-of-vorakesh = He promises everyone the same thing: rest. Nobody has rested yet.
flavour-the-silent-procession = They march through the villages without a sound. The living at the tail would leave it for a hot supper.

## Power of the Wilds

flavour-taxidermist = Straw, wire and respect. Mostly straw.
flavour-boundless-stamina = "Just one more mile" is no lie if you say it at every milestone.
flavour-barkskin = It itches in spring and woodpeckers take liberties. Arrows mind more than you do.
flavour-pack-instinct = Alone you are prey. Pretend convincingly that you are four.
flavour-unpredictable = The enemy cannot guess your next move if you have not heard of it either.
flavour-woodcraft = Moss grows on the north side. On the south side grows whatever eats those who rely on moss.
flavour-herbalist = If it tastes foul, it helps. If it tastes good, that was the nightshade.
flavour-water-walking = The trick is not to look down, and not to tell the water.
flavour-beast-speech = Wolves are reasonable if you let them finish. Bears interrupt.

## Military Training

flavour-marksmanship = Begin the argument at eighty paces. Very few people answer.
flavour-ambidextrous = The left hand knows precisely what the right one is doing, and wants its turn.
flavour-shield-bearer = A shield is a wall that you carry to where you need it.
flavour-forced-march = Thirty miles before breakfast. The breakfast is also thirty miles away.
flavour-weapon-drill = The same blow a thousand times. By the last hundred the dummy begged, said the sergeant.
flavour-tactician = No plan survives the enemy. So see to it that theirs meets you first.
flavour-quartermaster = Nothing is stolen from the army. It is merely entered under another name.
flavour-disciplined = Every strap buckled, every thought folded along the crease.
flavour-rallying-cry = It need not make sense. It only has to be louder than your fear.
flavour-war-aria = Four octaves, three verses and, if all goes well, one encore over the bodies.

## Call of the Road

flavour-mountaineering = Going up is optional. Coming down is not.
flavour-long-strider = His shadow has asked more than once to be carried.
flavour-light-sleeper = One eye for the fire, one for the dark. Sleep is what happens between.
flavour-cartography = The blank spots are not unknown. They are where the last cartographer stopped writing.
flavour-shortcut-finder = It is shorter. Nobody said it was quicker.
flavour-storyteller = By the third inn the goblin has become a troll. By the fifth it has a title.
flavour-pilgrim = The gods reward sore feet. It saves them looking any higher.
flavour-wanderlust = Home is a fine place to have been.

## Friends in Low Places

flavour-brawler = Rules of the tavern: no weapons, no magic, no forehead. Two out of three is fair.
flavour-loud-friends = They will never let you down, chiefly because they are already on the floor.
flavour-delusions-of-grandeur = A future king does not carry his own bags.
flavour-haggler = Weep at the first price, laugh at the second, pay the third.
flavour-shell-game = The pea is under the cup you would choose if you were honest. You would not.
flavour-informant = He hears everything, forgets nothing and remembers it for one gold.
flavour-dirty-fighting = Honour is for those who can afford a second try.
flavour-escape-artist = Every lock is a puzzle, every knot a suggestion, every window a door for the brave.
flavour-shared-bottle = Rivals until the cork is out, brothers until the bottle is empty.
flavour-silver-tongue = He once talked a hangman into a discount.

## Favor of the Gods

flavour-zealots-strength = Faith moves mountains. Thinking about it tends to put them back.
flavour-oath-of-iron = "I shall not fall." The gods admire people who put it in writing.
flavour-augury = The entrails were clear: somebody would suffer. So far it has been the chicken.
flavour-healing-touch = Warm hands, kind words, and a very firm grip while the bone sets.
flavour-victory-foretold = It is written. The page got wet, but you know how it ends.
flavour-divine-wrath = The dead had their chance. The gods dislike repeat customers.
flavour-fire-of-kellos = Kellos forgives everyone. Afterwards.
flavour-grace-of-aris = "Not today," said a voice, a little annoyed, and sent you back for your boots.
flavour-answered-prayer = The answer was no, but so eloquent that you learned three things from it.
flavour-tithe = The gods need no money. The roof of their house does.

## Rune Magic

flavour-rune-of-might = Carved between the shoulder blades by a dwarf with cold hands and no small talk.
flavour-stone-skin = Blades blunt on it. So, regrettably, do compliments.
flavour-counterspell = It is polite to return a gift in the condition in which you received it.
flavour-rune-reader = Read once for meaning, once for danger, and once more to see whether the rune has moved.
flavour-mind-lock = For a moment the enemy cannot think of any magic. For some the difference is small.
flavour-dispel = Most spells end if you ask firmly, in the right dead language.
flavour-craving-for-magic = The more you hold, the more you want, and the less you recall why you came in here.
flavour-arc-lightning = Stand on something dry. Advise your enemy otherwise.
flavour-blink = Between here and there lies nothing at all. Try not to stop in it.
flavour-overload = The rune glows, hums and smells of burnt hair. Now.

## Assets, set A

flavour-grappling-hook = Throw until it holds. Then pull, as if you were not about to trust it with your life.
flavour-ember-orb = Warms the hands, boils the tea, ends the discussion.
flavour-ancient-sword = A king carried it once. Then a farmer did, for three hundred years, to cut cheese.
flavour-serrated-axe = It was smooth when it was new. It has met many helmets since.
flavour-singing-blade = It hums before a fight and sings in it. Afterwards it expects applause.
flavour-giants-maul = For the giant it was a toothpick. He wants it back.
flavour-tempest-rod = Point it away from trees, metal, friends and the sky.
flavour-padded-coat = Three layers of wool, two of linen and one of the previous owner's letters.
flavour-traders-attire = Guards wave it through. Highwaymen wave too.
flavour-lush-camisole = Nobody refuses anything to such embroidery.
flavour-thoroughbred = Its pedigree is longer than yours, and it knows.
flavour-stubborn-mule = It goes anywhere, provided that the idea was its own.
flavour-brass-spyglass = Brings trouble nearer without bringing you nearer to trouble.
flavour-war-horn = Announces an army. The army need not exist.
flavour-provisions = Sacks of meal and a wheel of cheese, guarded by a cat that takes its share in kind.
flavour-valuables = Small, shiny and, as you swear at every gate, quite legally acquired.

## Assets, set B

flavour-potion-set = Red heals, blue burns. In the dark both are brown.
flavour-lodestone = It always points to something. Nobody has found out what.
flavour-clawed-gauntlet = Excellent for climbing, fighting and ending handshakes.
flavour-militia-spear = Cheap, long, and the sharp end is marked.
flavour-hunting-knife = Skins rabbits and settles disputes about rabbits.
flavour-duelling-sabre = With it comes a small book on honour. The pages on retreat are the most worn.
flavour-valorous-blade = It never hesitates. Its bearers sometimes wish it would.
flavour-warded-mantle = Two hundred little runes, all of which say "no" in different hands.
flavour-dwarven-plate = Guaranteed for eight generations, against everything but growing taller.
flavour-ring-of-power = A modest power, an honest price, and no inscription whatsoever.
flavour-elven-armor = So light that the elves forget to take it off, and so fine that they would not anyway.
flavour-tame-wolf = Tame is a strong word. You have an understanding.
flavour-travelling-coach = Leaves every city on time. Where it stops is up to the axle.
flavour-tinderbox = Flint, steel and the only dry page of a good book.
flavour-materiel = Boots, blankets and buckets. Wars are won by buckets.
flavour-armaments = Two dozen swords, one careful owner, no questions at the gate.

## Assets, set C

flavour-two-headed-coin = It always falls the right way up. Choosing the way is the hard part.
flavour-dragon-heart = It still beats, once an hour. Once an hour you are very brave.
flavour-apprentices-wand = The previous apprentice has passed his examination. The wand was not told how.
flavour-court-rapier = Made for looking dangerous at balls. It turns out to be good at it elsewhere.
flavour-short-bow = Short enough for the saddle, long enough for the distance you would rather keep.
flavour-rune-blade = One rune for sharpness, one for wrath and one that nobody has dared to read aloud.
flavour-dancers-silks = The enemy watches the sleeve. The sleeve is not where the knife is.
flavour-star-mantle = On clear nights one star in the sky is missing. It is the one on the left shoulder.
flavour-cloak-of-mirrors = Everyone who strikes at it sees somebody they would rather not hit.
flavour-mana-armor = Forged of light by somebody who could not afford steel.
flavour-satchel = There is always room for one more thing. It is never the thing you are looking for.
flavour-alchemists-belt = Nine vials, nine labels, and a certain amount of trust that they match.
flavour-winged-boots = Tie the laces. The boots have left without their owners before.
flavour-folding-skiff = Unfolds in a minute. Refolding it has ended marriages.
flavour-artefacts = Old, chipped and of some meaning to somebody with a roof over an altar.
flavour-relics = The saint had three knees, to judge by the shrines. This is the fourth.

## Cards whose names stand in third.ftl

flavour-reanimates = They have forgotten who they were. They have not forgotten how a neck works.
flavour-sorceress = She laughs at your spell before you have cast it. Worse, she is right about where it will land.
flavour-dreadbringer = Nobody has seen his face. It is always behind the thing you fear.
flavour-barrow-wyrm = It guards a king it has long since eaten.
flavour-great-dragon = It has outlived four kingdoms and remembers the taste of three.
flavour-dread-prophet = He foretells only bad things and is annoyed when he is called gloomy. He foretold that, too.
flavour-truesight-bow = It hits what you mean, not what you aim at. Think before you draw.
flavour-staff-of-light = At night it is a lamp. By day it is an argument.
flavour-battle-robe = Fireproof, bloodproof, and it hides what you had for lunch.
flavour-chain-mail = Ten thousand rings, each of which pinches.
flavour-spiked-armor = Nobody embraces you any more. That was the idea.
flavour-leather-armor = It squeaks. So will whoever trusts it against an axe.
flavour-steadfast = You may be knocked down. You need not make a habit of it.
flavour-cunning = The straight way is for those who do not see the other two.

## Heroes and scenarios

flavour-corbin = He brings back what he hunts, dead or alive. Once he brought back both.
flavour-laurel-of-bloodwood = The forest told her a secret. She has not stopped walking since.
flavour-lord-hawthorne = He drills before sunrise. So do his enemies, since they know him.
flavour-master-thorn = He left the door of his study open three years ago and has been in four countries since.
flavour-elder-mok = The young ask him for advice. He asks the old, and they have been dead for ages.
flavour-lyssa = She counted eight of her lives and then stopped: the ninth is the one she likes best.
