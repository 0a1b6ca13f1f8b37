import { expect, it } from 'vitest'
import { type Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { previewWantedIn } from '../intake-replies.ts'

setUpTestApp()

const text = 'Je suis locataire d’un meublé et mon propriétaire garde ma caution de 780 € depuis mon départ.'

async function asked(client: Caller) {
  const { body } = await client.post('/questions', {
    text,
    category: 'logement',
    subCategory: 'depot-de-garantie',
    locale: 'fr',
  })
  await testApp.settle()
  return { id: body.id as string, ...(await thread(client, body.id)) }
}

async function thread(client: Caller, id: string) {
  const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
  return { messages, last: messages.at(-1) }
}

it('asks with what a page needs for a reply in one tap, and never who the other party is', async () => {
  const { last } = await asked(await visitor())
  expect(last).toMatchObject({ author: 'assistant', kind: 'intake' })
  expect(last.intake.questions.length).toBeLessThanOrEqual(3)
  expect(last.intake.opening).not.toContain(last.intake.questions[0].ask)
  for (const { ask, kind, choices } of last.intake.questions) {
    expect(last.text).toContain(ask)
    expect(kind).not.toBe('party')
    expect(choices.length > 0).toBe(kind === 'choice')
  }
})

it('asks and answers in the language of the question, whatever the page', async () => {
  const client = await visitor()
  const { body } = await client.post('/questions', {
    text: 'I rent a furnished flat and my landlord has kept my deposit of 780 € since I left in September.',
    category: 'logement',
    subCategory: 'depot-de-garantie',
    locale: 'fr',
  })
  await testApp.settle()
  const { last } = await thread(client, body.id)
  expect(last).toMatchObject({ kind: 'intake', locale: 'en' })
  expect(last.intake.opening).toMatch(/^(?:I|Hello|You|Thank)/)
  expect((await client.get(`/questions/${body.id}?locale=fr`)).body).toMatchObject({ locale: 'en' })
})

it('answers each message in its own language where that is sure, and keeps the language of the question', async () => {
  const client = await visitor()
  const { id } = await asked(client)
  await client.post(`/questions/${id}/messages`, {
    text: 'The flat was furnished and I have not been given a report of the final inspection by my landlord.',
  })
  await testApp.settle()
  const { last } = await thread(client, id)
  expect(last).toMatchObject({ kind: 'preview', locale: 'en' })
  expect(last.preview.paragraphs.join(' ')).toMatch(/What I understand\./)
  expect(last.preview.limits.join(' ')).not.toMatch(/Cet aperçu/)
  const db = testApp.ports.db
  const row = await db.selectFrom('question').select(['locale', 'title']).where('id', '=', id).executeTakeFirst()
  const brief = await db.selectFrom('brief').select(['data', 'other']).where('questionId', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ locale: 'fr', title: brief?.data.title })
  expect(brief?.data.summary).toMatch(/^Le client écrit/)
  expect(brief?.other?.summary).toMatch(/^The client writes/)
  await client.post(`/questions/${id}/messages`, { text: 'OK, 780 €.' })
  await testApp.settle()
  expect((await thread(client, id)).last).toMatchObject({ author: 'assistant', locale: 'en' })
  await client.post(`/questions/${id}/messages`, {
    text: 'Je précise que les meubles étaient dans une annexe et que le bail le dit.',
  })
  await testApp.settle()
  const { messages } = await thread(client, id)
  const back = messages.findLast(({ author }: { author: string }) => author === 'assistant')
  expect(back).toMatchObject({ locale: 'fr' })
  expect(back.text).toMatch(/^Merci/)
  expect((await client.get(`/questions/${id}?locale=fr`)).body.title).toBe(brief?.data.title)
})

