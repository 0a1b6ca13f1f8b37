// Which sum of a sentence answers a question: what is kept of a deposit is not the deposit, nor is a wage by the hour what is owed.
import { findAmounts } from '../extraction/extract.ts'
import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'

const deposit = /(?<![a-z])(?:depot|caution|deposit)(?![a-z])/
const keeping = '(?:gard|retien|reten|retir|dedui|prelev|ponctionn|ke(?:ep|pt)|withh|deduct)[a-z]*'

/** « garde 640 euros », "has kept only 640 euros"; « garde mes 640 euros » may well be the deposit. */
const keptBefore = new RegExp(
  `(?<![a-z])${keeping}(?: (?:encore|seulement|quand meme|environ|presque|pres de|plus de|only|just|still|back|about|nearly|almost|over|more than))* (?:€|eur|£)? ?\\d`,
)
/** « 640 euros retenus », "640 euros were withheld". */
const keptAfter = new RegExp(
  `\\d ?(?:€|euros?|eur|£)?(?: (?:qui|that|which|ont|sont|a|has|have|is|are|was|were|ete|been|being))* ${keeping}(?![a-z])`,
)
/** "640 euros deposit", « 640 € de caution », « un dépôt de 640 € ». */
const isDeposit =
  /\d ?(?:€|euros?|eur|£)? ?(?:(?:security|rental|tenancy|de|in|as|as a) )*(?:depot|caution|deposit)(?![a-z])|(?:depot|caution|deposit)(?: (?:de|de garantie|d'un montant de|of|was|is|est|etait))* ?(?:€|eur|£)? ?\d/

const byHour = /(?<![a-z])(?:horaire|de l'heure|par heure|hourly|(?:an|per|each) hour)(?![a-z])/
/** "£12.60 an hour", « 12,60 € brut de l’heure », « 12 €/h ». */
const rate =
  /^ ?(?:bruts?|nets?|gross|before tax)? ?(?:(?:an|per|each|par|de l'|l'|\/|a l'|of the) ?(?:hour|hr|heure|h)|horaires?|hourly)(?![a-z])/
const total = /^[^.;:!?,\d]{0,12}(?<![a-z])(?:en tout|au total|in total|in all|altogether|all in all|total)(?![a-z])/
const totalBefore = /(?<![a-z])(?:total|en tout|in all)(?: (?:de|of|is|est|fait|donne|a|:|soit))*[^a-z\d]*$/

const asksTotal = /(?<![a-z])(?:total|totaux|en tout|in all|altogether)(?![a-z])/

/** Each sum of a text, with the folded words before and after it. */
const sumsIn = (text: string) =>
  findAmounts(text).flatMap(({ words }) => {
    const [before = '', ...after] = fold(text).split(fold(words))
    return after.length === 0 ? [] : [{ words, before, after: after.join(words) }]
  })

/** The sum that a text calls the total, where that is asked: « 20 euros 4 fois, 116 euros en tout ». */
const totalFor = ({ label = '', ask }: ScriptQuestion, text: string): string | undefined =>
  asksTotal.test(fold(`${label} ${ask}`))
    ? sumsIn(text).find(({ before, after }) => total.test(after) || totalBefore.test(before))?.words
    : undefined

/** « devis signé à 7 600 euros »: the price that was agreed, which is not what was paid, or is left to pay. */
const quoteBefore = /(?<![a-z])(?:devis|quote|estimate|quotation)(?: [a-z']+){0,3} ?(?:a|de|of|for|at|:)? ?(?:€|£)? ?$/
const asksPaid = /(?<![a-z])(?:vers[a-z]*|paye[a-z]*|solde|avance|acompte|paid|balance|advance|deposit)(?![a-z])/
const asksPrice = /(?<![a-z])(?:devis|prix|cout[a-z]*|quote[a-z]*|price|cost[a-z]*|estimate)(?![a-z])/

/** « j’ai versé 3 000 d’acompte », without its currency. */
const paidBeside =
  /(?<![a-z])(?:vers|paye|paid|acompte|avance|deposit)[a-z]*(?: (?:de|of|un|une|a|an|deja|already))* ?(\d[\d ., ]*\d|\d)/

const namesOnlyQuote = ({ label = '', ask }: ScriptQuestion, sentence: string): boolean => {
  const asked = fold(`${label} ${ask}`)
  const sums = sumsIn(sentence)
  return (
    asksPaid.test(asked) &&
    !asksPrice.test(asked) &&
    sums.length > 0 &&
    sums.every(({ before }) => quoteBefore.test(before))
  )
}
const tellsOnlyQuote = (question: ScriptQuestion, sentence: string): boolean =>
  namesOnlyQuote(question, sentence) && !paidBeside.test(fold(sentence))

/** The sum of a text that answers a question, where it is not the first one: the total, or what was paid of a quote. */
export const sumFor = (question: ScriptQuestion, text: string): string | undefined =>
  totalFor(question, text) ?? (namesOnlyQuote(question, text) ? paidBeside.exec(fold(text))?.[1] : undefined)

/** Whether a sentence gives no other sum than such as do not answer the question. */
export const tellsOtherSum = (question: ScriptQuestion, sentence: string): boolean =>
  question.kind === 'amount' &&
  [tellsOnlyKept, tellsOnlyRate, tellsOnlyQuote].some((tells) => tells(question, sentence))

function tellsOnlyRate({ label = '', ask }: ScriptQuestion, sentence: string): boolean {
  const sums = sumsIn(sentence)
  return sums.length > 0 && !byHour.test(fold(`${label} ${ask}`)) && sums.every(({ after }) => rate.test(after))
}

/** Whether a sentence gives no other sum than one that is kept, and the question is how much the deposit was. */
function tellsOnlyKept({ label = '', ask }: ScriptQuestion, sentence: string): boolean {
  const asked = fold(`${label} ${ask}`)
  if (!deposit.test(asked) || new RegExp(keeping).test(asked)) return false
  const said = fold(sentence)
  if (findAmounts(sentence).length > 1 || isDeposit.test(said)) return false
  return keptBefore.test(said) || keptAfter.test(said)
}
