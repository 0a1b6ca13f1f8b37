import { useLocale } from '../../i18n/use-locale.ts'
import '../../ui/css/screens/meetings.css'
import { type ReactNode, useState } from 'react'
import { joinList } from '../../i18n/format.ts'
import { withColon } from '../../i18n/non-breaking.ts'
import { fill } from '../../i18n/text.ts'
import { Translated, TranslationNote, useOtherLanguage } from '../../questions/translation/parts/translated.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { useFocusIfLost } from '../../ui/feedback/use-focus-if-lost.ts'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Exchange, SpecialistMeeting } from '../contract.ts'
import { isLive } from '../lifecycle/lifecycle.ts'
import { takeBackRules } from '../lifecycle/taken-back.ts'
import { meetingTime } from '../meeting-time.ts'
import { MeetingSummary } from '../outcome/parts/follow-up.tsx'
import { MeetingObjection, MeetingReport } from '../outcome/parts/objection.tsx'
import { agreedWay } from '../ways.ts'
import { wishSentence } from '../wish.ts'
import { CardActions, type OpenSteps } from './card-actions.tsx'
import { clocksAt, readersTime } from './clocks.ts'
import { JoinButton } from './join-button.tsx'
import { absenceSentence, distanceSentence } from './meeting-sentence.ts'
import { useMeetingMessages } from './messages.ts'
import { MeetingTimes } from './propose-times.tsx'
import { useSpecialistActs } from './use-specialist-acts.ts'

type MeetingCardProps = {
  meeting: SpecialistMeeting
  onDone: () => void
}

/** One request, for the specialist: its subject, then the time and place, the client, and the exchanges. */
export function MeetingCard({ meeting, onDone }: MeetingCardProps) {
  const words = useMeetingMessages()
  const { id, can } = meeting
  const acts = useSpecialistActs(meeting, onDone)
  const { act, exchanges } = acts
  const [open, setOpen] = useState<OpenSteps>({ times: false, report: false, decline: false })
  const closeTimes = () => setOpen((before) => ({ ...before, times: false }))
  // With the form of the times goes what was pressed in it.
  useFocusIfLost(can.accept || open.times, `meeting-${id}`)
  const takenBackSentence = useTakenBackSentence(meeting)

  return (
    <article className="meeting-one" aria-labelledby={`meeting-${id}`}>
      <div className="panel-head">
        <Title meeting={meeting} />
        <StateTag meeting={meeting} />
      </div>
      <TitleNote meeting={meeting} />
      <Facts meeting={meeting} />
      {meeting.takenBack && (
        <UndoNotice
          title={takenBackSentence}
          until={meeting.takenBack.until}
          words={words.takenBack}
          seconds={takeBackRules.seconds}
          busy={acts.running === 'undo'}
          onUndo={() => void acts.undo()}
          onOver={onDone}
        />
      )}
      {meeting.overtaken && <Notice title={words.takenBack.overtaken} live />}
      <JoinButton meeting={{ ...meeting, timeZone: meeting.hours.timeZone }} onJoin={acts.room} onTime={onDone} />
      {(can.accept || open.times) && (
        <MeetingTimes
          meeting={meeting}
          onPropose={(proposal, confirmed, sent) =>
            acts.propose({ ...proposal, confirmed }, () => {
              sent()
              closeTimes()
            })
          }
          onKeep={() => {
            closeTimes()
            requestAnimationFrame(() => document.getElementById(`move-${id}`)?.focus())
          }}
        />
      )}
      {can.object && <MeetingObjection meetingId={id} onSend={(text, sent) => act('object', text, sent)} />}
      {can.missed && open.report && (
        <MeetingReport meetingId={id} onSend={(text, sent) => act('missed', text, sent, true)} />
      )}
      <MeetingSummary meeting={meeting} onSend={(text, sent) => act('summarise', text, sent)} />
      <CardActions meeting={meeting} acts={acts} open={open} onOpen={setOpen} />
      <ErrorText id={`meeting-${id}-error`} live>
        {acts.problem}
      </ErrorText>
      {exchanges && <Exchanges read={exchanges} />}
    </article>
  )
}

function StateTag({ meeting: { state, direct, slots, waiting, said } }: Pick<MeetingCardProps, 'meeting'>) {
  const { desk } = useMeetingMessages()
  const booking = state === 'proposed' && direct
  const asked = state === 'proposed' && slots.length === 0 && !booking
  const word = () => {
    if (asked) return desk.toPropose
    if (booking) return desk[waiting ? 'waitingState' : 'bookingState']
    return said ? desk.saidState : desk.states[state]
  }
  return (
    <Tag tone={state === 'offered' || asked ? 'apricot' : state === 'scheduled' ? 'moss' : undefined}>{word()}</Tag>
  )
}

/** What the specialist has taken back and can still keep: the whole meeting, or its hour for others. */
function useTakenBackSentence({ takenBack, hours }: SpecialistMeeting): string {
  const words = useMeetingMessages()
  const locale = useLocale()
  if (!takenBack?.slots.length) return words.takenBack.givenBack
  const timeOf = (at: string) => meetingTime(locale, at, clocksAt(hours.timeZone), words.times)
  return fill(words.takenBack.otherTimes, { times: joinList(locale, takenBack.slots.map(timeOf)) })
}

/** The subject, in translation where there is one; the note below the title says so. */
function Title({ meeting: { id, title, titleWritten } }: Pick<MeetingCardProps, 'meeting'>) {
  const { translation, locale } = titleWritten
  const inOther = translation?.text ?? null
  const lang = useOtherLanguage(inOther !== null && translation ? translation.locale : locale)
  return (
    <h2 id={`meeting-${id}`} lang={lang} data-ai-generated={inOther !== null || undefined}>
      {inOther ?? title}
    </h2>
  )
}

