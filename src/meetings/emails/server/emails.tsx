import { contactOf } from '../../../accounts/server/people.ts'
import { brand } from '../../../brand.ts'
import { expertById } from '../../../experts/server/views.ts'
import { businessTimeZone } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Attachment } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayRate } from '../../../questions/access.ts'
import { siteAddress } from '../../../questions/notifications/server/mail.tsx'
import type { QuestionRow } from '../../../questions/server/views.ts'
import { href } from '../../../screens.ts'
import { availabilityWith } from '../../availability/server/availability.ts'
import { invitationFile, organizerOf } from '../../calendar/server/invitation.ts'
import type { MeetingNews } from '../../lifecycle/events.ts'
import type { InvitationMethod } from '../../lifecycle/invitation.ts'
import { type Clocks, meetingTime, shortMeetingTime, subjectMeetingTime } from '../../meeting-time.ts'
import type { MeetingRow } from '../../server/store.ts'
import { maskedWish, readerOf, titleFor } from '../../server/translated-texts.ts'
import { times as timesEn } from '../../times.text.en.ts'
import { times as timesFr } from '../../times.text.fr.ts'
import { agreedWay, calendarPlace } from '../../ways.ts'
import { wishSentence } from '../../wish.ts'
import { emails as en, phrases as phrasesEn } from '../emails.text.en.ts'
import { emails as fr, phrases as phrasesFr } from '../emails.text.fr.ts'
import { kindToClient, kindToSpecialist, type MeetingEmail, saysWish } from '../kinds.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<`questions.${MeetingEmail}`, true> {}
}

type About = {
  locale: Locale
  id: string
  title: string
  site: string
  name: string
  city: string
  /** How they meet, said to the recipient. */
  where: string
  at: Date | null
  /** The hour that was agreed before. */
  before?: Date | null
  /** The hours that the specialist proposes now. */
  slots?: readonly Date[]
  /** The recipient's clock and that of the place. */
  clocks: Clocks
  /** The staff's reason, sent to both sides. */
  reason?: string
  /** When the client is free, in their own words. */
  wish?: string | null
  /** No other specialist is searched for. */
  closed?: boolean
  /** What is said of the client's words, where the recipient does not know their language. */
  bridge?: string
}

/** Capitalises the phrase for an unnamed client at the beginning of a sentence. */
const sentences = (text: string, unnamed: string) =>
  text.replace(new RegExp(`(^|[.!?]\\s)${unnamed}`, 'g'), (found, before: string) => {
    const at = before.length
    return before + found.charAt(at).toUpperCase() + found.slice(at + 1)
  })

export function meetingEmail(
  kind: MeetingEmail,
  { locale, id, site, at, before, slots = [], clocks, closed, bridge, ...about }: About,
): EmailContent {
  const words = (locale === 'fr' ? fr : en)[kind]
  const times = locale === 'fr' ? timesFr : timesEn
  const { unnamed, otherwise, next } = locale === 'fr' ? phrasesFr : phrasesEn
  const values = {
    ...about,
    name: about.name || unnamed,
    next: closed ? next.closed : next.open,
    otherwise: otherwise[closed ? 'closed' : kind.startsWith('meetingClient') ? 'client' : 'specialist'],
    reason: about.reason ?? '',
    wish: about.wish ?? '',
    when: at ? meetingTime(locale, at, clocks, times) : '',
    slots: slots.map((slot) => meetingTime(locale, slot, clocks, times)).join(times.between),
    short: at ? subjectMeetingTime(locale, at, clocks, times) : '',
    before: before ? shortMeetingTime(locale, before, clocks, times) : '',
  }
  const subject = sentences(fill(words.subject, values), unnamed)
  const lead = sentences(fill(words.lead, values), unnamed)
  return {
    locale,
    subject,
    preview: lead,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{lead}</Paragraph>
        {bridge && /\{(title|wish)\}/.test(words.lead) && <Paragraph>{bridge}</Paragraph>}
        <Button href={site + screenFor(kind, locale, id)}>{words.button}</Button>
      </>
    ),
  }
}

function screenFor(kind: MeetingEmail, locale: Locale, id: string): string {
  if (kind === 'meetingWaits') return href('admin-question', locale, { id })
  return kind.startsWith('meetingClient') ? href('question', locale, { id }) : href('meetings', locale)
}

/** Nobody nearby can be asked: a member of the staff searches for somebody. */
export async function emailStaff(
  ports: Ports,
  tx: Tx,
  row: MeetingRow,
  question: QuestionRow,
  event: number,
): Promise<void> {
  const to = { email: brand.support.email, locale: 'fr' as const, about: null }
  await post(ports, tx, 'meetingWaits', to, row, {
    ...{ title: question.title, name: '', at: null, phone: null },
    ...{ clocks: await clocksOf(tx, row), event },
  })
}

