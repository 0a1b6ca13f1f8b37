import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { softwareAuthenticator } from '../../test/harness/software-authenticator.ts'
import { Caller, emailsReadBy, setUpTestApp, testApp } from '../../test/harness/test-app.ts'
import { emptyDatabase } from '../../test/harness/test-database.ts'
import { actOnApplication, granted, password, submittedApplication } from '../../test/scenarios/onboarding.ts'
import { createAccount } from '../accounts/server/people.ts'
import { stepAt } from '../accounts/sign-in/server/totp.ts'
import { codeFrom } from '../admin/server/testing.ts'
import { inviteFromCommandLine } from './staff-invite.ts'

const live = {
  MODE: 'live',
  ALLOW_SANDBOX_PAYMENTS: 'yes',
  SECRET_KEY: 's'.repeat(40),
  FILE_KEY: 'f'.repeat(64),
  PUBLIC_SITE_URL: 'https://clairavis.test',
}
setUpTestApp(live, { emptied: true })

const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-invite-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

let said: string[] = []
beforeEach(() => {
  // The command uses the machine's clock.
  testApp.clock.advance(Date.now() - testApp.clock.now().getTime())
})
afterEach(() => {
  said = []
})

const run = (args: string[], environment: Record<string, string> = {}) =>
  inviteFromCommandLine(
    args,
    { ...live, DATABASE_URL: testApp.database.url, DATA_DIR: dataDir, ...environment },
    (line) => said.push(line),
  )
const linkSaid = () => said.findLast((line) => line.startsWith('https://')) ?? ''
const tokenIn = (link: string) => /#token=([\w-]+)$/.exec(link)?.[1] ?? ''

/**
 * Follows a link to its end: the second factor, as a person with an authenticator app does, and the passkey without which
 * the console of a live product stays closed.
 */
async function follow(token: string, name: string): Promise<Caller> {
  const anybody = new Caller(null)
  const names = { firstName: name, lastName: 'Essai' }
  const accepted = await anybody.post('/staff-invitation/accept', { token, locale: 'fr', password, ...names })
  expect(accepted.body).toMatchObject({ step: 'second_factor_needed', enroll: { secret: expect.any(String) } })
  const { challenge, enroll } = accepted.body
  const code = codeFrom(enroll.secret, stepAt(testApp.clock.now()))
  const entered = await anybody.post('/sign-in/second-factor', { challenge, code })
  expect(entered.body.recoveryCodes).toHaveLength(8)
  const member = new Caller(entered.body.token, anybody.address, live.PUBLIC_SITE_URL)
  expect((await member.get('/admin/overview')).body.code).toBe('passkey_missing')
  const later = codeFrom(enroll.secret, stepAt(testApp.clock.now()) + 1)
  const options = (await member.post('/me/passkeys/options', { password, code: later })).body
  const passkey = softwareAuthenticator().create(options, { origin: live.PUBLIC_SITE_URL })
  expect((await member.post('/me/passkeys', { name: 'Téléphone', passkey })).status).toBe(200)
  return member
}

