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

/** Somebody with a second step that is on. */
async function protectedClient(...roles: Parameters<typeof member>) {
  const client = await member(...roles)
  const { email, id } = (await client.get('/me')).body
  const { secret } = (await client.post('/me/second-factor', { password: 'une longue phrase de passe' })).body
  const code = codeFrom(secret, Math.floor(testApp.clock.now().getTime() / 30_000))
  expect((await client.post('/me/second-factor/confirm', { code })).status).toBe(200)
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
    expect(acts[1]).toMatchObject({ reason: asked.reason })
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
