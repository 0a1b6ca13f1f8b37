import { expect, test } from 'vitest'
import { testCard } from '../../../packages/stripe-sandbox/customers/test-cards.ts'
import { testCards } from './demo-cards.ts'

test.each(Object.entries(testCards))('the sandbox knows the test card of the demonstration’s page: %s', (_, number) =>
  expect(testCard(number.replaceAll(' ', ''))?.onSession).not.toBe('ok'),
)
