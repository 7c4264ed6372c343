import type { Box } from '$/beside/fight/box'
import Cast from '$/editions/third/beside/Cast.svelte'
import Setup from '$/editions/third/beside/Setup.svelte'
import Sides from './Sides.svelte'

export default { Setup, Sides, Cast } satisfies Box
