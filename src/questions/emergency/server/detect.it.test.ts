import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  askQuestion,
  heldOrder,
  questionText,
  questionView,
  readyToOrder,
} from '../../../../test/scenarios/main-path.ts'
import { brand } from '../../../brand.ts'
import { messagesOf, openTasks } from '../../server/views.ts'

setUpTestApp()

// Texts that any detector must find: this file tests what happens then.
const suicide = 'Je vais me suicider ce soir, j’ai tout préparé. Comment faire pour que ma fille hérite ?'
const suicideAgain = 'Je vous l’ai dit, je vais me suicider ce soir.'
const chest = 'Mon père a une douleur dans la poitrine depuis une heure, il transpire et il est essoufflé.'
const beaten = 'Mon mari m’a étranglée hier soir et il me menace avec un couteau, il va rentrer.'
const emergency = 'emergency_stands'

const db = () => testApp.ports.db
const row = (id: string) => db().selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const bodies = async (id: string) => (await messagesOf(db(), id)).map(({ author, kind }) => `${author} ${kind}`)
const alerts = (id: string) =>
  db().selectFrom('alert').select(['template', 'data']).where('questionId', '=', id).execute()
const lettersTo = (email: string) =>
  db()
    .selectFrom('mail_outbox')
    .select(['template', 'subject', 'text', 'html'])
    .where('toAddress', '=', email)
    .where('state', '<>', 'withheld')
    .execute()
const body = (text: string, more: object = {}) => ({ text, category: null, locale: 'fr', ...more })

async function inDanger(client: Caller, text = suicide, more: object = {}): Promise<string> {
  const { status, body: view } = await client.post('/questions', body(text, more))
  expect(status).toBe(200)
  return view.id
}
const dismiss = (client: Caller, id: string) => client.post(`/questions/${id}/not-emergency`, { locale: 'fr' })
const freeUsed = async (id: string) => (await row(id)).freeSlot

describe('while somebody types', () => {
  it('the numbers come before any category, also where health takes no questions', async () => {
    for (const text of [suicide, chest]) {
      const { body: found } = await new Caller(null).post('/questions/propose', { text, locale: 'fr' })
      expect(found).toMatchObject({ proposals: [], closed: null })
      expect(found.emergency.screen.sentences[0].line.href).toMatch(/^tel:(3114|15)$/)
    }
    const { body: found } = await new Caller(null).post('/questions/propose', { text: questionText, locale: 'fr' })
    expect(found.emergency).toBeNull()
    expect(found.proposals.length).toBeGreaterThan(0)
  })

  it('nobody is told: a text that is not sent is nobody else’s', async () => {
    const told = async () => {
      const [sent, raised] = await Promise.all([
        db().selectFrom('mail_outbox').select('id').execute(),
        db().selectFrom('alert').select('id').execute(),
      ])
      return [sent.length, raised.length]
    }
    const before = await told()
    for (const caller of [new Caller(null), await visitor()])
      expect((await caller.post('/questions/propose', { text: suicide, locale: 'fr' })).body.emergency).not.toBeNull()
    expect(await told()).toEqual(before)
  })

  it('what was said to be no emergency is none', async () => {
    const typed = { text: suicide, locale: 'fr', notEmergency: ['suicide'] }
    expect((await new Caller(null).post('/questions/propose', typed)).body.emergency).toBeNull()
  })
})

