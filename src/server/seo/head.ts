import { brand } from '../../brand.ts'
import type { ScreenName } from '../../screens.ts'
import type { PublicConfig } from '../public-config.ts'
import { type PublicPage, readPage } from './page-metadata.ts'
import { picturePath } from './picture-path.ts'
import { pictureTextOf, versionOf } from './picture-text.ts'
import { structuredDataOf } from './structured-data.ts'

/**
 * Adds what only machines read to the end of the page's head: structured data, the picture of a shared link and the
 * feed. It is added after React has rendered, so that no browser loads its code or data twice.
 */
export function withHeadFor(
  html: string,
  routeId: string | undefined,
  url: string,
  data: unknown,
  config: PublicConfig,
): string {
  const page = readPage(html, routeId, url, config)
  if (!page) return html
  return html.replace('</head>', () => `${shared(page)}${feed(page)}${structured(page, data, config)}</head>`)
}

const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}"/>`
const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}"/>`

function shared(page: PublicPage): string {
  const { title, description, html } = page
  const picture = `${page.site}${picturePath(page.path)}?v=${versionOf(pictureTextOf(page))}`
  return [
    ...(html.includes('<meta property="og:title"')
      ? []
      : [property('og:title', title), property('og:description', description), property('og:type', 'website')]),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
  ].join('')
}

const fed: readonly ScreenName[] = ['home', 'articles', 'article']

function feed({ screen, locale }: PublicPage): string {
  return fed.includes(screen)
    ? `<link rel="alternate" type="application/rss+xml" title="${escaped(brand.name)}" href="/${locale}/articles.rss"/>`
    : ''
}

function structured(page: PublicPage, data: unknown, config: PublicConfig): string {
  if (!page.indexable) return ''
  const graph = { '@context': 'https://schema.org', '@graph': structuredDataOf(page, data, config) }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
