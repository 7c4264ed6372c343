/** What crosses the line, by the names the client has for it. All of it is generated: see wire.gen.ts. */

import type {
  BoardInfo,
  BookInfo,
  CardInfo,
  Command as TableCommand,
  EventInfo,
  OddsList,
  OddsRow,
  OptionInfo,
  PathTo,
  ReachList,
  RequestInfo,
  SceneInfo,
  SpaceInfo,
  UpdateMessage,
  ViewInfo,
  WelcomeMessage,
} from './wire.gen'

export type {
  ChatLine,
  Done as Receipt,
  EditionInfo,
  OptionOfRules,
  Place,
  Reason,
  ResultInfo as Result,
  SeatInfo,
  TableInfo,
  ThoughtOf,
  Words,
} from './wire.gen'

export type Lang = 'en' | 'pl' | 'ru'
export type Hex = [q: number, r: number]
export type Args = OptionInfo['args']
export type Option = OptionInfo
export type Request = RequestInfo
/** A request that is put to me. */
export type Question = RequestInfo
export type GameEvent = EventInfo
export type View = ViewInfo
export type Scene = SceneInfo
export type Welcome = WelcomeMessage
export type Odd = OddsRow
export type Odds = OddsList
export type Reach = ReachList
export type Way = PathTo
export type Space = SpaceInfo
export type BoardData = BoardInfo
export type Card = CardInfo

/** Everything static of a game, spoken; the games differ in the words they bring. */
export type Book = BookInfo & {
  colours: Record<string, { name: string; letter: string }>
  attributes?: Record<string, string>
  attacks?: Record<string, { name: string; attribute: string }>
  skills: Record<string, string>
}

/** A change to {table, view, words}: put a value at a path, or remove what is there. */
export type Change = [path: (string | number)[], value: unknown] | [path: (string | number)[]]
export type Update = Omit<UpdateMessage, 'changes'> & { changes: Change[] }

export interface Problem {
  code: string
  message: string
  rule?: string
  said?: string
  [more: string]: unknown
}
export type FromServer =
  | Welcome
  | ({ type: 'scene' } & Scene)
  | Update
  | { type: 'presence'; online: number[] }
  | { type: 'chat'; n: number; seat: number | null; text: string; at: number }
  | { type: 'done'; id: number; answer: unknown }
  | ({ type: 'error'; id: number | null } & Problem)

export type Command = TableCommand | { type: 'lang'; lang: Lang; since?: number | null }
