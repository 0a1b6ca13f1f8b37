/** The page for newcomers and operators: the sandbox's contents and its controls. Works without scripts. */
import type { SandboxControl } from '../control.ts'
import type { Kind, Kinds, WireEvent, WirePaymentIntent, WireSubscription } from '../kinds.ts'
import { sameAs } from '../lists.ts'
import { StripeRefusal } from '../refusal.ts'
import type { Store } from '../store.ts'
import { style, styleHash } from './style.ts'
import { moment, page, type Row, type Seen } from './view.ts'
import { type Done, type Language, words } from './words.ts'

const shown = 20
const own = new Set(['127.0.0.1', 'localhost', '[::1]'])

type Act = (ports: { store: Store; control: SandboxControl }, id: string) => Done

const acts: Record<string, Act> = {
  renew({ control }, id) {
    control.clock.advanceToRenewal(id)
    return 'renewed'
  },
  decline: (ports, id) => nextPayment(ports, id, 'decline'),
  auth: (ports, id) => nextPayment(ports, id, 'auth_required'),
  dispute({ control }, id) {
    control.openDispute(id)
    return 'disputed'
  },
  won: (ports, id) => decide(ports, id, 'won'),
  lost: (ports, id) => decide(ports, id, 'lost'),
  again({ control }, id) {
    control.webhooks.deliverAgain(id)
    return 'delivered'
  },
  retry({ control }) {
    control.webhooks.retryNow()
    return 'retried'
  },
}

function nextPayment(ports: Parameters<Act>[0], id: string, what: 'auth_required' | 'decline'): Done {
  const subscription = ports.store.find('subscription', id)
  ports.control.nextUse(subscription ? (cardOf(ports.store, subscription) ?? '') : '', what)
  return what
}

function decide({ control }: Parameters<Act>[0], id: string, outcome: 'lost' | 'won'): Done {
  control.decideDispute(id, outcome)
  return outcome
}

function cardOf(store: Store, subscription: WireSubscription): string | null {
  const customer = store.find('customer', subscription.customer)
  return subscription.default_payment_method ?? (customer?.invoice_settings?.default_payment_method as string) ?? null
}

export function openDesk(ports: { store: Store; control: SandboxControl }) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const base = request.headers.get('x-sandbox-public-base')
    if (!base && !own.has(url.hostname)) return new Response(null, { status: 404 })
    if (request.method !== 'POST') {
      const language = languageOf(url.searchParams.get('lang'), request.headers.get('accept-language'))
      return html(page(language, look(ports, language), doneOf(url.searchParams.get('done'))))
    }
    if (!isFromThisPage(request, base ?? url.origin)) return new Response(null, { status: 403 })
    const form = new URLSearchParams(await request.text())
    const act = acts[form.get('act') ?? '']
    const done = act ? attempted(() => act(ports, form.get('id') ?? '')) : 'failed'
    const query = new URLSearchParams({ lang: languageOf(form.get('lang'), null), done })
    return new Response(null, { status: 303, headers: { location: `desk?${query}`, 'cache-control': 'no-store' } })
  }
}

function attempted(act: () => Done): Done | 'failed' {
  try {
    return act()
  } catch (error) {
    if (error instanceof StripeRefusal) return 'failed'
    throw error
  }
}

/** A form on another site must not change anything here. */
function isFromThisPage(request: Request, base: string): boolean {
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true
  return request.headers.get('origin') === new URL(base).origin
}

function doneOf(text: string | null): Done | 'failed' | undefined {
  if (text === 'failed') return 'failed'
  return text !== null && Object.hasOwn(words.en.done, text) ? (text as Done) : undefined
}

function languageOf(asked: string | null, accepted: string | null): Language {
  return (asked ?? accepted ?? 'fr').toLowerCase().startsWith('en') ? 'en' : 'fr'
}

function latest<K extends Kind>(store: Store, kind: K): Kinds[K][] {
  return store.list(kind, [], { limit: shown })?.data ?? []
}

function look({ control, store }: { store: Store; control: SandboxControl }, language: Language): Seen {
  const who = (customer: string | null) => (customer && store.find('customer', customer)?.email) || '–'
  const glass = { store, control, language, who }
  return {
    now: control.clock.now(),
    plans: latest(store, 'subscription').map((subscription) => planRow(glass, subscription)),
    payments: latest(store, 'payment_intent').map((intent) => paymentRow(glass, intent)),
    people: latest(store, 'customer').map((customer) => personRow(glass, customer)),
    events: latest(store, 'event').map((event) => eventRow(glass, event)),
  }
}

