import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { InvalidInput } from '../../../api/server/problem.ts'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { legalTextAt } from '../../../content/server/legal.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { payableIban } from '../../server/payable-iban.ts'
import { applicationSealKey } from '../../server/payout-port.ts'
import {
  applicationDocuments,
  applicationErrors,
  expertCountries,
  normalizeCountry,
  normalizeNumber,
} from '../application.ts'
import type { ApplicationInput } from '../contract-application.ts'
import { applicationLink, siteUrl, statusLink } from './application-link.ts'
import { renderArrivedEmail, renderReceivedEmail } from './application-mail.tsx'
import { addressTaken, insertApplication, insertTermsAcceptance } from './application-store.ts'
import { lookUpLater } from './company-lookup.ts'
import { attachDocument } from './documents.ts'

const perPerson = { name: 'experts.applications', points: 5, seconds: 3600 }

/** @throws InvalidInput for each rule that is broken; Refusal `email_in_use`, `file_missing`, `picture_type_unsupported` */
export async function applyAsExpert(ports: Ports, actor: Person, input: ApplicationInput) {
  const countries = expertCountries({ morocco: ports.config.EXPERTS_IN_MOROCCO })
  const complaints = applicationErrors(input, { vatStrict: ports.config.VAT_STRICT, countries })
  if (input.categories.some((slug) => !findCategory(slug)))
    complaints.push({ field: 'categories', code: 'category_unknown' })
  const account = input.iban === '' ? null : payableIban(input.iban)
  if (account?.refused)
    complaints.push({ field: 'iban', code: account.refused === 'iban_ours' ? 'iban_ours' : 'iban_invalid' })
  if (complaints.length > 0) throw new InvalidInput(complaints)
  // What is merely filled in wrongly counts as no attempt.
  await ports.limits.spend(perPerson, actor.personId)
  const iban = account?.iban ?? null
  const email = input.email.toLowerCase()
  if (await addressTaken(ports.db, email)) throw new Refusal('email_in_use', 422)
  const id = ports.ids.id()
  const reference = `E-${id.replace(/-/g, '').slice(-8).toUpperCase()}`
  const { locale } = input
  const name = `${input.firstName} ${input.lastName}`
  const [terms, received, arrived] = await Promise.all([
    legalTextAt(ports, { key: 'expert-terms', locale, at: ports.clock.now() }),
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
      personId: actor.personId,
      locale,
      companyName: input.companyName,
      siret: normalizeNumber(input.siret),
      vatNumber: normalizeNumber(input.vatNumber),
      vatExempt: input.vatExempt && input.vatNumber === '',
      firstName: input.firstName,
      lastName: input.lastName,
      email,
      phone: input.phone,
      address: input.address,
      postalCode: input.postalCode,
      city: input.city,
      country: normalizeCountry(input.country),
      categories: [...new Set(input.categories)],
      termsAt: now,
      lawfulAt: now,
      ibanSealed:
        iban === null
          ? null
          : Buffer.from(sealWith(ports.config.FILE_KEY).seal(applicationSealKey(id), Buffer.from(iban))),
      ibanEnd: iban?.slice(-4) ?? null,
      stateAt: now,
      submittedAt: now,
      decidedAt: null,
      decidedBy: null,
      reason: null,
    })
    await insertTermsAcceptance(tx, {
      applicationId: id,
      occasion: 'application',
      version: terms.version,
      locale,
      at: now,
    })
    for (const kind of applicationDocuments) {
      const paper = { id: input[kind] ?? '', personId: actor.personId, applicationId: id, kind }
      await attachDocument(tx, paper)
    }
    if (ports.companyRegister && normalizeCountry(input.country) === 'fr') await lookUpLater(ports, tx, id)
    await ports.mail.enqueue(tx, { ...received, to: email, locale, key: `application:${id}:received` })
    await ports.mail.enqueue(tx, {
      ...arrived,
      to: brand.support.email,
      locale: 'fr',
      key: `application:${id}:arrived`,
    })
    return { reference, page: statusLink(ports, id, locale) }
  })
  return sent.catch((error: unknown) => {
    // When two pages submit at once, the unique constraint accepts only one.
    const twice = (error as { constraint?: unknown } | null)?.constraint === 'expert_application_waiting'
    throw twice ? new Refusal('email_in_use', 422) : error
  })
}
