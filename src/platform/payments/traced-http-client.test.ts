import { expect, it } from 'vitest'
import { templateOf } from './traced-http-client.ts'

it.each([
  ['/v1/payment_intents/pi_3Nx81kL/capture', '/v1/payment_intents/:id/capture'],
  ['/v1/customers?email=client%40example.com&limit=1', '/v1/customers'],
  ['/v1/prices', '/v1/prices'],
  ['/v1/customers/cus_9s6XKzkNRiz8i3', '/v1/customers/:id'],
])('%s is told as %s', (path, template) => {
  expect(templateOf(path)).toBe(template)
})