describe('where the product is live and nobody is of the staff', () => {
  it('leads from the command to the first expert who is accepted, by two persons', async () => {
    const candidate = await submittedApplication()
    await run(['Owner@Example.com'])
    expect(linkSaid()).toMatch(/^https:\/\/clairavis\.test\/fr\/rejoindre-equipe#token=/)
    const owner = await follow(tokenIn(linkSaid()), 'Alix')
    expect((await owner.get('/me')).body).toMatchObject({
      email: 'owner@example.com',
      roles: ['client', 'owner'],
      secondFactor: 'on',
    })

    const first = await actOnApplication(owner, candidate.id, 'approve', granted)
    const nobody = { step: 'second_yes', others: true, people: [], roles: ['compliance', 'owner'] }
    expect(first.body).toMatchObject({ state: 'in_review', approvedOnceBy: { own: true }, waitsFor: [nobody] })
    expect((await actOnApplication(owner, candidate.id, 'approve', granted)).body.code).toBe('second_person_needed')

    const reason = 'Seconde personne pour les candidatures.'
    const email = 'compliance@example.com'
    const sent = await owner.post('/admin/staff/invitations', { email, roles: ['compliance'], locale: 'en', reason })
    expect(sent.status).toBe(200)
    const [letter] = await emailsReadBy(email)
    const second = await follow(/#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '', 'Nadia')
    const [waiting] = (await owner.get('/admin/applications?locale=fr')).body.applications
    expect(waiting.waitsFor).toEqual([{ ...nobody, people: [{ id: expect.any(String), name: 'Nadia Essai' }] }])
    expect((await actOnApplication(second, candidate.id, 'approve', granted)).body).toMatchObject({ state: 'approved' })

    const { acts } = (await owner.get('/admin/acts?kind=staff')).body
    expect(acts.map(({ act: what, who }: { act: string; who: string | null }) => [what, who])).toEqual([
      ['staff.join', 'Nadia Essai'],
      ['staff.invite', 'Alix Essai'],
      ['staff.join', 'Alix Essai'],
      ['staff.invite', null],
    ])
  })

  it('shows a new member nothing before the second factor is set', async () => {
    await run(['owner@example.com'])
    const anybody = new Caller(null)
    const names = { firstName: 'Alix', lastName: 'Essai' }
    const token = tokenIn(linkSaid())
    await anybody.post('/staff-invitation/accept', { token, locale: 'fr', password, ...names })
    const again = await anybody.post('/sign-in', { email: 'owner@example.com', password })
    expect(again.body).toMatchObject({ step: 'second_factor_needed', enroll: expect.anything() })
  })

  it('lets nobody of the staff decide about their own application or their own standing as an expert', async () => {
    await run(['owner@example.com'])
    const owner = await follow(tokenIn(linkSaid()), 'Alix')
    const own = await submittedApplication({ email: 'owner@example.com' })
    for (const [verb, body] of [
      ['claim', { locale: 'fr' }],
      ['approve', granted],
      ['reject', { locale: 'fr', reason: 'Je me refuse moi-même.' }],
    ] as const)
      expect((await actOnApplication(owner, own.id, verb, body)).body.code).toBe('own_file')
  })
})

describe('the command that invites', () => {
  it('replaces an earlier link to the same address', async () => {
    await run(['owner@example.com'])
    const first = tokenIn(linkSaid())
    await run(['owner@example.com', '--role', ' Compliance ', '--locale', 'en'])
    const link = linkSaid()
    expect(link).toContain('/en/rejoindre-equipe#token=')
    const look = (token: string) => new Caller(null).post('/staff-invitation/look', { token })
    expect((await look(first)).body.code).toBe('link_invalid')
    expect((await look(tokenIn(link))).body).toMatchObject({ roles: ['compliance'], account: 'new' })
  })

  it('puts the letter into the queue where mail is configured, and says when it is not', async () => {
    await run(['owner@example.com'])
    expect(said.join('\n')).toContain('No mail server is set up')
    await run(['owner@example.com'], { SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(said.at(-1)).toContain('goes there by letter')
    const letters = testApp.ports.db
      .selectFrom('mail_outbox')
      .select(['template', 'state'])
      .orderBy('createdAt')
      .orderBy('mail_outbox.id')
    expect(await letters.execute()).toEqual([
      { template: 'staff.invited', state: 'kept' },
      { template: 'staff.invited', state: 'queued' },
    ])
  })

  it('says what is wrong in a sentence', async () => {
    await createAccount(testApp.ports, { email: 'there@example.com', locale: 'fr', roles: ['client', 'editor'] })
    const refused: [string[], string][] = [
      [[], 'Say whom to invite'],
      [['one@example.com', 'two@example.com'], 'one address at a time'],
      [['owner'], 'owner is not an e-mail address'],
      [['owner@example.com', '--role', 'king'], 'king is no role: there is support, editor, compliance, owner'],
      [['owner@example.com', '--locale', 'de'], 'de is no language'],
      [['owner@example.com', '--power', 'all'], "Unknown option '--power'"],
      [['There@example.com'], 'there@example.com is of the staff already'],
    ]
    for (const [args, sentence] of refused) await expect(run(args)).rejects.toThrow(sentence)
    const rows = testApp.ports.db.selectFrom('staff_invitation').select('id')
    expect(await rows.execute()).toEqual([])
  })

  it('migrates nothing, and says so where it is needed', async () => {
    const database = await emptyDatabase()
    try {
      await expect(run(['owner@example.com'], { DATABASE_URL: database.url })).rejects.toThrow('npm run db:migrate')
      const { rows } = await database.pool.query(`select 1 from pg_tables where schemaname = 'public'`)
      expect(rows).toEqual([])
    } finally {
      await database.drop()
    }
  })
})
