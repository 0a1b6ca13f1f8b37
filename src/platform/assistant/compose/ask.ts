import { joinList } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { monthPattern } from '../extraction/calendar-words.ts'
import { civilDay, halfYear } from '../extraction/dates.ts'
import { type Extract as Extracted, extract } from '../extraction/extract.ts'
import { type StatedDate, statedDates } from '../extraction/stated-dates.ts'
import { fold, sentences } from '../fold.ts'
import { assistantMessagesFor, formatCivilDate, quoteText } from '../messages.ts'
import type { Dossier, ScriptQuestion, Step } from '../port.ts'
import { rulesFor } from '../search/rules.ts'
import { countryNotice, isAbroad } from './abroad.ts'
import { firstLines, isAboutDeadAnimal } from './first-lines.ts'
import { isHouseMatter } from './house-answer.ts'
import { askedQuestionKeys, clientSentences, knowledge, questionsLeft } from './known-answers.ts'
import { asks, asksWhy, isNoAnswer } from './reply-words.ts'
import { termNotes } from './term-notes.ts'

/** Maximum number of questions over the whole conversation. */
export const mostQuestions = 3

const weight = (question: ScriptQuestion): number => {
  if (question.kind === 'deadline') return 2
  return question.required ? 1 : 0
}

/** « Sur quoi porte la question ? », "Where do you stand?": what the matter is, and how far it has come. */
const matter = new RegExp(
  `^(?:${[
    "de quoi (?:s'agit-il|avez-vous besoin)|sur quoi (?:porte|ne vous)|ou en (?:etes-vous|est|sont)|qu'est-ce qui|avec qui est",
    'quel(?:le)? est (?:le |la |votre )(?:probleme|sujet|question|but|difficulte|situation|litige|trouble|dommage)(?: aujourd.hui)? ?\\?',
    "que (?:se passe-t-il|s'est-il passe|souhaitez-vous|voulez-vous|cherchez-vous|demandez-vous|contestez-vous|constatez-vous|reprochez-vous)",
    'what is (?:it (?:mainly )?about|at stake|happening|the (?:question|dispute|disagreement)(?: about)?|the (?:problem|issue|aim|subject|damage|difficulty|nuisance)|your (?:aim|situation)|wrong)',
    'what (?:happens|happened|exactly is happening|stage (?:are|have) you|brings you|do you (?:want|need|wish|dispute)|are you (?:asking|disputing))',
    'where (?:are you ?\\?|are you in the|do (?:things|you) stand)|who is the dispute with',
  ].join('|')})(?![a-z])`,
)
const asksMatter = ({ ask }: ScriptQuestion): boolean => matter.test(fold(ask))

/** Words from which a text has told what it is about, and how far it has come. */
const tellsMatterFrom = 20

/** What is still open; not what the matter is, where a rule surely answers it or the text tells it at length. */
export function openQuestions(dossier: Dossier, { missing } = knowledge(dossier)): ScriptQuestion[] {
  const said = clientSentences(dossier).join('\n')
  const told =
    said.split(/\s+/).length >= tellsMatterFrom ||
    (dossier.knowledge !== undefined && rulesFor(said, dossier.knowledge, 1).length > 0)
  const isTooLate = isAboutDeadAnimal(dossier)
  return missing.filter(
    (question) =>
      question.kind !== 'party' &&
      !(told && asksMatter(question)) &&
      // « L’état s’aggrave-t-il ? »
      !(isTooLate && question.kind === 'deadline'),
  )
}

/**
 * The questions still worth asking. The deadline is always among the three, and stands last, as a person would ask;
 * required ones come first. Names are asked for only with an order. Once the assistant has asked, it puts no new
 * question, and again only those to which a reply one by one has not come yet.
 */
export function questionsToAsk(dossier: Dossier): ScriptQuestion[] {
  if (isHouseMatter(dossier)) return []
  if (askedQuestionKeys(dossier).length > 0) return questionsLeft(dossier)
  const worth = openQuestions(dossier)
  const kept = new Set([...worth].sort((a, b) => weight(b) - weight(a)).slice(0, mostQuestions))
  const place = (question: ScriptQuestion): number => (question.kind === 'deadline' ? 2 : question.required ? 0 : 1)
  return worth.filter((question) => kept.has(question)).sort((a, b) => place(a) - place(b))
}

/** The sub-category, or that of the sheet whose rule answers the question, where it is another one. */
export function topicOf({ category, subCategory, knowledge: sheets }: Dossier): string {
  if (!subCategory) return category.name
  const sheet = sheets?.subject
  return sheet && sheet.slug !== subCategory.slug ? sheet.name : subCategory.name
}

