import { describe, expect, it } from 'vitest'
import { createAcceptedQuestion, createActor, sampleAnswer, type TestActor } from '../../../test/fixtures/actors.ts'
import { type Caller, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  advanceTo,
  chooseSlot,
  clientWithOrder,
  createSpecialist,
  firstMeetingSeenBy,
  meetingOfClient,
  requestMeeting,
} from '../../../test/scenarios/meetings.ts'
import { contractWithdrawn } from '../../questions/checkout/server/orders.ts'
import { tick } from '../../questions/lifecycle/server/apply.ts'

/** An agreed meeting is not undone by the end of the question that it is about, whoever ends the question. */
setUpTestApp()

const meetsAt = '2026-12-22T09:00:00.000Z'
const day = 24 * 60
type Asked = { client: TestActor; questionId: string }

async function agreedAbout({ client, questionId }: Asked) {
  const near = await createSpecialist()
  await requestMeeting(client, questionId)
  const { id } = await firstMeetingSeenBy(near)
  await acceptMeeting(near, id, { slots: [meetsAt] })
  expect((await chooseSlot(client, questionId, meetsAt)).body.meeting.state).toBe('scheduled')
  return { client, questionId, near, id }
}
/** An expert works on the question, or has answered it. */
async function inWork() {
  const by = await createActor('expert')
  const client = await createActor('visitor')
  const { questionId, token } = await createAcceptedQuestion(by, client)
  await testApp.ports.db.updateTable('expert').set({ localSpecialist: false }).execute()
  return {
    client,
    questionId,
    write: async (path: string, body: object) => {
      const sent = await (await by.signIn()).post(`/desk/questions/${questionId}/${path}`, {
        token,
        locale: 'fr',
        ...body,
      })
      expect(sent.status).toBe(200)
      await testApp.settle()
    },
  }
}
async function after(minutes: number, questionId: string) {
  testApp.clock.advance(minutes * 60_000)
  await tick(testApp.ports, questionId)
  await testApp.settle()
}
const erase = (caller: Caller, more: object = {}) =>
  caller.post('/me/erasure', { word: 'effacer', locale: 'fr', ...more })
const closing = { confirmed: true, second: true, locale: 'fr' }
const question = async ({ client, questionId }: Asked) =>
  (await (await client.signIn()).get(`/questions/${questionId}?locale=fr`)).body
async function letterTo(template: string): Promise<string> {
  const sent = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text'])
    .where('template', '=', template as never)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return sent ? `${sent.subject}\n${sent.text}`.replace(/\s/g, ' ') : ''
}

type Path = { end: (asked: Asked) => Promise<unknown>; to: string; reason?: string; from?: () => Promise<Asked> }

async function needsClient() {
  const { write, ...asked } = await inWork()
  await write('messages', { asksInformation: true, text: 'Quel est le montant du dépôt ?' })
  return asked
}
async function answered() {
  const { write, ...asked } = await inWork()
  await write('answer', { answer: sampleAnswer })
  return asked
}

/** Every way in which a question ends, or in which its payment is refunded. */
const paths: Record<string, Path> = {
  'its client closes it': {
    end: async ({ client, questionId }) => (await client.signIn()).post(`/questions/${questionId}/close`, closing),
    to: 'CLOSED',
    reason: 'client',
  },
  'its client calls off a search that found nobody': {
    end: async ({ client, questionId }) => {
      await after(10, questionId)
      await (await client.signIn()).post(`/questions/${questionId}/choice`, { choice: 'cancel', locale: 'fr' })
    },
    to: 'CLOSED',
    reason: 'no_expert',
  },
  'nobody accepts it for a day': {
    end: async ({ questionId }) => {
      await after(10, questionId)
      await after(day, questionId)
    },
    to: 'CLOSED',
    reason: 'no_expert',
  },
  'the staff closes it': {
    end: async ({ questionId }) =>
      (await (await createActor('staff')).signIn()).post(`/admin/questions/${questionId}/close`, {
        reason: 'La question fait double emploi.',
      }),
    to: 'CLOSED',
    reason: 'admin',
  },
  'its client withdraws from the contract': {
    end: ({ questionId }) => contractWithdrawn(testApp.ports, { questionId }),
    to: 'CLOSED',
    reason: 'client',
  },
  'its client leaves the expert without the detail that is missing': {
    from: needsClient,
    end: async ({ questionId }) => {
      for (let days = 0; days < 9; days += 1) await after(day, questionId)
    },
    to: 'CLOSED',
    reason: 'no_reply',
  },
  'its client says no more once it is answered': {
    from: answered,
    end: async ({ questionId }) => {
      for (let days = 0; days < 20; days += 1) await after(day, questionId)
    },
    to: 'ANSWERED',
  },
  'its client asks for the money back': {
    from: answered,
    end: async ({ client, questionId }) =>
      (await client.signIn()).post(`/questions/${questionId}/guarantee`, { locale: 'fr' }),
    to: 'ANSWERED',
  },
}

