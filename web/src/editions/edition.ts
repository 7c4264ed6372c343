/** What one game brings to the table in the browser. The rest of the client asks for it here, and knows no game. */
import type { Component } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { Paper } from '$/art/hexes'
import type { Course } from '$/learn/course'
import type { Explains } from '$/learn/explain'
import type { Finale, Moment as Great } from '$/moments/moment'
import type { Toss } from '$/director'
import type { GameWish } from '$/pages/making'
import type { Part } from '$/pages/rulebook/reading'
import type { SeatSummary } from '$/pages/summary'
import type { Sound } from '$/scenes/sound'
import type { GameTable } from '$/table.svelte'
import type { Room, Row } from '$/table/room.svelte'
import type { BoardData, Book, Card, GameEvent, Hex, Option, Place, Question, Reach, View } from '$/wire'

// ---- what is known of a game before its folder is opened

/** What stands for a seat on the map and in the company. */
export interface Piece {
  /** Its card in the book; null until it is chosen. */
  card: string | null
  place: Hex | null
  /** Out of the game. */
  out: boolean
}

/** What every game can tell of a position, whatever it is about. */
export interface Overview {
  /** By seat. */
  pieces: Piece[]
  /** Whose turn it is; null if nobody's. */
  turn: number | null
  /** Counted from one; null if the game has no rounds. */
  round: number | null
}

/** A table to be set, but for the name of the game. */
export type Wish = Omit<GameWish, 'edition'>

/** A table that is begun with one press. */
export interface Start {
  id: string
  /** Key of its text. */
  title: string
  wish(name: string): Wish
}

/** What somebody who sets a table has settled so far; the game may have a way of its own to settle it. */
export interface ChooseProps {
  book: Book
  seats: number
  options: Record<string, boolean | number | string>
  onset: (option: string, value: boolean | number | string) => void
  onseats: (seats: number) => void
}

/** Answers to what somebody has proposed: bots give their reasons. */
export interface Answers {
  /** Requests that are such answers. */
  asked: RegExp
  /** Events that tell of one. */
  told: RegExp
  /** Whose answer an event may be about. */
  seats: (table: GameTable, event: GameEvent) => number[]
}

/** How a game looks on the start page: a picture behind an arch, in inks of its own. */
export interface Door {
  /** The sign in the keystone. */
  sign: string
  /** Ground of its button, the lighter edge of that, and as letters on light and on dark paper. */
  ink: string
  inkHigh: string
  letters: string
  lettersDark: string
  /** Inks of the picture: ground, cut, shade, ink, light, fire. */
  inks: readonly [pa: string, pb: string, pc: string, pk: string, pl: string, fire?: string]
  /** What hangs from the top of the arch, and what stands on the threshold: markup of our own drawing. */
  back: string
  fore: string
}

/** `about.ts` of a game's folder. Every page has it, so it is small; what is large is loaded when it is wanted. */
export interface About {
  /** Whoever does not choose a game gets the one with the lowest rank. */
  rank: number
  overview(view: View): Overview
  /** A table against bots that needs no further word. */
  quick(name: string): Wish
  /** Other tables that are begun with one press. */
  also?: readonly Start[]
  /** A table of bots to look at. */
  watched(): Wish
  /** How some options are settled before a game, and which: the others stand in the list of options. */
  choose?: {
    options: readonly string[]
    Part: () => Promise<{ default: Component<ChooseProps> }>
    /** Whether all play as one team, as the options stand: then one person may lead several heroes. */
    together?: (book: Book, options: Record<string, boolean | number | string>) => boolean
  }
  /** Options of the rules that are variants of the game; the rest are other readings of its words. */
  variants?: RegExp
  /** Its door on the start page. What stands on it is in the texts: `ui-door-<id>-...`. */
  door?: () => Promise<{ default: Door }>
  /** What lies on the desk behind the start page. */
  cover?: () => Promise<{ default: Component<{ book: Book | null }> }>
  /** What those who choose a hero want to know. */
  heroes?: () => Promise<{ default: HeroLore }>
  /** In which order a newcomer reads its rules. */
  reading?: () => Promise<{ default: readonly Part[] }>
  /** What the parts of its table are, for whoever asks. */
  explains?: () => Promise<{ default: Explains }>
  /** What somebody's first game teaches. */
  course?: () => Promise<{ default: Course }>
}

