import { expect } from 'vitest'
import { applicationSheet, createActor } from '../fixtures/actors.ts'
import { Caller, emailsReadBy, testApp, visitor } from '../harness/test-app.ts'

/** Application, acceptance and start, for tests of onboarding and of leaving. */

export const password = 'une longue phrase de passe'
export const title = {
  regulated: 'law',
  labelFr: 'Avocate',
  labelEn: 'Lawyer',
  body: 'Barreau de Nantes',
  validUntil: '2030-12-31',
}
export const granted = { locale: 'fr', categories: ['logement'], titles: [title] }
export const reason = 'Le diplôme est illisible.'

export const emailsTo = emailsReadBy
export const emailTemplatesTo = async (to: string) => (await emailsTo(to)).map(({ template }) => template)

/** A submitted application, and the token in its email's link. */
export async function submittedApplication(change: object = {}) {
  const caller = await visitor()
  const sheet = { ...(await applicationSheet(caller)), ...change }
  const { body, status } = await caller.post('/applications', sheet)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const row = await applicationRow(body.reference)
  const [letter] = await emailsTo(sheet.email)
  const token = /candidature\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  return { caller, sheet, id: row.id, token, email: sheet.email }
}
export const applicationRow = (reference: string) =>
  testApp.ports.db
    .selectFrom('expert_application')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
export const documentsOfApplication = (id: string) =>
  testApp.ports.db.selectFrom('application_paper').select('fileKey').where('applicationId', '=', id).execute()
export const twoStaffMembers = async () => {
  const enter = async () => (await createActor('staff')).signIn()
  return { one: await enter(), two: await enter() }
}
export const actOnApplication = (staff: Caller, id: string, verb: string, body: object = { locale: 'fr' }) =>
  staff.post(`/admin/applications/${id}/${verb}`, body)

export async function approvedApplication(change: object = {}) {
  const made = await submittedApplication(change)
  const { one, two } = await twoStaffMembers()
  const first = await actOnApplication(one, made.id, 'approve', granted)
  expect(first.body).toMatchObject({ state: 'in_review', approvedOnceBy: { own: true } })
  expect((await actOnApplication(two, made.id, 'approve', granted)).body).toMatchObject({ state: 'approved' })
  return made
}

export const expertPage = {
  gender: 'f',
  assistantName: 'Ariane',
  assistantGender: 'f',
  professionFr: 'Avocate',
  professionEn: 'Lawyer',
  headlineFr: 'Logement et copropriété',
  headlineEn: 'Housing and condominiums',
  bioFr: 'Quinze ans de pratique à Nantes.',
  bioEn: 'Fifteen years of practice in Nantes.',
  languages: ['fr', 'en'],
}

export async function startedExpert(change: object = {}) {
  const made = await approvedApplication(change)
  const anybody = new Caller(null)
  const opened = await anybody.post('/joining/begin', { token: made.token, password })
  expect([opened.status, opened.body.opened]).toEqual([200, true])
  const expert = new Caller((await anybody.post('/sign-in', { email: made.email, password })).body.token)
  return { ...made, expert }
}

/** The storage key of the picture of one's own page. */
export async function pictureOf(caller: Caller): Promise<string> {
  const { slug } = (await caller.get('/me/expert/page')).body
  const row = await testApp.ports.db
    .selectFrom('expert')
    .select('pictureKey')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const key = row.pictureKey ?? ''
  expect((await testApp.ports.files.read(key)).byteLength).toBeGreaterThan(0)
  return key
}
