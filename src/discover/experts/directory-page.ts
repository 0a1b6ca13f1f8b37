// What both pages of the directory draw from.
import { categories } from '../../catalog/catalog.ts'
import type { ExpertCard } from '../../experts/contract.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill, fillAll } from '../../i18n/text.ts'
import { departmentOf, departments } from '../../places/departments.ts'
import { en } from '../local/local.text.en.ts'
import { fr } from '../local/local.text.fr.ts'
import type { Filters } from './directory.ts'
import { expertRow } from './expert-row.ts'

type Found = {
  experts: readonly ExpertCard[]
  slots: readonly { id: string; at: string }[]
  total: number
  more: boolean
  pages: number
}
type Counted = { departments: readonly { code: string }[] }

/** `department`: its code, where the list is of one. */
export function directoryPage(
  locale: Locale,
  filters: Filters,
  department: string | null,
  { experts, slots, ...found }: Found,
  counted: Counted,
) {
  const words = locale === 'fr' ? fr : en
  const withSomebody = new Set([...counted.departments.map(({ code }) => code), department])
  const here = departmentOf(department ?? '')
  return {
    words: fillAll(words.directory, { within: here ? withinOf(here, locale) : '' }),
    crumbs: words.crumbs,
    hereWord: words.plaque.here,
    filters,
    department: here?.slug ?? null,
    categories: categories.map(({ slug, name }) => [slug, name[locale]] as const),
    departments: departments
      .filter(({ code }) => withSomebody.has(code))
      .map(({ code, slug, name }) => [slug, `${name} (${code})`] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    rows: experts.map((card) => expertRow(card, locale, words.plaque, slots.find(({ id }) => id === card.id)?.at)),
    ...found,
  }
}

/** What is said of a page of the list, in its title and its description: the first one has no number. */
export const numbered = (text: string, words: { titlePage: string }, { page }: Filters): string =>
  page > 1 ? fill(words.titlePage, { title: text.replace(/\.$/, ''), page }) : text

/** « en Loire-Atlantique », “in Loire-Atlantique”. */
export const withinOf = (place: { within: string; name: string }, locale: Locale): string =>
  locale === 'fr' ? place.within : `in ${place.name}`

/** « de la Loire-Atlantique », “of Loire-Atlantique”. */
export const ofPlace = (place: { of: string; name: string }, locale: Locale): string =>
  locale === 'fr' ? place.of : `of ${place.name}`
