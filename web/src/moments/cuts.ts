/** Large linocuts: flat grounds, carved rays, ranges with lit sides, and signs in ink with a shade off register.
 *
 * Five inks of the picture: --pa ground, --pb cut, --pc shade, --pk ink, --pl light. Data in, SVG markup out; no text
 * of players or packs ever enters it.
 */
import { iconHref, isBust } from '$/art/icons'
import { seeded } from '$/art/seeded'

export const n1 = (v: number) => String(Math.round(v * 10) / 10)
export type InkName = 'pa' | 'pb' | 'pc' | 'pk' | 'pl' | 'fire'

/** A shape in one of the inks. */
export const inked = (d: string, ink: InkName, opacity = 1, name = '') =>
  `<path${name ? ` class="${name}"` : ''} d="${d}" fill="var(--${ink})"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export function rays(cx: number, cy: number, from: number, to: number, n: number, seed = 1, wide = 0.5) {
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

export function stars(w: number, h: number, n: number, seed = 2) {
  const chance = seeded(seed)
  let d = ''
  for (let k = 0; k < n; k++) {
    const [x, y] = [chance.between(0, w), chance.between(0, h)]
    const r = chance.pick([0.8, 1, 1.3, 2.3])
    const s = r * 0.5
    const out = n1(1.5 * r)
    d += `M${n1(x)},${n1(y - 2 * r)}l${n1(s)},${out} ${out},${n1(s)} -${out},${n1(s)} -${n1(s)},${out} -${n1(s)},-${out} -${out},-${n1(s)} ${out},-${n1(s)}Z`
  }
  return d
}

/** Lines of a sky. */
export function skies(w: number, top: number, bottom: number, n: number, seed = 3, length = 60) {
  const chance = seeded(seed)
  let d = ''
  for (let k = 0; k < n; k++) {
    const y = top + ((bottom - top) * k) / n
    for (let x = chance.between(-30, 40); x < w;) {
      const l = chance.between(length * 0.35, length)
      const t = chance.between(0.8, 2.4)
      d += `M${n1(x)},${n1(y)}q${n1(l / 2)},${n1(-t)} ${n1(l)},0q${n1(-l / 2)},${n1(t)} ${n1(-l)},0Z`
      x += l + chance.between(10, 46)
    }
  }
  return d
}

/** A range of mountains: its body, and the sides that are lit. */
export function range(w: number, base: number, top: number, n: number, seed: number, bottom: number) {
  const chance = seeded(seed)
  const points: [number, number][] = []
  for (let i = 0; i <= n * 2; i++) {
    const aside = i % (n * 2) ? (chance.between(-0.3, 0.3) * w) / (n * 2) : 0
    const high = i % 2 ? chance.between(0.55, 1) : chance.between(0.05, 0.3)
    points.push([(w * i) / (n * 2) + aside, base - (base - top) * high])
  }
  const line = points.map((p) => p.map(n1).join()).join('L')
  const body = `M-20,${bottom}L${line}L${w + 20},${n1(points.at(-1)?.[1] ?? base)}V${bottom}Z`
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

export function hill(w: number, y: number, high: number, seed: number, bottom: number, n = 6) {
  const chance = seeded(seed)
  const step = (w + 20) / n
  let d = `M-10,${bottom}V${n1(y)}`
  let x = -10
  for (let i = 0; i < n; i++) {
    const dy = chance.between(-high, high)
    d += `C${n1(x + step * 0.35)},${n1(y + dy)} ${n1(x + step * 0.65)},${n1(y + dy)} ${n1(x + step)},${n1(y)}`
    x += step
  }
  return `${d}V${bottom}Z`
}

/** A fir, standing at (x, y). */
export function pine(x: number, y: number, h: number, k = 1) {
  const w = h * 0.36 * k
  let d = ''
  for (let i = 0; i < 4; i++) {
    const top = y - h + h * 0.2 * i
    const low = top + h * 0.4
    const out = w * (0.45 + i * 0.2)
    d += `M${n1(x)},${n1(top)}L${n1(x + out)},${n1(low)}L${n1(x + out * 0.3)},${n1(low - h * 0.04)}L${n1(x - out * 0.3)},${n1(low - h * 0.04)}L${n1(x - out)},${n1(low)}Z`
  }
  return `${d}M${n1(x - h * 0.03)},${n1(y - h * 0.1)}H${n1(x + h * 0.03)}V${n1(y + 4)}H${n1(x - h * 0.03)}Z`
}

export function flames(
  from: number,
  to: number,
  base: number,
  low: number,
  high: number,
  step: number,
  seed: number,
) {
  const chance = seeded(seed)
  let d = ''
  for (let x = from; x < to; x += step * chance.between(0.7, 1.3)) {
    const t = chance.between(low, high)
    const w = step * 0.8
    d += `M${n1(x)},${base}C${n1(x - w * 0.8)},${n1(base - t * 0.4)} ${n1(x + w)},${n1(base - t * 0.6)} ${n1(x + w * 0.2)},${n1(base - t)}C${n1(x + w * 1.5)},${n1(base - t * 0.55)} ${n1(x + w * 0.2)},${n1(base - t * 0.4)} ${n1(x + w)},${base}Z`
  }
  return d
}

export function smoke(places: readonly number[], base: number, seed: number) {
  const chance = seeded(seed)
  let d = ''
  for (const x of places) {
    let [y, w, cx] = [base, 20, x]
    for (let i = 0; i < 9; i++) {
      d += `M${n1(cx - w)},${n1(y)}a${n1(w)},${n1(w * 0.8)} 0 1 0 ${n1(2 * w)},0a${n1(w)},${n1(w * 0.8)} 0 1 0 ${n1(-2 * w)},0Z`
      y -= w * 1.15
      cx += chance.between(6, 26)
      w += 7
    }
  }
  return d
}

/** Sparks, leaves or ash that drift. */
export function embers(n: number, seed: number, colour: string, top: number, bottom: number, big: number) {
  const chance = seeded(seed)
  const one = () => {
    const [x, y] = [n1(chance.between(0, 1440)), n1(chance.between(top, bottom))]
    const s = chance.between(1.2, big)
    return `<rect x="${x}" y="${y}" width="${n1(s * 2)}" height="${n1(s)}" transform="rotate(${n1(chance.between(0, 90))} ${x} ${y})" fill="${colour}" opacity="${n1(chance.between(0.35, 1))}"/>`
  }
  return `<g class="embers">${Array.from({ length: n }, one).join('')}</g>`
}

let masks = 0

interface CutLook {
  flip?: boolean
  turn?: number
  /** How far the shade lies off register. */
  off?: number
  ink?: string
  shade?: string
  light?: string
  hatch?: boolean
}

/** A sign as a cut: shade, ink, and hatching on the lit side. */
export function cut(icon: string, cx: number, cy: number, size: number, look: CutLook = {}): string {
  const { flip = false, turn = 0, off = 4, hatch = true } = look
  const { ink = 'var(--pk)', shade = 'var(--pc)', light = 'var(--pb)' } = look
  const id = `cut-${++masks}`
  const place = `translate(${n1(cx)},${n1(cy)})${turn ? ` rotate(${turn})` : ''}${flip ? ' scale(-1,1)' : ''}`
  const sign = `<use href="${iconHref(icon)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`
  const shaded = off
    ? `<g class="off" color="${shade}" transform="translate(${flip ? -off : off},${off})">${sign}</g>`
    : ''
  const carved =
    hatch && !isBust(icon)
      ? `<mask id="${id}"><g color="#fff">${sign}</g></mask><g mask="url(#${id})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="url(#cutlines)" mask="url(#cutfade)" color="${light}"/></g>`
      : ''
  return `<g transform="${place}">${shaded}<g color="${ink}">${sign}</g>${carved}</g>`
}

/** What cuts refer to; once on a page is enough. */
export const DEFS = `<defs><pattern id="cutlines" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-36)"><path d="M0,2H7" stroke="currentColor" stroke-width="1.5" opacity=".8"/></pattern><linearGradient id="cutlight" x1="0" y1="0" x2="1" y2=".6"><stop offset=".05" stop-color="#fff"/><stop offset=".5" stop-color="#000"/></linearGradient><mask id="cutfade" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#cutlight)"/></mask><radialGradient id="cutpale"><stop offset=".2" stop-color="#fbe6b4" stop-opacity=".96"/><stop offset=".7" stop-color="#fbe6b4" stop-opacity=".7"/><stop offset="1" stop-color="#fbe6b4" stop-opacity="0"/></radialGradient><filter id="cuthand" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.4"/></filter></defs>`

/** A picture as large as the table. `tail` is not cut by hand: what drifts. */
export const lino = (name: string, inner: string, tail = '') =>
  `<svg class="lino a-${name}" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${DEFS}<g filter="url(#cuthand)">${inner}</g>${tail}</svg>`

export const ground = '<rect x="-9" y="-9" width="1460" height="920" fill="var(--pa)"/>'
