/** The air of a place: wind, leaves, water, a market, the drum of a fight. One at a time; they fade into each other. */

export type Mood = 'wind' | 'wood' | 'marsh' | 'water' | 'heights' | 'market' | 'fight'

/** A breath of noise that goes on: band, loudness, how much and how slowly it swells. */
interface Breath {
  type: BiquadFilterType
  pitch: number
  sharp: number
  loud: number
  swell: number
  every: number
}
/** Something that is heard now and then, so many seconds apart. */
interface Call {
  from: number
  to: number
  make(at: AudioContext, out: AudioNode, when: number): void
}
interface Place {
  breaths: Breath[]
  calls: Call[]
}

const breath = (
  pitch: number,
  loud: number,
  every = 7,
  type: BiquadFilterType = 'bandpass',
  sharp = 0.8,
) => ({
  type,
  pitch,
  sharp,
  loud,
  swell: loud * 0.55,
  every,
})

function note(
  at: AudioContext,
  out: AudioNode,
  when: number,
  from: number,
  to: number,
  loud: number,
  length: number,
) {
  const voice = at.createOscillator()
  const gain = at.createGain()
  voice.frequency.setValueAtTime(from, when)
  voice.frequency.exponentialRampToValueAtTime(to, when + length)
  gain.gain.setValueAtTime(0.0001, when)
  gain.gain.exponentialRampToValueAtTime(loud, when + length * 0.2)
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length)
  voice.connect(gain).connect(out)
  voice.start(when)
  voice.stop(when + length + 0.05)
}

const bird: Call = {
  from: 3,
  to: 9,
  make(at, out, when) {
    const pitch = 2100 + Math.random() * 1200
    for (let n = 0; n < 2 + Math.random() * 3; n++)
      note(at, out, when + n * 0.16, pitch, pitch * (n % 2 ? 0.8 : 1.25), 0.05, 0.12)
  },
}
const frog: Call = {
  from: 2,
  to: 6,
  make(at, out, when) {
    for (let n = 0; n < 3; n++) note(at, out, when + n * 0.13, 210, 150, 0.16, 0.1)
  },
}
const drop: Call = {
  from: 0.6,
  to: 2,
  make: (at, out, when) => note(at, out, when, 900 + Math.random() * 500, 1700, 0.03, 0.07),
}
const hammer: Call = {
  from: 4,
  to: 10,
  make(at, out, when) {
    for (let n = 0; n < 3; n++) note(at, out, when + n * 0.42, 1850, 1820, 0.05, 0.22)
  },
}
const voices: Call = {
  from: 0.5,
  to: 1.6,
  make: (at, out, when) =>
    note(at, out, when, 170 + Math.random() * 160, 150 + Math.random() * 140, 0.05, 0.22),
}
const drum: Call = {
  from: 1.25,
  to: 1.35,
  make(at, out, when) {
    note(at, out, when, 92, 44, 0.5, 0.32)
    note(at, out, when + 0.3, 80, 42, 0.28, 0.26)
  },
}
const gust: Call = { from: 6, to: 14, make: (at, out, when) => note(at, out, when, 420, 610, 0.02, 2.4) }

const PLACES: Record<Mood, Place> = {
  wind: { breaths: [breath(420, 0.2), breath(1400, 0.05, 11)], calls: [bird, gust] },
  wood: { breaths: [breath(2600, 0.07, 5, 'highpass'), breath(600, 0.12, 9)], calls: [bird, bird] },
  marsh: { breaths: [breath(240, 0.18, 12), breath(3200, 0.025, 4, 'highpass')], calls: [frog, drop] },
  water: { breaths: [breath(900, 0.16, 3), breath(2400, 0.08, 5)], calls: [drop, drop, bird] },
  heights: {
    breaths: [breath(300, 0.26, 6, 'bandpass', 2.4), breath(760, 0.12, 10, 'bandpass', 5)],
    calls: [gust],
  },
  market: { breaths: [breath(480, 0.14, 4, 'bandpass', 1.6)], calls: [voices, voices, hammer] },
  fight: { breaths: [breath(110, 0.3, 5), breath(520, 0.06, 8)], calls: [drum] },
}
const FADE = 1.4

let playing: { mood: Mood; out: GainNode; stop(): void } | null = null
let noise: AudioBuffer | null = null

/** Three seconds of noise, which go round. */
function hiss(at: AudioContext): AudioBuffer {
  if (noise?.sampleRate === at.sampleRate) return noise
  noise = at.createBuffer(1, at.sampleRate * 3, at.sampleRate)
  const data = noise.getChannelData(0)
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1
  return noise
}

function begin(at: AudioContext, mood: Mood): { out: GainNode; stop(): void } {
  const out = at.createGain()
  out.gain.value = 0
  out.connect(at.destination)
  const { breaths, calls } = PLACES[mood]
  const going: AudioScheduledSourceNode[] = []
  for (const { type, pitch, sharp, loud, swell, every } of breaths) {
    const source = at.createBufferSource()
    Object.assign(source, { buffer: hiss(at), loop: true })
    const filter = at.createBiquadFilter()
    Object.assign(filter, { type })
    filter.frequency.value = pitch
    filter.Q.value = sharp
    const gain = at.createGain()
    gain.gain.value = loud
    const wave = at.createOscillator()
    wave.frequency.value = 1 / every
    const depth = at.createGain()
    depth.gain.value = swell
    wave.connect(depth).connect(gain.gain)
    source.connect(filter).connect(gain).connect(out)
    source.start()
    wave.start()
    going.push(source, wave)
  }
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const again = (n: number, { from, to, make }: Call) =>
    timers.set(
      n,
      setTimeout(
        () => {
          make(at, out, at.currentTime + 0.02)
          again(n, { from, to, make })
        },
        (from + Math.random() * (to - from)) * 1000,
      ),
    )
  calls.forEach((call, n) => again(n, call))
  return {
    out,
    stop() {
      timers.forEach(clearTimeout)
      out.gain.setTargetAtTime(0, at.currentTime, FADE / 4)
      setTimeout(() => {
        going.forEach((each) => each.stop())
        out.disconnect()
      }, FADE * 1000)
    },
  }
}

export function breathe(at: AudioContext, mood: Mood | null, volume: number): void {
  if (playing && playing.mood !== mood) {
    playing.stop()
    playing = null
  }
  if (mood === null) return
  playing ??= { mood, ...begin(at, mood) }
  playing.out.gain.setTargetAtTime(Math.min(1, volume) * 0.5, at.currentTime, FADE / 4)
}

/** What is heard where: a fight and a market have an air of their own, everywhere else it is the land. */
export function moodOf(scene: string | null, terrain: string | null, town: boolean): Mood {
  if (scene && /fight|duel/.test(scene)) return 'fight'
  if (town || (scene && /market|stall|trade/.test(scene))) return 'market'
  if (/forest|wood/.test(terrain ?? '')) return 'wood'
  if (/swamp|marsh/.test(terrain ?? '')) return 'marsh'
  if (/river|water/.test(terrain ?? '')) return 'water'
  if (/mountain/.test(terrain ?? '')) return 'heights'
  return 'wind'
}
