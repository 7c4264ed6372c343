/** Whom a chronicle speaks of, by seat. */
import { overviewOf } from '$/editions'
import type { Book, Scene } from '$/wire'
import { say } from '$/words.svelte'

export interface People {
  /** The hero's name. */
  name(seat: number): string
  icon(seat: number): string
  /** Who plays the hero. */
  player(seat: number): string
}

export function peopleOf(scene: Scene | null, book: Book | null): People {
  const pieces = scene ? overviewOf(scene.view).pieces : []
  const card = (seat: number) => book?.cards[pieces[seat]?.card ?? '']
  return {
    name: (seat) =>
      card(seat)?.name ?? (scene?.table.seats[seat]?.name || say('ui-new-seat', { n: seat + 1 })),
    icon: (seat) => card(seat)?.icon ?? 'cowled',
    player: (seat) => {
      const info = scene?.table.seats[seat]
      if (info?.kind !== 'bot' && seat === scene?.view.seat) return say('ui-end-you')
      if (info?.kind === 'bot') {
        const strength = book?.bots.find((bot) => bot.id === info.bot)?.name ?? info.bot
        return say('ui-lobby-bot', { strength })
      }
      return info?.name ?? ''
    },
  }
}
