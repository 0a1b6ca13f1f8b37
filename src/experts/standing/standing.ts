// An expert between the first day and the last: who may be asked, who is shown, what the house may do and when.

export const expertStates = [
  'onboarding',
  'active',
  'restricted',
  'suspended',
  'leaving',
  'left',
  'terminated',
] as const
export type ExpertState = (typeof expertStates)[number]

export type StandingEvent =
  | 'open'
  | 'restrict'
  | 'restore'
  | 'suspend'
  | 'lift'
  | 'terminate'
  | 'leave'
  | 'finished'
  | 'return'

/** Where each event leads; what is not named cannot happen. */
const turns: Record<StandingEvent, Partial<Record<ExpertState, ExpertState>>> = {
  open: { onboarding: 'active' },
  // The last field was taken away because its title has run out.
  restrict: { active: 'restricted' },
  restore: { restricted: 'active' },
  suspend: { active: 'suspended', restricted: 'suspended' },
  lift: { suspended: 'active' },
  terminate: { suspended: 'terminated' },
  // Whoever is suspended has nothing to finish: it was given to others.
  leave: { active: 'leaving', restricted: 'leaving', suspended: 'left' },
  // The last question that was accepted is over.
  finished: { leaving: 'left' },
  // A new application was accepted.
  return: { left: 'onboarding' },
}

export function transitionStanding(state: ExpertState, event: StandingEvent): ExpertState | null {
  return turns[event][state] ?? null
}

/** Going is always possible, from the page itself. */
export const mayResign = (state: ExpertState) => transitionStanding(state, 'leave') !== null

/** Who may open the desk: whoever leaves finishes what was begun. */
export const mayWork = (state: ExpertState) => state === 'active' || state === 'restricted' || state === 'leaving'

/** Who takes new questions: not somebody whose last title has run out, though their page stays. */
export const acceptsQuestions = (state: ExpertState) => state === 'active'

/** Whose page everybody may read. */
export const isShown = (state: ExpertState) => state === 'active' || state === 'restricted'

/** Whom clients nearby may be pointed to, once the staff has agreed it with them. */
export const mayReceive = (state: ExpertState) => state === 'active' || state === 'restricted'

const day = 24 * 3_600_000
/** Between a suspension and an end, unless the law or a repeated breach asks for less. */
const notice = 30 * day
export const noticeEnds = (suspendedAt: Date) => new Date(suspendedAt.getTime() + notice)
export const mayTerminate = (suspendedAt: Date, at: Date, urgent: boolean) => urgent || at >= noticeEnds(suspendedAt)

/** Which letter a title that ends is due now, if it was not sent before. */
export function titleWarning(validUntil: string, today: string, sent: 30 | 7 | 0 | null): 30 | 7 | 0 | null {
  const left = (Date.parse(validUntil) - Date.parse(today)) / day
  const due = left < 0 ? 0 : left <= 7 ? 7 : left <= 30 ? 30 : null
  return due === null || (sent !== null && sent <= due) ? null : due
}
