import type { PaymentProblem } from '../payment-problem.ts'

export type CardCheck =
  | { kind: 'fine' }
  | { kind: 'problem'; problem: PaymentProblem }
  /** The provider's form shows the error beside its fields. */
  | { kind: 'said' }

/** `asked`: the provider has an answer, which the server reads. */
export type CardConfirmation = { kind: 'asked' } | { kind: 'problem'; problem: PaymentProblem }

export type PaymentToPay = { paymentIntent: string; clientSecret: string; returnUrl: string }

export type CardSetup = { setupIntent: string; clientSecret: string; returnUrl: string }

/** The interface of a card form, with a card to type or with the one on file. */
export type CardHandle = {
  /** A card on file, which the server charges first; the bank is asked only when it wants its holder. */
  known?: boolean
  /** Called before anything is ordered: a mistyped card must not leave an order behind. */
  check(): Promise<CardCheck>
  confirm(payable: PaymentToPay): Promise<CardConfirmation>
  /** Charges nothing: the bank confirms the card for later payments. */
  saveCard(keepable: CardSetup): Promise<CardConfirmation>
}
