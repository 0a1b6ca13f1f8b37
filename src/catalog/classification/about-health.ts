// Whether a text is about health whatever field was chosen for it. Sure or silent: a doubt leaves the choice to people.
import { categories } from '../catalog.ts'
import type { Locale } from '../category.ts'
import { proposeCategories } from './propose-categories.ts'
import { languageOf, tokens } from './tokens.ts'

const fields = new Set(categories.filter(({ regulated }) => regulated === 'health').map(({ slug }) => slug))

/** How strong the best field of health must be, alone and beside the best other one. */
const sure = { floor: 3, lead: 1.75 }

/**
 * Whoever wants what they are owed for a wrong done to their health asks about the law. In one language each: `court` and
 * `sue` begin what a French reader has, short breath and sweats.
 */
const claims: Record<Locale, RegExp> = {
  fr: /^(?:indemnis|dedommag|recours|plainte|rembours|contester|tribuna|avocat|proces$)/,
  en: /^(?:compensat|claim|sue$|sued|suing|lawyer|court|complain|refund|reimburs|malpractice)/,
}

const claimsSomething = (text: string, locale: Locale) =>
  tokens(text).some((token) => claims[languageOf(text, locale)].test(token))

export function isSurelyAboutHealth(text: string, locale: Locale): boolean {
  const proposals = proposeCategories(text, locale, categories.length)
  const [first] = proposals
  if (!first || !fields.has(first.category) || first.score < sure.floor) return false
  const other = proposals.find(({ category }) => !fields.has(category))
  return first.score >= sure.lead * (other?.score ?? 0) && !claimsSomething(text, locale)
}

/** No labelled question of another field is understood less well than this. */
const understood = 2.3

/**
 * Whether what is added turns a question of which nothing was understood into one about health. In a question about
 * something else, whoever tells of an illness tells a fact of it.
 */
export function becomesAboutHealth(said: string, added: string, locale: Locale): boolean {
  const other = proposeCategories(said, locale, categories.length).find(({ category }) => !fields.has(category))
  if ((other?.score ?? 0) >= understood) return false
  return !isSurelyAboutHealth(said, locale) && isSurelyAboutHealth(`${said}\n${added}`, locale)
}
