import { describe, expect, it } from 'vitest'
import { expertIban } from '../../../../test/fixtures/payable-expert.ts'
import { advanceAndRunJobs, capturedOrder, setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { actOnApplication, granted, reason, submittedApplication } from '../../../../test/scenarios/onboarding.ts'
import type { Role } from '../../../api/actor.ts'
import { recordEarning } from '../../../billing/payouts/server/earnings.ts'
import { taxPerson } from '../../../billing/tax/testing.ts'
import { member } from '../../server/testing.ts'
import type { WaitingAct } from '../contract-second-person.ts'

setUpPaymentTestKit()

const password = 'une longue phrase de passe'

const listed = async (who: Caller, kind: WaitingAct['kind']): Promise<WaitingAct[]> =>
  (await who.get('/admin/second-person?locale=fr')).body.acts.filter((act: WaitingAct) => act.kind === kind)
const yours = async (who: Caller): Promise<number> => (await who.get('/admin/second-person/count')).body.yours
const idOf = async (who: Caller): Promise<string> => (await who.get('/me')).body.id

/** Who began, somebody else who may finish, and one who may only look on. */
async function staff(...roles: Role[]) {
  const [first, second] = await Promise.all([member(...roles), member(...roles)])
  return { first, second, firstId: await idOf(first) }
}

/** The list shows an act to the one who began as another's, and to the next as theirs; both counts say so. */
async function expectWaits({ first, second, firstId }: Awaited<ReturnType<typeof staff>>, act: Partial<WaitingAct>) {
  const kind = act.kind ?? 'refund'
  const [seen] = await listed(first, kind)
  expect(seen).toMatchObject({ ...act, askedBy: { id: firstId }, yours: false })
  expect(seen?.second.people.map(({ id }) => id)).not.toContain(firstId)
  expect(await listed(second, kind)).toMatchObject([{ ...act, yours: true }])
  expect([await yours(first), await yours(second)]).toEqual([0, 1])
  expect((await second.get('/admin/overview')).body.secondPersonWaiting).toBe(1)
}

const expectNothing = async (who: Caller) =>
  expect((await who.get('/admin/second-person?locale=fr')).body.acts).toEqual([])

describe('what waits for a second person', () => {
  it('is shown to nobody whose role has no part in it', async () => {
    const editor = await member('editor')
    for (const path of ['?locale=fr', '/count'])
      expect((await editor.get(`/admin/second-person${path}`)).body.code).toBe('right_missing')
  })

  it('is an expert of a regulated field whom one person has accepted', async () => {
    const people = await staff('compliance')
    const { id } = await submittedApplication()
    await expectNothing(people.second)
    const since = testApp.clock.now().toISOString()
    await actOnApplication(people.first, id, 'approve', granted)
    testApp.clock.advance(60_000)
    await expectWaits(people, { kind: 'approval', id, since })
    expect((await actOnApplication(people.first, id, 'approve', granted)).body.code).toBe('second_person_needed')
    expect((await actOnApplication(people.second, id, 'approve', granted)).body.state).toBe('approved')
    await expectNothing(people.second)
  })

  it('is the answer to a sample case, without the name of its author', async () => {
    const people = await staff('compliance')
    const { id, token, sheet, caller } = await submittedApplication()
    await actOnApplication(people.first, id, 'trial', { locale: 'fr', text: 'Mon voisin a coupé ma haie.' })
    await expectNothing(people.second)
    await caller.post('/joining/solve', { token, text: 'Demandez la remise en état au tribunal judiciaire.' })
    await expectWaits(people, { kind: 'trial', id, about: 'Logement' })
    expect(JSON.stringify(await listed(people.second, 'trial'))).not.toContain(String(sheet.lastName))
    const grade = { passed: true, note: 'Juste, et la démarche est là.' }
    expect((await people.first.post(`/admin/trials/${id}/grade`, grade)).body.code).toBe('second_person_needed')
    expect((await people.second.post(`/admin/trials/${id}/grade`, grade)).status).toBe(200)
    await expectNothing(people.second)
  })

  it('is a rejection that the applicant contests', async () => {
    const people = await staff('compliance')
    const { id, token, caller } = await submittedApplication()
    await actOnApplication(people.first, id, 'reject', { locale: 'fr', reason })
    await caller.post('/joining/appeal', { token, text: 'Voici une copie lisible du diplôme.' })
    await expectWaits(people, { kind: 'appeal', id })
    const again = { locale: 'fr', reason }
    expect((await actOnApplication(people.first, id, 'reject', again)).body.code).toBe('second_person_needed')
    expect((await actOnApplication(people.second, id, 'reject', again)).body.state).toBe('rejected')
    await expectNothing(people.second)
  })

  it('is no application of one’s own', async () => {
    const first = await member('compliance')
    const { id, email } = await submittedApplication()
    const own = await member('compliance')
    await testApp.ports.db
      .updateTable('person')
      .set({ email })
      .where('id', '=', await idOf(own))
      .execute()
    await actOnApplication(first, id, 'approve', granted)
    expect(await listed(own, 'approval')).toMatchObject([{ id, yours: false }])
    expect(await yours(own)).toBe(0)
    expect((await actOnApplication(own, id, 'approve', granted)).body.code).toBe('own_file')
  })

  it('is a refund above the limit of one person', async () => {
    const people = await staff('owner')
    Object.assign(testApp.ports.config, { ADMIN_REFUND_SOLO_LIMIT: 0 })
    const { order } = await capturedOrder()
    await advanceAndRunJobs(1)
    const wish = { amount: 300, cause: 'goodwill', reason: 'Réponse hors sujet, vérifiée.' }
    expect((await people.first.post(`/admin/payments/${order.id}/refund`, wish)).body.state).toBe('waiting')
    Object.assign(testApp.ports.config, { ADMIN_REFUND_SOLO_LIMIT: 3000 })
    await expectWaits(people, { kind: 'refund', id: order.id, amount: 300 })
    // Support sees it, and may not decide.
    const support = await member('support')
    expect(await listed(support, 'refund')).toMatchObject([{ yours: false }])
    expect(await yours(support)).toBe(0)
    const [{ id }] = (await people.second.get('/admin/refunds')).body.waiting
    const decision = { approve: false, reason: 'La réponse est juste.' }
    expect((await people.first.post(`/admin/refunds/${id}/decide`, decision)).body.code).toBe('same_person')
    expect((await people.second.post(`/admin/refunds/${id}/decide`, decision)).status).toBe(200)
    await expectNothing(people.second)
  })

  it('is the end of a second step that somebody has asked for, for a week', async () => {
    const people = await staff('owner')
    const client = await member()
    const personId = await idOf(client)
    const { db, clock } = testApp.ports
    await db.insertInto('second_factor').values({ personId, secretEncrypted: 'x', confirmedAt: clock.now() }).execute()
    const long = new Date(clock.now().getTime() - 30 * 86_400_000)
    await db.updateTable('credential').set({ changedAt: long }).where('personId', '=', personId).execute()
    const { email } = (await client.get('/me')).body
    const asked = { email, identity: 'Rappel au numéro du compte.', reason: 'Téléphone volé, codes perdus.' }
    const { id } = (await people.first.post('/admin/factor-requests', asked)).body
    await expectWaits(people, { kind: 'factor', id: personId })
    const decision = { approve: true, reason: 'Vérification relue, elle suffit.' }
    const decide = `/admin/factor-requests/${id}/decide`
    expect((await people.first.post(decide, decision)).body.code).toBe('same_person')
    testApp.clock.advance(7 * 86_400_000)
    // Their sessions have ended meanwhile.
    await expectNothing(await member('owner'))
  })

  it('is a payment to an account in another name that somebody has confirmed', async () => {
    const people = await staff('owner')
    const helene = await expert()
    await helene.put('/me/tax', taxPerson)
    await helene.put('/me/payout-account', { holder: 'Mme Noël', iban: expertIban, password })
    await testApp.ports.transact((tx) =>
      recordEarning(testApp.ports, tx, {
        contributionId: testApp.ports.ids.id(),
        questionId: testApp.ports.ids.id(),
        expertId: helene.expertId,
        category: 'logement',
        amount: 1800,
        answeredAt: new Date('2025-02-15T10:00:00Z'),
      }),
    )
    await expectNothing(people.second)
    const { open } = (await people.first.get('/admin/payouts')).body
    const { changedAt } = open.find((row: { expertId: string }) => row.expertId === helene.expertId)
    const seen = { changedAt, reason: 'Nom de naissance, vu sur le relevé.' }
    expect((await people.first.post(`/admin/payouts/accounts/${helene.expertId}/confirm`, seen)).status).toBe(200)
    await expectWaits(people, { kind: 'payout', id: helene.expertId, amount: 1800 })
    expect((await people.first.post('/admin/payouts', { period: '2025-02' })).body.code).toBe('nothing_to_pay')
    expect((await people.second.post('/admin/payouts', { period: '2025-02' })).body.amount).toBe(1800)
    await expectNothing(people.second)
  })
})
