import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag } from '../../../i18n/use-locale.ts'
import { Check } from '../../../ui/forms/check.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import type { AvailabilitySettings } from '../contract.ts'
import { buffers, notices, placeTimeZones } from '../settings.ts'
import { useAvailabilityMessages } from './messages.ts'

type RuleFieldsProps = { settings: AvailabilitySettings; onChange: (part: Partial<AvailabilitySettings>) => void }

/** Public holidays, notice, pause, quiet hours and the time zone of the place. */
export function RuleFields({ settings, onChange }: RuleFieldsProps) {
  const words = useAvailabilityMessages()
  const tag = useLanguageTag()
  const { quiet } = settings
  const noticeWords = (hours: number) =>
    hours < 24 ? plural(tag, words.notices.hours, hours) : plural(tag, words.notices.days, hours / 24)
  return (
    <section className="availability-rules" aria-labelledby="availability-rules">
      <h3 id="availability-rules">{words.rules}</h3>
      <Check
        name="publicHolidays"
        label={words.publicHolidays}
        hint={words.publicHolidaysHint}
        checked={settings.publicHolidays}
        onChange={({ target }) => onChange({ publicHolidays: target.checked })}
      />
      <SelectField
        name="noticeHours"
        label={words.notice}
        value={settings.noticeHours}
        onChange={({ target }) => onChange({ noticeHours: notices.find((one) => String(one) === target.value) })}
      >
        {notices.map((one) => (
          <option key={one} value={one}>
            {noticeWords(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="bufferMinutes"
        label={words.buffer}
        value={settings.bufferMinutes}
        onChange={({ target }) => onChange({ bufferMinutes: buffers.find((one) => String(one) === target.value) })}
      >
        {buffers.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? words.noBuffer : fill(words.minutes, { n: one })}
          </option>
        ))}
      </SelectField>
      <TextField
        type="time"
        name="quietFrom"
        label={words.quietFrom}
        value={quiet.from}
        onChange={({ target }) => target.value && onChange({ quiet: { ...quiet, from: target.value } })}
      />
      <TextField
        type="time"
        name="quietTo"
        label={words.quietTo}
        value={quiet.to}
        onChange={({ target }) => target.value && onChange({ quiet: { ...quiet, to: target.value } })}
      />
      <p className="small soft">{words.quietHint}</p>
      <SelectField
        name="timeZone"
        label={words.zone}
        value={settings.timeZone}
        onChange={({ target }) => onChange({ timeZone: placeTimeZones.find((one) => one === target.value) })}
      >
        {placeTimeZones.map((one) => (
          <option key={one} value={one}>
            {words.zones[one]}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
