import { fold } from '../fold.ts'
import { monthPattern } from './calendar-words.ts'
import { civilDay, findDates } from './dates.ts'
import { count } from './time-units.ts'

/** A day that the words themselves put ahead counts up to this many days from now: « j’aimerais arrêter au 1er juillet ». */
const furthestDays = 366
/** One that they leave without a year and a tense counts up to this many. */
const nearDays = 100
const dayWithoutYear = new RegExp(
  `(?<![a-z0-9])(?:(\\d{1,2})(?:er|st|nd|rd|th)?(?: of)? (${monthPattern})|(${monthPattern}) (\\d{1,2})(?:st|nd|rd|th)?)(?![a-z0-9])(?!,? \\d{4})`,
  'g',
)

/** « En janvier », "from March", "next spring": a time ahead that is no day; not « embauché en janvier ». */
const monthWithoutYear = new RegExp(
  `(?<![a-z])(?<!(?:e|ee|es|u|ue|i|is|it|ed) )(?:en |des |debut |fin |mi[- ]|a partir de |in |from |early |late |end of )(${monthPattern})(?![a-z])(?!,? \\d)`,
  'g',
)
const seasonAhead =
  /(?<![a-z])(?:(?:le mois|la semaine|l'annee|le printemps|l'ete|l'automne|l'hiver) prochaine?|au printemps|next (?:week|month|spring|summer|autumn|winter|year))(?![a-z])/

/** Near it only: « je pars à Noël » is a day ahead in autumn. */
const christmas = /(?<![a-z])(?:(?:a|avant|pour|d'ici|apres) noel|(?:at|by|before|for|after) christmas)(?![a-z])/
/** A day without a year that would be this long ago is the next one after such words: « elle part au 1er janvier », told in November. */
const longAgoDays = 270
const leadsAhead =
  /(?<![a-z])(?:from|starting|a partir d[ue]|au|pour le|leav(?:e|ing)|mov(?:e|ing)|pars|part|partir|demenag(?:e|er)|quitter)(?: (?:on|in|le|the))* ?$/

/** « un préavis de deux mois », "giving us two months": by when, told as a length of time. */
const givenTime = new RegExp(
  `(?<![a-z])(?:(?:giv(?:es?|ing|en)|gave|allow(?:s|ed|ing)?|laiss[a-z]*|donn[a-z]*|accord[a-z]*)(?: (?:me|us|him|her|them|nous|lui|leur|only|just|que|seulement|encore))*|preavis de|delai de) (?:${count}) ?(?:days?|weeks?|months?|jours?|semaines?|mois)(?![a-z])|(?<![a-z])(?:${count}) (?:days?|weeks?|months?)'? notice(?![a-z])`,
)

const dayFrom = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** Whether a text tells of a near day ahead, of whatever happens on it: « le nouveau poste démarre le 7 décembre ». */
export function namesDayAhead(text: string, now: Date): boolean {
  const today = civilDay(now)
  const isWithin = (date: string, days: number) =>
    date.length >= 7 && date > today && date <= dayFrom(today, days).slice(0, date.length)
  const isNear = (date: string) => isWithin(date, nearDays)
  const found = findDates(text, now)
  if (found.some(({ date, others }) => !others && isWithin(date, furthestDays))) return true
  if (givenTime.test(fold(text))) return true
  const longAgo = dayFrom(today, -longAgoDays)
  const nextYear = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  const mayBeNext = found.some(
    ({ date, words, at }) =>
      date.length >= 7 &&
      !/\d{4}/.test(words) &&
      leadsAhead.test(fold(text).slice(0, at)) &&
      date <= longAgo.slice(0, date.length) &&
      isNear(nextYear(date)),
  )
  if (mayBeNext || (christmas.test(fold(text)) && isNear(`${today.slice(0, 4)}-12-25`))) return true
  const isRead = (index: number, words: string) => found.some(({ at }) => at >= index && at < index + words.length)
  const folded = fold(text).replace(/(?<![a-z])premier (?=[a-z])/g, '1er ')
  if (seasonAhead.test(folded)) return true
  const unread = [...folded.matchAll(dayWithoutYear), ...folded.matchAll(monthWithoutYear)]
  return unread.some(({ 0: words, 1: day, index }) => {
    if (isRead(index, words)) return false
    const said =
      day && /^\d/.test(day)
        ? `avant le ${words}`
        : `avant ${words.replace(/^(?:des|from|early|late|a partir de) /, 'en ')}`
    return findDates(said, now).some(({ date }) => isNear(date))
  })
}
