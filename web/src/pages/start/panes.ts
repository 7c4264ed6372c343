/** The two panes of a door: one hangs from the top of the arch, one stands on the threshold; between them any height. */
const WIDTH = 360

const pane = (place: 'back' | 'fore', high: number, cut: string, tail: string) =>
  `<svg class="${place}" viewBox="0 0 ${WIDTH} ${high}" aria-hidden="true"><g filter="url(#cuthand)">${cut}</g>${tail}</svg>`

/** `cut` is roughened as if by hand, `tail` is not. */
export const back = (high: number, cut: string) => pane('back', high, ground(high) + cut, '')
export const fore = (high: number, cut: string, tail = '') => pane('fore', high, cut, tail)

const ground = (high: number) =>
  `<rect x="-9" y="-9" width="${WIDTH + 20}" height="${high + 20}" fill="var(--pa)"/>`
export { WIDTH }
