import { expect, it } from 'vitest'
import { currentSection } from './current-section.ts'

const view = { line: 100, height: 780, atEnd: false, chosen: '' }
const places = (...tops: number[]) => tops.map((top, at) => ({ id: ['plan', 'invoices', 'leave'][at] ?? '', top }))

it('is the first one before any has been reached', () => {
  expect(currentSection(places(180, 900, 1800), view)).toBe('plan')
})

it('is the last one that has reached the line', () => {
  expect(currentSection(places(-700, 99, 1000), view)).toBe('invoices')
  expect(currentSection(places(-700, 101, 1000), view)).toBe('plan')
})

it('is the last one at the end of the page, although it cannot reach the line', () => {
  expect(currentSection(places(-900, -300, 500), { ...view, atEnd: true })).toBe('leave')
})

it('is the chosen one at the end of the page, while it is in view', () => {
  expect(currentSection(places(-900, 300, 600), { ...view, atEnd: true, chosen: 'invoices' })).toBe('invoices')
  expect(currentSection(places(-900, -300, 600), { ...view, atEnd: true, chosen: 'invoices' })).toBe('leave')
})

it('is none where there are none', () => {
  expect(currentSection([], view)).toBeNull()
})