interface Glass {
  store: Store
  control: SandboxControl
  language: Language
  who(customer: string | null): string
}

const at = (language: Language, seconds: number) => moment(language, new Date(seconds * 1000))

function money(language: Language, cents: number, currency: string): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)
}

function named(language: Language, name: keyof typeof words.en.states) {
  return { name, label: words[language].states[name] }
}

function planRow({ control, language, store, who }: Glass, subscription: WireSubscription): Row {
  const say = words[language].plans
  const [item] = subscription.items.data
  const product = store.find('product', (item?.price.product as string) ?? '')
  const price = money(language, item?.price.unit_amount ?? 0, subscription.currency)
  const ended = subscription.ended_at !== null
  const end = item?.current_period_end ?? 0
  const due = ended
    ? say.ended(at(language, subscription.ended_at ?? 0))
    : subscription.cancel_at === null
      ? say.next(at(language, end))
      : say.stops(at(language, subscription.cancel_at))
  const ahead = store.shiftOf(subscription.customer) > 0
  const about = who(subscription.customer)
  const card = cardOf(store, subscription)
  const act = (name: string, label: string, main = false) => ({ act: name, id: subscription.id, label, about, main })
  const hasLife = !ended && subscription.status !== 'incomplete'
  return {
    title: `${product?.name ?? ''} · ${price}`,
    details: [
      due,
      ...(subscription.pause_collection ? [say.paused] : []),
      ...(ahead ? [words[language].ahead(moment(language, control.clock.now(subscription.customer)))] : []),
    ],
    who: about,
    state: named(language, subscription.status),
    acts: hasLife
      ? [act('renew', say.renew, true), ...(card ? [act('decline', say.decline), act('auth', say.auth)] : [])]
      : [],
  }
}

function paymentRow({ language, store, who }: Glass, intent: WirePaymentIntent): Row {
  const say = words[language].payments
  const charge = store.find('charge', intent.latest_charge ?? '')
  const dispute = store.list('dispute', sameAs({ payment_intent: intent.id }), { limit: 1 })?.data[0]
  const open = dispute && ['needs_response', 'under_review'].includes(dispute.status)
  const about = `${who(intent.customer)}, ${money(language, intent.amount, intent.currency)}`
  const refunded = charge?.amount_refunded ?? 0
  const mayDispute = charge?.captured && !charge.disputed && !charge.refunded
  return {
    title: money(language, intent.amount, intent.currency),
    details: [
      [intent.description, at(language, intent.created)].filter(Boolean).join(' · '),
      ...(refunded > 0 ? [say.refunded(money(language, refunded, intent.currency))] : []),
    ],
    who: who(intent.customer),
    state: open ? named(language, 'disputed') : named(language, intent.status),
    acts: [
      ...(mayDispute ? [{ act: 'dispute', id: charge.id, label: say.dispute, about }] : []),
      ...(open
        ? [
            { act: 'won', id: dispute.id, label: say.won, about },
            { act: 'lost', id: dispute.id, label: say.lost, about },
          ]
        : []),
    ],
  }
}

function personRow({ language, store }: Glass, customer: Kinds['customer']): Row {
  const say = words[language].people
  const cards = store.list('payment_method', sameAs({ customer: customer.id }), { limit: 3 })?.data ?? []
  const kept = cards.map(({ card }) => `${say.card} ${card.brand} ···· ${card.last4}`)
  return {
    title: customer.email ?? customer.id,
    details: kept.length > 0 ? kept : [say.noCard],
    who: at(language, customer.created),
    state: null,
    acts: [],
  }
}

function eventRow({ language, store, who }: Glass, event: WireEvent): Row {
  const object = event.data.object as { customer?: string | null }
  const states = store.deliveryStates(event.id)
  const worst = (['dropped', 'failed', 'pending', 'delivered'] as const).find((one) => states.includes(one))
  return {
    title: event.type,
    details: [at(language, event.created)],
    who: who(object.customer ?? null),
    state: named(language, worst ?? 'nowhere'),
    acts: worst ? [{ act: 'again', id: event.id, label: words[language].events.again, about: event.type }] : [],
  }
}

function html(text: string): Response {
  return new Response(
    text.replace('STYLE', () => style),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // The page's own forms must send their origin.
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      },
    },
  )
}
