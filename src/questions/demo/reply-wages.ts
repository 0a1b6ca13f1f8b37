// The sum that hours at a wage come to, where the client gives both; else the one that is missing.
import { money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { clientSentences } from '../../platform/assistant/compose/known-answers.ts'
import { fold } from '../../platform/assistant/fold.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { rulesInSituation, wordsIn } from './model-answer.ts'
import { asksSum } from './reply-figures.ts'

const ofOvertime = /\b(?:heures? sup\w*|h sup\w*|overtime|extra hours)\b/
const hourly =
  /(?<before>[€£] ?)?(?<rate>\d+(?:[.,]\d{1,2})?) ?(?:€|euros?|eur)?(?: bruts?| gross)? ?(?:de l'heure|par heure|\/ ?h\b|\/ ?(?:heure|hour)|(?:an|per) hour)/
const more = String.raw`(?:de plus|en plus|sup\w*|extra|(?:of )?overtime)`
const hours = String.raw`(?<hours>\d+(?:[.,]\d+)?) ?(?:h|hrs?|heures?|hours?)\b`
const eachWeek = new RegExp(`${hours} ?${more} (?:par|chaque|a|per|each|every) (?:semaine|week)`)
const forWeeks = /\b(?:pendant|durant|sur|for|over) (?<weeks>\d+) (?:semaines|weeks)\b/
/** « 39 heures par semaine », « je suis à 35 h »: a timetable. */
const inAll = new RegExp(
  String.raw`(?<!\b(?:contrat de|suis a|a|temps plein|full time|on) )\b${hours}(?! ?(?:${more} )?(?:par|chaque|a|per|each|every) )`,
  'g',
)

/** Legal increases of the hours of a week beyond the thirty-fifth: of the first eight, and of those after. */
const increases = { first: 1.25, later: 1.5, firstHours: 8 }

type Worked = { hours: number; rate: number; perWeek: number | null }

const numberIn = (words: string | undefined): number => Number((words ?? '').replace(',', '.'))

function hoursIn(said: string): { hours: number; perWeek: number | null } | null {
  const week = eachWeek.exec(said)?.groups
  const weeks = forWeeks.exec(said)?.groups
  if (week && weeks) {
    const perWeek = numberIn(week.hours)
    return { hours: perWeek * numberIn(weeks.weeks), perWeek }
  }
  const found = [...said.matchAll(inAll)].map(({ groups }) => numberIn(groups?.hours))
  const [only, ...others] = [...new Set(found)]
  return only === undefined || others.length > 0 ? null : { hours: only, perWeek: null }
}

function sentenceOf({ hours, rate, perWeek }: Worked, locale: Locale): string {
  const { reply } = wordsIn(locale)
  const sum = (factor: number) => money(locale, Math.round(hours * rate * factor * 100))
  const values = { hours: String(hours).replace('.', locale === 'fr' ? ',' : '.'), rate: money(locale, rate * 100) }
  if (perWeek === null)
    return fill(reply.overtime, { ...values, first: sum(increases.first), later: sum(increases.later) })
  const first = Math.min(perWeek, increases.firstHours)
  const factor = (first * increases.first + (perWeek - first) * increases.later) / perWeek
  return fill(reply.overtimeByWeek, { ...values, total: sum(factor) })
}

/** Overtime at the hourly wage that the message gives, or asks the sum of. */
export function wagesFor(dossier: Dossier, message: string): string[] {
  const said = fold([...clientSentences(dossier), message].join('\n'))
  const asks = asksSum(fold(message))
  const gives = hourly.test(fold(message))
  const rule = rulesInSituation(dossier).find(({ sheet, key }) => sheet === wages.sheet && key === wages.rule)
  if (!(rule && ofOvertime.test(said) && (asks || gives))) return []
  const { reply } = wordsIn(dossier.locale)
  const rate = hourly.exec(fold(message)) ?? hourly.exec(said)
  const counted = hoursIn(said.replaceAll(new RegExp(hourly, 'g'), ''))
  if (rate && counted) {
    const worked = { ...counted, rate: numberIn(rate.groups?.rate) }
    return [
      sentenceOf(worked, dossier.locale),
      reply.overtimeAgreement,
      ...(worked.perWeek === null ? [reply.overtimeWeeks] : []),
    ]
  }
  return asks ? [counted ? reply.overtimeRate : reply.overtimeHours] : []
}

const wages = { sheet: 'salaire-heures-supplementaires', rule: 'overtime-rate' }
