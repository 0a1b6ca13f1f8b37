import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { InvalidInput } from '../../../api/server/problem.ts'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { applicationSealKey } from '../../server/payout-port.ts'
import {
  applicationDocuments,
  applicationErrors,
  expertCountries,
  normalizeCountry,
  normalizeNumber,
} from '../application.ts'
import type { ApplicationInput } from '../contract-application.ts'
import { applicationLink, siteUrl } from './application-link.ts'
import { renderArrivedEmail, renderReceivedEmail } from './application-mail.tsx'
import { addressTaken, attachDocument, insertApplication } from './application-store.ts'

const perPerson = { name: 'experts.applications', points: 5, seconds: 3600 }

const payable = (given: string) => {
  const iban = electronicFormatIBAN(given)
  return iban !== null && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2))
}

/** @throws InvalidInput for each rule that is broken; Refusal `email_in_use`, `file_missing` */
export async function applyAsExpert(ports: Ports, actor: Person, input: ApplicationInput) {
  await ports.limits.spend(perPerson, actor.personId)
  const countries = expertCountries({ morocco: ports.config.EXPERTS_IN_MOROCCO })
  const complaints = applicationErrors(input, { vatStrict: ports.config.VAT_STRICT, countries })
  if (input.categories.some((slug) => !findCategory(slug)))
    complaints.push({ field: 'categories', code: 'category_unknown' })
  if (input.iban !== '' && !payable(input.iban)) complaints.push({ field: 'iban', code: 'iban_invalid' })
  if (complaints.length > 0) throw new InvalidInput(complaints)
  const iban = input.iban === '' ? null : electronicFormatIBAN(input.iban)
  const email = input.email.toLowerCase()
  if (await addressTaken(ports.db, email)) throw new Refusal('email_in_use', 422)
  const id = ports.ids.id()
  const reference = `E-${id.replace(/-/g, '').slice(-8).toUpperCase()}`
  const { locale } = input
  const name = `${input.firstName} ${input.lastName}`
  const [received, arrived] = await Promise.all([
    renderReceivedEmail(locale, { reference, name: input.firstName, link: applicationLink(ports, id, locale) }),
    renderArrivedEmail(
      { reference, name, email, company: input.companyName, categories: input.categories },
      siteUrl(ports),
    ),
  ])
  const sent = ports.transact(async (tx) => {
    const now = ports.clock.now()
    await insertApplication(tx, {
      id,
      reference,
      person_id: actor.personId,
      locale,
      company_name: input.companyName,
      siret: normalizeNumber(input.siret),
      vat_number: normalizeNumber(input.vatNumber),
      vat_exempt: input.vatExempt && input.vatNumber === '',
      first_name: input.firstName,
      last_name: input.lastName,
      email,
      phone: input.phone,
      address: input.address,
      postal_code: input.postalCode,
      city: input.city,
      country: normalizeCountry(input.country),
      categories: [...new Set(input.categories)],
      terms_at: now,
      lawful_at: now,
      iban_sealed:
        iban === null
          ? null
          : Buffer.from(sealWith(ports.config.FILE_KEY).seal(applicationSealKey(id), Buffer.from(iban))),
      iban_end: iban?.slice(-4) ?? null,
      state_at: now,
      submitted_at: now,
      decided_at: null,
      decided_by: null,
      reason: null,
    })
    for (const kind of applicationDocuments) {
      const paper = { id: input[kind] ?? '', personId: actor.personId, applicationId: id, kind }
      if (!(await attachDocument(tx, paper))) throw new Refusal('file_missing', 422)
    }
    await ports.mail.enqueue(tx, { ...received, to: email, locale, key: `application:${id}:received` })
    await ports.mail.enqueue(tx, {
      ...arrived,
      to: brand.support.email,
      locale: 'fr',
      key: `application:${id}:arrived`,
    })
    return { reference }
  })
  return sent.catch((error: unknown) => {
    // When two pages submit at once, the unique constraint accepts only one.
    const twice = (error as { constraint?: unknown } | null)?.constraint === 'expert_application_waiting'
    throw twice ? new Refusal('email_in_use', 422) : error
  })
}
