import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant } from '../../api/fields.ts'
import { InvoiceView, OrderKind } from '../contract.ts'

const ConsentRow = z.object({
  kind: z.enum(['terms_and_age', 'start_now']),
  /** Which wording was shown. */
  version: z.string(),
  order: z.enum([...OrderKind.options, 'service']),
  at: instant,
})
export type ConsentRow = z.output<typeof ConsentRow>

const ContractRow = z.object({ id: z.string(), reference: z.string(), at: instant })
export type ContractRow = z.output<typeof ContractRow>

export const documentsApi = {
  'GET /me/papers': endpoint({
    summary: 'What I accepted when ordering, and my contracts; of one question also its invoices and credit notes',
    who: 'person',
    query: z.object({ question: idField.optional() }),
    reply: z.object({
      consents: z.array(ConsentRow),
      contracts: z.array(ContractRow),
      invoices: z.array(InvoiceView),
    }),
  }),
  'GET /contracts/:id/pdf': endpoint({
    summary: 'An own contract as the PDF that was sent',
    who: 'person',
    refusals: ['contract_unknown'],
  }),
  'GET /invoices/:number/pdf': endpoint({
    summary: 'An own invoice or credit note as a PDF',
    who: 'person',
    refusals: ['invoice_unknown'],
  }),
}
export type DocumentsApi = typeof documentsApi
