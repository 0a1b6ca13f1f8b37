import { useLocale } from '../../../i18n/use-locale.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import '../../../ui/css/screens/meetings.css'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/feedback/confirm-step.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { needsConfirmation } from '../confirmation.ts'
import type { Exchange, MeetingsApi, SpecialistMeeting, specialistActs } from '../contract.ts'
import { isLive } from '../lifecycle.ts'
import { MeetingCalendarButton } from './calendar-button.tsx'
import { MeetingSummary } from './follow-up.tsx'
import { MeetingObjection, MeetingReport } from './objection.tsx'
import { MeetingTimes } from './propose-times.tsx'

const call = client<MeetingsApi>()

type MeetingCardProps = {
  meeting: SpecialistMeeting
  onDone: () => void
}

/** One request, for the specialist: its subject, then the time and place, the client, and the exchanges. */
export function MeetingCard({ meeting, onDone }: MeetingCardProps) {
  const words = useQuestionMessages('meeting').meeting
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  const { id, state, contact, meetsAt, can } = meeting
  const { desk } = words
  const { running, problem, run } = useAct(refusals, words.refusals)
  const [moving, setMoving] = useState(false)
  const [reporting, setReporting] = useState(false)
  const [givingBack, setGivingBack] = useState(false)
  const [read, setRead] = useState<readonly Exchange[] | null>(null)
  const params = { id }
  const asked = state === 'proposed' && meeting.slots.length === 0
  const name = contact?.name ?? desk.unnamed
  const sure = desk.sure[state === 'scheduled' ? 'scheduled' : 'proposed']

  const propose = (slots: string[], place: string) =>
    run('propose', async () => {
      await call('POST /meetings/:id/accept', { params, body: { slots, place, confirmed: moving, locale } })
      setMoving(false)
      onDone()
    })
  const act = (one: (typeof specialistActs)[number], text?: string, sent?: () => void, confirmed = false) =>
    run(one, async () => {
      await call('POST /meetings/:id/acts', { params, body: { act: one, text, confirmed, locale } })
      sent?.()
      onDone()
    })
  const open = () =>
    run('read', async () => {
      setRead((await call('GET /meetings/:id/exchanges', { params })).exchanges)
      onDone()
    })

  return (
    <article className="meeting-one" aria-labelledby={`meeting-${id}`}>
      <div className="panel-head">
        <h2 id={`meeting-${id}`}>{meeting.title}</h2>
        <Tag tone={state === 'offered' || asked ? 'apricot' : state === 'scheduled' ? 'moss' : undefined}>
          {asked ? desk.toPropose : desk.states[state]}
        </Tag>
      </div>
      <Facts meeting={meeting} />
      {(can.accept || moving) && <MeetingTimes meeting={meeting} onPropose={propose} />}
      {can.object && <MeetingObjection meetingId={id} onSend={(text, sent) => act('object', text, sent)} />}
      {can.missed && reporting && <MeetingReport meetingId={id} onSend={(text, sent) => act('missed', text, sent)} />}
      <MeetingSummary meeting={meeting} onSend={(text, sent) => act('summarise', text, sent)} />
      <p className="form-foot">
        {meeting.granted && read === null && (
          <Button variant="plain" busy={running === 'read'} onClick={() => void open()}>
            {desk.read}
          </Button>
        )}
        {state === 'scheduled' && meetsAt && (
          <MeetingCalendarButton
            meeting={{ ...meeting, meetsAt }}
            title={fill(desk.calendarTitle, { name })}
            label={words.calendar}
          />
        )}
        {can.confirm && (
          <Button
            variant={reporting ? 'plain' : 'primary'}
            busy={running === 'confirm'}
            onClick={() => void act('confirm')}
          >
            {desk.finished}
          </Button>
        )}
        {can.missed && !reporting && (
          <Button variant="plain" onClick={() => setReporting(true)}>
            {desk.missed}
          </Button>
        )}
        {can.move && !moving && (
          <Button variant="plain" onClick={() => setMoving(true)}>
            {desk.otherTimes}
          </Button>
        )}
        {can.decline && !givingBack && (
          <Button
            variant="plain"
            id={`decline-${id}`}
            busy={running === 'decline'}
            onClick={() => (needsConfirmation(meeting, 'decline') ? setGivingBack(true) : void act('decline'))}
          >
            {state === 'offered' ? desk.decline : desk.giveBack}
          </Button>
        )}
      </p>
      {can.decline && givingBack && (
        <ConfirmStep
          text={fill(sure.text, {
            name,
            when: meetsAt ? dayAndHour(locale, meetsAt) : '',
            next: desk.next[meeting.searchesOn ? 'open' : 'closed'],
          })}
          yes={sure.yes}
          no={sure.no}
          danger
          busy={running === 'decline'}
          onYes={() => void act('decline', undefined, undefined, true)}
          onNo={() => {
            setGivingBack(false)
            requestAnimationFrame(() => document.getElementById(`decline-${id}`)?.focus())
          }}
        />
      )}
      <ErrorText id={`meeting-${id}-error`} live>
        {problem}
      </ErrorText>
      {read && <Exchanges read={read} />}
    </article>
  )
}

