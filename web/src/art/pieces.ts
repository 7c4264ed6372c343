/** Things that lie on the table: dice, tokens, medallions, linocut plates. Data in, SVG markup out.
 *
 * Signs (#sign-plains ...) and jewels are symbols of the art sheet (Art.svelte); pictures are game-icons.
 * No text of players or packs ever enters this markup: names of pictures and terrains are cut to plain words.
 */
import { iconHref, isBust, word } from './icons'
import { seeded, type Seeded } from './seeded'

const plain = (text: number | string) => String(text).replace(/[<>&]/g, '')
const n1 = (v: number) => String(Math.round(v * 10) / 10)
const icon = (name: string, cx: number, cy: number, size: number, cls = '') =>
  `<use href="${iconHref(name)}" x="${n1(cx - size / 2)}" y="${n1(cy - size / 2)}" width="${size}" height="${size}" class="${cls}"/>`

/** The symbol of a terrain's sign on the art sheet. */
export function sign(terrain: string): string {
  return `#sign-${word(terrain)}`
}

export interface DieLook {
  tilt?: number
  /** The number of the step that this die pays for. */
  step?: number
  /** The terrain that pays. */
  chosen?: string
  /** The die is of no use any more. */
  spent?: boolean
}

/** A bone die with two or three terrain signs. */
export function movementDie(
  face: readonly string[],
  { tilt = 0, step, chosen, spent }: DieLook = {},
): string {
  const one: [number, number][] = [[32, 30]]
  const two: [number, number][] = [[20.5, 20], [43.5, 42]] // prettier-ignore
  const three: [number, number][] = [[32, 17], [17.5, 42.5], [46.5, 42.5]] // prettier-ignore
  const seats = face.length === 1 ? one : face.length === 2 ? two : three
  const s = face.length === 1 ? 34 : face.length === 2 ? 26 : 23
  const signs = face
    .slice(0, 3)
    .map((terrain, i) => {
      const [x, y] = seats[i] as [number, number]
      const state = chosen === undefined ? '' : chosen === terrain ? ' on' : ' off'
      return `<use href="${sign(terrain)}" x="${x - s / 2}" y="${y - s / 2}" width="${s}" height="${s}" class="sym s-${word(terrain)}${state}"/>`
    })
    .join('')
  const badge = step
    ? `<g class="d-step" transform="translate(58,4)"><circle r="10.5"/><text y="4.6">${step}</text></g>`
    : ''
  return `<svg class="mdie${spent ? ' idle' : ''}" viewBox="-4 -4 72 80" aria-hidden="true"><g transform="rotate(${tilt} 32 36)"><ellipse class="d-sh" cx="34" cy="67" rx="30" ry="5"/><path class="d-side" d="M2,14V54C2,64 8,70 16,70H48C56,70 62,64 62,54V14Z"/><rect class="d-top" x="2" width="60" height="61" rx="13"/><rect class="d-hi" x="4.5" y="2" width="55" height="56.5" rx="11.5"/>${signs}${badge}</g></svg>`
}

const D10 = {
  'f-l': 'M50,3L22,57L5,55V44Z',
  'f-r': 'M50,3L78,57L95,55V44Z',
  'f-bl': 'M5,55L22,57L50,72V97Z',
  'f-br': 'M95,55L78,57L50,72V97Z',
  'f-m': 'M50,3L78,57L50,72L22,57Z',
  'f-e': 'M50,3L78,57L50,72L22,57ZM22,57L5,55M78,57L95,55M50,72V97',
}

/** A ten-sided resin die: five visible faces, the number on the kite. */
export function combatDie(number: number | string, tilt = 0): string {
  const faces = Object.entries(D10).map(([name, d]) => `<path class="${name}" d="${d}"/>`)
  return `<svg class="d10 resin" viewBox="0 0 100 106" aria-hidden="true"><g transform="rotate(${tilt} 50 53)"><ellipse class="d-sh" cx="52" cy="98" rx="40" ry="6"/>${faces.join('')}<text x="50" y="55">${plain(number)}</text></g></svg>`
}

