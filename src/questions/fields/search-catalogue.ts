import { withoutAccents } from '../../i18n/fold.ts'

type Leaf = { slug: string; name: string; also: string }
type Branch = Leaf & { subs: readonly Leaf[] }

/** Without accents, capitals and signs: « Dépôt de garantie » is found by `depot`. */
export function normalizedText(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Branches and sub-categories in which every word typed begins some word; everything while nothing is typed. */
export function searchCatalogue<B extends Branch>(branches: readonly B[], typed: string): B[] {
  const words = normalizedText(typed).split(' ').filter(Boolean)
  if (normalizedText(typed).length < 2) return [...branches]
  const matches = (leaf: Leaf) => {
    const text = ` ${normalizedText(`${leaf.name} ${leaf.also}`)}`
    return words.every((word) => text.includes(` ${word}`))
  }
  return branches.flatMap((branch) => {
    const subs = branch.subs.filter(matches)
    if (subs.length > 0) return [{ ...branch, subs }]
    return matches(branch) ? [branch] : []
  })
}
