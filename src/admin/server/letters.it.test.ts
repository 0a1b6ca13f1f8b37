import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createAccount } from '../../accounts/server/people.ts'
import type { Role } from '../../api/actor.ts'
import { Caller, house, openHouse, visitor } from '../../server/testing.ts'

openHouse()

const password = 'une longue phrase de passe'

async function member(roles: readonly Role[]): Promise<Caller> {
  const email = `${house.ports.ids.id()}@demo.test`
  await createAccount(house.ports, { email, locale: 'fr', roles: [...roles], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

async function leftAddress(email: string): Promise<void> {
  const somebody = await visitor()
  await somebody.post('/me/email-capture', { email, locale: 'fr' })
  await house.settle()
}

describe('the outbox', () => {
  it('does not exist for anybody but the staff', async () => {
    for (const caller of [
      new Caller(null),
      await visitor(),
      await member(['client']),
      await member(['client', 'expert']),
    ])
      expect([401, 404]).toContain((await caller.get('/admin/letters')).status)
    expect((await (await member(['client', 'expert'])).get('/admin/letters')).status).toBe(404)
  })

  it('shows the latest letters first, by addressee and template', async () => {
    const staff = await member(['client', 'support'])
    await leftAddress('camille@exemple.fr')
    house.clock.advance(1000)
    await leftAddress('robin@exemple.fr')
    const { body } = await staff.get('/admin/letters')
    expect(body.letters[0]).toMatchObject({ to: 'robin@exemple.fr', template: 'accounts.kept', state: 'kept' })
    expect(body.templates).toContain('accounts.kept')
    const only = (await staff.get('/admin/letters?to=Camille@exemple.fr')).body
    expect(only.letters.map((letter: { to: string }) => letter.to)).toEqual(['camille@exemple.fr'])
    expect((await staff.get('/admin/letters?template=none.such')).body).toMatchObject({
      letters: [],
      total: 0,
      pages: 1,
    })
  })

  it('opens a letter with its link in a rehearsal, and without its secret where it is live', async () => {
    const staff = await member(['client', 'owner'])
    await leftAddress('live@exemple.fr')
    const { id } = (await staff.get('/admin/letters?to=live@exemple.fr')).body.letters[0]
    const open = (await staff.get(`/admin/letters/${id}`)).body
    expect(open.text).toMatch(/\/fr\/lien#token=[\w-]{16}/)
    Object.assign(house.ports.config, { MODE: 'live' })
    expect((await staff.get(`/admin/letters/${id}`)).body.code).toBe('second_factor_missing')
    expect((await staff.get('/admin/letters')).body.code).toBe('second_factor_missing')
    const owner = await house.ports.db
      .selectFrom('person')
      .select('id')
      .where(sql<boolean>`'owner' = any(roles)`)
      .executeTakeFirstOrThrow()
    await house.ports.db
      .insertInto('second_factor')
      .values({ person_id: owner.id, secret_encrypted: 'x', confirmed_at: house.clock.now(), recovery_hashes: [] })
      .execute()
    const live = (await staff.get(`/admin/letters/${id}`)).body
    expect(live.secretsHidden).toBe(true)
    expect(`${live.html}${live.text}`).not.toMatch(/#(token|address)=/)
    Object.assign(house.ports.config, { MODE: 'demo' })
  })

  it('knows no letter of another name', async () => {
    const staff = await member(['client', 'support'])
    expect((await staff.get('/admin/letters/nothing-here')).body).toMatchObject({ status: 404, code: 'letter_unknown' })
  })
})
