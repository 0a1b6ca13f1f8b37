import { describe, expect, it } from 'vitest'
import { type Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { questionView } from '../../../../test/scenarios/main-path.ts'
import { freeUsed } from '../../server/store.ts'

setUpTestApp()

type Made = { client: Caller; id: string }
const say = async ({ client, id }: Made, text: string) => {
  const reply = await client.post(`/questions/${id}/messages`, { text })
  await testApp.settle()
  return reply
}
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

describe('a field that is left in part, or named again', () => {
  it.each([
    ['fr', 'consommation', 'garantie-vice-cache', 'ce n’est pas un vice caché'],
    ['fr', 'logement', 'copropriete', 'ça ne concerne pas la copropriété'],
    ['en', 'logement', 'logement-insalubre-reparations', 'that’s not repairs'],
    ['en', 'consommation', 'resiliation-abonnement', 'it’s not about cancelling a subscription'],
  ])(
    'leaves only the sub-category that the words name (%s, %s, %s): %s',
    async (locale, category, subCategory, said) => {
      const client = await visitor()
      const text =
        locale === 'fr'
          ? 'Ils refusent de me rembourser alors que j’ai tout payé.'
          : 'They refuse to pay me back in full.'
      const { body } = await client.post('/questions', { text, category, subCategory, locale })
      await testApp.settle()
      await say({ client, id: body.id }, said)
      const view = await questionView(client, body.id)
      expect(view).toMatchObject({
        category: { slug: category },
        subCategory: null,
        categoryOpen: false,
        state: 'INTAKE',
      })
      expect(await counted({ client, id: body.id })).toBe(1)
    },
  )

  it.each([
    ['fr', 'Mon propriétaire veut que je parte dans 28 jours', 'mauvaise catégorie', 'expulsion'],
    ['en', 'Cork tenant, landlord wants me out in 28 days', 'wrong category', 'eviction'],
    [
      'en',
      'Cork tenant, landlord wants me out in 28 days',
      'not the right subject',
      'eviction notice from my landlord',
    ],
  ])(
    'proposes the category again without the sub-category that was wrong (%s): %s, %s, %s',
    async (locale, text, wrong, named) => {
      const client = await visitor()
      const wanted = { text, category: 'logement', subCategory: 'logement-insalubre-reparations', locale }
      const made = { client, id: (await client.post('/questions', wanted)).body.id }
      await testApp.settle()
      await say(made, wrong)
      expect((await questionView(client, made.id)).categoryOpen).toBe(true)
      const { proposals } = (await client.get(`/questions/${made.id}/category?locale=${locale}`)).body
      expect(proposals[0]).toMatchObject({ category: { slug: 'logement' } })
      expect(proposals[0].subCategory?.slug).not.toBe('logement-insalubre-reparations')
      await say(made, named)
      expect(await questionView(client, made.id)).toMatchObject({
        category: { slug: 'logement' },
        subCategory: { slug: 'loyers-impayes-expulsion' },
        categoryOpen: false,
      })
      expect(await events(made.id)).toMatchObject([
        { from: 'logement', fromSub: 'logement-insalubre-reparations', category: null },
        { category: 'logement', subCategory: 'loyers-impayes-expulsion' },
      ])
      expect(await counted(made)).toBe(1)
    },
  )

  it.each([
    ['fr', 'Mon chien a mordu le facteur', 'pas de vétérinaire', 'c’est du droit'],
    ['en', 'My dog bit the postman', 'no vet', 'it’s a legal question'],
  ])(
    'leaves the field by who answers in it, and goes to the law (%s): %s, %s, %s',
    async (locale, text, none, named) => {
      const client = await visitor()
      const made = { client, id: (await client.post('/questions', { text, category: 'animaux', locale })).body.id }
      await testApp.settle()
      await say(made, none)
      expect((await questionView(client, made.id)).categoryOpen).toBe(true)
      await say(made, named)
      expect(await questionView(client, made.id)).toMatchObject({ category: { slug: 'justice' }, categoryOpen: false })
      expect(await counted(made)).toBe(1)
    },
  )
})
