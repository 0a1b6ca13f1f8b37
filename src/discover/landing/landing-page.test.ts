import { describe, expect, it } from 'vitest'
import { findCategory, findSubCategoryAnywhere } from '../../catalog/catalog.ts'
import type { Claim } from '../claims.ts'
import { landingPage } from './landing-page.ts'

const config = {
  prices: { first: 300, plan: 2900, firstDays: 3 },
  siteUrls: { fr: 'https://fr.test', en: 'https://en.test' },
  mode: 'live',
}
const withheld: Claim = { value: null, base: 0, standing: 'withheld', text: null }
const claims = { experts: withheld, subjects: withheld, rating: withheld, answers: withheld, punctual: withheld }
const found = { own: [], others: [], reviews: [], claims }
const category = findCategory('logement')!
const deposit = findSubCategoryAnywhere('depot-de-garantie')!

describe('where an advertisement leads', () => {
  it('starts a question in the category that it names', () => {
    const page = landingPage('fr', { category }, config, found)
    expect(page.subject).toEqual({ category: 'logement', subCategory: null, name: category.name.fr })
    expect(page.samples).toEqual(category.typicalQuestions.fr.slice(0, 3))
  })

  it('starts it in the subject that it names, and tells search engines the page of its category', () => {
    const page = landingPage('en', deposit, config, found)
    expect(page.subject).toMatchObject({ category: 'logement', subCategory: 'depot-de-garantie' })
    expect(page.subject.name).toBe(`${category.name.en}, ${deposit.sub.name.en.toLowerCase()}`)
    expect(page.samples).toEqual(deposit.sub.typicalQuestions.en.slice(0, 3))
    expect(page.canonical).toMatch(/^https:\/\/en\.test\/en\/logement\//)
  })
})
