import type { Locale } from '../i18n/locale.ts'
import { type Config, hasMovableClock, takesHealth, usesSandbox } from '../platform/config.ts'
import { siteUrls } from '../platform/domains.ts'
import { paymentSandboxPath } from './sandbox-proxy.ts'

/** The part of the configuration that the browser may know. */
export type PublicConfig = {
  mode: 'demo' | 'live'
  /** Pages come from the bundler, which adds its styles and its reloading. */
  development: boolean
  apiUrl: string
  countryUrl: string | null
  gtmId: string | null
  siteUrl: string
  /** The same for each language, where it has a domain of its own. */
  siteUrls: Record<Locale, string>
  /** Where this server passes on the payment sandbox, if it takes the provider's place. */
  paymentSandbox: string | null
  stripePublishableKey: string | null
  indexable: boolean
  /** In the demonstration an automatic expert answers while no expert is available. */
  scriptedExpert: boolean
  /** The clock of this demonstration can be moved, at a page of its own. */
  movableClock: boolean
  /** Experts must give a VAT number, also where French law exempts them. */
  vatStrict: boolean
  /** Experts from Morocco may apply. */
  expertsInMorocco: boolean
  /** A SIRET is looked up in the register of companies. */
  companyRegister: boolean
  /** Questions of regulated health are accepted here. */
  takesHealth: boolean
  /** Cents that an expert earns for a follow-up taken over from a colleague. */
  followUpFee: number
  prices: { first: number; plan: number; copilot: number; firstDays: number; vatRate: number; freeQuestions: number }
}

export function publicConfig(config: Config, siteUrl: string): PublicConfig {
  return {
    mode: config.MODE,
    development: config.NODE_ENV === 'development',
    apiUrl: config.PUBLIC_API_URL,
    countryUrl: config.PUBLIC_COUNTRY_URL ?? null,
    gtmId: config.PUBLIC_GTM_ID ?? null,
    siteUrl,
    siteUrls: siteUrls(config, siteUrl),
    paymentSandbox: usesSandbox(config) ? paymentSandboxPath : null,
    stripePublishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
    indexable: config.INDEXABLE || config.MODE === 'live',
    scriptedExpert: config.MODE === 'demo' && config.SCRIPTED_EXPERT,
    movableClock: hasMovableClock(config),
    vatStrict: config.VAT_STRICT,
    expertsInMorocco: config.EXPERTS_IN_MOROCCO,
    companyRegister: config.COMPANY_REGISTER_URL !== undefined,
    takesHealth: takesHealth(config),
    followUpFee: config.FOLLOW_UP_FEE,
    prices: {
      first: config.FIRST_PRICE,
      plan: config.PLAN_PRICE,
      copilot: config.COPILOT_PRICE,
      firstDays: config.FIRST_PERIOD_DAYS,
      vatRate: config.VAT_RATE,
      freeQuestions: config.FREE_QUESTIONS,
    },
  }
}
