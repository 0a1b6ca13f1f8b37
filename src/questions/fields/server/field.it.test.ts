import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { heldOrder, questionView } from '../../../../test/scenarios/main-path.ts'
import { correctionEvent, freeUsed } from '../../server/store.ts'

setUpTestApp()

const deposit = 'Mon propriétaire ne me rend pas ma caution de 780 € depuis que j’ai quitté l’appartement.'
const noise =
  'Mon voisin du dessus fait du bruit toute la nuit depuis trois mois, musique et fêtes. Il ne répond pas à mes lettres.'
const settled = { status: 200 }

async function asked(category: string, text = noise, client?: Caller) {
  const caller = client ?? (await visitor())
  const reply = await caller.post('/questions', { text, category, locale: 'fr' })
  expect(reply).toMatchObject(settled)
  await testApp.settle()
  return { client: caller, id: reply.body.id as string }
}

async function previewed(category: string, text = noise) {
  const made = await asked(category, text)
  await say(made, 'Je ne sais pas.')
  expect((await questionView(made.client, made.id)).state).toBe('PREVIEWED')
  return made
}

type Made = { client: Caller; id: string }
const say = async ({ client, id }: Made, text: string) => {
  const reply = await client.post(`/questions/${id}/messages`, { text })
  await testApp.settle()
  return reply
}
const move = async ({ client, id }: Made, category: string | null, more: object = {}) => {
  const reply = await client.post(`/questions/${id}/category`, { category, locale: 'fr', ...more })
  await testApp.settle()
  return reply
}
const thread = async ({ client, id }: Made) => (await client.get(`/questions/${id}/messages?locale=fr`)).body.messages
const events = async (id: string) =>
  (
    await testApp.ports.db
      .selectFrom('question_event')
      .select(['event', 'data'])
      .where('questionId', '=', id)
      .where('event', '=', 'correct_category')
      .orderBy('id')
      .execute()
  ).map(({ data }) => data)
