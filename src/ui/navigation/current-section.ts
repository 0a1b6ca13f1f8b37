type Place = { id: string; top: number }
type View = {
  /** How far below the top of the window a section counts as reached. */
  line: number
  height: number
  /** Whether the page is scrolled to its end, where the last sections cannot reach the line. */
  atEnd: boolean
  /** The section that the address names, without `#`. */
  chosen: string
}

/**
 * The section that is being read: the last one that has reached the line, and at the end of the page the one that was
 * chosen if it is in view, otherwise the last. `tops` are measured from the top of the window, in the page's order.
 */
export function currentSection(places: readonly Place[], { line, height, atEnd, chosen }: View): string | null {
  const reached = places.filter(({ top }) => top <= line).at(-1) ?? places[0]
  if (!atEnd) return reached?.id ?? null
  const inView = places.find(({ id, top }) => id === chosen && top < height && top > line)
  return (inView ?? places.at(-1))?.id ?? null
}
