// One device's side of an answer that is written on several: what it last heard from the server, what was typed over
// that, and where another device has written something else meanwhile.
import type { AnswerDraft } from '../shapes.ts'
import { holdsText, isSameText, type Section, type SectionText, sections, withSection } from './draft-sections.ts'
import type { DraftEdit, KeptDraft, SectionMarks, SetAside } from './draft-versions.ts'

/** What the server had, when this device last heard of it. */
export type DraftBase = KeptDraft
/** The other device's text of a part, which the expert has not chosen yet whether to take. */
export type DraftConflicts = Partial<Record<Section, { text: SectionText; version: number; device: string | null }>>

export type SyncedDraft = {
  draft: AnswerDraft
  base: DraftBase
  conflicts: DraftConflicts
  /** What the expert chose not to keep: the server has it among the versions once it has been sent. */
  aside: readonly SetAside[]
}

export const syncedWith = (base: DraftBase): SyncedDraft => ({ draft: base.draft, base, conflicts: {}, aside: [] })

const versionOf = (marks: SectionMarks, section: Section) => marks[section]?.version ?? 0

/** The parts that were typed here and that the server does not have yet. */
export function typedHere({ draft, base }: Pick<SyncedDraft, 'draft' | 'base'>): DraftEdit['based'] {
  const typed = sections.filter((section) => !isSameText(draft[section], base.draft[section]))
  return Object.fromEntries(typed.map((section) => [section, versionOf(base.marks, section)]))
}

/** The highest version of any part that this device has heard of. */
export const newestHeard = ({ base, conflicts }: Pick<SyncedDraft, 'base' | 'conflicts'>): number =>
  Math.max(0, ...[...Object.values(base.marks), ...Object.values(conflicts)].map(({ version }) => version))

/**
 * Takes in what the server has now. `sent`: what this device had sent, where this is the reply. A part that was not
 * typed here takes the server's text; one that was stays as it is, and is a conflict unless it holds the other text.
 */
export function hear(mine: SyncedDraft, theirs: KeptDraft, device: string, sent?: AnswerDraft): SyncedDraft {
  return sections.reduce((known, section) => hearSection(known, theirs, section, device, sent), mine)
}

function hearSection(
  mine: SyncedDraft,
  theirs: KeptDraft,
  section: Section,
  device: string,
  sent: AnswerDraft | undefined,
): SyncedDraft {
  const [typed, known, text] = [mine.draft[section], mine.base.draft[section], theirs.draft[section]]
  const [heard, version] = [versionOf(mine.base.marks, section), versionOf(theirs.marks, section)]
  if (version < heard || (version === heard && isSameText(known, text))) return mine
  const { [section]: standing, ...others } = mine.conflicts
  if (standing && version < standing.version) return mine
  const mark = theirs.marks[section]
  const base = {
    draft: withSection(mine.base.draft, section, text),
    marks: mark ? { ...mine.base.marks, [section]: mark } : mine.base.marks,
  }
  if (isSameText(typed, known) || holdsText(text, typed))
    return { ...mine, draft: withSection(mine.draft, section, text), base, conflicts: others }
  const seen = mark?.device === device || (sent && isSameText(sent[section], text)) || holdsText(typed, text)
  if (seen) return { ...mine, base, conflicts: others }
  return { ...mine, conflicts: { ...others, [section]: { text, version, device: mark?.device ?? null } } }
}

export type ConflictChoice = 'mine' | 'theirs' | 'both'

/** Ends a conflict as the expert chose. The text that is not kept goes among the versions. */
export function settle(synced: SyncedDraft, section: Section, choice: ConflictChoice): SyncedDraft {
  const { [section]: other, ...conflicts } = synced.conflicts
  if (!other) return synced
  const { text, version, device } = other
  const base = {
    draft: withSection(synced.base.draft, section, text),
    marks: { ...synced.base.marks, [section]: { version, device } },
  }
  const mine = synced.draft[section]
  const chosen = choice === 'mine' ? mine : choice === 'theirs' ? text : bothTexts(text, mine)
  const aside = holdsText(chosen, mine) ? synced.aside : [...synced.aside, { section, text: mine }]
  return { draft: withSection(synced.draft, section, chosen), base, conflicts, aside }
}

/** One after the other; a line that both have stands once. */
export function bothTexts(first: SectionText, second: SectionText): SectionText {
  if (typeof first === 'string' || typeof second === 'string') return `${first as string}\n\n${second as string}`
  const rows = second.filter((row) => !holdsText(first, [row] as SectionText))
  return [...first, ...rows] as SectionText
}

/** What has been sent among `aside` is on the server now. */
export const asideSent = (synced: SyncedDraft, sent: readonly SetAside[]): SyncedDraft => ({
  ...synced,
  aside: synced.aside.filter((one) => !sent.includes(one)),
})
