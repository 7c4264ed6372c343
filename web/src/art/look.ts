/** What inks the map is drawn with, as the style sheet has them in the light that is on now.
 *
 * The map is painted by a worker, which knows neither style sheet nor art sheet: it is told here.
 */

/** How one shape is filled and drawn. */
export interface Ink {
  fill: string | null
  stroke: string | null
  width: number
  alpha: number
  round: boolean
  dash: number[]
}
export interface Shape {
  d: string
  ink: Ink
}
export interface Look {
  inks: Record<string, Ink>
  symbols: Record<string, Shape[]>
  /** From the middle to the corners of the sheet: where each colour stands. */
  vignette: [at: number, colour: string][]
  land: string
  /** How strong the fibre of the paper is. */
  fibre: number
}

const INKS = [
  ...['m-bg', 'm-land', 'm-tex', 'rhumb', 'grid', 'rv', 'rv-w', 'rv-f', 'rd-c', 'rd-i', 'rd-d'],
  ...['zebra', 'nl', 'nl2', 'nl3'],
  ...['forest', 'plains', 'hills', 'mountains', 'river', 'swamp'].map((terrain) => `w-${terrain}`),
]
const SYMBOLS = [
  ...['tr1', 'tr2', 'tr3', 'tr4', 'hl1', 'hl2', 'mt1', 'mt2', 'tu1', 'tu2', 'fld', 'rd1', 'wl'],
  ...['bridge', 'compass'],
]

const colour = (value: string) => (value === 'none' || value === '' ? null : value)

function inkOf(style: CSSStyleDeclaration): Ink {
  return {
    fill: colour(style.fill),
    stroke: colour(style.stroke),
    width: parseFloat(style.strokeWidth) || 1,
    alpha: parseFloat(style.opacity || '1'),
    round: style.strokeLinecap === 'round',
    dash: (style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number),
  }
}

/** A circle around the middle, as a path. */
const disc = (r: number) => `M${-r},0A${r},${r} 0 1 0 ${r},0A${r},${r} 0 1 0 ${-r},0Z`

function shapes(symbol: string): Shape[] {
  const drawn = document.querySelectorAll(`#${symbol} path, #${symbol} circle`)
  return Array.from(drawn, (shape) => ({
    d: shape.getAttribute('d') ?? disc(Number(shape.getAttribute('r') ?? 0)),
    ink: inkOf(getComputedStyle(shape)),
  }))
}

/** Reads the inks off the page. The art sheet (Art.svelte) must be on it. */
export function lookNow(): Look {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  Object.assign(probe.style, { position: 'absolute', width: '0', height: '0' })
  const shape = (name: string) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('class', name)
    probe.append(path)
    return path
  }
  const paths = INKS.map((name) => [name, shape(name)] as const)
  document.body.append(probe)
  const inks = Object.fromEntries(paths.map(([name, path]) => [name, inkOf(getComputedStyle(path))]))
  probe.remove()
  const stops = Array.from(document.querySelectorAll('#vignette stop'), (stop): [number, string] => {
    const style = getComputedStyle(stop)
    const opacity = parseFloat(style.stopOpacity || '1')
    const rgb = (style.stopColor.match(/[\d.]+/g) ?? ['0', '0', '0']).map(Number)
    const [r = 0, g = 0, b = 0, a = 1] = rgb
    return [Number(stop.getAttribute('offset')), `rgba(${r},${g},${b},${a * opacity})`]
  })
  return {
    inks,
    symbols: Object.fromEntries(SYMBOLS.map((symbol) => [symbol, shapes(symbol)])),
    vignette: stops,
    land: inks['m-land']?.fill ?? '#fff',
    fibre: inks['m-tex']?.alpha ?? 0,
  }
}
