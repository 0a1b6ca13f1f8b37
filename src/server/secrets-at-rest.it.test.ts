import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor } from '../../test/fixtures/actors.ts'
import { pdf } from '../../test/fixtures/sample-files.ts'
import { asRead, Caller, emailsReadBy, setUpTestApp, testApp } from '../../test/harness/test-app.ts'
import { heldOrder } from '../../test/scenarios/main-path.ts'
import { applicationRow, approvedApplication, submittedApplication } from '../../test/scenarios/onboarding.ts'
import { createAccount } from '../accounts/server/people.ts'
import { prepareFactor, proveFactor } from '../accounts/sign-in/server/second-factor.ts'
import { factorOf } from '../accounts/sign-in/server/token-store.ts'
import { accountKey, encryptIban, payoutAccount, payoutKey } from '../billing/payouts/server/earnings.ts'
import { applicationSealKey } from '../experts/server/payout-port.ts'
import { calendarSealKey } from '../meetings/calendar/server/outside-calendar.ts'
import { sealWith } from '../platform/files/seal.ts'
import { openFiles } from '../platform/files/store.ts'
import { withLinkSecrets } from '../platform/mail/link-secrets.ts'
import { rotateKeys } from './rotate-keys.ts'

setUpTestApp()

/** Every row of every table, as somebody reads it who has a copy of the database. */
async function dump(): Promise<string> {
  const { db } = testApp.ports
  const tables = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  expect(tables.rows.length).toBeGreaterThan(90)
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db)
    parts.push(...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

async function memberEmail(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await createAccount(testApp.ports, { email, locale: 'fr' })
  return email
}

const tokenIn = (text = '') => /#(?:token|address|phone)=([\w-]{16,})/.exec(text)?.[1] ?? ''

describe('a copy of the database', () => {
  it('lets nobody in: it holds no link to sign in, to reset, to confirm, to join, and no session', async () => {
    const anybody = new Caller(null)
    const email = await memberEmail()
    const locale = 'fr'
    await anybody.post('/sign-in/link', { email, locale })
    await anybody.post('/password/forgotten', { email, locale })
    await anybody.post('/sign-up', { email: 'new@example.com', password: 'une longue phrase de passe', locale })
    await anybody.post('/questions/by-letter', {
      ...{ text: 'Mon propriétaire ne me rend pas mon dépôt de garantie depuis deux mois.', locale },
      email: 'asks@example.com',
    })
    const owner = await (await createActor('staff')).signIn()
    await owner.post('/admin/staff/invitations', {
      ...{ email: 'joins@example.com', roles: ['support'], locale, reason: 'Pour aider au support.' },
    })
    await testApp.settle()
    const tokens = []
    for (const address of [email, 'asks@example.com', 'joins@example.com'])
      tokens.push(...(await emailsReadBy(address)).map(({ text }) => tokenIn(text)).filter(Boolean))
    expect(tokens.length).toBeGreaterThanOrEqual(4)
    const whole = await dump()
    expect(whole).toContain('joins@example.com')
    for (const token of [...tokens, owner.token ?? '', (await (await createActor('expert')).signIn()).token ?? '']) {
      expect(token.length).toBeGreaterThan(15)
      expect(whole.includes(token)).toBe(false)
    }
  })

  it('holds no link to an application or to a contract either', async () => {
    const { email, token } = await approvedApplication()
    const { order } = await heldOrder()
    await testApp.settle()
    const contracts = testApp.ports.db.selectFrom('mail_outbox').selectAll().where('key', '=', `contract:${order.id}`)
    const letters = [...(await emailsReadBy(email)), asRead(await contracts.executeTakeFirstOrThrow())]
    const links = letters.map(({ text }) => /[\w-]{16,}\.[\w-]{43}(?![\w-])/.exec(text)?.[0] ?? '')
    // Received, approved, and the way out of a contract.
    expect(links.filter((link) => link === token).length).toBeGreaterThan(1)
    expect(links.at(-1)?.length).toBeGreaterThan(60)
    const whole = await dump()
    for (const link of links.filter(Boolean)) expect(whole.includes(link)).toBe(false)
  })
})

describe('keys that are replaced', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clairavis-keys-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
  const fresh = { file: 'n'.repeat(64), secret: 'm'.repeat(40) }

  it('leave nothing under the old ones that anybody still needs', async () => {
    const { ports } = testApp
    const { db, config } = ports
    const { FILE_KEY, SECRET_KEY } = config
    const sheet = await submittedApplication({ iban: 'FR7630006000011234567890189' })
    const applications = db.selectFrom('expert_application').selectAll().where('id', '=', sheet.id)
    const application = await applications.executeTakeFirstOrThrow()
    const person = await createActor('staff')
    const file = await openFiles({ dataDir, fileKey: FILE_KEY }).store('chat', 'bail.pdf', pdf(['Bail']))
    const { secret } = await prepareFactor(ports, person.personId, 'staff@example.com')
    const payout = await storePayout()
    const calendar = await storeCalendar()
    await new Caller(null).post('/sign-in/link', { email: await memberEmail(), locale: 'fr' })
    await testApp.settle()

    const said: string[] = []
    const rotate = () =>
      rotateKeys(
        {
          ...{ DATABASE_URL: testApp.database.url, DATA_DIR: dataDir },
          ...{ FILE_KEY: `${fresh.file},${FILE_KEY}`, SECRET_KEY: `${fresh.secret},${SECRET_KEY}` },
        },
        (sentence) => said.push(sentence),
      )
    const damaged = await openFiles({ dataDir, fileKey: FILE_KEY }).store('chat', 'autre.pdf', pdf(['Autre']))
    const damagedPath = join(dataDir, 'files', damaged.key)
    truncateSync(damagedPath, 40)
    // One row that nobody can open: everything behind it is done all the same.
    const unknown = sealWith('u'.repeat(40)).seal('mail/unknown', Buffer.from('[]'))
    await db
      .insertInto('mail_outbox')
      .values({
        ...{ id: 'unknown', key: 'unknown', template: 'x', toAddress: 'x@example.com', personId: null, locale: 'fr' },
        ...{
          subject: '',
          html: '',
          text: '',
          state: 'kept',
          createdAt: ports.clock.now(),
          secrets: Buffer.from(unknown),
        },
      })
      .execute()
    expect(await rotate()).toBe(false)
    expect(said[0]).toMatch(
      /^Encrypted anew: \d+ accounts of applications, 2 accounts and tax numbers, 1 addresses of calendars, .*, 1 files\.$/,
    )
    expect(said.at(-1)).toMatch(/^Left as they are.*: mail\/unknown \(.*\), chat\/.*\(.*\)\.$/)
    expect(said.at(-1)).toContain(damaged.key)
    rmSync(damagedPath)
    await db.deleteFrom('mail_outbox').where('id', '=', 'unknown').execute()

    const later = { ...ports, config: { ...config, FILE_KEY: fresh.file, SECRET_KEY: fresh.secret } }
    const opened = await openFiles({ dataDir, fileKey: fresh.file }).read(file.key)
    expect(Buffer.from(opened).toString('latin1')).toContain('Bail')
    await expect(openFiles({ dataDir, fileKey: FILE_KEY }).read(file.key)).rejects.toThrow('not configured')
    expect((await payoutAccount(later, payout.expertId))?.iban).toBe(payout.iban)
    const paid = await db.selectFrom('payout').selectAll().executeTakeFirstOrThrow()
    expect(Buffer.from(sealWith(fresh.file).open(payoutKey(paid.id), paid.ibanSealed)).toString()).toBe(payout.iban)
    const kept = await db.selectFrom('meeting_outside_calendar').selectAll().executeTakeFirstOrThrow()
    const opens = sealWith(fresh.file).open(calendarSealKey(kept.specialistId), kept.address)
    expect(Buffer.from(opens).toString()).toBe(calendar)
    const { ibanSealed } = await applicationRow(application.reference)
    expect(ibanSealed?.length).toBeGreaterThan(20)
    const iban = sealWith(fresh.file).open(applicationSealKey(application.id), ibanSealed ?? Buffer.of())
    expect(Buffer.from(iban).toString()).toBe('FR7630006000011234567890189')
    expect(secret.length).toBeGreaterThan(20)
    // A wrong code is refused only after the secret was decrypted.
    const factor = await factorOf(db, person.personId)
    await expect(proveFactor(later, person.personId, factor, '000000')).rejects.toMatchObject({ code: 'code_wrong' })
    await expect(proveFactor(ports, person.personId, factor, '000000')).rejects.toThrow('not configured')
    const letters = await db.selectFrom('mail_outbox').selectAll().where('secrets', 'is not', null).execute()
    expect(letters.length).toBeGreaterThan(0)
    for (const letter of letters) expect(withLinkSecrets(fresh.secret, letter).text).not.toContain('sealed.')

    expect(await rotate()).toBe(true)
    expect(said.at(-2)).toBe(
      'Encrypted anew: 0 accounts of applications, 0 accounts and tax numbers, 0 addresses of calendars, 0 second factors, 0 links in emails, 0 files.',
    )
  })

  it('do not open the rest of a payout, which never changes', async () => {
    await storePayout()
    const change = (set: string) =>
      testApp.ports.db.transaction().execute(async (tx) => {
        await sql`select set_config('clairavis.resealing', 'yes', true)`.execute(tx)
        await sql`update payout set ${sql.raw(set)}`.execute(tx)
      })
    await expect(change(`iban_sealed = '\\x00', amount = amount + 1`)).rejects.toThrow('is never changed')
    await expect(change(`iban_end = '9999'`)).rejects.toThrow('is never changed')
    await expect(sql`update payout set iban_sealed = '\\x00'`.execute(testApp.ports.db)).rejects.toThrow(
      'is never changed',
    )
  })
})

