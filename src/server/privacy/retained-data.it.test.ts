import { describe, expect, it } from 'vitest'
import { applicationSheet, createActor, createMeeting } from '../../../test/fixtures/actors.ts'
import { image } from '../../../test/fixtures/sample-files.ts'
import {
  advanceAndRunJobs,
  capturedOrder,
  directSubscription,
  setUpPaymentTestKit,
  testDb,
} from '../../../test/harness/payment-test-kit.ts'
import { Caller, expert, testApp, visitor } from '../../../test/harness/test-app.ts'
import { anonymousCaller, signCancellationLink } from '../../../test/scenarios/cancellation.ts'
import { askQuestion, questionText } from '../../../test/scenarios/main-path.ts'
import {
  createMember,
  currentPerson,
  dayInMinutes,
  downloadExport,
  requestErasure,
  saveProfile,
  tablesWith,
} from '../../../test/scenarios/personal-data.ts'
import { eraseAccount as eraseNow } from '../../accounts/privacy/server/erase.ts'
import { mergeVisitorInto } from '../../accounts/sign-in/server/claim.ts'
import { openSession } from '../../accounts/sign-in/server/sessions.ts'
import { personalDataHandlers } from './personal-data.ts'

setUpPaymentTestKit()

const year = 365 * dayInMinutes
const folder = 'clairavis-mes-donnees'
const letters = (key: string) =>
  testDb().selectFrom('mail_outbox').select(['subject', 'html', 'text', 'state']).where('key', 'like', key).execute()

/** A staff member who decides what the law retains. */
async function officer() {
  const { client } = await createMember(['client', 'compliance'])
  const act = (verb: 'hold' | 'release', id: string, reason: string) =>
    client.put(`/admin/people/${id}/${verb}`, { reason })
  return { client, act }
}

