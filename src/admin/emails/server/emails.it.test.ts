import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createActor, createMeeting } from '../../../../test/fixtures/actors.ts'
import { Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import type { Role } from '../../../api/actor.ts'

setUpTestApp({ STAFF_PASSKEY: 'offered' })

const password = 'une longue phrase de passe'

async function member(roles: readonly Role[]): Promise<Caller> {
  const email = `${testApp.ports.ids.id()}@demo.test`
  await createAccount(testApp.ports, { email, locale: 'fr', roles: [...roles], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

/** A staff member who may go on working when the product becomes live. */
async function liveStaff(role: Role) {
  const support = await member(['client', role])
  const person = (await support.get('/me')).body.id as string
  await testApp.ports.db
    .insertInto('second_factor')
    .values({ personId: person, secretEncrypted: 'x', confirmedAt: testApp.clock.now(), recoveryHashes: [] })
    .execute()
  return { person, support }
}

async function leftAddress(email: string): Promise<void> {
  const somebody = await visitor()
  await somebody.post('/me/email-capture', { email, locale: 'fr' })
  await testApp.settle()
}

describe('the outbox', () => {
  it('does not exist for anybody but the staff', async () => {
    for (const caller of [
      new Caller(null),
      await visitor(),
      await member(['client']),
      await member(['client', 'expert']),
    ])
      expect([401, 404]).toContain((await caller.get('/admin/letters')).status)
    expect((await (await member(['client', 'expert'])).get('/admin/letters')).status).toBe(404)
  })

  it('shows the latest letters first, by addressee and template', async () => {
    const staff = await member(['client', 'support'])
    await leftAddress('camille@exemple.fr')
    testApp.clock.advance(1000)
    await leftAddress('robin@exemple.fr')
    const { body } = await staff.get('/admin/letters')
    expect(body.letters[0]).toMatchObject({ to: 'robin@exemple.fr', template: 'accounts.kept', state: 'kept' })
    expect(body.templates).toContain('accounts.kept')
    const only = (await staff.get('/admin/letters?to=Camille@exemple.fr')).body
    expect(only.letters.map((letter: { to: string }) => letter.to)).toEqual(['camille@exemple.fr'])
    expect((await staff.get('/admin/letters?template=none.such')).body).toMatchObject({
      letters: [],
      total: 0,
      pages: 1,
    })
  })

  it('opens a letter by name in the journal, with its link in a rehearsal, and without its secret where it is live', async () => {
    const staff = await member(['client', 'owner'])
    await leftAddress('live@exemple.fr')
    const { id } = (await staff.get('/admin/letters?to=live@exemple.fr')).body.letters[0]
    const open = (await staff.get(`/admin/letters/${id}`)).body
    expect(open.text).toMatch(/\/fr\/lien#token=[\w-]{16}/)
    const act = await testApp.ports.db
      .selectFrom('admin_act')
      .select(['act', 'subjectKind', 'after'])
      .where('subjectId', '=', id)
      .execute()
    const after = { template: 'accounts.kept', question: null }
    expect(act).toEqual([{ act: 'letter.open', subjectKind: 'letter', after }])
    Object.assign(testApp.ports.config, { MODE: 'live' })
    expect((await staff.get(`/admin/letters/${id}`)).body.code).toBe('second_factor_missing')
    expect((await staff.get('/admin/letters')).body.code).toBe('second_factor_missing')
    const owner = await testApp.ports.db
      .selectFrom('person')
      .select('id')
      .where(sql<boolean>`'owner' = any(roles)`)
      .executeTakeFirstOrThrow()
    await testApp.ports.db
      .insertInto('second_factor')
      .values({ personId: owner.id, secretEncrypted: 'x', confirmedAt: testApp.clock.now(), recoveryHashes: [] })
      .execute()
    const live = (await staff.get(`/admin/letters/${id}`)).body
    expect(live.secretsHidden).toBe(true)
    expect(`${live.html}${live.text}`).not.toMatch(/#(token|address)=/)
    Object.assign(testApp.ports.config, { MODE: 'demo' })
  })

  it('keeps letters about a regulated question under its glass where it is live', async () => {
    const { ports, clock } = testApp
    const helene = await expert()
    const { id } = await heldOrder()
    await answerAs(helene, id, await acceptAs(helene, id))
    await testApp.pass(600)
    const { person, support } = await liveStaff('support')
    const about = async () => {
      const { letters } = (await support.get('/admin/letters?template=questions.answered')).body
      return letters.find((letter: { question: string }) => letter.question === id)
    }
    const open = (await about()).subject
    expect(open).toMatch(/\S/)
    Object.assign(ports.config, { MODE: 'live' })
    const row = await about()
    expect(row.subject).toBeNull()
    expect((await support.get(`/admin/letters/${row.id}`)).body).toMatchObject({
      subject: null,
      html: null,
      text: null,
    })
    const glass = { id: ports.ids.id(), questionId: id, personId: person, reason: 'Plainte du client.' }
    const until = new Date(clock.now().getTime() + 60_000)
    await ports.db
      .insertInto('broken_glass')
      .values({ ...glass, at: clock.now(), until })
      .execute()
    expect((await about()).subject).toBe(open)
    expect((await support.get(`/admin/letters/${row.id}`)).body.html).toContain('<')
    clock.advance(61_000)
    await ports.db.updateTable('question').set({ category: 'informatique' }).where('id', '=', id).execute()
    expect((await about()).subject).toBe(open)
    Object.assign(ports.config, { MODE: 'demo' })
  })

  it('keeps letters about a meeting under the glass of its question', async () => {
    const { ports, clock } = testApp
    const meetingId = await createMeeting(await createActor('expert'))
    await testApp.settle()
    const { person, support } = await liveStaff('support')
    const [row] = (await support.get('/admin/letters?template=questions.meetingAsked')).body.letters
    const { questionId } = await ports.db
      .selectFrom('meeting')
      .select('questionId')
      .where('id', '=', meetingId)
      .executeTakeFirstOrThrow()
    expect(row.question).toBe(questionId)
    const subject = async () => (await support.get(`/admin/letters/${row.id}`)).body.subject
    Object.assign(ports.config, { MODE: 'live' })
    const sealed = await subject()
    const glass = { id: ports.ids.id(), questionId, personId: person, reason: 'Plainte du client.' }
    const until = new Date(clock.now().getTime() + 60_000)
    await ports.db
      .insertInto('broken_glass')
      .values({ ...glass, at: clock.now(), until })
      .execute()
    expect([sealed, await subject()]).toEqual([null, row.subject])
    Object.assign(ports.config, { MODE: 'demo' })
  })

  it('asks every room of the staff for a second factor where it is live, the texts and the figures too', async () => {
    const editor = await member(['client', 'editor'])
    Object.assign(testApp.ports.config, { MODE: 'live' })
    const codes = [await editor.get('/admin/texts'), await editor.put('/claims/subjects', {})].map(
      ({ body }) => body.code,
    )
    Object.assign(testApp.ports.config, { MODE: 'demo' })
    expect(codes).toEqual(['second_factor_missing', 'second_factor_missing'])
    expect((await editor.get('/admin/texts')).status).toBe(200)
  })

  it('knows no letter of another name', async () => {
    const staff = await member(['client', 'support'])
    expect((await staff.get('/admin/letters/nothing-here')).body).toMatchObject({ status: 404, code: 'letter_unknown' })
  })
})
