/** Puts the drawings of this game on the page, once: places, gems, signs and what tokens are made of. */
import sheet from './art.svg?raw'

const ID = 'art-of-the-third'

export function putArt(): void {
  if (document.getElementById(ID) !== null) return
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.id = ID
  svg.setAttribute('aria-hidden', 'true')
  // hidden would keep gradients from being used
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.innerHTML = sheet
  document.body.append(svg)
}
