/** The page for newcomers and operators: the sandbox's contents and its controls. Works without scripts. */

import { ApiError } from '../api/errors.ts'
import { forwardedBase } from '../api/forwarded.ts'
import { equals } from '../api/pagination.ts'
import type { SandboxControl } from '../control/control.ts'
import type { ObjectByType, ObjectType, WireEvent, WirePaymentIntent, WireSubscription } from '../store/objects.ts'
import type { Store } from '../store/store.ts'
import { type Language, messages, type Outcome } from './messages.ts'
import { style, styleHash } from './style.ts'
import { type DashboardData, moment, page, type Row } from './view.ts'

const rowLimit = 20
const own = new Set(['127.0.0.1', 'localhost', '[::1]'])

type Action = (ports: { store: Store; control: SandboxControl }, id: string) => Outcome

const actions: Record<string, Action> = {
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
  resend({ control }, id) {
    control.webhooks.resend(id)
    return 'delivered'
  },
  retry({ control }) {
    control.webhooks.retryNow()
    return 'retried'
  },
}

function nextPayment(ports: Parameters<Action>[0], id: string, what: 'auth_required' | 'decline'): Outcome {
  const subscription = ports.store.find('subscription', id)
  ports.control.setNextOutcome(subscription ? (cardOf(ports.store, subscription) ?? '') : '', what)
  return what
}

function decide({ control }: Parameters<Action>[0], id: string, outcome: 'lost' | 'won'): Outcome {
  control.decideDispute(id, outcome)
  return outcome
}

function cardOf(store: Store, subscription: WireSubscription): string | null {
  const customer = store.find('customer', subscription.customer)
  return subscription.default_payment_method ?? (customer?.invoice_settings?.default_payment_method as string) ?? null
}

export function openDashboard(ports: { store: Store; control: SandboxControl }) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const base = forwardedBase(request.headers)
    if (!base && !own.has(url.hostname)) return new Response(null, { status: 404 })
    if (request.method !== 'POST') {
      const language = languageOf(url.searchParams.get('lang'), request.headers.get('accept-language'))
      return html(page(language, dashboardData(ports, language), doneOf(url.searchParams.get('done'))))
    }
    if (!isFromThisPage(request, base ?? url.origin)) return new Response(null, { status: 403 })
    const form = new URLSearchParams(await request.text())
    const action = actions[form.get('action') ?? '']
    const done = action ? attempted(() => action(ports, form.get('id') ?? '')) : 'failed'
    const query = new URLSearchParams({ lang: languageOf(form.get('lang'), null), done })
    return new Response(null, { status: 303, headers: { location: `dashboard?${query}`, 'cache-control': 'no-store' } })
  }
}

function attempted(action: () => Outcome): Outcome | 'failed' {
  try {
    return action()
  } catch (error) {
    if (error instanceof ApiError) return 'failed'
    throw error
  }
}

/** A form on another site must not change anything here. */
function isFromThisPage(request: Request, base: string): boolean {
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true
  return request.headers.get('origin') === new URL(base).origin
}

function doneOf(text: string | null): Outcome | 'failed' | undefined {
  if (text === 'failed') return 'failed'
  return text !== null && Object.hasOwn(messages.en.done, text) ? (text as Outcome) : undefined
}

function languageOf(requested: string | null, accepted: string | null): Language {
  return (requested ?? accepted ?? 'fr').toLowerCase().startsWith('en') ? 'en' : 'fr'
}

function latest<K extends ObjectType>(store: Store, kind: K): ObjectByType[K][] {
  return store.list(kind, [], { limit: rowLimit })?.data ?? []
}

function dashboardData(
  { control, store }: { store: Store; control: SandboxControl },
  language: Language,
): DashboardData {
  const who = (customer: string | null) => (customer && store.find('customer', customer)?.email) || '–'
  const view = { store, control, language, who }
  return {
    now: control.clock.now(),
    subscriptions: latest(store, 'subscription').map((subscription) => subscriptionRow(view, subscription)),
    payments: latest(store, 'payment_intent').map((intent) => paymentRow(view, intent)),
    customers: latest(store, 'customer').map((customer) => customerRow(view, customer)),
    events: latest(store, 'event').map((event) => eventRow(view, event)),
  }
}

