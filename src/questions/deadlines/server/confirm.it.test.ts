import { describe, expect, it } from 'vitest'
import { type Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { askQuestion, questionView } from '../../../../test/scenarios/main-path.ts'
import { questionById } from '../../server/views.ts'

setUpTestApp()

const inDays = (days: number) => new Date(testApp.ports.clock.now().getTime() + days * 86_400_000)
const iso = (at: Date) => at.toISOString().slice(0, 10)
const inWords = (at: Date) =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' }).format(at)

const say = async (client: Caller, id: string, text: string) => {
  const { status } = await client.post(`/questions/${id}/messages`, { text })
  expect(status).toBe(200)
  await testApp.settle()
}
const everything = async (client: Caller, id: string) => {
  const { data } = await testApp.ports.db
    .selectFrom('brief')
    .select('data')
    .where('questionId', '=', id)
    .executeTakeFirstOrThrow()
  const row = await questionById(testApp.ports.db, id)
  const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
  const said = messages.filter((message: { author: string }) => message.author !== 'client')
  return { brief: data, row: row!, told: JSON.stringify([data.dates, data.redFlags, said]) }
}
const settle = (client: Caller, id: string, date: string | null) =>
  client.put(`/questions/${id}/deadline`, { date, locale: 'fr' })

describe('a day in the client’s words', () => {
  const hearing = () =>
    `Mon propriétaire veut me faire quitter l’appartement. Je suis convoqué au tribunal, l’audience est le ${inWords(inDays(30))}.`

  it('is proposed to the client and stands nowhere before they confirm it', async () => {
    await expert()
    const client = await visitor()
    const id = await askQuestion(client, hearing())
    await say(client, id, 'Location vide, la SCI Les Tilleuls.')
    const day = iso(inDays(30))
    expect(await questionView(client, id)).toMatchObject({ state: 'PREVIEWED', neededBy: null, proposedDeadline: day })
    const { brief, row, told } = await everything(client, id)
    expect(brief.neededBy).toBeUndefined()
    expect(row.life.neededBy).toBeNull()
    expect(told).not.toContain(day)
  })

  it('is used everywhere once they have', async () => {
    const client = await visitor()
    const id = await askQuestion(client, hearing())
    await say(client, id, 'Location vide, la SCI Les Tilleuls.')
    const day = iso(inDays(30))
    const { status, body } = await settle(client, id, day)
    expect([status, body.neededBy, body.proposedDeadline]).toEqual([200, day, null])
    const { brief, row } = await everything(client, id)
    expect(brief.neededBy).toBe(day)
    expect(row.life.neededBy).toBe(Date.parse(`${day}T23:59:59Z`))
    await say(client, id, 'Le loyer est de 700 €.')
    expect((await questionView(client, id)).neededBy).toBe(day)
    expect((await everything(client, id)).brief.neededBy).toBe(day)
  })

  it('is dropped where they say that there is none, and another takes its place', async () => {
    const client = await visitor()
    const id = await askQuestion(client, hearing())
    await say(client, id, 'Location vide, la SCI Les Tilleuls.')
    expect((await settle(client, id, null)).body).toMatchObject({ neededBy: null, proposedDeadline: null })
    await say(client, id, 'Le loyer est de 700 €.')
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: null })
    expect((await settle(client, id, iso(inDays(12)))).body.neededBy).toBe(iso(inDays(12)))
    await testApp.pass(5)
    await say(client, id, `L’audience est reportée au ${inWords(inDays(50))}.`)
    expect(await questionView(client, id)).toMatchObject({
      neededBy: iso(inDays(12)),
      proposedDeadline: iso(inDays(50)),
    })
  })

  it('is refused where it has gone by, and to whom the question is not', async () => {
    const client = await visitor()
    const id = await askQuestion(client, hearing())
    expect((await settle(client, id, iso(inDays(-2)))).body.code).toBe('date_invalid')
    expect((await settle(client, id, iso(inDays(9000)))).body.code).toBe('date_invalid')
    expect((await settle(await visitor(), id, null)).body.code).toBe('question_unknown')
  })
})

