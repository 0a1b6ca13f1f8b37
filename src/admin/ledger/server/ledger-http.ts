import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { download } from '../../../billing/server/download.ts'
import { ledgerApi } from '../contract-ledger.ts'
import { exportLedgerCsv, readLedger, readReconciliations } from './ledger.ts'

export function ledgerHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, ledgerApi, {
    'GET /admin/ledger': ({ ports, actor, query }) => readLedger(ports, actor, query),
    'GET /admin/ledger.csv': async ({ ports, actor, query }) =>
      download(
        await exportLedgerCsv(ports, actor, query),
        'text/csv; charset=utf-8',
        `fec-${query.from}-${query.to}.csv`,
      ),
    'GET /admin/reconciliations': ({ ports, actor }) => readReconciliations(ports, actor),
  })
}
