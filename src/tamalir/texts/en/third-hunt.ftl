### The Grey Hunt, a scenario of our own: names and flavour.

## Scenario and villain

name-grey-huntress = The Grey Huntress
    .gender = f
name-grey-hunt = The Grey Hunt
    .gender = n

## Enemies

name-grey-hounds = Grey Hounds
    .gender = p
flavour-grey-hounds = They do not bark. Barking is for dogs that have not decided yet.
name-mist-riders = Mist Riders
    .gender = p
flavour-mist-riders = The first hoofbeat comes from the left. The lance does not.
name-antlered-one = Antlered One
    .gender = m
flavour-antlered-one = It was game once. It took that badly.
name-poachers = Poachers
    .gender = p
flavour-poachers = They hunt what the Huntress hunts, and hope she will not take it personally.
name-beaters = Beaters
    .gender = p
flavour-beaters = Village folk with drums. They were told that somebody has to be driven, and looked at one another.
name-hollow-falconer = Hollow Falconer
    .gender = m
flavour-hollow-falconer = There is nobody under the hood. The falcon gives the orders.
name-silver-thief = Silver Thief
    .gender = f
flavour-silver-thief = “I am saving your life,” she says, and she is not even lying.
name-first-hound = First Hound
    .gender = m
flavour-first-hound = All the others are copies, and he knows it.

## Quests

name-tracks-in-the-frost = Tracks in the Frost
    .gender = p
flavour-tracks-in-the-frost = Hooves, paws, and one pair of boots walking backwards.
name-the-silversmiths-debt = The Silversmith's Debt
    .gender = n
flavour-the-silversmiths-debt = He owes everybody, so nobody may let anything happen to him.
name-hide-in-the-reeds = A Hide in the Reeds
    .gender = n
flavour-hide-in-the-reeds = Whoever built it could see everything. It did not help.
name-the-white-hart = The White Hart
    .gender = n
flavour-the-white-hart = It lets itself be followed as far as suits it.
name-cold-campfire = A Cold Campfire
    .gender = n
flavour-cold-campfire = Four bowls, five spoons, and nobody to ask.
name-moonwell = Moonwell
    .gender = n
flavour-moonwell = The moon in it is full every night. It has stopped asking the other one.
name-old-hunters-map = An Old Hunter's Map
    .gender = n
flavour-old-hunters-map = Every place where he nearly died is marked. There is little room for the rest.
name-wolf-pit = The Wolf Pit
    .gender = n
flavour-wolf-pit = The wolf in it would like to propose a truce until morning.
name-arrow-in-the-oak = Arrow in the Oak
    .gender = n
flavour-arrow-in-the-oak = It has been there for a hundred years and still points at somebody.
name-the-charcoal-burner = The Charcoal Burner
    .gender = m
flavour-the-charcoal-burner = The Hunt rides past his hut every winter and greets. He has never dared to greet back.
name-the-broken-snare = The Broken Snare
    .gender = n
flavour-the-broken-snare = Whatever got out of it has retied the knot, and better.
name-the-huntsmans-widow = The Huntsman's Widow
    .gender = f
flavour-the-huntsmans-widow = She lays two places every night. One of them is used.

## Events

name-horn-at-dusk = Horn at Dusk
    .gender = n
flavour-horn-at-dusk = One blast: somebody has been found. The second says who.
name-run-with-the-pack = Run with the Pack
    .gender = n
flavour-run-with-the-pack = You need not be faster than the hounds. Only than your friends.
name-false-trail = False Trail
    .gender = n
flavour-false-trail = A little silver in a stranger's saddlebag, and the night is quiet again.
name-bait = Bait
    .gender = n
flavour-bait = The goat was willing. That should have made us think.
name-the-fletcher = The Fletcher
    .gender = m
flavour-the-fletcher = He guarantees every arrow. Complaints have to be brought in person.
name-a-price-on-your-head = A Price on Your Head
    .gender = n
flavour-a-price-on-your-head = The likeness is flattering. The sum is not.
name-shared-fire = A Shared Fire
    .gender = n
flavour-shared-fire = Nobody asks for names, and everybody counts the packs.
name-wager-of-hunters = Wager of Hunters
    .gender = n
flavour-wager-of-hunters = The stakes are high and the stories higher.
name-bloodhound-for-sale = Bloodhound for Sale
    .gender = n
flavour-bloodhound-for-sale = She finds everything but her way back to the seller. That is why he keeps selling.
name-the-poachers-tale = The Poacher's Tale
    .gender = n
flavour-the-poachers-tale = He swears that he was never there, and describes it exactly.
name-oath-at-the-crossroads = Oath at the Crossroads
    .gender = n
flavour-oath-at-the-crossroads = Sworn by four people on one knife. Who keeps the knife was not settled.

## Story cards

name-the-silver-vein = The Silver Vein
    .gender = n
