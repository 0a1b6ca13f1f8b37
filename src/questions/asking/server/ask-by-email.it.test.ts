import { describe, expect, it } from 'vitest'
import { Caller, emailsReadBy, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'

setUpTestApp()
const text = 'Mon propriétaire ne me rend pas mon dépôt de garantie depuis deux mois.'
const form = (rest: object = {}) => ({ text, locale: 'fr', email: 'robin@example.com', ...rest })
const anybody = () => new Caller(null)
const letters = () => testApp.database.db.selectFrom('mail_outbox').selectAll().execute()
const questions = () => testApp.database.db.selectFrom('question').selectAll().execute()

describe('a question from a browser without scripts', () => {
  it('is kept, and the letter’s link opens it once', async () => {
    expect(await anybody().post('/questions/by-letter', form())).toMatchObject({ status: 200, body: { sent: true } })
    const [letter] = await emailsReadBy('robin@example.com')
    expect(letter?.template).toBe('questions.wayBack')
    const link = /\/fr\/consultation\/([\w-]+)#phone=([\w-]+)/.exec(letter?.text ?? '')
    const opened = await anybody().post('/phone-links/open', { token: link?.[2] })
    expect(opened.body.questionId).toBe(link?.[1])
    const question = await new Caller(opened.body.token).get(`/questions/${link?.[1]}?locale=fr`)
    expect(question.body).toMatchObject({ text, category: { slug: 'logement' } })
    expect((await anybody().post('/phone-links/open', { token: link?.[2] })).status).toBe(410)
  })
  it('never carries a stranger’s words to the address', async () => {
    const spam = 'Gagnez une fortune sur evil.example, mon propriétaire garde le dépôt de garantie.'
    await anybody().post('/questions/by-letter', form({ text: spam, email: 'victim@example.com' }))
    const letter = (await letters()).find((one) => one.toAddress === 'victim@example.com')
    expect(letter).toBeDefined()
    expect(JSON.stringify(letter)).not.toContain('evil.example')
  })
  it('opens for a day', async () => {
    await anybody().post('/questions/by-letter', form({ email: 'late@example.com' }))
    const [letter] = await emailsReadBy('late@example.com')
    testApp.clock.advance(25 * 3_600_000)
    const token = /#phone=([\w-]{16,})/.exec(letter?.text ?? '')?.[1]
    expect(token).toBeDefined()
    expect((await anybody().post('/phone-links/open', { token })).status).toBe(410)
  })
  it('of a machine that fills in every field is answered, and dropped', async () => {
    const before = (await questions()).length
    const answer = await anybody().post('/questions/by-letter', form({ website: 'x', email: 'bot@example.com' }))
    expect(answer.body).toEqual({ sent: true })
    expect((await questions()).length).toBe(before)
    expect((await letters()).some((one) => one.toAddress === 'bot@example.com')).toBe(false)
  })
  it('writes to one address three times an hour and says the same afterwards', async () => {
    const statuses = []
    for (let n = 0; n < 5; n += 1)
      statuses.push((await anybody().post('/questions/by-letter', form({ email: 'often@example.com' }))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect((await letters()).filter((one) => one.toAddress === 'often@example.com')).toHaveLength(3)
  })
  it('is refused from an address that sends too many', async () => {
    const statuses = []
    for (let n = 0; n < 11; n += 1)
      statuses.push((await anybody().post('/questions/by-letter', form({ email: `r${n}@example.com` }))).status)
    expect(statuses.at(-1)).toBe(429)
  })
  it.each([
    ['email', { email: 'robin' }],
    ['text', { text: 'Trop court' }],
  ])('says which field is wrong: %s', async (field, wrong) => {
    const { status, body } = await anybody().post('/questions/by-letter', form(wrong))
    expect(status).toBe(422)
    expect(body.errors.map((one: { field: string }) => one.field)).toEqual([field])
  })
})
