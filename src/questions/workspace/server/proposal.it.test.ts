import { describe, expect, it } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, testApp } from '../../../../test/harness/test-app.ts'
import { fullAnswer } from '../../../../test/scenarios/main-path.ts'
import { clearlyForeignTo } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { contributionsTo, isHashChainValid } from '../../answers/server/contribution-store.ts'
import { Proposal } from '../contract.ts'

setUpPaymentTestKit()

const proposalOf = async (by: Caller, id: string) =>
  Proposal.parse((await by.get(`/desk/questions/${id}/proposal`)).body)
const choose = (by: Caller, id: string, token: number, part: object, state: string) =>
  by.post(`/desk/questions/${id}/proposal`, { token, part, state })
const send = (by: Caller, id: string, token: number, answer: object) =>
  by.post(`/desk/questions/${id}/answer`, { token, answer, locale: 'fr' })
const authors = async (id: string) => (await contributionsTo(testDb(), id)).map(({ authorKind }) => authorKind)

describe('the machine’s proposal for an answer', () => {
  it('quotes published texts, papers and what is missing, and gives no opinion', async () => {
    const { helene, id } = await capturedOrder()
    const { draft, accepted, locale } = await proposalOf(helene, id)
    expect([draft.short, accepted, locale]).toEqual(['', [], 'fr'])
    expect(draft.papers.length + draft.steps.length).toBeGreaterThan(0)
    for (const { text } of draft.steps) expect(text).toMatch(/«.+»/)
    for (const { url } of draft.sources) expect(url).toMatch(/^https:/)
  })

  it('is in the language that the expert writes in, whatever the client’s', async () => {
    const { db } = testApp.ports
    const { helene, id } = await capturedOrder()
    const expertIs = (...languages: Locale[]) =>
      db.updateTable('expert').set({ languages }).where('id', '=', helene.expertId).execute()
    const clientIs = (locale: Locale) => db.updateTable('question').set({ locale }).where('id', '=', id).execute()
    const proposed = async () => {
      const { draft, locale } = await proposalOf(helene, id)
      const { steps, papers, limits } = draft
      return { locale, texts: [...steps.map(({ text }) => text), ...papers, limits].filter(Boolean) }
    }
    const french = await proposed()
    await expertIs('en')
    const english = await proposed()
    expect([french.locale, english.locale]).toEqual(['fr', 'en'])
    for (const { locale, texts } of [french, english]) {
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) expect([text, clearlyForeignTo(locale, text)]).toEqual([text, undefined])
    }
    await clientIs('en')
    await expertIs('fr')
    expect(await proposed()).toEqual(french)
    await expertIs('fr', 'en')
    expect((await proposed()).locale).toBe('en')
  })

  it('is sent only once each part was changed or confirmed, and says who has helped', async () => {
    const { client, helene, id, token } = await capturedOrder()
    const part = { section: 'papers', text: ['L’état des lieux de sortie'] }
    const answer = { ...fullAnswer, papers: ['Le bail', 'L’état des lieux de sortie'] }
    expect((await choose(helene, id, token, part, 'accepted')).status).toBe(200)
    const early = await send(helene, id, token, answer)
    expect([early.status, early.body.code]).toEqual([409, 'proposal_unconfirmed'])
    expect(await authors(id)).toEqual([])
    expect((await proposalOf(helene, id)).accepted).toEqual([{ part, confirmed: false }])
    // The page knows it before anything is sent, after a reload too.
    const known = async () => (await helene.get(`/desk/questions/${id}/draft`)).body.accepted
    expect(await known()).toEqual([{ part, confirmed: false }])
    await choose(helene, id, token, part, 'confirmed')
    expect(await known()).toEqual([{ part, confirmed: true }])
    expect((await send(helene, id, token, answer)).status).toBe(200)
    await testApp.settle()
    expect(await authors(id)).toEqual(['assistant_edited'])
    // The conversation and the list of versions say the same.
    const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
    const said = messages.find(({ kind }: { kind: string }) => kind === 'answer')
    const [version] = (await client.get(`/questions/${id}?locale=fr`)).body.contributions
    expect([said.writtenBy, version.author]).toEqual(['assistant_edited', 'assistant_edited'])
    expect(isHashChainValid(await contributionsTo(testDb(), id))).toBe(true)
    expect(await testDb().selectFrom('draft_proposal').selectAll().where('questionId', '=', id).execute()).toEqual([])
  })

  it('need not be confirmed where it was changed, and leaves no trace where it was left', async () => {
    const changed = await capturedOrder()
    const part = { section: 'limits', text: 'Ce qui reste à préciser : la date de l’état des lieux.' }
    await choose(changed.helene, changed.id, changed.token, part, 'accepted')
    expect((await send(changed.helene, changed.id, changed.token, fullAnswer)).status).toBe(200)
    expect(await authors(changed.id)).toEqual(['assistant_edited'])
    const left = await capturedOrder()
    await choose(left.helene, left.id, left.token, part, 'accepted')
    await choose(left.helene, left.id, left.token, part, 'left')
    expect((await send(left.helene, left.id, left.token, { ...fullAnswer, limits: part.text })).status).toBe(200)
    expect(await authors(left.id)).toEqual(['expert'])
  })

  it('is nobody’s who does not hold the question', async () => {
    const { helene, id, token } = await capturedOrder()
    const part = { section: 'papers', text: ['Le bail'] }
    expect((await choose(helene, id, token + 1, part, 'accepted')).body.code).toBe('lease_lost')
    await helene.post(`/desk/questions/${id}/give-up`, { token, reason: 'ill' })
    const late = await helene.get(`/desk/questions/${id}/proposal`)
    expect([late.status, late.body.code]).toEqual([409, 'lease_lost'])
  })
})
