// The lock of official texts: which versions our rules stand on, and what has changed since it was last written.
import { articleNumber, articlesOf, type OfficialLock, type Sourced } from '../../src/catalog/knowledge/articles.ts'
import type { KnowledgeSheet } from '../../src/catalog/knowledge/sheet.ts'
import { type Holding, hashOf, type OfficialText } from './official-text.ts'

/** A rule with its place in words: `licenciement#severance`, `computation legal-severance`. */
export type PlacedRule = Sourced & { place: string }

/** The rules of the sheets, and what is worked out, which stands on articles too. */
export const placedRules = (
  sheets: Readonly<Record<string, KnowledgeSheet>>,
  computations: Readonly<Record<string, Sourced>>,
): PlacedRule[] => [
  ...Object.entries(sheets).flatMap(([slug, { rules }]) =>
    rules.map((rule) => ({ ...rule, place: `${slug}#${rule.key}` })),
  ),
  ...Object.entries(computations).map(([name, source]) => ({ ...source, place: `computation ${name}` })),
]

const plain = (title: string): string => title.replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase()

/** What of the official texts our rules name. */
export function wantedBy(rules: readonly PlacedRule[]) {
  const laws = new Map<string, Set<string>>()
  const pages = new Map<string, string>()
  for (const rule of rules) {
    if (rule.law) laws.set(rule.law.fr, new Set([...(laws.get(rule.law.fr) ?? []), ...articlesOf(rule)]))
    pages.set(pageKey(rule.page), rule.page)
  }
  const titles = [...laws.keys()]
  const numbers = new Set([...laws.values()].flatMap((articles) => [...articles]))
  return {
    /** The title that the sheets give to a law; a statute's official title goes on after its date. */
    lawOf: (official: string): string | undefined =>
      titles.find((title) => {
        const [ours, theirs] = [plain(title), plain(official)]
        return ours === theirs || (!ours.startsWith('code') && theirs.startsWith(`${ours} `))
      }),
    hasArticle: (law: string, number: string): boolean => laws.get(law)?.has(number) ?? false,
    hasNumber: (number: string): boolean => numbers.has(articleNumber(number)),
    pageOf: (url: string): string | undefined => pages.get(pageKey(url)),
    /** `F1234`: whether a rule names this sheet of Service-Public. */
    hasSheet: (name: string): boolean => pages.has(name),
  }
}

type Wanted = ReturnType<typeof wantedBy>

/** A sheet of Service-Public has several addresses and one number. */
const pageKey = (url: string): string => /\/vosdroits\/(F\d+)/.exec(url)?.[1] ?? url.replace(/\/$/, '')

/** From now on the law is known as this source holds it; an older source changes nothing. */
export function addHolding(lock: OfficialLock, { title, ...holding }: Holding, wanted: Wanted): void {
  const law = wanted.lawOf(title)
  if (law === undefined || (lock.texts[law]?.state ?? '') > holding.state) return
  lock.texts[law] = { title, ...holding, articles: lock.texts[law]?.articles ?? {} }
}

/** Takes a text in where a rule names it; `today` is the day of the reading. */
export function addText(lock: OfficialLock, text: OfficialText, wanted: Wanted, today: string): void {
  if (text.article !== undefined) addArticle(lock, { ...text, article: articleNumber(text.article) }, wanted, today)
  else addPage(lock, text, wanted)
}

function addArticle(lock: OfficialLock, text: OfficialText & { article: string }, wanted: Wanted, today: string): void {
  const { title, source, article, id = '', date, until } = text
  const law = wanted.lawOf(title)
  const known = law === undefined ? undefined : lock.texts[law]
  // Of an older edition than the one that is known; not yet in force; or a version that never came into force.
  if (!law || known?.source !== source || !wanted.hasArticle(law, article)) return
  if (date > today || (until ?? '9') <= date) return
  const before = known.articles[article]
  if (before && before.since > date && before.id !== id) return
  const hash = hashOf(text)
  const changed = before?.id === id ? (sameWords(before.hash, hash) ? before.changed : today) : undefined
  known.articles[article] = { id, since: date, ...(until && { until }), hash, ...(changed && { changed }) }
}

/** Hashes of two publishers say nothing about each other. */
const sameWords = (before: string, now: string): boolean => before === now || before.split(':')[0] !== now.split(':')[0]

function addPage({ pages }: OfficialLock, text: OfficialText, wanted: Wanted) {
  const { url, title, source, licence, date } = text
  const page = wanted.pageOf(url)
  if (page !== undefined && (pages[page]?.date ?? '') <= date)
    pages[page] = { title, source, licence, date, hash: hashOf(text) }
}

/** Drops what no rule names any more. */
export function prune(lock: OfficialLock, wanted: Wanted): void {
  for (const [law, { title, articles }] of Object.entries(lock.texts)) {
    if (wanted.lawOf(title) !== law) delete lock.texts[law]
    for (const number of Object.keys(articles)) if (!wanted.hasArticle(law, number)) delete articles[number]
  }
  for (const url of Object.keys(lock.pages)) if (wanted.pageOf(url) === undefined) delete lock.pages[url]
}

/** A sentence for every text that has changed between two states of the lock, with its new day. */
export function changesBetween(before: OfficialLock, after: OfficialLock): string[] {
  const articles = Object.entries(after.texts).flatMap(([law, { articles: now }]) =>
    Object.entries(now).flatMap(([number, article]) => {
      const was = before.texts[law]?.articles[number]
      const name = `${law}, ${number}`
      if (!was) return []
      if (was.id !== article.id) return [`${name}: new version since ${article.since} (${article.id})`]
      if (was.changed !== article.changed) return [`${name}: other words in the same version (${article.id})`]
      return was.until !== article.until && article.until ? [`${name}: ends on ${article.until}`] : []
    }),
  )
  const pages = Object.entries(after.pages).flatMap(([url, { title, date }]) => {
    const was = before.pages[url]
    return was && was.date !== date ? [`${title}: page changed on ${date} (${url})`] : []
  })
  return [...articles, ...pages]
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const flow = (values: Record<string, unknown>): string =>
  `{ ${Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${key === 'hash' ? quoted(String(value)) : value}`)
    .join(', ')} }`
const byKey = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'fr', { numeric: true }))

/** The file: one line for each article, so that a change is one line of a diff. */
export function lockAsYaml({ texts, pages }: OfficialLock): string {
  const lines = ['# Written by `npm run knowledge:update`: not to be edited by hand.']
  lines.push(Object.keys(texts).length === 0 ? 'texts: {}' : 'texts:')
  for (const [law, { title, source, licence, state, whole, articles }] of byKey(texts)) {
    lines.push(`  ${quoted(law)}:`, `    title: ${quoted(title)}`, `    source: ${quoted(source)}`)
    lines.push(`    licence: ${quoted(licence)}`, `    state: ${state}`, `    whole: ${whole}`, '    articles:')
    for (const [number, article] of byKey(articles)) lines.push(`      ${number}: ${flow(article)}`)
    if (Object.keys(articles).length === 0) lines[lines.length - 1] += ' {}'
  }
  lines.push(Object.keys(pages).length === 0 ? 'pages: {}' : 'pages:')
  for (const [url, { title, source, licence, date, hash }] of byKey(pages)) {
    lines.push(`  ${quoted(url)}:`, `    title: ${quoted(title)}`, `    source: ${quoted(source)}`)
    lines.push(`    licence: ${quoted(licence)}`, `    date: ${date}`, `    hash: ${quoted(hash)}`)
  }
  return `${lines.join('\n')}\n`
}
