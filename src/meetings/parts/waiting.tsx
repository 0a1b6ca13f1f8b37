import { fill } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import type { Meeting } from '../contract.ts'
import { useMeetingMessages } from './messages.ts'

type WaitingProps = { meeting: Meeting; busy: boolean; onChange: (on: boolean) => void }

/** One press: be told when an hour frees, or no longer. */
export function Waiting({ meeting: { waiting, meetsAt, specialist }, busy, onChange }: WaitingProps) {
  const { waiting: words } = useMeetingMessages()
  if (!waiting.may) return null
  const earlier = meetsAt ? words.sooner : ''
  return (
    <div className="meeting-waiting">
      {waiting.on && <p className="small">{fill(words.on, { earlier, name: specialist?.name ?? '' })}</p>}
      <Button variant="link" size="small" busy={busy} onClick={() => onChange(!waiting.on)}>
        {waiting.on ? words.leave : meetsAt ? words.earlier : words.join}
      </Button>
    </div>
  )
}
