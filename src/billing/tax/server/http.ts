import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { download } from '../../server/download.ts'
import { taxApi } from '../contract.ts'
import { taxCopyName } from '../tax.ts'
import { ownTax, saveTaxIdentity } from './identity.ts'
import { ownTaxReportCsv } from './report.ts'

const reading = { name: 'tax-copy', points: 60, seconds: 600 }
const changing = { name: 'tax-identity', points: 20, seconds: 3600 }

export function taxHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, taxApi, {
    'GET /me/tax': ({ ports, actor }) => ownTax(ports, actor),
    'PUT /me/tax': async ({ ports, actor, body }) => {
      await ports.limits.spend(changing, actor.personId)
      return saveTaxIdentity(ports, actor, body)
    },
    'GET /me/tax.csv': async ({ ports, actor, query }) => {
      await ports.limits.spend(reading, actor.personId)
      const table = await ownTaxReportCsv(ports, actor, Number(query.year), query.locale)
      return download(table, 'text/csv; charset=utf-8', taxCopyName(query.locale, Number(query.year)))
    },
  })
}
