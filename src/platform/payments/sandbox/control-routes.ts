import { type Keys, whoCalls } from './caller.ts'
import type { SandboxControl } from './control.ts'
import { noSuchPath, StripeRefusal, wrongArgument } from './refusal.ts'

type Act = (control: SandboxControl, id: string) => void

/** `POST /_sandbox/{kind}/{id}` with `next=…` and the secret key. */
const acts: Record<string, Record<string, Act>> = {
  payment_methods: {
    decline: (control, id) => control.nextUse(id, 'decline'),
    auth_required: (control, id) => control.nextUse(id, 'auth_required'),
    capture_decline: (control, id) => control.nextUse(id, 'capture_decline'),
  },
  payment_intents: {
    approve: (control, id) => control.authenticate(id, true),
    refuse: (control, id) => control.authenticate(id, false),
    expire: (control, id) => control.expireHold(id),
  },
  refunds: { fail: (control, id) => control.failRefund(id) },
}

export function openControlRoutes(ports: { control: SandboxControl; keys: Keys }) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    if (request.method === 'GET' && path === '/_sandbox/health') return Response.json({ ok: true })
    try {
      if (whoCalls(ports.keys, request.headers.get('authorization'), undefined) !== 'secret')
        throw noSuchPath(request.method, path)
      const [kind = '', id = ''] = path.split('/').slice(2)
      const next = new URLSearchParams(await request.text()).get('next') ?? ''
      const known = acts[kind]
      if (!known || request.method !== 'POST') throw noSuchPath(request.method, path)
      const act = known[next]
      if (!act) throw wrongArgument('next', `Invalid next: must be one of ${Object.keys(known).join(', ')}`)
      act(ports.control, id)
      return Response.json({ id, next })
    } catch (error) {
      if (error instanceof StripeRefusal) return Response.json({ error: error.body }, { status: error.status })
      throw error
    }
  }
}
