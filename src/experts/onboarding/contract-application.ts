import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { emailField, idField, instant, localeField, typedLine } from '../../api/fields.ts'

const line = (max: number) => typedLine(0, max).default('')
const paper = idField.nullable().default(null)

/**
 * Only shapes and lengths; the rules are in `application.ts`, so that the form and the server return the same errors.
 */
export const applicationInput = z.object({
  companyName: line(160),
  siret: line(30),
  vatNumber: line(30),
  vatExempt: z.boolean().default(false),
  firstName: line(80),
  lastName: line(80),
  email: line(254),
  phone: line(30),
  address: line(200),
  postalCode: line(12),
  city: line(100),
  country: line(12),
  /** Optional: the account that answers are paid to. Encrypted on arrival, and never shown in full again. */
  iban: line(50),
  categories: z.array(z.string().max(80)).max(60).default([]),
  identity: paper,
  diploma: paper,
  picture: paper,
  terms: z.boolean().default(false),
  lawful: z.boolean().default(false),
  locale: localeField,
})
export type ApplicationInput = z.output<typeof applicationInput>

/** What is kept of an application that was begun; documents, account and consents are given when it is sent. */
export const applicationDraft = applicationInput.omit({
  iban: true,
  identity: true,
  diploma: true,
  picture: true,
  terms: true,
  lawful: true,
  locale: true,
})
export type ApplicationDraft = z.output<typeof applicationDraft>

export const StoredDocument = z.object({ id: z.string(), name: z.string(), size: z.number().int(), type: z.string() })
export type StoredDocument = z.output<typeof StoredDocument>

/** What the register of companies says of a number. `off`: none is asked. */
export const CompanyLookup = z.object({
  known: z.enum(['found', 'unknown', 'unavailable', 'off']),
  company: z
    .object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      postalCode: z.string().nullable(),
      city: z.string().nullable(),
      open: z.boolean(),
    })
    .nullable(),
})
export type CompanyLookup = z.output<typeof CompanyLookup>

export const applicationApi = {
  'GET /applications/company': endpoint({
    summary: 'What the register of companies says of a SIRET, for the applicant to accept or correct',
    who: 'anyone',
    query: z.object({ siret: z.string().regex(/^(?!0{14})\d{14}$/, { error: 'siret_invalid' }) }),
    reply: CompanyLookup,
    refusals: ['invalid_input'],
  }),
  'POST /applications/papers': endpoint({
    summary: 'Upload a document of an application: PDF, JPG or PNG of 5 MB at most (multipart, field `file`)',
    who: 'person',
    reply: StoredDocument,
    refusals: [
      'file_too_large',
      'file_type_unsupported',
      'file_damaged',
      'file_active_content',
      'file_infected',
      'file_unscanned',
      'files_busy',
      'file_too_many_pages',
      'file_unfolds',
      'file_missing',
      'too_many_files',
    ],
  }),
  'POST /applications/drafts': endpoint({
    summary: 'Go on later, also elsewhere: emails a link that brings back what was typed, once',
    who: 'person',
    body: z.object({ email: emailField, locale: localeField, fields: applicationDraft }),
    reply: z.object({ until: instant }),
  }),
  'POST /applications/drafts/open': endpoint({
    summary: 'What was typed, with the link of the letter; the link is used up',
    who: 'anyone',
    body: z.object({ token: z.string().min(16, { error: 'link_invalid' }).max(300, { error: 'link_invalid' }) }),
    reply: z.object({ fields: applicationDraft }),
    refusals: ['link_invalid'],
  }),
  'POST /applications': endpoint({
    summary: 'Apply as an expert',
    who: 'person',
    body: applicationInput,
    /** `page`: where the applicant follows it from this screen; what it asks for is sent with the link of the letter. */
    reply: z.object({ reference: z.string(), page: z.string() }),
    refusals: ['email_in_use', 'file_missing', 'picture_type_unsupported', 'invalid_input'],
  }),
}
export type ApplicationApi = typeof applicationApi
