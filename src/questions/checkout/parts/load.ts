import type { LoaderFunctionArgs } from 'react-router'
import { accountsMessages } from '../../../accounts/parts/page-messages.ts'
import { en as servicesEn } from '../../../billing/services/text.en.ts'
import { fr as servicesFr } from '../../../billing/services/text.fr.ts'
import { copilotTerms } from '../../../billing/subscriptions/copilot.ts'
import { en as billingEn } from '../../../billing/text.en.ts'
import { fr as billingFr } from '../../../billing/text.fr.ts'
import { defaultLocale, localeOfPath } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import type { CheckoutMessages } from './messages.ts'

/** For loaders only: the messages of the checkout in the language of the request. */
export function checkoutMessages({ request }: Pick<LoaderFunctionArgs, 'request'>): CheckoutMessages {
  const french = (localeOfPath(new URL(request.url).pathname) ?? defaultLocale) === 'fr'
  const accounts = accountsMessages(request, 'capture')
  return {
    checkout: fillAll(french ? fr : en, copilotTerms),
    billing: french ? billingFr : billingEn,
    services: french ? servicesFr : servicesEn,
    accounts,
    failures: accounts.failures,
  }
}