/** One of the values that make a hero's shape; `most` is the best of the game. */
export interface Spoke {
  icon: string
  name: string
  n: number
  most: number
}

/** What sets heroes apart. What each of them is about stands in the texts: `ui-<texts>-hero-<id>-role`. */
export interface HeroLore {
  texts: string
  /** From one to three: how hard a hero is to play. */
  hard: Record<string, number>
  spokes(book: Book, id: string): Spoke[]
  facts(book: Book, id: string): { title: string; text: string }[]
}

// ---- the map

/** Something that lies on a space. `kind` is the game's own word; only the game reads the rest. */
export interface Lying {
  kind: string
  [fact: string]: string | number | boolean | null
}
export type Lies = Record<Place, Lying[]>

export interface LayerProps {
  book: Book
  board: BoardData
  paper: Paper
  lies: Lies
  glowing: Set<Place>
}

/** How one gets about, in games where the server knows where one can go. */
export interface Travel {
  /** Whether to ask, at this question, where one can go. */
  asks(request: Question): boolean
  /** Whether the dice have fallen: now there are ways, and nothing to plan any more. */
  rolled(request: Question): boolean
  /** How many dice this option rolls. */
  dice(option: string): number | null
  /** The option that ends a journey. */
  stop: string
  /** The chance to win what lies there. */
  win(reach: Reach | null, place: Place): number | null
  /** How much a space is worth as an aim; 0: nothing leads there. */
  rank(table: GameTable, here: Lying[], win: number | null): number
}

// ---- the stage

export interface SceneName {
  name: string
  /** Key of the text that leads back to it from the map; without one the map has to wait. */
  back?: string
}

/** A scene that has just ended and stays for a moment, so that its last throw can be seen. The game knows the rest. */
export interface Ending {
  outcome: string
}

export interface SceneProps {
  table: GameTable
  name: string
  /** Events from this number on happened while the viewer looked on. */
  since: number
  ending: Ending | null
}

/** What the stage tells on a slip of paper before it goes on. */
export interface Turning {
  /** Number of its event. */
  at: number
  said: string
  icon: string
  look: 'good' | 'bad' | 'plain'
  /** What the picture shows, if not the icon. */
  card: string | null
  town: string | null
  /** It ends a scene, which tells it too. */
  ends: boolean
}

// ---- the chronicle

/** Lines of a kind in the chronicle, by the key of their event; the first pattern that fits counts. */
export interface Entries {
  like: RegExp
  icon: string
  filter: string
  /** Such a line begins something new. */
  head?: boolean
}

// ---- sheets and cards

/** A figure of a seat, small enough to stand in a row of them. */
export interface Figure {
  icon: string
  name: string
  text: string
  /** The icon's colour: a variable of the style sheet. */
  colour: string
}

export interface FaceProps extends HTMLAttributes<HTMLElement> {
  id: string
  book: Book
  flavour?: boolean
}

export interface Sentence {
  /** The moment it speaks of, printed bold: "Before Combat". */
  label: string
  text: string
}

export interface Goal {
  said: string
  icon: string
  got: number
  /** 0: what is counted has no end. */
  most: number
  /** What runs out meanwhile. */
  clock?: { icon: string; said: string; got: number; most: number }
}

/** Something that lies above the table when it is opened from the menu. */
export interface TableSheet {
  icon: string
  /** Key of its text. */
  title: string
  Sheet: Component<{ table: GameTable; onclose: () => void }>
}

/** Something that was brought home, so many times. */
export interface Trophy {
  icon: string
  n: number
  /** Key of its text. */
  title: string
  /** A variable of the style sheet. */
  colour?: string
}

/** A column of the ranking of a finished game. */
export interface Column {
  /** Key of its text. */
  title: string
  /** Left out where there is little room. */
  minor?: boolean
  of(seat: SeatSummary): number | string
}

// ---- a game

type TablePart = Component<{ room: Room }>
type Showing = Component<{ room: Room; onshow: (place: Place) => void }>

