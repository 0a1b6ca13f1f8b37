import { type Locale, localeOfPath } from '../src/i18n/locale.ts'
import { screenAt } from '../src/screen-at.ts'
import type { ScreenName } from '../src/screens.ts'
import { type Document, readDocument } from './page-document.ts'

export type Walked = {
  /** The documents that answered with 200, by path and query. */
  pages: Map<string, { screen: ScreenName; locale: Locale; document: Document }>
  /** The addresses that the sitemaps name. */
  listed: Set<string>
  /** What is wrong, in words, with the place that it was found on. */
  faults: string[]
}

/** Of one screen so many are looked at unless the sitemap names them: thirty-five thousand towns are all alike. */
const mostAlike = 120
/** Of the same list narrowed in the same ways. */
const mostNarrowed = 4
const atOnce = 4

/**
 * Follows every link of every page from these on, as a search engine does that has no browser; then whatever the
 * sitemaps name, the addresses that pages name as their own, and what their searches and filters lead to.
 */
export async function walk(base: string, seeds: readonly string[]): Promise<Walked> {
  const walked: Walked = { pages: new Map(), listed: await listedBy(base), faults: [] }
  const seen = new Set<string>()
  const alike = new Map<string, number>()
  const anchors: { from: string; to: string; id: string }[] = []
  const queue: { address: string; from: string; asked?: boolean }[] = []

  function follow(href: string, from: string, asked = false): void {
    if (/^(mailto|tel):/.test(href)) return
    const url = new URL(href, base + from)
    if (url.origin !== base) return
    const address = url.pathname + url.search
    if (url.hash) anchors.push({ from, to: address, id: decodeURIComponent(url.hash.slice(1)) })
    if (seen.has(address) || !(walked.listed.has(address) || worth(url, alike))) return
    seen.add(address)
    queue.push({ address, from, asked })
  }

  async function visit({ address, from, asked }: (typeof queue)[number]): Promise<void> {
    const { pathname } = new URL(address, base)
    if (pathname !== '/' && pathname.endsWith('/')) walked.faults.push(`${from} links to ${address} with a slash`)
    const answer = await fetch(base + address, { redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const body = await answer.text()
    // A form says more than the address of what it asks for has to.
    const tidied = asked && answer.status === 302 && answer.headers.get('location')
    if (tidied) return follow(tidied, address)
    if (answer.status !== 200) return void walked.faults.push(`${from} links to ${address}: ${answer.status}`)
    const locale = localeOfPath(pathname)
    const screen = locale && screenAt(pathname.slice(3), locale)?.name
    if (!type.startsWith('text/html') || !screen) return
    const document = readDocument(body)
    walked.pages.set(address, { screen, locale, document })
    for (const file of document.files) follow(file, address)
    for (const link of [...document.links, ...named(document)]) follow(link, address)
    for (const question of document.asked) follow(question, address, true)
  }

  for (const seed of seeds) follow(seed, '/')
  const walkOn = async () => {
    while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit))
  }
  await walkOn()
  for (const address of walked.listed) if (!seen.has(address)) walked.faults.push(`No page leads to ${address}`)
  for (const address of walked.listed) follow(address, '/sitemap.xml')
  await walkOn()
  for (const { from, to, id } of anchors) {
    const page = walked.pages.get(to)
    if (page && !page.document.ids.has(id)) walked.faults.push(`${from} links to ${to}#${id}, which is not there`)
  }
  return walked
}

/** The addresses that a page names for itself and for itself in the other language. */
const named = ({ canonical, alternates }: Document) => [canonical, ...Object.values(alternates)].filter(Boolean)

async function listedBy(base: string): Promise<Set<string>> {
  const places = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  const maps = await places(`${base}/sitemap.xml`)
  return new Set((await Promise.all(maps.map(places))).flat().map((place) => place.slice(base.length)))
}

function worth(url: URL, alike: Map<string, number>): boolean {
  const locale = localeOfPath(url.pathname)
  const screen = locale && screenAt(url.pathname.slice(3), locale)?.name
  if (!screen) return true
  const ways = [...url.searchParams.keys()].sort().join('&')
  const kind = `${locale} ${screen} ${ways}`
  const count = alike.get(kind) ?? 0
  alike.set(kind, count + 1)
  return count < (ways && ways !== 'page' ? mostNarrowed : mostAlike)
}
