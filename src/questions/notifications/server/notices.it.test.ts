import { describe, expect, it } from 'vitest'
import type { Caller } from '../../../../test/harness/test-app.ts'
import { asRead, expert, pay, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  askQuestion,
  heldOrder,
  placeOrder,
  questionView,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'

import { questionById } from '../../server/views.ts'
import { noteForClient } from './mail.tsx'

setUpTestApp()

const db = () => testApp.ports.db
const minutes = (count: number) => testApp.pass(count * 60)

/** The letters about this question and its order, with their files. */
async function lettersOf(client: Caller) {
  const { email } = (await client.get('/me')).body
  const letters = await db()
    .selectFrom('mail_outbox')
    .selectAll()
    .where('toAddress', '=', email)
    .where('template', 'not like', 'accounts.%')
    .orderBy('createdAt')
    .orderBy('mail_outbox.id')
    .execute()
  const files = await db()
    .selectFrom('mail_attachment')
    .select(['mailId', 'name'])
    .where(
      'mailId',
      'in',
      letters.map(({ id }) => id),
    )
    .execute()
  return letters.map((letter) => ({
    ...letter,
    files: files.filter(({ mailId }) => mailId === letter.id).map(({ name }) => name),
  }))
}
const seen = async (client: Caller, id: string) => {
  const { version } = await questionView(client, id)
  expect((await client.post(`/questions/${id}/seen`, { version })).status).toBe(200)
}

describe('what happens to a question within some minutes', () => {
  it('travels in one letter: order and contract at once, then acceptance, payment and answer together', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    expect((await lettersOf(client)).map(({ template }) => template)).toEqual(['billing.contract'])
    const token = await acceptAs(helene, id)
    await minutes(3)
    await helene.post(`/desk/questions/${id}/message`, { token, text: 'Je lis votre bail.', locale: 'fr' })
    await minutes(1)
    expect(await lettersOf(client)).toHaveLength(1)
    await answerAs(helene, id, token)
    await minutes(30)
    const [, news, ...more] = await lettersOf(client)
    expect(more).toEqual([])
    expect(news).toMatchObject({
      template: 'questions.answered',
      subject: expect.stringMatching(/^Hélène Numéro \d+ a répondu$/),
    })
    expect(news?.text).toContain('La réponse complète à')
    expect(news?.text, 'the expert no longer reads it').not.toContain('lit maintenant votre dossier')
    expect(news?.text).toMatch(/3,00\s€ ont été prélevés/)
    expect(news?.text).toMatch(/demander\s+le\s+remboursement/)
    expect(news?.files).toEqual([expect.stringMatching(/^F2026-\d{6}\.pdf$/)])
    expect(testApp.jobs.failures).toEqual([])
  })

  it.each([
    ['first', ['billing.contract', 'questions.answered']],
    ['plan', ['billing.contract', 'questions.answered']],
  ] as const)(
    'is two letters for a newcomer who orders the %s: the way back travels with the contract',
    async (kind, expected) => {
      const helene = await expert()
      const { client, id } = await readyToOrder()
      const { email } = (await client.get('/me')).body
      await minutes(2)
      const order = await placeOrder(client, id, kind)
      await pay(order, unusedCard())
      await settleOrderPayment(client, order.id)
      await testApp.settle()
      await answerAs(helene, id, await acceptAs(helene, id))
      await minutes(30)
      const letters = await db()
        .selectFrom('mail_outbox')
        .selectAll()
        .where('toAddress', '=', email)
        .where('state', '<>', 'gathered')
        .orderBy('createdAt')
        .execute()
      expect(letters.map(({ template }) => template)).toEqual(expected)
      // As the page of the answer does.
      expect(/demander\s+le\s+remboursement/.test(asRead(letters[1]!).text)).toBe(kind === 'first')
      // It leaves at once, as the law wants, and its link opens the account.
      expect(letters[0]).toMatchObject({ waitsUntil: null })
      const text = asRead(letters[0]!).text
      expect(text).toMatch(/La somme est réservée|Votre contrat commence/)
      expect(text.match(/Une question sur ce message/g), 'one foot').toHaveLength(1)
      expect(text, 'a contract that was just concluded').not.toMatch(/rien demandé|Ignorez/)
      expect(text, 'a link that ends in a dot').not.toMatch(/https?:\/\/[^\s\])]+\.(?=\s)/)
      const link = /#token=([\w-]+)/.exec(text)?.[1] ?? ''
      const opened = await visitor()
      expect((await opened.post('/sign-in/link/open', { token: link })).body).toMatchObject({ step: 'signed_in' })
    },
  )

  it('reaches whoever leaves an address and orders nothing within minutes', async () => {
    const { client } = await readyToOrder()
    await testApp.settle()
    const { email } = (await client.get('/me')).body
    const [letter] = await db().selectFrom('mail_outbox').selectAll().where('toAddress', '=', email).execute()
    expect(letter).toMatchObject({ template: 'accounts.kept' })
    expect(Number(letter?.waitsUntil) - Number(letter?.createdAt)).toBeLessThanOrEqual(3 * 60_000)
  })

  it('is not written to somebody who has seen it, except the invoice of what was taken', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const token = await acceptAs(helene, id)
    await testApp.settle()
    await seen(client, id)
    await answerAs(helene, id, token)
    await testApp.settle()
    await seen(client, id)
    await minutes(30)
    const [, receipt, ...more] = await lettersOf(client)
    expect(more).toEqual([])
    expect(receipt).toMatchObject({ template: 'questions.charged', subject: expect.stringMatching(/^Reçu de 3,00/) })
    expect(receipt?.files).toHaveLength(1)
  })

  it('is written where the page has shown only what came before', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const token = await acceptAs(helene, id)
    await testApp.settle()
    await seen(client, id)
    await answerAs(helene, id, token)
    await minutes(30)
    const [, news, ...more] = await lettersOf(client)
    expect(more).toEqual([])
    expect(news?.template).toBe('questions.answered')
    expect(news?.text).not.toContain('lit maintenant votre dossier')
  })

  it('is one letter for many questions that close at once', async () => {
    const { client, id } = await readyToOrder()
    const all = [id]
    for (const text of ['Mon voisin a coupé ma haie sans demander.', 'Mon garagiste garde ma voiture depuis un mois.'])
      all.push(await askQuestion(client, text))
    await minutes(20)
    for (const [place, one] of all.entries()) {
      const row = await questionById(db(), one)
      if (row) await testApp.ports.transact((tx) => noteForClient(testApp.ports, tx, row, 'closed'))
      await testApp.pass(place * 20)
    }
    await minutes(10)
    const sent = await lettersOf(client)
    expect(sent.map(({ state }) => state)).toEqual(['gathered', 'gathered', 'kept'])
    const rows = await Promise.all(all.map((one) => questionById(db(), one)))
    for (const row of rows) expect(sent[2]?.text.replaceAll(/\s+/g, ' ')).toContain(row?.title.replaceAll(/\s+/g, ' '))
    expect([...(sent[2]?.about ?? [])].sort()).toEqual([...all].sort())
  })

  it('is left out where it is no longer so', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const token = await acceptAs(helene, id)
    await minutes(1)
    await helene.post(`/desk/questions/${id}/give-up`, { token, reason: 'Hors de mon domaine.' })
    await minutes(30)
    const letters = await lettersOf(client)
    expect(letters.map(({ template }) => template)).toContain('questions.stillUnserved')
    for (const { text } of letters) expect(text).not.toContain('lit maintenant votre dossier')
  })

  it('is seen by its own client only', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const token = await acceptAs(helene, id)
    await testApp.settle()
    const { version } = await questionView(client, id)
    expect((await helene.post(`/questions/${id}/seen`, { version })).body.code).toBe('question_unknown')
    await minutes(6)
    await helene.post(`/desk/questions/${id}/beat`, { token })
    await minutes(5)
    expect((await lettersOf(client)).map(({ template }) => template)).toEqual([
      'billing.contract',
      'questions.accepted',
    ])
  })
})
