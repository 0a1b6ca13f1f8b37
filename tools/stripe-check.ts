import { join } from 'node:path'
import { isTestKey } from '../test/stripe-check/provider.ts'
import { runUntilStopped } from './child.mjs'
import { root, stopWithSentence } from './root.mjs'

/** `npm run stripe:check`: the money scenarios of `test/stripe-check`, against Stripe where a test key is given. */
const key = process.env.STRIPE_SECRET_KEY ?? ''
if (key && !isTestKey(key)) stopWithSentence('STRIPE_SECRET_KEY is no test key (sk_test_…): nothing was done.')
console.log(
  key ? 'Against Stripe in test mode: this takes a while.' : 'No STRIPE_SECRET_KEY: against the payment sandbox.',
)
await runUntilStopped(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'integration', 'test/stripe-check'],
  { NODE_ENV: 'test', STRIPE_CHECK: 'yes', ...(key ? { STRIPE_CHECK_KEY: key } : {}) },
)
