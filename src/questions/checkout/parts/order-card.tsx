import type { Ref } from 'react'
import type { Quote } from '../../../billing/contract.ts'
import { cardPurposeOf } from '../../../billing/payment-form/elements-options.ts'
import { CardForm } from '../../../billing/payment-form/parts/card-form.tsx'
import type { CardHandle } from '../../../billing/payment-form/parts/card-handle.ts'
import type { PaymentFormConfig } from '../../../billing/payment-form/parts/open-stripe.ts'
import { cardLine, SavedCard } from '../../../billing/payment-form/parts/saved-card.tsx'
import type { PaymentProblem } from '../../../billing/payment-form/payment-problem.ts'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { useCheckoutMessages } from './messages.ts'
import type { KnownCard } from './plan-card.ts'

/** Where the summary of what is wrong leads to the card. */
export const cardHeading = 'field-card'

/** A card to type, for this payment or to replace the plan's card before it; or the plan's card. */
export type OrderCardUse = 'typed' | 'replacing' | 'known'

type OrderCardProps = {
  use: OrderCardUse
  /** The running plan's card. */
  known: KnownCard | null
  quote: Quote
  cashier: PaymentFormConfig
  /** An order was refused, and the notice of it offers another card. */
  offered: boolean
  onReplace: (replaces: boolean) => void
  onProblem: (problem: PaymentProblem) => void
  ref: Ref<CardHandle>
}

/** What pays an order: the plan's card and the way to another one, or the form of a card. */
export function OrderCard({ use, known, quote, cashier, offered, onReplace, onProblem, ref }: OrderCardProps) {
  const words = useCheckoutMessages().billing.card
  const other = (label: string) => (
    <p>
      <Button
        variant="link"
        onClick={() => {
          onReplace(use === 'known')
          focusIfLost(cardHeading, true)
        }}
      >
        {label}
      </Button>
    </p>
  )
  const card = known && cardLine(known, words)
  return (
    <section aria-labelledby={cardHeading}>
      <h2 id={cardHeading} tabIndex={-1}>
        {words.title}
      </h2>
      {use === 'replacing' && card && (
        <p>
          {known.refused && `${fill(words.refused, { card })} `}
          {words.replaces}
        </p>
      )}
      {use === 'known' && known ? (
        <SavedCard card={known} cashier={cashier} ref={ref} />
      ) : (
        <CardForm
          key={use}
          cashier={cashier}
          purpose={use === 'replacing' ? { kind: 'keep' } : cardPurposeOf(quote)}
          onProblem={onProblem}
          ref={ref}
        />
      )}
      {use === 'known' && !offered && other(words.another)}
      {use === 'replacing' && card && other(fill(words.useKnown, { card }))}
    </section>
  )
}
