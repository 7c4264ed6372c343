import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './router.svelte'
import { keepSettings, settings } from './settings/settings.svelte'
import './styles/app.css'
import { followSystem } from './theme'
import type { Lang } from './wire'
import { LANGS, speak } from './words.svelte'

const first = document.documentElement.lang as Lang
keepSettings()
followSystem()
followLinks()
await speak(LANGS.includes(first) ? first : 'en', settings.lang !== null)
const target = document.getElementById('app')
if (target) mount(App, { target })
