import type { ScriptQuestion } from '../port.ts'
import { terms } from '../search/search.ts'
import type { Knowledge } from './known-answers.ts'

/** What an answer to a question names: of a document its own name, as « j'ai reçu 500 € » tells of no letter. */
function subjectWords({ kind, label = '', ask, choices = [] }: ScriptQuestion): Set<string> {
  const named = kind === 'document' && label !== '' ? [label] : [label, ask, ...choices.map((choice) => choice.label)]
  return new Set(terms(named.join(' ')))
}

/**
 * The question that a message surely answers: it was open before, and the words that answer it name what it is about, or
 * are of a kind that no other question asks for.
 */
export const settledBy = (before: Knowledge, after: Knowledge): ScriptQuestion | undefined =>
  after.known.find(({ question, words, inferred }) => {
    if (inferred || !before.missing.includes(question)) return false
    if (question.kind === 'party' || question.kind === 'deadline') return true
    const about = subjectWords(question)
    return terms(words).some((word) => about.has(word))
  })?.question
