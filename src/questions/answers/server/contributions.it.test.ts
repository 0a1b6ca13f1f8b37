import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, fullAnswer, offerFor, questionView } from '../../../../test/scenarios/main-path.ts'
import { downloadExport } from '../../../../test/scenarios/personal-data.ts'
import { canonicalJson } from '../../canonical-json.ts'
import { statusExpert } from '../../parts/question-paths.ts'
import type { Contribution, Message } from '../../shapes.ts'
import { type ContributionRow, contributionsTo, eraseContributions, isHashChainValid } from './contribution-store.ts'

setUpPaymentTestKit()

const sha256 = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex')

/** Contributions on a question: several experts may add one, and none hides another's. */
const second = { ...fullAnswer, short: 'La majoration de dix pour cent par mois court depuis le 12 octobre 2026.' }
const corrected = {
  ...fullAnswer,
  short: 'Votre bailleur avait deux mois pour rendre le dépôt. Écrivez-lui avant Noël.',
}

type Working = Caller & { expertId: string }
const writesOn = async (client: Caller, id: string) => {
  await client.post(`/questions/${id}/messages`, { text: 'Et la majoration, depuis quand court-elle ?' })
  await testApp.settle()
}
const desk = async (by: Caller, id: string) => (await by.get(`/desk/questions/${id}?locale=fr`)).body
const gives = async (by: Caller, id: string, answer: object) => {
  const { lease } = await desk(by, id)
  const sent = await by.post(`/desk/questions/${id}/answer`, { token: lease.token, answer, locale: 'fr' })
  expect(sent.status).toBe(200)
  await testApp.settle()
}
const dues = (id: string) =>
  testDb()
    .selectFrom('expert_due')
    .innerJoin('contribution', 'contribution.id', 'expert_due.contributionId')
    .select(['expert_due.expertId', 'amount', 'version'])
    .where('expert_due.questionId', '=', id)
    .orderBy('version')
    .execute()

/** Helene has answered, the client has written again, Helene has given up the follow-up, and Bruno is asked. */
async function followedUp() {
  const made = await capturedOrder()
  const bruno = await expert()
  await answerAs(made.helene, made.id, made.token)
  testApp.clock.advance(60_000)
  await writesOn(made.client, made.id)
  const { lease } = await desk(made.helene, made.id)
  const given = { token: lease.token, reason: 'ill' }
  expect((await made.helene.post(`/desk/questions/${made.id}/give-up`, given)).status).toBe(200)
  return { ...made, bruno }
}
async function takenOver() {
  const made = await followedUp()
  const offer = await offerFor(made.bruno, made.id)
  const token = await acceptAs(made.bruno, made.id)
  await made.bruno.post(`/desk/questions/${made.id}/answer`, { token, answer: second, locale: 'fr' })
  await testApp.settle()
  return { ...made, offer }
}
const written = (contributions: Contribution[], { expertId }: Working) =>
  contributions.filter(({ expert: by }) => by?.id === expertId)

describe('a colleague who takes a follow-up over', () => {
  it('is offered what a follow-up is worth, and is booked that once', async () => {
    const { id, helene, bruno, offer } = await takenOver()
    expect(offer).toMatchObject({ fee: 900, followUp: true })
    expect(await dues(id)).toEqual([
      { expertId: helene.expertId, amount: 1800, version: 1 },
      { expertId: bruno.expertId, amount: 900, version: 2 },
    ])
    expect((await bruno.get('/me/earnings')).body.owed).toBe(900)
    expect((await bruno.get('/me/expert')).body.earnedToday).toBe(900)
  })

  it('finds an empty page to write on, and reads what was answered before', async () => {
    const { id, bruno } = await followedUp()
    await acceptAs(bruno, id)
    expect(await desk(bruno, id)).toMatchObject({
      answer: null,
      contributions: [{ version: 1, kind: 'answer', answer: fullAnswer }],
    })
  })

  it('is not shown to the client under the name of whoever has answered, and sees how long this message waits', async () => {
    const { client, id, helene, bruno } = await followedUp()
    const wroteAt = testApp.clock.now()
    testApp.clock.advance(60_000)
    const offer = await offerFor(bruno, id)
    expect(new Date(offer.clientWaitsSince)).toEqual(wroteAt)
    const asked = await questionView(client, id)
    expect(asked).toMatchObject({
      status: { line: 'asking_one', expertName: null },
      answeredBy: { id: helene.expertId },
    })
    expect(statusExpert(asked)).toBeNull()
    await acceptAs(bruno, id)
    const taken = await questionView(client, id)
    expect(taken).toMatchObject({ expert: { id: bruno.expertId }, answeredBy: { id: helene.expertId } })
    expect(statusExpert(taken)?.id).toBe(bruno.expertId)
  })

  it('leaves the first author’s role beside their name as it is written for them', async () => {
    const { client, id, helene, bruno } = await followedUp()
    await testDb().updateTable('expert').set({ gender: 'm' }).where('id', '=', bruno.expertId).execute()
    const roles = async () => {
      const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body as { messages: Message[] }
      return messages.flatMap(({ author, gender }) => (author === 'expert' ? gender : []))
    }
    expect(await roles()).toEqual(['f'])
    await acceptAs(bruno, id)
    await gives(bruno, id, second)
    expect(await roles()).toEqual(['f', 'm'])
    expect(written((await questionView(client, id)).contributions, helene)).toHaveLength(1)
  })

  it('never hides the first answer: each stands under its own name and time', async () => {
    const { client, id, helene, bruno } = await takenOver()
    const view = await questionView(client, id)
    expect(view.answer).toEqual(fullAnswer)
    const [first] = written(view.contributions, helene)
    const [further] = written(view.contributions, bruno)
    expect(view.contributions).toHaveLength(2)
    expect(first).toMatchObject({ version: 1, kind: 'answer', answer: fullAnswer, at: view.answeredAt })
    expect(further).toMatchObject({ version: 2, kind: 'follow_up', answer: second, replaces: null })
    expect(Date.parse(further?.at ?? '') - Date.parse(first?.at ?? '')).toBeGreaterThan(60_000)
  })

  it('does not receive the review of the answer', async () => {
    const { client, id, helene } = await takenOver()
    const rated = await client.post(`/questions/${id}/rating`, { stars: 5, comment: '', locale: 'fr' })
    expect(rated.status).toBe(200)
    const review = await testDb()
      .selectFrom('review')
      .select('expertId')
      .where('questionId', '=', id)
      .executeTakeFirstOrThrow()
    expect(review.expertId).toBe(helene.expertId)
  })
})

