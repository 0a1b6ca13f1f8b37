import { localeOfPath } from '../../i18n/locale.ts'
import type { PublicTopic } from '../../platform/live/public-topics.ts'
import { type ScreenName, screenAt } from '../../screens.ts'

export type Rule = {
  /** Seconds for which a page is as good as new; for `staleTimes` as long it is still shown while it is drawn anew. */
  fresh: number
  /** Parameters that the server draws from. All others are left out, so that no campaign makes another page. */
  params?: readonly string[]
  /** Parameters that people type freely: such a page is drawn for each of them and not kept. */
  typed?: readonly string[]
}

export const staleTimes = 5

const minute = 60
const text = { fresh: 10 * minute }
const people = { fresh: minute }
const list = { fresh: minute, params: ['category', 'department', 'language', 'online', 'page', 'slot'] }

/** The screens whose document is the same for everybody. What is not named here is never kept. */
const kept: Partial<Record<ScreenName, Rule>> = {
  home: people,
  ask: { fresh: 10 * minute, params: ['category', 'sub'] },
  'assistant-ask': people,
  demo: text,
  'how-it-works': text,
  'our-experts': list,
  pricing: text,
  terms: text,
  privacy: text,
  contact: { ...text, params: ['about'] },
  'who-we-are': text,
  'expert-application': text,
  'legal-notice': text,
  cookies: text,
  accessibility: text,
  ranking: text,
  faq: { ...text, typed: ['q'] },
  articles: { ...text, params: ['category'] },
  article: text,
  categs: { ...text, typed: ['q'] },
  expert: people,
  expertises: text,
  expertise: people,
  specialities: text,
  'sub-category': people,
  'experts-in-department': list,
  'experts-in-france': { ...people, typed: ['q'] },
  department: people,
  city: { fresh: 10 * minute, params: ['theme'] },
  expressions: { ...text, params: ['expression'], typed: ['q'] },
  spotlight: { ...text, params: ['slug'] },
  'landing-category': text,
  'landing-sub-category': text,
}

const longest = 300
const plainPath = /^(?:\/[a-z0-9_-]+)+$/
const plainValue = /^[a-z0-9-]{1,60}$/i

/**
 * Where a page is kept, which is also the address that it is drawn from, and how; `null` where it is not kept. The
 * same page has one key, however its parameters are ordered and whatever others stand beside them.
 */
export function keyOf(asked: string): { key: string; rule: Rule } | null {
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

function ruleOf(path: string): Rule | null {
  const locale = localeOfPath(path)
  const screen = locale && screenAt(path.slice(locale.length + 1), locale)
  return (screen && kept[screen.name]) || null
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
