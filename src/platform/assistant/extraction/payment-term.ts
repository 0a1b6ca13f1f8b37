// The day on which an invoice falls due, where its own day and the term are told: « facture du 4 août payable à 30 jours ».
import { type DateMatch, findDates } from './dates.ts'

/** Businesses may agree on no longer term from the invoice (article L. 441-10 of the Commercial Code). */
const longestTerm = 60

/** « Facture de 2 450 euros du », "invoice dated": the day that follows is that of the invoice. */
const ofInvoice =
  /(?<![a-z])(?:factur[a-z]*|invoice[a-z]*|bill(?:ed)?)(?![a-z])[^.;:!?]{0,60}(?<![a-z])(?:du|datee? (?:du|de)|emise? (?:le|du)|envoyee? (?:le|du)|de|le|of|dated|issued|sent|from|on)(?: on)?(?: the)?\W*$/
/** The same where the words say nothing of a payment: « facture impayée depuis le » names no day of the invoice. */
const ofPayment =
  /(?<![a-z])(?:impayee?s?|echue?s?|payable|payer|payee?s?|regl[a-z]+|echeance|due?s?(?= (?:le|depuis|on|since|by|for))|unpaid|overdue|paid|pay|until|depuis|since|avant|before|by)(?![a-z])/

const term =
  /(?<![a-z])(?:payables?|a (?:regler|payer)|(?:le )?(?:reglement|paiement)|echeance|delai|termes?|due|payment|to be paid|net|terms?)(?![a-z])[^.;!?\d]{0,20}?(\d{1,2}|trente|quarante[- ]cinq|soixante|thirty|forty[- ]five|sixty)[- ]?(?:jours?|j|days?)(?![a-z])(?! ?(?:fin (?:de|du)|apres|end of|from (?:the )?end|ouvr|francs|working|business|de retard|late|overdue|ago))/g
const inWords: Readonly<Record<string, number>> = { trente: 30, thirty: 30, soixante: 60, sixty: 60 }
const lastInvoice =
  /(?<![a-z])(?:factur[a-z]*|invoice[a-z]*|bill)(?![a-z])(?!.*(?<![a-z])(?:factur|invoice|bill(?![a-z])))/
/** What may stand between the day and its term: « du 4 août, d’un montant de 800 euros, payable ». */
const between = /^[^.;!?]{0,50}$/

const invoiceDay =
  /(?<![a-z])(?:factur[a-z]*|invoice|bill)(?![a-z])[^.;:!?]{0,60}(?<![a-z])(?:du|dated?|datee|of|from) (?:the |du |de )?\d(?![\d.,]*(?: \d{3})* ?(?:k|€|euros?|eur|£|pounds?)(?![a-z]))/
/** Whether folded words tell the day of an invoice, read or not, and of no payment: it answers no question when it was due. */
export const tellsInvoiceDay = (words: string): boolean => {
  const found = invoiceDay.exec(words)
  return found !== null && !ofPayment.test(found[0])
}

/** Whether the words before a day make it that of an invoice, and not of its payment. */
const isOfInvoice = (before: string): boolean => {
  const found = ofInvoice.exec(before)
  return found !== null && !ofPayment.test(found[0])
}

const daysIn = (said: string): number => inWords[said] ?? (/^(?:quarante|forty)/.test(said) ? 45 : Number(said))

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The days of invoices with their terms; « payable » and other words look ahead, so that each day is read from the invoice on and no further. */
const daysMoved = (folded: string, now: Date): DateMatch[] =>
  [...folded.matchAll(term)].flatMap((told) => {
    const days = daysIn(told[1]!)
    const from = folded.slice(0, told.index).search(lastInvoice)
    const before = folded.slice(Math.max(0, from), told.index)
    const day = findDates(before, now).at(-1)
    if (from < 0 || !day || day.about || day.date.length !== 10 || days < 1 || days > longestTerm) return []
    if (!isOfInvoice(before.slice(0, day.at)) || !between.test(before.slice(day.at + day.words.length))) return []
    const words = folded.slice(from + day.at, told.index + told[0].length)
    return [
      { ...day, at: from + day.at, date: later(day.date, days), words, coming: false, limit: false, others: false },
    ]
  })

/**
 * The days of a folded text that may be the one on which an invoice was due: its own day, moved by the term that is told; left
 * out where no term, or a longer one than allowed, is told.
 */
export function daysDue(folded: string, now: Date): DateMatch[] {
  const moved = daysMoved(folded, now)
  const isMoved = ({ at }: DateMatch) => moved.some((one) => at >= one.at && at < one.at + one.words.length)
  const others = findDates(folded, now).filter((one) => !isMoved(one) && !isOfInvoice(folded.slice(0, one.at)))
  return [...moved, ...others].sort((a, b) => a.at - b.at)
}
