import { describe, expect, it, test } from 'vitest'
import { lock } from './articles.data.ts'
import { articlesOf, faultsOf, type OfficialLock, pageOf } from './articles.ts'
import type { KnowledgeSheet } from './sheet.ts'
import { sheets } from './sheets.data.ts'

const rule: KnowledgeSheet['rules'][number] = {
  key: 'severance',
  about: { fr: ['a', 'b'], en: ['a', 'b'] },
  says: { fr: 'Un quart de mois.', en: 'A quarter of a month.' },
  country: 'fr',
  law: { fr: 'Code du travail', en: 'Labour Code' },
  article: 'R. 1234-2',
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050',
  checkedAgainst: ['a package'],
  read: '2026-11-01',
  until: '2027-11-01',
}
const article = { id: 'LEGIARTI000035644692', since: '2017-09-27', hash: 'legi:0123456789abcdef' }
const lockOf = (articles: OfficialLock['texts'][string]['articles'], whole = true): OfficialLock => ({
  texts: { 'Code du travail': { title: '', source: '', licence: '', state: '2026-03-27', whole, articles } },
  pages: {},
})
const faults = (articles: Parameters<typeof lockOf>[0], more: Partial<typeof rule> = {}, whole = true) =>
  faultsOf({ ...rule, ...more }, lockOf(articles, whole), '2026-11-23')

describe('a rule whose article is the one that was read', () => {
  it('may be quoted', () => {
    expect(faults({ 'R1234-2': article })).toEqual([])
    expect(faults({ 'R1234-2': { ...article, until: '2026-11-24', changed: '2026-11-01' } })).toEqual([])
  })
  it('leads to the very article, unless the sheet names a page of its own', () => {
    expect(pageOf(rule, lockOf({ 'R1234-2': article }))).toMatch(/article_lc\/LEGIARTI000035644692$/)
    const page = 'https://www.service-public.gouv.fr/particuliers/vosdroits/F987'
    expect(pageOf({ ...rule, page }, lockOf({ 'R1234-2': article }))).toBe(page)
    expect(pageOf(rule, lockOf({}))).toBe(rule.page)
  })
})

describe('a rule is not quoted', () => {
  const once = [expect.any(String)]
  it('where a version came into force after the reading', () => {
    expect(faults({ 'R1234-2': { ...article, since: '2026-11-02' } })).toEqual(once)
  })
  it('where the version that was read has ended', () => {
    expect(faults({ 'R1234-2': { ...article, until: '2026-11-23' } })).toEqual(once)
  })
  it('where the words of the version were changed after the reading', () => {
    expect(faults({ 'R1234-2': { ...article, changed: '2026-11-02' } })).toEqual(once)
  })
  it('where the code has no such article, which an incomplete copy of it cannot tell', () => {
    expect(faults({})).toEqual(once)
    expect(faults({}, {}, false)).toEqual([])
    expect(faults({ 'R1234-2': article }, { article: 'R. 1234-2, R. 1234-99' })).toEqual(once)
  })
  it('where its page is another version of the article', () => {
    const page = 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006901000'
    expect(faults({ 'R1234-2': article }, { page })).toEqual(once)
  })
  it('where no law states it and its page has changed', () => {
    const { law, article: _, ...noLaw } = rule
    const page = 'https://travail-emploi.gouv.fr/la-demission'
    const pages = (date: string): OfficialLock => ({
      texts: {},
      pages: { [page]: { title: 'La démission', source: '', licence: '', date, hash: article.hash } },
    })
    expect(faultsOf({ ...noLaw, page }, pages('2026-11-02'), '2026-11-23')).toEqual(once)
    expect(faultsOf({ ...noLaw, page }, pages('2026-10-02'), '2026-11-23')).toEqual([])
  })
})

test.each([
  ['L. 142-4, R. 142-9', ['L142-4', 'R142-9']],
  ['D. 911-2 et D. 911-5', ['D911-2', 'D911-5']],
  ['R*311-12', ['R311-12']],
  ['25-8', ['25-8']],
])('%s names %j', (written, articles) => {
  expect(articlesOf({ article: written })).toEqual(articles)
})

test('every rule of the sheets has its articles in force, as of the latest reading', () => {
  const rules = Object.entries(sheets).flatMap(([slug, sheet]) => sheet.rules.map((one) => ({ ...one, slug })))
  const latest = rules
    .map(({ read }) => read)
    .sort()
    .at(-1)!
  const wrong = rules.flatMap((one) => faultsOf(one, lock, latest).map((fault) => `${one.slug}#${one.key}: ${fault}`))
  // These are not quoted until somebody has read the version that followed; then they leave this list.
  expect(wrong).toEqual([
    'age-depart-taux-plein#credited-periods: the version of L351-3 that was read ended on 2026-11-01',
    'releve-carriere-trimestres#credited-periods: the version of L351-3 that was read ended on 2026-11-01',
  ])
})

test('the four codes of the packages are in the lock', () => {
  for (const code of [
    'Code du travail',
    'Code de la sécurité sociale',
    'Code rural et de la pêche maritime',
    'Code des relations entre le public et l’administration',
  ])
    expect(lock.texts[code]?.whole, code).toBe(true)
})