describe('an agreed meeting stays when', () => {
  it.each(Object.entries(paths))('%s', async (_name, { from = clientWithOrder, end, to, reason = null }) => {
    const asked = await agreedAbout(await from())
    expect((await question(asked)).agreedMeeting).toEqual({ meetsAt, specialist: expect.stringMatching(/\S+ \S+/) })
    await end(asked)
    expect(await question(asked)).toMatchObject({ state: to, closeReason: reason, agreedMeeting: { meetsAt } })
    expect(await meetingOfClient(asked.client, asked.questionId)).toMatchObject({
      state: 'scheduled',
      meetsAt,
      can: { cancel: true },
    })
    expect(await firstMeetingSeenBy(asked.near)).toMatchObject({ state: 'scheduled', meetsAt, granted: true })
    expect(await letterTo('questions.meetingAgreedCancelled')).not.toContain(asked.id)
  })
})

describe('a closed question', () => {
  const closed = async () => {
    const asked = await agreedAbout(await clientWithOrder())
    await (await asked.client.signIn()).post(`/questions/${asked.questionId}/close`, closing)
    return asked
  }

  it('ends what was only proposed, and whoever proposed it is told', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    await requestMeeting(client, questionId)
    const { id } = await firstMeetingSeenBy(near)
    await acceptMeeting(near, id, { slots: [meetsAt] })
    await (await client.signIn()).post(`/questions/${questionId}/close`, closing)
    expect((await meetingOfClient(client, questionId)).state).toBe('cancelled')
    expect(await letterTo('questions.meetingCancelled')).toContain('La demande de Claire Delaunay est annulée')
  })

  it('says in its letter what stays', async () => {
    const { questionId } = await agreedAbout(await clientWithOrder())
    const staff = await (await createActor('staff')).signIn()
    await staff.post(`/admin/questions/${questionId}/close`, { reason: 'La question fait double emploi.' })
    expect(await letterTo('questions.closed')).toMatch(
      /Votre rendez-vous avec \S+ \S+ \d+, le 22 décembre 2026 à 10 h 00, heure de Paris, est maintenu\./,
    )
  })

  it('keeps a meeting that can be moved, take place and be given back, and nobody else is looked for', async () => {
    const { client, questionId, near, id } = await closed()
    expect((await actAsClient(client, questionId, 'move')).body.meeting).toMatchObject({
      state: 'proposed',
      searchesOn: false,
    })
    expect(await letterTo('questions.meetingMoved')).not.toBe('')
    testApp.clock.advance(60_000)
    await acceptMeeting(near, id, { slots: ['2026-12-23T09:00:00.000Z'] })
    expect(await letterTo('questions.meetingClientProposed')).toContain('; sinon la demande prend fin.')
    await chooseSlot(client, questionId, '2026-12-23T09:00:00.000Z')
    const next = await createSpecialist()
    expect((await actAsExpert(near, id, 'decline')).status).toBe(200)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'cancelled', specialist: null })
    expect(await firstMeetingSeenBy(next)).toBeUndefined()
    expect(await letterTo('questions.meetingClientOff')).toContain(
      'Comme cette question est fermée, nous ne cherchons personne d’autre.',
    )
  })

  it('has its meeting at the agreed time', async () => {
    const { client, questionId } = await closed()
    await advanceTo('2026-12-22T10:30:00Z')
    expect((await actAsClient(client, questionId, 'confirm')).body.meeting).toMatchObject({ can: { cancel: false } })
    await advanceTo('2026-12-23T11:00:00Z')
    expect((await meetingOfClient(client, questionId)).state).toBe('completed')
  })
})

describe('whoever erases their account', () => {
  it('is shown the meeting by its date and the specialist, and cancels it by a confirmation of its own', async () => {
    const { client, near, id } = await agreedAbout(await clientWithOrder())
    const caller = await client.signIn()
    const { meetings } = (await caller.get('/me/erasure')).body
    expect(meetings).toEqual([{ id, at: meetsAt, with: expect.stringMatching(/\S+ \S+/) }])
    expect(await erase(caller)).toMatchObject({ status: 409, body: { code: 'erasure_meetings_agreed' } })
    expect(await firstMeetingSeenBy(near)).toMatchObject({ state: 'scheduled', meetsAt })
    expect((await erase(caller, { meetings: [id] })).status).toBe(200)
    expect(await firstMeetingSeenBy(near)).toBeUndefined()
    const told = await testApp.ports.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', 'questions.meetingAgreedCancelled')
      .execute()
    expect(told.length).toBeGreaterThan(0)
  })
})
