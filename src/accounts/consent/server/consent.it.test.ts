import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { deleteExpiredConsents } from './consent.ts'

setUpTestApp()
const anybody = () => new Caller(null)
const choice = { version: '1', locale: 'fr', choice: 'refused' }

describe('a choice about measuring', () => {
  it('is kept with what was shown and when, and nothing about who chose', async () => {
    const { status, body } = await anybody().post('/consents', choice)
    expect(status).toBe(200)
    const row = await testApp.database.db
      .selectFrom('measuring_consent')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirst()
    expect(row).toEqual({ id: body.id, version: '1', locale: 'fr', measure: false, at: testApp.clock.now() })
    const kept = await testApp.database.db.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('192.0.2.10')
  })
  it('can be proved by whoever holds its number', async () => {
    const { body } = await anybody().post('/consents', { ...choice, locale: 'en', choice: 'accepted' })
    const answer = await testApp.api.request(`/consents/${body.id}`)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="consent.json"')
    expect(await answer.json()).toMatchObject({
      id: body.id,
      site: 'https://clairavis.test',
      version: '1',
      language: 'en',
      choices: { measure: 'accepted' },
      shown: { title: 'May we count visits?' },
    })
    expect((await anybody().get(`/consents/${'x'.repeat(43)}`)).status).toBe(404)
  })
  it('of a text that nobody is shown, or none at all, is refused', async () => {
    for (const wrong of [{ ...choice, version: '0' }, { ...choice, choice: 'perhaps' }, {}])
      expect((await anybody().post('/consents', wrong)).status).toBe(422)
  })
  it('is forgotten a year later', async () => {
    const { body } = await anybody().post('/consents', choice)
    testApp.clock.advance(364 * 86_400_000)
    await deleteExpiredConsents(testApp.ports)
    expect((await anybody().get(`/consents/${body.id}`)).status).toBe(200)
    testApp.clock.advance(2 * 86_400_000)
    await deleteExpiredConsents(testApp.ports)
    expect((await anybody().get(`/consents/${body.id}`)).status).toBe(404)
  })
  it('cannot be used to fill the database', async () => {
    const statuses = []
    for (let n = 0; n < 61; n += 1) statuses.push((await anybody().post('/consents', choice)).status)
    expect(statuses.filter((status) => status === 429)).not.toEqual([])
  })
})
