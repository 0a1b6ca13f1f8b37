import { expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  clientWithOrder,
  createSpecialist,
  firstMeetingSeenBy,
  meetingOfClient,
  requestMeeting,
} from '../../../test/scenarios/meetings.ts'
import { downloadExport } from '../../../test/scenarios/personal-data.ts'

/** When a client says that they are free, with the request itself. */
setUpTestApp()

const wish = 'Après 17 h, appelez-moi au 06 12 34 56 78.'
const freeTimes = { days: [4, 2], parts: ['evening'] }
const inOrder = { days: [2, 4], parts: ['evening'] }
const letters = async () =>
  (await testApp.ports.db.selectFrom('mail_outbox').select(['template', 'text']).execute()).map((one) => ({
    ...one,
    text: one.text.replace(/\s/g, ' '),
  }))

it('is read by each specialist who is asked, masked as their other words are, until times are proposed', async () => {
  const { client, questionId } = await clientWithOrder()
  const first = await createSpecialist()
  expect((await requestMeeting(client, questionId, { wish, freeTimes })).status).toBe(200)
  expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'offered', wish, freeTimes: inOrder })
  const seen = await firstMeetingSeenBy(first)
  expect(seen).toMatchObject({ state: 'offered', contact: null, freeTimes: inOrder, noneFitted: false })
  expect(seen.wish).toBe('Après 17 h, appelez-moi au [téléphone masqué].')
  const [asked] = (await letters()).filter(({ template }) => template === 'questions.meetingAskedWished')
  expect(asked?.text).toContain(
    'Elle indique : mardi et jeudi ; soir ; « Après 17 h, appelez-moi au [téléphone masqué]. » Acceptez',
  )
  const second = await createSpecialist()
  await actAsExpert(first, seen.id, 'decline')
  expect(await firstMeetingSeenBy(second)).toMatchObject({ wish: seen.wish, freeTimes: inOrder })
  await acceptMeeting(second, seen.id)
  expect(await firstMeetingSeenBy(second)).toMatchObject({ state: 'proposed', wish: null, freeTimes: null })
  const times = {
    act: 'none_fits',
    text: 'Le matin.',
    freeTimes: { days: [], parts: [] },
    confirmed: true,
    locale: 'fr',
  }
  await (await client.signIn()).post(`/questions/${questionId}/meeting/acts`, times)
  expect(await firstMeetingSeenBy(second)).toMatchObject({ wish: 'Le matin.', freeTimes: null, noneFitted: true })
  expect([...(await downloadExport(await client.signIn())).values()].join()).toContain('Le matin.')
})

it('is read by nobody while none is asked: not by the staff, nor by a specialist who opens hours', async () => {
  const { client, questionId } = await clientWithOrder()
  await requestMeeting(client, questionId, { wish, freeTimes })
  expect((await meetingOfClient(client, questionId)).state).toBe('waitlisted')
  const toStaff = (await letters()).filter(({ template }) => template === 'questions.meetingWaits')
  expect(toStaff).toHaveLength(1)
  for (const { text } of toStaff) expect(text).not.toContain('Après 17 h')

  const other = await clientWithOrder()
  const near = await createSpecialist()
  const hours = {
    ...{ bookable: true, timeZone: 'Europe/Paris', place: '4 rue des Halles', exceptions: [], bufferMinutes: 0 },
    ...{ weekly: [{ day: 2, from: '09:00', to: '11:00' }], publicHolidays: true, noticeHours: 24 },
    quiet: { from: '20:00', to: '08:00' },
  }
  expect((await (await near.signIn()).put('/me/meeting-availability', hours)).status).toBe(200)
  await requestMeeting(other.client, other.questionId, { wish, freeTimes })
  expect(await firstMeetingSeenBy(near)).toMatchObject({ direct: true, wish: null, freeTimes: null })
  // Passed on by the client, with what they had said.
  await actAsClient(other.client, other.questionId, 'none_fits')
  expect(await firstMeetingSeenBy(near)).toMatchObject({ direct: false, freeTimes: inOrder })
})
