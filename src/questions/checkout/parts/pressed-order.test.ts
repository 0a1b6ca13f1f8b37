import { beforeEach, expect, test, vi } from 'vitest'
import type { Quote } from '../../../billing/contract.ts'
import { pressedOrder } from './pressed-order.ts'

const quote = { act: 'change', today: 17_100, monthly: 20_000 } as Quote
const order = pressedOrder('plan:copilot')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('an order waits for the card with which it was pressed, and for no other', () => {
  order.note('seti_1', quote)
  expect(order.standing('seti_1', quote)).toBe('same_price')
  expect(order.waitsFor('seti_1')).toBe(true)
  for (const other of ['seti_12', 'seti', null]) {
    expect(order.standing(other, quote)).toBeNull()
    expect(order.waitsFor(other)).toBe(false)
  }
  expect(pressedOrder('plan:plan').standing('seti_1', quote)).toBeNull()
})

test('an order that was pressed for another price, or for another act, does not stand as it was', () => {
  order.note('seti_1', quote)
  expect(order.standing('seti_1', { ...quote, today: 17_200 })).toBe('other_price')
  expect(order.standing('seti_1', { ...quote, act: 'new' })).toBe('other_price')
})

test('an order goes on once, and never where the browser keeps nothing', () => {
  order.note('seti_1', quote)
  order.forget()
  expect(order.standing('seti_1', quote)).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  order.note('seti_1', quote)
  order.forget()
  expect(order.waitsFor('seti_1')).toBe(false)
})
