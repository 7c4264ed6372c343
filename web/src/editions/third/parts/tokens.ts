/** Combat tokens: two-sided discs. Data in, SVG markup out; styled by tokens.css. No text of players enters it.
 *
 * A face is written as in the content: "physical-2*" is two physical with a gold mark.
 */
import { iconHref } from '$/art/icons'
import { say } from '$/words.svelte'
import type { Symbol } from '../third'
import './tokens.css'

export interface Face {
  kind: Symbol
  n: number
  gold: boolean
}

const ICON: Partial<Record<Symbol, string>> = {
  physical: 'broadsword',
  magical: 'magic-swirl',
  enemy: 'wolverine-claws',
  shield: 'checked-shield',
  agility: 'wingfoot',
  surge: 'power-lightning',
  charge: 'charging-bull',
  tactics: 'chess-rook',
}

export function readFace(face: string): Face {
  const found = /^([a-z]+)(?:-(\d))?(\*)?$/.exec(face)
  return { kind: (found?.[1] ?? 'dash') as Symbol, n: Number(found?.[2] ?? 1), gold: Boolean(found?.[3]) }
}

/** A face in words: "2 physical, gold". */
export function faceName(face: string): string {
  const { kind, n, gold } = readFace(face)
  return say('ui-token-face', { kind, n, gold: gold ? 'yes' : 'no' })
}
/** Both faces in words. */
export function tokenName(face: string, back: string | null): string {
  return back === null
    ? faceName(face)
    : say('ui-token-faces', { face: faceName(face), back: faceName(back) })
}

const n1 = (value: number) => String(Math.round(value * 10) / 10)
function star(cx: number, cy: number, r: number, k: number, points: number): string {
  let d = ''
  for (let i = 0; i < points * 2; i++) {
    const a = (Math.PI * i) / points - Math.PI / 2
    const q = i % 2 ? r * k : r
    d += `${i ? 'L' : 'M'}${n1(cx + q * Math.cos(a))},${n1(cy + q * Math.sin(a))}`
  }
  return d + 'Z'
}

/** The enamel plaque tells the kind by its outline alone. */
const PLAQUE: Record<Symbol, string> = {
  physical: 'M50,15.5L80.5,47L50,78.5L19.5,47Z',
  magical: star(50, 47, 33, 0.76, 8),
  enemy: star(50, 47, 33.5, 0.82, 13),
  shield: 'M23,20H77V46C77,63 65,73 50,80C35,73 23,63 23,46Z',
  agility: 'M20,76C12,44 36,14 81,17C86,58 62,84 20,76Z',
  surge: 'M50,14L79,30.6V63.6L50,80L21,63.6V30.6Z',
  double: 'M38,23A24,24 0 1 0 38,71A24,24 0 1 0 38,23ZM62,23A24,24 0 1 0 62,71A24,24 0 1 0 62,23Z',
  dash: 'M20,40H80Q84,47 80,54H20Q16,47 20,40Z',
  charge: 'M50,13L83,40L72,79H28L17,40Z',
  tactics: 'M22,18H40V24H60V18H78V78H22Z',
}
/** The rim tells seats apart without colour; seats count from 1 here. */
const RIM: Record<number, string> = { 2: '3 3', 3: '1 2.4', 4: '7 2.5' }

const icon = (kind: Symbol, cx: number, cy: number, s: number, cls = '') =>
  `<use href="${iconHref(ICON[kind] ?? '')}" x="${n1(cx - s / 2)}" y="${n1(cy - s / 2)}" width="${s}" height="${s}" class="${cls}"/>`

function sign({ kind, n }: Face): string {
  if (kind === 'double') return `<text class="ct-num s" x="50" y="57.5">×2</text>`
  if (kind === 'dash') return ''
  if (n > 1 && kind === 'physical')
    return `<text class="ct-num m" x="40.5" y="58">${n}</text>${icon(kind, 60, 46.5, 25, 'ct-ic')}`
  if (n > 1) return `<text class="ct-num" x="37" y="58.5">${n}</text>${icon(kind, 61, 46, 31, 'ct-ic')}`
  return icon(kind, 50, 46.5, kind === 'shield' ? 40 : 42, 'ct-ic')
}

function below({ kind, n, gold }: Face): string {
  const shown =
    kind === 'double'
      ? '<text y="5" class="ct-bn">×2</text>'
      : kind === 'dash'
        ? '<path d="M-7,0H7" class="ct-bd"/>'
        : n > 1
          ? `<text x="-6" y="5" class="ct-bn">${n}</text>${icon(kind, 4.5, -0.5, 14)}`
          : icon(kind, 0, 0, 19)
  return `<g class="ct-back${gold ? ' gold' : ''}" transform="translate(81,80)"><circle r="15.5"/>${shown}</g>`
}

export interface DiscLook {
  /** The enemy's tokens are of iron. */
  foe?: boolean
  /** Counts from 1. */
  seat?: number
  tilt?: number
  /** The letter of its kind; it is left out on small ones. */
  letter?: string
}

/** One token, lying with `face` up; `back` is shown small. Wrap it in `.ct` (its size is `--ts`). */
export function disc(face: string, back: string | null, look: DiscLook = {}): string {
  const { foe = false, seat = 1, tilt = 0, letter = '' } = look
  const up = readFace(face)
  const reeds = up.gold ? '1.6 3' : foe ? '9 4' : RIM[seat]
  const mark = up.gold
    ? `<g class="ct-star" transform="translate(50,6.5)"><circle r="10.5"/><path d="${star(0, 0.4, 7.4, 0.45, 5)}"/></g>`
    : ''
  const named = letter
    ? `<g class="ct-let" transform="translate(19,80)"><circle r="12.5"/><text y="5.4">${letter}</text></g>`
    : ''
  return `<svg class="disc${foe ? ' foe' : ''}${up.gold ? ' gold' : ''} seat${seat}" viewBox="-8 -6 116 124" aria-hidden="true"><ellipse class="ct-sh" cx="55" cy="66" rx="46" ry="41"/><g transform="rotate(${tilt} 50 50)"><circle class="ct-side" cx="50" cy="56" r="46"/><circle class="ct-side2" cx="50" cy="53.4" r="46"/><circle class="ct-rim" cx="50" cy="50" r="46"/><circle class="ct-reed" cx="50" cy="50" r="42.6" ${reeds ? `stroke-dasharray="${reeds}"` : ''}/><circle class="ct-face" cx="50" cy="50" r="38.6"/><path class="ct-pl-sh" d="${PLAQUE[up.kind]}" transform="translate(1.6,2.6)"/><path class="ct-pl k-${up.kind}" d="${PLAQUE[up.kind]}"/><path class="ct-pl-hi" d="${PLAQUE[up.kind]}"/>${sign(up)}</g>${named}${back === null ? '' : below(readFace(back))}${mark}</svg>`
}
