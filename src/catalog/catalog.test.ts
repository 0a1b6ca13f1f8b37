import { describe, expect, test } from 'vitest'
import {
  categories,
  findCategory,
  findSubCategory,
  findSubCategoryAnywhere,
  type IntakeQuestion,
  type LocalizedLists,
  type LocalizedText,
} from './catalog.ts'
import { intakeFor, sheetOf } from './knowledge/intake.ts'
import { isFreeSlug } from './reserved-slugs.ts'

const subCategories = categories.flatMap((category) => category.subCategories)
const common = subCategories.flatMap((sub) => (sub.common ? [{ slug: sub.slug, ...sub.common }] : []))
const scripts: [string, readonly IntakeQuestion[]][] = categories.map(({ slug, intake }) => [slug, intake])

type Said = { where: string; words: LocalizedText | LocalizedLists }

/** Every text that a person reads, with its path; the patterns that recognise an answer are not read by anybody. */
const saidIn = (value: unknown, where: string): Said[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('fr' in value && 'en' in value) return [{ where, words: value as LocalizedText | LocalizedLists }]
  return Object.entries(value).flatMap(([key, inner]) => (key === 'detect' ? [] : saidIn(inner, `${where}.${key}`)))
}
const said = categories.flatMap((category) => saidIn(category, category.slug))
const texts = (locale: 'fr' | 'en') =>
  said.flatMap(({ where, words }) => [words[locale]].flat().map((text) => ({ where, text: String(text) })))
const faulty = (locale: 'fr' | 'en', fault: RegExp) => texts(locale).filter(({ text }) => fault.test(text))

describe('the catalogue', () => {
  test('covers what people in France ask about', () => {
    expect(categories.length).toBeGreaterThanOrEqual(20)
    expect(subCategories.length).toBeGreaterThanOrEqual(200)
    expect(common.length).toBeGreaterThanOrEqual(40)
  })

  test('gives every category and sub-category an address of its own that no screen takes', () => {
    const slugs = [...categories, ...subCategories].map(({ slug }) => slug)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
    expect(slugs.filter((slug) => !isFreeSlug(slug))).toEqual([])
  })

  test('finds categories and sub-categories by their address, and nothing else', () => {
    expect(findCategory('logement')?.name.en).toBe('Housing')
    expect(findCategory('unknown')).toBeUndefined()
    expect(findSubCategory('logement', 'depot-de-garantie')?.name.fr).toBe('Dépôt de garantie')
    expect(findSubCategory('travail', 'depot-de-garantie')).toBeUndefined()
    expect(findSubCategoryAnywhere('depot-de-garantie')?.category.slug).toBe('logement')
  })

  test('follows the sub-category’s sheet where it has one', () => {
    expect(intakeFor('logement', 'depot-de-garantie')[0]?.key).toBe(sheetOf('depot-de-garantie')?.facts[0]?.key)
    expect(intakeFor('jardin', 'no-such-subject')).toEqual(findCategory('jardin')?.intake)
    expect(intakeFor('unknown')).toEqual([])
  })

  test('asks three to six questions, each once, among them by when an answer is needed', () => {
    for (const [slug, intake] of scripts) {
      expect(intake.length, slug).toBeGreaterThanOrEqual(3)
      expect(intake.length, slug).toBeLessThanOrEqual(6)
      expect(new Set(intake.map(({ key }) => key)).size, slug).toBe(intake.length)
      expect(intake.filter(({ kind }) => kind === 'deadline').length, slug).toBe(1)
    }
  })

  test('asks who the other party is in law and housing, unless it is always the State', () => {
    const withoutParty = categories.filter(({ intake }) => !intake.some(({ kind }) => kind === 'party'))
    expect(withoutParty.filter(({ regulated }) => regulated === 'law').map(({ slug }) => slug)).toEqual([
      'impots',
      'administration',
    ])
  })

  test('recognises answers with patterns that compile', () => {
    for (const [slug, intake] of scripts)
      for (const { key, detect } of intake)
        for (const fragment of [...detect.fr, ...detect.en])
          expect(() => new RegExp(fragment), `${slug} ${key}`).not.toThrow()
  })

  test('offers real choices where it asks to choose', () => {
    for (const [slug, intake] of scripts)
      for (const { key, kind, choices } of intake) {
        if (kind === 'choice') expect(choices?.length, `${slug} ${key}`).toBeGreaterThanOrEqual(2)
        else expect(choices, `${slug} ${key}`).toBeUndefined()
      }
  })

  test('gives examples of questions: three to five for a category, two or more for a sub-category', () => {
    for (const { slug, typicalQuestions } of categories)
      for (const locale of ['fr', 'en'] as const) {
        expect(typicalQuestions[locale].length, slug).toBeGreaterThanOrEqual(3)
        expect(typicalQuestions[locale].length, slug).toBeLessThanOrEqual(5)
      }
    for (const { slug, typicalQuestions, synonyms } of subCategories)
      for (const locale of ['fr', 'en'] as const) {
        expect(typicalQuestions[locale].length, slug).toBeGreaterThanOrEqual(2)
        expect(synonyms[locale].length, slug).toBeGreaterThanOrEqual(3)
      }
  })

  test('says in regulated fields who may answer and what is never advice', () => {
    for (const { slug, regulated, policy } of categories) {
      expect(policy.whoMayAnswer.fr, slug).not.toBe('')
      expect(policy.mandatoryLines.fr.length, slug).toBeGreaterThanOrEqual(regulated === 'none' ? 1 : 2)
    }
  })

  test('is written in both languages, everywhere', () => {
    for (const { where, words } of said)
      for (const locale of ['fr', 'en'] as const) {
        const lines = [words[locale]].flat()
        expect(lines.length, where).toBeGreaterThan(0)
        for (const line of lines) expect(String(line).trim(), where).not.toBe('')
      }
  })

  test('keeps to French typography in French', () => {
    const narrow = '\u202f'
    const wide = '\u00a0'
    expect(faulty('fr', new RegExp(`[^${narrow}][?;!]`))).toEqual([])
    expect(faulty('fr', new RegExp(`[^${wide}]:|«[^${wide}]|[^${wide}]»|[^${wide}]€`))).toEqual([])
    expect(faulty('fr', /['"]|\.\.\.|!/)).toEqual([])
  })

  test('keeps to English typography in English', () => {
    expect(faulty('en', /[\u202f\u00a0]| [?;:!]|['"]|\.\.\./)).toEqual([])
  })
})
