import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeMailServer, startFakeMailServer } from '../../../test/harness/fake-smtp-server.ts'
import { type InlineJobs, inlineJobs } from '../../../test/harness/inline-jobs.ts'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { FakeClock } from '../clock.ts'
import { randomIds } from '../ids.ts'
import { renderEmail } from './email.tsx'
import { openMail } from './outbox.ts'
import { listOutboxEmails, overtakeWaiting } from './outbox-store.ts'
import type { Email, EmailGuard, Mail } from './port.ts'
import { smtpTransport, type Transport } from './smtp.ts'

const start = '2026-03-02T09:00:00Z'
const secretKey = 's'.repeat(40)
const letter = (key: string, change: Partial<Email> = {}): Email => ({
  template: 'questions.answered',
  to: 'camille@example.test',
  locale: 'fr',
  subject: 'Votre réponse est prête',
  html: '<p>Prête</p>',
  text: 'Prête',
  key,
  ...change,
})

let database: TestDatabase
let server: FakeMailServer
let transport: Transport
let clock: FakeClock
let jobs: InlineJobs

beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  server = await startFakeMailServer()
  transport = smtpTransport(server.url, 'Clairavis <bonjour@clairavis.example>', 'aide@clairavis.example')
  clock = new FakeClock(start)
  jobs = inlineJobs(database.db)
  await database.db.deleteFrom('mail_outbox').execute()
})
afterEach(async () => {
  transport.close()
  await server.stop()
})
afterAll(() => database.drop())

const open = (by: Transport | null, maySend: EmailGuard = async () => true) =>
  openMail({ db: database.db, jobs, clock, ids: randomIds, maySend, secretKey, transport: by })
const about = async (subject: string, change: Partial<Email> = {}) => ({
  ...letter(subject, change),
  ...(await renderEmail({ locale: 'fr', subject, preview: subject, reason: 'Motif.', body: subject })),
  ...change,
})
const content = Buffer.from('BEGIN:VCALENDAR')
const invitation = (name: string) => [{ name, type: 'text/calendar; method=REQUEST', content }]
const post = (mail: Mail, ...letters: Email[]) =>
  database.db.transaction().execute(async (tx) => {
    for (const one of letters) await mail.enqueue(tx, one)
  })

