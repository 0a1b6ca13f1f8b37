import { brand } from '../brand.ts'
import { legalEntity, legalIn } from '../brand-legal.ts'
import { expertFees } from '../catalog/expert-fees.ts'
import { moneyShort } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { pricePlaceholders } from './price-placeholders.ts'

type Prices = { first: number; plan: number; copilot: number; firstDays: number; freeQuestions: number }

/** Values for `{entity}`, `{mediatorName}`, `{plan}` and so on in the legal pages: the operator's data and prices. */
export function legalPlaceholders(locale: Locale, prices: Prices): Record<string, string | number> {
  const { support, mediator } = brand
  const { host, dataProtection } = legalEntity
  const legal = legalIn(locale)
  return {
    ...pricePlaceholders(locale, prices),
    copilot: moneyShort(locale, prices.copilot),
    feeLaw: moneyShort(locale, expertFees.law),
    feeHealth: moneyShort(locale, expertFees.health),
    feeFinance: moneyShort(locale, expertFees.finance),
    feeOther: moneyShort(locale, expertFees.none),
    free: prices.freeQuestions,
    brand: brand.name,
    entity: legal.entity,
    form: legal.form,
    address: `${legal.address}, ${legal.postalCode} ${legal.city}`,
    siret: legal.siret,
    registry: legal.registry,
    vat: legal.vatNumber,
    director: legal.director,
    email: support.email,
    phone: support.phone,
    privacyEmail: dataProtection.email,
    mediatorName: mediator.name,
    mediatorUrl: mediator.url,
    mediatorAddress: mediator.address,
    hostName: host.name,
    hostAddress: host.address,
    hostPhone: host.phone,
  }
}
