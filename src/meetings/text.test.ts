import { describe, expect, it } from 'vitest'
import { messageLeaves, placeholdersOf } from '../../test/harness/message-leaves.ts'
import { availability as availabilityEn } from './availability/availability.text.en.ts'
import { availability as availabilityFr } from './availability/availability.text.fr.ts'
import { calendar as calendarEn } from './calendar/calendar.text.en.ts'
import { calendar as calendarFr } from './calendar/calendar.text.fr.ts'
import { emails as emailsEn } from './emails/emails.text.en.ts'
import { emails as emailsFr } from './emails/emails.text.fr.ts'
import { meeting as en } from './text.en.ts'
import { meeting as fr } from './text.fr.ts'

describe('the messages of meetings', () => {
  const french = messageLeaves({ ...fr, availability: availabilityFr, calendar: calendarFr })
  const english = new Map(messageLeaves({ ...en, availability: availabilityEn, calendar: calendarEn }))

  it('say the same things in both languages, with the same values to fill in', () => {
    expect([...english.keys()]).toEqual(french.map(([path]) => path))
    for (const [path, text] of french)
      expect([path, placeholdersOf(english.get(path) ?? '')]).toEqual([path, placeholdersOf(text)])
  })

  it('keep the spaces of French typography', () => {
    const wrong = french.filter(([, text]) => / [;:?!»€%]|« |[^\u202f\s][;?!]|n° |[^\u00a0:\d]:(?!\/\/)/.test(text))
    expect(wrong).toEqual([])
  })

  it('raise no voice', () => {
    for (const [path, text] of [...french, ...english]) expect([path, text.includes('!')]).toEqual([path, false])
  })
})

it('says when and how they meet by the shared words, which name the clock of the place', () => {
  for (const [emails, meeting] of [
    [emailsFr, fr],
    [emailsEn, en],
  ] as const) {
    const agreed = Object.values(emails).filter(({ lead }) => lead.includes('{when}') && lead.includes('{where}'))
    expect(agreed).toHaveLength(7)
    const moved = Object.values(emails).filter(({ lead }) => lead.includes('{before}') && lead.includes('{when}'))
    expect(moved).toHaveLength(3)
    expect(meeting.scheduled).toMatch(/\{when\}.*\{where\}/)
    for (const said of Object.values(emails)) expect(`${said.subject} ${said.lead}`).not.toContain('Paris')
    for (const said of [meeting.times.same, meeting.times.differs]) expect(said).toContain('{zone}')
  }
})