describe('a reply in words to the day that was proposed', () => {
  const spokenEn = (at: Date) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' }).format(at)
  const proposedTo = async (client: Caller, locale = 'fr') => {
    const text =
      locale === 'fr'
        ? `Mon propriétaire veut me faire quitter l’appartement. L’audience est le ${inWords(inDays(30))}.`
        : `My landlord wants me out of the flat. The hearing is on ${spokenEn(inDays(30))}.`
    const { body } = await client.post('/questions', { text, category: 'logement', locale })
    await testApp.settle()
    expect((await questionView(client, body.id)).proposedDeadline).toBe(iso(inDays(30)))
    return body.id as string
  }
  const linesOf = async (client: Caller, id: string) =>
    (await client.get(`/questions/${id}/messages?locale=fr`)).body.messages

  it.each([
    ['fr', 'oui c’est ça'],
    ['fr', 'Oui'],
    ['en', 'yes that’s right'],
  ])('confirms it, as the button does (%s): %s', async (locale, text) => {
    const client = await visitor()
    const id = await proposedTo(client, locale)
    await say(client, id, text)
    expect(await questionView(client, id)).toMatchObject({
      neededBy: iso(inDays(30)),
      proposedDeadline: null,
      state: 'INTAKE',
    })
    const last = (await linesOf(client, id)).at(-1)
    expect(last).toMatchObject({ author: 'house', event: 'deadline_settled' })
    // The questions of the intake are still open, and the reply answers none of them.
    await say(client, id, locale === 'fr' ? 'Location vide, la SCI Les Tilleuls.' : 'Unfurnished, Acme Lettings.')
    const { brief } = await everything(client, id)
    expect(brief.neededBy).toBe(iso(inDays(30)))
    expect(JSON.stringify((await linesOf(client, id)).at(-1).preview)).not.toContain(text)
    expect(await questionView(client, id)).toMatchObject({ neededBy: iso(inDays(30)), state: 'PREVIEWED' })
  })

  it.each([
    ['fr', 'pas du tout'],
    ['fr', 'Non, ce n’est pas une échéance'],
    ['en', 'no, there is no deadline'],
  ])('refuses it (%s): %s', async (locale, text) => {
    const client = await visitor()
    const id = await proposedTo(client, locale)
    await say(client, id, text)
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: null })
    await say(client, id, locale === 'fr' ? 'Vide, la SCI Les Tilleuls.' : 'Unfurnished, Acme Lettings.')
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: null })
  })

  it('gives another day, after the preview too', async () => {
    for (const [locale, words] of [
      ['fr', `non, c’est le ${inWords(inDays(21))}`],
      ['en', `no, it’s ${spokenEn(inDays(21))}`],
      ['fr', `en fait le ${inWords(inDays(21))}`],
      ['en', `${spokenEn(inDays(21))} is the last day`],
    ] as const) {
      const visit = await visitor()
      const id = await proposedTo(visit, locale)
      await say(visit, id, locale === 'fr' ? 'Location vide, la SCI Les Tilleuls.' : 'Unfurnished, Acme Lettings.')
      expect((await questionView(visit, id)).state).toBe('PREVIEWED')
      await say(visit, id, words)
      expect(await questionView(visit, id)).toMatchObject({ neededBy: iso(inDays(21)), proposedDeadline: null })
      expect((await everything(visit, id)).brief.neededBy).toBe(iso(inDays(21)))
      expect((await linesOf(visit, id)).at(-1)).toMatchObject({ author: 'house', event: 'deadline_settled' })
    }
  })

  it('is a bare day where the deadline was asked for among others', async () => {
    const visit = await visitor()
    const id = await askQuestion(visit, 'Mon propriétaire veut augmenter le loyer de mon appartement vide.')
    await say(visit, id, `oui, le ${inWords(inDays(21))}`)
    expect(await questionView(visit, id)).toMatchObject({ neededBy: iso(inDays(21)), proposedDeadline: null })
  })

  it('is followed by what else the message says', async () => {
    const client = await visitor()
    const id = await proposedTo(client)
    await say(client, id, 'Oui c’est ça. Location vide, la SCI Les Tilleuls.')
    expect(await questionView(client, id)).toMatchObject({ neededBy: iso(inDays(30)), state: 'PREVIEWED' })
  })

  it.each([
    ['fr', 'non', 'oui'],
    ['en', 'no', 'yes'],
  ])('waits on after a bare no that may answer another question (%s)', async (locale, no, yes) => {
    const client = await visitor()
    const id = await proposedTo(client, locale)
    await say(client, id, no)
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: iso(inDays(30)) })
    expect((await linesOf(client, id)).filter(({ event }: { event?: string }) => event)).toEqual([])
    await say(client, id, `${yes}, ${locale === 'fr' ? inWords(inDays(30)) : spokenEn(inDays(30))}`)
    expect(await questionView(client, id)).toMatchObject({ neededBy: iso(inDays(30)), proposedDeadline: null })
  })

  it.each([
    ['fr', 'aucune échéance', (day: string) => `si, le ${day}`],
    ['fr', 'pas de date', (day: string) => `en fait il y a une date limite : le ${day}`],
    ['en', 'no, there is no deadline', (day: string) => `yes, ${day}`],
  ] as const)('proposes it again once the client takes back that there is none (%s): %s', async (locale, no, back) => {
    const client = await visitor()
    const id = await proposedTo(client, locale)
    await say(client, id, no)
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: null })
    await testApp.pass(5)
    await say(client, id, back(locale === 'fr' ? inWords(inDays(30)) : spokenEn(inDays(30))))
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: iso(inDays(30)) })
  })

  it('changes nothing where it is ambiguous, or where no day waits for an answer', async () => {
    const client = await visitor()
    const id = await proposedTo(client)
    await say(client, id, 'oui mais je ne suis pas sûr')
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: iso(inDays(30)) })
    await settle(client, id, iso(inDays(30)))
    for (const text of ['non', `non, c’est le ${inWords(inDays(21))}`, 'pas du tout']) {
      await say(client, id, text)
      expect((await questionView(client, id)).neededBy).toBe(iso(inDays(30)))
    }
  })
})

describe('what is no deadline', () => {
  it.each([
    ['J’y suis resté 4 ans et le propriétaire garde ma caution de 800 €.', 'Location vide. La SCI Les Tilleuls.'],
    ['Mon entretien avec le bailleur du 10 janvier s’est mal passé, il garde le dépôt.', 'Vide. Aucune date.'],
    ['Mon père est décédé en février et son bailleur garde le dépôt de garantie.', 'Vide. Pas de délai.'],
  ])('is neither proposed nor used: %s', async (text, reply) => {
    const client = await visitor()
    const id = await askQuestion(client, text)
    await say(client, id, reply)
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: null })
    const { brief } = await everything(client, id)
    expect(brief.neededBy).toBeUndefined()
    expect(brief.dates.filter(({ date }) => date > iso(inDays(0)))).toEqual([])
  })

  it('wins, as "none", over a date in the question', async () => {
    const client = await visitor()
    const id = await askQuestion(client, `L’assemblée est le ${inWords(inDays(40))}, mon bailleur garde ma caution.`)
    await say(client, id, 'Location vide, SCI Les Tilleuls, aucune date.')
    expect(await questionView(client, id)).toMatchObject({ neededBy: null, proposedDeadline: null })
  })
})
