import { describe, expect, it } from 'vitest'
import {
  acceptanceOf,
  advanceAndRunJobs,
  capturedOrder,
  sandboxControl,
  setUpPaymentTestKit,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { answeredQuestion } from '../../../../test/scenarios/cancellation.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

const reason = 'Réponse hors sujet, vérifiée avec l’expert.'

async function paid() {
  withWebhooks()
  const made = await capturedOrder()
  await advanceAndRunJobs(1)
  return { id: made.order.id, intent: made.order.paymentIntent }
}
const acts = async (subject: string) => (await (await member('owner')).get(`/admin/acts?subject=${subject}`)).body.acts
const ledgerOf = async (id: string) => (await (await member('owner')).get(`/admin/payments/${id}`)).body.ledger
const sums = (lines: { account: string; amount: number }[]) =>
  lines.reduce<Record<string, number>>((all, { account, amount }) => {
    all[account] = (all[account] ?? 0) + amount
    return all
  }, {})

describe('a payment before the operator', () => {
  it('is found by its reference and shown from the quote to the ledger', async () => {
    const { id } = await paid()
    const support = await member('support')
    const { body } = await support.get(`/admin/payments/${id}`)
    expect(body).toMatchObject({ state: 'taken', amount: 300, left: 300, kind: 'first' })
    const what = body.steps.map((step: { what: string }) => step.what)
    for (const step of [
      'quoted',
      'consent_terms_and_age',
      'consent_start_now',
      'ordered',
      'held',
      'captured',
      'invoice',
    ])
      expect(what).toContain(step)
    expect(what).toContain('event')
    expect(sums(body.ledger)).toEqual({ provider_clearing: 300, revenue_question: -250, vat_collected: -50 })
    const found = (await support.get(`/admin/payments?search=${body.reference}`)).body.payments
    expect(found.map((payment: { id: string }) => payment.id)).toEqual([id])
    expect((await support.get(`/admin/payments?search=${body.reference}&state=held`)).body.payments).toEqual([])
    // Finds the payer by the typed address, which may not be proved yet.
    const payer = await testDb()
      .selectFrom('charge')
      .innerJoin('person', 'person.id', 'charge.personId')
      .select('contactEmail')
      .where('charge.id', '=', id)
      .executeTakeFirstOrThrow()
    const known = (await support.get(`/admin/payments?search=${payer.contactEmail}`)).body.payments
    expect(known).toMatchObject([{ id, person: { name: payer.contactEmail } }])
    // A name in the list links to the payments of that person only.
    const [{ person }] = known
    const ofOne = (await support.get(`/admin/payments?person=${person.id}`)).body
    expect(ofOne).toMatchObject({ person, payments: [{ id }] })
    const nobodys = (await support.get('/admin/payments?person=nobody-at-all')).body
    expect(nobodys).toMatchObject({ person: null, payments: [] })
    expect((await support.get('/admin/payments/nothing')).body.code).toBe('payment_unknown')
    expect((await (await member('editor')).get('/admin/payments')).body.code).toBe('right_missing')
  })

  it('is given back by one person up to the limit: money, credit note and ledger once', async () => {
    const { id } = await paid()
    const support = await member('support')
    const wish = { amount: 300, cause: 'goodwill', reason }
    const both = await Promise.all([1, 2].map(() => support.post(`/admin/payments/${id}/refund`, wish)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await advanceAndRunJobs(1)
    const { body } = await support.get(`/admin/payments/${id}`)
    expect(body).toMatchObject({ state: 'refunded', left: 0, requests: [{ state: 'done', amount: 300 }] })
    expect(sums(body.ledger)).toEqual({ provider_clearing: 0, revenue_question: 0, vat_collected: 0 })
    expect(body.steps.filter(({ what }: { what: string }) => what === 'credit_note')).toHaveLength(1)
    expect(await acts(id)).toMatchObject([{ act: 'refund.give', reason, after: { amount: 300 } }])
    const plan = await testDb()
      .selectFrom('subscription')
      .select(['state'])
      .where('purchaseId', '=', id)
      .executeTakeFirst()
    expect(plan?.state).toBe('ended')
  })

  it('needs a second person above the limit, and that is never the first one', async () => {
    const { id } = await paid()
    Object.assign(testApp.ports.config, { ADMIN_REFUND_SOLO_LIMIT: 200 })
    const [owner, support, compliance] = await Promise.all([member('owner'), member('support'), member('compliance')])
    const ask = (amount: number, who = owner) =>
      who.post(`/admin/payments/${id}/refund`, { amount, cause: 'mistake', reason })
    expect((await ask(301)).body.code).toBe('amount_too_high')
    expect((await ask(100, compliance)).body.code).toBe('right_missing')
    expect((await ask(150)).body).toEqual({ state: 'done' })
    // Two small refunds count as a large one.
    expect((await ask(100)).body).toEqual({ state: 'waiting' })
    expect((await ask(10)).body.code).toBe('refund_waiting')
    // The console does not offer what the API would refuse.
    const mayRefund = async () => (await owner.get(`/admin/payments/${id}`)).body.mayRefund
    expect(await mayRefund()).toBe(false)
    const [{ id: request }] = (await compliance.get('/admin/refunds')).body.waiting
    const decide = (who: typeof owner, approve: boolean) =>
      who.post(`/admin/refunds/${request}/decide`, { approve, reason: 'Vu avec la cliente au téléphone.' })
    expect((await decide(owner, true)).body.code).toBe('same_person')
    expect((await decide(support, true)).body.code).toBe('right_missing')
    expect((await decide(compliance, true)).status).toBe(200)
    expect((await decide(await member('owner'), true)).body.code).toBe('refund_unknown')
    await advanceAndRunJobs(1)
    expect((await owner.get(`/admin/payments/${id}`)).body).toMatchObject({ state: 'part_refunded', left: 50 })
    expect(await mayRefund()).toBe(true)
    expect((await acts(id)).map(({ act }: { act: string }) => act)).toEqual([
      'refund.approve',
      'refund.ask',
      'refund.give',
    ])
  })
})

describe('a first answer that the staff refunds', () => {
  it.each([[[300]], [[100, 200]], [[100, 150, 50]]])(
    'in parts of %j cents: no month is charged after it',
    async (parts) => {
      const { id, intent } = await paid()
      const [owner] = await Promise.all([member('owner')])
      const plan = () =>
        testDb()
          .selectFrom('subscription')
          .select(['state', 'endReason'])
          .where('purchaseId', '=', id)
          .executeTakeFirst()
      for (const amount of parts) {
        expect(await plan()).toMatchObject({ state: 'first_period' })
        expect((await owner.post(`/admin/payments/${id}/refund`, { amount, cause: 'goodwill', reason })).body).toEqual({
          state: 'done',
        })
      }
      // At once, whatever becomes of the money on its way to the card.
      expect(await plan()).toEqual({ state: 'ended', endReason: 'refunded' })
      await advanceAndRunJobs(1)
      for (const refund of await testApp.ports.payments.listRefunds(intent)) sandboxControl().failRefund(refund.id)
      await heard()
      for (let day = 0; day < 18; day += 1) await advanceAndRunJobs(24 * 60)
      const charges = await testDb().selectFrom('charge').select('kind').execute()
      expect(charges).toEqual([{ kind: 'first' }])
    },
  )

  it('with a month that was paid in advance needs a second person where both exceed the limit', async () => {
    const { client, order } = await answeredQuestion()
    const { id } = order
    const owner = await member('owner')
    expect((await owner.get(`/admin/payments/${id}`)).body.fullRefund).toEqual({ endsPlan: true, ahead: 0 })
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect((await client.post('/me/plan/orders', acceptanceOf(quote))).status).toBe(200)
    await advanceAndRunJobs(1)
    const { fullRefund, soloLimit } = (await owner.get(`/admin/payments/${id}`)).body
    expect(fullRefund.endsPlan).toBe(true)
    expect(fullRefund.ahead).toBeGreaterThan(soloLimit - 300)
    const asked = await owner.post(`/admin/payments/${id}/refund`, { amount: 300, cause: 'goodwill', reason })
    expect(asked.body).toEqual({ state: 'waiting' })
    expect(await testDb().selectFrom('refund').select('id').where('chargeId', '=', id).execute()).toEqual([])
  })

  it('in part goes on with its plan', async () => {
    const { id } = await paid()
    const owner = await member('owner')
    await owner.post(`/admin/payments/${id}/refund`, { amount: 150, cause: 'goodwill', reason })
    const plan = testDb().selectFrom('subscription').select('state').where('purchaseId', '=', id)
    expect(await plan.executeTakeFirst()).toEqual({ state: 'first_period' })
  })
})

describe('a refund that no card could receive', () => {
  it('is owed until it was paid by another way, once, by who may approve refunds; the order is over then', async () => {
    const { id, intent } = await paid()
    const [owner, support, compliance] = await Promise.all([member('owner'), member('support'), member('compliance')])
    await support.post(`/admin/payments/${id}/refund`, { amount: 300, cause: 'mistake', reason })
    await advanceAndRunJobs(1)
    const [refund] = await testApp.ports.payments.listRefunds(intent)
    sandboxControl().failRefund(refund?.id ?? '')
    await heard()
    expect((await owner.get(`/admin/payments/${id}`)).body.owed).toMatchObject([{ id, amount: 300 }])
    const note = { reference: 'VIR 2026-11-24', reason: 'IBAN donné par la cliente dans son message.' }
    const send = (who: typeof owner) => who.post(`/admin/refunds/${id}/paid`, note)
    expect((await send(support)).body.code).toBe('right_missing')
    const both = await Promise.all([send(compliance), send(owner)])
    expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'refund_settled'])
    await advanceAndRunJobs(1)
    const { body } = await owner.get(`/admin/payments/${id}`)
    expect(body.owed).toEqual([])
    expect(sums(body.ledger)).toMatchObject({
      refunds_owed: 0,
      bank: -300,
      provider_clearing: 300,
      revenue_question: 0,
    })
    expect(body.steps).toContainEqual(expect.objectContaining({ what: 'refund_paid', about: note.reference }))
    expect((await acts(id))[0]).toMatchObject({ act: 'refund.paid', after: { reference: note.reference } })
    expect((await owner.get('/admin/overview')).body.alerts).toEqual([])
    const order = await testDb().selectFrom('purchase').select('status').where('id', '=', id).executeTakeFirst()
    expect(order?.status).toBe('refunded')
    const letters = await testDb().selectFrom('mail_outbox').select(['template', 'text']).execute()
    const said = letters.filter(({ template }) => template.includes('refund'))
    expect(said.map(({ template }) => template)).toEqual([
      'questions.refunded',
      'billing.refund_failed',
      'billing.refund_paid',
    ])
    expect(said[2]?.text).toContain(note.reference)
    await advanceAndRunJobs(40 * 24 * 60)
    expect((await owner.get('/admin/overview')).status).not.toBe(500)
    expect(await testDb().selectFrom('money_alert').select('id').where('closedAt', 'is', null).execute()).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('twice is owed once, with every movement of it in the ledger of its payment', async () => {
    const { id, intent } = await paid()
    const support = await member('support')
    await support.post(`/admin/payments/${id}/refund`, { amount: 300, cause: 'mistake', reason })
    await advanceAndRunJobs(1)
    const fail = async () => {
      const [refund] = await testApp.ports.payments.listRefunds(intent)
      sandboxControl().failRefund(refund?.id ?? '')
      await heard()
    }
    await fail()
    await testApp.ports.payments.refund({ claimId: 'by-hand', paymentIntent: intent })
    await heard()
    expect(sums((await support.get(`/admin/payments/${id}`)).body.ledger)).toMatchObject({ refunds_owed: 0 })
    await fail()
    const { body } = await support.get(`/admin/payments/${id}`)
    expect(body.owed).toMatchObject([{ id, amount: 300 }])
    expect(sums(body.ledger)).toMatchObject({ refunds_owed: -300, provider_clearing: 300 })
    const movements = (await support.get(`/admin/ledger?payment=${id}`)).body.movements
    expect(movements.filter(({ source }: { source: string }) => source === 'refund_failed')).toHaveLength(2)
  })

  it('that arrived, or is still on its way, is not paid a second time', async () => {
    const { id } = await paid()
    const owner = await member('owner')
    await owner.post(`/admin/payments/${id}/refund`, { amount: 100, cause: 'mistake', reason })
    await advanceAndRunJobs(1)
    const refund = await testDb().selectFrom('refund').select('id').where('chargeId', '=', id).executeTakeFirst()
    const note = { reference: 'VIR 1', reason: 'Un essai de trop, par erreur.' }
    expect((await owner.post(`/admin/refunds/${refund?.id}/paid`, note)).body.code).toBe('refund_unknown')
  })
})

/** Waits for the provider's webhooks, however slow. */
async function heard() {
  await sandboxControl().webhooks.idle()
  await advanceAndRunJobs(1)
}

describe('a dispute', () => {
  it('stands on its own account, ends the plan and blocks refunds; won, the money comes back', async () => {
    const { id, intent } = await paid()
    const dispute = sandboxControl().openDispute(intent)
    await heard()
    const owner = await member('owner')
    const lines = sums(await ledgerOf(id))
    expect(lines).toMatchObject({ disputes: 300, provider_clearing: 0 })
    const plan = await testDb().selectFrom('subscription').selectAll().where('purchaseId', '=', id).executeTakeFirst()
    expect([plan?.state, plan?.endReason]).toEqual(['ended', 'dispute'])
    const refused = await owner.post(`/admin/payments/${id}/refund`, { amount: 100, cause: 'goodwill', reason })
    expect(refused.body.code).toBe('payment_disputed')
    expect((await owner.get('/admin/overview')).body.alerts).toContainEqual(
      expect.objectContaining({ kind: 'dispute', ref: dispute, payment: id }),
    )
    sandboxControl().decideDispute(dispute, 'won')
    await heard()
    expect(sums(await ledgerOf(id))).toMatchObject({ disputes: 0, provider_clearing: 300 })
  })

  it('lost is an expense', async () => {
    const { id, intent } = await paid()
    const dispute = sandboxControl().openDispute(intent)
    await heard()
    sandboxControl().decideDispute(dispute, 'lost')
    await heard()
    expect(sums(await ledgerOf(id))).toMatchObject({ disputes: 0, provider_clearing: 0, dispute_losses: 300 })
    const again = await (await member('owner')).post(`/admin/payments/${id}/refund`, {
      amount: 300,
      cause: 'goodwill',
      reason,
    })
    expect(again.body.code).toBe('payment_disputed')
    const row = await testDb().selectFrom('dispute').selectAll().where('id', '=', dispute).executeTakeFirst()
    expect(row).toMatchObject({ outcome: 'lost', chargeId: id })
  })
})
