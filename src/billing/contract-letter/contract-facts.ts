// What the confirmation of an order says (Code de la consommation, L221-13): its facts, and the sentences made of them.
import { brand } from '../../brand.ts'
import { day, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { QuoteAct } from '../contract.ts'
import { chargedAt } from '../quotes/charged-at.ts'
import { copilotTerms } from '../subscriptions/copilot.ts'
import { en } from './contract.text.en.ts'
import { fr } from './contract.text.fr.ts'

export const contractMessages = { fr, en }

export type ContractFacts = {
  locale: Locale
  concludedAt: Date
  /** Of the contract: an order that changes a running one keeps its reference. */
  reference: string
  ordered: 'first' | 'plan' | 'copilot' | 'service'
  act: QuoteAct | 'service'
  client: { name: string | null; email: string; address: string | null }
  /** Of a service by quote. */
  service: { title: string; scope: string } | null
  /** Cents, VAT included. */
  today: number
  /** `held`: on the card, not taken. `owed`: the service is ordered and its payment has not come yet. */
  payment: 'held' | 'paid' | 'owed'
  /** An expert has accepted the question, so that what is held is being taken or was. */
  accepted: boolean
  monthly: { price: number; from: Date; twelveMonths: number } | null
  vatRate: number
  invoice: string | null
  /** The first instant at which the right of withdrawal no longer exists. */
  withdrawUntil: Date
  /** The whole service was given at the client's express request: the right is lost (L221-28, 1°). */
  withdrawalLost: boolean
  /** The recorded consent: which wording (`acceptedText`) and when; `null` for an order that has none. */
  consent: { text: string; at: Date } | null
}

export type ContractLine = { label: string; value: string; strong?: boolean }

const lastDayOf = (locale: Locale, until: Date) => day(locale, new Date(until.getTime() - 1))

export function valuesOf(facts: ContractFacts): Record<string, string> {
  const { locale, monthly, service, today } = facts
  const words = contractMessages[locale]
  return {
    what: service?.title ?? words.ordered[facts.ordered],
    today: money(locale, today),
    monthly: monthly ? money(locale, monthly.price) : '',
    date: monthly ? day(locale, chargedAt(monthly.from)) : '',
    year: monthly ? money(locale, monthly.twelveMonths) : '',
    accepted: facts.consent?.text ?? '',
    until: lastDayOf(locale, facts.withdrawUntil),
    reference: facts.reference,
    email: brand.support.email,
    phone: brand.support.phone.replaceAll(' ', '\u00a0'),
    mediator: brand.mediator.name,
    mediatorAddress: brand.mediator.address,
    mediatorUrl: brand.mediator.url,
  }
}

export function contractSubject(facts: ContractFacts): string {
  const words = contractMessages[facts.locale]
  const held = facts.act === 'hold' && !facts.accepted
  return fill(held ? words.subjectHeld : words.subject, valuesOf(facts))
}

/** What the order does, in one sentence or two. */
export function contractLead(facts: ContractFacts): string {
  const { leads } = contractMessages[facts.locale]
  return fill(leads[leadOf(facts)], valuesOf(facts))
}

function leadOf({ act, payment, accepted }: ContractFacts) {
  if (act === 'service' && payment === 'owed') return 'serviceOwed'
  return act === 'hold' && accepted ? 'taken' : act
}

/** What is owed each month for the price of a copilot: the main characteristics of the service (L221-5, 1°). */
export function contractContents(facts: ContractFacts): string[] {
  const { contents } = contractMessages[facts.locale].copilot
  return facts.ordered === 'copilot' ? contents.map((line) => fill(line, copilotTerms)) : []
}

/** The price now and later, and what identifies the contract. */
export function contractLines(facts: ContractFacts): ContractLine[] {
  const { locale, monthly, invoice } = facts
  const { lines } = contractMessages[locale]
  const values = valuesOf(facts)
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(facts.vatRate)
  return [
    { label: lines[facts.payment], value: values.today ?? '', strong: true },
    ...(monthly
      ? [
          { label: fill(lines.monthly, values), value: values.monthly ?? '' },
          { label: lines.next, value: values.date ?? '' },
          { label: lines.year, value: values.year ?? '' },
        ]
      : []),
    { label: lines.vat, value: locale === 'fr' ? `${rate}\u00a0%` : `${rate}%` },
    { label: lines.concluded, value: day(locale, facts.concludedAt) },
    { label: lines.reference, value: facts.reference },
    ...(invoice ? [{ label: lines.invoice, value: invoice }] : []),
  ]
}

/** What the client said with the order, and the version of the text as it is recorded. */
export function contractConsents(facts: ContractFacts): string {
  const { consents, accepted } = contractMessages[facts.locale]
  return facts.consent ? `${consents} ${fill(accepted, valuesOf(facts))}` : consents
}

/** What the model form withdraws from: all that was ordered. */
export function contractWhole(facts: ContractFacts): string {
  const values = valuesOf(facts)
  const { whole } = contractMessages[facts.locale].form
  return facts.ordered === 'first' && facts.monthly ? fill(whole, values) : (values.what ?? '')
}

/** How long it lasts, how it is renewed and how it ends. */
export function contractTerm(facts: ContractFacts): string[] {
  const { term } = contractMessages[facts.locale]
  const said =
    facts.act === 'service' ? [term.once] : [...(facts.act === 'hold' ? [term.held] : []), term.renewed, term.end]
  return said.map((sentence) => fill(sentence, valuesOf(facts)))
}

/** Until when one may withdraw, what is owed then, or why the right is gone. */
export function contractWithdrawal(facts: ContractFacts): string[] {
  const { withdrawal } = contractMessages[facts.locale]
  const said = facts.withdrawalLost
    ? [withdrawal.lost]
    : [withdrawal.until, withdrawal.begun[facts.ordered === 'copilot' ? 'plan' : facts.ordered], withdrawal.how]
  return said.map((sentence) => fill(sentence, valuesOf(facts)))
}
