/** A winged shape before the moon, the cast of fate falling. */
import { cut, hill, inked, range, rays, skies, stars } from '$/moments/cuts'
import { back, fore, WIDTH } from '$/pages/start/panes'
import type { Door } from '../edition'
import { putArt } from './parts/art'
import { disc } from './parts/tokens'

putArt() // what tokens are made of

const far = range(WIDTH, 110, 30, 6, 14, 200)
const MOON = 'M140,120a22,22 0 1 0 3,0Z M236,210a16,16 0 1 0 2,0Z M226,112a9,9 0 1 0 1,0Z'
const thrown = (face: string, x: number, y: number, size: number, tilt: number, foe = false) =>
  disc(face, null, { tilt, foe }).replace(
    '<svg ',
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" `,
  )

const DOOR: Door = {
  sign: 'lightning-helix',
  ink: '#34507c',
  inkHigh: '#426299',
  letters: '#34507c',
  lettersDark: '#a9bfe8',
  inks: ['#41567f', '#8ea3c6', '#283a61', '#131324', '#f0e6cc'],
  back: back(
    460,
    `${inked(stars(WIDTH, 330, 90, 12), 'pb')}${inked(rays(182, 188, 146, 340, 60, 8, 0.22), 'pb', 0.5)}<circle cx="182" cy="188" r="138" fill="var(--pl)"/>${inked(MOON, 'pb', 0.45)}${cut('wyvern', 176, 196, 286, { off: 5 })}${inked(skies(WIDTH, 318, 460, 12, 16, 120), 'pb', 0.75)}`,
  ),
  fore: fore(
    200,
    `${inked(far.body, 'pc')}${inked(far.lit, 'pb', 0.4)}${inked(hill(WIDTH, 128, 9, 18, 210), 'pk')}${cut('hill-fort', 84, 72, 142, { off: 0, light: 'var(--pa)' })}${inked(skies(WIDTH, 150, 200, 5, 21, 70), 'pa', 0.7)}`,
    `${thrown('physical-2', 196, 44, 58, -18)}${thrown('surge*', 272, 66, 68, 14)}${thrown('shield', 214, 128, 84, -8)}${thrown('enemy', 304, 142, 72, 9, true)}`,
  ),
}
export default DOOR
