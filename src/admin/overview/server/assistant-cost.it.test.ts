import { expect, it } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, withWebhooks } from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

const used = (questionId: string, cents: number, days = 0, model = 'mistral-small') =>
  testApp.ports.db
    .insertInto('assistant_usage')
    .values({
      questionId,
      provider: 'mistral',
      model,
      inputTokens: 1000,
      outputTokens: 200,
      cents,
      at: new Date(testApp.clock.now().getTime() - days * 86_400_000),
    })
    .execute()

it('what the assistant cost is told by day, by model and by question; what nobody can know is not made up', async () => {
  withWebhooks()
  const [first, second] = [await capturedOrder(), await capturedOrder()]
  const support = await member('support')
  expect((await support.get(`/admin/questions/${first.id}`)).body.assistant).toBeNull()
  await used(first.id, 0.25)
  await used(first.id, 0.5)
  await used(second.id, 1.25)
  await used(second.id, 2, 3)
  await used(second.id, 7, 40)
  const known = (await support.get('/admin/assistant-cost')).body
  expect(known.days).toMatchObject([
    { model: 'mistral-small', calls: 3, questions: 2, inputTokens: 3000, outputTokens: 600, cents: 2 },
    { calls: 1, questions: 1, cents: 2 },
  ])
  expect(known.total).toEqual({ calls: 4, inputTokens: 4000, outputTokens: 800, cents: 4 })
  expect((await support.get(`/admin/questions/${first.id}`)).body.assistant).toEqual({
    calls: 2,
    inputTokens: 2000,
    outputTokens: 400,
    cents: 0.75,
  })

  await used(first.id, 0, 0, 'unpriced')
  const unknown = (await support.get('/admin/assistant-cost')).body
  expect(unknown.days).toMatchObject([{ cents: 2 }, { model: 'unpriced', cents: null }, { cents: 2 }])
  expect(unknown.total.cents).toBeNull()
  expect((await support.get(`/admin/questions/${first.id}`)).body.assistant).toMatchObject({ calls: 3, cents: null })
  expect((await (await member('editor')).get('/admin/assistant-cost')).body.code).toBe('right_missing')
})

it('the staff sees the budgets, what was not shown and whether the model is called', async () => {
  withWebhooks()
  const { id } = await capturedOrder()
  const support = await member('support')
  expect((await support.get('/admin/assistant-cost')).body.watch).toBeNull()
  const call = (outcome: 'shown' | 'late' | 'failed' | 'over-person' | 'paused', dropped: object = {}, days = 0) =>
    testApp.ports.db
      .insertInto('assistant_usage')
      .values({
        questionId: id,
        provider: 'mistral',
        model: 'mistral-small',
        inputTokens: outcome === 'shown' ? 1000 : 0,
        outputTokens: outcome === 'shown' ? 200 : 0,
        cents: outcome === 'shown' ? 0.5 : 0,
        outcome,
        latency: 1000,
        dropped: JSON.stringify(dropped),
        at: new Date(testApp.clock.now().getTime() - days * 86_400_000),
      })
      .execute()
  await call('shown', { law: 1, 'no-quote': 3 }, 2)
  await call('shown', { law: 1 })
  await call('over-person')
  expect((await support.get('/admin/assistant-cost')).body.watch).toEqual({
    budgets: [
      { scope: 'day', used: { tokens: 1200, cents: 0.5 }, budget: { tokens: 6_000_000, cents: 2000 } },
      { scope: 'house', used: { tokens: 2400, cents: 1 }, budget: { tokens: 100_000_000, cents: 30_000 } },
    ],
    overBudget: [
      { scope: 'person', count: 1 },
      { scope: 'address', count: 0 },
      { scope: 'day', count: 0 },
      { scope: 'house', count: 0 },
    ],
    shown: 2,
    unusable: 0,
    late: 0,
    failed: 0,
    paused: 0,
    dropped: [
      { reason: 'no-quote', count: 3 },
      { reason: 'law', count: 2 },
    ],
    breaker: 'closed',
  })
  for (const outcome of ['late', 'failed', 'late', 'paused'] as const) await call(outcome)
  const { body } = await support.get('/admin/assistant-cost')
  expect(body.watch).toMatchObject({ late: 2, failed: 1, paused: 1, breaker: 'open' })
  // Calls that were not made are no calls in the table above.
  expect(body.total.calls).toBe(5)
})
