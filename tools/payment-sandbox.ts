import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { defaultKeys } from '../packages/stripe-sandbox/default-keys.ts'
import { type Sandbox, startSandbox } from '../packages/stripe-sandbox/sandbox.ts'

/** What the product assumes where its configuration is silent. */
export const productDefaults = { DATA_DIR: './storage', PORT: 3000 }

type Environment = Record<string, string | undefined>

/** Whether the product is configured without a payment provider and may use the sandbox: live mode needs permission. */
export function needsPaymentSandbox(environment: Environment): boolean {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, MODE, ALLOW_SANDBOX_PAYMENTS } = environment
  return !STRIPE_SECRET_KEY && !STRIPE_API_BASE && (MODE !== 'live' || ALLOW_SANDBOX_PAYMENTS === 'yes')
}

/** Starts the payment sandbox beside the product's data and sets the product's four Stripe keys to use it. */
export async function openPaymentSandbox(environment: Environment): Promise<void> {
  const secret = environment.STRIPE_WEBHOOK_SECRET || `whsec_${randomBytes(32).toString('hex')}`
  const sandbox = await startSandbox({
    port: 0,
    file: join(environment.DATA_DIR || productDefaults.DATA_DIR, 'payments-sandbox.db'),
    ...(environment.LOG_LEVEL === 'debug' ? { log: console.log } : {}),
  })
  environment.STRIPE_API_BASE = sandbox.url
  environment.STRIPE_SECRET_KEY = defaultKeys.secretKey
  environment.STRIPE_PUBLISHABLE_KEY = defaultKeys.publishableKey
  environment.STRIPE_WEBHOOK_SECRET = secret
  if (environment.ROLE !== 'worker')
    sendEventsOnceReachable(sandbox, Number(environment.PORT || productDefaults.PORT), secret)
}

/** A delivery that nobody receives is retried late: events wait until the product listens. */
function sendEventsOnceReachable(sandbox: Sandbox, port: number, secret: string): void {
  const origin = `http://127.0.0.1:${port}`
  const attempt = async () => {
    const response = await fetch(`${origin}/api/health`).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) sandbox.sendEventsTo({ url: `${origin}/api/webhooks/stripe`, secret })
    else setTimeout(attempt, 200).unref()
  }
  setTimeout(attempt, 200).unref()
}
