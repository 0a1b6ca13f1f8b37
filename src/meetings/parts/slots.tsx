import { useRef, useState } from 'react'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import type { Meeting } from '../contract.ts'
import { meetingTime } from '../meeting-time.ts'
import { clocksAt, unusualFor } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'

type SlotsProps = {
  meeting: Pick<Meeting, 'slots' | 'unusual' | 'timeZone'>
  onPick: () => void
  onChoose: (slot: string) => void
}

/** The times that a specialist proposed: one press agrees to one, except at night and on a Sunday. */
export function MeetingSlots({ meeting, onPick, onChoose }: SlotsProps) {
  const { slots, timeZone } = meeting
  const words = useMeetingMessages()
  const locale = useLocale()
  const [asking, setAsking] = useState<string | null>(null)
  const timeOf = (slot: string) => meetingTime(locale, slot, clocksAt(timeZone), words.times)
  const list = useRef<HTMLUListElement>(null)
  const unusual = asking && slots.includes(asking) ? unusualFor(meeting, asking) : null
  if (asking && unusual)
    return (
      <ConfirmStep
        text={fill(words.booking.unusual[unusual], { when: timeOf(asking) })}
        yes={words.booking.unusualYes}
        no={words.booking.other}
        onYes={() => onChoose(asking)}
        onNo={() => {
          setAsking(null)
          requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-slot="${asking}"]`)?.focus())
        }}
      />
    )
  return (
    <ul className="meeting-slots" ref={list}>
      {slots.map((slot) => (
        <li key={slot}>
          <Button
            data-slot={slot}
            onClick={() => {
              onPick()
              if (unusualFor(meeting, slot)) setAsking(slot)
              else onChoose(slot)
            }}
          >
            {fill(words.choose, { when: timeOf(slot) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
