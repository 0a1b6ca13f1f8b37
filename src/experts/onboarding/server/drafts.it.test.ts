import { describe, expect, it } from 'vitest'
import { Caller, emailsReadBy, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { member } from '../../../admin/server/testing.ts'
import { expertsPersonalData } from '../../server/personal-data.ts'
import { deleteExpiredDrafts } from './drafts.ts'

setUpTestApp()

const typed = { companyName: 'Cabinet Moreau', siret: '732 829 320 00074', city: 'Nantes', categories: ['logement'] }
const day = 86_400_000
const drafts = () => testApp.ports.db.selectFrom('application_draft').selectAll().execute()
const open = (token: string) => new Caller(null).post('/applications/drafts/open', { token })

async function saved(email: string) {
  const caller = await visitor()
  const kept = await caller.post('/applications/drafts', { email, locale: 'fr', fields: typed })
  const [letter] = (await emailsReadBy(email)).slice(-1)
  return { kept, letter, token: /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '' }
}

describe('an application that was begun', () => {
  it('is brought back by the link of a letter, on any device, once', async () => {
    const { kept, letter, token } = await saved('ines@expert.test')
    expect(kept.body.until).toBe(new Date(testApp.clock.now().getTime() + 30 * day).toISOString())
    expect(letter).toMatchObject({ template: 'experts.resume' })
    expect(JSON.stringify(await drafts())).not.toContain(token)
    const opened = await open(token)
    expect(opened.body.fields).toMatchObject({ ...typed, firstName: '' })
    expect((await open(token)).body.code).toBe('link_invalid')
    expect(await drafts()).toEqual([])
  })

  it('is given to one of two who open the link at once', async () => {
    const { token } = await saved('two@expert.test')
    const both = await Promise.all([open(token), open(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('is kept for thirty days, and neither account number, document nor consent with it', async () => {
    const caller = await visitor()
    const fields = { ...typed, iban: 'FR7630006000011234567890189', terms: true, identity: 'x'.repeat(12) }
    await caller.post('/applications/drafts', { email: 'late@expert.test', locale: 'fr', fields })
    expect(JSON.stringify(await drafts())).not.toMatch(/FR7630|terms|identity/)
    const { token } = await saved('late@expert.test')
    testApp.clock.advance(30 * day)
    expect((await open(token)).body.code).toBe('link_invalid')
    await deleteExpiredDrafts(testApp.ports)
    expect(await drafts()).toEqual([])
  })

  it('fills nobody’s mailbox', async () => {
    const statuses = []
    for (let time = 0; time < 7; time += 1) statuses.push((await saved('calm@expert.test')).kept.status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('is in the export of whoever has proved the address, and goes with their account', async () => {
    const owner = await member()
    const { email, id } = (await owner.get('/me')).body
    await saved(email)
    const person = await testApp.ports.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const files = new Map<string, string>()
    for await (const { name, data } of expertsPersonalData.exports(testApp.ports, person)) files.set(name, String(data))
    expect(files.get('application-drafts.json')).toContain('Cabinet Moreau')
    expect(files.get('application-drafts.json')).not.toContain('token')
    await testApp.ports.transact((tx) => expertsPersonalData.erase(testApp.ports, tx, person))
    expect((await drafts()).filter((draft) => draft.email === email)).toEqual([])
    expect(await emailsReadBy(email)).toEqual([])
  })
})
