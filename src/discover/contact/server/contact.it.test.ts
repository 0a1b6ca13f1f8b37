import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { brand } from '../../../brand.ts'

setUpTestApp()

let people = 0
function somebody() {
  people += 1
  const message = {
    name: 'Camille',
    email: `camille${people}@exemple.fr`,
    message: 'Où est ma facture ?',
    locale: 'fr',
  }
  return { caller: new Caller(null, `198.51.100.${people}`), message }
}
const kept = (email: string) =>
  testApp.ports.db.selectFrom('contact_message').selectAll().where('email', '=', email).execute()
const lettersTo = (to: string) =>
  testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['template', 'subject', 'text'])
    .where('toAddress', '=', to)
    .execute()

describe('a message to the house', () => {
  it('is kept, sent to the operator and receipted to the sender, whose words are not sent on', async () => {
    const { caller, message } = somebody()
    const { status, body } = await caller.post('/contact', message)
    expect(status).toBe(200)
    expect(await kept(message.email)).toMatchObject([{ kind: 'message', name: 'Camille', reference: body.reference }])
    const [receipt] = await lettersTo(message.email)
    expect(receipt).toMatchObject({ template: 'discover.message-receipt' })
    expect(receipt?.subject).toContain(body.reference)
    expect(receipt?.text).not.toContain('facture')
    const arrivals = await lettersTo(brand.support.email)
    expect(arrivals.some((one) => one.text.includes('facture') && one.text.includes(message.email))).toBe(true)
  })

  it('that shows a person in danger is kept, alerts the house and is answered with whom to call', async () => {
    const { caller, message } = somebody()
    const text = `Je vais me suicider ce soir, j’ai tout préparé. (${message.email})`
    const { status, body } = await caller.post('/contact', { ...message, message: text, timeZone: 'Europe/Brussels' })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'emergency_stands' })
    const [row] = await kept(message.email)
    expect(body.data.kept).toBe(row?.reference)
    expect(body.data.screen.either.map(({ country }: { country: string }) => country)).toEqual([
      'En Belgique',
      'En France',
    ])
    const arrival = (await lettersTo(brand.support.email)).find((one) => one.text.includes(message.email))
    expect(arrival?.subject).toMatch(/^Urgence/)
    expect(await lettersTo(message.email)).toHaveLength(1)
    const again = { ...message, message: text, notEmergency: ['suicide'] }
    expect(await caller.post('/contact', again)).toMatchObject({ status: 200 })
  })

  it('that shows a person in danger is answered with whom to call beyond the limits too', async () => {
    const { caller, message } = somebody()
    testApp.clock.advance(3_600_000)
    for (let nth = 0; nth < 5; nth++) expect((await caller.post('/contact', message)).status).toBe(200)
    expect((await caller.post('/contact', message)).status).toBe(429)
    const { status, body } = await caller.post('/contact', { ...message, message: 'Je vais me suicider ce soir.' })
    expect({ status, code: body.code, kept: body.data.kept }).toEqual({
      status: 409,
      code: 'emergency_stands',
      kept: null,
    })
    testApp.clock.advance(3_600_000)
  })

  it('that tells of violence at home gets no receipt, and the house is told why', async () => {
    const { caller, message } = somebody()
    const text = `Mon mari m’a étranglée hier soir et il me menace avec un couteau. (${message.email})`
    expect((await caller.post('/contact', { ...message, message: text })).body.code).toBe('emergency_stands')
    expect(await kept(message.email)).toHaveLength(1)
    expect(await lettersTo(message.email)).toEqual([])
    const arrival = (await lettersTo(brand.support.email)).find((one) => one.text.includes(message.email))
    expect(arrival?.text).toContain('avant de savoir si c’est sûr')
  })

  it('needs a name, a valid address and a text', async () => {
    const { caller, message } = somebody()
    const { status, body } = await caller.post('/contact', { ...message, name: ' ', email: 'camille', message: '' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'email_invalid' },
      { field: 'message', code: 'required' },
    ])
  })

  it('from a machine that fills the hidden field is answered alike and goes nowhere', async () => {
    const { caller, message } = somebody()
    const { status, body } = await caller.post('/contact', { ...message, website: 'https://spam.example' })
    expect(status).toBe(200)
    expect(body.reference).toMatch(/^M-/)
    expect(await kept(message.email)).toEqual([])
    expect(await lettersTo(message.email)).toEqual([])
  })

  it('is not sent twice by one press, nor without end to one address', async () => {
    const { caller, message } = somebody()
    const key = 'one-press-of-the-button'
    const [first, again] = [await caller.post('/contact', message, key), await caller.post('/contact', message, key)]
    expect(again.body).toEqual(first.body)
    expect(await kept(message.email)).toHaveLength(1)
    const statuses = []
    for (let nth = 0; nth < 5; nth += 1) statuses.push((await caller.post('/contact', message)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })
})

describe('a notice about content', () => {
  const about = { page: 'https://clairavis.test/fr/question/1', reason: 'personal', goodFaith: true }

  it('is kept with its page and reason, and receipted', async () => {
    const { caller, message } = somebody()
    const { body } = await caller.post('/notices', { ...message, ...about })
    expect(await kept(message.email)).toMatchObject([{ kind: 'notice', reason: 'personal', goodFaith: true }])
    expect((await lettersTo(message.email))[0]?.subject).toContain(body.reference)
  })

  it('needs a page, a reason and good faith', async () => {
    const { caller, message } = somebody()
    const { body } = await caller.post('/notices', { ...message, page: '', reason: '', goodFaith: false })
    expect(body.errors).toEqual([
      { field: 'page', code: 'required' },
      { field: 'reason', code: 'required' },
      { field: 'goodFaith', code: 'good_faith_missing' },
    ])
  })
})
