import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Locale, otherLocale } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { paymentSandbox } from '../tools/runtime.mjs'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { port } from './server.ts'

/** The rows of the error catalogue that its operator reads: what the configuration lacks, or what it cannot be. */

const own = port + 6
const base = `http://127.0.0.1:${own}`

type StartRow = {
  situation: string
  /** The configuration by language: that of which something is missing, or that the site is first read in. */
  keys: Record<Locale, Record<string, string>>
  /** Nothing at all where it is left out. */
  says?: Record<Locale, string>
  /** How what is opened nevertheless goes on; a row without it opens nothing. */
  keeps?: (page: Page, locale: Locale) => Promise<void>
}

const accept = { fr: 'Accepter', en: 'Accept' }

const rows: StartRow[] = [
  {
    situation: 'a language has no domain of its own',
    keys: {
      fr: { PUBLIC_DOMAIN_EN: 'en.clairavis.test', PUBLIC_GTM_ID: 'GTM-JOURNEY' },
      en: { PUBLIC_DOMAIN_FR: 'fr.clairavis.test', PUBLIC_GTM_ID: 'GTM-JOURNEY' },
    },
    says: { fr: 'Could not find domain name for locale fr', en: 'Could not find domain name for locale en' },
    async keeps(page, locale) {
      const other = otherLocale(locale)
      await page.goto(base + href('faq', locale))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const named = (one: Locale) => page.locator(`link[rel=alternate][hreflang=${one}]`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', base + href('faq', locale))
      await expect(named(locale)).toHaveAttribute('href', base + href('faq', locale))
      await expect(named(other)).toHaveAttribute('href', `https://${other}.clairavis.test${href('faq', other)}`)
      await page.getByRole('contentinfo').locator(`[data-locale=${other}]`).click()
      await expect(page).toHaveURL(base + href('faq', other))
    },
  },
  {
    situation: 'the tag manager does not come',
    keys: { fr: { PUBLIC_GTM_ID: 'GTM-JOURNEY' }, en: { PUBLIC_GTM_ID: 'GTM-JOURNEY' } },
    // The visitor is not told either: what would count them is not what they came for.
    async keeps(page, locale) {
      let calls = 0
      await page.route('https://www.googletagmanager.com/**', (route) => {
        calls += 1
        return route.abort('connectionrefused')
      })
      await page.goto(base + href('faq', locale))
      await page.getByRole('button', { name: accept[locale], exact: true }).click()
      await expect.poll(() => calls).toBe(1)
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${href('contact', locale)}"]`)
        .click()
      await expect(page).toHaveURL(base + href('contact', locale))
      await expect(page.locator('main form[novalidate]')).toBeVisible()
    },
  },
  {
    situation: 'the id of the tag manager cannot be one',
    keys: { fr: { PUBLIC_GTM_ID: 'GA-DEMO' }, en: { PUBLIC_GTM_ID: 'GTM-@' } },
    says: {
      fr: `'GA-DEMO' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-DEMO'?`,
      en: `'GTM-@' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/).`,
    },
  },
]

/** Filled by the first start: what is configured is read anew by each, and none of it is kept there. */
let dataDir = ''
test.describe.configure({ mode: 'default' })
test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clairavis-starts-'))
})
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A second product beside the one of the journeys, and all that it says. */
function start(keys: Record<string, string>) {
  const child = spawn(process.execPath, [...paymentSandbox.options, 'build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      DEMO_DATA: 'no',
      LOG_LEVEL: 'warn',
      PORT: String(own),
      PUBLIC_SITE_URL: base,
      DATA_DIR: dataDir,
      // Beside four others, the first connections to a database that has just begun take seconds.
      DATABASE_CONNECT_TIMEOUT: '20000',
      ...keys,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    said: () => said,
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const isReady = async () => (await fetch(`${base}/api/ready`).catch(() => null))?.ok ?? false

for (const { situation, keys, says, keeps } of rows)
  for (const locale of walkedIn('fr'))
    test(`${locale}: ${situation}`, async ({ page }) => {
      const bugs: string[] = []
      page.on('pageerror', (error) => bugs.push(error.message))
      const product = start(keys[locale])
      try {
        if (keeps) {
          await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
          await keeps(page, locale)
        } else {
          expect(await product.ended).not.toBe(0)
          expect(await isReady()).toBe(false)
        }
        if (says) expect(product.said()).toContain(says[locale])
        else expect(product.said()).not.toMatch(/error|warn/i)
        expect(bugs).toEqual([])
      } finally {
        await product.stop()
      }
    })
