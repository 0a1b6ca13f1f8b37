// In which country a question's matter is, and what may be asked of it there.
import { latestAddressOf } from '../../../accounts/server/views.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { hasExpertIn } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { ClockCountry } from '../../../places/country-of-clock.ts'
import { countriesHinted } from '../../../places/country-of-text.ts'
import {
  countryQuestion,
  isDecidedByLaw,
  mayBeAbroad,
  scriptAbroad,
} from '../../../platform/assistant/compose/abroad.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { MessageRow, QuestionRow } from '../../server/views.ts'
import { chosenCountry, countriesInDoubt, countryIn, countryName } from './country.ts'
import { scriptFor } from './script.ts'
import { subjectSheet } from './sheet-knowledge.ts'

/** By the first text alone: a later message does not change the questions in the middle. */
export const subjectOf = ({ category, subCategory, body, locale }: QuestionRow, written: Locale) => ({
  category,
  subCategory,
  text: body,
  locale,
  written,
})

type Place = Pick<Dossier, 'country' | 'countryUnknown'>
/**
 * `likely`: countries to choose from, besides France, where nothing shows which one it is. `holds`: the one whose rules may be
 * quoted until then: France, unless the client's own words hint at another.
 */
type Placed = { place: Place; likely: readonly string[]; holds: string }

/** Where the matter is, as far as the client's words, choice and device show it. */
export async function placeOf(
  ports: Ports,
  row: QuestionRow,
  thread: readonly MessageRow[],
  said: readonly string[],
  written: Locale,
): Promise<Placed> {
  const { category, locale } = row
  const clock = thread[0]?.data?.clock as ClockCountry | undefined
  const found = countryIn(said, locale, chosenCountry(thread), clock)
  if (found) {
    const experts = await hasExpertIn(ports.db, found.code, category)
    return { place: { country: { ...found, experts } }, likely: [], holds: found.code }
  }
  const { address } = await writerOf(ports, ports.db, row)
  const likely = countriesInDoubt(said, { locale: written, category, clock, address })
  if (!likely) return { place: {}, likely: [], holds: 'fr' }
  const named = clock && clock !== 'other' ? { clock: countryName(clock, locale) } : {}
  const [hinted = 'fr'] = countriesHinted(said.join('\n'), clock)
  return { place: { countryUnknown: named }, likely, holds: hinted }
}

export async function scriptOf(
  row: QuestionRow,
  { place, likely }: Placed,
  written: Locale,
): Promise<Dossier['script']> {
  const { category, subCategory, locale } = row
  const sheet = await subjectSheet(subjectOf(row, written))
  const inLanguage = (of: Locale) => scriptFor(category, sheet ?? subCategory ?? undefined, of)
  const script = inLanguage(locale)
  if (!mayBeAbroad(place)) return script
  const field = findCategory(category)
  const asked = place.countryUnknown && field && isDecidedByLaw({ category: field })
  const names = ['fr', ...likely].map((code) => countryName(code, locale))
  return [...(asked ? [countryQuestion(locale, names)] : []), ...scriptAbroad(script, category, inLanguage('fr'))]
}

/** The language of a question's client, and where they last were. */
export async function writerOf({ countries }: Ports, db: Db, { personId, locale }: QuestionRow) {
  const address = await latestAddressOf(db, personId)
  return { locale, address: address ? countries.countryOf(address) : null }
}
