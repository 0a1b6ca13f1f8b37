import { useLocale } from '../../../i18n/use-locale.ts'
import { Receipt } from '../../../ui/receipt.tsx'
import type { Quote } from '../../contract.ts'
import { quoteLines } from '../quote-messages.ts'
import { useBillingMessages } from './use-billing-messages.ts'

type QuoteReceiptProps = {
  quote: Quote
  portraits?: readonly string[]
  /** No reminder is promised. */
  emailsWithheld?: boolean
}

/** Where a newer quote is read. */
export const receiptHeading = 'receipt'

/** The signed quote, in words and in figures. */
export function QuoteReceipt({ quote, portraits, emailsWithheld }: QuoteReceiptProps) {
  const words = useBillingMessages('receipt').receipt
  const locale = useLocale()
  const first = emailsWithheld ? words.firstUnwritten : words.monthlyWhy.first
  const lines = quoteLines(quote, locale, { ...words, monthlyWhy: { ...words.monthlyWhy, first } })
  return <Receipt id={receiptHeading} title={words.title} note={words.note} lines={lines} portraits={portraits} />
}
