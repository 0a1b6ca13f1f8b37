import { describe, expect, it } from 'vitest'
import { deadlineIcs } from './icalendar.ts'

const about = { title: 'Dépôt de garantie, non restitué', uid: 'q1', now: new Date('2026-11-20T17:02:03Z') }

describe('one deadline for a calendar', () => {
  it('is a whole day, also at the end of a year', () => {
    const text = deadlineIcs({ date: '2026-12-31', what: 'Envoyer la lettre' }, about)
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(text).toContain('DTSTAMP:20261120T170203Z')
    expect(text).toContain('TRIGGER:-P7D')
  })
  it('keeps commas, semicolons and line ends inside the text', () => {
    const text = deadlineIcs({ date: '2026-12-31', what: 'Lettre, avis ; copie\nsignée' }, about)
    expect(text).toContain('SUMMARY:Lettre\\, avis \\; copie\\nsignée')
  })
  it('has no line longer than 75 octets', () => {
    const text = deadlineIcs({ date: '2026-12-31', what: 'é'.repeat(200) }, about)
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain('é'.repeat(200))
  })
})
