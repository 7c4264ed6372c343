/** Where on the page the things are that a lesson, a hint or a question mark speaks of. */

/** A name of a thing -> selectors, the best first. Names are `option:…`, `space:…` and `part:…`. */
export function selectors(points: string): string[] {
  const at = points.indexOf(':')
  const kind = at < 0 ? '' : points.slice(0, at)
  const name = at < 0 ? points : points.slice(at + 1)
  const quoted = name.replace(/["\\]/g, '\\$&')
  if (kind === 'option') {
    const place = /^(?:to|step|march):(-?\d+,-?\d+)$/.exec(name)?.[1]
    return [
      `[data-option="${quoted}"]`,
      `[data-thing="${quoted}"]`,
      ...(place ? [`[data-space="${place}"]`] : []),
    ]
  }
  // the first line of the question that begins like this
  if (kind === 'verb') return [`[data-option^="${quoted}"]`, `[data-thing^="${quoted}"]`]
  if (kind === 'space') return [`[data-space="${quoted}"]`, `[data-option="journey:${quoted}"]`]
  if (kind === 'part') return [`[data-part="${quoted}"]`]
  return []
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a slip of paper of this size lies beside a box, so that it covers nothing of it; in the middle if nowhere. */
export function beside(
  box: Box,
  paper: { width: number; height: number },
  sight: Box,
): { left: number; top: number } {
  const gap = 18
  const edge = 8
  const right = sight.left + sight.width
  const bottom = sight.top + sight.height
  const within = (n: number, least: number, most: number) => Math.max(least, Math.min(most, n))
  const across = within(
    box.left + box.width / 2 - paper.width / 2,
    sight.left + edge,
    Math.max(sight.left + edge, right - paper.width - edge),
  )
  const along = within(
    box.top + box.height / 2 - paper.height / 2,
    sight.top + edge,
    Math.max(sight.top + edge, bottom - paper.height - edge),
  )
  const places = [
    { left: box.left - gap - paper.width, top: along },
    { left: box.left + box.width + gap, top: along },
    { left: across, top: box.top + box.height + gap },
    { left: across, top: box.top - gap - paper.height },
  ]
  const fits = places.find(
    ({ left, top }) =>
      left >= sight.left + edge &&
      top >= sight.top + edge &&
      left + paper.width <= right - edge &&
      top + paper.height <= bottom - edge,
  )
  if (fits) return fits
  // Nothing is free: on the side with more room, at the edge.
  const above = box.top + box.height / 2 > sight.top + sight.height / 2
  return {
    left: across,
    top: above ? sight.top + edge : Math.max(sight.top + edge, bottom - paper.height - edge),
  }
}

/** The thing itself, if it is in sight. */
export function found(points: string, root: ParentNode = document): Element | null {
  for (const selector of selectors(points)) {
    for (const element of root.querySelectorAll(selector)) {
      const { width, height, right, bottom, left, top } = element.getBoundingClientRect()
      const sight =
        width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      if (sight) return element
    }
  }
  return null
}
