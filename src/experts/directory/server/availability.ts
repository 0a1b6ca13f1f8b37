import type { z } from 'zod'
import { findCategory, findSubCategoryAnywhere } from '../../../catalog/catalog.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Availability } from '../../contract.ts'
import { actuallyOnline } from '../../matching/server/online.ts'
import { answerSecondsIn, rosterRows, scriptedRows } from '../../matching/server/roster-views.ts'
import { nextOpening } from '../../workspace/opening-hours.ts'
import { type Estimate, estimateFrom } from '../estimate.ts'
import { cardsOf } from './cards.ts'
import { availableExperts, type DirectoryFilter, hoursIn } from './directory-store.ts'

const shown = 3
const lastAnswers = 200
const lately = 90 * 24 * 3600 * 1000

/** Filters by a category's or a sub-category's slug; `null` for an unknown one. */
export function filterFor(slug: string): Pick<DirectoryFilter, 'category' | 'subCategory'> | null {
  if (findCategory(slug)) return { category: slug }
  const found = findSubCategoryAnywhere(slug)
  return found ? { category: found.category.slug, subCategory: found.sub.slug } : null
}

/**
 * The experts who could answer now, or else when the next one is available, and how long an answer takes. The scripted
 * expert is shown where it would answer in the place of people, and is not counted among them.
 */
export async function availabilityIn(
  ports: Ports,
  input: { category: string; locale: Locale },
): Promise<z.input<typeof Availability>> {
  const { db } = ports
  const filter = filterFor(input.category)
  if (!filter) return { experts: [], online: 0, estimate: estimateFrom([]), opensAt: null }
  const [online, estimate] = await Promise.all([
    onlineIn(ports, { ...filter, language: input.locale }),
    estimateOf(ports, filter.category!),
  ])
  const faces = online.length > 0 ? online.slice(0, shown) : await scriptedOnline(ports)
  const cards = await cardsOf(ports, db, faces, input.locale)
  return {
    experts: [...cards.values()],
    online: online.length,
    estimate,
    opensAt: online.length > 0 ? null : await opensIn(ports, filter),
  }
}

type Seeing = Pick<Ports, 'config' | 'live' | 'clock' | 'db'>

/** The ids of the online experts, the best rated first. */
export async function onlineIn(ports: Seeing, filter: DirectoryFilter): Promise<string[]> {
  const rows = await availableExperts(ports.db, filter)
  const online = await actuallyOnline(ports, rows)
  return rows.flatMap(({ id }) => (online.has(id) ? [id] : []))
}

/** Which of these experts are online now: a cached page asks this once it is open. */
export async function onlineAmong(ports: Seeing, ids: readonly string[]): Promise<{ here: string[] }> {
  return { here: ids.length === 0 ? [] : [...(await actuallyOnline(ports, await rosterRows(ports.db, ids))).keys()] }
}

/** Minutes until an answer in a category: the promise, or the recent measurements. */
export async function estimateOf(ports: Pick<Ports, 'db' | 'clock'>, category: string): Promise<Estimate> {
  const since = new Date(ports.clock.now().getTime() - lately)
  return estimateFrom(await answerSecondsIn(ports.db, category, since, lastAnswers))
}

async function scriptedOnline(ports: Seeing): Promise<string[]> {
  return [...(await actuallyOnline(ports, await scriptedRows(ports.db))).keys()]
}

async function opensIn(ports: Pick<Ports, 'db' | 'clock'>, filter: DirectoryFilter): Promise<Date | null> {
  const now = ports.clock.now()
  const hours = await hoursIn(ports.db, filter)
  const opens = nextOpening(
    hours.map((row) => ({ day: row.day, from: row.opens, to: row.closes })),
    now,
  )
  // Nobody is here although the hours say so: nobody knows when they come.
  return opens && opens > now ? opens : null
}
