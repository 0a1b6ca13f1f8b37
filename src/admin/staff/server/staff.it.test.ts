import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Caller, emailsReadBy, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { stepAt } from '../../../accounts/sign-in/server/totp.ts'
import type { Role } from '../../../api/actor.ts'
import { codeFrom } from '../../server/testing.ts'

setUpTestApp({}, { emptied: true })

const password = 'une longue phrase de passe'
const reason = 'Convenu en réunion.'
type Member = Caller & { id: string; email: string }

async function someone(...roles: Role[]): Promise<Member> {
  const email = `${randomUUID()}@staff.test`
  const id = await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', ...roles], password })
  return Object.assign(await signedIn(email), { id, email })
}

async function signedIn(email: string, secret = password): Promise<Caller> {
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password: secret })).body.token
  return caller
}

const invited = (by: Caller, email: string, roles: string[] = ['support']) =>
  by.post('/admin/staff/invitations', { email, roles, locale: 'fr', reason })

/** The link in the latest email to an address. */
async function linkTo(email: string): Promise<string> {
  const text = (await emailsReadBy(email)).at(-1)?.text ?? ''
  return /#token=([\w-]+)/.exec(text)?.[1] ?? ''
}

const accept = (token: string, more: object = {}, by = new Caller(null)) =>
  by.post('/staff-invitation/accept', {
    token,
    locale: 'fr',
    firstName: 'Nadia',
    lastName: 'Benali',
    password,
    ...more,
  })
/** The second step, with the authenticator app that has just been set up. */
async function enter({ body }: Awaited<ReturnType<typeof accept>>): Promise<Caller> {
  expect(body).toMatchObject({ step: 'second_factor_needed', enroll: { secret: expect.any(String) } })
  const code = codeFrom(body.enroll.secret, stepAt(testApp.clock.now()))
  const entered = await new Caller(null).post('/sign-in/second-factor', { challenge: body.challenge, code })
  expect(entered.body.recoveryCodes).toHaveLength(8)
  return new Caller(entered.body.token)
}
const staffRolesIn = async (id: string) =>
  (await testApp.ports.db.selectFrom('person').select('roles').where('id', '=', id).executeTakeFirstOrThrow()).roles
const codeOf = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code]
const list = async (by: Caller) => (await by.get('/admin/staff')).body

