import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { expertIban, makePayable } from '../../../../test/fixtures/payable-expert.ts'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { answerAs, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { recordEarning } from '../../../billing/payouts/server/earnings.ts'
import { legalEntity } from '../../../brand-legal.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

const iban = expertIban
const german = 'DE89 3704 0044 0532 0130 00'
const password = 'une longue phrase de passe'

async function paidExpert(holder = 'Hélène Œuvrard') {
  const helene = await expert()
  await makePayable(helene, holder)
  return helene
}
const earn = (expertId: string, amount = 1800, answeredAt = new Date('2026-10-15T10:00:00Z')) =>
  testApp.ports.transact((tx) =>
    recordEarning(testApp.ports, tx, {
      contributionId: testApp.ports.ids.id(),
      questionId: testApp.ports.ids.id(),
      expertId,
      category: 'logement',
      amount,
      answeredAt,
    }),
  )
async function ledgerOf(source: string) {
  return testDb()
    .selectFrom('ledger_entry')
    .select(['account', 'amount', 'sourceId'])
    .where('source', '=', source)
    .execute()
}
async function file(caller: Caller, path: string) {
  const response = await testApp.api.request(path, { headers: { authorization: `Bearer ${caller.token}` } })
  return { status: response.status, type: response.headers.get('content-type'), bytes: await response.arrayBuffer() }
}
const textOf = ({ bytes }: { bytes: ArrayBuffer }) => Buffer.from(bytes).toString('utf8')

/** The tests share a database, so each takes a month of its own. */
let taken = 0
function ownMonth() {
  taken += 1
  const month = `2025-${String(taken).padStart(2, '0')}`
  return { month, at: new Date(`${month}-15T10:00:00Z`) }
}

describe('what an answer earns', () => {
  it('is owed once the answer is full, once per contribution', async () => {
    const { helene, id, token } = await capturedOrder()
    expect((await helene.get('/me/earnings')).body).toMatchObject({ owed: 0, months: [] })
    await answerAs(helene, id, token)
    const { body } = await helene.get('/me/earnings')
    expect(body).toMatchObject({ owed: 1800, months: [{ month: '2026-11', answers: 1, earned: 1800, paid: 0 }] })
    const due = await testDb()
      .selectFrom('expert_due')
      .select('contributionId')
      .where('questionId', '=', id)
      .executeTakeFirstOrThrow()
    const booked = (await ledgerOf('expert_due')).filter(({ sourceId }) => sourceId === due.contributionId)
    expect(booked).toEqual(
      expect.arrayContaining([
        { account: 'expert_cost', amount: 1800, sourceId: due.contributionId },
        { account: 'expert_payable', amount: -1800, sourceId: due.contributionId },
      ]),
    )
    await testApp.ports.transact((tx) =>
      recordEarning(testApp.ports, tx, {
        contributionId: due.contributionId,
        questionId: id,
        expertId: helene.expertId,
        category: 'logement',
        amount: 1800,
        answeredAt: testApp.clock.now(),
      }),
    )
    expect((await helene.get('/me/earnings')).body.owed).toBe(1800)
  })

  it('is not owed while nobody has answered', async () => {
    const helene = await expert()
    await heldOrder()
    expect((await helene.get('/me/earnings')).body.owed).toBe(0)
  })

  it('cannot be changed or taken away in the database', async () => {
    const helene = await expert()
    await earn(helene.expertId)
    const due = testDb().updateTable('expert_due').where('expertId', '=', helene.expertId)
    await expect(due.set({ amount: 1 }).execute()).rejects.toThrow(/never changed/)
    await expect(testDb().deleteFrom('expert_due').execute()).rejects.toThrow(/never changed/)
  })
})

describe('the account of an expert', () => {
  it('is checked, kept sealed, and shown by its last four signs only', async () => {
    const helene = await paidExpert()
    const { body } = await helene.get('/me/earnings')
    expect(body.account).toMatchObject({ holder: 'Hélène Œuvrard', ibanEnd: '0189' })
    expect(JSON.stringify(body)).not.toContain('3000')
    const row = await testDb()
      .selectFrom('payout_account')
      .selectAll()
      .where('expertId', '=', helene.expertId)
      .executeTakeFirstOrThrow()
    expect(row.ibanSealed.toString('latin1')).not.toContain('3000600001')
    for (const [given, code] of [
      ['FR76 3000 6000 0112 3456 7890 188', 'iban_invalid'],
      [legalEntity.bank.iban, 'iban_ours'],
      ['BR1500000000000010932840814P2', 'iban_not_sepa'],
    ])
      expect((await helene.put('/me/payout-account', { holder: 'Hélène', iban: given, password })).body.code).toBe(code)
    expect((await helene.put('/me/payout-account', { holder: '=HYPERLINK(1)', iban, password })).status).toBe(422)
  })

  it('changes only for who knows the password, and a letter tells of it', async () => {
    const helene = await paidExpert()
    const letters = () =>
      testDb().selectFrom('mail_outbox').select(['subject', 'text']).where('personId', '=', helene.personId).execute()
    expect(await letters()).toHaveLength(1)
    const change = (given: string) =>
      helene.put('/me/payout-account', { holder: 'Autre', iban: german, password: given })
    expect(await change('une autre phrase')).toMatchObject({ status: 403, body: { code: 'password_wrong' } })
    expect((await helene.get('/me/earnings')).body.account.ibanEnd).toBe('0189')
    expect(await letters()).toHaveLength(1)
    expect((await change(password)).body.account.ibanEnd).toBe('3000')
    const [, told] = await letters()
    expect(told?.subject).toBe('Votre compte de versement a changé')
    expect(told?.text).toContain('finissant par 3000')
    expect(told?.text).not.toContain('3704')
  })

  it('is nobody else’s', async () => {
    const { client } = await capturedOrder()
    expect((await client.get('/me/earnings')).status).toBe(404)
    expect((await client.put('/me/payout-account', { holder: 'Jeanne', iban, password })).status).toBe(404)
  })
})

describe('a payout run', () => {
  it('takes what was earned up to the end of a month, for the bank and for the accounts, and is paid once', async () => {
    const owner = await member('owner')
    const { month, at } = ownMonth()
    const [helene, nadia, without] = [await paidExpert(), await paidExpert('Nadia, N & Co'), await expert()]
    for (const someone of [helene, helene, nadia, without]) await earn(someone.expertId, 1800, at)
    await earn(helene.expertId, 1600, new Date('2026-11-02T10:00:00Z'))

    expect((await owner.post('/admin/payouts', { period: '2026-11' })).body.code).toBe('period_not_over')
    const made = await owner.post('/admin/payouts', { period: month })
    expect(made.status).toBe(200)
    const mine = made.body.payouts.filter((row: { expertId: string }) =>
      [helene.expertId, nadia.expertId, without.expertId].includes(row.expertId),
    )
    expect(mine).toHaveLength(2)
    expect(mine).toEqual(
      expect.arrayContaining([expect.objectContaining({ expertId: helene.expertId, answers: 2, amount: 3600 })]),
    )
    expect((await owner.post('/admin/payouts', { period: month })).body.code).toBe('payouts_prepared')

    // A changed account after the preparation applies to the next run.
    await helene.put('/me/payout-account', { holder: 'Hélène Œuvrard', iban: german, password })
    const xml = textOf(await file(owner, `/admin/payouts/run.xml?period=${month}`))
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
    const total = (made.body.amount / 100).toFixed(2)
    expect(xml.match(new RegExp(`<CtrlSum>${total}</CtrlSum>`, 'g'))).toHaveLength(2)
    expect(xml).toContain('<InstdAmt Ccy="EUR">36.00</InstdAmt>')
    expect(xml).toContain('<Nm>Helene OEuvrard</Nm>')
    expect(xml).toContain('<IBAN>FR7630006000011234567890189</IBAN>')
    expect(xml).not.toContain('DE89')
    expect(textOf(await file(owner, `/admin/payouts/run.xml?period=${month}`))).toBe(xml)
    const csv = textOf(await file(owner, `/admin/payouts/run.csv?period=${month}`))
    expect(csv).toContain('"Nadia, N & Co"')

    const paid = await Promise.all(
      ['VIR-1', 'VIR-2', 'VIR-3'].map((reference) =>
        owner.post('/admin/payouts/paid', { period: month, reference: `${reference}-${month}` }),
      ),
    )
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    // An expert who has erased their account since is reported with the account that was paid.
    await testDb().deleteFrom('payout_account').where('expertId', '=', nadia.expertId).execute()
    const reported = textOf(await file(owner, '/admin/tax-report.csv?year=2025')).split('\n')
    expect(reported.find((line) => line.includes('"Nadia, N & Co"'))).toContain('FR76')
    const again = ownMonth()
    await earn(helene.expertId, 1600, again.at)
    await owner.post('/admin/payouts', { period: again.month })
    const { reference } = paid.find(({ status }) => status === 200)!.body
    const used = await owner.post('/admin/payouts/paid', { period: again.month, reference })
    expect(used.body.code).toBe('reference_used')

    expect((await helene.get('/me/earnings')).body.months).toEqual(
      expect.arrayContaining([{ month, answers: 2, earned: 3600, paid: 3600 }]),
    )
    const moved = (await ledgerOf('payout')).reduce(
      (sum, { account, amount }) => sum + (account === 'bank' ? amount : 0),
      0,
    )
    expect(moved).toBe(-made.body.amount)
    const { rows } = await sql<{ sum: number }>`select sum(amount)::int as sum from ledger_entry`.execute(testDb())
    expect(rows[0]?.sum).toBe(0)
  })

  it('pays every answer in one run only, when two are prepared at once', async () => {
    const owner = await member('owner')
    const helene = await paidExpert()
    const [one, two] = [ownMonth(), ownMonth()]
    await earn(helene.expertId, 1800, one.at)
    const made = await Promise.all([one, two].map(({ month }) => owner.post('/admin/payouts', { period: month })))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
    const due = await testDb().selectFrom('payout').select(['amount']).where('expertId', '=', helene.expertId).execute()
    expect(due).toEqual([{ amount: 1800 }])
  })

  it('never changes, adds up, and is the owner’s alone', async () => {
    const owner = await member('owner')
    const helene = await paidExpert()
    const { month, at } = ownMonth()
    await earn(helene.expertId, 1800, at)
    for (const [role, status] of [
      ['support', 403],
      ['editor', 403],
    ] as const)
      expect((await (await member(role)).post('/admin/payouts', { period: month })).status).toBe(status)
    expect((await helene.post('/admin/payouts', { period: month })).status).toBe(404)
    expect((await file(await member('support'), `/admin/payouts/run.csv?period=${month}`)).status).toBe(403)
    await owner.post('/admin/payouts', { period: month })
    await expect(testDb().updateTable('payout').set({ amount: 1 }).execute()).rejects.toThrow(/never changed/)
    await expect(testDb().updateTable('payout_run').set({ month: '2024-01' }).execute()).rejects.toThrow(
      /never changed/,
    )
    const run = await testDb()
      .selectFrom('payout_run')
      .select('id')
      .where('month', '=', month)
      .executeTakeFirstOrThrow()
    const other = await expert()
    const wrong = { id: testApp.ports.ids.id(), runId: run.id, expertId: other.expertId, amount: 100, answers: 1 }
    const account = { holder: 'Personne', ibanSealed: Buffer.of(1), ibanEnd: '0000' }
    await expect(
      testDb()
        .insertInto('payout')
        .values({ ...wrong, ...account })
        .execute(),
    ).rejects.toThrow(/add up/)
    const kept = await testDb().selectFrom('admin_act').select('act').where('subjectId', '=', month).execute()
    expect(kept.filter(({ act }) => act === 'payouts.export')).toEqual([])
    await file(owner, `/admin/payouts/run.xml?period=${month}`)
    const exported = await testDb().selectFrom('admin_act').select('act').where('subjectId', '=', month).execute()
    expect(exported.map(({ act }) => act)).toContain('payouts.export')
  })
})

describe('the statement of a month', () => {
  it('says by field what was earned and paid, to the expert and to the staff', async () => {
    const owner = await member('owner')
    const helene = await paidExpert()
    const { month, at } = ownMonth()
    await earn(helene.expertId, 1800, at)
    await earn(helene.expertId, 1800, at)
    await owner.post('/admin/payouts', { period: month })
    await owner.post('/admin/payouts/paid', { period: month, reference: `VIR ${month}` })
    const pdf = await file(helene, `/me/earnings.pdf?month=${month}`)
    expect(pdf).toMatchObject({ status: 200, type: 'application/pdf' })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true })
    const words = text.replace(/\s+/g, ' ')
    for (const said of ['Relevé d’activité', '18,00 €', '36,00 €', `référence VIR ${month}`, 'Reste à verser 0,00 €'])
      expect(words).toContain(said)
    const forStaff = await file(owner, `/admin/payouts/statement.pdf?month=${month}&expert=${helene.expertId}`)
    expect(forStaff.status).toBe(200)
    expect((await file(helene, '/me/earnings.pdf?month=2024-02')).status).toBe(404)
    expect((await file(helene, '/me/earnings.pdf?month=2024-13')).status).toBe(422)
  })
})

