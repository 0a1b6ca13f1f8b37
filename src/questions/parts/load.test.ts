import { expect, it } from 'vitest'
import { areAllClosed, openCategories } from '../../catalog/open.ts'
import { branchesIn } from './load.ts'

it('nobody is offered a subject that takes no questions', () => {
  const offered = (takesHealth: boolean) => branchesIn('fr', openCategories(takesHealth)).map(({ slug }) => slug)
  expect(offered(true)).toEqual(expect.arrayContaining(['sante', 'psychologie', 'logement']))
  expect(offered(false)).toEqual(offered(true).filter((slug) => slug !== 'sante' && slug !== 'psychologie'))
})

it('an expert takes questions while one of their fields does, or where none is named', () => {
  const isOpen = openCategories(false)
  expect(areAllClosed(isOpen, ['sante', 'psychologie'])).toBe(true)
  expect(areAllClosed(isOpen, ['sante', 'logement'])).toBe(false)
  expect(areAllClosed(isOpen, [])).toBe(false)
})
