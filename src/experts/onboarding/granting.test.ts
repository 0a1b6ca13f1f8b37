import { describe, expect, it } from 'vitest'
import { departmentOfPostcode, type Granted, grantError, requiredTitles, slugOfName } from './granting.ts'

const today = '2026-03-02'
const title = (regulated: 'law' | 'none', validUntil: string | null = null) => ({
  regulated,
  labelFr: 'Avocate',
  labelEn: 'Lawyer',
  body: 'Barreau de Nantes',
  validUntil,
})
const refused = (granted: Granted) => grantError(granted, ['logement', 'informatique'], today)

describe('an approval', () => {
  it('gives only fields that were applied for, each with its title', () => {
    expect(requiredTitles(['logement'])).toEqual(['law'])
    expect(refused({ categories: ['logement'], titles: [title('law')] })).toBe(null)
    expect(refused({ categories: ['logement'], titles: [title('none')] })).toBe('title_missing')
    expect(refused({ categories: [], titles: [title('law')] })).toBe('category_unknown')
    expect(refused({ categories: ['sante'], titles: [title('law')] })).toBe('category_unknown')
  })

  it('takes no title that has run out, but one that ends today', () => {
    expect(refused({ categories: ['logement'], titles: [title('law', '2026-03-01')] })).toBe('title_over')
    expect(refused({ categories: ['logement'], titles: [title('law', today)] })).toBe(null)
  })

  it('makes an address of any name', () => {
    expect(slugOfName('Inès d’Œuvre-Moreau')).toBe('ines-d-oeuvre-moreau')
    expect(slugOfName('Ελένη')).toBe('')
  })

  it('reads the department in a postcode', () => {
    const of = (postcode: string, country = 'fr') => departmentOfPostcode(country, postcode)
    expect([
      of('44000'),
      of('01 000'),
      of('97110'),
      of('20000'),
      of('20600'),
      of('1000', 'be'),
      of('20000', 'ma'),
    ]).toEqual(['44', '01', '971', '2A', '2B', '99', 'MA'])
  })
})
