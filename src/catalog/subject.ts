// What a question is about, and how sure that is: only what is sure is chosen for somebody.
import { findCategory } from './catalog.ts'
import type { Locale } from './category.ts'
import { isNoQuestion, onlyGreets, saysNothing } from './content.ts'
import { type Proposal, proposeCategories } from './propose.ts'

/**
 * `clear`: the first proposal may be chosen. `unclear`: the person is asked which one. `no_subject`: nothing is said yet
 * that a field could be found for. `no_question`: keys pressed at random, or an advertisement.
 */
export type Reading = 'clear' | 'unclear' | 'no_subject' | 'no_question'
export type Subject = { reading: Reading; proposals: Proposal[] }

/** Of what is chosen above this, at least nine in ten are right (propose.test.ts, questions kept apart). */
export const sureFrom = 0.65
/** Words of health come with many matters (a noise that keeps one awake), and a doctor would be asked for nothing. */
const sureOfHealth = 0.85

/** `except`: fields that the person has refused. */
export function readSubject(text: string, locale: Locale, except: readonly string[] = []): Subject {
  if (onlyGreets(text)) return { reading: 'no_subject', proposals: [] }
  if (isNoQuestion(text)) return { reading: 'no_question', proposals: [] }
  if (saysNothing(text)) return { reading: 'no_subject', proposals: [] }
  const proposals = proposeCategories(text, locale, 3, except)
  const [first] = proposals
  const health = first && findCategory(first.category)?.regulated === 'health'
  const sure = (first?.confidence ?? 0) >= (health ? sureOfHealth : sureFrom)
  return { reading: sure ? 'clear' : 'unclear', proposals }
}
