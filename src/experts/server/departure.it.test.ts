import { describe, expect, it } from 'vitest'
import { monthsAway } from '../../accounts/erasure.ts'
import {
  applied,
  begun,
  page,
  papersOf,
  password,
  pictureOf,
  staffs,
  templatesTo,
} from '../../server/joining-testing.ts'
import { Caller, house, openHouse } from '../../server/testing.ts'
import { expertsOwnData } from './own-data.ts'
import { hasLeft } from './own-page.ts'

openHouse()

describe('an expert who leaves', () => {
  it('leaves no picture, and six months later nothing of the application', async () => {
    const { expert, id, email } = await begun({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    await expert.put('/me/expert/page', page)
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
    const key = await pictureOf(expert)
    const [paper] = await papersOf(id)
    expect((await expert.post('/me/expert/leave')).body.state).toBe('leaving')
    await hasLeft(house.ports, (await expert.get('/me')).body.id)
    await house.settle()
    expect(await templatesTo(email)).toContain('experts.left')
    await expect(house.ports.files.read(key)).rejects.toMatchObject({ code: 'not_found' })

    const left = async () => {
      await expertsOwnData.tidy?.(house.ports)
      await house.settle()
      const query = house.ports.db.selectFrom('expert_application').select('id').where('id', '=', id)
      return (await query.execute()).length
    }
    house.clock.advance(180 * 86_400_000)
    expect(await left()).toBe(1)
    house.clock.advance(10 * 86_400_000)
    expect(await left()).toBe(0)
    await expect(house.ports.files.read(paper?.file_key ?? '')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is kept as a trader for six months after an erasure, out of everyday sight, and not a day longer', async () => {
    const { db, files } = house.ports
    const { expert, id, email, token } = await begun({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    await expert.put('/me/expert/page', page)
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
    const { id: personId } = (await expert.get('/me')).body
    const { id: own } = await db
      .selectFrom('expert')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    const identity = await db
      .selectFrom('application_paper')
      .select('file_key')
      .where('application_id', '=', id)
      .where('kind', '=', 'identity')
      .executeTakeFirstOrThrow()
    const foreseen = (await expert.get('/me/erasure')).body.stays
    const until = monthsAway(house.clock.now(), 6).toISOString()
    expect(foreseen).toContainEqual({ what: 'trader', until: expect.stringContaining(until.slice(0, 10)) })
    expect((await expert.post('/me/erasure', { password, locale: 'fr' })).status).toBe(200)
    await house.settle()
    expect(await papersOf(id)).toEqual([identity])
    await files.read(identity.file_key)
    const held = async () => {
      const [application, trader, account] = await Promise.all([
        db.selectFrom('expert_application').select('id').where('id', '=', id).execute(),
        db.selectFrom('expert').select('id').where('id', '=', own).where('trader_name', 'is not', null).execute(),
        db.selectFrom('payout_account').select('expert_id').where('expert_id', '=', own).execute(),
      ])
      return [application.length, trader.length, account.length]
    }
    expect(await held()).toEqual([1, 1, 1])

    const { one } = await staffs()
    const { applications } = (await one.get('/admin/applications?locale=fr')).body
    expect(applications.filter((row: { email: string }) => row.email === email)).toEqual([])
    expect((await new Caller(null).post('/joining/read', { token })).body.code).toBe('link_invalid')

    const tidied = async (days: number) => {
      house.clock.advance(days * 86_400_000)
      await house.settle()
    }
    await tidied(180)
    expect(await held()).toEqual([1, 1, 1])
    await tidied(10)
    expect(await held()).toEqual([0, 0, 0])
    await expect(files.read(identity.file_key)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('who withdraws', () => {
  it('leaves no document behind', async () => {
    const { id, token } = await applied()
    expect((await new Caller(null).post('/joining/withdraw', { token })).body.state).toBe('withdrawn')
    expect(await papersOf(id)).toEqual([])
  })

  it('leaves no picture behind either, where the page was being prepared', async () => {
    const { token, expert } = await begun()
    const key = await pictureOf(expert)
    await new Caller(null).post('/joining/withdraw', { token })
    await house.settle()
    await expect(house.ports.files.read(key)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is a client again where the page was not open yet', async () => {
    const { token, email } = await begun()
    expect((await new Caller(null).post('/joining/withdraw', { token })).status).toBe(200)
    const person = await house.ports.db
      .selectFrom('person')
      .select('roles')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(person?.roles).toEqual(['client'])
  })
})
