import { moneyShort } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fillAll, type MessagesLike } from '../../../i18n/text.ts'
import { en as failuresEn } from '../../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../../shell/errors/failures.fr.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import type { Prices } from '../../quotes/quote.ts'
import type { BillingMessages } from '../../quotes/quote-messages.ts'
import { en as servicesEn } from '../../services/text.en.ts'
import { fr as servicesFr } from '../../services/text.fr.ts'
import { en as billingEn } from '../../text.en.ts'
import { fr as billingFr } from '../../text.fr.ts'
import { copilotTerms } from '../copilot.ts'
import type { PlanMessages } from '../plan-messages.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

export type ServiceMessages = MessagesLike<typeof servicesFr>
export type PlanPageMessages = {
  plan: PlanMessages
  services: ServiceMessages
  billing: BillingMessages
  failures: FailureMessages
}

/** For loaders only: all messages about a plan in one language, with the prices and what copilot includes. */
export function planPageMessages(locale: Locale, prices: Prices): PlanPageMessages {
  const french = locale === 'fr'
  const values = {
    ...copilotTerms,
    days: prices.firstDays + 1,
    first: moneyShort(locale, prices.first),
    plan: moneyShort(locale, prices.plan),
    copilot: moneyShort(locale, prices.copilot),
  }
  const { link, lines, details, ...words }: PlanMessages = french ? fr : en
  return {
    // These messages have amounts and dates of their own to fill in.
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
