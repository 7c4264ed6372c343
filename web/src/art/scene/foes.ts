/** Families of foes, and what each of them brings into a scene: something far off, and things that stand about. */
import type { Block } from './block'
import { flames, strokes, web } from './shapes'

export type Family =
  | 'dragon' | 'spider' | 'undead' | 'spirit' | 'cult' | 'giant' | 'wings' | 'water' | 'construct' | 'raiders'
  | 'outlaws' | 'beasts' | 'none' // prettier-ignore

/** Read from picture, name and traits of a card; the first that fits. */
const WORDS: [Family, RegExp][] = [
  ['dragon', /dragon|drake|wyvern|hydra|margath|hatchling|dinosaur-egg/],
  ['spider', /spider|ariad|scorpion|\bweb|bane|egg-clutch|scarab|beetle|locust|swarm|insect|centipede/],
  ['construct', /construct|golem|gear|clockwork|gargoyle|statue|robot/],
  ['spirit', /spirit|ghost|banshee|wisp|haunt|spectre|phantom/],
  ['undead', /undead|skull|bone|grave|tomb|\bdead|zombie|crypt|corpse|skelet|coffin|lich|plague|death/],
  ['cult', /cult|witch|mage|wizard|sorcer|demon|devil|priest|warlock|shaman|ritual|pentagram/],
  ['giant', /giant|ogre|troll|ettin|titan|cyclops|brute/],
  ['wings', /razorwing|\bbat|-bat|harpy|raven|crow|bird|vulture|\bowl|eagle|wing/],
  ['water', /squid|tentacle|shark|fish|crab|serpent|kraken|naga|frog|toad|drown|water|river|leech|turtle/],
  ['raiders', /goblin|\borc|kobold|beastm|minotaur|horde|gnoll|warband|barbarian|savage \w*humanoid/],
  [
    'beasts',
    /beast|wolf|hound|feline|\bcat|bear|boar|lion|\brat|creature|ferrox|lizard|stag|snake|fang|claw/,
  ],
  [
    'outlaws',
    /bandit|highway|knight|deserter|assassin|thie|soldier|\belf|humanoid|prison|brawl|rider|captain/,
  ],
]

export const familyOf = (words: string): Family => WORDS.find(([, like]) => like.test(words))?.[0] ?? 'none'

/** `far` stands before the range, `near` on the soil; `y` is a height below the horizon. */
interface Staging {
  far(b: Block): void
  near(b: Block): void
}
/** Beside the place where the eye rests, now on one side, now on the other. */
const beside = (b: Block, n: number, from: number, step: number) =>
  b.fx + (n % 2 ? 1 : -1) * (from + Math.floor(n / 2) * step + b.between(-8, 8))

const eyes = (b: Block, x: number, y: number, size: number) => {
  b.disc(x - size, y, size * 0.34, b.inks.fire)
  b.disc(x + size, y, size * 0.34, b.inks.fire)
}
const fire = (b: Block, x: number, y: number, size: number) => {
  b.glow(x, y - size * 0.4, size * 2.6, b.inks.night ? 0.6 : 0.5)
  b.fill(flames(x - size * 0.4, x + size * 0.4, y, size, 5), b.inks.fire)
  b.fill(flames(x - size * 0.2, x + size * 0.2, y, size * 0.6, 9), b.inks.light)
  b.put('log', x, y + 4, size * 0.8, b.inks.ink)
}
const none: Staging = { far: () => undefined, near: () => undefined }

