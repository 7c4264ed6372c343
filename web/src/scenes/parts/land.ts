/** A space of the map seen from the ground, built from the enlarged pictures of the map. Data in, SVG out. */

import { seeded } from '$/art/seeded'

export type Ground = 'plains' | 'road' | 'river' | 'swamp' | 'forest' | 'hills' | 'mountains' | 'town'

export const LAND = { width: 820, height: 640, horizon: 262 }

type Between = (low: number, high: number) => number
const r1 = (v: number) => String(Math.round(v * 10) / 10)
const put = (id: string, x: number, y: number, scale: number) =>
  `<use href="#${id}" transform="translate(${r1(x)},${r1(y)}) scale(${Math.round(scale * 100) / 100})"/>`

/** How far the range behind the horizon rises, how wooded its foot is, what lies before it. */
const LOOK: Record<Ground, { range: number; hills: number; trees: number; tint: string; tufts: string[] }> = {
  plains: { range: 1.5, hills: 2.4, trees: 14, tint: 'plains', tufts: ['tu1', 'tu2', 'fld'] },
  road: { range: 1.7, hills: 2.6, trees: 18, tint: 'plains', tufts: ['tu1', 'tu2'] },
  river: { range: 2.9, hills: 3.2, trees: 34, tint: 'plains', tufts: ['tu1', 'tu1', 'tu2', 'rd1'] },
  swamp: { range: 1.4, hills: 1.8, trees: 22, tint: 'swamp', tufts: ['rd1', 'rd1', 'tu2', 'wl'] },
  forest: { range: 2.1, hills: 2.6, trees: 90, tint: 'forest', tufts: ['tu1', 'tu2', 'tu1'] },
  hills: { range: 2.2, hills: 4.6, trees: 12, tint: 'hills', tufts: ['tu1', 'tu2'] },
  mountains: { range: 4.2, hills: 2.6, trees: 10, tint: 'mountain', tufts: ['tu2', 'hl2', 'tu1'] },
  town: { range: 1.9, hills: 2.4, trees: 16, tint: 'plains', tufts: ['tu1', 'tu2', 'fld'] },
}

export function landscape(ground: Ground, seed: number, cold = false): string {
  const { between } = seeded(seed + 11)
  const look = LOOK[ground]
  const parts = [sky(), range(look.range, between), foothills(look.hills, ground, between), soil(look.tint)]
  parts.push(treeLine(look.trees, cold, between))
  if (ground === 'town') parts.push(`<g class="keep">${put('town', 410, 282, 3.4)}</g>`)
  if (ground === 'river') parts.push(river(between))
  if (ground === 'road' || ground === 'town') parts.push(road())
  if (ground === 'swamp') parts.push(pools(between))
  if (ground === 'forest') parts.push(nearTrees(cold, between))
  if (ground === 'mountains' || ground === 'hills') parts.push(boulders(ground, between))
  parts.push(meadow(look.tufts, ground, between))
  return parts.join('')
}

function sky(): string {
  return (
    '<defs><linearGradient id="land-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sk0"/><stop offset="1" class="sk1"/></linearGradient>' +
    '<linearGradient id="land-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="gn0"/><stop offset="1" class="gn1"/></linearGradient></defs>' +
    '<rect x="-200" width="1220" height="640" fill="url(#land-sky)"/>'
  )
}

function range(size: number, between: Between): string {
  let far = ''
  for (let x = -60; x < 890; x += between(16, 20) * size)
    far += put('mt2', x, between(238, 246), between(0.82, 1.1) * size)
  let near = ''
  for (let x = between(20, 70); x < 860; x += between(24, 44) * size)
    if (x < 330 || x > 500 || size > 3) near += put('mt1', x, between(258, 266), between(0.8, 1.28) * size)
  return `<g class="far">${far}</g><g class="mid">${near}</g>`
}

function foothills(size: number, ground: Ground, between: Between): string {
  let made = ''
  const step = ground === 'hills' ? 22 : 36
  for (let x = -30; x < 860; x += between(0.8, 1.1) * step * size)
    made += put('hl1', x, between(266, 276), size * between(0.8, 1.2))
  return `<g class="mid">${made}</g>`
}

function soil(tint: string): string {
  const d = 'M-200,270C120,254 260,276 410,262C560,252 700,274 1020,260V640H-200Z'
  return `<path class="soil" fill="url(#land-ground)" d="${d}"/><path d="${d}" class="soil-${tint}"/>`
}

const kinds = (cold: boolean) => (cold ? ['tr3', 'tr4', 'tr3', 'tr2'] : ['tr1', 'tr2', 'tr1', 'tr3'])