/** « Le 4 janvier », told in November: its year is as likely the next one, and is not said. */
const isSureOfYear = ({ now }: Dossier, { date, words }: StatedDate): boolean =>
  /\d{4}/.test(words) ||
  !new RegExp(`(?<![a-z])(?:${monthPattern})(?![a-z])|\\d/\\d`).test(fold(words)) ||
  Date.parse(civilDay(now)) - Date.parse(date) <= halfYear * 86_400_000

/** « la somme de 850 €, la date du 12 mars 2025 et M. Durand »: at most five facts that the client gave. */
export function describeFacts(dossier: Dossier, found: Extracted, dates: readonly StatedDate[]): string[] {
  const words = assistantMessagesFor(dossier.locale)
  const whole = dates.filter(
    (one) => !one.about && (one.date.length === 10 || one.date.length === 7) && isSureOfYear(dossier, one),
  )
  // A day that the client names twice is one fact.
  const told = [...new Map(whole.map((one) => [one.date, one])).values()]
  return [
    ...found.amounts.slice(0, 2).map(({ words: amount }) => fill(words.amount, { amount })),
    ...told.slice(0, 2).map(({ date, deadline }) => {
      const said = formatCivilDate(dossier.locale, date)
      return date.length === 10 ? fill(deadline ? words.term : words.date, { date: said }) : said
    }),
    ...found.places.slice(0, 1).map((place) => fill(words.place, { place })),
    ...found.parties
      .filter((party) => party.kind !== 'role')
      .slice(0, 2)
      .map(({ name }) => name),
  ].slice(0, 5)
}

const names = (dossier: Dossier, documents: Dossier['documents']): string =>
  joinList(
    dossier.locale,
    documents.map((document) => quoteText(dossier.locale, document.name)),
  )

/** One sentence on the documents received, one on those that the assistant cannot open. */
export function describeDocuments(dossier: Dossier): string[] {
  const words = assistantMessagesFor(dossier.locale)
  const tag = languageTag[dossier.locale]
  const unread = dossier.documents.filter((document) => !document.text?.trim())
  const result: string[] = []
  if (dossier.documents.length > 0)
    result.push(plural(tag, words.received, dossier.documents.length, { names: names(dossier, dossier.documents) }))
  if (unread.length > 0) result.push(plural(tag, words.unreadable, unread.length, { names: names(dossier, unread) }))
  return result
}

/** A summary of what was understood, in two or three short sentences. */
export function acknowledgement(dossier: Dossier): string {
  if (askedQuestionKeys(dossier).length > 0) return [acknowledgedReply(dossier), ...termNotes(dossier)].join(' ')
  const words = assistantMessagesFor(dossier.locale)
  const facts = describeFacts(dossier, extract(clientSentences(dossier).join('\n')), statedDates(dossier))
  return [
    words.thanks,
    fill(words.topic, { topic: topicOf(dossier) }),
    ...(isAbroad(dossier) ? [countryNotice(dossier, 'understood')] : []),
    ...(facts.length > 0 ? [fill(words.noted, { facts: joinList(dossier.locale, facts) })] : []),
    ...termNotes(dossier),
    ...describeDocuments(dossier),
  ].join(' ')
}

/** What stands above the next question: the reply is taken in, and a question in return gets an answer. */
function acknowledgedReply(dossier: Dossier): string {
  const words = assistantMessagesFor(dossier.locale)
  const reply = dossier.turns.findLast(({ author }) => author === 'client')
  const typed = reply?.answers?.find((answer) => answer.typed)
  if (!typed?.text) return words.followThanks
  if (isNoAnswer(typed.text)) return words.notKnown
  const asked = dossier.script.find(({ key }) => key === typed.key)
  if (asked && asksWhy(typed.text)) return fill(words.whyAsked, { why: asked.why || words.abroad.why })
  return sentences(typed.text).some(asks) ? `${words.followThanks} ${words.followAsks}` : words.followThanks
}

/**
 * The message that asks: emergency lines first, what was understood, then the numbered questions. The lines are not said
 * again with the next question.
 */
export function askStep(
  dossier: Dossier,
  understood: string,
  questions: readonly { key: string; ask: string }[],
): Extract<Step, { kind: 'ask' }> {
  const words = assistantMessagesFor(dossier.locale)
  const list = questions.map((question, index) => `${index + 1}. ${question.ask}`).join('\n')
  const first = askedQuestionKeys(dossier).length === 0
  const opening = [...(first ? firstLines(dossier) : []), understood].join('\n\n')
  const count = words.missingCount[questions.length - 1] ?? words.missingCount[0]
  const text = [opening, `${count}\n${list}`, words.answerFreely].join('\n\n')
  return { kind: 'ask', text, opening, asked: questions.map(({ key }) => key) }
}
