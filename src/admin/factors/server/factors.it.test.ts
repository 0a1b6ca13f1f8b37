import { describe, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { emailTemplatesTo } from '../../../../test/scenarios/onboarding.ts'
import { codeFrom, member } from '../../server/testing.ts'

setUpTestApp()

const asked = {
  identity: 'Rappel au numéro du compte, montant du dernier paiement.',
  reason: 'Téléphone volé, codes de secours perdus.',
}
const decision = { approve: true, reason: 'Vérification relue, elle suffit.' }

const passwordChosen = async (personId: string, daysAgo: number) => {
  const changedAt = new Date(testApp.clock.now().getTime() - daysAgo * 24 * 3_600_000)
  await testApp.ports.db.updateTable('credential').set({ changedAt }).where('personId', '=', personId).execute()
}

/** Somebody with a second step that is on. */
async function protectedClient(...roles: Parameters<typeof member>) {
  const client = await member(...roles)
  const { email, id } = (await client.get('/me')).body
  const { secret } = (await client.post('/me/second-factor', { password: 'une longue phrase de passe' })).body
  const code = codeFrom(secret, Math.floor(testApp.clock.now().getTime() / 30_000))
  expect((await client.post('/me/second-factor/confirm', { code })).status).toBe(200)
  await passwordChosen(id, 8)
  return { client, email: email as string, id: id as string }
}

/** The jobs of the last two minutes run; to run those of a whole day takes a minute. */
async function aDayLater() {
  testApp.clock.advance(24 * 3_600_000)
  await testApp.pass(120)
}

const signIn = async (email: string) => {
  const anybody = await member()
  return (await anybody.post('/sign-in', { email, password: 'une longue phrase de passe' })).body.step
}

describe('the second step of somebody who has lost it', () => {
  it('goes a day after one member of the staff has asked and another has approved', async () => {
    const [{ client, email, id }, support, compliance] = await Promise.all([
      protectedClient(),
      member('support'),
      member('compliance'),
    ])
    const request = await support.post('/admin/factor-requests', { email: email.toUpperCase(), ...asked })
    expect(request.status).toBe(200)
    expect((await client.get('/me')).status).toBe(200)
    const decide = `/admin/factor-requests/${request.body.id}/decide`
    expect((await support.post(decide, decision)).body.code).toBe('right_missing')
    expect((await compliance.get('/admin/overview')).body.factorsWaiting).toBe(1)
    expect((await compliance.post(decide, decision)).status).toBe(200)
    expect((await compliance.post(decide, decision)).body.code).toBe('factor_request_unknown')
    expect((await compliance.get('/admin/overview')).body.factorsWaiting).toBe(0)
    expect((await client.get('/me')).status).toBe(401)
    expect(await emailTemplatesTo(email)).toContain('accounts.second_factor_leaves')
    const state = async () => (await support.get('/admin/factor-requests')).body.requests[0].state
    expect(await state()).toBe('approved')
    expect(await signIn(email)).toBe('second_factor_needed')
    await aDayLater()
    expect(await signIn(email)).toBe('signed_in')
    const again = await member('compliance')
    expect((await again.get('/admin/factor-requests')).body.requests[0].state).toBe('removed')
    const { acts } = (await again.get(`/admin/acts?subject=${id}`)).body
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(['factor.approve', 'factor.ask'])
    expect(JSON.stringify(acts)).not.toContain(asked.reason)
    expect(JSON.stringify(acts)).not.toContain(asked.identity)
  })

  it('is not decided by whoever asked, nor by the person, nor twice at a time', async () => {
    const [{ email }, owner, other] = await Promise.all([protectedClient(), member('owner'), member('owner')])
    const { id } = (await owner.post('/admin/factor-requests', { email, ...asked })).body
    expect((await owner.post(`/admin/factor-requests/${id}/decide`, decision)).body.code).toBe('same_person')
    expect((await other.post('/admin/factor-requests', { email, ...asked })).body.code).toBe('factor_waiting')
    const mine = (await owner.get('/admin/factor-requests')).body.requests.find((one: { id: string }) => one.id === id)
    expect(mine).toMatchObject({ mine: true, state: 'waiting', identity: asked.identity })
    const refused = await other.post(`/admin/factor-requests/${id}/decide`, { ...decision, approve: false })
    expect(refused.status).toBe(200)
    await aDayLater()
    expect(await signIn(email)).toBe('second_factor_needed')
  })

  it('is not reported lost where password or address changed within seven days, which the card shows', async () => {
    const [{ email, id, client }, owner] = await Promise.all([protectedClient(), member('owner')])
    const ask = async () => (await owner.post('/admin/factor-requests', { email, ...asked })).body
    await passwordChosen(id, 6)
    expect((await ask()).code).toBe('changed_lately')
    await passwordChosen(id, 8)
    const at = testApp.clock.now()
    await testApp.ports.db.updateTable('person').set({ emailChangedAt: at }).where('id', '=', id).execute()
    expect((await ask()).code).toBe('changed_lately')
    const before = new Date(at.getTime() - 8 * 24 * 3_600_000)
    await testApp.ports.db.updateTable('person').set({ emailChangedAt: before }).where('id', '=', id).execute()
    expect((await client.call('PATCH', '/me/profile', { phone: '06 12 34 56 78' })).status).toBe(200)
    const request = await ask()
    const { requests } = (await owner.get('/admin/factor-requests')).body
    expect(requests.find((one: { id: string }) => one.id === request.id).changed).toEqual({
      email: before.toISOString(),
      phone: at.toISOString(),
      password: before.toISOString(),
    })
  })

  it('is taken back by whoever asked, lapses after seven days, and is forgotten a year later', async () => {
    const [{ email, id }, owner, other] = await Promise.all([protectedClient(), member('owner'), member('owner')])
    const rows = () =>
      testApp.ports.db.selectFrom('factor_request').select('state').where('personId', '=', id).execute()
    const ask = async () => (await owner.post('/admin/factor-requests', { email, ...asked })).body.id as string
    const waiting = async () => (await owner.get('/admin/overview')).body.factorsWaiting
    const before = await waiting()
    const first = await ask()
    expect((await other.post(`/admin/factor-requests/${first}/take-back`)).body.code).toBe('factor_request_unknown')
    expect((await owner.post(`/admin/factor-requests/${first}/take-back`)).status).toBe(200)
    const second = await ask()
    const askedAt = new Date(testApp.clock.now().getTime() - 7 * 24 * 3_600_000)
    await testApp.ports.db.updateTable('factor_request').set({ askedAt }).where('id', '=', second).execute()
    const late = await other.post(`/admin/factor-requests/${second}/decide`, decision)
    expect(late.body.code).toBe('factor_request_unknown')
    const states = async () =>
      (await owner.get('/admin/factor-requests')).body.requests
        .filter((one: { person: { id: string } }) => one.person.id === id)
        .map((one: { state: string }) => one.state)
        .toSorted()
    expect(await states()).toEqual(['lapsed', 'withdrawn'])
    expect(await waiting()).toBe(before)
    const { adminPersonalData } = await import('../../server/personal-data.ts')
    await adminPersonalData.applyRetention?.(testApp.ports)
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['lapsed', 'withdrawn'])
    const exported = []
    const person = await testApp.ports.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for await (const file of adminPersonalData.exports(testApp.ports, person)) exported.push(String(file.data))
    expect(exported.join()).toContain(asked.identity)
    testApp.clock.advance(367 * 24 * 3_600_000)
    await adminPersonalData.applyRetention?.(testApp.ports)
    expect(await rows()).toEqual([])
  })

  it('is that of a client or an expert who has one: an owner resets that of the staff', async () => {
    const [support, editor, colleague, without] = await Promise.all([
      member('support'),
      member('editor'),
      protectedClient('compliance'),
      member(),
    ])
    const ask = async (email: string) => (await support.post('/admin/factor-requests', { email, ...asked })).body.code
    expect(await ask(colleague.email)).toBe('of_the_staff')
    expect(await ask((await without.get('/me')).body.email)).toBe('second_factor_off')
    expect(await ask((await support.get('/me')).body.email)).toBe('own_access')
    expect(await ask('personne@exemple.fr')).toBe('person_unknown')
    const short = await support.post('/admin/factor-requests', { email: colleague.email, reason: 'x', identity: 'y' })
    expect(short.body.errors).toEqual([
      { field: 'identity', code: 'identity_too_short' },
      { field: 'reason', code: 'reason_too_short' },
    ])
    expect((await editor.get('/admin/factor-requests')).body.code).toBe('right_missing')
  })

  it('leaves no word about somebody who has erased the account', async () => {
    const [{ email, id }, support] = await Promise.all([protectedClient(), member('support')])
    await support.post('/admin/factor-requests', { email, ...asked })
    const rows = () => testApp.ports.db.selectFrom('factor_request').select('id').where('personId', '=', id).execute()
    expect(await rows()).toHaveLength(1)
    const { adminPersonalData } = await import('../../server/personal-data.ts')
    await testApp.ports.transact(async (tx) => {
      const person = await tx.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      await adminPersonalData.erase(testApp.ports, tx, person)
    })
    expect(await rows()).toEqual([])
  })
})
