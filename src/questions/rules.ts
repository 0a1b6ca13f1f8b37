// All debatable numbers of a question's life and of its matching, in one place. Times are milliseconds.
import { guaranteeDays } from '../brand.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const defaultRules = {
  /** What two free questions give: the assistant's preview, or the expert's full answer. */
  free: { count: 2, gives: 'preview' as 'preview' | 'full' },
  prices: { firstQuestion: 300, plan: 2900 },
  intake: {
    /** Silence of the assistant, never of the client, after which the intake continues without a preview. */
    assistantSilence: 60 * second,
  },
  abandonedAfter: 30 * day,
  waves: {
    /** W0: a named expert is asked alone; then the client chooses, and the clock of the other waves starts with that. */
    requested: 2 * minute,
    /** W1 and W2: an exclusive offer. */
    offer: 45 * second,
    /** The same for an expert whom only a notification reaches: the phone comes out of a pocket first. */
    offerByPush: 90 * second,
    exclusiveOffers: 2,
    /** W3: once this has passed and no exclusive offer is open, even when no expert could be asked alone. */
    broadcastFrom: 90 * second,
    broadcastTo: 10,
    /** E1 */
    widenAt: 2 * minute,
    /** E2, also during an offer or a broadcast. */
    unservedAt: 5 * minute,
    /** E3 and E4, counted from the start of the client's present wait. */
    secondAlertAt: 30 * minute,
    voidAt: 24 * hour,
    searchEvery: 10 * second,
    /** An offer made by the staff leaves more time to answer. */
    offerByHand: 15 * minute,
  },
  work: {
    reminderAfter: 5 * minute,
    lostAfter: 10 * minute,
    /** Heartbeats alone keep a lease for so long; a message, a saved draft or a question to the client restarts it. */
    cap: 30 * minute,
    extension: 10 * minute,
    /** After that many lost leases the staff takes over. */
    lossesToUnserved: 2,
    followUp: 15 * minute,
    /** A colleague is at their desk when a question is handed over to them; without an answer the proposal ends. */
    handOver: 10 * minute,
    /** An open page sends a heartbeat every 30 s: older than this, the expert is not reading now. */
    readingWithin: 90 * second,
  },
  needsClient: { reminders: [2 * hour, 24 * hour], closeAfter: 7 * day, noticeBefore: 48 * hour },
  answered: {
    /** Unless the first period or a plan says otherwise. */
    followUpWindow: 7 * day,
    /** With a plan: silence after which the question closes by itself. */
    planSilence: 60 * day,
    planNotice: 7 * day,
    windowNotice: day,
    guarantee: guaranteeDays * day,
  },
  matching: {
    weights: { skill: 0.35, response: 0.2, quality: 0.15, fairness: 0.15, continuity: 0.1, area: 0.05 },
    maxLoad: 2,
    /** Quality is shrunk towards this mean, as if so many reviews had given it. */
    qualityPrior: { mean: 4.2, reviews: 10 },
    /** An expert without an offer for so long gets the full points for waiting. */
    fairAfter: 4 * hour,
    /** The expected response time that is worth half the points. */
    halfResponse: 3 * minute,
    lapsesToAway: 3,
  },
}

export type Rules = typeof defaultRules
