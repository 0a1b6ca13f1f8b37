import { useLocale } from '../../i18n/use-locale.ts'
import { useSentence } from '../../i18n/use-sentence.ts'
import { useQuestionMessages } from '../../questions/parts/messages.ts'
import '../../ui/css/screens/meetings.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../api/call.ts'
import { businessTimeZone, day } from '../../i18n/format.ts'
import { fill, plural } from '../../i18n/text.ts'
import { browserTimeZone } from '../../i18n/time-zone.ts'
import { useLanguageTag } from '../../i18n/use-locale.ts'
import type { QuestionView } from '../../questions/shapes.ts'
import { codeOf, failureMessage } from '../../shell/errors/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import { announce } from '../../ui/feedback/live-region.tsx'
import { focusIfLost } from '../../ui/feedback/lost-focus.ts'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import type { Meeting, MeetingsApi } from '../contract.ts'
import { isLive } from '../lifecycle/lifecycle.ts'
import { takeBackRules } from '../lifecycle/taken-back.ts'
import { meetingTime } from '../meeting-time.ts'
import { MeetingReview, MeetingSummaries } from '../outcome/parts/follow-up.tsx'
import { MeetingObjection, MeetingReport } from '../outcome/parts/objection.tsx'
import type { MeetingWay } from '../ways.ts'
import { type FreeTimes, wishSentence } from '../wish.ts'
import { type ClientAct, MeetingActions } from './actions.tsx'
import { clocksAt, readersTime } from './clocks.ts'
import { FreeSlots } from './free-slots.tsx'
import { JoinButton } from './join-button.tsx'
import { awaySentence, meetingSentence } from './meeting-sentence.ts'
import { focusStatus, statusId } from './meeting-status.ts'
import { useMeetingMessages } from './messages.ts'
import { MeetingDialog } from './request-dialog.tsx'
import { MeetingSlots } from './slots.tsx'
import { Waiting, waitingSentence } from './waiting.tsx'
import { WayField } from './way-field.tsx'

const call = client<MeetingsApi>()

type MeetingPanelProps = {
  view: QuestionView
  /** Called so that the question's own status is reloaded. */
  onChange: () => void
}

