import { describe, expect, it } from 'vitest'
import type { Contribution, Message } from '../shapes.ts'
import { firstUnreadBelow, readOnPage, shownUpTo } from './opening.ts'

const contribution = (version: number, text: string | null = null, replaces: number | null = null) =>
  ({ version, replaces, text }) as Contribution
const message = (seq: number, more: Partial<Message> = {}) =>
  ({ ...{ seq, author: 'expert', kind: 'text', text: '', preview: null, event: null }, ...more }) as Message
const answer = (seq: number) => message(seq, { kind: 'answer' })
const asks = (seq: number) => message(seq, { author: 'client' })
const event = (seq: number) => message(seq, { author: 'house', kind: 'event', event: 'accepted' })

const thread = [asks(1), event(2), answer(3), asks(4), message(5, { text: 'Oui.' }), event(6), asks(7), answer(8)]
const [first, reply, later] = [contribution(1), contribution(2, 'Oui.'), contribution(3)]
const all = [first, reply, later]

describe('the page of an answer opens', () => {
  it('at the first unread contribution, by what the account knows, in a browser that was never here', () => {
    expect(firstUnreadBelow(all, thread, { read: 3, readHere: null })).toEqual(2)
    expect(firstUnreadBelow(all, thread, { read: 5, readHere: null })).toEqual(3)
  })

  it('at the first unread contribution, by what this browser knows of an answer that was shown to somebody', () => {
    expect(firstUnreadBelow(all, [], { read: null, readHere: 1 })).toEqual(2)
    expect(firstUnreadBelow(all, [], { read: null, readHere: 2 })).toEqual(3)
  })

  it('at what this browser has not shown, where the account knows less: the page has shown the answer alone', () => {
    expect(firstUnreadBelow(all, thread, { read: 2, readHere: 1 })).toEqual(2)
  })

  it('otherwise at the answer, whatever was added to it', () => {
    expect(firstUnreadBelow(all, [], { read: null, readHere: 3 })).toBeNull()
    expect(firstUnreadBelow(all, thread, { read: 8, readHere: null })).toBeNull()
  })

  it('at the answer too while it is unread, was corrected, or is all there is', () => {
    expect(firstUnreadBelow(all, thread, { read: 1, readHere: null })).toBeNull()
    expect(firstUnreadBelow(all, thread, { read: null, readHere: null })).toBeNull()
    expect(firstUnreadBelow([first], thread.slice(0, 3), { read: 3, readHere: 1 })).toBeNull()
    const corrected = [first, reply, contribution(3, null, 1)]
    expect(firstUnreadBelow(corrected, thread, { read: 6, readHere: 2 })).toBeNull()
    expect(firstUnreadBelow(corrected, thread, { read: 6, readHere: null })).toBeNull()
  })
})

it('an answer that was corrected does not hide a reply before the correction', () => {
  const corrected = [first, reply, contribution(3, null, 1)]
  expect(shownUpTo(corrected, [corrected[2]!, first])).toBe(1)
  expect(shownUpTo(corrected, corrected)).toBe(3)
  expect(shownUpTo(corrected, [])).toBe(0)
})

describe('what was read on the page of an answer', () => {
  it('is what was in view of it', () => {
    expect(readOnPage(thread, 1, { all, seen: [first] })).toBe(3)
    expect(readOnPage(thread, 1, { all, seen: [first, reply] })).toBe(6)
    expect(readOnPage(thread, 1, { all, seen: all })).toBe(8)
  })

  it('stops at what only the conversation shows', () => {
    const question = message(4, { kind: 'info_request', text: 'Quel jour ?' })
    const asked = [asks(1), event(2), answer(3), question, message(5, { text: 'Oui.' })]
    expect(readOnPage(asked, 1, { all: [first, reply], seen: [first, reply] })).toBe(3)
  })
})
