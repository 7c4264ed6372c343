import type { Box } from '$/beside/fight/box'
import Cast from './Cast.svelte'
import Setup from './Setup.svelte'
import Sides from './Sides.svelte'

export default { Setup, Sides, Cast } satisfies Box
