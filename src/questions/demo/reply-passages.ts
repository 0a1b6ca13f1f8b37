// The passage of the answer, or of the rules of its subject, that a follow-up is about, by the words that they share.
import { fill } from '../../i18n/text.ts'
import { fold } from '../../platform/assistant/fold.ts'
import { quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import type { Answer } from '../shapes.ts'
import { subjectRules, wordsIn } from './model-answer.ts'
import { asksDate } from './reply-figures.ts'
import { inWords, placeIn, sentencesOf } from './reply-rules.ts'
import { meaningsOf } from './shared-meaning.ts'

type Passage = { text: string; title?: string; words: ReadonlySet<string> }
type Found = { passage: Passage; share: number }

/** The sentences of the answer without its frame, what could change it, and the rules of the subject that it left out. */
function passagesOf(dossier: Dossier, answer: Answer | undefined): Passage[] {
  const words = wordsIn(dossier.locale)
  const frames = [words.label, words.subjectOnly, words.given, words.figure, words.otherSide, words.decides]
  const isFrame = (text: string) => frames.some((frame) => text.startsWith(sentencesOf(frame.split('{')[0] ?? '')[0]!))
  const told = [answer?.short ?? '', ...(answer?.steps ?? []).map(({ text }) => text)]
  const changes = dossier.knowledge?.subject?.changes ?? []
  const rules = subjectRules(dossier)
  const own = [...told.filter((text) => !isFrame(text) || text === answer?.short).flatMap(sentencesOf), ...changes]
    .filter((text) => !isFrame(text))
    .map((text) => ({ text }))
  const others = rules
    .filter(({ text }) => !told.some((one) => one.includes(text)))
    .flatMap(({ text, title }) => sentencesOf(text).map((sentence) => ({ text: sentence, title })))
  return [...own, ...others].map((one) => ({ ...one, words: meaningsOf(dossier, one.text) }))
}

/** How much a word that no passage has counts beside one that a single passage has. */
const unknown = 0.35

/** How much of what the message speaks of stands in a passage: words that few passages have count most. */
function shareIn(wanted: ReadonlySet<string>, passage: Passage, all: readonly Passage[]): number {
  const weight = (word: string) => {
    const holding = all.filter(({ words }) => words.has(word)).length
    return holding === 0 ? unknown * Math.log(1 + all.length) : Math.log(1 + all.length / holding)
  }
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0)
  const whole = sum(wanted)
  return whole === 0 ? 0 : sum([...wanted].filter((word) => passage.words.has(word))) / whole
}

/** The passage, of those that fit, that has most of what the message speaks of. */
function nearestPassage(
  dossier: Dossier,
  message: string,
  answer: Answer | undefined,
  fits: (passage: Passage, all: readonly Passage[], wanted: ReadonlySet<string>) => boolean,
): Found | undefined {
  const all = passagesOf(dossier, answer)
  const wanted = meaningsOf(dossier, message)
  const [best] = all
    .filter((passage) => fits(passage, all, wanted))
    .map((passage) => ({ passage, share: shareIn(wanted, passage, all) }))
    .sort((one, other) => other.share - one.share)
  return best
}

/** Words that more passages have tell none of them from another. */
const sharedByMost = 1 / 3

/** One word in common is often there by chance, unless it is all that is asked, or one of the known meanings. */
function tells({ words }: Passage, all: readonly Passage[], wanted: ReadonlySet<string>): boolean {
  const shared = [...wanted].filter((word) => words.has(word))
  const rare = shared.filter((word) => all.filter((one) => one.words.has(word)).length <= all.length * sharedByMost)
  return rare.length > 0 && (shared.length > 1 || shared.length === wanted.size || shared[0]?.startsWith('=') === true)
}

/** Where it stands in the answer, or whose rule it is. */
function passageInWords(dossier: Dossier, { passage }: Found, answer: Answer | undefined): string {
  const { locale } = dossier
  const words = wordsIn(locale)
  const { text, title } = passage
  if (title !== undefined) return fill(words.reply.near, { title, says: quoteText(locale, text) })
  const place = answer && placeIn([answer], text)
  if (place === undefined) return fill(words.reply.changes, { says: text })
  return fill(words.reply.step, { place: inWords(place, words), says: quoteText(locale, text) })
}

/** From this share on a passage is on the message. */
const onPoint = 0.5

/** The passage that a message meets, one with a time where it asks for a time; nothing where none does. */
export function passageMet(dossier: Dossier, message: string, answer: Answer | undefined): string[] {
  if (asksDate(fold(message))) return timeMet(dossier, message, answer)
  const found = nearestPassage(dossier, message, answer, tells)
  return found && found.share >= onPoint ? [passageInWords(dossier, found, answer)] : []
}

const ofTime =
  /\b(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|onze|douze|quatorze|quinze|treize|quarante-huit|vingt-quatre|one|two|three|four|five|six|seven|eight|ten|eleven|twelve|thirteen|fourteen|fifteen|forty-eight) (?:premiers? )?(?:heures?|jours?|semaines?|mois|ans?|annees?|(?:working |calendar )?(?:hours?|days?|weeks?|months?|years?))\b|\b(?:jour ouvrable|next working day|immediate\w*|31 (?:decembre|december)|a tout moment|at any time)\b/

/** The passage with a length of time or a day that a message on time is about. */
export function timeMet(dossier: Dossier, message: string, answer: Answer | undefined): string[] {
  const found = nearestPassage(dossier, message, answer, ({ text }) => ofTime.test(fold(text)))
  return found && found.share >= onPoint ? [passageInWords(dossier, found, answer)] : []
}
