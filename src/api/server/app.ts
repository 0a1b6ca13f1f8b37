import type { Hono } from 'hono'
import type { Ports } from '../../platform/ports.ts'
import type { Actor, Person } from '../actor.ts'

export type ApiVariables = { requestId: string; address: string; actor: Actor }
export type ApiApp = Hono<{ Variables: ApiVariables }>

/** What the API needs besides the ports: who a bearer token is. Accounts answer that; the API does not know them. */
export type Authenticate = (token: string | null, address: string) => Promise<Actor>

export type ApiContext = {
  ports: Ports
  authenticate: Authenticate
  /** Called before any staff endpoint of any feature. Throws the refusal that applies. */
  requireStaffAccess?: (actor: Person) => Promise<void>
  /** Called after every staff command that was carried out. */
  onStaffCommand?: (actor: Person, address: string, params: Record<string, string>, body: unknown) => Promise<void>
}
