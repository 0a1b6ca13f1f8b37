import type { CardFieldError } from '../card.ts'
import type { PaymentProblem } from '../payment-problem.ts'

export type CardCheck =
  | { kind: 'fine' }
  | { kind: 'complaints'; complaints: CardFieldError[] }
  | { kind: 'problem'; problem: PaymentProblem }
  /** The provider's own form shows the error beside its fields. */
  | { kind: 'said' }

/** `asked`: the provider has an answer, which the server reads. */
export type CardConfirmation =
  | { kind: 'asked' }
  | { kind: 'leave'; to: string }
  | { kind: 'problem'; problem: PaymentProblem }

/** Which card form to draw, and its publishable key. */
export type PaymentFormConfig = { sandbox: boolean; publishableKey: string | null }

export type PaymentToPay = { paymentIntent: string; clientSecret: string; returnUrl: string }

export type CardSetup = { setupIntent: string; clientSecret: string; returnUrl: string }

/** The interface of a card form, the sandbox's own or the provider's. */
export type CardHandle = {
  /** A card on file, which the server charges first; the bank is asked only when it wants its holder. */
  known?: boolean
  /** Called before anything is ordered: a mistyped card must not leave an order behind. */
  check(): Promise<CardCheck>
  confirm(payable: PaymentToPay): Promise<CardConfirmation>
  /** Charges nothing: the bank confirms the card for later payments. */
  saveCard(keepable: CardSetup): Promise<CardConfirmation>
}
