import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { cards, createManualPayment, openTestSandbox, payInBrowser } from '../testing/sandbox.ts'

let sandbox: Sandbox
let stripe: Awaited<ReturnType<typeof openTestSandbox>>['stripe']

beforeAll(async () => {
  ;({ sandbox, stripe } = await openTestSandbox())
})
afterAll(() => sandbox.close())

/** Pays and returns the URL of the bank's page. */
async function challenge(card = cards.authenticatesAtSetup) {
  const { intent } = await createManualPayment(stripe)
  const confirmed = await payInBrowser(sandbox.url, intent, card)
  expect(confirmed.status).toBe('requires_action')
  return { intent, page: confirmed.next_action.redirect_to_url.url as string }
}

async function choose(page: string, choice: string): Promise<URL> {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

test('the bank page opens in the customer’s language, and loads nothing from elsewhere', async () => {
  const { page } = await challenge()
  expect(page.startsWith(`${sandbox.url}/authenticate/pi_`)).toBe(true)
  const answer = await fetch(page, { headers: { 'accept-language': 'fr' } })
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.test")
  const html = await answer.text()
  for (const word of ['Approve', 'Refuse', 'Close without answering', '€3.00', '3155', '<html lang="en">'])
    expect(html).toContain(word)
  const inDialog = await (await fetch(`${page}&framed=yes`)).text()
  expect(inDialog).toContain('Approve')
  expect(inDialog, 'the dialog has its own').not.toContain('Close without answering')
})

test('approved: the money is held and the browser goes back with what happened', async () => {
  const { intent, page } = await challenge()
  const back = await choose(page, 'approve')
  expect(back.origin + back.pathname).toBe('https://shop.test/back')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    question: 'q1',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  })
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
  expect((await choose(page, 'refuse')).searchParams.get('redirect_status')).toBe('succeeded')
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
})

test.each([
  ['4000008400001629', 'generic_decline'],
  ['4000008260003178', 'insufficient_funds'],
])('approved by its holder, then declined by the bank: %s, %s', async (card, reason) => {
  const { intent, page } = await challenge(card)
  expect((await choose(page, 'approve')).searchParams.get('redirect_status')).toBe('failed')
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: reason },
  })
  const [charge, ...more] = (await stripe.charges.list({ payment_intent: intent.id })).data
  expect([charge?.status, more]).toEqual(['failed', []])
})

test('refused: nothing is held, and another card may follow', async () => {
  const { intent, page } = await challenge()
  expect((await choose(page, 'refuse')).searchParams.get('redirect_status')).toBe('failed')
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  expect((await payInBrowser(sandbox.url, intent, cards.fine)).status).toBe('requires_capture')
})

test('closed: the payment still waits, and can be approved later', async () => {
  const { intent, page } = await challenge()
  expect((await choose(page, 'close')).searchParams.get('redirect_status')).toBe('pending')
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action')
  expect((await choose(page, 'approve')).searchParams.get('redirect_status')).toBe('succeeded')
})

test('the page needs the payment’s secret', async () => {
  const { page } = await challenge()
  expect((await fetch(`${page}x`)).status).toBe(404)
})

test('an address that is no web address is never returned to', async () => {
  const { intent } = await createManualPayment(stripe)
  const confirm = stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'javascript:alert(1)',
  })
  await expect(confirm).rejects.toMatchObject({ param: 'return_url' })
})
