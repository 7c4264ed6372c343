/** How the sounds are made: tones, knocks and noise. */
import type { Sound } from './sound'

export function speak(at: AudioContext, sound: Sound, volume: number): void {
  const out = at.createGain()
  out.gain.value = Math.min(1, volume) * 0.6
  out.connect(at.destination)
  MADE[sound](at, out, at.currentTime + 0.01)
}

type Maker = (at: AudioContext, out: AudioNode, when: number) => void

const MADE: Record<Sound, Maker> = {
  dice(at, out, when) {
    for (const [delay, strength] of [
      [0, 0.9],
      [0.07, 0.7],
      [0.12, 0.8],
      [0.21, 0.5],
      [0.26, 0.6],
      [0.36, 0.35],
      [0.47, 0.2],
    ] as const)
      knock(at, out, when + delay, 900 + 700 * strength, strength, 0.04)
  },
  hit(at, out, when) {
    knock(at, out, when, 240, 1, 0.16)
    tone(at, out, when, 90, 48, 0.8, 0.18, 'triangle')
  },
  coin(at, out, when) {
    for (const [delay, pitch] of [
      [0, 2330],
      [0.06, 2960],
      [0.13, 2637],
    ] as const) {
      tone(at, out, when + delay, pitch, pitch, 0.16, 0.22, 'sine')
      tone(at, out, when + delay, pitch * 2.41, pitch * 2.41, 0.06, 0.12, 'sine')
    }
  },
  level(at, out, when) {
    ;[392, 494, 587, 784].forEach((pitch, n) => {
      tone(at, out, when + n * 0.09, pitch, pitch, 0.3, 0.5, 'triangle')
    })
  },
  card(at, out, when) {
    hiss(at, out, when, 2600, 0.35, 0.09)
  },
  doom(at, out, when) {
    tone(at, out, when, 72, 40, 1, 1.1, 'sine')
    knock(at, out, when, 130, 0.7, 0.2)
    tone(at, out, when + 0.55, 68, 38, 0.7, 1.2, 'sine')
  },
  win(at, out, when) {
    for (const [delay, pitch, length] of [
      [0, 294, 0.35],
      [0.3, 440, 0.3],
      [0.55, 587, 0.9],
    ] as const) {
      tone(at, out, when + delay, pitch, pitch, 0.3, length, 'sawtooth', 1400)
      tone(at, out, when + delay, pitch / 2, pitch / 2, 0.2, length, 'triangle')
    }
  },
  /** A rune: glass that rings for long. */
  glass(at, out, when) {
    ;[523, 784, 1046].forEach((pitch, n) => {
      tone(at, out, when + n * 0.14, pitch, pitch, 0.26, 1.6, 'sine')
      tone(at, out, when + n * 0.14, pitch * 2.01, pitch * 2.01, 0.06, 1.1, 'sine')
    })
  },
  /** A villain: something large breathes, with wind below it. */
  growl(at, out, when) {
    for (const delay of [0, 0.22, 0.44, 0.66]) tone(at, out, when + delay, 58, 46, 0.7, 0.5, 'sawtooth', 220)
    noise(at, out, when, 'bandpass', 200, 1, 0.9, 1.6)
    tone(at, out, when + 0.2, 110, 52, 0.3, 1.4, 'sawtooth', 260)
  },
  /** Knocked out: a fall, silence, coins. */
  thud(at, out, when) {
    knock(at, out, when, 90, 1.2, 0.3)
    tone(at, out, when, 80, 38, 0.9, 0.3, 'triangle')
    MADE.coin(at, out, when + 0.55)
  },
  bell(at, out, when) {
    for (const [ratio, strength] of [
      [1, 0.4],
      [2.76, 0.16],
      [5.4, 0.06],
    ] as const)
      tone(at, out, when, 660 * ratio, 660 * ratio, strength, 1.1 / ratio, 'sine')
  },
}

/** A tone that fades; a cutting filter takes the edge off rough shapes. */
function tone(
  at: AudioContext,
  out: AudioNode,
  when: number,
  from: number,
  to: number,
  strength: number,
  length: number,
  shape: OscillatorType,
  cut?: number,
): void {
  const voice = at.createOscillator()
  const loud = at.createGain()
  voice.type = shape
  voice.frequency.setValueAtTime(from, when)
  if (to !== from) voice.frequency.exponentialRampToValueAtTime(to, when + length)
  loud.gain.setValueAtTime(0.0001, when)
  loud.gain.exponentialRampToValueAtTime(strength, when + 0.008)
  loud.gain.exponentialRampToValueAtTime(0.0001, when + length)
  voice.connect(loud)
  if (cut === undefined) loud.connect(out)
  else {
    const filter = at.createBiquadFilter()
    filter.frequency.value = cut
    loud.connect(filter).connect(out)
  }
  voice.start(when)
  voice.stop(when + length + 0.05)
}

/** Wood on felt: a breath of noise through a narrow band. */
function knock(
  at: AudioContext,
  out: AudioNode,
  when: number,
  pitch: number,
  strength: number,
  length: number,
): void {
  noise(at, out, when, 'bandpass', pitch, 3, strength * 1.6, length)
}

function hiss(
  at: AudioContext,
  out: AudioNode,
  when: number,
  pitch: number,
  strength: number,
  length: number,
): void {
  noise(at, out, when, 'highpass', pitch, 0.7, strength, length)
}

function noise(
  at: AudioContext,
  out: AudioNode,
  when: number,
  type: BiquadFilterType,
  pitch: number,
  sharp: number,
  strength: number,
  length: number,
): void {
  const breath = at.createBufferSource()
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * (length + 0.02)), at.sampleRate)
  const data = samples.getChannelData(0)
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * Math.exp((-4 * n) / data.length)
  breath.buffer = samples
  const filter = at.createBiquadFilter()
  filter.type = type
  filter.frequency.value = pitch
  filter.Q.value = sharp
  const loud = at.createGain()
  loud.gain.value = strength
  breath.connect(filter).connect(loud).connect(out)
  breath.start(when)
}