/** `index.ts` of a game's folder. What is left out is not shown, or shown as any game shows it. */
export interface Edition {
  /** What stands on the stage; null: the map. */
  scene(table: GameTable): SceneName | null
  Scene: Component<SceneProps>
  /** The scene that these events have just ended; `before`: the view that it was shown with. */
  ending?(table: GameTable, before: View, events: GameEvent[]): Ending | null
  /** Whether dice fall in this event. */
  thrown?(event: GameEvent): boolean
  /** What is thrown between two views: as long as it flies, nothing on the page tells how it falls. */
  tosses?(before: View, after: View, events: GameEvent[]): Toss[]
  /** Scenes that show what is in the air themselves. */
  draws?: readonly string[]
  /** Turning points among events, the first of which has the number `from`. */
  turnings?(events: GameEvent[], from: number): Turning[]
  /** Keys of events -> what is heard; a bell is heard only by whom it concerns. */
  sounds?: Partial<Record<string, Sound>>
  /** How long the table rests on what another one did, in milliseconds; the first pattern that fits counts. */
  rests?: readonly [RegExp, number][]
  entries?: readonly Entries[]

  /** Whether the same question comes again and again, as in the rounds of a fight. */
  repeats?(table: GameTable): boolean
  /** Options that want a second press even where they carry no odds: what they take is gone. */
  careful?: RegExp
  /** What a place was chosen for, once somebody has arrived there. */
  arrives?(table: GameTable, request: Question): string | null
  /** How badly whoever looks is hurt: a fight that goes on by itself stops when it grows. */
  hurt?(table: GameTable): number
  /** Options that end or skip a question without doing anything. */
  passes?: readonly string[]
  /** The few lines of a question whose many options are chosen by what lies on the stage; null: a line for each. */
  rows?(room: Room): Row[] | null
  /** Puts back what was taken in hand on the stage; false if nothing was. */
  back?(table: GameTable): boolean
  /** What stands before a line of the question that has a mark. */
  Mark?: Component<{ table: GameTable; row: Row }>
  /** Keys of the texts for the steps of a turn, and which of them it is now. */
  steps?(table: GameTable): { names: string[]; now: number }

  figures?(table: GameTable, seat: number): Figure[]
  /** One figure that stands out: a level. */
  badge?(table: GameTable, seat: number): Figure | null
  /** Cards. */
  Face: Component<FaceProps>
  /** What a card is to whoever keeps it. */
  kept?(card: Card): Sentence[]

  /** All that lies on the map: plain data, so that it can be compared. */
  lies?(table: GameTable): Lies
  /** What is told of a space, besides its name and who stands there. */
  tells?(room: Room, place: Place, here: Lying[]): string[]
  /** What is drawn on the land, below the heroes. */
  Layer?: Component<LayerProps>
  /** The sign of a space beside its name. */
  Sign?: Component<{ room: Room; place: Place }>
  travel?: Travel

  /** What is told of an option besides its name: a sign, and what it costs or brings. */
  row?(table: GameTable, option: Option): { icon?: string; second?: string } | null

  /** Above the map, at its left edge, below it, in the margin, and in the question. */
  Ribbon?: TablePart
  Edge?: TablePart
  Foot?: Showing
  Margin?: Showing
  Tray?: TablePart
  /** In place of the company: all who play together. */
  answers?: Answers
  Team?: TablePart
  /** What one may do while somebody else is asked; without it, a line for each. */
  Deeds?: TablePart
  /** What is mine, beside the map; and all that there is to know of somebody. */
  Mine?: Component<{ table: GameTable; seat: number; whole?: boolean }>
  Hero?: Component<{ table: GameTable; seat: number }>
  sheets?: Record<string, TableSheet>
  /** What is so great in these events that it covers the table for a moment; `before`: the view they found. */
  moments?(table: GameTable, before: View, events: GameEvent[]): Great[]
  /** How the game has ended, in a picture, in words and in figures. */
  finale?(table: GameTable, won: boolean, reason: string): Finale
  /** What everybody is here for, and how far whoever looks has come. */
  goal?(table: GameTable): Goal | null
  /** What the game is about: pictures, and the keys of their texts. */
  tale?: readonly { icon: string; text: string }[]

  columns?: readonly Column[]
  /** What a seat brings home from a finished game, or gave to the others. */
  shelf?(seat: SeatSummary): Trophy[]
  /** Whether all win or lose together. */
  together?(view: View): boolean
}
