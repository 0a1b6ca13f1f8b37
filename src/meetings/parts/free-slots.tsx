import { useRef, useState } from 'react'
import { businessTimeZone, dayAndHour, hour } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import type { Meeting } from '../contract.ts'
import { useMeetingMessages } from './messages.ts'

type FreeSlotsProps = {
  meeting: Meeting
  /** Resolves once it is booked, or refused. */
  onBook: (slot: string) => Promise<unknown>
}

/** Days that are shown at first, and more with each press. */
const daysAtOnce = 4

/** The specialist's free hours, by day: the first tap names one, the second books it. */
export function FreeSlots({ meeting, onBook }: FreeSlotsProps) {
  const words = useMeetingMessages().booking
  const locale = useLocale()
  const tag = useLanguageTag()
  const [days, setDays] = useState(daysAtOnce)
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  if (chosen && meeting.free.includes(chosen))
    return (
      <BookingSteps
        meeting={meeting}
        slot={chosen}
        onYes={async () => {
          await onBook(chosen)
          setChosen(null)
        }}
        onNo={() => {
          setChosen(null)
          requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-slot="${chosen}"]`)?.focus())
        }}
      />
    )
  const dayName = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: businessTimeZone,
  })
  const byDay = new Map<string, string[]>()
  for (const slot of meeting.free) {
    const name = dayName.format(new Date(slot))
    byDay.set(name, [...(byDay.get(name) ?? []), slot])
  }
  return (
    <div className="free-slots" ref={list}>
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
                  aria-label={dayAndHour(locale, slot)}
                  onClick={() => setChosen(slot)}
                >
                  {hour(locale, slot)}
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
      {byDay.size === 0 && <p className="soft">{fill(words.none, { name: meeting.specialist?.name ?? '' })}</p>}
    </div>
  )
}

type BookingStepsProps = { meeting: Meeting; slot: string; onYes: () => Promise<void>; onNo: () => void }

/** What is booked, said once more; an hour at night or on a Sunday is asked about before. */
function BookingSteps({ meeting, slot, onYes, onNo }: BookingStepsProps) {
  const words = useMeetingMessages().booking
  const locale = useLocale()
  const [meant, setMeant] = useState(!meeting.unusual.includes(slot))
  const [busy, setBusy] = useState(false)
  const { specialist, place, meetsAt } = meeting
  const values = {
    name: specialist?.name ?? '',
    place: place ?? '',
    when: dayAndHour(locale, slot),
    before: meetsAt ? dayAndHour(locale, meetsAt) : '',
  }
  if (!meant)
    return (
      <ConfirmStep
        key="unusual"
        text={fill(words.unusual, values)}
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
