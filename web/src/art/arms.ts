/** Arms of the towns: metal on colour or colour on metal, one ordinary, one animal. As on the printed map. */
interface Arms {
  field: string
  animal: string
  charge: string
  ordinary: string
  second: string
  drop?: number
}

const CHIEF = 'M-11,-13H11V-8.6H-11Z'
const FESS = 'M-11,6.4H11V9.8H-11Z'
const BASE = 'M-11,6H11V16H-11Z'
const CHEVRON = 'M-11,10L0,5L11,10V13.4L0,8.4L-11,13.4Z'
const WAVE =
  'M-11,7.4C-8,5.4 -6,5.4 -3.6,7.4C-1,9.4 1,9.4 3.6,7.4C6,5.4 8,5.4 11,7.4V10C8,8 6,8 3.6,10C1,12 -1,12 -3.6,10C-6,8 -8,8 -11,10Z'
const BORDURE =
  'M-11,-13H11V0C11,8 5.4,12.6 0,15.4C-5.4,12.6 -11,8 -11,0ZM-9,-11V0C-9,6.6 -4.4,10.6 0,13.2C4.4,10.6 9,6.6 9,0V-11Z'

const PLAIN: Arms = { field: 'argent', animal: '', charge: 'sable', ordinary: CHIEF, second: 'gules' }
const ARMS: Record<string, Arms> = {
  vynelvale: { field: 'vert', animal: 'stag', charge: 'or', ordinary: BASE, second: 'or' },
  riverwatch: { field: 'azure', animal: 'heron', charge: 'argent', ordinary: WAVE, second: 'argent' },
  dawnsmoor: { field: 'or', animal: 'boar', charge: 'sable', ordinary: CHIEF, second: 'gules', drop: -6.4 },
  tamalir: { field: 'gules', animal: 'griffin', charge: 'or', ordinary: BORDURE, second: 'or', drop: -8.4 },
  greyhaven: {
    field: 'argent',
    animal: 'owl',
    charge: 'purpure',
    ordinary: CHIEF,
    second: 'purpure',
    drop: -6.6,
  },
  nerekhall: { field: 'sable', animal: 'raven', charge: 'argent', ordinary: CHEVRON, second: 'argent' },
  forge: { field: 'tenne', animal: 'bear', charge: 'argent', ordinary: CHEVRON, second: 'sable' },
  frostgate: { field: 'argent', animal: 'wolf', charge: 'azure', ordinary: FESS, second: 'azure' },
}

/** The colour of the town's roofs and pennant. */
export function tincture(town: string): string {
  return `var(--tinct-${(ARMS[town] ?? PLAIN).field})`
}

/** The shield of a town, around 0,0 and 22 units wide. */
export function arms(town: string): string {
  const own = ARMS[town] ?? PLAIN
  const size = 14.8
  const animal = own.animal
    ? `<use href="#animal-${own.animal}" fill="var(--tinct-${own.charge})" color="var(--tinct-${own.charge})" x="${-size / 2}" y="${own.drop ?? -11.2}" width="${size}" height="${size}"/>`
    : ''
  return `<use href="#shield" class="shd"/><use href="#shield" fill="var(--tinct-${own.field})"/><path clip-path="url(#shield-clip)" fill-rule="evenodd" fill="var(--tinct-${own.second})" d="${own.ordinary}"/>${animal}<use href="#shield" class="shl"/>`
}

/** What stands on the space of a town, around 0,0: walls with its arms; other kinds of places have a picture. */
export function townPicture(town: string, kind: unknown = 'city'): string {
  if (kind !== 'city') return `<use href="#town-${String(kind)}" y="3"/>`
  return `<use href="#town" y="-2"/><g transform="translate(0,9) scale(.86)">${arms(town)}</g>`
}
