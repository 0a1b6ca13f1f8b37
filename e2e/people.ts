import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { controlPort } from './server.ts'

/** Moves the server's clock forward; what falls due is done within some seconds of real time. */
export async function advance(minutes: number): Promise<void> {
  await fetch(`http://127.0.0.1:${controlPort}/advance?ms=${minutes * 60_000}`)
}

export async function restartServer(signal: 'term' | 'kill'): Promise<void> {
  await fetch(`http://127.0.0.1:${controlPort}/restart?signal=${signal}`)
}

let lastCard = 0

/** A good card that nobody has used: one card has one introductory offer. */
export function freshCard(): string {
  lastCard += 1
  const body = `424242${String(Date.now() % 1_000_000).padStart(6, '0')}${String(lastCard).padStart(3, '0')}`
  let sum = 0
  ;[...body].reverse().forEach((digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  })
  return body + String((10 - (sum % 10)) % 10)
}

/** Every page of a journey: what the console said, and what the content policy refused. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
}

async function signIn(
  browser: Browser,
  email: string,
  locale: 'fr' | 'en',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext()
  const answer = await context.request.post('/api/sign-in', {
    data: { email, password: 'clairavis-demo' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { token } = (await answer.json()) as { token: string }
  await context.addInitScript(
    ([value, language]) => {
      localStorage.setItem('token', value ?? '')
      localStorage.setItem('user-locale', language ?? 'fr')
      localStorage.setItem('detected-country', 'fr')
    },
    [token, locale],
  )
  return { context, page: await context.newPage() }
}

type Fixtures = {
  complaints: string[]
  /** The demonstration expert's desk, open in a window of its own. */
  desk: Page
  english: boolean
}

export const test = base.extend<Fixtures>({
  english: [false, { option: true }],
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    watch(page, complaints)
    await use(complaints)
    expect(complaints).toEqual([])
  },
  desk: async ({ browser, english }, use) => {
    const { context, page } = await signIn(browser, 'expert@demo.test', english ? 'en' : 'fr')
    await page.goto(english ? '/en/demandes' : '/fr/demandes')
    await use(page)
    await context.close()
  },
})

export { expect }
