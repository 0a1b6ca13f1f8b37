// What is written beside a town whose name several countries have: it tells which is meant, whatever the clock says.
import type { CountryCode } from './countries.ts'
import { departments } from './departments.ts'
import { foldPlace } from './fold.ts'
import type { Text } from './place-context.ts'
import { longestFirst, places } from './place-names.ts'

const within = "(?:,? \\(?|,? (?:en|dans|in)(?: (?:le|la|les|the))? |,? dans l')"
/** « Laval en Mayenne », « Saint-Louis (Haut-Rhin) ». */
const inDepartment = new RegExp(
  `^${within}(${longestFirst(departments.map(({ name }) => foldPlace(name)).join('|')).replaceAll(' ', "[ '-]")})(?![a-z0-9-])`,
)
/** Departments that are words as well: with their capital letter only. */
const departmentWords = /^(?:nord|somme|manche|cher|lot|var|ain|aube|eure|landes|orne|creuse|vienne|oise)$/
const departmentCode = /^ \((?:\d{2,3}|2[ab])\)/
const inCountry =
  /^,? \(?((?:en|au|aux|in|de|du) )?(?:the )?(?:(?:north|south|east|west) (?=yorkshire|sussex))?([a-z' -]+)/
const comesFrom = /(?:^|[^a-z])(?:de|depuis|from) $/
const postcodeAfter = /^,? \(?(\d{5})(?!\d)/
const postcodeBefore = /(?<![\d.,])\d{5},? $/
const british = /^,? \(?[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z0-9])/
const canadian = /^,? \(?[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Z0-9])/
/** Their postcodes do not have five figures. */
const otherPostcodes = /^(?:ca|gb|ie|be|ch|lu|au|nz|at)$/

/** What tells the country, and how much of the text after the town it takes. */
type Beside = { country: CountryCode; length: number }

function departmentAfter({ typed }: Text, at: number, after: string): number | undefined {
  const found = inDepartment.exec(after)
  if (!found) return departmentCode.exec(after)?.[0].length
  const start = found[0].length - found[1]!.length
  return departmentWords.test(found[1]!) && typed[at + start] === after[start] ? undefined : found[0].length
}

/** « Manchester, UK », « Saint-Denis de la Réunion »; not « de Laval en France », nor « Laval, en France ». */
function namedAfter(before: string, after: string): Beside | undefined {
  const next = inCountry.exec(after)
  if (!next || (next[1] && (after.startsWith(',') || comesFrom.test(before)))) return undefined
  const words = next[2]!.split(/[ -]/)
  for (const count of [4, 3, 2, 1]) {
    const name = words.slice(0, count).join(' ')
    const found = places.get(name)
    if (found && (found.kind === 'name' || found.region))
      return { country: found.country, length: next[0].length - next[2]!.length + name.length }
  }
  return undefined
}

/** The country of the department, region, country or postcode beside the town from `at` to `end`. */
export function countryBeside(text: Text, at: number, end: number, here: string | undefined): Beside | undefined {
  const [before, after] = [text.level.slice(Math.max(0, at - 20), at), text.level.slice(end, end + 50)]
  const typed = text.typed.slice(end, end + 12)
  const department = departmentAfter(text, end, after)
  if (department !== undefined) return { country: 'fr', length: department }
  for (const [country, postcode] of [['gb', british] as const, ['ca', canadian] as const]) {
    const found = postcode.exec(typed)
    if (found) return { country, length: found[0].length }
  }
  if (otherPostcodes.test(here ?? '')) {
    const found = postcodeAfter.exec(after)
    if (found || postcodeBefore.test(before)) return { country: 'fr', length: found?.[0].length ?? 0 }
  }
  return namedAfter(before, after)
}
