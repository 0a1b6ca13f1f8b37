import { Refusal } from '../../../api/refusal.ts'
import { findCategory, findSubCategoryAnywhere } from '../../../catalog/catalog.ts'
import { readText, readTexts } from '../../../content/server/read.ts'
import { cardsOf } from '../../../experts/directory/server/cards.ts'
import {
  type CityCount,
  categoriesIn,
  countsByCity,
  countsByDepartment,
  countsForSubject,
  expertsNear,
  topCities,
} from '../../../experts/directory/server/location-views.ts'
import { type Locale, otherLocale } from '../../../i18n/locale.ts'
import { departmentOf, departments } from '../../../places/departments.ts'
import { foldPlace } from '../../../places/fold.ts'
import { cityOf } from '../../../places/server/search.ts'
import { communesNamed, largestCommunes } from '../../../places/server/views.ts'
import type { Ports } from '../../../platform/ports.ts'
import { isWorthIndexing, leastForSubject } from '../indexing-threshold.ts'
import type { LocalCity } from '../local-contract.ts'
import { memoizeFor } from './memoize.ts'

const [peopleShown, citiesShown, townsShown, topShown] = [12, 12, 8, 3]

type Needs = Pick<Ports, 'db'>
type Counting = Pick<Ports, 'db' | 'clock'>
type People = { experts: number; receiving: number }

const sumOf = (counts: readonly People[]): People => ({
  experts: counts.reduce((sum, { experts }) => sum + experts, 0),
  receiving: counts.reduce((sum, { receiving }) => sum + receiving, 0),
})

const minute = 60

export const france = memoizeFor(minute, async ({ db }: Counting) => {
  const counts = (await countsByDepartment(db)).filter(({ department }) => departmentOf(department))
  return {
    departments: counts.map(({ department, ...people }) => ({ code: department, ...people })),
    ...sumOf(counts),
  }
})

/** The communes that these cities mean, most experts first; spellings of one commune are counted together. */
async function citiesOf({ db }: Needs, counts: readonly CityCount[]): Promise<LocalCity[]> {
  const key = (department: string, folded: string) => `${department} ${folded}`
  const communes = await communesNamed(
    db,
    counts.map(({ department, city }) => ({ department, folded: foldPlace(city) })),
  )
  const known = new Map(communes.map((commune) => [key(commune.department, foldPlace(commune.name)), commune]))
  const found = new Map<string, LocalCity>()
  for (const { department, city, experts, receiving } of counts) {
    const commune = known.get(key(department, foldPlace(city)))
    if (!commune) continue
    const before = found.get(commune.code) ?? { ...commune, experts: 0, receiving: 0 }
    found.set(commune.code, {
      ...before,
      experts: before.experts + experts,
      receiving: before.receiving + receiving,
    })
  }
  return [...found.values()].sort((a, b) => b.experts - a.experts || b.population - a.population)
}

/** @throws Refusal `not_found` */
export async function department({ db }: Needs, code: string) {
  if (!departmentOf(code)) throw new Refusal('not_found', 404)
  const counts = await countsByCity(db, [code])
  const [categories, cities, largest] = await Promise.all([
    categoriesIn(db, code),
    citiesOf({ db }, counts),
    largestCommunes(db, code, townsShown + citiesShown),
  ])
  const people = sumOf(counts)
  return {
    ...people,
    categories,
    cities,
    towns: largest.filter((town) => cities.every(({ code: taken }) => taken !== town.code)).slice(0, townsShown),
    indexable: isWorthIndexing({ ...people, items: 0 }),
  }
}

