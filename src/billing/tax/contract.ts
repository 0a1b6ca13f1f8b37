import { z } from 'zod'
import { addressCountries } from '../../accounts/profile/countries.ts'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField, typedLine, typedText } from '../../api/fields.ts'
import { sellerKinds } from './tax.ts'

export const yearField = z.string().regex(/^20\d\d$/, { error: 'year_invalid' })
const country = z.enum(addressCountries, { error: 'country_invalid' })

const identity = {
  kind: z.enum(sellerKinds),
  name: typedLine(0, 200),
  bornOn: z.iso.date({ error: 'born_invalid' }).nullable(),
  taxCountry: country,
  registration: typedText(0, 40),
  vatNumber: typedText(0, 30),
  address: typedLine(0, 200),
  postalCode: typedLine(0, 20),
  city: typedLine(0, 100),
  country,
}

export const OwnTax = z.object({
  /** Of the number only its last four characters. */
  identity: z
    .object({
      ...identity,
      taxCountry: z.string(),
      country: z.string(),
      taxNumberEnd: z.string(),
      changedAt: instant,
    })
    .nullable(),
  /** What the application said, for the expert to check; null where there is none, or once it was answered. */
  prefill: z
    .object({
      person: z.string(),
      company: z.string(),
      registration: z.string(),
      vatNumber: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
  /** The past years in which something was earned, the latest first. */
  years: z.array(z.number().int()),
})
export type OwnTax = z.output<typeof OwnTax>

export const taxApi = {
  'GET /me/tax': endpoint({
    summary: 'Who one is for the tax authority, and the years that were reported',
    who: 'expert',
    reply: OwnTax,
  }),
  'PUT /me/tax': endpoint({
    summary: 'Says who one is for the tax authority; the number is kept sealed',
    who: 'expert',
    body: z.object({ ...identity, taxNumber: typedText(0, 40) }),
    reply: OwnTax,
  }),
  'GET /me/tax.csv': endpoint({
    summary: 'The copy of what is reported to the tax authority of a year that is over',
    who: 'expert',
    query: z.object({ year: yearField, locale: localeField }),
    refusals: ['year_not_over', 'nothing_earned'],
  }),
}
export type TaxApi = typeof taxApi