describe('the outbox', () => {
  test('keeps letters for the e-mail tester where there is no mail server', async () => {
    await post(open(null), letter('a'))
    expect(await jobs.waiting()).toEqual([])
    expect(await listOutboxEmails(database.db)).toMatchObject([{ state: 'kept', key: 'a', createdAt: new Date(start) }])
  })

  test('sends a letter once its transaction has committed, in both forms', async () => {
    await post(open(transport), letter('a'))
    clock.advance(5000)
    await jobs.runDue(clock.now())
    expect(server.received).toHaveLength(1)
    const { to, source } = server.received[0]!
    expect(to).toBe('camille@example.test')
    expect(source).toContain('Reply-To: aide@clairavis.example')
    expect(source).toContain('Auto-Submitted: auto-generated')
    expect(source).toMatch(/text\/plain[\s\S]*text\/html/)
    const [kept] = await listOutboxEmails(database.db)
    expect(kept).toMatchObject({ state: 'sent', attempts: 1, sentAt: new Date(Date.parse(start) + 5000) })
    expect(source).toContain(`Message-ID: <${kept!.id}@clairavis.example>`)
  })

  test('sends one letter for what happens to a matter within some minutes, and another one afterwards', async () => {
    const gather = { matter: 'question:1', waits: 180_000, tells: 'all' } as const
    const mail = open(transport)
    await post(mail, await about('Proposé', { gather, attachments: invitation('ancien.ics') }))
    clock.advance(60_000)
    const accepted = { gather, template: 'questions.accepted' } as const
    await post(mail, await about('Déplacé', { ...accepted, key: 'a:1:1', attachments: invitation('nouveau.ics') }))
    await post(mail, await about('Autre', { gather, to: 'helene@example.test' }))
    await jobs.runDue(clock.now())
    expect(server.received).toEqual([])
    await post(mail, await about('Déplacé encore', { ...accepted, key: 'a:1:2' }))
    clock.advance(120_000)
    await jobs.runDue(clock.now())
    const [whole, ...others] = server.received.filter(({ to }) => to === 'camille@example.test')
    expect(others).toEqual([])
    expect(whole?.source).toContain('nouveau.ics')
    expect(whole?.source).not.toContain('ancien.ics')
    const rows = await listOutboxEmails(database.db, { to: 'camille@example.test' })
    expect(rows.map(({ subject, state }) => [subject, state])).toEqual([
      ['Déplacé encore', 'sent'],
      ['Déplacé', 'gathered'],
      ['Proposé', 'gathered'],
    ])
    const { text = '', html = '' } = rows[0] ?? {}
    expect(text).toMatch(/^Déplacé encore\n\n\* \* \*\n\nProposé\n/)
    expect(text.match(/Une question sur ce message/g)).toHaveLength(1)
    expect(html.match(/data-letter/g)).toHaveLength(2)
    expect(html.match(/data-foot/g)).toHaveLength(1)
    clock.advance(60_000)
    await post(mail, await about('Annulé', { gather }))
    clock.advance(180_000)
    await jobs.runDue(clock.now())
    expect(server.received.filter(({ to }) => to === 'camille@example.test')).toHaveLength(2)
    expect((await listOutboxEmails(database.db))[0]?.text).not.toContain('Déplacé')
  })

  test('sends one letter for what happens at the same instant in several transactions', async () => {
    const gather = { matter: 'questions:claire', waits: 120_000, tells: 'all' } as const
    const mail = open(transport)
    const closing = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']
    const letters = await Promise.all(closing.map((words) => about(words, { gather, key: `question.news:${words}:1` })))
    await Promise.all(letters.map((one) => post(mail, one)))
    clock.advance(120_000)
    await jobs.runDue(clock.now())
    expect(server.received).toHaveLength(1)
    const whole = (await listOutboxEmails(database.db)).find(({ state }) => state === 'sent')
    for (const words of closing) expect(whole?.text).toContain(words)
  })

  test('drops no receipt for another one of the same question', async () => {
    const gather = { matter: 'question:1', waits: 240_000, tells: 'all' } as const
    const receipt = { gather, template: 'questions.voided' } as const
    await post(open(transport), await about('3 euros', { ...receipt, key: 'question.voided:order-1' }))
    await post(open(transport), await about('29 euros', { ...receipt, key: 'question.voided:order-2' }))
    clock.advance(240_000)
    await jobs.runDue(clock.now())
    expect(server.received).toHaveLength(1)
    const [whole] = await listOutboxEmails(database.db)
    expect(whole?.text).toMatch(/^29 euros\n\n\* \* \*\n\n3 euros\n/)
    expect(whole?.html.match(/data-letter/g)).toHaveLength(2)
  })

  test('tells only the latest of what contradicts itself, with the file that its recipient has not got', async () => {
    const gather = { matter: 'meeting:1', waits: 180_000, tells: 'latest' } as const
    const mail = open(transport)
    await post(mail, await about('Confirmé', { gather, attachments: invitation('rendez-vous.ics') }))
    clock.advance(60_000)
    await post(mail, await about('Horaires', { gather, template: 'questions.accepted' }))
    clock.advance(120_000)
    await jobs.runDue(clock.now())
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.source).toContain('rendez-vous.ics')
    const [whole, earlier] = await listOutboxEmails(database.db)
    expect(earlier?.state).toBe('gathered')
    expect(whole?.text).not.toContain('Confirmé')
    expect(whole?.html).not.toContain('Confirmé')
  })

  test('takes the place of one that the mail server could not take either', async () => {
    const gather = { matter: 'plan:1', waits: 0, tells: 'latest' } as const
    const mail = open(transport)
    server.refuseWith = '451 try later'
    await post(mail, await about('Pause', { gather }))
    await jobs.runDue(clock.now())
    server.refuseWith = null
    clock.advance(1000)
    await post(mail, await about('Gardée', { gather, template: 'questions.accepted' }))
    clock.advance(3_600_000)
    await jobs.runDue(clock.now())
    expect(server.received).toHaveLength(1)
    expect((await listOutboxEmails(database.db)).map(({ state }) => state)).toEqual(['sent', 'gathered'])
  })

  test('does not send what waits about a matter that was told to be over, and forgets its files', async () => {
    const gather = { matter: 'plan:1', waits: 180_000, tells: 'latest' } as const
    await post(open(transport), await about('Gardée', { gather, attachments: invitation('a.ics') }))
    await post(open(transport), await about('Autre', { gather: { ...gather, matter: 'plan:2' } }))
    await database.db.transaction().execute((tx) => overtakeWaiting(tx, 'plan:1', clock.now()))
    clock.advance(180_000)
    await jobs.runDue(clock.now())
    expect(server.received).toHaveLength(1)
    const states = (await listOutboxEmails(database.db)).map(({ subject, state }) => [subject, state])
    expect(states.toSorted()).toEqual([
      ['Autre', 'sent'],
      ['Gardée', 'gathered'],
    ])
    expect(await database.db.selectFrom('mail_attachment').select('name').execute()).toEqual([])
  })

  test('withholds a letter that has waited where writing is no longer safe, by what it is about', async () => {
    const asked: Parameters<EmailGuard>[1][] = []
    let safe = true
    const mail = open(transport, async (_, { template, personId, about: question }) => {
      asked.push({ template, personId, about: question })
      return safe
    })
    const gather = { matter: 'question:1', waits: 180_000, tells: 'all' } as const
    const given = [{ about: 'question-1', personId: 'claire' }, { about: null }, { personId: 'claire' }]
    for (const [place, one] of given.entries())
      await post(mail, await about(`${place}`, { ...one, gather: { ...gather, matter: `question:${place}` } }))
    const before = asked.splice(0)
    safe = false
    clock.advance(180_000)
    await jobs.runDue(clock.now())
    expect(server.received).toEqual([])
    expect((await listOutboxEmails(database.db)).map(({ state }) => state)).toEqual(given.map(() => 'withheld'))
    expect(asked).toEqual(before)
  })

  test('sends what was withheld, with its files, once writing to that person is safe, and nobody else’s', async () => {
    let safe = false
    const mail = open(transport, async () => safe)
    const attachments = [{ name: 'contrat.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 un contrat') }]
    await post(mail, letter('a', { personId: 'claire', attachments }), letter('b', { personId: 'paul' }))
    const release = () => database.db.transaction().execute((tx) => mail.release(tx, 'claire'))
    const sent = async () => {
      await jobs.runDue(clock.now())
      return server.received.length
    }
    await release()
    expect(await sent()).toBe(0)
    safe = true
    await release()
    expect(await sent()).toBe(1)
    expect(server.received[0]?.source).toMatch(/Content-Type: application\/pdf; name=contrat\.pdf/)
    const states = (await listOutboxEmails(database.db)).map(({ key, state }) => `${key} ${state}`)
    expect(states.sort()).toEqual(['a sent', 'b withheld'])
    await release()
    expect(await sent()).toBe(1)
  })

  test('sends the files that go with a letter, and then keeps them no longer', async () => {
    const content = Buffer.from('%PDF-1.7 un contrat')
    await post(
      open(transport),
      letter('a', { attachments: [{ name: 'contrat.pdf', type: 'application/pdf', content }] }),
    )
    const files = () => database.db.selectFrom('mail_attachment').select('name').execute()
    expect(await files()).toEqual([{ name: 'contrat.pdf' }])
    await jobs.runDue(clock.now())
    const { source } = server.received[0]!
    expect(source).toMatch(/Content-Type: application\/pdf; name=contrat\.pdf/)
    expect(source).toContain(content.toString('base64'))
    expect(await files()).toEqual([])
  })

  test('sends a calendar message as an alternative of the text, with its method, and as a file', async () => {
    const content = Buffer.from('BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n')
    const type = 'text/calendar; charset=utf-8; method=REQUEST'
    await post(open(transport), letter('a', { attachments: [{ name: 'rendez-vous.ics', type, content }] }))
    await jobs.runDue(clock.now())
    const { source } = server.received[0]!
    expect(source).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*text\/calendar/)
    expect(source).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST')
    expect(source).toMatch(/Content-Type: application\/ics; name=rendez-vous\.ics/)
    expect(source).toContain('METHOD:REQUEST')
  })

  test('stores no link that lets anybody in, and sends it', async () => {
    const token = 'Zm9vYmFyYmF6cXV4cXV1'
    const link = `https://clairavis.example/fr/acces#token=${token}`
    await post(open(transport), letter('a', { text: link, html: `<a href="${link}">Ouvrir</a>` }))
    const dump = async () => JSON.stringify(await database.db.selectFrom('mail_outbox').selectAll().execute())
    expect(await dump()).toMatch(/\/fr\/acces#token=sealed\.0\.[0-9a-f]{8}/)
    expect(await dump()).not.toContain(token)
    await jobs.runDue(clock.now())
    const decoded = server.received[0]!.source.replace(/=\r\n/g, '').replace(/=3D/g, '=')
    expect(decoded.match(new RegExp(`#token=${token}`, 'g'))).toHaveLength(2)
    const [sent] = await listOutboxEmails(database.db)
    expect(sent).toMatchObject({ state: 'sent', secrets: null })
    expect(await dump()).not.toContain(token)
  })

  test('has one letter per key, whatever is retried', async () => {
    const mail = open(transport)
    await post(mail, letter('a'), letter('a'))
    await post(mail, letter('a'))
    await jobs.runDue(clock.now())
    expect(server.received).toHaveLength(1)
  })

  test('tries again when the mail server has no time, and gives up an address that does not exist', async () => {
    const mail = open(transport)
    server.refuseWith = '451 try later'
    await post(mail, letter('later'))
    await jobs.runDue(clock.now())
    expect(await listOutboxEmails(database.db)).toMatchObject([{ state: 'queued', attempts: 1 }])
    server.refuseWith = null
    clock.advance(60_000)
    await jobs.runDue(clock.now())
    expect(await listOutboxEmails(database.db)).toMatchObject([{ state: 'sent', attempts: 2, error: null }])

    server.refuseWith = '550 no such user'
    await post(mail, letter('nobody', { to: 'nobody@example.test' }))
    await jobs.runDue(clock.now())
    const [failed] = await listOutboxEmails(database.db, { to: 'nobody@example.test' })
    expect(failed).toMatchObject({ state: 'failed', attempts: 1 })
    expect(failed!.error).toContain('no such user')
    expect(await jobs.waiting()).toEqual([])
  })

  test('lets no address or subject add an addressee or a header', async () => {
    const subject = 'Hello\r\nBcc: third@example.test'
    await post(open(transport), letter('a', { to: 'one@example.test, two@example.test', subject }))
    await jobs.runDue(clock.now())
    for (const { source } of server.received) expect(source).not.toMatch(/^Bcc:/m)
    expect(server.received.map(({ to }) => to)).not.toContain('two@example.test')
  })
})
