import { expect, it } from 'vitest'
import { glossaryTerms } from './glossary-terms.ts'

it('finds the terms of the field and their other wordings, each in the longest one', () => {
  const said = 'My landlord keeps the deposit and speaks of a notice to quit for sale. The landlord is abroad.'
  expect(glossaryTerms(said, 'en', 'fr', 'logement')).toEqual([
    { term: 'deposit', equivalent: 'dépôt de garantie' },
    { term: 'landlord', equivalent: 'bailleur' },
    { term: 'notice to quit for sale', equivalent: 'congé pour vente' },
  ])
})

it('takes another wording for the term in its own field alone', () => {
  expect(glossaryTerms('I paid a deposit for the car.', 'en', 'fr', 'auto')).toEqual([])
})

it('gives an expert who reads French in English the terms in English', () => {
  expect(glossaryTerms('Mon syndic a convoqué l’assemblée générale.', 'fr', 'en', 'immobilier')).toEqual([
    { term: 'assemblée générale', equivalent: 'general meeting' },
    { term: 'syndic', equivalent: 'managing agent' },
  ])
})
