// The state machine of an expert: who may be asked, who is shown, what the staff may do and when.

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

/** The state that each event leads to; events not listed for a state are refused. */
const turns: Record<StandingEvent, Partial<Record<ExpertState, ExpertState>>> = {
  open: { onboarding: 'active' },
  // The title of the last field has expired.
  restrict: { active: 'restricted' },
  restore: { restricted: 'active' },
  suspend: { active: 'suspended', restricted: 'suspended' },
  lift: { suspended: 'active' },
  terminate: { suspended: 'terminated' },
  // A suspended expert has nothing to finish: their questions were given to others.
  leave: { active: 'leaving', restricted: 'leaving', suspended: 'left' },
  // The last accepted question is closed.
  finished: { leaving: 'left' },
  // A new application was approved.
  return: { left: 'onboarding' },
}

export function transitionStanding(state: ExpertState, event: StandingEvent): ExpertState | null {
  return turns[event][state] ?? null
}

/** An expert may always resign, from their own page. */
export const mayResign = (state: ExpertState) => transitionStanding(state, 'leave') !== null

/** Who may use the workspace: a leaving expert finishes the accepted questions. */
export const mayWork = (state: ExpertState) => state === 'active' || state === 'restricted' || state === 'leaving'

/** Who gets new questions: not somebody whose last title has expired, though their page stays. */
export const acceptsQuestions = (state: ExpertState) => state === 'active'

/** Whose page is public. */
export const isShown = (state: ExpertState) => state === 'active' || state === 'restricted'

/** Who may be suggested to clients nearby, once the staff has agreed it with them. */
export const mayReceive = (state: ExpertState) => state === 'active' || state === 'restricted'

const day = 24 * 3_600_000
/** The notice between suspension and termination, unless the law or a repeated breach asks for less. */
const notice = 30 * day
export const noticeEnds = (suspendedAt: Date) => new Date(suspendedAt.getTime() + notice)
export const mayTerminate = (suspendedAt: Date, at: Date, urgent: boolean) => urgent || at >= noticeEnds(suspendedAt)

/** Which warning about an ending title is due now, if it was not sent before. */
export function titleWarning(validUntil: string, today: string, sent: 30 | 7 | 0 | null): 30 | 7 | 0 | null {
  const left = (Date.parse(validUntil) - Date.parse(today)) / day
  const due = left < 0 ? 0 : left <= 7 ? 7 : left <= 30 ? 30 : null
  return due === null || (sent !== null && sent <= due) ? null : due
}