flavour-the-silver-vein = The miners left in a hurry and took the ladders with them.
name-the-buried-quiver = The Buried Quiver
    .gender = n
flavour-the-buried-quiver = The grave holds no archer. It was dug for the arrows.
name-den-of-the-first-hound = Den of the First Hound
    .gender = n
flavour-den-of-the-first-hound = The bones are sorted by size. He is an orderly animal.
name-vigil-in-the-circle = Vigil in the Circle
    .gender = n
flavour-vigil-in-the-circle = One night among the stones. They are better listeners than you would like.
name-the-bowyers-apprentice = The Bowyer's Apprentice
    .gender = m
flavour-the-bowyers-apprentice = He knows where the master hid the silver, and he is bored.
name-moot-of-the-hunters = Moot of the Hunters
    .gender = n
flavour-moot-of-the-hunters = Everybody has seen her, and everybody was looking the other way.
name-the-cut-leash = The Cut Leash
    .gender = n
flavour-the-cut-leash = Without her hounds she has to turn back and count them. There are very many.
name-horns-in-the-night = Horns in the Night
    .gender = p
flavour-horns-in-the-night = Nobody slept. A few got quite far.
name-the-hunt-feasts = The Hunt Feasts
    .gender = n
flavour-the-hunt-feasts = Guests are welcome. They bring the meat.
name-silver-from-the-sky = Silver from the Sky
    .gender = n
flavour-silver-from-the-sky = A star fell. By morning everybody had a piece of it and fewer friends.

## Abilities

name-never-loses-the-trail = Never Loses the Trail
    .gender = n
name-call-of-the-horn = Call of the Horn
    .gender = n
name-grey-arrow = Grey Arrow
    .gender = n
name-turn-as-one = Turn as One
    .gender = n
name-drag-down = Drag Down
    .gender = n
name-half-in-the-mist = Half in the Mist
    .gender = n
name-lances-down = Lances Down
    .gender = n
name-spells-break-on-bone = Spells Break on Bone
    .gender = n
name-lowered-antlers = Lowered Antlers
    .gender = p
name-wire-across-the-path = Wire across the Path
    .gender = n
name-from-both-sides = From Both Sides
    .gender = n
name-din-of-drums = Din of Drums
    .gender = n
name-close-the-ring = Close the Ring
    .gender = n
name-stooping-falcon = Stooping Falcon
    .gender = m
name-light-fingers = Light Fingers
    .gender = p
name-gone-round-the-corner = Gone round the Corner
    .gender = n
name-teeth-of-winter = Teeth of Winter
    .gender = p
name-circles-again = Circles Again
    .gender = n

## What the card says, and what happens

part-third-hunt =
    Between two rounds the villain rides toward its prey, over any terrain: { $pace ->
        [one] { $pace } hex
       *[other] { $pace } hexes
    } in act 1, { $faster } in act 2. The prey is the undefeated hero with the most silver arrowheads, among equals the nearest. A hero whom { NAME($who) } reaches suffers { $bite } damage and loses a silver arrowhead, and the villain returns to where it came from. After act 2 the villain attacks at once instead, and nobody flees.
event-villain-rides =
    { $n ->
        [0] { NAME($who) } waits for { NAME($hero) } at { $hex }.
        [one] { NAME($who) } rides { $n } hex after { NAME($hero) }, to { $hex }.
       *[other] { NAME($who) } rides { $n } hexes after { NAME($hero) }, to { $hex }.
    }
event-villain-strikes =
    { $n ->
        [0] { NAME($who) } strikes { NAME($hero) } and is gone: { NAME($place) }.
       *[other] { NAME($who) } strikes { NAME($hero) }, takes { third-story-tokens } and is gone: { NAME($place) }.
    }
event-villain-attacks = { NAME($who) } has run { NAME($hero) } down and attacks!
event-villain-driven-off = { NAME($hero) } sends { NAME($who) } back: { NAME($place) }.

## Between heroes

effect-third-another-hero =
    { $here ->
        [yes] another hero on your hex, whom you name: { $effects }
       *[none] another hero, whom you name: { $effects }
    }
effect-third-rob =
    { $what ->
        [story] take { $amount ->
            [one] { $amount } story token
           *[other] up to { $amount } story tokens
        } from another hero
       *[none] take up to { $amount } gold from another hero
    }
effect-third-contest =
    every hero tests { third-attribute }{ $modifier ->
        [none] {""}
       *[other] { " " }({ SIGNED($modifier) })
    }; who has most successes: { $effects }{ $losers ->
        [none] {""}
       *[other] ; all others: { $losers }
    }
effect-third-drive-off = a villain that hunts goes back to its lair
ask-card-hero = { NAME($card) }: which hero does { NAME($who) } name?
event-contest-won =
    { $n ->
        [one] { NAME($who) } wins the contest: { $n } success.
       *[other] { NAME($who) } wins the contest: { $n } successes.
    }
event-contest-lost = { NAME($who) } does not win the contest (successes: { $n }).
