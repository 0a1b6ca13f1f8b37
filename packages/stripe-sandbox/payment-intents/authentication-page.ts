import { createHash, timingSafeEqual } from 'node:crypto'
import { authenticateSetup } from '../customers/setup-intents.ts'
import type { WirePaymentIntent, WireSetupIntent } from '../store/objects.ts'
import type { Store } from '../store/store.ts'
import type { Transactions } from '../store/transactions.ts'
import { authenticatePayment } from './payment-lifecycle.ts'

/** The page of a fictitious bank: the holder approves, refuses or closes it, and returns to the shop. */

const messages = {
  fr: {
    title: 'Confirmation par votre banque',
    sandbox: 'Paiement simulé\u00a0: aucun argent réel n’est en jeu.',
    ask: (amount: string) => `Le marchand demande de confirmer un paiement de ${amount}.`,
    askSetup: 'Le marchand demande de confirmer l’enregistrement de votre carte.',
    card: (last4: string) => `Carte se terminant par ${last4}`,
    approve: 'Approuver',
    refuse: 'Refuser',
    close: 'Fermer sans répondre',
    over: 'Cette demande n’attend plus de réponse. Vous pouvez fermer cette page.',
  },
  en: {
    title: 'Confirmation by your bank',
    sandbox: 'Simulated payment: no real money is involved.',
    ask: (amount: string) => `The merchant asks you to confirm a payment of ${amount}.`,
    askSetup: 'The merchant asks you to confirm that your card may be kept.',
    card: (last4: string) => `Card ending in ${last4}`,
    approve: 'Approve',
    refuse: 'Refuse',
    close: 'Close without answering',
    over: 'This request no longer waits for an answer. You may close this page.',
  },
}

type Language = keyof typeof messages

const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box;
  font: 1.0625rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { max-width: 26rem; width: 100%; box-sizing: border-box; padding: 1.5rem;
  border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: .75rem }
.framed { place-items: start center; padding: 1.25rem }
.framed main { padding: 0; border: 0; border-radius: 0 }
h1 { font-size: 1.375rem; margin: 0 0 .75rem }
p { margin: 0 0 .75rem }
.sandbox { padding: .5rem .75rem; border-inline-start: 4px solid #b45309;
  background: color-mix(in srgb, #f59e0b 15%, Canvas) }
form { display: grid; gap: .625rem; margin-top: 1.25rem }
button { font: inherit; min-height: 2.75rem; border-radius: .5rem; cursor: pointer;
  border: 1px solid color-mix(in srgb, CanvasText 45%, Canvas); background: Canvas; color: CanvasText }
button[value=approve] { background: #0f5c4c; border-color: #0f5c4c; color: #fff; font-weight: 600 }
button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
`

const styleHash = createHash('sha256').update(style).digest('base64')

type Intent = WirePaymentIntent | WireSetupIntent

export function openAuthenticationPage(ports: { store: Store; transactions: Transactions }) {
  const { store, transactions } = ports

  function intentOf(id: string, secret: string | null): Intent | undefined {
    const intent = store.find('payment_intent', id) ?? store.find('setup_intent', id)
    return intent && secret !== null && same(secret, intent.client_secret) ? intent : undefined
  }

  function decide(intent: Intent, approved: boolean): Intent {
    const origin = { caller: 'publishable' as const, publicBase: '', request: { id: null, idempotency_key: null } }
    return transactions.run(origin, (work) =>
      intent.object === 'payment_intent'
        ? authenticatePayment(work, intent as WirePaymentIntent, approved)
        : authenticateSetup(work, intent as WireSetupIntent, approved),
    )
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const id = url.pathname.split('/').at(-1) ?? ''
    const intent = intentOf(id, url.searchParams.get('client_secret'))
    const language = languageOf(store, intent, request.headers.get('accept-language'))
    // The shop's dialog has a frame and a way to close it.
    const framed = url.searchParams.has('framed')
    if (!intent) return page(language, overPage(language), 404)
    const back = store.internalState(id).returnUrl
    if (intent.status !== 'requires_action') return leave(language, intent, back)
    if (request.method !== 'POST')
      return page(language, askPage(language, intent, last4(store, intent), framed), 200, { back, framed })
    const choice = new URLSearchParams(await request.text()).get('choice')
    if (choice !== 'approve' && choice !== 'refuse') return leave(language, intent, back)
    return leave(language, decide(intent, choice === 'approve'), back)
  }
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const outcome: Record<Intent['status'], 'failed' | 'pending' | 'succeeded'> = {
  canceled: 'failed',
  processing: 'succeeded',
  requires_action: 'pending',
  requires_capture: 'succeeded',
  requires_confirmation: 'pending',
  requires_payment_method: 'failed',
  succeeded: 'succeeded',
}

/** Returns to the shop with the query that Stripe adds; the shop must still read the true status from the API. */
function leave(language: Language, intent: Intent, back: string | undefined): Response {
  if (back === undefined) return page(language, overPage(language), 200)
  const url = new URL(back)
  url.searchParams.set(intent.object, intent.id)
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret)
  url.searchParams.set('redirect_status', outcome[intent.status])
  return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } })
}

function last4(store: Store, intent: Intent): string {
  return store.find('payment_method', intent.payment_method ?? '')?.card.last4 ?? '····'
}

function languageOf(store: Store, intent: Intent | undefined, accepted: string | null): Language {
  const customer = intent?.customer ? store.find('customer', intent.customer) : undefined
  const locale = customer?.preferred_locales?.[0] ?? accepted ?? 'fr'
  return locale.toLowerCase().startsWith('en') ? 'en' : 'fr'
}

function askPage(language: Language, intent: Intent, digits: string, framed: boolean): string {
  const text = messages[language]
  const amount =
    'amount' in intent
      ? new Intl.NumberFormat(language, { style: 'currency', currency: intent.currency }).format(intent.amount / 100)
      : undefined
  return `<p class="sandbox">${text.sandbox}</p>
<p>${amount === undefined ? text.askSetup : text.ask(amount)}</p>
<p>${text.card(digits)}</p>
<form method="post">
<button name="choice" value="approve">${text.approve}</button>
<button name="choice" value="refuse">${text.refuse}</button>
${framed ? '' : `<button name="choice" value="close">${text.close}</button>`}
</form>`
}

function overPage(language: Language): string {
  return `<p class="sandbox">${messages[language].sandbox}</p><p>${messages[language].over}</p>`
}

type Shown = { back?: string | undefined; framed?: boolean }

function page(language: Language, inside: string, status: number, { back, framed }: Shown = {}): Response {
  const { title } = messages[language]
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${style}</style></head>
<body${framed ? ' class="framed"' : ''}><main><h1>${title}</h1>${inside}</main></body></html>`
  // Browsers apply form-action to the redirect of a form's response, so the shop's origin is listed too.
  const formAction = back === undefined ? `'self'` : `'self' ${new URL(back).origin}`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; frame-ancestors 'self'; base-uri 'none'`,
    },
  })
}
