import { money } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import type { Worked } from '../../platform/assistant/compose/computed-deadlines.ts'
import { knowledge } from '../../platform/assistant/compose/known-answers.ts'
import { fold } from '../../platform/assistant/fold.ts'
import { formatCivilDate, quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { computed, inWords, wordsIn } from './model-answer.ts'

const asksDates =
  /\b(quand(?! meme)|dates?|quel jour|delais?|combien de (?:temps|jours?|semaines?|mois)|jusqu|when|deadlines?|how long|how many (?:days|weeks|months)|time limit|until)\b/
const asksSums =
  /\b(combien(?! de (?:temps|jours?|semaines?|mois)\b)|montants?|sommes?|indemnites?|penalites?|majoration|how much|amounts?|sum|penalty|compensation)\b/
/** What an expert or a procedure costs is no sum of the file. */
const asksPrice = /\b(coute\w*|couts?|prix|honoraires|tarifs?|costs?|price|fees?)\b/

/** Whether folded text asks for a day or a length of time. */
export const asksDate = (asked: string): boolean => asksDates.test(asked)

/** Whether folded text asks for a sum of the file. */
export const asksSum = (asked: string): boolean => asksSums.test(asked) && !asksPrice.test(asked)

/** A date or a sum in words, with what it rests on. */
type Figure = Worked<unknown> & { says: string }

function figuresOf(dossier: Dossier): { dates: Figure[]; sums: Figure[] } {
  const { locale } = dossier
  const { reply } = wordsIn(locale)
  const { deadlines, amounts } = computed(dossier)
  return {
    dates: deadlines.map((worked) => ({
      ...worked,
      says: fill(reply.onDay, { what: worked.what, date: formatCivilDate(locale, worked.result) }),
    })),
    sums: amounts.map((worked) => ({
      ...worked,
      says: fill(reply.ofSum, { what: worked.what, amount: money(locale, Math.round(worked.result * 100)) }),
    })),
  }
}

/** Each figure in a sentence; those that depend on the same open point share one, which names the point once. */
function sentencesOf(dossier: Dossier, figures: readonly Figure[]): string[] {
  const { locale } = dossier
  const { reply, between } = wordsIn(locale)
  const sure = figures.filter(({ supposed }) => supposed.length === 0)
  const open = Map.groupBy(
    figures.filter(({ supposed }) => supposed.length > 0),
    ({ supposed }) => supposed[0]?.ask ?? '',
  )
  return [
    ...sure.map(({ says, from }) =>
      from ? fill(reply.counted, { from: formatCivilDate(locale, from), says }) : fill(reply.given, { says }),
    ),
    ...[...open].map(([ask, cases]) => {
      const inCase = ({ says, supposed, from }: Figure) => {
        const { value } = supposed[0]!
        return from && value === formatCivilDate(locale, from)
          ? fill(reply.ifDay, { value, says })
          : fill(reply.inCase, { value: quoteText(locale, value), says })
      }
      const byCase = Map.groupBy(cases, ({ supposed }) => supposed[0]!.value)
      const told = [...byCase.values()].map(([first, ...others]) =>
        [inCase(first!), ...others.map(({ says }) => says)].join(between),
      )
      const day = cases[0]?.supposed[1]
      const also = day ? ` ${fill(reply.alsoDepends, { ask: quoteText(locale, day.ask), value: day.value })}` : ''
      return fill(reply.depends, { ask: quoteText(locale, ask), cases: told.join(between) }) + also
    }),
  ]
}

/** Dates and sums that could not be worked out before, or that an open point no longer qualifies. */
export function newFigures(dossier: Dossier, told: string): string[] {
  const { dates, sums } = figuresOf(dossier)
  const fresh = (figure: Figure) =>
    !(
      told.includes(inWords(dossier.locale, figure)) ||
      sentencesOf(dossier, [figure]).every((one) => told.includes(one))
    )
  return sentencesOf(dossier, [...dates, ...sums].filter(fresh))
}

/**
 * The dates or sums that a message asks for, those of the rule that answers it where it has some; without them the point
 * that is missing to work them out, unless a rule without a computation answers. « Et si c’était meublé ? » asks for those of another case, which nobody counted.
 */
export function figuresAskedFor(dossier: Dossier, message: string, rule: string | undefined): string[] {
  const asked = fold(message)
  if (supposesAnother.test(asked)) return []
  const { dates, sums } = figuresOf(dossier)
  const wanted = [...(asksDates.test(asked) ? dates : []), ...(asksSum(asked) ? sums : [])]
  const ofRule = wanted.filter((figure) => figure.rule === rule)
  const found = sentencesOf(dossier, ofRule.length > 0 ? ofRule : wanted)
  return found.length > 0 || rule !== undefined ? found : openPoint(dossier, asked)
}

const supposesAnother = /^(?:et )?si |\bca change|^(?:and |what )?if |does (?:that|it) change/

function openPoint(dossier: Dossier, asked: string): string[] {
  const subject = dossier.knowledge?.subject
  const wanted = [
    ...(asksDates.test(asked) ? (subject?.deadlines ?? []) : []),
    ...(asksSum(asked) ? (subject?.amounts ?? []) : []),
  ].flatMap(({ takes, when, onlyOnce }) => [
    ...Object.values(takes).map(({ fact }) => fact),
    when?.fact,
    onlyOnce?.fact,
  ])
  const open = knowledge(dossier).missing.find(({ key }) => wanted.includes(key))
  return open ? [fill(wordsIn(dossier.locale).reply.ask, { ask: open.ask })] : []
}
