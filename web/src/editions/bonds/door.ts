/** A fire, four companions, the wood around them. */
import { iconHref } from '$/art/icons'
import { seeded } from '$/art/seeded'
import { cut, hill, inked, pine, rays, skies, stars } from '$/moments/cuts'
import { back, fore, WIDTH } from '$/pages/start/panes'
import type { Door } from '../edition'

const chance = seeded(33)
function wood(n: number, step: number, y: number, low: number, high: number, wide: number): string {
  let d = ''
  for (let i = 0; i < n; i++)
    d += pine(i * step - 10 + chance.between(-6, 6), y, chance.between(low, high), wide)
  return d
}
const far = wood(17, 24, 150, 100, 170, 0.9)
const near = wood(11, 38, 190, 80, 130, 0.95)
const sides = (
  [
    [-4, 330],
    [26, 250],
    [338, 270],
    [368, 330],
  ] as const
)
  .map(([x, high]) => pine(x, 280, high, 0.72))
  .join('')
const WARM =
  '<defs><radialGradient id="firelight"><stop offset="0" stop-color="#ffdd8a" stop-opacity=".95"/><stop offset=".35" stop-color="#ffb347" stop-opacity=".5"/><stop offset="1" stop-color="#ff8a2c" stop-opacity="0"/></radialGradient></defs>'
const fire = (size: number, ink: string) =>
  `<g color="var(--${ink})"><use href="${iconHref('campfire')}" x="${181 - size / 2}" y="${181 - size / 2}" width="${size}" height="${size}"/></g>`
const friend = (icon: string, x: number, y: number, size: number, flip: boolean) =>
  cut(icon, x, y, size, { off: 0, light: 'var(--pl)', flip })

const DOOR: Door = {
  sign: 'linked-rings',
  ink: '#2f6248',
  inkHigh: '#3b795a',
  letters: '#2c5c44',
  lettersDark: '#8fcba9',
  inks: ['#3e5c4a', '#6f8f6a', '#26402f', '#10190f', '#f6d893', '#d9702a'],
  back: back(
    520,
    `${inked(stars(WIDTH, 260, 80, 41), 'pl', 0.9)}${inked(skies(WIDTH, 60, 330, 14, 16, 90), 'pc', 0.8)}`,
  ),
  fore: fore(
    300,
    `${WARM}${inked(rays(180, 196, 80, 420, 44, 31, 0.42), 'pb', 0.8)}${inked(far, 'pc')}<circle cx="180" cy="178" r="170" fill="url(#firelight)"/>${inked(near, 'pc', 0.6)}<circle cx="180" cy="182" r="104" fill="url(#firelight)"/>${inked(hill(WIDTH, 214, 5, 38, 310), 'pk')}${inked('M6,252C90,206 270,206 354,252C300,292 60,292 6,252Z', 'fire', 0.62)}${inked('M66,246C120,216 240,216 294,246C250,274 110,274 66,246Z', 'pl', 0.75)}${friend('robe', 108, 150, 138, true)}${friend('swordwoman', 256, 152, 138, true)}${inked(sides, 'pk')}${fire(118, 'pl')}${fire(100, 'fire')}${friend('bowman', 112, 228, 122, false)}${friend('swordman', 256, 230, 122, false)}${inked(hill(WIDTH, 284, 8, 44, 310), 'pk')}`,
  ),
}
export default DOOR
