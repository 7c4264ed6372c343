/** How tokens come to rest: never straight, and the same for the same token in the same round. */
import { seeded, seedOf } from '$/art/seeded'

export interface Rest {
  /** In degrees. */
  tilt: number
  /** Aside from its place, in hundredths of its size. */
  x: number
  y: number
  /** When it falls, as a part of the cast. */
  delay: number
}

export function rest(token: string, round: number): Rest {
  const chance = seeded(seedOf(`${token}/${round}`))
  const within = (most: number) => Math.round(chance.between(-most, most) * 10) / 10
  return { tilt: within(11), x: within(7), y: within(7), delay: Math.round(chance.next() * 100) / 100 }
}
