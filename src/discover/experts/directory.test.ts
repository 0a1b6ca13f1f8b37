import { describe, expect, test } from 'vitest'
import { directoryPath, filtersIn, isNarrowed } from './directory.ts'
import { numbered } from './directory-page.ts'

const read = (query: string) => filtersIn(new URLSearchParams(query))

describe('the address of the directory', () => {
  test.each([
    ['', { page: 1 }, true],
    ['page=2', { page: 2 }, true],
    ['category=animaux&language=en&online=yes', { category: 'animaux', language: 'en', online: 'yes', page: 1 }, true],
    ['slot=weekend', { slot: 'weekend', page: 1 }, true],
    ['slot=yesterday', { page: 1 }, false],
    ['category=depot-de-garantie', { category: 'depot-de-garantie', page: 1 }, true],
    ['utm_source=letter', { page: 1 }, true],
    ['category=&department=&language=', { page: 1 }, false],
    ['page=1', { page: 1 }, false],
    ['page=0', { page: 1 }, false],
    ['page=2.5', { page: 1 }, false],
    ['category=nothing', { page: 1 }, false],
    ['language=de', { page: 1 }, false],
  ])('%s asks for what it says, and nothing unknown', (query, filters, tidy) => {
    expect(read(query)).toEqual({ filters, department: null, tidy })
  })

  test('leads to the page of a department', () => {
    expect(read('department=44')).toMatchObject({ department: 'loire-atlantique', tidy: false })
    expect(directoryPath('fr', 'loire-atlantique', { category: 'animaux', page: 3 })).toBe(
      '/fr/experts/loire-atlantique?category=animaux&page=3',
    )
    expect(directoryPath('en', null, { online: 'yes', page: 1 })).toBe('/en/our-experts?online=yes')
    expect(directoryPath('fr', 'rhone', { slot: 'tomorrow' })).toBe('/fr/experts/rhone?slot=tomorrow')
  })

  test('is for search engines page by page, and for people where it is narrowed', () => {
    expect(isNarrowed({ page: 4 })).toBe(false)
    expect(isNarrowed({ page: 1, language: 'en' })).toBe(true)
    expect(isNarrowed({ page: 1, slot: 'today' })).toBe(true)
  })
})

test('each page of a list says what it is in words of its own', () => {
  const said = (page: number) => numbered('Les experts de Paris.', { titlePage: '{title}, page {page}' }, { page })
  expect(said(1)).toBe('Les experts de Paris.')
  expect(said(2)).toBe('Les experts de Paris, page 2')
})
