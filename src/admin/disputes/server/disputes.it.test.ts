import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  sandboxControl,
  setUpPaymentTestKit,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import { answerAs, readyToOrder, unusedCard } from '../../../../test/scenarios/main-path.ts'
import { contributionsTo } from '../../../questions/answers/server/contribution-store.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

const reason = 'La cliente a lu la réponse trois fois avant de contester.'

async function contested() {
  withWebhooks()
  const made = await capturedOrder()
  await answerAs(made.helene, made.id, made.token)
  await advanceAndRunJobs(1)
  const dispute = sandboxControl().openDispute(made.order.paymentIntent)
  // The webhook travels over HTTP, so one step of time may pass before it arrives.
  const arrived = () => advanceAndRunJobs(1).then(() => rowOf(dispute))
  await expect.poll(arrived, { timeout: 10_000 }).toBeDefined()
  return { ...made, dispute }
}
const rowOf = (id: string) => testDb().selectFrom('dispute').selectAll().where('id', '=', id).executeTakeFirst()

/** The evidence as the bank would read it. */
async function evidenceAtProvider(id: string): Promise<Record<string, string>> {
  const answer = await fetch(`${testApp.sandbox.url}/v1/disputes/${id}`, {
    headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
  })
  return (await answer.json()).evidence
}

it('evidence leaves once, in the words of the staff and of the case, and is written down', async () => {
  const { dispute, client } = await contested()
  const [owner, support] = await Promise.all([member('owner'), member('support')])
  const send = (who = owner) => who.post(`/admin/disputes/${dispute}/evidence`, { reason })
  expect((await send(support)).body.code).toBe('right_missing')
  expect((await client.post(`/admin/disputes/${dispute}/evidence`, { reason })).status).toBe(404)
  expect((await send()).status).toBe(200)
  const sent = await evidenceAtProvider(dispute)
  expect(sent.uncategorized_text).toBe(reason)
  expect(sent.access_activity_log).toContain('Conditions générales et majorité acceptées')
  expect(sent.access_activity_log).toContain('Réponse de l’expert remise au client')
  expect(sent.customer_email_address).toMatch(/@/)
  const row = await rowOf(dispute)
  expect([row?.status, row?.evidenceSentAt !== null]).toEqual(['under_review', true])
  expect((await owner.post(`/admin/disputes/${dispute}/accept`, { reason })).body.code).toBe('dispute_over')
  const { acts } = (await owner.get(`/admin/acts?subject=${dispute}`)).body
  expect(acts[0]).toMatchObject({ act: 'dispute.answer', reason, before: { status: 'needs_response' } })
  expect((await owner.get('/admin/disputes')).body.disputes[0]).toMatchObject({ open: false, status: 'under_review' })
})

