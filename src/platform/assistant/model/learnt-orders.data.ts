// What sentences that give orders to an assistant, and honest ones, teach about others (`order-likelihood.ts`).
import { z } from 'zod'
import { namesIn, readYaml } from '../../../data-files.ts'
import { locales } from '../../../i18n/locale.ts'
import { sentences } from '../fold.ts'
import { learnOrders } from './order-likelihood.ts'

const folder = 'prompt-injections/'
const strings = z.array(z.string().trim().min(2)).min(1)
const labelled = z.array(
  z.strictObject({ id: z.string(), language: z.enum(locales), text: z.string(), order: z.string().nullable() }),
)
const everyday = z.record(z.string(), strings)
const ofRules = z.record(z.string(), z.record(z.string(), z.strictObject({ fr: strings, en: strings })))

const written = namesIn(folder)
  .filter((name) => name.startsWith('sentences-'))
  .map((name) => readYaml(folder + name, z.strictObject({ orders: strings, honest: strings })))
const known = readYaml(`${folder}texts-tuning.yaml`, labelled)

/** Whole questions: nobody gives an order in them. */
const questions = [
  ...locales.flatMap((locale) =>
    Object.values(readYaml(`labelled-questions/everyday.${locale}.yaml`, everyday)).flat(),
  ),
  ...namesIn('example-questions/')
    .flatMap((name) => Object.values(readYaml(`example-questions/${name}`, ofRules)))
    .flatMap((rules) => Object.values(rules))
    .flatMap(({ fr, en }) => [...fr.slice(0, 2), ...en.slice(0, 2)]),
]

export const learntOrders = learnOrders(
  [...written.flatMap(({ orders }) => orders), ...known.flatMap(({ order }) => sentences(order ?? ''))],
  [
    ...written.flatMap(({ honest }) => honest),
    ...known.flatMap(({ text, order }) => sentences(order ? text.replace(order, '') : text)),
    ...new Set(questions.flatMap(sentences)),
  ],
)

/** Texts kept apart from all that, for tests. */
export const keptTexts = readYaml(`${folder}texts-kept.yaml`, labelled)