describe('a question that shows a person in danger', () => {
  it('is kept without a category asked, uses up nothing and wakes no assistant', async () => {
    const client = await visitor()
    const id = await inDanger(client)
    await testApp.pass(120)
    const view = await questionView(client, id)
    expect(view).toMatchObject({ text: suicide, state: 'DRAFT', limitReached: false, assistantWriting: false })
    expect(view.emergency.situations).toEqual(['suicide'])
    expect(view.emergency.screen).toMatchObject({ title: 'Vous n’êtes pas seul', first: { href: 'tel:3114' } })
    expect(view.can).toMatchObject({ askExpert: false, order: false })
    expect(await bodies(id)).toEqual(['client text', 'house event'])
    expect(await freeUsed(id)).toBe('none')
  })

  it('is heard with fewer words than a question needs', async () => {
    await inDanger(await visitor(), 'Je vais me tuer')
    const setAside = await (await visitor()).post('/questions', body('Je vais me tuer', { notEmergency: ['suicide'] }))
    expect(setAside.body.errors).toEqual([expect.objectContaining({ field: 'text', code: 'message_too_short' })])
    const short = await (await visitor()).post('/questions', body('Bonjour, aide'))
    expect(short.body).toMatchObject({ code: 'invalid_input', errors: [{ field: 'text', code: 'message_too_short' }] })
  })

  it('has the numbers of where the person is, in the language that they wrote', async () => {
    testApp.ports.countries.countryOf = () => 'GB'
    const client = await visitor()
    const id = await inDanger(client)
    const { body: view } = await client.get(`/questions/${id}?locale=en`)
    expect(view.emergency.screen.first).toMatchObject({ href: 'tel:116123', label: 'Appeler le 116 123' })
    testApp.ports.countries.countryOf = () => 'FR'
  })

  it('has those of each country that the clock, the address or the account tells of', async () => {
    const client = await visitor()
    const id = await inDanger(client, suicide, { timeZone: 'America/New_York' })
    const { screen } = (await questionView(client, id)).emergency
    expect(screen.either.map(({ country }: { country: string }) => country)).toEqual(['Aux États-Unis', 'En France'])
    await dismiss(client, id)
    await client.post(`/questions/${id}/messages`, { text: `${chest} Je suis à Berlin.`, timeZone: 'America/New_York' })
    expect((await questionView(client, id)).emergency.screen).toMatchObject({ either: [], first: { href: 'tel:112' } })
    const typed = { text: chest, locale: 'fr', timeZone: 'Europe/Zurich' }
    const { emergency: found } = (await new Caller(null).post('/questions/propose', typed)).body
    expect(found.screen.sentences.map(({ line }: { line: { number: string } }) => line.number)).toEqual(['144', '15'])
  })

  it('alerts a human of the house at once, with a link and without a word of it', async () => {
    const id = await inDanger(await visitor(), beaten)
    expect(await alerts(id)).toEqual([{ template: 'emergency', data: {} }])
    const { number } = await row(id)
    const letters = (await lettersTo(brand.support.email)).filter(({ subject }) => subject.includes(String(number)))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ template: 'questions.emergency-arrival' })
    expect(letters[0]?.subject).toMatch(/^Urgence/)
    expect(letters[0]?.text).toContain(`/fr/admin-dashboard/question/${id}`)
    expect(JSON.stringify(letters)).not.toMatch(/étrangl|couteau|mari|violence/)
  })

  it('can be neither ordered nor asked of an expert while it stands', async () => {
    const client = await visitor()
    const id = await inDanger(client)
    const refused = { status: 409, body: { code: emergency } }
    expect(await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })).toMatchObject(refused)
    expect(await client.post(`/questions/${id}/quote`, { kind: 'first' })).toMatchObject(refused)
  })

  it('goes on with everything when it is none: the same words do not bring it back, other words do', async () => {
    const client = await visitor()
    const id = await inDanger(client)
    const { body: view } = await dismiss(client, id)
    expect(view).toMatchObject({ emergency: null, state: 'INTAKE', text: suicide })
    await testApp.settle()
    expect((await bodies(id)).filter((one) => one.startsWith('assistant'))).not.toEqual([])
    expect(await freeUsed(id)).not.toBe('none')
    await client.post(`/questions/${id}/messages`, { text: suicide })
    expect((await questionView(client, id)).emergency).toBeNull()
    await client.post(`/questions/${id}/messages`, { text: suicideAgain })
    expect((await questionView(client, id)).emergency.situations).toContain('suicide')
    await client.post(`/questions/${id}/messages`, { text: chest })
    expect((await questionView(client, id)).emergency.situations).toContain('chest-pain')
    expect(await alerts(id)).toHaveLength(3)
  })

  it('said to be none before it was sent is an ordinary question', async () => {
    const client = await visitor()
    const sent = body(suicide, { category: 'succession', notEmergency: ['suicide'] })
    const { body: view } = await client.post('/questions', sent)
    expect(view).toMatchObject({ emergency: null, state: 'INTAKE' })
    expect(await alerts(view.id)).toEqual([])
  })

  it('is nobody else’s to dismiss', async () => {
    const id = await inDanger(await visitor())
    expect(await dismiss(await visitor(), id)).toMatchObject({ status: 404 })
    expect((await row(id)).emergencyDismissedAt).toBeNull()
  })

  it('comes before the refusal of health questions, whose text is not kept', async () => {
    testApp.ports.config.HEALTH_HOSTING = 'none'
    try {
      const client = await visitor()
      const { status, body: refusal } = await client.post('/questions', body(chest, { category: 'sante' }))
      expect({ status, code: refusal.code }).toEqual({ status: 409, code: emergency })
      expect(refusal.data.screen.first.href).toBe('tel:15')
      expect((await client.get('/questions?locale=fr')).body.total).toBe(0)
      const again = await client.post('/questions', body(chest, { category: 'sante', notEmergency: ['chest-pain'] }))
      expect(again.body.code).toBe('health_closed')
    } finally {
      testApp.ports.config.HEALTH_HOSTING = undefined
    }
  })
})

