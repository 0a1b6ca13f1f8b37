import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { setUpTestApp, testApp } from '../../test/harness/test-app.ts'
import { questionText } from '../../test/scenarios/main-path.ts'
import { authenticate } from '../accounts/sign-in/server/sessions.ts'
import { uploadBudget, uploadedBytesBudget } from '../api/server/uploaded-file.ts'
import { type Budget, charge, type Payer } from '../platform/limits/budget.ts'
import { askBudget, messageBudget } from '../questions/server/budgets.ts'

// What asking, writing and uploading cost is charged by the routes themselves, to every scope of the budgets in force.
setUpTestApp({ TRUST_PROXY: '1' })

const home = '2001:db8:1:2::1'
const scopes = ['device', 'person', 'subscriber', 'site', 'everybody'] as const
type Scope = (typeof scopes)[number]

type Visitor = { token: string; payer: Payer; questionId: string }

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
  device: [],
  person: [],
  subscriber: [],
  site: [],
  everybody: [],
  [scope]: budget[scope],
})

afterEach(async () => {
  await testApp.ports.db.deleteFrom('attachment').execute()
})

describe.each([
  ['asking', askBudget, ask],
  ['writing', messageBudget, say],
  ['uploading', uploadBudget, upload],
  ['the bytes of an upload', uploadedBytesBudget, upload],
])('%s', (_, budget, use) => {
  test.each(scopes)('is refused once the budget is spent: %s', async (scope) => {
    const visitor = await arrived()
    const most = Math.min(...budget[scope].map(({ points }) => points))
    // The visitor's own question of a moment ago counts too.
    const spent = budget === askBudget ? 1 : 0
    await charge(testApp.ports.limits, only(budget, scope), sharing(scope, visitor.payer), most - spent - 1)
    expect((await use(visitor, home)).status).toBe(200)
    const refused = await use(visitor, home)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  })
})
