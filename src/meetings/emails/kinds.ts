// Which email tells which news.
import type { MeetingNews } from '../lifecycle/events.ts'
import type { InvitationMethod } from '../lifecycle/invitation.ts'
import { emails } from './emails.text.fr.ts'

export type MeetingEmail = keyof typeof emails
export const meetingEmails = Object.keys(emails) as MeetingEmail[]

const toSpecialist: Partial<Record<MeetingNews, MeetingEmail>> = {
  asked: 'meetingAsked',
  confirmed: 'meetingConfirmed',
  moved: 'meetingMoved',
  other_times: 'meetingOtherTimes',
  withdrawn: 'meetingWithdrawn',
  cancelled: 'meetingCancelled',
  given_up: 'meetingGivenUp',
  revoked: 'meetingRevoked',
  released: 'meetingReleased',
  hours: 'meetingHours',
  kept: 'meetingKept',
  reminder: 'meetingReminder',
  took_place: 'meetingHeld',
  missed: 'meetingMissed',
  busy: 'meetingBusy',
  stands: 'meetingStands',
  cleared: 'meetingCleared',
  done: 'meetingDone',
}

/** The emails for the same news where the client said when they are free. */
const toSpecialistWithWish: typeof toSpecialist = {
  asked: 'meetingAskedWished',
  other_times: 'meetingOtherTimesWished',
}

/** The emails for the same news where another hour was agreed before. */
const toSpecialistMoved: typeof toSpecialist = { confirmed: 'meetingRescheduled' }

/** The emails for the same news where the specialist was taking that other hour back, which no longer counts. */
const toSpecialistOvertaken: typeof toSpecialist = { confirmed: 'meetingOvertaken' }

/** The emails for the same news where an agreed hour is taken back, and where the specialist proposes others for it. */
const toSpecialistTakenBack: typeof toSpecialist = {
  cancelled: 'meetingAgreedCancelled',
  revoked: 'meetingRevokedCall',
}
const toSpecialistReproposed: typeof toSpecialist = { given_up: 'meetingReproposed' }

type ToSpecialist = {
  /** The client said when they are free. */
  wished: boolean
  /** Another hour was agreed before. */
  moved: boolean
  /** They were taking that other hour back. */
  overtaken: boolean
  calendar: InvitationMethod | null
  /** Other hours are proposed now. */
  proposes: boolean
}

export function kindToSpecialist(
  news: MeetingNews,
  { wished, moved, overtaken, calendar, proposes }: ToSpecialist,
): MeetingEmail | undefined {
  return (
    (wished && toSpecialistWithWish[news]) ||
    (overtaken && toSpecialistOvertaken[news]) ||
    (moved && toSpecialistMoved[news]) ||
    (proposes && toSpecialistReproposed[news]) ||
    (calendar === 'CANCEL' && toSpecialistTakenBack[news]) ||
    toSpecialist[news]
  )
}

/** Whether the email quotes when the client is free. */
export const saysWish = (news: MeetingNews): boolean => toSpecialistWithWish[news] !== undefined

const toClient: Partial<Record<MeetingNews, MeetingEmail>> = {
  proposed: 'meetingClientProposed',
  bookable: 'meetingClientBookable',
  full: 'meetingClientFull',
  asked_instead: 'meetingClientAskedInstead',
  confirmed: 'meetingClientConfirmed',
  elsewhere: 'meetingClientMoved',
  called_off: 'meetingClientOff',
  given_up: 'meetingClientGivenUp',
  hours: 'meetingClientHours',
  waits: 'meetingClientWaits',
  reminder: 'meetingClientReminder',
  took_place: 'meetingClientHeld',
  missed: 'meetingClientMissed',
  busy: 'meetingClientBusy',
  stands: 'meetingClientStands',
  cleared: 'meetingClientCleared',
  done: 'meetingClientDone',
  summary: 'meetingClientSummary',
}

/** The emails for the same news where another hour was agreed before; `reproposed` takes that hour back. */
const toClientMoved: typeof toClient = { confirmed: 'meetingClientRescheduled' }
const toClientReproposed: typeof toClient = { proposed: 'meetingClientReproposed' }

/** The emails for the same news where no other specialist is searched for. */
const toClientOfClosed: typeof toClient = { elsewhere: 'meetingClientClosed' }

type ToClient = { closed: boolean; moved: boolean; calendar: InvitationMethod | null }

export function kindToClient(news: MeetingNews, { closed, moved, calendar }: ToClient): MeetingEmail | undefined {
  return (
    (closed && toClientOfClosed[news]) ||
    (moved && toClientMoved[news]) ||
    (calendar === 'CANCEL' && toClientReproposed[news]) ||
    toClient[news]
  )
}
