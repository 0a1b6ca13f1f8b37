import { describe, expect, it } from 'vitest'
import { testCard } from '../customers/test-cards.ts'
import {
  cardFieldErrors,
  freshTestCard,
  groupedNumber,
  groupedWhileTyping,
  isCardNumber,
  offeredTestCards,
  readExpiry,
} from './card.js'

const now = new Date('2026-11-21T12:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '12 / 28', cvc: '123' }

describe('a typed card', () => {
  it('is fine when it could exist', () => expect(cardFieldErrors(good, now)).toEqual([]))
  it('is refused with one digit wrong', () => expect(isCardNumber('4242 4242 4242 4243')).toBe(false))
  it('may be written without spaces or with dashes', () => {
    expect(isCardNumber('4242424242424242')).toBe(true)
    expect(isCardNumber('4242-4242-4242-4242')).toBe(true)
  })
  it('is written in groups, American Express in its own', () => {
    expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(groupedNumber('378282246310005')).toBe('3782 822463 10005')
    expect(groupedNumber('4242x')).toBe('4242x')
  })
  it.each([
    // What stands in the field after a key, the caret marked.
    ['4242', '4242|', '4242|'],
    ['a fifth digit', '42424|', '4242 4|'],
    ['a digit in the middle', '42|942 4242', '42|94 2424 2'],
    ['a digit erased before a space', '4242 424|4242', '4242 424|4 242'],
    ['a space erased', '4242|4242', '4242| 4242'],
    ['a number pasted with dashes', '4242-4242-4242-4242|', '4242 4242 4242 4242|'],
    ['a letter, which is left to be complained about', '4242x|4', '4242x|4'],
  ])('is grouped while it is typed, the caret where it was: %s', (_, typed, shown) => {
    const { text, caret } = groupedWhileTyping(typed.replace('|', ''), typed.indexOf('|'))
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown)
  })
  it.each(['12/28', '12 / 2028', '1228', '12-28', ' 12 28 '])('expires as people write it: %s', (text) =>
    expect(readExpiry(text)).toEqual({ month: 12, year: 2028 }),
  )
  it.each(['13/28', '00/28', '1', 'december'])('does not expire in %s', (text) => expect(readExpiry(text)).toBeNull())
  it('is good until the last day of its month', () => {
    expect(cardFieldErrors({ ...good, expiry: '11/26' }, new Date('2026-11-30T23:59:59Z'))).toEqual([])
    expect(cardFieldErrors({ ...good, expiry: '11/26' }, new Date('2026-12-01T00:00:00Z'))).toEqual([
      { field: 'expiry', code: 'card_over' },
    ])
  })
  it('is complained about field by field', () =>
    expect(cardFieldErrors({ number: '4242', expiry: '1', cvc: '1' }, now).map((one) => one.code)).toEqual([
      'number_wrong',
      'expiry_wrong',
      'cvc_wrong',
    ]))
  it('is told which of its fields are empty', () =>
    expect(cardFieldErrors({ number: ' ', expiry: '', cvc: '' }, now).map((one) => one.code)).toEqual([
      'number_missing',
      'expiry_missing',
      'cvc_missing',
    ]))
})

describe('the test cards offered beside the form', () => {
  it('start with a fresh one that the sandbox accepts', () => {
    for (const chance of [0, 0.123, 0.5, 0.999]) {
      const card = freshTestCard(() => chance, now)
      expect(cardFieldErrors(card, now)).toEqual([])
      expect(testCard(card.number.replaceAll(' ', ''))?.onSession).toBe('ok')
    }
  })
  it('differ from one tester to the next', () => {
    let seed = 1
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const numbers = Array.from({ length: 500 }, () => freshTestCard(random, now).number)
    expect(new Set(numbers).size).toBe(500)
  })
  it.each(Object.entries(offeredTestCards))('are known to the sandbox: %s', (_, number) =>
    expect(testCard(number.replaceAll(' ', ''))?.onSession).not.toBe('ok'),
  )
})
