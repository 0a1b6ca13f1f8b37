import { beforeAll, describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { seedLibrary, seedOnce } from '../../../seed.ts'
import type { SearchReply } from '../search-contract.ts'

setUpTestApp()
const anyone = new Caller(null)
let loaded = false

async function search(q: string, locale = 'fr'): Promise<SearchReply> {
  const { status, body } = await anyone.get(`/search?locale=${locale}&q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body
}

beforeAll(() => {
  loaded = false
})
async function load() {
  if (loaded) return
  await seedLibrary(testApp.ports)
  await seedOnce(testApp.ports)
  loaded = true
}

describe('the search', () => {
  it('finds subjects, articles, questions and answers by their words, whatever the accents and capitals', async () => {
    await load()
    const { results } = await search('DEPOT de garantie')
    expect(results[0]).toMatchObject({ kind: 'sub-category', to: '/fr/logement/depot-de-garantie' })
    expect(results.map((one) => one.to)).toContain('/fr/article/depot-de-garantie-restitution')
    expect((await search('abonnement')).results.some((one) => one.kind === 'faq' && one.to.includes('#'))).toBe(true)
    expect((await search('Dublin tax return', 'en')).results.some((one) => one.kind === 'answer')).toBe(true)
  })

  it('finds nothing in the other language', async () => {
    expect(
      (await search('first French tax return after moving from Dublin')).results.every(({ to }) =>
        to.startsWith('/fr'),
      ),
    ).toBe(true)
  })

  it('shows a passage with the words that were looked for, and no signs of Markdown', async () => {
    const { results } = await search('récépissé plainte')
    const article = results.find((one) => one.kind === 'article')
    expect(article?.passage.some((part) => part.hit)).toBe(true)
    for (const one of results) expect(one.passage.map((part) => part.text).join('')).not.toMatch(/[#*{}\ue000\ue001]/)
  })

  it('forgives a slip of the finger and says what it looked for', async () => {
    const { results, mended } = await search('licensiement')
    expect(mended).toBe('licenciement')
    expect(results[0]?.to).toBe('/fr/travail/licenciement')
  })

  it('gives what has some of the words when nothing has all, and says so', async () => {
    const { results, loose } = await search('hérisson licenciement')
    expect(loose).toBe(true)
    expect(results.length).toBeGreaterThan(0)
  })

  it('has nothing to say to signs alone, to nonsense, or to what only SQL understands', async () => {
    for (const q of ['', '& | ! ( )', 'zzzqqqxxx', "'; drop table content; --", ':*', 'le la les'])
      expect((await search(q)).results.length).toBeLessThan(31)
    expect((await search('zzzqqqxxx')).results).toEqual([])
  })

  it('suggests pages while one types, slips included', async () => {
    const begun = (await anyone.get('/search/suggestions?locale=fr&q=divor')).body.suggestions
    expect(begun[0]).toMatchObject({ kind: 'sub-category', to: '/fr/famille/divorce' })
    const slipped = (await anyone.get('/search/suggestions?locale=fr&q=divroce')).body.suggestions
    expect(slipped.map((one: { to: string }) => one.to)).toContain('/fr/famille/divorce')
    expect((await anyone.get('/search/suggestions?locale=fr&q=')).body.suggestions).toEqual([])
  })

  it('finds a text no more once it is withdrawn, nor an answer once its author takes it back', async () => {
    const { db } = testApp.ports
    await db
      .updateTable('content')
      .set({ version: null, publishedAt: null })
      .where('key', '=', 'chien-chocolat-intoxication')
      .execute()
    const { results } = await search('chocolat chien')
    expect(results.map((one) => one.to)).not.toContain('/fr/article/chien-chocolat-intoxication')
    const before = (await search('Dublin', 'en')).results.filter((one) => one.kind === 'answer')
    expect(before).toHaveLength(1)
    await db.updateTable('question').set({ publishedAt: null }).where('locale', '=', 'en').execute()
    expect((await search('Dublin', 'en')).results.filter((one) => one.kind === 'answer')).toEqual([])
  })
})
