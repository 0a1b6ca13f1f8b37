import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { deadlinesCalendar } from './calendar.ts'

const question = { id: 'question-1', title: 'Une question', locale: 'fr' as const }
type Given = Parameters<typeof deadlinesCalendar>[1][number]
const version = (number: number, deadlines: { date: string; what: string }[], replaces = number - 1 || null) =>
  ({ version: number, replaces, answer: { deadlines }, translation: null }) as Given

/** The events of a file, by their words. */
const eventsOf = (...versions: Given[]) =>
  new Map(
    new ICAL.Component(ICAL.parse(deadlinesCalendar(question, versions))).getAllSubcomponents('vevent').map((event) => {
      const value = (name: string) => event.getFirstPropertyValue(name)?.toString()
      return [value('summary'), { uid: value('uid'), status: value('status'), sequence: value('sequence') }] as const
    }),
  )

const notice = { date: '2027-02-10', what: 'Mise en demeure' }
const board = { date: '2027-04-15', what: 'Saisir la commission' }
const later = { date: '2027-05-20', what: 'Saisir la commission, date corrigée' }

describe('the calendar of an answer', () => {
  it('keeps the name of an event whatever stands before it, and cancels what a correction took back', () => {
    const first = eventsOf(version(1, [notice, board]))
    const corrected = eventsOf(version(1, [notice, board]), version(2, [board, later]))
    expect(corrected.get(board.what)).toEqual(first.get(board.what))
    expect(corrected.get(notice.what)).toEqual({
      uid: first.get(notice.what)?.uid,
      status: 'CANCELLED',
      sequence: '1',
    })
    expect(corrected.get(later.what)?.status).toBeUndefined()
    expect(new Set([...corrected.values()].map(({ uid }) => uid)).size).toBe(3)
  })

  it('has once a deadline that two answers give', () => {
    const twice = deadlinesCalendar(question, [version(1, [notice]), version(2, [notice, board], null)])
    expect(twice.split('BEGIN:VEVENT')).toHaveLength(3)
  })

  it('has once what two corrections took back, and not what came back', () => {
    const other = version(4, [{ date: '2027-06-01', what: 'Un autre acte' }], null)
    const all = eventsOf(version(1, [notice, board]), version(2, [board]), version(3, [later, notice]), other)
    expect([...all].map(([what, { status, sequence }]) => [what, status, sequence])).toEqual([
      [later.what, undefined, '0'],
      [notice.what, undefined, '2'],
      ['Un autre acte', undefined, '0'],
      [board.what, 'CANCELLED', '1'],
    ])
  })
})
