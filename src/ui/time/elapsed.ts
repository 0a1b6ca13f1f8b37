type Unit = 'second' | 'minute' | 'hour' | 'day'

/** The unit in which a person would say a duration, and how many of it. */
export function elapsedParts(milliseconds: number): { unit: Unit; count: number } {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000))
  if (seconds < 60) return { unit: 'second', count: seconds }
  if (seconds < 3600) return { unit: 'minute', count: Math.floor(seconds / 60) }
  if (seconds < 86_400) return { unit: 'hour', count: Math.floor(seconds / 3600) }
  return { unit: 'day', count: Math.floor(seconds / 86_400) }
}

/** « 9 min », `9 min`; under a minute `32 s`. */
export function duration(tag: string, milliseconds: number): string {
  const { unit, count } = elapsedParts(milliseconds)
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(
    count,
  )
}

const justNow: Record<string, string> = { fr: 'à l’instant', en: 'just now' }

/** « il y a 9 min », `9 min ago`; under a minute « à l’instant », `just now`. */
export function ago(tag: string, milliseconds: number): string {
  const { unit, count } = elapsedParts(milliseconds)
  const words = unit === 'second' && justNow[tag.slice(0, 2)]
  return words || new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }).format(-count || 0, unit)
}
