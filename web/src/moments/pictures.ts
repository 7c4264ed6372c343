/** One picture for each kind of moment; what is fought for or against stands in it. */
import { isBust } from '$/art/icons'
import { cut, embers, flames, ground, hill, inked, lino, range, rays, skies, smoke, stars } from './cuts'
import type { MomentKind } from './moment'

type Picture = (icon: string, hero: string) => string

const PICTURES: Record<MomentKind, Picture> = {
  victory(icon, hero) {
    const far = range(1440, 640, 470, 10, 5, 900)
    return lino(
      'victory',
      `${ground}${inked(rays(930, 430, 190, 1500, 72, 4), 'pb', 1, 'spin')}<circle cx="930" cy="430" r="180" fill="var(--pl)"/>${inked(skies(1440, 470, 640, 8, 12, 180), 'pl', 0.7)}<ellipse cx="330" cy="430" rx="620" ry="470" fill="url(#cutpale)"/>${inked(far.body, 'pc', 0.55)}${inked(far.lit, 'pb', 0.55)}<ellipse cx="330" cy="470" rx="520" ry="300" fill="url(#cutpale)"/>${inked(hill(1440, 716, 20, 6, 920, 5), 'pc')}${cut(icon, 1080, 720, 500, { turn: 58, off: 9, light: 'var(--pc)' })}${inked(hill(1440, 806, 24, 16, 920, 6), 'pk')}${cut(hero, 930, 430, isBust(hero) ? 356 : 250, { off: 7 })}`,
      embers(60, 9, '#f9e1a0', 0, 760, 5),
    )
  },
  defeat() {
    const far = range(1440, 700, 600, 11, 15, 920)
    const fires = [90, 400, 930, 1220].map((x, n) => flames(x, x + 180, 716, 20, 80, 18, n + 3)).join('')
    return lino(
      'defeat',
      `${ground}${inked(skies(1440, 30, 560, 22, 16, 260), 'pb', 0.7)}<circle cx="720" cy="400" r="118" fill="var(--pl)" opacity=".55"/>${inked(smoke([180, 470, 1010, 1290], 640, 6), 'pc', 0.9)}${inked(far.body, 'pc')}${inked(fires, 'fire')}${inked(hill(1440, 716, 14, 26, 920, 7), 'pk')}${cut('tattered-banner', 730, 596, 330, { off: 0, light: 'var(--pc)' })}${cut('sword-in-stone', 560, 690, 150, { off: 0, light: 'var(--pc)' })}`,
      embers(70, 14, '#e0743a', 380, 760, 3),
    )
  },
  villain(icon) {
    return lino(
      'villain',
      `${ground}${inked(rays(720, 380, 300, 1300, 90, 6), 'pb')}<circle cx="720" cy="380" r="285" fill="var(--pl)"/>${inked(skies(1440, 560, 780, 10, 14, 220), 'pb', 0.8)}${cut(icon, 720, 360, 560, { off: 10, light: 'var(--pa)' })}${inked(flames(0, 1440, 910, 20, 90, 26, 8), 'pl', 0.9)}${inked(flames(0, 1440, 915, 20, 66, 22, 18), 'pa')}`,
      embers(80, 4, '#ffcf7a', 300, 900, 4),
    )
  },
  doom() {
    const far = range(1440, 900, 700, 12, 8, 920)
    return lino(
      'doom',
      `${ground}${inked(skies(1440, 0, 320, 16, 6, 300), 'pb')}${inked(rays(720, 420, 96, 520, 44, 5, 0.4), 'pl', 0.8)}${inked(skies(1440, 560, 760, 9, 26, 260), 'pb', 0.7)}${inked(far.body, 'pk')}${inked(far.lit, 'pc')}${cut('dread-skull', 720, 420, 230, { ink: '#f3dcae', shade: '#1b0e08', off: 8, light: '#8f6a3a' })}`,
    )
  },
  rune(icon) {
    const letters = Array.from({ length: 24 }, (_, n) => {
      const a = (Math.PI * 2 * n) / 24
      const [x, y] = [720 + 292 * Math.cos(a), 370 + 292 * Math.sin(a)].map(Math.round)
      return `<path d="M-5,-9L5,0L-5,9M5,-9V9" transform="translate(${x},${y}) rotate(${n * 15 + 90})" stroke="var(--pl)" stroke-width="2.6" fill="none" opacity=".75"/>`
    }).join('')
    return lino(
      'rune',
      `${ground}${inked(rays(720, 370, 120, 1200, 56, 7), 'pb', 1, 'spin')}${inked(stars(1440, 900, 120, 5), 'pl', 0.8)}<circle cx="720" cy="370" r="262" fill="none" stroke="var(--pl)" stroke-width="3" stroke-dasharray="3 14"/><circle cx="720" cy="370" r="236" fill="var(--pc)" opacity=".6"/>${letters}${cut(icon, 720, 362, 380, { ink: '#e6fff6', shade: '#06131a', off: 10, light: '#4fb3a3' })}`,
    )
  },
  level(_, hero) {
    return lino(
      'level',
      `${ground}${inked(rays(720, 370, 170, 1200, 64, 7, 0.46), 'pb', 1, 'spin')}<circle cx="720" cy="370" r="190" fill="var(--pl)"/>${cut('laurels', 720, 376, 420, { off: 6, ink: '#a4741c', shade: '#6d4a10', hatch: false })}${cut(hero, 720, isBust(hero) ? 366 : 350, isBust(hero) ? 330 : 190, { off: 5 })}`,
      embers(36, 21, '#fff4d0', 0, 700, 4),
    )
  },
  knockout(icon, hero) {
    const far = range(1440, 570, 420, 9, 11, 900)
    return lino(
      'knockout',
      `${ground}${inked(skies(1440, 40, 520, 18, 9, 240), 'pb', 0.8)}${inked(far.body, 'pc')}${inked(far.lit, 'pb', 0.5)}${cut(icon, 800, 270, 380, { off: 0, ink: 'var(--pc)', hatch: false })}${inked(hill(1440, 560, 18, 14, 920, 6), 'pk')}${cut(hero, 650, 470, 230, { turn: -74, off: 6, shade: '#241207', ...(isBust(hero) ? {} : { ink: '#e9d9b8', light: '#8a7a64' }) })}`,
    )
  },
  event(icon) {
    return lino(
      'event',
      `${ground}${inked(rays(720, 370, 150, 1200, 60, 3, 0.44), 'pb')}${inked(skies(1440, 540, 760, 9, 26, 260), 'pl', 0.5)}<circle cx="720" cy="370" r="230" fill="var(--pl)"/>${cut(icon, 720, 370, 350, { off: 8, light: 'var(--pa)' })}`,
      embers(30, 8, '#fff0c0', 0, 700, 4),
    )
  },
  tale(icon) {
    const far = range(1440, 640, 420, 8, 19, 900)
    return lino(
      'tale',
      `${ground}${inked(rays(720, 380, 190, 1300, 66, 11), 'pb')}<circle cx="720" cy="380" r="210" fill="var(--pl)"/>${inked(far.body, 'pc', 0.6)}${inked(far.lit, 'pb', 0.5)}${cut(icon, 720, 400, 400, { off: 8 })}${inked(hill(1440, 700, 22, 6, 920, 5), 'pk')}`,
    )
  },
}

export function picture(kind: MomentKind, icon: string, hero: string): string {
  return PICTURES[kind](icon, hero)
}
