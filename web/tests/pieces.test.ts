import { expect, test } from 'vitest'
import { iconHref } from '$/art/icons'
import { combatDie, medal, movementDie, plate, token } from '$/art/pieces'

const MARKUP = 'x"><text class="pwn">you</text><image href="x" onerror="alert(1)"/><use href="'

test('a picture that a pack names puts no markup into the page', () => {
  for (const drawn of [
    medal(MARKUP, 1),
    token(MARKUP, 2),
    plate(MARKUP),
    movementDie([MARKUP]),
    combatDie(MARKUP),
  ]) {
    const home = document.createElement('div')
    home.innerHTML = drawn
    expect(home.querySelector('.pwn, image, [onerror]')).toBeNull()
  }
})

test('names of our own pictures stay as they are', () => {
  expect(iconHref('lorc/sun')).toMatch(/#sun$/)
  expect(iconHref('death-skull')).toMatch(/#death-skull$/)
})
