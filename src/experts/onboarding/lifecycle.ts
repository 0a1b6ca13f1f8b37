// From an application to an expert at their desk: one machine, read by the rooms of the staff and by the applicant's page.
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

/** What the staff may ask for again: a document, or an explanation in words. */
export const requestableItems = ['identity', 'diploma', 'picture', 'words'] as const
export type RequestedItem = { item: ApplicationDocument | 'words'; note: string }

/** A sample case: who asked for it, what was answered, and what somebody thought who did not know the name. */
export type Trial = {
  by: string
  text: string
  answer: string | null
  grade: { by: string; passed: boolean; note: string } | null
}

export type ApplicationLifecycle = {
  state: ApplicationState
  /** Since when it is in this state. */
  since: Date
  /** One of its fields is regulated: two people must say yes. */
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
  /** `same`: it gives exactly what the first person gave. */
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
/** How long an applicant may keep silent, and how long afterwards the documents stay. */
const silence = 30 * day
const filesAfter = 30 * day
/** How long somebody who was accepted may take to open their page, and when they are reminded of it. */
const opening = 60 * day
const reminding = 30 * day
const appealTime = 30 * day

type Turn = { next: ApplicationLifecycle } | { refused: ApplicationRefusal }

const refuse = (refused: ApplicationRefusal): Turn => ({ refused })

export function transitionApplication(now: ApplicationLifecycle, event: ApplicationEvent, at: Date): Turn {
  const to = (state: ApplicationState, change: Partial<ApplicationLifecycle> = {}): Turn => ({
    next: { ...now, state, since: state === now.state ? now.since : at, reviewer: null, ...change },
  })
  switch (event.kind) {
    case 'claim':
    case 'ask':
    case 'trial':
    case 'approve':
    case 'reject': {
      if (now.state !== 'in_review') return refuse('application_decided')
      if (reservedByAnother(now, event.by, at)) return refuse('application_held')
      // Whoever said no does not judge the appeal.
      if (now.appealed && now.rejectedBy === event.by) return refuse('second_person_needed')
      if (event.kind === 'claim')
        return to('in_review', { reviewer: { by: event.by, until: new Date(at.getTime() + reviewLease) } })
      if (event.kind === 'ask')
        return event.items.length === 0
          ? refuse('items_missing')
          : to('info_requested', { asked: event.items, approvedOnceBy: null })
      if (event.kind === 'reject') return to('rejected', { rejectedBy: event.by, approvedOnceBy: null })
      // What was answered is read before anything is built on it, another case included.
      if (awaitsGrading(now)) return refuse('trial_open')
      if (event.kind === 'trial') {
        const trial = { by: event.by, text: event.text, answer: null, grade: null }
        return to('trial_case', { trial, approvedOnceBy: null })
      }
      if (!now.regulated) return to('approved')
      // Two people must say yes to the same thing: a different one is a first yes.
      if (now.approvedOnceBy === null || !event.same) return to('in_review', { approvedOnceBy: event.by })
      return now.approvedOnceBy === event.by ? refuse('second_person_needed') : to('approved')
    }
    case 'solve':
      if (now.state !== 'trial_case' || !now.trial) return refuse('application_decided')
      return to('in_review', { trial: { ...now.trial, answer: event.text } })
    case 'grade': {
      if (now.state !== 'in_review' || !now.trial || !awaitsGrading(now)) return refuse('application_decided')
      // Whoever chose the case knows whom it was for.
      if (now.trial.by === event.by) return refuse('second_person_needed')
      const { by, passed, note } = event
      return to('in_review', { reviewer: now.reviewer, trial: { ...now.trial, grade: { by, passed, note } } })
    }
    case 'resubmit':
      if (now.state !== 'info_requested') return refuse('application_decided')
      return now.asked.every(({ item }) => event.items.includes(item))
        ? to('in_review', { asked: [] })
        : refuse('items_missing')
    case 'appeal':
      if (now.state !== 'rejected') return refuse('application_decided')
      return mayAppeal(now, at) ? to('in_review', { appealed: true }) : refuse('appeal_over')
    case 'withdraw':
      return mayWithdraw(now) ? to('withdrawn') : refuse('application_decided')
    case 'begin':
      return now.state === 'approved' ? to('active') : refuse('application_decided')
    case 'tick':
      return at.getTime() - now.since.getTime() >= patience(now) ? to('expired', { asked: [] }) : { next: now }
  }
}

/** An answer to a sample case that nobody has read yet. */
export const awaitsGrading = ({ trial }: Pick<ApplicationLifecycle, 'trial'>) =>
  trial !== null && trial.answer !== null && trial.grade === null

/** How long the house waits for the applicant, in the states where it does. */
const patience = (now: Pick<ApplicationLifecycle, 'state'>) =>
  waitsForApplicant(now) ? silence : now.state === 'approved' ? opening : Number.POSITIVE_INFINITY

const waitsForApplicant = ({ state }: Pick<ApplicationLifecycle, 'state'>) =>
  state === 'info_requested' || state === 'trial_case'

/** Nobody else may decide while one person reads; a lease that was not renewed frees it by itself. */
export function reservedByAnother(now: Pick<ApplicationLifecycle, 'reviewer'>, by: string, at: Date): boolean {
  return now.reviewer !== null && now.reviewer.by !== by && now.reviewer.until > at
}

export const mayWithdraw = ({ state }: Pick<ApplicationLifecycle, 'state'>) =>
  state === 'in_review' || waitsForApplicant({ state }) || state === 'approved'

/** Once, within thirty days of the refusal. */
export function mayAppeal(now: Pick<ApplicationLifecycle, 'state' | 'appealed' | 'since'>, at: Date): boolean {
  return now.state === 'rejected' && !now.appealed && at.getTime() - now.since.getTime() <= appealTime
}

/** Whether the documents must be gone: at once where it was withdrawn, thirty days after it has run out. */
export function documentsExpired({ state, since }: Pick<ApplicationLifecycle, 'state' | 'since'>, at: Date): boolean {
  if (state === 'withdrawn') return true
  return state === 'expired' && at.getTime() - since.getTime() >= filesAfter
}

/** The instant before which a silence of now began. */
export const silentSince = (at: Date) => new Date(at.getTime() - silence)
export const unopenedSince = (at: Date) => new Date(at.getTime() - opening)
export const remindedSince = (at: Date) => new Date(at.getTime() - reminding)
/** Until when the page of somebody who is reminded now is to be opened. */
export const opensUntil = (reminded: Date) => new Date(reminded.getTime() + opening - reminding)
export const expiredSince = (at: Date) => new Date(at.getTime() - filesAfter)
