import { expect, test } from 'vitest'
import type { Workspace } from '../shapes.ts'
import { newsOf, waitingCount } from './news.ts'

type Offer = Workspace['offers'][number]
type Card = Workspace['open'][number]
const offer = (questionId: string, token = 1) => ({ questionId, token }) as Offer
const card = (id: string, clientWroteAt: string | null = null, turn: Card['turn'] = 'expert') =>
  ({ id, clientWroteAt, turn }) as Card
const desk = (offers: Offer[] = [], open: Card[] = [], past: Card[] = []): Workspace => ({ offers, open, past })

const nine = '2026-11-24T09:00:00.000Z'
const ten = '2026-11-24T10:00:00.000Z'

test('a new offer is news, also of a question that was offered before; one that ended is not', () => {
  expect(newsOf(desk(), desk([offer('a')]))).toEqual({ kind: 'offer', of: 'a:1' })
  expect(newsOf(desk([offer('a', 1)]), desk([offer('a', 2)]))).toEqual({ kind: 'offer', of: 'a:2' })
  expect(newsOf(desk([offer('a'), offer('b')]), desk([offer('b')]))).toBeNull()
})

test('a later message of the client is news, in an open file and in one that was answered', () => {
  expect(newsOf(desk([], [card('a', nine)]), desk([], [card('a', ten)]))).toMatchObject({ kind: 'message' })
  expect(newsOf(desk([], [], [card('a', nine, 'none')]), desk([], [card('a', ten)]))).toMatchObject({ kind: 'message' })
  expect(newsOf(desk([], [card('a')]), desk([], [card('a', nine)]))).toMatchObject({ kind: 'message' })
})

test('accepting, answering and reading again are no news', () => {
  const before = desk([offer('a'), offer('c')], [card('b', nine)])
  expect(newsOf(before, desk([offer('c')], [card('a', ten), card('b', nine)]))).toBeNull()
  expect(newsOf(before, desk([offer('a')], [], [card('b', nine, 'none')]))).toBeNull()
  expect(newsOf(before, before)).toBeNull()
})

test('a follow-up on a file beyond the past cards is news', () => {
  const before = desk([offer('a')], [card('b', ten)])
  const now = desk([offer('a')], [card('c', nine), card('b', ten)])
  expect(newsOf(before, now)).toEqual({ kind: 'message', of: `c:${nine}` })
})

test('an offer comes before a message', () => {
  expect(newsOf(desk([], [card('a', nine)]), desk([offer('b')], [card('a', ten)]))).toMatchObject({ kind: 'offer' })
})

test('what waits are offers and the files in which it is the expert’s turn', () => {
  expect(waitingCount(desk([offer('a')], [card('b'), card('c', null, 'client')], [card('d', null, 'none')]))).toBe(2)
})
