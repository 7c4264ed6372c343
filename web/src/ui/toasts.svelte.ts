/** Short messages that come and go; each is also told to screen readers. */

export interface Toast {
  n: number
  text: string
  bad: boolean
}

class Toasts {
  list = $state.raw<Toast[]>([])
}
export const toasts = new Toasts()
let count = 0

export function toast(text: string, bad = false, ms = 5000): void {
  const one = { n: ++count, text, bad }
  toasts.list = [...toasts.list.slice(-2), one]
  setTimeout(() => dismiss(one.n), ms)
}

export function dismiss(n: number): void {
  toasts.list = toasts.list.filter((other) => other.n !== n)
}
