import { expect, test } from 'vitest'
import { findSubCategory } from '../../catalog/catalog.ts'
import { expressions } from './library.data.ts'

test('sixty expressions or more, each said in both languages about a subject that exists', () => {
  expect(expressions.length).toBeGreaterThanOrEqual(60)
  expect(new Set(expressions.map(({ slug }) => slug)).size).toBe(expressions.length)
  for (const { fr, en, facts } of expressions) {
    expect([fr.title, en.title].every((title) => title.length > 3)).toBe(true)
    const { category, subCategory } = facts.fr
    expect([category, subCategory, findSubCategory(category, subCategory ?? '') !== undefined]).toEqual([
      category,
      subCategory,
      true,
    ])
  }
})
