import { describe, expect, it } from 'vitest'
import { createAcceptedQuestion, createActor, sampleAnswer } from '../../../../test/fixtures/actors.ts'
import { setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { Caller, testApp } from '../../../../test/harness/test-app.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  chooseSlot,
  createSpecialist,
  firstMeetingSeenBy,
  meetingExchanges,
  meetingOfClient,
  requestMeeting,
} from '../../../../test/scenarios/meetings.ts'

/** What follows an agreed hour by time alone: only the jobs that the product has enqueued run. */
setUpPaymentTestKit()

async function agreed() {
  const client = await createActor('visitor')
  const helene = await createActor('expert')
  const { questionId, token } = await createAcceptedQuestion(helene, client)
  await testApp.settle()
  const answer = { token, answer: sampleAnswer, locale: 'fr' }
  expect((await (await helene.signIn()).post(`/desk/questions/${questionId}/answer`, answer)).status).toBe(200)
  await testApp.ports.db.updateTable('expert').set({ localSpecialist: false }).execute()
  const near = await createSpecialist()
  await requestMeeting(client, questionId)
  const { id } = await firstMeetingSeenBy(near)
  await acceptMeeting(near, id)
  await chooseSlot(client, questionId)
  return { client, questionId, near, id }
}

/** Time passes up to this instant; what fell due runs once. */
async function at(instant: string) {
  testApp.clock.advance(Date.parse(instant) - testApp.clock.now().getTime())
  await testApp.settle()
}
/** The letters about a meeting since the last look, by kind. */
function lettersAbout(id: string) {
  const seen = new Set<string>()
  return async () => {
    const rows = await testApp.ports.db
      .selectFrom('mail_outbox')
      .select('key')
      .where('key', 'like', `meeting:${id}:%`)
      .execute()
    const fresh = rows.flatMap(({ key }) => (key && !seen.has(key) ? [key] : []))
    for (const key of fresh) seen.add(key)
    return fresh.map((key) => key.split(':')[2]).sort()
  }
}

describe('after the agreed hour', () => {
  it('both are reminded, asked whether it took place, and once nobody objects asked for a summary and a review', async () => {
    const { client, questionId, near, id } = await agreed()
    const letters = lettersAbout(id)
    await letters()
    await at('2026-12-01T13:00:30Z')
    expect(await letters()).toEqual(['meetingClientReminder', 'meetingReminder'])
    await at('2026-12-02T11:00:30Z')
    expect(await letters()).toEqual(['meetingClientReminder', 'meetingReminder'])
    await at('2026-12-02T13:30:00Z')
    expect(await letters()).toEqual([])
    expect((await meetingOfClient(client, questionId)).can).toMatchObject({ cancel: false, confirm: false })
    await at('2026-12-02T14:00:30Z')
    expect(await letters()).toEqual(['meetingClientHeld', 'meetingHeld'])
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'held', can: { confirm: true } })
    expect((await actAsExpert(near, id, 'confirm')).body.state).toBe('held')
    await at('2026-12-03T14:00:30Z')
    expect(await letters()).toEqual(['meetingClientDone', 'meetingDone'])
    expect(await firstMeetingSeenBy(near)).toMatchObject({ state: 'completed', can: { summarise: true } })

    expect((await actAsExpert(near, id, 'summarise', 'Écrire au bailleur avant le 15.')).status).toBe(200)
    expect(await letters()).toEqual(['meetingClientSummary'])
    const review = { stars: 5, comment: 'Très clair.', locale: 'fr' }
    const reviewed = await (await client.signIn()).post(`/questions/${questionId}/meeting/review`, review)
    expect(reviewed.body.meeting).toMatchObject({
      review: { stars: 5, comment: 'Très clair.' },
      summaries: [{ id, text: 'Écrire au bailleur avant le 15.' }],
    })
    const { slug } = await testApp.ports.db
      .selectFrom('expert')
      .select('slug')
      .where('personId', '=', near.personId)
      .executeTakeFirstOrThrow()
    expect((await new Caller(null).get(`/experts/${slug}?locale=fr`)).body.reviews[0]).toMatchObject({ stars: 5 })

    expect((await meetingExchanges(near, id)).status).toBe(200)
    await at('2027-01-01T13:00:30Z')
    expect((await meetingOfClient(client, questionId)).state).toBe('archived')
    expect((await meetingExchanges(near, id)).status).toBe(404)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('an absence of the specialist asks the next one at once, and the staff decides on what is contested', async () => {
    const { client, questionId, near, id } = await agreed()
    const next = await createSpecialist()
    await at('2026-12-02T14:00:30Z')
    expect((await actAsClient(client, questionId, 'missed', 'J’ai attendu une heure.')).status).toBe(200)
    expect(await meetingOfClient(client, questionId)).toMatchObject({
      state: 'offered',
      specialist: { city: 'Nantes' },
    })
    expect((await firstMeetingSeenBy(next)).id).not.toBe(id)
    const letters = lettersAbout(id)
    await letters()
    expect((await actAsExpert(near, id, 'object', 'La porte était ouverte.')).status).toBe(200)
    const staff = await (await createActor('staff')).signIn()
    const waiting = (await staff.get('/admin/absences')).body
    expect(JSON.stringify(waiting)).toContain('La porte était ouverte.')
    const verdict = { stands: false, reason: 'Les deux étaient là, à deux entrées.' }
    expect((await staff.post(`/admin/absences/${id}/decide`, verdict)).status).toBe(200)
    expect(await letters()).toEqual(['meetingCleared', 'meetingClientCleared'])
    expect((await staff.post(`/admin/absences/${id}/decide`, verdict)).body.code).toBe('meeting_over')
    expect(JSON.stringify((await staff.get('/admin/absences')).body)).not.toContain('La porte était ouverte.')
    expect(testApp.jobs.failures).toEqual([])
  })
})