/** A meeting with a specialist nearby: the request, its status, and who may read the exchanges. */
export function MeetingPanel({ view, onChange }: MeetingPanelProps) {
  const words = useMeetingMessages()
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  const { id } = view
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const [open, setOpen] = useState(false)
  const [reporting, setReporting] = useState(false)
  const [rebooking, setRebooking] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [undoing, setUndoing] = useState(false)
  const [failed, setFailed] = useSentence({ words, refusals, locale })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is reloaded whenever the specialist has acted
  const read = useCallback(() => {
    call('GET /questions/:id/meeting', { params: { id }, query: { locale } }).then(
      (found) => setMeeting(found.meeting),
      () => {},
    )
  }, [id, locale, view])
  useEffect(read, [read])

  const isRead = meeting !== null
  // Asked for from another page, which leads here: the part is drawn once it has been read.
  useEffect(() => {
    if (isRead && location.hash === `#${statusId}`) focusStatus()
  }, [isRead])

  function keep(now: Meeting, said = meetingSentence(now, words, locale)) {
    setMeeting(now)
    announce(said)
    onChange()
  }
  /** `said`: what is read aloud, where that is not the new status. */
  async function run(
    ask: () => Promise<{ meeting: Meeting }>,
    said?: (now: Meeting) => string,
    keepsFocus = false,
    slot?: string,
  ) {
    setFailed(null)
    const clocks = clocksAt(meeting?.timeZone ?? businessTimeZone)
    try {
      const now = (await ask()).meeting
      keep(now, said?.(now))
      // The notice that it can be undone takes the focus itself.
      if (!keepsFocus && (!now.takenBack || meeting?.takenBack)) focusStatus()
    } catch (error) {
      const gone = slot !== undefined && ['slot_taken', 'slot_unknown'].includes(codeOf(error))
      setFailed(({ words, refusals, locale }) =>
        gone
          ? fill(words.slotGone, { when: meetingTime(locale, slot, clocks, words.times) })
          : failureMessage(error, refusals, words.refusals),
      )
      read()
    }
  }
  const afterAct = (one: ClientAct) => (now: Meeting) => {
    if (one === 'revoke') return wasCall(now) ? words.revokedPhone : words.revoked
    return now.takenBack ? words.takenBack.cancelled : meetingSentence(now, words, locale)
  }
  const params = { id }
  const act = (
    one: ClientAct,
    said: { text?: string; freeTimes?: FreeTimes; confirmed?: boolean } = {},
    sent?: () => void,
  ) =>
    run(async () => {
      const told = await call('POST /questions/:id/meeting/acts', {
        params,
        body: { act: one, ...said, undoable: true, locale },
      })
      sent?.()
      return told
    }, afterAct(one))
  // The parts below have asked whatever must be asked.
  const choose = (slot: string, way: MeetingWay) =>
    run(
      async () => {
        const booked = await call('POST /questions/:id/meeting/choose', {
          params,
          body: { slot, way, timeZone: browserTimeZone() ?? undefined, confirmed: true, locale },
        })
        setRebooking(false)
        return booked
      },
      undefined,
      false,
      slot,
    )

  const join = () => {
    setFailed(null)
    return call('GET /questions/:id/meeting/room', { params }).then(
      ({ address }) => address,
      (error: unknown) => {
        setFailed(({ words, refusals }) => failureMessage(error, refusals, words.refusals))
        return undefined
      },
    )
  }

  if (!meeting && !view.can.meet) return null
  const live = meeting !== null && isLive(meeting.state)
  return (
    <section className="side-block meeting-panel no-print" aria-labelledby="meeting-title">
      <h2 className="side-title" id="meeting-title">
        {words.title}
      </h2>
      {meeting && <Status id={statusId} meeting={meeting} />}
      <Failure said={failed} />
      {meeting?.takenBack && (
        <UndoNotice
          title={words.takenBack.cancelled}
          until={meeting.takenBack.until}
          words={words.takenBack}
          seconds={takeBackRules.seconds}
          after={statusId}
          busy={undoing}
          onUndo={() => {
            setUndoing(true)
            const undone = () => call('POST /questions/:id/meeting/undo', { params, body: { locale } })
            void run(undone, () => words.takenBack.undone).finally(() => setUndoing(false))
          }}
          onOver={read}
        />
      )}
      {meeting && !endsWithHours(meeting) && <Beside meeting={meeting} />}
      {meeting && <Hours meeting={meeting} rebooking={rebooking} onPick={() => setFailed(null)} onChoose={choose} />}
      {meeting && <JoinButton meeting={meeting} onJoin={join} onTime={read} />}
      {meeting && (
        <Waiting
          meeting={meeting}
          busy={waiting}
          onChange={(on) => {
            setWaiting(true)
            const set = () => call('POST /questions/:id/meeting/alert', { params, body: { on, locale } })
            const said = (now: Meeting) => (now.waiting.on ? waitingSentence(now, words.waiting) : words.waiting.left)
            void run(set, said, true).finally(() => setWaiting(false))
          }}
        />
      )}
      {meeting && (
        <MeetingActions
          meeting={meeting}
          reporting={reporting}
          rebooking={rebooking}
          onRebook={() => setRebooking(!rebooking)}
          onAct={async (one, said, sent) => (one === 'missed' ? setReporting(true) : act(one, said, sent))}
        />
      )}
      {meeting?.can.missed && reporting && (
        <MeetingReport meetingId={meeting.id} onSend={(text, sent) => act('missed', { text, confirmed: true }, sent)} />
      )}
      {meeting?.can.object && (
        <MeetingObjection meetingId={meeting.id} onSend={(text, sent) => act('object', { text }, sent)} />
      )}
      {meeting && <MeetingSummaries meeting={meeting} />}
      {meeting && (
        <MeetingReview
          questionId={id}
          meeting={meeting}
          onReviewed={(now) => {
            keep(now)
            focusStatus()
          }}
        />
      )}
      {meeting && <Access meeting={meeting} onRevoke={() => void act('revoke', { confirmed: true })} />}
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
      <MeetingDialog
        open={open}
        questionId={id}
        onAsked={(asked) => {
          setMeeting(asked)
          setOpen(false)
          onChange()
          // The dialog, beneath which nothing takes the focus, goes with the next drawing.
          focusIfLost(statusId, true)
        }}
        onClose={() => setOpen(false)}
      />
    </section>
  )
}

/** Without the consent an agreed call that is still to come is off. */
const endsCall = ({ way, state, can, takenBack }: Meeting) =>
  way === 'phone' && state === 'scheduled' && (can.cancel || takenBack !== null)
const wasCall = ({ way, state }: Meeting) => way === 'phone' && state === 'cancelled'

