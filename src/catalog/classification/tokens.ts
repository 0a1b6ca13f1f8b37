// Splits a text into comparable words, and guesses in which of the two languages it is written.

import { fold } from '../../i18n/fold.ts'
import type { Locale } from '../category.ts'

const small: Record<Locale, ReadonlySet<string>> = {
  fr: new Set(
    'je tu il elle on nous vous ils elles me te se le la les un une des du de d l j m n s c qu que qui quoi dont ou et ni mais donc car si ne pas plus moi toi lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces ca cela est suis es sommes etes sont etait ete etre ai as a avons avez ont avait avoir eu fait faire fais va vais vont peut peux puis pouvez pouvoir dois doit faut dans sur sous avec sans pour par en au aux chez vers depuis pendant avant apres comment combien quand quel quelle quels quelles pourquoi bonjour merci svp tout tous toute toutes bien tres trop aussi encore deja jamais toujours rien y alors comme meme autre autres deux trois jour jours mois ans'.split(
      ' ',
    ),
  ),
  en: new Set(
    'i you he she it we they me him her us them my your his its our their the a an and or but so if not no of to in on at by for from with without into about as is am are was were be been being do does did done have has had having can could will would should may might must this that these those there here what which who whom when where why how any some all both more most very too also just still ever never always nothing now then than up out off over get got go going went want need know dont cant im ive t s d ve ll re m hello hi thanks please one two three day days month months year years'.split(
      ' ',
    ),
  ),
}

export const isStopWord = (token: string): boolean => small.fr.has(token) || small.en.has(token)

export const tokens = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

/** A place to drink coffee, not the family allowance fund (« la CAF »). */
const isCafe = (word: string): boolean => word === 'cafe' || word === 'cafes'

/** Strips plurals and feminine endings; cutting a little too much is harmless, since both sides are cut alike. */
export const stem = (word: string): string =>
  word.length > 3 && !isCafe(word) ? word.replace(/(?:es|s|x|e)$/, '') : word

const root = (word: string): string =>
  word.length > 5
    ? stem(word).replace(/(?:ements?|ations?|ement|ation|ings?|ing|er|ed|ee|ent|ant|ai|ait|ez|ir)$/, '')
    : stem(word)

/** The words that carry meaning, each once. */
export const splitWords = (said: readonly string[]): Set<string> =>
  new Set(said.filter((token) => token.length > 2 && !isStopWord(token)).map(root))

/** People sometimes write in the other language than the page's; function words reveal it. */
export const languageOf = (text: string, page: Locale): Locale => {
  const other = page === 'fr' ? 'en' : 'fr'
  const count = (locale: Locale) => tokens(text).filter((token) => small[locale].has(token)).length
  return count(other) > count(page) + 1 ? other : page
}
