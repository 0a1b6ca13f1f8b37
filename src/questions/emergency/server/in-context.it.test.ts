import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { questionText, questionView } from '../../../../test/scenarios/main-path.ts'
import { messagesOf } from '../../server/views.ts'

setUpTestApp()

const db = () => testApp.ports.db
const body = (text: string, more: object = {}) => ({ text, category: null, locale: 'fr', ...more })

describe('a conversation about an animal', () => {
  const dog = 'Mon chien a mangé une tablette de chocolat noir hier soir, il pèse 12 kilos. Est-ce dangereux ?'

  it('raises none for what the animal suffers, and one for a person', async () => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(dog, { category: 'animaux' }))
    const { id } = view
    for (const text of ['il vomit maintenant', 'he is vomiting now', 'il respire mal et il bave']) {
      await client.post(`/questions/${id}/messages`, { text })
      expect((await questionView(client, id)).emergency, text).toBeNull()
    }
    await client.post(`/questions/${id}/messages`, { text: 'ma fille en a mangé aussi, elle ne respire plus' })
    expect((await questionView(client, id)).emergency).not.toBeNull()
  })

  it('is none where nothing was said of an animal', async () => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(questionText, { category: 'logement' }))
    await client.post(`/questions/${view.id}/messages`, { text: 'elle vomit du sang maintenant' })
    expect((await questionView(client, view.id)).emergency).not.toBeNull()
  })
})

describe('a few words to the assistant', () => {
  it.each([
    ['fr', 'animaux', 'Mon chat vomit depuis hier, il a 3 ans', ['3 ans', '4 kg', 'il a peut-être mangé une plante']],
    [
      'fr',
      'logement',
      'Mon proprio veut m’évincer pour agrandir',
      ['y m’a donné une lettre', 'y’est venu cogner hier'],
    ],
    ['fr', 'logement', 'Loyer impayé, expulsion le 15 décembre, que faire ?', ['3 mois', 'je suis seul', 'gaz']],
    ['fr', 'travail', 'Mon employeur m’a convoqué à un entretien', ['il m’a dit de me taire', 'il recommence demain']],
    ['en', 'logement', 'My landlord kept my deposit in Texas', ['gas and electric', 'propane', 'just me']],
    ['en', 'justice', 'My neighbour complains about my BBQ', ['gas', 'smoke gets in her flat', 'she told me to leave']],
  ])('raises none, before the preview and after it (%s, %s): %s', async (locale, category, first, replies) => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(first, { category, locale }))
    for (const text of replies) {
      await testApp.settle()
      await client.post(`/questions/${view.id}/messages`, { text })
      expect((await questionView(client, view.id)).emergency, text).toBeNull()
    }
  })

  it('only says where, before anything was asked: it is read with what was said and not alone', async () => {
    const fine = 'Puis-je contester une amende de stationnement à Nantes ?'
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(fine, { category: 'justice' }))
    await client.post(`/questions/${view.id}/messages`, { text: 'sur le pont' })
    expect((await questionView(client, view.id)).emergency).toBeNull()
    const other = await visitor()
    const { body: question } = await other.post('/questions', body('sur le pont', { category: 'justice' }))
    expect((await questionView(other, question.id)).emergency).not.toBeNull()
  })

  it('is a reply without naming the question, while one is the last thing said', async () => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(questionText, { category: 'logement' }))
    await testApp.settle()
    // « Une hache » has nine points alone.
    await client.post(`/questions/${view.id}/messages`, { text: 'une hache' })
    expect((await questionView(client, view.id)).emergency).toBeNull()
  })

  it.each(['il a un couteau', 'il recommence, il me frappe', 'je suis seul et je vais le faire', 'he has a knife'])(
    'raises one where they say a danger: %s',
    async (text) => {
      const client = await visitor()
      const { body: view } = await client.post('/questions', body(questionText, { category: 'logement' }))
      await testApp.settle()
      await client.post(`/questions/${view.id}/messages`, { text })
      expect((await questionView(client, view.id)).emergency).not.toBeNull()
    },
  )
})

describe('a call for help that says no more', () => {
  it('is answered with whom to call and a question, and with no screen', async () => {
    const typed = { text: 'Au secours !', locale: 'fr', timeZone: 'Europe/Brussels' }
    const { body: found } = await new Caller(null).post('/questions/propose', typed)
    expect(found).toMatchObject({ emergency: null, reading: 'no_subject', proposals: [] })
    expect(found.closed).toMatchObject({ title: 'Êtes-vous en danger maintenant\u202f?' })
    expect(found.closed.numbers.map(({ dial }: { dial: string }) => dial)).toContain('112')
  })

  it.each([
    ['Au secours !', 'en', 'Êtes-vous en danger maintenant\u202f?'],
    ['Help!', 'fr', 'Are you in danger now?'],
    // A few words of both languages are answered in the page's.
    ['SOS', 'en', 'Are you in danger now?'],
  ])('is answered in the language of the call: %s on a page in %s', async (text, locale, title) => {
    const typed = { text, locale, timeZone: 'Europe/Paris' }
    const { closed } = (await new Caller(null).post('/questions/propose', typed)).body
    expect(closed).toMatchObject({ title, language: title.startsWith('Are') ? 'en' : 'fr' })
  })

  it('brings up a line with whom to call in a conversation', async () => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(questionText, { category: 'logement' }))
    await client.post(`/questions/${view.id}/messages`, { text: 'au secours' })
    expect((await questionView(client, view.id)).emergency).toBeNull()
    const said = await messagesOf(db(), view.id)
    const line = said.find(({ kind, body: text }) => kind === 'event' && text.includes('112'))
    expect(line?.data).toMatchObject({ event: 'helpline', kinds: ['elsewhere'] })
    await client.post(`/questions/${view.id}/messages`, { text: 'help!' })
    const lines = (await messagesOf(db(), view.id)).filter(
      ({ kind, body: text }) => kind === 'event' && /112/.test(text),
    )
    expect(lines.map(({ locale }) => locale)).toEqual(['fr', 'en'])
  })
})

