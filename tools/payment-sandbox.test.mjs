import { describe, expect, test } from 'vitest'
import { readConfig } from '../src/platform/config.ts'
import { needsPaymentSandbox, productDefaults } from './payment-sandbox.ts'

describe('the payment sandbox', () => {
  test.each([
    [{}, true],
    [{ MODE: 'demo', STRIPE_SECRET_KEY: '', STRIPE_API_BASE: '' }, true],
    [{ MODE: 'live', ALLOW_SANDBOX_PAYMENTS: 'yes' }, true],
    [{ MODE: 'live' }, false],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, false],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, false],
  ])('starts where payments are not configured, and in live mode only for a rehearsal: %j', (environment, starts) => {
    expect(needsPaymentSandbox(environment)).toBe(starts)
  })

  test('lies beside the product’s data, and knows its port', () => {
    expect(readConfig({})).toMatchObject(productDefaults)
  })
})
