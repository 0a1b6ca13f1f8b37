// The directory's address: which experts a list shows is written in it and nowhere else.
import { findCategory, findSubCategoryAnywhere } from '../../catalog/catalog.ts'
import { type SlotFilter, slotFilters } from '../../experts/directory/limits.ts'
import { isLocale, type Locale } from '../../i18n/locale.ts'
import { findDepartment } from '../../places/departments.ts'
import { href } from '../../screens.ts'

export const cardsPerPage = 60

export type Filters = { category?: string; language?: Locale; online?: 'yes'; slot?: SlotFilter; page: number }

/** What an address asks for. `department` is the slug of another page; `tidy` is false where the address says too much. */
export function filtersIn(search: URLSearchParams): { filters: Filters; department: string | null; tidy: boolean } {
  const [category, language, online] = [search.get('category'), search.get('language'), search.get('online')]
  const slot = slotFilters.find((wish) => wish === search.get('slot'))
  const page = Number(search.get('page') ?? 1)
  const filters: Filters = {
    ...(category && isSubject(category) ? { category } : {}),
    ...(isLocale(language) ? { language } : {}),
    ...(online === 'yes' ? { online } : {}),
    ...(slot ? { slot } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
  const kept = { ...filters, ...(filters.page > 1 ? {} : { page: undefined }) }
  const known = ['category', 'department', 'language', 'online', 'slot', 'page'] as const
  return {
    filters,
    department: findDepartment(search.get('department') ?? '')?.slug ?? null,
    tidy: known.every(
      (name) => !search.has(name) || (name in kept && String(kept[name as keyof Filters]) === search.get(name)),
    ),
  }
}

const isSubject = (slug: string) => findCategory(slug) !== undefined || findSubCategoryAnywhere(slug) !== undefined

/** The one address of a list: the department has a page of its own, and the first page no number. */
export function directoryPath(locale: Locale, department: string | null, filters: Partial<Filters>): string {
  const { category, language, online, slot, page = 1 } = filters
  const query = {
    ...(category ? { category } : {}),
    ...(language ? { language } : {}),
    ...(online ? { online } : {}),
    ...(slot ? { slot } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }
  return department
    ? href('experts-in-department', locale, { department, ...query })
    : href('our-experts', locale, query)
}

/** A choice among the experts is for people; search engines have the whole list, page by page. */
export const isNarrowed = ({ category, language, online, slot }: Filters): boolean =>
  [category, language, online, slot].some((chosen) => chosen !== undefined)
