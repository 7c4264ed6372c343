/** The vocabulary of the scenes: outlines as path data, standing on (0, 0), about a hundred units high. */
import { seeded } from '../seeded'

export const n1 = (v: number) => String(Math.round(v * 10) / 10)

/** Mountains from edge to edge: their body, and the sides that are lit. */
export function range(w: number, base: number, top: number, n: number, seed: number, bottom: number) {
  const chance = seeded(seed)
  const points: [number, number][] = []
  for (let i = 0; i <= n * 2; i++) {
    const aside = i % (n * 2) ? (chance.between(-0.3, 0.3) * w) / (n * 2) : 0
    const high = i % 2 ? chance.between(0.5, 1) : chance.between(0.05, 0.3)
    points.push([(w * i) / (n * 2) + aside, base - (base - top) * high])
  }
  const body = `M-20,${n1(bottom)}L${points.map((p) => p.map(n1).join()).join('L')}L${n1(w + 20)},${n1(base)}V${n1(bottom)}Z`
  let lit = ''
  for (let i = 1; i < points.length - 1; i += 2) {
    const [x, y] = points[i] ?? [0, 0]
    const [lx, ly] = points[i - 1] ?? [0, 0]
    const at = (k: number, m = k, dx = 0, dy = 0) =>
      `${n1(x + (lx - x) * k + dx)},${n1(y + (ly - y) * m + dy)}`
    lit += `M${n1(x)},${n1(y)}L${at(0.82)}L${at(0.42, 0.62, 4, 8)}L${at(0.32, 0.36, 3, 3)}L${n1(x - 1)},${n1(y + (base - y) * 0.42)}Z`
  }
  return { body, lit }
}

/** Rolling ground from edge to edge. */
export function hill(w: number, y: number, high: number, seed: number, bottom: number, n = 6): string {
  const chance = seeded(seed)
  const step = (w + 40) / n
  let d = `M-20,${n1(bottom)}V${n1(y)}`
  let x = -20
  for (let i = 0; i < n; i++) {
    const dy = chance.between(-high, high)
    d += `C${n1(x + step * 0.35)},${n1(y + dy)} ${n1(x + step * 0.65)},${n1(y + dy)} ${n1(x + step)},${n1(y)}`
    x += step
  }
  return `${d}V${n1(bottom)}Z`
}

/** Lines that the knife leaves: in a sky, on water, in a field. */
export function strokes(
  w: number,
  top: number,
  bottom: number,
  n: number,
  seed: number,
  length: number,
  thick = 1,
) {
  const chance = seeded(seed)
  let d = ''
  for (let k = 0; k < n; k++) {
    const y = top + ((bottom - top) * k) / n
    for (let x = chance.between(-40, 60); x < w;) {
      const l = chance.between(length * 0.3, length)
      const t = chance.between(0.8, 2.2) * thick
      d += `M${n1(x)},${n1(y)}q${n1(l / 2)},${n1(-t)} ${n1(l)},0q${n1(-l / 2)},${n1(t)} ${n1(-l)},0Z`
      x += l + chance.between(14, 60)
    }
  }
  return d
}

export function rays(cx: number, cy: number, from: number, to: number, n: number, seed: number, wide = 0.5) {
  const chance = seeded(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + chance.between(-0.02, 0.02)
    const q = (Math.PI / n) * wide * chance.between(0.6, 1.25)
    const s = from + chance.between(0, from * 0.22)
    const at = (r: number, t: number) => `${n1(cx + r * Math.cos(t))},${n1(cy + r * Math.sin(t))}`
    d += `M${at(s, a)}L${at(to, a - q)}L${at(to, a + q)}Z`
  }
  return d
}

/** Small four-pointed lights. */
export function stars(w: number, h: number, n: number, seed: number): string {
  const chance = seeded(seed)
  let d = ''
  for (let k = 0; k < n; k++) {
    const [x, y, r] = [chance.between(0, w), chance.between(0, h), chance.pick([0.7, 0.9, 1.2, 2])]
    const [s, out] = [r * 0.5, r * 1.5]
    d += `M${n1(x)},${n1(y - 2 * r)}l${n1(s)},${n1(out)} ${n1(out)},${n1(s)} ${n1(-out)},${n1(s)} ${n1(-s)},${n1(out)} ${n1(-s)},${n1(-out)} ${n1(-out)},${n1(-s)} ${n1(out)},${n1(-s)}Z`
  }
  return d
}

