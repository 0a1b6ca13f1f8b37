import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField, typedText } from '../../api/fields.ts'
import { emergencySituations } from '../../safety/situations.ts'

export const serviceStates = ['requested', 'quoted', 'accepted', 'active', 'withdrawn', 'declined', 'expired'] as const

/** What the client and the staff both see of a request. */
export const serviceFields = {
  id: z.string(),
  reference: z.string(),
  state: z.enum(serviceStates),
  wish: z.string(),
  requestedAt: instant,
  title: z.string().nullable(),
  scope: z.string().nullable(),
  /** Cents, VAT included, paid once. */
  amount: z.number().int().nullable(),
  quotedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  paidAt: instant.nullable(),
  /** Percent of it that staff marked as done: a withdrawal does not refund it. */
  done: z.number().int(),
  closedAt: instant.nullable(),
}

export const ServiceView = z.object({
  ...serviceFields,
  /** Closed by its client before a price was named. */
  takenBack: z.boolean(),
  /** Of the price that is shown; the acceptance repeats it. */
  signature: z.string().nullable(),
  /** For the browser's card form, while there is something to pay. */
  clientSecret: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Within fourteen days of the order, and not once all of it is done. */
  mayWithdraw: z.boolean(),
})
export type ServiceView = z.output<typeof ServiceView>

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
    summary:
      'Describe what is needed; the house answers with a price. A text that shows a person in danger is no request: it is kept and told to the house as a question’s is, and refused with whom to call',
    who: 'person',
    body: z.object({
      wish: typedText(20, 4000),
      locale: localeField,
      /** What the person has already said to be no emergency. */
      notEmergency: z.array(z.enum(emergencySituations)).max(emergencySituations.length).default([]),
      timeZone: z.string().max(64).nullable().default(null),
      /** What the text was kept as while it was an emergency: the alert ends. */
      kept: z.string().max(64).nullable().default(null),
    }),
    reply: ServiceView,
    refusals: ['email_needed', 'service_waiting', 'emergency_stands'],
  }),
  'POST /me/services/:id/accept': endpoint({
    summary: 'Order at the signed price',
    who: 'person',
    body: accepted,
    reply: ServiceView,
    refusals: [
      'service_unknown',
      'service_over',
      'quote_changed',
      'quote_expired',
      'safe_to_write_needed',
      'payments_unavailable',
    ],
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
}
export type ServicesApi = typeof servicesApi
