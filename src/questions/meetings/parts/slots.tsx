import { dayAndHour } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'

type SlotsProps = {
  slots: readonly string[]
  words: Pick<QuestionUiMessages['meeting'], 'choose'>
  locale: Locale
  onChoose: (slot: string) => void
}

/** The times that a specialist proposed: one press agrees to one. */
export function MeetingSlots({ slots, words, locale, onChoose }: SlotsProps) {
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
