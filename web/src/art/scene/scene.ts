/** A space of the map from the ground, with whoever waits there: cut in planes, each in one ink. */
import type { Brush } from '../brush'
import { field, noise } from '../noise'
import { Block } from './block'
import { familyOf, mist, STAGING } from './foes'
import { inksOf, mix } from './inks'
import { hill, range, rays, stars, strokes, type Thing } from './shapes'
import type { Ground, SceneWish } from './wish'

/** How high the range behind the horizon rises, how many trees stand at its foot, what grows on the soil. */
interface Lie {
  range: number
  peaks: number
  trees: number
  grows: Thing[]
}
const LIES: Record<Ground, Lie> = {
  plains: { range: 46, peaks: 9, trees: 8, grows: ['tuft', 'tuft', 'rock'] },
  road: { range: 54, peaks: 8, trees: 10, grows: ['tuft', 'rock', 'tuft'] },
  town: { range: 54, peaks: 8, trees: 8, grows: ['tuft', 'tuft'] },
  river: { range: 84, peaks: 8, trees: 16, grows: ['reed', 'tuft', 'reed'] },
  swamp: { range: 34, peaks: 10, trees: 12, grows: ['reed', 'reed', 'mushroom', 'log'] },
  forest: { range: 70, peaks: 8, trees: 46, grows: ['tuft', 'mushroom', 'tuft', 'log'] },
  hills: { range: 60, peaks: 6, trees: 6, grows: ['tuft', 'boulder', 'tuft'] },
  mountains: { range: 170, peaks: 6, trees: 8, grows: ['boulder', 'rock', 'tuft'] },
}

export function paintScene(brush: Brush, wish: SceneWish, dense: number): void {
  const [w, h] = [brush.canvas.width / dense, brush.canvas.height / dense]
  const family = familyOf(wish.foe)
  const inks = inksOf(wish.ground, family, wish.night)
  // Low frames still show a piece of sky and of soil.
  const horizon = Math.round(Math.min(h - 70, Math.max(190, h * wish.focus[1])))
  const b = new Block(brush, inks, w, h, w * wish.focus[0], horizon, wish.seed)
  brush.save()
  brush.scale(dense, dense)
  sky(b, wish, family !== 'none')
  const lie = LIES[wish.ground]
  const far = range(w, horizon + 8, horizon - lie.range * 1.25, lie.peaks, wish.seed + 1, h)
  b.fill(far.body, inks.far)
  b.fill(far.lit, inks.night ? inks.mid : inks.cut, 0.75)
  if (wish.ground === 'hills' || wish.ground === 'plains') rolling(b, wish.ground === 'hills' ? 34 : 16)
  trees(b, lie.trees, wish)
  if (wish.ground === 'town') town(b, wish)
  STAGING[family].far(b)
  soil(b)
  ways(b, wish.ground)
  growing(b, lie.grows)
  STAGING[family].near(b)
  edges(b, wish)
  weather(b, wish)
  brush.restore()
  byHand(brush, dense)
}

/** Sun or moon behind the place where the eye rests. */
function sky(b: Block, { seed, night }: SceneWish, met: boolean): void {
  const { w, h, fx, horizon, inks } = b
  b.fill(`M0,0H${w}V${h}H0Z`, inks.sky)
  const [x, y] = [fx + b.between(-24, 24), horizon - 74]
  if (night) b.fill(stars(w, horizon, Math.round(w / 16), seed), inks.light, 0.55)
  b.fill(
    rays(x, y, met ? 96 : 70, Math.max(w, h), met ? 44 : 34, seed, night ? 0.22 : 0.46),
    inks.cut,
    night ? 0.5 : 0.8,
  )
  b.disc(x, y, met ? 84 : 58, inks.light, night ? 0.92 : 0.9)
  if (night) b.disc(x + 20, y - 14, 9, inks.far, 0.35)
  b.fill(strokes(w, 20, horizon, 9, seed + 3, 150), inks.cut, 0.7)
}

function rolling(b: Block, high: number): void {
  b.fill(hill(b.w, b.horizon - high * 0.5, high, b.seed + 21, b.h, 7), b.inks.mid, 0.55)
  b.fill(hill(b.w, b.horizon - high * 0.1, high * 0.8, b.seed + 22, b.h, 5), b.inks.mid, 0.8)
}

