import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instantField } from '../../api/fields.ts'
import { InvoiceView, OrderKind } from '../contract.ts'

const ConsentRow = z.object({
  kind: z.enum(['terms_and_age', 'start_now']),
  /** Which wording was shown. */
  version: z.string(),
  order: OrderKind,
  at: instantField,
})
export type ConsentRow = z.output<typeof ConsentRow>

export const documentsApi = {
  'GET /me/papers': endpoint({
    summary: 'What I accepted when ordering; of one question also its invoices and credit notes',
    who: 'person',
    query: z.object({ question: idField.optional() }),
    reply: z.object({ consents: z.array(ConsentRow), invoices: z.array(InvoiceView) }),
  }),
  'GET /invoices/:number/pdf': endpoint({
    summary: 'An own invoice or credit note as a PDF',
    who: 'person',
    refusals: ['invoice_unknown'],
  }),
}
export type DocumentsApi = typeof documentsApi
