import { readExpiry, type TypedCard } from '../card.ts'
import { type PaymentProblem, paymentProblemOf } from '../payment-problem.ts'
import type { CardConfirmation, CardSetup, PaymentToPay } from './card-handle.ts'

/** The payment sandbox, called as the provider's own script would: forms, the publishable key, no account. */
const base = '/sandbox-payments/v1'

const unexpected = new Set(['payment_intent_unexpected_state', 'setup_intent_unexpected_state'])

type Refused = { error: { code?: string; decline_code?: string } }
type Intent = { status: string; next_action: { redirect_to_url?: { url: string } } | null }

async function post<Reply>(path: string, fields: Record<string, string>): Promise<Reply | Refused> {
  const response = await fetch(base + path, { method: 'POST', body: new URLSearchParams(fields) })
  const reply = (await response.json()) as Reply | Refused
  // An error page from anything between us and the sandbox is no answer.
  if (!response.ok && !isRefused(reply as object)) throw new Error(`The cashier answered ${response.status}.`)
  return reply
}

const isRefused = (reply: object): reply is Refused => 'error' in reply
const problemIn = ({ error }: Refused): PaymentProblem => paymentProblemOf(error.decline_code ?? error.code)

export async function createSandboxPaymentMethod(
  key: string,
  card: TypedCard,
): Promise<{ id: string } | { problem: PaymentProblem }> {
  const expiry = readExpiry(card.expiry)
  try {
    const reply = await post<{ id: string }>('/payment_methods', {
      key,
      type: 'card',
      'card[number]': card.number.replace(/[\s-]/g, ''),
      'card[exp_month]': String(expiry?.month ?? ''),
      'card[exp_year]': String(expiry?.year ?? ''),
      'card[cvc]': card.cvc.trim(),
    })
    return isRefused(reply) ? { problem: problemIn(reply) } : reply
  } catch {
    return { problem: 'unavailable' }
  }
}

export function confirmSandboxPayment(
  key: string,
  method: string,
  { paymentIntent, ...rest }: PaymentToPay,
): Promise<CardConfirmation> {
  return confirm(key, method, `/payment_intents/${encodeURIComponent(paymentIntent)}/confirm`, rest)
}

export function confirmSandboxSetup(
  key: string,
  method: string,
  { setupIntent, ...rest }: CardSetup,
): Promise<CardConfirmation> {
  return confirm(key, method, `/setup_intents/${encodeURIComponent(setupIntent)}/confirm`, rest)
}

/** A lost answer returns `asked`: the server asks the provider, so nobody pays twice. */
async function confirm(
  key: string,
  method: string,
  path: string,
  { clientSecret, returnUrl }: { clientSecret: string; returnUrl: string },
): Promise<CardConfirmation> {
  try {
    const reply = await post<Intent>(path, {
      key,
      client_secret: clientSecret,
      payment_method: method,
      return_url: returnUrl,
    })
    // Already paid from another tab, for instance: the server reads the result.
    if (isRefused(reply) && unexpected.has(reply.error.code ?? '')) return { kind: 'asked' }
    if (isRefused(reply)) return { kind: 'problem', problem: problemIn(reply) }
    const bank = reply.next_action?.redirect_to_url?.url
    return reply.status === 'requires_action' && bank ? { kind: 'leave', to: bank } : { kind: 'asked' }
  } catch {
    return { kind: 'asked' }
  }
}
