/** Short, dry, wooden sounds and the air of a place, made on the spot: nothing of it carries meaning alone.
 *
 * How they are made stands in `voices.ts` and `air.ts`; both are fetched when something is to be heard.
 */
import type { Mood } from './air'

export type Sound =
  | 'dice' | 'hit' | 'coin' | 'level' | 'card' | 'doom' | 'win' | 'bell' | 'glass' | 'growl' | 'thud' // prettier-ignore

let context: AudioContext | null = null

/** Browsers let sound begin only after a press; before it there is no desk to play at. */
function desk(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Play a sound at a volume from 0 to 1; 0 is silence. */
export function play(sound: Sound, volume: number): void {
  const at = volume > 0 ? desk() : null
  if (at) void import('./voices').then(({ speak }) => speak(at, sound, volume))
}

/** Let a place be heard at a volume from 0 to 1; null is silence. */
export function breathe(mood: Mood | null, volume: number): void {
  if (context === null && (mood === null || volume <= 0)) return
  const at = desk()
  if (at) void import('./air').then(({ breathe }) => breathe(at, volume > 0 ? mood : null, volume))
}
