import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'
import { matchesAny } from './fragments.ts'

const lettersOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const saysYes = /^(?:oui|ouais|yes|yeah|yep)(?![a-z])/
const saysNo = /^(?:non|no|nope)(?![a-z])/

/** « Oui » alone is the one answer that begins so: « Oui, le même ». */
function byYesOrNo(letters: string, choices: NonNullable<ScriptQuestion['choices']>): string | undefined {
  const said = [saysYes, saysNo].find((pattern) => pattern.test(letters))
  if (!said || letters.split(' ').length > 3) return undefined
  const [only, ...others] = choices.filter(({ label }) => said.test(lettersOf(label)))
  return others.length === 0 ? only?.label : undefined
}

const denies = /\b(pas|plus|ni|aucun|not|no longer|neither|never)\b|n't\b/

/** The one answer of a question that the words give, as it is shown: its own words, or others that mean it. */
export function choiceIn(words: string, { choices = [] }: ScriptQuestion): string | undefined {
  const letters = lettersOf(words)
  const whole = choices.find(({ value, label }) => [label, value].some((name) => lettersOf(name) === letters))
  if (whole || letters === '') return whole?.label
  const begun = byYesOrNo(letters, choices)
  if (begun !== undefined) return begun
  const meant = choices.filter(({ means = [] }) => matchesAny(means, fold(words)))
  const named = choices.filter(({ label }) => letters.includes(lettersOf(label)))
  const [only, ...others] = meant.length > 0 ? meant : denies.test(fold(words)) ? [] : named
  return others.length === 0 ? only?.label : undefined
}
