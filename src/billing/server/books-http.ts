import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { booksApi } from '../contract-books.ts'
import { download } from './download.ts'
import { openInvoice } from './invoices.ts'

const reading = { name: 'invoice', points: 120, seconds: 600 }

export function booksHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, booksApi, {
    'GET /invoices/:number/pdf': async ({ ports, actor, params }) => {
      await ports.limits.spend(reading, actor.personId)
      return download(await openInvoice(ports, actor, params.number), 'application/pdf', `${params.number}.pdf`)
    },
  })
}
