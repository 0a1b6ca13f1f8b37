// What the server keeps of an answer that is written on several devices: for each part the text that stands, and every
// text that it replaced or that could not take its place.
import type { AnswerDraft } from '../shapes.ts'
import { holdsText, isSameText, type Section, type SectionText, sections, withSection } from './draft-sections.ts'

/** When a part was last written, as a number that only grows, and on which device. */
export type SectionMark = { version: number; device: string | null }
export type SectionMarks = Partial<Record<Section, SectionMark>>
export type KeptDraft = { draft: AnswerDraft; marks: SectionMarks }

/** The parts typed on a device, each with the version that it was typed over. */
export type DraftEdit = { device: string; based: Partial<Record<Section, number>> }

export type SetAside = { section: Section; text: SectionText }

/**
 * Part by part: what was typed over the text that stands takes its place. Where another device has written meanwhile,
 * its text stays and this one is set aside. Without `edit` (a page of an older release) every part takes its place.
 */
export function keepDraft(
  kept: KeptDraft | null,
  draft: AnswerDraft,
  edit: DraftEdit | null,
  now: Date,
): { kept: KeptDraft; aside: SetAside[] } {
  const device = edit?.device ?? null
  const version = nextVersion(kept?.marks ?? {}, now)
  if (!kept) {
    const marks = Object.fromEntries(sections.map((section) => [section, { version, device }]))
    return { kept: { draft, marks }, aside: [] }
  }
  let next = kept
  const aside: SetAside[] = []
  for (const section of sections) {
    const [typed, stands] = [draft[section], kept.draft[section]]
    const untouched = edit !== null && edit.based[section] === undefined
    if (untouched || isSameText(typed, stands)) continue
    const replaces = !wroteMeanwhile(kept.marks[section], section, edit) || holdsText(typed, stands)
    const [winner, loser] = replaces ? [typed, stands] : [stands, typed]
    if (!holdsText(winner, loser)) aside.push({ section, text: loser })
    if (replaces)
      next = {
        draft: withSection(next.draft, section, typed),
        marks: { ...next.marks, [section]: { version, device } },
      }
  }
  return { kept: next, aside }
}

/** The tabs of one browser tell each other what is typed, so they never write over what they have not seen. */
function wroteMeanwhile(mark: SectionMark | undefined, section: Section, edit: DraftEdit | null): boolean {
  if (!edit || !mark || mark.device === edit.device) return false
  return mark.version > (edit.based[section] ?? 0)
}

/** By the clock, so that it grows also where a draft begins anew after an answer was sent. */
function nextVersion(marks: SectionMarks, now: Date): number {
  return Math.max(now.getTime(), ...Object.values(marks).map(({ version }) => version + 1))
}
