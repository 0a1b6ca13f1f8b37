import { describe, expect, it } from 'vitest'
import { mayEdit, stateOf } from './editing.ts'

describe('who may change a text', () => {
  it('gives the law’s pages to compliance, the others to the editor, all to the owner, none to support', () => {
    expect(mayEdit(['editor'], 'article')).toBe(true)
    expect(mayEdit(['editor'], 'legal')).toBe(false)
    expect(mayEdit(['compliance'], 'legal')).toBe(true)
    expect(mayEdit(['compliance'], 'faq')).toBe(false)
    expect(mayEdit(['owner'], 'legal') && mayEdit(['owner'], 'faq')).toBe(true)
    expect(mayEdit(['support', 'client', 'expert'], 'article')).toBe(false)
  })
})

describe('the state of a text', () => {
  const text = { published: null, latest: 1, planned: false, everPublished: false }
  it.each([
    ['draft', {}],
    ['published', { published: 1, everPublished: true }],
    ['changed', { published: 1, latest: 2, everPublished: true }],
    ['planned', { published: 1, latest: 2, planned: true, everPublished: true }],
    ['withdrawn', { everPublished: true }],
  ])('is %s', (state, changes) => {
    expect(stateOf({ ...text, ...changes })).toBe(state)
  })
})
