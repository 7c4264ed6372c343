/** What a scene is to show. */
export type Ground = 'plains' | 'road' | 'river' | 'swamp' | 'forest' | 'hills' | 'mountains' | 'town'

export interface SceneWish {
  ground: Ground
  /** Words about whoever is met there: picture, name, traits. Empty if nobody is. */
  foe: string
  /** The same space always looks the same. */
  seed: number
  /** In the north, where it snows. */
  cold: boolean
  night: boolean
  /** The colour of a town's roofs. */
  roofs: string
  /** Where the eye shall rest: shares of width and height; things on the table cover the rest. */
  focus: readonly [x: number, y: number]
}