/** Tongues of fire along a line. */
export function flames(from: number, to: number, base: number, high: number, seed: number): string {
  const chance = seeded(seed)
  const step = high / 3
  let d = ''
  for (let x = from; x < to; x += step * chance.between(0.6, 1.1)) {
    const t = chance.between(high * 0.4, high)
    const w = step
    d += `M${n1(x)},${n1(base)}C${n1(x - w * 0.8)},${n1(base - t * 0.4)} ${n1(x + w)},${n1(base - t * 0.6)} ${n1(x + w * 0.2)},${n1(base - t)}C${n1(x + w * 1.5)},${n1(base - t * 0.55)} ${n1(x + w * 0.2)},${n1(base - t * 0.4)} ${n1(x + w)},${n1(base)}Z`
  }
  return d
}

// ---- things that stand

const pine = (() => {
  let d = 'M-3,-12H3V2H-3Z'
  for (let i = 0; i < 4; i++) {
    const [t, w] = [-100 + 20 * i, 16 + 7 * i]
    d += `M0,${t}L${w},${t + 40}L${n1(w * 0.3)},${t + 36}L${n1(-w * 0.3)},${t + 36}L${-w},${t + 40}Z`
  }
  return d
})()

export const THINGS = {
  pine,
  oak: 'M-5,2L-4,-34C-14,-32 -34,-34 -36,-52C-46,-66 -30,-84 -18,-82C-12,-104 18,-106 24,-84C40,-84 48,-62 36,-52C34,-36 14,-32 5,-34L6,2Z',
  dead: 'M-6,2C-2,-20 -4,-38 -6,-48L-26,-66L-24,-70L-8,-58L-12,-84L-30,-100L-10,-90L-4,-104L-3,-64L12,-80L10,-98L16,-82L32,-88L16,-76L2,-56C2,-40 4,-20 8,2Z',
  grave: 'M-16,2V-30C-16,-52 16,-52 16,-30V2Z',
  cross: 'M-5,2V-28H-18V-38H-5V-56H5V-38H18V-28H5V2Z',
  stone: 'M-16,2L-20,-60L-8,-98L12,-90L20,-40L16,2Z',
  rock: 'M-40,2L-34,-22L-14,-34L6,-26L24,-36L40,-12L44,2Z',
  boulder: 'M-34,2L-40,-18L-22,-44L4,-50L30,-34L38,-10L34,2Z',
  tent: 'M-52,2L-4,-72L-8,-84L0,-76L8,-84L4,-72L52,2H14L0,-40L-14,2Z',
  stake: 'M-5,2V-60L0,-74L5,-60V2Z',
  banner: 'M-2,2V-104H2V-100L44,-92L32,-80L44,-66L2,-62V2Z',
  gallows: 'M-4,2V-100H50V-92H46V-66A7,9 0 1 1 42,-66V-92H20L4,-72V2Z',
  wagon:
    'M-56,-26L-50,-44H30L52,-58L56,-54L36,-26H28A17,17 0 1 1 -2,-26H-18A17,17 0 1 1 -48,-26ZM-33,-18a8,8 0 1 0 .1,0ZM13,-18a8,8 0 1 0 .1,0Z',
  arch: 'M-56,2V-84L-46,-92V-104L-34,-98L-30,-108L-16,-104H4L10,-96L30,-100L36,-88L50,-92L56,-70V2H32V-44C32,-78 -28,-78 -28,-44V2Z',
  tower:
    'M-26,2L-22,-78L-32,-82V-100H-22V-92H-12V-104H-2V-92H8L12,-110L20,-96L16,-84L30,-70L24,-44L28,2H8V-20C8,-30 -6,-30 -6,-20V2Z',
  keep: 'M-90,2V-44H-78V-52H-70V-44H-58V-70H-64V-84H-56V-78H-48V-84H-38V-78H-30V-84H-22V-70H-28V-44H-16V-96H-22V-112H-12V-104H-4V-112H6V-104H14V-112H24V-96H18V-44H32V-62H28V-74H36V-68H46V-74H56V-68H64V-74H72V-62H68V-44H78V-52H86V-44H96V2H14V-14C14,-28 -8,-28 -8,-14V2Z',
  house: 'M-34,2V-28L-42,-26L0,-62L16,-48V-58H26V-40L42,-26L34,-28V2Z',
  reed: 'M-3,2C-6,-30 -12,-50 -22,-66C-10,-54 -4,-40 -1,-20C0,-50 2,-70 8,-92C10,-70 6,-40 4,-18C10,-40 16,-50 28,-58C18,-44 10,-24 8,2Z',
  tuft: 'M-14,2C-14,-8 -18,-14 -24,-18C-14,-16 -10,-10 -8,-4C-8,-16 -6,-24 0,-30C2,-20 2,-12 2,-6C6,-14 12,-20 22,-22C14,-14 12,-6 12,2Z',
  bone: 'M-40,2C-48,-4 -42,-14 -34,-10C-34,-18 -22,-18 -22,-10L24,-8C26,-16 36,-16 36,-6C44,-6 44,4 36,4C36,10 26,10 24,2L-24,-2C-28,6 -36,8 -40,2Z',
  skull:
    'M-20,-18C-24,-52 24,-52 20,-18L14,-12L12,0H-12L-14,-12ZM-12,-26a6,6 0 1 0 .1,0ZM9,-26a6,6 0 1 0 .1,0Z',
  totem: 'M-4,2V-60L-16,-66C-20,-100 20,-100 16,-66L4,-60V2ZM-9,-78a5,5 0 1 0 .1,0ZM7,-78a5,5 0 1 0 .1,0Z',
  egg: 'M-16,2C-24,-12 -14,-40 0,-40C14,-40 24,-12 16,2Z',
  mast: 'M-6,2L6,-104L12,-103L8,-60L40,-66L36,-30L6,-40L4,2Z',
  log: 'M-60,2V-12L-20,-14L-26,-28L-14,-14L52,-16C62,-14 62,0 52,2Z',
  mushroom: 'M-5,2L-3,-18C-22,-16 -26,-22 -24,-28C-18,-46 18,-46 24,-28C26,-22 22,-16 3,-18L5,2Z',

  wolf: 'M-52,2L-46,-20C-62,-24 -66,-40 -60,-52C-54,-40 -46,-36 -36,-38C-18,-48 6,-44 20,-48C26,-60 34,-70 40,-86L44,-78L52,-90L50,-74L60,-80C62,-68 52,-62 50,-54C50,-38 40,-26 34,-18L38,2H26L24,-14C6,-12 -14,-14 -26,-20L-30,-8L-28,2H-40L-40,-8L-42,2Z',
  dragon:
    'M-6,-66C-40,-92 -86,-96 -132,-140C-120,-108 -122,-92 -160,-74C-126,-76 -112,-66 -106,-44C-86,-60 -64,-58 -46,-44C-50,-26 -66,-8 -96,4C-128,14 -140,2 -150,8C-136,26 -104,24 -80,14C-48,0 -24,-20 -8,-26C2,-14 18,-10 34,-12L30,-20C46,-22 54,-34 58,-46C76,-58 96,-56 112,-44C118,-66 132,-76 164,-78C128,-96 124,-112 140,-144C96,-100 60,-92 34,-76C44,-88 58,-92 70,-90L84,-80L82,-92L94,-94L80,-102L74,-116L66,-104C44,-108 22,-98 12,-76Z',
  giant:
    'M-84,2C-88,-50 -80,-82 -56,-92C-46,-96 -34,-96 -26,-98C-30,-122 -22,-146 2,-146C24,-146 32,-124 26,-100C40,-98 58,-96 68,-84C82,-66 88,-40 92,2H66C66,-20 62,-36 56,-46L54,2H-48L-50,-44C-58,-34 -60,-18 -60,2Z',
  club: 'M-6,2L-14,-70C-22,-96 8,-112 18,-90C26,-76 14,-60 10,-52L8,2Z',
  bat: 'M0,-40C-6,-46 -8,-50 -6,-58L-1,-52L1,-52L6,-58C8,-50 6,-46 0,-40C16,-56 40,-66 70,-62C56,-54 54,-46 56,-36C44,-42 36,-40 30,-30C24,-36 16,-36 10,-28L0,-16L-10,-28C-16,-36 -24,-36 -30,-30C-36,-40 -44,-42 -56,-36C-54,-46 -56,-54 -70,-62C-40,-66 -16,-56 0,-40Z',
  spider:
    'M0,-52C14,-52 20,-42 16,-32C34,-46 44,-62 58,-66C66,-52 66,-30 74,-4C62,-24 58,-40 54,-52C44,-42 34,-32 20,-26C36,-28 46,-20 52,2C42,-12 34,-18 20,-16C18,-6 8,0 0,0C-8,0 -18,-6 -20,-16C-34,-18 -42,-12 -52,2C-46,-20 -36,-28 -20,-26C-34,-32 -44,-42 -54,-52C-58,-40 -62,-24 -74,-4C-66,-30 -66,-52 -58,-66C-44,-62 -34,-46 -16,-32C-20,-42 -14,-52 0,-52Z',
  tentacle:
    'M-14,2C-18,-36 -34,-54 -24,-80C-14,-102 14,-98 14,-80C12,-66 -4,-66 -4,-76C-14,-66 -2,-48 6,-34C12,-22 14,-10 14,2Z',
  ghost:
    'M-30,2C-34,-30 -36,-92 0,-94C36,-92 34,-30 34,-6L24,-14L16,0L6,-12L-4,2L-14,-12L-22,-2ZM-11,-62a6,8 0 1 0 .1,0ZM11,-62a6,8 0 1 0 .1,0Z',
  robed:
    'M-30,2C-28,-34 -24,-52 -16,-62C-20,-84 -8,-98 0,-104C8,-98 20,-84 16,-62C24,-52 28,-34 30,2ZM-8,-78C-8,-66 8,-66 8,-78C6,-86 -6,-86 -8,-78Z',
  spear: 'M-2,2V-120L0,-136L6,-120L2,-112V2Z',
  soldier:
    'M-22,2L-20,-40L-26,-66C-22,-74 -14,-76 -8,-78C-14,-88 -12,-102 0,-104C12,-102 14,-88 8,-78C14,-76 22,-74 26,-66L20,-40L22,2H6L2,-34L-6,2Z',
  rider:
    'M-60,2L-52,-24C-62,-30 -66,-40 -60,-52C-50,-46 -34,-48 -20,-48L-16,-76C-22,-86 -16,-100 -6,-100C6,-100 8,-86 2,-78L10,-52C20,-52 28,-58 34,-72L48,-82L50,-74L64,-62L60,-54L48,-56C44,-42 38,-32 34,-26L42,2H34L24,-22C4,-18 -20,-18 -34,-22L-40,2H-48L-44,-20L-52,2Z',
} as const
export type Thing = keyof typeof THINGS

/** A spider's web between two heights, as lines. */
export function web(cx: number, cy: number, r: number, seed: number): string {
  const chance = seeded(seed)
  const arms = Array.from({ length: 9 }, (_, i) => (2 * Math.PI * i) / 9 + chance.between(-0.12, 0.12))
  const at = (a: number, k: number) => `${n1(cx + Math.cos(a) * r * k)},${n1(cy + Math.sin(a) * r * k)}`
  let d = arms.map((a) => `M${n1(cx)},${n1(cy)}L${at(a, 1.15)}`).join('')
  for (const ring of [0.25, 0.45, 0.66, 0.9]) {
    arms.forEach((a, i) => {
      const b = arms[(i + 1) % arms.length] ?? 0
      const half = i === arms.length - 1 ? (a + b + 2 * Math.PI) / 2 : (a + b) / 2
      d += `M${at(a, ring)}Q${at(half, ring * 0.82)} ${at(b, ring)}`
    })
  }
  return d
}