it('the pack for the bank labels what it says, and names a client without a name once', async () => {
  const { dispute, order } = await contested()
  const { email } = await testDb()
    .selectFrom('person')
    .innerJoin('purchase', 'purchase.personId', 'person.id')
    .select('person.contactEmail as email')
    .where('purchase.id', '=', order.id)
    .executeTakeFirstOrThrow()
  const owner = await member('owner')
  const answer = await testApp.api.request(`/admin/disputes/${dispute}/evidence`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  const words = text.replace(/\s+/g, ' ')
  for (const said of ['Montant contesté : 3,00 €, ', `Client : ${email} `, 'Objet : Première question'])
    expect(words).toContain(said)
  expect(words.split(String(email))).toHaveLength(2)
  expect((await owner.post(`/admin/disputes/${dispute}/evidence`, { reason })).status).toBe(200)
  expect(await evidenceAtProvider(dispute)).toMatchObject({ customer_name: null, customer_email_address: email })
})

it('a sealed answer goes along only while whoever sends has broken its glass', async () => {
  const { dispute, id } = await contested()
  const owner = await member('owner')
  const [delivered] = await contributionsTo(testDb(), id)
  await owner.post(`/admin/questions/${id}/break-glass`, { reason })
  expect((await owner.post(`/admin/disputes/${dispute}/evidence`, { reason })).status).toBe(200)
  expect((await evidenceAtProvider(dispute)).uncategorized_text).toContain(
    delivered?.content?.answer?.short ?? 'nothing',
  )
})

it('what left before it could be written down is only written down', async () => {
  const { dispute } = await contested()
  await testApp.ports.payments.sendEvidence({
    key: 'other',
    dispute,
    evidence: { uncategorized_text: 'x' },
    submit: true,
  })
  const owner = await member('owner')
  expect((await owner.post(`/admin/disputes/${dispute}/evidence`, { reason })).status).toBe(200)
  expect((await evidenceAtProvider(dispute)).uncategorized_text).toBe('x')
  expect((await rowOf(dispute))?.evidenceSentAt).not.toBeNull()
})

it('keeps the staff from giving the money back as well, and the payment’s page says so', async () => {
  const { order } = await contested()
  const owner = await member('owner')
  const seen = async () => (await owner.get(`/admin/payments/${order.id}`)).body
  expect(await seen()).toMatchObject({ disputed: true, left: 300, mayRefund: false })
  const { id } = await testDb().selectFrom('dispute').select('id').executeTakeFirstOrThrow()
  sandboxControl().decideDispute(id, 'won')
  await expect.poll(() => advanceAndRunJobs(1).then(seen)).toMatchObject({ disputed: true, left: 300, mayRefund: true })
})

it('giving in makes the payment a loss, with the reason in the journal', async () => {
  const { dispute } = await contested()
  const owner = await member('owner')
  expect((await owner.post(`/admin/disputes/${dispute}/accept`, { reason })).status).toBe(200)
  expect(await rowOf(dispute)).toMatchObject({ outcome: 'lost', status: 'lost' })
  const lines = await testDb()
    .selectFrom('ledger_entry')
    .select(['account', 'amount'])
    .where('source', '=', 'dispute_lost')
    .where('sourceId', '=', dispute)
    .execute()
  expect(lines).toContainEqual({ account: 'dispute_losses', amount: 300 })
  expect((await owner.get(`/admin/acts?subject=${dispute}`)).body.acts).toMatchObject([
    { act: 'dispute.accept', reason },
  ])
})

it('one that the bank reverses after it was lost shows both decisions, and the money may be given back by us', async () => {
  const { dispute, order } = await contested()
  const owner = await member('owner')
  const seen = async () => (await owner.get(`/admin/payments/${order.id}`)).body
  const decisions = async () =>
    (await seen()).steps
      .map(({ what }: { what: string }) => what)
      .filter((what: string) => /^dispute_(won|lost)$/.test(what))
  sandboxControl().decideDispute(dispute, 'lost')
  await expect.poll(() => advanceAndRunJobs(1).then(decisions)).toEqual(['dispute_lost'])
  expect(await seen()).toMatchObject({ mayRefund: false })
  await advanceAndRunJobs(60)
  sandboxControl().reverseDispute(dispute)
  await expect.poll(() => advanceAndRunJobs(1).then(decisions)).toEqual(['dispute_lost', 'dispute_won'])
  expect(await seen()).toMatchObject({ left: 300, mayRefund: true })
  expect((await owner.get('/admin/overview')).body.alerts).toContainEqual(
    expect.objectContaining({ kind: 'dispute_reversed', ref: dispute, payment: order.id }),
  )
})

it('of a service is answered with what its client agreed to when ordering it', async () => {
  withWebhooks()
  const { client } = await readyToOrder()
  const { body: asked } = await client.post('/me/services', { wish: 'Un notaire pour une succession.', locale: 'fr' })
  const owner = await member('owner')
  const price = { title: 'Succession', scope: 'Deux experts, un rapport.', amount: 150_000 }
  await owner.post(`/admin/quotes/${asked.id}`, price)
  const { signature } = (await client.get(`/me/services/${asked.id}`)).body
  const { body: order } = await client.post(`/me/services/${asked.id}/accept`, {
    terms: true,
    startNow: true,
    signature,
  })
  await pay(order, unusedCard())
  await client.post(`/me/services/${asked.id}/settle`)
  await testApp.settle()
  const dispute = sandboxControl().openDispute(order.paymentIntent)
  await expect.poll(() => advanceAndRunJobs(1).then(() => rowOf(dispute))).toBeDefined()
  expect((await owner.post(`/admin/disputes/${dispute}/evidence`, { reason })).status).toBe(200)
  const sent = await evidenceAtProvider(dispute)
  for (const line of [
    'Prix montré, Succession',
    'Commande avec obligation de paiement',
    'Conditions générales et majorité acceptées, texte 2026-11-service',
    'Exécution immédiate demandée, texte 2026-11-service',
  ])
    expect(sent.access_activity_log).toContain(line)
  expect(sent.customer_purchase_ip).toBeTruthy()
  const { id } = await testDb().selectFrom('charge').select('id').executeTakeFirstOrThrow()
  const { steps } = (await owner.get(`/admin/payments/${id}`)).body
  const whats = steps.map(({ what }: { what: string }) => what)
  for (const what of ['quoted', 'ordered', 'consent_terms_and_age', 'consent_start_now']) expect(whats).toContain(what)
})