/** The request's status: until when to answer, the time and place, who did not come, whom to call. */
function Facts({ meeting }: Pick<MeetingCardProps, 'meeting'>) {
  const words = useQuestionMessages('meeting').meeting
  const locale = useLocale()
  const { state, contact, meetsAt, place, slots, missed, offerUntil } = meeting
  const { desk } = words
  return (
    <>
      <p className="soft">
        {fill(desk.where, { category: meeting.category, postalCode: meeting.postalCode, city: meeting.city })}
      </p>
      {state === 'offered' && offerUntil && <p>{fill(desk.until, { when: dayAndHour(locale, offerUntil) })}</p>}
      {meetsAt && place && <p>{fill(desk.at, { when: dayAndHour(locale, meetsAt), place })}</p>}
      {slots.length > 0 && (
        <p>{fill(desk.proposedTimes, { times: slots.map((at) => dayAndHour(locale, at)).join(', ') })}</p>
      )}
      {meeting.wish && <p>{fill(desk.wishes, { text: meeting.wish })}</p>}
      {state === 'proposed' && slots.length === 0 && <p>{desk.again}</p>}
      {missed && (
        <p>
          {missed.verdict
            ? fill(missed.verdict.stands ? words.stands : words.cleared, { reason: missed.verdict.reason })
            : missed.by === 'client'
              ? desk.missedThem
              : missed.reply !== null
                ? fill(words.replied, { text: missed.reply })
                : fill(desk.missedYou, { when: dayAndHour(locale, missed.until) })}
        </p>
      )}
      {meeting.revoked && isLive(state) && <p>{desk.revoked}</p>}
      {contact && (
        <p>
          <b>{desk.contact}</b>: {contact.name}, <a href={`tel:${contact.phone}`}>{contact.phone}</a>,{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>, {contact.address}
        </p>
      )}
    </>
  )
}

type ExchangesProps = {
  read: readonly Exchange[]
  /** Replaces the line above each exchange that says whose it is and when it was written. */
  head?: (exchange: Exchange, said: string) => ReactNode
}

export function Exchanges({ read, head }: ExchangesProps) {
  const desk = useQuestionMessages('meeting').meeting.desk
  const locale = useLocale()
  return (
    <section aria-label={desk.exchanges}>
      {read.map((exchange) => {
        const { id, author, text, at } = exchange
        const said = `${desk.authors[author]}, ${dayAndHour(locale, at)}`
        return (
          <blockquote key={id} data-ai-generated={author === 'assistant' || undefined}>
            {head ? head(exchange, said) : <p className="small soft">{said}</p>}
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
        )
      })}
    </section>
  )
}