const counted = async ({ id }: Made) => {
  const row = await testApp.ports.db
    .selectFrom('question')
    .select('personId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return freeUsed(testApp.ports.db, row.personId)
}
const briefOf = (id: string) =>
  testApp.ports.db.selectFrom('brief').select('data').where('questionId', '=', id).executeTakeFirst()

describe('a question in the wrong field', () => {
  it('is moved by one choice: script, preview, brief and policy are those of the new field', async () => {
    const made = await previewed('sante')
    expect((await briefOf(made.id))?.data.title).toMatch(/^Santé/)
    const { body } = await move(made, 'logement', { subCategory: 'voisinage' }).then(async (first) =>
      first.status === 422 ? move(made, 'logement') : first,
    )
    expect(body).toMatchObject({ category: { slug: 'logement' }, categoryOpen: false, state: 'INTAKE' })
    const said = await thread(made)
    const line = said.findLastIndex(({ event }: { event: string }) => event === correctionEvent)
    expect(said[line].text).toContain('Logement')
    const askedAnew = said.slice(line + 1).find(({ kind }: { kind: string }) => kind === 'intake')
    expect(askedAnew.text).not.toMatch(/symptôme|médicament|santé/i)
    await say(made, 'Je ne sais pas.')
    const preview = (await thread(made)).findLast(({ kind }: { kind: string }) => kind === 'preview')
    expect(preview.preview.title).toMatch(/^Logement/)
    expect(preview.preview.limits.join(' ')).not.toMatch(/professionnel de santé/)
    expect((await briefOf(made.id))?.data.title).toMatch(/^Logement/)
    expect((await questionView(made.client, made.id)).title).toMatch(/^Logement/)
  })

  it('uses up no second free question, keeps all that was said and attached, and writes one line of history', async () => {
    const made = await asked('sante')
    const form = new FormData()
    form.set('file', new File(['%PDF-1.4\n%%EOF'], 'lettre.pdf', { type: 'application/pdf' }))
    const { body: file } = await made.client.post('/attachments', form)
    await made.client.post(`/questions/${made.id}/messages`, {
      text: 'Voici ma lettre.',
      attachments: file.id ? [file.id] : [],
    })
    await testApp.settle()
    const before = await thread(made)
    expect(await counted(made)).toBe(1)
    await move(made, 'logement')
    await say(made, 'Je ne sais pas.')
    await move(made, 'justice')
    await say(made, 'Je ne sais pas.')
    expect((await questionView(made.client, made.id)).state).toBe('PREVIEWED')
    expect(await counted(made)).toBe(1)
    const after = await thread(made)
    expect(after.slice(0, before.length)).toEqual(before)
    expect((await questionView(made.client, made.id)).attachments).toHaveLength(file.id ? 1 : 0)
    expect(await events(made.id)).toMatchObject([
      { from: 'sante', category: 'logement' },
      { from: 'logement', category: 'justice' },
    ])
    const moments = await testApp.ports.db
      .selectFrom('funnel')
      .select((select) => select.fn.sum<string>('count').as('n'))
      .where('step', '=', 'preview')
      .where('category', 'in', ['sante', 'logement', 'justice'])
      .executeTakeFirstOrThrow()
    expect(Number(moments.n)).toBeLessThanOrEqual(2)
    expect((await asked('logement', noise, made.client)).id).toBeTruthy()
    expect(await counted(made)).toBe(2)
  })

  it('is moved once, however often the same choice arrives', async () => {
    const made = await asked('sante')
    const key = randomUUID()
    const body = { category: 'logement', locale: 'fr' }
    const first = await made.client.post(`/questions/${made.id}/category`, body, key)
    const again = await made.client.post(`/questions/${made.id}/category`, body, key)
    const anew = await made.client.post(`/questions/${made.id}/category`, body)
    expect([first.status, again.status, anew.status]).toEqual([200, 200, 200])
    expect(again.body).toEqual(first.body)
    expect(anew.body.version).toBe(first.body.version)
    expect(await events(made.id)).toHaveLength(1)
  })

  it('leaves it by what the client says, towards what the words are sure of', async () => {
    const made = await previewed('sante')
    await say(made, 'Pas de santé, c’est le bruit de mon voisin, je veux porter plainte au tribunal.')
    const view = await questionView(made.client, made.id)
    expect(view.category.slug).toBe('justice')
    expect(view).toMatchObject({ categoryOpen: false, state: 'INTAKE' })
    expect(await counted(made)).toBe(1)
  })

  it.each([
    ['fr', 'sante', 'Pas de santé.', 'Je dors mal et j’ai mal à la tête depuis que mon voisin fait du bruit la nuit.'],
    [
      'fr',
      'sante',
      'Ce n’est pas médical',
      'J’ai de la fièvre et mon patron refuse mon arrêt de travail de trois jours.',
    ],
    [
      'fr',
      'justice',
      'Ce n’est pas du droit',
      'Mon voisin coupe ma haie et je veux porter plainte au tribunal contre lui.',
    ],
    ['en', 'sante', 'Not health.', 'I sleep badly and my head aches since my neighbour makes noise every night.'],
    ['en', 'sante', 'It is not about health', 'I have a fever and my boss refuses my sick leave of three days.'],
    ['en', 'justice', 'This isn’t a legal question', 'My neighbour cut my hedge and I want to sue him in court.'],
  ])('never comes back to a field that was refused (%s, %s): %s', async (locale, from, words, text) => {
    const client = await visitor()
    const { body } = await client.post('/questions', { text, category: from, locale })
    await testApp.settle()
    const made = { client, id: body.id }
    await say(made, words)
    const proposed = async () =>
      (await client.get(`/questions/${made.id}/category?locale=${locale}`)).body.proposals.map(
        ({ category }: { category: { slug: string } }) => category.slug,
      )
    expect(await proposed()).not.toContain(from)
    expect((await questionView(client, made.id)).category.slug === from).toBe(
      (await questionView(client, made.id)).categoryOpen,
    )
    // Nor after another field was tried, and left by the choice alone.
    await move(made, 'logement')
    await move(made, null)
    expect(await proposed()).not.toContain(from)
    expect(await proposed()).not.toContain('logement')
    await say(made, text)
    expect((await questionView(client, made.id)).category.slug).not.toBe(from)
    expect(
      (await client.post('/questions/propose', { text, locale, except: [from] })).body.proposals,
    ).not.toContainEqual(expect.objectContaining({ category: expect.objectContaining({ slug: from }) }))
  })

  it('never proposes what was refused while the question was written', async () => {
    const client = await visitor()
    const text = 'J’ai signé quelque chose que je regrette, et on me demande de payer 300 euros.'
    const first = (await client.post('/questions/propose', { text, locale: 'fr' })).body.proposals
    const except = first.map(({ category }: { category: { slug: string } }) => category.slug)
    expect(except).toHaveLength(3)
    const { body } = await client.post('/questions', { text, category: 'jardin', locale: 'fr', except })
    await testApp.settle()
    await move({ client, id: body.id }, null)
    const { proposals } = (await client.get(`/questions/${body.id}/category?locale=fr`)).body
    const slugs = proposals.map(({ category }: { category: { slug: string } }) => category.slug)
    for (const slug of [...except, 'jardin']) expect(slugs).not.toContain(slug)
  })

  it('leaves it in English too', async () => {
    const client = await visitor()
    const text = 'My neighbour makes noise every night for three months and never answers my letters.'
    const { body } = await client.post('/questions', { text, category: 'sante', locale: 'en' })
    await testApp.settle()
    await say({ client, id: body.id }, 'It’s not about health, it’s my neighbour’s noise')
    const view = (await client.get(`/questions/${body.id}?locale=en`)).body
    expect(view.category.slug).not.toBe('sante')
    expect(view.categoryOpen).toBe(false)
  })

  it.each([
    ['fr', 'psychologie', 'banque', 'ce n’est pas la santé, c’est la banque'],
    ['fr', 'logement', 'travail', 'Vous vous trompez, c’est du droit du travail'],
    ['fr', 'banque', 'automobile', 'non, c’est pour ma voiture'],
    ['en', 'sante', 'banque', 'not health, it’s a banking matter'],
    ['en', 'travail', 'impots', 'wrong category, this is tax'],
  ])(
    'is moved to the field that the words name, as by the choice (%s, %s to %s): %s',
    async (locale, from, to, words) => {
      const client = await visitor()
      const text =
        locale === 'fr'
          ? 'Ils refusent de me rembourser alors que j’ai tout payé.'
          : 'They refuse to pay me back although I paid everything.'
      const { body } = await client.post('/questions', { text, category: from, locale })
      await testApp.settle()
      const made = { client, id: body.id }
      await say(made, words)
      expect(await questionView(client, body.id)).toMatchObject({
        category: { slug: to },
        categoryOpen: false,
        state: 'INTAKE',
      })
      expect(await events(body.id)).toMatchObject([{ from, category: to }])
      expect(await counted(made)).toBe(1)
    },
  )

  it('stays where the words are part of the case', async () => {
    const made = await asked('banque', 'Ma carte a été débitée deux fois de 300 € et personne ne me rembourse.')
    await say(made, 'Ce n’est pas la banque qui a payé, c’est mon assurance.')
    expect(await questionView(made.client, made.id)).toMatchObject({
      category: { slug: 'banque' },
      categoryOpen: false,
    })
    expect(await events(made.id)).toEqual([])
  })

  it('asks which one where the words are not sure, and meanwhile nobody can be asked', async () => {
    const made = await previewed('sante', 'Voilà, je voudrais savoir ce que je peux faire dans mon cas.')
    await say(made, 'Ce n’est pas une question de santé.')
    const view = await questionView(made.client, made.id)
    expect(view).toMatchObject({ categoryOpen: true, can: { askExpert: false, correct: true } })
    const last = (await thread(made)).at(-1)
    expect(last).toMatchObject({ author: 'assistant', kind: 'intake' })
    expect(last.text).toContain('Lequel convient')
    expect(await made.client.post(`/questions/${made.id}/ask-expert`, { locale: 'fr' })).toMatchObject({
      status: 409,
      body: { code: 'category_missing' },
    })
    await say(made, 'Plutôt du droit du travail')
    expect(await questionView(made.client, made.id)).toMatchObject({
      category: { slug: 'travail' },
      categoryOpen: false,
    })
    expect(await counted(made)).toBe(1)
  })

  it('takes "none of these" for an answer, and offers fields that were not refused', async () => {
    const made = await asked('sante')
    expect((await move(made, null)).body).toMatchObject({ categoryOpen: true })
    const { body } = await made.client.get(`/questions/${made.id}/category?locale=fr`)
    const slugs = body.proposals.map(({ category }: { category: { slug: string } }) => category.slug)
    expect(slugs.slice(0, 2).sort()).toEqual(['justice', 'logement'])
    expect(slugs).not.toContain('sante')
    for (const { confidence } of body.proposals) expect(confidence).toBeGreaterThan(0)
  })

  it('is not moved once somebody was asked, whoever says it', async () => {
    await expert()
    const { client, id } = await heldOrder()
    expect(await move({ client, id }, 'sante')).toMatchObject({ status: 409, body: { code: 'illegal_transition' } })
    expect((await questionView(client, id)).can.correct).toBe(false)
    await say({ client, id }, 'Mauvais domaine, ce n’est pas du logement.')
    expect((await questionView(client, id)).category.slug).toBe('logement')
  })

  it('is moved by its owner only, and into a field that exists', async () => {
    const made = await asked('sante')
    expect((await move({ ...made, client: await visitor() }, 'logement')).status).toBe(404)
    expect(await move(made, 'astrologie')).toMatchObject({ status: 422, body: { code: 'category_unknown' } })
    expect(await move(made, 'logement', { subCategory: 'licenciement' })).toMatchObject({
      status: 422,
      body: { code: 'category_unknown' },
    })
    expect(await events(made.id)).toEqual([])
  })

  it('may be moved beyond the free questions too, and stays a draft', async () => {
    const { client } = await asked('sante')
    await asked('sante', noise, client)
    const third = await asked('sante', noise, client)
    expect((await questionView(client, third.id)).state).toBe('DRAFT')
    expect((await move(third, 'logement')).body).toMatchObject({ state: 'DRAFT', category: { slug: 'logement' } })
  })
})

describe('what is no question', () => {
  it('is refused in words and uses up nothing, with whatever field it is sent', async () => {
    const { client, id } = await asked('logement')
    for (const text of ['asdfghjkl asdfghjkl asdfghjkl', 'Buy followers, best prices, click here: www.grow.shop'])
      for (const category of ['sante', 'consommation'])
        expect(await client.post('/questions', { text, category, locale: 'fr' })).toMatchObject({
          status: 422,
          body: { code: 'not_a_question' },
        })
    expect(await counted({ client, id })).toBe(1)
  })

  it('is read as such, a greeting as one, and a doubt as a doubt', async () => {
    const client = await visitor()
    const read = async (text: string) => (await client.post('/questions/propose', { text, locale: 'fr' })).body
    expect(await read('Bonjour, j’ai un problème')).toEqual({
      reading: 'no_subject',
      proposals: [],
      closed: null,
      emergency: null,
    })
    expect(await read('help me please help me')).toMatchObject({ reading: 'no_subject', proposals: [] })
    expect(await read('aaaaaaaaaaaaaaaaaaaaaaaaa')).toMatchObject({ reading: 'no_question', proposals: [] })
    expect(await read(deposit)).toMatchObject({
      reading: 'clear',
      proposals: [{ category: { slug: 'logement' } }, {}, {}],
    })
    expect(await read(noise)).toMatchObject({ proposals: [{ category: { slug: 'justice' } }, {}, {}] })
    expect((await read('Ma femme est partie ce matin sans rien dire')).reading).toBe('unclear')
  })

  it.each([
    ['fr', 'Bonjour, j’ai un problème, pouvez-vous m’aider ?'],
    ['fr', 'Bonsoir madame, j’ai une question s’il vous plaît'],
    ['fr', 'Bonjour, ceci est juste un test'],
    ['fr', 'Salut, il y a quelqu’un ?'],
    ['en', 'Hello, this is just a test'],
    ['en', 'Hello, is anyone there? I need help please'],
    ['en', 'Good morning, I have a question'],
  ])(
    'is answered as a greeting where it only greets, and costs nothing, with a field and without (%s): %s',
    async (locale, text) => {
      const client = await visitor()
      const answers = [null, 'logement', 'sante', 'travail', 'astrologie'].map((category) =>
        client.post('/questions', { text, category, locale }),
      )
      for (const reply of await Promise.all(answers))
        expect(reply).toMatchObject({ status: 422, body: { code: 'no_subject' } })
      expect((await client.post('/questions/propose', { text, locale })).body.reading).toBe('no_subject')
      expect((await client.get(`/questions?page=1&locale=${locale}`)).body.total).toBe(0)
      const made = await asked('logement', noise, client)
      expect(await counted(made)).toBe(1)
    },
  )

  it('costs nothing either where it is too short to be read', async () => {
    const client = await visitor()
    for (const text of ['Bonjour', 'hello', 'test'])
      for (const category of [null, 'logement'])
        expect(await client.post('/questions', { text, category, locale: 'fr' })).toMatchObject({
          status: 422,
          body: { errors: [{ field: 'text', code: 'message_too_short' }] },
        })
    expect(await counted(await asked('logement', noise, client))).toBe(1)
  })

  it('goes by letter neither, and what is not clear waits for a field', async () => {
    const client = await visitor()
    const letter = (text: string, category: string | null = null) =>
      client.post('/questions/by-letter', { text, category, locale: 'fr', email: `${randomUUID()}@client.test` })
    expect(await letter('aaaaaaaaaaaaaaaaaaaaaaaaa', 'sante')).toMatchObject({
      status: 422,
      body: { code: 'not_a_question' },
    })
    expect(await letter('Bonjour, j’ai un problème')).toMatchObject({ status: 422, body: { code: 'no_subject' } })
    expect(await letter('Bonjour, j’ai un problème', 'logement')).toMatchObject({
      status: 422,
      body: { code: 'no_subject' },
    })
    expect(await letter(deposit)).toMatchObject(settled)
  })
})
