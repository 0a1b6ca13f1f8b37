// The side and the situation of the client within the subject, and the rules that hold in it.
import { dayAfter } from '../../catalog/knowledge/rules/days.ts'
import type { Worked } from '../../platform/assistant/compose/computed-deadlines.ts'
import { matchesAny } from '../../platform/assistant/compose/fragments.ts'
import { clientSentences, repliesByQuestion } from '../../platform/assistant/compose/known-answers.ts'
import { type SideName, sideNames, sidesOf } from '../../platform/assistant/compose/sides.ts'
import { civilDay, findDates } from '../../platform/assistant/extraction/dates.ts'
import { fold } from '../../platform/assistant/fold.ts'
import type { Dossier, SheetRule } from '../../platform/assistant/port.ts'
import { categoryAdvice } from './category-advice.data.ts'
import { type WrittenAnswer, writtenAnswers } from './model-answers.data.ts'
import { ruleNamed } from './rule-named.ts'
import { otherSides } from './sides.data.ts'
import { type Situation, situations } from './situations.data.ts'

/**
 * The side of the client that what is written for the subject speaks against, in a subject or, without one, a category.
 * Only the first words tell it: a follow-up speaks of others as well.
 */
export function opposedSide({ question, category, knowledge }: Dossier): SideName | undefined {
  const slug = knowledge?.subject?.slug
  const told = sidesOf(question)
  return sideNames.find(
    (name) =>
      told.includes(name) &&
      ((slug !== undefined && otherSides[name].subjects.includes(slug)) ||
        otherSides[name].categories.includes(category.slug)),
  )
}

/** The situation that the client's first words tell of; a follow-up asks about others, and does not change it. */
export function situationOf(dossier: Dossier): Situation | undefined {
  const { question, locale, knowledge } = dossier
  const said = fold(question)
  const own = opposedSide(dossier)
  return situations[knowledge?.subject?.slug ?? '']?.find(
    ({ side, told }) => side === own && (told === undefined || matchesAny(told[locale], said)),
  )
}

/** What was written for the subject, or for the client's situation within it; nothing that was written for the other side. */
export const writtenFor = (dossier: Dossier): WrittenAnswer | Situation | undefined =>
  situationOf(dossier) ??
  (opposedSide(dossier) === undefined ? writtenAnswers[dossier.knowledge?.subject?.slug ?? ''] : undefined)

/** The advice of the category, unless it was written for the other side. */
export const adviceFor = (dossier: Dossier): (typeof categoryAdvice)[string] | undefined =>
  opposedSide(dossier) === undefined ? categoryAdvice[dossier.category.slug] : undefined

/** The dossier with what the situation settles, unless the client has chosen an answer. */
export function withSituation(dossier: Dossier): Dossier {
  const { fact, is } = situationOf(dossier)?.settles ?? {}
  const choice = dossier.script.find(({ key }) => key === fact)?.choices?.find(({ value }) => value === is)
  if (fact === undefined || !choice || repliesByQuestion(dossier).has(fact)) return dossier
  const told = { author: 'client' as const, text: '', answers: [{ key: fact, text: choice.label }], at: dossier.now }
  return { ...dossier, turns: [told, ...dossier.turns] }
}

/** A rule named by a step, of this sheet or of another one; none that the client's words exclude. */
export function ruleOfStep(dossier: Dossier, name: string | undefined): SheetRule | undefined {
  const { knowledge, question } = dossier
  const slug = knowledge?.subject?.slug
  if (name === undefined || slug === undefined) return undefined
  const named = ruleNamed(slug, name)
  const rule = knowledge?.rules.find(({ key, sheet }) => key === named.key && sheet === named.sheet)
  return rule && !isExcluded(rule, question) ? rule : undefined
}

/** Whether the client's words say that a rule is about another case than theirs. */
export const isExcluded = ({ unless }: SheetRule, text: string): boolean =>
  unless.length > 0 && matchesAny(unless, fold(text))

/** « Mon bail finit le 31 mars 2027 », "my lease ends on 31 March 2027". */
const endsOn =
  /\b(?:bail|lease|contrat|tenancy)\b[^.;]{0,30}\b(?:fini\w*|termin\w*|expir\w*|echeance|fin|ends?|ending|until|jusqu'au|runs? out|renews?|renewed|renewal|renouvel\w*|reconduit\w*)\b[^.;\d]{0,12}$/

/** The day that the situation counts: from the end of a contract, which may lie ahead, or from the one day that is told. */
export function countedDay(dossier: Dossier): Worked<string>[] {
  const { counts } = situationOf(dossier) ?? {}
  const rule = ruleOfStep(dossier, counts?.rule)
  if (!counts || !rule) return []
  const told = clientSentences(dossier).flatMap((sentence) => {
    const folded = fold(sentence)
    return (
      findDates(folded, dossier.now)
        .filter(({ date, about }) => !about && date.length >= 7)
        .filter(({ at }) => counts.from === 'told' || endsOn.test(folded.slice(0, at)))
        // Of a month that is told, the first day: what is counted from it is never too late.
        .map(({ date }) => (date.length === 7 ? `${date}-01` : date))
        .filter((day) => counts.from === 'ends' || day <= civilDay(dossier.now))
    )
  })
  const [from, ...others] = [...new Set(told)]
  if (from === undefined || others.length > 0) return []
  const result = dayAfter(from, { months: counts.months })
  return [{ result, what: counts.what[dossier.locale], rule: rule.title, from, supposed: [] }]
}
