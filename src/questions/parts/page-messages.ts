import { brand } from '../../brand.ts'
import { moneyShort } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fillAll, type MessagesLike } from '../../i18n/text.ts'
import { en as failuresEn } from '../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../shell/errors/failures.fr.ts'
import type { FailureMessages } from '../../shell/errors/say-failure.ts'
import { en as boxEn } from '../asking/question-box.text.en.ts'
import { fr as boxFr } from '../asking/question-box.text.fr.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

type Own = MessagesLike<typeof fr>
/** With the messages for the refusals of any call. */
export type QuestionUiMessages = Omit<Own, 'refusals'> & { refusals: Own['refusals'] & FailureMessages }
type Section = keyof QuestionUiMessages

type Figures = { first: number; plan: number; firstDays: number; freeQuestions: number }

/** Minutes that the texts promise until figures of our own replace them (specification, section 9). */
const promise = { assign: 2, typical: 5, max: 10 }

/**
 * The messages of some screens, with the prices filled in. For loaders only: a component that called it would carry
 * both languages to the browser.
 */
export function questionUiMessages<S extends Section>(
  locale: Locale,
  sections: readonly S[],
  figures: Figures,
): Pick<QuestionUiMessages, S> {
  const own: Own = locale === 'fr' ? fr : en
  const failures: FailureMessages = locale === 'fr' ? failuresFr : failuresEn
  const all: QuestionUiMessages = { ...own, refusals: { ...failures, ...own.refusals } }
  const values = {
    brand: brand.name,
    first: moneyShort(locale, figures.first),
    plan: moneyShort(locale, figures.plan),
    days: figures.firstDays + 1,
    count: figures.freeQuestions,
    ...promise,
  }
  return Object.fromEntries(sections.map((name) => [name, fillAll(all[name], values)])) as Pick<QuestionUiMessages, S>
}

/** The messages of the form in which a question is written. */
export function questionBoxMessages(locale: Locale): MessagesLike<typeof boxFr> {
  return locale === 'fr' ? boxFr : boxEn
}
