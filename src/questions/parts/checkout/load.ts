import type { LoaderFunctionArgs } from 'react-router'
import { accountsWords } from '../../../accounts/parts/page-words.ts'
import { copilotTerms } from '../../../billing/copilot.ts'
import { en as servicesEn } from '../../../billing/services.text.en.ts'
import { fr as servicesFr } from '../../../billing/services.text.fr.ts'
import { en as billingEn } from '../../../billing/text.en.ts'
import { fr as billingFr } from '../../../billing/text.fr.ts'
import { defaultLocale, localeOfPath } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { en } from '../../checkout.text.en.ts'
import { fr } from '../../checkout.text.fr.ts'
import type { CheckoutWords } from './words.ts'

/** For loaders only: the words of the checkout in the language of the request. */
export function checkoutWords({ request }: Pick<LoaderFunctionArgs, 'request'>): CheckoutWords {
  const french = (localeOfPath(new URL(request.url).pathname) ?? defaultLocale) === 'fr'
  const accounts = accountsWords(request, 'capture')
  return {
    checkout: fillAll(french ? fr : en, copilotTerms),
    billing: french ? billingFr : billingEn,
    services: french ? servicesFr : servicesEn,
    accounts,
    failures: accounts.failures,
  }
}
