import { Refusal } from '../../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { contractDocumentsOf, ownContractDocument } from '../../contract-letter/server/store.ts'
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
      const [consents, contracts, invoices] = await Promise.all([
        consentsOf(ports.db, actor.personId, question),
        contractDocumentsOf(ports.db, actor.personId, question),
        question ? invoicesOfQuestion(ports.db, actor.personId, question) : [],
      ])
      return {
        consents: consents.map(({ kind, textVersion, order, givenAt }) => ({
          kind,
          version: textVersion,
          order,
          at: givenAt,
        })),
        contracts: contracts.map(({ id, reference, madeAt: at }) => ({ id, reference, at })),
        invoices: invoices.map(invoiceView),
      }
    },
    'GET /contracts/:id/pdf': async ({ ports, actor, params }) => {
      await ports.limits.spend(reading, actor.personId)
      const own = await ownContractDocument(ports.db, actor.personId, params.id)
      if (!own) throw new Refusal('contract_unknown', 404)
      return download(own.pdf, 'application/pdf', `${own.reference}.pdf`)
    },
    'GET /invoices/:number/pdf': async ({ ports, actor, params }) => {
      await ports.limits.spend(reading, actor.personId)
      return download(await openInvoice(ports, actor, params.number), 'application/pdf', `${params.number}.pdf`)
    },
  })
}
