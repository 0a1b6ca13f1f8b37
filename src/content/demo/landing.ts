import { findCategory, findSubCategory } from '../../catalog/catalog.ts'
import type { FactsOf } from '../kinds.ts'
import type { ArticleFields, SeedText } from './article.ts'

type LandingText = SeedText<'category'> | SeedText<'sub-category'>

/**
 * The text of a category's or sub-category's page, in a short notation. The first lines are its text; then `+` what an
 * expert does, `-` what nobody does here, `!` delays and time limits, `>` documents to have at hand. Its name, sentence
 * and typical questions come from the catalogue.
 */
export function landing(category: string, subCategory: string | null, fr: string, en: string): LandingText {
  const whole = findCategory(category)
  const topic = subCategory ? findSubCategory(category, subCategory) : whole
  if (!whole || !topic) throw new Error(`${category} ${subCategory} is not in the catalogue`)
  const words = (locale: 'fr' | 'en', text: string): ArticleFields => ({
    title: topic.name[locale],
    summary: topic.sentence[locale],
    body: linesOf(text, '').join('\n\n'),
  })
  const facts = (locale: 'fr' | 'en', text: string): FactsOf<'category'> => ({
    does: linesOf(text, '+'),
    doesNot: linesOf(text, '-'),
    questions: topic.typicalQuestions[locale].slice(0, 6),
    delays: linesOf(text, '!'),
    papers: linesOf(text, '>'),
  })
  return {
    kind: subCategory ? 'sub-category' : 'category',
    slug: topic.slug,
    category,
    fr: words('fr', fr),
    en: words('en', en),
    facts: { fr: facts('fr', fr), en: facts('en', en) },
  } as LandingText
}

function linesOf(text: string, mark: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const found = /^([+!>-]) /.exec(line)?.[1] ?? ''
      return found === mark ? [line.slice(found ? 2 : 0)] : []
    })
}
