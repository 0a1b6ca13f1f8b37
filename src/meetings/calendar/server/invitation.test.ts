import { expect, it } from 'vitest'
import { invitationText, withConference } from './invitation.ts'

it('writes the address of a video meeting as it is, whatever signs it holds', () => {
  const text = withConference('BEGIN:VEVENT\r\nEND:VEVENT', "https://visio.test/$&$'")
  expect(text).toBe("BEGIN:VEVENT\r\nCONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:https://visio.test/$&$'\r\nEND:VEVENT")
})

it.each([null, 'https://visio.test/a'])('ends every line as calendars ask for, the last one too (%s)', (conference) => {
  const at = new Date('2026-12-02T13:00:00Z')
  const text = invitationText({
    ...{ method: 'REQUEST', id: 'm1', sequence: 0, at, location: 'Nantes', conference, now: at },
    ...{ summary: 'Rendez-vous', description: 'Rendez-vous', url: 'https://clairavis.test/fr' },
    ...{ organizer: 'bonjour@clairavis.example', attendee: 'client@example.org' },
  })
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
