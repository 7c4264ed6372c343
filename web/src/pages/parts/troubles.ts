/** What went wrong, as a sentence. */
import { house } from '$house'
import { Refusal } from '$/line'
import { say } from '$/words.svelte'

export function troubleOf(error: unknown): string {
  if (!(error instanceof Refusal)) return say('ui-page-failed')
  if (error.code === 'unreachable' || error.code === 'unavailable')
    return say(house.people ? 'ui-page-unreachable' : 'ui-site-slow')
  if (error.code === 'no-such-game' || error.code === 'bad-token') return say('ui-tables-forgotten')
  if (error.code === 'bad-save') return say('ui-start-bad-file')
  return `${say('ui-page-failed')} ${error.more.said ?? error.message}`
}
