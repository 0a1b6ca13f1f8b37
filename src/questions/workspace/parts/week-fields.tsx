import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import '../../../ui/css/screens/week.css'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { nextSlot, type Slot, type SlotProblem, weekDays } from './week.ts'

type WeekWords = {
  days: readonly string[]
  none: string
  from: string
  to: string
  until: string
  add: string
  addTo: string
  remove: string
} & Record<SlotProblem['code'], string>

type WeekFieldsProps = {
  slots: readonly Slot[]
  problems: readonly SlotProblem[]
  words: WeekWords
  /** `changed`: the slot that was edited; without it slots came or went. */
  onChange: (slots: Slot[], changed?: number) => void
  /** Of the fields: `hours-0-from`. */
  idPrefix?: string
}

/** Seven days, each with any number of time slots; a mistake is shown beside the time it concerns. */
export function WeekFields({ slots, problems, words, onChange, idPrefix = 'hours' }: WeekFieldsProps) {
  const change = (index: number, part: Partial<Slot>) =>
    onChange(
      slots.map((slot, at) => (at === index ? { ...slot, ...part } : slot)),
      index,
    )
  return weekDays.map((day) => {
    const name = words.days[day] ?? ''
    return (
      <fieldset key={day} className="week-day">
        <legend className="label">{name}</legend>
        {!slots.some((slot) => slot.day === day) && <p className="soft">{words.none}</p>}
        {slots.map((slot, index) => {
          if (slot.day !== day) return null
          const problem = problems.find((one) => one.index === index)
          const errorAt = (field: SlotProblem['field']) =>
            problem?.field === field ? fill(words[problem.code], { day: name }) : null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no other identity while it is edited
            <div key={index} className="week-slot">
              <TextField
                type="time"
                id={`${idPrefix}-${index}-from`}
                label={fill(words.from, { day: name })}
                hideLabel
                value={slot.from}
                error={errorAt('from')}
                onChange={(event) => change(index, { from: event.target.value })}
              />
              <span aria-hidden="true">{words.until}</span>
              <TextField
                type="time"
                id={`${idPrefix}-${index}-to`}
                label={fill(words.to, { day: name })}
                hideLabel
                value={slot.to}
                error={errorAt('to')}
                onChange={(event) => change(index, { to: event.target.value })}
              />
              <Button
                variant="plain"
                size="small"
                icon={Trash2}
                aria-label={fill(words.remove, { from: slot.from, to: slot.to, day: name })}
                onClick={() => onChange(slots.filter((_, at) => at !== index))}
              />
            </div>
          )
        })}
        <Button
          variant="link"
          icon={Plus}
          aria-label={fill(words.addTo, { day: name })}
          onClick={() => onChange([...slots, nextSlot(slots, day)])}
        >
          {words.add}
        </Button>
      </fieldset>
    )
  })
}
