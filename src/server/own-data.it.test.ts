import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createAccount } from '../accounts/server/people.ts'
import type { Role } from '../api/actor.ts'
import { image } from '../platform/files/samples.ts'
import { applicationSheet } from './cast.ts'
import { answered } from './leaving-testing.ts'
import { Caller, expert, house, pay, visitor } from './testing.ts'
import { atProvider, captured, db, directPlan, later, purchase, subscriptions } from './till.ts'
import {
  acceptBy,
  askQuestion,
  fullAnswer,
  heldOrder,
  ownCard,
  placeOrder,
  questionText,
  readyToOrder,
  settle,
  viewOf,
} from './walk.ts'

const day = 24 * 60
const secrets = { firstName: 'Zéphyrine', lastName: 'Quatrelivre', phone: '0612349876', address: '7 rue des Étoupes' }

const me = async (client: Caller) => (await client.get('/me')).body as { id: string; email: string | null }
const erase = (client: Caller, more: Record<string, unknown> = { word: 'effacer' }) =>
  client.post('/me/erasure', { locale: 'fr', ...more })

/** Somebody whose name stands wherever a name can stand. */
async function named(client: Caller) {
  const saved = await client.call('PATCH', '/me/profile', {
    ...secrets,
    city: 'Nantes',
    postalCode: '44000',
    country: 'fr',
  })
  expect(saved.status).toBe(200)
  return me(client)
}

async function upload(client: Caller) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await image('png'))], 'Quatrelivre-bail.png', { type: 'image/png' }))
  return (await client.post('/attachments', form)).body.id as string
}

