// What an approval grants: fields, and the titles that were checked for them.

import { findCategory, type Regulated } from '../../catalog/catalog.ts'
import { withoutAccents } from '../../i18n/fold.ts'
import { areaAbroad } from '../../places/departments.ts'

export type GrantedTitle = {
  regulated: Regulated
  labelFr: string
  labelEn: string
  /** The issuer. */
  body: string
  /** The last valid day, as `YYYY-MM-DD`. */
  validUntil: string | null
}
export type Granted = { categories: string[]; titles: GrantedTitle[] }

export type GrantError = 'category_unknown' | 'title_missing' | 'title_over'

/** The kinds of title that these fields require; an unknown field requires the strictest. */
export function requiredTitles(categories: readonly string[]): Regulated[] {
  const kinds = categories.map((slug) => findCategory(slug)?.regulated ?? 'law')
  return [...new Set(kinds)].filter((kind) => kind !== 'none')
}

/** Whether the expert may still answer in one of these fields: a title is valid until the end of its last day. */
export function hasOpenField(
  categories: readonly string[],
  titles: readonly Pick<GrantedTitle, 'regulated' | 'validUntil'>[],
  today: string,
): boolean {
  const holds = (kind: Regulated) =>
    titles.some(({ regulated, validUntil }) => regulated === kind && (validUntil === null || validUntil >= today))
  return categories.some((slug) => requiredTitles([slug]).every(holds))
}

/** A regulated field is granted only with its title, and an expired title does not count. */
export function grantError(granted: Granted, applied: readonly string[], today: string): GrantError | null {
  const { categories, titles } = granted
  if (categories.length === 0 || categories.some((slug) => !applied.includes(slug) || !findCategory(slug)))
    return 'category_unknown'
  if (titles.length === 0) return 'title_missing'
  if (titles.some(({ validUntil }) => validUntil !== null && validUntil < today)) return 'title_over'
  const covered = (kind: Regulated) => titles.some(({ regulated }) => regulated === kind)
  return requiredTitles(categories).every(covered) ? null : 'title_missing'
}

/** The slug of a profile, made from a name; '' when no character of the name can stand in one. */
export const slugOfName = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The department of a French postcode, or the area abroad; `99` (INSEE's code) for any other country. */
export function departmentOfPostcode(country: string, postcode: string): string {
  const digits = postcode.replace(/\s/g, '')
  if (country !== 'fr' || !/^\d{5}$/.test(digits)) return areaAbroad(country) ?? '99'
  if (digits.startsWith('97') || digits.startsWith('98')) return digits.slice(0, 3)
  if (digits.startsWith('20')) return digits < '20200' ? '2A' : '2B'
  return digits.slice(0, 2)
}
