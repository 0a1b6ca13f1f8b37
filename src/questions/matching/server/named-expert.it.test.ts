import { describe, expect, it } from 'vitest'
import { type Caller, expert, pay, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  offerFor,
  placeOrder,
  questionText,
  questionView,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'

setUpTestApp()

const minute = 60

const textIn = {
  fr: questionText,
  en: 'I gave back the keys of my flat on 12 September 2026 and my landlord still does not return my deposit of 780 euros.',
}

/** A question that names this expert, with its hold. */
async function heldFor(
  expertId: string,
  email: string,
  locale: 'fr' | 'en' = 'fr',
): Promise<{ client: Caller; id: string }> {
  const client = await visitor()
  const asked = { text: textIn[locale], category: 'logement', locale, requestedExpert: expertId }
  const { id } = (await client.post('/questions', asked)).body
  await testApp.settle()
  await client.post('/me/email-capture', { email, locale: 'fr', marketing: false })
  await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })
  const order = await placeOrder(client, id)
  await pay(order, unusedCard())
  await settleOrderPayment(client, order.id)
  await testApp.settle()
  return { client, id }
}

const choose = (client: Caller, id: string, choice: 'release' | 'keep') =>
  client.post(`/questions/${id}/named-choice`, { choice, locale: 'fr' })

async function subjectsTo(email: string): Promise<string[]> {
  const rows = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select('template')
    .where('toAddress', '=', email)
    .execute()
  return rows.map(({ template }) => template)
}

describe('a client who asks for an expert by name', () => {
  it('is not that expert', async () => {
    const named = await expert()
    const asked = { text: textIn.fr, category: 'logement', locale: 'fr', requestedExpert: named.expertId }
    expect(await named.post('/questions', asked)).toMatchObject({ status: 404, body: { code: 'expert_unknown' } })
  })

  it('is not told that they are available while their workspace is closed, and chooses before anybody else is asked', async () => {
    const named = await expert({ online: false })
    const other = await expert()
    const { client, id } = await heldFor(named.expertId, 'away@client.test')
    const waiting = await questionView(client, id)
    expect(waiting.requestedExpert).toMatchObject({ id: named.expertId, online: false })
    expect(waiting).toMatchObject({ status: { line: 'awaiting_named', expertName: waiting.requestedExpert.name } })
    await testApp.pass(2 * minute + 1)
    expect(await offerFor(other, id)).toBeUndefined()
    expect(await questionView(client, id)).toMatchObject({
      state: 'UNSERVED',
      payment: 'HELD',
      status: { line: 'named_unanswered', expertName: waiting.requestedExpert.name },
      can: { chooseNamed: true, keepNamed: true, choose: true },
    })
    await testApp.pass(20 * minute)
    expect(await offerFor(other, id)).toBeUndefined()
    expect(await subjectsTo('away@client.test')).toContain('questions.namedUnanswered')
    expect(await choose(client, id, 'release')).toMatchObject({ status: 200, body: { requestedExpert: null } })
    expect(await offerFor(other, id)).toMatchObject({ questionId: id })
  })

  it('waits on for them alone, or leaves without a charge', async () => {
    const named = await expert()
    const other = await expert()
    const { client, id } = await heldFor(named.expertId, 'waits@client.test')
    expect(await offerFor(named, id)).toMatchObject({ questionId: id })
    await testApp.pass(2 * minute)
    expect(await questionView(client, id)).toMatchObject({ state: 'UNSERVED', can: { keepNamed: true } })
    expect((await choose(client, id, 'keep')).status).toBe(200)
    expect(await offerFor(named, id)).toMatchObject({ questionId: id })
    expect(await offerFor(other, id)).toBeUndefined()
    expect((await client.post(`/questions/${id}/close`, { confirmed: true, locale: 'fr', second: true })).status).toBe(
      200,
    )
    await testApp.pass(minute)
    expect(await questionView(client, id)).toMatchObject({ state: 'CLOSED', payment: 'VOIDED' })
  })

  it('is asked whatever language they answer in', async () => {
    const named = await expert({ languages: ['fr'] })
    const other = await expert()
    const { id } = await heldFor(named.expertId, 'english@client.test', 'en')
    expect(await offerFor(named, id)).toMatchObject({ questionId: id })
    expect(await offerFor(other, id)).toBeUndefined()
  })

  it('chooses again when they accept and give the file up: it goes to no colleague and no other expert before', async () => {
    const named = await expert()
    const other = await expert()
    const { client, id } = await heldFor(named.expertId, 'lost@client.test')
    const token = await acceptAs(named, id)
    await testApp.settle()
    const file = await named.get(`/desk/questions/${id}?locale=fr`)
    expect(file.body).toMatchObject({ forYouAlone: true, can: { handOver: false, giveUp: true } })
    const note = 'Le bail est signé, il reste à calculer.'
    const handed = await named.post(`/desk/questions/${id}/hand-over`, {
      token,
      to: other.expertId,
      note,
      locale: 'fr',
    })
    expect(handed).toMatchObject({ status: 409, body: { code: 'client_chooses' } })
    expect((await named.post(`/desk/questions/${id}/give-up`, { token, reason: '' })).status).toBe(200)
    await testApp.pass(20 * minute)
    expect(await offerFor(other, id)).toBeUndefined()
    const view = await questionView(client, id)
    expect(view).toMatchObject({
      state: 'UNSERVED',
      status: { line: 'named_lost', expertName: view.requestedExpert.name },
      can: { chooseNamed: true, keepNamed: false },
    })
    expect(await subjectsTo('lost@client.test')).toContain('questions.namedLost')
    const thread = (await client.get(`/questions/${id}/messages?locale=fr`)).body.messages
    expect(thread.map(({ event }: { event: string | null }) => event)).toContain('named_lost')
    expect((await choose(client, id, 'release')).status).toBe(200)
    expect(await offerFor(other, id)).toMatchObject({ questionId: id })
  })

  it('chooses again when a follow-up is left unanswered', async () => {
    const named = await expert()
    const other = await expert()
    const { client, id } = await heldFor(named.expertId, 'further@client.test')
    await answerAs(named, id, await acceptAs(named, id))
    await testApp.settle()
    await client.post(`/questions/${id}/messages`, { text: 'Et la majoration, depuis quand court-elle ?' })
    await testApp.pass(16 * minute)
    expect(await offerFor(other, id)).toBeUndefined()
    expect(await questionView(client, id)).toMatchObject({
      state: 'UNSERVED',
      status: { line: 'named_lost' },
      can: { chooseNamed: true, keepNamed: true, stopSearch: true },
    })
  })

  it('chooses at once when they decline, and is not offered to wait for them', async () => {
    const named = await expert()
    const other = await expert()
    const { client, id } = await heldFor(named.expertId, 'declined@client.test')
    const offer = await offerFor(named, id)
    const declined = await named.post(`/desk/offers/${id}/decline`, { token: offer.token, reason: 'no_time' })
    expect(declined.status).toBe(200)
    expect(await questionView(client, id)).toMatchObject({
      state: 'UNSERVED',
      can: { chooseNamed: true, keepNamed: false },
    })
    expect((await choose(client, id, 'keep')).body).toMatchObject({ code: 'expert_declined' })
    expect(await offerFor(other, id)).toBeUndefined()
  })
})
