import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { client } from '../../api/call.ts'
import { dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { parisInstant } from '../../i18n/paris-instant.ts'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../shell/locale.tsx'
import { sayFailure } from '../../shell/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/form.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Exchange, MeetingsApi, SpecialistMeeting, specialistActs } from '../contract-meetings.ts'
import { meetingCalendar } from '../meeting-calendar.ts'
import { meetingRules } from '../meeting-life.ts'
import { MeetingObjection } from './meeting-objection.tsx'
import type { QuestionWords } from './page-words.ts'
import { saveText } from './save-file.ts'

const call = client<MeetingsApi>()
const times = [1, 2, 3].slice(0, meetingRules.mostSlots)

type MeetingCardProps = {
  meeting: SpecialistMeeting
  words: QuestionWords['meeting']
  refusals: QuestionWords['refusals']
  locale: Locale
  onDone: () => void
}

/** One request, for the specialist: what it is about, then the time and place, the person, and the exchanges. */
export function MeetingCard({ meeting, words, refusals, locale, onDone }: MeetingCardProps) {
  const tag = useLanguageTag()
  const { id, state, contact, meetsAt, place, slots, missed, can } = meeting
  const { desk } = words
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [moving, setMoving] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const [read, setRead] = useState<readonly Exchange[] | null>(null)

  async function run(act: () => Promise<unknown>) {
    setFailed(null)
    try {
      await act()
      onDone()
    } catch (error) {
      setFailed(sayFailure(error, refusals, words.refusals))
    }
  }

  function accept(values: FormData) {
    const typed = times.map((n) => String(values.get(`when-${n}`) ?? '')).filter(Boolean)
    const slots = typed.map((local) => parisInstant(local))
    const where = String(values.get('place') ?? '').trim()
    const found: FieldProblem[] = []
    if (slots.length === 0 || slots.some((at) => !(at.getTime() > Date.now())))
      found.push({ field: `when-${id}-1`, message: desk.dateNeeded })
    if (!where) found.push({ field: `place-${id}`, message: desk.placeNeeded })
    setProblems(found)
    if (found.length > 0) return
    const body = { slots: slots.map((at) => at.toISOString()), place: where, locale }
    return run(async () => {
      await call('POST /meetings/:id/accept', { params: { id }, body })
      setMoving(false)
    })
  }
  const act = (one: (typeof specialistActs)[number], text?: string) =>
    run(() => call('POST /meetings/:id/acts', { params: { id }, body: { act: one, text, locale } }))

  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null
  return (
    <article className="meeting-one" aria-labelledby={`meeting-${id}`}>
      <div className="panel-head">
        <h2 id={`meeting-${id}`}>{meeting.title}</h2>
        <Tag tone={state === 'offered' ? 'apricot' : state === 'scheduled' ? 'moss' : undefined}>
          {desk.states[state]}
        </Tag>
      </div>
      <p className="soft">
        {fill(desk.where, { category: meeting.category, postalCode: meeting.postalCode, city: meeting.city })}
      </p>
      {state === 'offered' && meeting.offerUntil && (
        <p>{fill(desk.until, { when: dayAndHour(locale, meeting.offerUntil) })}</p>
      )}
      {meetsAt && place && <p>{fill(desk.at, { when: dayAndHour(locale, meetsAt), place })}</p>}
      {slots.length > 0 && (
        <p>{fill(desk.proposedTimes, { times: slots.map((at) => dayAndHour(locale, at)).join(', ') })}</p>
      )}
      {state === 'proposed' && slots.length === 0 && <p>{desk.again}</p>}
      {missed && (
        <p>
          {missed.by === 'client'
            ? desk.missedThem
            : missed.reply !== null
              ? fill(words.replied, { text: missed.reply })
              : fill(desk.missedYou, { when: dayAndHour(locale, missed.until) })}
        </p>
      )}
      {contact && (
        <p>
          <b>{desk.contact}</b>: {contact.name}, <a href={`tel:${contact.phone}`}>{contact.phone}</a>,{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>, {contact.address}
        </p>
      )}
      {(can.accept || moving) && (
        <Form
          onSend={accept}
          problems={problems}
          summaryTitle={plural(tag, words.summary, problems.length)}
          className="form form--narrow"
        >
          <p className="small soft">
            {state === 'offered' && `${desk.before} `}
            {desk.whenHint}
          </p>
          {times.map((n) => (
            <TextField
              key={n}
              name={`when-${n}`}
              id={`field-when-${id}-${n}`}
              type="datetime-local"
              label={fill(desk.when, { n })}
              optional={n > 1 ? desk.optional : undefined}
              error={problemOf(`when-${id}-${n}`)}
            />
          ))}
          <TextField
            name="place"
            id={`field-place-${id}`}
            label={desk.place}
            maxLength={300}
            defaultValue={place ?? ''}
            error={problemOf(`place-${id}`)}
          />
          <p className="form-foot">
            <SubmitButton>{state === 'offered' ? desk.accept : desk.propose}</SubmitButton>
          </p>
        </Form>
      )}
      {can.object && <MeetingObjection words={words} onSend={(text) => act('object', text)} />}
      <p className="form-foot">
        {meeting.granted && read === null && (
          <Button
            variant="plain"
            onClick={() =>
              void run(async () => setRead((await call('GET /meetings/:id/exchanges', { params: { id } })).exchanges))
            }
          >
            {desk.read}
          </Button>
        )}
        {state === 'scheduled' && meetsAt && (
          <Button
            variant="plain"
            icon={CalendarPlus}
            onClick={() =>
              saveText(
                meetingCalendar({
                  uid: `${id}@meeting`,
                  title: fill(desk.calendarTitle, { name: contact?.name ?? '' }),
                  place: place ?? '',
                  at: new Date(meetsAt),
                  lastsMinutes: meetingRules.lasts / 60_000,
                  now: new Date(),
                }),
                'text/calendar',
                `${id}.ics`,
              )
            }
          >
            {words.calendar}
          </Button>
        )}
        {can.confirm && <Button onClick={() => void act('confirm')}>{desk.finished}</Button>}
        {can.missed && (
          <Button variant="plain" onClick={() => void act('missed')}>
            {desk.missed}
          </Button>
        )}
        {can.move && !moving && (
          <Button variant="plain" onClick={() => setMoving(true)}>
            {desk.otherTimes}
          </Button>
        )}
        {can.decline && (
          <Button variant="plain" onClick={() => void act('decline')}>
            {state === 'offered' ? desk.decline : desk.giveBack}
          </Button>
        )}
      </p>
      <ErrorText id={`meeting-${id}-error`} live>
        {failed}
      </ErrorText>
      {read && (
        <section aria-label={desk.exchanges}>
          {read.map(({ author, text, at }) => (
            <blockquote key={`${at}${text.slice(0, 20)}`} data-ai-generated={author === 'assistant' || undefined}>
              <p className="small soft">
                {desk.authors[author]}, {dayAndHour(locale, at)}
              </p>
              {text.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </blockquote>
          ))}
        </section>
      )}
    </article>
  )
}
