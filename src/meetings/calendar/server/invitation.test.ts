import { expect, it } from 'vitest'
import { withConference } from './invitation.ts'

it('writes the address of a video meeting as it is, whatever signs it holds', () => {
  const text = withConference('BEGIN:VEVENT\r\nEND:VEVENT', "https://visio.test/$&$'")
  expect(text).toBe("BEGIN:VEVENT\r\nCONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:https://visio.test/$&$'\r\nEND:VEVENT")
})