describe('a suicide that was said to be none', () => {
  it.each([
    ['fr', 'J’ai les cachets devant moi, je vais tout prendre ce soir', 'c’est fait, je les ai pris'],
    ['fr', 'J’ai les cachets devant moi, je vais tout prendre ce soir', 'Adieu.'],
    ['fr', 'J’ai les cachets devant moi, je vais tout prendre ce soir', 'je me sens partir'],
    ['en', 'I have got the pills in front of me and I am going to take them all tonight', 'ive taken them'],
    ['en', 'I have got the pills in front of me and I am going to take them all tonight', 'I took them all'],
  ])('is heard again when it is carried out (%s: %s, %s)', async (locale, first, done) => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(questionText, { category: 'logement', locale }))
    await client.post(`/questions/${view.id}/messages`, { text: first })
    expect((await questionView(client, view.id)).emergency).not.toBeNull()
    await client.post(`/questions/${view.id}/not-emergency`, { locale })
    expect((await questionView(client, view.id)).emergency).toBeNull()
    await client.post(`/questions/${view.id}/messages`, { text: 'Le loyer est de 700 euros.' })
    expect((await questionView(client, view.id)).emergency).toBeNull()
    await client.post(`/questions/${view.id}/messages`, { text: done })
    expect((await questionView(client, view.id)).emergency).not.toBeNull()
  })

  it('is not heard in the same words where nothing of it was said', async () => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(questionText, { category: 'logement' }))
    await client.post(`/questions/${view.id}/messages`, { text: 'c’est fait' })
    expect((await questionView(client, view.id)).emergency).toBeNull()
  })
})

describe('a danger told over several messages, each of them harmless', () => {
  it.each([
    [
      'fr',
      'unconscious',
      ['Ma mère prend du kardegic, faut-il l’arrêter avant le dentiste ?', '82 ans', 'elle vient de tomber'],
      'elle parle plus',
    ],
    [
      'en',
      'unconscious',
      ['My mum takes apixaban, should she stop it before the dentist?', 'she has just had a fall'],
      'she’s stopped talking',
    ],
    [
      'en',
      'suicide',
      ['How does my life insurance work if I die this year?', '500k', 'tonight'],
      'no I mean if I do it myself',
    ],
    [
      'fr',
      'suicide',
      ['Mon assurance vie va bien à mes enfants si je meurs ?', 'oui', 'ce soir'],
      'et si c’est moi qui le fais',
    ],
  ])('is heard with the last of them (%s, %s)', async (locale, situation, before, last) => {
    const client = await visitor()
    const [first = '', ...others] = before
    const { body: view } = await client.post(
      '/questions',
      body(first, { category: situation === 'suicide' ? 'banque' : 'sante', locale }),
    )
    const { id } = view
    for (const text of others) await client.post(`/questions/${id}/messages`, { text })
    expect((await questionView(client, id)).emergency).toBeNull()
    await client.post(`/questions/${id}/messages`, { text: last })
    expect((await questionView(client, id)).emergency?.situations[0]).toBe(situation)
  })

  it('is none where who fell is well', async () => {
    const client = await visitor()
    const asked = 'Mon père est sous xarelto, l’assurance rembourse-t-elle la canne ?'
    const { body: view } = await client.post('/questions', body(asked, { category: 'banque' }))
    for (const text of ['il est tombé le mois dernier', 'il va bien, le scanner est normal'])
      await client.post(`/questions/${view.id}/messages`, { text })
    expect((await questionView(client, view.id)).emergency).toBeNull()
  })
})

describe('pills that were spoken of, and dismissed', () => {
  it('call an ambulance first once they are taken', async () => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(questionText, { category: 'logement' }))
    await client.post(`/questions/${view.id}/messages`, {
      text: 'J’ai les cachets devant moi, je vais tout prendre ce soir',
    })
    await client.post(`/questions/${view.id}/not-emergency`, { locale: 'fr' })
    await client.post(`/questions/${view.id}/messages`, { text: 'c’est fait, je les ai pris' })
    const { emergency } = await questionView(client, view.id)
    expect(emergency?.screen.first.number).toBe('15')
    expect(emergency?.screen.more.map(({ number }: { number: string }) => number)).toContain('3114')
  })
})