/** A wood at the foot of the range; it opens where the eye rests. */
function trees(b: Block, many: number, { cold, ground }: SceneWish): void {
  const sorts: Thing[] =
    cold || ground === 'mountains' ? ['pine'] : ground === 'swamp' ? ['dead', 'oak'] : ['oak', 'pine', 'oak']
  const all = Array.from({ length: many * Math.ceil(b.w / 500) }, (_, n) => {
    const x = b.between(-20, b.w + 20)
    const open = Math.abs(x - b.fx) < 120
    return {
      x,
      y: b.horizon + b.between(2, 16),
      size: b.between(40, 74) * (open ? 0.6 : 1),
      sort: sorts[n % sorts.length],
    }
  }).sort((one, other) => one.y - other.y)
  for (const { x, y, size, sort } of all)
    b.put(sort ?? 'pine', x, y, size, y < b.horizon + 9 ? b.inks.mid : b.inks.ink, {
      lit: y < b.horizon + 9 ? b.inks.far : b.inks.mid,
    })
}

function town(b: Block, { roofs }: SceneWish): void {
  b.put('keep', b.fx, b.horizon + 10, 150, b.inks.ink, { lit: b.inks.mid, shade: b.inks.far })
  for (let n = 0; n < 6; n++)
    b.put(
      'house',
      b.fx + (n % 2 ? 1 : -1) * (118 + Math.floor(n / 2) * 52),
      b.horizon + 14,
      62,
      n % 3 ? b.inks.ink : roofs,
      {
        lit: b.inks.mid,
        flip: n % 2 > 0,
      },
    )
  if (b.inks.night)
    for (let n = 0; n < 9; n++)
      b.disc(b.fx + b.between(-90, 90), b.horizon - b.between(6, 60), 2.4, b.inks.fire)
}

/** Three planes of soil, each a little darker, with light on their edges. */
function soil(b: Block): void {
  const { w, h, horizon, inks, seed } = b
  const low = h - horizon
  for (const [n, at] of [0, 0.3, 0.62].entries()) {
    const y = horizon + 10 + low * at
    const d = hill(w, y, 8 + n * 8, seed + 4 + n, h + 20, 4 + n)
    if (n) b.line(d, inks.night ? inks.furrow : inks.light, 2.6, 0.7)
    b.fill(d, mix(inks.soil, inks.night ? inks.ink : inks.mid, n * 0.14))
    b.fill(
      strokes(
        w,
        y + 14,
        Math.min(h, y + low * 0.34),
        Math.round(low / 60),
        seed + 15 + n,
        80 + n * 40,
        1 + n * 0.4,
      ),
      inks.furrow,
      0.6,
    )
  }
}

/** A road, a river, pools: what leads through the soil. */
function ways(b: Block, ground: Ground): void {
  const { fx, horizon: y, h, inks } = b
  const low = Math.max(60, h - y)
  const lane = (wide: number) =>
    `M${fx - 6},${y + 8}C${fx + 22},${y + low * 0.2} ${fx - 46},${y + low * 0.3} ${fx - 30},${y + low * 0.46}C${fx - 8},${y + low * 0.66} ${fx - wide},${y + low * 0.8} ${fx - wide},${h + 4}H${fx + wide}C${fx + wide},${y + low * 0.8} ${fx + 66},${y + low * 0.64} ${fx + 34},${y + low * 0.46}C${fx + 16},${y + low * 0.3} ${fx + 48},${y + low * 0.2} ${fx + 8},${y + 8}Z`
  if (ground === 'road' || ground === 'town') {
    b.fill(lane(130), inks.night ? inks.furrow : inks.light, inks.night ? 0.9 : 0.75)
    b.line(lane(130), inks.ink, 1.6, 0.55)
  }
  if (ground === 'river') {
    b.fill(lane(190), inks.water)
    b.line(lane(190), inks.ink, 1.8, 0.6)
    b.brush.save()
    b.brush.clip(new Path2D(lane(190)))
    b.fill(strokes(b.w, y + 16, h, Math.round(low / 15), b.seed + 6, 46, 1.2), inks.cut, 0.9)
    b.brush.restore()
  }
  if (ground === 'swamp')
    for (let n = 0; n < 7; n++) {
      const [x, py, r] = [b.between(0.04, 0.96) * b.w, y + 34 + (n * low) / 7.5, b.between(40, 90)]
      const pool = `M${x - r},${py}a${r},${r * 0.17} 0 1 0 ${2 * r},0a${r},${r * 0.17} 0 1 0 ${-2 * r},0Z`
      b.fill(pool, inks.water, 0.9)
      b.line(pool, inks.ink, 1.4, 0.5)
    }
}

