import { describe, expect, it } from 'vitest'
import { coded, phraseOf, PHRASES } from '../../src/talk/phrases'

describe('quick phrases', () => {
  it('are sent by name, and read in any language', () => {
    for (const phrase of PHRASES) expect(phraseOf(coded(phrase))).toBe(phrase)
  })
  it('leave words alone that somebody wrote', () => {
    for (const text of ['hello', ':unheard-of:', ':hello: you', '::', ':HELLO:'])
      expect(phraseOf(text)).toBeNull()
  })
})
