import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, localeField, typed } from '../api/fields.ts'
import { applicationPapers } from '../experts/application.ts'
import { staffCodes } from './contract-fields.ts'

const states = ['submitted', 'approved', 'rejected'] as const

const StaffApplication = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(states),
  locale: localeField,
  companyName: z.string(),
  siret: z.string(),
  vatNumber: z.string(),
  vatExempt: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  categories: z.array(z.string()),
  papers: z.array(z.object({ kind: z.enum(applicationPapers), name: z.string(), size: z.number().int() })),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
})
export type StaffApplication = z.output<typeof StaffApplication>

export const applicationsApi = {
  'GET /admin/applications': endpoint({
    summary: 'Who wants to answer here, those that wait first',
    who: 'staff',
    query: z.object({ state: z.enum(states).optional(), locale: localeField }),
    reply: z.object({ applications: z.array(StaffApplication) }),
    refusals: staffCodes,
  }),
  'GET /admin/applications/:id/papers/:kind': endpoint({ summary: 'A document of an application', who: 'staff' }),
  'POST /admin/applications/:id/approve': endpoint({
    summary: 'Accept an application; the applicant is told',
    who: 'staff',
    body: z.object({ locale: localeField }),
    reply: StaffApplication,
    refusals: [...staffCodes, 'application_unknown', 'application_decided'],
  }),
  'POST /admin/applications/:id/reject': endpoint({
    summary: 'Refuse an application; the applicant is told why',
    who: 'staff',
    body: z.object({ locale: localeField, reason: typed(10, 1000, 'reason_too_short') }),
    reply: StaffApplication,
    refusals: [...staffCodes, 'application_unknown', 'application_decided'],
  }),
}
export type ApplicationsApi = typeof applicationsApi
