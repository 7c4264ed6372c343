### What every part of the game says: lists, frames for cards and rules, plain answers.
### How keys become message ids is told in src/tamalir/language/speaker.py.

## Lists: "a", "a and b", "a, b and c"

list-two = { $head } and { $next }
list-more = { $head }, { $next }
list-last = { $head } and { $next }
list-or = { $head }; or { $next }

## Rules and refusals

refused-frame = { $reason } ({ $rule }).
refused-by-a-rule = The rules of this game do not allow it
rule-frame = { $title } ({ $rule }): { $text }
rule-frame-borrowed = { $shown } [not translated yet]

## A card's paragraph: frames are put around the effect from the inside out

effect-frame-cost = { $cost } to { $effect }
effect-frame-given = if { $given }, { $effect }
effect-frame-may = you may { $effect }
effect-frame-limit = { $limit }, { $effect }
effect-frame = { $when }: { $effect }
effect-frame-activate = activate this card and { $effect }
effect-frame-discard = discard this card and { $effect }
effect-frame-then = { $head }, then { $next }
effect-frame-cost-then = { $cost }: { $effect }
effect-frame-activate-then = activate this card: { $effect }
effect-frame-discard-then = discard this card: { $effect }
effect-frame-sentence = { $effect }.

cost-exhaustion = take { $n } exhaustion
cost-wounds =
    take { $n } { $n ->
        [one] wound
       *[other] wounds
    }
cost-gold = pay { $n } gold

## Answers that many questions have

do-yes = Yes
do-no = No
do-done = Done

## Seats

seat-name = player { $seat }

## Editions

name-second = Second Edition
name-third = Third Edition
name-bonds = Third Edition with Unbreakable Bonds

## Towns of both editions

name-vynelvale = Vynelvale
    .gender = n
name-riverwatch = Riverwatch
    .gender = n
name-dawnsmoor = Dawnsmoor
    .gender = n
name-tamalir = Tamalir
    .gender = n
name-greyhaven = Greyhaven
    .gender = n
name-nerekhall = Nerekhall
    .gender = n
name-forge = Forge
    .gender = n
name-frostgate = Frostgate
    .gender = n

## Beside the box: whoever was typed in without a name

name-some-hero = Hero
name-some-rival = Other Hero
name-some-foe = Enemy
