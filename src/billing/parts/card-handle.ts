import type { CardComplaint } from '../card.ts'
import type { PaymentProblem } from '../payment-problem.ts'

export type CardCheck =
  | { kind: 'fine' }
  | { kind: 'complaints'; complaints: CardComplaint[] }
  | { kind: 'problem'; problem: PaymentProblem }
  /** The provider's own form says beside its fields what is wrong. */
  | { kind: 'said' }

/** `asked`: the provider has an answer, and the server goes and reads it. */
export type CardAnswer =
  | { kind: 'asked' }
  | { kind: 'leave'; to: string }
  | { kind: 'problem'; problem: PaymentProblem }

export type Payable = { paymentIntent: string; clientSecret: string; returnUrl: string }

/** What a card form can do, whoever draws it: the sandbox's own or the provider's. */
export type CardHandle = {
  /** Before anything is ordered: a mistyped card must not leave an order behind. */
  check(): Promise<CardCheck>
  confirm(payable: Payable): Promise<CardAnswer>
}
