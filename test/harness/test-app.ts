import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Sandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import { keys, openTestSandbox, payInBrowser } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { retentionJobs } from '../../src/accounts/privacy/server/retention.ts'
import { accountsJobs } from '../../src/accounts/server/jobs.ts'
import { createAccount } from '../../src/accounts/server/people.ts'
import { authenticate } from '../../src/accounts/sign-in/server/sessions.ts'
import { staffGuard } from '../../src/admin/server/guard.ts'
import type { ApiApp } from '../../src/api/server/app.ts'
import { billingJobs } from '../../src/billing/server/jobs.ts'
import { contentJobs } from '../../src/content/server/jobs.ts'
import { expertsJobs } from '../../src/experts/server/jobs.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { meetingsJobs } from '../../src/meetings/server/jobs.ts'
import { createBuiltIn } from '../../src/platform/assistant/built-in.ts'
import { FakeClock } from '../../src/platform/clock.ts'
import { type RunningConfig, readConfig } from '../../src/platform/config.ts'
import { transaction } from '../../src/platform/db/connect.ts'
import { createFiles } from '../../src/platform/files/store.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { type StoredSecrets, withLinkSecrets } from '../../src/platform/mail/link-secrets.ts'
import { openMail } from '../../src/platform/mail/outbox.ts'
import { openOutside } from '../../src/platform/outside/http-reader.ts'
import { stripePayments } from '../../src/platform/payments/stripe.ts'
import type { Ports } from '../../src/platform/ports.ts'
import { openRooms } from '../../src/platform/rooms/rooms.ts'
import { maySendEmail } from '../../src/questions/notifications/server/withheld-emails.ts'
import { questionsJobs } from '../../src/questions/server/jobs.ts'
import { buildApi } from '../../src/server/api.ts'
import { featurePorts } from '../../src/server/feature-ports.ts'
import { personalDataHandlers } from '../../src/server/privacy/personal-data.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { type InlineJobs, inlineJobs } from './inline-jobs.ts'
import { memoryBlobStore } from './memory-blob-store.ts'
import { memoryLimits } from './memory-limits.ts'
import { type MemoryLive, memoryLive } from './memory-live.ts'
import { type MemoryPush, memoryPush } from './memory-push.ts'
import { freshDatabase, type TestDatabase } from './test-database.ts'

/**
 * The whole product behind its API for an integration test: real PostgreSQL, the payment sandbox over HTTP, the
 * built-in assistant; a clock, jobs and streams that the test controls. Every test has a new sandbox; `emptied` gives
 * it an empty database too, so that time may pass without plans unknown to this sandbox.
 */
export type TestApp = {
  database: TestDatabase
  sandbox: Sandbox
  ports: Ports
  clock: FakeClock
  jobs: InlineJobs
  live: MemoryLive
  push: MemoryPush
  api: ApiApp
  /** Advances time and runs what falls due on the way, to a precision of five seconds. */
  pass(seconds: number): Promise<void>
  /** Runs what is due now. */
  settle(): Promise<void>
}

export const testApp = {} as TestApp

export function setUpTestApp(environment: Record<string, string> = {}, { emptied = false } = {}): void {
  beforeAll(async () => {
    testApp.database = await freshDatabase()
  })
  afterAll(async () => {
    await testApp.sandbox?.close()
    await testApp.database.drop()
    // The next test file of this process has a test app of its own.
    for (const key of Object.keys(testApp)) Reflect.deleteProperty(testApp, key)
  })
  let used = false
  beforeEach(async () => {
    await testApp.sandbox?.close()
    if (emptied && used && !(await testApp.database.empty())) {
      await testApp.database.drop()
      testApp.database = await freshDatabase()
    }
    used = true
    const clock = new FakeClock('2026-11-20T17:00:00Z')
    const now = () => clock.now()
    const { sandbox } = await openTestSandbox({ now })
    const { db } = testApp.database
    const jobs = inlineJobs(db)
    const live = memoryLive()
    const push = memoryPush()
    const config: RunningConfig = {
      ...readConfig({ SCRIPTED_EXPERT: 'no', PUBLIC_SITE_URL: 'https://clairavis.test', ...environment }),
      SECRET_KEY: 's'.repeat(40),
      FILE_KEY: 'f'.repeat(64),
      PUSH_KEY: 'p'.repeat(43),
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
    }
    const ports: Ports = {
      ...featurePorts,
      config,
      db,
      transact: (act) => transaction(db, act),
      clock,
      ids: randomIds,
      jobs,
      live,
      mail: openMail({
        ...{ db, jobs, clock, ids: randomIds, maySend: maySendEmail, secretKey: config.SECRET_KEY },
        transport: null,
      }),
      files: createFiles(memoryBlobStore(), config.FILE_KEY),
      limits: memoryLimits(clock),
      passwords: cheapPasswords(),
      countries: { countryOf: () => 'FR' },
      payments: stripePayments({ secretKey: keys.secretKey, base: sandbox.url, now }),
      push,
      rooms: openRooms(config),
      outside: openOutside({ local: true, timeoutMilliseconds: 2000 }),
      companyRegister: null,
      assistant: createBuiltIn(),
      timeControl: null,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    }
    await ports.payments.ensureCatalogue([
      { lookupKey: 'plan_monthly', name: 'Plan', amount: 2900, currency: 'eur' },
      { lookupKey: 'copilot_monthly', name: 'Copilot', amount: 20_000, currency: 'eur' },
    ])
    accountsJobs(ports)
    contentJobs(ports)
    expertsJobs(ports)
    billingJobs(ports)
    questionsJobs(ports)
    meetingsJobs(ports)
    retentionJobs(ports, personalDataHandlers)
    const api = buildApi({ ports, authenticate: authenticate(ports), ...staffGuard(ports) }, async () => ({}))
    const settle = async () => {
      await jobs.runDue(clock.now())
    }
    const pass = async (seconds: number) => {
      for (let left = seconds * 1000; left > 0; ) {
        const wait = (await nextDue(db, jobs)) - clock.now().getTime()
        const step = Math.min(left, stepMs * Math.max(1, Math.ceil(wait / stepMs)))
        clock.advance(step)
        left -= step
        await settle()
      }
    }
    Object.assign(testApp, { sandbox, ports, clock, jobs, live, push, api, settle, pass } satisfies Partial<TestApp>)
  })
}