describe('an invitation to the staff', () => {
  it('is read with its link by owners only', async () => {
    const owner = await someone('owner')
    const colleague = await someone('support')
    const email = `${randomUUID()}@staff.test`
    await invited(owner, email, ['owner'])
    const sent = await testApp.ports.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('toAddress', '=', email)
      .executeTakeFirstOrThrow()
    const token = await linkTo(email)
    expect((await owner.get(`/admin/letters/${sent.id}`)).body.text).toContain(token)
    const { body } = await colleague.get(`/admin/letters/${sent.id}`)
    expect(body).toMatchObject({ secretsHidden: true })
    expect(`${body.text}${body.html}`).not.toContain(token)
  })

  it('makes an account with the roles, a name, a password and the second step, and is used up by it', async () => {
    const owner = await someone('owner')
    const email = 'nadia@cabinet.test'
    expect((await invited(owner, email, ['compliance', 'editor'])).status).toBe(200)
    expect((await list(owner)).invitations).toMatchObject([{ email, roles: ['compliance', 'editor'], over: false }])
    const token = await linkTo(email)
    const look = await new Caller(null).post('/staff-invitation/look', { token })
    expect(look.body).toMatchObject({ email, account: 'new', choosesPassword: true })
    const nadia = await enter(await accept(token))
    expect((await nadia.get('/me')).body).toMatchObject({ email, roles: ['client', 'compliance', 'editor'] })
    expect((await nadia.get('/admin/overview')).status).toBe(200)
    expect(codeOf(await accept(token))).toEqual([410, 'link_invalid'])
    const { members, invitations } = await list(owner)
    expect(invitations).toEqual([])
    expect(members).toContainEqual(expect.objectContaining({ name: 'Nadia Benali', sessions: 1, suspended: null }))
  })

  it('is not used up by looking, nor by a password that is too short or a name that is missing', async () => {
    const owner = await someone('owner')
    await invited(owner, 'lea@cabinet.test')
    const token = await linkTo('lea@cabinet.test')
    expect(codeOf(await accept(token, { password: 'onze signes' }))).toEqual([422, 'password_too_short'])
    expect(codeOf(await accept(token, { lastName: '' }))).toEqual([422, 'name_needed'])
    expect((await accept(token)).status).toBe(200)
  })

  it('opens nothing once it is replaced, revoked, a day old, or once whoever sent it is suspended', async () => {
    const [owner, other] = [await someone('owner'), await someone('owner')]
    const email = 'paul@cabinet.test'
    await invited(other, email)
    const first = await linkTo(email)
    testApp.clock.advance(1000)
    await invited(owner, email, ['editor'])
    const second = await linkTo(email)
    expect(codeOf(await accept(first))).toEqual([410, 'link_invalid'])
    const [{ id }] = (await list(owner)).invitations
    expect((await owner.post(`/admin/staff/invitations/${id}/revoke`, { reason })).status).toBe(200)
    expect(codeOf(await accept(second))).toEqual([410, 'link_invalid'])
    expect(codeOf(await owner.post(`/admin/staff/invitations/${id}/revoke`, { reason }))).toEqual([
      404,
      'invitation_unknown',
    ])
    testApp.clock.advance(1000)
    await invited(other, email)
    const third = await linkTo(email)
    await owner.post(`/admin/staff/${other.id}/suspend`, { reason })
    expect(codeOf(await accept(third))).toEqual([410, 'link_invalid'])
    testApp.clock.advance(1000)
    await invited(owner, email)
    const fourth = await linkTo(email)
    testApp.clock.advance(24 * 3_600_000)
    expect(codeOf(await accept(fourth))).toEqual([410, 'link_invalid'])
    const again = await signedIn(owner.email)
    expect((await list(again)).invitations).toMatchObject([{ email, over: true }])
  })

  it('is accepted once where it is accepted twice at the same time', async () => {
    const owner = await someone('owner')
    await invited(owner, 'twice@cabinet.test')
    const token = await linkTo('twice@cabinet.test')
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('gives roles to an account that exists only in a session of that account, and ends its other sessions', async () => {
    const owner = await someone('owner')
    const client = await someone()
    const elsewhere = await signedIn(client.email)
    await invited(owner, client.email, ['support'])
    const token = await linkTo(client.email)
    expect(codeOf(await accept(token))).toEqual([403, 'sign_in_needed'])
    expect(codeOf(await accept(token, {}, await someone()))).toEqual([403, 'sign_in_needed'])
    expect((await client.get('/me')).body.roles).toEqual(['client'])
    const look = await client.post('/staff-invitation/look', { token })
    expect(look.body).toMatchObject({ account: 'own', choosesPassword: true })
    const secret = 'une autre longue phrase'
    const entered = await enter(await accept(token, { password: secret }, client))
    expect((await entered.get('/me')).body.roles).toEqual(['client', 'support'])
    expect([(await client.get('/me')).status, (await elsewhere.get('/me')).status]).toEqual([401, 401])
    const again = await new Caller(null).post('/sign-in', { email: client.email, password: secret })
    expect(again.body.step).toBe('second_factor_needed')
  })

  it('leaves an expert the password, and asks for none', async () => {
    const owner = await someone('owner')
    const expert = await someone('expert')
    await invited(owner, expert.email, ['compliance'])
    const token = await linkTo(expert.email)
    expect((await expert.post('/staff-invitation/look', { token })).body.choosesPassword).toBe(false)
    const entered = await enter(await accept(token, { password: undefined }, expert))
    expect((await entered.get('/me')).body.roles).toEqual(['client', 'expert', 'compliance'])
    const again = await new Caller(null).post('/sign-in', { email: expert.email, password })
    expect(again.body.step).toBe('second_factor_needed')
  })

  it('goes to nobody who is of the staff already, and is sent by owners alone', async () => {
    const owner = await someone('owner')
    const support = await someone('support')
    expect(codeOf(await invited(owner, support.email))).toEqual([409, 'already_staff'])
    for (const role of ['support', 'editor', 'compliance'] as const)
      expect(codeOf(await invited(await someone(role), 'x@cabinet.test'))).toEqual([403, 'right_missing'])
    expect(codeOf(await invited(await someone('expert'), 'x@cabinet.test'))).toEqual([404, 'not_found'])
  })

  it('holds each role once, and no role that the staff does not have', async () => {
    const owner = await someone('owner')
    const email = `${randomUUID()}@staff.test`
    expect((await invited(owner, email, ['support', 'support', 'editor', 'support', 'editor'])).status).toBe(200)
    const token = await linkTo(email)
    expect((await new Caller(null).post('/staff-invitation/look', { token })).body.roles).toEqual(['support', 'editor'])
    expect((await list(owner)).invitations[0]).toMatchObject({ email, roles: ['support', 'editor'] })
    expect((await accept(token)).status).toBe(200)
    const { id, roles } = (await list(owner)).members.find((member: { email: string }) => member.email === email)
    expect(roles).toEqual(['support', 'editor'])
    await owner.put(`/admin/staff/${id}/roles`, { roles: ['editor', 'editor'], reason })
    expect(await staffRolesIn(id)).toEqual(['client', 'editor'])

    for (const role of ['king', '', ' ', 'Support', 'SUPPORT', ' support', 'support ', 'client', 'support,editor']) {
      const answer = await invited(owner, `${randomUUID()}@staff.test`, ['support', role])
      expect([role, answer.status, answer.body.errors]).toEqual([
        role,
        422,
        [{ field: 'roles.1', code: 'role_unknown' }],
      ])
    }
    const none = await invited(owner, `${randomUUID()}@staff.test`, [])
    expect(none.body.errors).toEqual([{ field: 'roles', code: 'roles_missing' }])
  })

  it('is kept only as a hash, and by day thirty not at all', async () => {
    const owner = await someone('owner')
    await invited(owner, 'late@cabinet.test')
    const token = await linkTo('late@cabinet.test')
    const rows = () => testApp.ports.db.selectFrom('staff_invitation').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain(token)
    await testApp.jobs.runDue(testApp.clock.now())
    testApp.clock.advance(32 * 24 * 3_600_000)
    await testApp.settle()
    expect(await rows()).toEqual([])
  })
})

describe('the staff room', () => {
  it('is read by owners and compliance, and does not exist for anybody outside', async () => {
    expect((await (await someone('owner')).get('/admin/staff')).body.mayChange).toBe(true)
    expect((await (await someone('compliance')).get('/admin/staff')).body.mayChange).toBe(false)
    for (const role of ['support', 'editor'] as const)
      expect(codeOf(await (await someone(role)).get('/admin/staff'))).toEqual([403, 'right_missing'])
    expect(codeOf(await (await someone('expert')).get('/admin/staff'))).toEqual([404, 'not_found'])
    expect(codeOf(await new Caller(null).get('/admin/staff'))).toEqual([404, 'not_found'])
  })

  it('suspends at once, in every open session, and gives the access back after a new sign-in', async () => {
    const owner = await someone('owner')
    const support = await someone('support')
    expect((await support.get('/admin/overview')).status).toBe(200)
    expect((await owner.post(`/admin/staff/${support.id}/suspend`, { reason })).status).toBe(200)
    expect((await support.get('/me')).status).toBe(401)
    const back = await signedIn(support.email)
    expect((await back.get('/me')).body.roles).toEqual(['client'])
    expect(codeOf(await back.get('/admin/overview'))).toEqual([404, 'not_found'])
    const { members } = await list(owner)
    expect(members).toContainEqual(
      expect.objectContaining({ id: support.id, roles: ['support'], suspended: expect.objectContaining({ reason }) }),
    )
    expect(codeOf(await owner.post(`/admin/staff/${support.id}/suspend`, { reason }))).toEqual([
      409,
      'illegal_transition',
    ])
    expect((await owner.post(`/admin/staff/${support.id}/lift`, { reason })).status).toBe(200)
    // A session opened without the roles must not have them now.
    expect((await back.get('/me')).status).toBe(401)
    expect((await (await signedIn(support.email)).get('/admin/overview')).status).toBe(200)
  })

  it('changes roles for open sessions too, and lets somebody leave the staff', async () => {
    const owner = await someone('owner')
    const member = await someone('support')
    const put = (roles: string[]) => owner.put(`/admin/staff/${member.id}/roles`, { roles, reason })
    expect((await put(['editor'])).status).toBe(200)
    expect(codeOf(await member.get('/admin/payments'))).toEqual([403, 'right_missing'])
    expect((await put([])).status).toBe(200)
    expect((await member.get('/me')).status).toBe(401)
    expect((await (await signedIn(member.email)).get('/me')).body.roles).toEqual(['client'])
    expect(codeOf(await put(['owner']))).toEqual([404, 'member_unknown'])
  })

  it('ends sessions, and takes away a second factor that is lost, of which a letter tells', async () => {
    const owner = await someone('owner')
    const member = await someone('support')
    const reset = () => owner.post(`/admin/staff/${member.id}/second-factor/reset`, { reason })
    expect(codeOf(await reset())).toEqual([409, 'second_factor_off'])
    const { secret } = (await member.post('/me/second-factor', { password })).body
    const code = codeFrom(secret, stepAt(testApp.clock.now()))
    expect((await member.post('/me/second-factor/confirm', { code })).status).toBe(200)
    expect((await list(owner)).members).toContainEqual(expect.objectContaining({ id: member.id, secondFactor: true }))
    expect((await owner.post(`/admin/staff/${member.id}/sessions/end`, { reason })).status).toBe(200)
    expect((await member.get('/me')).status).toBe(401)
    expect((await reset()).status).toBe(200)
    const letter = testApp.ports.db.selectFrom('mail_outbox').select('template').where('toAddress', '=', member.email)
    const sent = (await letter.execute()).map(({ template }) => template)
    expect(sent.sort()).toEqual(['accounts.second_factor_on', 'staff.factor_reset'])
    expect((await signedIn(member.email)).token).toBeTruthy()
  })

  it('lets nobody change their own access', async () => {
    const owner = await someone('owner')
    await someone('owner')
    const refused = [
      await owner.put(`/admin/staff/${owner.id}/roles`, { roles: ['owner', 'support'], reason }),
      await owner.post(`/admin/staff/${owner.id}/suspend`, { reason }),
      await owner.post(`/admin/staff/${owner.id}/second-factor/reset`, { reason }),
      await owner.post(`/admin/staff/${owner.id}/sessions/end`, { reason }),
    ]
    for (const answer of refused) expect(codeOf(answer)).toEqual([409, 'own_access'])
  })

  it('keeps an owner when two suspend or demote each other at once', async () => {
    for (const act of ['suspend', 'demote']) {
      const [one, two] = [await someone('owner'), await someone('owner')]
      const strike = (by: Member, at: Member) =>
        act === 'suspend'
          ? by.post(`/admin/staff/${at.id}/suspend`, { reason })
          : by.put(`/admin/staff/${at.id}/roles`, { roles: ['editor'], reason })
      const answers = await Promise.all([strike(one, two), strike(two, one)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const owners = testApp.ports.db
        .selectFrom('person')
        .select('id')
        .where('id', 'in', [one.id, two.id])
        .where('staffSuspendedAt', 'is', null)
      const left = (await owners.select('roles').execute()).filter(({ roles }) => roles.includes('owner'))
      expect(left).toHaveLength(1)
    }
  })

  it('has a database that lets the last active owner go in no other way, nor the last two at once', async () => {
    const [one, two] = [await someone('owner'), await someone('owner')]
    const demote = ({ id }: Member) =>
      testApp.ports.transact((tx) =>
        tx
          .updateTable('person')
          .set({ roles: ['client'] })
          .where('id', '=', id)
          .execute(),
      )
    const both = await Promise.allSettled([demote(one), demote(two)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('writes each act into its journal, with who, whom and why', async () => {
    const owner = await someone('owner')
    const member = await someone('support')
    await invited(owner, 'journal@cabinet.test')
    await owner.put(`/admin/staff/${member.id}/roles`, { roles: ['editor'], reason })
    await owner.post(`/admin/staff/${member.id}/suspend`, { reason })
    await owner.post(`/admin/staff/${member.id}/lift`, { reason })
    const { acts } = (await owner.get('/admin/acts?kind=staff')).body
    expect(acts.map(({ act }: { act: string }) => act)).toEqual([
      'staff.lift',
      'staff.suspend',
      'staff.roles',
      'staff.invite',
    ])
    expect(acts[2]).toMatchObject({
      by: owner.id,
      subject: { kind: 'staff', id: member.id },
      reason,
      before: { roles: ['support'] },
      after: { roles: ['editor'] },
    })
    expect(JSON.stringify(acts)).not.toContain('journal@cabinet.test')
    expect(codeOf(await owner.post(`/admin/staff/${member.id}/suspend`, { reason: 'non' }))).toEqual([
      422,
      'invalid_input',
    ])
  })
})
