import { Caller, testApp } from '../../../test/harness/test-app.ts'
import { createAccount } from '../../accounts/server/people.ts'
import { codeAt } from '../../accounts/sign-in/server/totp.ts'
import type { Role } from '../../api/actor.ts'

const password = 'une longue phrase de passe'

/** A signed-in person with these roles. */
export async function member(...roles: Role[]): Promise<Caller> {
  const email = `${testApp.ports.ids.id()}@demo.test`
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', ...roles], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app with this secret shows. */
export function codeFrom(secret: string, step: number): string {
  const bits = [...secret].map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  return codeAt(Uint8Array.from(bytes), step)
}
