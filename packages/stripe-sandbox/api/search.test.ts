import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInvoiceSandbox } from '../testing/invoices.ts'

const now = new Date('2026-03-01T10:00:00Z')
let fixture: Awaited<ReturnType<typeof openInvoiceSandbox>>

beforeAll(async () => {
  fixture = await openInvoiceSandbox(() => now)
})
afterAll(() => fixture.sandbox.close())

test('objects are found by what they hold, page by page', async () => {
  for (const word of ['a', 'b', 'c']) {
    await fixture.stripe.customers.create({ email: `${word}@search.test`, metadata: { 'group-1': 'x' } })
  }
  const query = `metadata['group-1']:'x' AND created>1`
  const first = await fixture.stripe.customers.search({ query, limit: 2 })
  expect(first.data.map(({ email }) => email)).toEqual(['c@search.test', 'b@search.test'])
  const next = await fixture.stripe.customers.search({ query, limit: 2, page: first.next_page ?? '' })
  expect(next).toMatchObject({ has_more: false, next_page: null, data: [{ email: 'a@search.test' }] })
  await expect(fixture.stripe.customers.search({ query: 'shoe_size:42' })).rejects.toMatchObject({ param: 'query' })
})
