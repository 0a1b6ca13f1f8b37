// What advertisements and honest questions teach about telling them apart.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { locales } from '../../i18n/locale.ts'
import { exampleQuestions } from '../knowledge/example-questions.data.ts'
import { learnTexts } from './text-likelihood.ts'

const texts = z.strictObject({ fr: z.array(z.string()).min(5), en: z.array(z.string()).min(5) })
const { advertisements, questions, advertisementsHeldOut, questionsHeldOut } = readYaml(
  'labelled-questions/advertisements.yaml',
  z.strictObject({ advertisements: texts, questions: texts, advertisementsHeldOut: texts, questionsHeldOut: texts }),
)
const everyday = z.record(z.string(), z.array(z.string()).min(1))

const both = ({ fr, en }: z.output<typeof texts>) => [...fr, ...en]
const honest = [
  ...both(questions),
  ...locales.flatMap((locale) =>
    Object.values(readYaml(`labelled-questions/everyday.${locale}.yaml`, everyday)).flat(),
  ),
  ...Object.values(exampleQuestions).flatMap((rules) =>
    Object.values(rules).flatMap(({ fr, en }) => [...fr.slice(0, 2), ...en.slice(0, 2)]),
  ),
]

export const learntAdvertisements = learnTexts(
  [
    ...both(advertisements).map((text) => ({ text, category: 'advertisement' })),
    ...honest.map((text) => ({ text, category: 'question' })),
  ],
  ['question', 'advertisement'],
)

/** Kept apart from all that, for tests. */
export const heldOut = { advertisements: both(advertisementsHeldOut), questions: both(questionsHeldOut) }
/** Learnt from. */
export const known = { advertisements: both(advertisements), questions: both(questions) }