const stepMs = 5000
/** It only does what `nextDue` of the questions announces, so that a round with nothing due can be skipped. */
const byDate = ['question.sweep']

async function nextDue(db: Ports['db'], jobs: InlineJobs): Promise<number> {
  const soonest = db.selectFrom('question').select((select) => select.fn.min('nextDueAt').as('at'))
  const at = (await soonest.executeTakeFirstOrThrow()).at
  const due = await jobs.nextDue(byDate)
  return Math.min(at?.getTime() ?? Number.POSITIVE_INFINITY, due?.getTime() ?? Number.POSITIVE_INFINITY)
}

/** A caller of the API with their own token, like a browser. */
export class Caller {
  token: string | null
  readonly address: string
  /** The site that a browser names, which passkeys belong to. */
  readonly origin: string | undefined
  constructor(token: string | null, address = '192.0.2.10', origin?: string) {
    this.token = token
    this.address = address
    this.origin = origin
  }

  async call(method: string, path: string, body?: unknown, key: string = randomUUID()) {
    const response = await testApp.api.request(path, {
      method,
      headers: {
        ...(this.origin ? { origin: this.origin } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      },
      body: body instanceof FormData ? body : body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
    return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : text) as any }
  }
  get = (path: string) => this.call('GET', path)
  post = (path: string, body: unknown = {}, key?: string) => this.call('POST', path, body, key)
  put = (path: string, body: unknown) => this.call('PUT', path, body)
}

/** An email as its addressee reads it: in the outbox the secrets of links are encrypted. */
export const asRead = <Row extends StoredSecrets>(row: Row): Row => ({
  ...row,
  ...withLinkSecrets(testApp.ports.config.SECRET_KEY, row),
})

/** The emails to an address as its owner reads them, the oldest first. */
export async function emailsReadBy(address: string) {
  const letters = testApp.ports.db.selectFrom('mail_outbox').selectAll().where('toAddress', '=', address)
  const rows = await letters.orderBy('createdAt').orderBy('id').execute()
  return rows.map(asRead)
}

export async function visitor(): Promise<Caller> {
  const caller = new Caller(null)
  const { body } = await caller.post('/visit', { locale: 'fr' })
  caller.token = body.token
  return caller
}

let experts = 0

/** An expert of these categories, available and with an open stream unless stated otherwise. */
export async function expert(
  options: {
    categories?: string[]
    online?: boolean
    regulated?: 'law' | 'health' | 'finance'
    languages?: Locale[]
  } = {},
): Promise<Caller & { expertId: string; personId: string }> {
  const { ports } = testApp
  experts += 1
  const email = `expert-${randomUUID()}@demo.test`
  const password = 'une longue phrase de passe'
  const personId = await createAccount(ports, { email, locale: 'fr', roles: ['client', 'expert'], password })
  const expertId = ports.ids.id()
  await ports.db
    .insertInto('expert')
    .values({
      id: expertId,
      personId,
      slug: `expert-${expertId}`,
      firstName: 'Hélène',
      lastName: `Numéro ${experts}`,
      gender: 'f',
      professionFr: 'Avocate',
      professionEn: 'Lawyer',
      headlineFr: 'Logement',
      headlineEn: 'Housing',
      bioFr: 'Vingt ans de pratique.',
      bioEn: 'Twenty years of practice.',
      assistantName: 'Ariane',
      assistantGender: 'f',
      portrait: '/portraits/helene.svg',
      city: 'Nantes',
      department: '44',
      languages: options.languages ?? ['fr', 'en'],
      switchedOn: true,
      createdAt: ports.clock.now(),
    })
    .execute()
  for (const category of options.categories ?? ['logement'])
    await ports.db.insertInto('expert_category').values({ expertId, category, subCategory: '', skill: 0.9 }).execute()
  await ports.db
    .insertInto('expert_title')
    .values({
      id: ports.ids.id(),
      expertId,
      regulated: options.regulated ?? 'law',
      labelFr: 'Avocate',
      labelEn: 'Lawyer',
      body: 'Barreau de Nantes',
      checkedOn: '2026-01-01',
      validUntil: null,
    })
    .execute()
  const caller = new Caller(null)
  const { body } = await caller.post('/sign-in', { email, password })
  caller.token = body.token
  if (options.online !== false) await testApp.live.follow(personId, null, () => {})
  return Object.assign(caller, { expertId, personId })
}

/** Pays an order as the browser does. */
export async function pay(order: { paymentIntent: string; clientSecret: string }, number: string) {
  return payInBrowser(testApp.sandbox.url, { id: order.paymentIntent, client_secret: order.clientSecret }, number)
}
