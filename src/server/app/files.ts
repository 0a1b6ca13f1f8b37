import { hash } from 'node:crypto'
import type { Hono } from 'hono'
import { type Locale, locales } from '../../i18n/locale.ts'
import { manifest } from './manifest.ts'
import { offlinePage, offlineStyle } from './offline-page.ts'
import { appWords } from './words.ts'
import { beginWork } from './worker.ts'

/** More than one build has; the oldest are dropped when the next build takes over. */
const mostFiles = 300

const offlinePath = (locale: Locale) => `/${locale}/offline.html`

/**
 * What makes the site an app: its manifest and its offline page in each language, and the service worker. The worker's
 * text names the build, so that each build brings its own and fetches the offline pages anew.
 */
export function appFiles(app: Hono, build: () => Promise<string>): void {
  const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', offlineStyle, 'base64')}'; base-uri 'none'; frame-ancestors 'none'`
  for (const locale of locales) {
    const described = JSON.stringify(manifest(locale, appWords[locale]))
    app.get(`/${locale}/app.webmanifest`, (c) =>
      c.body(described, 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }),
    )
    const page = offlinePage(locale, appWords[locale])
    app.get(offlinePath(locale), (c) =>
      c.html(page, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }),
    )
  }
  const offline = Object.fromEntries(locales.map((locale) => [locale, offlinePath(locale)]))
  app.get('/sw.js', async (c) => {
    const values = [offline, await build(), mostFiles].map((value) => JSON.stringify(value)).join()
    return c.body(`(${beginWork})(self,${values})`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })
}
