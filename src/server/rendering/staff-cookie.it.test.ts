import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { createAccount } from '../../accounts/server/people.ts'
import type { Role } from '../../api/actor.ts'
import { staffCookieVerifier } from './staff-cookie.ts'

setUpTestApp()

async function signedIn(roles: Role[]) {
  const email = `${randomUUID()}@staff.test`
  const password = 'une longue phrase de passe'
  await createAccount(testApp.ports, { email, locale: 'fr', roles, password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

/** The cookie that the browser stores from the response of `GET /me`. */
async function cookieOf({ token }: Caller): Promise<string | null> {
  const answer = await testApp.api.request('/me', { headers: { authorization: `Bearer ${token}` } })
  return answer.headers.getSetCookie().find((one) => one.startsWith('staff=')) ?? null
}
const sent = (cookie: string | null) => cookie?.split(';')[0] ?? null
const mayEnter = (cookies: string | null) => staffCookieVerifier(testApp.ports)(cookies)

describe('the pages of the staff', () => {
  it('are shown to each member of it, and hidden again when the session ends', async () => {
    for (const role of ['support', 'editor', 'compliance', 'owner'] as const) {
      const staff = await signedIn(['client', role])
      const cookie = await cookieOf(staff)
      expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
      expect(await mayEnter(`other=1; ${sent(cookie)}; more=2`)).toBe(true)
      await staff.post('/sign-out')
      expect(await mayEnter(sent(cookie))).toBe(false)
    }
  })

  it('are shown for a working day', async () => {
    const cookie = sent(await cookieOf(await signedIn(['client', 'owner'])))
    testApp.clock.advance(12 * 3_600_000)
    expect(await mayEnter(cookie)).toBe(false)
  })

  it('are not shown to visitors, clients and experts, who get no cookie', async () => {
    const visitor = new Caller(null)
    visitor.token = (await visitor.post('/visit', { locale: 'fr' })).body.token
    for (const caller of [visitor, new Caller(null), await signedIn(['client']), await signedIn(['client', 'expert'])])
      expect(await cookieOf(caller)).toBeNull()
    for (const cookies of [null, '', 'staff=', 'staff=x.y']) expect(await mayEnter(cookies)).toBe(false)
  })

  it('are not shown for a session under a seal that is not ours, nor for that of somebody else', async () => {
    const [session, seal] = (sent(await cookieOf(await signedIn(['client', 'owner']))) ?? '').slice(6).split('.')
    const client = await signedIn(['client'])
    const { id } = (await client.get('/sessions')).body.sessions[0]
    expect(await mayEnter(`staff=${session}.${'A'.repeat(43)}`)).toBe(false)
    expect(await mayEnter(`staff=${id}.${seal}`)).toBe(false)
    expect(await mayEnter(`staff=${session}.${seal}`)).toBe(true)
  })

  it('ask the API themselves where that has an address of its own, which cannot leave a cookie', async () => {
    const config = { ...testApp.ports.config, PUBLIC_API_URL: 'https://api.clairavis.test' }
    expect(await staffCookieVerifier({ ...testApp.ports, config })(null)).toBe(true)
  })
})
