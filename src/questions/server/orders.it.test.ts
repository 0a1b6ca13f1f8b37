import { describe, expect, it } from 'vitest'
import { answered } from '../../server/leaving-testing.ts'
import { expert, house } from '../../server/testing.ts'
import { db, later, letters } from '../../server/till.ts'
import { acceptBy, answerBy, heldOrder, viewOf } from '../../server/walk.ts'

type News = 'order.held' | 'order.captured' | 'order.refunded' | 'order.voided'

/** As if the job had failed each time it was tried, and was given up. */
const lost = (name: News) => house.jobs.handle(name, async () => {})

describe('a question whose news of the payment was lost is told again', () => {
  it('that its money is held: it goes to the experts, with one letter', async () => {
    lost('order.held')
    const { client, id, order } = await heldOrder()
    expect(await viewOf(client, id)).toMatchObject({ payment: 'NONE' })
    await later(11)
    await later(11)
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
    expect(await letters('questions.confirmed', order.id)).toHaveLength(1)
  })

  it('that its money was taken: the answer opens, and the expert has earned it', async () => {
    lost('order.captured')
    const helene = await expert()
    const { client, id } = await heldOrder()
    await answerBy(helene, id, await acceptBy(helene, id))
    await house.settle()
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
    await later(11)
    expect(await viewOf(client, id)).toMatchObject({ payment: 'CAPTURED' })
    expect(await db().selectFrom('expert_due').select('question_id').execute()).toEqual([{ question_id: id }])
  })

  it('that its money is back', async () => {
    lost('order.refunded')
    const { client, id } = await answered()
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    expect(await viewOf(client, id)).toMatchObject({ payment: 'CAPTURED' })
    await later(11)
    expect(await viewOf(client, id)).toMatchObject({ payment: 'REFUNDED' })
  })

  it('that nothing was taken', async () => {
    lost('order.voided')
    const { client, id, order } = await heldOrder()
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await house.settle()
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
    await later(11)
    expect(await viewOf(client, id)).toMatchObject({ payment: 'VOIDED' })
    expect(await letters('questions.voided', order.id)).toHaveLength(1)
  })
})