interface ViewContext {
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

function named(language: Language, name: keyof typeof messages.en.states) {
  return { name, label: messages[language].states[name] }
}

function subscriptionRow({ control, language, store, who }: ViewContext, subscription: WireSubscription): Row {
  const text = messages[language].subscriptions
  const [item] = subscription.items.data
  const product = store.find('product', (item?.price.product as string) ?? '')
  const price = money(language, item?.price.unit_amount ?? 0, subscription.currency)
  const ended = subscription.ended_at !== null
  const end = item?.current_period_end ?? 0
  const due = ended
    ? text.ended(at(language, subscription.ended_at ?? 0))
    : subscription.cancel_at === null
      ? text.next(at(language, end))
      : text.stops(at(language, subscription.cancel_at))
  const ahead = store.clockOffset(subscription.customer) > 0
  const about = who(subscription.customer)
  const card = cardOf(store, subscription)
  const action = (name: string, label: string, main = false) => ({
    action: name,
    id: subscription.id,
    label,
    about,
    main,
  })
  const hasLife = !ended && subscription.status !== 'incomplete'
  return {
    title: `${product?.name ?? ''} · ${price}`,
    details: [
      due,
      ...(subscription.pause_collection ? [text.paused] : []),
      ...(ahead ? [messages[language].ahead(moment(language, control.clock.now(subscription.customer)))] : []),
    ],
    who: about,
    state: named(language, subscription.status),
    actions: hasLife
      ? [
          action('renew', text.renew, true),
          ...(card ? [action('decline', text.decline), action('auth', text.auth)] : []),
        ]
      : [],
  }
}

function paymentRow({ language, store, who }: ViewContext, intent: WirePaymentIntent): Row {
  const text = messages[language].payments
  const charge = store.find('charge', intent.latest_charge ?? '')
  const dispute = store.list('dispute', equals({ payment_intent: intent.id }), { limit: 1 })?.data[0]
  const open = dispute && ['needs_response', 'under_review'].includes(dispute.status)
  const about = `${who(intent.customer)}, ${money(language, intent.amount, intent.currency)}`
  const refunded = charge?.amount_refunded ?? 0
  const mayDispute = charge?.captured && !charge.disputed && !charge.refunded
  return {
    title: money(language, intent.amount, intent.currency),
    details: [
      [intent.description, at(language, intent.created)].filter(Boolean).join(' · '),
      ...(refunded > 0 ? [text.refunded(money(language, refunded, intent.currency))] : []),
    ],
    who: who(intent.customer),
    state: open ? named(language, 'disputed') : named(language, intent.status),
    actions: [
      ...(mayDispute ? [{ action: 'dispute', id: charge.id, label: text.dispute, about }] : []),
      ...(open
        ? [
            { action: 'won', id: dispute.id, label: text.won, about },
            { action: 'lost', id: dispute.id, label: text.lost, about },
          ]
        : []),
    ],
  }
}

function customerRow({ language, store }: ViewContext, customer: ObjectByType['customer']): Row {
  const text = messages[language].customers
  const cards = store.list('payment_method', equals({ customer: customer.id }), { limit: 3 })?.data ?? []
  const kept = cards.map(({ card }) => `${text.card} ${card.brand} ···· ${card.last4}`)
  return {
    title: customer.email ?? customer.id,
    details: kept.length > 0 ? kept : [text.noCard],
    who: at(language, customer.created),
    state: null,
    actions: [],
  }
}

function eventRow({ language, store, who }: ViewContext, event: WireEvent): Row {
  const object = event.data.object as { customer?: string | null }
  const states = store.deliveryStates(event.id)
  const worst = (['dropped', 'failed', 'pending', 'delivered'] as const).find((one) => states.includes(one))
  return {
    title: event.type,
    details: [at(language, event.created)],
    who: who(object.customer ?? null),
    state: named(language, worst ?? 'nowhere'),
    actions: worst
      ? [{ action: 'resend', id: event.id, label: messages[language].events.resend, about: event.type }]
      : [],
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
