import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField, typedText } from '../../api/fields.ts'
import { applicationDocuments } from '../../experts/onboarding/application.ts'
import { applicationStates, requestableItems } from '../../experts/onboarding/lifecycle.ts'
import { personField, secondPersonField, staffCodes } from '../contract-fields.ts'
import { KnownTitle, regulated, StaffExpert, Title } from '../experts/contract-standing.ts'

const warnings = [
  'same_siret',
  'same_email',
  'expert_siret',
  'has_account',
  'establishment_closed',
  'siret_unknown',
  'siret_digits',
] as const

export const StaffApplication = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(applicationStates),
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
  categories: z.array(z.object({ slug: z.string(), name: z.string(), regulated })),
  papers: z.array(z.object({ kind: z.enum(applicationDocuments), name: z.string(), size: z.number().int() })),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  /** Matches of the same number or address elsewhere: information for the reviewer, they block nothing. */
  warnings: z.array(z.enum(warnings)),
  /** A former expert: when they left, and why they were suspended then, if they were. */
  former: z
    .object({
      leftAt: instant,
      answered: z.number().int(),
      reason: z.string().nullable(),
      /** The former application, as long as it is kept. */
      reference: z.string().nullable(),
    })
    .nullable(),
  /** What the register of companies said, held against what was typed; null where it said nothing. */
  register: z
    .object({
      at: instant,
      known: z.boolean(),
      same: z.boolean(),
      open: z.boolean(),
      name: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  ibanEnd: z.string().nullable(),
  lawfulAt: instant.nullable(),
  /** Who holds the review lease, and until when nobody else may decide. */
  reviewer: personField.extend({ until: instant, own: z.boolean() }).nullable(),
  /** Two people must approve; this one has. */
  approvedOnceBy: personField.extend({ own: z.boolean() }).nullable(),
  needsTwo: z.boolean(),
  /** Remaining steps that need a second person, and who could do each. */
  waitsFor: z.array(
    secondPersonField.extend({
      step: z.enum(['second_yes', 'reader', 'appeal']),
      /** The reader did the previous step or approved first, so somebody else must do this one. */
      others: z.boolean(),
    }),
  ),
  /** The reader's own rejection is under appeal: another person decides. */
  refusedByOneself: z.boolean(),
  appealed: z.boolean(),
  said: z.string().nullable(),
  asked: z.array(z.object({ item: z.enum(requestableItems), note: z.string() })),
  titles: z.array(KnownTitle),
  /** The fields that the first person approved; null before that. */
  granted: z.array(z.string()).nullable(),
  /** A sample case; the answer is shown with the name only once it has been graded blindly. */
  trial: z
    .object({
      text: z.string(),
      answer: z.string().nullable(),
      waits: z.enum(['applicant', 'reader']).nullable(),
      passed: z.boolean().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  slug: z.string().nullable(),
  /** The expert created from the application. */
  expert: StaffExpert.nullable(),
})
export type StaffApplication = z.output<typeof StaffApplication>

const BlindTrial = z.object({
  id: z.string(),
  fields: z.array(z.string()),
  locale: localeField,
  text: z.string(),
  answer: z.string(),
})
export type BlindTrial = z.output<typeof BlindTrial>

const turning = [
  ...staffCodes,
  'application_unknown',
  'application_decided',
  'application_held',
  'second_person_needed',
  'own_file',
] as const

export const applicationsApi = {
  'GET /admin/applications': endpoint({
    summary: 'Who wants to answer here, those that wait first',
    who: 'staff',
    query: z.object({ state: z.enum(applicationStates).optional(), locale: localeField }),
    reply: z.object({ applications: z.array(StaffApplication) }),
    refusals: staffCodes,
  }),
  'GET /admin/applications/:id/papers/:kind': endpoint({ summary: 'A document of an application', who: 'staff' }),
  'POST /admin/applications/:id/claim': endpoint({
    summary: 'Read an application alone for thirty minutes',
    who: 'staff',
    body: z.object({ locale: localeField }),
    reply: StaffApplication,
    refusals: turning,
  }),
  'POST /admin/applications/:id/ask': endpoint({
    summary: 'Ask the applicant for what is missing, item by item; they are told by letter',
    who: 'staff',
    body: z.object({
      locale: localeField,
      items: z
        .array(z.object({ item: z.enum(requestableItems), note: typedText(0, 500).default('') }))
        .min(1, { error: 'items_missing' })
        .max(requestableItems.length),
    }),
    reply: StaffApplication,
    refusals: [...turning, 'items_missing'],
  }),
  'POST /admin/applications/:id/trial': endpoint({
    summary: 'Ask the applicant to answer a sample case; they are told by letter',
    who: 'staff',
    body: z.object({ locale: localeField, text: typedText(20, 4000, 'too_short') }),
    reply: StaffApplication,
    refusals: [...turning, 'trial_open'],
  }),
  'GET /admin/trials': endpoint({
    summary: 'Answers to sample cases that wait for a reader, without the names',
    who: 'staff',
    query: z.object({ locale: localeField }),
    reply: z.object({ trials: z.array(BlindTrial) }),
    refusals: staffCodes,
  }),
  'POST /admin/trials/:id/grade': endpoint({
    summary: 'Say whether such an answer would do, and why; not whoever chose the case',
    who: 'staff',
    body: z.object({ passed: z.boolean(), note: typedText(10, 1000, 'reason_too_short') }),
    reply: z.object({ id: z.string() }),
    refusals: turning,
  }),
  'POST /admin/applications/:id/approve': endpoint({
    summary:
      'Accept an application with its fields and titles; in a regulated field a second person must accept it too',
    who: 'staff',
    body: z.object({
      locale: localeField,
      categories: z.array(z.string().max(80)).max(60).default([]),
      titles: z.array(Title).max(10).default([]),
    }),
    reply: StaffApplication,
    refusals: [...turning, 'trial_open', 'category_unknown', 'title_missing', 'title_over'],
  }),
  'POST /admin/applications/:id/reject': endpoint({
    summary: 'Refuse an application; the applicant is told why, and may contest it once',
    who: 'staff',
    body: z.object({ locale: localeField, reason: typedText(10, 1000, 'reason_too_short') }),
    reply: StaffApplication,
    refusals: turning,
  }),
}
export type ApplicationsApi = typeof applicationsApi
