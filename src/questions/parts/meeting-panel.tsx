import { useCallback, useEffect, useState } from 'react'
import { client } from '../../api/call.ts'
import { day, dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../shell/locale.tsx'
import { sayFailure } from '../../shell/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import type { Meeting, MeetingsApi } from '../contract-meetings.ts'
import { isLive } from '../meeting.ts'
import type { QuestionView } from '../shapes.ts'
import { MeetingDialog } from './meeting-dialog.tsx'
import type { QuestionWords } from './page-words.ts'

const call = client<MeetingsApi>()

type MeetingPanelProps = {
  view: QuestionView
  words: QuestionWords['meeting']
  refusals: QuestionWords['refusals']
  locale: Locale
  /** The question's own status follows. */
  onChange: () => void
}

/** The way to a specialist nearby: the request, what became of it, and who reads what meanwhile. */
export function MeetingPanel({ view, words, refusals, locale, onChange }: MeetingPanelProps) {
  const tag = useLanguageTag()
  const { id } = view
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is read anew whenever the specialist has done something
  const read = useCallback(() => {
    call('GET /questions/:id/meeting', { params: { id }, query: { locale } }).then(
      (found) => setMeeting(found.meeting),
      () => {},
    )
  }, [id, locale, view])
  useEffect(read, [read])

  async function act(address: 'POST /questions/:id/meeting/confirm' | 'POST /questions/:id/meeting/cancel') {
    setFailed(null)
    try {
      setMeeting((await call(address, { params: { id }, body: { locale } })).meeting)
      onChange()
    } catch (error) {
      setFailed(sayFailure(error, refusals, words.refusals))
      read()
    }
  }

  if (!meeting && !view.can.meet) return null
  const live = meeting !== null && isLive(meeting.state)
  return (
    <section className="side-block no-print" aria-labelledby="meeting-title">
      <h2 className="side-title" id="meeting-title">
        {words.title}
      </h2>
      {meeting && <p>{sentence(meeting, words, locale)}</p>}
      {meeting?.grantedUntil && meeting.specialist && (
        <p className="small soft">
          {fill(words.access, { name: meeting.specialist.name, date: day(locale, meeting.grantedUntil) })}{' '}
          {meeting.opened > 0 && plural(tag, words.opened, meeting.opened)}
        </p>
      )}
      {meeting?.state === 'proposed' && (
        <p>
          <Button onClick={() => void act('POST /questions/:id/meeting/confirm')}>{words.take}</Button>
        </p>
      )}
      {live && (
        <p>
          <Button variant="plain" onClick={() => void act('POST /questions/:id/meeting/cancel')}>
            {words.cancel}
          </Button>
        </p>
      )}
      {!live && view.can.meet && (
        <>
          <p className="small soft">{words.text}</p>
          <p>
            <Button variant="plain" onClick={() => setOpen(true)}>
              {words.ask}
            </Button>
          </p>
        </>
      )}
      <ErrorText id="meeting-failed" live>
        {failed}
      </ErrorText>
      <MeetingDialog
        open={open}
        questionId={id}
        words={words}
        refusals={refusals}
        locale={locale}
        onAsked={(asked) => {
          setMeeting(asked)
          setOpen(false)
          onChange()
        }}
        onClose={() => setOpen(false)}
      />
    </section>
  )
}

function sentence(meeting: Meeting, words: QuestionWords['meeting'], locale: Locale): string {
  const { specialist, meetsAt, place, city } = meeting
  const when = meetsAt ? dayAndHour(locale, meetsAt) : ''
  const values = { name: specialist?.name ?? '', when, place: place ?? '' }
  switch (meeting.state) {
    case 'requested':
      return specialist
        ? fill(words.requested, { name: specialist.name, profession: specialist.profession, city: specialist.city })
        : fill(words.searching, { city })
    case 'proposed':
      return fill(words.proposed, values)
    case 'scheduled':
      return fill(words.scheduled, values)
    case 'done':
      return fill(words.over, values)
    case 'cancelled':
      return words.cancelled
  }
}
