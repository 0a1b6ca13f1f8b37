import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import { legalEntity } from '../../../brand-legal.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { monthOf, monthSpan, nextBankDay } from '../../months.ts'
import { csv } from '../../server/csv.ts'
import { insertEntries } from '../../server/store.ts'
import { accountKey, decryptIban, encryptIban, payoutKey } from './earnings.ts'
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

/** Every run, and what is owed now, with or without an account. */
export async function listPayouts(ports: Ports) {
  const [runs, open, payable] = await Promise.all([
    allRuns(ports.db),
    unpaidExpertFees(ports.db, ports.clock.now()),
    payableInLedger(ports.db),
  ])
  return {
    payable,
    runs: runs.map(({ prepared_at, paid_at, ...run }) => ({
      ...run,
      preparedAt: prepared_at.toISOString(),
      paidAt: paid_at?.toISOString() ?? null,
    })),
    open: open.map((row) => ({
      expertId: row.expert_id,
      name: `${row.first_name} ${row.last_name}`,
      answers: row.answers,
      amount: row.amount,
      ibanEnd: row.iban_end,
    })),
  }
}

/**
 * Prepares a run of everything earned up to the end of a month and not in a run yet, to the accounts as they are now.
 * Experts without an account are paid with a later run.
 * @throws Refusal `month_not_over`, `payouts_prepared`, `nothing_to_pay`
 */
export async function preparePayouts(ports: Ports, tx: Tx, actor: Person, month: string) {
  const now = ports.clock.now()
  const { end } = monthSpan(month)
  if (end > now) throw new Refusal('month_not_over', 409)
  await lockExpertFees(tx)
  const runId = ports.ids.id()
  const dues = await unpaidExpertFees(tx, end)
  const payable = dues.flatMap(({ holder, iban_sealed, iban_end, ...due }) =>
    holder && iban_sealed && iban_end ? [{ ...due, holder, iban_sealed, iban_end, id: ports.ids.id() }] : [],
  )
  if (payable.length === 0) throw new Refusal((await runOf(tx, month)) ? 'payouts_prepared' : 'nothing_to_pay', 409)
  const fresh = await insertRun(tx, { id: runId, month, prepared_at: now, prepared_by: actor.personId })
  if (!fresh) throw new Refusal('payouts_prepared', 409)
  await insertPayouts(
    tx,
    payable.map((due) => ({
      id: due.id,
      run_id: runId,
      expert_id: due.expert_id,
      amount: due.amount,
      answers: due.answers,
      holder: due.holder,
      iban_sealed: encryptIban(
        ports,
        payoutKey(due.id),
        decryptIban(ports, accountKey(due.expert_id), due.iban_sealed),
      ),
      iban_end: due.iban_end,
    })),
  )
  for (const due of payable) await assignFeesToPayout(tx, due.id, due.contributions)
  return readRun(tx, month)
}

async function runAndPayouts(db: Db, month: string) {
  const run = await runOf(db, month)
  if (!run) throw new Refusal('payouts_unknown', 404)
  return { run, payouts: await payoutsOf(db, run.id) }
}

/** @throws Refusal `payouts_unknown` */
export async function readRun(db: Db, month: string) {
  const { run, payouts } = await runAndPayouts(db, month)
  return {
    month,
    preparedAt: run.prepared_at.toISOString(),
    paidAt: run.paid_at?.toISOString() ?? null,
    reference: run.reference,
    amount: payouts.reduce((sum, { amount }) => sum + amount, 0),
    payouts: payouts.map((row) => ({
      expertId: row.expert_id,
      name: `${row.first_name} ${row.last_name}`,
      holder: row.holder,
      ibanEnd: row.iban_end,
      answers: row.answers,
      amount: row.amount,
      returned: row.returned_at && row.reason ? { at: row.returned_at.toISOString(), reason: row.reason } : null,
    })),
  }
}

