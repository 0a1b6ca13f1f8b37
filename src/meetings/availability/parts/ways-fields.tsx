import { Check } from '../../../ui/forms/check.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { meetingWays } from '../../ways.ts'
import type { AvailabilitySettings } from '../contract.ts'
import { useAvailabilityMessages } from './messages.ts'

type WaysFieldsProps = {
  settings: AvailabilitySettings
  /** There are rooms of ours, so a link of their own is not needed. */
  rooms: boolean
  onChange: (part: Partial<AvailabilitySettings>) => void
}

/** How clients can meet the specialist, and their own link to video meetings. */
export function WaysFields({ settings: { ways, videoLink }, rooms, onChange }: WaysFieldsProps) {
  const words = useAvailabilityMessages()
  return (
    <>
      <fieldset className="choices">
        <legend className="label">{words.ways}</legend>
        {meetingWays.map((way) => (
          <Check
            key={way}
            name={`way-${way}`}
            label={words.way[way]}
            checked={ways.includes(way)}
            onChange={({ target }) =>
              onChange({ ways: meetingWays.filter((one) => (one === way ? target.checked : ways.includes(one))) })
            }
          />
        ))}
      </fieldset>
      {ways.includes('video') && (
        <TextField
          name="videoLink"
          label={words.videoLink}
          hint={rooms ? words.videoLinkOrRoom : words.videoLinkHint}
          inputMode="url"
          maxLength={500}
          value={videoLink}
          onChange={({ target }) => onChange({ videoLink: target.value })}
        />
      )}
    </>
  )
}
