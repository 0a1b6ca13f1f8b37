import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { localeField, typedText } from '../../api/fields.ts'
import { serviceFields, serviceStates } from '../../billing/services/contract.ts'
import { staffCodes } from '../contract-fields.ts'

export const StaffService = z.object({
  ...serviceFields,
  person: z.string(),
  email: z.string().nullable(),
  locale: localeField,
})
export type StaffService = z.output<typeof StaffService>

export const quotesApi = {
  'GET /admin/quotes': endpoint({
    summary: 'Requests for a service by quote, those that wait first',
    who: 'staff',
    query: z.object({ state: z.enum(serviceStates).optional() }),
    reply: z.object({ services: z.array(StaffService), mayPrice: z.boolean() }),
    refusals: staffCodes,
  }),
  'POST /admin/quotes/:id': endpoint({
    summary: 'Name a price, which stands for thirty days; until it is accepted a new one replaces it',
    who: 'staff',
    body: z.object({
      title: typedText(3, 120),
      scope: typedText(10, 4000),
      amount: z.number().int().min(100).max(10_000_000),
    }),
    reply: StaffService,
    refusals: [...staffCodes, 'service_unknown', 'service_over'],
  }),
  'POST /admin/quotes/:id/done': endpoint({
    summary: 'How much of a paid service is done; it only grows, and a withdrawal does not give that part back',
    who: 'staff',
    body: z.object({ percent: z.number().int().min(0).max(100) }),
    reply: StaffService,
    refusals: [...staffCodes, 'service_unknown', 'service_over'],
  }),
  'POST /admin/quotes/:id/decline': endpoint({
    summary: 'The house cannot do it, and says why',
    who: 'staff',
    body: z.object({ reason: typedText(10, 1000) }),
    reply: StaffService,
    refusals: [...staffCodes, 'service_unknown', 'service_over'],
  }),
}
export type QuotesApi = typeof quotesApi
