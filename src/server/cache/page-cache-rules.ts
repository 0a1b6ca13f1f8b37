import { localeOfPath } from '../../i18n/locale.ts'
import type { PublicTopic } from '../../platform/live/public-topics.ts'
import { screenAt } from '../../screen-at.ts'
import { type CacheRule, screenOf } from '../../screens.ts'

/** For so many times its freshness a page is still shown while it is drawn anew. */
export const staleTimes = 5

const longest = 300
const plainPath = /^(?:\/[a-z0-9_-]+)+$/
const plainValue = /^[a-z0-9-]{1,60}$/i

/**
 * Where a page is kept, which is also the address that it is drawn from, and how; `null` where it is not kept. The
 * same page has one key, however its parameters are ordered and whatever others stand beside them.
 */
export function keyOf(asked: string): { key: string; rule: CacheRule } | null {
  const cut = asked.indexOf('?')
  const path = cut < 0 ? asked : asked.slice(0, cut)
  if (path.length > longest || !plainPath.test(path)) return null
  const rule = ruleOf(path)
  if (!rule || cut < 0) return rule && { key: path, rule }
  const query = new URLSearchParams(asked.slice(cut))
  if (rule.typed?.some((name) => query.has(name))) return null
  const drawn: string[] = []
  for (const name of [...(rule.params ?? [])].sort()) {
    const values = query.getAll(name)
    if (values.length > 1 || values.some((value) => !plainValue.test(value))) return null
    if (values.length === 1) drawn.push(`${name}=${values[0]}`)
  }
  return { key: drawn.length > 0 ? `${path}?${drawn.join('&')}` : path, rule }
}

function ruleOf(path: string): CacheRule | null {
  const locale = localeOfPath(path)
  const screen = locale && screenAt(path.slice(locale.length + 1), locale)
  return (screen && screenOf(screen.name).cache) || null
}

const everything: readonly PublicTopic[] = ['content', 'experts', 'catalog', 'claims']

const readings: readonly (readonly [RegExp, readonly PublicTopic[]])[] = [
  [/^\/claims\b/, ['claims', 'experts']],
  [/^\/experts\b/, ['experts']],
  [/^\/local\b/, ['experts', 'content']],
  [/^\/places\b/, ['catalog']],
  [/^\/categories\b/, ['catalog']],
  [/^\/(articles?|faq|texts?|content)\b/, ['content']],
]

/** What a page depends on that has read this address of the API: everything, where nobody has said less. */
export function topicsOf(address: string): readonly PublicTopic[] {
  return readings.find(([pattern]) => pattern.test(address))?.[1] ?? everything
}
