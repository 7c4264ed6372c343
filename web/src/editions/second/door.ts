/** A rider under the dragon sun. */
import { cut, hill, inked, range, rays, skies } from '$/moments/cuts'
import { back, fore, WIDTH } from '$/pages/start/panes'
import type { Door } from '../edition'

const far = range(WIDTH, 400, 290, 5, 4, 460)
const near = range(WIDTH, 120, 22, 6, 9, 190)
const ROAD =
  'M196,190C206,166 262,154 280,142C292,134 284,128 268,126L280,125C300,127 312,136 300,148C284,162 256,168 262,190Z'

const DOOR: Door = {
  sign: 'dragon-head',
  ink: '#8f4715',
  inkHigh: '#ab5a20',
  letters: '#84400f',
  lettersDark: '#eaa46c',
  inks: ['#b9573d', '#d9916c', '#7a2c1d', '#22120c', '#f3d59a'],
  back: back(
    460,
    `${inked(rays(180, 196, 150, 480, 46, 5), 'pb')}<circle cx="180" cy="196" r="146" fill="var(--pl)"/>${inked(skies(WIDTH, 300, 380, 6, 6, 90), 'pb')}${inked(far.body, 'pc')}${inked(far.lit, 'pb', 0.45)}${cut('spiked-dragon-head', 188, 200, 286, { off: 5, light: 'var(--pa)' })}`,
  ),
  fore: fore(
    190,
    `${inked(near.body, 'pk', 0.5)}${inked(near.body, 'pc', 0.75)}${inked(near.lit, 'pa', 0.55)}${inked(hill(WIDTH, 124, 12, 8, 200), 'pk')}${cut('mounted-knight', 104, 78, 104, { off: 0, light: 'var(--pa)' })}${inked(ROAD, 'pa')}${cut('hill-fort', 306, 92, 74, { hatch: false, off: 0 })}`,
  ),
}
export default DOOR
