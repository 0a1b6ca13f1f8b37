import { moneyShort } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fillAll, type WordsLike } from '../../../i18n/text.ts'
import { en as failuresEn } from '../../../shell/failures.en.ts'
import { fr as failuresFr } from '../../../shell/failures.fr.ts'
import type { FailureWords } from '../../../shell/say-failure.ts'
import { copilotTerms } from '../../copilot.ts'
import { en } from '../../plan.text.en.ts'
import { fr } from '../../plan.text.fr.ts'
import type { PlanWords } from '../../plan-words.ts'
import type { Prices } from '../../quote.ts'
import type { BillingWords } from '../../quote-words.ts'
import { en as servicesEn } from '../../services.text.en.ts'
import { fr as servicesFr } from '../../services.text.fr.ts'
import { en as billingEn } from '../../text.en.ts'
import { fr as billingFr } from '../../text.fr.ts'

export type ServiceWords = WordsLike<typeof servicesFr>
export type PlanPageWords = { plan: PlanWords; services: ServiceWords; billing: BillingWords; failures: FailureWords }

/** For loaders only: the words of everything about a plan in one language, with the prices and what copilot holds. */
export function planPageWords(locale: Locale, prices: Prices): PlanPageWords {
  const french = locale === 'fr'
  const values = {
    ...copilotTerms,
    days: prices.firstDays + 1,
    first: moneyShort(locale, prices.first),
    plan: moneyShort(locale, prices.plan),
    copilot: moneyShort(locale, prices.copilot),
  }
  const { link, lines, details, ...words }: PlanWords = french ? fr : en
  return {
    // These name amounts and dates of their own.
    plan: {
      ...fillAll(words, values),
      link,
      lines,
      details: { ...details, downgrade: fillAll(details.downgrade, { plan: values.plan }) },
    },
    services: french ? servicesFr : servicesEn,
    billing: french ? billingFr : billingEn,
    failures: french ? failuresFr : failuresEn,
  }
}
