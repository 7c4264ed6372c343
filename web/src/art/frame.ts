/** The frame of the map: neatlines and a bar of black and white degrees. */
import { BAR, n1, PAD, type Paper } from './hexes'
import type { Line } from './land'

const box = (x: number, y: number, width: number, height: number) =>
  `M${n1(x)},${n1(y)}h${n1(width)}v${n1(height)}h${n1(-width)}Z`

export function frame(paper: Paper): Line[] {
  const [w, h, thick] = [paper.width + 2 * PAD, paper.height + 2 * PAD, BAR - 6]
  const [across, down] = [Math.round(w / 35) | 1, Math.round(h / 35) | 1]
  let bars = ''
  for (let i = 0; i < across; i += 2) {
    for (const y of [-PAD - BAR + 3, h - PAD + 3]) bars += box(-PAD + (w * i) / across, y, w / across, thick)
  }
  for (let i = 0; i < down; i += 2) {
    for (const x of [-PAD - BAR + 3, w - PAD + 3]) bars += box(x, -PAD + (h * i) / down, thick, h / down)
  }
  const lines: [string, number][] = [['nl', PAD], ['nl2', PAD + BAR - 3], ['nl3', PAD + BAR]] // prettier-ignore
  const neat = lines.map(([ink, out]) => ({
    ink,
    d: box(-out, -out, paper.width + 2 * out, paper.height + 2 * out),
  }))
  return [{ ink: 'zebra', d: bars }, ...neat]
}

/** Where the compass stands. */
export const compass = (paper: Paper): [x: number, y: number] => [58, paper.height - 62]

/** Straight lines from the compass as on sea charts. */
export function rhumbs(paper: Paper): Line {
  const [x, y] = compass(paper)
  let d = ''
  for (let i = 0; i < 16; i++) {
    const a = (Math.PI * i) / 8 + Math.PI / 16
    d += `M${x},${n1(y)}l${n1(1700 * Math.cos(a))},${n1(1700 * Math.sin(a))}`
  }
  return { ink: 'rhumb', d }
}
