// The state machine from an application to an active expert, read by the staff console and the applicant's page.
import type { ApplicationDocument } from './application.ts'

export const applicationStates = [
  'in_review',
  'info_requested',
  'trial_case',
  'approved',
  'active',
  'rejected',
  'withdrawn',
  'expired',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** What the staff may ask the applicant for again: a document, or a written explanation. */
export const requestableItems = ['identity', 'diploma', 'picture', 'words'] as const
export type RequestedItem = { item: ApplicationDocument | 'words'; note: string }

/** A sample case: who asked for it, the answer, and the grade by somebody who did not see the name. */
export type Trial = {
  by: string
  text: string
  answer: string | null
  grade: { by: string; passed: boolean; note: string } | null
}

export type ApplicationLifecycle = {
  state: ApplicationState
  /** When it entered this state. */
  since: Date
  /** One of its fields is regulated: two people must approve. */
  regulated: boolean
  reviewer: { by: string; until: Date } | null
  approvedOnceBy: string | null
  rejectedBy: string | null
  appealed: boolean
  asked: readonly RequestedItem[]
  trial: Trial | null
}

export type ApplicationEvent =
  | { kind: 'claim'; by: string }
  | { kind: 'reject'; by: string }
  /** `same`: it grants exactly what the first person granted. */
  | { kind: 'approve'; by: string; same: boolean }
  | { kind: 'ask'; by: string; items: readonly RequestedItem[] }
  | { kind: 'trial'; by: string; text: string }
  | { kind: 'solve'; text: string }
  | { kind: 'grade'; by: string; passed: boolean; note: string }
  | { kind: 'resubmit'; items: readonly RequestedItem['item'][] }
  | { kind: 'appeal' | 'withdraw' | 'begin' | 'tick' }

export type ApplicationRefusal =
  | 'application_decided'
  | 'application_held'
  | 'second_person_needed'
  | 'items_missing'
  | 'trial_open'
  | 'appeal_over'

const minute = 60_000
const day = 24 * 60 * minute
export const reviewLease = 30 * minute
/** How long an applicant may take to reply, and how long the documents stay after the application expires. */
const silence = 30 * day
const filesAfter = 30 * day
/** How long an approved applicant may take to publish their page, and when they are reminded of it. */
const opening = 60 * day
const reminding = 30 * day
const appealTime = 30 * day

type Turn = { next: ApplicationLifecycle } | { refused: ApplicationRefusal }

const refuse = (refused: ApplicationRefusal): Turn => ({ refused })

type ReviewEvent = Extract<ApplicationEvent, { kind: 'claim' | 'ask' | 'trial' | 'approve' | 'reject' }>

/** Each item once, with all that was noted on it: a reply brings each of them once. */
const eachOnce = (items: readonly RequestedItem[]): RequestedItem[] =>
  [...new Set(items.map(({ item }) => item))].map((item) => {
    const notes = items.filter((one) => one.item === item && one.note !== '').map(({ note }) => note)
    return { item, note: notes.join('\n') }
  })

/** To another state, or to the same one without its review lease. */
function to(
  now: ApplicationLifecycle,
  at: Date,
  state: ApplicationState,
  change: Partial<ApplicationLifecycle> = {},
): Turn {
  return { next: { ...now, state, since: state === now.state ? now.since : at, reviewer: null, ...change } }
}

export function transitionApplication(now: ApplicationLifecycle, event: ApplicationEvent, at: Date): Turn {
  switch (event.kind) {
    case 'solve':
      if (now.state !== 'trial_case' || !now.trial) return refuse('application_decided')
      return to(now, at, 'in_review', { trial: { ...now.trial, answer: event.text } })
    case 'grade':
      return grade(now, event, at)
    case 'resubmit':
      if (now.state !== 'info_requested') return refuse('application_decided')
      return now.asked.every(({ item }) => event.items.includes(item))
        ? to(now, at, 'in_review', { asked: [] })
        : refuse('items_missing')
    case 'appeal':
      if (now.state !== 'rejected') return refuse('application_decided')
      return mayAppeal(now, at) ? to(now, at, 'in_review', { appealed: true }) : refuse('appeal_over')
    case 'withdraw':
      return mayWithdraw(now) ? to(now, at, 'withdrawn') : refuse('application_decided')
    case 'begin':
      return now.state === 'approved' ? to(now, at, 'active') : refuse('application_decided')
    case 'tick':
      return at.getTime() - now.since.getTime() >= patience(now) ? to(now, at, 'expired', { asked: [] }) : { next: now }
    default:
      return review(now, event, at)
  }
}

function review(now: ApplicationLifecycle, event: ReviewEvent, at: Date): Turn {
  const refused = reviewRefusal(now, event, at)
  if (refused) return refuse(refused)
  switch (event.kind) {
    case 'claim':
      return to(now, at, 'in_review', { reviewer: { by: event.by, until: new Date(at.getTime() + reviewLease) } })
    case 'ask':
      return to(now, at, 'info_requested', { asked: eachOnce(event.items), approvedOnceBy: null })
    case 'reject':
      return to(now, at, 'rejected', { rejectedBy: event.by, approvedOnceBy: null })
    case 'trial': {
      const trial = { by: event.by, text: event.text, answer: null, grade: null }
      return to(now, at, 'trial_case', { trial, approvedOnceBy: null })
    }
    case 'approve':
      return approve(now, event, at)
  }
}

function reviewRefusal(now: ApplicationLifecycle, event: ReviewEvent, at: Date): ApplicationRefusal | null {
  if (now.state !== 'in_review') return 'application_decided'
  if (reservedByAnother(now, event.by, at)) return 'application_held'
  // Whoever rejected the application does not decide the appeal.
  if (now.appealed && now.rejectedBy === event.by) return 'second_person_needed'
  // Whoever has accepted it already would keep the second person out.
  if (event.kind === 'claim' && now.approvedOnceBy === event.by) return 'second_person_needed'
  if (event.kind === 'ask' && event.items.length === 0) return 'items_missing'
  // The answer to a sample case must be graded before an approval and before another case.
  if ((event.kind === 'trial' || event.kind === 'approve') && awaitsGrading(now)) return 'trial_open'
  return null
}

/** Two people must approve the same fields and titles: a different approval counts as a first one. */
function approve(
  now: ApplicationLifecycle,
  { by, same }: Extract<ApplicationEvent, { kind: 'approve' }>,
  at: Date,
): Turn {
  if (!now.regulated) return to(now, at, 'approved')
  if (now.approvedOnceBy === null || !same) return to(now, at, 'in_review', { approvedOnceBy: by })
  return now.approvedOnceBy === by ? refuse('second_person_needed') : to(now, at, 'approved')
}

function grade(now: ApplicationLifecycle, event: Extract<ApplicationEvent, { kind: 'grade' }>, at: Date): Turn {
  const { by, passed, note } = event
  if (now.state !== 'in_review' || !now.trial || !awaitsGrading(now)) return refuse('application_decided')
  // Whoever chose the case knows the applicant, so they cannot grade blindly.
  if (now.trial.by === by) return refuse('second_person_needed')
  return to(now, at, 'in_review', { reviewer: now.reviewer, trial: { ...now.trial, grade: { by, passed, note } } })
}

/** Whether an answer to a sample case has not been graded yet. */
export const awaitsGrading = ({ trial }: Pick<ApplicationLifecycle, 'trial'>) =>
  trial !== null && trial.answer !== null && trial.grade === null

/** How long an application waits for the applicant, in the states that do. */
const patience = (now: Pick<ApplicationLifecycle, 'state'>) =>
  waitsForApplicant(now) ? silence : now.state === 'approved' ? opening : Number.POSITIVE_INFINITY

const waitsForApplicant = ({ state }: Pick<ApplicationLifecycle, 'state'>) =>
  state === 'info_requested' || state === 'trial_case'

/** Whether somebody else holds the review lease, so that `by` may not decide; an expired lease holds nothing. */
export function reservedByAnother(now: Pick<ApplicationLifecycle, 'reviewer'>, by: string, at: Date): boolean {
  return now.reviewer !== null && now.reviewer.by !== by && now.reviewer.until > at
}

export const mayWithdraw = ({ state }: Pick<ApplicationLifecycle, 'state'>) =>
  state === 'in_review' || waitsForApplicant({ state }) || state === 'approved'

/** One appeal is allowed, within thirty days of the rejection. */
export function mayAppeal(now: Pick<ApplicationLifecycle, 'state' | 'appealed' | 'since'>, at: Date): boolean {
  return now.state === 'rejected' && !now.appealed && at.getTime() - now.since.getTime() <= appealTime
}

/** Whether the documents must be deleted: at once after a withdrawal, thirty days after expiry. */
export function documentsExpired({ state, since }: Pick<ApplicationLifecycle, 'state' | 'since'>, at: Date): boolean {
  if (state === 'withdrawn') return true
  return state === 'expired' && at.getTime() - since.getTime() >= filesAfter
}

/** Applications waiting since before this instant have been silent too long at `at`. */
export const silentSince = (at: Date) => new Date(at.getTime() - silence)
export const unopenedSince = (at: Date) => new Date(at.getTime() - opening)
export const remindedSince = (at: Date) => new Date(at.getTime() - reminding)
/** The deadline for publishing the page, for somebody who is reminded now. */
export const opensUntil = (reminded: Date) => new Date(reminded.getTime() + opening - reminding)
export const expiredSince = (at: Date) => new Date(at.getTime() - filesAfter)
