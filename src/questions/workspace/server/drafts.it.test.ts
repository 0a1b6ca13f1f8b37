import { expect, test } from 'vitest'
import { capturedOrder, setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { draftSchedule } from '../../../../test/models/draft-devices.ts'
import { answerAs } from '../../../../test/scenarios/main-path.ts'
import { emptyDraft } from '../draft-sections.ts'

setUpPaymentTestKit()

const schedules = process.env.PROVE ? 40 : 2
const draftOf = (desk: Caller, id: string) => desk.get(`/desk/questions/${id}/draft`)
const versionsOf = async (desk: Caller, id: string) =>
  (await desk.get(`/desk/questions/${id}/draft/versions`)).body.versions

test('two devices type into one draft, in any order: every text is in it or in its versions', async () => {
  for (let seed = 1; seed <= schedules; seed += 1) {
    const { helene, id, token } = await capturedOrder()
    const lost = await draftSchedule(seed, 40, {
      async save(body) {
        testApp.clock.advance(1000)
        const { status, body: reply } = await helene.put(`/desk/questions/${id}/draft`, { token, ...body })
        expect(status, JSON.stringify(reply)).toBe(200)
        return { draft: reply.draft, marks: reply.marks }
      },
      async read() {
        const { body } = await draftOf(helene, id)
        return body.draft && body
      },
      versions: () => versionsOf(helene, id),
    })
    expect(lost, `seed ${seed}`).toEqual([])
    // A question that nobody answers is offered to the next schedule's expert in the place of its own.
    await answerAs(helene, id, token)
  }
})

test('the expert’s other devices hear of a draft, with the version to ask for', async () => {
  const { helene, id, token } = await capturedOrder()
  const heard: string[] = []
  const leave = await testApp.live.follow(helene.personId, null, ({ kind, ref }) => {
    if (kind === 'draft') heard.push(ref)
  })
  const edit = { device: 'phone', based: { short: 0 } }
  const draft = { ...emptyDraft, short: 'Oui.' }
  const { body } = await helene.put(`/desk/questions/${id}/draft`, { token, draft, edit })
  await testApp.settle()
  leave()
  expect(heard).toEqual([`${id}:${body.marks.short.version}`])
})

test('a draft of an older page overwrites, and what it overwrote can be read again', async () => {
  const { helene, id, token } = await capturedOrder()
  const edit = { device: 'phone', based: { short: 0 } }
  await helene.put(`/desk/questions/${id}/draft`, { token, draft: { ...emptyDraft, short: 'Du téléphone.' }, edit })
  await helene.put(`/desk/questions/${id}/draft`, { token, draft: { ...emptyDraft, short: 'Du bureau.' } })
  expect((await draftOf(helene, id)).body.draft.short).toBe('Du bureau.')
  expect(await versionsOf(helene, id)).toMatchObject([{ section: 'short', text: 'Du téléphone.' }])
})

test('versions stay readable after the answer was sent, and by nobody else', async () => {
  const { helene, id, token } = await capturedOrder()
  for (const short of ['Première idée.', 'Seconde idée.'])
    await helene.put(`/desk/questions/${id}/draft`, { token, draft: { ...emptyDraft, short } })
  await answerAs(helene, id, token)
  expect((await draftOf(helene, id)).body.draft).toBeNull()
  expect(await versionsOf(helene, id)).toMatchObject([{ text: 'Première idée.' }])
  const stranger = await expert()
  for (const path of ['draft', 'draft/versions'])
    expect((await stranger.get(`/desk/questions/${id}/${path}`)).body.code).toBe('question_unknown')
})
