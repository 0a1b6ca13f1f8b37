// Reads a reply to the question whether a day is the client's deadline: « oui c'est ça », "no, it's the 14th".

import { fold } from '../fold.ts'
import { dayAfterWeekday, fallsOn, monthPattern, weekdayOf, weekdayPattern } from './calendar-words.ts'
import { civilDay } from './dates.ts'
import { answeredDay } from './deadline.ts'
import { fillerForms, isBareNo, noneForms, refusalForms } from './no-deadline.ts'

/**
 * What else the assistant has asked and is open: a bare « oui » may answer a question of yes or no instead, and a bare
 * day one that asks for a day.
 */
export type Pending = 'nothing' | 'yes_or_no' | 'day' | 'more'
/** `date`: the day to keep, null for none. `whole`: the message says nothing else. */
export type DeadlineReply = { date: string | null; whole: boolean }

type Read = {
  yes: boolean
  sure: boolean
  no: boolean
  instead: boolean
  unfinished: boolean
  days: string[]
  left: string
}

const end = '(?![a-z0-9])'
const at = (source: string): RegExp => new RegExp(`^(?:${source})${end}`)

const bareYes = at('oui|ouais|ouaip|yes|yep|yeah|yup|si|affirmatif|bien sur|of course|absolument|absolutely')
const sureYes = at(
  [
    "(?:oui |yes )?(?:c'est|c est|cest) (?:bien |tout a fait |exactement )?(?:ca|cela|exact|juste|correct|la bonne (?:date|echeance)|(?:la |ma |mon )(?:date|echeance)(?: limite)?|le bon jour|cette date|vrai)",
    "(?:that's|thats|that is|it is|it's|its) (?:exactly |indeed )?(?:right|correct|it|true|(?:the|my) (?:date|deadline)|the right (?:date|day|deadline))",
    "exact|exactement|exactly|tout a fait|effectivement|en effet|indeed|correct|je (?:le |la )?confirme|i confirm(?: it)?|confirmee?|confirmed|vous avez raison|you(?:'re| are) right|(?:la|cette) date est (?:bonne|correcte|exacte|juste)|(?:the|that) date is (?:right|correct)|bonne date|right date",
  ].join('|'),
)
const noWords = at(
  [
    "pas du tout|absolument pas|certainly not|(?:c'est |that's |it's )?(?:faux|wrong|incorrect|inexact)",
    "(?:ce n'est|c'est|cest) pas (?:du tout )?(?:ca|cela|exact|correct|juste|(?:la |ma |mon |une |la bonne )(?:date|echeance)(?: limite)?|le bon jour)",
    "(?:that's|that is|it's|it is) not (?:it|right|correct|(?:a|my|the) (?:deadline|date)|the right (?:date|day))|that isn't (?:it|right|(?:a|my|the) deadline)",
    "(?:(?:il n'y a|il y a|je n'ai|j'ai|ni) )?(?:pas|aucune?|plus|point) (?:d'|de )?(?:date limite|echeance|date|delai|deadline)|(?:there is |there's |i have |i've )?(?:no|not any) (?:deadline|date|time limit)|i (?:do not|don't) have (?:a|any) deadline",
    noneForms,
    refusalForms,
  ].join('|'),
)
const instead = at(
  'en ?fait|plutot|actually|rather|en realite|in fact|correction|erreur|je me suis trompee?|je voulais dire|i mean|i meant|mais|but|instead|et non|not that',
)
/** Another day is to follow. */
const unfinished =
  /(?<![a-z])(?:plutot|rather|instead|je voulais dire|i mean|i meant|mais|but|et non|not that)(?![a-z])/
const courtesy = at(`${fillerForms}|bonjour|hello`)

