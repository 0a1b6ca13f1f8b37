import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'

/** What the holder of a card does on the page of their bank. */
export type BankAnswer = 'approve' | 'refuse'

/**
 * Stripe in test mode, or a sandbox that responds like it, for one run: customers live on a test clock, and products,
 * prices and idempotency keys have names of their own, so that a run disturbs nothing in the account and can be repeated.
 */
export type Provider = {
  isStripe: boolean
  /** Base URL for the product, and its key. */
  base: string
  secretKey: string
  stripe: Stripe
  /** Customers are created on this clock from now on. */
  startClock(at: Date): Promise<void>
  advanceTo(at: Date): Promise<void>
  answerBank(page: string, answer: BankAnswer): Promise<void>
  /** Events arrive at Stripe some seconds after what they report. */
  patience(): Promise<void>
  cleanUp(): Promise<void>
}

export const isTestKey = (key: string) => /^[sr]k_test_\w+$/.test(key)

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export async function openProvider(secretKey: string, target: string): Promise<Provider> {
  if (!isTestKey(secretKey)) throw new Error('Only a test key of Stripe is used here: sk_test_… or rk_test_….')
  const isStripe = target === 'https://api.stripe.com'
  const run = `run${Date.now().toString(36)}`
  const clocks: string[] = []
  const made = { products: new Set<string>(), prices: new Set<string>(), tax_rates: new Set<string>() }
  const proxy = await openProxy(target, {
    request: (path, body) => ({
      path: named(path, run),
      body: named(path === '/v1/customers' && body ? `${body}&test_clock=${clocks.at(-1)}` : body, run),
    }),
    key: (key) => `${run}:${key}`.slice(0, 255),
    answer(path, text) {
      const kind = /^\/v1\/(products|prices|tax_rates)$/.exec(path)?.[1] as keyof typeof made | undefined
      if (kind) made[kind].add(JSON.parse(text).id)
      return text.replaceAll(`_${run}`, '')
    },
  })
  const { hostname, port } = new URL(proxy.url)
  const connection = { host: hostname, port, protocol: 'http' as const, telemetry: false }
  const stripe = new Stripe(secretKey, { ...connection, apiVersion: '2026-10-28.endive' })
  const browser = isStripe ? openBankBrowser() : undefined

  return {
    isStripe,
    base: proxy.url,
    secretKey,
    stripe,
    async startClock(at) {
      clocks.push((await stripe.testHelpers.testClocks.create({ frozen_time: seconds(at), name: run })).id)
    },
    async advanceTo(at) {
      const clock = clocks.at(-1) ?? ''
      const before = await stripe.testHelpers.testClocks.retrieve(clock)
      if (seconds(at) <= before.frozen_time) return
      let { status } = await stripe.testHelpers.testClocks.advance(clock, { frozen_time: seconds(at) })
      while (status !== 'ready') {
        await wait(2000)
        ;({ status } = await stripe.testHelpers.testClocks.retrieve(clock))
        if (status === 'internal_failure') throw new Error('Stripe could not advance the test clock.')
      }
    },
    async answerBank(page, answer) {
      if (browser) return browser.answer(page, answer)
      await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: answer }), redirect: 'manual' })
    },
    patience: async () => {
      if (isStripe) await wait(3000)
    },
    async cleanUp() {
      for (const clock of clocks) await stripe.testHelpers.testClocks.del(clock)
      for (const id of made.prices) await stripe.prices.update(id, { active: false })
      for (const id of made.products) await stripe.products.update(id, { active: false })
      for (const id of made.tax_rates) await stripe.taxRates.update(id, { active: false })
      await browser?.close()
      proxy.close()
    },
  }
}

/** Names that the product gives to its products and prices, as this run's own. */
const named = (text: string, run: string) => text.replaceAll(/(plan|copilot)_monthly(?!_run)/g, `$1_monthly_${run}`)

type Changes = {
  request(path: string, body: string): { path: string; body: string }
  key(key: string): string
  answer(path: string, text: string): string
}

/** Passes the product's requests on to `target`, and changes them on the way. */
async function openProxy(target: string, changes: Changes) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const { path, body } = changes.request(url, await bodyOf(request))
    const headers = new Headers()
    for (const name of ['authorization', 'content-type', 'stripe-version', 'user-agent']) {
      const value = request.headers[name]
      if (value) headers.set(name, String(value))
    }
    const key = request.headers['idempotency-key']
    if (key) headers.set('idempotency-key', changes.key(String(key)))
    const answer = await fetch(target + path, { method, headers, ...(method === 'POST' ? { body } : {}) })
    const text = await answer.text()
    const kept = ['content-type', 'request-id', 'retry-after', 'stripe-should-retry']
    response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => kept.includes(name))))
    response.end(method === 'POST' && answer.ok ? changes.answer(url, text) : changes.answer('', text))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/**
 * Stripe's page of 3-D Secure in test mode needs a browser: https://docs.stripe.com/testing#three-ds-cards. Its buttons
 * may stand in a frame.
 */
function openBankBrowser() {
  const button = { approve: '#test-source-authorize-3ds', refuse: '#test-source-fail-3ds' }
  const opened = (async () => {
    const [{ chromium }, { browserArguments, browserPath }] = await Promise.all([
      import('@playwright/test'),
      import('../../e2e/browser.ts'),
    ])
    return chromium.launch({ executablePath: browserPath, args: browserArguments })
  })()
  return {
    async answer(address: string, answer: BankAnswer) {
      const page = await (await opened).newPage()
      await page.goto(address)
      for (let tries = 0; tries < 60; tries += 1) {
        for (const frame of page.frames()) {
          const found = frame.locator(button[answer])
          if ((await found.count()) === 0) continue
          await found.click()
          await page.waitForURL((url) => url.hostname === 'clairavis.test').catch(() => {})
          return page.close()
        }
        await wait(500)
      }
      throw new Error('Stripe’s page of 3-D Secure shows no button that is known here.')
    },
    close: async () => (await opened).close(),
  }
}
