import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { cheapPasswords } from '../../../test/harness/cheap-passwords.ts'
import { type InlineJobs, inlineJobs } from '../../../test/harness/inline-jobs.ts'
import { memoryLimits } from '../../../test/harness/memory-limits.ts'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import type { Actor, Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { FakeClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { transaction } from '../../platform/db/connect.ts'
import { randomIds } from '../../platform/ids.ts'
import { openMail } from '../../platform/mail/outbox.ts'
import type { Email } from '../../platform/mail/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { openMagicLink } from '../sign-in/server/open-link.ts'
import { authenticate, startVisit } from '../sign-in/server/sessions.ts'
import { signIn } from '../sign-in/server/sign-in.ts'
import { accountsJobs } from './jobs.ts'
import { createAccount } from './people.ts'

/** Shared by the tests of this folder: a database, a clock of their own, and people to sign in. */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const anonymousActor: Actor = { kind: 'anyone', address: '192.0.2.7' }
export const device = null
export const goodPassword = 'quatre poules rousses'

export let database: TestDatabase
export let clock: FakeClock
export let ports: Ports
export let sentEmails: Email[]
let jobs: InlineJobs

/** Called once at the top of a test file. */
export function setUpTestApp(): void {
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(() => {
    clock = new FakeClock('2026-03-02T09:00:00Z')
    sentEmails = []
    jobs = inlineJobs(database.db)
    const { db } = database
    const outbox = openMail({
      ...{ db, jobs, clock, ids: randomIds, maySend: async () => true, secretKey: 's'.repeat(40) },
      transport: null,
    })
    const mail: Ports['mail'] = {
      ...outbox,
      enqueue: async (tx, letter) => {
        sentEmails.push(letter)
        await outbox.enqueue(tx, letter)
      },
    }
    ports = {
      config: { ...readConfig({ PUBLIC_SITE_URL: 'https://clairavis.test' }), SECRET_KEY: 's'.repeat(40) },
      db: database.db,
      transact: (act: Parameters<Ports['transact']>[0]) => transaction(database.db, act),
      clock,
      ids: randomIds,
      passwords: cheapPasswords(),
      jobs,
      limits: memoryLimits(clock),
      mail,
      visitors: { claimers: [], mustBeAskable: async () => {}, firstContact: async () => {} },
    } as unknown as Ports
    accountsJobs(ports)
  })
}

let addresses = 0
export function newEmail(): string {
  addresses += 1
  return `camille${addresses}@exemple.fr`
}
export const whoIs = (token: string) => authenticate(ports)(token, '192.0.2.7')

export async function person(token: string): Promise<Person> {
  const actor = await whoIs(token)
  if (actor.kind !== 'person') throw new Error('nobody')
  return actor
}

export async function visitor(): Promise<{ token: string; actor: Person }> {
  const { token } = await startVisit(ports, anonymousActor, { locale: 'fr', device })
  return { token, actor: await person(token) }
}

export async function refusal(act: Promise<unknown>): Promise<string> {
  try {
    await act
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'no refusal'
}

/** Runs the due jobs and returns the emails that they write, in order. */
export async function emailsAfter(): Promise<Email[]> {
  sentEmails = []
  await jobs.runDue(clock.now())
  expect(jobs.failures).toEqual([])
  return sentEmails
}

export const tokenInEmail = (letter: Email | undefined) =>
  /#(?:token|address)=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
export const openEmailLink = async (
  token: string,
  actor: Actor = anonymousActor,
  more: { password?: string; withoutPassword?: boolean } = {},
) => {
  const reply = await openMagicLink(ports, actor, { token, withoutPassword: false, ...more, device })
  if (reply.step !== 'signed_in') throw new Error(reply.step)
  return reply
}
export const signInAs = (email: string, password: string, actor: Actor = anonymousActor, cookies?: string) =>
  signIn(ports, actor, { email, password, device, cookies })

export async function signedInAs(email: string, password: string, actor: Actor = anonymousActor): Promise<string> {
  const reply = await signInAs(email, password, actor)
  if (reply.step !== 'signed_in') throw new Error(reply.step)
  return reply.token
}

export async function member(extra: Partial<Parameters<typeof createAccount>[1]> = {}) {
  const email = newEmail()
  const id = await createAccount(ports, { email, locale: 'fr', password: goodPassword, ...extra })
  return { id, email }
}