/** The rim tells seats apart without colour; seats count from 1 here. */
const RIM: Record<number, string> = { 2: '3 3', 3: '1 2.4', 4: '7 2.5', 5: '7 2.5 1 2.5', 6: '12 3' }
const rim = (seat: number) => (RIM[seat] ? `stroke-dasharray="${RIM[seat]}"` : '')

/** A hero's token on the map, drawn around 0,0: a thick disc with shadow. `seat` counts from 1. */
export function token(iconName: string, seat: number, { radius: r = 18, mine = false } = {}): string {
  const face = isBust(iconName)
  return `<g class="tok seat${seat}${mine ? ' me' : ''}${face ? ' faced' : ''}"><ellipse class="k-sh" cx="2" cy="${n1(r * 0.55)}" rx="${n1(r * 1.02)}" ry="${n1(r * 0.72)}"/><circle class="k-side" cy="3.4" r="${r}"/><circle class="k-top" r="${r}"/><circle class="k-rim" r="${r - 2.4}" ${rim(seat)}/><circle class="k-in" r="${face ? r - 3.2 : r - 4.6}"/>${face ? icon(iconName, 0, 0, (r - 3.2) * 2, 'k-ic') : icon(iconName, 0, 0, (r - 5.5) * 1.72, 'k-ic')}</g>`
}

/** A portrait medallion: rays, shade a little off register, ink on top. `seat` counts from 1. */
export function medal(iconName: string, seat: number): string {
  let rays = ''
  for (let i = 0; i < 28; i++) {
    const a = (2 * Math.PI * i) / 28
    const at = (t: number) => `${n1(32 + 40 * Math.cos(t))},${n1(32 + 40 * Math.sin(t))}`
    rays += `M32,32L${at(a - 0.035)}L${at(a + 0.035)}Z`
  }
  const face = isBust(iconName)
  const [y, size] = face ? [33.4, 54] : [34, 42]
  return `<svg class="medal seat${seat}" viewBox="0 0 64 64" aria-hidden="true"><circle class="md-o" cx="32" cy="32" r="31"/><circle class="md-i" cx="32" cy="32" r="26.5"/><g clip-path="url(#mdc)"><path class="md-r" d="${rays}"/>${face ? '' : icon(iconName, 33, 35.6, size, 'md-s')}${icon(iconName, 32, y, size, 'md-f')}</g><circle class="md-l" cx="32" cy="32" r="26.5"/><circle class="md-rim" cx="32" cy="32" r="29" ${rim(seat)}/></svg>`
}

export type Ground = 'rays' | 'waves' | 'flames' | 'stars' | 'sky' | 'crag'
export type Ink = 'tan' | 'brick' | 'moss' | 'slate' | 'ochre' | 'plum' | 'teal' | 'stone'

