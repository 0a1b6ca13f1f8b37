import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import type { AvailabilitySettings } from '../contract.ts'
import { useAvailabilityMessages } from './messages.ts'

type Exceptions = AvailabilitySettings['exceptions']
type Exception = Exceptions[number]
type ExceptionFieldsProps = { exceptions: Exceptions; onChange: (exceptions: Exceptions) => void }

/** Holidays, and days with hours of their own. */
export function ExceptionFields({ exceptions, onChange }: ExceptionFieldsProps) {
  const words = useAvailabilityMessages()
  return (
    <section className="exceptions" aria-labelledby="availability-exceptions">
      <h3 id="availability-exceptions">{words.exceptions}</h3>
      <p className="small soft">{words.exceptionsHint}</p>
      {exceptions.map((one, index) => (
        <ExceptionField
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no other identity while they are edited
          key={index}
          index={index}
          one={one}
          onChange={(next) => onChange(exceptions.map((known, at) => (at === index ? next : known)))}
          onRemove={() => onChange(exceptions.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        variant="link"
        icon={Plus}
        onClick={() => onChange([...exceptions, { first: '', last: '', hours: null }])}
      >
        {words.exception.add}
      </Button>
    </section>
  )
}

type ExceptionFieldProps = {
  index: number
  one: Exception
  onChange: (one: Exception) => void
  onRemove: () => void
}

function ExceptionField({ index, one: { first, last, hours }, onChange, onRemove }: ExceptionFieldProps) {
  const words = useAvailabilityMessages().exception
  const field = (name: string) => `exception-${index}-${name}`
  return (
    <fieldset className="exception">
      <legend className="sr">{fill(words.group, { n: index + 1 })}</legend>
      <TextField
        type="date"
        name={field('first')}
        label={words.first}
        value={first}
        onChange={({ target }) =>
          onChange({ first: target.value, last: last === '' || last < target.value ? target.value : last, hours })
        }
      />
      <TextField
        type="date"
        name={field('last')}
        label={words.last}
        value={last}
        min={first || undefined}
        onChange={({ target }) => onChange({ first, last: target.value, hours })}
      />
      <SelectField
        name={field('kind')}
        label={words.kind}
        value={hours ? 'open' : 'closed'}
        onChange={({ target }) =>
          onChange({ first, last, hours: target.value === 'open' ? { from: '09:00', to: '12:00' } : null })
        }
      >
        <option value="closed">{words.closed}</option>
        <option value="open">{words.open}</option>
      </SelectField>
      {hours &&
        (['from', 'to'] as const).map((end) => (
          <div key={end} className="exception-time">
            <TextField
              type="time"
              name={field(end)}
              label={words[end]}
              value={hours[end]}
              onChange={({ target }) => onChange({ first, last, hours: { ...hours, [end]: target.value } })}
            />
          </div>
        ))}
      <Button variant="link" icon={Trash2} onClick={onRemove}>
        {words.remove}
        <span className="sr">, {fill(words.group, { n: index + 1 })}</span>
      </Button>
    </fieldset>
  )
}
