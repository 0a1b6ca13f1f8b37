// The demonstration's 300 invented experts over the whole catalogue, the same on every machine.

import type { Category, SubCategory } from '../../catalog/category.ts'
import { isFreeSlug } from '../../catalog/reserved-slugs.ts'
import { withoutAccents } from '../../i18n/fold.ts'
import type { WeeklySlot } from '../workspace/opening-hours.ts'
import { authors, content, lukewarm, pleased, pleasedIn } from './comments.ts'
import { bioOf, headlineOf, professionOf, titleOf, typeset } from './compose.ts'
import type { ExpertTemplate, Invented } from './invented.ts'
import { knownExperts } from './known.ts'
import { familyNames, helpersNames, menNames, womenNames } from './names.ts'
import { places } from './places.ts'
import { portraitsOf } from './portraits.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { Trade } from './trade.ts'
import { otherCategoriesOf, tradesOf } from './trades.ts'

export function inventExperts(categories: readonly Category[], count: number, year: number): Invented[] {
  const luck = seededRandom('Clairavis')
  const wishes: ExpertTemplate[] = knownExperts(categories)
  const [portraits, women, men, families] = [
    { f: portraitsOf('f'), m: portraitsOf('m') },
    luck.some(womenNames, womenNames.length),
    luck.some(menNames, menNames.length),
    luck.some(familyNames, familyNames.length),
  ]
  const used = { f: 0, m: 0 }
  for (let index = 0; wishes.length < count; index += 1) {
    const category = categories[index % categories.length]!
    const round = Math.floor(index / categories.length)
    const trades = tradesOf(category)
    // Alternates more slowly than the trades, so that no trade is all women or all men.
    const gender = (Math.floor(round / 2) + index) % 2 === 0 ? 'f' : 'm'
    const turn = used[gender]
    used[gender] += 1
    wishes.push({
      category,
      trade: trades[round % trades.length]!,
      gender,
      firstName: gender === 'f' ? women[turn % women.length]! : men[turn % men.length]!,
      lastName: families[(index * 7) % families.length]!,
      portrait: portraits[gender][turn % portraits[gender].length]!,
      // At any time experts are available in both languages: two in three of each category, two in five with English.
      switchedOn: round % 3 !== 2,
      languages: round % 5 < 2 ? ['fr', 'en'] : ['fr'],
    })
  }
  const slugs = new Set<string>()
  return wishes
    .slice(0, count)
    .map((wish, index) => invent(seededRandom(`expert ${index}`), wish, { index, year, slugs, categories }))
}

type Setting = { index: number; year: number; slugs: Set<string>; categories: readonly Category[] }

function invent(luck: SeededRandom, wish: ExpertTemplate, { index, year, slugs, categories }: Setting): Invented {
  const { category, trade, gender } = wish
  const place = wish.place ?? luck.pick(places)
  const slug = freeSlug(`${wish.firstName} ${wish.lastName}`, slugs)
  const subs = wish.subs
    ? wish.subs.flatMap((name) => category.subCategories.filter((sub) => sub.slug === name))
    : luck.some(category.subCategories, luck.between(3, 4))
  const topics = subs.length > 0 ? subs : category.subCategories.slice(0, 3)
  const languages = wish.languages ?? (luck.yes(0.4) ? (['fr', 'en'] as const) : (['fr'] as const))
  const years = luck.between(4, 28)
  const helper = luck.pick(['f', 'm'] as const)
  const reviews = reviewsFor(luck, trade, languages.includes('en'))
  return {
    key: String(index + 1).padStart(3, '0'),
    slug,
    email: wish.email ?? `${slug}@experts.demo.test`,
    firstName: wish.firstName,
    lastName: wish.lastName,
    gender,
    profession: professionOf(trade, gender),
    headline: headlineOf(luck, trade, topics),
    bio: bioOf(luck, trade, gender, place, topics, { years, since: year - years }, languages.includes('en')),
    assistant: { name: luck.pick(helpersNames[helper]), gender: helper },
    portrait: wish.portrait,
    place,
    languages: [...languages],
    coversAll: wish.coversAll ?? false,
    localSpecialist: wish.localSpecialist ?? luck.yes(0.2),
    switchedOn: wish.switchedOn ?? luck.yes(0.6),
    responseSeconds: luck.between(50, 420),
    answered: reviews.length + luck.between(4, 160),
    skills: skillsFor(luck, wish, topics, categories),
    title: {
      ...titleOf(trade, gender, place),
      regulated: category.regulated,
      checkedDaysAgo: luck.between(6, 240),
      validForDays: luck.yes(0.3) ? luck.between(700, 1400) : null,
    },
    hours: hoursFor(luck),
    reviews,
  }
}

