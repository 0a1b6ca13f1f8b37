import { fill } from '../../i18n/text.ts'
import { isAbroad } from '../../platform/assistant/compose/abroad.ts'
import { matchesAny } from '../../platform/assistant/compose/fragments.ts'
import { clientSentences } from '../../platform/assistant/compose/known-answers.ts'
import { fold, sentences } from '../../platform/assistant/fold.ts'
import { quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier, SheetRule } from '../../platform/assistant/port.ts'
import { passagesFor } from '../../platform/assistant/search/passages.ts'
import { terms } from '../../platform/assistant/search/search.ts'
import type { Answer } from '../shapes.ts'
import { subjectRules, wordsIn } from './model-answer.ts'
import { asksSum } from './reply-figures.ts'
import { writtenFor } from './situation.ts'

/**
 * How surely a rule must answer a message. Within the subject of the answer fewer words are enough than for a first
 * question; a rule of another subject that is sure to answer shows that the message has left it.
 */
const floor = { answered: 0.19, subject: 0.6, other: 0.72 }

/** The rule of the answer's own subject that answers a message. */
export function ruleFor(dossier: Dossier, message: string): SheetRule | undefined {
  const { knowledge: sheets } = dossier
  const slug = sheets?.subject?.slug
  if (!sheets || slug === undefined || isAbroad(dossier)) return undefined
  const folded = fold(`${dossier.question}\n${message}`)
  const own = sheets.rules.filter((rule) => rule.sheet === slug && !matchesAny(rule.unless, folded))
  const least = subjectRules(dossier).length > 0 ? floor.answered : floor.subject
  const ranked = sheets.rank(message)
  const best = ranked.find(
    ({ rule, probability }) =>
      probability >= least &&
      own.some(({ text }) => text === rule.text) &&
      (probability >= floor.subject || sharesWord(rule, message)),
  )
  if (best && isOfAnotherCase(dossier, message, best.rule)) return undefined
  const strays = ranked.some(
    ({ rule, probability }) =>
      probability >= floor.other && probability > (best?.probability ?? 0) && rule.text !== best?.rule.text,
  )
  return strays ? undefined : own.find(({ text }) => text === best?.rule.text)
}

/** Whether a rule of the subject answers a message beyond a few words in common. */
export const isSure = ({ knowledge }: Dossier, message: string, { text }: SheetRule): boolean =>
  knowledge?.rank(message).some(({ rule, probability }) => rule.text === text && probability >= floor.subject) ?? false

/** Where a rule is not sure to answer, a word of the message at least is in it, or in what people ask about it. */
function sharesWord({ text, about, asked }: SheetRule, message: string): boolean {
  const said = new Set(terms(message))
  return [text, ...about, ...asked].some((one) => terms(one).some((word) => said.has(word)))
}

/** « Pour une catastrophe naturelle, … »: what the rule is for. */
const forCase =
  /^(?:Pour|En cas d[e’]|For|In case of|In the event of) ?(?:une? |les? |la |l’|des |an? |the )?(?<thing>[^,;.]{3,60}),/u

/** Whether a rule is for a case that neither the client nor the subject names. */
function isOfAnotherCase(dossier: Dossier, message: string, { text }: SheetRule): boolean {
  const thing = terms(forCase.exec(text)?.groups?.thing ?? '')
  const named = new Set(
    terms([...clientSentences(dossier), message, dossier.knowledge?.subject?.name ?? ''].join('\n')),
  )
  return thing.length > 0 && !thing.some((word) => named.has(word))
}

/** Published passages answer where the question has no subject of its own. */
export function passageFor(dossier: Dossier, message: string, told: string): string[] {
  if (dossier.knowledge?.subject) return []
  const passage = passagesFor(dossier, message, 2).find(({ excerpt }) => !told.includes(excerpt))
  return passage ? [fill(wordsIn(dossier.locale).reply.rule, { title: passage.title, says: passage.excerpt })] : []
}

