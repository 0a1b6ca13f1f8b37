import { useRef, useState } from 'react'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useFormDraft } from '../../shell/drafts/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { clientActs, Meeting } from '../contract.ts'
import { needsConfirmation } from '../lifecycle/confirmation.ts'
import { meetingTime } from '../meeting-time.ts'
import { isFull } from '../waiting-list/rules.ts'
import type { FreeTimes } from '../wish.ts'
import { MeetingCalendarButton } from './calendar-button.tsx'
import { clocksAt } from './clocks.ts'
import { type MeetingMessages, useMeetingMessages } from './messages.ts'
import { noWish, type TypedWish, WishFields } from './wish-fields.tsx'

export type ClientAct = (typeof clientActs)[number]

type WaysProps = {
  meeting: Meeting
  reporting: boolean
  /** The free hours are shown, one of which takes the place of the agreed one. */
  rebooking: boolean
  onRebook: () => void
  /** Resolves once it is done, or refused; `sent` once it is done. */
  onAct: (
    act: ClientAct,
    said?: { text?: string; freeTimes?: FreeTimes; confirmed?: boolean },
    sent?: () => void,
  ) => Promise<unknown>
}

/** The client's actions; what undoes an agreement or turns times down asks first, in place of the buttons. */
export function MeetingActions({ meeting, reporting, rebooking, onRebook, onAct }: WaysProps) {
  const words = useMeetingMessages()
  const { can, state, meetsAt, specialist } = meeting
  const [asking, setAsking] = useState<ClientAct | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const agreed = state === 'scheduled' && meetsAt !== null
  const ways: [boolean, ClientAct, string][] = [
    [can.confirm, 'confirm', words.tookPlace],
    [can.missed, 'missed', words.missed],
    [can.noneFits, 'none_fits', isFull(meeting) ? words.booking.sayWhen : words.noneFits],
    [can.elsewhere, 'elsewhere', words.elsewhere],
    [can.move && !can.rebook, 'move', words.move],
    [can.widen, 'widen', words.widen],
    [can.cancel, 'cancel', agreed ? words.cancelMeeting : words.cancel],
  ]
  const shown = ways.filter(([may]) => may)
  if (meeting.takenBack || (shown.length === 0 && !agreed)) return null

  function back(from: ClientAct) {
    setAsking(null)
    requestAnimationFrame(() => buttons.current?.querySelector<HTMLElement>(`[data-act="${from}"]`)?.focus())
  }
  if (asking && shown.some(([, act]) => act === asking))
    return (
      <Sure
        key={asking}
        act={asking}
        meeting={meeting}
        onYes={async (wish, sent) => {
          await onAct(asking, { ...wish, confirmed: true }, sent)
          setAsking(null)
        }}
        onNo={() => back(asking)}
      />
    )
  return (
    <>
      {can.elsewhere && !meeting.direct && <p className="small soft">{words.lastRound}</p>}
      {agreed && can.cancel && !can.move && <p className="small soft">{words.late}</p>}
      <div className="meeting-ways" ref={buttons}>
        {agreed && (
          <MeetingCalendarButton
            meeting={{ ...meeting, meetsAt }}
            title={fill(words.calendarTitle, { name: specialist?.name ?? '' })}
            label={words.calendar}
            size="small"
          />
        )}
        {can.rebook && (
          <Button variant="plain" size="small" aria-expanded={rebooking} onClick={onRebook}>
            {words.booking.rebook}
          </Button>
        )}
        {shown.map(([, act, label]) => (
          <Button
            key={act}
            data-act={act}
            variant={act === 'cancel' ? 'link' : act === 'confirm' && !reporting ? 'primary' : 'plain'}
            size="small"
            onClick={() => (needsConfirmation(meeting, act) ? setAsking(act) : void onAct(act))}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

function sureOf(act: ClientAct, meeting: Meeting): keyof MeetingMessages['sure'] {
  if (act === 'cancel' && meeting.state === 'scheduled') return 'cancelMeeting'
  if (meeting.direct && act === 'none_fits') return 'say_when'
  if (meeting.direct && act === 'elsewhere') return 'elsewhere_unasked'
  return act as keyof MeetingMessages['sure']
}

type SureProps = {
  act: ClientAct
  meeting: Meeting
  onYes: (wish?: { text: string; freeTimes: FreeTimes }, sent?: () => void) => Promise<void>
  onNo: () => void
}

/** Says what follows before it is done; a client who is free at none of the times may say when they are. */
function Sure({ act, meeting, onYes, onNo }: SureProps) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const [wish, setWish] = useState<TypedWish>({ ...noWish, ...meeting.freeTimes, text: meeting.wish ?? '' })
  const [busy, setBusy] = useState(false)
  const draft = useFormDraft(`meeting-wish:${meeting.id}`)
  const { specialist, meetsAt, city, searchesOn } = meeting
  const sure = words.sure[sureOf(act, meeting)]
  const values = {
    undo: words.takenBack[meeting.undoable ? 'may' : 'final'],
    name: specialist?.name ?? '',
    when: meetsAt ? meetingTime(locale, meetsAt, clocksAt(meeting.timeZone), words.times) : '',
    city,
    otherwise: words.otherwise[searchesOn ? 'open' : 'closed'],
  }
  const send = (...said: Parameters<SureProps['onYes']>) => {
    setBusy(true)
    return onYes(...said).finally(() => setBusy(false))
  }
  const step = {
    text: fill(sure.text, values),
    yes: sure.yes,
    no: fill(sure.no, values),
    danger: act === 'cancel',
    busy,
    onNo,
  }
  if (act !== 'none_fits') return <ConfirmStep {...step} onYes={() => void send()} />
  const { text, ...freeTimes } = wish
  return (
    <Form
      {...draft.form}
      className=""
      onSend={() => send({ text: text.trim(), freeTimes }, draft.sent)}
      summaryTitle={words.wish}
    >
      <ConfirmStep {...step}>
        <WishFields wish={wish} onChange={setWish} />
      </ConfirmStep>
    </Form>
  )
}