/** @throws Refusal `not_found` */
export async function city(ports: Ports, slug: string, input: { locale: Locale; category?: string }) {
  const { db } = ports
  const found = await cityOf(ports, slug)
  const near = [found.department, ...(departmentOf(found.department)?.neighbours ?? [])]
  const counts = await countsByCity(db, near)
  const own = counts.filter((one) => one.department === found.department && meansCity(one.city, found.name))
  const spellings = own.map((one) => one.city)
  const category = subjectOf(input.category)?.category
  const [cities, categories, inCity, around, items, otherItems] = await Promise.all([
    citiesOf(ports, counts),
    spellings.length > 0 ? categoriesIn(db, found.department, spellings) : [],
    spellings.length > 0
      ? expertsNear(db, {
          departments: [found.department],
          cities: spellings,
          category,
          first: found.department,
          limit: peopleShown,
        })
      : [],
    expertsNear(db, {
      departments: near,
      notIn: spellings,
      receiving: true,
      category,
      first: found.department,
      limit: peopleShown,
    }),
    itemsAbout(ports, found.slug, input.locale),
    itemsAbout(ports, found.slug, otherLocale(input.locale)),
  ])
  const cards = await cardsOf(ports, db, [...inCity, ...around], input.locale)
  const cardsFor = (ids: readonly string[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const people = sumOf(own)
  return {
    city: found,
    ...people,
    categories,
    inCity: cardsFor(inCity),
    around: cardsFor(around),
    cities: cities.filter(({ code }) => code !== found.code).slice(0, citiesShown),
    indexable: isWorthIndexing({ ...people, items }),
    alone: !isWorthIndexing({ ...people, items: otherItems }),
  }
}

const meansCity = (written: string, name: string) => foldPlace(written) === foldPlace(name)

type Text = { kind: string; key: string; facts: object }

/** The advice text of a city, and each office that it names. */
const itemsIn = (text: Text | undefined) =>
  text && 'offices' in text.facts ? 1 + (text.facts.offices as []).length : 0

async function itemsAbout(ports: Needs, slug: string, locale: Locale): Promise<number> {
  const text = await readText(ports, { kind: 'city', key: slug, locale }).catch((error) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  return itemsIn(text)
}

/** Slugs of the departments and cities whose pages search engines may be shown in this language. */
export async function indexablePlaces(
  ports: Needs,
  locale: Locale,
): Promise<{ departments: string[]; cities: string[] }> {
  const [counts, texts] = await Promise.all([countsByCity(ports.db), readTexts(ports, { kind: 'city', locale })])
  const cities = new Map((await citiesOf(ports, counts)).map((one) => [one.slug, { ...one, items: 0 }]))
  const written = texts.filter(({ key }) => !cities.has(key)).map((text) => [text.key, itemsIn(text)] as const)
  for (const text of texts) {
    const known = cities.get(text.key)
    if (known) cities.set(text.key, { ...known, items: itemsIn(text) })
  }
  const byDepartment = Map.groupBy(counts, (one) => one.department)
  return {
    departments: departments
      .filter(({ code }) => isWorthIndexing({ ...sumOf(byDepartment.get(code) ?? []), items: 0 }))
      .map(({ slug }) => slug),
    cities: [
      ...[...cities.values()].filter(isWorthIndexing).map(({ slug }) => slug),
      ...written.filter(([, items]) => isWorthIndexing({ experts: 0, receiving: 0, items })).map(([slug]) => slug),
    ],
  }
}

function subjectOf(slug: string | undefined): { category: string; subCategory: string | null } | null {
  if (slug === undefined) return null
  if (findCategory(slug)) return { category: slug, subCategory: null }
  const found = findSubCategoryAnywhere(slug)
  return found ? { category: found.category.slug, subCategory: found.sub.slug } : null
}

/** @throws Refusal `not_found` */
export async function citiesForSubject(ports: Needs, slug: string) {
  const subject = subjectOf(slug)
  if (!subject) throw new Refusal('not_found', 404)
  const cities = await citiesOf(ports, await countsForSubject(ports.db, subject.category, subject.subCategory))
  return { cities: cities.filter(({ experts }) => experts >= leastForSubject) }
}

export const subjects = memoizeFor(10 * minute, async (ports: Counting) => {
  const counts = await topCities(ports.db, topShown)
  const cities = await citiesOf(ports, counts)
  const cityFor = (one: CityCount) =>
    cities.find(({ department: code, name }) => code === one.department && meansCity(one.city, name))
  const categories = [...new Set(counts.map(({ category }) => category))]
  return {
    subjects: categories.map((category) => ({
      category,
      cities: counts.flatMap((one) => {
        const found = one.category === category && one.experts >= leastForSubject ? cityFor(one) : undefined
        return found ? [{ ...found, experts: one.experts, receiving: one.receiving }] : []
      }),
    })),
  }
})
