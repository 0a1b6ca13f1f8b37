import { fill } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import type { Meeting } from '../contract.ts'
import { isFull } from '../waiting-list/rules.ts'
import { type MeetingMessages, useMeetingMessages } from './messages.ts'

type WaitingProps = { meeting: Meeting; busy: boolean; onChange: (on: boolean) => void }

/** What being on the list means. */
export const waitingSentence = (
  { meetsAt, specialist }: Pick<Meeting, 'meetsAt' | 'specialist'>,
  words: MeetingMessages['waiting'],
) => {
  const said = fill(words.on, { earlier: meetsAt ? words.sooner : '', name: specialist?.name ?? '' })
  return meetsAt ? said : `${said} ${words.stays}`
}

/** One press: be told when an hour frees, or no longer. */
export function Waiting({ meeting, busy, onChange }: WaitingProps) {
  const { waiting, meetsAt } = meeting
  const { waiting: words, booking } = useMeetingMessages()
  const choosing = isFull(meeting) && !waiting.on
  if (!waiting.may) return null
  return (
    <div className="meeting-waiting">
      {choosing && <p className="small soft">{booking.fullText}</p>}
      {waiting.on && <p className="small">{waitingSentence(meeting, words)}</p>}
      <Button variant={choosing ? 'primary' : 'link'} size="small" busy={busy} onClick={() => onChange(!waiting.on)}>
        {waiting.on ? words.leave : meetsAt ? words.earlier : words.join}
      </Button>
    </div>
  )
}
