// What a rule stands on: the articles that it names, and what the lock of official texts knows of them.
import { z } from 'zod'
import type { KnowledgeSheet } from './sheet.ts'

const day = z.iso.date()
/** Of the words, with the publisher whose copy was read. */
const hash = z.string().regex(/^[a-z-]+:[0-9a-f]{16}$/)

const lockedArticle = z.strictObject({
  /** The version in force: the address of its page. */
  id: z.string().regex(/^LEGIARTI\d{12}$/),
  since: day,
  /** The day on which this version ends, where the law has already set it. */
  until: day.optional(),
  hash,
  /** The day on which the text of this very version was found to be another one. */
  changed: day.optional(),
})

const lockedText = z.strictObject({
  title: z.string(),
  /** Where the text was read, and the day whose law it holds. */
  source: z.string(),
  licence: z.string(),
  state: day,
  /** Whether the source holds every article of the text: an article that it lacks is then no article in force. */
  whole: z.boolean(),
  articles: z.record(z.string(), lockedArticle),
})

const lockedPage = z.strictObject({ title: z.string(), source: z.string(), licence: z.string(), date: day, hash })

/** `data/knowledge/official.lock.yaml`, which `npm run knowledge:update` writes. */
export const officialLock = z.strictObject({
  /** By the title of the law as the sheets write it. */
  texts: z.record(z.string(), lockedText),
  /** By address. */
  pages: z.record(z.url(), lockedPage),
})

export type OfficialLock = z.output<typeof officialLock>
/** What names its source as a rule of a sheet does. */
export type Sourced = Pick<KnowledgeSheet['rules'][number], 'law' | 'article' | 'page' | 'read'>

/** `R*311-12` is cited as R. 311-12. */
export const articleNumber = (written: string): string => written.replace(/[.*\s]/g, '')

/** « L. 142-4, R. 142-9 », « D. 911-2 et D. 911-5 ». */
export const articlesOf = ({ article }: Pick<Sourced, 'article'>): string[] =>
  article === undefined ? [] : article.split(/,| et /).map(articleNumber)

const articlePage = 'https://www.legifrance.gouv.fr/codes/article_lc/'

/** Where a reader finds the rule: its very article where the lock knows it, otherwise the page that the sheet names. */
export function pageOf(rule: Omit<Sourced, 'read'>, { texts }: OfficialLock): string {
  const first = rule.law && texts[rule.law.fr]?.articles[articlesOf(rule)[0] ?? '']
  return first && rule.page.includes('/codes/texte_lc/') ? articlePage + first.id : rule.page
}

/**
 * Why a rule is not to be quoted on a day (`today`, `YYYY-MM-DD`), in words for an editor; empty where its articles are
 * in force and have the text that was read, or where no official text of its law is in the lock.
 */
export function faultsOf(rule: Sourced, { texts, pages }: OfficialLock, today: string): string[] {
  const text = rule.law && texts[rule.law.fr]
  if (!text) return rule.law ? [] : pageFaults(rule, pages[rule.page])
  const found = articlesOf(rule).map((number) => ({ number, article: text.articles[number] }))
  return [
    ...found.flatMap(({ number, article }) => articleFaults(rule, number, article, text.whole, today)),
    ...wrongPage(
      rule,
      found.flatMap(({ article }) => article ?? []),
    ),
  ]
}

function articleFaults(
  { read }: Sourced,
  number: string,
  article: z.output<typeof lockedArticle> | undefined,
  whole: boolean,
  today: string,
): string[] {
  if (!article) return whole ? [`${number} is not in the lock (after npm run knowledge:update: not in force)`] : []
  const { since, until, changed } = article
  return [
    ...(until !== undefined && until <= today ? [`the version of ${number} that was read ended on ${until}`] : []),
    ...(since > read ? [`${number} has a new version since ${since}`] : []),
    ...(changed !== undefined && changed > read ? [`the text of ${number} was changed by ${changed}`] : []),
  ]
}

function wrongPage({ page }: Sourced, articles: readonly { id: string }[]): string[] {
  const [, id] = /\/article_lc\/(LEGIARTI\d+)/.exec(page) ?? []
  if (id === undefined || articles.length === 0 || articles.some((article) => article.id === id)) return []
  return [`the page ${id} is another version than ${articles.map((article) => article.id).join(', ')}`]
}

/** A rule that no law states stands on its page alone. */
const pageFaults = ({ read }: Sourced, page: z.output<typeof lockedPage> | undefined): string[] =>
  page && page.date > read ? [`its page « ${page.title} » was changed on ${page.date}`] : []