/** A sentence follows. */
const withStop = (text: string) => (/[.!?…][\s»”]*$/.test(text) ? text : `${text}.`)

type ToSpecialist = {
  specialist: string
  news: MeetingNews
  before: number | null
  /** The specialist may know the client's name: they accepted, and the consent stands. */
  named: boolean
  /** What the email tells the recipient's calendar. */
  calendar: InvitationMethod | null
  /** What has happened, of which each recipient is told once. */
  event: number
}

/** Refreshes the specialist's screen, and sends an email that says why. */
export async function emailSpecialist(
  ports: Ports,
  tx: Tx,
  row: MeetingRow,
  question: QuestionRow,
  { specialist: id, news, before, named, calendar, event }: ToSpecialist,
): Promise<void> {
  const specialist = await expertById(tx, id)
  const { wish: text, freeTimes = null } = row.life
  const wished = freeTimes !== null || Boolean(text)
  const withWish = wished && saysWish(news)
  const slots = row.life.state === 'proposed' ? row.life.slots.map((slot) => new Date(slot)) : []
  // A letter that takes an earlier one in, which has not left yet, says what that one would have said.
  const overtaken = row.updatedAt.getTime() - (row.life.overtakenAt ?? 0) <= waits
  const moved = before !== null
  const kind = kindToSpecialist(news, { wished, moved, overtaken, calendar, proposes: slots.length > 0 })
  const contact = specialist && kind && (await contactOf(tx, specialist.personId))
  if (!contact) return
  const said = await bridged(tx, question, specialist.languages, contact.locale, withWish && text ? text : null)
  const times = contact.locale === 'fr' ? timesFr : timesEn
  await ports.live.announce(tx, [specialist.personId], { kind: 'desk', ref: question.id })
  await post(
    ports,
    tx,
    kind,
    { email: contact.email, locale: contact.locale, personId: specialist.personId, about: null },
    row,
    {
      title: said.title,
      bridge: said.bridge,
      name: named ? `${row.firstName} ${row.lastName}` : '',
      at: row.meetsAt ?? offerEnd(row),
      before: dateOf(before),
      slots,
      reason: row.life.missed?.verdict?.reason,
      wish: withStop(wishSentence(contact.locale, { freeTimes, text: said.wish }, times)),
      closed: question.state === 'CLOSED',
      clocks: await clocksOf(tx, { specialistId: id, clientTimeZone: null }),
      phone: named ? row.phone : null,
      event,
    },
    calendar,
  )
}

/** The client's words as this specialist can read them: all in translation, marked as one, or all as they are. */
async function bridged(
  tx: Tx,
  question: QuestionRow,
  languages: readonly Locale[],
  locale: Locale,
  text: string | null,
) {
  const read = await readerOf(tx, question, languages)
  const texts = [await titleFor(tx, question, locale), ...(text ? [maskedWish(text, question)] : [])]
  const [title = '', wish = null] = texts.map((one) => one.text)
  const foreign = texts.map((one) => ({ text: one.text, ...read(one) }))
  const { unread, byMachine, untranslated } = (locale === 'fr' ? phrasesFr : phrasesEn).bridge
  const from = foreign.find(({ translation }) => translation)?.locale
  if (from === undefined) return { title, wish, bridge: undefined }
  const shown = foreign.map((one) => (one.translation ? one.translation.text : one.text))
  if (shown.some((one) => one === null)) return { title, wish, bridge: fill(untranslated, { language: unread[from] }) }
  return { title: shown[0] ?? title, wish: shown[1] ?? wish, bridge: fill(byMachine, { language: unread[from] }) }
}

export async function emailClientAboutMeeting(
  ports: Ports,
  tx: Tx,
  row: MeetingRow,
  question: QuestionRow,
  { news, before, calendar, event }: Pick<ToSpecialist, 'news' | 'before' | 'calendar' | 'event'>,
): Promise<void> {
  const closed = question.state === 'CLOSED'
  const kind = kindToClient(news, { closed, moved: before !== null, calendar })
  // No email asks for a review that the client could not give.
  if (!kind || (news === 'done' && !mayRate(question.life))) return
  const specialist = row.specialistId ? await expertById(tx, row.specialistId) : undefined
  const name = specialist ? `${specialist.firstName} ${specialist.lastName}` : ''
  const to = { email: row.email, locale: question.locale, personId: row.personId, about: question.id }
  const reason = row.life.missed?.verdict?.reason
  const clocks = await clocksOf(tx, row)
  const about = {
    title: question.title,
    name,
    at: row.meetsAt,
    before: dateOf(before),
    reason,
    closed,
    clocks,
    phone: row.life.revoked ? null : row.phone,
    event,
  }
  await post(ports, tx, kind, to, row, about, calendar)
}

