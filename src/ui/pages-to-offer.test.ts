import { describe, expect, it } from 'vitest'
import { pagesToOffer } from './pages-to-offer.ts'

describe('the pages offered under a list', () => {
  it('are all of them when there are few', () => expect(pagesToOffer(2, 4)).toEqual([1, 2, 3, 4]))
  it('keep the ends and the neighbours of a page in the middle', () =>
    expect(pagesToOffer(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]))
  it('never hide a single page behind a gap', () => expect(pagesToOffer(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]))
  it('are one page when there is only one', () => expect(pagesToOffer(1, 1)).toEqual([1]))
})