/** Cuts of the linocut ground: path data in the light ink. */
const CUTS: Record<string, (w: number, h: number, rnd: Seeded) => string> = {
  rays(w, h, rnd) {
    let d = ''
    for (let i = 0; i < 34; i++) {
      const a = (2 * Math.PI * i) / 34 + rnd.between(-0.02, 0.02)
      const q = rnd.between(0.022, 0.045)
      const r = 36 + rnd.between(-5, 8)
      const at = (rad: number, t: number) =>
        `${n1(w / 2 + rad * Math.cos(t))},${n1(h / 2 + rad * Math.sin(t))}`
      d += `M${at(r, a)}L${at(170, a - q)}L${at(170, a + q)}Z`
    }
    return d
  },
  waves(w, h, rnd) {
    let d = ''
    for (let k = 0; k < 12; k++) {
      for (let x = -20 + (k % 2) * 14; x < w + 20; x += 34 + rnd.between(-3, 6)) {
        d += `M${n1(x)},${n1(h * 0.36 + k * 7)}q7,-6 14,0q7,6 14,0q-7,3.6 -14,1.6q-7,-5 -14,-1.6Z`
      }
    }
    return d
  },
  flames(w, h, rnd) {
    let d = ''
    for (let k = 0; k < w / 7.7; k++) {
      const x = k * 8 + rnd.between(-2, 2)
      const t = rnd.between(26, 74)
      d += `M${n1(x)},${h}C${n1(x - 5)},${n1(h - t * 0.4)} ${n1(x + 6)},${n1(h - t * 0.6)} ${n1(x + 1)},${n1(h - t)}C${n1(x + 9)},${n1(h - t * 0.55)} ${n1(x + 1)},${n1(h - t * 0.4)} ${n1(x + 4.4)},${h}Z`
    }
    return d
  },
  stars(w, h, rnd) {
    let d = ''
    for (let k = 0; k < 46; k++) {
      const x = rnd.between(0, w)
      const y = rnd.between(0, h)
      const r = rnd.pick([0.7, 0.9, 1.2, 2.2])
      const s = r * 0.5
      if (Math.hypot(x - w / 2, y - h / 2) <= 40) continue
      d += `M${n1(x)},${n1(y - 2 * r)}l${n1(s)},${n1(1.5 * r)} ${n1(1.5 * r)},${n1(s)} ${n1(-1.5 * r)},${n1(s)} ${n1(-s)},${n1(1.5 * r)} ${n1(-s)},${n1(-1.5 * r)} ${n1(-1.5 * r)},${n1(-s)} ${n1(1.5 * r)},${n1(-s)}Z`
    }
    return d
  },
  sky(w, _h, rnd) {
    let d = ''
    for (let k = 0; k < 9; k++) {
      const y = 10 + k * 8.5
      for (let x = rnd.between(-20, 40); x < w;) {
        const l = rnd.between(18, 60)
        const t = rnd.between(0.8, 2)
        d += `M${n1(x)},${n1(y)}q${n1(l / 2)},${n1(-t)} ${n1(l)},0q${n1(-l / 2)},${n1(t)} ${n1(-l)},0Z`
        x += l + rnd.between(8, 30)
      }
    }
    return d
  },
}
const CRAG = [[0, 1], [0, 0.6], [0.11, 0.42], [0.19, 0.58], [0.29, 0.5], [0.42, 0.8], [0.6, 0.82], [0.75, 0.48], [0.83, 0.6], [0.93, 0.4], [1, 0.56], [1, 1]] as const // prettier-ignore

let masks = 0

export interface PlateLook {
  ground?: Ground
  ink?: Ink
  seed?: number
  w?: number
  h?: number
  size?: number
}

/** A linocut picture. */
export function plate(iconName: string, look: PlateLook = {}): string {
  const { ground = 'rays', ink = 'tan', seed = 1, w = 200, h = 112 } = look
  const rnd = seeded(seed)
  const id = `hm-${++masks}`
  // shoulders go down to the edge and a little further
  const face = isBust(iconName)
  const size = face ? h * 1.16 : (look.size ?? 92)
  const [cx, cy] = [w / 2, face ? h * 0.6 : h / 2]
  const cut = (CUTS[ground] ?? CUTS.sky)?.(w, h, rnd) ?? ''
  const land = ground === 'crag' ? `M${CRAG.map(([x, y]) => `${n1(x * w)},${n1(y * h)}`).join('L')}Z` : ''
  const hatch =
    size < 60 || face
      ? ''
      : `<mask id="${id}"><g color="#fff">${icon(iconName, cx, cy, size)}</g></mask><g mask="url(#${id})"><rect class="pl-ht" x="${n1(cx - size / 2)}" y="${n1(cy - size / 2)}" width="${size}" height="${size}" mask="url(#fade)"/></g>`
  return `<svg class="plate ink-${ink}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="pl-bg" width="${w}" height="${h}"/><path class="pl-cut" d="${cut}"/>${land ? `<path class="pl-gr" d="${land}"/>` : ''}<g class="pl-sh">${icon(iconName, cx + 2.4, cy + 2.8, size)}</g><g class="pl-ic">${icon(iconName, cx, cy, size)}</g>${hatch}</svg>`
}
