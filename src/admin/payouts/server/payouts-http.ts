import type { Person } from '../../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { confirmPayoutAccount } from '../../../billing/payouts/server/earnings.ts'
import { expertInvoicePdf } from '../../../billing/payouts/server/mandate.ts'
import {
  listPayouts,
  markPaid,
  payoutRunCsv,
  payoutRunSepaFile,
  preparePayouts,
  readRun,
  recordReturnedPayout,
} from '../../../billing/payouts/server/payouts.ts'
import { expertStatement } from '../../../billing/payouts/server/statement.ts'
import { download } from '../../../billing/server/download.ts'
import { consumerTotalsTable } from '../../../billing/tax/server/consumer-totals.ts'
import { taxReportCsv, taxReportXml } from '../../../billing/tax/server/report.ts'
import type { Ports } from '../../../platform/ports.ts'
import { requireNoConflictOfInterest } from '../../server/conflict-of-interest.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondPerson } from '../../server/second-person.ts'
import { adminPayoutsApi } from '../contract-payouts.ts'

export function adminPayoutsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, adminPayoutsApi, {
    'GET /admin/payouts': async ({ ports, actor }) => {
      await requirePermission(ports, actor, 'see_money')
      return payoutsView(ports, actor)
    },
    'POST /admin/payouts': async ({ ports, actor, body }) => {
      await requirePermission(ports, actor, 'pay_experts')
      return ports.transact((tx) => preparePayouts(ports, tx, actor, body.period))
    },
    'GET /admin/payouts/run': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'see_money')
      return readRun(ports.db, query.period)
    },
    'GET /admin/payouts/run.xml': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'pay_experts')
      const file = await payoutRunSepaFile(ports, query.period)
      await accountsLeft(ports, actor, query.period, 'xml')
      return download(file, 'application/xml', `payouts-${query.period}.xml`)
    },
    'GET /admin/payouts/run.csv': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'pay_experts')
      const file = await payoutRunCsv(ports, query.period)
      await accountsLeft(ports, actor, query.period, 'csv')
      return download(file, 'text/csv; charset=utf-8', `payouts-${query.period}.csv`)
    },
    'POST /admin/payouts/paid': async ({ ports, actor, body }) => {
      await requirePermission(ports, actor, 'pay_experts')
      return ports.transact((tx) => markPaid(ports, tx, actor, body))
    },
    'POST /admin/payouts/returned': async ({ ports, actor, body }) => {
      await requirePermission(ports, actor, 'pay_experts')
      return ports.transact((tx) => recordReturnedPayout(ports, tx, actor, body))
    },
    'POST /admin/payouts/accounts/:expert/confirm': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'check_accounts')
      await requireNoConflictOfInterest(ports.db, actor, { expert: params.expert })
      await ports.transact((tx) =>
        confirmPayoutAccount(ports, tx, actor, { expertId: params.expert, changedAt: new Date(body.changedAt) }),
      )
      return payoutsView(ports, actor)
    },
    'GET /admin/payouts/invoices/:number/pdf': async ({ ports, actor, params }) => {
      await requirePermission(ports, actor, 'see_money')
      return download(await expertInvoicePdf(ports.db, params.number, null), 'application/pdf', `${params.number}.pdf`)
    },
    'GET /admin/payouts/statement.pdf': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'see_money')
      return download(await expertStatement(ports, query), 'application/pdf', `statement-${query.month}.pdf`)
    },
    'GET /admin/tax-report.csv': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'pay_experts')
      const file = await taxReportCsv(ports, Number(query.year))
      await accountsLeft(ports, actor, query.year, 'csv')
      return download(file, 'text/csv; charset=utf-8', `experts-${query.year}.csv`)
    },
    'GET /admin/tax-report.xml': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'pay_experts')
      const file = await taxReportXml(ports, Number(query.year))
      await accountsLeft(ports, actor, query.year, 'xml')
      return download(file, 'application/xml', `experts-${query.year}.xml`)
    },
    'GET /admin/consumer-totals.csv': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'see_money')
      const file = await consumerTotalsTable(ports.db, query)
      return download(file, 'text/csv; charset=utf-8', `consumers-${query.from}-${query.to}.csv`)
    },
  })
}

async function payoutsView(ports: Ports, actor: Person) {
  const payouts = await listPayouts(ports, actor)
  const anyName = payouts.open.some(({ waits }) => waits.includes('name'))
  return { ...payouts, second: anyName ? await secondPerson(ports.db, 'check_accounts', []) : null }
}

/** Records the download of a file with account numbers in the journal, as if something had been changed. */
function accountsLeft(ports: Ports, actor: Person, period: string, file: 'xml' | 'csv'): Promise<void> {
  return recordAct(ports, ports.db, actor, {
    act: 'payouts.export',
    subject: { kind: 'payouts', id: period },
    after: { file },
  })
}