describe('a correction', () => {
  it('keeps the version before, says what changed, and earns nothing more', async () => {
    const { client, id, helene, token } = await capturedOrder()
    await answerAs(helene, id, token)
    await writesOn(client, id)
    await gives(helene, id, corrected)
    const view = await questionView(client, id)
    expect(view.answer).toEqual(corrected)
    expect(view.contributions).toMatchObject([
      { version: 1, kind: 'answer', answer: fullAnswer, changes: [] },
      {
        version: 2,
        kind: 'correction',
        replaces: 1,
        answer: corrected,
        changes: [
          {
            part: 'short',
            removed: ['Votre bailleur avait un mois pour rendre le dépôt.', 'Écrivez-lui avant le 24 novembre.'],
            added: ['Votre bailleur avait deux mois pour rendre le dépôt.', 'Écrivez-lui avant Noël.'],
          },
        ],
      },
    ])
    expect(await dues(id)).toHaveLength(1)
  })

  it('is possible before the client has written again, to its author alone, and earns nothing more', async () => {
    const { client, id, helene, token } = await capturedOrder()
    await answerAs(helene, id, token)
    expect(await desk(helene, id)).toMatchObject({ state: 'ANSWERED', lease: null, can: { answer: true } })
    const correct = (by: Caller) =>
      by.post(`/desk/questions/${id}/answer`, { token: null, answer: corrected, locale: 'fr' })
    expect((await correct(await expert())).body.code).toBe('question_unknown')
    expect((await correct(helene)).body).toMatchObject({ state: 'ANSWERED', answer: corrected })
    await testApp.settle()
    const view = await questionView(client, id)
    expect(view).toMatchObject({ answer: corrected, contributions: [{ kind: 'answer' }, { kind: 'correction' }] })
    expect(await dues(id)).toHaveLength(1)
  })
})

describe('a reply to a follow-up of one’s own', () => {
  it('is kept among what was delivered, and is included in what the answer earned', async () => {
    const { client, id, helene, token } = await capturedOrder()
    await answerAs(helene, id, token)
    await writesOn(client, id)
    const { lease } = await desk(helene, id)
    const said = { token: lease.token, text: 'Depuis le 12 octobre.', attachments: [], asksInformation: false }
    expect((await helene.post(`/desk/questions/${id}/messages`, said)).status).toBe(200)
    const { contributions, answer } = await questionView(client, id)
    expect(answer).toEqual(fullAnswer)
    expect(contributions[1]).toMatchObject({ kind: 'follow_up', text: 'Depuis le 12 octobre.', answer: null })
    expect(await dues(id)).toHaveLength(1)
  })
})

