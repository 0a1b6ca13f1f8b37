// Whether a text is about health, whatever field was chosen for it. Only when certain: people decide the rest.
import { categories } from '../catalog.ts'
import type { Locale } from '../category.ts'
import { hasNoContent } from './meaningless-text.ts'
import { proposeCategories } from './propose-categories.ts'
import { languageOf, tokens } from './tokens.ts'

const fields = new Set(categories.filter(({ regulated }) => regulated === 'health').map(({ slug }) => slug))

/** The minimum score of the best health field, alone and relative to the best other field. */
const sure = { floor: 4.5, lead: 1.6 }

/**
 * Somebody who claims compensation for harm done to their health asks about the law. Each pattern is for one language:
 * `court` and `sue` begin words that a French reader has for short breath and sweats.
 */
const claims: Record<Locale, RegExp> = {
  fr: /^(?:indemnis|dedommag|recours|plainte|rembours|contester|tribuna|avocat|proces$)/,
  en: /^(?:compensat|claim|sue$|sued|suing|lawyer|court|complain|refund|reimburs|malpractice)/,
}

/** An ailment of an animal is asked of a veterinary surgeon's field: the words of the ailment fit it as well. */
const ailmentsToo = 'animaux'
const animals =
  /^(?:chien|chat|chiot|chaton|lapin|cheval|jument|hamster|perruche|veterinair|dog|cat|pupp|kitten|rabbit|horse|vet$)/

const speaksOfAnAnimal = (text: string) => tokens(text).some((token) => animals.test(token))

const claimsSomething = (text: string, locale: Locale) =>
  tokens(text).some((token) => claims[languageOf(text, locale)].test(token))

export function isSurelyAboutHealth(text: string, locale: Locale): boolean {
  const proposals = proposeCategories(text, locale, categories.length)
  const [first] = proposals
  if (!first || !fields.has(first.category) || first.score < sure.floor) return false
  const other = proposals.find(({ category }) => !fields.has(category) && category !== ailmentsToo)
  return first.score >= sure.lead * (other?.score ?? 0) && !claimsSomething(text, locale) && !speaksOfAnAnimal(text)
}

/** Every labelled question of another field has at least this score. */
const understood = 1.2

/**
 * Whether an added message turns a question that matched no field into one about health. In a question about another
 * field, an illness that is mentioned is a fact of that question.
 */
export function becomesAboutHealth(said: string, added: string, locale: Locale): boolean {
  const other = proposeCategories(said, locale, categories.length).find(({ category }) => !fields.has(category))
  if (!hasNoContent(said) && (other?.score ?? 0) >= understood) return false
  return !isSurelyAboutHealth(said, locale) && isSurelyAboutHealth(`${said}\n${added}`, locale)
}
