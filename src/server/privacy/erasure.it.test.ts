import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { applicationSheet } from '../../../test/fixtures/actors.ts'
import { image } from '../../../test/fixtures/sample-files.ts'
import {
  advanceAndRunJobs,
  capturedOrder,
  directSubscription,
  paymentAtStripe,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  subscriptionRows,
  testDb,
} from '../../../test/harness/payment-test-kit.ts'
import { Caller, expert, pay, testApp, visitor } from '../../../test/harness/test-app.ts'
import { answeredQuestion } from '../../../test/scenarios/cancellation.ts'
import {
  acceptAs,
  askQuestion,
  fullAnswer,
  heldOrder,
  placeOrder,
  questionView,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../test/scenarios/main-path.ts'
import {
  createMember,
  currentPerson,
  dayInMinutes,
  downloadExport,
  personalDetails,
  requestErasure,
  saveProfile,
  tablesWith,
  uploadAttachment,
} from '../../../test/scenarios/personal-data.ts'
import { createAccount } from '../../accounts/server/people.ts'
import { markRefundPaidOutOfBand } from '../../billing/refunds/server/owed-refunds.ts'
import { syncRefundsFromStripe } from '../../billing/refunds/server/refund-charge.ts'

setUpPaymentTestKit()

describe('an erasure', () => {
  it('leaves nothing of an application, which the export held, nor of a meeting', async () => {
    const { client, id, password } = await createMember()
    await client.post('/applications', await applicationSheet(client))
    const files = [...(await downloadExport(client)).keys()].join()
    expect(files).toContain('experts/applications.json')
    expect((await requestErasure(client, { password })).status).toBe(200)
    await testApp.settle()
    for (const table of ['expert_application', 'application_paper', 'meeting'] as const)
      expect(await testDb().selectFrom(table).select('id').where('personId', '=', id).execute()).toEqual([])
  })

  it('takes an application to answer here with it, and its papers from the store', async () => {
    const { client, id, email, password } = await createMember()
    const at = testApp.clock.now()
    const stored = await testApp.ports.files.store('identity', 'carte.png', new Uint8Array(await image('png')))
    const place = { address: personalDetails.address, postalCode: '44000', city: 'Nantes', country: 'fr' as const }
    const who = { firstName: 'Zoé', lastName: 'Quatrelivre', email, phone: '+33612349876', locale: 'fr' as const }
    const firm = { companyName: 'Quatrelivre', siret: '12345678901234', vatNumber: 'FR00', categories: ['logement'] }
    const sent = {
      id: 'appl',
      reference: 'C-1',
      personId: id,
      termsAt: at,
      submittedAt: at,
      vatExempt: false,
      state: 'in_review' as const,
      stateAt: at,
    }
    const open = { decidedAt: null, decidedBy: null, reason: null }
    await testDb()
      .insertInto('expert_application')
      .values({ ...sent, ...who, ...firm, ...place, ...open })
      .execute()
    const paper = { id: 'paper', personId: id, applicationId: 'appl', kind: 'identity' as const, at }
    const file = { fileKey: stored.key, name: 'carte.png', type: 'image/png' as const, size: stored.size }
    await testDb()
      .insertInto('application_paper')
      .values({ ...paper, ...file })
      .execute()
    expect([...(await downloadExport(client)).keys()]).toContain('clairavis-mes-donnees/experts/papers/paper-carte.png')
    expect((await requestErasure(client, { password })).status).toBe(200)
    await testApp.settle()
    expect(await tablesWith(['quatrelivre', '612349876'])).toEqual([])
    await expect(testApp.ports.files.read(stored.key)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves a name, an address and a number only where the law keeps them', async () => {
    const made = await capturedOrder()
    const { id, email } = await saveProfile(made.client)
    const invoiced = await directSubscription()
    const other = await saveProfile(invoiced.client)
    await made.client.post(`/questions/${made.id}/messages`, { text: 'Je suis Zéphyrine Quatrelivre, 06 12 34 98 76.' })
    const attachment = await uploadAttachment(made.client)
    await made.client.post(`/questions/${made.id}/messages`, { text: 'Voici le bail.', attachments: [attachment] })
    const answer = {
      ...fullAnswer,
      short: 'Madame Quatrelivre, votre bailleur a un mois. Appelez le +33 6 12 34 98 76.',
    }
    const view = (await made.helene.get(`/desk/questions/${made.id}?locale=fr`)).body
    await made.helene.post(`/desk/questions/${made.id}/answer`, { token: view.lease.token, answer, locale: 'fr' })
    await made.client.post(`/questions/${made.id}/rating`, { stars: 5, comment: 'Merci, Zéphyrine', locale: 'fr' })
    await made.client.call('PUT', '/draft', { text: 'Quatrelivre, encore', category: null })
    await new Caller(made.client.token).post('/contact', {
      name: 'Zéphyrine Quatrelivre',
      email,
      message: 'Bonjour, ici Quatrelivre, je voudrais savoir.',
      locale: 'fr',
    })
    await testApp.settle()
    const words = ['zéphyrine', 'quatrelivre', email ?? '', other.email ?? '', '612349876', '12 34 98 76', 'étoupes']
    expect((await tablesWith(words)).length).toBeGreaterThan(8)

    for (const client of [made.client, invoiced.client]) expect((await requestErasure(client)).status).toBe(200)
    await testApp.settle()
    // An issued invoice names its recipient. The last email is still being sent, and responses to an expert's own
    // commands are kept for a day, so that a repetition does nothing twice.
    const lawful = ['idempotency.response', 'invoice.data', 'mail_outbox.to_address']
    expect((await tablesWith(words)).filter((place) => !lawful.includes(place))).toEqual([])
    await advanceAndRunJobs(2 * dayInMinutes)
    expect(await tablesWith(words)).toEqual(['invoice.data'])
    expect(await testDb().selectFrom('customer').select('personId').where('personId', '=', id).execute()).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('ends the plan at the provider at once: nothing is ever charged again', async () => {
    const { client, order, plan } = await directSubscription()
    const { id } = await currentPerson(client)
    const before = (await client.get('/me/erasure')).body
    expect(before).toMatchObject({ by: 'word', obstacle: null })
    expect(before.ends).toEqual(expect.arrayContaining([{ what: 'plan', count: 1 }]))
    expect((await requestErasure(client)).status).toBe(200)
    await testApp.settle()
    const [row] = await subscriptionRows(order.id)
    expect(row).toMatchObject({ state: 'ended', endReason: 'erasure' })
    const asked = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    expect(asked.status).toBe('canceled')
    for (let months = 0; months < 3; months += 1) await advanceAndRunJobs(31 * dayInMinutes)
    const charges = await testDb().selectFrom('charge').select('id').where('personId', '=', id).execute()
    expect(charges).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('lets a hold go and closes the question that waited', async () => {
    const { client, id, order } = await heldOrder()
    const before = (await client.get('/me/erasure')).body
    expect(before.ends).toEqual([
      { what: 'hold', count: 1 },
      { what: 'questions', count: 1 },
    ])
    expect((await requestErasure(client)).status).toBe(200)
    await testApp.settle()
    expect((await paymentAtStripe(order.paymentIntent)).status).toBe('canceled')
    expect((await purchaseRow(order.id)).status).toBe('voided')
    const row = await testDb().selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([row.state, row.closeReason, row.title, row.body]).toEqual(['CLOSED', 'client', '', ''])
    await advanceAndRunJobs(2 * dayInMinutes)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('gives back what was paid and not answered, on a credit note that still knows its buyer', async () => {
    const { client, order } = await capturedOrder()
    await saveProfile(client)
    expect((await requestErasure(client)).status).toBe(200)
    await testApp.settle()
    await advanceAndRunJobs(30)
    expect((await purchaseRow(order.id)).status).toBe('refunded')
    const [invoice, note, ...more] = await testDb()
      .selectFrom('invoice')
      .select('data')
      .where('chargeId', '=', order.id)
      .orderBy('total', 'desc')
      .execute()
    expect(more).toEqual([])
    expect(note?.data.buyer).toEqual(invoice?.data.buyer)
    expect(note?.data.buyer).toMatchObject({ email: expect.stringContaining('@client.test') })
  })

  it('frees the address, and the offer of the first question stays given once', async () => {
    const email = 'une.seule@fois.test'
    const helene = await expert()
    const { client, id } = await readyToOrder(email)
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    await acceptAs(helene, id)
    await testApp.settle()
    expect((await requestErasure(client)).status).toBe(200)
    await testApp.settle()

    expect(await createAccount(testApp.ports, { email, locale: 'fr' })).not.toBe((await currentPerson(client)).id)
    const again = await readyToOrder(email)
    const second = await placeOrder(again.client, again.id)
    await pay(second, unusedCard())
    expect(await settleOrderPayment(again.client, second.id)).toMatchObject({ lastError: 'first_offer_used_by_email' })
  })

  it('ends every session and every way in, and writes a receipt that can be checked', async () => {
    const { client, id, email, password } = await createMember()
    const second = new Caller((await new Caller(null).post('/sign-in', { email, password })).body.token)
    expect((await client.get('/me/erasure')).body).toMatchObject({
      by: 'password',
      email,
      goes: ['account', 'letters'],
    })
    expect((await requestErasure(client)).body.code).toBe('password_wrong')
    expect((await requestErasure(client, { password: 'une autre phrase' })).body.code).toBe('password_wrong')
    const done = await requestErasure(client, { password })
    expect(done.body).toMatchObject({ sentTo: email })
    for (const caller of [client, second]) expect((await caller.get('/me')).status).toBe(401)
    expect((await new Caller(null).post('/sign-in', { email, password })).body.code).toBe('sign_in_failed')
    const row = await testDb().selectFrom('erasure').selectAll().where('personId', '=', id).executeTakeFirstOrThrow()
    expect(row.hash).toBe(done.body.hash)
    const letter = await testDb()
      .selectFrom('mail_outbox')
      .selectAll()
      .where('toAddress', '=', email)
      .executeTakeFirstOrThrow()
    expect(letter.template).toBe('accounts.erased')
    expect(letter.text.replace(/\s/g, '')).toContain(row.hash)
    expect(letter.text).toContain(`/fr/recu/${row.hash}`)
    const receipt = (await new Caller(null).get(`/erasures/${row.hash}`)).body
    expect(createHash('sha256').update(receipt.content).digest('hex')).toBe(row.hash)
    expect(receipt.content).not.toContain(id)
    expect((await new Caller(null).get(`/erasures/${'0'.repeat(64)}`)).body.code).toBe('receipt_unknown')
    const act = await testDb().selectFrom('admin_act').select('act').where('subjectId', '=', id).executeTakeFirst()
    expect(act).toEqual({ act: 'person.erased' })
    await expect(sql`delete from erasure`.execute(testDb())).rejects.toThrow('never changed')
  })

  it('wants the word where there is no password', async () => {
    const client = await visitor()
    await askQuestion(client)
    expect((await requestErasure(client, { word: 'oui' })).body.code).toBe('word_wrong')
    expect((await requestErasure(client, { word: ' ERASE ' })).body).toMatchObject({ sentTo: null })
    expect((await client.get('/me')).status).toBe(401)
  })

  it('takes the files from the store', async () => {
    const client = await visitor()
    const file = await uploadAttachment(client)
    const { fileKey } = await testDb()
      .selectFrom('attachment')
      .select('fileKey')
      .where('id', '=', file)
      .executeTakeFirstOrThrow()
    await testApp.ports.files.read(fileKey)
    await requestErasure(client)
    await testApp.settle()
    await expect(testApp.ports.files.read(fileKey)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused to the staff, to whoever works on a question and to whoever is still owed', async () => {
    const staff = await createMember(['client', 'support'])
    expect((await requestErasure(staff.client, { password: staff.password })).body.code).toBe('erasure_staff')

    const made = await capturedOrder()
    const password = 'une longue phrase de passe'
    expect((await made.helene.get('/me/erasure')).body.obstacle).toBe('erasure_work_open')
    expect((await requestErasure(made.helene, { password })).body.code).toBe('erasure_work_open')
    const { lease } = (await made.helene.get(`/desk/questions/${made.id}?locale=fr`)).body
    await made.helene.post(`/desk/questions/${made.id}/answer`, {
      token: lease.token,
      answer: fullAnswer,
      locale: 'fr',
    })
    await testApp.settle()
    expect((await requestErasure(made.helene, { password })).body.code).toBe('erasure_payout_owed')
  })

  it('is refused while a refund that no card could receive is owed', async () => {
    const { client, id, order } = await answeredQuestion()
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    const [refund] = await testApp.ports.payments.listRefunds(order.paymentIntent)
    sandboxControl().failRefund(refund?.id ?? '')
    await syncRefundsFromStripe(testApp.ports, order.paymentIntent)
    expect((await requestErasure(client)).body.code).toBe('erasure_refund_owed')
    await testApp.ports.transact((tx) =>
      markRefundPaidOutOfBand(testApp.ports, tx, { id: order.id, reference: 'VIR 1' }),
    )
    expect((await requestErasure(client)).status).toBe(200)
  })

  it('takes an expert off the site; former clients still know who answered them', async () => {
    const idle = await expert({ online: false })
    const made = await answeredQuestion()
    await settlePayouts(made.helene.expertId)
    const password = 'une longue phrase de passe'
    expect((await made.helene.get('/me/erasure')).body.ends).toContainEqual({ what: 'expert', count: 1 })
    for (const caller of [idle, made.helene])
      expect((await requestErasure(caller, { password })).body.code).toBeUndefined()
    const rowOf = (id: string) =>
      testDb().selectFrom('expert').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(await rowOf(idle.expertId)).toMatchObject({ state: 'left', firstName: '', lastName: '', bioFr: '' })
    expect(await rowOf(made.helene.expertId)).toMatchObject({ state: 'left', firstName: 'Hélène', bioFr: '' })
    const shown = (await new Caller(null).get(`/experts/${`expert-${made.helene.expertId}`}?locale=fr`)).status
    expect(shown).toBe(404)
    expect((await questionView(made.client, made.id)).status.expertName).toContain('Hélène')
    await advanceAndRunJobs(5 * 365 * dayInMinutes + 5 * dayInMinutes)
    expect(await rowOf(made.helene.expertId)).toMatchObject({ firstName: '', lastName: '' })
  })

  it('is refused while a payment is disputed, and while the law holds the account', async () => {
    const made = await answeredQuestion()
    const { id } = await currentPerson(made.client)
    const [charge] = await testDb().selectFrom('charge').select('id').where('personId', '=', id).execute()
    const at = testApp.clock.now()
    const dispute = {
      id: 'du_1',
      chargeId: charge?.id ?? '',
      reason: 'fraudulent',
      status: 'needs_response',
      amount: 300,
    }
    await testDb()
      .insertInto('dispute')
      .values({ ...dispute, openedAt: at, changedAt: at })
      .execute()
    expect((await requestErasure(made.client)).body.code).toBe('erasure_dispute_open')
    await testDb().deleteFrom('dispute').execute()
    const officer = await createMember(['client', 'compliance'])
    const keep = (verb: 'hold' | 'release', reason: string) =>
      officer.client.put(`/admin/people/${id}/${verb}`, { reason })
    expect((await keep('hold', 'Réquisition du parquet de Nantes')).status).toBe(200)
    expect((await requestErasure(made.client)).body.code).toBe('erasure_held')
    expect((await keep('release', 'Mainlevée du parquet de Nantes')).status).toBe(200)
    expect((await requestErasure(made.client)).status).toBe(200)
  })
})

/** Puts the expert's answers in a payout that was made. */
async function settlePayouts(expertId: string): Promise<void> {
  const by = await createAccount(testApp.ports, {
    email: `${testApp.ports.ids.id()}@staff.test`,
    locale: 'fr',
    roles: ['owner'],
  })
  const at = testApp.clock.now()
  await testApp.ports.transact(async (tx) => {
    const run = { id: 'run', month: '2026-11', preparedAt: at, preparedBy: by }
    await tx
      .insertInto('payout_run')
      .values({ ...run, paidAt: at, paidBy: by, reference: 'VIR-1' })
      .execute()
    const due = await tx.selectFrom('expert_due').selectAll().where('expertId', '=', expertId).executeTakeFirstOrThrow()
    const account = { holder: 'H. N.', ibanSealed: Buffer.from('x'), ibanEnd: '2606' }
    const paid = { id: 'payout', runId: 'run', expertId, amount: due.amount, answers: 1, ...account }
    await tx.insertInto('payout').values(paid).execute()
    await tx.updateTable('expert_due').set({ payoutId: 'payout' }).where('expertId', '=', expertId).execute()
  })
}