/** Rows whose neighbours do not matter here: foreign keys and triggers rest for their transaction. */
async function storePayout(): Promise<{ expertId: string; iban: string }> {
  const { ports } = testApp
  const [iban, id, expertId] = ['FR7630006000011234567890189', 'payout-1', 'expert-1']
  const at = ports.clock.now()
  await ports.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx.deleteFrom('payout').execute()
    await tx.deleteFrom('payout_account').execute()
    await tx
      .insertInto('payout_account')
      .values({
        ...{ expertId, holder: 'Hélène', ibanEnd: '0189', changedAt: at },
        ibanSealed: encryptIban(ports, accountKey(expertId), iban),
      })
      .execute()
    await tx
      .insertInto('payout')
      .values({
        ...{ id, runId: 'run-1', expertId, amount: 900, answers: 1, holder: 'Hélène', ibanEnd: '0189' },
        ibanSealed: encryptIban(ports, payoutKey(id), iban),
      })
      .execute()
  })
  return { expertId, iban }
}

async function storeCalendar(): Promise<string> {
  const { db, config, clock } = testApp.ports
  const [address, specialistId, at] = ['https://calendar.test/private.ics', 'expert-1', clock.now()]
  const sealed = sealWith(config.FILE_KEY).seal(calendarSealKey(specialistId), Buffer.from(address))
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx.deleteFrom('meeting_outside_calendar').execute()
    await tx
      .insertInto('meeting_outside_calendar')
      .values({
        ...{ specialistId, address: Buffer.from(sealed), host: 'calendar.test', etag: null, modified: null },
        ...{ readAt: at, problem: null, nextReadAt: at, busy: '[]', expandedAt: at, timeZone: 'Europe/Paris' },
      })
      .execute()
  })
  return address
}
