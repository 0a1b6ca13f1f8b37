import { brand } from '../brand.ts'
import { moneyShort } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { fillAll, type WordsLike } from '../i18n/text.ts'
import { en } from './text.en.ts'
import { fr } from './text.fr.ts'

export type QuestionWords = WordsLike<typeof fr>
type Section = keyof QuestionWords

type Figures = { first: number; plan: number; firstDays: number; freeQuestions: number }

/** Minutes that the texts promise until figures of our own replace them (specification, section 9). */
const promise = { assign: 2, typical: 5, max: 10 }

/**
 * The words of some screens, with the prices in place. For loaders only: a component that called it would carry both
 * languages to the browser.
 */
export function questionWords<S extends Section>(
  locale: Locale,
  sections: readonly S[],
  figures: Figures,
): Pick<QuestionWords, S> {
  const all: QuestionWords = locale === 'fr' ? fr : en
  const values = {
    brand: brand.name,
    first: moneyShort(locale, figures.first),
    plan: moneyShort(locale, figures.plan),
    days: figures.firstDays + 1,
    count: figures.freeQuestions,
    ...promise,
  }
  return Object.fromEntries(sections.map((name) => [name, fillAll(all[name], values)])) as Pick<QuestionWords, S>
}