/** Why the last act did not succeed: what was pressed may be gone, so that it takes the focus, and the view on a phone. */
function Failure({ said }: { said: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  const failed = said !== null
  useEffect(() => {
    if (!failed) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [failed])
  return (
    said && (
      <div ref={box} tabIndex={-1}>
        <ErrorText id="meeting-failed" live>
          {said}
        </ErrorText>
      </div>
    )
  )
}

/** Its status is followed by the hours to choose from. */
const endsWithHours = ({ state }: Meeting) => state === 'proposed'

/** What stands beside a status comes before one that leads to the hours. */
function Status({ id, meeting }: { id: string; meeting: Meeting }) {
  const words = useMeetingMessages()
  const locale = useLocale()
  return (
    <>
      {endsWithHours(meeting) && <Beside meeting={meeting} />}
      <p id={id} tabIndex={-1}>
        {meetingSentence(meeting, words, locale)}
      </p>
    </>
  )
}

/** How far it is, and when the client said they are free, while nobody has proposed times. */
function Beside({ meeting }: { meeting: Meeting }) {
  const { slots, freeTimes, wish } = meeting
  const words = useMeetingMessages()
  const locale = useLocale()
  const text = wishSentence(locale, { freeTimes, text: wish }, words.times)
  const away = awaySentence(meeting, words)
  return (
    <>
      {away && <p>{away}</p>}
      {slots.length === 0 && text !== '' && <p className="small soft">{fill(words.wished, { text })}</p>}
    </>
  )
}

type HoursProps = {
  meeting: Meeting
  rebooking: boolean
  /** An hour was named, before it is agreed to. */
  onPick: () => void
  onChoose: (slot: string, way: MeetingWay) => Promise<unknown>
}

/** The hours that the client can agree to: those proposed, or those that the specialist opens to everybody. */
function Hours({ meeting, rebooking, onPick, onChoose }: HoursProps) {
  const { id, can, slots, ways } = meeting
  const [chosen, setChosen] = useState<MeetingWay | null>(meeting.way)
  const way = ways.find((one) => one === chosen) ?? ways[0] ?? 'in_person'
  const field = <WayField meetingId={id} ways={ways} way={way} onChange={setChosen} />
  if (can.choose && slots.length > 0)
    return (
      <>
        {field}
        <MeetingSlots meeting={meeting} onPick={onPick} onChoose={(slot) => void onChoose(slot, way)} />
      </>
    )
  if (!(can.rebook ? rebooking : can.choose)) return null
  return (
    <>
      {field}
      <FreeSlots meeting={meeting} way={way} onPick={onPick} onBook={(slot) => onChoose(slot, way)} />
    </>
  )
}

type AccessProps = { meeting: Meeting; onRevoke: () => void }

/** Until when the specialist may read the exchanges, and every time that somebody did. */
function Access({ meeting, onRevoke }: AccessProps) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const { grantedUntil, specialist, revoked, withheld, readings, can } = meeting
  const [asking, setAsking] = useState(false)
  const agreed = meeting.state === 'scheduled'
  const text = endsCall(meeting) ? words.sure.revoke.phone : words.sure.revoke.text
  if (!grantedUntil && !revoked && readings.length === 0) return null
  return (
    <div className="meeting-access small">
      {grantedUntil && specialist && (
        <p className="soft">{fill(words.access, { name: specialist.name, date: day(locale, grantedUntil) })}</p>
      )}
      {!revoked && withheld > 0 && <p className="soft">{plural(tag, words.withheld, withheld)}</p>}
      {revoked && <p className="soft">{wasCall(meeting) ? words.revokedPhone : words.revoked}</p>}
      {readings.length > 0 && (
        <details>
          <summary>{plural(tag, words.readings, readings.length)}</summary>
          <ul>
            {readings.map(({ at, name }) => (
              <li key={at}>
                {fill(words.reading, { name, when: readersTime(locale, at, words.times, meeting.timeZone) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {can.revoke && asking && (
        <ConfirmStep
          text={fill(text, { name: specialist?.name ?? '' })}
          yes={words.sure.revoke.yes}
          no={words.sure.revoke.no}
          danger
          onYes={onRevoke}
          onNo={() => {
            setAsking(false)
            requestAnimationFrame(() => document.getElementById('meeting-revoke')?.focus())
          }}
        />
      )}
      {can.revoke && !asking && (
        <Button id="meeting-revoke" variant="link" size="small" onClick={() => (agreed ? setAsking(true) : onRevoke())}>
          {words.revoke}
        </Button>
      )}
    </div>
  )
}
