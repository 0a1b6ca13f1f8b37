// What happens to a question is written to its client: when, in which order, and what is written in any case.

import type { QuestionState } from '../lifecycle/states.ts'

const minute = 60_000

/** How long each may wait for what happens next, and how much it says when several things happened: the most first. */
const notices = {
  answered: { waits: minute, rank: 9 },
  cardNeeded: { waits: minute, rank: 8 },
  holdLost: { waits: minute, rank: 8 },
  information: { waits: minute, rank: 7 },
  namedUnanswered: { waits: minute, rank: 6 },
  namedLost: { waits: minute, rank: 6 },
  unserved: { waits: minute, rank: 6 },
  stillUnserved: { waits: minute, rank: 6 },
  followUpUnserved: { waits: minute, rank: 6 },
  followUpOver: { waits: minute, rank: 6 },
  message: { waits: 3 * minute, rank: 5 },
  noReplyNotice: { waits: minute, rank: 4 },
  closingNotice: { waits: minute, rank: 4 },
  closed: { waits: 3 * minute, rank: 3 },
  accepted: { waits: 10 * minute, rank: 2 },
  charged: { waits: 10 * minute, rank: 1 },
} satisfies Record<string, { waits: number; rank: number }>
export type ClientEmail = keyof typeof notices

/** The law or the accounts want it on a durable medium, whatever the page has shown: the invoice of what was taken. */
export const alwaysWritten: readonly ClientEmail[] = ['charged']

/**
 * How long the letter itself waits for those about other questions of the person: many close at once. What somebody
 * waits for, or has to act on, leaves at once and takes along what waits.
 */
export const waitsForOthers = (name: ClientEmail): number =>
  name === 'closed' || name === 'closingNotice' ? 2 * minute : 0

export const waitOf = (name: ClientEmail): number => notices[name].waits

type Now = Pick<QuestionState, 'state' | 'payment' | 'captureFailedAt' | 'answeredAt' | 'claim'> & {
  /** The contract that pays it was withdrawn from or refunded. */
  contractUndone: boolean
  /** A specialist's meeting about the question stands, which the news of its end names. */
  meetingStays: boolean
}

/** News that nobody is at work, and that the client may choose. */
const untilSomebodyAccepts: readonly ClientEmail[] = ['namedUnanswered', 'namedLost', 'unserved', 'stillUnserved']

/** Whether what happened since makes this news untrue, or of no use. What was said or taken stays true. */
export function isOvertaken(
  name: ClientEmail,
  { state, payment, captureFailedAt, answeredAt, claim, contractUndone, meetingStays }: Now,
): boolean {
  // Whoever has their money back awaits nothing more of the answer.
  const givenBack = payment === 'REFUNDED' || claim === 'GRANTED' || contractUndone
  if (name === 'answered' || name === 'closingNotice') return givenBack
  if (name === 'closed') return givenBack && answeredAt !== null && !meetingStays
  if (name === 'accepted') return !['ASSIGNED', 'NEEDS_CLIENT', 'FOLLOW_UP'].includes(state)
  if (untilSomebodyAccepts.includes(name)) return state !== 'UNSERVED'
  if (name === 'cardNeeded') return captureFailedAt === null
  return name === 'holdLost' && ['HELD', 'CAPTURED', 'PLAN'].includes(payment)
}

/** What the email is about, and what else it tells; of the same news once. */
export function mainNotice(names: readonly ClientEmail[]): { main: ClientEmail; also: ClientEmail[] } | null {
  const once = [...new Set(names)]
  const [main] = [...once].sort((a, b) => notices[b].rank - notices[a].rank)
  return main ? { main, also: once.filter((name) => name !== main) } : null
}
