import { authenticateKey, type Keys } from '../api/api-keys.ts'
import { ApiError, invalidArgument, unrecognizedUrl } from '../api/errors.ts'
import type { SandboxControl } from './control.ts'

type Action = (control: SandboxControl, id: string) => void

/** `POST /_sandbox/{kind}/{id}` with `next=…` and the secret key. */
const actions: Record<string, Record<string, Action>> = {
  payment_methods: {
    decline: (control, id) => control.setNextOutcome(id, 'decline'),
    auth_required: (control, id) => control.setNextOutcome(id, 'auth_required'),
    capture_decline: (control, id) => control.setNextOutcome(id, 'capture_decline'),
    refuse: (control, id) => control.refuseCard(id),
  },
  payment_intents: {
    approve: (control, id) => control.authenticate(id, true),
    refuse: (control, id) => control.authenticate(id, false),
    expire: (control, id) => control.expireHold(id),
  },
  charges: { dispute: (control, id) => void control.openDispute(id) },
  disputes: {
    won: (control, id) => control.decideDispute(id, 'won'),
    lost: (control, id) => control.decideDispute(id, 'lost'),
    reversed: (control, id) => control.reverseDispute(id),
  },
  events: { resend: (control, id) => control.webhooks.resend(id) },
  subscriptions: { renew: (control, id) => void control.clock.advanceToRenewal(id) },
  refunds: { fail: (control, id) => control.failRefund(id) },
}

/**
 * `POST /_sandbox/clock` advances the common clock, `/_sandbox/clock/{customer}` one customer's, by `seconds=…` or `to=…`
 * (Unix seconds; the past changes nothing). The response comes once the events of what fell due were sent. `GET
 * /_sandbox/clock` says when something next falls due.
 */
async function advanced(control: SandboxControl, id: string, form: URLSearchParams): Promise<{ now: string }> {
  const customer = id === '' ? undefined : id
  const field = form.has('to') ? 'to' : 'seconds'
  const given = Number(form.get(field) ?? '0')
  if (!Number.isSafeInteger(given)) throw invalidArgument(field, `Invalid integer: ${field}`)
  const now = Math.floor(control.clock.now(customer).getTime() / 1000)
  control.clock.advance(field === 'to' ? Math.max(0, given - now) : given, customer)
  await control.webhooks.idle()
  return { now: control.clock.now(customer).toISOString() }
}

export function openControlRoutes(ports: { control: SandboxControl; keys: Keys }) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    if (request.method === 'GET' && path === '/_sandbox/health') return Response.json({ ok: true })
    try {
      if (authenticateKey(ports.keys, request.headers.get('authorization'), undefined) !== 'secret')
        throw unrecognizedUrl(request.method, path)
      const [kind = '', id = ''] = path.split('/').slice(2)
      const form = new URLSearchParams(await request.text())
      if (request.method === 'GET' && kind === 'clock' && id === '') {
        const { clock } = ports.control
        return Response.json({ now: clock.now().toISOString(), nextDue: clock.nextDue()?.toISOString() ?? null })
      }
      if (request.method === 'POST' && kind === 'clock') return Response.json(await advanced(ports.control, id, form))
      const next = form.get('next') ?? ''
      const known = actions[kind]
      if (!known || request.method !== 'POST') throw unrecognizedUrl(request.method, path)
      const action = known[next]
      if (!action) throw invalidArgument('next', `Invalid next: must be one of ${Object.keys(known).join(', ')}`)
      action(ports.control, id)
      return Response.json({ id, next })
    } catch (error) {
      if (error instanceof ApiError) return Response.json({ error: error.body }, { status: error.status })
      throw error
    }
  }
}
