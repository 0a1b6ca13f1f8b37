/** Under which title each question about the service stands; one that nobody has placed comes last. */
const places = {
  course: ['comment-ca-marche', 'en-combien-de-temps', 'continuer-l-echange', 'faut-il-un-compte'],
  price: ['combien-ca-coute', 'quand-suis-je-preleve', 'garantie-satisfait-ou-rembourse', 'comment-resilier'],
  people: ['qui-me-repond', 'qui-sont-les-experts', 'ia-et-fiabilite'],
  data: ['documents-et-confidentialite'],
} as const

export type FaqGroup = keyof typeof places | 'other'

export function groupFaq<Entry extends { slug: string }>(
  entries: readonly Entry[],
): { name: FaqGroup; entries: Entry[] }[] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const groups: { name: FaqGroup; entries: Entry[] }[] = Object.entries(places).map(([name, slugs]) => ({
    name: name as FaqGroup,
    entries: slugs.flatMap((slug) => bySlug.get(slug) ?? []),
  }))
  const placed = new Set<string>(Object.values(places).flat())
  groups.push({ name: 'other', entries: entries.filter((entry) => !placed.has(entry.slug)) })
  return groups.filter((group) => group.entries.length > 0)
}
