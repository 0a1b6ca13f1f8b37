// One answer in several tabs of a browser: each tab shows the latest version of each part.
import type { AnswerDraft } from '../../../shapes.ts'
import { type Section, sections } from './answer-draft.ts'

/** When each part was last written, by this device's clock; a part without a time was never written. */
export type SectionTimes = Partial<Record<Section, number>>
export type TimedDraft = { draft: AnswerDraft; at: SectionTimes }

/** As stored in this browser; drafts of an older release name no times. */
export type StoredAnswerDraft = AnswerDraft & { at?: SectionTimes }

export const toStoredDraft = ({ draft, at }: TimedDraft): StoredAnswerDraft => ({ ...draft, at })

export function fromStoredDraft({ at, ...draft }: StoredAnswerDraft, savedAt: number): TimedDraft {
  return { draft, at: at ?? allSectionsAt(savedAt) }
}

export const allSectionsAt = (time: number): SectionTimes =>
  Object.fromEntries(sections.map((section) => [section, time]))

/** What was typed: the parts that differ from what the page showed, over the latest known version of the others. */
export function withTypedSections(known: TimedDraft, shown: AnswerDraft, typed: AnswerDraft, time: number): TimedDraft {
  const changed = sections.filter((section) => typed[section] !== shown[section])
  return take(known, { draft: typed, at: allSectionsAt(time) }, changed)
}

/** Symmetric, also where both tabs wrote at one moment: then they agree. */
export function mergeDrafts(mine: TimedDraft, theirs: TimedDraft): TimedDraft {
  return take(
    mine,
    theirs,
    sections.filter((section) => isNewer(theirs, mine, section)),
  )
}

export const hasSameText = (one: AnswerDraft, other: AnswerDraft): boolean =>
  sections.every((section) => words(one, section) === words(other, section))

function isNewer(one: TimedDraft, other: TimedDraft, section: Section): boolean {
  const [first, second] = [one.at[section] ?? 0, other.at[section] ?? 0]
  return first === second ? words(one.draft, section) > words(other.draft, section) : first > second
}

const words = (draft: AnswerDraft, section: Section) => JSON.stringify(draft[section])

function take(known: TimedDraft, other: TimedDraft, parts: readonly Section[]): TimedDraft {
  const draft = Object.fromEntries(parts.map((section) => [section, other.draft[section]]))
  const at = Object.fromEntries(parts.map((section) => [section, other.at[section] ?? 0]))
  return { draft: { ...known.draft, ...draft }, at: { ...known.at, ...at } }
}
