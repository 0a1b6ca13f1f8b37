import { expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { invitationsTo } from '../../../../test/scenarios/invitations.ts'
import {
  acceptMeeting,
  chooseSlot,
  clientWithAnswer,
  createSpecialist,
  firstMeetingSeenBy,
  firstSlot,
  requestMeeting,
  secondSlot,
} from '../../../../test/scenarios/meetings.ts'
import { setPersonLocale } from '../../../accounts/server/people.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { questionById } from '../../../questions/server/views.ts'
import type { MeetingNews } from '../../lifecycle/events.ts'
import type { InvitationMethod } from '../../lifecycle/invitation.ts'
import { meetingById } from '../../server/store.ts'
import { kindToClient, kindToSpecialist, type MeetingEmail, meetingEmails } from '../kinds.ts'
import { emailClientAboutMeeting, emailSpecialist } from './emails.tsx'

setUpTestApp()

const named: Record<MeetingNews, true> = {
  ...{ asked: true, proposed: true, bookable: true, full: true, asked_instead: true, confirmed: true, moved: true },
  ...{ other_times: true, withdrawn: true, cancelled: true, given_up: true, elsewhere: true, called_off: true },
  ...{ released: true, hours: true, kept: true, revoked: true, waits: true, reminder: true, took_place: true },
  ...{ missed: true, busy: true, stands: true, cleared: true, done: true, summary: true },
}
const allNews = Object.keys(named) as MeetingNews[]
const either = [false, true]
const methods: InvitationMethod[] = ['REQUEST', 'CANCEL']

/** Under which circumstances a letter of this kind is written. */
type Case = {
  side: 'client' | 'specialist'
  kind: MeetingEmail
  news: MeetingNews
  calendar: InvitationMethod
  closed: boolean
  moved: boolean
  wished: boolean
  overtaken: boolean
  proposes: boolean
}

/** Every kind of letter that can carry an invitation, with each method, once. */
function everyCase(): Case[] {
  const found = new Map<string, Case>()
  const none = { closed: false, wished: false, overtaken: false, proposes: false }
  const add = (one: Omit<Case, 'kind'>, kind: MeetingEmail | undefined) => {
    if (kind && !found.has(kind + one.calendar)) found.set(kind + one.calendar, { ...one, kind })
  }
  for (const news of allNews)
    for (const calendar of methods)
      for (const moved of either) {
        for (const closed of either) {
          const one = { ...none, side: 'client', news, calendar, moved, closed } as const
          add(one, kindToClient(news, one))
        }
        for (const wished of either)
          for (const overtaken of either)
            for (const proposes of either) {
              const one = { ...none, side: 'specialist', news, calendar, moved, wished, overtaken, proposes } as const
              add(one, kindToSpecialist(news, one))
            }
      }
  return [...found.values()]
}

/** Letters about an hour that is not agreed, which are sent otherwise than with news of a meeting. */
const withoutInvitation: readonly MeetingEmail[] = ['meetingWaits', 'meetingClientFreed']

async function sendAll(locale: Locale) {
  const { client, questionId } = await clientWithAnswer()
  const near = await createSpecialist()
  await requestMeeting(client, questionId)
  const { id } = await firstMeetingSeenBy(near)
  await acceptMeeting(near, id)
  await chooseSlot(client, questionId)
  const { db, transact } = testApp.ports
  const [agreed, question] = [await meetingById(db, id), await questionById(db, questionId)]
  if (!agreed?.specialistId || !question) throw new Error('there is no meeting')
  const specialist = agreed.specialistId
  await transact((tx) => setPersonLocale(tx, near.personId, locale))
  for (const [at, { side, news, calendar, closed, moved, wished, overtaken, proposes }] of everyCase().entries()) {
    testApp.clock.advance(5 * 60_000)
    const updatedAt = testApp.clock.now()
    const about = { ...question, locale, state: closed ? ('CLOSED' as const) : question.state }
    const life = {
      ...{
        ...agreed.life,
        wish: wished ? 'Le mardi matin' : null,
        overtakenAt: overtaken ? updatedAt.getTime() : null,
      },
      ...(proposes && { state: 'proposed' as const, slots: [Date.parse(secondSlot)] }),
    }
    const before = moved ? Date.parse(secondSlot) : null
    const event = -at
    await transact((tx) =>
      side === 'client'
        ? emailClientAboutMeeting(testApp.ports, tx, { ...agreed, life, updatedAt }, about, {
            news,
            before,
            calendar,
            event,
          })
        : emailSpecialist(testApp.ports, tx, { ...agreed, life, updatedAt }, about, {
            ...{ specialist, news, before, named: true, calendar, event },
          }),
    )
  }
  return { id, questionId }
}

const words = {
  fr: {
    file: 'rendez-vous.ics',
    agreed: /^Rendez-vous avec /,
    cancelled: 'Rendez-vous annulé',
    meetings: 'mes-rendez-vous',
  },
  en: { file: 'meeting.ics', agreed: /^Meeting with /, cancelled: 'Meeting cancelled', meetings: 'mes-rendez-vous' },
}

it.each(['fr', 'en'] as const)(
  'every letter carries an invitation that a calendar reads, in its language (%s)',
  async (locale) => {
    const kinds = new Set(everyCase().map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(meetingEmails.filter((kind) => !withoutInvitation.includes(kind)).sort())
    const { id, questionId } = await sendAll(locale)
    const said = words[locale]
    for (const side of ['client', 'specialist'] as const) {
      const read = await invitationsTo(side, id)
      // Apart from the one of the agreement itself.
      const sent = read.slice(1)
      const expected = everyCase().filter((one) => one.side === side)
      expect(sent.map(({ template, method }) => [template, method])).toEqual(
        expected.map(({ kind, calendar }) => [`questions.${kind}`, calendar]),
      )
      for (const one of sent) {
        const cancelled = one.method === 'CANCEL'
        expect(one).toMatchObject({
          name: said.file,
          type: `text/calendar; charset=utf-8; method=${one.method}`,
          uid: `${id}@meeting.clairavis.example`,
          ...{ sequence: 0, start: firstSlot, zone: 'UTC', minutes: 60 },
          status: cancelled ? 'CANCELLED' : 'CONFIRMED',
          summary: cancelled ? said.cancelled : expect.stringMatching(said.agreed),
          url: `https://clairavis.test/${locale}/${side === 'client' ? `question/${questionId}` : said.meetings}`,
          organizer: 'mailto:bonjour@clairavis.example',
          attendees: [{ who: `mailto:${one.toAddress.toLowerCase()}`, status: 'ACCEPTED' }],
          alarms: cancelled ? [] : ['-PT2H'],
        })
        for (const line of one.text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
      }
    }
  },
)
