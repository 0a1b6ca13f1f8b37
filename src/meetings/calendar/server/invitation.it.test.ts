import { describe, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { invitationsTo as calendarOf } from '../../../../test/scenarios/invitations.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  chooseSlot,
  createAgreedMeeting,
  createSpecialist,
  firstMeetingSeenBy,
  firstSlot,
  meetingOfClient,
  secondSlot,
} from '../../../../test/scenarios/meetings.ts'
import { dayAndHourIn } from '../../../i18n/format.ts'
import { releaseMeetings } from '../../server/specialist-changes.ts'

setUpTestApp()

/** Later emails are later by the clock, and travel alone. */
const later = () => testApp.clock.advance(5 * 60_000)

describe('the invitation to an agreed meeting', () => {
  it('comes to each side alone, as a message that mail programs understand', async () => {
    const { id, questionId } = await createAgreedMeeting()
    const [client, ...noMore] = await calendarOf('client', id)
    expect(noMore).toEqual([])
    expect(client).toMatchObject({
      template: 'questions.meetingClientConfirmed',
      toAddress: 'claire@client.test',
      name: 'rendez-vous.ics',
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      method: 'REQUEST',
      uid: `${id}@meeting.clairavis.example`,
      sequence: 0,
      start: firstSlot,
      zone: 'UTC',
      minutes: 60,
      location: 'À mon cabinet',
      status: 'CONFIRMED',
      url: `https://clairavis.test/fr/question/${questionId}`,
      stamp: '2026-11-20T17:00:00Z',
      organizer: 'mailto:bonjour@clairavis.example',
      attendees: [{ who: 'mailto:claire@client.test', status: 'ACCEPTED' }],
      alarms: ['-PT2H'],
    })
    const [specialist] = await calendarOf('specialist', id)
    expect(specialist).toMatchObject({
      template: 'questions.meetingConfirmed',
      uid: client?.uid,
      sequence: 0,
      summary: 'Rendez-vous avec Claire Delaunay',
      url: 'https://clairavis.test/fr/mes-rendez-vous',
    })
    expect(specialist?.attendees).toEqual([{ who: `mailto:${specialist?.toAddress}`, status: 'ACCEPTED' }])
    expect(specialist?.text).not.toContain('claire@client.test')
    expect(client?.text).not.toContain(specialist?.toAddress)
    for (const line of specialist?.text.split('\r\n') ?? [])
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  })

  it('moves with the meeting: the old hour goes from both calendars, the new one comes under the same identifier', async () => {
    const { client, near, id, questionId } = await createAgreedMeeting()
    later()
    await actAsClient(client, questionId, 'move')
    later()
    await acceptMeeting(near, id, { slots: [secondSlot] })
    await chooseSlot(client, questionId, secondSlot)
    for (const side of ['client', 'specialist'] as const) {
      const read = await calendarOf(side, id)
      expect(read.map(({ method, status, sequence, start }) => [method, status, sequence, start])).toEqual([
        ['REQUEST', 'CONFIRMED', 0, firstSlot],
        ['CANCEL', 'CANCELLED', 1, firstSlot],
        ['REQUEST', 'CONFIRMED', 2, secondSlot],
      ])
      expect(new Set(read.map(({ uid }) => uid)).size).toBe(1)
      expect(read[1]).toMatchObject({ summary: 'Rendez-vous annulé', alarms: [], location: 'À mon cabinet' })
    }
    expect((await calendarOf('client', id))[1]?.template).toBe('questions.meetingClientGivenUp')
    expect((await calendarOf('specialist', id))[1]?.template).toBe('questions.meetingMoved')
  })

  it('reaches both calendars where the same is told twice within one millisecond', async () => {
    const { client, near, id, questionId } = await createAgreedMeeting()
    for (const slot of [secondSlot, firstSlot]) {
      await actAsClient(client, questionId, 'move')
      await acceptMeeting(near, id, { slots: [slot] })
      await chooseSlot(client, questionId, slot)
    }
    for (const side of ['client', 'specialist'] as const)
      expect((await calendarOf(side, id)).find(({ sequence }) => sequence === 4)).toMatchObject({
        ...{ method: 'REQUEST', start: firstSlot },
      })
  })

  it('is taken back from both calendars, whoever takes the meeting back', async () => {
    const ends: [string, string, (made: Awaited<ReturnType<typeof createAgreedMeeting>>) => Promise<unknown>][] = [
      [
        'meetingClientGivenUp',
        'meetingAgreedCancelled',
        ({ client, questionId }) => actAsClient(client, questionId, 'cancel'),
      ],
      ['meetingClientOff', 'meetingGivenUp', ({ near, id }) => actAsExpert(near, id, 'decline')],
      [
        'meetingClientReproposed',
        'meetingReproposed',
        ({ near, id }) => acceptMeeting(near, id, { slots: [secondSlot] }),
      ],
      [
        'meetingClientOff',
        'meetingReleased',
        async ({ near }) => {
          const { db, transact } = testApp.ports
          const expert = db.selectFrom('expert').select('id').where('personId', '=', near.personId)
          const { id } = await expert.executeTakeFirstOrThrow()
          await transact((tx) => releaseMeetings(testApp.ports, tx, id))
        },
      ],
    ]
    for (const [toClient, toSpecialist, end] of ends) {
      const made = await createAgreedMeeting()
      later()
      await end(made)
      for (const [side, template] of [
        ['client', toClient],
        ['specialist', toSpecialist],
      ] as const)
        expect((await calendarOf(side, made.id)).at(-1)).toMatchObject({
          template: `questions.${template}`,
          method: 'CANCEL',
          status: 'CANCELLED',
          sequence: 1,
          start: firstSlot,
        })
    }
  })

  it('is told to the specialist by its day and hour, with the other hours that they propose', async () => {
    const letter = async (template: string, id: string) => {
      const found = testApp.ports.db.selectFrom('mail_outbox').select(['subject', 'text'])
      const { subject, text } = await found
        .where('template', '=', `questions.${template}`)
        .where('key', 'like', `meeting:${id}:%`)
        .executeTakeFirstOrThrow()
      return `${subject} ${text}`.replace(/\s+/g, ' ')
    }
    const cancelled = await createAgreedMeeting()
    later()
    await actAsClient(cancelled.client, cancelled.questionId, 'cancel')
    const moved = await createAgreedMeeting()
    later()
    await acceptMeeting(moved.near, moved.id, { slots: [secondSlot] })
    const [first, second] = [firstSlot, secondSlot].map((at) =>
      dayAndHourIn('fr', at, 'Europe/Paris').replace(/\s+/g, ' '),
    )
    const one = await letter('meetingAgreedCancelled', cancelled.id)
    expect(one).toContain(`Rendez-vous du ${first} annulé`)
    expect(one).toContain(`convenu le ${first} (heure de Paris), est annulé`)
    const other = await letter('meetingReproposed', moved.id)
    expect(other).toContain(`du ${first} (heure de Paris)`)
    expect(other).toContain(`vous proposez : ${second} (heure de Paris).`)
  })

  it('goes on with the next specialist, under numbers that only grow', async () => {
    const { client, near, id, questionId } = await createAgreedMeeting()
    const next = await createSpecialist()
    later()
    await actAsExpert(near, id, 'decline')
    later()
    await acceptMeeting(next, (await firstMeetingSeenBy(next)).id, { slots: [secondSlot] })
    await chooseSlot(client, questionId, secondSlot)
    expect((await calendarOf('client', id)).map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 0],
      ['CANCEL', 1],
      ['REQUEST', 2],
    ])
    // The file that either page saves continues where the invitations are.
    const { organizer } = (await calendarOf('client', id)).at(-1)!
    for (const seen of [await meetingOfClient(client, questionId), await firstMeetingSeenBy(next)]) {
      expect(seen.calendar.sequence).toBe(2)
      expect(`mailto:${seen.calendar.organizer}`).toBe(organizer)
    }
  })

  it('names the client no more once the consent is taken back, in what waits to be sent either', async () => {
    const { client, id, questionId } = await createAgreedMeeting()
    later()
    await actAsClient(client, questionId, 'revoke')
    const read = await calendarOf('specialist', id)
    expect(read.map(({ template, method, sequence, summary }) => [template, method, sequence, summary])).toEqual([
      ['questions.meetingRevoked', 'REQUEST', 1, 'Rendez-vous avec votre client'],
    ])
    expect(read.map(({ text }) => text).join()).not.toContain('Delaunay')
    later()
    await actAsClient(client, questionId, 'cancel')
    const [, cancelled] = await calendarOf('specialist', id)
    expect(cancelled).toMatchObject({ method: 'CANCEL', sequence: 2 })
    expect(cancelled?.text).not.toContain('Delaunay')
  })
})
