import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { departmentOf } from '../../places/departments.ts'

type PlaceWords = { placeText: string; placeAbroad: string }

/** Where an expert works: a town and its department, abroad its country, or the town alone where no more is known. */
export function expertPlace(words: PlaceWords, locale: Locale, at: { city: string; department: string }): string {
  if (departmentOf(at.department)) return fill(words.placeText, at)
  if (!/^[A-Z]{2}$/.test(at.department)) return at.city
  const country = new Intl.DisplayNames(languageTag[locale], { type: 'region' }).of(at.department)
  return fill(words.placeAbroad, { city: at.city, country: country ?? at.department })
}
