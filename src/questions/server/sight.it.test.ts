import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Caller, expert, pay, setUpTestApp, testApp, visitor } from '../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  askQuestion,
  fullAnswer,
  heldOrder,
  offerFor,
  placeOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../test/scenarios/main-path.ts'
import { createAccount } from '../../accounts/server/people.ts'
import { authenticate } from '../../accounts/sign-in/server/sessions.ts'
import { maxFileBytes } from '../../platform/files/port.ts'
import { streamOf } from '../thread/server/stream.ts'

setUpTestApp()

const db = () => testApp.ports.db
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

function form(content: string | Uint8Array<ArrayBuffer>, name = 'bail.pdf'): FormData {
  const data = new FormData()
  data.set('file', new File([content], name, { type: 'application/pdf' }))
  return data
}
async function attach(client: Caller): Promise<string> {
  const { status, body } = await client.post('/attachments', form(pdf))
  expect(status).toBe(200)
  return body.id
}
async function answered() {
  const helene = await expert()
  const made = await heldOrder()
  const token = await acceptAs(helene, made.id)
  await testApp.settle()
  await answerAs(helene, made.id, token)
  return { ...made, helene, token }
}

describe('what others may see', () => {
  it('an offered expert reads no word of the client and no name before accepting', async () => {
    const helene = await expert()
    const client = await visitor()
    const text =
      'Je m’appelle Camille Durand et mon propriétaire, à Nantes, garde mon dépôt de garantie depuis deux mois.'
    const third = [await askQuestion(client), await askQuestion(client), await askQuestion(client, text)][2] ?? ''
    await client.post('/me/email-capture', { email: 'camille.durand@client.test', locale: 'fr', marketing: false })
    await client.post(`/questions/${third}/ask-expert`, { locale: 'fr' })
    testApp.jobs.handle('question.assistant', async () => {})
    const order = await placeOrder(client, third)
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const offer = await offerFor(helene, third)
    expect(offer).toBeDefined()
    expect(JSON.stringify(offer)).not.toMatch(/Camille|Durand|client\.test|m’appelle/)
    for (const path of [`/questions/${third}/messages?locale=fr`, `/desk/questions/${third}?locale=fr`])
      expect((await helene.get(path)).status).toBe(404)
  })

  it('an expert who lost the lease reads neither the thread nor the documents any more', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const file = await attach(client)
    await client.post(`/questions/${id}/messages`, { text: 'Voici le bail.', attachments: [file] })
    expect((await helene.get(`/attachments/${file}`)).status).toBe(404)
    await acceptAs(helene, id)
    expect((await helene.get(`/attachments/${file}`)).status).toBe(200)
    expect((await helene.get(`/questions/${id}/messages?locale=fr`)).status).toBe(200)
    await testApp.pass(11 * 60)
    for (const path of [
      `/questions/${id}/messages?locale=fr`,
      `/desk/questions/${id}?locale=fr`,
      `/attachments/${file}`,
    ])
      expect((await helene.get(path)).status).toBe(404)
    expect((await (await visitor()).get(`/attachments/${file}`)).status).toBe(404)
  })

  it('nobody attaches the file of somebody else', async () => {
    const [one, two] = [await visitor(), await visitor()]
    const file = await attach(one)
    const id = await askQuestion(two)
    const said = await two.post(`/questions/${id}/messages`, { text: 'Voici.', attachments: [file] })
    expect(said).toMatchObject({ status: 422, body: { code: 'file_missing' } })
  })

  it('whoever asks is never offered their own question', async () => {
    const helene = await expert()
    const other = await expert()
    const id = await askQuestion(helene)
    await helene.post(`/questions/${id}/ask-expert`, { locale: 'fr' })
    const order = await placeOrder(helene, id)
    await pay(order, unusedCard())
    await settleOrderPayment(helene, order.id)
    await testApp.settle()
    await testApp.pass(100)
    const asked = await db().selectFrom('lease').select('expertId').where('questionId', '=', id).execute()
    expect(asked.map((lease) => lease.expertId)).toContain(other.expertId)
    expect(asked.map((lease) => lease.expertId)).not.toContain(helene.expertId)
  })

  it('a shared link shows the answer until it is revoked, has run out, or the answer is locked', async () => {
    const { client, id } = await answered()
    const share = async () => {
      const { body } = await client.post(`/questions/${id}/shares`, { days: 1, locale: 'fr' })
      return { ...body, token: String(body.url).split('/').at(-1) }
    }
    const anyone = new Caller(null)
    const [one, two, three] = [await share(), await share(), await share()]
    expect((await anyone.get(`/shared/${one.token}`)).body.answer.short).toBe(fullAnswer.short)
    await client.call('DELETE', `/questions/${id}/shares/${one.id}`)
    expect((await anyone.get(`/shared/${one.token}`)).status).toBe(404)
    const row = await db().selectFrom('question').select('life').where('id', '=', id).executeTakeFirstOrThrow()
    const locked = { ...row.life, captureFailedAt: testApp.clock.now().getTime(), payment: 'NONE' }
    await db()
      .updateTable('question')
      .set({ life: JSON.stringify(locked) })
      .where('id', '=', id)
      .execute()
    expect((await anyone.get(`/shared/${two.token}`)).status).toBe(404)
    await db()
      .updateTable('question')
      .set({ life: JSON.stringify(row.life) })
      .where('id', '=', id)
      .execute()
    expect((await anyone.get(`/shared/${two.token}`)).status).toBe(200)
    testApp.clock.advance(25 * 3_600_000)
    expect((await anyone.get(`/shared/${three.token}`)).status).toBe(404)
  })

  it('a phone link opens once, for ten minutes, and never an expert’s account', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    const link = async (caller: Caller, question: string) => {
      const { body } = await caller.post(`/questions/${question}/phone-link`, { locale: 'fr' })
      return String(body.url).split('#phone=')[1]
    }
    const phone = new Caller(null)
    const token = await link(client, id)
    const opened = await phone.post('/phone-links/open', { token })
    expect(opened).toMatchObject({ status: 200, body: { questionId: id } })
    expect((await new Caller(opened.body.token).get(`/questions/${id}?locale=fr`)).status).toBe(200)
    expect((await phone.post('/phone-links/open', { token })).status).toBe(410)
    const late = await link(client, id)
    testApp.clock.advance(11 * 60_000)
    expect((await phone.post('/phone-links/open', { token: late })).status).toBe(410)
    const helene = await expert()
    const own = await link(helene, await askQuestion(helene))
    expect((await phone.post('/phone-links/open', { token: own })).status).toBe(410)
  })

  it('a phone link of a visitor never opens the account that claims what the visitor left', async () => {
    const email = `${randomUUID()}@claimed.test`
    const password = 'une longue phrase de passe'
    const personId = await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client'], password })
    const stranger = await visitor()
    const id = await askQuestion(stranger)
    const links = async () => {
      const made = []
      for (const _ of ['one', 'two']) {
        const { body } = await stranger.post(`/questions/${id}/phone-link`, { locale: 'fr' })
        made.push(String(body.url).split('#phone=')[1])
      }
      return made
    }
    const made = await links()
    const owner = new Caller(stranger.token)
    const signedIn = await owner.post('/sign-in', { email, password })
    expect(signedIn.body.step).toBe('signed_in')
    const question = await new Caller(signedIn.body.token).get(`/questions/${id}?locale=fr`)
    expect(question.status, 'claimed').toBe(200)
    for (const token of made) expect((await new Caller(null).post('/phone-links/open', { token })).status).toBe(410)
    expect(await db().selectFrom('session').select('id').where('personId', '=', personId).execute()).toHaveLength(1)
  })

  it('a phone link ends with the session that made it', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    const { body } = await client.post(`/questions/${id}/phone-link`, { locale: 'fr' })
    await client.post('/sign-out')
    const token = String(body.url).split('#phone=')[1]
    expect((await new Caller(null).post('/phone-links/open', { token })).status).toBe(410)
  })

  it('a stream ends when its person has signed out elsewhere', async () => {
    const client = await visitor()
    const whoIs = authenticate(testApp.ports)
    const actor = await whoIs(client.token, '192.0.2.1')
    if (actor.kind !== 'person') throw new Error('nobody')
    const request = new Request('https://clairavis.test/api/live', {
      headers: { authorization: `Bearer ${client.token}` },
    })
    const stream = await streamOf(testApp.ports, whoIs, actor, request, 1)
    await client.post('/sign-out/everywhere')
    const text = await stream.text()
    expect(text).toContain('opened')
    expect(await testApp.live.online([actor.personId])).toEqual(new Set())
  })
})

