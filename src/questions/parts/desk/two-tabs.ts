// One answer in several tabs of a browser: of each part, what was written last stands in all of them.
import type { AnswerDraft } from '../../shapes.ts'
import { type Section, sections } from './answer-draft.ts'

/** When each part was last written, by the clock of this device; a part that is not named never was. */
export type Times = Partial<Record<Section, number>>
export type Written = { draft: AnswerDraft; at: Times }

/** As it rests in this browser; what an older release has kept names no times. */
export type Resting = AnswerDraft & { at?: Times }

export const restingOf = ({ draft, at }: Written): Resting => ({ ...draft, at })

export function writtenOf({ at, ...draft }: Resting, savedAt: number): Written {
  return { draft, at: at ?? allAt(savedAt) }
}

export const allAt = (time: number): Times => Object.fromEntries(sections.map((section) => [section, time]))

/** What was typed: the parts that differ from what the page showed, over whatever else is known by now. */
export function typedOver(known: Written, shown: AnswerDraft, typed: AnswerDraft, time: number): Written {
  const changed = sections.filter((section) => typed[section] !== shown[section])
  return take(known, { draft: typed, at: allAt(time) }, changed)
}

/** The same from whichever tab it is asked, also where both wrote at one moment: then the tabs agree. */
export function merged(mine: Written, theirs: Written): Written {
  return take(
    mine,
    theirs,
    sections.filter((section) => isNewer(theirs, mine, section)),
  )
}

export const sameWords = (one: AnswerDraft, other: AnswerDraft): boolean =>
  sections.every((section) => words(one, section) === words(other, section))

function isNewer(one: Written, other: Written, section: Section): boolean {
  const [first, second] = [one.at[section] ?? 0, other.at[section] ?? 0]
  return first === second ? words(one.draft, section) > words(other.draft, section) : first > second
}

const words = (draft: AnswerDraft, section: Section) => JSON.stringify(draft[section])

function take(known: Written, other: Written, parts: readonly Section[]): Written {
  const draft = Object.fromEntries(parts.map((section) => [section, other.draft[section]]))
  const at = Object.fromEntries(parts.map((section) => [section, other.at[section] ?? 0]))
  return { draft: { ...known.draft, ...draft }, at: { ...known.at, ...at } }
}