describe('a legal hold', () => {
  it('is set and lifted by whoever may, each time for a reason that the journal keeps', async () => {
    const { client, id, email } = await createMember()
    const staff = await officer()
    const found = (await staff.client.get(`/admin/people?search=${email}`)).body.people
    expect(found).toMatchObject([{ id, email, standing: 'member', held: null }])
    expect((await staff.act('hold', id, 'court')).body.code).toBe('invalid_input')
    expect((await staff.act('release', id, 'Rien à libérer ici.')).body.code).toBe('illegal_transition')
    expect((await staff.act('hold', id, 'Réquisition du 3 mars, pièce 12')).status).toBe(200)
    const held = (await staff.client.get('/admin/people')).body.people
    expect(held).toMatchObject([{ id, held: { reason: 'Réquisition du 3 mars, pièce 12' } }])
    expect((await downloadExport(client)).get(`${folder}/account/account.json`)).not.toContain('Réquisition')
    expect((await staff.act('release', id, 'Classement sans suite')).status).toBe(200)
    expect((await staff.client.get('/admin/people')).body.people).toEqual([])
    const acts = await testDb()
      .selectFrom('admin_act')
      .select(['act', 'reason'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { act: 'person.hold', reason: 'Réquisition du 3 mars, pièce 12' },
      { act: 'person.release', reason: 'Classement sans suite' },
    ])
    expect((await staff.act('hold', 'nobody-at-all', 'Réquisition du 3 mars')).body.code).toBe('person_unknown')
  })

  it('is nothing for the support, and where it is live nothing without a second factor', async () => {
    const { id } = await createMember()
    const support = await createMember(['client', 'support'])
    expect((await support.client.get('/admin/people')).body.code).toBe('right_missing')
    const staff = await officer()
    Object.assign(testApp.ports.config, { MODE: 'live', STAFF_PASSKEY: 'offered' })
    const codes = [await staff.act('hold', id, 'Réquisition du 3 mars'), await staff.client.get('/admin/people')]
    Object.assign(testApp.ports.config, { MODE: 'demo', STAFF_PASSKEY: undefined })
    expect(codes.map(({ body }) => body.code)).toEqual(['second_factor_missing', 'second_factor_missing'])
  })

  it('keeps letters, messages and what was consented to from the passing of time', async () => {
    const { client, id, email } = await createMember()
    await client.post('/contact', { name: 'Ana', email, message: 'Bonjour, une question sur le site.', locale: 'fr' })
    await client.post('/password/forgotten', { email, locale: 'fr' })
    await testApp.settle()
    const staff = await officer()
    await staff.act('hold', id, 'Réquisition du 3 mars')
    await advanceAndRunJobs(4 * year)
    const kept = await testDb().selectFrom('mail_outbox').select('text').where('toAddress', '=', email).execute()
    expect(kept.map(({ text }) => text.length > 0)).toEqual([true, true])
    expect(await testDb().selectFrom('contact_message').select('id').execute()).toHaveLength(1)
    expect(await testDb().selectFrom('person').select('warnedAt').where('id', '=', id).execute()).toEqual([
      { warnedAt: null },
    ])
  })

  it('keeps what a visitor typed and never came back for', async () => {
    const [passer, other] = [await visitor(), await visitor()]
    const [kept, gone] = [await askQuestion(passer), await askQuestion(other)]
    const staff = await officer()
    await staff.act('hold', (await currentPerson(passer)).id, 'Réquisition du 3 mars')
    for (let weeks = 0; weeks < 6; weeks += 1) await advanceAndRunJobs(7 * dayInMinutes)
    const bodyOf = async (id: string) =>
      (await testDb().selectFrom('question').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body
    expect([await bodyOf(kept), await bodyOf(gone)]).toEqual([questionText, ''])
  })

  it('goes with a visitor into the account that turns out to be theirs', async () => {
    const passer = (await currentPerson(await visitor())).id
    const { client, id, password } = await createMember()
    const staff = await officer()
    await staff.act('hold', passer, 'Réquisition du 3 mars')
    await testApp.ports.transact((tx) => mergeVisitorInto(testApp.ports, tx, passer, id))
    expect((await requestErasure(client, { password })).body.code).toBe('erasure_held')
  })
})

describe('an erasure for want of visits', () => {
  it('leaves whoever came back while it was being decided', async () => {
    const { id } = await createMember()
    const before = new Date(testApp.clock.now().getTime() - 60_000)
    const asked = { personId: id, cause: 'idle', seenAt: before } as const
    await expect(eraseNow(testApp.ports, personalDataHandlers, asked)).rejects.toMatchObject({ code: 'seen_since' })
  })
})

describe('what others were told of somebody', () => {
  it('goes with them: the letters about a meeting and about an application too', async () => {
    const near = await createActor('expert')
    const id = await createMeeting(near)
    const { personId } = await testDb()
      .selectFrom('meeting')
      .select('personId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const slots = ['2026-12-02T13:00:00.000Z']
    await (await near.signIn()).post(`/meetings/${id}/accept`, { slots, place: 'Cabinet', locale: 'fr' })
    const question = await testDb()
      .selectFrom('meeting')
      .select('questionId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const caller = await sessionOf(personId)
    await caller.post(`/questions/${question.questionId}/meeting/choose`, { slot: slots[0], locale: 'fr' })
    await testApp.settle()
    const words = ['Delaunay', 'rue des Halles']
    expect(await tablesWith(words)).toContain('mail_outbox.text')
    expect((await requestErasure(caller, { word: 'effacer', meetings: [id] })).status).toBe(200)
    // Responses to the specialist's own commands are kept for a day, so that a repetition does nothing twice.
    expect((await tablesWith(words)).filter((place) => place !== 'idempotency.response')).toEqual([])
    for (const letter of await letters(`meeting:${id}:%`))
      expect(letter).toMatchObject({ subject: '…', html: '', text: '' })

    const applicant = await createMember()
    const sheet = await applicationSheet(applicant.client)
    await applicant.client.post('/applications', sheet)
    expect(await letters('application:%')).not.toEqual([])
    expect((await requestErasure(applicant.client, { password: applicant.password })).status).toBe(200)
    expect(await tablesWith([sheet.email])).toEqual([])
  })
})

async function sessionOf(personId: string): Promise<Caller> {
  const person = { id: personId, roles: ['client' as const] }
  return new Caller(await openSession(testApp.ports, testDb(), person, { address: '', device: null }))
}

describe('an expert who goes', () => {
  it('leaves no picture behind, and hands back what they typed until then', async () => {
    const { client, expertId, personId } = await portrayed()
    const iban = 'FR7630006000011234567890189'
    const password = 'une longue phrase de passe'
    expect((await client.put('/me/payout-account', { holder: 'Hélène Noël', iban, password })).status).toBe(200)
    const tax = {
      kind: 'person',
      name: 'Hélène Noël',
      bornOn: '1980-05-17',
      taxNumber: '3023217600053',
      taxCountry: 'fr',
      registration: '',
      vatNumber: '',
      address: '1 rue de l’Exemple',
      postalCode: '44000',
      city: 'Nantes',
      country: 'fr',
    }
    expect((await client.put('/me/tax', tax)).status).toBe(200)
    const files = await downloadExport(client)
    expect([...files.keys()]).toContain(`${folder}/experts/picture.webp`)
    const payouts = JSON.parse(files.get(`${folder}/billing/payouts.json`) ?? '')
    expect(payouts).toMatchObject({ account: { iban }, tax: { tax_number: '3023217600053', born_on: '1980-05-17' } })
    expect([...files.values()].join('\n')).not.toMatch(/_sealed|picture_key/)
    const { pictureKey } = await testDb()
      .selectFrom('expert')
      .select('pictureKey')
      .where('id', '=', expertId)
      .executeTakeFirstOrThrow()
    await testApp.ports.files.read(pictureKey ?? '')
    expect((await requestErasure(client, { password })).status).toBe(200)
    await testApp.settle()
    await expect(testApp.ports.files.read(pictureKey ?? '')).rejects.toMatchObject({ code: 'not_found' })
    expect(await testDb().selectFrom('expert').select('pictureKey').where('personId', '=', personId).execute()).toEqual(
      [{ pictureKey: null }],
    )
  })
})

async function portrayed() {
  const client = await expert({ online: false })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await image('png'))], 'moi.png', { type: 'image/png' }))
  expect((await client.put('/me/expert/picture', form)).status).toBe(200)
  return { client, expertId: client.expertId, personId: client.personId }
}

