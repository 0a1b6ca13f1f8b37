import { type Dispatch, type SetStateAction, useId } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { Check } from '../../ui/forms/check.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { dayName, dayParts, type FreeTimes, weekDays } from '../wish.ts'
import { useMeetingMessages } from './messages.ts'
import { capitalised } from './way-field.tsx'

export type TypedWish = FreeTimes & { text: string }
export const noWish: TypedWish = { days: [], parts: [], text: '' }

type WishFieldsProps = { wish: TypedWish; onChange: Dispatch<SetStateAction<TypedWish>> }

const toggled = <One,>(all: readonly One[], chosen: readonly One[], one: One, on: boolean) =>
  all.filter((other) => (other === one ? on : chosen.includes(other)))

/** When the client is free, all of it optional: days, parts of the day, words of their own. */
export function WishFields({ wish, onChange }: WishFieldsProps) {
  const { times, ...words } = useMeetingMessages()
  const locale = useLocale()
  const id = useId()
  const { days, parts } = wish
  return (
    <fieldset className="wish">
      <legend className="label">
        {words.wish} <span className="optional">{words.optional}</span>
      </legend>
      <div className="wish-choices">
        {weekDays.map((day) => (
          <Check
            key={day}
            name="wish-days"
            value={day}
            id={`${id}-${day}`}
            label={capitalised(dayName(locale, day))}
            checked={days.includes(day)}
            onChange={({ target: { checked } }) =>
              onChange((before) => ({ ...before, days: toggled(weekDays, before.days, day, checked) }))
            }
          />
        ))}
      </div>
      <div className="wish-choices">
        {dayParts.map((part) => (
          <Check
            key={part}
            name="wish-parts"
            value={part}
            id={`${id}-${part}`}
            label={capitalised(times.parts[part])}
            checked={parts.includes(part)}
            onChange={({ target: { checked } }) =>
              onChange((before) => ({ ...before, parts: toggled(dayParts, before.parts, part, checked) }))
            }
          />
        ))}
      </div>
      <TextArea
        name="wish"
        id={`field-${id}`}
        label={words.wishWords}
        hint={words.wishHint}
        rows={2}
        maxLength={300}
        value={wish.text}
        onChange={({ target: { value: text } }) => onChange((before) => ({ ...before, text }))}
      />
    </fieldset>
  )
}
