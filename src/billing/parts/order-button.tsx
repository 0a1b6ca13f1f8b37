import type { Locale } from '../../i18n/locale.ts'
import { SubmitButton } from '../../ui/form.tsx'
import type { Quote } from '../contract.ts'
import { type BillingWords, orderWords } from '../quote-words.ts'

type OrderButtonProps = { quote: Quote; locale: Locale; words: BillingWords['order']; busy?: boolean }

/** Says on itself that ordering means paying, how much, and when again. */
export function OrderButton({ quote, locale, words, busy }: OrderButtonProps) {
  const { label, detail } = orderWords(quote, locale, words)
  return (
    <SubmitButton className="order" busy={busy}>
      <span>{label}</span>
      <small>{detail}</small>
    </SubmitButton>
  )
}