const day = [
  `\\d{1,2}(?:er|st|nd|rd|th)?(?: of)? (?:${monthPattern})\\.?(?:,? \\d{4})?`,
  `(?:${monthPattern})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.-]\\d{1,2}(?:[/.-](?:\\d{4}|\\d{2}))?',
  `(?:next |ce |this )?(?:${weekdayPattern})(?: prochain| qui vient)?(?!${dayAfterWeekday})|apres-demain|demain|tomorrow`,
  '\\d{1,2}(?:er|st|nd|rd|th)?',
].join('|')
const before =
  "(?:(?:c'est|ce sera|ce serait|ca sera|cest|it's|its|it is|it will be|it should be|that's|that should be|(?:mon|l') ?echeance (?:est|c'est)|(?:ma|la) date(?: limite)? est|(?:the|my) (?:deadline|date|hearing) is|l'audience est|plutot|en fait|actually|rather|instead|pour|avant|d'ici|by|before|on|au|jusqu'au|until|bien|fixee?) )*"
const theDay = new RegExp(
  `^${before}(?:le |the |au |on )?(?:(${weekdayPattern})(?:,? le|,? the|,)? (?=\\d|(?:${monthPattern})\\.? \\d))?(?:the )?(${day})${end}`,
)
/** « … est la date limite », "… is the last day". */
const isTheDay = at(
  [
    "(?:est|c'est|sera|serait|is|it is|it's|will be|would be|as) (?:bien )?(?:(?:la|ma|le|mon|the|my|our|notre|l') ?)?(?:vraie |bonne |real |right |correct |actual |final )?(?:(?:toute )?derniere? (?:jour|delai|date)|date(?: limite| butoir)?|jour(?: limite)?|echeance|delai|limite|terme|last (?:possible )?(?:day|date)|final (?:day|date)|deadline|due date|cut-?off(?: date)?|limit|one)",
    'au plus tard|dernier (?:delai|jour|carat)|at the (?:very )?latest|is the latest|last day|(?:derniere|ultime) limite',
  ].join('|'),
)
const dayIs = at(
  "(?:(?:la|ma|le|mon|the|my|our|notre|l') ?)?(?:vraie |bonne |real |right |correct |actual |final )?(?:(?:toute )?dernier jour|derniere date|date (?:limite|butoir|exacte)|delai|limite|last (?:possible )?day|final day|due date|cut-?off(?: date)?|limit) (?:est|c'est|is|sera|expire|tombe|falls|ends)",
)
const notTheDay = new RegExp(
  `^(?:(?:ce n'est|c'est|et|mais|and|but|it's|it is|that's) )*(?:pas|not|non|instead of|au lieu d[ue]|plutot que)(?: pour| by| before| avant| on)? (?:le |the )?(?:${day})${end}`,
)
/** A doubt is no confirmation. */
const doubt =
  /(?<![a-z])(?:je (?:crois|pense|suppose)|i (?:think|guess|suppose|believe)|peut-etre|maybe|perhaps|environ|a peu pres|around|about|presque|almost|sauf|except|si |if |mais|but|ou|or|enfin|sans doute|probably|probablement|normalement|normally|pas sur|not sure)(?![a-z])/

/** A day as the client says it, none where it stands after a weekday that it is not. */
function dayFrom([, weekday, said]: RegExpExecArray, proposed: string, now: Date): string | undefined {
  const date = dayWithout(said!, proposed, now)
  return date !== undefined && fallsOn(date, weekday === undefined ? undefined : weekdayOf(weekday)) ? date : undefined
}

/** A number alone is a day of the month that was proposed, or of the next one. */
function dayWithout(said: string, proposed: string, now: Date): string | undefined {
  const alone = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(said)
  if (!alone) return answeredDay(said, now)
  const today = civilDay(now)
  const [year, month] = proposed.split('-').map(Number)
  for (const ahead of [0, 1]) {
    const date = new Date(Date.UTC(year!, month! - 1 + ahead, Number(alone[1])))
    const written = date.toISOString().slice(0, 10)
    if (date.getUTCDate() === Number(alone[1]) && written >= today) return written
  }
  return undefined
}

function read(text: string, proposed: string, now: Date): Read {
  const found: Read = {
    yes: false,
    sure: false,
    no: false,
    instead: false,
    unfinished: unfinished.test(fold(text)),
    days: [],
    left: '',
  }
  let left = fold(text).replace(/[^\p{L}\p{N}'/ ,.;:!?-]+/gu, ' ')
  const take = (match: RegExpExecArray | null): boolean => {
    if (match) left = left.slice(match[0].length)
    return match !== null
  }
  for (;;) {
    left = left.replace(/^[\s,.;:!–-]+/, '')
    if (left === '') return found
    if (take(notTheDay.exec(left))) found.instead = true
    else if (take(found.days.length > 0 ? isTheDay.exec(left) : dayIs.exec(left))) found.instead = true
    else if (take(sureYes.exec(left))) Object.assign(found, { yes: true, sure: true })
    else if (take(noWords.exec(left))) found.no = true
    else if (take(bareYes.exec(left))) found.yes = true
    else {
      const said = theDay.exec(left)
      const date = said ? dayFrom(said, proposed, now) : undefined
      if (said && date) {
        found.days.push(date)
        if (/plutot|en fait|actually|rather|instead|echeance|date|deadline|hearing|audience/.test(said[0]))
          found.instead = true
        left = left.slice(said[0].length)
      } else if (take(instead.exec(left))) found.instead = true
      else if (!take(courtesy.exec(left))) return { ...found, left }
    }
  }
}

const namesDay = new RegExp(
  `(?<![a-z])(?:${monthPattern}|${weekdayPattern}|demain|tomorrow)(?![a-z])|\\d/\\d|\\d{4}-\\d`,
)

/** The day ahead of a message that says nothing else: « oui, le 10 février 2027 »; a number alone is none. */
export function bareDay(text: string, now: Date): string | undefined {
  if (text.includes('?') || !namesDay.test(fold(text))) return undefined
  const { days, left, no } = read(text, civilDay(now), now)
  return left === '' && !no && new Set(days).size === 1 ? days[0] : undefined
}

const otherEvent =
  /(?<![a-z])(?:vacances|conges?|rendez-vous|rdv|voyages?|deplacement|(?:je|on|nous) (?:pars|part|partons|voyage)|absente?s?|holidays?|vacation|(?<!right )away|abroad|travel[a-z]*|trip|appointment|flying|fly)(?![a-z])/
/** « Avant le 20 décembre, je pars en vacances » is a term all the same. */
const byThen =
  /(?<![a-z])(?:avant|d'ici|jusqu'(?:au|a)|au plus tard|plutot|by|before|until|no later than|rather|instead|echeance|date limite|deadline)(?![a-z])/

/** Whether a day in these words is that of another event, « mais le 20 décembre je pars en vacances ». */
export function tellsOtherEvent(text: string): boolean {
  const words = fold(text)
  return otherEvent.test(words) && namesDay.test(words) && !byThen.test(words)
}

/**
 * What the client replies about the proposed day, or `undefined` where the reply is ambiguous. A clear yes or another
 * day may be followed by more text; a refusal, a bare « oui » and a bare day must stand alone, and a bare « non » also
 * where nothing else was asked. A day that the client writes replaces the one that was read.
 */
export function deadlineReply(text: string, proposed: string, pending: Pending, now: Date): DeadlineReply | undefined {
  if (text.includes('?') || text.length > 400) return undefined
  const reply = read(text, proposed, now)
  const whole = reply.left === ''
  const days = new Set(reply.days)
  if ((reply.yes && reply.no) || days.size > 1 || (!whole && doubt.test(reply.left))) return undefined
  const [day] = days
  if (tellsOtherEvent(text) && day !== proposed)
    return reply.yes && pending !== 'yes_or_no' ? { date: proposed, whole: false } : undefined
  if (day !== undefined && day !== proposed)
    return givesAnotherDay(reply, pending, namesDay.test(fold(text))) ? { date: day, whole } : undefined
  if (reply.no) return deniesAnyDay(reply, pending, text) ? { date: null, whole } : undefined
  return confirms(reply, pending) ? { date: proposed, whole } : undefined
}

/** A day of a month is kept beside a yes as well: it is what the client says themselves. */
function givesAnotherDay({ yes, no, instead: other, left }: Read, pending: Pending, named: boolean): boolean {
  if (yes) return named && left === ''
  return no || other || (left === '' && (pending === 'nothing' || (named && pending !== 'day')))
}

const ofDates = /(?<![a-z])(?:date|delai|echeance|deadline|limite|dated|scheduled|urgent)/

function deniesAnyDay({ unfinished: more, days, left }: Read, pending: Pending, text: string): boolean {
  if (days.length > 0 || left !== '' || more || (isBareNo(fold(text)) && pending !== 'nothing')) return false
  return pending !== 'yes_or_no' || ofDates.test(fold(text))
}

/** By a yes, or by repeating the proposed day. */
function confirms({ yes, sure, instead: other, days, left }: Read, pending: Pending): boolean {
  const whole = left === ''
  if (days.length > 0) return yes || whole
  return yes && !other && (sure || (whole && pending !== 'yes_or_no'))
}
