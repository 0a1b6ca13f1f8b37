import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'
import { matchesAny } from './fragments.ts'

const lettersOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const saysYes = /^(?:oui|ouais|yes|yeah|yep)(?![a-z])/
const saysNo = /^(?:non|no|nope)(?![a-z])/
/** What may follow: « oui, tout à fait », "no, not at all". */
const stressed =
  /^(?:merci|bien sur|tout a fait|absolument|exactement|pas du tout|thanks|thank you|of course|exactly|not at all)?$/

/** « Oui » is the one answer that begins so, alone or with words of that answer: « Oui, le même ». « Oui et non » is none. */
function byYesOrNo(letters: string, choices: NonNullable<ScriptQuestion['choices']>): string | undefined {
  const said = [saysYes, saysNo].find((pattern) => pattern.test(letters))
  if (!said) return undefined
  const [only, ...others] = choices.filter(({ label }) => said.test(lettersOf(label)))
  if (!only || others.length > 0) return undefined
  const rest = letters.replace(said, '').trim()
  const own = new Set(lettersOf(only.label).split(' '))
  return stressed.test(rest) || rest.split(' ').every((word) => own.has(word)) ? only.label : undefined
}

/** « Rien de tout ça », "none of these": the one answer that says no, whatever is told after it. */
const saysNone =
  /^(?:rien de (?:tout )?(?:ca|cela|tel)|aucune? des (?:deux|trois)|ni l un ni l autre|none of (?:that|these|those|them|it)|nothing (?:like that|of the (?:sort|kind)))(?![a-z])/
const isNone = /^(?:(?:rien|aucune?|none|nothing|neither)(?![a-z])|(?:non|no)$)/

function byNone(letters: string, choices: NonNullable<ScriptQuestion['choices']>): string | undefined {
  if (!saysNone.test(letters)) return undefined
  const [only, ...others] = choices.filter(({ label }) => isNone.test(lettersOf(label)))
  return others.length === 0 ? only?.label : undefined
}

const yesOrNo = /^(?:oui|non|yes|no)$/
const denies = /\b(pas|plus|ni|aucun|not|no longer|neither|never)\b|n't\b/

/** What may follow an answer's name in one word: « démissionné » names « Démission », « seulement » does not name « Seul ». */
const inflected = '[a-z]{0,3}'
/** « Un autre enfant », "another bill": beside other words, the word for none of the answers says nothing. */
const otherwise = /^(?:autres?|others?)(?![a-z])/
const isReplyOfTwoWords = /^[a-z0-9]+(?: [a-z0-9]+)?$/
/** "My brother" does not name the answer "Other". */
const names = (letters: string, label: string): boolean =>
  (!otherwise.test(label) || isReplyOfTwoWords.test(letters)) &&
  new RegExp(`(?<![a-z0-9])${label}${inflected}(?![a-z0-9])`).test(letters)

/** « Êtes-vous locataire ou bailleur ? »: « mon bailleur » names somebody else. */
const whoWrites =
  /(?<![a-z])(?:(?:etes|es)[- ](?:vous|tu)|quelle est votre (?:place|qualite|position|situation)|are you|what is your (?:role|position|part))(?![a-z])/
export const asksWhoWrites = ({ ask }: ScriptQuestion): boolean => whoWrites.test(fold(ask))
const ofSomebodyElse =
  /(?<![a-z])(?:mon|ma|mes|le|la|les|son|sa|ses|leurs?|notre|nos|du|des|au|aux|my|the|his|her|their|our|from|by) (?:(?:ancien(?:ne)?|nouveau|nouvelle|futur|old|new|former|ex) )?[a-z]+/g

/** Letters in which the one who writes may be named. */
const ofWriter = (letters: string, question: ScriptQuestion): string =>
  asksWhoWrites(question) ? letters.replace(ofSomebodyElse, ' ') : letters

/** The one answer of a question that the words give, as it is shown: its own words, or others that mean it. */
export function choiceIn(words: string, question: ScriptQuestion): string | undefined {
  const { choices = [] } = question
  const letters = lettersOf(words)
  const whole = choices.find(({ value, label }) => [label, value].some((name) => lettersOf(name) === letters))
  if (whole || letters === '') return whole?.label
  const begun = byYesOrNo(letters, choices) ?? byNone(letters, choices)
  if (begun !== undefined) return begun
  const meant = choices.filter(({ means = [] }) => matchesAny(means, fold(words)))
  const own = ofWriter(letters, question)
  const named = choices.filter(({ label }) => !yesOrNo.test(lettersOf(label)) && names(own, lettersOf(label)))
  const [only, ...others] = meant.length > 0 ? meant : denies.test(fold(words)) ? [] : named
  return others.length === 0 ? only?.label : undefined
}
