import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import { legalEntity } from '../../../brand-legal.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { monthOf, nextBankDay } from '../../months.ts'
import { csv } from '../../server/csv.ts'
import { insertEntries } from '../../server/store.ts'
import { dayOf, payoutRhythms, periodSpan, periodsToPrepare, rhythmOfPeriod } from '../periods.ts'
import { mayPrepare, waitingReasonsOf } from '../waiting.ts'
import { accountKey, decryptIban, encryptIban, payoutKey } from './earnings.ts'
import { answerRequest } from './requests-store.ts'
import { issueExpertInvoice } from './self-billing.ts'
import { creditTransfer, type Transfer } from './sepa.ts'
import {
  allRuns,
  assignFeesToPayout,
  insertPayouts,
  insertReturn,
  insertRun,
  lockExpertFees,
  lockRun,
  payableInLedger,
  payoutsOf,
  referenceUsed,
  releaseExpertFees,
  runOf,
  setPaid,
  unpaidExpertFees,
} from './store.ts'

/** Every run, and what is owed now: to whom, in which rhythm, and why it waits if it does. */
export async function listPayouts(ports: Ports, actor: Person) {
  const now = ports.clock.now()
  const [runs, open, payable] = await Promise.all([
    allRuns(ports.db),
    unpaidExpertFees(ports.db, { before: now, rhythm: null }),
    payableInLedger(ports.db),
  ])
  return {
    payable,
    runs,
    open: open.map((row) => ({
      ...row,
      name: `${row.firstName} ${row.lastName}`,
      waits: waitingReasonsOf(row),
      confirmedByOneself: row.confirmedBy === actor.personId,
    })),
    periods: payoutRhythms.flatMap((rhythm) =>
      periodsToPrepare(rhythm, now).filter((period) => !runs.some((run) => run.period === period)),
    ),
  }
}

/** What could be paid now, by anybody except the one who has confirmed an account in another name. */
export async function payoutsConfirmedByOne(ports: Ports) {
  const open = await unpaidExpertFees(ports.db, { before: ports.clock.now(), rhythm: null })
  return open.flatMap(({ expertId, firstName, lastName, amount, confirmedBy, confirmedAt, ...payee }) => {
    const names = { firstName, lastName }
    if (!confirmedBy || !confirmedAt || waitingReasonsOf({ ...payee, ...names, confirmedBy }).length > 0) return []
    return [{ expertId, name: `${firstName} ${lastName}`, amount, confirmedBy, confirmedAt }]
  })
}

/**
 * Prepares a run of everything earned up to the end of a period, by the experts who are paid in its rhythm, and not in
 * a run yet; on demand, of what was asked for until now. Accounts are as they are now. Who cannot be paid yet
 * (`waitingReasonsOf`) is paid with a later run.
 * @throws Refusal `period_invalid`, `period_not_over`, `payouts_prepared`, `nothing_to_pay`
 */
export async function preparePayouts(ports: Ports, tx: Tx, actor: Person, period: string) {
  const now = ports.clock.now()
  const rhythm = rhythmOfPeriod(period)
  const span = periodSpan(period)
  if (!span) throw new Refusal('period_invalid', 422)
  const before = rhythm === 'on_demand' && period === dayOf(now) ? now : span.end
  if (before > now) throw new Refusal('period_not_over', 409)
  await lockExpertFees(tx)
  const runId = ports.ids.id()
  const dues = await unpaidExpertFees(tx, { before, rhythm })
  const payable = dues.flatMap(({ holder, ibanSealed, ibanEnd, ...due }) =>
    holder && ibanSealed && ibanEnd && mayPrepare({ ...due, holder }, actor.personId)
      ? [{ ...due, holder, ibanSealed, ibanEnd, id: ports.ids.id() }]
      : [],
  )
  if (payable.length === 0) throw new Refusal((await runOf(tx, period)) ? 'payouts_prepared' : 'nothing_to_pay', 409)
  const fresh = await insertRun(tx, { id: runId, month: period, preparedAt: now, preparedBy: actor.personId })
  if (!fresh) throw new Refusal('payouts_prepared', 409)
  await insertPayouts(
    tx,
    payable.map((due) => ({
      id: due.id,
      runId,
      expertId: due.expertId,
      amount: due.amount,
      answers: due.answers,
      holder: due.holder,
      ibanSealed: encryptIban(ports, payoutKey(due.id), decryptIban(ports, accountKey(due.expertId), due.ibanSealed)),
      ibanEnd: due.ibanEnd,
    })),
  )
  for (const due of payable) {
    await assignFeesToPayout(tx, due.id, due.contributions)
    if (rhythm === 'on_demand') await answerRequest(tx, due.expertId, due.id)
    await issueExpertInvoice(ports, tx, due)
  }
  return readRun(tx, period)
}

async function runAndPayouts(db: Db, period: string) {
  const run = await runOf(db, period)
  if (!run) throw new Refusal('payouts_unknown', 404)
  return { run, payouts: await payoutsOf(db, run.id) }
}

