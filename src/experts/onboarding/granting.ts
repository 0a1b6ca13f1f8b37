// What an approval gives: fields, and the titles that were checked for them.
import { findCategory, type Regulated } from '../../catalog/catalog.ts'
import { areaAbroad } from '../../places/departments.ts'

export type GrantedTitle = {
  regulated: Regulated
  labelFr: string
  labelEn: string
  /** Who issued it. */
  body: string
  /** `YYYY-MM-DD`; its last day. */
  validUntil: string | null
}
export type Granted = { categories: string[]; titles: GrantedTitle[] }

export type GrantError = 'category_unknown' | 'title_missing' | 'title_over'

/** The kinds of title that these fields want; an unknown field wants the strictest. */
export function requiredTitles(categories: readonly string[]): Regulated[] {
  const kinds = categories.map((slug) => findCategory(slug)?.regulated ?? 'law')
  return [...new Set(kinds)].filter((kind) => kind !== 'none')
}

/** Whether one of these fields may still be answered: a title holds to the end of its last day. */
export function hasOpenField(
  categories: readonly string[],
  titles: readonly Pick<GrantedTitle, 'regulated' | 'validUntil'>[],
  today: string,
): boolean {
  const holds = (kind: Regulated) =>
    titles.some(({ regulated, validUntil }) => regulated === kind && (validUntil === null || validUntil >= today))
  return categories.some((slug) => requiredTitles([slug]).every(holds))
}

/** A regulated field is given with its title only, and a title that has run out is none. */
export function grantError(granted: Granted, applied: readonly string[], today: string): GrantError | null {
  const { categories, titles } = granted
  if (categories.length === 0 || categories.some((slug) => !applied.includes(slug) || !findCategory(slug)))
    return 'category_unknown'
  if (titles.length === 0) return 'title_missing'
  if (titles.some(({ validUntil }) => validUntil !== null && validUntil < today)) return 'title_over'
  const covered = (kind: Regulated) => titles.some(({ regulated }) => regulated === kind)
  return requiredTitles(categories).every(covered) ? null : 'title_missing'
}

/** The address of a profile, made of a name; '' where nothing of it can stand in one. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The department of a French postcode, or the area abroad; `99`, as the statistics office writes it, for any other country. */
export function departmentOfPostcode(country: string, postcode: string): string {
  const digits = postcode.replace(/\s/g, '')
  if (country !== 'fr' || !/^\d{5}$/.test(digits)) return areaAbroad(country) ?? '99'
  if (digits.startsWith('97') || digits.startsWith('98')) return digits.slice(0, 3)
  if (digits.startsWith('20')) return digits < '20200' ? '2A' : '2B'
  return digits.slice(0, 2)
}
