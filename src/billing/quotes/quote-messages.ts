import { day, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill, type MessagesLike } from '../../i18n/text.ts'
import type { Quote } from '../contract.ts'
import { planRules } from '../subscriptions/plan-states.ts'
import type { fr } from '../text.fr.ts'
import { chargedAt } from './charged-at.ts'

export type BillingMessages = MessagesLike<typeof fr>
export type QuoteLine = { label: string; amount: string; why: string }

/** Keeps a date or an amount on one line. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0')

const dayMs = 24 * 3_600_000

/** `reminder`: when the email before the first monthly charge of a first period leaves (`plan-deadlines.ts`). */
function figures(quote: Quote, locale: Locale) {
  const { reminderDays } = planRules
  const times = Math.round((quote.twelveMonths - quote.today) / quote.monthly)
  return {
    today: whole(money(locale, quote.today)),
    monthly: whole(money(locale, quote.monthly)),
    year: whole(money(locale, quote.twelveMonths)),
    date: whole(day(locale, chargedAt(quote.monthlyFrom))),
    reminder: whole(day(locale, new Date(Date.parse(quote.monthlyFrom) - reminderDays * dayMs))),
    days: reminderDays,
    n: times,
  }
}

/** A change whose first month costs the whole price has no difference to show: the first period ends early. */
export function displayedAct({ act, today, monthly }: Quote): Quote['act'] {
  return act === 'change' && today === monthly ? 'early' : act
}

/** The lines of the receipt: today, then every month, over a year, how to cancel. */
export function quoteLines(quote: Quote, locale: Locale, words: BillingMessages['receipt']): QuoteLine[] {
  const values = figures(quote, locale)
  return [
    { label: words.today, amount: values.today, why: words.todayWhy[displayedAct(quote)] },
    { label: fill(words.monthly, values), amount: values.monthly, why: fill(words.monthlyWhy[quote.kind], values) },
    { label: words.year, amount: values.year, why: fill(words.yearWhy, values) },
    { label: words.leave, amount: words.leaveFigure, why: fill(words.leaveWhy, values) },
  ]
}

/**
 * The two lines of the order button. Only the label has legal effect, so it says that ordering means paying (Code de la
 * consommation, art. L221-14); the second line repeats both amounts and the date of the quote.
 */
export function orderButtonMessages(quote: Quote, locale: Locale, words: BillingMessages['order']) {
  return {
    label: words.label,
    detail: fill(quote.act === 'hold' ? words.detail.hold : words.detail.now, figures(quote, locale)),
  }
}
