import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { rolesWith } from '../../../admin/rights.ts'
import type { StaffRole } from '../../../api/actor.ts'
import { brand } from '../../../brand.ts'
import { alertedRoles } from './mail.tsx'

setUpTestApp()

const beaten = 'Mon mari m’a étranglée hier soir et il me menace avec un couteau, il va rentrer.'
const password = 'une longue phrase de passe'
const db = () => testApp.ports.db

async function member(role: StaffRole, suspended = false) {
  const email = `${role}-${randomUUID()}@equipe.test`
  const id = await createAccount(testApp.ports, { email, locale: 'fr', roles: [role], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  if (suspended)
    await db()
      .updateTable('person')
      .set({ staffSuspendedAt: testApp.ports.clock.now(), staffSuspendedReason: 'Départ' })
      .where('id', '=', id)
      .execute()
  return { id, email, caller }
}

async function inDanger(): Promise<string> {
  const { body } = await (await visitor()).post('/questions', { text: beaten, category: null, locale: 'fr' })
  return body.id
}

async function lettersAbout(id: string) {
  const letters = await db().selectFrom('mail_outbox').select(['template', 'toAddress', 'text', 'subject']).execute()
  return letters.filter(({ text }) => text.includes(`/question/${id}`))
}
const toldIn = async (id: string, template: string) =>
  (await lettersAbout(id)).flatMap((letter) => (letter.template === template ? [letter.toAddress] : []))

describe('an emergency', () => {
  it('is written to each active member who may open it, and to their devices', async () => {
    const told = [await member('support'), await member('compliance'), await member('owner')]
    const others = [await member('editor'), await member('support', true)]
    const endpoint = `https://push.test/${randomUUID()}`
    const p256dh = createECDH('prime256v1').generateKeys('base64url')
    const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
    await told[0]?.caller.put('/me/push', { endpoint, ...keys, locale: 'fr' })
    const id = await inDanger()
    const arrived = await toldIn(id, 'questions.emergency-arrival')
    expect(arrived).toEqual(expect.arrayContaining([brand.support.email, ...told.map(({ email }) => email)]))
    for (const { email } of others) expect(arrived).not.toContain(email)
    expect(new Set(arrived).size).toBe(arrived.length)
    await testApp.settle()
    const [note] = testApp.push.sent.flatMap(({ to, note }) => (to.endpoint === endpoint ? [note] : []))
    expect(note).toMatchObject({
      title: 'Une personne est peut-être en danger',
      path: `/fr/admin-dashboard/question/${id}`,
    })
    expect(JSON.stringify([note, await lettersAbout(id)])).not.toMatch(/étrangl|couteau|mari/)
  })

  it('that nobody has opened for ten minutes is written to the owners again, once', async () => {
    const owner = await member('owner')
    const support = await member('support')
    const id = await inDanger()
    await testApp.pass(590)
    expect(await toldIn(id, 'questions.emergency-unopened')).toEqual([])
    await testApp.pass(20)
    const again = await toldIn(id, 'questions.emergency-unopened')
    expect(again).toContain(owner.email)
    expect(again).not.toContain(support.email)
    await testApp.pass(3600)
    expect(await toldIn(id, 'questions.emergency-unopened')).toEqual(again)
    const letter = (await lettersAbout(id)).find(({ template }) => template === 'questions.emergency-unopened')
    expect(letter?.subject).toContain('personne n’a ouvert')
  })

  it('that somebody has opened, or put away, is not', async () => {
    await member('owner')
    const { caller } = await member('support')
    const [opened, putAway] = [await inDanger(), await inDanger()]
    await testApp.pass(480)
    expect((await caller.get(`/admin/questions/${opened}`)).status).toBe(200)
    await db()
      .updateTable('alert')
      .set({ seenAt: testApp.ports.clock.now() })
      .where('questionId', '=', putAway)
      .execute()
    await testApp.pass(300)
    for (const id of [opened, putAway]) expect(await toldIn(id, 'questions.emergency-unopened')).toEqual([])
  })

  it('is told to exactly those who may open a question', () => {
    expect([...alertedRoles]).toEqual(rolesWith('read_questions'))
  })
})