function freeSlug(name: string, taken: Set<string>): string {
  const base = withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  let slug = base
  for (let next = 2; taken.has(slug) || !isFreeSlug(slug); next += 1) slug = `${base}-${next}`
  taken.add(slug)
  return slug
}

/** The whole category, better in a few topics; sometimes a second category of the same trade. */
function skillsFor(
  luck: SeededRandom,
  wish: ExpertTemplate,
  topics: readonly SubCategory[],
  categories: readonly Category[],
): Invented['skills'] {
  const share = (from: number, to: number) => luck.between(from, to) / 100
  const own = wish.category.slug
  const others =
    wish.also ?? luck.some(otherCategoriesOf(wish.trade, wish.category, categories), luck.yes(0.35) ? 1 : 0)
  const narrow = wish.also === undefined && luck.yes(0.12)
  return [
    ...(narrow ? [] : [{ category: own, subCategory: '', skill: share(60, 80) }]),
    ...topics.map((sub) => ({ category: own, subCategory: sub.slug, skill: share(82, 100) })),
    ...others.map((category) => ({ category, subCategory: '', skill: share(45, 70) })),
  ]
}

const day = (days: readonly number[], ...slots: [string, string][]): WeeklySlot[] =>
  days.flatMap((one) => slots.map(([from, to]) => ({ day: one, from, to })))
const workdays = [1, 2, 3, 4, 5]
const weeks: readonly WeeklySlot[][] = [
  day(workdays, ['09:00', '12:30'], ['14:00', '18:00']),
  day(workdays, ['08:30', '12:00'], ['13:30', '17:30']),
  day([1, 2, 4, 5], ['09:30', '19:00']),
  [...day([2, 3, 4, 5], ['10:00', '13:00'], ['15:00', '20:00']), ...day([6], ['09:00', '12:00'])],
  [...day(workdays, ['18:00', '22:30']), ...day([0, 6], ['10:00', '18:00'])],
  [...day([1, 3, 5], ['07:30', '14:00']), ...day([2, 4], ['13:00', '21:00'])],
]
const hoursFor = (luck: SeededRandom): WeeklySlot[] => luck.pick(weeks)

function reviewsFor(luck: SeededRandom, trade: Trade, english: boolean): Invented['reviews'] {
  if (luck.yes(0.06)) return []
  const ease = luck.between(-6, 8)
  const own = [...pleased, ...(pleasedIn[trade.field] ?? [])]
  const good = luck.some(own, 12)
  return Array.from({ length: luck.between(3, 12) }, (_, index) => {
    const roll = luck.between(1, 100) + ease
    const stars = roll > 22 ? 5 : roll > 6 ? 4 : 3
    const [fr, en] = stars === 5 ? good[index]! : luck.pick(stars === 4 ? content : lukewarm)
    return {
      stars,
      comment: luck.yes(0.12) ? '' : english && luck.yes(0.25) ? en : typeset(fr),
      author: luck.pick(authors),
      daysAgo: luck.between(2, 420),
      experiencedDaysBefore: luck.between(0, 9),
    }
  })
}
