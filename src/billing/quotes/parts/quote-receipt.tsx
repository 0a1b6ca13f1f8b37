import { useLocale } from '../../../i18n/use-locale.ts'
import { Receipt } from '../../../ui/receipt.tsx'
import type { Quote } from '../../contract.ts'
import { quoteLines } from '../quote-messages.ts'
import { useBillingMessages } from './use-billing-messages.ts'

type QuoteReceiptProps = {
  quote: Quote
  portraits?: readonly string[]
}

/** The signed quote, in words and in figures. */
export function QuoteReceipt({ quote, portraits }: QuoteReceiptProps) {
  const words = useBillingMessages('receipt').receipt
  const locale = useLocale()
  return (
    <Receipt title={words.title} note={words.note} lines={quoteLines(quote, locale, words)} portraits={portraits} />
  )
}
