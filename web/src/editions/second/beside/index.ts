import type { Box } from '$/beside/fight/box'
import Setup from './Setup.svelte'
import Sides from './Sides.svelte'

export default { Setup, Sides } satisfies Box
