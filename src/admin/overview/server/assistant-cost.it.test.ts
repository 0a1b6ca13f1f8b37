import { expect, it } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, withWebhooks } from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

const used = (question_id: string, cents: number, days = 0, model = 'mistral-small') =>
  testApp.ports.db
    .insertInto('assistant_usage')
    .values({
      question_id,
      provider: 'mistral',
      model,
      input_tokens: 1000,
      output_tokens: 200,
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
