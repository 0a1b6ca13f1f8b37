import { afterEach, describe, expect, it, vi } from 'vitest'
import { directSubscription, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, testApp } from '../../../../test/harness/test-app.ts'
import { sentEmails } from '../../../../test/scenarios/cancellation.ts'
import { sendPlanEmail } from './mail.tsx'
import { cancelScheduled } from './undoable-cancellation.ts'

setUpPaymentTestKit()
afterEach(() => vi.restoreAllMocks())

const wait = async (seconds: number) => {
  testApp.clock.advance(seconds * 1000)
  await testApp.settle()
}
const cancel = (client: Caller) => client.post('/me/plan/cancel', { locale: 'fr', undoable: true })
const undo = (client: Caller) => client.post('/me/plan/undo', { locale: 'fr' })

describe('a plan that is cancelled', () => {
  it('is so after ten seconds, at the provider too, and the reason can be told then', async () => {
    const { client, plan } = await directSubscription()
    const asked = await cancel(client)
    expect(asked.body.plan).toMatchObject({ next: null, cancelling: { until: expect.any(String) } })
    await wait(9)
    const early = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    expect(early).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await sentEmails('billing.cancelled')).toEqual([])
    await wait(1)
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'cancel', cancelling: null })
    const late = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    expect(late).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await sentEmails('billing.cancelled')).toHaveLength(1)
    const reason = { request: asked.body.request, reason: 'unused', comment: '' }
    expect((await client.post('/me/plan/reason', reason)).status).toBe(200)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('undone, goes on: no call of the provider, no email, no request in the books', async () => {
    const { client, plan } = await directSubscription()
    const told = vi.spyOn(testApp.ports.payments, 'cancelSubscriptionAtPeriodEnd')
    await cancel(client)
    await wait(4)
    expect((await undo(client)).body.plan).toMatchObject({ next: null, cancelling: null, can: { cancel: true } })
    await wait(60)
    expect(told).not.toHaveBeenCalled()
    expect(await sentEmails('billing.cancelled')).toEqual([])
    const requests = testDb().selectFrom('plan_request').select('id').where('subscriptionId', '=', plan.id)
    expect(await requests.execute()).toEqual([])
    expect(await undo(client)).toMatchObject({ status: 200, body: { plan: { cancelling: null } } })
  })

  it('in its last hour is cancelled at once: no month may be charged in the ten seconds', async () => {
    const { client, plan } = await directSubscription()
    const left = () => plan.currentPeriodEnd.getTime() - testApp.clock.now().getTime() - 5000
    // A session that is used within its days goes on.
    for (const day = 24 * 3_600_000; left() > 0; testApp.clock.advance(Math.min(left(), 5 * day)))
      await client.get('/me')
    const asked = await cancel(client)
    expect(asked.body.plan).toMatchObject({ next: 'cancel', cancelling: null })
  })

  it('and paused in the ten seconds, is paused: the latest wish counts', async () => {
    const { client } = await directSubscription()
    await cancel(client)
    expect((await client.post('/me/plan/pause', { months: 1, locale: 'fr' })).status).toBe(200)
    await wait(30)
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'pause', cancelling: null })
    expect(await sentEmails('billing.cancelled')).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('counts from the press, though it is carried out after the end of its period', async () => {
    const { client, plan } = await directSubscription()
    const left = () => plan.currentPeriodEnd.getTime() - testApp.clock.now().getTime() - 2 * 3_600_000
    for (const day = 24 * 3_600_000; left() > 0; testApp.clock.advance(Math.min(left(), 5 * day)))
      await client.get('/me')
    const { body } = await cancel(client)
    expect(body.plan).toMatchObject({ cancelling: { until: expect.any(String) } })
    testApp.clock.advance(3 * 3_600_000)
    await cancelScheduled(testApp.ports, body.request)
    await testApp.settle()
    const row = await testDb()
      .selectFrom('subscription')
      .selectAll()
      .where('id', '=', plan.id)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe('ended')
    expect(await sentEmails('billing.cancelled')).toHaveLength(1)
  })

  it('takes back the letters that still wait about it: none may deny the receipt', async () => {
    const { client, plan } = await directSubscription()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    await client.post('/me/plan/keep', { locale: 'fr' })
    await testApp.settle()
    expect((await sentEmails('billing.kept')).map(({ state }) => state)).toEqual(['kept'])
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await wait(60)
    expect((await sentEmails('billing.kept')).map(({ state }) => state)).toEqual(['gathered'])
    expect((await sentEmails('billing.cancelled')).map(({ state }) => state)).toEqual(['kept', 'kept'])
    // Enqueued before the cancellation, and written after it.
    await sendPlanEmail(testApp.ports, { subscriptionId: plan.id, letter: 'kept', key: 'late' })
    expect(await sentEmails('billing.kept')).toHaveLength(1)
  })

  it('and cancelled again by another way meanwhile, is so once', async () => {
    const { client } = await directSubscription()
    await cancel(client)
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await wait(10)
    expect(await sentEmails('billing.cancelled')).toHaveLength(1)
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'cancel', cancelling: null })
    expect(testApp.jobs.failures).toEqual([])
  })
})
