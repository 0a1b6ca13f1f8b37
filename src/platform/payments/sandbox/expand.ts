import { wrongArgument } from './refusal.ts'
import type { Store } from './store.ts'

/** Which fields hold the id of another object, by object and path inside it. */
const expandable: Record<string, readonly string[]> = {
  balance_transaction: ['source'],
  charge: ['balance_transaction', 'customer', 'failure_balance_transaction', 'payment_intent'],
  customer: ['invoice_settings.default_payment_method'],
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
  subscription: ['customer', 'default_payment_method', 'latest_invoice', 'pending_setup_intent'],
}

type Node = { [key: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function expanded<T extends object>(store: Store, answer: T, paths: string[]): T {
  if (paths.length === 0) return answer
  const copy = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > 4) {
      throw wrongArgument('expand', 'You cannot expand more than 4 levels of a property.')
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
  const value = node[step]
  if (isReference && typeof value === 'string') node[step] = store.findAny(value) ?? value
  const next = node[step]
  if (rest.length === 0) {
    if (isReference) return
    throw wrongArgument('expand', `This property cannot be expanded (${path}).`)
  }
  if (Array.isArray(next)) {
    for (const entry of next) if (isNode(entry)) follow(store, entry, rest, { owner: here.owner, inside }, path)
  } else if (isNode(next)) follow(store, next, rest, { owner: here.owner, inside }, path)
  else if (!isReference) throw wrongArgument('expand', `This property cannot be expanded (${path}).`)
}
