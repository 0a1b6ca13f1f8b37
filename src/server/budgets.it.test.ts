import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { setUpTestApp, testApp } from '../../test/harness/test-app.ts'
import { heldOrder, questionText } from '../../test/scenarios/main-path.ts'
import { authenticate } from '../accounts/sign-in/server/sessions.ts'
import { type Budget, charge, openShare, type Payer } from '../platform/limits/budget.ts'
import { budgets } from '../platform/limits/budgets.ts'

// What asking, writing and uploading cost is charged by the routes themselves, to every scope of the budgets in force.
setUpTestApp({ TRUST_PROXY: '1' })

const home = '2001:db8:1:2::1'
const scopes = ['device', 'person', 'subscriber', 'site', 'everybody'] as const
type Scope = (typeof scopes)[number]

type Visitor = { token: string; payer: Required<Payer>; questionId: string }

function call(path: string, from: string, token?: string, body?: unknown): Promise<Response> {
  const form = body instanceof FormData
  return Promise.resolve(
    testApp.api.request(path, {
      method: 'POST',
      headers: {
        'x-forwarded-for': from,
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!form && { 'content-type': 'application/json' }),
      },
      body: form ? body : JSON.stringify(body),
    }),
  )
}

async function arrived(): Promise<Visitor> {
  const { token } = await (await call('/visit', home, undefined, { locale: 'fr' })).json()
  const asked = { text: questionText, category: 'logement', locale: 'fr' }
  const { id } = await (await call('/questions', home, token, asked)).json()
  const actor = await authenticate(testApp.ports)(token, home)
  if (actor.kind !== 'person') throw new Error('no session')
  return { token, payer: actor, questionId: id }
}

const ask = ({ token }: Visitor, from: string) =>
  call('/questions', from, token, { text: questionText, category: 'logement', locale: 'fr' })
const say = ({ token, questionId }: Visitor, from: string) =>
  call(`/questions/${questionId}/messages`, from, token, { text: 'Le bail est de 2021.' })
const upload = ({ token }: Visitor, from: string) => {
  const body = new FormData()
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
  const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
  body.append('file', new File([pdf + page], 'bail.pdf', { type: 'application/pdf' }))
  return call('/attachments', from, token, body)
}

