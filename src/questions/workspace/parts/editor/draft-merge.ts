// One answer in several tabs of a browser: each tab shows the latest version of each part.
import type { AnswerDraft } from '../../../shapes.ts'
import { isSameText, type Section, sections, withSection } from '../../draft-sections.ts'
import type { DraftBase, SyncedDraft } from '../../draft-sync.ts'

/** When each part was last written, by this device's clock; a part without a time was never written. */
export type SectionTimes = Partial<Record<Section, number>>
export type TimedDraft = { draft: AnswerDraft; at: SectionTimes }

/** As stored in this browser; drafts of an older release name no times and not what the server had. */
export type StoredAnswerDraft = AnswerDraft & { at?: SectionTimes; corrects?: number | null } & Partial<
    Pick<SyncedDraft, 'base' | 'aside'>
  >

export const toStoredDraft = (
  { draft, at }: TimedDraft,
  { base, aside }: Pick<SyncedDraft, 'base' | 'aside'>,
  corrects?: number | null,
): StoredAnswerDraft => ({ ...draft, at, base, aside, corrects })

/** `corrects`: the version of the expert's own answer over which it was written; undefined where it does not say. */
export type KeptHere = TimedDraft & { base: DraftBase | null; aside: SyncedDraft['aside']; corrects?: number | null }

export function fromStoredDraft({ at, base, aside, corrects, ...draft }: StoredAnswerDraft, savedAt: number): KeptHere {
  return { draft, at: at ?? allSectionsAt(savedAt), base: base ?? null, aside: aside ?? [], corrects }
}

/** A correction of `before` as one of `now`: the parts that were not corrected here are those sent meanwhile. */
export const overNewer = (typed: AnswerDraft, before: AnswerDraft | null, now: AnswerDraft): AnswerDraft =>
  sections.reduce(
    (known, section) =>
      before && isSameText(typed[section], before[section]) ? withSection(known, section, now[section]) : known,
    typed,
  )

/** What is written in a tab, with what its browser last heard from the server. */
export type SyncedTab = { synced: SyncedDraft; at: SectionTimes }

/** The parts whose text has come from elsewhere are as new as the moment they came. */
export function timesAfter({ synced, at }: SyncedTab, next: SyncedDraft, now: number): SectionTimes {
  const changed = sections.filter((section) => !isSameText(synced.draft[section], next.draft[section]))
  return { ...at, ...Object.fromEntries(changed.map((section) => [section, now])) }
}

/** Takes in what another tab has stored. What that one has settled is no conflict here any more. */
export function joinTabs({ synced, at }: SyncedTab, theirs: KeptHere): SyncedTab {
  const joined = mergeDrafts({ draft: synced.draft, at }, theirs)
  const base = theirs.base ? newestBase(synced.base, theirs.base) : synced.base
  const conflicts = Object.fromEntries(
    sections.flatMap((section) => {
      const conflict = synced.conflicts[section]
      return conflict && conflict.version > (base.marks[section]?.version ?? 0) ? [[section, conflict]] : []
    }),
  )
  const known = new Set(synced.aside.map((one) => JSON.stringify(one)))
  const aside = [...synced.aside, ...theirs.aside.filter((one) => !known.has(JSON.stringify(one)))]
  return { synced: { draft: joined.draft, base, conflicts, aside }, at: joined.at }
}

/** Of what two tabs have heard from the server, the newest of each part. */
export function newestBase(mine: DraftBase, theirs: DraftBase): DraftBase {
  return sections.reduce((known, section) => {
    const mark = theirs.marks[section]
    if (!mark || mark.version <= (known.marks[section]?.version ?? 0)) return known
    return {
      draft: { ...known.draft, [section]: theirs.draft[section] },
      marks: { ...known.marks, [section]: mark },
    }
  }, mine)
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
  sections.every((section) => isSameText(one[section], other[section]))

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
