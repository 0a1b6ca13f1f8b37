import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { ApiVariables } from '../../api/server/app.ts'
import { randomIds } from '../../platform/ids.ts'
import { authenticate } from '../sign-in/server/sessions.ts'
import { accountsHttp } from './http.ts'
import {
  database,
  emailsAfter,
  goodPassword,
  member,
  newEmail,
  ports,
  setUpTestApp,
  tokenInEmail,
  visitor,
} from './testing.ts'

setUpTestApp()

describe('over HTTP', () => {
  function app() {
    const hono = new Hono<{ Variables: ApiVariables }>()
    hono.use(async (c, next) => {
      c.set('requestId', 'test')
      c.set('address', '192.0.2.9')
      await next()
    })
    accountsHttp(hono, { ports, authenticate: authenticate(ports) })
    return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      hono.request(path, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': randomIds.id(), ...headers },
      })
  }

  test('a token is told once and rests nowhere; a password rests nowhere either', async () => {
    const call = app()
    const { email } = await member()
    const { token } = (await (await call('POST', '/visit', { locale: 'fr' })).json()) as { token: string }
    const bearer = { authorization: `Bearer ${token}` }
    await call('POST', '/me/email-capture', { email: newEmail(), locale: 'fr', marketing: false }, bearer)
    const [letter] = await emailsAfter()
    const signed = (await (await call('POST', '/sign-in', { email, password: goodPassword })).json()) as {
      token: string
    }
    const opened = await call('POST', '/sign-in/link', { email, locale: 'fr' })
    expect(opened.status).toBe(200)
    const kept = await everythingKept()
    expect(kept).toContain(email)
    for (const secret of [token, signed.token, tokenInEmail(letter), goodPassword]) {
      expect(secret.length).toBeGreaterThan(15)
      expect(kept).not.toContain(secret)
    }
  })

  test('cookies sign nobody in', async () => {
    const call = app()
    const { token } = await visitor()
    expect((await call('GET', '/me', undefined, { cookie: `token=${token}` })).status).toBe(401)
    expect((await call('GET', '/me', undefined, { authorization: `Bearer ${token}` })).status).toBe(200)
  })

  test('an answer to a wrong password and to an unknown address is the same to the letter', async () => {
    const call = app()
    const { email } = await member()
    const answer = async (address: string) => {
      const response = await call('POST', '/sign-in', { email: address, password: 'mauvais mot' })
      return [response.status, await response.text()]
    }
    expect(await answer(email)).toEqual(await answer(newEmail()))
  })

  test('an address that is none is refused with its field', async () => {
    const response = await app()('POST', '/sign-in', { email: 'camille', password: 'x' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'email', code: 'email_invalid' }] })
  })
})

async function everythingKept(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  )
  const contents = await Promise.all(tables.map(({ name }) => database.pool.query(`select * from ${name}`)))
  return JSON.stringify(contents.map((content) => content.rows))
}
