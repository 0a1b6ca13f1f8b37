import { type Locale, localeOfPath } from '../../i18n/locale.ts'
import { screenAt } from '../../screen-at.ts'
import { type ScreenName, screenOf, screenOfRoute } from '../../screens.ts'
import { keyOf } from '../cache/page-cache-rules.ts'
import type { PublicConfig } from '../public-config.ts'

/** What a page says about itself to machines is read off what it shows to people. */
export type PageMetadata = {
  title: string
  description: string
  /** The words of its heading. */
  heading: string
  /** The way up, as it stands above the heading. */
  crumbs: { to: string; name: string }[]
  indexable: boolean
  /** Where the picture of the person is whom the page is about; '' where it is about nobody. */
  portrait: string
}

/** A public page as it was drawn. */
export type PublicPage = PageMetadata & {
  screen: ScreenName
  locale: Locale
  /** The address below the site's own, without a query. */
  path: string
  site: string
  html: string
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The words of a piece of our own markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => signs[name] ?? '')
    .trim()

const metaOf = (head: string, name: string) =>
  plainText(first(head, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)) ?? '')

export function readMetadata(html: string): PageMetadata {
  const head = html.slice(0, html.indexOf('</head>'))
  const title = plainText(first(head, /<title>([^<]*)<\/title>/) ?? '')
  const crumbs = first(html, /<nav class="crumbs"[^>]*>(.*?)<\/nav>/s) ?? ''
  return {
    title: metaOf(head, 'og:title') || title,
    description: metaOf(head, 'og:description') || metaOf(head, 'description'),
    heading: plainText(first(html, /<h1[^>]*>(.*?)<\/h1>/s) ?? '') || title,
    crumbs: [...crumbs.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', name = '']) => ({
      to: plainText(to),
      name: plainText(name),
    })),
    portrait: plainText(first(html, /<div class="profile-who"><img class="portrait" src="(\/[^"]+)"/) ?? ''),
    indexable: !metaOf(head, 'robots').includes('noindex'),
  }
}

/**
 * Whether this is the plain address of a page that the whole world may see. What is drawn for each request counts too:
 * forms of the law, which hold what was typed, and a question, where its author has published the answer.
 */
export function isPublic(path: string): boolean {
  if (keyOf(path)) return true
  const locale = localeOfPath(path)
  const screen = locale && screenAt(path.slice(locale.length + 1), locale)?.name
  return Boolean(screen && screenOf(screen).kind === 'public' && !screenOf(screen).cache)
}

/** Most questions are their author’s alone, and say so. */
export const isPrivateQuestion = (path: string, { indexable }: PageMetadata): boolean =>
  !indexable && screenAt(path.slice(3), localeOfPath(path) ?? 'fr')?.name === 'question'

/** Null where the screen is nobody’s public page: what is private is not described. */
export function readPage(html: string, routeId: string | undefined, url: string, config: PublicConfig) {
  const screen = screenOfRoute(routeId)
  const path = new URL(url).pathname
  if (!screen || !isPublic(path)) return null
  const locale: Locale = localeOfPath(path) ?? 'fr'
  const page: PublicPage = { ...readMetadata(html), screen, locale, path, site: config.siteUrls[locale], html }
  return isPrivateQuestion(path, page) ? null : page
}