describe('a transfer that the bank returns', () => {
  it('is owed again and goes into the next run, once, and the run that was paid stays as it was', async () => {
    const owner = await member('owner')
    const helene = await paidExpert()
    const [first, next] = [ownMonth(), ownMonth()]
    await earn(helene.expertId, 1700, first.at)
    await owner.post('/admin/payouts', { period: first.month })
    const before = textOf(await file(owner, `/admin/payouts/run.xml?period=${first.month}`))
    const back = { period: first.month, expertId: helene.expertId, reason: 'AC04, compte clos' }
    expect((await owner.post('/admin/payouts/returned', back)).body.code).toBe('payouts_not_paid')
    await owner.post('/admin/payouts/paid', { period: first.month, reference: `VIR ${first.month}` })
    const others = await owner.post('/admin/payouts/returned', { ...back, expertId: testApp.ports.ids.id() })
    expect([others.status, others.body.code]).toEqual([404, 'payouts_unknown'])
    expect((await (await member('support')).post('/admin/payouts/returned', back)).status).not.toBe(200)

    const said = await Promise.all([1, 2, 3].map(() => owner.post('/admin/payouts/returned', back)))
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const run = (await owner.get(`/admin/payouts/run?period=${first.month}`)).body
    const own = run.payouts.find(({ expertId }: { expertId: string }) => expertId === helene.expertId)
    expect(own).toMatchObject({ amount: 1700, answers: 1, returned: { reason: 'AC04, compte clos' } })
    expect(textOf(await file(owner, `/admin/payouts/run.xml?period=${first.month}`))).toBe(before)
    expect((await helene.get('/me/earnings')).body).toMatchObject({
      owed: 1700,
      returned: [
        {
          period: first.month,
          amount: 1700,
          ibanEnd: '0189',
          reason: 'AC04, compte clos',
          at: testApp.clock.now().toISOString(),
        },
      ],
    })
    const moved = (await ledgerOf('payout_return')).map(({ account, amount }) => `${account} ${amount}`)
    expect(moved.sort()).toEqual(['bank 1700', 'expert_payable -1700'])

    testApp.clock.advance(60_000)
    const again = await owner.post('/admin/payouts', { period: next.month })
    expect(again.body.payouts).toEqual(
      expect.arrayContaining([expect.objectContaining({ expertId: helene.expertId, amount: 1700, returned: null })]),
    )
    await owner.post('/admin/payouts/paid', { period: next.month, reference: `VIR ${next.month}` })
    expect((await helene.get('/me/earnings')).body).toMatchObject({ owed: 0, returned: [] })
  })

  it('is told to the expert in a letter, once, in their language, with the bank’s reason and what to do', async () => {
    const owner = await member('owner')
    const helene = await paidExpert()
    await testDb().updateTable('person').set({ locale: 'en' }).where('id', '=', helene.personId).execute()
    const { month, at } = ownMonth()
    await earn(helene.expertId, 1700, at)
    await owner.post('/admin/payouts', { period: month })
    await owner.post('/admin/payouts/paid', { period: month, reference: `VIR ${month}` })
    const back = { period: month, expertId: helene.expertId, reason: 'AC04, compte clos' }
    await Promise.all([1, 2].map(() => owner.post('/admin/payouts/returned', back)))
    await testApp.settle()
    const letters = await testDb()
      .selectFrom('mail_outbox')
      .select(['subject', 'text', 'locale'])
      .where('template', '=', 'billing.payout_returned')
      .where('personId', '=', helene.personId)
      .execute()
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ locale: 'en', subject: expect.stringContaining('2025') })
    for (const said of ['17.00', '0189', 'AC04, compte clos', '/en/']) expect(letters[0]?.text).toContain(said)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('is needed before an answer may leave its run, in the database too, and is never changed', async () => {
    const owner = await member('owner')
    const helene = await paidExpert()
    const { month, at } = ownMonth()
    await earn(helene.expertId, 1700, at)
    await owner.post('/admin/payouts', { period: month })
    await owner.post('/admin/payouts/paid', { period: month, reference: `VIR ${month}` })
    const free = () =>
      testDb().updateTable('expert_due').set({ payoutId: null }).where('expertId', '=', helene.expertId).execute()
    await expect(free()).rejects.toThrow(/never changed/)
    const back = { period: month, expertId: helene.expertId, reason: 'AC04' }
    expect((await owner.post('/admin/payouts/returned', back)).status).toBe(200)
    await expect(testDb().deleteFrom('payout_return').execute()).rejects.toThrow(/never changed/)
  })
})
