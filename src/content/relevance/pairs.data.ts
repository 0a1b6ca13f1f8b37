import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { type Locale, locales } from '../../i18n/locale.ts'

/** A question and the article of its category; `kept` pairs were held out while the floor was set. */
export type Pair = { locale: Locale; article: string; question: string; onPoint: boolean; kept: boolean }

const questions = z.array(z.string()).default([])
const file = z.record(
  z.string(),
  z.strictObject({
    relevant: questions,
    relevantHeldOut: questions,
    irrelevant: questions,
    irrelevantHeldOut: questions,
  }),
)

export const pairs: readonly Pair[] = locales.flatMap((locale) =>
  Object.entries(readYaml(`labelled-questions/relevance.${locale}.yaml`, file)).flatMap(([article, asked]) => {
    const pairsOf = (questions: string[], onPoint: boolean, kept: boolean): Pair[] =>
      questions.map((question) => ({ locale, article, question, onPoint, kept }))
    return [
      ...pairsOf(asked.relevant, true, false),
      ...pairsOf(asked.relevantHeldOut, true, true),
      ...pairsOf(asked.irrelevant, false, false),
      ...pairsOf(asked.irrelevantHeldOut, false, true),
    ]
  }),
)

const aboutService = z.array(z.strictObject({ question: z.string(), entry: z.string().nullable() }))

/** Questions with the FAQ entry that answers them; null for those that are not about the service. */
export const serviceQuestions = readYaml('labelled-questions/about-service.yaml', aboutService).map(
  ({ question, entry }): [question: string, entry: string | null] => [question, entry],
)
