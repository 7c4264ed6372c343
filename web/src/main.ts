import { mount } from 'svelte'
import App from './App.svelte'
import { book } from './api'
import { FIRST } from './editions'
import { keptGame } from './games'
import { followLinks, load, route } from './router.svelte'
import { keepSettings, settings } from './settings/settings.svelte'
import './styles/app.css'
import { followSystem } from './theme'
import { later } from './ui/later'
import type { Lang } from './wire'
import { LANGS, speak } from './words.svelte'

const first = document.documentElement.lang as Lang
keepSettings()
followSystem()
followLinks()
// Words, page and book come at the same time: nothing has to wait for what it does not need.
const { name, params } = route()
const tongue = LANGS.includes(first) ? first : 'en'
if (name === 'table' || name === 'start') {
  const edition = keptGame(params.game ?? '')?.edition || FIRST
  book(edition, settings.lang ?? tongue).catch(() => undefined)
  // The painter's thread takes a moment to come up: it is there when the map wants to be painted.
  void import('./art/painter').then(({ callPainter }) => callPainter())
}
const page = load(name).catch(() => undefined)
await Promise.all([speak(tongue, settings.lang !== null), page])
const target = document.getElementById('app')
if (target) mount(App, { target })
// The mark of the tab is a picture like others: it comes when all else is there.
later(
  () => document.querySelector('link[rel=icon]')?.setAttribute('href', `${import.meta.env.BASE_URL}mark.svg`),
  9,
)
