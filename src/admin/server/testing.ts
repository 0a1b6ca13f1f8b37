import { createAccount } from '../../accounts/server/people.ts'
import type { Role } from '../../api/actor.ts'
import { Caller, house } from '../../server/testing.ts'

const password = 'une longue phrase de passe'

/** Somebody with these roles, signed in. */
export async function member(...roles: Role[]): Promise<Caller> {
  const email = `${house.ports.ids.id()}@demo.test`
  await createAccount(house.ports, { email, locale: 'fr', roles: ['client', ...roles], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}