/** Records in the ledger that the bank has paid. Once per run, and with a reference that no other run has. */
export async function markPaid(ports: Ports, tx: Tx, actor: Person, input: { month: string; reference: string }) {
  const now = ports.clock.now()
  const run = await lockRun(tx, input.month)
  if (!run) throw new Refusal('payouts_unknown', 404)
  if (run.paid_at) throw new Refusal('payouts_paid', 409)
  if (await referenceUsed(tx, input.reference)) throw new Refusal('reference_used', 409)
  await setPaid(tx, run.id, { paid_at: now, paid_by: actor.personId, reference: input.reference })
  for (const { id, amount } of await payoutsOf(tx, run.id))
    await insertEntries(tx, 'payout', id, now, [
      { account: 'expert_payable', amount },
      { account: 'bank', amount: -amount },
    ])
  return readRun(tx, input.month)
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
  input: { month: string; expertId: string; reason: string },
) {
  const now = ports.clock.now()
  await lockExpertFees(tx)
  const run = await lockRun(tx, input.month)
  const payout = run && (await payoutsOf(tx, run.id)).find(({ expert_id }) => expert_id === input.expertId)
  if (!run || !payout) throw new Refusal('payouts_unknown', 404)
  if (!run.paid_at) throw new Refusal('payouts_not_paid', 409)
  const row = { payout_id: payout.id, returned_at: now, returned_by: actor.personId, reason: input.reason }
  if (!(await insertReturn(tx, row))) throw new Refusal('payout_returned', 409)
  await releaseExpertFees(tx, payout.id)
  await ports.jobs.enqueue(tx, 'billing.payout-letter', { payoutId: payout.id })
  await insertEntries(tx, 'payout_return', payout.id, now, [
    { account: 'bank', amount: payout.amount },
    { account: 'expert_payable', amount: -payout.amount },
  ])
  return readRun(tx, input.month)
}

/**
 * A run as a payment file for the bank. The same run gives the same bytes, so that a bank refuses the second one.
 * @throws Refusal `payouts_unknown`
 */
export async function payoutRunSepaFile(ports: Ports, month: string): Promise<string> {
  const { run, payouts } = await runAndPayouts(ports.db, month)
  return creditTransfer({
    id: `PAYOUT-${month}-${run.id.slice(-8)}`,
    createdAt: run.prepared_at,
    payOn: nextBankDay(run.prepared_at),
    from: { name: legalEntity.legal.entity, iban: legalEntity.bank.iban },
    transfers: payouts.map((row): Transfer => ({ ...namedFor(row, month), ...openedFor(ports, row) })),
  })
}

type Row = Awaited<ReturnType<typeof payoutsOf>>[number]

const namedFor = (row: Row, month: string) => ({
  id: `${month}-${row.id.slice(-12)}`,
  name: row.holder,
  amount: row.amount,
  about: `${brand.name} ${month}, ${row.answers} x`,
})
/** After ten years a payout no longer names an account. */
const openedFor = (ports: Ports, { id, iban_sealed }: Row) => ({
  iban: iban_sealed.length > 0 ? decryptIban(ports, payoutKey(id), iban_sealed) : '',
})

/** @throws Refusal `payouts_unknown` */
export async function payoutRunCsv(ports: Ports, month: string): Promise<string> {
  const { run, payouts } = await runAndPayouts(ports.db, month)
  const head = ['month', 'expert', 'name', 'holder', 'iban', 'answers', 'amount', 'currency', 'paid', 'reference']
  const rows = payouts.map((row) => [
    month,
    row.expert_id,
    `${row.first_name} ${row.last_name}`,
    row.holder,
    openedFor(ports, row).iban,
    row.answers,
    (row.amount / 100).toFixed(2),
    'EUR',
    run.paid_at ? monthOf(run.paid_at) : '',
    run.reference ?? '',
  ])
  return csv([head, ...rows])
}
