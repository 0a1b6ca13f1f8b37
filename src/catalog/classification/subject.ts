// What a question is about, and how sure that is: only what is sure is chosen for somebody.
import { findCategory } from '../catalog.ts'
import type { Locale } from '../category.ts'
import { hasNoContent, isGibberishOrAdvert, isOnlyGreeting } from './meaningless-text.ts'
import { type Proposal, proposeCategories } from './propose-categories.ts'

/**
 * `clear`: the first proposal may be chosen. `unclear`: the person is asked which one. `no_subject`: nothing is said yet
 * that a field could be found for. `no_question`: keys pressed at random, or an advertisement.
 */
export type SubjectReading = 'clear' | 'unclear' | 'no_subject' | 'no_question'
export type Subject = { reading: SubjectReading; proposals: Proposal[] }

/** Of what is chosen above this, at least nine in ten are right (propose.test.ts, questions kept apart). */
export const confidenceThreshold = 0.65
/** Words of health come with many matters (a noise that keeps one awake), and a doctor would be asked for nothing. */
const sureOfHealth = 0.85

/** `except`: fields that the person has refused. */
export function readSubject(text: string, locale: Locale, except: readonly string[] = []): Subject {
  if (isOnlyGreeting(text)) return { reading: 'no_subject', proposals: [] }
  if (isGibberishOrAdvert(text)) return { reading: 'no_question', proposals: [] }
  if (hasNoContent(text)) return { reading: 'no_subject', proposals: [] }
  const proposals = proposeCategories(text, locale, 3, except)
  const [first] = proposals
  const health = first && findCategory(first.category)?.regulated === 'health'
  const sure = (first?.confidence ?? 0) >= (health ? sureOfHealth : confidenceThreshold)
  return { reading: sure ? 'clear' : 'unclear', proposals }
}
