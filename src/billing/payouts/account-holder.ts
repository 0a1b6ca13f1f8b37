import { withoutAccents } from '../../i18n/fold.ts'
// Whether an account is held by the expert who names it. Banks know people by names in another order, without accents,
// with a title or an initial; whoever remains in doubt is looked at by a person.

/** Whom an expert may be paid as: the person, or the company of the checked application. */
export type PayeeNames = { firstName: string; lastName: string; company: string | null }

const titles = [
  'm',
  'mr',
  'mrs',
  'ms',
  'miss',
  'mme',
  'mlle',
  'mle',
  'dr',
  'me',
  'maitre',
  'pr',
  'prof',
  'monsieur',
  'madame',
]
const joined = ['et', 'ou', 'and', 'or']
const particles = [
  'd',
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'l',
  'von',
  'van',
  'der',
  'den',
  'zu',
  'di',
  'da',
  'dos',
  'del',
  'el',
  'al',
  'ben',
  'bin',
]
const legalForms = [
  ...[
    'sas',
    'sasu',
    'sarl',
    'eurl',
    'sa',
    'sci',
    'scp',
    'scop',
    'snc',
    'selarl',
    'selarlu',
    'selas',
    'selasu',
    'ei',
    'eirl',
  ],
  ...['ltd', 'llc', 'llp', 'inc', 'gmbh', 'ag', 'srl', 'sprl', 'bv', 'bvba', 'societe', 'ste'],
]
const unsaid = new Set([...titles, ...joined, ...particles])
const unsaidOfCompany = new Set([...legalForms, ...particles, ...joined])

/** `Mme Hélène d’Œuvrard` as `mme`, `helene`, `d`, `oeuvrard`. */
const wordsOf = (name: string): string[] =>
  withoutAccents(name)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** What identifies somebody; a name made of particles alone stays as it is. */
function keyWords(name: string, leftOut: ReadonlySet<string>): string[] {
  const words = wordsOf(name)
  const kept = words.filter((word) => !leftOut.has(word))
  return kept.length > 0 ? kept : words
}

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.toSorted().join(' ') === other.toSorted().join(' ')

/**
 * Whether the holder of an account is the expert: every word of the family name, with the first name in full or by its
 * initials. Beside the full name an account may name others, as that of a couple does.
 */
export function holderIsExpert(holder: string, { firstName, lastName, company }: PayeeNames): boolean {
  if (company && sameWords(keyWords(holder, unsaidOfCompany), keyWords(company, unsaidOfCompany))) return true
  const family = keyWords(lastName, unsaid)
  const first = keyWords(firstName, unsaid)
  const said = wordsOf(holder)
  if (family.length === 0 || first.length === 0 || !family.every((word) => said.includes(word))) return false
  if (first.every((word) => said.includes(word))) return true
  const rest = said.filter((word) => !family.includes(word) && !unsaid.has(word))
  const initials = first.map((word) => word.charAt(0))
  return (
    rest.length > 0 &&
    (rest.join('') === initials.join('') || rest.join('') === initials[0] || rest.join(' ') === first[0])
  )
}
