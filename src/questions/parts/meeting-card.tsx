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
import type { Exchange, MeetingsApi, SpecialistMeeting } from '../contract-meetings.ts'
import { isLive } from '../meeting.ts'
import type { QuestionWords } from './page-words.ts'

const call = client<MeetingsApi>()

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
  const { id, state, contact, meetsAt, place } = meeting
  const { desk } = words
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
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
    const when = String(values.get('when') ?? '')
    const where = String(values.get('place') ?? '').trim()
    const at = when ? parisInstant(when) : null
    const found: FieldProblem[] = []
    if (!at || at.getTime() <= Date.now()) found.push({ field: `when-${id}`, message: desk.dateNeeded })
    if (!where) found.push({ field: `place-${id}`, message: desk.placeNeeded })
    setProblems(found)
    if (!at || found.length > 0) return
    return run(() =>
      call('POST /meetings/:id/accept', { params: { id }, body: { meetsAt: at.toISOString(), place: where, locale } }),
    )
  }

  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null
  return (
    <article className="meeting-one" aria-labelledby={`meeting-${id}`}>
      <div className="panel-head">
        <h2 id={`meeting-${id}`}>{meeting.title}</h2>
        <Tag tone={state === 'requested' ? 'apricot' : state === 'scheduled' ? 'moss' : undefined}>
          {desk.states[state]}
        </Tag>
      </div>
      <p className="soft">
        {fill(desk.where, { category: meeting.category, postalCode: meeting.postalCode, city: meeting.city })}
      </p>
      {meetsAt && place && <p>{fill(desk.at, { when: dayAndHour(locale, meetsAt), place })}</p>}
      {contact && (
        <p>
          <b>{desk.contact}</b>: {contact.name}, <a href={`tel:${contact.phone}`}>{contact.phone}</a>,{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>, {contact.address}
        </p>
      )}
      {state === 'requested' && (
        <Form
          onSend={accept}
          problems={problems}
          summaryTitle={plural(tag, words.summary, problems.length)}
          className="form form--narrow"
        >
          <p className="small soft">{desk.before}</p>
          <TextField
            name="when"
            id={`field-when-${id}`}
            type="datetime-local"
            label={desk.when}
            error={problemOf(`when-${id}`)}
          />
          <TextField
            name="place"
            id={`field-place-${id}`}
            label={desk.place}
            maxLength={300}
            error={problemOf(`place-${id}`)}
          />
          <p className="form-foot">
            <SubmitButton>{desk.accept}</SubmitButton>
          </p>
        </Form>
      )}
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
        {state === 'scheduled' && (
          <Button
            variant="plain"
            onClick={() => void run(() => call('POST /meetings/:id/done', { params: { id }, body: { locale } }))}
          >
            {desk.finished}
          </Button>
        )}
        {isLive(state) && (
          <Button
            variant="plain"
            onClick={() => void run(() => call('POST /meetings/:id/decline', { params: { id }, body: { locale } }))}
          >
            {state === 'requested' ? desk.decline : desk.giveBack}
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
