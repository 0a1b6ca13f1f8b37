import { describe, expect, it } from 'vitest'
import { categories } from '../../catalog/catalog.ts'
import { fill } from '../../i18n/text.ts'
import { legalPlaceholders } from '../legal-placeholders.ts'
import { parseProse } from '../prose.ts'
import { articles, faq, landings, legal } from './library.data.ts'

const texts = [...articles, ...faq, ...legal]
const locales = ['fr', 'en'] as const

describe('the library that comes with the product', () => {
  it('has one article in every category and at least 40 questions about the service', () => {
    expect(articles.map((text) => text.category).sort()).toEqual(categories.map((category) => category.slug).sort())
    expect(faq.length).toBeGreaterThanOrEqual(40)
  })

  it('names every text once, with a slug that an address can hold', () => {
    expect(new Set(texts.map((text) => text.slug)).size).toBe(texts.length)
    for (const { slug } of texts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('gives articles of 250 words at least in both languages, and sixteen of substance, of 500 or more', () => {
    const shortest = articles.map((text) => Math.min(...locales.map((locale) => text[locale].body.split(/\s+/).length)))
    expect(Math.min(...shortest)).toBeGreaterThanOrEqual(250)
    expect(shortest.filter((words) => words >= 500).length).toBeGreaterThanOrEqual(16)
  })

  it('writes no price of the service in words about the service', () => {
    for (const text of faq)
      for (const locale of locales) {
        const { title, summary, body } = text[locale]
        const all = `${title} ${summary} ${body}`
        expect(all).not.toMatch(/\d\s?(€|euros?)|€\s?\d/)
        expect(all).not.toMatch(/(garanti|guarantee)[^.\n]*(quatorze|fourteen|\b\d+ (jours|days))/)
        expect(
          all.match(/\{\w+\}/g)?.filter((name) => !['{first}', '{plan}', '{days}', '{guaranteeDays}'].includes(name)) ??
            [],
        ).toEqual([])
      }
  })

  it('leaves to the brand file and the prices all that is theirs on the pages of the law, and nothing else', () => {
    const prices = { first: 300, plan: 2900, copilot: 20_000, firstDays: 14, freeQuestions: 2 }
    for (const text of legal)
      for (const locale of locales) {
        const all = Object.values(text[locale]).join(' ')
        expect(all, text.slug).not.toMatch(/\d\s?(€|euros?)|€\s?\d/)
        expect(fill(all, legalPlaceholders(locale, prices)), text.slug).not.toMatch(/[{}]/)
      }
  })

  it('sets French punctuation with its no-break spaces', () => {
    for (const text of texts) expect(Object.values(text.fr).join('\n'), text.slug).not.toMatch(/\p{L} [?!;:»]|« /u)
  })

  it('is Markdown that the page can draw, with the same sections in both languages where it has sections', () => {
    for (const text of articles)
      for (const locale of locales)
        expect(parseProse(text[locale].body).filter((block) => block.kind === 'heading').length).toBeGreaterThan(2)
  })

  it('has a text for every category and for at least 60 subjects, each list filled in both languages', () => {
    const of = (kind: string) => landings.filter((text) => text.kind === kind).map((text) => text.slug)
    expect(of('category').sort()).toEqual(categories.map((category) => category.slug).sort())
    expect(new Set(of('sub-category')).size).toBeGreaterThanOrEqual(60)
    for (const text of landings)
      for (const locale of locales) {
        const { does, doesNot, questions, delays, papers } = text.facts[locale]
        const lengths = [does, doesNot, questions, delays, papers].map((list) => list.length)
        expect(Math.min(...lengths), `${text.slug} ${locale}`).toBeGreaterThan(0)
        expect(text[locale].body, text.slug).not.toBe('')
      }
    for (const text of landings) {
      expect(JSON.stringify(text.facts.fr), text.slug).not.toMatch(/\p{L} [?!;:»]|« /u)
      const sizes = (locale: 'fr' | 'en') => Object.values(text.facts[locale]).map((list) => list.length)
      expect(sizes('fr').slice(0, 2), text.slug).toEqual(sizes('en').slice(0, 2))
    }
  })
})
