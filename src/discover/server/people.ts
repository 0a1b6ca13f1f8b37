import type { z } from 'zod'
import { Refusal } from '../../api/refusal.ts'
import { categories, findCategory, findSubCategoryAnywhere } from '../../catalog/catalog.ts'
import { languageOf } from '../../catalog/classification/tokens.ts'
import { estimateFrom } from '../../experts/directory/estimate.ts'
import { publicComment } from '../../experts/directory/server/public-comment.ts'
import {
  expertsBySub,
  lastSecondsByCategory,
  newestReviews,
  professionRows,
  switchedOn,
  titlesIn,
} from '../../experts/directory/server/public-views.ts'
import { actuallyOnline } from '../../experts/matching/server/online.ts'
import { serviceDay } from '../../experts/workspace/opening-hours.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import type { ShownReview } from '../contract.ts'
import { professionsIn } from '../subjects/professions.ts'
import { measuredOver } from './claims.ts'

const titlesShown = 6
const reviewsShown = 3
/** Nobody says in which language they write a review: enough are read to find some in the reader’s. */
const reviewsRead = 24

/** @throws Refusal `not_found` */
export async function peopleIn({ db, clock }: Ports, slug: string, locale: Locale) {
  const category = findCategory(slug)
  if (!category) throw new Refusal('not_found', 404)
  const [counts, titles] = await Promise.all([
    expertsBySub(db, slug),
    titlesIn(db, slug, locale, serviceDay(clock.now()), titlesShown),
  ])
  const of = (sub: string) => counts.find((count) => count.sub === sub)?.experts ?? 0
  return {
    experts: counts.reduce((sum, { experts }) => sum + experts, 0),
    subs: category.subCategories.map((sub) => ({ slug: sub.slug, experts: of('') + of(sub.slug) })),
    titles,
  }
}

/** Who is there now, for every category at once: one reading however many there are. */
export async function presence(ports: Ports, locale: Locale) {
  const { since, limit } = measuredOver(ports.clock.now())
  const [rows, seconds] = await Promise.all([
    switchedOn(ports.db, locale),
    lastSecondsByCategory(ports.db, since, limit),
  ])
  const online = await actuallyOnline(ports, rows)
  return categories.map(({ slug }) => {
    const { typical, max } = estimateFrom(seconds.get(slug) ?? [])
    const here = rows.filter((row) => online.has(row.id) && row.categories.includes(slug))
    return { slug, online: here.length, typical, max }
  })
}

export async function professions({ db }: Ports, locale: Locale) {
  return professionsIn(await professionRows(db), locale)
}

/** The newest with words that the reader reads, whatever their stars; an unknown category has none. */
export async function reviewsIn({ db }: Ports, slug: string, locale: Locale): Promise<z.input<typeof ShownReview>[]> {
  const found = findCategory(slug) ? { category: slug, sub: null } : subOf(slug)
  if (!found) return []
  const rows = await newestReviews(db, found.category, found.sub, reviewsRead)
  const readable = rows.filter((row) => languageOf(row.comment, locale) === locale)
  return readable.slice(0, reviewsShown).map((row) => ({
    ...row,
    comment: publicComment(row.comment),
    expert: `${row.firstName} ${row.lastName}`,
    controlled: (row.questionId ?? row.meetingId) !== null,
  }))
}

function subOf(slug: string): { category: string; sub: string } | null {
  const found = findSubCategoryAnywhere(slug)
  return found ? { category: found.category.slug, sub: found.sub.slug } : null
}
