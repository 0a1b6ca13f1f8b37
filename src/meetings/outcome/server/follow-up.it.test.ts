import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createActor } from '../../../../test/fixtures/actors.ts'
import { setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { Caller, testApp } from '../../../../test/harness/test-app.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  advanceTo,
  chooseSlot,
  clientWithAnswer,
  countEmails,
  createAgreedMeeting,
  createSpecialist,
  firstMeetingSeenBy,
  meetingOfClient,
  requestMeeting,
} from '../../../../test/scenarios/meetings.ts'
import { downloadExport, requestErasure } from '../../../../test/scenarios/personal-data.ts'

setUpPaymentTestKit()

/** A client with a paid answer, and a meeting about it that took place. */
async function met() {
  const { client, questionId } = await clientWithAnswer()
  const near = await createSpecialist()
  await requestMeeting(client, questionId)
  const { id } = await firstMeetingSeenBy(near)
  await acceptMeeting(near, id)
  await chooseSlot(client, questionId)
  await advanceTo('2026-12-02T14:00:00Z')
  await actAsExpert(near, id, 'confirm')
  await actAsClient(client, questionId, 'confirm')
  return { client, questionId, near, id }
}

const reviews = async (client: Awaited<ReturnType<typeof createActor>>, questionId: string, stars = 4, comment = '') =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/review`, { stars, comment, locale: 'fr' })
const reviewOf = (id: string) => testApp.ports.db.selectFrom('review').selectAll().where('meetingId', '=', id).execute()
const expertOf = (personId: string) =>
  testApp.ports.db.selectFrom('expert').selectAll().where('personId', '=', personId).executeTakeFirstOrThrow()

describe('after a meeting', () => {
  it('leaves the client the specialist’s summary, written once and kept when another meeting follows', async () => {
    const { client, questionId, near, id } = await met()
    expect(await countEmails('questions.meetingDone')).toBe(1)
    expect(await firstMeetingSeenBy(near)).toMatchObject({ summary: null, can: { summarise: true } })
    expect((await actAsExpert(near, id, 'summarise', ' ')).body.code).toBe('words_missing')
    const text = 'Mise en demeure par lettre recommandée.\n\nPuis le conciliateur de Nantes.'
    expect((await actAsExpert(near, id, 'summarise', text)).body).toMatchObject({
      summary: text,
      can: { summarise: false },
    })
    expect((await actAsExpert(near, id, 'summarise', 'Autre chose.')).body.code).toBe('meeting_over')
    expect(await countEmails('questions.meetingClientSummary')).toBe(1)
    const kept = [
      { id, text, meetsAt: '2026-12-02T13:00:00.000Z', name: expect.any(String), locale: 'fr', translation: null },
    ]
    expect((await meetingOfClient(client, questionId)).summaries).toEqual(kept)
    expect((await requestMeeting(client, questionId)).body.meeting).toMatchObject({ summaries: kept })
    expect([...(await downloadExport(await client.signIn())).values()].join()).toContain('conciliateur')
    expect([...(await downloadExport(await near.signIn())).values()].join()).toContain('conciliateur')
  })

  it('asks for nothing before the meeting took place, nor once thirty days have gone', async () => {
    const { near, id, client, questionId } = await createAgreedMeeting()
    expect((await actAsExpert(near, id, 'summarise', 'Trop tôt.')).body.code).toBe('meeting_over')
    expect((await reviews(client, questionId)).body.code).toBe('meeting_over')
    await advanceTo('2026-12-02T14:00:00Z')
    await advanceTo('2026-12-03T14:00:00Z')
    await advanceTo('2027-01-01T13:00:00Z')
    expect((await actAsExpert(near, id, 'summarise', 'Trop tard.')).body.code).toBe('meeting_over')
    expect((await reviews(client, questionId)).body.code).toBe('meeting_over')
  })

  it('takes one review of a client whose question was paid for and answered, and counts it like the others', async () => {
    const { client, questionId, near, id } = await met()
    expect(await countEmails('questions.meetingClientDone')).toBe(1)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ review: null, can: { review: true } })
    const before = await expertOf(near.personId)
    const comment = 'Reçu à l’heure, conseils clairs.'
    const given = (await reviews(client, questionId, 2, comment)).body.meeting
    expect(given).toMatchObject({ review: { stars: 2, comment }, can: { review: false } })
    expect((await reviews(client, questionId)).body.code).toBe('meeting_over')
    const after = await expertOf(near.personId)
    expect(after.qualityCount).toBe(before.qualityCount + 1)
    const total = Number(before.qualityMean ?? 0) * before.qualityCount + 2
    expect(Number(after.qualityMean)).toBeCloseTo(total / after.qualityCount, 2)
    const profile = (await new Caller(null).get(`/experts/${after.slug}?locale=fr`)).body
    expect(profile.reviews[0]).toMatchObject({ stars: 2, comment, controlled: true })
    expect(profile.reviews[0].experiencedAt).toBe('2026-12-02T13:00:00.000Z')

    // Moderated like any other review: the text is removed, the stars stay, and the author learns why.
    const staff = await (await createActor('staff')).signIn()
    const [review] = await reviewOf(id)
    const reason = 'Ce texte nomme un tiers.'
    expect((await staff.post(`/admin/reviews/${review?.id}/withdraw`, { reason })).status).toBe(200)
    expect(await reviewOf(id)).toMatchObject([{ stars: 2, comment: '' }])
    const told = testApp.ports.db
      .selectFrom('mail_outbox')
      .select('personId')
      .where('template', '=', 'discover.withdrawn')
    expect(await told.execute()).toEqual([{ personId: client.personId }])
  })

  it('keeps a review that shows somebody in danger, shows whom to call and alerts the house', async () => {
    const { client, questionId } = await met()
    const comment = 'Bon conseil, mais je vais me suicider ce soir, tout est prêt.'
    expect((await reviews(client, questionId, 3, comment)).body.meeting).toMatchObject({
      review: { stars: 3, comment },
    })
    const question = (await (await client.signIn()).get(`/questions/${questionId}?locale=fr`)).body
    expect(question.emergency).toMatchObject({ situations: ['suicide'], screen: { first: { href: 'tel:3114' } } })
    expect(await countEmails('questions.emergency-arrival')).toBe(1)
  })

  it('takes no review where nothing was answered, and asks for none', async () => {
    const { client, questionId, id } = await createAgreedMeeting()
    const before = await countEmails('questions.meetingClientDone')
    await advanceTo('2026-12-02T14:00:00Z')
    await advanceTo('2026-12-03T14:00:00Z')
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'completed', can: { review: false } })
    expect((await reviews(client, questionId)).body.code).toBe('illegal_transition')
    expect(await reviewOf(id)).toEqual([])
    expect(await countEmails('questions.meetingClientDone')).toBe(before)
  })

  it('keeps the stars and nothing else of somebody who erases everything', async () => {
    const { client, questionId, near, id } = await met()
    await actAsExpert(near, id, 'summarise', 'Quatrelivre doit écrire au bailleur.')
    await reviews(client, questionId, 5, 'Merci de la part de Quatrelivre.')
    const caller = await client.signIn()
    expect([...(await downloadExport(caller)).values()].join()).toContain('Merci de la part')
    expect((await requestErasure(caller)).status).toBe(200)
    await testApp.settle()
    expect(await reviewOf(id)).toMatchObject([{ stars: 5, author: '', comment: '' }])
    expect(await testApp.ports.db.selectFrom('meeting').select('id').where('id', '=', id).execute()).toEqual([])
  })

  it('is held to its rules by the database itself', async () => {
    const { id, questionId, near } = await createAgreedMeeting()
    const { db } = testApp.ports
    const set = (part: object) =>
      sql`update meeting set life = life || ${JSON.stringify(part)}::jsonb where id = ${id}`.execute(db)
    await expect(set({ summary: 'Trop tôt.' })).rejects.toThrow('meeting_after_check')
    await expect(set({ reviewed: true })).rejects.toThrow('meeting_after_check')
    const written = { stars: 4, comment: '', author: '', experiencedAt: new Date(), publishedAt: new Date() }
    const by = { ...written, expertId: (await expertOf(near.personId)).id }
    const about = { ...by, id: 'both', questionId, meetingId: id }
    await expect(db.insertInto('review').values(about).execute()).rejects.toThrow('review_of_one')
    const of = { ...about, questionId: null }
    await db.insertInto('review').values(of).execute()
    await expect(
      db
        .insertInto('review')
        .values({ ...of, id: 'again' })
        .execute(),
    ).rejects.toThrow('meeting_id')
  })
})
