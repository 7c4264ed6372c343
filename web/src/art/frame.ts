/** The frame of the map: neatlines and a bar of black and white degrees. */
import { BAR, n1, PAD, type Paper } from './hexes'

const rectangle = (paper: Paper, out: number) =>
  `x="${n1(-out)}" y="${n1(-out)}" width="${n1(paper.width + 2 * out)}" height="${n1(paper.height + 2 * out)}"`

export function frame(paper: Paper): string {
  const [w, h, thick] = [paper.width + 2 * PAD, paper.height + 2 * PAD, BAR - 6]
  const [across, down] = [Math.round(w / 35) | 1, Math.round(h / 35) | 1]
  const bar = (x: number, y: number, width: number, height: number) =>
    `M${n1(x)},${n1(y)}h${n1(width)}v${n1(height)}h${n1(-width)}Z`
  let bars = ''
  for (let i = 0; i < across; i += 2) {
    for (const y of [-PAD - BAR + 3, h - PAD + 3]) bars += bar(-PAD + (w * i) / across, y, w / across, thick)
  }
  for (let i = 0; i < down; i += 2) {
    for (const x of [-PAD - BAR + 3, w - PAD + 3]) bars += bar(x, -PAD + (h * i) / down, thick, h / down)
  }
  const lines: [string, number][] = [['nl', PAD], ['nl2', PAD + BAR - 3], ['nl3', PAD + BAR]] // prettier-ignore
  return `<path class="zebra" d="${bars}"/>${lines.map(([name, out]) => `<rect class="${name}" ${rectangle(paper, out)}/>`).join('')}`
}

/** Land colour and paper fibre under everything; straight lines from the compass as on sea charts. */
export function ground(paper: Paper): string {
  const [x, y] = [58, paper.height - 62]
  let rhumbs = ''
  for (let i = 0; i < 16; i++) {
    const a = (Math.PI * i) / 8 + Math.PI / 16
    rhumbs += `M${x},${n1(y)}l${n1(1700 * Math.cos(a))},${n1(1700 * Math.sin(a))}`
  }
  return `<rect class="m-land" ${rectangle(paper, PAD)}/><rect class="m-tex" filter="url(#paper)" ${rectangle(paper, PAD)}/><path class="rhumb" d="${rhumbs}"/>`
}

export function shade(paper: Paper): string {
  return `<rect fill="url(#vignette)" ${rectangle(paper, PAD)}/>`
}
