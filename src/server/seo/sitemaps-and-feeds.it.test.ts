import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { categories } from '../../catalog/catalog.ts'
import { screens } from '../../screens.ts'
import { seedLibrary, seedOnce } from '../../seed.ts'
import { publicConfig } from '../public-config.ts'
import { serveSitemapsAndFeeds } from './sitemaps-and-feeds.ts'

setUpTestApp({ INDEXABLE: 'yes', DATA_DIR: 'node_modules/.cache/clairavis/demo-data' })

const site = 'https://clairavis.test'
let app: Hono
beforeEach(() => {
  app = new Hono()
  serveSitemapsAndFeeds(app, testApp.ports, publicConfig(testApp.ports.config, site))
})
const read = async (path: string) => (await app.request(path)).text()
const places = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? '')

describe('what search engines fetch', () => {
  it('robots.txt names the sitemap and keeps the private ways closed', async () => {
    const text = await read('/robots.txt')
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
    for (const closed of ['/api/', '/*/admin', '/*/_checkout/']) expect(text).toContain(`Disallow: ${closed}`)
  })

  it('the index leads to sitemaps that exist, and each address stands once, in its own language', async () => {
    const maps = places(await read('/sitemap.xml'))
    expect(maps.length).toBeGreaterThanOrEqual(4)
    const all: string[] = []
    for (const map of maps) {
      const answer = await app.request(map.slice(site.length))
      expect(answer.status).toBe(200)
      const locale = /-(fr|en)-\d+\.xml$/.exec(map)?.[1]
      const found = places(await answer.text())
      expect(found.every((address) => address.startsWith(`${site}/${locale}`))).toBe(true)
      all.push(...found)
    }
    expect(new Set(all).size).toBe(all.length)
    const subjects = categories.reduce((sum, category) => sum + 2 + category.subCategories.length, 0)
    expect(all.length).toBeGreaterThan(2 * subjects)
    expect(all).toContain(`${site}/fr/${screens.pricing.path.fr}`)
    expect(all.filter((address) => /checkout|\/admin(-|\/)|\/land-|_old|\/user|\/profile/.test(address))).toEqual([])
  })

  it('every address names both its languages', async () => {
    const xml = await read('/sitemaps/pages-fr-1.xml')
    const rows = xml.match(/<url>.*?<\/url>/g) ?? []
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(row.match(/hreflang="(fr|en)"/g)).toEqual(['hreflang="fr"', 'hreflang="en"'])
  })

  it('answers that their authors published stand in their own language alone, and leave with their agreement', async () => {
    await seedOnce(testApp.ports)
    const id = 'demo-question-depot-de-garantie'
    const row = async () =>
      ((await read('/sitemaps/answers-fr-1.xml')).match(/<url>.*?<\/url>/g) ?? []).find((one) => one.includes(id))
    expect(await row()).toContain(`<loc>${site}/fr/question/${id}</loc>`)
    expect((await row())?.match(/hreflang="\w+"/g)).toEqual(['hreflang="fr"'])
    expect(await read('/sitemaps/answers-en-1.xml')).not.toContain(id)
    await testApp.ports.db.updateTable('question').set({ publishedAt: null }).where('id', '=', id).execute()
    expect(await row()).toBeUndefined()
  })

  it('an article that is published in one language names no address in the other', async () => {
    await seedLibrary(testApp.ports)
    const row = async (locale: string) =>
      ((await read(`/sitemaps/articles-${locale}-1.xml`)).match(/<url>.*?<\/url>/g) ?? []).find((one) =>
        one.includes('/fuite-d-eau-premiers-gestes<'),
      )
    expect((await row('fr'))?.match(/hreflang="\w+"/g)).toEqual(['hreflang="fr"', 'hreflang="en"'])
    await testApp.ports.db
      .updateTable('content')
      .set({ publishedAt: null, version: null })
      .where('id', '=', 'article-fuite-d-eau-premiers-gestes-en')
      .execute()
    expect((await row('fr'))?.match(/hreflang="\w+"/g)).toEqual(['hreflang="fr"'])
    expect(await row('en')).toBeUndefined()
  })

  it('an address that is no sitemap is not found', async () => {
    for (const path of ['/sitemaps/pages-de-1.xml', '/sitemaps/pages-fr-9.xml', '/sitemaps/secrets-fr-1.xml'])
      expect((await app.request(path)).status).toBe(404)
  })

  it('a site that is not to be found says so, and has no sitemap', async () => {
    const quiet = new Hono()
    serveSitemapsAndFeeds(quiet, testApp.ports, { ...publicConfig(testApp.ports.config, site), indexable: false })
    expect(await (await quiet.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
    expect((await quiet.request('/sitemap.xml')).status).toBe(404)
  })
})