it('does not take a button’s words for the language of the client', async () => {
  const client = await visitor()
  const { body } = await client.post('/questions', {
    text: 'I rent a furnished flat and my landlord has kept my deposit of 780 € since I left in September.',
    category: 'logement',
    subCategory: 'depot-de-garantie',
    locale: 'fr',
  })
  await testApp.settle()
  const { last } = await thread(client, body.id)
  const answers = last.intake.questions.map(({ key }: { key: string }) => ({ key, text: null }))
  await client.post(`/questions/${body.id}/messages`, {
    text: answers.map(() => 'Je ne sais pas').join('\n'),
    answers,
  })
  await testApp.settle()
  expect((await thread(client, body.id)).last).toMatchObject({ author: 'assistant', locale: 'en' })
})

it('keeps replies with their questions; a reply to a question that it understood corrects it', async () => {
  const client = await visitor()
  const { id, last } = await asked(client)
  const questions: { key: string; ask: string; kind: string }[] = last.intake.questions
  const answers = questions.map(({ key, kind }) => ({ key, text: kind === 'deadline' ? null : 'Un mot à retenir' }))
  await client.post(`/questions/${id}/messages`, { text: 'Un mot à retenir', answers })
  await testApp.settle()
  const { messages, last: preview } = await thread(client, id)
  expect(messages.at(-2).answers).toEqual(
    questions.map(({ ask }, index) => expect.objectContaining({ ask, text: answers[index]?.text })),
  )
  const [fact] = preview.intake.understood
  expect(preview.kind).toBe('preview')
  expect(fact.value).not.toBe('')
  await client.post(`/questions/${id}/messages`, {
    text: 'Autre chose',
    answers: [{ key: fact.key, text: 'Autre chose' }],
  })
  await testApp.settle()
  const brief = await testApp.ports.db
    .selectFrom('brief')
    .select('data')
    .where('questionId', '=', id)
    .executeTakeFirst()
  expect(brief?.data.facts).toContainEqual({ label: fact.ask, value: 'Autre chose' })
})

it('goes on with the next question where a reply was typed, however long, and with the same where it asks something', async () => {
  const client = await visitor()
  const { id, last } = await asked(client)
  const keys: string[] = last.intake.questions.map(({ key }: { key: string }) => key)
  const say = async (words: string, replyTo: string | undefined, more = {}) => {
    const { status } = await client.post(`/questions/${id}/messages`, { text: words, replyTo, ...more })
    expect(status).toBe(200)
    await testApp.settle()
    return thread(client, id)
  }
  const keysOf = ({ last: { intake } }: Awaited<ReturnType<typeof say>>) =>
    intake.questions.map(({ key }: { key: string }) => key)
  expect(keysOf(await say('Pourquoi voulez-vous le savoir ?', keys[0]))).toEqual(keys)
  const long = `Le tout est dit dans mon bail. ${'Le bailleur ne répond à aucun de mes courriers. '.repeat(20)}`.trim()
  const answered = await say(long, keys[0])
  expect(answered.messages.at(-2).answers).toEqual([{ ask: last.intake.questions[0].ask, text: long }])
  expect(answered.last).toMatchObject({ kind: 'intake' })
  expect(keysOf(answered)).toEqual(keys.slice(1))
  // Taps before it travel along, each with its question.
  const tapped = [{ key: keys[1], text: null }]
  const next = await say('Juste l’aperçu, merci', keys[2], { answers: tapped })
  expect(next.messages.at(-2).answers).toHaveLength(2)
  expect(next.last.kind).toBe('preview')
})

it('writes the preview where only that is wanted: what was never replied to is in nobody’s mouth', async () => {
  const client = await visitor()
  for (const words of Object.values(previewWantedIn)) {
    const { id, last } = await asked(client)
    await client.post(`/questions/${id}/messages`, { text: words })
    await testApp.settle()
    const { messages, last: preview } = await thread(client, id)
    expect(preview).toMatchObject({ kind: 'preview', locale: 'fr' })
    expect(messages.at(-2)).toMatchObject({ author: 'client', text: words, answers: null })
    const { data } = await testApp.ports.db
      .selectFrom('brief')
      .select('data')
      .where('questionId', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(data)).not.toMatch(/ne sa(?:is|it) pas|not know|aperçu maintenant|preview now/)
    const [first] = last.intake.questions
    expect(JSON.stringify(data)).toContain(`${first.ask} (non précisé)`)
  }
})

