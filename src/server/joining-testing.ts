import { expect } from 'vitest'
import { applicationSheet, player } from './cast.ts'
import { Caller, house, visitor } from './testing.ts'

/** Applying, being accepted and beginning, as the tests of joining and of leaving walk it. */

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

export const lettersTo = (to: string) =>
  house.ports.db
    .selectFrom('mail_outbox')
    .select(['template', 'subject', 'text'])
    .where('to_address', '=', to)
    .orderBy('created_at')
    .execute()
export const templatesTo = async (to: string) => (await lettersTo(to)).map(({ template }) => template)

/** Somebody who has applied, and what the letter's link carries. */
export async function applied(change: object = {}) {
  const caller = await visitor()
  const sheet = { ...(await applicationSheet(caller)), ...change }
  const { body, status } = await caller.post('/applications', sheet)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const row = await rowOf(body.reference)
  const [letter] = await lettersTo(sheet.email)
  const token = /candidature\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  return { caller, sheet, id: row.id, token, email: sheet.email }
}
export const rowOf = (reference: string) =>
  house.ports.db
    .selectFrom('expert_application')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
export const papersOf = (id: string) =>
  house.ports.db.selectFrom('application_paper').select('file_key').where('application_id', '=', id).execute()
export const staffs = async () => {
  const enter = async () => (await player('staff')).enter()
  return { one: await enter(), two: await enter() }
}
export const act = (staff: Caller, id: string, verb: string, body: object = { locale: 'fr' }) =>
  staff.post(`/admin/applications/${id}/${verb}`, body)

export async function approved(change: object = {}) {
  const made = await applied(change)
  const { one, two } = await staffs()
  const first = await act(one, made.id, 'approve', granted)
  expect(first.body).toMatchObject({ state: 'in_review', approvedOnceBy: { own: true } })
  expect((await act(two, made.id, 'approve', granted)).body).toMatchObject({ state: 'approved' })
  return made
}

export const page = {
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

export async function begun(change: object = {}) {
  const made = await approved(change)
  const anybody = new Caller(null)
  const opened = await anybody.post('/joining/begin', { token: made.token, password })
  expect([opened.status, opened.body.opened]).toEqual([200, true])
  const expert = new Caller((await anybody.post('/sign-in', { email: made.email, password })).body.token)
  return { ...made, expert }
}

/** Where the picture of an own page is kept. */
export async function pictureOf(caller: Caller): Promise<string> {
  const { slug } = (await caller.get('/me/expert/page')).body
  const row = await house.ports.db
    .selectFrom('expert')
    .select('picture_key')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const key = row.picture_key ?? ''
  expect((await house.ports.files.read(key)).byteLength).toBeGreaterThan(0)
  return key
}