describe('a message in a conversation', () => {
  it('before an order is kept and silences the assistant until it is said to be no emergency', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    const before = (await bodies(id)).filter((one) => one.startsWith('assistant')).length
    const said = await client.post(`/questions/${id}/messages`, { text: suicide })
    expect(said).toMatchObject({ status: 200, body: { text: suicide } })
    await client.post(`/questions/${id}/messages`, { text: 'Ma fille a douze ans et vit chez moi.' })
    await testApp.pass(300)
    const assistant = async () => (await bodies(id)).filter((one) => one.startsWith('assistant')).length
    expect(await assistant()).toBe(before)
    expect((await questionView(client, id)).emergency.situations).toEqual(['suicide'])
    await dismiss(client, id)
    await testApp.settle()
    expect(await assistant()).toBe(before + 1)
  })

  it('drops what the assistant was thinking when it came', async () => {
    const client = await visitor()
    const { body: view } = await client.post('/questions', body(questionText, { category: 'logement' }))
    await client.post(`/questions/${view.id}/messages`, { text: beaten })
    await testApp.settle()
    expect((await bodies(view.id)).filter((one) => one.startsWith('assistant'))).toEqual([])
  })

  it('told over two messages is found', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    await client.post(`/questions/${id}/messages`, { text: 'Mon mari est rentré ivre' })
    await client.post(`/questions/${id}/messages`, { text: 'et puis il m’a étranglée' })
    expect((await questionView(client, id)).emergency.situations).toContain('partner-violence')
  })

  it('takes the order away that was about to be placed', async () => {
    const { client, id } = await readyToOrder()
    expect((await questionView(client, id)).can.order).toBe(true)
    await client.post(`/questions/${id}/messages`, { text: suicide })
    expect((await questionView(client, id)).can.order).toBe(false)
    expect((await client.post(`/questions/${id}/quote`, { kind: 'first' })).body.code).toBe(emergency)
    await dismiss(client, id)
    expect((await client.post(`/questions/${id}/quote`, { kind: 'first' })).status).toBe(200)
  })

  it('to an expert is delivered, and the expert is told', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    await acceptAs(helene, id)
    await testApp.settle()
    await client.post(`/questions/${id}/messages`, { text: suicide })
    const { body: thread } = await helene.get(`/questions/${id}/messages?after=0&locale=fr`)
    const last = thread.messages.slice(-2)
    expect(last).toMatchObject([{ author: 'client', text: suicide }, { event: 'emergency' }])
    expect((await helene.get(`/desk/questions/${id}?locale=fr`)).body).toMatchObject({ emergency: true })
    expect((await questionView(client, id)).emergency.situations).toEqual(['suicide'])
    await dismiss(client, id)
    expect((await helene.get(`/desk/questions/${id}?locale=fr`)).body).toMatchObject({ emergency: false })
  })

  it('after an answer takes the question up again', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    await answerAs(helene, id, await acceptAs(helene, id))
    await testApp.settle()
    await client.post(`/questions/${id}/messages`, { text: suicide })
    expect(await questionView(client, id)).toMatchObject({ state: 'FOLLOW_UP', emergency: { situations: ['suicide'] } })
  })
})

