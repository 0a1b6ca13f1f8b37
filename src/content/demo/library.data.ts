// The texts of `data/content`: reads its files and checks them.
import { z } from 'zod'
import { type Category, categories, findSubCategory } from '../../catalog/catalog.ts'
import { readMarkdown, readYaml } from '../../data-files.ts'
import { fill } from '../../i18n/text.ts'
import { slugOf } from '../../places/fold.ts'
import { articleFacts, cityFacts, factsOf, landingFacts } from '../kinds.ts'
import type { ArticleFields, SeedText } from './article.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only small letters without accents, digits and hyphens')
const words = z.string().trim().min(1)
const front = z.strictObject({ title: words.max(200), summary: words.max(600) })
const text = front.extend({ body: words })
const inBoth = <Of extends z.ZodType>(of: Of) => ({ fr: of, en: of })
const both = <Of>(of: (locale: 'fr' | 'en') => Of) => ({ fr: of('fr'), en: of('en') })
const wordsOf = ({ title, summary, body }: ArticleFields): ArticleFields => ({ title, summary, body })

const day = z.iso.date()
const { country } = articleFacts.shape
const articleRow = z.strictObject({ slug, category: slug, country, revised: day, until: day })
const articleFront = front.extend({ about: articleFacts.shape.about })

/** One article in each category. No professional has reviewed any, and the page says so. */
export const articles = readYaml('content/articles.yaml', z.array(articleRow)).map(
  ({ slug, category, ...holds }): SeedText<'article'> => {
    const read = both((locale) => readMarkdown(`content/articles/${slug}.${locale}.md`, articleFront))
    const facts = both((locale) => ({ ...holds, about: read[locale].about }))
    return { kind: 'article', slug, category, ...both((locale) => wordsOf(read[locale])), facts }
  },
)

const faqEntry = factsOf.faq.extend({ slug, ...inBoth(text) }).strict()

export const faq = readYaml('content/faq.yaml', z.array(faqEntry)).map(
  ({ group, ...entry }): SeedText<'faq'> => ({ kind: 'faq', category: null, ...entry, facts: both(() => ({ group })) }),
)

/** The legal pages; placeholders in braces are filled from the brand file and the prices. */
export const legal = readYaml('content/legal.yaml', z.array(slug)).map(
  (slug): SeedText<'legal'> => ({
    kind: 'legal',
    slug,
    category: null,
    ...both((locale) => readMarkdown(`content/legal/${slug}.${locale}.md`, front)),
    facts: { fr: {}, en: {} },
  }),
)

const page = z.strictObject(inBoth(landingFacts.omit({ questions: true }).extend({ body: words }).strict()))
const landingFile = z.strictObject({ category: page, subCategories: z.record(slug, page).default({}) })
type Topic = Pick<Category, 'slug' | 'name' | 'sentence' | 'typicalQuestions'>

const landing =
  <Kind extends 'category' | 'sub-category'>(kind: Kind, category: string) =>
  (topic: Topic, said: z.output<typeof page>) => ({
    kind,
    slug: topic.slug,
    category,
    ...both((locale) => ({ title: topic.name[locale], summary: topic.sentence[locale], body: said[locale].body })),
    facts: both((locale) => {
      const { does, doesNot, delays, papers } = said[locale]
      return { does, doesNot, questions: topic.typicalQuestions[locale].slice(0, 6), delays, papers }
    }),
  })

/** Of each category, and of its most common subjects. Name, sentence and questions come from the catalogue. */
export const landings = categories.flatMap((category) => {
  const path = `content/landings/${category.slug}.yaml`
  const { category: whole, subCategories } = readYaml(path, landingFile)
  const parts = Object.entries(subCategories).map(([slug, said]) => {
    const topic = findSubCategory(category, slug)
    if (!topic) throw new Error(`data/${path}: the catalogue has no ${slug} in ${category.slug}`)
    return landing('sub-category', category.slug)(topic, said)
  })
  return [landing('category', category.slug)(category, whole), ...parts]
})

const expressionRow = z.strictObject({ fr: words, en: words, category: slug, subCategory: slug })
const upper = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)

/** Search phrases of people who look for somebody nearby, and the subject of each. */
export const expressions = readYaml('content/expressions.yaml', z.array(expressionRow)).map(
  ({ category, subCategory, ...phrase }): SeedText<'expression'> => ({
    kind: 'expression',
    slug: slugOf(phrase.fr),
    category,
    ...both((locale) => ({ title: upper(phrase[locale]), summary: '', body: '' })),
    facts: both(() => ({ category, subCategory })),
  }),
)

const office = z.strictObject({ url: z.url(), ...inBoth(z.strictObject({ name: words, what: words })) })
const townFile = z.strictObject({
  title: z.strictObject(inBoth(words)),
  offices: z.strictObject({ townHall: office.omit({ url: true }), everywhere: z.array(office) }),
  towns: z.array(
    z.strictObject({ slug, commune: cityFacts.shape.commune, name: words, site: z.url(), ...inBoth(words) }),
  ),
})
const { title, offices, towns } = readYaml('content/towns.yaml', townFile)

/** Advice for the ten towns most asked about; the tribunal and the like are looked up where the law keeps them. */
export const cities = towns.map(({ slug, commune, name, site, ...said }): SeedText<'city'> => {
  return {
    kind: 'city',
    slug,
    category: null,
    ...both((locale) => ({
      title: fill(title[locale], { name }),
      summary: said[locale].split('. ')[0] ?? said[locale],
      body: said[locale],
    })),
    facts: both((locale) => ({
      commune,
      offices: [{ ...offices.townHall, url: site }, ...offices.everywhere].map((office) => ({
        name: fill(office[locale].name, { name }),
        what: office[locale].what,
        url: office.url,
      })),
    })),
  }
})

const withFacts = <Facts extends z.ZodType>(facts: Facts) =>
  z.array(
    z.strictObject({
      slug,
      category: slug,
      ...inBoth(front.extend({ body: z.string().trim().default(''), facts })),
    }),
  )

/** Portraits of fictitious experts, for the demonstration; each names one by the slug of their page. */
export const portraits = readYaml('content/portraits.yaml', withFacts(factsOf.portrait)).map(
  ({ slug, category, ...said }): SeedText<'portrait'> => ({
    kind: 'portrait',
    slug,
    category,
    ...both((locale) => wordsOf(said[locale])),
    facts: both((locale) => said[locale].facts),
  }),
)

/** Three pages of an old site: one for each fate, so that every kind of response can be seen. */
export const legacy = readYaml('content/legacy.yaml', withFacts(factsOf.legacy)).map(
  ({ slug, category, ...said }): SeedText<'legacy'> => ({
    kind: 'legacy',
    slug,
    category,
    ...both((locale) => wordsOf(said[locale])),
    facts: both((locale) => said[locale].facts),
  }),
)
