import { expect, test } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { expert } from '../../../../test/harness/test-app.ts'
import { fullAnswer } from '../../../../test/scenarios/main-path.ts'

setUpPaymentTestKit()

const search = (q: string) => `/desk/past-answers?locale=fr&q=${encodeURIComponent(q)}`

test('an expert finds their own answers by words, masked, and a colleague finds none of them', async () => {
  const { helene, id, token } = await capturedOrder()
  const step = 'Écrivez une mise en demeure et appelez le 06 12 34 56 78.'
  const answer = { ...fullAnswer, steps: [{ text: step }] }
  const sent = await helene.post(`/desk/questions/${id}/answer`, { token, answer, locale: 'fr' })
  expect(sent.status).toBe(200)
  const { answers } = (await helene.get(search('demeure Mise'))).body
  expect(answers).toMatchObject([{ questionId: id, parts: [{ section: 'steps' }] }])
  expect(answers[0].parts[0].text).toContain('mise en demeure')
  expect(JSON.stringify(answers)).not.toContain('06 12 34 56 78')
  expect((await helene.get(search('demeure girafe'))).body.answers).toEqual([])
  const colleague = await expert()
  expect((await colleague.get(search('demeure'))).body.answers).toEqual([])
})

test('the desk in one language knows what the field is called in that of the answer', async () => {
  const { helene, id } = await capturedOrder()
  const { body } = await helene.get(`/desk/questions/${id}?locale=en`)
  expect(body).toMatchObject({ category: { name: 'Housing' }, writesIn: 'fr', writtenCategory: 'Logement' })
})

test('an answer is found by the title of its question, with its days as the reader writes them', async () => {
  const { helene, id, token } = await capturedOrder()
  await helene.post(`/desk/questions/${id}/answer`, { token, answer: fullAnswer, locale: 'fr' })
  await testDb().updateTable('question').set({ title: 'Garantie non restituée' }).where('id', '=', id).execute()
  const { answers } = (await helene.get(search('restituee'))).body
  expect(answers).toMatchObject([{ questionId: id, title: 'Garantie non restituée' }])
  const { text } = answers[0].parts.find(({ section }: { section: string }) => section === 'deadlines')
  expect(text).toBe('12 décembre 2026. Une majoration de plus')
})
