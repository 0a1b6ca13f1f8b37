import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { questionView } from '../../../../test/scenarios/main-path.ts'
import { meetingsApi } from '../../../meetings/contract.ts'
import { questionsApi } from '../../contract.ts'
import { deadlineApi } from '../../deadlines/contract.ts'
import { publicationApi } from '../../publication/contract.ts'

setUpTestApp()

const suicide = 'Je vais me suicider ce soir, j’ai tout préparé. Comment faire pour que ma fille hérite ?'
const locale = 'fr'
const meeting = {
  firstName: 'Claude',
  lastName: 'Martin',
  email: 'claude@client.test',
  phone: '0612345678',
  address: '1 rue des Lilas',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
  locale,
}
const stars = { stars: 5, comment: '', locale }
const accepted = { terms: true, startNow: true }

/** Commands about an own question that are refused while an emergency stands. */
const refused: Record<string, object> = {
  'POST /questions/:id/category': { category: 'logement', locale },
  'POST /questions/:id/ask-expert': { locale },
  'POST /questions/:id/quote': { kind: 'first' },
  'POST /questions/:id/order': { quoteId: randomUUID(), signature: 'x', accepted, locale },
  'POST /questions/:id/choice': { choice: 'wait', locale },
  'POST /questions/:id/named-choice': { choice: 'keep', locale },
  'POST /questions/:id/rating': stars,
  'POST /questions/:id/send-preview': { locale },
  'PUT /questions/:id/deadline': { date: null, locale },
  'POST /questions/:id/meeting': meeting,
  'POST /questions/:id/meeting/review': stars,
  'PUT /questions/:id/publication': {
    title: 'Un dépôt de garantie',
    text: 'Le propriétaire ne le rend pas.',
    agreed: true,
    locale,
  },
}
/** Allowed: they answer the screen, reach a person, take something back, or open the screen on another device. */
const open = [
  'POST /questions/:id/messages',
  'POST /questions/:id/not-emergency',
  'POST /questions/:id/safe-to-write',
  'POST /questions/:id/back',
  'POST /questions/:id/close',
  'POST /questions/:id/guarantee',
  'POST /questions/:id/undo',
  'POST /questions/:id/read',
  'POST /questions/:id/seen',
  'POST /questions/:id/gathered',
  'POST /questions/:id/phone-link',
  'POST /questions/:id/shares',
  'DELETE /questions/:id/shares/:shareId',
  'DELETE /questions/:id/publication',
  'POST /questions/:id/meeting/choose',
  'POST /questions/:id/meeting/acts',
  'POST /questions/:id/meeting/alert',
  'POST /questions/:id/meeting/undo',
]

async function inDanger(): Promise<{ client: Caller; id: string }> {
  const client = await visitor()
  const { body } = await client.post('/questions', { text: suicide, category: null, locale })
  return { client, id: body.id }
}

function send(client: Caller, command: string, id: string, body: object) {
  const [method = '', path = ''] = command.split(' ')
  return client.call(method, path.replace(':id', id), body)
}

describe('while an emergency stands', () => {
  it('every command about an own question is either refused or said to be open', () => {
    const commands = Object.keys({ ...questionsApi, ...deadlineApi, ...meetingsApi, ...publicationApi }).filter(
      (command) => /^(POST|PUT|PATCH|DELETE) \/questions\/:id/.test(command),
    )
    expect([...Object.keys(refused), ...open].sort()).toEqual(commands.sort())
  })

  it.each(Object.entries(refused))('%s is refused as an order is', async (command, body) => {
    const { client, id } = await inDanger()
    expect(await send(client, command, id, body)).toMatchObject({ status: 409, body: { code: 'emergency_stands' } })
    const { can, emergency } = await questionView(client, id)
    expect(emergency).not.toBeNull()
    expect(can).toMatchObject({
      askExpert: false,
      correct: false,
      order: false,
      rate: false,
      meet: false,
      chooseNamed: false,
    })
  })

  it('no address is asked for, and one can be left again once it is said to be none', async () => {
    const { client, id } = await inDanger()
    const address = () => ({ email: `${randomUUID()}@client.test`, locale, marketing: false })
    const asked = await client.post('/me/email-capture', address())
    expect(asked).toMatchObject({ status: 409, body: { code: 'emergency_stands' } })
    await client.post(`/questions/${id}/not-emergency`, { locale })
    expect((await client.post('/me/email-capture', address())).status).toBe(200)
  })

  it('who cancels while nobody has accepted is not kept from it', async () => {
    const { client, id } = await inDanger()
    const cancelled = await client.post(`/questions/${id}/choice`, { choice: 'cancel', locale })
    expect(cancelled.body.code).not.toBe('emergency_stands')
  })
})

