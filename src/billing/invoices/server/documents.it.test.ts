import { expect, it } from 'vitest'
import { expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder } from '../../../../test/scenarios/main-path.ts'

setUpTestApp()

it('tells a person what they agreed to and which invoices belong to a question, and nobody else', async () => {
  const helene = await expert()
  const { client, id } = await heldOrder()
  const other = (await heldOrder()).client
  const before = (await client.get(`/me/papers?question=${id}`)).body
  expect(before.consents.map((one: { kind: string; order: string }) => [one.kind, one.order])).toEqual([
    ['terms_and_age', 'first'],
    ['start_now', 'first'],
  ])
  expect(before.invoices).toEqual([])
  await answerAs(helene, id, await acceptAs(helene, id))
  await testApp.settle()
  const { invoices } = (await client.get(`/me/papers?question=${id}`)).body
  expect(invoices).toMatchObject([{ what: 'invoice', total: 300 }])
  expect((await other.get(`/me/papers?question=${id}`)).body).toEqual({ consents: [], contracts: [], invoices: [] })
  expect((await other.get('/me/papers')).body.consents).toHaveLength(2)
})

it('gives the credit note of a question beside its invoice', async () => {
  const helene = await expert()
  const { client, id } = await heldOrder()
  await answerAs(helene, id, await acceptAs(helene, id))
  await testApp.settle()
  expect((await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })).status).toBe(200)
  await testApp.settle()
  const { invoices } = (await client.get(`/me/papers?question=${id}`)).body
  expect(invoices.map((one: { what: string; total: number }) => [one.what, one.total])).toEqual([
    ['invoice', 300],
    ['credit_note', -300],
  ])
})
