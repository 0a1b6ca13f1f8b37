import { accountChangedEmail, expertInvoiceEmail, returnedPayoutEmail } from '../../../billing/payouts/server/mail.tsx'
import type { Locale } from '../../../i18n/locale.ts'
import { sampleValues } from './email-sample-values.ts'

const changedAt = new Date('2026-12-18T09:30:00Z')

/** The emails about an expert's payouts. */
export const payoutEmailSamples = {
  'billing.payout_account': (locale: Locale, site: string) =>
    accountChangedEmail({
      locale,
      account: { holder: sampleValues[locale].expert, end: '0189', at: changedAt },
      site,
    }),
  'billing.payout_returned': (locale: Locale, site: string) => {
    const { expert: holder, bank: reason } = sampleValues[locale]
    return returnedPayoutEmail({
      locale,
      transfer: { period: '2026-11', amount: 15_300, holder, end: '0189', reason },
      site,
    })
  },
  'billing.expert_invoice': (locale: Locale, site: string) =>
    expertInvoiceEmail({ locale, invoice: { number: 'AF000000000-2026-0007', total: 15_300 }, site }),
}
