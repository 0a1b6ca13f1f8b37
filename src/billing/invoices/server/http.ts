import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { download } from '../../server/download.ts'
import { documentsApi } from '../contract.ts'
import { invoiceView } from './data.ts'
import { consentsOf, invoicesOfQuestion } from './documents-store.ts'
import { openInvoice } from './invoices.ts'

const reading = { name: 'invoice', points: 120, seconds: 600 }

export function documentsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, documentsApi, {
    'GET /me/papers': async ({ ports, actor, query }) => {
      const question = query.question ?? null
      const [consents, invoices] = await Promise.all([
        consentsOf(ports.db, actor.personId, question),
        question ? invoicesOfQuestion(ports.db, actor.personId, question) : [],
      ])
      return {
        consents: consents.map(({ kind, text_version, order, given_at }) => ({
          kind,
          version: text_version,
          order,
          at: given_at.toISOString(),
        })),
        invoices: invoices.map(invoiceView),
      }
    },
    'GET /invoices/:number/pdf': async ({ ports, actor, params }) => {
      await ports.limits.spend(reading, actor.personId)
      return download(await openInvoice(ports, actor, params.number), 'application/pdf', `${params.number}.pdf`)
    },
  })
}
