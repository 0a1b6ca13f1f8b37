import type { Locale } from '../../../i18n/locale.ts'
import { SubmitButton } from '../../../ui/forms/form.tsx'
import type { Quote } from '../../contract.ts'
import { type BillingMessages, orderButtonMessages } from '../quote-messages.ts'

type OrderButtonProps = { quote: Quote; locale: Locale; words: BillingMessages['order']; busy?: boolean }

/** Says on itself that ordering means paying, how much, and when again. */
export function OrderButton({ quote, locale, words, busy }: OrderButtonProps) {
  const { label, detail } = orderButtonMessages(quote, locale, words)
  return (
    <SubmitButton className="order" busy={busy}>
      <span>{label}</span>
      <small>{detail}</small>
    </SubmitButton>
  )
}
