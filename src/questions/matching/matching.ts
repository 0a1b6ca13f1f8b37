// Who may answer a question, and in which order they are asked. The weights are published (see `rules.ts`).
import type { Locale, Regulated } from '../../catalog/category.ts'
import type { Rules } from '../rules.ts'

/** The facts of a question that matching uses. */
export type Need = {
  category: string
  subCategory: string | null
  regulated: Regulated
  locale: Locale
  area: string | null
  clientId: string
  declined: readonly string[]
  /** The expert who worked on this question before. */
  continuity: string | null
  /** E1: the whole parent category and other languages (with the bridge) are searched too. */
  widened: boolean
  /** Who was asked for by name: their language is no obstacle, as each side reads the other through the bridge. */
  requested: string | null
}

/** The facts of an expert that matching uses. */
export type Candidate = {
  id: string
  /** `subCategory: null` covers the whole category. Skill from 0 to 1. */
  categories: readonly { category: string; subCategory: string | null; skill: number }[]
  languages: readonly Locale[]
  online: boolean
  /** No page of theirs is open: only a notification reaches them. */
  byPush: boolean
  awaySince: Date | null
  load: number
  maxLoad: number
  responseP50Seconds: number | null
  /** Stars from 0 to 5 and how many there are. */
  quality: { mean: number; n: number }
  lastOfferAt: Date | null
  answeredThisClient: boolean
  area: string | null
  regulatedTitles: readonly { kind: Regulated; validUntil: Date | null }[]
  /** Clients with whom a conflict of interest is known. */
  conflictWith: readonly string[]
  /** A demonstration expert, who is asked first whenever their workspace is open. */
  handlesEverything?: boolean
}

export type NotEligible =
  | 'away'
  | 'category_other'
  | 'language_other'
  | 'title_missing'
  | 'title_expired'
  | 'full'
  | 'conflict'
  | 'declined'
export type ScorePart = 'skill' | 'response' | 'quality' | 'fairness' | 'continuity' | 'area'
export type Breakdown = readonly { part: ScorePart; weight: number; value: number; points: number }[]
/** A candidate's score when the offer was made; stored with it and shown ("why this expert"). */
export type Ranked = { expertId: string; total: number; breakdown: Breakdown; byPush: boolean }

/** All reasons against, so that the staff console can show them; none means that the expert may be asked. */
export function notEligible(need: Need, expert: Candidate, now: Date): NotEligible[] {
  const reasons: NotEligible[] = []
  if (!expert.online || expert.awaySince) reasons.push('away')
  if (!expert.handlesEverything) {
    if (skillFor(need, expert) === null) reasons.push('category_other')
    const title = titleReason(need, expert, now)
    if (title) reasons.push(title)
  }
  const bridged = need.widened || need.requested === expert.id
  if (!bridged && !expert.languages.includes(need.locale)) reasons.push('language_other')
  if (expert.load >= expert.maxLoad) reasons.push('full')
  if (expert.conflictWith.includes(need.clientId)) reasons.push('conflict')
  if (need.declined.includes(expert.id)) reasons.push('declined')
  return reasons
}

export function eligible(need: Need, expert: Candidate, now: Date): boolean {
  return notEligible(need, expert, now).length === 0
}

function titleReason(need: Need, expert: Candidate, now: Date): NotEligible | null {
  if (need.regulated === 'none') return null
  const titles = expert.regulatedTitles.filter((title) => title.kind === need.regulated)
  if (titles.length === 0) return 'title_missing'
  return titles.some((title) => !title.validUntil || title.validUntil > now) ? null : 'title_expired'
}

/** Best skill for the question: the very topic counts fully, the parent category less, a neighbouring topic least. */
function skillFor(need: Need, expert: Candidate): number | null {
  if (expert.handlesEverything) return 1
  const skills = expert.categories.flatMap(({ category, subCategory, skill }) => {
    if (category !== need.category) return []
    if (need.subCategory === null || subCategory === need.subCategory) return [skill]
    if (subCategory === null) return [0.7 * skill]
    return need.widened ? [0.4 * skill] : []
  })
  return skills.length > 0 ? Math.max(...skills) : null
}

export function score(need: Need, expert: Candidate, now: Date, matching: Rules['matching']): Ranked {
  const { weights, qualityPrior, fairAfter, halfResponse } = matching
  const half = halfResponse / 1000
  const reviews = expert.quality.n + qualityPrior.reviews
  const stars = (expert.quality.mean * expert.quality.n + qualityPrior.mean * qualityPrior.reviews) / reviews
  const idle = expert.lastOfferAt ? now.getTime() - expert.lastOfferAt.getTime() : fairAfter
  const values: Record<ScorePart, number> = {
    skill: skillFor(need, expert) ?? 0,
    response: half / (half + (expert.responseP50Seconds ?? half)),
    quality: stars / 5,
    fairness: idle / fairAfter,
    continuity: expert.answeredThisClient || need.continuity === expert.id ? 1 : 0,
    area: need.area !== null && need.area === expert.area ? 1 : 0,
  }
  const breakdown = (Object.keys(values) as ScorePart[]).map((part) => {
    const value = Math.min(1, Math.max(0, values[part]))
    return { part, weight: weights[part], value, points: weights[part] * value }
  })
  const total = breakdown.reduce((sum, row) => sum + row.points, 0)
  return { expertId: expert.id, total, breakdown, byPush: expert.byPush }
}

/** The eligible ones, best first; equal scores in the order of their ids, so that a replay gives the same list. */
export function rank(need: Need, experts: readonly Candidate[], now: Date, matching: Rules['matching']): Ranked[] {
  return experts
    .filter((expert) => eligible(need, expert, now))
    .map((expert) => ({ first: expert.handlesEverything === true, ranked: score(need, expert, now, matching) }))
    .sort(
      (a, b) =>
        Number(b.first) - Number(a.first) ||
        b.ranked.total - a.ranked.total ||
        (a.ranked.expertId < b.ranked.expertId ? -1 : 1),
    )
    .map(({ ranked }) => ranked)
}

/** Several lapses in a row mean that the expert is away; but the only expert of a category never counts as away. */
export function awayAfter(lapsedInRow: number, othersOnline: number, matching: Rules['matching']): boolean {
  return lapsedInRow >= matching.lapsesToAway && othersOnline > 0
}

/** Order in which waiting questions are served: the earliest deadline first, then the longest wait. */
export function moreUrgent(
  a: { neededBy: number | null; waitingSince: number | null },
  b: { neededBy: number | null; waitingSince: number | null },
): number {
  const soonest = (x: number | null) => x ?? Number.POSITIVE_INFINITY
  const [first, second] = [soonest(a.neededBy), soonest(b.neededBy)]
  if (first !== second) return first < second ? -1 : 1
  return soonest(a.waitingSince) - soonest(b.waitingSince) || 0
}

/** Shown before the payment: can an answer be there in time, given the present estimate? */
export function canMeet(neededBy: Date | null, now: Date, estimateMinutes: number): boolean {
  return neededBy === null || now.getTime() + estimateMinutes * 60_000 <= neededBy.getTime()
}