describe('a form without script', () => {
  const form = (text: string, more: object = {}) => ({ text, locale: 'fr', ...more })
  const post = (sent: object) =>
    new Caller(null, `198.51.100.${Math.floor(Math.random() * 250)}`).post('/questions/by-letter', sent)

  it('is answered with the screen, asks for no address, sends no letter and alerts a human', async () => {
    const email = `${randomUUID()}@client.test`
    for (const sent of [form(beaten), form(beaten, { email })]) {
      const { status, body: refusal } = await post(sent)
      expect({ status, code: refusal.code }).toEqual({ status: 409, code: emergency })
      expect(refusal.data.screen.first.href).toBe('tel:17')
    }
    expect(await lettersTo(email)).toEqual([])
    const kept = await db().selectFrom('question').select('id').where('body', '=', beaten).execute()
    for (const { id } of kept.slice(-2)) expect(await alerts(id)).toHaveLength(1)
  })

  it('is kept once, and learns whether writing is safe from its receipt', async () => {
    const text = `${beaten} ${randomUUID()}`
    const { body: refusal } = await post(form(text))
    const { kept } = refusal.data
    const answered = await post(form(text, { kept, safeToWrite: false }))
    expect(answered.body).toMatchObject({ code: emergency, data: { kept } })
    const found = () => db().selectFrom('question').select(['id', 'safeToWrite']).where('body', '=', text).execute()
    expect(await found()).toEqual([{ id: expect.any(String), safeToWrite: false }])
    await post(form(text, { kept, safeToWrite: true }))
    expect(await found()).toEqual([{ id: expect.any(String), safeToWrite: true }])
    await post(form(text, { kept: `${kept}x`, safeToWrite: false }))
    expect((await found()).map(({ safeToWrite: safe }) => safe)).toEqual(expect.arrayContaining([true, false]))
  })

  it('ends its alert however short it is', async () => {
    const { kept } = (await post(form('Je vais me tuer'))).body.data
    const back = await post(form('Je vais me tuer', { kept, notEmergency: ['suicide'] }))
    expect(back.body.code).toBe('email_needed')
    expect((await post(form('Je vais me tuer', { notEmergency: ['suicide'] }))).body.code).not.toBe('email_needed')
  })

  it('ends its alert and closes what was kept, once it is said to be no emergency', async () => {
    const text = `${beaten} ${randomUUID()}`
    const { kept } = (await post(form(text))).body.data
    const found = async () => {
      const rows = await db().selectFrom('question').select(['id', 'state']).where('body', '=', text).execute()
      return rows[0] ?? { id: '', state: '' }
    }
    const { id } = await found()
    const isOpen = async () =>
      (await openTasks(db(), db().selectFrom('question').select('id as questionId').where('id', '=', ''))).some(
        ({ questionId }) => questionId === id,
      )
    expect(await isOpen()).toBe(true)
    const notEmergency = ['violence', 'partner-violence']
    expect((await post(form(text, { kept: `${kept}x`, notEmergency }))).body.code).toBe('email_needed')
    expect(await isOpen()).toBe(true)
    expect((await post(form(text, { kept, notEmergency }))).body.code).toBe('email_needed')
    expect(await isOpen()).toBe(false)
    expect(await found()).toEqual({ id, state: 'CLOSED' })
  })

  it('gets no letter where writing was said not to be safe, until it is', async () => {
    const email = `${randomUUID()}@client.test`
    const sent = { email, category: 'famille', notEmergency: ['violence', 'partner-violence'] }
    const refused = await post(form(beaten, { ...sent, safeToWrite: false }))
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_safe_to_write' } })
    expect(await lettersTo(email)).toEqual([])
    expect(await post(form(beaten, { ...sent, safeToWrite: true }))).toMatchObject({ status: 200 })
    expect(await lettersTo(email)).toHaveLength(1)
  })

  it('goes on by letter when it is no emergency', async () => {
    const email = `${randomUUID()}@client.test`
    const sent = form(beaten, { email, category: 'famille', notEmergency: ['violence', 'partner-violence'] })
    expect(await post(sent)).toMatchObject({ status: 200 })
    expect(await lettersTo(email)).toHaveLength(1)
  })

  it('without an address is refused where nobody is in danger', async () => {
    expect((await post(form(questionText))).body.code).toBe('email_needed')
  })
})

describe('the comment on an answer', () => {
  it('is kept, and what it shows stands on the question and alerts the house', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    await answerAs(helene, id, await acceptAs(helene, id))
    await testApp.settle()
    const comment = `Merci. ${suicide}`
    const { status, body: view } = await client.post(`/questions/${id}/rating`, { stars: 4, comment, locale: 'fr' })
    expect(status).toBe(200)
    expect(view).toMatchObject({ rating: { stars: 4, comment }, emergency: { situations: ['suicide'] } })
    expect(view.emergency.screen.first).toMatchObject({ href: 'tel:3114' })
    expect(await alerts(id)).toEqual([{ template: 'emergency', data: {} }])
  })
})

describe('whether writing is safe', () => {
  async function accepted(text: string, safe?: boolean) {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const { email } = (await client.get('/me')).body
    if (text) await client.post(`/questions/${id}/messages`, { text })
    if (safe !== undefined) await client.post(`/questions/${id}/safe-to-write`, { safe, locale: 'fr' })
    const token = await acceptAs(helene, id)
    await testApp.pass(400)
    await helene.post(`/desk/questions/${id}/beat`, { token })
    await testApp.pass(220)
    return (await lettersTo(email)).filter(({ template }) => template === 'questions.accepted').length
  }

  it('mutes letters about this question when it is not, and while it is not known', async () => {
    expect(await accepted('')).toBe(1)
    expect(await accepted(beaten)).toBe(0)
    expect(await accepted(beaten, false)).toBe(0)
    expect(await accepted(beaten, true)).toBe(1)
    expect(await accepted(chest)).toBe(1)
  })

  it('is kept with the question, also before it is sent', async () => {
    const client = await visitor()
    const id = await inDanger(client, beaten, { safeToWrite: false })
    expect((await questionView(client, id)).safeToWrite).toBe(false)
    await client.post(`/questions/${id}/safe-to-write`, { safe: true, locale: 'fr' })
    expect((await questionView(client, id)).safeToWrite).toBe(true)
  })
})
