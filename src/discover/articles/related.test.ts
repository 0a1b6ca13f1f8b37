import { describe, expect, it } from 'vitest'
import { categories, findCategory } from '../../catalog/catalog.ts'
import { relatedTexts, subjectsOf } from './related.ts'

const text = (key: string, category: string, title: string) => ({ key, category, title, summary: '' })
const deposit = text('depot', 'logement', 'Dépôt de garantie : quand et comment il doit être rendu')

describe('what is offered after a text', () => {
  it('is never the text itself, and first a text of the same category', () => {
    const notice = text('preavis', 'logement', 'Le préavis du locataire')
    const leak = text('fuite', 'plomberie-chauffage', 'Fuite : dépôt de plainte et garantie')
    expect(relatedTexts(deposit, [leak, deposit, notice], 3).map(({ key }) => key)).toEqual(['preavis', 'fuite'])
  })

  it('is then a text with the same words, and then one of the categories beside', () => {
    const place = categories.findIndex(({ slug }) => slug === 'logement')
    const beside = text('voisin', categories[place + 1]?.slug ?? '', 'Tout autre chose')
    const far = text('loin', categories.at(-1)?.slug ?? '', 'Encore autre chose')
    const guarantees = text('appareil', categories.at(-1)?.slug ?? '', 'La garantie d’un appareil')
    expect(relatedTexts(deposit, [far, beside, guarantees], 2).map(({ key }) => key)).toEqual(['appareil', 'voisin'])
  })

  it('names the sub-categories that the text speaks of', () => {
    const housing = findCategory('logement')
    if (!housing) throw new Error('the category of housing is gone')
    expect(subjectsOf(housing, deposit.title, 'fr', 3)[0]?.slug).toBe('depot-de-garantie')
    expect(subjectsOf(housing, 'Rental deposit: when and how it must be returned', 'en', 3)[0]?.slug).toBe(
      'depot-de-garantie',
    )
  })
})
