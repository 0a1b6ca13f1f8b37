import type { Person } from '../../../api/actor.ts'
import {
  accountBalances,
  differences,
  type EntryRow,
  entriesIn,
  feesIn,
  findMovements,
  lastReconciliations,
  recordedDrifts,
  type Span,
} from '../../../billing/ledger/server/ledger-views.ts'
import { daySpan } from '../../../billing/months.ts'
import { csv } from '../../../billing/server/csv.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayDo } from '../../rights.ts'
import { requirePermission } from '../../server/permissions.ts'
import { checks } from '../contract-ledger.ts'

const perPage = 30
type Asked = { from?: string; to?: string; account?: string; payment?: string; page: number }

export async function readLedger(ports: Ports, actor: Person, { from, to, page, ...filter }: Asked) {
  await requirePermission(ports, actor, 'see_money')
  const { db } = ports
  const span: Span = { start: from && daySpan(from, from).start, end: to && daySpan(to, to).end } as Span
  const [accounts, difference, fees, movements] = await Promise.all([
    accountBalances(db, span),
    differences(db),
    feesIn(db, span),
    findMovements(db, { ...span, ...filter }, { offset: (page - 1) * perPage, limit: perPage + 1 }),
  ])
  return {
    accounts: accounts.map(({ nameFr, nameEn, ...account }) => ({ ...account, name: { fr: nameFr, en: nameEn } })),
    checks: checks.map((name) => ({ name, difference: difference[name] })),
    fees,
    movements: movements.slice(0, perPage),
    page,
    more: movements.length > perPage,
  }
}

export async function readReconciliations(ports: Ports, actor: Person) {
  await requirePermission(ports, actor, 'see_money')
  const [runs, drifts] = await Promise.all([lastReconciliations(ports.db, 30), recordedDrifts(ports.db, 100)])
  return {
    runs,
    drifts: drifts.map((drift) => ({
      ...drift,
      alert:
        drift.alert && drift.openedAt
          ? {
              id: drift.alert,
              openedAt: drift.openedAt,
              closedAt: drift.closedAt,
              closedBy: drift.closedBy,
              note: drift.closeNote,
            }
          : null,
    })),
    mayClose: mayDo(actor.roles, 'close_alerts'),
  }
}

/** The columns and their order: art. A47 A-1 of the French book of tax procedures. */
const columns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
]

const sales = ['VE', 'Ventes'] as const
const other = ['OD', 'Opérations diverses'] as const
const journals: Record<string, readonly [code: string, name: string, label: string]> = {
  charge: [...sales, 'Paiement encaissé'],
  credit: [...sales, 'Remboursement'],
  expert_due: ['AC', 'Achats', 'Réponse d’expert'],
  payout: ['BQ', 'Banque', 'Virement à un expert'],
  payout_return: ['BQ', 'Banque', 'Virement retourné'],
  fee: [...other, 'Frais du prestataire de paiement'],
  transfer: ['BQ', 'Banque', 'Virement du prestataire de paiement'],
  dispute: [...other, 'Paiement contesté'],
  dispute_won: [...other, 'Contestation gagnée'],
  dispute_lost: [...other, 'Contestation perdue'],
  refund_failed: [...other, 'Remboursement non abouti'],
  refund_waits: [...other, 'Remboursement en attente de la banque'],
  refund_paid: ['BQ', 'Banque', 'Remboursement versé par une autre voie'],
  refund_again: [...other, 'Remboursement redemandé'],
}

export async function exportLedgerCsv(
  ports: Ports,
  actor: Person,
  days: { from: string; to: string },
): Promise<string> {
  await requirePermission(ports, actor, 'see_money')
  return csv([columns, ...(await entriesIn(ports.db, daySpan(days.from, days.to))).map(line)])
}

function line(row: EntryRow): (string | number)[] {
  const [code, name, label] = journals[row.source] ?? [...other, row.source]
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  return [
    code,
    name,
    row.movement,
    row.day,
    row.number,
    row.name,
    '',
    '',
    row.document ?? row.sourceId,
    row.day,
    label,
    euros(Math.max(0, row.amount)),
    euros(Math.max(0, -row.amount)),
    '',
    '',
    row.day,
    '',
    '',
  ]
}
