### Beside the box: what the page says. The words of counters, steps and tracks are in box.ftl.

beside-box = The box on the table
beside-tabs = Parts of the companion
beside-tab-fight = Fight
beside-tab-counters = Counters
beside-tab-rules = Rules
beside-tab-round = Round
beside-rule = The rule
beside-undo = Undo
beside-name = Name

## Rules

beside-rules-case = For example
beside-rules-words = In the boxes of each language
beside-rules-more = There are more. Another word narrows it down.
beside-asked = Often asked at this step
beside-steps = Steps

## Counters

beside-heroes = Heroes at the table
beside-hero = Hero
beside-hero-add = Add a hero
beside-hero-which = Who is it?
beside-hero-own = Type in the figures
beside-hero-join = To the table
beside-hero-drop = Remove { $name }
beside-hero-drop-sure = Really remove { $name }?
beside-empty = Who is at the table tonight? The counters stay on this device.
beside-less = { $name }: one less
beside-more = { $name }: one more
beside-level = level { $n }
beside-to-level = to level { $n }
beside-won = A jewel won
beside-gain = A { $name } one: { $n } experience
beside-buy = Experience
beside-buy-for =
    { $n ->
        [one] Spend { $n } point on
       *[other] Spend { $n } points on
    }
beside-length = Length of the game
beside-price =
    { $players ->
        [one] { $n } points each with one hero
       *[other] { $n } points each with { $players } heroes
    }
beside-limits = At most:
beside-variant = We play with the { $name }
beside-track-at = { $lap }: { $n } of { $of }

## Round

beside-round = Round { $n }
beside-order = Order of turns
beside-round-empty = Nobody is at the table yet.
beside-step-of = { $hero }: { $step }
beside-turn-over = Turn over
beside-next = Next: { $what }

## Own cards

beside-cards = Own cards
beside-cards-says = What you type in from your box stays on this device. Names and figures only; a pack of them can be handed on and played with.
beside-cards-none = None yet.
beside-cards-new = Type in a new card
beside-cards-save = Remember
beside-cards-drop = Forget { $name }
beside-cards-export = Save as a pack
beside-cards-import = Read a pack
beside-cards-check = Check them
beside-cards-good =
    { $n ->
        [one] The card is fit to be played.
       *[other] All { $n } cards are fit to be played.
    }
beside-cards-bad = This pack is not right: { $why }
beside-cards-taken =
    { $n ->
        [0] There are no cards in it that this page knows.
        [one] One card was read.
       *[other] { $n } cards were read.
    }{ $other ->
        [0] { "" }
       *[other] { " " }Some are for another box.
    }
