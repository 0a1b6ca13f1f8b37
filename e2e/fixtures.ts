import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { call, closeAll, closeOrders } from './api-calls.ts'
import type { Language } from './interface-texts.ts'
import { waitForRunningPages } from './running-page.ts'
import { base as address, startServer, type TestServer } from './server.ts'
import { signIn } from './sign-in.ts'

/** Who takes part in a journey: the person at the page, and the experts at their desks in windows of their own. */

/** Every page of a journey: what the console said, and what the content policy refused. */
/** Journeys keep the service worker out, which hides requests from them. */
const blocked = 'Service Worker registration blocked by Playwright'

export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.text() === blocked) return
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // What failed to load is named by its place alone.
    complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
}

export type ExpertWindow = { page: Page; context: BrowserContext; leave: () => Promise<void> }

/** Signs an expert in and opens their desk, switched on. Whatever is still open is given back on leaving. */
export async function openExpertWindow(
  browser: Browser,
  email: string,
  language: Language,
  device: BrowserContextOptions = {},
): Promise<ExpertWindow> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    ...device,
  })
  const { request } = context
  const token = await signIn(request, email)
  const { card } = await call(request, ['PUT', '/me/expert/switch'], token, { on: true })
  await context.addInitScript(
    ([kept, locale]) => {
      localStorage.setItem('token', kept ?? '')
      localStorage.setItem('user-locale', locale ?? 'fr')
      localStorage.setItem('detected-country', 'fr')
    },
    [token, language],
  )
  const page = await context.newPage()
  await page.goto(`/${language}/demandes`)
  await expect(page.getByRole('heading', { name: language === 'fr' ? 'File' : 'Queue' })).toBeVisible()
  // A page asks once who is available, and a desk counts a moment after it has opened its stream.
  const here = async () => (await call(request, ['GET', `/experts/here?ids=${card.id}`], token)).here
  await expect.poll(here).toEqual([card.id])
  return {
    page,
    context,
    async leave() {
      await page.goto('about:blank')
      const { open } = await call(request, ['GET', '/desk?locale=fr'], token)
      for (const { id } of open) {
        const { lease } = await call(request, ['GET', `/desk/questions/${id}?locale=fr`], token)
        if (lease)
          await call(request, ['POST', `/desk/questions/${id}/give-up`], token, { token: lease.token, reason: '' })
      }
      await context.close()
    },
  }
}

type WorkerFixtures = {
  /** The product as this worker's tests meet it: they have it to themselves, one after the other. */
  server: TestServer
}

type Fixtures = {
  complaints: string[]
  language: Language
  /** The demonstration expert's desk, open in a window of its own. */
  desk: Page
  /** Nothing to use: it ends every journey. */
  ending: undefined
}

/** A person of a journey has chosen the language of the home page they open; the browser's country does not move them. */
export function chooseLanguageShown() {
  const home = /^\/(fr|en)$/i.exec(location.pathname)
  if (!home || localStorage.getItem('user-locale')) return
  localStorage.setItem('user-locale', home[1]?.toLowerCase() ?? 'fr')
  localStorage.setItem('detected-country', 'fr')
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      waitForRunningPages(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker', auto: true, timeout: 200_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  baseURL: async ({}, use) => use(address),
  ending: [
    async ({ request }, use) => {
      await use(undefined)
      await closeOrders(request)
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(chooseLanguageShown)
    await use(context)
    const { origins } = await context.storageState()
    const token = origins[0]?.localStorage.find(({ name }) => name === 'token')?.value
    if (token) await closeAll(context.request, token)
  },
  page: async ({ page }, use) => {
    await use(page)
    // An answer that a test has altered and that is on its way just now ends with the page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  language: ['fr', { option: true }],
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    watch(page, complaints)
    await use(complaints)
    expect(complaints).toEqual([])
  },
  desk: async ({ browser, language }, use) => {
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    await use(desk.page)
    await desk.leave()
  },
})

export { expect }
