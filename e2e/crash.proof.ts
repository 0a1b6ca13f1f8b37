import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshCard, keys } from '../packages/stripe-sandbox/testing/sandbox.ts'
import { paymentSandbox } from '../tools/runtime.mjs'

/**
 * `kill -9` of the whole process group, database included, at random moments under a load of asks, messages and
 * payments. Whatever was acknowledged is there afterwards, once; nobody repairs anything.
 */
const kills = Number(process.env.KILLS ?? (process.env.PROVE ? 50 : 3))
const port = 4520
const base = `http://127.0.0.1:${port}`

let dataDir: string
let child: ChildProcess | undefined

async function open(): Promise<void> {
  child = spawn(process.execPath, [...paymentSandbox.options, 'build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: dataDir,
      SCRIPTED_EXPERT: 'no',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  for (let tries = 0; tries < 1200; tries += 1) {
    const answer = await fetch(`${base}/api/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The server did not come back.')
}

/** Everybody comes from an address of their own: the limits against card testing are not what is proven here. */
function addressOf(name: string): string {
  let sum = 0
  for (const sign of name) sum = (sum * 31 + sign.charCodeAt(0)) % 16_777_213
  return `10.${(sum >> 16) & 255}.${(sum >> 8) & 255}.${sum & 255}`
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function kill(): Promise<void> {
  const dead = child
  if (!dead?.pid) return
  const ended = new Promise<void>((resolve) => dead.once('exit', () => resolve()))
  process.kill(-dead.pid, 'SIGKILL')
  await ended
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'clairavis-crash-'))
  await open()
}, 180_000)
afterAll(async () => {
  child?.kill('SIGTERM')
  await pause(1500)
  rmSync(dataDir, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: a proof looks at whatever came back
type Body = any

/** Repeats a command under one key until it is acknowledged, as the product's own client does. */
async function command(token: string, path: string, body: unknown, method = 'POST'): Promise<Body> {
  const key = crypto.randomUUID()
  for (;;) {
    const answer = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': addressOf(token),
      },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (answer?.ok) {
      const reply = await answer.json().catch(() => null)
      if (reply !== null) return reply
    } else if (answer && answer.status < 500 && answer.status !== 409) {
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    }
    await pause(150)
  }
}

async function read(token: string, path: string): Promise<Body> {
  for (;;) {
    const answer = await fetch(base + path, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(token) },
    }).catch(() => null)
    if (answer?.ok) return answer.json()
    await pause(150)
  }
}

async function form(path: string, fields: Record<string, string>): Promise<Body> {
  for (;;) {
    const answer = await fetch(base + path, {
      method: 'POST',
      body: new URLSearchParams({ key: keys.publishableKey, ...fields }),
    })
      .then((response) => response.json())
      .catch(() => null)
    if (answer) return answer
    await pause(150)
  }
}

type Talk = { token: string; question: string; said: string[]; order: string | null }

const text = (nth: number) =>
  `Question ${nth} : mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que faire ?`

async function talk(nth: number): Promise<Talk> {
  let visit: Body = null
  while (!visit?.token) {
    visit = await fetch(`${base}/api/visit`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'x-forwarded-for': addressOf(`visitor ${nth}`),
      },
      body: JSON.stringify({ locale: 'fr' }),
    })
      .then((answer) => answer.json())
      .catch(() => null)
    if (!visit?.token) await pause(150)
  }
  const { token } = visit
  const asked = await command(token, '/api/questions', { text: text(nth), category: 'logement', locale: 'fr' })
  const said: string[] = []
  for (let index = 0; index < 2; index += 1) {
    const words = `Précision ${nth}-${index} : la SCI Les Tilleuls, avant vendredi.`
    await command(token, `/api/questions/${asked.id}/messages`, { text: words })
    said.push(words)
  }
  const done: Talk = { token, question: asked.id, said, order: null }
  if (nth % 2 === 0) done.order = await pay(token, asked.id, nth)
  return done
}

async function pay(token: string, question: string, nth: number): Promise<string> {
  await command(token, '/api/me/email-capture', { email: `crash-${nth}@client.test`, locale: 'fr', marketing: false })
  await command(token, `/api/questions/${question}/ask-expert`, { locale: 'fr' })
  const quote = await command(token, `/api/questions/${question}/quote`, { kind: 'first' })
  const order = await command(token, `/api/questions/${question}/order`, {
    quoteId: quote.id,
    signature: quote.signature,
    accepted: { terms: true, startNow: true },
    locale: 'fr',
  })
  let shown = order
  for (let tries = 0; tries < 60 && shown.status !== 'held'; tries += 1) {
    if (shown.clientSecret) {
      const method = await form('/sandbox-payments/v1/payment_methods', {
        type: 'card',
        'card[number]': freshCard(10_000 * nth + tries),
        'card[exp_month]': '12',
        'card[exp_year]': '2040',
        'card[cvc]': '123',
      })
      await form(`/sandbox-payments/v1/payment_intents/${shown.paymentIntent}/confirm`, {
        client_secret: shown.clientSecret,
        payment_method: method.id,
        return_url: `${base}/fr`,
      })
    }
    shown = await command(token, `/api/orders/${order.id}/settle`, {})
  }
  expect(shown.status).toBe('held')
  return order.id
}

/** The order of every hold that the provider has, as often as it has one; the provider locks its books while it runs. */
async function heldAtProvider(): Promise<string[]> {
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  child?.kill('SIGTERM')
  await ended
  const books = new DatabaseSync(join(dataDir, 'payments-sandbox.db'))
  try {
    const rows = books.prepare(`select body from object where kind = 'payment_intent'`).all()
    return rows
      .map(({ body }) => JSON.parse(String(body)) as { status: string; metadata: { order_id: string } })
      .filter(({ status }) => status === 'requires_capture')
      .map(({ metadata }) => metadata.order_id)
  } finally {
    books.close()
  }
}

it(`loses and doubles nothing in ${kills} kills`, { timeout: 240_000 + kills * 60_000 }, async () => {
  const talks: Promise<Talk>[] = []
  let running = true
  let nth = 0
  let unfinished = 0
  const load = (async () => {
    while (running) {
      // A slow machine is given no more than it can end.
      if (unfinished < 12) {
        nth += 1
        unfinished += 1
        const one = talk(nth).finally(() => (unfinished -= 1))
        // Every promise gets a listener at once: a failure is looked at together with the others below.
        one.catch(() => {})
        talks.push(one)
      }
      await pause(350)
    }
  })()
  for (let count = 0; count < kills; count += 1) {
    await pause(1200 + Math.random() * 2500)
    await kill()
    await open()
  }
  running = false
  await load
  const done = await Promise.all(talks)
  for (const { token, question, said, order } of done) {
    const list = await read(token, '/api/questions?locale=fr')
    expect(list.items.map((item: Body) => item.id)).toEqual([question])
    const { messages } = await read(token, `/api/questions/${question}/messages?locale=fr`)
    const own = messages.filter((message: Body) => message.author === 'client').map((message: Body) => message.text)
    expect(own.slice(1)).toEqual(said)
    expect(messages.map((message: Body) => message.seq)).toEqual(messages.map((_: Body, index: number) => index + 1))
    if (!order) continue
    const standing = async () => {
      const { payment, orderId } = await read(token, `/api/questions/${question}?locale=fr`)
      return { payment, orderId }
    }
    // A job whose process died is given to another after 30 s without a heartbeat (`platform/jobs/pg-boss.ts`).
    await expect.poll(standing, { timeout: 120_000 }).toEqual({ payment: 'HELD', orderId: order })
  }
  // In the provider's books as well: one payment for each order, and one of its holds.
  const ordered = done.flatMap(({ order }) => order ?? []).sort()
  expect((await heldAtProvider()).sort()).toEqual(ordered)
  const paid = done.filter((one) => one.order !== null).length
  console.log(
    `${kills} kills, ${done.length} questions, ${done.length * 3} messages, ${paid} holds: none lost or doubled`,
  )
  expect(done.length).toBeGreaterThan(kills)
})