describe('what was delivered', () => {
  it('goes with the client: all versions are in the document and in the export, in a chain that verifies', async () => {
    const { client, id, helene, bruno } = await takenOver()
    await writesOn(client, id)
    await gives(bruno, id, { ...second, short: `${second.short} Chaque mois commencé compte en entier.` })
    const response = await testApp.api.request(`/questions/${id}/answer.pdf`, {
      headers: { authorization: `Bearer ${client.token}` },
    })
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const words = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
    for (const said of [fullAnswer.short, second.short, 'Chaque mois commencé', 'Version précédente, d’Hélène'])
      expect(words).toContain(said)
    const rows = await contributionsTo(testDb(), id)
    expect(rows.map(({ kind }) => kind)).toEqual(['answer', 'follow_up', 'correction'])
    expect(isHashChainValid(rows)).toBe(true)
    const packed = words.replace(/\s/g, '')
    for (const { hash } of rows) expect(packed).toContain(hash)
    expect(words).toMatch(/Version 1, Réponse, par Hélène .+Version 3, Correction de la version 2, par Hélène /)
    expect(packed).toContain(`/fr/recu/${rows.at(-1)?.hash}`)
    const whole = [...(await downloadExport(client)).values()].join('\n')
    for (const { hash } of rows) expect(whole).toContain(hash)
    expect(whole).not.toContain('feeQuoted')
    const own = await downloadExport(helene)
    expect(own.get('clairavis-mes-donnees/questions/written-as-expert.json')).toContain(fullAnswer.short)
  })

  it('is verified by anybody who has one of its hashes, who reads no text and no fee', async () => {
    const { id } = await takenOver()
    const [first, further] = await contributionsTo(testDb(), id)
    const { status, body } = await new Caller(null).get(`/answer-chains/${first?.hash}`)
    expect([status, body.valid]).toEqual([200, true])
    expect(body.contributions).toMatchObject([
      { version: 1, kind: 'answer', author: 'expert', hash: first?.hash, erased: false },
      { version: 2, kind: 'follow_up', hash: further?.hash },
    ])
    // Who guesses the text and the name has not guessed the salt.
    const guessed = ({ authorName, content }: ContributionRow) =>
      sha256({ name: authorName, content: { ...content, salt: undefined } })
    expect(further?.contentHash).not.toBe(further && guessed(further))
    expect(body.contributions[1].contentHash).toBe(sha256({ name: further?.authorName, content: further?.content }))
    const told = JSON.stringify(body).replace(/[0-9a-f]{64}/g, '')
    for (const hidden of [fullAnswer.short, second.short, id, 'fee', '1800']) expect(told).not.toContain(hidden)
    expect((await new Caller(null).get(`/answer-chains/${'0'.repeat(64)}`)).body.code).toBe('receipt_unknown')
  })

  it('keeps no hash from which an erased text could be found by trying, and its chain verifies', async () => {
    const { id } = await takenOver()
    const [first, ...others] = await contributionsTo(testDb(), id)
    if (!first) throw new Error('nothing was delivered')
    const content = { ...first.content, answer: { ...fullAnswer, limits: '' } }
    await testApp.ports.transact((tx) => eraseContributions(tx, [{ ...first, content }], testApp.clock.now()))
    const { body } = await new Caller(null).get(`/answer-chains/${first.hash}`)
    expect(body.valid).toBe(true)
    expect(body.contributions.map((one: { contentHash: string | null }) => one.contentHash)).toEqual([
      null,
      ...others.map(({ contentHash }) => contentHash),
    ])
    expect((await contributionsTo(testDb(), id))[0]?.content).not.toHaveProperty('salt')
  })

  it('says that its chain is broken where somebody with the keys of the database has changed one', async () => {
    const { id } = await takenOver()
    const [first] = await contributionsTo(testDb(), id)
    await sql`alter table contribution disable trigger contribution_never_changes`.execute(testDb())
    await testDb()
      .updateTable('contribution')
      .set({ feeQuoted: 2800 })
      .where('id', '=', first?.id ?? '')
      .execute()
    await sql`alter table contribution enable trigger contribution_never_changes`.execute(testDb())
    const { body } = await new Caller(null).get(`/answer-chains/${first?.hash}`)
    expect(body.valid).toBe(false)
  })

  it('is never changed and never deleted', async () => {
    const { id, helene, token } = await capturedOrder()
    await answerAs(helene, id, token)
    const own = testDb().updateTable('contribution').where('questionId', '=', id)
    await expect(own.set({ content: JSON.stringify({ text: 'Autre chose' }) }).execute()).rejects.toThrow(
      /never changed/,
    )
    await expect(own.set({ feeQuoted: 0, erasedAt: testApp.clock.now() }).execute()).rejects.toThrow(/never changed/)
    const gone = testDb().deleteFrom('contribution').where('questionId', '=', id).execute()
    await expect(gone).rejects.toThrow(/never changed/)
  })

  it('is found out where somebody with the keys of the database changes, drops or slips in one', async () => {
    const { client, id, helene, token } = await capturedOrder()
    await answerAs(helene, id, token)
    await writesOn(client, id)
    await gives(helene, id, corrected)
    const rows = await contributionsTo(testDb(), id)
    const [one, two] = rows
    if (!one || !two) throw new Error('two contributions are missing')
    expect(isHashChainValid(rows)).toBe(true)
    expect(isHashChainValid([{ ...one, content: { answer: second } }, two])).toBe(false)
    expect(isHashChainValid([{ ...one, feeQuoted: 2800 }, two])).toBe(false)
    expect(isHashChainValid([{ ...one, authorName: 'Quelqu’un' }, two])).toBe(false)
    expect(isHashChainValid([two])).toBe(false)
    expect(isHashChainValid([one, { ...two, previousHash: '' }])).toBe(false)
  })
})
