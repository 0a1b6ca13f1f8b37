import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { disputeById } from '../../../billing/disputes/server/views.ts'
import { consentsFor, paymentById, stepsOf } from '../../../billing/ledger/server/payment-views.ts'
import { createPdfPage, pdfPageMargin } from '../../../billing/server/pdf-page.ts'
import { brand } from '../../../brand.ts'
import { legalIn } from '../../../brand-legal.ts'
import { day, dayAndHour, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { DisputeEvidence } from '../../../platform/payments/port-refunds-disputes.ts'
import type { Ports } from '../../../platform/ports.ts'
import { answerTo } from '../../../questions/answers/server/views.ts'
import type { Answer } from '../../../questions/shapes.ts'
import { isRegulated } from '../../applications/regulated.ts'
import { codes as codesEn } from '../../codes.text.en.ts'
import { codes as codesFr } from '../../codes.text.fr.ts'
import { describeStep, type StepCodes } from '../../describe-step.ts'
import { emergencyAccessFor } from '../../server/emergency-access-store.ts'
import { evidence as evidenceEn } from '../evidence.text.en.ts'
import { evidence as evidenceFr } from '../evidence.text.fr.ts'

type Line = { at: Date; text: string }

/** All evidence for a disputed payment, in the language of the contract. */
export type DisputeCase = {
  id: string
  locale: Locale
  title: string
  amount: number
  reason: string
  /** `name` is null if the client has given none. */
  client: { name: string | null; email: string; address: string | null }
  what: string
  lines: Line[]
  answeredAt: Date | null
  /** `null` if there is no answer, or if this reader may not see it. */
  answer: string | null
}

const wordsIn = (locale: Locale) =>
  locale === 'fr' ? { own: evidenceFr, codes: codesFr } : { own: evidenceEn, codes: codesEn }

/**
 * Includes the text of the answer only if its field is not regulated, or while this person has emergency access: of a
 * protected conversation a bank learns only that it took place, and when.
 * @throws Refusal `dispute_unknown`
 */
export async function disputeCase(ports: Ports, actor: Person, id: string): Promise<DisputeCase> {
  const { db, clock } = ports
  const dispute = await disputeById(db, id)
  const payment = dispute && (await paymentById(db, dispute.payment))
  if (!dispute || !payment) throw new Refusal('dispute_unknown', 404)
  const [steps, consents, answered, glass] = await Promise.all([
    stepsOf(db, payment),
    consentsFor(db, payment),
    payment.questionId ? answerTo(db, payment.questionId) : undefined,
    payment.questionId ? emergencyAccessFor(db, payment.questionId, actor.personId, clock.now()) : undefined,
  ])
  const locale = dispute.locale
  const { own, codes } = wordsIn(locale)
  const said: Record<string, string> = own.steps
  const together = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ')
  const lines = [
    ...steps
      // The provider knows its own events, and the consents are listed below with their address.
      .filter(({ what }) => what !== 'event' && !what.startsWith('consent_'))
      .map((step) => ({
        at: step.at,
        text: together(
          said[step.what] ?? step.what,
          describeStep(step, codes as StepCodes),
          step.amount !== null && money(locale, step.amount),
        ),
      })),
    ...consents.map((consent) => ({
      at: consent.givenAt,
      text: together(
        own.consents[consent.kind as keyof typeof own.consents],
        fill(own.version, { version: consent.textVersion }),
        consent.address && fill(own.from, { address: consent.address }),
      ),
    })),
    ...(answered ? [{ at: answered.at, text: own.answered }] : []),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const readable = answered && (!isRegulated(answered.category) || glass)
  return {
    id,
    locale,
    title: `${own.title} ${payment.reference ?? payment.id}`,
    amount: dispute.amount,
    reason: (codes.disputeReasons as Record<string, string>)[dispute.reason] ?? dispute.reason,
    client: {
      name: payment.person === dispute.email ? null : payment.person,
      email: dispute.email,
      address: consents.find(({ address }) => address)?.address ?? null,
    },
    what: own.kinds[payment.kind as keyof typeof own.kinds] ?? payment.kind,
    lines,
    answeredAt: answered?.at ?? null,
    answer: readable ? inFull(answered.answer) : null,
  }
}

const inFull = ({ short, steps, limits }: Answer) => [short, ...steps.map(({ text }) => text), limits].join('\n\n')

/** The same texts for the provider's form. `said` is what the staff adds in its own words. */
export function evidenceFor(found: DisputeCase, said: string): DisputeEvidence {
  const { own } = wordsIn(found.locale)
  const log = found.lines.map(({ at, text }) => `${dayAndHour(found.locale, at)}, ${text}`).join('\n')
  return {
    ...(found.client.name && { customer_name: found.client.name }),
    customer_email_address: found.client.email,
    ...(found.client.address && { customer_purchase_ip: found.client.address }),
    product_description: fill(own.product, { what: found.what, brand: brand.name }),
    ...(found.answeredAt && { service_date: day(found.locale, found.answeredAt) }),
    access_activity_log: log.slice(0, 18_000),
    refund_policy_disclosure: own.refunds,
    uncategorized_text: [said, found.answer && `${own.answer}\n${found.answer}`]
      .filter(Boolean)
      .join('\n\n')
      .slice(0, 18_000),
  }
}

export async function disputeCasePdf(found: DisputeCase, at: Date): Promise<Uint8Array> {
  const { locale } = found
  const { own } = wordsIn(locale)
  const sheet = createPdfPage({ title: found.title, locale, at })
  const place = { x: pdfPageMargin, width: sheet.width }
  let y = pdfPageMargin
  const say = (
    tag: Parameters<typeof sheet.say>[0],
    text: string,
    gap: number,
    look: { size: number; face?: 'strong' },
  ) => {
    if (y > sheet.height - 2 * pdfPageMargin) {
      sheet.document.addPage()
      y = pdfPageMargin
    }
    y = sheet.say(tag, text, { ...place, y: y + gap, ...look })
  }
  const line = (text: string, gap = 5) => say('P', text, gap, { size: 9.5 })
  const head = (text: string) => say('H2', text, 18, { size: 13, face: 'strong' })
  say('H1', found.title, 0, { size: 18, face: 'strong' })
  line(`${legalIn(locale).entity}, ${legalIn(locale).registry}`)
  const { name, email } = found.client
  line(fill(own.contested, { amount: money(locale, found.amount), reason: found.reason }))
  line(fill(own.client, { client: [name, email].filter(Boolean).join(', ') }))
  line(fill(own.bought, { what: found.what }))
  head(own.timeline)
  for (const { at: when, text } of found.lines) line(`${dayAndHour(locale, when)}, ${text}`)
  head(own.conditions)
  line(own.refunds)
  if (found.answeredAt) {
    head(own.answer)
    for (const part of (found.answer ?? own.sealed).split('\n\n')) line(part, 6)
  }
  return sheet.close()
}
