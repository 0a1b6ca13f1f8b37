import { fill } from '../../../i18n/text.ts'
import { assistantMessagesFor, hideSecrets } from '../messages.ts'
import type { Brief, Dossier, ScriptQuestion } from '../port.ts'
import { terms } from '../search/search.ts'
import { type Knowledge, type KnownAnswer, knowledge } from './known-answers.ts'
import { tellsValue } from './understood.ts'

/** What an answer to a question names: of a document its own name, as « j'ai reçu 500 € » tells of no letter. */
function subjectWords({ kind, label = '', ask, choices = [] }: ScriptQuestion): Set<string> {
  const named = kind === 'document' && label !== '' ? [label] : [label, ask, ...choices.map((choice) => choice.label)]
  return new Set(terms(named.join(' ')))
}

/** Whether words surely answer a question: they name what it is about, or are of a kind that no other question asks for. */
function isSettledBy({ question, words, inferred }: KnownAnswer): boolean {
  if (inferred) return false
  if (question.kind === 'party' || question.kind === 'deadline') return true
  const about = subjectWords(question)
  return terms(words).some((word) => about.has(word))
}

/** The question that a message surely answers, which was open before. */
export const settledBy = (before: Knowledge, after: Knowledge): ScriptQuestion | undefined =>
  after.known.find((answer) => before.missing.includes(answer.question) && isSettledBy(answer))?.question

/** What the client has surely answered so far, in their words. */
export const surelyAnswered = (dossier: Dossier): { key: string; words: string }[] =>
  knowledge(dossier)
    .known.filter((answer) => isSettledBy(answer) && tellsValue(dossier, answer))
    .map(({ question: { key }, words }) => ({ key, words: hideSecrets(words) }))

/**
 * The brief once the client has written on to an expert: what they have surely answered is a fact, in their words, and no
 * longer missing. The rest stays as it was written. `locale` and `script`: of the brief's language.
 */
export function settleBrief(
  brief: Brief,
  { locale, script }: Pick<Dossier, 'locale' | 'script'>,
  answers: ReturnType<typeof surelyAnswered>,
): Brief {
  const { unknownPoint } = assistantMessagesFor(locale)
  const settled = answers.flatMap(({ key, words }) => {
    const ask = script.find((question) => question.key === key)?.ask
    const point = brief.missing.find((one) => one === ask || (ask && one === fill(unknownPoint, { ask })))
    return ask && point ? [{ point, fact: { label: ask, value: words } }] : []
  })
  return {
    ...brief,
    facts: [...brief.facts, ...settled.map(({ fact }) => fact)],
    missing: brief.missing.filter((one) => !settled.some(({ point }) => point === one)),
  }
}