function treeLine(many: number, cold: boolean, between: Between): string {
  const trees: [number, number, string][] = []
  const sorts = kinds(cold)
  for (let n = 0; n < many; n++) {
    let x = between(-20, 840)
    if (many < 60 && x > 260 && x < 560) x += x < 410 ? -260 : 260
    const y = between(254, many > 60 ? 282 : 270)
    trees.push([y, x, put(`${sorts[n % sorts.length]}`, x, y, between(1.05, 1.5) * (many > 60 ? 1.6 : 1))])
  }
  return trees
    .sort((a, b) => a[0] - b[0])
    .map((tree) => tree[2])
    .join('')
}

function nearTrees(cold: boolean, between: Between): string {
  const sorts = kinds(cold)
  const trees: [number, string][] = []
  for (let n = 0; n < 26; n++) {
    const left = n % 2 === 0
    const y = between(320, 640)
    const spread = 150 - (y - 300) * 0.16
    const x = left ? between(-30, spread) : 820 - between(-30, spread)
    trees.push([y, put(`${sorts[n % sorts.length]}`, x, y, between(2.6, 3.4) + (y - 300) / 130)])
  }
  return trees
    .sort((a, b) => a[0] - b[0])
    .map((tree) => tree[1])
    .join('')
}

function boulders(ground: Ground, between: Between): string {
  let made = ''
  const seats: [number, number][] = [
    [40, 420],
    [790, 440],
    [120, 560],
    [720, 600],
    [400, 620],
  ]
  for (const [x, y] of seats)
    made += put(
      ground === 'hills' ? 'hl1' : 'hl2',
      x + between(-20, 20),
      y + between(-10, 10),
      between(3.4, 5) + (y - 400) / 110,
    )
  return `<g class="near">${made}</g>`
}

function river(between: Between): string {
  const left = 'M402,260C420,276 372,298 386,326C404,362 320,390 300,446C270,520 380,580 330,660'
  let waves = ''
  for (let n = 0; n < 36; n++) {
    const y = between(340, 620)
    const middle = 418 + (y > 430 ? (y - 430) * 0.12 : 0)
    const x = middle + between(-80, 40) - 10
    const l = 8 + (y - 330) / 30
    waves += `M${r1(x)},${r1(y)}q${r1(l)},-3 ${r1(2 * l)},0t${r1(2 * l)},0`
  }
  return (
    `<path class="rv-w" d="${left}H560C600,570 470,520 500,446C520,390 470,360 452,326C438,300 436,278 416,260Z" opacity=".85"/>` +
    `<path class="rv broad" d="${left}M416,260C436,278 438,300 452,326C470,360 520,390 500,446C470,520 600,570 560,660"/>` +
    `<path class="rv-f broad" d="${waves}"/>`
  )
}

function road(): string {
  const left = 'M404,264C420,280 396,300 404,330C418,380 350,420 330,480C312,550 300,600 250,660'
  const right = 'M416,264C440,280 420,300 436,330C460,380 470,420 500,480C540,550 560,600 610,660'
  return (
    `<path class="lane" d="${left}H610C560,600 540,550 500,480C470,420 460,380 436,330C420,300 440,280 416,264Z"/>` +
    `<path class="lane-e" d="${left}${right}"/>` +
    '<path class="lane-r" d="M409,300C418,330 412,350 414,372M398,420C396,460 386,500 378,560M436,430C452,480 466,530 486,600"/>'
  )
}

function pools(between: Between): string {
  let made = ''
  for (let n = 0; n < 9; n++) {
    const y = 300 + n * 38
    const x = between(60, 760)
    const w = between(40, 80) + (y - 300) / 4
    const h = w * between(0.13, 0.19)
    made += `<ellipse class="rv-w" cx="${r1(x)}" cy="${r1(y)}" rx="${r1(w)}" ry="${r1(h)}" opacity=".8"/><path class="rv-f broad" d="M${r1(x - w * 0.5)},${r1(y)}q${r1(w / 5)},-3 ${r1((2 * w) / 5)},0t${r1((2 * w) / 5)},0"/>`
  }
  return made
}

function meadow(tufts: string[], ground: Ground, between: Between): string {
  const seats: [number, string][] = []
  for (let n = 0; n < 44; n++) {
    const y = between(296, 620)
    const x = between(10, 810)
    const onTheWay =
      (ground === 'river' || ground === 'road' || ground === 'town') &&
      Math.abs(x - 415) < 40 + (y - 280) * 0.42
    const sort = onTheWay && ground === 'river' ? 'rd1' : tufts[n % tufts.length]
    if (onTheWay && ground !== 'river') continue
    seats.push([y, put(sort ?? 'tu1', x, y, 1 + (y - 300) / 250)])
  }
  return seats
    .sort((a, b) => a[0] - b[0])
    .map((tuft) => tuft[1])
    .join('')
}
