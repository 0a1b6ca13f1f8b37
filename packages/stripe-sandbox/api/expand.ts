import type { Store } from '../store/store.ts'
import { invalidArgument } from './errors.ts'

/** Fields that hold another object's id, by object and path inside it. */
const expandable: Record<string, readonly string[]> = {
  balance_transaction: ['source'],
  charge: ['balance_transaction', 'customer', 'failure_balance_transaction', 'payment_intent'],
  credit_note: ['customer', 'invoice', 'refunds.refund'],
  customer: ['invoice_settings.default_payment_method', 'test_clock'],
  dispute: ['charge', 'payment_intent'],
  invoice: ['customer', 'default_payment_method', 'parent.subscription_details.subscription', 'test_clock'],
  invoice_payment: ['invoice', 'payment.payment_intent'],
  invoiceitem: ['customer', 'invoice', 'pricing.price_details.price', 'test_clock'],
  line_item: ['pricing.price_details.price', 'subscription'],
  payment_intent: ['customer', 'latest_charge', 'payment_method'],
  payment_method: ['customer'],
  price: ['product'],
  product: ['default_price'],
  refund: [
    'balance_transaction',
    'charge',
    'customer',
    'failure_balance_transaction',
    'payment_intent',
    'payment_method',
  ],
  setup_intent: ['customer', 'payment_method'],
  subscription: ['customer', 'default_payment_method', 'latest_invoice', 'pending_setup_intent', 'test_clock'],
}

/** Fields that are absent unless requested. */
const included: Record<string, (store: Store, id: string) => unknown> = {
  'invoice.confirmation_secret': (store, id) => {
    const payment = invoicePayments(store, id).find(({ is_default: isDefault }) => isDefault)
    const intent = payment ? store.find('payment_intent', payment.payment.payment_intent) : undefined
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
  'invoice.payments': (store, id) => ({
    object: 'list',
    data: invoicePayments(store, id),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${id}`,
  }),
}

function invoicePayments(store: Store, invoice: string) {
  return store.list('invoice_payment', [{ path: '$.invoice', is: '=', value: invoice }], { limit: 100 })?.data ?? []
}

type Node = { [key: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function expandPaths<T extends object>(store: Store, answer: T, paths: string[]): T {
  if (paths.length === 0) return answer
  const copy = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > 4) {
      throw invalidArgument('expand', 'You cannot expand more than 4 levels of a property.')
    }
    follow(store, copy as Node, steps, { owner: '', inside: [] }, path)
  }
  return copy
}

interface Place {
  owner: string
  inside: string[]
}

function follow(store: Store, node: Node, steps: string[], place: Place, path: string): void {
  const here = typeof node.object === 'string' ? { owner: node.object, inside: [] } : place
  const [step = '', ...rest] = steps
  const inside = [...here.inside, step]
  const isReference = expandable[here.owner]?.includes(inside.join('.')) ?? false
  const include = inside.length === 1 ? included[`${here.owner}.${step}`] : undefined
  if (include && node[step] === undefined) node[step] = include(store, String(node.id))
  const value = node[step]
  if (isReference && typeof value === 'string') node[step] = store.findAny(value) ?? value
  const next = node[step]
  if (rest.length === 0) {
    if (isReference || include) return
    throw invalidArgument('expand', `This property cannot be expanded (${path}).`)
  }
  if (Array.isArray(next)) {
    for (const entry of next) if (isNode(entry)) follow(store, entry, rest, { owner: here.owner, inside }, path)
  } else if (isNode(next)) follow(store, next, rest, { owner: here.owner, inside }, path)
  else if (!isReference && !include) throw invalidArgument('expand', `This property cannot be expanded (${path}).`)
}
