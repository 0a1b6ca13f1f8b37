import { describe, expect, it } from 'vitest'
import {
  type ActorKind,
  actorKinds,
  createAcceptedQuestion,
  createActor,
  createApplication,
  createAttachment,
  createContract,
  createDraftText,
  createExpertWithPicture,
  createInvoice,
  createMeeting,
  createOffer,
  createOrder,
  createOutboxEmail,
  createPaidService,
  createQuestion,
  createServiceRequest,
  createShareLink,
  createSnippet,
  sampleAnswer,
  sessionIdOf,
  type TestActor,
} from '../../../../test/fixtures/actors.ts'
import {
  nothingYet,
  notInItsState,
  ofTheHouse,
  open,
  sameForNobody,
} from '../../../../test/fixtures/endpoint-exceptions.ts'
import { type OpenApi, type Operation, sampleOf } from '../../../../test/harness/sample-input.ts'
import { type Caller, expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import type { Address, Contract, Endpoint } from '../../../api/endpoint.ts'
import { contracts } from '../../../server/api.ts'

/**
 * Every endpoint of every contract, called by every kind of caller, about a resource of their own, of another and of
 * nobody. An endpoint that takes a resource and is not in the table below fails: whoever adds one says whose it is.
 */
setUpTestApp()

type Thing = { path: Record<string, string>; body?: Record<string, unknown> }
const missing = '0199f000-0000-7000-8000-000000000000'

/** Makes the resource that an address names, for its owner. Undefined where it needs none. */
function thingOf(address: Address): ((owner: TestActor) => Promise<Thing>) | undefined {
  const path = address.slice(address.indexOf(' ') + 1)
  if (!path.includes(':')) return undefined
  const found = Object.entries(things).find(([pattern]) => path.startsWith(pattern))
  if (!found) throw new Error(`${address}: say in \`things\` whose thing it takes`)
  return found[1]
}

const absent =
  'payments refunds factor-requests disputes alerts matters jobs subscriptions messages reviews published'.split(' ')

const things: Record<string, (owner: TestActor) => Promise<Thing>> = {
  ...Object.fromEntries(absent.map((name) => [`/admin/${name}/:id`, async () => ({ path: { id: missing } })])),
  '/questions/:id/shares/:shareId': async (owner) => {
    const { questionId, shareId } = await createShareLink(owner)
    return { path: { id: questionId, shareId } }
  },
  '/questions/:id/publication': async (owner) => ({ path: { id: (await createShareLink(owner)).questionId } }),
  '/questions/:id/meeting': async (owner) => ({ path: { id: await createQuestion(owner) } }),
  '/meetings/:id': async (owner) => ({
    path: { id: await createMeeting(owner) },
    body: { slots: ['2026-12-20T10:00:00.000Z'], act: 'decline' },
  }),
  '/questions/:id': async (owner) => ({ path: { id: await createQuestion(owner) } }),
  '/experts-asked/:id': async (owner) => {
    await createShareLink(owner)
    const { experts } = (await (await owner.signIn()).get('/experts-asked?locale=fr')).body
    return { path: { id: experts[0].expert.id } }
  },
  '/orders/:id': async (owner) => ({ path: { id: await createOrder(owner, await createQuestion(owner)) } }),
  '/attachments/:id': async (owner) => ({ path: { id: await createAttachment(owner) } }),
  '/sessions/:id': async (owner) => ({ path: { id: await sessionIdOf(owner) } }),
  '/me/passkeys/:id': async (owner) => ({ path: { id: await passkeyOf(owner) } }),
  '/admin/letter-samples/:name': async () => ({ path: { name: 'billing.renewed' }, body: { to: 'a@b.test' } }),
  '/admin/questions/:id': async () => ({
    path: { id: await createQuestion(await createActor('visitor')) },
    body: { reason: 'Plainte reçue.', situation: 'stroke' },
  }),
  '/admin/letters/:id': async (owner) => ({ path: { id: await createOutboxEmail(owner) } }),
  '/admin/texts/:id': async (owner) => ({
    path: { id: await createDraftText(owner), version: '1' },
    body: { version: 1, basedOn: 1, facts: {}, at: null },
  }),
  '/admin/invoices/:number': async () => ({ path: { number: await createInvoice(await createActor('visitor')) } }),
  '/admin/payouts/accounts/:expert': async () => ({ path: { expert: missing }, body: { reason } }),
  '/admin/payouts/invoices/:number': async () => ({ path: { number: missing } }),
  '/me/invoicing/:number': async () => ({ path: { number: missing } }),
  '/admin/people/:id': async (owner) => ({ path: { id: owner.personId } }),
  '/admin/staff/invitations/:id': async () => ({ path: { id: await invitation() }, body: { reason } }),
  '/admin/staff/:id/lift': async () => ({ path: { id: await colleague(true) }, body: { reason } }),
  '/admin/staff/:id': async () => ({ path: { id: await colleague(false) }, body: { reason, roles: ['editor'] } }),
  '/admin/quotes/:id/done': async () => ({ path: { id: await createPaidService() } }),
  '/admin/quotes/:id': async () => ({ path: { id: await createServiceRequest(await createActor('visitor')) } }),
  '/admin/applications/:id': async () => ({
    path: { id: await createApplication(), kind: 'diploma' },
    body: {
      reason: 'Le diplôme est illisible.',
      text: 'Le propriétaire garde le dépôt depuis trois mois.',
      items: [{ item: 'diploma', note: 'Illisible.' }],
      categories: ['logement'],
      titles: [{ regulated: 'law', labelFr: 'Avocate', labelEn: 'Lawyer', body: 'Barreau', validUntil: null }],
    },
  }),
  '/admin/absences/:id': async () => ({ path: { id: missing }, body: { stands: true, reason } }),
  '/admin/trials/:id': async () => ({
    path: { id: await answeredTrial() },
    body: { passed: true, note: 'Complet et exact.' },
  }),
  '/admin/experts/:id/suspend': async () => ({
    path: { id: (await expert({ online: false })).expertId },
    body: { reason },
  }),
  '/admin/experts/:id/titles': async () => ({
    path: { id: (await expert({ online: false })).expertId },
    body: { regulated: 'law', labelFr: 'Avocate', labelEn: 'Lawyer', body: 'Barreau', validUntil: null },
  }),
  '/admin/experts/:id/meetings': async () => ({
    path: { id: (await expert({ online: false })).expertId },
    body: { receives: true },
  }),
  '/admin/experts/:id': async () => ({ path: { id: await suspended() }, body: { reason, urgent: true } }),
  '/experts/:slug/picture': async () => ({ path: { slug: await createExpertWithPicture() } }),
  '/claims/:name': async () => ({ path: { name: 'subjects' } }),
  '/me/services/:id': async (owner) => ({ path: { id: await createServiceRequest(owner) } }),
  '/contracts/:id': async (owner) => ({ path: { id: await createContract(owner) } }),
  '/invoices/:number': async (owner) => ({ path: { number: await createInvoice(owner) } }),
  '/me/expert/snippets/:id': async (owner) => ({ path: { id: await createSnippet(owner) } }),
  '/desk/offers/:id': async (owner) => {
    const { questionId, token } = await createOffer(owner)
    return { path: { id: questionId }, body: { token } }
  },
  '/desk/questions/:id': async (owner) => {
    const { questionId, token } = await createAcceptedQuestion(owner)
    return { path: { id: questionId }, body: { token } }
  },
}

const reason = 'Plusieurs plaintes reçues.'

async function answeredTrial(): Promise<string> {
  const id = await createApplication()
  const trial = JSON.stringify({ by: 'another', text: 'Un cas.', answer: 'Une réponse.', grade: null })
  await testApp.ports.db.updateTable('expert_application').set({ trial }).where('id', '=', id).execute()
  return id
}

/** Another member of the staff, with a second factor that can be reset. */
async function colleague(isSuspended: boolean): Promise<string> {
  const { personId } = await createActor('staff')
  const { db, clock } = testApp.ports
  const at = isSuspended ? clock.now() : null
  const change = { staffSuspendedAt: at, staffSuspendedReason: at && reason }
  await db.updateTable('person').set(change).where('id', '=', personId).execute()
  const factor = { personId, secretEncrypted: 'sealed', confirmedAt: clock.now() }
  await db.insertInto('second_factor').values(factor).execute()
  return personId
}

async function passkeyOf({ personId }: TestActor): Promise<string> {
  const { db, ids, clock } = testApp.ports
  const id = ids.id()
  const row = { id, personId, credentialId: id, publicKey: 'key', counter: 0, transports: [], rpId: 'clairavis.test' }
  await db
    .insertInto('passkey')
    .values({ ...row, name: 'Téléphone', createdAt: clock.now(), usedAt: null })
    .execute()
  return id
}

async function invitation(): Promise<string> {
  const by = await (await createActor('staff')).signIn()
  const email = `${testApp.ports.ids.id()}@cast.test`
  return (await by.post('/admin/staff/invitations', { email, roles: ['support'], locale: 'fr', reason })).body.id
}

async function suspended(): Promise<string> {
  const { expertId } = await expert({ online: false })
  const change = { state: 'suspended', stateAt: testApp.clock.now(), stateReason: reason } as const
  await testApp.ports.db.updateTable('expert').set(change).where('id', '=', expertId).execute()
  return expertId
}

const given = {
  category: 'logement',
  subCategory: null,
  attachments: [],
  answer: sampleAnswer,
  email: 'camille@client.test',
  key: 'un-texte',
  month: '2025-10',
  period: '2025-10',
  year: '2025',
  taxNumber: '1234567890123',
  bornOn: '1980-05-17',
}

// biome-ignore lint/suspicious/noExplicitAny: endpoints of every shape
type AnyEndpoint = Endpoint<any, any, any, any, any>
const endpoints = Object.values(contracts as Record<string, Contract>).flatMap(
  (contract) => Object.entries(contract) as [Address, AnyEndpoint][],
)

let document: OpenApi
async function operationOf(address: Address): Promise<Operation> {
  document ??= await (await testApp.api.request('/openapi.json')).json()
  const [method, path] = address.split(' ') as [string, string]
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${address} is not in the OpenAPI document`)
  return operation
}

const outsiders = new Map<ActorKind, Promise<TestActor>>()
/** A caller who is refused everywhere changes nothing, so one actor serves all cases. */
function outsider(part: ActorKind): Promise<TestActor> {
  const known = outsiders.get(part) ?? createActor(part)
  outsiders.set(part, known)
  return known
}

type Answer = { status: number; type: string; code: string | null; text: string }

async function call(caller: Caller, address: Address, thing: Thing): Promise<Answer> {
  const [method, pattern] = address.split(' ') as [string, string]
  const operation = await operationOf(address)
  const query = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const search = new URLSearchParams(
    query.map(({ name, schema }) => [
      name,
      String(name in given ? given[name as keyof typeof given] : sampleOf(schema, given)),
    ]),
  )
  if (search.has('category')) search.set('category', 'logement')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => thing.path[name] ?? missing)
  const schema = operation.requestBody?.content['application/json'].schema
  const body = schema && { ...(sampleOf(schema, given) as object), ...thing.body }
  const response = await testApp.api.request(`${path}?${search}`, {
    method,
    headers: {
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
    },
    body: body && JSON.stringify(body),
  })
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, type, code: null, text: '' }
  }
  const text = await response.text()
  const problem = type.startsWith('application/problem+json') ? JSON.parse(text) : null
  return { status: response.status, type, code: problem?.code ?? null, text: text.replace(/"requestId":"[^"]*"/, '') }
}

/** The refusal of a caller who may not call at all, by the contract. */
function turnedAway(who: AnyEndpoint['who'], part: ActorKind): { status: number; code: string } | null {
  const unknown = { status: 401, code: 'not_signed_in' }
  if (who === 'anyone') return null
  if (who === 'staff') return part === 'staff' ? null : { status: 404, code: 'not_found' }
  if (part === 'anyone' || (who === 'member' && part === 'visitor')) return unknown
  const wanted = who === 'expert' ? part === 'expert' : true
  return wanted ? null : { status: 404, code: 'not_found' }
}

describe('what everybody may call', () => {
  it('is in the contracts, all of it', () => {
    expect(endpoints.length).toBeGreaterThan(60)
  })

  it.each(endpoints)('%s', { timeout: 120_000 }, async (address, endpoint) => {
    const make = open.includes(address) ? undefined : thingOf(address)
    for (const part of actorKinds) {
      const away = turnedAway(endpoint.who, part)
      const self = away ? await outsider(part) : await createActor(part)
      const nobodys = await call(await self.signIn(), address, { path: {} })
      if (away) {
        expect([part, nobodys.status, nobodys.code]).toEqual([part, away.status, away.code])
        continue
      }
      if (!make) {
        lawful(part, address, endpoint, nobodys)
        continue
      }
      if (address in sameForNobody) expect(nobodys).toMatchObject({ status: 409, code: sameForNobody[address] })
      else expect([part, nobodys.status]).toEqual([part, 404])
      if (endpoint.reply) expect([...(endpoint.refusals ?? []), 'not_found']).toContain(nobodys.code)
      const other = await createActor(part)
      const theirs = await make(other)
      const others = await call(await self.signIn(), address, theirs)
      if (notInItsState.includes(address)) {
        expect([part, others.code]).toEqual([part, 'illegal_transition'])
        continue
      }
      if (ofTheHouse.includes(address)) {
        expect([part, others.status]).toEqual([part, 200])
        continue
      }
      // Whether it exists must not leak: exactly the same answer.
      expect([part, 'another’s', others]).toEqual([part, 'another’s', nobodys])
      lawful(part, address, endpoint, await call(await self.signIn(), address, await make(self)))
    }
  })
})

/** Succeeds, or is refused with a code that the contract names. */
function lawful(part: ActorKind, address: Address, endpoint: AnyEndpoint, own: Answer): void {
  if (own.status < 300) return
  const declared = (endpoint.refusals ?? []).filter(
    (code: string) => open.includes(address) || !/^(question|order)_unknown$/.test(code),
  )
  if (nothingYet.includes(address) || open.includes(address)) declared.push('not_found')
  if (nothingYet.includes(address)) declared.push('question_unknown')
  expect(declared, `${part} was answered ${own.status} ${own.text}`).toContain(own.code)
}
