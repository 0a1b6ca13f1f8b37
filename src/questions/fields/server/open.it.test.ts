import { describe, expect, it } from 'vitest'
import { Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { findCategory } from '../../../catalog/catalog.ts'

setUpTestApp({ MODE: 'live', ALLOW_SANDBOX_PAYMENTS: 'yes', SECRET_KEY: 's'.repeat(40), FILE_KEY: 'f'.repeat(64) })

const ill = 'J’ai de la fièvre et une toux depuis trois jours, quel médicament puis-je prendre sans ordonnance ?'
const illInEnglish = 'I have had a fever and a cough for three days, which medicine may I take without a prescription?'
const lease = 'Mon propriétaire refuse de me rendre mon dépôt de garantie depuis trois mois.'
const question = (more: object) => ({ text: ill, category: 'sante', locale: 'fr', ...more })

const refused = { status: 422, body: { code: 'health_closed' } }
const questions = () => testApp.ports.db.selectFrom('question').select(['id', 'state']).execute()
const certified = (act: () => Promise<unknown>) => {
  testApp.ports.config.HEALTH_HOSTING = 'certified'
  return act().finally(() => {
    testApp.ports.config.HEALTH_HOSTING = undefined
  })
}

describe('where the host is not certified for health data', () => {
  it('no question of health is taken, in any of its fields, and nothing is kept of it', async () => {
    const client = await visitor()
    const sub = findCategory('sante')?.subCategories[0]
    const before = await questions()
    expect(await client.post('/questions', question({}))).toMatchObject(refused)
    expect(await client.post('/questions', question({ subCategory: sub?.slug }))).toMatchObject(refused)
    expect(await client.post('/questions', question({ category: 'psychologie' }))).toMatchObject(refused)
    expect(await questions()).toEqual(before)
  })

  it('the refusal says why and whom to call, in the language of the page', async () => {
    const client = await visitor()
    for (const [locale, title] of [
      ['fr', 'Les questions de santé ne sont pas encore ouvertes ici'],
      ['en', 'Health questions are not open here yet'],
    ]) {
      const { body } = await client.post('/questions', question({ locale }))
      expect(body.data.title).toBe(title)
      expect(body.data.numbers.map(({ number }: { number: string }) => number)).toEqual(['15', '3114', '112'])
    }
  })

  it('other fields take questions', async () => {
    const client = await visitor()
    expect(await client.post('/questions', question({ text: lease, category: 'logement' }))).toMatchObject({
      status: 200,
    })
  })

  it('a text about health is put into no other field, and the answer says so', async () => {
    const { body } = await new Caller(null).post('/questions/propose', { text: ill, locale: 'fr' })
    expect(body.proposals).toEqual([])
    expect(body.closed.numbers).toHaveLength(3)
  })

  it('a greeting, and a text that says it is not about health, are held in no closed field', async () => {
    for (const text of [
      'Bonjour, j’ai un problème',
      'Ce n’est pas de la santé, c’est mon propriétaire qui garde mon dépôt de garantie',
    ]) {
      const { body } = await new Caller(null).post('/questions/propose', { text, locale: 'fr' })
      expect(body.closed).toBeNull()
      expect(
        await (await visitor()).put('/draft', { text, category: null, subCategory: null, locale: 'fr' }),
      ).toMatchObject({ status: 200 })
    }
  })

  it('a correction into a closed field is refused in words, chosen or said, and leaves the question as it was', async () => {
    const client = await visitor()
    const { body } = await client.post('/questions', question({ text: lease, category: 'travail' }))
    await testApp.settle()
    const moved = await client.post(`/questions/${body.id}/category`, { category: 'sante', locale: 'fr' })
    expect(moved).toMatchObject(refused)
    expect(moved.body.data.title).toBe('Les questions de santé ne sont pas encore ouvertes ici')
    expect(
      await client.post(`/questions/${body.id}/messages`, { text: 'Mauvais domaine, plutôt la psychologie' }),
    ).toMatchObject(refused)
    const view = (await client.get(`/questions/${body.id}?locale=fr`)).body
    expect(view).toMatchObject({ category: { slug: 'travail' }, categoryOpen: false, version: body.version + 1 })
    const free = await client.post(`/questions/${body.id}/category`, { category: 'logement', locale: 'fr' })
    expect(free).toMatchObject({ status: 200 })
  })

  it('no proposal names a closed field beside open ones', async () => {
    const text = `${lease} J’en perds le sommeil et mon médecin me parle d’anxiété.`
    const { body } = await new Caller(null).post('/questions/propose', { text, locale: 'fr' })
    expect(body.closed).toBeNull()
    const slugs = body.proposals.map((one: { category: { slug: string } }) => one.category.slug)
    expect(slugs[0]).toBe('logement')
    expect(slugs).not.toContain('psychologie')
    expect(slugs).not.toContain('sante')
  })

  it('a form without script is refused too, with the field or by its text', async () => {
    const form = { text: ill, locale: 'fr', email: 'claire@example.org' }
    expect(await new Caller(null).post('/questions/by-letter', { ...form, category: 'sante' })).toMatchObject(refused)
    expect(await new Caller(null).post('/questions/by-letter', { ...form, category: 'logement' })).toMatchObject(
      refused,
    )
    expect(await new Caller(null).post('/questions/by-letter', form)).toMatchObject(refused)
  })

  it('an expert of closed fields alone is asked nothing, one of other fields too is', async () => {
    const client = await visitor()
    const physician = await expert({ categories: ['sante', 'psychologie'], regulated: 'health' })
    const both = await expert({ categories: ['sante', 'logement'] })
    const about = { text: lease, category: 'logement' }
    expect(await client.post('/questions', question({ ...about, requestedExpert: physician.expertId }))).toMatchObject(
      refused,
    )
    expect(await client.post('/questions', question({ ...about, requestedExpert: both.expertId }))).toMatchObject({
      status: 200,
    })
  })

  it('a text that is surely about health is taken under no other field, and the refusal says what helps', async () => {
    const client = await visitor()
    const before = await questions()
    for (const [locale, text, helps] of [
      ['fr', ill, 'S’il porte sur autre chose, dites-le avec d’autres mots.'],
      ['en', illInEnglish, 'If it is about something else, please put it in other words.'],
      ['en', ill, 'If it is about something else, please put it in other words.'],
    ] as const)
      for (const category of ['logement', 'justice', 'animaux']) {
        const { status, body } = await client.post('/questions', question({ text, locale, category }))
        expect({ status, code: body.code }).toEqual({ status: 422, code: 'health_closed' })
        expect(body.data.kept).toContain(helps)
        expect(body.data.numbers.map(({ number }: { number: string }) => number)).toEqual(['15', '3114', '112'])
      }
    expect(await questions()).toEqual(before)
    await certified(async () =>
      expect(await client.post('/questions', question({ category: 'logement' }))).toMatchObject({ status: 200 }),
    )
  })

  it('words of health in a question about the law, an animal or a car keep it from nobody', async () => {
    for (const [category, text] of [
      ['justice', 'Le chirurgien a raté mon opération du genou, puis-je demander une indemnisation à l’hôpital ?'],
      ['travail', 'Licenciement pour inaptitude après un burn-out, quelles indemnités ?'],
      ['animaux', 'Mon chat a de la fièvre, puis-je lui donner du doliprane ?'],
      ['automobile', 'Accident de voiture : j’ai mal au cou depuis, comment déclarer le sinistre à mon assurance ?'],
    ])
      expect(await (await visitor()).post('/questions', question({ text, category })), text).toMatchObject({
        status: 200,
      })
  })

  it('a draft about health stays in the browser', async () => {
    const client = await visitor()
    const draft = { text: ill, subCategory: null, locale: 'fr' }
    expect(await client.put('/draft', { ...draft, category: 'sante' })).toMatchObject(refused)
    expect(await client.put('/draft', { ...draft, category: null })).toMatchObject(refused)
    expect(await client.put('/draft', { ...draft, category: 'logement' })).toMatchObject(refused)
    expect((await client.get('/draft')).body.draft).toBeNull()
    expect(await client.put('/draft', { ...draft, text: lease, category: null })).toMatchObject({ status: 200 })
  })

  it('a question kept beyond the free ones is not sent, one that had begun goes on', async () => {
    const client = await visitor()
    let begun = ''
    let kept = ''
    await certified(async () => {
      begun = (await client.post('/questions', question({}))).body.id
      await client.post('/questions', question({}))
      kept = (await client.post('/questions', question({}))).body.id
    })
    const states = new Map((await questions()).map(({ id, state }) => [id, state]))
    expect([states.get(begun), states.get(kept)]).toEqual(['INTAKE', 'DRAFT'])
    expect(await client.post(`/questions/${kept}/ask-expert`, { locale: 'fr' })).toMatchObject(refused)
    expect(await client.post(`/questions/${kept}/messages`, { text: 'Et encore' })).toMatchObject(refused)
    expect(await client.post(`/questions/${begun}/messages`, { text: 'Et encore' })).toMatchObject({ status: 200 })
    expect(await client.post(`/questions/${begun}/ask-expert`, { locale: 'fr' })).toMatchObject({ status: 200 })
  })

  it('a question kept under another field is not sent where it is about health, and takes what is a fact of it', async () => {
    const client = await visitor()
    let about = ''
    let plain = ''
    await certified(async () => {
      for (const _ of [1, 2]) await client.post('/questions', question({}))
      about = (await client.post('/questions', question({ category: 'logement' }))).body.id
      plain = (await client.post('/questions', question({ text: lease, category: 'logement' }))).body.id
    })
    expect(await client.post(`/questions/${about}/ask-expert`, { locale: 'fr' })).toMatchObject(refused)
    expect(await client.post(`/questions/${plain}/ask-expert`, { locale: 'fr' })).toMatchObject({ status: 200 })
    const text = 'J’ai mal au dos et au cou depuis l’accident, et un certificat médical.'
    expect(await client.post(`/questions/${plain}/messages`, { text })).toMatchObject({ status: 200 })
  })

  it('a question that began without saying much does not become one about health, and nothing of it is kept', async () => {
    const client = await visitor()
    const vague = 'Je voudrais un conseil, je suis un peu perdue.'
    const begin = async (text: string) =>
      (await client.post('/questions', question({ text, category: 'justice' }))).body.id as string
    const said = async (id: string) => (await client.get(`/questions/${id}/messages?after=0&locale=fr`)).body.messages
    const id = await begin(vague)
    await testApp.settle()
    const before = await said(id)
    expect(await client.post(`/questions/${id}/messages`, { text: ill })).toMatchObject(refused)
    expect(await said(id)).toEqual(before)
    expect(await client.post(`/questions/${id}/messages`, { text: lease })).toMatchObject({ status: 200 })

    const fact = 'J’ai été opéré du genou en mars à la clinique, j’ai une dépression et un traitement.'
    const about = await begin(lease)
    expect(await client.post(`/questions/${about}/messages`, { text: fact })).toMatchObject({ status: 200 })
    const other = await visitor()
    const open = (await other.post('/questions', question({ text: vague, category: 'justice' }))).body.id
    await certified(async () =>
      expect(await other.post(`/questions/${open}/messages`, { text: ill })).toMatchObject({ status: 200 }),
    )
    expect(await other.post(`/questions/${open}/messages`, { text: ill })).toMatchObject({ status: 200 })
  })

  it('what was on its way to an order before cannot be ordered', async () => {
    const client = await visitor()
    let kept = ''
    await certified(async () => {
      await client.post('/questions', question({}))
      await client.post('/questions', question({}))
      kept = (await client.post('/questions', question({}))).body.id
      await client.post(`/questions/${kept}/ask-expert`, { locale: 'fr' })
    })
    expect(await client.post(`/questions/${kept}/quote`, { kind: 'first' })).toMatchObject(refused)
    expect(await client.post(`/questions/${kept}/back`, { locale: 'fr' })).toMatchObject({ status: 200 })
  })
})

it('a question about the service itself asks for no field, and names the service in place of one', async () => {
  for (const [text, locale] of [
    ['Comment résilier Clairavis ?', 'fr'],
    ['How do I cancel Clairavis?', 'en'],
  ]) {
    const { body } = await new Caller(null).post('/questions/propose', { text, locale })
    expect(body.reading).toBe('clear')
    expect(body.proposals.map(({ category }: { category: { name: string } }) => category.name)).toEqual(['Clairavis'])
  }
  const other = { text: 'Comment résilier mon assurance auto ?', locale: 'fr' }
  const { body } = await new Caller(null).post('/questions/propose', other)
  expect(body.proposals[0].category.slug).toBe('assurance')
})
