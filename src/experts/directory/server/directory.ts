import type { z } from 'zod'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { ExpertCard, ExpertProfile } from '../../contract.ts'
import { expertBySlugOrId, reviewsOf, starsOf } from '../../server/store.ts'
import { nextOpening, slotDays } from '../../workspace/opening-hours.ts'
import { hoursOf } from '../../workspace/server/views.ts'
import { inLanguage } from '../in-language.ts'
import type { SlotFilter } from '../limits.ts'
import { filterFor, onlineIn } from './availability.ts'
import { cardsOf } from './cards.ts'
import { countListedExperts, type DirectoryFilter, hoursOfExperts, listedExpertIds } from './directory-store.ts'
import { publicComment } from './public-comment.ts'

export type Listing = {
  locale: Locale
  /** A category's or a sub-category's slug. */
  category?: string
  department?: string
  language?: Locale
  online?: 'yes'
  slot?: SlotFilter
  page: number
  size: number
}

type Slots = { id: string; at: Date }[]
type Listed = { experts: ExpertCard[]; total: number; more: boolean; page: number; pages: number; slots: Slots }

/** The directory, the best rated experts first. */
export async function listExperts(ports: Ports, input: Listing): Promise<Listed> {
  const { page, size, locale } = input
  const found = input.category === undefined ? {} : filterFor(input.category)
  if (!found) return { experts: [], total: 0, more: false, page: 1, pages: 1, slots: [] }
  const wanted = input.slot && slotDays(input.slot, ports.clock.now())
  const filter: DirectoryFilter = {
    ...found,
    ...(wanted ? { days: wanted.days } : {}),
    ...(input.department === undefined ? {} : { department: input.department.toUpperCase() }),
    ...(input.language === undefined ? {} : { language: input.language }),
  }
  const { ids, total, more } = await (input.online === 'yes' ? thoseHere : everybody)(ports, filter, page, size)
  const [cards, slots] = await Promise.all([
    cardsOf(ports, ports.db, ids, locale),
    wanted ? slotsOf(ports, ids, wanted.from) : [],
  ])
  return { experts: [...cards.values()], total, more, page, pages: Math.max(1, Math.ceil(total / size)), slots }
}

/** When each of these experts is first available, from this moment on. */
async function slotsOf({ db }: Ports, ids: readonly string[], from: Date): Promise<Slots> {
  const hours = ids.length > 0 ? await hoursOfExperts(db, ids) : []
  return ids.flatMap((id) => {
    const own = hours.filter((row) => row.expertId === id)
    const week = own.map(({ day, opens, closes }) => ({ day, from: opens, to: closes }))
    const at = nextOpening(week, from)
    return at ? [{ id, at }] : []
  })
}

async function everybody({ db }: Ports, filter: DirectoryFilter, page: number, size: number) {
  const [ids, counted] = await Promise.all([
    listedExpertIds(db, filter, (page - 1) * size, size),
    countListedExperts(db, filter),
  ])
  return { ids, ...counted }
}

async function thoseHere(ports: Ports, filter: DirectoryFilter, page: number, size: number) {
  const ids = await onlineIn(ports, filter)
  return { ids: ids.slice((page - 1) * size, page * size), total: ids.length, more: false }
}

const reviewsShown = 20

export async function expertProfile(
  ports: Ports,
  slug: string,
  locale: Locale,
): Promise<z.input<typeof ExpertProfile>> {
  const row = await expertBySlugOrId(ports.db, slug)
  if (!row) throw new Refusal('expert_unknown', 404)
  const [cards, reviews, distribution, hours] = await Promise.all([
    cardsOf(ports, ports.db, [row.id], locale),
    reviewsOf(ports.db, row.id, reviewsShown),
    starsOf(ports.db, row.id),
    hoursOf(ports.db, row.id),
  ])
  return {
    ...cards.get(row.id)!,
    bio: inLanguage(locale, { fr: row.bioFr, en: row.bioEn }),
    assistantName: row.assistantName,
    assistantGender: row.assistantGender,
    reviews: reviews.map((review) => ({
      ...review,
      comment: publicComment(review.comment),
      translation: review.translation && publicComment(review.translation),
      controlled: (review.questionId ?? review.meetingId) !== null,
    })),
    distribution,
    hours,
    trader:
      row.traderName === null
        ? null
        : {
            name: row.traderName,
            address: row.traderAddress ?? '',
            registration: row.traderRegistration ?? '',
          },
  }
}
