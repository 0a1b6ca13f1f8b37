import { sql } from 'kysely'
import { expect } from 'vitest'
import { createAccount } from '../../src/accounts/server/people.ts'
import type { Role } from '../../src/api/actor.ts'
import { image } from '../fixtures/sample-files.ts'
import { testDb } from '../harness/payment-test-kit.ts'
import { Caller, testApp } from '../harness/test-app.ts'

/** For tests of data export, erasure and retention. The clock advances in minutes. */
export const dayInMinutes = 24 * 60

export const personalDetails = {
  firstName: 'Zéphyrine',
  lastName: 'Quatrelivre',
  phone: '0612349876',
  address: '7 rue des Étoupes',
}

export const currentPerson = async (client: Caller) =>
  (await client.get('/me')).body as { id: string; email: string | null }
export const requestErasure = (client: Caller, more: Record<string, unknown> = { word: 'effacer' }) =>
  client.post('/me/erasure', { locale: 'fr', ...more })

/** A client whose name stands in every field that can hold one. */
export async function saveProfile(client: Caller) {
  const saved = await client.call('PATCH', '/me/profile', {
    ...personalDetails,
    city: 'Nantes',
    postalCode: '44000',
    country: 'fr',
  })
  expect(saved.status).toBe(200)
  return currentPerson(client)
}

export async function uploadAttachment(client: Caller) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await image('png'))], 'Quatrelivre-bail.png', { type: 'image/png' }))
  return (await client.post('/attachments', form)).body.id as string
}

/** Every text in any table that contains one of these words. */
export async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector')`.execute(testDb())
  expect(columns.length).toBeGreaterThan(300)
  const found = new Set<string>()
  for (const { table, column } of columns) {
    const any = sql.join(
      words.map((word) => sql`${sql.ref(column)}::text ilike ${`%${word}%`}`),
      sql` or `,
    )
    const hit = await sql`select 1 from ${sql.table(table)} where ${any} limit 1`.execute(testDb())
    if (hit.rows.length > 0) found.add(`${table}.${column}`)
  }
  return [...found].sort()
}

/** The entries of an uncompressed ZIP archive by name, with their content as text. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, length: number) => new TextDecoder().decode(bytes.subarray(from, from + length))
  let end = bytes.length - 22
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1
  const files = new Map<string, string>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(at + 20, true)
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    files.set(text(at + 46, name), text(start, size))
    at += 46 + name + extra + comment
  }
  return files
}

export async function downloadExport(client: Caller) {
  const answer = await testApp.api.request('/me/export', { headers: { authorization: `Bearer ${client.token}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzip(new Uint8Array(await answer.arrayBuffer()))
}

export async function createMember(roles: Role[] = ['client'], password = 'une longue phrase de passe') {
  const email = `${testApp.ports.ids.id()}@privacy.test`
  const id = await createAccount(testApp.ports, { email, locale: 'fr', roles, password })
  const { body } = await new Caller(null).post('/sign-in', { email, password })
  return { client: new Caller(body.token ?? null), id, email, password }
}
