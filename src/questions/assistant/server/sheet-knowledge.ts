import { findCategory } from '../../../catalog/catalog.ts'
import { sheetOf } from '../../../catalog/knowledge/intake.ts'
import type { KnowledgeSheet } from '../../../catalog/knowledge/sheet.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { SheetKnowledge, SheetRule } from '../../../platform/assistant/port.ts'
import { nearestSheet } from '../../../platform/assistant/search/rules.ts'

type Subject = { category: string; subCategory: string | null; text: string; locale: Locale }

const bothLanguages = (lists: { fr: readonly string[]; en: readonly string[] } | undefined): string[] =>
  lists ? [...lists.fr, ...lists.en] : []

function ruleIn(sheet: string, locale: Locale) {
  return ({ key, law, article, about, unless, says, page, read }: KnowledgeSheet['rules'][number]): SheetRule => ({
    key,
    sheet,
    title: law ? `${law[locale]}, article ${article}` : new URL(page).hostname.replace(/^www\./, ''),
    text: says[locale],
    url: page,
    read,
    about: about[locale],
    unless: bothLanguages(unless),
  })
}

const sheetsIn = (category: string): (readonly [string, KnowledgeSheet])[] =>
  (findCategory(category)?.subCategories ?? []).flatMap(({ slug }) => {
    const sheet = sheetOf(slug)
    return sheet ? [[slug, sheet] as const] : []
  })

/**
 * The slug of the sheet for a question: that of its sub-category; where it has none, that of the rule whose words are
 * nearest to the text.
 */
export function subjectSheet({ category, subCategory, text, locale }: Subject): string | undefined {
  if (subCategory !== null) return sheetOf(subCategory) ? subCategory : undefined
  return nearestSheet(
    text,
    sheetsIn(category).flatMap(([slug, { rules }]) => rules.map(ruleIn(slug, locale))),
  )
}

/**
 * What the sheets of a category say where the client is (`country`, ISO code in small letters): no rule of another
 * country, and none that is past its day of re-reading (`today`, `YYYY-MM-DD`).
 */
export function sheetKnowledge(subject: Subject, country: string, today: string): SheetKnowledge {
  const { locale } = subject
  const rules = sheetsIn(subject.category).flatMap(([slug, sheet]) =>
    sheet.rules
      .filter(
        (rule) =>
          sheet.secondReading !== undefined &&
          (rule.country === 'any' || rule.country === country) &&
          today < rule.until,
      )
      .map(ruleIn(slug, locale)),
  )
  const slug = subjectSheet(subject)
  const sheet = sheetOf(slug)
  if (slug === undefined || !sheet) return { rules }
  return {
    rules,
    subject: {
      slug,
      deadlines: sheet.deadlines.map(({ rule, from, after, when, what }) => {
        const asked = sheet.facts.find(({ key }) => key === when?.fact)
        const is = when && asked && 'choices' in asked ? asked.choices[when.is]?.[locale] : undefined
        return { rule, from, after, what: what[locale], ...(when && { when: { fact: when.fact, is: is ?? '' } }) }
      }),
      papers: sheet.papers.map(({ name, given }) => ({ name: name[locale], given: bothLanguages(given) })),
      decides: sheet.decides[locale],
      changes: sheet.changes.map((change) => change[locale]),
    },
  }
}
