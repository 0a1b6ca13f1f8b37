import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { monthOf, monthSpan } from '../../../billing/months.ts'
import { feesEarnedSince } from '../../../billing/payouts/server/views.ts'
import { answerTimesOf, ratingsOf } from '../../../experts/directory/server/own-views.ts'
import { type ExpertRow, expertOf } from '../../../experts/server/views.ts'
import { clearLanguageOf } from '../../../i18n/language-of.ts'
import type { Ports } from '../../../platform/ports.ts'
import { type Candidate, score } from '../../matching/matching.ts'
import { defaultRules } from '../../rules.ts'
import { countMarks } from '../../second-reading/rubric.ts'
import { readingsOfAuthor } from '../../second-reading/server/second-reading-store.ts'
import { readInstead } from '../../translation/lines.ts'
import { reviewIn } from '../../translation/review.ts'
import type { OwnFigures } from '../contract.ts'
import { forecastOf, weeksLookedAt } from '../forecast.ts'
import { heldFeesOf, offersTo } from './figures-store.ts'

const day = 86_400_000
const periodDays = 90
const { matching } = defaultRules
const ratingsShown = 10
const readingsShown = 20

/** @throws Refusal `not_found` for somebody who is no expert */
export async function ownFigures(ports: Ports, actor: Person): Promise<z.input<typeof OwnFigures>> {
  const expert = await expertOf(ports.db, actor.personId)
  if (!expert) throw new Refusal('not_found', 404)
  const { db } = ports
  const now = ports.clock.now()
  const from = new Date(now.getTime() - periodDays * day)
  const month = monthOf(now)
  const { start, end } = monthSpan(month)
  const feesFrom = new Date(Math.min(start.getTime(), now.getTime() - weeksLookedAt * 7 * day))
  const [offers, times, ratings, fees, held, readings] = await Promise.all([
    offersTo(db, expert.id, from),
    answerTimesOf(db, expert.id, from),
    ratingsOf(db, expert.id, ratingsShown),
    feesEarnedSince(db, expert.id, feesFrom),
    heldFeesOf(db, expert.id),
    readingsOfAuthor(db, expert.id, readingsShown),
  ])
  const { first, ...paid } = fees
  const known = { now, monthStart: start, monthEnd: end, held, since: first }
  const { month: come, earned } = forecastOf(paid.fees, known)
  const read = readings.flatMap(({ grades, readAt, comment, ...reading }) =>
    grades && readAt ? [{ ...reading, grades, readAt, comment: comment ?? '' }] : [],
  )
  return {
    from,
    to: now,
    offers,
    response: { ...times, counts: expert.responseSeconds },
    ratings: { ...ratings, latest: ratings.latest.map(forReader(expert)), counts: ratingInMatching(expert) },
    weights: weightsOf(expert, now),
    forecast: { month, earned, held, come },
    secondReadings: { count: read.length, marks: countMarks(read), latest: read },
  }
}

/** A rating with the translation of its comment, where there is one that this expert needs. */
const forReader =
  ({ languages }: ExpertRow) =>
  <Rating extends { comment: string; translation: string | null }>({ translation, ...rating }: Rating) => {
    const from = clearLanguageOf(rating.comment)
    const to = from && readInstead(languages, from)
    return { ...rating, bridge: to && translation ? { from, translation: reviewIn(to, translation) } : null }
  }

const qualityOf = ({ qualityMean, qualityCount }: ExpertRow) => ({ mean: Number(qualityMean ?? 0), n: qualityCount })

/** On five stars, as the ranking draws it towards the mean while reviews are few. */
function ratingInMatching(expert: ExpertRow): number {
  const { mean, n } = qualityOf(expert)
  const { qualityPrior } = matching
  return (mean * n + qualityPrior.mean * qualityPrior.reviews) / (n + qualityPrior.reviews)
}

/** The parts that depend on the expert alone; the others depend on the question. */
const ownParts = ['response', 'quality', 'fairness'] as const

/** By the calculation of the matching itself. */
function weightsOf(expert: ExpertRow, now: Date): z.input<typeof OwnFigures>['weights'] {
  const candidate: Candidate = {
    id: expert.id,
    categories: [],
    languages: [],
    online: true,
    byPush: false,
    awaySince: null,
    load: 0,
    maxLoad: matching.maxLoad,
    responseP50Seconds: expert.responseSeconds,
    quality: qualityOf(expert),
    lastOfferAt: expert.lastOfferAt,
    answeredThisClient: false,
    area: null,
    regulatedTitles: [],
    conflictWith: [],
  }
  const need = { category: '', subCategory: null, regulated: 'none', locale: 'fr', area: null, clientId: '' } as const
  const { breakdown } = score(
    { ...need, declined: [], continuity: null, widened: false, requested: null },
    candidate,
    now,
    matching,
  )
  return breakdown
    .map(({ part, weight, points }) => ({
      part,
      points: Math.round(weight * 100),
      own: (ownParts as readonly string[]).includes(part) ? Math.round(points * 1000) / 10 : null,
    }))
    .sort((a, b) => b.points - a.points)
}