/** Somebody else who shares with the visitor this scope alone. */
function sharing(scope: Scope, { sessionId, personId }: Payer): Payer {
  const other = { sessionId: 'another', personId: 'another', address: '198.51.100.1' }
  if (scope === 'device') return { ...other, sessionId }
  if (scope === 'person') return { ...other, personId }
  if (scope === 'subscriber') return { ...other, address: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' }
  return scope === 'site' ? { ...other, address: '2001:db8:1:ffff::1' } : other
}

const only = (budget: Budget, scope: Scope): Budget => ({
  name: budget.name,
  [scope]: budget[scope],
})

/** Of what everybody has, the part that strangers may use. */
const mostOf = (budget: Budget, scope: Scope): number =>
  Math.min(...(budget[scope] ?? []).map(({ points }) => Math.floor(points * (scope === 'everybody' ? openShare : 1))))

afterEach(async () => {
  await testApp.ports.db.deleteFrom('attachment').execute()
})

describe.each([
  ['asking', budgets.ask, ask],
  ['writing', budgets.say, say],
  ['uploading', budgets.upload, upload],
  ['the bytes of an upload', budgets['upload.bytes'], upload],
])('%s', (_, budget, use) => {
  test.each(scopes)('is refused once the budget is spent: %s', async (scope) => {
    const visitor = await arrived()
    const most = mostOf(budget, scope)
    // The visitor's own question of a moment ago counts too.
    const spent = budget === budgets.ask ? 1 : 0
    await charge(testApp.ports, only(budget, scope), sharing(scope, visitor.payer), most - spent - 1)
    expect((await use(visitor, home)).status).toBe(200)
    const refused = await use(visitor, home)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  })
})

const visit = (from: string) => call('/visit', from, undefined, { locale: 'fr' })
const anEmail = () => `${randomUUID()}@example.test`
const signIn = (from: string) => call('/sign-in', from, undefined, { email: anEmail(), password: 'none of theirs' })
const letter = (from: string) => call('/sign-in/link', from, undefined, { email: anEmail(), locale: 'fr' })
const askByLetter = (from: string) =>
  call('/questions/by-letter', from, undefined, { text: questionText, locale: 'fr', email: anEmail() })
const contact = (from: string) =>
  call('/contact', from, undefined, {
    name: 'Robin',
    email: anEmail(),
    message: 'Bonjour, une facture ?',
    locale: 'fr',
  })
const search = async (from: string) =>
  testApp.api.request('/search?locale=fr&q=bail', { headers: { 'x-forwarded-for': from } })

describe.each([
  ['arriving', budgets.visit, visit],
  ['signing in', budgets['sign-in.place'], signIn],
  ['asking for a letter', budgets['accounts.ask-letter'], letter],
  ['asking by letter', budgets['ask-by-letter'], askByLetter],
  ['asking by letter, of the questions', budgets.ask, askByLetter],
  ['writing to the house', budgets['discover.contact'], contact],
  ['searching', budgets.search, search],
])('%s, without a session', (_, budget, use) => {
  const places = (['subscriber', 'site', 'everybody'] as const).filter((scope) => budget[scope])
  test.each(places)('is refused once the budget is spent: %s', async (scope) => {
    const stranger = sharing(scope, { sessionId: '', personId: '', standing: '', address: home })
    await charge(testApp.ports, only(budget, scope), { address: stranger.address }, mostOf(budget, scope) - 1)
    expect((await use(home)).status).not.toBe(429)
    expect((await use(home)).status).toBe(429)
  })
})

describe('once strangers have used up what is open to them', () => {
  const becomeMember = ({ payer: { personId } }: Visitor) => {
    const email = `${personId}@member.test`
    const account = { standing: 'member', email, contactEmail: email } as const
    return testApp.ports.db.updateTable('person').set(account).where('id', '=', personId).execute()
  }

  test.each([
    ['asks', budgets.ask, ask],
    ['writes', budgets.say, say],
    ['uploads', budgets.upload, upload],
  ])('whoever has an account still %s', async (_, budget, use) => {
    const visitor = await arrived()
    const spent = budget === budgets.ask ? 1 : 0
    const stranger = sharing('everybody', visitor.payer)
    await charge(testApp.ports, only(budget, 'everybody'), stranger, mostOf(budget, 'everybody') - spent)
    expect((await use(visitor, home)).status).toBe(429)
    await becomeMember(visitor)
    expect((await use(visitor, home)).status).toBe(200)
  })

  test('so does whoever has paid', async () => {
    const [visitor, buyer] = [await arrived(), await heldOrder()]
    await charge(testApp.ports, only(budgets.ask, 'everybody'), sharing('everybody', visitor.payer), 14_998)
    expect((await ask(visitor, home)).status).toBe(429)
    const asked = { text: questionText, category: 'logement', locale: 'fr' }
    expect((await buyer.client.post('/questions', asked)).status).toBe(200)
  })
})

describe('orders', () => {
  const order = ({ token }: Visitor, questionId: string) =>
    call(`/questions/${questionId}/order`, home, token, {
      quoteId: randomUUID(),
      signature: 'x'.repeat(43),
      accepted: { terms: true, startNow: true },
      locale: 'fr',
    })

  test('of questions that nobody asked are not counted', async () => {
    const visitor = await arrived()
    const answers = await Promise.all(Array.from({ length: 25 }, () => order(visitor, randomUUID())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  })

  test('that are refused count against whoever sent them, not against everybody', async () => {
    const visitor = await arrived()
    const strangers = only(budgets.order, 'everybody')
    await charge(testApp.ports, strangers, sharing('everybody', visitor.payer), mostOf(budgets.order, 'everybody') - 1)
    for (let time = 0; time < 20; time += 1) expect((await order(visitor, visitor.questionId)).status).toBe(409)
    expect((await order(visitor, visitor.questionId)).status, 'the device').toBe(429)
    await charge(testApp.ports, strangers, sharing('everybody', visitor.payer))
  })
})
