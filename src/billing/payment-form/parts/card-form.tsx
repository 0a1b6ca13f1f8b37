import type { Ref } from 'react'
import type { CardPurpose } from '../elements-options.ts'
import type { PaymentProblem } from '../payment-problem.ts'
import type { CardHandle, PaymentFormConfig } from './card-handle.ts'
import { SandboxCardForm } from './sandbox-card-form.tsx'
import { StripeCardForm } from './stripe-card-form.tsx'

type CardFormProps = {
  cashier: PaymentFormConfig
  purpose: CardPurpose
  onProblem: (problem: PaymentProblem) => void
  ref: Ref<CardHandle>
}

/** The provider's own card form, or the sandbox's when payments are simulated. */
export function CardForm({ cashier, ...rest }: CardFormProps) {
  const publishableKey = cashier.publishableKey ?? ''
  return cashier.sandbox ? (
    <SandboxCardForm publishableKey={publishableKey} ref={rest.ref} />
  ) : (
    <StripeCardForm publishableKey={publishableKey} {...rest} />
  )
}