function growing(b: Block, grows: readonly Thing[]): void {
  const low = b.h - b.horizon
  const all = Array.from({ length: Math.round((b.w * low) / 9000) }, (_, n) => ({
    x: b.between(0, b.w),
    y: b.horizon + 26 + b.between(0, low),
    thing: grows[n % grows.length] ?? 'tuft',
  })).sort((one, other) => one.y - other.y)
  for (const { x, y, thing } of all) {
    if (Math.abs(x - b.fx) < 60 && thing !== 'tuft') continue
    b.put(thing, x, y, 22 + (y - b.horizon) / 9, b.inks.ink, {
      alpha: 0.75,
      flip: x > b.fx,
      lit: b.inks.furrow,
    })
  }
}

/** What stands close by, at the edges of the picture. */
function edges(b: Block, { ground, cold }: SceneWish): void {
  const tall: Partial<Record<Ground, Thing>> = {
    forest: cold ? 'pine' : 'oak',
    swamp: 'reed',
    river: 'reed',
    mountains: 'stone',
    hills: 'boulder',
  }
  const thing = tall[ground]
  if (!thing) return
  const size = ground === 'forest' ? b.h * 0.3 : ground === 'mountains' ? 190 : 150
  const seats = [[-0.02, 0.8], [1.02, 0.76], [0.09, 0.93], [0.92, 0.9], [0.0, 1.06], [1.0, 1.08]] as const // prettier-ignore
  for (const [n, [x, y]] of seats.entries())
    b.put(
      thing,
      x * b.w,
      y * b.h,
      size * b.between(0.9, 1.15) * (0.8 + n * 0.07),
      n < 2 ? b.inks.mid : b.inks.ink,
      {
        flip: x > 0.5,
        lit: n < 2 ? b.inks.far : b.inks.mid,
        shade: b.inks.soil,
      },
    )
}

function weather(b: Block, { ground, cold, seed }: SceneWish): void {
  const { w, h } = b
  if (cold)
    for (let n = 0; n < (w * h) / 5000; n++)
      b.disc(b.between(0, w), b.between(0, h), b.between(1, 2.6), b.inks.night ? b.inks.cut : '#ffffff', 0.85)
  else if (ground === 'swamp') mist(b)
  else if (ground === 'river' && seed % 3 === 0) {
    let d = ''
    for (let n = 0; n < (w * h) / 5200; n++)
      d += `M${Math.round(b.between(0, w))},${Math.round(b.between(0, h))}l-5,17`
    b.line(d, b.inks.cut, 1.3, 0.8)
  }
}

/** Edges as a knife leaves them: every pixel is taken from a little beside its place. */
function byHand(brush: Brush, dense: number): void {
  const { width, height } = brush.canvas
  const picture = brush.getImageData(0, 0, width, height)
  const from = new Uint32Array(picture.data.buffer.slice(0))
  const to = new Uint32Array(picture.data.buffer)
  const k = 0.055 / dense
  const [aside, down] = [7, 19].map((seed) => {
    const wave = noise(seed, 2)
    return field((x, y) => wave(x * k, y * k), width, height, 4 * dense)
  }) as [(x: number, y: number) => number, (x: number, y: number) => number]
  const far = 5 * dense
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fx = Math.min(width - 1, Math.max(0, x + Math.round(aside(x, y) * far)))
      const fy = Math.min(height - 1, Math.max(0, y + Math.round(down(x, y) * far)))
      to[y * width + x] = from[fy * width + fx] as number
    }
  brush.putImageData(picture, 0, 0)
}
