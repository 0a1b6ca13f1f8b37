// The state of a contract for a plan, its events and their effects. Values only.

export type PlanName = 'plan' | 'copilot'

/**
 * `incomplete`: ordered without an introductory offer, not yet paid. `first_period`: 3 EUR were captured, the first
 * month is charged on a date that was shown. `past_due`: a month could not be charged, everything stays open for a
 * while. `restricted`: still unpaid, reading only. `paused`: no charge, no new question for an expert.
 */
export type PlanStage = 'incomplete' | 'first_period' | 'active' | 'past_due' | 'restricted' | 'paused' | 'ended'

export type EndReason =
  | 'no_service'
  | 'cancelled'
  | 'withdrawn'
  | 'guarantee'
  | 'refunded'
  | 'nonpayment'
  | 'dispute'
  | 'erasure'
  | 'replaced'

/** What will happen when the present period ends, if it was requested. The last request counts. */
export type ScheduledChange =
  /** `replaces`: what was scheduled before, which stands again if the cancellation is revoked. */
  { kind: 'cancel'; request: string; at: Date; replaces?: ChangeOfRunningPlan } | ChangeOfRunningPlan

export type ChangeOfRunningPlan =
  | { kind: 'pause'; request: string; at: Date; until: Date }
  /** `price`: cents a month from then on, as they were when it was requested. */
  | { kind: 'downgrade'; request: string; at: Date; to: PlanName; price: number }

export type Plan = {
  stage: PlanStage
  name: PlanName
  /** Cents a month, VAT included. */
  price: number
  /**
   * The price of a month before its last change, reported at `until`: a month billed before it may be charged after it.
   */
  former?: { price: number; until: Date }
  /** When the contract was made: the fourteen days of withdrawal count from here. */
  startedAt: Date
  /** The first monthly charge that the order button named; null where the plan was paid at once. */
  firstMonthlyAt: Date | null
  periodStart: Date
  periodEnd: Date
  scheduledChange: ScheduledChange | null
  /** The last request that was carried out or revoked, so that a late event of an older one changes nothing. */
  lastRequest: string | null
  /** When a period's charge failed for the first time; the period is still unpaid. */
  dueSince: Date | null
  openInvoice: string | null
  pausedUntil: Date | null
  /** The pause is over or taken back, and the provider has not ended it yet. */
  resuming: boolean
  /** Emails that were sent once and are not sent again. */
  notificationsSent: { reminder: boolean; years: number; idleFor: Date | null; pauseEnds: boolean }
  ended: { at: Date; reason: EndReason } | null
}

/** What the provider says of an invoice that it made for a period, read back under the lock. */
export type PlanEvent =
  | { kind: 'paid'; invoice: string; amount: number; periodStart: Date; periodEnd: Date }
  /** `again`: the provider will retry by itself; otherwise the card will never pay. */
  | { kind: 'unpaid'; invoice: string; amount: number; since: Date; actionNeeded: boolean; again: boolean }
  | { kind: 'cancel'; request: string }
  | { kind: 'keep'; request: string }
  | { kind: 'pause'; request: string; months: number }
  | { kind: 'downgrade'; request: string; to: PlanName }
  /** Paid for and confirmed by the provider: from now on this plan at this price. */
  | { kind: 'changed'; to: PlanName; price: number; periodEnd: Date }
  /** The provider's present period, also where nothing was charged for it. */
  | { kind: 'period'; periodEnd: Date }
  /** The provider stopped collecting this invoice and took nothing for it; `settled`: it was paid by another way. */
  | { kind: 'waived'; invoice: string; periodEnd: Date; settled: boolean }
  | { kind: 'end'; reason: EndReason }
  /** The provider ended it by itself: at the period's end that we requested, or after its last attempt. */
  | { kind: 'provider_ended' }
  /** The provider's subscription runs: a pause that was to end has ended there. */
  | { kind: 'provider_runs' }
  /** `idle`: paid periods in a row, the present one included, without a question. */
  | { kind: 'tick'; idle: number }

export type PlanEmail =
  | 'first_charge_reminder'
  | 'yearly_reminder'
  | 'renewed'
  | 'payment_failed'
  | 'authentication_needed'
  | 'kept'
  | 'downgrade_confirmed'
  | 'pause_offered'
  | 'paused'
  | 'pause_ends_soon'
  | 'resumed'
  | 'restricted'
  | 'ended'

export type PlanEffect =
  | { kind: 'letter'; letter: PlanEmail; invoice?: string }
  /** Records the period's charge: numbered invoice, ledger. */
  | { kind: 'charge'; invoice: string; amount: number }
  | { kind: 'provider_cancel_at_end'; request: string }
  | { kind: 'provider_keep'; request: string }
  | { kind: 'provider_end' }
  | { kind: 'provider_pause' }
  | { kind: 'provider_resume' }
  /** Nothing is owed for days without service: the open invoice must never be retried. */
  | { kind: 'provider_void_invoice'; invoice: string }
  | { kind: 'provider_price'; to: PlanName }
  /** Alerts staff: money came for something that had ended, or of another amount. */
  | { kind: 'alert'; alert: 'paid_after_end' | 'paid_other_amount'; invoice: string }

export type PlanRefusal = 'plan_ended' | 'plan_not_active' | 'nothing_to_keep' | 'already_so'

export type PlanRules = {
  /** Cents a month, VAT included. */
  prices: Record<PlanName, number>
  reminderDays: number
  graceDays: number
  restrictedDays: number
  incompleteHours: number
  pauseMonths: number
  pauseNoticeDays: number
  /** This long before a charge the client is told that the month was not used. */
  idleNoticeDays: number
  /** Idle paid months in a row after which the plan is paused automatically; 0: never. */
  idleMonths: number
}

export const planRules: PlanRules = {
  prices: { plan: 2900, copilot: 20_000 },
  reminderDays: 7,
  graceDays: 7,
  restrictedDays: 14,
  incompleteHours: 23,
  pauseMonths: 3,
  pauseNoticeDays: 7,
  idleNoticeDays: 5,
  idleMonths: 2,
}
