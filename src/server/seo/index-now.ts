import type { Hono } from 'hono'
import type { SitemapKind } from '../../discover/indexable.ts'
import { indexable } from '../../discover/server/indexable.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import type { Config } from '../../platform/config.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'

const kinds: SitemapKind[] = ['articles', 'answers', 'experts', 'places']
const everySeconds = 3600
/** Two rounds: the next round submits what a failed round should have. */
const lately = 2 * everySeconds * 1000
/** Maximum per call (indexnow.org). */
const mostInACall = 10_000

type Sites = Record<Locale, string>

const keyIn = ({ INDEXABLE, INDEXNOW_KEY }: Config) => (INDEXABLE ? INDEXNOW_KEY : undefined)

/** Serves the key file that search engines read. */
export function indexNowKey(app: Hono, config: Config): void {
  const key = keyIn(config)
  if (key) app.get(`/${key}.txt`, (c) => c.text(key))
}

/**
 * Submits changed addresses to the search engines that follow IndexNow, once an hour and only with a key. They read the
 * key from its file to verify that the site is ours.
 */
export function indexNowJobs(ports: Ports, siteUrls: Sites, to = 'https://api.indexnow.org/indexnow'): void {
  const key = keyIn(ports.config)
  if (!key) return
  ports.jobs.every('found.index-now', everySeconds, async () => {
    for (const [site, paths] of await changedPaths(ports, siteUrls)) {
      const urlList = paths.slice(0, mostInACall).map((path) => site + path)
      const body = { host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList }
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`)
    }
  })
}

async function changedPaths(ports: Ports, sites: Sites): Promise<Map<string, string[]>> {
  const since = ports.clock.now().getTime() - lately
  const changed = new Map<string, string[]>()
  for (const locale of locales)
    for (const kind of kinds)
      for (const page of await indexable(ports, kind, locale)) {
        if (!page.changed || page.changed.getTime() < since) continue
        const site = sites[locale]
        changed.set(site, [...(changed.get(site) ?? []), href(page.screen, locale, page.values)])
      }
  return changed
}
