/** Which card or hero is looked at closely. One dialog on the stage shows it, whoever asked for it. */

class Looked {
  card = $state<string | null>(null)
  hero = $state<number | null>(null)
}
export const looked = new Looked()

export function lookAtCard(card: string): void {
  looked.card = card
}

export function lookAtHero(seat: number): void {
  looked.hero = seat
}
