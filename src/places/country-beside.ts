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
const inCountry = /^,? \(?((?:en|au|aux|in|de|du) )?(?:the )?([a-z' -]+)/
const comesFrom = /(?:^|[^a-z])(?:de|depuis|from) $/
const postcodeAfter = /^,? \(?(\d{5})(?!\d)/
const postcodeBefore = /(?<![\d.,])\d{5},? $/
const british = /^,? \(?[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z0-9])/
const canadian = /^,? \(?[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Z0-9])/
/** Their postcodes do not have five figures. */
const otherPostcodes = /^(?:ca|gb|ie|be|ch|lu|au|nz|at)$/

function departmentAfter({ typed }: Text, at: number, after: string): boolean {
  const found = inDepartment.exec(after)
  if (!found) return departmentCode.test(after)
  const start = at + found[0].length - found[1]!.length
  return !departmentWords.test(found[1]!) || typed[start] !== after[start - at]
}

/** « Manchester, UK », « Saint-Denis de la Réunion »; not « de Laval en France », nor « Laval, en France ». */
function namedAfter(before: string, after: string): CountryCode | undefined {
  const next = inCountry.exec(after)
  if (!next || (next[1] && (after.startsWith(',') || comesFrom.test(before)))) return undefined
  const words = next[2]!.split(/[ -]/)
  for (const length of [4, 3, 2, 1]) {
    const found = places.get(words.slice(0, length).join(' '))
    if (found && (found.kind === 'name' || found.region)) return found.country
  }
  return undefined
}

/** The country of the department, region, country or postcode beside the town from `at` to `end`. */
export function countryBeside(text: Text, at: number, end: number, here: string | undefined): CountryCode | undefined {
  const [before, after] = [text.level.slice(Math.max(0, at - 20), at), text.level.slice(end, end + 50)]
  if (departmentAfter(text, end, after)) return 'fr'
  const typed = text.typed.slice(end, end + 12)
  if (british.test(typed)) return 'gb'
  if (canadian.test(typed)) return 'ca'
  if (otherPostcodes.test(here ?? '') && (postcodeBefore.test(before) || postcodeAfter.test(after))) return 'fr'
  return namedAfter(before, after)
}
