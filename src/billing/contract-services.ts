import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, localeField, typed } from '../api/fields.ts'

const states = ['requested', 'quoted', 'accepted', 'active', 'declined', 'expired'] as const

const service = {
  id: z.string(),
  reference: z.string(),
  state: z.enum(states),
  wish: z.string(),
  requestedAt: instant,
  title: z.string().nullable(),
  scope: z.string().nullable(),
  /** Cents, VAT included, once and for all. */
  amount: z.number().int().nullable(),
  quotedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  paidAt: instant.nullable(),
  closedAt: instant.nullable(),
}

export const ServiceView = z.object({
  ...service,
  /** Of the price that is shown; accepting names it. */
  signature: z.string().nullable(),
  /** For the browser's card form, while there is something to pay. */
  clientSecret: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  lastError: z.string().nullable(),
})
export type ServiceView = z.output<typeof ServiceView>

const StaffService = z.object({ ...service, person: z.string(), email: z.string().nullable(), locale: localeField })
export type StaffService = z.output<typeof StaffService>

const accepted = z.object({ signature: z.string().max(200), terms: z.literal(true), startNow: z.literal(true) })

export const servicesApi = {
  'GET /me/services': endpoint({
    summary: 'The own requests for a service by quote, newest first',
    who: 'person',
    reply: z.object({ services: z.array(ServiceView) }),
  }),
  'GET /me/services/:id': endpoint({
    summary: 'One of them',
    who: 'person',
    reply: ServiceView,
    refusals: ['service_unknown'],
  }),
  'POST /me/services': endpoint({
    summary: 'Describe what is needed; the house answers with a price',
    who: 'person',
    body: z.object({ wish: typed(20, 4000), locale: localeField }),
    reply: ServiceView,
    refusals: ['email_needed', 'service_waiting'],
  }),
  'POST /me/services/:id/accept': endpoint({
    summary: 'Order at the signed price',
    who: 'person',
    body: accepted,
    reply: ServiceView,
    refusals: ['service_unknown', 'service_over', 'quote_changed', 'quote_expired', 'payments_unavailable'],
  }),
  'POST /me/services/:id/settle': endpoint({
    summary: 'Look at the provider now, after the browser has paid',
    who: 'person',
    idempotent: true,
    reply: ServiceView,
    refusals: ['service_unknown', 'payments_unavailable'],
  }),
  'POST /me/services/:id/decline': endpoint({
    summary: 'Take back the request, or decline the price; nothing is owed',
    who: 'person',
    reply: ServiceView,
    refusals: ['service_unknown', 'service_over'],
  }),
  'GET /admin/quotes': endpoint({
    summary: 'Requests for a service by quote, those that wait first',
    who: 'staff',
    query: z.object({ state: z.enum(states).optional() }),
    reply: z.object({ services: z.array(StaffService) }),
  }),
  'POST /admin/quotes/:id': endpoint({
    summary: 'Name a price, which stands for thirty days; until it is accepted a new one replaces it',
    who: 'staff',
    body: z.object({
      title: typed(3, 120),
      scope: typed(10, 4000),
      amount: z.number().int().min(100).max(10_000_000),
    }),
    reply: StaffService,
    refusals: ['service_unknown', 'service_over'],
  }),
  'POST /admin/quotes/:id/decline': endpoint({
    summary: 'The house cannot do it, and says why',
    who: 'staff',
    body: z.object({ reason: typed(10, 1000) }),
    reply: StaffService,
    refusals: ['service_unknown', 'service_over'],
  }),
}
export type ServicesApi = typeof servicesApi