/** @throws Refusal `payouts_unknown` */
export async function readRun(db: Db, period: string) {
  const { run, payouts } = await runAndPayouts(db, period)
  return {
    period,
    preparedAt: run.preparedAt,
    paidAt: run.paidAt ?? null,
    reference: run.reference,
    amount: payouts.reduce((sum, { amount }) => sum + amount, 0),
    payouts: payouts.map((row) => ({
      expertId: row.expertId,
      name: `${row.firstName} ${row.lastName}`,
      holder: row.holder,
      ibanEnd: row.ibanEnd,
      answers: row.answers,
      amount: row.amount,
      invoice: row.invoice,
      returned: row.returnedAt && row.reason ? { at: row.returnedAt, reason: row.reason } : null,
    })),
  }
}

/** Records in the ledger that the bank has paid. Once per run, and with a reference that no other run has. */
export async function markPaid(ports: Ports, tx: Tx, actor: Person, input: { period: string; reference: string }) {
  const now = ports.clock.now()
  const run = await lockRun(tx, input.period)
  if (!run) throw new Refusal('payouts_unknown', 404)
  if (run.paidAt) throw new Refusal('payouts_paid', 409)
  if (await referenceUsed(tx, input.reference)) throw new Refusal('reference_used', 409)
  await setPaid(tx, run.id, { paidAt: now, paidBy: actor.personId, reference: input.reference })
  for (const { id, amount } of await payoutsOf(tx, run.id))
    await insertEntries(tx, 'payout', id, now, [
      { account: 'expert_payable', amount },
      { account: 'bank', amount: -amount },
    ])
  return readRun(tx, input.period)
}

/**
 * Records that the bank returned one transfer of a paid run: what it paid is owed again and goes into the next run. The
 * run stays as it was written.
 * @throws Refusal `payouts_unknown`, `payouts_not_paid`, `payout_returned`
 */
export async function recordReturnedPayout(
  ports: Ports,
  tx: Tx,
  actor: Person,
  input: { period: string; expertId: string; reason: string },
) {
  const now = ports.clock.now()
  await lockExpertFees(tx)
  const run = await lockRun(tx, input.period)
  const payout = run && (await payoutsOf(tx, run.id)).find(({ expertId }) => expertId === input.expertId)
  if (!run || !payout) throw new Refusal('payouts_unknown', 404)
  if (!run.paidAt) throw new Refusal('payouts_not_paid', 409)
  const row = { payoutId: payout.id, returnedAt: now, returnedBy: actor.personId, reason: input.reason }
  if (!(await insertReturn(tx, row))) throw new Refusal('payout_returned', 409)
  await releaseExpertFees(tx, payout.id)
  await ports.jobs.enqueue(tx, 'billing.payout-letter', { payoutId: payout.id })
  await insertEntries(tx, 'payout_return', payout.id, now, [
    { account: 'bank', amount: payout.amount },
    { account: 'expert_payable', amount: -payout.amount },
  ])
  return readRun(tx, input.period)
}

/**
 * A run as a payment file for the bank. The same run gives the same bytes, so that a bank refuses the second one.
 * @throws Refusal `payouts_unknown`
 */
export async function payoutRunSepaFile(ports: Ports, period: string): Promise<string> {
  const { run, payouts } = await runAndPayouts(ports.db, period)
  return creditTransfer({
    id: `PAYOUT-${period}-${run.id.slice(-8)}`,
    createdAt: run.preparedAt,
    payOn: nextBankDay(run.preparedAt),
    from: { name: legalEntity.legal.entity, iban: legalEntity.bank.iban },
    transfers: payouts.map((row): Transfer => ({ ...namedFor(row, period), ...openedFor(ports, row) })),
  })
}

type Row = Awaited<ReturnType<typeof payoutsOf>>[number]

const namedFor = (row: Row, period: string) => ({
  id: `${period}-${row.id.slice(-12)}`,
  name: row.holder,
  amount: row.amount,
  about: `${brand.name} ${period}, ${row.answers} x`,
})
/** After ten years a payout no longer names an account. */
const openedFor = (ports: Ports, { id, ibanSealed }: Row) => ({
  iban: ibanSealed.length > 0 ? decryptIban(ports, payoutKey(id), ibanSealed) : '',
})

/** @throws Refusal `payouts_unknown` */
export async function payoutRunCsv(ports: Ports, period: string): Promise<string> {
  const { run, payouts } = await runAndPayouts(ports.db, period)
  const head = ['period', 'expert', 'name', 'holder', 'iban', 'answers', 'amount', 'currency', 'paid', 'reference']
  const rows = payouts.map((row) => [
    period,
    row.expertId,
    `${row.firstName} ${row.lastName}`,
    row.holder,
    openedFor(ports, row).iban,
    row.answers,
    (row.amount / 100).toFixed(2),
    'EUR',
    run.paidAt ? monthOf(run.paidAt) : '',
    run.reference ?? '',
  ])
  return csv([head, ...rows])
}
