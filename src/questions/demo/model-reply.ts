import { fill } from '../../i18n/text.ts'
import { knowledge } from '../../platform/assistant/compose/known-answers.ts'
import { clip, fold } from '../../platform/assistant/fold.ts'
import { quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { terms } from '../../platform/assistant/search/search.ts'
import type { Answer } from '../shapes.ts'
import { modelAnswer, papersInSentence, rulesInSituation, subjectRules, wordsIn } from './model-answer.ts'
import { elsewhere, notedIn, settledBy, statementsOf, withReply } from './reply-facts.ts'
import { asksDate, asksSum, figuresAskedFor, newFigures } from './reply-figures.ts'
import { passageMet, timeMet } from './reply-passages.ts'
import { proofReply } from './reply-proof.ts'
import { isSure, passageFor, ruleFor, ruleInReply, stepFor, tellingTerms } from './reply-rules.ts'
import { shortReply, timeLeft } from './reply-short.ts'
import { wagesFor } from './reply-wages.ts'
import { shareMeaning } from './shared-meaning.ts'

type Said = {
  /** What the client has just written. */
  message: string
  /** Everything that the scripted expert wrote on this question: messages, and answers. */
  before: readonly (string | Answer)[]
  refunded: boolean
}

const asksPapers = /\b(papiers?|pieces?|documents?|justificatifs?|papers?|proofs?)\b/
/** « Je n’ai plus l’enveloppe », "should I file a report": a paper of the list is spoken of. */
const speaksOfPaper =
  /\b(plus|perdu\w*|retrouve\w*|envoyer|garder|joindre|fournir|deposer|lost|keep|send|provide|file|don't have|need)\b/
/** « Il peut garder ma voiture ? », "can they keep my deposit": a thing is held, and no paper is spoken of. */
const asksWhetherOthersKeep =
  /\b(?:(?:il|elle|ils|elles|on) (?:peu(?:t|vent)|pourrait|(?:a|ont) le droit de|va|vont|veu(?:t|lent))|(?:peut|peuvent)-(?:il|elle|ils|elles)|(?:he|she|they|it|landlord|garage|company|shop) (?:can|may|could|is allowed to|are allowed to|wants? to)|(?:can|may|could|is|are) (?:he|she|they|it|the \w+|my \w+)(?: allowed to)?) (?:\w+ )?(?:garder|keep|hold)\b/
const asksWhom =
  /\b(?:(?:a|vers|par|aupres de|contre) qui|qui (?:decide|tranche|peut|doit|contacter|saisir)|s'adresser|ou aller|tribunal|juge|mediateur|conciliateur|who (?:decides|can|should|would)|whom|court|judge|mediator|ombudsman)\b/
const meetsSilence =
  /\b(?:ne? (?:me |nous )?(?:repond|reagit|rappelle)\w*|(?<!\b(?:je|on|nous|i|we|to) )refuse(?:nt)?|silence|sans reponse|m'ignorent?|(?:no|not?|doesn't|does not|don't|never) (?:answer|reply|respond)\w*|(?<!\b(?:i|we) )refused|refuses)\b/
/** « Avant d’aller au tribunal »: what is named there is not what is asked for. */
const inPassing = /\b(?:avant|sans|plutot qu|before|without|instead of|rather than)\b[^?.;,]*/g
/** « Qui paie si le vendeur refuse ? »: a condition; the question is the rest, unless that only asks what to do. */
const condition = /(?<!^(?:(?:et|mais|and|but|what) )*)\b(?:si|s'ils?|s'elles?|if)\b[^?.;,]*/g
const asksWhatToDo =
  /\b(?:que (?:faire|puis-je|dois-je|peut-on)|quoi faire|je fais quoi|(?:qu'est-ce|est-ce) que je (?:peux|dois|fais)|what (?:to do|can|do|should|could) (?:i|we)?|what then|comment (?:faire|reagir))\b/
const asksCost =
  /\b(coute\w*|couts?|prix|honoraires|tarifs?|frais|costs?|price|fees?|combien(?! (?:de (?:temps|jours?|mois|semaines?)|d'(?:annees?|heures?)))|how much(?! (?:time|longer))|expensive|chere?)\b/
const ofProcedure =
  /\b(avocat|tribunal|juge|procedure|procureur|huissier|commissaire de justice|mediateur|conciliateur|prud'hommes|lawyer|solicitor|court|judge|mediator|ombudsman|bailiff)\b/
const asksLawyer = /\b(avocate?s?|lawyers?|solicitors?)\b/

/**
 * A reply to a follow-up, in its context: what the message settles and what that changes, the dates and sums that it asks
 * for or lets work out, and the rule or the step of the answer that it is about, with its place. Where none of them says
 * anything on it, what an expert would do next. Never what a reply has said before, and never a question that the message
 * answers.
 */
export function modelReply(dossier: Dossier, said: Said): string {
  const { before, refunded, message } = said
  const words = wordsIn(dossier.locale)
  const quote = quoteText(dossier.locale, clip(message.replaceAll(/\s+/g, ' ').trim(), 160))
  if (refunded) return unsaid(dossier, repliesIn(before), quote, [words.reply.refunded])
  const replies = repliesIn(before).join('\n')
  const unheard = (parts: readonly string[]) => parts.filter((part) => !replies.includes(part))
  const heard = withReply(dossier, message, repliesIn(before).at(-1))
  const parts = courtesy.test(fold(message))
    ? unheard([words.reply.welcome, words.reply.welcomeAgain]).slice(0, 1)
    : answerTo(heard, said, unheard)
  if (parts.length === 0 && !replies.includes(quote)) parts.push(...aside(heard, message, replies, quote))
  if (parts.length === 0) return unsaid(dossier, repliesIn(before), quote, [words.reply.repeated])
  return clip([words.label, ...parts].join(' '), 3900)
}

/** A message of a few words asks for what the answer holds; what it tells or asks beyond, for the rest of the sheet. */
function answerTo(dossier: Dossier, { message, before }: Said, unheard: (parts: readonly string[]) => string[]) {
  const first = before.find((one) => typeof one !== 'string')
  const short = shortReply(dossier, message, first)
  const noted = () => notedIn(dossier, message, settledBy(dossier, message))
  const found = short.length > 0 ? [...noted(), ...short] : inContext(dossier, { message, before, refunded: false })
  const fresh = unheard(found)
  if (fresh.length > 0) return fresh
  const left = short.length > 0 ? [] : unheard([...timeLeft(dossier, message, first), ...met(dossier, message, first)])
  if (left.length > 0 || found.length === 0) return left
  const quote = quoteText(dossier.locale, message.trim())
  return unheard([fill(wordsIn(dossier.locale).reply.asSaid, { quote })])
}

/** The passage that a message meets; what is told is taken in first. */
function met(dossier: Dossier, message: string, answer: Answer | undefined): string[] {
  const passage = passageMet(dossier, message, answer)
  if (passage.length === 0 || message.includes('?')) return passage
  const said = quoteText(dossier.locale, clip(message.trim(), 160))
  return [fill(wordsIn(dossier.locale).reply.noted, { words: said }), ...passage]
}

/** Messages, and the answers that came after the first one, which are replies too. */
function repliesIn(before: Said['before']): string[] {
  const first = before.find((one) => typeof one !== 'string')
  return before.flatMap((one) => (typeof one === 'string' ? [one] : one === first ? [] : [one.short]))
}

const textOf = ({ short, steps, deadlines }: Answer): string =>
  [short, ...steps.map(({ text }) => text), ...deadlines.map(({ what }) => what)].join('\n')

function inContext(dossier: Dossier, { message, before }: Said): string[] {
  const answers = before.filter((one) => typeof one !== 'string')
  const replies = repliesIn(before)
  const told = [...answers.map(textOf), ...replies].join('\n')
  const rule = ruleFor(dossier, message)
  const settled = settledBy(dossier, message)
  const noted = notedIn(dossier, message, settled)
  const proof = proofReply(dossier, message, (one) => ruleInReply(dossier, message, { answers, told }, one))
  if (proof.length > 0) return [...noted, ...proof]
  const wages = wagesFor(dossier, message)
  if (wages.length > 0) return [...noted, ...wages]
  const figures = newFigures(dossier, told)
  const worked = figures.length > 0 ? figures : timeAskedFor(dossier, message, rule?.title, answers[0])
  const asked = [...askedFor(dossier, message), ...(settled.length > 0 ? [] : paperNamed(dossier, message))]
  // A date or a sum that was worked out says what its rule does; a court that is named is less than a rule that answers.
  const answersIt = rule && worked.length === 0 && (asked.length === 0 || isSure(dossier, message, rule))
  const onPoint = answersIt ? ruleInReply(dossier, message, { answers, told }, rule) : []
  const parts = [...noted, ...worked, ...onPoint, ...asked, ...passageFor(dossier, message, told)]
  const enough = message.includes('?') ? parts.length > noted.length : parts.length > 0
  if (enough) return parts
  const points = settled.map(({ ask, why }) => `${ask} ${why}`)
  if (points.length === 0) return parts
  return [...parts, ...stepFor(dossier, [message, ...points].join(' '), answers)]
}

/** The figures that a message asks for; where it asks for a time and they are of something else, the passage that has it. */
function timeAskedFor(
  dossier: Dossier,
  message: string,
  rule: string | undefined,
  answer: Answer | undefined,
): string[] {
  const worked = figuresAskedFor(dossier, message, rule)
  if (!asksDate(fold(message)) || worked.some((one) => shareMeaning(dossier, one, message))) return worked
  const passage = timeMet(dossier, message, answer)
  return passage.length > 0 ? passage : worked
}

function askedFor(dossier: Dossier, message: string): string[] {
  const { reply } = wordsIn(dossier.locale)
  const asked = fold(message)
  const decides = dossier.knowledge?.subject?.decides
  const papers = papersInSentence(dossier)
  if (decides !== undefined && asksCost.test(asked) && ofProcedure.test(asked)) return [fill(reply.price, { decides })]
  if (decides !== undefined && asksLawyer.test(asked)) return [...lawyerRule(dossier), fill(reply.lawyer, { decides })]
  return [
    ...(asksPapers.test(asked) && papers !== '' ? [fill(reply.papers, { papers })] : []),
    ...(decides !== undefined && isOfSilence(asked) ? [fill(reply.silence, { decides })] : []),
    ...(decides !== undefined && asksWhom.test(asked.replaceAll(inPassing, '')) ? [fill(reply.whom, { decides })] : []),
  ]
}

/** Whether folded text is of somebody who refuses or does not answer, and asks nothing else. */
function isOfSilence(asked: string): boolean {
  const main = asked.replaceAll(condition, '')
  return meetsSilence.test(main) || (meetsSilence.test(asked) && asksWhatToDo.test(main))
}

/** The rule of the client's case that speaks of lawyers. */
function lawyerRule(dossier: Dossier): string[] {
  const rule = rulesInSituation(dossier).find(({ text }) => asksLawyer.test(fold(text)))
  const { reply } = wordsIn(dossier.locale)
  return rule ? [fill(reply.near, { title: rule.title, says: quoteText(dossier.locale, rule.text) })] : []
}

/** A way of sending, and no paper of the file. */
const registered = /\b(?:lettres? recommandees?|registered (?:letters?|mail))\b/g

/** The paper of the list that a message speaks of. */
function paperNamed(dossier: Dossier, message: string): string[] {
  const asked = fold(message)
  if (!speaksOfPaper.test(asked) || asksPapers.test(asked) || asksWhetherOthersKeep.test(asked)) return []
  const rules = new Set(subjectRules(dossier).flatMap(({ text }) => terms(text)))
  const said = terms(asked.replaceAll(registered, '')).filter((word) => !rules.has(word))
  const named = dossier.knowledge?.subject?.papers.find(({ name }) => terms(name).some((word) => said.includes(word)))
  if (!named) return []
  return [fill(wordsIn(dossier.locale).reply.paper, { paper: quoteText(dossier.locale, named.name) })]
}

const courtesy =
  /^(?:(?:merci|beaucoup|encore|bien|tres|bonne|journee|soiree|au revoir|d'accord|ok|okay|parfait|super|entendu|compris|c'est|clair|pour|votre|vos|reponses?|aide|thanks?|you|thank|very|much|so|great|perfect|understood|all right|fine|good|day|bye|that's|that is|clear|for|your|help|answers?|docteur|doctor|maitre|madame|monsieur|sir|madam|camille|a vous|pour tout|tout|everything|cheers|genial|c'est gentil)[ ,.!]*)+$/

/**
 * Where nothing in the answer is on the message: a fact is taken in, a question is said to be open, with what an expert
 * would ask or read next, or who decides. Of these, what was said least often so far.
 */
function aside(dossier: Dossier, message: string, replies: string, quote: string): string[] {
  const { reply } = wordsIn(dossier.locale)
  const open = knowledge(dossier).missing.filter(({ kind, ask }) => !elsewhere.has(kind) && !replies.includes(ask))
  const said = new Set(tellingTerms(dossier, message))
  const onPoint = open.find(({ ask, why }) => terms(`${ask} ${why}`).some((word) => said.has(word)))
  const decides = dossier.knowledge?.subject?.decides
  const point = (template: string, one = open[0]) => (one ? [fill(template, { ask: one.ask, why: one.why })] : [])
  const asks = statementsOf(message).length === 0 || message.includes('?')
  const words = !asks
    ? [...point(reply.heardAsk), reply.heard, reply.heardToo]
    : isNearSubject(dossier, message)
      ? [
          ...(onPoint ? point(reply.noRuleAsk, onPoint) : []),
          ...(asksSum(fold(message)) ? [reply.noSumAsked] : []),
          reply.noRule,
          ...(decides && !replies.includes(decides) ? [fill(reply.settle, { decides })] : []),
          reply.beyond,
        ]
      : [reply.beyond, reply.noRule]
  const [least] = words.toSorted((one, other) => timesSaid(one, replies) - timesSaid(other, replies))
  return least ? [fill(least, { quote })] : []
}

/** How often these words stand in what was said, whatever was quoted in them. */
const timesSaid = (template: string, told: string): number => told.split(template.split('{quote}').at(-1) ?? '').length

/** Whether a message shares a word with the subject: no point of a lease helps with a sick cat. */
function isNearSubject(dossier: Dossier, message: string): boolean {
  const own = new Set([
    ...subjectRules(dossier).flatMap(({ text, asked }) => [text, ...asked].flatMap(terms)),
    ...dossier.script.flatMap(({ ask, why }) => terms(`${ask} ${why}`)),
  ])
  return terms(message).some((word) => own.has(word))
}

/** One sentence where there is nothing to say: other words each time that the same message comes. */
function unsaid(dossier: Dossier, before: readonly string[], quote: string, first: readonly string[]): string {
  const { label, reply } = wordsIn(dossier.locale)
  const times = dossier.turns.filter(({ text }) => quote.includes(text.trim())).length
  const count = Math.max(times, before.filter((text) => text.includes(quote)).length + 1)
  const fresh = first.map((text) => `${label} ${fill(text, { quote })}`).find((text) => !before.includes(text))
  return fresh ?? `${label} ${fill(reply.writtenBefore, { quote, count: String(count) })}`
}

/** The answer to a question that comes back to the expert after the first answer: the reply alone, with its rules. */
export function laterAnswer(dossier: Dossier, said: Said): Answer {
  const { deadlines, sources, limits } = modelAnswer(dossier)
  const again = { text: wordsIn(dossier.locale).reply.again }
  return { short: clip(modelReply(dossier, said), 1190), steps: [again], deadlines, papers: [], sources, limits }
}
