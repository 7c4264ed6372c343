/** A great moment leaves the table for a breath: a picture, words, what changed in figures, one button. */

export type MomentKind =
  'victory' | 'defeat' | 'villain' | 'doom' | 'rune' | 'level' | 'knockout' | 'event' | 'tale'

export interface Moment {
  kind: MomentKind
  /** Above the title: when it was. */
  label: string
  title: string
  said: string
  /** What it came to. */
  figures: { icon?: string; n?: string; text: string }[]
  /** How far somebody is: so many signs of so many. */
  steps?: { icon: string; got: number; most: number; fresh?: boolean }
  /** What stands in the picture, and for whom. */
  icon: string
  hero: string
  /** What the button says. */
  go: string
}

/** What a game makes of the end: why it was fought, as a picture and in words. */
export interface Finale {
  icon: string
  /** What was at stake, now that it is decided. */
  stake: string
  figures: Moment['figures']
}
