import { describe, expect, it } from 'vitest'
import { applicationSheet, createActor, createOffer, sampleAnswer } from '../../../../test/fixtures/actors.ts'
import { Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  actOnApplication,
  approvedApplication,
  documentsOfApplication,
  emailsTo,
  emailTemplatesTo,
  expertPage,
  granted,
  reason,
  startedExpert,
  submittedApplication,
  title,
  twoStaffMembers,
} from '../../../../test/scenarios/onboarding.ts'
import { taxPerson } from '../../../billing/tax/testing.ts'
import { brand } from '../../../brand.ts'
import { seedTexts } from '../../../content/server/seed.ts'
import { expertsPersonalData } from '../../server/personal-data.ts'
import { expireApplications } from './lifecycle.ts'

setUpTestApp()

describe('an accepted application', () => {
  it('from Morocco is kept with the country as its area', async () => {
    Object.assign(testApp.ports.config, { EXPERTS_IN_MOROCCO: true })
    const there = { country: 'ma', siret: '001525533000071', postalCode: '20000', city: 'Casablanca' }
    const { email } = await startedExpert(there)
    Object.assign(testApp.ports.config, { EXPERTS_IN_MOROCCO: false })
    const kept = testApp.ports.db.selectFrom('expert').innerJoin('person', 'person.id', 'expert.personId')
    expect(await kept.select('department').where('person.email', '=', email).executeTakeFirstOrThrow()).toEqual({
      department: 'MA',
    })
  })

  it('asks for the page in the languages of the answers only, and shows it to readers of the other one', async () => {
    const { expert } = await startedExpert({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    const english = { professionEn: '', headlineEn: '', bioEn: '' }
    const page = { ...expertPage, ...english, languages: ['fr'] }
    const refused = await expert.put('/me/expert/page', { ...page, languages: ['fr', 'en'] })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([
      { field: 'professionEn', code: 'required' },
      { field: 'headlineEn', code: 'required' },
      { field: 'bioEn', code: 'too_short' },
    ])
    const kept = (await expert.put('/me/expert/page', page)).body
    expect(kept.missing).toEqual([])
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
    const shown = await new Caller(null).get(`/experts/${kept.slug}?locale=en`)
    expect(shown.body).toMatchObject({
      languages: ['fr'],
      profession: expertPage.professionFr,
      headline: expertPage.headlineFr,
      bio: expertPage.bioFr,
    })
  })

  it('makes an expert whose page is public once it is whole, who is offered a question and answers it', async () => {
    const { expert, email } = await startedExpert({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    const own = (await expert.get('/me/expert/page')).body
    expect(own).toMatchObject({ state: 'onboarding', account: true, missing: ['page'] })
    const profile = () => new Caller(null).get(`/experts/${own.slug}?locale=fr`)
    expect((await profile()).status).toBe(404)
    expect((await expert.get('/desk?locale=fr')).status).toBe(404)
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true })).body.code).toBe('page_incomplete')
    expect((await expert.put('/me/expert/page', expertPage)).body.missing).toEqual([])
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
    expect((await profile()).body).toMatchObject({
      name: 'Inès Moreau',
      categories: ['logement'],
      assistantName: 'Ariane',
    })
    expect((await new Caller(null).get(own.picture.replace('/api', ''))).status).toBe(200)
    expect(await emailTemplatesTo(email)).toEqual(['experts.received', 'experts.admitted', 'experts.opened'])

    const houseHeard = async () =>
      (await emailsTo(brand.support.email)).filter(({ template }) => template === 'experts.profession')
    expect(await houseHeard()).toEqual([])
    await expert.put('/me/expert/page', { ...expertPage, headlineFr: 'Baux et copropriété' })
    expect(await houseHeard()).toEqual([])
    await expert.put('/me/expert/page', { ...expertPage, professionFr: 'Notaire' })
    expect((await houseHeard()).map(({ text }) => /Avocate .*Notaire/s.test(text))).toEqual([true])
    await expert.put('/me/expert/page', expertPage)

    const { personId } = await testApp.ports.db
      .selectFrom('expert')
      .select('personId')
      .where('slug', '=', own.slug)
      .executeTakeFirstOrThrow()
    const { questionId, token } = await createOffer({ kind: 'expert', personId, roles: [], signIn: async () => expert })
    const taken = await expert.post(`/desk/offers/${questionId}/accept`, { token, noConflict: true, locale: 'fr' })
    const sent = { token: taken.body.lease.token, answer: sampleAnswer, locale: 'fr' }
    expect((await expert.post(`/desk/questions/${questionId}/answer`, sent)).status).toBe(200)
  })

  it('keeps which experts’ terms were accepted with it and at the opening, and the export has both', async () => {
    await seedTexts(testApp.ports.db, testApp.clock.now(), 1, false)
    testApp.clock.advance(60_000)
    const { expert, id } = await startedExpert({ iban: 'FR76 3000 6000 0112 3456 7890 189' })
    const sentAt = testApp.clock.now()
    testApp.clock.advance(60_000)
    await expert.put('/me/expert/page', expertPage)
    expect((await expert.post('/me/expert/open', { terms: true, lawful: true, locale: 'en' })).status).toBe(200)
    const accepted = [
      { applicationId: id, occasion: 'application', version: 1, locale: 'fr', at: sentAt },
      { applicationId: id, occasion: 'opening', version: 1, locale: 'en', at: testApp.clock.now() },
    ]
    const rows = testApp.ports.db.selectFrom('expert_terms_acceptance').selectAll().where('applicationId', '=', id)
    expect(await rows.orderBy('at').execute()).toEqual(accepted)
    const { body: me } = await expert.get('/me')
    const person = await testApp.ports.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow()
    const files = new Map<string, string>()
    for await (const { name, data } of expertsPersonalData.exports(testApp.ports, person)) files.set(name, String(data))
    const exported = accepted.map(({ applicationId, ...row }) => ({ application_id: applicationId, ...row }))
    expect(JSON.parse(files.get('expert-terms.json') ?? 'null')).toEqual(JSON.parse(JSON.stringify(exported)))
    const terms = await testApp.ports.db
      .selectFrom('expert')
      .select('termsVersion')
      .where('personId', '=', me.id)
      .execute()
    expect(terms).toEqual([{ termsVersion: 'expert-terms/1' }])
  })

  it('begins what the tax authority is told, until the expert has said it', async () => {
    const { expert, sheet } = await startedExpert()
    const { prefill, identity } = (await expert.get('/me/tax')).body
    expect([identity, prefill]).toMatchObject([null, { company: sheet.companyName, city: sheet.city, country: 'fr' }])
    expect(prefill.person).toBe(`${sheet.firstName} ${sheet.lastName}`)
    expect(prefill.registration).toBe(String(sheet.siret).replace(/\s/g, ''))
    // And the mandate for their invoices.
    expect((await expert.get('/me/invoicing')).body.known).toBe(prefill.registration)
    expect((await expert.put('/me/tax', taxPerson)).body.prefill).toBe(null)
  })

  it('keeps the number of an account sealed', async () => {
    const { id } = await submittedApplication({ iban: 'FR7630006000011234567890189' })
    const row = await testApp.ports.db
      .selectFrom('expert_application')
      .select(['ibanSealed', 'ibanEnd', 'lawfulAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.ibanEnd).toBe('0189')
    expect(row.ibanSealed?.toString()).not.toContain('3000')
    expect(row.lawfulAt).not.toBe(null)
    const bad = await (await visitor()).post('/applications', { iban: 'FR00', locale: 'fr' })
    expect(bad.body.errors).toContainEqual(expect.objectContaining({ field: 'iban', code: 'iban_invalid' }))
  })

  it('is attached to the account of its address, which keeps its other roles, and opens once', async () => {
    const client = await createActor('client')
    const { email } = await testApp.ports.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', client.personId)
      .executeTakeFirstOrThrow()
    const { expert, token } = await startedExpert({ email })
    expect((await expert.get('/me')).body).toMatchObject({ id: client.personId, roles: ['client', 'expert'] })
    const again = await new Caller(null).post('/joining/begin', { token, password: 'une autre longue phrase' })
    expect([again.status, again.body.code]).toEqual([409, 'application_decided'])
  })

  it('wants an expert’s password, and a link that nobody has altered', async () => {
    const { token } = await approvedApplication()
    const anybody = new Caller(null)
    expect((await anybody.post('/joining/begin', { token, password: 'court' })).body.code).toBe('password_too_short')
    expect((await anybody.post('/joining/read', { token: `${token}x` })).body.code).toBe('link_invalid')
  })

  it('gives only what two people have given alike', async () => {
    const { id } = await submittedApplication({ categories: ['logement', 'animaux'] })
    const { one, two } = await twoStaffMembers()
    const both = { ...granted, categories: ['logement', 'animaux'] }
    await actOnApplication(one, id, 'approve', granted)
    expect((await actOnApplication(two, id, 'approve', both)).body).toMatchObject({
      state: 'in_review',
      approvedOnceBy: { own: true },
      granted: ['logement', 'animaux'],
    })
    const turned = { ...both, categories: ['animaux', 'logement'] }
    expect((await actOnApplication(one, id, 'approve', turned)).body).toMatchObject({ state: 'approved' })
  })

  it('gives a field with its title only', async () => {
    const { id } = await submittedApplication()
    const { one } = await twoStaffMembers()
    const without = { ...granted, titles: [{ ...title, regulated: 'none' }] }
    expect((await actOnApplication(one, id, 'approve', without)).body.code).toBe('title_missing')
  })
})

describe('the review of an application', () => {
  it('is one person’s for thirty minutes', async () => {
    const { id } = await submittedApplication()
    const { one, two } = await twoStaffMembers()
    expect((await actOnApplication(one, id, 'claim')).body.reviewer).toMatchObject({ own: true })
    expect((await actOnApplication(two, id, 'claim')).body.code).toBe('application_held')
    testApp.clock.advance(31 * 60_000)
    expect((await actOnApplication(two, id, 'claim')).body.reviewer).toMatchObject({ own: true })
  })

  it('asks for items, which alone are opened again', async () => {
    const { id, token, email, caller } = await submittedApplication()
    const { one } = await twoStaffMembers()
    const items = [{ item: 'diploma', note: 'Illisible.' }]
    expect((await actOnApplication(one, id, 'ask', { locale: 'fr', items })).body).toMatchObject({
      state: 'info_requested',
    })
    expect((await emailsTo(email)).at(-1)?.text).toContain('Illisible.')
    const sheet = await applicationSheet(caller)
    const nothing = await caller.post('/joining/resubmit', { token })
    expect(nothing.body.code).toBe('items_missing')
    const before = await documentsOfApplication(id)
    const sent = await caller.post('/joining/resubmit', { token, diploma: sheet.diploma, identity: sheet.identity })
    expect(sent.body).toMatchObject({ state: 'in_review', asked: [] })
    const kept = (await documentsOfApplication(id)).filter(({ fileKey }) =>
      before.some((old) => old.fileKey === fileKey),
    )
    expect(kept).toHaveLength(2)
  })

  it('may ask for a sample case, which somebody judges who does not know the name', async () => {
    const { id, token, email } = await submittedApplication({ categories: ['animaux'] })
    const { one, two } = await twoStaffMembers()
    const text = 'Un voisin se plaint des aboiements la nuit. Que lui répondre, et sous quel délai ?'
    expect((await actOnApplication(one, id, 'trial', { locale: 'fr', text })).body).toMatchObject({
      state: 'trial_case',
    })
    expect(await emailTemplatesTo(email)).toContain('experts.trial')
    const anybody = new Caller(null)
    expect((await anybody.post('/joining/read', { token })).body).toMatchObject({ state: 'trial_case', trial: text })
    const solution = 'Commencez par une lettre simple, puis par la mairie, sous quinze jours.'
    const solved = await anybody.post('/joining/solve', { token, text: solution })
    expect(solved.body).toMatchObject({ state: 'in_review', trial: null })

    const trials = async (who: Caller) => (await who.get('/admin/trials?locale=fr')).body.trials
    expect(await trials(one)).toEqual([])
    const [blind] = await trials(two)
    expect(blind).toEqual({ id, fields: ['Animaux'], locale: 'fr', text, answer: solution })
    const yes = { locale: 'fr', categories: ['animaux'], titles: [{ ...title, regulated: 'none' }] }
    expect((await actOnApplication(one, id, 'approve', yes)).body.code).toBe('trial_open')
    const note = 'Complet et prudent.'
    const grade = (who: Caller) => who.post(`/admin/trials/${id}/grade`, { passed: true, note })
    expect((await grade(one)).body.code).toBe('second_person_needed')
    expect((await grade(two)).status).toBe(200)
    expect((await actOnApplication(one, id, 'approve', yes)).body).toMatchObject({
      state: 'approved',
      trial: { answer: solution, passed: true, note },
    })
  })

  it('ends after thirty days of silence, and the documents go thirty days later', async () => {
    const { id, email } = await submittedApplication()
    const { one } = await twoStaffMembers()
    await actOnApplication(one, id, 'ask', { locale: 'fr', items: [{ item: 'words', note: 'Votre barreau.' }] })
    testApp.clock.advance(30 * 86_400_000)
    await expireApplications(testApp.ports)
    expect(await emailTemplatesTo(email)).toContain('experts.expired')
    expect(await documentsOfApplication(id)).toHaveLength(3)
    testApp.clock.advance(30 * 86_400_000)
    await expireApplications(testApp.ports)
    expect(await documentsOfApplication(id)).toEqual([])
  })

  it('may be contested once, before another person', async () => {
    const { id, token, email } = await submittedApplication()
    const { one, two } = await twoStaffMembers()
    await actOnApplication(one, id, 'reject', { locale: 'fr', reason })
    expect(
      (await emailsTo(email))
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toContain(reason)
    const anybody = new Caller(null)
    const text = 'Voici pourquoi je conteste ce refus.'
    expect((await anybody.post('/joining/appeal', { token, text })).body).toMatchObject({ state: 'in_review' })
    expect((await actOnApplication(one, id, 'reject', { locale: 'fr', reason })).body.code).toBe('second_person_needed')
    expect((await actOnApplication(two, id, 'reject', { locale: 'fr', reason })).body).toMatchObject({
      state: 'rejected',
      said: text,
    })
    expect((await anybody.post('/joining/appeal', { token, text })).body.code).toBe('appeal_over')
  })

  it('warns of a SIRET whose digits do not fit together, and of no number from elsewhere', async () => {
    const [french, foreign] = [await submittedApplication(), await submittedApplication()]
    const rows = testApp.ports.db.updateTable('expert_application').set({ siret: '73282932000075' })
    await rows.where('id', '=', french.id).execute()
    await rows.set({ country: 'mc' }).where('id', '=', foreign.id).execute()
    const { one } = await twoStaffMembers()
    const { applications } = (await one.get('/admin/applications?locale=fr')).body
    const warningsOf = (id: string) => applications.find((row: { id: string }) => row.id === id).warnings
    expect(warningsOf(french.id)).toContain('siret_digits')
    expect(warningsOf(foreign.id)).not.toContain('siret_digits')
  })

  it('warns of a number that is known already', async () => {
    const { id } = await submittedApplication()
    const { one } = await twoStaffMembers()
    const { applications } = (await one.get('/admin/applications?locale=fr')).body
    expect(applications.find((row: { id: string }) => row.id === id).warnings).toContain('same_siret')
  })
})
