import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import { loader } from './checkout-expert.tsx'

it.each(['?question=q1', ''])('is a page that is not there where nobody knows the expert: %s', async (query) => {
  const context = new RouterContextProvider()
  context.set(publicConfigContext, { paymentSandbox: '/sandbox-payments', stripePublishableKey: null } as never)
  const asked: unknown[] = []
  context.set(apiReaderContext, (() => async (address: string, input: { params: object }) => {
    asked.push([address, input.params])
    throw new Response(null, { status: 404 })
  }) as never)
  const request = new Request(`http://site.test/fr/x${query}`)
  const answer = loader({ request, params: { expertId: 'nobody' }, context } as never)
  await expect(answer).rejects.toMatchObject({ status: 404 })
  expect(asked).toEqual([['GET /experts/:slug', { slug: 'nobody' }]])
})
