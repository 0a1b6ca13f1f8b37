import type { CardFieldError } from '../card.ts'
import type { PaymentProblem } from '../payment-problem.ts'

export type CardCheck =
  | { kind: 'fine' }
  | { kind: 'complaints'; complaints: CardFieldError[] }
  | { kind: 'problem'; problem: PaymentProblem }
  /** The provider's own form says beside its fields what is wrong. */
  | { kind: 'said' }

/** `asked`: the provider has an answer, and the server goes and reads it. */
export type CardConfirmation =
  | { kind: 'asked' }
  | { kind: 'leave'; to: string }
  | { kind: 'problem'; problem: PaymentProblem }

/** Which card form to draw, and the key that it speaks with. */
export type PaymentFormConfig = { sandbox: boolean; publishableKey: string | null }

export type PaymentToPay = { paymentIntent: string; clientSecret: string; returnUrl: string }

export type CardSetup = { setupIntent: string; clientSecret: string; returnUrl: string }

/** What a card form can do, whoever draws it: the sandbox's own or the provider's. */
export type CardHandle = {
  /** A card on file, which the server charges first; the bank is asked only where it wants its holder. */
  known?: boolean
  /** Before anything is ordered: a mistyped card must not leave an order behind. */
  check(): Promise<CardCheck>
  confirm(payable: PaymentToPay): Promise<CardConfirmation>
  /** Nothing is charged: the bank confirms the card for later payments. */
  saveCard(keepable: CardSetup): Promise<CardConfirmation>
}
