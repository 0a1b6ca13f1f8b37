import { type FaqGroup, faqGroups } from '../content/faq-groups.ts'

/** The questions under their titles, in the order of the titles; a title without a question is left out. */
export function groupFaq<Entry extends { group: FaqGroup }>(
  entries: readonly Entry[],
): { name: FaqGroup; entries: Entry[] }[] {
  return faqGroups
    .map((name) => ({ name, entries: entries.filter((entry) => entry.group === name) }))
    .filter((group) => group.entries.length > 0)
}