function TitleNote({ meeting: { title, titleWritten } }: Pick<MeetingCardProps, 'meeting'>) {
  const { translation, locale: from } = titleWritten
  return translation && <TranslationNote translation={translation} from={from} original={title} />
}

/** The request's status: until when to answer, the time and place, who did not come, whom to call. */
function Facts({ meeting }: Pick<MeetingCardProps, 'meeting'>) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const { state, contact, slots, missed } = meeting
  const { desk, times } = words
  const timeOf = (at: string) => meetingTime(locale, at, clocksAt(meeting.hours.timeZone), times)
  return (
    <>
      <p className="soft">
        {fill(desk.where, { category: meeting.category, postalCode: meeting.postalCode, city: meeting.city })}
      </p>
      <Away meeting={meeting} />
      <Times meeting={meeting} timeOf={timeOf} />
      {state === 'scheduled' && meeting.can.decline && !meeting.can.move && <p>{words.late}</p>}
      {meeting.said && <p role="status">{desk.said}</p>}
      {meeting.noneFitted && <p>{desk.wishes}</p>}
      <Wish meeting={meeting} />
      {state === 'proposed' && slots.length === 0 && (
        <p>{meeting.direct ? desk[meeting.waiting ? 'waiting' : 'booking'] : desk.again}</p>
      )}
      {missed && (
        <p>{absenceSentence(missed, { ...words, ...desk, reader: 'specialist', name: contact?.name ?? '', timeOf })}</p>
      )}
      <Revoked meeting={meeting} />
      {contact && (
        <p>
          <b>{withColon(locale, desk.contact)}</b> {contact.name},{' '}
          <a className="nowrap" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
            {contact.phone}
          </a>
          , <a href={`mailto:${contact.email}`}>{contact.email}</a>, {contact.address}
        </p>
      )}
    </>
  )
}

/** That the client has taken their consent back, with what follows for the meeting. */
function Revoked({ meeting: { revoked, state, way } }: Pick<MeetingCardProps, 'meeting'>) {
  const { desk } = useMeetingMessages()
  const calls = way === 'phone'
  if (!revoked || !(isLive(state) || (calls && state === 'cancelled'))) return null
  return <p>{calls ? desk.revokedPhone : desk.revoked}</p>
}

/** That the client lives elsewhere, as long as they may come. */
function Away({ meeting: { away, state, way, hours } }: Pick<MeetingCardProps, 'meeting'>) {
  const { desk } = useMeetingMessages()
  const onSite = way ? way === 'in_person' : hours.ways.includes('in_person')
  return away && onSite && isLive(state) && <p>{distanceSentence(away, desk.far)}</p>
}

/** Until when to answer, the agreed time and place, and the times that are proposed. */
function Times({ meeting, timeOf }: Pick<MeetingCardProps, 'meeting'> & { timeOf: (at: string) => string }) {
  const { desk, times } = useMeetingMessages()
  const { state, contact, meetsAt, place, slots, offerUntil } = meeting
  const agreed = { way: meeting.way ?? 'in_person', place: place ?? '', link: null, phone: contact?.phone ?? null }
  const where = agreedWay(agreed, 'specialist', times)
  return (
    <>
      {state === 'offered' && offerUntil && <p>{fill(desk.until, { when: timeOf(offerUntil) })}</p>}
      {meetsAt && place !== null && <p>{fill(desk.at, { when: timeOf(meetsAt), where })}</p>}
      {slots.length > 0 && <p>{fill(desk.proposedTimes, { times: slots.map(timeOf).join(', ') })}</p>}
    </>
  )
}

/** When the client is free, in the reader's language; beneath it their own words, which may say anything, and their translation. */
function Wish({ meeting: { freeTimes, wish, wishWritten } }: Pick<MeetingCardProps, 'meeting'>) {
  const { desk, times } = useMeetingMessages()
  const locale = useLocale()
  const line = (label: string, said: Parameters<typeof wishSentence>[1]) => {
    const sentence = wishSentence(locale, said, times)
    return sentence === '' ? null : (
      <p>
        <b>{withColon(locale, label)}</b> {sentence}
      </p>
    )
  }
  const free = line(desk.free, { freeTimes, text: null })
  const words = (text: string | null) => line(desk.wishWords, { freeTimes: null, text })
  if (!wishWritten?.translation)
    return (
      <>
        {free}
        {words(wish)}
      </>
    )
  const { translation, locale: from } = wishWritten
  return (
    <div>
      {free}
      {words(translation.text ?? wish)}
      <TranslationNote translation={translation} from={from} original={wish} />
    </div>
  )
}

type ExchangesProps = {
  read: readonly Exchange[]
  /** Replaces the line above each exchange that says whose it is and when it was written. */
  head?: (exchange: Exchange, said: string) => ReactNode
}

const paragraphsOf = (text: string) => text.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)

export function Exchanges({ read, head }: ExchangesProps) {
  const { desk, times } = useMeetingMessages()
  const locale = useLocale()
  return (
    <section aria-label={desk.exchanges}>
      {read.map((exchange) => {
        const { id, author, text, at, translation } = exchange
        const said = `${desk.authors[author]}, ${readersTime(locale, at, times)}`
        return (
          <blockquote key={id} data-ai-generated={author === 'assistant' || undefined}>
            {head ? head(exchange, said) : <p className="small soft">{said}</p>}
            {translation ? (
              <Translated
                translation={translation}
                from={exchange.locale}
                original={paragraphsOf(text)}
                inOther={(made) => paragraphsOf(made.text ?? '')}
              />
            ) : (
              paragraphsOf(text)
            )}
          </blockquote>
        )
      })}
    </section>
  )
}
