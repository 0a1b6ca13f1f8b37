/**
 * The client's money while nobody accepts, which decides what the messages say: a hold, a payment that was taken (an
 * expert had accepted), no payment for this question alone (a plan), or the follow-up of an existing answer.
 */
export type AtStake = 'held' | 'taken' | 'plan' | 'answered'

export function atStake({ payment, answeredAt }: { payment: string; answeredAt: unknown }): AtStake {
  if (answeredAt !== null) return 'answered'
  if (payment === 'HELD' || payment === 'VOIDED') return 'held'
  return payment === 'CAPTURED' || payment === 'REFUNDED' ? 'taken' : 'plan'
}
