// What a question is about, and how certain that is: only a certain field is chosen automatically.
import type { EmergencySituation } from '../../safety/situations.ts'
import { findCategory } from '../catalog.ts'
import type { Locale } from '../category.ts'
import { fieldsAfterDanger, notOfPersons } from './fields-after-danger.ts'
import { hasNoContent, isGibberishOrAdvert, isOnlyGreeting } from './meaningless-text.ts'
import { type Proposal, proposeCategories } from './propose-categories.ts'

/**
 * `clear`: the first proposal may be chosen. `unclear`: the person is asked which one. `no_subject`: the text says
 * nothing yet that points to a field. `no_question`: keys pressed at random, or an advertisement.
 */
export type SubjectReading = 'clear' | 'unclear' | 'no_subject' | 'no_question'
export type Subject = { reading: SubjectReading; proposals: Proposal[] }

/** At least nine in ten of the proposals above this are right (subject.test.ts, held-out questions). */
export const confidenceThreshold = 0.65
/** Health words come with many subjects (a noise that keeps one awake), and a doctor would be asked in vain. */
const sureOfHealth = 0.85

/** `except`: fields that the person has excluded, or `category/sub-category`. `setAside`: what was found in the text and dismissed as no emergency. */
export function readSubject(
  text: string,
  locale: Locale,
  except: readonly string[] = [],
  setAside: readonly EmergencySituation[] = [],
): Subject {
  if (isOnlyGreeting(text)) return { reading: 'no_subject', proposals: [] }
  if (isGibberishOrAdvert(text)) return { reading: 'no_question', proposals: [] }
  if (hasNoContent(text)) return { reading: 'no_subject', proposals: [] }
  const excluded = [...except, ...notOfPersons(text, setAside)]
  const proposals = proposeCategories(text, locale, 3, excluded)
  const [first] = proposals
  const due = fieldsAfterDanger(text, setAside).filter((slug) => !except.includes(slug))
  if (due.length > 0 && !(first && due.includes(first.category))) return askAmong(text, locale, excluded, due)
  const health = first && findCategory(first.category)?.regulated === 'health'
  const sure = (first?.confidence ?? 0) >= (health ? sureOfHealth : confidenceThreshold)
  return { reading: sure ? 'clear' : 'unclear', proposals }
}

/** Asked, with the fields that must come first before those that the words point to. */
function askAmong(text: string, locale: Locale, except: readonly string[], due: readonly string[]): Subject {
  const all = proposeCategories(text, locale, 30, except)
  const unknown = (category: string): Proposal => ({ category, subCategory: null, score: 0, confidence: 0 })
  const first = due.slice(0, 2).map((slug) => all.find(({ category }) => category === slug) ?? unknown(slug))
  return { reading: 'unclear', proposals: [...new Set([...first, ...all])].slice(0, 3) }
}
