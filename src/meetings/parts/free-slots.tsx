import { useRef, useState } from 'react'
import { hourIn, weekdayIn } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import type { Meeting } from '../contract.ts'
import { clocksAgree, meetingTime, zoneName } from '../meeting-time.ts'
import { agreedWay, type MeetingWay } from '../ways.ts'
import { clocksAt, unusualFor } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'

type FreeSlotsProps = {
  meeting: Meeting
  way: MeetingWay
  onPick: () => void
  /** Resolves once it is booked, or refused. */
  onBook: (slot: string) => Promise<unknown>
}

/** Days that are shown at first, and more with each press. */
const daysAtOnce = 4

/** The specialist's free hours, by day: the first tap names one, the second books it. */
export function FreeSlots({ meeting, way, onPick, onBook }: FreeSlotsProps) {
  const { booking: words, times } = useMeetingMessages()
  const clocks = clocksAt(meeting.timeZone)
  const locale = useLocale()
  const [days, setDays] = useState(daysAtOnce)
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  // It stays when somebody else takes this hour meanwhile: pressing says so, and nothing goes away without a word.
  if (chosen)
    return (
      <BookingSteps
        meeting={meeting}
        way={way}
        slot={chosen}
        onYes={async () => {
          await onBook(chosen)
          setChosen(null)
        }}
        onNo={() => {
          setChosen(null)
          requestAnimationFrame(() => {
            const button = (which: string) => list.current?.querySelector<HTMLElement>(which)
            const back = button(`[data-slot="${chosen}"]`) ?? button('[data-slot]')
            back?.focus()
          })
        }}
      />
    )
  const byDay = new Map<string, string[]>()
  for (const slot of meeting.free) {
    const name = weekdayIn(locale, slot, clocks.reader)
    byDay.set(name, [...(byDay.get(name) ?? []), slot])
  }
  return (
    <div className="free-slots" ref={list}>
      {meeting.free.some((slot) => !clocksAgree(slot, clocks)) && (
        <p className="small soft">{fill(words.clocks, { zone: zoneName(clocks.place, times) })}</p>
      )}
      {[...byDay].slice(0, days).map(([day, slots]) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ul>
            {slots.map((slot) => (
              <li key={slot}>
                <Button
                  variant="plain"
                  size="small"
                  data-slot={slot}
                  aria-label={meetingTime(locale, slot, clocks, times)}
                  onClick={() => {
                    onPick()
                    setChosen(slot)
                  }}
                >
                  {hourIn(locale, slot, clocks.reader)}
                  {!clocksAgree(slot, clocks) && (
                    <span className="slot-there">{hourIn(locale, slot, clocks.place)}</span>
                  )}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {byDay.size > days && (
        <Button variant="link" onClick={() => setDays(days + daysAtOnce)}>
          {words.later}
        </Button>
      )}
    </div>
  )
}

type BookingStepsProps = {
  meeting: Meeting
  way: MeetingWay
  slot: string
  onYes: () => Promise<void>
  onNo: () => void
}

/** What is booked, said once more; an hour at night or on a Sunday is asked about before. */
function BookingSteps({ meeting, way, slot, onYes, onNo }: BookingStepsProps) {
  const { booking: words, times } = useMeetingMessages()
  const locale = useLocale()
  const unusual = unusualFor(meeting, slot, way)
  const [meant, setMeant] = useState(unusual === null)
  const [busy, setBusy] = useState(false)
  const { specialist, bookAt, meetsAt, phone } = meeting
  const timeOf = (at: string) => meetingTime(locale, at, clocksAt(meeting.timeZone), times)
  const values = {
    name: specialist?.name ?? '',
    where: agreedWay({ way, place: bookAt ?? '', phone, link: null }, 'client', times),
    when: timeOf(slot),
    before: meetsAt ? timeOf(meetsAt) : '',
  }
  if (!meant && unusual)
    return (
      <ConfirmStep
        key="unusual"
        text={fill(words.unusual[unusual], values)}
        yes={words.unusualYes}
        no={words.other}
        onYes={() => setMeant(true)}
        onNo={onNo}
      />
    )
  return (
    <ConfirmStep
      key="book"
      text={fill(meetsAt ? words.move : words.book, values)}
      yes={meetsAt ? words.moveYes : words.bookYes}
      no={words.other}
      busy={busy}
      onYes={() => {
        setBusy(true)
        void onYes().finally(() => setBusy(false))
      }}
      onNo={onNo}
    />
  )
}
