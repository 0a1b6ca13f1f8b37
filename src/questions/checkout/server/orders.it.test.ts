import { describe, expect, it } from 'vitest'
import { advanceAndRunJobs, emailRows, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { expert, testApp } from '../../../../test/harness/test-app.ts'
import { answeredQuestion } from '../../../../test/scenarios/cancellation.ts'
import { acceptAs, answerAs, heldOrder, questionView } from '../../../../test/scenarios/main-path.ts'

setUpPaymentTestKit()

type News = 'order.held' | 'order.captured' | 'order.refunded' | 'order.voided'

/** Simulates a job that failed on every try and was given up. */
const lost = (name: News) => testApp.jobs.handle(name, async () => {})

describe('a question whose news of the payment was lost is told again', () => {
  it('that its money is held: it goes to the experts, with one letter', async () => {
    lost('order.held')
    const { client, id, order } = await heldOrder()
    expect(await questionView(client, id)).toMatchObject({ payment: 'NONE' })
    await advanceAndRunJobs(11)
    await advanceAndRunJobs(11)
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
    expect(await emailRows('billing.contract', order.id)).toHaveLength(1)
  })

  it('that its money was taken: the answer opens, and the expert has earned it', async () => {
    lost('order.captured')
    const helene = await expert()
    const { client, id } = await heldOrder()
    await answerAs(helene, id, await acceptAs(helene, id))
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
    await advanceAndRunJobs(11)
    expect(await questionView(client, id)).toMatchObject({ payment: 'CAPTURED' })
    expect(await testDb().selectFrom('expert_due').select('questionId').execute()).toEqual([{ questionId: id }])
  })

  it('that its money is back', async () => {
    lost('order.refunded')
    const { client, id } = await answeredQuestion()
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ payment: 'CAPTURED' })
    await advanceAndRunJobs(11)
    expect(await questionView(client, id)).toMatchObject({ payment: 'REFUNDED' })
  })

  it('that nothing was taken', async () => {
    lost('order.voided')
    const { client, id, order } = await heldOrder()
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
    await advanceAndRunJobs(11)
    expect(await questionView(client, id)).toMatchObject({ payment: 'VOIDED' })
    expect(await emailRows('questions.voided', order.id)).toHaveLength(1)
  })
})
