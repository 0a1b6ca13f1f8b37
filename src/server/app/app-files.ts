import type { Hono } from 'hono'
import { keptMark } from '../../api/token.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { badgeMark } from '../../questions/workspace/badge-mark.ts'
import { hashOf } from '../security.ts'
import { emergencyPage, emergencyPath, emergencyStyle, registration } from './emergency-page.ts'
import { manifest } from './manifest.ts'
import { appMessages } from './messages.ts'
import { offlinePage, offlineScript, offlineStyle } from './offline-page.ts'
import { runServiceWorker } from './service-worker.ts'

/** More than one build has; the oldest are dropped when the next build takes over. */
const mostFiles = 300

const alone = (style: string, script?: string) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script ? [`script-src ${hashOf(script)}`, "worker-src 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Own conversations, answers and their lists: what these pages show they read themselves, and keep (`kept-readings.ts`). */
const readOffline = String.raw`^/(?:fr|en)/(?:(?:consultation|question)/[\w-]+|mes-demandes|profile)$`

const offlinePath = (locale: Locale) => `/${locale}/offline.html`

/**
 * Serves what makes the site an app: in each language its manifest, its offline page and the emergency numbers, and the
 * service worker. The worker's text names the build, so that each build installs its own worker and fetches the offline
 * pages again, and the files of the `detector`.
 */
export function serveAppFiles(app: Hono, build: () => Promise<string>, detector: readonly string[]): void {
  for (const locale of locales) {
    const described = JSON.stringify(manifest(locale, appMessages[locale]))
    app.get(`/${locale}/app.webmanifest`, (c) =>
      c.body(described, 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }),
    )
    const pages = [
      [
        offlinePath(locale),
        offlinePage(locale, appMessages[locale]),
        alone(offlineStyle, offlineScript(appMessages[locale])),
      ],
      [emergencyPath(locale), emergencyPage(locale), alone(emergencyStyle, registration)],
    ] as const
    for (const [path, page, policy] of pages)
      app.get(path, (c) =>
        c.html(page, 200, {
          'content-security-policy': policy,
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        }),
      )
  }
  // As an English reader would type it.
  app.get('/en/emergency', (c) => c.redirect(emergencyPath('en'), 301))
  const offline = Object.fromEntries(locales.map((locale) => [locale, offlinePath(locale)]))
  app.get('/sw.js', async (c) => {
    const always = locales.map(emergencyPath)
    const values = [offline, await build(), mostFiles, always, readOffline, keptMark, detector, badgeMark]
      .map((value) => JSON.stringify(value))
      .join()
    return c.body(`(${runServiceWorker})(self,${values})`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })
}
