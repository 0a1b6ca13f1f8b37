import type { Locale } from '../../i18n/locale.ts'
import type { Profession } from '../contract.ts'

type Row = { professionFr: string; professionEn: string; gender: 'f' | 'm' | 'x'; categories: readonly string[] }

/** One line per profession, whoever practises it, in the order of the alphabet. */
export function professionsIn(rows: readonly Row[], locale: Locale): Profession[] {
  // English has one word for both sexes, so it is what joins « avocat » and « avocate ».
  const groups = Map.groupBy(rows, (row) => row.professionEn.toLowerCase())
  const found = [...groups.values()].map((group) => ({
    name: locale === 'en' ? capital(group[0]?.professionEn ?? '') : bothForms(group),
    experts: group.length,
    categories: mostFrequent(group.flatMap((row) => row.categories)),
  }))
  return found.sort((a, b) => a.name.localeCompare(b.name, locale))
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** « Avocat, avocate en droit du travail »: what the two forms share is said once, at the end. */
function bothForms(group: readonly Row[]): string {
  const man = group.find((row) => row.gender === 'm')?.professionFr
  const woman = group.find((row) => row.gender === 'f')?.professionFr
  const first = man ?? woman ?? group[0]?.professionFr ?? ''
  if (!man || !woman || man.toLowerCase() === woman.toLowerCase()) return capital(first)
  const [a, b] = [man.split(' '), woman.split(' ')]
  let shared = 0
  while (shared < Math.min(a.length, b.length) - 1 && a.at(-1 - shared) === b.at(-1 - shared)) shared += 1
  const tail = a.slice(a.length - shared).join(' ')
  const forms = [a, b].map((words) => words.slice(0, words.length - shared).join(' '))
  return `${capital(forms[0] ?? '')}, ${(forms[1] ?? '').toLowerCase()}${tail && ` ${tail}`}`
}

function mostFrequent(slugs: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([slug]) => slug)
}

/** « Électricien » stands under E. */
export function initialOf(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase()
}
