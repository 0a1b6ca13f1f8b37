// The machine's proposal for an answer: an outline of what the published texts, the deadlines and the papers say, never an
// opinion on the case. It stands beside what is written; its lines are added, and nothing typed is replaced.
import type { AnswerDraft } from '../shapes.ts'
import { holdsText, isBlankText, type Section, type SectionText, withSection } from './draft-sections.ts'
import { bothTexts } from './draft-sync.ts'

/** A part of the proposal that the expert has put into their draft. */
export type AcceptedPart = { section: Section; text: SectionText; confirmed: boolean }

/** What the draft would have with the proposed lines that it does not hold yet; null where it holds them all. */
export function withProposed(draft: AnswerDraft, section: Section, proposed: SectionText): SectionText | null {
  const own = draft[section]
  if (isBlankText(proposed) || holdsText(own, proposed)) return null
  if (isBlankText(own)) return proposed
  return bothTexts(own, proposed)
}

/** Takes the proposed lines out again where they stand unchanged; what was typed, or changed in them, stays. */
export function withoutProposed(draft: AnswerDraft, section: Section, proposed: SectionText): AnswerDraft {
  const own = draft[section]
  if (typeof own === 'string' || typeof proposed === 'string') {
    const text = (own as string).replace(proposed as string, '').replace(/\n{3,}/g, '\n\n')
    return withSection(draft, section, text.trim())
  }
  const lines = own as readonly (string | Record<string, string>)[]
  return withSection(draft, section, lines.filter((row) => !holdsText(proposed, [row] as SectionText)) as SectionText)
}

/** The parts that the expert has neither changed nor confirmed: nobody has vouched for them yet. */
export function unconfirmed(accepted: readonly AcceptedPart[], draft: AnswerDraft): Section[] {
  return accepted
    .filter(({ section, text, confirmed }) => !confirmed && holdsText(draft[section], text))
    .map(({ section }) => section)
}

/** Whether something of the proposal is, or has become, part of what is sent. */
export const isAssisted = (accepted: readonly AcceptedPart[], draft: AnswerDraft): boolean =>
  accepted.some(({ section }) => !isBlankText(draft[section]))