describe('files', () => {
  it('that are too long are refused before they are in memory', async () => {
    const client = await visitor()
    let read = 0
    const endless = new ReadableStream({
      pull(controller) {
        read += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const refused = await testApp.api.request('/attachments', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.token}`,
        'idempotency-key': randomUUID(),
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(refused.status).toBe(413)
    expect(read).toBeLessThan(2 * maxFileBytes)
  })

  it('that were never sent are forgotten after a day, and those of an abandoned visitor with the question', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    const sent = await attach(client)
    await client.post(`/questions/${id}/messages`, { text: 'Voici le bail.', attachments: [sent] })
    const loose = await attach(client)
    const keys = await db()
      .selectFrom('attachment')
      .select(['id', 'fileKey'])
      .where('id', 'in', [sent, loose])
      .execute()
    const key = (of: string) => keys.find((row) => row.id === of)?.fileKey ?? ''
    testApp.clock.advance(25 * 3_600_000)
    await testApp.settle()
    await expect(testApp.ports.files.read(key(loose))).rejects.toMatchObject({ code: 'not_found' })
    expect((await testApp.ports.files.read(key(sent))).byteLength).toBeGreaterThan(0)
    testApp.clock.advance(31 * 24 * 3_600_000)
    await testApp.settle()
    await expect(testApp.ports.files.read(key(sent))).rejects.toMatchObject({ code: 'not_found' })
    const rows = await db().selectFrom('attachment').select('id').where('id', 'in', [sent, loose]).execute()
    expect(rows).toEqual([])
  })
})
