import { dayAndHour } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { useMeetingMessages } from './messages.ts'

type SlotsProps = {
  slots: readonly string[]
  onChoose: (slot: string) => void
}

/** The times that a specialist proposed: one press agrees to one. */
export function MeetingSlots({ slots, onChoose }: SlotsProps) {
  const words = useMeetingMessages()
  const locale = useLocale()
  return (
    <ul className="meeting-slots">
      {slots.map((slot) => (
        <li key={slot}>
          <Button onClick={() => onChoose(slot)}>{fill(words.choose, { when: dayAndHour(locale, slot) })}</Button>
        </li>
      ))}
    </ul>
  )
}
