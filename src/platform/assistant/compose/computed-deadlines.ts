import { civilDay } from '../extraction/dates.ts'
import { fold } from '../fold.ts'
import type { Computable, Dossier, Preview, Quotation } from '../port.ts'
import { certainAmount, certainDay, certainDuration, certainRent } from './given-values.ts'
import { clientSentences, type Knowledge } from './known-answers.ts'

/** The deadlines of the quoted rules, counted from whole past dates that the client gave. */
export function computedDeadlines(
  dossier: Dossier,
  knowledge: Knowledge,
  quotations: readonly Quotation[],
): Preview['deadlines'] {
  return results(dossier.knowledge?.subject?.deadlines ?? [], dossier, knowledge, quotations).map(
    ({ result, ...about }) => ({ date: result, ...about }),
  )
}

/** The sums of the quoted rules, from figures that the client gave, and those that need no rule of a sheet. */
export function computedAmounts(
  dossier: Dossier,
  knowledge: Knowledge,
  quotations: readonly Quotation[],
): Preview['amounts'] {
  const ofRules = results(dossier.knowledge?.subject?.amounts ?? [], dossier, knowledge, quotations)
  return [...ofRules.map(({ result, ...about }) => ({ euros: result, ...about })), ...(dossier.amounts ?? [])]
}

/** Nothing where a value is missing or doubtful: no value is ever guessed. */
function results<Result>(
  all: readonly Computable<Result>[],
  dossier: Dossier,
  { known }: Knowledge,
  quotations: readonly Quotation[],
): { result: Result; what: string; rule: string }[] {
  const sheet = dossier.knowledge?.subject?.slug
  const answerTo = (fact: string | undefined) =>
    known.find(({ question, inferred }) => question.key === fact && !inferred)?.words ?? ''
  const read = ({ fact, as }: Computable<Result>['takes'][string]): string | number | undefined => {
    if (as === 'rent') return certainRent(clientSentences(dossier))
    if (as === 'date') return certainDay(answerTo(fact), dossier.now)
    return as === 'amount' ? certainAmount(answerTo(fact)) : certainDuration(answerTo(fact))
  }
  return all.flatMap(({ rule, takes, when, what, of }) => {
    const quoted = quotations.find((quotation) => quotation.rule?.key === rule && quotation.rule.sheet === sheet)
    if (!quoted || (when && fold(answerTo(when.fact)) !== fold(when.is))) return []
    const given: Record<string, string | number> = {}
    for (const [name, source] of Object.entries(takes)) {
      const value = read(source)
      if (value === undefined) return []
      given[name] = value
    }
    const result = of({ ...given, today: civilDay(dossier.now) })
    return result === undefined ? [] : [{ result, what, rule: quoted.title }]
  })
}
