import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import {
  approvedApplication,
  documentsOfApplication,
  emailsTo,
  emailTemplatesTo,
  startedExpert,
  submittedApplication,
} from '../../../../test/scenarios/onboarding.ts'
import { expireApplications } from './lifecycle.ts'
import { followUpUnpublished } from './unpublished-profiles.ts'

setUpTestApp()

const day = 86_400_000

async function passed(days: number) {
  testApp.clock.advance(days * day)
  await followUpUnpublished(testApp.ports)
  await testApp.settle()
}
const stateOf = async (id: string) =>
  (
    await testApp.ports.db
      .selectFrom('expert_application')
      .select(['state', 'expertId', 'slug'])
      .where('id', '=', id)
      .execute()
  )[0]
const said = async (email: string, template: string) =>
  (await emailTemplatesTo(email)).filter((one) => one === template).length

describe('an application that was accepted', () => {
  it('is reminded once after thirty days and lapses after sixty, with letters, and its person may apply again', async () => {
    const { id, email, token } = await approvedApplication()
    await passed(29)
    expect(await said(email, 'experts.unopened')).toBe(0)
    await passed(1)
    await passed(10)
    expect(await said(email, 'experts.unopened')).toBe(1)
    const reminder = (await emailsTo(email)).find(({ template }) => template === 'experts.unopened')
    expect(reminder?.text).toContain('candidature/')
    await passed(19)
    expect((await stateOf(id))?.state).toBe('approved')
    await passed(1)
    expect(await stateOf(id)).toEqual({ state: 'expired', expertId: null, slug: null })
    expect(await said(email, 'experts.lapsed')).toBe(1)
    expect((await new Caller(null).post('/joining/read', { token })).body).toMatchObject({ state: 'expired' })
    testApp.clock.advance(30 * day)
    await expireApplications(testApp.ports)
    await testApp.settle()
    expect(await documentsOfApplication(id)).toEqual([])
    expect((await submittedApplication({ email })).email).toBe(email)
  })

  it('leaves a client where the page had been begun and never opened', async () => {
    const { id, email } = await startedExpert()
    await passed(30)
    await passed(30)
    expect((await stateOf(id))?.state).toBe('expired')
    const person = await testApp.ports.db
      .selectFrom('person')
      .leftJoin('expert', 'expert.personId', 'person.id')
      .select(['person.roles', 'expert.id'])
      .where('person.email', '=', email)
      .executeTakeFirst()
    expect(person).toEqual({ roles: ['client'], id: null })
  })

  it('does not lapse before its reminder is thirty days old, however late that came', async () => {
    const { id } = await approvedApplication()
    testApp.clock.advance(90 * day)
    await passed(0)
    expect((await stateOf(id))?.state).toBe('approved')
    await passed(30)
    expect((await stateOf(id))?.state).toBe('expired')
  })
})