/** Every text of every table in which one of these words stands. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector')`.execute(db())
  expect(columns.length).toBeGreaterThan(300)
  const found = new Set<string>()
  for (const { table, column } of columns) {
    const any = sql.join(
      words.map((word) => sql`${sql.ref(column)}::text ilike ${`%${word}%`}`),
      sql` or `,
    )
    const hit = await sql`select 1 from ${sql.table(table)} where ${any} limit 1`.execute(db())
    if (hit.rows.length > 0) found.add(`${table}.${column}`)
  }
  return [...found].sort()
}

/** Names of the entries of an archive that stores without packing, with their content as text. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, length: number) => new TextDecoder().decode(bytes.subarray(from, from + length))
  let end = bytes.length - 22
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1
  const files = new Map<string, string>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(at + 20, true)
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    files.set(text(at + 46, name), text(start, size))
    at += 46 + name + extra + comment
  }
  return files
}

async function exported(client: Caller) {
  const answer = await house.api.request('/me/export', { headers: { authorization: `Bearer ${client.token}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzip(new Uint8Array(await answer.arrayBuffer()))
}

async function member(roles: Role[] = ['client'], password = 'une longue phrase de passe') {
  const email = `${house.ports.ids.id()}@privacy.test`
  const id = await createAccount(house.ports, { email, locale: 'fr', roles, password })
  const { body } = await new Caller(null).post('/sign-in', { email, password })
  return { client: new Caller(body.token ?? null), id, email, password }
}

describe('an application and a meeting', () => {
  it('are in the export and leave with the person', async () => {
    const { client, id, password } = await member()
    await client.post('/applications', await applicationSheet(client))
    const files = [...(await exported(client)).keys()].join()
    expect(files).toContain('experts/applications.json')
    expect((await erase(client, { password })).status).toBe(200)
    await house.settle()
    for (const table of ['expert_application', 'application_paper', 'meeting'] as const)
      expect(await db().selectFrom(table).select('id').where('person_id', '=', id).execute()).toEqual([])
  })
})

describe('the export', () => {
  it('holds everything that a client has here, and no secret', async () => {
    const made = await answered()
    await named(made.client)
    await upload(made.client)
    const files = await exported(made.client)
    const names = [...files.keys()].map((name) => name.replace('clairavis-mes-donnees/', ''))
    expect(names).toEqual(
      expect.arrayContaining([
        'LISEZ-MOI.txt',
        'account/account.json',
        'account/letters.json',
        'billing/consents.json',
        'billing/orders.json',
        'questions/files/loose/Quatrelivre-bail.png',
        'questions/reviews.json',
      ]),
    )
    expect(names.filter((name) => /^billing\/invoices\/.+\.pdf$/.test(name))).toHaveLength(1)
    const whole = [...files.values()].join('\n')
    for (const said of ['Zéphyrine', questionText.slice(0, 40), fullAnswer.short]) expect(whole).toContain(said)
    const account = JSON.parse(files.get('clairavis-mes-donnees/account/account.json') ?? '')
    expect(account).toMatchObject({ first_name: 'Zéphyrine', phone: '+33612349876' })
    expect(whole).not.toMatch(/token_hash|"password_hash"|client_secret|file_key|_secret_/)
    expect(files.get('clairavis-mes-donnees/LISEZ-MOI.txt')).toMatch(
      /^Vos données chez Clairavis, le 20 novembre 2026\./,
    )
  })

  it('holds what an expert wrote and earned, and nothing of what the client wrote', async () => {
    const made = await answered()
    const files = await exported(made.helene)
    const whole = [...files.values()].join('\n')
    expect([...files.keys()]).toContain('clairavis-mes-donnees/questions/written-as-expert.json')
    expect(files.get('clairavis-mes-donnees/billing/payouts.json')).toContain('"category": "logement"')
    expect(whole).toContain(fullAnswer.short)
    expect(whole).not.toContain('dépôt de garantie de 780')
  })

  it('is for whoever has a session, a few times an hour', async () => {
    expect((await new Caller(null).get('/me/export')).status).toBe(401)
    const client = await visitor()
    for (let tries = 0; tries < 6; tries += 1) await exported(client)
    expect((await client.get('/me/export')).body.code).toBe('too_many_requests')
  })
})

describe('an erasure', () => {
  it('may be left before its end', async () => {
    const client = await visitor()
    const answer = await house.api.request('/me/export', { headers: { authorization: `Bearer ${client.token}` } })
    await expect(answer.body?.cancel()).resolves.toBeUndefined()
  })

  it('takes an application to answer here with it, and its papers from the store', async () => {
    const { client, id, email, password } = await member()
    const at = house.clock.now()
    const stored = await house.ports.files.store('identity', 'carte.png', new Uint8Array(await image('png')))
    const place = { address: secrets.address, postal_code: '44000', city: 'Nantes', country: 'fr' as const }
    const who = { first_name: 'Zoé', last_name: 'Quatrelivre', email, phone: '+33612349876', locale: 'fr' as const }
    const firm = { company_name: 'Quatrelivre', siret: '12345678901234', vat_number: 'FR00', categories: ['logement'] }
    const sent = {
      id: 'appl',
      reference: 'C-1',
      person_id: id,
      terms_at: at,
      submitted_at: at,
      vat_exempt: false,
      state: 'in_review' as const,
      state_at: at,
    }
    const open = { decided_at: null, decided_by: null, reason: null }
    await db()
      .insertInto('expert_application')
      .values({ ...sent, ...who, ...firm, ...place, ...open })
      .execute()
    const paper = { id: 'paper', person_id: id, application_id: 'appl', kind: 'identity' as const, at }
    const file = { file_key: stored.key, name: 'carte.png', type: 'image/png' as const, size: stored.size }
    await db()
      .insertInto('application_paper')
      .values({ ...paper, ...file })
      .execute()
    expect([...(await exported(client)).keys()]).toContain('clairavis-mes-donnees/experts/papers/paper-carte.png')
    expect((await erase(client, { password })).status).toBe(200)
    await house.settle()
    expect(await tablesWith(['quatrelivre', '612349876'])).toEqual([])
    await expect(house.ports.files.read(stored.key)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves a name, an address and a number only where the law keeps them', async () => {
    const made = await captured()
    const { id, email } = await named(made.client)
    const invoiced = await directPlan()
    const other = await named(invoiced.client)
    await made.client.post(`/questions/${made.id}/messages`, { text: 'Je suis Zéphyrine Quatrelivre, 06 12 34 98 76.' })
    const attachment = await upload(made.client)
    await made.client.post(`/questions/${made.id}/messages`, { text: 'Voici le bail.', attachments: [attachment] })
    const answer = {
      ...fullAnswer,
      short: 'Madame Quatrelivre, votre bailleur a un mois. Appelez le +33 6 12 34 98 76.',
    }
    const view = (await made.helene.get(`/desk/questions/${made.id}?locale=fr`)).body
    await made.helene.post(`/desk/questions/${made.id}/answer`, { token: view.lease.token, answer, locale: 'fr' })
    await made.client.post(`/questions/${made.id}/rating`, { stars: 5, comment: 'Merci, Zéphyrine', locale: 'fr' })
    await made.client.call('PUT', '/draft', { text: 'Quatrelivre, encore', category: null })
    await new Caller(made.client.token).post('/contact', {
      name: 'Zéphyrine Quatrelivre',
      email,
      message: 'Bonjour, ici Quatrelivre, je voudrais savoir.',
      locale: 'fr',
    })
    await house.settle()
    const words = ['zéphyrine', 'quatrelivre', email ?? '', other.email ?? '', '612349876', '12 34 98 76', 'étoupes']
    expect((await tablesWith(words)).length).toBeGreaterThan(8)

    for (const client of [made.client, invoiced.client]) expect((await erase(client)).status).toBe(200)
    await house.settle()
    // An issued invoice says whom it was made out to. The last letter is on its way, and what an expert's own commands
    // answered is kept for a day, so that a repetition does nothing twice.
    const lawful = ['idempotency.response', 'invoice.data', 'mail_outbox.to_address']
    expect((await tablesWith(words)).filter((place) => !lawful.includes(place))).toEqual([])
    await later(2 * day)
    expect(await tablesWith(words)).toEqual(['invoice.data'])
    expect(await db().selectFrom('customer').select('person_id').where('person_id', '=', id).execute()).toEqual([])
    expect(house.jobs.failures).toEqual([])
  })

  it('ends the plan at the provider at once: nothing is ever charged again', async () => {
    const { client, order, plan } = await directPlan()
    const { id } = await me(client)
    const before = (await client.get('/me/erasure')).body
    expect(before).toMatchObject({ by: 'word', obstacle: null })
    expect(before.ends).toEqual(expect.arrayContaining([{ what: 'plan', count: 1 }]))
    expect((await erase(client)).status).toBe(200)
    await house.settle()
    const [row] = await subscriptions(order.id)
    expect(row).toMatchObject({ state: 'ended', end_reason: 'erasure' })
    const asked = await house.ports.payments.retrieveSubscription(plan.provider_id ?? '')
    expect(asked.status).toBe('canceled')
    for (let months = 0; months < 3; months += 1) await later(31 * day)
    const charges = await db().selectFrom('charge').select('id').where('person_id', '=', id).execute()
    expect(charges).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('lets a hold go and closes the question that waited', async () => {
    const { client, id, order } = await heldOrder()
    const before = (await client.get('/me/erasure')).body
    expect(before.ends).toEqual([
      { what: 'hold', count: 1 },
      { what: 'questions', count: 1 },
    ])
    expect((await erase(client)).status).toBe(200)
    await house.settle()
    expect((await atProvider(order.paymentIntent)).status).toBe('canceled')
    expect((await purchase(order.id)).status).toBe('voided')
    const row = await db().selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([row.state, row.close_reason, row.title, row.body]).toEqual(['CLOSED', 'client', '', ''])
    await later(2 * day)
    expect(house.jobs.failures).toEqual([])
  })

  it('gives back what was paid and not answered, on a credit note that still knows its buyer', async () => {
    const { client, order } = await captured()
    await named(client)
    expect((await erase(client)).status).toBe(200)
    await house.settle()
    await later(30)
    expect((await purchase(order.id)).status).toBe('refunded')
    const notes = await db().selectFrom('invoice').select(['kind', 'data']).where('total', '<', 0).execute()
    expect(notes).toHaveLength(1)
    expect(JSON.stringify(notes[0]?.data)).toContain('Quatrelivre')
  })

  it('frees the address, and the offer of the first question stays given once', async () => {
    const email = 'une.seule@fois.test'
    const helene = await expert()
    const { client, id } = await readyToOrder(email)
    const order = await placeOrder(client, id)
    await pay(order, ownCard())
    await settle(client, order.id)
    await house.settle()
    await acceptBy(helene, id)
    await house.settle()
    expect((await erase(client)).status).toBe(200)
    await house.settle()

    expect(await createAccount(house.ports, { email, locale: 'fr' })).not.toBe((await me(client)).id)
    const again = await readyToOrder(email)
    const second = await placeOrder(again.client, again.id)
    await pay(second, ownCard())
    expect(await settle(again.client, second.id)).toMatchObject({ lastError: 'first_offer_used' })
  })

  it('ends every session and every way in, and writes a receipt that can be checked', async () => {
    const { client, id, email, password } = await member()
    const second = new Caller((await new Caller(null).post('/sign-in', { email, password })).body.token)
    expect((await client.get('/me/erasure')).body).toMatchObject({
      by: 'password',
      email,
      goes: ['account', 'letters'],
    })
    expect((await erase(client)).body.code).toBe('password_wrong')
    expect((await erase(client, { password: 'une autre phrase' })).body.code).toBe('password_wrong')
    const done = await erase(client, { password })
    expect(done.body).toMatchObject({ sentTo: email })
    for (const caller of [client, second]) expect((await caller.get('/me')).status).toBe(401)
    expect((await new Caller(null).post('/sign-in', { email, password })).body.code).toBe('sign_in_failed')
    const row = await db().selectFrom('erasure').selectAll().where('person_id', '=', id).executeTakeFirstOrThrow()
    expect(row.hash).toBe(done.body.hash)
    const letter = await db()
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow()
    expect(letter.template).toBe('accounts.erased')
    expect(letter.text.replace(/\s/g, '')).toContain(row.hash)
    const act = await db().selectFrom('admin_act').select('act').where('subject_id', '=', id).executeTakeFirst()
    expect(act).toEqual({ act: 'person.erased' })
    await expect(sql`delete from erasure`.execute(db())).rejects.toThrow('never changed')
  })

  it('wants the word where there is no password', async () => {
    const client = await visitor()
    await askQuestion(client)
    expect((await erase(client, { word: 'oui' })).body.code).toBe('word_wrong')
    expect((await erase(client, { word: ' ERASE ' })).body).toMatchObject({ sentTo: null })
    expect((await client.get('/me')).status).toBe(401)
  })

  it('takes the files from the store', async () => {
    const client = await visitor()
    const file = await upload(client)
    const { file_key } = await db()
      .selectFrom('attachment')
      .select('file_key')
      .where('id', '=', file)
      .executeTakeFirstOrThrow()
    await house.ports.files.read(file_key)
    await erase(client)
    await house.settle()
    await expect(house.ports.files.read(file_key)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused to the staff, to whoever works on a question and to whoever is still owed', async () => {
    const staff = await member(['client', 'support'])
    expect((await erase(staff.client, { password: staff.password })).body.code).toBe('erasure_staff')

    const made = await captured()
    const password = 'une longue phrase de passe'
    expect((await made.helene.get('/me/erasure')).body.obstacle).toBe('erasure_work_open')
    expect((await erase(made.helene, { password })).body.code).toBe('erasure_work_open')
    const { lease } = (await made.helene.get(`/desk/questions/${made.id}?locale=fr`)).body
    await made.helene.post(`/desk/questions/${made.id}/answer`, {
      token: lease.token,
      answer: fullAnswer,
      locale: 'fr',
    })
    await house.settle()
    expect((await erase(made.helene, { password })).body.code).toBe('erasure_payout_owed')
  })

  it('takes an expert off the site; former clients still know who answered them', async () => {
    const idle = await expert({ online: false })
    const made = await answered()
    await settlePayouts(made.helene.expertId)
    const password = 'une longue phrase de passe'
    expect((await made.helene.get('/me/erasure')).body.ends).toContainEqual({ what: 'expert', count: 1 })
    for (const caller of [idle, made.helene]) expect((await erase(caller, { password })).body.code).toBeUndefined()
    const rowOf = (id: string) => db().selectFrom('expert').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(await rowOf(idle.expertId)).toMatchObject({ state: 'left', first_name: '', last_name: '', bio_fr: '' })
    expect(await rowOf(made.helene.expertId)).toMatchObject({ state: 'left', first_name: 'Hélène', bio_fr: '' })
    const shown = (await new Caller(null).get(`/experts/${`expert-${made.helene.expertId}`}?locale=fr`)).status
    expect(shown).toBe(404)
    expect((await viewOf(made.client, made.id)).status.expertName).toContain('Hélène')
    await later(5 * 365 * day + 5 * day)
    expect(await rowOf(made.helene.expertId)).toMatchObject({ first_name: '', last_name: '' })
  })

  it('is refused while a payment is disputed, and while the law holds the account', async () => {
    const made = await answered()
    const { id } = await me(made.client)
    const [charge] = await db().selectFrom('charge').select('id').where('person_id', '=', id).execute()
    const at = house.clock.now()
    const dispute = {
      id: 'du_1',
      charge_id: charge?.id ?? '',
      reason: 'fraudulent',
      status: 'needs_response',
      amount: 300,
    }
    await db()
      .insertInto('dispute')
      .values({ ...dispute, opened_at: at, changed_at: at })
      .execute()
    expect((await erase(made.client)).body.code).toBe('erasure_dispute_open')
    await db().deleteFrom('dispute').execute()
    const officer = await member(['client', 'compliance'])
    const keep = (reason: string | null) => officer.client.put(`/admin/people/${id}/hold`, { reason })
    expect((await keep('Réquisition du parquet de Nantes')).body).toEqual({ id, held: true })
    expect((await erase(made.client)).body.code).toBe('erasure_held')
    const act = await db().selectFrom('admin_act').select('after').where('subject_id', '=', id).executeTakeFirst()
    expect(act?.after).toEqual({ reason: 'Réquisition du parquet de Nantes' })
    await keep(null)
    expect((await erase(made.client)).status).toBe(200)
  })
})

/** The expert's answers are in a payout that was made. */
async function settlePayouts(expertId: string): Promise<void> {
  const by = await createAccount(house.ports, {
    email: `${house.ports.ids.id()}@staff.test`,
    locale: 'fr',
    roles: ['owner'],
  })
  const at = house.clock.now()
  await house.ports.transact(async (tx) => {
    const run = { id: 'run', month: '2026-11', prepared_at: at, prepared_by: by }
    await tx
      .insertInto('payout_run')
      .values({ ...run, paid_at: at, paid_by: by, reference: 'VIR-1' })
      .execute()
    const due = await tx
      .selectFrom('expert_due')
      .selectAll()
      .where('expert_id', '=', expertId)
      .executeTakeFirstOrThrow()
    const account = { holder: 'H. N.', iban_sealed: Buffer.from('x'), iban_end: '2606' }
    const paid = { id: 'payout', run_id: 'run', expert_id: expertId, amount: due.amount, answers: 1, ...account }
    await tx.insertInto('payout').values(paid).execute()
    await tx.updateTable('expert_due').set({ payout_id: 'payout' }).where('expert_id', '=', expertId).execute()
  })
}

