import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import {
  actOnApplication,
  approvedApplication,
  documentsOfApplication,
  emailsTo,
  emailTemplatesTo,
  expertPage,
  granted,
  password,
  pictureOf,
  startedExpert,
  submittedApplication,
  twoStaffMembers,
} from '../../../../test/scenarios/onboarding.ts'
import { addMonths } from '../../../accounts/privacy/erasure.ts'
import { completeResignation } from '../../profile/server/own-profile.ts'
import { expertsPersonalData } from '../../server/personal-data.ts'

setUpTestApp()

describe('an expert who leaves', () => {
  it('leaves no picture, and six months later nothing of the application', async () => {
    const { expert, id, email } = await startedExpert({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    await expert.put('/me/expert/page', expertPage)
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
    const key = await pictureOf(expert)
    const [paper] = await documentsOfApplication(id)
    expect((await expert.post('/me/expert/leave')).body.state).toBe('leaving')
    await completeResignation(testApp.ports, (await expert.get('/me')).body.id)
    await testApp.settle()
    expect(await emailTemplatesTo(email)).toContain('experts.left')
    await expect(testApp.ports.files.read(key)).rejects.toMatchObject({ code: 'not_found' })

    const left = async () => {
      await expertsPersonalData.applyRetention?.(testApp.ports)
      await testApp.settle()
      const query = testApp.ports.db.selectFrom('expert_application').select('id').where('id', '=', id)
      return (await query.execute()).length
    }
    testApp.clock.advance(180 * 86_400_000)
    expect(await left()).toBe(1)
    testApp.clock.advance(10 * 86_400_000)
    expect(await left()).toBe(0)
    await expect(testApp.ports.files.read(paper?.fileKey ?? '')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is kept as a trader for six months after an erasure, out of everyday sight, and not a day longer', async () => {
    const { db, files } = testApp.ports
    const { expert, id, email, token } = await startedExpert({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    await expert.put('/me/expert/page', expertPage)
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
    const { id: personId } = (await expert.get('/me')).body
    const { id: own } = await db
      .selectFrom('expert')
      .select('id')
      .where('personId', '=', personId)
      .executeTakeFirstOrThrow()
    const identity = await db
      .selectFrom('application_paper')
      .select('fileKey')
      .where('applicationId', '=', id)
      .where('kind', '=', 'identity')
      .executeTakeFirstOrThrow()
    const foreseen = (await expert.get('/me/erasure')).body.stays
    const until = addMonths(testApp.clock.now(), 6).toISOString()
    expect(foreseen).toContainEqual({ what: 'trader', until: expect.stringContaining(until.slice(0, 10)) })
    expect((await expert.post('/me/erasure', { password, locale: 'fr' })).status).toBe(200)
    await testApp.settle()
    expect(await documentsOfApplication(id)).toEqual([identity])
    await files.read(identity.fileKey)
    const held = async () => {
      const [application, trader, account] = await Promise.all([
        db.selectFrom('expert_application').select('id').where('id', '=', id).execute(),
        db.selectFrom('expert').select('id').where('id', '=', own).where('traderName', 'is not', null).execute(),
        db.selectFrom('payout_account').select('expertId').where('expertId', '=', own).execute(),
      ])
      return [application.length, trader.length, account.length]
    }
    expect(await held()).toEqual([1, 1, 1])

    const { one } = await twoStaffMembers()
    const { applications } = (await one.get('/admin/applications?locale=fr')).body
    expect(applications.filter((row: { email: string }) => row.email === email)).toEqual([])
    expect((await new Caller(null).post('/joining/read', { token })).body.code).toBe('link_invalid')

    const tidied = async (days: number) => {
      testApp.clock.advance(days * 86_400_000)
      await testApp.settle()
    }
    await tidied(180)
    expect(await held()).toEqual([1, 1, 1])
    await tidied(10)
    expect(await held()).toEqual([0, 0, 0])
    await expect(files.read(identity.fileKey)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('somebody who comes back', () => {
  const opened = async () => {
    const made = await startedExpert({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    await made.expert.put('/me/expert/page', expertPage)
    expect((await made.expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
    const { id: own } = await expertRow(made.email)
    return { ...made, own }
  }
  const expertRow = (email: string) =>
    testApp.ports.db
      .selectFrom('expert')
      .innerJoin('person', 'person.id', 'expert.personId')
      .select(['expert.id', 'expert.state', 'expert.leftAt', 'expert.personId'])
      .where('person.email', '=', email)
      .executeTakeFirstOrThrow()
  /** An expert whom the staff suspended and who then left. */
  const gone = async () => {
    const made = await opened()
    const { one } = await twoStaffMembers()
    const suspension = { reason: 'Deux clients se plaignent.', locale: 'fr' }
    expect((await one.post(`/admin/experts/${made.own}/suspend`, suspension)).status).toBe(200)
    const left = await made.expert.post('/me/expert/leave')
    expect([left.status, left.body.state]).toEqual([200, 'left'])
    return made
  }

  it('could leave while suspended, and is told', async () => {
    const { email, own } = await gone()
    expect(await expertRow(email)).toMatchObject({ id: own, state: 'left', leftAt: expect.any(Date) })
    expect(await emailTemplatesTo(email)).toEqual(expect.arrayContaining(['experts.suspended', 'experts.left']))
  })

  it('applies again, is read with the former file, and finds what was theirs', async () => {
    const { email, own, id } = await gone()
    const again = await submittedApplication({ email })
    const { one, two } = await twoStaffMembers()
    const { applications } = (await one.get('/admin/applications?locale=fr')).body
    const seen = applications.find((row: { id: string }) => row.id === again.id)
    const reference = applications.find((row: { id: string }) => row.id === id).reference
    expect(seen.former).toMatchObject({ answered: 0, reason: 'Deux clients se plaignent.', reference })
    for (const staff of [one, two]) await actOnApplication(staff, again.id, 'approve', granted)
    const letters = await emailsTo(email)
    const token = /candidature\/([\w.-]+)/.exec(
      letters.findLast(({ text }) => text.includes('candidature/'))?.text ?? '',
    )
    const anybody = new Caller(null)
    const began = await anybody.post('/joining/begin', { token: token?.[1] ?? '', password })
    expect([began.status, began.body.opened]).toEqual([200, true])
    expect(await expertRow(email)).toMatchObject({ id: own, state: 'onboarding' })
    const expert = new Caller((await anybody.post('/sign-in', { email, password })).body.token)
    await expert.put('/me/expert/page', expertPage)
    const open = await expert.post('/me/expert/open', { terms: true, lawful: true })
    expect([open.body.state, open.body.reason]).toEqual(['active', null])
    expect(await expertRow(email)).toMatchObject({ state: 'active', leftAt: null })

    testApp.clock.advance(190 * 86_400_000)
    await expertsPersonalData.applyRetention?.(testApp.ports)
    await testApp.settle()
    const kept = await testApp.ports.db
      .selectFrom('expert_application')
      .select('id')
      .where('id', 'in', [id, again.id])
      .execute()
    expect(kept).toEqual([{ id: again.id }])
  })

  it('has left as before when the new application is withdrawn after all', async () => {
    const { email, own } = await gone()
    const { leftAt } = await expertRow(email)
    testApp.clock.advance(86_400_000)
    const again = await approvedApplication({ email })
    const token = (await emailsTo(email)).flatMap(({ text }) => /candidature\/([\w.-]+)/.exec(text)?.[1] ?? []).at(-1)
    expect((await new Caller(null).post('/joining/begin', { token, password })).status).toBe(200)
    expect((await new Caller(null).post('/joining/withdraw', { token })).body.state).toBe('withdrawn')
    expect(await expertRow(email)).toMatchObject({ id: own, state: 'left', leftAt })
    expect(await documentsOfApplication(again.id)).toEqual([])
  })

  it('is not somebody whose work the house has ended', async () => {
    const { email, own } = await opened()
    const { one } = await twoStaffMembers()
    await one.post(`/admin/experts/${own}/suspend`, { reason: 'Faux diplôme, signalé.', locale: 'fr' })
    const end = { reason: 'Faux diplôme, établi.', urgent: true, locale: 'fr' }
    expect((await one.post(`/admin/experts/${own}/terminate`, end)).status).toBe(200)
    await expect(submittedApplication({ email })).rejects.toThrow('email_in_use')
  })
})

describe('who withdraws', () => {
  it('leaves no document behind', async () => {
    const { id, token } = await submittedApplication()
    expect((await new Caller(null).post('/joining/withdraw', { token })).body.state).toBe('withdrawn')
    expect(await documentsOfApplication(id)).toEqual([])
  })

  it('leaves no picture behind either, where the page was being prepared', async () => {
    const { token, expert } = await startedExpert()
    const key = await pictureOf(expert)
    await new Caller(null).post('/joining/withdraw', { token })
    await testApp.settle()
    await expect(testApp.ports.files.read(key)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is a client again where the page was not open yet', async () => {
    const { token, email } = await startedExpert()
    expect((await new Caller(null).post('/joining/withdraw', { token })).status).toBe(200)
    const person = await testApp.ports.db
      .selectFrom('person')
      .select('roles')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(person?.roles).toEqual(['client'])
  })
})