describe('an application in the export', () => {
  it('says what was typed and nothing of who read it', async () => {
    const { client } = await createMember()
    const iban = 'FR7630006000011234567890189'
    const sent = await client.post('/applications', { ...(await applicationSheet(client)), iban })
    expect(sent.status).toBe(200)
    const [one] = JSON.parse((await downloadExport(client)).get(`${folder}/experts/applications.json`) ?? '[]')
    expect(one).toMatchObject({ iban })
    for (const field of ['iban_sealed', 'reviewer', 'rejected_by', 'approved_once_by', 'decided_by'])
      expect(one).not.toHaveProperty(field)
  })

  it('is over six months after it was taken back', async () => {
    const { client } = await createMember()
    await client.post('/applications', await applicationSheet(client))
    await testDb().updateTable('expert_application').set({ state: 'withdrawn', stateAt: testApp.clock.now() }).execute()
    const left = () => testDb().selectFrom('expert_application').select('id').execute()
    await advanceAndRunJobs(170 * dayInMinutes)
    expect(await left()).toHaveLength(1)
    await advanceAndRunJobs(20 * dayInMinutes)
    expect(await left()).toEqual([])
  })
})

describe('what the books keep', () => {
  it('goes once the law has had it long enough: receipts and cards after five years, names of invoices after ten', async () => {
    const { client, plan } = await directSubscription()
    await saveProfile(client)
    const { id } = await currentPerson(client)
    await anonymousCaller().post('/leaving/cancel', { link: signCancellationLink(plan.id), locale: 'fr' })
    await testApp.settle()
    expect((await requestErasure(client)).status).toBe(200)
    await testApp.settle()
    const counts = async () => [
      (await testDb().selectFrom('leaving').select('id').execute()).length,
      (await testDb().selectFrom('invoice_file').select('number').execute()).length,
    ]
    const buyers = async () =>
      (await testDb().selectFrom('invoice').select('data').where('personId', '=', id).execute()).map(({ data }) =>
        Object.values((data as { buyer: object }).buyer).filter((value) => value !== null && value !== 'fr'),
      )
    await expect(testDb().deleteFrom('leaving').execute()).rejects.toThrow('never changed')
    await testDb()
      .updateTable('purchase')
      .set({ cardFingerprint: 'fp', cardLast4: '4242' })
      .where('personId', '=', id)
      .execute()
    const cards = async () =>
      (
        await testDb()
          .selectFrom('purchase')
          .select(['cardFingerprint', 'cardLast4'])
          .where('personId', '=', id)
          .where((where) => where.or([where('cardFingerprint', 'is not', null), where('cardLast4', 'is not', null)]))
          .execute()
      ).length
    const before = await counts()
    expect([before[0], await cards()]).toEqual([1, 1])
    await advanceAndRunJobs(4 * year)
    expect([(await counts())[0], await cards()]).toEqual([1, 1])
    await advanceAndRunJobs(year + 5 * dayInMinutes)
    expect([(await counts())[0], await cards()]).toEqual([0, 0])
    expect((await buyers()).flat().length).toBeGreaterThan(0)
    await advanceAndRunJobs(5 * year + 60 * dayInMinutes)
    expect([(await buyers()).flat(), (await counts())[1]]).toEqual([[], 0])
    await expect(testDb().updateTable('invoice').set({ total: 1 }).execute()).rejects.toThrow('never changes')
    expect(testApp.jobs.failures).toEqual([])
  })

  it('forgets at the provider whoever was a customer before they joined the account', async () => {
    const one = await capturedOrder()
    const two = await capturedOrder()
    const [from, to] = [(await currentPerson(one.client)).id, (await currentPerson(two.client)).id]
    await testApp.ports.transact((tx) => mergeVisitorInto(testApp.ports, tx, from, to))
    const customers = () =>
      testDb().selectFrom('customer').select('personId').where('personId', 'in', [from, to]).execute()
    expect(await customers()).toHaveLength(2)
    expect((await requestErasure(two.client)).status).toBe(200)
    await testApp.settle()
    for (let days = 0; days < 4; days += 1) await advanceAndRunJobs(dayInMinutes)
    expect(await customers()).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })
})
