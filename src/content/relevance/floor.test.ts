import { describe, expect, test } from 'vitest'
import { labelledAnswers } from '../../catalog/classification/labelled-answers.data.ts'
import { sentencesAboutService } from '../../platform/assistant/compose/about-service.ts'
import { search } from '../../platform/assistant/search/search.ts'
import { plainTextOf } from '../../questions/assistant/server/plain-text.ts'
import { articles, faq } from '../demo/library.data.ts'
import { stagesOf } from '../stages.ts'

import { type Pair, pairs, serviceQuestions } from './pairs.data.ts'

const published = {
  fr: articles.map((text) => ({ slug: text.slug, ...text.fr, about: text.facts.fr.about })),
  en: articles.map((text) => ({ slug: text.slug, ...text.en, about: text.facts.en.about })),
}

/** The passages quoted for a question from the article of its category. */
const quoted = ({ locale, question, article }: Pick<Pair, 'locale' | 'question' | 'article'>) =>
  search(
    question,
    published[locale].map(({ slug, title, body, about }) => ({
      title,
      url: slug,
      text: plainTextOf(body),
      about,
      stages: stagesOf(slug, locale),
      quotable: slug === article,
    })),
  )

const part = (kept: boolean, onPoint: boolean) => pairs.filter((pair) => pair.kept === kept && pair.onPoint === onPoint)

describe('the labelled pairs', () => {
  test('are many, of every article, in both languages, with a part kept apart', () => {
    expect(pairs.length).toBeGreaterThan(350)
    for (const kept of [true, false])
      for (const onPoint of [true, false]) expect(part(kept, onPoint).length).toBeGreaterThan(70)
    for (const locale of ['fr', 'en'] as const)
      expect(new Set(pairs.filter((pair) => pair.locale === locale).map((pair) => pair.article))).toEqual(
        new Set(articles.map((text) => text.slug)),
      )
    expect(new Set(pairs.map(({ question }) => question)).size).toBe(pairs.length)
  })
})

describe('the floor', () => {
  test('lets nothing through beside the subject, on the part kept apart and on the other', () => {
    const wrong = [...part(true, false), ...part(false, false)].filter((pair) => quoted(pair).length > 0)
    expect(wrong.map(({ question }) => question)).toEqual([])
  })

  test('still quotes what is on point', () => {
    const silent = part(true, true).filter((pair) => quoted(pair).length === 0)
    expect(silent.length).toBeLessThanOrEqual(part(true, true).length * 0.05)
  })

  test('quotes one passage or two, word for word, never a heading or the end of a list', () => {
    for (const pair of [...part(true, true), ...part(false, true)]) {
      const hits = quoted(pair)
      expect(hits.length).toBeLessThanOrEqual(2)
      for (const { excerpt } of hits) {
        const { body = '' } = published[pair.locale].find(({ slug }) => slug === pair.article) ?? {}
        expect(plainTextOf(body)).toContain(excerpt)
        expect(excerpt).not.toMatch(/^#|[:;,]$/)
        expect(excerpt.length).toBeGreaterThan(59)
      }
    }
  })
})

describe('the part of an article that is quoted', () => {
  const headingOf = (body: string, excerpt: string) =>
    plainTextOf(body)
      .split(excerpt)[0]
      ?.match(/^## .+/gm)
      ?.at(-1)
      ?.slice(3) ?? ''
  const articleOf = (category: string) => articles.find((text) => text.category === category)?.slug ?? ''
  const judged = labelledAnswers.map((label) => {
    const article = articleOf(label.category)
    const hits = quoted({ ...label, article })
    const body = published[label.locale].find(({ slug }) => slug === article)?.body ?? ''
    const headings = hits.map(({ excerpt }) => headingOf(body, excerpt))
    return { ...label, headings, beside: headings.some((heading) => !label.parts.includes(heading)) }
  })

  test.each([
    ['on texts it was improved with', false, 0.03, 50],
    ['on texts held out', true, 0.05, 15],
  ])('%s is seldom beside what is asked', (_, heldOut, most, least) => {
    const part = judged.filter((one) => one.heldOut === heldOut)
    const beside = part.filter((one) => one.beside)
    const onPoint = part.filter((one) => one.headings.length > 0 && !one.beside)
    console.info(`quoted for ${part.length}: on point ${onPoint.length}, beside ${beside.length}`)
    expect(beside.length / part.length).toBeLessThanOrEqual(most)
    expect(onPoint.length).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['fr', 'logement', 'J’y suis resté 4 ans, il garde ma caution.', 'En copropriété'],
    ['fr', 'logement', 'Mon propriétaire ne répond plus depuis deux mois pour la fuite, j’ai payé une caution.', ''],
    [
      'fr',
      'logement',
      'Mon propriétaire ne répond plus depuis deux mois, il garde ma caution.',
      'Usure ou dégradation',
    ],
    ['fr', 'travail', 'Quel est le délai pour contester un licenciement ?', 'Ce que l’on vous doit'],
    ['en', 'travail', 'How long do I have to contest my dismissal?', 'What you are owed'],
  ] as const)('%s, %s: «%s» is not answered by “%s”', (locale, category, question, heading) => {
    const article = articleOf(category)
    const body = published[locale].find(({ slug }) => slug === article)?.body ?? ''
    const headings = quoted({ locale, question, article }).map(({ excerpt }) => headingOf(body, excerpt))
    expect(headings).not.toContain(heading)
  })
})

describe('the house’s own FAQ', () => {
  test.each(serviceQuestions)('%s: %s', (question, entry) => {
    const locale = /\b(?:the|my|your|what|who|how)\b/i.test(question) ? 'en' : 'fr'
    const asked = sentencesAboutService(question)
    const library = faq.map((text) => ({
      title: text[locale].title,
      url: text.slug,
      text: plainTextOf(text[locale].body),
    }))
    const hit = asked.length > 0 ? search(asked.join('\n'), library, 1)[0] : undefined
    expect(hit?.url ?? null).toBe(entry)
  })
})
