/** Keeps the screen awake as long as somebody plays, where the browser lets it. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const take = () => {
    if (over || document.visibilityState !== 'visible') return
    navigator.wakeLock?.request('screen').then(
      (got) => (over ? void got.release() : (lock = got)),
      () => undefined, // a phone that is low on power says no
    )
  }
  take()
  document.addEventListener('visibilitychange', take)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
