import { endpoint } from '../api/endpoint.ts'

export const booksApi = {
  'GET /invoices/:number/pdf': endpoint({
    summary: 'An own invoice or credit note as a PDF',
    who: 'person',
    refusals: ['invoice_unknown'],
  }),
}
