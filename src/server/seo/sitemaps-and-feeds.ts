import type { Hono } from 'hono'
import { brand } from '../../brand.ts'
import { readTexts } from '../../content/server/read.ts'
import { partsOf, type Shown, type SitemapKind } from '../../discover/indexable.ts'
import { indexable } from '../../discover/server/indexable.ts'
import { type Locale, languageTag, locales } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import type { PublicConfig } from '../public-config.ts'

const kinds: SitemapKind[] = ['pages', 'subjects', 'articles', 'answers', 'experts', 'places']
const keptFor = 'public, max-age=3600'
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': keptFor }

const escaped = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * What search engines and feed readers fetch: robots.txt, the sitemaps by kind and language (only pages that may be
 * indexed, each with its other language), and the articles as a feed.
 */
export function serveSitemapsAndFeeds(app: Hono, ports: Ports, config: PublicConfig): void {
  const { siteUrls } = config
  app.get('/robots.txt', (c) => c.text(robots(config), 200, { 'cache-control': keptFor }))

  app.get('/sitemap.xml', async (c) => {
    if (!config.indexable) return c.notFound()
    const maps: string[] = []
    for (const locale of locales)
      for (const kind of kinds)
        partsOf(await indexable(ports, kind, locale)).forEach((part, index) => {
          if (part.length > 0) maps.push(`${siteUrls[locale]}/sitemaps/${kind}-${locale}-${index + 1}.xml`)
        })
    return c.body(sitemapIndex(maps), 200, xml)
  })

  app.get('/sitemaps/:file', async (c) => {
    const [, kind, locale, part] = /^([a-z]+)-(fr|en)-(\d{1,4})\.xml$/.exec(c.req.param('file')) ?? []
    if (!config.indexable || !kinds.includes(kind as SitemapKind)) return c.notFound()
    const pages = partsOf(await indexable(ports, kind as SitemapKind, locale as Locale))[Number(part) - 1]
    return pages && pages.length > 0 ? c.body(sitemap(pages, locale as Locale, siteUrls), 200, xml) : c.notFound()
  })

  for (const locale of locales)
    app.get(`/${locale}/articles.rss`, async (c) => {
      const articles = await readTexts(ports, { kind: 'article', locale })
      const feed = rss(locale, siteUrls[locale], articles)
      return c.body(feed, 200, { ...xml, 'content-type': 'application/rss+xml; charset=utf-8' })
    })
}

function robots({ indexable: open, siteUrls }: PublicConfig): string {
  if (!open) return 'User-agent: *\nDisallow: /\n'
  const closed = ['/api/', '/*/admin', '/*/checkout', '/*/_checkout/', '/*/partage/', '/*/confirmer/', '/*/carte/']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...[...new Set(Object.values(siteUrls))].map((site) => `Sitemap: ${site}/sitemap.xml`),
    '',
  ].join('\n')
}

function sitemapIndex(maps: readonly string[]): string {
  const entries = maps.map((map) => `<sitemap><loc>${escaped(map)}</loc></sitemap>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</sitemapindex>
`
}

function sitemap(pages: readonly Shown[], locale: Locale, sites: Record<Locale, string>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entry(page, locale, sites)).join('\n')}
</urlset>
`
}

function entry({ screen, values, changed, alone }: Shown, locale: Locale, sites: Record<Locale, string>): string {
  const addressIn = (one: Locale) => escaped(sites[one] + href(screen, one, values))
  const others = (alone ? [locale] : locales).map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(one)}"/>`,
  )
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<url><loc>${addressIn(locale)}</loc>${when}${others.join('')}</url>`
}

type Line = { key: string; title: string; summary: string; updatedAt: Date }

function rss(locale: Locale, site: string, articles: readonly Line[]): string {
  const newest = [...articles].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()).slice(0, 50)
  const items = newest.map(({ key, title, summary, updatedAt }) => {
    const link = escaped(site + href('article', locale, { slug: key }))
    return `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${updatedAt.toUTCString()}</pubDate><description>${escaped(summary)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escaped(brand.name)}</title>
<link>${escaped(site + href('articles', locale))}</link>
<description>${escaped(brand.name)}</description>
<language>${languageTag[locale]}</language>
<atom:link rel="self" type="application/rss+xml" href="${escaped(`${site}/${locale}/articles.rss`)}"/>
${items.join('\n')}
</channel></rss>
`
}