describe('a sentence added after “this is not an emergency”', () => {
  const denial = {
    fr: 'Le client dit que ce n’est pas une urgence',
    en: 'The client says that this is not an emergency',
  }

  it.each([
    ['fr', suicide, 'Vide. Je vais me pendre ce soir. Aucune date.', 'Risque de suicide'],
    [
      'en',
      'I am going to kill myself tonight. My landlord keeps my deposit of 900 euros, what can I do?',
      'Unfurnished. I have the rope ready to hang myself. No date.',
      'Risk of suicide',
    ],
  ] as const)('%s: is shown to the expert with a warning', async (locale, text, added, reading) => {
    const client = await visitor()
    const { body } = await client.post('/questions', { text, category: 'logement', locale })
    await client.post(`/questions/${body.id}/not-emergency`, { locale })
    await testApp.settle()
    await client.post(`/questions/${body.id}/messages`, { text: added })
    await client.post(`/questions/${body.id}/not-emergency`, { locale })
    await testApp.settle()
    const { db } = testApp.ports
    const brief = await db.selectFrom('brief').select('data').where('questionId', '=', body.id).executeTakeFirst()
    const flag = brief?.data.redFlags.find((one) => one.startsWith(denial[locale]))
    expect(flag).toContain(reading)
    expect(brief?.data.summary).toContain(added.split('. ')[1])
  })
})

describe('the field of a question whose emergency was dismissed', () => {
  it.each([
    ['fr', 'Mon mari me frappe, je n’en peux plus, j’ai peur tous les soirs'],
    ['fr', 'Mon compagnon me tape devant les enfants, je pleure tout le temps'],
    ['en', 'My husband hits me, I cannot take it any more, I am afraid every evening'],
    ['en', 'My partner beats me in front of the children, I cry all the time'],
  ])(
    'is asked where the text is not sure of it, with family law among the proposals (%s): %s',
    async (language, text) => {
      const client = await visitor()
      const { body } = await client.post('/questions', { text, category: null, locale: language })
      expect(body.emergency).not.toBeNull()
      await client.post(`/questions/${body.id}/not-emergency`, { locale: language })
      await testApp.settle()
      const view = await questionView(client, body.id)
      expect(view).toMatchObject({ categoryOpen: true, state: 'INTAKE', can: { correct: true } })
      const { proposals } = (await client.get(`/questions/${body.id}/category?locale=${language}`)).body
      expect(proposals[0].category.slug).toMatch(/^(famille|justice)$/)
      expect(proposals.map(({ category }: { category: { slug: string } }) => category.slug)).toContain('famille')
      await client.post(`/questions/${body.id}/category`, { category: 'famille', locale: language })
      expect(await questionView(client, body.id)).toMatchObject({
        categoryOpen: false,
        category: { slug: 'famille' },
      })
    },
  )

  it.each([
    ['fr', 'Mon mari me bat et me menace avec un couteau, je veux divorcer et garder mes enfants', 'famille'],
    ['en', 'My husband beats me and threatens me with a knife, I want a divorce and custody of my children', 'famille'],
  ])('is chosen where the text is sure of it (%s): %s', async (language, text, slug) => {
    const client = await visitor()
    const { body } = await client.post('/questions', { text, category: null, locale: language })
    expect(body.emergency).not.toBeNull()
    await client.post(`/questions/${body.id}/not-emergency`, { locale: language })
    await testApp.settle()
    expect(await questionView(client, body.id)).toMatchObject({ categoryOpen: false, category: { slug } })
  })
})