/** Whole sentences of a rule: the letter of an article (« article L. 1234-9 ») ends none. */
export function sentencesOf(text: string): string[] {
  const whole: string[] = []
  for (const piece of sentences(text))
    if (/(?:^|[\s(])\p{Lu}\.$/u.test(whole.at(-1) ?? '')) whole.push(`${whole.pop()} ${piece}`)
    else whole.push(piece)
  return whole
}

const pointsBack = /^(?:Ils?|Elles?|Cela|Cette?|Ces?|It|This|They|These)\b/
const hasSum = /\d\s*(?:%|€|euros?)/

const shared = (one: string, message: ReadonlySet<string>): number =>
  [...new Set(terms(one))].filter((word) => message.has(word)).length

/** Where the answer says these words: 0 at its head, else the number of a step; undefined where it does not. */
export function placeIn(answers: readonly Answer[], words: string): number | undefined {
  const places = answers.map(({ short, steps }) =>
    [short, ...steps.map(({ text }) => text)].findIndex((one) => one.includes(words)),
  )
  return places.find((place) => place >= 0)
}

export const inWords = (place: number, { reply }: ReturnType<typeof wordsIn>): string =>
  place === 0 ? reply.atHead : fill(reply.atStep, { step: String(place) })

/** The rule whole where nothing said it; else where it stands, and of its sentences the one nearest to the message. */
export function ruleInReply(
  dossier: Dossier,
  message: string,
  { answers, told }: { answers: readonly Answer[]; told: string },
  rule: SheetRule,
): string[] {
  const words = wordsIn(dossier.locale)
  const { title, text } = rule
  if (!told.includes(text)) return [fill(words.reply.rule, { title, says: text })]
  const said = new Set(terms(message))
  const wantsSum = asksSum(fold(message))
  const near = (sentence: string) => shared(sentence, said) + (wantsSum && hasSum.test(sentence) ? said.size : 0)
  const whole = sentencesOf(text)
  const at = whole.indexOf(whole.toSorted((one, other) => near(other) - near(one))[0] ?? text)
  const from = pointsBack.test(whole[at] ?? '') ? Math.max(0, at - 1) : at
  // Where no sentence is nearer than another, any of them may be the one that answers.
  const nearest = whole.every((sentence) => near(sentence) === 0) ? text : whole.slice(from, at + 1).join(' ')
  const place = placeIn(answers, text)
  if (place === undefined) return []
  return [fill(words.reply.covered, { place: inWords(place, words), title, says: quoteText(dossier.locale, nearest) })]
}

/** Words that many sentences of a subject share tell none of them from another. */
const sharedByMost = 1 / 3
/** One word in common is often there by chance, unless it is a long one, of one piece of advice alone. */
const fewestShared = 2
const longWord = 6

/** The words of a message that tell one matter of the subject from another: « assureur » does not, among the rules of insurers. */
export function tellingTerms(dossier: Dossier, message: string): string[] {
  const rules = subjectRules(dossier).map(({ text }) => terms(text))
  const holding = (word: string) => rules.filter((words) => words.includes(word)).length
  return terms(message).filter((word) => holding(word) <= rules.length * sharedByMost)
}

/** What the answer says that shares most words with the message. */
export function stepFor(dossier: Dossier, message: string, answers: readonly Answer[]): string[] {
  const { locale } = dossier
  const words = wordsIn(locale)
  const acts = (writtenFor(dossier)?.steps ?? []).map(({ do: act }) => act[locale])
  const rules = subjectRules(dossier).flatMap(({ text }) => sentencesOf(text))
  const all = [...acts, ...rules]
  const holding = (word: string) => all.filter((text) => terms(text).includes(word)).length
  const own = new Set(terms(message).filter((word) => holding(word) <= all.length * sharedByMost))
  const alone = new Set([...own].filter((word) => word.length >= longWord && holding(word) === 1))
  const [nearest] = all
    .map((text) => ({ text, place: placeIn(answers, text), near: shared(text, own) }))
    .filter(({ text, near }) => near >= fewestShared || (acts.includes(text) && shared(text, alone) > 0))
    .sort((one, other) => other.near - one.near)
  if (nearest?.place === undefined) return []
  return [fill(words.reply.step, { place: inWords(nearest.place, words), says: quoteText(locale, nearest.text) })]
}
