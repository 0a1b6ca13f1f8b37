import { type FaqGroup, faqGroups } from '../../content/faq-groups.ts'
import { fold } from '../../i18n/fold.ts'
import { fill } from '../../i18n/text.ts'

/** The questions under their titles, in the order of the titles; a title without a question is left out. */
export function groupFaq<Entry extends { group: FaqGroup }>(
  entries: readonly Entry[],
): { name: FaqGroup; entries: Entry[] }[] {
  return faqGroups
    .map((name) => ({ name, entries: entries.filter((entry) => entry.group === name) }))
    .filter((group) => group.entries.length > 0)
}

type Entry = { slug: string; title: string; body: string }

/** The slugs of those in which every word typed begins some word; all of them while nothing is typed. */
export function faqWith(
  entries: readonly Entry[],
  typed: string,
  values: Record<string, string | number>,
): Set<string> {
  const plain = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  const words = plain(typed).split(' ').filter(Boolean)
  const found = entries.filter(({ title, body }) => {
    const text = plain(fill(`${title} ${body}`, values))
    return words.every((word) => text.includes(` ${word}`))
  })
  return new Set(found.map(({ slug }) => slug))
}
