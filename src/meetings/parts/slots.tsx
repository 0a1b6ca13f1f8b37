import { useRef, useState } from 'react'
import { dayAndHour } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import { useMeetingMessages } from './messages.ts'

type SlotsProps = {
  slots: readonly string[]
  /** Those at night or on a Sunday. */
  unusual: readonly string[]
  onChoose: (slot: string) => void
}

/** The times that a specialist proposed: one press agrees to one, except at night and on a Sunday. */
export function MeetingSlots({ slots, unusual, onChoose }: SlotsProps) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const [asking, setAsking] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  if (asking && slots.includes(asking))
    return (
      <ConfirmStep
        text={fill(words.booking.unusual, { when: dayAndHour(locale, asking) })}
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
          <Button data-slot={slot} onClick={() => (unusual.includes(slot) ? setAsking(slot) : onChoose(slot))}>
            {fill(words.choose, { when: dayAndHour(locale, slot) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