it.each(['ce soir', '2 enfants, pas de date', 'il ne répond pas'])(
  'reads « %s » as a reply and not as a danger; whatever else is typed is looked at as ever',
  async (words) => {
    const client = await visitor()
    const { id, last } = await asked(client)
    const replyTo = last.intake.questions.at(-1).key
    expect((await client.post(`/questions/${id}/messages`, { text: words, replyTo })).status).toBe(200)
    await testApp.settle()
    const { messages } = await thread(client, id)
    expect(messages.map(({ event }: { event: string | null }) => event).filter(Boolean)).toEqual([])
    expect((await client.get(`/questions/${id}?locale=fr`)).body.emergency).toBeNull()
    await client.post(`/questions/${id}/messages`, { text: 'Je vais me tuer ce soir', replyTo })
    expect((await client.get(`/questions/${id}?locale=fr`)).body.emergency).not.toBeNull()
  },
)

it('goes on with the questions where a typed reply has only confirmed the deadline', async () => {
  const client = await visitor()
  const { body } = await client.post('/questions', {
    text: `${text} Il me faut une réponse, l’audience est le 14 décembre 2026.`,
    category: 'logement',
    subCategory: 'depot-de-garantie',
    locale: 'fr',
  })
  await testApp.settle()
  const { last } = await thread(client, body.id)
  const [shown] = last.intake.questions
  const { proposedDeadline } = (await client.get(`/questions/${body.id}?locale=fr`)).body
  expect(proposedDeadline).toBe('2026-12-14')
  await client.post(`/questions/${body.id}/messages`, { text: 'Oui, c’est bien cette date', replyTo: shown.key })
  await testApp.settle()
  const after = await thread(client, body.id)
  expect((await client.get(`/questions/${body.id}?locale=fr`)).body).toMatchObject({ neededBy: '2026-12-14' })
  expect(after.last.intake.questions.map(({ key }: { key: string }) => key)).toContain(shown.key)
})

it('takes what says only what the question is about for no answer, and puts the question again', async () => {
  const client = await visitor()
  const { id, last } = await asked(client)
  const [shown] = last.intake.questions
  const words = 'Ce n’est pas une question de santé, il s’agit de mon logement.'
  await client.post(`/questions/${id}/messages`, { text: words, replyTo: shown.key })
  await testApp.settle()
  const after = await thread(client, id)
  expect(after.messages.find((message: { text: string }) => message.text === words).answers).toBeNull()
  expect(after.last.intake.questions.map(({ key }: { key: string }) => key)).toContain(shown.key)
  expect(JSON.stringify(after.last.intake.understood)).not.toContain('santé')
  expect((await client.get(`/questions/${id}?locale=fr`)).body.category).toMatchObject({ slug: 'logement' })
})

it('leaves out replies to what was never asked, and words that the message does not contain', async () => {
  const client = await visitor()
  const { id, last } = await asked(client)
  const [{ key }] = last.intake.questions
  const { body } = await client.post(`/questions/${id}/messages`, {
    text: 'Bonjour',
    answers: [
      { key: 'never-asked', text: null },
      { key, text: 'Des mots que personne n’a lus' },
    ],
  })
  expect(body.answers).toBeNull()
})

it('tells in the preview how much net is left of a gross salary, with the source', async () => {
  const client = await visitor()
  const { body } = await client.post('/questions', {
    text: 'Bonjour, on me propose 3 000 € brut par mois, combien est-ce que cela fait en net ?',
    category: 'travail',
    subCategory: 'salaire-heures-supplementaires',
    locale: 'fr',
  })
  await testApp.settle()
  // What is asked is known at once: nothing is asked back.
  const { last } = await thread(client, body.id)
  expect(last.text).not.toContain('Nos textes publiés ne traitent pas')
  expect(last.preview.amounts).toEqual([
    { euros: 2353, what: expect.stringContaining('net par mois'), rule: expect.stringContaining('(Urssaf)') },
  ])
  expect(last.text).toMatch(/2\s353\s€/)
})
