import { useId, useState } from 'react'
import { client } from '../../../api/call.ts'
import { hour } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button, Chip } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useNow } from '../../../ui/time/clock.ts'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { useCommand } from '../../parts/use-command.ts'
import { useWaitingMessages } from '../../parts/use-waiting-messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { dayPart, type LaterTime, laterTimes } from '../later-times.ts'

const call = client<QuestionsApi>()
type UnservedWords = QuestionUiMessages['waiting']['unserved']

/** « La recherche reprend demain à 8 h 30 » ; null where no time was chosen. */
export function bookedLine({ status }: QuestionView, words: UnservedWords, locale: Locale): string | null {
  if (status.line !== 'booked' || !status.since) return null
  const part = dayPart(new Date(status.since), new Date())
  return fill(words.booked[part], { time: hour(locale, status.since) })
}

type BookLaterProps = {
  view: QuestionView
  onView: (view: QuestionView) => void
}

/** Two or three times at which the search may begin again, while the hold on the card lasts. */
export function BookLater({ view, onView }: BookLaterProps) {
  const words = useQuestionMessages('refusals')
  const locale = useLocale()
  const { unserved } = useWaitingMessages(view)
  const [open, setOpen] = useState(false)
  const { busy, problem, run } = useCommand<string>(words.refusals)
  const list = useId()
  const now = useNow(60)
  const holdEnds = view.timeline.findLast(({ step }) => step === 'unserved')?.by
  const times = now !== null && holdEnds ? laterTimes(new Date(now), new Date(holdEnds)) : []
  if (times.length === 0) return null

  const book = ({ at }: LaterTime) =>
    run(at.toISOString(), async () => {
      const body = { choice: 'book' as const, bookFor: at.toISOString(), locale }
      const next = await call('POST /questions/:id/choice', { params: { id: view.id }, body })
      onView(next)
      setOpen(false)
      announce(bookedLine(next, unserved, locale) ?? '')
    })

  return (
    <li>
      <Button variant="plain" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        {view.status.line === 'booked' ? unserved.bookAgain : unserved.book}
      </Button>
      <p className="soft small">{unserved.bookText}</p>
      <fieldset className="book-times" id={list} hidden={!open} aria-label={unserved.times}>
        {times.map((time) => (
          <Chip
            key={time.at.toISOString()}
            aria-busy={busy === time.at.toISOString() || undefined}
            onClick={() => void book(time)}
          >
            {fill(unserved.at[time.kind], { time: hour(locale, time.at) })}
          </Chip>
        ))}
      </fieldset>
      <ErrorText id="book-error" live>
        {problem}
      </ErrorText>
    </li>
  )
}
