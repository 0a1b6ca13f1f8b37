import type { Hono } from 'hono'
import type { Ports } from '../../platform/ports.ts'
import type { Actor, Person } from '../actor.ts'

export type ApiVariables = { requestId: string; address: string; actor: Actor }
export type ApiApp = Hono<{ Variables: ApiVariables }>

/** What the API needs beside the ports: who a bearer token is. Accounts answer that; the API does not know them. */
export type Doorkeeper = (token: string | null, address: string) => Promise<Actor>

export type ApiContext = {
  ports: Ports
  whoIs: Doorkeeper
  /** Asked before anything of the staff's, whichever room it belongs to. Throws what is missing. */
  staffMayAct?: (actor: Person) => Promise<void>
  /** Told of every command of the staff that was carried out. */
  staffActed?: (actor: Person, address: string, params: Record<string, string>, body: unknown) => Promise<void>
}
