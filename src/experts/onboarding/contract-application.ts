import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, localeField } from '../../api/fields.ts'

const line = (max: number) =>
  z
    .string()
    .max(max, { error: 'too_long' })
    .transform((value) => value.trim())
    .default('')
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

export const StoredDocument = z.object({ id: z.string(), name: z.string(), size: z.number().int(), type: z.string() })
export type StoredDocument = z.output<typeof StoredDocument>

export const applicationApi = {
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
      'file_too_many_pages',
      'file_missing',
      'too_many_files',
    ],
  }),
  'POST /applications': endpoint({
    summary: 'Apply as an expert',
    who: 'person',
    body: applicationInput,
    reply: z.object({ reference: z.string() }),
    refusals: ['email_in_use', 'file_missing', 'picture_type_unsupported', 'invalid_input'],
  }),
}
export type ApplicationApi = typeof applicationApi
