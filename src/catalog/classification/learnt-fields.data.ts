// What example questions teach about categories: those of the rules, those of the catalogue, and detailed everyday ones.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { categories } from '../catalogue.data.ts'
import { exampleQuestions } from '../knowledge/example-questions.data.ts'
import { learnFields } from './field-classifier.ts'

const everyday = z.record(z.string(), z.array(z.string()).min(1))

function examples(locale: Locale) {
  const detailed = ['everyday', 'varied', 'broad'].map((name) =>
    readYaml(`labelled-questions/${name}.${locale}.yaml`, everyday),
  )
  return categories.flatMap((category) => {
    const pages = [category, ...category.subCategories].flatMap(({ name, synonyms, sentence, typicalQuestions }) => [
      `${name[locale]} ${synonyms[locale].join(' ')} ${sentence[locale]}`,
      ...typicalQuestions[locale],
    ])
    const rules = category.subCategories.flatMap(({ slug }) =>
      Object.values(exampleQuestions[slug] ?? {}).flatMap((asked) => asked[locale]),
    )
    return [...pages, ...rules, ...detailed.flatMap((asked) => asked[category.slug] ?? [])].map((text) => ({
      text,
      category: category.slug,
    }))
  })
}

const vague = readYaml(
  'labelled-questions/vague.yaml',
  z.strictObject({ fr: z.array(z.string()), en: z.array(z.string()) }),
)

export const learntFields = learnFields(
  [
    ...locales.flatMap(examples),
    ...locales.flatMap((locale) => vague[locale].map((text) => ({ text, category: null }))),
  ],
  categories.map(({ slug }) => slug),
)
