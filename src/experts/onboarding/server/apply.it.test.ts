import { describe, expect, it } from 'vitest'
import { applicationSheet, createActor } from '../../../../test/fixtures/actors.ts'
import { pdf } from '../../../../test/fixtures/sample-files.ts'
import { Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { brand } from '../../../brand.ts'
import { deleteUnsentDocuments } from './documents.ts'

setUpTestApp()

const lettersTo = (to: string) =>
  testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['template', 'subject', 'text'])
    .where('toAddress', '=', to)
    .execute()
const fieldsOf = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`)

describe('an application', () => {
  it('is kept with its documents, sent to the house and receipted', async () => {
    const caller = await visitor()
    const sheet = await applicationSheet(caller)
    const { status, body } = await caller.post('/applications', sheet)
    expect([status, body.reference]).toEqual([200, expect.stringMatching(/^E-/)])
    const row = await testApp.ports.db.selectFrom('expert_application').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ siret: '73282932000074', vatNumber: 'FR40303265045', state: 'in_review' })
    const papers = await testApp.ports.db
      .selectFrom('application_paper')
      .select('kind')
      .where('applicationId', '=', row.id)
      .execute()
    expect(papers.map(({ kind }) => kind).sort()).toEqual(['diploma', 'identity', 'picture'])
    expect((await lettersTo(sheet.email))[0]?.subject).toContain(body.reference)
    expect((await lettersTo(brand.support.email)).some(({ text }) => text.includes(sheet.email))).toBe(true)
  })

  it('is followed from the screen, where nothing can be done without the link of the letter', async () => {
    const caller = await visitor()
    const sheet = await applicationSheet(caller)
    const { page, reference } = (await caller.post('/applications', sheet)).body
    const token = /^\/fr\/candidature\/([\w.-]+)$/.exec(page)?.[1]
    const read = async () => (await new Caller(null).post('/joining/read', { token })).body
    expect(await read()).toMatchObject({ reference, state: 'in_review', byLetter: false, mayWithdraw: false })
    const { db } = testApp.ports
    const row = db.updateTable('expert_application').where('reference', '=', reference)
    const asked = JSON.stringify([{ item: 'diploma', note: 'Illisible.' }])
    await row.set({ state: 'info_requested', asked }).execute()
    expect(await read()).toMatchObject({ state: 'info_requested', asked: [] })
    await row.set({ state: 'rejected', reason: 'Le diplôme est illisible.', decidedAt: testApp.clock.now() }).execute()
    expect(await read()).toMatchObject({ state: 'rejected', reason: null, mayAppeal: false })
    const acts = [
      ['withdraw', {}],
      ['resubmit', {}],
      ['appeal', { text: 'Voici une copie lisible du diplôme.' }],
      ['solve', { text: 'Demandez la remise en état au tribunal.' }],
      ['begin', { password: 'une longue phrase de passe' }],
    ] as const
    for (const [act, body] of acts)
      expect([act, (await caller.post(`/joining/${act}`, { token, ...body })).body.code]).toEqual([act, 'link_invalid'])
    expect((await row.returning('state').set({ said: null }).executeTakeFirstOrThrow()).state).toBe('rejected')
  })

  it('says every field that is missing, as the form does', async () => {
    const { status, body } = await (await visitor()).post('/applications', { locale: 'fr' })
    expect(status).toBe(422)
    expect(fieldsOf(body)).toHaveLength(17)
    expect(fieldsOf(body)).toContain('companyName: required')
  })

  it('wants exactly 14 digits of a SIRET, a known field and documents of one’s own', async () => {
    const caller = await visitor()
    const sheet = await applicationSheet(caller)
    const send = async (change: object) => (await caller.post('/applications', { ...sheet, ...change })).body
    for (const siret of ['123', '00000000000000'])
      expect(fieldsOf(await send({ siret }))).toEqual(['siret: siret_invalid'])
    expect(fieldsOf(await send({ categories: ['sorcellerie'] }))).toEqual(['categories: category_unknown'])
    const theirs = await applicationSheet(await visitor())
    expect((await send({ diploma: theirs.diploma })).code).toBe('file_missing')
  })

  it('shuts nobody out who has filled it in wrongly, however often', async () => {
    const caller = await visitor()
    const sheet = await applicationSheet(caller)
    for (let tries = 0; tries < 6; tries += 1)
      expect((await caller.post('/applications', { ...sheet, siret: '123' })).status).toBe(422)
    expect((await caller.post('/applications', sheet)).status).toBe(200)
  })

  it('comes from Morocco where the operator has opened it', async () => {
    const caller = await visitor()
    const there = { siret: '001525533000071', vatNumber: '001525533000071', country: 'ma', postalCode: '20000' }
    const sheet = { ...(await applicationSheet(caller)), ...there, city: 'Casablanca' }
    expect(fieldsOf((await caller.post('/applications', sheet)).body)).toEqual(['country: country_invalid'])
    Object.assign(testApp.ports.config, { EXPERTS_IN_MOROCCO: true })
    const { status } = await caller.post('/applications', sheet)
    Object.assign(testApp.ports.config, { EXPERTS_IN_MOROCCO: false })
    expect(status).toBe(200)
  })

  it('is refused for an address that answers here or waits already', async () => {
    const caller = await visitor()
    const sheet = await applicationSheet(caller)
    await caller.post('/applications', sheet)
    const again = await caller.post('/applications', { ...(await applicationSheet(caller)), email: sheet.email })
    expect([again.status, again.body.code]).toEqual([422, 'email_in_use'])
    const expert = await createActor('expert')
    const { email } = await testApp.ports.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', expert.personId)
      .executeTakeFirstOrThrow()
    expect((await caller.post('/applications', { ...(await applicationSheet(caller)), email })).body.code).toBe(
      'email_in_use',
    )
  })

  it('refuses a PDF as the portrait, however it is named, and takes the same document as the diploma', async () => {
    const caller = await visitor()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(pdf())], 'photo.png', { type: 'image/png' }))
    const { id } = (await caller.post('/applications/papers', form)).body
    const sheet = await applicationSheet(caller)
    const refused = await caller.post('/applications', { ...sheet, picture: id })
    expect([refused.status, refused.body.code]).toEqual([415, 'picture_type_unsupported'])
    expect((await caller.post('/applications', { ...sheet, diploma: id })).status).toBe(200)
  })

  it('takes documents of the specification’s formats only, and forgets those that were never sent', async () => {
    const caller = await visitor()
    const form = new FormData()
    form.set('file', new File(['RIFF0000WEBPVP8 '], 'photo.webp', { type: 'image/webp' }))
    expect((await caller.post('/applications/papers', form)).body.code).toBe('file_type_unsupported')
    const { identity } = await applicationSheet(caller)
    testApp.clock.advance(25 * 3_600_000)
    await deleteUnsentDocuments(testApp.ports)
    const left = testApp.ports.db.selectFrom('application_paper').select('id').where('id', '=', identity)
    expect(await left.execute()).toEqual([])
  })
})
