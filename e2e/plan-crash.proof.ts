import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../packages/stripe-sandbox/sandbox.ts'
import { freshCard, keys, sandboxEnvironment } from '../packages/stripe-sandbox/testing/sandbox.ts'

/**
 * `kill -9` between "charged" and "recorded", at each step of a plan: the provider has done its work and its answer never
 * arrives. The provider lives on by itself, as it does in the world; the product starts again with its database.
 */
const port = 4580
const base = `http://127.0.0.1:${port}`

let dataDir: string
let sandbox: Sandbox
let child: ChildProcess | undefined

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function open(): Promise<void> {
  child = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...sandboxEnvironment(sandbox),
      SCRIPTED_EXPERT: 'no',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${base}/api/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The server did not come back.')
}

async function killed(): Promise<void> {
  const dead = child
  if (!dead?.pid) return
  const ended = new Promise<void>((resolve) => dead.once('exit', () => resolve()))
  process.kill(-dead.pid, 'SIGKILL')
  await ended
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'clairavis-plan-crash-'))
  sandbox = await startSandbox({ port: 0, file: join(dataDir, 'payments.db') })
  await open()
}, 120_000)
afterAll(async () => {
  child?.kill('SIGTERM')
  await pause(1500)
  await sandbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: a proof looks at whatever came back
type Body = any

/** Repeats a command under one key until it is acknowledged, as the product's own client does. */
async function command(token: string, path: string, body: unknown = {}): Promise<Body> {
  const key = crypto.randomUUID()
  for (let tries = 0; tries < 300; tries += 1) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
      body: JSON.stringify(body),
    }).catch(() => null)
    const reply = await answer?.json().catch(() => null)
    if (answer?.ok && reply) return reply
    if (answer && answer.status < 500 && answer.status !== 409)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(reply)}`)
    await pause(200)
  }
  throw new Error(`${path} was never acknowledged.`)
}

const read = async (token: string, path: string): Promise<Body> =>
  (await fetch(`${base}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json()

async function bank(path: string, fields: Record<string, string>): Promise<Body> {
  const body = new URLSearchParams({ key: keys.publishableKey, ...fields })
  return (await fetch(`${sandbox.url}/v1/${path}`, { method: 'POST', body })).json()
}

/** Every amount that the provider took from this person. */
async function taken(email: string): Promise<number[]> {
  const list = async (path: string): Promise<Body[]> => {
    const headers = { authorization: `Bearer ${keys.secretKey}`, 'stripe-version': '2026-10-28.endive' }
    return (await (await fetch(`${sandbox.url}/v1/${path}`, { headers })).json()).data
  }
  const [customer] = (await list('customers?limit=100')).filter((one) => one.email === email)
  const payments = await list(`payment_intents?customer=${customer.id}&limit=100`)
  return payments.map((one) => one.amount_received).filter((amount) => amount > 0)
}

/** Lets the provider do the work, ends our process before the answer has come, and starts it again. */
async function crashBefore(match: string, act: () => Promise<Body>): Promise<Body> {
  const answer = sandbox.control.responses.delay(match)
  const acting = act()
  await pause(2500)
  await killed()
  answer()
  await open()
  return acting
}

const orderOf = ({ id, signature }: Body) => ({
  quoteId: id,
  signature,
  terms: true,
  startNow: true,
  locale: 'fr',
})

it('a plan is begun, paid and changed once, whenever the process dies', { timeout: 240_000 }, async () => {
  const email = `${crypto.randomUUID()}@client.test`
  const { token } = await command('', '/visit', { locale: 'fr' })
  await command(token, '/me/email-capture', { email, locale: 'fr', marketing: false })

  // Prepared at the provider, and not heard of.
  const quote = await command(token, '/me/plan/quote', { kind: 'plan' })
  let order = await crashBefore('POST /v1/subscriptions', () => command(token, '/me/plan/orders', orderOf(quote)))
  for (let tries = 0; tries < 100 && !order.clientSecret; tries += 1) {
    await pause(300)
    order = await command(token, `/orders/${order.id}/settle`)
  }

  // Charged, and not written down.
  const card = { 'card[number]': freshCard(77), 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123' }
  const method = await bank('payment_methods', { type: 'card', ...card })
  await bank(`payment_intents/${order.paymentIntent}/confirm`, {
    client_secret: order.clientSecret,
    payment_method: method.id,
    return_url: `${base}/fr`,
  })
  await killed()
  await open()
  expect(await command(token, `/orders/${order.id}/settle`)).toMatchObject({ status: 'captured' })
  expect(await taken(email)).toEqual([2900])
  expect((await read(token, '/me/subscription')).invoices).toHaveLength(1)

  // The difference to copilot: charged by a call whose answer never came.
  const difference = await command(token, '/me/plan/quote', { kind: 'copilot' })
  const { id } = await crashBefore('POST /v1/subscriptions/', () =>
    command(token, '/me/plan/orders', orderOf(difference)),
  )
  await expect
    .poll(async () => (await command(token, `/orders/${id}/settle`)).status, { timeout: 30_000 })
    .toBe('captured')
  expect((await taken(email)).sort()).toEqual([difference.today, 2900].sort())
  const { invoices } = await read(token, '/me/subscription')
  expect(invoices.map(({ total }: Body) => total).sort()).toEqual([difference.today, 2900].sort())
  expect(await read(token, '/me/plan')).toMatchObject({ subscription: { plan: 'copilot', state: 'active' } })
})
