import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import type { SpecialistMeeting } from '../contract.ts'
import { needsConfirmation } from '../lifecycle/confirmation.ts'
import { meetingTime } from '../meeting-time.ts'
import { MeetingCalendarButton } from './calendar-button.tsx'
import { clocksAt } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'
import type { SpecialistActs } from './use-specialist-acts.ts'

/** The steps that a button has opened: other times, the report of an absence, the confirmation of declining. */
export type OpenSteps = { times: boolean; report: boolean; decline: boolean }

type CardActionsProps = {
  meeting: SpecialistMeeting
  acts: SpecialistActs
  open: OpenSteps
  onOpen: (steps: OpenSteps) => void
}

/** What the specialist may do with a request; declining an agreed one is confirmed beneath. */
export function CardActions({ meeting, acts, open, onOpen }: CardActionsProps) {
  const words = useMeetingMessages()
  const { id, state, meetsAt, can } = meeting
  const { desk } = words
  const { running, act } = acts
  const name = meeting.contact?.name ?? desk.unnamed
  return (
    <>
      <p className="form-foot">
        {meeting.granted && acts.exchanges === null && (
          <Button variant="plain" busy={running === 'read'} onClick={() => void acts.readExchanges()}>
            {desk.read}
          </Button>
        )}
        {state === 'scheduled' && meetsAt && !meeting.takenBack && (
          <MeetingCalendarButton
            meeting={{ ...meeting, meetsAt }}
            title={fill(desk.calendarTitle, { name })}
            label={words.calendar}
            calls={meeting.contact?.phone}
          />
        )}
        {can.confirm && (
          <Button
            variant={open.report ? 'plain' : 'primary'}
            busy={running === 'confirm'}
            onClick={() => void act('confirm')}
          >
            {desk.finished}
          </Button>
        )}
        {can.missed && !open.report && (
          <Button variant="plain" onClick={() => onOpen({ ...open, report: true })}>
            {desk.missed}
          </Button>
        )}
        {can.move && !open.times && (
          <Button variant="plain" id={`move-${id}`} onClick={() => onOpen({ ...open, times: true })}>
            {desk.otherTimes}
          </Button>
        )}
        {can.decline && !open.decline && (
          <Button
            variant="plain"
            id={`decline-${id}`}
            busy={running === 'decline'}
            onClick={() =>
              needsConfirmation(meeting, 'decline') ? onOpen({ ...open, decline: true }) : void act('decline')
            }
          >
            {state === 'offered' ? desk.decline : desk.giveBack}
          </Button>
        )}
      </p>
      {can.decline && open.decline && (
        <DeclineConfirmation
          meeting={meeting}
          name={name}
          busy={running === 'decline'}
          onYes={() => void act('decline', undefined, undefined, true)}
          onNo={() => {
            onOpen({ ...open, decline: false })
            requestAnimationFrame(() => document.getElementById(`decline-${id}`)?.focus())
          }}
        />
      )}
    </>
  )
}

type ConfirmationProps = {
  meeting: SpecialistMeeting
  name: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}

function DeclineConfirmation({ meeting, name, ...buttons }: ConfirmationProps) {
  const { desk, takenBack, times } = useMeetingMessages()
  const locale = useLocale()
  const { meetsAt, searchesOn, undoable } = meeting
  const undo = [meeting.closesHour && desk.hourCloses, takenBack[undoable ? 'may' : 'final']].filter(Boolean).join(' ')
  const sure = desk.sure[meeting.state === 'scheduled' ? 'scheduled' : 'proposed']
  const when = meetsAt ? meetingTime(locale, meetsAt, clocksAt(meeting.hours.timeZone), times) : ''
  return (
    <ConfirmStep
      text={fill(sure.text, { name, when, undo, next: desk.next[searchesOn ? 'open' : 'closed'] })}
      yes={sure.yes}
      no={sure.no}
      danger
      {...buttons}
    />
  )
}
