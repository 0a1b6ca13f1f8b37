import { Refusal } from '../../api/refusal.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import type { ExpertCard, ExpertProfile } from '../contract.ts'
import { filterFor, onlineIn } from './availability.ts'
import { cardsOf } from './cards.ts'
import { hoursOf } from './desk-store.ts'
import { type Filter, pageOf } from './roster-store.ts'
import { expertBySlugOrId, reviewsOf, starsOf } from './store.ts'

const perPage = 24

export type Listing = {
  locale: Locale
  /** A category's or a sub-category's slug. */
  category?: string
  department?: string
  language?: Locale
  online?: 'yes'
  page: number
}

/** The directory: those who are here first, then the best rated. */
export async function listExperts(
  ports: Ports,
  input: Listing,
): Promise<{ experts: ExpertCard[]; total: number; page: number; pages: number }> {
  const found = input.category === undefined ? {} : filterFor(input.category)
  if (!found) return { experts: [], total: 0, page: 1, pages: 1 }
  const filter: Filter = {
    ...found,
    ...(input.department === undefined ? {} : { department: input.department.toUpperCase() }),
    ...(input.language === undefined ? {} : { language: input.language }),
  }
  const online = await onlineIn(ports, filter)
  const { ids, total } = await pageOf(ports.db, {
    ...filter,
    online,
    onlyOnline: input.online === 'yes',
    offset: (input.page - 1) * perPage,
    limit: perPage,
  })
  const cards = await cardsOf(ports, ports.db, ids, input.locale)
  return { experts: [...cards.values()], total, page: input.page, pages: Math.max(1, Math.ceil(total / perPage)) }
}

const reviewsShown = 20

export async function expertProfile(ports: Ports, slug: string, locale: Locale): Promise<ExpertProfile> {
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
    bio: locale === 'fr' ? row.bio_fr : row.bio_en,
    assistantName: row.assistant_name,
    reviews: reviews.map((review) => ({
      id: review.id,
      stars: review.stars,
      comment: review.comment,
      author: review.author,
      publishedAt: review.published_at.toISOString(),
      experiencedAt: review.experienced_at.toISOString(),
      controlled: review.question_id !== null,
    })),
    distribution,
    hours,
    trader:
      row.trader_name === null
        ? null
        : {
            name: row.trader_name,
            address: row.trader_address ?? '',
            registration: row.trader_registration ?? '',
          },
  }
}
