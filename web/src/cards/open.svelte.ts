/** Which card is looked at closely. One dialog on the stage shows it, whoever asked for it. */

class Looked {
  card = $state<string | null>(null)
}
export const looked = new Looked()

export function lookAtCard(card: string): void {
  looked.card = card
}
