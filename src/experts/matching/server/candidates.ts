import { findCategory, type Regulated } from '../../../catalog/catalog.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { actuallyOnline } from './online.ts'
import { candidateRows, skillsOf, titlesOf } from './roster-views.ts'

export type MatchRequest = {
  category: string
  subCategory: string | null
  locale: Locale
  /** Matches the whole parent category and other languages too. */
  widened: boolean
  /** The id of an expert who was asked for by name. */
  requested: string | null
  /** Experts who have declined this question or let its offer lapse: they no longer keep the scripted expert out. */
  passed?: readonly string[]
}

/** What matching needs to know of an expert, besides load and past clients, which only the questions feature knows. */
export type CandidateBase = {
  id: string
  categories: readonly { category: string; subCategory: string | null; skill: number }[]
  languages: readonly Locale[]
  online: boolean
  /** No page of theirs is open: only a notification reaches them. */
  byPush: boolean
  awaySince: Date | null
  maxLoad: number
  responseP50Seconds: number | null
  quality: { mean: number; n: number }
  lastOfferAt: Date | null
  area: string | null
  regulatedTitles: readonly { kind: Regulated; validUntil: Date | null }[]
  handlesEverything: boolean
  scripted: boolean
}

const atMost = 200
const maxLoad = { person: 2, scripted: 1000 }

/** At most 200 candidates, the online ones first. The matching rules decide which of them may be asked. */
export async function candidatesFor(
  ports: Pick<Ports, 'config' | 'live' | 'clock'>,
  db: Db,
  wanted: MatchRequest,
): Promise<CandidateBase[]> {
  const possible = await candidateRows(db, wanted)
  const online = await actuallyOnline({ ...ports, db }, possible)
  const first = (row: (typeof possible)[number]) => (row.id === wanted.requested ? 2 : online.has(row.id) ? 1 : 0)
  const rows = possible.sort((a, b) => first(b) - first(a)).slice(0, atMost)
  const ids = rows.map((row) => row.id)
  const [skills, titles] = await Promise.all([skillsOf(db, ids), titlesOf(db, ids)])
  const candidates = rows.map((row) => ({
    id: row.id,
    categories: skills.get(row.id) ?? [],
    languages: row.languages,
    online: online.has(row.id),
    byPush: online.get(row.id) === 'push',
    awaySince: row.awaySince,
    maxLoad: row.scripted ? maxLoad.scripted : maxLoad.person,
    responseP50Seconds: row.responseSeconds,
    quality: { mean: Number(row.qualityMean ?? 0), n: row.qualityCount },
    lastOfferAt: row.lastOfferAt,
    area: row.department,
    regulatedTitles: titles.get(row.id) ?? [],
    handlesEverything: row.coversAll || row.scripted,
    scripted: row.scripted,
  }))
  return withoutScriptedExpert(candidates, wanted, ports.clock.now())
}

/** The scripted expert substitutes for people: drops it once one of them can answer, unless it was requested. */
export function withoutScriptedExpert(
  candidates: readonly CandidateBase[],
  wanted: Pick<MatchRequest, 'category' | 'requested' | 'passed'>,
  now: Date,
): CandidateBase[] {
  const kind = findCategory(wanted.category)?.regulated ?? 'none'
  const titled = (one: CandidateBase) =>
    kind === 'none' ||
    one.handlesEverything ||
    one.regulatedTitles.some((title) => title.kind === kind && (title.validUntil === null || title.validUntil > now))
  const someone = candidates.some(
    (one) => !one.scripted && one.online && titled(one) && !wanted.passed?.includes(one.id),
  )
  return candidates.filter((one) => !one.scripted || !someone || one.id === wanted.requested)
}