export const STAGING: Record<Family, Staging> = {
  none,
  dragon: {
    far(b) {
      b.put('dragon', b.fx + 6, b.horizon - 46, 92, b.inks.ink, { lit: b.inks.mid, shade: b.inks.far })
      b.put('tower', b.fx - 128, b.horizon + 4, 74, b.inks.ink, { alpha: 0.85 })
    },
    near(b) {
      b.fill(flames(b.fx - 190, b.fx + 190, b.horizon + 12, 34, b.seed), b.inks.fire, 0.9)
      b.fill(flames(b.fx - 150, b.fx + 160, b.horizon + 14, 18, b.seed + 3), b.inks.light, 0.9)
      b.put('skull', b.fx - 70, b.horizon + 128, 46, b.inks.ink, { lit: b.inks.furrow })
      b.put('bone', b.fx + 60, b.horizon + 150, 52, b.inks.ink)
      b.put('dead', b.fx + 132, b.horizon + 70, 110, b.inks.ink)
    },
  },
  spider: {
    far(b) {
      b.put('dead', b.fx - 96, b.horizon + 30, 190, b.inks.ink, { lit: b.inks.mid })
      b.put('dead', b.fx + 96, b.horizon + 34, 210, b.inks.ink, { flip: true })
      b.line(web(b.fx, b.horizon - 58, 92, b.seed), b.inks.light, 1.6, 0.95)
      b.put('spider', b.fx + 14, b.horizon - 34, 52, b.inks.ink)
    },
    near(b) {
      for (let n = 0; n < 7; n++)
        b.put('egg', beside(b, n, 24, 34), b.horizon + 70 + (n % 3) * 30, 34 + (n % 3) * 12, b.inks.light, {
          shade: b.inks.ink,
          lit: b.inks.furrow,
        })
    },
  },
  undead: {
    far(b) {
      b.put('arch', b.fx, b.horizon + 8, 128, b.inks.ink, { lit: b.inks.mid, shade: b.inks.far })
      for (let n = 0; n < 8; n++)
        b.put(n % 3 ? 'grave' : 'cross', beside(b, n, 84, 34), b.horizon + 14, 34 + (n % 3) * 8, b.inks.ink, {
          turn: b.between(-0.16, 0.16),
        })
    },
    near(b) {
      for (let n = 0; n < 7; n++)
        b.put(
          n % 2 ? 'cross' : 'grave',
          beside(b, n, 50, 62),
          b.horizon + 74 + n * 20,
          64 + n * 8,
          b.inks.ink,
          {
            lit: b.inks.furrow,
            turn: b.between(-0.14, 0.14),
          },
        )
      b.put('skull', b.fx + 6, b.horizon + 142, 34, b.inks.light, { shade: b.inks.ink })
      mist(b)
    },
  },
  spirit: {
    far(b) {
      b.put('arch', b.fx + 92, b.horizon + 8, 116, b.inks.ink, { lit: b.inks.mid })
      b.put('ghost', b.fx - 10, b.horizon + 6, 128, b.inks.light, { alpha: 0.85, shade: b.inks.mid })
      b.put('ghost', b.fx - 92, b.horizon + 2, 66, b.inks.light, { alpha: 0.6, flip: true })
    },
    near(b) {
      for (let n = 0; n < 9; n++) {
        const [x, y] = [beside(b, n, 30, 46), b.horizon + b.between(-30, 130)]
        b.glow(x, y, 20, 0.5)
        b.disc(x, y, 3, b.inks.light)
      }
      mist(b)
    },
  },
  cult: {
    far(b) {
      for (const [n, x] of [-132, -84, -34, 34, 84, 132].entries())
        b.put('stone', b.fx + x, b.horizon + 12, 84 + (n % 3) * 22, b.inks.ink, {
          lit: b.inks.mid,
          flip: n > 2,
        })
    },
    near(b) {
      b.line(
        `M${b.fx - 120},${b.horizon + 70}a120,26 0 1 0 240,0a120,26 0 1 0 -240,0ZM${b.fx - 84},${b.horizon + 70}a84,17 0 1 0 168,0a84,17 0 1 0 -168,0Z`,
        b.inks.fire,
        2.4,
        0.9,
      )
      fire(b, b.fx, b.horizon + 76, 44)
      b.put('robed', b.fx - 98, b.horizon + 92, 82, b.inks.ink, { lit: b.inks.furrow })
      b.put('robed', b.fx + 100, b.horizon + 96, 86, b.inks.ink, { flip: true })
      b.put('robed', b.fx + 26, b.horizon + 132, 100, b.inks.ink)
    },
  },
  giant: {
    far(b) {
      b.put('giant', b.fx, b.horizon + 40, 150, b.inks.ink, { lit: b.inks.mid, shade: b.inks.far })
      b.put('club', b.fx + 116, b.horizon + 40, 170, b.inks.ink, { turn: 0.2 })
      eyes(b, b.fx + 2, b.horizon - 142, 10)
    },
    near(b) {
      b.put('boulder', b.fx - 104, b.horizon + 110, 84, b.inks.ink, { lit: b.inks.furrow })
      b.put('bone', b.fx + 50, b.horizon + 140, 56, b.inks.ink)
      b.put('boulder', b.fx + 132, b.horizon + 88, 60, b.inks.ink, { lit: b.inks.furrow, flip: true })
    },
  },
  wings: {
    far(b) {
      const flock: [number, number, number][] = [
        [-110, -120, 60], [-40, -70, 120], [64, -130, 76], [120, -64, 96], [10, -160, 44], [-150, -50, 44], [170, -120, 40],
      ] // prettier-ignore
      for (const [x, y, size] of flock)
        b.put('bat', b.fx + x, b.horizon + y, size, b.inks.ink, {
          turn: b.between(-0.3, 0.3),
          lit: b.inks.mid,
        })
    },
    near(b) {
      b.put('dead', b.fx + 108, b.horizon + 96, 170, b.inks.ink, { flip: true, lit: b.inks.furrow })
      b.put('bat', b.fx + 96, b.horizon - 48, 40, b.inks.ink)
      b.put('bone', b.fx - 60, b.horizon + 130, 50, b.inks.ink)
    },
  },
  water: {
    far(b) {
      b.put('mast', b.fx + 104, b.horizon + 20, 118, b.inks.ink, { turn: -0.2 })
    },
    near(b) {
      const d = `M${b.fx - 190},${b.horizon + 70}C${b.fx - 90},${b.horizon + 30} ${b.fx + 90},${b.horizon + 30} ${b.fx + 190},${b.horizon + 70}C${b.fx + 110},${b.horizon + 130} ${b.fx - 110},${b.horizon + 130} ${b.fx - 190},${b.horizon + 70}Z`
      b.fill(d, b.inks.water)
      b.line(d, b.inks.ink, 2, 0.7)
      for (const [x, y, size, flip] of [
        [-96, 78, 110, 0],
        [-36, 64, 150, 1],
        [34, 70, 128, 0],
        [104, 80, 92, 1],
      ] as const)
        // prettier-ignore
        b.put('tentacle', b.fx + x, b.horizon + y, size, b.inks.ink, { flip: flip === 1, lit: b.inks.mid })
      b.fill(ripples(b, 60, 112), b.inks.light, 0.8)
    },
  },
  construct: {
    far(b) {
      b.put('tower', b.fx + 86, b.horizon + 8, 150, b.inks.ink, { lit: b.inks.mid, shade: b.inks.far })
      b.put('arch', b.fx - 84, b.horizon + 8, 100, b.inks.ink, { lit: b.inks.mid })
    },
    near(b) {
      b.put('giant', b.fx - 6, b.horizon + 64, 104, b.inks.ink, { lit: b.inks.furrow })
      eyes(b, b.fx - 4, b.horizon - 62, 7)
      for (let n = 0; n < 5; n++)
        b.put('rock', beside(b, n, 70, 44), b.horizon + 84 + n * 18, 44 + n * 6, b.inks.ink, {
          lit: b.inks.furrow,
        })
    },
  },
  raiders: {
    far(b) {
      smoke(b, b.fx + 60, b.horizon - 30)
      for (let x = -150; x <= 150; x += 15)
        b.put('stake', b.fx + x, b.horizon + 12, 58 + b.between(0, 18), b.inks.ink, {
          turn: b.between(-0.06, 0.06),
        })
      b.put('banner', b.fx - 60, b.horizon + 8, 120, b.inks.ink, { lit: b.inks.mid })
      b.put('totem', b.fx + 86, b.horizon + 8, 112, b.inks.ink)
    },
    near(b) {
      b.put('tent', b.fx - 104, b.horizon + 88, 104, b.inks.ink, { lit: b.inks.furrow })
      b.put('tent', b.fx + 116, b.horizon + 80, 86, b.inks.ink, { lit: b.inks.furrow, flip: true })
      fire(b, b.fx + 4, b.horizon + 96, 40)
      b.put('spear', b.fx + 54, b.horizon + 112, 74, b.inks.ink, { turn: 0.14 })
      b.put('spear', b.fx + 66, b.horizon + 112, 78, b.inks.ink, { turn: -0.1 })
    },
  },
  outlaws: {
    far(b) {
      b.put('gallows', b.fx - 96, b.horizon + 10, 120, b.inks.ink)
      for (const [n, x] of [-20, 26, 74, 118].entries()) {
        b.put('soldier', b.fx + x, b.horizon + 12, 66 + (n % 2) * 8, b.inks.ink, {
          lit: b.inks.mid,
          flip: n % 2 > 0,
        })
        b.put('spear', b.fx + x + 20, b.horizon + 12, 72, b.inks.ink, { turn: 0.06 })
      }
    },
    near(b) {
      b.put('wagon', b.fx + 92, b.horizon + 104, 104, b.inks.ink, { turn: 0.1, lit: b.inks.furrow })
      fire(b, b.fx - 44, b.horizon + 92, 34)
      b.put('log', b.fx - 104, b.horizon + 112, 70, b.inks.ink)
    },
  },
  beasts: {
    far(b) {
      b.put('rock', b.fx, b.horizon + 22, 200, b.inks.ink, { lit: b.inks.mid })
      b.put('wolf', b.fx + 8, b.horizon - 34, 92, b.inks.ink, { lit: b.inks.mid })
      b.put('wolf', b.fx - 128, b.horizon + 10, 58, b.inks.ink, { flip: true })
      b.put('wolf', b.fx + 136, b.horizon + 12, 62, b.inks.ink)
    },
    near(b) {
      b.put('bone', b.fx - 46, b.horizon + 128, 52, b.inks.ink)
      b.put('skull', b.fx + 30, b.horizon + 134, 36, b.inks.light, { shade: b.inks.ink })
      b.put('dead', b.fx + 128, b.horizon + 84, 120, b.inks.ink, { flip: true })
    },
  },
}

function ripples(b: Block, from: number, to: number): string {
  const d = strokes(300, b.horizon + from, b.horizon + to, 6, b.seed + 8, 70, 1.3)
  // strokes begin at the left edge: they are moved to where the eye rests
  return d.replaceAll(/M(-?[\d.]+),/g, (_, x: string) => `M${Math.round(Number(x) + b.fx - 150)},`)
}

/** Bands that hide the feet of everything. */
export function mist(b: Block): void {
  for (let n = 0; n < 4; n++)
    b.fill(
      strokes(b.w, b.horizon - 8 + n * 44, b.horizon + 30 + n * 44, 3, b.seed + n, 420, 6),
      b.inks.cut,
      0.42,
    )
}

function smoke(b: Block, x: number, y: number): void {
  for (let n = 0; n < 8; n++) b.disc(x + n * 11, y - n * 17, 13 + n * 3.4, b.inks.far, 0.8)
}
