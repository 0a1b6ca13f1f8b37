import CreditCard from 'lucide-react/icons/credit-card'
import { type Ref, useImperativeHandle } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useBillingMessages } from '../../quotes/parts/use-billing-messages.ts'
import type { BillingMessages } from '../../quotes/quote-messages.ts'
import type { PlanCard } from '../../subscriptions/contract.ts'
import type { CardConfirmation, CardHandle, PaymentToPay } from './card-handle.ts'
import { openStripe, type PaymentFormConfig } from './open-stripe.ts'
import { confirmationOf } from './stripe-card.ts'
import { whileAsked } from './while-asked.ts'
import '../../../ui/css/screens/plan.css'

type KnownCardProps = {
  card: PlanCard
  cashier: PaymentFormConfig
  ref: Ref<CardHandle>
}

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** A card in one line: its brand, its last digits, until when it is valid. */
export function cardLine(card: PlanCard, words: Pick<BillingMessages['card'], 'known'>): string {
  return fill(words.known, {
    brand: brands[card.brand] ?? card.brand,
    last4: card.last4,
    expiry: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
  })
}

/** The card on file: nothing to type. The bank is asked only when it wants its holder. */
export function SavedCard({ card, cashier, ref }: KnownCardProps) {
  const words = useBillingMessages('card').card
  const locale = useLocale()
  useImperativeHandle(ref, () => savedCardHandle(card, cashier, locale), [card, cashier, locale])
  return (
    <p className="known-card">
      <CreditCard className="icon" />
      <span>
        {cardLine(card, words)}
        <span className="small soft">{words.knownNote}</span>
      </span>
    </p>
  )
}

/** Pays with a card on file, as its form does. */
export const savedCardHandle = ({ id }: PlanCard, cashier: PaymentFormConfig, locale: Locale): CardHandle => ({
  known: true,
  check: async () => ({ kind: 'fine' }),
  confirm: (payable) => whileAsked(confirmKnown(cashier, locale, id, payable)),
  saveCard: async () => ({ kind: 'asked' }),
})

async function confirmKnown(
  cashier: PaymentFormConfig,
  locale: Locale,
  method: string,
  payable: PaymentToPay,
): Promise<CardConfirmation> {
  const stripe = await openStripe(cashier, locale).catch(() => null)
  if (!stripe) return { kind: 'problem', problem: 'unavailable' }
  const { error } = await stripe.confirmPayment({
    clientSecret: payable.clientSecret,
    confirmParams: { payment_method: method, return_url: payable.returnUrl },
    redirect: 'if_required',
  })
  return confirmationOf(error)
}