describe('time', () => {
  it('warns after two years and erases thirty days later', async () => {
    const { id, email } = await member()
    await later(2 * 365 * day - day)
    expect(await warnings(email)).toBe(0)
    await later(4 * day)
    expect(await warnings(email)).toBe(1)
    await later(28 * day)
    expect(await erased(id)).toBe(false)
    await later(4 * day)
    expect(await erased(id)).toBe(true)
    const row = await db().selectFrom('erasure').select('cause').where('person_id', '=', id).executeTakeFirst()
    expect(row).toEqual({ cause: 'idle' })
  })

  it('keeps whoever comes back, and warns anew two years after that visit', async () => {
    const { id, email, password } = await member()
    await later(2 * 365 * day + 3 * day)
    expect(await warnings(email)).toBe(1)
    await new Caller(null).post('/sign-in', { email, password })
    await later(60 * day)
    expect(await erased(id)).toBe(false)
    await later(2 * 365 * day)
    expect(await warnings(email)).toBe(2)
  })

  it('never erases the staff, nor what the law holds', async () => {
    const staff = await member(['client', 'support'])
    const held = await member()
    const at = house.clock.now()
    await db()
      .updateTable('person')
      .set({ held_at: at, held_reason: 'Réquisition' })
      .where('id', '=', held.id)
      .execute()
    await later(2 * 365 * day + 3 * day)
    await later(40 * day)
    for (const { id, email } of [staff, held]) expect([await erased(id), await warnings(email)]).toEqual([false, 0])
  })

  it('erases visitors after a year and addresses without an account after three', async () => {
    const passer = await visitor()
    const { client } = await readyToOrder()
    const [one, two] = [(await me(passer)).id, (await me(client)).id]
    await later(366 * day)
    expect([await erased(one), await erased(two)]).toEqual([true, false])
    await later(2 * 365 * day + 2 * day)
    expect(await erased(two)).toBe(true)
  })

  it('empties old letters, then drops them, and messages to the house', async () => {
    const { email } = await member()
    const wrote = { name: 'Ana', email: 'ana@exemple.fr', message: 'Bonjour, une question sur le site.', locale: 'fr' }
    expect((await new Caller(null).post('/contact', wrote)).status).toBe(200)
    await new Caller(null).post('/password/forgotten', { email, locale: 'fr' })
    await house.settle()
    const letters = () =>
      db().selectFrom('mail_outbox').select(['text', 'html']).where('to_address', '=', email).execute()
    expect((await letters())[0]?.text).not.toBe('')
    await later(92 * day)
    expect(await letters()).toEqual([{ text: '', html: '' }])
    await later(3 * 365 * day)
    const messages = await db().selectFrom('contact_message').select('id').execute()
    expect([await letters(), messages].flat().filter((row) => 'id' in row)).toEqual([])
  })

  it('empties a question five years after it was closed', async () => {
    const made = await answered()
    await db()
      .updateTable('person')
      .set({ seen_at: new Date('2032-01-01') })
      .execute()
    const closed = await made.client.post(`/questions/${made.id}/close`, { confirmed: true, locale: 'fr' })
    expect(closed.status).toBe(200)
    const text = async () =>
      (await db().selectFrom('question').select('body').where('id', '=', made.id).executeTakeFirstOrThrow()).body
    await later(4 * 365 * day)
    expect(await text()).not.toBe('')
    await later(366 * day + 3 * day)
    expect(await text()).toBe('')
    expect(await db().selectFrom('answer').select('at').where('question_id', '=', made.id).execute()).toEqual([])
  })
})

const warnings = async (email: string) =>
  (
    await db()
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', 'accounts.idle')
      .where('to_address', '=', email)
      .execute()
  ).length

const erased = async (id: string) =>
  (await db().selectFrom('person').select('erased_at').where('id', '=', id).executeTakeFirstOrThrow()).erased_at !==
  null
