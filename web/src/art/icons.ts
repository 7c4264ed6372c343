/** Where an icon is found: in the sprite that scripts/art.mjs cuts (game-icons.net, CC BY 3.0). */
import sprite from './made/sprite.svg?url'

/** Takes "sun" as well as "lorc/sun", as the content writes it. */
export function iconHref(name: string): string {
  return `${sprite}#${name.slice(name.lastIndexOf('/') + 1)}`
}
