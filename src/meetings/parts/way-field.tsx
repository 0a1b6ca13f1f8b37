import { Choices } from '../../ui/forms/check.tsx'
import type { MeetingWay } from '../ways.ts'
import { useMeetingMessages } from './messages.ts'

type WayFieldProps = {
  meetingId: string
  ways: readonly MeetingWay[]
  way: MeetingWay
  onChange: (way: MeetingWay) => void
}

/** How the client would like to meet; nothing where there is no choice. */
export function WayField({ meetingId, ways, way, onChange }: WayFieldProps) {
  const words = useMeetingMessages()
  if (ways.length < 2) return null
  return (
    <Choices
      legend={words.how}
      name={`way-${meetingId}`}
      choices={ways.map((value) => ({ value, label: capitalised(words.times.ways[value]) }))}
      value={way}
      onChoose={(value) => onChange(ways.find((one) => one === value) ?? way)}
    />
  )
}

/** The words for a way stand within sentences elsewhere. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
