import { useLocale } from '../../../i18n/use-locale.ts'
import { Receipt } from '../../../ui/receipt.tsx'
import type { Quote } from '../../contract.ts'
import { type BillingMessages, quoteLines } from '../quote-messages.ts'

type QuoteReceiptProps = {
  quote: Quote
  words: BillingMessages['receipt']
  portraits?: readonly string[]
}

/** The signed quote, in words and in figures. */
export function QuoteReceipt({ quote, words, portraits }: QuoteReceiptProps) {
  const locale = useLocale()
  return (
    <Receipt title={words.title} note={words.note} lines={quoteLines(quote, locale, words)} portraits={portraits} />
  )
}
