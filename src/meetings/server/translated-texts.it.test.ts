import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestActor } from '../../../test/fixtures/actors.ts'
import { ModelUnderTest } from '../../../test/harness/model-under-test.ts'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  advanceTo,
  chooseSlot,
  clientWithOrder,
  createSpecialist,
  firstMeetingSeenBy,
  meetingExchanges,
  meetingOfClient,
  requestMeeting,
} from '../../../test/scenarios/meetings.ts'
import { putBrief } from '../../questions/server/brief-store.ts'

/** A French client and a specialist who knows English only. */
setUpTestApp()

const under = new ModelUnderTest()
beforeAll(() => under.start())
afterAll(() => under.stop())
beforeEach(() => under.forget())

const wish = 'Après le travail, appelez-moi au 06 12 34 56 78.'
const summary = 'Write to the landlord by registered letter before the end of the month.'
const french = 'Écrivez au bailleur par lettre recommandée avant la fin du mois.'
const english: Record<string, string> = {
  'Après le travail, appelez-moi au [téléphone masqué].': 'After work, call me on [téléphone masqué].',
  [summary]: french,
}
const deposit = 'My landlord has not returned the deposit since 12 September 2026.'
const title = 'My landlord has not returned the deposit since 12 September…'

/** A model that knows these texts; every other it says is about the deposit, as the question is. */
function translates() {
  testApp.ports.assistant.translate = under.assistant().translate
  under.fake.script = ({ prompt }) => {
    const { lines } = JSON.parse(/\{[\s\S]*\}/.exec(prompt)![0]) as { lines: string[] }
    const about = (line: string) => (line.endsWith('…') ? title : deposit)
    return { json: { lines: lines.map((line) => english[line] ?? (line.startsWith('Mon') ? about(line) : line)) } }
  }
}

async function asked() {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  const { db } = testApp.ports
  await db
    .updateTable('expert')
    .set({ languages: ['en'] })
    .where('personId', '=', near.personId)
    .execute()
  await requestMeeting(client, questionId, { wish })
  return { client, questionId, near }
}
const letterTo = async ({ personId }: TestActor, template: string) => {
  const sent = testApp.ports.db.selectFrom('mail_outbox').select('text').where('personId', '=', personId)
  const letter = await sent.where('template', '=', template as never).executeTakeFirstOrThrow()
  return letter.text.replace(/\s/g, ' ')
}

it('is bridged: title, wish and exchanges for the specialist, the summary for the client, each beside its original', async () => {
  translates()
  const { client, questionId, near } = await asked()
  expect(await firstMeetingSeenBy(near)).toMatchObject({
    titleWritten: { locale: 'fr', translation: { locale: 'en', state: 'coming' } },
  })
  await testApp.settle()
  const seen = await firstMeetingSeenBy(near)
  expect(seen.title).toContain('Mon propriétaire')
  expect(seen.titleWritten.translation).toMatchObject({ locale: 'en', state: 'shown', text: title })
  expect(seen.wishWritten).toMatchObject({
    locale: 'fr',
    translation: { state: 'shown', text: 'After work, call me on [téléphone masqué].' },
  })
  // What nobody may read yet is not translated either, and no number reaches the model.
  const prompts = under.fake.requests.map((one) => JSON.stringify(one)).join()
  expect(prompts).not.toContain('12 34 56 78')
  await acceptMeeting(near, seen.id)
  await testApp.settle()
  const { exchanges } = (await meetingExchanges(near, seen.id)).body
  expect(exchanges[0]).toMatchObject({ locale: 'fr', translation: { state: 'shown', text: deposit } })
  expect(exchanges[0].text).toContain('Mon propriétaire')

  await chooseSlot(client, questionId)
  await actAsClient(client, questionId, 'move')
  const moved = await letterTo(near, 'questions.meetingMoved')
  expect(moved).toContain(title)
  expect(moved).toMatch(/traduits automatiquement|translated automatically/)

  await acceptMeeting(near, seen.id)
  await chooseSlot(client, questionId)
  await advanceTo('2026-12-02T14:00:00Z')
  await actAsExpert(near, seen.id, 'confirm')
  await actAsClient(client, questionId, 'confirm')
  expect((await actAsExpert(near, seen.id, 'summarise', summary)).status).toBe(200)
  await testApp.settle()
  const [kept] = (await meetingOfClient(client, questionId)).summaries
  expect(kept).toMatchObject({
    text: summary,
    locale: 'en',
    translation: { locale: 'fr', state: 'shown', text: french },
  })
})

it('is titled in the language of the specialist’s page where the assistant has titled the brief in it', async () => {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  const { db, transact } = testApp.ports
  await db.updateTable('question').set({ locale: 'en', title }).where('id', '=', questionId).execute()
  const brief = { title, summary: '', facts: [], dates: [], missing: [], redFlags: [] }
  const inFrench = 'Dépôt de garantie : bailleur, 640 euros'
  await transact((tx) =>
    putBrief(tx, questionId, { data: brief, other: { ...brief, title: inFrench } }, testApp.clock.now()),
  )
  await requestMeeting(client, questionId)
  expect(await firstMeetingSeenBy(near)).toMatchObject({
    title: inFrench,
    titleWritten: { locale: 'fr', translation: null },
  })
  expect(await letterTo(near, 'questions.meetingAsked')).toContain(inFrench.replace(/\s/g, ' '))
})

it('is shown as written without a model, and says so on the page and in the letter', async () => {
  const { near } = await asked()
  const seen = await firstMeetingSeenBy(near)
  for (const one of [seen.titleWritten, seen.wishWritten])
    expect(one).toMatchObject({ locale: 'fr', translation: { locale: 'en', state: 'none', text: null } })
  const letter = await letterTo(near, 'questions.meetingAskedWished')
  expect(letter).toMatch(/non traduits dans cet e-mail|not translated in this email/)
})

it('adds nothing for a specialist who knows the client’s language', async () => {
  translates()
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  await requestMeeting(client, questionId, { wish })
  await testApp.settle()
  const seen = await firstMeetingSeenBy(near)
  expect([seen.titleWritten.translation, seen.wishWritten.translation]).toEqual([null, null])
  expect(await letterTo(near, 'questions.meetingAskedWished')).not.toMatch(/traduits|translated/)
  expect(under.fake.requests).toEqual([])
})
