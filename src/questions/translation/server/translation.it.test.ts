import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ModelUnderTest } from '../../../../test/harness/model-under-test.ts'
import { type Caller, expert, pay, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  acceptAs,
  askQuestion,
  fullAnswer,
  heldOrder,
  placeOrder,
  questionView,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { requestErasure } from '../../../../test/scenarios/personal-data.ts'
import { dropAnswerDrafts, questionExport } from '../../account/server/data-export-and-erasure-store.ts'

setUpTestApp()

const under = new ModelUnderTest()
beforeAll(() => under.start())
afterAll(() => under.stop())
beforeEach(() => under.forget())

const said = 'I have not received the deposit of €780, and my landlord does not answer. What can I do?'
const inFrench = 'Je n’ai pas reçu le dépôt de garantie de 780 €, et mon bailleur ne répond pas. Que puis-je faire ?'

/** A model that knows these lines; whatever else it is given, it leaves as it is. */
const knows = (known: Readonly<Record<string, string>>) => {
  testApp.ports.assistant.translate = under.assistant().translate
  under.fake.script = ({ prompt }) => {
    const { lines } = JSON.parse(/\{[\s\S]*\}/.exec(prompt)![0]) as { lines: string[] }
    return { json: { lines: lines.map((line) => known[line] ?? line) } }
  }
}

async function speaking(...languages: ('fr' | 'en')[]) {
  const helper = await expert()
  await testApp.ports.db.updateTable('expert').set({ languages }).where('id', '=', helper.expertId).execute()
  return helper
}

/** A French question whose expert speaks these languages. */
async function begun(...languages: ('fr' | 'en')[]) {
  const helper = await speaking(...languages)
  const { client, id } = await heldOrder()
  // Experts of the other language are asked once the search is widened.
  if (!languages.includes('fr')) await testApp.pass(130)
  const token = await acceptAs(helper, id)
  await testApp.settle()
  return { client, helper, id, token }
}

const thread = async (reader: Caller, id: string) =>
  (await reader.get(`/questions/${id}/messages?locale=fr&after=0`)).body.messages
const lastOf = async (reader: Caller, id: string) =>
  (await thread(reader, id)).findLast(({ kind }: { kind: string }) => kind !== 'event')

describe('a message in a language that its reader does not know', () => {
  it('keeps its language, and is read in translation once the job has run', async () => {
    knows({ [said]: inFrench })
    const { client, helper, id } = await begun('fr')
    expect((await client.post(`/questions/${id}/messages`, { text: said })).status).toBe(200)
    expect(await lastOf(helper, id)).toMatchObject({
      text: said,
      locale: 'en',
      translation: { locale: 'fr', state: 'coming', text: null },
    })
    await testApp.settle()
    expect(await lastOf(helper, id)).toMatchObject({
      text: said,
      translation: {
        ...{ locale: 'fr', state: 'shown', text: inFrench },
        terms: [
          { term: 'deposit', equivalent: 'dépôt de garantie' },
          { term: 'landlord', equivalent: 'bailleur' },
        ],
      },
    })
    expect((await lastOf(client, id)).translation).toBeNull()
  })

  it('is translated once, and charged to the client’s budget', async () => {
    knows({ [said]: inFrench })
    const { client, id } = await begun('fr')
    await client.post(`/questions/${id}/messages`, { text: said })
    await testApp.settle()
    const calls = under.fake.requests.length
    await client.post(`/questions/${id}/messages`, { text: 'Merci d’avance pour votre réponse et pour votre temps.' })
    await testApp.settle()
    expect(under.fake.requests.length).toBe(calls)
    const usage = testApp.ports.db
      .selectFrom('assistant_usage')
      .select(['task', 'outcome'])
      .where('questionId', '=', id)
    expect(await usage.execute()).toEqual([{ task: 'translate', outcome: 'shown' }])
  })

  it('is not translated for somebody who knows it', async () => {
    knows({})
    const { client, helper, id } = await begun('fr', 'en')
    await client.post(`/questions/${id}/messages`, { text: said })
    await testApp.settle()
    expect((await lastOf(helper, id)).translation).toBeNull()
    expect(under.fake.requests).toEqual([])
  })

  it('is shown untranslated without a model', async () => {
    const { client, helper, id } = await begun('fr')
    await client.post(`/questions/${id}/messages`, { text: said })
    await testApp.settle()
    expect(await lastOf(helper, id)).toMatchObject({ text: said, translation: { state: 'none', text: null } })
  })

  it('is shown untranslated where the model changes it twice', async () => {
    knows({ [said]: inFrench.replace('780', '870') })
    const { client, helper, id } = await begun('fr')
    await client.post(`/questions/${id}/messages`, { text: said })
    await testApp.settle()
    expect((await lastOf(helper, id)).translation).toMatchObject({ state: 'coming', text: null })
    await testApp.pass(120)
    expect((await lastOf(helper, id)).translation).toMatchObject({ state: 'none', text: null })
    expect(under.fake.requests.length).toBe(2)
  })

  it('is translated later where the model fails, and blocks nothing meanwhile', async () => {
    knows({ [said]: inFrench })
    const { script } = under.fake
    under.fake.script = () => ({ status: 500 })
    const { client, helper, id } = await begun('fr')
    expect((await client.post(`/questions/${id}/messages`, { text: said })).status).toBe(200)
    await testApp.settle()
    expect((await lastOf(helper, id)).translation).toMatchObject({ state: 'coming' })
    under.fake.script = script
    await testApp.pass(120)
    expect((await lastOf(helper, id)).translation).toMatchObject({ state: 'shown', text: inFrench })
  })
})

const english = {
  ...fullAnswer,
  short: 'Your landlord had one month to return the deposit. Write to them before 24 November.',
  steps: [{ text: 'Send a registered letter to the landlord.' }],
  deadlines: [{ date: '2026-12-12', what: 'One more increase' }],
  papers: ['The lease'],
  limits: 'Without reading the lease, this answer remains general.',
}
const translated = {
  [english.short]: 'Votre bailleur avait un mois pour rendre le dépôt de garantie. Écrivez-lui avant le 24 novembre.',
  [english.steps[0]!.text]: 'Envoyez une lettre recommandée au bailleur.',
  'One more increase': 'Une majoration de plus',
  'The lease': 'Le bail',
  [english.limits]: 'Sans lecture du bail, cette réponse reste générale.',
}

describe('an answer in the expert’s language', () => {
  async function answered() {
    knows(translated)
    const made = await begun('en')
    const { helper, id, token } = made
    const sent = await helper.post(`/desk/questions/${id}/answer`, { token, answer: english, locale: 'en' })
    expect(sent.status).toBe(200)
    await testApp.settle()
    return made
  }

  it('is read by the client in theirs, with the original beside it', async () => {
    const { client, id } = await answered()
    const view = await questionView(client, id)
    expect(view.answer.short).toBe(english.short)
    expect(view.contributions[0]).toMatchObject({
      locale: 'en',
      answer: { short: english.short },
      translation: { state: 'shown', locale: 'fr', answer: { short: translated[english.short], papers: ['Le bail'] } },
    })
    const message = (await thread(client, id)).find(({ kind }: { kind: string }) => kind === 'answer')
    expect(message).toMatchObject({ locale: 'en', translation: { answer: { limits: translated[english.limits] } } })
  })

  it('is kept by the client in both: in the document, and in the calendar of its deadlines', async () => {
    const { client, id } = await answered()
    const authorization = `Bearer ${client.token}`
    const file = await testApp.api.request(`/questions/${id}/answer.pdf`, { headers: { authorization } })
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
    const words = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
    for (const said of ['Traduit automatiquement de l’anglais.', 'Une majoration de plus', 'One more increase'])
      expect(words).toContain(said)
    const calendar = new ICAL.Component(ICAL.parse((await client.get(`/questions/${id}/deadlines.ics`)).body))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect(event.summary).toBe('Une majoration de plus')
    expect(event.description).toContain('Traduit automatiquement. Texte original\u00a0: One more increase')
  })

  it('is in the export with its translation, which is deleted with the question', async () => {
    const { client, helper, id } = await answered()
    const kept = await questionExport(testApp.ports.db, id)
    const made = kept.translations.filter((one) => one.state === 'shown')
    expect(JSON.stringify(made)).toContain('Une majoration de plus')
    expect(helper.token).toBeTruthy()
    expect((await requestErasure(client)).status).toBe(200)
    await testApp.settle()
    expect((await questionExport(testApp.ports.db, id)).translations).toEqual([])
  })
})

describe('what a colleague wrote, for whoever takes the question over and does not know its language', () => {
  const note = 'Camille asks from when the increase runs. I have begun to look, and I have to leave.'
  const noteInFrench =
    'Camille demande à partir de quand court la majoration. J’ai commencé à chercher, et je dois partir.'
  const draft = { ...english, short: 'The increase has been due since the end of the month', steps: [], limits: '' }
  const draftInFrench = 'La majoration est due depuis la fin du mois'

  /** Answered in English by one expert, who hands the follow-up over to another who knows French only. */
  async function handedOver() {
    const first = await begun('en')
    const { client, helper, id, token } = first
    await helper.post(`/desk/questions/${id}/answer`, { token, answer: english, locale: 'en' })
    await client.post(`/questions/${id}/messages`, { text: 'Et depuis quand la majoration est-elle due ?' })
    await testApp.settle()
    const { lease } = (await helper.get(`/desk/questions/${id}?locale=en`)).body
    await helper.put(`/desk/questions/${id}/draft`, { token: lease.token, draft })
    const second = await speaking('fr')
    const proposal = { token: lease.token, to: second.expertId, note, showsDraft: true, locale: 'en' }
    expect((await helper.post(`/desk/questions/${id}/hand-over`, proposal)).status).toBe(200)
    const { offers } = (await second.get('/desk?locale=fr')).body
    const offered = offers.find(({ questionId }: { questionId: string }) => questionId === id)
    const taken = { token: offered.token, noConflict: true, locale: 'fr' }
    expect((await second.post(`/desk/offers/${id}/accept`, taken)).status).toBe(200)
    await testApp.settle()
    const { body } = await second.get(`/desk/questions/${id}?locale=fr`)
    const answer = (await thread(second, id)).find(({ kind }: { kind: string }) => kind === 'answer')
    return { ...first, second, desk: body, answer }
  }

  it('is read in translation: the answer, the note and the draft', async () => {
    knows({ ...translated, [note]: noteInFrench, [draft.short]: draftInFrench })
    const { client, helper, second, id, desk, answer } = await handedOver()
    const read = { state: 'shown', locale: 'fr' }
    expect(desk.contributions[0]).toMatchObject({
      locale: 'en',
      answer: { short: english.short },
      translation: { ...read, answer: { short: translated[english.short] } },
    })
    expect(answer).toMatchObject({ own: false, translation: { ...read, answer: { papers: ['Le bail'] } } })
    expect(desk.handedBy).toMatchObject({
      ...{ note, locale: 'en', translation: { ...read, text: noteInFrench } },
      draft: { content: { short: draft.short }, locale: 'en', translation: { ...read, answer: { limits: '' } } },
    })
    expect(desk.handedBy.draft.translation.answer.short).toBe(draftInFrench)
    const reply = { token: desk.lease.token, text: 'It has been due since the end of October.' }
    await second.post(`/desk/questions/${id}/messages`, reply)
    await testApp.settle()
    expect(await lastOf(second, id)).toMatchObject({ own: true, locale: 'en', translation: null })
    // The client never reads what is between the two, in neither language.
    const exported = JSON.stringify((await questionExport(testApp.ports.db, id)).translations)
    expect(exported).toContain(translated[english.short])
    for (const theirs of [noteInFrench, draftInFrench]) expect(exported).not.toContain(theirs)
    expect(
      (await thread(client, id)).map(({ own, author }: Record<string, unknown>) => own === (author === 'client')),
    ).not.toContain(false)
    // Nothing of it stays once the colleague has their data erased.
    const { db, transact } = testApp.ports
    await transact((tx) => dropAnswerDrafts(tx, helper.expertId))
    const kept = await db.selectFrom('translation').select('betweenExperts').where('questionId', '=', id).execute()
    expect(new Set(kept.map(({ betweenExperts }) => betweenExperts))).toEqual(new Set([false]))
  })

  it('says without a model that it is not translated, and in which language it is', async () => {
    const { desk, answer } = await handedOver()
    const untranslated = { locale: 'en', translation: { state: 'none', text: null, answer: null } }
    expect(desk.contributions[0]).toMatchObject({ ...untranslated, answer: { short: english.short } })
    expect(answer).toMatchObject({ ...untranslated, answer: { short: english.short } })
    expect(desk.handedBy).toMatchObject({ ...untranslated, note, draft: untranslated })
  })
})

describe('the brief', () => {
  it('is in the language of the expert’s page where its words are ours', async () => {
    const helper = await expert()
    const client = await visitor()
    const id = await askQuestion(client)
    await client.post(`/questions/${id}/messages`, { text: 'Je ne sais pas.' })
    await testApp.settle()
    await client.post('/me/email-capture', { email: `${randomUUID()}@client.test`, locale: 'fr', marketing: false })
    await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.pass(10)
    const offer = async (locale: string) =>
      (await helper.get(`/desk?locale=${locale}`)).body.offers.find(
        ({ questionId }: { questionId: string }) => questionId === id,
      )
    const [french, inEnglish] = [await offer('fr'), await offer('en')]
    expect(french).toMatchObject({ briefLocale: 'fr', summary: expect.stringContaining('écrit') })
    expect(inEnglish).toMatchObject({ briefLocale: 'en', locale: 'fr', summary: expect.stringContaining('writes') })
    // What the client wrote is quoted as it was written.
    expect(inEnglish.summary).toContain('J’ai rendu les clés')
    expect(inEnglish.title).not.toBe(french.title)
    // Whoever does not know the client's language reads the terms of the field in it.
    expect(inEnglish.terms).toEqual([])
    const { db } = testApp.ports
    await db
      .updateTable('expert')
      .set({ languages: ['en'] })
      .where('id', '=', helper.expertId)
      .execute()
    expect((await offer('en')).terms).toContainEqual({ term: 'dépôt de garantie', equivalent: 'security deposit' })
  })
})
