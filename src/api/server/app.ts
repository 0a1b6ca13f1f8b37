import type { Hono } from 'hono'
import type { Ports } from '../../platform/ports.ts'
import type { Actor, Person } from '../actor.ts'

export type ApiVariables = { requestId: string; address: string; actor: Actor }
export type ApiApp = Hono<{ Variables: ApiVariables }>

/** What the API needs beside the ports: who a bearer token is. Accounts answer that; the API does not know them. */
export type Authenticate = (token: string | null, address: string) => Promise<Actor>

export type ApiContext = {
  ports: Ports
  authenticate: Authenticate
  /** Asked before anything of the staff's, whichever room it belongs to. Throws what is missing. */
  requireStaffAccess?: (actor: Person) => Promise<void>
  /** Told of every command of the staff that was carried out. */
  onStaffCommand?: (actor: Person, address: string, params: Record<string, string>, body: unknown) => Promise<void>
}
