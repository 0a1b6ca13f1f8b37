import { useLocale } from '../../../i18n/use-locale.ts'
import { SubmitButton } from '../../../ui/forms/form.tsx'
import type { Quote } from '../../contract.ts'
import { orderButtonMessages } from '../quote-messages.ts'
import { useBillingMessages } from './use-billing-messages.ts'

type OrderButtonProps = { quote: Quote; busy?: boolean }

/** Says on itself that ordering means paying, how much, and when again. */
export function OrderButton({ quote, busy }: OrderButtonProps) {
  const words = useBillingMessages('order').order
  const locale = useLocale()
  const { label, detail } = orderButtonMessages(quote, locale, words)
  return (
    <SubmitButton className="order" busy={busy}>
      <span>{label}</span>
      <small>{detail}</small>
    </SubmitButton>
  )
}
