// The days of a sentence that may answer a question of kind date.
import { monthPattern, weekdayPattern } from '../extraction/calendar-words.ts'
import { type DateMatch, findDates } from '../extraction/dates.ts'
import { daysDue } from '../extraction/payment-term.ts'
import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'

/** « Quel jour la facture devait-elle être payée ? »: the day of the invoice itself is not that. */
export const asksDue = ({ ask }: ScriptQuestion): boolean =>
  /(?<![a-z])(?:devai[a-z]*[^?]* (?:payee?s?|reglee?s?)|due)(?![a-z])/.test(fold(ask))
/** « Quel jour avez-vous reçu la lettre ? »: the day written on it is not that. */
export const asksReceipt = ({ ask }: ScriptQuestion): boolean =>
  /(?<![a-z])(?:recu|recue|notifiee?|remise?|presentee?|receive|received|notified|reach|handed)(?![a-z])/.test(
    fold(ask),
  )
const writtenOn =
  /(?<![a-z])(?:datee?s? (?:du|de)|en date d[ue]|dated|(?:lettre|courrier|conseil|commission|audience|jugement)s?(?: (?:de la|du|de l'|de) ?[a-z]+)? du|letter (?:of|from)(?: the)?)(?: the| on)?\W*$/

const neededBy =
  /(?<![a-z])(?:reponse|repondre|repondez|repondiez|besoin|answer|reply|need)(?![a-z])[^.;:!?,]{0,40}(?<![a-z])(?:avant|d'ici|jusqu'au|au plus tard|pour|by|before|until)(?: le| au| the| on)*\W*$/
const asksTerm = /(?<![a-z])(?:avant|limite|delais?|repondre|by when|before|deadline|reply|respond|answer)(?![a-z])/

/** The days of a sentence, without that until which the client needs an answer, where the question asks for another day. */
export function daysToldFor({ ask }: ScriptQuestion, folded: string, now: Date): DateMatch[] {
  const dates = findDates(folded, now)
  return asksTerm.test(fold(ask)) ? dates : dates.filter(({ at }) => !neededBy.test(folded.slice(0, at)))
}

/** The days of a sentence that may answer a question of kind date. */
export function daysFor(question: ScriptQuestion, folded: string, now: Date): DateMatch[] {
  if (asksDue(question)) return daysDue(folded, now)
  const dates = daysToldFor(question, folded, now)
  return asksReceipt(question) ? dates.filter(({ at }) => !writtenOn.test(folded.slice(0, at))) : dates
}

/** « Depuis combien de temps » is answered by « depuis le 3 mai 2019 » as well. */
export const asksHowLong = ({ ask }: ScriptQuestion): boolean =>
  /(?<![a-z])(?:combien de temps|how long)(?![a-z])/.test(fold(ask))

export function tellsSinceWhen(sentence: string, now: Date): boolean {
  const folded = fold(sentence)
  const led = /(?<![a-z])(?:depuis|since)(?![a-z])/
  return findDates(folded, now).some(({ at, words }) => led.test(folded.slice(Math.max(0, at - 12), at + words.length)))
}

const namedDay = new RegExp(
  `(?<![a-z])(?:le |on )?(?:${weekdayPattern})(?= (?:the )?\\d{1,2}(?:er|st|nd|rd|th)?(?: of)? (?:${monthPattern})(?![a-z]))`,
  'g',
)

/** « signé vendredi 27 novembre » as « signé le 27 novembre », as the signs of the sheets have it; no letter moves. */
export const withPlainDays = (folded: string): string =>
  folded.replace(namedDay, (words) => (/(?<![a-z])(?:on |[a-z]+day)/.test(words) ? 'on' : 'le').padStart(words.length))
