import type { codes } from './codes.text.fr.ts'
import type { PaymentStep } from './payments/contract-payments.ts'

const about: Partial<Record<string, keyof typeof codes>> = {
  quoted: 'quotes',
  refund_asked: 'why',
  dispute_opened: 'disputeReasons',
  refund_failed: 'refundFailures',
  event: 'eventTypes',
}

export type StepCodes = Record<
  'quotes' | 'why' | 'disputeReasons' | 'refundFailures' | 'eventTypes',
  Record<string, string>
>

/** Translates what a step is about where it is stored as a code; numbers and references stay as they are. */
export function describeStep(step: Pick<PaymentStep, 'what' | 'about'>, words: StepCodes): string | null {
  const group = about[step.what] as keyof StepCodes | undefined
  return (group && step.about && words[group][step.about]) || step.about
}