/** An hour of the specialist can be booked: to a client who asked to be told. */
export async function emailFreedHour(
  ports: Ports,
  tx: Tx,
  row: MeetingRow,
  question: QuestionRow,
  at: Date,
): Promise<void> {
  const specialist = row.specialistId ? await expertById(tx, row.specialistId) : undefined
  if (!specialist) return
  const to = { email: row.email, locale: question.locale, personId: row.personId, about: question.id }
  const name = `${specialist.firstName} ${specialist.lastName}`
  const event = `${ports.clock.now().getTime()}:${at.getTime()}`
  const about = { title: question.title, name, at, clocks: await clocksOf(tx, row), phone: null, event }
  await post(ports, tx, 'meetingClientFreed', to, row, about)
}

/** A specialist's letters are on the clock of their place, and those of a client whose zone is unknown too. */
async function clocksOf(
  tx: Tx,
  { specialistId, clientTimeZone }: Pick<MeetingRow, 'specialistId' | 'clientTimeZone'>,
): Promise<Clocks> {
  const place = specialistId ? (await availabilityWith(tx, specialistId)).timeZone : businessTimeZone
  return { place, reader: clientTimeZone ?? place }
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at))
const offerEnd = ({ life }: MeetingRow) => dateOf(life.offerUntil)

/**
 * What is agreed and moved within some minutes is told once; a reminder has its own time. That a meeting will not take
 * place is told in any case.
 */
const waits = 3 * 60_000

async function post(
  ports: Ports,
  tx: Tx,
  kind: MeetingEmail,
  to: { email: string; locale: Locale; personId?: string; about: string | null },
  row: MeetingRow,
  {
    phone,
    event,
    ...about
  }: Pick<About, 'title' | 'name' | 'at' | 'before' | 'slots' | 'reason' | 'wish' | 'closed' | 'clocks' | 'bridge'> & {
    phone: string | null
    event: number | string
  },
  method: InvitationMethod | null = null,
): Promise<void> {
  const letter = await renderEmail(
    meetingEmail(kind, {
      ...about,
      locale: to.locale,
      id: row.questionId,
      site: siteAddress(ports),
      city: row.city,
      where: whereOf(kind, to.locale, row, phone),
      reason: about.reason,
    }),
  )
  await ports.mail.enqueue(tx, {
    ...letter,
    ...(method &&
      about.at && {
        attachments: [attachedInvitation(ports, kind, to, row, { method, name: about.name, at: about.at, phone })],
      }),
    ...(kind !== 'meetingWaits' && {
      gather: {
        matter: `meeting:${row.id}`,
        waits: kind.endsWith('Reminder') ? 0 : waits,
        tells: 'latest',
        ...(method === 'CANCEL' && { leaves: 'now' }),
      },
    }),
    template: `questions.${kind}`,
    to: to.email,
    locale: to.locale,
    personId: to.personId,
    about: to.about,
    key: `meeting:${row.id}:${kind}:${event}`,
  })
}

function whereOf(kind: MeetingEmail, locale: Locale, { life, place }: MeetingRow, phone: string | null): string {
  const of = { way: life.way ?? 'in_person', place: place ?? '', link: life.link ?? null, phone }
  const side = kind.startsWith('meetingClient') ? 'client' : 'specialist'
  return agreedWay(of, side, locale === 'fr' ? timesFr : timesEn)
}

/** The invitation in the recipient's language; a cancellation names nobody. */
function attachedInvitation(
  ports: Ports,
  kind: MeetingEmail,
  { email, locale }: { email: string; locale: Locale },
  { id, questionId, life, place }: MeetingRow,
  { method, name, at, phone }: { method: InvitationMethod; name: string; at: Date; phone: string | null },
): Attachment {
  const { invitation: words, unnamed } = locale === 'fr' ? phrasesFr : phrasesEn
  const url = siteAddress(ports) + screenFor(kind, locale, questionId)
  const times = locale === 'fr' ? timesFr : timesEn
  // The specialist calls; a cancellation names nobody, and says nobody's number.
  const calls = method === 'REQUEST' && !kind.startsWith('meetingClient')
  return invitationFile(
    {
      method,
      id,
      sequence: life.sequence ?? 0,
      at,
      ...calendarPlace(
        { ...life, place: place ?? '' },
        url,
        calls && phone ? fill(times.callNumber, { phone }) : words.phone,
      ),
      summary: method === 'CANCEL' ? words.cancelled : fill(words.agreed, { name: name || unnamed }),
      description: method === 'CANCEL' ? url : fill(words.see, { url }),
      url,
      organizer: organizerOf(ports.config),
      attendee: email,
      now: ports.clock.now(),
    },
    words.file,
  )
}
